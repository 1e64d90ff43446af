"""Which weapons a unit can use together: one each for its soldiers, crews, boxes, sides (area DT-TGT)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

import msgspec

from escarmouche.engine.requests import Refusal
from escarmouche.engine.table import replace
from escarmouche.games.dust.chapters.attack.shots import Shot, fewer
from escarmouche.games.dust.chapters.cards.cards import (
    CREWED,
    INSIDE,
    OUTSIDE,
    crew_left,
    main_line,
    soldiers_left,
)
from escarmouche.games.dust.chapters.cards.weapons import HIS, STANDARD, boxes_free, line_of
from escarmouche.games.dust.chapters.field import field_of
from escarmouche.games.dust.table import AIRCRAFT, HERO, INFANTRY, LEFT, RIGHT, Table

GUNNERS = 2
"""Soldiers needed to fire a support weapon (DT-TGT-05)."""


@lru_cache(maxsize=4096)
def _counted(soldiers: tuple[tuple[int, ...], ...], alive: tuple[int, ...], lines: int) -> tuple[int, ...]:
    return tuple([sum([line in soldiers[n] for n in alive]) for line in range(lines)])


def living(table: Table, unit: str) -> tuple[int, ...]:
    """The soldiers of the card who still stand."""
    figures = table.figures
    return tuple([figures[f].soldier for f in table.units[unit].figures])


def most(table: Table, unit: str, line: int) -> int:
    """Copies of a line a unit can use in one attack, whatever else it uses (DT-TGT-04 to DT-TGT-07)."""
    record = table.units[unit]
    card = table.setting.cards[record.card]
    if card.kind == HERO or card.type == AIRCRAFT:
        return 1 if line == STANDARD else card.weapons[line].count
    if card.type == INFANTRY and not card.damage:
        if line == STANDARD:
            return len(record.figures)
        return _counted(card.soldiers, living(table, unit), len(card.weapons))[line]
    crew = max(0, card.damage - record.boxes)
    if card.kind in CREWED:
        if line == STANDARD:
            return crew
        if line == main_line(card):
            return card.weapons[line].count if crew >= GUNNERS else 0
        return min(card.weapons[line].count, crew)
    if line == STANDARD:
        return crew if "crew" in card.skills else 1
    weapon = card.weapons[line]
    return min(weapon.count, crew) if "crew" in weapon.rules else weapon.count


# -- judging a whole declaration ----------------------------------------------------------------------------


def why_not_together(
    table: Table, unit: str, hero: str, shots: tuple[Shot, ...], *, sustained: bool
) -> Refusal | None:
    """Why these shots, each allowed alone, cannot be declared together."""
    about = {"unit": unit}
    if any(shot.mode.gun for shot in shots):
        return _why_not_directed(table, unit, shots)
    own = [shot for shot in shots if shot.line < HIS - 1]
    his = [replace(shot, line=shot.line - HIS) for shot in shots if shot.line >= HIS - 1]
    ranged = close = False
    for shot in shots:
        if line_of(table, unit, hero, shot.line).weapon.close:
            close = True
        else:
            ranged = True
    if sustained and ranged and close:
        return Refusal("DT-CC-05", "ranged-or-close", about)
    for owner, some in ((unit, own), (hero, his)):
        if some and (refusal := _why_not_owner(table, owner, some)):
            return refusal
    return None


def _why_not_directed(table: Table, unit: str, shots: tuple[Shot, ...]) -> Refusal | None:
    """An observer directs one gun instead of using weapons of its own (DS-SKILL-08)."""
    guns = {shot.mode.gun for shot in shots}
    if len(guns) > 1:
        return Refusal("DS-SKILL-08", "one-gun-instead", {"unit": unit})
    return _why_not_counted(table, guns.pop(), list(shots))


def _why_not_owner(table: Table, unit: str, shots: list[Shot]) -> Refusal | None:
    """Why one unit, or the joined hero, cannot use these weapons of its own card together."""
    if refusal := _why_not_counted(table, unit, shots):
        return refusal
    record = table.units[unit]
    card = table.setting.cards[record.card]
    if card.kind == HERO:
        return _why_not_hands(table, unit, shots)
    if record.seat in (INSIDE, OUTSIDE) and (refusal := _why_not_sides(table, unit, shots)):
        return refusal
    if card.type == INFANTRY:
        if card.kind in CREWED:
            return _why_not_crew(table, unit, shots)
        return _why_not_soldiers(table, unit, shots)
    return _why_not_machine(table, unit, shots)


def _why_not_counted(table: Table, unit: str, shots: list[Shot]) -> Refusal | None:
    """Copies and boxes of each line; a salvo doubles all copies or none (DS-WEAP-08, DS-WEAP-13)."""
    weapons = table.setting.cards[table.units[unit].card].weapons
    used: dict[int, int] = {}
    fired: dict[int, int] = {}
    doubled: dict[int, bool] = {}
    for shot in shots:
        line = shot.line
        used[line] = used.get(line, 0) + shot.count
        fired[line] = fired.get(line, 0) + shot.count * shot.mode.times
        if doubled.setdefault(line, shot.mode.double) != shot.mode.double:
            return Refusal("DS-WEAP-13", "all-or-none", {"unit": unit, "weapon": weapons[line].name})
    for line, copies in used.items():
        if (limit := most(table, unit, line)) < copies:
            name = "standard" if line == STANDARD else weapons[line].name
            about = {"unit": unit, "weapon": name, "most": limit}
            return Refusal(_counting_rule(table, unit, line), "too-many-copies", about, copies - limit)
        if line != STANDARD and 0 <= (free := boxes_free(table, unit, line)) < fired[line]:
            about = {"unit": unit, "weapon": weapons[line].name, "boxes": weapons[line].boxes, "left": free}
            return Refusal("DS-WEAP-08", "no-ammunition", about, fired[line] - free, "boxes")
    return None


def _counting_rule(table: Table, unit: str, line: int) -> str:
    """The rule that limits the copies of a line."""
    card = table.setting.cards[table.units[unit].card]
    if line == STANDARD:
        return "DS-VEH-07" if "crew" in card.skills else "DT-CC-07"
    if card.kind in CREWED:
        return "DT-TGT-05"
    if "crew" in card.weapons[line].rules:
        return "DT-TGT-07"
    return "DT-TGT-06" if card.kind == HERO else "DT-TGT-04"


def _why_not_hands(table: Table, unit: str, shots: list[Shot]) -> Refusal | None:
    """A hero uses all he has; the standard weapon takes the place of one of them (DT-TGT-06, DT-CC-07)."""
    weapons = table.setting.cards[table.units[unit].card].weapons
    blades = sum(w.count for w in weapons if w.close)
    struck = _copies(shots, lambda line: line == STANDARD or weapons[line].close)
    if struck > max(1, blades):
        return Refusal("DT-CC-07", "standard-instead", {"unit": unit}, struck - max(1, blades))
    return None


def _why_not_machine(table: Table, unit: str, shots: list[Shot]) -> Refusal | None:
    """A vehicle uses its own weapons or its crew's, and one standard weapon instead of another."""
    card = table.setting.cards[table.units[unit].card]
    about = {"unit": unit}
    crew = _copies(shots, lambda line: line != STANDARD and "crew" in card.weapons[line].rules)
    own = [
        shot.line for shot in shots if shot.line != STANDARD and "crew" not in card.weapons[shot.line].rules
    ]
    standard = _copies(shots, lambda line: line == STANDARD)
    if crew and own:
        return Refusal("DT-TGT-07", "own-or-crew", about)
    left = crew_left(table, unit)
    if crew > left:
        return Refusal("DT-TGT-07", "too-many-copies", {**about, "weapon": "crew", "most": left}, crew - left)
    if standard > 1 and own:
        return Refusal("DS-VEH-07", "own-or-crew", about)
    if standard and any(card.weapons[line].close for line in own):
        blades = sum(w.count for w in card.weapons if w.close)
        used = standard + _copies(shots, lambda line: line != STANDARD and card.weapons[line].close)
        if used > blades:
            return Refusal("DT-CC-07", "standard-instead", about, used - blades)
    return None


def _why_not_crew(table: Table, unit: str, shots: list[Shot]) -> Refusal | None:
    """Two of a support weapon's crew fire it, the others may use what they carry (DT-TGT-05)."""
    card = table.setting.cards[table.units[unit].card]
    main, crew = main_line(card), crew_left(table, unit)
    ranged = _copies(shots, lambda line: line not in (STANDARD, main) and not card.weapons[line].close)
    close = _copies(shots, lambda line: line == STANDARD or card.weapons[line].close)
    free = crew - GUNNERS if any(shot.line == main for shot in shots) else crew
    if ranged > free:
        about = {"unit": unit, "crew": crew, "most": max(0, free)}
        return Refusal("DT-TGT-05", "gunners-busy", about, ranged - free)
    if close > crew:
        return Refusal("DT-CC-07", "too-many-copies", {"unit": unit, "weapon": "standard", "most": crew})
    return None


def _why_not_sides(table: Table, unit: str, shots: list[Shot]) -> Refusal | None:
    """At most half the passengers, rounded up, fire to each side of their machine (DS-PASS-04)."""
    half = (soldiers_left(table, unit) + 1) // 2
    weapons = table.setting.cards[table.units[unit].card].weapons
    left = right = either = 0
    field = field_of(table)
    for shot in shots:
        line = shot.line
        if line == STANDARD or weapons[line].close or "under_barrel" in weapons[line].rules:
            continue
        sides = field.sides(table, unit, shot.target)
        if LEFT in sides and RIGHT in sides:
            either += shot.count
        elif LEFT in sides:
            left += shot.count
        else:
            right += shot.count
    if left > half or right > half or left + right + either > 2 * half:
        return Refusal("DS-PASS-04", "half-a-side", {"unit": unit, "most": half}, max(left, right) - half)
    return None


# -- who fires what -----------------------------------------------------------------------------------------


def _why_not_soldiers(table: Table, unit: str, shots: list[Shot]) -> Refusal | None:
    """Each soldier one ranged and one close-combat weapon of those he carries (DT-TGT-04, DS-WEAP-17)."""
    card = table.setting.cards[table.units[unit].card]
    hands = tuple([card.soldiers[n] for n in living(table, unit)])
    blades = _copies(shots, lambda line: line == STANDARD or card.weapons[line].close)
    if blades > len(hands):
        return Refusal(
            "DT-CC-07", "too-many-copies", {"unit": unit, "weapon": "standard", "most": len(hands)}
        )
    carried = [shot for shot in shots if shot.line != STANDARD]
    close = _needs([shot for shot in carried if card.weapons[shot.line].close])
    if len(close) > 1 and not _fits(hands, close, ()):
        return Refusal("DT-TGT-04", "one-weapon-each", {"unit": unit})
    ranged = [shot for shot in carried if not card.weapons[shot.line].close]
    barrels = [shot for shot in ranged if "under_barrel" in card.weapons[shot.line].rules]
    targets = list(dict.fromkeys([shot.target for shot in ranged]))
    above = _needs([shot for shot in ranged if shot not in barrels] if barrels else ranged, targets)
    below = _needs(barrels, targets)
    field = field_of(table)
    if field.apart and (refusal := field.why_not_shared(table, unit, tuple(shots))):
        return refusal
    if not _fits(hands, above, below):
        if below and _fits(hands, above, ()) and _fits(hands, (), below):
            return Refusal("DS-WEAP-17", "same-target", {"unit": unit})
        return Refusal("DT-TGT-04", "one-weapon-each", {"unit": unit})
    return None


def _copies(shots: list[Shot], which: Callable[[int], bool]) -> int:
    """How many copies of certain lines are used."""
    return sum([shot.count for shot in shots if which(shot.line)])


class Need(msgspec.Struct, frozen=True, gc=False):
    """Soldiers that a line on a target takes."""

    line: int
    target: int
    """Which of the targets it is; the same number for all where that does not matter."""
    count: int


Hands = tuple[tuple[int, ...], ...]
"""For each soldier the lines of the weapons he carries."""


def _needs(shots: list[Shot], targets: Sequence[str] = ()) -> tuple[Need, ...]:
    """The soldiers that these shots take, line by line, and by targets where they are told apart."""
    copies: dict[tuple[int, int], int] = {}
    for shot in shots:
        key = (shot.line, targets.index(shot.target) if targets else 0)
        copies[key] = copies.get(key, 0) + shot.count
    return tuple([Need(line, target, count) for (line, target), count in sorted(copies.items())])


def _less(needs: tuple[Need, ...], at: int = 0) -> tuple[Need, ...]:
    """The needs once one soldier has been found for one of them."""
    need = needs[at]
    left = (Need(need.line, need.target, need.count - 1),) if need.count > 1 else ()
    return needs[:at] + left + needs[at + 1 :]


@lru_cache(maxsize=16384)
def _fits(hands: Hands, guns: tuple[Need, ...], barrels: tuple[Need, ...]) -> bool:
    """Whether soldiers can be found for all: a gun each, an under-barrel weapon at the gun's target only."""
    if not guns:
        return _fill(hands, barrels)
    gun, rest = guns[0], _less(guns)
    tried: set[tuple[int, ...]] = set()
    for n, hand in enumerate(hands):
        if gun.line not in hand or hand in tried:
            continue
        tried.add(hand)
        others = hands[:n] + hands[n + 1 :]
        if _fits(others, rest, barrels):
            return True
        for at, barrel in enumerate(barrels):
            if (
                barrel.target == gun.target
                and barrel.line in hand
                and _fits(others, rest, _less(barrels, at))
            ):
                return True
    return False


def _fill(hands: Hands, needs: tuple[Need, ...]) -> bool:
    """Whether each copy that is needed finds a soldier of its own."""
    if not needs:
        return True
    line, rest = needs[0].line, _less(needs)
    return any(_fill(hands[:n] + hands[n + 1 :], rest) for n, hand in enumerate(hands) if line in hand)


def trimmed(table: Table, unit: str, hero: str, shots: tuple[Shot, ...]) -> tuple[Shot, ...]:
    """What is left of close-combat shots once the attacker has lost soldiers (DS-SKILL-23)."""
    while shots and why_not_together(table, unit, hero, shots, sustained=False) is not None:
        last = shots[-1]
        shots = (*shots[:-1], fewer(last, last.count - 1)) if last.count > 1 else shots[:-1]
    return shots


def spotter_idle(table: Table, unit: str, shots: tuple[Shot, ...]) -> bool:
    """Whether a living Spotter of the unit need not use a weapon for these shots (DS-WEAP-15)."""
    card = table.setting.cards[table.units[unit].card]
    if "spotter" not in card.specialists:
        return False
    alive = living(table, unit)
    others = [n for n in alive if card.specialists[n] != "spotter"]
    if len(others) == len(alive):
        return False
    own = [shot for shot in shots if shot.line < HIS - 1]
    if any(shot.line == STANDARD or card.weapons[shot.line].close for shot in own):
        return False
    return _fits(tuple([card.soldiers[n] for n in others]), _needs(own), ())
