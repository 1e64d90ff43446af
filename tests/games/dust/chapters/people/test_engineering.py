"""Engineering: wire, mines, trenches, bunkers (areas DS-ENG, DS-WIRE-02, DS-MINE-02, DS-VEH-09)."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine.odds import odds
from escarmouche.games.dust.chapters.people import engineering
from escarmouche.games.dust.table import Card, Referee, Table
from escarmouche.games.dust_tactics.chapters.board import sight
from tests.games.dust.tables import A, Put, S, T, card, fort, referee_of, table_of, tile, weapon

assert sight  # the grid answers for these tables

SQUAD = card("squad", weapon(count=5))
WIRE, MINES, TRENCH = tile("w", "wire", 3, 4, 2, 1), tile("m", "minefield", 3, 4), tile("t", "trench", 3, 4)


def machine(*skills: str, weapons: tuple[Any, ...] = (), **values: Any) -> Card:
    base: dict[str, Any] = {
        "type": "vehicle",
        "kind": "walker",
        "armour": 4,
        "damage": 6,
        "locomotion": "walker",
    }
    return card("machine", *(weapons or (weapon(),)), skills=skills, **{**base, **values})


def first(ask: Any, table: Table) -> Any:
    return ask.proposal if ask.proposal is not None else ask.options[0]


def cleared(action: Callable[[Referee, str], None], table: Table, piece: str) -> Fraction:
    found = odds(
        action, table, "one1", of=lambda _, t: piece not in {p.id for p in t.ground.pieces}, policy=first
    )
    return found.chances.get(True, Fraction(0))


def twice(action: Callable[[Referee, str], None]) -> Callable[[Referee, str], None]:
    def both(referee: Referee, unit: str) -> None:
        action(referee, unit)
        action(referee, unit)

    return both


def test_wire_02_infantry_clears_wire_next_to_it() -> None:
    table = table_of(Put("one1", SQUAD, (3, 3)), pieces=(WIRE,))
    assert cleared(engineering.clear_wire, table, "w") == Fraction(1, 3)
    assert cleared(twice(engineering.clear_wire), table, "w") == Fraction(5, 9)
    assert engineering.CLEAR_WIRE in engineering.offered(table, "one1", SQUAD)
    far = table_of(Put("one1", SQUAD, (3, 2)), pieces=(WIRE,))
    assert cleared(engineering.clear_wire, far, "w") == 0


def test_wire_02_nothing_is_offered_where_there_is_no_wire() -> None:
    table = table_of(Put("one1", SQUAD, (3, 3)), rows=("......",) * 6)
    assert engineering.offered(table, "one1", SQUAD) == []


def test_mine_02_infantry_that_fails_is_attacked() -> None:
    table = table_of(Put("one1", SQUAD, (3, 3)), pieces=(MINES,))
    assert cleared(engineering.clear_mines, table, "m") == Fraction(1, 3)
    engineering.clear_mines(referee_of(table, (T,), (A, A, S, S, S), (S, S)), "one1")
    assert len(table.units["one1"].figures) == 3
    assert table.ground.pieces


@pytest.mark.parametrize(("count", "chance"), [(1, Fraction(1, 3)), (2, Fraction(5, 9))])
def test_eng_01_a_die_for_each_claw_or_saw(count: int, chance: Fraction) -> None:
    claws = machine("engineer_vehicle", weapons=(weapon("claw", "1/1", "grapple", count=count),))
    table = table_of(Put("one1", claws, (3, 3)), pieces=(WIRE,))
    assert cleared(engineering.clear_wire, table, "w") == chance


def test_eng_01_a_vehicle_needs_the_skill_and_a_tool() -> None:
    for made, rule in ((machine(), "DS-VEH-09"), (machine("engineer_vehicle"), "DS-ENG-01")):
        refusal = engineering.why_not_clear(made, "wire")
        assert refusal is not None
        assert refusal.rule == rule
    cutter = machine("engineer_vehicle", weapons=(weapon("saw", "1/1", "cutting"),))
    assert engineering.why_not_clear(cutter, "wire") is None


def test_veh_09_engineering_actions_by_equipment() -> None:
    pieces = (WIRE, tile("m", "minefield", 8, 8), tile("t", "trench", 8, 9), fort("b", "bunker", 8, 2))
    cutter = machine("engineer_vehicle", weapons=(weapon("saw", "1/1", "cutting"),))
    table = table_of(Put("one1", cutter, (3, 3)), pieces=pieces)
    assert engineering.offered(table, "one1", cutter) == [engineering.CLEAR_WIRE]
    dozer = machine("dozer_blade")
    table = table_of(Put("one1", dozer, (3, 3)), pieces=pieces)
    assert engineering.offered(table, "one1", dozer) == [
        engineering.CLEAR_MINES, engineering.FILL, engineering.BURY,
    ]  # fmt: skip
    plain = machine()
    assert engineering.offered(table_of(Put("one1", plain, (3, 3)), pieces=pieces), "one1", plain) == []


@pytest.mark.parametrize(
    ("kind", "rule"), [("minefield", "DS-ENG-04"), ("trench", "DS-ENG-03"), ("bunker", "DS-ENG-02")]
)
def test_eng_02_these_need_a_dozer_blade(kind: str, rule: str) -> None:
    refusal = engineering.why_not_clear(machine("engineer_vehicle"), kind)
    assert refusal is not None
    assert refusal.rule == rule


def dig(referee: Referee, unit: str) -> None:
    """Two actions running."""
    engineering.bury(referee, unit)
    referee.book(done=(*referee.table.turn.done, engineering.BURY))
    engineering.bury(referee, unit)


def test_eng_02_two_actions_bury_a_bunker_with_all_in_it() -> None:
    units = (
        Put("one1", machine("dozer_blade"), (3, 3)),
        Put("two1", SQUAD, (3, 4)),
        Put("two2", SQUAD, (4, 5)),
    )
    table = table_of(*units, pieces=(fort("b", "bunker", 3, 4),))
    found = odds(dig, table, "one1", of=lambda _, t: t.ground.pieces[0].kind, policy=first)
    assert found.chances == {"bunker": Fraction(2, 3), "mound": Fraction(1, 3)}
    dig(referee_of(table, (A,)), "one1")
    assert [table.units[u].place for u in ("two1", "two2")] == ["gone", "gone"]
    assert table.sides["one"].points == 2 * SQUAD.points


def test_eng_02_one_action_alone_does_nothing_and_strongpoints_stand() -> None:
    table = table_of(Put("one1", machine("dozer_blade"), (3, 3)), pieces=(fort("b", "bunker", 3, 4),))
    engineering.bury(referee_of(table), "one1")
    assert table.ground.pieces[0].kind == "bunker"
    strong = table_of(Put("one1", machine("dozer_blade"), (3, 3)), pieces=(fort("s", "strongpoint", 3, 4),))
    dig(referee_of(strong), "one1")
    assert strong.ground.pieces[0].kind == "strongpoint"


def test_skill_38_a_strongpoint_unit_falls_with_its_buried_bunker() -> None:
    gun = card("gun", weapon(), kind="strongpoint_unit", damage=4, skills=("strongpoint",))
    units = (Put("one1", machine("dozer_blade"), (3, 3)), Put("two1", gun, (3, 4)))
    table = table_of(*units, pieces=(fort("b", "bunker", 3, 4),))
    dig(referee_of(table, (A,)), "one1")
    assert table.units["two1"].place == "gone"


def test_eng_03_a_trench_is_filled_and_who_is_in_it_unhurt() -> None:
    units = (
        Put("one1", machine("dozer_blade"), (3, 3)),
        Put("two1", SQUAD, (3, 4)),
        Put("two2", SQUAD, (3, 9)),
    )
    table = table_of(*units, pieces=(TRENCH,))
    assert cleared(engineering.fill_trench, table, "t") == Fraction(1, 3)
    field = sight.GridField()
    assert field.in_cover(table, "two1", "one1")
    engineering.fill_trench(referee_of(table, (A,)), "one1")
    assert not field.in_cover(table, "two1", "one1")
    assert len(table.units["two1"].figures) == 5


def test_eng_04_mines_want_a_blade() -> None:
    claws = card(
        "claws",
        weapon("claw", "1/1", "grapple", range=0),
        skills=("engineer_vehicle",),
        type="vehicle",
        damage=4,
    )
    for kind, rule in (("minefield", "DS-ENG-04"), ("trench", "DS-ENG-03"), ("bunker", "DS-ENG-02")):
        refusal = engineering.why_not_clear(claws, kind)
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == (rule, "no-dozer-blade")


def test_eng_04_a_dozer_clears_mines_and_a_failure_costs_it_nothing() -> None:
    table = table_of(Put("one1", machine("dozer_blade"), (3, 3)), pieces=(MINES,))
    assert cleared(engineering.clear_mines, table, "m") == Fraction(1, 3)
    engineering.clear_mines(referee_of(table, (S,)), "one1")
    assert table.units["one1"].boxes == 0
    assert table.ground.pieces


def test_veh_09_a_machine_next_to_an_obstacle_is_told_what_it_lacks() -> None:
    def barred(card_: Card, *pieces: Any, **values: Any) -> dict[str, tuple[str, str]]:
        table = table_of(Put("one1", card_, (3, 3), **values), pieces=pieces)
        return {word: (rule, why) for word, rule, why in engineering.barred(table, "one1", card_)}

    assert barred(machine(), WIRE, TRENCH) == {
        engineering.CLEAR_WIRE: ("DS-VEH-09", "no-engineer"),
        engineering.FILL: ("DS-VEH-09", "no-engineer"),
    }
    assert barred(machine("engineer_vehicle"), MINES) == {
        engineering.CLEAR_MINES: ("DS-ENG-04", "no-dozer-blade")
    }
    assert barred(machine("dozer_blade"), MINES) == {}
    assert barred(machine("dozer_blade"), WIRE) == {engineering.CLEAR_WIRE: ("DS-ENG-01", "no-cutting-tool")}
    assert barred(machine()) == {}
    assert barred(SQUAD, WIRE) == {}
    assert barred(machine(), WIRE, place="reserve") == {}
    assert barred(machine(), tile("w", "wire", 9, 9)) == {}
