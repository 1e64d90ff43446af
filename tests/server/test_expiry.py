"""Nothing kept is lost: expiry goes by days on which the server ran, in two stages, never at the start."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from escarmouche.server import expiry
from escarmouche.server.store import Store
from escarmouche.server.tables import idle, matches, records
from tests.server.tables import house_of, new_match, served, settings

KEEP = 90
TODAY = 1_800_000_000


def days(engine: sa.Engine, first: int, last: int) -> list[tuple[str, ...]]:
    """What goes on each day that the server runs."""
    return [expiry.look_round(engine, TODAY + n * expiry.DAY, KEEP).gone for n in range(first, last)]


@pytest.fixture
def engine(client: TestClient) -> sa.Engine:
    """The database of a server with one match and one record that was sent in."""
    new_match(client)
    store = house_of(client).store
    with store.engine.begin() as connection:
        connection.execute(records.insert().values(id="r" * 32, text=b"", at=0))
    return store.engine


def kept(engine: sa.Engine) -> tuple[int, int]:
    with engine.connect() as connection:
        counts = [connection.execute(sa.select(sa.func.count()).select_from(t)) for t in (matches, records)]
        return tuple(count.scalar_one() for count in counts)  # type: ignore[return-value]


def test_a_match_is_marked_first_and_forgotten_a_week_later(engine: sa.Engine) -> None:
    gone = days(engine, 0, KEEP + expiry.GRACE)
    assert not any(gone)
    assert kept(engine) == (1, 1)
    assert len(expiry.look_round(engine, TODAY + (KEEP + expiry.GRACE) * expiry.DAY, KEEP).gone) == 2
    assert kept(engine) == (0, 0)


def test_a_clock_that_is_wrong_once_deletes_nothing(engine: sa.Engine) -> None:
    """A hundred days ahead, for an hour, then right again; and a thousand years ahead."""
    days(engine, 0, 3)
    for ahead in (100, 365_000):
        for look in range(4):
            at = TODAY + ahead * expiry.DAY + look * 1200
            assert expiry.look_round(engine, at, KEEP).gone == ()
        assert not any(days(engine, 4, 10))
    assert kept(engine) == (1, 1)
    with engine.connect() as connection:
        assert set(connection.execute(sa.select(idle.c.marked)).scalars()) == {None}


def test_days_on_which_the_server_did_not_run_do_not_count(engine: sa.Engine) -> None:
    for years in range(KEEP):
        assert expiry.look_round(engine, TODAY + years * 365 * expiry.DAY, KEEP).gone == ()
    assert kept(engine) == (1, 1)


def test_a_clock_that_goes_back_and_forth_in_a_day_counts_once(engine: sa.Engine) -> None:
    for look in range(1000):
        expiry.look_round(engine, TODAY + look, KEEP)
    assert expiry.look_round(engine, TODAY, KEEP).day == 0


def test_who_opens_a_marked_match_keeps_it(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as client:
        (red, _), _ = new_match(client)
        days(house_of(client).store.engine, 0, KEEP + 1)
    with served(settings(tmp_path)) as client:
        red.client = client
        engine = house_of(client).store.engine
        with engine.connect() as connection:
            assert connection.execute(sa.select(idle.c.marked)).scalar() == KEEP
        assert red.get().status_code == 200
        assert not any(days(engine, KEEP + 1, KEEP + 40))
        assert red.get().status_code == 200


def test_what_is_played_or_watched_is_not_idle(engine: sa.Engine) -> None:
    with engine.connect() as connection:
        (match,) = connection.execute(sa.select(matches.c.id)).scalars()
    for day in range(KEEP * 2):
        expiry.look_round(engine, TODAY + day * expiry.DAY, KEEP, [match])
    assert kept(engine) == (1, 0)


def test_nothing_is_looked_at_when_the_server_starts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Started with its date 100 days ahead, a server once emptied its database at once."""
    with served(settings(tmp_path)) as client:
        (red, _), _ = new_match(client)
    ahead = time.time() + 100 * expiry.DAY
    monkeypatch.setattr(time, "time", lambda: ahead)
    with served(settings(tmp_path)) as client:
        red.client = client
        assert red.get().status_code == 200
        assert client.portal.call(house_of(client).forget_old) == 0  # type: ignore[union-attr]
    monkeypatch.undo()
    store = Store(settings(tmp_path).database)
    assert store.match(red.match) is not None
    store.close()
