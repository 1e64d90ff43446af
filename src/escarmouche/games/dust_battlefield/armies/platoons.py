"""The ten platoons: who leads, who fights, and the rule of each advantage (area DB-PLAT)."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

import msgspec

from escarmouche.engine.requests import Refusal
from escarmouche.games.dust_battlefield.armies.armylist import ArmyList, Platoon
from escarmouche.games.dust_battlefield.rules import OWN

MEDIUM_WALKERS, RANGERS, HEAVY_RANGERS = "allied-medium-walkers", "allied-rangers", "allied-heavy-rangers"
PANZER, GRENADIERS, HEAVY_GRENADIERS, BLUTKREUZ = (
    "axis-panzer",
    "axis-grenadiers",
    "axis-heavy-grenadiers",
    "axis-blutkreuz",
)
WOLFPACK, RIFLES, STEEL_GUARD = "ssu-wolfpack", "ssu-rifles", "ssu-steel-guard"
RULES = {
    MEDIUM_WALKERS: "DB-PLAT-06", RANGERS: "DB-PLAT-08", HEAVY_RANGERS: "DB-PLAT-10", PANZER: "DB-PLAT-12",
    GRENADIERS: "DB-PLAT-14", HEAVY_GRENADIERS: "DB-PLAT-16", BLUTKREUZ: "DB-PLAT-18",
    WOLFPACK: "DB-PLAT-20", RIFLES: "DB-PLAT-22", STEEL_GUARD: "DB-PLAT-24",
}  # fmt: skip
"""The rule of each platoon; its advantage is the one that follows."""
SPELLED = {"grand-ma": "grandma"}
"""Names whose cards are written otherwise."""

Slot = tuple[tuple[str, ...], ...]
"""What may fill a slot: each choice one card, or two together."""


class Kind(msgspec.Struct, frozen=True):
    """What a platoon must have."""

    rule: str
    bloc: str
    leader: Slot
    combat: tuple[Slot, ...]


def _key(name: str) -> str:
    letters = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    slug = re.sub("[^a-z0-9]+", "-", letters.lower()).strip("-")
    return SPELLED.get(slug, slug)


def _slot(options: list[str | list[str]]) -> Slot:
    return tuple(tuple(map(_key, [o] if isinstance(o, str) else o)) for o in options)


def _kind(rule: str) -> Kind:
    data = OWN.data(rule)
    combat = [_slot(data[key]) for key in sorted(data) if key.startswith("combat_")]
    return Kind(rule, data["bloc"], _slot(data["leader"]), tuple(combat))


KINDS = {key: _kind(rule) for key, rule in RULES.items()}


def check(army: ArmyList) -> Iterator[Refusal]:
    """What forbids the platoons of a list: slot, unit and what would do (DB-PLAT-01 to DB-PLAT-05)."""
    taken: dict[int, int] = {}
    for n, platoon in enumerate(army.platoons, 1):
        for number in platoon.members:
            if number in taken:
                about = {"unit": _named(army, number), "platoon": n, "other": taken[number]}
                yield Refusal("DB-PLAT-05", "in-two-platoons", about)
            taken[number] = n
        yield from _check(army, platoon, n)


def _check(army: ArmyList, platoon: Platoon, n: int) -> Iterator[Refusal]:
    kind = KINDS.get(platoon.kind)
    if kind is None:
        yield Refusal(
            "DB-PLAT-01", "no-such-platoon", {"platoon": n, "kind": platoon.kind, "known": ", ".join(KINDS)}
        )
        return
    if kind.bloc != army.book.key:
        yield Refusal(kind.rule, "other-bloc", {"platoon": n, "bloc": kind.bloc})
        return
    if refusal := _why_not_slot(army, kind, n, "leader", kind.leader, platoon.leader):
        yield refusal
    for place, slot in enumerate(kind.combat, 1):
        given = platoon.combat[place - 1] if place <= len(platoon.combat) else ()
        if refusal := _why_not_slot(army, kind, n, f"combat {place}", slot, given):
            yield refusal
    if len(platoon.combat) > len(kind.combat):
        about = {"platoon": n, "most": len(kind.combat)}
        yield Refusal(kind.rule, "too-many-slots", about, len(platoon.combat) - len(kind.combat), "units")


def _why_not_slot(
    army: ArmyList, kind: Kind, n: int, slot: str, options: Slot, given: tuple[int, ...]
) -> Refusal | None:
    """Why a slot is not filled: empty, or with a unit that does not belong there (DB-PLAT-02)."""
    allowed = ", ".join(" + ".join(option) for option in options)
    if not given:
        return Refusal("DB-PLAT-01", "slot-empty", {"platoon": n, "slot": slot, "allowed": allowed})
    units = tuple(sorted(army.picks[number - 1].unit for number in given))
    if units in {tuple(sorted(option)) for option in options}:
        return None
    about = {"platoon": n, "slot": slot, "unit": ", ".join(units), "allowed": allowed}
    return Refusal(kind.rule, "not-in-this-slot", about)


def _named(army: ArmyList, number: int) -> str:
    return army.card(army.picks[number - 1]).name["en"]


def roles(army: ArmyList, side: str) -> dict[int, tuple[str, str]]:
    """For each unit of the list in or with a platoon, by its number, which one and as what."""
    found: dict[int, tuple[str, str]] = {}
    for n, platoon in enumerate(army.platoons, 1):
        name = f"{side}-platoon{n}"
        found |= dict.fromkeys(platoon.support, (name, "support"))
        found |= {number: (name, "combat") for slot in platoon.combat for number in slot}
        found |= dict.fromkeys(platoon.leader, (name, "leader"))
    return found
