"""The Lua scripts of this folder, each known to Redis by the SHA-1 of its text (EVALSHA)."""

import hashlib
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Final


@dataclass(frozen=True, slots=True)
class Script:
    """A script and its name in Redis."""

    text: str
    sha: str = field(init=False)

    def __post_init__(self) -> None:
        digest = hashlib.sha1(self.text.encode(), usedforsecurity=False)
        object.__setattr__(self, "sha", digest.hexdigest())


def _read(name: str) -> Script:
    return Script(files("app.store").joinpath(name).read_text("utf-8"))


COMMIT: Final = _read("commit.lua")
SAY: Final = _read("say.lua")
DUE: Final = _read("due.lua")
RENEW: Final = _read("renew.lua")
FORGET: Final = _read("forget.lua")
ALL: Final = (COMMIT, SAY, DUE, RENEW, FORGET)
