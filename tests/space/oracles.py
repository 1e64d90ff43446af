"""The same questions asked of shapely: slow, independent answers to compare with, and pipelines to race."""

from __future__ import annotations

import heapq
from collections.abc import Sequence
from math import hypot
from typing import Any

import numpy as np
import shapely
from shapely.geometry import LineString, Point
from shapely.geometry import Polygon as Shape

from escarmouche.space.sight import Body, Eye
from escarmouche.space.sight.one_pair import sample_heights, side_offset
from escarmouche.space.terrain import Ground, Piece


def shape(piece: Piece) -> Any:
    """A piece as a shapely polygon."""
    return Shape(piece.footprint)


def samples(eye: Eye, body: Body) -> list[tuple[int, int, int]]:
    """The nine samples, core first."""
    x, y, radius, bottom, top = body
    wx, wy = side_offset(x - eye[0], y - eye[1], radius)
    feet = ((x, y), (x + wx, y + wy), (x - wx, y - wy))
    return [(*foot, z) for foot in feet for z in sample_heights(bottom, top)]


def hidden_samples(ground: Ground, eye: Eye, body: Body, grown: int) -> list[bool]:
    """Which samples are hidden when every piece is made wider and higher by `grown` (less when negative)."""
    walls = []
    for piece in ground.pieces:
        footprint = shape(piece)
        if "opaque" not in piece.traits:
            continue
        if eye[2] < piece.height and footprint.covers(Point(eye[:2])):
            continue
        if body[3] < piece.height and footprint.covers(Point(body[:2])):
            continue
        wider = footprint.buffer(grown, join_style="mitre") if grown else footprint
        walls.append((wider, piece.height + grown))
    return [
        any(_blocks(wall, height, eye, sample) for wall, height in walls) for sample in samples(eye, body)
    ]


def _blocks(wall: Any, height: int, eye: Eye, sample: tuple[int, int, int]) -> bool:
    start, end = eye[:2], sample[:2]
    length = hypot(end[0] - start[0], end[1] - start[1])
    inside = LineString([start, end]).intersection(wall)
    for part in getattr(inside, "geoms", [inside]):
        if part.geom_type == "LineString" and not part.is_empty:
            for x, y in part.coords:
                t = hypot(x - start[0], y - start[1]) / length
                if eye[3] + (sample[2] - eye[3]) * t < height - 1e-9:
                    return True
    return False


def flat_pipeline(tree: shapely.STRtree, eyes: Sequence[Eye], bodies: Sequence[Body]) -> int:
    """All 2D segments against a tree of footprints at once, heights ignored; returns the number blocked."""
    lines = shapely.linestrings(
        [(eye[:2], sample[:2]) for eye in eyes for body in bodies for sample in samples(eye, body)]
    )
    return len(np.unique(tree.query(lines, predicate="intersects")[0]))


def raised_pipeline(tree: shapely.STRtree, heights: Any, eyes: Sequence[Eye], bodies: Sequence[Body]) -> int:
    """The same with heights: intersections of all candidate pairs, lowest point of each; number blocked."""
    ends = [(*eye, *sample) for eye in eyes for body in bodies for sample in samples(eye, body)]
    table = np.array(ends, dtype=float)
    lines = shapely.linestrings(table[:, [0, 1, 4, 5]].reshape(-1, 2, 2))
    line, piece = tree.query(lines, predicate="intersects")
    parts = shapely.intersection(lines[line], tree.geometries[piece])
    points, which = shapely.get_coordinates(parts, return_index=True)
    row = table[line[which]]
    length = np.hypot(row[:, 4] - row[:, 0], row[:, 5] - row[:, 1])
    t = np.hypot(points[:, 0] - row[:, 0], points[:, 1] - row[:, 1]) / length
    low = row[:, 3] + (row[:, 6] - row[:, 3]) * t < heights[piece[which]]
    return len(np.unique(line[which][low]))


def shortest_length(
    polygons: Sequence[Any], start: tuple[int, int], goal: tuple[int, int], radius: float, budget: float
) -> float:
    """The shortest way over a full visibility graph of the rounded obstacles; inf beyond the budget."""
    walls = shapely.unary_union([polygon.buffer(radius, quad_segs=16) for polygon in polygons])
    solid = walls.buffer(-0.5)
    nodes = [start, goal]
    for part in getattr(walls, "geoms", [walls]):
        for ring in (part.exterior, *part.interiors):
            nodes += list(ring.coords)[:-1]
    nodes = [n for n in nodes if hypot(n[0] - start[0], n[1] - start[1]) <= budget]
    shapely.prepare(solid)
    best = {0: 0.0}
    heap = [(0.0, 0)]
    done = set()
    at = np.array(nodes, dtype=float)
    while heap:
        gone, n = heapq.heappop(heap)
        if n == 1:
            return gone
        if n in done:
            continue
        done.add(n)
        far = np.hypot(at[:, 0] - at[n, 0], at[:, 1] - at[n, 1]) + gone
        lines = shapely.linestrings(np.stack((np.broadcast_to(at[n], at.shape), at), axis=1))
        open_ = ~shapely.intersects(solid, lines)
        for m in np.flatnonzero(open_ & (far <= budget)).tolist():
            if m not in done and far[m] < best.get(m, 1e18):
                best[m] = float(far[m])
                heapq.heappush(heap, (best[m], m))
    return float("inf")


def grid_length(
    blocked: Any, start: tuple[int, int], goal: tuple[int, int], budget: float, cell: int = 100
) -> float:
    """A* over an eight-way grid of 1 cm cells in plain Python: the rival of the corner search."""
    sx, sy, gx, gy = start[0] // cell, start[1] // cell, goal[0] // cell, goal[1] // cell
    heap = [(0.0, 0.0, sx, sy)]
    best = {(sx, sy): 0.0}
    root = 2**0.5
    limit = budget / cell
    steps = [(i, j, root if i and j else 1.0) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j]
    while heap:
        _, gone, x, y = heapq.heappop(heap)
        if (x, y) == (gx, gy):
            return gone * cell
        if gone > best[(x, y)]:
            continue
        for i, j, cost in steps:
            u, v = x + i, y + j
            if blocked[u][v]:
                continue
            far = gone + cost
            if far < best.get((u, v), 1e9):
                dx, dy = abs(u - gx), abs(v - gy)
                rest = dx + dy + (root - 2) * min(dx, dy)
                if far + rest <= limit:
                    best[(u, v)] = far
                    heapq.heappush(heap, (far + rest, far, u, v))
    return float("inf")
