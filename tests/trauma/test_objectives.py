"""Control of strategic points, and who may pick which element."""

from __future__ import annotations

from typing import Any

from escarmouche.games.trauma.objectives import CONTROLLABLE, controller, presence
from escarmouche.games.trauma.table import DISORGANISED, ENGAGED, PRONE, RESERVE, Point, Table, Zone
from escarmouche.space.shapes import rectangle
from escarmouche.space.terrain import Piece
from tests.trauma.tables import Squad, table_of

BOX = Piece("box", "crates", rectangle(4000, 4000, 4400, 4400).points, 300)
ALPHA = Point("alpha1", "alpha", "box")
GREY = Point("grey", "access", zone="grey")
ZONES = (Zone("grey", "neutral", (0, 4000), (0, 8000)),)
EDGE = 4400 + 125
"""Centre of a figure that touches the box from the east."""


def board(*squads: Squad, **turn: Any) -> Table:
    return table_of(*squads, pieces=(BOX,), turn={"zones": ZONES, "points": (ALPHA, GREY), **turn})


def near(id: str, side: str, count: int = 1, gap: int = 250, **values: Any) -> Squad:
    """A squad in a column east of the box, its leader at `gap` from it, the others behind him."""
    places = [(EDGE + gap + 300 * n, 4200) for n in range(count)]
    return Squad(id, side, places[0], count=count, places=places, **values)


def west(id: str, side: str, count: int, **values: Any) -> Squad:
    places = [(4000 - 375 - 300 * n, 4200) for n in range(count)]
    return Squad(id, side, places[0], count=count, places=places, **values)


def test_debr_02_one_soldier_at_contact_controls() -> None:
    assert controller(board(near("one1", "one")), ALPHA) == "one"
    assert controller(board(near("one1", "one", gap=251)), ALPHA) == ""


def test_debr_02_standing_on_the_element_counts() -> None:
    assert controller(board(Squad("one1", "one", (4200, 4200), count=1, z=300)), ALPHA) == "one"


def test_debr_02_any_member_at_contact_will_do() -> None:
    squad = Squad("one1", "one", (0, 0), count=2, places=[(EDGE + 600, 4200), (EDGE + 250, 4200)])
    assert controller(board(squad), ALPHA) == "one"


def test_debr_02_vehicles_neither_control_nor_contest() -> None:
    walker = Squad("two1", "two", (4700, 4200), ["walker"], entry="walkers")
    assert controller(board(walker), ALPHA) == ""
    assert controller(board(walker, west("one1", "one", 1)), ALPHA) == "one"


def test_debr_02_prone_and_engaged_units_control_reserves_do_not() -> None:
    assert controller(board(near("one1", "one", markers=(PRONE, ENGAGED))), ALPHA) == "one"
    assert controller(board(near("one1", "one", place=RESERVE)), ALPHA) == ""


def test_debr_02_one_unit_may_control_several_points() -> None:
    other = Point("omega1", "omega", "box")
    table = board(near("one1", "one"))
    assert controller(table, ALPHA) == controller(table, other) == "one"


def test_debr_03_a_straggler_does_not_count() -> None:
    five = near("one1", "one", 5)
    places = [(f.x, f.y) for f in five.figures[:4]] + [(EDGE + 3000, 4200)]
    five = Squad("one1", "one", places[0], count=5, places=places)
    four = west("two1", "two", 4)
    table = board(five, four)
    assert presence(table, ALPHA) == {"one": 4, "two": 4}
    assert controller(table, ALPHA) == ""


def test_debr_03_more_figures_in_formation_win() -> None:
    assert controller(board(near("one1", "one", 5), west("two1", "two", 4)), ALPHA) == "one"
    assert controller(board(near("one1", "one", 3), west("two1", "two", 4)), ALPHA) == "two"


def test_debr_03_a_lone_survivor_counts() -> None:
    assert presence(board(near("one1", "one"), west("two1", "two", 1)), ALPHA) == {"one": 1, "two": 1}


def test_skill_18_a_sniper_apart_does_not_count_and_his_leader_does() -> None:
    def pair(sniper_at: int) -> dict[str, int]:
        places = [(EDGE + 250, 4200), (EDGE + sniper_at, 4200)]
        two = Squad("one1", "one", (0, 0), ["marine", "sniper"], entry="skirmishers", places=places)
        return presence(board(two, west("two1", "two", 2)), ALPHA)

    assert pair(550) == {"one": 2, "two": 2}
    assert pair(3000) == {"one": 1, "two": 2}


def test_debr_03_all_units_at_contact_add_up() -> None:
    above = Squad("one2", "one", (4200, 4775), count=3)
    table = board(near("one1", "one", 2), above, west("two1", "two", 4))
    assert presence(table, ALPHA) == {"one": 5, "two": 4}


def test_debr_04_disorganised_units_neither_control_nor_contest() -> None:
    eight = near("one1", "one", 3, markers=(DISORGANISED,))
    assert controller(board(eight), ALPHA) == ""
    assert controller(board(eight, west("two1", "two", 1)), ALPHA) == "two"


def test_debr_09_the_kinds_of_points_are_those_of_the_ledger() -> None:
    assert CONTROLLABLE == {
        "alpha": "alpha",
        "omega": "omega",
        "gamma": "gamma",
        "access": "neutral_access_zone",
        "drop": "drop_point",
    }


def test_debr_09_a_neutral_access_zone_is_held_by_contact_with_its_segment() -> None:
    assert controller(board(Squad("one1", "one", (375, 5000), count=1)), GREY) == "one"
    assert controller(board(Squad("one1", "one", (376, 5000), count=1)), GREY) == ""
    assert controller(board(Squad("one1", "one", (375, 3500), count=1)), GREY) == ""
