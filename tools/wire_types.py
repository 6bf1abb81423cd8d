"""Writes static/js/wire.d.ts: the types of everything on the wire, from the models that the server parses with.

`python tools/wire_types.py` writes the file again; tests/js/test_wire_types.py holds it fresh.
"""

import sys
from pathlib import Path
from typing import Any, Final, Literal

from pydantic import TypeAdapter

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from app.protocol import http  # noqa: E402
from app.protocol.client import CLIENT_MESSAGE  # noqa: E402
from app.protocol.server import SERVER_MESSAGE  # noqa: E402
from app.rooms.events import Event  # noqa: E402

TARGET: Final = ROOT / "static" / "js" / "wire.d.ts"
_HEAD: Final = "// Written by tools/wire_types.py from app/protocol and what it names; do not edit.\n"
_PLAIN: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
_RENAMED: Final = {"Error": "Refusal"}  # the browser has an Error of its own

Schema = dict[str, Any]
Side = Literal["validation", "serialization"]


def wire_types() -> str:
    """Return the text of wire.d.ts."""
    roots: list[tuple[str, TypeAdapter[Any], Side]] = [
        ("ClientMessage", CLIENT_MESSAGE, "validation"),
        ("ServerMessage", SERVER_MESSAGE, "serialization"),
        ("RoomEvent", TypeAdapter(Event), "serialization"),
        ("CreateRoom", TypeAdapter(http.CreateRoom), "validation"),
        ("CreatedRoom", TypeAdapter(http.CreatedRoom), "serialization"),
        ("RoomPreview", TypeAdapter(http.RoomPreview), "serialization"),
        ("Problems", TypeAdapter(http.Problems), "serialization"),
    ]
    types: dict[str, str] = {}
    for name, adapter, side in roots:
        schema = adapter.json_schema(mode=side, ref_template="{model}")
        for inner, definition in {**schema.pop("$defs", {}), name: schema}.items():
            text = _declare(_RENAMED.get(inner, inner), definition, side)
            if types.setdefault(inner, text) != text:
                raise ValueError(f"two different types are named {inner}")
    return _HEAD + "".join("\n" + types[name] for name in sorted(types))


def _declare(name: str, schema: Schema, side: Side) -> str:
    text = str(schema.get("description", "")).split("\n\n")[0].replace("\n", " ").strip()
    doc = f"/** {text} */\n" if text else ""
    if "properties" not in schema:
        return f"{doc}export type {name} = {_type(schema)};\n"
    # What the server writes is always whole; what it reads may leave out a field that has a default.
    needed = set(schema["properties"]) if side == "serialization" else set(schema.get("required", ()))
    fields = "".join(
        f"  {field}{'' if field in needed else '?'}: {_type(value)};\n" for field, value in schema["properties"].items()
    )
    return f"{doc}export interface {name} {{\n{fields}}}\n"


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return _RENAMED.get(schema["$ref"], schema["$ref"])
    if "const" in schema:
        return _literal(schema["const"])
    for union in ("anyOf", "oneOf"):
        if union in schema:
            return " | ".join(map(_type, schema[union]))
    if "enum" in schema:
        return " | ".join(map(_literal, schema["enum"]))
    match schema["type"]:
        case "array" if "prefixItems" in schema:
            return "[" + ", ".join(map(_type, schema["prefixItems"])) + "]"
        case "array":
            item = _type(schema["items"])
            return f"({item})[]" if " | " in item else f"{item}[]"
        case "object":
            return f"Record<string, {_type(schema['additionalProperties'])}>"
        case plain:
            return _PLAIN[plain]


def _literal(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


if __name__ == "__main__":
    TARGET.write_text(wire_types(), encoding="utf-8")
