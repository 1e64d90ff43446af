"""From an army list to the records on the table (CZ-FORCE-01)."""

from __future__ import annotations

from typing import Any

import msgspec

from escarmouche.games.combat_zone.armies import armybook
from escarmouche.games.combat_zone.armies.armylist import ArmyList, Fighter, Group, fighters
from escarmouche.games.combat_zone.chapters.area_weapons.charges import supplies
from escarmouche.games.combat_zone.chapters.shooting.weapons import BLADES, WEAPONS
from escarmouche.games.combat_zone.table import HERO, LEADER, SUB_LEADER, Blade, Figure, Profile, Unit, Weapon

LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Mustered(msgspec.Struct, frozen=True):
    """One side's part of a setting, and its groups and figures by id."""

    weapons: dict[str, Weapon]
    blades: dict[str, Blade]
    profiles: dict[str, Profile]
    units: dict[str, Unit]
    figures: dict[str, Figure]


def muster(army: ArmyList, side: str, rerolls: int = 0) -> Mustered:
    """Make the groups of a list ready for a side; `rerolls` are those of each hero (CZ-FORCE-07)."""
    made = Mustered({}, {}, {}, {}, {})
    for n, group in enumerate(army.groups, 1):
        _add(made, army, group, side, f"{side}{n}", rerolls)
    return made


def _add(made: Mustered, army: ArmyList, group: Group, side: str, id: str, rerolls: int) -> None:
    members = tuple(fighters(army.book, group))
    profiles = [armybook.profile_of(army.book, f.entry, f.quality) for f in members]
    ids = tuple(f"{id}{LETTERS[n]}" for n in range(len(members)))
    for figure, profile, fighter in zip(ids, profiles, members, strict=True):
        made.profiles[profile.id] = profile
        guns = tuple(item for item in fighter.gear if item in WEAPONS)
        blades = tuple(item for item in fighter.gear if item in BLADES)
        made.weapons.update({w: WEAPONS[w] for w in guns})
        made.blades.update({b: BLADES[b] for b in blades})
        made.weapons.update({w: WEAPONS[w] for w in profile.ranged})
        made.blades.update({b: BLADES[b] for b in profile.melee})
        own: dict[str, Any] = {**supplies(profile), "rerolls": min(rerolls, profile.rerolls)}
        if profile.kind == HERO:
            own["rerolls"] = rerolls
        made.figures[figure] = Figure(figure, id, profile=profile.id, gained=guns, blades=blades, **own)
    made.units[id] = Unit(
        id,
        side,
        ids,
        kind=group.type,
        name=dict(group.name) or _name_of(members),
        roster=ids,
        leader=_first(ids, profiles, LEADER),
        sub_leader=_first(ids, profiles, SUB_LEADER),
    )


def _first(ids: tuple[str, ...], profiles: list[Profile], kind: str) -> str:
    return next((i for i, p in zip(ids, profiles, strict=True) if p.kind == kind), "")


def _name_of(members: tuple[Fighter, ...]) -> dict[str, str]:
    """A group without a name is called after its first figure."""
    return dict(members[0].entry.name) if members else {}
