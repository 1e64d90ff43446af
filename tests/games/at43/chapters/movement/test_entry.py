"""Coming into play (area A4-DEP)."""

from __future__ import annotations

from typing import Any

from escarmouche.games.at43.chapters.movement import entry
from escarmouche.games.at43.chapters.movement.entry import Way, why_not_arrive, why_not_enter
from escarmouche.games.at43.table import Table, Zone
from tests.games.at43.tables import Squad, marker, piece, referee_of, table_of

SOUTH = Zone("south", "access", (3000, 0), (9000, 0), "one")
FIELD = Zone("field", "deployment", (0, 0), (12000, 2000), "one")
DROP = marker("drop", (6000, 4500), "drop", side="one", radius=0)


def reserve(count: int = 1, *others: Squad, **values: Any) -> Table:
    squad = Squad("one1", "one", (0, 0), count=count, place="reserve")
    things = values.pop("things", (DROP,))
    return table_of(squad, *others, setting={"zones": (SOUTH, FIELD)}, things=things, **values)


def refused(table: Table, way: Way, value: Any, action: str = "combat") -> str:
    refusal = why_not_arrive(table, "one1", way, action, value)
    return refusal.rule if refusal else ""


def test_dep_01_in_from_the_edge_of_the_zone() -> None:
    table, way = reserve(), Way("access", "south")
    assert refused(table, way, (("one1a", ((6000, -125), (6000, 675)), -1),)) == ""
    assert refused(table, way, (("one1a", ((6000, -125), (6000, 1076)), -1),)) == "A4-MOV-01"
    assert refused(table, way, (("one1a", ((6000, -125), (6000, 1076)), -1),), "rapid") == ""
    assert refused(table, way, (("one1a", ((2000, -125), (2000, 675)), -1),)) == "A4-DEP-01"
    assert refused(table, way, (("one1a", ((6000, -125), (6000, 100)), -1),)) == "A4-DEP-01"


def test_mov_12_and_gen_13_only_members_come_in_each_with_a_facing() -> None:
    guest = Squad("one2", "one", (0, 0), count=1, place="reserve")
    table, way = reserve(1, guest), Way("drop", "drop")
    assert refused(table, way, (("one1a", ((6000, 4500),), -1),)) == ""
    assert refused(table, way, (("one2a", ((6000, 4500),), -1),)) == "A4-MOV-12"
    assert refused(table, way, (("one1a", ((6000, 4500),), 360),)) == "A4-GEN-13"


def test_dep_02_bases_wholly_in_the_circle() -> None:
    table, way = reserve(), Way("drop", "drop")
    assert refused(table, way, (("one1a", ((6875, 4500),), -1),)) == ""
    assert refused(table, way, (("one1a", ((6876, 4500),), -1),)) == "A4-DEP-02"


def test_mov_13_nobody_comes_in_on_a_base_or_a_piece() -> None:
    foe, wall = Squad("two1", "two", (6000, 4600), count=1), piece("wall", "wall", 5000, 4000, 7000, 4100)
    table, way = reserve(1, foe, pieces=(wall,)), Way("drop", "drop")
    assert refused(table, way, (("one1a", ((6000, 4350),), -1),)) == ""
    assert refused(table, way, (("one1a", ((6000, 4351),), -1),)) == "A4-MOV-13"
    assert refused(table, way, (("one1a", ((6000, 4224),), -1),)) == "A4-MOV-13"


def test_dep_03_dropped_units_do_not_act() -> None:
    referee = referee_of(reserve(3))
    assert entry.enter(referee, "one1", Way("drop", "drop"), "combat")
    assert "dropped" in referee.table.units["one1"].markers


def test_dep_04_only_its_controller_uses_a_drop_point() -> None:
    table = reserve(things=(marker("drop", (6000, 4500), "drop", side="two"),))
    assert why_not_enter(table, "one1", Way("drop", "drop")).rule == "A4-DEP-04"  # type: ignore[union-attr]
    assert why_not_enter(reserve(), "one1", Way("drop", "drop")) is None


def test_dep_05_no_room_no_drop() -> None:
    crowd = [(6000 + dx, 4500 + dy) for dx in range(-900, 901, 300) for dy in range(-900, 901, 300)]
    full = Squad("two1", "two", (0, 0), count=len(crowd), places=crowd) if len(crowd) < 26 else None
    walls = [
        Squad(f"two{n}", "two", (0, 0), "big", 1, entry="walkers", places=[at])
        for n, at in enumerate([(5550, 4050), (6450, 4050), (5550, 4950), (6450, 4950)], 1)
    ]
    table = reserve(6, *([full] if full else walls))
    assert why_not_enter(table, "one1", Way("drop", "drop")).rule == "A4-DEP-05"  # type: ignore[union-attr]


def test_dep_06_a_deployment_zone_is_no_movement() -> None:
    table, way = reserve(3), Way("deploy", "field")
    referee = referee_of(table)
    assert entry.enter(referee, "one1", way, "combat")
    assert [e.kind for e in referee.events if e.kind in ("moved", "placed")] == ["placed"]
    assert refused(reserve(), way, (("one1a", ((6000, 1900),), -1),)) == "A4-DEP-06"


def test_dep_06_no_room_no_deployment() -> None:
    narrow = Zone("field", "deployment", (3000, 0), (3600, 600), "one")
    way = Way("deploy", "field")
    assert why_not_enter(table_with(narrow, 4), "one1", way) is None
    refusal = why_not_enter(table_with(narrow, 5), "one1", way)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("A4-DEP-06", "no-room")


def table_with(zone: Zone, count: int) -> Table:
    squad = Squad("one1", "one", (0, 0), count=count, place="reserve")
    return table_of(squad, setting={"zones": (zone,)})


def test_tran_01_aboard_a_transport_in_reserve() -> None:
    truck = Squad("one9", "one", (0, 0), "truck", 1, entry="trucks", place="reserve")
    table = reserve(6, truck)
    assert Way("ride", "one9a") in tuple(entry.ways_in(table, "one1"))
    riding = table_of(
        Squad("one1", "one", (0, 0), count=2, place="aboard", carrier="one9a"), truck,
        setting={"zones": (SOUTH,)}, things=(DROP,),
    )  # fmt: skip
    assert why_not_enter(riding, "one9", Way("drop", "drop")).rule == "A4-TRAN-01"  # type: ignore[union-attr]
