"""Tests of orders: who may receive which, what they cost, how they go."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec
import pytest

from escarmouche.engine.requests import NO_ONE, Refusal
from escarmouche.games.trauma.chapters import activation, orders, skills
from escarmouche.games.trauma.chapters.dice import DOWN, down, up
from escarmouche.games.trauma.chapters.orders import (
    COSTS,
    COURAGE,
    RULES,
    check_walker_cover,
    give_order,
    lose_orders,
    order_phase,
    why_not_order,
)
from escarmouche.games.trauma.client.view import view
from escarmouche.games.trauma.rules import LEDGER
from escarmouche.games.trauma.table import (
    ALERT,
    DISORGANISED,
    ENGAGED,
    GONE,
    HEADS_DOWN,
    ORDERS,
    PRONE,
    RESERVE,
    TAKE_COVER,
    Referee,
    Table,
)
from tests.games.trauma.tables import Script, Squad, referee_of, table_of

CAPTAIN = ["captain", "marine", "marine"]


def ordered(
    profiles: str | list[str] = "marine",
    *others: Squad,
    pc: int = 5,
    flags: tuple[str, ...] = (),
    **values: Any,
) -> Table:
    """The order phase of unit one1."""
    return table_of(
        Squad("one1", "one", (2000, 2000), profiles, **values),
        *others,
        turn={"step": "orders", "unit": "one1", "flags": frozenset(flags)},
        one={"pc": pc, "general": "one1a" if profiles == CAPTAIN else ""},
    )


def refused(table: Table, order: str) -> Refusal:
    refusal = why_not_order(table, "one1", order)
    assert refusal is not None
    return refusal


def run(table: Table, *orders: str, **answers: list[Any]) -> tuple[Referee, Script]:
    """The order phase to its end."""
    player = Script(order=list(orders), **answers)
    referee = referee_of(table, one=player)
    while referee.table.turn.step == "orders":
        order_phase(referee)
    return referee, player


def test_ord_01_several_orders_each_paid() -> None:
    referee, _ = run(ordered(pc=2), TAKE_COVER, HEADS_DOWN)
    assert referee.table.units["one1"].markers == {TAKE_COVER, HEADS_DOWN}
    assert referee.table.sides["one"].pc == 0
    assert referee.table.turn.step == "end"


def test_ord_01_each_once_and_none_at_all_is_allowed() -> None:
    referee, player = run(ordered(), TAKE_COVER, NO_ONE)
    second = player.asked[1]
    refusal = second.refuses(TAKE_COVER)
    assert refusal is not None
    assert refusal.reason == "already-given"
    assert referee.table.sides["one"].pc == 4
    referee, _ = run(ordered())
    assert referee.table.units["one1"].markers == frozenset()


def test_ord_01_no_phase_without_points_in_reserve_or_for_the_dead() -> None:
    for table in (ordered(pc=0), ordered(place=RESERVE), ordered(place=GONE)):
        referee, player = run(table)
        assert player.asked == []
        assert referee.table.turn.step == "end"


@pytest.mark.parametrize("marker", [ENGAGED, PRONE])
def test_ord_02_neither_engaged_nor_prone(marker: str) -> None:
    table = ordered(markers=(marker,))
    assert {refused(table, order).rule for order in RULES} == {"TR-ORD-02"}


def test_ord_02_nor_one_that_began_disorganised() -> None:
    table = ordered(flags=("began_disorganised",))
    assert {refused(table, order).rule for order in RULES} == {"TR-ORD-02"}


def test_ord_02_free_and_standing_units_may() -> None:
    table = ordered(flags=("one_action",))
    assert [why_not_order(table, "one1", o) for o in ORDERS] == [None, None, None]


def test_ord_03_orders_are_lost_together() -> None:
    table = ordered(markers=(*ORDERS, DISORGANISED), alert_left=("rifle#1",))
    lose_orders(referee_of(table), "TR-ORD-03", "one1")
    assert table.units["one1"].markers == {DISORGANISED}
    assert table.units["one1"].alert_left == ()


def test_ord_03_they_last_into_the_next_turn_until_the_flip() -> None:
    table = ordered("marine", Squad("one2", "one", (4000, 4000)), markers=(TAKE_COVER,))
    table.change("one", {"cards": ("one2", "one1")})
    table.turn = table.turn.__class__(round=3, phase="activation", active="one", step="option")
    referee = referee_of(table)
    activation.turn_of_play(referee)
    assert TAKE_COVER in referee.table.units["one1"].markers
    referee.book(step="option")
    activation.turn_of_play(referee)
    assert TAKE_COVER not in referee.table.units["one1"].markers


def test_ord_04_infantry_and_sound_walkers() -> None:
    assert why_not_order(ordered(), "one1", TAKE_COVER) is None
    walkers = ordered(["walker", "walker"], entry="walkers", gap=200)
    assert why_not_order(walkers, "one1", TAKE_COVER) is None
    walkers.change("one1b", {"immobile": True})
    assert refused(walkers, TAKE_COVER).reason == "propulsion-destroyed"
    for name, kind in (("tank", "wheeled"), ("skimmer", "antigravs")):
        assert refused(ordered([name], entry=kind), TAKE_COVER).reason == "vehicle-cannot-hide"


def test_ord_04_a_walker_that_loses_its_propulsion_loses_it() -> None:
    table = ordered(["walker", "walker"], entry="walkers", gap=200, markers=(TAKE_COVER, HEADS_DOWN))
    check_walker_cover(referee_of(table), "one1")
    assert TAKE_COVER in table.units["one1"].markers
    table.change("one1b", {"immobile": True})
    check_walker_cover(referee_of(table), "one1")
    assert table.units["one1"].markers == {HEADS_DOWN}


def test_ord_04_three_hits_with_and_without_it() -> None:
    assert LEDGER.data("TR-ORD-04")["cover_face"] == "Down"
    under = [Fraction(w, down(3).ways) for _, w in sorted(down(3).outcomes())]
    without = [Fraction(w, up(3).ways) for _, w in sorted(up(3).outcomes())]
    assert under == [Fraction(1, 27), Fraction(2, 9), Fraction(4, 9), Fraction(8, 27)]
    assert without == under[::-1]
    assert DOWN == (2, 3, 4, 5)


def test_ord_05_not_after_a_salvo() -> None:
    assert why_not_order(ordered(), "one1", ALERT) is None
    assert refused(ordered(flags=("fired",)), ALERT).rule == "TR-ORD-05"
    assert why_not_order(ordered(flags=("fired",)), "one1", HEADS_DOWN) is None


def test_ord_05_needs_a_ranged_weapon_without_lock_on() -> None:
    assert refused(ordered("warrior"), ALERT).reason == "no-alert-weapon"
    assert refused(ordered("tracker"), ALERT).reason == "no-alert-weapon"
    assert why_not_order(ordered(["tracker", "marine"]), "one1", ALERT) is None
    walker = ordered(["walker"], entry="walkers")
    walker.change("one1a", {"broken": (0,)})
    assert refused(walker, ALERT).reason == "no-alert-weapon"


def test_ord_05_the_marker_is_put() -> None:
    referee, _ = run(ordered(), ALERT)
    assert referee.table.units["one1"].markers == {ALERT}
    assert referee.table.sides["one"].pc == 4


def test_ord_08_infantry_heads_down() -> None:
    referee, _ = run(ordered(), HEADS_DOWN)
    assert HEADS_DOWN in referee.table.units["one1"].markers
    assert "TR-ORD-08" in [e.rule for e in referee.events if e.what == "change"]
    ways = dict(up(4).outcomes())
    assert 1 - Fraction(ways[0], up(4).ways) == Fraction(65, 81)
    assert sum(n * Fraction(w, up(4).ways) for n, w in ways.items()) == Fraction(4, 3)


@pytest.mark.parametrize(
    ("name", "kind"), [("tank", "wheeled"), ("walker", "walkers"), ("skimmer", "antigravs")]
)
def test_ord_09_vehicles_of_any_type_heads_down(name: str, kind: str) -> None:
    referee, _ = run(ordered([name], entry=kind), HEADS_DOWN)
    assert HEADS_DOWN in referee.table.units["one1"].markers
    assert {e.rule for e in referee.events if e.what == "change"} == {"TR-ORD-09"}


def test_ord_10_the_general_rallies_two_of_three() -> None:
    lost = [Squad(f"one{n}", "one", (1000 * n, 5000), markers=(DISORGANISED, PRONE)) for n in (2, 3, 4)]
    referee, player = run(ordered(CAPTAIN, *lost), COURAGE, COURAGE, NO_ONE, rally=["one3", "one2"])
    assert referee.table.sides["one"].pc == 1
    assert [referee.table.units[u].markers for u in ("one2", "one3")] == [{PRONE}, {PRONE}]
    assert DISORGANISED in referee.table.units["one4"].markers
    last = [a for a in player.asked if a.question == "order"][-1]
    refusal = last.refuses(COURAGE)
    assert refusal is not None
    assert (refusal.excess, refusal.measure) == (1, "PC")


def test_ord_10_only_the_general() -> None:
    lost = Squad("one2", "one", (4000, 4000), markers=(DISORGANISED,))
    assert refused(ordered(["sergeant", "marine"], lost), COURAGE).reason == "not-the-general"
    assert refused(ordered(CAPTAIN), COURAGE).reason == "nobody-disorganised"
    assert refused(ordered(CAPTAIN, lost, markers=(ENGAGED,)), COURAGE).rule == "TR-ORD-02"
    assert why_not_order(ordered(CAPTAIN, lost), "one1", COURAGE) is None


def test_ord_10_leaves_no_marker_and_the_card_alone() -> None:
    table = ordered(CAPTAIN, Squad("one2", "one", (4000, 4000), markers=(DISORGANISED,)))
    table.change("one", {"cards": ("one2",)})
    give_order(referee_of(table), "one1", COURAGE)
    assert table.units["one1"].markers == table.units["one2"].markers == frozenset()
    assert table.sides["one"].cards == ("one2",)
    assert COSTS == {TAKE_COVER: 1, ALERT: 1, HEADS_DOWN: 1, COURAGE: 2}


def test_comp_03_markers_are_open_to_both() -> None:
    referee, _ = run(ordered(), TAKE_COVER)
    (marked,) = [e for e in referee.events if e.about.get("marker") == TAKE_COVER]
    assert marked.only == ""
    assert TAKE_COVER in view(referee.table, "two").units["one1"].markers
    assert len({*ORDERS}) == 3


def vehicle(profile: str, kind: str, **values: object) -> Squad:
    squad = Squad("v", "one", (4000, 4000), profile, 1, entry=kind)
    squad.figures = [msgspec.structs.replace(f, **values) for f in squad.figures]
    return squad


def ending(squad: Squad, *others: Squad) -> Table:
    return table_of(squad, *others, turn={"unit": squad.id, "step": "orders"})


def greyed(table: Table) -> dict[str, str]:
    """Orders the unit may not be given now, with the rule."""
    wanted = (TAKE_COVER, ALERT, HEADS_DOWN)
    return {o: r.rule for o in wanted if (r := orders.why_not_order(table, "v", o))}


def test_veh_03_a_walker_takes_cover_while_its_propulsion_is_intact() -> None:
    assert greyed(ending(vehicle("walker", "walkers"))) == {}
    lame = ending(vehicle("walker", "walkers", immobile=True))
    assert greyed(lame) == {TAKE_COVER: "TR-VEH-03"}
    skills.mend(referee_of(lame), "TR-SKILL-13", skills.Remedy("va", "propulsion"))
    assert greyed(lame) == {}


def test_veh_07_an_antigrav_is_refused_planquez_vous_under_its_own_rule() -> None:
    assert greyed(ending(vehicle("skimmer", "antigravs"))) == {TAKE_COVER: "TR-VEH-07"}


def test_veh_07_the_order_phase_greys_it_out() -> None:
    script = Script(order=[NO_ONE])
    orders.order_phase(referee_of(ending(vehicle("skimmer", "antigravs")), one=script))
    (ask,) = script.asked
    assert ask.greyed[TAKE_COVER].rule == "TR-VEH-07"
    assert {ALERT, HEADS_DOWN} <= set(ask.options)


def test_veh_10_wheeled_vehicles_cannot_use_planquez_vous() -> None:
    assert greyed(ending(vehicle("tank", "wheeled"))) == {TAKE_COVER: "TR-VEH-10"}
