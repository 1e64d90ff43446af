"""Battlefield: random playouts at 50 points against plies of chess, and the time to the next question."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.bench.comparing import Fact, Result
from escarmouche.bench.playouts import Series, look_ahead, playouts
from escarmouche.games import ruleset

BATTLEFIELD = ruleset("dust_battlefield")
GOAL = 0.2


def measure(repeats: int) -> Iterator[Result | Fact]:
    """The lines of the goals that concern Battlefield."""
    small = tuple(pair for pair in BATTLEFIELD.armies.list_pairs() if all("-50-" in name for name in pair))
    series = Series(BATTLEFIELD, small)
    yield from playouts(series, "battlefield", GOAL, repeats)
    yield from look_ahead(series, "battlefield", repeats)
