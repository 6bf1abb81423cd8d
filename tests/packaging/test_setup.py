"""The set-up scripts on machines of every sort, played by a PATH of stand-ins."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PLAIN_TOOLS = ("sh", "cat", "cksum", "dirname", "grep", "head", "rm", "sed", "sleep", "chmod", "cp", "mkdir")

# Answers like a Python 3.12; `-m venv` makes an environment of itself, `-m pip` writes down what it is asked.
PYTHON = """#!/bin/sh
case "$1 $2" in
    "-m venv")
        mkdir -p "$3/bin"
        cp "$0" "$3/bin/python"
        echo "#!$3/bin/python" > "$3/bin/pip" ;;
    "-m pip") echo "$*" >> "$LOG" ;;
    "--version "*) echo Python 3.12.9 ;;
    "-c "*) case "$2" in *ensurepip*) echo "$0" ;; esac ;;
esac
"""
OLD_PYTHON = "#!/bin/sh\nexit 1\n"
EMPTY_SHIM = "#!/bin/sh\necho 'pyenv: command not found' >&2\nexit 127\n"
PYTHON_WITHOUT_VENV = '#!/bin/sh\ncase "$2" in *ensurepip*) exit 1 ;; esac\n'
NOT_ROOT = "#!/bin/sh\necho 1000\n"
IS_ROOT = "#!/bin/sh\necho 0\n"


class Machine:
    """A machine with nothing on its PATH but what a test puts there."""

    def __init__(self, home: Path) -> None:
        self.bin = home / "bin"
        self.bin.mkdir()
        self.log = home / "log"
        self.checkout = home / "a checkout"
        shutil.copytree(ROOT / "tools", self.checkout / "tools")
        for name in ("pyproject.toml", "constraints.txt"):
            shutil.copy(ROOT / name, self.checkout)
        for name in PLAIN_TOOLS:
            (self.bin / name).symlink_to(shutil.which(name) or pytest.fail(name))
        self.put("id", NOT_ROOT)

    def put(self, name: str, script: str) -> Path:
        path = self.bin / name
        path.write_text(script)
        path.chmod(0o755)
        return path

    def run(self, *command: str, **variables: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [f"tools/{command[0]}", *command[1:]],
            cwd=self.checkout,
            env={"PATH": str(self.bin), "LOG": str(self.log), **variables},
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )

    def logged(self) -> list[str]:
        return self.log.read_text().splitlines() if self.log.exists() else []


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def suggestions(error: str) -> list[str]:
    return [line for line in error.splitlines() if "this installs it" in line]


def test_python_behind_shims_and_old_names_is_found(machine: Machine) -> None:
    machine.put("python3.13", EMPTY_SHIM)
    machine.put("python3.12", PYTHON_WITHOUT_VENV)
    machine.put("python3", OLD_PYTHON)
    good = machine.put("python3.11", PYTHON)
    assert machine.run("find-python").stdout == f"{good}\n"


def test_python_can_be_named(machine: Machine, tmp_path: Path) -> None:
    machine.put("python3.13", PYTHON)
    named = machine.put("mine", PYTHON)
    assert machine.run("find-python", BASRA_PYTHON=str(named)).stdout == f"{named}\n"


@pytest.mark.parametrize(
    ("manager", "command"),
    [
        ("apt-get", "sudo apt-get update && sudo apt-get install -y python3 python3-venv"),
        ("dnf", "sudo dnf install -y python3"),
        ("pacman", "sudo pacman -S --needed python"),
        ("brew", "brew install python@3.13"),
    ],
)
def test_without_python_one_command_is_named(machine: Machine, manager: str, command: str) -> None:
    machine.put(manager, "#!/bin/sh\n")
    machine.put("python3", OLD_PYTHON)
    done = machine.run("find-python")
    assert done.returncode == 1
    assert done.stdout == ""
    (line,) = suggestions(done.stderr)
    assert line.endswith(f":  {command}")


def test_distribution_with_an_older_default_names_the_newer_package(machine: Machine) -> None:
    machine.put("apt-get", "#!/bin/sh\n")
    machine.put("apt-cache", "#!/bin/sh\necho 'python3:'\necho '  Candidate: 3.10.6-1'\n")
    assert "apt-get install -y python3.11 python3.11-venv" in machine.run("find-python").stderr


def test_root_on_debian_gets_the_venv_module(machine: Machine) -> None:
    machine.put("id", IS_ROOT)
    python = machine.put("python3", PYTHON_WITHOUT_VENV)
    better = machine.put("better", PYTHON)
    machine.put("apt-get", f'#!/bin/sh\necho "$*" >> "$LOG"\ncase "$*" in *install*) cp {better} {python} ;; esac\n')
    done = machine.run("find-python")
    assert done.stdout == f"{python}\n"
    update, install = machine.logged()
    assert update.endswith("update")
    assert install.endswith("install -y --no-install-recommends python3 python3-venv")


def test_environment_is_made_once(machine: Machine) -> None:
    machine.put("python3", PYTHON)
    for _ in range(2):
        assert machine.run("setup-venv").returncode == 0
    assert machine.logged() == ["-m pip install --quiet --no-input -c constraints.txt -e ."]


def test_environment_to_develop_serves_to_play(machine: Machine) -> None:
    machine.put("python3", PYTHON)
    machine.run("setup-venv")
    machine.run("setup-venv", "dev")
    machine.run("setup-venv")
    assert [line.split()[-1] for line in machine.logged()] == [".", ".[dev]"]


def test_changed_dependencies_are_installed(machine: Machine) -> None:
    machine.put("python3", PYTHON)
    machine.run("setup-venv")
    with (machine.checkout / "constraints.txt").open("a") as constraints:
        constraints.write("another==1.0\n")
    machine.run("setup-venv")
    assert len(machine.logged()) == 2


def test_moved_checkout_gets_a_new_environment(machine: Machine) -> None:
    machine.put("python3", PYTHON)
    machine.run("setup-venv")
    machine.checkout = machine.checkout.rename(machine.checkout.with_name("elsewhere"))
    assert "making .venv" in machine.run("setup-venv").stderr


def test_failed_installation_is_tried_again(machine: Machine) -> None:
    machine.put("python3", PYTHON.replace('echo "$*" >> "$LOG"', 'echo "$*" >> "$LOG"; exit 1'))
    assert machine.run("setup-venv").returncode == 1
    machine.put("python3", PYTHON)
    shutil.copy(machine.bin / "python3", machine.checkout / ".venv/bin/python")
    assert machine.run("setup-venv").returncode == 0
    assert len(machine.logged()) == 2


def test_tools_that_are_there_need_nothing(machine: Machine) -> None:
    for name in ("redis-server", "google-chrome", "node", "npm"):
        machine.put(name, "#!/bin/sh\n")
    done = machine.run("setup-tools", "redis", "chromium", "node", "npm")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("manager", "command"),
    [
        ("apt-get", "sudo apt-get update && sudo apt-get install -y redis-server chromium fonts-noto-core npm"),
        ("dnf", "sudo dnf install -y redis chromium npm"),
        ("pacman", "sudo pacman -S --needed redis chromium npm"),
        ("brew", "brew install redis google-chrome node"),
    ],
)
def test_missing_tools_are_named_in_one_command(machine: Machine, manager: str, command: str) -> None:
    machine.put(manager, "#!/bin/sh\n")
    machine.put("node", "#!/bin/sh\n")
    done = machine.run("setup-tools", "redis", "chromium", "node", "npm")
    assert done.returncode == 1
    (line,) = suggestions(done.stderr)
    assert line.endswith(f":  {command}")


def test_root_on_debian_gets_the_missing_tools_though_the_mirror_stumbles(machine: Machine) -> None:
    machine.put("id", IS_ROOT)
    (machine.bin / "sleep").unlink()
    machine.put("sleep", "#!/bin/sh\n")
    machine.put(
        "apt-get",
        '#!/bin/sh\necho "$*" >> "$LOG"\ncase "$*" in *install*) [ "$(grep -c install "$LOG")" = 2 ] ;; esac\n',
    )
    machine.put("npm", "#!/bin/sh\n")
    assert machine.run("setup-tools", "redis", "npm", "node").returncode == 0
    assert [line.split()[-2:] for line in machine.logged() if "install" in line] == [["redis-server", "nodejs"]] * 2


def test_chromium_can_be_named(machine: Machine) -> None:
    machine.put("chromium", "#!/bin/sh\n")
    named = machine.put("mine", "#!/bin/sh\n")
    assert machine.run("find-chromium", BASRA_CHROMIUM=str(named)).stdout == f"{named}\n"
    assert machine.run("find-chromium").stdout == f"{machine.bin / 'chromium'}\n"


def make(*arguments: str, **variables: str) -> str:
    command = ["make", "--dry-run", "--no-print-directory", *arguments]
    environment = {"PATH": os.environ["PATH"], **variables}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True).stdout


def test_make_run_passes_on_what_was_typed() -> None:
    assert make("run").rstrip().endswith("basra serve")
    assert '--host "0.0.0.0" --port "9600"' in make("run", "HOST=0.0.0.0", "PORT=9600")


def test_make_run_ignores_a_host_name_of_the_shell() -> None:
    assert "laptop" not in make("run", HOST="laptop")
