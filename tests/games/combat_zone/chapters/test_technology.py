"""Technology rolls, repairs, first aid (CZ-TECH)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine.odds import odds
from escarmouche.engine.requests import Refusal
from escarmouche.engine.table import replace
from escarmouche.games.combat_zone.chapters import technology
from escarmouche.games.combat_zone.chapters.wounds import casualties, machines
from escarmouche.games.combat_zone.table import PANICKED, STABILISED, Table, Thing
from tests.games.combat_zone.tables import Group, Script, codes_of, door, first_lying, referee_of, table_of

F = Fraction


def at_device(profile: str, value: int, **values: Any) -> Table:
    terminal = Thing("terminal", "device", 6000, 6150, radius=50, value=value)
    return table_of(Group("a", "one", (6000, 6000), profile, **values), things=(terminal,))


def chance(table: Table) -> Fraction:
    return odds(technology.attempt, table, "aa", "terminal").chances.get(True, F(0))


def with_tools(value: int) -> Table:
    """An ordinary fighter with ordinary tools: no modifier."""
    from msgspec.structs import replace

    table = at_device("trooper", value)
    tools = replace(table.setting.profiles["trooper"], kit=("tool_kit",))
    table.setting = replace(table.setting, profiles={**table.setting.profiles, "trooper": tools})
    return table


def test_tech_01_two_dice_against_a_difficulty() -> None:
    table = with_tools(7)
    assert chance(table) == F(7, 12)

    def twice(referee: Any) -> bool:
        first = technology.attempt(referee, "aa", "terminal")
        return first or technology.attempt(referee, "aa", "terminal")

    assert odds(twice, table).chances[True] == F(119, 144)


def test_tech_01_in_contact_only_and_done_once() -> None:
    table = at_device("tech", 7)
    assert technology.why_not_tech(table, "aa", "terminal") is None
    assert technology.targets(table, "aa") == ("terminal",)
    referee = referee_of(table, (6, 6))
    assert technology.attempt(referee, "aa", "terminal")
    assert (first_lying(referee.table).state, first_lying(referee.table).holder) == ("done", "one")
    refusal = technology.why_not_tech(referee.table, "aa", "terminal")
    assert refusal is not None
    assert refusal.reason == "done-already"
    table.change("aa", {"y": 5900})
    refusal = technology.why_not_tech(table, "aa", "terminal")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("CZ-TECH-01", "not-in-contact")


@pytest.mark.parametrize(
    ("profile", "states", "value", "expected"),
    [
        ("engineer", (), 9, F(13, 18)),
        ("trooper", (), 9, F(1, 36)),
        ("tech", ("panicked",), 9, F(5, 18)),
        ("elite", (), 9, F(1, 36)),
    ],
)
def test_tech_02_modifiers(profile: str, states: tuple[str, ...], value: int, expected: Fraction) -> None:
    assert chance(at_device(profile, value, states=states)) == expected


@pytest.mark.parametrize(("value", "expected"), [(7, F(5, 6)), (9, F(7, 12)), (11, F(5, 18))])
def test_tech_03_difficulties(value: int, expected: Fraction) -> None:
    assert chance(at_device("tech", value)) == expected
    assert tuple(technology.DIFFICULTIES.values()) == (7, 9, 11)


@pytest.mark.parametrize(
    ("traits", "expected"), [((), F(5, 6)), (("strong",), F(7, 12)), (("impregnable",), F(5, 18))]
)
def test_tech_03_locks_by_the_strength_of_the_door(traits: tuple[str, ...], expected: Fraction) -> None:
    gate = door("gate", 5800, 6125, 6200, 6185, "locked", *traits)
    table = table_of(Group("a", "one", (6000, 6000), "tech"), pieces=(gate,))
    assert technology.targets(table, "aa") == ("gate",)
    assert odds(technology.attempt, table, "aa", "gate").chances[True] == expected
    referee = referee_of(table, (6, 6))
    technology.attempt(referee, "aa", "gate")
    assert "locked" not in referee.table.ground.piece("gate").traits
    assert "open" not in referee.table.ground.piece("gate").traits
    refusal = technology.why_not_tech(referee.table, "aa", "gate")
    assert refusal is not None
    assert refusal.reason == "not-locked"


def workshop(*damage: str, gap: int = 0) -> Table:
    table = table_of(
        Group("a", "one", (6000, 6000), "tech"),
        Group("m", "one", (6325 + gap, 6000), "robot", kind="machine"),
    )
    table.change("ma", {"damage": damage})
    return table


@pytest.mark.parametrize(
    ("damage", "expected"),
    [("power:minor", F(5, 6)), ("power:major", F(7, 12)), ("software:critical", F(5, 18))],
)
def test_tech_04_repairs_by_the_level(damage: str, expected: Fraction) -> None:
    table = workshop(damage)
    assert technology.why_not_tech(table, "aa", "ma") is None
    assert odds(technology.attempt, table, "aa", "ma").chances[True] == expected


def test_tech_04_one_damage_of_choice_goes_and_its_modifier_with_it() -> None:
    table = workshop("power:major", "hardware:major")
    assert [m.value for m in machines.wound_modifiers(table, "ma")] == [1]
    script = Script(repair=["hardware:major", "power:major"])
    referee = referee_of(table, (6, 6), (6, 6), one=script)
    technology.attempt(referee, "aa", "ma")
    assert referee.table.figures["ma"].damage == ("power:major",)
    assert [m.value for m in machines.wound_modifiers(referee.table, "ma")] == [1]
    technology.attempt(referee, "aa", "ma")
    assert machines.wound_modifiers(referee.table, "ma") == ()


@pytest.mark.parametrize(
    ("table", "reason"),
    [
        (workshop(), "not-damaged"),
        (workshop("power:minor", gap=1), "not-in-contact"),
        (workshop("hardware:critical"), "wreck"),
    ],
)
def test_tech_04_what_cannot_be_repaired(table: Table, reason: str) -> None:
    refusal = technology.why_not_tech(table, "aa", "ma")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("CZ-TECH-04", reason)


def field_hospital(helper: str, kit: tuple[str, ...] | None = None, **values: Any) -> Table:
    from msgspec.structs import replace

    table = table_of(
        Group("a", "one", (6000, 6000), helper, **values),
        Group("b", "one", (6000, 6100), "trooper"),
        Group("c", "two", (9000, 9000), "trooper"),
    )
    profiles = dict(table.setting.profiles)
    if kit is not None:
        profiles[helper] = replace(profiles[helper], kit=kit)
    profiles["trooper"] = replace(profiles["trooper"], cost=21)
    table.setting = replace(table.setting, profiles=profiles)
    referee = referee_of(table)
    casualties.eliminate(referee, "CZ-WND-01", "ba")
    return referee.table


def aid(table: Table) -> Fraction:
    marker = first_lying(table).id
    return odds(technology.first_aid, table, "aa", marker).chances.get(True, F(0))


def test_tech_05_chances_of_first_aid() -> None:
    assert aid(field_hospital("medic")) == F(13, 18)
    assert aid(field_hospital("veteran", ("medical_kit",))) == F(5, 12)
    assert aid(field_hospital("veteran")) == F(1, 12)
    assert aid(field_hospital("medic", states=("panicked",))) == F(5, 12)


def test_tech_05_a_stabilised_friend_is_no_kill() -> None:
    table = field_hospital("medic")
    marker = first_lying(table).id
    assert table.sides["two"].kills == 21
    assert technology.why_not_aid(table, "aa", marker) is None
    referee = referee_of(table, (6, 6))
    technology.first_aid(referee, "aa", marker)
    assert referee.table.figures["ba"].fate == "stabilised"
    assert "ba" not in referee.table.units["b"].figures
    assert referee.table.sides["two"].kills == 0
    refusal = technology.why_not_aid(referee.table, "aa", marker)
    assert refusal is not None
    assert refusal.reason == "stabilised-already"


def test_tech_05_one_try_a_turn() -> None:
    table = field_hospital("medic")
    marker = first_lying(table).id
    referee = referee_of(table, (1, 1))
    technology.first_aid(referee, "aa", marker)
    refusal = technology.why_not_aid(referee.table, "aa", marker)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("CZ-TECH-05", "tried-this-turn")
    assert referee.table.figures["ba"].fate == "dead"


def test_tech_05_enemies_are_not_helped() -> None:
    table = field_hospital("medic")
    table.change("ca", {"x": 6000, "y": 6200})
    refusal = technology.why_not_aid(table, "ca", first_lying(table).id)
    assert refusal is not None
    assert refusal.reason == "no-friend-down"


def test_tech_05_a_machine_gives_no_first_aid() -> None:
    for helper, reason in (("trooper", ""), ("robot", "no-hands")):
        table = table_of(
            Group("a", "one", (6000, 6000), helper),
            Group("c", "one", (6100, 6200), count=1, start=2),
            things=(Thing("m", "casualty", 6100, 6000, holder="cb"),),
        )
        refusal = technology.why_not_aid(table, "aa", "m")
        assert (refusal.reason if refusal else "") == reason


def test_tech_01_a_damaged_friend_is_something_to_tinker_with_and_a_foe_is_not() -> None:
    for side, found in (("one", True), ("two", False)):
        table = table_of(
            Group("a", "one", (6000, 6000), "tech"),
            Group("b", side, (6325, 6000), "robot", damage=("power:minor",)),
        )
        assert any(option.startswith("tech:") for option in codes_of(table, "aa")) is found


def why(refusal: Refusal | None) -> str:
    return refusal.reason if refusal else ""


def test_tech_05_a_casualty_stabilised_is_no_kill_and_not_helped_twice() -> None:
    table = table_of(
        Group("a", "one", (6000, 6000), "medic"),
        Group("c", "one", (6100, 6200), count=1, start=2),
        things=(Thing("m", "casualty", 6100, 6000, holder="cb"),),
        two={"kills": 30},
    )
    profiles = {**table.setting.profiles, "trooper": replace(table.setting.profiles["trooper"], cost=12)}
    table.setting = replace(table.setting, profiles=profiles)
    assert [m.value for m in technology.aid_modifiers(table, "aa")] == [2]
    failed = referee_of(table.copy(), (2, 3))
    assert technology.first_aid(failed, "aa", "m") is False
    assert why(technology.why_not_aid(failed.table, "aa", "m")) == "tried-this-turn"
    referee = referee_of(table.copy(), (3, 3))
    assert technology.first_aid(referee, "aa", "m") is True
    assert referee.table.figures["cb"].fate == STABILISED
    assert referee.table.sides["two"].kills == 18
    assert why(technology.why_not_aid(referee.table, "aa", "m")) == "stabilised-already"


@pytest.mark.parametrize(
    ("profile", "states", "values"),
    [
        ("trooper", (), [-3]),
        ("medic", (), [2]),
        ("medic", (PANICKED,), [2, -2]),
    ],
)
def test_tech_05_who_helps_better(profile: str, states: tuple[str, ...], values: list[int]) -> None:
    table = table_of(Group("a", "one", (6000, 6000), profile, states=states))
    assert [m.value for m in technology.aid_modifiers(table, "aa")] == values


def test_game_04_the_defender_cannot_spoil_the_controls() -> None:
    table = table_of(
        Group("a", "one", (6000, 6000), "tech"),
        Group("b", "two", (6000, 6260), "tech"),
        things=(Thing("controls", "device", 6000, 6130, radius=50, value=9),),
        one={"role": "attacker"},
        two={"role": "defender"},
    )
    assert technology.why_not_tech(table, "ba", "controls") is None, "a device that nobody needs to win"
    table.setting = replace(table.setting, scenario="sabotage")
    assert technology.why_not_tech(table, "aa", "controls") is None
    refusal = technology.why_not_tech(table, "ba", "controls")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("CZ-GAME-04", "for-the-attacker")


def test_tech_05_a_casualty_out_of_reach_is_not_helped() -> None:
    table = table_of(
        Group("a", "one", (2000, 6000), "medic", start=2),
        Group("b", "two", (9000, 6000)),
        things=(Thing("casualty-ab", "casualty", 2500, 6000, holder="ab"),),
    )
    refusal = technology.why_not_aid(table, "aa", "casualty-ab")
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.excess) == ("CZ-TECH-05", "not-in-contact", 375)
    refusal = technology.why_not_aid(table, "aa", "casualty-zz")
    assert refusal is not None
    assert refusal.reason == "nothing-there"
    near = Thing("casualty-ab", "casualty", 2125, 6000, holder="ab")
    table.put(near)
    assert technology.why_not_aid(table, "aa", "casualty-ab") is None
