"""Skills that shape an activation (area DS-SKILL, DS-CMD-11)."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine.odds import odds
from escarmouche.games.dust.chapters.people import skills
from escarmouche.games.dust.table import Card, Referee, Table
from tests.games.dust.tables import A, Put, S, Script, T, card, referee_of, table_of, tile, weapon


def squad(*skills: str, id: str = "squad", **values: Any) -> Card:
    return card(id, weapon(count=5), skills=skills, **values)


def hero(*skills: str, id: str = "hero", **values: Any) -> Card:
    return card(id, weapon(), kind="hero", damage=4, skills=skills, **values)


def machine(*skills: str, id: str = "machine", **values: Any) -> Card:
    base: dict[str, Any] = {
        "type": "vehicle",
        "kind": "walker",
        "armour": 4,
        "damage": 6,
        "locomotion": "walker",
    }
    return card(id, weapon(), skills=skills, **{**base, **values})


def first(ask: Any, table: Table) -> Any:
    return ask.proposal if ask.proposal is not None else ask.options[0]


def chance(
    action: Callable[[Referee, str], Any], table: Table, of: Callable[[Table], Any]
) -> dict[Any, Fraction]:
    return odds(action, table, "one1", of=lambda _, after: of(after), policy=first).chances


@pytest.mark.parametrize(
    ("skill", "rule", "type", "loco"),
    [
        ("ace_pilot", "DS-SKILL-05", "vehicle", "walker"),
        ("ace_air_pilot", "DS-SKILL-04", "aircraft", "plane"),
    ],
)
def test_skill_04_an_ace_at_the_controls_rolls_for_a_third_action(
    skill: str, rule: str, type: str, loco: str
) -> None:
    pilot = Put("one2", hero(skill), place="aboard", carrier="one1", seat="pilot")
    table = table_of(Put("one1", machine(type=type, locomotion=loco), (3, 3)), pilot)
    assert odds(skills.third_action, table, "one1").chances == {False: Fraction(1, 3), True: Fraction(2, 3)}
    referee = referee_of(table, (T,))
    assert skills.begin(referee, "one1") == ("third",)
    assert referee.events[0].rule == rule
    assert skills.begin(referee_of(table, (S,)), "one1") == ()


def test_skill_05_not_shared_with_a_unit_he_joins() -> None:
    table = table_of(
        Put("one1", squad(), (3, 3)), Put("one2", hero("ace_pilot"), (3, 3)), turn={"hero": "one2"}
    )
    assert skills.begin(referee_of(table), "one1") == ()


def test_hero_08_who_mounted_after_his_own_activation_gives_no_roll() -> None:
    pilot = Put(
        "one2", hero("ace_pilot"), place="aboard", carrier="one1", seat="pilot", markers=("activated",)
    )
    assert skills.begin(referee_of(table_of(Put("one1", machine(), (3, 3)), pilot)), "one1") == ()


def test_skill_26_an_infantry_ace_serves_himself_and_the_unit_he_joined() -> None:
    alone = table_of(Put("one1", hero("infantry_ace"), (3, 3)))
    assert odds(skills.third_action, alone, "one1").chances[True] == Fraction(2, 3)
    ace = Put("one2", hero("infantry_ace"), (3, 3))
    joined = table_of(Put("one1", squad(), (3, 3)), ace, turn={"hero": "one2"})
    assert odds(skills.third_action, joined, "one1").chances[True] == Fraction(2, 3)
    assert odds(skills.third_action, table_of(Put("one1", squad(), (3, 3)), ace), "one1").chances == {
        False: 1
    }


@pytest.mark.parametrize(("at", "led"), [((3, 4), True), ((4, 4), True), ((3, 5), False)])
def test_skill_13_a_blutkreuz_leads_zombies_within_range_1(at: tuple[int, int], led: bool) -> None:
    zombies = squad("mindless_zombie", "zombie", march=3)
    table = table_of(Put("one1", zombies, (3, 3)), Put("one2", hero("blutkreuz"), at))
    given = skills.begin(referee_of(table), "one1")
    table.change("turn", {"skills": given})
    assert (skills.paces(table, "one1"), bool(skills.free_actions(table, "one1"))) == (
        ((3, 4), True) if led else ((2, 3), False)
    )


def test_skill_13_a_slower_hero_who_joins_led_zombies_slows_them() -> None:
    zombies = squad("mindless_zombie", "zombie", march=3)
    slow = hero("blutkreuz", "zombie", move=2, march=3)
    turn = {"skills": (skills.BLUTKREUZ,), "hero": "one2"}
    table = table_of(Put("one1", zombies, (3, 3)), Put("one2", slow, (3, 3)), turn=turn)
    assert skills.paces(table, "one1") == (2, 3)


def test_skill_13_only_mindless_zombies_are_led() -> None:
    table = table_of(Put("one1", squad("zombie"), (3, 3)), Put("one2", hero("blutkreuz"), (3, 4)))
    assert skills.begin(referee_of(table), "one1") == ()


def test_skill_34_resurrection() -> None:
    zombies = squad("mindless_zombie", "zombie")
    table = table_of(
        Put("one1", hero("blutkreuz", "resurrection"), (3, 4)), Put("one2", zombies, (3, 3), left=3)
    )
    found = chance(skills.resurrection, table, lambda t: len(t.units["one2"].figures) - 3)
    assert found == {0: Fraction(1, 9), 1: Fraction(4, 9), 2: Fraction(4, 9)}
    far = table_of(Put("one1", hero("resurrection"), (3, 5)), Put("one2", zombies, (3, 3), left=3))
    refusal = skills.why_not_resurrect(far, "one1", "one2")
    assert refusal is not None
    assert refusal.reason == "not-next-to"
    living = table_of(Put("one1", hero("resurrection"), (3, 4)), Put("one2", squad(), (3, 3), left=3))
    refusal = skills.why_not_resurrect(living, "one1", "one2")
    assert refusal is not None
    assert refusal.rule == "DS-SKILL-34"
    assert skills.RESURRECTION in skills.offered(table, "one1", hero("resurrection"))


def test_skill_35_a_scout_hero_shares_it_with_the_unit_he_joined() -> None:
    table = table_of(Put("one1", squad(), (3, 3)), Put("one2", hero("scout"), (3, 3)), turn={"hero": "one2"})
    assert skills.scouts(table, "one1")
    table.change("one1", {"used": (skills.STARTED,)})
    assert not skills.scouts(table, "one1")


def test_skill_36_a_spy_appears_next_to_an_enemy() -> None:
    units = (Put("one1", hero("spy"), place="hidden"), Put("two1", squad(), (5, 5)))
    found = odds(skills.spy, table_of(*units), "one1", policy=first).chances
    assert found == {0: Fraction(4, 9), 1: Fraction(4, 9), 2: Fraction(1, 9)}
    table = table_of(*units)
    assert skills.spy(referee_of(table, (A, S)), "one1") == 1
    spy = table.units["one1"]
    assert spy.place == "board"
    assert max(abs(spy.x - 5), abs(spy.y - 5)) == 1
    table = table_of(*units)
    assert skills.spy(referee_of(table, one=Script(appear=["-"])), "one1") == 0
    assert table.units["one1"].place == "hidden"


def test_skill_40_a_tank_head_repairs_even_the_vehicle_he_pilots() -> None:
    pilot = Put("one2", hero("pilot", "tank_head"), place="aboard", carrier="one1", seat="pilot")
    table = table_of(Put("one1", machine(), (3, 3), boxes=5), pilot)
    assert skills.MAKESHIFT in skills.offered(table, "one1", machine())
    found = chance(skills.makeshift, table, lambda t: 5 - t.units["one1"].boxes)
    assert found[0] == Fraction(1, 243)
    assert sum(n * p for n, p in found.items()) == Fraction(10, 3)


def test_skill_40_not_beyond_range_1() -> None:
    table = table_of(Put("one1", hero("tank_head"), (3, 3)), Put("one2", machine(), (3, 5), boxes=5))
    skills.makeshift(referee_of(table), "one1")  # throws nothing
    assert table.units["one2"].boxes == 5


def test_skill_15_the_camouflage_action_hides_the_unit() -> None:
    unit = squad("camouflage")
    table = table_of(Put("one1", unit, (3, 3)))
    assert skills.CAMOUFLAGE in skills.offered(table, "one1", unit)
    skills.camouflage(referee_of(table), "one1")
    assert "camouflaged" in table.units["one1"].markers


def test_cmd_11_stimulants_are_spent_at_activation() -> None:
    table = table_of(Put("one1", squad(), (3, 3), markers=("attack_stimulant", "move_stimulant")))
    assert skills.begin(referee_of(table), "one1") == ("attack-boost", "move-boost")
    assert table.units["one1"].markers == frozenset()


def test_cmd_11_a_hero_who_joins_loses_his_marker_too() -> None:
    drugged = Put("one2", hero(), (3, 3), markers=("move_stimulant",))
    table = table_of(Put("one1", squad(), (3, 3)), drugged, turn={"hero": "one2"})
    assert skills.begin(referee_of(table), "one1") == ()  # his actions are those of the unit
    assert table.units["one2"].markers == frozenset()


def test_skill_24_flying_is_kept_to_units_whose_hero_flies_too() -> None:
    from escarmouche.games.dust_tactics.chapters.movement.legal_ways import mover_of

    flyers = squad("flying", id="flyers")
    walls = (tile("c", "construction", 3, 4),)
    alone = table_of(Put("one1", flyers, (3, 3)), pieces=walls)
    assert mover_of(alone, "one1").gait[1]
    joined = table_of(
        Put("one1", flyers, (3, 3)), Put("one2", hero(), (3, 3)), pieces=walls, turn={"hero": "one2"}
    )
    assert not mover_of(joined, "one1").gait[1]


def test_skill_34_whole_and_eliminated_zombies_are_not_called_back() -> None:
    zombies = squad("mindless_zombie", "zombie")
    for values in ({"left": 5}, {"left": 0, "place": "gone"}):
        table = table_of(Put("one1", hero("resurrection"), (3, 4)), Put("one2", zombies, (3, 3), **values))
        refusal = skills.why_not_resurrect(table, "one1", "one2")
        assert refusal is not None
        assert refusal.reason == "not-hurt"


def test_skill_34_the_bearer_acts_alone_or_with_the_unit_he_joined() -> None:
    zombies = squad("mindless_zombie", "zombie")
    units = (Put("one1", zombies, (3, 3), left=3), Put("one2", hero("resurrection"), (3, 3)))
    assert skills.offered(table_of(*units), "one1", zombies) == []
    assert skills.offered(table_of(*units, turn={"hero": "one2"}), "one1", zombies) == [skills.RESURRECTION]
    plain = (Put("one1", squad("resurrection"), (3, 3)), Put("one2", hero(), (3, 3)))
    assert skills.offered(table_of(*plain, turn={"hero": "one2"}), "one1", squad("resurrection")) == []


def test_skill_40_who_makes_repairs() -> None:
    mechanic = hero("tank_head")
    units = (
        Put("one1", squad(), (3, 3)),
        Put("one2", mechanic, (3, 3)),
        Put("one3", machine(), (3, 4), boxes=1),
    )
    assert skills.offered(table_of(*units, turn={"hero": "one2"}), "one1", squad()) == [skills.MAKESHIFT]
    assert skills.offered(table_of(*units), "one1", squad()) == []
    assert skills.offered(table_of(*units), "one2", mechanic) == [skills.MAKESHIFT]
    assert skills.offered(table_of(*units), "one3", machine()) == []


def test_skill_13_that_zombies_are_led_is_told() -> None:
    dead = squad("mindless_zombie", "zombie", id="dead")
    for at, led in (((3, 4), True), ((3, 6), False)):
        table = table_of(Put("one1", dead, (3, 3)), Put("one2", hero("blutkreuz"), at))
        referee = referee_of(table)
        assert (skills.BLUTKREUZ in skills.begin(referee, "one1")) is led
        assert [e.rule for e in referee.events if e.what == "note"] == (["DS-SKILL-13"] if led else [])
    enemy = table_of(Put("one1", dead, (3, 3)), Put("two1", hero("blutkreuz"), (3, 4)))
    assert not skills.led_by_blutkreuz(enemy, "one1")
    away = table_of(Put("one1", dead, (3, 3)), Put("one2", hero("blutkreuz"), (3, 4), place="reserve"))
    assert not skills.led_by_blutkreuz(away, "one1")


def test_skill_36_a_spy_appears_beside_enemies_on_the_board_only() -> None:
    spy = Put("one1", squad("spy"), place="hidden")
    table = table_of(spy, Put("two1", squad(), (3, 3), place="reserve"), Put("one2", squad(), (8, 8)))
    assert skills.spy(referee_of(table, (A, T), one=Script(appear=["try"])), "one1") == 0
    there = table_of(spy, Put("two1", squad(), (3, 3)), Put("one2", squad(), (8, 8)))
    one = Script(appear=["try"])
    assert skills.spy(referee_of(there, (A, A), one=one), "one1") == 2
    assert {where[:2] for where in one.asked[-1].options} == {
        (x, y) for x in (2, 3, 4) for y in (2, 3, 4) if (x, y) != (3, 3)
    }
    nothing = table_of(spy, Put("two1", squad(), (3, 3)))
    assert skills.spy(referee_of(nothing, (T, S), one=Script(appear=["try"])), "one1") == 0
