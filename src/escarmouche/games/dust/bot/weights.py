"""Who acts, who is in danger, whether to react: weights that hold on any table of Dust."""

from __future__ import annotations

from escarmouche.engine import reaction_windows
from escarmouche.engine.requests import NO_ONE
from escarmouche.games.dust.bot import gains
from escarmouche.games.dust.chapters.attack import aiming
from escarmouche.games.dust.chapters.attack.shots import Shot
from escarmouche.games.dust.chapters.cards.cards import card_of
from escarmouche.games.dust.chapters.field import field_of
from escarmouche.games.dust.table import ACTIVATED, BOARD, OFF, RESERVE, Table

DANGER = 0.35
"""How much of what the enemy could do to it next a unit fears."""
REACHED = 0.8
"""How sure a move is to find the target it was made for."""


def activate(table: Table, unit: str, passing: float = 0.4) -> float:
    """First who can hurt the enemy most, and who is about to be hurt; nobody is worth `passing`."""
    if unit == NO_ONE:
        return passing
    record = table.units[unit]
    if record.place in (OFF, RESERVE):
        return 1.0 + card_of(table, unit).points / 50
    if record.place != BOARD:
        return 0.8
    shot = gains.best_shot(table, unit, aiming.SUSTAINED).points
    return 0.5 + shot + 0.3 * threat(table, unit)


def threat(table: Table, unit: str) -> float:
    """What the enemies still to act could do to a unit where it stands."""
    side = table.units[unit].side
    total = 0.0
    for foe in table.units.values():
        if foe.side != side and foe.place == BOARD and ACTIVATED not in foe.markers:
            total = max(total, aimed(table, foe.id, unit))
    return total


def aimed(table: Table, shooter: str, target: str) -> float:
    """What a unit could do to one target with all it has, from where it stands."""
    look = aiming.Look(table, shooter)
    far, point = look.distance(target), field_of(table).point
    shots = []
    for use in aiming.lines(table, shooter, "", aiming.ATTACK):
        if use.weapon.close or far > use.weapon.range * point:
            continue
        if aiming.why_not_aim(table, shooter, use.owner, use.line, target, seer=look) is None:
            shots.append(Shot(use.number, use.copies, target))
    return gains.gain(table, shooter, "", tuple(shots), False) if shots else 0.0


def react(table: Table, answer: str) -> float:
    """A reaction is worth the shot it may give, less the activation it costs."""
    if answer == NO_ONE or answer in reaction_windows.ANSWERS:
        return 0.0
    shot = aimed(table, answer, table.turn.unit)
    later = gains.best_shot(table, answer, aiming.SUSTAINED).points
    return (5 / 9) * shot - 0.55 * later - 0.2
