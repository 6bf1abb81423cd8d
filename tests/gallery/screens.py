"""Every screen of the page and every state worth looking at, as what the server says and what a person does there."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Any

from playwright.async_api import Page

from app.protocol.server import ChatLine, Chatted, Closed, Error, Preview, ServerMessage, StoreAway, Welcome
from app.rooms.view import OwnPlayer, RoomSummary, RoomView
from engine.ruleset import PRESETS
from tests.gallery.make_fixtures import fixtures
from tests.gallery.pieces import NAMES

Step = Callable[[Page], Awaitable[None]]

CODE = "7K2M9P"
LOST, RESTARTS, TRY_AGAIN = 3000, 1012, 1013
FULL = Error(id=None, code="too_many_sockets", message="")
WIDE = NAMES["wide"]


@dataclass(frozen=True)
class Screen:
    """One state of one screen. `room` answers the room's hello, `lobby` the lobby's socket, `preview` the API.

    With `close` every line is closed with that code, the first after its answers, the later ones after `again`.
    """

    path: str = ""
    there: str = "main"
    lobby: tuple[RoomSummary, ...] | ServerMessage | None = ()
    room: tuple[ServerMessage, ...] = ()
    again: tuple[ServerMessage, ...] = ()
    close: int | None = None
    preview: RoomSummary | None = None
    yours: tuple[OwnPlayer, ...] = ()
    refusal: str = "no_such_room"
    kept: dict[str, Any] = field(default_factory=dict)
    tab: dict[str, Any] = field(default_factory=dict)
    steps: tuple[Step, ...] = ()
    blocked: str = ""
    whole: bool = False  # taller than the screen, and to be seen whole


def press(selector: str) -> Step:
    async def step(page: Page) -> None:
        await page.locator(selector).first.click()

    return step


def write(selector: str, text: str, *, then: str = "") -> Step:
    async def step(page: Page) -> None:
        await page.locator(selector).first.fill(text)
        if then:
            await page.locator(selector).first.press(then)

    return step


def see(selector: str) -> Step:
    async def step(page: Page) -> None:
        await page.locator(selector).first.wait_for()

    return step


def scroll(selector: str) -> Step:
    async def step(page: Page) -> None:
        await page.locator(selector).first.evaluate("(element) => element.scrollIntoView({block: 'end'})")

    return step


async def open_chat(page: Page) -> None:
    """Where there is room for it the chat is open already."""
    if not await page.locator("#chat").is_visible():
        await page.locator("button[data-chat]").click()


def trouble(kind: str) -> Step:
    return see(f".banner[data-kind={kind}]")


async def offline(page: Page) -> None:
    await page.context.set_offline(True)
    await page.evaluate("[1, 2, 3].forEach(() => dispatchEvent(new Event('offline')))")


def summary(*names: str, seats: int = 2, preset: str = "classic", **more: Any) -> RoomSummary:
    base: dict[str, Any] = {
        "code": CODE,
        "host_name": names[0],
        "names": names,
        "seats": seats,
        "free": seats - len(names),
        "preset": preset,
        "target": 101,
        "turn_time": 30,
        "public": True,
        "started": False,
        "ruleset": PRESETS[preset],
    }
    return RoomSummary(**{**base, **more})


def open_rooms() -> tuple[RoomSummary, ...]:
    return (
        summary("سلمى", code="3CDEFG"),
        summary("Karim", "Mona", "يوسف", seats=4, preset="murabaa", target=201, code="4CDEFG"),
        summary(WIDE[0], seats=4, preset="v2", turn_time=0, code="5CDEFG"),
        summary("Hoda", "Adel", seats=4, preset="murabaa", started=True, free=2, code="6CDEFG"),
    )


def many_rooms() -> tuple[RoomSummary, ...]:
    return tuple(replace(room, code=f"{n}{m}DEFG") for n in range(2, 6) for m, room in enumerate(open_rooms()))


def seated(fixture: str, chat: tuple[ChatLine, ...] = (), **changes: Any) -> tuple[Welcome]:
    room: RoomView = replace(fixtures()[fixture]["room"], code=CODE, **changes)
    return (Welcome(player=room.you, room=room, chat=chat),)


def said(*lines: tuple[int, str, str]) -> tuple[ChatLine, ...]:
    """Return lines of chat; what begins with a slash is the code of a phrase."""
    return tuple(
        ChatLine.model_validate(
            {
                "line": n,
                "player": player,
                "name": name,
                "text": "" if text.startswith("/") else text,
                "phrase": text[1:] if text.startswith("/") else None,
            }
        )
        for n, (player, name, text) in enumerate(lines)
    )


FEW = said(
    (2, "Karim", "السلام عليكم"),
    (1, "Salma", "وعليكم السلام! Tea first, or cards first?"),
    (2, "Karim", "Cards. The tea is on whoever loses."),
    (2, "Karim", "يلا بينا"),
    (1, "Salma", "😀👍"),
)

SPOKEN = said(
    (2, "Karim", "/hello"),
    (1, "Salma", "/tea"),
    (2, "Karim", "/well_played"),
    *(
        (2 - n % 2, "Karim" if n % 2 == 0 else "Salma", f"/{code}")
        for n, code in enumerate(("bravo", "heart", "laugh", "surprise", "sad"))
    ),
    (2, "Karim", "/one_second"),
)


def replied() -> ChatLine:
    return said((1, "Salma", "/one_second"))[0].model_copy(update={"line": 1})


def two_hundred() -> tuple[ChatLine, ...]:
    words = (
        "Lines like this one are as long as people write them when a deal goes on for a while.",
        "يا سلام على اللعب، دي كانت آخر سبعة في الكوتشينة وأنا مستنيها من الصبح",
        "ok",
        "W" * 60,
    )
    return said(*((n % 2 + 1, WIDE[n % 2], f"{n + 1}. {words[n % 4]}") for n in range(200)))


HOUSE = replace(PRESETS["v2"], jack_basra=0, tie="carry", clean_opening=False)
ROOM: dict[str, Any] = {"path": f"r/{CODE}", "there": ".t-scene"}
DOOR: dict[str, Any] = {"path": f"r/{CODE}", "there": "main.door"}
WORDS: dict[str, Any] = {"path": f"r/{CODE}", "there": "main.words h1"}
NAMED = {"name": "Salma"}


def screens() -> dict[str, Screen]:
    return {**lobby_screens(), **settings_screens(), **door_screens(), **word_screens(), **room_screens()}


def lobby_screens() -> dict[str, Screen]:
    unfold = press(".unfold")
    return {
        "lobby-first": Screen(lobby=None),
        "lobby-empty": Screen(kept=NAMED),
        "lobby-rooms": Screen(lobby=open_rooms(), kept=NAMED, steps=(see(".open-table"),), whole=True),
        "lobby-many": Screen(lobby=many_rooms(), kept=NAMED, steps=(see(".open-table"),)),
        "lobby-settings": Screen(kept=NAMED, steps=(unfold,), whole=True),
        "lobby-house": Screen(
            kept={
                **NAMED,
                "form": {"seats": 4, "preset": "v2", "target": 77, "turn_time": 0, "options": {"jack_basra": 0}},
            },
            steps=(unfold, press(".house > summary")),
            whole=True,
        ),
        "lobby-own-target": Screen(
            kept=NAMED,
            steps=(
                unfold,
                press(".segments:has([name=target]) label:last-child"),
                write(".own-target input", "2000", then="Tab"),
                press("button.big"),
            ),
            whole=True,
        ),
        "lobby-name-missing": Screen(steps=(press("button.big"),)),
        "lobby-code-unknown": Screen(
            kept=NAMED, steps=(write("#room-code", "7K2M9Q", then="Enter"), see("#code-error"))
        ),
        "lobby-code-malformed": Screen(
            kept=NAMED, steps=(write("#room-code", "7K2", then="Enter"), see("#code-error"))
        ),
        "lobby-full": Screen(lobby=FULL, again=(FULL,), close=TRY_AGAIN, kept=NAMED, steps=(see(".line-down"),)),
        "lobby-lost": Screen(lobby=open_rooms(), close=LOST, kept=NAMED, steps=(see(".line-down"),), whole=True),
        "lobby-resume": Screen(
            kept=NAMED,
            tab={"room": CODE},
            preview=summary("Salma"),
            yours=(OwnPlayer(1, 0, "Salma", False),),
            steps=(see(".resume"),),
        ),
    }


def settings_screens() -> dict[str, Screen]:
    chosen = {**NAMED, "preferences": {"felt": "burgundy", "deck": "four", "indices": "large", "sound": False}}
    gear = press(".switches > :last-child")
    table = press(".t-bar .t-round:nth-of-type(2)")
    there = see(".settings[open]")
    return {
        "settings": Screen(kept=NAMED, steps=(gear, there)),
        "settings-below": Screen(kept=chosen, steps=(gear, there, scroll(".settings-body > :last-child"))),
        "settings-table": Screen(room=seated("two-turn"), kept=chosen, **ROOM, steps=(table, there)),
        **{
            f"felt-{felt}": Screen(
                room=seated("four-turn"),
                kept={**NAMED, "preferences": {"felt": felt, "deck": deck, "indices": indices}},
                **ROOM,
            )
            for felt, deck, indices in (
                ("teal", "classic", "usual"),
                ("indigo", "four", "usual"),
                ("burgundy", "classic", "large"),
                ("olive", "four", "large"),
                ("linen", "four", "usual"),
            )
        },
        "felt-lobby": Screen(lobby=open_rooms(), kept=chosen, steps=(see(".open-table"),)),
    }


def door_screens() -> dict[str, Screen]:
    def door(room: RoomSummary, *yours: OwnPlayer, **more: Any) -> Screen:
        return Screen(room=(Preview(room=room, yours=yours),), **DOOR, **more)

    return {
        "door": door(summary("سلمى", target=51)),
        "door-crowded": door(
            summary(*WIDE[:3], seats=4, preset="v2", ruleset=HOUSE, target=1001), kept={"name": WIDE[3]}
        ),
        "door-started": door(summary("Hoda", "Adel", seats=4, preset="murabaa", started=True)),
        "door-full": door(summary("Hoda", "Adel")),
        "door-nameless": door(summary("Hoda"), steps=(press(".sit-down button"),)),
        "door-own-seat": door(summary("Salma"), OwnPlayer(1, 0, "Salma", True)),
    }


def word_screens() -> dict[str, Screen]:
    def closed(reason: Any, *before: ServerMessage) -> Screen:
        return Screen(room=(*before, Closed(reason=reason)), **{**WORDS, "there": "main.words h1"})

    return {
        "opening": Screen(**WORDS),
        "offline": Screen(**WORDS, steps=(offline, see("[data-kind=offline]"))),
        "refused": Screen(
            room=(Error(id=None, code="rate_limited", message=""),), **WORDS, steps=(see("[data-kind=refused]"),)
        ),
        "server-full": Screen(
            room=(Error(id=None, code="too_many_sockets", message=""),), **WORDS, steps=(see("[data-kind=refused]"),)
        ),
        "store-away": Screen(
            room=(Error(id=None, code="store_unavailable", message=""),), **WORDS, steps=(see("[data-kind=store]"),)
        ),
        "unreachable": Screen(close=LOST, **WORDS, steps=(see("[data-kind=unreachable]"),)),
        "gone": Screen(room=(*seated("two-turn"), Closed(reason="gone")), **WORDS, steps=(see("[data-kind=gone]"),)),
        "no-such-room": Screen(room=(Closed(reason="gone"),), **WORDS, steps=(see("[data-kind=nosuch]"),)),
        "replaced": Screen(
            room=(*seated("two-turn"), Closed(reason="replaced")), **WORDS, steps=(see("[data-kind=replaced]"),)
        ),
        "removed": Screen(room=(Closed(reason="removed"),), **WORDS, steps=(see("[data-kind=removed]"),)),
        "broken": Screen(there="#broken", blocked="/messages/"),
    }


def room_screens() -> dict[str, Screen]:
    chat = open_chat
    return {
        "waiting-2": Screen(room=seated("waiting-2"), **ROOM),
        "waiting-2-qr": Screen(
            room=seated("waiting-2"), **ROOM, steps=(press(".invite-ways [aria-pressed]"), see(".qr"))
        ),
        "waiting-4": Screen(room=seated("waiting-4-host"), **ROOM),
        "waiting-4-guest": Screen(room=seated("waiting-4-wide"), **ROOM),
        "table-2": Screen(room=seated("two-turn"), **ROOM),
        "table-4": Screen(room=seated("four-arabic"), **ROOM),
        "table-refused": Screen(
            room=(*seated("two-turn"), Error(id=None, code="wrong_phase", message="")),
            **ROOM,
            steps=(see(".notice p"),),
        ),
        "table-offline": Screen(room=seated("two-turn"), **ROOM, steps=(offline, trouble("offline"))),
        "table-lost": Screen(room=seated("two-wait"), close=LOST, **ROOM, steps=(trouble("connecting"),)),
        "table-lost-alone": Screen(room=seated("wait-alone"), close=LOST, **ROOM, steps=(trouble("connecting"),)),
        "table-restarting": Screen(room=seated("four-arabic"), close=RESTARTS, **ROOM, steps=(trouble("restarting"),)),
        "table-full": Screen(room=seated("two-wait"), again=(FULL,), close=TRY_AGAIN, **ROOM, steps=(trouble("full"),)),
        "table-store-away": Screen(room=(*seated("two-turn"), StoreAway(away=True)), **ROOM, steps=(trouble("store"),)),
        "chat-empty": Screen(room=seated("two-turn"), **ROOM, steps=(chat,)),
        "chat-few": Screen(room=seated("two-turn", FEW), **ROOM, steps=(chat,)),
        "chat-crowded": Screen(
            room=seated("count-crowded", two_hundred()), **ROOM, steps=(chat, press(".about-table summary"))
        ),
        "chat-too-long": Screen(room=seated("four-crowded", FEW), **ROOM, steps=(chat, write("#say", "يا سلام " * 40))),
        "chat-phrases": Screen(room=seated("two-turn", SPOKEN), **ROOM, steps=(chat,)),
        "phrases": Screen(room=seated("two-turn", FEW), **ROOM, steps=(press("[data-phrases]"), see(".phrases[open]"))),
        "phrases-said": Screen(
            room=(*seated("two-turn"), Chatted(line=said((2, "Karim", "/laugh"))[0]), Chatted(line=replied())),
            **ROOM,
            steps=(see(".t-bubble"),),
        ),
        "chat-muted": Screen(room=seated("two-turn", FEW), **ROOM, steps=(chat, press(".person"))),
    }
