"""Small campaigns for the tests of Frostbite: companies put where a test wants them."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.luck import LoadedDice
from escarmouche.engine.referee import Player, Referee
from escarmouche.engine.requests import Battle
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.table import replace
from escarmouche.games.frostbite.chapters.planning import begin_planning
from escarmouche.games.frostbite.ruleset import RULESET
from escarmouche.games.frostbite.table import Left, Mission, Muster, Report, Table, worth
from escarmouche.testing import Script

ARMIES = ("northguard", "array", "choir", "haulers")


def campaign(players: int = 2, week: int = 1, *, planning: bool = True, **options: Any) -> Table:
    """A campaign of so many players in a week, in its planning."""
    table: Table = RULESET.rules.new_table(Setup("emerald_mount", ARMIES[:players], options))
    table.turn = replace(table.turn, round=week)
    if planning:
        begin_planning(judge(table))
    return table


def put(table: Table, company: str, node: str, **values: Any) -> None:
    """A company in a place."""
    table.change(company, {"node": node, **values})


def own(table: Table, side: str, *sectors: str) -> None:
    """Sectors controlled by a side."""
    for sector in sectors:
        table.change(sector, {"side": side})


def judge(
    table: Table,
    *throws: tuple[int, ...],
    reports: list[Any] | None = None,
    one: Script | None = None,
    two: Script | None = None,
    **answers: list[Any],
) -> Referee[Table]:
    """A referee with loaded dice, scripted answers and the reports of the next battles."""
    told = list(reports or [])

    def fight(wanted: Battle) -> Any:
        return (wanted.key, told.pop(0), "", "typed") if told else None

    scripts = {"one": one, "two": two}
    players: dict[str, Player] = {side: scripts.get(side) or Script(**answers) for side in table.sides}
    return Referee(table, (), LoadedDice(*throws), players, fight=fight)


def rules_of(referee: Referee[Table]) -> list[str]:
    """The rules of what has happened, in order."""
    return [event.rule for event in referee.events]


def fought(
    table: Table,
    node: str,
    pv: dict[str, int],
    *companies: str,
    pr: dict[str, int] | None = None,
    **left: Left,
) -> Table:
    """A mission of a sector that has been fought, its companies at their full size."""
    musters = tuple(Muster(table.units[c].side, c) for c in companies)
    best = max(pv.values())
    first = [side for side, points in pv.items() if points == best]
    squads = {squad: Left(fielded=True, there=True) for c in companies for squad in table.units[c].figures}
    squads |= {key.replace("_", "."): value for key, value in left.items()}
    report = Report.of(first[0] if len(first) == 1 else "draw", pv, pr or dict.fromkeys(pv, 0), (), squads)
    mission = Mission(node, "", musters, "nothing_to_report", report)
    table.turn = replace(table.turn, missions=(*table.turn.missions, mission))
    for company in companies:
        table.change(company, {"node": node, "size": worth(table, company)})
    return table
