"""Several servers on one PostgreSQL: any of them plays any match, one owns it, a dead one's go to others."""

from __future__ import annotations

import json
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx2
import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from escarmouche.cli.main import main
from escarmouche.engine.errors import DataError
from escarmouche.server.lease import Lease
from escarmouche.server.owners import Owner, Owners
from escarmouche.server.store import existing, make_engine
from escarmouche.server.tables import inputs, matches, owners
from tests.server import web
from tests.server.postgres import PostgresServer
from tests.server.tables import Json
from tests.server.test_serve import WISH, Serve, answer, look

AWAY = 15.0
"""Seconds after which a dead server's matches are played on."""


@pytest.fixture
def pair(postgres: PostgresServer, tmp_path: Path) -> Iterator[tuple[Serve, Serve]]:
    running = []
    for name in ("a", "b"):
        folder = tmp_path / name
        folder.mkdir()
        running.append(Serve(folder, "--shared", database=postgres.url))
    yield running[0], running[1]
    for one in running:
        one.process.kill()
        one.process.communicate()


def sat(stack: ExitStack, server: Serve, made: Json, seat: int = 0) -> ClientConnection:
    socket = stack.enter_context(connect(server.url.replace("http", "ws") + "/api/live", max_size=None))
    socket.send(json.dumps({"kind": "hello", "match": made["match"], "token": made["seats"][seat]["token"]}))
    return socket


def heard(socket: ClientConnection, kind: str) -> Json:
    for _ in range(50):
        told: Json = json.loads(socket.recv(20))
        if told["kind"] == kind:
            return told
    raise AssertionError(f"no {kind} came")


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as made:
        yield made


def owner_of(url: str, match: str) -> str:
    engine = make_engine(url)
    with engine.connect() as connection:
        found: str = connection.execute(sa.select(owners.c.server).where(owners.c.root == match)).scalar_one()
    engine.dispose()
    return found


def test_any_server_plays_any_match_and_a_dead_ones_go_on(
    pair: tuple[Serve, Serve], postgres: PostgresServer, stack: ExitStack
) -> None:
    one, two = pair
    made = web.post(f"{one.url}/api/matches", json=WISH).json()
    first = owner_of(postgres.url, made["match"])
    there, here = sat(stack, two, made), sat(stack, one, made, 1)
    number = heard(there, "welcome")["state"]["number"]
    heard(here, "welcome")
    for count in range(4):  # by the one that does not own it: over HTTP, and over a socket
        told = answer(two.url, made)
        assert told["number"] == number + count + 1
        assert look(one.url, made)["number"] == look(two.url, made)["number"] == told["number"]
    assert heard(there, "state")["number"] > number
    assert heard(here, "state")["number"] > number
    assert owner_of(postgres.url, made["match"]) == first
    wrong = web.get(f"{two.url}/api/matches/{made['match']}", headers={"authorization": "Bearer x" * 9})
    assert wrong.status_code == 401
    before = look(two.url, made)

    one.process.send_signal(signal.SIGKILL)
    one.process.wait()
    began = time.monotonic()
    while True:
        try:
            after = look(two.url, made)
            break
        except (KeyError, httpx2.TransportError):
            assert time.monotonic() - began < AWAY
            time.sleep(0.1)
    assert {**after, "seats": 0} == {**before, "seats": 0}  # nothing is lost but who was connected where
    assert owner_of(postgres.url, made["match"]) != first
    again = sat(stack, two, made)
    assert heard(again, "welcome")["state"]["number"] == before["number"]
    assert answer(two.url, made)["number"] == before["number"] + 1
    engine = make_engine(postgres.url)
    with engine.connect() as connection:
        kept = connection.execute(
            sa.select(inputs.c.number).where(inputs.c.match == made["match"]).order_by(inputs.c.number)
        ).scalars()
        assert list(kept) == list(range(before["number"] + 2))
    engine.dispose()


def test_a_dead_servers_match_of_bots_goes_on_though_nobody_looks(
    pair: tuple[Serve, Serve], postgres: PostgresServer
) -> None:
    one, _ = pair
    wish = {"game": "trauma", "players": ["random", "random"], "options": {"turns": 30}}
    made = web.post(f"{one.url}/api/matches", json=wish).json()
    one.process.send_signal(signal.SIGKILL)
    one.process.wait()
    engine = make_engine(postgres.url)
    known = sa.select(sa.func.max(inputs.c.number)).where(inputs.c.match == made["match"])

    def so_far() -> int:
        with engine.connect() as connection:
            return connection.execute(known).scalar_one() or 0

    before, began = so_far(), time.monotonic()
    while so_far() == before:
        assert time.monotonic() - began < AWAY
        time.sleep(0.1)
    engine.dispose()


def test_who_is_passed_on_to_a_server_that_hangs_learns_that_the_match_has_moved(
    pair: tuple[Serve, Serve], stack: ExitStack
) -> None:
    one, two = pair
    made = web.post(f"{one.url}/api/matches", json=WISH).json()
    there = sat(stack, two, made)  # its match is the other's
    number = heard(there, "welcome")["state"]["number"]
    one.process.send_signal(signal.SIGSTOP)  # it hangs: connections to it stay open and say nothing
    try:
        began = time.monotonic()
        while True:
            try:
                assert look(two.url, made)["number"] == number
                break
            except (KeyError, httpx2.TransportError):
                assert time.monotonic() - began < AWAY
                time.sleep(0.1)
        with pytest.raises(ConnectionClosed):
            heard(there, "never")
        assert there.close_code == 1013  # the page comes back, and finds the new owner
        assert heard(sat(stack, two, made), "welcome")["state"]["number"] == number
        assert answer(two.url, made)["number"] == number + 1
    finally:
        one.process.send_signal(signal.SIGCONT)
    began = time.monotonic()
    while True:  # who hung has let go of it, and passes on
        try:
            assert look(one.url, made)["number"] == number + 1
            return
        except (KeyError, httpx2.TransportError):
            assert time.monotonic() - began < AWAY
            time.sleep(0.1)


def test_who_was_not_told_to_share_is_refused(postgres: PostgresServer) -> None:
    one, two = Lease(postgres.url, shared=True), Lease(postgres.url, shared=True)
    with pytest.raises(DataError, match="another server is using this database"):
        Lease(postgres.url)
    one.close()
    two.close()
    alone = Lease(postgres.url)
    with pytest.raises(DataError, match="another server is using this database"):
        Lease(postgres.url, shared=True)
    alone.close()


def test_an_sqlite_file_is_not_shared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path / 'test.db'}"
    assert (
        main(["serve", "--no-open", "--port", "0", "--shared", "--database", database, "--lang", "en"]) == 2
    )
    assert "--shared needs PostgreSQL" in capsys.readouterr().err


def test_a_match_has_one_owner_until_it_is_dead(postgres: PostgresServer) -> None:
    engine, name = existing(postgres.url), "fedcba9876543210"
    row = {"id": name, "game": "template", "rules": 1, "seed": None, "tokens": b"{}", "about": b"{}",
           "status": "over", "rematch": "", "created": 0, "touched": 0}  # fmt: skip
    with engine.begin() as connection:
        connection.execute(matches.insert().values(**row))
    one, two = Owners(engine, "http://one"), Owners(engine, "http://two")
    assert one.take(name).here
    assert two.take(name) == Owner(False, "http://one", name)
    assert two.take("0123456789abcdef").here  # there is none: nobody comes to own it
    assert one.beat()
    with engine.begin() as connection:
        assert list(connection.execute(sa.select(owners.c.root)).scalars()).count("0123456789abcdef") == 0
        connection.execute(sa.text("UPDATE servers SET until = now() WHERE url = 'http://one'"))
    assert two.take(name).here
    assert not one.beat()  # who was taken for dead learns it, and begins anew
    one.begin()
    assert one.take(name) == Owner(False, "http://two", name)
    one.end()
    two.end()
    with engine.begin() as connection:
        connection.execute(matches.delete().where(matches.c.id == name))
    engine.dispose()
