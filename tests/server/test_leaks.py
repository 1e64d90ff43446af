"""Nothing hidden leaves: every message is what the rules' own view gives, and the seed is in none."""

from __future__ import annotations

import random
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from escarmouche.engine.requests import frozen
from tests.server.tables import Seat, house_of, new_match
from tests.server.test_live import URL


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


@pytest.mark.parametrize("game", ["template", "trauma"])
def test_every_message_on_the_sockets_is_what_the_side_may_know(client: TestClient, game: str) -> None:
    """All that is pushed to two players and a spectator, against the rules' own view of that moment."""
    seats, watcher = new_match(client, game=game)
    room = house_of(client).rooms[seats[0].match]
    luck = random.Random(7)
    everybody = (*seats, watcher)
    compared = 0
    with ExitStack() as stack:
        sockets = []
        for seat in everybody:
            socket = stack.enter_context(
                client.websocket_connect(URL, headers={"origin": "http://localhost"})
            )
            socket.send_json(seat.hello())
            sockets.append(socket)
        for _ in range(45):
            live = room.live
            assert live is not None
            match, ruleset = live.match, live.match.ruleset
            if match.over:
                break
            for seat, socket in zip(everybody, sockets, strict=True):
                state = newest(socket, live.number, match.seed, room.tokens.values())
                view = ruleset.view(match.table, seat.side)
                assert state["scene"] == plain(ruleset.scene(view, seat.side))
                assert all(line["only"] in ("", seat.side) for line in state["lines"])
                assert (state["question"] or {"side": seat.side})["side"] == seat.side
                compared += 1
            seat = next(s for s in seats if match.asked(s.side))
            ask: Any = match.asked(seat.side)
            found = ruleset.candidates(ask, ruleset.view(match.table, seat.side))
            body = {
                "kind": "answer",
                "number": live.number,
                "value": plain(found[luck.randrange(len(found))]),
            }
            sockets[everybody.index(seat)].send_json(body)
            newest(sockets[-1], live.number + 1, match.seed, room.tokens.values(), keep=True)
    assert compared >= 45


KEPT: dict[int, dict[str, Any]] = {}


def newest(socket: Any, number: int, seed: Any, hashes: Any, *, keep: bool = False) -> dict[str, Any]:
    """The state of that number; every message on the way is searched for seed and tokens."""
    if (found := KEPT.pop(id(socket), None)) and found["number"] == number:
        return found
    for _ in range(50):
        text = socket.receive_text()
        assert seed not in text
        assert not any(hashed in text for hashed in hashes)
        message = msgspec.json.decode(text)
        state: dict[str, Any] = message["state"] if message["kind"] == "welcome" else message
        assert message["kind"] not in ("problem", "refused"), text
        if state["kind"] == "state" and state["number"] == number:
            if keep:
                KEPT[id(socket)] = state
            return state
    raise AssertionError(f"no state {number} came")


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
