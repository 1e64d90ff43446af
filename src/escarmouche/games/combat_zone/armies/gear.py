"""What a force may buy: prices and origins of quality, armour, weapons and kit (CZ-FORCE-03)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from escarmouche.engine import checked, yamlfile
from escarmouche.engine.errors import DataError
from escarmouche.engine.grammar import Grammar
from escarmouche.games.combat_zone.chapters.shooting.weapons import BLADES, WEAPONS
from escarmouche.games.combat_zone.rules import LEDGER

UNITS: dict[str, Any] = yamlfile.cached(Path(__file__).parents[1] / "units.yaml")
GRAMMAR: Grammar = checked.convert(UNITS["grammar"], Grammar)
"""Of names that no book has."""
WEAPON, BLADE, ARMOUR, KIT, MODEL = "weapon", "blade", "armour", "kit", "model"


class Line(msgspec.Struct, frozen=True):
    """One thing with a price, and where its figures and its price come from."""

    id: str
    what: str
    cost: int
    origin: str
    cost_origin: str
    page: str = ""


def _line(id: str, what: str, row: dict[str, Any], origin: str = "", key: str = "cost") -> Line:
    first = row.get("from", origin or "source")
    return Line(
        id, what, row[key], first, row.get("cost_from", first), UNITS["pages"].get(row.get("page"), "")
    )


def _gear() -> dict[str, Line]:
    lines: list[Line] = []
    for table in ("weapons_sheet", "weapons_public", "weapons_area"):
        lines += [
            _line(id, WEAPON, row) for id, row in UNITS[table].items() if id in WEAPONS and "cost" in row
        ]
    lines += [_line(id, BLADE, UNITS["close_combat_weapons"][id]) for id in BLADES]
    lines += [
        _line(id, ARMOUR, row)
        for id, row in UNITS["armour"].items()
        if "modifier" in row and isinstance(row["cost"], int)
    ]
    lines += [_line(id, KIT, row) for id, row in UNITS["equipment"].items() if "cost" in row]
    return {line.id: line for line in lines}


GEAR: dict[str, Line] = _gear()
"""Weapons, blades, armour and kit by id; their ids are all different."""

LIMITED: dict[str, list[str]] = {id: row["limits"] for id, row in UNITS["armour"].items() if "limits" in row}
"""Armour that only some qualities may wear (CZ-WND-04)."""
THROWN: dict[str, Line] = {
    store: _line(id, WEAPON, UNITS["equipment"][id], key="cost_each")
    for store, id in (("molotovs", "molotov"), ("incendiaries", "incendiary_grenade"))
}
"""What is thrown besides frag grenades, by the number of a fighter that counts it."""
REPLICANTS: dict[str, dict[str, Any]] = UNITS["replicants"]
"""Artificial people: what their kind costs besides, and whether their shell shows."""
GRENADE = _line("frag_grenade", WEAPON, UNITS["weapons_area"]["frag_grenade"], key="cost_each")
MISSILES: int = UNITS["weapons_area"]["missile_launcher"]["missiles"]
QUALITY: dict[str, int] = {q: UNITS["quality_cost"][q] for q in ("green", "average", "veteran", "elite")}
HERO: int = UNITS["quality_cost"]["hero"]
ROLES: dict[str, int] = {
    "basic": 0,
    "hero": 0,
    **{
        role: UNITS["quality_cost"][f"{role}_extra"]
        for role in ("leader", "sub_leader", "officer", "tech", "medic")
    },
}
SKILL: int = LEDGER.data("CZ-FORCE-07")["skill_cost_points_alien_page"]
"""What a hero's or an alien's skill costs, from the author's alien page."""
SELF_REPAIR = 10
"""What self-repair adds to a machine: ours, neither sheet nor page has a price."""
MODELS: dict[str, dict[str, Any]] = {
    id: UNITS["profiles"][id] for id in ("avenger", "sentinel", "street_tiger", "sentry_gun")
}
PROFILES: dict[str, dict[str, Any]] = {
    "basic": LEDGER.data("CZ-FORCE-04"),
    "tech": LEDGER.data("CZ-FORCE-04"),
    "medic": LEDGER.data("CZ-FORCE-04"),
    "leader": LEDGER.data("CZ-FORCE-05"),
    "hero": LEDGER.data("CZ-FORCE-06"),
    "sub_leader": LEDGER.data("CZ-FORCE-09"),
}
"""Attack, damage and resistance by role."""
OFFICERS: dict[str, dict[str, Any]] = {
    quality: UNITS["profiles"][f"officer_{quality}"] for quality in ("average", "veteran", "elite")
}
"""The same of officers, whose lines differ by quality; nobody is an officer and green."""


def _named(row: dict[str, Any]) -> dict[str, Any]:
    """The line of a person of a public page, whose toughness has the armour counted in."""
    worn = sum(UNITS["armour"][id]["modifier"] for id in row["gear"] if id in UNITS["armour"])
    return {"attack": row["attack"], "damage": row["wound_dice"], "resistance": row["toughness"] + worn}


NAMED: dict[str, dict[str, Any]] = {
    id: _named(row) for id, row in UNITS["profiles"].items() if "wound_dice" in row
}
"""Persons of public pages whose line is not that of their role."""


def line_of(role: str, quality: str, named: str = "") -> dict[str, Any]:
    """The printed line of a role, or that of a named person; DataError for an officer who has none."""
    if named:
        return NAMED[named]
    if role != "officer":
        return PROFILES[role]
    if quality not in OFFICERS:
        raise DataError("officer-quality", game="combat_zone", known=", ".join(OFFICERS), quality=quality)
    return OFFICERS[quality]


def cost_of(
    role: str,
    quality: str,
    armour: str = "none",
    ranged: tuple[str, ...] = (),
    melee: tuple[str, ...] = (),
    grenades: int = 0,
    kit: tuple[str, ...] = (),
    skills: int = 0,
    more: int = 0,
) -> int:
    """The price of a fighter: quality, what its role adds, armour, gear and what is more (CZ-FORCE-03)."""
    start = HERO if role == "hero" else QUALITY[quality]
    gear = sum(GEAR[id].cost for id in (*ranged, *melee, *kit))
    return start + ROLES[role] + GEAR[armour].cost + gear + GRENADE.cost * grenades + SKILL * skills + more


def machine_cost(model: str, ranged: tuple[str, ...], *, self_repair: bool) -> int:
    """The price of a machine: its class, what it mounts (a sentry gun has its weapon), self-repair."""
    row = MODELS[model]
    mounted = sum(GEAR[id].cost for id in ranged if id != row.get("weapon"))
    return int(row["cost"]) + mounted + (SELF_REPAIR if self_repair else 0)
