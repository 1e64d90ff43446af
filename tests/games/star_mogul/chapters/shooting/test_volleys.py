"""Volleys and replies (SM-ACT-10, SM-ACT-11, SM-SHOOT-14, SM-LOY-03)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from escarmouche.games.star_mogul import turn
from escarmouche.games.star_mogul.chapters.shooting import volleys
from tests.games.star_mogul.tables import Car, Men, Script, chances, referee_of, table_of


def volley(referee: Any) -> None:
    """Step by step until the volley and its reply are over."""
    while referee.table.turn.step in ("attack", "reply", "acted"):
        turn.step(referee)
        if referee.table.turn.step == "act":
            return


def test_act_10_the_survivors_reply_and_are_not_replied_to() -> None:
    table = table_of(Men("one1", "one", (10, 24), 2), Men("two1", "two", (20, 24), 5))
    dice = [(1,), (6,), (1,), (6,), *[(8,)] * 3]
    script = Script(return_fire=["two1"], aim_plan=["nearest"])
    referee = referee_of(table, *dice, one=Script(aim_plan=["nearest"]), two=script)
    volleys.shoot(referee, "one1", "two1")
    volley(referee)
    assert len(referee.table.units["two1"].figures) == 3
    told = [e.about for e in referee.events if e.about.get("key") == "volley"]
    assert [(a["unit"], a["attacks"], a["reply"]) for a in told] == [("one1", 2, False), ("two1", 3, True)]


def test_act_10_standing_answers_decline_for_a_side() -> None:
    table = table_of(
        Men("one1", "one", (10, 24), 1),
        Men("two1", "two", (20, 24), 5),
        sides={"two": {"standing": {"return-fire": "above-50:1"}}},
    )
    referee = referee_of(table, (8,), one=Script(aim_plan=["nearest"]))
    volleys.shoot(referee, "one1", "two1")
    volley(referee)
    assert len([e for e in referee.events if e.about.get("key") == "volley"]) == 1


def test_act_11_a_retreating_unit_is_not_even_asked() -> None:
    table = table_of(
        Men("one1", "one", (10, 24), 1), Men("two1", "two", (20, 24), 5, unit={"retreat": "bravery"})
    )
    refusal = volleys.why_not_reply(table, "two1", "one1")
    assert refusal
    assert refusal.rule == "SM-ACT-11"
    script = Script()
    referee = referee_of(table, (8,), two=script)
    volleys.shoot(referee, "one1", "two1")
    volley(referee)
    assert script.asked == []


def brawl(**options: Any) -> Any:
    return table_of(
        Men("one1", "one", (10, 24), 1),
        Men("one2", "one", (20, 24), 1),
        Men("two1", "two", (21, 24), 1),
        options=options,
    )


def test_shoot_14_and_loy_03_the_order_is_refused_three_times_in_eight() -> None:
    found = chances(
        brawl(), volleys.shoot, "one1", "two1", reading=lambda result, table: table.turn.step == "attack"
    )
    assert found == {True: Fraction(5, 8), False: Fraction(3, 8)}
    referee = referee_of(brawl(), (6, 6, 6))
    volleys.shoot(referee, "one1", "two1")
    assert referee.table.units["one1"].retreat == "", "failing it has no other effect"
    assert not referee.table.sides["one"].fired_on_melee


def test_shoot_14_vehicles_test_by_the_letter_and_not_by_the_other_reading() -> None:
    def cars(**options: Any) -> Any:
        return table_of(
            Car("one1", "one", (10, 24)),
            Men("one2", "one", (20, 25), 1),
            Men("two1", "two", (21, 25), 1),
            options=options,
        )

    assert volleys.tests(cars(), "one1")
    assert not volleys.tests(cars(vehicle_into_melee="no_test"), "one1")


def test_post_05_the_deliberate_shot_is_remembered() -> None:
    referee = referee_of(brawl(), (1, 1, 1))
    volleys.shoot(referee, "one1", "two1")
    assert referee.table.sides["one"].fired_on_melee
