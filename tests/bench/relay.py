"""A bare relay on the same uvicorn: what a two-seat room costs when the server only passes messages on.

Every message of one socket is sent to both sockets of its room. It parses nothing, keeps nothing and checks nothing:
the least that any server of such rooms must do, so the measure that the real one is held against.
"""

from collections import defaultdict
from typing import Any

_rooms: defaultdict[str, list[Any]] = defaultdict(list)


async def app(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """Relay (ASGI 3.0)."""
    if scope["type"] != "websocket":
        return
    room = _rooms[scope["path"]]
    await receive()
    await send({"type": "websocket.accept"})
    room.append(send)
    try:
        while (message := await receive())["type"] == "websocket.receive":
            for each in tuple(room):
                await each({"type": "websocket.send", "text": message["text"]})
    finally:
        room.remove(send)
