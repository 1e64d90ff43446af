"""Tests of the Shoot action and the steps of a salvo."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from typing import Any

import msgspec
import pytest

from escarmouche.engine.odds import Odds, odds
from escarmouche.engine.requests import NO_ONE
from escarmouche.games.trauma.bot.quick_answers import quick_answer
from escarmouche.games.trauma.chapters.dice import opposed_test, up
from escarmouche.games.trauma.chapters.measuring import band, contact
from escarmouche.games.trauma.chapters.morale import morale_test
from escarmouche.games.trauma.chapters.shooting.allocation import Aim, take_aim
from escarmouche.games.trauma.chapters.shooting.casualties import penetrate
from escarmouche.games.trauma.chapters.shooting.shooting import (
    accuracy,
    begin_shoot,
    choose_score,
    hits_of,
    next_salvo,
    salvo,
    why_not_salvo,
    why_not_second,
)
from escarmouche.games.trauma.chapters.shooting.targets import salvo_of
from escarmouche.games.trauma.table import DISORGANISED, ENGAGED, PRONE, TAKE_COVER, Referee, Table
from tests.games.trauma.tables import (
    PROFILES,
    WEAPONS,
    Script,
    Squad,
    profile,
    referee_of,
    table_of,
    wall,
    weapon,
)

RANGE_3 = 3250
LOW_WALL = wall("w", 1000, 4150, 8000, 4200, 200)
"""Covers a unit at range 3 of one1."""


def face_off(gap: int = RANGE_3, shooters: Any = "marine", targets: Any = "marine", **values: Any) -> Table:
    """one1 and two1, base to base of their leaders `gap` apart; turn in the middle of one1's Shoot action."""
    pieces = values.pop("pieces", ())
    count = values.pop("count", 6)
    markers = values.pop("markers", ())
    turn = {"unit": "one1", "step": "salvo", **values.pop("turn", {})}
    return table_of(
        Squad("one1", "one", (4000, 1000), shooters, count),
        Squad("two1", "two", (4000, 1250 + gap), targets, markers=markers, **values),
        pieces=pieces,
        turn=turn,
    )


def lost(table: Table, key: str = "rifle#1", *, second: bool = False, sustained: bool = False) -> Odds:
    """Chances of losses of two1 from one salvo."""
    before = len(table.units["two1"].figures)

    def count(_: object, after: Table) -> int:
        return before - len(after.units["two1"].figures)

    return odds(
        partial(salvo, second=second, sustained=sustained),
        table,
        "one1",
        key,
        "two1",
        of=count,
        policy=quick_answer,
    )


def hits(table: Table, key: str = "rifle#1", *, second: bool = False, sustained: bool = False) -> Odds:
    aim = take_aim(table, "one1", key, "two1", second=second, sustained=sustained)
    return odds(hits_of, table, aim, policy=quick_answer)


def each(table: Table, key: str = "rifle#1", *, second: bool = False, sustained: bool = False) -> Fraction:
    """Chance of a hit for one die."""
    aim = msgspec.structs.replace(
        take_aim(table, "one1", key, "two1", second=second, sustained=sustained), dice=1
    )
    return odds(accuracy, table, aim).mean


def with_weapon(table: Table, made: Any) -> Table:
    table.setting = msgspec.structs.replace(table.setting, weapons={**WEAPONS, made.id: made})
    return table


# -- the sample profiles ------------------------------------------------------------------------------------


def test_prof_01_a_marine() -> None:
    marine = PROFILES["marine"]
    assert (marine.movement, marine.morale, marine.armour, marine.command) == (1200, 2, 2, 0)
    tested = odds(morale_test, face_off(), "TR-MOR-05", "two1", of=lambda _, t: len(t.units["two1"].markers))
    assert tested.chances[0] == Fraction(5, 9)


@pytest.mark.parametrize(
    ("number", "expected"),
    [(0, "4"), (1, "4"), (2, "8/3"), (3, "8/3"), (4, "8/3"), (5, "4/3"), (6, "4/3"), (7, "0"), (9, "0")],
)
def test_prof_02_losses_by_assault_rifles(number: int, expected: str) -> None:
    assert lost(face_off(1000 * number + 500)).mean == Fraction(expected)


def knives(referee: Referee) -> int:
    stabs = referee.roll("TR-MELEE-10", "one", up(6))
    return penetrate(referee, "TR-MELEE-12", "one", "two1", ("two1a",) * stabs, force=WEAPONS["knife"].force)


def test_prof_03_losses_by_knives() -> None:
    found = odds(knives, face_off())
    assert found.mean == Fraction(2, 3)
    assert 1 - found.chances[0] == Fraction(269297, 531441)
    assert 1 - found.chances[0] - found.chances[1] == Fraction(72689, 531441)


def test_army_19_the_profile_gives_the_scores() -> None:
    veterans = face_off(targets="veteran")
    assert lost(veterans).mean == 6 * Fraction(2, 3) * Fraction(1, 3)


# -- the nine steps -----------------------------------------------------------------------------------------


def test_shoot_06_the_steps_come_in_the_order_of_the_book() -> None:
    stray = Squad("two2", "two", (4000, 2700), count=1)
    table = face_off(pieces=(LOW_WALL,))
    with_stray = table_of(
        *(_squad(table, u) for u in ("one1", "two1")), stray, pieces=(LOW_WALL,), turn={"unit": "one1"}
    )
    referee = referee_of(with_stray, (2,) * 6, (1, 2, 2, 2, 2, 2), (2,), (2, 2, 2, 2), (1, 1))
    salvo(referee, "one1", "rifle#1", "two1")
    rules = list(dict.fromkeys(e.rule for e in referee.events))
    steps = ["25", "20", "24", "26", "32", "35", "34", "43", "45"]
    assert [r for r in rules if r.startswith("TR-SHOOT")] == [f"TR-SHOOT-{s}" for s in steps]
    assert rules.index("TR-MOR-09") > rules.index("TR-SHOOT-45")


def _squad(table: Table, unit: str) -> Any:
    class Put:
        id = unit

    made: Any = Put()
    made.unit = table.units[unit]
    made.figures = [table.figures[f] for f in made.unit.figures]
    return made


def test_shoot_25_rate_times_figures_that_can_fire() -> None:
    table = face_off(shooters=["gunner"] * 4, count=4)
    assert take_aim(table, "one1", "machine_gun#1", "two1").dice == 12
    table.change("one1d", {"x": 7000})
    table.change("ground", {"pieces": (wall("w", 6500, 1150, 7500, 1250),)})
    assert take_aim(table, "one1", "machine_gun#1", "two1").dice == 9


def test_shoot_18_every_bearer_of_an_indirect_weapon_fires() -> None:
    table = face_off(shooters=["marine", "bomber", "bomber"])
    table.change("one1b", {"x": 6000})
    table.change("ground", {"pieces": (wall("w", 5500, 1150, 7500, 1250),)})
    assert take_aim(table, "one1", "mortar#1", "two1").dice == 2


@pytest.mark.parametrize(("number", "chance"), [(2, "2/3"), (3, "2/3"), (4, "2/3"), (5, "1/3"), (6, "1/3")])
def test_shoot_26_accuracy_against_range(number: int, chance: str) -> None:
    assert each(face_off(1000 * number)) == Fraction(chance)


def test_shoot_27_three_points_are_automatic() -> None:
    for gap, chance in ((500, 1), (1999, 1), (7000, 0), (9000, 0)):
        referee = referee_of(face_off(gap))
        aim = take_aim(referee.table, "one1", "rifle#1", "two1")
        assert accuracy(referee, aim) == 6 * chance
        assert [e.about["test"] for e in referee.events] == ["TR-SHOOT-27"]


def margins(referee: Referee, margin: int) -> int:
    return opposed_test(referee, "TR-SHOOT-26", "one", 1, margin)


BY_MARGIN = list(enumerate(["0", "0", "1/3", "1/3", "2/3", "2/3", "2/3", "1", "1"], -4))


@pytest.mark.parametrize(("margin", "chance"), BY_MARGIN)
def test_dice_06_success_by_margin(margin: int, chance: str) -> None:
    assert odds(margins, face_off(), margin).mean == Fraction(chance)


def test_shoot_28_each_success_is_a_hit() -> None:
    found = hits(face_off())
    assert found.mean == 4
    assert found.chances[6] == Fraction(64, 729)


def test_shoot_29_successes_of_a_mortar_are_multiplied() -> None:
    found = hits(face_off(shooters=["bomber"]), "mortar#1")
    assert found.chances == {0: Fraction(1, 3), 4: Fraction(2, 3)}
    assert found.mean == Fraction(8, 3)
    assert hits(face_off(shooters=["tracker"] * 2, targets=["tank"], entry="wheeled"), "launcher#1").chances[
        2
    ]


def test_skill_19_two_launchers_give_one_hit_on_a_lone_tank() -> None:
    table = face_off(shooters=["tracker"] * 2, targets=["tank"], entry="wheeled", pieces=(LOW_WALL,))
    referee = referee_of(table, (2, 2), (6,))
    salvo(referee, "one1", "launcher#1", "two1")
    assert [len(e.about["faces"]) for e in referee.events if e.what == "roll"] == [2, 1]


@pytest.mark.parametrize("gap", [0, 5000, 10000])
def test_shoot_30_a_plus_ignores_the_range(gap: int) -> None:
    assert each(face_off(gap, shooters=["bomber"]), "mortar#1") == Fraction(2, 3)


@pytest.mark.parametrize("gap", [500, 1500, 2999])
def test_shoot_31_within_its_range_a_limited_weapon_works_normally(gap: int) -> None:
    assert each(face_off(gap, shooters=["flamer"]), "flame_thrower#1") == Fraction(2, 3)
    table = with_weapon(face_off(500, shooters=["flamer"]), weapon("flame_thrower", "[3]", 2, None, 3, 1))
    assert each(table, "flame_thrower#1") == 1


def test_shoot_32_cover_cancels_hits() -> None:
    assert lost(face_off()).mean == Fraction(8, 3)
    assert lost(face_off(pieces=(LOW_WALL,))).mean == Fraction(16, 9)
    assert lost(face_off(pieces=(LOW_WALL,), markers=(TAKE_COVER,))).mean == Fraction(8, 9)
    assert lost(face_off(markers=(TAKE_COVER,))).mean == Fraction(8, 3)


def test_shoot_33_no_cover_against_indirect_fire() -> None:
    table = face_off(shooters=["bomber"], pieces=(LOW_WALL,), markers=(TAKE_COVER,))
    assert not take_aim(table, "one1", "mortar#1", "two1").cover
    assert hits(table, "mortar#1").mean == Fraction(8, 3)


def test_shoot_46_each_wound_takes_as_many_boxes_as_the_damage() -> None:
    table = face_off(shooters=["rocketeer"] * 2, targets=["tank"], entry="wheeled")
    line = msgspec.structs.replace(PROFILES["tank"], structure="XOOOOOO")
    table.setting = msgspec.structs.replace(table.setting, profiles={**PROFILES, "tank": line})
    salvo(referee_of(table, (2, 2), (2, 2)), "one1", "missile#1", "two1")
    assert table.figures["two1a"].ticked == 4


def test_veh_10_a_tank_gets_the_ordinary_cover_test() -> None:
    high = wall("w", 1000, 3900, 8000, 3950, 450)
    table = face_off(shooters=["rocketeer"], targets=["tank"], entry="wheeled", pieces=(high,))
    aim = msgspec.structs.replace(take_aim(table, "one1", "missile#1", "two1"), margin=3)
    assert aim.cover
    assert not aim.take_cover
    assert odds(hits_of, table, aim).mean == Fraction(2, 3)


def test_size_05_size_changes_no_chance_in_the_open() -> None:
    table = face_off()
    small = profile("marine", "rifle", "knife", size="small", height=180)
    changed = face_off()
    changed.setting = msgspec.structs.replace(changed.setting, profiles={**PROFILES, "marine": small})
    assert lost(table).chances == lost(changed).chances


def test_mor_05_two_losses_of_a_salvo_test_morale() -> None:
    table = face_off(targets=["marine"] * 8)  # never wiped out

    def fled(_: object, after: Table) -> bool:
        return DISORGANISED in after.units["two1"].markers

    found = odds(salvo, table, "one1", "rifle#1", "two1", policy=quick_answer, of=fled)
    assert found.chances[True] == Fraction(1763264, 4782969)
    assert found.exact


# -- ranges -------------------------------------------------------------------------------------------------


def test_meas_01_from_base_edge_to_base_edge() -> None:
    table = table_of(Squad("one1", "one", (4000, 1000), count=1), Squad("two1", "two", (4000, 2250), count=1))
    assert take_aim(table, "one1", "rifle#1", "two1").margin == 4 - 1
    table.change("two1a", {"y": 2249})
    assert take_aim(table, "one1", "rifle#1", "two1").margin == 4 - 0


def test_meas_02_only_leaders_count_for_the_range() -> None:
    table = face_off(3100)
    table.change("two1b", {"y": 2400})
    table.change("one1c", {"y": 2000})
    assert take_aim(table, "one1", "rifle#1", "two1").margin == 4 - 3


def test_meas_03_range_bands() -> None:
    assert [band(n) for n in (251, 999, 1000, 2999, 3000)] == [0, 0, 1, 2, 3]


def test_meas_04_contact_is_two_and_a_half_centimetres() -> None:
    for gap, touching in ((250, True), (251, False)):
        assert contact(face_off(gap), "one1a", "two1a") is touching


def test_meas_05_contact_counts_as_zero() -> None:
    table = table_of(
        Squad("one1", "one", (4000, 1000), ["walker"], entry="walkers"),
        Squad("two1", "two", (4000, 1000 + 300 + 125 + 200), count=1),
    )
    with_weapon(table, weapon("machine_gun", "3", 3, None, 3, 1))
    aim = take_aim(table, "one1", "machine_gun#1", "two1")
    assert aim.margin == 3
    assert accuracy(referee_of(table), aim) == 3


# -- the Shoot action ---------------------------------------------------------------------------------------

MIXED = ["marine", "marine", "rocketeer"]


def test_actn_04_a_figure_fires_each_of_its_weapons() -> None:
    table = face_off(500)
    both = profile("marine", "rifle", "pistol", "knife")
    table.setting = msgspec.structs.replace(table.setting, profiles={**PROFILES, "marine": both})
    begin_shoot(referee_of(table), "one1")
    assert (table.turn.step, table.turn.salvos) == ("salvo", ("rifle#1", "pistol#1"))


def test_actn_05_only_a_free_unit_shoots() -> None:
    for marker in (ENGAGED, DISORGANISED, PRONE):
        table = face_off(500, turn={"salvos": ("rifle#1",)})
        table.change("one1", {"markers": frozenset({marker})})
        refusal = why_not_salvo(table, "one1", "rifle#1")
        assert refusal is not None
        assert refusal.rule == "TR-ACTN-05"
        next_salvo(referee_of(table))
        assert table.turn.step == "act"
        assert "fired" not in table.turn.flags


def test_actn_06_staggered_salvos_are_held_back_for_later() -> None:
    two_salvos = ("rifle#1", "missile#1")
    for flags, left in ((frozenset({"staggered"}), ("rifle#1",)), (frozenset[str](), ())):
        table = face_off(500, MIXED, turn={"salvos": two_salvos, "flags": flags, "todo": ("movement",)})
        referee = referee_of(table, (1, 1), one=Script(salvo=["missile#1", NO_ONE]))
        next_salvo(referee)
        assert table.turn.salvos == ("rifle#1",)
        assert "fired" in table.turn.flags
        next_salvo(referee)
        assert (table.turn.step, table.turn.salvos) == ("act", left)


def test_actn_06_for_morale_each_staggered_salvo_is_an_action() -> None:
    for flags, tests in ((frozenset({"staggered"}), 2), (frozenset[str](), 1)):
        shooters = ["marine", "marine", "gunner"]
        table = face_off(500, shooters, turn={"salvos": ("rifle#1", "machine_gun#1"), "flags": flags})
        throws = [(2, 2), (1, 1), (2, 2, 2), (1, 1)] if tests == 2 else [(2, 2), (1, 1), (2, 2, 2)]
        referee = referee_of(table, *throws, one=Script(salvo=["rifle#1", "machine_gun#1"]))
        next_salvo(referee)
        next_salvo(referee)
        assert len([e for e in referee.events if e.rule == "TR-MOR-09"]) == tests


def test_shoot_05_the_player_orders_his_salvos() -> None:
    table = face_off(500, MIXED, turn={"salvos": ("rifle#1", "missile#1")})
    one = Script(salvo=["missile#1"])
    next_salvo(referee_of(table, (2,), one=one))
    assert one.asked[0].options == ("rifle#1", "missile#1", NO_ONE)
    assert table.turn.salvos == ("rifle#1",)


def test_shoot_01_knives_are_no_salvo() -> None:
    table = face_off(500)
    begin_shoot(referee_of(table), "one1")
    assert table.turn.salvos == ("rifle#1",)


# -- Tir Appuyé ---------------------------------------------------------------------------------------------


def test_actn_07_two_shoot_actions_are_one_with_bonuses() -> None:
    table = face_off(turn={"salvos": ("rifle#1",), "flags": frozenset({"sustained"})})
    referee = referee_of(table, (1, 2, 2, 2, 2, 2, 6), (1, 1, 1, 1, 1))
    next_salvo(referee)
    assert table.turn.salvos == ()
    assert "TR-SUST-02" in [e.rule for e in referee.events]


def test_sust_01_each_weapon_fires_once() -> None:
    table = face_off(turn={"salvos": ("rifle#1",), "flags": frozenset({"sustained"})})
    next_salvo(referee_of(table, (1,) * 12))
    assert (table.turn.salvos, table.turn.step) == ((), "act")


def test_sust_02_failed_dice_are_thrown_again() -> None:
    assert each(face_off(), "rifle#1", sustained=True) == Fraction(8, 9)
    assert each(face_off(5500), "rifle#1", sustained=True) == Fraction(5, 9)
    assert each(face_off(7500), "rifle#1", sustained=True) == 0
    assert hits(face_off(), "rifle#1", sustained=True).mean == Fraction(16, 3)
    assert hits(face_off(5500), "rifle#1", sustained=True).mean == Fraction(10, 3)


def test_sust_03_force_plus_one_for_penetration_only() -> None:
    aim = take_aim(face_off(), "one1", "rifle#1", "two1", sustained=True)
    assert (aim.force, aim.damage) == (3, 1)
    assert lost(face_off(), "rifle#1", sustained=True).mean == Fraction(32, 9)
    cars = face_off(targets=["car"], entry="wheeled")

    def wounds(referee: Referee, aim: Aim) -> int:
        return penetrate(referee, "TR-SHOOT-43", "one", "two1", ("two1a",), force=aim.force)

    for sustained, chance in ((False, "0"), (True, "1/3")):
        aim = take_aim(cars, "one1", "rifle#1", "two1", sustained=sustained)
        assert odds(wounds, cars, aim).mean == Fraction(chance)


# -- Sniper -------------------------------------------------------------------------------------------------


def sniper(**values: Any) -> Table:
    return face_off(4500, ["marine", "sniper"], ["sergeant", "marine", "marine"], **values)


def test_skill_15_the_second_score_nails_the_bearer_to_the_spot() -> None:
    table = sniper()
    referee = referee_of(table, one=Script(sniper_score=["second"]))
    assert choose_score(referee, "one1", "long_rifle#1", "two1")
    assert table.figures["one1b"].fixed
    assert not table.figures["one1a"].fixed
    assert take_aim(table, "one1", "long_rifle#1", "two1", second=True).margin == 7 - 4
    assert take_aim(table, "one1", "long_rifle#1", "two1").margin == 3 - 4


def test_skill_15_a_bearer_who_moved_uses_the_first() -> None:
    table = sniper()
    table.change("one1b", {"moved": True})
    refusal = why_not_second(table, salvo_of(table, "one1", "long_rifle#1"))
    assert refusal is not None
    assert refusal.rule == "TR-SKILL-15"
    assert not choose_score(referee_of(table), "one1", "long_rifle#1", "two1")
    table.change("one1b", {"moved": False})
    table.change("one1a", {"moved": True})  # the rest of the unit is not bound
    assert why_not_second(table, salvo_of(table, "one1", "long_rifle#1")) is None


def kill_officer(referee: Referee) -> None:
    salvo(referee, "one1", "long_rifle#1", "two1", second=True)


def test_skill_16_the_sniper_chooses_his_victim() -> None:
    table = sniper()

    def victim(ask: Any, table: Table) -> Any:
        return "two1a" if ask.question == "victim" else quick_answer(ask, table)

    found = odds(kill_officer, table, policy=victim, of=lambda _, t: "two1a" not in t.units["two1"].figures)
    assert found.chances[True] == Fraction(2, 3)


def test_skill_16_whoever_took_the_hit_falls() -> None:
    table = face_off(4500, ["sniper", "sniper"], ["marine"] * 3)
    referee = referee_of(table, (6,), (2,), one=Script(victim=["two1a", "two1c"]))
    salvo(referee, "one1", "long_rifle#1", "two1", second=True)
    assert table.units["two1"].figures == ("two1a", "two1b")  # not the nearest


def test_skill_16_only_the_visible_and_nobody_in_the_corridor() -> None:
    table = table_of(
        Squad("one1", "one", (4000, 1000), ["sniper"]),
        Squad("two1", "two", (4000, 5000), count=3, places=[(4000, 5000), (4400, 5000), (4800, 5000)]),
        Squad("one2", "one", (4000, 3000), count=1),
        pieces=(wall("w", 4550, 4700, 6000, 4750),),
    )
    assert take_aim(table, "one1", "long_rifle#1", "two1").strays == ("one2a",)
    aim = take_aim(table, "one1", "long_rifle#1", "two1", second=True)
    assert not aim.strays
    one = Script(victim=["two1b"])
    salvo(referee_of(table, (2,), one=one), "one1", "long_rifle#1", "two1", second=True)
    assert one.asked[0].options == ("two1a", "two1b")
    assert table.units["two1"].figures == ("two1a", "two1c")


def test_skill_16_sustained_fire_adds_nothing_to_the_second_score() -> None:
    aim = take_aim(sniper(), "one1", "long_rifle#1", "two1", second=True, sustained=True)
    assert (aim.force, aim.sustained) == (3, False)
    assert take_aim(sniper(), "one1", "long_rifle#1", "two1", sustained=True).force == 4


def test_skill_18_a_sniper_apart_measures_from_himself() -> None:
    places = [(4000, 1000), (4350, 1000), (4000, 3500)]
    one = Squad("one1", "one", (0, 0), ["marine", "marine", "sniper"], entry="skirmishers", places=places)
    table = table_of(one, Squad("two1", "two", (4000, 5000)))
    assert take_aim(table, "one1", "long_rifle#1", "two1").margin == 3 - 1
    assert take_aim(table, "one1", "rifle#1", "two1").margin == 4 - 3
