"""Dice as the sheet prints them, and the dice that heroes throw again (CZ-FORCE-07)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine.dice import Dice
from escarmouche.engine.errors import DataError
from escarmouche.engine.match import Match
from escarmouche.engine.odds import odds
from escarmouche.engine.requests import NO_ONE
from escarmouche.engine.ruleset import Setup
from escarmouche.games import ruleset
from escarmouche.games.combat_zone.armies import armylist, muster
from escarmouche.games.combat_zone.chapters import close_combat, dice
from escarmouche.games.combat_zone.setup import setup
from escarmouche.games.combat_zone.table import Table
from escarmouche.players.random_player import RandomPlayer
from tests.games.combat_zone.tables import Group, Script, referee_of, table_of


def test_an_expression_is_dice_and_a_number() -> None:
    for text, thrown, bonus in (
        ("2D8+1D6+1", "2d8+1d6", 1),
        ("D4", "1d4", 0),
        ("3d6 - 2", "3d6", -2),
        ("1D6+2+3", "1d6", 5),
        ("1D8-1", "1d8", -1),
    ):
        found, added = dice.pool(text)
        assert (found.text(), added) == (thrown, bonus)


def test_the_highest_total_counts_each_die_and_not_the_number() -> None:
    assert [dice.highest(text) for text in ("2D6", "2D8+1D6+1", "1D4", "3D6-2")] == [12, 22, 4, 18]


def test_what_is_no_dice_of_this_game_is_refused() -> None:
    for text, said in (("2D10", "no D10"), ("lots", "no expression"), ("", "no expression"), ("D", "no exp")):
        with pytest.raises(DataError, match=said):
            dice.pool(text)


# -- thrown again ----------------------------------------------------------------------------------------


def hero(rerolls: int = 1, profile: str = "hero", switch: int = 5) -> Table:
    table = table_of(Group("a", "one", (6000, 6000), profile), options={"hero_rerolls": switch})
    table.change("aa", {"rerolls": rerolls})
    return table


def test_force_07_only_heroes_and_their_like_throw_again_and_only_with_the_switch() -> None:
    assert dice.rerolls_left(hero(2), "aa") == 2
    assert dice.rerolls_left(hero(2, "grey"), "aa") == 2
    assert dice.rerolls_left(hero(2, "trooper"), "aa") == 0
    assert dice.rerolls_left(hero(2, switch=0), "aa") == 0
    assert dice.rerolls_left(hero(2), "") == 0


def thrown(
    text: str,
    *throws: tuple[int, ...],
    rerolls: int = 1,
    answers: Any = (),
    told: Any = None,
    hint: bool = True,
) -> tuple[Any, Table, list[Any]]:
    """A roll of a hero: its value, the table after it, and what was proposed each time."""
    script = Script(reroll=list(answers))
    referee = referee_of(hero(rerolls), *throws, one=script)
    pool = dice.pool(text)[0]
    pool = told(pool) if told else pool
    value = dice.rolled(referee, "CZ-WND-01", "one", pool, by="aa", hint=hint)
    return value, referee.table, [ask.proposal for ask in script.asked]


def test_force_07_a_die_thrown_again_counts_instead_and_is_paid_for() -> None:
    value, table, _ = thrown("2D6", (1, 5), (4,), answers=[0])
    assert (value, table.figures["aa"].rerolls) == (9, 0)
    value, table, _ = thrown("2D6", (1, 5), answers=[NO_ONE])
    assert (value, table.figures["aa"].rerolls) == (6, 1)


def test_force_07_every_die_is_thrown_again_once_at_most() -> None:
    script = Script(reroll=[1, 0])
    referee = referee_of(hero(5), (2, 1), (3,), (6,), one=script)
    assert dice.rolled(referee, "CZ-WND-01", "one", dice.pool("2D6")[0], by="aa") == 9
    assert [ask.options for ask in script.asked] == [(0, 1, NO_ONE), (0, NO_ONE)]
    assert [ask.about["shown"] for ask in script.asked] == [(2, 1), (2, 3)]
    assert referee.table.figures["aa"].rerolls == 3


def test_force_07_dice_of_two_kinds_are_each_thrown_again_as_their_own() -> None:
    assert thrown("1D8+1D4", (1, 1), (8,), answers=[0])[0] == 9
    assert thrown("1D8+1D4", (1, 1), (4,), answers=[1])[0] == 5


def test_force_07_who_has_none_left_is_not_asked() -> None:
    value, _, asked = thrown("2D6", (1, 1), rerolls=0)
    assert (value, asked) == (2, [])


def test_force_07_the_die_farthest_below_its_average_is_proposed() -> None:
    def proposed(text: str, *faces: int) -> Any:
        return thrown(text, faces, answers=[NO_ONE])[2]

    assert proposed("2D6", 3, 1) == [1]
    assert proposed("2D6", 2, 2) == [0], "the first of equals"
    assert proposed("2D6", 4, 6) == [NO_ONE], "both above 3.5"
    assert proposed("2D6", 3, 6) == [0]
    assert proposed("1D8+1D6", 3, 2) == [0], "0.5 more below its average"
    assert proposed("1D6+1D4", 3, 1) == [1]


def test_force_07_nothing_is_proposed_where_low_faces_may_be_better() -> None:
    assert thrown("2D6", (1, 1), answers=[NO_ONE], hint=False)[2] == [NO_ONE]


def test_force_07_nothing_is_proposed_once_a_roll_can_get_no_better() -> None:
    def over(pool: Dice) -> Dice:
        return pool.over(5)

    def bands(pool: Dice) -> Dice:
        return pool.bands(5, 9)

    assert thrown("2D6", (1, 5), answers=[NO_ONE], told=over)[2] == [NO_ONE], "6 is over 5"
    assert thrown("2D6", (1, 4), answers=[NO_ONE], told=over)[2] == [0]
    assert thrown("2D6", (3, 6), answers=[NO_ONE], told=bands)[2] == [NO_ONE], "the highest band"
    assert thrown("2D6", (2, 6), answers=[NO_ONE], told=bands)[2] == [0]
    assert thrown("2D6", (2, 6), (3,), answers=[0], told=bands)[0] == 2


F = Fraction


def mustered(name: str) -> muster.Mustered:
    return muster.muster(armylist.load_list(name), "one", rerolls=5)


def hero_shooting(rerolls: int) -> Table:
    table = table_of(Group("a", "one", (6000, 6000), "hero"), options={"hero_rerolls": rerolls})
    table.change("aa", {"rerolls": 1 if rerolls else 0})
    return table


def to_hit(referee: Any) -> int:
    return int(dice.rolled(referee, "CZ-SHOOT-10", "one", dice.pool("1D6")[0].over(3), by="aa"))


def test_force_07_no_rerolls_unless_asked_for() -> None:
    script = Script()
    assert to_hit(referee_of(hero_shooting(0), (3,), one=script)) == 0
    assert script.asked == []
    assert mustered("corp-200-breach").figures["one2a"].rerolls == 5


def test_force_07_a_reroll_makes_a_half_three_quarters() -> None:
    def reroll_misses(ask: Any, table: Table) -> Any:
        return 0 if ask.about["shown"][0] <= 3 else "-"

    found = odds(to_hit, hero_shooting(5), policy=reroll_misses).chances
    assert found[1] == F(3, 4)


def test_force_07_gutter_fighter_only_with_the_switch() -> None:
    from msgspec.structs import replace

    for value, text in ((0, "2d8+1d6+1d6"), (5, "2d8+1d6+1d6+1d4")):
        table = table_of(
            Group("a", "one", (6000, 6000), "hero"),
            Group("b", "two", (6250, 6000), "unarmed"),
            options={"hero_rerolls": value},
        )
        street = replace(table.setting.profiles["hero"], skills=("gutter_fighter",))
        table.setting = replace(table.setting, profiles={**table.setting.profiles, "hero": street})
        assert close_combat.attack_pool(table, "aa", "ba", initiator=True)[0].text() == text


LISTS = ("corp-200-patrol", "gang-200-street")


def fresh(key: str = "firefight", **options: Any) -> Table:
    rules = ruleset("combat_zone")
    return setup.new_table(Setup(key, rules.armies.lists_for(key, LISTS), options))


def test_game_05_no_die_is_thrown_twice() -> None:
    rules = ruleset("combat_zone")
    players = {side: RandomPlayer(f"r{side}") for side in rules.armies.sides}
    match = Match(rules, fresh(), "rerolls", players)
    assert match.over
    assert not [e for e in match.fresh if e.rule == "CZ-FORCE-07"]
