"""The odds a player is shown before he fires are those of the attack itself (DT-HIT, DT-SAVE, DT-DMG)."""

from __future__ import annotations

from fractions import Fraction

import pytest

from escarmouche.engine.requests import Ask, Pause
from escarmouche.engine.ruleset import Forecast
from escarmouche.games.dust import attack
from escarmouche.games.dust.table import Referee, Table
from escarmouche.games.dust_tactics import sight
from escarmouche.games.dust_tactics.forecast import forecasts
from escarmouche.games.dust_tactics.ruleset import RULESET
from tests.dust.tables import Put, card, table_of, weapon

assert sight  # the grid answers for these tables
RIFLE, FAUST = weapon("rifle", "1/1", count=2), weapon("faust", "1/3", count=1, range=3)
SQUAD = card("squad", RIFLE, FAUST, models=3)
TARGET = card("target", models=2)
WALKER = card("walker", type="vehicle", kind="walker", locomotion="walker", damage=3)


def found(table: Table, unit: str = "one1") -> dict[tuple[str, str, str], Forecast]:
    """By kind of attack, target and weapon."""
    return {
        (f.about["kind"], f.about["target"], f.about.get("weapon", "all")): f for f in forecasts(table, unit)
    }


def test_each_line_and_all_together_are_told_for_each_target() -> None:
    table = table_of(Put("one1", SQUAD, (3, 3)), Put("two1", TARGET, (3, 5)), Put("two2", WALKER, (3, 8)))
    told = found(table)
    assert set(told) == {
        (kind, target, line)
        for kind in ("attack", "sustained")
        for target, line in (("two1", "rifle"), ("two1", "faust"), ("two1", "all"), ("two2", "rifle"))
    }
    assert told["attack", "two1", "rifle"].about["count"] == 2
    assert {f.about["unit"] for f in told.values()} == {"one1"}


def test_the_odds_shown_are_those_of_the_attack() -> None:
    table = table_of(Put("one1", SQUAD, (3, 3)), Put("two1", TARGET, (3, 5)))
    rifle, faust = (0, 2, "two1", ""), (1, 1, "two1", "")
    for kind, steady in (("attack", False), ("sustained", True)):
        for line, shots in (("rifle", (rifle,)), ("faust", (faust,)), ("all", (rifle, faust))):
            told = found(table)[kind, "two1", line].odds["losses"]
            assert told.chances == attack.attack_odds(table, "one1", shots, steady).chances
            assert told.exact
            assert sum(told.chances.values()) == 1


def test_dmg_05_the_chance_to_eliminate_is_that_of_losing_all() -> None:
    table = table_of(Put("one1", SQUAD, (3, 3)), Put("two1", TARGET, (3, 5)))
    told = found(table)["attack", "two1", "rifle"].odds
    once = Fraction(1, 3) * Fraction(2, 3)
    assert told["losses"].chances == {0: (1 - once) ** 2, 1: 2 * once * (1 - once), 2: once**2}
    assert told["eliminated"].chances == {0: 1 - once**2, 1: once**2}


def test_dmg_04_what_is_lost_already_does_not_count() -> None:
    table = table_of(Put("one1", SQUAD, (3, 3)), Put("two1", WALKER, (3, 5), boxes=2))
    told = found(table)["attack", "two1", "faust"].odds
    assert told["losses"].chances == {0: Fraction(2, 3), 1: Fraction(1, 3)}
    assert told["eliminated"].chances == {0: Fraction(2, 3), 1: Fraction(1, 3)}
    squad = table_of(Put("one1", SQUAD, (3, 3)), Put("two1", TARGET, (3, 5), left=1))
    assert set(found(squad)["attack", "two1", "faust"].odds["losses"].chances) == {0, 1}


def test_tgt_04_together_are_only_shots_that_may_be_declared_together() -> None:
    both = card("both", weapon("rifle", count=2), weapon("faust", "1/1", "limited_ammo", count=2), models=2)
    table = table_of(Put("one1", both, (3, 3)), Put("two1", TARGET, (3, 5)))
    assert ("attack", "two1", "all") not in found(table)  # two men, two rifles: no hand is left
    assert found(table)["attack", "two1", "faust"].about["count"] == 2
    three = card("three", weapon("rifle", count=2), weapon("faust", "1/1", count=1), models=3)
    table = table_of(Put("one1", three, (3, 3)), Put("two1", TARGET, (3, 5)))
    assert max(found(table)["attack", "two1", "all"].odds["losses"].chances) == 2


def test_cc_05_a_sustained_attack_is_ranged_or_close() -> None:
    armed = card("armed", weapon("rifle", count=2), weapon("knife", count=2, range=0), models=2)
    table = table_of(Put("one1", armed, (3, 3)), Put("two1", WALKER, (3, 4)))
    told = found(table)
    assert ("attack", "two1", "all") in told
    assert ("sustained", "two1", "knife") in told
    assert ("sustained", "two1", "all") not in told


def asked(table: Table, context: str = "attack") -> Ask:
    """The question of an attack."""
    with pytest.raises(Pause) as paused:
        attack.attack(Referee(table, []), "one1", context)
    found = paused.value.request
    assert isinstance(found, Ask)
    return found


@pytest.mark.parametrize("context", ["attack", "sustained"])
def test_tgt_04_any_number_of_copies_has_its_own_odds(context: str) -> None:
    table = table_of(Put("one1", SQUAD, (3, 3)), Put("two1", TARGET, (3, 5)))
    ask, whole = asked(table, context), RULESET.forecasts(table, "one1")
    for choice in [(shot,) for shot in ask.options]:
        (told,) = RULESET.outcomes(ask, table, choice)
        assert told.about == {"unit": "one1", "kind": context, "target": "two1"}
        assert (
            told.odds["losses"].chances
            == attack.attack_odds(table, "one1", choice, context == "sustained").chances
        )
        for other in whole:
            if other.about.get("count") == choice[0][1] == 2 and other.about["kind"] == context:
                assert told.odds == other.odds
    once = Fraction(1, 3) * Fraction(2, 3)
    (told,) = RULESET.outcomes(asked(table), table, ((0, 1, "two1", ""),))
    assert told.odds["losses"].chances == {0: 1 - once, 1: once}


def test_tgt_03_an_attack_on_several_is_told_for_each_of_them() -> None:
    table = table_of(Put("one1", SQUAD, (3, 3)), Put("two1", TARGET, (3, 5)), Put("two2", TARGET, (4, 5)))
    one, two = (0, 1, "two1", ""), (0, 1, "two2", "")
    ask = asked(table)
    both = RULESET.outcomes(ask, table, (one, two))
    assert [f.about["target"] for f in both] == ["two1", "two2"]
    for told, shot in zip(both, (one, two), strict=True):
        (alone,) = RULESET.outcomes(ask, table, (shot,))
        assert told.odds["losses"].chances == alone.odds["losses"].chances
    assert RULESET.outcomes(ask, table, ()) == ()


def test_weap_02_smoke_hurts_nobody() -> None:
    mortar = card("mortar", weapon("mortar", "1/1", "artillery", count=1, range=9), models=2)
    table = table_of(Put("one1", mortar, (3, 3)), Put("two1", TARGET, (3, 7)))
    ask = asked(table)
    smoke = next(shot for shot in ask.options if shot[3] == "smoke")
    assert RULESET.outcomes(ask, table, (smoke,)) == ()


@pytest.mark.parametrize("place", ["off", "reserve", "gone"])
def test_nobody_fires_from_outside_the_board(place: str) -> None:
    table = table_of(Put("one1", SQUAD, (3, 3), place=place), Put("two1", TARGET, (3, 5)))
    assert forecasts(table, "one1") == ()
