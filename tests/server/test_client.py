"""The example client of docs/protocol.md plays a whole match against a real server."""

from __future__ import annotations

import json
import re
import runpy
import threading
from pathlib import Path
from typing import get_args

import pytest

from escarmouche import games
from escarmouche.server import messages as m
from escarmouche.server.app import openapi_text
from escarmouche.server.trouble import STATUS
from tests.server import web

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "bot_client.py"


@pytest.mark.parametrize("game", games.names())
def test_the_example_plays_every_game_to_the_end(
    server: str, game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    example = runpy.run_path(str(EXAMPLE))
    assert example["main"](server, game) == 0
    told = capsys.readouterr().out
    assert re.search(r"over: \{'winner': '\w+', 'rule': '[A-Z0-9-]+'\} after [1-9]\d* inputs", told), told
    assert "refused:" not in told


def test_the_example_takes_the_seat_of_a_link(server: str, capsys: pytest.CaptureFixture[str]) -> None:
    wish = {"game": "template", "players": ["random", "person"]}
    made = web.post(f"{server}/api/matches", json=wish).json()
    example = runpy.run_path(str(EXAMPLE))
    assert example["main"](made["seats"][0]["link"]) == 0
    assert "over:" in capsys.readouterr().out


def test_the_example_agrees_to_real_dice(server: str, capsys: pytest.CaptureFixture[str]) -> None:
    wish = {"game": "template", "players": ["person", "person"], "typed_dice": True}
    made = web.post(f"{server}/api/matches", json=wish).json()
    example = runpy.run_path(str(EXAMPLE))
    links = [seat["link"] for seat in made["seats"]]
    players = [threading.Thread(target=example["main"], args=(link,), daemon=True) for link in links]
    for player in players:
        player.start()
    for player in players:
        player.join(300)  # where one of them fails the other would wait for hours
    told = capsys.readouterr().out
    assert told.count("over:") == 2
    assert "ES-DICE-02" not in told


def test_the_page_about_the_protocol_names_every_operation_and_message() -> None:
    """What docs/protocol.md tells is what there is: each operation, message, close code and problem."""
    text = (EXAMPLE.parents[1] / "protocol.md").read_text(encoding="utf-8")
    described = json.loads(openapi_text())
    for path in described["paths"]:
        last = path.rpartition("/")[2]
        assert (last if not last.startswith("{") else path.split("/")[2]) in text, path
    for kind in (*get_args(m.FromClient), *get_args(m.FromServer)):
        assert f"`{kind.__struct_config__.tag}`" in text, kind
    for what in STATUS:
        assert f"`{what}`" in text, what
