"""Who may enter which terrain, and what vehicles crush (area DT-TERR)."""

from __future__ import annotations

from escarmouche.engine.options import WHAT
from escarmouche.engine.requests import Refusal
from escarmouche.games.dust.table import (
    AIRCRAFT,
    FOOT,
    HALF_TRACKED,
    INFANTRY,
    NAVAL,
    OBJECTIVE,
    TRACKED,
    VEHICLE,
    WALKER,
    WHEELED,
    Card,
    Referee,
    Table,
    things_of,
)
from escarmouche.games.dust_tactics.chapters.board.board import (
    BUNKER,
    CONSTRUCTION,
    CRATE,
    MOUND,
    RUBBLE,
    STRONGPOINT,
    SWAMP,
    TRAP,
    TREE,
    WATER,
    Board,
    board_of,
)
from escarmouche.games.dust_tactics.chapters.board.things import square_of
from escarmouche.games.dust_tactics.chapters.movement.reachable import Going
from escarmouche.games.dust_tactics.rules import LEDGER
from escarmouche.space.memory import kept_with

ENTER = LEDGER.data("DT-TERR-01")["enter"]
"""For each terrain whether infantry, walkers and other vehicles may enter."""
RULES = {
    TREE: "DT-TERR-03",
    RUBBLE: "DT-TERR-04",
    CONSTRUCTION: "DT-TERR-05",
    SWAMP: "DT-TERR-06",
    WATER: "DT-TERR-07",
    CRATE: "DT-TERR-08",
    TRAP: "DT-TERR-09",
}
COLUMNS = {
    FOOT: "infantry",
    WALKER: "walker",
    TRACKED: "tracked_wheeled",
    HALF_TRACKED: "tracked_wheeled",
    WHEELED: "tracked_wheeled",
}
"""Columns of the table of terrain; tracks and wheels share one (DS-VEH-10, DS-VEH-22, DS-VEH-23)."""
AIR, FLYING, AMPHIBIOUS = "air", "flying", "amphibious"
Gait = tuple[str, bool]
"""How a unit goes: a column of the table, naval or air; whether it flies (infantry) or swims (vehicles)."""


def gait_of(card: Card, flying: bool) -> Gait:
    """How a unit goes (DT-MOVE-14, DS-SKILL-24, DS-VEH-05, DS-VEH-14)."""
    if card.type == AIRCRAFT:
        return AIR, False
    if card.type == INFANTRY:
        return COLUMNS[FOOT], flying
    if card.locomotion == NAVAL:
        return NAVAL, True
    return COLUMNS[card.locomotion], AMPHIBIOUS in card.skills


@kept_with
def going_of(board: Board, gait: Gait) -> Going:
    """Where units of a gait may step as long as nobody is in the way."""
    column, more = gait
    if column == AIR:
        return _in_the_air(board)
    if column != COLUMNS[FOOT]:
        return _driving(board, column, more)
    on_foot = _on_foot(board)
    return _flying(board, on_foot) if more else on_foot


def _inner(board: Board) -> tuple[int, int]:
    """The squares that have a neighbour to the east, and to the north."""
    column = sum(1 << (y * board.columns) for y in range(board.rows))
    return board.all & ~(column << (board.columns - 1)), board.all >> board.columns


def _in_the_air(board: Board) -> Going:
    """Aircraft fly over everything and may stop above it (DT-MOVE-14)."""
    return Going(board.all, *_inner(board), 0, False, board.all)


def _driving(board: Board, column: str, swims: bool) -> Going:
    """Vehicles: the table of terrain, large openings (DT-TERR-11), no fortification (DS-FORT-06)."""
    east, north = _inner(board)
    edges = board.edges
    enter = board.kind(WATER)
    if column != NAVAL:  # a Naval Unit enters nothing but deep water (DS-VEH-14)
        enter = _enterable(board, column) & ~fortified(board)
        if swims:  # deep water is open ground to it (DS-VEH-05)
            enter |= board.kind(WATER)
    return Going(
        enter, east & ~(edges.east & ~edges.large_east), north & ~(edges.north & ~edges.large_north), 0, True
    )


def _on_foot(board: Board) -> Going:
    """Infantry: the table of terrain, openings in walls (DT-TERR-10), stairs (DT-MOVE-15), bunker doors."""
    inner_east, inner_north = _inner(board)
    enter = _enterable(board, COLUMNS[FOOT])
    east, north = inner_east & ~board.sight_east, inner_north & ~board.sight_north
    pairs_east = pairs_north = 0
    for fort in board.forts:
        for half in fort.halves:
            low = 1 << min(half)
            if abs(half[0] - half[1]) == 1:
                pairs_east |= low
            else:
                pairs_north |= low
        if fort.kind == BUNKER:
            blocked_east, blocked_north = _bunker_walls(board, fort.mask, fort.facing)
            east, north = east & ~blocked_east, north & ~blocked_north
    up = 0
    for level in range(1, board.levels):
        shift = level * board.cells
        here = sum(1 << c for c, roof in board.floors.items() if roof >= level)
        roofs = sum(1 << c for c, roof in board.floors.items() if roof == level)
        up |= here << (shift - board.cells)
        enter |= here << shift
        for building in board.buildings:
            rooms = building & here & ~roofs
            east |= (rooms & rooms >> 1 & inner_east & ~board.sight_east) << shift
            north |= (rooms & rooms >> board.columns & inner_north & ~board.sight_north) << shift
        east |= (roofs & roofs >> 1 & inner_east) << shift
        north |= (roofs & roofs >> board.columns & inner_north) << shift
    return Going(enter, east, north, up, False, 0, pairs_east, pairs_north)


def _flying(board: Board, walking: Going) -> Going:
    """Flying infantry walks, or flies over all terrain and lands where it may be (DS-SKILL-24)."""
    east, north = _inner(board)
    air = board.levels * board.cells
    landings = []
    for level in range(board.levels):
        below = sum(1 << c for c in range(board.cells) if board.floors.get(c, 0) == level)
        landings.append((level * board.cells, below & ~board.kind(BUNKER)))
    return walking._replace(
        enter=walking.enter | board.all << air,
        east=walking.east | east << air,
        north=walking.north | north << air,
        corners=board.all << air,
        air=air,
        landings=tuple(landings),
    )


def _enterable(board: Board, column: str) -> int:
    enter = board.all & ~board.kind(MOUND)
    for kind in RULES:
        if not ENTER[kind][column]:
            enter &= ~board.kind(kind)
    return enter


def fortified(board: Board) -> int:
    """The squares of bunkers and strongpoints."""
    return board.kind(BUNKER) | board.kind(STRONGPOINT)


def _bunker_walls(board: Board, mask: int, facing: int) -> tuple[int, int]:
    """The edges of a bunker that nobody crosses: all but the rear ones (DS-FORT-05), east and north ones."""
    columns = board.columns
    west_side, east_side = mask & ~(mask << 1), mask & ~(mask >> 1)
    south_side, north_side = mask & ~(mask << columns), mask & ~(mask >> columns)
    east = (0 if facing == 6 else east_side) | (0 if facing == 2 else west_side >> 1)
    north = (0 if facing == 4 else north_side) | (0 if facing == 0 else south_side >> columns)
    return east, north


def why_not_enter(board: Board, card: Card, cell: int, gait: Gait) -> Refusal | None:
    """Why a kind of unit may not be in a square at all, whoever stands there: the terrain and its rule."""
    column, more = gait
    square = 1 << cell
    about = {"unit": card.id, "square": board.place(cell)}
    if column == AIR or going_of(board, gait).enter & square:
        return None
    if column == NAVAL:
        return Refusal("DS-VEH-14", "not-deep-water", about)
    if board.kind(MOUND) & square:
        return Refusal("DS-ENG-02", "buried-bunker", about)
    if card.type == VEHICLE and fortified(board) & square:
        return Refusal("DS-FORT-06", "infantry-only", about)
    for kind, rule in RULES.items():
        swims = kind == WATER and more and card.type == VEHICLE
        if board.kind(kind) & square and not ENTER[kind][column] and not swims:
            if more and column == COLUMNS[FOOT]:
                return Refusal("DS-SKILL-24", "no-landing", {**about, "terrain": kind})
            return Refusal(rule, "terrain", {**about, "terrain": kind})
    return None


def crush(referee: Referee, unit: str, cells: int) -> None:
    """A vehicle that enters the square of an ammo crate may crush it, unless an objective lies there."""
    table = referee.table
    board = board_of(table)
    for cell, crate in sorted(board.pieces.get(CRATE, {}).items()):
        if cells >> cell & 1 and not is_objective(referee.table, cell):
            side = table.units[unit].side
            answer = referee.ask(
                "DT-TERR-08", side, "crush", ("crush", "keep"), actor=unit, part=WHAT, unit=unit, crate=crate
            )
            if answer == "crush":
                referee.change("DT-TERR-08", "ground", without=crate)


def is_objective(table: Table, cell: int) -> bool:
    """Whether an objective marker lies in a square."""
    board = board_of(table)
    return any(board.cell(*square_of(mark)) == cell for mark in things_of(table, OBJECTIVE))
