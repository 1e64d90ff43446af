"""A look round from one figure: nothing better is left out, and nothing old is kept."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.combat_zone.bot import look_round
from escarmouche.games.combat_zone.bot.look_round import LookRound
from escarmouche.games.combat_zone.table import Table, Thing
from tests.games.combat_zone.tables import Group, table_of

MEASURED = {"premeasure": True}


def laid(*more: Group, profile: Any = "trooper", pieces: Any = (), **values: Any) -> Table:
    """One figure at 60/30 that looks north; others where a test wants them."""
    turn = values.pop("turn", {})
    return table_of(
        Group("one1", "one", (6000, 3000), profile, facing=90, **values), *more,
        pieces=pieces, options=MEASURED, turn=turn,
    )  # fmt: skip


def foe(n: int = 1, at: tuple[int, int] = (6000, 5000), profile: str = "trooper", **values: Any) -> Group:
    return Group(f"two{n}", "two", at, profile, facing=270, **values)


def look(table: Table, figure: str = "one1a") -> LookRound:
    return LookRound(table, figure)


@pytest.mark.parametrize("ap", [1, 2, 3, 6])
@pytest.mark.parametrize("y", [3900, 5500, 9000])
def test_no_move_that_is_left_out_would_have_been_better(ap: int, y: int) -> None:
    table = laid(foe(at=(6000, y)), profile="swordsman", ap=ap)
    view = look(table)
    best = view.best_move()
    assert best is not None
    assert view.worth_of(best) == max(look(table).worth_of(option) for option in view.moves())


def test_a_look_round_is_kept_until_something_changes() -> None:
    table = laid(foe())
    first = look_round.look_round_of(table, "one1a")
    assert look_round.look_round_of(table.copy(), "one1a") is first
    moved = table.copy()
    moved.change("two1a", {"x": 6100})
    assert look_round.look_round_of(moved, "one1a") is not first
    again = look_round.look_round_of(moved, "one1a")
    burning = moved.copy()
    burning.put(Thing("f", "fire", 0, 0))
    assert look_round.look_round_of(burning, "one1a") is not again
    assert look_round.look_round_of(burning, "two1a").figure == "two1a"
