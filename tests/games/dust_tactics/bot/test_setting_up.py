"""The set-up of a bot: objectives far from the enemy, terrain for its own troops, and not always the same."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.match import Match
from escarmouche.engine.ruleset import Setup
from escarmouche.games.dust.table import OBJECTIVE, things_of
from escarmouche.games.dust_tactics.chapters.board.things import square_of
from escarmouche.games.dust_tactics.ruleset import RULESET
from escarmouche.games.dust_tactics.setup import scenario
from escarmouche.players.greedy import Greedy
from escarmouche.players.planner import Level, Planner, Quick
from escarmouche.space.grid import distance


def set_up(seed: str, players: Any) -> Any:
    """The table before the first activation."""
    lists = RULESET.armies.lists_for("supply_drop", tuple(RULESET.armies.default_lists))
    table = RULESET.rules.new_table(Setup("supply_drop", lists))
    seen: list[Any] = []

    def watch(step: Any) -> None:
        if not step.table.turn.round:
            seen[:] = [step.table]

    Match(RULESET, table, seed, players(table), watch=watch)
    return seen[0]


class SetUp:
    """Thinks as long as things are placed, then answers without thinking."""

    def __init__(self, thinker: Any) -> None:
        self.thinker = thinker

    def choose(self, ask: Any, seat: Any) -> Any:
        return (Quick() if seat.table.turn.round else self.thinker).choose(ask, seat)


def planners(table: Any, seed: str) -> dict[str, SetUp]:
    return {side: SetUp(Planner(f"{seed}/{side}", Level(blind=0.9))) for side in table.sides}


def test_objectives_lie_in_each_half_far_from_each_other() -> None:
    table = set_up("1", lambda table: {side: SetUp(Greedy()) for side in table.sides})
    one, two = (square_of(mark) for mark in things_of(table, OBJECTIVE))
    assert scenario.half_of(table, one[1]) != scenario.half_of(table, two[1])
    assert distance(*one, *two) >= 8


def test_terrain_and_objectives_are_not_the_same_in_every_match() -> None:
    tables = [set_up("1", lambda table, n=n: planners(table, f"{n}")) for n in range(3)]
    assert len({table.ground.pieces for table in tables}) == 3
    again = set_up("1", lambda table: planners(table, "0"))
    assert again.ground.pieces == tables[0].ground.pieces, "the same seed places the same"
