"""What is put on the table before the first turn: garrisons and bought scenery (A4-SCN-09, A4-SCN-14)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from escarmouche.engine.kinds import PLACED
from escarmouche.engine.options import WHO
from escarmouche.engine.requests import NO_ONE, Refusal
from escarmouche.games.at43.armies.armylist import SCENERY_PRICES
from escarmouche.games.at43.chapters.terrain import AREA, KINDS
from escarmouche.games.at43.setup import maps
from escarmouche.games.at43.table import (
    INFANTRY,
    OBJECTIVE,
    ON_TABLE,
    RESERVE,
    Referee,
    Table,
)
from escarmouche.space.shapes import Point, gap_to_polygon_at_most

FROM_OBJECTIVES = 1000
"""How far bought scenery stays from any objective, edge to marker (A4-SCN-14)."""
WALL = 100
"""How thick the wall of a bunker is: nobody stands nearer to its edge."""
STEP = 500
"""How fine the grid is that proposals come from."""


# -- garrisons ----------------------------------------------------------------------------------------------


def man_bunker(referee: Referee, side: str, bunker: str) -> None:
    """A side puts one infantry unit of its assault group in a bunker, or none; it never leaves it."""
    table = referee.table
    units = [unit.id for unit in table.units.values() if unit.side == side and unit.place == RESERVE]
    meant = next((unit for unit in units if table.units[unit].garrison == bunker), "")
    able = [unit for unit in units if why_not_garrison(table, unit, bunker) is None]
    choice = NO_ONE
    if able:
        proposal = meant if meant in able else able[0]
        choice = referee.ask(
            "A4-SCN-09", side, "garrison", (*able, NO_ONE), proposal=proposal, part=WHO, bunker=bunker
        )
    for unit in units:
        if table.units[unit].garrison and unit != choice:
            referee.change("A4-SCN-09", unit, garrison="")
    if choice == NO_ONE:
        referee.note("A4-SCN-09", "no-garrison", side=side, bunker=bunker)
        return
    _settle(referee, choice, bunker)


def why_not_garrison(table: Table, unit: str, bunker: str) -> Refusal | None:
    """Whether a unit may be the garrison of a bunker: infantry, and room for all of it."""
    record = table.units[unit]
    about = {"unit": unit, "bunker": bunker}
    if table.setting.entries[record.entry].kind != INFANTRY:
        return Refusal("A4-SCN-09", "garrison-of-infantry", about)
    spots = room(table, unit, bunker)
    if len(spots) < len(record.figures):
        facts = {**about, "given": len(record.figures), "most": len(spots)}
        return Refusal("A4-SCN-09", "no-room-inside", facts, len(record.figures) - len(spots))
    return None


def room(table: Table, unit: str, bunker: str) -> tuple[Point, ...]:
    """Places inside a bunker for the members of a unit, row by row."""
    figures = table.units[unit].figures
    radius = max(table.setting.profiles[table.figures[f].profile].radius for f in figures)
    x0, y0, x1, y1 = table.ground.polygon(bunker).box
    low, step = WALL + radius, 2 * radius + 10
    return tuple(
        (x, y)
        for y in range(y0 + low, y1 - low + 1, step)
        for x in range(x0 + low, x1 - low + 1, step)
        if table.ground.polygon(bunker).contains((x, y))
    )


def _settle(referee: Referee, unit: str, bunker: str) -> None:
    figures = referee.table.units[unit].figures
    spots = room(referee.table, unit, bunker)
    referee.change("A4-SCN-09", unit, place=ON_TABLE, garrison=bunker)
    steps = tuple((figure, ((*spot, 0),), -1) for figure, spot in zip(figures, spots, strict=False))
    referee.move("A4-SCN-09", unit, steps, tells=PLACED)
    for figure in figures:
        referee.change("A4-SCN-09", figure, inside=bunker)


# -- scenery bought with the company ------------------------------------------------------------------------


def place_scenery(referee: Referee, side: str) -> None:
    """The owner puts his next piece in his half of the table, away from objectives (A4-SCN-14, A4-WAR-11)."""
    table = referee.table
    kind, *rest = table.sides[side].scenery
    rule = rule_of(kind)
    spots = [spot for spot in _grid(table) if why_not_place(table, side, kind, spot) is None]
    referee.change(rule, side, scenery=tuple(rest))
    if not spots:
        referee.note(rule, "no-room-for-piece", side=side, kind=kind)
        return
    at = referee.place(
        rule,
        side,
        "place-scenery",
        lambda value: why_not_place(table, side, kind, value),
        lambda: spots,
        kind=kind,
    )
    number = sum(piece.id.startswith(f"{side}-{kind}") for piece in table.ground.pieces) + 1
    piece, thing = maps.bought(kind, f"{side}-{kind}{number}", at)
    referee.change(rule, "ground", pieces=(*referee.table.ground.pieces, piece))
    referee.put(rule, thing, side=side, kind=kind, at=at)


def rule_of(kind: str) -> str:
    """What lets a company bring a piece: bought ones have a price, the others come from a campaign."""
    return "A4-SCN-14" if kind in SCENERY_PRICES else "A4-WAR-11"


def why_not_place(table: Table, side: str, kind: str, value: Any) -> Refusal | None:
    """Whether a piece may stand at a point: on the table, in its owner's half, clear of all that is there."""
    if not (isinstance(value, tuple) and len(value) == 2 and all(type(n) is int for n in value)):
        return Refusal(rule_of(kind), "no-point", {"given": repr(value)})
    ground, radius = table.ground, KINDS[kind].size[0] // 2
    (x, y), about = value, {"side": side, "kind": kind, "point": value}
    if not (radius <= x <= ground.width - radius and radius <= y <= ground.depth - radius):
        return Refusal(rule_of(kind), "piece-off-table", about)
    if not in_own_half(table, side, value):
        return Refusal(rule_of(kind), "not-your-half", about)
    for thing in table.things.values():
        if thing.kind == OBJECTIVE:
            least = FROM_OBJECTIVES + radius + thing.radius
            gap = (thing.x - x) ** 2 + (thing.y - y) ** 2
            if gap < least * least:
                return Refusal(rule_of(kind), "near-objective", {**about, "objective": thing.id})
    for piece in ground.pieces:
        if AREA not in piece.traits and gap_to_polygon_at_most(value, radius, piece.polygon, 0):
            return Refusal(rule_of(kind), "on-a-piece", {**about, "piece": piece.id})
    return None


def in_own_half(table: Table, side: str, point: Point) -> bool:
    """Whether a point lies in the half of the table towards the zones of a side; with more than two sides,
    nearer to its own zones than to those of any other."""
    if len(table.sides) > 2:
        gaps = {s: _gap(_middle(table, s), point) for s in table.sides}
        return gaps[side] == min(gaps.values())
    (ax, ay), (bx, by) = _middle(table, side), _middle(table, side, other=True)
    ground = table.ground
    if abs(ax - bx) >= abs(ay - by):
        return (2 * point[0] - ground.width) * (ax - bx) > 0
    return (2 * point[1] - ground.depth) * (ay - by) > 0


def _middle(table: Table, side: str, *, other: bool = False) -> Point:
    """The middle of all zones of a side, or of the others."""
    ends = [end for zone in table.setting.zones if (zone.side != side) == other for end in (zone.a, zone.b)]
    return sum(x for x, _ in ends) // len(ends), sum(y for _, y in ends) // len(ends)


def _gap(a: Point, b: Point) -> int:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def _grid(table: Table) -> Iterator[Point]:
    for y in range(STEP, table.ground.depth, STEP):
        for x in range(STEP, table.ground.width, STEP):
            yield x, y
