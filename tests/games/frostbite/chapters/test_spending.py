"""The price list and every spending of it (FB-LOG, FB-MAP-04, FB-DEB-23)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.requests import Refusal
from escarmouche.games.at43.armies.armylist import Choice, cost_of
from escarmouche.games.frostbite.chapters import composing, spending
from escarmouche.games.frostbite.chapters.planning import Order, why_not_order
from escarmouche.games.frostbite.chapters.spending import ONCE, PRICES, buy, why_not_buy
from escarmouche.games.frostbite.table import Table, book_of, cost, worth
from tests.games.frostbite.campaigns import campaign, judge, own, put, rules_of


def refused(table: Table, company: str, what: str) -> Refusal:
    refusal = why_not_buy(table, company, what)
    assert refusal is not None, what
    return refusal


def rich(players: int = 2, **options: Any) -> Table:
    table = campaign(players, **options)
    for side in table.sides:
        table.change(side, {"pl": 2000})
    return table


def test_log_01_the_price_list() -> None:
    assert PRICES == {
        "reassign": 0, "container": 100, "low_wall": 50, "gift": 0, "drop": 500, "reinforce": 0, "spy": 250,
        "saboteur": 250, "cold_equipment": 100, "jump_system": 250, "arctic_livery": 100,
    }  # fmt: skip
    assert ONCE == ("drop", "spy", "saboteur")


@pytest.mark.parametrize(("what", "price"), [(what, price) for what, price in PRICES.items() if price])
def test_log_01_more_than_the_stock_is_refused(what: str, price: int) -> None:
    table = campaign(2)
    put(table, "one1", "a1")
    table.change("one", {"pl": price - 40})
    refusal = refused(table, "one1", what)
    assert (refusal.rule, refusal.excess, refusal.measure) == ("FB-LOG-01", 40, "PL")
    table.change("one", {"pl": price})
    assert why_not_buy(table, "one1", what) is None
    buy(judge(table, drop_where=["b1"]), "one1", what)
    assert table.sides["one"].pl == 0


def test_log_02_once_a_week_for_each_player() -> None:
    table = rich()
    buy(judge(table), "one1", "spy")
    assert refused(table, "one2", "spy").rule == "FB-LOG-02"
    assert why_not_buy(table, "one2", "saboteur") is None
    assert why_not_buy(table, "two1", "spy") is None


def test_log_02_or_for_each_company_by_option() -> None:
    table = rich(once_a_week="company")
    buy(judge(table), "one1", "spy")
    assert why_not_buy(table, "one2", "spy") is None
    assert refused(table, "one1", "spy").rule == "FB-LOG-02"


def test_log_03_the_difference_is_paid_or_returned() -> None:
    table = rich()
    squad = next(s for s in table.units["one1"].figures if table.figures[s].entry == "riflemen")
    table.change(squad, {"strength": 6, "special": (), "hero": "", "bonuses": (3,)})
    before = cost(table, squad)
    answers: dict[str, Any] = {
        "which_unit": ["riflemen"],
        "how_many_members": [9],
        "special_weapon": ["-"],
        "leader": ["-"],
    }
    referee = judge(table, reassign_which=[squad], **answers)
    buy(referee, "one1", "reassign")
    larger = cost(table, squad)
    assert larger > before
    assert table.sides["one"].pl == 2000 - (larger - before)
    assert table.figures[squad].bonuses == (3,)  # the type is the same
    buy(judge(table, reassign_which=[squad], **{**answers, "how_many_members": [6]}), "one1", "reassign")
    assert cost(table, squad) == before
    assert table.sides["one"].pl == 2000


def test_log_03_another_type_loses_its_experience_and_the_size_holds() -> None:
    table = rich()
    squad = table.units["one1"].figures[0]
    table.change(squad, {"bonuses": (1,)})
    assert composing.room_in(table, "one1") == 0
    buy(judge(table, reassign_which=[squad], which_unit=["boar"], how_many_members=[1]), "one1", "reassign")
    assert (table.figures[squad].entry, table.figures[squad].bonuses) == ("boar", ())
    assert worth(table, "one1") <= 2000


def test_log_03_what_is_returned_stays_within_the_cap() -> None:
    table = rich()
    squad = table.units["one1"].figures[0]
    buy(judge(table, reassign_which=[squad], which_unit=["boar"], how_many_members=[1]), "one1", "reassign")
    assert table.sides["one"].pl == 2000


@pytest.mark.parametrize("what", ["container", "low_wall"])
def test_log_04_and_05_for_a_company_that_stays_and_is_supplied(what: str) -> None:
    table = rich()
    put(table, "one1", "b1")
    assert refused(table, "one1", what).rule == "FB-MAP-04"
    own(table, "one", "a1")
    assert why_not_buy(table, "one1", what) is None
    put(table, "two1", "a1")
    assert refused(table, "one1", what).rule == "FB-MAP-04"  # an enemy company cuts the line
    put(table, "two1", "S")
    put(table, "one1", "b1", origin="a1")
    assert refused(table, "one1", what).reason == "has-moved"


def test_log_04_twice_for_200_pl_and_it_binds_the_company() -> None:
    table = rich()
    put(table, "one1", "a1")
    buy(judge(table), "one1", "container")
    buy(judge(table), "one1", "container")
    assert table.units["one1"].bought == ("container", "container")
    assert table.sides["one"].pl == 1800
    stay = why_not_order(table, "one1", Order("go", "b1"))
    assert stay is not None
    assert (stay.rule, stay.reason) == ("FB-LOG-04", "bound-to-stay")
    assert refused(table, "one1", "drop").rule == "FB-LOG-04"


def test_log_05_two_walls_for_100_pl() -> None:
    table = rich()
    put(table, "one1", "a1")
    buy(judge(table), "one1", "low_wall")
    buy(judge(table), "one1", "low_wall")
    assert (table.units["one1"].bought, table.sides["one"].pl) == (("low_wall", "low_wall"), 1900)


def test_log_06_a_gift_stays_within_the_cap() -> None:
    table = campaign(3)
    table.change("two", {"pl": 1900})
    buy(judge(table, gift_to=["two"], gift_hundreds=[3], gift_rest=[0]), "one1", "gift")
    assert (table.sides["one"].pl, table.sides["two"].pl) == (200, 2000)


def test_log_06_any_whole_amount_that_there_is_and_no_more() -> None:
    table = campaign(2)
    referee = judge(table, gift_hundreds=[4], gift_rest=[37])
    buy(referee, "one1", "gift")
    assert (table.sides["one"].pl, table.sides["two"].pl) == (63, 937)
    hundreds, rest = referee._players["one"].asked  # type: ignore[attr-defined]
    assert (max(hundreds.options), max(rest.options)) == (5, 99)
    buy(judge(table, gift_hundreds=[], gift_rest=[63]), "one1", "gift")
    assert table.sides["one"].pl == 0
    assert refused(table, "one1", "gift").rule == "FB-LOG-06"


def test_log_07_dropped_anywhere_but_on_an_hq_and_it_has_moved() -> None:
    table = campaign(4)
    referee = judge(table, drop_where=["s08"])
    buy(referee, "one1", "drop")
    company = table.units["one1"]
    assert (company.node, company.origin, company.moved) == ("s08", "drop", True)
    assert table.sides["one"].pl == 0
    asked = referee._players["one"].asked[0].options  # type: ignore[attr-defined]
    assert set(asked) == {*table.things, "-"}


def test_log_08_as_many_pl_as_pa_within_the_company_size() -> None:
    table = rich()
    lost = table.units["one1"].figures[0]
    table.change("one1", {"figures": table.units["one1"].figures[1:]})
    room = 2000 - worth(table, "one1")
    assert room == cost(table, lost)
    referee = judge(table, which_unit=["boar"], how_many_members=[1], leader=["-"])
    buy(referee, "one1", "reinforce")
    new = table.units["one1"].figures[-1]
    assert table.figures[new].entry == "boar"
    assert table.sides["one"].pl == 2000 - cost(table, new)
    full = campaign(2)
    assert refused(full, "one1", "reinforce").rule == "FB-LOG-08"
    limits = spending.reinforcing(table, "one1")
    refusal = composing.why_not_choice(table, limits, Choice("boar", 3))
    assert refusal is not None
    assert (refusal.rule, refusal.measure) == ("FB-LOG-08", "PA")
    assert refusal.excess == cost_of(book_of(table, "one"), Choice("boar", 3)) - limits.room


def test_log_08_needs_no_supply_line() -> None:
    table = rich()
    put(table, "one1", "c1", figures=table.units["one1"].figures[1:])
    assert why_not_buy(table, "one1", "reinforce") is None


def test_log_10_a_saboteur_pins_who_has_not_been_played() -> None:
    table = rich()
    table.change("two1", {"played": 1})
    referee = judge(table, saboteur_target=["two2"])
    buy(referee, "one1", "saboteur")
    assert "two1" not in referee._players["one"].asked[0].options  # type: ignore[attr-defined]
    assert table.units["two2"].pinned
    for order in (Order("go", "c1"), Order("drop")):
        refusal = why_not_order(table, "two2", order)
        assert refusal is not None
        assert refusal.rule == "FB-LOG-10"
    assert why_not_order(table, "two2", Order("cold_equipment")) is None
    for company in ("two1", "two2", "two3"):
        table.change(company, {"played": 1})
    assert refused(table, "one2", "saboteur").rule in ("FB-LOG-02", "FB-LOG-10")
    assert spending.why_not_saboteur(table, "one2").reason == "all-played"  # type: ignore[union-attr]


def test_deb_23_an_empty_company_may_be_rebuilt_and_not_moved() -> None:
    table = rich()
    table.change("one1", {"figures": ()})
    refusal = why_not_order(table, "one1", Order("go", "a1"))
    assert refusal is not None
    assert refusal.rule == "FB-DEB-23"
    buy(judge(table, which_unit=["boar"], how_many_members=[1], leader=["-"]), "one1", "reinforce")
    assert worth(table, "one1") == 2000 - table.sides["one"].pl
    assert why_not_order(table, "one1", Order("go", "a1")) is None


def test_camp_08_everybody_at_the_hq_with_500_pl() -> None:
    table = campaign(2)
    assert {c.node for c in table.units.values() if c.side == "one"} == {"N"}
    assert [(s.pl, s.pv) for s in table.sides.values()] == [(500, 0), (500, 0)]
    assert not any(sector.side for sector in table.things.values())
    buy(judge(table, drop_where=["b2"]), "one1", "drop")
    assert table.sides["one"].pl == 0


def test_camp_08_without_a_stock_only_moves_are_possible() -> None:
    table = campaign(2, initial_pl=0)
    open_orders = [what for what in PRICES if why_not_buy(table, "one1", what) is None]
    assert open_orders == ["reassign"]
    assert why_not_order(table, "one1", Order("go", "a1")) is None


def test_every_spending_is_in_the_account() -> None:
    table = rich()
    begun = table.sides["one"].pl - 500
    for what in ("spy", "cold_equipment"):
        referee = judge(table)
        buy(referee, "one1", what)
        assert rules_of(referee)[0] == spending.RULES[what]
    booked = sum(entry.amount for entry in table.turn.account if entry.side == "one")
    assert 500 + begun + booked == table.sides["one"].pl
    assert [entry.rule for entry in table.turn.account] == ["FB-LOG-09", "FB-LOG-11"]
