"""Shooting: the Shoot action and the nine steps of a salvo (ledger areas TR-SHOOT, TR-SUST)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from escarmouche.engine.options import ATTACK, TARGET, WHAT
from escarmouche.engine.requests import NO_ONE, Refusal
from escarmouche.engine.table import kept
from escarmouche.games.company.chapters.measuring import ranked
from escarmouche.games.trauma.chapters.dice import AUTOMATIC, DOWN, UP, down, opposed_test, up
from escarmouche.games.trauma.chapters.shooting.allocation import (
    Aim,
    Strike,
    allocate,
    blast_from,
    by_unit,
    nearest,
    struck,
    take_aim,
)
from escarmouche.games.trauma.chapters.shooting.arcs import bearing, choose_arcs
from escarmouche.games.trauma.chapters.shooting.casualties import eliminate, penetrate, resolve_losses
from escarmouche.games.trauma.chapters.shooting.salvos import Salvo, ranged_salvos
from escarmouche.games.trauma.chapters.shooting.targets import (
    Volley,
    default_targets,
    enemy_targets,
    figures_of,
    salvo_of,
    why_not_fire,
    why_not_target,
)
from escarmouche.games.trauma.chapters.shooting.vehicle_damage import Wounds, damage
from escarmouche.games.trauma.chapters.units import is_armour, is_free, living, officer
from escarmouche.games.trauma.table import Referee, Table

FIRST_SCORE, SECOND_SCORE = "first", "second"


class Losses(msgspec.Struct, frozen=True):
    """What a salvo does to one unit: figures that fall, wounds of vehicles, infantry touched by a blast."""

    unit: str
    fallen: tuple[str, ...] = ()
    wounds: tuple[Wounds, ...] = ()
    touched: tuple[str, ...] = ()

    @property
    def any(self) -> bool:
        """Whether there is anything to resolve."""
        return bool(self.fallen or self.wounds or self.touched)


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
    salvo(referee, unit, key, target, second=second, sustained="sustained" in flags)


def choose_salvo(referee: Referee, unit: str) -> str:
    """Which salvo comes next, in the order its player likes; NO_ONE gives up the rest (TR-ACTN-04)."""
    table = referee.table
    keys = table.turn.salvos
    if not keys or not is_free(table, unit) or not living(table, unit):
        if keys:
            referee.note("TR-ACTN-05", "not-free", unit=unit)
        return NO_ONE
    chosen: Salvo | str = referee.ask(
        "TR-SHOOT-05",
        table.units[unit].side,
        "salvo",
        (*map(Salvo.read, keys), NO_ONE),
        lambda salvo: None if salvo == NO_ONE else why_not_salvo(table, unit, salvo.code()),
        intent=ATTACK,
        actor=unit,
        unit=unit,
    )
    if isinstance(chosen, Salvo):
        return chosen.code()
    lost = all(why_not_salvo(table, unit, key) for key in keys)
    referee.note("TR-SHOOT-13" if lost else "TR-ACTN-04", "salvos-not-fired", unit=unit, salvos=keys)
    return NO_ONE


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
            intent=ATTACK,
            actor=unit,
            part=TARGET,
            unit=unit,
            salvo=key,
        )
    else:
        target = referee.ask(
            rule, side, "target", nearest_ones, proposal=proposal, intent=ATTACK, actor=unit, part=TARGET,
            unit=unit, salvo=key,
        )  # fmt: skip
    referee.note(rule if target in nearest_ones else "TR-SHOOT-12", "target", unit=unit, target=target)
    return target


def choose_arcs_for(referee: Referee, unit: str, key: str, target: str, left: Sequence[str]) -> None:
    """Before vehicles fire, their owner says in which arc a target astride the line is (TR-VEH-14)."""
    arc = Salvo.read(key).arc
    if not arc:
        return
    table = referee.table
    figures = figures_of(table, target)
    salvos = ranged_salvos(table, unit)
    able = bearing(table, salvos[key], arc, target, figures)
    waiting = {k: salvos[k] for k in left if Salvo.read(k).arc not in (0, arc) and k in salvos}
    side = table.units[unit].side
    choose_arcs(referee, side, target, arc, able=able, figures=figures, waiting=waiting)


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
        intent=ATTACK,
        actor=unit,
        against=(target,),
        part=WHAT,
        unit=unit,
        salvo=key,
        target=target,
    )
    if score == FIRST_SCORE:
        return False
    for figure in firing.bearers:
        referee.change("TR-SKILL-15", figure, fixed=True)
    return True


def why_not_second(table: Table, firing: Volley) -> Refusal | None:
    """The second score is for bearers who have not changed place in their activation (TR-SKILL-15)."""
    for figure in firing.bearers:
        if table.figures[figure].moved:
            return Refusal("TR-SKILL-15", "has-moved", {"figure": figure})
    return None


# -- a salvo ------------------------------------------------------------------------------------------------


def salvo(
    referee: Referee, unit: str, key: str, target: str, *, second: bool = False, sustained: bool = False
) -> None:
    """The nine steps of a salvo (TR-SHOOT-06); the first, the target, is given. Then the next unit hit.

    The steps are called so that the odds merge what the dice so far cannot tell apart.
    """
    aim = referee.call(sight_corridor_and_cover_check, unit, key, target, second=second, sustained=sustained)
    losses, strikes = referee.call(accuracy_cover_allocation_and_penetration, aim)
    while losses:
        if losses.any:
            referee.call(remove_casualties, aim, losses)
        if not strikes:
            return
        losses, strikes = referee.call(penetration, aim, strikes[0]), strikes[1:]


def sight_corridor_and_cover_check(
    referee: Referee, unit: str, key: str, target: str, *, second: bool, sustained: bool
) -> Aim:
    """All that is known before the dice, told to the players step by step."""
    aim = take_aim(referee.table, unit, key, target, second=second, sustained=sustained)
    rule = "TR-SUST-01" if aim.sustained else "TR-SHOOT-25"
    referee.note(rule, "fires", unit=unit, salvo=key, target=target, figures=aim.firing, dice=aim.dice)
    if len(aim.visible) < len(aim.near):
        seen = tuple(one.id for one in aim.visible)
        referee.note("TR-SHOOT-34", "in-sight", target=target, figures=seen)
    if aim.strays:
        referee.note("TR-SHOOT-20", "in-corridor", unit=unit, figures=aim.strays)
    if aim.covered:
        key_word = "cover-test" if aim.cover else "too-few-in-cover"
        referee.note("TR-SHOOT-24", key_word, target=target, covered=aim.covered, of=len(aim.near))
    return aim


def accuracy_cover_allocation_and_penetration(
    referee: Referee, aim: Aim
) -> tuple[Losses | None, tuple[Strike, ...]]:
    """The dice as far as the first unit hit: its losses, and the hits on the units after it."""
    hits = referee.call(hits_of, aim)
    if hits <= 0:
        struck(referee, "TR-SHOOT-28", aim.unit, aim.target, ())
    strikes = allocate(referee, aim, hits)
    if not strikes:
        return None, ()
    return penetration(referee, aim, strikes[0]), strikes[1:]


def blast(referee: Referee, aim: Aim, first: str, hits: int) -> None:
    """What so many hits do that fall from one figure on: for who looks before he chooses it (TR-SHOOT-38)."""
    for strike in by_unit(referee.table, blast_from(referee.table, aim, first, hits)):
        losses = referee.call(penetration, aim, strike)
        if losses.any:
            referee.call(remove_casualties, aim, losses)


def hits_of(referee: Referee, aim: Aim) -> int:
    """The hits that come through: accuracy test, then cover test."""
    hits = accuracy_hits(referee, aim)
    return cover_test(referee, aim, hits)


def accuracy_hits(referee: Referee, aim: Aim) -> int:
    """A hit for each success of the accuracy test, or as many as the area of effect (TR-SHOOT-28, 29)."""
    successes = accuracy(referee, aim)
    if aim.area > 1 and successes:
        hits = successes * aim.area
        referee.note("TR-SHOOT-29", "area-hits", unit=aim.unit, successes=successes, hits=hits)
        return hits
    return successes


def accuracy(referee: Referee, aim: Aim) -> int:
    """Successes of the accuracy test.

    In a Tir Appuyé, two Shoot actions in one (TR-ACTN-07, TR-SUST-01), each failed die is thrown once more.
    """
    about: dict[str, Any] = {"unit": aim.unit, "salvo": aim.key, "target": aim.target}
    about |= {"origin": aim.origin, "mark": aim.mark, "distance": aim.distance, "range": aim.range}
    if not aim.always_down:
        about["accuracy"] = aim.score
    automatic = abs(aim.margin) >= AUTOMATIC
    if aim.sustained and not automatic:
        dice = down(aim.dice) if aim.margin >= 0 else up(aim.dice)
        about["needs"] = DOWN if aim.margin >= 0 else UP
        about |= {"margin": aim.margin, "always": aim.always_down}
        successes: int = referee.roll("TR-SUST-02", aim.side, dice.rerolled(), **about)
        return successes
    if automatic:
        return opposed_test(referee, "TR-SHOOT-27", aim.side, aim.dice, aim.margin, **about)
    rule = "TR-SHOOT-30" if aim.always_down else "TR-SHOOT-26"
    return opposed_test(referee, rule, aim.side, aim.dice, aim.margin, **about)


def cover_test(referee: Referee, aim: Aim, hits: int) -> int:
    """Hits that the target's cover does not stop (TR-SHOOT-32); none stops indirect ones (TR-SHOOT-33)."""
    if not hits or not aim.cover:
        return hits
    owner = referee.table.units[aim.aimed_at].side
    dice = down(hits) if aim.take_cover else up(hits)  # TR-ORD-04
    needs = DOWN if aim.take_cover else UP
    stopped: int = referee.roll(
        "TR-SHOOT-32", owner, dice, unit=aim.aimed_at, take_cover=aim.take_cover, needs=needs
    )
    return hits - stopped


def penetration(referee: Referee, aim: Aim, strike: Strike) -> Losses:
    """The penetration test on one unit and who falls by it (TR-SHOOT-36, TR-SHOOT-43 to 46)."""
    unit, hits = strike.unit, strike.hits
    wound = partial(penetrate, referee, "TR-SHOOT-43", aim.side, unit, force=aim.force)
    bonus = "TR-SUST-03" if aim.sustained else ""
    if is_armour(referee.table, unit):
        wounds = [Wounds(v, wound((v,) * hits.count(v), bonus=bonus)) for v in dict.fromkeys(hits)]
        return Losses(unit, wounds=tuple(wounded for wounded in wounds if wounded.count))
    touched = tuple(dict.fromkeys(hits))
    if aim.second:  # TR-SKILL-16: whoever took the hit falls
        return Losses(unit, tuple(f for f in touched if wound((f,) * hits.count(f))))
    count = wound(hits, bonus=bonus)
    near = tuple(one for one in aim.near if one.id in touched)
    if len(near) < len(touched):  # another unit, or a blast on a unit and its sniper apart
        near = ranked(referee.table, aim.origin, touched)
    fallen = nearest(referee, "TR-SHOOT-45", aim, near, count)
    return Losses(unit, fallen, touched=touched if aim.area else ())


def remove_casualties(referee: Referee, aim: Aim, losses: Losses) -> None:
    """Removal of casualties and what follows it, down to morale (TR-SHOOT-06, 45, 46)."""
    unit = losses.unit
    before = living(referee.table, unit)
    incidents = 0
    for wounded in losses.wounds:
        points = wounded.count * aim.damage
        incidents += damage(referee, "TR-SHOOT-46", wounded.vehicle, points, aim.side, chosen=False)
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
