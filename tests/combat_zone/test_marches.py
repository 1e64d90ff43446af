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
from tests.combat_zone.tables import Group, barricade, door, table_of, wall
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
