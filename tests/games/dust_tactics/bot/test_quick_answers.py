"""Sensible answers without thinking: do it rather than not, fire where there is something to fire at."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.requests import NO_ONE, Ask, Refusal
from escarmouche.games.dust.table import Table
from escarmouche.games.dust_tactics.bot.quick_answers import candidates, quick_answer
from escarmouche.games.dust_tactics.chapters.board import sight
from tests.games.dust.tables import Put, card, table_of, weapon

assert sight  # the grid answers for these tables
SQUAD = card("squad", weapon("rifle", count=5, range=4), models=5)
FISTS = card("fists", weapon("knife", count=5, range=0), models=5)
COMBOS = (
    ("move", "attack"),
    ("attack", "move"),
    ("march",),
    ("sustained",),
    ("move", "nothing"),
    ("nothing",),
)


def ask(question: str, *options: Any, kind: str = "one", **values: Any) -> Ask:
    return Ask("DT-ACT-02", "one", question, options, kind, about={"unit": "one1"}, **values)


def facing(far: int, of: Any = SQUAD, **values: Any) -> Table:
    return table_of(Put("one1", of, (3, 0), **values), Put("two1", SQUAD, (3, far)))


# -- quick answers ------------------------------------------------------------------------------------------


def test_what_is_proposed_is_accepted() -> None:
    assert quick_answer(ask("actions", *COMBOS, proposed=("nothing",)), facing(2)) == ("nothing",)
    assert quick_answer(ask("x", 1, 2, proposed=lambda: 2), facing(2)) == 2


def test_free_places_orders_and_several_options() -> None:
    table = facing(2)
    assert quick_answer(ask("move", kind="place", drafts=lambda: [(1, 1), (2, 2)]), table) == (1, 1)
    assert quick_answer(ask("move", kind="place"), table) == ()
    assert quick_answer(ask("queue", "a", "b", kind="order"), table) == ("a", "b")
    assert quick_answer(ask("losses", "a", "b", "c", kind="several", least=2, most=2), table) == ("a", "b")

    def judge(value: Any) -> Refusal | None:
        return None if "c" in value else Refusal("DT-TGT-01", "needs-c")

    picky = ask("losses", "a", "b", "c", kind="several", least=1, most=1, judge=judge)
    assert quick_answer(picky, table) == ("c",)
    easy = ask("losses", "c", "b", kind="several", least=1, most=1, judge=judge)
    assert quick_answer(easy, table) == ("c",)


@pytest.mark.parametrize(
    "question", ["reaction", "join", "activate", "reserve", "board", "try", "appear", "lift"]
)
def test_who_may_do_something_does_it(question: str) -> None:
    assert quick_answer(ask(question, NO_ONE, "one2", "one3"), facing(2)) == "one2"
    assert quick_answer(ask(question, NO_ONE), facing(2)) == NO_ONE


def test_a_standing_answer_is_not_given_by_chance() -> None:
    assert quick_answer(ask("reaction", "not-this-move", "above-50", "one2"), facing(2)) == "one2"
    assert quick_answer(ask("reaction", "not-this-move", NO_ONE), facing(2)) == NO_ONE


def test_what_costs_something_is_declined_and_else_the_first_is_taken() -> None:
    assert quick_answer(ask("heal", "one2", NO_ONE), facing(2)) == NO_ONE
    assert quick_answer(ask("crush", "crush", "keep"), facing(2)) == "crush"


def test_act_02_who_has_an_enemy_in_range_fires_and_who_has_none_marches() -> None:
    asked = ask("actions", *COMBOS)
    assert quick_answer(asked, facing(4)) == ("sustained",)
    assert quick_answer(asked, facing(5)) == ("march",)
    friends = table_of(Put("one1", SQUAD, (3, 0)), Put("one2", SQUAD, (3, 1)))
    assert quick_answer(asked, friends) == ("march",)
    absent = table_of(Put("one1", SQUAD, (3, 0)), Put("two1", SQUAD, (3, 1), place="reserve"))
    assert quick_answer(asked, absent) == ("march",)
    elsewhere = table_of(Put("one1", SQUAD, (3, 0), place="off"), Put("two1", SQUAD, (3, 1)))
    assert quick_answer(asked, elsewhere) == ("march",)


def test_rng_04_fists_reach_one_square() -> None:
    asked = ask("actions", *COMBOS)
    assert quick_answer(asked, facing(1, FISTS)) == ("sustained",)
    assert quick_answer(asked, facing(2, FISTS)) == ("march",)
    bare = card("bare", models=5)
    assert quick_answer(asked, facing(1, bare)) == ("sustained",)
    assert quick_answer(asked, facing(2, bare)) == ("march",)


def test_pass_04_passengers_fire_if_they_can() -> None:
    truck = card(
        "truck", type="vehicle", kind="truck", locomotion="wheeled", damage=4, skills=("passengers:6",)
    )
    aboard = Put("one1", SQUAD, place="aboard", carrier="one2", seat="inside")
    asked = ask("actions", *COMBOS)
    near = table_of(aboard, Put("one2", truck, (3, 3)), Put("two1", SQUAD, (6, 3)))
    assert quick_answer(asked, near) == ("sustained",)
    far = table_of(aboard, Put("one2", truck, (3, 3)), Put("two1", SQUAD, (11, 3)))
    assert quick_answer(asked, far) == ("march",)


def test_act_02_without_the_usual_action_anything_but_nothing() -> None:
    some = ask("actions", ("nothing",), ("move", "nothing"), ("move", "attack"))
    assert quick_answer(some, facing(5)) == ("move", "attack")
    assert quick_answer(ask("actions", ("nothing", "nothing"), ("nothing",)), facing(5)) == (
        "nothing",
        "nothing",
    )


# -- what is drawn from -------------------------------------------------------------------------------------


def test_actions_to_draw_from_do_something_all_along() -> None:
    assert candidates(ask("actions", *COMBOS), facing(4)) == COMBOS[:4]
    assert candidates(ask("actions", ("nothing",)), facing(4)) == (("nothing",),)


def test_no_fire_is_drawn_without_a_target() -> None:
    assert candidates(ask("actions", *COMBOS), facing(5)) == (("move", "attack"), ("march",))
    only = ask("actions", ("attack", "move"), ("sustained",), ("nothing",))
    assert candidates(only, facing(5)) == (("attack", "move"), ("sustained",))


def test_standing_answers_are_not_drawn() -> None:
    found = candidates(ask("reaction", "one1", NO_ONE, "not-this-move", "above-50"), facing(4))
    assert found == ("one1", NO_ONE)


def test_attacks_to_draw_from_are_good_declarations() -> None:
    table = facing(4)
    asked = Ask("DT-TGT-01", "one", "attack", ((0, 5, "two1", ""), (0, 4, "two1", "")), "several",
                about={"unit": "one1", "hero": "", "context": "attack"})  # fmt: skip
    assert ((0, 5, "two1", ""),) in list(candidates(asked, table))


def test_other_questions_offer_all_their_options() -> None:
    assert candidates(ask("crush", "crush", "keep"), facing(4)) == ("crush", "keep")
