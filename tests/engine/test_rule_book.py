"""The rule book, rule by rule: a test for each number of `docs/rules.md`, R1 to R6 (R7: `test_worked_cases.py`)."""

import re
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from engine.basra import Basra, kind, worth
from engine.captures import legal_captures
from engine.cards import DECK, RANK, RANKS, VALUE
from engine.errors import BadTarget, IllegalCapture, UncleanDeck
from engine.events import BatchDealt
from engine.match import begin_deal, new_match, next_dealer, play
from engine.ruleset import PRESETS, ruleset
from engine.scoring import count_deal, winner_of
from engine.seats import deal_order, join_order, partner, pile_seat, right_of, team_of
from engine.shuffle import draw_dealer
from tests.engine.play import begun, played, seeded_deck, stacked_deck

BOOK = Path(__file__).parents[2] / "docs" / "rules.md"
EVERY = tuple(PRESETS.values())
CLASSIC, V2, MURABAA = (PRESETS[preset] for preset in ("classic", "v2", "murabaa"))


def takes(floor, card, rules=CLASSIC):
    """Return the legal captures as texts, the default first."""
    return [" ".join(capture) for capture in legal_captures(card, floor.split(), rules)]


def makes(floor, card, rules=CLASSIC):
    """Return the kind of the default capture."""
    lying = floor.split()
    return kind(card, lying, legal_captures(card, lying, rules)[0], rules)


def test_every_rule_has_a_test_and_every_test_a_rule():
    section, rules = None, set()
    for line in BOOK.read_text(encoding="utf-8").splitlines():
        if heading := re.match(r"## (\w+)", line):
            section = heading[1]
        elif section in ("R1", "R2", "R3", "R4", "R5", "R6") and (item := re.match(r"(\d+)\. ", line)):
            rules.add((section, int(item[1])))
    names = [re.match(r"test_(r\d)_(\d+)_", name) for name in dir(sys.modules[__name__])]
    assert {(name[1].upper(), int(name[2])) for name in names if name} == rules
    assert len(rules) == 7 + 5 + 7 + 6 + 3 + 3


# R1


def test_r1_1_at_two_seats_each_is_its_own_team():
    assert (team_of(0), team_of(1), partner(0, 2)) == (0, 1, None)


def test_r1_2_at_four_seats_partners_sit_opposite():
    assert all(team_of(partner(seat, 4)) == team_of(seat) for seat in range(4))
    assert all(partner(seat, 4) == right_of(right_of(seat, 4), 4) for seat in range(4))


def test_r1_3_the_second_to_join_is_the_creators_partner_and_the_third_sits_to_the_right():
    creator, second, third, fourth = join_order(4)
    assert partner(creator, 4) == second
    assert partner(third, 4) == fourth
    assert right_of(creator, 4) == third


@pytest.mark.parametrize("seats", [2, 4])
def test_r1_4_play_passes_to_the_right(seats):
    match = played(begun(seats=seats), 9)
    assert [done.seat for done in match.deal.plays] == [(1 + turn) % seats for turn in range(9)]


def test_r1_5_the_first_dealer_is_drawn_and_the_next_is_on_the_right():
    assert {draw_dealer(bytes([number]), 4) for number in range(40)} == {0, 1, 2, 3}
    two, four = played(begun(first_dealer=1), 48), played(begun(seats=4, first_dealer=3), 48)
    assert (next_dealer(two), next_dealer(four)) == (0, 0)


@pytest.mark.parametrize(("seats", "dealer", "first"), [(2, 0, 1), (2, 1, 0), (4, 0, 1), (4, 3, 0)])
def test_r1_6_the_dealers_right_plays_first_and_the_dealer_last(seats, dealer, first):
    match = played(begun(seats=seats, first_dealer=dealer), seats)
    assert match.deal.plays[0].seat == first
    assert match.deal.plays[-1].seat == dealer


def test_r1_7_a_pile_lies_with_the_dealers_partner_or_else_the_lower_seat():
    for dealer in range(4):
        theirs = team_of(dealer)
        assert pile_seat(theirs, dealer, 4) == partner(dealer, 4)
        assert pile_seat(1 - theirs, dealer, 4) == 1 - theirs


# R2


@pytest.mark.parametrize("seats", [2, 4])
def test_r2_1_a_batch_is_four_cards_to_each_seat_of_52(seats):
    deal = begun(seats=seats).deal
    assert [len(hand) for hand in deal.hands] == [4] * seats
    assert len({*deal.deck}) == 52


@pytest.mark.parametrize(("seats", "batches"), [(2, 6), (4, 3)])
def test_r2_2_only_the_first_batch_puts_four_on_the_floor(seats, batches):
    match, dealt = begun(seats=seats), 1
    assert len(match.deal.floor) == 4
    while match.deal.to_play is not None:
        card = match.deal.hands[match.deal.to_play][0]
        match, events = play(match, card, None)
        for event in events:
            if isinstance(event, BatchDealt):
                assert event == BatchDealt(dealt, ())
                dealt += 1
    assert dealt == batches


@pytest.mark.parametrize(("seats", "dealer"), [(2, 0), (2, 1), (4, 0), (4, 2)])
def test_r2_3_each_seat_takes_its_four_together_and_then_the_floor(seats, dealer):
    deal = begun(seats=seats, first_dealer=dealer).deal
    front = [card for seat in deal_order(dealer, seats) for card in deal.hands[seat]]
    assert (*front, *deal.floor, *deal.stock) == deal.deck


def test_r2_4_a_jack_or_the_komi_on_the_opening_floor_is_refused_in_all_presets():
    for rules in EVERY:
        for card in ("JC", "JD", "JH", "JS", "7D"):
            deck = stacked_deck("AC AD AH AS 2C 2D 2H 2S", card)
            with pytest.raises(UncleanDeck):
                begin_deal(new_match(rules, 2, 101, 0), deck)
            lax = ruleset(rules.preset, {"clean_opening": False})
            assert begin_deal(new_match(lax, 2, 101, 0), deck)[0].deal.floor[0] == card


@pytest.mark.parametrize("seats", [2, 4])
def test_r2_5_the_next_batch_comes_by_itself_and_after_the_last_the_count(seats):
    match = played(begun(seats=seats), 4 * seats)
    assert [len(hand) for hand in match.deal.hands] == [4] * seats
    assert match.counts == ()
    match = played(match, 48)
    assert (match.deal.stock, match.deal.to_play, len(match.counts)) == ((), None, 1)


# R3


def test_r3_1_numbers_take_their_rank_and_sums_that_share_no_card():
    assert takes("8D AS 7C", "8S") == ["AS 7C 8D"]
    assert takes("AS 2C 3S 3H 4D 5H", "6C") == ["AS 2C 3S 3H 4D 5H".replace("3S 3H", "3H 3S")]
    assert takes("JH QH KH AS", "10S") == [""]
    assert takes("AS AC AD AH", "4C") == ["AC AD AH AS"]
    assert takes("2S 2C 2D 2H", "8C") == ["2C 2D 2H 2S"]
    assert takes("3H", "AS") == [""]


def test_r3_1_a_card_that_can_take_must_take():
    match, _ = begin_deal(new_match(CLASSIC, 2, 101, 1), stacked_deck("8S AC AD AH", "2C 2D 2H 2S", "8D 9D QC KC"))
    with pytest.raises(IllegalCapture):
        play(match, "8S", ())


def test_r3_2_the_default_has_most_cards_and_then_comes_first_in_code_order():
    assert takes("6H 4S 4C", "10S") == ["4C 6H", "4S 6H"]
    assert takes("AS 2H 3C 4D 5S", "6S")[0] == "AS 2H 4D 5S"


def test_r3_3_queens_and_kings_take_their_rank_only():
    assert takes("QD KH QC 5S", "QS") == ["QC QD"]
    assert takes("AS KH", "QS") == [""]


def test_r3_4_a_jack_takes_the_whole_floor():
    for rules in EVERY:
        assert takes("2C 7D JH KS", "JS", rules) == ["2C 7D JH KS"]
        assert takes("", "JS", rules) == [""]


def test_r3_5_the_komi_in_hand_takes_the_whole_floor():
    for rules in EVERY:
        assert takes("2C JH KS", "7D", rules) == ["2C JH KS"]
        assert takes("", "7D", rules) == [""]


def test_r3_6_the_komi_on_the_floor_is_a_seven_or_is_taken_by_any_card():
    for rules in (CLASSIC, MURABAA):
        assert takes("7D 3C", "10S", rules) == ["3C 7D"]
        assert takes("7D 2C", "7S", rules) == ["7D"]
        assert takes("7D 2C", "JS", rules) == ["2C 7D"]
        assert takes("7D KC", "KS", rules) == ["KC"]
        assert takes("7D", "AS", rules) == [""]
    assert takes("7D 3C", "10S", V2) == ["3C 7D"]
    assert takes("7D AC", "8S", V2) == ["AC 7D"]
    assert takes("7D KC", "KS", V2) == ["7D KC"]
    assert takes("7D", "AS", V2) == ["7D"]
    for card in DECK:
        if card != "7D":
            assert all("7D" in capture for capture in takes("7D AC 2C 5C 6C 9C", card, V2))


def test_r3_6_a_wild_komi_makes_one_sum_at_most():
    assert takes("7D 3C 3H", "10S", V2) == ["3C 7D", "3H 7D"]
    assert takes("7D AC 2H 3H", "10S", V2) == ["AC 2H 7D", "3H 7D"]


def test_r3_7_a_jack_on_the_floor_is_taken_only_by_a_jack_or_the_komi():
    takers = {card for card in DECK if card != "JH" and takes("JH", card, V2) == ["JH"]}
    assert takers == {"JC", "JD", "JS", "7D"}


# R4


def test_r4_1_taking_all_the_floor_is_a_basra_also_with_the_last_card():
    assert makes("10H 5C 4S AD", "10S") == "basra"
    assert makes("QH QC", "QS") == "basra"
    assert makes("10H 5C KS", "10S") == "none"
    assert makes("", "10S") == "none"
    match = played(begun(first_dealer=0), 47)
    match = replace(match, deal=replace(match.deal, hands=(("KS",), ()), floor=("KD",), basras=()))
    match, _ = play(match, "KS", None)
    assert match.deal.basras == (Basra(0, "KS", "basra", 10),)


def test_r4_2_a_jack_on_a_single_jack_is_a_jack_basra_and_else_a_sweep():
    for rules in EVERY:
        assert makes("JH", "JS", rules) == "jack_basra"
        assert makes("JH JC", "JS", rules) == "sweep"
        assert makes("JH 5C", "JS", rules) == "sweep"
        assert makes("5C", "JS", rules) == "sweep"


def test_r4_3_a_jack_on_the_komi_alone_is_an_ordinary_basra():
    for rules in EVERY:
        assert makes("7D", "JS", rules) == "basra"
        assert makes("7D 2C", "JS", rules) == "sweep"
        assert makes("7C", "JS", rules) == "sweep"


def test_r4_4_the_komi_is_played_as_any_rank_that_would_take_all():
    for rules in EVERY:
        assert makes("5H 3C", "7D", rules) == "basra"
        assert makes("9H 2C", "7D", rules) == "sweep"
        assert makes("8C 8D 8H 8S", "7D", rules) == "basra"
        assert makes("JH", "7D", rules) == "basra"
        assert makes("JH JC", "7D", rules) == "sweep"
        assert makes("JH 2C", "7D", rules) == "sweep"
    assert all(makes(card, "7D") == "basra" for card in DECK if card != "7D")


def test_r4_5_queens_or_kings_alone_count_for_the_komi():
    for rules in EVERY:
        assert makes("QH", "7D", rules) == makes("KH KD KC", "7D", rules) == "basra"
        assert makes("QH KH", "7D", rules) == "sweep"
        assert makes("QH AH", "7D", rules) == "sweep"


def test_r4_6_the_last_cards_go_to_the_last_capturer_without_a_basra():
    for seed in range(20):
        match = played(begun(seed=seed), 47, seed)
        before = match.deal
        match, (last, *_) = play(match, before.hands[before.to_play][0], None)
        team = team_of(last.seat) if last.capture else before.last_capturer
        assert match.deal.floor == ()
        assert sum(map(len, match.deal.piles)) == 52
        others = 1 - team
        grown = len(match.deal.piles[others]) - len(before.piles[others])
        assert grown == 0
        assert len(match.deal.basras) - len(before.basras) == (last.kind in ("basra", "jack_basra"))


# R5


def test_r5_1_thirty_points_for_most_cards_and_nobodys_or_carried_when_level():
    assert count_deal(0, (27, 25), (), "nobody", 0, (0, 0)).points == (30, 0)
    assert count_deal(0, (26, 26), (), "nobody", 0, (0, 0)).points == (0, 0)
    assert count_deal(0, (0, 0), (), "nobody", 0, (0, 0)).points == (0, 0)
    level = count_deal(0, (26, 26), (), "carry", 30, (0, 0))
    assert (level.points, level.carried) == ((0, 0), 60)
    assert count_deal(1, (20, 32), (), "carry", 60, (0, 0)).points == (0, 90)


def test_r5_2_ten_for_a_basra_and_what_the_option_says_for_a_jack_basra():
    assert [worth("jack_basra", rules) for rules in (CLASSIC, V2, MURABAA)] == [10, 30, 10]
    assert [worth("basra", rules) for rules in EVERY] == [10, 10, 10]
    worthless = ruleset("v2", {"jack_basra": 0})
    assert (makes("JH", "JS", worthless), worth("jack_basra", worthless)) == ("jack_basra", 0)


def test_r5_3_basras_count_for_both_teams_and_for_partners():
    basras = [Basra(seat, "8S", "basra", 10) for seat in (0, 2, 2, 3)]
    assert count_deal(0, (26, 26), basras, "nobody", 0, (0, 0)).points == (30, 10)


# R6


def test_r6_1_the_target_is_any_whole_number_11_to_1001():
    assert [winner_of((target, 0), target) for target in (11, 101, 1001)] == [0, 0, 0]
    assert winner_of((100, 0), 101) is None
    for target in (10, 1002):
        with pytest.raises(BadTarget):
            new_match(CLASSIC, 2, target, 0)


def test_r6_2_both_at_the_target_the_higher_wins_and_equals_play_on():
    assert winner_of((120, 130), 101) == 1
    assert winner_of((130, 130), 101) is None
    match = played(begun(target=11), 47)
    match = replace(match, scores=(500, 500))
    seat = match.deal.to_play
    level = replace(match.deal, hands=tuple(("KS",) if other == seat else () for other in (0, 1)), floor=())
    level = replace(level, piles=(DECK[:25], DECK[25:50]), basras=(), last_capturer=None)
    match, _ = play(replace(match, deal=level), "KS", None)
    assert (match.scores, match.winner) == ((500, 500), None)
    assert begin_deal(match, seeded_deck(2, match))[0].deal.number == 1


def test_r6_3_a_match_is_decided_only_after_a_whole_deal():
    match = begun(target=11)
    match = replace(match, deal=replace(match.deal, basras=tuple(Basra(0, "8S", "basra", 10) for _ in range(9))))
    for _ in range(47):
        match = played(match, 1)
        assert (match.winner, match.scores) == (None, (0, 0))
    assert played(match, 1).winner is not None


def test_the_words_of_the_book_are_those_of_the_cards():
    assert Counter(RANK[card] for card in DECK) == dict.fromkeys(RANKS, 4)
    assert [VALUE[card] for card in ("AS", "10S", "JS", "QS", "KS")] == [1, 10, 0, 0, 0]
