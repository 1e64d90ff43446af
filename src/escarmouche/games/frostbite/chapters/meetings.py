"""Who meets whom: encounters on routes, companies of several armies in one sector (FB-MISS-01, 02, 04)."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.games.frostbite.table import BY_AIR, Company, Mission, Muster, Table, companies, front


def able(company: Company) -> bool:
    """Whether a company takes part in what follows: it has squads left and was not beaten on its way."""
    return bool(company.figures) and not company.beaten


def fit(table: Table, company: Company) -> bool:
    """Whether a company can fight: somebody of it is still standing (FB-MISS-15)."""
    return able(company) and any(standing(table, squad) for squad in company.figures)


def standing(table: Table, squad: str) -> int:
    """How many members of a squad are left this week."""
    record = table.figures[squad]
    return record.strength - len(record.missing)


def on_routes(table: Table) -> dict[tuple[str, str], list[Company]]:
    """The companies that have taken each route this week, in planning order; dropped ones use none."""
    routes: dict[tuple[str, str], list[Company]] = {}
    marching = [c for c in companies(table) if c.moved and c.origin != BY_AIR and fit(table, c)]
    for company in sorted(marching, key=lambda c: c.played):
        a, b = sorted((company.origin, company.node))
        routes.setdefault((a, b), []).append(company)
    return dict(sorted(routes.items()))


def encounters(table: Table) -> Iterator[Mission]:
    """The next encounter on each route where enemies meet, two by two in planning order (FB-MISS-02)."""
    fought = {
        frozenset(muster.company for muster in mission.musters)
        for mission in table.turn.missions
        if mission.other
    }
    for marching in on_routes(table).values():
        pairs = (
            (one, two)
            for n, one in enumerate(marching)
            for two in marching[n + 1 :]
            if one.side != two.side and frozenset((one.id, two.id)) not in fought
        )
        for one, two in pairs:
            musters = (Muster(one.side, one.id, zone="west"), Muster(two.side, two.id, zone="east"))
            yield Mission(one.node, one.origin, musters)
            break


def present(table: Table, node: str) -> dict[str, tuple[str, ...]]:
    """The companies of each side that can fight in a place."""
    there: dict[str, tuple[str, ...]] = {}
    for side in table.sides:
        here = tuple(c.id for c in companies(table, side) if c.node == node and fit(table, c))
        if here:
            there[side] = here
    return there


def contested(table: Table) -> tuple[str, ...]:
    """The sectors in which companies of different armies meet, by their ids (FB-MISS-04, FB-MISS-12)."""
    return tuple(sector for sector in sorted(front(table).sectors) if len(present(table, sector)) > 1)
