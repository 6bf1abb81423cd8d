"""Takes the steps of the Dockerfile on this machine, without an engine: paths of the image lie below a folder."""

import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path


@dataclass
class Stage:
    name: str | None
    base: str
    steps: list[tuple[str, str]] = field(default_factory=list)

    def of(self, instruction: str) -> list[str]:
        return [rest for name, rest in self.steps if name == instruction]

    def environment(self) -> dict[str, str]:
        return dict(re.findall(r"(\w+)=(\S+)", " ".join(self.of("ENV"))))

    def exec_form(self, instruction: str) -> list[str]:
        (rest,) = self.of(instruction)
        return list(json.loads(rest[rest.index("[") :]))


def parse(dockerfile: Path) -> list[Stage]:
    stages: list[Stage] = []
    text = dockerfile.read_text().replace("\\\n", " ")
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        instruction, rest = line.split(maxsplit=1)
        if instruction == "FROM":
            base, _, name = rest.partition(" AS ")
            stages.append(Stage(name or None, base))
        else:
            stages[-1].steps.append((instruction, " ".join(rest.split())))
    return stages


def context(source: Path) -> set[str]:
    """Return the names that .dockerignore lets into the build: it shuts everything out but what it names."""
    lines = [line for line in (source / ".dockerignore").read_text().splitlines() if line and not line.startswith("#")]
    assert lines[0] == "*"
    return {line.removeprefix("!") for line in lines if line.startswith("!")}


class Build:
    """The image's file system below `root`, and how to run a command in it."""

    def __init__(self, source: Path, root: Path) -> None:
        self.source = source
        self.root = root
        self.names = root / "usr/bin"  # where the images have their programs
        self.names.mkdir(parents=True)
        for name in ("python", "node", "npm"):
            program = sys._base_executable if name == "python" else shutil.which(name)
            (self.names / name).write_text(f'#!/bin/sh\nexec "{program}" "$@"\n')
            (self.names / name).chmod(0o755)

    def inside(self, text: str) -> str:
        """Return the text with the absolute paths of the image moved below `root`."""
        return re.sub(r"(?<![\w.:/])/(src|opt|page)\b", rf"{self.root}/\1", text)

    def environment(self, stage: Stage) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "SSL_", "HOME"))}
        path = f"{self.names}:/usr/bin:/bin"
        of_image = {name: self.inside(value).replace("$PATH", path) for name, value in stage.environment().items()}
        return {**kept, "PATH": path, **of_image}

    def take(self, stage: Stage) -> None:
        """Take the stage's WORKDIR, COPY and RUN steps."""
        folder = self.root
        for instruction, rest in stage.steps:
            if instruction == "WORKDIR":
                folder = Path(self.inside(rest))
                folder.mkdir(parents=True)
            elif instruction == "COPY":
                self._copy(folder, rest.split())
            elif instruction == "RUN":
                command = ["sh", "-c", self.inside(rest)]
                subprocess.run(command, cwd=folder, env=self.environment(stage), check=True, timeout=300)

    def _copy(self, folder: Path, names: list[str]) -> None:
        *sources, target = names
        (folder / target).parent.mkdir(parents=True, exist_ok=True)
        if sources[0].startswith("--from="):  # all stages are below one root
            shutil.copytree(self.inside(sources[1]), folder / target)
            return
        if target.endswith("/"):
            (folder / target).mkdir(parents=True, exist_ok=True)
        for name in sources:
            assert name in context(self.source), f"{name} is shut out by .dockerignore"
            if (self.source / name).is_dir():
                shutil.copytree(self.source / name, folder / target, ignore=shutil.ignore_patterns("__pycache__"))
            else:
                shutil.copy(self.source / name, folder / target)
