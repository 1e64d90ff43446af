"""Vehicles that figures drive: in and out, driving, shooting, collisions, skids, what becomes of the crew."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche import players
from escarmouche.cli import phrases
from escarmouche.cli.language import messages
from escarmouche.engine.match import Match
from escarmouche.engine.requests import Modifier
from escarmouche.engine.ruleset import Setup
from escarmouche.games.combat_zone import (
    actions,
    activation,
    appraisal,
    casualties,
    closecombat,
    crews,
    driving,
    initiative,
    movement,
    opportunity,
    sequence,
    setup,
    shooting,
    vehicles,
    victory,
    wounds,
)
from escarmouche.games.combat_zone.ruleset import RULESET
from escarmouche.games.combat_zone.table import ABOARD, ALIVE, DEAD, VEHICLE, WRECK, Marker, Table
from tests.combat_zone.invariants import faults
from tests.combat_zone.tables import PROFILES, Group, Script, barricade, referee_of, rubble, table_of, wall

for _kind in vehicles.KINDS:
    PROFILES.setdefault(f"vehicle.{_kind}", vehicles.make_profile(_kind))

ON = {"vehicles": "cars"}


def street(
    *more: Group,
    kind: str = "car",
    crew: int = 0,
    profiles: Any = "pistolier",
    facing: int = 0,
    **values: Any,
) -> Table:
    """A car at 40/60 that looks east, friends beside it, the first of whom acts; `crew` of them sit in it."""
    printed = vehicles.make_profile(kind)
    foot = Group("a", "one", (4000, 6000 + printed.radius + 125), profiles, max(1, crew), facing=facing)
    car = Group("v", "one", (4000, 6000), f"vehicle.{kind}", kind=VEHICLE, facing=facing)
    options = {**ON, **values.pop("options", {})}
    table = table_of(foot, car, *more, options=options, **values)
    ids = [f.id for f in foot.figures][:crew]
    for id in ids:
        table.change(id, {"fate": ABOARD, "aboard": "va", "x": 4000, "y": 6000})
    table.change("va", {"crew": tuple(ids)})
    return table


def enemy(x: int, y: int = 6000, profile: str = "trooper", **values: Any) -> Group:
    return Group("b", "two", (x, y), profile, facing=180, **values)


def refused(table: Table, action: str, figure: str = "aa") -> tuple[str, str] | None:
    found = actions.why_not(table, figure, action)
    return (found.rule, found.reason) if found else None


# -- the option ----------------------------------------------------------------------------------------


def test_force_08_there_are_vehicles_only_where_they_are_asked_for() -> None:
    for fleet, kinds in ((None, ()), ("none", ()), *vehicles.FLEETS.items()):
        given = {} if fleet is None else {"vehicles": fleet}
        table = setup.new_table(Setup("firefight", ("corp-100-patrol", "gang-100-street"), given))
        for side in ("one", "two"):
            found = [u for u in table.units.values() if u.kind == VEHICLE and u.side == side]
            assert [table.setting.profiles[table.figures[u.figures[0]].profile].vehicle for u in found] == [
                *kinds
            ]
        assert vehicles.in_use(table) is bool(kinds)


def test_force_08_every_vehicle_of_the_page_is_in_a_fleet_with_its_line() -> None:
    assert {kind for fleet in vehicles.FLEETS.values() for kind in fleet} == set(vehicles.LINES)
    assert set(vehicles.KINDS) == set(vehicles.LINES)
    assert (vehicles.make_profile("wheeled_apc").resistance, vehicles.make_profile("car").resistance) == (
        15,
        8,
    )


def test_game_01_who_begins_in_a_house_has_no_vehicles() -> None:
    lists = RULESET.lists_for("stronghold", ("corp-200-patrol", "gang-200-street"))
    table = setup.new_table(Setup("stronghold", lists, {"vehicles": "armour"}))
    assert {u.side for u in table.units.values() if u.kind == VEHICLE} == {"one"}


# -- in and out ------------------------------------------------------------------------------------------


def test_act_01_getting_in_and_out_costs_a_point_each() -> None:
    table = street()
    assert "board:va" in tuple(actions.options(table, "aa"))
    assert (actions.cost(table, "aa", "board:va"), refused(table, "board:va")) == (1, None)
    referee = referee_of(table)
    crews.board(referee, "aa", "va")
    inside = referee.table.figures["aa"]
    assert (inside.fate, inside.aboard, inside.x, inside.y) == (ABOARD, "va", 4000, 6000)
    assert referee.table.figures["va"].crew == ("aa",)
    assert vehicles.is_driver(referee.table, "aa")
    assert not faults(referee.table)
    assert (actions.cost(referee.table, "aa", "leave"), refused(referee.table, "leave")) == (1, None)
    crews.leave(referee, "aa")
    outside = referee.table.figures["aa"]
    assert (outside.fate, outside.aboard) == (ALIVE, "")
    assert not referee.table.figures["va"].crew
    assert not faults(referee.table)


def test_act_01_without_the_option_nobody_is_offered_a_vehicle() -> None:
    assert not any(o.startswith("board") for o in actions.options(street(options={"vehicles": "none"}), "aa"))


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
    offered = {option.partition(":")[0] for option in actions.options(table, "aa")}
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


def test_ap_01_those_aboard_have_points_and_act_and_the_vehicle_does_not() -> None:
    table = street(crew=2, turn={"step": "choose"})
    for id in ("aa", "ab"):
        table.change(id, {"ap": 0})
    referee = referee_of(table)
    initiative.give_points(referee)
    assert referee.table.figures["aa"].ap > 0
    assert referee.table.figures["va"].ap == 0
    assert activation.able(referee.table, "a") == ("aa", "ab")
    assert "v" not in activation.groups_left(referee.table, "one")


def test_init_01_a_vehicle_gives_no_die() -> None:
    table = street(enemy(9000))
    alone = initiative.dice_of(table, "one")
    del table.units["v"]
    assert alone == initiative.dice_of(table, "one")


# -- driving ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "cm"),
    [("car", 20), ("sports_car", 30), ("truck_4x4", 15), ("motorbike", 25), ("tracked_apc", 10)],
)
def test_move_03_a_point_takes_a_vehicle_so_far(kind: str, cm: int) -> None:
    table = street(kind=kind, crew=1)
    assert (actions.cost(table, "aa", f"drive:{cm}"), refused(table, f"drive:{cm}")) == (1, None)
    assert refused(table, f"drive:{cm + 5}") == ("CZ-MOVE-03", "run-too-long")
    referee = referee_of(table)
    driving.drive(referee, "aa", str(cm))
    car, driver = referee.table.figures["va"], referee.table.figures["aa"]
    assert (car.x, car.y, car.speed, car.spent) == (4000 + 100 * cm, 6000, 100 * cm, 1)
    assert (driver.x, driver.y) == (car.x, car.y)


def test_move_03_backing_is_ten_centimetres_a_point() -> None:
    table = street(crew=1)
    assert (actions.cost(table, "aa", "reverse:10"), refused(table, "reverse:10")) == (1, None)
    assert refused(table, "reverse:15") == ("CZ-MOVE-03", "run-too-long")
    referee = referee_of(table)
    driving.reverse(referee, "aa", "10")
    assert (referee.table.figures["va"].x, referee.table.figures["va"].facing) == (3000, 0)
    behind = street(enemy(3200), crew=1)
    assert refused(behind, "reverse:10") == ("CZ-MOVE-06", "enemy-in-the-way")


def test_move_02_a_turn_up_to_90_degrees_costs_two_points() -> None:
    table = street(crew=1)
    assert (actions.cost(table, "aa", "left:90"), refused(table, "left:90")) == (2, None)
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
    assert actions.cost(street(crew=1, pieces=rough), "aa", "drive:10") == 2
    assert actions.cost(street(crew=1, pieces=rough, kind="tracked_apc"), "aa", "drive:10") == 1


def test_seq_04_speed_is_counted_anew_each_turn() -> None:
    table = street(crew=1, turn={"step": "end"})
    table.change("va", {"speed": 4000, "spent": 2})
    table.change("aa", {"bursts": (("pistol", 1),)})
    referee = referee_of(table)
    sequence.end_turn(referee)
    assert (referee.table.figures["va"].speed, referee.table.figures["va"].spent) == (0, 0)
    assert referee.table.figures["aa"].bursts == ()


# -- skids -----------------------------------------------------------------------------------------------


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


# -- ramming ---------------------------------------------------------------------------------------------


def test_wnd_01_a_figure_run_over_takes_the_ram_dice_and_the_speed() -> None:
    table = street(enemy(5500), crew=1)
    referee = referee_of(table, (6,))  # 1D6+1 after 10 cm and a little: 7 eliminates
    driving.drive(referee, "aa", "20")
    assert referee.table.figures["ba"].fate == DEAD
    assert referee.table.figures["va"].x == 6000, "it drives on"
    table.change("va", {"speed": 0})
    referee = referee_of(street(enemy(5500), crew=1), (5,))
    driving.drive(referee, "aa", "20")
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
    driving.drive(referee, "aa", "20")
    assert [e.about["target"] for e in referee.events if e.what == "roll"] == ["ba", "va"]


# -- shooting --------------------------------------------------------------------------------------------


def values(modifiers: tuple[Modifier, ...]) -> list[int]:
    return [m.value for m in modifiers]


def test_shoot_11_who_fires_from_a_vehicle_loses_one_for_each_point_of_movement_and_the_driver_one_more() -> (
    None
):
    table = street(enemy(6000), crew=2)
    assert values(vehicles.hit_modifiers(table, "aa", "ba")) == [-1]
    assert values(vehicles.hit_modifiers(table, "ab", "ba")) == []
    table.change("va", {"spent": 3})
    assert values(vehicles.hit_modifiers(table, "aa", "ba")) == [-3, -1]
    assert values(vehicles.hit_modifiers(table, "ab", "ba")) == [-3]
    found = shooting.hit_modifiers(table, "ab", "ba", shooting.SINGLE, shooting.SHORT)
    assert Modifier("CZ-SHOOT-11", -3) in found


@pytest.mark.parametrize(("kind", "speed", "expected"), [
    ("motorbike", 29, []), ("motorbike", 30, [-1]), ("motorbike", 39, [-1]), ("motorbike", 40, [-2]),
    ("motorbike", 70, [-2]), ("car", 0, [1]), ("car", 35, [-1, 1]), ("truck_4x4", 0, [1]),
    ("wheeled_apc", 0, [2]), ("grav_light_tank", 45, [-2, 2]),
])  # fmt: skip
def test_shoot_11_a_vehicle_is_easier_to_hit_the_wider_and_harder_the_faster(
    kind: str, speed: int, expected: list[int]
) -> None:
    table = street(enemy(7000), kind=kind, crew=1)
    table.change("va", {"speed": 100 * speed})
    assert values(vehicles.hit_modifiers(table, "ba", "va")) == expected


def test_wpn_04_the_driver_fires_pistols_only() -> None:
    for profile, free in (("pistolier", True), ("trooper", False)):
        table = street(enemy(6000), crew=2, profiles=profile)
        gun = PROFILES[profile].ranged[0]
        driver = refused(table, f"shoot:{gun}")
        assert driver == (None if free else ("CZ-WPN-04", "one-hand-at-the-wheel"))
        assert refused(table, f"shoot:{gun}", "ab") is None


def test_shoot_02_nobody_fires_out_of_a_closed_hull() -> None:
    table = street(enemy(6000), crew=2, kind="wheeled_apc")
    assert refused(table, "shoot:pistol", "ab") == ("CZ-SHOOT-02", "closed-hull")


def test_shoot_02_the_vehicle_is_the_target_and_not_those_aboard() -> None:
    table = street(enemy(7000), crew=2)
    assert tuple(shooting.targets(table, "ba")) == ("va",)


def test_opp_02_opportunity_fire_meets_the_vehicle_that_is_driven() -> None:
    table = street(
        enemy(7000, states=("waiting",)), crew=1, turn={"step": "window", "action": ("drive", "20")}
    )
    script = Script(opportunity_fire=["ba"])
    referee = referee_of(table, (1, 1, 1), two=script)
    opportunity.window(referee)
    assert script.asked[0].about["target"] == "va"
    assert "waiting" not in referee.table.figures["ba"].states


def test_cc_01_nobody_fights_a_vehicle_hand_to_hand() -> None:
    table = table_of(
        Group("a", "one", (4425, 6000)),
        Group("v", "two", (4000, 6000), "vehicle.car", kind=VEHICLE),
        options=ON,
    )
    assert refused(table, "fight:va") == ("CZ-CC-01", "no-fight-with-a-vehicle")
    assert closecombat.in_contact(table, "aa") == ()


# -- damage ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "least", "most"), [("car", 8, 11), ("truck_4x4", 10, 13), ("motorbike", 7, 10)]
)
def test_mach_02_the_total_says_whether_it_is_damaged_or_destroyed(kind: str, least: int, most: int) -> None:
    for total in range(3, 19):
        faces = next(
            (a, b, total - a - b) for a in range(1, 7) for b in range(1, 7) if 1 <= total - a - b <= 6
        )
        referee = referee_of(street(kind=kind), faces)
        wounds.wound(referee, "CZ-WND-01", "va", "3D6", "two")
        car = referee.table.figures["va"]
        assert bool(car.damage) is (least <= total < most)
        assert (car.fate == WRECK) is (total >= most)


def test_mach_05_major_damage_halves_its_run_and_a_second_stops_it() -> None:
    table = street(crew=1)
    table.change("va", {"damage": (vehicles.DAMAGED,)})
    assert (refused(table, "drive:10"), refused(table, "drive:15")) == (None, ("CZ-MOVE-03", "run-too-long"))
    table.change("va", {"damage": (vehicles.DAMAGED,) * 2})
    for action in ("drive:5", "reverse:5", "left:30"):
        assert refused(table, action) == ("CZ-MACH-05", "does-not-run")


def test_mach_08_those_aboard_a_destroyed_vehicle_are_thrown_out_and_perhaps_wounded() -> None:
    table = street(crew=2)
    referee = referee_of(table, (6, 6), (1, 2), (3, 4))  # destroyed; 3 does nothing, 7 eliminates
    wounds.wound(referee, "CZ-WND-01", "va", "2D6", "two")
    after = referee.table
    assert [after.figures[f].fate for f in ("va", "aa", "ab")] == [WRECK, ALIVE, DEAD]
    assert (after.figures["aa"].aboard, after.figures["aa"].ap) == ("", 0)
    assert after.ground.piece("wreck-va").kind == "wreck"
    assert not faults(after)


def test_game_03_an_empty_vehicle_keeps_nobody_in_the_game() -> None:
    table = street(enemy(9000))
    referee = referee_of(table)
    casualties.eliminate(referee, "CZ-WND-01", "aa")
    assert victory.immediate(referee)
    assert referee.table.turn.over == "two"
    riding = street(enemy(9000), crew=1)
    assert not victory.immediate(referee_of(riding))


# -- as it is told, and as bots play it -------------------------------------------------------------------


def test_those_aboard_are_not_drawn_and_the_vehicle_names_them() -> None:
    scene = RULESET.scene(street(crew=2), "")
    assert [f.id for f in scene.figures] == ["va"]
    assert {u.id: u.place for u in scene.units} == {"a": "aboard", "v": "table"}
    card = next(u for u in scene.units if u.id == "v")
    assert [value for words, value in card.lines if words["en"].startswith("Aboard")] == ["aa, ab"]


def test_every_kind_of_vehicle_has_a_shape_of_its_own() -> None:
    shapes = {kind: RULESET.scene(street(kind=kind), "").figures[-1].shape for kind in vehicles.KINDS}
    assert shapes == {
        "car": "car",
        "sports_car": "sports_car",
        "truck_4x4": "truck",
        "motorbike": "motorbike",
        "wheeled_apc": "wheeled_carrier",
        "tracked_apc": "tracked_carrier",
        "tracked_light_tank": "tank",
        "grav_light_tank": "grav_tank",
    }


def test_a_wreck_tells_what_it_was_and_which_way_it_looked() -> None:
    referee = referee_of(street(kind="truck_4x4", facing=90))
    casualties.wreck(referee, "CZ-MACH-08", "va")
    piece = next(p for p in RULESET.scene(referee.table, "").pieces if p.kind == "wreck")
    assert piece.tags[-2:] == ("of:truck", "heading:90")
    robot = referee_of(table_of(Group("a", "one", (4000, 6000), "robot")))
    casualties.wreck(robot, "CZ-MACH-08", "aa")
    piece = next(p for p in RULESET.scene(robot.table, "").pieces if p.kind == "wreck")
    assert not [tag for tag in piece.tags if tag.startswith("of:")]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_word_of_driving_is_there(lang: str) -> None:
    say = messages(lang, "combat_zone")
    keys = [f"opt-{name}-of" for name in ("board", "drive", "reverse", "left", "right", "ride")]
    keys += ["opt-leave", "roll-cz-move-02", "marker-crewed"]
    keys += [f"note-{n}" for n in ("boards", "leaves", "rams", "grips", "skids", "crashes", "collides")]
    keys += [f"no-{n}" for n in (
        "no-vehicle", "not-your-vehicle", "no-seat", "too-shaken-to-board", "on-fire", "not-aboard", "aboard",
        "not-at-the-wheel", "does-not-run", "no-such-run", "run-too-long", "road-closed",
        "friend-on-the-road", "no-such-turn", "closed-hull", "one-hand-at-the-wheel",
        "no-fight-with-a-vehicle",
    )]  # fmt: skip
    assert [key for key in keys if not say.has(key)] == []


@pytest.mark.parametrize("fleet", list(vehicles.FLEETS))
def test_random_matches_with_vehicles_end_and_hold_together(fleet: str) -> None:
    made = Setup("firefight", ("corp-100-patrol", "gang-100-street"), {"vehicles": fleet, "turns": 3})
    seats = {side: players.make("random", f"{fleet} {side}") for side in ("one", "two")}
    match = Match(RULESET, RULESET.new_table(made), f"vehicles {fleet}", seats)
    assert match.over
    wrong: list[str] = []
    match.replay(lambda step: wrong.extend(faults(step.table)) if step.complete else None)
    assert wrong == []


def test_a_situation_keeps_who_sits_where() -> None:
    table = street(enemy(9000), crew=2)
    table.change("va", {"speed": 2000})
    written = {"game": "combat_zone", **RULESET.write_situation(table)}
    again = RULESET.read_situation(written, lambda *_: "here")
    assert again.figures == table.figures
    assert again.units == table.units


def test_an_empty_vehicle_is_worth_less_to_a_bot_than_anybody() -> None:
    table = street(enemy(9000), crew=1)
    full = appraisal.worth(table, "va")
    assert appraisal.worth(street(enemy(9000)), "va") < full < appraisal.worth(table, "ba")


def test_tech_04_a_damaged_vehicle_is_repaired_like_a_machine() -> None:
    table = street(profiles="tech")
    assert refused(table, "tech:va") == ("CZ-TECH-04", "not-damaged")
    table.change("va", {"damage": (vehicles.DAMAGED,)})
    assert refused(table, "tech:va") is None


# -- through the turn --------------------------------------------------------------------------------------


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


def test_opp_02_who_waits_may_fire_where_the_vehicle_stops() -> None:
    hidden = wall("w", 6000, 6500, 6100, 12000)
    table = street(enemy(7500, 9000, states=("waiting",)), crew=1, pieces=(hidden,))
    table.change("ba", {"facing": 270})
    script = Script(opportunity_fire=["ba"])
    referee = referee_of(table, (1, 1, 1), one=Script(action=["drive:20"]), two=script)
    actions.act(referee)
    opportunity.window(referee)
    assert not script.asked, "it is not seen where it starts"
    actions.carry_out(referee)
    assert referee.table.turn.step == "window"
    opportunity.window(referee)
    assert [ask.about["target"] for ask in script.asked] == ["va"]


def test_opp_06_a_driver_whose_vehicle_is_shot_from_under_him_loses_the_action() -> None:
    table = street(enemy(7000, states=("waiting",)), crew=1)
    referee = referee_of(
        table,
        (6, 6, 6),
        (6, 6, 6),
        (1, 1),
        one=Script(action=["drive:20"]),
        two=Script(opportunity_fire=["ba"]),
    )
    actions.act(referee)
    opportunity.window(referee)
    assert referee.table.figures["va"].fate == WRECK
    opportunity.window(referee)
    actions.carry_out(referee)
    assert referee.table.figures["aa"].fate == ALIVE
    assert [e.rule for e in referee.events if e.what == "note" and e.about["key"] == "action-lost"] == [
        "CZ-OPP-06"
    ]


def test_area_07_who_gets_out_into_the_flames_is_burnt() -> None:
    fire = Marker("f", "fire", 4000, 6700, radius=300, value=9)
    table = street(enemy(11000), crew=1, turn={"markers": (fire,)})
    referee = referee_of(table, (1, 1), one=Script(action=["leave"]))
    actions.act(referee)
    actions.carry_out(referee)
    assert [e.rule for e in referee.events if e.what == "roll"] == ["CZ-AREA-07"]


@pytest.mark.parametrize(
    ("lang", "drives", "boards"),
    [
        ("en", "drive 20 cm ahead (1 AP, wheels on difficult ground 2)", "get into va (1 AP)"),
        ("fr", "avancer de 20 cm (1 PA, 2 pour des roues en terrain difficile)", "monter dans va (1 PA)"),
    ],
)
def test_options_of_driving_are_read_in_both_languages(lang: str, drives: str, boards: str) -> None:
    table = street(crew=1)
    say = messages(lang, "combat_zone")
    names = phrases.Names(RULESET.scene(table, ""), say, table.setting, RULESET.ledger)
    told = [phrases.option_line(option, say, names, "action") for option in ("drive:20", "board:va")]
    assert told == [drives, boards]


def test_move_06_nobody_walks_onto_the_wide_base_of_a_vehicle() -> None:
    table = street(kind="tracked_light_tank", turn={"figure": "fa"})
    table.units["f"] = Group("f", "one", (6550, 6000)).unit
    table.figures["fa"] = Group("f", "one", (6550, 6000), ap=4, facing=180).figures[0]
    onto = (("fa", tuple((6550 - 500 * n, 6000) for n in range(1, 5)), -1),)
    found = movement.why_not_path(table, "fa", onto)
    assert found is not None
    assert (found.rule, found.reason) == ("CZ-MOVE-06", "on-a-friend")


# -- what a run costs, and whom it meets -------------------------------------------------------------------


def test_move_05_backing_over_difficult_ground_costs_wheels_double_too() -> None:
    rough = (rubble("r", 2500, 5000, 3500, 7000),)
    assert actions.cost(street(crew=1, pieces=rough), "aa", "reverse:10") == 2
    assert actions.cost(street(crew=1, pieces=rough, kind="tracked_apc"), "aa", "reverse:10") == 1
    assert actions.cost(street(crew=1), "aa", "reverse:10") == 1


@pytest.mark.parametrize("run", ["drive", "reverse"])
def test_shoot_11_every_point_of_a_run_shakes_the_aim_on_difficult_ground_both(run: str) -> None:
    rough = (rubble("r", 2500, 5000, 5500, 7000),)
    referee = referee_of(street(crew=1, pieces=rough))
    (driving.drive if run == "drive" else driving.reverse)(referee, "aa", "10")
    assert referee.table.figures["va"].spent == 2


def test_move_06_a_run_meets_who_stands_ahead_and_not_who_clings_behind() -> None:
    behind = Group("b", "two", (4000 - 425, 6000), facing=180)
    before = Group("c", "two", (4000 + 425, 6000), facing=180)
    referee = referee_of(street(behind, before, crew=1), (1,))
    driving.drive(referee, "aa", "10")
    assert [e.about["target"] for e in referee.events if e.what == "roll"] == ["ca"]


@pytest.mark.parametrize(("acting", "burnt"), [("aa", ["va"]), ("ab", [])])
def test_area_07_a_vehicle_burns_when_its_driver_begins_in_the_flames(acting: str, burnt: list[str]) -> None:
    fire = Marker("f", "fire", 4000, 6000, radius=500, value=9)
    table = street(enemy(11000), crew=2, turn={"markers": (fire,), "step": "figure", "unit": "a"})
    referee = referee_of(table, (1, 1), one=Script(figure=[acting]))
    activation.choose_figure(referee)
    assert [e.about["target"] for e in referee.events if e.what == "roll"] == burnt
