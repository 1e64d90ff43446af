"""Tests of the turn of play: options, cards, paying, the hand-over."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.requests import NO_ONE, Ask, Refusal
from escarmouche.games.trauma.chapters import activation
from escarmouche.games.trauma.chapters.activation import (
    FLIP,
    MOVE_FIRST,
    PASS,
    REORDER,
    SIMULTANEOUS,
    why_not_option,
)
from escarmouche.games.trauma.chapters.orders import order_phase
from escarmouche.games.trauma.chapters.states import state_of
from escarmouche.games.trauma.table import (
    ALERT,
    DISORGANISED,
    GONE,
    ORDERS,
    PRONE,
    RESERVE,
    TAKE_COVER,
    Referee,
    Table,
)
from tests.games.trauma.tables import Script, Squad, referee_of, table_of

SERGEANT = ["sergeant", "marine", "marine"]


def armies(ones: int, twos: int, *, pc: int = 20, officers: tuple[str, ...] = (), **values: Any) -> Table:
    """Units one1 … and two1 …, their cards laid in order, side one to play."""
    squads = []
    for side, count in (("one", ones), ("two", twos)):
        for n in range(1, count + 1):
            id = f"{side}{n}"
            profiles = SERGEANT if id in officers else ["marine"] * 3
            squads.append(Squad(id, side, (1000 * n, 2000 if side == "one" else 9000), profiles))
    return table_of(
        *squads,
        turn={"step": "option", **values},
        one={"pc": pc, "cards": tuple(f"one{n}" for n in range(1, ones + 1))},
        two={"pc": pc, "cards": tuple(f"two{n}" for n in range(1, twos + 1))},
    )


def play(table: Table, *, one: Script | None = None, two: Script | None = None, turns: int = 99) -> Referee:
    """Turns of play in which every activated unit waives its actions and takes no order."""
    referee = referee_of(table, one=one, two=two)
    steps = {
        "option": activation.turn_of_play,
        "activate": activation.activate,
        "orders": order_phase,
        "end": activation.finish,
    }
    while turns:
        step = referee.table.turn.step
        if step in ("announce", "enter"):
            referee.book(step="orders" if step == "announce" else "end")
            continue
        if step == "debrief":
            break
        steps[step](referee)
        if referee.table.turn.step in ("option", "debrief"):
            turns -= 1
    return referee


def flips(referee: Referee) -> str:
    """Who flipped cards, in order."""
    return "".join(
        "A" if e.about["id"] == "one" else "B"
        for e in referee.events
        if e.rule == "TR-ACT-04" and "shown" in e.about
    )


def asked(player: Script, question: str) -> list[Ask]:
    return [a for a in player.asked if a.question == question]


def refused(table: Table, option: str, side: str = "one") -> Refusal:
    refusal = why_not_option(table, side, option)
    assert refusal is not None
    return refusal


def test_act_01_the_sides_alternate() -> None:
    referee = play(armies(3, 3))
    assert flips(referee) == "ABABAB"
    assert referee.table.turn.step == "debrief"
    assert referee.table.turn.phase == "debriefing"


def test_act_01_a_unit_finishes_before_the_enemy_plays() -> None:
    referee = referee_of(armies(2, 2))
    activation.turn_of_play(referee)
    activation.activate(referee)
    assert (referee.table.turn.active, referee.table.turn.unit) == ("one", "one1")
    activation.finish(referee)
    assert (referee.table.turn.active, referee.table.turn.unit) == ("two", "")


def test_act_02_a_side_without_cards_is_skipped() -> None:
    assert flips(play(armies(5, 3))) == "ABABABAA"
    assert flips(play(armies(0, 2))) == "BB"
    assert flips(play(armies(0, 0))) == ""


def test_act_03_orders_come_after_the_actions() -> None:
    table = armies(1, 1)
    player = Script()
    referee = referee_of(table, one=player)
    activation.turn_of_play(referee)
    activation.activate(referee)
    assert referee.table.turn.step == "announce"
    assert asked(player, "order") == []
    referee.book(step="orders")
    order_phase(referee)
    assert len(asked(player, "order")) == 1
    assert [a.question for a in player.asked] == ["option", "pay", "order"]


def test_act_04_flipping_removes_orders_even_unpaid() -> None:
    table = armies(1, 1)
    table.change("one1", {"markers": frozenset({*ORDERS, PRONE}), "alert_left": ("rifle#1",)})
    referee = play(table, one=Script(pay=[NO_ONE]), turns=1)
    unit = referee.table.units["one1"]
    assert unit.markers == {PRONE}
    assert unit.alert_left == ()
    assert referee.table.sides["one"].shown == ("one1",)
    assert referee.table.sides["one"].cards == ()


def test_act_04_orders_last_until_the_flip() -> None:
    table = armies(2, 1)
    table.change("one2", {"markers": frozenset({TAKE_COVER})})
    referee = play(table, turns=2)
    assert TAKE_COVER in referee.table.units["one2"].markers
    assert referee.table.turn.active == "one"
    activation.turn_of_play(referee)
    assert TAKE_COVER not in referee.table.units["one2"].markers


def test_act_05_a_unit_without_officer_pays_one() -> None:
    referee = play(armies(7, 0, pc=9, officers=("one2", "one5")))
    assert referee.table.sides["one"].pc == 4


def test_act_05_reserve_and_disorganised_units_pay_too() -> None:
    table = armies(2, 0, pc=9)
    table.change("one1", {"place": RESERVE})
    table.change("one2", {"markers": frozenset({DISORGANISED})})
    assert play(table).table.sides["one"].pc == 7


def test_act_05_the_officer_counts_when_the_card_is_flipped() -> None:
    table = armies(1, 1, officers=("one1",), pc=3)
    referee = referee_of(table)
    activation.turn_of_play(referee)
    referee.change("TR-ARMY-09", "one1", figures=("one1b", "one1c"), leader="one1b")
    activation.activate(referee)
    assert referee.table.sides["one"].pc == 3


def test_act_06_without_points_nothing_happens() -> None:
    for marker in (DISORGANISED, PRONE):
        table = armies(1, 1, pc=0)
        table.change("one1", {"markers": frozenset({marker})})
        player = Script()
        referee = play(table, one=player, turns=1)
        assert state_of(referee.table, "one1") == marker
        assert player.asked == []
        assert referee.table.turn.active == "two"
        assert "TR-ACT-06" in [e.rule for e in referee.events]


def test_act_06_the_refusal_says_what_is_missing() -> None:
    refusal = activation.why_not_pay(armies(1, 1, pc=0), "one1")
    assert refusal is not None
    assert (refusal.rule, refusal.excess, refusal.measure) == ("TR-ACT-05", 1, "PC")


def test_act_06_declining_by_choice_keeps_the_points() -> None:
    player = Script(pay=[NO_ONE])
    referee = play(armies(1, 1), one=player, turns=1)
    assert referee.table.sides["one"].pc == 20
    assert asked(player, "order") == []
    assert referee.table.turn.active == "two"


def test_act_06_a_reserve_unit_stays_in_reserve() -> None:
    table = armies(1, 1, pc=0)
    table.change("one1", {"place": RESERVE})
    assert play(table, turns=1).table.units["one1"].place == RESERVE


def test_act_07_one_option_for_each_turn_of_play() -> None:
    player = Script(option=[MOVE_FIRST])
    referee = play(armies(3, 3), one=player, turns=1)
    assert len(asked(player, "option")) == 1
    assert flips(referee) == "A"
    assert referee.table.turn.active == "two"


def test_act_07_prices() -> None:
    table = armies(3, 3, pc=0)
    assert [refused(table, o).excess for o in (MOVE_FIRST, PASS, SIMULTANEOUS)] == [1, 1, 2]
    assert why_not_option(table, "one", FLIP) is None
    assert refused(armies(3, 3, pc=1), SIMULTANEOUS).excess == 1
    assert why_not_option(armies(3, 3, pc=1), "one", PASS) is None


def test_act_08_the_first_card_goes_where_the_player_likes() -> None:
    player = Script(option=[MOVE_FIRST], card_place=[2])
    referee = play(armies(3, 1, pc=5), one=player, turns=1)
    side = referee.table.sides["one"]
    assert side.shown == ("one2",)
    assert side.cards == ("one3", "one1")
    assert side.pc == 3


def test_act_08_not_back_on_top_and_not_with_one_card() -> None:
    player = Script(option=[MOVE_FIRST], card_place=[1])
    referee = play(armies(3, 1), one=player, turns=1)
    (ask,) = asked(player, "card-place")
    assert ask.options == (1, 2)
    assert ask.refuses(0) is not None
    assert referee.table.sides["one"].cards == ("one1", "one3")
    assert refused(armies(1, 1), MOVE_FIRST).rule == "TR-ACT-08"


def test_act_08_the_enemy_sees_the_place_and_not_the_face() -> None:
    player = Script(option=[MOVE_FIRST], card_place=[2])
    referee = play(armies(3, 1), one=player, turns=1)
    moved = [e for e in referee.events if e.rule == "TR-ACT-08"]
    assert [e for e in moved if e.what == "note" and not e.only and e.about["place"] == 2]
    assert "one1" not in str([e.about for e in moved if not e.only])


def test_act_09_pass_gives_the_turn_away() -> None:
    referee = play(armies(2, 2, pc=5), one=Script(option=[PASS]), turns=1)
    assert flips(referee) == ""
    assert referee.table.sides["one"].pc == 4
    assert referee.table.turn.active == "two"


def test_act_09_not_twice_in_a_row() -> None:
    player = Script(option=[PASS])
    referee = play(armies(4, 4), one=player, turns=2)
    assert refused(referee.table, PASS).reason == "twice-in-a-row"
    assert why_not_option(referee.table, "one", SIMULTANEOUS) is None
    referee = play(referee.table, turns=2)
    assert why_not_option(referee.table, "one", PASS) is None


def test_act_09_with_no_enemy_card_it_comes_back() -> None:
    referee = play(armies(2, 0, pc=5), one=Script(option=[PASS]), turns=1)
    assert referee.table.turn.active == "one"
    assert refused(referee.table, PASS).rule == "TR-ACT-09"


def test_act_10_two_units_one_after_the_other() -> None:
    player = Script(option=[SIMULTANEOUS], activate=["one2"])
    referee = play(armies(4, 4, pc=5), one=player, turns=1)
    side = referee.table.sides["one"]
    assert side.pc == 1
    assert side.shown == ("one1", "one2")
    assert [a.about["unit"] for a in player.asked if a.question in ("pay", "order")] == [
        "one2", "one2", "one1", "one1",
    ]  # fmt: skip
    assert refused(referee.table, SIMULTANEOUS).reason == "twice-in-a-row"


def test_act_10_both_lose_their_orders_at_the_flip() -> None:
    table = armies(2, 1)
    for unit in ("one1", "one2"):
        table.change(unit, {"markers": frozenset({ALERT})})
    referee = referee_of(table, one=Script(option=[SIMULTANEOUS]))
    activation.turn_of_play(referee)
    assert [referee.table.units[u].markers for u in ("one1", "one2")] == [frozenset(), frozenset()]


def test_act_10_a_pass_lifts_the_ban() -> None:
    referee = play(armies(6, 6), one=Script(option=[SIMULTANEOUS, PASS]), turns=4)
    assert referee.table.turn.active == "one"
    assert why_not_option(referee.table, "one", SIMULTANEOUS) is None


def test_act_10_needs_two_cards() -> None:
    assert refused(armies(1, 1), SIMULTANEOUS).reason == "one-card-only"


def test_act_10_of_a_dead_card_and_a_live_one_the_live_one_plays() -> None:
    table = armies(2, 1, pc=5)
    table.change("one1", {"place": GONE, "figures": ()})
    referee = play(table, one=Script(option=[SIMULTANEOUS]), turns=1)
    assert referee.table.sides["one"].pc == 2
    assert referee.table.turn.active == "two"


def test_act_10_the_second_unit_may_die_before_it_plays() -> None:
    referee = referee_of(armies(2, 1, pc=9), one=Script(option=[SIMULTANEOUS]))
    activation.turn_of_play(referee)
    activation.activate(referee)
    referee.change("TR-ACT-11", "one2", place=GONE, figures=())
    activation.finish(referee)
    assert referee.table.turn.step == "activate"
    activation.activate(referee)
    assert referee.table.turn.active == "two"
    assert referee.table.sides["one"].pc == 6


def test_act_11_a_dead_card_is_a_free_pass() -> None:
    table = armies(2, 1, pc=5)
    table.change("one1", {"place": GONE, "figures": ()})
    referee = play(table, turns=1)
    assert referee.table.sides["one"].pc == 5
    assert referee.table.sides["one"].shown == ("one1",)
    assert referee.table.turn.active == "two"
    assert "TR-ACT-11" in [e.rule for e in referee.events]


def test_act_11_a_reserve_card_is_not_dead() -> None:
    table = armies(1, 1)
    table.change("one1", {"place": RESERVE})
    referee = referee_of(table)
    activation.turn_of_play(referee)
    activation.activate(referee)
    assert referee.table.turn.step == "enter"


def test_cmd_05_the_order_cannot_be_changed() -> None:
    table = armies(3, 3)
    assert refused(table, REORDER).rule == "TR-CMD-05"
    player = Script()
    play(table, one=player, turns=1)
    refusal = asked(player, "option")[0].refuses(REORDER)
    assert refusal is not None
    assert refusal.rule == "TR-CMD-05"


def test_army_06_the_unit_is_activated_as_one() -> None:
    table = armies(1, 1)
    for figure in ("one1a", "one1b"):
        table.change(figure, {"moved": True, "fixed": True})
    table.change("two1a", {"moved": True})
    stale: dict[str, Any] = {
        "flags": frozenset({"fired"}),
        "todo": ("shoot",),
        "tested": ("one1",),
        "salvos": ("x",),
    }
    referee = referee_of(table)
    activation.turn_of_play(referee)
    referee.book(**stale)
    activation.activate(referee)
    turn = referee.table.turn
    assert (turn.unit, turn.activation) == ("one1", "one1")
    assert (turn.flags, turn.todo, turn.tested, turn.salvos) == (frozenset(), (), (), ())
    assert not any(
        referee.table.figures[f].moved or referee.table.figures[f].fixed for f in ("one1a", "one1b")
    )
    assert referee.table.figures["two1a"].moved  # for its alert fire


def test_army_07_activations_leave_the_make_up_alone() -> None:
    table = armies(3, 3)
    before = {u.id: (u.figures, u.roster) for u in table.units.values()}
    after = play(table, one=Script(option=[MOVE_FIRST, SIMULTANEOUS])).table
    assert {u.id: (u.figures, u.roster) for u in after.units.values()} == before
    assert all(f.id in after.units[f.unit].figures for f in after.figures.values())


@pytest.mark.parametrize("cards", [3, 5])
def test_comp_02_each_card_is_flipped_once(cards: int) -> None:
    referee = play(armies(cards, cards))
    for side in ("one", "two"):
        record = referee.table.sides[side]
        assert record.cards == ()
        assert record.shown == tuple(f"{side}{n}" for n in range(1, cards + 1))


def test_comp_02_faces_of_cards_still_down_are_only_for_their_owner() -> None:
    referee = play(armies(3, 3), turns=2)
    public = str([e.about for e in referee.events if not e.only])
    assert "one1" in public
    assert "one2" not in public
    assert "one3" not in public
