"""The weapons there are, and what a figure may carry (area CZ-WPN)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.engine.requests import Refusal
from escarmouche.games.combat_zone.chapters.figures import intact
from escarmouche.games.combat_zone.chapters.wounds.wounds import UNITS
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import AREA, HEAVY, LIGHT, Blade, Table, Weapon

PISTOLS = ("light_pistol", "pistol", "heavy_pistol", "automatic_pistol", "tazer")
"""Weapons of one hand: they serve in close combat too (CZ-CC-09)."""
LAUNCHER, MISSILES, FLAMETHROWER = "integrated_grenade_launcher", "missile_launcher", "flamethrower"
_AREA_RULES = {MISSILES: "CZ-AREA-02", FLAMETHROWER: "CZ-AREA-03"}


def _cm(value: float) -> int:
    return round(100 * value)


def _weapon(id: str, row: dict[str, Any], kind: str) -> Weapon:
    """One line of a weapon table: rate, damage and the three limits (CZ-WPN-01)."""
    return Weapon(
        id,
        {"en": row["en"], "fr": row["fr"]},
        row.get("cad", 1),
        row["dom"],
        _cm(row["bpt"]),
        _cm(row["crt"]),
        _cm(row["lng"]),
        kind,
        radius=_cm(LEDGER.data("CZ-AREA-06")["radius_cm"]) if id == LAUNCHER else 0,
        stun=row.get("stun_score", 0),
        one_handed=id in PISTOLS,
    )


def _area_weapon(id: str) -> Weapon:
    """A weapon that is aimed at a place and deviates; its bands are never read (CZ-AREA-02, CZ-AREA-03)."""
    row, names = LEDGER.data(_AREA_RULES[id]), UNITS["weapons_area"][id]
    reach = _cm(row["max_range_cm"])
    return Weapon(
        id,
        {"en": names["en"], "fr": names["fr"]},
        1,
        row["damage"],
        reach // 4,
        reach // 2,
        reach,
        AREA,
        radius=_cm(row["radius_cm"]),
        least=_cm(row.get("min_range_cm", 0)),
        fire=row.get("fire", False),
    )


WEAPONS: dict[str, Weapon] = {
    w.id: w
    for w in (
        *(_weapon(id, row, LIGHT) for id, row in LEDGER.data("CZ-WPN-02").items()),
        *(_weapon(id, row, HEAVY) for id, row in LEDGER.data("CZ-WPN-03").items()),
        *(_weapon(id, row, LIGHT) for id, row in UNITS["weapons_public"].items()),
        *(_area_weapon(id) for id in _AREA_RULES),
        _weapon("tazer", UNITS["weapons_area"]["tazer"], LIGHT),
    )
}
"""The twelve of the sheet, those of public pages, and the three of CZ-AREA."""

_ATTACK, _WOUND = LEDGER.data("CZ-CC-09"), LEDGER.data("CZ-CC-13")
BLADES: dict[str, Blade] = {
    id: Blade(
        id,
        {"en": UNITS["close_combat_weapons"][id]["en"], "fr": UNITS["close_combat_weapons"][id]["fr"]},
        _ATTACK[id],
        _WOUND[id],
    )
    for id in ("dagger", "club", "sword", "axe")
}


def carried(table: Table, figure: str) -> tuple[str, ...]:
    """The ranged weapons a figure can still use, any of them for each action (CZ-WPN-04)."""
    record = table.figures[figure]
    weapons = table.setting.profiles[record.profile].ranged + record.gained
    return intact(weapons, record.broken) if record.broken else weapons


def why_not_carried(table: Table, figure: str, weapon: str) -> Refusal | None:
    """Why a figure cannot use a weapon: it has none such, or it is destroyed."""
    if weapon in carried(table, figure):
        return None
    if weapon in table.figures[figure].broken:
        return Refusal("CZ-MACH-05", "weapon-destroyed", {"figure": figure, "weapon": weapon})
    return Refusal("CZ-WPN-04", "not-carried", {"figure": figure, "weapon": weapon})


def is_heavy(weapon: Weapon) -> bool:
    """Heavy for the limits of what is carried: the missile launcher counts (CZ-WPN-03, CZ-AREA-02)."""
    return weapon.kind == HEAVY or weapon.id == MISSILES


def why_not_carry(weapons: Sequence[Weapon]) -> Refusal | None:
    """One heavy weapon at most, and beside it one pistol only (CZ-WPN-04); machines have mounts instead."""
    heavy = [w for w in weapons if is_heavy(w)]
    if len(heavy) > 1:
        return Refusal("CZ-WPN-04", "two-heavy-weapons", {"weapons": tuple(w.id for w in heavy)})
    others = [w for w in weapons if not is_heavy(w)]
    if heavy and (len(others) > 1 or any(not w.one_handed for w in others)):
        return Refusal("CZ-WPN-04", "heavy-and-more", {"weapons": tuple(w.id for w in weapons)})
    return None
