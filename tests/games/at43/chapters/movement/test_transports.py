"""Transports (area A4-TRAN)."""

from __future__ import annotations

from fractions import Fraction as F
from typing import Any

from escarmouche.engine.table import replace
from escarmouche.games.at43.chapters import actions, losses, morale
from escarmouche.games.at43.chapters.control import presence
from escarmouche.games.at43.chapters.movement import transports
from escarmouche.games.at43.chapters.shooting.targets import all_targets
from escarmouche.games.at43.chapters.tactical import assault_units
from escarmouche.games.at43.table import Table
from tests.games.at43.tables import Squad, chances, flags, marker, referee_of, table_of

TRUCK = Squad("one9", "one", (6000, 4500), "truck", 1, entry="trucks")


def beside(gap: int, count: int = 2, **values: Any) -> Table:
    places = [(6000 + 300 + 125 + gap, 4500), (6000 - 300 - 125 - 200, 4500)][:count]
    return flags(
        table_of(Squad("one1", "one", (0, 0), count=count, places=places, **values), TRUCK), "combat"
    )


def aboard(count: int = 10, **values: Any) -> Table:
    squad = Squad("one1", "one", (0, 0), count=count, place="aboard", carrier="one9a")
    return table_of(squad, TRUCK, Squad("two1", "two", (9000, 8000), count=2), **values)


def why(table: Table) -> str:
    refusal = transports.why_not_board(table, "one1", "one9a")
    return refusal.reason if refusal else ""


def test_tran_01_all_at_contact_with_room_for_all() -> None:
    assert why(beside(249)) == ""
    assert why(beside(250)) == "not-at-contact"
    assert why(flags(beside(100), "rapid")) == "after-a-rapid-move"
    assert why(flags(beside(100), "combat", "engaged")) == "engaged"
    gun = flags(table_of(Squad("one1", "one", (6000, 4900), "crew", 1, entry="support"), TRUCK), "combat")
    assert why(gun) == "foot-soldiers-only"


def test_tran_01_size_two_takes_two_places() -> None:
    suits = Squad("one2", "one", (0, 0), "suit", 5, place="aboard", carrier="one9a", entry="elite")
    table = table_of(suits, TRUCK, Squad("one1", "one", (6000, 4900), count=1))
    assert transports.room(table, "one9a") == 0
    assert transports.why_not_room(table, "one1", "one9a").reason == "no-room"  # type: ignore[union-attr]


def test_tran_01_boarding() -> None:
    referee = referee_of(beside(100))
    transports.board(referee, "one1", "one9a")
    assert (referee.table.units["one1"].place, referee.table.units["one1"].carrier) == ("aboard", "one9a")


def test_tran_02_leaving_from_the_hull_up_to_the_movement() -> None:
    table = aboard(1)
    good = (("one1a", ((6300, 4500), (7500, 4500)), -1),)
    assert transports.why_not_paths_out(table, "one1", good) is None
    far = (("one1a", ((6300, 4500), (7501, 4500)), -1),)
    assert transports.why_not_paths_out(table, "one1", far).reason == "too-far"  # type: ignore[union-attr]
    inside = (("one1a", ((6100, 4500), (7000, 4500)), -1),)
    assert transports.why_not_paths_out(table, "one1", inside).rule == "A4-TRAN-02"  # type: ignore[union-attr]
    beside = (("one1a", ((6302, 4500), (7000, 4500)), -1),)
    assert transports.why_not_paths_out(table, "one1", beside).reason == "not-at-the-hull"  # type: ignore[union-attr]
    rapid = aboard(1)
    rapid.turn = replace(rapid.turn, moves=(("one9", "rapid"),))
    assert transports.why_not_leave(rapid, "one1").reason == "rapid-move-this-turn"  # type: ignore[union-attr]
    assert transports.why_not_leave(aboard(10), "one1") is None


def test_tran_02_a_unit_aboard_makes_no_rapid_move() -> None:
    refusal = actions.why_not_action(aboard(2), "one1", "rapid")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("A4-TRAN-02", "combat-move-only")
    assert actions.why_not_action(aboard(2), "one1", "combat") is None


def test_tran_03_aboard_nobody_is_there() -> None:
    goal = marker("goal", (6000, 4800))
    table = aboard(things=(goal,))
    assert presence(table, goal) == {}
    assert "one1" not in tuple(all_targets(table, "two1"))
    assert "one1" in assault_units(table, "one")


def test_tran_03_and_act_09_a_unit_aboard_tests_its_morale_as_on_the_table() -> None:
    def held(table: Table) -> dict[Any, F]:
        return chances(morale.morale_test, table, "A4-ACT-09", "one1", of=lambda told, _: bool(told))

    assert held(aboard(2)) == held(beside(100)) == {True: F(1, 2), False: F(1, 2)}


def test_tran_04_half_survive_a_destroyed_transport() -> None:
    told = chances(
        losses.destroy_vehicle, aboard(4), "A4-DMG-06", "one9a", of=lambda _, t: len(t.units["one1"].figures)
    )
    assert told[0] == F(1, 16)
    assert sum(count * chance for count, chance in told.items()) == 2
    referee = referee_of(aboard(10), (4,) * 10)
    losses.destroy_vehicle(referee, "A4-DMG-06", "one9a")
    figures = [referee.table.figures[f] for f in referee.table.units["one1"].figures]
    assert len(figures) == 10
    assert all(f.down for f in figures)
    assert all(((f.x - 6000) ** 2 + (f.y - 4500) ** 2) ** 0.5 <= 300 + 125 + 500 for f in figures)


def test_tran_04_ten_aboard_exactly() -> None:
    from math import comb

    from escarmouche.engine.dice import d6

    outcomes = dict(d6(10).at_least(losses.SURVIVES).outcomes())
    ways = d6(10).at_least(losses.SURVIVES).ways
    assert F(outcomes[0], ways) == F(1, 1024)
    assert (
        sum(F(w, ways) for n, w in outcomes.items() if n > 3)
        == F(53, 64)
        == F(sum(comb(10, n) for n in range(4, 11)), 1024)
    )
