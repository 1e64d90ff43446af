"""Whole deeds: an action with its move, a way in with its place, a salvo with its target."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any

from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.games.at43.bot.appraisal import goals, nearest_foe, unit_goal
from escarmouche.games.at43.bot.promises import best_targets
from escarmouche.games.at43.bot.quick_answers import quick_answer
from escarmouche.games.at43.chapters.activation import is_aboard
from escarmouche.games.at43.chapters.movement import entry
from escarmouche.games.at43.chapters.movement.collisions import COMBAT, RAPID
from escarmouche.games.at43.chapters.movement.drafts import (
    BACK,
    CHARGE,
    COVER,
    OVER,
    TOWARD,
    TURN,
    follow,
    ready_moves,
)
from escarmouche.games.at43.chapters.movement.entry import ACCESS, DEPLOY, Way
from escarmouche.games.at43.chapters.movement.judging import why_not_move
from escarmouche.games.at43.chapters.preactivation import DELAY, REPLACE
from escarmouche.games.at43.chapters.shooting import shooting
from escarmouche.games.at43.table import DROP, Table
from escarmouche.space.shapes import Point, distance

Deed = tuple[Any, ...]
PLACES_LOOKED_AT = 24
"""Arrivals that are made to choose from."""
CHARGES = 2
MOVES = {TURN: 1, CHARGE: 2, OVER: 1, TOWARD: 1, COVER: 1, BACK: 1}
"""Ready-made moves of each kind that are thought of, beside the one to the unit's goal."""
TARGETS = 3
"""Targets of a weapon that are thought of."""
SETTLED = frozenset({
    "salvo", "target", "alert-salvo", "sweep", "melee", "strike-target", "projection-target", "rally",
})  # fmt: skip
"""Questions whose first guess stands: it holds the odds, and a dozen trials are full of a salvo's luck."""
EFFORT = 4
"""A trial goes to the end of the turn: long in steps, and quick to play."""


def deeds(ask: Ask, table: Table) -> Sequence[Deed]:
    """What is worth a thought, the quick answer first; nothing where single answers are all there is."""
    maker = DEEDS.get(ask.question)
    if maker is None:
        return ()
    quick = (quick_answer(ask, table),)
    return tuple(dict.fromkeys((quick, *maker(ask, table))))


def _actions(ask: Ask, table: Table) -> Iterator[Deed]:
    """Charge, run, hold the fire until after the move, fire and go on, stay."""
    unit = ask.about["unit"]
    if table.turn.way:
        way = Way.read(table.turn.way)
        for action in ask.options:
            yield from ((action, value) for value in _arrivals(table, unit, way, action))
        return
    if is_aboard(table, unit):
        yield from ((option,) for option in ask.options)
        return
    fires = bool(shooting.available(table, unit)) and not shooting.why_not_shoot(table, unit)
    held: Deed = (COMBAT, NO_ONE) if fires else (COMBAT,)
    if RAPID in ask.options:
        yield from ((RAPID, move) for move in islice(_courses(table, unit, RAPID, CHARGE, OVER), CHARGES))
    if COMBAT in ask.options:
        yield (COMBAT,)
        yield from ((*held, move) for move in islice(_courses(table, unit, COMBAT, CHARGE), 1))
        if move := _onward(table, ask.side, unit, COMBAT):
            yield (*held, move)
        yield from ((*held, move) for move in islice(_courses(table, unit, COMBAT, COVER), 1))
    if RAPID in ask.options:
        if move := _onward(table, ask.side, unit, RAPID):
            yield (RAPID, move)
        yield from ((RAPID, move) for move in islice(_courses(table, unit, RAPID, COVER), 1))
    if NO_ONE in ask.options:
        yield (NO_ONE,)


def _courses(table: Table, unit: str, action: str, *kinds: str) -> Iterator[Any]:
    """Ready-made moves of some kinds that are to be had."""
    for ready in ready_moves(table, unit, action):
        if ready.course.what in kinds and (value := ready.make()):
            yield value


def _onward(table: Table, side: str, unit: str, action: str) -> Any:
    """The move towards what the unit goes for; nothing where it is there or does not get nearer."""
    aim = goals(table, side).get(unit)
    if aim is None:
        return None
    value = follow(table, unit, action, aim.at)
    return value if value and why_not_move(table, unit, action, value) is None else None


def _moves(ask: Ask, table: Table) -> Iterator[Deed]:
    """Stay, turn, charge, run over, close in, get into cover or away: of each kind the nearest."""
    unit, action = ask.about["unit"], ask.about["action"]
    yield ((),)
    left = dict(MOVES)
    for ready in ready_moves(table, unit, action):
        what, aim = ready.course.what, ready.course.target
        if left.get(what, 0) and (what != TOWARD or aim in table.units) and (value := ready.make()):
            left[what] -= 1
            yield (value,)


def _ways_in(ask: Ask, table: Table) -> Iterator[Deed]:
    """Each way, where it is a place near to what the unit wants, and one far from the enemy; or to wait."""
    unit = ask.about["unit"]
    for option in ask.options:
        if option == NO_ONE:
            continue
        way = Way.read(option)
        if way.what in (DEPLOY, DROP):
            yield from ((option, value) for value in _arrivals(table, unit, way, COMBAT))
        elif way.what == ACCESS:
            for action in (COMBAT, RAPID):
                yield from ((option, action, value) for value in _arrivals(table, unit, way, action))
        else:
            yield (option,)
    if NO_ONE in ask.options:
        yield (NO_ONE,)


def _arrivals(table: Table, unit: str, way: Way, action: str) -> Iterator[Any]:
    """Of the places where a unit may come in that nearest to what it wants, the safest, and the first."""
    arrivals = list(islice(entry.arrivals(table, unit, way, action), PLACES_LOOKED_AT))
    if not arrivals:
        return
    aim = unit_goal(table, unit)
    yield min(arrivals, key=lambda value: distance(aim, _end(value)))
    if foe := nearest_foe(table, unit, _end(arrivals[0])):
        yield max(arrivals, key=lambda value: distance(foe, _end(value)))
    yield arrivals[0]


def _end(value: Any) -> Point:
    """Where the leader ends."""
    point: Point = value[0][1][-1]
    return point


def _salvos(ask: Ask, table: Table) -> Iterator[Deed]:
    """Each weapon at its most promising target, which is the quick answer too, and none."""
    unit, quick = ask.about["unit"], quick_answer(ask, table)
    for option in ask.options:
        if option not in (NO_ONE, shooting.SPLIT, quick):
            yield from ((option, target) for target in best_targets(table, unit, option)[:1])
    if NO_ONE in ask.options:
        yield (NO_ONE,)


def _targets(ask: Ask, table: Table) -> Iterator[Deed]:
    """The most promising enemies."""
    best = [t for t in best_targets(table, ask.about["unit"], ask.about["salvo"]) if t in ask.options]
    yield from ((target,) for target in best[:TARGETS])


def _options(ask: Ask, table: Table) -> Iterator[Deed]:
    """Reveal, or let the enemy act first."""
    yield from ((option,) for option in ask.options if option in (DELAY, REPLACE))


DEEDS: dict[str, Callable[[Ask, Table], Iterator[Deed]]] = {
    "action": _actions,
    "move": _moves,
    "enter": _ways_in,
    "salvo": _salvos,
    "target": _targets,
    "option": _options,
}
