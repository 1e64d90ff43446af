"""Objects: taken, carried, handed over, dropped; weapons taken from casualties (CZ-ACT-03)."""

from __future__ import annotations

from escarmouche.engine.options import WEAPON
from escarmouche.engine.requests import Refusal
from escarmouche.games.combat_zone.chapters.deeds import GENERIC, LOAD, THINGS, Action, Deed, Scope, alone
from escarmouche.games.combat_zone.chapters.figures import (
    intact,
    on_table,
    profile,
    side_of,
    touched,
    touching,
    where,
)
from escarmouche.games.combat_zone.chapters.shooting.weapons import MISSILES, why_not_carry
from escarmouche.games.combat_zone.chapters.things import hidden_from, lying, lying_thing, pass_on
from escarmouche.games.combat_zone.table import MACHINE, ROUTED, Referee, Table, Thing
from escarmouche.space.shapes import gap, gap_at_most

OBJECT, CASUALTY, DEVICE = "object", "casualty", "device"
MOST_GUNS, MOST_BLADES = 3, 2  # army_book_schema: figure.ranged, figure.melee


def touches_thing(table: Table, figure: str, thing: Thing) -> bool:
    """Whether a base touches what lies there."""
    at, radius = where(table.figures[figure]), profile(table, figure).radius
    return gap_at_most(at, radius, (thing.x, thing.y), thing.radius, 0)


def lying_near(table: Table, figure: str, *kinds: str) -> tuple[str, ...]:
    """What lies on the table in contact with a figure, of these kinds."""
    return tuple(
        thing.id
        for thing in touched_things(table, figure)
        if thing.kind in kinds and not (thing.kind == OBJECT and thing.holder)
    )


def touched_things(table: Table, figure: str) -> list[Thing]:
    """Everything lying about that a base touches and its side knows of."""
    things = lying(table)
    if not things:
        return []
    record = table.figures[figure]
    x, y, radius = record.x, record.y, profile(table, figure).radius
    in_contact = []
    for thing in things:
        reach = radius + thing.radius + 1
        if not -reach <= thing.x - x <= reach or (thing.only and hidden_from(thing, side_of(table, figure))):
            continue
        if gap_at_most((x, y), radius, (thing.x, thing.y), thing.radius, 0):
            in_contact.append(thing)
    return in_contact


def why_not_reach(table: Table, figure: str, id: str, rule: str) -> Refusal | None:
    """Why a figure cannot lay hands on something that lies there: it is not there, or not in contact."""
    thing = lying_thing(table, id)
    if thing is None or (thing.kind == OBJECT and thing.holder) or hidden_from(thing, side_of(table, figure)):
        return Refusal(rule, "nothing-there", {"figure": figure, "thing": id})
    if not touches_thing(table, figure, thing):
        record = table.figures[figure]
        apart = gap(where(record), profile(table, figure).radius, (thing.x, thing.y), thing.radius)
        return Refusal(rule, "not-in-contact", {"figure": figure, "thing": id}, apart, "cm")
    return None


def why_not_take(table: Table, figure: str, id: str) -> Refusal | None:
    """Why a figure may not pick this up: an object one at a time, a casualty's weapon if it can bear it."""
    if refusal := why_not_reach(table, figure, id, "CZ-ACT-03"):
        return refusal
    thing = lying_thing(table, id)
    about = {"figure": figure, "thing": id}
    if thing is None or thing.kind not in (OBJECT, CASUALTY):
        return Refusal("CZ-ACT-03", "not-an-object", about)
    if profile(table, figure).kind == MACHINE:
        return Refusal("CZ-ACT-03", "no-hands", about)
    if thing.kind == OBJECT and table.figures[figure].carrying:
        return Refusal("CZ-ACT-03", "hands-full", about)
    if thing.kind == CASUALTY and not loot(table, figure, thing):
        return Refusal("CZ-ACT-03", "no-weapon-to-take", about)
    return None


def loot(table: Table, figure: str, casualty: Thing) -> tuple[str, ...]:
    """Weapons of a casualty a figure may take: guns, then blades; a machine has no hands for them."""
    if profile(table, figure).kind == MACHINE:
        return ()
    return _guns(table, figure, casualty.holder) + _blades(table, figure, casualty.holder)


def _guns(table: Table, figure: str, fallen: str) -> tuple[str, ...]:
    """Three guns in all, beside a heavy one a pistol (CZ-WPN-04)."""
    own = (*profile(table, figure).ranged, *table.figures[figure].gained)
    if len(own) >= MOST_GUNS:
        return ()
    weapons, record = table.setting.weapons, table.figures[fallen]
    there = intact(profile(table, fallen).ranged + record.gained, record.broken)
    return tuple(
        w for w in dict.fromkeys(there) if w not in own and not why_not_carry([weapons[g] for g in (*own, w)])
    )


def _blades(table: Table, figure: str, fallen: str) -> tuple[str, ...]:
    """Two close combat weapons in all, whatever they are."""
    if len(profile(table, figure).melee) + len(table.figures[figure].blades) >= MOST_BLADES:
        return ()
    record = table.figures[fallen]
    there = intact(profile(table, fallen).melee + record.blades, record.broken)
    return tuple(dict.fromkeys(there))


def take(referee: Referee, figure: str, id: str) -> None:
    """Pick up an object, or a weapon from a casualty (CZ-ACT-03)."""
    thing = lying_thing(referee.table, id)
    if thing is None:
        return
    if thing.kind == CASUALTY:
        _take_weapon(referee, figure, thing)
        return
    referee.change("CZ-ACT-03", id, holder=figure)
    referee.change("CZ-ACT-03", figure, carrying=id)


def _take_weapon(referee: Referee, figure: str, casualty: Thing) -> None:
    side = side_of(referee.table, figure)
    options = loot(referee.table, figure, casualty)
    if not options:
        return
    weapon = referee.ask(
        "CZ-ACT-03",
        side,
        "take-weapon",
        options,
        actor=figure,
        against=(casualty.holder,),
        part=WEAPON,
        figure=figure,
        casualty=casualty.holder,
    )
    own, fallen = referee.table.figures[figure], referee.table.figures[casualty.holder]
    if weapon in referee.table.setting.blades:
        referee.change("CZ-ACT-03", figure, blades=(*own.blades, weapon))
    else:
        referee.change("CZ-ACT-03", figure, gained=(*own.gained, weapon))
    referee.change("CZ-ACT-03", casualty.holder, broken=(*fallen.broken, weapon))
    if weapon == MISSILES and fallen.missiles:  # CZ-SHOOT-13: they belong to their launcher
        referee.change("CZ-SHOOT-13", figure, missiles=own.missiles + fallen.missiles)
        referee.change("CZ-SHOOT-13", casualty.holder, missiles=0)


def why_not_drop(table: Table, figure: str) -> Refusal | None:
    """Only what is carried can be put down; it costs nothing."""
    if not table.figures[figure].carrying:
        return Refusal("CZ-ACT-03", "carries-nothing", {"figure": figure})
    return None


def drop(referee: Referee, rule: str, figure: str) -> None:
    """Whatever the figure carries lies at the centre of its base: put down, or let go by the fallen."""
    record = referee.table.figures[figure]
    if not record.carrying:
        return
    referee.note(rule, "object-dropped", figure=figure, object=record.carrying)
    pass_on(referee, rule, record.carrying, holder="", x=record.x, y=record.y)
    referee.change(rule, figure, carrying="")


def why_not_hand(table: Table, figure: str, friend: str) -> Refusal | None:
    """Why an object may not be passed on: to a friend in contact whose hands are free (CZ-ACT-03)."""
    about = {"figure": figure, "friend": friend}
    if refusal := why_not_drop(table, figure):
        return refusal
    if friend == figure or side_of(table, friend) != side_of(table, figure):
        return Refusal("CZ-ACT-03", "no-friend", about)
    if not touching(table, figure, friend):
        return Refusal("CZ-ACT-03", "not-in-contact", about)
    record = table.figures[friend]
    if record.carrying or ROUTED in record.states or profile(table, friend).kind == MACHINE:
        return Refusal("CZ-ACT-03", "hands-full", about)
    return None


def hand(referee: Referee, figure: str, friend: str) -> None:
    """The object changes hands."""
    carried = referee.table.figures[figure].carrying
    referee.change("CZ-ACT-03", figure, carrying="")
    referee.change("CZ-ACT-03", friend, carrying=carried)
    pass_on(referee, "CZ-ACT-03", carried, holder=friend)


def friends_near(table: Table, figure: str) -> tuple[str, ...]:
    """Friends whose base touches this figure's."""
    return touched(table, figure, on_table(table, side_of(table, figure)))


def offers(scope: Scope) -> list[Deed]:
    """What lies at hand to be taken: objects, and weapons of casualties."""
    return [Deed(TAKE.name, id) for id in lying_near(scope.table, scope.figure, OBJECT, CASUALTY)]


def offers_to_pass(scope: Scope) -> list[Deed]:
    """To hand what it carries to each friend at hand."""
    return [Deed(PASS.name, friend) for friend in friends_near(scope.table, scope.figure)]


TAKE = Action(
    "take", offers=offers, needs=THINGS, price=GENERIC["take_object"], why_not=why_not_take, do=take
)
DROP = Action(
    "drop",
    offers=alone,
    needs=LOAD,
    price=0,
    why_not=lambda table, figure, _: why_not_drop(table, figure),
    do=lambda referee, figure, _: drop(referee, "CZ-ACT-03", figure),
    at_once=True,
)
PASS = Action(
    "pass", offers=offers_to_pass, needs=LOAD, price=GENERIC["take_object"], why_not=why_not_hand, do=hand
)
