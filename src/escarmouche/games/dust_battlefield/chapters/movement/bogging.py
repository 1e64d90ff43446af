"""Machines that stick in terrain, wire and mines on the way (DB-TERR-03, DS-WIRE-01, DS-MINE-01)."""

from __future__ import annotations

from itertools import pairwise

from escarmouche.games.dust.chapters.attack.damage import Hit, take_hits
from escarmouche.games.dust.chapters.attack.hits import INFANTRY_ONLY
from escarmouche.games.dust.chapters.cards.cards import soldiers_left
from escarmouche.games.dust.chapters.dice import PLAINLY, SAFER, armies, helping
from escarmouche.games.dust.table import AIRCRAFT, BOARD, INFANTRY, opponent
from escarmouche.games.dust_battlefield.chapters.movement import ways
from escarmouche.games.dust_battlefield.chapters.movement.ways import Walker
from escarmouche.games.dust_battlefield.table import Referee, Table
from escarmouche.space.shapes import Point, Polygon, distance, toward

STICKING = {"tracked": "DB-TERR-03", "half_tracked": "DB-TERR-04", "wheeled": "DB-TERR-04"}
"""Machines that may stick, by their special rule (DS-VEH-10, DS-VEH-22, DS-VEH-23), and that of the roll."""
HELD = "held"
"""Word of `turn.hazards`: the unit moves no more in this activation."""
MINE_DAMAGE = 2
"""One blast symbol, damage 2 (DS-MINE-01)."""


def held(table: Table) -> bool:
    """Whether the activated unit sticks, or had to stop at terrain: no Move more (DB-TERR-03, DB-TERR-12)."""
    return f"{HELD}:{table.turn.count}" in table.turn.hazards


def hold(referee: Referee) -> None:
    """The activated unit moves no more in this activation."""
    word = f"{HELD}:{referee.table.turn.count}"
    referee.book(hazards=(*referee.table.turn.hazards, word))


def kind_of(table: Table, unit: str) -> str:
    """How a machine may stick; nothing for one that does not."""
    card = table.setting.cards[table.units[unit].card]
    for key in STICKING:
        if key in card.skills or card.locomotion == key:
            return key
    return ""


def met(table: Table, walker: Walker, way: tuple[Point, ...], facing: int) -> list[tuple[int, str]]:
    """The terrain a machine touches on its way, in order, and how far along that is."""
    touched = []
    for piece in ways.slowed(table, walker, way, facing):
        polygon = table.ground.polygon(piece)
        touched.append((first_touch(walker, way, polygon), piece))
    return sorted(touched)


def first_touch(walker: Walker, way: tuple[Point, ...], polygon: Polygon) -> int:
    """How far along its way a miniature first stands over a footprint; or the whole way."""
    gone = 0
    for a, b in pairwise(way):
        length = distance(a, b)
        low, high = 0, length
        if ways.passes_over(walker, (a, b), -1, polygon):
            while low < high:
                middle = (low + high) // 2
                if ways.passes_over(walker, (a, toward(a, b, middle)), -1, polygon):
                    high = middle
                else:
                    low = middle + 1
            return gone + max(0, low - 1)
        gone += length
    return gone


def cut(way: tuple[Point, ...], length: int) -> tuple[Point, ...]:
    """The first part of a way, so long."""
    points = [way[0]]
    for a, b in pairwise(way):
        leg = distance(a, b)
        if leg >= length:
            if length > 0:
                points.append(toward(a, b, length))
            return tuple(points)
        points.append(b)
        length -= leg
    return tuple(points)


def stuck(referee: Referee, walker: Walker, way: tuple[Point, ...], facing: int) -> int:
    """Roll for each piece of terrain a machine touches; how far it gets, -1 for all the way (DB-TERR-03)."""
    key = kind_of(referee.table, walker.unit)
    if not key or (len(way) < 2 and facing < 0):
        return -1
    side = referee.table.units[walker.unit].side
    for length, piece in met(referee.table, walker, way, facing):
        dice, needs = (helping(1), SAFER) if key == "tracked" else (armies(1), PLAINLY)
        if not referee.roll(STICKING[key], side, dice, unit=walker.unit, piece=piece, needs=needs):
            referee.note(STICKING[key], "stuck", unit=walker.unit, piece=piece)
            return length
    return -1


# -- wire and mines -----------------------------------------------------------------------------------------


def crossed(table: Table, walker: Walker, way: tuple[Point, ...], facing: int, kind: str) -> list[str]:
    """The pieces of a kind that a miniature enters, crosses or leaves; who flies meets that he lands in."""
    if walker.form.flies or len(way) < 2:
        return []
    if ways.flown(table, walker, way[-1]):
        way = way[-1:]
    return [
        stop.piece.id
        for stop in ways.pieces_of(table.ground, kind)
        if ways.passes_over(walker, way, facing, stop.polygon)
    ]


def tangled(referee: Referee, unit: str, pieces: list[str]) -> bool:
    """Infantry rolls to get through wire: on anything but army it is held (DS-WIRE-01)."""
    table = referee.table
    if table.setting.cards[table.units[unit].card].type != INFANTRY:
        return False
    side = table.units[unit].side
    for piece in pieces:
        if not referee.roll("DS-WIRE-01", side, armies(1), unit=unit, piece=piece, needs=PLAINLY):
            referee.note("DS-WIRE-01", "tangled", unit=unit, piece=piece)
            return True
    return False


def mined(referee: Referee, rule: str, unit: str) -> None:
    """A minefield attacks a unit: one symbol of damage 2 for each miniature (DS-MINE-01)."""
    table = referee.table
    record = table.units[unit]
    if record.place != BOARD or table.setting.cards[record.card].type == AIRCRAFT:
        return
    dice = armies(soldiers_left(table, unit))
    hits = referee.roll(rule, opponent(record.side), dice, unit=unit, target=unit, needs=PLAINLY)
    if hits:
        take_hits(referee, rule, unit, Hit(MINE_DAMAGE), hits, left=INFANTRY_ONLY)
