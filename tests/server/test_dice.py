"""Real dice by agreement (ES-DICE-02): asked before anything is played, answered once, kept for ever."""

from __future__ import annotations

import os
import random
import signal
import socket
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from escarmouche.engine import record
from escarmouche.games.template import ruleset as template
from escarmouche.games.template.ruleset import RULESET as TEMPLATE
from escarmouche.testing import variant
from tests.server.tables import Json, Seat, choose, house_of, new_match, served, settings
from tests.server.test_play import drafts_of, play_on
from tests.server.test_restart import call, start


def told(seat: Seat) -> list[Json]:
    """The lines about the agreement that a seat can read."""
    lines = seat.state()["lines"]
    return [line for line in lines if line["what"] == "declared" and line["rule"] == "ES-DICE-02"]


def typed(seats: list[Seat], most: int) -> int:
    """Play with real dice until so many throws are typed; how many there were."""
    luck, count = random.Random(5), 0
    for _ in range(200):
        for seat in seats:
            state = seat.state()
            question = state["question"]
            if question is None:
                continue
            if question["kind"] == "dice":
                wrong = seat.answer([99])
                assert wrong.status_code == 409
                assert wrong.json()["kind"] == "refused"
                dice, _, _ = question["dice"].partition("d")
                assert seat.answer([3] * int(dice or 1)).status_code == 200
                count += 1
                break
            drafts = drafts_of(seat, state["number"]) if question["kind"] == "place" else None
            seat.answer(choose(question, luck, drafts))
            break
        if count == most or seats[0].state()["over"]:
            break
    return count


def test_dice_02_nothing_is_played_before_the_other_has_agreed(client: TestClient) -> None:
    (red, blue), watcher = new_match(client, typed_dice=True)
    for seat in (red, blue, watcher):
        state = seat.state()
        assert state["dice"] == "asked"
        assert state["request"] == {"what": "dice", "side": "red", "waiting": ["blue"]}
        assert state["waiting"] == ["blue"]
        assert state["question"] is None
        assert state["lines"] == []
    for seat in (red, blue):
        for value in ("medic", [3], []):
            refused = seat.answer(value)
            assert refused.status_code == 409
            assert refused.json()["why"]["rule"] == "ES-DICE-02"
            assert refused.json()["why"]["reason"] == "dice-not-agreed"
            assert refused.json()["why"]["about"] == {"side": "blue"}
        assert seat.act("draw").json()["why"]["reason"] == "dice-not-agreed"
        assert seat.act("undo").json()["why"]["reason"] == "nothing-to-undo"
    assert red.state()["number"] == 0


def test_dice_02_who_agrees_types_and_both_are_told(client: TestClient) -> None:
    (red, blue), watcher = new_match(client, typed_dice=True)
    assert blue.act("consent", agreed=True).status_code == 200
    for seat in (red, blue, watcher):
        assert seat.state()["dice"] == "typed"
        assert seat.state()["request"] is None
        assert [line["about"] for line in told(seat)] == [{"what": "dice-agreed", "side": "blue"}]
    assert typed([red, blue], 3) == 3
    assert red.get().json()["about"]["commitment"] == ""
    assert '"dice":{"blue":true}' in red.get("/record").text.splitlines()[0]


def test_dice_02_who_does_not_agree_lets_the_server_throw_for_both(client: TestClient) -> None:
    (red, blue), _ = new_match(client, typed_dice=True)
    assert not red.get().json()["about"]["commitment"]
    answer = blue.act("consent", agreed=False)
    assert answer.status_code == 200
    state = answer.json()
    assert state["dice"] == "declined"
    assert state["request"] is None
    promised = red.get().json()["about"]["commitment"]
    assert promised
    said = {"what": "dice-declined", "side": "blue", "commitment": promised}
    assert [line["about"] for line in told(red)] == [said]
    assert red.state()["lines"][0]["about"] == said
    play_on([red, blue])
    assert red.state()["over"]
    assert red.state()["dice"] == "declined"
    assert not any(line["what"] == "ask" and not line["rule"] for line in red.state()["lines"])
    found = record.parse_record(red.get("/record").text, "it")
    assert (found.header.commitment, found.header.dice) == ("", "typed")
    assert [line.content["about"] for line in found.lines if line.content.get("what") == "seed"] == [
        {"commitment": promised}
    ]
    assert record.verify(found, TEMPLATE).verified


def test_dice_02_only_the_seat_that_is_asked_can_agree_and_once(client: TestClient) -> None:
    (red, blue), watcher = new_match(client, typed_dice=True)
    (foreign, other), _ = new_match(client, typed_dice=True)
    for agreed in (True, False):
        assert watcher.act("consent", agreed=agreed).status_code == 403
        for stranger in (foreign, other):
            forged = Seat(client, red.match, stranger.token)
            sent = forged.post("consent", kind="consent", number=0, agreed=agreed)
            assert (sent.status_code, sent.json()["what"]) == (401, "unknown")
        own = red.act("consent", agreed=agreed)
        assert (own.status_code, own.json()["what"]) == (409, "not-asked")
        early = blue.post("consent", kind="consent", number=1, agreed=agreed)
        assert (early.status_code, early.json()["what"]) == (409, "stale")
    for body in ({"agreed": "yes"}, {"agreed": 1}, {}, {"agreed": True, "side": "red"}):
        assert blue.act("consent", **body).status_code == 400
    assert red.state()["dice"] == "asked"
    assert red.state()["number"] == 0
    assert blue.act("consent", agreed=True).status_code == 200
    for agreed in (True, False):
        for seat in (red, blue):
            again = seat.act("consent", agreed=agreed)
            assert (again.status_code, again.json()["what"]) == (409, "not-asked")
        late = blue.post("consent", kind="consent", number=0, agreed=agreed)
        assert (late.status_code, late.json()["what"]) == (409, "stale")
    assert red.state()["dice"] == "typed"
    assert len(told(red)) == 1
    assert other.state()["dice"] == "asked"


def test_dice_02_by_socket_too(client: TestClient) -> None:
    (red, blue), watcher = new_match(client, typed_dice=True)

    def sit() -> Any:
        return client.websocket_connect("ws://localhost/api/live", headers={"origin": "http://localhost"})

    with sit() as one, sit() as two, sit() as three:
        for socket_, seat in ((one, red), (two, blue), (three, watcher)):
            socket_.send_json(seat.hello())
            assert until(socket_, "welcome")["state"]["dice"] == "asked"
        consent = {"kind": "consent", "number": 0, "agreed": True}
        three.send_json(consent)
        assert until(three, "problem")["what"] == "not-a-player"
        one.send_json(consent)
        assert until(one, "problem")["what"] == "not-asked"
        two.send_json(consent)
        assert until(two, "accepted")["number"] == 1
        for socket_ in (one, two, three):
            assert until(socket_, "state")["dice"] == "typed"


def until(socket_: Any, kind: str) -> Json:
    """The next message of a kind."""
    while True:
        message: Json = socket_.receive_json()
        if message["kind"] == kind:
            return message


def test_dice_02_at_one_screen_and_against_a_bot_nobody_is_asked(client: TestClient) -> None:
    (red, blue), _ = new_match(client, typed_dice=True, hot_seat=True)
    assert red.state()["dice"] == blue.state()["dice"] == "typed"
    (alone,), _ = new_match(client, typed_dice=True, players=["person", "random"])
    assert alone.state()["dice"] == "typed"
    (second,), _ = new_match(client, typed_dice=True, players=["random", "person"])
    assert second.state()["dice"] == "typed"
    (red, _), _ = new_match(client)
    assert red.state()["dice"] == "server"


def test_dice_02_no_clock_runs_before_and_who_concedes_is_not_asked(client: TestClient) -> None:
    (red, blue), _ = new_match(client, typed_dice=True, clock={"seconds": 10, "increment": 0})
    room = house_of(client).rooms[red.match]
    assert room.live is not None
    room.live.since -= 3600
    assert [seat["clock"] for seat in red.state()["seats"]] == [10_000, 10_000]
    assert room.timer is None
    assert blue.act("concede").status_code == 200
    state = red.state()
    assert state["over"] == {"winner": "red", "rule": "ES-TURN-03"}
    assert state["request"] is None
    assert state["waiting"] == []
    assert blue.act("consent", agreed=True).json()["what"] == "not-asked"


@pytest.mark.parametrize("agreed", [True, False])
def test_dice_02_a_rematch_asks_again(client: TestClient, agreed: bool) -> None:
    (red, blue), _ = new_match(client, typed_dice=True)
    blue.act("consent", agreed=agreed)
    blue.act("concede")
    assert blue.post("rematch", swap=True).status_code == 200
    following = red.state()["rematch"]
    wants, asked = Seat(client, following, red.token), Seat(client, following, blue.token)
    assert wants.get().json()["about"]["side"] == "blue"
    assert wants.state()["request"] == {"what": "dice", "side": "blue", "waiting": ["red"]}
    assert wants.state()["waiting"] == ["red"]
    assert wants.act("consent", agreed=True).json()["what"] == "not-asked"
    assert asked.act("consent", agreed=not agreed).status_code == 200
    assert wants.state()["dice"] == ("declined" if agreed else "typed")
    assert red.state()["dice"] == ("typed" if agreed else "declined")


@pytest.mark.parametrize("agreed", [True, False])
def test_dice_02_question_and_answer_outlive_a_restart_and_a_change_of_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, agreed: bool
) -> None:
    with served(settings(tmp_path)) as client:
        seats, _ = new_match(client, typed_dice=True)
    monkeypatch.setattr(template, "RULESET", variant(TEMPLATE, version=TEMPLATE.version + 1))
    with served(settings(tmp_path)) as client:
        red, blue = (Seat(client, seat.match, seat.token, seat.side) for seat in seats)
        assert red.state()["dice"] == "asked"
        assert red.state()["number"] == 1
        assert blue.act("consent", agreed=agreed).status_code == 200
        promised = red.get().json()["about"]["commitment"]
        before = red.state()
    with served(settings(tmp_path)) as client:
        red, blue = (Seat(client, seat.match, seat.token, seat.side) for seat in seats)
        assert red.state() == before
        assert red.get().json()["about"]["commitment"] == promised
        if agreed:
            assert typed([red, blue], 2) == 2
        else:
            play_on([red, blue])
            assert red.state()["over"]
    with served(settings(tmp_path)) as client:
        red = Seat(client, seats[0].match, seats[0].token)
        assert red.state()["dice"] == ("typed" if agreed else "declined")
        assert len(told(red)) == 1


@pytest.mark.skipif(os.name == "nt", reason="there is no SIGKILL")
@pytest.mark.parametrize("agreed", [True, False])
def test_dice_02_the_answer_is_on_the_disk_before_anybody_is_told(tmp_path: Path, agreed: bool) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    database, base = f"sqlite:///{tmp_path / 'test.db'}", f"http://127.0.0.1:{port}/api/matches"
    process = start(database, port)
    try:
        wish = {"game": "template", "players": ["person", "person"], "typed_dice": True}
        made = call(base, wish)
        url, red, blue = f"{base}/{made['match']}", *(seat["token"] for seat in made["seats"])
        for step in ("asked", "typed" if agreed else "declined"):
            if step != "asked":
                call(f"{url}/consent", {"kind": "consent", "number": 0, "agreed": agreed}, blue)
            before = call(url, None, red)
            assert before["state"]["dice"] == step
            os.kill(process.pid, signal.SIGKILL)
            process.wait()
            process = start(database, port)
            after = call(url, None, red)
            for what in ("number", "dice", "request", "waiting", "question", "lines", "scene"):
                assert after["state"][what] == before["state"][what]
            assert after["about"]["commitment"] == before["about"]["commitment"]
    finally:
        process.kill()
        process.wait()
