"""Wounds, losses and what follows from them (areas SM-STATE, SM-STRAG, SM-LOY-02, SM-LOY-04)."""

from __future__ import annotations

from escarmouche.engine.kinds import LOST
from escarmouche.games.star_mogul.chapters import salvage
from escarmouche.games.star_mogul.chapters.models import (
    counted_units,
    is_hull,
    profile,
    side_of,
    units_of,
)
from escarmouche.games.star_mogul.rules import LEDGER
from escarmouche.games.star_mogul.table import (
    BOSS,
    BURNT,
    DUE,
    INFANTRY,
    OUT,
    SHAREHOLDER,
    STRAGGLER,
    Referee,
    Table,
)

STATE = LEDGER.data("SM-STATE-01")
PERCENT = round(LEDGER.data("SM-LOY-02")["threshold"] * 100)
SCOPE, COMPANY = "loyalty_loss_scope", "units_of_the_company"
WOUNDED, HARSH = "wounded_model", "out_of_action"


def hurt_skill(table: Table, figure: str, what: str) -> int:
    """What a wound takes from Shooting or Melee (SM-STATE-01)."""
    if table.setting.options.get("extra_modifiers") is False:
        return 0
    return int(STATE[what]) if table.figures[figure].wounded else 0


def wound(referee: Referee, figure: str, *, fire: bool = False) -> bool:
    """A wound: the second one, or any by the harsher reading, is out of action. Returns whether it was."""
    table = referee.table
    harsh = table.setting.options.get(WOUNDED) == HARSH
    if harsh or table.figures[figure].wounded:
        out_of_action(referee, "SM-STATE-01", figure, fire=fire)
        return True
    referee.change("SM-STATE-01", figure, facts={"figure": figure}, wounded=True)
    salvage.after_losses(referee, table.figures[figure].unit)
    return False


def fallen(table: Table, figure: str) -> int:
    """How many of a figure's enemies are out of the battle for good."""
    side = side_of(table, figure)
    return sum(f.fate in (OUT, BURNT) and side_of(table, f.id) != side for f in table.figures.values())


def credit(referee: Referee, figure: str, before: int) -> None:
    """Those who have fallen since go to somebody's history; no rule reads it."""
    more = fallen(referee.table, figure) - before
    if more:
        kills = referee.table.figures[figure].kills + more
        referee.change("SM-STATE-02", figure, facts={"figure": figure}, kills=kills)


def out_of_action(referee: Referee, rule: str, figure: str, *, fate: str = OUT, fire: bool = False) -> None:
    """A model leaves the table: a loss, with all that follows (SM-STATE-02, SM-STATE-03)."""
    table = referee.table
    unit, side = table.figures[figure].unit, side_of(table, figure)
    record = table.units[unit]
    left = tuple(f for f in record.figures if f != figure)
    told = {"unit": unit, "figure": figure, "lost": 1, "left": len(left)}
    referee.change(rule, figure, tells=LOST, facts=told, fate=fate, climbing="", charged=(), post="")
    if figure in record.figures:
        referee.table.change(unit, {"figures": left})
        if fire:
            referee.table.change(unit, {"shot": record.shot + 1})
    if profile(table, figure).role == BOSS:
        referee.change("SM-LOY-04", side, boss_fell=True)
    if figure in record.figures and record.kind == INFANTRY:
        _after(referee, unit, fire=fire)


def _after(referee: Referee, unit: str, *, fire: bool) -> None:
    """A new leader, a dropped load, a straggler, a loyalty test that is due."""
    table = referee.table
    record = table.units[unit]
    if record.figures and record.leader not in record.figures:
        referee.change("SM-COMP-02", unit, leader=leader_among(table, record.figures))
    salvage.after_losses(referee, unit)
    if not record.figures:
        if fire:
            lost = table.sides[record.side].units_shot + 1
            table.change(record.side, {"units_shot": lost})
        _company_due(referee, record.side)
        return
    alone = len(record.figures) == 1 and STRAGGLER not in record.markers
    if alone and profile(table, record.figures[0]).role != BOSS:
        referee.mark("SM-STRAG-01", unit, STRAGGLER)
    if fire:
        _due(referee, unit)


def leader_among(table: Table, figures: tuple[str, ...]) -> str:
    """The boss, else a shareholder, else the best paid who is unhurt (SM-COMP-01)."""
    rank = {BOSS: 2, SHAREHOLDER: 1, "": 0}

    def worth(figure: str) -> tuple[int, bool, int]:
        printed = profile(table, figure)
        return rank[printed.role], not table.figures[figure].wounded, printed.cost

    return max(figures, key=worth)


def heavy_losses(lost: int, of: int) -> bool:
    """Whether losses reach 33 percent (SM-LOY-02)."""
    return of > 0 and lost * 100 >= PERCENT * of


def _due(referee: Referee, unit: str) -> None:
    """Heavy losses to fire in one phase: a test is due, not of those who retreat (SM-LOY-02, SM-LOY-06)."""
    record = referee.table.units[unit]
    if referee.table.setting.options.get(SCOPE) == COMPANY:
        return
    if heavy_losses(record.shot, record.at_start) and not record.retreat and STRAGGLER not in record.markers:
        referee.mark("SM-LOY-02", unit, DUE)


def _company_due(referee: Referee, side: str) -> None:
    """The other reading: a third of the company's units lost to fire in one phase."""
    table = referee.table
    if table.setting.options.get(SCOPE) != COMPANY:
        return
    record = table.sides[side]
    if heavy_losses(record.units_shot, record.units_at_start):
        for unit in units_of(table, side):
            own = table.units[unit]
            if own.kind == INFANTRY and not own.retreat and STRAGGLER not in own.markers:
                referee.mark("SM-LOY-02", unit, DUE)


def begin_count(referee: Referee) -> None:
    """A phase begins: losses to fire are counted anew, from those who are there now (SM-LOY-02)."""
    table = referee.table
    for unit in table.units.values():
        if unit.at_start != len(unit.figures) or unit.shot:
            table.change(unit.id, {"at_start": len(unit.figures), "shot": 0})
    for side in table.sides:
        counted = len(counted_units(table, side))
        table.change(side, {"units_at_start": counted, "units_shot": 0})


def people(table: Table, side: str) -> tuple[str, ...]:
    """Everybody of a company who came to the battle, in play or not."""
    return tuple(
        f.id for f in table.figures.values() if not is_hull(table, f.id) and side_of(table, f.id) == side
    )
