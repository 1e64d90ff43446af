"""The blast template: where its centre may lie, who is under it (area DB-BLAST)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from escarmouche.engine.options import AIM
from escarmouche.engine.requests import Refusal
from escarmouche.engine.table import kept
from escarmouche.games.dust.chapters.attack.batches import Batch, Struck
from escarmouche.games.dust.chapters.attack.hits import Attack
from escarmouche.games.dust.chapters.attack.party import Party, mounted_together
from escarmouche.games.dust.chapters.attack.shots import Shot
from escarmouche.games.dust.chapters.cards.cards import is_crewed, soldiers_left
from escarmouche.games.dust.chapters.cards.weapons import line_of, strike
from escarmouche.games.dust.table import BOARD, Weapon
from escarmouche.games.dust_battlefield.chapters.fire.bearers import POINT, TEMPLATE, Firer, bears, carriers
from escarmouche.games.dust_battlefield.chapters.fire.sharing_out import firers_of
from escarmouche.games.dust_battlefield.chapters.ground import bodies, sight
from escarmouche.games.dust_battlefield.chapters.ground.between import Screens
from escarmouche.games.dust_battlefield.chapters.ground.bodies import Body
from escarmouche.games.dust_battlefield.chapters.ground.kinds import ROOM
from escarmouche.games.dust_battlefield.table import Referee, Table
from escarmouche.space.densest import Base, densest
from escarmouche.space.shapes import Point, gap_to_polygon, toward
from escarmouche.space.shapes import distance as between
from escarmouche.space.terrain import Ground

BEST, MOST_BASES = 3, 14
"""Places that are tried besides the target's own, and how many bases, the nearest, are looked at for them."""
CENTRE_HEIGHT = 200
"""How high the centre of a template looks from (DB-BLAST-03)."""


def _spot(at: Point, z: int = 0) -> Body:
    """A point of the table as something that is looked at."""
    return Body("", "", at, 0, None, z + CENTRE_HEIGHT, z + CENTRE_HEIGHT + 1, 0, 0, 0)


def why_not_centre(
    table: Table, unit: str, firer: Firer, weapon: Weapon, seer: str, at: Any
) -> Refusal | None:
    """Why the centre of a template may not lie there: range, arc, sight of its firer (DB-BLAST-01)."""
    about = {"unit": unit, "weapon": weapon.name}
    if not (isinstance(at, tuple) and len(at) == 2 and all(isinstance(n, int) for n in at)):
        return Refusal("DB-BLAST-01", "not-a-point", about)
    if not (0 <= at[0] <= table.ground.width and 0 <= at[1] <= table.ground.depth):
        return Refusal("DB-BLAST-01", "off-the-table", about)
    far = _from(firer.body, at)
    if far > weapon.range * POINT:
        return Refusal("DB-BLAST-01", "out-of-range", about, far - weapon.range * POINT, "cm")
    if far < weapon.least * POINT:
        return Refusal("DB-RNG-02", "too-near", about, weapon.least * POINT - far, "cm")
    if not bears(table, unit, firer, weapon, at):
        return Refusal("DB-BLAST-01", "centre-out-of-arc", {**about, "arc": weapon.arc})
    lookers = bodies.of(table, seer) if seer != unit else (firer.body,)
    artillery = "artillery" in weapon.rules and seer == unit
    if not any(_sees_point(table, looker, at, artillery) for looker in lookers):
        return Refusal("DB-BLAST-01", "centre-not-seen", about)
    return None


def _from(body: Body, at: Point) -> int:
    if body.hull is None:
        return max(0, between(body.at, at) - body.radius)
    return gap_to_polygon(at, 0, body.outline)


@kept
def _sees_point(table: Table, looker: Body, at: Point, past_vehicles: bool) -> bool:
    return sight.sees_past(table, looker, _spot(at), past_vehicles)


@kept
def centres(
    table: Table, unit: str, firer: Firer, weapon: Weapon, target: str, seer: str
) -> tuple[Point, ...]:
    """Places worth laying a template on a target, best first: most enemies less friends under it."""
    side = table.units[unit].side
    good = _good(table, unit, firer, weapon, target, seer)
    return tuple(sorted(good, key=lambda at: (-_worth(table, at, weapon, side), at)))


@kept
def fits(table: Table, unit: str, firer: Firer, weapon: Weapon, target: str, seer: str) -> bool:
    """Whether there is any such place: the first is enough."""
    return next(_good(table, unit, firer, weapon, target, seer), None) is not None


def _good(table: Table, unit: str, firer: Firer, weapon: Weapon, target: str, seer: str) -> Iterator[Point]:
    """The places that are tried and may be taken, one after the other."""
    done = set()
    for at in _tried(table, unit, firer, weapon, target):
        if at not in done:
            done.add(at)
            if why_not_centre(table, unit, firer, weapon, seer, at) is None and touches(table, at, target):
                yield at


def _tried(table: Table, unit: str, firer: Firer, weapon: Weapon, target: str) -> Iterator[Point]:
    """The middle of a target, its miniatures, as far out as touches it, where most are hit."""
    theirs = bodies.of(table, target)
    xs, ys = [b.at[0] for b in theirs], [b.at[1] for b in theirs]
    yield sum(xs) // len(xs), sum(ys) // len(ys)
    yield from [b.at for b in theirs]
    yield toward(theirs[0].at, firer.body.at, TEMPLATE + theirs[0].reach - 1)
    yield from _densest(table, weapon, table.units[unit].side, theirs)


def _densest(table: Table, weapon: Weapon, side: str, theirs: tuple[Body, ...]) -> tuple[Point, ...]:
    """The best places by bases alone, of those that touch one of a target: friends count against them."""
    around = []
    for unit, members in bodies.bodies(table).items():
        cell = strike(weapon, table.setting.cards[table.units[unit].card])
        if table.units[unit].place != BOARD or cell is None or not cell.blast:
            continue
        worth = -2 if table.units[unit].side == side else 1
        for body in members:
            near = 2 * TEMPLATE + body.reach
            if any(between(body.at, other.at) <= near + other.reach for other in theirs):
                around.append(Base(body.at, body.radius or body.reach, worth))
    if len(around) == len(theirs):
        return ()  # nobody else is near
    around.sort(key=lambda base: (between(base.at, theirs[0].at), base.at))
    return densest(around[:MOST_BASES], TEMPLATE)[:BEST]


def _worth(table: Table, at: Point, weapon: Weapon, side: str) -> int:
    total = 0
    for unit, touched in under(table, at).items():
        cell = strike(weapon, table.setting.cards[table.units[unit].card])
        if cell is not None and cell.blast:
            total += -2 * len(touched) if table.units[unit].side == side else len(touched)
    return total


@kept
def under(table: Table, at: Point, floor: int = 0) -> dict[str, tuple[str, ...]]:
    """The miniatures of each unit under a template, in sight of its centre (DB-BLAST-02, DB-BLAST-03).

    With the centre outside a building only those at ground level are hit (DB-BLAST-05).
    """
    touched: dict[str, tuple[str, ...]] = {}
    for unit, members in bodies.bodies(table).items():
        if table.units[unit].place == BOARD and (hit := _hit(table, members, at, floor)):
            touched[unit] = tuple(hit)
    return touched


def touches(table: Table, at: Point, target: str) -> bool:
    """Whether a template on the ground floor has anybody of a unit under it."""
    members = bodies.of(table, target)
    return table.units[target].place == BOARD and bool(_hit(table, members, at, 0, first=True))


def _hit(table: Table, members: tuple[Body, ...], at: Point, floor: int, *, first: bool = False) -> list[str]:
    """Those of some miniatures that are under a template; the first of them is enough for some."""
    x, y = at
    hit: list[str] = []
    for body in members:
        wide = TEMPLATE + body.reach
        if not -wide < body.at[0] - x < wide or not -wide < body.at[1] - y < wide:
            continue
        level = body.bottom if not body.flies else 0
        if level > 0 and level != (floor if _indoors(table.ground, at) else 0):
            continue
        if bodies.touches_disc(body, at, TEMPLATE) and _sees_from_centre(table, at, floor, body):
            hit.append(body.figure)
            if first:
                break
    return hit


def _indoors(ground: Ground, at: Point) -> bool:
    return any(ROOM in piece.traits for piece in ground.pieces_at(at))


def _sees_from_centre(table: Table, at: Point, floor: int, body: Body) -> bool:
    """Whether a miniature is in sight of the centre of a template: past all but woods, rooms and smoke."""
    around = sight.screens(table)
    return sight.sees_body(Screens(around.blocks, (), around.hulls), _spot(at, floor), body)


def floors_under(table: Table, at: Point) -> tuple[int, ...]:
    """The heights on which miniatures stand in the building the centre is in; one outside (DB-BLAST-05)."""
    if not _indoors(table.ground, at):
        return (0,)
    heights = {
        body.bottom
        for unit, members in bodies.bodies(table).items()
        if table.units[unit].place == BOARD
        for body in members
        if not body.flies and bodies.touches_disc(body, at, TEMPLATE)
    }
    return tuple(sorted(heights)) or (0,)


def struck(referee: Referee, attack: Attack, shot: Shot, target: Party) -> tuple[Struck, ...]:
    """Lay a template for each copy of a shot; who is under it is struck, friend and foe (DB-BLAST-02)."""
    marks: list[Struck] = []
    used = firers_of(referee.table, attack, shot)
    line = line_of(referee.table, attack.unit, attack.hero, shot.line)
    for number in range(shot.count):
        table = referee.table
        firer = used[min(number, len(used) - 1)].firer
        args = (table, attack.unit, firer, line.weapon)
        at = referee.place(
            "DB-BLAST-01",
            table.units[attack.unit].side,
            "lay-template",
            partial(why_not_centre, *args, attack.seer),
            partial(centres, *args, shot.target, attack.seer),
            intent=AIM,
            actor=attack.unit,
            against=(shot.target,),
            which=(number + 1, shot.count) if shot.count > 1 else (0, 0),
            unit=attack.unit,
            weapon=line.weapon.name,
            radius=TEMPLATE,
        )
        floor = _floor(referee, attack.unit, at)
        marks += laid(referee.table, firer, line.weapon, at, floor)
    return tuple(marks)


def _floor(referee: Referee, unit: str, at: Point) -> int:
    """Which floor of a building is hit: the attacker says (DB-BLAST-05)."""
    floors = floors_under(referee.table, at)
    if len(floors) == 1:
        return floors[0]
    side = referee.table.units[unit].side
    floor: int = referee.ask("DB-BLAST-05", side, "floor-hit", floors, intent=AIM, actor=unit, unit=unit)
    return floor


def smoke_points(table: Table, gun: str, line: int, seer: str) -> tuple[Point, ...]:
    """Where a gun may put smoke: spread over what it reaches and its seer sees (DS-WEAP-02)."""
    weapon = table.setting.cards[table.units[gun].card].weapons[line]
    firers = carriers(table, gun, gun, line)
    if not firers:
        return ()
    points = [
        (x, y)
        for x in range(750, table.ground.width, 1500)
        for y in range(750, table.ground.depth, 1500)
        if not any(ROOM in piece.traits for piece in table.ground.pieces_at((x, y)))
    ]
    return tuple([at for at in points if why_not_centre(table, gun, firers[0], weapon, seer, at) is None])


def laid(table: Table, firer: Firer, weapon: Weapon, at: Point, floor: int = 0) -> list[Struck]:
    """Who is struck by one template, unit by unit (DB-BLAST-04): cover counts from the firer (DB-SAVE-06)."""
    marks = []
    for unit, touched in under(table, at, floor).items():
        for struck_unit in (unit, *mounted_together(table, unit)):
            cell = strike(weapon, table.setting.cards[table.units[struck_unit].card])
            if cell is None or not cell.blast:
                continue  # DB-BLAST-06
            men = len(touched) if struck_unit == unit else soldiers_left(table, struck_unit)
            if is_crewed(table, struck_unit):
                men = soldiers_left(table, struck_unit)  # DB-BLAST-07
            covered = sight.in_cover(table, struck_unit, firer.body)
            valid = touched if struck_unit == unit and len(touched) < len(bodies.of(table, unit)) else ()
            rule = "" if struck_unit == unit else "DS-VEH-20"
            marks.append(Struck(struck_unit, Batch(1, covered, valid, men), rule))
    return marks
