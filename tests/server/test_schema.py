"""The API keeps its own description: schemathesis looks for a request that breaks it.

Values by chance name no match, no state and no record, and would all be turned away at the door. So every
other request is led inside: to a match that is there, at its number, with answers, units and records of it.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings

from escarmouche.server.app import openapi_text
from tests.server import web
from tests.server.tables import Json

EXAMPLES = int(os.environ.get("ESCARMOUCHE_SCHEMA_EXAMPLES", "12"))
schema = schemathesis.openapi.from_dict(json.loads(openapi_text()))
ENDED = ("/summary", "/rematch", "/campaign")
"""What is asked for after the end."""
BATTLES = ("/open-battle", "/report", "/report-form")
"""What is asked of a campaign that waits for its battles."""
CHANGES = ("/answer", "/for-me", "/concede")
"""After which another match is begun."""
SELDOM = ("/claim", "/consent", "/undo", "/chances", "/acts")
"""What needs more than a match that is there: another who is away, has asked, or an answer of one's own; or
a match that is over, which takes long to think over."""


class Inside:
    """A server with a match and a record, and how a request is led to them."""

    def __init__(self, server: str, operation: str) -> None:
        self.server, self.operation = server, operation
        self.statuses: Counter[int] = Counter()
        self.calls, self.changed = 0, False
        self.begin()

    def begin(self) -> None:
        """Another match; over already where the operation is about that."""
        fought = self.operation.endswith(BATTLES)
        game = "template_campaign" if fought else "template"
        body = {"game": game, "players": ["person", "person"]}
        made = web.post(f"{self.server}/api/matches", json=body).json()
        self.match, self.token = made["match"], made["seats"][0]["token"]
        self.headers = {"Authorization": f"Bearer {self.token}"}
        self.url = f"{self.server}/api/matches/{self.match}"
        for value in (0, 1) if fought else ():  # nobody hired, one unit of each sent to the bridge
            for seat in made["seats"]:
                self._answer(seat["token"], value)
        if self.operation.endswith(ENDED) or "record" in self.operation:
            web.post(f"{self.url}/concede", json={"kind": "concede", "number": 0}, headers=self.headers)
        if "/records" in self.operation:
            self.text = web.get(f"{self.url}/record", headers=self.headers).text
            sent = web.post(f"{self.server}/api/records", json={"text": self.text})
            self.record = sent.json()["record"]

    def _answer(self, token: str, value: int) -> None:
        body = {"kind": "answer", "number": self.state()["number"], "value": value}
        web.post(f"{self.url}/answer", json=body, headers={"Authorization": f"Bearer {token}"})

    def state(self) -> Json:
        found: Json = web.get(self.url, headers=self.headers).json()["state"]
        return found

    def lead(self, case: Any) -> dict[str, str]:
        """Put what there is in the place of what chance made, where that was well formed; its headers."""
        self.calls += 1
        if self.changed and self.operation.endswith(CHANGES):
            self.begin()
        modes = {place.name.lower(): part.mode.is_positive for place, part in case.meta.components.items()}
        path = case.path_parameters or {}
        if modes.get("path", True):
            there = {"match": self.match, "game": "template", "rule": "TP-TURN-02"}
            there |= {"record": self.record} if "/records" in self.operation else {}
            path.update({name: value for name, value in there.items() if name in path})
        if "wait" in (case.query or {}):
            case.query.pop("wait")
        if self.operation.endswith("/report-form") and modes.get("query", True) and self.calls % 2:
            case.query = {"battle": (_waited(self.state()) or {"key": ""})["key"]}
        if self.calls % 2 and modes.get("body") and isinstance(case.body, dict):
            self.lead_body(case.body)
        return self.headers if modes.get("header", True) else {}

    def lead_body(self, body: Json) -> None:
        if "number" in body:
            state = self.state()
            body["number"] = state["number"]
            question = state["question"] or {"options": [{"code": 1}]}
            there: Json = {"unit": "red1", "figure": "red1.1"}
            if self.operation.endswith("/report") and (b := _waited(state)):
                there |= {"report": b["example"]}
            there |= {"battle": b["key"]} if (b := _waited(state)) else {}
            if self.calls % 4 == 1:
                there |= {
                    "value": question["options"][0]["code"],
                    "answers": [question["options"][0]["code"]],
                }
            if self.calls % 4 == 1:
                body.pop("filled", None)
            body.update({name: value for name, value in there.items() if name in body or name == "report"})
        elif "game" in body:
            for name in set(body) - {"clock", "hot_seat", "typed_dice"}:
                del body[name]
            body["game"] = "combat_zone" if self.operation.endswith("/lists") else "template"
        elif "text" in body:
            body["text"] = self.text


def _waited(state: Json) -> Json | None:
    """A battle that a campaign waits for."""
    return next((info for info in state["battles"] if info["state"] in ("wanted", "open")), None)


@pytest.fixture
def inside(server: str, request: pytest.FixtureRequest) -> Iterator[Inside]:
    """One for each operation; at its end some requests have been met, and some turned away."""
    operation = request.node.callspec.id if hasattr(request.node, "callspec") else request.node.name
    made = Inside(server, operation.strip("[]").split(" ")[-1].rstrip("]"))
    yield made
    if not made.operation.endswith(SELDOM):
        assert made.statuses[200] >= 2, (made.operation, made.statuses)
    assert any(400 <= status < 500 for status in made.statuses), (made.operation, made.statuses)


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_the_api_keeps_its_description(case: Any, inside: Inside) -> None:
    response = case.call(base_url=inside.server, headers=inside.lead(case))
    inside.statuses[response.status_code] += 1
    inside.changed = response.status_code == 200
    case.validate_response(response)
