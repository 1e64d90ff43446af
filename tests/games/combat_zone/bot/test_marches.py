"""How a bot gets there: up to doors and over sills, round friends and walls, as far as its points go."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.combat_zone.bot import marches
from escarmouche.games.combat_zone.bot.navigation import along, way_to
from escarmouche.games.combat_zone.chapters.figures import look_at
from escarmouche.games.combat_zone.chapters.movement import doors, movement, obstacles
from escarmouche.games.combat_zone.table import Table
from tests.games.combat_zone.tables import Group, barricade, door, table_of, wall

FACADE = (wall("w1", 2000, 6000, 5800, 6060), wall("w2", 6250, 6000, 10000, 6060))


def number(table: Table, piece: str) -> int:
    return next(n for n, p in enumerate(table.ground.pieces) if p.id == piece)


def after(table: Table, value: Any) -> Table:
    """The table once a move has been made."""
    moved = table.copy()
    figure, path, _ = value[0]
    moved.change(figure, {"x": path[-1][0], "y": path[-1][1]})
    return moved


@pytest.mark.parametrize("x", [4500, 5700, 6025, 6300, 7800])
@pytest.mark.parametrize("profile", ["trooper", "robot"])
def test_from_any_side_a_figure_gets_its_hands_on_a_door(x: int, profile: str) -> None:
    table = table_of(
        Group("one1", "one", (x, 5500), profile, facing=90), Group("two1", "two", (6000, 9000)),
        pieces=(*FACADE, door("d", 5800, 6000, 6250, 6060)),
    )  # fmt: skip
    value = marches.approach(table, "one1a", number(table, "d"))
    assert movement.why_not_path(table, "one1a", value) is None
    there = after(table, value)
    assert doors.why_not_door(there, "one1a", "d") is None
    assert marches.approach(there, "one1a", number(table, "d")) is None


@pytest.mark.parametrize("x", [5000, 5750, 6025, 6300, 7000])
def test_from_any_side_a_figure_gets_where_it_can_cross_a_sill(x: int) -> None:
    sill = barricade("s", 5800, 6000, 6250, 6060)
    table = table_of(
        Group("one1", "one", (x, 5600), facing=90), Group("two1", "two", (6000, 9000)), pieces=(*FACADE, sill)
    )
    value = marches.approach(table, "one1a", number(table, "s"))
    there = after(table, value)
    assert obstacles.why_not_cross(there, "one1a", "s") is None


def test_a_friend_in_the_way_is_walked_round() -> None:
    table = table_of(
        Group("one1", "one", (6000, 3000), facing=90), Group("one2", "one", (6000, 3800)),
        Group("two1", "two", (6000, 11000)),
    )  # fmt: skip
    value = marches.march(table, "one1a", (6000, 5500))
    assert movement.why_not_path(table, "one1a", value) is None
    assert value[0][1][-1][1] > 5000


def test_a_way_ends_where_the_base_fits() -> None:
    table = table_of(Group("one1", "one", (5000, 3000)), pieces=(wall("w", 2000, 6000, 10000, 6060),))
    way = way_to(table.ground, ((5000, 9000),))
    tight = along(way, (5000, 5000), 900)
    roomy = along(way, (5000, 5000), 900, lambda spot: spot[1] < 5600)
    assert roomy[1] < 5600 <= tight[1]


def test_a_figure_looks_for_a_place_that_sees_the_enemy() -> None:
    table = table_of(
        Group("one1", "one", (6000, 5000), facing=90), Group("two1", "two", (6000, 7500), "unarmed"),
        pieces=(wall("w", 5000, 6000, 6500, 6060),),
    )  # fmt: skip
    assert not look_at(table, "one1a", "two1a").visible
    value = marches.vantage(table, "one1a", "two1a", 4)
    assert movement.why_not_path(table, "one1a", value) is None
    there = after(table, value)
    assert look_at(there, "one1a", "two1a").visible
    assert marches.vantage(there, "one1a", "two1a", 4) is None
    assert len(value[0][1]) <= 2, "round the near end of the wall"
    assert marches.vantage(table, "one1a", "two1a", 1) is None, "one step is not enough"


@pytest.mark.parametrize(
    ("facing", "wanted", "found"),
    [(0, 45, 45), (0, 90, 90), (0, 91, 90), (0, 135, 90), (0, 270, 270), (0, 225, 270), (350, 130, 80),
     (10, 225, 280), (300, 40, 30), (0, 0, 0)],
)  # fmt: skip
def test_move_01_a_free_turn_comes_as_near_as_it_may(facing: int, wanted: int, found: int) -> None:
    assert marches.turned(facing, wanted) == found


def test_a_march_goes_as_far_as_the_points_do() -> None:
    table = table_of(Group("one1", "one", (6000, 3000), facing=90))
    for ap, steps in ((1, 1), (3, 3), (6, 4)):
        table.change("one1a", {"ap": ap})
        ((_, path, _),) = marches.march(table, "one1a", (6000, 5000))
        assert path == tuple((6000, 3000 + 500 * n) for n in range(1, steps + 1))


def test_a_march_goes_round_a_wall_and_up_to_one_that_has_no_end() -> None:
    groups = (Group("one1", "one", (6000, 5000), facing=90),)
    table = table_of(*groups, pieces=(wall("w", 5800, 5500, 6200, 5560),))
    ((_, path, _),) = marches.march(table, "one1a", (6000, 6200))
    assert path[-1] == (6000, 6200)
    shut = table_of(*groups, pieces=(wall("w", 0, 5500, 12000, 5560),))
    ((_, path, _),) = marches.march(shut, "one1a", (6000, 6200))
    assert 5100 < path[-1][1] <= 5375
