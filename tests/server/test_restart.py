"""The server is killed in the middle of fifty matches: every accepted input is found again."""

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

from tests.server.tables import choose

MATCHES = 50
START = """
import sys
from pathlib import Path
import uvicorn
from escarmouche.server import serving
from tests.server.tables import settings
config = serving.config(settings(Path(sys.argv[1])))
config.port = int(sys.argv[2])
uvicorn.Server(config).run()
"""


def call(url: str, body: Any = None, token: str = "") -> Any:
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(url, data, headers), timeout=20) as response:
        return json.load(response)


def start(folder: Path, port: int) -> subprocess.Popen[bytes]:
    process = subprocess.Popen([sys.executable, "-c", START, str(folder), str(port)], cwd=Path.cwd())
    for _ in range(200):
        try:
            call(f"http://127.0.0.1:{port}/api/health")
        except OSError:
            time.sleep(0.05)
        else:
            return process
    raise AssertionError("the server did not start")


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
def test_kill_in_the_middle_of_fifty_matches(tmp_path: Path) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    base = f"http://127.0.0.1:{port}/api/matches"
    process = start(tmp_path, port)
    made = [call(base, {"game": "template", "players": ["person", "person"]}) for _ in range(MATCHES)]
    told: dict[str, dict[str, Any]] = {match["match"]: {} for match in made}

    def play(match: Any, seed: int) -> None:
        """Answer as fast as the server lets us; keep the last state that either seat was told."""
        luck = random.Random(seed)
        tokens = {seat["side"]: seat["token"] for seat in match["seats"]}
        url = f"{base}/{match['match']}"
        try:
            while True:
                for side, token in tokens.items():
                    state = call(url, None, token)["state"]
                    question = state["question"]
                    if state["over"]:
                        return
                    if question is None:
                        continue
                    if question["kind"] == "place":
                        body = {"kind": "undo", "number": state["number"]}
                        state = call(f"{url}/undo", body, token)
                    else:
                        value = choose(question, luck)
                        body = {"kind": "answer", "number": state["number"], "value": value}
                        state = call(f"{url}/answer", body, token)
                    told[match["match"]] = {"side": side, "state": state}
        except (OSError, HTTPException, json.JSONDecodeError):
            return

    threads = [threading.Thread(target=play, args=(match, n)) for n, match in enumerate(made)]
    for thread in threads:
        thread.start()
    time.sleep(4)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    for thread in threads:
        thread.join(30)
    again = start(tmp_path, port)
    try:
        answered = 0
        for match in made:
            last = told[match["match"]]
            if not last:
                continue
            token = next(seat["token"] for seat in match["seats"] if seat["side"] == last["side"])
            state = call(f"{base}/{match['match']}", None, token)["state"]
            assert state["number"] - last["state"]["number"] in (0, 1)  # one may be stored and not yet told
            if state["number"] == last["state"]["number"]:
                assert state["scene"] == last["state"]["scene"]
                assert state["question"] == last["state"]["question"]
                assert state["last"] == last["state"]["last"]
            answered += state["number"]
        assert answered > MATCHES
    finally:
        again.kill()
        again.wait()
