"""Tests of morale."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec
import pytest

from escarmouche.engine.odds import odds
from escarmouche.engine.requests import Ask
from escarmouche.games.trauma.bot.quick_answers import quick_answer
from escarmouche.games.trauma.chapters.morale import morale_of, morale_test
from escarmouche.games.trauma.chapters.shooting.casualties import eliminate, resolve_losses
from escarmouche.games.trauma.chapters.shooting.shooting import next_salvo, salvo
from escarmouche.games.trauma.table import DISORGANISED, GONE, HEADS_DOWN, Referee, Table
from tests.games.trauma.tables import PROFILES, Script, Squad, profile, referee_of, table_of


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


def lost(*figures: str, thrown: tuple[str, ...] = (), incident: bool = False) -> Any:
    """A procedure: these figures of unit one1 fall to one salvo."""

    def procedure(referee: Referee) -> None:
        eliminate(referee, "TR-SHOOT-45", "one1", figures)
        resolve_losses(referee, "one1", figures, thrown=thrown, incident=incident)

    return procedure


def causes(table: Table, procedure: Any, *throws: tuple[int, ...]) -> list[str]:
    """The causes of the morale tests thrown for."""
    referee = referee_of(table, *throws)
    procedure(referee)
    return [e.about["cause"] for e in referee.events if e.rule == "TR-MOR-09"]


def test_mor_03_the_loss_of_the_officer_with_the_morale_of_the_survivors() -> None:
    table = squad_table(["captain", "veteran", "marine"])
    assert causes(table, lost("one1a"), (2, 3, 1)) == ["TR-MOR-03"]
    assert causes(squad_table(["captain", "veteran", "marine"]), lost("one1c")) == []


def test_mor_03_not_when_he_is_healed() -> None:
    table = squad_table(["captain", "medic", "marine"])
    script = Script(heal=[("one1a",)])
    referee = referee_of(table, (1,), one=script)
    lost("one1a")(referee)
    assert table.units["one1"].leader == "one1a"
    assert "TR-MOR-09" not in [e.rule for e in referee.events]


def test_mor_03_other_units_do_not_test() -> None:
    table = table_of(
        Squad("one1", "one", (2000, 2000), ["captain", "marine"]), Squad("one2", "one", (4000, 4000))
    )
    assert causes(table, lost("one1a"), (1, 1)) == ["TR-MOR-03"]
    assert table.turn.tested == ("one1",)


def test_mor_04_a_figure_thrown_to_the_ground() -> None:
    assert causes(squad_table(), lost(thrown=("one1b",)), (1, 1)) == ["TR-MOR-04"]
    table = squad_table()
    table.change("one1b", {"down": True})
    assert causes(table, lost(thrown=("one1b",))) == []


def test_mor_04_under_baisse_la_tete_only_four_ups_spare_the_test() -> None:
    def first(ask: Ask, table: Table) -> Any:
        return ask.options[: ask.most]

    table = squad_table(markers=(HEADS_DOWN,))
    procedure = lost(thrown=("one1a", "one1b", "one1c", "one1d"))
    found = odds(procedure, table, of=lambda _, after: "one1" in after.turn.tested, policy=first).chances
    assert found[False] == Fraction(1, 81)


def test_mor_05_two_losses_to_one_salvo() -> None:
    assert causes(squad_table(), lost("one1b")) == []
    assert causes(squad_table(), lost("one1b", "one1c"), (1, 1)) == ["TR-MOR-05"]
    found = odds(lost("one1b", "one1c"), squad_table(), of=disorganised).chances
    assert found[True] == Fraction(4, 9)


def facing(*shooters: str, count: int = 6, step: str = "salvo", **turn: Any) -> Table:
    """Unit two1 shoots at Marines 35 cm away in the open."""
    return table_of(
        Squad("one1", "one", (4500, 2000), count=count),
        Squad("two1", "two", (4500, 5750), list(shooters)),
        turn={"active": "two", "unit": "two1", "step": step, **turn},
    )


def test_mor_05_six_marines_at_range_three() -> None:
    table = facing(*["marine"] * 6, count=8)  # eight, so that six dead are not the whole unit
    args = ("two1", "rifle#1", "one1")
    losses = odds(salvo, table, *args, of=lambda _, t: len(t.units["one1"].figures) < 7, policy=quick_answer)
    assert losses.chances[True] == Fraction(440816, 531441)
    found = odds(salvo, table, *args, of=disorganised, policy=quick_answer)
    assert found.chances[True] == Fraction(1763264, 4782969)


def two_salvos(flags: tuple[str, ...], *throws: tuple[int, ...]) -> list[str]:
    """Rifles, then a machine gun, each killing two; the rules of the dice thrown."""
    shooters = ("marine", "marine", "gunner")
    table = facing(*shooters, salvos=("rifle#1", "machine_gun#1"), flags=frozenset(flags))
    referee = referee_of(table, *throws)
    while referee.table.turn.step == "salvo":
        next_salvo(referee)
    assert len(referee.table.units["one1"].figures) == 2
    return [e.rule for e in referee.events if e.what == "roll"]


ACCURACY, PENETRATION, MORALE = "TR-SHOOT-26", "TR-SHOOT-43", "TR-MOR-09"


def test_mor_01_and_08_rolled_before_the_second_salvo_and_once() -> None:
    rolls = two_salvos((), (2, 2), (2, 2), (1, 1), (2, 2, 1), (2, 2))
    assert rolls == [ACCURACY, PENETRATION, MORALE, ACCURACY, PENETRATION]


def test_mor_08_staggered_salvos_are_actions_of_their_own() -> None:
    rolls = two_salvos(("staggered",), (2, 2), (2, 2), (1, 1), (2, 2, 1), (2, 2), (6, 6))
    assert rolls == [ACCURACY, PENETRATION, MORALE, ACCURACY, PENETRATION, MORALE]


def test_mor_05_net_losses_after_healing() -> None:
    table = squad_table(["marine", "marine", "medic", "marine", "marine"])
    referee = referee_of(table, (1,), one=Script(heal=[("one1d",)]))
    lost("one1d", "one1e")(referee)
    assert "TR-MOR-09" not in [e.rule for e in referee.events]


def test_mor_06_a_vehicle_incident() -> None:
    def tank() -> Table:
        return squad_table(["tank"], entry="wheeled")

    assert causes(tank(), lost(incident=True), (1, 1)) == ["TR-MOR-06"]
    assert causes(tank(), lost()) == []
    assert causes(tank(), lost("one1a", incident=True)) == []


def test_mor_08_the_officer_and_two_more_test_once() -> None:
    table = squad_table(["captain", "marine", "marine", "marine"])
    assert causes(table, lost("one1a", "one1b", "one1c"), (1, 1)) == ["TR-MOR-03"]


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
