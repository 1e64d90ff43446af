"""Coming into play: access zones, deployment zone, drop points, Guérilla (TR-TABLE-03 to 08, TR-SKILL-06)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from escarmouche.engine.kinds import PLACED
from escarmouche.engine.requests import NO_ONE, Refusal
from escarmouche.games.company.chapters.movement.collisions import Mover
from escarmouche.games.company.chapters.movement.edges import by_segment, start_of
from escarmouche.games.company.chapters.movement.packing import holds_together
from escarmouche.games.company.chapters.movement.placements import Placements, put_down
from escarmouche.games.trauma.chapters.measuring import CONTACT
from escarmouche.games.trauma.chapters.movement import arrivals
from escarmouche.games.trauma.chapters.movement.arrivals import (
    ACCESS,
    DEPLOY,
    DROP,
    GUERILLA,
    Way,
    ground_why_not,
    zone_of,
)
from escarmouche.games.trauma.chapters.movement.collisions import (
    SPACING,
    Surroundings,
    klass_of,
    movers,
    surroundings,
)
from escarmouche.games.trauma.chapters.movement.displacement import confirmed, displaced
from escarmouche.games.trauma.chapters.movement.engagement import update_engaged
from escarmouche.games.trauma.chapters.movement.movement import (
    antigrav_levels,
    why_not_hover,
    why_not_pass,
    why_not_shape,
)
from escarmouche.games.trauma.chapters.movement.passing import why_not_through
from escarmouche.games.trauma.chapters.units import units_on_table
from escarmouche.games.trauma.table import ANTIGRAV, INFANTRY, Referee, Table
from escarmouche.space.shapes import discs_overlap, gap_at_most, gap_to_polygon_at_most, path_length
from escarmouche.space.sweep import within

FIRST_TURN = 1  # TR-TABLE-06


def enter(referee: Referee) -> None:
    """A unit in Reserve whose card is paid comes in by one of the ways open to it, or stays (TR-STATE-12)."""
    table = referee.table
    unit = table.turn.unit
    side = table.units[unit].side
    chosen: Way | str = referee.ask(
        "TR-STATE-12",
        side,
        "enter",
        (*ways_in(table, unit), NO_ONE),
        lambda option: None if option == NO_ONE else why_not_enter(table, unit, option),
        actor=unit,
        unit=unit,
    )
    kind, way = (chosen.what, chosen.code()) if isinstance(chosen, Way) else (NO_ONE, NO_ONE)

    def place() -> Any:
        return referee.place(
            RULES[kind],
            side,
            QUESTIONS[kind],
            lambda value: why_not_arrive(table, unit, way, value),
            lambda: arrivals.entry_drafts(table, unit, way, lambda v: why_not_arrive(table, unit, way, v)),
            actor=unit,
            unit=unit,
            way=way,
        )

    value: Any = ()
    if way != NO_ONE:
        value = confirmed(referee, unit, lambda: place() or NO_ONE) if kind == ACCESS else place()
    if value == NO_ONE:
        value = ()
    if not value:
        referee.note("TR-STATE-12", "stays-in-reserve", unit=unit)
        referee.book(step="end")
    elif kind == ACCESS:
        by_access(referee, unit, value)
    else:
        by_placement(referee, unit, kind, value)


RULES = {ACCESS: "TR-TABLE-04", DEPLOY: "TR-TABLE-06", DROP: "TR-TABLE-07", GUERILLA: "TR-SKILL-06"}
QUESTIONS = {
    ACCESS: "enter-access",
    DEPLOY: "enter-deploy",
    DROP: "enter-drop",
    GUERILLA: "enter-guerilla",
}
"""Where the figures of a unit come in, by the way it takes."""
ENTERING = frozenset(QUESTIONS.values())


def by_access(referee: Referee, unit: str, value: Placements) -> None:
    """Entry by an access zone: the first Movement action, a displacement; one more action may follow."""
    referee.book(flags=referee.table.turn.flags | {"entered"})
    klass = klass_of(referee.table, unit)
    levels = dict.fromkeys(referee.table.units[unit].figures, 0)
    if klass == ANTIGRAV:
        levels |= antigrav_levels(referee.table, value)
    displaced(
        referee,
        "TR-TABLE-04",
        unit,
        value,
        levels=levels,
        push_first=klass != INFANTRY,
        then=("announce",),
        arrives=True,
    )


def by_placement(referee: Referee, unit: str, kind: str, value: Placements) -> None:
    """Deployment, Guérilla, drop: put down in formation, which is no displacement (TR-MOVE-01)."""
    rule = RULES[kind]
    put_down(referee, rule, unit, value, dict.fromkeys(referee.table.units[unit].figures, 0), how=PLACED)
    update_engaged(referee, rule)
    if kind == DROP:
        referee.note("TR-TABLE-08", "a-drop-uses-both-actions", unit=unit)
        referee.book(step="orders", flags=referee.table.turn.flags | {"dropped"})
    else:
        referee.book(step="announce")


# -- which ways are open ----------------------------------------------------------------------------------


def ways_in(table: Table, unit: str) -> Iterator[Way]:
    """Every way in there is on this table, open to the unit or not."""
    for zone in table.turn.zones:
        if zone.kind != "deployment":
            yield Way(ACCESS, zone.id)
        elif zone.side == table.units[unit].side:
            yield Way(DEPLOY)
    for point in table.things.values():
        if point.kind == DROP:
            yield Way(DROP, point.id)
    if GUERILLA in table.setting.entries[table.units[unit].entry].skills:
        for friend in units_on_table(table, table.units[unit].side):
            yield Way(GUERILLA, friend)


def why_not_enter(table: Table, unit: str, way: Way) -> Refusal | None:
    """Whether a way in may be used by this unit now."""
    kind, target = way.what, way.target
    side, about = table.units[unit].side, {"unit": unit, "way": way.code()}
    if kind == DEPLOY:
        late = table.turn.round > FIRST_TURN
        return Refusal("TR-TABLE-06", "first-turn-only", about) if late else None
    if kind == DROP:
        held = table.things[target].side == side
        return None if held else Refusal("TR-TABLE-07", "not-controlled", about)
    if kind == ACCESS:
        zone = zone_of(table, target)
        if zone.kind == ACCESS:
            return None if zone.side == side else Refusal("TR-TABLE-05", "not-your-zone", about)
        held = any(p.zone == target and p.side == side for p in table.things.values())
        return None if held else Refusal("TR-TABLE-05", "not-controlled", about)
    return None


# -- judging a placement ----------------------------------------------------------------------------------


def why_not_arrive(table: Table, unit: str, way: str, value: Any) -> Refusal | None:
    """Whether the figures may come in like this; an empty answer keeps the unit in Reserve."""
    if value == ():
        return None
    if refusal := why_not_shape(table, unit, value):
        return refusal
    if len(value) != len(table.units[unit].figures) or not all(path for _, path, _ in value):
        return Refusal("TR-TABLE-04", "everyone-or-nobody", {"unit": unit})
    return why_not_come(table, unit, way, value)


def why_not_come(table: Table, unit: str, way: str, value: Placements) -> Refusal | None:
    """Whether these figures, all of a unit or some of them, may come in like this."""
    kind = Way.read(way).what
    members = arrivals.arriving(table, unit, value)
    around = surroundings(table, unit, members, 0, CONTACT)
    if kind == ACCESS:
        if refusal := _why_not_walk_in(table, Way.read(way).target, around, members, value):
            return refusal
    else:
        refusal = _why_not_put_down(table, unit, way, members, value) or _why_not_upon(around, members)
        if refusal:
            return refusal
    if kind == ACCESS and around.klass == ANTIGRAV:  # it may end on a flat top (TR-VEH-05)
        return why_not_hover(table, unit, members, {id: path for id, path, _ in value})
    refusal = ground_why_not(table, unit, around, members)
    if refusal is None and kind == ACCESS and around.passable:
        refusal = why_not_through(table, unit, around, members, {id: path for id, path, _ in value})
    return refusal


def _why_not_walk_in(
    table: Table, zone_id: str, around: Surroundings, members: list[Mover], value: Placements
) -> Refusal | None:
    """Each figure from a place just outside the segment, along a free path, wholly onto the table."""
    zone = zone_of(table, zone_id)
    bounds = (0, 0, table.ground.width, table.ground.depth)
    for m, (id, path, _) in zip(members, value, strict=True):
        about = {"figure": id, "zone": zone_id}
        start = path[0]
        if start_of(table.ground, zone, start, m.radius) != start or not (
            len(path) < 2 or by_segment(zone.a, zone.b, start, path[1])
        ):
            return Refusal("TR-TABLE-03", "not-by-the-zone", about)
        excess = path_length(path) - table.setting.profiles[table.figures[id].profile].movement
        if excess > 0:
            return Refusal("TR-MOVE-02", "too-far", about, excess, "cm")
        if len(path) < 2 or not all(within(bounds, *point, m.radius) for point in path[1:]):
            return Refusal("TR-TABLE-04", "not-wholly-on-the-table", about)
        walker = m._replace(at=start)
        hit = arrivals.hit_coming_in(around, walker, path)
        if hit is not None:
            return why_not_pass(around, walker, hit)
        if around.soft and (foe := around.runs_over(walker, path)):
            return Refusal("TR-MOVE-09", "through-enemy-infantry", {**about, "unit": foe})
    return None


def _why_not_put_down(
    table: Table, unit: str, way: str, members: list[Mover], value: Placements
) -> Refusal | None:
    """Deployment, drop and Guérilla: where the figures may stand, and in formation (TR-ARMY-11)."""
    kind, target = Way.read(way).what, Way.read(way).target
    if any(len(path) != 1 for _, path, _ in value):
        return Refusal(RULES[kind], "placed-not-moved", {"unit": unit})
    leader = table.units[unit].leader
    discs = [(m.at, m.radius) for m in sorted(members, key=lambda m: m.id != leader)]
    if kind == DEPLOY:
        zone = arrivals.deployment_of(table, table.units[unit].side)
        box = (*map(min, zone.a, zone.b), *map(max, zone.a, zone.b))
        for m in members:
            if not within(box, *m.at, m.radius):  # type: ignore[arg-type]
                return Refusal("TR-TABLE-06", "outside-the-zone", {"figure": m.id})
    elif kind == DROP:
        polygon = table.ground.piece(table.things[target].piece).polygon
        if not any(gap_to_polygon_at_most(m.at, m.radius, polygon, CONTACT) for m in members):
            return Refusal("TR-TABLE-07", "nobody-at-contact", {"unit": unit, "point": target})
    elif not any(_beside(table, target, m) for m in members):
        return Refusal("TR-SKILL-06", "nobody-at-contact", {"unit": unit, "friend": target})
    if not holds_together(discs, SPACING):
        return Refusal("TR-ARMY-11", "out-of-formation", {"unit": unit})
    return None


def _why_not_upon(around: Surroundings, members: list[Mover]) -> Refusal | None:
    """Only a movement ends amid infantry (TR-MOVE-09): who is put down stands on nobody's base."""
    for group in around.groups:
        for m in members:
            if any(discs_overlap(m.at, m.radius, at, radius) for at, radius in group.discs):
                return Refusal("TR-MOVE-06", "bases-overlap", {"figure": m.id, "unit": group.unit})
    return None


def _beside(table: Table, friend: str, m: Mover) -> bool:
    """Whether a figure put down here is at contact of a figure of a friendly unit."""
    for other in movers(table, friend):
        if gap_at_most(m.at, m.radius, other.at, other.radius, CONTACT):  # between friends flat: TR-MEAS-01
            return True
    return False
