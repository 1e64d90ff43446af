"""Servers and matches for the tests of the server."""

from __future__ import annotations

import asyncio
import random
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest
import sqlalchemy as sa
import uvicorn
from starlette.testclient import TestClient

from escarmouche.server import serving
from escarmouche.server.app import make_app
from escarmouche.server.house import House
from escarmouche.server.settings import Limits, Rate, Settings
from escarmouche.server.store import Store, StoreError, Write

Json = dict[str, Any]
Result = TypeVar("Result")
PLENTY = Rate(1_000_000, 1_000_000)
LIMITS = Limits(
    requests=PLENTY, messages=PLENTY, creations=PLENTY, guesses=PLENTY, records=PLENTY, database_seconds=60
)


def awaited(work: Coroutine[Any, Any, Result]) -> Result:
    """The result of work, in a thread of its own: a browser of other tests may keep a loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def unsigned(text: str) -> str:
    """A record without the line by which the server signs it: that one tells the moment."""
    return "\n".join(line for line in text.splitlines() if '"kind":"signature"' not in line)


def settings(folder: Path, limits: Limits = LIMITS, **more: Any) -> Settings:
    """A server over a database in a folder."""
    return Settings(f"sqlite:///{folder / 'test.db'}", workers=1, limits=limits, **more)


def served(settings: Settings) -> TestClient:
    """A client of a server that runs in the test; use it in a with statement."""
    return TestClient(make_app(settings), base_url="http://localhost")


@contextmanager
def listening(settings: Settings) -> Iterator[str]:
    """The address of a real server on a free port of this machine."""
    sock = socket.socket()
    sock.bind(("127.0.0.1", 0))
    running = uvicorn.Server(serving.config(settings))
    thread = threading.Thread(target=running.run, args=([sock],), daemon=True)
    thread.start()
    while not running.started:
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{sock.getsockname()[1]}"
    finally:
        running.should_exit = True
        thread.join(10)


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


def _fill(store: Store, filler: Callable[[int], Write]) -> None:
    """Write until there is no room in any page."""

    def write() -> None:
        for number in range(10_000):
            store.wait(filler(number))

    with pytest.raises(StoreError, match="full"):
        write()


@contextmanager
def full(store: Store) -> Iterator[None]:
    """A disk without room: the file may grow no further, and SQLite answers as it does there."""

    def limit(connection: Any, record: object) -> None:
        connection.execute("PRAGMA max_page_count=1")

    sa.event.listen(store.engine, "connect", limit)
    store.engine.dispose()
    store._raw = None
    _fill(store, lambda number: Write((("filler", number, 0, 0, b"x"),)))
    _fill(store, lambda number: Write(rows={"records": [{"id": f"{number}", "text": b"x" * 99, "at": 0}]}))
    try:
        yield
    finally:
        sa.event.remove(store.engine, "connect", limit)
        store.engine.dispose()
        store._raw = None


def choose(question: Json, luck: random.Random, drafts: list[Any] | None = None) -> Any:
    """Any allowed answer."""
    kind, options = question["kind"], [option["code"] for option in question["options"]]
    if kind == "place":
        return luck.choice(drafts or [])
    if kind == "one":
        return luck.choice(options)
    return luck.sample(options, question["least"] if kind == "several" else len(options))
