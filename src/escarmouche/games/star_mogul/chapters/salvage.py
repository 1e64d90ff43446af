"""Salvage: taken up, carried by many hands, dropped, loaded (area SM-SALV, SM-ACT-04, SM-ACT-05)."""

from __future__ import annotations

from escarmouche.engine.requests import Refusal
from escarmouche.games.star_mogul.chapters.models import (
    all_standing,
    apart,
    at,
    engaged,
    from_point,
    hull,
    in_zone,
    inside,
    is_hull,
    is_vehicle,
    machine,
    on_table,
    profile,
    side_of,
    standing,
)
from escarmouche.games.star_mogul.rules import LEDGER
from escarmouche.games.star_mogul.table import CAPTIVE, LOADS, PAS, PRIZES, STRAGGLER, Referee, Table, Thing
from escarmouche.space.shapes import gap

HANDS: dict[str, int] = LEDGER.data("SM-SALV-01")
FEWEST = min(int(key.partition("-")[0].rstrip("+")) for key in HANDS)
"""Fewer cannot carry (SM-SALV-02)."""
ARM = PAS
"""How near the counter carriers stand (SM-ACT-04)."""
COUNTER = PAS // 2
"""Radius of a counter."""


def slowed(hands: int) -> int:
    """By how much so many carriers are slowed, in pas: a negative number (SM-SALV-01)."""
    for key, loss in HANDS.items():
        least, _, most = key.rstrip("+").partition("-")
        if hands >= int(least) and (key.endswith("+") or hands <= int(most)):
            return loss
    return 0


def load_of(table: Table, unit: str) -> Thing | None:
    """What a unit carries by hand, if anything: one counter a unit (SM-SALV-02)."""
    return next(
        (t for t in table.things.values() if t.kind in LOADS and t.holder == unit and not t.loaded), None
    )


def captives_of(table: Table, unit: str) -> tuple[Thing, ...]:
    """Those who follow a unit (SM-MISS-09)."""
    return tuple(t for t in table.things.values() if t.kind == CAPTIVE and t.holder == unit)


def cargo_of(table: Table, unit: str) -> tuple[Thing, ...]:
    """What is loaded in a vehicle."""
    return tuple(t for t in table.things.values() if t.loaded and t.holder == unit)


def carriers(table: Table, figure: str) -> bool:
    """Whether a model carries a load now (SM-SHOOT-11)."""
    load = load_of(table, table.figures[figure].unit)
    return load is not None and figure in load.carriers


def able_hands(table: Table, unit: str, thing: Thing) -> tuple[str, ...]:
    """Models of a unit near enough to carry a counter, none of them wounded (SM-ACT-04, SM-STATE-01)."""
    return tuple(
        f
        for f in standing(table, unit)
        if not table.figures[f].wounded
        and table.figures[f].z == thing.z
        and from_point(table, f, (thing.x, thing.y)) <= ARM
    )


# -- why not -------------------------------------------------------------------------------------------------


def why_not_salvage(table: Table, unit: str, id: str) -> Refusal | None:
    """At least four hands, no enemy near, one counter a unit (SM-ACT-04); one model for a captive."""
    thing = table.things[id]
    about = {"unit": unit, "thing": id}
    if thing.holder or thing.inside:
        return Refusal("SM-ACT-04", "not-free-to-take", about)
    if STRAGGLER in table.units[unit].markers:
        return Refusal("SM-STRAG-01", "stragglers-carry-nothing", about)
    if thing.kind != CAPTIVE and load_of(table, unit) is not None:
        return Refusal("SM-SALV-02", "one-load", about)
    side = table.units[unit].side
    if table.sides[side].role == "guard" and thing.kind in PRIZES:
        return Refusal("SM-MISS-08", "guard-moves-nothing", about)
    for other in all_standing(table):
        enemy = side_of(table, other) != side and not is_hull(table, other)
        if enemy and from_point(table, other, (thing.x, thing.y)) <= ARM:
            return Refusal("SM-ACT-04", "enemy-near", {**about, "enemy": other})
    if thing.kind == CAPTIVE:
        near = [f for f in standing(table, unit) if from_point(table, f, (thing.x, thing.y)) <= ARM]
        return None if near else Refusal("SM-MISS-09", "nobody-near", about)
    hands = able_hands(table, unit, thing)
    if len(hands) < FEWEST:
        return Refusal("SM-ACT-04", "too-few-hands", {**about, "hands": len(hands), "least": FEWEST})
    return None


def why_not_load(table: Table, unit: str, vehicle: str) -> Refusal | None:
    """Carriers within 1 pas of a vehicle at rest with room for it (SM-ACT-05)."""
    about = {"unit": unit, "vehicle": vehicle}
    load = load_of(table, unit)
    if load is None:
        return Refusal("SM-ACT-05", "carries-nothing", about)
    if hull(table, vehicle).moved:
        return Refusal("SM-ACT-05", "vehicle-moved", about)
    room = machine(table, vehicle).cargo
    if len(cargo_of(table, vehicle)) >= room:
        return Refusal("SM-ACT-05", "no-room-aboard", {**about, "room": room})
    body = table.units[vehicle].roster[0]
    if any(apart(table, f, body) > ARM for f in load.carriers[:FEWEST]):
        return Refusal("SM-ACT-05", "too-far-to-load", about)
    return None


# -- doing it ------------------------------------------------------------------------------------------------


def salvage(referee: Referee, unit: str, id: str) -> None:
    """Those near the counter take it up; a captive joins them (SM-ACT-04, SM-MISS-09)."""
    table = referee.table
    thing = table.things[id]
    if thing.kind == CAPTIVE:
        leader = table.figures[table.units[unit].leader]
        referee.change("SM-MISS-09", id, holder=unit, x=leader.x, y=leader.y)
        return
    hands = able_hands(table, unit, thing)
    first = table.figures[hands[0]]
    referee.change(
        "SM-ACT-04",
        id,
        facts={"unit": unit, "hands": len(hands)},
        holder=unit,
        carriers=hands,
        x=first.x,
        y=first.y,
    )


def load(referee: Referee, unit: str, vehicle: str) -> None:
    """The carried counter goes into the vehicle (SM-ACT-05)."""
    thing = load_of(referee.table, unit)
    assert thing is not None
    body = hull(referee.table, vehicle)
    referee.change(
        "SM-ACT-05", thing.id, facts={"unit": unit, "vehicle": vehicle},
        holder=vehicle, carriers=(), loaded=True, x=body.x, y=body.y,
    )  # fmt: skip


def drop(referee: Referee, rule: str, id: str) -> None:
    """A carried thing is left where it is (SM-SALV-03)."""
    unit = referee.table.things[id].holder
    referee.change(rule, id, facts={"unit": unit, "dropped": True}, holder="", carriers=(), loaded=False)


def drop_all(referee: Referee, rule: str, unit: str) -> None:
    """A unit that retreats or is engaged lets go of its load; captives stay behind with it (SM-SALV-03)."""
    thing = load_of(referee.table, unit)
    if thing is not None:
        drop(referee, rule, thing.id)


def after_losses(referee: Referee, unit: str) -> None:
    """Too few carriers left: the counter is on the ground (SM-SALV-02); nobody left: captives stand alone."""
    table = referee.table
    thing = load_of(table, unit)
    if thing is not None:
        left = tuple(f for f in thing.carriers if f in standing(table, unit) and not table.figures[f].wounded)
        if len(left) < FEWEST:
            drop(referee, "SM-SALV-02", thing.id)
        elif left != thing.carriers:
            first = table.figures[left[0]]
            referee.change("SM-SALV-02", thing.id, carriers=left, x=first.x, y=first.y)
    if not table.units[unit].figures:
        for captive in captives_of(table, unit):
            drop(referee, "SM-SALV-03", captive.id)


def follow(referee: Referee, unit: str) -> None:
    """After a move the load is where its first carrier is; those within 1 pas of it go on carrying."""
    table = referee.table
    thing = load_of(table, unit)
    if thing is not None and thing.carriers:
        first = table.figures[thing.carriers[0]]
        moved = Thing("", "", first.x, first.y, first.z)
        hands = able_hands(table, unit, moved)
        order = (first.id, *(f for f in hands if f != first.id))
        referee.change("SM-SALV-01", thing.id, x=first.x, y=first.y, z=first.z, carriers=order)
    unit_record = table.units[unit]
    for captive in captives_of(table, unit):
        leader = table.figures[unit_record.leader or unit_record.figures[0]]
        referee.change("SM-MISS-09", captive.id, x=leader.x, y=leader.y)
    if is_vehicle(table, unit):
        body = hull(table, unit)
        for cargo in cargo_of(table, unit):
            referee.change("SM-ACT-05", cargo.id, x=body.x, y=body.y)


# -- who has it ----------------------------------------------------------------------------------------------


def secured_by(table: Table, thing: Thing) -> str:
    """Whose drop zone a prize lies in wholly, by itself or in a vehicle wholly inside (SM-SALV-04)."""
    for side in table.sides.values():
        if side.zone[0] < 0 or thing.inside:
            continue
        if thing.loaded:
            body = table.units[thing.holder].roster[0]
            if side_of(table, body) == side.id and on_table(table, thing.holder) and in_zone(table, body):
                return side.id
        elif inside((thing.x, thing.y), COUNTER, side.zone):
            return side.id
    return ""


def secured(table: Table, side: str) -> tuple[str, ...]:
    """The prizes a side has brought to its drop zone (SM-SALV-04)."""
    return tuple(t.id for t in table.things.values() if t.kind in PRIZES and secured_by(table, t) == side)


def prizes_near(table: Table, unit: str, reach: int) -> tuple[str, ...]:
    """Free prizes within reach of a model of a unit."""
    return tuple(
        t.id
        for t in table.things.values()
        if t.kind in PRIZES
        and not t.holder
        and not t.inside
        and any(
            gap(at(table.figures[f]), profile(table, f).radius, (t.x, t.y), 0) <= reach
            for f in standing(table, unit)
        )
    )


def why_not_act_engaged(table: Table, unit: str) -> Refusal | None:
    """An engaged unit neither moves, shoots, salvages nor loads (SM-MELEE-09)."""
    return Refusal("SM-MELEE-09", "engaged", {"unit": unit}) if engaged(table, unit) else None
