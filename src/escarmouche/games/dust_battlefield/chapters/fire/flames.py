"""Flame templates: a wedge from the firer's base or hull, in its arc (area DB-FLAME)."""

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
from escarmouche.games.dust.chapters.cards.weapons import line_of
from escarmouche.games.dust.table import ALL, BOARD, TURRET, Weapon
from escarmouche.games.dust_battlefield.chapters.fire.bearers import POINT, Firer
from escarmouche.games.dust_battlefield.chapters.fire.sharing_out import firers_of
from escarmouche.games.dust_battlefield.chapters.ground import arcs, bodies, sight
from escarmouche.games.dust_battlefield.chapters.ground.bodies import Body
from escarmouche.games.dust_battlefield.rules import LEDGER
from escarmouche.games.dust_battlefield.table import Referee, Table
from escarmouche.space.shapes import COSINES, SINES, Point, Polygon, bearing
from escarmouche.space.straight_lines import stretch

_DATA = LEDGER.data("DB-FLAME-01")
SHORT, LONG = _DATA["short"], _DATA["long"]
NEAR, FAR = SHORT["width_near_cm"] * 50, SHORT["width_far_cm"] * 50
"""Half the width of a wedge at its narrow and at its wide end."""
MUZZLE = POINT
"""How far from the hull the wedge of a range 3 weapon begins (DB-FLAME-02)."""
_SCALE = 10**14


def length_of(weapon: Weapon) -> int:
    """How long the wedge of a weapon is (DB-FLAME-01)."""
    cm: int = SHORT["length_cm"] if weapon.range <= SHORT["range"] else LONG["length_cm"]
    return cm * 100


@kept
def wedge(table: Table, body: Body, weapon: Weapon, degrees: int) -> Polygon:
    """The wedge of a flame that leaves a body in a direction, in line with its centre (DB-FLAME-02)."""
    c, s = COSINES[degrees % 360], SINES[degrees % 360]
    start = _edge(body, c, s) + (MUZZLE if weapon.range > max(LONG["range"]) - 1 else 0)
    end = start + length_of(weapon)

    def at(along: int, aside: int) -> Point:
        x, y = body.at
        return x + round((along * c - aside * s) / _SCALE), y + round((along * s + aside * c) / _SCALE)

    return Polygon((at(start, -NEAR), at(end, -FAR), at(end, FAR), at(start, NEAR)))


def _edge(body: Body, c: int, s: int) -> int:
    """How far from its centre a body ends in a direction."""
    if body.hull is None:
        return body.radius
    far = body.reach + 10
    end = (body.at[0] + round(far * c / _SCALE), body.at[1] + round(far * s / _SCALE))
    part = stretch(body.outline, body.at, end)
    return far * part[2] // part[3] if part is not None else 0


def why_not_flame(table: Table, unit: str, firer: Firer, weapon: Weapon, at: Any) -> Refusal | None:
    """Why a flame may not be laid toward a point: all of its wedge must lie in the arc (DB-FLAME-02)."""
    about: dict[str, Any] = {"unit": unit, "weapon": weapon.name}
    if not (isinstance(at, tuple) and len(at) == 2 and all(isinstance(n, int) for n in at)):
        return Refusal("DB-FLAME-02", "not-a-point", about)
    if at == firer.body.at:
        return Refusal("DB-FLAME-02", "no-direction", about)
    if weapon.arc in (ALL, TURRET):
        return None
    shape = wedge(table, firer.body, weapon, bearing(firer.body.at, at))
    outside = [p for p in shape.points if not arcs.in_arc(firer.body, firer.facing, weapon.arc, p)]
    if outside:
        off = max(arcs.off_axis(firer.body, firer.facing, weapon.arc, p) for p in outside)
        about = {**about, "arc": weapon.arc, "off": off, "half": arcs.WEDGE}
        return Refusal("DB-FLAME-02", "flame-out-of-arc", about, off - arcs.WEDGE, "degrees")
    return None


@kept
def burnt(table: Table, firer: Firer, weapon: Weapon, at: Point) -> dict[str, tuple[str, ...]]:
    """The miniatures of each unit under a flame that its firer sees (DB-FLAME-03)."""
    shape = wedge(table, firer.body, weapon, bearing(firer.body.at, at))
    struck_figures: dict[str, tuple[str, ...]] = {}
    for unit, members in bodies.bodies(table).items():
        if table.units[unit].place != BOARD:
            continue
        hit = [
            body.figure
            for body in members
            if body.figure != firer.body.figure
            and not body.flies
            and bodies.overlaps(body, shape)
            and sight.sees(table, firer.body, body)
        ]
        if hit:
            struck_figures[unit] = tuple(hit)
    return struck_figures


def directions(table: Table, unit: str, firer: Firer, weapon: Weapon, target: str) -> Iterator[Point]:
    """Points of a target that a flame may be aimed at."""
    for at in dict.fromkeys([body.at for body in bodies.of(table, target)]):
        if why_not_flame(table, unit, firer, weapon, at) is None:
            yield at


def aims(table: Table, unit: str, firer: Firer, weapon: Weapon, target: str) -> tuple[Point, ...]:
    """Points worth aiming a flame at, best first: most of the target, fewest friends."""
    good = directions(table, unit, firer, weapon, target)
    side = table.units[unit].side

    def worth(at: Point) -> int:
        caught = burnt(table, firer, weapon, at)
        return sum(len(f) * (1 if table.units[u].side != side else -2) for u, f in caught.items())

    return tuple(sorted(good, key=lambda at: (-worth(at), at)))


def struck(referee: Referee, attack: Attack, shot: Shot, target: Party) -> tuple[Struck, ...]:
    """Lay a flame for each copy of a shot; who is under it burns, friend and foe (DB-FLAME-04)."""
    marks: list[Struck] = []
    used = firers_of(referee.table, attack, shot)
    weapon = line_of(referee.table, attack.unit, attack.hero, shot.line).weapon
    for number in range(shot.count):
        table = referee.table
        firer = used[min(number, len(used) - 1)].firer
        drafts = aims(table, attack.unit, firer, weapon, shot.target)
        if not drafts:
            referee.note("DB-FLAME-02", "flame-out-of-arc-now", unit=attack.unit, weapon=weapon.name)
            continue
        at = referee.place(
            "DB-FLAME-02",
            table.units[attack.unit].side,
            "flame",
            partial(why_not_flame, table, attack.unit, firer, weapon),
            partial(tuple, drafts),
            intent=AIM,
            actor=attack.unit,
            against=(shot.target,),
            which=(number + 1, shot.count) if shot.count > 1 else (0, 0),
            unit=attack.unit,
            weapon=weapon.name,
            figure=firer.figure,
            line=shot.line,
            hero=attack.hero,
        )
        marks += laid(referee.table, firer, weapon, at)
    return tuple(marks)


def laid(table: Table, firer: Firer, weapon: Weapon, at: Point) -> list[Struck]:
    """Who burns under one flame, unit by unit."""
    marks = []
    for unit, touched in burnt(table, firer, weapon, at).items():
        for burning in (unit, *mounted_together(table, unit)):
            men = len(touched) if burning == unit else soldiers_left(table, burning)
            if is_crewed(table, burning):
                men = soldiers_left(table, burning)
            valid = touched if burning == unit and len(touched) < len(bodies.of(table, unit)) else ()
            rule = "DB-FLAME-04" if burning == unit else "DS-VEH-20"
            marks.append(Struck(burning, Batch(1, None, valid, men), rule))
    return marks
