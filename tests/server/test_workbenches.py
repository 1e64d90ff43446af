"""Army lists built over the server: priced, judged and mended; nothing of them is kept."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from escarmouche import games


def asked(client: TestClient, lang: str = "en", **wish: Any) -> Any:
    return client.post(f"/api/lists?lang={lang}", json=wish)


@pytest.mark.parametrize("game", games.offered())
def test_a_list_begins_as_a_ready_made_one(client: TestClient, game: str) -> None:
    told = asked(client, game=game, name=games.ruleset(game).armies.default_lists[0]).json()
    assert (told["kind"], told["why"], told["remedies"]) == ("list", [], [])
    assert sum(row["cost"] for row in told["bench"]["rows"]) == told["bench"]["total"]
    assert set(told["titles"]) == set(told["books"])


def test_a_change_is_judged_in_the_language_that_is_read_and_mended_by_a_click(client: TestClient) -> None:
    told = asked(client, game="combat_zone", name="corp-200-patrol").json()
    dearest = max(told["bench"]["adds"], key=lambda add: int(add["cost"]))
    told = asked(client, "fr", game="combat_zone", data=told["data"], edit=dearest["edit"]).json()
    assert told["why"][0]["rule"].startswith("CZ-")
    assert told["why"][0]["text"]
    assert told["why"][0]["text"] != told["why"][0]["reason"]
    mended = asked(client, game="combat_zone", data=told["data"], edit=told["remedies"][0]["edit"]).json()
    assert len(mended["why"]) <= len(told["why"])


def test_a_campaign_refuses_in_the_words_of_its_battles(client: TestClient) -> None:
    told = asked(client, game="combat_zone_campaign").json()
    assert told["why"][0]["text"] == "The force has 0 groups; 1 to 6 are allowed"


def test_a_built_list_is_brought_to_a_match(client: TestClient) -> None:
    told = asked(client, game="combat_zone", name="corp-200-patrol").json()
    named = asked(
        client, game="combat_zone", data=told["data"],
        edit={"what": "set", "path": [], "key": "name", "value": {"en": "Ours", "fr": "Nous"}},
    ).json()  # fmt: skip
    wish = {
        "game": "combat_zone",
        "lists": [named["data"], "gang-200-street"],
        "players": ["person", "person"],
    }
    assert client.post("/api/matches", json=wish).status_code in (200, 201)


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"game": "moon"}, "moon"),
        ({"game": "template"}, "not built here"),
        ({"game": "trauma", "name": "nobody"}, "nobody"),
        ({"game": "trauma", "book": "nobody"}, "not built here"),
        ({"game": "trauma", "data": {}}, "book"),
        ({"game": "frostbite", "data": {"companies": 3}}, "no part"),
    ],
)
def test_what_is_no_list_is_refused_with_a_sentence(client: TestClient, wish: Any, said: str) -> None:
    answer = asked(client, **wish)
    assert answer.status_code == 409
    assert said in answer.json()["said"]["en"]
