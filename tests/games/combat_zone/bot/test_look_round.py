"""A look round from one figure: nothing better is left out, and nothing old is kept."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.requests import Ask
from escarmouche.games.combat_zone.bot import look_round, opinions, weighing
from escarmouche.games.combat_zone.bot.look_round import LookRound
from escarmouche.games.combat_zone.chapters.deeds import Deed
from escarmouche.games.combat_zone.chapters.movement import ready_moves
from escarmouche.games.combat_zone.chapters.sequence import ACTIVATED
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


def test_who_is_seen_by_one_more_enemy_fears_more_and_less_where_friends_are_seen_too() -> None:
    alone = look(laid(foe()))
    two = look(laid(foe(), foe(2, at=(6600, 5000))))
    assert 0 < alone.risk(alone.table) < two.risk(two.table) < 26
    together = look(laid(foe(), Group("one2", "one", (5600, 3000), "trooper", facing=90)))
    assert together.risk(together.table) < alone.risk(alone.table), "he cannot fire at both"


def test_cover_is_not_bought_to_be_thrown_away() -> None:
    """Down behind nothing a figure sees what it saw: the fire that is left is reckoned from down there."""
    view = look(laid(foe(at=(6000, 9000)), ap=3))
    table = view.table
    down = view.down(table)
    expected = view.place(table) - view.risk(down) + view.fire(down, 2) - 0.01
    assert opinions.weigh_deed(view, Deed("cover")) == pytest.approx(expected)


def test_after_firing_it_may_be_worth_more_to_go_back_than_to_stay() -> None:
    """A place with a way back is worth no less than the same place without one."""
    table = laid(foe(), ap=6)
    view = look(table)
    for course in view.moves():
        ends = view.ends(course.table)
        points = course.table.figures["one1a"].ap
        worth = max(
            end.worth + view.fire(course.table, points - end.cost) for end in ends if end.cost <= points
        )
        assert view.stand(course.table, points) == pytest.approx(worth)


def test_nobody_waits_where_nobody_can_come() -> None:
    waiting = look(laid(foe(at=(6000, 9000), profile="trooper"), ap=6))
    assert waiting.hope(waiting.table) > 0
    acted = waiting.table.copy()
    acted.change("two1", {"markers": acted.units["two1"].markers | {ACTIVATED}})
    assert look(acted).hope(acted) == 0, "all have acted"


def test_turning_about_is_offered_towards_somebody_and_once() -> None:
    """It is free: who overlooks everything else would turn on the spot for ever."""
    deeds = ("pivot", "move", "done")
    action = Ask("CZ-AP-04", "one", "action", deeds, about={"figure": "one1a"})
    ahead, behind = laid(foe(), ap=3), laid(foe(at=(6000, 1500)), ap=3)
    turned = laid(foe(at=(6000, 1500)), ap=3)
    turned.change("one1a", {"pivot": 90})
    assert list(weighing.prospects(action, behind)) == list(deeds)
    for table in (ahead, turned):
        assert list(weighing.prospects(action, table)) == ["move", "done"]


@pytest.mark.parametrize("y", [3900, 5500, 9000])
def test_no_point_is_paid_for_a_step_on_the_spot(y: int) -> None:
    table = laid(foe(at=(6000, y)), ap=3)
    at = table.figures["one1a"]
    plain = [c for c in look(table).moves() if c.plan.what != ready_moves.RUSH]
    assert plain
    for course in plain:
        x, end = course.value[0][1][-1]
        assert (x - at.x) ** 2 + (end - at.y) ** 2 > look_round.STEP**2
    view, there, back = look(table), (6060, 3000), (6009, 3000)
    for path, gets_on in (((back,), False), ((there, back), False), ((there,), True)):
        assert view._gets_on(course.plan, (("one1a", path, 90),)) is gets_on
