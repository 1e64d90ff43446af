"""Vehicles that figures drive: fleets, points, fire from and at them, damage."""

from __future__ import annotations

import pytest

from escarmouche.engine.requests import Modifier
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.sentences import messages
from escarmouche.engine.voice import Voice
from escarmouche.games.combat_zone.chapters import (
    actions,
    activation,
    close_combat,
    initiative,
    sequence,
    victory,
)
from escarmouche.games.combat_zone.chapters.shooting import hits, lines_of_fire, modes
from escarmouche.games.combat_zone.chapters.vehicles import vehicles
from escarmouche.games.combat_zone.chapters.wounds import casualties, wounds
from escarmouche.games.combat_zone.ruleset import RULESET
from escarmouche.games.combat_zone.setup import setup
from escarmouche.games.combat_zone.table import ABOARD, ALIVE, DEAD, VEHICLE, WRECK, Table, Thing
from tests.games.combat_zone.tables import (
    PROFILES,
    Group,
    Script,
    enemy,
    referee_of,
    refusal_of,
    street,
    table_of,
    wall,
)


def refused(table: Table, action: str, figure: str = "aa") -> tuple[str, str] | None:
    found = refusal_of(table, figure, action)
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
    lists = RULESET.armies.lists_for("stronghold", ("corp-200-patrol", "gang-200-street"))
    table = setup.new_table(Setup("stronghold", lists, {"vehicles": "armour"}))
    assert {u.side for u in table.units.values() if u.kind == VEHICLE} == {"one"}


# -- in and out ------------------------------------------------------------------------------------------


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


def test_seq_04_speed_is_counted_anew_each_turn() -> None:
    table = street(crew=1, turn={"step": "end"})
    table.change("va", {"speed": 4000, "spent": 2})
    table.change("aa", {"bursts": (("pistol", 1),)})
    referee = referee_of(table)
    sequence.end_turn(referee)
    assert (referee.table.figures["va"].speed, referee.table.figures["va"].spent) == (0, 0)
    assert referee.table.figures["aa"].bursts == ()


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
    found = hits.hit_modifiers(table, "ab", "ba", modes.SINGLE, hits.SHORT)
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
    assert tuple(lines_of_fire.targets(table, "ba")) == ("va",)


def test_opp_02_opportunity_fire_meets_the_vehicle_that_is_driven() -> None:
    table = street(
        enemy(7000, states=("waiting",)), crew=1, turn={"step": "window", "action": ("drive", "20")}
    )
    script = Script(opportunity_fire=["ba"])
    referee = referee_of(table, (1, 1, 1), two=script)
    actions.window(referee)
    assert script.asked[0].about["target"] == "va"
    assert "waiting" not in referee.table.figures["ba"].states


def test_cc_01_nobody_fights_a_vehicle_hand_to_hand() -> None:
    table = table_of(
        Group("a", "one", (4425, 6000)),
        Group("v", "two", (4000, 6000), "vehicle.car", kind=VEHICLE),
        options={"vehicles": "cars"},
    )
    assert refused(table, "fight:va") == ("CZ-CC-01", "no-fight-with-a-vehicle")
    assert close_combat.in_contact(table, "aa") == ()


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


def test_game_03_an_empty_vehicle_keeps_nobody_in_the_game() -> None:
    table = street(enemy(9000))
    referee = referee_of(table)
    casualties.eliminate(referee, "CZ-WND-01", "aa")
    assert victory.immediate(referee)
    assert referee.table.turn.over == "two"
    riding = street(enemy(9000), crew=1)
    assert not victory.immediate(referee_of(riding))


# -- as it is told, and as bots play it -------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_word_of_driving_is_there(lang: str) -> None:
    say = messages(lang, "combat_zone")
    keys = [f"opt-{name}-of" for name in ("board", "drive", "reverse", "left", "right", "ride")]
    keys += ["opt-leave", "roll-cz-move-02", "marker-crewed"]
    keys += [f"note-{n}" for n in ("leaves", "rams", "grips", "skids", "crashes", "collides")]
    keys += [f"no-{n}" for n in (
        "no-vehicle", "not-your-vehicle", "no-seat", "too-shaken-to-board", "on-fire", "not-aboard", "aboard",
        "not-at-the-wheel", "does-not-run", "no-such-run", "run-too-long", "road-closed",
        "friend-on-the-road", "no-such-turn", "closed-hull", "one-hand-at-the-wheel",
        "no-fight-with-a-vehicle",
    )]  # fmt: skip
    assert [key for key in keys if not say.has(key)] == []


def test_tech_04_a_damaged_vehicle_is_repaired_like_a_machine() -> None:
    table = street(profiles="tech")
    assert refused(table, "tech:va") == ("CZ-TECH-04", "not-damaged")
    table.change("va", {"damage": (vehicles.DAMAGED,)})
    assert refused(table, "tech:va") is None


# -- through the turn --------------------------------------------------------------------------------------


def test_opp_02_who_waits_may_fire_where_the_vehicle_stops() -> None:
    hidden = wall("w", 6000, 6500, 6100, 12000)
    table = street(enemy(7500, 9000, states=("waiting",)), crew=1, pieces=(hidden,))
    table.change("ba", {"facing": 270})
    script = Script(opportunity_fire=["ba"])
    referee = referee_of(table, (1, 1, 1), one=Script(action=["drive:20"]), two=script)
    actions.act(referee)
    actions.window(referee)
    assert not script.asked, "it is not seen where it starts"
    actions.carry_out(referee)
    assert referee.table.turn.step == "window"
    actions.window(referee)
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
    actions.window(referee)
    assert referee.table.figures["va"].fate == WRECK
    actions.window(referee)
    actions.carry_out(referee)
    assert referee.table.figures["aa"].fate == ALIVE
    assert [e.rule for e in referee.events if e.what == "note" and e.about["key"] == "action-lost"] == [
        "CZ-OPP-06"
    ]


@pytest.mark.parametrize(
    ("lang", "drives", "boards"),
    [
        ("en", "drive 20 cm ahead (1 AP, wheels on difficult ground 2)", "get into va (1 AP)"),
        ("fr", "avancer de 20 cm (1 PA, 2 pour des roues en terrain difficile)", "monter dans va (1 PA)"),
    ],
)
def test_options_of_driving_are_read_in_both_languages(lang: str, drives: str, boards: str) -> None:
    table = street(crew=1)
    voice = Voice(lang, RULESET, RULESET.client.scene(table, ""), table.setting)
    told = [voice.option(option, "action") for option in ("drive:20", "board:va")]
    assert told == [drives, boards]


# -- what a run costs, and whom it meets -------------------------------------------------------------------


@pytest.mark.parametrize(("acting", "burnt"), [("aa", ["va"]), ("ab", [])])
def test_area_07_a_vehicle_burns_when_its_driver_begins_in_the_flames(acting: str, burnt: list[str]) -> None:
    fire = Thing("f", "fire", 4000, 6000, radius=500, value=9)
    table = street(enemy(11000), crew=2, things=(fire,), turn={"step": "figure", "unit": "a"})
    referee = referee_of(table, (1, 1), one=Script(figure=[acting]))
    activation.choose_figure(referee)
    assert [e.about["target"] for e in referee.events if e.what == "roll"] == burnt


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


def test_act_01_on_foot_is_who_stands_there_himself() -> None:
    table = parked()
    assert [vehicles.on_foot(table, f) for f in ("aa", "ab", "va")] == [True, False, False]
    table.change("aa", {"fate": DEAD})
    assert not vehicles.on_foot(table, "aa")
