"""The table before the first battle (area KZ-PLAN)."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from escarmouche.engine import matchoptions
from escarmouche.engine.errors import DataError
from escarmouche.engine.matchoptions import Control, about
from escarmouche.engine.ruleset import Setup
from escarmouche.games.combat_zone.armies import listcheck
from escarmouche.games.combat_zone.armies.armylist import ArmyList, fighters
from escarmouche.games.combat_zone.armies.campaign import FEWEST
from escarmouche.games.combat_zone.armies.catalogue import ARMOURY
from escarmouche.games.combat_zone.table import SIDES
from escarmouche.games.combat_zone_campaign.table import (
    LEDGER,
    LETTERS,
    Fighter,
    Roll,
    Setting,
    Side,
    Squad,
    Table,
    Turn,
)
from escarmouche.space.terrain import Ground, ground_of

SCENARIOS = ("feud",)
MOST: int = LEDGER.data("KZ-PLAN-01")["most"]


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What players agree on before a campaign."""

    battles: Annotated[int, msgspec.Meta(ge=FEWEST, le=MOST), about(rule="KZ-PLAN-01")] = FEWEST
    """How many battles it has."""


def new_table(setup: Setup) -> Table:
    """Both forces as their lists have them, nobody hurt yet; DataError for what cannot be played."""
    if setup.scenario not in SCENARIOS:
        known = ", ".join(SCENARIOS)
        raise DataError("no-scenario", game="combat_zone_campaign", name=setup.scenario, known=known)
    options: dict[str, Any] = msgspec.structs.asdict(
        matchoptions.read(Options, dict(setup.options), {}, "Combat Zone")
    )
    lists = ARMOURY.load_forces(setup, len(SIDES))
    units: dict[str, Fighter] = {}
    rolls: dict[str, Roll] = {}
    for side, army in zip(SIDES, lists, strict=True):
        if refusals := listcheck.check(army):
            ARMOURY.refuse(army, refusals)
        rolls[side] = _roll(army)
        for n, group in enumerate(army.groups, 1):
            for k, fighter in enumerate(fighters(army.book, group)):
                id = f"{side}{n}{LETTERS[k]}"
                units[id] = Fighter(id, side, group=n, troop=fighter.entry.id, quality=fighter.quality)
    return Table(
        Setting(options, rolls, options["battles"]),
        ground(),
        {side: Side(side) for side in SIDES},
        units,
        {},
        Turn(1, "mission"),
    )


def _roll(army: ArmyList) -> Roll:
    groups = tuple(Squad(group.type, group.quality, dict(group.name)) for group in army.groups)
    return Roll(army.book.key, dict(army.written.name), groups)


def controls(key: str) -> tuple[Control, ...]:
    """The options as players are offered them."""
    return matchoptions.controls(Options, {})


def ground() -> Ground:
    """A campaign has no ground of its own: it is kept on sheets."""
    return ground_of(1000, 1000, ())
