"""Rulesets: a preset is a value of one frozen `Ruleset`, never a subclass; house rules are data."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Final, Literal

from engine.errors import BadOption, UnknownOption, UnknownPreset

KomiOnFloor = Literal["seven", "any"]
Tie = Literal["nobody", "carry"]
Preset = Literal["classic", "v2", "murabaa"]
JackBasra = Literal[0, 10, 20, 30]


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The options that a host can change, on top of the preset they came from."""

    preset: Preset
    komi_on_floor: KomiOnFloor = "seven"  # R3.6
    jack_basra: JackBasra = 10  # points, R5.2
    tie: Tie = "nobody"  # R5.1
    clean_opening: bool = True  # R2.4


PRESETS: Final[dict[str, Ruleset]] = {
    "classic": Ruleset("classic"),
    "v2": Ruleset("v2", komi_on_floor="any", jack_basra=30),
    "murabaa": Ruleset("murabaa"),
}

OPTION_VALUES: Final[Mapping[str, tuple[object, ...]]] = MappingProxyType(
    {
        "komi_on_floor": ("seven", "any"),
        "jack_basra": (0, 10, 20, 30),
        "tie": ("nobody", "carry"),
        "clean_opening": (True, False),
    }
)
"""The options by the names that records, `basra explain` and the room form share, with all their values."""

_NO_OPTIONS: Final[Mapping[str, object]] = MappingProxyType({})


def ruleset(preset: object, options: Mapping[str, object] = _NO_OPTIONS) -> Ruleset:
    """Return the preset with these options changed.

    Raises `UnknownPreset`, `UnknownOption`, or `BadOption` for a value that is not exactly one of the option's own
    (`1` is not `True`, `10.0` is not `10`).
    """
    found = PRESETS.get(preset) if isinstance(preset, str) else None
    if found is None:
        raise UnknownPreset(preset)
    if not options:
        return found
    for name, value in options.items():
        values = OPTION_VALUES.get(name)
        if values is None:
            raise UnknownOption(name)
        if not any(type(value) is type(known) and value == known for known in values):
            raise BadOption(name, value)
    changes: Mapping[str, Any] = options
    return replace(found, **changes)


def options_of(rules: Ruleset) -> dict[str, object]:
    """Return every option of a ruleset by name, so that `ruleset(rules.preset, options_of(rules)) == rules`."""
    return {name: getattr(rules, name) for name in OPTION_VALUES}


def default_seats(preset: object) -> int:
    """Return how many seats a preset is meant for; every preset is legal with 2 and with 4. Raises `UnknownPreset`."""
    return 4 if ruleset(preset).preset == "murabaa" else 2
