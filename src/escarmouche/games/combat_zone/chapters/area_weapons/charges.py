"""What is thrown or fired at a place: grenades, bottles of petrol, missiles, jets of flame (area CZ-AREA).

Those thrown by hand are thrown as the sheet's grenade is (CZ-AREA-01); of two of them only the names are
public, and `units.yaml` says what they do.
"""

from __future__ import annotations

from typing import Any

import msgspec

from escarmouche.games.combat_zone.chapters.shooting.weapons import FLAMETHROWER, MISSILES
from escarmouche.games.combat_zone.chapters.wounds.wounds import UNITS
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import Profile, Table

GRENADE, MOLOTOV, INCENDIARY, MISSILE, FLAME = "grenade", "molotov", "incendiary", "missile", "flame"
STORES = {GRENADE: "grenades", MOLOTOV: "molotovs", INCENDIARY: "incendiaries", MISSILE: "missiles"}
"""Which number of a figure says how many it has left."""


class Charge(msgspec.Struct, frozen=True):
    """What is thrown: its rule and figures, lengths in hundredths of a centimetre."""

    rule: str
    weapon: str
    ap: int
    damage: str
    reach: int
    radius: int
    least: int = 0
    flames: bool = False
    store: str = ""
    """The number of a figure that goes down by one; empty for what never runs out."""

    @property
    def by_hand(self) -> bool:
        """Thrown and not fired: it is lobbed over what lies between."""
        return not self.weapon

    @property
    def jet(self) -> bool:
        """A jet of flame, which never ends beyond its reach."""
        return self.flames and bool(self.weapon)


def _charge(rule: str, weapon: str, what: str) -> Charge:
    row: dict[str, Any] = LEDGER.data(rule)
    return Charge(
        rule,
        weapon,
        row["ap"],
        row["damage"],
        round(100 * row["max_range_cm"]),
        round(100 * row["radius_cm"]),
        round(100 * row.get("min_range_cm", 0)),
        row.get("fire", False),
        STORES.get(what, ""),
    )


def _thrown(what: str, id: str) -> Charge:
    """One of those that only `units.yaml` has figures for."""
    row: dict[str, Any] = UNITS["equipment"][id]
    reach, radius = round(100 * row["range"]), round(100 * row["radius"])
    return Charge(
        "CZ-AREA-01", "", row["ap"], row["dom"], reach, radius, flames=row["fire"], store=STORES[what]
    )


CHARGES: dict[str, Charge] = {
    GRENADE: _charge("CZ-AREA-01", "", GRENADE),
    MOLOTOV: _thrown(MOLOTOV, "molotov"),
    INCENDIARY: _thrown(INCENDIARY, "incendiary_grenade"),
    MISSILE: _charge("CZ-AREA-02", MISSILES, MISSILE),
    FLAME: _charge("CZ-AREA-03", FLAMETHROWER, FLAME),
}
BY_HAND: tuple[str, ...] = tuple(what for what, charge in CHARGES.items() if charge.by_hand)


def charge_of(table: Table, what: str) -> Charge:
    """What is thrown or fired: by name, or by the id of an area weapon on this table."""
    known = CHARGES.get(what)
    if known is not None:
        return known
    weapon = table.setting.weapons[what]
    like = CHARGES[FLAME if weapon.fire else MISSILE]
    return Charge(
        like.rule,
        what,
        like.ap,
        weapon.damage,
        weapon.long,
        weapon.radius,
        weapon.least,
        weapon.fire,
        like.store,
    )


def in_hand(table: Table, figure: str) -> tuple[str, ...]:
    """What a figure has left to throw by hand."""
    record = table.figures[figure]
    return tuple([what for what in BY_HAND if getattr(record, STORES[what])])


def supplies(printed: Profile) -> dict[str, int]:
    """How many of each a figure of this profile starts with."""
    return {store: getattr(printed, store) for store in STORES.values()}
