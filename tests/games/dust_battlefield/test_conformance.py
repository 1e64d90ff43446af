"""The conformance suite on a few random matches of Battlefield."""

from __future__ import annotations

import pytest

from escarmouche.engine.conformance import check_match
from escarmouche.engine.ruleset import Setup
from escarmouche.games.dust_battlefield.ruleset import RULESET
from escarmouche.players.random_player import RandomPlayer

MATCHES = {
    1: Setup("encounter", ("axis-50-grenadiers", "ssu-50-rifles"), {"terrain": "forest", "turns": 2}),
    4: Setup("clean_sweep", ("allies-50-rangers", "axis-50-patrol"), {"terrain": "front", "turns": 2}),
    5: Setup("breakthrough", ("ssu-50-patrol", "allies-50-patrol"), {"terrain": "village", "turns": 2}),
}


@pytest.mark.slow
@pytest.mark.parametrize("number", sorted(MATCHES))
def test_random_matches_conform(number: int) -> None:
    report = check_match(
        RULESET,
        MATCHES[number],
        number,
        lambda side, seed: RandomPlayer(f"{side}{seed}"),
        points=2,
        undos=6,
        every=40,
    )
    assert report.decisions > 20
