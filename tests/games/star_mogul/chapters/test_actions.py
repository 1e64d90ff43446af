"""What a point buys (SM-ACT-01 to SM-ACT-07)."""

from __future__ import annotations

from escarmouche.games.star_mogul.chapters import actions
from escarmouche.games.star_mogul.chapters.actions import Deed
from escarmouche.games.star_mogul.rules import LEDGER
from tests.games.star_mogul.tables import Car, Men, Script, referee_of, salvage_at, table_of


def test_act_01_each_of_the_paid_actions_costs_one_point() -> None:
    table = table_of(Men("one1", "one", (10, 10)), Men("two1", "two", (40, 36)))
    names = (set(LEDGER.data("SM-ACT-01")["actions"]) - {"rally", "load"}) | {"stow"}
    assert names <= set(actions.BY_NAME)
    assert {actions.price_of(table, Deed(name)) for name in names} == {1}
    referee = referee_of(table, one=Script(activate=["one1"], order=["move"], move=[()]))
    actions.act(referee, "one", ship=True, rule="SM-SP-03")
    assert referee.table.sides["one"].left == 3
    assert referee.table.units["one1"].spent == 1


def test_act_02_boarding_ends_within_a_pas_and_leaving_costs_another_point() -> None:
    table = table_of(
        Men("one1", "one", (10, 10), 5, step=(0, 1.2)),
        Car("one2", "one", (17, 12)),
        Men("two1", "two", (40, 36)),
    )
    assert actions.why_not(table, "one1", Deed("board", "one2")) is None
    referee = referee_of(table)
    actions.BY_NAME["board"].do(referee, "one1", "one2")
    assert referee.table.units["one1"].aboard == "one2"
    assert [d.what for d in actions.deeds(referee.table, "one1")] == ["leave"]
    actions.LEAVE.do(referee, "one1", "")
    assert referee.table.units["one1"].aboard == ""


def test_act_02_a_truck_that_moved_is_not_boarded() -> None:
    table = table_of(
        Men("one1", "one", (10, 10)),
        Car("one2", "one", (14, 12), values={"moved": True}),
        Men("two1", "two", (40, 36)),
    )
    refusal = actions.why_not(table, "one1", Deed("board", "one2"))
    assert refusal
    assert (refusal.rule, refusal.reason) == ("SM-ACT-02", "vehicle-moved")


def test_act_03_carriers_do_not_fire_and_a_minigun_makes_three_attacks() -> None:
    from escarmouche.games.star_mogul.chapters.shooting import attacks

    load = salvage_at(10, 10, holder="one1", carriers=("one1a", "one1b"))
    table = table_of(Men("one1", "one", (10, 10), 6), Men("two1", "two", (20, 14)), things=(load,))
    shots = {(a.who, a.number) for a in attacks.possible(table, "one1", "two1")}
    assert len(shots) == 4
    gun = Men("one1", "one", (10, 10), 1, weapons=("super_minigun",))
    assert (
        len({a.number for a in attacks.possible(table_of(gun, Men("two1", "two", (20, 14))), "one1", "two1")})
        == 3
    )


def test_act_04_four_hands_are_needed() -> None:
    near = ((10, 10), (11.5, 10), (10, 11.5), (11.5, 11.5))
    four = table_of(
        Men("one1", "one", (0, 0), 4, places=near),
        Men("two1", "two", (40, 36)),
        things=(salvage_at(10.7, 10.7),),
    )
    assert actions.why_not(four, "one1", Deed("salvage", "salvage1")) is None
    referee = referee_of(four, one=Script(activate=["one1"], order=["salvage:salvage1"]))
    actions.act(referee, "one", ship=True, rule="SM-SP-03")
    assert len(referee.table.things["salvage1"].carriers) == 4
    assert referee.table.sides["one"].left == 3
    three = table_of(
        Men("one1", "one", (0, 0), 3, places=near),
        Men("two1", "two", (40, 36)),
        things=(salvage_at(10.7, 10.7),),
    )
    refusal = actions.why_not(three, "one1", Deed("salvage", "salvage1"))
    assert refusal
    assert (refusal.rule, refusal.about["hands"]) == ("SM-ACT-04", 3)


def test_act_05_a_full_truck_takes_no_more() -> None:
    load = salvage_at(10, 12, holder="one1", carriers=("one1a", "one1b", "one1c", "one1d"))
    others = tuple(salvage_at(13, 12, f"in{n}", holder="one2", loaded=True) for n in range(2))
    men = Men("one1", "one", (10.4, 10), 4, step=(0, 1.1))
    full = table_of(men, Car("one2", "one", (13.5, 12)), Men("two1", "two", (40, 36)), things=(load, *others))
    refusal = actions.why_not(full, "one1", Deed("stow", "one2"))
    assert refusal
    assert (refusal.rule, refusal.reason) == ("SM-ACT-05", "no-room-aboard")
    table = table_of(men, Car("one2", "one", (13.5, 12)), Men("two1", "two", (40, 36)), things=(load,))
    assert actions.why_not(table, "one1", Deed("stow", "one2")) is None
    referee = referee_of(table)
    actions.BY_NAME["stow"].do(referee, "one1", "one2")
    assert referee.table.things["salvage1"].loaded


def test_act_07_two_units_become_one_and_the_next_turn_has_a_point_less() -> None:
    from escarmouche.games.star_mogul.chapters import strategy

    table = table_of(
        Men("one1", "one", (10, 10), 4), Men("one2", "one", (11.5, 10), 5), Men("two1", "two", (40, 36))
    )
    before = strategy.points(table, "one")
    referee = referee_of(table)
    actions.merge(referee, "one1", "one2")
    assert len(referee.table.units["one2"].figures) == 9
    assert strategy.points(referee.table, "one") == before - 1
    far = table_of(Men("one1", "one", (10, 10), 4), Men("one2", "one", (14, 10), 5))
    refusal = actions.why_not_merge(far, "one1", "one2")
    assert refusal
    assert refusal.rule == "SM-ACT-07"


def test_strag_02_a_straggler_joins_the_unit_that_pays() -> None:
    table = table_of(
        Men("one1", "one", (10, 10), 4),
        Men("one2", "one", (12, 10), 1, unit={"markers": frozenset({"straggler"})}),
    )
    referee = referee_of(table)
    actions.merge(referee, "one1", "one2")
    assert len(referee.table.units["one1"].figures) == 5
    assert referee.table.units["one2"].figures == ()


def test_sp_05_a_merge_is_charged_to_who_joins_and_the_larger_number_counts() -> None:
    table = table_of(
        Men("one1", "one", (10, 10), 4, unit={"spent": 1}),
        Men("one2", "one", (11.5, 10), 5, unit={"spent": 2}),
    )
    referee = referee_of(table)
    actions.merge(referee, "one1", "one2")
    assert referee.table.units["one2"].spent == 2
