"""Bunkers and their doors, ships and deep water, turning, stopping at terrain (DS-FORT, DS-VEH, DB-TERR)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.requests import Refusal
from escarmouche.engine.table import replace
from escarmouche.games.dust_battlefield.chapters.fire import bearers
from escarmouche.games.dust_battlefield.chapters.ground import forts, sight
from escarmouche.games.dust_battlefield.chapters.ground.bodies import of
from escarmouche.games.dust_battlefield.chapters.ground.kinds import KINDS, walls_of
from escarmouche.games.dust_battlefield.chapters.movement import bogging, movement
from escarmouche.games.dust_battlefield.chapters.movement.judging import Allowance, why_not_move
from escarmouche.games.dust_battlefield.setup import setup
from escarmouche.games.dust_battlefield.table import Table
from escarmouche.space.terrain import Piece
from escarmouche.testing.scripts import Script, referee_of
from tests.games.dust_battlefield.tables import Put, piece, table_of


def bunker(facing: int = 0) -> tuple[Piece, ...]:
    """A bunker in the middle of the table, with its walls."""
    made = KINDS.piece(
        "b", "bunker", KINDS.block("bunker", (9000, 6000), facing), None, (f"facing:{facing}",)
    )
    return (made, *walls_of(made, (9000, 6000), facing))


def led(table: Table, *way: tuple[float, float], length: int = 2000) -> Refusal | None:
    points = tuple((round(x * 100), round(y * 100)) for x, y in way)
    return why_not_move(table, "one1", "", Allowance(length), (("one1a", points, -1),))


def rule(found: Refusal | None) -> str:
    return found.rule if found else ""


def test_fort_05_a_bunker_is_entered_by_its_rear_doors_and_not_while_an_enemy_is_inside() -> None:
    ahead = table_of(Put("one1", "manfred", (100, 60)), pieces=bunker())
    assert rule(led(ahead, (90, 60))) == "DS-FORT-05"
    behind = table_of(Put("one1", "manfred", (80, 60)), pieces=bunker())
    assert led(behind, (90, 60)) is None
    assert rule(led(table_of(Put("one1", "manfred", (80, 63)), pieces=bunker()), (90, 63))) == "DS-FORT-05"
    held = table_of(Put("one1", "manfred", (80, 60)), Put("two1", "bazooka-joe", (92, 62)), pieces=bunker())
    assert rule(led(held, (90, 60))) == "DS-FORT-05"


def test_fort_06_only_infantry_goes_into_a_fortification_and_it_slows() -> None:
    fort = piece("s", "strongpoint", (90, 60), (10, 10))
    vehicle = table_of(Put("one1", "ludwig", (76, 60)), pieces=[fort])
    assert rule(led(vehicle, (84, 60))) == "DS-FORT-06"
    soldier = table_of(Put("one1", "manfred", (70, 60)), pieces=[fort])
    assert led(soldier, (90, 60)) is None
    assert rule(led(soldier, (60, 60), (90, 60), length=4000)) == "DB-TERR-01"


def test_fort_08_out_of_a_bunker_one_sees_ahead_and_not_behind() -> None:
    table = table_of(
        Put("one1", "manfred", (90, 60)),
        Put("two1", "bazooka-joe", (110, 60)),
        Put("two2", "bazooka-joe", (70, 60)),
        pieces=bunker(),
    )
    (inside,), (ahead,), (behind,) = of(table, "one1"), of(table, "two1"), of(table, "two2")
    assert sight.sees(table, inside, ahead)
    assert not sight.sees(table, inside, behind)
    assert not sight.sees(table, behind, inside)


def test_fort_03_and_04_twenty_centimetres_apart_and_strongpoint_units_never_wait() -> None:
    table = table_of(pieces=[piece("bunker", "bunker", (60, 30), (10, 10))])
    table.change("one", {"half": "south"})
    near = setup.why_not_fort(table, "one", "bunker", (6000 + 2900, 3000))
    assert near is not None
    assert (near.rule, near.excess) == ("DS-FORT-03", 2000 - (2900 - 1000))
    assert setup.why_not_fort(table, "one", "bunker", (9000, 3000)) is None
    gun = table_of(Put("one1", "m47-field-phaser", (0, 0), 0, {"place": "off"}))
    assert not setup.holdable(gun, "one1")


def test_fort_03_ten_centimetres_from_every_edge() -> None:
    table = table_of()
    table.change("one", {"half": "south"})
    assert setup.why_not_fort(table, "one", "bunker", (9000, 1500)) is None
    near = setup.why_not_fort(table, "one", "bunker", (9000, 1499))
    assert near is not None
    assert (near.rule, near.reason, near.excess) == ("DS-FORT-03", "too-near-the-edges", 1)


def test_fort_04_a_strongpoint_unit_begins_in_a_fortification_of_its_side_or_not_at_all() -> None:
    gun = Put("one1", "m47-field-phaser", (0, 0), 0, {"place": "off"})
    for side, placed in (("one", "board"), ("two", "gone")):
        ring = KINDS.block("strongpoint", (9000, 3000), 90)
        fort = KINDS.piece(f"strongpoint-{side}-1", "strongpoint", ring, None, ("facing:90",))
        table = table_of(gun, pieces=[fort], scenario="free_for_all", turn={"step": "deploy"})
        referee = referee_of(table)
        setup.deploy(referee)
        assert referee.table.units["one1"].place == placed
        if placed == "board":
            (stand,) = of(referee.table, "one1")
            assert fort.polygon.contains(stand.at)
            assert referee.table.figures["one1a"].facing == 90


def test_veh_05_and_14_amphibious_vehicles_swim_and_ships_never_land() -> None:
    sea = piece("sea", "deep_water", (60, 60), (40, 40))
    table = table_of(Put("one1", "ludwig", (34, 60)), pieces=[sea])
    assert rule(led(table, (50, 60))) == "DB-TERR-06"
    card = table.setting.cards["ludwig"]
    table.setting.cards["ludwig"] = replace(card, skills=(*card.skills, "amphibious"))
    table.forget()
    assert led(table, (50, 60)) is None
    ship = table_of(Put("one1", "ludwig", (60, 60)), pieces=[sea])
    ship.setting.cards["ludwig"] = replace(card, skills=("naval_unit", "sealifter"))
    assert led(ship, (70, 60)) is None
    assert rule(led(ship, (81, 60), length=3000)) == "DS-VEH-14"
    assert not forts.ashore(ship, "one1")
    ship.change("one1a", {"x": 7900, "y": 6000, "facing": 0})
    assert forts.ashore(ship, "one1")


def test_move_07_a_gun_that_does_not_bear_wants_a_move_to_turn() -> None:
    table = table_of(
        Put("one1", "jagdluther", (60, 60), 180), Put("two1", "pounder", (90, 60)), turn={"round": 2}
    )
    main = next(n for n, w in enumerate(table.setting.cards["jagdluther"].weapons) if w.arc == "front")
    refusal = bearers.why_not_reach(table, "one1", "one1", main, "two1", "one1")
    assert refusal is not None
    assert refusal.reason == "out-of-arc"
    referee = referee_of(table, one=Script(move=[(("one1a", (), 0),)]))
    movement.carry_out(referee, "one1", Allowance(2000))
    assert bearers.why_not_reach(referee.table, "one1", "one1", main, "two1", "one1") is None


def test_terr_12_who_had_to_stop_at_terrain_makes_no_further_move() -> None:
    wood = piece("w", "wood", (60, 60), (20, 20))
    table = table_of(Put("one1", "manfred", (20, 60)), pieces=[wood], turn={"unit": "one1", "count": 1})
    slow = referee_of(table.copy(), one=Script(move=[(("one1a", ((3900, 6000),), -1),)]))
    referee = referee_of(table, one=Script(move=[(("one1a", ((4875, 6000),), -1),)]))
    movement.carry_out(referee, "one1", Allowance(3000))
    assert bogging.held(referee.table)
    movement.move(referee, "one1", 2)
    assert [e for e in referee.events if e.what == "ask"][1:] == []
    movement.carry_out(slow, "one1", Allowance(3000))
    assert not bogging.held(slow.table)


@pytest.mark.parametrize(("kind", "rules"), [("wire", ["DS-WIRE-01"]), ("minefield", ["DS-MINE-01"])])
def test_wire_01_and_mine_01_infantry_rolls_where_it_crosses(kind: str, rules: list[str]) -> None:
    zone = piece("z", kind, (40, 60), (4, 30))
    table = table_of(Put("one1", "manfred", (30, 60)), pieces=[zone], turn={"unit": "one1"})
    referee = referee_of(table, (3,), one=Script(move=[(("one1a", ((5000, 6000),), -1),)]))
    movement.carry_out(referee, "one1", Allowance(2000))
    assert [e.rule for e in referee.events if e.what == "roll"] == rules
    assert (referee.table.figures["one1a"].x == 3000) is (kind == "wire")


def test_trench_01_infantry_in_a_trench_is_in_cover_all_round() -> None:
    trench = piece("t", "trench", (60, 60), (20, 3))
    squad = [(52 + 4 * n, 60) for n in range(5)]
    table = table_of(Put("one1", "manfred", (20, 60)), Put("two1", "gunners", squad), pieces=[trench])
    assert sight.in_cover(table, "two1", of(table, "one1")[0])
    moved: Any = table_of(Put("one1", "manfred", (20, 60)), Put("two1", "gunners", squad))
    assert not sight.in_cover(moved, "two1", of(moved, "one1")[0])
