"""What every question of the kept matches says of itself: clients know it by nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from escarmouche.engine.match import Match
from escarmouche.engine.options import ACT, AIM, ATTACK, INTENTS, MOVE, PLACE, REACT, TURN, agrees
from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.games.trauma.chapters.shooting.salvos import Salvo
from escarmouche.games.trauma.client.forms import FORMS
from escarmouche.games.trauma.ruleset import RULESET
from escarmouche.games.trauma.table import Table
from tests.games.trauma.playthroughs import KEPT


def asked(match: Match) -> Iterator[Ask]:
    """The pending questions, without dice."""
    return (ask for ask in match.pending if isinstance(ask, Ask))


def attackers(ask: Ask, table: Table) -> list[str]:
    """Whose attacks a player weighs before he answers."""
    if ask.intent in (ACT, ATTACK):
        return [ask.actor]
    if ask.intent == REACT:
        return [unit for code in ask.options if (unit := ask.parts(code).get("who")) in table.units]
    return []


def facts_of(about: Mapping[str, Any]) -> dict[str, Any]:
    """What a forecast tells, its codes by their parts."""
    facts = dict(about)
    for name, value in about.items():
        if name in FORMS:
            facts |= FORMS[name].read(value).parts()
    return facts


def spoken_of(ask: Ask, about: Mapping[str, Any]) -> list[Any]:
    """The options that a forecast speaks of: it contradicts nothing of them and tells something."""
    facts = facts_of(about)
    if ask.against and facts["target"] not in ask.against:
        return []
    options = []
    for code in ask.options:
        parts = {"unit" if name == "who" else name: value for name, value in ask.parts(code).items()}
        if parts.keys() & facts.keys() and agrees({**ask.about, **parts}, facts):
            options.append(code)
    return options


@pytest.mark.parametrize("name", sorted(KEPT.long))
def test_every_question_says_what_it_is_for_and_who_acts(name: str) -> None:
    met: Counter[str] = Counter()
    for match in KEPT.moments(name):
        table: Table = match.table
        for ask in asked(match):
            assert ask.intent in INTENTS
            for id in (ask.actor, *ask.against):
                assert not id or id in table.units or id in table.figures, (ask.question, id)
            assert (ask.intent in (MOVE, PLACE, AIM, TURN)) or ask.kind != "place", ask.question
            if ask.intent in (ACT, ATTACK, MOVE, PLACE):
                assert ask.actor, ask.question
            if ask.intent == REACT:
                assert ask.against, ask.question
            met[ask.intent] += 1
    assert met.keys() >= {ACT, ATTACK, MOVE, PLACE}


@pytest.mark.parametrize("name", sorted(KEPT.long))
def test_every_option_that_is_chosen_has_parts_and_is_read_back(name: str) -> None:
    for match in KEPT.moments(name):
        for ask in asked(match):
            for code in (*ask.options, *ask.greyed):
                if code != NO_ONE:
                    assert ask.parts(code), (ask.question, code)
                    assert ask.form is None or ask.form.read(code).code() == code


@pytest.mark.parametrize("name", sorted(KEPT.long))
def test_odds_belong_to_the_options_they_speak_of(name: str) -> None:
    """Each option has the odds of its own salvo, target or unit; of a salvo, none is left over."""
    shown = 0
    for match in KEPT.moments(name):
        for ask in asked(match):
            if ask.intent not in (ATTACK, REACT):
                continue
            view = RULESET.rules.view(match.table, ask.side)
            for unit in attackers(ask, view):
                for forecast in RULESET.client.forecasts(view, unit):
                    options, about = spoken_of(ask, forecast.about), forecast.about
                    shown += len(options)
                    assert set(options) <= {unit, about["salvo"], about["target"]}, (ask.question, about)
                    if ask.form is Salvo and not ask.against:
                        assert options == [key for key in ask.options if key == about["salvo"]]
    assert shown
