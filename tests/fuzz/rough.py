"""What breaks the rules of WebSocket and HTTP themselves: frames, handshakes, and connections that end anywhere."""

import asyncio
import random
import struct

from tests.fuzz.oracle import Oracle
from tests.fuzz.values import spoil, text
from tests.fuzz.wire import BINARY, CLOSE, PING, PONG, TEXT, Wire, frame, handshake

HELLO = b'{"type":"hello","page":"rough"}'


def bad_frames(chance: random.Random) -> tuple[bytes, int]:
    """Return bytes with a bad frame in them, and how many frames they are."""
    payload = chance.choice((HELLO, b"", b"x" * 125, chance.randbytes(130)))
    mask = chance.randbytes(4)
    match chance.randrange(20):
        case 0:
            return frame(payload, chance.choice((3, 4, 5, 6, 7, 11, 12, 13, 14, 15)), mask=mask), 1
        case 1:
            return frame(payload, rsv=chance.randrange(1, 8), mask=mask), 1
        case 2:
            return frame(payload, mask=None), 1
        case 3:
            return frame(b"p" * 126, chance.choice((PING, PONG, CLOSE)), mask=mask), 1
        case 4:
            return frame(b"p", chance.choice((PING, PONG, CLOSE)), fin=False, mask=mask), 1
        case 5:
            return frame(payload, 0, mask=mask), 1  # goes on with nothing
        case 6:
            return frame(payload, TEXT, fin=False) + frame(payload, TEXT), 2
        case 7:
            lies = chance.choice((2**63, 2**64 - 1, 2**62, 2**31, 33_000, len(payload) + 1))
            return frame(payload, length=lies, wide=8), 1
        case 8:
            return frame(payload, wide=chance.choice((2, 8)), mask=mask), 1  # a length said at length
        case 9:
            return frame(
                chance.choice((b"\x03", b"\x03\xe8\xff", struct.pack("!H", chance.randrange(65536)))), CLOSE
            ), 1
        case 10:
            return frame(struct.pack("!H", 1000) + text(chance).encode()[:120], CLOSE), 1
        case 11:
            return frame(chance.choice((b"\xff\xfe", b"\xed\xa0\x80", b"\xf8\x88\x80\x80\x80", b'"\xc0\x80"'))), 1
        case 12:
            half = "ب".encode()
            return frame(half[:1], fin=False) + frame(b"", PING) + frame(half[1:], 0, fin=chance.random() < 0.5), 3
        case 13:
            return frame(b"y" * 32_769), 1
        case 14:
            return frame(b"y" * 20_000, fin=False) + frame(b"y" * 20_000, 0), 2
        case 15:
            whole = frame(payload, mask=mask)
            return whole[: chance.randrange(len(whole))], 1  # half a frame
        case 16:
            return b"".join(frame(b"", chance.choice((PING, PONG))) for _ in range(200)), 200
        case 17:
            return frame(b"", TEXT, fin=False) + frame(b"", 0, fin=False) * 100, 101
        case 18:
            return chance.randbytes(chance.randrange(1, 300)), 1
    return spoil(chance, frame(payload, chance.choice((TEXT, BINARY)), mask=mask)), 1


def bad_handshake(chance: random.Random, port: int, code: str) -> bytes:
    """Return the bytes of a handshake that is odd, mostly in one way."""
    path = f"/ws/rooms/{code}"
    good = handshake(port, path)
    match chance.randrange(14):
        case 0:
            return good.replace(b"Version: 13", b"Version: " + chance.choice((b"12", b"14", b"", b"13, 8", b"\xff")))
        case 1:
            key = chance.choice((b"", b"x", b"!" * 24, b"A" * 500, b"\x00"))
            return b"\r\n".join(
                b"Sec-WebSocket-Key: " + key if b"Key:" in line else line for line in good.split(b"\r\n")
            )
        case 2:
            gone = chance.choice((b"Upgrade:", b"Connection:", b"Key:", b"Version:", b"Host:"))
            return b"\r\n".join(line for line in good.split(b"\r\n") if gone not in line)
        case 3:
            odd = chance.choice(
                (
                    "",
                    "%",
                    "%zz",
                    "%00",
                    "%ff",
                    "..%2f..",
                    "%2F",
                    "a" * 200,
                    "%D9%A1" * 6,
                    "😀".encode().decode("latin-1"),
                )
            )
            return handshake(port, f"/ws/rooms/{odd}")
        case 4:
            return handshake(
                port, chance.choice(("/ws/rooms", "/ws/rooms/", "/ws/", "/ws/lobby/x", "//ws/lobby", "/", "*", "x"))
            )
        case 5:
            return handshake(port, path, (f"Origin: {chance.choice(_ORIGINS)}",))
        case 6:
            return handshake(port, path, (f"Cookie: {chance.choice(_COOKIES)}",))
        case 7:
            return handshake(port, path, (f"Sec-WebSocket-Protocol: {chance.choice(('chat', 'a,b', ',', '', 'é'))}",))
        case 8:
            offer = chance.choice(
                ("permessage-deflate", "permessage-deflate; client_max_window_bits=99", "x;;", "\x7f")
            )
            return handshake(port, path, (f"Sec-WebSocket-Extensions: {offer}",))
        case 9:
            return handshake(
                port, path, tuple(f"X-{number}: y" for number in range(chance.choice((50, 127, 129, 300))))
            )
        case 10:
            return handshake(port, path, (f"X-Long: {'z' * chance.choice((4_000, 8_200, 70_000))}",))
        case 11:
            return good.replace(b"GET", chance.choice((b"POST", b"HEAD", b"get", b"CONNECT", b"\x16\x03\x01")))
        case 12:
            return good[: chance.randrange(len(good))]
        case 13:
            return handshake(port, path, (f"X-Forwarded-For: {chance.choice(_FORWARDED)}", "X-Forwarded-Proto: wss"))
    return spoil(chance, good)


_ORIGINS = ("null", "http://evil.example", "http://[", "http://127.0.0.1:99999", "javascript:1", "", "http://é", "::::")
_COOKIES = (
    *("basra_browser=", "basra_browser=x", "basra_browser=" + "A" * 43, "=;=;=", ";" * 500, "a" * 3000),
    *('basra_browser="' + "A" * 43 + '"', "basra_browser=A; basra_browser=B", "\xff\xfe", "$Version=1"),
)
_FORWARDED = ("", ",", "1.2.3.4", "x" * 300, "::1", "fe80::1%eth0", "1.2.3.4, 5.6.7.8", "[::]:80", "unknown", "\xe9")


async def rough_one(chance: random.Random, port: int, code: str, oracle: Oracle) -> int:
    """Make one rough connection and return how many frames were sent over it."""
    where = "a rough connection"
    if chance.random() < 0.35:
        wire = await Wire.raw(port, lambda _: None)
        wire.write(bad_handshake(chance, port, code))
        await asyncio.wait({wire.opened}, timeout=chance.choice((0.02, 0.2, 1.0)))
    else:
        path = "/ws/lobby" if chance.random() < 0.2 else f"/ws/rooms/{code}"
        wire = await Wire.connect(port, path, lambda _: None)
        if chance.random() < 0.7:
            wire.text(HELLO)
        for _ in range(chance.randrange(1, 4)):
            wire.write(*bad_frames(chance))
        wire.pongs = chance.random() < 0.5
        await asyncio.wait({wire.closed}, timeout=chance.choice((0, 0.02, 0.3)))
    if wire.opened.done():
        status = wire.opened.result()[0]
        oracle.counts[f"rough handshake {status or 'hung up'}"] += 1
        if status >= 500:
            oracle.found(f"an odd handshake was answered {status}", wire.history, where)
    if wire.closed.done():
        oracle.counts[f"rough closed {wire.closed.result()}"] += 1
        if wire.closed.result() == 1011:
            oracle.found("a rough socket was closed with 1011", wire.history, where)
    wire.abort()
    return wire.frames
