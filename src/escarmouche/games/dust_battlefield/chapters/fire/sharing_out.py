"""Which miniature fires which shot, and the batches that makes (DB-RNG-01, DB-SAVE-04, DB-DMG-03)."""

from __future__ import annotations

from escarmouche.engine.requests import Refusal
from escarmouche.games.dust.chapters.attack.batches import Batch, Struck
from escarmouche.games.dust.chapters.attack.hits import Attack
from escarmouche.games.dust.chapters.attack.party import Party
from escarmouche.games.dust.chapters.attack.shots import Shot
from escarmouche.games.dust.chapters.cards.cards import is_squad
from escarmouche.games.dust.chapters.cards.weapons import HIS, line_of
from escarmouche.games.dust_battlefield.chapters.fire.bearers import Aim, aims, weapon_of
from escarmouche.games.dust_battlefield.chapters.ground import bodies, sight
from escarmouche.games.dust_battlefield.table import Table

Allotted = dict[int, tuple[Aim, ...]]
"""For each shot, by its place in the declaration, who fires it."""


def allot(table: Table, unit: str, shots: tuple[Shot, ...], seer: str = "") -> Allotted | None:
    """Find a soldier of a squad for each copy of these shots of its own; None where there are too few.

    One ranged and one close-combat weapon each, what is under a barrel at the same target (DS-WEAP-17). Those
    whose fire meets no cover come first.
    """
    found: Allotted = {}
    target_of: dict[str, str] = {}
    weapons = {n: weapon_of(table, unit, shot.line) for n, shot in enumerate(shots)}
    barrels = [n for n, weapon in weapons.items() if "under_barrel" in weapon.rules]
    close = [n for n, weapon in weapons.items() if weapon.close]
    guns = [n for n in weapons if n not in barrels and n not in close]
    for numbers in (guns, close, barrels):
        able: dict[int, list[Aim]] = {}
        for n in numbers:
            shot = shots[n]
            firers = aims(table, unit, unit, shot.line, shot.target, seer or unit)
            if numbers is barrels:
                firers = tuple(
                    [a for a in firers if target_of.get(a.firer.figure, shot.target) == shot.target]
                )
            able[n] = sorted(firers, key=lambda a: a.covered)
        matched = _match(able, {n: shots[n].count for n in numbers})
        if matched is None:
            return None
        found |= matched
        if numbers is guns:
            target_of = {a.firer.figure: shots[n].target for n, used in matched.items() for a in used}
    return found


def _match(able: dict[int, list[Aim]], counts: dict[int, int]) -> Allotted | None:
    """As many firers as each shot needs, none twice: augmenting paths, the first ones first."""
    holder: dict[str, int] = {}
    chosen: dict[int, dict[str, Aim]] = {n: {} for n in able}

    def give(n: int, seen: set[str]) -> bool:
        for aim in able[n]:
            figure = aim.firer.figure
            if figure in seen or figure in chosen[n]:
                continue
            seen.add(figure)
            other = holder.get(figure)
            if other is None or give(other, seen):
                if other is not None:
                    del chosen[other][figure]
                holder[figure] = n
                chosen[n][figure] = aim
                return True
        return False

    for n, count in counts.items():
        for _ in range(count):
            if not give(n, set()):
                return None
    return {n: tuple(used.values()) for n, used in chosen.items()}


def why_not_shared(table: Table, unit: str, shots: tuple[Shot, ...]) -> Refusal | None:
    """Why no soldiers can be found for all these shots of a squad, each allowed alone (DB-RNG-01)."""
    if allot(table, unit, shots) is not None:
        return None
    return Refusal("DB-RNG-01", "one-weapon-each", {"unit": unit})


def firers_of(table: Table, attack: Attack, shot: Shot) -> tuple[Aim, ...]:
    """Who fires a shot of an attack: soldiers allotted to it, or the one miniature of all others."""
    line = line_of(table, attack.unit, attack.hero, shot.line)
    if line.owner == attack.unit and is_squad(table, attack.unit):
        own = tuple([s for s in attack.shots if s.line < HIS - 1])
        allotted = allot(table, attack.unit, own, attack.seer)
        if allotted is not None:
            return allotted[own.index(shot)]
    return aims(table, attack.unit, line.owner, line.number, shot.target, attack.seer)


def batches(table: Table, attack: Attack, shot: Shot, target: Party) -> tuple[Struck, ...]:
    """The batches of a shot without template: those that meet cover, those that do not (DB-SAVE-04)."""
    used = firers_of(table, attack, shot)
    line = line_of(table, attack.unit, attack.hero, shot.line)
    whole = not (line.owner == attack.unit and is_squad(table, attack.unit))
    alive = {body.figure for body in bodies.of(table, target.unit)}
    if target.hero:
        alive |= {body.figure for body in bodies.of(table, target.hero)}
    marks = []
    for covered in (False, True):
        group = [a for a in used if _meets_cover(table, target, a) is covered]
        if not group:
            continue
        valid = dict.fromkeys([f for a in group for f in a.valid])
        if target.hero and target.hero != shot.target:
            seen = [
                b.figure
                for b in bodies.of(table, target.hero)
                if any(sight.sees(table, a.firer.body, b) for a in group)
            ]
            valid |= dict.fromkeys(seen)
        limited = () if alive <= set(valid) else tuple(valid)
        count = 0 if whole else len(group)
        far = min(a.far for a in group)
        marks.append(Struck(target.unit, Batch(count, covered, limited, far=far)))
        if whole:
            break
    return tuple(marks)


def _meets_cover(table: Table, target: Party, aim: Aim) -> bool:
    return sight.in_cover(table, target.unit, aim.firer.body)
