"""Campaigns: linked battles written to a file, experience and gear between them (CZ-GAME-04).

The figures are of our own design: the sheet leaves campaign play open, and nothing here touches a match.
"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import yaml

from escarmouche.engine import checked, yamlfile
from escarmouche.engine.errors import DataError, joined
from escarmouche.engine.files import write_whole
from escarmouche.engine.requests import Refusal
from escarmouche.engine.table import replace
from escarmouche.games.combat_zone.armies import armybook, gear
from escarmouche.games.combat_zone.chapters.victory import came_home, points_lost
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.setup import scenario
from escarmouche.games.combat_zone.table import SIDES, Table

_DATA = LEDGER.data("CZ-GAME-04")
FEWEST: int = _DATA["fewest"]
"""Battles of a campaign at the least (CZ-GAME-04)."""
SURVIVED: int = _DATA["survived"]
WON: int = _DATA["won"]
STEP: int = _DATA["step"]
"""Experience for coming home, for a victory, and how much makes a fighter one quality better."""


class Veteran(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fighter that goes from battle to battle."""

    troop: str
    quality: Literal["green", "average", "veteran", "elite"] = "average"
    experience: Annotated[int, msgspec.Meta(ge=0)] = 0
    gear: tuple[str, ...] = ()
    """Weapons and kit gained on the way."""
    lost: bool = False


class Force(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A side of a campaign: its book and who is left."""

    book: str
    name: dict[str, str]
    fighters: dict[str, Veteran] = {}
    """By the id of the figure in the battles."""


class Battle(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One battle, fought or to come."""

    scenario: str
    winner: Literal["", "one", "two", "draw"] = ""
    lost: dict[str, int] = {}
    """Points each side lost."""


class Campaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Linked battles between two forces."""

    name: dict[str, str]
    forces: dict[str, Force]
    battles: tuple[Battle, ...]

    @property
    def next_battle(self) -> int:
        """The number of the first battle not fought yet, from 0; the number of battles when all are."""
        return next((n for n, battle in enumerate(self.battles) if not battle.winner), len(self.battles))


def read_campaign(document: yamlfile.Document) -> Campaign:
    """A campaign from a document; DataError names file, line and key."""
    campaign = document.read(Campaign)
    for side in campaign.forces:
        if side not in SIDES:
            where = document.at("forces", side)
            raise DataError("no-such-side", game="combat_zone", where=where, sides=joined(SIDES))
    return campaign


def check(campaign: Campaign) -> tuple[Refusal, ...]:
    """What forbids a campaign: fewer than three battles, unknown names in it (CZ-GAME-04)."""
    wrong: list[Refusal] = []
    about: dict[str, Any]
    if len(campaign.battles) < FEWEST:
        about = {"battles": len(campaign.battles), "least": FEWEST}
        wrong.append(Refusal("CZ-GAME-04", "too-few-battles", about, FEWEST - len(campaign.battles)))
    for n, battle in enumerate(campaign.battles, 1):
        if battle.scenario not in scenario.names():
            about = {"battle": n, "scenario": battle.scenario}
            wrong.append(Refusal("CZ-GAME-04", "no-such-scenario", about))
    if set(campaign.forces) != set(SIDES):
        wrong.append(Refusal("CZ-GAME-04", "two-forces", {"forces": len(campaign.forces)}))
    for side, force in campaign.forces.items():
        wrong += _check_force(side, force)
    return tuple(wrong)


def _check_force(side: str, force: Force) -> list[Refusal]:
    if force.book not in armybook.BOOKS.names():
        return [Refusal("CZ-GAME-04", "no-such-book", {"side": side, "book": force.book})]
    book = armybook.load(armybook.BOOKS.find(force.book))
    wrong = []
    for id, fighter in force.fighters.items():
        about = {"side": side, "fighter": id}
        if book.entry(fighter.troop) is None:
            wrong.append(Refusal("CZ-GAME-04", "no-such-troop", {**about, "troop": fighter.troop}))
        strange = [item for item in fighter.gear if item not in gear.GEAR]
        wrong += [Refusal("CZ-GAME-04", "no-such-gear", {**about, "gear": item}) for item in strange]
    return wrong


def record_battle(campaign: Campaign, table: Table) -> Campaign:
    """The campaign after its next battle has ended on this table: losses, experience, weapons taken."""
    n = campaign.next_battle
    if n >= len(campaign.battles) or not table.turn.over:
        raise DataError("no-battle-to-record", game="combat_zone")
    winner: Any = table.turn.over
    lost = {side: points_lost(table, side) for side in SIDES}
    fought = replace(campaign.battles[n], winner=winner, lost=lost)
    forces = {
        side: replace(force, fighters=_after(table, side, force, won=winner == side))
        for side, force in campaign.forces.items()
    }
    battles = (*campaign.battles[:n], fought, *campaign.battles[n + 1 :])
    return replace(campaign, forces=forces, battles=battles)


def _after(table: Table, side: str, force: Force, *, won: bool) -> dict[str, Veteran]:
    """Every fighter of a side after a battle; newcomers join the rolls, the stabilised live (CZ-TECH-05)."""
    fighters, home = dict(force.fighters), came_home(table)
    for figure in table.figures.values():
        if table.units[figure.unit].side != side:
            continue
        parts = figure.profile.split(".")
        if parts[0] != force.book or len(parts) != 3:
            continue
        old = fighters.get(figure.id) or checked.convert({"troop": parts[1], "quality": parts[2]}, Veteran)
        fighters[figure.id] = after_battle(old, home.get(figure.id), won=won)
    return fighters


def after_battle(fighter: Veteran, gear: tuple[str, ...] | None, *, won: bool) -> Veteran:
    """A fighter after a battle: lost where it has not come home, else with what it took and learnt."""
    if gear is None:
        return replace(fighter, lost=True)
    total = fighter.experience + SURVIVED + (WON if won else 0)
    gained = tuple(dict.fromkeys((*fighter.gear, *gear)))
    return _grown(replace(fighter, experience=total, gear=gained))


def _grown(fighter: Veteran) -> Veteran:
    """Enough experience makes a fighter one quality better; the rest is kept."""
    better: Any = armybook.QUALITIES.index(fighter.quality) + 1
    if fighter.experience < STEP or better >= len(armybook.QUALITIES):
        return fighter
    quality: Any = armybook.QUALITIES[better]
    return replace(fighter, quality=quality, experience=fighter.experience - STEP)


def write_campaign(campaign: Campaign, path: Path) -> None:
    """Write a campaign file; whatever goes wrong leaves the old one."""
    data = msgspec.to_builtins(campaign)
    text: str = yaml.safe_dump(data, sort_keys=False, allow_unicode=True, width=100)
    write_whole(path, text.encode())
