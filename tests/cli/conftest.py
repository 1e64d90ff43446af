"""What the tests of the commands share: a finished match of the toy game, its record and a situation."""

from __future__ import annotations

from pathlib import Path

import pytest

from escarmouche import games, players
from escarmouche.engine.match import Match
from escarmouche.engine.record import write_record
from escarmouche.engine.ruleset import Setup

POSITION = """\
game: template
sides:
  red: {force: scouts, card: medic}
  blue: {force: veterans, card: bluff}
units:
  red1: {side: red, at: [13.0, 5.0]}
  red2: {side: red, at: [5.0, 19.0]}
  red3: {side: red, at: [9.0, 3.0]}
  blue1: {side: blue, at: [14.0, 13.0]}
  blue2: {side: blue, at: [3.0, 31.0]}
round: 2
phase: act
active: red
"""


def finished(seed: str = "7") -> Match:
    """A whole match of the toy game between random players."""
    ruleset = games.ruleset("template")
    table = ruleset.rules.new_table(Setup("outpost", ("scouts", "veterans")))
    seats = {side: players.make("random", f"{seed}/{side}") for side in ruleset.armies.sides}
    return Match(ruleset, table, seed, seats)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a finished match."""
    path = tmp_path / "match.record"
    write_record(finished(), path)
    return path


@pytest.fixture
def position(tmp_path: Path) -> Path:
    """A situation file in which somebody has a target."""
    path = tmp_path / "position.yaml"
    path.write_text(POSITION, encoding="utf-8")
    return path
