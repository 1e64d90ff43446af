"""Damage: saves and damage tests of impacts, losses of infantry, parts of vehicles (ledger area A4-DMG)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from escarmouche.engine.dice import d6
from escarmouche.engine.kinds import LOST
from escarmouche.engine.options import WEAPON
from escarmouche.games.at43.chapters import bonuses
from escarmouche.games.at43.chapters.dice import universal_test
from escarmouche.games.at43.chapters.losses import destroy_vehicle, eliminate
from escarmouche.games.at43.chapters.morale import armour_morale
from escarmouche.games.at43.chapters.scenery import damage_scenery, protection_of
from escarmouche.games.at43.chapters.shooting.cover import NONE, Save
from escarmouche.games.at43.chapters.units import is_armour, parts_of, profile, structure_left
from escarmouche.games.at43.table import FRAME, GUN, PROPULSION, Referee, Table

LOCATION = d6().meaning(PROPULSION, PROPULSION, FRAME, FRAME, FRAME, GUN).highest()  # A4-DMG-03
NANONUCLEUS = "nanonucleus"
"""The flag of a routine that has all failures of the next damage test thrown again (A4-ABIL-13)."""


class Blow(NamedTuple):
    """What strikes: whose it is, its Penetration and its damage."""

    side: str
    unit: str
    penetration: int
    damage: int
    melee: bool = False


def save_impacts(referee: Referee, unit: str, impacts: int, save: Save) -> int:
    """Impacts that a cover save does not stop, one die each, thrown by their owner (A4-COV-04)."""
    impacts -= bonuses.dodge(referee, unit, impacts)
    if not save.needs or not impacts:
        return impacts
    side = referee.table.units[unit].side
    stopped: int = referee.roll(
        save.rule, side, d6(impacts).at_least(save.needs), unit=unit, needs=save.needs, test="cover"
    )
    return impacts - stopped


def damage_test(referee: Referee, blow: Blow, impacts: int, protection: int, **about: Any) -> int:
    """Passed damage tests of so many impacts: Penetration against Protection (A4-DMG-01, A4-SHOOT-18)."""
    if impacts <= 0:
        return 0
    again = _nanonucleus(referee, blow)
    difference = blow.penetration - protection
    made = universal_test(
        referee, "A4-DMG-01", blow.side, impacts, difference, again, unit=blow.unit,
        penetration=blow.penetration, protection=protection, **about,
    )  # fmt: skip
    return made + bonuses.pierce(referee, blow.unit, impacts - made, difference)


def _nanonucleus(referee: Referee, blow: Blow) -> int:
    """The routine serves one damage test of the unit that is activated (A4-ABIL-13)."""
    turn = referee.table.turn
    if NANONUCLEUS not in turn.flags or turn.unit != blow.unit:
        return 0
    referee.book(flags=turn.flags - {NANONUCLEUS})
    return 1


def strike_infantry(
    referee: Referee, blow: Blow, unit: str, figures: Sequence[str], impacts: int, save: Save
) -> int:
    """Impacts on an infantry unit, each on the nearest fighter still there (A4-SHOOT-16); how many fell.

    Identical tests are thrown together (A4-SHOOT-18): while all fighters left have the same Protection and
    no Structure of their own.
    """
    left = list(figures)
    fallen = 0
    while impacts > 0 and left:
        alike = {(profile(referee.table, f).protection, profile(referee.table, f).frame) for f in left}
        (protection, frame) = _values(referee.table, left[0])
        batch = impacts if len(alike) == 1 and not frame else 1
        impacts -= batch
        passed = referee.call(_passed, blow, batch, protection, unit, save)
        if frame and passed:
            if lose_points(referee, left[0], FRAME, blow.damage):
                left, fallen = left[1:], fallen + 1
            continue
        dead = left[: min(passed, len(left))]  # A4-SHOOT-17: one impact, one loss at most
        if dead:
            eliminate(referee, "A4-DMG-02", unit, dead)
            left, fallen = left[len(dead) :], fallen + len(dead)
    return fallen


def _passed(referee: Referee, blow: Blow, impacts: int, protection: int, target: str, save: Save) -> int:
    """Of so many impacts those that neither the save nor the damage test stops."""
    through = referee.call(save_impacts, target, impacts, save)
    return damage_test(referee, blow, through, protection, target=target)


def _values(table: Table, figure: str) -> tuple[int, int]:
    own = profile(table, figure)
    return own.protection, own.frame


def strike_figure(referee: Referee, blow: Blow, figure: str, impacts: int, save: Save) -> int:
    """Impacts on one fighter or vehicle, all its own; how many came through a save."""
    table = referee.table
    unit = table.figures[figure].unit
    through = save_impacts(referee, unit, impacts, save)
    if is_armour(table, unit):
        strike_vehicle(referee, blow, figure, through)
    else:
        _strike_fighter(referee, blow, figure, through)
    return through


def _strike_fighter(referee: Referee, blow: Blow, figure: str, impacts: int) -> None:
    own, unit = profile(referee.table, figure), referee.table.figures[figure].unit
    passed = damage_test(referee, blow, impacts, own.protection, target=figure)
    if not passed:
        return
    if own.frame:
        lose_points(referee, figure, FRAME, passed * blow.damage)
    else:
        eliminate(referee, "A4-DMG-02", unit, (figure,))


def strike_vehicle(referee: Referee, blow: Blow, vehicle: str, impacts: int) -> None:
    """Damage tests on a vehicle; each passed one is located and takes Structure points (A4-DMG-03, 04)."""
    passed = damage_test(referee, blow, impacts, profile(referee.table, vehicle).protection, target=vehicle)
    for number in range(passed):
        if not referee.call(hit_part, blow, vehicle, (number + 1, passed)):
            return


def hit_part(referee: Referee, blow: Blow, vehicle: str, which: tuple[int, int] = (0, 0)) -> bool:
    """One passed test on a vehicle: where, and what is lost; whether the vehicle is still there."""
    table = referee.table
    where = referee.roll("A4-DMG-03", blow.side, LOCATION, vehicle=vehicle)
    left = structure_left(table, vehicle)
    part = where
    if where == GUN:
        guns = tuple(name for name, points in left.items() if name.startswith(GUN) and points > 0)
        part = FRAME
        if guns:
            part = referee.ask(
                "A4-DMG-03", blow.side, "weapon-hit", guns, against=(vehicle,), part=WEAPON, vehicle=vehicle,
                which=which,
            )  # fmt: skip
    if left.get(part, 0) <= 0:
        referee.note("A4-DMG-04", "passes-to-frame", vehicle=vehicle, part=part)
        part = FRAME
    return not lose_points(referee, vehicle, part, blow.damage)


def lose_points(referee: Referee, figure: str, part: str, points: int) -> bool:
    """Take Structure points from a part; what it has not goes to the frame. Whether it is lost."""
    table = referee.table
    unit = table.figures[figure].unit
    own = profile(table, figure)
    names = [name for name, _ in parts_of(own)]
    left = structure_left(table, figure)
    taken = min(points, left[part])
    excess = points - taken
    gone = {part: taken}
    if part != FRAME and excess:
        gone[FRAME] = min(excess, left[FRAME])
    hurt = table.figures[figure].hurt or (0,) * len(names)
    after = tuple(lost + gone.get(name, 0) for name, lost in zip(names, hurt, strict=True))
    facts = {
        "unit": unit, "lost": sum(gone.values()), "left": left[part] - taken, "boxes": sum(gone.values()),
        "part": part,
    }  # fmt: skip
    referee.change("A4-DMG-04", figure, tells=LOST, facts=facts, hurt=after)
    if left[FRAME] - gone.get(FRAME, 0) <= 0:
        if is_armour(table, unit):
            destroy_vehicle(referee, "A4-DMG-06", figure)
        else:
            eliminate(referee, "A4-DMG-02", unit, (figure,))
        return True
    if left[part] - taken <= 0:
        rule = "A4-DMG-05" if part == PROPULSION else "A4-DMG-07"
        referee.note(rule, "part-destroyed", vehicle=figure, part=part)
    return False


def strike_scenery(referee: Referee, blow: Blow, thing: str, impacts: int) -> None:
    """Impacts on a piece of scenery: damage tests, then Structure, until it is gone (A4-SCN-02)."""
    protection = protection_of(referee.table, thing)
    passed = damage_test(referee, blow, impacts, protection, target=thing)
    for _ in range(passed):
        if thing not in referee.table.things:
            return
        referee.call(damage_scenery, blow.side, thing, blow.damage)


def strike_armour(
    referee: Referee, blow: Blow, unit: str, vehicles: Sequence[str], impacts: int, save: Save = NONE
) -> None:
    """Impacts shared evenly among vehicles, the remainder one by one from the nearest (A4-SHOOT-15)."""
    each, odd = divmod(impacts, len(vehicles))
    for n, vehicle in enumerate(vehicles):
        share = each + (n < odd)
        if share and vehicle in referee.table.units[unit].figures:
            referee.call(strike_figure, blow, vehicle, share, save)


def vehicles_there(table: Table) -> dict[str, int]:
    """How many vehicles each armoured unit has: to see afterwards who has lost some."""
    return {u.id: len(u.figures) for u in table.units.values() if u.figures and is_armour(table, u.id)}


def test_losses(referee: Referee, before: dict[str, int]) -> None:
    """Morale of armour that has lost vehicles, after the effect is fully resolved (A4-ACT-16)."""
    for unit, count in before.items():
        lost = count - len(referee.table.units[unit].figures)
        if lost > 0:
            armour_morale(referee, unit, lost)
