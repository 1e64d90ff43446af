"""The situations that show rules which random matches seldom meet: each is played and must show its rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from escarmouche.cli.proofs import shown
from escarmouche.engine import yamlfile
from escarmouche.engine.errors import DataError
from escarmouche.games import dust_tactics
from escarmouche.games.dust_tactics.ruleset import RULESET

FOLDER = Path(dust_tactics.__file__).parent / "situations"
FILES = sorted(FOLDER.glob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_situation_shows_what_it_covers(path: Path) -> None:
    assert shown(RULESET, path)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_situation_has_a_title_in_both_languages(path: Path) -> None:
    title = yamlfile.load(path).data["title"]
    assert set(title) == {"en", "fr"}
    assert all(title.values())


def test_a_rule_that_is_not_shown_is_named(tmp_path: Path) -> None:
    text = (FOLDER / "gunners.yaml").read_text(encoding="utf-8")
    path = tmp_path / "gunners.yaml"
    path.write_text(text.replace("DT-HIT-01: [[1, 3, 3, 3]]", "DT-HIT-01: [[3, 3, 3, 3]]"), encoding="utf-8")
    with pytest.raises(DataError, match="not shown: DS-WEAP-16"):
        shown(RULESET, path)
