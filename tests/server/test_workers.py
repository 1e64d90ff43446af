"""Bots and odds run in other processes: one that dies or hangs stops no match."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from escarmouche.server import pools
from escarmouche.server.pools import Pool
from escarmouche.server.workers import TooSlow
from tests.server.tables import LIMITS, awaited, house_of, new_match, served, settings
from tests.server.test_automatic import played_out

pytestmark = pytest.mark.skipif(os.name == "nt", reason="there are no such signals")


def processes(pool: Pool) -> list[int]:
    """The workers of a pool."""
    return [process.pid for process in pool.processes if process.pid]


def where(seconds: float = 0) -> bytes:
    """The process that did this."""
    time.sleep(seconds)
    return str(os.getpid()).encode()


def dies() -> bytes:
    os._exit(3)


def hangs() -> bytes:
    """Beyond the reach of the alarm in the process itself."""
    signal.signal(signal.SIGALRM, signal.SIG_IGN)
    while True:
        time.sleep(1)


@pytest.fixture
def pool() -> Iterator[Pool]:
    made = Pool(2)
    yield made
    made.close()


def test_work_is_done_in_other_processes(pool: Pool) -> None:
    async def several() -> set[bytes]:
        return set(await asyncio.gather(*[pool.run(20, where, 0.2) for _ in range(6)]))

    found = awaited(several())
    assert found <= {str(pid).encode() for pid in processes(pool)}
    assert str(os.getpid()).encode() not in found


def test_a_job_that_kills_its_worker_costs_the_others_nothing(pool: Pool) -> None:
    async def both() -> list[Any]:
        jobs = [pool.run(20, dies), pool.run(20, where, 0.5), pool.run(20, where, 0.5)]
        return await asyncio.gather(*jobs, return_exceptions=True)

    dead, *others = awaited(both())
    assert isinstance(dead, BrokenProcessPool)
    assert all(int(other) for other in others)
    assert int(awaited(pool.run(20, where)))
    assert pool.waiting == 0


def test_a_job_that_hangs_is_ended_from_outside(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    async def runs() -> float:
        await asyncio.gather(pool.run(20, where, 0.3), pool.run(20, where, 0.3))
        before = processes(pool)
        monkeypatch.setattr(pools, "PATIENCE", 0.5)
        start = time.monotonic()
        with pytest.raises(TooSlow):
            await pool.run(0.2, hangs)
        took = time.monotonic() - start
        monkeypatch.setattr(pools, "PATIENCE", 20)
        after = await asyncio.gather(pool.run(20, where, 0.3), pool.run(20, where, 0.3))
        assert len({int(pid) for pid in after} - set(before)) == 1
        return took

    assert 0.6 < awaited(runs()) < 20
    assert pool.waiting == 0


def test_a_slow_bot_keeps_no_other_match_waiting(pool: Pool) -> None:
    """One thinks as long as it may; a dozen answers for other matches are given in the meantime."""

    async def both() -> int:
        await asyncio.gather(pool.run(20, where, 0.3), pool.run(20, where, 0.3))
        slow = asyncio.create_task(pool.run(60, where, 30))
        await asyncio.sleep(0.1)
        given = 0
        for _ in range(12):
            assert int(await pool.run(20, where))
            given += not slow.done()
        slow.cancel()
        return given

    assert awaited(both()) == 12


@pytest.mark.parametrize("deadly", [signal.SIGKILL, signal.SIGSTOP])
def test_a_match_goes_on_when_the_worker_of_its_bot_dies_or_hangs(
    tmp_path: Path, quick_disk: None, monkeypatch: pytest.MonkeyPatch, deadly: signal.Signals
) -> None:
    limits = replace(LIMITS, trial_seconds=0.5)
    with served(settings(tmp_path, limits)) as client:
        (red,), _ = new_match(client, players=["person", "greedy"])
        house = house_of(client)
        other, _ = new_match(client, players=["greedy", "person"])
        red.get(number=0, wait=20)
        other[0].get(number=0, wait=20)
        struck = strike(house.bots, deadly)
        monkeypatch.setattr(pools, "PATIENCE", 0.5)
        played_out(red)
        assert struck
        assert not set(struck) & set(processes(house.bots))
        monkeypatch.setattr(pools, "PATIENCE", 20)
        played_out(other[0])


def strike(pool: Pool, deadly: signal.Signals) -> list[int]:
    """Hit every worker there is."""
    found = processes(pool)
    for pid in found:
        os.kill(pid, deadly)
    return found


def test_a_trial_whose_worker_is_killed_is_worked_out_by_the_next(client: TestClient) -> None:
    (red, _), _ = new_match(client)
    state = red.state()
    body = {
        "kind": "consider",
        "number": state["number"],
        "answers": [state["question"]["options"][0]["code"]],
    }
    first = red.post("consider", **body).json()
    assert first["kind"] == "considered"
    for _ in range(2):
        strike(house_of(client).trials, signal.SIGKILL)
        assert red.post("consider", **body).json() == first
