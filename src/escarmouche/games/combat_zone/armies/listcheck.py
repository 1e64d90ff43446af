"""What forbids an army list, and what it should be warned of (CZ-FORCE-01 to 03)."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.engine.requests import Refusal
from escarmouche.games.combat_zone.armies import gear
from escarmouche.games.combat_zone.armies.armybook import QUALITIES, Troop
from escarmouche.games.combat_zone.armies.armylist import ArmyList, Fighter, Group, fighters
from escarmouche.games.combat_zone.chapters.shooting.weapons import BLADES, WEAPONS
from escarmouche.games.combat_zone.rules import LEDGER

_SIZE = LEDGER.data("CZ-FORCE-02")
LEAST, MOST = _SIZE["min"], _SIZE["max"]
GROUPS: tuple[int, int] = tuple(gear.UNITS["army_book_schema"]["force"]["groups"]["range"])
ALONE = ("hero", "officer", "machine", "alien")


def check(army: ArmyList, points: int = 0) -> tuple[Refusal, ...]:
    """Everything that keeps a list from being played at a size, or at the size it is made for."""
    return tuple(_refusals(army, points or army.points))


def _refusals(army: ArmyList, points: int) -> Iterator[Refusal]:
    if army.written.veterans:
        yield from _veterans(army)
        return
    least, most = GROUPS
    if not least <= len(army.groups) <= most:
        yield Refusal(
            "CZ-FORCE-03", "number-of-groups", {"groups": len(army.groups), "least": least, "most": most}
        )
    for n, group in enumerate(army.groups, 1):
        members = tuple(fighters(army.book, group))
        yield from _size(n, group, members)
        yield from _qualities(n, group, members, army.book.qualities)
        yield from _armour(n, members)
    if any(pick.gear for group in army.groups for pick in group.figures):
        yield Refusal("CZ-GAME-04", "gear-of-veterans")
    yield from _officers(army)
    if army.total > points:
        about = {"total": army.total, "points": points}
        yield Refusal("CZ-FORCE-03", "too-expensive", about, army.total - points, "points")


def _veterans(army: ArmyList) -> Iterator[Refusal]:
    """What is left of a force: nobody who operates alone in company, no unknown gear (CZ-GAME-04)."""
    for n, group in enumerate(army.groups, 1):
        members = tuple(fighters(army.book, group))
        about = {"group": n, "type": group.type, "figures": len(members)}
        if group.type in ALONE and len(members) != 1:
            yield Refusal("CZ-FORCE-01", "operates-alone", about)
        for item in (item for fighter in members for item in fighter.gear):
            if item not in WEAPONS and item not in BLADES:
                yield Refusal("CZ-GAME-04", "no-such-gear", {"fighter": n, "gear": item})
    if not army.groups:
        least, most = GROUPS
        yield Refusal("CZ-FORCE-03", "number-of-groups", {"groups": 0, "least": least, "most": most})


def _size(n: int, group: Group, members: tuple[Fighter, ...]) -> Iterator[Refusal]:
    about = {"group": n, "type": group.type, "figures": len(members)}
    roles = [fighter.role for fighter in members]
    if group.type in ALONE:
        if len(members) != 1:
            yield Refusal("CZ-FORCE-01", "operates-alone", about)
        elif roles[0] != group.type:
            yield Refusal("CZ-FORCE-01", "not-of-this-type", {**about, "role": roles[0]})
        return
    if not LEAST <= len(members) <= MOST:
        yield Refusal("CZ-FORCE-02", "group-size", {**about, "least": LEAST, "most": MOST})
    if roles.count("leader") != _SIZE["leader"]:
        yield Refusal("CZ-FORCE-02", "one-leader", {**about, "leaders": roles.count("leader")})
    if roles.count("sub_leader") > 1:
        yield Refusal("CZ-FORCE-02", "one-sub-leader", {**about, "leaders": roles.count("sub_leader")})
    if loners := sorted({role for role in roles if role in ALONE}):
        yield Refusal("CZ-FORCE-01", "operates-alone", {**about, "role": loners[0]})


def _qualities(
    n: int, group: Group, members: tuple[Fighter, ...], allowed: tuple[str, ...]
) -> Iterator[Refusal]:
    """One quality for all, the leader at most one step better (CZ-FORCE-01)."""
    if group.type in ALONE:
        return
    about = {"group": n, "quality": group.quality}
    for quality in sorted({f.quality for f in members} | {group.quality}):
        if quality not in allowed:
            yield Refusal("CZ-FORCE-01", "quality-not-in-book", {**about, "found": quality})
    mixed = sorted({f.quality for f in members if f.role != "leader" and f.quality != group.quality})
    if mixed:
        yield Refusal("CZ-FORCE-01", "two-qualities", {**about, "found": mixed[0]})
    for fighter in members:
        better = QUALITIES.index(fighter.quality) - QUALITIES.index(group.quality)
        if fighter.role == "leader" and better not in (0, 1):
            yield Refusal("CZ-FORCE-01", "leader-one-step", {**about, "found": fighter.quality})


def _officers(army: ArmyList) -> Iterator[Refusal]:
    """One to a force, of a quality that the book sells (CZ-FORCE-01)."""
    officers = [
        (n, fighter)
        for n, group in enumerate(army.groups, 1)
        for fighter in fighters(army.book, group)
        if isinstance(fighter.entry, Troop) and fighter.role == "officer"
    ]
    for n, fighter in officers:
        if isinstance(fighter.entry, Troop) and fighter.quality not in fighter.entry.cost:
            about = {"group": n, "quality": fighter.quality, "found": fighter.quality}
            yield Refusal("CZ-FORCE-01", "quality-not-in-book", about)
    if len(officers) > 1:
        yield Refusal("CZ-FORCE-01", "one-officer", {"officers": len(officers)})


def _armour(n: int, members: tuple[Fighter, ...]) -> Iterator[Refusal]:
    for fighter in members:
        if isinstance(fighter.entry, Troop) and fighter.quality not in gear.LIMITED.get(
            fighter.entry.armour, (fighter.quality,)
        ):
            about = {"group": n, "troop": fighter.entry.id, "armour": fighter.entry.armour}
            yield Refusal("CZ-WND-04", "armour-not-for-this-quality", about)
