"""What the code never does: the habits that most holes come from. Each pattern is tried on a line that it must find."""

import ast
import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PYTHON = [path for folder in ("app", "engine") for path in sorted((ROOT / folder).rglob("*.py"))]
PAGE = [
    path
    for path in sorted((ROOT / "static").rglob("*"))
    if path.suffix in {".js", ".html", ".css"} and "vendor" not in path.parts
]

# No code from data, no other program, no format that makes objects, no template, no mail, no SQL: no interpreter.
UNWANTED = {
    "eval exec compile": "eval(text)",
    "pickle marshal shelve dill": "import pickle",
    "subprocess os.system os.popen pty": "subprocess.run(text)",
    "xml lxml yaml": "import xml.etree.ElementTree",
    "jinja2 mako sqlite3 smtplib ldap3 urllib.request ftplib": "from urllib.request import urlopen",
}
# Where chance is for no secret: the jitter of waits.
MAY_BE_GUESSED = {"app/deadlines.py", "app/service.py", "app/store/listener.py"}

IN_THE_PAGE = {
    r"\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write|setHTML|unsafe(?:HTML|SVG)|DOMParser": "a.innerHTML=b",
    r"\beval\s*\(|new\s+Function\b|set(?:Timeout|Interval)\s*\(\s*['\"`]|\bimport\s*\(\s*[^'\"`\s)]": "eval(text)",
    r"javascript:|srcdoc|\son\w+\s*=\s*[\"']": "<a onclick='x()'>",
    r"document\.cookie|\bopener\b": "document.cookie",
    r"(?:src|href|url\(|import|from)\W{1,3}(?:https?:)?//": "import 'https://cdn.example/x.js'",
}


def names(code: str) -> set[str]:
    """Return what this code imports and calls, by full and by last names."""
    found = set()
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Call):
            found.add(ast.unparse(node.func))
    return {".".join(name.split(".")[:length]) for name in found for length in (1, 2)}


@pytest.mark.parametrize("unwanted", UNWANTED)
def test_the_server_has_no_interpreter_of_what_is_sent(unwanted: str) -> None:
    assert set(unwanted.split()) & names(UNWANTED[unwanted])
    for path in PYTHON:
        assert not set(unwanted.split()) & names(path.read_text(encoding="utf-8")), path


def test_what_may_be_guessed_decides_nothing_that_is_secret() -> None:
    found = {str(path.relative_to(ROOT)) for path in PYTHON if "random" in names(path.read_text(encoding="utf-8"))}
    assert found <= MAY_BE_GUESSED


@pytest.mark.parametrize("unwanted", IN_THE_PAGE)
def test_the_page_makes_no_code_of_text_and_loads_none_from_elsewhere(unwanted: str) -> None:
    assert re.search(unwanted, IN_THE_PAGE[unwanted])
    for path in PAGE:
        found = re.search(unwanted, path.read_text(encoding="utf-8"))
        assert not found, f"{path}: {found[0] if found else ''}"


def test_the_libraries_of_the_page_are_the_pinned_versions() -> None:
    pinned = json.loads((ROOT / "package.json").read_text())
    versions = pinned.get("dependencies", {}) | pinned.get("devDependencies", {})
    vendored = sorted((ROOT / "static" / "vendor").glob("*.js"))
    assert vendored
    for path in vendored:
        library, version = re.findall(r"/\* (\S+) (\d\S*),", path.read_text(encoding="utf-8"))[0]
        assert versions[library] == version
