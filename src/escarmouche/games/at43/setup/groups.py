"""The split of a company into assault units and reinforcements (A4-FORCE-01, A4-FORCE-02)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.options import WHO
from escarmouche.engine.requests import Ask, Refusal
from escarmouche.games.at43.table import ASSAULT, REINFORCEMENT, RESERVE, SECTION, Referee, Table

QUESTION = "assault-group"


def company(table: Table, side: str) -> tuple[str, ...]:
    """The units of a side in the order of its list."""
    return tuple(unit.id for unit in table.units.values() if unit.side == side)


def cost(table: Table, units: tuple[str, ...]) -> int:
    """What some units cost together, in PA."""
    return sum(table.units[unit].cost for unit in units)


def why_not_group(table: Table, side: str, chosen: Any) -> Refusal | None:
    """Whether these units may be the assault group: within the allowance, and somebody in it."""
    most = table.setting.allowance[side]
    if not chosen:
        facts = {"role": table.sides[side].role, "most": most, "hint": "name-assault"}
        return Refusal("A4-FORCE-02", "no-assault-group", facts)
    given = cost(table, chosen)
    if given > most:
        about = {
            "side": side,
            "role": table.sides[side].role,
            "given": given,
            "most": most,
            "points": table.setting.points[side],
            "hint": "move-to-reinforcement",
        }
        return Refusal("A4-FORCE-01", "assault-too-large", about, given - most, "PA")
    return None


def proposed(table: Table, side: str) -> tuple[str, ...]:
    """What the list proposes; where that does not fit, units in its order as long as they do."""
    units = company(table, side)
    listed = tuple(unit for unit in units if table.units[unit].group == ASSAULT)
    if why_not_group(table, side, listed) is None:
        return listed
    group: tuple[str, ...] = ()
    for unit in (*listed, *(other for other in units if other not in listed)):
        if cost(table, (*group, unit)) <= table.setting.allowance[side]:
            group = (*group, unit)
    return group


def split_companies(referee: Referee) -> None:
    """All sides name their assault group at once and in secret; then they are shown (A4-FORCE-02)."""
    table = referee.table
    asks = [_ask(table, side) for side in table.sides if _has_choice(table, side)]
    answers = referee.ask_each("A4-FORCE-02", asks)
    for side in table.sides:
        chosen = answers.get(side) or _all_there_is(table, side)
        for unit in company(table, side):
            first = unit in chosen
            place, group = (RESERVE, ASSAULT) if first else (SECTION, REINFORCEMENT)
            record = table.units[unit]
            if (record.place, record.group) != (place, group):
                referee.change("A4-FORCE-02", unit, place=place, group=group)
        most = table.setting.allowance[side]
        spent, kept = cost(table, chosen), cost(table, company(table, side)) - cost(table, chosen)
        referee.note(
            "A4-FORCE-02",
            "group-shown",
            side=side,
            assault=len(chosen),
            spent=spent,
            allowance=most,
            kept=kept,
        )


def _has_choice(table: Table, side: str) -> bool:
    """A company of one unit, or one of which no unit fits, has no choice."""
    units = company(table, side)
    return len(units) > 1 and any(why_not_group(table, side, (unit,)) is None for unit in units)


def _all_there_is(table: Table, side: str) -> tuple[str, ...]:
    units = company(table, side)
    return units if why_not_group(table, side, units) is None else ()


def _ask(table: Table, side: str) -> Ask:
    units = company(table, side)
    return Ask(
        "A4-FORCE-02",
        side,
        QUESTION,
        units,
        "several",
        1,
        len(units),
        {"allowance": table.setting.allowance[side], "points": table.setting.points[side]},
        proposed=lambda: proposed(table, side),
        judge=lambda chosen: why_not_group(table, side, chosen),
        part=WHO,
    )
