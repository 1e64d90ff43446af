"""One visitor cannot keep the others waiting: turns, answers worked out once, limits for bots."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from starlette.testclient import TestClient

from escarmouche.server.keeping import Kept
from escarmouche.server.pools import Pool
from escarmouche.server.turns import Crowded, Turns
from tests.server import attacking
from tests.server.tables import awaited, house_of, new_match


def test_who_asks_most_waits_longest() -> None:
    """One visitor brings twenty jobs, then another brings one: it is the next to be done."""

    async def work() -> list[str]:
        turns, done = Turns(1, 32, 512), []

        async def job(who: str) -> None:
            await turns.take(who)
            await asyncio.sleep(0)
            turns.used(who, 1.0)
            done.append(who)
            turns.give_back()

        crowd = [asyncio.create_task(job("crowd")) for _ in range(20)]
        await asyncio.sleep(0)
        await asyncio.gather(*crowd, asyncio.create_task(job("one")))
        return done

    assert awaited(work()).index("one") <= 2  # whoever was being served goes first


def test_who_goes_away_leaves_the_queue_and_too_much_is_refused() -> None:
    async def work() -> tuple[int, bool, int]:
        turns = Turns(1, 2, 512)
        await turns.take("a")
        waiting = [asyncio.create_task(turns.take("a")) for _ in range(2)]
        await asyncio.sleep(0)
        refused = False
        try:
            await turns.take("a")
        except Crowded:
            refused = True
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        left = turns.waiting
        turns.give_back()
        await asyncio.wait_for(turns.take("b"), 1)  # the turn went to nobody who is gone
        return left, refused, turns.waiting

    assert awaited(work()) == (0, True, 0)


def _slow(seconds: float) -> bytes:
    import time

    time.sleep(seconds)
    return b"done"


def test_a_cancelled_job_gives_its_worker_back() -> None:
    async def work() -> bytes:
        pool = Pool(1)
        try:
            first = asyncio.create_task(pool.run(20, _slow, 0.2, who="a"))
            gone = asyncio.create_task(pool.run(20, _slow, 30.0, who="a"))
            await asyncio.sleep(0)
            gone.cancel()
            await asyncio.gather(first, gone, return_exceptions=True)
            return await asyncio.wait_for(pool.run(20, _slow, 0.0, who="b"), 20)
        finally:
            pool.close()

    assert awaited(work()) == b"done"


def test_the_same_is_worked_out_once_and_for_nobody_not_at_all() -> None:
    async def work() -> tuple[list[bytes], int, bool, bytes]:
        kept, ended, begun = Kept(), asyncio.Event(), asyncio.Event()

        async def answer() -> bytes:
            begun.set()
            try:
                await ended.wait()
            except asyncio.CancelledError:
                stopped.set()
                raise
            return b"answer"

        stopped = asyncio.Event()
        every = [asyncio.create_task(kept.answer("key", answer)) for _ in range(5)]
        await begun.wait()
        every.pop().cancel()  # one who goes stops nothing
        ended.set()
        told = [*await asyncio.gather(*every), await kept.answer("key", answer)]
        once = kept.worked_out
        ended.clear()
        begun.clear()
        alone = asyncio.create_task(kept.answer("other", answer))
        await begun.wait()
        alone.cancel()
        await asyncio.gather(alone, return_exceptions=True)
        await asyncio.wait_for(stopped.wait(), 1)
        ended.set()
        return told, once, stopped.is_set(), await kept.answer("other", answer)

    told, once, stopped, again = awaited(work())
    assert told == [b"answer"] * 5
    assert (once, stopped, again) == (1, True, b"answer")


def test_what_is_kept_has_an_end() -> None:
    async def work() -> int:
        kept = Kept(most=3000)
        for number in range(50):
            content = bytes((number * n * 7919) % 251 for n in range(1000))

            async def answer(content: bytes = content) -> bytes:
                return content

            assert await kept.answer(number, answer) == content
        return kept._size

    assert awaited(work()) <= 3000


def test_a_verdict_is_not_computed_anew(client: TestClient) -> None:
    """Twenty readers of one record cost one verdict for each language."""
    (red, _), _ = new_match(client)
    red.act("concede")
    text = red.get("/record").text
    sent = client.post("/api/records", json={"text": text}).json()
    before = house_of(client).aside.jobs
    for _ in range(10):
        assert client.get(f"/api/records/{sent['record']}").json() == sent
        assert client.get(f"/api/records/{sent['record']}/moments").json()["moments"]
    assert client.get(f"/api/records/{sent['record']}?lang=fr").json()["french"] == sent["french"]
    assert house_of(client).aside.jobs - before == 2  # moments once, and the words in French


def test_records_that_cannot_be_checked_are_told_so_and_not_kept(client: TestClient) -> None:
    (red, _), _ = new_match(client)
    red.act("concede")
    text = red.get("/record").text
    nested = "[" * 100_000
    unknown = text.replace('"game":"template"', '"game":"chess"')
    for junk in ("", "junk", "{}", nested, '{"kind":"header"}\n' + nested, unknown):
        answer = client.post("/api/records", json={"text": junk})
        told = answer.json()
        assert answer.status_code == 409 or not told["sound"], told
        assert "\n" not in (told.get("detail") or told.get("text"))
        assert client.get(f"/api/records/{told.get('record', '0' * 32)}").status_code == 404
    assert house_of(client).store.many_records() == 0


def test_matches_between_bots_and_their_length_have_limits(client: TestClient) -> None:
    wish: dict[str, Any] = {"game": "combat_zone", "players": ["random", "random"]}
    told = client.post("/api/matches", json={**wish, "options": {"turns": 1_000_000}})
    assert told.json()["what"] == "wrong-setup"
    assert "100" in told.json()["said"]["fr"]
    limit = house_of(client).settings.limits.unattended_each
    answers = [
        client.post("/api/matches", json={**wish, "players": ["veteran", "veteran"]})
        for _ in range(limit + 1)
    ]
    assert [answer.status_code for answer in answers] == [200] * limit + [429]
    assert house_of(client).bots.jobs == 0  # they think where nobody waits


@pytest.mark.parametrize("patience", [7])
def test_workers_stand_back_and_have_a_limit_of_memory(patience: int) -> None:
    async def work() -> bytes:
        pool = Pool(1, patience=patience)
        try:
            return await pool.run(20, _limits)
        finally:
            pool.close()

    import os

    nice, memory = map(int, awaited(work()).split())
    assert nice == min(19, os.nice(0) + patience)
    assert 0 < memory <= 4 * 1024**3


def _limits() -> bytes:
    import os
    import resource

    return f"{os.nice(0)} {resource.getrlimit(resource.RLIMIT_AS)[0]}".encode()


def test_a_flood_of_records_keeps_no_player_from_his_question() -> None:
    """It was none in forty seconds; `python -m tests.server.attacking` tells what it is."""
    with attacking.running() as server:
        assert attacking.p99(attacking.records(server, 4, different=True)) < 2


def test_thirty_matches_between_bots_keep_no_other_bot_from_its_turn() -> None:
    """They think in a process that stands back; `python -m tests.server.attacking` tells the ratio."""
    with attacking.running() as server:
        before, beside = attacking.bots(server, 8)
    assert len(beside) == len(before)
    assert sum(beside) < 6 * sum(before)
