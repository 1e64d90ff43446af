"""Whether figures may move like this (areas A4-MOV, A4-GEN, A4-COND)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.at43.chapters.movement.collisions import allowance, landing
from escarmouche.games.at43.chapters.movement.judging import why_not_move
from escarmouche.games.at43.table import Table
from tests.games.at43.tables import Squad, flags, piece, scenery, table_of

Step = tuple[str, tuple[tuple[int, int], ...], int]


def refused(table: Table, *steps: Step, action: str = "combat", unit: str = "one1") -> str:
    refusal = why_not_move(table, unit, action, tuple(steps))
    return refusal.rule if refusal else ""


def lone(profile: str = "trooper", entry: str = "squad", **values: Any) -> Squad:
    return Squad("one1", "one", (3000, 3000), profile, 1, entry=entry, **values)


def to(x: int, y: int, *via: tuple[int, int], figure: str = "one1a") -> Step:
    return figure, (*via, (x, y)), -1


def test_mov_01_up_to_the_movement() -> None:
    table = table_of(lone())
    assert refused(table, to(4200, 3000)) == ""
    assert refused(table, to(4201, 3000)) == "A4-MOV-01"


def test_mov_03_engaged_units_move_at_half_rate() -> None:
    table = flags(table_of(lone()), "engaged")
    assert allowance(table, "one1a", "combat") == 600
    assert refused(table, to(3601, 3000)) == "A4-MOV-03"
    walker = flags(table_of(lone("walker", "walkers")), "engaged")
    assert allowance(walker, "one1a", "combat") == 2000


def test_gen_18_halves_are_kept_exact() -> None:
    table = flags(table_of(lone()), "engaged")
    table.setting.profiles["trooper"] = type(table.setting.profiles["trooper"])(
        **{
            **{
                n: getattr(table.setting.profiles["trooper"], n)
                for n in table.setting.profiles["trooper"].__struct_fields__
            },
            "movement": 1500,
        }
    )
    try:
        assert refused(table, to(3750, 3000)) == ""
        assert refused(table, to(3751, 3000)) == "A4-MOV-03"
    finally:
        table.setting.profiles["trooper"] = type(table.setting.profiles["trooper"])(
            **{
                **{
                    n: getattr(table.setting.profiles["trooper"], n)
                    for n in table.setting.profiles["trooper"].__struct_fields__
                },
                "movement": 1200,
            }
        )


def test_mov_06_infantry_jumps_low_walls_and_armour_does_not() -> None:
    wall = piece("wall", "low_wall", 3500, 2500, 3600, 3500)
    assert refused(table_of(lone(), pieces=(wall,)), to(4200, 3000)) == ""
    assert refused(table_of(lone(), pieces=(wall,)), to(3550, 3000)) == "A4-MOV-06"
    assert refused(table_of(lone("walker", "walkers"), pieces=(wall,)), to(4500, 3000)) == "A4-MOV-06"


def test_mov_07_onto_a_container_but_not_over_it() -> None:
    box = piece("box", "container", 3300, 2500, 3900, 3700)
    table = table_of(lone(), pieces=(box,), things=(scenery(box),))
    assert refused(table, to(3600, 3000)) == ""
    assert landing(table, "one1a", ((3000, 3000), (3600, 3000))).level == 550
    assert refused(table, to(4100, 3000)) == "A4-MOV-07"


def test_mov_07_down_from_a_roof() -> None:
    box = piece("box", "container", 2700, 2500, 3300, 3700)
    table = table_of(lone(z=550), pieces=(box,), things=(scenery(box),))
    assert refused(table, to(3700, 3000)) == ""
    assert landing(table, "one1a", ((3000, 3000), (3700, 3000))).level == 0


def test_mov_08_rapid_moves_go_farther() -> None:
    assert allowance(table_of(lone()), "one1a", "rapid") == 1800
    assert allowance(table_of(lone("walker", "walkers")), "one1a", "rapid") == 3000


def pair(**values: Any) -> Table:
    return table_of(
        Squad("one1", "one", (3000, 3000), places=[(3000, 3000), (3000, 3300)], count=2), **values
    )


def test_mov_12_and_gen_11_everybody_ends_in_formation() -> None:
    table = pair()
    assert refused(table, to(4200, 3000)) == ""  # 12 cm apart between centres: 9.7 between bases
    far = table_of(Squad("one1", "one", (3000, 3000), places=[(3000, 3000), (2600, 3300)], count=2))
    assert refused(far, to(4200, 3000)) == "A4-GEN-11"
    assert refused(far, to(4200, 3000), to(3000, 3300, figure="one1b")) == ""


def test_gen_11_losses_may_break_it_and_who_is_out_comes_nearer() -> None:
    table = table_of(Squad("one1", "one", (3000, 3000), places=[(3000, 3000), (3000, 5000)], count=2))
    assert refused(table, to(3000, 3900, figure="one1b")) == ""
    assert refused(table, to(3000, 2000)) == "A4-GEN-11"


def test_mov_13_obstacles() -> None:
    enemy = Squad("two1", "two", (3600, 3000), count=1)
    assert refused(table_of(lone(), enemy), to(4200, 3000)) == "A4-MOV-13"
    beside = Squad("two1", "two", (3600, 3360), count=1)
    assert refused(table_of(lone(), beside), to(4200, 3000)) == ""  # passes at 1.1 cm
    assert refused(table_of(lone(), beside), to(3600, 3150)) == "A4-MOV-13"  # on another base
    rock = piece("rock", "rock", 3500, 2500, 3900, 3500)
    assert refused(table_of(lone(), pieces=(rock,)), to(4200, 3000)) == "A4-MOV-13"
    edge = Squad("one1", "one", (200, 3000), count=1)
    assert refused(table_of(edge), to(100, 3000)) == "A4-MOV-13"


def test_gen_16_through_friendly_foot_soldiers_only() -> None:
    friend = Squad("one2", "one", (3500, 3000), count=1)
    assert refused(table_of(lone(), friend), to(4100, 3000)) == ""
    assert refused(table_of(lone(), friend), to(3550, 3000)) != ""
    gun = Squad("one2", "one", (3500, 3000), "crew", 1, entry="support")
    assert refused(table_of(lone(), gun), to(4100, 3000)) == "A4-GEN-16"
    assert refused(table_of(lone("walker", "walkers"), friend), to(4500, 3000)) == "A4-GEN-16"


def test_mov_11_armour_crosses_enemy_infantry_in_a_rapid_move_only() -> None:
    enemy = Squad("two1", "two", (4000, 3000), count=1)
    table = table_of(lone("walker", "walkers"), enemy)
    assert refused(table, to(5000, 3000)) == "A4-MOV-13"
    assert refused(table, to(5000, 3000), action="rapid") == ""
    assert refused(table, to(4100, 3000), action="rapid") == "A4-MOV-11"


def test_abil_07_rocket_jump_passes_over_everything() -> None:
    box = piece("box", "container", 3250, 2500, 3500, 3700)
    walker = Squad("two1", "two", (3850, 3000), "walker", 1, entry="walkers")
    jumper = Squad("one1", "one", (3000, 2700), count=1, entry="jumpers")
    table = table_of(jumper, walker, pieces=(box,), things=(scenery(box),))
    assert refused(table, to(3700, 3550)) == ""
    assert refused(table, to(3850, 3000)) == "A4-MOV-13"


@pytest.mark.parametrize(("wide", "rule"), [(600, ""), (610, "A4-COND-06")])
def test_cond_06_water_is_jumped_with_half_the_movement(wide: int, rule: str) -> None:
    water = piece("water", "water", 3200, 2000, 3200 + wide, 4000)
    assert refused(table_of(lone(), pieces=(water,)), to(4200, 3000)) == rule


@pytest.mark.parametrize(("kind", "rule"), [("water", "A4-COND-06"), ("chasm", "A4-COND-08")])
def test_cond_06_and_08_the_refusal_tells_how_much_too_wide_it_is(kind: str, rule: str) -> None:
    gap = piece("gap", kind, 3200, 2000, 3830, 4000)
    refusal = why_not_move(table_of(lone(), pieces=(gap,)), "one1", "combat", (to(4200, 3000),))
    assert refusal is not None
    assert (refusal.rule, refusal.excess) == (rule, 30)


def test_cond_06_in_one_straight_stretch() -> None:
    water = piece("water", "water", 3200, 2000, 3700, 4000)
    table = table_of(lone(), pieces=(water,))
    assert refused(table, to(4000, 3000, (3450, 3200))) == "A4-COND-06"


def test_cond_08_a_walker_jumps_a_chasm_of_ten_centimetres() -> None:
    chasm = piece("chasm", "chasm", 3200, 2000, 4200, 4000)
    walker = table_of(lone("walker", "walkers"), pieces=(chasm,))
    assert refused(walker, to(4800, 3000)) == ""
    wider = piece("chasm", "chasm", 3200, 2000, 4210, 4000)
    assert refused(table_of(lone("walker", "walkers"), pieces=(wider,)), to(4800, 3000)) == "A4-COND-08"


def bunker(**values: Any) -> Table:
    fort = piece("fort", "bunker", 3000, 3500, 4500, 5000)  # the door in the south wall
    return table_of(
        Squad("one1", "one", (3750, 3000), count=1, **values), pieces=(fort,), things=(scenery(fort),)
    )


def test_scn_09_into_a_bunker_by_the_door() -> None:
    table = bunker()
    assert refused(table, to(3750, 3900)) == ""
    assert landing(table, "one1a", ((3750, 3000), (3750, 3900))).inside == "fort"
    around = table_of(
        Squad("one1", "one", (2700, 4200), count=1),
        pieces=table.ground.pieces,
        things=tuple(table.things.values()),
    )
    assert refused(around, to(3400, 4200)) != ""  # through a wall


def test_scn_09_a_garrison_never_leaves() -> None:
    fort = piece("fort", "bunker", 3000, 3500, 4500, 5000)
    inside = Squad("one1", "one", (3750, 3900), count=1, inside="fort", garrison="fort")
    table = table_of(inside, pieces=(fort,), things=(scenery(fort),))
    assert refused(table, to(3750, 3000)) == "A4-SCN-09"
    guests = Squad("one1", "one", (3750, 3900), count=1, inside="fort")
    assert refused(table_of(guests, pieces=(fort,), things=(scenery(fort),)), to(3750, 3000)) == ""


def test_scn_10_an_open_container_can_be_entered_by_its_door() -> None:
    box = piece("box", "container", 3000, 3500, 4200, 4100)
    table = table_of(
        Squad("one1", "one", (3600, 3000), count=1), pieces=(box,), things=(scenery(box, open=True),)
    )
    assert landing(table, "one1a", ((3600, 3000), (3600, 3800))).inside == "box"
    shut = table_of(Squad("one1", "one", (3600, 3000), count=1), pieces=(box,), things=(scenery(box),))
    assert landing(shut, "one1a", ((3600, 3000), (3600, 3800))).level == 550


def test_mov_14_an_immobilised_vehicle_may_be_left_behind() -> None:
    table = table_of(Squad("one1", "one", (3000, 3000), "walker", 2, entry="walkers"))
    table.change("one1b", {"hurt": (2, 0, 0, 0)})
    assert refused(table, to(1000, 3000)) == ""
    assert refused(table, to(4000, 3300, figure="one1b")) == "A4-DMG-05"
