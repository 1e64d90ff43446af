"""The area a figure can be led to: what is inside is allowed, what is outside is not (TR-MOVE-02 to 06)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from escarmouche.engine.overlays import Spots
from escarmouche.engine.requests import Ask
from escarmouche.games.trauma.chapters.measuring import CONTACT
from escarmouche.games.trauma.chapters.melee.crush import why_not_drive
from escarmouche.games.trauma.chapters.movement.arrivals import entry_drafts
from escarmouche.games.trauma.chapters.movement.collisions import closed_index
from escarmouche.games.trauma.chapters.movement.crossing import why_not_land
from escarmouche.games.trauma.chapters.movement.entry import why_not_arrive
from escarmouche.games.trauma.chapters.movement.movement import why_not_paths
from escarmouche.games.trauma.client.reach import follow, spots
from escarmouche.games.trauma.table import RESERVE, Table, Zone
from escarmouche.space.paths import Ways, first_hit, shortest_path
from escarmouche.space.shapes import Polygon, path_length, square_to_segment
from tests.games.trauma.chapters.melee.test_crush import tank_before
from tests.games.trauma.chapters.movement.test_entry import reserve
from tests.games.trauma.tables import Squad, table_of, wall

PIECES = (
    wall("house", 4700, 3000, 4800, 5000),
    wall("hut", 3300, 3000, 3900, 3100),
    wall("block", 4000, 5000, 4700, 5100),
)
ALONE: list[dict[str, Any]] = [
    {"count": 1},
    {"profiles": "tank", "entry": "wheeled", "count": 1},
    {"profiles": "walker", "entry": "walkers", "count": 1},
    {"profiles": "skimmer", "entry": "antigravs", "count": 1},
]


def field(**values: Any) -> Table:
    return table_of(
        Squad("one1", "one", (4200, 4200), **{"count": 6, **values}),
        Squad("one2", "one", (3700, 3500), count=4),
        Squad("two1", "two", (4200, 5600), count=3),
        pieces=PIECES,
        turn={"unit": "one1"},
    )


def move(table: Table) -> Ask:
    return Ask(
        "TR-MOVE-02",
        "one",
        "move",
        kind="place",
        about={"unit": "one1"},
        judge=lambda value: why_not_paths(table, "one1", value),
    )


def within(found: Spots, at: tuple[int, int]) -> bool:
    """Inside an odd number of the rings."""
    return sum(Polygon(ring).contains(at) for ring in found.outlines()) % 2 == 1


@pytest.mark.parametrize("values", ALONE)
def test_what_is_inside_is_allowed_and_nothing_else(values: dict[str, Any]) -> None:
    table = field(**values)
    found = spots(move(table), table, "one1a", None, ())
    assert found is not None
    rings = [Polygon(ring) for ring in found.outlines()]
    assert rings
    luck = random.Random("reach")
    x0, y0, x1, y1 = found.box
    inside = 0
    for _ in range(400):
        at = luck.randint(x0, x1), luck.randint(y0, y1)
        drawn = sum(ring.contains(at) for ring in rings) % 2 == 1
        if drawn != found.allowed(at):  # only beside the line
            assert any(near(ring, at) for ring in rings), at
        inside += drawn
    assert 40 < inside < 390


def near(ring: Polygon, at: tuple[int, int], most: int = 30) -> bool:
    """Within so many hundredths of an outline: corners are cut there, half a lattice step at most."""
    for ax, ay, bx, by in ring.edges:
        above, below = square_to_segment(*at, ax, ay, bx, by)
        if above <= most * most * below:
            return True
    return False


@pytest.mark.parametrize("values", ALONE[:2])
def test_every_corner_of_the_outline_is_an_answer_the_rules_take(values: dict[str, Any]) -> None:
    table = field(**values)
    ask = move(table)
    found = spots(ask, table, "one1a", None, ())
    assert found is not None
    figure = table.figures["one1a"]
    own = table.setting.profiles[figure.profile]
    straight = 0
    for ring in found.outlines():
        for corner in ring:
            value = (("one1a", (corner,), -1),)
            if path_length(((figure.x, figure.y), corner)) <= own.movement and not ask.refuses(value):
                straight += 1
            else:
                assert found.allowed(corner)
    assert straight > 10


def test_ways_lead_round_a_wall() -> None:
    table = field(count=1)
    found = spots(move(table), table, "one1a", None, ())
    assert found is not None
    behind = (4950, 4900)
    assert not within(found, behind), "12 cm do not lead round the house and back"
    table = field(count=1).copy()
    table.change("one1a", {"x": 4600, "y": 4820})
    corner = (4750, 5200)
    found = spots(move(table), table, "one1a", None, ())
    assert found is not None
    assert move(table).refuses((("one1a", (corner,), -1),)) is not None
    assert within(found, corner) == found.allowed(corner)


def test_points_on_the_way_use_up_the_movement() -> None:
    table = field(count=1)
    found = spots(move(table), table, "one1a", None, ((4200, 4700),))
    assert found is not None
    assert found.allowed((4200, 4000))
    assert not found.allowed((4200, 3900))


def test_one_figure_of_an_answer_is_judged_with_the_others() -> None:
    table = field(count=2)
    value = tuple(
        (id, ((table.figures[id].x, table.figures[id].y + 300),), -1) for id in table.units["one1"].figures
    )
    found = spots(move(table), table, "one1b", value, ())
    assert found is not None
    mate = table.figures["one1a"]
    assert not found.allowed((mate.x, mate.y + 300))
    assert found.allowed((table.figures["one1b"].x, table.figures["one1b"].y + 300))


def test_coming_in_by_a_zone() -> None:
    zone = Zone("south", "access", (3000, 0), (5000, 0), "one")
    table = table_of(Squad("one1", "one", (0, 0), count=3), turn={"unit": "one1", "zones": (zone,)}).copy()
    table.change("one1", {"place": RESERVE})
    about = {"unit": "one1", "way": "access:south"}
    ask = Ask("TR-TABLE-04", "one", "enter-access", kind="place", about=about)
    found = spots(ask, table, "one1a", None, ())
    assert found is not None
    assert found.allowed((4000, 1000))
    assert not found.allowed((4000, 1200))
    assert not found.allowed((6000, 300))
    led = follow(ask, table, (4000, 600))
    assert led is not None
    assert {id: path[-1] for id, path, _ in led}[table.units["one1"].leader] == (4000, 600)


def entering(way: str, table: Table) -> Ask:
    """The question where the unit in Reserve comes in."""
    kind = way.partition(":")[0]
    return Ask(
        "TR-TABLE-04",
        "one",
        f"enter-{kind}",
        kind="place",
        about={"unit": "one1", "way": way},
        judge=lambda value: why_not_arrive(table, "one1", way, value),
    )


@pytest.mark.parametrize("way", ["drop:d", "guerilla:one2", "deploy"])
@pytest.mark.parametrize("count", [1, 5])
def test_where_units_are_put_down(way: str, count: int) -> None:
    """Every place inside can be answered; others of the unit may be those at contact (TR-TABLE-07)."""
    table = reserve(Squad("one2", "one", (5000, 5000), count=3), held="one", count=count)
    ask = entering(way, table)
    found = spots(ask, table, "one1a", None, ())
    assert found is not None
    rings = [Polygon(ring) for ring in found.outlines()]
    assert rings
    luck = random.Random(way)
    x0, y0, x1, y1 = found.box
    inside = 0
    for _ in range(40):
        at = luck.randint(x0, x1), luck.randint(y0, y1)
        drawn = sum(ring.contains(at) for ring in rings) % 2 == 1
        if drawn != found.allowed(at):
            assert any(near(ring, at) for ring in rings), at
        elif drawn and way != "deploy":
            led = follow(ask, table, at)
            assert led is not None
            assert {id: path[-1] for id, path, _ in led}["one1a"] == at
            assert not ask.refuses(led)
        inside += drawn
    assert 3 < inside < 40
    if way == "drop:d":
        farthest = max(4400 - x for ring in rings for x, _ in ring.points)
        assert (farthest > CONTACT + 125) == (count > 1)


@pytest.mark.parametrize("way", ["drop:d", "guerilla:one2", "deploy", "access:blue"])
def test_one_figure_of_an_arrival_is_judged_with_the_others(way: str) -> None:
    table = reserve(Squad("one2", "one", (3500, 5000), count=3), held="one", count=3)
    ask = entering(way, table)
    value = entry_drafts(table, "one1", way, lambda v: why_not_arrive(table, "one1", way, v))[0]
    ends = {id: path[-1] for id, path, _ in value}
    found = spots(ask, table, "one1c", value, ())
    assert found is not None
    assert found.allowed(ends["one1c"])
    assert not found.allowed(ends["one1b"])
    x, y = ends["one1c"]
    assert not found.allowed((x + 1300, y + 1300)), "out of formation"
    assert found.outlines()


def test_where_the_leader_lands_beyond_what_he_gets_over() -> None:
    low = wall("low", 3000, 4500, 5500, 4600, 150, kind="low_wall")
    table = table_of(Squad("one1", "one", (4200, 4300), count=4), pieces=(low,), turn={"unit": "one1"})
    ask = Ask(
        "TR-CROSS-02",
        "one",
        "landing",
        kind="place",
        about={"unit": "one1", "obstacle": "low"},
        judge=lambda value: why_not_land(table, "one1", "low", value),
    )
    found = spots(ask, table, "one1a", None, ())
    assert found is not None
    assert within(found, (4200, 4600 + 130))
    assert within(found, (4200, 4600 + 125 + CONTACT - 5))
    assert not within(found, (4200, 4600 + 125 + CONTACT + 60))
    assert not within(found, (4200, 4300)), "not on the other side"


def test_where_a_tank_stops_that_crushes() -> None:
    table = tank_before()
    ask = Ask(
        "TR-CRUSH-02",
        "one",
        "crush",
        kind="place",
        about={"unit": "one1", "target": "two1"},
        judge=lambda value: why_not_drive(table, "one1", "two1", value),
    )
    found = spots(ask, table, "one1a", None, ())
    assert found is not None
    assert within(found, (4000, 3425))
    assert not within(found, (4000, 2480)), "it has not met the unit yet"


def test_a_search_for_all_goals_finds_what_one_for_each_finds() -> None:
    table = field(count=1)
    index = closed_index(table.ground, "infantry")
    ways = Ways(index, (), (), (4200, 4200), 125, 2500)
    luck = random.Random("ways")
    for _ in range(60):
        goal = luck.randint(2500, 6500), luck.randint(2500, 6500)
        one, many = shortest_path(index, (), (), (4200, 4200), goal, 125, 2500), ways.to(goal)
        assert (one is None) == (many is None)
        if one is not None and many is not None:
            assert abs(path_length(many) - path_length(one)) <= 2
            assert first_hit(index, (), (), many, 125) is None


def test_a_way_round_two_pieces_that_touch_is_found() -> None:
    table = field(count=1)
    index = closed_index(table.ground, "infantry")
    way = shortest_path(index, (), (), (4200, 4200), (4885, 5194), 125, 2500)
    assert way is not None
    assert path_length(way) == 2064
