"""The console command `basra`."""

import sys
from collections.abc import Callable, Iterable, Iterator
from io import BufferedReader
from typing import cast

import click

from app.explain import explain_lines
from app.jsonl import Answered, pour
from app.replay import replay_lines


@click.group()
def main() -> None:
    """Egyptian Basra with friends: the card server and the tools of its rule book."""


@main.command()
def explain() -> None:
    """Say what a card takes: one JSON question a line on standard input, one JSON answer a line.

    A bad line is answered by its error and the exit status is 1.
    """
    sys.exit(0 if _answer("-", explain_lines) else 1)


@main.command()
@click.argument("files", nargs=-1, type=click.Path(exists=True, dir_okay=False, allow_dash=True))
def replay(files: tuple[str, ...]) -> None:
    """Play match records, one a line, from FILES or standard input, and say how each went, one JSON answer a line.

    An illegal record is answered by its error and the exit status is 1.
    """
    answered = [_answer(name, replay_lines) for name in files or ("-",)]
    sys.exit(0 if all(answered) else 1)


@main.command()
@click.option("--host", help="Address to listen on; 0.0.0.0 for the whole network.  [BASRA_HOST, 127.0.0.1]")
@click.option("--port", type=click.IntRange(0, 65_535), help="Port to listen on.  [BASRA_PORT, 8000]")
@click.option("--workers", type=click.IntRange(1, 64), help="Processes; more than 1 needs Redis.  [BASRA_WORKERS, 1]")
@click.option("--redis-url", help="Redis for the rooms; without it they live in this process.  [BASRA_REDIS_URL]")
def serve(**flags: str | int | None) -> None:
    """Serve the game. Every flag has an environment variable BASRA_… of the same name, and flags win."""
    # Only here: `explain` and `replay` start without loading a web server.
    from pydantic import ValidationError  # noqa: PLC0415

    from app import serve as server  # noqa: PLC0415
    from app.settings import Settings  # noqa: PLC0415
    from app.workers import CannotStart  # noqa: PLC0415

    try:
        server.serve(Settings(**{name: value for name, value in flags.items() if value is not None}))  # type: ignore[arg-type]
    except ValidationError as error:
        wrong = [f"BASRA_{'.'.join(map(str, each['loc'])).upper()}: {each['msg']}" for each in error.errors()]
        raise click.UsageError("; ".join(wrong)) from None
    except (server.TooManyWorkers, server.CannotListen) as error:
        raise click.UsageError(str(error)) from None
    except CannotStart as error:
        raise click.ClickException(str(error)) from None


def _answer(name: str, answered: Callable[[Iterable[bytes]], Iterator[Answered]]) -> bool:
    """Answer the lines of a file (`-`: standard input) on standard output; return whether none was refused."""
    with click.open_file(name, "rb") as source:
        return pour(cast("BufferedReader", source), sys.stdout.buffer, answered)
