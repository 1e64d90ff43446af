"""How far, over what, past whom: moves of squads and hulls (areas DB-MOVE, DB-TERR)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.dust_battlefield.chapters.movement.judging import Allowance, why_not_move
from escarmouche.games.dust_battlefield.table import Table
from tests.games.dust_battlefield.tables import Put, piece, table_of

MOVE, MARCH = Allowance(2000), Allowance(4000, march=True)
FAST, FAR = Allowance(3000), Allowance(5000, march=True)


def why(
    table: Table, x: float, y: float, allowance: Allowance = MOVE, facing: int = -1
) -> tuple[str, int] | None:
    """The rule and excess of a refusal for the first unit led to a point, or nothing."""
    figure = table.units["one1"].figures[0]
    value = ((figure, ((round(x * 100), round(y * 100)),), facing),)
    refusal = why_not_move(table, "one1", "", allowance, value)
    return (refusal.rule, refusal.excess) if refusal else None


def hero(*others: Put, pieces: Any = ()) -> Table:
    return table_of(Put("one1", "manfred", (20, 60)), *others, pieces=pieces)


def test_move_01_twenty_centimetres_are_accepted_and_20_1_refused() -> None:
    assert why(hero(), 40, 60) is None
    assert why(hero(), 40.1, 60) == ("DB-MOVE-01", 10)
    assert why(hero(), 20, 60) is None


def test_move_02_a_long_tank_gains_nothing_by_a_last_turn() -> None:
    table = table_of(Put("one1", "karl-marx", (60, 60)))
    assert why(table, 60, 80) is None
    assert why(table, 60, 80, facing=90) == ("DB-MOVE-02", 300)
    assert why(table, 60, 77, facing=90) is None


def test_move_04_fifteen_centimetres_from_edge_to_edge() -> None:
    for x, allowed in ((37.5, True), (37.6, False)):
        table = table_of(Put("one1", "crack-shots", [(20, 60), (x, 60)]))
        refusal = why_not_move(table, "one1", "", MOVE, (("one1a", ((2000, 6000),), -1),))
        assert (refusal is None) is allowed
        if refusal is not None:
            assert (refusal.rule, refusal.excess) == ("DB-MOVE-04", 10)


def test_move_05_no_base_over_another() -> None:
    table = hero(Put("one2", "lara", (30, 60)))
    assert why(table, 32, 60) == ("DB-MOVE-05", 0)
    assert why(table, 32.5, 60) is None


@pytest.mark.parametrize("at", [(90, 1.24), (90, 118.76), (1.24, 60), (178.76, 60)])
def test_move_01_a_base_stays_wholly_on_the_table(at: tuple[float, float]) -> None:
    x, y = at
    inward = (min(max(x, 1.25), 178.75), min(max(y, 1.25), 118.75))
    start = (min(max(x, 8), 172), min(max(y, 8), 112))
    table = table_of(Put("one1", "manfred", start))
    assert why(table, *inward) is None
    assert why(table, x, y) == ("DB-MOVE-01", 0)


@pytest.mark.parametrize("led", ["one1a", "one1b", "one1c"])
def test_move_05_who_moves_does_not_end_on_a_mate_who_stays(led: str) -> None:
    spots = {f"one1{letter}": (20 + 3 * n, 60) for n, letter in enumerate("abcde")}
    table = table_of(Put("one1", "gunners", list(spots.values())))
    for mate, (x, y) in spots.items():
        if mate != led:
            refusal = why_not_move(table, "one1", "", MOVE, ((led, ((100 * x, 100 * y + 200),), -1),))
            assert refusal is not None
            assert refusal.rule == "DB-MOVE-05"
    assert why_not_move(table, "one1", "", MOVE, ((led, ((2300, 6300),), -1),)) is None


def test_move_05_nobody_ends_under_an_aircraft_on_its_stand() -> None:
    table = hero(Put("two1", "falke", (30, 60)))
    assert why(table, 30.5, 60) == ("DB-MOVE-05", 0)
    assert why(table, 40, 60) is None


def test_move_06_through_friends_but_not_through_enemies_or_friendly_machines() -> None:
    squad = [(30, 58), (30, 60.6), (30, 63), (32.6, 60), (32.6, 62.6)]
    walker = table_of(Put("one1", "ludwig", (18, 60)), Put("one2", "the-ghosts", squad))
    assert why(walker, 48, 60, FAST) is None
    assert why(table_of(Put("one1", "ludwig", (18, 60)), Put("one2", "luther", (32, 60))), 48, 60, FAST) == (
        "DB-MOVE-06",
        0,
    )
    foe = hero(Put("two1", "gunners", squad))
    assert why(foe, 38, 60) == ("DB-MOVE-06", 0)
    assert why(hero(Put("two1", "falke", (30, 60))), 40, 60) is None


def test_terr_01_terrain_limits_a_move_to_20_and_a_march_to_40() -> None:
    table = hero(pieces=[piece("w", "wood", (40, 60), (20, 20))])
    assert why(table, 40, 60, FAST) is None
    assert why(table, 41, 60, FAST) == ("DB-TERR-01", 100)
    assert why(table, 60, 60, FAR) is None
    assert why(table, 61, 60, FAR) == ("DB-TERR-01", 100)


def test_terr_02_too_fast_it_stops_at_the_edge() -> None:
    table = hero(pieces=[piece("w", "wood", (60, 60), (30, 30))])  # its edge lies 25 cm from the centre
    assert why(table, 45 - 1.25, 60, FAST) is None
    assert why(table, 44, 60, FAST) == ("DB-TERR-01", 400)
    near = hero(pieces=[piece("w", "wood", (51.25, 60), (30, 30))])  # 15 cm from the base
    assert why(near, 40, 60, FAST) is None  # 5 cm inside at most
    assert why(near, 40.1, 60, FAST) == ("DB-TERR-01", 10)


def test_terr_05_a_walker_may_stop_anywhere_in_a_wood() -> None:
    table = table_of(Put("one1", "ludwig", (20, 60)), pieces=[piece("w", "wood", (40, 60), (30, 30))])
    assert why(table, 40, 60) is None


def test_terr_06_walls_and_cliffs_are_not_crossed_but_aircraft_fly_over() -> None:
    cliff = piece("c", "cliff", (30, 60), (4, 30))
    assert why(hero(pieces=[cliff]), 40, 60) == ("DB-TERR-06", 0)
    plane = table_of(Put("one1", "falke", (20, 60)), pieces=[cliff])
    assert why(plane, 60, 60, Allowance(12000)) is None


def test_terr_07_tank_obstacles_stop_vehicles_and_slow_infantry() -> None:
    traps = piece("t", "tank_obstacle", (32, 60), (3, 20))
    assert why(table_of(Put("one1", "ludwig", (20, 60)), pieces=[traps]), 40, 60) == ("DB-TERR-07", 0)
    assert why(hero(pieces=[traps]), 40, 60, FAST) is None
    assert why(hero(pieces=[traps]), 45, 60, FAST) == ("DB-TERR-01", 500)


def test_terr_08_a_gate_must_be_as_wide_as_the_hull_and_windows_serve_infantry() -> None:
    def gate(wide: float) -> list[Any]:
        half = wide / 2
        return [
            piece("a", "wall", (40, 60 + half + 10), (0.6, 20)),
            piece("b", "wall", (40, 60 - half - 10), (0.6, 20)),
        ]

    tank = Put("one1", "karl-marx", (25, 60))
    assert why(table_of(tank, pieces=gate(7)), 55, 60, FAST) == ("DB-TERR-08", 0)
    assert why(table_of(tank, pieces=gate(8)), 55, 60, FAST) is None
    window = piece("w", "window", (30, 60), (0.6, 4))
    assert why(hero(pieces=[window]), 40, 60) is None
    walker = table_of(Put("one1", "ludwig", (20, 60)), pieces=[window])
    assert why(walker, 40, 60) == ("DB-TERR-08", 0)


def test_terr_10_an_aircraft_stands_on_a_roof_or_beside_it_not_astride() -> None:
    house = piece("h", "building", (60, 60), (20, 20))
    table = table_of(Put("one1", "falke", (20, 60)), pieces=[house])
    assert why(table, 60, 60, Allowance(12000)) is None
    assert why(table, 51, 60, Allowance(12000)) == ("DB-TERR-10", 0)


def test_terr_11_trenches_slow_and_mines_do_not() -> None:
    assert why(hero(pieces=[piece("t", "trench", (30, 60), (3, 20))]), 45, 60, FAST) == ("DB-TERR-01", 500)
    assert why(hero(pieces=[piece("m", "minefield", (30, 60), (3, 20))]), 45, 60, FAST) is None


def test_what_is_no_move_is_refused_by_rule() -> None:
    for value in (
        "x",
        (("one1a",),),
        (("two1a", (), -1),),
        (("one1a", ((1.5, 2),), -1),),
        (("one1a", (), 400),),
    ):
        refusal = why_not_move(hero(), "one1", "", MOVE, value)
        assert refusal is not None
        assert refusal.rule in ("DB-MOVE-01", "DB-MOVE-02")
