"""Odds a player wants before he fires: each weapon line and each target of a unit, exactly."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from escarmouche.engine.odds import Odds, odds
from escarmouche.engine.options import TARGET, WHAT
from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.engine.ruleset import Forecast
from escarmouche.games.dust.chapters.actions import FREE_ATTACK
from escarmouche.games.dust.chapters.activation import free_context
from escarmouche.games.dust.chapters.attack import aiming, attack
from escarmouche.games.dust.chapters.attack.allotment import why_not_together
from escarmouche.games.dust.chapters.attack.shots import LINE, Choice, Shot, fewer, read_all, shots_of
from escarmouche.games.dust.chapters.cards.cards import partner
from escarmouche.games.dust.chapters.cards.weapons import line_of
from escarmouche.games.dust.chapters.field import field_of
from escarmouche.games.dust.table import ABOARD, BOARD, GONE, Table

POLICY = "dust-quick"
ALL = "all"
"""For `line`: what is told speaks of no single line."""
LOSSES, ELIMINATED, OWN = "losses", "eliminated", "own_losses"
KINDS = (aiming.ATTACK, aiming.SUSTAINED)
REACTING = {aiming.ATTACK: aiming.REACTION, aiming.SUSTAINED: aiming.REACTION_SUSTAINED}


def forecasts(table: Table, unit: str) -> tuple[Forecast, ...]:
    """For each target what every weapon line can do to it alone, then all of them together."""
    if table.units[unit].place not in (BOARD, ABOARD):
        return ()
    return tuple(forecast for kind in KINDS for forecast in of_kind(table, unit, kind))


def of_kind(table: Table, unit: str, kind: str) -> Iterator[Forecast]:
    """The forecasts of an Attack or a Sustained Attack."""
    hero, context = partner(table, unit), context_of(table, unit, kind)
    by_target: dict[str, list[Shot]] = {}
    for shot in aiming.aims(table, unit, hero, kind):
        by_target.setdefault(shot.target, []).append(shot)
    for target, shots in by_target.items():
        for shot in shots:
            weapon = line_of(table, unit, hero, shot.line).weapon
            about = {
                "unit": unit,
                "kind": kind,
                "weapon": weapon.name,
                "count": shot.count,
                "context": context,
            }
            about |= {WHAT: "", **shot.parts()}
            yield of_attack("shot", about, table, unit, (shot,), chances(table, unit, (shot,), kind, target))
        every = together(table, unit, hero, shots, kind)
        if len(every) > 1:
            about = {"unit": unit, "kind": kind, "context": context, LINE: ALL, TARGET: target}
            yield of_attack("all-shots", about, table, unit, every, chances(table, unit, every, kind, target))


def context_of(table: Table, unit: str, kind: str) -> str:
    """As what such an attack of a unit would be declared now: its own, a free one, or a reaction."""
    turn = table.turn
    if turn.reactor == unit:
        return REACTING[kind]
    if turn.unit == unit and turn.declared[:1] == (FREE_ATTACK,) and kind == aiming.ATTACK:
        return free_context(table, unit)
    return kind


def together(table: Table, unit: str, hero: str, shots: list[Shot], kind: str) -> tuple[Shot, ...]:
    """As many of the shots as may be declared together, the first ones first."""
    most: tuple[Shot, ...] = ()
    for shot in shots:
        for count in range(shot.count, 0, -1):
            more = (*most, fewer(shot, count))
            if why_not_together(table, unit, hero, more, sustained=kind == aiming.SUSTAINED) is None:
                most = more
                break
    return most


def declared(table: Table, ask: Ask, answer: tuple[Any, ...]) -> tuple[Forecast, ...]:
    """What an attack would do to each of its targets as it is about to be declared: copies, modes, skills."""
    unit, hero, kind = ask.about["unit"], ask.about["hero"], ask.about["context"]
    choice = read_all(answer)
    shots = shots_of(choice)
    aimed = dict.fromkeys([shot.target for shot in shots])
    targets = tuple(target for target in aimed if target != NO_ONE)
    if not targets:
        return ()
    losses = toll(table, unit, choice, kind, targets, hero=hero)
    alone = {WHAT: "", **shots[0].parts()} if len(choice) == 1 else {LINE: ALL}
    about = {"unit": unit, "kind": kind, "context": kind, **alone}
    return tuple(
        of_attack("declared", {**about, TARGET: target}, table, unit, shots, losses[target], hero)
        for target in targets
    )


def of_attack(
    question: str,
    about: dict[str, Any],
    table: Table,
    unit: str,
    shots: tuple[Shot, ...],
    counted: dict[str, Odds],
    hero: str | None = None,
) -> Forecast:
    """Odds of an attack with one's own losses where there may be some, and everybody in its way."""
    own = (OWN,) if OWN in counted else ()
    joined = partner(table, unit) if hero is None else hero
    struck: dict[str, None] = {}
    for shot in shots:
        if shot.target == NO_ONE:
            continue
        weapon = line_of(table, shot.mode.gun or unit, joined, shot.line).weapon
        struck |= dict.fromkeys(field_of(table).in_the_way(table, unit, weapon, shot.target))
        if weapon.close:
            struck[unit] = None
    return Forecast(question, about, counted, own, tuple(struck))


def chances(table: Table, unit: str, choice: tuple[Shot, ...], kind: str, target: str) -> dict[str, Odds]:
    """What the target loses, and whether it is eliminated, in one working out."""
    return toll(table, unit, choice, kind, (target,))[target]


def toll(
    table: Table,
    unit: str,
    choice: tuple[Choice, ...],
    kind: str,
    targets: tuple[str, ...],
    *,
    hero: str | None = None,
) -> dict[str, dict[str, Odds]]:
    """The same for several targets of one attack, each worked out apart from the others.

    Whoever else is struck is passed over; one's own losses are counted beside those of the first target.
    """
    side = table.units[unit].side
    mine = tuple([u.id for u in table.units.values() if u.side == side and u.place in (BOARD, ABOARD)])
    counted: dict[str, dict[str, Odds]] = {}
    own: dict[str, Odds] = {}
    for target in targets:
        first = not counted
        both = _fate(table, unit, choice, kind, hero, target, mine if first else ())
        if first and any((lost := _part(both, 2)).chances):
            own = {OWN: lost}
        counted[target] = {LOSSES: _part(both, 0), ELIMINATED: _part(both, 1), **own}
    return counted


def _fate(
    table: Table,
    unit: str,
    choice: tuple[Choice, ...],
    kind: str,
    hero: str | None,
    target: str,
    mine: tuple[str, ...],
) -> Odds:
    """What one target loses, whether it is eliminated, and what one's own units lose where named."""
    before, side = attack.toll_on(table, target), table.units[unit].side

    def reading(_: object, after: Table) -> tuple[int, ...]:
        lost = attack.toll_on(after, target) - before
        return lost, int(after.units[target].place == GONE), own_losses(table, after, side) if mine else 0

    return odds(
        attack.resolve, table, unit, choice, kind in aiming.STEADY, hero, (target, *mine),
        of=reading, policy=attack.quick, policy_name=POLICY,
    )  # fmt: skip


def own_losses(before: Table, after: Table, side: str) -> int:
    """Soldiers and boxes that a side has lost."""
    return sum(
        attack.toll_on(after, unit.id) - attack.toll_on(before, unit.id)
        for unit in before.units.values()
        if unit.side == side and unit is not after.units[unit.id]
    )


def _part(together: Odds, place: int) -> Odds:
    """One of the things counted together."""
    summed: dict[Any, Fraction] = {}
    for value, chance in together.chances.items():
        summed[value[place]] = summed.get(value[place], Fraction(0)) + chance
    return Odds(dict(sorted(summed.items())), together.exact, together.samples, together.policy)
