"""The Movement action: each figure along its own path, up to its Movement (ledger area TR-MOVE)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.options import MOVE
from escarmouche.engine.requests import NO_ONE, Refusal
from escarmouche.games.company.chapters.movement import placements
from escarmouche.games.company.chapters.movement.collisions import NOTHING, Disc, Mover
from escarmouche.games.company.chapters.movement.placements import Placements, ShapeRules
from escarmouche.games.trauma.chapters.movement import ready_moves
from escarmouche.games.trauma.chapters.movement.collisions import (
    Surroundings,
    klass_of,
    landing_level,
    movers,
    piece_under,
    surroundings,
)
from escarmouche.games.trauma.chapters.movement.displacement import confirmed, displaced
from escarmouche.games.trauma.chapters.movement.passing import why_not_through
from escarmouche.games.trauma.chapters.units import is_infantry
from escarmouche.games.trauma.table import ANTIGRAV, INFANTRY, Referee, Table
from escarmouche.space.paths import Hit
from escarmouche.space.shapes import Point, discs_overlap, path_length
from escarmouche.space.sweep import first_hit, within


def move(referee: Referee, unit: str) -> bool:
    """Let the owner lead each figure of the unit up to its Movement; then what follows a displacement.

    The answer NO_ONE waives the action: nobody moves and nothing follows, unlike a Movement of 0 cm. Returns
    whether the action was taken.
    """
    table = referee.table

    def place() -> Any:
        return referee.place(
            "TR-MOVE-02",
            table.units[unit].side,
            "move",
            lambda value: None if value == NO_ONE else why_not_paths(table, unit, value),
            lambda: ready_moves.move_drafts(table, unit),
            intent=MOVE,
            actor=unit,
            unit=unit,
        )

    value: Any = confirmed(referee, unit, place)
    if value == NO_ONE:
        referee.note("TR-ACTN-02", "action-waived", unit=unit, action="movement")
        return False
    if not any(path for _, path, _ in value):
        referee.note("TR-ACTN-10", "moves-no-distance", unit=unit)
    klass = klass_of(table, unit)
    levels = antigrav_levels(table, value) if klass == ANTIGRAV else None
    displaced(referee, "TR-ACTN-10", unit, value, levels=levels, push_first=klass != INFANTRY)
    return True


def why_not_move(table: Table, unit: str) -> Refusal | None:
    """Whether a unit may take a Movement action at all, be it of 0 cm."""
    figures = table.figures
    stuck = None
    for id in table.units[unit].figures:
        figure = figures[id]
        if not figure.immobile and not figure.fixed:
            return None
        stuck = stuck or figure
    if stuck is None:
        return Refusal("TR-ACTN-10", "no-figure-left", {"unit": unit})
    return _why_not_budge(stuck.id, immobile=stuck.immobile)


def _why_not_budge(figure: str, *, immobile: bool) -> Refusal:
    if immobile:
        return Refusal("TR-SHOOT-50", "immobilised", {"figure": figure})
    return Refusal("TR-SKILL-15", "fired-with-second-score", {"figure": figure})


def why_not_paths(table: Table, unit: str, value: Any) -> Refusal | None:
    """Whether the figures of a unit may move like this; cheap reasons first."""
    if refusal := why_not_shape(table, unit, value):
        return refusal
    members = {m.id: m for m in movers(table, unit)}
    for id, path, facing in value:
        mover, figure = members[id], table.figures[id]
        if not mover.movement and (path or (figure.immobile and facing >= 0)):
            return _why_not_budge(id, immobile=figure.immobile)
        excess = path_length((mover.at, *path)) - mover.movement if path else 0
        if excess > 0:
            return Refusal("TR-MOVE-02", "too-far", {"figure": id}, excess, "cm")
    ways = {id: (members[id].at, *path) for id, path, _ in value if path}
    if not ways:
        return None
    klass = klass_of(table, unit)
    for level in sorted({m.level for m in members.values()}):
        here = [m for m in members.values() if m.level == level]
        around = surroundings(table, unit, here, level)
        for m in here:
            if m.id in ways and (refusal := why_not_way(table, around, m, ways[m.id])):
                return refusal
        if klass != ANTIGRAV and (refusal := why_not_ends(table, unit, around, here, ways)):
            return refusal
    return why_not_hover(table, unit, list(members.values()), ways) if klass == ANTIGRAV else None


SHAPE = ShapeRules("TR-MOVE-02", "TR-ARMY-06", "TR-MOVE-07")


def why_not_shape(table: Table, unit: str, value: Any) -> Refusal | None:
    """Whether an answer is a list of figures of the unit, each with a path and a facing."""
    return placements.why_not_shape(table, SHAPE, unit, value)


def why_not_way(table: Table, around: Surroundings, mover: Mover, way: tuple[Point, ...]) -> Refusal | None:
    """Whether a base may be led along a way: obstacles, the table's edge, units it may not pass."""
    hit = around.hit(mover, way)
    if hit is not None:
        return why_not_pass(around, mover, hit)
    if around.soft and (unit := around.runs_over(mover, way)):
        return Refusal("TR-MOVE-09", "through-enemy-infantry", {"figure": mover.id, "unit": unit})
    return None


def why_not_pass(around: Surroundings, mover: Mover, hit: Hit) -> Refusal:
    """The reason behind something a base has run into."""
    about: dict[str, Any] = {"figure": mover.id, "leg": hit.leg}
    if hit.kind == "edge":
        return Refusal("TR-MOVE-03", "off-the-table", about)
    if hit.kind == "piece":
        ground = around.ground
        under = piece_under(ground, around.klass, mover.at, mover.radius, mover.level)
        if hit.which == under:
            return Refusal("TR-MOVE-03", "leaving-needs-crossing", {**about, "piece": under})
        return Refusal("TR-MOVE-03", "does-not-fit", {**about, "piece": hit.which})
    reason = "through-a-unit" if hit.kind == "disc" else "between-linked-figures"
    return Refusal("TR-MOVE-05", reason, {**about, "unit": hit.which})


def why_not_ends(
    table: Table,
    unit: str,
    around: Surroundings,
    here: list[Mover],
    ways: dict[str, tuple[Point, ...]],
) -> Refusal | None:
    """Whether the figures of one level may end like this: on no other base, interlocked with nobody."""
    ends = [(ways[m.id][-1] if m.id in ways else m.at, m.radius) for m in here]
    for n, (m, (at, radius)) in enumerate(zip(here, ends, strict=True)):
        if any(discs_overlap(at, radius, q, r) for q, r in ends[:n]):
            return Refusal("TR-MOVE-06", "bases-overlap", {"figure": m.id})
        if m.id in ways and around.occupied(at, radius):
            return _why_not_stand(table, around, ways, m.id, (at, radius))
    for other in around.interlocked_with(ends):
        if other not in around.interlocked_with([(m.at, m.radius) for m in here]):
            return _why_not_interlocked(table, unit, around, ways, other)
    return why_not_through(table, unit, around, here, ways) if around.passable else None


def _why_not_stand(
    table: Table,
    around: Surroundings,
    ways: dict[str, tuple[Point, ...]],
    figure: str,
    end: Disc,
) -> Refusal:
    unit = table.figures[figure].unit
    for group in around.groups:
        if any(discs_overlap(*end, q, r) for q, r in group.discs):
            if _crossed(table, unit, around, ways, group.unit):
                return Refusal("TR-MOVE-04", "not-entirely-through", {"figure": figure, "unit": group.unit})
            return Refusal("TR-MOVE-06", "bases-overlap", {"figure": figure, "unit": group.unit})
    return Refusal("TR-MOVE-06", "bases-overlap", {"figure": figure})


def _why_not_interlocked(
    table: Table, unit: str, around: Surroundings, ways: dict[str, tuple[Point, ...]], other: str
) -> Refusal:
    crossed = _crossed(table, unit, around, ways, other)
    rule, reason = ("TR-MOVE-04", "not-entirely-through") if crossed else ("TR-MOVE-06", "interlocked")
    return Refusal(rule, reason, {"unit": unit, "other": other})


def _crossed(
    table: Table, unit: str, around: Surroundings, ways: dict[str, tuple[Point, ...]], other: str
) -> bool:
    """Whether some way leads through a friendly infantry unit (TR-MOVE-04)."""
    if table.units[other].side != table.units[unit].side or not is_infantry(table, other):
        return False
    profiles, figures = table.setting.profiles, table.figures
    for group in around.groups:
        if group.unit == other:
            for id, way in ways.items():
                radius = profiles[figures[id].profile].radius
                if first_hit(NOTHING, group.discs, group.links, way, radius):
                    return True
    return False


def antigrav_levels(table: Table, value: Placements) -> dict[str, int]:
    """The levels at which antigravs end: the ground or the flat top under them (TR-VEH-05)."""
    levels = {}
    for id, path, _ in value:
        if path:
            radius = table.setting.profiles[table.figures[id].profile].radius
            levels[id] = landing_level(table.ground, path[-1], radius) or 0
    return levels


def why_not_hover(
    table: Table, unit: str, members: list[Mover], ways: dict[str, tuple[Point, ...]]
) -> Refusal | None:
    """Whether antigravs may end where they do: a free spot, or a flat top large enough (TR-VEH-05)."""
    bounds = (0, 0, table.ground.width, table.ground.depth)
    by_level: dict[int, list[Mover]] = {}
    for m in members:
        level: int | None = m.level
        if m.id in ways:
            end = ways[m.id][-1]
            if not within(bounds, *end, m.radius):
                return Refusal("TR-MOVE-03", "off-the-table", {"figure": m.id})
            level = landing_level(table.ground, end, m.radius)
        if level is None:
            return Refusal("TR-VEH-05", "no-room-to-land", {"figure": m.id})
        by_level.setdefault(level, []).append(m)
    for level, here in by_level.items():
        around = surroundings(table, unit, here, level)
        if refusal := why_not_ends(table, unit, around, here, ways):
            return refusal
    return None
