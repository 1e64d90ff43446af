"""Things that lie about: mines that their owner alone knows, and smoke (area TP-MINE, TP-ORD)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.engine.dice import d6
from escarmouche.engine.kinds import PLACED, REVEALED
from escarmouche.engine.options import AIM, WHERE
from escarmouche.engine.referee import Referee
from escarmouche.engine.requests import Ask, Refusal
from escarmouche.games.template.chapters.shooting import SMOKE, lose_boxes
from escarmouche.games.template.table import LEDGER, Table, Thing, distance, point_of
from escarmouche.space.shapes import Point

MINE = "mine"
SPOTS: tuple[Point, ...] = tuple((x, y) for x, y in LEDGER.data("TP-MINE-01")["spots"])
NEAR: int = LEDGER.data("TP-MINE-02")["near"]
NEED: int = LEDGER.data("TP-MINE-02")["need"]
THROWN: int = LEDGER.data("TP-ORD-03")["reach"]
STAYS: int = LEDGER.data("TP-ORD-03")["rounds"]


def lay_mines(referee: Referee[Table]) -> None:
    """Each side hides a mine on one of the marked spots; nobody else learns which (TP-MINE-01)."""
    asks = [Ask("TP-MINE-01", side, "lay-mine", SPOTS, part=WHERE) for side in referee.table.sides]
    for side, (x, y) in referee.ask_each("TP-MINE-01", asks, secret=True).items():
        referee.put("TP-MINE-01", Thing(f"mine-{side}", MINE, x, y, side=side, only=side), only=side)
    referee.change("TP-SETUP-02", "turn", phase="deploy")


def tread(referee: Referee[Table], unit: str) -> None:
    """A unit that ends its move near a mine of another side sets it off (TP-MINE-02)."""
    side, at = referee.table.units[unit].side, point_of(referee.table, unit)
    for thing in tuple(referee.table.things.values()):
        if thing.kind != MINE or thing.side == side or distance(at, (thing.x, thing.y)) > NEAR:
            continue
        referee.note("TP-MINE-02", "mine-found", tells=REVEALED, side=thing.side, unit=unit)
        referee.remove("TP-MINE-02", thing.id)
        if burst(referee, unit, thing.side):
            lose_boxes(referee, "TP-MINE-02", unit, 1)


def burst(referee: Referee[Table], unit: str, owner: str) -> int:
    """The boxes that a mine costs who has set it off: one or none (TP-MINE-02)."""
    lost: int = referee.roll("TP-MINE-02", owner, d6().at_least(NEED), unit=unit, needs=NEED)
    return lost


def throw_smoke(referee: Referee[Table], unit: str) -> None:
    """Smoke within reach, to the end of the next round (TP-ORD-03)."""
    table = referee.table
    x, y = referee.place(
        "TP-ORD-03",
        table.units[unit].side,
        "smoke",
        lambda point: why_not_throw(table, unit, point),
        lambda: points_to_throw_to(table, unit),
        intent=AIM,
        actor=unit,
        unit=unit,
    )
    number = 1 + sum(thing.kind == SMOKE for thing in table.things.values())
    while f"smoke{number}" in table.things:
        number += 1
    ends = table.turn.round + STAYS
    cloud = Thing(f"smoke{number}", SMOKE, x, y, rounds=ends)
    steps, gap = ((cloud.id, ((x, y),), -1),), distance(point_of(table, unit), (x, y))
    referee.put("TP-ORD-03", cloud, tells=PLACED, unit=unit, steps=steps, distance=gap)


def clear_smoke(referee: Referee[Table]) -> None:
    """Smoke whose time has come blows away (TP-ORD-03)."""
    for thing in tuple(referee.table.things.values()):
        if thing.kind == SMOKE and thing.rounds <= referee.table.turn.round:
            referee.remove("TP-ORD-03", thing.id)


def why_not_throw(table: Table, unit: str, point: Any) -> Refusal | None:
    """On the table, within reach (TP-ORD-03)."""
    if not (isinstance(point, tuple) and len(point) == 2 and all(type(part) is int for part in point)):
        return Refusal("TP-ORD-03", "not-a-point", {"given": repr(point)})
    if not (0 <= point[0] <= table.ground.width and 0 <= point[1] <= table.ground.depth):
        return Refusal("TP-ORD-03", "off-the-table", {"unit": unit})
    gap = distance(point_of(table, unit), point)
    return Refusal("TP-ORD-03", "too-far", {"unit": unit}, gap - THROWN, "cm") if gap > THROWN else None


def points_to_throw_to(table: Table, unit: str) -> Sequence[Point]:
    """Before its feet, and as far as it gets in four directions."""
    x, y = point_of(table, unit)
    points = [(x, y), (x + THROWN, y), (x - THROWN, y), (x, y + THROWN), (x, y - THROWN)]
    return [point for point in points if why_not_throw(table, unit, point) is None]
