"""Which way a unit may go: from where, past whom, and where it may end (DT-MOVE-10, DT-MOVE-11)."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from escarmouche.engine.options import WHERE, Option
from escarmouche.games.dust.chapters.cards.cards import skill_value
from escarmouche.games.dust.chapters.people.cargo import seats_for
from escarmouche.games.dust.table import (
    ABOARD,
    AIRCRAFT,
    HERO,
    HUGE,
    LARGE,
    Card,
    Table,
)
from escarmouche.games.dust_tactics.chapters.board.board import (
    BUNKER,
    COMPASS,
    WATER,
    Board,
    board_of,
    degrees,
)
from escarmouche.games.dust_tactics.chapters.board.occupancy import (
    Neighbours,
    Stand,
    neighbours,
    occupancy,
    stand_at,
    stand_of,
)
from escarmouche.games.dust_tactics.chapters.board.terrain import AIR, COLUMNS, Gait, gait_of, going_of
from escarmouche.games.dust_tactics.chapters.movement.reachable import (
    ACROSS,
    Going,
    Reach,
    Shapes,
    Steps,
    positions,
    shape_of,
)

_KEPT = 4000


class Move(Option, frozen=True, gc=False):
    """Where a unit ends, and the way there if its player has drawn one."""

    x: int
    y: int
    level: int
    facing: int
    way: Any = msgspec.UNSET
    """Column, row and floor of each step; not checked."""

    @property
    def drawn(self) -> bool:
        """Whether the way is told."""
        return self.way is not msgspec.UNSET

    def code(self) -> tuple[Any, ...]:
        end = (self.x, self.y, self.level, self.facing)
        return (*end, self.way) if self.drawn else end

    @classmethod
    def read(cls, code: tuple[Any, ...]) -> Move:
        return cls(*code)

    def parts(self) -> dict[str, Any]:
        return {WHERE: (self.x, self.y), "level": self.level, "facing": degrees(self.facing)}

    @classmethod
    def reads(cls, code: object) -> bool:
        """Whether an answer has the form of a move."""
        if not isinstance(code, tuple) or len(code) not in (4, 5):
            return False
        return all(type(part) is int for part in code[:4])


class Mover(NamedTuple):
    """A unit about to move."""

    unit: str
    hero: str
    """The hero who has joined it and goes along (DS-HERO-04)."""
    card: Card
    board: Board
    gait: Gait
    steps: Steps
    starts: Shapes
    first: int
    """What it costs to be at the start: 1 for a square by which one comes out or in, 2 for Large units."""
    here: int
    """The squares it holds; 0 for a unit that comes from elsewhere."""
    closed: int
    """Squares where it may not end, levels stacked."""

    def ends(self, reach: Reach) -> Shapes:
        """The positions where the move may end, the present one apart."""
        return tuple([m & ~bad for m, bad in zip(reach.seen, self.barred(), strict=True)])

    def barred(self) -> Shapes:
        """The positions that touch a square where it may not end."""
        closed, columns = self.closed, self.board.columns
        if self.card.size == LARGE:
            return closed | closed >> 1, closed | closed >> columns
        if self.card.size == HUGE:
            rows = closed | closed >> 1
            return (rows | rows >> columns,)
        going = self.steps.going
        if going.air:  # it may not stay in the air
            return (closed | self.board.all << going.air,)
        return (closed,)


def joined_hero(table: Table, unit: str) -> str:
    """The hero who moves with a unit: he who has joined it for the activation."""
    return table.turn.hero if table.turn.unit == unit else ""


def mover_of(table: Table, unit: str) -> Mover:
    """A unit on the board, or aboard a machine that it leaves, about to move."""
    record = table.units[unit]
    card, board = table.setting.cards[record.card], board_of(table)
    hero = joined_hero(table, unit)
    gait = gait_of(card, _flies(table, card, hero))
    others = neighbours(table, unit, hero)
    steps = _steps(board, gait, card.size, others, _ramps(table, unit, card))
    if record.place == ABOARD:
        starts, first, carrier = _gangway(table, unit, board, card, steps)
        closed = closed_to(table, unit, hero, card, others) | carrier
        return Mover(unit, hero, card, board, gait, steps, starts, first, 0, closed)
    stand = stand_at(board, card, record)
    starts = _position(board, card.size, stand)
    closed = closed_to(table, unit, hero, card, others)
    return Mover(unit, hero, card, board, gait, steps, starts, 0, stand.mask, closed)


def comer_of(table: Table, unit: str, starts: Shapes, first: int) -> Mover:
    """A unit that comes onto the board at given positions (DT-SETUP-05)."""
    card, board = table.setting.cards[table.units[unit].card], board_of(table)
    gait = gait_of(card, _flies(table, card, ""))
    others = neighbours(table, unit)
    steps = _steps(board, gait, card.size, others)
    fits = steps.fits()
    free = tuple([m & fit for m, fit in zip(starts, fits, strict=True)])
    closed = closed_to(table, unit, "", card, others)
    return Mover(unit, "", card, board, gait, steps, free, first, 0, closed)


def _flies(table: Table, card: Card, hero: str) -> bool:
    """Flying: with a joined hero both need the skill (DS-SKILL-24)."""
    if "flying" not in card.skills:
        return False
    return not hero or "flying" in table.setting.cards[table.units[hero].card].skills


def _position(board: Board, size: str, stand: Stand) -> Shapes:
    low = min(stand.cells)
    return positions(size, low + stand.level * board.cells, shape_of(size, stand.facing))


def _ramps(table: Table, unit: str, card: Card) -> tuple[tuple[int, int], ...]:
    """The bow squares of landing craft that a unit could board, with their facings (DS-SEA-02)."""
    occupied, cards = occupancy(table), table.setting.cards
    crafts = [c for c in occupied.carriers if "sealifter" in cards[table.units[c].card].skills]
    if not crafts or card.type == AIRCRAFT:
        return ()
    able = boardable(table, unit)
    return tuple([(occupied.stands[c].cells[0], occupied.stands[c].facing) for c in crafts if c in able])


def _lowered(board: Board, going: Going, ramps: tuple[tuple[int, int], ...]) -> Going:
    """The same going with the bow squares of landing craft open to the front, and to no other side."""
    enter, east, north = going.enter, going.east, going.north
    for cell, facing in ramps:
        square = 1 << cell
        enter |= square
        keep_east, keep_north = east, north
        east &= ~(square | square >> 1)
        north &= ~(square | square >> board.columns)
        if facing in (2, 6):
            east |= keep_east & (square if facing == 2 else square >> 1)
        else:
            north |= keep_north & (square if facing == 0 else square >> board.columns)
    return going._replace(enter=enter, east=east, north=north)


def _steps(
    board: Board, gait: Gait, size: str, others: Neighbours, ramps: tuple[tuple[int, int], ...] = ()
) -> Steps:
    """The steps of a gait past the units in the way (DT-MOVE-10, DT-MOVE-11)."""
    going = going_of(board, gait)
    if ramps:
        going = _lowered(board, going, ramps)
    column = gait[0]
    if column == AIR:
        blocked = others.enemy_air
    elif column == COLUMNS["foot"]:
        blocked = others.enemies
        for fort in board.forts:  # nobody enters a bunker while an enemy is inside (DS-FORT-05)
            if fort.kind == BUNKER and fort.mask & others.enemies:
                blocked |= fort.mask
        for stack, squares in going.landings:
            blocked |= (others.enemies >> stack & squares) << going.air
    else:
        blocked = (others.enemies & board.all) | others.vehicles
        for cell, _ in ramps:
            blocked &= ~(1 << cell)
    key = (gait, size, blocked, ramps)
    steps: Steps | None = board.steps.get(key)
    if steps is None:
        if len(board.steps) > _KEPT:
            board.steps.clear()
        steps = board.steps[key] = Steps(board, going._replace(enter=going.enter & ~blocked), size)
    return steps


def closed_to(table: Table, unit: str, hero: str, card: Card, others: Neighbours) -> int:
    """The squares where a unit may not end because of friends, unless it boards them; levels stacked."""
    closed = shared_by(table, unit, hero, card, others)
    if closed and occupancy(table).machines:
        for carrier in boardable(table, unit):
            closed &= ~occupancy(table).stands[carrier].mask
    return closed


def shared_by(table: Table, unit: str, hero: str, card: Card, others: Neighbours) -> int:
    """The squares whose friends leave no place for a unit beside them (DT-MOVE-11, DS-HERO-02)."""
    if card.type == AIRCRAFT:
        return others.air
    if card.kind == HERO:
        closed = others.crowds | (others.troops & others.heroes)
        master = skill_value(table, unit, "sidekick")
        if master and closed:
            closed &= ~_squares_of(table, unit, master)
    else:
        closed = others.troops | others.crowds
        if hero:
            closed |= others.heroes
    return closed


def _squares_of(table: Table, unit: str, card: str) -> int:
    """The squares of the friendly units of a card: where a Sidekick's hero stands (DS-SUPER-02)."""
    mask = 0
    for other, stand in occupancy(table).stands.items():
        record = table.units[other]
        if record.card == card and record.side == table.units[unit].side:
            mask |= stand.mask << (stand.level * board_of(table).cells)
    return mask


def boardable(table: Table, unit: str) -> list[str]:
    """The friendly machines on the board that a unit moving into their square could board or mount."""
    if joined_hero(table, unit):
        return []
    occupied, units, cards = occupancy(table), table.units, table.setting.cards
    side, skills = units[unit].side, cards[units[unit].card].skills
    machines = []
    for carrier in occupied.machines if any("pilot" in skill for skill in skills) else occupied.carriers:
        if carrier == unit or units[carrier].side != side or not seats_for(table, unit, carrier):
            continue
        if "sealifter" not in cards[units[carrier].card].skills or beached(table, carrier):
            machines.append(carrier)
    return machines


# -- machines one steps out of ------------------------------------------------------------------------------


def _gangway(table: Table, unit: str, board: Board, card: Card, steps: Steps) -> tuple[Shapes, int, int]:
    """Where a unit aboard begins: positions, their cost, and the machine's squares, which it must leave."""
    carrier = table.units[unit].carrier
    stand = stand_of(table, carrier)
    none = (0, 0) if card.size == LARGE else (0,)
    if stand is None:
        return none, 0, 0
    if "sealifter" in table.setting.cards[table.units[carrier].card].skills:
        starts, first = ahead(board, bow_squares(board, stand), stand.facing, card.size)
        fits = steps.fits()
        return tuple([m & fit for m, fit in zip(starts, fits, strict=True)]), first, stand.mask
    if card.size == LARGE:
        inner, outer = _inner_masks(board)
        flat, tall = stand.mask | stand.mask >> 1, stand.mask | stand.mask >> board.columns
        return (flat & inner, tall & outer), 0, stand.mask
    return (stand.mask,), 0, stand.mask


def bow_squares(board: Board, stand: Stand) -> int:
    """The squares right before the bow of a landing craft (DS-SEA-02)."""
    dx, dy = COMPASS[stand.facing]
    places = [board.place(cell) for cell in stand.cells]
    front = max(x * dx + y * dy for x, y in places)
    squares = 0
    for x, y in places:
        if x * dx + y * dy == front and board.has(x + dx, y + dy):
            squares |= 1 << board.cell(x + dx, y + dy)
    return squares


def beached(table: Table, craft: str) -> bool:
    """Whether the bow of a landing craft, afloat or just sunk, touches land (DS-SEA-02, DS-SEA-04)."""
    board, record = board_of(table), table.units[craft]
    stand = stand_at(board, table.setting.cards[record.card], record)
    return bool(bow_squares(board, stand) & ~board.kind(WATER))


def ahead(board: Board, squares: int, way: int, size: str) -> tuple[Shapes, int]:
    """The positions of a unit that comes straight over an edge into these squares, and what they cost.

    One square is 1; a Large unit has come wholly in after 2, lying along its way, and so has a Huge one.
    """
    columns = board.columns
    dx, dy = COMPASS[way]
    if size not in (LARGE, HUGE):
        return (squares,), 1
    inner, outer = _inner_masks(board)
    if size == LARGE:
        if dx:
            return ((squares if dx > 0 else squares >> 1) & inner, 0), 2
        return (0, squares & outer if dy > 0 else squares >> columns), 2
    both = squares & squares >> (columns if dx else 1)
    if dx < 0:
        both >>= 1
    elif dy < 0:
        both >>= columns
    return (both & inner & outer,), 2


def _inner_masks(board: Board) -> tuple[int, int]:
    """Squares with a neighbour to the east, squares with a neighbour to the north."""
    air = going_of(board, (AIR, False))
    return air.east, air.north


# -- reach --------------------------------------------------------------------------------------------------


def reach_of(mover: Mover, points: int, spent: bool = False) -> Reach:
    """How far some points carry a unit; remembered for the same unit class, start and obstacles."""
    board = mover.board
    key = (id(mover.steps), mover.starts, mover.first, points, spent)
    reaches = board.reaches
    reach: Reach | None = reaches.get(key)
    if reach is None or reach.steps is not mover.steps:
        if len(reaches) > _KEPT:
            reaches.clear()
        reach = reaches[key] = Reach(mover.steps, mover.starts, points, first=mover.first, spent=spent)
    return reach


def square_of(mover: Mover, x: int, y: int, level: int, facing: int) -> tuple[int, int]:
    """The position of a unit anchored there, as square and shape; -1 where it is not on the board."""
    board = mover.board
    if mover.card.size == LARGE:
        dx, dy = COMPASS[facing]
        if not (board.has(x, y) and board.has(x - dx, y - dy)):
            return -1, ACROSS
        return min(board.cell(x, y), board.cell(x - dx, y - dy)), shape_of(LARGE, facing)
    if not board.has(x, y) or (mover.card.size == HUGE and not board.has(x + 1, y + 1)):
        return -1, ACROSS
    return board.cell(x, y) + level * board.cells, ACROSS


def end_of(mover: Mover, move: Move) -> tuple[int, int]:
    """The square and shape in which a move ends."""
    return square_of(mover, move.x, move.y, move.level, move.facing)


def anchor_of(mover: Mover, square: int, shape: int, facing: int) -> tuple[int, int, int]:
    """Column, row and floor to write down for a position, given its facing."""
    level, cell = divmod(square, mover.board.cells)
    x, y = mover.board.place(cell)
    if mover.card.size == LARGE:
        dx, dy = COMPASS[facing]
        return (x + 1 if dx > 0 else x), (y + 1 if dy > 0 else y), level
    return x, y, level
