"""The HTTP part against its own OpenAPI page: whatever is sent, no 5xx, and only answers that are documented."""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from jsonschema_rs import Draft202012Validator
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from karczma.server.app import create
from karczma.server.config import Config
from server.hall import Guest, Hall, hall, play_on

OPENAPI: dict[str, Any] = create(Config()).app.openapi()
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 25

schema = schemathesis.openapi.from_dict(OPENAPI)
schema.config.generation.update(modes=[schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE])
schema.config.phases.coverage.enabled = False  # it alone sends thousands of requests


class Regular:
    """Somebody with a table at every stage, so that requests find something."""

    def __init__(self, here: Hall) -> None:
        self.guest: Guest = here.guest("Ania")
        over = self.guest.table("me Bruno", start=True)
        play_on([self.guest.line(over)], "send")
        running = self.guest.table("me Bruno", start=True)
        self.tables = [self.guest.table("me open", listed=True), running, over]


@pytest.fixture(scope="module")
def regular(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Regular]:
    with hall(tmp_path_factory.mktemp("schema")) as one:
        yield Regular(one)


@pytest.mark.filterwarnings("ignore:Do not use the .random. module")  # of schemathesis itself
@schema.parametrize()
@settings(
    max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
def test_whatever_is_sent(case: schemathesis.Case[Any], regular: Regular) -> None:
    id = case.path_parameters.get("id") if isinstance(case.path_parameters, dict) else None
    if isinstance(id, str):
        number = zlib.crc32(id.encode("utf-8", "replace")) % 4
        case.path_parameters["id"] = ([*regular.tables, id])[number]
    cookies = dict(regular.guest.http.cookies) if len(str(case.body)) % 5 else {}
    answer = case.call(base_url=regular.guest.door.url, cookies=cookies, timeout=20)
    case.validate_response(answer, checks=CHECKS)
    if answer.status_code >= 400:
        assert answer.headers["content-type"] == ["application/problem+json"]


def operations() -> Iterator[tuple[str, dict[str, Any]]]:
    for path, methods in OPENAPI["paths"].items():
        for method, operation in methods.items():
            yield f"{method.upper()} {path}", operation


def holds(kind: dict[str, Any], example: Any) -> None:
    Draft202012Validator({**kind, "components": OPENAPI["components"]}).validate(example)


def test_every_route_has_examples_and_they_are_true() -> None:
    seen = 0
    for name, operation in operations():
        for status, answer in operation["responses"].items():
            (content,) = answer["content"].items()
            assert content[0] == ("application/json" if int(status) < 400 else "application/problem+json"), name
            holds(content[1]["schema"], content[1]["example"])
            seen += 1
        for parameter in operation.get("parameters", []):
            shown = parameter["schema"]
            assert "examples" in shown or "default" in shown or "enum" in shown or "examples" in parameter, name
        body = operation.get("requestBody")
        if body is not None:
            kind = body["content"]["application/json"]["schema"]
            named = OPENAPI["components"]["schemas"].get(kind.get("$ref", "").rpartition("/")[2], kind)
            told = named.get("properties", {})
            assert named.get("examples") or any("examples" in field for field in told.values()), name
            for field in told.values():
                for example in field.get("examples", []):
                    holds(field, example)
    assert seen > 200


def test_every_route_says_what_it_does() -> None:
    for name, operation in operations():
        assert operation["description"], name
        assert operation["tags"], name
        assert operation["operationId"].isidentifier(), name
    assert OPENAPI["openapi"].startswith("3.1")
