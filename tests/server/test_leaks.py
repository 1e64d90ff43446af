"""Nothing hidden leaves before its time: a secret answer, the seed. Whole matches are in test_whole.py."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from starlette.testclient import TestClient

from escarmouche.engine.requests import frozen
from tests.server.tables import Seat, house_of, new_match


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value, enc_hook=str))


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
        found = live.match.ruleset.bot.candidates(ask, live.match.table)
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
