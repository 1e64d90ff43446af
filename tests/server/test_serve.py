"""`escarmouche serve` as people run it: options, a proxy in front, health, metrics, backup, an upgrade."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

from escarmouche.cli.main import main
from escarmouche.server.guard import Guard
from escarmouche.server.settings import Limits, Rate
from tests.server import web
from tests.server.tables import PLENTY, Json, listening, settings

WISH = {"game": "template", "players": ["person", "person"]}


class Serve:
    """A running `escarmouche serve` over a database in a folder."""

    def __init__(self, folder: Path, *options: str, database: str = "") -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = str(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{port}"
        command = [sys.executable, "-P", "-m", "escarmouche", "serve", "--no-open", "--port", port]
        environment = {**os.environ, "XDG_DATA_HOME": str(folder), "BROWSER": "false"}
        if database:
            environment["ESCARMOUCHE_DATABASE"] = database
        self.log = folder / "errors.txt"
        with self.log.open("w") as errors:
            self.process = subprocess.Popen(
                [*command, *options], env=environment, stdout=subprocess.PIPE, stderr=errors, text=True
            )
        assert self.process.stdout is not None
        self.line = self.process.stdout.readline()
        for _ in range(200):
            try:
                web.get(f"{self.url}/api/health")
            except (httpx2.TransportError, ValueError):
                time.sleep(0.05)
            else:
                return
        raise AssertionError(f"it does not answer: {self.line!r} {self.log.read_text()}")

    def stop(self) -> str:
        """End it as a service manager would; all it printed."""
        self.process.send_signal(signal.SIGTERM)
        out, _ = self.process.communicate(timeout=60)
        return self.line + out + self.log.read_text()


Start = Callable[..., Serve]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Start]:
    running: list[Serve] = []

    def start(*options: str, **more: str) -> Serve:
        running.append(Serve(tmp_path, *options, **more))
        return running[-1]

    yield start
    for one in running:
        one.process.kill()
        one.process.communicate()


def look(url: str, made: Json, seat: int = 0) -> Json:
    headers = {"authorization": f"Bearer {made['seats'][seat]['token']}"}
    found: Json = web.get(f"{url}/api/matches/{made['match']}", headers=headers).json()["state"]
    return found


def answer(url: str, made: Json) -> Json:
    told = attempt(url, made)
    assert told.status_code == 200, told.text
    after: Json = told.json()
    return after


def attempt(url: str, made: Json) -> Any:
    """The first seat answers what it is asked, or takes back what it has answered."""
    headers = {"authorization": f"Bearer {made['seats'][0]['token']}"}
    state = look(url, made)
    kind = "answer" if state["question"] else "undo"
    body: Json = {"kind": kind, "number": state["number"]}
    if kind == "answer":
        body["value"] = state["question"]["options"][0]["code"]
    return web.post(f"{url}/api/matches/{made['match']}/{kind}", json=body, headers=headers)


def test_it_serves_on_this_machine_only_and_prints_no_token(serve: Start, tmp_path: Path) -> None:
    server = serve()
    port = int(server.url.rpartition(":")[2])
    with socket.socket() as probe, pytest.raises(OSError, match="refused"):
        probe.connect(("127.0.0.2", port))  # another address of the loopback: it listens on one only
    made = web.post(f"{server.url}/api/matches", json=WISH).json()
    assert made["seats"][0]["link"].startswith(f"{server.url}/#/")
    answer(server.url, made)
    assert web.get(f"{server.url}/", headers={"host": "table.example"}).status_code == 403
    assert (tmp_path / "escarmouche" / "matches.db").exists()
    printed = server.stop()
    assert server.process.returncode in (0, -signal.SIGTERM)
    for seat in (*made["seats"], made["spectators"]):
        assert seat["token"] not in printed


@pytest.mark.parametrize("seconds", [0, 0.5])
def test_no_process_outlives_a_server_that_is_killed(serve: Start, seconds: float) -> None:
    """Not even one that was just being started: its end of the server's output closes."""
    server = serve()
    assert web.post(f"{server.url}/api/matches", json={"game": "template"}).status_code == 200
    time.sleep(seconds)
    server.process.kill()
    server.process.communicate(timeout=60)


def test_a_public_name_behind_a_proxy(serve: Start) -> None:
    server = serve("--public-url", "https://table.example/", "--allowed-host", "friend.example")
    assert "https://table.example" in server.line
    public = {"host": "table.example", "origin": "https://table.example"}
    made = web.post(f"{server.url}/api/matches", json=WISH, headers=public).json()
    assert made["spectators"]["link"].startswith("https://table.example/#/")
    assert web.get(f"{server.url}/", headers={"host": "friend.example"}).status_code == 200
    evil = {"host": "table.example", "origin": "https://evil.example"}
    assert web.post(f"{server.url}/api/matches", json=WISH, headers=evil).status_code == 403


def test_it_listens_beyond_this_machine_when_told_to(serve: Start) -> None:
    server = serve("--host", "0.0.0.0")
    port = server.url.rpartition(":")[2]
    address = f"http://127.0.0.2:{port}/api/health"
    assert web.get(address, headers={"host": "localhost"}).json()["status"] == "ok"


@pytest.mark.parametrize(
    ("server", "host", "welcome"),
    [
        ("192.0.2.7", "192.0.2.7:8437", True),
        ("2001:db8::7", "[2001:db8::7]:8437", True),
        ("192.0.2.7", "evil.example", False),
        ("127.0.0.1", "192.0.2.7", False),
        ("127.0.0.1", "localhost:8437", True),
        ("192.0.2.7", "", False),
    ],
)
def test_a_bare_address_is_a_name_where_friends_may_come(
    tmp_path: Path, server: str, host: str, welcome: bool
) -> None:
    """A page elsewhere can make its own name lead here, but not an address."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        raise AssertionError

    guard = Guard(app, settings(tmp_path))
    scope: Json = {"type": "http", "method": "GET", "path": "/", "server": (server, 8437), "client": None}
    scope["headers"] = [(b"host", host.encode())]
    assert (guard._trouble(scope) is None) is welcome


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--public-url", "table.example"], "http"),
        (["--database", "oracle://x/y"], "database"),
        (["--database", "sqlite:////nowhere/at/all/x.db"], "database"),
        (["--port", "70000"], "port"),
        (["--host", "192.0.2.1", "--port", "1"], "listen"),
    ],
)
def test_wrong_options_end_in_one_sentence(
    options: list[str], words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--no-open", "--port", "0", *options]) == 2
    told = capsys.readouterr().err
    assert words in told
    assert "Traceback" not in told


def test_health_and_metrics_tell_figures_and_no_names(serve: Start) -> None:
    server = serve()
    made = web.post(f"{server.url}/api/matches", json=WISH).json()
    answer(server.url, made)
    health = web.get(f"{server.url}/api/health").json()
    assert (health["status"], health["matches"]) == ("ok", 1)
    text = web.get(f"{server.url}/api/metrics").text
    lines = dict(line.rsplit(" ", 1) for line in text.splitlines())
    assert lines["escarmouche_inputs_total"] == "1"
    assert lines['escarmouche_matches{status="live"}'] == "1"
    assert lines["escarmouche_writes_failed_total"] == "0"
    assert all(re.fullmatch(r'escarmouche_[a-z_]+(\{status="[a-z]+"\})?', name) for name in lines)
    assert made["match"] not in text


@pytest.mark.skipif(sys.platform != "linux", reason="no other system takes room from a process that runs")
def test_a_server_without_room_on_its_disk_says_so_and_loses_nothing(serve: Start) -> None:
    """The system refuses its files to grow, before and after kill -9; with room again play goes on."""
    from resource import RLIM_INFINITY, RLIMIT_FSIZE, prlimit

    def room(server: Serve, size: int) -> None:
        prlimit(server.process.pid, RLIMIT_FSIZE, (size, RLIM_INFINITY))

    server = serve()
    made = web.post(f"{server.url}/api/matches", json=WISH).json()
    for _ in range(4):
        answer(server.url, made)
    before = [look(server.url, made, seat) for seat in (0, 1)]
    room(server, 1)
    told = attempt(server.url, made)
    assert (told.status_code, told.json()["what"]) == (503, "not-stored")
    assert web.get(f"{server.url}/api/health").json()["status"] == "not-writing"
    assert [look(server.url, made, seat) for seat in (0, 1)] == before
    server.process.kill()
    server = serve()
    room(server, 1)
    assert [look(server.url, made, seat) for seat in (0, 1)] == before
    assert attempt(server.url, made).status_code == 503
    room(server, RLIM_INFINITY)
    assert web.get(f"{server.url}/api/health").json()["status"] == "ok"
    assert attempt(server.url, made).json()["number"] == before[0]["number"] + 1


def test_a_backup_of_a_running_server_opens_to_the_same_links(serve: Start, tmp_path: Path) -> None:
    server = serve()
    made = web.post(f"{server.url}/api/matches", json=WISH).json()
    told = []
    ending = threading.Event()

    def play() -> None:
        while not ending.is_set():
            told.append(answer(server.url, made)["number"])

    thread = threading.Thread(target=play)
    thread.start()
    time.sleep(0.5)
    before = look(server.url, made)["number"]
    copy = tmp_path / "copy.db"
    database = f"sqlite:///{tmp_path / 'escarmouche' / 'matches.db'}"
    assert main(["backup", str(copy), "--database", database]) == 0
    ending.set()
    thread.join(30)
    last = look(server.url, made)["number"]
    other = serve("--database", f"sqlite:///{copy}")
    there = look(other.url, made)["number"]
    assert before <= there <= last
    answer(other.url, made)
    assert look(server.url, made)["number"] == last


def test_a_server_that_starts_forgets_nothing_whatever_the_dates_say(serve: Start, tmp_path: Path) -> None:
    """Dates older than --keep-days, as a clock that is wrong would show them."""
    server = serve()
    old, kept, young = [web.post(f"{server.url}/api/matches", json=WISH).json() for _ in range(3)]
    for made in (old, kept):
        answer(server.url, made)
    text = ended(server.url, young)
    record = web.post(f"{server.url}/api/records", json={"text": text}).json()["record"]
    server.stop()
    database = tmp_path / "escarmouche" / "matches.db"
    days = 86_400 * 8
    with sqlite3.connect(database) as connection:
        for name in (old["match"], kept["match"]):
            connection.execute("UPDATE matches SET touched = touched - ? WHERE id = ?", (days, name))
            connection.execute("UPDATE inputs SET at = at - ? WHERE match = ?", (days * 1000, name))
        connection.execute(
            "UPDATE inputs SET at = at + ? WHERE match = ? AND number = 1", (days * 1000, kept["match"])
        )
        connection.execute("UPDATE records SET at = at - ?", (days,))
    connection.close()
    again = serve("--keep-days", "7")
    assert look(again.url, old)["number"] == 1
    assert look(again.url, kept)["number"] == 1
    assert look(again.url, young)["over"]
    assert web.get(f"{again.url}/api/records/{record}").status_code == 200
    with sqlite3.connect(database) as connection:
        for table, column in (("matches", "id"), ("inputs", "match"), ("checkpoints", "match")):
            query = f'SELECT count(*) FROM {table} WHERE "{column}" = ?'
            assert connection.execute(query, (old["match"],)).fetchone() != (0,)
    connection.close()


def ended(url: str, made: Json) -> str:
    """Give a match up; its record."""
    headers = {"authorization": f"Bearer {made['seats'][0]['token']}"}
    base = f"{url}/api/matches/{made['match']}"
    web.post(f"{base}/concede", json={"kind": "concede", "number": 0}, headers=headers)
    text: str = web.get(f"{base}/record", headers=headers).text
    return text


def test_a_new_version_takes_over_and_the_page_is_told_to_come_back(serve: Start) -> None:
    """An upgrade is an end and a start: the same links go on, with what was played."""
    server = serve()
    made = web.post(f"{server.url}/api/matches", json=WISH).json()
    for _ in range(5):
        answer(server.url, made)
    before = [look(server.url, made, seat) for seat in (0, 1)]
    server.stop()
    again = serve()
    assert [look(again.url, made, seat) for seat in (0, 1)] == before
    answer(again.url, made)


def test_one_variable_puts_the_matches_into_postgresql(serve: Start, postgres: Any) -> None:
    from tests.server.test_store import emptied

    server = serve(database=emptied(postgres.url))
    made = web.post(f"{server.url}/api/matches", json=WISH).json()
    answer(server.url, made)
    server.stop()
    again = serve(database=postgres.url)
    assert look(again.url, made)["number"] == 1
    assert main(["backup", "nowhere.db", "--database", postgres.url]) == 2


def test_rates_count_the_clients_of_a_proxy_on_this_machine(tmp_path: Path) -> None:
    few = Rate(2, 0.001)
    limits = Limits(requests=PLENTY, messages=PLENTY, creations=few, guesses=few)
    with listening(settings(tmp_path, limits)) as url:

        def create(address: str) -> Any:
            headers = {"x-forwarded-for": address, "x-forwarded-proto": "https"}
            return web.post(f"{url}/api/matches", json=WISH, headers=headers)

        statuses = [create("192.0.2.1").status_code for _ in range(3)]
        assert statuses == [200, 200, 429]
        other = create("192.0.2.2")
        assert other.status_code == 200
        assert other.json()["seats"][0]["link"].startswith("https://127.0.0.1")
        assert json.loads(create("192.0.2.1").text)["what"] == "too-many"
