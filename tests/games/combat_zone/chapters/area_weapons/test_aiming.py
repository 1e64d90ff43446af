"""Grenades, missiles, flames, blasts, fire and stun (area CZ-AREA)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine.odds import odds
from escarmouche.engine.requests import Refusal
from escarmouche.engine.table import replace
from escarmouche.games.combat_zone.chapters.area_weapons import aiming, blasts, charges
from escarmouche.games.combat_zone.chapters.shooting import cover, hits, modes, shooting
from escarmouche.games.combat_zone.chapters.wounds import wounds
from escarmouche.games.combat_zone.client.situation import read_situation, write_situation
from escarmouche.games.combat_zone.table import Table, Thing
from tests.games.combat_zone.tables import Group, Script, barricade, piece, referee_of, table_of, wall


def scene(
    thrower: str = "grenadier",
    target: str = "unarmed",
    away: int = 1000,
    pieces: Any = (),
    printed: dict[str, Any] | None = None,
    **values: Any,
) -> Table:
    """A thrower at (2000, 6000) who looks east at one enemy, centre `away` + 2.5 cm off."""
    table = table_of(
        Group("a", "one", (2000, 6000), thrower, **values),
        Group("b", "two", (2250 + away, 6000), target, facing=180),
        pieces=pieces,
    )
    if printed:
        profiles = {**table.setting.profiles, target: replace(table.setting.profiles[target], **printed)}
        table.setting = replace(table.setting, profiles=profiles)
    return table


def quality(table: Table, name: str) -> Table:
    own = table.figures["aa"].profile
    profiles = {**table.setting.profiles, own: replace(table.setting.profiles[own], quality=name)}
    table.setting = replace(table.setting, profiles=profiles)
    return table


def touched(table: Table, what: str) -> Fraction:
    """The chance that what is aimed at ba touches it, read from the opportunity fire it then loses."""
    table.change("ba", {"states": frozenset({"waiting"})})
    aim = (table.figures["ba"].x, table.figures["ba"].y)
    found = odds(
        aiming.explode, table, "aa", what, aim,
        of=lambda _, after: "waiting" not in after.figures["ba"].states,
    )  # fmt: skip
    assert found.exact
    return found.chances[True]


def dead(table: Table, procedure: Any, *args: Any) -> Fraction:
    found = odds(procedure, table, *args, of=lambda _, after: after.figures["ba"].fate != "alive")
    return found.chances.get(True, Fraction(0))


def test_area_01_a_grenade_thrown_at_a_man_in_the_open() -> None:
    assert charges.CHARGES[charges.GRENADE].ap == 3
    assert touched(scene(), charges.GRENADE) == Fraction(1, 2)
    table = scene(target="flak_trooper")
    assert dead(table, aiming.explode, "aa", charges.GRENADE, (3250, 6000)) == Fraction(57, 128)
    assert aiming.why_not_aim(scene(away=2000), "aa", charges.GRENADE, "ba") is None, "20 cm between bases"
    refusal = aiming.why_not_aim(scene(away=2001), "aa", charges.GRENADE, "ba")
    assert refusal is not None
    assert refusal.rule == "CZ-AREA-01"
    assert refusal.reason == "too-far"


def test_area_01_the_aim_may_be_a_point_in_sight() -> None:
    table = scene()
    one = Script(aim=["ground"], aim_point=[(("aa", ((2800, 6800),), -1),)])
    referee = referee_of(table, (8,), one=one)
    aiming.throw(referee, "aa", charges.GRENADE)
    impact = next(e for e in referee.events if e.about.get("key") == "impact")
    assert (impact.about["x"], impact.about["y"]) == (2800, 6800)
    behind = aiming.why_not_point(table, "aa", charges.GRENADE, (1000, 6000))
    assert behind is not None
    assert behind.reason == "out-of-arc"
    walled = scene(pieces=(wall("w", 2500, 5000, 2600, 7000),))
    hidden = aiming.why_not_point(walled, "aa", charges.GRENADE, (3000, 6000))
    assert hidden is not None
    assert hidden.reason == "not-seen"
    inside = aiming.why_not_point(walled, "aa", charges.GRENADE, (2550, 6000))
    assert inside is not None
    assert inside.reason == "in-a-wall"
    ask = one.asked[1]
    assert ask.drafts is not None
    assert all(ask.refuses(draft) is None for draft in ask.drafts())


def test_area_01_it_is_lobbed_over_one_low_obstacle_and_not_over_two() -> None:
    low = barricade("l", 2600, 5000, 2650, 7000, 100)
    assert aiming.why_not_aim(scene(pieces=(low,)), "aa", charges.GRENADE, "ba") is None
    two = scene(pieces=(low, barricade("m", 2800, 5000, 2850, 7000, 100)))
    refusal = aiming.why_not_aim(two, "aa", charges.GRENADE, "ba")
    assert refusal is not None
    assert refusal.rule == "CZ-AREA-01"
    tall = table_of(
        Group("a", "one", (2000, 6000), "grenadier"),
        Group("b", "two", (3250, 6000), "unarmed", z=1500),
        pieces=(barricade("h", 2200, 5000, 2210, 7000, 510),),
    )
    refusal = aiming.why_not_aim(tall, "aa", charges.GRENADE, "ba")
    assert refusal is not None


def test_area_02_a_missile_flies_far_and_not_near() -> None:
    assert charges.CHARGES[charges.MISSILE].ap == 3
    assert charges.CHARGES[charges.MISSILE].damage == "4D8"
    assert touched(quality(scene("rocketeer", away=5000), "elite"), charges.MISSILE) == Fraction(13, 16)
    assert touched(quality(scene("rocketeer", away=5000), "green"), charges.MISSILE) == Fraction(17, 32)
    near = aiming.why_not_aim(scene("rocketeer", away=999), "aa", charges.MISSILE, "ba")
    assert near is not None
    assert (near.rule, near.reason) == ("CZ-AREA-02", "too-near")
    assert aiming.why_not_aim(scene("rocketeer", away=1000), "aa", "missile_launcher", "ba") is None


def test_area_03_flames_ignore_cover_and_end_at_their_reach() -> None:
    hidden = scene("flamer", "flak_trooper", 1000, (barricade("w", 3100, 5000, 3110, 7000, 150),))
    assert cover.cover_from_blast(hidden, (2760, 6000), 0, "ba") == "hard"
    victim = odds(
        lambda r: blasts.blast(
            r, "CZ-AREA-03", "one", blasts.Circle((2760, 6000), 0, 400), "3D6", flames=True
        ),
        hidden,
        of=lambda _, after: after.figures["ba"].fate,
    )
    assert victim.chances["dead"] == Fraction(20, 27)
    table = scene("flamer", away=1700)
    referee = referee_of(table, (1,), (1, 6), (1, 1, 1))  # straight on by 15 cm
    impact = aiming.explode(referee, "aa", charges.FLAME, (3950, 6000))
    assert impact == (2000 + 125 + 2000, 6000), "cut at 20 cm from the firer's base"
    assert charges.CHARGES[charges.FLAME].ap == 2


@pytest.mark.parametrize(
    ("name", "mean"), [("elite", "75/16"), ("average", "105/16"), ("veteran", "105/16"), ("green", "135/16")]
)
def test_area_04_deviation_by_quality(name: str, mean: str) -> None:
    table = quality(scene(), name)
    found = odds(blasts.deviation, table, "aa")
    assert found.chances[0, 0] == Fraction(1, 4)
    average = sum((pips * chance for (_, pips), chance in found.chances.items()), Fraction(0))
    assert average * Fraction(5, 2) == Fraction(mean)


def test_area_04_panic_takes_the_next_larger_die() -> None:
    for name, sides in (("elite", 6), ("average", 8), ("green", 8)):
        assert blasts.distance_die(quality(scene(states=("panicked",)), name), "aa") == sides
    assert blasts.distance_die(scene("hero"), "aa") == 4


def test_area_04_a_hero_may_throw_for_it_again_where_the_switch_is_on() -> None:
    table = table_of(
        Group("a", "one", (2000, 6000), "hero", grenades=2, rerolls=1), options={"hero_rerolls": 5}
    )
    found = odds(blasts.deviation, table, "aa", policy=lambda ask, _: ask.proposal)
    assert found.chances[0, 0] == 1 - Fraction(3, 4) ** 2


def test_area_04_direction_one_is_straight_on_then_clockwise() -> None:
    table = scene()
    start, aim = (2000, 6000), (3000, 6000)
    landed = [
        blasts.landing(table, start, aim, 0, blasts.Deviation(direction, 2)) for direction in range(1, 9)
    ]
    assert landed[0] == (3500, 6000)
    assert landed[2] == (3000, 5500)
    assert landed[4] == (2500, 6000)
    assert landed[1] == (3354, 5646)
    assert landed[6] == (3000, 6500)


def test_area_04_a_wall_on_the_way_stops_it() -> None:
    table = scene(pieces=(wall("w", 3200, 5000, 3300, 7000),))
    assert blasts.landing(table, (2000, 6000), (3000, 6000), 0, blasts.Deviation(1, 4)) == (3199, 6000)
    low = scene(pieces=(barricade("w", 3200, 5000, 3300, 7000),))
    assert blasts.landing(low, (2000, 6000), (3000, 6000), 0, blasts.Deviation(1, 4)) == (4000, 6000)


def test_area_05_the_circle_touches_bases_friend_or_foe_engaged_or_not() -> None:
    table = table_of(
        Group("a", "one", (1000, 1000), places=[(6000 - 490 - 125, 6000)], foes=("ca",)),
        Group("b", "two", (0, 0), places=[(6000 + 510 + 125, 6000)]),
        Group("c", "two", (0, 0), places=[(6000, 6300)], foes=("aa",)),
    )
    assert blasts.touched(table, (6000, 6000), 0, 500) == ["ca", "aa"]
    walled = scene(pieces=(wall("w", 3000, 5000, 3050, 7000),))
    assert blasts.touched(walled, (2950, 6000), 0, 500) == [], "behind a closed wall"
    assert blasts.touched(walled, (3060, 6000), 0, 500) == ["ba"]


def test_area_05_cover_and_dropping_down_lower_the_wound_roll() -> None:
    table = scene(pieces=(barricade("w", 3100, 5000, 3110, 7000, 150, "medium"),))
    table.change("ba", {"states": frozenset({"dropped"})})
    seen = blasts.touched(table, (2760, 6000), 0, 500)
    standing = scene(pieces=(barricade("w", 3100, 5000, 3110, 7000, 150, "medium"),))
    referee = referee_of(standing, (1, 1, 1))
    blasts.blast(referee, "CZ-AREA-01", "one", blasts.Circle((2760, 6000), 0, 500), "3D8")
    roll = next(e for e in referee.events if e.what == "roll")
    assert roll.about["modifiers"] == (("CZ-WND-03", -2),)
    assert seen == [], "a low figure is out of the blast behind it"
    open_ground = scene()
    open_ground.change("ba", {"states": frozenset({"dropped", "waiting"})})
    referee = referee_of(open_ground, (1, 1, 1))
    blasts.blast(referee, "CZ-AREA-01", "one", blasts.Circle((2900, 6000), 0, 500), "3D8")
    roll = next(e for e in referee.events if e.what == "roll")
    assert roll.about["modifiers"] == (("CZ-AREA-05", -1),), "and no point blank bonus"
    assert referee.table.figures["ba"].states == {"dropped"}, "3 - 1 is far short of 7; the wait is over"


def test_area_06_the_integrated_launcher_rolls_to_hit() -> None:
    table = scene("launcher", away=900)
    table.change("ba", {"states": frozenset({"waiting"})})
    found = odds(
        hits.volley, table, "aa", "integrated_grenade_launcher", modes.SINGLE, (("ba", 1),),
        of=lambda _, after: "waiting" not in after.figures["ba"].states,
    )  # fmt: skip
    assert found.chances[True] == Fraction(5, 9)
    assert modes.cost(table, "integrated_grenade_launcher", modes.SINGLE) == 1
    referee = referee_of(table, (6,), (1, 1, 1))
    shooting.shoot(referee, "aa", "integrated_grenade_launcher", modes.SINGLE)
    refusal = shooting.why_not_shoot(referee.table, "aa", "integrated_grenade_launcher", modes.SINGLE)
    assert refusal is not None, "one grenade a turn"
    assert refusal.rule == "CZ-AREA-06", "one grenade a turn"


def burning_ground(round: int = 3) -> Table:
    table = scene()
    table.turn = replace(table.turn, round=round)
    table.put(Thing("fire-2-1", "fire", 5000, 6000, radius=400, value=3))
    return table


def test_area_07_ground_burns_to_the_end_of_the_next_turn() -> None:
    table = scene("flamer")
    table.turn = replace(table.turn, round=2)
    referee = referee_of(table, (8,), (1, 1, 1))
    aiming.throw(referee, "aa", charges.FLAME)
    assert [(m.x, m.radius, m.value) for m in aiming.fires(referee.table)] == [(3250, 400, 3)]
    for round, burning in ((3, 1), (4, 0)):
        referee.book(round=round)
        aiming.burn_out(referee)
        assert len(aiming.fires(referee.table)) == burning
        assert sum(m.kind == "fire" for m in referee.table.things.values()) == burning


def test_area_07_entering_it_or_starting_in_it_burns() -> None:
    table = burning_ground()
    assert dead(table, aiming.enter_fire, "ba", (3250, 6000), (4600, 6000)) == Fraction(7, 12)
    assert dead(table, aiming.enter_fire, "ba", (3250, 6000), (3750, 6000)) == 0
    assert dead(table, aiming.start_in_fire, "ba") == 0
    table.change("ba", {"x": 4500})
    assert dead(table, aiming.start_in_fire, "ba") == Fraction(7, 12)
    assert dead(table, aiming.enter_fire, "ba", (4500, 6000), (5000, 6000)) == 0, "it is in already"
    assert dead(burning_ground(4), aiming.enter_fire, "ba", (3250, 6000), (4600, 6000)) == 0


def test_area_08_touched_by_flames_and_alive_is_burning_and_panicked() -> None:
    table = scene("flamer")
    referee = referee_of(table, (8,), (1, 1, 1))
    aiming.throw(referee, "aa", charges.FLAME)
    assert referee.table.figures["ba"].states == {"burning", "panicked"}
    machine = scene("flamer", "robot")
    referee = referee_of(machine, (8,), (4, 3, 3), (6,))
    aiming.throw(referee, "aa", charges.FLAME)
    assert "burning" not in referee.table.figures["ba"].states
    assert referee.table.figures["ba"].damage == ("software:minor",)


def test_area_09_a_burning_figure_may_die_and_may_go_out() -> None:
    table = scene()
    table.change("ba", {"states": frozenset({"burning", "panicked"})})
    found = odds(
        aiming.burn, table, "ba",
        of=lambda _, after: (after.figures["ba"].fate, "burning" in after.figures["ba"].states),
    ).chances  # fmt: skip
    assert found["dead", False] == Fraction(7, 12)
    assert found["alive", False] == Fraction(5, 24)
    assert found["alive", True] == Fraction(5, 24)
    armoured = scene(printed={"armour": "combat"})
    armoured.change("ba", {"states": frozenset({"burning"})})
    assert dead(armoured, aiming.burn, "ba") == Fraction(1, 6), "armour counts"
    assert aiming.why_not_extinguish(table, "ba") is None
    refusal = aiming.why_not_extinguish(scene(), "ba")
    assert refusal is not None
    assert refusal.rule == "CZ-AREA-09"
    referee = referee_of(table)
    aiming.put_out(referee, "ba")
    assert referee.table.figures["ba"].states == {"panicked"}


def test_area_10_a_tazer_stuns_and_two_eights_kill() -> None:
    table = scene("stunner", away=400)
    found = odds(
        lambda r: wounds.wound(r, "CZ-WND-01", "ba", "2D8", "one", stun=8),
        table,
    ).chances
    assert found["eliminated"] == Fraction(1, 64)
    assert found["stun"] == Fraction(48, 64)
    referee = referee_of(table, (6,), (4, 3))
    shooting.shoot(referee, "aa", "tazer", modes.SINGLE)
    stunned = referee.table.figures["ba"]
    assert stunned.states == {"stunned"}
    assert stunned.stun == 8
    assert stunned.ap == 0
    referee.table.change("ba", {"profile": "trooper"})
    refusal = shooting.why_not_shoot(referee.table, "ba", "assault_rifle", modes.SINGLE)
    assert refusal is not None
    assert refusal.rule == "CZ-AREA-10"
    replaced = scene("stunner", away=400)
    replaced.change("ba", {"states": frozenset({"panicked"})})
    referee = referee_of(replaced, (6,), (4, 4))
    shooting.shoot(referee, "aa", "tazer", modes.SINGLE)
    assert referee.table.figures["ba"].states == {"stunned"}


def reason(refusal: Refusal | None) -> tuple[str, str]:
    assert refusal is not None
    return refusal.rule, refusal.reason


BOX = piece(
    "box", "container", 6000, 6000, 7200, 6450, 450, "opaque", "impassable", "climb", "flat_top", "cover:hard"
)
"""A container one can stand on, 4.5 cm high."""


def ablaze(x: int, y: int, z: int = 0) -> tuple[Thing, ...]:
    return (Thing("f", "fire", x, y, radius=400, value=3, z=z),)


def test_area_07_ground_does_not_burn_through_a_wall() -> None:
    partition = wall("w", 5000, 6200, 6200, 6240)
    table = table_of(Group("a", "one", (5000, 6070)), pieces=(partition,), things=ablaze(6000, 6400))
    assert not aiming.enters_fire(table, "aa", (5000, 6070), (5500, 6070))
    assert not aiming.enters_fire(table, "aa", (5500, 6070), (6000, 6070))
    table.change("aa", {"x": 6000})
    assert not aiming.in_fire(table, "aa")
    assert aiming.enters_fire(table, "aa", (6000, 6070), (6500, 6200)), "round the end of it"
    free = table_of(Group("a", "one", (6000, 6070)), things=ablaze(6000, 6400))
    assert aiming.in_fire(free, "aa")
    assert aiming.enters_fire(free, "aa", (5000, 6070), (5700, 6070))


def test_area_07_fire_on_the_ground_does_not_burn_on_a_roof() -> None:
    for height, burnt in ((450, (False, True)), (0, (True, False))):
        figure = Group("a", "one", (6300, 6200 if height else 5800), z=height)
        beside = table_of(figure, pieces=(BOX,), things=ablaze(6300, 5900))
        above = table_of(figure, pieces=(BOX,), things=ablaze(6300, 6225, 450))
        assert (aiming.in_fire(beside, "aa"), aiming.in_fire(above, "aa")) == burnt


def test_area_07_flames_on_a_roof_burn_there() -> None:
    table = table_of(
        Group("a", "one", (6300, 6200), "flamer", z=450),
        Group("b", "two", (7000, 6200), "unarmed", z=450),
        pieces=(BOX,),
    )
    referee = referee_of(table, (8,), (6, 6, 6))
    aiming.explode(referee, "aa", charges.FLAME, (7000, 6200))
    assert [(m.x, m.y, m.z) for m in aiming.fires(referee.table)] == [(7000, 6200, 450)]
    written = {"game": "combat_zone", **write_situation(referee.table)}
    assert read_situation(written, lambda *_: "here").things == referee.table.things


def test_area_01_a_wall_before_its_face_does_not_keep_a_figure_from_throwing_aside() -> None:
    screen = wall("w", 5500, 6200, 6500, 6300)
    table = table_of(
        Group("a", "one", (6000, 6000), "grenadier", facing=90), Group("b", "two", (6000, 11000)),
        pieces=(screen,),
    )  # fmt: skip
    assert aiming.why_not_throw(table, "aa", charges.GRENADE) is None
    player = Script(aim_point=[(("aa", ((6900, 6100),), -1),)])
    referee = referee_of(table, (8,), one=player)
    aiming.throw(referee, "aa", charges.GRENADE)
    impact = next(e for e in referee.events if e.about.get("key") == "impact")
    assert (impact.about["x"], impact.about["y"]) == (6900, 6100)
    boxed = (
        screen, wall("l", 5500, 5000, 5600, 6200), wall("r", 6400, 5000, 6500, 6200),
    )  # fmt: skip
    walled = table_of(
        Group("a", "one", (6000, 6000), "rocketeer", facing=90),
        Group("b", "two", (6000, 11000)),
        pieces=boxed,
    )
    refusal = aiming.why_not_throw(walled, "aa", charges.MISSILE)
    assert refusal is not None
    assert refusal.reason == "no-target", "no place 10 cm away in sight"


FOE = Group("z", "two", (11000, 11000), facing=270)


def why(refusal: Refusal | None) -> str:
    return refusal.reason if refusal else ""


@pytest.mark.parametrize(("aside", "burnt"), [(425, True), (427, False)])
def test_area_07_a_step_that_grazes_a_fire_between_two_centimetres_burns(aside: int, burnt: bool) -> None:
    for start, end, at in (
        ((6000, 6000), (6000, 6500), (6000 + aside, 6050)),
        ((6000, 6000), (6500, 6000), (6050, 6000 - aside)),
        ((6000, 6500), (6000, 6000), (6000 - aside, 6450)),
    ):
        fire = Thing("f", "fire", *at, radius=300, value=9)
        table = table_of(Group("a", "one", start), FOE, things=(fire,))
        assert aiming.enters_fire(table, "aa", start, end) is burnt


def test_area_07_a_fire_burns_through_its_last_turn_and_not_after() -> None:
    for last, burns in ((2, False), (3, True), (4, True)):
        fire = Thing("f", "fire", 6000, 6000, radius=300, value=last)
        table = table_of(Group("a", "one", (6000, 6000)), FOE, things=(fire,), turn={"round": 3})
        assert bool(aiming.fires(table)) is burns
        assert aiming.in_fire(table, "aa") is burns
        referee = referee_of(table)
        aiming.burn_out(referee)
        assert bool(referee.table.things) is burns


def test_area_07_fires_of_one_turn_have_names_of_their_own() -> None:
    referee = referee_of(table_of(Group("a", "one", (6000, 6000)), FOE, turn={"round": 2}))
    for x in (1000, 2000, 3000):
        aiming.lay_fire(referee, (x, 1000), 400)
    markers = tuple(referee.table.things.values())
    assert [m.id for m in markers] == ["fire-2-1", "fire-2-2", "fire-2-3"]
    assert {m.value for m in markers} == {3}, "to the end of the following turn"


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
    refusal = aiming.why_not_aim(table, "aa", charges.GRENADE, "ba")
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
    assert why(aiming.why_not_point(table, "aa", charges.GRENADE, limit)) == ""
    assert why(aiming.why_not_point(table, "aa", charges.GRENADE, beyond)) == "off-table"


def test_area_02_how_much_too_near_or_too_far_a_missile_would_go_is_told() -> None:
    table = table_of(Group("a", "one", (1000, 6000), "rocketeer"), FOE, size=(20000, 12000))
    reach = charges.CHARGES[charges.MISSILE]
    near = aiming.why_not_point(table, "aa", charges.MISSILE, (1125 + reach.least - 7, 6000))
    assert near is not None
    assert (near.reason, near.excess) == ("too-near", 7)
    far = aiming.why_not_point(table, "aa", charges.MISSILE, (1125 + reach.reach + 9, 6000))
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
    assert aiming.point_of(value) == point


def test_area_01_a_thrower_thinks_of_places_ahead_near_far_and_in_the_middle() -> None:
    table = table_of(Group("a", "one", (2000, 6000), "grenadier"), Group("b", "two", (1000, 1000)))
    assert list(aiming.ground_points(table, "aa", charges.GRENADE)) == [
        (3125, 6000),
        (2225, 6000),
        (4025, 6000),
    ]
    table.change("aa", {"facing": 90})
    assert list(aiming.ground_points(table, "aa", charges.GRENADE)) == [
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
    points = list(aiming.ground_points(table, "aa", charges.GRENADE))
    assert ((3000, 5500 + apart // 2) in points) is between


def test_area_01_a_wall_before_his_face_makes_him_throw_aside() -> None:
    screen = wall("w", 2200, 5800, 2300, 6200)
    table = table_of(
        Group("a", "one", (2000, 6000), "grenadier"), Group("b", "two", (1000, 1000)), pieces=(screen,)
    )
    points = list(aiming.ground_points(table, "aa", charges.GRENADE))
    assert points
    assert {y > 6000 for _, y in points} == {True, False}, "to both sides"
    assert all(aiming.why_not_point(table, "aa", charges.GRENADE, point) is None for point in points)


@pytest.mark.parametrize(("z", "burns"), [(400, True), (0, False)])
def test_area_07_a_fire_on_a_roof_burns_who_stands_up_there(z: int, burns: bool) -> None:
    roof = piece("t", "platform", 5000, 5000, 7000, 7000, 400, "opaque", "flat_top")
    fire = Thing("f", "fire", 6000, 6000, radius=300, value=9, z=400)
    table = table_of(Group("a", "one", (6350, 6000), z=z), FOE, pieces=(roof,), things=(fire,))
    assert aiming.in_fire(table, "aa") is burns
