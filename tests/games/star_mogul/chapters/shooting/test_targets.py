"""Whom one may shoot at, and how well (SM-SHOOT-02, SM-SHOOT-08 to 11, SM-SHOOT-15 to 19)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.games.star_mogul.chapters.dice import skill_dice
from escarmouche.games.star_mogul.chapters.shooting import attacks, targets
from escarmouche.games.star_mogul.table import PAS
from tests.games.star_mogul.tables import Car, Men, pas, piece, salvage_at, table_of


def hits(table: Any, figure: str, target: str, name: str = "avenger_19") -> Fraction:
    skill = targets.shooting_skill(table, figure) + sum(
        m.value for m in targets.modifiers(table, figure, name, target)
    )
    dice = skill_dice(table, skill)
    return Fraction(dict(dice.outcomes()).get(1, 0), dice.ways)


def at_distance(gap: float, **values: Any) -> Any:
    """A gunner (Shooting 4, rifle 8/16/24) and an enemy so many pas away, edge to edge."""
    other = Men("two1", "two", (5 + gap + 1, 24), 1, values=values)
    return table_of(Men("one1", "one", (5, 24), 1), other)


def test_shoot_02_each_aims_at_a_model_he_sees_of_one_unit() -> None:
    table = table_of(
        Men("one1", "one", (10, 24), 2),
        Men("two1", "two", (20, 24), 2),
        Men("two2", "two", (20, 34), 1),
        pieces=(piece("wall", 15, 31, (8, 0.5), 90),),
    )
    aims = {(a.who, a.target) for a in attacks.possible(table, "one1", "two1")}
    assert aims == {(a, b) for a in ("one1a", "one1b") for b in ("two1a", "two1b")}
    refusal = targets.why_not_aim(table, "one1a", "avenger_19", "two2a")
    assert refusal
    assert (refusal.rule, refusal.reason) == ("SM-SHOOT-02", "not-seen")


@pytest.mark.parametrize(
    ("gap", "band", "value"), [(8, "short", 1), (8.1, "normal", 0), (16.1, "long", -2), (24.1, "out", 0)]
)
def test_shoot_09_limits_are_inclusive(gap: float, band: str, value: int) -> None:
    table = at_distance(gap)
    assert targets.band(table, "one1a", "avenger_19", "two1a") == band
    found = targets.distance_modifiers(table, "one1a", "avenger_19", "two1a")
    assert sum(m.value for m in found) == value


def test_shoot_03_the_needed_roll_and_its_chance() -> None:
    assert hits(at_distance(20), "one1a", "two1a") == Fraction(1, 4)
    assert hits(at_distance(6), "one1a", "two1a") == Fraction(5, 8)
    load = salvage_at(12, 24, holder="two1", carriers=("two1a",))
    table = table_of(Men("one1", "one", (5, 24), 1), Men("two1", "two", (12, 24), 1), things=(load,))
    assert hits(table, "one1a", "two1a") == Fraction(7, 8)
    expected = {-3: 1, 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6, 7: 7, 12: 7}
    for skill, faces in expected.items():
        dice = skill_dice(table, skill)
        assert Fraction(dict(dice.outcomes()).get(1, 0), dice.ways) == Fraction(faces, 8), skill
    six = table_of(options={"skill_die": 6})
    assert skill_dice(six, 4).ways == 6


def test_shoot_08_each_condition_changes_the_skill_by_what_is_listed() -> None:
    assert targets.MODIFIERS == {
        "long_range": -2,
        "short_range": 1,
        "raised_3": 1,
        "target_carrying_or_climbing": 2,
    }
    climbing = at_distance(12, climbing="x")
    assert sum(m.value for m in targets.modifiers(climbing, "one1a", "avenger_19", "two1a")) == 2


def raised(**options: Any) -> Any:
    return table_of(
        Men("one1", "one", (5, 24), 1, values={"z": 3 * PAS}),
        Men("two1", "two", (11, 24), 1),
        options=options,
    )


def test_shoot_10_short_range_and_height_add_up_or_are_one_bonus() -> None:
    assert hits(raised(), "one1a", "two1a") == Fraction(3, 4)
    assert hits(raised(short_and_elevated="both_needed"), "one1a", "two1a") == Fraction(5, 8)
    low = table_of(
        Men("one1", "one", (5, 24), 1),
        Men("two1", "two", (11, 24), 1),
        options={"short_and_elevated": "both_needed"},
    )
    assert hits(low, "one1a", "two1a") == Fraction(1, 2)


def test_shoot_11_only_carriers_are_easier_to_hit_and_only_once() -> None:
    load = salvage_at(20, 24, holder="two1", carriers=("two1a",))
    table = table_of(
        Men("one1", "one", (5, 24), 1, "deckhand"),
        Men("two1", "two", (20, 24), 2, values={"climbing": ""}),
        things=(load,),
    )
    assert hits(table, "one1a", "two1a") == Fraction(5, 8)
    assert hits(table, "one1a", "two1b") == Fraction(3, 8)
    table.change("two1a", {"climbing": "x"})
    assert hits(table, "one1a", "two1a") == Fraction(5, 8)


def test_shoot_15_arcs_include_their_border() -> None:
    origin = pas(24, 24)
    assert targets.bears(origin, 0, 180, (origin[0], origin[1] + 1000))
    assert not targets.bears(origin, 0, 180, (origin[0] - 18, origin[1] + 1000))
    for degrees, inside in ((44, False), (45, True), (135, True), (136, False)):
        from escarmouche.space.shapes import onward

        assert targets.bears(origin, 90, 90, onward(origin, degrees, 4000)) is inside, degrees
    table = table_of(Car("one1", "one", (24, 24)), Men("two1", "two", (20, 24), 1))
    refusal = targets.why_not_aim(table, "one1h", "0", "two1a")
    assert refusal
    assert (refusal.rule, refusal.reason) == ("SM-SHOOT-15", "out-of-arc")


def test_shoot_16_aboard_only_mounted_weapons_and_passengers_none() -> None:
    table = table_of(
        Car("one1", "one", (24, 24)),
        Men(
            "one2",
            "one",
            (24, 24),
            4,
            weapons=("tachyon_rifle",),
            values={"fate": "aboard"},
            unit={"aboard": "one1"},
        ),
        Men("two1", "two", (34, 24), 1),
    )
    assert targets.weapons_of(table, "one1h") == ("0",)
    assert list(attacks.possible(table, "one2", "two1")) == []
    table.change("one1b", {"fate": "out"})
    assert targets.weapons_of(table, "one1h") == (), "no gunner, no gun"


def test_shoot_17_over_friends_within_three_pas_only() -> None:
    enemy = Men("two1", "two", (36, 24), 1)
    near = table_of(Car("one1", "one", (20, 24)), Men("one2", "one", (20 + 2.25 + 2.5, 24), 1), enemy)
    assert targets.why_not_aim(near, "one1h", "0", "two1a") is None
    far = table_of(Car("one1", "one", (20, 24)), Men("one2", "one", (20 + 2.25 + 5.5, 24), 1), enemy)
    refusal = targets.why_not_aim(far, "one1h", "0", "two1a")
    assert refusal
    assert (refusal.rule, refusal.about["friend"]) == ("SM-SHOOT-17", "one2a")
    foe = table_of(Car("one1", "one", (20, 24)), Men("two2", "two", (28, 24), 1), enemy)
    assert targets.why_not_aim(foe, "one1h", "0", "two1a") is None, "enemies never block"


def screen(gap: float) -> Any:
    wall = tuple((20, 24 + (n - 3) * (gap + 1) + 0.5 * (gap + 1)) for n in range(8))
    return table_of(
        Men("one1", "one", (10, 24), 1),
        Men("two2", "two", (0, 0), 8, places=wall),
        Car("two1", "two", (24, 24), "gun_buggy"),
    )


def test_shoot_18_a_close_line_of_infantry_screens_a_vehicle() -> None:
    refusal = targets.why_not_aim(screen(0.9), "one1a", "avenger_19", "two1h")
    assert refusal
    assert (refusal.rule, refusal.reason) == ("SM-SHOOT-18", "screened")
    assert targets.why_not_aim(screen(1.1), "one1a", "avenger_19", "two1h") is None


def test_shoot_19_nobody_aboard_is_a_target() -> None:
    table = table_of(
        Men("one1", "one", (10, 24), 1),
        Car("two1", "two", (20, 24)),
        Men("two2", "two", (20, 24), 4, values={"fate": "aboard"}, unit={"aboard": "two1"}),
    )
    assert {a.target for a in attacks.possible(table, "one1", "two1")} == {"two1h"}
    refusal = targets.why_not_shoot(table, "one1", "two2")
    assert refusal
    assert refusal.rule == "SM-SHOOT-19"


def test_melee_09_an_engaged_unit_does_not_shoot() -> None:
    table = table_of(
        Men("one1", "one", (10, 24), 1), Men("two1", "two", (11, 24), 1), Men("two2", "two", (20, 24), 1)
    )
    refusal = targets.why_not_shoot(table, "one1", "two2")
    assert refusal
    assert (refusal.rule, refusal.reason) == ("SM-MELEE-09", "engaged")
