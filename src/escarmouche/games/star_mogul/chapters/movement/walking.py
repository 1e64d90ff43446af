"""Moving on foot: paths, enemies' zones, chains, loads (SM-ACT-02, SM-MOVE-01, SM-MOVE-02, SM-MOVE-06)."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence
from math import isqrt
from typing import Any

from escarmouche.engine.options import MOVE
from escarmouche.engine.requests import Refusal
from escarmouche.engine.table import kept
from escarmouche.games.star_mogul.chapters import salvage
from escarmouche.games.star_mogul.chapters.models import (
    CHAIN,
    all_standing,
    at,
    chained,
    flies,
    foes,
    inside,
    is_hull,
    profile,
    rectangle,
    side_of,
    standing,
)
from escarmouche.games.star_mogul.chapters.movement import pace
from escarmouche.games.star_mogul.chapters.terrain import closed_to_walkers, stops_walkers
from escarmouche.games.star_mogul.rules import LEDGER
from escarmouche.games.star_mogul.table import PAS, Referee, Table
from escarmouche.space.paths import Disc, PolygonIndex, first_hit, obstacles
from escarmouche.space.shapes import (
    Point,
    disc_inside_polygon,
    discs_overlap,
    gap,
    gap_at_most,
    path_length,
    square_to_segment,
)

ZONE: int = LEDGER.data("SM-MOVE-06")["zone_in"] * PAS
"""SM-MOVE-06"""
Placement = tuple[str, tuple[Point, ...], int]


@kept
def hulls(table: Table) -> PolygonIndex:
    """Vehicles on the ground: nobody walks through them."""
    ground = [f for f in all_standing(table) if is_hull(table, f) and not flies(table, f)]
    return obstacles([rectangle(table, f).outline for f in ground], names=ground)


@kept
def closed(table: Table) -> PolygonIndex:
    """What people on foot go round: walls and vehicles on the ground."""
    ground = [f for f in all_standing(table) if is_hull(table, f) and not flies(table, f)]
    walls = [p.polygon for p in table.ground.pieces if stops_walkers(p)]
    bounds = (0, 0, table.ground.width, table.ground.depth)
    return obstacles([*walls, *(rectangle(table, f).outline for f in ground)], bounds)


@kept
def enemy_discs(table: Table, side: str) -> tuple[Disc, ...]:
    """Enemy people, whom nobody walks through (SM-MOVE-01)."""
    return tuple(
        (at(table.figures[f]), profile(table, f).radius)
        for f in all_standing(table)
        if side_of(table, f) != side and not is_hull(table, f)
    )


def why_not_shape(unit: str, figures: Iterable[str], value: Any) -> Refusal | None:
    """Whether an answer is a list of figures of the unit, each once, with a path and a facing."""
    about = {"unit": unit}
    if not isinstance(value, tuple):
        return Refusal("SM-MOVE-01", "not-placements", about)
    known, seen = set(figures), set()
    for item in value:
        if not isinstance(item, tuple) or len(item) != 3:
            return Refusal("SM-MOVE-01", "not-placements", about)
        id, path, facing = item
        if not isinstance(id, str) or id not in known or id in seen:
            return Refusal("SM-MOVE-01", "not-of-the-unit", {**about, "figure": str(id)})
        seen.add(id)
        if not isinstance(path, tuple) or not all(_is_point(point) for point in path):
            return Refusal("SM-MOVE-01", "not-a-path", {**about, "figure": id})
        if type(facing) is not int or not -1 <= facing < 360:
            return Refusal("SM-MOVE-01", "not-a-facing", {**about, "figure": id})
    return None


def _is_point(value: Any) -> bool:
    return isinstance(value, tuple) and len(value) == 2 and all(type(n) is int for n in value)


def why_not_move(table: Table, unit: str, value: Any) -> Refusal | None:
    """Whether the models of a unit may move like this; cheap reasons first."""
    if refusal := why_not_shape(unit, standing(table, unit), value):
        return refusal
    ways = {id: (at(table.figures[id]), *path) for id, path, _ in value if path}
    if not ways:
        return None
    for id, way in ways.items():
        if refusal := why_not_pace(table, id, way) or why_not_way(table, id, way):
            return refusal
    ends = {f: ways[f][-1] if f in ways else at(table.figures[f]) for f in standing(table, unit)}
    if refusal := why_not_ends(table, unit, ends, ways):
        return refusal
    if refusal := why_not_zones(table, unit, ways, ends):
        return refusal
    return why_not_chain(table, unit, ends) or why_not_carry(table, unit, ends)


def why_not_pace(table: Table, figure: str, way: Sequence[Point]) -> Refusal | None:
    """No farther than its Move, with its load and the ground it crosses (SM-MOVE-01 to SM-MOVE-05)."""
    if table.figures[figure].climbing:
        return Refusal("SM-MOVE-07", "on-a-face", {"figure": figure})
    far, most = path_length(way), pace.allowed(table, figure, way)
    if far > most:
        return Refusal("SM-MOVE-01", "too-far", {"figure": figure, "most": most}, far - most, "cm")
    return None


def why_not_way(table: Table, figure: str, way: Sequence[Point]) -> Refusal | None:
    """Not through walls, vehicles or enemies, not off the table; on a roof, on that roof (SM-MOVE-01)."""
    about = {"figure": figure}
    own, radius = table.figures[figure], profile(table, figure).radius
    if own.z:
        roof = next((p for p in table.ground.pieces_at(at(own)) if p.height == own.z), None)
        if roof is None or not all(disc_inside_polygon(point, radius, roof.polygon) for point in way[1:]):
            return Refusal("SM-MOVE-07", "off-the-roof", about)
        return None
    hit = first_hit(
        closed_to_walkers(table.ground), enemy_discs(table, side_of(table, figure)), (), way, radius
    )
    if hit is not None:
        if hit.kind == "edge":
            return Refusal("SM-MOVE-01", "off-the-table", about)
        if hit.kind == "disc":
            return Refusal("SM-MOVE-01", "through-an-enemy", about)
        return Refusal("SM-MOVE-01", "in-the-way", {**about, "piece": hit.which})
    if (met := first_hit(hulls(table), (), (), way, radius)) is not None:
        return Refusal(
            "SM-MOVE-01", "through-a-vehicle", {**about, "vehicle": table.figures[str(met.which)].unit}
        )
    return None


def why_not_ends(
    table: Table, unit: str, ends: dict[str, Point], ways: dict[str, tuple[Point, ...]]
) -> Refusal | None:
    """Nobody ends on another base."""
    others = [
        (at(table.figures[f]), profile(table, f).radius, table.figures[f].z)
        for f in all_standing(table)
        if table.figures[f].unit != unit and not is_hull(table, f)
    ]
    placed: list[tuple[Point, int, int]] = []
    for figure, spot in ends.items():
        radius, z = profile(table, figure).radius, table.figures[figure].z
        for other, wide, level in (*placed, *(others if figure in ways else ())):
            if level == z and discs_overlap(spot, radius, other, wide):
                return Refusal("SM-MOVE-01", "bases-overlap", {"figure": figure})
        placed.append((spot, radius, z))
    return None


def why_not_zones(
    table: Table, unit: str, ways: dict[str, tuple[Point, ...]], ends: dict[str, Point]
) -> Refusal | None:
    """Not within 1 pas of an enemy except to engage him or his unit (SM-MOVE-06)."""
    side = table.units[unit].side
    enemies = [f for f in all_standing(table) if side_of(table, f) != side and not is_hull(table, f)]
    for figure, way in ways.items():
        own, radius = table.figures[figure], profile(table, figure).radius
        near = [e for e in enemies if table.figures[e].z == own.z and _enters(table, way, radius, e)]
        if not near:
            continue
        end = ends[figure]
        met = {
            table.figures[e].unit
            for e in near
            if gap_at_most(end, radius, at(table.figures[e]), profile(table, e).radius, 0)
        }
        if met and (refusal := why_not_engage(table, unit)):
            return refusal
        for enemy in near:
            if table.figures[enemy].unit not in met:
                return Refusal("SM-MOVE-06", "enemy-zone", {"figure": figure, "enemy": enemy})
    return None


def why_not_engage(table: Table, unit: str) -> Refusal | None:
    """Retreating units and carriers may not engage (SM-ACT-12)."""
    if table.units[unit].retreat:
        return Refusal("SM-ACT-12", "retreating", {"unit": unit})
    if salvage.load_of(table, unit) is not None:
        return Refusal("SM-ACT-12", "carriers-do-not-engage", {"unit": unit})
    return None


def _enters(table: Table, way: Sequence[Point], radius: int, enemy: str) -> bool:
    """Whether a way comes nearer than 1 pas to an enemy, or nearer still than it began."""
    x, y = at(table.figures[enemy])
    reach = radius + profile(table, enemy).radius
    began = gap(way[0], radius, (x, y), reach - radius)
    if began < ZONE and gap(way[-1], radius, (x, y), reach - radius) >= began:
        return False
    limit = (reach + ZONE) ** 2
    for a, b in itertools.pairwise(way):
        above, below = square_to_segment(x, y, *a, *b)
        if above < limit * below and gap_of_way(above, below, reach) < ZONE:
            return True
    return False


def gap_of_way(above: int, below: int, reach: int) -> int:
    """A squared distance, as a fraction, less the radii: rounded to a hundredth."""
    return (isqrt(4 * above // below) + 1) // 2 - reach


def why_not_chain(table: Table, unit: str, ends: dict[str, Point]) -> Refusal | None:
    """One chain at the end; one that losses broke must at least not fall further apart (SM-MOVE-02)."""
    after = [(spot, profile(table, f).radius) for f, spot in ends.items()]
    if chained(after):
        return None
    before = [(at(table.figures[f]), profile(table, f).radius) for f in ends]
    if parts(after) < parts(before) or (parts(after) == parts(before) and not chained(before)):
        return None
    return Refusal("SM-MOVE-02", "chain-broken", {"unit": unit})


def parts(places: list[tuple[Point, int]]) -> int:
    """Into how many chains bases fall."""
    waiting, count = list(places), 0
    while waiting:
        count += 1
        chain = [waiting.pop()]
        for link in chain:
            near = [p for p in waiting if gap_at_most(*p, *link, CHAIN)]
            chain += near
            waiting = [p for p in waiting if p not in near]
    return count


def why_not_carry(table: Table, unit: str, ends: dict[str, Point]) -> Refusal | None:
    """The load needs four hands within 1 pas of its first carrier where the move ends (SM-SALV-02)."""
    load = salvage.load_of(table, unit)
    if load is None or not load.carriers:
        return None
    bearer = load.carriers[0]
    hands = [
        f
        for f, spot in ends.items()
        if not table.figures[f].wounded
        and gap_at_most(spot, profile(table, f).radius, ends[bearer], 0, salvage.ARM)
    ]
    if len(hands) < salvage.FEWEST:
        return Refusal(
            "SM-SALV-02", "too-few-hands", {"unit": unit, "hands": len(hands), "least": salvage.FEWEST}
        )
    return None


def leaves_zone(table: Table, unit: str, value: Sequence[Placement]) -> bool:
    """Whether a move takes somebody out of the drop zone (SM-RETR-05)."""
    zone = table.sides[table.units[unit].side].zone
    return any(path and not inside(path[-1], profile(table, f).radius, zone) for f, path, _ in value)


def ask_move(referee: Referee, unit: str, drafts: Any) -> Any:
    """The owner leads each model of the unit along a way of its own (SM-MOVE-01)."""
    table = referee.table
    return referee.place(
        "SM-MOVE-01",
        table.units[unit].side,
        "move",
        lambda value: why_not_move(table, unit, value),
        drafts,
        intent=MOVE,
        actor=unit,
        unit=unit,
    )


def moved(referee: Referee, rule: str, unit: str, value: Sequence[Placement]) -> None:
    """Models go their ways; their load and captives come along; who came into contact is remembered."""
    steps = [(f, path, -1) for f, path, _ in value if path]
    if not steps:
        referee.note(rule, "nobody-moves", unit=unit)
        return
    referee.move(rule, unit, steps)
    salvage.follow(referee, unit)
    remember_contacts(referee, [f for f, _, _ in steps])


def remember_contacts(referee: Referee, figures: Iterable[str]) -> None:
    """Those who came: they never claim the cover between (SM-MELEE-07)."""
    for figure in figures:
        met = foes(referee.table, figure)
        if met != referee.table.figures[figure].charged:
            referee.table.change(figure, {"charged": met})
