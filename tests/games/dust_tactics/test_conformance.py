"""The conformance suite on a few random matches; `conformance.py` runs it on hundreds."""

from __future__ import annotations

import pytest

from tests.games.dust_tactics.conformance import check, same_under_hash_seeds


@pytest.mark.slow
@pytest.mark.parametrize("number", [24, 37, 26, 33, 46, 23])
def test_random_matches_of_all_scenarios_conform(number: int) -> None:
    report = check(number)
    assert report.decisions > 60
    assert report.longest_step < 60
    assert len(report.rules) > 15


@pytest.mark.slow
def test_strings_hashed_otherwise_give_the_same_matches() -> None:
    assert same_under_hash_seeds(20, 22)
