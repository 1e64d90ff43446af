"""The conformance suite on a few random battles; `conformance.py` runs it on hundreds."""

from __future__ import annotations

import pytest

from tests.games.star_mogul.conformance import check, same_under_hash_seeds


@pytest.mark.slow
@pytest.mark.parametrize("number", [1, 5, 14, 24, 37])
def test_random_matches_of_all_missions_conform(number: int) -> None:
    report = check(number)
    assert report.decisions > 40
    assert report.longest_step < 60
    assert len(report.rules) > 20


@pytest.mark.slow
def test_strings_hashed_otherwise_give_the_same_matches() -> None:
    assert same_under_hash_seeds(34, 36)
