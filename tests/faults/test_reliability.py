"""docs/reliability.md names the faults of this suite, each of them and no other."""

import re
from pathlib import Path

from tests.faults.scenarios import SCENARIOS

DOCUMENT = (Path(__file__).resolve().parents[2] / "docs" / "reliability.md").read_text(encoding="utf-8")
FAULTS = {scenario.fault for scenario in SCENARIOS}


def test_every_fault_that_is_named_is_played() -> None:
    named = set(re.findall(r"`faults: ([^`]+)`", DOCUMENT)) - {"name"}
    assert named
    assert named <= FAULTS


def test_every_fault_has_its_row_in_the_table_with_nothing_but_zeros() -> None:
    rows = re.findall(r"^\| ([^|]+?) +\|" + r" +([\d,]+) \|" * 8 + "$", DOCUMENT, re.MULTILINE)
    assert {fault for fault, *_ in rows} == FAULTS | {"all"}
    for fault, injected, rooms, _, acked, *bad in rows:
        assert all(int(count.replace(",", "")) for count in (injected, rooms, acked)), fault
        assert bad == ["0"] * 4, fault
