"""Who sees whom, what hides it and where mounts bear (A4-SHOOT-01, A4-COV-02, A4-GEN-13)."""

from __future__ import annotations

from escarmouche.games.at43.client import sightlines
from escarmouche.games.at43.ruleset import RULESET
from tests.games.at43.tables import Squad, piece, table_of


def test_shoot_01_and_cov_02_lines_name_the_rule_and_what_hides() -> None:
    table = table_of(
        Squad("one1", "one", (3000, 3000), count=1),
        Squad("two1", "two", (5000, 3000), count=1),
        Squad("two2", "two", (3000, 6000), count=1),
        Squad("two3", "two", (500, 3000), count=1),
        Squad("two4", "two", (3000, 500), count=1, place="reserve"),
        pieces=(
            piece("ruin", "ruin", 4700, 2700, 5300, 3300),
            piece("wall", "wall", 2500, 5000, 3500, 5100),
        ),
    )
    lines = {line.unit: (line.state, line.rule, line.blocks) for line in sightlines.sights(table, "one1")}
    assert lines == {
        "two1": ("cover", "A4-COV-02", ()),
        "two2": ("hidden", "A4-SHOOT-01", ("wall",)),
        "two3": ("open", "A4-SHOOT-01", ()),
    }
    assert sightlines.sights(table, "two4") == ()
    seen = RULESET.client.sight(table, "one1a", "two2a")
    assert (seen["visible"], seen["blocks"]) == (False, ("wall",))
    assert RULESET.client.sight(table, "one1a", "two3a")["visible"]


def test_gen_13_the_half_of_the_table_that_mounts_cover() -> None:
    table = table_of(
        Squad("one1", "one", (3000, 3000), "tank", 1, entry="tanks", facing=90),
        Squad("one2", "one", (8000, 3000), "walker", 1, entry="walkers"),
    )
    (half,) = sightlines.arcs(table, "one1")
    assert (half.figure, half.rule, half.weapons) == ("one1a", "A4-GEN-13", ("hull_gun",))
    assert min(y for _, y in half.outlines[0]) == 3000, "what lies ahead of it, to the north"
    assert sightlines.arcs(table, "one2") == ()
