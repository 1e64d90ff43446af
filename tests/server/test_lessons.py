"""The guided first match of every game: a laid table, short, with words for all that is asked."""

from __future__ import annotations

import re
from typing import Any

import pytest

from escarmouche import games, players
from escarmouche.engine.battle import settle_typed
from escarmouche.engine.match import Match
from escarmouche.engine.requests import Battle
from escarmouche.engine.ruleset import suggested_answer
from escarmouche.engine.sentences import LANGUAGES
from escarmouche.server.catalogue import lesson_names, lesson_table

GAMES = [name for name in games.names() if games.ruleset(name).offered]
MOST = 22
"""Questions of one side at most; most of them are the second and third of their kind."""


def guided(game: str, lang: str) -> set[str]:
    """What a game has words for in its guide."""
    text = (games.folder(game) / "locales" / f"{lang}.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^guide-([a-z0-9-]+) =", text, re.M))


def likely(battle: Battle) -> Any:
    """The report that a form begins with."""
    return max(battle.guesses(), key=lambda guess: guess[0])[1]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_lesson_that_ends_and_tells_what_it_asks(game: str) -> None:
    assert lesson_names(game)
    words = guided(game, "en")
    assert {"welcome", "over"} <= words
    assert all(guided(game, lang) == words for lang in LANGUAGES)
    asked: list[str] = []
    for lesson in lesson_names(game):
        match = Match(games.ruleset(game), lesson_table(game, lesson), "a lesson", start=False)
        match.run()
        bot = players.make("random", "enemy")
        while not match.over:
            if match.battles:
                assert (
                    settle_typed(match, match.battles[0].key, likely(match.battles[0]), games.ruleset) is None
                )
                asked.append("battle")
                continue
            ask = match.pending[0]
            if ask.side == match.sides[0]:
                asked.append(ask.question)  # type: ignore[union-attr]  # the server throws the dice
                value = suggested_answer(match, ask)  # type: ignore[arg-type]
            else:
                value = bot.choose(ask, match.seat(ask.side))  # type: ignore[arg-type]
            assert match.answer(value, ask.side) is None
        assert (4 if games.ruleset(game).battles else 8) <= len(asked) <= MOST
    assert set(asked) - words == set(), "something is asked that the guide says nothing of"
