"""Connections that say nothing, a log that is shouted at, a database that hangs."""

from __future__ import annotations

import http.client
import logging
import socket
import sqlite3
import time
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from escarmouche.server import store as stores
from escarmouche.server.frontdoor import raise_file_limit
from escarmouche.server.settings import Limits
from escarmouche.server.sparing import ALIKE, ALL, Sparing
from tests.server.tables import LIMITS, house_of, listening, new_match, served, settings

IDLE = 1100
ROOM = LIMITS.silent_each


def limits(**changed: float) -> Limits:
    from dataclasses import replace

    return replace(LIMITS, **changed)  # type: ignore[arg-type]


def asked(url: str, path: str) -> tuple[int, bytes]:
    connection = http.client.HTTPConnection(urlsplit(url).netloc, timeout=30)
    with closing(connection):
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, answer.read()


def still_open(sockets: list[socket.socket]) -> int:
    count = 0
    for sock in sockets:
        sock.setblocking(False)
        try:
            count += sock.recv(1) != b""
        except BlockingIOError:
            count += 1
        except OSError:
            pass
    return count


def test_silent_connections_do_not_keep_others_out(tmp_path: Path) -> None:
    """More than a thousand of them, some with half a request: page, health and play go on."""
    if raise_file_limit(IDLE + 400) < IDLE + 400:
        pytest.skip("this system does not let one process open so many files")
    with listening(settings(tmp_path, limits(silent_seconds=3))) as url, ExitStack() as stack:
        host, port = urlsplit(url).hostname, urlsplit(url).port
        idle = []
        for number in range(IDLE):
            sock = stack.enter_context(socket.create_connection((host, port), 10))
            if number % 3 == 0:
                sock.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
            idle.append(sock)
        assert asked(url, "/api/health")[0] == 200
        assert asked(url, "/")[0] == 200
        body = b'{"game": "template", "players": ["person", "person"]}'
        connection = http.client.HTTPConnection(urlsplit(url).netloc, timeout=30)
        with closing(connection):
            connection.request("POST", "/api/matches", body, {"content-type": "application/json"})
            assert connection.getresponse().status == 200
        until = time.monotonic() + 10
        while still_open(idle[:-ROOM]) and time.monotonic() < until:
            time.sleep(0.05)
        assert still_open(idle[:-ROOM]) == 0  # the oldest went for the new ones
        while still_open(idle) and time.monotonic() < until:
            time.sleep(0.05)
        assert still_open(idle) == 0  # and those have had their time


def test_a_request_that_dribbles_in_is_let_go_and_one_that_works_is_not(tmp_path: Path) -> None:
    with listening(settings(tmp_path, limits(silent_seconds=0.4))) as url:
        parts = urlsplit(url)
        with socket.create_connection((parts.hostname, parts.port or 0), 10) as slow:
            began = time.monotonic()
            while time.monotonic() - began < 10 and still_open([slow]):
                with suppress(OSError):
                    slow.sendall(b"G")
                time.sleep(0.05)
            assert not still_open([slow])
        connection = http.client.HTTPConnection(parts.netloc, timeout=30)
        with closing(connection):  # a second request on a connection has its own time
            for _ in range(3):
                connection.request("GET", "/api/health")
                assert connection.getresponse().read()
                time.sleep(0.3)


def test_the_log_cannot_be_flooded() -> None:
    sparing = Sparing()
    written = []
    for number in range(100_000):
        record = logging.LogRecord("a", logging.WARNING, "", 0, "request %d failed", (number,), None)
        if sparing.filter(record):
            written.append(record.getMessage())
    assert len(written) == ALIKE
    kinds = [logging.LogRecord("a", logging.WARNING, "", 0, f"kind {n}", (), None) for n in range(9999)]
    assert len(written) + sum(sparing.filter(record) for record in kinds) <= ALL
    sparing._since -= 61
    record = logging.LogRecord("a", logging.WARNING, "", 0, "and %s", ("now",), None)
    assert sparing.filter(record)
    assert "lines were left out) and now" in record.getMessage()


def test_a_locked_database_says_so_in_time_and_health_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "PATIENCE", 1)
    with served(settings(tmp_path)) as client:
        (red, _), _ = new_match(client)
        number = red.state()["number"]
        with closing(sqlite3.connect(tmp_path / "test.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            told = red.post("concede", kind="concede", number=number)
            assert (told.status_code, told.json()["what"]) == (503, "not-stored")
            assert "locked" in told.json()["detail"]
            assert client.get("/api/health").json()["status"] == "not-writing"
            other.execute("ROLLBACK")
        assert red.state()["number"] == number
        assert red.act("concede").status_code == 200
        assert client.get("/api/health").json()["status"] == "ok"


def test_a_database_that_hangs_is_told_and_nothing_is_written_afterwards(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a player was told is not stored is not stored later either."""
    with served(settings(tmp_path, limits(database_seconds=0.5))) as client:
        (red, _), _ = new_match(client)
        store = house_of(client).store
        number = red.state()["number"]
        hanging = {"now": True}
        committed = store._committed

        def hangs(batch: list[stores.Write]) -> stores.Results:
            while hanging["now"]:
                time.sleep(0.01)
            return committed([write for write in batch if not write.withdrawn])

        monkeypatch.setattr(store, "_committed", hangs)
        store.submit(store.probe())  # the writer hangs from here on
        began = time.monotonic()
        told = red.post("concede", kind="concede", number=number)
        assert (told.status_code, told.json()["what"]) == (503, "not-stored")
        assert time.monotonic() - began < 5
        hanging["now"] = False
        monkeypatch.undo()
        until = time.monotonic() + 10
        while client.get("/api/health").json()["status"] != "ok" and time.monotonic() < until:
            time.sleep(0.05)
        assert red.state()["number"] == number


def test_readers_that_hang_do_not_stop_health(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(settings(tmp_path, limits(database_seconds=0.3))) as client:
        store = house_of(client).store
        monkeypatch.setattr(store, "match", lambda id: time.sleep(2))
        for _ in range(3):
            told = client.get("/api/matches/0123456789abcdef", headers={"authorization": "Bearer x"})
            assert (told.status_code, told.json()["what"]) == (503, "not-stored")
        assert client.get("/api/health").json()["status"] == "ok"


def test_sockets_of_one_address_are_counted(tmp_path: Path) -> None:
    with served(settings(tmp_path, limits(sockets_each=2))) as client:
        (red, _), _ = new_match(client)
        with ExitStack() as stack:
            for _ in range(2):
                socket_ = stack.enter_context(here(client))
                socket_.send_json(red.hello())
                assert socket_.receive_json()["kind"] == "welcome"
            with pytest.raises(WebSocketDisconnect) as told, here(client):
                pass
            assert told.value.code == 1013
        with here(client) as again:
            again.send_json(red.hello())
            assert again.receive_json()["kind"] == "welcome"


def here(client: TestClient) -> WebSocketTestSession:
    return client.websocket_connect("/api/live", headers={"host": "localhost"})
