"""What a player in a hurry answers, and what is worth a thought at each question."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine import standing
from escarmouche.engine.requests import NO_ONE, Ask, Refusal
from escarmouche.games.combat_zone import policy
from escarmouche.games.combat_zone.table import Table
from tests.combat_zone.tables import Group, door, table_of

FOE = Group("two1", "two", (6000, 4200), "unarmed")


def lone(profile: str = "trooper", **values: Any) -> Table:
    return table_of(Group("one1", "one", (6000, 3000), profile, facing=90), FOE, **values)


def quick(ask: Ask, table: Table | None = None) -> Any:
    return policy.quick_answer(ask, table or lone())


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


def test_a_player_in_a_hurry_fights_then_fires_then_helps_and_else_is_done() -> None:
    assert quick(action("done", "cover", "shoot:pistol", "fight:two1a")) == "fight:two1a"
    assert quick(action("done", "cover", "shoot:pistol", "burst:assault_rifle")) == "burst:assault_rifle"
    assert quick(action("move", "cover", "aid:one1b", "done")) == "aid:one1b"
    assert quick(action("move", "cover", "done")) == "cover"
    assert quick(action("move", "pivot", "done")) == "done"
    assert quick(action("pivot", "move")) == "pivot"


@pytest.mark.parametrize(("y", "answer"), [(4200, "grenade"), (9000, "done")])
def test_nothing_is_thrown_where_nobody_can_be_aimed_at(y: int, answer: str) -> None:
    table = lone("grenadier")
    table.change("two1a", {"y": y})
    assert quick(action("grenade", "done"), table) == answer


# -- worth a thought -------------------------------------------------------------------------------------


def thoughts(*options: str, spent: int = 0, pieces: Any = ()) -> tuple[str, ...]:
    table = lone(pieces=pieces)
    table.change("one1a", {"spent": spent})
    return tuple(policy.candidates(action(*options), table))


def test_what_is_at_hand_is_thought_of_with_shots_and_moves_only() -> None:
    found = thoughts("move", "cover", "take:case", "shoot:pistol", "pivot", "done")
    assert found == ("move", "take:case", "shoot:pistol")


def test_nobody_lies_down_before_he_has_done_anything() -> None:
    options = "move", "cover", "opportunity", "done"
    assert thoughts(*options) == ("move", "opportunity")
    assert thoughts(*options, spent=1) == ("move", "cover", "opportunity")
    assert thoughts("cover", "done") == ("cover", "done"), "nothing else is left"


def test_to_be_done_is_for_when_little_else_is_left() -> None:
    assert thoughts("move", "cover", "pivot", "drop", "done", spent=2) == ("move", "cover")
    assert thoughts("cover", "pivot", "done", spent=2) == ("cover", "pivot", "done")
    assert thoughts("pivot", "done", spent=2) == ("pivot", "done")


def test_only_closed_doors_are_thought_of() -> None:
    doors = door("shut", 5800, 3200, 6250, 3260), door("ajar", 7800, 3200, 8250, 3260, opened=True)
    assert thoughts("move", "door:shut", "door:ajar", pieces=doors) == ("move", "door:shut")
    assert thoughts("move", "door:ajar", "opportunity", pieces=doors) == ("move", "opportunity")


def test_who_may_act_is_not_passed_over_and_standing_answers_are_for_people() -> None:
    table = lone()
    some = Ask("CZ-INIT-10", "one", "figure", (NO_ONE, "one1a"))
    assert tuple(policy.candidates(some, table)) == ("one1a",)
    none = Ask("CZ-INIT-10", "one", "figure", (NO_ONE,))
    assert tuple(policy.candidates(none, table)) == (NO_ONE,)
    window = Ask("CZ-OPP-02", "one", "opportunity-fire", ("one1a", NO_ONE, *standing.ANSWERS))
    assert tuple(policy.candidates(window, table)) == ("one1a", NO_ONE)
    other = Ask("CZ-ACT-03", "one", "take-weapon", ("axe", NO_ONE))
    assert tuple(policy.candidates(other, table)) == ("axe", NO_ONE)
