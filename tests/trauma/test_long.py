"""Whole kept matches go as they went, and bots are offered and choose in them what they were and did.

Other rules on purpose: see test_playthroughs.py. Other bots on purpose: run
`python -m tests.trauma.playthroughs bots`, and read the difference before committing it.
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


def test_greedy_would_choose_the_same() -> None:
    assert list(long.choices()) == long.CHOICES.read_text(encoding="utf-8").splitlines()
