"""Forecasts: what a player is told before he fires."""

from __future__ import annotations

from fractions import Fraction

from escarmouche.games.combat_zone import forecast, shooting
from tests.combat_zone.tables import Group, table_of


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
    found = forecast.shot_odds(table, "aa", "assault_rifle", shooting.BURST, "ba")
    assert found["eliminated"].chances[1] == Fraction(304460, 531441)
    assert found["eliminated"].exact
    assert set(found) == {"eliminated", "panicked"}
    single = forecast.shot_odds(table, "aa", "assault_rifle", shooting.SINGLE, "ba")
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
    shot = forecast.shot_odds(table, "aa", "assault_rifle", shooting.SINGLE, "ba")
    assert shot["damaged"].chances[1] + shot["eliminated"].chances[1] == Fraction(1, 3) * Fraction(5, 8)
    thrown = [f for f in forecast.forecasts(table, "a") if f.question == "throw"]
    assert len(thrown) == 1
    assert thrown[0].odds["friends"].mean > 0
    assert all(part.exact for part in thrown[0].odds.values())
