"""Any match, played anyhow, keeps the rules: a machine of legal and illegal plays."""

import json
from itertools import combinations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from pydantic import TypeAdapter

from engine.cards import DECK
from engine.errors import IllegalCapture, MatchDecided, NotYourCard
from engine.match import Match, begin_deal, legal_plays, new_match, next_dealer, play
from engine.record import deal_record, match_record, replay
from engine.ruleset import OPTION_VALUES, PRESETS, ruleset
from engine.shuffle import is_clean
from engine.view import match_view

SNAPSHOT = TypeAdapter(Match)
OPTIONS = st.fixed_dictionaries({}, optional={name: st.sampled_from(values) for name, values in OPTION_VALUES.items()})


class Play(RuleBasedStateMachine):
    def __init__(self):
        super().__init__()
        self.deals = []
        self.expected_turn = 0

    @initialize(
        preset=st.sampled_from(sorted(PRESETS)),
        options=OPTIONS,
        seats=st.sampled_from([2, 4]),
        points=st.integers(11, 60),
        dealer=st.integers(0, 3),
        deck=st.permutations(DECK),
    )
    def open(self, preset, options, seats, points, dealer, deck):
        self.match = new_match(ruleset(preset, options), seats, points, dealer % seats)
        self.begin(deck)

    def begin(self, deck):
        deck = self.usable(deck)
        dealer = next_dealer(self.match)
        before = self.match
        self.match, _ = begin_deal(self.match, deck)
        again, _ = begin_deal(before, deck)
        assert SNAPSHOT.dump_json(again) == SNAPSHOT.dump_json(self.match)
        assert self.match.deal.dealer == dealer
        assert self.match.deal.to_play == (dealer + 1) % self.match.seats

    def usable(self, deck):
        """The deck turned until its opening is as the ruleset wants it; five cards cannot spoil all 52 turns."""
        turns = (tuple(deck[turn:] + deck[:turn]) for turn in range(52))
        return next(d for d in turns if not self.match.ruleset.clean_opening or is_clean(d, self.match.seats))

    @property
    def in_play(self):
        return self.match.deal.to_play is not None

    @precondition(lambda self: self.in_play)
    @rule(data=st.data())
    def legal_play(self, data):
        card, captures = data.draw(st.sampled_from(legal_plays(self.match)))
        capture = data.draw(st.sampled_from(captures))
        self.make(card, data.draw(st.permutations(capture)))

    @precondition(lambda self: self.in_play)
    @rule(count=st.integers(1, 24), seed=st.randoms(use_true_random=False))
    def several_plays(self, count, seed):
        for _ in range(count):
            if self.in_play:
                card, captures = seed.choice(legal_plays(self.match))
                self.make(card, list(seed.choice(captures)))
                self.cards_are_somewhere()

    def make(self, card, capture):
        before = self.match
        snapshot = SNAPSHOT.dump_json(before)
        seat = before.deal.to_play
        self.match, events = play(before, card, capture)
        again, told_again = play(before, card, capture)
        assert SNAPSHOT.dump_json(before) == snapshot
        assert SNAPSHOT.dump_json(again) == SNAPSHOT.dump_json(self.match)
        assert told_again == events
        self.expected_turn += 1
        assert (events[0].seat, events[0].card, set(events[0].capture)) == (seat, card, set(capture))
        if not self.in_play:
            self.deals.append(deal_record(self.match.deal))

    @precondition(lambda self: self.in_play)
    @rule(card=st.sampled_from(DECK), size=st.integers(0, 4), data=st.data())
    def any_play(self, card, size, data):
        """Exactly the legal plays are accepted, and what is refused changes nothing."""
        before = SNAPSHOT.dump_json(self.match)
        legal = dict(legal_plays(self.match))
        floor = self.match.deal.floor
        capture = data.draw(st.sampled_from(list(combinations(floor, min(size, len(floor))))))
        allowed = {frozenset(one) for one in legal.get(card, ())}
        try:
            play(self.match, card, capture)
        except NotYourCard:
            assert card not in self.match.deal.hands[self.match.deal.to_play]
        except IllegalCapture:
            assert card in legal
            assert frozenset(capture) not in allowed
        else:
            assert frozenset(capture) in allowed
        assert SNAPSHOT.dump_json(self.match) == before

    @precondition(lambda self: not self.in_play)
    @rule(deck=st.permutations(DECK))
    def next_deal(self, deck):
        if self.match.winner is None:
            self.begin(deck)
        else:
            with pytest.raises(MatchDecided):
                begin_deal(self.match, deck)

    @invariant()
    def cards_are_somewhere(self):
        deal = self.match.deal
        hands = [card for hand in deal.hands for card in hand]
        piles = [card for pile in deal.piles for card in pile]
        everywhere = [*hands, *deal.floor, *deal.stock, *piles]
        assert len(everywhere) == 52
        assert set(everywhere) == set(DECK)
        played = {play.card for play in deal.plays}
        assert not played & {*hands, *deal.stock}
        assert set(hands) == set(deal.deck) - set(deal.stock) - played - set(self.opening)
        if deal.to_play is not None:
            most, least = max(map(len, deal.hands)), min(map(len, deal.hands))
            assert most - least <= 1
            assert len(deal.hands[deal.to_play]) == most

    @property
    def opening(self):
        seats = self.match.seats
        return self.match.deal.deck[4 * seats : 4 * seats + 4]

    @invariant()
    def points_add_up(self):
        match = self.match
        assert match.turn == self.expected_turn
        assert len(match.deal.plays) == match.turn - 48 * (match.deal.number)
        for team in (0, 1):
            assert match.scores[team] == sum(count.points[team] for count in match.counts)
        awarded = sum(sum(count.most_cards) for count in match.counts)
        level = sum(count.cards[0] == count.cards[1] for count in match.counts)
        if match.ruleset.tie == "carry":
            assert awarded + match.carried == 30 * len(match.counts)
        else:
            assert (awarded, match.carried) == (30 * (len(match.counts) - level), 0)
        for count in match.counts:
            assert sum(count.cards) == 52
            for team in (0, 1):
                basras = sum(basra.points for basra in count.basras if basra.seat % 2 == team)
                assert count.points[team] == count.most_cards[team] + basras
        ahead = max(match.scores) >= match.target and match.scores[0] != match.scores[1]
        assert (match.winner is not None) == ahead

    @invariant()
    def a_snapshot_is_read_back_as_it_was(self):
        written = SNAPSHOT.dump_json(self.match)
        assert SNAPSHOT.validate_json(written) == self.match
        assert SNAPSHOT.dump_json(SNAPSHOT.validate_json(written)) == written

    @invariant()
    def every_seat_has_a_view(self):
        for seat in range(self.match.seats):
            view = match_view(self.match, seat)
            assert bool(view.legal) == (self.match.deal.to_play == seat)

    @invariant()
    def a_record_replays_to_the_same(self):
        deals = [*self.deals, deal_record(self.match.deal)] if self.in_play else self.deals
        record = json.loads(json.dumps(match_record(self.match, deals)))
        answer = replay(record)
        assert answer["scores"] == list(self.match.scores)
        assert answer["winner"] == self.match.winner
        last = answer["deals"][-1]
        assert last["cards"] == [len(pile) for pile in self.match.deal.piles]
        assert [basra["card"] for basra in last["basras"]] == [basra.card for basra in self.match.deal.basras]
        assert (last["points"] is None) == self.in_play


TestPlay = Play.TestCase
TestPlay.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
