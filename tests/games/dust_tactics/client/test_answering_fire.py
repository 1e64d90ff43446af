"""What moves and other actions may draw upon a unit is told with its chances (area DT-REACT)."""

from __future__ import annotations

from fractions import Fraction

from escarmouche.engine.options import ACT, MOVE
from escarmouche.engine.requests import Ask
from escarmouche.games.dust_tactics.client.answering_fire import of_actions, of_move
from tests.games.dust.tables import Put, card, table_of, weapon

RUNNER = card("runner", weapon("rifle"), models=1)
GUARD = card("guard", weapon("rifle", "1/1"), models=1)
OPEN = {"step": "act", "unit": "one1", "declared": ("move", "attack"), "count": 1, "activation": "1"}


def asked(question: str, intent: str) -> Ask:
    return Ask("DT-MOVE-01", "one", question, (), about={"unit": "one1"}, intent=intent)


def test_react_01_a_move_tells_who_may_react_where_it_ends() -> None:
    table = table_of(Put("one1", RUNNER, (0, 0)), Put("two1", GUARD, (0, 6)), turn=OPEN)
    (told,) = of_move(asked("move", MOVE), table, (0, 2, 0, 0))
    assert told.odds == {}
    (draw,) = told.draws
    assert (draw.question, draw.about) == ("reaction", {"unit": "two1", "target": "one1"})
    # one army of two dice: an attack; two: a sustained one; infantry saves on army
    once = Fraction(4, 9) * Fraction(1, 3) + Fraction(1, 9) * Fraction(5, 9)
    assert draw.odds["own_losses"].chances[1] == once * Fraction(2, 3)
    assert draw.own == ("own_losses",)
    assert of_move(asked("move", MOVE), table, (0, 1, 0, 0)) == ()  # five squares away


def test_react_01_after_the_window_nothing_is_drawn() -> None:
    last = {**OPEN, "declared": ("move",), "done": ("attack",)}
    table = table_of(Put("one1", RUNNER, (0, 0)), Put("two1", GUARD, (0, 3)), turn=last)
    assert of_move(asked("move", MOVE), table, (0, 1, 0, 0)) == ()


def test_react_09_actions_that_end_with_nothing_draw_nothing() -> None:
    table = table_of(Put("one1", RUNNER, (0, 0)), Put("two1", GUARD, (0, 3)), turn={**OPEN, "declared": ()})
    assert of_actions(asked("actions", ACT), table, ("attack", "nothing")) == ()
    (told,) = of_actions(asked("actions", ACT), table, ("attack", "move"))
    assert [draw.about["unit"] for draw in told.draws] == ["two1"]
