"""What Battlefield takes over from the grid, and that it cites nothing else of it (DB-BASE-01)."""

from __future__ import annotations

import pytest

from escarmouche.engine.match import Match
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Setup
from escarmouche.games import ruleset
from escarmouche.games.dust.rules import CORE
from escarmouche.games.dust_battlefield.rules import INHERITED, LEDGER
from escarmouche.players.random_player import RandomPlayer

GAME = ruleset("dust_battlefield")


class Noting(RandomPlayer):
    """A player who keeps the rules of what he is refused."""

    rules: set[str]

    def choose(self, ask: Ask, seat: object) -> object:
        self.rules.add(ask.rule)
        for refusal in ask.greyed.values() if ask.greyed else ():
            self.rules.add(refusal.rule)
        return super().choose(ask, seat)


def test_base_01_every_inherited_rule_is_one_of_the_grid() -> None:
    assert all(rule in CORE for rule in INHERITED)
    assert all(rule in LEDGER for rule in INHERITED)


@pytest.mark.parametrize("key", GAME.armies.scenarios)
def test_base_01_no_rule_of_the_grid_alone_is_cited_in_a_match(key: str) -> None:
    cited: set[str] = set()
    players = {side: Noting(f"{key}{side}") for side in GAME.armies.sides}
    for player in players.values():
        player.rules = cited
    table = GAME.rules.new_table(Setup(key, GAME.armies.default_lists, options={"turns": 3}))
    match = Match(GAME, table, seed=key, players=players)
    match.run()
    assert match.over
    cited |= {event.rule for event in match.fresh}
    strange = {rule for rule in cited if rule not in LEDGER and not rule.startswith("ES-")}
    assert strange == set()
