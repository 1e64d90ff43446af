"""Who could hurt a unit where it is led: as the rules' own odds have it on the table after the answer."""

from __future__ import annotations

import json
from typing import Any

from escarmouche import games
from escarmouche.engine import save
from escarmouche.engine.match import Match
from escarmouche.server.threats import threat
from escarmouche.server.workers import Asker
from tests.games.trauma.tables import Squad, table_of, wall


def moving() -> Match:
    """A squad about to move; one enemy squad before it, one behind a long wall."""
    squads = (
        Squad("one1", "one", (4300, 4800), ["sergeant", *["marine"] * 3]),
        Squad("two1", "two", (4000, 6600), ["sergeant", *["marine"] * 3]),
        Squad("two2", "two", (4000, 11500), ["marine"] * 4),
    )
    pieces = (wall("long", 0, 11000, 9000, 11100, 800, kind="building"),)
    table = table_of(*squads, pieces=pieces, turn={"unit": "one1", "step": "act", "todo": ("movement",)})
    return Match(games.ruleset("trauma"), table, seed=1)


def asked(match: Match, value: Any) -> dict[str, Any]:
    content = save.dump(match, record=False)
    found: dict[str, Any] = json.loads(
        threat(content, Asker("one", "en", {}, 0, "t"), "one1", json.dumps(value).encode())
    )
    return found


def test_the_threat_is_the_best_attack_of_each_enemy_on_the_table_after_the_answer() -> None:
    match = moving()
    ask: Any = match.asked("one")
    assert ask.question == "move"
    value = ask.drafts()[0]
    told = asked(match, value)
    after = match.consider("one", value).table
    forecasts = match.ruleset.client.forecasts(after, "two1")
    on_us = [f for f in forecasts if f.about["target"] == "one1"]
    best = max(float(next(iter(f.odds.values())).mean) for f in on_us)
    assert [t["enemy"] for t in told["threats"]] == ["two1"]
    counted = told["threats"][0]["forecast"]["counted"][0]
    assert counted["mean"] == best
    assert counted["exact"]
    figures = [after.figures[id] for id in after.units["one1"].figures]
    assert sorted(told["at"]) == sorted([f.x, f.y] for f in figures)
    assert {line["unit"] for line in told["lines"] if line["state"] != "hidden"} == {"two1"}


def test_a_refused_answer_threatens_nobody() -> None:
    assert asked(moving(), [["one1a", [[0, 0]], -1]])["threats"] == []
