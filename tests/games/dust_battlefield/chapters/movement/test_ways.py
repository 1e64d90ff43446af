"""Flying infantry on the open table (DS-SKILL-24)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from escarmouche.games.dust_battlefield.chapters.movement import bogging, drafts, ways
from escarmouche.games.dust_battlefield.chapters.movement.judging import Allowance, why_not_move
from escarmouche.games.dust_battlefield.table import Table
from escarmouche.space.terrain import Piece
from tests.games.dust_battlefield.tables import Put, piece, table_of

ROCK = piece("rock", "rock", (40, 60), (5, 30))
WOOD = piece("wood", "wood", (40, 60), (6, 30))


def _table(
    *pieces: Piece, card: str = "grim-reapers", others: Sequence[Put] = (), **turn: Any
) -> tuple[Table, tuple[int, int]]:
    table = table_of(Put("one1", card, [(30, 60)]), *others, pieces=pieces, turn=turn)
    table.change("one1", {"figures": ("one1a",), "roster": ("one1a",)})
    return table, (3000, 6000)


def _why(table: Table, x: float, y: float = 60, length: int = 3000, hero: str = "") -> tuple[str, str]:
    value = (("one1a", ((round(x * 100), round(y * 100)),), -1),)
    refusal = why_not_move(table, "one1", hero, Allowance(length), value)
    return (refusal.rule, refusal.reason) if refusal else ("", "")


def test_skill_24_it_flies_over_what_stops_others_and_lands_where_it_may() -> None:
    table, _ = _table(ROCK)
    assert _why(table, 50) == ("", "")
    assert _why(table, 40) == ("DS-SKILL-24", "does-not-land")
    on_foot, _ = _table(ROCK, card="gunners")
    assert _why(on_foot, 50) == ("DB-TERR-06", "does-not-pass")


def test_skill_24_terrain_below_is_as_if_open() -> None:
    table, _ = _table(WOOD)
    assert _why(table, 55) == ("", "")
    assert _why(table, 40) == ("", "")  # it may enter a wood
    on_foot, _ = _table(WOOD, card="gunners")
    assert _why(on_foot, 55) == ("DB-TERR-01", "too-fast")


@pytest.mark.parametrize(("end", "met"), [(5000, []), (4000, ["z"])])
def test_skill_24_wire_and_mines_count_where_it_lands(end: int, met: list[str]) -> None:
    for kind in ("wire", "minefield"):
        table, at = _table(piece("z", kind, (40, 60), (4, 30)))
        (walker,) = ways.walkers(table, "one1")
        assert bogging.crossed(table, walker, (at, (end, 6000)), -1, kind) == met


def test_skill_24_enemies_still_bar_the_way() -> None:
    table, _ = _table(others=[Put("two1", "manfred", (40, 60))])
    assert _why(table, 50) == ("DB-MOVE-06", "through-a-unit")


def test_skill_24_what_has_a_roof_is_entered_on_foot() -> None:
    house = piece("house", "building", (50, 60), (12, 12))
    table, _ = _table(house, ROCK)
    assert _why(table, 50) == ("DB-TERR-06", "does-not-pass")
    free, _ = _table(house)
    assert _why(free, 53) == ("DB-TERR-01", "too-fast")
    assert _why(free, 70, length=5000) == ("", "")


def test_skill_24_with_a_hero_both_need_it() -> None:
    table, _ = _table(ROCK, others=[Put("one2", "manfred", (30, 64))], unit="one1", hero="one2")
    assert _why(table, 50, hero="one2") == ("DB-TERR-06", "does-not-pass")
    both = table_of(
        Put("one1", "grim-reapers", [(30, 60)]), Put("one2", "grim-reapers", [(30, 64)]), pieces=[ROCK],
        turn={"unit": "one1", "hero": "one2"},
    )  # fmt: skip
    assert all(walker.soars for walker in ways.walkers(both, "one1"))


def test_skill_24_a_ready_move_goes_straight_over() -> None:
    table, _ = _table(ROCK)
    value = drafts.to_goal(table, "one1", "", Allowance(2000), (9000, 6000))
    assert value == (("one1a", ((5000, 6000),), -1),)
