"""The API keeps its own description: schemathesis looks for a request that breaks it."""

from __future__ import annotations

import json
import os
from typing import Any

import httpx2
import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from escarmouche.server.app import openapi_text

EXAMPLES = int(os.environ.get("ESCARMOUCHE_SCHEMA_EXAMPLES", "12"))
schema = schemathesis.openapi.from_dict(json.loads(openapi_text()))


@pytest.fixture(scope="module")
def seat(server: str) -> tuple[str, str, str]:
    """A match, so that requests find a seat: the server, the match and a token."""
    body = {"game": "template", "players": ["person", "person"]}
    made = httpx2.post(f"{server}/api/matches", json=body).json()
    return server, made["match"], made["seats"][0]["token"]


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_the_api_keeps_its_description(case: Any, seat: tuple[str, str, str]) -> None:
    server, match, token = seat
    if "match" in (case.path_parameters or {}) and case.meta.generation.mode.is_positive:
        case.path_parameters["match"] = match
    if "wait" in (case.query or {}):
        case.query.pop("wait")
    case.call_and_validate(base_url=server, headers={"Authorization": f"Bearer {token}"})
