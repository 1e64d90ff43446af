"""Wounds and losses (area SM-STATE, SM-LOY-02, SM-STRAG-01)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.star_mogul.chapters import aftermath, casualties
from escarmouche.games.star_mogul.chapters.vehicles import destruction
from tests.games.star_mogul.tables import BOOK, Car, Men, referee_of, table_of


def test_state_01_wounded_stays_and_a_second_wound_puts_it_out() -> None:
    referee = referee_of(table_of(Men("one1", "one", (20, 20), 3)))
    assert not casualties.wound(referee, "one1a")
    assert referee.table.figures["one1a"].wounded
    assert casualties.hurt_skill(referee.table, "one1a", "shooting") == -1
    assert casualties.wound(referee, "one1a")
    assert referee.table.figures["one1a"].fate == "out"


def test_state_02_out_of_action_leaves_the_table_and_rolls_afterwards() -> None:
    referee = referee_of(table_of(Men("one1", "one", (20, 20), 3)))
    casualties.out_of_action(referee, "SM-STATE-02", "one1b")
    assert referee.table.units["one1"].figures == ("one1a", "one1c")
    assert aftermath.casualties_of(referee.table, "one") == ("one1b",)


def test_state_03_who_is_burnt_makes_no_recovery_roll() -> None:
    table = table_of(
        Car("one1", "one", (20, 20)),
        Men("one2", "one", (20, 20), 1, values={"fate": "aboard"}, unit={"aboard": "one1"}),
        Men("two1", "two", (40, 40)),
    )
    referee = referee_of(table)
    destruction.kaboom(referee, "one1")
    assert [referee.table.figures[f].fate for f in ("one1a", "one1b", "one2a")] == ["burnt"] * 3
    assert aftermath.casualties_of(referee.table, "one") == ()


def test_state_04_every_profile_is_bios_or_mekk() -> None:
    assert {line.kind for line in BOOK.crew.values()} == {"bios", "mekk"}


@pytest.mark.parametrize(
    ("lost", "of", "due"),
    [(1, 3, True), (1, 4, False), (2, 4, True), (2, 6, True), (3, 10, False), (4, 10, True)],
)
def test_loy_02_a_third_of_the_models(lost: int, of: int, due: bool) -> None:
    assert casualties.heavy_losses(lost, of) is due
    referee = referee_of(
        table_of(Men("one1", "one", (10, 20), of, step=(1.5, 0)), Men("two1", "two", (40, 40)))
    )
    for n in range(lost):
        casualties.out_of_action(referee, "SM-STATE-02", f"one1{'abcdefghij'[n]}", fire=True)
    assert ("due" in referee.table.units["one1"].markers) is due
    hand = referee_of(table_of(Men("one1", "one", (10, 20), 3), Men("two1", "two", (40, 40))))
    casualties.out_of_action(hand, "SM-MELEE-05", "one1a")
    assert "due" not in hand.table.units["one1"].markers, "losses in melee do not count"


def test_loy_02_the_other_reading_counts_units_of_the_company() -> None:
    options = {"loyalty_loss_scope": "units_of_the_company"}
    groups: list[Any] = [Men(f"one{n}", "one", (4 + 8 * n, 20), 2) for n in range(1, 4)]
    table = table_of(*groups, Men("two1", "two", (40, 40)), options=options)
    referee = referee_of(table)
    casualties.begin_count(referee)
    casualties.out_of_action(referee, "SM-STATE-02", "one1a", fire=True)
    assert "due" not in referee.table.units["one1"].markers
    casualties.out_of_action(referee, "SM-STATE-02", "one1b", fire=True)
    assert all("due" in referee.table.units[u].markers for u in ("one2", "one3"))


def test_strag_01_the_last_of_a_unit_is_a_straggler_unless_he_is_the_boss() -> None:
    from escarmouche.games.star_mogul.chapters import strategy

    table = table_of(Men("one1", "one", (20, 20), 5), Men("two1", "two", (40, 40)))
    before = strategy.points(table, "one")
    referee = referee_of(table)
    for letter in "abcd":
        casualties.out_of_action(referee, "SM-STATE-02", f"one1{letter}")
    assert "straggler" in referee.table.units["one1"].markers
    assert strategy.points(referee.table, "one") == before - 1
    boss = referee_of(table_of(Men("one1", "one", (20, 20), 2, "boss"), Men("two1", "two", (40, 40))))
    casualties.out_of_action(boss, "SM-STATE-02", "one1a")
    assert "straggler" not in boss.table.units["one1"].markers
