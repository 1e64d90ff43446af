"""Odds a player wants before he fires: each weapon line and each target of a unit, exactly."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from escarmouche.engine.odds import Odds, odds
from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.engine.ruleset import Forecast
from escarmouche.games.dust import aiming, attack
from escarmouche.games.dust.allotment import Shot, why_not_together
from escarmouche.games.dust.cards import partner
from escarmouche.games.dust.declare import Choice
from escarmouche.games.dust.table import ABOARD, BOARD, GONE, Table
from escarmouche.games.dust.weapons import line_of

POLICY = "dust-quick"
LOSSES, ELIMINATED = "losses", "eliminated"
KINDS = (aiming.ATTACK, aiming.SUSTAINED)


def forecasts(table: Table, unit: str) -> tuple[Forecast, ...]:
    """For each target what every weapon line can do to it alone, then all of them together."""
    if table.units[unit].place not in (BOARD, ABOARD):
        return ()
    return tuple(found for kind in KINDS for found in of_kind(table, unit, kind))


def of_kind(table: Table, unit: str, kind: str) -> Iterator[Forecast]:
    """The forecasts of an Attack or a Sustained Attack."""
    hero = partner(table, unit)
    by_target: dict[str, list[Shot]] = {}
    for shot in aiming.aims(table, unit, hero, kind):
        by_target.setdefault(shot[2], []).append(shot)
    for target, shots in by_target.items():
        for shot in shots:
            _, weapon, _ = line_of(table, unit, hero, shot[0])
            about = {"unit": unit, "kind": kind, "weapon": weapon.name, "count": shot[1], "target": target}
            yield Forecast("shot", about, chances(table, unit, (shot,), kind, target))
        every = together(table, unit, hero, shots, kind)
        if len(every) > 1:
            about = {"unit": unit, "kind": kind, "target": target}
            yield Forecast("all-shots", about, chances(table, unit, every, kind, target))


def together(table: Table, unit: str, hero: str, shots: list[Shot], kind: str) -> tuple[Shot, ...]:
    """As many of the shots as may be declared together, the first ones first."""
    found: tuple[Shot, ...] = ()
    for number, copies, target, mode in shots:
        for count in range(copies, 0, -1):
            more = (*found, (number, count, target, mode))
            if why_not_together(table, unit, hero, more, sustained=kind == aiming.SUSTAINED) is None:
                found = more
                break
    return found


def declared(table: Table, ask: Ask, choice: tuple[Choice, ...]) -> tuple[Forecast, ...]:
    """What an attack would do to each of its targets as it is about to be declared: copies, modes, skills."""
    unit, hero, kind = ask.about["unit"], ask.about["hero"], ask.about["context"]
    aimed = (shot[2] for shot in choice if not isinstance(shot, str))
    targets = tuple(target for target in dict.fromkeys(aimed) if target != NO_ONE)
    if not targets:
        return ()
    told = toll(table, unit, choice, kind, targets, hero)
    about = {"unit": unit, "kind": kind}
    return tuple(Forecast("declared", {**about, "target": t}, told[t]) for t in targets)


def chances(table: Table, unit: str, choice: tuple[Shot, ...], kind: str, target: str) -> dict[str, Odds]:
    """What the target loses, and whether it is eliminated, in one working out."""
    return toll(table, unit, choice, kind, (target,))[target]


def toll(
    table: Table,
    unit: str,
    choice: tuple[Choice, ...],
    kind: str,
    targets: tuple[str, ...],
    hero: str | None = None,
) -> dict[str, dict[str, Odds]]:
    """The same for several targets of one attack."""
    before = {target: attack.toll_on(table, target) for target in targets}

    def reading(_: object, after: Table) -> tuple[int, ...]:
        lost = [(attack.toll_on(after, t) - before[t], int(after.units[t].place == GONE)) for t in targets]
        return tuple(value for pair in lost for value in pair)

    found = odds(
        attack.resolve, table, unit, choice, kind in aiming.STEADY, hero,
        of=reading, policy=attack.quick, policy_name=POLICY,
    )  # fmt: skip
    return {
        t: {LOSSES: _part(found, 2 * n), ELIMINATED: _part(found, 2 * n + 1)} for n, t in enumerate(targets)
    }


def _part(found: Odds, place: int) -> Odds:
    """One of the things counted together."""
    summed: dict[Any, Fraction] = {}
    for value, chance in found.chances.items():
        summed[value[place]] = summed.get(value[place], Fraction(0)) + chance
    return Odds(dict(sorted(summed.items())), found.exact, found.samples, found.policy)
