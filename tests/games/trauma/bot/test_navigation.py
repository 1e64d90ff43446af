"""A bot's sense of the way, and units that march in file: on ground where lengths can be told by hand."""

from __future__ import annotations

import pytest

from escarmouche.engine.kinds import MOVED
from escarmouche.engine.requests import Ask
from escarmouche.games.company.chapters.movement.placements import put_down
from escarmouche.games.trauma.bot import navigation, weighing
from escarmouche.games.trauma.bot.columns import column
from escarmouche.games.trauma.chapters.movement.displacement import breaks_formation
from escarmouche.games.trauma.chapters.movement.movement import why_not_paths
from escarmouche.games.trauma.table import Point, Referee, Table, Zone
from escarmouche.space.terrain import Piece
from tests.games.trauma.tables import Squad, table_of, wall

GAMMA = Point("gamma", "gamma", piece="crates")
CRATES = wall("crates", 4000, 6000, 4400, 6400, 300, kind="crates")


def field(*pieces: Piece, profiles: str = "marine", entry: str = "squad", count: int = 1) -> Table:
    squad = Squad("one1", "one", (4100, 2100), profiles, count, entry=entry)
    return table_of(squad, pieces=(CRATES, *pieces), points=(GAMMA,), turn={"unit": "one1"})


@pytest.mark.parametrize(
    ("box", "far"),
    [
        ((0, 0, 10, 10), 0),
        ((5, 5, 20, 20), 0),
        ((10, 0, 20, 10), 0),
        ((13, 0, 20, 10), 3),
        ((-20, 0, -4, 10), 4),
        ((0, 17, 10, 20), 7),
        ((0, -20, 10, -9), 9),
        ((13, 14, 20, 20), 5),
        ((-20, -20, -6, -8), 10),
    ],
)
def test_how_far_two_rectangles_are_apart(box: tuple[int, int, int, int], far: int) -> None:
    assert navigation.between((0, 0, 10, 10), box) == far
    assert navigation.between(box, (0, 0, 10, 10)) == far


def test_the_rectangle_round_a_point_or_a_segment() -> None:
    assert navigation.box_round((5, 1), (2, 8)) == (2, 1, 5, 8)
    table = field()
    table.change("turn", {"zones": (Zone("west", "neutral", (0, 8000), (0, 4000)),)})
    assert navigation.box_of(table, GAMMA) == (4000, 6000, 4400, 6400)
    assert navigation.box_of(table, Point("w", "access", zone="west")) == (0, 4000, 0, 8000)


def test_the_way_over_open_ground_goes_by_squares_of_two_centimetres() -> None:
    table = field()
    assert navigation.way_length(table, "one1", (4100, 6100), GAMMA) == 0
    assert navigation.way_length(table, "one1", (4100, 5900), GAMMA) == 200
    assert navigation.way_length(table, "one1", (4100, 3100), GAMMA) == 15 * 200
    assert navigation.way_length(table, "one1", (3100, 5100), GAMMA) == 5 * 280
    assert navigation.way_length(table, "one1", (1100, 5100), GAMMA) == 5 * 280 + 10 * 200
    assert navigation.way_length(table, "one1", (-500, 6100), GAMMA) == 20 * 200
    assert navigation.way_length(table, "one1", (4100, 99000), GAMMA) == (59 - 32) * 200 + 0


def test_the_way_leads_straight_on_over_open_ground() -> None:
    table = field()
    assert navigation.way_point(table, "one1", (4100, 2100), GAMMA, 1200) == (4100, 3300)
    assert navigation.way_point(table, "one1", (4100, 5500), GAMMA, 1200) == (4100, 5900)
    assert navigation.way_point(table, "one1", (3100, 5100), GAMMA, 800) == (3700, 5700)


def test_vehicles_go_round_what_they_cannot_pass() -> None:
    house = wall("house", 0, 4090, 6000, 4110)
    table = field(house, profiles="tank", entry="wheeled")
    assert navigation.way_length(table, "one1", (4100, 5100), GAMMA) <= 1400
    round_it = navigation.way_length(table, "one1", (4100, 3100), GAMMA)
    assert 2900 + 2000 < round_it < 2900 + 4500
    assert navigation.way_point(table, "one1", (4100, 3100), GAMMA, 1600)[0] > 5000


def test_the_way_to_where_an_enemy_is_seen() -> None:
    enemy = Squad("two1", "two", (4100, 5100))
    screen = wall("screen", 2000, 4000, 6200, 4100, 700)
    squad = Squad("one1", "one", (4100, 2100), count=1)
    seen, unseen = (table_of(squad, enemy, pieces=pieces) for pieces in ((), (screen,)))
    assert navigation.sight_length(seen, "one1", (4100, 2100), "two1") <= 300
    assert navigation.sight_length(unseen, "one1", (4100, 3700), "two1") > 1000
    at = navigation.sight_point(unseen, "one1", (6100, 3500), "two1", 9000)
    assert at[0] > 6200
    assert navigation.sight_length(unseen, "one1", at, "two1") == 0


def ends(table: Table, goals: list[tuple[int, int]]) -> dict[str, tuple[int, int]]:
    """Where a unit stands that marches in file; the march must be allowed."""
    value = column(table, "one1", goals)
    if value is None:
        return {}
    assert why_not_paths(table, "one1", value) is None
    after = table.copy()
    put_down(Referee(after), "TR-ACTN-10", "one1", value, how=MOVED)
    assert not breaks_formation(after, "one1")
    return {f: (after.figures[f].x, after.figures[f].y) for f in after.units["one1"].figures}


def test_a_column_takes_the_whole_movement_towards_a_far_goal() -> None:
    assert ends(field(), [(4100, 4400)]) == {"one1a": (4100, 3300)}
    assert ends(field(), [(4100, 2900)]) == {"one1a": (4100, 2900)}
    assert ends(field(), [(4100, 4600)]) == {}  # more than two Movements away
    assert ends(field(), [(4100, 4600), (4100, 2500)]) == {"one1a": (4100, 2500)}
    assert ends(field(), [(4100, 2100)]) == {}


def test_a_column_goes_round_a_corner() -> None:
    house = wall("house", 3600, 2400, 9000, 2500)
    found = ends(field(house), [(4100, 2800)])
    x, y = found["one1a"]
    assert y > 2500 or x < 3600


def test_the_others_gather_round_the_leader() -> None:
    table = field(count=5)
    found = ends(table, [(4100, 2900)])
    assert len(found) == 5
    assert found["one1a"] == (4100, 2900)
    assert all(y <= 2900 for _, y in found.values())
    assert len(set(found.values())) == 5


def test_nobody_marches_who_stands_on_something_or_cannot_move() -> None:
    table = field(count=2)
    table.change("one1b", {"immobile": True})
    assert column(table, "one1", [(4100, 2900)]) is None
    raised = field(count=2)
    raised.change("one1b", {"z": 300})
    assert column(raised, "one1", [(4100, 2900)]) is None


def test_a_bot_picks_the_point_with_the_short_way_not_the_short_line() -> None:
    """The nearer crates stand in a pen of houses: their way is the longer one."""
    near = wall("near", 4000, 3000, 4400, 3400, 300, kind="crates")
    pen = [
        wall("south", 3400, 2200, 5000, 2600, 900, kind="building"),
        wall("north", 3400, 3800, 5000, 4200, 900, kind="building"),
        wall("west", 3000, 2200, 3400, 4200, 900, kind="building"),
        wall("east", 5000, 2200, 5400, 4200, 900, kind="building"),
    ]
    zones = (Zone("blue", "access", (3000, 0), (5400, 0), "one"),)
    ask = Ask("TR-SCEN-19", "one", "pick-point", ("near", "crates"))
    for pieces, picked in (((near, *pen), "crates"), ((near,), "near")):
        table = field(*pieces)
        table.change("turn", {"zones": zones})
        assert weighing.SETTLED["pick-point"](ask, table) == picked


@pytest.mark.parametrize("shift", range(0, 200, 40))
def test_a_lane_as_wide_as_the_base_is_a_way_wherever_it_lies(shift: int) -> None:
    """A wall across the whole table with one gap, exactly as wide as the vehicle."""
    tank = field(profiles="tank", entry="wheeled")
    wide = 2 * tank.setting.profiles[tank.figures["one1a"].profile].radius
    left, right = 4000 + shift, 4000 + shift + wide
    walls = (wall("w", 0, 4000, left, 4200, 700), wall("e", right, 4000, 9000, 4200, 700))
    table = field(*walls, profiles="tank", entry="wheeled")
    assert navigation.way_length(table, "one1", (4100, 2100), GAMMA) < 6000
    shut = field(wall("w", 0, 4000, 9000, 4200, 700), profiles="tank", entry="wheeled")
    assert navigation.way_length(shut, "one1", (4100, 2100), GAMMA) > 9000
