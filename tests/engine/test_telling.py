"""What a step changes is told: a figure that stands elsewhere, a purse, a score."""

from __future__ import annotations

from typing import Any, NamedTuple

from escarmouche.engine.kinds import GAINED, MOVED, SCORED, SPENT
from escarmouche.engine.match import Match, Step
from escarmouche.engine.requests import Event
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.telling import Untold, _purses_in, carried
from escarmouche.games.template.ruleset import RULESET
from escarmouche.players.random_player import RandomPlayer


def table() -> Any:
    """A table of the toy game in its last round."""
    setup = Setup("outpost", ("scouts", "veterans"))
    seats = {side: RandomPlayer(side) for side in ("red", "blue")}
    return Match(RULESET, RULESET.rules.new_table(setup), "telling", seats).table


def changed(found: Any, events: tuple[Event, ...] = (), **values: Any) -> Step:
    """A step that changes a figure or a side of a table, and says so or not."""
    after = found.copy()
    id = values.pop("id")
    after.change(id, values)
    return Step((), events, (), after, complete=True)


def standing(found: Any) -> str:
    """A figure on the table."""
    return str(next(unit.figures[0] for unit in found.units.values() if unit.figures))


def test_the_toy_game_tells_everything() -> None:
    for scenario in ("outpost", "crossroads"):
        setup = Setup(scenario, ("scouts", "veterans"))
        seats = {side: RandomPlayer(side) for side in ("red", "blue")}
        match = Match(RULESET, RULESET.rules.new_table(setup), "telling", seats)
        untold = Untold(match.origin)
        wrong: list[str] = []
        match.replay(lambda step, untold=untold, wrong=wrong: wrong.extend(untold.look(step)))  # type: ignore[misc]
        assert wrong == []


def test_who_stands_elsewhere_without_a_word_is_named() -> None:
    found = table()
    figure = standing(found)
    stood = found.figures[figure].x, found.figures[figure].y
    wrong = Untold(found).look(changed(found, id=figure, x=111, y=222))
    assert wrong == [f"{figure} went from {stood} to (111, 222) without a word"]


def test_a_way_must_end_where_the_figure_stands() -> None:
    found = table()
    figure = standing(found)
    told = Event("change", "TP-MOVE-01", {"id": figure[:-2], "steps": ((figure, ((1, 2),), -1),)}, "", MOVED)
    step = changed(found, (told,), id=figure, x=111, y=222)
    assert Untold(found).look(step) == [f"{figure} stands at (111, 222) and was told to be at (1, 2)"]


def test_a_purse_that_was_told_once_is_always_told() -> None:
    found = table()
    untold = Untold(found)
    facts = {"id": "red", "tokens": 5, "purse": "tokens", "amount": 1, "left": 5}
    told = Event("change", "TP-TURN-02", facts, "", SPENT)
    assert untold.look(changed(found, (told,), id="red", tokens=5)) == []
    assert untold.look(changed(found, id="red", tokens=7)) == ["tokens of red is 7 and was told as None"]


def test_scores_add_up() -> None:
    found = table()
    untold = Untold(found)
    first = Event("note", "TP-END-02", {"key": "a", "side": "red", "points": 2, "total": 2}, "", SCORED)
    again = Event("note", "TP-END-02", {"key": "a", "side": "red", "points": 1, "total": 4}, "", SCORED)
    step = Step((), (first, again), (), found.copy(), complete=True)
    assert untold.look(step) == ["red had 2 points, scored 1 and is told to have 4"]


def test_the_points_left_of_one_purse_are_not_those_of_a_purse_named_left() -> None:
    found = table()
    side = next(iter(found.sides.values()))
    untold = Untold(found)
    spent = {"id": side.id, "left": 3, "purse": "left", "amount": 1}
    gained = {"id": side.id, "free": 7, "purse": "free", "amount": 2, "left": 7}
    assert set(_purses_in(Event("change", "TP-MOVE-01", spent, "", SPENT))) == {"left"}
    assert set(_purses_in(Event("change", "TP-MOVE-01", gained, "", GAINED))) == {"free"}
    assert not untold.look(changed(found, id=side.id))


def test_who_is_carried_stands_nowhere_himself() -> None:
    class Rider(NamedTuple):
        aboard: str = ""
        carrier: str = ""

    assert not carried(Rider())
    assert carried(Rider(aboard="truck"))
    assert carried(Rider(carrier="truck"))
