"""The contact sheet: all pictures on one page, narrowed by size, language and theme."""

from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Final

STYLE: Final = """
body { margin: 0; font: 15px system-ui; background: #777; color: #fff; }
header { position: sticky; top: 0; display: flex; flex-wrap: wrap; gap: 0 1.5rem; padding: .5rem; background: #333; }
section { padding: 0 1rem; }
div { display: flex; flex-wrap: wrap; align-items: start; gap: .5rem; }
figure { margin: 0; }
figcaption { font-size: 12px; }
img { max-width: 100%; height: 24rem; object-fit: contain; }
"""


@dataclass(frozen=True)
class Shot:
    """One picture: of which scene, how large, in which language and theme, and what does not fit in it."""

    scene: str
    size: str
    lang: str
    theme: str
    faults: tuple[str, ...] = ()

    @property
    def file(self) -> str:
        return f"{self.scene}-{self.size}-{self.lang}-{self.theme}.png"


def write_sheet(folder: Path, shots: list[Shot]) -> None:
    """Write index.html beside the pictures."""
    kinds = {name: sorted({getattr(shot, name) for shot in shots}) for name in ("size", "lang", "theme")}
    hidden = "".join(
        f'body:has([id="{value}"]:not(:checked)) figure[data-{name}="{value}"] {{ display: none; }}\n'
        for name, values in kinds.items()
        for value in values
    )
    boxes = "".join(
        "<span>" + "".join(f'<label><input type="checkbox" id="{v}" checked> {v}</label> ' for v in values) + "</span>"
        for values in kinds.values()
    )
    sections = "".join(
        f"<section><h2>{escape(scene)}</h2><div>{''.join(map(_figure, of_scene))}</div></section>\n"
        for scene in dict.fromkeys(shot.scene for shot in shots)
        if (of_scene := [shot for shot in shots if shot.scene == scene])
    )
    page = f"<!doctype html>\n<meta charset=utf-8><title>Gallery</title>\n<style>{STYLE}{hidden}</style>\n"
    (folder / "index.html").write_text(f"{page}<header>{boxes}</header>\n{sections}", encoding="utf-8")


def _figure(shot: Shot) -> str:
    words = escape(" · ".join((shot.size, shot.lang, shot.theme, *shot.faults)))
    picture = f'<a href="{shot.file}"><img loading="lazy" alt="" src="{shot.file}"></a>'
    return (
        f'<figure data-size="{shot.size}" data-lang="{shot.lang}" data-theme="{shot.theme}">'
        f"{picture}<figcaption>{words}</figcaption></figure>"
    )
