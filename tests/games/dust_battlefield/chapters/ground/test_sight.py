"""Sight and cover, miniature by miniature (areas DB-LOS, DB-SAVE)."""

from __future__ import annotations

import random
from math import dist

import pytest

from escarmouche.bench.dust_battlefield import facing_lines, looked, shapely_pipeline
from escarmouche.games.dust.table import SMOKE, Thing
from escarmouche.games.dust_battlefield.chapters.fire import bearers
from escarmouche.games.dust_battlefield.chapters.ground import bodies, sight
from escarmouche.games.dust_battlefield.chapters.ground.between import eyes, samples
from escarmouche.games.dust_battlefield.chapters.ground.bodies import Body
from escarmouche.games.dust_battlefield.table import Table
from escarmouche.space.straight_lines import (
    POINT,
    End,
    Spot,
    crosses,
    looks_through,
    stopped,
    stretch,
)
from escarmouche.space.terrain import Piece
from tests.games.dust_battlefield.tables import Put, piece, table_of

EYE = Put("one1", "manfred", (10, 60))


def seen(table: Table) -> bool:
    return sight.seen_units(table, "one1", "two1")


def covered(table: Table) -> bool:
    (looker,) = bodies.of(table, "one1")
    return sight.in_cover(table, "two1", looker)


def man(x: float, y: float = 60) -> Put:
    return Put("two1", "bazooka-joe", (x, y))


def wall(x: float, high: float = 8, y: float = 60, wide: float = 20) -> Piece:
    return piece("w", "wall", (x, y), (0.6, wide), high)


def test_los_01_a_wall_hides_and_a_line_that_only_touches_is_stopped() -> None:
    assert seen(table_of(EYE, man(60)))
    assert not seen(table_of(EYE, man(60), pieces=[wall(30)]))
    edge = wall(30, y=70, wide=20)  # its end lies on the line between the centres
    assert not seen(table_of(EYE, man(60), pieces=[edge]))
    assert seen(table_of(EYE, man(60), pieces=[wall(30, y=70.1, wide=20)]))


def test_los_01_a_hull_of_which_one_side_shows_is_seen_infantry_behind_the_same_edge_is_not() -> None:
    edge = wall(58, y=66.5, wide=14)
    walker = Put("two1", "ludwig", (62, 60))
    assert seen(table_of(EYE, walker, pieces=[edge]))
    assert not seen(table_of(EYE, man(62), pieces=[edge]))


def test_los_02_sight_is_mutual_on_random_tables() -> None:
    rng = random.Random(7)
    for _ in range(40):
        pieces = [
            piece(
                f"p{n}",
                rng.choice(("wood", "wall", "rock", "hedge")),
                (rng.uniform(20, 80), rng.uniform(40, 80)),
                (rng.uniform(2, 30), rng.uniform(1, 20)),
                turn=rng.randrange(180),
            )
            for n in range(4)
        ]
        a = Put("one1", rng.choice(("manfred", "ludwig")), (rng.uniform(5, 95), rng.uniform(45, 75)))
        b = Put("two1", rng.choice(("bazooka-joe", "karl-marx")), (rng.uniform(5, 95), rng.uniform(45, 75)))
        table = table_of(a, b, pieces=pieces)
        assert sight.seen_units(table, "one1", "two1") == sight.seen_units(table, "two1", "one1")


def test_los_03_infantry_never_blocks_and_vehicles_do() -> None:
    squad = Put("two2", "red-thunder", [(30, 58), (30, 60), (30, 62), (33, 60), (33, 63)])
    assert seen(table_of(EYE, man(60), squad))
    assert not seen(table_of(EYE, man(60), Put("two2", "matrioshka", (35, 60))))


@pytest.mark.parametrize(("inside", "viewer", "is_seen"), [(9, 50, True), (11, 50, False), (11, 8, True)])
def test_los_04_ten_centimetres_into_a_wood(inside: float, viewer: float, is_seen: bool) -> None:
    wood = piece("w", "wood", (100, 60), (60, 60))
    eye = Put("one1", "manfred", (70 - viewer - 1.25, 60))
    assert seen(table_of(eye, man(70 + inside + 1.25), pieces=[wood])) is is_seen


@pytest.mark.parametrize(("apart", "is_seen"), [(30, True), (31, False)])
def test_los_05_thirty_centimetres_inside_a_wood(apart: float, is_seen: bool) -> None:
    wood = piece("w", "wood", (90, 60), (90, 60))
    eye = Put("one1", "manfred", (60, 60))
    assert seen(table_of(eye, man(60 + apart + 2.5), pieces=[wood])) is is_seen


def test_los_05_a_wood_35_cm_deep_is_not_looked_through() -> None:
    wood = piece("w", "wood", (60, 60), (35, 60))
    eye = Put("one1", "manfred", (42.5 - 6.25, 60))
    assert not seen(table_of(eye, man(77.5 + 6.25), pieces=[wood]))


@pytest.mark.parametrize(("inside", "is_seen"), [(9, True), (12, False)])
def test_los_06_through_a_window_ten_centimetres_deep(inside: float, is_seen: bool) -> None:
    house = piece("h", "building", (70, 60), (40, 40), 8)
    walls = [piece("a", "wall", (50, 50), (0.6, 16), 8), piece("b", "wall", (50, 70), (0.6, 16), 8)]
    eye = Put("one1", "manfred", (50 - 40, 60))
    assert seen(table_of(eye, man(50 + inside + 1.25), pieces=[house, *walls])) is is_seen
    assert not seen(table_of(eye, man(50 + inside + 1.25), pieces=[house, wall(50, 8, wide=40)]))


def _with_smoke(table: Table, x: int, y: int) -> Table:
    table.put(Thing("smoke-1", SMOKE, x, y, until=2))
    return table


def test_los_07_smoke_is_area_terrain() -> None:
    assert not seen(_with_smoke(table_of(EYE, man(90)), 5000, 6000))
    far = Put("one1", "manfred", (10, 60))
    near = table_of(far, man(60 + 9 + 1.25))
    assert seen(_with_smoke(near, 6750, 6000))  # the rim lies at 60 cm
    assert not seen(_with_smoke(table_of(far, man(60 + 12 + 1.25)), 6750, 6000))


def test_los_08_a_plane_flies_on_its_stand() -> None:
    plane = Put("two1", "falke", (70, 60))
    assert not seen(table_of(EYE, plane, pieces=[wall(40, 16, wide=60)]))
    assert seen(table_of(EYE, plane, pieces=[wall(40, 5, wide=60)]))


def test_save_01_one_of_three_points_hidden_is_cover_and_a_vehicle_gives_none() -> None:
    assert not covered(table_of(EYE, man(60)))
    assert covered(table_of(EYE, man(60), pieces=[piece("h", "hedge", (55, 60), (1, 20), 1.0)]))
    walker = Put("two1", "ludwig", (60, 60))
    assert covered(table_of(EYE, walker, pieces=[piece("r", "rock", (54, 64), (2, 4), 9)]))
    assert not covered(table_of(EYE, walker, pieces=[piece("r", "rock", (54, 75), (2, 4), 9)]))


def test_save_02_at_least_half_of_the_unit() -> None:
    wood = piece("w", "wood", (60, 80), (20, 20))
    panzers = [(60, 75), (62.6, 75), (60, 55)]
    assert covered(table_of(EYE, Put("two1", "the-panzers", panzers), pieces=[wood]))
    five = [(60, 75), (62.6, 75), (60, 55), (62.6, 55), (65.2, 55)]
    assert not covered(table_of(EYE, Put("two1", "gunners", five), pieces=[wood]))


def test_save_05_a_base_partly_in_a_wood_is_in_cover_whoever_shoots() -> None:
    wood = piece("w", "wood", (80, 60), (20, 20))
    assert covered(table_of(EYE, man(70 - 1.25 + 0.1), pieces=[wood]))
    assert not covered(table_of(EYE, man(70 - 1.25), pieces=[wood]))
    assert covered(table_of(EYE, man(95), pieces=[wood]))  # behind it


def _end_of(body: Body, start: Spot, stop: Spot) -> End:
    """How much of a line lies in the body at its start."""
    if body.hull is None:
        length = round(dist(start[:2], stop[:2]))
        return End(min(body.radius, length), length)
    part = stretch(body.outline, start[:2], stop[:2])
    return POINT if part is None else End(part[2], part[3])


def _line_by_line(table: Table, a: Body, b: Body) -> tuple[bool, bool]:
    """Whether two miniatures see each other, and the second is in cover: every line past everything."""
    around = sight.screens(table)
    own = [body.outline for body in (a, b) if body.hull is not None]
    walls = [
        wall
        for wall in around.blocks
        if not any(wall.polygon.contains(body.at) and body.bottom < wall.top for body in (a, b))
    ]
    hulls = [hull for hull in around.hulls if hull.polygon not in own]

    def open_(one: Body, two: Body, start: Spot, stop: Spot) -> bool:
        ends = _end_of(one, start, stop), _end_of(two, stop, start)
        return not any(stopped(block, start, stop) for block in (*walls, *hulls)) and all(
            looks_through(area, start, stop, *ends) for area in around.areas
        )

    seen = any(
        open_(one, two, eye, spot)
        for one, two in ((a, b), (b, a))
        for eye in eyes(one, two.at)
        for spot in samples(two, one.at)
    )
    whole = any(
        not any(stopped(wall, eye, spot) for wall in walls for spot in samples(b, a.at))
        and all(crosses(area, eye, spot) is None for area in around.areas for spot in samples(b, a.at))
        for eye in eyes(a, b.at)
    )
    sheltered = any(bodies.overlaps(b, area.polygon) and b.bottom < max(1, area.top) for area in around.areas)
    return seen, sheltered or not seen or not whole


def test_los_01_what_is_seen_and_covered_is_so_line_by_line() -> None:
    """Bases and hulls, past terrain of all heights, a hull and smoke (DB-SAVE-01)."""
    luck, verdicts = random.Random(14), set()
    kinds = ("wood", "rock", "wall", "building", "hedge")
    for n in range(160):
        pieces = [
            piece(f"p{k}", luck.choice(kinds), (luck.uniform(20, 100), luck.uniform(20, 60)),
                  (luck.uniform(2, 30), luck.uniform(2, 30)), luck.choice((1, 2.5, 4, 12)),
                  luck.randrange(360))
            for k in range(4)
        ]  # fmt: skip
        puts = [
            Put(id, card, (luck.uniform(5, 115), luck.uniform(5, 75)), luck.randrange(360))
            for id, card in (
                ("one1", luck.choice(("manfred", "ludwig"))),
                ("two1", luck.choice(("manfred", "ludwig", "falke"))),
                ("two2", "ludwig"),
            )
        ]
        table = table_of(*puts, pieces=pieces)
        if n % 4 == 0:
            table = _with_smoke(table, luck.randrange(2000, 9000), luck.randrange(2000, 6000))
        (a,), (b,) = bodies.of(table, "one1"), bodies.of(table, "two1")
        seen, covered = _line_by_line(table, a, b)
        assert sight.sees(table, a, b) is seen
        assert sight.sees(table, b, a) is seen
        assert sight.sees_body(sight.screens(table), a, b) is seen
        assert sight.covered_body(table, b, a) is covered
        verdicts.add((a.hull is None, b.hull is None, seen, covered))
    assert {(seen, covered) for *_, seen, covered in verdicts} == {(True, False), (True, True), (False, True)}
    assert len(verdicts) == 12  # and each of them for bases and hulls, whichever looks


@pytest.mark.parametrize("seed", range(6))
def test_los_01_squad_on_squad_at_once_is_the_same_as_man_by_man(seed: int) -> None:
    """Woods, walls of all heights, smoke, a hull between, men on floors; lines that touch corners too."""
    luck, verdicts = random.Random(seed), set()
    kinds = ("wood", "rock", "wall", "building", "hedge", "trench")
    pieces = [
        piece(f"p{n}", luck.choice(kinds), (10 * luck.randrange(2, 16), 10 * luck.randrange(2, 10)),
              (luck.choice((2, 10, 30)), luck.choice((2, 10, 20))), luck.choice((1, 2.5, 3, 12)),
              luck.choice((0, 90, luck.randrange(360))))
        for n in range(9)
    ]  # fmt: skip
    table = table_of(
        Put("one1", "manfred", (5, 5)), Put("two1", "ludwig", (90, 60), luck.randrange(360)), pieces=pieces
    )
    if seed % 2:
        table = _with_smoke(table, 7000, 6000)
    form = bodies.form_of(table.setting.cards["manfred"])

    def line(low: int, high: int) -> tuple[bodies.Body, ...]:
        spots = [(250 * luck.randrange(8, 64), 250 * luck.randrange(low, high)) for _ in range(8)]
        return tuple([bodies.body_at(form, at, 0, luck.choice((0, 0, 300, 1000))) for at in spots])

    ours, theirs = line(2, 30), line(20, 46)
    assert len(ours) * len(theirs) >= sight.MANY
    for a, row in zip(ours, sight.looks(table, ours, theirs), strict=True):
        for b, look in zip(theirs, row, strict=True):
            assert look == (sight.sees(table, a, b), sight.covered_body(table, b, a)), (a, b)
            verdicts.add(look)
    assert len(verdicts) == 3  # seen and free, seen and covered, hidden


@pytest.mark.parametrize("seed", [3, 5])
def test_los_01_squad_on_squad_is_what_shapely_finds(seed: int) -> None:
    table, ours, theirs = facing_lines(seed)
    assert looked(table, ours, theirs) == shapely_pipeline(table, ours, theirs)()


def test_los_01_a_squad_aims_alike_at_once_and_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """The miniatures that can aim, whom each can hit and whether that meets cover (DB-RNG-01, DB-SAVE-02)."""
    luck, answers = random.Random(5), []
    for many in (sight.MANY, 10**6):
        monkeypatch.setattr(sight, "MANY", many)
        luck.seed(5)
        for _ in range(12):
            pieces = [
                piece(f"p{n}", luck.choice(("wood", "rock", "hedge")),
                      (luck.uniform(30, 90), luck.uniform(40, 80)),
                      (luck.uniform(4, 20), luck.uniform(4, 20)), None, luck.randrange(360))
                for n in range(5)
            ]  # fmt: skip
            squads = [
                [(x + 3 * (k % 3), 55 + 3 * (k // 3)) for k in range(5)]
                for x in (25, luck.choice((50, 60, 65)))
            ]
            marked = {"markers": ["camouflaged"]} if luck.random() < 0.5 else {}
            table = table_of(
                Put("one1", "stormtroopers", squads[0]),
                Put("two1", "stormtroopers", squads[1], 0, marked),
                pieces=pieces,
            )
            answers.append((many, bearers.aims(table, "one1", "one1", 0, "two1", "one1")))
    once, each = ([a for many, a in answers if many == size] for size in (20, 10**6))
    assert once == each
    assert len({len(aims) for aims in once}) > 1
