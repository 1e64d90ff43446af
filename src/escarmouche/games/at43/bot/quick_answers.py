"""Sensible answers: what a player does without thinking, what is worth a thought, what random draws from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from escarmouche.engine import reaction_windows
from escarmouche.engine.candidates import Some, plain_candidates, plain_prospects
from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.games.at43.bot.appraisal import goals
from escarmouche.games.at43.bot.promises import promise
from escarmouche.games.at43.chapters.movement.collisions import COMBAT, RAPID
from escarmouche.games.at43.chapters.movement.drafts import (
    CHARGE,
    COVER,
    OVER,
    STAY,
    TOWARD,
    TURN,
    follow,
    ready_moves,
)
from escarmouche.games.at43.chapters.movement.judging import why_not_move
from escarmouche.games.at43.chapters.shooting import shooting
from escarmouche.games.at43.chapters.shooting.targets import (
    has_enemy_target,
)
from escarmouche.games.at43.chapters.units import units_on_table
from escarmouche.games.at43.table import ALERT, ON_TABLE, Table
from escarmouche.games.company.chapters.measuring import where
from escarmouche.space.shapes import distance

ACCEPT = frozenset({"pay", "melee", "enter", "rally", "everybody-up", "alert-fire"})
"""Questions where declining is an option and a sensible player does not decline."""
SAVED = 2
"""Command points kept when an attitude or Fire at will is bought without thinking."""
AFIELD = 1200
"""A goal farther away than this is run for."""


def quick_answer(ask: Ask, table: Table) -> Any:
    """What is proposed; else what a player in a hurry does: shoot if he can, else go on to what is wanted."""
    maker = QUICK.get(ask.question)
    if maker is not None:
        return maker(ask, table)
    if ask.proposal is not None:
        return ask.proposal
    if ask.kind == "place":
        drafts = ask.drafts() if ask.drafts else ()
        return drafts[0] if drafts else ()
    if ask.kind == "order":
        return ask.options
    if ask.kind == "several":
        return next(iter(plain_candidates(ask)), ask.options[: ask.least])
    if ask.question in ACCEPT:
        return next((o for o in ask.options if o != NO_ONE), NO_ONE)
    return NO_ONE if NO_ONE in ask.options else ask.options[0]


def _action(ask: Ask, table: Table) -> Any:
    """A combat move where somebody may be shot at or the goal is near, else a rapid one."""
    unit = ask.about["unit"]
    options = ask.options
    aim = goals(table, ask.side).get(unit)
    near = (
        aim is None or distance(where(table.figures[table.units[unit].leader]), aim.at) - aim.within < AFIELD
    )
    fires = (
        not table.turn.way
        and bool(shooting.available(table, unit))
        and not shooting.why_not_shoot(table, unit)
    )
    wanted = COMBAT if (fires or near) else RAPID
    return wanted if wanted in options else next((o for o in options if o != NO_ONE), NO_ONE)


def _salvo(ask: Ask, table: Table) -> Any:
    """The first weapon that has an enemy to fire at."""
    unit = ask.about["unit"]
    codes = [o for o in ask.options if o not in (NO_ONE, shooting.SPLIT)]
    armed = [c for c in codes if has_enemy_target(table, unit, c)]
    return armed[0] if armed else NO_ONE if NO_ONE in ask.options else codes[0]


def _target(ask: Ask, table: Table) -> Any:
    """The enemy whom the weapon is likeliest to hurt most; scenery last."""
    unit, code = ask.about["unit"], ask.about["salvo"]
    return max(ask.options, key=lambda target: promise(table, unit, code, target))


def _move(ask: Ask, table: Table) -> Any:
    """On towards what the unit goes for, if it is not there already."""
    unit, action = ask.about["unit"], ask.about["action"]
    aim = goals(table, ask.side).get(unit)
    if aim is None:
        return ()
    here = where(table.figures[table.units[unit].leader])
    if distance(here, aim.at) <= aim.within:
        return ()
    value = follow(table, unit, action, aim.at)
    if value and why_not_move(table, unit, action, value) is None:
        return value
    return _nearest_draft(ask, table, aim.at)


def _nearest_draft(ask: Ask, table: Table, goal: tuple[int, int]) -> Any:
    """Of the ready-made moves the one that ends nearest to a goal."""
    leader = table.units[ask.about["unit"]].leader
    best: Any = ()
    least = distance(where(table.figures[leader]), goal)
    for value in plain_prospects(ask):
        end = next((path[-1] for id, path, _ in value if id == leader and path), None)
        if end is not None and distance(end, goal) < least:
            best, least = value, distance(end, goal)
    return best


def _order(ask: Ask, table: Table) -> Any:
    """Alert for who has not fired, if command points are left."""
    rich = table.sides[ask.side].pc > SAVED
    return ALERT if rich and ALERT in ask.options else NO_ONE


def _first(ask: Ask, table: Table) -> Any:
    """Oneself where somebody may be fired at; else the enemy shows himself first."""
    ready = any(
        has_enemy_target(table, u, c)
        for u in units_on_table(table, ask.side)
        for c in shooting.unfired(table, u)
    )
    return ask.side if ready else next(o for o in ask.options if o != ask.side)


def _sequence(ask: Ask, table: Table) -> Any:
    """Who may fire at somebody first, the dearest before the others; then who comes in, cheapest first."""

    def rank(unit: str) -> tuple[int, int]:
        record = table.units[unit]
        if record.place != ON_TABLE:
            return 2, record.cost
        armed = any(has_enemy_target(table, unit, code) for code in shooting.unfired(table, unit))
        return (0 if armed else 1), -record.cost

    return tuple(sorted(ask.options, key=rank))


def _bid(ask: Ask, table: Table) -> Any:
    return ask.options[min(1, len(ask.options) - 1)] if table.sides[ask.side].pc > SAVED + 1 else 0


def _at_will(ask: Ask, table: Table) -> Any:
    """Only where the unit has nowhere to go: who fires at will stays."""
    unit = ask.about["unit"]
    aim = goals(table, ask.side).get(unit)
    away = 0 if aim is None else distance(where(table.figures[table.units[unit].leader]), aim.at) - aim.within
    return ask.options[-1] if away <= 0 and table.sides[ask.side].pc > SAVED else NO_ONE


def _fight(ask: Ask, table: Table) -> Any:
    """Enemies are fought; scenery is left alone."""
    return next((o for o in ask.options if o.startswith("fight")), NO_ONE)


QUICK: dict[str, Callable[[Ask, Table], Any]] = {
    "action": _action,
    "salvo": _salvo,
    "target": _target,
    "move": _move,
    "order": _order,
    "bid": _bid,
    "first-player": _first,
    "sequence": _sequence,
    "fire-at-will": _at_will,
    "melee": _fight,
}

# -- worth a thought -----------------------------------------------------------------------------------------

TARGETS, MOVES_TRIED = 5, 9


def prospects(ask: Ask, table: Table) -> Sequence[Any]:
    """Answers worth weighing, each once, the quick one among them."""
    quick = quick_answer(ask, table)
    answers: list[Any] = [quick]
    if ask.question == "target":
        answers += [t for t in ask.options if t not in table.things][:TARGETS]
    elif ask.question == "move":
        drafts = [value for value in plain_prospects(ask) if value is not None]
        answers += drafts[:MOVES_TRIED]
    elif ask.question == "enter":
        answers += [o for o in ask.options if o != NO_ONE]
    elif ask.question in ("alert-fire", "salvo", "melee", "order", "action", "option", "routine"):
        answers += [o for o in ask.options if o not in reaction_windows.ANSWERS]
    else:
        answers += plain_prospects(ask)
    return tuple(dict.fromkeys(answers))


PLAIN = frozenset({
    "sequence", "commander", "first-player", "card-place", "leader", "shift", "set-down", "which-card",
    "confirm-fire", "strikers", "weapon-hit", "pay", "enter-access", "enter-drop", "enter-deploy",
    "container", "assault-group", "bid", "dead-card", "activate", "place-scenery", "garrison", "sweep-dice",
    "fuse", "return", "replaced", "repair", "eject", "leave", "recruit", "fire-at-will", "retreat",
    "use-bonus", "storm", "weapon-lost",
})  # fmt: skip
"""Questions that a bot answers without thinking: nothing to weigh, or not worth it."""

# -- at random -----------------------------------------------------------------------------------------------


def candidates(ask: Ask, table: Table) -> Sequence[Any]:
    """Sensible answers, the more sensible ones several times: a random player hits them more often."""
    maker = WEIGHTED.get(ask.question)
    return maker(ask, table) if maker else plain_candidates(ask)


def _mostly(ask: Ask, table: Table) -> tuple[Any, ...]:
    """Doing something, and now and then nothing; the standing answers are for people."""
    return _often(tuple(o for o in ask.options if o not in reaction_windows.ANSWERS))


@lru_cache(maxsize=1024)
def _often(options: tuple[Any, ...]) -> tuple[Any, ...]:
    deeds = tuple(o for o in options if o != NO_ONE)
    return (*deeds * (7 // len(deeds) + 1), NO_ONE) if deeds and NO_ONE in options else options


def _some_option(ask: Ask, table: Table) -> tuple[Any, ...]:
    """Revealing the next card, mostly; the options that cost now and then."""
    return (ask.options[0],) * 6 + ask.options[1:]


def _hardly_ever(ask: Ask, table: Table) -> tuple[Any, ...]:
    """Staying; very rarely a retreat."""
    return (NO_ONE,) * 40 + tuple(o for o in ask.options if o != NO_ONE)


def _small_bid(ask: Ask, table: Table) -> tuple[Any, ...]:
    """Small bids; rarely everything."""
    return ask.options[:2] * 4 + ask.options[-1:]


def _some_target(ask: Ask, table: Table) -> tuple[Any, ...]:
    """Enemies rather than scenery."""
    foes = tuple(t for t in ask.options if t not in table.things)
    return (*foes * 6, *ask.options) if foes else ask.options


def _some_order(ask: Ask, table: Table) -> tuple[Any, ...]:
    return (NO_ONE, *ask.options)


def _some_recruits(ask: Ask, table: Table) -> tuple[Any, ...]:
    """Whatever can be paid; rarely nothing."""
    purchases = [answer for answer in plain_candidates(ask) if answer]
    return (*purchases * 3, ()) if purchases else ((),)


def _some_group(ask: Ask, table: Table) -> tuple[Any, ...]:
    """The group that is proposed, mostly: the largest that is allowed."""
    others = [answer for answer in plain_candidates(ask) if answer]
    return (*((ask.proposal,) * 6 if ask.proposal else ()), *others[:3]) or tuple(plain_candidates(ask))


def _some_move(ask: Ask, table: Table) -> Sequence[Any]:
    """Towards places and enemies more often than anywhere."""
    if ask.drafts is None:
        return ()
    drafts = ask.drafts()
    moves = ready_moves(table, ask.about["unit"], ask.about["action"])
    if len(moves) != len(drafts):
        return drafts
    chosen: list[int] = []
    for number, ready in enumerate(moves):
        chosen += [number] * MOVES.get(ready.course.what, 1)
    return Some(drafts, chosen)


MOVES = {TOWARD: 3, CHARGE: 6, COVER: 2, TURN: 2, OVER: 4, STAY: 1}
"""How often each kind of movement is named; the others once."""

WEIGHTED: dict[str, Callable[[Ask, Table], Sequence[Any]]] = {
    "option": _some_option,
    "bid": _small_bid,
    "retreat": _hardly_ever,
    "order": _some_order,
    "recruit": _some_recruits,
    "assault-group": _some_group,
    "move": _some_move,
    "target": _some_target,
    **dict.fromkeys(("pay", "enter", "salvo", "melee", "action", "alert-fire", "rally", "routine"), _mostly),
}
SIFTED = frozenset(WEIGHTED)
"""Questions for which the random player draws among `candidates` and not among all options."""
