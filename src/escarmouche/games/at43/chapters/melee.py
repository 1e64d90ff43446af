"""Melee: who strikes whom, combat test, losses among those in contact; sabotage (ledger area A4-MEL)."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.engine.kinds import STRUCK
from escarmouche.engine.options import ATTACK, TARGET
from escarmouche.engine.requests import NO_ONE, Refusal
from escarmouche.games.at43.chapters import bonuses
from escarmouche.games.at43.chapters.dice import universal_test
from escarmouche.games.at43.chapters.losses import alive
from escarmouche.games.at43.chapters.measuring import CONTACT, contact
from escarmouche.games.at43.chapters.scenery import destructible, lose_structure, roofed
from escarmouche.games.at43.chapters.shooting.cover import NONE
from escarmouche.games.at43.chapters.shooting.damage import (
    Blow,
    strike_armour,
    strike_infantry,
    strike_scenery,
    test_losses,
    vehicles_there,
)
from escarmouche.games.at43.chapters.shooting.salvos import Gun, strikes_of
from escarmouche.games.at43.chapters.states import touched_enemies
from escarmouche.games.at43.chapters.units import bearers_of, is_armour, profile
from escarmouche.games.at43.table import BODY, BUNKER, WHOLE, Referee, Table
from escarmouche.games.company.chapters.deeds import Deed
from escarmouche.games.company.chapters.measuring import distance, ranked
from escarmouche.space.shapes import gap_to_polygon_at_most, gap_to_segment

FIGHT, BREAK, SABOTAGE, NOT_AGAIN = "fight", "break", "sabotage", "sabotaged"
SURE = 6
"""A difference at which every blow lands: scenery does not parry (A4-SCN-02)."""


class Bout(Deed, frozen=True):
    """What a unit does at contact: fight an enemy unit, break scenery, or sabotage it."""


def bouts(table: Table, unit: str) -> tuple[Bout, ...]:
    """Everything a unit could still do at contact in this activation."""
    done = table.turn.flags
    options = [Bout(FIGHT, other) for other in touched_enemies(table, unit)]
    for thing in table.things.values():
        if destructible(table, thing.id) and scenery_strikers(table, unit, thing.id):
            options.append(Bout(BREAK, thing.id))
        if destructible(table, thing.id) and why_not_sabotage(table, unit, thing.id) is None:
            options.append(Bout(SABOTAGE, thing.id))
    return tuple(
        o for o in options if f"bout:{o.target}" not in done and why_not_bout(table, unit, o) is None
    )


def why_not_bout(table: Table, unit: str, bout: Bout) -> Refusal | None:
    """Whether a unit may do this now: somebody left to strike, one sabotage an activation."""
    about = {"unit": unit, "target": bout.target}
    if bout.what == SABOTAGE:
        return why_not_sabotage(table, unit, bout.target)
    guns = free_strikes(table, unit)
    near = (
        strikers(table, unit, bout.target)
        if bout.what == FIGHT
        else scenery_strikers(table, unit, bout.target)
    )
    if not any(gun.figure in near for held in guns.values() for gun in held):
        return Refusal("A4-MEL-06", "nobody-to-strike", about)
    return None


def fight_step(referee: Referee, unit: str) -> bool:
    """One bout of the active unit, in the order its player likes; False when it is over (A4-MEL-04)."""
    table = referee.table
    options = bouts(table, unit)
    if not options:
        return False
    chosen = referee.ask(
        "A4-MOV-15", table.units[unit].side, "melee", (NO_ONE, *options), intent=ATTACK, actor=unit, unit=unit
    )
    if not isinstance(chosen, Bout):
        return False
    flags = referee.table.turn.flags | {"fought", f"bout:{chosen.target}"}
    if chosen.what == SABOTAGE:
        flags |= {NOT_AGAIN}
    referee.book(flags=flags)
    if chosen.what == FIGHT:
        melee(referee, unit, chosen.target)
        if table.setting.options.get("mutual_melee", False):
            strike_back(referee, chosen.target, unit)
    elif chosen.what == BREAK:
        break_scenery(referee, unit, chosen.target)
    else:
        sabotage(referee, unit, chosen.target)
    return True


def strikers(table: Table, unit: str, other: str) -> tuple[str, ...]:
    """The standing members of a unit at contact of an enemy unit (A4-MEL-02)."""
    theirs = table.units[other].figures
    return tuple(
        f
        for f in table.units[unit].figures
        if not table.figures[f].down and any(contact(table, f, e) for e in theirs)
    )


def free_strikes(table: Table, unit: str) -> dict[str, tuple[Gun, ...]]:
    """The melee weapons of members who have not struck yet in this activation (A4-MEL-04)."""
    struck = {flag.partition(":")[2] for flag in table.turn.flags if flag.startswith("struck:")}
    guns = {
        w: tuple(g for g in held if g.figure not in struck) for w, held in strikes_of(table, unit).items()
    }
    return {weapon: held for weapon, held in guns.items() if held}


def assigned(referee: Referee, unit: str, other: str) -> tuple[str, ...]:
    """Those who strike this enemy: a striker at contact of several is put to one by his player."""
    table = referee.table
    near = strikers(table, unit, other)
    struck = {flag.partition(":")[2] for flag in table.turn.flags if flag.startswith("struck:")}
    near = tuple(f for f in near if f not in struck)
    rivals = [u for u in touched_enemies(table, unit) if u != other and f"bout:{u}" not in table.turn.flags]
    shared = tuple(f for f in near if any(f in strikers(table, unit, u) for u in rivals))
    if not shared:
        return near
    kept = referee.pick(
        "A4-MEL-04", table.units[unit].side, "strikers", shared, 0, proposal=shared, actor=unit,
        against=(other,), part=TARGET, unit=unit, target=other,
    )  # fmt: skip
    return tuple(f for f in near if f not in shared or f in kept)


def melee(referee: Referee, unit: str, other: str) -> None:
    """One close combat: combat test by weapon, damage, losses among those in contact (A4-MEL-01)."""
    before = vehicles_there(referee.table)
    near = assigned(referee, unit, other)
    held = free_strikes(referee.table, unit)
    victims = in_contact(referee.table, near, other)
    referee.book(flags=referee.table.turn.flags | {f"struck:{f}" for f in near})
    strike_all(referee, unit, other, near, held, victims)
    test_losses(referee, before)


def strike_back(referee: Referee, unit: str, other: str) -> None:
    """Option mutual_melee: surviving enemies in contact strike once (A4-MEL-02)."""
    if not alive(referee.table, unit) or not alive(referee.table, other):
        return
    before = vehicles_there(referee.table)
    near = strikers(referee.table, unit, other)
    victims = in_contact(referee.table, near, other)
    strike_all(referee, unit, other, near, strikes_of(referee.table, unit), victims)
    test_losses(referee, before)


def strike_all(
    referee: Referee, unit: str, other: str, near: Sequence[str], held: dict[str, tuple[Gun, ...]],
    victims: Sequence[str],
) -> None:  # fmt: skip
    """One roll for each type of weapon (A4-MEL-03, A4-MEL-04)."""
    for weapon, guns in held.items():
        able = tuple(dict.fromkeys(gun.figure for gun in guns if gun.figure in near))
        left = [f for f in victims if f in referee.table.units[other].figures]
        if able and left and alive(referee.table, other):
            referee.call(blows, unit, other, weapon, able, tuple(left))


def blows(
    referee: Referee, unit: str, other: str, weapon: str, able: tuple[str, ...], victims: tuple[str, ...]
) -> None:
    """The combat test and the damage of one type of weapon: Accuracy against Combat (A4-MEL-03)."""
    table = referee.table
    line = table.setting.weapons[weapon]
    side = table.units[unit].side
    groups: dict[int, int] = {}
    for figure in able:
        foe = min(victims, key=lambda v: (distance(table, figure, v), v))
        combat = profile(table, foe).combat
        groups[combat] = groups.get(combat, 0) + line.rate
    impacts = 0
    for combat, dice in sorted(groups.items()):
        difference = line.accuracy - combat
        made = universal_test(
            referee, "A4-MEL-03", side, dice, difference, line.rerolls, unit=unit, target=other,
            weapon=weapon, accuracy=line.accuracy, combat=combat,
        )  # fmt: skip
        impacts += made + bonuses.again(referee, bonuses.BRAWLERS, unit, dice - made, difference)
    referee.note("A4-MEL-01", "struck", tells=STRUCK, unit=unit, target=other, hits=impacts)
    if not impacts:
        return
    blow = Blow(side, unit, line.penetration, line.damage, melee=True)
    leader = table.units[unit].leader
    ordered = [one.id for one in ranked(table, leader, victims)]
    if is_armour(table, other):  # A4-MEL-06: shared evenly
        strike_armour(referee, blow, other, ordered, impacts)
    else:  # A4-MEL-05, A4-MEL-07
        strike_infantry(referee, blow, other, ordered, impacts, NONE)


def in_contact(table: Table, near: Sequence[str], other: str) -> tuple[str, ...]:
    """The enemy fighters at contact of at least one striker, as the melee starts (A4-MEL-05)."""
    return tuple(e for e in table.units[other].figures if any(contact(table, f, e) for f in near))


# -- scenery (A4-SCN-02, A4-ABIL-12) --------------------------------------------------------------------


def scenery_strikers(table: Table, unit: str, thing: str) -> tuple[str, ...]:
    """The standing members at contact of a piece of scenery, who have not struck and are not in it."""
    polygon = table.ground.polygon(table.things[thing].piece)
    near = []
    for figure in table.units[unit].figures:
        f = table.figures[figure]
        radius = profile(table, figure).radius
        if f.down or f.inside == thing or f.z:
            continue
        if gap_to_polygon_at_most((f.x, f.y), radius, polygon, CONTACT):
            near.append(figure)
    return tuple(near)


def break_scenery(referee: Referee, unit: str, thing: str) -> None:
    """Strike a piece at contact: the combat test is an automatic success (A4-SCN-02)."""
    near = scenery_strikers(referee.table, unit, thing)
    held = free_strikes(referee.table, unit)
    referee.book(flags=referee.table.turn.flags | {f"struck:{f}" for f in near})
    for weapon, guns in held.items():
        able = [gun.figure for gun in guns if gun.figure in near]
        if not able or thing not in referee.table.things:
            continue
        line = referee.table.setting.weapons[weapon]
        side = referee.table.units[unit].side
        hits = universal_test(
            referee, "A4-SCN-02", side, line.rate * len(able), SURE, unit=unit, target=thing, weapon=weapon
        )
        referee.note("A4-SCN-02", "struck", tells=STRUCK, unit=unit, target=thing, hits=hits)
        blow = Blow(side, unit, line.penetration, line.damage, melee=True)
        strike_scenery(referee, blow, thing, hits)


def why_not_sabotage(table: Table, unit: str, thing: str) -> Refusal | None:
    """Whether a sapper of the unit may sabotage a piece: at contact, once, not a secured wall (A4-SCN-05)."""
    about = {"unit": unit, "target": thing}
    sappers = bearers_of(table, unit, "sapper")
    near = tuple(f for f in scenery_strikers(table, unit, thing) if f in sappers)
    if not near:
        return Refusal("A4-ABIL-12", "no-sapper-at-contact", about)
    if NOT_AGAIN in table.turn.flags:
        return Refusal("A4-ABIL-12", "once-an-activation", about)
    if roofed(table, thing) and not any(_at_door(table, f, thing) for f in near):
        return Refusal("A4-SCN-05", "secured", about)
    return None


def _at_door(table: Table, figure: str, thing: str) -> bool:
    f = table.figures[figure]
    a, b = table.things[thing].door
    return gap_to_segment((f.x, f.y), profile(table, figure).radius, a, b) <= CONTACT


def sabotage(referee: Referee, unit: str, thing: str) -> None:
    """The piece loses 1 Structure point without any test; of a bunker the body (A4-ABIL-12)."""
    part = BODY if referee.table.things[thing].kind == BUNKER else WHOLE
    referee.note("A4-ABIL-12", "sabotaged", unit=unit, target=thing)
    lose_structure(referee, "A4-ABIL-12", thing, part, 1)
