"""Power armour: what a suit does for its wearer beyond protecting him, and how it breaks (CZ-WND-04)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from escarmouche.engine import yamlfile
from escarmouche.engine.dice import d6
from escarmouche.games.combat_zone.chapters import telling
from escarmouche.games.combat_zone.chapters.figures import profile, side_of
from escarmouche.games.combat_zone.table import Blade, Referee, Table

ROWS: dict[str, dict[str, Any]] = {
    id: row
    for id, row in yamlfile.cached(Path(__file__).parents[2] / "units.yaml")["armour"].items()
    if "damaged_on" in row
}
"""The armours that are suits, as `units.yaml` prints them."""
ARMS = {
    id: Blade(id, {"en": row["en"], "fr": row["fr"]}, row["attack"], row["wound"]) for id, row in ROWS.items()
}
"""What a suit strikes with: a close combat weapon that its wearer always has (CZ-CC-09, CZ-CC-13)."""
SUIT_DAMAGED = "suit_damaged"
"""State of a figure whose suit has taken a wound in its place: dead weight from then on."""


def worn(table: Table, figure: str) -> str:
    """The suit a figure wears and that still works; nothing for everybody else."""
    armour = profile(table, figure).armour
    return armour if armour in ROWS and SUIT_DAMAGED not in table.figures[figure].states else ""


def protection(table: Table, figure: str) -> str:
    """The armour that counts against wounds: none in a damaged suit (CZ-WND-04)."""
    return "none" if SUIT_DAMAGED in table.figures[figure].states else profile(table, figure).armour


def arms(table: Table, figure: str) -> tuple[Blade, ...]:
    """The suit among the close combat weapons of its wearer: the main one, or the second (CZ-CC-09)."""
    suit = worn(table, figure)
    return (ARMS[suit],) if suit else ()


def heavy_cost(table: Table, figure: str, *, burst: bool) -> int | None:
    """What a heavy weapon costs in a suit that works, in action points; None without one (CZ-ACT-01)."""
    suit = worn(table, figure)
    return int(ROWS[suit]["heavy_burst_ap" if burst else "heavy_single_ap"]) if suit else None


def cover_cost(table: Table, figure: str, normal: int) -> int:
    """What it costs to drop down: more in a suit, broken or not (CZ-ACT-05)."""
    row = ROWS.get(profile(table, figure).armour)
    return int(row["take_cover_ap"]) if row else normal


def takes_wound(referee: Referee, figure: str) -> bool:
    """Whether the suit of somebody whom a wound puts out breaks in his place, on 1D6 (CZ-WND-04).

    Once only: a damaged suit takes nothing any more.
    """
    suit = worn(referee.table, figure)
    if not suit:
        return False
    least = min(ROWS[suit]["damaged_on"])
    dice = d6().at_least(least)
    if not referee.roll("CZ-WND-04", side_of(referee.table, figure), dice, figure=figure, needs=least):
        return False
    telling.mark(referee, "CZ-WND-04", figure, SUIT_DAMAGED)
    return True
