"""constraints.txt pins exactly what an installation brings; `make lock` writes it again."""

import tomllib
from importlib import metadata
from pathlib import Path

from packaging.markers import default_environment
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

# Needed only below Python 3.11.3.
SOMETIMES = {"async-timeout"}

ROOT = Path(__file__).resolve().parents[2]


def pinned() -> dict[str, str]:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    pairs = (line.split("==") for line in lines if not line.startswith("#"))
    return {canonicalize_name(name): version for name, version in pairs}


def declared(*extras: str) -> list[Requirement]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    lists = [project["dependencies"], *(project["optional-dependencies"][extra] for extra in extras)]
    return [Requirement(line) for lines in lists for line in lines]


def installed(requirements: list[Requirement]) -> dict[str, str]:
    """Return the version of every distribution that these requirements bring into this environment."""
    found: dict[str, str] = {}
    waiting = [(requirement, frozenset[str]()) for requirement in requirements]
    seen = set()
    while waiting:
        requirement, outer = waiting.pop()
        marker = requirement.marker
        # A requirement may apply because of any extra that its owner was asked with.
        if marker and not any(marker.evaluate({**default_environment(), "extra": e}) for e in outer or {""}):
            continue
        key = (canonicalize_name(requirement.name), frozenset(requirement.extras))
        if key in seen:
            continue
        seen.add(key)
        distribution = metadata.distribution(requirement.name)
        found[key[0]] = distribution.version
        waiting += [(Requirement(line), key[1]) for line in distribution.requires or ()]
    return found


def test_everything_an_installation_brings_is_pinned_and_nothing_else() -> None:
    found = installed(declared("dev"))
    assert {name: version for name, version in pinned().items() if name not in SOMETIMES - found.keys()} == found


def test_what_the_project_asks_for_is_what_is_pinned() -> None:
    for requirement in declared("dev"):
        assert str(requirement.specifier) == f"=={pinned()[canonicalize_name(requirement.name)]}"
