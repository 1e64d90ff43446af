"""The suicide assault of irregular and regular infantry on a vehicle at contact (ledger area TR-SUIC)."""

from __future__ import annotations

from escarmouche.engine.options import WHO
from escarmouche.engine.requests import Refusal
from escarmouche.games.trauma.chapters.dice import DOWN, UP, down, up
from escarmouche.games.trauma.chapters.melee.blows import (
    DEMOLITION,
    chosen_losses,
    damage_vehicles,
    fighters_on,
    reached,
    spread_hits,
)
from escarmouche.games.trauma.chapters.shooting import casualties
from escarmouche.games.trauma.chapters.shooting.vehicle_damage import Wounds
from escarmouche.games.trauma.chapters.units import entry, has_skill, is_armour, is_infantry, living
from escarmouche.games.trauma.rules import LEDGER
from escarmouche.games.trauma.table import Referee, Table

ALLOWED: dict[str, bool] = LEDGER.data("TR-ARMY-03")["suicide_assault"]
"""By rank of infantry."""
CHANCE: dict[str, str] = LEDGER.data("TR-SUIC-04")["p_hit"]
"""By vehicle type: 1 is automatic, 2/3 a Down, 1/3 an Up."""
DAMAGE: int = LEDGER.data("TR-SUIC-05")["damage"]


def why_not_suicide(table: Table, unit: str, target: str) -> Refusal | None:
    """Whether a unit may storm a vehicle unit with its charges."""
    about = {"unit": unit, "target": target}
    if not is_infantry(table, unit):
        return Refusal("TR-SUIC-01", "not-infantry", about)
    if not ALLOWED.get(entry(table, unit).rank, False):
        return Refusal("TR-ARMY-03", "rank-too-high", about)
    if not is_armour(table, target):
        return Refusal("TR-SUIC-01", "not-a-vehicle", about)
    if not able(table, unit, target, ()):
        return Refusal("TR-SUIC-01", "no-contact", about)
    return None


def able(table: Table, unit: str, target: str, struck: tuple[str, ...]) -> tuple[str, ...]:
    """Members who reach the vehicle and have not struck yet; contact by height is enough (TR-SUIC-01)."""
    return fighters_on(table, [f for f in living(table, unit) if f not in struck], target)


def assault(referee: Referee, unit: str, target: str, struck: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The suicide salvo: who goes, hits, wounds on the vehicle, own losses. Returns who took part."""
    side = referee.table.units[unit].side
    storming = storming_party(referee, side, unit, target, able(referee.table, unit, target, struck))
    referee.note("TR-SUIC-02", "storms", unit=unit, target=target, figures=storming, dice=len(storming))
    hits = accuracy(referee, side, target, len(storming))
    if hits:
        penetration(referee, side, unit, target, storming=storming, hits=hits)
        own_losses(referee, side, unit, hits)
    return storming


def storming_party(
    referee: Referee, side: str, unit: str, target: str, ready: tuple[str, ...]
) -> tuple[str, ...]:
    """Who takes part, at least one; others stay out, experts of Démolition too (TR-SUIC-02, TR-SUIC-03)."""
    most = len(ready) - 1
    absent = referee.pick(
        "TR-SUIC-02",
        side,
        "stay-out",
        ready,
        0,
        most,
        proposal=(),
        actor=unit,
        against=(target,),
        part=WHO,
        unit=unit,
        target=target,
    )
    for expert in absent:
        if has_skill(referee.table, expert, DEMOLITION):
            referee.note("TR-SUIC-03", "expert-stays-out", unit=unit, figure=expert)
    return tuple(f for f in ready if f not in absent)


def accuracy(referee: Referee, side: str, target: str, count: int) -> int:
    """One die for each of them, by the type of vehicle (TR-SUIC-04)."""
    chance = CHANCE[entry(referee.table, target).vehicle]
    if chance == "1":
        referee.note("TR-SUIC-04", "certain-charges", target=target, hits=count)
        return count
    dice = down(count) if chance == "2/3" else up(count)
    needs = DOWN if chance == "2/3" else UP
    hits: int = referee.roll("TR-SUIC-04", side, dice, target=target, fighters=count, needs=needs)
    return hits


def penetration(
    referee: Referee, side: str, unit: str, target: str, *, storming: tuple[str, ...], hits: int
) -> None:
    """Each Up is a wound whatever the armour; hits on several vehicles are spread evenly (TR-SUIC-05)."""
    able = reached(referee.table, storming, target)
    touched = spread_hits(referee, side, unit, target, hits=hits, able=able)
    wounds = []
    for vehicle in dict.fromkeys(touched):
        dice = up(touched.count(vehicle))
        count = referee.roll("TR-SUIC-05", side, dice, target=target, figure=vehicle, needs=UP)
        wounds.append(Wounds(vehicle, count))
    damage_vehicles(referee, "TR-SUIC-05", side, target, wounds, damage=DAMAGE)


def own_losses(referee: Referee, side: str, unit: str, hits: int) -> None:
    """Each hit falls back on the unit: an Up takes a member that its own player names (TR-SUIC-06)."""
    lost: int = referee.roll("TR-SUIC-06", side, up(hits), unit=unit, needs=UP)
    members = living(referee.table, unit)
    fallen = chosen_losses(
        referee, "TR-SUIC-06", side, "suicide-losses", unit=unit, among=members, wounds=lost
    )
    if fallen:
        casualties.eliminate(referee, "TR-SUIC-06", unit, fallen)
        casualties.resolve_losses(referee, unit, fallen)
