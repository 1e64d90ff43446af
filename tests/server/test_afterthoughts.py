"""A finished match thought over: chances by rollouts, and acts that were better or worse than another."""

from __future__ import annotations

import json
from typing import Any

import pytest

from escarmouche import games, players
from escarmouche.engine import save
from escarmouche.engine.battle import guess_at_once
from escarmouche.engine.match import Match
from escarmouche.engine.requests import Input
from escarmouche.engine.ruleset import Setup
from escarmouche.server import afterthoughts
from escarmouche.server.catalogue import lesson_names, lesson_table


@pytest.fixture(scope="module")
def played() -> tuple[Match, bytes]:
    """A lesson of Dust, played to its end by two bots."""
    table = lesson_table("dust_tactics", "first-fight")
    bots = {side: players.make("random", side) for side in table.sides}
    match = Match(games.ruleset("dust_tactics"), table, "afterwards", players=bots)
    match.run()
    return match, save.dump(match, record=False)


def test_chances_come_from_matches_played_on_and_end_with_the_result(
    played: tuple[Match, bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    match, content = played
    monkeypatch.setattr(afterthoughts, "SECONDS", 0.5)
    first, last = (json.loads(afterthoughts.chances(content, part, 10)) for part in (0, 10))
    for told in (first, last):
        assert told["rollouts"] >= afterthoughts.LEAST
        assert sum(told["wins"].values()) == told["rollouts"]
    assert first["line"] == 0
    assert last["line"] > 0
    assert last["wins"][match.over] == last["rollouts"], "at the end everybody has won who has"


@pytest.mark.parametrize("game", [name for name in games.names() if games.ruleset(name).battles])
def test_a_campaign_is_played_on_beyond_its_battles(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ruleset = games.ruleset(game)
    monkeypatch.setattr(afterthoughts, "SECONDS", 0.0)
    ended: list[str | None] = []

    class Watched(Match):
        def run(self) -> None:
            super().run()
            ended.append(self.over)

    monkeypatch.setattr(afterthoughts, "Match", Watched)
    table = lesson_table(game, lesson_names(game)[0]) if lesson_names(game) else None
    setup = Setup(ruleset.armies.scenarios[0], ruleset.armies.default_lists)
    bots = {side: players.make("random", side) for side in ruleset.armies.sides}
    match = Match(ruleset, table or ruleset.rules.new_table(setup), "on", bots, fighter=guess_at_once)
    match.run()
    told = json.loads(afterthoughts.chances(save.dump(match, record=False), 0, 10))
    assert told["rollouts"] == len(ended) == afterthoughts.LEAST
    assert all(ended), "no rollout waits for a battle"
    won = {side: ended.count(side) for side in told["wins"] if side != "draw"}
    assert {side: told["wins"][side] for side in won} == won


def test_acts_are_answers_that_were_given_and_the_best_of_the_others(played: tuple[Match, bytes]) -> None:
    match, content = played
    found: list[dict[str, Any]] = []
    for part in range(3):
        told = json.loads(afterthoughts.acts(content, part, 3, "en"))
        assert all(act["gain"] > 0 for act in told["best"])
        assert all(act["gain"] < 0 for act in told["worst"])
        found += [*told["best"], *told["worst"]]
    assert found
    lines = sum(not isinstance(entry, Input) for entry in match.log)
    for act in found:
        assert act["side"] in match.sides
        assert act["given"] != act["other"]
        assert act["question"]
    assert lines >= 0
