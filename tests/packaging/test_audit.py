"""`make audit`, played by stand-ins for what it asks."""

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def audit(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("audit", ROOT / "tools" / "audit.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "PATIENCE_S", 5)
    return module


def saying(answer: Any, status: int = 0) -> list[str]:
    """A command that prints this and ends so."""
    text = answer if isinstance(answer, str) else json.dumps(answer)
    return [sys.executable, "-c", f"import sys; print({text!r}); sys.exit({status})"]


SILENT = [
    saying("", 1),
    saying("<html>403</html>", 1),
    saying({"message": "405 Method Not Allowed", "statusCode": 405, "error": {}}, 1),
    saying([], 0),
    ["no-such-program"],
]


@pytest.mark.parametrize("command", SILENT)
def test_a_service_that_does_not_answer_is_said_and_no_failure(audit: ModuleType, capsys, command) -> None:
    assert audit.python_packages(command) == []
    assert audit.npm_packages(command) == []
    assert capsys.readouterr().out.count("not audited") == 2


def test_packages_of_which_nothing_could_be_learned_are_not_audited(audit: ModuleType, capsys) -> None:
    skipped = {"name": "b", "skip_reason": "Dependency not found"}
    assert audit.python_packages(saying({"dependencies": [skipped], "fixes": []})) == []
    assert "not audited" in capsys.readouterr().out
    assert audit.python_packages(saying({"dependencies": [{"name": "a", "version": "1", "vulns": []}, skipped]})) == []
    out = capsys.readouterr().out
    assert "no known weakness" in out
    assert "not audited: b" in out


def test_a_service_that_takes_for_ever_is_given_up(audit: ModuleType, capsys, monkeypatch) -> None:
    monkeypatch.setattr(audit, "PATIENCE_S", 0.2)
    assert audit.npm_packages([sys.executable, "-c", "import time; time.sleep(60)"]) == []
    assert "not audited" in capsys.readouterr().out


def test_what_is_known_is_printed_and_fails(audit: ModuleType, capsys, monkeypatch) -> None:
    weak = {"name": "a", "version": "1", "vulns": [{"id": "PYSEC-1", "fix_versions": ["2"]}]}
    monkeypatch.setattr(audit, "pip_audit", lambda: saying({"dependencies": [weak]}, 1))
    monkeypatch.setattr(audit, "npm_packages", lambda _: [])
    assert audit.main() == 1
    assert "a 1: PYSEC-1, fixed in 2" in capsys.readouterr().out


def test_npm_s_findings_are_printed_too(audit: ModuleType, capsys) -> None:
    found = audit.npm_packages(saying({"vulnerabilities": {"left-pad": {"range": "<1", "severity": "high"}}}, 1))
    assert found == ["left-pad <1: high"]
    assert audit.npm_packages(saying({"vulnerabilities": {}})) == []
    assert "no known weakness" in capsys.readouterr().out
