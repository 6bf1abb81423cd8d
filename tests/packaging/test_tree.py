"""What is true of every file of the project: short, portable, and its documents lead where they say."""

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LISTING = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
FILES = [
    path
    for name in subprocess.run(LISTING, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    if name and (path := ROOT / name).is_file()
]
DOCUMENTS = [path for path in FILES if path.suffix == ".md"]
FOREIGN = {"vendor", "node_modules"}

# Written so that they do not find themselves.
MACHINE = re.compile(r"(?<![\w.])/(?:[w]ork|[f]arm|[r]oot|[h]ome/\w+|[U]sers/\w+)/|\.[l]ibrary")
REGISTRY = re.compile(r"[p]ypi\.org|[p]ythonhosted\.org|[r]egistry\.npmjs|[d]eb\.debian\.org|[i]ndex-url")


def text_of(path: Path) -> str | None:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return None


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


def test_no_source_file_is_longer_than_400_lines() -> None:
    sources = [path for path in FILES if path.suffix in {".py", ".js", ".css"} and not FOREIGN & set(path.parts)]
    lengths = {name_of(path): len(path.read_text(encoding="utf-8").splitlines()) for path in sources}
    assert not {name: length for name, length in lengths.items() if length > 400}


@pytest.mark.parametrize("pattern", [MACHINE, REGISTRY], ids=["machine", "registry"])
def test_no_file_names_a_machine_or_a_registry(pattern: re.Pattern[str]) -> None:
    found = {name_of(path): hit.group() for path in FILES if (text := text_of(path)) and (hit := pattern.search(text))}
    assert not found


def anchors(document: Path) -> set[str]:
    """Return the anchors of a document's headings, made as the usual viewers make them."""
    headings = re.findall(r"^#+ +(.+)$", document.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_links_of_the_documents_lead_somewhere(document: Path) -> None:
    text = re.sub(r"```.*?```", "", document.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)\s]+)\)|src=\"([^\"]+)\"", text):
        link = target[0] or target[1]
        if re.match(r"\w+:", link):
            continue
        name, _, anchor = link.partition("#")
        path = (document.parent / name).resolve() if name else document
        assert path.exists(), f"{link} leads nowhere"
        if anchor and path.suffix == ".md":
            assert anchor in anchors(path), f"{link} names no heading"


def make_targets() -> set[str]:
    return set(re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text(), re.MULTILINE))


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_commands_of_the_documents_exist(document: Path) -> None:
    text = document.read_text(encoding="utf-8")
    commands = re.findall(r"```\w*\n(.*?)```|`([^`\n]+)`", text, re.DOTALL)
    for line in "\n".join(block or inline for block, inline in commands).splitlines():
        for target in re.findall(r"(?:^|&& )make ([a-z-]+)", line.strip()):
            assert target in make_targets(), f"make {target}"
        for path in re.findall(r"(?<![\w/.-])(?:tools|\.ci|tests|engine|app|static|docs)/[\w./-]*\w", line):
            assert (ROOT / path).exists(), path


def test_help_names_every_target_for_people() -> None:
    helped = set(re.findall(r"'make ([a-z]+) ", (ROOT / "Makefile").read_text()))
    inner = {"help", "setup", "setup-dev", "setup-tools", "test-js", "test-py", "types-js"}
    assert helped == make_targets() - inner


def test_changelog_is_in_step_with_the_version() -> None:
    version = re.search(r'^version = "(.+)"$', (ROOT / "pyproject.toml").read_text(), re.MULTILINE)
    assert version
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f"## [{version[1]}]" in changelog
