"""Quarters and their terrain, the random table, access zones and drop points."""

from __future__ import annotations

from fractions import Fraction

import pytest

from escarmouche.engine.dice import d6
from escarmouche.engine.errors import DataError
from escarmouche.engine.luck import SeededDice
from escarmouche.engine.odds import odds
from escarmouche.engine.table import replace
from escarmouche.games.company.chapters.movement.edges import start_of
from escarmouche.games.trauma.armies.armybook import all_books
from escarmouche.games.trauma.chapters.movement.collisions import closed_index
from escarmouche.games.trauma.chapters.terrain import is_element, make_piece, permission
from escarmouche.games.trauma.setup import quarters
from escarmouche.games.trauma.setup.layouts import (
    BUILDING,
    COVERED,
    DEPTH,
    OPEN,
    TYPES,
    WIDTH,
    Layout,
    layouts,
    pieces_of,
    ready_table,
    table_names,
)
from escarmouche.games.trauma.table import ARMOUR, Referee, Table, Zone
from escarmouche.space.shapes import distance, rectangle
from escarmouche.space.sweep import first_hit
from escarmouche.space.terrain import Ground, ground_of
from tests.games.trauma import hiding
from tests.games.trauma.tables import Squad, referee_of, table_of

ALL = [pytest.param(type, layout, id=layout.name) for type in TYPES for layout in layouts(type)]
SMALL, LARGE = (ground_of(*quarters.SIZES[size], ()) for size in ("90x120", "120x120"))


def empty(width: int = 9000) -> Table:
    table = table_of(turn={"round": 0, "phase": "setup", "step": "setup", "activation": "ground"})
    table.ground = ground_of(width, 12000, ())
    return table


def rolled(seed: str, width: int = 9000) -> Table:
    """A random table from this luck."""
    referee: Referee = Referee(empty(width), (), SeededDice(seed))
    quarters.lay_random(referee, "one")
    return referee.table


def test_table_01_there_are_two_sizes_of_tables() -> None:
    assert quarters.SIZES == {"90x120": (9000, 12000), "120x120": (12000, 12000)}


def test_scen_01_nine_quarters_one_central_or_twelve() -> None:
    assert quarters.names(SMALL) == tuple(f"r{r}c{c}" for r in (1, 2, 3) for c in (1, 2, 3))
    assert quarters.central(SMALL) == ("r2c2",)
    assert len(quarters.names(LARGE)) == 12
    assert quarters.central(LARGE) == ("r2c2", "r2c3")
    assert quarters.origin("r2c3") == (6000, 4000)
    assert (WIDTH, DEPTH) == (3000, 4000)


def test_scen_01_a_place_belongs_to_one_quarter() -> None:
    assert quarters.quarter_at(SMALL, (0, 0)) == "r1c1"
    assert quarters.quarter_at(SMALL, (3000, 3999)) == "r1c2"
    assert quarters.quarter_at(SMALL, (9000, 12000)) == "r3c3"
    assert quarters.quarter_at(LARGE, (12000, 4000)) == "r2c4"


def test_there_are_six_layouts_of_each_type_with_names_of_their_own() -> None:
    assert all(len(layouts(type)) == 6 for type in TYPES)
    names = [layout.name for type in TYPES for layout in layouts(type)]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(("type", "layout"), ALL)
def test_scen_10_every_layout_stays_in_its_quarter_and_has_three_elements(type: str, layout: Layout) -> None:
    pieces = pieces_of(layout, "q")
    for piece in pieces:
        x0, y0, x1, y1 = piece.polygon.box
        assert min(x0, y0) >= 0, piece.id
        assert x1 <= WIDTH, piece.id
        assert y1 <= DEPTH, piece.id
    assert sum(map(is_element, pieces)) >= 3


@pytest.mark.parametrize("layout", layouts(OPEN), ids=lambda layout: layout.name)
def test_scen_02_open_quarters_hide_no_four_figures(layout: Layout) -> None:
    assert hiding.faults(OPEN, pieces_of(layout, "q")) == ()


@pytest.mark.parametrize("layout", layouts(COVERED), ids=lambda layout: layout.name)
def test_scen_03_covered_quarters_hide_two_units_and_cover_a_walker(layout: Layout) -> None:
    assert hiding.faults(COVERED, pieces_of(layout, "q")) == ()


@pytest.mark.parametrize("layout", layouts(BUILDING), ids=lambda layout: layout.name)
def test_scen_04_building_quarters_are_closed_to_heavy_vehicles(layout: Layout) -> None:
    assert hiding.faults(BUILDING, pieces_of(layout, "q")) == ()


@pytest.mark.parametrize("layout", layouts(BUILDING), ids=lambda layout: layout.name)
def test_scen_04_as_the_bases_of_the_books_have_it(layout: Layout) -> None:
    """Of the books' own vehicles the heavy ones get nowhere across, the others do; recon ones roam a part."""
    ground = ground_of(WIDTH, DEPTH, pieces_of(layout, "q"))
    vehicles = [unit for book in all_books().values() for unit in book.units if unit.kind == ARMOUR]
    ranks = ("heavy", "support", "recon")
    heavy, support, recon = ({u.radius for u in vehicles if u.rank == rank} for rank in ranks)
    assert all((heavy, support, recon))
    assert not any(hiding.way_across(ground, hiding.QUARTER, radius) for radius in heavy)
    assert all(hiding.way_across(ground, hiding.QUARTER, radius) for radius in support | recon)
    for radius in recon:
        assert hiding.ROAMED[0] <= hiding.roamed(ground, hiding.QUARTER, radius) <= hiding.ROAMED[1]


@pytest.mark.parametrize(("type", "layout"), ALL)
def test_infantry_gets_everywhere_on_foot_or_by_crossing(type: str, layout: Layout) -> None:
    pieces = pieces_of(layout, "q")
    ground = ground_of(WIDTH, DEPTH, pieces)
    room = hiding.standing_room(ground, hiding.QUARTER, hiding.MEDIUM[0], 50)
    crossable = [p for p in pieces if permission(p, "infantry") in ("cross", "climb")]
    on_foot = hiding.reached(ground, hiding.QUARTER, 125, hiding.edge_points(hiding.QUARTER), 50)
    grown = [p.polygon.box for p in crossable]
    for x, y in room:
        near = any(a - 150 < x < c + 150 and b - 150 < y < d + 150 for a, b, c, d in grown)
        assert (x, y) in on_foot or near, (x, y)


def test_the_checks_see_what_is_wrong() -> None:
    """A bare quarter is open and nothing else; a yard in it is no longer open."""
    assert hiding.faults(OPEN, ()) == ()
    assert {f.split()[0] for f in hiding.faults(COVERED, ())} == {"TR-SCEN-03", "TR-TABLE-02"}
    assert len(hiding.faults(BUILDING, ())) == 4
    yard = pieces_of(layouts(COVERED)[0], "q")
    assert all(f.startswith("TR-SCEN-02") for f in hiding.faults(OPEN, yard))
    assert hiding.faults(OPEN, yard)
    wall = make_piece("w", "wall", rectangle(500, 1500, 2500, 1580).points)
    assert hiding.faults(OPEN, (wall,)) == ("TR-SCEN-02 hides four figures from a whole side",)


def test_scen_04_a_gap_of_six_centimetres_lets_a_heavy_vehicle_in() -> None:
    def barrier(gap: int) -> bool:
        walls = (rectangle(0, 2000, 1200, 2080), rectangle(1200 + gap, 2000, 3000, 2080))
        pieces = tuple(make_piece(f"w{n}", "wall", w.points) for n, w in enumerate(walls))
        ground = ground_of(WIDTH, DEPTH, pieces)
        south, north = (hiding.edge_points(hiding.QUARTER, (side,)) for side in ("south", "north"))
        return bool(hiding.reached(ground, hiding.QUARTER, 300, south) & set(north))

    assert barrier(600)
    assert not barrier(599)


def test_mirrored_and_turned_layouts_are_the_same_ground_seen_otherwise() -> None:
    layout = layouts(COVERED)[0]
    plain = pieces_of(layout, "q", (3000, 4000))
    mirrored = pieces_of(layout, "q", (3000, 4000), mirrored=True)
    turned = pieces_of(layout, "q", (3000, 4000), turned=True)
    both = pieces_of(layout, "q", (3000, 4000), mirrored=True, turned=True)
    for p, m, t, b in zip(plain, mirrored, turned, both, strict=True):
        spots = {(x - 3000, y - 4000) for x, y in p.footprint}
        assert {(x - 3000, y - 4000) for x, y in m.footprint} == {(3000 - x, y) for x, y in spots}
        assert {(x - 3000, y - 4000) for x, y in t.footprint} == {(3000 - x, 4000 - y) for x, y in spots}
        assert {(x - 3000, y - 4000) for x, y in b.footprint} == {(x, 4000 - y) for x, y in spots}
        assert p.traits == m.traits == t.traits


def test_scen_05_thirty_points_nine_quarters_forty_five_twelve() -> None:
    sizes = {points: quarters.size_for(points) for points in (15, 30, 37, 38, 45, 60)}
    assert sizes == {15: "90x120", 30: "90x120", 37: "90x120", 38: "120x120", 45: "120x120", 60: "120x120"}


def test_scen_06_the_access_zones_of_the_small_table() -> None:
    assert quarters.access_zones(SMALL, {"blue": "two", "red": "one"}) == (
        Zone("blue", "access", (3000, 0), (6000, 0), "two"),
        Zone("red", "access", (3000, 12000), (6000, 12000), "one"),
        Zone("grey-west", "neutral", (0, 4000), (0, 8000)),
        Zone("grey-east", "neutral", (9000, 4000), (9000, 8000)),
    )


def test_scen_06_on_the_large_table_the_fixed_zones_are_60_cm() -> None:
    blue, red, _, east = quarters.access_zones(LARGE, {"blue": "one", "red": "two"})
    assert (blue.a, blue.b, red.a, red.b) == ((3000, 0), (9000, 0), (3000, 12000), (9000, 12000))
    assert east.a == (12000, 4000)


def test_table_03_access_zones_are_segments_of_the_edge() -> None:
    for ground in (SMALL, LARGE):
        for zone in quarters.access_zones(ground, {"blue": "one", "red": "two"}):
            (ax, ay), (bx, by) = zone.a, zone.b
            assert (ax == bx and ax in (0, ground.width)) or (ay == by and ay in (0, ground.depth))


def test_scen_07_the_faces_of_the_die() -> None:
    assert quarters.TYPE_OF_FACE == (OPEN, OPEN, COVERED, COVERED, BUILDING, BUILDING)


@pytest.mark.parametrize(
    ("count", "chance", "open_alone"),
    [
        (9, Fraction(12670, 19683), Fraction(12800, 19683)),
        (12, Fraction(334822, 531441), Fraction(111872, 177147)),
    ],
)
def test_scen_07_how_often_a_set_is_accepted(count: int, chance: Fraction, open_alone: Fraction) -> None:
    dice = quarters.type_dice(count).each()  # the order does not matter for the limits
    found = few_open = 0
    for types, ways in dice.outcomes():
        found += ways * quarters.accepted(types)
        few_open += ways * (types.count(OPEN) <= quarters.MAX_OPEN[count])
    assert (Fraction(found, dice.ways), Fraction(few_open, dice.ways)) == (chance, open_alone)


def test_scen_07_the_whole_set_is_rolled_again_until_it_is_accepted() -> None:
    too_open, no_building, good = (1, 1, 1, 1, 5, 5, 5, 5, 5), (3,) * 9, (1, 2, 1, 3, 4, 5, 6, 6, 3)
    referee = referee_of(empty(), too_open, no_building, good)
    types = quarters.roll_types(referee, "one")
    assert [type for _, type in types] == [OPEN] * 3 + [COVERED] * 2 + [BUILDING] * 3 + [COVERED]
    assert [quarter for quarter, _ in types] == list(quarters.names(SMALL))
    refused = [e.about["limit"] for e in referee.events if e.what == "note"]
    assert refused == ["TR-SCEN-02", "TR-SCEN-04"]


def test_scen_07_dice_choose_layout_mirror_and_turn_for_each_quarter() -> None:
    types, which = (5,) * 9, (1, 2, 3, 4, 5, 6, 1, 1, 1)
    mirrored, turned = (1, 1, 1, 1, 1, 1, 6, 1, 6), (3, 3, 3, 3, 3, 3, 3, 4, 4)
    referee = referee_of(empty(), types, which, mirrored, turned)
    quarters.lay_random(referee, "one")
    table = referee.table
    for n, quarter in enumerate(quarters.names(SMALL)):
        wanted = pieces_of(
            layouts(BUILDING)[which[n] - 1],
            quarter,
            quarters.origin(quarter),
            mirrored=mirrored[n] > 3,
            turned=turned[n] > 3,
        )
        assert tuple(p for p in table.ground.pieces if p.id.startswith(f"{quarter}-")) == wanted
    assert dict(table.turn.quarters) == dict.fromkeys(quarters.names(SMALL), BUILDING)


def expected_drops(count: int) -> tuple[Fraction, Fraction]:
    """Mean number of drop points before the filter, and the chance of none, from the dice that play."""
    none_here = Fraction(0)
    mean = Fraction(0)
    types = quarters.type_dice(1)
    drop = d6(1).on(*quarters.DROP_FACES)
    chance = Fraction(dict(drop.outcomes())[1], drop.ways)
    for (type,), ways in types.outcomes():
        part = Fraction(ways, types.ways)
        success = Fraction(0) if type == OPEN else chance
        mean += part * success
        none_here += part * (1 - success)
    return count * mean, none_here**count


def test_scen_08_expected_drop_points() -> None:
    assert expected_drops(9) == (Fraction(2), Fraction(40353607, 387420489))
    assert expected_drops(12)[0] == Fraction(8, 3)


def test_scen_08_only_covered_and_building_quarters_roll_and_the_element_is_drawn() -> None:
    table = rolled("drops")
    kinds = ((q, t) for q, t in zip(quarters.names(SMALL), (OPEN, COVERED, BUILDING) * 3, strict=True))
    table.turn = replace(table.turn, quarters=tuple(kinds))
    there = [p.id for p in quarters.elements(table.ground, "r1c3")]
    referee = referee_of(table, (4, 5, 1, 1, 1, 1), (2,))
    assert quarters.roll_drop_points(referee, "one") == (there[1],)
    assert referee.events[0].about["quarters"] == ("r1c2", "r1c3", "r2c2", "r2c3", "r3c2", "r3c3")
    referee = referee_of(table, (4, 4, 1, 1, 1, 1))
    assert quarters.roll_drop_points(referee, "one") == ()


def test_scen_08_each_element_of_the_quarter_is_as_likely() -> None:
    found = odds(lambda referee: quarters.draw(referee, "TR-SCEN-08", "one", ["a", "b", "c"]), empty())
    assert found.chances == {"a": Fraction(1, 3), "b": Fraction(1, 3), "c": Fraction(1, 3)}


@pytest.mark.parametrize("seed", [str(n) for n in range(6)])
def test_table_02_random_tables_hide_eight_figures_on_each_side(seed: str) -> None:
    table = rolled(seed)
    rows = [quarters.quarter_of(table.ground, piece)[:2] for piece in quarters.elements(table.ground)]
    for row in (1, 3):
        assert hiding.hides_from_the_enemy(table.ground, row, hiding.LARGE_UNIT)
        assert rows.count(f"r{row}") >= 9


@pytest.mark.parametrize("last", [(3, 3, 3, 3, 3, 5), (5, 5, 5, 3, 3, 3), (3, 5, 3, 3, 5, 3)])
def test_table_02_even_behind_a_row_of_open_quarters(last: tuple[int, ...]) -> None:
    for which in (1, 4):
        referee = referee_of(empty(), (1, 1, 1, *last), (which,) * 9, (1, 6, 1) * 3, (1, 1, 6) * 3)
        quarters.lay_random(referee, "one")
        assert hiding.hides_from_the_enemy(referee.table.ground, 1, hiding.LARGE_UNIT)


@pytest.mark.parametrize(("seed", "width"), [("lane10", 9000), ("lane19", 9000), ("lane8", 12000)])
def test_table_02_every_base_has_a_lane_from_every_access_zone_to_the_middle(seed: str, width: int) -> None:
    bare, table = rolled(seed, width), empty(width)
    for squad in (Squad("one1", "one", (0, 0), "tank", 1, entry="wheeled"), Squad("two1", "two", (0, 0))):
        table.put(squad.unit)
        for figure in squad.figures:
            table.put(figure)
    referee: Referee = Referee(table, (), SeededDice(seed))
    quarters.lay_random(referee, "one")
    ground = referee.table.ground
    noted = [e.about["pieces"] for e in referee.events if e.about.get("key") == "lane-cleared"]
    left_out = {id for pieces in noted for id in pieces}
    assert left_out == {p.id for p in bare.ground.pieces} - {p.id for p in ground.pieces}
    assert 0 < len(left_out) < 10
    assert not _without_lane(ground, 300)
    assert _without_lane(bare.ground, 300)
    for row in (1, 3):
        assert hiding.hides_from_the_enemy(ground, row, hiding.LARGE_UNIT)


def _without_lane(ground: Ground, radius: int) -> list[str]:
    """Access zones from which a base gets nowhere into the central quarter, by the paths of the rules."""
    first, last = (quarters.origin(quarters.central(ground)[n]) for n in (0, -1))
    box = (radius, radius, ground.width - radius, ground.depth - radius)
    inner = [
        (x, y)
        for x in range(first[0], last[0] + WIDTH + 1, 100)
        for y in range(first[1], last[1] + DEPTH + 1, 100)
    ]
    reached = hiding.reached(ground, box, radius, inner)
    index = closed_index(ground, "wheeled").without_bounds()

    def comes_in(zone: Zone, place: tuple[int, int]) -> bool:
        start = start_of(ground, zone, place, radius)
        straight = start[0] == place[0] or start[1] == place[1]
        return straight and first_hit(index, (), (), (start, place), radius) is None

    zones = quarters.access_zones(ground, {"blue": "one", "red": "two"})
    near = {z.id: [p for p in reached if distance(p, start_of(ground, z, p, radius)) < 700] for z in zones}
    return [z.id for z in zones if not any(comes_in(z, place) for place in near[z.id])]


@pytest.mark.parametrize("name", table_names())
def test_ready_tables_keep_the_limits_too(name: str) -> None:
    quarters.check_ready(name, SMALL)
    referee = referee_of(empty())
    drops = quarters.lay_ready(referee, name)
    table = referee.table
    assert quarters.accepted(tuple(type for _, type in table.turn.quarters))
    assert drops
    assert all(is_element(table.ground.piece(id)) for id in drops)
    assert ready_table(name).name.keys() == {"en", "fr"}
    for row in (1, 3):
        assert hiding.hides_from_the_enemy(table.ground, row, hiding.LARGE_UNIT)


def test_a_ready_table_of_another_size_or_none_is_refused() -> None:
    with pytest.raises(DataError, match="9 quarters"):
        quarters.check_ready("outpost", LARGE)
    with pytest.raises(DataError, match="no table called moon"):
        ready_table("moon")


def test_scen_12_nearest_by_centre_then_the_larger_footprint() -> None:
    def boxes(*ends: tuple[int, int, int, int]) -> list[str]:
        pieces = tuple(make_piece(f"p{n}", "crates", rectangle(*end).points) for n, end in enumerate(ends))
        table = table_of(pieces=pieces)
        return quarters.nearest_to_centre(table)

    assert boxes((4000, 6000, 4200, 6200), (5000, 6000, 5400, 6200)) == ["p0"]
    assert boxes((4000, 6000, 4200, 6200), (4700, 5900, 5100, 6300)) == ["p1"]
    assert boxes((4000, 6000, 4200, 6200), (4800, 6000, 5000, 6200)) == ["p0", "p1"]


def test_scen_12_equal_in_distance_and_size_is_decided_by_a_die() -> None:
    ids = ["a", "b"]
    for face, wanted in ((1, "a"), (2, "b")):
        referee = referee_of(table_of(), (face,))
        assert quarters.draw(referee, "TR-SCEN-12", "one", ids) == wanted
