"""Servers and matches for the tests of the server."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from escarmouche.server.app import make_app
from escarmouche.server.house import House
from escarmouche.server.settings import Limits, Rate, Settings

Json = dict[str, Any]
PLENTY = Rate(1_000_000, 1_000_000)
LIMITS = Limits(requests=PLENTY, messages=PLENTY, creations=PLENTY, guesses=PLENTY)


def settings(folder: Path, limits: Limits = LIMITS, **more: Any) -> Settings:
    """A server over a database in a folder."""
    return Settings(f"sqlite:///{folder / 'test.db'}", workers=1, limits=limits, **more)


def served(settings: Settings) -> TestClient:
    """A client of a server that runs in the test; use it in a with statement."""
    return TestClient(make_app(settings), base_url="http://localhost")


def house_of(client: TestClient) -> House:
    """The inside of the server that a client talks to."""
    house: House = client.app.state.house  # type: ignore[attr-defined]
    return house


class Seat:
    """A seat over HTTP."""

    def __init__(self, client: TestClient, match: str, token: str, side: str = "") -> None:
        self.client, self.match, self.token, self.side = client, match, token, side

    def get(self, path: str = "", **query: Any) -> Any:
        return self.client.get(f"/api/matches/{self.match}{path}", params=query, headers=self.headers)

    def post(self, path: str, **body: Any) -> Any:
        return self.client.post(f"/api/matches/{self.match}/{path}", json=body, headers=self.headers)

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}

    def state(self, **query: Any) -> Json:
        answer = self.get(**query)
        assert answer.status_code == 200, answer.text
        state: Json = answer.json()["state"]
        return state

    def act(self, kind: str, **body: Any) -> Any:
        """Do something at the newest state."""
        return self.post(kind, kind=kind, number=self.state()["number"], **body)

    def answer(self, value: Any) -> Any:
        return self.act("answer", value=value)

    def hello(self, after: int = 0) -> Json:
        return {"kind": "hello", "match": self.match, "token": self.token, "after": after}


def new_match(client: TestClient, **wish: Any) -> tuple[list[Seat], Seat]:
    """A match: its persons' seats and the spectators'."""
    wish = {"game": "template", "players": ["person", "person"], **wish}
    answer = client.post("/api/matches", json=wish)
    assert answer.status_code == 200, answer.text
    made = answer.json()
    seats = [Seat(client, made["match"], seat["token"], seat["side"]) for seat in made["seats"]]
    return seats, Seat(client, made["match"], made["spectators"]["token"])


def choose(question: Json, luck: random.Random, drafts: list[Any] | None = None) -> Any:
    """Any allowed answer."""
    kind, options = question["kind"], question["options"]
    if kind == "place":
        return luck.choice(drafts or [])
    if kind == "one":
        return luck.choice(options)
    return luck.sample(options, question["least"] if kind == "several" else len(options))
