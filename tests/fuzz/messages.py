"""Messages from the server's own schema: valid ones of every type that it publishes, then wrong ones made of them.

A field is filled from what is known of the table (its turn, its cards, ids that were used), so that a message gets as
deep into the server as it can; a type that is added to the schema is sent from the next run on.
"""

import random
import string
from dataclasses import dataclass, field
from typing import Any

from tests.fuzz.values import CANARY, CARDS, Pairs, text, value

_ID = string.ascii_letters + string.digits + "_-"


@dataclass
class Known:
    """What a dishonest client may know: everything that was ever seen at a table, its own or not."""

    ids: list[str] = field(default_factory=list)  # of plays, mine and others'
    pages: list[str] = field(default_factory=list)
    players: set[int] = field(default_factory=lambda: {1})
    cards: list[str] = field(default_factory=list)  # own hand, other hands, the floor
    captures: list[list[str]] = field(default_factory=list)
    turn: int = 0
    match: int = 0
    deal: int = 0

    def note(self, request: str) -> None:
        self.ids.append(request)
        del self.ids[:-50]


class Shapes:
    """The messages that a client may send, by the published document."""

    def __init__(self, asyncapi: dict[str, Any]) -> None:
        schemas = asyncapi["components"]["schemas"]
        named = asyncapi["components"]["messages"]
        self._schemas = {
            named[reference["$ref"].rpartition("/")[2]]["name"]: schemas[reference["$ref"].rpartition("/")[2]]
            for reference in asyncapi["operations"]["toServer"]["messages"]
        }
        self.types = tuple(self._schemas)

    def valid(self, chance: random.Random, known: Known, kind: str | None = None) -> dict[str, Any]:
        """Return a message that the schema allows."""
        kind = kind or chance.choice(self.types)
        if kind == "leave" and chance.random() < 0.8:
            kind = "ping"  # a room that everybody leaves at once has little to show
        schema = self._schemas[kind]
        needed = schema.get("required", ())
        message: dict[str, Any] = {"type": kind}
        for name, of in schema["properties"].items():
            if name != "type" and (name in needed or chance.random() < 0.6):
                message[name] = self._field(chance, known, name, of)
        return message

    def _field(self, chance: random.Random, known: Known, name: str, of: dict[str, Any]) -> Any:
        match name:
            case "id":
                return new_id(chance) if chance.random() < 0.9 or not known.ids else chance.choice(known.ids)
            case "page":
                return chance.choice(known.pages) if known.pages and chance.random() < 0.7 else new_id(chance)
            case "player" | "target" if of.get("type") == "integer" or "anyOf" in of:
                return chance.choice([*known.players, max(known.players) + 1, 10**9])
            case "turn":
                return max(0, known.turn + chance.choice((0, 0, 0, 0, -1, 1, -5, 3)))
            case "match":
                return max(0, known.match + chance.choice((0, 0, 0, -1, 1)))
            case "deal":
                return max(0, known.deal + chance.choice((0, 0, 0, -1, 1)))
            case "card":
                return chance.choice(known.cards) if known.cards and chance.random() < 0.8 else chance.choice(CARDS)
            case "capture":
                return self._capture(chance, known)
            case "name" | "text":
                return f"{CANARY}{text(chance)}"[: chance.choice((20, 300, 400))]
        return _by_schema(chance, of)

    def _capture(self, chance: random.Random, known: Known) -> list[str] | None:
        if not known.captures or chance.random() < 0.2:
            return chance.choice((None, [], [chance.choice(CARDS)], chance.sample(CARDS, 52)))
        capture = list(chance.choice(known.captures))
        match chance.randrange(6):
            case 0:
                chance.shuffle(capture)
            case 1:
                capture *= 2
            case 2:
                capture.append(chance.choice(CARDS))
            case 3:
                capture = capture[1:]
        return capture[:52]


def new_id(chance: random.Random) -> str:
    return "".join(chance.choices(_ID, k=chance.choice((12, 12, 12, 1, 40))))


def _by_schema(chance: random.Random, of: dict[str, Any]) -> Any:
    if "const" in of:
        return of["const"]
    if "enum" in of:
        return chance.choice(of["enum"])
    if "anyOf" in of:
        return _by_schema(chance, chance.choice(of["anyOf"]))
    match of.get("type"):
        case "integer":
            least = of.get("minimum", 0)
            return chance.choice((least, least + 1, min(of.get("maximum", 10**6), least + chance.randrange(10**6))))
        case "boolean":
            return chance.random() < 0.5
        case "string":
            return text(chance)[: of.get("maxLength", 40)]
        case "null":
            return None
        case "array":
            return [_by_schema(chance, of.get("items", {})) for _ in range(chance.randrange(4))]
        case "object":
            return {}
    return value(chance)


def mutated(chance: random.Random, message: Any) -> Any:
    """Return the message with one to three things wrong with it, at any depth."""
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        message = _mutate(chance, message)
    return message


def _mutate(chance: random.Random, message: Any) -> Any:
    if not isinstance(message, dict | Pairs) or not message:
        return value(chance)
    pairs = Pairs(message.items() if isinstance(message, dict) else message)
    place = chance.randrange(len(pairs))
    key, old = pairs[place]
    match chance.randrange(10):
        case 0:
            del pairs[place]
        case 1:
            pairs.insert(
                place, (chance.choice(("x", "", "__class__", "type", "seat", text(chance, 10))), value(chance))
            )
        case 2:
            pairs.insert(chance.randrange(len(pairs) + 1), (key, value(chance)))  # the key twice
        case 3:
            pairs[place] = (chance.choice((key.upper(), key + " ", text(chance, 10))), old)
        case 4:
            other = chance.randrange(len(pairs))
            pairs[place], pairs[other] = (key, pairs[other][1]), (pairs[other][0], old)
        case 5:
            pairs[place] = (key, [old])
        case 6:
            pairs[place] = (key, {"type": old})
        case 7 if isinstance(old, list) and old:
            pairs[place] = (key, [*old[:-1], value(chance)])
        case _:
            pairs[place] = (key, value(chance))
    return pairs
