"""Who sees whom, what hides it, where guns bear (SM-SHOOT-02, SM-SHOOT-12, SM-SHOOT-15)."""

from __future__ import annotations

from escarmouche.games.star_mogul.client import sightlines
from escarmouche.games.star_mogul.ruleset import RULESET
from tests.games.star_mogul.tables import Car, Men, pas, piece, table_of


def test_lines_of_sight_name_what_hides_and_the_rule() -> None:
    wall = piece("low_wall", 24, 20, (0.4, 4))
    rocks = piece("rocks", 24, 28, (3, 3))
    table = table_of(
        Men("one1", "one", (20, 20), 1), Men("two1", "two", (24.8, 20), 1), Men("two2", "two", (28, 36), 1),
        Car("one2", "one", (10, 20), facing=180), pieces=(wall, rocks),
    )  # fmt: skip
    lines = {(line.watcher, line.unit): line for line in sightlines.sights(table, "one1")}
    assert (lines["one1a", "two1"].state, lines["one1a", "two1"].rule) == ("cover", "SM-SHOOT-13")
    assert lines["one1a", "two1"].blocks == ("low_wall",)
    assert lines["one1a", "two2"].state == "hidden"
    assert lines["one1a", "two2"].blocks == ("rocks",)
    (turned,) = [x for x in sightlines.sights(table, "one2") if x.unit == "two1"]
    assert (turned.state, turned.rule) == ("turned", "SM-SHOOT-15")
    seen = RULESET.client.sight(table, "one1", "two2")
    assert (seen["visible"], seen["rule"]) == (False, "SM-SHOOT-02")


def test_shoot_15_arcs_are_drawn_as_wide_as_they_are() -> None:
    table = table_of(
        Car("one1", "one", (24, 24)),
        Car("one2", "one", (10, 10), "scout_flyer"),
        Car("one3", "one", (40, 40), "hover_sled"),
    )
    (half,) = sightlines.arcs(table, "one1")
    assert (half.name, half.weapons) == ("front", ("machine_gun",))
    assert min(x for x, _ in half.outlines[0]) == pas(24)
    (quarter,) = sightlines.arcs(table, "one2")
    assert pas(10, 10) in quarter.outlines[0]
    assert pas(0, 0) not in quarter.outlines[0]
    assert sightlines.arcs(table, "one3") == (), "a turret turns all round"
