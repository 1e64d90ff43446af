"""Objects: taken, carried, handed over, dropped; weapons taken from casualties (CZ-ACT-03)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.requests import Refusal
from escarmouche.engine.table import replace
from escarmouche.games.combat_zone.field import intact, on_table, profile, side_of, touched, touching, where
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import MACHINE, ROUTED, Marker, Referee, Table
from escarmouche.games.combat_zone.weapons import MISSILES, why_not_carry
from escarmouche.space.shapes import gap, gap_at_most

COST: int = LEDGER.data("CZ-ACT-03")["ap"]
OBJECT, CASUALTY, DEVICE = "object", "casualty", "device"
MOST_GUNS, MOST_BLADES = 3, 2  # army_book_schema: figure.ranged, figure.melee


def marker_of(table: Table, marker: str) -> Marker | None:
    """A marker by its id; None if there is none."""
    return next((m for m in table.turn.markers if m.id == marker), None)


def change_marker(referee: Referee, rule: str, marker: str, **values: Any) -> None:
    """Write a changed marker to the table."""
    markers = tuple(replace(m, **values) if m.id == marker else m for m in referee.table.turn.markers)
    referee.change(rule, "turn", markers=markers)


def touches_marker(table: Table, figure: str, marker: Marker) -> bool:
    """Whether a base touches a marker."""
    at, radius = where(table.figures[figure]), profile(table, figure).radius
    return gap_at_most(at, radius, (marker.x, marker.y), marker.radius, 0)


def markers_near(table: Table, figure: str, *kinds: str) -> tuple[str, ...]:
    """Markers of these kinds that lie on the table in contact with a figure."""
    return tuple(
        m.id
        for m in touched_markers(table, figure)
        if m.kind in kinds and not (m.kind == OBJECT and m.holder)
    )


def touched_markers(table: Table, figure: str) -> list[Marker]:
    """All markers that a base touches."""
    record = table.figures[figure]
    x, y, radius = record.x, record.y, profile(table, figure).radius
    found = []
    for m in table.turn.markers:
        reach = radius + m.radius + 1
        if -reach <= m.x - x <= reach and gap_at_most((x, y), radius, (m.x, m.y), m.radius, 0):
            found.append(m)
    return found


def why_not_reach(table: Table, figure: str, marker: str, rule: str) -> Refusal | None:
    """Why a figure cannot lay hands on a marker: it is not there, or not in contact."""
    found = marker_of(table, marker)
    if found is None or (found.kind == OBJECT and found.holder):
        return Refusal(rule, "nothing-there", {"figure": figure, "marker": marker})
    if not touches_marker(table, figure, found):
        record = table.figures[figure]
        apart = gap(where(record), profile(table, figure).radius, (found.x, found.y), found.radius)
        return Refusal(rule, "not-in-contact", {"figure": figure, "marker": marker}, apart, "cm")
    return None


def why_not_take(table: Table, figure: str, marker: str) -> Refusal | None:
    """Why a figure may not pick this up: an object one at a time, a casualty's weapon if it can bear it."""
    if refusal := why_not_reach(table, figure, marker, "CZ-ACT-03"):
        return refusal
    found = marker_of(table, marker)
    about = {"figure": figure, "marker": marker}
    if found is None or found.kind not in (OBJECT, CASUALTY):
        return Refusal("CZ-ACT-03", "not-an-object", about)
    if profile(table, figure).kind == MACHINE:
        return Refusal("CZ-ACT-03", "no-hands", about)
    if found.kind == OBJECT and table.figures[figure].carrying:
        return Refusal("CZ-ACT-03", "hands-full", about)
    if found.kind == CASUALTY and not loot(table, figure, found):
        return Refusal("CZ-ACT-03", "no-weapon-to-take", about)
    return None


def loot(table: Table, figure: str, casualty: Marker) -> tuple[str, ...]:
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


def take(referee: Referee, figure: str, marker: str) -> None:
    """Pick up an object, or a weapon from a casualty (CZ-ACT-03)."""
    found = marker_of(referee.table, marker)
    if found is None:
        return
    if found.kind == CASUALTY:
        _take_weapon(referee, figure, found)
        return
    change_marker(referee, "CZ-ACT-03", marker, holder=figure)
    referee.change("CZ-ACT-03", figure, carrying=marker)


def _take_weapon(referee: Referee, figure: str, casualty: Marker) -> None:
    side = side_of(referee.table, figure)
    options = loot(referee.table, figure, casualty)
    if not options:
        return
    weapon = referee.ask("CZ-ACT-03", side, "take-weapon", options, figure=figure, casualty=casualty.holder)
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
    change_marker(referee, rule, record.carrying, holder="", x=record.x, y=record.y)
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
    change_marker(referee, "CZ-ACT-03", carried, holder=friend)


def friends_near(table: Table, figure: str) -> tuple[str, ...]:
    """Friends whose base touches this figure's."""
    return touched(table, figure, on_table(table, side_of(table, figure)))
