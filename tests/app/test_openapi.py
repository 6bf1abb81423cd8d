"""The HTTP API is what its document says, asked whatever the document allows, and much that it does not."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from app.main import create_app
from tests.fuzz.oracle import Oracle
from tests.fuzz.servers import QUICK, UNLIMITED, Server, process
from tests.fuzz.wire import Answer, http, request

DOCUMENT = create_app().openapi()
OPERATIONS = [(method.upper(), path) for path, methods in DOCUMENT["paths"].items() for method in methods]
API = [(method, path) for method, path in OPERATIONS if path.startswith("/api/")]
ASKED = [(GenerationMode.POSITIVE, *each) for each in OPERATIONS] + [(GenerationMode.NEGATIVE, "POST", "/api/rooms")]


@pytest.fixture(scope="module")
def served() -> Iterator[Server]:
    with process(QUICK | UNLIMITED | {"request_burst": "100000"}) as server:
        yield server
    assert server.complaints() == []


@pytest.fixture(scope="module")
def api(served: Server) -> Any:
    return schemathesis.openapi.from_url(f"http://127.0.0.1:{served.port}/openapi.json")


@pytest.mark.parametrize(("mode", "method", "path"), ASKED)
def test_every_answer_is_documented(api: Any, mode: GenerationMode, method: str, path: str) -> None:
    statuses = Counter[int]()

    @settings(
        max_examples=60,
        derandomize=True,
        deadline=None,
        database=None,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=list(HealthCheck),
    )
    @given(case=api[path][method].as_strategy(generation_mode=mode))
    def ask(case: schemathesis.Case) -> None:
        # What the schema cannot say of a name or an option is refused all the same.
        statuses[case.call_and_validate(excluded_checks=[positive_data_acceptance]).status_code] += 1

    ask()
    assert set(statuses) <= ({200, 404} if method == "GET" else {201, 400})


@pytest.fixture
def oracle() -> Oracle:
    from app.protocol.asyncapi import asyncapi

    return Oracle(asyncapi("0"), DOCUMENT)


class TestBeforeAnyRoute:
    """What may be answered before a route is reached is documented for each."""

    async def answered(self, oracle: Oracle, served: Server, method: str, path: str, data: bytes) -> Answer:
        answer = await http(served.port, data)
        assert oracle.answer(method, path, answer, clean=True) == []
        assert answer.header("content-type") == "application/json"
        return answer

    @pytest.mark.parametrize(("method", "path"), OPERATIONS)
    async def test_a_body_that_is_too_large(self, oracle, served, method: str, path: str) -> None:
        asked = request(method, path.replace("{code}", "ZZZZZZ"), b" " * 20_000)
        assert (await self.answered(oracle, served, method, path, asked)).status == 413

    @pytest.mark.parametrize(("method", "path"), OPERATIONS)
    async def test_a_head_that_is_too_large(self, oracle, served, method: str, path: str) -> None:
        asked = request(method, path, None, ("X-Long: " + "x" * 40_000,))
        assert (await self.answered(oracle, served, method, path, asked)).status in {400, 431}

    @pytest.mark.parametrize(("method", "path"), OPERATIONS)
    async def test_what_is_no_http(self, oracle, served, method: str, path: str) -> None:
        asked = request(method, path, None, ("X Y: z",))
        assert (await self.answered(oracle, served, method, path, asked)).status == 400

    @pytest.mark.parametrize(("method", "path"), API)
    async def test_another_site_s_page(self, oracle, served, method: str, path: str) -> None:
        asked = request(method, path, b"{}", ("Sec-Fetch-Site: cross-site",))
        assert (await self.answered(oracle, served, method, path, asked)).status == 403

    @pytest.mark.parametrize(("method", "path"), OPERATIONS)
    def test_the_document_has_it(self, method: str, path: str) -> None:
        documented = DOCUMENT["paths"][path][method.lower()]["responses"]
        assert set(documented) >= {"400", "408", "413", "431", "500"}
        assert (set(documented) >= {"403", "429", "503"}) == path.startswith("/api/")
        assert ("415" in documented) == (method == "POST")
        assert "422" not in documented  # FastAPI's own shape, which nothing here has
        for status, answer in documented.items():
            if int(status) >= 400:
                assert answer["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Problems"}
