"""How the greedy player hunts a machine: what brings it nearer its end, and who goes for it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from escarmouche.games.combat_zone import aims, appraisal, gains, outlook, wreckers
from escarmouche.games.combat_zone.table import Table
from tests.combat_zone.tables import Group, table_of
from tests.combat_zone.test_weighing import act

PREY = "twotargeta"


def hunt(
    *groups: Group, turn: int = 1, damage: tuple[str, ...] = (), at: tuple[int, int] = (6000, 9000)
) -> Table:
    """A hunt for a robot of resistance 10, in the given turn of ten."""
    table = table_of(*groups, Group("twotarget", "two", at, "robot", kind="machine"))
    table.setting = replace(table.setting, scenario="hunt", size=200, turns=10)
    table.change("turn", {"round": turn})
    table.change(PREY, {"damage": damage})
    return table


def marks(table: Table, figure: str = "one1a") -> tuple[str, ...]:
    return next(aim.marks for aim in aims.aims(table, figure) if aim.name == "enemy")


def test_minor_damage_brings_nobody_nearer_to_the_end_of_the_prey() -> None:
    def prize(*damage: str) -> float:
        hunted = hunt(Group("one1", "one", (6000, 3000)), damage=damage)
        other = hunted.copy()
        other.setting = replace(hunted.setting, scenario="firefight")
        return appraisal.worth(hunted, PREY) - appraisal.worth(other, PREY)

    whole = prize()
    assert whole == pytest.approx(appraisal.PREY * 200)
    assert prize("power:minor", "hardware:minor") == pytest.approx(whole)
    assert whole > prize("power:major") > prize("power:critical") > prize("power:critical", "power:major") > 0


def test_a_blow_at_a_machine_that_is_easier_to_destroy_gains_more() -> None:
    gain = {
        damage: gains.shot_gain(
            hunt(Group("one1", "one", (6000, 7000), facing=90), damage=damage),
            "one1a", "assault_rifle", "burst", PREY,
        )
        for damage in ((), ("software:major",), ("software:major", "software:critical"))
    }  # fmt: skip
    fresh, shaken, doomed = gain.values()
    assert fresh < shaken < doomed


def test_mach_02_only_some_weapons_can_destroy_a_machine_at_a_blow() -> None:
    table = hunt(
        Group("one1", "one", (3000, 3000), ["trooper", "pistolier", "grenadier", "unarmed", "axeman"]),
        Group("one2", "one", (3000, 2000), "rocketeer", missiles=0),
    )
    fire = {f: wreckers.by_fire(table, f, PREY) for f in ("one1a", "one1b", "one1c", "one1d", "one2a")}
    assert fire == {"one1a": True, "one1b": False, "one1c": True, "one1d": False, "one2a": False}
    assert not wreckers.by_hand(table, "one1e", PREY), "2D6 and 3 for the axe: 15 at most, 16 needed"
    table.change(PREY, {"damage": ("power:major",)})
    assert wreckers.by_hand(table, "one1e", PREY)


def test_those_who_cannot_hurt_the_prey_go_for_the_others_and_then_keep_off() -> None:
    guards = Group("two1", "two", (3000, 9000), "unarmed")
    squad = Group("one1", "one", (6000, 3000), ["trooper", "pistolier"])
    table = hunt(squad, guards, turn=6)
    assert marks(table, "one1a") == (PREY,)
    assert marks(table, "one1b") == ("two1a",)
    alone = hunt(squad, turn=6)
    assert [aim.stop for aim in aims.aims(alone, "one1b")] == [aims.OFF]
    assert [aim.stop for aim in aims.aims(alone, "one1a")] == [2500]


def test_nobody_gets_hold_of_a_machine_that_friends_could_shoot_at() -> None:
    table = hunt(
        Group("one1", "one", (6000, 8675), "axeman", facing=90, ap=2), Group("one2", "one", (3000, 3000))
    )
    assert act(table) != "fight:twotargeta"
    view = outlook.Outlook(table, "one1a")
    free = view.charge(table, PREY)
    table.change(PREY, {"foes": ("one2a",)})
    assert free < 0 < outlook.Outlook(table, "one1a").charge(table, PREY)
