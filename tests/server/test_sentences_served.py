"""The page is given a game's sentences as one file: those it shares with its sisters, then its own."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from escarmouche.engine.sentences import locales


@pytest.mark.parametrize("game", ["dust_tactics", "template"])
def test_the_page_gets_all_sentences_of_a_game_its_own_last(client: TestClient, game: str) -> None:
    told = client.get(f"/locales/{game}/fr.ftl")
    texts = [(folder / "fr.ftl").read_text(encoding="utf-8") for folder in locales(game)]
    assert told.text == "\n".join(texts)
    assert len(texts) == (2 if game == "dust_tactics" else 1)
    again = client.get(f"/locales/{game}/fr.ftl", headers={"if-none-match": told.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")
    assert client.get(f"/locales/{game}/xx.ftl").status_code == 404
    assert client.post(f"/locales/{game}/fr.ftl").status_code in (404, 405)
