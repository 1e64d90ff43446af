"""Who sees whom, as a client draws it: plainly, in cover, turned away or hidden (DT-LOS-01, DT-SAVE-02)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.overlays import COVER, HIDDEN, OPEN, TURNED, SightLine
from escarmouche.games.dust_tactics.chapters.board.board import SQUARE
from escarmouche.games.dust_tactics.chapters.board.sight import GridField
from escarmouche.games.dust_tactics.ruleset import RULESET
from escarmouche.space.shapes import polygon_of
from tests.games.dust.tables import Put, card, table_of, weapon

SQUAD = card("squad")
FIELD = GridField()


def line(*puts: Put, **values: Any) -> SightLine:
    table = table_of(*puts, **values)
    (found,) = RULESET.client.sights(table, "one1")
    assert (found.state in (OPEN, COVER, TURNED)) == FIELD.sees(table, "one1", "two1")
    assert found.rule in RULESET.ledger.rules
    return found


def test_los_01_a_plain_line_and_one_that_ends_at_what_hides() -> None:
    puts = (Put("one1", SQUAD, (0, 0)), Put("two1", SQUAD, (4, 0)))
    plain = line(*puts)
    assert (plain.state, plain.rule, plain.blocks) == (OPEN, "DT-LOS-01", ())
    assert (plain.watcher, plain.target, plain.unit) == ("one1a", "two1a", "two1")
    hidden = line(*puts, rows=["..t.."])
    assert (hidden.state, hidden.rule, len(hidden.blocks)) == (HIDDEN, "DT-LOS-06", 1)
    assert hidden.blocks[0].startswith("tree")


@pytest.mark.parametrize("facing", range(8))
def test_arc_04_the_squares_told_are_those_of_the_rule(facing: int) -> None:
    armed = [weapon(name, "1/1", arc=name, range=9) for name in ("front", "rear", "left", "right", "turret")]
    tank = card("tank", *armed, type="vehicle", kind="tank", locomotion="tracked", damage=4)
    unit = Put("one1", tank, (4, 3), facing=facing)
    table = table_of(unit, Put("two1", SQUAD, (0, 0)))
    arcs = {arc.name: arc for arc in RULESET.client.arcs(table, "one1")}
    assert {name: arc.weapons for name, arc in arcs.items()} == {
        name: (name,) for name in ("front", "rear", "left", "right")
    }
    width, depth = table.ground.width // 1000, table.ground.depth // 1000
    for x in range(width):
        for y in range(depth):
            if (x, y) == (4, 3):
                continue
            other = table_of(unit, Put("two1", SQUAD, (x, y)))
            for name, arc in arcs.items():
                lit = any(a[0] <= x * 1000 < c[0] and a[1] <= y * 1000 < c[1] for a, _, c, _ in arc.outlines)
                assert lit == FIELD.in_arc(other, "one1", name, "two1"), (name, x, y)
    assert all(arc.rule in RULESET.ledger.rules for arc in arcs.values())


def test_arc_01_soldiers_fire_all_round() -> None:
    table = table_of(Put("one1", SQUAD, (4, 3)), Put("two1", SQUAD, (0, 0)))
    assert RULESET.client.arcs(table, "one1") == ()


def test_save_02_who_stands_in_cover_is_in_cover() -> None:
    found = line(Put("one1", SQUAD, (0, 0)), Put("two1", SQUAD, (3, 0)), rows=["...r."])
    assert (found.state, found.rule) == (COVER, "DT-SAVE-02")
    assert len(found.blocks) == 1


def test_arc_01_a_machine_that_looks_away() -> None:
    walker = card("walker", weapon(arc="front"), type="vehicle", kind="walker", locomotion="walker", damage=6)
    north, south = (
        line(Put("one1", walker, (2, 2), facing=facing), Put("two1", SQUAD, (2, 5))) for facing in (0, 4)
    )
    assert (north.state, south.state, south.rule) == (OPEN, TURNED, "DT-ARC-04")


def test_nobody_is_seen_from_off_the_board() -> None:
    table = table_of(Put("one1", SQUAD, (0, 0)), Put("two1", SQUAD, (4, 0))).copy()
    table.change("one1", {"place": "off"})
    assert RULESET.client.sights(table, "one1") == ()


def test_rng_02_rings_hold_the_squares_in_range_and_no_other() -> None:
    squad = card("riflemen", weapon("rifle", "1/1", range=4), weapon("knife", "1/1", range=0))
    table = table_of(Put("one1", squad, (2, 2)), Put("two1", SQUAD, (9, 6)))
    rings = {ring.name: ring for ring in RULESET.client.rings(table, "one1")}
    assert rings["range"].weapons == ("rifle",)
    for name, far in (("range", 4), ("charge", squad.move + 1)):
        for x in range(12):
            for y in range(9):
                there = table_of(Put("one1", squad, (2, 2)), Put("two1", SQUAD, (x, y)))
                if (x, y) == (2, 2):
                    continue
                mid = (x * SQUARE + SQUARE // 2, y * SQUARE + SQUARE // 2)
                lit = any(polygon_of(o).contains(mid) for o in rings[name].outlines)
                assert lit == (FIELD.distance(there, "one1", "two1") <= far)
