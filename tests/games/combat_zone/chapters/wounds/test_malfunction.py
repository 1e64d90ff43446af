"""Machines that have gone rogue (CZ-MACH-07, CZ-MACH-09)."""

from __future__ import annotations

from typing import Any

from escarmouche.games.combat_zone import turn
from escarmouche.games.combat_zone.chapters.shooting import modes, shooting
from escarmouche.games.combat_zone.chapters.wounds import malfunction
from escarmouche.games.combat_zone.table import Table, Thing
from tests.games.combat_zone.tables import Group, barricade, referee_of, table_of, wall


def test_mach_09_a_machine_in_a_fight_does_not_wander_and_one_without_target_says_so() -> None:
    fighting = table_of(
        Group("a", "one", (6000, 6000), "robot", foes=("ba",)), Group("b", "two", (6325, 6000))
    )
    referee = referee_of(fighting, (1, 6))
    malfunction.wander(referee, "aa")
    assert (referee.table.figures["aa"].x, referee.table.figures["aa"].y) == (6000, 6000)
    free = referee_of(table_of(Group("a", "one", (6000, 6000), "robot")), (1, 6))
    malfunction.wander(free, "aa")
    assert free.table.figures["aa"].x == 9000
    alone = referee_of(table_of(Group("a", "one", (6000, 6000), "robot")))
    malfunction.go_berserk(alone, "aa")
    assert [e.about.get("key") for e in alone.events] == ["nothing-to-shoot"]


def test_shoot_08_a_burst_of_the_compulsory_step_counts_in_its_own_turn() -> None:
    robot = Group("b", "two", (6000, 6000), "robot", kind="machine", damage=("software:major",), facing=180)
    table = table_of(
        robot, Group("a", "one", (2000, 6000)), turn={"step": "end"}, options={"burst_cap": "shots"}
    )
    table.change("ba", {"bursts": (("autocannon", 3),)})
    referee = referee_of(table, (5,), (1, 1, 1), (1,), (2,))
    while referee.table.turn.step != "choose":
        turn.step(referee)
    assert referee.table.turn.round == 2
    shots = [e.about["shots"] for e in referee.events if e.about.get("key") == "declared"]
    assert shots == [(("aa", 3),)], "berserk, with all the shots of the new turn"
    assert referee.table.figures["ba"].bursts == (("autocannon", 3),)
    refusal = shooting.why_not_shoot(referee.table, "ba", "autocannon", modes.SINGLE)
    assert refusal is not None
    assert refusal.rule == "CZ-SHOOT-08"


def test_mach_07_a_malfunction_that_a_shut_down_machine_missed_does_not_come_later() -> None:
    hurt = ("software:minor", "power:critical")
    table = table_of(
        Group("b", "two", (6000, 6000), "robot", kind="machine", damage=hurt, states=("glitch",)),
        Group("a", "one", (2000, 6000)),
        turn={"step": "compulsory"},
    )
    for damage, left in ((hurt, False), (("software:minor",), True)):
        now = table.copy()
        now.change("ba", {"damage": damage})
        referee = referee_of(now)
        turn.step(referee)
        assert ("glitch" in referee.table.figures["ba"].states) is left


def test_mach_09_a_machine_locked_in_a_fight_does_not_wander_from_it() -> None:
    for foes, x in ((("ba",), 6000), ((), 9000)):
        table = table_of(Group("a", "one", (6000, 6000), "robot", foes=foes), Group("b", "two", (5675, 6000)))
        referee = referee_of(table, (1, 6))
        malfunction.wander(referee, "aa")
        assert referee.table.figures["aa"].x == x


def test_mach_09_the_nearest_in_sight_is_fired_at_friend_or_foe() -> None:
    table = table_of(
        Group("a", "one", (6000, 6000), "robot"),
        Group("f", "one", (6000, 7500)),
        Group("b", "two", (6000, 4600), facing=90),
        Group("c", "two", (6600, 6000)),
        pieces=(wall("w", 6250, 5500, 6300, 6500),),
    )
    assert malfunction.nearest_seen(table, "aa") == "ba"
    table.change("ba", {"y": 4000})
    assert malfunction.nearest_seen(table, "aa") == "fa"
    table.change("fa", {"foes": ("ca",)})
    assert malfunction.nearest_seen(table, "aa") == "ba"
    referee = referee_of(table, (1, 1, 1))
    malfunction.go_berserk(referee, "aa")
    assert referee.table.figures["aa"].facing == 270


def test_act_05_a_machine_that_wanders_off_is_up_again() -> None:
    table = table_of(
        Group("a", "one", (6000, 6000), "robot", kind="machine", states=("dropped",)),
        Group("b", "two", (9000, 9000)),
    )
    referee = referee_of(table, (1, 2))
    malfunction.wander(referee, "aa")
    assert referee.table.figures["aa"].states == frozenset()
    assert (referee.table.figures["aa"].x, referee.table.figures["aa"].y) == (7000, 6000)


def burning_at(x: int, y: int) -> dict[str, Any]:
    return {"turn": {"round": 2}, "things": (Thing("fire-2-1", "fire", x, y, radius=400, value=3),)}


def test_area_07_a_machine_that_wanders_into_fire_is_burnt() -> None:
    table = table_of(
        Group("a", "one", (6000, 6000), "robot", kind="machine"),
        Group("b", "two", (9000, 9000)),
        **burning_at(7000, 6000),
    )
    referee = referee_of(table, (1, 1), (1, 1))
    malfunction.wander(referee, "aa")
    assert [e.rule for e in referee.events if e.what == "roll"] == ["CZ-MACH-09", "CZ-AREA-07"]


def scene(**values: Any) -> Table:
    return table_of(
        Group("a", "one", (2000, 6000), "gunner", 2, **values),
        Group("c", "one", (2000, 3000), "robot", kind="machine"),
        Group("b", "two", (9000, 6000)),
        pieces=(wall("w", 4000, 4000, 4100, 8000), barricade("low", 5000, 5000, 5060, 7000)),
        things=(Thing("box", "object", 2125, 6000), Thing("dev", "device", 2125, 6000)),
    )


def test_mach_09_a_machine_wanders_by_an_eight_and_a_six_sided_die() -> None:
    referee = referee_of(scene(), (8, 6))
    malfunction.wander(referee, "ca")
    assert next(e for e in referee.events if e.what == "roll").about["dice"] == "1d8+1d6"
