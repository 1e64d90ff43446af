"""Getting into vehicles and out of them, and where those aboard end when one is destroyed (CZ-ACT-01)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from escarmouche.engine.requests import Refusal
from escarmouche.games.combat_zone import actions, crews, driving, vehicles
from escarmouche.games.combat_zone.table import ABOARD, ALIVE, DEAD, DROPPED, VEHICLE, WAITING, WRECK, Table
from escarmouche.space.shapes import bearing, distance
from tests.combat_zone.tables import PROFILES, Group, referee_of, table_of, wall

for _kind in vehicles.KINDS:
    PROFILES.setdefault(f"vehicle.{_kind}", vehicles.make_profile(_kind))

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


@pytest.mark.parametrize("facing", [0, 90, 180, 270])
def test_act_01_who_gets_out_stands_on_the_left_against_the_hull(facing: int) -> None:
    table = parked(facing=facing)
    table.change("aa", {"x": 9000})
    spot = crews.beside(table, "ab")
    assert spot is not None
    assert bearing((4000, 6000), spot) == (facing + 90) % 360
    assert BESIDE <= distance((4000, 6000), spot) <= BESIDE + 2


def test_act_01_who_finds_the_door_taken_goes_round_the_hull() -> None:
    spot = crews.beside(parked(), "ab")
    assert spot is not None
    assert BESIDE <= distance((4000, 6000), spot) <= BESIDE + 2
    assert bearing((4000, 6000), spot) == 135, (
        "the first place behind the one at the door with room for a base"
    )
    assert distance(spot, (4000, 6000 + BESIDE)) >= 250


def test_act_01_inside_a_ring_of_friends_there_is_room_behind_them() -> None:
    ring = [(4000, 6426), (4302, 6302), (4426, 6000), (4302, 5698)]
    ring += [(8000 - x, 12000 - y) for x, y in ring]
    table = parked(Group("f", "one", (0, 0), count=8, places=ring))
    table.change("aa", {"x": 9000})
    spot = crews.beside(table, "ab")
    assert spot is not None
    assert all(distance(spot, friend) >= 250 for friend in ring)
    assert distance((4000, 6000), spot) < 426 + 250 + 125


def test_act_01_nobody_lies_or_waits_in_a_vehicle_and_all_look_ahead() -> None:
    table = parked(facing=180)
    table.change("aa", {"states": frozenset({DROPPED, WAITING})})
    referee = referee_of(table)
    crews.board(referee, "aa", "va")
    record = referee.table.figures["aa"]
    assert (record.states, record.facing, record.aboard) == (frozenset(), 180, "va")
    assert referee.table.figures["va"].crew == ("ab", "aa")
    assert [e.about["key"] for e in referee.events if e.what == "note"] == ["boards"]


def test_act_01_why_not_in_and_why_not_out() -> None:
    table = parked()
    assert why(crews.why_not_board(table, "aa", "va")) == ""
    assert why(crews.why_not_board(table, "ab", "va")) == "not-in-contact"
    assert why(crews.why_not_board(table, "aa", "nothing")) == "no-vehicle"
    assert why(crews.why_not_leave(table, "aa")) == "not-aboard"
    assert why(crews.why_not_leave(table, "ab")) == ""
    table.change("aa", {"y": 6000 + BESIDE + 1})
    assert why(crews.why_not_board(table, "aa", "va")) == "not-in-contact"
    table.change("va", {"fate": WRECK})
    assert why(crews.why_not_board(table, "aa", "va")) == "no-vehicle"


def test_act_01_only_vehicles_of_ones_side_at_hand_are_thought_of() -> None:
    theirs = Group("w", "two", (4000, 6000 + 2 * BESIDE), "vehicle.car", kind=VEHICLE)
    friend = Group("f", "one", (4250, 6000 + BESIDE))
    table = parked(theirs, friend)
    assert crews.vehicles_near(table, "aa") == ("va",)
    assert {o for o in actions.options(table, "aa") if o.startswith("board")} == {"board:va"}


def test_act_01_who_gets_out_gives_up_the_wheel_to_the_next() -> None:
    referee = referee_of(parked(crew=2))
    crews.leave(referee, "ab")
    assert referee.table.figures["va"].crew == ("ac",)
    assert vehicles.is_driver(referee.table, "ac")
    assert not vehicles.is_driver(referee.table, "ab")
    assert [e.about["key"] for e in referee.events if e.what == "note"] == ["leaves"]


@pytest.mark.parametrize(
    ("total", "damage", "fate"),
    [(7, (), ALIVE), (8, (vehicles.DAMAGED,), ALIVE), (10, (vehicles.DAMAGED,), ALIVE), (11, None, WRECK)],
)
def test_mach_02_a_car_is_damaged_from_8_and_destroyed_from_11(
    total: int, damage: tuple[str, ...] | None, fate: str
) -> None:
    line = vehicles.LINES["car"]
    assert (line["major"][0], line["destroyed"]) == (8, 11)
    table = parked(crew=0)
    referee = referee_of(table, (total - total // 2, total // 2))
    crews.harm(referee, "CZ-WND-01", "va", "2D6", "two", (), "")
    car = referee.table.figures["va"]
    assert car.fate == fate
    if damage is not None:
        assert car.damage == damage


def test_mach_08_those_aboard_a_wreck_are_thrown_out_without_points_and_tried_by_dice() -> None:
    referee = referee_of(parked(crew=2), (1, 1), (1, 1))
    crews.destroy(referee, "CZ-MACH-08", "va")
    table = referee.table
    assert [table.figures[f].ap for f in ("aa", "ab", "ac")] == [6, 0, 0]
    assert all(table.figures[f].fate == ALIVE and not table.figures[f].aboard for f in ("ab", "ac"))
    assert [e.about["target"] for e in referee.events if e.what == "roll"] == ["ab", "ac"]
    spots = [(table.figures[f].x, table.figures[f].y) for f in ("aa", "ab", "ac")]
    assert all(distance(a, b) >= 250 for n, a in enumerate(spots) for b in spots[:n])


def test_mach_08_who_finds_no_room_beside_the_wreck_dies_in_it() -> None:
    boxes = (
        (3690, 4000, 3700, 8000),
        (4300, 4000, 4310, 8000),
        (3700, 5650, 4300, 5700),
        (3700, 6300, 4300, 6310),
    )
    table = parked(pieces=tuple(wall(f"w{n}", *box) for n, box in enumerate(boxes)))
    referee = referee_of(table)
    crews.destroy(referee, "CZ-MACH-08", "va")
    assert referee.table.figures["ab"].fate == DEAD
    assert not [e for e in referee.events if e.what == "roll"]


# -- driving, to the end of its list ------------------------------------------------------------------------


def test_move_03_a_driver_thinks_of_every_run_and_turn_his_car_can_make() -> None:
    table = parked(crew=2)
    expected = ["drive:5", "drive:10", "drive:15", "drive:20", "reverse:5", "reverse:10"]
    for degrees in vehicles.RULINGS["turns"]:
        expected += [f"left:{degrees}", f"right:{degrees}"]
    assert list(driving.options(table, "ab")) == [*expected, "leave"]
    assert list(driving.options(table, "ac")) == ["leave"]


@pytest.mark.parametrize(
    ("judge", "what", "reason", "excess"),
    [
        (driving.why_not_drive, "25", "run-too-long", 500),
        (driving.why_not_drive, "30", "run-too-long", 1000),
        (driving.why_not_drive, "0", "no-such-run", 0),
        (driving.why_not_drive, "7", "no-such-run", 0),
        (driving.why_not_drive, "far", "no-such-run", 0),
        (driving.why_not_drive, "20", "", 0),
        (driving.why_not_drive, "5", "", 0),
        (driving.why_not_reverse, "15", "run-too-long", 500),
        (driving.why_not_reverse, "0", "no-such-run", 0),
        (driving.why_not_reverse, "6", "no-such-run", 0),
        (driving.why_not_reverse, "5", "", 0),
        (driving.why_not_reverse, "10", "", 0),
        (driving.why_not_turn, "91", "no-such-turn", 0),
        (driving.why_not_turn, "round", "no-such-turn", 0),
        (driving.why_not_turn, "90", "", 0),
    ],
)  # fmt: skip
def test_move_03_why_a_vehicle_does_not_run_or_turn_so(
    judge: Callable[[Table, str, str], Refusal | None], what: str, reason: str, excess: int
) -> None:
    refusal = judge(parked(), "ab", what)
    assert why(refusal) == reason
    if refusal:
        assert refusal.excess == excess


def test_mach_05_a_vehicle_hit_once_runs_half_as_far_and_hit_twice_not_at_all() -> None:
    table = parked()
    table.change("va", {"damage": (vehicles.DAMAGED,)})
    assert vehicles.length_per_point(table, "va") == 1000
    refusal = driving.why_not_drive(table, "ab", "15")
    assert refusal is not None
    assert (refusal.reason, refusal.excess) == ("run-too-long", 500)
    assert driving.why_not_drive(table, "ab", "10") is None
    table.change("va", {"damage": (vehicles.DAMAGED,) * 2})
    for judge, what in (
        (driving.why_not_drive, "5"),
        (driving.why_not_reverse, "5"),
        (driving.why_not_turn, "15"),
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


def test_act_01_on_foot_is_who_stands_there_himself() -> None:
    table = parked()
    assert [vehicles.on_foot(table, f) for f in ("aa", "ab", "va")] == [True, False, False]
    table.change("aa", {"fate": DEAD})
    assert not vehicles.on_foot(table, "aa")


def test_move_06_a_run_meets_the_base_it_touches_and_not_a_nearer_centre() -> None:
    wide = Group("b", "two", (4000 + CAR + 200, 6000), "robot")
    slim = Group("c", "two", (4000 + 300, 6000 - 380))
    assert driving.road(parked(slim, wide), "va", 0, 500).enemy == "ba"


@pytest.mark.parametrize("x", [4000 + BESIDE + 999, 4000 + BESIDE + 1001])
def test_move_06_a_run_is_closed_by_a_friend_within_it_and_free_before_him(x: int) -> None:
    table = parked(Group("f", "one", (x, 6000)))
    refusal = driving.why_not_drive(table, "ab", "10")
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
