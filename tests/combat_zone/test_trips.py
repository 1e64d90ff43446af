"""How the greedy player thinks a trip through: turns, runs, who is run down, in and out, who drives."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche.games.combat_zone import actions, driving, gains, outlook, rides, vehicles
from escarmouche.games.combat_zone.sequence import ACTIVATED
from escarmouche.games.combat_zone.table import VEHICLE, Marker, Table
from tests.combat_zone.tables import Group, rubble, wall
from tests.combat_zone.test_vehicles import enemy, street

FAR = enemy(11500, 11000, profile="unarmed")


def trips(table: Table, figure: str = "aa") -> list[rides.Trip]:
    return rides.trips(outlook.Outlook(table, figure), table)


def firsts(table: Table) -> set[str]:
    return {trip.first for trip in trips(table)}


def board(table: Table, figure: str = "aa") -> float:
    return rides.board(outlook.Outlook(table, figure), table, "va")


# -- where to --------------------------------------------------------------------------------------------


def test_a_trip_is_no_longer_than_its_points_and_the_cheapest_that_gets_there() -> None:
    table = street(enemy(11500, profile="unarmed"), crew=1, profiles="unarmed")
    per_point = vehicles.length_per_point(table, "va")
    for ap in (1, 2):
        table.change("aa", {"ap": ap})
        found = trips(table)
        assert max(trip.table.figures["va"].x for trip in found) == 4000 + ap * per_point
        assert all(trip.table.figures["aa"].ap >= 0 for trip in found)


def test_the_best_trips_come_first_and_few_are_weighed() -> None:
    table = street(FAR, crew=1)
    found = trips(table)
    assert 0 < len(found) <= rides.FINALISTS
    worth = [trip.post + trip.gain for trip in found]
    assert worth == sorted(worth, reverse=True)


def test_who_wants_to_go_back_turns_about_by_two_turns_of_one_side() -> None:
    table = street(enemy(500, profile="unarmed"), crew=1, profiles="unarmed")
    found = trips(table)
    assert found[0].first.partition(":")[0] in (driving.LEFT, driving.RIGHT)
    assert min(trip.table.figures["va"].x for trip in found) < 4000 - 1000
    behind = next(trip for trip in found if trip.table.figures["va"].x < 3000)
    assert behind.table.figures["va"].facing == 180
    about = [trip.first for trip in found if trip.table.figures["va"].facing == 180]
    assert set(about) == {"left:90"}, "about by one side only: it is the same by the other"


@pytest.mark.parametrize(("y", "way"), [(11500, driving.LEFT), (500, driving.RIGHT)])
def test_a_turn_goes_to_the_side_where_the_enemy_is(y: int, way: str) -> None:
    table = street(enemy(4000, y, profile="unarmed"), crew=1, profiles="unarmed")
    assert trips(table)[0].first == f"{way}:90"


def test_before_a_wall_a_run_is_as_long_as_the_road_is_clear() -> None:
    free, blocked = (
        street(enemy(11500, profile="unarmed"), crew=1, profiles="unarmed", pieces=pieces)
        for pieces in ((), (wall("w", 5600, 3000, 5660, 9000),))
    )
    longest = f"drive:{vehicles.length_per_point(free, 'va') // 100}"
    assert longest in firsts(free)
    assert longest not in firsts(blocked)
    for trip in trips(blocked):
        if trip.first.startswith("drive"):
            assert actions.why_not(blocked, "aa", trip.first) is None


@pytest.mark.parametrize("steps", [1, 2, 3])
def test_the_longest_run_that_is_clear_is_thought_of_first(steps: int) -> None:
    radius = vehicles.make_profile("car").radius
    front = 4000 + radius + steps * driving.STEP + 100
    table = street(
        enemy(11500, profile="unarmed"),
        crew=1,
        profiles="unarmed",
        pieces=(wall("w", front, 3000, front + 60, 9000),),
    )
    table.change("aa", {"ap": 1})
    assert firsts(table) == {f"drive:{steps * driving.STEP // 100}"}


def test_a_car_that_is_broken_down_goes_nowhere_and_a_damaged_one_half_as_far() -> None:
    table = street(enemy(11500, profile="unarmed"), crew=1, profiles="unarmed")
    table.change("va", {"damage": (vehicles.DAMAGED,)})
    table.change("aa", {"ap": 1})
    assert max(trip.table.figures["va"].x for trip in trips(table)) == 4000 + vehicles.length_per_point(
        table, "va"
    )
    table.change("va", {"damage": (vehicles.DAMAGED,) * 2})
    assert trips(table) == []


def test_rubble_takes_twice_the_points_of_a_trip() -> None:
    pieces = (rubble("r", 3000, 5000, 11000, 7000),)
    rough = street(enemy(11500, profile="unarmed"), crew=1, profiles="unarmed", pieces=pieces)
    rough.change("aa", {"ap": 2})
    assert max(trip.table.figures["va"].x for trip in trips(rough)) == 4000 + vehicles.length_per_point(
        rough, "va"
    )


# -- over somebody ---------------------------------------------------------------------------------------


def test_a_run_ends_at_the_enemy_it_meets_and_gains_what_the_rules_say() -> None:
    table = street(enemy(5000, profile="unarmed"), crew=1, profiles="unarmed")
    over = [trip for trip in trips(table) if trip.gain]
    assert over
    for trip in over:
        assert trip.table.figures["va"].x < 5000
        assert trip.gain == pytest.approx(gains.run_gain(table, "aa", int(trip.first.partition(":")[2])))
    assert all(trip.gain == 0 for trip in trips(street(FAR, crew=1)))


def test_who_stands_far_from_the_road_is_no_part_of_the_reckoning() -> None:
    near = street(enemy(5000, profile="unarmed"), crew=1, profiles="unarmed")
    both = street(
        enemy(5000, profile="unarmed"),
        Group("c", "two", (4000, 11500), "unarmed"),
        crew=1,
        profiles="unarmed",
    )
    assert gains.run_gain(near, "aa", 20) == pytest.approx(gains.run_gain(both, "aa", 20))


# -- in and out ------------------------------------------------------------------------------------------


def test_nobody_boards_what_he_does_not_touch_or_what_goes_nowhere() -> None:
    table = street(FAR, profiles="unarmed")
    assert board(table) > -1e5
    away = table.copy()
    away.change("aa", {"y": 9000})
    assert board(away) < -1e5
    broken = table.copy()
    broken.change("va", {"damage": (vehicles.DAMAGED,) * 2})
    assert board(broken) < -1e5
    assert table.figures["aa"].aboard == "", "only thought of"


def passenger(
    *, acted: tuple[str, ...] = (), markers: tuple[str, ...] = (), unit: str = "a", **values: Any
) -> Table:
    """One at the wheel, the second of the group beside the car."""
    table = street(
        FAR, crew=1, profiles=["unarmed", "unarmed"], turn={"unit": unit, "acted": acted, "figure": "ab"}
    )
    table.change("ab", {"x": 4000, "y": 6000 + vehicles.make_profile("car").radius + 125})
    table.units["a"] = replace(table.units["a"], markers=frozenset(markers))
    table.change("aa", values)
    return table


def test_a_passenger_boards_where_the_driver_is_still_to_drive() -> None:
    for table, still in (
        (passenger(), True),
        (passenger(markers=(ACTIVATED,)), True),
        (passenger(markers=(ACTIVATED,), acted=("aa",)), False),
        (passenger(markers=(ACTIVATED,), unit="b"), False),
        (passenger(unit="b"), True),
        (passenger(states=frozenset({"stunned"})), False),
    ):
        assert rides.still_to_drive(table, "ab", "aa") is still
        assert (board(table, "ab") > -1e5) is still


def test_nobody_waits_for_himself_to_drive() -> None:
    assert not rides.still_to_drive(passenger(markers=(ACTIVATED,)), "aa", "aa")


def test_who_gets_out_goes_on_foot_with_what_is_left() -> None:
    table = street(enemy(4000, 7500, profile="unarmed"), crew=1, profiles="trooper")
    view = outlook.Outlook(table, "aa")
    assert rides.leave(view) > view.stand(table, table.figures["aa"].ap)
    none = street(FAR, crew=1)
    none.change("aa", {"ap": 0})
    assert rides.leave(outlook.Outlook(none, "aa")) < -1e5
    on_foot = street(FAR)
    assert rides.leave(outlook.Outlook(on_foot, "aa")) < -1e5


def test_of_two_trips_to_one_place_the_cheaper_is_worth_more() -> None:
    table = street(enemy(11500, profile="unarmed"), crew=1, profiles="unarmed")
    view = outlook.Outlook(table, "aa")
    weights = rides.weights(view, table)
    assert weights
    assert all(rides.drive(view, first) == worth for first, worth in weights.items())
    assert rides.drive(view, "drive:1") < -1e5, "not thought of"
    assert max(weights, key=lambda first: weights[first]).startswith("drive")


def test_to_win_by_a_trip_is_worth_more_than_any_place() -> None:
    case = Marker("case", "object", 4000, 6000, holder="aa")
    table = street(FAR, crew=1, facing=270, profiles="unarmed", turn={"markers": (case,)})
    table.setting = replace(table.setting, scenario="extraction")
    table.change("aa", {"carrying": "case"})
    home = rides.weights(outlook.Outlook(table, "aa"), table)
    assert max(home.values()) > rides.HOME / 2
    dropped = table.copy()
    dropped.change("aa", {"carrying": ""})
    assert max(rides.weights(outlook.Outlook(dropped, "aa"), dropped).values()) < rides.HOME / 2


# -- where it is left ------------------------------------------------------------------------------------


def test_a_vehicle_is_parked_by_who_is_placed_and_has_hands() -> None:
    table = street(enemy(4100, profile="unarmed"), Group("m", "one", (4000, 7000), "robot"))
    table.change("aa", {"x": 4300, "y": 6400})
    assert rides.parked(table, "va") == 0, "nobody is placed yet"
    for unit in ("m", "b"):
        table.units[unit] = replace(table.units[unit], markers=frozenset({"placed"}))
    assert rides.parked(table, "va") == 0, "neither a robot nor an enemy takes it"
    table.units["a"] = replace(table.units["a"], markers=frozenset({"placed"}))
    assert rides.parked(table, "va") == pytest.approx(-5), "3 cm one way and 4 the other"
    assert table.units["v"].kind == VEHICLE
