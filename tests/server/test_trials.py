"""What a seat may have worked out beside its match: where a figure may end, whom a unit sees."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from escarmouche import games
from escarmouche.engine import situation
from escarmouche.testing import variant
from tests.server.tables import Seat, house_of, new_match, served, settings


def until(seat: Seat, question: str) -> dict[str, Any]:
    """Let the quickest answers be given until a question comes."""
    for _ in range(400):
        state = seat.state(number=0, wait=0)
        asked = state["question"]
        if asked is None:
            state = seat.state(number=state["number"], wait=20)
            asked = state["question"]
        if asked is None:
            continue
        if asked["question"] == question:
            return state
        value = asked["proposal"]
        if value is None and asked["kind"] == "place":
            drafts = seat.post("drafts", kind="drafts", number=state["number"]).json()["drafts"]
            value = max((d["value"] for d in drafts), key=len)
        elif value is None:
            value = [option["code"] for option in asked["options"]]
            if asked["kind"] == "one":
                wanted = [["movement"], ["movement", "shoot"]]
                value = next(
                    (o for o in value if o in wanted), next((o for o in value if o != "-"), value[0])
                )
            elif asked["kind"] == "several":
                value = value[: asked["least"]]
        seat.post("answer", kind="answer", number=state["number"], value=value)
    raise AssertionError(f"nobody was asked {question}")


@pytest.mark.parametrize("game", ["trauma", "combat_zone"])
def test_where_a_figure_may_end_and_whom_it_sees(client: TestClient, game: str) -> None:
    seat = new_match(client, game=game, players=["person", "random"])[0][0]
    state = until(seat, "move")
    about = state["question"]["about"]
    figure = about.get("figure") or next(
        f["id"] for f in state["scene"]["figures"] if f["unit"] == about["unit"]
    )
    found = seat.post("reach", kind="reach", number=state["number"], figure=figure).json()
    assert found["kind"] == "reached"
    assert found["most"] > 0
    assert found["rings"]
    spot = found["rings"][0]["points"][0]
    tried = seat.post(
        "consider", kind="consider", number=state["number"], answers=[[[figure, [spot], -1]]]
    ).json()
    assert tried["stopped"] in ("refused", "roll", "question", "checkpoint")
    unit = next(f["unit"] for f in state["scene"]["figures"] if f["id"] == figure)
    seen = seat.post("sight", kind="sight", number=state["number"], unit=unit).json()
    assert seen["kind"] == "sights"
    pieces = {p["id"] for p in state["scene"]["pieces"]}
    for line in seen["lines"]:
        assert line["state"] in ("open", "cover", "hidden", "turned")
        assert set(line["blocks"]) <= pieces
        assert line["blocks"] or line["state"] != "hidden" or line["rule"] == "TR-SKILL-05"
    other = seat.post("reach", kind="reach", number=state["number"], figure="nobody").json()
    assert other["rings"] == []
    wrong = seat.post("reach", kind="reach", number=state["number"], figure=figure, value=[["x"]])
    assert wrong.status_code in (200, 400)


def test_a_process_is_ready_before_it_is_wanted(tmp_path: Path) -> None:
    with served(settings(tmp_path, ready=True)) as client:
        trials = house_of(client).trials
        assert not trials.processes
        new_match(client)
        for _ in range(600):
            if trials.processes and not trials.waiting:
                break
            time.sleep(0.05)
        assert len(trials.processes) == 1
        assert trials.jobs == 1


def test_a_board_of_squares_tells_every_place_and_the_way_there(client: TestClient) -> None:
    seat = new_match(client, game="dust_tactics", players=["person", "random"])[0][0]
    state = until(seat, "terrain")
    told = seat.post("drafts", kind="drafts", number=state["number"]).json()["drafts"]
    kinds = state["question"]["about"]["kinds"]
    assert {draft["value"][0] for draft in told} == set(kinds)
    assert len(told) > 100 * len(kinds)
    state = until(seat, "enter")
    value = seat.post("drafts", kind="drafts", number=state["number"]).json()["drafts"][-1]["value"]
    tried = seat.post("consider", kind="consider", number=state["number"], answers=[value]).json()
    assert 1 <= tried["course"]["used"] <= tried["course"]["most"] == state["question"]["about"]["points"]
    x, y = tried["course"]["points"][-1]
    assert (x // 1000, y // 1000) == tuple(value[:2])
    nowhere = [value[0], 99, *value[2:4]]
    refused = seat.post("consider", kind="consider", number=state["number"], answers=[nowhere]).json()
    assert (refused["stopped"], refused["course"]) == ("refused", None)


def test_drafts_say_what_they_are_for(client: TestClient) -> None:
    seat = new_match(client, game="combat_zone", players=["person", "random"])[0][0]
    state = until(seat, "move")
    told = seat.post("drafts", kind="drafts", number=state["number"]).json()["drafts"]
    assert any(draft["name"].startswith(("rush:", "advance:", "position:")) for draft in told)


def test_odds_of_one_answer(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = Path(games.__file__).parent / "dust_tactics" / "situations"
    table = situation.read(folder / "hands.yaml", games.ruleset).table
    laid = variant(games.ruleset("dust_tactics"), new_table=lambda setup: table)
    monkeypatch.setattr("escarmouche.games.dust_tactics.ruleset.RULESET", laid)
    seat = new_match(client, game="dust_tactics", players=["person", "random"])[0][0]
    state = until(seat, "attack")
    number, question = state["number"], state["question"]
    about = {"kind": "odds", "number": number, "unit": question["about"]["unit"]}
    some = next(
        option["code"]
        for option in question["options"]
        if isinstance(option["code"], list) and option["code"][1] == 1
    )
    found = seat.post("odds", **about, value=[some]).json()
    assert [f["question"] for f in found["forecasts"]] == ["declared"]
    assert found["forecasts"][0]["about"]["target"] == some[2]
    losses = found["forecasts"][0]["counted"][0]
    assert losses["exact"]
    assert sum(chance["chance"] for chance in losses["chances"]) == pytest.approx(1)
    for wrong in ([["x"]], [[99, 1, "nobody", ""]], "medic", [some, some], 7):
        answer = seat.post("odds", **about, value=wrong)
        assert answer.status_code in (200, 400)
        assert answer.json().get("forecasts", []) == []
    assert len(seat.post("odds", **about).json()["forecasts"]) > 1
    assert seat.state()["number"] == number
