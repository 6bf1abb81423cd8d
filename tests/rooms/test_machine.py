"""Random people at random times: whatever they do, these things stay true of the room."""

from dataclasses import replace
from itertools import combinations

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from pydantic import TypeAdapter

from app.rooms.alike import alike
from app.rooms.commands import (
    Agree,
    AskBot,
    Connect,
    Disconnect,
    Expire,
    Join,
    Leave,
    PlayCard,
    Ready,
    Remove,
    Return,
    Start,
)
from app.rooms.decide import Decision, decide
from app.rooms.errors import RoomError
from app.rooms.model import Room
from app.rooms.policy import acting_host, asking_from, deadlines, next_deadline, person_to_play
from app.rooms.view import room_view
from engine.cards import DECK
from engine.match import legal_plays
from engine.record import replay
from tests.rooms.table import POLICY, Table
from tests.rooms.test_view import hidden_elsewhere

ROOM = TypeAdapter(Room)
ANYBODY = st.integers(0, 12)
"""Which of those in the room; 12 is a stranger."""
CARDS = st.sampled_from(DECK)


class RoomMachine(RuleBasedStateMachine):
    """Commands of all kinds, sensible and not, and time that passes."""

    @initialize(
        seats=st.sampled_from([2, 4]),
        preset=st.sampled_from(["classic", "v2", "murabaa"]),
        turn_time=st.sampled_from([0, 15]),
        goal=st.sampled_from([11, 101]),
        connected=st.booleans(),
        seed=st.integers(0, 10**6),
    )
    def create(self, seats, preset, turn_time, goal, connected, seed):
        self.table = Table(
            seats=seats, preset=preset, turn_time=turn_time, target=goal, connected=connected, seed=seed * 10_000
        )
        self.erased = False
        self.acked = {}

    def do(self, command):
        """Decide a command: it is done, or refused for a reason that has a code; nothing else ever comes of it."""
        before = self.table.room
        try:
            decision = self.table.do(command)
        except RoomError as error:
            self.refused(error, before)
            return None
        self.erased = decision.room is None
        if self.erased:
            assert decision.changed
            assert not (before.connected and isinstance(command, Expire))
        return decision

    def refused(self, error, before):
        assert error.code
        assert self.table.room is before

    def alive(self):
        return not self.erased

    def number(self, who):
        players = self.table.room.players
        return 99 if who == 12 else players[who % len(players)].number

    # Time

    @rule(ms=st.sampled_from([0, 1, 899, 900, 5_000, 10_000, 15_000, 60_000, 120_000]))
    def wait(self, ms):
        self.table.wait(ms)

    @precondition(alive)
    @rule(late=st.sampled_from([0, 0, 0, 0, 1_000, 60_000]))
    def what_is_due(self, late):
        due = self.table.due()
        if due is not None and due.kind != "erase":
            decision = self.due(late)
            assert decision.changed, "a deadline that has come always moves the room"

    def due(self, late=0) -> Decision:
        deadline = self.table.due()
        self.table.now = max(self.table.now, deadline.at + late)
        choice = self.table.bot_choice() if deadline.kind == "turn" else None
        return self.do(Expire(deadline, choice))

    @precondition(alive)
    @rule(sure=st.integers(0, 5))
    def the_erasing(self, sure):
        due = self.table.due()
        if due is not None and due.kind == "erase" and sure == 0:
            self.due()
            assert self.erased

    # People

    @precondition(alive)
    @rule(connect=st.booleans(), name=st.sampled_from(["Ali", "Ali", "MONA", "مني", "منى", "\u202e", "Bot"]))
    def join(self, connect, name):
        number = self.table.room.next_player
        decision = self.do(Join(f"browser-{number}", name))
        if decision is not None:
            assert self.table.room.players[-1].number == number
            if connect:
                self.do(Connect(number))

    @precondition(alive)
    @rule(who=ANYBODY, sure=st.integers(0, 5))
    def leave(self, who, sure):
        if sure == 0:
            self.do(Leave(self.number(who)))

    @precondition(alive)
    @rule(who=ANYBODY, other=ANYBODY, sure=st.integers(0, 5))
    def remove(self, who, other, sure):
        room = self.table.room
        by = acting_host(room).number if sure else self.number(who)
        removed = self.number(other)
        decision = self.do(Remove(by, removed))
        if decision is not None:
            assert room.phase in ("waiting", "countdown")
            assert removed not in (room.host, by)

    @precondition(alive)
    @rule(who=ANYBODY)
    def connect(self, who):
        self.do(Connect(self.number(who)))

    @precondition(alive)
    @rule(who=ANYBODY, older=st.booleans())
    def disconnect(self, who, older):
        found = self.table.room.player(self.number(who))
        self.do(Disconnect(self.number(who), (found.connection if found else 1) - older))

    @precondition(alive)
    @rule()
    def start(self):
        self.do(Start(acting_host(self.table.room).number))

    @precondition(alive)
    @rule(who=ANYBODY)
    def start_by_anybody(self, who):
        self.do(Start(self.number(who)))

    @precondition(alive)
    @rule(who=ANYBODY)
    def come_back(self, who):
        self.do(Return(self.number(who)))

    @precondition(alive)
    @rule(who=ANYBODY, older=st.sampled_from([0, 0, 0, 1]))
    def ready(self, who, older):
        room = self.table.room
        self.do(Ready(self.number(who), room.matches, room.deal_number - older))

    @precondition(alive)
    @rule(who=ANYBODY, agreed=st.sampled_from([True, True, True, False]), older=st.sampled_from([0, 0, 0, 1]))
    def agree(self, who, agreed, older):
        self.do(Agree(self.number(who), self.table.room.matches - older, agreed))

    @precondition(alive)
    @rule()
    def all_agree(self):
        for player in self.table.room.players:
            self.do(Agree(player.number, self.table.room.matches))

    @precondition(alive)
    @rule(who=ANYBODY)
    def ask_bot(self, who):
        room = self.table.room
        choice = self.table.bot_choice() if room.to_play is not None else (DECK[0], ())
        self.do(AskBot(self.number(who), room.turn, *choice))

    @precondition(alive)
    @rule(who=ANYBODY, card=CARDS, capture=st.none() | st.lists(CARDS, max_size=3).map(tuple), older=st.integers(0, 1))
    def play_anything(self, who, card, capture, older):
        room = self.table.room
        legal = dict(legal_plays(room.match)) if room.match else {}
        player = self.number(who)
        decision = self.do(PlayCard(player, f"any-{self.table.now}", room.turn - older, card, capture))
        if decision is not None and decision.changed:
            assert older == 0
            assert room.player(player).seat == room.to_play
            assert capture is None or set(capture) in [set(taken) for taken in legal[card]]

    @precondition(alive)
    @rule(times=st.integers(1, 30))
    def play(self, times):
        for _ in range(times):
            room = self.table.room
            if room.to_play is None or (person := room.player_at(room.to_play)) is None:
                return
            card, captures = legal_plays(room.match)[-1]
            play = PlayCard(person.number, f"turn-{room.turn}", room.turn, card, captures[-1])
            decision = self.do(play)
            self.acked[play.id] = (play, decision.acked)
            assert decision.acked.version == self.table.room.version
            assert self.table.room.turn == room.turn + 1

    @precondition(lambda self: not self.erased and self.acked)
    @rule()
    def resend(self):
        play, acked = list(self.acked.values())[-1]
        decision = self.do(play)
        assert decision is None or (not decision.changed and decision.acked == acked)

    @precondition(alive)
    @rule()
    def nobody_does_anything_for_a_whole_deal(self):
        for _ in range(60):
            due = self.table.due()
            if due is None or due.kind == "erase" or self.table.room.phase in ("counting", "over"):
                return
            assert self.due().changed

    @precondition(lambda self: not self.erased and self.table.room.phase == "playing" and self.table.room.connected)
    @rule()
    def everybody_plays_the_deal_out(self):
        while (seat := self.table.room.to_play) is not None:
            if self.table.room.player_at(seat) is None:
                self.due()
            else:
                self.play(1)

    @precondition(lambda self: not self.erased and self.table.room.phase == "waiting")
    @rule()
    def friends_come(self):
        while self.table.room.free_seats:
            self.join(True, "Ali")

    # What stays true

    @invariant()
    def nobody_shares_a_seat(self):
        room = self.table.room
        seats = [player.seat for player in room.players]
        assert len(set(seats)) == len(seats)
        assert not set(seats) & set(room.bots)
        assert set(seats) <= set(range(room.options.seats))
        assert len({player.number for player in room.players}) == len(room.players)
        assert not any(alike(one.name, other.name) for one, other in combinations(room.players, 2))
        assert self.erased or room.player(room.host) is not None

    @invariant()
    def the_phase_is_what_the_match_is(self):
        room = self.table.room
        assert (room.phase == "playing") == (room.to_play is not None)
        assert (room.match is None) == (room.phase in ("waiting", "countdown"))
        assert (room.phase == "over") == (room.match is not None and room.match.winner is not None)
        assert self.erased or (room.paused_since is not None) == (not room.connected)

    @invariant()
    def the_game_is_never_frozen(self):
        """While somebody is there, a deadline or somebody connected can move it on."""
        room = self.table.room
        due = next_deadline(room, POLICY)
        if self.erased or due is not None:
            return
        match room.phase:
            case "waiting":
                assert acting_host(room).connected
            case "playing":
                assert person_to_play(room).connected
                assert asking_from(room, POLICY) is not None
            case "over":
                assert any(not player.agreed for player in room.connected) or not any(p.agreed for p in room.players)
            case _:
                raise AssertionError("these phases end by themselves")

    @invariant()
    def nothing_is_overdue_for_ever(self):
        """What is due and past can be done now, and then is due no more."""
        room = self.table.room
        due = next_deadline(room, POLICY)
        if self.erased or due is None or due.at > self.table.now:
            return
        choice = self.table.bot_choice() if due.kind == "turn" else None
        decision = decide(room, Expire(due, choice), self.table.now, bytes(32), POLICY)
        assert decision.changed
        assert decision.room is None or due not in deadlines(decision.room, POLICY)

    @invariant()
    def the_snapshot_is_the_room(self):
        assert ROOM.validate_json(ROOM.dump_json(self.table.room)) == self.table.room

    @invariant()
    def views_leak_nothing(self):
        room = self.table.room
        for player in room.players:
            view = room_view(room, player.number, self.table.now, POLICY)
            if room.match is not None:
                other = hidden_elsewhere(room, player.seat)
                assert room_view(other, player.number, self.table.now, POLICY) == view
            strangers = replace(
                room,
                incarnation="another",
                next_connection=99,
                players=tuple(replace(p, owner="x", connection=99, acked=()) for p in room.players),
                removed=(),
                left=(),
            )
            assert room_view(strangers, player.number, self.table.now, POLICY) == view

    @invariant()
    def the_record_is_the_match(self):
        room = self.table.room
        if room.match is not None and room.phase in ("counting", "over"):
            assert replay(self.table.record)["scores"] == list(room.match.scores)


TestRoomMachine = RoomMachine.TestCase
TestRoomMachine.settings = settings(
    max_examples=50, stateful_step_count=40, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
