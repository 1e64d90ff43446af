"""What a bot sees coming: fire from where enemies stand and move, cover, alert, landings without room."""

from __future__ import annotations

from escarmouche.games.company.chapters.movement.edges import grid
from escarmouche.games.company.chapters.movement.placements import Placements
from escarmouche.games.trauma.bot import appraisal
from escarmouche.games.trauma.bot.navigation import sight_length
from escarmouche.games.trauma.chapters import alert
from escarmouche.games.trauma.chapters.general import is_generals_unit
from escarmouche.games.trauma.chapters.movement import crossing
from escarmouche.games.trauma.chapters.movement.collisions import closed_index, klass_of, movers
from escarmouche.games.trauma.chapters.movement.entry import FIRST_TURN
from escarmouche.games.trauma.chapters.movement.far_side import places_for_rest
from escarmouche.games.trauma.chapters.shooting.salvos import ranged_salvos
from escarmouche.games.trauma.chapters.shooting.sight import body
from escarmouche.games.trauma.chapters.units import opponent, units_on_table
from escarmouche.games.trauma.client import forecast
from escarmouche.games.trauma.table import ALERT, DISORGANISED, ENGAGED, RESERVE, TAKE_COVER, Table
from escarmouche.space.paths import shortest_path
from escarmouche.space.sight import look_all

SOON, LATER, ALERTED = 0.6, 0.3, 0.6
"""How likely an enemy fires at whom he could: if he is still to act, if he has acted, if he is in alert."""
GENERAL = 1.5
"""How many times as dear the general is as another."""
STIRS, UNSEEN = 0.3, 0.1
"""How likely an enemy moves who is still to act; what part of one who comes into sight is shot."""
AMBUSH, EYES = 0.1, 300
"""What an army point costs us that may be put down where it sees us, and how high it looks from."""
CROWDED, TORN = 3.0, 2.0
"""What it costs to be disorganised beyond an obstacle, part of the unit on this side; to have a wall between
the figures of a unit."""


def danger(table: Table, unit: str, *, moving: bool = False) -> float:
    """What enemy fire is expected to cost a unit that stands here; `moving`: who is in alert fires now."""
    record = table.units[unit]
    if ENGAGED in record.markers:
        return 0.0
    last = appraisal.rounds_left(table) == 0
    total = _ambush(table, unit)
    for other in units_on_table(table, opponent(record.side)):
        foe = table.units[other]
        if not foe.markers.isdisjoint((DISORGANISED, ENGAGED)):
            continue
        acted = other in table.sides[foe.side].shown
        likely = (0.0 if last else LATER) if acted else SOON
        if moving and ALERT in foe.markers:
            likely += ALERTED
        if likely:
            total += likely * _fire_at(table, other, unit)
    return total * (GENERAL if is_generals_unit(table, unit) else 1.0)


def _ambush(table: Table, unit: str) -> float:
    """What those may cost us who are still to be put down, by how much of their ground sees us."""
    side = opponent(table.units[unit].side)
    zone = next((z for z in table.turn.zones if z.kind == "deployment" and z.side == side), None)
    if zone is None or table.turn.round > FIRST_TURN:
        return 0.0
    waiting = sum(u.cost for u in table.units.values() if u.side == side and u.place == RESERVE)
    if not waiting:
        return 0.0
    eyes = [(x, y, 0, EYES) for x, y in grid(zone)]
    looks = look_all(table.ground, eyes, [body(table, table.units[unit].leader)])
    return AMBUSH * waiting * sum(seen.visible for (seen,) in looks) / len(looks)


def sheltered(table: Table, unit: str) -> float:
    """What it would save a unit to take cover where it stands."""
    open_ = danger(table, unit)
    if not open_:
        return 0.0
    hidden = table.copy()
    hidden.change(unit, {"markers": table.units[unit].markers | {TAKE_COVER}})
    return open_ - danger(hidden, unit)


def watching(table: Table, unit: str) -> float:
    """What a unit in alert may hope to hit: enemies it sees that may move, and those who may come near."""
    record = table.units[unit]
    total = 0.0
    for other in units_on_table(table, opponent(record.side)):
        foe = table.units[other]
        if not foe.markers.isdisjoint((DISORGANISED, ENGAGED)):
            continue
        likely = STIRS / 2 if other in table.sides[foe.side].shown else STIRS
        gain = _alert_gain(table, unit, other)
        if not gain:
            lead = table.figures[foe.leader]
            reach = table.setting.profiles[lead.profile].movement
            near = sight_length(table, other, (lead.x, lead.y), unit) <= reach
            gain = UNSEEN * appraisal.troops(table, other, appraisal.stakes(table, foe.side)) if near else 0.0
        total += likely * gain
    return total


def _alert_gain(table: Table, unit: str, mover: str) -> float:
    """What the salvos of a unit in alert gain against one that moves, were it where it is."""
    total = 0.0
    for key in alert.salvos_left(table, unit):
        if alert.why_not_alert_salvo(table, unit, key, mover) is None:
            target = alert.alert_target(table, unit, key, mover)
            total += max(0.0, forecast.salvo_gain(table, unit, key, target))
    return total


def crowded(table: Table, unit: str, obstacle: str, value: Placements) -> float:
    """What a landing costs that has no room for the whole unit: it is disorganised (TR-CROSS-05)."""
    leader = table.units[unit].leader
    others = sum(1 for m in movers(table, unit) if m.movement and m.id != leader)
    thing = crossing.obstacle_of(table, unit, obstacle)
    return CROWDED if len(places_for_rest(table, unit, thing, value[0][1][-1])) < others else 0.0


def torn(table: Table, unit: str) -> float:
    """What it costs a unit to stand on both sides of something: it hardly moves any more."""
    record = table.units[unit]
    members = {m.id: m for m in movers(table, unit)}
    lead = members.pop(record.leader)
    if lead.level or not lead.movement:
        return 0.0
    index = closed_index(table.ground, klass_of(table, unit))
    for m in members.values():
        if not m.level and shortest_path(index, (), (), m.at, lead.at, m.radius, m.movement) is None:
            return TORN
    return 0.0


def _fire_at(table: Table, foe: str, unit: str) -> float:
    """What the salvos of an enemy that go for this unit gain him."""
    total = 0.0
    for key in ranged_salvos(table, foe):
        aims = forecast.aims(table, foe, key)
        if unit in aims:
            total += max(0.0, forecast.salvo_gain(table, foe, key, unit)) / len(aims)
    return total
