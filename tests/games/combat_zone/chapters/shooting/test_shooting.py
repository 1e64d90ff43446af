"""Shooting: who may, at whom, how many, how well (area CZ-SHOOT)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine.odds import odds
from escarmouche.engine.requests import NO_ONE, Ask, Modifier
from escarmouche.engine.table import replace
from escarmouche.games.combat_zone import turn
from escarmouche.games.combat_zone.chapters import close_combat
from escarmouche.games.combat_zone.chapters.area_weapons import aiming, charges
from escarmouche.games.combat_zone.chapters.figures import touching
from escarmouche.games.combat_zone.chapters.shooting import hits, lines_of_fire, modes, shooting, weapons
from escarmouche.games.combat_zone.chapters.shooting.modes import AIMED, BURST, SINGLE
from escarmouche.games.combat_zone.chapters.wounds import casualties
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import PANICKED, STEADY, Referee, Table
from tests.games.combat_zone.tables import Group, Script, barricade, referee_of, table_of, wall


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


def hit_chance(table: Table, mode: str = SINGLE, weapon: str = "assault_rifle") -> Fraction:
    """The chance that a single shot at b hits, read from the opportunity fire a hit always costs."""
    table.change("ba", {"states": table.figures["ba"].states | {"waiting"}})
    found = odds(
        hits.volley, table, "aa", weapon, mode, (("ba", 1),),
        of=lambda _, after: "waiting" not in after.figures["ba"].states,
    )  # fmt: skip
    return found.chances.get(True, Fraction(0))


def eliminated(table: Table, shots: int, weapon: str = "assault_rifle", mode: str = BURST) -> Fraction:
    found = odds(
        hits.volley, table, "aa", weapon, mode, (("ba", shots),),
        of=lambda _, after: after.figures["ba"].fate != "alive",
    )  # fmt: skip
    return found.chances.get(True, Fraction(0))


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
        "CZ-SHOOT-10 struck",
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

    assert lines_of_fire.why_not_target(beside(90), "aa", "ba") is None
    refusal = lines_of_fire.why_not_target(beside(91), "aa", "ba")
    assert refusal is not None
    assert refusal.rule == "CZ-SHOOT-02"
    assert refusal.about["pivot"]
    behind_wall = duel(pieces=(wall("w", 4000, 5000, 4050, 7000),))
    refusal = lines_of_fire.why_not_target(behind_wall, "aa", "ba")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("CZ-SHOOT-02", "not-seen")
    assert shooting.why_not_shoot(behind_wall, "aa", "assault_rifle", SINGLE) is not None


def test_shoot_02_figures_do_not_block_sight() -> None:
    table = table_of(
        Group("a", "one", (2000, 6000)),
        Group("c", "one", (4000, 6000), "robot"),
        Group("b", "two", (6000, 6000), "unarmed"),
    )
    assert lines_of_fire.why_not_target(table, "aa", "ba") is None


def test_shoot_03_who_fights_hand_to_hand_neither_shoots_nor_is_shot_at() -> None:
    table = table_of(
        Group("a", "one", (2000, 6000), count=1),
        Group("c", "one", (5000, 6000), foes=("ba",)),
        Group("b", "two", (5250, 6000), foes=("ca",)),
    )
    refusal = lines_of_fire.why_not_target(table, "aa", "ba")
    assert refusal is not None
    assert refusal.rule == "CZ-SHOOT-03"
    refusal = shooting.why_not_shoot(table, "ca", "assault_rifle", SINGLE)
    assert refusal is not None
    assert refusal.reason == "engaged"
    table.change("ba", {"foes": ()})
    assert lines_of_fire.why_not_target(table, "aa", "ba") is None
    table.change("ba", {"states": frozenset({"routed"})})
    assert lines_of_fire.why_not_target(table, "aa", "ba") is None, "routed figures can be shot at"


def test_shoot_04_a_single_shot_costs_one_point_or_two() -> None:
    table = duel("gunner")
    assert 6 // modes.cost(table, "pistol", SINGLE) == 6
    assert 6 // modes.cost(table, "machine_gun", SINGLE) == 3
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
    band = hits.band_of(table.setting.weapons["assault_rifle"], away)
    assert hits.BANDS.get(band) == value
    if value is not None:
        modifiers = hits.hit_modifiers(table, "aa", "ba", SINGLE, band)
        assert sum(m.value for m in modifiers) == value


def test_shoot_07_a_burst_has_two_shots_or_more_up_to_the_rate() -> None:
    table = duel(target="flak_trooper", away=2000)
    assert modes.cost(table, "assault_rifle", BURST) == 2
    assert modes.cost(duel("gunner"), "machine_gun", BURST) == 3
    assert modes.shots_left(table, "aa", "assault_rifle") == 3
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
    aimed = [e.about for e in referee.events if e.about.get("key") == "aimed-at"]
    assert [(a["target"], a["shots"], a["need"]) for a in aimed] == [("ba", 2, 4), ("bb", 2, 4)]
    assert aimed[0]["modifiers"] == (("CZ-REAC-03", 1), ("CZ-SHOOT-06", 1))
    assert roll.about["value"] == (1, 0, 0, 1)
    struck = [e.about for e in referee.events if e.kind == "struck"]
    assert [(a["target"], a["hits"]) for a in struck] == [("ba", 1), ("bb", 1)]


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
    found = odds(hits.roll_to_hit, duel(), "aa", aimed, of=lambda hits, _: hits[0])
    assert found.chances[1] == Fraction(chance)


def test_shoot_10_the_ledgers_list_of_chances() -> None:
    listed = LEDGER.data("CZ-SHOOT-10")["probability_by_modifier"]
    values = {"<=0": 0, "+1": 1, "+2": 2, "+3": 3, ">=+4": 4}
    for text, value in values.items():
        need = hits.to_hit((Modifier("CZ-SHOOT-11", value),))
        assert Fraction(7 - need, 6) == Fraction(listed[text])


def test_shoot_11_all_modifiers_are_added() -> None:
    table = duel("elite", away=200)
    added = hits.hit_modifiers(table, "aa", "ba", AIMED, "point_blank")
    assert sum(m.value for m in added) == 6
    assert hit_chance(table, AIMED) == Fraction(5, 6)
    green = duel("green", states=("panicked",))
    green.change("ba", {"states": frozenset({"dropped"})})
    added = hits.hit_modifiers(green, "aa", "ba", SINGLE, "long")
    assert sum(m.value for m in added) == -3
    assert hit_chance(green) == Fraction(1, 6)


def test_shoot_11_cover_of_the_ground_is_no_matter_for_the_hit() -> None:
    covered = duel(away=2000, pieces=(barricade("w", 4000, 5000, 4050, 7000, 200),))
    assert hit_chance(covered) == hit_chance(duel(away=2000)) == Fraction(1, 3)


def test_shoot_12_an_aimed_shot_takes_five_points_and_adds_two() -> None:
    table = duel("gunner")
    assert modes.cost(table, "machine_gun", AIMED) == modes.cost(table, "pistol", AIMED) == 5
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
        assert aiming.why_not_throw(referee.table, "aa", charges.GRENADE) is None
        aiming.throw(referee, "aa", charges.GRENADE)
    refusal = aiming.why_not_throw(referee.table, "aa", charges.GRENADE)
    assert refusal is not None
    assert refusal.rule == "CZ-SHOOT-13"
    rocketeer = duel("rocketeer", away=5000)
    referee = referee_of(rocketeer, (1,), (1, 6))
    aiming.throw(referee, "aa", charges.MISSILE)
    assert referee.table.figures["aa"].missiles == 2
    assert shooting.why_not_shoot(referee.table, "aa", "missile_launcher", SINGLE) is not None


def test_opp_01_burst_at_fires_every_shot_at_one_target_and_a_shotgun_its_one() -> None:
    referee = referee_of(duel("shotgunner", away=500), (1,))
    shooting.burst_at(referee, "aa", "ba")
    assert len(next(e for e in referee.events if e.what == "roll").about["faces"]) == 1
    assert modes.opportunity_weapons(duel("launcher", away=500), "aa") == ()
    used_up = after_bursts("pistol", "pistolier", 2)
    assert modes.opportunity_weapons(used_up, "aa") == ()


def range_of(targets: int, weapon: str = "trooper", **options: Any) -> Table:
    places = [(6000 + 400 * n, 8000) for n in range(targets)]
    return table_of(
        Group("a", "one", (6000, 6000), weapon, facing=90),
        Group("b", "two", (0, 0), "unarmed", targets, places=places),
        options=options,
    )


def asked(script: Script, question: str) -> list[Ask]:
    return [ask for ask in script.asked if ask.question == question]


def declared(referee: Referee) -> Any:
    return next(e.about["shots"] for e in referee.events if e.about.get("key") == "declared")


def test_shoot_07_at_one_target_all_shots_are_fired_unasked() -> None:
    script = Script()
    referee = referee_of(range_of(1), (1, 1, 1), one=script)
    shooting.shoot(referee, "aa", "assault_rifle", modes.BURST)
    assert not asked(script, "shots")
    assert declared(referee) == (("ba", 3),)


def test_shoot_07_where_shots_are_counted_a_burst_at_one_target_has_two_or_more() -> None:
    script = Script(shots=[2])
    referee = referee_of(range_of(1, burst_cap="shots"), (1, 1), one=script)
    shooting.shoot(referee, "aa", "assault_rifle", modes.BURST)
    assert tuple(asked(script, "shots")[0].options) == (3, 2)
    assert declared(referee) == (("ba", 2),)
    assert referee.table.figures["aa"].bursts == (("assault_rifle", 2),)
    assert modes.shots_left(referee.table, "aa", "assault_rifle") == 1


def test_shoot_09_a_burst_may_stop_after_its_second_shot_and_not_before() -> None:
    script = Script(target=["ba", "bb", NO_ONE], shots=[1, 1])
    referee = referee_of(range_of(3), (1, 1), one=script)
    shooting.shoot(referee, "aa", "assault_rifle", modes.BURST)
    offered = [tuple(ask.options) for ask in asked(script, "target")]
    assert offered == [("ba", "bb", "bc"), ("bb", "bc"), ("bc", NO_ONE)]
    assert [tuple(ask.options) for ask in asked(script, "shots")] == [(3, 2, 1), (2, 1)]
    assert declared(referee) == (("ba", 1), ("bb", 1))


@pytest.mark.parametrize(("profile", "refused"), [("shotgunner", True), ("pistolier", False)])
def test_shoot_07_a_weapon_that_fires_once_has_no_burst(profile: str, refused: bool) -> None:
    table = range_of(1, profile)
    weapon = table.setting.profiles[profile].ranged[0]
    assert (table.setting.weapons[weapon].rate < 2) is refused
    found = shooting.why_not_shoot(table, "aa", weapon, modes.BURST)
    assert (found.reason if found else "") == ("no-burst" if refused else "")


@pytest.mark.parametrize("state", [PANICKED, STEADY])
def test_shoot_12_no_aim_is_taken_with_three_points_in_all(state: str) -> None:
    table = range_of(1)
    table.change("aa", {"states": frozenset({state})})
    refusal = shooting.why_not_shoot(table, "aa", "assault_rifle", modes.AIMED)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("CZ-SHOOT-12", "capped")
    assert shooting.why_not_shoot(table, "aa", "assault_rifle", modes.BURST) is None


@pytest.mark.parametrize(
    ("profile", "weapon", "single", "burst"),
    [("trooper", "assault_rifle", 1, 2), ("gunner", "machine_gun", 2, 3)],
)
def test_shoot_04_a_heavy_weapon_costs_a_point_more(
    profile: str, weapon: str, single: int, burst: int
) -> None:
    table = range_of(1, profile)
    assert modes.cost(table, weapon, modes.SINGLE, "aa") == single
    assert modes.cost(table, weapon, modes.BURST, "aa") == burst
    assert modes.cost(table, weapon, modes.AIMED, "aa") == modes.cost(table, "pistol", modes.AIMED, "aa")


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({}, ""),
        ({"fate": "dead"}, "gone"),
        ({"foes": ("aa",)}, "engaged"),
        ({"y": 5999}, "out-of-arc"),
        ({"y": 6000}, ""),
    ],
)
def test_shoot_02_why_somebody_is_no_target(change: dict[str, Any], reason: str) -> None:
    table = range_of(1)
    table.change("ba", {"x": 7000, **change})
    refusal = lines_of_fire.why_not_target(table, "aa", "ba")
    assert (refusal.reason if refusal else "") == reason
    assert lines_of_fire.any_target(table, "aa") is (reason == "")


def test_shoot_09_hits_are_told_apart_by_target() -> None:
    script = Script(target=["ba", "bb"], shots=[2, 1])
    referee = referee_of(range_of(2), (1, 6, 6), (6, 6, 6), (6, 6, 6), one=script)
    shooting.shoot(referee, "aa", "assault_rifle", modes.BURST)
    assert {f: referee.table.figures[f].fate for f in ("ba", "bb")} == {"ba": "dead", "bb": "dead"}
    script = Script(target=["ba", "bb"], shots=[2, 1])
    referee = referee_of(range_of(2), (1, 1, 6), (6, 6, 6), one=script)
    shooting.shoot(referee, "aa", "assault_rifle", modes.BURST)
    assert {f: referee.table.figures[f].fate for f in ("ba", "bb")} == {"ba": "alive", "bb": "dead"}


@pytest.mark.parametrize(
    ("values", "need"), [((), 6), ((1,), 5), ((4,), 2), ((5,), 2), ((-1,), 6), ((2, -1), 5)]
)
def test_shoot_10_a_shot_needs_six_less_what_is_added(values: tuple[int, ...], need: int) -> None:
    assert hits.to_hit(tuple(Modifier("CZ-SHOOT-11", v) for v in values)) == need


def test_shoot_06_a_limit_belongs_to_the_nearer_band() -> None:
    rifle = table_of().setting.weapons["assault_rifle"]
    found = [
        hits.band_of(rifle, limit + more)
        for limit in (rifle.point_blank, rifle.short, rifle.long)
        for more in (0, 1)
    ]
    near, short, long, beyond = hits.POINT_BLANK, hits.SHORT, hits.LONG, hits.BEYOND
    assert found == [near, short, short, long, long, beyond]


def go(referee: Referee) -> None:
    """The next action to its end, windows and all."""
    turn.step(referee)
    while referee.table.turn.step in ("window", "do"):
        turn.step(referee)


def beaten(one: Script, at: tuple[int, int] = (6000, 6000)) -> Referee:
    """A man of side one has just routed the enemy he touches; a friend looks on from 20 cm."""
    table = table_of(
        Group("a", "one", at, "unarmed"),
        Group("b", "two", (at[0] + 250, at[1]), "unarmed"),
        Group("c", "one", (4000, 6000)),
        pieces=(barricade("low", 5000, 6125, 7000, 6200),),
        options={"rout_in_combat": "strike"},
    )
    referee = referee_of(table, one=one)
    close_combat.engage(referee, "CZ-CC-02", "aa", "ba")
    casualties.rout(referee, "CZ-CC-14", "ba")
    return referee


def test_shoot_03_a_routed_figure_left_alone_can_be_shot_at() -> None:
    walk = {"action": ["move"], "move": [(("aa", ((6000, 5600),), -1),)]}
    for answers in (walk, {"action": ["cross:low"]}):
        referee = beaten(Script(**answers))
        refusal = lines_of_fire.why_not_target(referee.table, "ca", "ba")
        assert refusal is not None
        assert refusal.rule == "CZ-SHOOT-03", "CZ-CC-02: tied to the winner as long as they touch"
        go(referee)
        assert not touching(referee.table, "aa", "ba")
        assert referee.table.figures["ba"].foes == ()
        assert lines_of_fire.why_not_target(referee.table, "ca", "ba") is None


FOE = Group("z", "two", (11000, 11000), facing=270)


def told(referee: Referee) -> list[str]:
    return [str(e.about["key"]) for e in referee.events if e.what == "note"]


@pytest.mark.parametrize(("fired", "left"), [(0, 3), (1, 2), (3, 0), (4, 0)])
def test_shoot_08_bursts_left_are_the_rate_less_those_fired(fired: int, left: int) -> None:
    table = table_of(Group("a", "one", (6000, 6000), bursts=(("assault_rifle", fired),)))
    assert table.setting.weapons["assault_rifle"].rate == 3
    assert modes.bursts_left(table, "aa", "assault_rifle") == left


def test_shoot_02_who_has_nobody_to_shoot_at_is_told_so() -> None:
    table = table_of(Group("a", "one", (6000, 6000), facing=270), FOE)
    referee = referee_of(table)
    shooting.shoot(referee, "aa", "assault_rifle", modes.SINGLE)
    assert told(referee) == ["no-target"]


def noted(referee: Referee, key: str) -> list[str]:
    """The rules of the notes with this key."""
    return [e.rule for e in referee.events if e.about.get("key") == key]


def test_shoot_03_figures_in_combat_are_shown_but_not_offered() -> None:
    table = table_of(
        Group("a", "one", (2000, 6000)),
        Group("c", "one", (6250, 6000), foes=("ba",)),
        Group("b", "two", (6000, 6000), count=2, foes=("ca",)),
        Group("d", "two", (6000, 7000), count=2),
    )
    table.figures["bb"] = replace(table.figures["bb"], foes=())
    one = Script(target=["da"])
    shooting.shoot(referee_of(table, (1,), one=one), "aa", "assault_rifle", modes.SINGLE)
    assert one.asked[0].options == ("bb", "da", "db")
    assert {t: r.rule for t, r in one.asked[0].greyed.items()} == {"ba": "CZ-SHOOT-03"}


def test_reac_15_a_panicked_target_is_told_to_be_no_harder_to_hit() -> None:
    for states, told in ((("panicked",), ["CZ-REAC-15"]), (("panicked", "dropped"), []), ((), [])):
        table = table_of(Group("a", "one", (2000, 6000)), Group("b", "two", (4000, 6000), states=states))
        referee = referee_of(table, (1,))
        shooting.shoot(referee, "aa", "assault_rifle", modes.SINGLE)
        assert noted(referee, "panic-is-no-cover") == told


def test_shoot_08_each_weapon_has_its_own_count() -> None:
    table = table_of(Group("a", "one", (6000, 6000), "gunner", bursts=(("machine_gun", 2),)), FOE)
    assert modes.fired_already(table, "aa", "machine_gun") == 2
    assert modes.fired_already(table, "aa", "pistol") == 0
    assert modes.bursts_left(table, "aa", "pistol") == table.setting.weapons["pistol"].rate
    assert weapons.carried(table, "aa") == ("machine_gun", "pistol")
