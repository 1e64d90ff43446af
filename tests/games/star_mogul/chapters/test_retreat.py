"""Loyalty, retreat and rally (areas SM-LOY, SM-RETR)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.games.star_mogul.chapters import actions, casualties, phases, retreat
from escarmouche.games.star_mogul.chapters.actions import Deed
from escarmouche.games.star_mogul.chapters.dice import loyalty_roll
from escarmouche.games.star_mogul.chapters.models import engaged
from escarmouche.games.star_mogul.rules import LEDGER
from tests.games.star_mogul.tables import Car, Men, Script, chances, pas, referee_of, table_of

F = Fraction


def lone(**values: Any) -> Any:
    return table_of(Men("one1", "one", (25, 25), 3, **values), Men("two1", "two", (40, 40)))


@pytest.mark.parametrize("loyalty", range(5, 17))
def test_loy_01_three_dice_at_or_under_the_value(loyalty: int) -> None:
    table = lone()
    table.change("one", {"loyalty": loyalty})
    wanted = F(LEDGER.data("SM-LOY-01")["probability_by_loyalty"][str(loyalty)])
    assert chances(table, loyalty_roll, "SM-LOY-02", "one1")[True] == wanted


def test_loy_04_every_unit_but_vehicles_tests_when_the_boss_falls() -> None:
    groups = [Men(f"one{n}", "one", (10 + 6 * n, 25), 2) for n in range(1, 4)]
    table = table_of(
        Men("one4", "one", (20, 35), 2, "boss"),
        *groups,
        Car("one5", "one", (35, 35)),
        Men("two1", "two", (40, 40)),
    )
    referee = referee_of(table)
    casualties.out_of_action(referee, "SM-STATE-02", "one4a")
    due = retreat.tests_due(referee.table, "one")
    assert {unit for unit, _ in due} == {"one1", "one2", "one3", "one4"}
    assert {rule for _, rule in due} == {"SM-LOY-04"}
    one = chances(
        lone(), retreat.loyalty_test, "SM-LOY-04", "one1", reading=lambda r, t: bool(t.units["one1"].retreat)
    )
    assert 4 * one[True] == F(3, 2)


def test_loy_05_a_failed_test_is_a_retreat_and_several_causes_are_one_test() -> None:
    referee = referee_of(lone(), (6, 6, 6))
    retreat.loyalty_test(referee, "SM-LOY-02", "one1")
    assert referee.table.units["one1"].retreat == "loyalty"
    table = lone(unit={"markers": frozenset({"due"})})
    table.change("one", {"boss_fell": True})
    assert len(retreat.tests_due(table, "one")) == 1


def test_loy_06_a_retreating_unit_takes_no_new_test() -> None:
    table = lone(unit={"retreat": "bravery"})
    referee = referee_of(table)
    casualties.out_of_action(referee, "SM-STATE-02", "one1a", fire=True)
    casualties.out_of_action(referee, "SM-STATE-02", "one1b", fire=True)
    assert "due" not in referee.table.units["one1"].markers
    table.change("one", {"boss_fell": True})
    assert retreat.tests_due(table, "one") == ()


def test_loy_07_loyalty_belongs_to_the_company_and_starts_at_eleven() -> None:
    from escarmouche.games.star_mogul.chapters import aftermath

    assert lone().sides["one"].loyalty == LEDGER.data("SM-LOY-07")["start"] == 11
    assert chances(lone(), loyalty_roll, "SM-LOY-02", "one1")[True] == F(5, 8)
    assert (aftermath.kept_within(3), aftermath.kept_within(18)) == (5, 16)


def test_loy_08_a_second_try_for_machines_that_override() -> None:
    table = lone(crew="security_mekk")
    found = chances(
        table, retreat.loyalty_test, "SM-LOY-02", "one1", reading=lambda r, t: not t.units["one1"].retreat
    )
    assert found[True] == F(55, 64)


def test_loy_08_those_who_hold_while_the_rest_flee_are_a_unit_of_their_own() -> None:
    table = lone()
    mekk = table_of(Men("x", "one", (1, 1), 1, "security_mekk"))
    table.setting.profiles.update(mekk.setting.profiles)
    for figure in ("one1a", "one1b"):
        table.change(figure, {"profile": next(iter(mekk.setting.profiles))})
    script = Script(new_leader=["one1b"])
    referee = referee_of(table, (6, 6, 6), (1, 1, 1), one=script)
    retreat.loyalty_test(referee, "SM-LOY-02", "one1")
    assert referee.table.units["one1"].figures == ("one1c",)
    assert referee.table.units["one1"].retreat == "loyalty"
    new = referee.table.figures["one1a"].unit
    assert referee.table.units[new].figures == ("one1a", "one1b")
    assert referee.table.units[new].leader == "one1b"


def test_retr_02_an_engaged_unit_leaves_the_melee_of_its_own_will() -> None:
    table = table_of(Men("one1", "one", (25, 25), 1), Men("two1", "two", (26, 25), 1), step="opening")
    script = Script(opening=["retreat:one1", "-"])
    referee = referee_of(table, one=script)
    phases.opening(referee)
    phases.opening(referee)
    phases.run(referee)
    assert not engaged(referee.table, "one1")
    assert referee.table.units["one1"].retreat == "voluntary"
    assert retreat.to_rally(referee.table, "one") == (), "no test ends it"
    again = referee_of(referee.table, one=Script(opening=["halt:one1"]))
    again.table.turn = again.table.turn.__class__(
        round=1, phase="action2", active="one", step="opening", order=("one", "two")
    )
    phases.opening(again)
    assert again.table.units["one1"].retreat == ""


def test_retr_03_one_test_stops_the_flight() -> None:
    table = lone(unit={"retreat": "bravery"})
    found = chances(table, retreat.rally, "one1", reading=lambda r, t: not t.units["one1"].retreat)
    assert found[True] == F(5, 8)
    assert 1 / found[True] == F(8, 5), "attempts on average"
    referee = referee_of(table, (1, 1, 1))
    retreat.rally(referee, "one1")
    refusal = actions.why_not_unit(referee.table, "one1")
    assert refusal
    assert (refusal.rule, refusal.reason) == ("SM-RETR-03", "resting")


def test_retr_03_the_other_reading_has_two_steps() -> None:
    table = table_of(
        Men("one1", "one", (25, 25), 3, unit={"retreat": "bravery"}),
        Men("two1", "two", (40, 40)),
        options={"rally": "two_steps"},
    )
    referee = referee_of(table)
    retreat.rally(referee, "one1")
    assert [e for e in referee.events if e.what == "roll"] == []
    assert referee.table.units["one1"].retreat == ""
    assert actions.deeds(referee.table, "one1") == [Deed("regroup")]
    refusal = retreat.why_not_regroup(referee.table, "one1")
    assert refusal
    assert refusal.reason == "tried-already", "one try a phase"
    table = table_of(
        Men("one1", "one", (25, 25), 3, unit={"markers": frozenset({"standing"})}),
        options={"rally": "two_steps"},
    )
    found = chances(
        table, retreat.regroup, "one1", reading=lambda r, t: "standing" not in t.units["one1"].markers
    )
    assert found[True] == F(5, 8)


def test_retr_04_home_is_a_rally() -> None:
    referee = referee_of(
        table_of(
            Men("one1", "one", (6, 6), 3, step=(0, 1.2), unit={"retreat": "loyalty"}),
            Men("two1", "two", (40, 40)),
        )
    )
    retreat.reach_home(referee, "one1")
    assert referee.table.units["one1"].retreat == ""
    assert "shy" in referee.table.units["one1"].markers
    brave = referee_of(
        table_of(
            Men("one1", "one", (6, 6), 3, step=(0, 1.2), unit={"retreat": "bravery"}),
            Men("two1", "two", (40, 40)),
        )
    )
    retreat.reach_home(brave, "one1")
    assert "shy" not in brave.table.units["one1"].markers


def test_retr_05_leaving_the_zone_again_needs_a_test_with_the_paid_move() -> None:
    table = table_of(
        Men("one1", "one", (11, 6), 1, unit={"markers": frozenset({"shy"})}), Men("two1", "two", (40, 40))
    )
    out = (("one1a", (pas(15, 6),), -1),)
    script = Script(activate=["one1"], order=["move"], move=[out])
    referee = referee_of(table, (6, 6, 6), one=script)
    actions.act(referee, "one", ship=True, rule="SM-SP-03")
    assert referee.table.sides["one"].left == 3
    assert referee.table.figures["one1a"].x == pas(11)
    passed = referee_of(table, (1, 1, 1), one=Script(activate=["one1"], order=["move"], move=[out]))
    actions.act(passed, "one", ship=True, rule="SM-SP-03")
    assert passed.table.figures["one1a"].x == pas(15)
    assert "shy" not in passed.table.units["one1"].markers
