"""Whole kept matches go as they went, and the same moves are offered in them.

Other rules on purpose: see test_playthroughs.py. Other offers on purpose: run
`python -m tests.trauma.playthroughs offers`, and read the difference before committing it.
"""

from __future__ import annotations

import pytest

from tests.trauma.playthroughs import long


@pytest.mark.parametrize("name", sorted(long.LONG))
def test_a_whole_match_goes_as_it_went(name: str) -> None:
    kept, now = long.digests(name)
    assert now == kept


def test_the_same_moves_are_offered() -> None:
    assert list(long.offers()) == long.OFFERS.read_text(encoding="utf-8").splitlines()
