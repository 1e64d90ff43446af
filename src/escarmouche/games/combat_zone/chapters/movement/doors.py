"""Doors: opened and closed in contact, held, locked, smashed by creatures (CZ-ACT-02, CZ-TERR-04)."""

from __future__ import annotations

from escarmouche.engine.requests import Refusal
from escarmouche.games.combat_zone.chapters.deeds import GENERIC, PIECES, Action, Deed, Scope, with_another
from escarmouche.games.combat_zone.chapters.figures import enemies, on_table, profile, where
from escarmouche.games.combat_zone.chapters.terrain import DOOR, at_hand, touches
from escarmouche.games.combat_zone.chapters.things import change_door, door_of, tear_down
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import ROUTED, STUNNED, Referee, Table, Thing
from escarmouche.space.shapes import Point, disc_overlaps_polygon, gap_to_polygon
from escarmouche.space.terrain import Piece

SMASH_COSTS: dict[str, int | None] = LEDGER.data("CZ-TERR-04")["smash_ap"]
SMASH = "smash_doors"


def doors_near(table: Table, figure: str) -> tuple[str, ...]:
    """Doors whose leaf or frame the figure's base touches."""
    at, radius = where(table.figures[figure]), profile(table, figure).radius
    return tuple(piece.id for piece in at_hand(table.ground, at, radius) if DOOR in piece.traits)


def strength(table: Table, door: str) -> str:
    """normal, strong or impregnable (CZ-TERR-04)."""
    return table.things[door].strength or "normal"


def is_locked(table: Table, door: str) -> bool:
    """Whether a door is closed and locked; one that locks itself does not while it is open."""
    thing: Thing = table.things[door]
    return thing.locked and not thing.open


def why_not_reach(table: Table, figure: str, door: str, rule: str) -> Refusal | None:
    """Why a figure cannot lay hands on a door: there is none, or it is not in contact."""
    if door_of(table, door) is None:
        return Refusal(rule, "no-door", {"figure": figure, "door": door})
    piece = table.ground.piece(door)
    at, radius = where(table.figures[figure]), profile(table, figure).radius
    if not touches(at, radius, piece):
        apart = gap_to_polygon(at, radius, piece.polygon)
        return Refusal(rule, "not-in-contact", {"figure": figure, "door": door}, apart, "cm")
    return None


def why_not_door(table: Table, figure: str, door: str) -> Refusal | None:
    """Why a figure may not open or close this door (CZ-ACT-02)."""
    if refusal := why_not_reach(table, figure, door, "CZ-ACT-02"):
        return refusal
    piece = table.ground.piece(door)
    about = {"figure": figure, "door": door}
    if is_locked(table, door):
        return Refusal("CZ-ACT-02", "locked", about)
    if holder := held_by(table, figure, piece):
        return Refusal("CZ-ACT-02", "held", {**about, "holder": holder})
    if table.things[door].open and (standing := in_doorway(table, piece)):
        return Refusal("CZ-ACT-02", "doorway-taken", {**about, "by": standing})
    return None


def held_by(table: Table, figure: str, piece: Piece) -> str:
    """An enemy in contact with the other side of the door, able to hold it; empty if there is none."""
    mine = face(piece, where(table.figures[figure]))
    for enemy in enemies(table, figure):
        record = table.figures[enemy]
        if record.states & {ROUTED, STUNNED}:
            continue
        at = where(record)
        if touches(at, profile(table, enemy).radius, piece) and face(piece, at) == -mine:
            return enemy
    return ""


def face(piece: Piece, at: Point) -> int:
    """On which side of a door's leaf a point lies: 1 or -1, 0 in line with it."""
    x0, y0, x1, y1 = piece.polygon.box
    ring = piece.polygon.points
    a, b = max(zip(ring, (*ring[1:], ring[0]), strict=True), key=_length)
    across = (b[0] - a[0]) * (2 * at[1] - y0 - y1) - (b[1] - a[1]) * (2 * at[0] - x0 - x1)
    return (across > 0) - (across < 0)


def _length(edge: tuple[Point, Point]) -> int:
    (ax, ay), (bx, by) = edge
    return (bx - ax) ** 2 + (by - ay) ** 2


def in_doorway(table: Table, piece: Piece) -> str:
    """A figure whose base is in the opening; empty if there is none."""
    for figure in on_table(table):
        if disc_overlaps_polygon(where(table.figures[figure]), profile(table, figure).radius, piece.polygon):
            return figure
    return ""


def toggle(referee: Referee, figure: str, door: str) -> None:
    """Open a closed door, close an open one: a closed one blocks sight and movement (CZ-ACT-02)."""
    opened = not referee.table.things[door].open
    change_door(referee, "CZ-ACT-02", door, open=opened)
    referee.note("CZ-ACT-02", "door", figure=figure, door=door, open=opened)


def unlock(referee: Referee, rule: str, door: str) -> None:
    """The lock gives way; the door is still closed."""
    change_door(referee, rule, door, locked=False)


def smash_cost(table: Table, door: str) -> int:
    """Action points to break a door; 0 for one that cannot be (CZ-TERR-04)."""
    return (SMASH_COSTS[strength(table, door)] or 0) if door_of(table, door) else 0


def why_not_smash(table: Table, figure: str, door: str) -> Refusal | None:
    """Why a figure may not break this door down: only creatures with the ability may (CZ-TERR-04)."""
    if SMASH not in profile(table, figure).skills:
        return Refusal("CZ-TERR-04", "no-such-ability", {"figure": figure})
    if refusal := why_not_reach(table, figure, door, "CZ-TERR-04"):
        return refusal
    about = {"figure": figure, "door": door}
    if table.things[door].open:
        return Refusal("CZ-TERR-04", "door-open", about)
    if SMASH_COSTS[strength(table, door)] is None:
        return Refusal("CZ-TERR-04", "impregnable", about)
    return None


def smash(referee: Referee, figure: str, door: str) -> None:
    """The door is gone for good."""
    referee.note("CZ-TERR-04", "door-smashed", figure=figure, door=door)
    tear_down(referee, "CZ-TERR-04", door)


def offers(scope: Scope) -> list[Deed]:
    """Each door at hand to be opened or closed, and smashed by those who can."""
    table, figure = scope.table, scope.figure
    ways = (DOORS.name, SMASHING.name) if SMASH in profile(table, figure).skills else (DOORS.name,)
    return [Deed(what, door) for door in doors_near(table, figure) for what in ways]


DOORS = Action("door", offers=offers, needs=PIECES, price=GENERIC["door"], why_not=why_not_door, do=toggle)
SMASHING = Action(
    "smash",
    offers=with_another,
    needs=PIECES,
    price=lambda table, figure, door: smash_cost(table, door),
    why_not=why_not_smash,
    do=smash,
)
