"""Which deeds the players of the project weigh between battles, and that it pays."""

from __future__ import annotations

from typing import Any

from escarmouche import players
from escarmouche.engine.battle import guess_at_once
from escarmouche.engine.match import Match
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Setup
from escarmouche.games.frostbite.bot.deeds import mark
from escarmouche.games.frostbite.ruleset import RULESET
from escarmouche.games.frostbite.table import Table, controlled
from escarmouche.players.planner import LEVELS, Planner, Quick
from tests.games.frostbite.campaigns import campaign


def asked(table: Table, company: str) -> Match:
    """A campaign in which a company is being played."""
    match = Match(RULESET, table, "a week", {})
    match.answer(company)
    return match


def question(match: Match) -> Ask:
    ask = match.pending[0]
    assert isinstance(ask, Ask)
    return ask


def deeds_of(match: Match) -> list[tuple[Any, ...]]:
    ask = question(match)
    return list(RULESET.bot.deeds(ask, RULESET.rules.view(match.table, ask.side)))


def test_deeds_are_moves_drops_saboteurs_and_squads_and_none_twice() -> None:
    match = asked(
        RULESET.rules.new_table(Setup("emerald_mount", ("northguard", "array"), {"initial_pl": 1000})), "one1"
    )
    found = deeds_of(match)
    assert len(found) == len(set(found))
    assert {("done",), ("go:a1",), ("go:a2",)} <= set(found)
    assert sum(deed[0] == "drop" for deed in found) == 3
    assert sum(deed[0] == "saboteur" for deed in found) == 2
    match.answer("go:a1")
    assert len(deeds_of(match)) == 1, "who has moved is equipped without thinking"


def test_a_mark_is_the_planning_of_a_week() -> None:
    table = campaign()
    assert mark(table) == (1, "planning")
    assert RULESET.bot.together


def test_greedy_wins_more_campaigns_than_quick_answers() -> None:
    won = sectors = 0
    for number in range(8):
        table = RULESET.rules.new_table(Setup("emerald_mount", ("northguard", "northguard")))
        mine, other = ("one", "two") if number % 2 else ("two", "one")
        seats = {mine: players.make("greedy", ""), other: Quick()}
        match = Match(RULESET, table, f"quick {number // 2}", seats, fighter=guess_at_once)
        won += match.over == mine
        sectors += len(controlled(match.table, mine)) - len(controlled(match.table, other))
    assert won >= 5
    assert sectors > 0


def test_an_elite_looks_at_what_the_enemy_may_still_do() -> None:
    """The trials end with the planning: the deed is judged when the enemy has played his companies."""
    match = asked(RULESET.rules.new_table(Setup("emerald_mount", ("northguard", "array"))), "one1")
    judged = Planner("e", LEVELS["elite"]).judged(question(match), match.seat("one"), keep=True)
    assert judged[0].trials
    for table in judged[0].tables:
        assert table.turn.phase == "missions"
        assert all(company.played for company in table.units.values())
