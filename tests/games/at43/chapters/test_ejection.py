"""Éjection (rules A4-ORD-05, A4-ORD-06, A4-ABIL-10)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.at43.chapters import ejection
from escarmouche.games.at43.chapters.losses import destroy_vehicle
from escarmouche.games.at43.chapters.orders import why_not_order
from escarmouche.games.at43.table import Table
from escarmouche.space.shapes import onward
from tests.games.at43.tables import Script, Squad, piece, referee_of, scenery, table_of


def piloted(profile: str = "ace", **values: Any) -> Table:
    squad = Squad("one1", "one", (6000, 4500), profile, 1, entry="walkers", markers=("ejection",))
    return table_of(squad, turn={"unit": ""}, **values)


def ejected(table: Table, point: tuple[int, int], face: int) -> Table:
    referee = referee_of(table, (face,), one=Script(eject=[point]))
    destroy_vehicle(referee, "A4-DMG-06", "one1a")
    return referee.table


@pytest.mark.parametrize("face", range(1, 7))
def test_ord_05_ten_centimetres_from_the_point(face: int) -> None:
    after = ejected(piloted(), (6000, 4500), face)
    hero = after.figures["one1ahero"]
    assert (hero.x, hero.y) == onward((6000, 4500), (90 - 60 * (face - 1)) % 360, 1000)
    assert after.units["one1acrew"].place == "table"
    assert after.units["one1"].place == "gone"


def test_ord_05_any_point_of_the_table_may_be_named() -> None:
    table = piloted()
    for inside in ((0, 0), (12000, 9000), (6000, 4500)):
        assert ejection.why_not_point(table, inside) is None
    for outside in ((-1, 0), (0, -1), (12001, 0), (0, 9001), (6000,), "here"):
        refusal = ejection.why_not_point(table, outside)
        assert refusal is not None
        assert refusal.rule == "A4-ORD-05"


def test_ord_06_the_hero_has_no_card_before_the_next_turn() -> None:
    assert "one1acrew" in ejected(piloted(), (6000, 4500), 1).turn.done


def test_ord_06_off_the_table_or_in_a_rock_all_die() -> None:
    after = ejected(piloted(), (6000, 8100), 1)
    assert "one1acrew" not in after.units
    rock = piece("rock", "rock", 5500, 5300, 6500, 5700)
    assert "one1acrew" not in ejected(piloted(pieces=(rock,)), (6000, 4500), 1).units


def test_ord_06_on_a_roof_is_on_top() -> None:
    box = piece("box", "container", 5400, 5200, 6600, 5800)
    after = ejected(piloted(pieces=(box,), things=(scenery(box),)), (6000, 4500), 1)
    assert after.figures["one1ahero"].z == 550


def test_abil_10_only_for_a_heroic_pilot() -> None:
    assert ejection.why_not_eject(piloted("walker"), "one1a").rule == "A4-ABIL-10"  # type: ignore[union-attr]
    plain = table_of(Squad("one1", "one", (6000, 4500), "walker", 1, entry="walkers"))
    assert why_not_order(plain, "one1", "ejection").rule == "A4-ABIL-10"  # type: ignore[union-attr]
    assert (
        why_not_order(
            table_of(Squad("one1", "one", (6000, 4500), "ace", 1, entry="walkers")), "one1", "ejection"
        )
        is None
    )
