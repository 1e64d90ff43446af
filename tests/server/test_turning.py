"""Which way a machine may look where it is led: to the degree as the question's own judge says."""

from __future__ import annotations

import json
from typing import Any

from escarmouche import games
from escarmouche.engine import save
from escarmouche.engine.match import Match
from escarmouche.server.turning import turns
from escarmouche.server.workers import Asker
from tests.browser.situations import kept
from tests.games.dust_battlefield.tables import Put, piece, table_of


def asked(match: Match, figure: str) -> list[dict[str, int]]:
    content = save.dump(match, record=False)
    told = json.loads(turns(content, Asker("one", "en", {}, 0, "t"), figure, b"null"))
    found: list[dict[str, int]] = told["sectors"]
    return found


def test_a_hull_beside_a_rock_turns_as_far_as_it_may() -> None:
    tank = Put("one1", "koenigsluther", (60, 50), 90)
    rock = piece("rock", "rock", (72.5, 50), (12, 20), 8)
    table = table_of(tank, Put("two1", "manfred", (60, 110)), pieces=[rock])
    match = Match(games.ruleset("dust_battlefield"), table, seed=1)
    match.answer("one1")
    match.answer(("move", "nothing"))
    ask: Any = match.asked("one")
    assert ask.question == "move"
    figure = table.units["one1"].figures[0]
    found = asked(match, figure)
    assert found
    assert found != [{"first": 0, "last": 360}]
    for sector in found:
        for facing, beyond in ((sector["first"], -1), (sector["last"], 1)):
            assert ask.refuses(((figure, (), facing),)) is None
            assert ask.refuses(((figure, (), (facing + beyond) % 360),)) is not None


def test_who_looks_along_his_way_whatever_is_told_is_not_turned() -> None:
    match = Match(games.ruleset("star_mogul"), kept("star_mogul", "turn-too-sharp"), seed=1)
    match.answer("one1")
    match.answer("drive")
    assert match.asked("one").question == "drive"  # type: ignore[union-attr]
    assert asked(match, "one1h") == []
