"""The front maps: HQs and sectors joined by routes, and supply lines along them (area FB-MAP)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import Any

import msgspec

from escarmouche.engine.errors import DataError
from escarmouche.engine.requests import Refusal
from escarmouche.games.frostbite.rules import LEDGER

MAPS: dict[str, Any] = LEDGER.data("FB-MAP-02")
FEWEST, MOST = 2, 4
"""Players of a campaign (FB-CAMP-07)."""
FAR = 1 << 30


class Front(msgspec.Struct, frozen=True, dict=True):
    """A map: where each player begins, the sectors with their traits, and the routes between them."""

    hqs: tuple[str, ...]
    sectors: dict[str, str]
    """Trait of each sector."""
    routes: tuple[tuple[str, str], ...]

    def neighbours(self, node: str) -> tuple[str, ...]:
        """The places one route away, in the order of the routes."""
        return self._ways.get(node, ())

    def distances(self, start: str) -> Mapping[str, int]:
        """Routes to every place, by the shortest way; nobody marches through an HQ."""
        return self._far[start]

    @cached_property
    def _ways(self) -> dict[str, tuple[str, ...]]:
        nodes = (*self.hqs, *self.sectors)
        return {n: tuple(b if a == n else a for a, b in self.routes if n in (a, b)) for n in nodes}

    @cached_property
    def _far(self) -> dict[str, Mapping[str, int]]:
        return {node: MappingProxyType(self._from(node)) for node in (*self.hqs, *self.sectors)}

    def _from(self, start: str) -> dict[str, int]:
        found, edge = {start: 0}, [start]
        while edge:
            edge = [
                other
                for node in edge
                for other in self._onward(node, start)
                if found.setdefault(other, found[node] + 1) == found[node] + 1
            ]
            edge = list(dict.fromkeys(edge))
        return found

    def _onward(self, node: str, start: str) -> tuple[str, ...]:
        return self.neighbours(node) if node == start or node not in self.hqs else ()


@lru_cache(maxsize=4)
def front_for(players: int) -> Front:
    """The map for so many players (FB-MAP-02); DataError for a fifth (FB-CAMP-07)."""
    if not FEWEST <= players <= MOST:
        raise DataError("front-players", game="frostbite", least=FEWEST, most=MOST, given=players)
    drawn = {2: MAPS.get("two_players"), 3: MAPS.get("three_players")}.get(players) or MAPS
    routes = tuple((a, b) for a, _, b in (route.partition("-") for route in drawn["routes"]))
    sectors = {sector["id"]: sector["trait"] for sector in drawn["sectors"]}
    return Front(tuple(drawn["hq"]), sectors, routes)


def why_not_march(front: Front, hq: str, here: str, there: str) -> Refusal | None:
    """A company stays, goes along one route to a sector, or back to its own HQ (FB-MAP-03)."""
    if there == here:
        return None
    if there not in front.neighbours(here):
        return Refusal("FB-MAP-03", "no-route", {"here": here, "there": there})
    if there in front.hqs and there != hq:
        return Refusal("FB-MAP-01", "not-this-hq", {"there": there})
    return None


def why_no_supply(
    front: Front, hq: str, here: str, controlled: Collection[str], enemies: Mapping[str, int]
) -> Refusal | None:
    """Why no line joins a company to its HQ: own sectors in between, without enemy companies (FB-MAP-04).

    `enemies` counts enemy companies by place; the company's own sector need not be controlled.
    """
    found, edge = {hq}, [hq]
    while edge and here not in found:
        onward = {other for node in edge for other in front.neighbours(node)} - found
        edge = [n for n in sorted(onward) if n == here or (n in controlled and not enemies.get(n))]
        found.update(edge)
    return None if here in found else Refusal("FB-MAP-04", "cut-off", {"here": here, "hq": hq})
