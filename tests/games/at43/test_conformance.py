"""The conformance suite on a few random matches of AT-43; `conformance.py` runs it on hundreds."""

from __future__ import annotations

import pytest

from tests.games.at43.conformance import check, same_under_hash_seeds


@pytest.mark.slow
@pytest.mark.parametrize("number", [3, 7, 11])
def test_random_matches_of_the_missions_conform(number: int) -> None:
    report = check(number)
    assert report.decisions > 80
    assert report.longest_step < 60
    assert len(report.rules) > 40


@pytest.mark.slow
def test_strings_hashed_otherwise_give_the_same_matches() -> None:
    assert same_under_hash_seeds(36, 38)
