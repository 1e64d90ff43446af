"""Bots and clocks go on whatever happens: a store that takes nothing for a while, a worker that fails."""

from __future__ import annotations

import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from escarmouche.server import automatic
from escarmouche.server.rows import Declared, decode
from escarmouche.server.store import StoreError, Write
from tests.server.tables import Seat, choose, house_of, new_match, served, settings
from tests.server.test_play import drafts_of


def refusing(client: TestClient, monkeypatch: pytest.MonkeyPatch, side: str, times: int) -> list[Any]:
    """The store does not take the inputs of a side the first few times; what it did not take."""
    monkeypatch.setattr(automatic, "AGAIN", 0.05)
    store = house_of(client).store
    submit = store.submit
    turned_away: list[Any] = []

    def picky(write: Write) -> None:
        stored: Any = decode(write.inputs[0][4]).stored if write.inputs else None
        if getattr(stored, "side", "") == side and len(turned_away) < times:
            turned_away.append(stored)
            write.done(StoreError("no room"))
        else:
            submit(write)

    monkeypatch.setattr(store, "submit", picky)
    return turned_away


def played_out(seat: Seat, most: int = 400) -> None:
    luck = random.Random(1)
    for _ in range(most):
        state = seat.get(number=seat.state()["number"], wait=0).json()["state"]
        if state["over"]:
            return
        if state["question"] is None:
            seat.get(number=state["number"], wait=5)
            continue
        question = state["question"]
        drafts = drafts_of(seat, state["number"]) if question["kind"] == "place" else None
        told = seat.answer(choose(question, luck, drafts))
        assert told.status_code == 200 or told.json()["what"] == "stale", told.text  # a bot was quicker
    raise AssertionError("it did not end")


def test_a_bot_tries_again_until_its_answer_is_stored(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    turned_away = refusing(client, monkeypatch, "blue", 3)
    (red,), _ = new_match(client, players=["person", "random"])
    played_out(red)
    assert len(turned_away) == 3


@pytest.mark.parametrize("error", [ZeroDivisionError("in the bot"), OSError("no process"), KeyError("x")])
def test_a_bot_that_fails_answers_quickly(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    house = house_of(client)
    asked = []

    async def fails(*arguments: Any, **named: Any) -> bytes:
        asked.append(arguments)
        raise error

    monkeypatch.setattr(house.bots, "run", fails)
    (red,), _ = new_match(client, players=["person", "greedy"])
    played_out(red)
    assert asked


def test_a_bot_whose_answer_is_refused_answers_quickly(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = house_of(client)
    run = house.bots.run

    async def forbidden(*arguments: Any, **named: Any) -> bytes:
        answers = json.loads(await run(*arguments, **named))
        return json.dumps([[rule, "no such thing"] for rule, _ in answers]).encode()

    monkeypatch.setattr(house.bots, "run", forbidden)
    (red,), _ = new_match(client, players=["person", "random"])
    played_out(red)


def test_a_match_between_bots_goes_on_after_a_restart(tmp_path: Path, quick_disk: None) -> None:
    own = settings(tmp_path)
    with served(own) as client:
        house = house_of(client)

        async def never(*arguments: Any, **named: Any) -> bytes:
            await asyncio.sleep(60)
            return b"[]"

        house.aside.run = never  # type: ignore[method-assign]  # the server ends in the middle of a thought
        new_match(client, players=["random", "random"])
        assert house.store.counts() == {"live": 1}
    with served(own) as client:
        for _ in range(400):  # nobody opens it
            if house_of(client).store.counts() == {"over": 1}:
                return
            time.sleep(0.05)
    raise AssertionError("it did not go on")


def test_a_clock_that_falls_while_nothing_can_be_stored_falls_later(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    (red, blue), _ = new_match(client, clock={"seconds": 10})
    turned_away = refusing(client, monkeypatch, "red", 2)
    room = house_of(client).rooms[red.match]
    assert room.live is not None
    live = room.live
    live.clocks = {"red": 100, "blue": 600_000}
    client.portal.call(automatic.set_timer, house_of(client), room, live)  # type: ignore[union-attr]
    for _ in range(200):
        if blue.state()["over"]:
            break
        time.sleep(0.05)
    assert blue.state()["over"] == {"winner": "blue", "rule": "ES-TURN-03"}
    assert turned_away == [Declared("clock", "red")] * 2
