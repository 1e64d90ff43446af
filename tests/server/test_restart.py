"""kill -9 at any moment in the middle of fifty matches: every accepted input is there again, play goes on."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.request
from http.client import HTTPException
from pathlib import Path
from typing import Any

import pytest

from tests.server.postgres import PostgresServer
from tests.server.tables import Json, choose
from tests.server.test_store import emptied

START = """
import sys
import uvicorn
from escarmouche.server import serving
from escarmouche.server.settings import Settings
from tests.server.tables import LIMITS
config = serving.config(Settings(sys.argv[1], workers=1, limits=LIMITS))
config.port = int(sys.argv[2])
uvicorn.Server(config).run()
"""


def call(url: str, body: Any = None, token: str = "") -> Any:
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=60) as response:
        return json.load(response)


def start(database: str, port: int) -> subprocess.Popen[bytes]:
    process = subprocess.Popen([sys.executable, "-c", START, database, str(port)], cwd=Path.cwd())
    for _ in range(3000):  # a busy machine takes long to start one
        try:
            call(f"http://127.0.0.1:{port}/api/health")
        except OSError:
            time.sleep(0.05)
        else:
            return process
    raise AssertionError("the server did not start")


class Played:
    """One match that is answered as fast as the server lets us, and all that its seats were told."""

    def __init__(self, base: str, seed: int) -> None:
        made = call(base, {"game": "template", "players": ["person", "person"]})
        self.url = f"{base}/{made['match']}"
        self.tokens = {seat["side"]: seat["token"] for seat in made["seats"]}
        self.luck = random.Random(seed)
        self.last: dict[str, Json] = {}
        """The last state that each side was told after something it did."""
        self.lines: dict[str, dict[int, Json]] = {side: {} for side in self.tokens}
        self.number = 0
        """The last input that somebody was told to be accepted."""
        self.over = False

    def play(self) -> None:
        """Until the server is gone or the match is over."""
        try:
            while not self.over:
                for side, token in self.tokens.items():
                    self._act(side, token)
        except (OSError, HTTPException, json.JSONDecodeError):
            return

    def _act(self, side: str, token: str) -> None:
        state = call(self.url, None, token)["state"]
        question = state["question"]
        self.over = bool(state["over"])
        if self.over or question is None:
            return
        body = {"kind": "undo", "number": state["number"]}
        if question["kind"] != "place":
            body = {"kind": "answer", "number": state["number"], "value": choose(question, self.luck)}
        state = call(f"{self.url}/{body['kind']}", body, token)
        self.number = state["number"]
        self.last[side] = state
        self.lines[side] |= {line["number"]: line for line in state["lines"]}

    def check(self) -> int:
        """Everything that was told is still so; how many accepted inputs there are."""
        for side, token in self.tokens.items():
            state = call(self.url, None, token)["state"]
            assert state["number"] - self.number in (0, 1)  # one may be on the disk and not yet told
            there = {line["number"]: line for line in state["lines"]}
            assert self.lines[side].items() <= there.items()
            told = self.last.get(side)
            if told and told["number"] == state["number"]:
                for what in ("scene", "question", "last", "waiting", "over"):
                    assert state[what] == told[what]
        return self.number


def killed_and_checked(database: str, matches: int, kills: int) -> int:
    """Play, kill, start again, check, play on; how many inputs were accepted."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = start(database, port)
    try:
        played = [Played(f"http://127.0.0.1:{port}/api/matches", n) for n in range(matches)]
        for _ in range(kills):
            threads = [threading.Thread(target=match.play) for match in played]
            before = sum(match.number for match in played)
            until = time.monotonic() + 30
            for thread in threads:
                thread.start()
            time.sleep(0.5)
            while sum(match.number for match in played) < before + 4 * matches and time.monotonic() < until:
                time.sleep(0.01)
            os.kill(process.pid, signal.SIGKILL)
            process.wait()
            for thread in threads:
                thread.join(30)
            process = start(database, port)
            count = sum(match.check() for match in played)
        return count
    finally:
        process.kill()
        process.wait()


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
def test_kill_in_the_middle_of_fifty_matches(tmp_path: Path) -> None:
    count = killed_and_checked(f"sqlite:///{tmp_path / 'test.db'}", 50, 3)
    print(f"50 matches, killed three times: all of {count} accepted inputs found again")
    assert count > 150


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
def test_kill_with_the_matches_in_postgresql(postgres: PostgresServer) -> None:
    count = killed_and_checked(emptied(postgres.url), 12, 1)
    print(f"12 matches in PostgreSQL, killed: all of {count} accepted inputs found again")
    assert count > 12
