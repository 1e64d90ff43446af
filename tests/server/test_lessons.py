"""The guided first match of every game: a laid table, short, with words for all that is asked."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

import pytest

from escarmouche import games, players
from escarmouche.engine.battle import settle_typed
from escarmouche.engine.match import Match
from escarmouche.engine.requests import Battle
from escarmouche.engine.ruleset import asked_enough, suggested_answer
from escarmouche.engine.sentences import LANGUAGES
from escarmouche.server.catalogue import laid, lesson_names
from tests.server.tables import new_match, served, settings

GAMES = [name for name in games.names() if games.ruleset(name).offered]
LEAST, MOST = 10, 15
"""Decisions of a guided first match."""
ROUND_A_BATTLE = 4
"""At least so many in a campaign: the battle between them is a match of its own."""
ENEMIES = ("enemy", "another", "a third")


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
    for lesson in lesson_names(game):
        assert set(laid(game, lesson).asked) <= words
        for enemy in ENEMIES:
            asked = played(game, lesson, enemy)
            assert (ROUND_A_BATTLE if games.ruleset(game).battles else LEAST) <= len(asked) <= MOST, asked
            assert set(asked) - words == set(), "something is asked that the guide says nothing of"


def played(game: str, lesson: str, enemy: str) -> list[str]:
    """What a lesson asks of who takes it, if he always answers as is proposed."""
    situation = laid(game, lesson)
    match = Match(games.ruleset(game), situation.table, f"a lesson against {enemy}", start=False)
    match.run()
    bot = players.make("random", enemy)
    asked: list[str] = []
    while not match.over:
        if match.battles:
            assert settle_typed(match, match.battles[0].key, likely(match.battles[0]), games.ruleset) is None
            asked.append("battle")
            continue
        ask: Any = match.pending[0]  # the server throws the dice
        if ask.side == match.sides[0]:
            if not asked_enough(match, ask, situation.asked):
                asked.append(ask.question)
            value = suggested_answer(match, ask)
        else:
            value = bot.choose(ask, match.seat(ask.side))
        assert match.answer(value, ask.side) is None
    return asked


def test_a_lesson_answers_what_it_has_asked_often_enough(tmp_path: Path) -> None:
    """Over the wire: nobody is asked for a first player or a leader, and for an order once only."""
    asked: list[str] = []
    with served(settings(tmp_path)) as client:
        wish = {"game": "at43", "lesson": "first-fight", "players": ["person", "random"]}
        (seat,), _ = new_match(client, **wish)
        until = time.monotonic() + 60
        while not (state := seat.state())["over"]:
            assert time.monotonic() < until
            if (question := state["question"]) is None:
                time.sleep(0.01)
                continue
            told = seat.act("for-me")
            assert told.status_code == 200 or told.json()["what"] == "stale", told.text  # a bot was quicker
            if told.status_code == 200:
                asked.append(question["question"])
    most = laid("at43", "first-fight").asked
    assert all(asked.count(question) <= times for question, times in most.items())
    assert LEAST <= len(asked) <= MOST
    assert asked.count("option") == asked.count("order") == 1
