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
