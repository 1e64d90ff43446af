"""What attacks are worth to the greedy player: by the odds of the code that plays and by what is at stake."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche.engine.odds import odds
from escarmouche.games.combat_zone import appraisal, gains, shooting
from escarmouche.games.combat_zone.table import Table
from tests.combat_zone.tables import PROFILES, Group, barricade, table_of

NEAR = (6000, 5000)
MEASURED = {"premeasure": True}


def facing(
    shooter: str = "trooper", target: Any = "trooper", at: tuple[int, int] = NEAR, **values: Any
) -> Table:
    """One figure 20 cm from another, so that nobody has to guess the range."""
    options = {**MEASURED, **values.pop("options", {})}
    return table_of(
        Group("one1", "one", (6000, 3000), shooter, facing=90), Group("two1", "two", at, target, facing=270),
        options=options, **values,
    )  # fmt: skip


def shot(
    table: Table, weapon: str = "assault_rifle", mode: str = shooting.BURST, target: str = "two1a"
) -> float:
    return gains.shot_gain(table, "one1a", weapon, mode, target)


def lost(table: Table, weapon: str, mode: str, shots: int, band: str) -> float:
    """What the enemy loses on average by the rules themselves."""

    def reading(_: object, then: Table) -> float:
        left = appraisal.worth(then, "two1a") if then.figures["two1a"].fate == "alive" else 0.0
        return appraisal.worth(table, "two1a") - left

    found = odds(shooting.volley, table, "one1a", weapon, mode, (("two1a", shots),), band, of=reading)
    return float(found.mean)


# -- shots -----------------------------------------------------------------------------------------------


def test_the_gain_of_a_shot_is_what_the_enemy_loses_by_the_rules() -> None:
    table = facing()
    assert shot(table, mode=shooting.SINGLE) == pytest.approx(
        lost(table, "assault_rifle", shooting.SINGLE, 1, "short")
    )
    assert shot(table) == pytest.approx(lost(table, "assault_rifle", shooting.BURST, 3, "short"))
    assert shot(table) > shot(table, mode=shooting.SINGLE) > 0


def test_shots_at_a_machine_add_up_one_by_one() -> None:
    table = facing(target="robot")
    one = lost(table, "assault_rifle", shooting.BURST, 1, "short")
    assert shot(table) == pytest.approx(3 * one)


def test_shoot_08_a_gun_that_has_fired_all_it_may_gains_nothing() -> None:
    table = facing(options={"burst_cap": "shots"})
    rate = table.setting.weapons["assault_rifle"].rate
    full = shot(table)
    table.change("one1a", {"bursts": (("assault_rifle", rate - 1),)})
    assert 0 < shot(table) < full, "one shot is left"
    table.change("one1a", {"bursts": (("assault_rifle", rate),)})
    assert shot(table) == 0


def test_nobody_is_hit_beyond_the_longest_range() -> None:
    assert shot(facing(at=(6000, 11500))) == 0
    assert shot(facing(at=(6000, 11000))) > 0


def test_leaders_are_worth_more_to_hit_and_the_armoured_and_hidden_less() -> None:
    plain = shot(facing())
    assert shot(facing(target="armoured")) < plain
    assert shot(facing(pieces=(barricade("b", 5500, 4800, 6500, 4860),))) < plain
    led = facing()
    led.units["two1"] = replace(led.units["two1"], leader="two1a")
    assert shot(led) == pytest.approx(appraisal.CHIEF * plain)


def test_who_is_shaken_already_has_less_to_lose() -> None:
    table = facing()
    fresh = shot(table)
    table.change("two1a", {"states": frozenset({"routed"})})
    assert 0 < shot(table) < fresh


def test_heroes_who_may_throw_again_hit_more() -> None:
    found = []
    for left in (0, 2):
        table = facing("hero", options={"hero_rerolls": 5})
        table.change("one1a", {"rerolls": left})
        found.append(shot(table, mode=shooting.SINGLE))
    assert found[0] < found[1]


def test_a_gain_is_worked_out_once_and_anew_when_the_target_is_another() -> None:
    table = facing()
    first = shot(table)
    dear = table.copy()
    costly = replace(PROFILES["trooper"], cost=60)
    dear.setting = replace(table.setting, profiles={**table.setting.profiles, "trooper": costly})
    assert shot(dear) == pytest.approx(3 * first), "60 points and not a head of 20"
    assert shot(table) == first


# -- blasts ----------------------------------------------------------------------------------------------

LAUNCHER = "integrated_grenade_launcher"


def test_a_blast_among_enemies_gains_more_and_among_friends_less() -> None:
    alone = shot(facing("launcher"), LAUNCHER)
    pair = table_of(
        Group("one1", "one", (6000, 3000), "launcher", facing=90), Group("two1", "two", NEAR, count=2),
        options=MEASURED,
    )  # fmt: skip
    friend = table_of(
        Group("one1", "one", (6000, 3000), "launcher", facing=90), Group("two1", "two", NEAR),
        Group("one2", "one", (6350, 5000)), options=MEASURED,
    )  # fmt: skip
    assert shot(pair, LAUNCHER) > alone > 0
    assert shot(friend, LAUNCHER) < alone


def test_a_launcher_does_not_reach_beyond_its_range() -> None:
    longest = facing().setting.weapons[LAUNCHER].long
    assert shot(facing("launcher", at=(6000, 3250 + longest)), LAUNCHER) > 0
    assert shot(facing("launcher", at=(6000, 3260 + longest)), LAUNCHER) == 0


def test_around_a_place_are_those_within_twenty_centimetres_of_either_side() -> None:
    table = table_of(
        Group("one1", "one", (4000, 6000)), Group("two1", "two", (6000, 8000)),
        Group("two2", "two", (6000, 8001)), Group("one2", "one", (6000, 6000)),
    )  # fmt: skip
    assert gains.near(table, (6000, 6000)) == ("one1a", "two1a", "one2a")


def test_fire_on_a_friend_costs_what_it_would_gain_on_an_enemy() -> None:
    def burnt(side: str, y: int = 4500) -> float:
        table = table_of(
            Group("one1", "one", (6000, 3000), "flamer", facing=90), Group(f"{side}9", side, (6000, y))
        )
        return gains.throw_gain(table, "one1a", "flame", (6000, 4500))

    himself = burnt("two", 11000)
    assert himself < 0, "it may come back"
    assert burnt("one") < himself < 0 < burnt("two")
    assert burnt("one") - himself == pytest.approx(himself - burnt("two"))


# -- hand to hand ----------------------------------------------------------------------------------------


def fight(one: str, two: str = "trooper", **values: Any) -> float:
    table = table_of(
        Group("one1", "one", (6000, 6000), one, facing=90), Group("two1", "two", (6000, 6250), two), **values
    )
    return gains.fight_gain(table, "one1a", "two1a")


def test_who_fights_better_gains_more_and_the_better_enemy_costs() -> None:
    assert fight("hero") > fight("swordsman") > fight("trooper")
    assert fight("trooper", "hero") < 0 < fight("hero")


def test_to_strike_down_a_leader_is_worth_more() -> None:
    table = table_of(Group("one1", "one", (6000, 6000), "hero"), Group("two1", "two", (6000, 6250)))
    plain = gains.fight_gain(table, "one1a", "two1a")
    table.units["two1"] = replace(table.units["two1"], leader="two1a")
    assert gains.fight_gain(table, "one1a", "two1a") == pytest.approx(appraisal.CHIEF * plain)


def test_a_helper_in_contact_makes_a_fight_better() -> None:
    alone = fight("trooper")
    table = table_of(
        Group("one1", "one", (6000, 6000), facing=90), Group("two1", "two", (6000, 6250)),
        Group("one2", "one", (6250, 6250)),
    )  # fmt: skip
    for figure, foes in (("one1a", ("two1a",)), ("one2a", ("two1a",)), ("two1a", ("one1a", "one2a"))):
        table.change(figure, {"foes": foes})
    assert gains.fight_gain(table, "one1a", "two1a") > alone


# -- what there is to fear -------------------------------------------------------------------------------


def test_guns_are_what_is_aimed_at_figures() -> None:
    table = table_of(
        Group("one1", "one", (6000, 3000), ["gunner", "rocketeer", "flamer", "launcher", "unarmed"])
    )
    found = [gains.guns(table, f"one1{f}") for f in "abcde"]
    assert found == [("machine_gun", "pistol"), (), (), (LAUNCHER,), ()]


def test_an_enemy_is_feared_for_the_best_of_his_guns_and_blasts_are_not_counted() -> None:
    def fear(profile: str) -> float:
        table = facing(profile)
        return gains.threat(table, "one1a", "two1a")

    assert fear("gunner") == pytest.approx(shot(facing("gunner"), "machine_gun"))
    assert fear("gunner") > fear("pistolier") > 0
    assert fear("pistolier") == pytest.approx(shot(facing("pistolier"), "pistol", shooting.BURST))
    assert fear("launcher") == fear("unarmed") == 0
    shotgun = facing("shotgunner")
    assert shotgun.setting.weapons["shotgun"].rate < shooting.FEWEST
    assert fear("shotgunner") == pytest.approx(shot(shotgun, "shotgun", shooting.SINGLE))
