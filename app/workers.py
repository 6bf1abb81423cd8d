"""Several worker processes on one listening socket: kept alive, unless they cannot live.

A worker that dies is replaced. When the app fails to start, or workers again and again die before they have served for
a second, the next ones would as well: then all end, and the command fails.
"""

import socket
import time
from typing import Final

import uvicorn
from uvicorn.supervisors import Multiprocess
from uvicorn.supervisors.multiprocess import Process

MOST_IN_VAIN: Final = 5
_SERVED_S: Final = 1.0
_ANSWER_S: Final = 1.0


class CannotStart(Exception):
    """The workers do not start, or not for long; what they said of it stands above."""


class Workers(Multiprocess):
    """The worker processes; `run` serves until told to stop, or raises `CannotStart`."""

    def __init__(self, config: uvicorn.Config, listening: socket.socket) -> None:
        super().__init__(config, sockets=[listening])
        self._serving: dict[int | None, float] = {}  # since when, by process id
        self._in_vain = 0
        self._failed = ""

    def run(self) -> None:
        super().run()
        if self._failed:
            raise CannotStart(self._failed)

    def keep_subprocess_alive(self) -> None:
        """Replace the workers that died; end all when that is in vain."""
        if self.should_exit.is_set():
            return
        for process in self.processes:
            self._note(process)
        before = {process.pid for process in self.processes}
        super().keep_subprocess_alive()
        if self.should_exit.is_set():
            self._failed = "the workers cannot start; see above"
            return
        for pid in before - {process.pid for process in self.processes}:
            served = time.monotonic() - self._serving.pop(pid, time.monotonic())
            self._in_vain = self._in_vain + 1 if served < _SERVED_S else 0
        if self._in_vain >= MOST_IN_VAIN:
            self._failed = "the workers end as soon as they start; see above"
            self.should_exit.set()

    def _note(self, process: Process) -> None:
        if process.pid not in self._serving and process.process.is_alive() and process.is_ready(_ANSWER_S):
            self._serving[process.pid] = time.monotonic()
