"""Every situation shows the rules that it says it shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from escarmouche import games
from escarmouche.cli.proofs import shown
from escarmouche.games.star_mogul.ruleset import RULESET

FILES = sorted((games.folder("star_mogul") / "situations").glob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_situation_shows_its_rules(path: Path) -> None:
    assert shown(RULESET, path)
