"""Odds a player wants before he fires: every weapon, mode and target of a figure, exactly."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from escarmouche.engine.odds import Odds, odds
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Forecast
from escarmouche.games.combat_zone import areas, charges, machines, shooting, suits
from escarmouche.games.combat_zone.field import distance, enemies, on_table, opponent, side_of, where
from escarmouche.games.combat_zone.table import ALIVE, AREA, IN_PLAY, PANICKED, STUNNED, Table
from escarmouche.games.combat_zone.weapons import carried

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
        found
        for figure in ((acting,) if acting in figures else figures)
        if table.figures[figure].fate in IN_PLAY
        for found in of_figure(table, figure, paid=figure == acting)
    )


def of_figure(table: Table, figure: str, *, paid: bool = False) -> Iterator[Forecast]:
    """Each shot and throw allowed to a figure now; `paid`: only what its action points still buy."""
    ap = table.figures[figure].ap
    unit = table.figures[figure].unit
    seen = tuple(shooting.targets(table, figure))
    for weapon in carried(table, figure):
        if table.setting.weapons[weapon].kind == AREA:
            continue
        for mode in shooting.MODES:
            if shooting.why_not_shoot(table, figure, weapon, mode):
                continue
            if paid and shooting.cost(table, weapon, mode, figure) > ap:
                continue
            for target in seen:
                for band in bands(table, figure, weapon, target):
                    if band == shooting.BEYOND:
                        continue
                    about = {"unit": unit, "figure": figure, "weapon": weapon, "mode": mode}
                    found = shot_odds(table, figure, weapon, mode, target, band)
                    yield Forecast("shot", {**about, "target": target, "band": band}, found)
    for what in throws(table, figure):
        if paid and charges.charge_of(table, what).ap > ap:
            continue
        for target in enemies(table, figure):
            if not areas.why_not_aim(table, figure, what, target):
                about = {"unit": unit, "figure": figure, "what": what, "target": target}
                yield Forecast("throw", about, throw_odds(table, figure, what, target))


def throws(table: Table, figure: str) -> list[str]:
    """What a figure could throw, and the area weapons it could fire."""
    weapons = table.setting.weapons
    kinds = list(charges.in_hand(table, figure))
    kinds += [w for w in carried(table, figure) if weapons[w].kind == AREA]
    return [what for what in kinds if areas.why_not_throw(table, figure, what) is None]


def bands(table: Table, figure: str, weapon: str, target: str) -> tuple[str, ...]:
    """The range band; where nothing is measured beforehand, those an eye could take it for (CZ-SHOOT-05)."""
    return tuple(dict.fromkeys(guesses(table, figure, weapon, target)))


def guesses(table: Table, figure: str, weapon: str, target: str) -> tuple[str, ...]:
    """The bands of a distance judged too short, rightly and too long by eye; one where it may be measured."""
    printed = table.setting.weapons[weapon]
    away = distance(table, figure, target)
    if table.setting.options.get("premeasure"):
        return (shooting.band_of(printed, away),)
    judged = (away - away // ESTIMATE, away, away + away // ESTIMATE)
    return tuple(shooting.band_of(printed, guess) for guess in judged)


def shot_odds(
    table: Table, figure: str, weapon: str, mode: str, target: str, band: str = ""
) -> dict[str, Odds]:
    """The chances that all the shots of an action, at one target, put it out or frighten it."""
    shots = shooting.shots_left(table, figure, weapon) if mode == shooting.BURST else 1
    found = odds(
        shooting.volley, table, figure, weapon, mode, ((target, shots),), band,
        of=_reading(table, figure, target), policy=quick_answer, policy_name=POLICY,
    )  # fmt: skip
    return _told(table, figure, target, found, blast=table.setting.weapons[weapon].radius > 0)


def throw_odds(table: Table, figure: str, what: str, target: str) -> dict[str, Odds]:
    """The chances of a grenade, missile or jet aimed at a figure, and of hurting one's own side."""
    aim = where(table.figures[target])
    found = odds(
        areas.explode, table, figure, what, aim,
        of=_reading(table, figure, target), policy=quick_answer, policy_name=POLICY,
    )  # fmt: skip
    return _told(table, figure, target, found, blast=True)


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


def _told(table: Table, figure: str, target: str, found: Odds, *, blast: bool) -> dict[str, Odds]:
    """The parts of the odds that can happen to this target."""
    parts = {ELIMINATED: _part(found, 0)}
    if machines.is_machine(table, target):
        parts[DAMAGED] = _part(found, 3)
    else:
        parts[HURT_PANICKED] = _part(found, 1)
        if suits.worn(table, target):
            parts[DAMAGED] = _part(found, 3)
        stunned = _part(found, 2)
        if 1 in stunned.chances:
            parts[HURT_STUNNED] = stunned
    if blast and side_of(table, target) == opponent(side_of(table, figure)):
        parts[FRIENDS] = _part(found, 4)
    return parts


def _part(found: Odds, place: int) -> Odds:
    """One of the things counted together."""
    chances: dict[int, Fraction] = {}
    for value, chance in found.chances.items():
        chances[value[place]] = chances.get(value[place], Fraction(0)) + chance
    return Odds(dict(sorted(chances.items())), found.exact, found.samples, found.policy)
