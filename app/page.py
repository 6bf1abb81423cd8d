"""The page as HTML: index.html made for one place and one language, so that its first bytes say what to load.

In index.html `data-at` names the place that a line is for, and `messages/en/` stands for the language's own folder.
"""

import re
from typing import Final, Literal

from app.assets import Asset, Assets, Files

Place = Literal["lobby", "room"]

_BASES: Final[dict[Place, str]] = {"lobby": "./", "room": "../"}
_RIGHT_TO_LEFT: Final = {"ar", "fa", "he", "ur"}
_FALLBACK: Final = "en"
_FOR_A_PLACE: Final = re.compile(r'^[^\n]*\sdata-at="(\w+)"[^\n]*\n', re.MULTILINE)
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


def _html(files: Files, place: Place, language: str) -> str:
    html = files.text("index.html").replace('<base href="./">', f'<base href="{_BASES[place]}">')
    html = _FOR_A_PLACE.sub(lambda line: line[0].replace(f' data-at="{place}"', "") if line[1] == place else "", html)
    direction = "rtl" if language in _RIGHT_TO_LEFT else "ltr"
    html = html.replace('<html lang="en" dir="ltr">', f'<html lang="{language}" dir="{direction}">')
    html = html.replace('href="static/messages/en/', f'href="static/messages/{language}/')
    return _NAMED.sub(f'="static/{files.version}/', html)
