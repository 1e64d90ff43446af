"""Step 4: groups in turn, and the figures of a group one after the other (areas CZ-INIT-09, CZ-INIT-10)."""

from __future__ import annotations

from escarmouche.engine.kinds import BEGUN
from escarmouche.engine.options import WHO
from escarmouche.engine.requests import NO_ONE, Refusal
from escarmouche.games.combat_zone.chapters import telling, victory
from escarmouche.games.combat_zone.chapters.area_weapons import aiming
from escarmouche.games.combat_zone.chapters.figures import opponent
from escarmouche.games.combat_zone.chapters.sequence import ACTIVATED
from escarmouche.games.combat_zone.chapters.things import known_to, lying
from escarmouche.games.combat_zone.chapters.vehicles import vehicles
from escarmouche.games.combat_zone.chapters.wounds import machines
from escarmouche.games.combat_zone.table import ALIVE, FROZEN, IN_PLAY, ROUTED, STUNNED, Referee, Table


def why_not_act(table: Table, figure: str) -> Refusal | None:
    """Whether a figure can act at all this turn: here, in its senses, under orders, with points left."""
    record = table.figures[figure]
    if record.ap and not record.states and not record.damage and record.fate == ALIVE:
        return None
    about = {"figure": figure}
    if record.fate not in IN_PLAY:
        return Refusal("CZ-INIT-10", "gone", about)
    if ROUTED in record.states:
        return Refusal("CZ-REAC-16", "routed", about)
    if STUNNED in record.states:
        return Refusal("CZ-AREA-10", "stunned", about)
    if (record.damage or FROZEN in record.states) and (refusal := machines.why_not_command(table, figure)):
        return refusal
    if not record.ap:
        return Refusal("CZ-AP-04", "no-points", about, 1, "PA")
    return None


def able(table: Table, unit: str, acted: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The figures of a group that can act, without those that have."""
    figures = table.units[unit].figures
    return tuple(f for f in figures if f not in acted and why_not_act(table, f) is None)


def groups_left(table: Table, side: str) -> tuple[str, ...]:
    """The groups of a side not activated yet that have somebody able to act."""
    return tuple(
        unit.id
        for unit in table.units.values()
        if unit.side == side
        and ACTIVATED not in unit.markers
        and any(why_not_act(table, f) is None for f in unit.figures)
    )


def choose_group(referee: Referee) -> None:
    """The sides take turns to activate one group until all have been (CZ-INIT-09)."""
    if victory.immediate(referee):
        return
    table = referee.table
    side = table.turn.active
    ready = groups_left(table, side)
    if not ready:
        side = opponent(side)
        ready = groups_left(table, side)
    if not ready:
        referee.book(step="end", unit="", figure="", acted=())
        return
    if side != table.turn.active:
        referee.change("CZ-INIT-09", "turn", tells=BEGUN, active=side)
    unit = referee.ask("CZ-INIT-09", side, "group", ready, part=WHO)
    referee.mark("CZ-INIT-09", unit, ACTIVATED)
    referee.book(step="figure", unit=unit, figure="", acted=(), activation=unit)


def choose_figure(referee: Referee) -> None:
    """The owner picks the next figure of the group, in any order, or ends its activation (CZ-INIT-10)."""
    table = referee.table
    turn = table.turn
    unit = turn.unit
    ready = able(table, unit, turn.acted)
    if not ready or victory.immediate(referee):
        finish(referee)
        return
    side = table.units[unit].side
    figure = ready[0]
    if len(ready) > 1 or turn.acted or known_to(table, side):  # one may leave a figure in the flames alone
        figure = referee.ask("CZ-INIT-10", side, "figure", (*ready, NO_ONE), actor=unit, part=WHO, unit=unit)
    if figure == NO_ONE:
        finish(referee)
        return
    referee.book(
        step="act",
        figure=figure,
        acted=(*turn.acted, figure),
        activation=figure,
        action=(),
        way=(),
        asked=(),
        moves=0,
    )
    if lying(table) and (not table.figures[figure].aboard or vehicles.is_driver(table, figure)):
        aiming.start_in_fire(referee, vehicles.ridden(table, figure))


def finish(referee: Referee) -> None:
    """The group is done: what its figures did not spend is lost (CZ-AP-04), the other side chooses."""
    other = opponent(referee.table.units[referee.table.turn.unit].side)
    referee.book(step="choose", unit="", figure="", acted=(), action=(), way=(), activation="", active=other)


def end_figure(referee: Referee) -> None:
    """A figure has finished: it cannot be resumed later in the turn (CZ-INIT-10)."""
    figure = referee.table.turn.figure
    record = referee.table.figures[figure]
    if record.fate in IN_PLAY:
        telling.forfeit(referee, "CZ-INIT-10", figure)
    referee.book(step="figure", figure="", action=(), way=(), asked=())
