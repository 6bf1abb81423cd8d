"""The tests that the documents name are there: whatever a document says is held by a test is held by one."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = sorted((ROOT / "docs").glob("*.md"))
REFERENCE = re.compile(r"`(tests/[\w./-]+\.(?:py|js))(?:::([^`]+))?`")
# In these, each row of a table with a column `test` names one, or says in a word why there is none.
LEDGERS = [ROOT / "docs" / "security.md"]
NONE = re.compile(r"^(?:—|the host's|by reading)", re.IGNORECASE)


def titles_in(path: Path) -> set[str]:
    """Return the tests of a file: in Python as `test_…`, `Class` and `Class::test_…`, in JavaScript by their titles."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".js":
        return {title for _, title in re.findall(r"\b(?:test|it|describe)\(\s*(['\"`])(.+?)\1\s*,", text)}
    found = set()
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.ClassDef):
            inner = {each.name for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)}
            found |= {node.name, *(f"{node.name}::{name}" for name in inner)}
    return {name for name in found if path.suffix == ".js" or re.search(r"(?:^|::)(?:test_|Test)\w*$", name)}


def wrong_in(text: str) -> list[str]:
    """Return the references of a document that lead to no test."""
    wrong = []
    for file, name in REFERENCE.findall(text):
        path = ROOT / file
        if not path.is_file() or (name and name not in titles_in(path)):
            wrong.append(f"{file}::{name}" if name else file)
    return wrong


def bare_rows(text: str) -> list[str]:
    """Return the rows of tables with a column `test` that name none and do not say why."""
    bare, column = [], None
    for line in text.splitlines():
        cells = [cell.strip() for cell in re.split(r"(?<!\\)\|", line)[1:-1]] if line.startswith("|") else []
        if not cells:
            column = None
        elif "test" in cells:
            column = cells.index("test")
        elif column is not None and not set(line) <= set("|-: "):
            cell = cells[column] if column < len(cells) else ""
            if not REFERENCE.search(cell) and not NONE.match(cell):
                bare.append(line)
    return bare


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_every_test_that_a_document_names_is_there(document: Path) -> None:
    assert wrong_in(document.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize("document", LEDGERS, ids=lambda path: path.name)
def test_every_point_has_its_test_or_a_word_why_not(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    assert len(REFERENCE.findall(text)) > 100
    assert bare_rows(text) == []


def test_what_is_gone_is_found() -> None:
    here = "tests/docs/test_references.py"
    assert wrong_in(f"`{here}`, `{here}::test_what_is_gone_is_found`") == []
    assert wrong_in("`tests/app/test_wire.py::TestFrames`, `tests/app/test_wire.py::TestFrames::test_gone`") == [
        "tests/app/test_wire.py::TestFrames::test_gone"
    ]
    assert wrong_in("`tests/js/pure.test.js::an address`, `tests/js/pure.test.js::a dress`") == [
        "tests/js/pure.test.js::a dress"
    ]
    for gone in ("tests/gone.py", "tests/js/gone.test.js", f"{here}::wrong_in", f"{here}::test_gone"):
        assert wrong_in(f"held by `{gone}`.") == [gone]


def test_a_row_without_a_test_is_found() -> None:
    table = (
        "| point | test |\n|---|---|\n| a | `tests/app/test_wire.py` |\n| b | — no files |\n| c | some day |\n| d | |\n"
    )
    assert bare_rows(table) == ["| c | some day |", "| d | |"]
