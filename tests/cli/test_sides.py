"""Three and four sides in the terminal: simulated, typed line by line, saved and gone on with."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from escarmouche import games
from escarmouche.cli import drawing
from escarmouche.cli.main import main
from escarmouche.cli.simulate import Job, order_of
from escarmouche.engine import save
from escarmouche.engine.record import read_record, verify
from escarmouche.engine.ruleset import Setup
from tests.cli.test_play import Typed, typed

__all__ = ["typed"]
THREE = ("play", "template", "--scenario", "crossroads", "--lang", "en", "--seed", "3")
PERSONS = (*THREE, "--player", "person", "--player", "person", "--player", "person")


def simulated(capsysbinary: pytest.CaptureFixture[bytes], *words: str) -> dict[str, object]:
    assert main(["simulate", "template", *words, "--json"]) == 0
    told: dict[str, object] = json.loads(capsysbinary.readouterr().out)
    return told


def test_four_random_players_have_a_rate_each(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    words = ("--players", "random", "random", "random", "random", "--games", "8", "--swap")
    told = simulated(capsysbinary, *words)
    figures = told["results"]["all"]  # type: ignore[index]
    assert told["scenarios"] == ["crossroads"], "the one that takes four"
    assert told["lists"] == ["scouts", "veterans", "scouts", "scouts"]
    assert len(figures["won"]) == len(figures["rates"]) == 4
    assert sum(figures["won"]) + figures["draws"] == figures["games"] == 8
    assert sum(rate["score"] for rate in figures["rates"]) == pytest.approx(1)
    assert main(["simulate", "template", *words, "--lang", "en"]) == 0
    lines = capsysbinary.readouterr().out.decode().splitlines()
    assert sum(line.startswith("all: random (") for line in lines) == 4


def test_seats_go_round() -> None:
    job = Job("template", ("a", "b", "c"), ("", "", ""), ("crossroads",), {}, "", 1, 0, 4, True)
    orders = [order_of(job, number) for number in range(4)]
    assert orders == [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2)]


def test_a_scenario_that_takes_two_is_not_simulated_by_three(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "template", "--players", *["random"] * 3, "--scenario", "outpost", "--lang", "en"]
    assert main(words) != 0
    assert "outpost is played by 2 sides, not by 3" in capsys.readouterr().err


def test_three_persons_play_concede_and_agree_to_a_draw(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "match.record"
    hand_over = ("1", "", "1", "", "1")  # cards: red, blue, green, each handed the keyboard
    deployed = ("", "ok", "", "ok", "", "ok", "ok")
    draws = ("concede", "yes", "ok", "draw", "no", "draw", "yes")
    code, out = typed(PERSONS, *hand_over, *deployed, *draws, f"record {path}", "")
    assert code == 0
    assert "Now Blue. Hand over the keyboard" in out
    assert out.count("Hand over the keyboard") >= 2
    assert "declines the draw" in out
    record = read_record(path)
    assert record.header.sides == ("red", "blue", "green")
    assert record.result == "draw"
    assert verify(record, games.ruleset("template")).sound


def test_a_match_of_four_is_saved_and_gone_on_with(typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "four.save"
    players = ("--player", "person", *("--player", "random") * 3)
    typed((*THREE, *players, "--save", str(path)), "1", "ok", "ok", "concede", "no", "quit")
    match = save.load(path, games.ruleset)
    assert match.sides == ("red", "blue", "green", "white")
    bots = dict.fromkeys(("blue", "green", "white"), "random")
    assert match.seats["players"] == {"red": "person", **bots}
    _, out = typed(("play", "--load", str(path), "--lang", "en"), *("ok",) * 150, "")
    assert "The match is over" in out
    _, out = typed(("play", "--load", str(path), "--lang", "en", *("--player", "random") * 5))
    assert "is played by 4 sides, not by 5" in out


def test_players_are_named_one_way(typed: Typed) -> None:
    code, out = typed((*THREE, "--one", "random", "--player", "random", "--player", "random"))
    assert code != 0
    assert "leave out --one and --two" in out


def test_four_sides_have_letters_and_colours_of_their_own() -> None:
    ruleset = games.ruleset("template")
    table = ruleset.rules.new_table(Setup("crossroads", ("scouts",) * 4))
    scene = ruleset.client.scene(table, "")
    letters = drawing.letters(scene)
    assert len(letters) == len(set(letters.values())) == 12
    assert {letters[f"{side}1"] for side in table.sides} == set("AGMS")


def test_the_toy_is_in_no_list_of_games() -> None:
    assert "template" not in games.offered()
