"""Ranges of special rules (DS-GEN-02)."""

from __future__ import annotations

import re
from pathlib import Path

from escarmouche.engine.referee import Referee
from escarmouche.games import dust
from escarmouche.games.dust.chapters.attack.batches import WHOLE, Struck
from escarmouche.games.dust.chapters.attack.hits import Attack
from escarmouche.games.dust.chapters.attack.party import Party
from escarmouche.games.dust.chapters.attack.shots import Shot
from escarmouche.games.dust.chapters.field import field_of
from tests.games.dust.plain import plain
from tests.games.dust.tables import Put


def test_gen_02_ranges_of_special_rules_count_squares_and_the_unit_itself() -> None:
    table = plain(Put("one1", "ghosts", (3, 3)), Put("two1", "ghosts", (5, 4)), Put("one2", "lara", (3, 3)))
    field = field_of(table)
    assert field.within(table, "one1", "two1", 2)
    assert not field.within(table, "one1", "two1", 1)
    assert field.within(table, "one1", "one2", 1)
    assert field.within(table, "one1", "one1", 1)


INHERITED = re.compile(
    r"DT-(DICE|CARD|TURN|ACT|ATK|ARC|TGT)-\d+|DT-HIT-0[1-4]|DT-CC-0[2-7]|DT-REACT-(02|03|05|06|08|09|10|11|12)"
)
"""The rules of the grid that hold unchanged on the open table (DB-BASE-01)."""


def test_the_common_code_speaks_of_no_square_and_cites_no_rule_of_the_grid_alone() -> None:
    common = Path(dust.__file__).parent
    for path in (*common.rglob("*.py"), *common.rglob("*.ftl")):
        text = path.read_text(encoding="utf-8")
        assert "square" not in text.lower(), path
        cited = re.findall(r"DT-[A-Z]+-\d+", text)
        assert [rule for rule in cited if not INHERITED.fullmatch(rule)] == [], path


def test_on_the_grid_an_attack_is_one_batch() -> None:
    table = plain(Put("one1", "ghosts", (3, 3)), Put("two1", "ghosts", (5, 4)))
    attack, shot = Attack("one1"), Shot(0, 5, "two1")
    marks = field_of(table).struck(Referee(table), attack, shot, Party("two1"))
    assert marks == (Struck("two1"),)
    assert marks[0].batch is WHOLE
