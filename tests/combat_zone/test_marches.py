"""How a bot gets there: up to doors and over sills, round friends, to where it sees an enemy."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche.engine.odds import odds
from escarmouche.games.combat_zone import (
    aims,
    appraisal,
    areas,
    charges,
    doors,
    gains,
    marches,
    movement,
    obstacles,
)
from escarmouche.games.combat_zone.field import distance, look_at
from escarmouche.games.combat_zone.navigation import along, way_to
from escarmouche.games.combat_zone.outlook import Outlook
from escarmouche.games.combat_zone.table import Marker, Table, Zone
from escarmouche.space.shapes import gap_to_polygon
from tests.combat_zone.tables import Group, barricade, door, rubble, table_of, wall
from tests.combat_zone.test_weighing import act, move

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


def test_nobody_queues_for_a_sill_that_somebody_stands_behind() -> None:
    table = table_of(
        Group("one1", "one", (6025, 5600), facing=90), Group("one2", "one", (6025, 6185)),
        Group("two1", "two", (6000, 9000)), pieces=(*FACADE, barricade("s", 5800, 6000, 6250, 6060)),
    )  # fmt: skip
    assert marches.approach(table, "one1a", number(table, "s")) is None


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


def test_who_can_lay_hands_on_the_object_does_not_stop_short_of_it() -> None:
    case = Marker("case", "object", 6000, 6000, radius=50)
    squad = Group("one1", "one", (6000, 5200), ["leader", *["trooper"] * 4], facing=90, gap=20)
    table = table_of(squad, Group("two1", "two", (1000, 11500)), turn={"markers": (case,)})
    table.setting = replace(table.setting, scenario="extraction")
    table.change("one1a", {"ap": 3})
    assert act(table) == "move"
    value = move(table)
    view = Outlook(after(table, value), "one1a")
    assert distance(view.table, "one1a", "two1a") > 0
    assert act(after(table, value)) == "take:case"


def test_an_enemy_who_holds_the_ground_is_driven_out_of_it() -> None:
    house = Zone("house", (4000, 4000), (8000, 8000))
    inner = wall("w", 4000, 6000, 8000, 6060)
    table = table_of(
        Group("one1", "one", (6000, 5000), count=2, facing=90), Group("two1", "two", (6000, 7000), count=2),
        Group("two2", "two", (6000, 11000)), pieces=(inner,),
    )  # fmt: skip
    table.setting = replace(table.setting, scenario="stronghold", zones=(house,))
    goal = next(aim for aim in aims.aims(table, "one1a") if aim.name == "enemy")
    assert goal.marks == ("two1a", "two1b")
    assert goal.stop == 0, "as many as we are, and out of sight"
    table.change("two1b", {"y": 9000})
    goal = next(aim for aim in aims.aims(table, "one1a") if aim.name == "enemy")
    assert goal.marks == ("two1a", "two1b", "two2a"), "we hold it"


def test_the_gain_of_a_throw_is_that_of_the_code_that_plays() -> None:
    table = table_of(
        Group("one1", "one", (6000, 3000), "grenadier", facing=90),
        Group("two1", "two", (6000, 4500), "flak_trooper"),
    )

    def lost(_: object, then: Table) -> float:
        """What the target loses, less what the thrower does, on whom it may fall back."""
        left = {f: appraisal.worth(then, f) if then.figures[f].fate == "alive" else 0.0 for f in then.figures}
        return sum((1 if f == "two1a" else -1) * (appraisal.worth(table, f) - left[f]) for f in left)

    found = odds(areas.explode, table, "one1a", charges.GRENADE, (6000, 4500), of=lost)
    assert found.exact
    exact = sum(value * float(chance) for value, chance in found.chances.items())
    assert gains.throw_gain(table, "one1a", charges.GRENADE, (6000, 4500)) == pytest.approx(exact)


def test_own_figures_in_a_blast_count_against_it() -> None:
    alone = Group("one1", "one", (6000, 3000), "grenadier", facing=90), Group("two1", "two", (6000, 4500))
    table = table_of(*alone)
    crowded = table_of(*alone, Group("one2", "one", (6300, 4500)))
    aim = charges.GRENADE, (6000, 4500)
    assert gains.throw_gain(crowded, "one1a", *aim) < gains.throw_gain(table, "one1a", *aim)


def test_shoot_05_a_range_just_too_long_is_guessed_right_by_one_in_three() -> None:
    shot = "one1a", "assault_rifle", "burst", "two1a"
    near = table_of(Group("one1", "one", (6000, 1000), facing=90), Group("two1", "two", (6000, 6000)))
    far = table_of(Group("one1", "one", (6000, 1000), facing=90), Group("two1", "two", (6000, 10000)))
    assert gains.shot_gain(far, *shot) == pytest.approx(gains.shot_gain(near, *shot) / 3)


# -- steps and turns -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("facing", "wanted", "found"),
    [(0, 45, 45), (0, 90, 90), (0, 91, 90), (0, 135, 90), (0, 270, 270), (0, 225, 270), (350, 130, 80),
     (10, 225, 280), (300, 40, 30), (0, 0, 0)],
)  # fmt: skip
def test_move_01_a_free_turn_comes_as_near_as_it_may(facing: int, wanted: int, found: int) -> None:
    assert marches.turned(facing, wanted) == found


def test_a_way_is_cut_at_its_corners_and_not_twice_in_one_place() -> None:
    assert marches.cut(((0, 0), (1000, 0), (1000, 500)), 500) == ((500, 0), (1000, 0), (1000, 500))
    assert marches.cut(((0, 0), (0, 0), (300, 0)), 500) == ((300, 0),)
    assert marches.cut(((0, 0), (501, 0)), 500) == ((500, 0), (501, 0))


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


def test_rubble_takes_twice_the_points_of_a_march() -> None:
    table = table_of(
        Group("one1", "one", (6000, 3000), facing=90, ap=4), pieces=(rubble("r", 4000, 2500, 8000, 9000),)
    )
    ((_, path, _),) = marches.march(table, "one1a", (6000, 6000))
    assert path == ((6000, 3500), (6000, 4000))


# -- in front of a piece ---------------------------------------------------------------------------------

ACROSS, UPRIGHT = (5800, 6000, 6250, 6060), (6000, 5800, 6060, 6250)


def fronts(piece: Any, at: tuple[int, int], *more: Group) -> list[tuple[int, int]]:
    table = table_of(Group("one1", "one", at), *more, pieces=(piece,))
    return marches.fronts(table, "one1a", table.ground.pieces[0])


@pytest.mark.parametrize(
    ("box", "at", "ahead"),
    [(ACROSS, (5900, 5000), (5900, 5875)), (ACROSS, (6100, 7000), (6100, 6185)),
     (UPRIGHT, (5000, 5900), (5875, 5900)), (UPRIGHT, (7000, 6100), (6185, 6100))],
)  # fmt: skip
def test_a_door_is_reached_straight_ahead_first_then_anywhere_on_that_side(
    box: tuple[int, int, int, int], at: tuple[int, int], ahead: tuple[int, int]
) -> None:
    found = fronts(door("d", *box), at)
    assert found[0] == ahead
    assert len(found) == 4, "straight ahead, the middle and both ends"
    line = 0 if box == UPRIGHT else 1
    assert {spot[line] for spot in found} == {ahead[line]}, "all on the side that faces the figure"
    assert sorted(spot[1 - line] for spot in found)[:: len(found) - 1] == [5800, 6250]
    assert found == sorted(found, key=lambda spot: abs(spot[1 - line] - at[1 - line]))


def test_from_beside_a_door_its_near_end_comes_first() -> None:
    assert fronts(door("d", *ACROSS), (4500, 5500))[0] == (5800, 5875)
    assert fronts(door("d", *ACROSS), (7500, 5500))[0] == (6250, 5875)
    assert fronts(door("d", *ACROSS), (6000, 6030)) == [], "from within there is no front"


def test_a_piece_that_stands_aslant_is_touched_squarely() -> None:
    ring = (6000, 6000), (6600, 6600), (6557, 6643), (5957, 6043)
    slant = replace(door("d", *ACROSS), footprint=ring)
    for at in ((6800, 5800), (5700, 6900)):
        found = fronts(slant, at)
        assert found
        assert all(0 <= gap_to_polygon(spot, 125, slant.polygon) <= 2 for spot in found)
        x, y = found[0]
        towards = (x - at[0]) + (y - at[1])
        assert abs(towards) < 10, "straight across"


def test_an_obstacle_is_approached_within_its_width_and_where_there_is_room_beyond() -> None:
    low = barricade("b", 5400, 6000, 6600, 6060)
    found = fronts(low, (4500, 5500))
    assert found == [(5525, 5875), (6000, 5875), (6475, 5875)]
    blocked = fronts(low, (4500, 5500), Group("one2", "one", (5500, 6190)))
    assert blocked == [(6000, 5875), (6475, 5875)]
    assert fronts(barricade("b", 5800, 6000, 6040, 6060), (5900, 5500)) == [], "narrower than a base"


def test_who_touches_an_obstacle_aslant_is_led_before_it() -> None:
    table = table_of(Group("one1", "one", (5800, 5880), facing=90), pieces=(barricade("b", *ACROSS),))
    value = marches.approach(table, "one1a", 0)
    if value is not None:
        assert obstacles.why_not_cross(after(table, value), "one1a", "b") is None
    square = table_of(Group("one1", "one", (6000, 5875), facing=90), pieces=(barricade("b", *ACROSS),))
    assert obstacles.why_not_cross(square, "one1a", "b") is None
    assert marches.approach(square, "one1a", 0) is None


# -- a place that sees -----------------------------------------------------------------------------------


def hidden(x: int, points: int = 4, **values: Any) -> tuple[Table, Any]:
    """Behind the middle of a wall, an enemy beyond it at x."""
    table = table_of(
        Group("one1", "one", (6000, 5500), facing=90, **values), Group("two1", "two", (x, 8000), "unarmed"),
        pieces=(wall("w", 5300, 6000, 6700, 6060),),
    )  # fmt: skip
    return table, marches.vantage(table, "one1a", "two1a", points)


def test_of_two_ends_of_a_wall_the_one_nearer_to_the_enemy_is_taken() -> None:
    for x, sign in ((6300, 1), (5700, -1)):
        table, value = hidden(x)
        assert look_at(after(table, value), "one1a", "two1a").visible
        assert (value[0][1][-1][0] - 6000) * sign > 300


def test_a_vantage_takes_no_more_steps_than_there_are_points() -> None:
    _, long = hidden(6000)
    steps = len(long[0][1])
    assert steps > 1
    assert hidden(6000, steps)[1] == long
    assert hidden(6000, steps - 1)[1] is None
    assert hidden(6000, 0)[1] is None


def test_who_lies_low_looks_for_a_place_as_he_will_see_from_standing_up() -> None:
    table = table_of(
        Group("one1", "one", (6000, 5500), facing=90, states=("dropped",)),
        Group("two1", "two", (6000, 8000), "unarmed"),
        pieces=(barricade("b", 5000, 5900, 7000, 5960),),
    )
    assert not look_at(table, "one1a", "two1a").visible
    value = marches.vantage(table, "one1a", "two1a", 4)
    assert len(value[0][1]) == 1


def test_a_step_straight_aside_is_taken_where_it_shows_the_enemy() -> None:
    table = table_of(
        Group("one1", "one", (6000, 5000), facing=90), Group("two1", "two", (6300, 9000), "unarmed"),
        pieces=(wall("w", 5900, 5130, 6100, 5160),),
    )  # fmt: skip
    ((_, path, facing),) = marches.vantage(table, "one1a", "two1a", 3)
    assert (path, facing) == (((6500, 5000),), -1)


def test_where_a_friend_stands_before_the_door_another_place_at_it_is_taken() -> None:
    wide = door("d", 5400, 6000, 6600, 6060)
    table = table_of(
        Group("one1", "one", (6000, 5000), facing=90), Group("one2", "one", (6000, 5860)), pieces=(wide,)
    )
    value = marches.approach(table, "one1a", 0)
    ((_, path, _),) = value
    assert path[-1][0] in (5400, 6600)
    assert doors.why_not_door(after(table, value), "one1a", "d") is None
    taken = table_of(
        Group("one1", "one", (6000, 5000), facing=90),
        Group("one2", "one", (6000, 5860), places=[(6000, 5860), (5400, 5860), (6600, 5860)], count=3),
        pieces=(wide,),
    )
    assert marches.approach(taken, "one1a", 0) is None
