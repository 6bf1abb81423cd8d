"""The simple bot: plays legally from what its seat sees, and not foolishly."""

import inspect
import random

import pytest

from app.bots.simple import choose
from engine.cards import DECK, Card
from engine.match import begin_deal, legal_plays, new_match, play
from engine.ruleset import PRESETS, ruleset
from engine.shuffle import draw_dealer, shuffled
from engine.view import MatchView, match_view


def view_of(hand: str, floor: str, preset: str = "classic", held: int = 4, rest: int = 24) -> MatchView:
    """Return the view of seat 0, to play, with this hand and floor; the other seat holds `held` cards."""
    mine, lying = [tuple(Card(code) for code in cards.split()) for cards in (hand, floor)]
    others = [card for card in DECK if card not in {*mine, *lying}]
    match = new_match(ruleset(preset), 2, 101, 1)
    match, _ = begin_deal(match, shuffled(bytes(32), 2, match.ruleset))
    object.__setattr__(match.deal, "hands", (mine, tuple(others[:held])))
    object.__setattr__(match.deal, "floor", lying)
    object.__setattr__(match.deal, "stock", tuple(others[held : held + rest]))
    return match_view(match, 0)


def test_it_makes_a_basra_rather_than_taking_more_cards():
    assert choose(view_of("KH 9S", "9C")) == ("9S", ("9C",))
    assert choose(view_of("KH 8S", "8H 7C AS")) == ("8S", ("AS", "7C", "8H"))


def test_it_takes_rather_than_giving():
    assert choose(view_of("KH 9S", "9C KD 3D 5C"))[1] != ()


def test_it_takes_the_most_cards():
    assert choose(view_of("4S 10S", "6C 4H 3S 7D JC")) == ("10S", ("3S", "4H", "6C", "7D"))


@pytest.mark.parametrize("sweeper", ["JS", "7D"])
def test_it_saves_a_sweeper_while_the_floor_is_small(sweeper):
    assert choose(view_of(f"{sweeper} KH", "QD 3C"))[0] == "KH"


@pytest.mark.parametrize("sweeper", ["JS", "7D"])
def test_it_sweeps_a_large_floor(sweeper):
    card, capture = choose(view_of(f"{sweeper} 2H", "QD 5C KD 10S 8C 9H"))
    assert (card, len(capture)) == (sweeper, 6)


@pytest.mark.parametrize("sweeper", ["JS", "7D"])
def test_it_does_not_throw_a_sweeper_away(sweeper):
    assert choose(view_of(f"{sweeper} 2H", ""))[0] == "2H"


def test_it_does_not_leave_a_floor_that_the_next_can_take_whole():
    # 3H would make 10 with the seven, the king leaves nothing that one card could take
    assert choose(view_of("3H KH", "7C"))[0] == "KH"


def test_it_leaves_what_the_next_is_least_likely_to_have():
    # two of the queens are seen
    assert choose(view_of("QS QH 5C", ""))[0] in ("QS", "QH")


def test_a_jack_left_alone_can_be_taken_by_a_jack():
    lone, safe = view_of("JS", ""), view_of("JS", "", held=0, rest=0)
    assert choose(lone) == choose(safe) == ("JS", ())


def test_the_last_card_of_the_deal_risks_nothing():
    assert choose(view_of("3H", "7C", held=0, rest=0)) == ("3H", ())


def test_chance_decides_between_equals_and_only_there():
    view = view_of("2C 2H 2S", "", held=0, rest=0)
    assert {choose(view, random.Random(seed))[0] for seed in range(30)} == {"2C", "2H", "2S"}
    assert choose(view) == choose(view)
    better = view_of("KH 9S", "9C")
    assert {choose(better, random.Random(seed)) for seed in range(10)} == {("9S", ("9C",))}


def test_it_sees_its_view_and_nothing_else():
    assert list(inspect.signature(choose).parameters) == ["view", "chance"]


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 4])
def test_its_plays_are_legal_and_it_beats_chance(preset, seats):
    rules, wins, total = PRESETS[preset], 0, 30
    for number in range(total):
        draw = random.Random(number)
        bots = number % 2  # the team of the bots
        match = new_match(rules, seats, 51, draw_dealer(draw.randbytes(32), seats))
        while match.winner is None:
            match, _ = begin_deal(match, shuffled(draw.randbytes(32), seats, rules))
            while (seat := match.deal.to_play) is not None:
                legal = dict(legal_plays(match))
                if seat % 2 == bots:
                    card, capture = choose(match_view(match, seat), draw)
                    assert capture in legal[card]
                else:
                    card = draw.choice(list(legal))
                    capture = draw.choice(legal[card])
                match, _ = play(match, card, capture)
        wins += match.winner == bots
    assert wins > total * 0.7
