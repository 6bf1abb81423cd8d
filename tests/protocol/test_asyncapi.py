from typing import get_args

import jsonschema
import pytest

from app.protocol.asyncapi import asyncapi
from app.protocol.client import AnyClientMessage
from app.protocol.server import Ack, AnyServerMessage, Pong


@pytest.fixture(scope="module")
def document() -> dict:
    return asyncapi("1.2.3")


def _resolve(document: dict, ref: str) -> object:
    place: object = document
    for part in ref.removeprefix("#/").split("/"):
        assert isinstance(place, dict)
        place = place[part]
    return place


def _refs(value: object) -> list[str]:
    if isinstance(value, dict):
        own = [value["$ref"]] if isinstance(value.get("$ref"), str) else []
        return own + [ref for each in value.values() for ref in _refs(each)]
    return [ref for each in value for ref in _refs(each)] if isinstance(value, list) else []


def test_every_message_both_ways_has_a_schema(document: dict) -> None:
    for side, union in (("client", AnyClientMessage), ("server", AnyServerMessage)):
        for model in get_args(get_args(union)[0]):
            schema = document["components"]["schemas"][f"{side}.{model.__name__}"]
            assert schema["properties"]["type"]["const"] == model.model_fields["type"].annotation.__args__[0]


def test_every_reference_leads_somewhere(document: dict) -> None:
    refs = _refs(document)
    assert len(refs) > 50
    for ref in refs:
        assert _resolve(document, ref)


def test_the_schemas_accept_what_the_server_sends_and_refuse_what_it_does_not(document: dict) -> None:
    def validate(model: str, value: object) -> None:
        schema = {"$ref": f"#/components/schemas/{model}", "components": document["components"]}
        jsonschema.Draft202012Validator(schema).validate(value)

    validate("server.Ack", Ack(id="a", version=3, turn=1).model_dump(mode="json"))
    validate("server.Pong", Pong(version=3).model_dump(mode="json"))
    validate("client.Hello", {"type": "hello", "page": "p"})
    with pytest.raises(jsonschema.ValidationError):
        validate("client.Hello", {"type": "hello"})
    with pytest.raises(jsonschema.ValidationError):
        validate("client.Ping", {"type": "ping", "x": 1})


def test_the_document_is_asyncapi_3_with_both_channels(document: dict) -> None:
    assert document["asyncapi"] == "3.0.0"
    assert {channel["address"] for channel in document["channels"].values()} == {"/ws/rooms/{code}", "/ws/lobby"}
    for operation in document["operations"].values():
        assert operation["messages"]
