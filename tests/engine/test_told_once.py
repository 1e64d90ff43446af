"""A line is written once, when it happens: told at the end of the match it says the same."""

from __future__ import annotations

import pytest

from escarmouche import games, players
from escarmouche.engine.drawn_setups import setup_of
from escarmouche.engine.match import Match, Step
from escarmouche.engine.voice import Voice

GAMES = (("template", 1), ("trauma", 1), ("trauma", 3), ("combat_zone", 1), ("dust_tactics", 0))


def voice_at(match: Match, table: object, lang: str, *, ids: bool) -> Voice:
    """How a spectator is told of a table, everything seen."""
    ruleset = match.ruleset
    scene = ruleset.client.scene(table, "")
    return Voice(lang, ruleset, scene, match.table.setting, ids=ids, sides=match.sides)


@pytest.mark.parametrize("ids", [True, False], ids=["record", "page"])
@pytest.mark.parametrize(("game", "number"), GAMES)
def test_a_line_of_the_record_does_not_change_afterwards(game: str, number: int, ids: bool) -> None:
    """Who falls, leads or is drawn to a colour later on keeps the name he had."""
    match = played(game, number)
    steps: list[Step] = []
    match.replay(steps.append)
    end = voice_at(match, match.table, "fr", ids=ids)
    before = match.origin
    wrong = []
    for step in steps:
        then, before = voice_at(match, before, "fr", ids=ids), step.table
        told = [(then.event(event), end.event(event)) for event in step.events]
        wrong += [(first, later) for first, later in told if first != later]
    assert wrong[:10] == []


PLAYED: dict[tuple[str, int], Match] = {}


def played(game: str, number: int) -> Match:
    """A random match, played once."""
    if (game, number) not in PLAYED:
        ruleset = games.ruleset(game)
        table = ruleset.rules.new_table(setup_of(ruleset, "reader", number))
        seats = {side: players.make("random", f"reader {number} {side}") for side in table.sides}
        PLAYED[game, number] = Match(ruleset, table, f"reader of {game} {number}", seats)
    return PLAYED[game, number]
