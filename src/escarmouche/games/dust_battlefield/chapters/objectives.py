"""Objectives: who takes them at the end of a turn (area DB-OBJ)."""

from __future__ import annotations

from escarmouche.games.dust.table import AIRCRAFT, BOARD, OBJECTIVE, Thing, opponent, things_of
from escarmouche.games.dust_battlefield.chapters.ground import bodies
from escarmouche.games.dust_battlefield.rules import LEDGER
from escarmouche.games.dust_battlefield.table import MARCHED, SIDES, Referee, Table
from escarmouche.space.shapes import gap, gap_to_polygon

RADIUS: int = LEDGER.data("DB-OBJ-03")["diameter_cm"] * 50
REACH = 1000
"""Within 10 cm of it (DB-OBJ-01)."""


def from_objective(body: bodies.Body, mark: Thing) -> int:
    """How far a miniature is from an objective, edge to edge."""
    at = (mark.x, mark.y)
    if body.hull is None:
        return gap(body.at, body.radius, at, RADIUS)
    return gap_to_polygon(at, RADIUS, body.outline)


def near(table: Table, mark: Thing, reach: int = REACH) -> dict[str, list[str]]:
    """For each side its units with a miniature within reach of an objective; aircraft never count."""
    units: dict[str, list[str]] = {side: [] for side in SIDES}
    for unit, members in bodies.bodies(table).items():
        record = table.units[unit]
        if record.place != BOARD or table.setting.cards[record.card].type == AIRCRAFT:
            continue  # DB-OBJ-02
        if any(from_objective(body, mark) <= reach for body in members):
            units[record.side].append(unit)
    return units


def holder(table: Table, mark: Thing) -> str:
    """The side that takes an objective as things stand, or nobody (DB-OBJ-01, DS-SKILL-30)."""
    there = near(table, mark)
    cards = table.setting.cards
    for side in SIDES:
        if there[opponent(side)]:
            continue
        for unit in there[side]:
            record = table.units[unit]
            if MARCHED not in record.markers and "mindless_zombie" not in cards[record.card].skills:
                return side
    return ""


def take(referee: Referee) -> list[tuple[str, Thing]]:
    """Tell which objectives are taken at the end of a turn, and by whom."""
    taken = []
    for mark in things_of(referee.table, OBJECTIVE):
        side = holder(referee.table, mark)
        if side:
            referee.note("DB-OBJ-01", "objective-taken", side=side, objective=mark.id)
            taken.append((side, mark))
    return taken
