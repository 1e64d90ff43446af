"""What is true of every table of Frostbite between two steps."""

from __future__ import annotations

from collections import Counter

from escarmouche.games.frostbite.table import PLANNING, SIZES, Table, companies, cost, front

BONUSES = range(1, 7)


def faults(table: Table) -> list[str]:
    """Everything that should not be so."""
    return [*_purses(table), *_companies(table), *_squads(table), *_sectors(table)]


def _purses(table: Table) -> list[str]:
    """No stock below nothing, and every point of it stands in the account (FB-LOG, FB-DEB)."""
    found = []
    sums: Counter[tuple[str, str]] = Counter()
    for entry in table.turn.account:
        sums[entry.side, entry.purse] += entry.amount
    for side in table.sides.values():
        sums[side.id, "pl"] += table.setting.options["initial_pl"]
        if side.pl < 0 or side.pv < 0:
            found.append(f"{side.id} has {side.pl} PL and {side.pv} PV")
        for purse, held in (("pl", side.pl), ("pv", side.pv)):
            if sums[side.id, purse] != held:
                found.append(f"{side.id} has {held} {purse} and an account of {sums[side.id, purse]}")
    return found


def _companies(table: Table) -> list[str]:
    """They stand on the map, have their size at most, and buy a thing once (FB-CAMP-03, FB-PLAN-05)."""
    places = {*front(table).hqs, *front(table).sectors}
    found = []
    for company in companies(table):
        squads = [table.figures[id] for id in company.figures]
        if squads and company.node not in places:
            found.append(f"{company.id} is in {company.node}, which is not on the map")
        if any(squad.unit != company.id for squad in squads):
            found.append(f"{company.id} holds a squad of another company")
        worth = sum(cost(table, squad.id) for squad in squads)
        if worth > SIZES[-1]:
            found.append(f"{company.id} is worth {worth} PA")
        if company.played < 0 or (company.played and not company.figures and table.turn.step == PLANNING):
            found.append(f"{company.id} was played and is gone")
    return found


def _squads(table: Table) -> list[str]:
    """Who is missing belongs to the squad, and no bonus is had twice (FB-MISS-15, FB-DEB-04)."""
    found = []
    for squad in table.figures.values():
        if len(set(squad.missing)) != len(squad.missing) or len(squad.missing) > squad.strength:
            found.append(f"{squad.id} of {squad.strength} misses {squad.missing}")
        if len(set(squad.bonuses)) != len(squad.bonuses) or set(squad.bonuses) - set(BONUSES):
            found.append(f"{squad.id} has the bonuses {squad.bonuses}")
    held = Counter(id for company in companies(table) for id in company.figures)
    return [*found, *(f"{id} is in {count} companies" for id, count in held.items() if count > 1)]


def _sectors(table: Table) -> list[str]:
    """A sector is held by a player or nobody; every sector of the map is there once (FB-MAP-01)."""
    found = []
    if set(table.things) != set(front(table).sectors):
        found.append(f"the sectors are {sorted(table.things)}")
    holders = {sector.side for sector in table.things.values()} - {""}
    found += [f"{side} holds a sector" for side in sorted(holders - set(table.sides))]
    return found
