"""Machines that do not obey: the malfunction table of the compulsory step (CZ-MACH-09)."""

from __future__ import annotations

from escarmouche.engine.dice import d6, die
from escarmouche.games.combat_zone.chapters import telling
from escarmouche.games.combat_zone.chapters.area_weapons import aiming
from escarmouche.games.combat_zone.chapters.area_weapons.blasts import farthest
from escarmouche.games.combat_zone.chapters.figures import (
    distance,
    look_at,
    on_table,
    profile,
    side_of,
    where,
)
from escarmouche.games.combat_zone.chapters.shooting import shooting
from escarmouche.games.combat_zone.chapters.shooting.weapons import carried
from escarmouche.games.combat_zone.chapters.terrain import stops
from escarmouche.games.combat_zone.chapters.wounds import casualties, machines
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import ALIVE, AREA, FROZEN, GLITCH, Referee, Table
from escarmouche.space.shapes import Point, bearing, onward
from escarmouche.space.sweep import first_hit, ground_obstacles

FROZEN_NOW, WANDER, BERSERK, NONE = range(4)
RESULTS = ("frozen", "wander", "berserk", "none")
TOLD = (*RESULTS[:NONE], "no_effect")
_DATA = LEDGER.data("CZ-MACH-09")
RESULT_OF = tuple(next(n for n, r in enumerate(RESULTS) if face in _DATA[r]) for face in range(1, 7))
STEP = 500  # CZ-MACH-09: 5 cm for each pip
IMMOBILE = "immobile"


def malfunction(referee: Referee, figure: str) -> None:
    """One roll: frozen, wandering, berserk or nothing; a rogue is berserk on a 6 as well (CZ-MACH-07, 09)."""
    table = referee.table
    side = side_of(table, figure)
    results = RESULT_OF
    if machines.rogue(table, figure):
        results = tuple(BERSERK if result == NONE else result for result in RESULT_OF)
    result = referee.roll("CZ-MACH-09", side, d6().meaning(*results), figure=figure)
    telling.unmark(referee, "CZ-MACH-07", figure, GLITCH)  # the one roll that minor software damage asks for
    referee.note("CZ-MACH-09", "malfunction", figure=figure, result=TOLD[result])
    if result == WANDER:
        wander(referee, figure)
    if result in (FROZEN_NOW, WANDER) and referee.table.figures[figure].fate == ALIVE:
        telling.mark(referee, "CZ-MACH-09", figure, FROZEN)
    elif result == BERSERK:
        go_berserk(referee, figure)


def wander(referee: Referee, figure: str) -> None:
    """1D6 times 5 cm straight on in a direction of 1D8, as far as nothing is in the way.

    Direction 1 is where it looks, then clockwise, as weapons deviate (CZ-AREA-04); it ends looking that way.
    """
    side = side_of(referee.table, figure)
    direction, pips = referee.roll("CZ-MACH-09", side, (die(8) + d6()).row(), figure=figure)
    table = referee.table
    record = table.figures[figure]
    facing = (record.facing - 45 * (direction - 1)) % 360
    if IMMOBILE in profile(table, figure).skills or record.foes:
        return
    length = pips * STEP
    start = where(record)
    end = farthest(start, onward(start, facing, length), lambda point: _way_free(table, figure, start, point))
    telling.go(referee, "CZ-MACH-09", figure, (end,), facing)
    casualties.leave_behind(referee, figure)
    aiming.enter_fire(referee, figure, start, end)


def _way_free(table: Table, figure: str, start: Point, end: Point) -> bool:
    """Whether a machine gets straight from one point to another over walls, edges and bases."""
    closed = frozenset(piece.id for piece in table.ground.pieces if stops(piece))
    index = ground_obstacles(table.ground, closed)
    others = [(where(table.figures[f]), profile(table, f).radius) for f in on_table(table) if f != figure]
    return first_hit(index, others, (), (start, end), profile(table, figure).radius) is None


def nearest_seen(table: Table, figure: str) -> str:
    """The nearest figure it sees, friend or foe, that may be shot at; the first of equals."""
    best, least = "", 0
    for other in on_table(table):
        if other == figure or table.figures[other].foes or not look_at(table, figure, other).visible:
            continue
        away = distance(table, figure, other)
        if not best or away < least:
            best, least = other, away
    return best


def go_berserk(referee: Referee, figure: str) -> None:
    """It turns to the nearest figure in sight, friend or foe, and fires one burst (CZ-MACH-09)."""
    table = referee.table
    weapons = [w for w in carried(table, figure) if table.setting.weapons[w].kind != AREA]
    target = nearest_seen(table, figure)
    if not weapons or not target or table.figures[figure].foes:
        referee.note("CZ-MACH-09", "nothing-to-shoot", figure=figure)
        return
    facing = bearing(where(table.figures[figure]), where(table.figures[target]))
    telling.turn(referee, "CZ-MACH-09", figure, facing)
    shooting.burst_at(referee, figure, target, weapons[0])
