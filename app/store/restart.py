"""From a graceful stop of a server on the embedded store to its next start: the rooms wait in a file meanwhile.

The file is deleted when it is taken, so that a later crash brings nothing back that has long gone on or ended. Nothing
about it can keep a server from starting or from stopping; what goes wrong is one line in the log, without any content.
"""

import logging
from pathlib import Path

from burner_redis import BurnerRedis

from app.store import saved, savefile

log = logging.getLogger("basra.store")


async def bring_back(engine: BurnerRedis, path: Path, now: int, lease_ms: int) -> None:
    """Put the rooms that the last stop saved into the engine, and delete their file."""
    try:
        text = savefile.read(path)
        savefile.prepare(path)
    except savefile.Untrusted as error:
        log.warning("%s is left alone, and no rooms will be saved: %s", path, error)
        return
    except OSError as error:
        log.warning("no rooms will be saved when this server stops: %s", error)
        return
    if text is None:
        return
    try:
        rooms, lost = saved.read(text)
        savefile.remove(path)  # first: what cannot be deleted would come back again and again
        await saved.restore(engine, rooms, now, lease_ms)
        if lost:
            log.warning("%d of the saved rooms were made by a later version, and are lost", lost)
    except saved.Unreadable as error:
        _put_aside(path, error)
    except OSError as error:
        log.warning("the saved rooms are not used, since they cannot be deleted: %s", error)


async def keep(engine: BurnerRedis, path: Path, now: int) -> None:
    """Save the rooms of the engine for the next start; without rooms no file is left."""
    try:
        rooms = await saved.collect(engine, now)
        if rooms:
            savefile.write(path, saved.write(rooms))
    except (OSError, savefile.Untrusted) as error:
        log.error("the rooms could not be saved: %s", error)


def _put_aside(path: Path, error: saved.Unreadable) -> None:
    try:
        log.warning("the saved rooms of before are not used, %s; see %s", error, savefile.put_aside(path))
    except OSError:
        log.warning("the saved rooms of before are not used, %s: %s", error, path)
