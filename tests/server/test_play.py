"""Playing over HTTP: answers, undo, agreements, rematch, typed dice, records."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from escarmouche.engine import record, yamlfile
from escarmouche.engine.armies import called
from escarmouche.games import ruleset
from escarmouche.server import automatic
from escarmouche.server.catalogue import PACKAGE
from escarmouche.space.terrain import Ground
from tests.server.tables import Json, Seat, choose, house_of, new_match, served, settings


def drafts_of(seat: Seat, number: int) -> list[Any]:
    """The ready-made answers, straight from the match: quicker than through another process."""
    room = house_of(seat.client).rooms[seat.match]
    assert room.live is not None
    assert room.live.number == number
    ask: Any = room.live.match.asked(seat.side)
    return [ask.drafts()[0]]


def play_on(seats: list[Seat], most: int = 1000, seed: int = 1) -> list[Json]:
    """Let persons answer at random; every state they saw."""
    luck = random.Random(seed)
    seen = []
    for _ in range(most):
        for seat in seats:
            state = seat.state()
            seen.append(state)
            if state["over"]:
                return seen
            if state["question"]:
                drafts = drafts_of(seat, state["number"]) if state["question"]["kind"] == "place" else None
                answer = seat.answer(choose(state["question"], luck, drafts))
                assert answer.status_code == 200, answer.text
                break
    return seen


def test_a_whole_match_of_two_persons_gives_a_record_that_verifies(client: TestClient) -> None:
    seats, watcher = new_match(client)
    play_on(seats)
    state = watcher.state()
    assert state["over"]
    assert state["question"] is None
    text = seats[0].get("/record").text
    found = record.parse_record(text, "it")
    assert record.verify(found, ruleset("template")).verified
    info = client.post("/api/records", json={"text": text}).json()
    assert info["verified"]
    assert info["moments"] > 3
    assert [line["number"] for line in info["lines"]] == [line["number"] for line in state["lines"]]
    moments = client.get(f"/api/records/{info['record']}/moments?first=1&count=2").json()
    assert [m["last"] for m in moments["moments"]] == sorted(m["last"] for m in moments["moments"])
    assert client.get(f"/api/records/{info['record']}").json() == info
    assert client.get("/api/records/" + "0" * 32).status_code == 404
    own = seats[0].get("/moments", first=1, count=2).json()
    assert own["moments"] == moments["moments"]
    summary = seats[1].get("/summary").json()
    assert {luck["side"] for luck in summary["luck"]} == {"red", "blue"}
    assert summary["inputs"] > 0


def test_each_seat_sees_its_own_question_only(client: TestClient) -> None:
    (red, blue), watcher = new_match(client)
    states = [seat.state() for seat in (red, blue, watcher)]
    assert states[0]["question"]["side"] == "red"
    assert states[1]["question"] is None or states[1]["question"]["side"] == "blue"
    assert states[2]["question"] is None
    assert set(states[2]["waiting"]) <= {"red", "blue"}


def test_a_refused_answer_names_its_rule_and_changes_nothing(client: TestClient) -> None:
    (red, _), _ = new_match(client)
    before = red.state()
    answer = red.answer("nonsense")
    assert answer.status_code == 409
    told = answer.json()
    assert told["kind"] == "refused"
    assert told["why"]["reason"] == "not-an-option"
    assert told["why"]["rule"]
    assert red.state() == before


def test_an_answer_sent_twice_counts_once(client: TestClient) -> None:
    (red, _), _ = new_match(client)
    state = red.state()
    body = {
        "kind": "answer",
        "number": state["number"],
        "value": state["question"]["options"][0]["code"],
        "id": "a1",
    }
    assert red.post("answer", **body).status_code == 200
    assert red.post("answer", **body).status_code == 200
    assert red.state()["number"] == 1
    again = red.post("answer", **{**body, "id": "other"})
    assert again.status_code == 409
    assert again.json()["what"] == "stale"


def test_two_seats_may_call_their_answers_the_same(client: TestClient) -> None:
    (red, blue), _ = new_match(client)
    options = [seat.state()["question"]["options"][0]["code"] for seat in (red, blue)]
    body = {"kind": "answer", "number": 0, "id": "1"}
    assert red.post("answer", **body, value=options[0]).status_code == 200
    late = blue.post("answer", **body, value=options[1])
    assert late.json()["what"] == "stale"
    assert blue.state()["question"] is not None


def at_activation(client: TestClient, **wish: Any) -> tuple[list[Seat], Seat]:
    """A match in which both have answered a few questions."""
    seats, watcher = new_match(client, **wish)
    play_on(seats, 9)
    return seats, watcher


def test_undo_is_free_until_the_other_answers_then_asked_for(client: TestClient) -> None:
    seats, _ = at_activation(client)
    luck = random.Random(3)
    for _ in range(60):
        acted = next(s for s in seats if s.state()["question"])
        other = next(s for s in seats if s is not acted)
        state = acted.state()
        drafts = drafts_of(acted, state["number"]) if state["question"]["kind"] == "place" else None
        acted.answer(choose(state["question"], luck, drafts))
        waits = other.state()["question"] and not state["question"]["secret"]
        if waits and not acted.state()["can_undo"]:
            break
    assert acted.state()["undo"]["rule"] == "ES-UNDO-02"
    assert acted.act("undo").status_code == 200
    assert other.state()["request"] == {"what": "undo", "side": acted.side, "waiting": [other.side]}
    mine = acted.act("consent", agreed=True)
    assert mine.status_code == 409
    assert mine.json()["what"] == "not-asked"
    assert other.act("consent", agreed=False).status_code == 200
    assert other.state()["request"] is None
    acted.act("undo")
    before = other.state()
    assert other.act("consent", agreed=True).status_code == 200
    after = acted.state()
    assert after["question"] == state["question"]
    undo = after["lines"][-1]
    assert undo["what"] == "declared"
    assert undo["about"]["what"] == "undo"
    assert undo["about"]["from"] == state["number"] + 1 < before["number"]


def test_a_free_undo_gives_the_same_question_back(client: TestClient) -> None:
    (red, blue), _ = new_match(client)
    before = red.state()
    red.answer(before["question"]["options"][0]["code"])
    assert red.state()["can_undo"]
    assert red.act("undo").status_code == 200
    after = red.state()
    assert after["question"] == before["question"]
    assert after["number"] == 2
    assert blue.act("undo").json()["why"]["reason"] == "nothing-to-undo"


def test_a_lesson_begins_in_the_middle_and_again_in_the_rematch(client: TestClient) -> None:
    trauma = next(g for g in client.get("/api/catalogue").json()["games"] if g["name"] == "trauma")
    assert "first-fight" in trauma["lessons"]
    (one, two), _ = new_match(client, game="trauma", lesson="first-fight")
    state = one.state()
    assert state["question"]["question"] == "sequence"
    assert len(state["scene"]["figures"]) == 24
    two.act("concede")
    told = client.post("/api/records", json={"text": one.get("/record").text}).json()
    assert told["verified"], told["text"]
    one.post("rematch")
    again = Seat(client, one.state()["rematch"], one.token).state()
    assert again["scene"]["figures"] == state["scene"]["figures"]
    for wrong in ({"lesson": "second"}, {"lesson": "first-fight", "options": {"turns": 2}}):
        wish = {"game": "trauma", **wrong}
        assert client.post("/api/matches", json=wish).json()["what"] == "wrong-setup"
    assert client.post("/api/matches", json={"game": "trauma", "lesson": "../x"}).status_code == 409


@pytest.mark.parametrize(
    ("wish", "english", "french"),
    [
        ({"lesson": "second"}, "trauma has no lesson 'second'", "trauma n'a pas de table dressée 'second'"),
        ({"options": {"size": "1x1"}}, "(TR-TABLE-01), not 1x1", "(TR-TABLE-01), et non 1x1"),
        ({"lists": ["elves"]}, "trauma has no army list 'elves'", "trauma n'a pas de liste d'armée 'elves'"),
        (
            {"options": {"turns": -1}},
            "turns is a whole number from 0",
            "turns est un nombre entier à partir de 0",
        ),
    ],
)
def test_a_wrong_set_up_is_said_in_both_languages(
    client: TestClient, wish: dict[str, Any], english: str, french: str
) -> None:
    told = client.post("/api/matches", json={"game": "trauma", **wish}).json()
    assert told["what"] == "wrong-setup"
    assert told["said"]["en"] == told["detail"]
    assert english in told["said"]["en"]
    assert french in told["said"]["fr"]


def listed(game: str, name: str) -> dict[str, Any]:
    """A ready-made list as somebody would send his own."""
    folder = "dust" if game == "dust_tactics" else game
    data: dict[str, Any] = yamlfile.load(PACKAGE / "games" / folder / "lists" / f"{name}.yaml").data
    return data


@pytest.mark.parametrize("game", ["trauma", "dust_tactics", "combat_zone", "template"])
def test_a_match_is_made_from_a_list_that_is_sent(client: TestClient, game: str) -> None:
    first, second = ruleset(game).armies.default_lists
    wish = {"game": game, "lists": [listed(game, first), second], "players": ["person", "person"]}
    created = client.post("/api/matches", json=wish)
    assert created.status_code == 200
    seat = created.json()["seats"][0]["token"]
    url = f"/api/matches/{created.json()['match']}"
    sitting = client.get(url, headers={"Authorization": f"Bearer {seat}"}).json()
    assert [seat["list"] for seat in sitting["state"]["seats"]] == [called(listed(game, first)), second]


def test_the_catalogue_tells_each_scenario_its_default_match_and_its_options(client: TestClient) -> None:
    for game in client.get("/api/catalogue").json()["games"]:
        assert [told["key"] for told in game["briefings"]] == game["scenarios"]
        for told in game["briefings"]:
            assert told["briefing"]["en"]
            assert told["briefing"]["fr"]
            wish = {"game": game["name"], "scenario": told["key"]}
            wish |= {"lists": told["lists"], "options": told["options"]}
            assert client.post("/api/matches", json=wish).status_code == 200
            assert {control["key"] for control in told["controls"]} <= set(game["options"])


def test_the_picture_of_a_scenario_is_served_and_nothing_else_beside_it(client: TestClient) -> None:
    games = client.get("/api/catalogue").json()["games"]
    assert games
    for told in (told for game in games for told in game["briefings"]):
        picture = client.get(f"/{told['picture']}")
        assert (picture.status_code, picture.headers["content-type"]) == (200, "image/svg+xml")
        assert client.get(f"/{told['picture']}".replace(".svg", ".yaml")).status_code == 404


def test_a_ready_match_names_no_opponent_that_there_is_not(client: TestClient) -> None:
    told = client.get("/api/catalogue").json()
    named = {ready["opponent"] for game in told["games"] for ready in game["ready"]} - {""}
    assert named
    assert named <= set(told["players"])


def test_whoever_names_a_scenario_alone_gets_its_own_match(client: TestClient) -> None:
    """Armies, options, and the person on the side that is kept for him."""
    wish = {"game": "combat_zone", "scenario": "starter"}
    created = client.post("/api/matches", json=wish).json()
    assert [seat["side"] for seat in created["seats"]] == ["two"]
    wish = {"game": "combat_zone", "scenario": "hunt"}
    created = client.post("/api/matches", json=wish).json()
    url = f"/api/matches/{created['match']}"
    sitting = client.get(url, headers={"Authorization": f"Bearer {created['seats'][0]['token']}"}).json()
    assert [seat["list"] for seat in sitting["state"]["seats"]] == ["corp-200-gate", "mercs-100-iron"]
    assert sitting["about"]["options"]["attacker"] == "one"


def test_a_list_that_is_sent_is_checked_like_any_other(client: TestClient) -> None:
    mine = listed("trauma", "usf-30-mixed")
    dear = {**mine, "reinforcement": mine["reinforcement"][:1]}
    refused = client.post("/api/matches", json={"game": "trauma", "lists": [dear]}).json()
    assert (refused["what"], refused["list"]) == ("wrong-setup", mine["name"]["en"])
    assert [why["rule"] for why in refused["why"]] == ["TR-PREP-05"]
    strange = client.post(
        "/api/matches", json={"game": "trauma", "lists": [{**mine, "colour": "red"}]}
    ).json()
    assert strange["what"] == "wrong-setup"
    assert "(colour)" in strange["said"]["en"]
    many = {**mine, "assault": mine["assault"] * 60}
    large = client.post("/api/matches", json={"game": "trauma", "lists": [many]}).json()
    assert "at most 200 entries" in large["said"]["en"]
    huge = {**mine, "name": {"en": "x" * 70_000, "fr": "x"}}
    assert client.post("/api/matches", json={"game": "trauma", "lists": [huge]}).status_code in (409, 413)


@pytest.mark.parametrize("game", ["trauma", "dust_tactics", "combat_zone"])
def test_a_forbidden_list_is_told_by_its_name_and_rules(client: TestClient, game: str) -> None:
    """Not by the place of its file on the server."""
    told = client.post("/api/matches", json={"game": game, "options": {"points": 2}}).json()
    assert told["what"] == "wrong-setup"
    assert told["list"] in ruleset(game).armies.default_lists
    first = told["why"][0]
    assert (first["reason"], first["about"]["points"]) == ("too-expensive", 2)
    assert str(PACKAGE) not in json.dumps(told)
    assert told["list"] in told["said"]["fr"]


def test_draw_concede_and_rematch(client: TestClient) -> None:
    (red, blue), watcher = new_match(client, names=["Ann", "<b>Bob</b>"])
    assert red.post("rematch").json()["what"] == "not-asked"
    red.act("draw")
    assert blue.state()["request"] == {"what": "draw", "side": "red", "waiting": ["blue"]}
    blue.act("consent", agreed=False)
    blue.act("draw")
    red.act("consent", agreed=True)
    state = watcher.state()
    assert state["over"] == {"winner": "draw", "rule": "ES-TURN-04"}
    assert state["seats"][1]["name"] == "<b>Bob</b>"
    assert red.answer("medic").json()["why"]["reason"] == "match-over"
    assert watcher.post("rematch").status_code == 403
    assert red.post("rematch", swap=True).status_code == 200
    assert blue.post("rematch").status_code == 200
    following = blue.state()["rematch"]
    swapped = Seat(client, following, red.token)
    assert swapped.get().json()["about"]["side"] == "blue"
    assert [seat["name"] for seat in swapped.state()["seats"]] == ["<b>Bob</b>", "Ann"]
    swapped.act("concede")
    assert swapped.state()["over"] == {"winner": "red", "rule": "ES-TURN-03"}


def test_a_clock_that_falls_loses(client: TestClient) -> None:
    (red, _), _ = new_match(client, clock={"seconds": 10, "increment": 5})
    state = red.state()
    assert 9000 < state["seats"][0]["clock"] <= 10_000
    red.answer(state["question"]["options"][0]["code"])
    assert red.state()["seats"][0]["clock"] > 10_000
    room = house_of(client).rooms[red.match]
    assert room.live is not None
    owing = room.owing(room.live)[0]
    room.live.since -= 20
    client.portal.call(automatic._clock_falls, house_of(client), room)  # type: ignore[union-attr]
    over = red.state()["over"]
    assert over["rule"] == "ES-TURN-03"
    assert over["winner"] != owing


def test_a_bot_answers_by_itself_and_odds_and_trials_run_beside(client: TestClient) -> None:
    (red,), _ = new_match(client, players=["person", "random"])
    luck = random.Random(2)
    for _ in range(400):
        state = red.state()
        while state["thinking"]:
            state = red.state(number=state["number"], wait=10)
        if state["over"]:
            break
        question = state["question"]
        drafts = None
        if question["kind"] == "place":
            told = red.post("drafts", kind="drafts", number=state["number"])
            drafts = [draft["value"] for draft in told.json()["drafts"]]
            tried = red.post("consider", kind="consider", number=state["number"], answers=[drafts[0]]).json()
            assert tried["kind"] == "considered"
            assert tried["stopped"] != "refused"
            refused = red.post("consider", kind="consider", number=state["number"], answers=["x"])
            assert refused.status_code in (200, 400)
        if question["question"] == "order":
            unit = question["about"]["unit"]
            told = red.post("odds", kind="odds", number=state["number"], unit=unit).json()
            assert told["kind"] == "forecasts"
        answer = red.answer(choose(question, luck, drafts))
        assert answer.status_code == 200, answer.text
    assert red.state()["over"]
    situation = red.get("/situation")
    assert situation.status_code == 200
    assert situation.text.startswith("game: template")


def test_a_match_goes_on_after_a_restart(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as client:
        seats, _ = at_activation(client)
        before = [seat.get().json() for seat in seats]
    with served(settings(tmp_path)) as client:
        again = [Seat(client, seat.match, seat.token, seat.side) for seat in seats]
        assert [seat.get().json() for seat in again] == before
        play_on(again)
        assert again[0].state()["over"]


def test_a_match_dropped_from_memory_comes_back_the_same(client: TestClient) -> None:
    seats, watcher = at_activation(client)
    house = house_of(client)
    for _ in range(40):
        before = [seat.get().json() for seat in (*seats, watcher)]
        client.portal.call(house.sleep, house.rooms[seats[0].match])  # type: ignore[union-attr]
        assert [seat.get().json() for seat in (*seats, watcher)] == before
        if play_on(seats, 1)[-1]["over"]:
            break
    assert house.loads > 10


def test_of_matches_in_memory_only_the_latest_keep_what_was_worked_out(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("escarmouche.server.house.WARM", 1)
    rooms = house_of(client).rooms
    first, _ = at_activation(client)
    live = rooms[first[0].match].live
    assert live is not None
    own = Ground(1, 1, ())
    own.remembered["answers"], live.match.table.ground = 1, own
    before = [seat.get().json() for seat in first]
    assert own.remembered
    at_activation(client)
    assert not own.remembered
    assert [seat.get().json() for seat in first] == before


def test_for_me_gives_the_quick_answer_of_the_ruleset(client: TestClient) -> None:
    (red, blue), watcher = new_match(client)
    told = red.act("for-me", id="mine")
    assert told.status_code == 200
    again = red.post("for-me", kind="for-me", number=0, id="mine")
    assert (again.status_code, again.json()["number"]) == (200, 1)
    assert red.act("for-me").json()["what"] == "not-asked"
    assert watcher.act("for-me").json()["what"] == "not-a-player"
    assert red.post("for-me", kind="for-me", number=0).json()["what"] == "stale"
    assert blue.act("for-me").status_code == 200
    live = house_of(client).rooms[red.match].live
    assert live is not None
    assert [side.card for side in live.match.table.sides.values()] == ["medic", "medic"]


def test_the_language_of_a_request_is_asked_for_or_accepted(client: TestClient) -> None:
    (red, _), _ = new_match(client)
    assert red.state(lang="fr")["question"]["text"].startswith("Quelle carte")
    accepted = {"accept-language": "de, fr-BE;q=0.8, en;q=0.5"}
    answer = client.get(f"/api/matches/{red.match}", headers={**red.headers, **accepted}).json()
    assert answer["state"]["question"]["text"].startswith("Quelle carte")
    assert red.state()["question"]["text"].startswith("Which card")
    assert red.get(lang="xx").status_code == 400


def test_a_refusal_is_told_in_words(client: TestClient) -> None:
    (red, _), _ = new_match(client)
    body = {"kind": "answer", "number": 0, "value": "ace"}
    told = client.post(
        f"/api/matches/{red.match}/answer", params={"lang": "fr"}, json=body, headers=red.headers
    )
    assert told.json()["why"]["text"] == "«\u00a0ace\u00a0» n'est pas une des options"


def test_odds_say_which_options_they_speak_of(client: TestClient) -> None:
    """The template shows odds before the choice like any game: by the intent of its question."""
    seats, _ = new_match(client)
    for _ in range(200):
        for seat in seats:
            state = seat.state()
            question = state["question"]
            if question is None:
                continue
            if question["intent"] == "attack":
                assert question["actor"]
                assert all(option["on"] == option["code"] for option in question["options"])
                asked = {"kind": "odds", "number": state["number"], "unit": question["actor"]}
                forecasts = seat.post("odds", **asked).json()["forecasts"]
                targets = [option["code"] for option in question["options"]]
                assert [f["options"] for f in forecasts] == [[targets.index(f["target"])] for f in forecasts]
                assert all(f["text"] and f["short"] and f["counted"][0]["text"] for f in forecasts)
                return
            codes = [option["code"] for option in question["options"]]
            if "shoot" in codes:
                seat.answer("shoot")
            elif question["intent"] == "move":
                drafts = seat.post("drafts", kind="drafts", number=state["number"]).json()["drafts"]
                assert all(draft["text"] for draft in drafts)
                ahead = (max if seat.side == "red" else min)(drafts, key=lambda draft: draft["value"][1])
                seat.answer(ahead["value"])
            else:
                seat.act("for-me")
    raise AssertionError("nobody could shoot")


def test_links_for_others_have_the_address_that_works_there(tmp_path: Path) -> None:
    """Asked on its own machine, a server that listens in the network tells what others call it."""
    near = "http://192.168.7.5:8437"
    with served(settings(tmp_path, elsewhere=near, allowed_hosts=("192.168.7.5",))) as client:
        wish = {"game": "template", "players": ["person", "person"]}
        assert client.post("/api/matches", json=wish).json()["elsewhere"] == near
        there = {"host": "192.168.7.5:8437"}
        assert client.post("/api/matches", json=wish, headers=there).json()["elsewhere"] == ""


def test_at_a_shared_screen_it_is_told_whether_something_is_hidden(client: TestClient) -> None:
    (red, blue), _ = new_match(client, hot_seat=True)
    assert red.state()["hidden"]  # cards are laid in secret
    red.act("for-me")
    blue.act("for-me")
    assert red.state()["question"]["question"] == "deployment-order"
    assert not red.state()["hidden"]
    (apart, _), _ = new_match(client)
    assert not apart.state()["hidden"]
