"""Tests of morale."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec
import pytest

from escarmouche.engine.odds import odds
from escarmouche.games.trauma.morale import morale_of, morale_test
from escarmouche.games.trauma.table import DISORGANISED, GONE, Table
from tests.trauma.tables import PROFILES, Squad, profile, referee_of, table_of


def squad_table(profiles: str | list[str] = "marine", **values: Any) -> Table:
    return table_of(Squad("one1", "one", (2000, 2000), profiles, **values))


def with_morale(morale: int) -> Table:
    table = squad_table()
    changed = {**PROFILES, "marine": profile("marine", "rifle", "knife", morale=morale)}
    table.setting = msgspec.structs.replace(table.setting, profiles=changed)
    return table


def disorganised(_: object, table: Table) -> bool:
    return DISORGANISED in table.units["one1"].markers


def test_mor_01_a_test_is_taken_at_once() -> None:
    table = squad_table()
    referee = referee_of(table, (1, 2))
    morale_test(referee, "TR-MOR-05", "one1")
    (roll,) = referee.events
    assert (roll.what, roll.rule, roll.about["cause"]) == ("roll", "TR-MOR-09", "TR-MOR-05")


def test_mor_01_disorganised_and_eliminated_units_do_not_test() -> None:
    for table in (squad_table(markers=(DISORGANISED,)), squad_table(place=GONE)):
        referee = referee_of(table)
        morale_test(referee, "TR-MOR-05", "one1")
        assert referee.events == []
        assert table.turn.tested == ()


def test_mor_02_failure_disorganises() -> None:
    table = squad_table()
    morale_test(referee_of(table, (2, 5)), "TR-MOR-05", "one1")
    assert DISORGANISED in table.units["one1"].markers
    assert odds(morale_test, squad_table(), "TR-MOR-05", "one1", of=disorganised).chances[True] == Fraction(
        4, 9
    )


def test_mor_02_a_success_changes_nothing() -> None:
    table = squad_table()
    morale_test(referee_of(table, (6, 5)), "TR-MOR-05", "one1")
    assert table.units["one1"].markers == frozenset()


def test_mor_08_one_test_for_one_action() -> None:
    table = squad_table()
    referee = referee_of(table, (1, 1))
    morale_test(referee, "TR-MOR-03", "one1")
    morale_test(referee, "TR-MOR-05", "one1")
    assert [e.rule for e in referee.events] == ["TR-MOR-09", "TR-MOR-08"]
    assert table.turn.tested == ("one1",)


def test_mor_08_another_action_another_test() -> None:
    table = squad_table()
    referee = referee_of(table, (1, 1), (1, 2))
    morale_test(referee, "TR-MOR-05", "one1")
    referee.book(tested=())
    morale_test(referee, "TR-MOR-05", "one1")
    assert [e.rule for e in referee.events] == ["TR-MOR-09", "TR-MOR-09"]


@pytest.mark.parametrize(
    ("morale", "passed"),
    [
        (0, Fraction(0)),
        (1, Fraction(1, 3)),
        (2, Fraction(5, 9)),
        (3, Fraction(19, 27)),
        (4, Fraction(65, 81)),
        (5, Fraction(211, 243)),
    ],
)
def test_mor_09_as_many_dice_as_morale(morale: int, passed: Fraction) -> None:
    found = odds(morale_test, with_morale(morale), "TR-MOR-05", "one1", of=disorganised).chances
    assert found.get(False, 0) == passed


def test_mor_09_the_best_morale_of_the_survivors() -> None:
    table = squad_table(["veteran", "marine", "marine"])
    assert morale_of(table, "one1") == 3
    table.change("one1", {"figures": ("one1b", "one1c"), "leader": "one1b"})
    assert morale_of(table, "one1") == 2


def test_mor_09_morale_nothing_fails_without_dice() -> None:
    table = with_morale(0)
    referee = referee_of(table)
    morale_test(referee, "TR-MOR-05", "one1")
    assert DISORGANISED in table.units["one1"].markers
    assert [e.what for e in referee.events] == ["note", "change"]
