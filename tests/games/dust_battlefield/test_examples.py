"""The same attack in the open gives the same odds on both tables (DB-BASE-02)."""

from __future__ import annotations

import pytest

from escarmouche.engine.table import replace
from escarmouche.games.dust.chapters.attack import attack
from escarmouche.games.dust.chapters.attack.aiming import aims
from escarmouche.games.dust.chapters.attack.shots import Shot
from escarmouche.games.dust_battlefield.table import Table
from tests.games.dust import plain
from tests.games.dust_battlefield.tables import Put, table_of


def on_squares(table: Table) -> Table:
    """The same units three squares apart on the bare field of the grid."""
    other = table.copy()
    other.setting = replace(table.setting, system=plain.PLAIN)
    other.change("two1", {"x": 3, "y": 0})
    return other


@pytest.mark.parametrize(
    ("card", "target", "sustained"),
    [
        ("the-ghosts", "red-thunder", False),
        ("ludwig", "matrioshka", True),
        ("pounder", "ludwig", False),
        ("gunners", "the-panzers", True),
        ("natasha", "gunners", False),
        ("death-masks", "steel-tornado", False),
    ],
)
def test_base_02_the_same_attack_has_the_same_odds_on_both_tables(
    card: str, target: str, sustained: bool
) -> None:
    table = table_of(Put("one1", card, (20, 60)), Put("two1", target, (55, 60), 180), turn={"round": 2})
    kind = "sustained" if sustained else "attack"
    direct = [s for s in aims(table, "one1", "", kind) if not s.mode.smoke]
    squares = on_squares(table)
    compared = 0
    for shot in direct:
        one = Shot(shot.line, 1, "two1")
        open_odds = attack.attack_odds(table, "one1", (one,), sustained, "two1")
        assert open_odds.chances == attack.attack_odds(squares, "one1", (one,), sustained, "two1").chances
        compared += 1
    assert compared
