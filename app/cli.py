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


def _answer(name: str, answered: Callable[[Iterable[bytes]], Iterator[Answered]]) -> bool:
    """Answer the lines of a file (`-`: standard input) on standard output; return whether none was refused."""
    with click.open_file(name, "rb") as source:
        return pour(cast("BufferedReader", source), sys.stdout.buffer, answered)
