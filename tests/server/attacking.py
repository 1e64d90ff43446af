"""Visitors who want everything, on one core: how long another player waits beside them.

    python -m tests.server.attacking

Loopback only, a few seconds each; every line says `met` or `NOT MET`. The server and its processes share one
core where the system lets us say so; who attacks and who is measured have the other.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx2

from tests.server.tables import Json
from tests.server.test_serve import Serve

ATTACKER, VICTIM = "10.0.0.9", "10.0.0.5"
"""Addresses as a proxy on this machine tells them."""
ASKED = {"game": "trauma", "players": ["person", "greedy"], "ready": True}
BOTS = 30
CLIENTS: list[httpx2.Client] = []
"""Those that are open."""


def on_one_core(server: Serve) -> None:
    """The server to itself on the first core, this process on the others."""
    if hasattr(os, "sched_setaffinity") and (os.cpu_count() or 1) > 1:
        os.sched_setaffinity(server.process.pid, {0})
        os.sched_setaffinity(0, set(range(1, os.cpu_count() or 1)))


@contextmanager
def running() -> Iterator[Serve]:
    with tempfile.TemporaryDirectory() as folder:
        server = Serve(Path(folder))
        on_one_core(server)
        try:
            yield server
        finally:
            server.process.kill()
            server.process.communicate()
            while CLIENTS:
                CLIENTS.pop().close()
            if hasattr(os, "sched_setaffinity"):
                os.sched_setaffinity(0, set(range(os.cpu_count() or 1)))


def client(server: Serve, address: str) -> httpx2.Client:
    made = httpx2.Client(base_url=server.url, headers={"x-forwarded-for": address}, timeout=60)
    CLIENTS.append(made)
    return made


@contextmanager
def beside(work: Callable[[], Any]) -> Iterator[None]:
    """Do something again and again until the measurement is over."""
    over = threading.Event()

    def go_on() -> None:
        while not over.is_set():
            work()

    thread = threading.Thread(target=go_on, daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join(60)


class Player:
    """A person at a table with a bot."""

    def __init__(self, server: Serve) -> None:
        self.http = client(server, VICTIM)
        made = self.http.post("/api/matches", json=ASKED).json()
        self.url = f"/api/matches/{made['match']}"
        self.headers = {"authorization": f"Bearer {made['seats'][0]['token']}"}

    def state(self, **more: Any) -> Json:
        found: Json = self.http.get(self.url, headers=self.headers, params=more).json()["state"]
        return found

    def waits(self, seconds: float) -> list[float]:
        """How long each look at the own question takes, some twenty a second."""
        found: list[float] = []
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            began = time.monotonic()
            assert self.http.get(self.url, headers=self.headers).status_code == 200
            found.append(time.monotonic() - began)
            time.sleep(0.05)
        return found

    def answered(self, times: int) -> list[float]:
        """How long it takes from an own answer to the next own question, the bot's turns between included."""
        found: list[float] = []
        for _ in range(times):
            state = self.own()
            if state["over"]:
                break
            began = time.monotonic()
            body = {"kind": "for-me", "number": state["number"]}
            self.http.post(f"{self.url}/for-me", json=body, headers=self.headers)
            self.own()
            found.append(time.monotonic() - began)
        return found

    def own(self) -> Json:
        """The table once this side is asked, or all is over."""
        until = time.monotonic() + 120
        while time.monotonic() < until:
            state = self.state()
            if state["over"] or state["question"]:
                return state
            self.state(number=state["number"], wait=5)
        raise AssertionError("nobody asks")


def p99(waits: list[float]) -> float:
    return sorted(waits)[int(0.99 * len(waits))]


def record_of_a_match(server: Serve) -> str:
    """An ordinary record: a whole match of Trauma between bots."""
    http = client(server, "10.0.0.8")
    made = http.post("/api/matches", json={"game": "trauma", "players": ["random", "random"]}).json()
    headers = {"authorization": f"Bearer {made['spectators']['token']}"}
    until = time.monotonic() + 120
    while time.monotonic() < until:
        if http.get(f"/api/matches/{made['match']}", headers=headers).json()["state"]["over"]:
            return http.get(f"/api/matches/{made['match']}/record", headers=headers).text
        time.sleep(0.2)
    raise AssertionError("the match does not end")


def records(server: Serve, seconds: float, *, different: bool) -> list[float]:
    """Five records a second are sent in to be checked; with `different`, each of them another one."""
    text, player = record_of_a_match(server), Player(server)
    lines = text.splitlines(keepends=True)
    player.own()
    number, sending = 0, list[threading.Thread]()
    with client(server, ATTACKER) as http:

        def send() -> None:
            nonlocal number
            number += 1
            body = {"text": "".join(lines[:-number]) if different else text}

            def post() -> None:
                with suppress(httpx2.HTTPError):
                    http.post("/api/records", json=body)

            sending.append(threading.Thread(target=post, daemon=True))
            sending[-1].start()
            time.sleep(0.2)

        with beside(send):
            waits = player.waits(seconds)
        for thread in sending:
            thread.join(120)
        return waits


def bots(server: Serve, answers: int) -> tuple[list[float], list[float]]:
    """Answers of a bot before, and while thirty matches between bots go on."""
    before = Player(server).answered(answers)
    for number in range(BOTS):
        with client(server, f"10.0.1.{number // 4}") as http:
            wish = {"game": "trauma", "players": ["elite", "elite"]}
            assert http.post("/api/matches", json=wish).status_code == 200
    return before, Player(server).answered(answers)


def verdict(name: str, found: float, wanted: float, unit: str) -> bool:
    met = found <= wanted
    print(f"{name}: {found:.3g} {unit} (<= {wanted:g}) {'met' if met else 'NOT MET'}", flush=True)
    return met


def main() -> int:
    """All of it, told."""
    good = []
    for different in (False, True):
        with running() as server:
            waits = records(server, 20, different=different)
        what = "another record each time" if different else "one record again and again"
        good.append(verdict(f"p99 of a question, {what}", 1000 * p99(waits), 100, "ms"))
    with running() as server:
        before, beside_them = bots(server, 25)
    ratio = statistics.mean(beside_them) / statistics.mean(before)
    print(f"a bot's turn: {1000 * statistics.mean(before):.0f} ms alone", flush=True)
    good.append(verdict("beside thirty matches of bots", ratio, 2, "times as long"))
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
