"""The flight of routed figures: 20 cm towards the nearest table edge, and over it (CZ-REAC-16 to 18)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from escarmouche.engine.options import WHERE
from escarmouche.games.combat_zone.chapters import telling
from escarmouche.games.combat_zone.chapters.area_weapons import aiming
from escarmouche.games.combat_zone.chapters.figures import side_of, where
from escarmouche.games.combat_zone.chapters.movement import movement
from escarmouche.games.combat_zone.chapters.movement.movement import Walker
from escarmouche.games.combat_zone.chapters.wounds import casualties
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import ALIVE, DROPPED, LEFT, Referee, Table
from escarmouche.space.paths import shortest_path, spot_free
from escarmouche.space.shapes import Point, gap_at_most, path_length, toward
from escarmouche.space.terrain import Ground

FLIGHT: int = LEDGER.data("CZ-REAC-16")["move_cm"] * 100
EDGES = ("south", "north", "west", "east")
SHIFT = 200
"""How far apart the places along an edge are that are tried where the nearest one is built over."""
TRIES = 12


def flee(referee: Referee, figure: str) -> None:
    """One rout move, free of charge: by the shortest way that touches no enemy, as far as it leads."""
    edge = choose_edge(referee, figure)
    table = referee.table
    path = way_out(table, figure, edge)
    casualties.release(referee, "CZ-CC-02", figure)  # CZ-REAC-19: nobody paid to catch it
    referee.change("CZ-REAC-17", figure, foes=())
    telling.unmark(referee, "CZ-ACT-05", figure, DROPPED)
    walked = along(path, FLIGHT)
    if not through_fire(referee, figure, walked):
        return
    if off_table(table.ground, walked[-1]):
        _run(referee, figure, walked)
        telling.lost(referee, "CZ-REAC-18", "left-the-table", figure)
        casualties.remove(referee, "CZ-REAC-18", figure, LEFT)
        return
    walked = _free_end(referee.table, figure, walked)
    if walked[-1] != path[0]:
        _run(referee, figure, walked)
    else:
        referee.note("CZ-REAC-17", "no-flight", figure=figure)


def _run(referee: Referee, figure: str, walked: tuple[Point, ...]) -> None:
    """The flight from where the figure stands, told as far as it went; it ends looking that way."""
    at = where(referee.table.figures[figure])
    way = walked[walked.index(at) + 1 :] if at in walked else walked[-1:]
    points = [point for before, point in pairwise((at, *way)) if point != before]
    telling.go(referee, "CZ-REAC-17", figure, points, movement.way_faced(0, walked))


def through_fire(referee: Referee, figure: str, walked: tuple[Point, ...]) -> bool:
    """Burning ground on the way burns who runs into it (CZ-AREA-07); False for one who falls there."""
    for number, (start, end) in enumerate(pairwise(walked)):
        if aiming.enters_fire(referee.table, figure, start, end):
            if number:
                _run(referee, figure, walked[: number + 1])
            referee.note("CZ-AREA-07", "runs-into-fire", figure=figure)
            aiming.scorch(referee, figure)
            break
    return referee.table.figures[figure].fate == ALIVE


def edge_distances(table: Table, figure: str) -> dict[str, int]:
    """How far the centre of a base is from each edge."""
    x, y = where(table.figures[figure])
    width, depth = table.ground.width, table.ground.depth
    return {"south": y, "north": depth - y, "west": x, "east": width - x}


def choose_edge(referee: Referee, figure: str) -> str:
    """The nearest edge; of equally near ones its own, else as the owner likes (CZ-REAC-17)."""
    table = referee.table
    far = edge_distances(table, figure)
    nearest = tuple(e for e in EDGES if far[e] == min(far.values()))
    side = side_of(table, figure)
    own = table.sides[side].edge
    if own in nearest:
        return own
    edge: str = referee.ask("CZ-REAC-17", side, "flight", nearest, actor=figure, part=WHERE, figure=figure)
    return edge


def way_out(table: Table, figure: str, edge: str) -> tuple[Point, ...]:
    """The way to the nearest point of an edge and over it; to another edge where there is none.

    Where enemies close every way it runs up against them, and where walls do, it stays.
    """
    who = movement.walker(table, figure, 10**6)
    if who.floor >= 0:  # it does not climb down
        return (who.at,)
    far = edge_distances(table, figure)
    edges = (edge, *sorted((e for e in EDGES if e != edge), key=lambda e: far[e]))
    clear = tuple((at, r + (not _touches(who, at, r))) for at, r in who.enemies)
    if _sealed_in(table.ground, who, edges):
        return (who.at,)
    for name in edges:
        if path := _path_to(table.ground, who, clear, name):
            return path
    for name in edges:
        if path := _path_to(table.ground, who, (), name):
            return _until_contact(who, path)
    return (who.at,)


def _touches(who: Walker, at: Point, radius: int) -> bool:
    return gap_at_most(who.at, who.radius, at, radius, 0)


def _sealed_in(ground: Ground, who: Walker, edges: tuple[str, ...]) -> bool:
    """Whether walls and closed doors alone keep a figure from the first edge that can be stood before."""
    for edge in edges:
        if _beyond(ground, who, edge):
            return False
        for near, _ in _goals(ground, who, edge):
            if spot_free(who.closed, (), near, who.radius):
                budget = 2 * (ground.width + ground.depth)
                return not shortest_path(who.closed, (), (), who.at, near, who.radius, budget)
    return True


def _goals(ground: Ground, who: Walker, edge: str) -> Iterator[tuple[Point, Point]]:
    """Places before an edge, the nearest first."""
    for number in range(TRIES):
        for shift in (number * SHIFT, -number * SHIFT) if number else (0,):
            yield _goal(ground, who.at, who.radius, edge, shift)


def _path_to(
    ground: Ground, who: Walker, discs: tuple[tuple[Point, int], ...], edge: str
) -> tuple[Point, ...] | None:
    """The shortest walkable way to the nearest point of an edge that can be stood before, then over it."""
    near, out = _goal(ground, who.at, who.radius, edge, 0)
    if near == who.at or _beyond(ground, who, edge):
        return who.at, out
    budget = 2 * (ground.width + ground.depth)
    for near, out in _goals(ground, who, edge):
        if spot_free(who.closed, discs, near, who.radius):
            path = shortest_path(who.closed, discs, (), who.at, near, who.radius, budget)
            return (*path, out) if path else None
    return None


def _beyond(ground: Ground, who: Walker, edge: str) -> bool:
    """Whether the base already stands over the edge."""
    x, y = who.at
    far = {"south": y, "north": ground.depth - y, "west": x, "east": ground.width - x}
    return far[edge] <= who.radius


def _goal(ground: Ground, at: Point, radius: int, edge: str, shift: int) -> tuple[Point, Point]:
    """The last place inside the table before an edge, and the point on the edge itself."""
    x, y = at
    width, depth = ground.width, ground.depth
    if edge in ("south", "north"):
        x = min(max(x + shift, radius), width - radius)
        return ((x, radius), (x, 0)) if edge == "south" else ((x, depth - radius), (x, depth))
    y = min(max(y + shift, radius), depth - radius)
    return ((radius, y), (0, y)) if edge == "west" else ((width - radius, y), (width, y))


def _until_contact(who: Walker, path: tuple[Point, ...]) -> tuple[Point, ...]:
    """The way up to the first enemy base, which stops the flight (CZ-REAC-17)."""
    walked = [path[0]]
    for point in path[1:]:
        if point != walked[-1] and (met := movement.contact(who, walked[-1], point)):
            walked.append(met)
            break
        walked.append(point)
    return tuple(walked)


def along(path: tuple[Point, ...], length: int) -> tuple[Point, ...]:
    """The first part of a path, measured along it."""
    walked = [path[0]]
    left = length
    for point in path[1:]:
        far = path_length((walked[-1], point))
        if far > left:
            walked.append(toward(walked[-1], point, left))
            break
        left -= far
        walked.append(point)
    return tuple(walked)


def off_table(ground: Ground, at: Point) -> bool:
    """Whether the centre of a base has reached the edge (CZ-REAC-18)."""
    return at[0] <= 0 or at[1] <= 0 or at[0] >= ground.width or at[1] >= ground.depth


def _free_end(table: Table, figure: str, walked: tuple[Point, ...]) -> tuple[Point, ...]:
    """The way shortened so that it does not end on a friend's base (CZ-MOVE-06)."""
    who = movement.walker(table, figure, 10**6)
    length = path_length(walked)
    while length > 0 and any(
        (walked[-1][0] - x) ** 2 + (walked[-1][1] - y) ** 2 < (r + who.radius) ** 2
        for (x, y), r in who.friends
    ):
        length = max(0, length - 25)
        walked = along(walked, length)
    return walked
