"""The store: grouped commits, the lock of the numbers, migrations, backup, PostgreSQL with the same code."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from functools import partial
from inspect import signature
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from escarmouche.cli.main import main
from escarmouche.engine.errors import DataError
from escarmouche.server import migrations
from escarmouche.server.settings import Settings
from escarmouche.server.store import ConflictError, Store, Write, make_engine, shown
from escarmouche.server.tables import HEAD, meta
from tests.server import test_play
from tests.server.postgres import PostgresServer
from tests.server.tables import LIMITS, Seat, house_of, new_match, served
from tests.server.test_live import URL
from tests.server.test_play import play_on


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'a.db'}"
    found: PostgresServer = request.getfixturevalue("postgres")
    return emptied(found.url)


def emptied(url: str) -> str:
    """The address of a database in which nothing is left of the test before."""
    engine = make_engine(url)
    with engine.connect() as connection:
        there = bool(migrations.version(connection))
    if there:
        migrations.downgrade(engine)
    engine.dispose()
    return url


def row(number: int, match: str = "m") -> Write:
    return Write(((match, number, number, 1, b"{}"),))


def test_of_two_writers_the_second_is_told(url: str) -> None:
    store = Store(url)
    store.wait(row(1))
    with pytest.raises(ConflictError):
        store.wait(row(1))
    store.wait(row(2))
    assert [number for number, _, _ in store.inputs_after("m", 0)] == [1, 2]
    store.close()


def test_what_waits_is_committed_together_and_only_the_guilty_fails(url: str) -> None:
    store = Store(url)
    store.wait(row(50))
    results: dict[int, Exception | None] = {}
    told = threading.Event()

    def tell(number: int, error: Exception | None) -> None:
        results[number] = error
        if len(results) == 100:
            told.set()

    for number in range(1, 101):
        write = row(number)
        write.done = partial(tell, number)
        store.submit(write)
    assert told.wait(30)
    assert [number for number, error in results.items() if error] == [50]
    assert isinstance(results[50], ConflictError)
    assert len(store.inputs_after("m", 0)) == 100
    store.close()


def test_migrations_leave_the_tables_of_the_code(url: str) -> None:
    store = Store(url)
    migrations.downgrade(store.engine)
    assert sa.inspect(store.engine).get_table_names() == ["alembic_version"]
    migrations.upgrade(store.engine)
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), meta) == []
    store.close()


def test_a_match_is_played_and_read_again_on_both_databases(url: str) -> None:
    with served(Settings(url, workers=1, limits=LIMITS)) as client:
        seats, _ = new_match(client)
        play_on(seats, 30)
        before = seats[0].get().json()
    with served(Settings(url, workers=1, limits=LIMITS)) as client:
        seats[0].client = client
        assert seats[0].get().json() == before


ALIKE = [
    test
    for name, test in vars(test_play).items()
    if name.startswith("test_") and list(signature(test).parameters) == ["client"]
]


@pytest.mark.parametrize("test", ALIKE, ids=lambda test: test.__name__)
def test_postgresql_does_the_same(postgres: PostgresServer, test: Callable[[TestClient], None]) -> None:
    """What is asked of a server over SQLite is asked of one over PostgreSQL."""
    with served(Settings(emptied(postgres.url), workers=1, limits=LIMITS)) as client:
        test(client)


def test_a_postgresql_that_crashed_and_came_back_costs_no_match(postgres: PostgresServer) -> None:
    with served(Settings(emptied(postgres.url), workers=1, limits=LIMITS)) as client:
        (red, blue), _ = new_match(client)
        play_on([red, blue], 5)
        before = [seat.get().json() for seat in (red, blue)]
        postgres.restart()
        assert [seat.get().json() for seat in (red, blue)] == before
        assert red.act("draw").status_code == 200
        play_on([red, blue], 10)
        client.portal.call(house_of(client).sleep, house_of(client).rooms[red.match])  # type: ignore[union-attr]
        play_on([red, blue])
        assert red.state()["over"]


def test_while_postgresql_is_away_everything_is_answered_and_nothing_lost(postgres: PostgresServer) -> None:
    """A seat that asks is told to try again, over HTTP and on a socket; then the match is as it was."""
    with served(Settings(emptied(postgres.url), workers=1, limits=LIMITS)) as client:
        (red, blue), _ = new_match(client)
        play_on([red, blue], 5)
        before = [seat.get().json() for seat in (red, blue)]
        room = house_of(client).rooms[red.match]
        client.portal.call(house_of(client).sleep, room)  # type: ignore[union-attr]
        postgres.stop()
        try:
            for answer in (red.get(), red.post("concede", kind="concede", number=5), red.get("/record")):
                assert (answer.status_code, answer.json()["what"]) == (503, "not-stored")
                assert "psycopg" not in answer.text
            wrong = Seat(client, red.match, "x" * 32)
            assert [wrong.get().status_code for _ in range(30)] == [503] * 30  # and not too many guesses
            assert client.get("/api/health").json()["status"] == "not-writing"
            assert client.get("/api/metrics").status_code == 503
            with client.websocket_connect(URL, headers={"origin": "http://localhost"}) as socket:
                socket.send_json(red.hello())
                assert socket.receive_json()["what"] == "not-stored"
                with pytest.raises(WebSocketDisconnect) as ended:
                    socket.receive_text()
                assert ended.value.code == 1013
        finally:
            postgres.start()
        assert client.get("/api/health").json()["status"] == "ok"
        assert [seat.get().json() for seat in (red, blue)] == before
        play_on([red, blue])
        assert red.state()["over"]


def test_sqlite_keeps_what_it_has_committed(tmp_path: Path) -> None:
    engine = make_engine(f"sqlite:///{tmp_path / 'a.db'}")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2
    engine.dispose()


def test_the_log_is_tidied_beside_the_writer_and_stays_small(tmp_path: Path) -> None:
    store = Store(f"sqlite:///{tmp_path / 'a.db'}")
    wal = tmp_path / "a.db-wal"
    sizes = []
    for first in range(0, 20_000, 500):
        for number in range(first, first + 499):
            store.submit(Write((("m", number, number, 1, b"x" * 400),)))
        store.wait(row(first + 499))
        sizes.append(wal.stat().st_size)
    assert store._tidier is not None
    for _ in range(100):
        if store._tidier.times >= 2:
            break
        time.sleep(0.05)
    assert store._tidier.times >= 2
    assert max(sizes) < 20_000_000
    assert len(store.inputs_after("m", -1)) == 20_000
    store.close()
    assert not wal.exists()


def test_a_backup_is_made_while_the_server_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path / 'a.db'}"
    store = Store(url)
    for number in range(1, 2000):
        store.submit(row(number))
    copy = tmp_path / "copy.db"
    assert main(["backup", str(copy), "--database", url]) == 0
    store.close()
    kept = Store(f"sqlite:///{copy}")
    numbers = [number for number, _, _ in kept.inputs_after("m", 0)]
    kept.close()
    assert numbers == list(range(1, len(numbers) + 1))
    assert main(["backup", str(copy), "--database", url]) == 2
    assert "replaces nothing" in capsys.readouterr().err


@pytest.mark.parametrize("url", ["nonsense", "sqlite://", "sqlite:////nowhere/at/all/x.db", "oracle://x/y"])
def test_a_database_that_is_none_is_said_in_one_sentence(url: str) -> None:
    with pytest.raises(DataError):
        Store(url)


def test_tables_of_a_newer_version_are_left_alone(
    url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """An older server started over them says so in one sentence, and every match is still there."""
    store = Store(url)
    store.wait(row(1))
    store.close()
    marked(url, "9999")
    with pytest.raises(DataError, match="another version of Escarmouche"):
        Store(url)
    assert main(["serve", "--no-open", "--port", "0", "--database", url]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "9999" in told
    marked(url, HEAD)
    again = Store(url)
    assert len(again.inputs_after("m", 0)) == 1
    again.close()


def marked(url: str, version: str) -> None:
    """The database says that it has seen the migrations up to this one."""
    engine = make_engine(url)
    with engine.begin() as connection:
        connection.execute(sa.text("UPDATE alembic_version SET version_num = :n"), {"n": version})
    engine.dispose()


def test_a_file_that_is_no_database_is_said_to_be_none(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    path.write_bytes(b"a letter to a friend, and no database at all. " * 100)
    before = path.read_bytes()
    with pytest.raises(DataError, match="not a database"):
        Store(f"sqlite:///{path}")
    assert path.read_bytes() == before


def test_a_backup_to_a_folder_that_is_not_there_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path / 'here.db'}"
    Store(url).close()
    copy = tmp_path / "nowhere" / "copy.db"
    assert main(["backup", str(copy), "--database", url, "--lang", "fr"]) == 2
    told = capsys.readouterr().err
    assert told == f"escarmouche : {copy} : la copie a échoué : le fichier de la base ne s'ouvre pas\n"


def test_a_backup_of_nothing_is_refused_and_makes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path / 'typo.db'}"
    assert main(["backup", str(tmp_path / "copy.db"), "--database", url]) == 2
    assert "no such database" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_password_is_never_shown() -> None:
    assert "secret" not in shown("postgresql://me:secret@nowhere/db")
