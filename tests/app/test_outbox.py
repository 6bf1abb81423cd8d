import asyncio

from app import outbox as module
from app.outbox import MOST, Outbox


class Peer:
    """A peer that reads, or does not."""

    def __init__(self) -> None:
        self.got: list[str] = []
        self.closed: int | None = None
        self.reading = asyncio.Event()
        self.reading.set()

    async def send(self, text: str) -> None:
        await self.reading.wait()
        self.got.append(text)

    async def close(self, code: int) -> None:
        await self.reading.wait()
        self.closed = code


async def test_messages_go_out_in_order_and_the_close_comes_last() -> None:
    peer = Peer()
    outbox = Outbox(peer.send, peer.close)
    for text in ("a", "b", "c"):
        outbox.put(text)
    outbox.close(4000)
    outbox.put("too late")
    await asyncio.wait_for(outbox.run(), 1)
    assert peer.got == ["a", "b", "c"]
    assert peer.closed == 4000


async def test_putting_never_waits_and_an_overflow_gives_the_socket_up() -> None:
    peer = Peer()
    peer.reading.clear()
    outbox = Outbox(peer.send, peer.close)
    running = asyncio.create_task(outbox.run())
    await asyncio.sleep(0)
    for number in range(MOST + 5):
        outbox.put(str(number))
    await asyncio.wait_for(running, 1)
    assert peer.got == []
    assert peer.closed is None


async def test_a_send_that_takes_too_long_gives_the_socket_up(monkeypatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.05)
    peer = Peer()
    peer.reading.clear()
    outbox = Outbox(peer.send, peer.close)
    outbox.put("a")
    await asyncio.wait_for(outbox.run(), 1)
    assert peer.got == []


async def test_a_broken_socket_ends_the_outbox_quietly() -> None:
    async def broken(_: object) -> None:
        raise RuntimeError("gone")

    outbox = Outbox(broken, broken)
    outbox.put("a")
    await asyncio.wait_for(outbox.run(), 1)
    outbox.put("b")
