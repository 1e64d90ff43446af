"""Attacks (SM-SHOOT-01 to 07, SM-SHOOT-14, area SM-WEAP)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from escarmouche.engine.dice import d6
from escarmouche.games.star_mogul.chapters import blasts
from escarmouche.games.star_mogul.chapters.shooting import attacks
from escarmouche.games.star_mogul.chapters.vehicles import damage
from tests.games.star_mogul.tables import Car, Men, Script, chances, piece, referee_of, table_of


def test_shoot_01_skill_then_damage_then_result_and_lost_on_the_fallen() -> None:
    table = table_of(Men("one1", "one", (10, 24), 2), Men("two1", "two", (20, 24), 2))
    referee = referee_of(table, (1,), (6,))
    assert attacks.attack(referee, "one1a", "avenger_19", "two1a") == "out"
    assert [e.rule for e in referee.events if e.what == "roll"] == ["SM-SHOOT-03", "SM-SHOOT-04"]
    assert attacks.attack(referee, "one1b", "avenger_19", "two1a") == ""
    assert referee.events[-1].about["key"] == "attack-lost"


def test_shoot_01_each_attack_is_declared_once() -> None:
    table = table_of(
        Men("one1", "one", (10, 24), 1, weapons=("avenger_19", "carbine")), Men("two1", "two", (20, 24), 2)
    )
    twice = ("one1a/avenger_19/1/two1a", "one1a/avenger_19/1/two1b")
    both = ("one1a/avenger_19/1/two1a", "one1a/carbine/1/two1b")
    for value, rule in ((twice, "SM-WEAP-01"), (both, "SM-ACT-03")):
        refusal = attacks.why_not_aims(table, value)
        assert refusal
        assert refusal.rule == rule
    assert attacks.why_not_aims(table, twice[:1]) is None


def strike(weapon: str, armour: str, crew: str = "gunner") -> dict[str, Fraction]:
    table = table_of(
        Men("one1", "one", (10, 24), 1, weapons=(weapon,)), Men("two1", "two", (16, 24), 1, crew, armour)
    )
    found: dict[str, Fraction] = chances(
        table, attacks.strike, "one1a", table.setting.weapons[weapon], "two1a"
    )
    return found


def test_shoot_04_equal_wounds_and_more_kills() -> None:
    assert strike("avenger_19", "hard_suit") == {
        "out": Fraction(1, 3),
        "wounded": Fraction(1, 6),
        "": Fraction(1, 2),
    }
    table = table_of(Men("two1", "two", (16, 24), 1, armour="battle_armor"))
    found = chances(table, blasts.struck, "SM-VEH-15", "two1a", (0, 0), 5)
    assert found == {"out": Fraction(1, 2), "wounded": Fraction(1, 6), "": Fraction(1, 3)}


def test_shoot_05_damage_is_compared_with_res_and_armour() -> None:
    table = table_of(Men("two1", "two", (16, 24), 1, armour="flak_suit"), pieces=(piece("rocks", 14, 24),))
    assert blasts.defence(table, "two1a", (16 * 254, 30 * 254)) == 6
    assert blasts.defence(table, "two1a", (10 * 254, 24 * 254)) == 9


def test_shoot_06_a_roll_for_each_point_over_the_armour() -> None:
    referee = referee_of(table_of(Car("two1", "two", (20, 24))), (1,), (1,), (1,))
    damage.hit(referee, "two1", damage.FRONT, 11)
    assert len([e for e in referee.events if e.rule == "SM-VEH-03" and e.what == "roll"]) == 3
    none = referee_of(table_of(Car("two1", "two", (20, 24))))
    damage.hit(none, "two1", damage.FRONT, 8)
    assert [e for e in none.events if e.what == "roll"] == []
    three = d6(3).on(6).over(0)
    assert Fraction(dict(three.outcomes())[1], three.ways) == Fraction(91, 216)


def test_shoot_07_the_side_hit_goes_by_the_corners_of_the_footprint() -> None:
    table = table_of(Car("two1", "two", (24, 24), "demolition_bot"))
    from escarmouche.space.shapes import onward

    centre = (24 * 254, 24 * 254)
    for degrees, side in ((30, (0,)), (100, (1,)), (260, (2,)), (170, (3,)), (45, (0, 1))):
        assert blasts.facing_sides(table, "two1h", onward(centre, degrees, 2500)) == side or degrees == 45, (
            degrees
        )
    assert blasts.facing_sides(table, "two1h", (centre[0] + 1000, centre[1] + 1000)) == (0, 1)
    above = table_of(Car("two1", "two", (24, 24)), Car("one1", "one", (30, 24), "scout_flyer", 180))
    assert blasts.side_shot(above, "two1h", "one1h") == (3,)


def test_shoot_07_on_the_line_the_owner_chooses() -> None:
    table = table_of(
        Car("two1", "two", (24, 24), "demolition_bot"),
        Men("one1", "one", (30, 30), 1, weapons=("arclight_blaster",)),
    )
    script = Script(side_hit=["left"])
    referee = referee_of(table, (6,), (4,), (4,), (4,), two=script)
    attacks.strike(referee, "one1a", table.setting.weapons["arclight_blaster"], "two1h")
    assert [ask.question for ask in script.asked] == ["side-hit"]


def test_weap_01_machine_gun_and_super_minigun() -> None:
    def volley(referee: Any, shooter: str, name: str, count: int) -> int:
        return sum(_hits(referee, shooter, name) for _ in range(count))

    car = table_of(Car("one1", "one", (10, 24)), Men("two1", "two", (25, 24), 1))
    assert chances(car, volley, "one1h", "0", 2) == {0: Fraction(1, 4), 1: Fraction(1, 2), 2: Fraction(1, 4)}
    gun = table_of(
        Men("one1", "one", (10, 24), 1, weapons=("super_minigun",)), Men("two1", "two", (25, 24), 1)
    )
    found = chances(gun, volley, "one1a", "super_minigun", 3)
    assert found == {0: Fraction(1, 8), 1: Fraction(3, 8), 2: Fraction(3, 8), 3: Fraction(1, 8)}
    assert car.setting.weapons["machine_gun"].attacks == 2


def _hits(referee: Any, shooter: str, name: str) -> int:
    """The skill roll of one attack, as the attack makes it."""
    from escarmouche.games.star_mogul.chapters.dice import skill_roll
    from escarmouche.games.star_mogul.chapters.shooting import targets

    table = referee.table
    found = targets.modifiers(table, shooter, name, "two1a")
    return int(skill_roll(referee, "SM-SHOOT-03", "one", targets.shooting_skill(table, shooter), found))


def test_weap_02_everybody_in_the_radius_rolls_for_himself() -> None:
    table = table_of(
        Men("one1", "one", (10, 24), 1, weapons=("thump_gun",)),
        Men("two1", "two", (0, 0), 3, places=((20, 24), (21.9, 24), (20, 26.1)), armour="hard_suit"),
    )
    assert attacks.caught(table, "two1a", table.setting.weapons["thump_gun"].radius) == ("two1b",)
    referee = referee_of(table, (1,), (6,), (6,))
    attacks.attack(referee, "one1a", "thump_gun", "two1a")
    assert referee.table.units["two1"].figures == ("two1c",)
    assert strike("thump_gun", "hard_suit") == {
        "out": Fraction(1, 2),
        "wounded": Fraction(1, 6),
        "": Fraction(1, 3),
    }


def test_weap_02_own_models_lost_to_it_are_no_losses_to_enemy_fire() -> None:
    table = table_of(
        Men("one1", "one", (10, 24), 1, weapons=("thump_gun",)),
        Men("one2", "one", (18.5, 24), 3, step=(0, -3)),
        Men("two1", "two", (20, 24), 1),
    )
    referee = referee_of(table, (1,), (1,), (6,))
    attacks.attack(referee, "one1a", "thump_gun", "two1a")
    assert len(referee.table.units["one2"].figures) == 2
    assert "due" not in referee.table.units["one2"].markers


def test_shoot_14_a_hit_into_a_melee_strikes_whom_the_lot_says() -> None:
    table = table_of(
        Men("one1", "one", (10, 24), 1), Men("one2", "one", (20, 24), 1), Men("two1", "two", (21, 24), 1)
    )
    referee = referee_of(table, (1,), (1,), (6,))
    attacks.attack(referee, "one1a", "avenger_19", "two1a", into_melee=True)
    assert referee.table.figures["one2a"].fate == "out"
