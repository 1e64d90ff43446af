"""Extra actions by skill, and operating objects of the scenario (TR-ACTN-09, TR-ACTN-12, TR-SKILL)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

from escarmouche.engine.kinds import GAINED, PLACED
from escarmouche.engine.options import TARGET, Option
from escarmouche.engine.requests import NO_ONE, Refusal
from escarmouche.engine.table import replace
from escarmouche.games.company.chapters.measuring import where, within
from escarmouche.games.company.chapters.scoring import score
from escarmouche.games.trauma.chapters import terrain
from escarmouche.games.trauma.chapters.measuring import CONTACT
from escarmouche.games.trauma.chapters.movement import crossing, engagement
from escarmouche.games.trauma.chapters.shooting.salvos import Mount
from escarmouche.games.trauma.chapters.states import halted
from escarmouche.games.trauma.chapters.units import (
    has_skill,
    is_armour,
    living,
    profile,
    unit_skill,
    units_on_table,
)
from escarmouche.games.trauma.table import DISORGANISED, ON_TABLE, Referee, Table
from escarmouche.space.shapes import disc_overlaps_polygon, gap_to_polygon_at_most
from escarmouche.space.terrain import Piece

SELF_REPAIR, REPAIR, DEMOLITION, JUMP = "self_repair", "repair", "demolition", "jump"
MOVEMENT = "movement"
PROPULSION, WEAPON, BOX = "propulsion", "weapon", "box"
JUMPS, MOVEMENTS = ("jump1", "jump2"), ("movement1", "movement2")
"""Flags of the extra Crossings taken, and of the Movement actions announced."""
OBJECTS, OPERATED = "objects", "operated"
"""The option that names what can be operated; the trait of a piece that has been.

`options["objects"]` is a list of piece ids, or `{piece: {effect, vehicles, again, pv}}`: `effect` is `note`
(nothing but the record), `remove` (a door opens) or `score` (`pv` victory points); `vehicles: true` lets
vehicles do it, `again: true` allows it more than once.
"""


class Remedy(Option, frozen=True):
    """What is mended on a vehicle: its propulsion, a weapon or a box of its structure."""

    target: str
    """The vehicle."""
    what: str
    number: int = -1
    """Of the weapon, in the profile."""
    whole: ClassVar[bool] = True

    def code(self) -> tuple[str, str]:
        return self.target, f"{self.what}:{self.number}" if self.what == WEAPON else self.what

    @classmethod
    def read(cls, code: tuple[str, str]) -> Remedy:
        target, text = code
        what, _, number = text.partition(":")
        return cls(target, what, int(number or -1))


# -- which extra actions there are -----------------------------------------------------------------


def available(table: Table, unit: str) -> tuple[str, ...]:
    """The extra actions a unit may take now (TR-ACTN-12)."""
    if why_not_extra(table, unit):
        return ()
    return tuple(key for key, why_not in WHY_NOT.items() if why_not(table, unit) is None)


def why_not_extra(table: Table, unit: str) -> Refusal | None:
    """Whether a unit is in a state to take extra actions at all."""
    record, flags = table.units[unit], table.turn.flags
    if record.place != ON_TABLE or not record.figures:
        return Refusal("TR-ACTN-12", "not-on-the-table", {"unit": unit})
    down = halted(table, unit)
    if "began_disorganised" in flags or (down and DISORGANISED in record.markers):
        return Refusal("TR-ACTN-12", "disorganised", {"unit": unit})
    if down:
        return Refusal("TR-STATE-09", "prone", {"unit": unit})
    if "fought" in flags:
        return Refusal("TR-MELEE-03", "has-fought", {"unit": unit})
    if "dropped" in flags:
        return Refusal("TR-TABLE-08", "drop-was-everything", {"unit": unit})
    return None


def do_extra(referee: Referee, unit: str, key: str) -> None:
    """Carry out an extra action; the announced ones go on afterwards."""
    DO[key](referee, unit)


# -- repairs (TR-SKILL-02, TR-SKILL-13) ------------------------------------------------------------


def remedies(table: Table, vehicle: str) -> Iterator[Remedy]:
    """What can be mended on a vehicle: propulsion, each weapon out of order, one box of the line."""
    figure = table.figures[vehicle]
    if figure.immobile:
        yield Remedy(vehicle, PROPULSION)
    for number in figure.broken:
        yield Remedy(vehicle, WEAPON, number)
    if figure.ticked:
        yield Remedy(vehicle, BOX)


def mend(referee: Referee, rule: str, remedy: Remedy) -> None:
    """Cancel an incident, or free the box ticked last; freeing a box undoes no incident (TR-SKILL-02)."""
    vehicle = remedy.target
    figure = referee.table.figures[vehicle]
    if remedy.what == PROPULSION:
        referee.change(rule, vehicle, immobile=False)
    elif remedy.what == BOX:
        left = len(profile(referee.table, vehicle).structure) - figure.ticked + 1
        facts = {"purse": "boxes", "amount": 1, "left": left}
        referee.change(rule, vehicle, tells=GAINED, facts=facts, ticked=figure.ticked - 1)
    else:
        carried = profile(referee.table, vehicle).weapons[remedy.number]
        facts = {"weapon_mended": Mount(carried.weapon, carried.arc).code()}
        broken = tuple(n for n in figure.broken if n != remedy.number)
        referee.change(rule, vehicle, facts=facts, broken=broken)


def _mends_itself(table: Table, vehicle: str) -> bool:
    unit = table.figures[vehicle].unit
    return unit_skill(table, unit, SELF_REPAIR) or has_skill(table, vehicle, SELF_REPAIR)


def _mended_itself(vehicle: str) -> str:
    """The flag of a vehicle that has used Auto-réparation in this activation."""
    return f"{SELF_REPAIR}:{vehicle}"


def _own_remedies(table: Table, unit: str) -> tuple[Remedy, ...]:
    """Remedies of the unit's vehicles with Auto-réparation that have not used it yet."""
    return tuple(
        remedy
        for vehicle in living(table, unit)
        if _mended_itself(vehicle) not in table.turn.flags and _mends_itself(table, vehicle)
        for remedy in remedies(table, vehicle)
    )


def why_not_self_repair(table: Table, unit: str) -> Refusal | None:
    """Whether a vehicle of the unit can mend itself: the skill, not used yet, and something to mend."""
    if not _own_remedies(table, unit):
        return Refusal("TR-SKILL-02", "nothing-to-repair", {"unit": unit})
    return None


def can_mend_propulsion(table: Table, unit: str) -> bool:
    """Whether an extra action of its own can set a vehicle of the unit going again (TR-SKILL-02, 13)."""
    return any(remedy.what == PROPULSION for remedy in _ready_for_own(table, unit))


def can_mend_gun(table: Table, unit: str) -> bool:
    """Whether an extra action of its own can make a ranged weapon of the unit work again."""
    for remedy in _ready_for_own(table, unit):
        if remedy.what == WEAPON:
            carried = profile(table, remedy.target).weapons[remedy.number]
            if not table.setting.weapons[carried.weapon].melee:
                return True
    return False


def _ready_for_own(table: Table, unit: str) -> Iterator[Remedy]:
    """What a unit can still mend on its own vehicles in this activation."""
    if why_not_extra(table, unit):
        return
    yield from _own_remedies(table, unit)
    if "repaired" not in table.turn.flags:
        for mechanic in _mechanics(table, unit):
            yield from (r for r in _remedies_of(table, mechanic) if table.figures[r.target].unit == unit)


def self_repair(referee: Referee, unit: str) -> None:
    """One vehicle mends one thing on itself, without a die (TR-SKILL-02)."""
    side = referee.table.units[unit].side
    ready = tuple(_own_remedies(referee.table, unit))
    remedy: Remedy = referee.ask("TR-SKILL-02", side, "repair", ready, actor=unit, unit=unit)
    referee.book(flags=referee.table.turn.flags | {_mended_itself(remedy.target)})
    mend(referee, "TR-SKILL-02", remedy)


def _remedies_of(table: Table, mechanic: str) -> tuple[Remedy, ...]:
    """What a mechanic can mend on friendly vehicles he stands at contact of.

    With the option repair_by_unit: that anybody of his unit stands at contact of.
    """
    record = table.units[table.figures[mechanic].unit]
    side = record.side
    hands = record.figures if table.setting.options.get("repair_by_unit", False) else (mechanic,)
    return tuple(
        remedy
        for unit in units_on_table(table, side)
        if is_armour(table, unit)
        for vehicle in living(table, unit)
        if vehicle != mechanic
        and any(
            f != vehicle and within(table, f, vehicle, CONTACT) for f in hands
        )  # flat between friends: TR-MEAS-01
        for remedy in remedies(table, vehicle)
    )


def _mechanics(table: Table, unit: str) -> Iterator[str]:
    return (f for f in living(table, unit) if has_skill(table, f, REPAIR))


def why_not_repair(table: Table, unit: str) -> Refusal | None:
    """Whether a mechanic of the unit is at contact of a friendly vehicle in need."""
    if "repaired" in table.turn.flags:
        return Refusal("TR-ACTN-12", "once-per-activation", {"unit": unit})
    if not any(_remedies_of(table, mechanic) for mechanic in _mechanics(table, unit)):
        return Refusal("TR-SKILL-13", "nothing-to-repair", {"unit": unit})
    return None


def repair(referee: Referee, unit: str) -> None:
    """Each mechanic of the unit mends one thing on a vehicle at his side, without a die (TR-SKILL-13)."""
    side = referee.table.units[unit].side
    referee.book(flags=referee.table.turn.flags | {"repaired"})
    for mechanic in tuple(_mechanics(referee.table, unit)):
        ready = _remedies_of(referee.table, mechanic)
        if not ready:
            continue
        remedy: Remedy | str = referee.ask(
            "TR-SKILL-13", side, "repair", (*ready, NO_ONE), actor=mechanic, unit=unit, figure=mechanic
        )
        if isinstance(remedy, Remedy):
            mend(referee, "TR-SKILL-13", remedy)


# -- blowing up scenery (TR-SKILL-03) --------------------------------------------------------------


def at_contact(table: Table, figure: str, piece: Piece) -> bool:
    """Whether a figure is at contact of a piece; standing on it is (TR-MEAS-01, TR-MEAS-04)."""
    at, radius = where(table.figures[figure]), profile(table, figure).radius
    return gap_to_polygon_at_most(at, radius, piece.polygon, CONTACT)


def _charges(table: Table, unit: str) -> tuple[str, ...]:
    """Pieces that an expert of the unit could blow up from where he stands."""
    within_reach: dict[str, None] = {}
    for figure in living(table, unit):
        if not has_skill(table, figure, DEMOLITION):
            continue
        x, y = where(table.figures[figure])
        for piece in table.ground.pieces_near(x, y, CONTACT + profile(table, figure).radius):
            if terrain.can_demolish(piece, table.things.values()) and at_contact(table, figure, piece):
                within_reach[piece.id] = None
    return tuple(within_reach)


def why_not_demolition(table: Table, unit: str) -> Refusal | None:
    """Whether an expert of the unit is at contact of a piece that may be blown up."""
    if "demolished" in table.turn.flags:
        return Refusal("TR-SKILL-03", "once-per-activation", {"unit": unit})
    if not _charges(table, unit):
        return Refusal("TR-SKILL-03", "no-piece-at-contact", {"unit": unit})
    return None


def demolition(referee: Referee, unit: str) -> None:
    """Blow up one piece; one for the unit, however many experts it has (TR-SKILL-03)."""
    side = referee.table.units[unit].side
    piece = referee.ask(
        "TR-SKILL-03", side, "demolish", _charges(referee.table, unit), actor=unit, part=TARGET, unit=unit
    )
    referee.book(flags=referee.table.turn.flags | {"demolished"})
    take_away(referee, "TR-SKILL-03", piece)


def take_away(referee: Referee, rule: str, id: str) -> None:
    """Remove a piece; who stood on it is at ground level, unharmed."""
    piece = referee.table.ground.piece(id)
    referee.change(rule, "ground", without=id)
    fallen = [f for unit in units_on_table(referee.table) for f in living(referee.table, unit)]
    fallen = [f for f in fallen if _stood_on(referee.table, f, piece)]
    for figure in fallen:
        record = referee.table.figures[figure]
        referee.move(rule, record.unit, ((figure, ((*where(record), 0),), -1),), tells=PLACED)
    if fallen:
        engagement.update_engaged(referee, rule)


def _stood_on(table: Table, figure: str, piece: Piece) -> bool:
    """Whether a figure stood on a piece that is gone now and no other of its height bears it."""
    record = table.figures[figure]
    if not record.z or record.z != piece.height:
        return False
    if not disc_overlaps_polygon(where(record), profile(table, figure).radius, piece.polygon):
        return False
    return not any(other.height == record.z for other in table.ground.pieces_at(where(record)))


# -- dorsal jumps (TR-SKILL-09) --------------------------------------------------------------------


def movements(table: Table) -> int:
    """Movement actions of this activation, announced or done; coming in by an access zone is one."""
    turn = table.turn
    announced = sum(flag in turn.flags for flag in MOVEMENTS)
    return max(announced, turn.todo.count(MOVEMENT)) + ("entered" in turn.flags)


def why_not_jump(table: Table, unit: str) -> Refusal | None:
    """Whether a unit with Propulseur dorsal may take one more Crossing: one for each Movement."""
    if not unit_skill(table, unit, "jump_pack"):
        return Refusal("TR-SKILL-09", "no-jump-pack", {"unit": unit})
    taken = sum(flag in table.turn.flags for flag in JUMPS)
    if taken >= min(movements(table), len(JUMPS)):
        return Refusal("TR-SKILL-09", "one-jump-per-movement", {"unit": unit, "taken": taken})
    return crossing.why_not_cross(table, unit)


def jump(referee: Referee, unit: str) -> None:
    """An extra Crossing before or after a Movement, a displacement like any other (TR-SKILL-09)."""
    flags = referee.table.turn.flags
    taken = sum(flag in flags for flag in JUMPS)
    referee.book(flags=flags | {JUMPS[taken]}, tested=(), arcs=())
    crossing.cross(referee, unit, extra=True)


WHY_NOT = {
    SELF_REPAIR: why_not_self_repair,
    REPAIR: why_not_repair,
    DEMOLITION: why_not_demolition,
    JUMP: why_not_jump,
}
DO = {SELF_REPAIR: self_repair, REPAIR: repair, DEMOLITION: demolition, JUMP: jump}


# -- objects (TR-ACTN-09) --------------------------------------------------------------------------


def objects(table: Table) -> dict[str, dict[str, Any]]:
    """What the scenario lets units operate, and how; pieces that are gone or used up are left out."""
    named = table.setting.options.get(OBJECTS) or {}
    known: dict[str, dict[str, Any]] = dict(named) if isinstance(named, dict) else {n: {} for n in named}
    if not known:
        return {}
    there = {piece.id: piece for piece in table.ground.pieces}
    return {
        id: how
        for id, how in known.items()
        if id in there and (how.get("again") or OPERATED not in there[id].traits)
    }


def why_not_objects(table: Table) -> Refusal | None:
    """Whether there is anything at all to operate."""
    return None if objects(table) else Refusal("TR-ACTN-09", "no-object")


def _in_hand(table: Table, unit: str) -> tuple[str, ...]:
    """Objects a unit may operate from where it stands."""
    vehicle = is_armour(table, unit)
    return tuple(
        id
        for id, how in objects(table).items()
        if (not vehicle or how.get("vehicles"))
        and any(at_contact(table, figure, table.ground.piece(id)) for figure in living(table, unit))
    )


def why_not_operate(table: Table, unit: str) -> Refusal | None:
    """Whether a unit has a combatant at contact of an object it may operate; Engaged or not."""
    if refusal := why_not_objects(table):
        return refusal
    if not _in_hand(table, unit):
        return Refusal("TR-ACTN-09", "no-object-at-contact", {"unit": unit})
    return None


def operate(referee: Referee, unit: str) -> None:
    """Operate an object: an action, no displacement; its effect is the scenario's (TR-ACTN-09)."""
    table = referee.table
    side = table.units[unit].side
    chosen: str = referee.ask(
        "TR-ACTN-09", side, "operate", (*_in_hand(table, unit), NO_ONE), actor=unit, part=TARGET, unit=unit
    )
    if chosen == NO_ONE:
        return
    how = objects(referee.table)[chosen]
    effect = how.get("effect", "note")
    referee.note("TR-ACTN-09", "operated", unit=unit, piece=chosen, effect=effect)
    if effect == "remove":
        take_away(referee, "TR-ACTN-09", chosen)
        return
    if effect == "score":
        score(referee, "TR-ACTN-09", side, int(how.get("pv", 1)), chosen)
    marked = tuple(
        replace(p, traits=p.traits | {OPERATED}) if p.id == chosen else p for p in referee.table.ground.pieces
    )
    referee.change("TR-ACTN-09", "ground", pieces=marked)
