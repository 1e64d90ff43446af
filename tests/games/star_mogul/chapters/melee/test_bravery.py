"""Bravery (area SM-BRAV)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.games.star_mogul.chapters.melee import bravery
from escarmouche.games.star_mogul.rules import LEDGER
from tests.games.star_mogul.tables import Men, chances, referee_of, table_of

F = Fraction


def melee(ours: int = 3, theirs: int = 3, **values: Any) -> Any:
    return table_of(Men("one1", "one", (20, 20), ours, **values), Men("two1", "two", (21, 20), theirs))


def retreats(table: Any, losses: dict[str, int] | None = None) -> dict[tuple[bool, bool], Fraction]:
    """Whether one and two give way."""

    def after(result: Any, now: Any) -> tuple[bool, bool]:
        return bool(now.units["one1"].retreat), bool(now.units["two1"].retreat)

    found: dict[tuple[bool, bool], Fraction] = chances(
        table, bravery.bravery, ("one1", "two1"), losses or {}, reading=after
    )
    return found


def test_brav_01_someone_retreats_in_a_third_of_equal_fights() -> None:
    found = retreats(melee())
    assert found == {(True, False): F(1, 6), (False, True): F(1, 6), (False, False): F(2, 3)}


@pytest.mark.parametrize("advantage", range(1, 7))
def test_brav_01_the_chances_by_advantage(advantage: int) -> None:
    rows = LEDGER.data("SM-BRAV-01")["probability_by_advantage"]
    theirs, ours, nobody = (F(str(value)) for value in rows[str(advantage)])
    table = melee()
    table.change("one", {"loyalty": 11 + advantage})
    found = retreats(table)
    assert found.get((False, True), 0) == theirs
    assert found.get((True, False), 0) == ours
    assert found.get((False, False), 0) == nobody


def test_brav_02_and_03_outnumbered_and_two_to_one() -> None:
    assert retreats(melee(4, 5))[True, False] == F(5, 12)
    assert retreats(melee(4, 8))[True, False] == F(13, 18)
    seven = bravery.outnumbered(4, 7)
    assert seven
    assert (seven.rule, seven.value) == ("SM-BRAV-02", -2)
    eight = bravery.outnumbered(4, 8)
    assert eight
    assert (eight.rule, eight.value) == ("SM-BRAV-03", -4)
    assert bravery.outnumbered(4, 4) is None


def test_brav_04_the_whole_unit_in_battle_armor() -> None:
    whole = bravery.armoured(melee(armour="battle_armor"), "one1")
    assert whole
    assert whole.value == 2
    table = melee(armour="battle_armor")
    flak = table_of(Men("one2", "one", (30, 30), 1))
    table.setting.profiles.update(flak.setting.profiles)
    table.change("one1a", {"profile": next(iter(flak.setting.profiles))})
    assert bravery.armoured(table, "one1") is None


def test_brav_05_and_06_losses_inflicted_and_suffered() -> None:
    found = {
        m.rule: m.value for m in bravery.modifiers(melee(), "one1", ("one1", "two1"), {"two": 2, "one": 1})
    }
    assert found == {"SM-BRAV-05": 2, "SM-BRAV-06": -1}
    against = {
        m.rule: m.value for m in bravery.modifiers(melee(), "two1", ("one1", "two1"), {"two": 2, "one": 1})
    }
    assert sum(found.values()) - sum(against.values()) == 2
    assert retreats(melee(), {"two": 3})[False, True] == F(11, 12)


def test_retr_06_who_retreats_already_takes_no_bravery_test() -> None:
    referee = referee_of(melee(unit={"retreat": "loyalty"}))
    bravery.bravery(referee, ("one1", "two1"), {})
    assert referee.events == []


def test_loy_08_machines_that_override_their_fear_roll_again() -> None:
    table = table_of(Men("one1", "one", (20, 20), 3, "security_mekk"), Men("two1", "two", (21, 20), 3))
    referee = referee_of(table, (1,), (6,), (6,))
    bravery.bravery(referee, ("one1", "two1"), {})
    assert referee.table.units["one1"].retreat == ""
