"""Single shots, bursts and aimed shots: their price, and how often a weapon fires in a turn (CZ-SHOOT-08)."""

from __future__ import annotations

from escarmouche.engine.requests import Refusal
from escarmouche.games.combat_zone.chapters.shooting.weapons import carried, why_not_carried
from escarmouche.games.combat_zone.chapters.vehicles import vehicles
from escarmouche.games.combat_zone.chapters.wounds import suits
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import (
    AREA,
    HEAVY,
    PANICKED,
    ROUTED,
    STEADY,
    STUNNED,
    Table,
    Weapon,
)

SINGLE, BURST, AIMED = "shoot", "burst", "aim"
MODES = (SINGLE, BURST, AIMED)
_SINGLE, _BURST, _AIMED = (LEDGER.data(f"CZ-SHOOT-{n}") for n in ("04", "07", "12"))
FEWEST: int = _BURST["min_shots"]


def cost(table: Table, weapon: str, mode: str, figure: str = "") -> int:
    """Action points of a mode with a weapon (CZ-SHOOT-04, CZ-SHOOT-07, CZ-SHOOT-12).

    `figure`: who fires it; power armour makes light of heavy weapons (CZ-ACT-01).
    """
    heavy = table.setting.weapons[weapon].kind == HEAVY
    if mode == AIMED:
        return int(_AIMED["ap"])
    if heavy and figure and (eased := suits.heavy_cost(table, figure, burst=mode == BURST)) is not None:
        return eased
    row = _BURST if mode == BURST else _SINGLE
    return int(row["ap_heavy" if heavy else "ap_light"])


def why_not_mode(table: Table, figure: str, weapon: str, mode: str) -> Refusal | None:
    """Why a weapon cannot be fired in this mode, whoever there is to shoot at."""
    if refusal := why_not_fire(table, figure, weapon, mode):
        return refusal
    record = table.figures[figure]
    about = {"figure": figure, "weapon": weapon}
    if mode == AIMED and record.states & {PANICKED, STEADY}:
        return Refusal("CZ-SHOOT-12", "capped", about)
    if mode == BURST and table.setting.weapons[weapon].rate < FEWEST:
        return Refusal("CZ-SHOOT-07", "no-burst", about)
    return None


def why_not_fire(table: Table, figure: str, weapon: str, mode: str) -> Refusal | None:
    """Why the weapon stays silent: not carried, thrown instead, the figure unable, or its cap reached."""
    record = table.figures[figure]
    about = {"figure": figure, "weapon": weapon}
    if refusal := why_not_carried(table, figure, weapon):
        return refusal
    if record.aboard and (refusal := vehicles.why_not_fire(table, figure, weapon)):
        return refusal
    if table.setting.weapons[weapon].kind == AREA:
        return Refusal("CZ-AREA-04", "aimed-at-a-place", about)
    if record.foes:
        return Refusal("CZ-CC-02", "engaged", about)
    if ROUTED in record.states:
        return Refusal("CZ-REAC-16", "routed", about)
    if STUNNED in record.states:
        return Refusal("CZ-AREA-10", "stunned", about)
    return _why_not_again(table, figure, table.setting.weapons[weapon], mode)


def _why_not_again(table: Table, figure: str, weapon: Weapon, mode: str) -> Refusal | None:
    """The weapon has fired all it may in this turn (CZ-SHOOT-08; the grenade launcher CZ-AREA-06).

    Of two alike each has its own count.
    """
    fired = fired_already(table, figure, weapon.id)
    about = {"figure": figure, "weapon": weapon.id, "fired": fired}
    copies = carried(table, figure).count(weapon.id)
    if weapon.radius:
        return Refusal("CZ-AREA-06", "one-grenade-a-turn", about) if fired >= copies else None
    cap = cap_of(table, figure, weapon.id)
    if counts_shots(table):
        least = FEWEST if mode == BURST and weapon.rate >= FEWEST else 1
        return Refusal("CZ-SHOOT-08", "shots-fired", about) if fired + least > cap else None
    if mode == BURST and fired >= cap:
        return Refusal("CZ-SHOOT-08", "bursts-fired", about)
    return None


def counts_shots(table: Table) -> bool:
    """Whether all shots of a turn are counted, and not the bursts (switch burst_cap)."""
    return table.setting.options.get("burst_cap") == "shots"


def fired_already(table: Table, figure: str, weapon: str) -> int:
    """Bursts, or shots, of a weapon this turn (CZ-SHOOT-08)."""
    bursts = table.figures[figure].bursts
    return dict(bursts).get(weapon, 0) if bursts else 0


def cap_of(table: Table, figure: str, weapon: str) -> int:
    """Bursts, or shots, that the weapons of one sort of a figure may fire in a turn (CZ-SHOOT-08)."""
    return table.setting.weapons[weapon].rate * carried(table, figure).count(weapon)


def bursts_left(table: Table, figure: str, weapon: str) -> int:
    """Bursts, or shots where these are counted, that a weapon may still fire this turn (CZ-SHOOT-08)."""
    return max(0, cap_of(table, figure, weapon) - fired_already(table, figure, weapon))


def shots_left(table: Table, figure: str, weapon: str) -> int:
    """How many shots a burst may have now: its rate of fire, or what the cap leaves (CZ-SHOOT-08)."""
    rate = table.setting.weapons[weapon].rate
    if counts_shots(table):
        return min(rate, cap_of(table, figure, weapon) - fired_already(table, figure, weapon))
    return rate


def opportunity_weapons(table: Table, figure: str) -> tuple[str, ...]:
    """Guns that may fire an opportunity burst: no grenades, missiles or flames (CZ-OPP-01)."""
    weapons = table.setting.weapons
    return tuple(
        w
        for w in carried(table, figure)
        if not weapons[w].radius and not why_not_fire(table, figure, w, BURST)
    )
