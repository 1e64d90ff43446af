"""What the questions of the kept matches say for whoever shows them and knows no game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from escarmouche.engine.options import (
    ACT,
    AIM,
    ATTACK,
    CHOOSE,
    INTENTS,
    MOVE,
    PLACE,
    REACT,
    TARGET,
    TURN,
    WHAT,
    WHERE,
    WHO,
    agrees,
)
from escarmouche.engine.reaction_windows import ANSWERS
from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.games.dust.chapters.attack.shots import LINE
from escarmouche.games.dust.client.forecast import ALL
from escarmouche.games.dust.table import Table
from escarmouche.games.dust_tactics.chapters.board.board import SQUARE
from escarmouche.games.dust_tactics.ruleset import RULESET
from tests.games.dust_tactics.playthroughs import KEPT

MATCHES = sorted({**KEPT.whole, **KEPT.long})
WEIGHED = 6
"""Attacks of a match whose odds are worked out."""


def asked(name: str) -> Iterator[tuple[Ask, Table]]:
    """The questions of a kept match and the table as the side that is asked sees it."""
    for match in KEPT.moments(name):
        for ask in match.pending:
            if isinstance(ask, Ask):
                yield ask, RULESET.rules.view(match.table, ask.side)


@pytest.mark.parametrize("name", MATCHES)
def test_every_question_says_what_it_is_for_and_who_acts(name: str) -> None:
    intents: Counter[str] = Counter()
    for ask, table in asked(name):
        intents[ask.intent] += 1
        assert ask.intent in INTENTS
        assert ask.actor == ask.about.get("unit", "")
        assert {ask.actor, *ask.against} - {""} <= set(table.units)
        if ask.intent in (ACT, ATTACK, MOVE, TURN, AIM):
            assert table.units[ask.actor].side == ask.side
        if ask.kind == "place":
            assert ask.intent == (MOVE if ask.actor else PLACE)
    assert {ACT, MOVE, CHOOSE} <= set(intents)
    assert name in KEPT.whole or {ATTACK, REACT, PLACE} <= set(intents)


@pytest.mark.parametrize("name", MATCHES)
def test_a_ready_made_place_tells_its_parts(name: str) -> None:
    """Where, and on which floor, which way or what: nobody else reads the code."""
    kinds: set[frozenset[str]] = set()
    for ask, table in asked(name):
        if ask.kind != "place":
            continue
        assert ask.drafts is not None
        assert ask.form is not None
        for draft in ask.drafts()[:3]:
            parts = ask.parts(draft)
            assert ask.form.read(draft).code() == draft
            column, row = parts[WHERE]
            assert 0 <= column < table.ground.width // SQUARE
            assert 0 <= row < table.ground.depth // SQUARE
            assert parts.get(WHAT) in (None, *ask.about.get("kinds", ()))
            assert parts.get("facing", 0) in range(0, 360, 45)
            assert ask.intent != MOVE or {"level", "facing"} < set(parts)
            kinds.add(frozenset(parts))
    assert {WHERE, "level", "facing"} in kinds


@pytest.mark.parametrize("name", MATCHES)
def test_options_that_attack_or_react_tell_their_parts(name: str) -> None:
    for ask, table in asked(name):
        for code in ask.options:
            parts = ask.parts(code)
            if ask.intent == ATTACK and TARGET in parts:
                assert table.units[parts[TARGET]].side != ask.side
                assert not ask.against or parts[TARGET] in ask.against
            elif ask.intent == REACT and code not in (NO_ONE, *ANSWERS):
                assert table.units[parts[WHO]].side == ask.side
            assert parts or code == NO_ONE or ask.intent == CHOOSE
        if ask.intent == REACT:
            assert {table.units[unit].side for unit in ask.against} == set(table.sides) - {ask.side}


@pytest.mark.parametrize("name", sorted(KEPT.long))
def test_odds_of_a_line_speak_of_one_option_and_odds_of_all_of_none(name: str) -> None:
    weighed = spoken_of = 0
    for ask, table in asked(name):
        if ask.intent != ATTACK or weighed == WEIGHED:
            continue
        weighed += 1
        shots = [{**ask.about, **parts} for code in ask.options if TARGET in (parts := ask.parts(code))]
        for told in RULESET.client.forecasts(table, ask.actor):
            paired = [parts for parts in shots if agrees(parts, told.about)]
            single = told.about[LINE] != ALL and told.about["context"] == ask.about["context"]
            assert len(paired) <= single  # a volley is fired in modes only
            spoken_of += len(paired)
    assert spoken_of >= weighed > 0
