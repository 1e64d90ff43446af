"""Cover (area A4-COV)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.at43.chapters.shooting import cover
from escarmouche.games.at43.chapters.shooting.cover import COVERED, DOUBTFUL, OPEN, how_covered, save_of
from escarmouche.games.at43.table import Table
from escarmouche.space.terrain import Piece
from tests.games.at43.tables import Squad, disc, flags, piece, scenery, table_of


def behind(
    *places: tuple[int, int], pieces: tuple[Piece, ...], at: tuple[int, int] = (3000, 1000), **values: Any
) -> Table:
    foe = Squad("two1", "two", (0, 0), count=len(places), places=list(places), **values)
    return table_of(Squad("one1", "one", at, count=1), foe, pieces=pieces)


def needs(table: Table, kind: str = "direct", *, alert: bool = False) -> int:
    return save_of(table, "one1", table.units["two1"].figures, kind, alert=alert).needs


THICKET = piece("thicket", "thicket", 4000, 4000, 6000, 6000)
IN, OUT = (5000, 5000), (3000, 5000)


def places(inside: int, outside: int) -> list[tuple[int, int]]:
    return [(4300 + 300 * n, 5000) for n in range(inside)] + [(1000 + 300 * n, 5000) for n in range(outside)]


@pytest.mark.parametrize(("inside", "outside", "save"), [(3, 3, 5), (2, 3, 0)])
def test_cov_01_all_or_nothing(inside: int, outside: int, save: int) -> None:
    assert needs(behind(*places(inside, outside), pieces=(THICKET,))) == save


def test_cov_02_by_the_share_that_is_hidden() -> None:
    table = behind((3000, 5000), pieces=())
    assert how_covered(table, "one1", "two1a", ()) == OPEN
    wall = behind((3000, 5000), pieces=(piece("wall", "wall", 2000, 4500, 4000, 4600),))
    assert how_covered(wall, "one1", "two1a", ()) == COVERED
    low = behind((3000, 5000), pieces=(piece("low", "low_wall", 2000, 4700, 4000, 4800),))
    assert how_covered(low, "one1", "two1a", ()) == DOUBTFUL  # one row of samples in three
    assert cover.how_covered(behind((5000, 5000), pieces=(THICKET,)), "one1", "two1a", ()) == COVERED


def test_cov_03_doubtful_cover_counts_under_the_order_only() -> None:
    low = piece("low", "low_wall", 2000, 4700, 4000, 4800)
    assert needs(behind((3000, 5000), pieces=(low,))) == 0
    assert needs(behind((3000, 5000), pieces=(low,), markers=("a_couvert",))) == 3


def test_cov_04_and_ord_03_five_or_three() -> None:
    assert needs(behind(IN, pieces=(THICKET,))) == 5
    assert needs(behind(IN, pieces=(THICKET,), markers=("a_couvert",))) == 3
    assert needs(behind(OUT, pieces=(THICKET,), markers=("a_couvert",))) == 0


def test_ord_04_not_against_alert_fire_and_not_yet() -> None:
    assert needs(behind(IN, pieces=(THICKET,), markers=("a_couvert",)), alert=True) == 5
    assert needs(behind(IN, pieces=(THICKET,), markers=("a_couvert", "fresh_cover"))) == 5


@pytest.mark.parametrize(("y", "save"), [(5000 - 300 - 1125, 0), (5000 - 300 - 1126, 5)])
def test_cov_05_ignored_from_ten_centimetres_of_the_far_edge(y: int, save: int) -> None:
    wall = piece("wall", "wall", 2000, 4600, 4000, 4700)
    foe = Squad("two1", "two", (0, 0), count=1, places=[(3000, 5000)])
    table = table_of(Squad("one1", "one", (3000, y), count=1), foe, pieces=(wall,))
    assert needs(table) == save


def test_cov_06_no_save_from_templates() -> None:
    table = behind(IN, pieces=(THICKET,), markers=("a_couvert",))
    assert (needs(table, "indirect"), needs(table, "projection")) == (0, 0)


def fort(at: tuple[int, int] = (3750, 500), roof: int = 2, markers: tuple[str, ...] = ()) -> Table:
    bunker = piece("fort", "bunker", 3000, 3500, 4500, 5000)
    inside = Squad(
        "two1", "two", (0, 0), count=2, places=[(3750, 3900), (4000, 4200)], inside="fort", markers=markers
    )
    thing = scenery(bunker, parts=(("body", 4), ("roof", roof)))
    return table_of(Squad("one1", "one", at, count=1), inside, pieces=(bunker,), things=(thing,))


def test_scn_04_the_bunker_saves_at_three_but_not_from_flames() -> None:
    assert needs(fort()) == 3
    assert needs(fort(), "indirect") == 3
    assert needs(fort(), "projection") == 0


def test_scn_08_without_its_roof_it_is_ordinary_cover() -> None:
    assert needs(fort(roof=0)) == 5
    assert needs(fort(roof=0), "indirect") == 0


def test_cov_07_covers_do_not_add_up() -> None:
    assert needs(fort(markers=("a_couvert",))) == 3


@pytest.mark.parametrize(("y", "save"), [(3500 - 1125, 0), (3500 - 1126, 3)])
def test_cov_10_bunkers_at_close_quarters(y: int, save: int) -> None:
    assert needs(fort((3750, y))) == save
    assert needs(fort((3750, y)), "indirect") == 3


@pytest.mark.parametrize(("y", "save"), [(5000 - 1250, 0), (5000 - 1350, 5)])
def test_abil_06_camouflage_beyond_close_quarters(y: int, save: int) -> None:
    table = table_of(
        Squad("one1", "one", (3000, y), count=1), Squad("two1", "two", (3000, 5000), count=1, entry="hidden")
    )
    assert needs(table) == save
    assert needs(table, "indirect") == 0


def test_cond_01_at_night_everybody_is_camouflaged() -> None:
    squads = (Squad("one1", "one", (3000, 3000), count=1), Squad("two1", "two", (3000, 5000), count=1))
    assert needs(table_of(*squads, setting={"conditions": ("night",)})) == 5
    assert needs(table_of(*squads)) == 0


def test_scn_11_resonance() -> None:
    crystal = disc("crystal", "crystal", 9000, 8000)
    squads = (
        Squad("one1", "one", (3000, 3000), count=1),
        Squad("two1", "two", (3000, 5000), count=1, entry="karmans", resonance="crystal"),
    )
    assert needs(table_of(*squads, pieces=(crystal,), things=(scenery(crystal),))) == 5
    assert needs(table_of(*squads)) == 0  # the crystal no longer stands


def test_cov_08_armour_is_covered_by_what_hides_half_of_it() -> None:
    walker = Squad("two1", "two", (3000, 5200), "big", 1, entry="walkers")
    low = piece("low", "low_wall", 2000, 4500, 4000, 4600)
    assert needs(table_of(Squad("one1", "one", (3000, 1000), count=1), walker, pieces=(low,))) == 0
    box = piece("box", "container", 2000, 4300, 4000, 4600)
    assert (
        needs(
            table_of(
                Squad("one1", "one", (3000, 1000), count=1), walker, pieces=(box,), things=(scenery(box),)
            )
        )
        == 5
    )


def test_cov_09_bystanders_of_alert_fire_keep_their_order() -> None:
    from escarmouche.games.at43.chapters.shooting.salvo import _save, take_aim

    pieces = (piece("thicket", "thicket", 2500, 4500, 3500, 5500),)
    middle = Squad("one2", "one", (3000, 5000), count=1, markers=("a_couvert",))
    mover = Squad("one1", "one", (3000, 7000), count=1, markers=("a_couvert",))
    table = table_of(mover, middle, Squad("two1", "two", (3000, 2000), count=1), pieces=pieces)
    aim = take_aim(table, "two1", "rifle", "one1", alert=True)
    assert _save(table, aim, "one2").needs == 3
    flags(table)
    table.change("one1a", {"x": 3000, "y": 5300})
    assert save_of(table, "two1", ("one1a",), "direct", alert=True).needs == 5
