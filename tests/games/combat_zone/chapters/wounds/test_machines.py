"""Machines: damage in place of wounds, and malfunctions (area CZ-MACH)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine.odds import odds
from escarmouche.engine.table import replace
from escarmouche.games.combat_zone import turn
from escarmouche.games.combat_zone.chapters import technology
from escarmouche.games.combat_zone.chapters.movement import movement
from escarmouche.games.combat_zone.chapters.shooting import hits, modes, shooting
from escarmouche.games.combat_zone.chapters.shooting.cover import level
from escarmouche.games.combat_zone.chapters.wounds import casualties, machines, malfunction, wounds
from escarmouche.games.combat_zone.table import WAITING, Referee, Table
from tests.games.combat_zone.tables import Group, Script, referee_of, table_of, wall


def robot(profile: str = "robot", at: tuple[int, int] = (6000, 6000), **values: Any) -> Table:
    """A machine of side two; a trooper of side one looks at it."""
    return table_of(
        Group("b", "two", at, profile, kind="machine", facing=180, **values),
        Group("a", "one", (2000, 6000)),
    )


def levels(table: Table, dice: str) -> list[Fraction]:
    """The chances of nothing, minor, major and critical damage from one wound roll."""

    def worst(_: object, after: Table) -> str:
        new = after.figures["ba"].damage[len(table.figures["ba"].damage) :]
        return new[0].split(":")[1] if new else "nothing"

    found = odds(wounds.wound, table, "CZ-WND-01", "ba", dice, "one", of=worst).chances
    return [found.get(k, Fraction(0)) for k in ("nothing", "minor", "major", "critical")]


def fractions(text: str) -> list[Fraction]:
    return [Fraction(part) for part in text.split()]


def hurt(table: Table, *throws: tuple[int, ...], dice: str = "3D6") -> Any:
    referee = referee_of(table, *throws)
    wounds.wound(referee, "CZ-WND-01", "ba", dice, "one")
    return referee


def test_mach_01_damage_and_one_die_on_the_table() -> None:
    referee = hurt(robot(), (4, 3, 3), (1,))
    assert referee.table.figures["ba"].damage == ("hardware:minor",)
    assert referee.table.figures["ba"].fate == "alive"
    assert [e.rule for e in referee.events if e.what == "roll"] == ["CZ-WND-01", "CZ-MACH-04"]
    missed = hurt(robot(), (3, 3, 3))
    assert missed.table.figures["ba"].damage == ()


def test_mach_02_levels_by_the_margin() -> None:
    assert levels(robot(), "3D6") == fractions("3/8 25/54 25/216 5/108")
    assert levels(robot(), "3D8") == fractions("21/128 43/128 47/256 81/256")
    assert levels(robot(), "4D8")[3] == Fraction(2871, 4096)
    damaged = robot(damage=("power:major",))
    assert hurt(damaged, (5, 5, 5), (4,), dice="3D8").table.figures["ba"].damage[-1] == "power:critical"


def test_mach_02_a_sentinel_takes_less() -> None:
    found = levels(robot("sentinel"), "3D6")
    assert 1 - found[0] == Fraction(3, 8)  # CZ-FORCE-08
    assert found[2] + found[3] - Fraction(1, 216) == Fraction(1, 24)
    assert found[3] == Fraction(1, 216)


def test_mach_03_self_repair_and_earlier_damage() -> None:
    mender = levels(robot("mender"), "3D6")
    assert mender[3] == Fraction(1, 54)
    assert mender[0] == Fraction(1, 2)
    critical = levels(robot(damage=("power:critical",)), "3D6")
    assert critical[3] == Fraction(35, 216)
    assert critical[0] == Fraction(35, 216)
    both = robot(damage=("power:critical", "hardware:major", "power:major"))
    assert levels(both, "3D6")[3] == Fraction(7, 27)
    assert sum(m.value for m in machines.wound_modifiers(both, "ba")) == 3, "each line once"


def test_mach_03_armour_and_cover_count_too() -> None:
    table = robot()
    profiles = {**table.setting.profiles, "robot": replace(table.setting.profiles["robot"], armour="flak")}
    table.setting = replace(table.setting, profiles=profiles)
    added = wounds.modifiers_of(table, "ba", "3D6", cover="hard", point_blank=True)
    assert sum(m.value for m in added) == -2 - 3 + 1


def test_mach_04_hardware_power_or_software() -> None:
    found = odds(machines.take_damage, robot(), "CZ-MACH-02", "ba", "minor", "one").chances
    assert found == {
        "hardware:minor": Fraction(1, 2),
        "power:minor": Fraction(1, 3),
        "software:minor": Fraction(1, 6),
    }


def test_mach_05_hardware_shakes_disarms_wrecks() -> None:
    table = robot(damage=("hardware:minor", "hardware:minor"))
    added = hits.hit_modifiers(table, "ba", "aa", modes.SINGLE, "long")
    assert sum(m.value for m in added) == -1, "they do not add up"
    attack = machines.attack_modifier(table, "ba")
    assert attack is not None
    assert attack.value == -1
    for face, weapon in ((1, "machine_gun"), (2, "autocannon")):
        referee = hurt(robot("sentinel"), (6, 6, 4), (1,), (face,))
        assert referee.table.figures["ba"].broken == (weapon,)
        assert machines.step_length(referee.table, "ba", 500) == 300
        refusal = shooting.why_not_shoot(referee.table, "ba", weapon, modes.SINGLE)
        assert refusal is not None
        assert refusal.rule == "CZ-MACH-05"
    lost = odds(
        machines.take_damage, robot("sentinel"), "CZ-MACH-02", "ba", "major", "one",
        of=lambda _, after: after.figures["ba"].broken,
    ).chances  # fmt: skip
    assert lost[("machine_gun",)] == lost[("autocannon",)] == Fraction(1, 4), (
        "half of the half that is hardware"
    )
    assert hurt(robot(), (5, 5, 5), (1,)).table.figures["ba"].broken == ("autocannon",), "the only one"
    wreck = hurt(robot(), (6, 6, 6), (1,))
    assert wreck.table.figures["ba"].fate == "wreck"
    assert machines.step_length(robot(), "ba", 500) == 500


def test_mach_06_power_takes_action_points() -> None:
    assert machines.allowance(robot(damage=("power:minor",)), "ba", 6) == 5
    assert machines.allowance(robot(damage=("power:minor", "power:minor")), "ba", 6) == 4
    assert machines.allowance(robot(damage=("power:major", "power:minor")), "ba", 6) == 2
    shut = robot(damage=("power:critical",))
    assert machines.allowance(shut, "ba", 6) == 0
    refusal = machines.why_not_command(shut, "ba")
    assert refusal is not None
    assert refusal.rule == "CZ-MACH-06"
    assert machines.allowance(robot(damage=("hardware:minor",)), "ba", 6) == 6
    assert hurt(robot(), (4, 3, 3), (4,)).table.figures["ba"].ap == 5
    assert hurt(robot(), (5, 5, 5), (4,)).table.figures["ba"].ap == 3


def test_mach_07_software_minor_once_major_always_critical_rogue() -> None:
    referee = hurt(robot(), (4, 3, 3), (6,), (6,))
    assert machines.malfunctions(referee.table, "ba")
    machines.malfunction(referee, "ba")
    assert not machines.malfunctions(referee.table, "ba"), "one roll, none in the turn after"
    major = robot(damage=("software:major",))
    again = referee_of(major, (6,), (6,))
    for _ in range(2):
        assert machines.malfunctions(again.table, "ba")
        machines.malfunction(again, "ba")
    rogue = robot(damage=("software:critical",))
    assert machines.malfunctions(rogue, "ba")
    assert machines.rogue(rogue, "ba")
    refusal = machines.why_not_command(rogue, "ba")
    assert refusal is not None
    assert refusal.rule == "CZ-MACH-07"
    assert machines.why_not_command(major, "ba") is None
    assert not machines.malfunctions(robot(damage=("hardware:major",)), "ba")


def test_mach_08_a_second_critical_destroys_and_leaves_medium_cover() -> None:
    table = robot(damage=("power:critical",))
    referee = hurt(table, (6, 6, 2), (6,))
    assert referee.table.figures["ba"].damage == ("power:critical", "software:critical")
    assert referee.table.figures["ba"].fate == "wreck"
    assert referee.table.units["b"].figures == ()
    piece = referee.table.ground.pieces[-1]
    assert piece.polygon.contains((6000, 6000))
    assert level(piece) == "medium"
    first = hurt(robot(), (6, 6, 6), (4,))
    assert first.table.figures["ba"].fate == "alive"


@pytest.mark.parametrize("rogue", [False, True])
def test_mach_09_chances_of_the_malfunction_table(rogue: bool) -> None:
    table = robot(damage=("software:critical" if rogue else "software:major",))

    def what(_: object, after: Table) -> str:
        now, before = after.figures["ba"], table.figures["ba"]
        if now.bursts:
            return "berserk"
        moved = (now.x, now.y) != (before.x, before.y)
        return "wander" if moved else "frozen" if "frozen" in now.states else "none"

    found = odds(machines.malfunction, table, "ba", of=what).chances
    assert found["frozen"] == found["wander"] == Fraction(1, 3)
    assert found["berserk"] == Fraction(1, 3 if rogue else 6)
    assert found.get("none", 0) == (0 if rogue else Fraction(1, 6))


def test_mach_09_it_wanders_straight_until_something_stops_it() -> None:
    table = robot(damage=("software:major",))
    referee = referee_of(table.copy(), (3,), (1, 4))
    machines.malfunction(referee, "ba")
    moved = referee.table.figures["ba"]
    assert (moved.x, moved.y, moved.facing) == (4000, 6000, 180)
    assert "frozen" in moved.states
    refusal = machines.why_not_command(referee.table, "ba")
    assert refusal is not None
    assert refusal.rule == "CZ-MACH-09"
    clockwise = referee_of(table.copy(), (3,), (3, 2))
    machines.malfunction(clockwise, "ba")
    assert (clockwise.table.figures["ba"].x, clockwise.table.figures["ba"].y) == (6000, 7000)
    blocked = table_of(
        Group("b", "two", (6000, 6000), "robot", facing=180, damage=("software:major",)),
        pieces=(wall("w", 5000, 5000, 5100, 7000),),
    )
    referee = referee_of(blocked, (3,), (1, 6))
    machines.malfunction(referee, "ba")
    assert referee.table.figures["ba"].x == 5300, "its base against the wall"


def test_mach_09_berserk_at_the_nearest_in_sight_friend_or_foe() -> None:
    table = table_of(
        Group("b", "two", (6000, 6000), "robot", facing=180, damage=("software:major",)),
        Group("c", "two", (8000, 6000), "unarmed"),
        Group("a", "one", (2000, 6000)),
    )
    assert malfunction.nearest_seen(table, "ba") == "ca"
    referee = referee_of(table, (5,), (6, 1, 1), (8, 8, 8))
    machines.malfunction(referee, "ba")
    assert referee.table.figures["ca"].fate == "dead"
    assert referee.table.figures["ba"].facing == 0
    assert "frozen" not in referee.table.figures["ba"].states, "it keeps its activation"


def test_mach_10_no_panic_for_machines() -> None:
    referee = hurt(robot(), (3, 3, 2))
    assert referee.table.figures["ba"].states == frozenset()
    from escarmouche.games.combat_zone.chapters.wounds import casualties

    casualties.panic(referee, "CZ-WND-02", "ba")
    casualties.rout(referee, "CZ-REAC-16", "ba")
    assert referee.table.figures["ba"].states == frozenset()


@pytest.mark.parametrize(("before", "after"), [(6, 5), (1, 0), (0, 0)])
def test_mach_06_minor_power_damage_takes_one_point_at_once_and_never_more_than_there_are(
    before: int, after: int
) -> None:
    referee = hurt(robot(ap=before), (4, 3, 3), (4,))
    assert referee.table.figures["ba"].damage == ("power:minor",)
    assert referee.table.figures["ba"].ap == after


def test_mach_05_a_crippled_machine_takes_shorter_steps() -> None:
    for damage, step in (
        ((), 500),
        (("hardware:minor",), 500),
        (("hardware:major",), 300),
        (("power:major",), 500),
    ):
        table = robot(damage=damage)
        assert movement.walker(table, "ba").step == step
        far = (("ba", ((6000 - step, 6000),), -1),)
        assert movement.why_not_path(table, "ba", far) is None
        refusal = movement.why_not_path(table, "ba", (("ba", ((6000 - step - 1, 6000),), -1),))
        assert refusal is not None
        assert refusal.reason == "step-too-long"


@pytest.mark.parametrize(("wound", "left"), [((4, 3, 3), 5), ((6, 5, 3), 3), ((6, 6, 5), 0)])
def test_mach_06_power_damage_by_its_level(wound: tuple[int, ...], left: int) -> None:
    referee = hurt(robot(ap=6), wound, (4,))
    assert referee.table.figures["ba"].ap == left


def go(referee: Referee) -> None:
    """The next action to its end, windows and all."""
    turn.step(referee)
    while referee.table.turn.step in ("window", "do"):
        turn.step(referee)


def test_move_06_a_machine_wrecked_in_the_midst_of_a_friend_does_not_bury_him() -> None:
    table = table_of(
        Group("a", "one", (5780, 6000), "robot", kind="machine", facing=0),
        Group("c", "one", (6000, 6260)),
        Group("b", "two", (6000, 8000), "cannoneer", facing=270, states=(WAITING,), ap=0),
    )
    referee = referee_of(
        table, (6, 1, 1), (8, 8, 8), (1,),
        one=Script(action=["move"], move=[(("aa", ((6280, 6000),), -1),)]),
        two=Script(opportunity_fire=["wait", "wait", "ba"]),
    )  # fmt: skip
    go(referee)
    wreck = referee.table.figures["aa"]
    assert wreck.fate == "wreck"
    assert 5780 <= wreck.x <= 5805, "back on its way from 59.8, where both would stand on one place"
    assert referee.table.ground.pieces[-1].polygon.contains((wreck.x, wreck.y))
    away = (("ca", ((6000, 6760),), -1),)
    assert movement.why_not_path(referee.table, "ca", away) is None


def test_tech_04_software_repaired_in_time_does_not_malfunction() -> None:
    hurt = ("software:minor", "hardware:minor")
    table = table_of(
        Group("b", "two", (6000, 6000), "robot", kind="machine", damage=hurt, states=("glitch",)),
        Group("c", "two", (6325, 6000), "engineer"),
    )
    for mended, left in (("software:minor", False), ("hardware:minor", True)):
        referee = referee_of(table.copy(), (6, 6), two=Script(repair=[mended]))
        assert technology.repair(referee, "ca", "ba")
        assert machines.malfunctions(referee.table, "ba") is left


@pytest.mark.parametrize(("start", "x"), [(5000, 6175), (6190, 6190)])
def test_move_06_a_wreck_lies_clear_of_the_friend_it_was_passing(start: int, x: int) -> None:
    table = table_of(
        Group("a", "one", (6400, 6000), "robot"),
        Group("f", "one", (6500, 6000)),
        turn={"action": ("move", "-1", str(start), "6000"), "way": ((6900, 6000),)},
    )
    referee = referee_of(table)
    casualties.wreck(referee, "CZ-MACH-08", "aa")
    assert (referee.table.figures["aa"].x, referee.table.figures["aa"].y) == (x, 6000)


FOE = Group("z", "two", (11000, 11000), facing=270)


def told(referee: Referee) -> list[str]:
    return [str(e.about["key"]) for e in referee.events if e.what == "note"]


@pytest.mark.parametrize(
    ("damage", "ap"),
    [
        ((), 6),
        (("power:minor",), 5),
        (("power:minor",) * 2, 4),
        (("power:major",), 3),
        (("power:minor", "power:major"), 2),
        (("power:critical",), 0),
        (("power:minor",) * 7, 0),
        (("hardware:minor", "software:major"), 6),
    ],
)
def test_mach_06_power_damage_costs_points(damage: tuple[str, ...], ap: int) -> None:
    table = table_of(Group("a", "one", (6000, 6000), "robot", damage=damage))
    assert machines.allowance(table, "aa", 6) == ap


@pytest.mark.parametrize(
    ("level", "ap", "left"), [("minor", 4, 3), ("minor", 0, 0), ("major", 5, 2), ("critical", 5, 0)]
)
def test_mach_06_points_not_spent_go_at_once(level: str, ap: int, left: int) -> None:
    face = machines.SYSTEM_OF.index(machines.SYSTEMS.index("power")) + 1
    referee = referee_of(table_of(Group("a", "one", (6000, 6000), "robot", ap=ap), FOE), (face,))
    assert machines.take_damage(referee, "CZ-MACH-02", "aa", level, "two") == f"power:{level}"
    assert referee.table.figures["aa"].ap == left
    assert told(referee) == ["damaged"]


def test_mach_05_a_weapon_drawn_at_random_is_lost_with_major_hardware_damage() -> None:
    face = machines.SYSTEM_OF.index(machines.SYSTEMS.index("hardware")) + 1
    for drawn, broken in ((1, ("machine_gun",)), (2, ("autocannon",))):
        referee = referee_of(table_of(Group("a", "one", (6000, 6000), "sentinel"), FOE), (face,), (drawn,))
        machines.take_damage(referee, "CZ-MACH-02", "aa", "major", "two")
        assert referee.table.figures["aa"].broken == broken
    one_gun = referee_of(table_of(Group("a", "one", (6000, 6000), "robot"), FOE), (face,))
    machines.take_damage(one_gun, "CZ-MACH-02", "aa", "major", "two")
    assert one_gun.table.figures["aa"].broken == ("autocannon",)
    machines.take_damage(referee_of(one_gun.table, (face,)), "CZ-MACH-02", "aa", "major", "two")
    assert one_gun.table.figures["aa"].broken == ("autocannon",), "there is none left to lose"


def test_mach_08_a_second_critical_damage_is_the_end_whatever_it_hits() -> None:
    face = machines.SYSTEM_OF.index(machines.SYSTEMS.index("software")) + 1
    for earlier, fate in (((), "alive"), (("power:critical",), "wreck")):
        table = table_of(Group("a", "one", (6000, 6000), "robot", damage=earlier), FOE)
        referee = referee_of(table, (face,))
        machines.take_damage(referee, "CZ-MACH-02", "aa", "critical", "two")
        assert referee.table.figures["aa"].fate == fate
