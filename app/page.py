"""The page as HTML: index.html made for one place and one language, so that its first bytes say what to load.

In index.html `data-at` names the part of the page that a line is for; `messages/en/` stands for the page's language,
and a `modulepreload` for all that its module imports: nothing is to be found out one import after the other. What is
said without any script is there in each language, a line each, of which the page's own stays.
"""

import posixpath
import re
from collections.abc import Iterable
from typing import Final, Literal

from app.assets import Asset, Assets, Files

Place = Literal["lobby", "room", "learn", "lesson"]

_BASES: Final[dict[Place, str]] = {"lobby": "./", "room": "../", "learn": "./", "lesson": "./"}
# The parts whose styles and words a place has from the start; its modules are those of its own name.
_PARTS: Final[dict[Place, set[str]]] = {
    "lobby": {"lobby"},
    "room": {"room"},
    "learn": {"learn"},
    "lesson": {"room", "learn"},
}
_RIGHT_TO_LEFT: Final = {"ar", "fa", "he", "ur"}
_FALLBACK: Final = "en"
_MODULES: Final = re.compile(
    r'^( *<link rel="modulepreload") (?:data-at="(\w+)" )?href="static/([^"]+)" />\n', re.MULTILINE
)
_LATER: Final = re.compile(r'(<link rel="stylesheet" data-at="(\w+)") (href=)')
_WORDS: Final = re.compile(r'^ *<link rel="preload"( data-at="(\w+)")[^\n]*\n', re.MULTILINE)
_SAID: Final = re.compile(r'^ *<(?:p|span) lang="(\w+)">.*\n', re.MULTILINE)
# A module's own imports: `import … from "./x.js"` at the start of a line or, where it is minified, of a statement.
_IMPORTS: Final = re.compile(
    r"""(?:^|;)(?:import|export)\b\s*(?:[\w*{][^;'"]*?\bfrom\s*)?["'](\.{1,2}/[^"']+)["']""", re.MULTILINE
)
_NAMED: Final = re.compile(r'="static/(?!manifest/)')
_MOST_TAGS: Final = 20


class Pages:
    """The pages that were asked for, each made once for the files as they are."""

    def __init__(self, assets: Assets) -> None:
        self._assets = assets
        self._version = ""
        self._made: dict[tuple[Place, str], Asset] = {}

    def page(self, place: Place, asked: str | None, accepted: str) -> Asset:
        """Return the page of a place, in the language that its address asks for, or that the browser accepts."""
        files = self._assets.files()
        if files.version != self._version:
            self._version, self._made = files.version, {}
        language = language_of(asked, accepted, languages(files))
        if (place, language) not in self._made:
            self._made[place, language] = Asset.of(_html(files, place, language).encode(), ".html")
        return self._made[place, language]


def languages(files: Files) -> set[str]:
    """Return the languages that there are messages in."""
    return {path.split("/")[1] for path in files.below("messages")}


def language_of(asked: str | None, accepted: str, offered: set[str]) -> str:
    """Return the first offered of the language asked for and those of an Accept-Language field, or English."""
    preferred = sorted(enumerate(accepted.split(",")[:_MOST_TAGS]), key=lambda tag: (-_quality(tag[1]), tag[0]))
    tags = [asked or "", *(tag.partition(";")[0] for _, tag in preferred if _quality(tag) > 0)]
    primary = [tag.strip().lower().split("-")[0] for tag in tags]
    return next((tag for tag in primary if tag in offered), _FALLBACK)


def _quality(tag: str) -> float:
    _, _, parameter = tag.replace(" ", "").partition(";q=")
    try:
        return float(parameter) if parameter else 1.0
    except ValueError:
        return 0.0


def imported(files: Files, modules: Iterable[str]) -> list[str]:
    """Return these modules and all that they import, each once, the first needed first."""
    found: list[str] = []
    waiting = list(modules)
    while waiting:
        path = waiting.pop(0)
        if path in found or path not in files.assets:
            continue
        found.append(path)
        folder = posixpath.dirname(path)
        waiting += [posixpath.normpath(f"{folder}/{name}") for name in _IMPORTS.findall(files.text(path))]
    return found


def _html(files: Files, place: Place, language: str) -> str:
    html = files.text("index.html").replace('<base href="./">', f'<base href="{_BASES[place]}">')
    direction = "rtl" if language in _RIGHT_TO_LEFT else "ltr"
    html = html.replace('<html lang="en" dir="ltr">', f'<html lang="{language}" dir="{direction}">')
    html = html.replace('href="static/messages/en/', f'href="static/messages/{language}/')
    html = _SAID.sub(lambda line: line[0] if line[1] == language else "", html)

    # A package has the first screen as text as well; nothing of it works before the modules are there.
    first_screen = f"first/{place}.{language}.html"
    if first_screen in files.assets:
        html = html.replace('<div id="page"></div>', f'<div id="page" inert>{files.text(first_screen)}</div>')

    # The styles of other parts keep their place among the rest, and wait for part.js.
    html = _LATER.sub(lambda link: link[0] if link[2] in _PARTS[place] else f"{link[1]} data-{link[3]}", html)
    html = _WORDS.sub(lambda link: link[0].replace(link[1], "") if link[2] in _PARTS[place] else "", html)

    first = imported(files, [link[3] for link in _MODULES.finditer(html) if link[2] in {None, place}])
    preloads = iter(
        ["".join(f'    <link rel="modulepreload" fetchpriority="low" href="static/{path}" />\n' for path in first)]
    )
    html = _MODULES.sub(lambda _: next(preloads, ""), html)
    return _NAMED.sub(f'="static/{files.version}/', html)
