"""Asks the public advisory services about every pinned package, and prints what they know of it.

A service that does not answer leaves its packages "not audited", which is no failure; the exit status is 1 for a
finding.
"""

import json
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PIP_AUDIT = "pip-audit==2.10.1"
HOME = ROOT / ".venv" / "audit"  # an environment of its own: what audits the packages is none of them
PATIENCE_S = 300


def main() -> int:
    found = [*python_packages(pip_audit()), *npm_packages(["npm", "audit", "--json"])]
    return 1 if found else 0


def pip_audit() -> Sequence[str]:
    """Return the command that audits constraints.txt; it is installed the first time."""
    program = HOME / "bin" / "pip-audit"
    stamp = HOME / "stamp"
    if not stamp.exists() or stamp.read_text() != PIP_AUDIT:
        venv.create(HOME, with_pip=True, clear=True)
        install = [str(HOME / "bin" / "python"), "-m", "pip", "install", "--quiet", "--no-input", PIP_AUDIT]
        if (done := run(install)) and done.returncode == 0:
            stamp.write_text(PIP_AUDIT)
    return [str(program), "-r", "constraints.txt", "--no-deps", "--disable-pip", "-f", "json"]


def python_packages(command: Sequence[str]) -> list[str]:
    """Print and return what is known of the Python packages."""
    answer = ask(command)
    packages = answer.get("dependencies") if answer else None
    if not isinstance(packages, list) or all("skip_reason" in package for package in packages):
        return report("Python packages", None, [])
    skipped = [package["name"] for package in packages if "skip_reason" in package]
    found = [
        f"{package['name']} {package['version']}: {each['id']}, fixed in {', '.join(each['fix_versions']) or 'nothing'}"
        for package in packages
        for each in package.get("vulns", [])
    ]
    return report("Python packages", found, skipped)


def npm_packages(command: Sequence[str]) -> list[str]:
    """Print and return what is known of the npm packages."""
    answer = ask(command)
    known = answer.get("vulnerabilities") if answer else None
    if not isinstance(known, dict):
        return report("npm packages", None, [])
    return report("npm packages", [f"{name} {each['range']}: {each['severity']}" for name, each in known.items()], [])


def ask(command: Sequence[str]) -> dict[str, Any] | None:
    """Return the JSON that the command prints; None when it does not, in time."""
    done = run(command)
    try:
        answer = json.loads(done.stdout) if done else None
    except ValueError:
        return None
    return answer if isinstance(answer, dict) else None


def run(command: Sequence[str]) -> subprocess.CompletedProcess[str] | None:
    """Return the command, done; None when there is none, or it takes too long."""
    try:
        return subprocess.run(  # noqa: S603  every command is one of this file
            command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=PATIENCE_S
        )
    except (OSError, subprocess.TimeoutExpired):
        return None


def report(what: str, found: list[str] | None, skipped: list[str]) -> list[str]:
    if found is None:
        print(f"{what}: not audited (the advisory service does not answer)")
        return []
    print(f"{what}: {len(found)} known weaknesses" if found else f"{what}: no known weakness")
    for line in found:
        print(f"  {line}")
    if skipped:
        print(f"  not audited: {', '.join(skipped)}")
    return found


if __name__ == "__main__":
    sys.exit(main())
