"""Nothing hidden leaves: every message is what the rules' own view gives, and the seed is in none."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from escarmouche.engine.requests import frozen
from tests.server.tables import Seat, house_of, new_match


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value, enc_hook=str))


@pytest.mark.parametrize(("game", "rounds"), [("template", 80), ("trauma", 120)])
def test_every_state_is_what_the_side_may_know(client: TestClient, game: str, rounds: int) -> None:
    seats, watcher = new_match(client, game=game)
    house = house_of(client)
    luck = random.Random(4)
    room = house.rooms[seats[0].match]
    hidden = 0
    for turn in range(rounds):
        live = room.live
        assert live is not None
        match = live.match
        if match.over:
            break
        ruleset = match.ruleset
        texts = []
        for seat in (*seats, watcher):
            answer = seat.get()
            texts.append(answer.text)
            state = answer.json()["state"]
            view = ruleset.view(match.table, seat.side)
            assert state["scene"] == plain(ruleset.scene(view, seat.side))
            other = ruleset.guess(view, f"another table {turn}")
            assert state["scene"] == plain(ruleset.scene(ruleset.view(other, seat.side), seat.side))
            asked = match.asked(seat.side) if seat.side else None
            assert (state["question"] is None) == (asked is None)
            assert all(line["only"] in ("", seat.side) for line in state["lines"])
            hidden += live.last - len(state["lines"])
        if turn % 20 == 0:
            texts += [seat.get("/record").text for seat in (*seats, watcher)]
        for text in texts:
            assert match.seed is not None
            assert match.seed not in text
            assert not any(hashed in text for hashed in room.tokens.values())
        seat = next(s for s in seats if match.asked(s.side))
        ask: Any = match.asked(seat.side)
        found = ruleset.candidates(ask, ruleset.view(match.table, seat.side))
        told = seat.answer(plain(found[luck.randrange(len(found))]))
        assert told.status_code == 200, told.text
    assert hidden or game == "trauma"


def test_a_secret_answer_is_not_told_before_the_other_has_answered(client: TestClient) -> None:
    (red, blue), watcher = new_match(client)
    room = house_of(client).rooms[red.match]
    luck = random.Random(1)
    for _ in range(60):
        live = room.live
        assert live is not None
        asked = [s for s in (red, blue) if live.match.asked(s.side)]
        ask: Any = live.match.asked(asked[0].side)
        if len(asked) == 2:
            secrets = [s.state()["question"] for s in asked]
            assert all(question["secret"] for question in secrets)
            before = [s.state()["lines"] for s in (blue, watcher)]
            assert red.answer(plain(ask.options[-1])).status_code == 200
            assert room.live is not None
            assert room.live.match.secrets == {"red": frozen(ask.options[-1])}
            assert [s.state()["lines"] for s in (blue, watcher)] == before
            content = room.live.without_seed("blue")
            assert msgspec.json.decode(content)["match"]["secrets"] == {}
            assert msgspec.json.decode(content)["match"]["seed"] is None
            return
        found = live.match.ruleset.candidates(ask, live.match.table)
        asked[0].answer(plain(found[luck.randrange(len(found))]))
    raise AssertionError("no secret question came")


def test_the_seed_is_told_when_the_match_is_over(client: TestClient) -> None:
    (red, _), watcher = new_match(client)
    live = house_of(client).rooms[red.match].live
    assert live is not None
    seed = live.match.seed
    assert seed is not None
    assert seed not in watcher.get("/record").text
    red.act("concede")
    assert seed in watcher.get("/record").text
    assert isinstance(red, Seat)
