"""How well a side stands in the campaign: what the week promises as the companies stand now."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from escarmouche.engine.appraisals import FORCES, GROUND, MEANS, PLACES, POINTS
from escarmouche.games.frostbite.chapters.battles import chances, lost_on_average
from escarmouche.games.frostbite.chapters.meetings import able, encounters
from escarmouche.games.frostbite.table import Company, Table, companies, front, worth

SECTOR, VICTORY = 10.0, 0.05
"""What a sector is worth, and a PV, which only breaks ties."""
STRENGTH, STOCK = 200, 400
"""PA of a company, and PL in stock, for one point."""
ONWARD, AFAR = 0.6, 0.25
"""A sector next to a company that is not held yet; each route between a company and its HQ."""
WON, BEATEN = lost_on_average(0), lost_on_average(1)


def terms(table: Table, side: str, goals: Any = None) -> dict[str, float]:
    """Sectors count most, then companies by their worth, PL, ways on and PV: ours less theirs on average."""
    total = dict.fromkeys((GROUND, POINTS, FORCES, MEANS, PLACES), 0.0)
    others = max(1, len(table.sides) - 1)
    arrivals = dict(arriving(table))
    share = {each: 1.0 if each == side else -1.0 / others for each in table.sides}
    for sector in front(table).sectors:
        for each, chance in holders(table, sector, arrivals).items():
            total[GROUND] += SECTOR * share[each] * chance
    for player in table.sides.values():
        total[POINTS] += VICTORY * share[player.id] * player.pv
        total[MEANS] += share[player.id] * player.pl / STOCK
    for company in companies(table):
        weight = share[company.side]
        left, stays = after_battle(table, company, arrivals)
        total[FORCES] += weight * left * worth(table, company.id) / STRENGTH
        total[PLACES] += weight * stays * place_of(table, company)
    return total


def arriving(table: Table) -> Iterator[tuple[str, float]]:
    """Companies that meet an enemy on their way this week, each with the chance to go on (FB-MISS-03)."""
    for mission in encounters(table):
        sizes = {muster.side: worth(table, muster.company) for muster in mission.musters}
        odds = chances(sizes)
        for muster in mission.musters:
            yield muster.company, odds[muster.side]


def there(table: Table, sector: str) -> list[Company]:
    """The companies that stand in a sector or are on their way to it."""
    return [company for company in companies(table) if company.node == sector and able(company)]


def holders(table: Table, sector: str, arrivals: Mapping[str, float]) -> dict[str, float]:
    """Who holds a sector at the end of the week if nobody moves any more, with the chance of each."""
    found: dict[str, float] = {}
    owner = table.things[sector].side
    for chance, here in _who_comes(there(table, sector), arrivals):
        sizes = _sizes(table, here)
        won = dict.fromkeys(sizes, 1.0) if len(sizes) == 1 else chances(sizes) if sizes else {}
        for side, part in won.items():
            found[side] = found.get(side, 0.0) + chance * part
        if owner:
            found[owner] = found.get(owner, 0.0) + chance * (1.0 - sum(won.values()))
    return found


def _who_comes(here: list[Company], arrivals: Mapping[str, float]) -> Iterator[tuple[float, list[Company]]]:
    """Every set of companies that may be in a sector, with its chance: some are met on their way."""
    late = [company for company in here if company.id in arrivals]
    sure = [company for company in here if company.id not in arrivals]
    for comes in product((True, False), repeat=len(late)):
        chance = 1.0
        for company, is_there in zip(late, comes, strict=True):
            chance *= arrivals[company.id] if is_there else 1.0 - arrivals[company.id]
        yield chance, [*sure, *(c for c, is_there in zip(late, comes, strict=True) if is_there)]


def _sizes(table: Table, here: list[Company]) -> dict[str, int]:
    """The company that fights for each side: its largest (FB-MISS-04)."""
    sizes: dict[str, int] = {}
    for company in here:
        sizes[company.side] = max(sizes.get(company.side, 0), worth(table, company.id))
    return sizes


def after_battle(table: Table, company: Company, arrivals: Mapping[str, float]) -> tuple[float, float]:
    """What share of a company is left after its battle of the week, and the chance that it stays there."""
    if not able(company):
        return 1.0, 0.0
    here = there(table, company.node) if company.node in front(table).sectors else []
    sizes = _sizes(table, here)
    comes = arrivals.get(company.id, 1.0)
    if len(sizes) < 2:
        return (1.0, 1.0) if comes == 1.0 else (1.0 - comes * WON - (1.0 - comes) * BEATEN, comes)
    wins = chances(sizes)[company.side]
    largest = sizes[company.side] <= worth(table, company.id)
    left = 1.0 - (wins * WON + (1.0 - wins) * BEATEN if largest else 0.0)
    return left, comes * wins


def place_of(table: Table, company: Company) -> float:
    """What may be reached from where a company stands, the less the farther it is from home."""
    drawn = front(table)
    onward = [place for place in drawn.neighbours(company.node) if place in drawn.sectors]
    away: int = drawn.distances(table.sides[company.side].hq).get(company.node, 0)
    wanted = [place for place in onward if table.things[place].side != company.side]
    return ONWARD * len(wanted) - AFAR * away
