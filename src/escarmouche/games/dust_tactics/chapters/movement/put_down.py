"""Putting down and turning units otherwise than by a move: out of wrecks, beside enemies, in reactions."""

from __future__ import annotations

from escarmouche.engine.table import replace
from escarmouche.games.dust.chapters.field import Where
from escarmouche.games.dust.table import ABOARD, BOARD, LARGE, NORMAL, Referee, Table
from escarmouche.games.dust_tactics.chapters.board.board import bits, board_of
from escarmouche.games.dust_tactics.chapters.board.measure import apart
from escarmouche.games.dust_tactics.chapters.board.occupancy import neighbours, occupancy, stand_at, stand_of
from escarmouche.games.dust_tactics.chapters.board.terrain import COLUMNS, fortified, gait_of, going_of
from escarmouche.games.dust_tactics.chapters.movement.legal_ways import Move, anchor_of, closed_to, mover_of
from escarmouche.games.dust_tactics.chapters.movement.reachable import UPRIGHT, Steps
from escarmouche.games.dust_tactics.chapters.movement.ways_told import go, put

FACINGS = tuple(range(8))


def beside(table: Table, unit: str, who: str = "") -> tuple[Where, ...]:
    """Free squares for a unit put down where another is or was, or next to it (DS-PASS-07, DS-SKILL-36).

    Its own squares if one is free, else those next to it; for `who`, if given, farther ones before none.
    Without, it is for somebody who appears within range 1.
    """
    board = board_of(table)
    record = table.units[unit]
    while record.place == ABOARD and record.carrier:
        record = table.units[record.carrier]
    stand = stand_at(board, table.setting.cards[record.card], record)
    free = _free(table, unit, who)
    ring = stand.mask
    for _ in range(max(board.columns, board.rows) if who else 1):
        if ring & free:
            break
        for cell in bits(ring):
            ring |= board.around(cell)
    return tuple([(*board.place(cell), 0, 0) for cell in bits(ring & free)])


def _free(table: Table, unit: str, who: str) -> int:
    """The squares on the ground where infantry, or `who`, may be put down."""
    board = board_of(table)
    if who:
        card = table.setting.cards[table.units[who].card]
        others = neighbours(table, who)
        going = going_of(board, gait_of(card, False))
        taken = others.enemies | closed_to(table, who, "", card, others)
        if card.size == LARGE:  # facing north, its front square is the anchor
            tall = Steps(board, going._replace(enter=going.enter & ~taken), LARGE).fits()[UPRIGHT]
            return tall << board.columns & board.all
        return going.enter & board.all & ~taken & ~fortified(board)
    held = 0
    for stand in occupancy(table).stands.values():
        if not stand.air and not stand.level:
            held |= stand.mask
    walking = going_of(board, (COLUMNS["foot"], False))
    return walking.enter & board.all & ~held & ~fortified(board)


def put_down(referee: Referee, rule: str, unit: str, where: Where) -> None:
    """Put a unit down on the board."""
    put(referee, rule, unit, Move(*where))


def turnings(table: Table, unit: str, foe: str) -> tuple[Where, ...]:
    """How a unit may turn in a reaction: on the spot; a Large one may swing one square round the other.

    It must not end farther from the active unit than it began (DT-REACT-04).
    """
    record = table.units[unit]
    stand, other = stand_of(table, unit), stand_of(table, foe)
    if stand is None or record.place != BOARD:
        return ()
    board = board_of(table)
    if stand.size == NORMAL:
        return tuple([(record.x, record.y, record.level, facing) for facing in FACINGS])
    if stand.size != LARGE:
        return tuple([(record.x, record.y, 0, facing) for facing in FACINGS[::2]])
    mover = mover_of(table, unit)
    reached = mover.steps.straight(mover.starts, mover.steps.going.enter)
    limit = apart(board, stand, other) if other is not None else 0
    places: list[Where] = []
    for shape, (own, swung, barred) in enumerate(zip(mover.starts, reached, mover.barred(), strict=True)):
        # along its length it would drive, not turn
        for square in bits(own or swung & ~barred):
            for facing in (0, 4) if shape == UPRIGHT else (2, 6):
                x, y, _ = anchor_of(mover, square, shape, facing)
                turned = stand_at(board, mover.card, replace(record, x=x, y=y, facing=facing))
                if other is None or apart(board, turned, other) <= limit:
                    places.append((x, y, 0, facing))
    return tuple(places)


def turn(referee: Referee, rule: str, unit: str, where: Where) -> None:
    """Turn a unit as one of its turnings says."""
    go(referee, rule, unit, Move(*where))
