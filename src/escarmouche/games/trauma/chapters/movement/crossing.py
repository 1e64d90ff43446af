"""The Crossing action: over, through or onto an obstacle, the leader first (ledger area TR-CROSS)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.options import TARGET, WHO
from escarmouche.engine.requests import NO_ONE, Drafts, Refusal
from escarmouche.games.company.chapters.movement.placements import Placements
from escarmouche.games.trauma.chapters.measuring import CONTACT, contact
from escarmouche.games.trauma.chapters.melee import crush
from escarmouche.games.trauma.chapters.movement.collisions import klass_of, movers
from escarmouche.games.trauma.chapters.movement.displacement import confirmed, displaced
from escarmouche.games.trauma.chapters.movement.far_side import (
    Obstacle,
    UnitObstacle,
    land,
    landings,
    piece_obstacle,
    placements_of,
    places_for_rest,
    standing_at,
    ways_over,
    why_not_landing,
)
from escarmouche.games.trauma.chapters.movement.movement import why_not_shape
from escarmouche.games.trauma.chapters.terrain import CLIMB, CROSS, FREE, permission
from escarmouche.games.trauma.chapters.units import enemies, is_armour, is_infantry, unit_skill
from escarmouche.games.trauma.table import DISORGANISED, INFANTRY, ON_TABLE, WHEELED, Referee, Table
from escarmouche.space.shapes import Point, gap_to_polygon_at_most

WAYS = (CROSS, CLIMB)


def cross(referee: Referee, unit: str, extra: bool = False) -> None:
    """Choose an obstacle at contact of the leader and get over it or onto it; a unit may waive the action."""
    table = referee.table
    if extra:
        referee.note("TR-SKILL-09", "extra-crossing", unit=unit)
    choice: str = referee.ask(
        "TR-CROSS-01",
        table.units[unit].side,
        "cross",
        (*obstacles(table, unit), NO_ONE),
        lambda option: None if option == NO_ONE else why_not_obstacle(table, unit, option),
        actor=unit,
        part=TARGET,
        unit=unit,
    )
    if choice == NO_ONE:
        referee.note("TR-ACTN-02", "action-waived", unit=unit, action="crossing")
    elif choice in table.units and is_armour(table, unit):
        crush.crush(referee, unit, choice)
    else:
        get_over(referee, unit, choice)


def get_over(referee: Referee, unit: str, obstacle: str) -> None:
    """The leader lands, the rest follows as far as there is room (TR-CROSS-02 to 05)."""
    table = referee.table
    side, leader = table.units[unit].side, table.units[unit].leader
    thing = obstacle_of(table, unit, obstacle)
    others = tuple(m.id for m in movers(table, unit) if m.movement and m.id != leader)

    def place() -> Any:
        return referee.place(
            "TR-CROSS-02",
            side,
            "landing",
            lambda value: why_not_land(table, unit, obstacle, value),
            lambda: landing_drafts(table, unit, obstacle),
            actor=unit,
            unit=unit,
            obstacle=obstacle,
        )

    def everyone(value: Placements) -> Placements | None:
        """The unit without those who cannot move; nothing where room is short, for that is a question."""
        end = value[0][1][-1]
        if len(others) + 1 == len(table.units[unit].figures):
            return None
        spots = places_for_rest(table, unit, thing, end)
        return placements_of((leader, end, -1), others, spots) if len(spots) >= len(others) else None

    value = confirmed(referee, unit, place, everyone)
    end, facing = value[0][1][-1], value[0][2]
    spots = places_for_rest(table, unit, thing, end)
    if short := len(others) - len(spots):
        beneath = standing_at(table, unit, thing, end)
        free = tuple(f for f in others if f not in beneath)
        stay = referee.pick(
            "TR-CROSS-05", side, "stay-behind", free, short, short, actor=unit, part=WHO, unit=unit
        )
        others = tuple(f for f in others if f not in stay)
    if len({table.figures[f].profile for f in others}) > 1:
        others = referee.order(
            "TR-CROSS-04", side, "follow-order", others, actor=unit, part=WHO, unit=unit, spots=spots
        )
    figures = table.figures
    on = thing.carries(end, table.setting.profiles[figures[leader].profile].radius)
    levels = dict.fromkeys((leader, *others), thing.level if on else 0)
    placements = placements_of((leader, end, facing), others, spots)
    rule = "TR-SKILL-10" if obstacle in table.units else "TR-ACTN-08"
    pushes = klass_of(table, unit) != INFANTRY
    displaced(referee, rule, unit, placements, levels=levels, push_first=pushes)
    if short:
        referee.mark("TR-CROSS-05", unit, DISORGANISED)


def why_not_land(table: Table, unit: str, obstacle: str, value: Any) -> Refusal | None:
    """Whether an answer puts the leader, and him alone, where Crossing may bring him."""
    if refusal := why_not_shape(table, unit, value):
        return refusal
    leader = table.units[unit].leader
    if len(value) != 1 or value[0][0] != leader or len(value[0][1]) != 1:
        return Refusal("TR-CROSS-02", "only-the-leader", {"unit": unit, "figure": leader})
    return why_not_landing(table, unit, obstacle_of(table, unit, obstacle), value[0][1][0])


def landing_drafts(table: Table, unit: str, obstacle: str) -> Drafts:
    """Landings of the leader, one for each direction; where there is none, the first of the others."""
    leader = table.units[unit].leader
    thing = obstacle_of(table, unit, obstacle)

    def landing(spot: Point | None) -> Placements | None:
        return ((leader, (spot,), -1),) if spot else None

    makers = [lambda way=way: landing(land(table, unit, thing, way)) for way in ways_over(table, unit, thing)]
    return Drafts(makers, lambda: landing(next(landings(table, unit, thing))))


def obstacle_of(table: Table, unit: str, obstacle: str) -> Obstacle:
    """A piece or a unit as something to get over."""
    if obstacle in table.units:
        return UnitObstacle(table, obstacle, table.figures[table.units[unit].leader].z)
    return piece_obstacle(table.ground, obstacle)


def obstacles(table: Table, unit: str) -> tuple[str, ...]:
    """Pieces and units at contact of the leader that could be obstacles, allowed or not (TR-CROSS-01)."""
    leader = table.figures[table.units[unit].leader]
    radius, klass = table.setting.profiles[leader.profile].radius, klass_of(table, unit)
    ground, at = table.ground, (leader.x, leader.y)
    pieces = []
    for n in ground.numbers_near(*at, radius + CONTACT):
        closed = permission(ground.pieces[n], klass) != FREE
        if closed and gap_to_polygon_at_most(at, radius, ground.polygons[n], CONTACT):
            pieces.append(ground.pieces[n].id)
    return (*pieces, *units_to_cross(table, unit))


def units_to_cross(table: Table, unit: str) -> tuple[str, ...]:
    """Units at contact of the leader that his unit may crush or leap over (TR-CRUSH-01, TR-SKILL-10)."""
    leader = table.units[unit].leader
    others: list[str] = []
    if is_armour(table, unit):
        others = [e for e in enemies(table, unit) if is_infantry(table, e)]
    elif unit_skill(table, unit, "jump_pack"):
        others = [u.id for u in table.units.values() if u.place == ON_TABLE and u.id != unit]
    if not others or table.figures[leader].z:
        return ()
    return tuple(o for o in others if any(_at_contact(table, leader, f) for f in table.units[o].figures))


def _at_contact(table: Table, leader: str, figure: str) -> bool:
    return not table.figures[figure].z and contact(table, leader, figure)


def why_not_cross(table: Table, unit: str) -> Refusal | None:
    """Whether a unit may take a Crossing action: its leader mobile and at contact of an obstacle."""
    record = table.units[unit]
    leader = table.figures[record.leader]
    if leader.immobile:
        return Refusal("TR-SHOOT-50", "immobilised", {"figure": leader.id})
    if leader.fixed:
        return Refusal("TR-SKILL-15", "fired-with-second-score", {"figure": leader.id})
    last = Refusal("TR-CROSS-01", "leader-not-at-contact", {"figure": leader.id})
    for obstacle in obstacles(table, unit):
        refusal = _why_not_kind(table, unit, obstacle)
        if refusal is None:
            return None
        last = refusal
    return last


def why_not_obstacle(table: Table, unit: str, obstacle: str) -> Refusal | None:
    """Whether this obstacle may be chosen: open to the class, and with a place to land."""
    if refusal := _why_not_kind(table, unit, obstacle):
        return refusal
    if obstacle in table.units and is_armour(table, unit):
        return crush.why_not_crush(table, unit, obstacle)
    if next(landings(table, unit, obstacle_of(table, unit, obstacle)), None) is None:
        return Refusal("TR-CROSS-02", "nowhere-to-land", {"unit": unit, "obstacle": obstacle})
    return None


def _why_not_kind(table: Table, unit: str, obstacle: str) -> Refusal | None:
    """Whether the class of the unit may cross such a thing at all (TR-CROSS-06)."""
    if obstacle in table.units:
        return None
    klass = klass_of(table, unit)
    if klass == WHEELED:
        return Refusal("TR-VEH-09", "wheeled-never-cross", {"unit": unit, "piece": obstacle})
    if permission(table.ground.piece(obstacle), klass) not in WAYS:
        return Refusal("TR-CROSS-06", "closed-to-the-class", {"unit": unit, "piece": obstacle})
    return None
