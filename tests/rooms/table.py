"""A room as tests see it: a clock that they move, and a word for each thing that people do."""

from collections.abc import Callable
from typing import Any, TypeVar

from app.bots import simple
from app.rooms.commands import (
    Agree,
    AskBot,
    Command,
    Connect,
    Create,
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
from app.rooms.deadlines import Deadline
from app.rooms.decide import Decision, decide
from app.rooms.model import Player, Room, RoomOptions
from app.rooms.options import parse_options
from app.rooms.policy import Policy, next_deadline
from app.rooms.view import RoomView, room_view
from engine.cards import Card
from engine.match import Match, legal_plays
from engine.view import match_view

POLICY = Policy()
SECOND = 1000
MINUTE = 60 * SECOND

Of = TypeVar("Of")


def options(**changes: Any) -> RoomOptions:
    chosen: dict[str, Any] = {
        "seats": 2,
        "preset": "classic",
        "target": 101,
        "turn_time": 30,
        "public": False,
        "options": {},
    }
    return parse_options(**{**chosen, **changes})


def only(events: tuple[Any, ...], kind: type[Of]) -> Of:
    """Return the one event of this kind."""
    (event,) = (event for event in events if isinstance(event, kind))
    return event


class Table:
    """A room, its clock and its chance. Player 1 made it and is connected, unless `connected` says no."""

    def __init__(self, *names: str, connected: bool = True, seed: int = 0, **chosen: Any) -> None:
        self.now = 1_000_000
        self._seed = seed
        self._ids = 0
        self.decision = decide(
            None, Create("7K2M9P", "i1", "browser-1", "Mona", options(**chosen)), self.now, b"", POLICY
        )
        assert self.decision.room is not None
        self.room: Room = self.decision.room
        self.record: dict[str, Any] = {}
        if connected:
            self.do(Connect(1))
        for name in names:
            self.join(name)

    # Time

    def wait(self, ms: int) -> None:
        self.now += ms

    def due(self) -> Deadline | None:
        return next_deadline(self.room, POLICY)

    def wait_for(self, kind: str, late: int = 0) -> Decision:
        """Let the room do what is due next, when it is due: that must be of this kind."""
        deadline = self.due()
        assert deadline is not None
        assert deadline.kind == kind
        self.now = max(self.now, deadline.at + late)
        return self.expire(deadline)

    def expire(self, deadline: Deadline) -> Decision:
        return self.do(Expire(deadline, self.bot_choice() if deadline.kind == "turn" else None))

    # What people do

    def do(self, command: Command) -> Decision:
        """Decide a command, and hold to what is true of every decision."""
        before = self.room
        self._seed += 1
        decision = decide(before, command, self.now, self._seed.to_bytes(32, "big"), POLICY)
        self.decision = decision
        if decision.room is not None:
            if decision.changed:
                assert decision.room.version == before.version + 1
                assert decision.events == decision.room.events
            else:
                assert decision.room is before
                assert decision.events == ()
            self.room = decision.room
        if decision.new_record is not None:
            self.record = {**decision.new_record, "deals": []}
        if decision.archive is not None:
            self.record["deals"].append(decision.archive)
        return decision

    def join(self, name: str = "Ali", owner: str | None = None, *, connect: bool = True) -> int:
        """Sit somebody down, connected; return the player's number."""
        number = self.room.next_player
        self.do(Join(owner or f"browser-{number}", name))
        if connect:
            self.do(Connect(number))
        return number

    def leave(self, player: int) -> Decision:
        return self.do(Leave(player))

    def remove(self, other: int, by: int = 1) -> Decision:
        return self.do(Remove(by, other))

    def connect(self, player: int) -> Decision:
        return self.do(Connect(player))

    def disconnect(self, player: int) -> Decision:
        return self.do(Disconnect(player, self.player(player).connection))

    def start(self, player: int = 1) -> Decision:
        return self.do(Start(player))

    def come_back(self, player: int) -> Decision:
        return self.do(Return(player))

    def ready(self, player: int) -> Decision:
        return self.do(Ready(player, self.room.matches, self.room.deal_number))

    def agree(self, player: int, agreed: bool = True) -> Decision:
        return self.do(Agree(player, self.room.matches, agreed))

    def ask_bot(self, player: int) -> Decision:
        return self.do(AskBot(player, self.room.turn, *self.bot_choice()))

    def play(self, id: str | None = None) -> Decision:
        """Play the first legal card for whoever is to play, as that person."""
        if id is None:
            self._ids += 1
            id = f"p{self._ids}"
        card, captures = legal_plays(self.match)[0]
        return self.do(PlayCard(self.to_play.number, id, self.room.turn, card, captures[0]))

    # What happens

    def play_on(self, until: Callable[[Room], bool]) -> None:
        """Let people and bots play, each at once, until the room is so."""
        while not until(self.room):
            if self.room.player_at(self.seat) is None or self.to_play.away:
                self.wait_for("turn")
            else:
                self.play()

    def play_deal(self) -> None:
        """Play until the deal is counted."""
        self.play_on(lambda room: room.phase != "playing")

    def play_match(self) -> None:
        """Play until the match is decided, deal after deal."""
        self.play_deal()
        while self.room.phase == "counting":
            self.wait_for("next_deal")
            self.play_deal()

    def play_to(self, seat: int) -> None:
        """Play until it is this seat's turn."""
        self.play_on(lambda room: room.to_play == seat)

    # What is so

    def player(self, number: int) -> Player:
        player = self.room.player(number)
        assert player is not None
        return player

    @property
    def match(self) -> Match:
        assert self.room.match is not None
        return self.room.match

    @property
    def seat(self) -> int:
        """The seat to play."""
        assert self.room.to_play is not None
        return self.room.to_play

    @property
    def to_play(self) -> Player:
        player = self.room.player_at(self.seat)
        assert player is not None
        return player

    @property
    def other(self) -> Player:
        """At two seats, the player who is not to play."""
        player = self.room.player_at(1 - self.seat)
        assert player is not None
        return player

    def hand(self, seat: int) -> tuple[Card, ...]:
        assert self.match.deal is not None
        return self.match.deal.hands[seat]

    @property
    def seats(self) -> dict[str, int]:
        return {player.name: player.seat for player in self.room.players}

    def bot_choice(self) -> tuple[Card, tuple[Card, ...]]:
        return simple.choose(match_view(self.match, self.seat))

    def view(self, player: int) -> RoomView:
        return room_view(self.room, player, self.now, POLICY)


def playing(*names: str, **chosen: Any) -> Table:
    """Return a table whose match has begun; Ali has joined, if nobody else is named."""
    table = Table(*(names or ("Ali",)), **chosen)
    table.start()
    return table
