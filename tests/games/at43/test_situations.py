"""The situations that show rules which random matches seldom meet: each is played and must show its rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from escarmouche.cli.proofs import shown
from escarmouche.games import at43
from escarmouche.games.at43.ruleset import RULESET

FILES = sorted((Path(at43.__file__).parent / "situations").glob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_situation_shows_what_it_covers(path: Path) -> None:
    assert shown(RULESET, path)
