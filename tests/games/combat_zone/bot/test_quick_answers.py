"""What a player in a hurry answers."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.requests import NO_ONE, Ask, Refusal
from escarmouche.games.combat_zone.bot import quick_answers
from escarmouche.games.combat_zone.chapters.movement.ready_moves import move_drafts
from escarmouche.games.combat_zone.ruleset import RULESET
from escarmouche.games.combat_zone.table import Table
from tests.games.combat_zone.tables import Group, codes_of, refusal_of, table_of

FOE = Group("two1", "two", (6000, 4200), "unarmed")


def lone(profile: str = "trooper", **values: Any) -> Table:
    return table_of(Group("one1", "one", (6000, 3000), profile, facing=90), FOE, **values)


def quick(ask: Ask, table: Table | None = None) -> Any:
    return quick_answers.quick_answer(ask, table or lone())


def action(*options: str) -> Ask:
    return Ask("CZ-AP-04", "one", "action", options, about={"figure": "one1a"})


# -- in a hurry ------------------------------------------------------------------------------------------


def test_what_is_proposed_is_taken_even_where_it_is_nothing_much() -> None:
    assert quick(Ask("CZ-SHOOT-09", "one", "target", ("a", "b"), proposed="b")) == "b"
    assert quick(Ask("CZ-FORCE-07", "one", "reroll", (1, 0), proposed=0)) == 0


def test_things_are_put_in_the_order_given_and_placed_as_drafted() -> None:
    assert quick(Ask("CZ-SHOOT-13", "one", "hit-order", ("a", "b", "c"), "order")) == ("a", "b", "c")
    assert quick(Ask("CZ-MOVE-03", "one", "move", (), "place", drafts=lambda: ["first", "second"])) == "first"
    assert quick(Ask("CZ-MOVE-03", "one", "move", (), "place")) == ()


def test_who_may_act_or_fire_does_and_other_offers_are_declined() -> None:
    options = (NO_ONE, "one1a", "one1b")
    for question in ("figure", "opportunity", "opportunity-fire"):
        assert quick(Ask("CZ-INIT-10", "one", question, options)) == "one1a"
        assert quick(Ask("CZ-INIT-10", "one", question, (NO_ONE,))) == NO_ONE
    assert quick(Ask("CZ-ACT-03", "one", "take-weapon", ("axe", NO_ONE))) == NO_ONE
    assert quick(Ask("CZ-ACT-03", "one", "take-weapon", ("axe", "club"))) == "axe"


def test_of_several_as_few_are_taken_as_must_be_and_one_where_any_may() -> None:
    def several(least: int, most: int, **values: Any) -> Any:
        return quick(Ask("CZ-X", "one", "shots", ("a", "b", "c"), "several", least, most, **values))

    assert several(2, 3) == ("a", "b")
    assert several(0, 3) == several(1, 3) == ("a",)
    assert several(0, 0) == ()

    def never_a(given: tuple[str, ...]) -> Refusal | None:
        return Refusal("CZ-X", "not-a") if "a" in given else None

    assert several(1, 1, judge=never_a) == ("b",), "the first that is allowed"
    assert several(1, 1, judge=lambda given: None) == ("a",)
    assert several(3, 3, judge=never_a) == ("a", "b", "c"), "nothing is: then anything"


def test_a_player_in_a_hurry_fights_then_fires_then_helps_then_goes_on_and_else_is_done() -> None:
    assert quick(action("done", "cover", "shoot:pistol", "fight:two1a")) == "fight:two1a"
    assert quick(action("done", "cover", "shoot:pistol", "burst:assault_rifle")) == "burst:assault_rifle"
    assert quick(action("move", "cover", "aid:one1b", "done")) == "aid:one1b"
    assert quick(action("done", "cover", "move")) == "move"
    assert quick(action("done", "cover")) == "cover"
    assert quick(action("pivot", "done")) == "done"
    assert quick(action("pivot", "reverse")) == "pivot"


def test_a_player_in_a_hurry_goes_on_until_the_enemy_is_in_range() -> None:
    table = table_of(
        Group("a", "one", (6000, 3000), facing=90, ap=6), Group("b", "two", (6000, 11000), facing=270)
    )
    ask = Ask("CZ-MOVE-03", "one", "move", (), "place", drafts=lambda: move_drafts(table, "aa"), actor="aa")
    ((figure, path, _),) = RULESET.bot.quick_answer(ask, table)
    assert figure == "aa"
    assert path[-1][1] > 3000


@pytest.mark.parametrize(("y", "answer"), [(4200, "grenade"), (9000, "done")])
def test_nothing_is_thrown_where_nobody_can_be_aimed_at(y: int, answer: str) -> None:
    table = lone("grenadier")
    table.change("two1a", {"y": y})
    assert quick(action("grenade", "done"), table) == answer


# -- worth a thought -------------------------------------------------------------------------------------


def test_the_usual_answer_throws_nothing_at_nobody() -> None:
    for target, answer in (((6000, 7000), "flame"), ((6000, 11000), "move")):
        table = table_of(Group("a", "one", (6000, 6000), "flamer", facing=90), Group("b", "two", target))
        options = tuple(o for o in codes_of(table, "aa") if refusal_of(table, "aa", o) is None)
        ask = Ask("CZ-AP-04", "one", "action", options, about={"figure": "aa"})
        assert "flame" in options
        assert RULESET.bot.quick_answer(ask, table) == answer
