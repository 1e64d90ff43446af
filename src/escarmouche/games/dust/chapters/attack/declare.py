"""Declaring an attack: the one question that settles weapons, copies, targets and skills (area DT-TGT)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from escarmouche.engine import options as intents
from escarmouche.engine.requests import NO_ONE, Ask, Drafts, Greyed, Refusal
from escarmouche.engine.table import replace
from escarmouche.games.dust.chapters.attack import allotment, proposal
from escarmouche.games.dust.chapters.attack.aiming import (
    ATTACK,
    REACTIONS,
    STEADY,
    SUSTAINED,
    Look,
    Usable,
    active,
    aimed,
    enemies,
    lines,
    why_not_aim,
    why_not_attack,
    why_not_line,
    why_not_target,
)
from escarmouche.games.dust.chapters.attack.aiming import targets as targets
from escarmouche.games.dust.chapters.attack.aiming import why_not_fire as why_not_fire
from escarmouche.games.dust.chapters.attack.shots import (
    DOUBLED,
    LUCKY,
    PLAINLY,
    SMOKE,
    SPIRIT,
    Choice,
    Mode,
    Shot,
    Skill,
    Ticked,
    codes,
    fewer,
    read_all,
    shots_of,
)
from escarmouche.games.dust.chapters.cards.cards import has_own, has_skill, partner, why_not_use
from escarmouche.games.dust.chapters.cards.weapons import HIS, STANDARD, STANDARD_WEAPON, boxes_free, line_of
from escarmouche.games.dust.chapters.field import field_of
from escarmouche.games.dust.chapters.people.heroes import pilot_of
from escarmouche.games.dust.chapters.people.states import stunned, why_not_fight
from escarmouche.games.dust.table import ABOARD, ACTIVATED, BOARD, FRONT, REAR, Referee, Table

WEDGES, WEDGE = (FRONT, REAR), 45
"""Arcs that are a wedge, and the degrees to each side of their middle (DT-ARC-02, DT-ARC-04, DT-ARC-06)."""


def options(table: Table, unit: str, hero: str, context: str) -> list[Choice]:
    """All that may be ticked in the one question of an attack (DT-TGT-01)."""
    if why_not_attack(table, unit) is not None:
        return []
    choices: list[Choice] = []
    usable = lines(table, unit, hero, context)
    by_number = {use.number: use for use in usable}
    for shot in aimed(table, unit, context, usable):
        use = by_number[shot.line]
        if use.weapon.rules:
            choices += _variants(table, use, shot.target)
        else:
            choices += _counted_down(shot.line, shot.count, shot.target, PLAINLY)
    if context in (ATTACK, SUSTAINED):
        choices += [
            Shot(use.number, use.copies, NO_ONE, SMOKE)  # DS-WEAP-02: instead of attacking
            for use in usable
            if use.weapon.rules and "artillery" in use.weapon.rules
        ]
        choices += directed(table, unit, context)
    if choices:
        choices += skills(table, unit, hero)
    return choices


def _counted_down(line: int, copies: int, target: str, mode: Mode) -> list[Shot]:
    """A line on a target with every number of copies, the most first."""
    return [Shot(line, count, target, mode) for count in range(copies, 0, -1)]


def _variants(table: Table, use: Usable, target: str) -> list[Shot]:
    """One line on one target: every number of copies, and the modes its rules give."""
    rules = use.weapon.rules
    if "volley" in rules:
        free = boxes_free(table, use.owner, use.line)
        return [Shot(use.number, 1, target, Mode(times=times)) for times in range(free, 0, -1)]
    shots = _counted_down(use.number, use.copies, target, PLAINLY)
    if "salvo" in rules:
        shots += _counted_down(use.number, use.copies, target, DOUBLED)
    if "sniper" in rules:
        mate = partner(table, target)
        for figure in (*table.units[target].figures, *(table.units[mate].figures if mate else ())):
            shots += _counted_down(use.number, use.copies, target, Mode(victim=figure))
    return shots


def skills(table: Table, unit: str, hero: str) -> list[Skill]:
    """The once-per-game skills that may be used on this attack (DS-SKILL-01, DS-SKILL-22, DS-SKILL-29)."""
    unused = []
    if spirited(table, unit, hero):
        unused.append(SPIRIT)
    if lucky_ones(table, unit, hero):
        unused.append(LUCKY)
    return unused


def spirited(table: Table, unit: str, hero: str) -> tuple[str, ...]:
    """Whose Fighting Spirit is ticked together: all who have it, if none has used it (DS-SKILL-03)."""
    able = [u for u in (unit, hero, _pilot(table, unit)) if u and has_own(table, u, SPIRIT.key)]
    used = [u for u in able if why_not_use(table, u, SPIRIT.key) is not None]
    return () if used else tuple(able)


def lucky_ones(table: Table, unit: str, hero: str) -> tuple[str, ...]:
    """Heroes of the attack whose luck is unused; it serves their own weapons only (DS-SKILL-29)."""
    able = [u for u in (unit, hero, _pilot(table, unit)) if u and has_own(table, u, LUCKY.key)]
    return tuple(u for u in able if why_not_use(table, u, LUCKY.key) is None)


def _pilot(table: Table, unit: str) -> str:
    return pilot_of(table, unit) if table.setting.cards[table.units[unit].card].type != "infantry" else ""


def refused(table: Table, unit: str, hero: str, context: str) -> dict[Choice, Refusal]:
    """Every line on every enemy that may not be chosen, with the reason: arc, range, sight, ammunition."""
    refusals: dict[Choice, Refusal] = {}
    for owner, base in ((unit, 0), (hero, HIS)):
        if not owner:
            continue
        weapons = table.setting.cards[table.units[owner].card].weapons
        for line in range(STANDARD, len(weapons)):
            copies = max(1, allotment.most(table, owner, line))
            for target in enemies(table, unit):
                refusal = why_not_fire(table, unit, base + line, target, context, hero=hero)
                if refusal is not None:
                    if refusal.reason == "not-seen":
                        refusal = _hidden(table, unit, owner, line, refusal)
                    elif refusal.reason == "out-of-arc":
                        refusal = _turned_away(table, unit, refusal)
                    refusals[Shot(base + line, copies, target)] = refusal
    for skill in (SPIRIT, LUCKY):
        for owner in (unit, hero):
            if owner and has_own(table, owner, skill.key) and (why := why_not_use(table, owner, skill.key)):
                refusals[skill] = why
    refusals.update({Shot(0, 1, target): why for target, why in _sheltered(table, unit)})
    return refusals


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
    shots: list[Choice] = []
    for gun in table.units.values():
        weapons = table.setting.cards[gun.card].weapons
        artillery = [n for n, w in enumerate(weapons) if "artillery" in w.rules]
        if not artillery or why_not_direct(table, unit, gun.id) is not None:
            continue
        for line in artillery:
            copies = allotment.most(table, gun.id, line)
            if not copies or why_not_gun(table, gun.id, line, context) is not None:
                continue
            shots.append(Shot(line, copies, NO_ONE, Mode(gun=gun.id, smoke=True)))
            for target in enemies(table, unit):
                if why_not_aim(table, gun.id, gun.id, line, target, seer=look) is None:
                    shots += _counted_down(line, copies, target, Mode(gun=gun.id))
    return shots


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
    return allotment.why_not_together(table, unit, hero, shots_of(choice), sustained=context in STEADY)


def declare(referee: Referee, unit: str, context: str, hero: str | None = None) -> tuple[Choice, ...]:
    """The one question of an attack: weapons, copies, targets, modes and skills (DT-TGT-01, DT-TGT-03)."""
    table = referee.table
    joined = partner(table, unit) if hero is None else hero
    offered = options(table, unit, joined, context)
    if not offered:
        referee.note("DT-TGT-01", "nothing-to-attack", unit=unit)
        return ()
    answer = referee.pick(
        "DT-TGT-01",
        table.units[unit].side,
        "attack",
        codes(offered),
        judge=lambda choice: why_not_declare(referee.table, unit, joined, context, read_all(choice)),
        proposal=lambda: codes(_best(table, unit, joined, context, offered)),
        greyed=Greyed(lambda: {c.code(): why for c, why in refused(table, unit, joined, context).items()}),
        intent=intents.ATTACK,
        actor=unit,
        against=active(table) if context in REACTIONS else (),
        form=Ticked,
        unit=unit,
        hero=joined,
        context=context,
        named=_named(table, unit, joined, offered),
    )
    return read_all(answer)


def _named(table: Table, unit: str, hero: str, offered: list[Choice]) -> tuple[tuple[Any, str], ...]:
    """What the numbers of weapon lines stand for, for whoever reads the question.

    Lines of a gun that is directed are numbered on its own card: they are told by number and mode.
    """
    names: dict[Any, str] = {}
    for owner, base in ((unit, 0), (hero, HIS)):
        if owner:
            weapons = table.setting.cards[table.units[owner].card].weapons
            names |= {base + n: weapon.name for n, weapon in enumerate(weapons)}
            names[base + STANDARD] = STANDARD_WEAPON.name
    for shot in shots_of(offered):
        if gun := shot.mode.gun:
            names[shot.line, shot.mode.code()] = line_of(table, gun, "", shot.line).weapon.name
    return tuple(names.items())


def _best(table: Table, unit: str, hero: str, context: str, offered: Sequence[Choice]) -> tuple[Choice, ...]:
    return lawful(table, unit, hero, context, proposal.best(table, unit, hero, context, offered))


def proposals(table: Table, unit: str, context: str) -> Drafts:
    """A few good declarations, each allowed and made when looked at: what bots choose from."""
    hero = partner(table, unit)

    def allowed(maker: proposal.Maker) -> tuple[Choice, ...]:
        return lawful(table, unit, hero, context, maker())

    makers = proposal.several(table, unit, hero, context, options(table, unit, hero, context))
    return Drafts([partial(allowed, maker) for maker in makers], tuple)


def drafts(table: Table, ask: Ask) -> Drafts:
    """The same for the question of an attack, as its answers."""
    about = ask.about
    unit, context, hero = about["unit"], about["context"], about["hero"]

    def answer(maker: proposal.Maker) -> tuple[Any, ...]:
        return codes(lawful(table, unit, hero, context, maker()))

    makers = proposal.several(table, unit, hero, context, read_all(ask.options))
    return Drafts([partial(answer, maker) for maker in makers], tuple)


def lawful(
    table: Table, unit: str, hero: str, context: str, choice: tuple[Choice, ...]
) -> tuple[Choice, ...]:
    """A proposal cut down to what half the passengers may fire to each side (DS-PASS-04)."""
    trimmed = table.units[unit].place == ABOARD or field_of(table).apart
    if not trimmed or not why_not_declare(table, unit, hero, context, choice):
        return choice
    declared: tuple[Choice, ...] = ()
    for part in choice:
        smaller = [fewer(part, n) for n in range(part.count, 0, -1)] if isinstance(part, Shot) else [part]
        for less in smaller:
            more = (*declared, less)
            if why_not_declare(table, unit, hero, context, more) is None:
                declared = more
                break
    return declared
