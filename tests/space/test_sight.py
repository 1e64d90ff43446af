"""Sight: the two kernels against each other and against shapely, and the cases that rules lean on."""

from __future__ import annotations

import random

import pytest

from escarmouche.space.memory import LEDGER
from escarmouche.space.sight import (
    Body,
    Eye,
    Seen,
    any_visible,
    look,
    look_all,
    looking,
    visible,
    what_blocks,
)
from escarmouche.space.terrain import Ground, Piece, ground_of
from tests.space.oracles import hidden_samples
from tests.space.tables import OPAQUE, lattice_ground, random_eyes_and_bodies, random_ground


def block(x0: int, y0: int, x1: int, y1: int, height: int, id: str = "block") -> Piece:
    return Piece(id, "block", ((x0, y0), (x1, y0), (x1, y1), (x0, y1)), height, OPAQUE)


def fresh(ground: Ground) -> Ground:
    """The same ground with nothing remembered."""
    return Ground(ground.width, ground.depth, ground.pieces)


def both_kernels(ground: Ground, eyes: list[Eye], bodies: list[Body]) -> list[list[Seen]]:
    """Rows from the numpy kernel, after checking that pure Python gives the same."""
    one_by_one = fresh(ground)
    rows = [[look(one_by_one, eye, body) for body in bodies] for eye in eyes]
    assert len(eyes) * len(bodies) >= looking._ENOUGH_FOR_NUMPY
    assert look_all(fresh(ground), eyes, bodies) == rows
    return rows


@pytest.mark.parametrize("seed", range(6))
def test_kernels_agree_with_each_other_and_with_shapely(seed: int) -> None:
    ground = random_ground(seed)
    eyes, bodies = random_eyes_and_bodies(seed, ground)
    rows = both_kernels(ground, eyes, bodies)
    certain = 0
    for eye, row in list(zip(eyes, rows, strict=True))[:4]:
        for body, seen in zip(bodies, row, strict=True):
            least, most = hidden_samples(ground, eye, body, -3), hidden_samples(ground, eye, body, 3)
            assert sum(least) <= seen.hidden <= sum(most)
            if least == most:
                certain += 1
                assert seen == Seen(not all(most[:3]), sum(most))
    assert certain >= 30


@pytest.mark.parametrize("seed", range(60))
def test_kernels_agree_where_lines_touch_corners_and_walls(seed: int) -> None:
    rng = random.Random(seed)
    ground = lattice_ground(seed)

    def level(x: int, y: int) -> int:
        tops = [piece.height for piece in ground.pieces_at((x, y))]
        return rng.choice([0, *tops])

    places = [(250 * rng.randint(0, 32), 250 * rng.randint(0, 32)) for _ in range(24)]
    eyes = [(x, y, z, z + 250) for x, y in places[:12] for z in (level(x, y),)]
    bodies = [(x, y, rng.choice((0, 125, 400)), z, z + 300) for x, y in places[8:] for z in (level(x, y),)]
    both_kernels(ground, eyes, bodies)


def test_a_high_wall_hides_and_a_low_one_hides_the_legs() -> None:
    eye, body = (1000, 1000, 0, 300), (3000, 1000, 125, 0, 300)
    high = ground_of(4000, 2000, (block(1900, 0, 2000, 2000, 500),))
    low = ground_of(4000, 2000, (block(2700, 0, 2800, 2000, 120),))
    assert look(high, eye, body) == Seen(False, 9)
    assert what_blocks(high, eye, body) == ("block",)
    assert look(low, eye, body) == Seen(True, 3)
    assert look(low.without("block"), eye, body) == Seen(True, 0)
    assert what_blocks(low.without("block"), eye, body) == ()


def test_half_a_body_behind_a_corner_is_partly_hidden() -> None:
    ground = ground_of(4000, 2000, (block(1900, 0, 2000, 950, 500),))
    eye, body = (1000, 1000, 0, 300), (3000, 1000, 125, 0, 300)
    assert look(ground, eye, body) == Seen(True, 0)
    nearer = (2100, 1000, 125, 0, 300)
    assert look(ground, eye, nearer) == Seen(True, 3)


def test_a_line_along_a_wall_is_open_and_a_seam_is_closed() -> None:
    eye, body = (500, 1000, 0, 300), (3500, 1000, 0, 0, 300)
    below, above = block(1000, 500, 2000, 1000, 900, "a"), block(1000, 1000, 2000, 1500, 900, "b")
    assert look(ground_of(4000, 2000, (below,)), eye, body).hidden == 0
    assert look(ground_of(4000, 2000, (above,)), eye, body).hidden == 0
    assert look(ground_of(4000, 2000, (below, above)), eye, body) == Seen(False, 9)
    diamond = Piece("d", "rock", ((1500, 1000), (2000, 500), (2500, 1000), (2000, 1500)), 900, OPAQUE)
    assert look(ground_of(4000, 2000, (diamond,)), eye, body) == Seen(False, 9)


def test_inside_area_terrain_one_sees_out_and_is_seen() -> None:
    wood = ground_of(6000, 3000, (block(1000, 500, 2500, 2500, 800, "wood"),))
    inside, outside = (2000, 1500), (4000, 1500)
    assert look(wood, (*inside, 0, 250), (*outside, 125, 0, 300)) == Seen(True, 0)
    assert look(wood, (*outside, 0, 250), (*inside, 125, 0, 300)) == Seen(True, 0)
    assert look(wood, (200, 1500, 0, 250), (*outside, 125, 0, 300)) == Seen(False, 9)


def test_the_edge_of_a_roof_hides_the_foot_of_its_wall() -> None:
    """Ten centimetres up, 3 cm from the edge, eye 2.5 above the roof: the line falls 2.5 on 3 cm."""
    house = ground_of(9000, 3000, (block(1000, 1000, 2000, 2000, 1000, "house"),))
    eye = (1700, 1500, 1000, 1250)
    at_the_foot = (2130, 1500, 125, 0, 300)
    farther = (3200, 1500, 125, 0, 300)
    assert look(house, eye, at_the_foot) == Seen(False, 9)
    assert what_blocks(house, eye, at_the_foot) == ("house",)
    assert look(house, eye, farther) == Seen(True, 0)
    on_the_roof = (1300, 1500, 125, 1000, 1300)
    assert look(house, eye, on_the_roof) == Seen(True, 0)
    below = (2130, 1500, 0, 250)
    assert look(house, below, on_the_roof) == Seen(False, 9)
    assert look(house, (4000, 1500, 0, 250), (1950, 1500, 0, 1000, 1300)) == Seen(True, 0)


def test_columns_that_end_inside_a_piece_are_hidden_up_to_its_top() -> None:
    hedge = ground_of(4000, 3000, (block(2950, 1550, 3200, 2000, 180, "hedge"),))
    body = (3000, 1500, 200, 0, 300)
    high_eye = (1000, 1500, 0, 5000)
    assert look(hedge, high_eye, body) == Seen(True, 2)
    rows = look_all(fresh(hedge), [high_eye] * 3 + [(1000, 1500, 0, 5001 + n) for n in range(24)], [body] * 2)
    assert rows[0] == [Seen(True, 2)] * 2


def test_screens_hide_between_their_bottom_and_top() -> None:
    ground = ground_of(4000, 2000, ())
    eye, body = (1000, 1000, 0, 300), (3000, 1000, 125, 0, 300)
    assert look(ground, eye, body, ((2000, 1000, 200, 0, 400),)) == Seen(False, 9)
    assert look(ground, eye, body, ((2000, 1000, 200, 310, 400),)) == Seen(True, 0)
    assert look(ground, eye, body, ((2000, 1300, 200, 0, 400),)) == Seen(True, 0)
    assert look(ground, eye, body, ((3000, 1000, 125, 0, 300), (1000, 1000, 125, 0, 300))) == Seen(True, 0)
    assert look_all(ground, [eye], [body], ((2000, 1000, 20, 0, 400),)) == [[Seen(False, 3)]]


def test_only_what_is_missing_is_worked_out(monkeypatch: pytest.MonkeyPatch) -> None:
    ground = fresh(random_ground(3))
    eyes, bodies = random_eyes_and_bodies(3, ground)
    rows = look_all(ground, eyes, bodies)
    asked: list[int] = []
    real = looking._work_out

    def counting(memory: looking._Memory, e: list[Eye], b: list[Body], missing: list[int]) -> object:
        asked.append(len(missing))
        return real(memory, e, b, missing)

    monkeypatch.setattr(looking, "_work_out", counting)
    assert look_all(ground, eyes, bodies) == rows
    bodies[4] = (bodies[4][0] + 10, *bodies[4][1:])
    look_all(ground, eyes, bodies)
    assert asked == [10]


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LEDGER, "budget", 100)
    ground = fresh(random_ground(4))
    for seed in range(8):
        eyes, bodies = random_eyes_and_bodies(seed, ground, 6)
        look_all(ground, eyes, bodies)
        assert sum(len(row) for row in ground.remembered["sight"].rows.values()) <= 50 + 36
        assert ground.remembered["sight"].weight <= 100 + 2 * 36


def test_memory_of_single_sights_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LEDGER, "budget", 100)
    ground = fresh(random_ground(4))
    for seed in range(8):
        eyes, bodies = random_eyes_and_bodies(seed, ground, 6)
        for eye in eyes:
            for body in bodies:
                visible(ground, eye, body)
            kept = ground.remembered["sight"].outlooks
            assert len(kept.marks) <= kept.count <= 50 + len(bodies)


def test_what_was_seen_on_other_grounds_is_forgotten_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LEDGER, "budget", 2 * 36 * 4)
    monkeypatch.setattr(LEDGER, "count", 0)
    grounds = [fresh(random_ground(seed)) for seed in range(6)]
    for ground in grounds:
        eyes, bodies = random_eyes_and_bodies(1, ground, 6)
        for eye in eyes:
            for body in bodies:
                visible(ground, eye, body)
    assert not grounds[0].remembered
    assert grounds[-1].remembered["sight"].outlooks.count == 36


def test_a_crowded_table_is_seen_as_pair_by_pair() -> None:
    ground = fresh(random_ground(7, 320, 60, 220))
    eyes, bodies = random_eyes_and_bodies(7, ground)
    assert look_all(ground, eyes, bodies) == [[look(ground, eye, body) for body in bodies] for eye in eyes]


@pytest.mark.parametrize("seed", range(12))
def test_a_group_sees_another_if_one_of_it_sees_one(seed: int) -> None:
    ground = lattice_ground(seed) if seed % 2 else random_ground(seed)
    eyes, bodies = random_eyes_and_bodies(seed, ground)
    for count in (1, 2, 3, 5):
        for start in range(0, len(eyes) - count, count):
            some, others = tuple(eyes[start : start + count]), tuple(bodies[start : start + count])
            seen = any(row.visible for eye in some for row in look_all(ground, [eye], others)[0])
            assert any_visible(ground, some, others) == seen


def test_one_sees_another_whatever_hid_others_before() -> None:
    found = {True: 0, False: 0}
    for seed in range(12):
        ground = fresh(lattice_ground(seed) if seed % 2 else random_ground(seed))
        eyes, bodies = random_eyes_and_bodies(seed, ground)
        for x, y, radius, bottom, top in bodies:
            for step in range(0, 1000, 250):
                body = x + step, y, radius, bottom, top
                for eye in eyes:
                    seen = visible(ground, eye, body)
                    assert seen == look(ground, eye, body).visible
                    found[seen] += 1
    assert min(found.values()) > 1000
