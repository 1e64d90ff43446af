"""The situations that show rules which random matches seldom meet: each is played and must show its rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from escarmouche.cli.proofs import shown
from escarmouche.engine.errors import DataError
from escarmouche.games import combat_zone
from escarmouche.games.combat_zone.ruleset import RULESET

FOLDER = Path(combat_zone.__file__).parent / "situations"
FILES = sorted(FOLDER.glob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_situation_shows_what_it_covers(path: Path) -> None:
    assert shown(RULESET, path)


def test_a_rule_that_is_not_shown_is_named(tmp_path: Path) -> None:
    text = (FOLDER / "brawl.yaml").read_text(encoding="utf-8")
    path = tmp_path / "brawl.yaml"
    path.write_text(text.replace("at: [62.5, 60]", "at: [62.5, 90]"), encoding="utf-8")
    with pytest.raises(DataError, match="fight:two1a to action is refused"):
        shown(RULESET, path)
