"""The WebSocket protocol as an AsyncAPI 3.0 document, generated from the models that the server parses with."""

from typing import Any, get_args

from pydantic import TypeAdapter

from app.protocol.client import AnyClientMessage
from app.protocol.server import AnyServerMessage

_REF = "#/components/schemas/{model}"


def asyncapi(version: str) -> dict[str, Any]:
    """Return the document, with a JSON Schema for every message both ways (AsyncAPI 3.0.0)."""
    schemas: dict[str, Any] = {}
    messages: dict[str, Any] = {}
    sides: dict[str, list[str]] = {"client": [], "server": []}
    for side, union in (("client", AnyClientMessage), ("server", AnyServerMessage)):
        for model in get_args(get_args(union)[0]):
            schema = TypeAdapter(model).json_schema(
                ref_template=_REF, mode="validation" if side == "client" else "serialization"
            )
            schemas.update(schema.pop("$defs", {}))
            name = f"{side}.{model.__name__}"
            schemas[name] = schema
            messages[name] = {
                "name": schema["properties"]["type"]["const"],
                "summary": (model.__doc__ or "").strip().splitlines()[0],
                "contentType": "application/json",
                "payload": {"$ref": _REF.format(model=name)},
            }
            sides[side].append(name)
    lobby = "server.Lobby"
    room_server = [name for name in sides["server"] if name != lobby]
    to_lobby = [lobby, "server.Pong", "server.Error"]
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Basra",
            "version": version,
            "description": "One WebSocket per room and one for the lobby; docs/protocol.md tells the course.",
        },
        "defaultContentType": "application/json",
        "channels": {
            "room": {
                "address": "/ws/rooms/{code}",
                "parameters": {"code": {"description": "the room's code"}},
                "messages": _messages([*sides["client"], *room_server]),
            },
            "lobby": {"address": "/ws/lobby", "messages": _messages(["client.Ping", *to_lobby])},
        },
        "operations": {
            "toServer": _operation("receive", "room", sides["client"]),
            "toBrowser": _operation("send", "room", room_server),
            "fromLobby": _operation("receive", "lobby", ["client.Ping"]),
            "openRooms": _operation("send", "lobby", to_lobby),
        },
        "components": {"schemas": schemas, "messages": messages},
    }


def _messages(names: list[str]) -> dict[str, Any]:
    return {name: {"$ref": f"#/components/messages/{name}"} for name in names}


def _operation(action: str, channel: str, names: list[str]) -> dict[str, Any]:
    return {
        "action": action,
        "channel": {"$ref": f"#/channels/{channel}"},
        "messages": [{"$ref": f"#/channels/{channel}/messages/{name}"} for name in names],
    }
