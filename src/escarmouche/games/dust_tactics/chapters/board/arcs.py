"""Fire arcs on the grid: all round, front, side, rear, turret (area DT-ARC). Exact, in half squares."""

from __future__ import annotations

from math import atan2, ceil, degrees

from escarmouche.games.dust.table import FRONT, HUGE, LARGE, LEFT, REAR, RIGHT
from escarmouche.games.dust_tactics.chapters.board.board import BUNKER, COMPASS, Board
from escarmouche.games.dust_tactics.chapters.board.occupancy import Stand

SIDE = "side"
"""Either side of a machine, for its passengers (DS-PASS-04)."""


def in_arc(board: Board, stand: Stand, arc: str, target: Stand) -> bool:
    """Whether the centre of some square of the target lies in the arc; the border line counts.

    Arcs other than front, side, rear, left and right are all round (DT-ARC-01, DT-ARC-03).
    """
    if arc == FRONT:
        return _in_wedge(board, stand, _facing(stand), target)
    if arc == REAR:
        return _in_wedge(board, stand, (_facing(stand) + 4) % 8, target)
    if arc == SIDE:
        return bool(sides(board, stand, target))
    if arc in (LEFT, RIGHT):
        return arc in sides(board, stand, target)
    return True


def _facing(stand: Stand) -> int:
    """Where a unit's front is; in a bunker, where the bunker faces (DS-FORT-09)."""
    fort = stand.fort
    return fort.facing if fort is not None and fort.kind == BUNKER else stand.facing


def _in_wedge(board: Board, stand: Stand, way: int, target: Stand) -> bool:
    """45 degrees to each side of a way, from the middle of the unit's foremost square (DT-ARC-02, 04, 06)."""
    dx, dy = COMPASS[way]
    from_x, from_y = _foremost(board, stand, dx, dy)
    for cell in target.cells:
        x, y = board.place(cell)
        ahead = (2 * x - from_x) * dx + (2 * y - from_y) * dy
        aside = (2 * x - from_x) * dy - (2 * y - from_y) * dx
        if ahead >= abs(aside):
            return True
    return False


def bearing(board: Board, stand: Stand, arc: str, target: Stand) -> int:
    """Degrees between the middle of a front or rear arc and the nearest-lying square of a target.

    For a sentence only, rounded up: who lies 45.1 degrees off is told 46.
    """
    way = (_facing(stand) + (4 if arc == REAR else 0)) % 8
    dx, dy = COMPASS[way]
    from_x, from_y = _foremost(board, stand, dx, dy)
    angles = []
    for cell in target.cells:
        x, y = board.place(cell)
        ahead = (2 * x - from_x) * dx + (2 * y - from_y) * dy
        aside = (2 * x - from_x) * dy - (2 * y - from_y) * dx
        angles.append(degrees(atan2(abs(aside), ahead)))
    return ceil(round(min(angles), 6))


def _foremost(board: Board, stand: Stand, dx: int, dy: int) -> tuple[int, int]:
    """Centre of the square farthest that way, or the middle of that edge of a Huge unit; in half squares."""
    places = [board.place(cell) for cell in stand.cells]
    if stand.size == HUGE:
        west, south = min(places)
        return 2 * west + 1 + 2 * dx, 2 * south + 1 + 2 * dy
    if stand.size == LARGE or len(places) == 1:
        x, y = max(places, key=lambda p: p[0] * dx + p[1] * dy)
        return 2 * x, 2 * y
    xs, ys = [x for x, _ in places], [y for _, y in places]
    return min(xs) + max(xs), min(ys) + max(ys)


def sides(board: Board, stand: Stand, target: Stand) -> frozenset[str]:
    """On which sides of a machine the target lies; straight ahead and behind are neither (DT-ARC-05)."""
    dx, dy = COMPASS[stand.facing]
    own = [x * dy - y * dx for x, y in map(board.place, stand.cells)]
    touched = set()
    for cell in target.cells:
        x, y = board.place(cell)
        aside = x * dy - y * dx
        if aside > max(own):
            touched.add(RIGHT)
        elif aside < min(own):
            touched.add(LEFT)
    return frozenset(touched)
