"""Promises of bots in AT-43: legal answers, better than lots."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.match import Match
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Setup
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
    weights = {deed.deed: deed.weight for deed in deeds}
    action, move = deeds[0].deed
    assert action in (COMBAT, RAPID)
    assert {figure: way[-1] for figure, way, _ in move}["one1a"] == (6000, 4050), "up to the enemy"
    assert deeds[0].weight > weights[(COMBAT,)] + 0.5, "the blows are seen before they fall"


def test_a_way_in_is_weighed_to_where_it_leads() -> None:
    """Coming in costs a command point before it gains anything: judged too soon, everybody waits for ever."""
    asked: list[list[Any]] = []

    class Asked:
        def choose(self, ask: Ask, seat: Any) -> Any:
            if ask.question == "enter" and not asked:
                asked.append([deed.deed for deed in weighed_deeds(ask, seat)])
            return RULESET.bot.quick_answer(ask, seat.table)

    scenario = "concorde"
    lists = RULESET.armies.lists_for(scenario, RULESET.armies.default_lists)
    table = RULESET.rules.new_table(Setup(scenario, lists, {}))
    Match(RULESET, table, "in", {side: Asked() for side in RULESET.armies.sides})
    best = asked[0][0]
    assert best[0].startswith("access:")
    assert len(best) == 3, "the way, the action and the place"


def test_who_is_made_for_blows_goes_for_contact() -> None:
    blades = Squad("one1", "one", (6000, 3000), "blades", 6)
    rifles = Squad("two1", "two", (6000, 9000), "trooper", 6)
    table = table_of(blades, rifles)
    assert RULESET.bot.goals(table, "one")["one1"].within == 0
    assert RULESET.bot.goals(table, "two")["two1"].within > 0
