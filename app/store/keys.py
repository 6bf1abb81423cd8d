"""Every name in Redis, once.

A room's keys share a bucket, `{b17}` (Redis Cluster hashes what is in braces), with the sorted sets that mirror it,
so that one script may change them together in one slot:

    basra:{b17}:room:CODE      hash: version, incarnation, snapshot, stamps, summary, lines
    basra:{b17}:record:CODE    list: the header of the match's record, then its finished deals
    basra:{b17}:chat:CODE      list: the last chat lines
    basra:{b17}:deadlines      sorted set: CODE by when the room has to be looked at (ms)
    basra:{b17}:leases         sorted set: CODE:PLAYER:CONNECTION by when that connection counts as dead (ms)
    basra:{b17}:open           sorted set: CODE of the rooms that the lobby lists, by when they were opened (ms)
    basra:{b17}:CODE           channel: what happened in the room
    basra:lobby                channel: the lobby's list changed
"""

from typing import Final
from zlib import crc32

BUCKETS: Final = tuple(f"basra:{{b{number:02}}}" for number in range(64))
LOBBY_CHANNEL: Final = "basra:lobby"

Lease = tuple[str, int, int]
"""Code, player number, connection number."""


def bucket(code: str) -> str:
    return BUCKETS[crc32(code.encode()) % len(BUCKETS)]


def room(code: str) -> str:
    return f"{bucket(code)}:room:{code}"


def record(code: str) -> str:
    return f"{bucket(code)}:record:{code}"


def chat(code: str) -> str:
    return f"{bucket(code)}:chat:{code}"


def deadlines(bucket: str) -> str:
    return f"{bucket}:deadlines"


def leases(bucket: str) -> str:
    return f"{bucket}:leases"


def open_rooms(bucket: str) -> str:
    return f"{bucket}:open"


def channel(code: str) -> str:
    return f"{bucket(code)}:{code}"


def code_of(name: str) -> str:
    """Return the room code that a channel, or a key of a room, was made for."""
    return name.rpartition(":")[2]


def lease_member(lease: Lease) -> str:
    code, player, connection = lease
    return f"{code}:{player}:{connection}"


def lease_of_member(member: str) -> Lease:
    """Return the lease that `lease_member` wrote."""
    code, player, connection = member.rsplit(":", 2)
    return code, int(player), int(connection)
