"""The debriefing: points, experience, PL, losses, control, falling back, step by step (area FB-DEB)."""

from __future__ import annotations

from escarmouche.engine.table import DRAW
from escarmouche.games.frostbite.chapters import points
from escarmouche.games.frostbite.chapters.meetings import able
from escarmouche.games.frostbite.chapters.missions import winner_of
from escarmouche.games.frostbite.rules import LEDGER
from escarmouche.games.frostbite.table import Mission, Referee, Table, companies, front

ORDER: tuple[str, ...] = tuple(LEDGER.data("FB-DEB-22")["order"])
"""The parts of the debriefing in their order."""
NOBODY = "no_winner"
SLICE = 10
"""So many PV for each bonus (FB-DEB-02)."""


def played(table: Table) -> list[tuple[int, Mission]]:
    """The missions of the week that were fought, with their numbers."""
    return [(n, mission) for n, mission in enumerate(table.turn.missions) if mission.report is not None]


def count_pv(referee: Referee) -> None:
    """PV of each mission are added to the player's total (FB-DEB-01); then the results are told."""
    for _, mission in played(referee.table):
        assert mission.report is not None
        for side, pv in mission.report.pv.items():
            points.score(referee, "FB-DEB-01", side, pv, mission.node)
    for _, mission in played(referee.table):
        assert mission.report is not None
        winner = winner_of(mission.report)
        first = NOBODY if winner == DRAW else winner
        referee.note("FB-MISS-13", "mission-result", sector=mission.node, winner=first, pv=mission.report.pv)
    referee.book(step="debrief-water")


def back_from_water(referee: Referee) -> None:
    """Who lies in the water of a sector just won is back before losses are counted (FB-DEB-22)."""
    for _, mission in played(referee.table):
        assert mission.report is not None
        if mission.other:
            continue
        winner = winner_of(mission.report)
        for squad, left in mission.report.squads.items():
            record = referee.table.figures[squad]
            side = referee.table.units[record.unit].side
            if left.drowned and side == winner:
                missing = tuple(letter for letter in record.missing if letter not in left.drowned)
                facts = {"company": record.unit, "count": len(left.drowned)}
                referee.change("FB-DEB-22", squad, facts=facts, missing=missing)
    due = []
    for number, mission in played(referee.table):
        assert mission.report is not None
        for muster in mission.musters:
            count = mission.report.pv[muster.side] // SLICE
            if count:
                pv = mission.report.pv[muster.side]
                referee.note("FB-DEB-02", "bonuses-due", company=muster.company, count=count, pv=pv)
                due.append((number, muster.company, count))
    referee.book(step="debrief-experience", bonuses=tuple(due))


def count_pl(referee: Referee) -> None:
    """PR that were not spent become PL, up to the cap of the phase (FB-DEB-11, FB-DEB-12)."""
    for _, mission in played(referee.table):
        assert mission.report is not None
        for side, pr in mission.report.pr.items():
            points.earn(referee, "FB-DEB-11", side, pr, mission.node)
    for side in referee.table.sides:
        points.keep_to_cap(referee, side)
    referee.book(step="debrief-losses", activation="losses")


def take_control(referee: Referee) -> None:
    """Victory, or nobody to meet, gives the sector; a company must be there (FB-DEB-20)."""
    table = referee.table
    fought = {mission.node: mission for mission in table.turn.missions if not mission.other}
    for sector in front(table).sectors:
        mission = fought.get(sector)
        here = {c.side for c in companies(table) if c.node == sector and able(c)}
        if mission is not None and mission.report is not None:
            side = winner_of(mission.report)
            side = "" if side == DRAW else side
        else:
            side = here.copy().pop() if len(here) == 1 and mission is None else ""
        if side and side != table.things[sector].side:
            facts = {"was": table.things[sector].side}
            referee.change("FB-DEB-20", sector, facts=facts, side=side)
    referee.book(step="debrief-fallback")


def fall_back(referee: Referee) -> None:
    """A draw or a defeat sends all companies of the player in that sector home (FB-DEB-21)."""
    table = referee.table
    home = [company.id for company in companies(table) if company.beaten or not company.figures]
    for _, mission in played(referee.table):
        assert mission.report is not None
        if mission.other:
            continue
        winner = winner_of(mission.report)
        losers = [side for side in mission.report.pv if side != winner]
        home += [c.id for c in companies(table) if c.node == mission.node and c.side in losers]
    for id in dict.fromkeys(home):
        company = referee.table.units[id]
        hq = referee.table.sides[company.side].hq
        if company.node != hq or company.entered:
            facts = {"here": company.node, "there": hq}
            referee.change("FB-DEB-21", id, facts=facts, node=hq, entered="", since=0)
    referee.book(step="end-of-week", activation="end")
