"""Opportunity fire: preparing it, and the windows that open during enemy actions (ledger area CZ-OPP)."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from escarmouche.engine import reaction_windows
from escarmouche.engine.odds import odds
from escarmouche.engine.reaction_windows import AGAIN, Window
from escarmouche.engine.requests import Refusal
from escarmouche.games.combat_zone.chapters import close_combat, telling
from escarmouche.games.combat_zone.chapters.deeds import COMBAT, Action, Deed, Scope
from escarmouche.games.combat_zone.chapters.figures import DROPPED_HEIGHT, eye, opponent, profile, side_of
from escarmouche.games.combat_zone.chapters.shooting import modes, shooting
from escarmouche.games.combat_zone.chapters.shooting.weapons import carried
from escarmouche.games.combat_zone.chapters.vehicles import vehicles
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import (
    ALIVE,
    AREA,
    DROPPED,
    PANICKED,
    REACTIONS,
    STEADY,
    WAITING,
    Referee,
    Table,
)
from escarmouche.space.shapes import Point, gap_at_most, in_half_plane
from escarmouche.space.sight import Outlook, outlook

COST: int = LEDGER.data("CZ-OPP-01")["ap"]
WAIT = "wait"
"""Not here: ask again a centimetre further."""
QUESTION = "opportunity-fire"


# -- preparing ---------------------------------------------------------------------------------------------


def why_not_prepare(table: Table, figure: str) -> Refusal | None:
    """Whether a figure may prepare opportunity fire: free, not capped at 3 points, with a gun (CZ-OPP-01)."""
    if refusal := close_combat.why_not_free(table, figure):
        return refusal
    about = {"figure": figure}
    states = table.figures[figure].states
    if WAITING in states:
        return Refusal("CZ-OPP-01", "already-waiting", about)
    if PANICKED in states or STEADY in states:
        return Refusal("CZ-OPP-01", "capped", about)
    if not modes.opportunity_weapons(table, figure):
        return Refusal("CZ-OPP-01", "no-gun", about)
    return None


def prepare(referee: Referee, figure: str) -> None:
    """The figure waits for an enemy to act in its line of fire."""
    telling.mark(referee, "CZ-OPP-01", figure, WAITING)


def offers(scope: Scope) -> tuple[Deed, ...]:
    """To wait for an enemy, for one who carries a gun."""
    weapons = scope.table.setting.weapons
    for weapon in carried(scope.table, scope.figure):
        if weapons[weapon].kind != AREA:
            return (Deed(PREPARE.name),)
    return ()


PREPARE = Action(
    "opportunity",
    offers=offers,
    price=COMBAT["opportunity_fire"],
    why_not=lambda table, figure, _: why_not_prepare(table, figure),
    do=lambda referee, figure, _: prepare(referee, figure),
    capped="CZ-OPP-01",
)


# -- who may react -------------------------------------------------------------------------------------------


def waiting(table: Table, side: str) -> tuple[str, ...]:
    """The figures of a side with opportunity fire prepared."""
    figures = table.figures
    figures_waiting: list[str] = []
    for unit in table.units.values():
        if unit.side == side:
            figures_waiting += [f for f in unit.figures if WAITING in figures[f].states]
    return tuple(figures_waiting)


def anyone_waits(table: Table, figure: str) -> bool:
    """Whether an enemy of this figure waits at all: without one no window is looked for."""
    return bool(waiting(table, opponent(side_of(table, figure))))


class Watcher(NamedTuple):
    """A waiting figure with a gun that may still fire, as long as it stands there and nothing happens."""

    id: str
    at: Point
    facing: int
    radius: int
    reach: int
    view: Outlook


def watchers(table: Table, target: str, asked: tuple[str, ...] = ()) -> tuple[Watcher, ...]:
    """Those who wait for this figure's side and can fire, whatever they see; without those asked already."""
    eyes = []
    for figure in waiting(table, opponent(side_of(table, target))):
        g = table.figures[figure]
        if figure in asked or g.foes or g.states & REACTIONS:
            continue
        if reach := _reach(table, figure):
            radius, view = profile(table, figure).radius, outlook(table.ground, eye(table, figure))
            eyes.append(Watcher(figure, (g.x, g.y), g.facing, radius, reach, view))
    return tuple(eyes)


def ready(
    table: Table,
    target: str,
    at: Point | None = None,
    *,
    upright: bool = False,
    among: tuple[Watcher, ...] | None = None,
) -> Iterator[str]:
    """Waiting enemies that could fire at the acting figure where it stands, or at a point of its way.

    Their facing is what it is: front arc, range and line of sight (CZ-OPP-05). `among`: the watchers, where
    they are known.
    """
    f = table.figures[target]
    if f.foes or f.fate != ALIVE:  # CZ-SHOOT-03: nobody fires at a combat
        return
    printed = profile(table, target)
    radius, tall = printed.radius, printed.height
    if DROPPED in f.states and not upright:
        tall = DROPPED_HEIGHT
    spot = at or (f.x, f.y)
    body = (spot[0], spot[1], radius, f.z, f.z + tall)
    for watcher in watchers(table, target) if among is None else among:
        if (
            in_half_plane(watcher.at, watcher.facing, spot)
            and gap_at_most(watcher.at, watcher.radius, spot, radius, watcher.reach)
            and watcher.view.sees(body)
        ):
            yield watcher.id


def _reach(table: Table, figure: str) -> int:
    """The long range of the best gun that may still fire this turn (CZ-SHOOT-08); 0 without one."""
    weapons = table.setting.weapons
    return max((weapons[w].long for w in modes.opportunity_weapons(table, figure)), default=0)


# -- the window ----------------------------------------------------------------------------------------------


def opens(
    table: Table,
    figure: str,
    at: Point | None = None,
    *,
    upright: bool = False,
    among: tuple[Watcher, ...] | None = None,
) -> bool:
    """Whether somebody who has not declined this action yet could fire at the figure here (CZ-OPP-02)."""
    left = watchers(table, figure, table.turn.asked) if among is None else among
    return bool(left) and next(ready(table, figure, at, upright=upright, among=left), None) is not None


def window(referee: Referee, *, moving: bool = False) -> None:
    """Offer the waiting figures a burst at the acting one, one question a step; then the action goes on.

    Their owner names who fires, sees the result, and may go on with the next (CZ-OPP-04).
    `moving`: the action under way is a move, and a better moment may come.
    """
    table = referee.table
    turn = table.turn
    target = vehicles.ridden(table, turn.figure)
    side = opponent(side_of(table, target))
    may = tuple(ready(table, target, among=watchers(table, target, turn.asked)))
    if not may:
        referee.book(step="do")
        return
    opened = Window(
        rule="CZ-OPP-04" if len(may) > 1 else "CZ-OPP-02",
        side=side,
        question=QUESTION,
        occasion=occasion_of(table),
        ready=may,
        chance=lambda: max(chance(table, watcher, target) for watcher in may),
        against=(target,),
        more=(WAIT,) if moving else (),
        standing_rule="CZ-OPP-02",
        closed="nobody-fires",
    )
    answer = reaction_windows.window(referee, opened, target=target, action=turn.action[:1])
    if answer in may:
        fire(referee, answer, target)
    elif answer != AGAIN:
        referee.book(step="do", asked=(*turn.asked, *((WAIT,) if answer == WAIT else may)))


def occasion_of(table: Table) -> str:
    """The move or action under way, as one word for standing answers."""
    turn = table.turn
    return f"{turn.round}/{turn.figure}/{turn.moves}"


def chance(table: Table, figure: str, target: str) -> Fraction:
    """The chance that the burst harms its target: out, panicked, stunned or damaged."""
    before = table.figures[target]

    def harmed(result: object, after: Table) -> bool:
        now = after.figures[target]
        return now.fate != before.fate or now.damage != before.damage or bool(now.states - before.states)

    fates = odds(
        shooting.burst_at,
        table,
        figure,
        target,
        of=harmed,
        policy=lambda ask, _: ask.proposal if ask.proposal is not None else ask.options[0],
        limit=2_000,  # a machine that takes many shots has too many fates: sampled, always the same way
        samples=400,
    )
    return fates.chances.get(True, Fraction(0))


def fire(referee: Referee, figure: str, target: str) -> None:
    """The burst of a waiting figure at the acting one; prepared fire is used up (CZ-OPP-03, CZ-OPP-04)."""
    telling.unmark(referee, "CZ-OPP-03", figure, WAITING)
    referee.note("CZ-OPP-05", "opportunity-fire", figure=figure, target=target)
    shooting.burst_at(referee, figure, target)
    record = referee.table.figures[target]
    if record.fate != ALIVE:
        referee.note("CZ-OPP-06", "action-cancelled", figure=target)
        referee.book(step="do")
        return
    referee.book(way=referee.table.turn.way[:1])  # its owner thinks again after the step under way
