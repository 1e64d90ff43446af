"""Matches of three and four sides through the server: who gives up, who agrees, who is gone, what is kept."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from escarmouche.engine import record
from escarmouche.games.template import ruleset as template
from escarmouche.games.template.ruleset import RULESET as TEMPLATE
from escarmouche.server import absence, automatic
from escarmouche.testing import variant
from tests.server.tables import Json, Seat, choose, house_of, new_match, served, settings
from tests.server.test_absence import Watch
from tests.server.test_live import OPEN, heard, leave, sit
from tests.server.test_play import drafts_of

SIDES = ("red", "blue", "green", "white")
LUCK = random.Random(10)


def crossroads(client: TestClient, count: int, **wish: Any) -> tuple[list[Seat], Seat]:
    """A match of so many persons, and a spectator."""
    return new_match(client, **{"scenario": "crossroads", "players": ["person"] * count, **wish})


def question_of(seat: Seat) -> Json | None:
    question: Json | None = seat.state()["question"]
    return question


def answer_once(seat: Seat) -> Json:
    """Any allowed answer of a seat that is asked."""
    state = seat.state()
    drafts = drafts_of(seat, state["number"]) if state["question"]["kind"] == "place" else None
    told = seat.answer(choose(state["question"], LUCK, drafts))
    assert told.status_code == 200, told.text
    after: Json = told.json()
    return after


def play_until(seats: list[Seat], wanted: str = "", most: int = 400) -> None:
    """Let whoever is asked answer, until a question is reached or the match is over."""
    for _ in range(most):
        state = seats[0].state()
        if state["over"]:
            return
        asked = [seat for seat in seats if seat.side in state["waiting"]]
        if not asked:
            seats[0].get(number=state["number"], wait=5)
            continue
        question = question_of(asked[0])
        if question is None or (wanted and question["question"] == wanted):
            return
        answer_once(asked[0])
    raise AssertionError(f"{wanted or 'the end'} was not reached")


def verified(client: TestClient, seat: Seat) -> Json:
    """What the server says of the record of a match that is over."""
    told: Json = client.post("/api/records", json={"text": seat.get("/record").text}).json()
    assert told["verified"], told["text"]
    return told


@pytest.mark.parametrize("count", [3, 4])
def test_a_match_has_a_seat_for_each_force_and_is_played_to_its_end(client: TestClient, count: int) -> None:
    seats, watcher = crossroads(client, count)
    assert [seat.side for seat in seats] == list(SIDES[:count])
    assert len({seat.token for seat in (*seats, watcher)}) == count + 1
    about = seats[-1].get().json()["about"]
    assert (about["side"], about["sides"]) == (SIDES[count - 1], list(SIDES[:count]))
    assert sorted(watcher.state()["waiting"]) == sorted(SIDES[:count]), "cards are laid in secret by all"
    for seat in seats[:-1]:
        answer_once(seat)
        assert seat.state()["question"] is None
    assert watcher.state()["waiting"] == [SIDES[count - 1]]
    assert not any(line["what"] == "ask" for line in watcher.state()["lines"])
    play_until(seats)
    assert watcher.state()["over"]
    summary = seats[0].get("/summary").json()
    assert [luck["side"] for luck in summary["luck"]] == list(SIDES[:count])
    assert verified(client, watcher)["sides"] == list(SIDES[:count])


def test_a_scenario_says_how_many_it_takes(client: TestClient) -> None:
    for scenario, count, words in (("outpost", 3, "2 sides, not by 3"), ("outpost", 4, "2 sides, not by 4")):
        wish = {"game": "template", "scenario": scenario, "players": ["person"] * count}
        told = client.post("/api/matches", json=wish)
        assert (told.status_code, told.json()["what"]) == (409, "wrong-setup")
        assert words in told.json()["said"]["en"]
        assert "se joue à 2 camps" in told.json()["said"]["fr"]
    five = {"game": "template", "scenario": "crossroads", "players": ["person"] * 5}
    assert client.post("/api/matches", json=five).status_code == 400
    seats, _ = new_match(client, scenario="crossroads", players=[], lists=["scouts", "veterans", "veterans"])
    assert [seat["list"] for seat in seats[0].state()["seats"]] == ["scouts", "veterans", "veterans"]
    assert seats[0].state()["seats"][0]["player"] == "person"
    assert len(seats) == 1
    usual, _ = new_match(client, scenario="crossroads", players=[])
    assert len(usual[0].state()["seats"]) == 3, "as the scenario is usually played"


def test_one_of_four_concedes_and_the_others_play_on(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as client:
        seats, watcher = crossroads(client, 4)
        red, blue, green, white = seats
        play_until(seats, "activate")
        assert blue.act("concede").json()["over"] is None
        state = blue.state()
        assert [seat["side"] for seat in state["seats"] if seat["out"]] == ["blue"]
        assert (state["question"], state["can_undo"]) == (None, False)
        for act in ("undo", "draw", "concede", "claim"):
            refused = blue.act(act).json()
            assert (refused["kind"], refused["why"]["reason"]) == ("refused", "has-given-up")
        refused = blue.post("odds", kind="odds", number=state["number"], unit="blue1").json()
        assert refused["why"]["reason"] == "has-given-up"
    with served(settings(tmp_path)) as client:  # the server was ended in between
        for seat in (*seats, watcher):
            seat.client = client
        assert [seat["side"] for seat in red.state()["seats"] if seat["out"]] == ["blue"]
        for _ in range(30):
            if watcher.state()["over"]:
                break
            assert "blue" not in watcher.state()["waiting"]
            answer_once(next(seat for seat in (red, green, white) if question_of(seat)))
        if not watcher.state()["over"]:
            for last in (red, white):
                last.act("concede")
            assert watcher.state()["over"] == {"winner": "green", "rule": "ES-TURN-03"}
        assert verified(client, blue)["result"] == watcher.state()["over"]["winner"]
        assert red.post("rematch", swap=True).status_code == 200
        following = red.state()["rematch"]
        for n, seat in enumerate(seats):
            again = Seat(client, following, seat.token).get().json()
            assert again["about"]["side"] == SIDES[(n + 1) % 4], "everybody moves on by one"
            assert not any(info["out"] for info in again["state"]["seats"])
        assert Seat(client, following, watcher.token).get().json()["about"]["side"] == ""


def test_a_draw_wants_all_who_still_play(client: TestClient) -> None:
    seats, watcher = crossroads(client, 4)
    red, blue, green, white = seats
    white.act("concede")
    red.act("draw")
    assert watcher.state()["request"] == {"what": "draw", "side": "red", "waiting": ["blue", "green"]}
    assert white.act("consent", agreed=True).status_code == 409
    assert red.act("consent", agreed=True).json()["what"] == "not-asked"
    blue.act("consent", agreed=True)
    assert watcher.state()["request"]["waiting"] == ["green"]
    assert blue.act("consent", agreed=True).json()["what"] == "not-asked"
    green.act("consent", agreed=False)
    assert (watcher.state()["request"], watcher.state()["over"]) == (None, None)
    green.act("draw")
    for seat in (red, blue):
        if not watcher.state()["over"]:
            seat.act("consent", agreed=True)
    assert watcher.state()["over"] == {"winner": "draw", "rule": "ES-TURN-04"}
    verified(client, white)


def test_an_undo_is_done_when_both_others_have_agreed(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as client:
        seats, watcher = crossroads(client, 3)
        play_until(seats, "activate")
        while True:  # until an answer can be taken back by consent alone
            acted = next(seat for seat in seats if question_of(seat))
            answer_once(acted)
            if not acted.state()["can_undo"] and acted.state()["question"] is None:
                break
        others = [seat for seat in seats if seat is not acted]
        number = acted.state()["number"]
        acted.act("undo")
        waiting = [seat.side for seat in others]
        assert watcher.state()["request"] == {"what": "undo", "side": acted.side, "waiting": waiting}
        others[0].act("consent", agreed=True)
        assert watcher.state()["request"]["waiting"] == waiting[1:]
        assert "agrees to take an answer back" in watcher.state()["lines"][-1]["text"]
    with served(settings(tmp_path)) as client:
        for seat in (*seats, watcher):
            seat.client = client
        assert watcher.state()["request"]["waiting"] == waiting[1:]
        others[1].act("consent", agreed=True)
        state = watcher.state()
        assert (state["request"], state["waiting"]) == (None, [acted.side])
        assert state["lines"][-1]["about"]["from"] <= number
        play_until(seats)
        verified(client, watcher)


def test_a_reveal_of_three_is_taken_back_by_consent_of_both_others(client: TestClient) -> None:
    seats, watcher = crossroads(client, 3)
    for seat in seats:
        answer_once(seat)
    red, blue, green = seats
    assert red.act("undo").status_code == 200
    blue.act("consent", agreed=True)
    green.act("consent", agreed=True)
    assert sorted(watcher.state()["waiting"]) == sorted(SIDES[:3])
    line = watcher.state()["lines"][-1]
    assert (line["about"]["what"], line["about"]["from"]) == ("undo", 1)


def test_a_side_that_left_answers_a_reveal_again_by_itself(client: TestClient) -> None:
    seats, watcher = crossroads(client, 3)
    red, blue, green = seats
    green.act("concede")
    answer_once(red)
    answer_once(blue)
    red.act("undo")
    blue.act("consent", agreed=True)
    assert watcher.state()["waiting"] == ["red", "blue"]
    answer_once(red)
    answer_once(blue)
    assert watcher.state()["waiting"] != []
    play_until([red, blue])
    assert watcher.state()["over"]


def test_who_is_gone_among_three_is_played_on_without(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = Watch()
    monkeypatch.setattr(absence, "time", watch)
    seats, _ = crossroads(client, 3, absence=60)
    red, blue, _ = seats
    for seat in seats:
        seat.state()
    for seat in (red, blue):
        sit(client, seat)
    answer_once(red)
    try:
        assert red.act("claim").json()["why"]["reason"] in ("is-there", "too-soon")
        watch.now += 100
        told = red.act("claim", what="draw").json()
        assert (told["kind"], told["why"]["reason"]) == ("refused", "others-play-on")
        assert "the others play on" in told["why"]["text"]
        after = red.act("claim").json()
        assert (after["over"], [seat["side"] for seat in after["seats"] if seat["out"]]) == (None, ["green"])
        assert after["waiting"] == ["blue"]
        told = [one["side"] for one in red.get("/presence").json()["absent"]]
        assert told == [], "who is out is not looked for"
        assert blue.act("concede").json()["over"] == {"winner": "red", "rule": "ES-TURN-03"}
        verified(client, red)
    finally:
        while OPEN:
            leave(OPEN[-1])


def test_the_clock_of_one_falls_and_the_others_play_on(client: TestClient) -> None:
    seats, watcher = crossroads(client, 3, clock={"seconds": 600})
    red, blue, green = seats
    room = house_of(client).rooms[red.match]
    assert room.live is not None
    room.live.clocks = {"red": 600_000, "blue": 50, "green": 600_000}
    client.portal.call(automatic.set_timer, house_of(client), room, room.live)  # type: ignore[union-attr]
    for _ in range(200):
        if any(seat["out"] for seat in watcher.state()["seats"]):
            break
        time.sleep(0.05)
    state = watcher.state()
    assert (state["over"], state["waiting"]) == (None, ["red", "green"])
    stands = next(seat["clock"] for seat in state["seats"] if seat["side"] == "blue")
    answer_once(red)
    answer_once(green)
    assert blue.state()["question"] is None
    seen = {seat["side"]: seat["clock"] for seat in watcher.state()["seats"]}
    assert seen["blue"] == stands
    green.act("concede")
    assert watcher.state()["over"] == {"winner": "red", "rule": "ES-TURN-03"}


def test_real_dice_are_agreed_by_all_or_without_who_left(client: TestClient) -> None:
    seats, watcher = crossroads(client, 4, typed_dice=True)
    _, blue, green, white = seats
    assert watcher.state()["request"] == {
        "what": "dice",
        "side": "red",
        "waiting": ["blue", "green", "white"],
    }
    blue.act("consent", agreed=True)
    green.act("concede")
    assert watcher.state()["request"]["waiting"] == ["white"]
    white.act("consent", agreed=True)
    state = watcher.state()
    assert (state["dice"], state["request"]) == ("typed", None)
    assert sorted(state["waiting"]) == ["blue", "red", "white"]


def test_three_at_one_screen(client: TestClient) -> None:
    seats, watcher = crossroads(client, 3, hot_seat=True)
    assert all(seat.get().json()["about"]["hot_seat"] for seat in seats)
    for n, seat in enumerate(seats):
        assert seat.state()["question"]["secret"]
        answer_once(seat)
        for other in seats:
            if n < 2 and other is not seat:
                assert not any(line["what"] == "ask" for line in other.state()["lines"])
    play_until(seats)
    assert watcher.state()["over"]


def test_bots_on_two_of_three_seats_play_and_answer_a_draw(client: TestClient) -> None:
    seats, watcher = crossroads(client, 3, players=["random", "person", "random"])
    (blue,) = seats
    assert blue.side == "blue"
    play_until(seats, "activate")
    state = blue.act("draw").json()
    assert state["over"] or state["request"] is None, "both bots have answered at once"
    play_until(seats)
    assert watcher.state()["over"]
    verified(client, watcher)


def test_three_sockets_are_told_of_one_who_leaves(client: TestClient) -> None:
    seats, _ = crossroads(client, 3)
    sockets = [sit(client, seat) for seat in seats]
    try:
        number = seats[0].state()["number"]
        sockets[2].send_json({"kind": "concede", "number": number})
        for socket in sockets:
            while True:
                told = heard(socket, "state")
                if told["number"] > number:
                    break
            assert [seat["side"] for seat in told["seats"] if seat["out"]] == ["green"]
            assert told["waiting"] == ["red", "blue"]
    finally:
        while OPEN:
            leave(OPEN[-1])


@pytest.mark.parametrize("what", ["draw", "undo", "dice"])
def test_what_was_asked_is_still_asked_after_a_change_of_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    with served(settings(tmp_path)) as client:
        seats, _ = crossroads(client, 3, typed_dice=what == "dice")
        red, blue, green = seats
        if what == "undo":
            for seat in seats:
                answer_once(seat)
        if what != "dice":
            red.act(what)
        blue.act("consent", agreed=True)
        before = green.state()["request"]
        assert before == {"what": what, "side": "red", "waiting": ["green"]}
    for version in (2,) if what == "undo" else (2, 3):
        monkeypatch.setattr(template, "RULESET", variant(TEMPLATE, version=version))
        with served(settings(tmp_path)) as client:
            for seat in seats:
                seat.client = client
            assert green.state()["request"] == before
    with served(settings(tmp_path)) as client:
        for seat in seats:
            seat.client = client
        assert green.state()["request"] == before
        state = green.act("consent", agreed=True).json()
        assert state["request"] is None
        if what == "draw":
            assert state["over"] == {"winner": "draw", "rule": "ES-TURN-04"}


def test_who_has_given_up_has_so_after_a_change_of_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(settings(tmp_path)) as client:
        seats, watcher = crossroads(client, 3)
        seats[2].act("concede")
        for _ in range(20):  # beyond the next checkpoint
            answer_once(next(seat for seat in seats[:2] if question_of(seat)))
    monkeypatch.setattr(template, "RULESET", variant(TEMPLATE, version=TEMPLATE.version + 1))
    with served(settings(tmp_path)) as client:
        for seat in (*seats, watcher):
            seat.client = client
        assert [seat["out"] for seat in watcher.state()["seats"]] == [False, False, True]
        assert watcher.state()["lines"][-1]["about"]["dropped"] == 0
        seats[0].act("concede")
        assert watcher.state()["over"] == {"winner": "blue", "rule": "ES-TURN-03"}
        live = house_of(client).rooms[watcher.match].live
        assert live is not None
        written = record.parse_record("".join(f"{line}\n" for line in record.record_lines(live.match)), "it")
        assert record.verify(written, template.RULESET).verified


def test_the_toy_is_played_by_name_and_not_offered(client: TestClient) -> None:
    games = [game["name"] for game in client.get("/api/catalogue").json()["games"]]
    assert "template" not in games
    assert "trauma" in games
    assert client.get("/api/rules/template").status_code == 200
