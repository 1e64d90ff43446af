"""Tests of fire arcs."""

from __future__ import annotations

import math
from typing import Any

import msgspec

from escarmouche.engine.overlays import half_table
from escarmouche.games.trauma.chapters.shooting.allocation import take_aim
from escarmouche.games.trauma.chapters.shooting.arcs import arcs_with, bearing, chosen_arc
from escarmouche.games.trauma.chapters.shooting.shooting import begin_shoot, next_salvo
from escarmouche.games.trauma.chapters.shooting.targets import salvo_of, why_not_target
from escarmouche.games.trauma.ruleset import RULESET
from escarmouche.games.trauma.table import Figure, Profile, Table
from tests.games.trauma.tables import PROFILES, Script, Squad, referee_of, table_of

FRONT_GUN, REAR_GUN = "cannon@1#1", "machine_gun@2#1"


def tank(
    target: tuple[int, int], *, profile: str = "tank", entry: str = "wheeled", facing: int = 90
) -> Table:
    return table_of(
        Squad("one1", "one", (4000, 4000), [profile], entry=entry, facing=facing),
        Squad("two1", "two", target, ["walker"], entry="walkers"),
        turn={"unit": "one1", "step": "salvo"},
    )


def refused(table: Table, key: str) -> str:
    refusal = why_not_target(table, salvo_of(table, "one1", key), "two1")
    return refusal.rule if refusal else ""


def test_veh_01_a_walker_fires_all_around() -> None:
    table = tank((4000, 2000), profile="walker", entry="walkers")
    assert refused(table, "machine_gun#1") == ""
    assert take_aim(table, "one1", "machine_gun#1", "two1").dice == 3


def test_veh_08_an_antigrav_has_arcs() -> None:
    table = tank((4000, 2000), profile="skimmer", entry="antigravs")
    assert refused(table, FRONT_GUN) == "TR-VEH-12"
    assert refused(table, REAR_GUN) == ""


def test_veh_12_a_front_weapon_rolls_no_dice_backwards() -> None:
    table = tank((4000, 2000))
    assert refused(table, FRONT_GUN) == "TR-VEH-12"
    assert take_aim(table, "one1", FRONT_GUN, "two1").dice == 0
    assert take_aim(table, "one1", REAR_GUN, "two1").dice == 3


def test_veh_13_each_weapon_belongs_to_its_arc() -> None:
    ahead = tank((4000, 6000))
    assert refused(ahead, FRONT_GUN) == ""
    assert refused(ahead, REAR_GUN) == "TR-VEH-12"


def astride(*profiles: str) -> Table:
    """Vehicles that face along +y, and infantry on both sides of their line."""
    return table_of(
        Squad("one1", "one", (4000, 4000), list(profiles) or ["tank"], entry="wheeled", facing=90),
        Squad("two1", "two", (6500, 4200), count=2, places=[(6500, 4200), (6500, 3800)]),
        turn={"unit": "one1", "step": "salvo"},
    )


def test_veh_14_a_target_astride_is_in_one_arc_for_the_action() -> None:
    table = astride()
    assert arcs_with(table, "one1a", ("two1a", "two1b")) == (1, 2)
    referee = referee_of(table, (1,))
    begin_shoot(referee, "one1")
    next_salvo(referee)
    assert table.turn.salvos == (REAR_GUN,)
    assert chosen_arc(table, "one1a", "two1") == 1
    assert refused(table, REAR_GUN) == "TR-VEH-14"
    referee.book(arcs=())  # the next action
    assert refused(table, REAR_GUN) == ""


def test_veh_14_the_choice_is_made_for_each_vehicle() -> None:
    table = astride("tank", "tank")
    one = Script(salvo=[FRONT_GUN], arc=[2])
    referee = referee_of(table, (1,), one=one)
    begin_shoot(referee, "one1")
    next_salvo(referee)
    assert table.turn.arcs == (("one1a", "two1", 2), ("one1b", "two1", 1))
    firing = next(e for e in referee.events if e.rule == "TR-SHOOT-25")
    assert firing.about["figures"] == ("one1b",)
    assert bearing(table, ("one1a", "one1b"), 2, "two1", ("two1a", "two1b")) == ("one1a",)


def test_veh_15_the_line_runs_across_the_facing() -> None:
    for degrees, arc in ((89, 1), (90, 1), (91, 2)):
        angle = math.radians(90 - degrees)  # from the facing along +y, clockwise
        spot = (4000 + round(3000 * math.cos(angle)), 4000 + round(3000 * math.sin(angle)))
        table = tank(spot)
        assert arcs_with(table, "one1a", ("two1a",)) == (arc,)


def test_veh_15_or_along_the_facing() -> None:
    changed = msgspec.structs.replace(PROFILES["tank"], arcs="left_right")
    for x, arc in ((2000, 1), (6000, 2)):
        table = tank((x, 4500))
        table.setting = msgspec.structs.replace(table.setting, profiles={**PROFILES, "tank": changed})
        assert arcs_with(table, "one1a", ("two1a",)) == (arc,)


def test_veh_15_the_arcs_shown_are_those_of_the_weapons() -> None:
    table = tank((4000, 7000), facing=60)
    ahead, behind = RULESET.client.arcs(table, "one1")
    width, depth = table.ground.width, table.ground.depth
    assert (ahead.name, ahead.weapons, ahead.rule) == ("front", ("cannon",), "TR-VEH-15")
    assert (behind.name, behind.weapons) == ("rear", ("machine_gun",))
    assert ahead.outlines == (half_table(width, depth, (4000, 4000), 60),)
    assert behind.outlines == (half_table(width, depth, (4000, 4000), 240),)
    changed = msgspec.structs.replace(PROFILES["tank"], arcs="left_right")
    table.setting = msgspec.structs.replace(table.setting, profiles={**PROFILES, "tank": changed})
    left, right = RULESET.client.arcs(table, "one1")
    assert (left.name, right.name) == ("left", "right")
    assert left.outlines == (half_table(width, depth, (4000, 4000), 150),)
    assert RULESET.client.arcs(table, "two1") == ()  # a walker fires all around


def test_veh_16_arcs_are_printed_and_never_change_in_play() -> None:
    fields: Any = Figure.__struct_fields__
    assert not [f for f in fields if "arc" in f]
    assert "arcs" in Profile.__struct_fields__
