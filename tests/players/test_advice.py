"""A hint: an allowed answer, its rival and its reasons, in words of both languages."""

from __future__ import annotations

import pytest

from escarmouche.engine.appraisals import TERMS
from escarmouche.engine.match import Match
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.sentences import LANGUAGES, messages
from escarmouche.games import names, ruleset
from escarmouche.players.advice import advice, in_words
from escarmouche.players.greedy import Greedy
from escarmouche.server.speaking import voice_for


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_term_of_an_appraisal_has_its_words(lang: str) -> None:
    say = messages(lang)
    for term in TERMS:
        assert say.has(f"term-{term}")
    for name in names():
        game = ruleset(name)
        scenario = game.armies.scenarios[0]
        setup = Setup(scenario, game.armies.lists_for(scenario, tuple(game.armies.default_lists)))
        table = game.rules.new_table(setup)
        assert set(game.bot.terms(table, table.turn.active or next(iter(table.sides)), None)) <= set(TERMS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_names_an_allowed_answer_and_tells_why(lang: str) -> None:
    game = ruleset("template")
    table = game.rules.new_table(Setup(game.armies.scenarios[0], game.armies.default_lists))
    match = Match(game, table, "3")
    reasons = 0
    for _ in range(30):
        if match.over:
            break
        ask = match.pending[0]
        assert isinstance(ask, Ask)
        advised = advice(ask, match.seat(ask.side))
        assert ask.refuses(advised.answer) is None
        lines = in_words(advised, ask, voice_for(match, ask.side, lang, {}))
        assert all(lines)
        reasons += len(advised.reasons)
        assert match.answer(advised.answer, ask.side) is None
    assert reasons


@pytest.mark.parametrize("game", ["trauma", "combat_zone"])
def test_a_hint_that_the_weighing_settles_has_reasons_too(game: str) -> None:
    """These games try nothing out to choose; to say why, the best two are played out on the same luck."""
    rules = ruleset(game)
    scenario = rules.armies.scenarios[0]
    lists = rules.armies.lists_for(scenario, tuple(rules.armies.default_lists))
    match = Match(rules, rules.rules.new_table(Setup(scenario, lists)), "3")
    said = asked = 0
    while not said and asked < 6:
        ask = match.pending[0]
        assert isinstance(ask, Ask)
        seat = match.seat(ask.side)
        if match.table.turn.round < 1 or ask.question not in ("announce", "action"):
            assert match.answer(Greedy().choose(ask, seat), ask.side) is None
            continue
        advised = advice(ask, seat)
        asked += 1
        assert ask.refuses(advised.answer) is None
        assert advised == advice(ask, seat), "the same hint twice"
        lines = in_words(advised, ask, voice_for(match, ask.side, "en", {}))
        said += bool(advised.reasons)
        assert bool(advised.reasons) != advised.weighed
        assert len(lines) == 2 + len(advised.reasons) + advised.weighed
        assert all(reason.gain > 0 for reason in advised.reasons)
        assert match.answer(advised.answer, ask.side) is None
    assert said
