"""Odds a player wants before he fires: every weapon, mode and target of a figure, exactly."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import partial
from typing import Any

from escarmouche.engine.odds import Odds, odds
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Forecast
from escarmouche.games.combat_zone.chapters.area_weapons import aiming, charges
from escarmouche.games.combat_zone.chapters.figures import (
    distance,
    enemies,
    on_table,
    opponent,
    side_of,
    where,
)
from escarmouche.games.combat_zone.chapters.shooting import hits, lines_of_fire, modes, shooting
from escarmouche.games.combat_zone.chapters.shooting.weapons import carried
from escarmouche.games.combat_zone.chapters.wounds import machines, suits
from escarmouche.games.combat_zone.table import ALIVE, AREA, IN_PLAY, PANICKED, STUNNED, WAITING, Table

POLICY = "combat-zone-quick"
ELIMINATED, HURT_PANICKED, HURT_STUNNED, DAMAGED, FRIENDS = (
    "eliminated",
    "panicked",
    "stunned",
    "damaged",
    "friends",
)
ESTIMATE = 5
"""Without measuring beforehand a player judges a distance to one part in so many (CZ-SHOOT-05)."""


def forecasts(table: Table, unit: str) -> tuple[Forecast, ...]:
    """Forecasts for the acting figure of a group, else for each of its figures."""
    figures = table.units[unit].figures
    acting = table.turn.figure
    return tuple(
        forecast
        for figure in ((acting,) if acting in figures else figures)
        if table.figures[figure].fate in IN_PLAY
        for forecast in (
            of_waiting(table, figure)
            if _answers(table, figure)
            else of_figure(table, figure, paid=figure == acting)
        )
    )


def _answers(table: Table, figure: str) -> bool:
    """Whether a figure may do nothing now but answer an enemy's action with a burst (CZ-OPP-02)."""
    acting = table.turn.figure
    enemy = acting in table.figures and side_of(table, acting) != side_of(table, figure)
    return enemy and WAITING in table.figures[figure].states


def of_waiting(table: Table, figure: str) -> Iterator[Forecast]:
    """The bursts of one who waits for an enemy to act."""
    return (f for f in of_figure(table, figure) if f.about.get("mode") == modes.BURST)


def of_figure(table: Table, figure: str, *, paid: bool = False) -> Iterator[Forecast]:
    """Each shot and throw allowed to a figure now; `paid`: only what its action points still buy.

    A shot is told apart as deeds do it (`what`) and as questions about its targets do (`mode`).
    """
    ap = table.figures[figure].ap
    unit = table.figures[figure].unit
    seen = tuple(lines_of_fire.targets(table, figure))
    for weapon in carried(table, figure):
        if table.setting.weapons[weapon].kind == AREA:
            continue
        for mode in modes.MODES:
            if shooting.why_not_shoot(table, figure, weapon, mode):
                continue
            if paid and modes.cost(table, weapon, mode, figure) > ap:
                continue
            for target in seen:
                for band in bands(table, figure, weapon, target):
                    if band == hits.BEYOND:
                        continue
                    about = {"unit": unit, "figure": figure, "weapon": weapon, "mode": mode, "what": mode}
                    chances = shot_odds(table, figure, weapon, mode, target, band=band)
                    yield Forecast("shot", {**about, "target": target, "band": band}, chances)
    for what in throws(table, figure):
        if paid and charges.charge_of(table, what).ap > ap:
            continue
        for target in enemies(table, figure):
            if not aiming.why_not_aim(table, figure, what, target):
                about = {"unit": unit, "figure": figure, "what": what, "target": target}
                yield Forecast("throw", about, throw_odds(table, figure, what, target))


def throws(table: Table, figure: str) -> list[str]:
    """What a figure could throw, and the area weapons it could fire."""
    weapons = table.setting.weapons
    kinds = list(charges.in_hand(table, figure))
    kinds += [w for w in carried(table, figure) if weapons[w].kind == AREA]
    return [what for what in kinds if aiming.why_not_throw(table, figure, what) is None]


def bands(table: Table, figure: str, weapon: str, target: str) -> tuple[str, ...]:
    """The range band; where nothing is measured beforehand, those an eye could take it for (CZ-SHOOT-05)."""
    return tuple(dict.fromkeys(guesses(table, figure, weapon, target)))


def guesses(table: Table, figure: str, weapon: str, target: str) -> tuple[str, ...]:
    """The bands of a distance judged too short, rightly and too long by eye; one where it may be measured."""
    printed = table.setting.weapons[weapon]
    away = distance(table, figure, target)
    if table.setting.options.get("premeasure"):
        return (hits.band_of(printed, away),)
    judged = (away - away // ESTIMATE, away, away + away // ESTIMATE)
    return tuple(hits.band_of(printed, guess) for guess in judged)


def shot_odds(
    table: Table, figure: str, weapon: str, mode: str, target: str, *, band: str = ""
) -> dict[str, Odds]:
    """The chances that all the shots of an action, at one target, put it out or frighten it."""
    shots = modes.shots_left(table, figure, weapon) if mode == modes.BURST else 1
    fates = odds(
        partial(hits.volley, band=band), table, figure, weapon, mode, ((target, shots),),
        of=_reading(table, figure, target), policy=quick_answer, policy_name=POLICY,
    )  # fmt: skip
    return _parts(table, figure, target, fates, blast=table.setting.weapons[weapon].radius > 0)


def throw_odds(table: Table, figure: str, what: str, target: str) -> dict[str, Odds]:
    """The chances of a grenade, missile or jet aimed at a figure, and of hurting one's own side."""
    aim = where(table.figures[target])
    fates = odds(
        aiming.explode, table, figure, what, aim,
        of=_reading(table, figure, target), policy=quick_answer, policy_name=POLICY,
    )  # fmt: skip
    return _parts(table, figure, target, fates, blast=True)


def quick_answer(ask: Ask, table: Table) -> Any:
    """Inside odds: the proposal, else the first option; heroes throw again what is worth it."""
    if ask.proposal is not None:
        return ask.proposal
    return ask.options if ask.kind == "order" else ask.options[0]


def _reading(table: Table, figure: str, target: str) -> Any:
    """What is counted of the table afterwards: eliminated, panicked, stunned, damaged, own figures hurt."""
    before = table.figures[target]
    friends = tuple(on_table(table, side_of(table, figure)))

    def reading(result: object, after: Table) -> tuple[int, int, int, int, int]:
        now = after.figures[target]
        out = now.fate != ALIVE
        new = now.states - before.states
        harmed = sum(
            after.figures[f].fate != ALIVE
            or bool((after.figures[f].states - table.figures[f].states) & {PANICKED, STUNNED})
            or after.figures[f].damage != table.figures[f].damage
            for f in friends
        )
        hurt = not out and (now.damage != before.damage or suits.SUIT_DAMAGED in new)
        return int(out), int(PANICKED in new), int(STUNNED in new), int(hurt), harmed

    return reading


def _parts(table: Table, figure: str, target: str, fates: Odds, *, blast: bool) -> dict[str, Odds]:
    """The parts of the odds that can happen to this target."""
    parts = {ELIMINATED: _part(fates, 0)}
    if machines.is_machine(table, target):
        parts[DAMAGED] = _part(fates, 3)
    else:
        parts[HURT_PANICKED] = _part(fates, 1)
        if suits.worn(table, target):
            parts[DAMAGED] = _part(fates, 3)
        stunned = _part(fates, 2)
        if 1 in stunned.chances:
            parts[HURT_STUNNED] = stunned
    if blast and side_of(table, target) == opponent(side_of(table, figure)):
        parts[FRIENDS] = _part(fates, 4)
    return parts


def _part(fates: Odds, place: int) -> Odds:
    """One of the things counted together."""
    chances: dict[int, Fraction] = {}
    for value, chance in fates.chances.items():
        chances[value[place]] = chances.get(value[place], Fraction(0)) + chance
    return Odds(dict(sorted(chances.items())), fates.exact, fates.samples, fates.policy)
