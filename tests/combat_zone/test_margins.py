"""Numbers of the rules at their margin: flight, fire, blasts, nerves, machines, fights."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.requests import Refusal
from escarmouche.games.combat_zone import (
    areas,
    blasts,
    casualties,
    charges,
    closecombat,
    machines,
    malfunction,
    officers,
    opportunity,
    reactions,
    rout,
    suits,
)
from escarmouche.games.combat_zone.field import DROPPED_HEIGHT
from escarmouche.games.combat_zone.table import (
    DEAD,
    DROPPED,
    PANICKED,
    ROUTED,
    STEADY,
    STUNNED,
    WAITING,
    Marker,
    Referee,
)
from tests.combat_zone.tables import Group, barricade, piece, referee_of, table_of, wall

FOE = Group("z", "two", (11000, 11000), facing=270)


def told(referee: Referee) -> list[str]:
    return [str(e.about["key"]) for e in referee.events if e.what == "note"]


def why(refusal: Refusal | None) -> str:
    return refusal.reason if refusal else ""


# -- flight --------------------------------------------------------------------------------------------------


def test_move_06_a_flight_that_would_end_on_a_friend_stops_short_of_him() -> None:
    table = table_of(Group("a", "one", (6000, 4000), states=(ROUTED,)), Group("f", "one", (6000, 2000)), FOE)
    referee = referee_of(table)
    rout.flee(referee, "aa")
    record = referee.table.figures["aa"]
    assert record.x == 6000
    assert 2250 <= record.y < 2250 + 25
    assert record.facing == 270


@pytest.mark.parametrize(
    ("edge", "at", "box", "out"),
    [
        ("south", (6000, 1500), (5700, 0, 6300, 300), (6600, 0)),
        ("north", (6000, 10500), (5700, 11700, 6300, 12000), (6600, 12000)),
        ("west", (1500, 6000), (0, 5700, 300, 6300), (0, 6600)),
        ("east", (10500, 6000), (11700, 5700, 12000, 6300), (12000, 6600)),
    ],
)
def test_reac_17_where_the_edge_is_built_over_one_leaves_beside_it(
    edge: str, at: tuple[int, int], box: tuple[int, int, int, int], out: tuple[int, int]
) -> None:
    table = table_of(Group("a", "one", at, states=(ROUTED,)), FOE, pieces=(wall("w", *box),))
    assert rout.way_out(table, "aa", edge)[-1] == out
    free = table_of(Group("a", "one", at, states=(ROUTED,)), FOE)
    assert rout.way_out(free, "aa", edge)[-1] == tuple(
        {0: 0, 12000: 12000}.get(o, a) for o, a in zip(out, at, strict=True)
    )


@pytest.mark.parametrize(("half", "leaves"), [(2075, True), (2076, False)])
def test_reac_17_too_far_along_the_edge_another_one_is_nearer(half: int, leaves: bool) -> None:
    table = table_of(
        Group("a", "one", (6000, 1500)), FOE, pieces=(wall("w", 6000 - half, 0, 6000 + half, 300),)
    )
    assert (rout.way_out(table, "aa", "south")[-1][1] == 0) is leaves


@pytest.mark.parametrize(("at", "far"), [((6000, 125), True), ((6000, 126), False)])
def test_reac_18_whose_base_is_over_the_edge_only_steps_off(at: tuple[int, int], far: bool) -> None:
    table = table_of(Group("a", "one", at), FOE, pieces=(wall("w", 5000, 0, 7000, 10),))
    path = rout.way_out(table, "aa", "south")
    assert (path == (at, (6000, 0))) is far


# -- fire and blasts -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("aside", "burnt"), [(425, True), (427, False)])
def test_area_07_a_step_that_grazes_a_fire_between_two_centimetres_burns(aside: int, burnt: bool) -> None:
    for start, end, at in (
        ((6000, 6000), (6000, 6500), (6000 + aside, 6050)),
        ((6000, 6000), (6500, 6000), (6050, 6000 - aside)),
        ((6000, 6500), (6000, 6000), (6000 - aside, 6450)),
    ):
        fire = Marker("f", "fire", *at, radius=300, value=9)
        table = table_of(Group("a", "one", start), FOE, turn={"markers": (fire,)})
        assert areas.enters_fire(table, "aa", start, end) is burnt


def test_area_07_a_fire_burns_through_its_last_turn_and_not_after() -> None:
    for last, burns in ((2, False), (3, True), (4, True)):
        fire = Marker("f", "fire", 6000, 6000, radius=300, value=last)
        table = table_of(Group("a", "one", (6000, 6000)), FOE, turn={"markers": (fire,), "round": 3})
        assert bool(areas.fires(table)) is burns
        assert areas.in_fire(table, "aa") is burns
        referee = referee_of(table)
        areas.burn_out(referee)
        assert bool(referee.table.turn.markers) is burns


def test_area_07_fires_of_one_turn_have_names_of_their_own() -> None:
    referee = referee_of(table_of(Group("a", "one", (6000, 6000)), FOE, turn={"round": 2}))
    for x in (1000, 2000, 3000):
        areas.lay_fire(referee, (x, 1000), 400)
    markers = referee.table.turn.markers
    assert [m.id for m in markers] == ["fire-2-1", "fire-2-2", "fire-2-3"]
    assert {m.value for m in markers} == {3}, "to the end of the following turn"


@pytest.mark.parametrize(
    ("at", "found"), [((6625, 6000), ["ba"]), ((6626, 6000), []), ((6000, 5375), ["ba"])]
)
def test_area_05_a_blast_touches_a_base_at_its_very_rim(at: tuple[int, int], found: list[str]) -> None:
    table = table_of(Group("a", "one", (1000, 1000)), Group("b", "two", at))
    assert blasts.touched(table, (6000, 6000), 0, 500) == found


def test_area_05_a_blast_is_told_and_strikes_the_nearest_first() -> None:
    table = table_of(
        Group("a", "one", (1000, 1000)), Group("b", "two", (6400, 6000)), Group("c", "two", (6000, 5700))
    )
    referee = referee_of(table, (1, 1), (1, 1))
    assert blasts.blast(referee, "CZ-AREA-01", "one", (6000, 6000), 0, 500, "2D6") == ("ca", "ba")
    assert told(referee)[0] == "impact"


@pytest.mark.parametrize(
    ("floor", "high", "reason"),
    [(0, 500, ""), (0, 501, "obstacle-too-high"), (200, 700, ""), (200, 702, "obstacle-too-high")],
)
def test_area_01_a_grenade_clears_five_centimetres_above_the_feet(floor: int, high: int, reason: str) -> None:
    table = table_of(
        Group("a", "one", (2000, 6000), "grenadier", z=floor),
        Group("b", "two", (3250, 6000), "unarmed", z=2500),
        pieces=(barricade("h", 2200, 5000, 2210, 7000, high),),
    )
    refusal = areas.why_not_aim(table, "aa", charges.GRENADE, "ba")
    assert why(refusal) == reason
    if refusal:
        assert refusal.excess == high - floor - 500


@pytest.mark.parametrize(
    ("facing", "limit", "beyond"),
    [
        (0, (12000, 11000), (12001, 11000)),
        (90, (11000, 12000), (11000, 12001)),
        (180, (0, 1000), (-1, 1000)),
        (270, (1000, 0), (1000, -1)),
    ],
)
def test_area_01_no_grenade_leaves_the_table(
    facing: int, limit: tuple[int, int], beyond: tuple[int, int]
) -> None:
    corner = (11000, 11000) if facing < 180 else (1000, 1000)
    table = table_of(Group("a", "one", corner, "grenadier", facing=facing), Group("b", "two", (6000, 6000)))
    assert why(areas.why_not_point(table, "aa", charges.GRENADE, limit)) == ""
    assert why(areas.why_not_point(table, "aa", charges.GRENADE, beyond)) == "off-table"


def test_area_02_how_much_too_near_or_too_far_a_missile_would_go_is_told() -> None:
    table = table_of(Group("a", "one", (1000, 6000), "rocketeer"), FOE, size=(20000, 12000))
    reach = charges.CHARGES[charges.MISSILE]
    near = areas.why_not_point(table, "aa", charges.MISSILE, (1125 + reach.least - 7, 6000))
    assert near is not None
    assert (near.reason, near.excess) == ("too-near", 7)
    far = areas.why_not_point(table, "aa", charges.MISSILE, (1125 + reach.reach + 9, 6000))
    assert far is not None
    assert (far.reason, far.excess) == ("too-far", 9)


@pytest.mark.parametrize(
    ("value", "point"),
    [
        ((("aa", ((5, 6),), -1),), (5, 6)),
        ((("aa", ((1, 2), (5, 6)), -1),), (5, 6)),
        ((("aa", (), -1),), None),
        ((("aa", ((5.5, 6),), -1),), None),
        ((("aa", ((5, 6.5),), -1),), None),
        ("aa", None),
        (None, None),
    ],
)
def test_area_01_a_place_aimed_at_is_two_whole_numbers(value: Any, point: Any) -> None:
    assert areas.point_of(value) == point


def test_area_06_a_thrower_in_panic_deviates_by_the_next_larger_die_and_never_beyond_eight() -> None:
    for profile, calm, shaken in (("elite", 4, 6), ("trooper", 6, 8), ("green", 8, 8)):
        table = table_of(Group("a", "one", (6000, 6000), profile))
        assert blasts.distance_die(table, "aa") == calm
        table.change("aa", {"states": frozenset({PANICKED})})
        assert blasts.distance_die(table, "aa") == shaken


def test_area_01_a_thrower_thinks_of_places_ahead_near_far_and_in_the_middle() -> None:
    table = table_of(Group("a", "one", (2000, 6000), "grenadier"), Group("b", "two", (1000, 1000)))
    assert list(areas.ground_points(table, "aa", charges.GRENADE)) == [
        (3125, 6000),
        (2225, 6000),
        (4025, 6000),
    ]
    table.change("aa", {"facing": 90})
    assert list(areas.ground_points(table, "aa", charges.GRENADE)) == [
        (2000, 7125),
        (2000, 6225),
        (2000, 8025),
    ]


@pytest.mark.parametrize(("apart", "between"), [(1000, True), (1001, False)])
def test_area_01_and_of_the_middle_of_two_whom_one_blast_reaches(apart: int, between: bool) -> None:
    table = table_of(
        Group("a", "one", (2000, 6000), "grenadier"),
        Group("b", "two", (0, 0), count=2, places=[(3000, 5500), (3000, 5500 + apart)]),
    )
    points = list(areas.ground_points(table, "aa", charges.GRENADE))
    assert ((3000, 5500 + apart // 2) in points) is between


def test_area_01_a_wall_before_his_face_makes_him_throw_aside() -> None:
    screen = wall("w", 2200, 5800, 2300, 6200)
    table = table_of(
        Group("a", "one", (2000, 6000), "grenadier"), Group("b", "two", (1000, 1000)), pieces=(screen,)
    )
    points = list(areas.ground_points(table, "aa", charges.GRENADE))
    assert points
    assert {y > 6000 for _, y in points} == {True, False}, "to both sides"
    assert all(areas.why_not_point(table, "aa", charges.GRENADE, point) is None for point in points)


@pytest.mark.parametrize(("z", "burns"), [(400, True), (0, False)])
def test_area_07_a_fire_on_a_roof_burns_who_stands_up_there(z: int, burns: bool) -> None:
    roof = piece("t", "platform", 5000, 5000, 7000, 7000, 400, "opaque", "flat_top")
    fire = Marker("f", "fire", 6000, 6000, radius=300, value=9, z=400)
    table = table_of(Group("a", "one", (6350, 6000), z=z), FOE, pieces=(roof,), turn={"markers": (fire,)})
    assert areas.in_fire(table, "aa") is burns


# -- opportunity ---------------------------------------------------------------------------------------------


def test_opp_06_the_window_closes_at_once_when_its_target_falls() -> None:
    table = table_of(
        Group("a", "one", (6000, 6000), facing=90),
        Group("b", "two", (6000, 7000), facing=270, states=(WAITING,)),
        turn={"step": "window", "action": ("cover", ""), "way": ()},
    )
    referee = referee_of(table, (6, 6, 6), (6, 6, 6))
    opportunity.fire(referee, "ba", "aa")
    assert referee.table.figures["aa"].fate == DEAD
    assert referee.table.turn.step == "do"
    assert "action-cancelled" in told(referee)
    assert WAITING not in referee.table.figures["ba"].states


@pytest.mark.parametrize(("more", "may"), [(0, True), (1, False)])
def test_opp_05_a_waiting_gun_reaches_its_long_range(more: int, may: bool) -> None:
    waiter = Group("b", "two", (6000, 7000), facing=270, states=(WAITING,))
    table = table_of(Group("a", "one", (6000, 1000)), waiter, size=(12000, 20000))
    long = table.setting.weapons["assault_rifle"].long
    table.change("ba", {"y": 1000 + 250 + long + more})
    assert list(opportunity.ready(table, "aa")) == (["ba"] if may else [])


def test_opp_05_who_lies_behind_a_low_wall_is_seen_when_he_gets_up() -> None:
    low = barricade("low", 5000, 6300, 7000, 6350, DROPPED_HEIGHT + 40)
    table = table_of(
        Group("a", "one", (6000, 6000), facing=90, states=(DROPPED,)),
        Group("b", "two", (6000, 9000), facing=270, states=(WAITING,)),
        pieces=(low,),
    )
    assert list(opportunity.ready(table, "aa")) == []
    assert list(opportunity.ready(table, "aa", upright=True)) == ["ba"]
    table.change("aa", {"states": frozenset()})
    assert list(opportunity.ready(table, "aa")) == ["ba"]


# -- nerves --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("spent", "ap", "left"), [(0, 6, 3), (0, 2, 2), (1, 5, 2), (2, 4, 1), (3, 3, 0), (5, 1, 0)]
)
def test_reac_14_panic_leaves_three_points_less_those_spent(spent: int, ap: int, left: int) -> None:
    referee = referee_of(table_of(Group("a", "one", (6000, 6000), spent=spent, ap=ap), FOE))
    casualties.panic(referee, "CZ-WND-02", "aa")
    assert referee.table.figures["aa"].ap == left
    assert told(referee) == ["panicked"]


@pytest.mark.parametrize("state", [ROUTED, STUNNED])
def test_reac_16_a_fright_does_not_help_who_is_worse_off(state: str) -> None:
    referee = referee_of(table_of(Group("a", "one", (6000, 6000), states=(state,)), FOE))
    casualties.panic(referee, "CZ-WND-02", "aa")
    assert referee.table.figures["aa"].states == {state}
    assert referee.events == []


def test_area_10_the_worse_of_two_stuns_counts() -> None:
    referee = referee_of(table_of(Group("a", "one", (6000, 6000), states=(PANICKED, WAITING)), FOE))
    for score, kept in ((8, 8), (10, 10), (7, 10)):
        casualties.stun(referee, "CZ-AREA-10", "aa", score)
        assert (referee.table.figures["aa"].stun, referee.table.figures["aa"].ap) == (kept, 0)
    assert referee.table.figures["aa"].states == {STUNNED}


def test_mach_10_a_machine_has_no_nerves_to_lose() -> None:
    referee = referee_of(table_of(Group("a", "one", (6000, 6000), "robot"), FOE))
    casualties.panic(referee, "CZ-WND-02", "aa")
    casualties.rout(referee, "CZ-REAC-16", "aa")
    casualties.stun(referee, "CZ-AREA-10", "aa", 8)
    assert referee.table.figures["aa"].states == frozenset()
    assert referee.events == []


@pytest.mark.parametrize(
    ("total", "result"),
    [((1, 1), "rout"), ((2, 2), "rout"), ((2, 3), "panic"), ((3, 4), "panic"), ((4, 4), "ok")],
)
def test_reac_02_the_bands_of_an_average_figure(total: tuple[int, int], result: str) -> None:
    assert (reactions.PANIC_FROM, reactions.OK_FROM) == (5, 8)
    referee = referee_of(table_of(Group("a", "one", (6000, 6000), states=(PANICKED,)), FOE), total)
    assert reactions.RESULTS[reactions.test(referee, "aa")] == result
    after = referee.table.figures["aa"].states
    assert after == {"rout": {ROUTED}, "panic": {PANICKED}, "ok": {STEADY}}[result]


@pytest.mark.parametrize(("faces", "awake"), [((3, 4), False), ((4, 4), True)])
def test_area_10_a_stunned_figure_wakes_at_eight(faces: tuple[int, int], awake: bool) -> None:
    referee = referee_of(table_of(Group("a", "one", (6000, 6000), states=(STUNNED,), stun=8), FOE), faces)
    reactions.test(referee, "aa")
    record = referee.table.figures["aa"]
    assert record.states == {STEADY if awake else STUNNED}
    assert record.stun == (0 if awake else 8)
    assert ("still-stunned" in told(referee)) is not awake


@pytest.mark.parametrize(("gap", "heard"), [(0, True), (officers.REACH, True), (officers.REACH + 1, False)])
def test_reac_09_an_officer_steadies_as_far_as_he_is_heard(gap: int, heard: bool) -> None:
    table = table_of(
        Group("a", "one", (2000, 6000), count=2, states=(PANICKED,)),
        Group("o", "one", (2250 + gap, 6500), "officer", kind="officer"),
    )
    table.change("aa", {"x": 2000, "y": 6500})
    table.change("ab", {"y": 9000 + officers.REACH})
    assert officers.steadied(table, "aa") is heard
    assert officers.steadied(table, "oa") is False, "nobody steadies himself"
    assert (reactions.near_leader(table, "aa") is not None) is heard
    refusal = officers.why_not_take_over(table, "oa", "a")
    assert why(refusal) == ("" if heard else "too-far-to-lead")
    if refusal:
        assert refusal.excess == 1


# -- machines ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("damage", "ap"),
    [
        ((), 6),
        (("power:minor",), 5),
        (("power:minor",) * 2, 4),
        (("power:major",), 3),
        (("power:minor", "power:major"), 2),
        (("power:critical",), 0),
        (("power:minor",) * 7, 0),
        (("hardware:minor", "software:major"), 6),
    ],
)
def test_mach_06_power_damage_costs_points(damage: tuple[str, ...], ap: int) -> None:
    table = table_of(Group("a", "one", (6000, 6000), "robot", damage=damage))
    assert machines.allowance(table, "aa", 6) == ap


@pytest.mark.parametrize(
    ("level", "ap", "left"), [("minor", 4, 3), ("minor", 0, 0), ("major", 5, 2), ("critical", 5, 0)]
)
def test_mach_06_points_not_spent_go_at_once(level: str, ap: int, left: int) -> None:
    face = machines.SYSTEM_OF.index(machines.SYSTEMS.index("power")) + 1
    referee = referee_of(table_of(Group("a", "one", (6000, 6000), "robot", ap=ap), FOE), (face,))
    assert machines.take_damage(referee, "CZ-MACH-02", "aa", level, "two") == f"power:{level}"
    assert referee.table.figures["aa"].ap == left
    assert told(referee) == ["damaged"]


def test_mach_05_a_weapon_drawn_at_random_is_lost_with_major_hardware_damage() -> None:
    face = machines.SYSTEM_OF.index(machines.SYSTEMS.index("hardware")) + 1
    for drawn, broken in ((1, ("machine_gun",)), (2, ("autocannon",))):
        referee = referee_of(table_of(Group("a", "one", (6000, 6000), "sentinel"), FOE), (face,), (drawn,))
        machines.take_damage(referee, "CZ-MACH-02", "aa", "major", "two")
        assert referee.table.figures["aa"].broken == broken
    one_gun = referee_of(table_of(Group("a", "one", (6000, 6000), "robot"), FOE), (face,))
    machines.take_damage(one_gun, "CZ-MACH-02", "aa", "major", "two")
    assert one_gun.table.figures["aa"].broken == ("autocannon",)
    machines.take_damage(referee_of(one_gun.table, (face,)), "CZ-MACH-02", "aa", "major", "two")
    assert one_gun.table.figures["aa"].broken == ("autocannon",), "there is none left to lose"


def test_mach_08_a_second_critical_damage_is_the_end_whatever_it_hits() -> None:
    face = machines.SYSTEM_OF.index(machines.SYSTEMS.index("software")) + 1
    for earlier, fate in (((), "alive"), (("power:critical",), "wreck")):
        table = table_of(Group("a", "one", (6000, 6000), "robot", damage=earlier), FOE)
        referee = referee_of(table, (face,))
        machines.take_damage(referee, "CZ-MACH-02", "aa", "critical", "two")
        assert referee.table.figures["aa"].fate == fate


def test_mach_09_the_nearest_in_sight_is_fired_at_friend_or_foe() -> None:
    table = table_of(
        Group("a", "one", (6000, 6000), "robot"),
        Group("f", "one", (6000, 7500)),
        Group("b", "two", (6000, 4600), facing=90),
        Group("c", "two", (6600, 6000)),
        pieces=(wall("w", 6250, 5500, 6300, 6500),),
    )
    assert malfunction.nearest_seen(table, "aa") == "ba"
    table.change("ba", {"y": 4000})
    assert malfunction.nearest_seen(table, "aa") == "fa"
    table.change("fa", {"foes": ("ca",)})
    assert malfunction.nearest_seen(table, "aa") == "ba"
    referee = referee_of(table, (1, 1, 1))
    malfunction.go_berserk(referee, "aa")
    assert referee.table.figures["aa"].facing == 270


# -- fights --------------------------------------------------------------------------------------------------


def test_cc_02_who_is_engaged_gets_up_and_loses_what_he_prepared() -> None:
    for states, rule in (
        ((DROPPED,), "CZ-ACT-05"),
        ((WAITING,), "CZ-OPP-03"),
        ((DROPPED, WAITING), "CZ-OPP-03"),
    ):
        table = table_of(Group("a", "one", (6000, 6000)), Group("b", "two", (6250, 6000), states=states))
        referee = referee_of(table)
        closecombat.engage(referee, "CZ-CC-02", "aa", "ba")
        assert referee.table.figures["aa"].foes == ("ba",)
        assert referee.table.figures["ba"].foes == ("aa",)
        assert referee.table.figures["ba"].states == frozenset()
        assert rule in [e.rule for e in referee.events]


def test_cc_17_who_has_no_foe_left_is_free_and_told_so() -> None:
    table = table_of(
        Group("a", "one", (6000, 6000), foes=("ba", "ca")),
        Group("b", "two", (6250, 6000), foes=("aa",)),
        Group("c", "two", (5750, 6000), foes=("aa",)),
    )
    referee = referee_of(table)
    casualties.release(referee, "CZ-WND-01", "ba")
    assert (referee.table.figures["aa"].foes, told(referee)) == (("ca",), [])
    casualties.release(referee, "CZ-WND-01", "ca")
    assert (referee.table.figures["aa"].foes, told(referee)) == ((), ["free-again"])


@pytest.mark.parametrize(
    ("profile", "states", "values"),
    [
        ("trooper", (), []),
        ("green", (), [-1]),
        ("veteran", (), [1]),
        ("elite", (), [2]),
        ("trooper", (PANICKED,), [closecombat.SHAKEN]),
        ("elite", (STUNNED,), [2, closecombat.STUN_PENALTY]),
    ],
)
def test_cc_10_what_is_added_to_an_attack(profile: str, states: tuple[str, ...], values: list[int]) -> None:
    table = table_of(Group("a", "one", (6000, 6000), profile, states=states))
    assert [m.value for m in closecombat.modifiers(table, "aa")] == values
    assert closecombat.SHAKEN < 0
    assert closecombat.STUN_PENALTY < 0


@pytest.mark.parametrize(
    ("profile", "first", "wound"),
    [("dagger_man", "dagger", 1), ("swordsman", "sword", 2), ("axeman", "axe", 3)],
)
def test_cc_13_the_main_weapon_counts_for_the_wound(profile: str, first: str, wound: int) -> None:
    table = table_of(Group("a", "one", (6000, 6000), profile), Group("b", "two", (6250, 6000)))
    assert closecombat.close_weapons(table, "aa")[0].id == first
    assert [m.value for m in closecombat.wound_modifiers(table, "aa", "ba")] == [wound]
    table.change("aa", {"states": frozenset({STUNNED})})
    assert closecombat.wound_modifiers(table, "aa", "ba") == ()


# -- suits ---------------------------------------------------------------------------------------------------


def test_wnd_04_a_suit_takes_one_wound_and_no_second() -> None:
    face = min(suits.ROWS["tactical_power"]["damaged_on"])
    for thrown, taken in ((face - 1, False), (face, True)):
        referee = referee_of(table_of(Group("a", "one", (6000, 6000), "suited"), FOE), (thrown,))
        assert suits.takes_wound(referee, "aa") is taken
        assert (suits.worn(referee.table, "aa") == "") is taken
        assert suits.protection(referee.table, "aa") == ("none" if taken else "tactical_power")
        assert (suits.arms(referee.table, "aa") == ()) is taken
        assert (suits.heavy_cost(referee.table, "aa", burst=True) is None) is taken
        if taken:
            assert told(referee) == ["suit-damaged"]
            assert suits.takes_wound(referee, "aa") is False, "nothing is thrown for it"
