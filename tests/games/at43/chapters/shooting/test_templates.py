"""Templates: indirect fire and projection (areas A4-IND, A4-ABIL-02)."""

from __future__ import annotations

from fractions import Fraction as F

import pytest

from escarmouche.games.at43.chapters.shooting import templates
from escarmouche.games.at43.chapters.shooting.damage import Blow
from escarmouche.games.at43.chapters.shooting.salvo import take_aim
from escarmouche.games.at43.chapters.shooting.targets import why_not_target
from escarmouche.games.at43.chapters.shooting.templates import Blast, blast_of, deviation, under
from escarmouche.games.at43.table import Table
from tests.games.at43.tables import Script, Squad, chances, piece, referee_of, scenery, table_of

MORTARS = Squad("one1", "one", (3000, 1000), "crew", 3, entry="support")


def aimed(*squads: Squad, **values: object) -> Table:
    return table_of(MORTARS, *squads, **values)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("dice", "successes", "far"), [(5, 3, 200), (20, 6, 1000), (3, 0, 1000), (12, 0, 1200), (3, 3, 0)]
)
def test_ind_03_04_and_05_how_far_it_deviates(dice: int, successes: int, far: int) -> None:
    assert deviation(dice, successes) == far


def test_ind_04_and_05_chances_of_three_dice() -> None:
    table = aimed(Squad("two1", "two", (3000, 4000), count=1))

    def far(referee: object) -> int:
        from escarmouche.games.at43.chapters.dice import universal_test

        return deviation(3, universal_test(referee, "A4-SHOOT-08", "one", 3, 0))  # type: ignore[arg-type]

    told = chances(far, table, of=lambda length, _: length)
    assert told[1000] == F(1, 8)
    assert told[0] == F(1, 8)


@pytest.mark.parametrize(
    ("area", "successes", "radius", "impacts"),
    [(200, 3, 600, 1), (200, 0, 200, 1), (300, 3, 900, 1), (300, 4, 1000, 2), (500, 2, 1000, 1)],
)
def test_ind_07_08_and_09_radius_and_impacts(area: int, successes: int, radius: int, impacts: int) -> None:
    assert blast_of((0, 0), area, successes) == Blast((0, 0), radius, impacts)


def test_ind_09_two_impacts_at_four_or_more() -> None:
    table = aimed(Squad("two1", "two", (3000, 4000), count=1))
    told = chances(
        templates.blast_figure, table, Blow("one", "one1", 5, 1), "two1a", 2, "one1",
        of=lambda _, t: t.units["two1"].place == "gone",
    )  # fmt: skip
    assert told[True] == F(3, 4)


def test_ind_01_needs_sight_unless_it_says_otherwise() -> None:
    wall = piece("wall", "wall", 0, 2500, 12000, 2600)
    table = aimed(Squad("two1", "two", (3000, 4000)), pieces=(wall,))
    assert why_not_target(table, "one1", "mortar", "two1").rule == "A4-IND-01"  # type: ignore[union-attr]
    blind = table_of(
        Squad("one1", "one", (3000, 1000), "blind", 1, entry="support"),
        Squad("two1", "two", (3000, 4000)),
        pieces=(wall,),
    )
    assert why_not_target(blind, "one1", "blind_mortar", "two1") is None


def test_ind_02_one_test_one_template() -> None:
    table = aimed(Squad("two1", "two", (3000, 4000)))
    aim = take_aim(table, "one1", "mortar", "two1")
    assert aim.dice == 3
    referee = referee_of(table, (6, 6, 6), (1,) * 1, (1,), (1,), (1,), (1,), (1,))
    templates.indirect(referee, aim)
    blasts = [e.about for e in referee.events if e.about.get("key") == "blast"]
    assert [(b["x"], b["y"], b["radius"]) for b in blasts] == [(3000, 4000, 600)]


def test_ind_06_heading_one_is_on_along_the_line_of_fire() -> None:
    table = aimed(Squad("two1", "two", (3000, 4000), count=1))
    referee = referee_of(table, (1,))
    blast = templates.deviate(referee, "one", (3000, 4000), 90, 3, 1, 200)
    assert blast.centre == (3000, 4200)
    referee = referee_of(table, (4,))
    assert templates.deviate(referee, "one", (3000, 4000), 90, 3, 1, 200).centre == (3000, 3800)


def test_ind_10_partly_under_is_enough() -> None:
    table = aimed(Squad("two1", "two", (3000, 4700), count=1))
    assert under(table, Blast((3000, 4000), 600, 1), "two1") == ("two1a",)
    assert under(table, Blast((3000, 4000), 574, 1), "two1") == ()


def test_ind_11_survivors_lie_on_the_ground() -> None:
    table = aimed(Squad("two1", "two", (3000, 4000), count=6))
    referee = referee_of(table, (6,), (6,), (1,), (1,), (1,), (1,))
    templates.explode(referee, Blow("one", "one1", 5, 1), Blast((3000, 4000), 1000, 1), "one1", "two1")
    figures = referee.table.units["two1"].figures
    assert len(figures) == 4
    assert all(referee.table.figures[f].down for f in figures)


def test_ind_12_friends_and_scenery_are_hit_but_not_a_screen() -> None:
    wall = piece("wall", "low_wall", 2600, 4300, 3400, 4400)
    screen = Squad("two2", "two", (3000, 3400), "walker", 1, entry="walkers", markers=("ecran",))
    own = Squad("one2", "one", (3500, 4000), count=1)
    table = aimed(
        Squad("two1", "two", (3000, 4000), count=1), screen, own, pieces=(wall,), things=(scenery(wall),)
    )
    blast = Blast((3000, 4000), 600, 1)
    assert under(table, blast, "two1") == ("two1a", "one2a")
    assert under(table, blast, "two2") == ("two1a", "one2a", "two2a")
    assert templates.pieces_under(table, blast) == ("wall",)


def test_ind_13_exactly_those_whose_tests_are_passed() -> None:
    table = aimed(Squad("two1", "two", (0, 0), count=2, places=[(3000, 4000), (3000, 4500)]))
    referee = referee_of(table, (1,), (6,))
    templates.explode(referee, Blow("one", "one1", 5, 1), Blast((3000, 4000), 600, 1), "one1", "two1")
    assert referee.table.units["two1"].figures == ("two1a",)


def test_ind_14_an_automatic_failure_places_no_template() -> None:
    far = Squad("two1", "two", (3000, 8900), count=1)
    table = aimed(far)
    aim = take_aim(table, "one1", "mortar", "two1")._replace(accuracy=1, range=7)
    referee = referee_of(table)
    templates.indirect(referee, aim)
    assert [e.rule for e in referee.events] == ["A4-IND-14"]


def test_cond_09_the_frozen_lake_breaks() -> None:
    lake = piece("lake", "frozen_lake", 2000, 3000, 5000, 5000)
    table = aimed(Squad("two1", "two", (3000, 4000), count=4), pieces=(lake,))
    referee = referee_of(table)
    templates.explode(referee, Blow("one", "one1", 5, 1), Blast((3000, 4000), 1000, 1), "one1", "two1")
    assert referee.table.units["two1"].place == "gone"
    assert not [e for e in referee.events if e.what == "roll"]


def test_abil_02_each_flamer_for_itself() -> None:
    flamers = Squad("one1", "one", (0, 0), "flamer", 2, places=[(3000, 3000), (3400, 3000)])
    foes = (Squad("two1", "two", (3000, 4500), count=1), Squad("two2", "two", (4200, 4500), count=1))
    table = table_of(flamers, *foes)
    script = Script(projection_target=["two1a", "two2a"])
    referee = referee_of(table, (6,), (6,), one=script)
    templates.project(referee, "one1", "flamer")
    assert {u.id for u in referee.table.units.values() if u.place == "gone"} == {"two1", "two2"}
    far = table_of(flamers, Squad("two1", "two", (3000, 8000), count=1))
    refusal = why_not_target(far, "one1", "flamer", "two1")
    assert refusal is not None
    assert refusal.rule == "A4-ABIL-02"


def test_abil_02_flames_are_for_fighters_not_for_scenery() -> None:
    wall = piece("wall", "low_wall", 2500, 4000, 3500, 4100)
    table = table_of(
        Squad("one1", "one", (3000, 3000), ["flamer", "trooper"]), pieces=(wall,), things=(scenery(wall),)
    )
    refusal = why_not_target(table, "one1", "flamer", "wall")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("A4-ABIL-02", "fighters-only")
    assert why_not_target(table, "one1", "rifle", "wall") is None


def test_abil_02_nobody_is_knocked_down() -> None:
    table = table_of(
        Squad("one1", "one", (3000, 3000), "flamer", 1), Squad("two1", "two", (3000, 4500), count=3, gap=10)
    )
    referee = referee_of(table, (1,), (1,), (1,))
    templates.flame(referee, Blow("one", "one1", 6, 1), "one1", "two1a", 300)
    assert not any(referee.table.figures[f].down for f in referee.table.units["two1"].figures)


def test_abil_03_a_whole_mortar_exactly() -> None:
    """Two dice, deviation, radius: the chance that a lone figure under the aim point falls."""
    table = table_of(
        Squad("one1", "one", (3000, 1000), "crew", 2, entry="support"),
        Squad("two1", "two", (3000, 4000), count=1),
    )
    aim = take_aim(table, "one1", "mortar", "two1")
    told = chances(templates.indirect, table, aim, of=lambda _, t: t.units["two1"].place == "gone")
    hit = F(2, 3)  # Accuracy 4 at Range 2
    damage = F(2, 3)  # Penetration 7 against Protection 5
    both = hit * hit  # 4 cm about the point
    one = 2 * hit * (1 - hit)  # 1 cm astray, 2 cm wide: still touched
    assert told[True] == (both + one) * damage  # with none the template lies 10 cm away


def test_ind_08_all_failed_it_still_explodes() -> None:
    referee = referee_of(aimed(Squad("two1", "two", (3000, 4000), count=1)), (1,))
    blast = templates.deviate(referee, "one", (3000, 4000), 90, 3, 0, 200)
    assert (blast.centre, blast.radius) == ((3000, 5000), 200)
    assert referee.events[-1].rule == "A4-IND-08"
