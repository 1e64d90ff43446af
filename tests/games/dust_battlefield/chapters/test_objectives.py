"""Who takes objectives (area DB-OBJ)."""

from __future__ import annotations

from escarmouche.games.dust.table import OBJECTIVE, Thing
from escarmouche.games.dust_battlefield.chapters import objectives
from escarmouche.games.dust_battlefield.table import MARCHED, Table
from tests.games.dust_battlefield.tables import Put, table_of

MARK = Thing("objective1", OBJECTIVE, 6000, 6000, half="north")


def holder(*units: Put) -> str:
    table: Table = table_of(*units)
    table.put(MARK)
    return objectives.holder(table, MARK)


def at(far: float) -> tuple[float, float]:
    """A place for a base so far from the marker's edge."""
    return 60 + 4 + far + 1.25, 60


def test_obj_01_within_ten_centimetres_and_no_enemy_there() -> None:
    assert holder(Put("one1", "manfred", at(10))) == "one"
    assert holder(Put("one1", "manfred", at(10.1))) == ""
    foe = Put("two1", "bazooka-joe", (60 - 4 - 10 - 1.25, 60))
    assert holder(Put("one1", "manfred", at(5)), foe) == ""


def test_obj_01_who_has_marched_takes_nothing_but_contests() -> None:
    marched = {"markers": [MARCHED]}
    assert holder(Put("one1", "manfred", at(5), 0, marched)) == ""
    foe = Put("two1", "bazooka-joe", (50, 60), 0, marched)
    assert holder(Put("one1", "manfred", at(5)), foe) == ""


def test_obj_02_aircraft_neither_take_nor_contest() -> None:
    assert holder(Put("one1", "falke", (60, 60))) == ""
    assert holder(Put("one1", "manfred", at(5)), Put("two1", "mil-mi-47", (60, 60))) == "one"


def test_obj_03_a_marker_is_80_mm_across_and_does_nothing_else() -> None:
    assert objectives.RADIUS == 400


def test_skill_30_mindless_zombies_contest_but_never_take() -> None:
    assert holder(Put("one1", "zombies", at(5))) == ""
    assert holder(Put("one1", "manfred", at(5)), Put("two1", "zombies", (50, 60))) == ""
