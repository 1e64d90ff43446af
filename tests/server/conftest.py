from __future__ import annotations

import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest
from starlette.testclient import TestClient

from escarmouche.server import automatic, catalogue, store
from tests.server.postgres import NOT_TESTED, PostgresServer, found_programs
from tests.server.tables import listening, served, settings


@pytest.fixture(autouse=True)
def _same_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every match of the tests has the same seed, and bots the same luck: they do the same each time."""
    number = count()
    monkeypatch.setattr(catalogue, "new_seed", lambda: "seed of the tests")
    monkeypatch.setattr(automatic, "secrets", SimpleNamespace(token_hex=lambda size: f"bots {next(number)}"))


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
    with unwaited_commits(), listening(settings(tmp_path_factory.mktemp("server"))) as url:
        yield url


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
