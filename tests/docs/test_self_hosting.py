"""What a host reads about the settings is what the server has."""

import re
from pathlib import Path

import pytest

from app.settings import Settings

TEXT = (Path(__file__).resolve().parents[2] / "docs" / "self-hosting.md").read_text(encoding="utf-8")
LIMITS = [name for name in Settings.model_fields if re.search(r"_burst$|_per_second$|_interval$|sockets|guesses", name)]


def told() -> dict[str, str]:
    """Return the defaults of the tables, by variable."""
    defaults = {}
    for line in TEXT.splitlines():
        cells = [cell.strip() for cell in line.split("|")[1:-1]]
        if len(cells) == 3 and (names := re.findall(r"`(BASRA_\w+)`", cells[0])):
            values = re.findall(r"`([^`]*)`", cells[1]) or [cells[1]] * len(names)
            defaults |= dict(zip(names, values, strict=False))
    return defaults


@pytest.mark.parametrize("name", LIMITS)
def test_each_limit_is_told_with_its_default(name: str) -> None:
    default = Settings.model_fields[name].default
    assert float(told()[f"BASRA_{name.upper()}"]) == default


def test_who_is_trusted_and_allowed_is_told() -> None:
    assert told()["BASRA_TRUSTED_PROXIES"] == Settings.model_fields["trusted_proxies"].default
    assert told()["BASRA_ALLOWED_ORIGINS"] == "none"


def test_no_variable_is_told_that_there_is_not() -> None:
    compose = {"BASRA_PORT", "BASRA_WORKERS", "BASRA_APPENDFSYNC"}
    known = {f"BASRA_{name.upper()}" for name in Settings.model_fields}
    assert set(re.findall(r"\bBASRA_[A-Z_]+\b", TEXT)) <= known | compose
