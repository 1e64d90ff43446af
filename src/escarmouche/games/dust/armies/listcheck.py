"""Whether an army list may be fielded (DS-HERO-01, DS-FORT-01 …), each refusal with its rule."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.engine.requests import Refusal
from escarmouche.games.dust.armies.armylist import ArmyList, Pick
from escarmouche.games.dust.table import AIRCRAFT, HERO, INFANTRY, SUPPORT, VEHICLE, Card

PILOTS = {VEHICLE: ("pilot", "ace_pilot"), AIRCRAFT: ("air_pilot", "ace_air_pilot")}
FREE = frozenset({"zombie", "mindless_zombie"})


def check(army: ArmyList, size: str, points: int | None = None) -> tuple[Refusal, ...]:
    """Everything that forbids the list at a size, its own if none is given; `size` is the rule of sizes."""
    limit = army.points if points is None else points
    return (*_cost(army, size, limit), *_unique(army), *_places(army), *_forts(army), *_attached(army))


def _cost(army: ArmyList, rule: str, limit: int) -> Iterator[Refusal]:
    if not army.picks:
        yield Refusal(rule, "no-unit")
    if army.total > limit:
        about = {"total": army.total, "points": limit}
        yield Refusal(rule, "too-expensive", about, army.total - limit, "points")


def _unique(army: ArmyList) -> Iterator[Refusal]:
    """No hero twice (DS-HERO-01), no named hero's vehicle twice (DS-VEH-16)."""
    seen: dict[str, int] = {}
    for pick in army.picks:
        seen[pick.unit] = seen.get(pick.unit, 0) + 1
    for key, count in seen.items():
        card = army.card(Pick(key))
        if count > 1 and card.kind == HERO:
            yield Refusal(
                "DS-HERO-01", "hero-twice", {"unit": card.name["en"], "count": count}, count - 1, "units"
            )
        elif count > 1 and _skill(card, "pilot_of"):
            about = {"unit": card.name["en"], "count": count}
            yield Refusal("DS-VEH-16", "unique-vehicle-twice", about, count - 1, "units")


def _places(army: ArmyList) -> Iterator[Refusal]:
    """Who starts aboard what: pilots (DS-HERO-07), passengers (DS-PASS-01), slung vehicles (DS-LIFT-01)."""
    room: dict[int, int] = {}
    piloted: set[int] = set()
    for pick in army.picks:
        if not pick.aboard:
            continue
        card, carrier = army.card(pick), army.card(army.picks[pick.aboard - 1])
        about = {"unit": card.name["en"], "carrier": carrier.name["en"]}
        if army.picks[pick.aboard - 1].aboard:
            yield Refusal("DS-PASS-02", "carrier-is-carried", about)
        elif card.type == INFANTRY:
            if why := _why_not_ride(card, carrier, about, room, piloted, pick.aboard):
                yield why
        elif "airlifter" not in carrier.skills:
            yield Refusal("DS-VEH-03", "not-lifted", about)
        elif not {"airmobile", "air_assault"} & set(card.skills):
            yield Refusal("DS-VEH-04", "not-lifted", about)
        elif room.setdefault(pick.aboard, 1) > 1:
            yield Refusal("DS-VEH-03", "one-vehicle", about)
        else:
            room[pick.aboard] = 2


def _why_not_ride(
    card: Card, carrier: Card, about: dict[str, str], room: dict[int, int], piloted: set[int], at: int
) -> Refusal | None:
    if card.kind == HERO and carrier.type in PILOTS and set(PILOTS[carrier.type]) & set(card.skills):
        named = _skill(carrier, "pilot_of")
        if named and card.id.partition("+")[0] != named:
            return Refusal("DS-VEH-16", "only-its-pilot", {**about, "pilot": named})
        if at in piloted:
            return Refusal("DS-HERO-07", "one-pilot", {**about, "machine": about["carrier"]})
        piloted.add(at)
        return None
    capacity = int(_skill(carrier, "passengers") or _skill(carrier, "tank_riders") or 0)
    if not capacity:
        rule = "DS-HERO-07" if card.kind == HERO else "DS-VEH-15"
        return Refusal(rule, "carries-nobody", about)
    if FREE & set(card.skills):
        return Refusal("DS-SKILL-41", "zombies-never-ride", about)
    soldiers = card.damage if card.kind == SUPPORT else len(card.soldiers) or 1
    room[at] = room.get(at, 0) + soldiers * (2 if card.armour >= 3 else 1)
    if room[at] > capacity:
        return Refusal("DS-PASS-01", "too-many-passengers", about, room[at] - capacity, "places")
    return None


def _forts(army: ArmyList) -> Iterator[Refusal]:
    for pick in army.picks:
        if pick.fort and "strongpoint" not in army.card(pick).skills:
            yield Refusal("DS-FORT-02", "no-strongpoint-unit", {"unit": army.card(pick).name["en"]})


def _attached(army: ArmyList) -> Iterator[Refusal]:
    """A commissar belongs to one infantry unit, and no unit has two (DS-SKILL-18)."""
    taken: set[int] = set()
    for pick in army.picks:
        card = army.card(pick)
        about = {"unit": card.name["en"]}
        if "commissar" not in card.skills:
            if pick.attached:
                yield Refusal("DS-SKILL-18", "not-a-commissar", about)
            continue
        if not pick.attached:
            yield Refusal("DS-SKILL-18", "commissar-alone", about)
            continue
        host = army.card(army.picks[pick.attached - 1])
        if host.type != INFANTRY or not host.soldiers:
            name = host.name["en"]
            yield Refusal("DS-SKILL-18", "not-infantry", {**about, "host": name, "target": name})
        if pick.attached in taken:
            yield Refusal("DS-SKILL-18", "two-commissars", {**about, "host": host.name["en"]})
        taken.add(pick.attached)


def _skill(card: Card, key: str) -> str:
    """The value of a skill that has one: passengers:6 gives 6."""
    return next((s.partition(":")[2] for s in card.skills if s.startswith(f"{key}:")), "")
