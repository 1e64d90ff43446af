"""Every reason why not, with its rule: what a client or a bot may ask for and never gets."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.requests import Refusal
from escarmouche.games.combat_zone.chapters import activation, close_combat, technology
from escarmouche.games.combat_zone.chapters.area_weapons import aiming, charges
from escarmouche.games.combat_zone.chapters.movement import climbing, doors, movement, objects, obstacles
from escarmouche.games.combat_zone.chapters.shooting import lines_of_fire, modes, opportunity, shooting
from escarmouche.games.combat_zone.setup import deployment
from escarmouche.games.combat_zone.table import Table, Thing
from tests.games.combat_zone.tables import Group, barricade, table_of, wall


def scene(**values: Any) -> Table:
    return table_of(
        Group("a", "one", (2000, 6000), "gunner", 2, **values),
        Group("c", "one", (2000, 3000), "robot", kind="machine"),
        Group("b", "two", (9000, 6000)),
        pieces=(wall("w", 4000, 4000, 4100, 8000), barricade("low", 5000, 5000, 5060, 7000)),
        things=(Thing("box", "object", 2125, 6000), Thing("dev", "device", 2125, 6000)),
    )


@pytest.mark.parametrize(
    ("states", "rule"), [(("routed",), "CZ-REAC-16"), (("stunned",), "CZ-AREA-10")], ids=["routed", "stunned"]
)
def test_reac_16_and_area_10_nothing_is_done_in_rout_or_stunned(states: tuple[str, ...], rule: str) -> None:
    table = scene(states=states, grenades=1)
    found = (
        activation.why_not_act(table, "aa"),
        shooting.why_not_shoot(table, "aa", "pistol", modes.SINGLE),
        aiming.why_not_throw(table, "aa", charges.GRENADE),
        close_combat.why_not_free(table, "aa"),
        close_combat.why_not_fight(table, "aa", "ba"),
        movement.why_not_move(table, "aa"),
        movement.why_not_pivot(table, "aa"),
        opportunity.why_not_prepare(table, "aa"),
    )
    assert [refusal and refusal.rule for refusal in found] == [rule] * len(found)


def test_cc_02_no_grenade_is_thrown_from_a_fight() -> None:
    refusal = aiming.why_not_throw(scene(foes=("ba",), grenades=1), "aa", charges.GRENADE)
    assert refusal
    assert refusal.rule == "CZ-CC-02"


CASES: list[tuple[str, str, Any]] = [
    ("CZ-CC-01", "no-enemy", lambda t: close_combat.why_not_fight(t, "aa", "ab")),
    ("CZ-CC-01", "no-contact", lambda t: close_combat.why_not_fight(t, "aa", "ba")),
    ("CZ-ACT-02", "no-door", lambda t: doors.why_not_door(t, "aa", "w")),
    ("CZ-TERR-04", "no-such-ability", lambda t: doors.why_not_smash(t, "aa", "w")),
    ("CZ-ACT-03", "nothing-there", lambda t: objects.why_not_take(t, "aa", "nothing")),
    ("CZ-ACT-03", "not-an-object", lambda t: objects.why_not_take(t, "aa", "dev")),
    ("CZ-ACT-03", "not-in-contact", lambda t: objects.why_not_take(t, "ca", "box")),
    ("CZ-ACT-03", "carries-nothing", lambda t: objects.why_not_drop(t, "aa")),
    ("CZ-ACT-03", "carries-nothing", lambda t: objects.why_not_hand(t, "aa", "ab")),
    ("CZ-ACT-04", "no-obstacle", lambda t: obstacles.why_not_cross(t, "aa", "w")),
    ("CZ-ACT-04", "not-in-contact", lambda t: obstacles.why_not_cross(t, "aa", "low")),
    ("CZ-MOVE-07", "no-climbing", lambda t: climbing.why_not_climb(t, "aa", "w")),
    ("CZ-MOVE-07", "no-climbing", lambda t: climbing.why_not_climb(t, "aa", "nothing")),
    ("CZ-MOVE-07", "not-on-top", lambda t: climbing.why_not_jump(t, "aa", "w")),
    ("CZ-TECH-01", "no-hands", lambda t: technology.why_not_tech(t, "ca", "dev")),
    ("CZ-TECH-01", "no-device", lambda t: technology.why_not_tech(t, "aa", "box")),
    ("CZ-TECH-04", "no-friendly-machine", lambda t: technology.why_not_tech(t, "aa", "ab")),
    ("CZ-TECH-05", "no-friend-down", lambda t: technology.why_not_aid(t, "aa", "box")),
    ("CZ-SHOOT-13", "none-left", lambda t: aiming.why_not_throw(t, "aa", charges.GRENADE)),
    ("CZ-WPN-04", "not-carried", lambda t: shooting.why_not_shoot(t, "aa", "shotgun", modes.SINGLE)),
    ("CZ-WPN-04", "not-carried", lambda t: aiming.why_not_throw(t, "aa", charges.FLAME)),
    ("CZ-SHOOT-02", "no-target", lambda t: shooting.why_not_shoot(t, "aa", "pistol", modes.SINGLE)),
    ("CZ-SHOOT-02", "not-seen", lambda t: lines_of_fire.why_not_target(t, "aa", "ba")),
    ("CZ-AREA-09", "not-burning", lambda t: aiming.why_not_extinguish(t, "aa")),
    ("CZ-AREA-01", "off-table", lambda t: aiming.why_not_point(t, "aa", charges.GRENADE, (-1, 6000))),
    ("CZ-AREA-01", "too-far", lambda t: aiming.why_not_point(t, "aa", charges.GRENADE, (9000, 6000))),
    ("CZ-MOVE-01", "no-turn", lambda t: movement.why_not_facing(t, "aa", (("aa", (), 0),))),
    ("CZ-MOVE-01", "not-a-facing", lambda t: movement.why_not_facing(t, "aa", (("aa", (), 360),))),
    ("CZ-MOVE-01", "not-a-facing", lambda t: movement.why_not_facing(t, "aa", "left")),
    ("CZ-MOVE-03", "not-a-move", lambda t: movement.why_not_path(t, "aa", (("aa", (), -1),))),
    ("CZ-MOVE-03", "not-a-move", lambda t: movement.why_not_path(t, "aa", (("ab", ((1, 2),), -1),))),
    ("CZ-MOVE-01", "not-a-facing", lambda t: movement.why_not_path(t, "aa", (("aa", ((2100, 6000),), 400),))),
    ("CZ-GAME-01", "whole-group", lambda t: deployment.why_not_deploy(t, "a", (("aa", ((1, 2),), 0),))),
    ("CZ-GAME-01", "whole-group", lambda t: deployment.why_not_deploy(t, "a", "anywhere")),
]


@pytest.mark.parametrize(
    ("rule", "reason", "ask"), CASES, ids=lambda value: value if type(value) is str else ""
)
def test_every_reason_has_its_rule(rule: str, reason: str, ask: Any) -> None:
    refusal = ask(scene())
    assert isinstance(refusal, Refusal)
    assert (refusal.rule, refusal.reason) == (rule, reason)
