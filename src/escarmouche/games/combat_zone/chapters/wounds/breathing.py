"""Breathing gear of creatures that cannot live in this air: a near miss may destroy it (CZ-WND-02)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from escarmouche.engine import yamlfile
from escarmouche.engine.dice import d6
from escarmouche.games.combat_zone.chapters.figures import profile, side_of
from escarmouche.games.combat_zone.table import Referee, Table

_ROW: dict[str, Any] = yamlfile.cached(Path(__file__).parents[2] / "units.yaml")["profiles"][
    "alien_controller"
]["breathing_gear"]
GEAR = "breathing_gear"
SHORT_BY: int = _ROW["short_by"]
"""By how much a wound total that endangers the gear falls short of the resistance."""
HOLDS_FROM: int = max(_ROW["destroyed_on"]) + 1


def wears(table: Table, figure: str) -> bool:
    """Whether a figure lives on what it breathes from."""
    return GEAR in profile(table, figure).skills


def bands(table: Table, figure: str, offsets: tuple[int, ...]) -> tuple[int, ...]:
    """The bands of a wound roll against a figure: with one of its own for a hit on its breathing gear."""
    return tuple(sorted({*offsets, -SHORT_BY})) if wears(table, figure) else offsets


def settled(referee: Referee, figure: str, offsets: tuple[int, ...], reached: int) -> int:
    """Which of the usual bands a roll told by `bands` counts as; the highest if it can breathe no more."""
    if not wears(referee.table, figure):
        return reached
    limits = bands(referee.table, figure, offsets)
    if reached and limits[reached - 1] == -SHORT_BY and fails(referee, figure):
        return len(offsets)
    return sum(offset <= limits[reached - 1] for offset in offsets) if reached else 0


def fails(referee: Referee, figure: str) -> bool:
    """1D6 for gear that was hit: whoever loses it is out of the fight."""
    holds = referee.roll(
        "CZ-WND-02",
        side_of(referee.table, figure),
        d6().at_least(HOLDS_FROM),
        figure=figure,
        needs=HOLDS_FROM,
    )
    if not holds:
        referee.note("CZ-WND-02", "breathing-gear-lost", figure=figure)
    return not holds
