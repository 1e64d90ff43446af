"""What a mission is about and who has won it (areas SM-MISS, SM-SALV-04, SM-SALV-05, SM-SEQ-05)."""

from __future__ import annotations

from escarmouche.engine.dice import Dice, d6
from escarmouche.engine.requests import Refusal
from escarmouche.engine.table import DRAW
from escarmouche.games.star_mogul.chapters import salvage
from escarmouche.games.star_mogul.chapters.models import (
    at,
    engaged,
    infantry_of,
    pas,
    profile,
    standing,
    units_of,
)
from escarmouche.games.star_mogul.rules import LEDGER
from escarmouche.games.star_mogul.table import CAPTIVE, PRIZES, STASH, Referee, Table
from escarmouche.space.shapes import gap_to_polygon_at_most

RIGHTS, RAID, ASSET, ASSET_RAID, RESCUE, REVENGE = MISSIONS = (
    "salvage_rights", "salvage_raid", "asset", "asset_raid", "rescue", "revenge",
)  # fmt: skip
RULES = {
    RIGHTS: "SM-MISS-03",
    RAID: "SM-MISS-04",
    ASSET: "SM-MISS-05",
    ASSET_RAID: "SM-MISS-06",
    RESCUE: "SM-MISS-09",
    REVENGE: "SM-MISS-10",
}
TABLE = LEDGER.data("SM-MISS-01")
ASSETS: dict[str, list[int]] = LEDGER.data("SM-MISS-02")
PRISONERS: dict[int, dict[str, int]] = {int(k): row for k, row in LEDGER.data("SM-MISS-08").items()}
GAP: int = TABLE["salvage_raid_gap"]
RAIDED = 2
"""Counters a raider must secure (SM-MISS-04)."""
HELD = pas(6)
"""How near the asset models count (SM-MISS-05)."""
DOOR_REACH = 30
"""How near the wall a model stands that touches a door, in hundredths of a centimetre."""
KEEPER = "keeper_calls"
"""The option that says what it means when guard or raided company call their ship."""
RAIDER, STRONGER, GUARD, INVESTIGATOR, DEMANDER = "raider", "raided", "guard", "investigator", "demander"


def mission_of(thrown: int, costs: tuple[int, ...]) -> str:
    """The mission of a roll; Salvage Rights is a raid where one company is weaker by 750 (SM-MISS-01)."""
    if thrown in TABLE["salvage_rights"]:
        return RAID if len(costs) == 2 and abs(costs[0] - costs[1]) >= GAP else RIGHTS
    if thrown in TABLE["fight_over_asset"]:
        return ASSET
    if len(costs) > 2:
        return RIGHTS  # SM-MISS-07: for two players only
    return ASSET_RAID if thrown in TABLE["asset_raid"] else RESCUE


def mission_dice() -> Dice:
    """1D6 (SM-MISS-01)."""
    return d6()


def asset_of(thrown: int) -> str:
    """The asset at stake (SM-MISS-02)."""
    return next(asset for asset, faces in ASSETS.items() if thrown in faces)


# -- doors and captives --------------------------------------------------------------------------------------


def why_not_open(table: Table, unit: str, door: str) -> Refusal | None:
    """Only the investigator blows doors, with a model that touches one (SM-MISS-09)."""
    about = {"unit": unit, "thing": door}
    thing = table.things[door]
    if thing.open:
        return Refusal("SM-MISS-09", "open-already", about)
    if table.sides[table.units[unit].side].role == GUARD:
        return Refusal("SM-MISS-08", "guard-moves-nothing", about)
    block = table.ground.piece(thing.piece).polygon
    for figure in standing(table, unit):
        own = table.figures[figure]
        near = abs(own.x - thing.x) + abs(own.y - thing.y) <= 2 * pas(1) and own.z == 0
        if near and gap_to_polygon_at_most(at(own), profile(table, figure).radius, block, DOOR_REACH):
            return None
    return Refusal("SM-MISS-09", "not-at-the-door", about)


def open_door(referee: Referee, unit: str, door: str) -> None:
    """The door is blown, and what is behind it can be brought out (SM-MISS-09)."""
    table = referee.table
    thing = table.things[door]
    referee.change("SM-MISS-09", door, facts={"unit": unit}, open=True)
    for other in tuple(table.things.values()):
        if other.inside and other.piece == thing.piece:
            referee.change("SM-MISS-09", other.id, inside=False, x=thing.x, y=thing.y)


# -- the end -------------------------------------------------------------------------------------------------


def alive(table: Table) -> tuple[str, ...]:
    """Sides that still have something on the table."""
    return tuple(side for side in table.sides if units_of(table, side))


def prizes(table: Table) -> int:
    """How many captives, stashes and counters there are in all."""
    return sum(t.kind in PRIZES for t in table.things.values())


def holders(table: Table) -> dict[str, int]:
    """Unengaged models of each side within 6 pas of the asset (SM-MISS-05)."""
    block = table.ground.polygon(table.setting.centre)
    counts = {}
    for side in table.sides:
        near = 0
        for unit in infantry_of(table, side):
            if engaged(table, unit):
                continue
            for figure in standing(table, unit):
                own = table.figures[figure]
                near += gap_to_polygon_at_most(at(own), profile(table, figure).radius, block, HELD)
        counts[side] = near
    return counts


def best_of(counts: dict[str, int]) -> str:
    """The side with most; a draw where two have."""
    most = max(counts.values())
    first = [side for side, count in counts.items() if count == most]
    return first[0] if len(first) == 1 else DRAW


def winner(table: Table, caller: str = "") -> str:
    """Who has won when the battle ends now, by the mission; `caller`: as if he called his ship."""
    mission = table.setting.mission
    left = alive(table)
    if mission in (ASSET, ASSET_RAID):
        return best_of(holders(table))
    counts = {side: len(salvage.secured(table, side)) for side in table.sides}
    if mission == RAID:
        raider = next(s.id for s in table.sides.values() if s.role == RAIDER)
        return raider if counts[raider] >= RAIDED else _denied(table, raider, caller)
    if mission == RESCUE:
        investigator = next(s.id for s in table.sides.values() if s.role == INVESTIGATOR)
        most = 2 * counts[investigator] > prizes(table)
        return investigator if most else _denied(table, investigator, caller)
    if len(left) == 1:
        return left[0]
    return best_of(counts)


def _denied(table: Table, seeker: str, caller: str) -> str:
    """Who keeps the prizes from the other has won, unless he gives them up by leaving first (ruling)."""
    keeper = next(s for s in table.sides if s != seeker)
    leaves = table.sides[keeper].called or caller == keeper
    return seeker if leaves and table.setting.options.get(KEEPER) != "wins" else keeper


def kinds_of(thrown: int) -> tuple[str, ...]:
    """Captives and stashes of a roll, one word each (SM-MISS-08)."""
    row = PRISONERS[thrown]
    return (CAPTIVE,) * row["captives"] + (STASH,) * row["stashes"]
