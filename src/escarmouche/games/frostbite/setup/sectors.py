"""Sectors and the missions fought there: which mission, which zone for which route (FB-MISS-14)."""

from __future__ import annotations

from functools import lru_cache

from escarmouche.games.at43.setup import maps, scenario
from escarmouche.games.at43.table import Zone
from escarmouche.games.frostbite.setup.front import Front

ENCOUNTER = "concorde"
"""The mission of an encounter on a route (FB-MISS-03)."""
MIDDLE = "middle-band"
FEW = ("west", "east", "south", "north")
MANY = ("west", "east", "south-west", "south-east", "north")
"""The zones of a sector's routes in their order: up to four of them, or five."""
FAR = 2000
"""How far from enemy zones a dropped company comes in where none is free (FB-MISS-07)."""
EDGE = "edge"


def missions_of(front: Front) -> dict[str, str]:
    """The mission of each sector: the two of its trait in turn."""
    counts: dict[str, int] = {}
    found = {}
    for sector, trait in front.sectors.items():
        counts[trait] = counts.get(trait, 0) + 1
        found[sector] = f"{trait}_{2 - counts[trait] % 2}"
    return found


def zone_of(front: Front, sector: str, origin: str) -> str:
    """The access zone of the route by which a company comes into a sector (FB-MAP-01)."""
    routes = front.neighbours(sector)
    return (MANY if len(routes) > len(FEW) else FEW)[routes.index(origin)]


def zones_in(front: Front, sector: str) -> tuple[str, ...]:
    """All zones of a sector: one for each route, and the middle band."""
    return (*(zone_of(front, sector, origin) for origin in front.neighbours(sector)), MIDDLE)


@lru_cache(maxsize=32)
def zones_on(mission: str) -> dict[str, Zone]:
    """The zones of a mission's table by their ids."""
    played = scenario.load(mission)
    seats = dict.fromkeys(scenario.SEATS, "")
    return {zone.id: zone for zone in played.zones(seats)}


def free_edges(mission: str, used: tuple[str, ...]) -> tuple[Zone, ...]:
    """The stretches of the table edge 20 cm and more from the zones that enemies use (FB-MISS-07)."""
    table = scenario.load(mission).tables[0]
    width, depth = (round(100 * n) for n in maps.load(table).size)
    sides = (
        ((0, 0), (width, 0)),
        ((width, 0), (width, depth)),
        ((0, depth), (width, depth)),
        ((0, 0), (0, depth)),
    )
    found: list[Zone] = []
    for a, b in sides:
        along = 0 if a[1] == b[1] else 1
        free = [p for p in range(a[along], b[along] + 1, 500) if _far(mission, used, _at(a, along, p))]
        runs = _runs(free)
        for low, high in runs:
            if high > low:
                id = f"{EDGE}{len(found) + 1}"
                found.append(Zone(id, "access", _at(a, along, low), _at(a, along, high)))
    return tuple(found)


def _at(corner: tuple[int, int], along: int, value: int) -> tuple[int, int]:
    return (value, corner[1]) if along == 0 else (corner[0], value)


def _far(mission: str, used: tuple[str, ...], point: tuple[int, int]) -> bool:
    for id in used:
        zone = zones_on(mission)[id]
        (ax, bx), (ay, by) = sorted((zone.a[0], zone.b[0])), sorted((zone.a[1], zone.b[1]))
        dx, dy = max(ax - point[0], 0, point[0] - bx), max(ay - point[1], 0, point[1] - by)
        if dx * dx + dy * dy < FAR * FAR:
            return False
    return True


def _runs(values: list[int]) -> list[tuple[int, int]]:
    """Stretches without a gap."""
    runs: list[tuple[int, int]] = []
    for value in values:
        if runs and value - runs[-1][1] == 500:
            runs[-1] = (runs[-1][0], value)
        else:
            runs.append((value, value))
    return runs
