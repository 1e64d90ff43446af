"""Who may fire at whom: pilots, riders, passengers, bunkers (DS-HERO-09, DS-PASS, DS-FORT-09)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.dust.chapters.attack import aiming, saves
from escarmouche.games.dust.chapters.attack.hits import COVER
from escarmouche.games.dust.table import Table
from tests.games.dust import coded as declare
from tests.games.dust.fights import F, chances, reason
from tests.games.dust.plain import plain
from tests.games.dust.tables import Put, card, weapon


def piloted(boxes: int = 0) -> Table:
    return plain(
        Put("one1", card("gun", weapon("gun", "1/N"), models=1), (3, 3)),
        Put("two1", "grandma", (3, 6), boxes=boxes),
        Put("two2", "koshka", place="aboard", carrier="two1", seat="pilot"),
    )


def test_hero_09_a_pilot_is_no_target_and_uses_no_weapon_of_his_own() -> None:
    table = piloted()
    assert aiming.targets(table, "one1") == ["two1"]
    assert reason(aiming.why_not_fire(table, "one1", 0, "two2")) == ("DS-HERO-09", "sheltered")
    assert reason(aiming.why_not_attack(table, "two2")) == ("DS-HERO-09", "at-the-controls")
    lines = {line for line, *_ in declare.options(table, "two1", "", "attack") if isinstance(line, int)}
    assert all(line < 100 for line in lines)
    assert declare.SPIRIT in declare.skills(table, "two1", "")  # but his skills


def ridden(**values: Any) -> Table:
    gun = card("gun", weapon("gun", "3/1"), weapon("bomb", "B/1"), weapon("flame", "B/1", "flame"), models=3)
    return plain(
        Put("one1", gun, (3, 3)),
        Put("two1", "karl_marx", (3, 5)),
        Put("two2", "tiger_claws", place="aboard", carrier="two1", seat="outside"),
        **values,
    )


def test_veh_20_riders_are_targets_where_their_vehicle_is() -> None:
    table = ridden(cover=("two1",))
    assert "two2" in aiming.targets(table, "one1")
    assert saves.save_of(table, "two2", "one1", COVER).rule == "DT-SAVE-05"  # the vehicle's cover
    found = chances(table, (0, 1, "two2", ""), target="two2")
    assert found[0] == (1 - F(1, 3) * F(1, 3)) ** 3


def carried_by(seat: str = "inside", name: str = "tiger_claws") -> Table:
    return plain(
        Put("one1", name, place="aboard", carrier="one2", seat=seat),
        Put("one2", "assaulter", (3, 3), facing=0),
        Put("two1", "ghosts", (5, 4)),
        Put("two2", "ghosts", (1, 4)),
        Put("two3", "ghosts", (3, 5)),
    )


def test_pass_04_passengers_fire_to_the_sides_half_of_them_each() -> None:
    table = carried_by()
    assert reason(aiming.why_not_fire(table, "one1", 0, "two3")) == ("DS-PASS-04", "out-of-arc")
    both = ((0, 3, "two1", ""), (0, 2, "two2", ""))
    assert declare.why_not_declare(table, "one1", "", "attack", both) is None
    refusal = declare.why_not_declare(table, "one1", "", "attack", ((0, 4, "two1", ""),))
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.excess) == ("DS-PASS-04", "half-a-side", 1)
    sustained = aiming.why_not_fire(table, "one1", 0, "two1", aiming.SUSTAINED)
    assert reason(sustained) == ("DS-PASS-04", "no-sustained-aboard")


def test_pass_04_no_flame_support_or_close_combat_weapons_aboard() -> None:
    flames = carried_by(name="fakyeli")
    flames.change("two1", {"x": 4, "y": 3})
    assert reason(aiming.why_not_fire(flames, "one1", 0, "two1")) == ("DS-PASS-04", "not-aboard")
    assert reason(aiming.why_not_fire(flames, "one1", 2, "two1")) == ("DS-PASS-04", "not-aboard")
    support = carried_by(name="red_lightning")
    assert reason(aiming.why_not_fire(support, "one1", 1, "two1")) == ("DS-PASS-04", "not-aboard")


@pytest.mark.parametrize(
    ("seat", "rule"), [("inside", "DS-PASS-05"), ("slung", "DS-LIFT-03"), ("pilot", "DS-HERO-09")]
)
def test_pass_05_who_is_carried_is_no_target(seat: str, rule: str) -> None:
    table = carried_by(seat)
    assert reason(aiming.why_not_fire(table, "two1", 0, "one1")) == (rule, "sheltered")
    assert "one1" not in aiming.targets(table, "two1")


def test_fort_09_weapons_in_a_bunker() -> None:
    units = (
        Put("one1", "motherland_tesla_gun", (3, 3), facing=0),
        Put("two1", "ghosts", (6, 4)),
        Put("two2", "assaulter", (3, 5)),
        Put("two3", "ghosts", (3, 6)),
    )
    table = plain(*units, forts={"one1": "bunker"})
    assert reason(aiming.why_not_fire(table, "one1", 1, "two1")) == ("DS-FORT-09", "out-of-arc")
    assert aiming.why_not_fire(table, "one1", 0, "two1") is None  # rifles all round
    assert aiming.why_not_fire(table, "one1", 1, "two3") is None
    assert reason(aiming.why_not_fire(table, "one1", 0, "two2")) == ("DS-FORT-09", "no-aircraft-from-inside")
    assert aiming.why_not_fire(plain(*units, forts={"one1": "strongpoint"}), "one1", 1, "two1") is None
    mortar = plain(Put("one1", "hailstorm", (3, 3)), Put("two1", "ghosts", (3, 9)), forts={"one1": "bunker"})
    assert reason(aiming.why_not_fire(mortar, "one1", 1, "two1")) == ("DS-FORT-09", "no-artillery-inside")


def bearing(arc: str, facing: int, **values: Any) -> tuple[str, str] | None:
    """Why a weapon of this arc, its bearer facing so, does not reach a target straight to the north."""
    unit = card("unit", weapon("gun", arc=arc), **values)
    table = plain(Put("one1", unit, (3, 3), facing=facing), Put("two1", "ghosts", (3, 5)))
    refusal = aiming.why_not_fire(table, "one1", 0, "two1")
    return None if refusal is None else reason(refusal)


def test_arc_01_soldiers_fire_all_round() -> None:
    assert [bearing("all", facing) for facing in (0, 2, 4, 6)] == [None] * 4


def test_arc_03_a_turret_fires_all_round() -> None:
    walker: dict[str, Any] = {"type": "vehicle", "kind": "walker", "damage": 4}
    assert [bearing("turret", facing, **walker) for facing in (0, 2, 4, 6)] == [None] * 4


def test_arc_05_and_06_side_and_rear_weapons_by_their_own_rules() -> None:
    walker: dict[str, Any] = {"type": "vehicle", "kind": "walker", "damage": 4}
    by_side = [bearing("left", facing, **walker) for facing in (0, 2, 4, 6)]
    assert by_side.count(None) == 1
    assert set(by_side) == {None, ("DT-ARC-05", "out-of-arc")}
    to_rear = [bearing("rear", facing, **walker) for facing in (0, 2, 4, 6)]
    assert to_rear.count(None) == 1
    assert set(to_rear) == {None, ("DT-ARC-06", "out-of-arc")}
