"""A salvo of direct fire: range, fire zone, dice, bystanders, target, losses (ledger rule A4-SHOOT-19)."""

from __future__ import annotations

from typing import NamedTuple

from escarmouche.engine.kinds import STRUCK
from escarmouche.games.at43.chapters import bonuses, campaign
from escarmouche.games.at43.chapters.dice import universal_test
from escarmouche.games.at43.chapters.losses import alive
from escarmouche.games.at43.chapters.measuring import range_of
from escarmouche.games.at43.chapters.shooting.cover import Save, save_of
from escarmouche.games.at43.chapters.shooting.damage import (
    Blow,
    strike_armour,
    strike_figure,
    strike_infantry,
    strike_scenery,
    test_losses,
    vehicles_there,
)
from escarmouche.games.at43.chapters.shooting.salvos import Gun, dice_of, weapon_of
from escarmouche.games.at43.chapters.shooting.targets import distance_to, figures_of, firing, unit_of
from escarmouche.games.at43.chapters.shooting.zone import bystanders, nearest_seen
from escarmouche.games.at43.chapters.units import is_armour
from escarmouche.games.at43.table import Referee, Table


class Aim(NamedTuple):
    """A salvo as it is declared: who fires what at whom, and all that is known before the dice."""

    unit: str
    side: str
    code: str
    target: str
    guns: tuple[Gun, ...]
    dice: int
    accuracy: int
    distance: int
    range: int
    rerolls: int
    blow: Blow
    kind: str
    alert: bool

    @property
    def difference(self) -> int:
        """Accuracy minus Range (A4-SHOOT-08)."""
        return self.accuracy - self.range


def take_aim(
    table: Table, unit: str, code: str, target: str, *, dice: int = 0, more: int = 0, alert: bool = False
) -> Aim:
    """All that is known of a salvo before the dice; `dice` for a share of it, `more` re-rolls bought."""
    weapon = weapon_of(table, code)
    guns = firing(table, unit, code, target)
    length = distance_to(table, unit, target)
    side = table.units[unit].side
    blow = Blow(side, unit, weapon.penetration, weapon.damage)
    return Aim(
        unit, side, code, target, guns, dice or dice_of(table, code, guns), weapon.accuracy, length,
        range_of(table, length, side), weapon.rerolls + more, blow, weapon.kind, alert,
    )  # fmt: skip


def salvo(referee: Referee, aim: Aim) -> None:
    """Fire one salvo at its target: the steps of A4-SHOOT-02 and A4-SHOOT-19, parts merged in the odds."""
    before = vehicles_there(referee.table)
    impacts = referee.call(shooting_test, aim)
    campaign.begin_salvo(referee, aim.unit)
    if aim.target in referee.table.things:
        tell_hits(referee, aim, aim.target, impacts)
        referee.call(strike_scenery, aim.blow, aim.target, impacts)
        campaign.end_salvo(referee, aim.unit)
        return
    left = referee.call(hit_bystanders, aim, impacts)
    referee.call(hit_target, aim, left)
    campaign.end_salvo(referee, aim.unit)
    test_losses(referee, before)


def shooting_test(referee: Referee, aim: Aim) -> int:
    """As many dice as the rates of fire add up to; each success is an impact (A4-SHOOT-08, A4-SHOOT-09)."""
    made = universal_test(
        referee, "A4-SHOOT-08", aim.side, aim.dice, aim.difference, aim.rerolls, unit=aim.unit,
        salvo=aim.code, target=aim.target, accuracy=aim.accuracy, range=aim.range, distance=aim.distance,
        figures=tuple(gun.figure for gun in aim.guns),
    )  # fmt: skip
    return made + bonuses.again(referee, bonuses.MARKSMEN, aim.unit, aim.dice - made, aim.difference)


def hit_bystanders(referee: Referee, aim: Aim, impacts: int) -> int:
    """One impact at most on each bystander, nearest first, friend or foe; how many are left (A4-SHOOT-12)."""
    table = referee.table
    weapon = weapon_of(table, aim.code)
    touched = bystanders(table, aim.unit, aim.guns, aim.target, weapon)[:impacts]
    if not touched:
        return impacts
    units = tuple(dict.fromkeys(table.figures[f].unit for f in touched))
    own = aim.side in {table.units[unit].side for unit in units}
    referee.note("A4-SHOOT-13" if own else "A4-SHOOT-12", "in-fire-zone", unit=aim.unit, figures=touched)
    saves = {unit: _save(table, aim, unit) for unit in units}  # as the salvo finds them
    for figure in touched:
        unit = table.figures[figure].unit
        if figure in referee.table.units[unit].figures:
            tell_hits(referee, aim, unit, 1)
            referee.call(strike_figure, aim.blow, figure, 1, saves[unit])
    return impacts - len(touched)


def _save(table: Table, aim: Aim, unit: str) -> Save:
    """The save of bystanders; of alert fire only the mover has no benefit of A couvert yet (A4-COV-09)."""
    mover = table.turn.unit == unit
    return save_of(table, aim.unit, table.units[unit].figures, aim.kind, alert=aim.alert and mover)


def hit_target(referee: Referee, aim: Aim, impacts: int) -> None:
    """The impacts that are left on the target: shared among vehicles, one by one on infantry."""
    table = referee.table
    unit = unit_of(table, aim.target)
    tell_hits(referee, aim, aim.target, impacts)
    if not impacts or not alive(table, unit):
        return
    near = nearest_seen(table, aim.unit, aim.guns, aim.target)
    save = save_of(table, aim.unit, figures_of(table, aim.target), aim.kind, alert=aim.alert)
    if not near:
        return
    if is_armour(table, unit):
        strike_armour(referee, aim.blow, unit, near, impacts, save)
    else:
        strike_infantry(referee, aim.blow, unit, near, impacts, save)


def tell_hits(referee: Referee, aim: Aim, target: str, hits: int) -> None:
    """Say what an attack has come to, also nothing."""
    referee.note("A4-SHOOT-09", "struck", tells=STRUCK, unit=aim.unit, target=target, hits=hits)
