"""A change of rules while matches are under way: they go on, and what happened before is still shown."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest

from escarmouche import games
from escarmouche.engine import record
from escarmouche.games.template import ruleset as template
from escarmouche.games.template.ruleset import RULESET as TEMPLATE
from escarmouche.server import loading, recordjobs
from escarmouche.testing import variant
from tests.server.tables import Seat, choose, full, house_of, new_match, served, settings
from tests.server.test_play import drafts_of, play_on

BEFORE = Path(__file__).parents[1] / "before"


def test_a_match_crosses_a_change_of_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(settings(tmp_path)) as client:
        seats, _ = new_match(client)
        play_on(seats, 21)
        before = [seat.state() for seat in seats]
    monkeypatch.setattr(template, "RULESET", variant(TEMPLATE, version=TEMPLATE.version + 1))
    with served(settings(tmp_path)) as client:
        again = [Seat(client, seat.match, seat.token, seat.side) for seat in seats]
        for seat, old in zip(again, before, strict=True):
            state = seat.state()
            assert state["number"] == old["number"] + 1
            assert state["question"] == old["question"]
            assert state["scene"] == old["scene"]
            assert state["lines"][:-1] == old["lines"]
            assert state["lines"][-1]["about"] == {"what": "upgraded", "before": 2, "after": 3, "dropped": 0}
        assert again[0].get().json()["about"]["rules"] == 3
        client.portal.call(house_of(client).sleep, house_of(client).rooms[seats[0].match])  # type: ignore[union-attr]
        assert again[0].state()["question"] == before[0]["question"]
        play_on(again)
        assert again[0].state()["over"]
        house = house_of(client)
        room = house.rooms[seats[0].match]
        assert room.live is not None
        text = "".join(f"{line}\n" for line in record.record_lines(room.live.match))
        found = record.parse_record(text, "it")
        assert not found.tampered
        assert [part.header.rules for part in found.parts] == [2, 3]
        assert record.verify(found, room.live.match.ruleset).verified


def test_answers_the_new_rules_do_not_take_are_dropped_and_that_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(settings(tmp_path)) as client:
        seats, _ = new_match(client)
        play_on(seats, 3)
    monkeypatch.setattr(template, "RULESET", variant(TEMPLATE, version=TEMPLATE.version + 1))
    given_again = loading._given_again
    taken: list[Any] = []

    def picky(match: Any, payload: Any) -> Any:
        taken.append(payload)
        return given_again(match, payload) if len(taken) < 2 else None

    monkeypatch.setattr(loading, "_given_again", picky)
    with served(settings(tmp_path)) as client:
        again = [Seat(client, seat.match, seat.token, seat.side) for seat in seats]
        state = again[0].state()
        assert state["lines"][-1]["about"]["dropped"] == 2
        seat = next(s for s in again if s.state()["question"])
        question = seat.state()["question"]
        drafts = drafts_of(seat, state["number"]) if question["kind"] == "place" else None
        assert seat.answer(choose(question, random.Random(1), drafts)).status_code == 200


@pytest.mark.parametrize("how", ["played", "conceded"])
def test_a_match_that_is_over_stays_so_whatever_the_new_rules_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    with served(settings(tmp_path)) as client:
        seats, watcher = new_match(client)
        play_on(seats, 21)
        if how == "played":
            play_on(seats)
        else:
            seats[0].act("concede")
        everybody = (*seats, watcher)
        before = [seat.state() for seat in everybody]
        seed = house_of(client).rooms[watcher.match].row.seed
    assert all(state["over"] for state in before)
    monkeypatch.setattr(template, "RULESET", variant(TEMPLATE, version=TEMPLATE.version + 1))
    monkeypatch.setattr(loading, "_given_again", lambda match, payload: None)
    with served(settings(tmp_path)) as client:
        for seat, old in zip(everybody, before, strict=True):
            seat.client = client
            state = seat.state()
            for what in ("over", "question", "waiting"):
                assert state[what] == old[what]
            assert state["scene"] == old["scene"] or how == "conceded"  # then it is that of the checkpoint
            assert state["lines"][:-1] == old["lines"]
            text = seat.get("/record").text
            assert f'"seeds":["{seed}"]' in text
            found = record.parse_record(text, "it")
            assert not found.tampered
            assert [part.header.rules for part in found.parts] == [2]
            assert found.result == old["over"]["winner"]
            assert record.verify(found, template.RULESET).problem == "other-rules"
            info = client.post("/api/records", json={"text": text}).json()
            assert [line["about"] for line in info["lines"]] == [line["about"] for line in old["lines"]]
        assert seats[0].post("rematch").status_code == 200


def test_a_match_waits_for_room_on_the_disk_before_it_crosses_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(settings(tmp_path)) as client:
        seats, _ = new_match(client)
        play_on(seats, 21)
        before = seats[0].state()
    monkeypatch.setattr(template, "RULESET", variant(TEMPLATE, version=TEMPLATE.version + 1))
    with served(settings(tmp_path)) as client:
        again = Seat(client, seats[0].match, seats[0].token, seats[0].side)
        store = house_of(client).store
        with full(store):
            told = again.get()
            assert (told.status_code, told.json()["what"]) == (503, "not-stored")
        state = again.state()
        assert state["number"] == before["number"] + 1
        assert state["scene"] == before["scene"]


def test_an_older_record_is_told_with_the_names_of_its_converted_table() -> None:
    """One that began with a laid table of rules 4: its strategic points stood in the turn."""
    folder = Path(__file__).parents[1] / "before" / "trauma"
    laid = json.loads((folder / "mid-question.save").read_bytes())["match"]["checkpoint"]
    older = record.read_record(folder / "seat.record")
    part = older.parts[-1]
    header = msgspec.structs.replace(part.header, origin=laid)
    begun_so = msgspec.structs.replace(older, parts=(msgspec.structs.replace(part, header=header),))
    named = recordjobs._voice(begun_so, games.ruleset("trauma"), "en").names.known
    assert {point["id"] for point in laid["turn"]["points"]} <= set(named)
    assert named["gamma1"] == "Gamma point"


@pytest.mark.parametrize(("lang", "told"), [("fr", "Camp un prend le bord : sud"), ("en", "takes the edge")])
def test_a_record_of_the_first_format_is_told_with_the_sentences_it_had(lang: str, told: str) -> None:
    """The page says of it what `replay` says: an answer that was a line of its own is one still."""
    text = (BEFORE / "combat_zone" / "finished.record").read_text(encoding="utf-8")
    info = recordjobs.check_record(text, "0" * 32, lang).decode()
    assert told in info.replace("\u202f", " ").replace("\u00a0", " ")
