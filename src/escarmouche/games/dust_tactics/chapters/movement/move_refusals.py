"""Why a unit cannot move to a place: the rule that stands in the way, or how many squares too far."""

from __future__ import annotations

from typing import Any

import msgspec

from escarmouche.engine.requests import Refusal
from escarmouche.engine.table import replace
from escarmouche.games.dust.chapters.cards.cards import skill_value
from escarmouche.games.dust.chapters.people.cargo import INSIDE, OUTSIDE, why_not_embark
from escarmouche.games.dust.chapters.people.heroes import PILOT, PILOTS
from escarmouche.games.dust.table import HERO, INFANTRY, LARGE, NORMAL, VEHICLE, Table
from escarmouche.games.dust_tactics.chapters.board.board import BUNKER, COMPASS, Board, bits
from escarmouche.games.dust_tactics.chapters.board.occupancy import neighbours, occupancy
from escarmouche.games.dust_tactics.chapters.board.terrain import AIR, going_of, why_not_enter
from escarmouche.games.dust_tactics.chapters.movement.legal_ways import Move, Mover, beached, square_of
from escarmouche.games.dust_tactics.chapters.movement.reachable import ACROSS, Reach, Shapes, Steps, positions

FAR = 99


def why_no_such_place(mover: Mover, move: Move) -> Refusal | None:
    """Why a move ends at no place of the board that a unit of this size can take (DT-BOARD-02)."""
    x, y, level, facing = move.x, move.y, move.level, move.facing
    if not 0 <= facing < len(COMPASS) or (mover.card.size != NORMAL and facing % 2):
        return Refusal("DT-BOARD-02", "not-a-facing", {"unit": mover.unit, "facing": facing})
    if not mover.board.has(x, y) or square_of(mover, x, y, 0, facing)[0] < 0:
        return Refusal("DT-BOARD-01", "off-board", {"unit": mover.unit, "square": (x, y)})
    cell = mover.board.cell(x, y)
    if level and (mover.card.type == VEHICLE or not 0 <= level <= mover.board.floors.get(cell, 0)):
        return Refusal("DT-MOVE-15", "no-such-floor", {"unit": mover.unit, "square": (x, y), "floor": level})
    return None


def why_not_end(table: Table, mover: Mover, square: int, shape: int) -> Refusal | None:
    """Why a unit may not stop at a place, however it comes there: the terrain, an enemy, a friend."""
    others = neighbours(table, mover.unit, mover.hero)
    board = mover.board
    cells = covered(board, mover.card.size, square, shape)
    about = {"unit": mover.unit, "square": board.place(square % board.cells)}
    if (mover.closed | ~mover.steps.going.enter) & cells and (refusal := _why_not_board(table, mover, cells)):
        return refusal
    for cell in bits(cells):
        if mover.steps.going.enter >> cell & 1:
            continue
        if refusal := why_not_enter(board, mover.card, cell % board.cells, mover.gait):
            return refusal
    enemies = others.enemy_air if mover.gait[0] == AIR else others.enemies
    if enemies & cells:
        return Refusal("DT-MOVE-10", "enemy-there", about)
    for cell in bits(cells):
        fort = board.fort_at.get(cell % board.cells)
        if fort is not None and fort.kind == BUNKER and fort.mask & others.enemies:
            return Refusal("DS-FORT-05", "enemy-inside", about)
    if mover.closed & cells:
        if any(cell % board.cells in board.fort_at for cell in bits(cells)):
            return Refusal("DS-FORT-07", "no-place-inside", about)
        if mover.card.kind == HERO and mover.gait[0] != AIR:
            return Refusal("DS-HERO-02", "one-hero-a-square", about)
        return Refusal("DT-MOVE-11", "friend-there", about)
    return None


def _why_not_board(table: Table, mover: Mover, cells: int) -> Refusal | None:
    """Why a unit that comes to a friendly machine with seats cannot board or mount it; None elsewhere."""
    record, occupied = table.units[mover.unit], occupancy(table)
    for machine in () if mover.hero or mover.gait[0] == AIR else occupied.machines:
        stand, card = occupied.stands[machine], table.setting.cards[table.units[machine].card]
        if stand.mask & cells == 0 or table.units[machine].side != record.side or machine == mover.unit:
            continue
        if "sealifter" in card.skills and not beached(table, machine):
            return Refusal("DS-SEA-02", "not-beached", {"unit": mover.unit, "carrier": machine})
        pilots = any(skill in mover.card.skills for skills in PILOTS.values() for skill in skills)
        seats = [PILOT] if pilots else []
        if mover.card.type == INFANTRY or "sealifter" in card.skills:
            seats += (
                [INSIDE] if skill_value(table, machine, "passengers") or "sealifter" in card.skills else []
            )
            seats += [OUTSIDE] if skill_value(table, machine, "tank_riders") else []
        for seat in seats:
            if refusal := why_not_embark(table, mover.unit, machine, seat):
                return refusal
    return None


def covered(board: Board, size: str, square: int, shape: int) -> int:
    """The squares of a position, and with one half of an inside square the other (DS-FORT-07)."""
    columns = board.columns
    mask = 1 << square
    if size == LARGE:
        return mask | (mask << 1 if shape == ACROSS else mask << columns)
    if size != NORMAL:
        return mask | mask << 1 | mask << columns | mask << (columns + 1)
    fort = board.fort_at.get(square)
    return sum(1 << cell for cell in fort.half_of(square)) if fort is not None else mask


class Goal(msgspec.Struct, frozen=True, gc=False):
    """A place that a unit wants to reach, and with what."""

    mover: Mover
    square: int
    shape: int
    points: int
    spent: bool
    """Whether its cheap diagonal step is spent (DT-MOVE-03)."""

    def about(self) -> dict[str, Any]:
        """Who, and where to."""
        board = self.mover.board
        return {"unit": self.mover.unit, "square": board.place(self.square % board.cells)}

    def cost(self, steps: Steps) -> int:
        """What the place would cost a unit that can make these steps; -1 for out of reach."""
        start, first = self.mover.starts, self.mover.first
        return Reach(steps, start, self.points, first=first, spent=self.spent).cost(self.square, self.shape)


def why_not_reach(table: Table, goal: Goal, rule: str) -> Refusal:
    """Why a place where a unit could stop is out of its reach."""
    about = {**goal.about(), "points": goal.points}
    with_all = replace(goal, points=FAR)
    cost = with_all.cost(goal.mover.steps)
    if cost < 0:
        return _in_the_way(table, with_all) or Refusal("DT-MOVE-01", "no-way", about)
    excess = cost - goal.points
    if _cheaply(goal):
        return Refusal("DT-MOVE-03", "second-diagonal", about, excess, "squares")
    too_far = Refusal(rule, "too-far", {**about, "cost": cost}, excess, "squares")
    return _in_the_way(table, goal) or too_far


def _cheaply(goal: Goal) -> bool:
    """Whether a place would be in reach if every diagonal step were as cheap as the first."""
    mover = goal.mover
    reached, enter = mover.starts, mover.steps.going.enter
    for _ in range(goal.points - mover.first):
        straight, slant = mover.steps.straight(reached, enter), mover.steps.slanting(reached, enter)
        reached = tuple([a | b | c for a, b, c in zip(reached, straight, slant, strict=True)])
    target: Shapes = positions(mover.card.size, goal.square, goal.shape)
    return any(a & b for a, b in zip(reached, target, strict=True))


def _in_the_way(table: Table, goal: Goal) -> Refusal | None:
    """The first thing, in the order of the book, without which the place would be in reach."""
    mover = goal.mover
    board, size = mover.board, mover.card.size
    others = neighbours(table, mover.unit, mover.hero)
    going = mover.steps.going
    bare = going_of(board, mover.gait)
    air = going_of(board, (AIR, False))
    vehicle = mover.card.type == VEHICLE
    enemies = others.enemy_air if mover.gait[0] == AIR else others.enemies
    edges, friends = board.edges, others.vehicles
    any_opening = (air.east & ~edges.east | edges.small_east | edges.large_east) & air.east
    any_opening_north = (air.north & ~edges.north | edges.small_north | edges.large_north) & air.north
    tries = (
        (
            "DT-MOVE-13" if vehicle else "DT-MOVE-12",
            "corner",
            going._replace(corners=going.enter | air.enter, both_ways=False),
        ),
        ("DT-MOVE-10", "enemy-in-the-way", going._replace(enter=going.enter | (bare.enter & enemies))),
        ("DT-MOVE-11", "vehicle-in-the-way", going._replace(enter=going.enter | (bare.enter & friends))),
        ("DT-TERR-11", "opening-too-small", going._replace(east=any_opening, north=any_opening_north)),
        ("DS-FORT-05", "bunker-wall", going._replace(east=any_opening, north=any_opening_north)),
        (
            "DT-TERR-10",
            "wall-in-the-way",
            going._replace(east=going.east | air.east, north=going.north | air.north),
        ),
    )
    for rule, reason, freer in tries:
        if rule == "DT-TERR-11" and not vehicle:
            continue
        if rule == "DS-FORT-05" and (vehicle or not board.kind(BUNKER)):
            continue
        if goal.cost(Steps(board, freer, size)) >= 0:
            return Refusal(rule, reason, goal.about())
    return None
