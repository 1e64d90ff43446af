"""Infantry under a vehicle is pushed aside (TR-MOVE-09)."""

from __future__ import annotations

from math import hypot

from escarmouche.games.trauma.chapters.movement.collisions import movers
from escarmouche.games.trauma.chapters.movement.displacement import aftermath, breaks_formation
from escarmouche.games.trauma.chapters.movement.movement import move, why_not_paths
from escarmouche.games.trauma.chapters.movement.push import nearest_places, push, under_vehicles
from escarmouche.games.trauma.table import ENGAGED, TAKE_COVER, Table
from escarmouche.space.shapes import disc_inside_polygon, disc_overlaps_polygon, gap, rectangle
from escarmouche.space.terrain import Piece
from tests.games.trauma.tables import Script, Squad, referee_of, table_of


def tank_on(places: list[tuple[int, int]], side: str = "two", tank: tuple[int, int] = (4000, 2000)) -> Table:
    rank = Squad("two1", side, (0, 0), places=places, count=len(places), markers=(TAKE_COVER,))
    return table_of(Squad("one1", "one", tank, "tank", 1, entry="wheeled"), rank, turn={"unit": "one1"})


RANK = [(4150 + 270 * k, 2800) for k in range(4)]


def test_move_09_figures_under_the_base_go_to_the_nearest_place_in_formation() -> None:
    table = tank_on(RANK)
    referee = referee_of(table, one=Script(move=[(("one1a", ((4000, 2750),), -1),)]))
    move(referee, "one1")
    while referee.table.turn.step == "moved":
        aftermath(referee)
    after = referee.table
    assert not under_vehicles(after, movers(after, "one1"), "two1")
    assert not breaks_formation(after, "two1")
    assert [after.figures[f].moved for f in after.units["two1"].figures] == [False] * 4
    assert len(after.units["two1"].figures) == 4
    assert not [e for e in referee.events if e.what == "roll"]
    assert after.units["two1"].markers == {ENGAGED}


def test_move_09_a_figure_off_centre_goes_straight_out() -> None:
    table = tank_on([(4200, 2000), (4500, 2000)])
    referee = referee_of(table)
    push(referee, "one1")
    pushed, other = referee.table.figures["two1a"], referee.table.figures["two1b"]
    assert gap((4000, 2000), 300, (pushed.x, pushed.y), 125) <= 26
    assert gap((pushed.x, pushed.y), 125, (other.x, other.y), 125) <= 250


def test_move_09_equally_near_places_are_the_owners_choice() -> None:
    table = tank_on([(4000, 2000)])
    script = Script()
    referee = referee_of(table, two=script)
    push(referee, "one1")
    asked = [ask for ask in script.asked if ask.question == "push"]
    assert len(asked) == 1
    assert len(asked[0].options) > 1
    assert asked[0].side == "two"


def test_move_09_friends_are_pushed_too_and_others_left_alone() -> None:
    table = tank_on([(4200, 2000), (4700, 2000)], side="one")
    referee = referee_of(table)
    push(referee, "one1")
    assert referee.table.figures["two1b"] == table_of(*[]).figures.get(
        "two1b", referee.table.figures["two1b"]
    )
    assert not under_vehicles(referee.table, movers(referee.table, "one1"), "two1")


def test_move_09_without_room_in_formation_the_nearest_free_place_will_do() -> None:
    table = tank_on([(4100, 2000), (8000, 8000)])  # the fellow is far away
    referee = referee_of(table)
    push(referee, "one1")
    assert not under_vehicles(referee.table, movers(referee.table, "one1"), "two1")
    assert not referee.table.units["two1"].markers - {TAKE_COVER}


def test_move_09_formation_comes_before_the_very_nearest_place() -> None:
    table = tank_on([(3900, 2000), (4600, 2000)])  # straight out to the left would leave the fellow behind
    referee = referee_of(table)
    push(referee, "one1")
    assert not under_vehicles(referee.table, movers(referee.table, "one1"), "two1")
    assert not breaks_formation(referee.table, "two1")


def test_move_09_the_nearest_place_to_a_quarter_of_a_centimetre() -> None:
    for at, places in (((4200, 2000), ((4425, 2000),)), ((4200, 2100), ((4381, 2191),))):
        assert nearest_places(tank_on([at]), "one1", "two1", "two1a", 0) == places
    middle = nearest_places(tank_on([(4000, 2000)]), "one1", "two1", "two1a", 0)
    assert len(middle) == 16
    assert {round(hypot(x - 4000, y - 2000)) for x, y in middle} <= {425, 426}


def test_move_09_nobody_is_pushed_half_out_of_the_terrain_he_stands_in() -> None:
    river = Piece("river", "river", rectangle(3500, 2600, 6500, 3100).points, 0, frozenset({"area"}))
    rank = Squad("two1", "two", (0, 0), places=[(4300 + 270 * k, 2850) for k in range(4)], count=4)
    skimmer = Squad("one1", "one", (4400, 2850), "skimmer", 1, entry="antigravs")
    table = table_of(skimmer, rank, pieces=(river,), turn={"unit": "one1"})
    push(referee_of(table), "one1")
    assert not under_vehicles(table, movers(table, "one1"), "two1")
    for m in movers(table, "two1"):
        inside = disc_inside_polygon(m.at, m.radius, river.polygon)
        assert inside or not disc_overlaps_polygon(m.at, m.radius, river.polygon)
        assert why_not_paths(table, "two1", ((m.id, (m.at,), -1),)) is None
