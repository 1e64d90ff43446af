"""Orders and alert fire (area A4-ORD)."""

from __future__ import annotations

from fractions import Fraction as F
from typing import Any

from escarmouche.engine.reaction_windows import ABOVE_HALF
from escarmouche.games.at43.chapters import activation, alert, orders
from escarmouche.games.at43.chapters.orders import why_not_order
from escarmouche.games.at43.chapters.shooting import shooting
from escarmouche.games.at43.chapters.shooting.salvo import take_aim
from escarmouche.games.at43.chapters.states import update_engaged
from escarmouche.games.at43.table import Strike, Table
from tests.games.at43.tables import Script, Squad, chances, flags, piece, referee_of, table_of


def refused(table: Table, order: str, unit: str = "one1") -> str:
    refusal = why_not_order(table, unit, order)
    return refusal.rule if refusal else ""


def test_ord_01_each_order_costs_one_and_is_bought_once() -> None:
    table = table_of(Squad("one1", "one", (3000, 3000)), turn={"step": "orders"})
    referee = referee_of(table)
    for order in ("a_couvert", "genou", "alerte"):
        orders.give_order(referee, "one1", order)
    assert referee.table.sides["one"].pc == 2
    assert refused(referee.table, "a_couvert") == "A4-ORD-01"
    assert {"a_couvert", "genou", "alerte"} <= referee.table.units["one1"].markers


def test_ord_02_who_gets_none() -> None:
    foe = Squad("two1", "two", (3300, 3000), count=1)
    assert refused(table_of(Squad("one1", "one", (3000, 3000), count=1), foe), "genou") == "A4-ORD-02"
    assert refused(table_of(Squad("one1", "one", (3000, 3000), markers=("dropped",))), "genou") == "A4-DEP-03"
    assert (
        refused(table_of(Squad("one1", "one", (3000, 3000), markers=("disorganised",))), "genou")
        == "A4-ACT-13"
    )
    assert refused(flags(table_of(Squad("one1", "one", (3000, 3000))), "grounded"), "genou") == "A4-STATE-07"


def test_ord_03_take_cover_is_for_infantry_and_lost_in_contact() -> None:
    assert (
        refused(table_of(Squad("one1", "one", (3000, 3000), "walker", 1, entry="walkers")), "a_couvert")
        == "A4-ORD-03"
    )
    table = table_of(
        Squad("one1", "one", (3000, 3000), count=1, markers=("a_couvert",)),
        Squad("two1", "two", (5000, 3000), count=1),
    )
    referee = referee_of(table)
    referee.change("A4-MOV-01", "two1a", x=3400)
    update_engaged(referee)
    assert "a_couvert" not in referee.table.units["one1"].markers


def test_ord_04_take_cover_works_once_the_activation_is_over() -> None:
    table = table_of(Squad("one1", "one", (3000, 3000)), turn={"step": "orders"})
    referee = referee_of(table)
    orders.give_order(referee, "one1", "a_couvert")
    assert "fresh_cover" in referee.table.units["one1"].markers
    activation.finish(referee)
    assert "fresh_cover" not in referee.table.units["one1"].markers


def test_ord_07_alert_only_for_who_has_not_fired() -> None:
    assert refused(flags(table_of(Squad("one1", "one", (3000, 3000))), "fired"), "alerte") == "A4-ORD-07"
    assert refused(flags(table_of(Squad("one1", "one", (3000, 3000))), "rapid", "moved"), "alerte") == ""
    assert refused(table_of(Squad("one1", "one", (3000, 3000), "walker", 1, entry="walkers")), "alerte") == ""


def watched(**values: Any) -> Table:
    mover = Squad("one1", "one", (3000, 3000), count=3)
    return table_of(mover, Squad("two1", "two", (3000, 5000), count=2, markers=("alerte",), **values))


def test_ord_08_alert_fire_at_the_unit_that_moved() -> None:
    referee = referee_of(watched(), (6, 6), (6, 6), two=Script(alert_fire=["two1"], fire_at_will=["-"]))
    alert.alert_window(referee, "one1")
    assert len(referee.table.units["one1"].figures) == 1
    assert "alerte" not in referee.table.units["two1"].markers


def test_ord_08_not_when_engaged_or_out_of_sight() -> None:
    wall = piece("wall", "wall", 1000, 3900, 5000, 4000)
    hidden = table_of(
        Squad("one1", "one", (3000, 3000), count=3),
        Squad("two1", "two", (3000, 5000), count=2, markers=("alerte",)),
        pieces=(wall,),
    )
    assert alert.why_not_alert(hidden, "two1", "one1").rule == "A4-ORD-08"  # type: ignore[union-attr]
    near = table_of(
        Squad("one1", "one", (3000, 3000), count=1),
        Squad("two1", "two", (3000, 3400), count=1, markers=("alerte",)),
    )
    assert alert.why_not_alert(near, "two1", "one1").reason == "engaged"  # type: ignore[union-attr]


def test_ord_08_the_chance_by_which_a_standing_answer_stays_silent() -> None:
    mover, guard = Squad("one1", "one", (3000, 3000), count=1), ("two1", "two", (3000, 5000))
    one = table_of(mover, Squad(*guard, count=1, markers=("alerte",)))
    assert alert.chance(one, "two1", "one1") == F(5, 12)  # to hit 2+, to hurt 4+
    two = table_of(mover, Squad(*guard, count=2, markers=("alerte",)))
    assert alert.chance(two, "two1", "one1") == 1 - F(7, 12) ** 2
    stands = {"standing": (("alert-fire", f"{ABOVE_HALF}:1"),)}
    referee = referee_of(
        table_of(mover, Squad(*guard, count=1, markers=("alerte",)), two=stands), two=Script()
    )
    alert.alert_window(referee, "one1")
    assert "alerte" in referee.table.units["two1"].markers
    script = Script(alert_fire=["two1"], fire_at_will=["-"])
    referee = referee_of(
        table_of(mover, Squad(*guard, count=2, markers=("alerte",)), two=stands), (6, 6), (6, 6), two=script
    )
    alert.alert_window(referee, "one1")
    assert "alerte" not in referee.table.units["two1"].markers


def test_gen_20_two_units_in_alert_answer_one_after_the_other() -> None:
    mover = Squad("one1", "one", (3000, 3000), count=6)
    guards = [Squad(f"two{n}", "two", (2000 * n, 5000), count=1, markers=("alerte",)) for n in (1, 2)]
    script = Script(alert_fire=["two2", "two1"], fire_at_will=["-", "-"])
    referee = referee_of(table_of(mover, *guards), (1,), (1,), two=script)
    alert.alert_window(referee, "one1")
    fired = [e.about["unit"] for e in referee.events if e.about.get("key") == "fires"]
    assert fired == ["two2", "two1"]


def test_ord_09_fire_at_will_is_one_re_roll_more() -> None:
    table = table_of(Squad("one1", "one", (3000, 3000), count=1), Squad("two1", "two", (3000, 7800), count=1))
    table.setting.options.update({})
    assert shooting.why_not_at_will(table, "one1") is None
    assert shooting.why_not_at_will(flags(table, "moved"), "one1").rule == "A4-ORD-09"  # type: ignore[union-attr]
    flags(table)
    told = {}
    for more in (0, 1):
        aim = take_aim(table, "one1", "rifle", "two1", more=more)
        from escarmouche.games.at43.chapters.shooting.salvo import shooting_test

        told[more] = chances(shooting_test, table, aim, of=lambda made, _: made)[1]
    assert (told[0], told[1]) == (F(1, 2), F(3, 4))  # 45.5 cm: Range 4


def test_ord_09_who_fires_at_will_stays() -> None:
    from escarmouche.games.at43.chapters.actions import why_not_budge

    table = table_of(Squad("one1", "one", (3000, 3000), count=1), Squad("two1", "two", (3000, 5000), count=1))
    referee = referee_of(table, one=Script(fire_at_will=["at_will"]))
    assert shooting.fire_at_will(referee, "one1", "rifle") == 1
    assert referee.table.sides["one"].pc == 4
    assert why_not_budge(referee.table, "one1").rule == "A4-ORD-09"  # type: ignore[union-attr]


def test_ord_14_in_alert_before_its_activation_it_is_bound() -> None:
    from escarmouche.games.at43.chapters.actions import why_not_action, why_not_budge

    table = watched()
    referee = referee_of(table, two=Script(fire_at_will=["at_will"]))
    assert shooting.fire_at_will(referee, "two1", "rifle") == 1
    assert "rooted" in referee.table.units["two1"].markers
    assert why_not_budge(referee.table, "two1").rule == "A4-ORD-14"  # type: ignore[union-attr]
    assert why_not_action(referee.table, "two1", "rapid").rule == "A4-ORD-14"  # type: ignore[union-attr]
    moved = watched()
    moved.turn = type(moved.turn)(moves=(("two1", "combat"),), unit="one1")
    assert shooting.why_not_at_will(moved, "two1").reason == "has-moved"  # type: ignore[union-attr]


def shot(*squads: Squad, **values: Any) -> Table:
    return flags(table_of(*squads, turn={"step": "fire", "moment": "before"}, **values), "combat")


def test_ord_12_split_fire_holds_the_special_weapons_back() -> None:
    squad = Squad("one1", "one", (3000, 3000), ["trooper", "trooper", "gunner"])
    foe = Squad("two1", "two", (3000, 5000), count=6)
    table = shot(squad, foe)
    referee = referee_of(table, (6, 6), (6, 6), one=Script(salvo=["rifle"], fire_at_will=["-"]))
    shooting.next_salvo(referee, "move")
    assert shooting.why_not_stop(referee.table, "one1").rule == "A4-SHOOT-07"  # type: ignore[union-attr]
    assert shooting.why_not_split(referee.table, "one1", "before") is None
    again = referee_of(referee.table, one=Script(salvo=["split"]))
    shooting.next_salvo(again, "move")
    assert again.table.sides["one"].pc == 4
    assert shooting.available(again.table, "one1") == ("launcher",)


def test_ord_13_everybody_up() -> None:
    from escarmouche.games.at43.chapters.actions import why_not_act, why_not_action

    table = table_of(Squad("one1", "one", (3000, 3000), down=4), turn={"step": "begin"})
    referee = referee_of(table, one=Script(everybody_up=["up"]))
    activation.begin(referee)
    assert why_not_act(referee.table, "one1") is None
    assert why_not_action(referee.table, "one1", "combat") is None
    assert why_not_action(referee.table, "one1", "rapid").rule == "A4-ORD-13"  # type: ignore[union-attr]
    assert refused(referee.table, "a_couvert") == "A4-STATE-07"


STRIKE = Strike("one.blast", {"en": "blast", "fr": "blast"}, 2, 4, 2, 200, 7, 1, 2)


def test_abil_16_a_strike_needs_no_sight() -> None:
    wall = piece("wall", "wall", 1000, 3900, 5000, 4000)
    table = table_of(
        Squad("one1", "one", (3000, 3000)), Squad("two1", "two", (3000, 5000), count=1), pieces=(wall,),
        setting={"strikes": {"one": (STRIKE,)}}, turn={"step": "orders"},
    )  # fmt: skip
    assert orders.why_not_strike(table, "one1", "one.blast") is None
    referee = referee_of(table, (6, 6), (6,), one=Script(order=["strike:one.blast"]))
    orders.order_phase(referee, "container")
    assert referee.table.sides["one"].pc == 3
    assert referee.table.units["two1"].place == "gone"
    assert orders.callable_strikes(referee.table, "one1") == ()


def test_abil_16_a_strike_needs_its_price_and_somebody_on_the_table_to_strike() -> None:
    def struck(place: str, pc: int) -> tuple[str, str]:
        squads = Squad("one1", "one", (3000, 3000)), Squad("two1", "two", (3000, 5000), place=place)
        table = table_of(*squads, setting={"strikes": {"one": (STRIKE,)}}, one={"pc": pc})
        refusal = orders.why_not_strike(table, "one1", "one.blast")
        return (refusal.rule, refusal.reason) if refusal else ("", "")

    assert struck("table", STRIKE.cost) == ("", "")
    assert struck("table", STRIKE.cost - 1) == ("A4-ABIL-16", "not-enough-pc")
    assert struck("reserve", STRIKE.cost) == ("A4-ABIL-16", "no-target")
