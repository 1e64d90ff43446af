"""Hand to hand (SM-MELEE-02 to SM-MELEE-10, SM-RETR-06)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.games.star_mogul.chapters import blasts
from escarmouche.games.star_mogul.chapters.melee import fights
from escarmouche.games.star_mogul.chapters.vehicles import damage
from tests.games.star_mogul.tables import Car, Men, Script, chances, piece, referee_of, table_of

F = Fraction


def pair(**values: Any) -> Any:
    """Two equal gunners in contact."""
    return table_of(Men("one1", "one", (20, 24), 1, **values), Men("two1", "two", (21, 24), 1))


def odds(
    table: Any, one: str = "one1a", two: str = "two1a", counts: dict[str, int] | None = None
) -> dict[str, Fraction]:
    """The first eliminates, wounds, ties, is wounded, is eliminated."""
    names = {
        (two, "out"): "eliminates",
        (two, "wounded"): "wounds",
        ("", ""): "tie",
        (one, "wounded"): "wounded",
        (one, "out"): "eliminated",
    }
    found = chances(table, fights.duel, one, two, counts or {})
    return {names[result]: chance for result, chance in found.items()}


EQUAL = {
    "eliminates": F(5, 32),
    "wounds": F(9, 32),
    "tie": F(1, 8),
    "wounded": F(9, 32),
    "eliminated": F(5, 32),
}
PLUS_2 = {
    "eliminates": F(21, 64),
    "wounds": F(11, 32),
    "tie": F(3, 32),
    "wounded": F(3, 16),
    "eliminated": F(3, 64),
}
MINUS_3 = {
    "eliminates": F(1, 64),
    "wounds": F(9, 64),
    "tie": F(5, 64),
    "wounded": F(21, 64),
    "eliminated": F(7, 16),
}


def test_melee_02_a_combat_roll_is_1d8() -> None:
    assert fights.SIDES == 8
    referee = referee_of(pair(), (8, 1))
    assert fights.duel(referee, "one1a", "two1a", {}) == ("two1a", "out")
    assert referee.events[-1].about["combat"] == 8


def test_melee_03_combat_is_melee_plus_res_plus_armour() -> None:
    table = table_of(
        Men("one1", "one", (20, 24), 1, "security_mekk", "none"), Men("two1", "two", (21, 24), 1)
    )
    assert fights.combat(table, "one1a", "two1a") == 3 + 6
    assert fights.combat(table, "two1a", "one1a") == 2 + 4 + 2


def test_melee_04_one_against_three_is_three_pairs() -> None:
    table = table_of(
        Men("one1", "one", (20, 24), 1), Men("two1", "two", (0, 0), 3, places=((21, 24), (19, 24), (20, 25)))
    )
    assert len(fights.pairs(table)) == 3
    referee = referee_of(table, (4, 4), (4, 4), (4, 4))
    fights.fight(referee, ("one1", "two1"))
    faces = [face for e in referee.events if e.what == "roll" for face in e.about["faces"]]
    assert len(faces) == 6


def test_melee_04_results_count_together_and_two_wounds_are_out() -> None:
    table = table_of(
        Men("one1", "one", (20, 24), 1), Men("two1", "two", (0, 0), 2, places=((21, 24), (19, 24)))
    )
    referee = referee_of(table, (1, 1), (1, 1))
    losses = fights.fight(referee, ("one1", "two1"))
    assert referee.table.figures["one1a"].fate == "out"
    assert losses == {"one": 1}


def test_melee_05_equal_and_plus_three() -> None:
    assert odds(pair()) == EQUAL
    found = odds(
        table_of(Men("one1", "one", (20, 24), 1, blades=("power_blade",)), Men("two1", "two", (21, 24), 1))
    )
    assert found == {
        "eliminates": F(7, 16),
        "wounds": F(21, 64),
        "tie": F(5, 64),
        "wounded": F(9, 64),
        "eliminated": F(1, 64),
    }


def test_melee_06_minus_three_for_each_further_opponent() -> None:
    assert odds(pair(), counts={"one1a": 2}) == MINUS_3


def wall_between(came: str) -> Any:
    other = "two1a" if came == "one1a" else "one1a"
    table = table_of(
        Men("one1", "one", (20, 24), 1),
        Men("two1", "two", (21, 24), 1),
        pieces=(piece("low_wall", 20.5, 24, (4, 0.4), 90),),
    )
    table.change(came, {"charged": (other,)})
    return table


def test_melee_07_who_was_behind_the_wall_has_two_and_who_came_never() -> None:
    assert odds(wall_between("two1a")) == PLUS_2
    assert odds(wall_between("two1a")) == PLUS_2, "in the second melee phase too"
    assert odds(wall_between("one1a"))["eliminated"] == F(21, 64)
    open_ground = pair()
    open_ground.change("two1a", {"charged": ("one1a",)})
    assert odds(open_ground) == EQUAL


def test_melee_08_a_powerful_weapon_adds_its_bonus_and_one_counts() -> None:
    armed = table_of(
        Men("one1", "one", (20, 24), 1, blades=("cyber_knuckles", "tool")), Men("two1", "two", (21, 24), 1)
    )
    assert odds(armed) == PLUS_2


def test_retr_06_caught_in_flight_at_minus_two() -> None:
    fleeing = pair(unit={"retreat": "bravery"})
    found = odds(fleeing)
    assert (found["eliminated"], found["wounded"]) == (F(21, 64), F(11, 32))
    letter = table_of(
        Men("one1", "one", (20, 24), 1, unit={"retreat": "bravery"}),
        Men("two1", "two", (21, 24), 1),
        options={"extra_modifiers": False},
    )
    assert odds(letter) == EQUAL, "the sheet has no such modifier"


def test_state_01_a_wound_takes_one_and_the_second_puts_out() -> None:
    hurt = pair(values={"wounded": True})
    found = odds(hurt)
    assert found["eliminates"] == F(3, 32)
    referee = referee_of(hurt, (1, 3))
    fights.fight(referee, ("one1", "two1"))
    assert referee.table.figures["one1a"].fate == "out"
    harsh = table_of(
        Men("one1", "one", (20, 24), 1),
        Men("two1", "two", (21, 24), 1),
        options={"wounded_model": "out_of_action"},
    )
    first = referee_of(harsh, (1, 3))
    fights.fight(first, ("one1", "two1"))
    assert first.table.figures["one1a"].fate == "out"


def assailant(*blades: str) -> Any:
    return table_of(
        Men("one1", "one", (20.75, 24), 1, blades=blades),
        Car("two1", "two", (24, 24), "salvage_dog", 180),
        Men("two2", "two", (40, 40)),
    )


@pytest.mark.parametrize(
    ("blade", "plus", "left"), [("grenade", 4, 0), ("power_blade", 3, 1), ("breaching_charge", 6, 0)]
)
def test_melee_10_and_weap_03_charges_and_blades_against_armour(blade: str, plus: int, left: int) -> None:
    table = assailant(blade)
    table.change(
        "one1a", {"x": table.figures["two1h"].x - table.setting.machines["salvage_dog"].length // 2 - 127}
    )
    assert fights.assailants(table) == (("one1a", "two1h"),)
    referee = referee_of(table, (6,), (4,), (4,), (4,), (4,), (4,), one=Script(assault=[blade]))
    fights.assault(referee, "one1a", "two1h")
    told = next(e for e in referee.events if e.what == "roll")
    assert (told.rule, told.about["plus"]) == ("SM-MELEE-10", plus)
    assert len(fights.blades_of(referee.table, "one1a")) == left


def test_melee_10_bare_hands_make_no_attack_and_a_walker_fights() -> None:
    table = assailant()
    table.change(
        "one1a", {"x": table.figures["two1h"].x - table.setting.machines["salvage_dog"].length // 2 - 127}
    )
    assert fights.assailants(table) == ()
    bot = table_of(Men("one1", "one", (20, 24), 1), Car("two1", "two", (21.75, 24), "demolition_bot", 180))
    assert fights.pairs(bot) == (("one1a", "two1h"),)
    assert fights.combat(bot, "two1h", "one1a") == 9 + 3
    assert blasts.facing_side(bot, "two1h", (0, 24 * 254)) == damage.FRONT


def test_melee_10_one_in_three_rolls_of_a_grenade_harm_armour_8() -> None:
    from escarmouche.engine.dice import d6

    rolls = {face: max(0, face + 4 - 8) for face, _ in d6().outcomes()}
    assert {face: count for face, count in rolls.items() if count} == {5: 1, 6: 2}
