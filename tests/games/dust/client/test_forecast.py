"""The odds a player is shown before he fires are those of the attack itself (DT-HIT, DT-SAVE, DT-DMG)."""

from __future__ import annotations

from fractions import Fraction
from time import thread_time

import pytest

from escarmouche.engine.options import agrees
from escarmouche.engine.patience import patient
from escarmouche.engine.requests import Ask, Pause
from escarmouche.engine.ruleset import Forecast
from escarmouche.games.dust.chapters.attack import attack
from escarmouche.games.dust.client.forecast import forecasts
from escarmouche.games.dust.table import Referee, Table
from escarmouche.games.dust_tactics.chapters.board import sight
from escarmouche.games.dust_tactics.ruleset import RULESET
from tests.games.dust import coded as declare
from tests.games.dust.tables import Put, card, table_of, weapon

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
            assert told.chances == declare.attack_odds(table, "one1", shots, steady).chances
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
    ask, whole = asked(table, context), RULESET.client.forecasts(table, "one1")
    for choice in [(shot,) for shot in ask.options]:
        (told,) = RULESET.client.outcomes(ask, table, choice)
        assert agrees({"unit": "one1", "kind": context, "target": "two1"}, told.about)
        assert [o for o in ask.options if agrees({**ask.about, **ask.parts(o)}, told.about)] == list(choice)
        assert (
            told.odds["losses"].chances
            == declare.attack_odds(table, "one1", choice, context == "sustained").chances
        )
        for other in whole:
            if other.about.get("count") == choice[0][1] == 2 and other.about["kind"] == context:
                assert told.odds == other.odds
    once = Fraction(1, 3) * Fraction(2, 3)
    (told,) = RULESET.client.outcomes(asked(table), table, ((0, 1, "two1", ""),))
    assert told.odds["losses"].chances == {0: 1 - once, 1: once}


def test_tgt_03_an_attack_on_several_is_told_for_each_of_them() -> None:
    table = table_of(Put("one1", SQUAD, (3, 3)), Put("two1", TARGET, (3, 5)), Put("two2", TARGET, (4, 5)))
    one, two = (0, 1, "two1", ""), (0, 1, "two2", "")
    ask = asked(table)
    both = RULESET.client.outcomes(ask, table, (one, two))
    assert [f.about["target"] for f in both] == ["two1", "two2"]
    for told, shot in zip(both, (one, two), strict=True):
        (alone,) = RULESET.client.outcomes(ask, table, (shot,))
        assert told.odds["losses"].chances == alone.odds["losses"].chances
    assert RULESET.client.outcomes(ask, table, ()) == ()


def test_weap_02_smoke_hurts_nobody() -> None:
    mortar = card("mortar", weapon("mortar", "1/1", "artillery", count=1, range=9), models=2)
    table = table_of(Put("one1", mortar, (3, 3)), Put("two1", TARGET, (3, 7)))
    ask = asked(table)
    smoke = next(shot for shot in ask.options if shot[3] == "smoke")
    assert RULESET.client.outcomes(ask, table, (smoke,)) == ()


@pytest.mark.parametrize("place", ["off", "reserve", "gone"])
def test_nobody_fires_from_outside_the_board(place: str) -> None:
    table = table_of(Put("one1", SQUAD, (3, 3), place=place), Put("two1", TARGET, (3, 5)))
    assert forecasts(table, "one1") == ()


def told_of(ask: Ask, table: Table) -> list[Forecast]:
    """The forecasts that speak of the first option of a question."""
    facts = {**ask.about, **ask.parts(ask.options[0])}
    return [told for told in forecasts(table, "one1") if agrees(facts, told.about)]


@pytest.mark.parametrize(("context", "kind"), [("reaction", "attack"), ("reaction-sustained", "sustained")])
def test_react_03_a_reaction_is_told_by_the_odds_it_has(context: str, kind: str) -> None:
    table = table_of(
        Put("one1", SQUAD, (3, 3)), Put("two1", TARGET, (3, 5)), turn={"unit": "two1", "reactor": "one1"}
    )
    (told,) = told_of(asked(table, context), table)
    assert (told.about["kind"], told.about["count"], told.about["weapon"]) == (kind, 2, "rifle")


def test_skill_16_a_charge_is_told_by_the_odds_of_an_attack() -> None:
    armed = card("armed", weapon("rifle", count=2), models=2, skills=("charge",))
    turn = {"unit": "one1", "declared": ("free-attack",), "done": ("march",)}
    table = table_of(Put("one1", armed, (3, 3)), Put("two1", WALKER, (3, 4)), turn=turn)
    (told,) = told_of(asked(table, "charge"), table)
    assert (told.about["kind"], told.about["weapon"]) == ("attack", "standard")


def test_weap_13_a_salvo_has_no_odds_of_a_plain_shot() -> None:
    rockets = card("rockets", weapon("rockets", "1/1", "salvo", count=1, range=9), models=1)
    table = table_of(Put("one1", rockets, (3, 3)), Put("two1", TARGET, (3, 7)))
    ask = asked(table)
    (plain,) = told_of(ask, table)
    double = {**ask.about, **ask.parts((0, 1, "two1", "double"))}
    assert (0, 1, "two1", "double") in ask.options
    assert not agrees(double, plain.about)


# -- both sides, and who may be hit --------------------------------------------------------------------------


def test_cc_03_what_the_blows_struck_back_cost_is_told_too() -> None:
    table = table_of(Put("one1", SQUAD, (3, 3)), Put("two1", TARGET, (3, 4)))
    told = found(table)["attack", "two1", "standard"]
    assert told.own == ("own_losses",)
    assert told.odds["own_losses"].chances == {0: Fraction(4, 9), 1: Fraction(4, 9), 2: Fraction(1, 9)}
    assert set(told.touched) == {"one1", "two1"}
    assert found(table)["attack", "two1", "rifle"].own == ()  # nobody shoots back


def test_hit_07_friends_on_the_way_of_a_flame_are_told_and_counted() -> None:
    burner = card("burner", weapon("flamer", "B/1", "flame", range=2), models=1)
    table = table_of(Put("one1", burner, (3, 3)), Put("one2", TARGET, (3, 4)), Put("two1", TARGET, (3, 5)))
    told = found(table)["attack", "two1", "flamer"]
    assert set(told.touched) == {"one2", "two1"}
    assert told.odds["own_losses"].chances == {0: Fraction(4, 9), 1: Fraction(4, 9), 2: Fraction(1, 9)}


def test_hero_05_mixed_fire_on_a_hero_who_shelters_costs_a_second_at_most() -> None:
    guns = [weapon(f"gun{n}", f"{n}/{n}", count=2) for n in (2, 3, 4)]
    mixed = card("mixed", *guns, models=6)
    hero = card("hero", weapon(), kind="hero", damage=5)
    table = table_of(Put("one1", mixed, (3, 3)), Put("two1", SQUAD, (3, 5)), Put("two2", hero, (3, 5)))
    began = thread_time()
    with patient(thread_time):
        told = found(table)["attack", "two2", "all"].odds["losses"]
    assert thread_time() - began < 1.5
    assert told.exact or told.samples >= 40
