"""Carrying, dropping and securing salvage (area SM-SALV)."""

from __future__ import annotations

import pytest

from escarmouche.games.star_mogul.chapters import casualties, salvage
from escarmouche.games.star_mogul.chapters.movement import pace
from escarmouche.games.star_mogul.rules import LEDGER
from escarmouche.games.star_mogul.table import PAS
from tests.games.star_mogul.tables import Car, Men, referee_of, salvage_at, table_of


@pytest.mark.parametrize(("hands", "most"), [(4, 2), (5, 2), (6, 3), (10, 3), (11, 4)])
def test_salv_01_the_more_hands_the_less_they_are_slowed(hands: int, most: int) -> None:
    ring = tuple((10 + 0.01 * n, 10 + 0.01 * n) for n in range(hands))
    load = salvage_at(
        10, 10, holder="one1", carriers=tuple(f"one1{'abcdefghijklmno'[n]}" for n in range(hands))
    )
    table = table_of(Men("one1", "one", (0, 0), hands, places=ring), things=(load,))
    assert pace.base_move(table, "one1a") == most * PAS


def test_salv_02_and_03_fewer_than_four_drop_it() -> None:
    load = salvage_at(10, 10, holder="one1", carriers=("one1a", "one1b", "one1c", "one1d"))
    referee = referee_of(table_of(Men("one1", "one", (10, 10), 4), things=(load,)))
    casualties.out_of_action(referee, "SM-STATE-02", "one1b")
    assert referee.table.things["salvage1"].holder == ""


def test_salv_03_a_unit_that_retreats_lets_go() -> None:
    from escarmouche.games.star_mogul.chapters import retreat

    load = salvage_at(20, 20, holder="one1", carriers=("one1a", "one1b", "one1c", "one1d"))
    referee = referee_of(
        table_of(Men("one1", "one", (20, 20), 4), Men("two1", "two", (40, 40)), things=(load,))
    )
    retreat.begin(referee, "SM-BRAV-01", "one1", "bravery")
    assert referee.table.things["salvage1"].holder == ""


def test_salv_04_a_truck_half_inside_secures_nothing() -> None:
    held = salvage_at(6, 6, holder="one1", loaded=True)
    inside = table_of(Car("one1", "one", (6, 6)), things=(held,))
    assert salvage.secured(inside, "one") == ("salvage1",)
    half = table_of(Car("one1", "one", (11.5, 6)), things=(held,))
    assert salvage.secured(half, "one") == ()
    assert salvage.secured(table_of(things=(salvage_at(6, 6),)), "one") == ("salvage1",)


def test_salv_05_six_counters_and_no_value_before_the_sale() -> None:
    assert LEDGER.data("SM-SALV-05")["counters"] == 6
    table = table_of(things=(salvage_at(6, 6),))
    assert not {"value", "credits"} & set(table.things["salvage1"].__struct_fields__)
    from escarmouche.games.star_mogul.chapters import aftermath

    dice = aftermath.sale_dice()
    mean = sum(value * ways for value, ways in dice.outcomes()) * aftermath.VALUE / dice.ways
    assert 6 * mean == 2100


def test_state_01_the_wounded_do_not_carry() -> None:
    table = table_of(
        Men("one1", "one", (10, 10), 4, step=(0, 0.01), values={"wounded": True}),
        things=(salvage_at(10, 10),),
    )
    refusal = salvage.why_not_salvage(table, "one1", "salvage1")
    assert refusal
    assert refusal.about["hands"] == 0
