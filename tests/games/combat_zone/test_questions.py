"""Questions say what they are for: what a client that knows no game shows by intent, actor and parts."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from escarmouche.engine.options import ACT, AIM, ATTACK, MOVE, PLACE, REACT, TURN, agrees
from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.engine.ruleset import Forecast
from escarmouche.games.combat_zone.client import forecast
from escarmouche.games.combat_zone.ruleset import RULESET
from escarmouche.games.combat_zone.table import Table
from tests.games.combat_zone.playthroughs import KEPT
from tests.games.combat_zone.tables import Group, table_of

MATCHES = ["firefight", "long-extraction", "long-sabotage"]
GROUND = (MOVE, PLACE, AIM, TURN)


def questions(name: str) -> Iterator[tuple[Ask, Table]]:
    """Each question of a kept match, and the table as the one who is asked sees it."""
    for match in KEPT.moments(name):
        for ask in match.pending:
            if isinstance(ask, Ask):
                yield ask, RULESET.rules.view(match.table, ask.side)


@pytest.mark.parametrize("name", MATCHES)
def test_whoever_is_asked_about_is_on_the_table_and_free_places_say_what_is_led(name: str) -> None:
    intents = set()
    for ask, table in questions(name):
        intents.add(ask.intent)
        assert (ask.kind == "place") is (ask.intent in GROUND), ask.question
        for id in (ask.actor, *ask.against):
            assert not id or id in table.units or id in table.figures, ask.question
        assert ask.actor or ask.intent not in (ACT, ATTACK, *GROUND), ask.question
        assert ask.against or ask.intent != REACT, ask.question
    assert {ACT, MOVE, PLACE, TURN} <= intents


@pytest.mark.parametrize("name", MATCHES)
def test_options_of_acts_attacks_and_answers_are_told_apart_by_their_parts(name: str) -> None:
    for ask, _ in questions(name):
        if ask.intent in (ACT, ATTACK, REACT):
            parts = [ask.parts(option) for option in ask.options if option != NO_ONE]
            assert all(parts), ask.question
            assert len({repr(part) for part in parts}) == len(parts), ask.question


@pytest.mark.parametrize("name", MATCHES)
def test_each_forecast_of_the_one_who_acts_speaks_of_just_one_option(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forecast, "shot_odds", lambda *_, **__: {})
    monkeypatch.setattr(forecast, "throw_odds", lambda *_, **__: {})
    pairs = 0
    for ask, table in questions(name):
        if ask.intent == ACT:
            for known in forecast.of_figure(table, ask.actor, paid=True):
                (option,) = spoken_of(ask, known)
                assert ask.parts(option)["what"] == known.about["what"]
                pairs += 1
    assert pairs


def spoken_of(ask: Ask, known: Forecast) -> list[str]:
    """The options that a forecast contradicts in nothing and tells something of."""
    return [
        option
        for option in ask.options
        if (parts := ask.parts(option))
        and parts.keys() & known.about.keys()
        and agrees({**ask.about, **parts}, known.about)
    ]


def test_opp_05_who_waits_is_told_of_his_burst_alone_while_an_enemy_acts() -> None:
    table = table_of(
        Group("a", "one", (2000, 6000)),
        Group("b", "two", (4000, 6000), facing=180, states=("waiting",)),
        options={"premeasure": True},
    )
    assert table.turn.figure == "aa"
    assert {known.about["mode"] for known in forecast.forecasts(table, "b")} == {"burst"}
    table.change("ba", {"states": frozenset()})
    assert {known.about["mode"] for known in forecast.forecasts(table, "b")} == {"shoot", "burst", "aim"}


@pytest.mark.parametrize("name", MATCHES)
def test_every_state_that_occurs_has_a_sign(name: str) -> None:
    states = set()
    for ask, table in questions(name):
        scene = RULESET.client.scene(table, ask.side)
        states |= {state for figure in scene.figures for state in figure.states}
        states |= {state for unit in scene.units for state in unit.states}
        assert states <= scene.signs.keys()
    assert states
