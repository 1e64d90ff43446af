"""Fire arcs on the open table (DB-ARC-01)."""

from __future__ import annotations

from math import cos, radians, sin

from escarmouche.games.dust.table import FRONT, LEFT, REAR, RIGHT
from escarmouche.games.dust_battlefield.chapters.ground import arcs, bodies
from tests.games.dust_battlefield.tables import Put, table_of


def _at(degrees: int, far: int = 3000) -> tuple[int, int]:
    return 9000 + round(far * cos(radians(degrees))), 6000 + round(far * sin(radians(degrees)))


def _in(arc: str, degrees: int) -> bool:
    (hull,) = bodies.of(table_of(Put("one1", "karl-marx", (90, 60))), "one1")
    return arcs.in_arc(hull, 0, arc, _at(degrees))


def test_arc_01_front_and_rear_are_45_degrees_to_each_side() -> None:
    assert _in(FRONT, 45)
    assert _in(FRONT, 315)
    assert not _in(FRONT, 46)
    assert not _in(FRONT, 314)
    assert _in(REAR, 135)
    assert _in(REAR, 225)
    assert not _in(REAR, 134)


def test_arc_01_a_side_weapon_has_its_side_but_not_the_strip_ahead() -> None:
    assert _in(RIGHT, 270)
    assert not _in(RIGHT, 90)
    assert _in(LEFT, 90)
    assert not _in(LEFT, 0)
    assert not _in(LEFT, 180)
    assert arcs.in_arc(
        bodies.of(table_of(Put("one1", "karl-marx", (90, 60))), "one1")[0], 0, "turret", _at(180)
    )
