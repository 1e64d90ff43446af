"""Getting into vehicles and out of them, and where those aboard end when one is destroyed (CZ-ACT-01)."""

from __future__ import annotations

import pytest

from escarmouche.engine.requests import Refusal
from escarmouche.games.combat_zone.chapters import actions
from escarmouche.games.combat_zone.chapters.vehicles import crews, vehicles
from escarmouche.games.combat_zone.chapters.wounds import wounds
from escarmouche.games.combat_zone.chapters.wounds.wounds import WoundRoll
from escarmouche.games.combat_zone.table import (
    ABOARD,
    ALIVE,
    DEAD,
    DROPPED,
    VEHICLE,
    WAITING,
    WRECK,
    Table,
    Thing,
)
from escarmouche.space.shapes import bearing, distance
from tests.games.combat_zone.invariants import faults
from tests.games.combat_zone.tables import (
    Group,
    Script,
    codes_of,
    enemy,
    price_of,
    referee_of,
    refusal_of,
    street,
    table_of,
    wall,
)

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
    (told,) = [e for e in referee.events if e.kind == "moved"]
    assert told.about["vehicle"] == "va"
    ((figure, path, facing),) = told.about["steps"]
    assert (figure, path[-1], facing) == ("aa", (record.x, record.y), 180)


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
    assert {o for o in codes_of(table, "aa") if o.startswith("board")} == {"board:va"}


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
    crews.harm(referee, WoundRoll("CZ-WND-01", "two", "va", "2D6"), ())
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


def refused(table: Table, action: str, figure: str = "aa") -> tuple[str, str] | None:
    found = refusal_of(table, figure, action)
    return (found.rule, found.reason) if found else None


def test_act_01_getting_in_and_out_costs_a_point_each() -> None:
    table = street()
    assert "board:va" in tuple(codes_of(table, "aa"))
    assert (price_of(table, "aa", "board:va"), refused(table, "board:va")) == (1, None)
    referee = referee_of(table)
    crews.board(referee, "aa", "va")
    inside = referee.table.figures["aa"]
    assert (inside.fate, inside.aboard, inside.x, inside.y) == (ABOARD, "va", 4000, 6000)
    assert referee.table.figures["va"].crew == ("aa",)
    assert vehicles.is_driver(referee.table, "aa")
    assert not faults(referee.table)
    assert (price_of(referee.table, "aa", "leave"), refused(referee.table, "leave")) == (1, None)
    crews.leave(referee, "aa")
    outside = referee.table.figures["aa"]
    assert (outside.fate, outside.aboard) == (ALIVE, "")
    assert not referee.table.figures["va"].crew
    assert not faults(referee.table)


def test_act_01_without_the_option_nobody_is_offered_a_vehicle() -> None:
    assert not any(o.startswith("board") for o in codes_of(street(options={"vehicles": "none"}), "aa"))


def test_act_01_why_nobody_gets_in() -> None:
    far = table_of(
        Group("a", "one", (1000, 1000)), *[Group("v", "one", (4000, 6000), "vehicle.car", kind=VEHICLE)]
    )
    assert refused(far, "board:va") == ("CZ-ACT-01", "not-in-contact")
    theirs = table_of(
        Group("a", "one", (4000, 6425)), Group("v", "two", (4000, 6000), "vehicle.car", kind=VEHICLE)
    )
    assert refused(theirs, "board:va") == ("CZ-ACT-01", "not-your-vehicle")
    assert refused(street(), "board:aa") == ("CZ-ACT-01", "no-vehicle")
    for state, rule in (("panicked", "CZ-REAC-13"), ("burning", "CZ-AREA-09")):
        table = street()
        table.change("aa", {"states": frozenset({state})})
        found = refused(table, "board:va")
        assert found is not None
        assert found[0] == rule
    machine = street(profiles="robot")
    machine.change("aa", {"y": 6500})
    assert refused(machine, "board:va") == ("CZ-ACT-03", "no-hands")


def test_act_01_a_vehicle_has_so_many_seats() -> None:
    for kind, most in (("motorbike", 2), ("car", 4), ("wheeled_apc", 8)):
        table = street(kind=kind)
        table.change("va", {"crew": tuple(f"x{n}" for n in range(most - 1))})
        assert refused(table, "board:va") is None
        table.change("va", {"crew": tuple(f"x{n}" for n in range(most))})
        assert refused(table, "board:va") == ("CZ-ACT-01", "no-seat")


def test_act_01_a_passenger_does_not_drive_until_the_driver_has_left() -> None:
    table = street(crew=2)
    assert refused(table, "drive:10", "ab") == ("CZ-ACT-01", "not-at-the-wheel")
    assert refused(table, "drive:10", "aa") is None
    referee = referee_of(table)
    crews.leave(referee, "aa")
    assert refused(referee.table, "drive:10", "ab") is None
    assert refused(referee.table, "drive:10", "aa") == ("CZ-ACT-01", "not-aboard")


def test_act_01_aboard_one_drives_fires_or_gets_out_and_nothing_else() -> None:
    table = street(enemy(6000), crew=1, profiles="grenadier")
    offered = {option.partition(":")[0] for option in codes_of(table, "aa")}
    assert offered == {"drive", "reverse", "left", "right", "shoot", "burst", "aim", "leave", "done"}
    for action in ("move", "cover", "grenade", "opportunity", "pivot"):
        assert refused(table, action) == ("CZ-ACT-01", "aboard")


def test_move_06_nobody_gets_out_into_a_wall() -> None:
    boxes = (
        (3690, 4000, 3700, 8000),
        (4300, 4000, 4310, 8000),
        (3700, 5650, 4300, 5700),
        (3700, 6300, 4300, 6310),
    )
    table = street(crew=1, pieces=tuple(wall(f"w{n}", *box) for n, box in enumerate(boxes)))
    assert refused(table, "leave") == ("CZ-MOVE-06", "no-room")


def test_mach_08_those_aboard_a_destroyed_vehicle_are_thrown_out_and_perhaps_wounded() -> None:
    table = street(crew=2)
    referee = referee_of(table, (6, 6), (1, 2), (3, 4))  # destroyed; 3 does nothing, 7 eliminates
    wounds.wound(referee, "CZ-WND-01", "va", "2D6", "two")
    after = referee.table
    assert [after.figures[f].fate for f in ("va", "aa", "ab")] == [WRECK, ALIVE, DEAD]
    assert (after.figures["aa"].aboard, after.figures["aa"].ap) == ("", 0)
    assert after.ground.piece("wreck-va").kind == "wreck"
    assert not faults(after)


def test_ap_04_getting_in_driving_and_getting_out_are_paid_one_after_the_other() -> None:
    table = street(enemy(11000))
    script = Script(action=["board:va", "drive:20", "left:90", "leave"])
    referee = referee_of(table, one=script)
    left = []
    for _ in range(4):
        actions.act(referee)
        actions.carry_out(referee)
        left.append(referee.table.figures["aa"].ap)
    assert left == [5, 4, 2, 1]
    car = referee.table.figures["va"]
    assert (car.x, car.facing, car.crew, car.spent) == (6000, 90, (), 3)
    assert referee.table.figures["aa"].fate == ALIVE
    assert not faults(referee.table)


def test_area_07_who_gets_out_into_the_flames_is_burnt() -> None:
    fire = Thing("f", "fire", 4000, 6700, radius=300, value=9)
    table = street(enemy(11000), crew=1, things=(fire,))
    referee = referee_of(table, (1, 1), one=Script(action=["leave"]))
    actions.act(referee)
    actions.carry_out(referee)
    assert [e.rule for e in referee.events if e.what == "roll"] == ["CZ-AREA-07"]
