"""Promises of bots in AT-43: legal answers, better than lots."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.match import Match
from escarmouche.engine.requests import Ask
from escarmouche.games.at43.chapters.movement.collisions import COMBAT, RAPID
from escarmouche.games.at43.ruleset import RULESET
from escarmouche.players.deeds import weighed_deeds
from tests.games.at43.playthroughs import KEPT
from tests.games.at43.tables import Squad, table_of
from tests.promises import illegal_answers, series

GAMES = 4


def test_no_bot_proposes_an_illegal_answer() -> None:
    assert illegal_answers(KEPT, every=60) == []


def test_greedy_beats_random_in_a_small_series() -> None:
    assert sum(match.over == greedy for greedy, match in series(RULESET, GAMES)) >= GAMES - 1


def test_a_charge_is_weighed_to_its_blows() -> None:
    blades = Squad("one1", "one", (6000, 3000), "blades", 6)
    rifles = Squad("two1", "two", (6000, 4300), "trooper", 6, cost=180)
    asked: list[tuple[Any, Any]] = []

    class Asked:
        def choose(self, ask: Ask, seat: Any) -> Any:
            if not asked:
                asked.append((ask.question, weighed_deeds(ask, seat)))
            return RULESET.bot.quick_answer(ask, seat.table)

    table = table_of(blades, rifles)
    Match(RULESET, table, "charge", {"one": Asked()})
    question, deeds = asked[0]
    assert question == "action"
    assert deeds[0].deed[0] == RAPID
    weights = {deed.deed[0]: deed.weight for deed in reversed(deeds)}
    assert weights[RAPID] > weights[COMBAT] + 0.5, "the blows are seen before they fall"
