"""The situations that show rules which random matches seldom meet: each is played and must show its rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from escarmouche.cli.proofs import shown
from escarmouche.engine.errors import DataError
from escarmouche.games import trauma
from escarmouche.games.trauma.ruleset import RULESET

FOLDER = Path(trauma.__file__).parent / "situations"
FILES = sorted(FOLDER.glob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_situation_shows_what_it_covers(path: Path) -> None:
    assert shown(RULESET, path)


def changed(tmp_path: Path, name: str, before: str, after: str) -> Path:
    text = (FOLDER / name).read_text(encoding="utf-8")
    assert before in text
    path = tmp_path / name
    path.write_text(text.replace(before, after), encoding="utf-8")
    return path


def test_a_rule_that_is_not_shown_is_named(tmp_path: Path) -> None:
    both = "pv: {}\n  two:\n    cards: []\n    pv: {}"
    path = changed(tmp_path, "twenty-points.yaml", both.format(21, 19), both.format(9, 9))
    with pytest.raises(DataError, match=r"twenty-points.yaml:\d+ \(covers\): not shown: TR-SCEN-14"):
        shown(RULESET, path)


def test_a_rule_that_does_not_exist_is_named(tmp_path: Path) -> None:
    path = changed(tmp_path, "twenty-points.yaml", "TR-SCEN-14", "TR-SCEN-99")
    with pytest.raises(DataError, match="no rule TR-SCEN-99"):
        shown(RULESET, path)


def test_an_answer_that_is_refused_is_named(tmp_path: Path) -> None:
    path = changed(tmp_path, "crush.yaml", "cross: [two1]", "cross: [two7]")
    with pytest.raises(DataError, match="two7 to cross is refused: TR-CROSS-01"):
        shown(RULESET, path)


def test_an_answer_that_should_be_refused_and_is_not(tmp_path: Path) -> None:
    path = changed(tmp_path, "movement-refused.yaml", "- 400", "- 90")
    with pytest.raises(DataError, match="to move is not refused"):
        shown(RULESET, path)
