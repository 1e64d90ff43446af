"""Tables of older rules: objectives and smoke were data of the turn until version 7."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.dust_tactics.chapters.board import things
from escarmouche.games.dust_tactics.ruleset import RULESET
from escarmouche.games.dust_tactics.setup.older_tables import convert
from tests.games.dust.tables import Put, card, table_of

MARKS = [
    {"id": "objective1", "x": 5, "y": 4, "half": "south"},
    {"id": "objective2", "x": 6, "y": 7},
]
SMOKE = [{"x": 2, "y": 1, "until": 4}, {"x": 0, "y": 0, "until": 3}, {"x": 2, "y": 1, "until": 3}]


def written(**turn: Any) -> dict[str, Any]:
    """The data of a table as version 7 wrote it."""
    data = table_of(Put("one1", card("squad"), (0, 0))).to_data()
    return {**data, "turn": {**data["turn"], "objectives": [], "smoke": [], **turn}}


@pytest.mark.parametrize("version", [1, 6, 7])
def test_objectives_and_smoke_of_the_turn_are_things(version: int) -> None:
    table = RULESET.rules.records.read(convert(written(objectives=MARKS, smoke=SMOKE), version))
    marks = [things.objective("objective1", 5, 4, "south"), things.objective("objective2", 6, 7)]
    clouds = [things.smoke(0, 0, 3), things.smoke(2, 1, 4)]  # the newer of two on one square
    assert sorted(table.things.values(), key=lambda thing: thing.id) == [*marks, *clouds]
    assert "smoke" not in table.to_data()["turn"]


def test_a_table_without_them_is_told_as_if_there_were_none() -> None:
    assert "things" not in convert(written(), 7)
    older = written()
    del older["turn"]["smoke"], older["turn"]["objectives"]
    assert convert(older, 1) == older


def test_a_table_of_these_rules_stays_as_it_is() -> None:
    data = table_of(Put("one1", card("squad")), things=[things.smoke(1, 1, 2)]).to_data()
    assert convert(data, RULESET.version) is data
    assert RULESET.rules.convert is convert


def test_what_is_converted_is_not_changed_itself() -> None:
    data = written(smoke=SMOKE)
    convert(data, 7)
    assert data == written(smoke=SMOKE)
