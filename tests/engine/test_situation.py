"""Situation files: written, read, played on, and precise about faults."""

from __future__ import annotations

from pathlib import Path

import pytest

from escarmouche.engine import situation
from escarmouche.engine.errors import DataError
from escarmouche.engine.match import Match
from escarmouche.engine.ruleset import Setup
from escarmouche.games import ruleset
from escarmouche.games.template.ruleset import RULESET
from escarmouche.players.random_player import RandomPlayer
from escarmouche.testing import variant
from tests.engine.toy import toy, toy_table

TEXT = """\
game: template
round: 2
active: red
sides:
  red: {force: scouts, card: medic, tokens: 1}
  blue: {force: veterans, card: bluff, turned: true}
units:
  red1: {side: red, at: [10, 12.5], markers: [aimed]}
  blue1: {side: blue, at: [10, 20.25], wounds: 1}
"""


def test_a_situation_written_by_hand_is_played_on() -> None:
    found = situation.parse(TEXT, "duel.yaml", ruleset)
    assert found.ruleset is RULESET
    assert (found.table.figures["red1.1"].x, found.table.figures["red1.1"].y) == (1000, 1250)
    assert found.table.units["blue1"].wounds == 1
    match = Match(RULESET, found.table, 1, {"red": RandomPlayer(1), "blue": RandomPlayer(2)})
    assert match.over


def test_a_running_match_is_written_and_read(tmp_path: Path) -> None:
    table = RULESET.rules.new_table(Setup("outpost", ("scouts", "scouts"), {"night": True}))
    match = Match(RULESET, table, 3)
    match.answer("medic", "red")
    match.answer("bluff", "blue")
    path = tmp_path / "position.yaml"
    situation.write(RULESET, match.checkpoint, path)
    assert situation.read(path, ruleset).table == match.checkpoint


def test_the_text_is_stable_and_readable() -> None:
    table = situation.parse(TEXT, "duel.yaml", ruleset).table
    text = situation.text_of(RULESET, table)
    assert text.startswith("game: template\nsides:\n  red: {force: scouts, card: medic, tokens: 1}\n")
    assert "    at: [10.0, 12.5]\n" in text
    again = situation.parse(text, "again.yaml", ruleset).table
    assert again == table
    assert situation.text_of(RULESET, again) == text


@pytest.mark.parametrize(
    "word", ["no", "1.5e3", "012", "~", "", "a: b", "1_0", "été", "-", "0x1F", "7", "1.", "null"]
)
def test_words_come_back_as_words(word: str) -> None:
    wordy = variant(
        toy(lambda referee: None),
        write_situation=lambda table: {"words": [word], "key": word},
        read_situation=lambda data, place: (data["words"][0], data["key"]),
    )
    text = situation.text_of(wordy, toy_table())
    assert situation.parse(text, "x.yaml", lambda name: wordy).table == (word, word)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("- 1\n", "x.yaml:1: a situation is a mapping with the key game, not a list"),
        ("", "x.yaml:1: a situation is a mapping with the key game, not nothing"),
        ("round: 1\n", "x.yaml:1: the key game is missing"),
        ("round: 1\ngame: 3\n", "x.yaml:2 (game): expected the name of a game, got a number"),
        ("round: 1\ngame: chess\n", "x.yaml:2 (game): there is no game called chess; there are: "),
        (TEXT.replace("round: 2", "round: two"), "x.yaml:2 (round): Expected `int`, got `str`"),
        (
            TEXT.replace("tokens", "token"),
            "x.yaml:5 (sides.red.token): Object contains unknown field `token`",
        ),
        (TEXT.replace("force: veterans", "force: orcs"), "x.yaml:6 (sides.blue.force): no force called orcs"),
        (TEXT.replace("wounds: 1", "wounds: x"), "x.yaml:9 (units.blue1.wounds): Expected `int`, got `str`"),
        (TEXT.replace("side: blue", "side: green"), "x.yaml:9 (units.blue1.side): green is no side"),
        (TEXT.replace("  red1", "  blue1"), "x.yaml:9: the key blue1 is already on line 8"),
    ],
)
def test_a_fault_is_named_by_file_line_and_key(text: str, sentence: str) -> None:
    with pytest.raises(DataError) as error:
        situation.parse(text, "x.yaml", ruleset)
    assert str(error.value).startswith(sentence)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"no\.yaml: cannot be read"):
        situation.read(tmp_path / "no.yaml", ruleset)
