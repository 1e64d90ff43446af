"""What a player sees before he shoots: odds, who sees whom, where a unit may go."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, sin, tau
from typing import Any

from escarmouche.engine.odds import odds
from escarmouche.engine.options import AIM, MOVE
from escarmouche.engine.overlays import COVER, HIDDEN, OPEN, SightLine, Spots
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Forecast
from escarmouche.games.template.chapters import mines, shooting
from escarmouche.games.template.setup import setup
from escarmouche.games.template.table import Table, distance, enemies_of
from escarmouche.space.shapes import Point

CORNERS = 24


def forecasts(table: Table, unit: str) -> Sequence[Forecast]:
    """What a shot at each target in range would do."""
    if not table.units[unit].figures or "lost" in table.units[unit].markers:
        return ()
    return [
        Forecast(
            "shot",
            {"unit": unit, "target": target},
            {"wounds": odds(shooting.wounds_of_a_shot, table, unit, target)},
            touched=table.units[target].figures,
        )
        for target in shooting.targets_of(table, unit)
    ]


def outcomes(ask: Ask, table: Table, answer: Any) -> Sequence[Forecast]:
    """What a move may draw upon itself: a mine may lie on each marked spot near its end (TP-MINE-02).

    Of smoke, where it hangs and who stands in it (TP-SHOOT-08).
    """
    if ask.intent == AIM:
        near = shooting.SMOKED["near"]
        hidden = tuple(f.id for f in table.figures.values() if distance((f.x, f.y), answer) <= near)
        return [Forecast("smoke", {"unit": ask.actor}, {}, touched=hidden, areas=(ring(answer, near),))]
    if ask.intent != MOVE or table.setting.scenario != setup.CROSSROADS:
        return ()
    drawn = tuple(
        Forecast(
            "mine",
            {"unit": ask.actor},
            {"wounds": odds(mines.burst, table, ask.actor, ask.side)},
            own=("wounds",),
            touched=table.units[ask.actor].figures,
            areas=(ring(spot, mines.NEAR),),
        )
        for spot in mines.SPOTS
        if distance(answer, spot) <= mines.NEAR
    )
    return [Forecast("move", {"unit": ask.actor}, {}, draws=drawn)] if drawn else ()


def ring(middle: Point, radius: int) -> tuple[Point, ...]:
    """A circle as a closed line."""
    turns = [tau * n / CORNERS for n in range(CORNERS)]
    return tuple((round(middle[0] + radius * cos(a)), round(middle[1] + radius * sin(a))) for a in turns)


def sights(table: Table, unit: str) -> Sequence[SightLine]:
    """Who is in range, and who in cover."""
    if not table.units[unit].figures:
        return ()
    lines = []
    for enemy in enemies_of(table, table.units[unit].side):
        if not table.units[enemy].figures:
            continue
        watcher, target = table.units[unit].figures[0], table.units[enemy].figures[0]
        if shooting.why_not_shoot(table, unit, enemy):
            state, rule = HIDDEN, "TP-SHOOT-01"
        elif shooting.cover(table, unit, enemy):
            state, rule = COVER, "TP-SHOOT-04"
        else:
            state, rule = OPEN, "TP-SHOOT-01"
        lines.append(SightLine(watcher, target, enemy, state, rule))
    return lines


def spots(
    ask: Ask, table: Table, figure: str, value: Any = None, via: tuple[tuple[int, int], ...] = ()
) -> Spots:
    """Every free answer is a point of the table: the rules are asked about it."""
    return Spots(figure, lambda at: not ask.refuses(at), (0, 0, table.ground.width, table.ground.depth))
