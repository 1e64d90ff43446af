"""Odds that were not worked out in time say in the terminal that they were sampled, and how often."""

from __future__ import annotations

import re

import pytest

from escarmouche import games
from escarmouche.cli import odds as command
from escarmouche.engine.patience import patient
from escarmouche.engine.voice import Voice
from tests.engine.test_patience import ticking
from tests.games.trauma.tables import Squad, table_of


@pytest.mark.parametrize(
    ("lang", "wanted"),
    [("en", r"\(about, from \d+ trials\)"), ("fr", r"\(environ, sur \d+ essais\)")],
)
def test_sampled_odds_say_so(lang: str, wanted: str) -> None:
    ruleset = games.ruleset("trauma")
    squads = (
        Squad("one1", "one", (4300, 4800), ["sergeant", *["marine"] * 4, "gunner"]),
        Squad("two1", "two", (4000, 6750), ["sergeant", *["marine"] * 5]),
    )
    table = table_of(*squads, turn={"unit": "one1", "step": "announce", "todo": ()})
    voice = Voice(lang, ruleset, ruleset.client.scene(table, "one"), table.setting)

    def lines(step: float) -> str:
        with patient(ticking(step)):
            forecasts = ruleset.client.forecasts(table, "one1")
        return "\n".join(line.text for f in forecasts for line in command.forecast_lines(f, voice, "one"))

    assert re.search(wanted, lines(0.05))
    assert not re.search(wanted, lines(1e-9))
