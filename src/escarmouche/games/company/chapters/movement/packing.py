"""Who fits where round a leader: bases packed close, in formation, on free ground."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from escarmouche.games.company.chapters.movement.collisions import Disc, Spacing, Surroundings
from escarmouche.space.formation import in_formation
from escarmouche.space.shapes import Point

PACKINGS, SQUARES = 3, 2


class Ranks:
    """The places of a unit that is being put down figure by figure: who stands already, and who else fits."""

    __slots__ = ("around", "placed")

    def __init__(self, around: Surroundings, placed: Sequence[Disc] = ()) -> None:
        self.around = around
        self.placed = list(placed)

    def fits(self, at: Point, radius: int) -> bool:
        """Whether a base may join those placed: overlapping none and interlocked with nobody."""
        x, y = at
        neighbour = self.around.spacing.neighbour
        linked = []
        for disc in self.placed:
            (u, v), other = disc
            square = (x - u) * (x - u) + (y - v) * (y - v)
            reach = radius + other
            if square < reach * reach:
                return False
            reach += neighbour
            if square <= reach * (reach + 1):
                linked.append(disc)
        if self.around.occupied(at, radius):
            return False
        linked.append((at, radius))
        return not self.around.interlocked(linked)

    def chained(self, at: Point, radius: int) -> bool:
        """Whether a base would stand at contact of one already placed."""
        x, y = at
        neighbour = self.around.spacing.neighbour
        for (u, v), other in self.placed:
            reach = radius + other + neighbour
            if (x - u) * (x - u) + (y - v) * (y - v) <= reach * (reach + 1):
                return True
        return False


def huddle(
    ranks: Ranks,
    radii: Sequence[int],
    allowed: Callable[[Point, int], bool],
    nearness: Callable[[Point], int] | None = None,
) -> list[Point]:
    """Places for bases round the first of those placed, in formation with it, as many as fit.

    The places with the least `nearness` come first; without it, those nearest to the centre. Bases are
    packed like honeycomb, along the table or across it, or in squares: whatever holds them all, else most.
    """
    if not radii:
        return []
    start = list(ranks.placed)
    best: list[Disc] = []
    for turn in range(PACKINGS):
        ranks.placed = list(start)
        _fill(ranks, radii, allowed, nearness, turn)
        if len(ranks.placed) - len(start) > len(best):
            best = ranks.placed[len(start) :]
        if len(best) == len(radii):
            break
    ranks.placed = start + best
    return [at for at, _ in best]


def _fill(
    ranks: Ranks,
    radii: Sequence[int],
    allowed: Callable[[Point, int], bool],
    nearness: Callable[[Point], int] | None,
    turn: int,
) -> None:
    (x, y), middle = ranks.placed[0]
    wide = max(radii)
    both = middle + wide
    waiting = [
        (x + dx, y + dy)
        for dx, dy in lattice(both + 20, 2 * wide + 20, both, ranks.around.spacing.leader, turn)
    ]
    if nearness is not None:
        waiting.sort(key=nearness)
    for radius in radii:
        spot = _next(ranks, waiting, radius, allowed)
        if spot is None:
            return
        ranks.placed.append((spot, radius))


def _next(
    ranks: Ranks, waiting: list[Point], radius: int, allowed: Callable[[Point, int], bool]
) -> Point | None:
    """The first waiting place that will do; those that never will are dropped."""
    n, far = 0, radius + ranks.around.spacing.neighbour
    near = [(u, v, (far + r) * (far + r + 1)) for (u, v), r in ranks.placed]
    while n < len(waiting):
        spot = x, y = waiting[n]
        for u, v, square in near:
            if (x - u) * (x - u) + (y - v) * (y - v) <= square:
                break
        else:
            n += 1
            continue
        del waiting[n]
        if ranks.fits(spot, radius) and allowed(spot, radius):
            return spot
    return None


@lru_cache(maxsize=128)
def lattice(first: int, pitch: int, both: int, far: int, turn: int = 0) -> tuple[Point, ...]:
    """Offsets of a lattice round a disc, nearest first, as far as formation reaches from its edge.

    Honeycomb along x (turn 0) or along y (1), or squares (2).
    """
    limit = far + both
    rows = limit // pitch + 2
    places = []
    for j in range(-rows, rows + 1):
        for i in range(-rows, rows + 1):
            x, y = i * pitch, j * pitch
            if turn != SQUARES:
                x, y = x + (j % 2) * (pitch // 2), y * 87 // 100
            if first * first <= x * x + y * y <= limit * limit:
                places.append((y, x) if turn == 1 else (x, y))
    places.sort(key=lambda p: (p[0] ** 2 + p[1] ** 2, p))
    return tuple(places)


@lru_cache(maxsize=4096)
def lattice_near(first: int, pitch: int, both: int, far: int, at: Point) -> tuple[Point, ...]:
    """The lattice, the offsets nearest to one of them (in steps of `pitch`) first."""
    x, y = at[0] * pitch, at[1] * pitch
    return tuple(sorted(lattice(first, pitch, both, far), key=lambda p: (p[0] - x) ** 2 + (p[1] - y) ** 2))


def holds_together(discs: Sequence[Disc], spacing: Spacing) -> bool:
    """Whether bases, the leader's first, are in formation."""
    return not in_formation(*discs[0], discs[1:], spacing.leader, spacing.neighbour)
