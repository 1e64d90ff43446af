"""After an end the seed is told: an undo by consent goes on under a new one, and everybody is told."""

from __future__ import annotations

import json
import time
from pathlib import Path

from starlette.testclient import TestClient

from escarmouche.engine.luck import commitment
from tests.server.tables import Json, Seat, house_of, new_match, served, settings
from tests.server.test_play import play_on

SEED = "seed of the tests"


def declared(state: Json) -> Json:
    lines = [line for line in state["lines"] if line["what"] == "declared"]
    about: Json = lines[-1]["about"]
    return about


def against_a_bot(client: TestClient) -> Seat:
    (red,), _ = new_match(client, players=["person", "random"])
    play_beside_a_bot(red, 8)
    return red


def play_beside_a_bot(red: Seat, most: int = 1000) -> None:
    """Quick answers; a bot that answers in the same moment makes one stale, and it is given again."""
    while most and not (state := red.state())["over"]:
        if state["question"]:
            most -= red.act("for-me").status_code == 200
        else:
            time.sleep(0.01)


def test_against_a_bot_the_match_goes_on_under_a_new_seed(tmp_path: Path) -> None:
    """Concede, read the record with its seed, take it back: no later throw is known."""
    with served(settings(tmp_path)) as client:
        red = against_a_bot(client)
        assert any(red.act("concede").status_code == 200 for _ in range(100))  # the bot may be playing
        assert SEED in red.get("/record").text
        assert red.state()["can_undo"]
        assert red.act("undo").status_code == 200
        live = house_of(client).rooms[red.match].live
        assert live is not None
        seed = live.match.seed
        assert seed not in (None, SEED)
        about = declared(red.state())
        assert (about["what"], about["commitment"]) == ("undo", commitment(seed))
        assert red.get().json()["about"]["commitment"] == commitment(seed)
        assert (
            "a new one" in [line for line in red.state()["lines"] if line["what"] == "declared"][-1]["text"]
        )
        assert seed not in red.get("/record").text
    with served(settings(tmp_path)) as client:  # killed or ended: it goes on under that seed
        red.client = client
        red.get()
        live = house_of(client).rooms[red.match].live
        assert live is not None
        assert (live.match.seed, live.match.past) == (seed, (SEED,))
        play_beside_a_bot(red)
        text = red.get("/record").text
        told = json.loads(text.splitlines()[-2])
        assert told["seeds"] == [SEED, seed]
        info = client.post("/api/records", json={"text": text}).json()
        assert info["verified"], info["text"]
        assert client.get(f"/api/matches/{red.match}/moments", headers=red.headers).status_code == 200


def test_between_persons_it_is_asked_and_agreed_to(client: TestClient) -> None:
    """What can_undo says and what the command does are the same."""
    (red, blue), _ = new_match(client)
    play_on([red, blue], 8)
    red.act("concede")
    state = red.state()
    assert (state["can_undo"], state["undo"]["reason"]) == (False, "match-over")
    assert red.act("undo").status_code == 200
    assert blue.state()["request"] == {"what": "undo", "side": "red", "waiting": ["blue"]}
    assert blue.act("consent", agreed=True).status_code == 200
    state = blue.state()
    assert (state["over"], state["request"]) == (None, None)
    assert declared(state)["commitment"] != commitment(SEED)


def test_throws_taken_back_are_told_to_everybody(client: TestClient) -> None:
    (red, blue), watcher = new_match(client)
    thrown: list[Seat] = []
    for _ in range(200):
        play_on([red, blue], 1)
        asked = ((seat, seat.state()["undo"]) for seat in (red, blue))
        thrown = [seat for seat, why in asked if why and why["reason"] == "die-thrown"]
        if thrown:
            break
    acted = thrown[0]
    other = blue if acted is red else red
    acted.act("undo")
    other.act("consent", agreed=True)
    for seat in (red, blue, watcher):
        assert declared(seat.state())["throws"] >= 1
