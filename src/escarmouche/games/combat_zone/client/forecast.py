"""Odds a player wants before he fires: every weapon, mode and target of a figure, exactly."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import partial
from typing import Any

from escarmouche.engine.odds import Odds, odds
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Forecast
from escarmouche.games.combat_zone.chapters.area_weapons import aiming, blasts, charges
from escarmouche.games.combat_zone.chapters.deeds import COMBAT
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
from escarmouche.space.shapes import disc_polygon

POLICY = "combat-zone-quick"
ELIMINATED, HURT_PANICKED, HURT_STUNNED, DAMAGED, FRIENDS = (
    "eliminated",
    "panicked",
    "stunned",
    "damaged",
    "friends",
)
SET_UP = "setup"
MANY = 99
ESTIMATE = 5
"""Without measuring beforehand a player judges a distance to one part in so many (CZ-SHOOT-05)."""


def forecasts(table: Table, unit: str) -> tuple[Forecast, ...]:
    """Forecasts for the acting figure of a group, else for each of its figures; nothing before the start."""
    if table.turn.step == SET_UP:
        return ()
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
    """All that a figure may do now and that dice decide; `paid`: only what its action points still buy.

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
                    about |= {"target": target, "band": band}
                    radius = table.setting.weapons[weapon].radius
                    yield _forecast(table, figure, "shot", about, chances, radius)
    for what in throws(table, figure):
        charge = charges.charge_of(table, what)
        if paid and charge.ap > ap:
            continue
        for target in enemies(table, figure):
            if not aiming.why_not_aim(table, figure, what, target):
                about = {"unit": unit, "figure": figure, "what": what, "target": target}
                chances = throw_odds(table, figure, what, target)
                yield _forecast(table, figure, "throw", about, chances, charge.radius)
    yield from _at_hand(table, figure, paid=paid)


def _at_hand(table: Table, figure: str, *, paid: bool) -> Iterator[Forecast]:
    """Close combat, technology and first aid in contact; the reaction test of one who does not act now."""
    from escarmouche.games.combat_zone.client import outcomes  # it adds to what is here

    points = table.figures[figure].ap if paid else MANY
    if points >= COMBAT["initiate_close_combat"]:
        yield from outcomes.fights(table, figure)
    yield from outcomes.tries(table, figure, points)
    if not paid:
        yield from outcomes.nerves(table, figure)


def _forecast(
    table: Table, figure: str, question: str, about: dict[str, Any], chances: dict[str, Odds], radius: int
) -> Forecast:
    """A forecast with those who may be hit: its target, or whoever is in the blast, drawn."""
    own = (FRIENDS,) if FRIENDS in chances else ()
    target = about["target"]
    if not radius:
        return Forecast(question, about, chances, own, (target,))
    at, z = where(table.figures[target]), table.figures[target].z
    struck = tuple(blasts.touched(table, at, z, radius))
    return Forecast(question, about, chances, own, struck, (disc_polygon(at, radius).points,))


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
    """The bands of a distance judged too short, rightly and too long by eye; one where it is known."""
    printed = table.setting.weapons[weapon]
    away = distance(table, figure, target)
    if table.setting.options.get("premeasure") or hits.range_told(table, figure, target) is not None:
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


def fate_of(table: Table, target: str) -> Callable[[Table], tuple[int, ...]]:
    """What is counted of a figure afterwards: eliminated, panicked, stunned, damaged."""
    before = table.figures[target]

    def read(after: Table) -> tuple[int, ...]:
        now = after.figures[target]
        out = now.fate != ALIVE
        new = now.states - before.states
        hurt = not out and (now.damage != before.damage or suits.SUIT_DAMAGED in new)
        return int(out), int(PANICKED in new), int(STUNNED in new), int(hurt)

    return read


KINDS = 4
"""How many things `fate_of` counts."""


def _reading(table: Table, figure: str, target: str) -> Any:
    """What becomes of the target, and how many of one's own are hurt."""
    friends = tuple(on_table(table, side_of(table, figure)))
    fate = fate_of(table, target)

    def reading(result: object, after: Table) -> tuple[int, ...]:
        harmed = sum(
            after.figures[f].fate != ALIVE
            or bool((after.figures[f].states - table.figures[f].states) & {PANICKED, STUNNED})
            or after.figures[f].damage != table.figures[f].damage
            for f in friends
        )
        return (*fate(after), harmed)

    return reading


def _parts(table: Table, figure: str, target: str, fates: Odds, *, blast: bool) -> dict[str, Odds]:
    """The parts of the odds that can happen to this target, and to one's own."""
    parts = harm(table, target, fates, 0)
    if blast and side_of(table, target) == opponent(side_of(table, figure)):
        parts[FRIENDS] = part(fates, KINDS)
    return parts


def harm(table: Table, target: str, fates: Odds, first: int) -> dict[str, Odds]:
    """The parts of the odds that can happen to a figure, the first of them counted at this place."""
    parts = {ELIMINATED: part(fates, first)}
    if machines.is_machine(table, target):
        parts[DAMAGED] = part(fates, first + 3)
    else:
        parts[HURT_PANICKED] = part(fates, first + 1)
        if suits.worn(table, target):
            parts[DAMAGED] = part(fates, first + 3)
        stunned = part(fates, first + 2)
        if 1 in stunned.chances:
            parts[HURT_STUNNED] = stunned
    return parts


def part(fates: Odds, place: int) -> Odds:
    """One of the things counted together."""
    chances: dict[int, Fraction] = {}
    for value, chance in fates.chances.items():
        chances[value[place]] = chances.get(value[place], Fraction(0)) + chance
    return Odds(dict(sorted(chances.items())), fates.exact, fates.samples, fates.policy)
