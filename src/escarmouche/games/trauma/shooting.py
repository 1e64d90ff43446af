"""Shooting: the Shoot action and the nine steps of a salvo (ledger areas TR-SHOOT, TR-SUST)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from escarmouche.engine.requests import NO_ONE, Refusal
from escarmouche.engine.table import kept
from escarmouche.games.trauma.allocation import Aim, Strike, allocate, nearest, ranked, take_aim
from escarmouche.games.trauma.arcs import bearing, choose_arcs
from escarmouche.games.trauma.casualties import eliminate, penetrate, resolve_losses
from escarmouche.games.trauma.field import is_armour, is_free, living, officer
from escarmouche.games.trauma.salvos import arc_of, ranged_salvos
from escarmouche.games.trauma.scores import AUTOMATIC, down, opposed_test, up
from escarmouche.games.trauma.structure import damage
from escarmouche.games.trauma.table import Referee, Table
from escarmouche.games.trauma.targets import (
    Salvo,
    default_targets,
    enemy_targets,
    figures_of,
    salvo_of,
    why_not_fire,
    why_not_target,
)

FIRST_SCORE, SECOND_SCORE = "first", "second"


class Losses(msgspec.Struct, frozen=True):
    """What a salvo does to one unit: figures that fall, wounds of vehicles, infantry touched by a blast."""

    unit: str
    fallen: tuple[str, ...] = ()
    wounds: tuple[tuple[str, int], ...] = ()
    touched: tuple[str, ...] = ()


# -- the Shoot action ---------------------------------------------------------------------------------------


def begin_shoot(referee: Referee, unit: str) -> None:
    """Every ranged weapon of the unit may fire once, salvo by salvo (TR-ACTN-04, TR-SHOOT-05)."""
    referee.book(step="salvo", salvos=tuple(ranged_salvos(referee.table, unit)))


def next_salvo(referee: Referee) -> None:
    """One salvo of the active unit's Shoot action; the owner chooses which one comes next, or stops."""
    turn = referee.table.turn
    unit = turn.unit
    key = choose_salvo(referee, unit)
    if key == NO_ONE:
        held_back = turn.salvos if "staggered" in turn.flags and turn.todo else ()
        referee.book(step="act", salvos=held_back)
        return
    target = choose_target(referee, unit, key)
    left = tuple(k for k in referee.table.turn.salvos if k != key)
    choose_arcs_for(referee, unit, key, target, left)
    second = choose_score(referee, unit, key, target)
    flags = referee.table.turn.flags | {"fired"}
    referee.book(salvos=left, flags=flags, step="salvo" if left else "act")
    if "staggered" in flags:
        referee.book(tested=())  # TR-ACTN-06: for morale each staggered salvo is an action of its own
    salvo(referee, unit, key, target, second, "sustained" in flags)


def choose_salvo(referee: Referee, unit: str) -> str:
    """Which salvo comes next, in the order its player likes; NO_ONE gives up the rest (TR-ACTN-04)."""
    table = referee.table
    keys = table.turn.salvos
    if not keys or not is_free(table, unit) or not living(table, unit):
        if keys:
            referee.note("TR-ACTN-05", "not-free", unit=unit)
        return NO_ONE
    chosen: str = referee.ask(
        "TR-SHOOT-05",
        table.units[unit].side,
        "salvo",
        (*keys, NO_ONE),
        lambda key: None if key == NO_ONE else why_not_salvo(table, unit, key),
        unit=unit,
    )
    if chosen == NO_ONE:
        lost = all(why_not_salvo(table, unit, key) for key in keys)
        referee.note("TR-SHOOT-13" if lost else "TR-ACTN-04", "salvos-not-fired", unit=unit, salvos=keys)
    return chosen


def why_not_salvo(table: Table, unit: str, key: str) -> Refusal | None:
    """Whether a salvo of a unit can be fired now: the unit is Free and there is something to aim at."""
    if not is_free(table, unit):
        return Refusal("TR-ACTN-05", "not-free", {"unit": unit})
    return _why_not_aim(table, unit, key, table.turn.arcs)


@kept
def _why_not_aim(table: Table, unit: str, key: str, arcs: tuple[tuple[str, str, int], ...]) -> Refusal | None:
    """Whether there is anything to aim at; what was chosen of arcs is on the turn."""
    return why_not_fire(table, salvo_of(table, unit, key))


def choose_target(referee: Referee, unit: str, key: str) -> str:
    """The default target, or with an officer any other; fixed when the salvo starts (TR-SHOOT-05 to 13)."""
    table = referee.table
    side = table.units[unit].side
    firing = salvo_of(table, unit, key)
    rule, nearest_ones = default_targets(table, firing)
    proposal = nearest_ones[0]
    target: str
    if officer(table, unit):
        options = tuple(enemy_targets(table, unit))
        target = referee.ask(
            "TR-SHOOT-12",
            side,
            "target",
            options,
            lambda t: why_not_target(table, firing, t),
            proposal=proposal,
            unit=unit,
            salvo=key,
        )
    else:
        target = referee.ask(rule, side, "target", nearest_ones, proposal=proposal, unit=unit, salvo=key)
    referee.note(rule if target in nearest_ones else "TR-SHOOT-12", "target", unit=unit, target=target)
    return target


def choose_arcs_for(referee: Referee, unit: str, key: str, target: str, left: Sequence[str]) -> None:
    """Before vehicles fire, their owner says in which arc a target astride the line is (TR-VEH-14)."""
    if not arc_of(key):
        return
    table = referee.table
    arc, figures = arc_of(key), figures_of(table, target)
    salvos = ranged_salvos(table, unit)
    able = bearing(table, salvos[key], arc, target, figures)
    waiting = {k: salvos[k] for k in left if arc_of(k) not in (0, arc) and k in salvos}
    choose_arcs(referee, table.units[unit].side, able, arc, target, figures, waiting)


def choose_score(referee: Referee, unit: str, key: str, target: str) -> bool:
    """Whether a Sniper weapon uses its second score, which nails its bearers to the spot (TR-SKILL-15)."""
    table = referee.table
    firing = salvo_of(table, unit, key)
    if "sniper" not in firing.weapon.skills:
        return False
    score = referee.ask(
        "TR-SKILL-15",
        table.units[unit].side,
        "sniper-score",
        (FIRST_SCORE, SECOND_SCORE),
        lambda choice: why_not_second(table, firing) if choice == SECOND_SCORE else None,
        unit=unit,
        salvo=key,
        target=target,
    )
    if score == FIRST_SCORE:
        return False
    for figure in firing.bearers:
        referee.change("TR-SKILL-15", figure, fixed=True)
    return True


def why_not_second(table: Table, firing: Salvo) -> Refusal | None:
    """The second score is for bearers who have not changed place in their activation (TR-SKILL-15)."""
    for figure in firing.bearers:
        if table.figures[figure].moved:
            return Refusal("TR-SKILL-15", "has-moved", {"figure": figure})
    return None


# -- a salvo ------------------------------------------------------------------------------------------------


def salvo(
    referee: Referee, unit: str, key: str, target: str, second: bool = False, sustained: bool = False
) -> None:
    """The nine steps of a salvo (TR-SHOOT-06); the target is given, then unit by unit what follows losses.

    The parts are called so that the odds merge what the dice so far cannot tell apart.
    """
    aim = referee.call(aim_of, unit, key, target, second, sustained)  # sight, corridor, cover check
    losses, strikes = referee.call(first_losses, aim)  # accuracy, cover test, allocation, penetration
    while losses:
        if losses != Losses(losses.unit):
            referee.call(remove_casualties, aim, losses)
        if not strikes:
            return
        losses, strikes = referee.call(penetration, aim, strikes[0]), strikes[1:]


def aim_of(referee: Referee, unit: str, key: str, target: str, second: bool, sustained: bool) -> Aim:
    """Who fires at whom, told to the players."""
    aim = take_aim(referee.table, unit, key, target, second, sustained)
    referee.note("TR-SHOOT-06", "salvo", unit=unit, salvo=key, target=target)
    how = "TR-SUST-01" if aim.sustained else "TR-SHOOT-25"
    referee.note("TR-SHOOT-25", "firing", unit=unit, figures=aim.firing, dice=aim.dice, how=how)
    if aim.strays:
        referee.note("TR-SHOOT-20", "in-corridor", unit=unit, figures=aim.strays)
    if aim.covered:
        key_word = "cover-test" if aim.cover else "too-few-in-cover"
        referee.note("TR-SHOOT-24", key_word, target=target, covered=aim.covered, of=len(aim.near))
    return aim


def first_losses(referee: Referee, aim: Aim) -> tuple[Losses | None, tuple[Strike, ...]]:
    """The salvo up to the penetration test on the first unit hit, and the hits on the units after it."""
    hits = referee.call(hits_of, aim)
    strikes = allocate(referee, aim, hits)
    if not strikes:
        return None, ()
    return penetration(referee, aim, strikes[0]), strikes[1:]


def hits_of(referee: Referee, aim: Aim) -> int:
    """Accuracy test, one hit for each success (TR-SHOOT-28), then the cover test (TR-SHOOT-32)."""
    hits = accuracy(referee, aim)
    if aim.area:
        if aim.area > 1 and hits:
            referee.note("TR-SHOOT-29", "area-hits", unit=aim.unit, successes=hits, hits=hits * aim.area)
        return hits * aim.area  # TR-SHOOT-33: no cover test
    if aim.cover and hits:
        owner = referee.table.units[aim.aimed_at].side
        dice = down(hits) if aim.take_cover else up(hits)  # TR-ORD-04
        hits -= referee.roll("TR-SHOOT-32", owner, dice, unit=aim.aimed_at, take_cover=aim.take_cover)
    return hits


def accuracy(referee: Referee, aim: Aim) -> int:
    """Successes of the accuracy test.

    In a Tir Appuyé, two Shoot actions in one (TR-ACTN-07, TR-SUST-01), each failed die is thrown once more.
    """
    about: dict[str, Any] = {"unit": aim.unit, "salvo": aim.key, "target": aim.target}
    automatic = abs(aim.margin) >= AUTOMATIC
    if aim.sustained and not automatic:
        dice = down(aim.dice) if aim.margin >= 0 else up(aim.dice)
        successes: int = referee.roll("TR-SUST-02", aim.side, dice.rerolled(), margin=aim.margin, **about)
        return successes
    if automatic:
        return opposed_test(referee, "TR-SHOOT-27", aim.side, aim.dice, aim.margin, **about)
    rule = "TR-SHOOT-30" if aim.always_down else "TR-SHOOT-26"
    return opposed_test(referee, rule, aim.side, aim.dice, aim.margin, **about)


def penetration(referee: Referee, aim: Aim, strike: Strike) -> Losses:
    """The penetration test on one unit and who falls by it (TR-SHOOT-36, TR-SHOOT-43 to 46)."""
    unit, hits = strike.unit, strike.hits
    bonus = "TR-SUST-03" if aim.sustained else ""
    if is_armour(referee.table, unit):
        rolled = (
            (v, penetrate(referee, "TR-SHOOT-43", aim.side, unit, (v,) * hits.count(v), aim.force, bonus))
            for v in dict.fromkeys(hits)
        )
        return Losses(unit, wounds=tuple((v, wounds) for v, wounds in rolled if wounds))
    touched = tuple(dict.fromkeys(hits))
    if aim.second:  # TR-SKILL-16: whoever took the hit falls
        alone = [
            f
            for f in touched
            if penetrate(referee, "TR-SHOOT-43", aim.side, unit, (f,) * hits.count(f), aim.force)
        ]
        return Losses(unit, tuple(alone))
    wounds = penetrate(referee, "TR-SHOOT-43", aim.side, unit, hits, aim.force, bonus)
    near = tuple(pair for pair in aim.near if pair[1] in touched)
    if len(near) < len(touched):  # another unit, or a blast on a unit and its sniper apart
        near = ranked(referee.table, aim.origin, touched)
    fallen = nearest(referee, "TR-SHOOT-45", aim, near, wounds)
    return Losses(unit, fallen, touched=touched if aim.area else ())


def remove_casualties(referee: Referee, aim: Aim, losses: Losses) -> None:
    """Removal of casualties and what follows it, down to morale (TR-SHOOT-06, 45, 46)."""
    unit = losses.unit
    before = living(referee.table, unit)
    incidents = 0
    for vehicle, wounds in losses.wounds:
        incidents += damage(referee, "TR-SHOOT-46", vehicle, wounds * aim.damage, aim.side, chosen=False)
    eliminate(referee, "TR-SHOOT-45", unit, losses.fallen)
    after = living(referee.table, unit)
    fallen = losses.fallen or tuple(v for v in before if v not in after)
    resolve_losses(
        referee,
        unit,
        fallen,
        thrown=losses.touched,
        incident=incidents > 0,
        aimed_at=unit == aim.aimed_at,
    )
