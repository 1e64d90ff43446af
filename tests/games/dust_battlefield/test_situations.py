"""The situations that show rules which random matches seldom meet: each is played and must show its rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from escarmouche.cli.proofs import shown
from escarmouche.engine import yamlfile
from escarmouche.games import dust_battlefield
from escarmouche.games.dust_battlefield.ruleset import RULESET

FOLDER = Path(dust_battlefield.__file__).parent / "situations"
FILES = sorted(FOLDER.glob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_situation_shows_what_it_covers(path: Path) -> None:
    assert shown(RULESET, path)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_situation_has_a_title_in_both_languages(path: Path) -> None:
    title = yamlfile.load(path).data["title"]
    assert set(title) == {"en", "fr"}
    assert all(title.values())
