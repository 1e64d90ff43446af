"""Odds of several things counted together, each by itself."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.odds import Odds


def parts(together: Odds, count: int) -> tuple[Odds, ...]:
    """The things counted together, each by itself."""
    spread: list[dict[int, Any]] = [{} for _ in range(count)]
    for value, chance in together.chances.items():
        for chances, one in zip(spread, value, strict=True):
            chances[one] = chances.get(one, 0) + chance
    return tuple(
        Odds(dict(sorted(chances.items())), together.exact, together.samples, together.policy)
        for chances in spread
    )
