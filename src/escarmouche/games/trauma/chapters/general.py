"""The general in chief: who he is, how he is found and who follows him (ledger area TR-CMD-06 to 10)."""

from __future__ import annotations

from escarmouche.engine.kinds import REVEALED
from escarmouche.engine.options import WHO
from escarmouche.engine.requests import Ask
from escarmouche.games.company.chapters.cards import available_units
from escarmouche.games.trauma.chapters.units import officer, profile
from escarmouche.games.trauma.table import SIDES, Referee, Table


def general_of(table: Table, side: str) -> str:
    """The living general of a side, or nothing. He stays general whoever comes after him (TR-CMD-09)."""
    figure = table.sides[side].general
    if not figure:
        return ""
    return figure if figure in table.units[table.figures[figure].unit].figures else ""


def command_of(table: Table, side: str) -> int:
    """The Command of the general; 0 for an army without one (TR-CMD-06, TR-CMD-10)."""
    figure = general_of(table, side)
    return profile(table, figure).command if figure else 0


def is_generals_unit(table: Table, unit: str) -> bool:
    """Whether the general of its side stands in this unit."""
    figure = general_of(table, table.units[unit].side)
    return bool(figure) and figure in table.units[unit].figures


def highest_officers(table: Table, side: str) -> tuple[str, ...]:
    """The officers of highest grade on the table or in Reserve (TR-CMD-06); several if they tie."""
    officers = [figure for unit in available_units(table, side) if (figure := officer(table, unit))]
    best = max((profile(table, figure).grade for figure in officers), default=0)
    return tuple(figure for figure in officers if profile(table, figure).grade == best)


def find_generals(referee: Referee) -> None:
    """At the command point step an army without a general gets the highest officer in its sequence."""
    asks = []
    for side in SIDES:
        if general_of(referee.table, side):
            continue
        if tied := highest_officers(referee.table, side):
            asks.append(Ask("TR-CMD-07", side, "general", tied, part=WHO))
        else:
            _without_general(referee, side)
    for side, figure in referee.ask_each("TR-CMD-07", asks).items():
        referee.change("TR-CMD-06", side, general=figure)
        unit = referee.table.figures[figure].unit
        if unit in referee.table.sides[side].recruits:  # his name is public, hence that his unit was bought
            place = referee.table.units[unit].place
            referee.change("TR-CMD-06", unit, tells=REVEALED, facts={"side": side}, place=place)


def succession(referee: Referee, side: str) -> None:
    """Replace a general who has been eliminated, at the army's next activation or debriefing (TR-CMD-08)."""
    if not referee.table.sides[side].general or general_of(referee.table, side):
        return
    tied = highest_officers(referee.table, side)
    if not tied:
        _without_general(referee, side)
        return
    figure = referee.ask("TR-CMD-07", side, "general", tied, part=WHO)
    referee.change("TR-CMD-08", side, general=figure)


def _without_general(referee: Referee, side: str) -> None:
    """No officer can take over: Command 0 until one enters the sequence (TR-CMD-10)."""
    if referee.table.sides[side].general:
        referee.change("TR-CMD-10", side, general="")
    else:
        referee.note("TR-CMD-10", "no-general", side=side)
