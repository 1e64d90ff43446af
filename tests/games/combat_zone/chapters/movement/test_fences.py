"""Fences of wire, and cutting them (CZ-ACT-04, CZ-TERR-01)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.requests import Refusal
from escarmouche.engine.voice import Voice
from escarmouche.games.combat_zone.chapters import actions, figures
from escarmouche.games.combat_zone.chapters.movement import fences, movement, obstacles
from escarmouche.games.combat_zone.chapters.shooting import cover
from escarmouche.games.combat_zone.chapters.terrain import KINDS
from escarmouche.games.combat_zone.client.scene import scene
from escarmouche.games.combat_zone.ruleset import RULESET
from escarmouche.games.combat_zone.setup import maps
from escarmouche.games.combat_zone.table import Table
from escarmouche.space.shapes import Polygon, gap_to_polygon
from tests.games.combat_zone.tables import (
    Group,
    codes_of,
    fence,
    price_of,
    referee_of,
    refusal_of,
    table_of,
    wall,
)


def reason(refusal: Refusal | None) -> tuple[str, str]:
    assert refusal is not None
    return refusal.rule, refusal.reason


def fenced(who: str = "cutter", y: int = 5860, **values: Any) -> Table:
    """A figure that touches a fence of 8 cm from the south, an enemy beyond it."""
    return table_of(
        Group("a", "one", (6000, y), who, facing=90, **values),
        Group("b", "two", (6000, 7000), "unarmed", facing=270),
        pieces=(fence("fence1", 5600, 5985, 6400, 6015),),
    )


def test_act_04_wire_is_cut_by_who_has_cutters_and_everybody_walks_through() -> None:
    table = fenced()
    assert "cut:fence1" in codes_of(table, "aa")
    assert price_of(table, "aa", "cut:fence1") == 2
    north = (("aa", ((6000, 6240),), -1),)
    assert reason(movement.why_not_path(table, "aa", north)) == ("CZ-TERR-03", "in-the-way")
    referee = referee_of(table)
    actions.BY_NAME["cut"].do(referee, "aa", "fence1")
    left = {p.id: p.polygon.box for p in referee.table.ground.pieces}
    assert left == {"fence2": (5600, 5985, 5850, 6015), "fence3": (6150, 5985, 6400, 6015)}
    assert movement.why_not_path(referee.table, "aa", north) is None
    aside = (("aa", ((6200, 6240),), -1),)
    assert reason(movement.why_not_path(referee.table, "aa", aside))[1] == "in-the-way"
    assert "cut:fence1" not in codes_of(referee.table, "aa")
    told = [event for event in referee.events if event.about.get("key") == "wire-cut"]
    assert len(told) == 1


def test_act_04_why_wire_is_not_cut() -> None:
    assert reason(fences.why_not_cut(fenced("trooper"), "aa", "fence1")) == ("CZ-ACT-04", "no-wire-cutters")
    assert "cut:fence1" not in codes_of(fenced("trooper"), "aa")
    assert reason(fences.why_not_cut(fenced(), "aa", "elsewhere")) == ("CZ-ACT-04", "no-wire")
    far = fences.why_not_cut(fenced(y=5800), "aa", "fence1")
    assert reason(far) == ("CZ-ACT-04", "not-in-contact")
    assert far is not None
    assert far.excess == 60
    assert reason(refusal_of(fenced(ap=1), "aa", "cut:fence1")) == ("CZ-AP-04", "not-enough-points")
    assert fences.why_not_cut(fenced(), "aa", "fence1") is None


@pytest.mark.parametrize("turn", [0, 30, 90, 135])
def test_act_04_a_gap_is_as_wide_as_a_base_whichever_way_the_fence_runs(turn: int) -> None:
    whole = KINDS.piece("f", "fence", KINDS.block("fence", (6000, 6000), turn))
    left = fences.parts(whole, (6000, 6000))
    assert len(left) == 2
    for part in left:
        assert 124 <= gap_to_polygon((6000, 6000), 0, Polygon(part)) <= 152, (
            "a base of 2.5 cm fits, and not much more"
        )
    end = whole.polygon.points[0]
    assert len(fences.parts(whole, end)) == 1, "at its end one part is left"


def test_terr_01_wire_hides_nobody_and_is_light_cover() -> None:
    table = fenced("trooper", y=4000)
    assert figures.look_at(table, "aa", "ba").visible
    table.change("ba", {"states": frozenset({"dropped"}), "y": 6150})
    assert figures.look_at(table, "aa", "ba").visible, "one sees a man who lies behind mesh"
    assert cover.cover_from(table, "aa", "ba") == "light"
    assert obstacles.why_not_cross(fenced("trooper"), "aa", "fence1") is None, "others climb over it"


def test_act_04_there_is_wire_on_the_maps_and_it_is_drawn_as_such() -> None:
    wired = {name for name in maps.MAPS.names() if any("wire" in p.traits for p in maps.ground(name).pieces)}
    assert wired == {"compound", "crossroads", "warehouse"}
    shown = scene(fenced(), "one").pieces
    assert [piece.kind for piece in shown] == ["fence"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "cut a gap in chain-link fence [fence1] (2 AP)"),
        ("fr", "ouvrir une brèche dans le grillage [fence1] (2 PA)"),
    ],
)
def test_act_04_cutting_is_offered_in_both_languages(lang: str, said: str) -> None:
    table = fenced()
    voice = Voice(lang, RULESET, RULESET.client.scene(table, ""), table.setting)
    assert voice.option("cut:fence1", "action") == said


def why(refusal: Refusal | None) -> str:
    return refusal.reason if refusal else ""


def test_act_04_no_wire_is_cut_from_a_roof() -> None:
    wire = fence("w", 5000, 6125, 7000, 6135)
    for z, found in ((0, ("w",)), (400, ())):
        table = table_of(Group("a", "one", (6000, 6000), "cutter", z=z), pieces=(wire,))
        assert fences.fences_near(table, "aa") == found
        assert obstacles.obstacles_near(table, "aa") == found
        assert why(fences.why_not_cut(table, "aa", "w")) == ("not-in-contact" if z else "")
        assert why(obstacles.why_not_cross(table, "aa", "w")) == ("not-in-contact" if z else "")


@pytest.mark.parametrize(("start", "left"), [(50, 2), (49, 1)])
def test_act_04_a_stub_of_half_a_centimetre_stands_and_less_comes_down(start: int, left: int) -> None:
    x = 5000 + fences.GAP // 2 + start
    found = fences.parts(fence("f", 5000, 6100, 8000, 6110), (x, 6000))
    assert len(found) == left
    assert {p[0] for ring in found for p in ring} >= {x + fences.GAP // 2, 8000}


def test_act_04_what_is_left_of_a_fence_gets_new_numbers_whatever_the_others_are_called() -> None:
    pieces = (
        fence("fence4", 4000, 6125, 8000, 6135),
        fence("fence-north", 4000, 9000, 8000, 9010),
        wall("99", 1000, 1000, 2000, 1100),
    )
    referee = referee_of(table_of(Group("a", "one", (6000, 6000), "cutter", facing=90), pieces=pieces))
    fences.cut(referee, "aa", "fence4")
    assert [p.id for p in referee.table.ground.pieces] == ["fence5", "fence6", "fence-north", "99"]
