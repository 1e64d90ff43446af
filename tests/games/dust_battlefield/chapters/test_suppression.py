"""Under Fire and Suppressed (area DB-SUPP)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine.odds import odds
from escarmouche.games.dust.chapters.actions import menu, scope_of
from escarmouche.games.dust.chapters.attack import close_combat, reaction
from escarmouche.games.dust.chapters.attack.damage import NOTHING
from escarmouche.games.dust.chapters.attack.party import Party
from escarmouche.games.dust.chapters.people.states import why_not_fight
from escarmouche.games.dust.table import SUPPRESSED, UNDER_FIRE
from escarmouche.games.dust_battlefield.chapters import suppression
from escarmouche.games.dust_battlefield.chapters.open_field import OpenField
from escarmouche.games.dust_battlefield.table import Referee, Table
from tests.games.dust_battlefield.tables import Put, table_of

F = Fraction


def unit(card: str = "gunners", *markers: str, **values: Any) -> Table:
    return table_of(Put("one1", card, (20, 60), 0, {"markers": list(markers), **values}))


def state(table: Table) -> str:
    markers = table.units["one1"].markers
    return SUPPRESSED if SUPPRESSED in markers else UNDER_FIRE if UNDER_FIRE in markers else ""


def after(table: Table, *hits: int) -> list[str]:
    referee = Referee(table)
    states = []
    for count in hits:
        suppression.fired_upon(referee, {"one1": count})
        states.append(state(referee.table))
    return states


def test_supp_01_nine_hits_are_under_fire() -> None:
    assert after(unit(), 9) == [UNDER_FIRE]
    assert after(unit(), 1) == [UNDER_FIRE]


def test_supp_02_a_second_attack_suppresses_and_a_third_changes_nothing() -> None:
    assert after(unit(), 1, 1, 1) == [UNDER_FIRE, SUPPRESSED, SUPPRESSED]


def test_supp_03_ten_hits_suppress_at_once() -> None:
    assert after(unit(), 10) == [SUPPRESSED]
    assert after(unit("gunners", UNDER_FIRE), 12) == [SUPPRESSED]
    chance = sum(F(1, 3) ** k * F(2, 3) ** (20 - k) * _choose(20, k) for k in range(10, 21))
    assert chance == F(320420753, 3486784401)


def _choose(n: int, k: int) -> int:
    from math import comb

    return comb(n, k)


def _rallied(table: Table, hero: str = "") -> dict[str, Fraction]:
    return odds(lambda r: suppression.rally(r, "one1", hero), table, of=lambda _, t: state(t)).chances


def test_supp_04_under_fire_goes_five_times_in_nine() -> None:
    assert _rallied(unit("gunners", UNDER_FIRE))[""] == F(5, 9)
    assert _rallied(unit("red-bears", UNDER_FIRE), "one1")[""] == F(19, 27)


def test_supp_05_a_suppressed_unit_neither_attacks_nor_strikes_back() -> None:
    table = table_of(
        Put("one1", "gunners", (20, 60), 0, {"markers": [SUPPRESSED]}), Put("two1", "stormtroopers", (20, 63))
    )
    refusal = why_not_fight(table, "one1")
    assert refusal is not None
    assert refusal.rule == "DB-SUPP-05"
    referee = Referee(table)
    assert close_combat.reply(referee, Party("one1"), Party("two1")) == NOTHING
    assert not referee.events


def test_supp_06_two_dice_and_three() -> None:
    assert _rallied(unit("gunners", SUPPRESSED)) == {"": F(1, 9), UNDER_FIRE: F(4, 9), SUPPRESSED: F(4, 9)}
    three = _rallied(unit("gunners", SUPPRESSED), "one1")
    assert three == {"": F(7, 27), UNDER_FIRE: F(4, 9), SUPPRESSED: F(8, 27)}


def test_supp_07_still_suppressed_the_first_action_is_nothing() -> None:
    shown, refused = menu(scope_of(unit("koenigsluther", SUPPRESSED), "one1"))
    allowed = [words for words in shown if words not in refused]
    assert allowed
    assert all(words[0] == "nothing" for words in allowed)
    assert ("nothing", "move") in allowed
    assert refused[("march",)].rule == "DB-SUPP-07"
    assert refused[("sustained",)].rule in (
        "DB-SUPP-05",
        "DB-SUPP-07",
    )
    assert refused[("nothing", "attack")].rule == "DB-SUPP-05"


def test_supp_08_rally_then_one_die_for_the_reaction() -> None:
    table = unit("gunners", SUPPRESSED)
    table.turn = type(table.turn)(round=1, unit="two1")

    def tried(referee: Referee) -> int:
        suppression.rally(referee, "one1")
        rule, dice = reaction.reaction_dice(referee.table, "one1")
        return int(referee.roll(rule, "one", dice))

    assert odds(tried, table).chances == {2: F(5, 81), 1: F(32, 81), 0: F(44, 81)}


def test_supp_09_a_suppressed_plane_does_nothing_first_and_then_moves() -> None:
    shown, refused = menu(scope_of(unit("falke", SUPPRESSED), "one1"))
    allowed = [words for words in shown if words not in refused]
    assert ("nothing", "move") in allowed
    assert ("move", "nothing") not in allowed
    assert ("nothing", "nothing") not in allowed


@pytest.mark.parametrize("card", ["bazooka-joe", "grenadier-x"])
def test_hero_06_heroes_never_get_the_markers(card: str) -> None:
    assert after(unit(card), 10) == [""]


def test_skill_14_and_hero_06_three_dice_at_most() -> None:
    assert suppression.rally_dice(unit("gunners"), "one1") == (2, "")
    assert suppression.rally_dice(unit("gunners"), "one1", "one1")[0] == 3


def test_pass_06_and_mine_02_give_a_suppressed_marker() -> None:
    table = unit()
    referee = Referee(table)
    suppression.suppress(referee, "DS-PASS-06", "one1")
    assert state(referee.table) == SUPPRESSED
    assert OpenField.hits_counted == 10
