from __future__ import annotations

import socket
import sqlite3
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest
import uvicorn
from starlette.testclient import TestClient

from escarmouche.server import catalogue, serving, store
from tests.server.postgres import NOT_TESTED, PostgresServer, found_programs
from tests.server.tables import served, settings


@pytest.fixture(autouse=True)
def _same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every match of the tests has the same seed: what they do is the same each time."""
    monkeypatch.setattr(catalogue, "secrets", SimpleNamespace(token_hex=lambda size: "seed of the tests"))


@contextmanager
def unwaited_commits() -> Iterator[None]:
    """Commits are not waited for until they are on the disk: for tests that ask something else."""

    def prepared(connection: sqlite3.Connection, record: object) -> None:
        prepare(connection, record)
        connection.execute("PRAGMA synchronous=OFF")

    prepare = store._prepare
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(store, "_prepare", prepared)
        yield


@pytest.fixture
def quick_disk() -> Iterator[None]:
    with unwaited_commits():
        yield


@pytest.fixture
def client(tmp_path: Path, quick_disk: None) -> Iterator[TestClient]:
    with served(settings(tmp_path)) as made:
        yield made


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A real server on a free port of this machine."""
    sock = socket.socket()
    sock.bind(("127.0.0.1", 0))
    with unwaited_commits():
        running = uvicorn.Server(serving.config(settings(tmp_path_factory.mktemp("server"))))
    thread = threading.Thread(target=running.run, args=([sock],), daemon=True)
    thread.start()
    while not running.started:
        time.sleep(0.01)
    yield f"http://127.0.0.1:{sock.getsockname()[1]}"
    running.should_exit = True
    thread.join(10)


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A real PostgreSQL server; where none can be had, the tests that need it are left out and say so."""
    programs = found_programs()
    if programs is None:
        pytest.skip(
            f"{NOT_TESTED}: there is no wheel of its programs for this machine, and none is installed"
        )
    try:
        made = PostgresServer(programs)
    except (OSError, subprocess.SubprocessError) as error:
        pytest.skip(f"{NOT_TESTED}: its server did not start: {error}")
    yield made
    made.close()
