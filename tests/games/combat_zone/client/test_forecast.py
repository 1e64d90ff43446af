"""Forecasts: what a player is told before he fires."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from escarmouche.engine.odds import Odds
from escarmouche.engine.requests import Ask
from escarmouche.games.combat_zone.chapters.area_weapons import charges
from escarmouche.games.combat_zone.chapters.shooting import modes
from escarmouche.games.combat_zone.client import forecast
from escarmouche.games.combat_zone.table import Table
from tests.games.combat_zone.tables import Group, table_of


def test_every_weapon_mode_and_target_that_can_be_paid() -> None:
    table = table_of(
        Group("a", "one", (2000, 6000), "gunner"),
        Group("b", "two", (4000, 6000), "flak_trooper", 2),
        options={"premeasure": True},
    )
    found = forecast.forecasts(table, "a")
    shown = {(f.about["weapon"], f.about["mode"], f.about["target"]) for f in found}
    assert len(shown) == len(found) == 2 * 3 * 2
    table.change("aa", {"ap": 1})
    left = {(f.about["weapon"], f.about["mode"]) for f in forecast.forecasts(table, "a")}
    assert left == {("pistol", "shoot")}


def test_the_chances_are_those_of_the_rules() -> None:
    table = table_of(
        Group("a", "one", (2000, 6000)), Group("b", "two", (4250, 6000), "flak_trooper", facing=180)
    )
    found = forecast.shot_odds(table, "aa", "assault_rifle", modes.BURST, "ba")
    assert found["eliminated"].chances[1] == Fraction(304460, 531441)
    assert found["eliminated"].exact
    assert set(found) == {"eliminated", "panicked"}
    single = forecast.shot_odds(table, "aa", "assault_rifle", modes.SINGLE, "ba")
    assert single["panicked"].chances[1] == Fraction(1, 3) * Fraction(23, 108)


def test_shoot_05_without_measuring_the_eye_is_given_the_bands_it_could_be() -> None:
    def bands(away: int, premeasure: bool) -> tuple[str, ...]:
        table = table_of(
            Group("a", "one", (1000, 6000)),
            Group("b", "two", (1250 + away, 6000)),
            options={"premeasure": premeasure},
        )
        return forecast.bands(table, "aa", "assault_rifle", "ba")

    assert bands(2600, True) == ("long",)
    assert bands(2600, False) == ("short", "long")
    assert bands(8100, False) == ("long", "beyond")
    assert bands(5000, False) == ("long",)


def test_machines_are_damaged_and_grenades_may_hurt_friends() -> None:
    table = table_of(
        Group("a", "one", (2000, 6000), "grenadier"),
        Group("c", "one", (3250, 6300), "unarmed"),
        Group("b", "two", (3250, 6000), "robot"),
    )
    shot = forecast.shot_odds(table, "aa", "assault_rifle", modes.SINGLE, "ba")
    assert shot["damaged"].chances[1] + shot["eliminated"].chances[1] == Fraction(1, 3) * Fraction(5, 8)
    thrown = [f for f in forecast.forecasts(table, "a") if f.question == "throw"]
    assert len(thrown) == 1
    assert thrown[0].odds["friends"].mean > 0
    assert all(part.exact for part in thrown[0].odds.values())


# -- who is told what ------------------------------------------------------------------------------------

MEASURED = {"premeasure": True}


def told(table: Table, unit: str = "a") -> set[tuple[str, str]]:
    """Who is forecast, and with what."""
    found = [f.about for f in forecast.forecasts(table, unit)]
    return {(about["figure"], about["weapon"] if "weapon" in about else about["what"]) for about in found}


def test_while_a_figure_of_the_group_acts_only_its_own_chances_are_told() -> None:
    table = table_of(
        Group("a", "one", (2000, 6000), count=3), Group("b", "two", (4000, 6000)), options=MEASURED,
        turn={"figure": "ab"},
    )  # fmt: skip
    assert told(table) == {("ab", "assault_rifle")}
    table.change("turn", {"figure": "ba"})
    assert told(table) == {(f, "assault_rifle") for f in ("aa", "ab", "ac")}
    table.change("ac", {"fate": "dead"})
    assert told(table) == {(f, "assault_rifle") for f in ("aa", "ab")}


def test_who_does_not_act_now_is_told_of_what_he_could_pay_in_his_turn() -> None:
    table = table_of(
        Group("a", "one", (2000, 6000), "grenadier", ap=0), Group("b", "two", (3200, 6000)), options=MEASURED
    )
    assert told(table) == set()
    table.change("turn", {"figure": "ba"})
    assert told(table) == {("aa", "assault_rifle"), ("aa", "grenade")}


def test_throws_are_told_only_where_they_are_paid_and_reach() -> None:
    table = table_of(
        Group("a", "one", (2000, 6000), "grenadier"), Group("b", "two", (3200, 6000)), options=MEASURED
    )
    cost = charges.CHARGES[charges.GRENADE].ap
    for ap, told_of in ((cost, True), (cost - 1, False)):
        table.change("aa", {"ap": ap})
        assert (("aa", "grenade") in told(table)) is told_of
    table.change("aa", {"ap": 6})
    table.change("ba", {"x": 9000})
    assert told(table) == {("aa", "assault_rifle")}
    table.change("aa", {"grenades": 0})
    assert forecast.throws(table, "aa") == []


def test_area_weapons_are_told_as_throws_and_not_as_shots() -> None:
    table = table_of(
        Group("a", "one", (2000, 6000), "flamer"), Group("b", "two", (3200, 6000)), options=MEASURED
    )
    assert forecast.throws(table, "aa") == ["flamethrower"]
    assert [f.question for f in forecast.forecasts(table, "a")] == ["throw"]


def test_nothing_is_told_of_targets_out_of_range() -> None:
    table = table_of(
        Group("a", "one", (1000, 6000), "pistolier"), Group("b", "two", (11000, 6000)), options=MEASURED
    )
    assert told(table) == set()


def test_shoot_05_an_eye_judges_a_fifth_too_short_or_too_long() -> None:
    def guesses(away: int) -> tuple[str, ...]:
        table = table_of(Group("a", "one", (1000, 6000)), Group("b", "two", (1250 + away, 6000)))
        return forecast.guesses(table, "aa", "assault_rifle", "ba")

    assert guesses(3125) == ("short", "long", "long"), "2500 is short"
    assert guesses(3127) == ("long", "long", "long")
    assert guesses(6667) == ("long", "long", "long"), "and 8000 long"
    assert guesses(6670) == ("long", "long", "beyond")


# -- what may become of the target -----------------------------------------------------------------------


def parts(shooter: str, target: str, weapon: str, mode: str = modes.SINGLE, **values: Any) -> dict[str, Odds]:
    table = table_of(
        Group("a", "one", (2000, 6000), shooter),
        Group("b", "two", (2600, 6000), target, **values),
        options=MEASURED,
    )
    return forecast.shot_odds(
        table, "aa", weapon, mode, "ba", band=forecast.bands(table, "aa", weapon, "ba")[0]
    )


def test_every_part_of_the_odds_adds_up_to_one() -> None:
    for found in (
        parts("trooper", "trooper", "assault_rifle", modes.BURST),
        parts("trooper", "robot", "assault_rifle"),
        parts("stunner", "trooper", "tazer"),
        parts("gunner", "suited", "machine_gun"),
    ):
        assert all(sum(part.chances.values()) == 1 for part in found.values())


def test_only_what_can_happen_to_a_target_is_told() -> None:
    assert set(parts("trooper", "trooper", "assault_rifle")) == {"eliminated", "panicked"}
    assert set(parts("trooper", "robot", "assault_rifle")) == {"eliminated", "damaged"}
    assert set(parts("gunner", "suited", "machine_gun")) == {"eliminated", "panicked", "damaged"}
    stunned = parts("stunner", "trooper", "tazer")["stunned"]
    assert 0 < stunned.chances[1] < 1
    assert set(parts("launcher", "trooper", "integrated_grenade_launcher")) >= {"eliminated", "friends"}


def test_who_is_panicked_already_is_not_frightened_again() -> None:
    fresh = parts("trooper", "trooper", "assault_rifle")
    shaken = parts("trooper", "trooper", "assault_rifle", states=("panicked",))
    assert fresh["panicked"].chances[1] > 0
    assert 1 not in shaken["panicked"].chances


def test_own_figures_hurt_by_a_grenade_are_counted_one_by_one() -> None:
    def friends(*places: tuple[int, int]) -> Odds:
        table = table_of(
            Group("a", "one", (2000, 6000), "grenadier"), Group("b", "two", (3200, 6000)),
            *(Group(f"c{n}", "one", at) for n, at in enumerate(places)),
        )  # fmt: skip
        return forecast.throw_odds(table, "aa", charges.GRENADE, "ba")["friends"]

    alone, two = friends(), friends((3200, 6260), (3200, 5740))
    assert alone.mean < two.mean
    assert max(alone.chances) == 1, "it may fall back on who threw it"
    assert max(two.chances) >= 2


def test_force_07_inside_odds_what_is_proposed_is_done() -> None:
    table = table_of(Group("a", "one", (2000, 6000)))
    assert forecast.quick_answer(Ask("CZ-FORCE-07", "one", "reroll", (0, 1), proposed=1), table) == 1
    assert forecast.quick_answer(Ask("CZ-X", "one", "flight", ("a", "b")), table) == "a"
    assert forecast.quick_answer(Ask("CZ-X", "one", "hit-order", ("a", "b"), "order"), table) == ("a", "b")
