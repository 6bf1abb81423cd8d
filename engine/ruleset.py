"""Rulesets: a preset is a value of one frozen `Ruleset`, never a subclass; house rules are data."""

from dataclasses import dataclass
from typing import Final, Literal

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
