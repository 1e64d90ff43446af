"""The missions of the week: prepared, fought together, and what follows at once (area FB-MISS)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.engine.kinds import BEGUN
from escarmouche.engine.options import WHERE, WHO
from escarmouche.engine.table import DRAW, replace
from escarmouche.games.at43.armies.armylist import allowance
from escarmouche.games.at43.setup import scenario
from escarmouche.games.frostbite.chapters import battles, climate
from escarmouche.games.frostbite.chapters.meetings import able, contested, encounters, fit, present
from escarmouche.games.frostbite.setup.sectors import (
    EDGE,
    ENCOUNTER,
    MIDDLE,
    free_edges,
    missions_of,
    zone_of,
    zones_in,
)
from escarmouche.games.frostbite.table import (
    ATTACKER,
    BY_AIR,
    COLD,
    DEBRIEFING,
    DEFENDER,
    Company,
    Mission,
    Muster,
    Referee,
    Report,
    Table,
    companies,
    front,
    worth,
)


def mission_key(table: Table, mission: Mission) -> str:
    """The mission of AT-43 that is played."""
    return ENCOUNTER if mission.other else missions_of(front(table))[mission.node]


def begin_missions(referee: Referee) -> None:
    """The size of each company is taken as planning left it (FB-MISS-11); then the encounters."""
    for company in tuple(companies(referee.table)):
        if company.size != (size := worth(referee.table, company.id)):
            referee.change("FB-MISS-11", company.id, size=size)
        if company.moved and company.node in front(referee.table).sectors:
            since = 100 * referee.table.turn.round + company.played
            former = company.entered, company.since
            referee.change("FB-MISS-06", company.id, entered=company.origin, since=since, former=former)
        elif company.node not in front(referee.table).sectors and company.entered:
            referee.change("FB-MISS-06", company.id, entered="", since=0)
    referee.book(step="encounters")


def find_encounters(referee: Referee) -> None:
    """Encounters on routes come first (FB-MISS-01), then the sectors; without either the debriefing."""
    table = referee.table
    met = tuple(encounters(table))
    if met:
        for mission in met:
            names = tuple(muster.company for muster in mission.musters)
            referee.note("FB-MISS-02", "encounter", here=mission.other, there=mission.node, companies=names)
        _await(referee, met, "encounters")
        return
    for company in tuple(companies(table)):
        if able(company) and company.moved and not fit(table, company):
            referee.change("FB-MISS-01", company.id, beaten=True)
    sectors = contested(referee.table)
    for sector in front(table).sectors:
        there = {c.side for c in companies(referee.table) if c.node == sector and able(c)}
        if len(there) == 1:
            referee.note("FB-MISS-12", "nobody-to-fight", sector=sector, side=there.pop())
    if not sectors:
        _debrief(referee)
        return
    for sector in sectors:
        referee.note("FB-MISS-04", "sector-mission", sector=sector, sides=tuple(present(table, sector)))
    _await(referee, tuple(Mission(sector) for sector in sectors), "sectors")


def _await(referee: Referee, found: Sequence[Mission], kind: str) -> None:
    missions = (*referee.table.turn.missions, *found)
    batch = tuple(range(len(missions) - len(found), len(missions)))
    referee.book(missions=missions, batch=batch, step="prepare", activation=f"{kind}-{batch[0]}")


def _debrief(referee: Referee) -> None:
    referee.change("FB-CAMP-06", "turn", tells=BEGUN, phase=DEBRIEFING, active="")
    referee.book(step="debrief-pv", activation=DEBRIEFING, batch=())


# -- preparing -----------------------------------------------------------------------------------------------


def prepare(referee: Referee) -> None:
    """One mission of the batch that is not prepared: who fights, roles, ways in, climate (FB-MISS-05)."""
    turn = referee.table.turn
    number = next((n for n in turn.batch if not turn.missions[n].climate), None)
    if number is None:
        referee.book(step="fight")
        return
    mission = turn.missions[number]
    if not mission.other:
        mission = replace(mission, musters=_musters(referee, mission.node))
    key = mission_key(referee.table, mission)
    rule = "FB-MISS-03" if mission.other else "FB-MISS-14"
    most_pv = scenario.load(key).max_pv
    referee.note(rule, "mission-played", sector=mission.node, mission=f"mission_{key}", most=most_pv)
    for muster in mission.musters:
        facts = {"company": muster.company, "role": muster.role, "zone": muster.zone}
        referee.note("FB-MISS-06", "role", sector=mission.node, **facts)
    size = battles.size_of(referee.table, mission)
    for muster in mission.musters:
        most = allowance(size, muster.role)
        referee.note(
            "FB-MISS-11", "allowance", company=muster.company, role=muster.role, size=size, most=most
        )
    thrower = mission.musters[0].side
    weather = climate.roll_climate(referee, thrower, sector=mission.node)
    stopped = weather == climate.BLIZZARD
    for muster in mission.musters:
        if weather in climate.CANCELLED and COLD in referee.table.units[muster.company].bought:
            referee.note("FB-CLIM-10", "spared", company=muster.company, climate=weather)
    _write(referee, number, replace(mission, climate=weather, stopped=stopped))
    referee.book(activation=f"{turn.activation}-{number}")


def _write(referee: Referee, number: int, mission: Mission) -> None:
    missions = referee.table.turn.missions
    referee.book(missions=(*missions[:number], mission, *missions[number + 1 :]))


def _musters(referee: Referee, sector: str) -> tuple[Muster, ...]:
    """One company for each army, of its player's choice (FB-MISS-04), with role and way in (FB-MISS-06)."""
    chosen = []
    for side, here in present(referee.table, sector).items():
        company = referee.ask("FB-MISS-04", side, "who-fights", here, part=WHO, sector=sector)
        chosen.append(referee.table.units[company])
    holder = _holder(chosen)
    ways: dict[str, str] = {}
    late = []
    for company in chosen:
        zone = _way_in(referee.table, sector, company, holder)
        if zone and zone not in ways.values():
            ways[company.id] = zone
        else:
            late.append(company)
    for company in late:
        ways[company.id] = _choose_zone(referee, sector, company, tuple(ways.values()))
    return tuple(Muster(c.side, c.id, role_of(c), ways[c.id]) for c in chosen)


def role_of(company: Company) -> str:
    """Who has moved attacks, who has not defends (FB-MISS-06)."""
    return ATTACKER if company.moved else DEFENDER


def _holder(chosen: Sequence[Company]) -> str:
    """Who deploys in the defender's place: of those who stayed, the one that came first (FB-MISS-06)."""
    stayed = [company for company in chosen if not company.moved]
    return min(stayed, key=lambda company: company.since).id if stayed else ""


def _way_in(table: Table, sector: str, company: Company, holder: str) -> str:
    """The zone of a company that need not choose one; empty for one that was dropped."""
    if company.id == holder:
        return MIDDLE
    if company.entered == BY_AIR:
        return ""
    return zone_of(front(table), sector, company.entered)


def free_zones(table: Table, sector: str, used: tuple[str, ...]) -> tuple[str, ...]:
    """The zones of a sector that nobody else uses (FB-MISS-07)."""
    return tuple(zone for zone in zones_in(front(table), sector) if zone not in used)


def _choose_zone(referee: Referee, sector: str, company: Company, used: tuple[str, ...]) -> str:
    """A dropped company comes in where no opponent does, else anywhere far from them (FB-MISS-07)."""
    free = free_zones(referee.table, sector, used)
    if not free:
        mission = missions_of(front(referee.table))[sector]
        edges = " ".join(zone.id for zone in free_edges(mission, used))
        referee.note("FB-MISS-07", "any-edge", company=company.id, sector=sector)
        return edges or EDGE
    zone: str = referee.ask(
        "FB-MISS-07", company.side, "drop-zone", free, actor=company.id, part=WHERE, company=company.id,
        sector=sector,
    )  # fmt: skip
    return zone


# -- fighting ------------------------------------------------------------------------------------------------


def fight(referee: Referee) -> None:
    """All missions of the batch are fought together; what they leave behind is written down."""
    turn = referee.table.turn
    wanted = [n for n in turn.batch if not turn.missions[n].stopped]
    fixtures = [battles.fixture(referee.table, turn.missions[n], mission_key(referee.table, turn.missions[n]))
                for n in wanted]  # fmt: skip
    reports = referee.battles("FB-MISS-04", fixtures, battles.why_not_report, battles.guesses)
    for number, report in zip(wanted, reports, strict=True):
        mission = referee.table.turn.missions[number]
        told = battles.by_company(referee.table, mission, report)
        _write(referee, number, replace(mission, report=told))
        come_off(referee, mission, told)
    for number in turn.batch:
        mission = referee.table.turn.missions[number]
        if mission.stopped:
            _stopped(referee, mission)
        elif mission.other:
            _go_on(referee, mission)
    referee.book(step="encounters" if referee.table.turn.missions[turn.batch[0]].other else "close", batch=())


def close(referee: Referee) -> None:
    """After the last mission of the week comes the debriefing (FB-CAMP-06)."""
    _debrief(referee)


def come_off(referee: Referee, mission: Mission, report: Report) -> None:
    """Losses and damage as the mission left them; nothing is made good before the debriefing (FB-MISS-15)."""
    for side in report.retreated:
        referee.note("FB-MISS-08", "retreat", side=side, sector=mission.node)
        gone = sum(
            left.fielded and not left.there and _side(referee.table, squad) == side
            for squad, left in report.lefts
        )
        referee.note("FB-MISS-09", "retreat-cost", side=side, sector=mission.node, count=gone)
        best = max(report.pv.values())
        for winner in (s for s in report.pv if s not in report.retreated and report.pv[s] == best):
            referee.note("FB-MISS-10", "takes-all", side=winner, pv=best, sector=mission.node)
    for squad, left in report.squads.items():
        record = referee.table.figures[squad]
        missing = (*record.missing, *(m for m in left.lost if m not in record.missing))
        values: dict[str, Any] = {}
        if missing != record.missing:
            values["missing"] = missing
        if left.hurt != record.hurt:
            values["hurt"] = left.hurt
        if left.fielded and not record.fielded:
            values["fielded"] = True
        if values:
            facts = {"left": record.strength - len(missing), "lost": len(missing) - len(record.missing)}
            referee.change("FB-MISS-15", squad, facts={**facts, "company": record.unit}, **values)


def _side(table: Table, squad: str) -> str:
    return table.units[table.figures[squad].unit].side


def winner_of(report: Report) -> str:
    """Most PV wins; equal PV is a draw for those who lead (FB-MISS-13)."""
    if report.winner == DRAW:
        return DRAW
    best = max(report.pv.values())
    first = [side for side, pv in report.pv.items() if pv == best]
    return first[0] if len(first) == 1 else DRAW


def _go_on(referee: Referee, mission: Mission) -> None:
    """On a route the winner goes on; the loser, or both on a draw, fall back (FB-MISS-03)."""
    assert mission.report is not None
    winner = winner_of(mission.report)
    for muster in mission.musters:
        if muster.side != winner:
            facts = {"side": muster.side}
            referee.change("FB-MISS-03", muster.company, facts=facts, beaten=True)


def _stopped(referee: Referee, mission: Mission) -> None:
    """A blizzard: nothing happens in a sector; from a route both go back (FB-CLIM-09)."""
    referee.note("FB-CLIM-09", "blizzard", sector=mission.node)
    if not mission.other:
        return
    for muster in mission.musters:
        company = referee.table.units[muster.company]
        if company.origin and company.origin != BY_AIR:
            facts = {"here": company.node, "there": company.origin}
            entered, since = company.former
            referee.change(
                "FB-CLIM-09", company.id, facts=facts, node=company.origin, origin="", entered=entered,
                since=since,
            )  # fmt: skip
