"""The outline of an area that is known only by asking, point by point, whether a place belongs to it.

A lattice of a centimetre is asked first; squares that are not all in or all out are asked again at half a
centimetre, and where the line between two neighbours leaves the area is found to a hundredth. Every corner of
an outline is a place that was asked about and belongs to the area.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from escarmouche.space.shapes import Box, Point

COARSE, FINE = 100, 50
_PARTS = COARSE // FINE
_STRAIGHT = 2
"""A corner that lies so near to the line between its neighbours, in hundredths, is left out."""

Test = Callable[[Point], bool]
Node = tuple[int, int]
Edge = tuple[Node, Node]
Ring = tuple[Point, ...]


def rings(inside: Test, box: Box, seeds: Iterable[Point] = ()) -> tuple[Ring, ...]:
    """The outlines of all places of a box that pass the test; holes are outlines of their own (even-odd).

    `seeds` are places looked at closely whatever stands round them: a gap narrower than a centimetre.
    """
    return _Lattice(inside, box).outlines(seeds)


class _Lattice:
    """Squares over a box, with a rim of squares outside it that never belong to the area."""

    def __init__(self, inside: Test, box: Box) -> None:
        self.inside, self.box = inside, box
        self.across = (box[2] - box[0]) // COARSE + 2
        self.up = (box[3] - box[1]) // COARSE + 2
        self.known: dict[Node, bool] = {}

    def place(self, node: Node) -> Point:
        return self.box[0] + node[0] * FINE, self.box[1] + node[1] * FINE

    def asked(self, node: Node) -> bool:
        within = self.known.get(node)
        if within is None:
            x, y = self.place(node)
            x0, y0, x1, y1 = self.box
            within = self.known[node] = x0 <= x <= x1 and y0 <= y <= y1 and self.inside((x, y))
        return within

    def outlines(self, seeds: Iterable[Point]) -> tuple[Ring, ...]:
        after: dict[Edge, Edge] = {}
        for column, row in self._mixed(seeds):
            for i in range(column * _PARTS, column * _PARTS + _PARTS):
                for j in range(row * _PARTS, row * _PARTS + _PARTS):
                    self._march(i, j, after)
        outlines = []
        while after:
            edge, following = after.popitem()
            ring = [self._crossing(edge)]
            while following != edge:
                ring.append(self._crossing(following))
                following = after.pop(following)
            outlines.append(_plain(ring))
        return tuple(sorted(ring for ring in outlines if len(ring) > 2))

    def _mixed(self, seeds: Iterable[Point]) -> set[Node]:
        """The large squares that hold part of an outline, all their points asked."""
        waiting = []
        for column in range(-1, self.across):
            for row in range(-1, self.up):
                corners = [(column + a, row + b) for a in (0, 1) for b in (0, 1)]
                if len({self.asked((i * _PARTS, j * _PARTS)) for i, j in corners}) > 1:
                    waiting.append((column, row))
        for x, y in seeds:
            square = (x - self.box[0]) // COARSE, (y - self.box[1]) // COARSE
            if -1 <= square[0] < self.across and -1 <= square[1] < self.up:
                waiting.append(square)
        done: set[Node] = set()
        while waiting:
            square = waiting.pop()
            if square in done:
                continue
            done.add(square)
            waiting += self._neighbours(*square)
        return done

    def _neighbours(self, column: int, row: int) -> list[Node]:
        """The large squares that share a side on which some points belong to the area and some do not."""
        i, j, steps = column * _PARTS, row * _PARTS, range(_PARTS + 1)
        for a in steps:
            for b in steps:
                self.asked((i + a, j + b))
        sides = (
            ((column - 1, row), [(i, j + n) for n in steps]),
            ((column + 1, row), [(i + _PARTS, j + n) for n in steps]),
            ((column, row - 1), [(i + n, j) for n in steps]),
            ((column, row + 1), [(i + n, j + _PARTS) for n in steps]),
        )
        return [other for other, nodes in sides if len({self.asked(node) for node in nodes}) > 1]

    def _march(self, i: int, j: int, after: dict[Edge, Edge]) -> None:
        """Put the pieces of outline in one small square down, the area to their left."""
        around = ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))
        held = [self.asked(node) for node in around]
        if all(held) or not any(held):
            return
        leaving = [n for n in range(4) if held[n] and not held[(n + 1) % 4]]
        entering = [n for n in range(4) if not held[n] and held[(n + 1) % 4]]
        if len(leaving) == 2:
            x, y = self.place((i, j))
            joined = self.inside((x + FINE // 2, y + FINE // 2))
            pairs = [(n, (n + 1) % 4 if joined else (n - 1) % 4) for n in leaving]
        else:
            pairs = [(leaving[0], entering[0])]
        for out, back in pairs:
            after[_edge(around[out], around[(out + 1) % 4])] = _edge(around[back], around[(back + 1) % 4])

    def _crossing(self, edge: Edge) -> Point:
        """The last place of the area on the line between two neighbours."""
        a, b = edge if self.known[edge[0]] else edge[::-1]
        (x, y), (u, v) = self.place(a), self.place(b)
        dx, dy = (u > x) - (u < x), (v > y) - (v < y)
        near, far = 0, FINE
        while far - near > 1:
            middle = (near + far) // 2
            spot = x + dx * middle, y + dy * middle
            x0, y0, x1, y1 = self.box
            if x0 <= spot[0] <= x1 and y0 <= spot[1] <= y1 and self.inside(spot):
                near = middle
            else:
                far = middle
        return x + dx * near, y + dy * near


def _edge(a: Node, b: Node) -> Edge:
    return (a, b) if a < b else (b, a)


def _plain(ring: list[Point]) -> Ring:
    """A ring without corners that are none."""
    kept: list[Point] = []
    skipped: list[Point] = []
    for n, point in enumerate(ring):
        after = ring[(n + 1) % len(ring)]
        if kept and all(_near(p, kept[-1], after) for p in (*skipped, point)):
            skipped.append(point)
        elif not kept or point != kept[-1]:
            kept.append(point)
            skipped = []
    return tuple(kept)


def _near(point: Point, a: Point, b: Point) -> bool:
    ux, uy = b[0] - a[0], b[1] - a[1]
    square = ux * ux + uy * uy
    across = ux * (point[1] - a[1]) - uy * (point[0] - a[0])
    along = ux * (point[0] - a[0]) + uy * (point[1] - a[1])
    return across * across <= _STRAIGHT * _STRAIGHT * square and 0 <= along <= square
