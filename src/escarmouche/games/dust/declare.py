"""Declaring an attack: the one question that settles weapons, copies, targets and skills (area DT-TGT)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from escarmouche.engine.requests import NO_ONE, Drafts, Greyed, Refusal
from escarmouche.engine.table import replace
from escarmouche.games.dust import allotment, proposal
from escarmouche.games.dust.aiming import (
    ATTACK,
    STEADY,
    SUSTAINED,
    Look,
    aimed,
    enemies,
    lines,
    why_not_aim,
    why_not_attack,
    why_not_line,
    why_not_target,
)
from escarmouche.games.dust.aiming import targets as targets
from escarmouche.games.dust.aiming import why_not_fire as why_not_fire
from escarmouche.games.dust.allotment import AT, DOUBLE, GUN, SMOKE, TIMES, gun_of
from escarmouche.games.dust.cards import has_own, has_skill, partner, why_not_use
from escarmouche.games.dust.field import field_of
from escarmouche.games.dust.heroes import pilot_of
from escarmouche.games.dust.states import stunned, why_not_fight
from escarmouche.games.dust.table import ABOARD, ACTIVATED, BOARD, FRONT, REAR, Referee, Table, Weapon
from escarmouche.games.dust.weapons import HIS, STANDARD, STANDARD_WEAPON, boxes_free, line_of

SPIRIT, LUCKY = "skill:fighting_spirit", "skill:lucky"
"""Once-per-game skills, chosen with the targets (DS-SKILL-01)."""
SKILLS = {SPIRIT: "DS-SKILL-22", LUCKY: "DS-SKILL-29"}
WEDGES, WEDGE = (FRONT, REAR), 45
"""Arcs that are a wedge, and the degrees to each side of their middle (DT-ARC-02, DT-ARC-04, DT-ARC-06)."""
Choice = Any
"""A Shot, or the word of a skill."""


def options(table: Table, unit: str, hero: str, context: str) -> list[Choice]:
    """All that may be ticked in the one question of an attack (DT-TGT-01)."""
    if why_not_attack(table, unit) is not None:
        return []
    found: list[Choice] = []
    usable = lines(table, unit, hero, context)
    known = {number: (owner, line, weapon) for number, owner, line, weapon, _ in usable}
    for number, copies, target, _ in aimed(table, unit, context, usable):
        owner, line, weapon = known[number]
        if weapon.rules:
            found += _variants(table, owner, line, number, weapon, copies, target)
        else:
            found += [(number, n, target, "") for n in range(copies, 0, -1)]
    if context in (ATTACK, SUSTAINED):
        found += [
            (number, copies, NO_ONE, SMOKE)  # DS-WEAP-02: instead of attacking
            for number, _, _, weapon, copies in usable
            if weapon.rules and "artillery" in weapon.rules
        ]
        found += directed(table, unit, context)
    if found:
        found += skills(table, unit, hero)
    return found


def _variants(
    table: Table, owner: str, line: int, number: int, weapon: Weapon, copies: int, target: str
) -> list[Choice]:
    """One line on one target: every number of copies, and the modes its rules give."""
    rules = weapon.rules
    if "volley" in rules:
        free = boxes_free(table, owner, line)
        return [(number, 1, target, f"{TIMES}{n}" if n > 1 else "") for n in range(free, 0, -1)]
    found: list[Choice] = [(number, n, target, "") for n in range(copies, 0, -1)]
    if "salvo" in rules:
        found += [(number, n, target, DOUBLE) for n in range(copies, 0, -1)]
    if "sniper" in rules:
        mate = partner(table, target)
        for figure in (*table.units[target].figures, *(table.units[mate].figures if mate else ())):
            found += [(number, n, target, f"{AT}{figure}") for n in range(copies, 0, -1)]
    return found


def skills(table: Table, unit: str, hero: str) -> list[str]:
    """The once-per-game skills that may be used on this attack (DS-SKILL-01, DS-SKILL-22, DS-SKILL-29)."""
    found = []
    if spirited(table, unit, hero):
        found.append(SPIRIT)
    if lucky_ones(table, unit, hero):
        found.append(LUCKY)
    return found


def spirited(table: Table, unit: str, hero: str) -> tuple[str, ...]:
    """Whose Fighting Spirit is ticked together: all who have it, if none has used it (DS-SKILL-03)."""
    able = [u for u in (unit, hero, _pilot(table, unit)) if u and has_own(table, u, "fighting_spirit")]
    used = [u for u in able if why_not_use(table, u, "fighting_spirit") is not None]
    return () if used else tuple(able)


def lucky_ones(table: Table, unit: str, hero: str) -> tuple[str, ...]:
    """Heroes of the attack whose luck is unused; it serves their own weapons only (DS-SKILL-29)."""
    able = [u for u in (unit, hero, _pilot(table, unit)) if u and has_own(table, u, "lucky")]
    return tuple(u for u in able if why_not_use(table, u, "lucky") is None)


def _pilot(table: Table, unit: str) -> str:
    return pilot_of(table, unit) if table.setting.cards[table.units[unit].card].type != "infantry" else ""


def refused(table: Table, unit: str, hero: str, context: str) -> dict[Choice, Refusal]:
    """Every line on every enemy that may not be chosen, with the reason: arc, range, sight, ammunition."""
    found: dict[Choice, Refusal] = {}
    for owner, base in ((unit, 0), (hero, HIS)):
        if not owner:
            continue
        weapons = table.setting.cards[table.units[owner].card].weapons
        for line in range(STANDARD, len(weapons)):
            copies = max(1, allotment.most(table, owner, line))
            for target in enemies(table, unit):
                refusal = why_not_fire(table, unit, base + line, target, context, hero)
                if refusal is not None:
                    if refusal.rule == "DT-LOS-01":
                        refusal = _hidden(table, unit, owner, line, refusal)
                    elif refusal.reason == "out-of-arc":
                        refusal = _turned_away(table, unit, refusal)
                    found[(base + line, copies, target, "")] = refusal
    for key, word in (("fighting_spirit", SPIRIT), ("lucky", LUCKY)):
        for owner in (unit, hero):
            if owner and has_own(table, owner, key) and (why := why_not_use(table, owner, key)):
                found[word] = why
    found.update({(0, 1, target, ""): why for target, why in _sheltered(table, unit)})
    return found


def _hidden(table: Table, unit: str, owner: str, line: int, refusal: Refusal) -> Refusal:
    """The same refusal by the rule of what hides the target."""
    weapons = table.setting.cards[table.units[owner].card].weapons
    artillery = 0 <= line < len(weapons) and "artillery" in weapons[line].rules
    rule = field_of(table).hidden_by(table, unit, refusal.about["target"], artillery=artillery)
    return replace(refusal, rule=rule)


def _turned_away(table: Table, unit: str, refusal: Refusal) -> Refusal:
    """The same refusal with how far from the middle of the arc the target lies, in degrees."""
    arc = refusal.about.get("arc", "")
    if arc not in WEDGES:
        return refusal
    off = field_of(table).bearing(table, unit, arc, refusal.about["target"])
    about = {**refusal.about, "off": off, "half": WEDGE}
    return replace(refusal, about=about, excess=off - WEDGE, measure="degrees")


def _sheltered(table: Table, unit: str) -> list[tuple[str, Refusal]]:
    """The enemies aboard machines, each with the rule that keeps it from being a target."""
    side = table.units[unit].side
    aboard = [u.id for u in table.units.values() if u.side != side and u.place == ABOARD]
    return [(u, why) for u in aboard if (why := why_not_target(table, unit, u)) is not None]


# -- an artillery observer ----------------------------------------------------------------------------------


def why_not_direct(table: Table, unit: str, gun: str) -> Refusal | None:
    """Why a unit may not direct a gun: no observer, gun activated, stunned, suppressed (DS-SKILL-08)."""
    about = {"unit": unit, "gun": gun}
    record = table.units[gun]
    if not has_skill(table, unit, "artillery_observer"):
        return Refusal("DS-SKILL-08", "no-observer", about)
    if record.side != table.units[unit].side or gun == unit or record.place != BOARD:
        return Refusal("DS-SKILL-08", "no-gun", about)
    if ACTIVATED in record.markers:
        return Refusal("DS-SKILL-08", "gun-activated", about)
    if stunned(table, gun) or why_not_fight(table, gun) is not None:
        return Refusal("DS-SKILL-08", "gun-stunned", about)
    return None


def directed(table: Table, unit: str, context: str) -> list[Choice]:
    """What an observer may let the guns of others fire at (DS-SKILL-08)."""
    if not has_skill(table, unit, "artillery_observer"):
        return []
    look = Look(table, unit)
    found: list[Choice] = []
    for gun in table.units.values():
        weapons = table.setting.cards[gun.card].weapons
        lines_ = [n for n, w in enumerate(weapons) if "artillery" in w.rules]
        if not lines_ or why_not_direct(table, unit, gun.id) is not None:
            continue
        for line in lines_:
            copies = allotment.most(table, gun.id, line)
            if not copies or why_not_gun(table, gun.id, line, context) is not None:
                continue
            found.append((line, copies, NO_ONE, f"{GUN}{gun.id} {SMOKE}"))
            for target in enemies(table, unit):
                if why_not_aim(table, gun.id, gun.id, line, target, look) is None:
                    found += [(line, n, target, f"{GUN}{gun.id}") for n in range(copies, 0, -1)]
    return found


def why_not_gun(table: Table, gun: str, line: int, context: str) -> Refusal | None:
    """Why a directed line cannot fire; an empty one reloads just before a plain Attack (DS-SKILL-08)."""
    refusal = why_not_line(table, gun, gun, line, ATTACK)
    if refusal is not None and refusal.rule == "DS-WEAP-12" and context == ATTACK:
        return None
    return refusal


# -- the question -------------------------------------------------------------------------------------------


def why_not_declare(
    table: Table, unit: str, hero: str, context: str, choice: tuple[Choice, ...]
) -> Refusal | None:
    """Why these choices cannot be declared together."""
    shots = tuple(c for c in choice if not isinstance(c, str))
    return allotment.why_not_together(table, unit, hero, shots, sustained=context in STEADY)


def declare(referee: Referee, unit: str, context: str, hero: str | None = None) -> tuple[Choice, ...]:
    """The one question of an attack: weapons, copies, targets, modes and skills (DT-TGT-01, DT-TGT-03)."""
    table = referee.table
    joined = partner(table, unit) if hero is None else hero
    offered = options(table, unit, joined, context)
    if not offered:
        referee.note("DT-TGT-01", "nothing-to-attack", unit=unit)
        return ()
    return referee.pick(
        "DT-TGT-01",
        table.units[unit].side,
        "attack",
        offered,
        judge=lambda choice: why_not_declare(referee.table, unit, joined, context, choice),
        proposal=lambda: _best(table, unit, joined, context, offered),
        greyed=Greyed(lambda: refused(table, unit, joined, context)),
        unit=unit,
        hero=joined,
        context=context,
        named=_named(table, unit, joined, offered),
    )


def _named(table: Table, unit: str, hero: str, offered: list[Choice]) -> tuple[tuple[Any, str], ...]:
    """What the numbers of weapon lines stand for, for whoever reads the question.

    Lines of a gun that is directed are numbered on its own card: they are told by number and mode.
    """
    found: dict[Any, str] = {}
    for owner, base in ((unit, 0), (hero, HIS)):
        if owner:
            weapons = table.setting.cards[table.units[owner].card].weapons
            found |= {base + n: weapon.name for n, weapon in enumerate(weapons)}
            found[base + STANDARD] = STANDARD_WEAPON.name
    for choice in offered:
        if not isinstance(choice, str) and (gun := gun_of(choice[3])):
            found[choice[0], choice[3]] = line_of(table, gun, "", choice[0])[1].name
    return tuple(found.items())


def _best(table: Table, unit: str, hero: str, context: str, offered: Sequence[Choice]) -> tuple[Choice, ...]:
    return lawful(table, unit, hero, context, proposal.best(table, unit, hero, context, offered))


def proposals(
    table: Table,
    unit: str,
    context: str,
    hero: str | None = None,
    offered: Sequence[Choice] | None = None,
) -> Drafts:
    """A few good declarations, each allowed and made when looked at: what bots choose from.

    `offered` are the options of the question, where there is one.
    """
    joined = partner(table, unit) if hero is None else hero
    known = options(table, unit, joined, context) if offered is None else offered

    def made(maker: proposal.Maker) -> tuple[Choice, ...]:
        return lawful(table, unit, joined, context, maker())

    makers = proposal.several(table, unit, joined, context, known)
    return Drafts([partial(made, maker) for maker in makers], tuple)


def lawful(
    table: Table, unit: str, hero: str, context: str, choice: tuple[Choice, ...]
) -> tuple[Choice, ...]:
    """A proposal cut down to what half the passengers may fire to each side (DS-PASS-04)."""
    if table.units[unit].place != ABOARD or not why_not_declare(table, unit, hero, context, choice):
        return choice
    kept: tuple[Choice, ...] = ()
    for part in choice:
        most = 1 if isinstance(part, str) else part[1]
        for copies in range(most, 0, -1):
            more = (*kept, part if isinstance(part, str) else (part[0], copies, *part[2:]))
            if why_not_declare(table, unit, hero, context, more) is None:
                kept = more
                break
    return kept
