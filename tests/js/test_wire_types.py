"""The browser's types of the wire are those of the models that the server parses with."""

import runpy
from pathlib import Path

TOOL = Path(__file__).parents[2] / "tools" / "wire_types.py"


def test_the_browsers_wire_types_are_fresh() -> None:
    tool = runpy.run_path(str(TOOL))

    assert tool["TARGET"].read_text(encoding="utf-8") == tool["wire_types"](), "run: python tools/wire_types.py"
