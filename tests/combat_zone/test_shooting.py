"""Shooting: who may, at whom, how many, how well (area CZ-SHOOT)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine.odds import odds
from escarmouche.engine.requests import Modifier
from escarmouche.engine.table import replace
from escarmouche.games.combat_zone import areas, charges, shooting
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.shooting import AIMED, BURST, SINGLE
from escarmouche.games.combat_zone.table import Table
from tests.combat_zone.tables import Group, Script, barricade, referee_of, table_of, wall

EAST = 0


def duel(
    shooter: str = "trooper",
    target: str = "unarmed",
    away: int = 5000,
    count: int = 1,
    pieces: Any = (),
    **values: Any,
) -> Table:
    """A shooter at (2000, 6000) who looks east at targets `away` from base edge to base edge."""
    places = [(2000 + away + 250, 6000 + 300 * n) for n in range(count)]
    options = values.pop("options", None)
    return table_of(
        Group("a", "one", (2000, 6000), shooter, **values),
        Group("b", "two", (0, 0), target, count, places=places, facing=180),
        pieces=pieces,
        options=options,
    )


def first(ask: Any, table: Any) -> Any:
    """A policy for odds: the proposal, else the first option."""
    return ask.proposal if ask.proposal is not None else ask.options[0]


def hit_chance(table: Table, mode: str = SINGLE, weapon: str = "assault_rifle") -> Fraction:
    """The chance that a single shot at b hits, read from the opportunity fire a hit always costs."""
    table.change("ba", {"states": table.figures["ba"].states | {"waiting"}})
    found = odds(
        shooting.volley, table, "aa", weapon, mode, (("ba", 1),),
        of=lambda _, after: "waiting" not in after.figures["ba"].states,
    )  # fmt: skip
    return found.chances.get(True, Fraction(0))


def eliminated(table: Table, shots: int, weapon: str = "assault_rifle", mode: str = BURST) -> Fraction:
    found = odds(
        shooting.volley, table, "aa", weapon, mode, (("ba", shots),),
        of=lambda _, after: after.figures["ba"].fate != "alive",
    )  # fmt: skip
    return found.chances.get(True, Fraction(0))


def panicked(table: Table, figure: str) -> bool:
    return "panicked" in table.figures[figure].states


def keys(referee: Any) -> list[str]:
    """The record as rules and words: what happened in which order."""
    return [f"{e.rule} {e.about.get('key') or e.what}" for e in referee.events if e.what in ("note", "roll")]


def test_shoot_01_sight_declaration_measure_hits_wounds_in_this_order() -> None:
    table = duel(away=2000)
    referee = referee_of(table, (6, 6, 1), (1, 1, 1), (1, 1, 2))
    shooting.shoot(referee, "aa", "assault_rifle", BURST)
    assert [k for k in keys(referee) if not k.endswith(("unhurt", "panicked"))] == [
        "CZ-SHOOT-02 line-of-sight",
        "CZ-SHOOT-01 declared",
        "CZ-SHOOT-05 measured",
        "CZ-SHOOT-10 roll",
        "CZ-WND-01 roll",
        "CZ-WND-01 roll",
    ]


def test_shoot_01_the_shooter_chooses_the_order_of_the_targets_hit() -> None:
    table = duel("gunner", away=2000, count=2)
    one = Script(target=["ba", "bb"], shots=[3, 2], hit_order=[("bb", "ba")])
    referee = referee_of(table, (6, 1, 1, 6, 1), (6, 6, 6), (6, 6, 6), one=one)
    shooting.shoot(referee, "aa", "machine_gun", BURST)
    felled = [e.about["figure"] for e in referee.events if e.about.get("key") == "eliminated"]
    assert felled == ["bb", "ba"]


def test_shoot_02_the_front_half_circle_and_an_open_line() -> None:
    def beside(degrees_off: int) -> Table:
        return table_of(
            Group("a", "one", (6000, 6000), facing=degrees_off),
            Group("b", "two", (7000, 6000), "unarmed"),
        )

    assert shooting.why_not_target(beside(90), "aa", "ba") is None
    refusal = shooting.why_not_target(beside(91), "aa", "ba")
    assert refusal is not None
    assert refusal.rule == "CZ-SHOOT-02"
    assert refusal.about["pivot"]
    behind_wall = duel(pieces=(wall("w", 4000, 5000, 4050, 7000),))
    refusal = shooting.why_not_target(behind_wall, "aa", "ba")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("CZ-SHOOT-02", "not-seen")
    assert shooting.why_not_shoot(behind_wall, "aa", "assault_rifle", SINGLE) is not None


def test_shoot_02_figures_do_not_block_sight() -> None:
    table = table_of(
        Group("a", "one", (2000, 6000)),
        Group("c", "one", (4000, 6000), "robot"),
        Group("b", "two", (6000, 6000), "unarmed"),
    )
    assert shooting.why_not_target(table, "aa", "ba") is None


def test_shoot_03_who_fights_hand_to_hand_neither_shoots_nor_is_shot_at() -> None:
    table = table_of(
        Group("a", "one", (2000, 6000), count=1),
        Group("c", "one", (5000, 6000), foes=("ba",)),
        Group("b", "two", (5250, 6000), foes=("ca",)),
    )
    refusal = shooting.why_not_target(table, "aa", "ba")
    assert refusal is not None
    assert refusal.rule == "CZ-SHOOT-03"
    refusal = shooting.why_not_shoot(table, "ca", "assault_rifle", SINGLE)
    assert refusal is not None
    assert refusal.reason == "engaged"
    table.change("ba", {"foes": ()})
    assert shooting.why_not_target(table, "aa", "ba") is None
    table.change("ba", {"states": frozenset({"routed"})})
    assert shooting.why_not_target(table, "aa", "ba") is None, "routed figures can be shot at"


def test_shoot_04_a_single_shot_costs_one_point_or_two() -> None:
    table = duel("gunner")
    assert 6 // shooting.cost(table, "pistol", SINGLE) == 6
    assert 6 // shooting.cost(table, "machine_gun", SINGLE) == 3
    referee = referee_of(table, (1,))
    shooting.shoot(referee, "aa", "machine_gun", SINGLE)
    rolls = [e for e in referee.events if e.what == "roll"]
    assert len(rolls) == 1, "one shot, one die"
    assert len(rolls[0].about["faces"]) == 1, "one shot, one die"
    assert shooting.why_not_shoot(referee.table, "aa", "machine_gun", SINGLE) is None, "may be repeated"


def test_shoot_05_a_target_beyond_long_range_is_missed_without_a_roll() -> None:
    table = duel(away=8100)
    assert shooting.why_not_shoot(table, "aa", "assault_rifle", SINGLE) is None, "nothing is measured before"
    referee = referee_of(table)
    shooting.shoot(referee, "aa", "assault_rifle", SINGLE)
    assert "CZ-SHOOT-05 out-of-range" in keys(referee)
    assert not [e for e in referee.events if e.what == "roll"]


def test_shoot_05_the_distance_is_told_after_the_choice_only() -> None:
    table = duel(away=2000, count=2)
    one = Script()
    referee = referee_of(table, (1,), one=one)
    shooting.shoot(referee, "aa", "assault_rifle", SINGLE)
    assert "distance" not in one.asked[0].about
    at = [n for n, e in enumerate(referee.events) if e.what == "ask" or e.about.get("key") == "measured"]
    assert referee.events[at[0]].what == "ask"
    assert referee.events[at[-1]].about["distance"] == 2000


@pytest.mark.parametrize(
    ("away", "value"),
    [(300, 2), (310, 1), (2500, 1), (2510, 0), (8000, 0), (8010, None)],
)
def test_shoot_06_bands_with_limits_that_belong_to_the_nearer(away: int, value: int | None) -> None:
    table = duel(away=away)
    band = shooting.band_of(table.setting.weapons["assault_rifle"], away)
    assert shooting.BANDS.get(band) == value
    if value is not None:
        modifiers = shooting.hit_modifiers(table, "aa", "ba", SINGLE, band)
        assert sum(m.value for m in modifiers) == value


def test_shoot_07_a_burst_has_two_shots_or_more_up_to_the_rate() -> None:
    table = duel(target="flak_trooper", away=2000)
    assert shooting.cost(table, "assault_rifle", BURST) == 2
    assert shooting.cost(duel("gunner"), "machine_gun", BURST) == 3
    assert shooting.shots_left(table, "aa", "assault_rifle") == 3
    assert hit_chance(duel(target="flak_trooper", away=2000)) == Fraction(1, 3)
    assert eliminated(table, 3) == Fraction(304460, 531441)
    refusal = shooting.why_not_shoot(duel("shotgunner", away=500), "aa", "shotgun", BURST)
    assert refusal is not None
    assert refusal.rule == "CZ-SHOOT-07"


def test_shoot_07_every_shot_of_a_veterans_machine_pistol_hits_on_four() -> None:
    table = duel("veteran", away=1800, count=2)
    profiles = {**table.setting.profiles}
    profiles["veteran"] = replace(profiles["veteran"], ranged=("machine_pistol",))
    table.setting = replace(table.setting, profiles=profiles)
    one = Script(target=["ba", "bb"], shots=[2, 2])
    referee = referee_of(table, (4, 3, 3, 4), (1, 1), (1, 1), one=one)
    shooting.shoot(referee, "aa", "machine_pistol", BURST)
    roll = next(e for e in referee.events if e.rule == "CZ-SHOOT-10")
    assert roll.about["needs"] == (("ba", 2, 4), ("bb", 2, 4))
    assert roll.about["value"] == (1, 0, 0, 1)


def test_shoot_07_one_shot_alone_is_no_burst() -> None:
    table = duel(away=2000, count=2)
    one = Script(target=["ba", "bb"], shots=[1])
    shooting.shoot(referee_of(table, (1, 1, 1), one=one), "aa", "assault_rifle", BURST)
    second = next(a for a in one.asked[2:] if a.question == "target") if len(one.asked) > 2 else None
    assert second is None, "with one shot fired another target must follow: the only one left is taken"
    roll_sizes = [a.about["left"] for a in one.asked]
    assert roll_sizes == [3, 3]


def after_bursts(weapon: str, profile: str, count: int, **values: Any) -> Table:
    table = duel(profile, away=1000, bursts=((weapon, count),), **values)
    return table


def test_shoot_08_as_many_bursts_a_turn_as_the_rate() -> None:
    assert shooting.why_not_shoot(after_bursts("pistol", "pistolier", 1), "aa", "pistol", BURST) is None
    refusal = shooting.why_not_shoot(after_bursts("pistol", "pistolier", 2), "aa", "pistol", BURST)
    assert refusal is not None
    assert refusal.rule == "CZ-SHOOT-08"
    assert shooting.why_not_shoot(after_bursts("pistol", "pistolier", 2), "aa", "pistol", SINGLE) is None
    third = after_bursts("machine_pistol", "ganger", 2)
    assert shooting.why_not_shoot(third, "aa", "machine_pistol", BURST) is None
    table = duel("pistolier", away=1000)
    referee = referee_of(table, (1, 1), (1, 1))
    shooting.shoot(referee, "aa", "pistol", BURST)
    shooting.burst_at(referee, "aa", "ba")
    assert referee.table.figures["aa"].bursts == (("pistol", 2),), "opportunity fire counts"


def test_shoot_08_or_all_shots_of_a_turn_within_the_rate() -> None:
    options = {"burst_cap": "shots"}
    table = duel("pistolier", away=1000, options=options)
    referee = referee_of(table, (1, 1))
    shooting.shoot(referee, "aa", "pistol", BURST)
    assert referee.table.figures["aa"].bursts == (("pistol", 2),)
    for mode in (SINGLE, BURST):
        refusal = shooting.why_not_shoot(referee.table, "aa", "pistol", mode)
        assert refusal is not None
        assert refusal.rule == "CZ-SHOOT-08"
    single = after_bursts("pistol", "pistolier", 1, options=options)
    assert shooting.why_not_shoot(single, "aa", "pistol", BURST) is not None, "one shot left is no burst"
    assert shooting.why_not_shoot(single, "aa", "pistol", SINGLE) is None


def test_shoot_09_shots_of_a_dead_target_are_lost() -> None:
    table = duel("ganger", away=1800, count=3)
    one = Script(target=["ba", "bb", "bc"], shots=[2, 1, 1])
    referee = referee_of(table, (6, 6, 1, 1), (6, 6), one=one)
    shooting.shoot(referee, "aa", "machine_pistol", BURST)
    assert referee.table.figures["ba"].fate == "dead"
    assert "CZ-WND-06 void" in keys(referee)
    assert [referee.table.figures[f].fate for f in ("bb", "bc")] == ["alive", "alive"]


def test_shoot_09_targets_may_be_anywhere_unless_the_switch_says_50_cm() -> None:
    groups = (
        Group("a", "one", (2000, 6000)),
        Group("b", "two", (0, 0), "unarmed", 3, places=[(6000, 6000), (6000, 600), (6000, 8000)]),
    )
    one = Script(target=["ba"], shots=[1])
    shooting.shoot(referee_of(table_of(*groups), (1, 1, 1), one=one), "aa", "assault_rifle", BURST)
    assert set(one.asked[2].options) == {"bb", "bc"}
    one = Script(target=["ba"], shots=[1])
    narrow = table_of(*groups, options={"burst_spread_cm": 50})
    referee = referee_of(narrow, (1, 1, 1), one=one)
    shooting.shoot(referee, "aa", "assault_rifle", BURST)
    declared = next(e for e in referee.events if e.about.get("key") == "declared")
    assert declared.about["shots"] == (("ba", 1), ("bc", 2)), "54 cm apart is too far"


@pytest.mark.parametrize(
    ("modifier", "chance"),
    [(-3, "1/6"), (0, "1/6"), (1, "1/3"), (2, "1/2"), (3, "2/3"), (4, "5/6"), (7, "5/6")],
)
def test_shoot_10_six_hits_one_misses_whatever_is_added(modifier: int, chance: str) -> None:
    aimed = [("ba", 1, (Modifier("CZ-SHOOT-11", modifier),))]
    found = odds(shooting.roll_to_hit, duel(), "aa", aimed, of=lambda hits, _: hits[0])
    assert found.chances[1] == Fraction(chance)


def test_shoot_10_the_ledgers_list_of_chances() -> None:
    listed = LEDGER.data("CZ-SHOOT-10")["probability_by_modifier"]
    values = {"<=0": 0, "+1": 1, "+2": 2, "+3": 3, ">=+4": 4}
    for text, value in values.items():
        need = shooting.to_hit((Modifier("CZ-SHOOT-11", value),))
        assert Fraction(7 - need, 6) == Fraction(listed[text])


def test_shoot_11_all_modifiers_are_added() -> None:
    table = duel("elite", away=200)
    added = shooting.hit_modifiers(table, "aa", "ba", AIMED, "point_blank")
    assert sum(m.value for m in added) == 6
    assert hit_chance(table, AIMED) == Fraction(5, 6)
    green = duel("green", states=("panicked",))
    green.change("ba", {"states": frozenset({"dropped"})})
    added = shooting.hit_modifiers(green, "aa", "ba", SINGLE, "long")
    assert sum(m.value for m in added) == -3
    assert hit_chance(green) == Fraction(1, 6)


def test_shoot_11_cover_of_the_ground_is_no_matter_for_the_hit() -> None:
    covered = duel(away=2000, pieces=(barricade("w", 4000, 5000, 4050, 7000, 200),))
    assert hit_chance(covered) == hit_chance(duel(away=2000)) == Fraction(1, 3)


def test_shoot_12_an_aimed_shot_takes_five_points_and_adds_two() -> None:
    table = duel("gunner")
    assert shooting.cost(table, "machine_gun", AIMED) == shooting.cost(table, "pistol", AIMED) == 5
    assert hit_chance(duel(), AIMED) == Fraction(1, 2)
    for state in ("panicked", "steady"):
        refusal = shooting.why_not_shoot(duel(states=(state,)), "aa", "assault_rifle", AIMED)
        assert refusal is not None
        assert refusal.rule == "CZ-SHOOT-12"
    referee = referee_of(duel(), (1,))
    shooting.shoot(referee, "aa", "assault_rifle", AIMED)
    assert len(next(e for e in referee.events if e.what == "roll").about["faces"]) == 1, "never a burst"


def test_shoot_13_grenades_and_missiles_are_counted_and_guns_are_not() -> None:
    table = duel("grenadier", away=1000)
    referee = referee_of(table, (1,), (1, 6), (1,), (1, 6))
    for _ in range(2):
        assert areas.why_not_throw(referee.table, "aa", charges.GRENADE) is None
        areas.throw(referee, "aa", charges.GRENADE)
    refusal = areas.why_not_throw(referee.table, "aa", charges.GRENADE)
    assert refusal is not None
    assert refusal.rule == "CZ-SHOOT-13"
    rocketeer = duel("rocketeer", away=5000)
    referee = referee_of(rocketeer, (1,), (1, 6))
    areas.throw(referee, "aa", charges.MISSILE)
    assert referee.table.figures["aa"].missiles == 2
    assert shooting.why_not_shoot(referee.table, "aa", "missile_launcher", SINGLE) is not None


def test_burst_at_fires_every_shot_at_one_target_and_a_shotgun_its_one() -> None:
    referee = referee_of(duel("shotgunner", away=500), (1,))
    shooting.burst_at(referee, "aa", "ba")
    assert len(next(e for e in referee.events if e.what == "roll").about["faces"]) == 1
    refusal = shooting.why_not_burst_at(duel("launcher", away=500), "aa", "ba")
    assert refusal is not None
    assert refusal.rule == "CZ-OPP-01"
    used_up = after_bursts("pistol", "pistolier", 2)
    assert shooting.opportunity_weapons(used_up, "aa") == ()
