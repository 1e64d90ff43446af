"""Who stands where: the squares of each unit, and the squares each side holds (DT-BOARD, DT-MOVE-10, 11)."""

from __future__ import annotations

from typing import NamedTuple

from escarmouche.games.dust.chapters.people.cargo import carries
from escarmouche.games.dust.table import (
    ABOARD,
    AIRCRAFT,
    BOARD,
    HERO,
    INFANTRY,
    SMOKE,
    STRONGPOINT_UNIT,
    VEHICLE,
    Card,
    Table,
    Thing,
    Unit,
    things_of,
)
from escarmouche.games.dust_tactics.chapters.board.board import Board, Fort, board_of, footprint
from escarmouche.games.dust_tactics.chapters.board.things import square_of
from escarmouche.space.memory import kept_with

NOWHERE = -1
NOTHING: dict[str, Thing] = {}


class Stand(NamedTuple):
    """Where a unit stands, as far as sight and arcs are concerned."""

    cells: tuple[int, ...]
    mask: int
    level: int
    facing: int
    type: str
    size: str
    room: int
    """The building it is inside of; NOWHERE if it is in none."""
    roof: int
    """The building on whose roof it is; NOWHERE if it is on none."""
    fort: Fort | None
    air: bool = False
    """An aircraft, above everything else."""


class Occupancy:
    """The units on the board, square by square. Made anew only when one of them has changed place."""

    __slots__ = (
        "board",
        "carriers",
        "machines",
        "others",
        "rooms",
        "setting",
        "smoke_mask",
        "stands",
        "things",
        "units",
        "vehicles",
        "version",
    )

    def __init__(self, table: Table, board: Board, units: tuple[Unit, ...]) -> None:
        self.board, self.units, self.setting = board, units, table.setting
        self.version = table.version
        self.stands: dict[str, Stand] = {}
        self.vehicles = 0
        """Squares of vehicles on the ground, which hide what is beyond (DT-LOS-03)."""
        self.rooms = 0
        """Building squares with someone on their ground floor: nobody looks through there (DT-LOS-05)."""
        self.things: dict[str, Thing] = NOTHING
        """Those of the table that the smoke was last looked up on."""
        self.smoke_mask = 0
        self.others: dict[tuple[str, str], Neighbours] = {}
        self.machines: list[str] = []
        self.carriers: list[str] = []
        """Machines that have room for others."""
        cards = table.setting.cards
        for unit in units:
            if unit.place == BOARD:
                if cards[unit.card].type != INFANTRY:
                    self.machines.append(unit.id)
                    if carries(cards[unit.card]):
                        self.carriers.append(unit.id)
                stand = self.stands[unit.id] = stand_at(board, cards[unit.card], unit)
                if stand.type == VEHICLE:
                    self.vehicles |= stand.mask
                if not stand.level and not stand.air:
                    self.rooms |= stand.mask & board.inside

    def after(self, table: Table, units: tuple[Unit, ...]) -> Occupancy | None:
        """The same with units that have moved; None where one has come or gone, or there are buildings.

        Then the units are gone through anew, so that they are always told in the order of the armies.
        """
        changed = [(a, b) for a, b in zip(self.units, units, strict=True) if not _same_place(a, b)]
        if self.board.inside and changed:
            return None
        stands, vehicles = self.stands.copy() if changed else self.stands, self.vehicles
        for old, new in changed:
            if old.place != BOARD or new.place != BOARD or old.id != new.id or old.card != new.card:
                return None
            was = stands[new.id]
            now = stands[new.id] = stand_at(self.board, table.setting.cards[new.card], new)
            if now.type == VEHICLE:
                vehicles = vehicles & ~was.mask | now.mask
        if not changed:
            self.units, self.version = units, table.version
            return self
        moved = object.__new__(Occupancy)
        moved.board, moved.setting, moved.units = self.board, self.setting, units
        moved.version = table.version
        moved.stands, moved.vehicles, moved.rooms = stands, vehicles, self.rooms
        moved.machines, moved.carriers, moved.others = self.machines, self.carriers, {}
        moved.things, moved.smoke_mask = self.things, self.smoke_mask
        return moved

    def smoked(self, table: Table) -> int:
        """The squares under smoke, which hides what is beyond it (DT-LOS-08)."""
        if table.things is not self.things:
            self.things = table.things
            clouds = things_of(table, SMOKE)
            self.smoke_mask = sum({1 << self.board.cell(*square_of(cloud)) for cloud in clouds})
        return self.smoke_mask


class Neighbours(NamedTuple):
    """The squares held by the others, as seen by a unit that moves; levels stacked one above the other."""

    enemies: int
    """Enemy infantry and vehicles."""
    enemy_air: int
    troops: int
    """Friendly units on the ground other than heroes."""
    heroes: int
    crowds: int
    """Squares with two friendly heroes or more."""
    vehicles: int
    """Friendly vehicles."""
    air: int
    """Friendly aircraft."""


def occupancy(table: Table) -> Occupancy:
    """Who stands where on this table."""
    board = board_of(table)
    last: Occupancy | None = board.occupied
    if last is not None:
        if last.version == table.version:
            return last
        units = tuple(table.units.values())
        if last.setting is table.setting and len(units) == len(last.units):
            moved = last.after(table, units)
            if moved is not None:
                board.occupied = moved
                return moved
    fresh = board.occupied = Occupancy(table, board, tuple(table.units.values()))
    return fresh


def _same_place(a: Unit, b: Unit) -> bool:
    return a is b or (
        a.x == b.x
        and a.y == b.y
        and a.place == b.place
        and a.level == b.level
        and a.facing == b.facing
        and a.id == b.id
        and a.card == b.card
        and a.side == b.side
    )


def stand_at(board: Board, card: Card, unit: Unit) -> Stand:
    """Where a unit stands, from its record."""
    body = Body(card.size, card.type, card.kind == STRONGPOINT_UNIT)
    return _stand(board, body, (unit.x, unit.y), unit.level, unit.facing)


class Body(NamedTuple):
    """What of a card decides which squares it takes."""

    size: str
    type: str
    fills: bool
    """Whether it holds both halves of a fortification."""


@kept_with
def _stand(board: Board, body: Body, at: tuple[int, int], level: int, facing: int) -> Stand:
    type = body.type
    cells = footprint(board, body.size, *at, facing)
    room = roof = NOWHERE
    fort = None
    if type != AIRCRAFT and cells:
        fort = board.fort_at.get(cells[0])
        building = board.building_at.get(cells[0], NOWHERE)
        if building != NOWHERE:
            room, roof = (building, roof) if level < board.floors[cells[0]] else (room, building)
        if fort is not None:
            half = fort.half_of(cells[0])
            other = fort.halves[half == fort.halves[0]]
            cells = (*half, *other) if body.fills else half
    mask = sum(1 << cell for cell in cells)
    return Stand(cells, mask, level, facing, type, body.size, room, roof, fort=fort, air=type == AIRCRAFT)


def bearer(table: Table, unit: str) -> str:
    """Who stands on the board for a unit: itself, or the machine that carries it."""
    record = table.units[unit]
    while record.place == ABOARD and record.carrier:
        record = table.units[record.carrier]
    return record.id


def stand_of(table: Table, unit: str) -> Stand | None:
    """Where a unit, or the machine it is in, stands; None if it is not on the board."""
    stands = occupancy(table).stands
    own = stands.get(unit)
    return own if own is not None else stands.get(bearer(table, unit))


def both(table: Table, a: str, b: str) -> tuple[Board, Stand | None, Stand | None]:
    """The board and where two units stand on it."""
    occupied = occupancy(table)
    stands = occupied.stands
    one, two = stands.get(a), stands.get(b)
    if one is None:
        one = stands.get(bearer(table, a))
    if two is None:
        two = stands.get(bearer(table, b))
    return occupied.board, one, two


def squares(table: Table, unit: str) -> tuple[int, ...]:
    """The cells a unit holds, or those of the machine it is in; none if it is off the board."""
    stand = stand_of(table, unit)
    return stand.cells if stand else ()


def occupants(table: Table) -> dict[int, tuple[str, ...]]:
    """The units above and on each cell that is held, in the order of the armies."""
    by_square: dict[int, tuple[str, ...]] = {}
    for unit, stand in occupancy(table).stands.items():
        for cell in stand.cells:
            by_square[cell] = (*by_square.get(cell, ()), unit)
    return by_square


def neighbours(table: Table, unit: str, hero: str = "") -> Neighbours:
    """The squares held by others than a unit and the hero who goes with it."""
    occupied = occupancy(table)
    others = occupied.others.get((unit, hero))
    if others is None:
        others = occupied.others[(unit, hero)] = _neighbours(table, occupied, unit, hero)
    return others


def _neighbours(table: Table, occupied: Occupancy, unit: str, hero: str) -> Neighbours:
    side = table.units[unit].side
    enemies = enemy_air = troops = heroes = crowds = vehicles = air = 0
    cells, cards = occupied.board.cells, table.setting.cards
    for other, stand in occupied.stands.items():
        if other in (unit, hero):
            continue
        record = table.units[other]
        mask = stand.mask
        if stand.air:
            if record.side == side:
                air |= mask
            else:
                enemy_air |= mask
            continue
        if stand.level:
            mask <<= stand.level * cells
        if record.side != side:
            enemies |= mask
        elif cards[record.card].kind == HERO:
            crowds |= heroes & mask
            heroes |= mask
        else:
            troops |= mask
            if stand.type == VEHICLE:
                vehicles |= mask
    return Neighbours(enemies, enemy_air, troops, heroes, crowds, vehicles, air)
