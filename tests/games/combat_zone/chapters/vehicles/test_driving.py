"""Driving, turning, backing, running into things (CZ-MOVE, CZ-WND-01)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from escarmouche.engine.requests import Refusal
from escarmouche.games.combat_zone.chapters.vehicles import driving, vehicles
from escarmouche.games.combat_zone.table import ABOARD, ALIVE, DEAD, VEHICLE, Table
from tests.games.combat_zone.invariants import faults
from tests.games.combat_zone.tables import (
    PROFILES,
    Group,
    barricade,
    codes_of,
    enemy,
    price_of,
    referee_of,
    refusal_of,
    rubble,
    street,
    table_of,
    wall,
)


@pytest.mark.parametrize(("far", "price"), [(1000, 1), (999, 2)])
def test_move_05_a_run_is_dear_as_soon_as_it_enters_difficult_ground(far: int, price: int) -> None:
    PROFILES.setdefault("vehicle.car", vehicles.make_profile("car"))
    rough = (rubble("e", 6000 + far, 4000, 9000, 8000), rubble("w", 3000, 4000, 6000 - far, 8000))
    table = table_of(
        Group("a", "one", (6000, 6000), fate="aboard", aboard="va"),
        Group("v", "one", (6000, 6000), "vehicle.car", kind="vehicle", crew=("aa",)),
        options={"vehicles": "cars"},
        pieces=rough,
    )
    assert price_of(table, "aa", "drive:10") == price
    assert price_of(table, "aa", "reverse:10") == price
    assert price_of(table, "aa", "drive:5") == price_of(table, "aa", "reverse:5") == 1


CAR = vehicles.make_profile("car").radius

BESIDE = CAR + 125


def parked(*others: Group, crew: int = 1, facing: int = 0, kind: str = "car", **values: object) -> Table:
    """A car at 40/60, `crew` troopers of group a in it and one more beside its door."""
    foot = Group("a", "one", (4000, 6000 + BESIDE), "trooper", crew + 1, facing=90)
    car = Group("v", "one", (4000, 6000), f"vehicle.{kind}", kind=VEHICLE, facing=facing)
    table = table_of(foot, car, *others, options={"vehicles": "cars"}, **values)  # type: ignore[arg-type]
    inside = [f.id for f in foot.figures][1:]
    for id in inside:
        table.change(id, {"fate": ABOARD, "aboard": "va", "x": 4000, "y": 6000})
    table.change("va", {"crew": tuple(inside)})
    return table


def why(refusal: Refusal | None) -> str:
    return refusal.reason if refusal else ""


def test_move_03_a_driver_thinks_of_every_run_and_turn_his_car_can_make() -> None:
    table = parked(crew=2)
    expected = ["drive:5", "drive:10", "drive:15", "drive:20", "reverse:5", "reverse:10"]
    for degrees in vehicles.RULINGS["turns"]:
        expected += [f"left:{degrees}", f"right:{degrees}"]
    assert codes_of(table, "ab")[: len(expected) + 1] == [*expected, "leave"]
    assert codes_of(table, "ac")[0] == "leave"


@pytest.mark.parametrize(
    ("judge", "what", "reason", "excess"),
    [
        (driving.why_not_drive, 25, "run-too-long", 500),
        (driving.why_not_drive, 30, "run-too-long", 1000),
        (driving.why_not_drive, 0, "no-such-run", 0),
        (driving.why_not_drive, 7, "no-such-run", 0),
        (driving.why_not_drive, 20, "", 0),
        (driving.why_not_drive, 5, "", 0),
        (driving.why_not_reverse, 15, "run-too-long", 500),
        (driving.why_not_reverse, 0, "no-such-run", 0),
        (driving.why_not_reverse, 6, "no-such-run", 0),
        (driving.why_not_reverse, 5, "", 0),
        (driving.why_not_reverse, 10, "", 0),
        (driving.why_not_turn, 91, "no-such-turn", 0),
        (driving.why_not_turn, 90, "", 0),
    ],
)  # fmt: skip
def test_move_03_why_a_vehicle_does_not_run_or_turn_so(
    judge: Callable[[Table, str, int], Refusal | None], what: int, reason: str, excess: int
) -> None:
    refusal = judge(parked(), "ab", what)
    assert why(refusal) == reason
    if refusal:
        assert refusal.excess == excess


def test_mach_05_a_vehicle_hit_once_runs_half_as_far_and_hit_twice_not_at_all() -> None:
    table = parked()
    table.change("va", {"damage": (vehicles.DAMAGED,)})
    assert vehicles.length_per_point(table, "va") == 1000
    refusal = driving.why_not_drive(table, "ab", 15)
    assert refusal is not None
    assert (refusal.reason, refusal.excess) == ("run-too-long", 500)
    assert driving.why_not_drive(table, "ab", 10) is None
    table.change("va", {"damage": (vehicles.DAMAGED,) * 2})
    for judge, what in (
        (driving.why_not_drive, 5),
        (driving.why_not_reverse, 5),
        (driving.why_not_turn, 15),
    ):
        found = judge(table, "ab", what)
        assert found is not None
        assert (found.rule, found.reason) == ("CZ-MACH-05", "does-not-run")


def test_move_06_a_run_meets_who_stands_ahead_and_not_who_clings_beside() -> None:
    beside = Group("b", "two", (4000, 6000 - BESIDE))
    before = Group("c", "two", (4000 + BESIDE, 6000))
    table = parked(beside, before)
    assert driving.road(table, "va", 0, 500).enemy == "ca"
    assert driving.road(table, "va", 270, 500).enemy == "ba"
    assert driving.road(table, "va", 180, 500).enemy == ""


def test_move_06_a_run_meets_the_base_it_touches_and_not_a_nearer_centre() -> None:
    wide = Group("b", "two", (4000 + CAR + 200, 6000), "robot")
    slim = Group("c", "two", (4000 + 300, 6000 - 380))
    assert driving.road(parked(slim, wide), "va", 0, 500).enemy == "ba"


@pytest.mark.parametrize("x", [4000 + BESIDE + 999, 4000 + BESIDE + 1001])
def test_move_06_a_run_is_closed_by_a_friend_within_it_and_free_before_him(x: int) -> None:
    table = parked(Group("f", "one", (x, 6000)))
    refusal = driving.why_not_drive(table, "ab", 10)
    assert why(refusal) == ("friend-on-the-road" if x < 4000 + BESIDE + 1000 else "")


def test_move_06_a_road_that_is_closed_is_clear_up_to_there() -> None:
    table = parked(pieces=(wall("w", 5000, 5000, 5100, 7000),))
    found = driving.road(table, "va", 0, 2000)
    assert found.stop == driving.WALL
    assert 4000 < found.end[0] <= 5000 - CAR
    assert found.end[0] > 5000 - CAR - 100
    friend = driving.road(parked(Group("f", "one", (5000, 6000))), "va", 0, 2000)
    assert friend.stop == driving.FRIEND
    assert 5000 - BESIDE - 100 < friend.end[0] <= 5000 - BESIDE


def test_move_02_after_a_skid_into_somebody_he_is_run_over() -> None:
    table = parked(Group("b", "two", (4000 + BESIDE + 500, 6000)))
    table.change("va", {"speed": 4000})
    referee = referee_of(table, (3,), (1,))
    driving.turn(referee, "ab", 90)
    assert referee.table.figures["va"].x == 4500
    assert referee.table.figures["va"].facing == referee.table.figures["ab"].facing == 90
    rolls = [e.about.get("target") or e.about.get("figure") for e in referee.events if e.what == "roll"]
    assert rolls == ["va", "ba"]


def test_wnd_01_a_machine_run_into_gives_as_good_as_it_gets() -> None:
    table = parked(Group("b", "two", (4000 + CAR + 200, 6000), "robot"))
    referee = referee_of(table, (1,), (1,))
    driving.ram(referee, "va", "ba")
    assert [e.about["target"] for e in referee.events if e.what == "roll"] == ["ba", "va"]


def refused(table: Table, action: str, figure: str = "aa") -> tuple[str, str] | None:
    found = refusal_of(table, figure, action)
    return (found.rule, found.reason) if found else None


@pytest.mark.parametrize(
    ("kind", "cm"),
    [("car", 20), ("sports_car", 30), ("truck_4x4", 15), ("motorbike", 25), ("tracked_apc", 10)],
)
def test_move_03_a_point_takes_a_vehicle_so_far(kind: str, cm: int) -> None:
    table = street(kind=kind, crew=1)
    assert (price_of(table, "aa", f"drive:{cm}"), refused(table, f"drive:{cm}")) == (1, None)
    assert refused(table, f"drive:{cm + 5}") == ("CZ-MOVE-03", "run-too-long")
    referee = referee_of(table)
    driving.drive(referee, "aa", cm)
    car, driver = referee.table.figures["va"], referee.table.figures["aa"]
    assert (car.x, car.y, car.speed, car.spent) == (4000 + 100 * cm, 6000, 100 * cm, 1)
    assert (driver.x, driver.y) == (car.x, car.y)


def test_move_03_backing_is_ten_centimetres_a_point() -> None:
    table = street(crew=1)
    assert (price_of(table, "aa", "reverse:10"), refused(table, "reverse:10")) == (1, None)
    assert refused(table, "reverse:15") == ("CZ-MOVE-03", "run-too-long")
    referee = referee_of(table)
    driving.reverse(referee, "aa", 10)
    assert (referee.table.figures["va"].x, referee.table.figures["va"].facing) == (3000, 0)
    behind = street(enemy(3200), crew=1)
    assert refused(behind, "reverse:10") == ("CZ-MOVE-06", "enemy-in-the-way")


def test_move_02_a_turn_up_to_90_degrees_costs_two_points() -> None:
    table = street(crew=1)
    assert (price_of(table, "aa", "left:90"), refused(table, "left:90")) == (2, None)
    assert refused(table, "left:120") == ("CZ-MOVE-02", "no-such-turn")
    referee = referee_of(table)
    driving.turn(referee, "aa", 90)
    assert referee.table.figures["va"].facing == referee.table.figures["aa"].facing == 90
    driving.turn(referee, "aa", -45)
    assert referee.table.figures["va"].facing == 45


def test_terr_03_nobody_drives_at_a_wall_or_over_the_edge() -> None:
    for pieces in ((wall("w", 5500, 5000, 5600, 7000),), (barricade("w", 5500, 5000, 5600, 7000),)):
        table = street(crew=1, pieces=pieces)
        assert refused(table, "drive:20") == ("CZ-TERR-03", "road-closed")
        assert refused(table, "drive:10") is None
    assert refused(street(crew=1, size=(5500, 12000)), "drive:20") == ("CZ-TERR-03", "road-closed")


def test_move_06_nobody_drives_over_a_friend() -> None:
    table = street(Group("f", "one", (5000, 6000)), crew=1)
    assert refused(table, "drive:10") == ("CZ-MOVE-06", "friend-on-the-road")


def test_move_05_difficult_ground_costs_wheels_double_and_tracks_nothing() -> None:
    rough = (rubble("r", 4500, 5000, 5500, 7000),)
    assert price_of(street(crew=1, pieces=rough), "aa", "drive:10") == 2
    assert price_of(street(crew=1, pieces=rough, kind="tracked_apc"), "aa", "drive:10") == 1


@pytest.mark.parametrize(("speed", "limit"), [(0, 90), (30, 90), (31, 60), (60, 60), (90, 30), (91, 15)])
def test_move_02_the_faster_the_wider_the_turn(speed: int, limit: int) -> None:
    table = street(crew=1)
    table.change("va", {"speed": 100 * speed})
    assert driving.turn_limit(table, "va") == limit
    referee = referee_of(table)  # no dice are loaded: a test would fail
    driving.turn(referee, "aa", limit)
    assert referee.table.figures["va"].facing == limit


@pytest.mark.parametrize(("face", "x", "ap"), [(2, 4000, 6), (3, 5000, 6), (4, 5000, 6)])
def test_move_02_a_sharper_turn_may_skid(face: int, x: int, ap: int) -> None:
    table = street(crew=1)
    table.change("va", {"speed": 4000})
    referee = referee_of(table, (face,))
    driving.turn(referee, "aa", 90)
    car = referee.table.figures["va"]
    assert (car.x, car.facing, referee.table.figures["aa"].ap, car.damage) == (x, 90, ap, ())


def test_move_02_a_crash_harms_the_vehicle_and_ends_the_drive() -> None:
    table = street(crew=1)
    table.change("va", {"speed": 4000})
    referee = referee_of(table, (5,), (3,))  # 1D6+5 after ten centimetres more: 8
    driving.turn(referee, "aa", 90)
    car = referee.table.figures["va"]
    assert (car.x, car.damage, referee.table.figures["aa"].ap) == (5000, (vehicles.DAMAGED,), 0)


def test_terr_03_a_skid_into_a_wall_is_a_collision() -> None:
    table = street(crew=1, pieces=(wall("w", 4800, 5000, 4900, 7000),))
    table.change("va", {"speed": 4000})
    referee = referee_of(table, (3,), (3,))  # 1D6+4: 7 does nothing to a car
    driving.turn(referee, "aa", 90)
    assert referee.table.figures["va"].x == 4500
    assert referee.table.figures["va"].damage == ()
    assert [e.about["key"] for e in referee.events if e.what == "note"] == ["skids", "collides", "unhurt"]


def test_wnd_01_a_figure_run_over_takes_the_ram_dice_and_the_speed() -> None:
    table = street(enemy(5500), crew=1)
    referee = referee_of(table, (6,))  # 1D6+1 after 10 cm and a little: 7 eliminates
    driving.drive(referee, "aa", 20)
    assert referee.table.figures["ba"].fate == DEAD
    assert referee.table.figures["va"].x == 6000, "it drives on"
    table.change("va", {"speed": 0})
    referee = referee_of(street(enemy(5500), crew=1), (5,))
    driving.drive(referee, "aa", 20)
    hit = referee.table.figures["ba"]
    assert (hit.fate, "panicked" in hit.states) == (ALIVE, True), "6 is one short"
    assert referee.table.figures["va"].x == 5500 - 300 - 125, "it stops in contact"
    assert not faults(referee.table)


@pytest.mark.parametrize(("kind", "speed", "dice"), [
    ("car", 0, "1D6"), ("car", 19, "1D6+1"), ("motorbike", 25, "1D4+2"), ("truck_4x4", 30, "1D8+3"),
    ("tracked_apc", 10, "2D8+1"), ("grav_light_tank", 40, "3D8+4"),
])  # fmt: skip
def test_wnd_01_the_dice_of_a_collision(kind: str, speed: int, dice: str) -> None:
    table = street(kind=kind)
    table.change("va", {"speed": 100 * speed})
    assert vehicles.impact(table, "va") == dice


def test_mach_01_running_into_a_machine_harms_both() -> None:
    table = street(enemy(5500, profile="robot"), crew=1)
    table.change("va", {"speed": 5000})
    referee = referee_of(table, (1,), (2,))  # 1D6+5: 6 or 7 does nothing to either
    driving.drive(referee, "aa", 20)
    assert [e.about["target"] for e in referee.events if e.what == "roll"] == ["ba", "va"]


def test_move_05_backing_over_difficult_ground_costs_wheels_double_too() -> None:
    rough = (rubble("r", 2500, 5000, 3500, 7000),)
    assert price_of(street(crew=1, pieces=rough), "aa", "reverse:10") == 2
    assert price_of(street(crew=1, pieces=rough, kind="tracked_apc"), "aa", "reverse:10") == 1
    assert price_of(street(crew=1), "aa", "reverse:10") == 1


@pytest.mark.parametrize("run", ["drive", "reverse"])
def test_shoot_11_every_point_of_a_run_shakes_the_aim_on_difficult_ground_both(run: str) -> None:
    rough = (rubble("r", 2500, 5000, 5500, 7000),)
    referee = referee_of(street(crew=1, pieces=rough))
    (driving.drive if run == "drive" else driving.reverse)(referee, "aa", 10)
    assert referee.table.figures["va"].spent == 2


def test_move_06_a_run_meets_who_stands_ahead_and_not_who_clings_behind() -> None:
    behind = Group("b", "two", (4000 - 425, 6000), facing=180)
    before = Group("c", "two", (4000 + 425, 6000), facing=180)
    referee = referee_of(street(behind, before, crew=1), (1,))
    driving.drive(referee, "aa", 10)
    assert [e.about["target"] for e in referee.events if e.what == "roll"] == ["ca"]
