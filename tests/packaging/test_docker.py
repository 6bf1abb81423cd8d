"""The image and the compose file, as far as they can be tried without a Docker engine."""

import re
import signal
import socket
import subprocess
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.parse import urljoin
from urllib.request import urlopen

import pytest
import yaml
from check_jsonschema import main as check_jsonschema
from click.testing import CliRunner
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.packaging.dockerfile import Build, Stage, parse

ROOT = Path(__file__).resolve().parents[2]
COMPOSE = ROOT / "docker-compose.yml"

page_stage, build_stage, image = parse(ROOT / "Dockerfile")
services = yaml.safe_load(COMPOSE.read_text())["services"]


def test_compose_file_fits_the_official_schema() -> None:
    done = CliRunner().invoke(check_jsonschema, ["--builtin-schema", "vendor.compose-spec", str(COMPOSE)])
    assert done.exit_code == 0, done.output


def test_compose_schema_would_find_a_slip(tmp_path: Path) -> None:
    slip = tmp_path / "docker-compose.yml"
    slip.write_text(COMPOSE.read_text().replace("restart:", "restarts:"))
    done = CliRunner().invoke(check_jsonschema, ["--builtin-schema", "vendor.compose-spec", str(slip)])
    assert done.exit_code == 1


def test_only_the_server_is_reachable_from_outside() -> None:
    assert [name for name, service in services.items() if "ports" in service] == ["server"]
    assert services["redis"]["networks"] == ["inside"]
    assert yaml.safe_load(COMPOSE.read_text())["networks"]["inside"] == {"internal": True}


def test_a_hole_in_the_server_opens_little() -> None:
    assert services["server"]["read_only"]
    assert services["server"]["cap_drop"] == ["ALL"]
    assert services["server"]["security_opt"] == ["no-new-privileges:true"]


def test_redis_keeps_what_it_was_told() -> None:
    redis = services["redis"]
    assert redis["image"] == "redis:7-alpine"
    assert redis["command"][1:3] == ["--appendonly", "yes"]
    assert redis["volumes"] == ["redis:/data"]
    assert yaml.safe_load(COMPOSE.read_text())["volumes"] == {"redis": None}
    assert "healthcheck" in redis


def test_server_waits_for_redis_and_both_come_back() -> None:
    assert services["server"]["depends_on"] == {"redis": {"condition": "service_healthy"}}
    for service in services.values():
        assert service["restart"] == "unless-stopped"
        assert service["stop_grace_period"] == "20s"


def test_image_runs_as_nobody_in_particular_and_stops_when_told() -> None:
    assert image.of("USER") == ["basra"]
    assert image.of("RUN") == ["useradd --system --uid 10001 --no-create-home basra"]
    assert image.of("STOPSIGNAL") == ["SIGTERM"]
    assert image.of("EXPOSE") == [image.environment()["BASRA_PORT"]] == ["8000"]
    assert image.environment()["BASRA_HOST"] == "0.0.0.0"
    assert image.of("COPY") == ["--from=build /opt/basra /opt/basra"]
    assert (page_stage.name, build_stage.name) == ("page", "build")
    assert build_stage.base == image.base  # or the environment's Python would be another


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Build:
    build = Build(ROOT, tmp_path_factory.mktemp("image"))
    build.take(page_stage)
    build.take(build_stage)
    return build


@pytest.fixture(scope="module")
def served(built: Build) -> Iterator["Served"]:
    server = Served(built, image)
    yield server
    server.process.kill()
    server.process.wait()


class Served:
    """The image's own command, running on a free port and outside the checkout."""

    def __init__(self, build: Build, stage: Stage) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}/"
        self.environment = {**build.environment(stage), "BASRA_HOST": "127.0.0.1", "BASRA_PORT": str(port)}
        self.folder = build.root
        command = stage.exec_form("ENTRYPOINT") + stage.exec_form("CMD")
        path = Path(build.inside("/opt/basra/bin")) / command[0]
        self.process = subprocess.Popen([path, *command[1:]], cwd=self.folder, env=self.environment)

    def healthy(self) -> bool:
        command = Path(self.environment["PATH"].split(":")[0]) / "python"
        check = [str(command), *image.exec_form("HEALTHCHECK")[1:]]
        done = subprocess.run(check, cwd=self.folder, env=self.environment, capture_output=True, check=False)
        return done.returncode == 0


@pytest.mark.slow
def test_build_steps_install_the_server_and_nothing_to_develop_with(built: Build) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    own = {canonicalize_name(Requirement(line).name) for line in project["dependencies"]}
    tools = {canonicalize_name(Requirement(line).name) for line in project["optional-dependencies"]["dev"]}
    pip = [built.inside("/opt/basra/bin/python"), "-m", "pip", "freeze", "--all"]
    listing = subprocess.run(pip, capture_output=True, text=True, check=True).stdout
    names = {canonicalize_name(re.split(r"==| @ ", line)[0]) for line in listing.splitlines()}
    assert own | {"basra"} <= names
    assert not names & tools


@pytest.mark.slow
def test_the_bundle_is_installed_and_nothing_of_its_sources(built: Build) -> None:
    (packages,) = built.root.glob("opt/basra/lib/python*/site-packages")
    installed = relative_files(packages / "static")
    assert installed == relative_files(built.root / "page/build/static")
    assert {"index.html", "js/main.js", "css/first.css", "messages/ar/app.ftl", "first/lobby.ar.html"} <= installed
    assert len([name for name in installed if name.endswith((".js", ".css"))]) < 15


def relative_files(folder: Path) -> set[str]:
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc"}


@pytest.mark.slow
def test_built_server_answers_health_and_its_page(served: Served) -> None:
    for _ in range(100):
        if served.healthy():
            break
        assert served.process.poll() is None
        time.sleep(0.1)
    with urlopen(served.url) as answer:
        page = answer.read().decode()
    assert '<div class="page" data-page="lobby">' in page
    files = re.findall(r'(?:src|href)="((?:\./)?static/[^"]+)"', page)
    assert files
    for name in files:
        with urlopen(urljoin(served.url, name)) as answer:
            assert answer.status == 200


@pytest.mark.slow
def test_built_server_stops_by_the_images_signal_and_is_unhealthy_then(served: Served) -> None:
    served.process.send_signal(signal.Signals[image.of("STOPSIGNAL")[0]])
    assert served.process.wait(timeout=10) in {0, -signal.SIGTERM}
    assert not served.healthy()
    with pytest.raises(URLError):
        urlopen(served.url)
