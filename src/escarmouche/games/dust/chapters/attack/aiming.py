"""Aiming: why a weapon may or may not be used on a target, in the book's order (area DT-ATK)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from escarmouche.engine.requests import Refusal
from escarmouche.games.dust.chapters.attack import allotment
from escarmouche.games.dust.chapters.attack.shots import Shot
from escarmouche.games.dust.chapters.cards.cards import (
    OUTSIDE,
    PILOT_SEAT,
    alive,
    has_own,
    main_line,
    partner,
)
from escarmouche.games.dust.chapters.cards.weapons import (
    HIS,
    STANDARD,
    STANDARD_WEAPON,
    boxes_free,
    line_of,
    strike,
    why_not_loaded,
)
from escarmouche.games.dust.chapters.field import field_of
from escarmouche.games.dust.chapters.people.states import why_not_fight
from escarmouche.games.dust.table import (
    ABOARD,
    AIRCRAFT,
    ALL,
    BOARD,
    FRONT,
    LEFT,
    RIGHT,
    TURRET,
    Table,
    Weapon,
)

ATTACK, SUSTAINED, REACTION, REACTION_SUSTAINED, CHARGE = (
    "attack",
    "sustained",
    "reaction",
    "reaction-sustained",
    "charge",
)
"""Contexts: what kind of attack is made."""
REACTIONS, STEADY = (REACTION, REACTION_SUSTAINED), (SUSTAINED, REACTION_SUSTAINED)
BUNKER = "bunker"


class Look:
    """Distances and sight from one unit, each worked out once."""

    __slots__ = ("_far", "_seen", "field", "table", "unit")

    def __init__(self, table: Table, unit: str) -> None:
        self.table, self.unit, self.field = table, unit, field_of(table)
        self._far: dict[str, int] = {}
        self._seen: dict[tuple[str, bool], bool] = {}

    def distance(self, target: str) -> int:
        """How far the target is."""
        far = self._far.get(target)
        if far is None:
            far = self._far[target] = self.field.distance(self.table, self.unit, target)
        return far

    def sees(self, target: str, artillery: bool = False) -> bool:
        """Whether the target is seen."""
        key = (target, artillery)
        seen = self._seen.get(key)
        if seen is None:
            seen = self.field.sees(self.table, self.unit, target, artillery=artillery)
            self._seen[key] = seen
        return seen


# -- legality -----------------------------------------------------------------------------------------------


def why_not_attack(table: Table, unit: str) -> Refusal | None:
    """Why a unit cannot attack at all: stunned, pilotless, at the controls, slung or in a landing craft."""
    if refusal := why_not_fight(table, unit):
        return refusal
    record = table.units[unit]
    if record.place == ABOARD:
        if record.seat == PILOT_SEAT:
            return Refusal("DS-HERO-09", "at-the-controls", {"unit": unit})
        if record.seat == "slung":
            return Refusal("DS-LIFT-02", "slung", {"unit": unit})
        if record.carrier and has_own(table, record.carrier, "sealifter"):
            return Refusal("DS-SEA-03", "in-the-craft", {"unit": unit})
    return None


def why_not_target(table: Table, unit: str, target: str) -> Refusal | None:
    """Why a unit is no target: a friend, not on the board, or sheltered by what carries it."""
    record = table.units[target]
    about = {"unit": unit, "target": target}
    if record.side == table.units[unit].side:
        return Refusal("DT-TGT-01", "a-friend", about)
    if record.place == BOARD or (record.place == ABOARD and record.seat == OUTSIDE):
        return None
    if record.place == ABOARD:
        rule = {PILOT_SEAT: "DS-HERO-09", "slung": "DS-LIFT-03"}.get(record.seat, "DS-PASS-05")
        if record.carrier and has_own(table, record.carrier, "sealifter"):
            rule = "DS-SEA-04"
        return Refusal(rule, "sheltered", about)
    return Refusal("DT-TGT-01", "not-on-board", about)


def why_not_line(table: Table, unit: str, owner: str, line: int, context: str) -> Refusal | None:
    """Why a weapon line cannot be used now, whatever the target; `line` on the owner's card."""
    if line == STANDARD:
        weapon = STANDARD_WEAPON
        if table.setting.cards[table.units[owner].card].type == AIRCRAFT:
            return Refusal("DT-CC-06", "no-standard-weapon", {"unit": owner})
    else:
        weapon = table.setting.cards[table.units[owner].card].weapons[line]
    about = {"unit": owner, "weapon": weapon.name}
    if weapon.close and context in REACTIONS:
        return Refusal("DT-REACT-11", "no-close-combat", about)
    if not weapon.close and context == CHARGE:
        return Refusal("DS-SKILL-16", "close-combat-only", about)
    record = table.units[unit]
    if record.place == ABOARD:
        main = line == main_line(table.setting.cards[table.units[owner].card])
        if reason := _why_not_aboard(record.seat, weapon, context, main=main):
            return Refusal("DS-PASS-04", reason, about)
    if refusal := why_not_loaded(table, owner, line):
        return refusal
    if "artillery" in weapon.rules:
        field = field_of(table)
        if field.fort_of(table, unit) == BUNKER:
            return Refusal("DS-FORT-09", "no-artillery-inside", about)
        if field.in_area(table, unit):
            return Refusal("DS-WEAP-01", "artillery-in-terrain", about)
    return None


def _why_not_aboard(seat: str, weapon: Weapon, context: str, *, main: bool) -> str:
    """What passengers may not use: support, flame and close-combat weapons, or any twice (DS-PASS-04).

    Riders may strike (DS-VEH-21).
    """
    if context in STEADY:
        return "no-sustained-aboard"
    if weapon.close:
        return "" if seat == OUTSIDE else "not-aboard"
    return "not-aboard" if main or "flame" in weapon.rules else ""


def why_not_aim(
    table: Table, unit: str, owner: str, line: int, target: str, *, seer: Look | None = None
) -> Refusal | None:
    """Why a line cannot be aimed at a target: arc, then range, then sight, then a dash (DT-ATK-01).

    Soldiers fire all round, and so do turrets (DT-ARC-01, DT-ARC-03).
    """
    card = table.setting.cards[table.units[owner].card]
    weapon = STANDARD_WEAPON if line == STANDARD else card.weapons[line]
    field = field_of(table)
    about = {"unit": owner, "weapon": weapon.name, "target": target}
    arc = weapon.arc
    fort = field.fort_of(table, unit)
    if fort == BUNKER:
        if table.setting.cards[table.units[target].card].type == AIRCRAFT:
            return Refusal("DS-FORT-09", "no-aircraft-from-inside", about)
        if line == main_line(card):
            arc = FRONT
            if not field.in_arc(table, unit, arc, target):
                return Refusal("DS-FORT-09", "out-of-arc", {**about, "arc": arc, "off": 0})
    if field.apart:
        if refusal := field.why_not_reach(table, unit, owner, line, target, seer.unit if seer else unit):
            return refusal
        return _why_not_harm(table, weapon, target, about)
    if table.units[unit].place == ABOARD and not weapon.close:
        if not field.sides(table, unit, target):
            return Refusal("DS-PASS-04", "out-of-arc", {**about, "off": 0})
    elif arc not in (ALL, TURRET) and not field.in_arc(table, unit, arc, target):
        return Refusal(arc_rule(table, owner, arc), "out-of-arc", {**about, "arc": arc, "off": 0})
    look = seer or Look(table, unit)
    if weapon.close:
        if not field.adjacent(table, unit, target):
            return Refusal(field.cites.close_reach, "not-adjacent", about)
    else:
        far = look.distance(target) if look.unit == unit else field.distance(table, unit, target)
        most, least = weapon.range * field.point, weapon.least * field.point
        if far > most:
            return Refusal(field.cites.too_far, "out-of-range", about, far - most, field.measure)
        if far < least:
            return Refusal(field.cites.too_near, "too-near", about, least - far, field.measure)
    artillery = look.unit == unit and "artillery" in weapon.rules
    if not look.sees(target, artillery):
        return Refusal(field.cites.sight, "not-seen", about)
    return _why_not_harm(table, weapon, target, about)


def _why_not_harm(table: Table, weapon: Weapon, target: str, about: dict[str, str]) -> Refusal | None:
    """A dash in the weapon's table: it cannot harm such a target (DT-CARD-08)."""
    if strike(weapon, table.setting.cards[table.units[target].card]) is None:
        return Refusal("DT-CARD-08", "cannot-harm", about)
    return None


def arc_rule(table: Table, owner: str, arc: str) -> str:
    """The rule of an arc; a support weapon's front has its own."""
    if arc == FRONT and main_line(table.setting.cards[table.units[owner].card]) >= 0:
        return "DT-ARC-02"
    return {FRONT: "DT-ARC-04", LEFT: "DT-ARC-05", RIGHT: "DT-ARC-05"}.get(arc, "DT-ARC-06")


def why_not_fire(
    table: Table, unit: str, line: int, target: str, context: str = ATTACK, *, hero: str | None = None
) -> Refusal | None:
    """Why a unit, or the hero who has joined it, may not use a line on a target in this kind of attack."""
    if refusal := why_not_attack(table, unit):
        return refusal
    if context in REACTIONS and target not in active(table):
        return Refusal("DT-REACT-02", "active-unit-only", {"unit": unit, "target": target})
    if refusal := why_not_target(table, unit, target):
        return refusal
    joined = partner(table, unit) if hero is None else hero
    own = line_of(table, unit, joined, line)
    if refusal := why_not_line(table, unit, own.owner, own.number, context):
        return refusal
    return why_not_aim(table, unit, own.owner, own.number, target)


def active(table: Table) -> tuple[str, ...]:
    """All that a reaction may attack: the unit being activated, a joined hero in it (DT-REACT-02)."""
    return (table.turn.unit,)


# -- what there is to choose --------------------------------------------------------------------------------


def enemies(table: Table, unit: str, context: str = ATTACK) -> list[str]:
    """The enemy units that could be targets, wherever they are; in a reaction the active unit alone."""
    if context in REACTIONS:
        return [t for t in active(table) if why_not_target(table, unit, t) is None]
    side = table.units[unit].side
    return [
        u.id
        for u in table.units.values()
        if u.side != side and (u.place == BOARD or (u.place == ABOARD and u.seat == OUTSIDE))
    ]


class Usable(msgspec.Struct, frozen=True, gc=False):
    """A weapon line that can be used now."""

    number: int
    """As shots name it."""
    owner: str
    line: int
    """Its number on the owner's card."""
    weapon: Weapon
    copies: int
    """The most there are to use."""


def lines(table: Table, unit: str, hero: str, context: str) -> list[Usable]:
    """The lines that can be used now, whatever the target."""
    usable = []
    for owner, base in ((unit, 0), (hero, HIS)):
        if not owner or (owner == hero and not (alive(table, owner) and why_not_fight(table, owner) is None)):
            continue
        weapons = table.setting.cards[table.units[owner].card].weapons
        for line in range(STANDARD, len(weapons)):
            if why_not_line(table, unit, owner, line, context) is None:
                copies = allotment.most(table, owner, line)
                if copies > 0:
                    weapon = STANDARD_WEAPON if line == STANDARD else weapons[line]
                    if weapon.boxes:
                        free = boxes_free(table, owner, line)
                        copies = min(copies, free)
                    usable.append(Usable(base + line, owner, line, weapon, copies))
    return usable


def targets(table: Table, unit: str, context: str = ATTACK, hero: str | None = None) -> list[str]:
    """The units that some weapon may be aimed at now."""
    joined = partner(table, unit) if hero is None else hero
    return list(dict.fromkeys([shot.target for shot in aims(table, unit, joined, context)]))


def may_attack(table: Table, unit: str, context: str = ATTACK, hero: str | None = None) -> bool:
    """Whether a unit has a weapon for anybody at all: the first is enough."""
    joined = partner(table, unit) if hero is None else hero
    usable = lines(table, unit, joined, context)
    return next(aimed(table, unit, context, usable), None) is not None


def aims(table: Table, unit: str, hero: str, context: str) -> list[Shot]:
    """Every single line and target, with the most copies and no mode: what the options are made from."""
    return list(aimed(table, unit, context, lines(table, unit, hero, context)))


def aimed(table: Table, unit: str, context: str, usable: list[Usable]) -> Iterator[Shot]:
    """The targets of these lines, one after the other; what is cheap to look at first."""
    if not usable or why_not_attack(table, unit) is not None:
        return
    look = Look(table, unit)
    cards, units = table.setting.cards, table.units
    field = look.field
    point, slack = field.point, field.slack
    reach = point * max([use.weapon.range or 1 for use in usable]) + slack
    for target in enemies(table, unit, context):
        far = look.distance(target)
        if far > reach:
            continue
        card = cards[units[target].card]
        for use in usable:
            if far > (use.weapon.range or 1) * point + slack or strike(use.weapon, card) is None:
                continue
            if why_not_aim(table, unit, use.owner, use.line, target, seer=look) is None:
                copies = use.copies
                if field.apart:
                    copies = min(copies, field.copies(table, unit, use.owner, use.line, target, unit))
                yield Shot(use.number, copies, target)
