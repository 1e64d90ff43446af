"""Why a unit cannot go somewhere: each refusal with its rule, its reason and by how much (area DT-MOVE)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.requests import Refusal
from escarmouche.games.dust.table import Table
from escarmouche.games.dust_tactics.chapters.board import sight
from tests.games.dust.tables import Put, card, fort, opening, table_of, tile, wall
from tests.games.dust_tactics.moving import why_not_move

assert sight  # the grid answers for these tables
SQUAD = card("squad")
HERO = card("hero", kind="hero", damage=4)
WALKER = card("walker", type="vehicle", kind="walker", locomotion="walker", damage=6)
LARGE = card("large", type="vehicle", kind="tank", locomotion="tracked", damage=6, size="large")
HUGE = card("huge", type="vehicle", kind="tank", locomotion="walker", damage=6, size="huge")
PLANE = card("plane", type="aircraft", kind="plane", locomotion="plane", damage=4)


def refused(table: Table, points: int, *value: Any, unit: str = "one1", **more: Any) -> Refusal:
    found = why_not_move(table, unit, points, value, **more)
    assert found is not None
    return found


def why(table: Table, points: int, *value: Any, **more: Any) -> tuple[str, str]:
    found = refused(table, points, *value, **more)
    return found.rule, found.reason


def free(table: Table, points: int, *value: Any) -> bool:
    return why_not_move(table, "one1", points, value) is None


# -- no such place ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "value", [(3, 3), (3, 3, 0), "x", (3, 3, 0, 0, (), 0), (3.0, 3, 0, 0), (3, 3, 0, True)]
)
def test_move_01_an_answer_that_is_no_place(value: Any) -> None:
    found = why_not_move(table_of(Put("one1", SQUAD, (3, 3))), "one1", 2, value)
    assert found is not None
    assert (found.rule, found.reason) == ("DT-MOVE-01", "not-a-place")


def test_board_02_facings_are_eighths_and_quarters_for_large_units() -> None:
    small = table_of(Put("one1", WALKER, (3, 3)))
    assert all(free(small, 2, 3, 3, 0, facing) for facing in range(8))
    for facing in (-1, 8):
        assert why(small, 2, 3, 3, 0, facing) == ("DT-BOARD-02", "not-a-facing")
    large = table_of(Put("one1", LARGE, (3, 3)))
    assert free(large, 2, 3, 4, 0, 0)
    assert why(large, 2, 3, 4, 0, 1) == ("DT-BOARD-02", "not-a-facing")
    huge = table_of(Put("one1", HUGE, (3, 3)))
    assert why(huge, 2, 3, 4, 0, 7) == ("DT-BOARD-02", "not-a-facing")


def test_board_01_all_squares_of_a_unit_are_on_the_board() -> None:
    small = table_of(Put("one1", SQUAD, (0, 0)), size=(4, 4))
    for square in ((-1, 0), (0, -1), (4, 0), (0, 4)):
        assert why(small, 9, *square, 0, 0) == ("DT-BOARD-01", "off-board")
    large = table_of(Put("one1", LARGE, (1, 1)), size=(4, 4))
    assert why(large, 9, 1, 0, 0, 0) == ("DT-BOARD-01", "off-board")
    assert why(large, 9, 3, 1, 0, 6) == ("DT-BOARD-01", "off-board")
    huge = table_of(Put("one1", HUGE, (1, 1)), size=(4, 4))
    assert why(huge, 9, 3, 1, 0, 0) == ("DT-BOARD-01", "off-board")
    assert why(huge, 9, 1, 3, 0, 0) == ("DT-BOARD-01", "off-board")
    assert free(huge, 9, 2, 2, 0, 0)


def test_move_15_floors_are_those_of_the_building_and_for_infantry() -> None:
    house = tile("house", "building", 1, 1, 1, 1, "floors:2")
    table = table_of(Put("one1", SQUAD, (1, 1)), pieces=[house], size=(4, 4))
    assert free(table, 2, 1, 1, 2, 0)
    assert why(table, 9, 1, 1, 3, 0) == ("DT-MOVE-15", "no-such-floor")
    assert why(table, 9, 1, 1, -1, 0) == ("DT-MOVE-15", "no-such-floor")
    assert why(table, 9, 2, 1, 1, 0) == ("DT-MOVE-15", "no-such-floor")
    machine = table_of(Put("one1", WALKER, (1, 1)), pieces=[house], size=(4, 4))
    assert why(machine, 9, 1, 1, 1, 0) == ("DT-MOVE-15", "no-such-floor")


# -- too far ------------------------------------------------------------------------------------------------


def test_move_01_by_how_many_squares_it_is_too_far() -> None:
    table = table_of(Put("one1", SQUAD, (0, 0)))
    found = refused(table, 2, 0, 5, 0, 0)
    assert (found.rule, found.reason, found.excess, found.measure) == ("DT-MOVE-01", "too-far", 3, "squares")
    assert (found.about["cost"], found.about["points"], found.about["square"]) == (5, 2, (0, 5))
    march = refused(table, 4, 0, 5, 0, 0, rule="DT-MOVE-04")
    assert (march.rule, march.excess) == ("DT-MOVE-04", 1)


def test_move_03_the_second_diagonal_is_dear() -> None:
    table = table_of(Put("one1", SQUAD, (0, 0)))
    assert free(table, 3, 2, 2, 0, 0)
    found = refused(table, 2, 2, 2, 0, 0)
    assert (found.rule, found.reason, found.excess) == ("DT-MOVE-03", "second-diagonal", 1)
    assert refused(table, 3, 3, 3, 0, 0).excess == 2
    assert why(table, 2, 3, 3, 0, 0) == ("DT-MOVE-01", "too-far")
    spent = refused(table, 1, 1, 1, 0, 0, spent=True)
    assert (spent.rule, spent.excess) == ("DT-MOVE-03", 1)


# -- something in the way -----------------------------------------------------------------------------------


def test_move_10_an_enemy_stands_there_or_in_the_way() -> None:
    table = table_of(Put("one1", SQUAD, (0, 0)), Put("two1", SQUAD, (1, 0)), rows=["...."])
    assert why(table, 4, 1, 0, 0, 0) == ("DT-MOVE-10", "enemy-there")
    assert why(table, 4, 2, 0, 0, 0) == ("DT-MOVE-10", "enemy-in-the-way")
    air = table_of(Put("one1", PLANE, (0, 0)), Put("two1", PLANE, (1, 0)), rows=["...."])
    assert why(air, 4, 1, 0, 0, 0) == ("DT-MOVE-10", "enemy-there")
    assert why(air, 4, 2, 0, 0, 0) == ("DT-MOVE-10", "enemy-in-the-way")


def test_move_11_a_friend_stands_there_or_a_vehicle_in_the_way() -> None:
    table = table_of(Put("one1", WALKER, (0, 0)), Put("one2", WALKER, (1, 0)), rows=["...."])
    assert why(table, 4, 1, 0, 0, 0) == ("DT-MOVE-11", "friend-there")
    assert why(table, 4, 2, 0, 0, 0) == ("DT-MOVE-11", "vehicle-in-the-way")
    squads = table_of(Put("one1", SQUAD, (0, 0)), Put("one2", SQUAD, (1, 0)), rows=["...."])
    assert why(squads, 4, 1, 0, 0, 0) == ("DT-MOVE-11", "friend-there")
    assert free(squads, 4, 2, 0, 0, 0)
    large = table_of(Put("one1", LARGE, (1, 0), facing=2), Put("one2", SQUAD, (3, 0)), rows=["......"])
    assert why(large, 4, 3, 0, 0, 2) == ("DT-MOVE-11", "friend-there")
    assert why(large, 4, 4, 0, 0, 2) == ("DT-MOVE-11", "friend-there")  # its rear square
    assert free(large, 4, 5, 0, 0, 2)


def test_hero_02_one_hero_a_square_beside_a_squad() -> None:
    table = table_of(
        Put("one1", HERO, (0, 0)), Put("one2", HERO, (1, 0)), Put("one3", SQUAD, (1, 0)), rows=["...."]
    )
    assert why(table, 4, 1, 0, 0, 0) == ("DS-HERO-02", "one-hero-a-square")


def test_move_12_infantry_does_not_slip_between_two_corners() -> None:
    table = table_of(Put("one1", SQUAD, (0, 0)), rows=["c.", ".c"])
    assert why(table, 1, 1, 1, 0, 0) == ("DT-MOVE-12", "corner")
    machine = table_of(Put("one1", WALKER, (0, 0)), rows=["..", ".c"])
    assert why(machine, 1, 1, 1, 0, 0) == ("DT-MOVE-13", "corner")
    assert free(machine, 2, 1, 1, 0, 0)


def test_terr_10_a_wall_in_the_way() -> None:
    table = table_of(Put("one1", SQUAD, (0, 0)), rows=["..."], pieces=[wall("w", 0, 0, "e")])
    assert why(table, 4, 1, 0, 0, 0) == ("DT-TERR-10", "wall-in-the-way")
    north = table_of(Put("one1", SQUAD, (0, 0)), rows=[".", "."], pieces=[wall("w", 0, 0, "n")])
    assert why(north, 4, 0, 1, 0, 0) == ("DT-TERR-10", "wall-in-the-way")


def test_terr_11_an_opening_too_small_for_a_vehicle() -> None:
    for way, rows, there in (("e", [".."], (1, 0)), ("n", [".", "."], (0, 1))):
        pieces = [wall("w", 0, 0, way), opening("o", 0, 0, way)]
        machine = table_of(Put("one1", WALKER, (0, 0)), rows=rows, pieces=pieces)
        assert why(machine, 4, *there, 0, 0) == ("DT-TERR-11", "opening-too-small")
        assert free(table_of(Put("one1", SQUAD, (0, 0)), rows=rows, pieces=pieces), 4, *there, 0, 0)
        large = [wall("w", 0, 0, way), opening("o", 0, 0, way, "large")]
        assert free(table_of(Put("one1", WALKER, (0, 0)), rows=rows, pieces=large), 4, *there, 0, 0)


def test_terr_05_terrain_that_nobody_enters() -> None:
    table = table_of(Put("one1", SQUAD, (0, 0)), rows=[".c."])
    assert why(table, 4, 1, 0, 0, 0) == ("DT-TERR-05", "terrain")
    assert why(table, 4, 2, 0, 0, 0) == ("DT-MOVE-01", "no-way")
    large = table_of(Put("one1", LARGE, (1, 0), facing=2), rows=["...r.."])
    assert why(large, 4, 4, 0, 0, 2) == ("DT-TERR-04", "terrain")


# -- fortifications -----------------------------------------------------------------------------------------


def test_fort_05_the_walls_of_a_bunker_and_enemies_inside() -> None:
    bunker = fort("b", "bunker", 1, 1, 0)
    table = table_of(Put("one1", SQUAD, (1, 3)), size=(4, 4), pieces=[bunker])
    assert why(table, 1, 1, 2, 0, 0) == ("DS-FORT-05", "bunker-wall")
    held = table_of(Put("one1", SQUAD, (1, 0)), Put("two1", SQUAD, (2, 1)), size=(4, 4), pieces=[bunker])
    assert why(held, 4, 1, 1, 0, 0) == ("DS-FORT-05", "enemy-inside")


def test_fort_07_no_place_inside_for_a_second_squad_in_a_half() -> None:
    bunker = fort("b", "bunker", 1, 1, 0)
    table = table_of(Put("one1", SQUAD, (1, 0)), Put("one2", SQUAD, (1, 1)), size=(4, 4), pieces=[bunker])
    assert why(table, 4, 1, 1, 0, 0) == ("DS-FORT-07", "no-place-inside")
    assert why(table, 4, 1, 2, 0, 0) == ("DS-FORT-07", "no-place-inside")  # the same half
    assert free(table, 4, 2, 1, 0, 0)


# -- machines -----------------------------------------------------------------------------------------------


def test_pass_01_a_machine_that_cannot_take_the_unit() -> None:
    truck = card(
        "truck", type="vehicle", kind="truck", locomotion="wheeled", damage=4, skills=("passengers:4",)
    )
    table = table_of(Put("one1", SQUAD, (0, 0)), Put("one2", truck, (1, 0)), rows=["..."])
    found = refused(table, 4, 1, 0, 0, 0)
    assert (found.rule, found.excess) == ("DS-PASS-01", 1)
    riders = card(
        "riders", type="vehicle", kind="tank", locomotion="tracked", damage=4, skills=("tank_riders:3",)
    )
    table = table_of(Put("one1", SQUAD, (0, 0)), Put("one2", riders, (1, 0)), rows=["..."])
    assert refused(table, 4, 1, 0, 0, 0).excess == 2
    vehicle = table_of(Put("one1", WALKER, (0, 0)), Put("one2", truck, (1, 0)), rows=["..."])
    assert why(vehicle, 4, 1, 0, 0, 0) == ("DT-MOVE-11", "friend-there")
    enemy = table_of(Put("one1", SQUAD, (0, 0)), Put("two2", truck, (1, 0)), rows=["..."])
    assert why(enemy, 4, 1, 0, 0, 0) == ("DT-MOVE-10", "enemy-there")


def test_sea_02_a_landing_craft_is_boarded_on_the_beach() -> None:
    craft = card("craft", type="vehicle", kind="boat", locomotion="naval", damage=6,
                 skills=("naval_unit", "sealifter"))  # fmt: skip
    afloat = table_of(Put("one1", SQUAD, (0, 0)), Put("one2", craft, (1, 0), facing=2), rows=[".www"])
    assert why(afloat, 4, 1, 0, 0, 0) == ("DS-SEA-02", "not-beached")
