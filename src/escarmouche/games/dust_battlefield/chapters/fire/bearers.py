"""Who of a unit can fire what at whom: arc, range and sight of each miniature (DB-RNG-01, DB-ARC-01)."""

from __future__ import annotations

from typing import NamedTuple

from escarmouche.engine.requests import Refusal
from escarmouche.engine.table import kept
from escarmouche.games.dust.chapters.attack.aiming import arc_rule
from escarmouche.games.dust.chapters.cards.cards import main_line
from escarmouche.games.dust.chapters.cards.weapons import STANDARD, STANDARD_WEAPON, strike
from escarmouche.games.dust.table import ABOARD, ALL, CAMOUFLAGED, INFANTRY, TURRET, Weapon
from escarmouche.games.dust_battlefield.chapters.ground import arcs, bodies, sight
from escarmouche.games.dust_battlefield.chapters.ground.bodies import Body
from escarmouche.games.dust_battlefield.table import Table

POINT = 1000
"""A point of range or movement: 10 cm (DB-MEAS-02)."""
STRIKE = 500
"""How near close combat is (DB-CC-01)."""
UNSEEN = 3 * POINT
"""A camouflaged unit in cover is not seen from farther than this (DS-SKILL-15)."""
TEMPLATE = 750
"""Radius of the blast template (DB-BLAST-01)."""


class Firer(NamedTuple):
    """A miniature with a weapon, and where it fires from."""

    figure: str
    body: Body
    facing: int


def weapon_of(table: Table, owner: str, line: int) -> Weapon:
    """The weapon of a line of a card."""
    if line == STANDARD:
        return STANDARD_WEAPON
    return table.setting.cards[table.units[owner].card].weapons[line]


@kept
def carriers(table: Table, unit: str, owner: str, line: int) -> tuple[Firer, ...]:
    """The miniatures that have a line; of passengers, each where their machine is."""
    record = table.units[owner]
    card = table.setting.cards[record.card]
    standing = bodies.of(table, unit if table.units[owner].place == ABOARD else owner)
    if not standing:
        return ()
    aboard = record.place == ABOARD
    if card.type == INFANTRY and not card.damage:
        able = [
            f for f in record.figures if line == STANDARD or line in card.soldiers[table.figures[f].soldier]
        ]
    else:
        able = list(record.figures[:1])
    firers = []
    for figure in able:
        body = standing[0] if aboard else next(b for b in standing if b.figure == figure)
        firers.append(Firer(figure, body, table.figures[body.figure].facing))
    return tuple(firers)


class Aim(NamedTuple):
    """What one miniature has of a target: whom it can hit, whether that meets cover, how far."""

    firer: Firer
    valid: tuple[str, ...]
    covered: bool
    far: int


def is_template(weapon: Weapon, table: Table, target: str) -> bool:
    """Whether a weapon lays a blast template on such a target (DB-BLAST-06)."""
    if "flame" in weapon.rules or weapon.close:
        return False
    cell = strike(weapon, table.setting.cards[table.units[target].card])
    return cell is not None and cell.blast


@kept
def able(table: Table, unit: str, owner: str, line: int, target: str, seer: str) -> tuple[Firer, ...]:
    """The miniatures that can aim a line at a target; what each can hit is not looked at."""
    theirs = bodies.of(table, target)
    if not theirs:
        return ()
    weapon = weapon_of(table, owner, line)
    firers = carriers(table, unit, owner, line)
    return tuple([f for f in firers if _can_aim(table, f, unit, weapon, target, theirs, seer)])


@kept
def aims(table: Table, unit: str, owner: str, line: int, target: str, seer: str) -> tuple[Aim, ...]:
    """The miniatures that can aim a line at a target, each with what it can hit."""
    weapon = weapon_of(table, owner, line)
    theirs = bodies.of(table, target)
    firers = able(table, unit, owner, line, target, seer)
    if weapon.close or is_template(weapon, table, target):
        return tuple([Aim(firer, (), False, _far(firer.body, theirs)) for firer in firers])
    rows = _rows(table, firers, weapon, theirs) if seer == unit else ()
    return tuple(
        [
            _aim(table, firer, unit, weapon, target, theirs, seer, rows[n] if rows else ())
            for n, firer in enumerate(firers)
        ]
    )


def _rows(
    table: Table, firers: tuple[Firer, ...], weapon: Weapon, theirs: tuple[Body, ...]
) -> sight.Looks | tuple[()]:
    """What a whole squad has of another, looked at at once; nothing where that does not pay."""
    if len(firers) * len(theirs) < sight.MANY or "artillery" in weapon.rules:
        return ()
    return sight.looks(table, tuple([firer.body for firer in firers]), theirs)


def _can_aim(
    table: Table,
    firer: Firer,
    unit: str,
    weapon: Weapon,
    target: str,
    theirs: tuple[Body, ...],
    seer: str,
) -> bool:
    """Whether a miniature can aim at a target: arc, range and sight of some of it, or room for a template."""
    body = firer.body
    if weapon.close:
        return any(bodies.no_farther(body, t, STRIKE) and _reached(table, body, t) for t in theirs)
    if is_template(weapon, table, target):
        from escarmouche.games.dust_battlefield.chapters.fire import templates  # it lays what is aimed here

        return templates.fits(table, unit, firer, weapon, target, seer)
    reach, least = weapon.range * POINT, weapon.least * POINT
    if not any(bodies.no_farther(body, t, reach) for t in theirs) or (least and _far(body, theirs) < least):
        return False
    if not any(bears(table, unit, firer, weapon, t.at) for t in theirs):
        return False
    if "flame" in weapon.rules:
        from escarmouche.games.dust_battlefield.chapters.fire import flames  # it lays what is aimed here

        directions = flames.directions(table, unit, firer, weapon, target)
        if not any(target in flames.burnt(table, firer, weapon, at) for at in directions):
            return False
    return any(sighted(table, unit, firer, weapon, target, t, seer) for t in theirs)


def _aim(
    table: Table,
    firer: Firer,
    unit: str,
    weapon: Weapon,
    target: str,
    theirs: tuple[Body, ...],
    seer: str,
    row: tuple[sight.Look, ...] = (),
) -> Aim:
    """What a miniature has of a target that it can aim at."""
    body = firer.body
    if row:
        hides = CAMOUFLAGED in table.units[target].markers and sight.in_cover(table, target, body, row)
        pairs = zip(theirs, row, strict=True)
        seen = [t for t, look in pairs if look.seen and (not hides or bodies.apart(body, t) <= UNSEEN)]
    else:
        seen = [t for t in theirs if sighted(table, unit, firer, weapon, target, t, seer)]
    reach = weapon.range * POINT
    valid = [
        t for t in seen if bears(table, unit, firer, weapon, t.at) and bodies.no_farther(body, t, reach)
    ] or seen
    covered = sight.in_cover(table, target, body, row)
    return Aim(firer, tuple([t.figure for t in valid]), covered, _far(body, theirs))


def _far(body: Body, theirs: tuple[Body, ...]) -> int:
    return bodies.least_apart((body,), theirs)


def _reached(table: Table, a: Body, b: Body) -> bool:
    """Whether two miniatures next to each other can strike: no wall or floor between."""
    return (
        a.flies or b.flies or (abs(a.bottom - b.bottom) < bodies.INFANTRY_HEIGHT and sight.sees(table, a, b))
    )


def bears(table: Table, unit: str, firer: Firer, weapon: Weapon, at: tuple[int, int]) -> bool:
    """Whether a weapon bears on a point: its arc, for passengers the sides of their machine (DS-PASS-04)."""
    if table.units[unit].place == ABOARD:
        return bool(arcs.sides(firer.body, firer.facing, at))
    return weapon.arc in (ALL, TURRET) or arcs.in_arc(firer.body, firer.facing, weapon.arc, at)


def sighted(
    table: Table, unit: str, firer: Firer, weapon: Weapon, target: str, body: Body, seer: str
) -> bool:
    """Whether a miniature of a target is seen: by the firer, or by who directs its gun (DS-SKILL-08)."""
    lookers = bodies.of(table, seer) if seer != unit else (firer.body,)
    artillery = "artillery" in weapon.rules and seer == unit
    for looker in lookers:
        if not sight.sees(table, looker, body, artillery):
            continue
        hides = CAMOUFLAGED in table.units[target].markers
        if not hides or bodies.apart(looker, body) <= UNSEEN or not sight.in_cover(table, target, looker):
            return True
    return False


# -- why not ------------------------------------------------------------------------------------------------


def why_not_reach(table: Table, unit: str, owner: str, line: int, target: str, seer: str) -> Refusal | None:
    """Why no miniature can aim a line at a target: arc, then range, then sight, told of the best placed."""
    if able(table, unit, owner, line, target, seer):
        return None
    weapon = weapon_of(table, owner, line)
    about = {"unit": owner, "weapon": weapon.name, "target": target}
    ours, theirs = carriers(table, unit, owner, line), bodies.of(table, target)
    if not ours or not theirs:
        return Refusal("DB-RNG-01", "not-on-board", about)
    far = min(bodies.apart(f.body, t) for f in ours for t in theirs)
    if weapon.close:
        if far > STRIKE:
            return Refusal("DB-CC-01", "not-adjacent", about, far - STRIKE, "cm")
        return Refusal("DB-CC-01", "not-adjacent", about)
    if not any(bears(table, unit, f, weapon, t.at) for f in ours for t in theirs):
        rule = "DS-PASS-04" if table.units[unit].place == ABOARD else arc_rule(table, owner, weapon.arc)
        return Refusal(rule, "out-of-arc", {**about, "arc": weapon.arc, "off": 0})
    slack = TEMPLATE if is_template(weapon, table, target) else 0
    if far > weapon.range * POINT + slack:
        return Refusal("DB-RNG-01", "out-of-range", about, far - weapon.range * POINT, "cm")
    if far < weapon.least * POINT:
        return Refusal("DB-RNG-02", "too-near", about, weapon.least * POINT - far, "cm")
    return Refusal("DB-LOS-01", "not-seen", about)


def main_gun(table: Table, unit: str) -> int:
    """The line of a support weapon's gun; -1 for others."""
    return main_line(table.setting.cards[table.units[unit].card])
