"""Every reason why not of heroes, command actions, equipment and engineering, each where it holds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from escarmouche.engine.requests import Refusal
from escarmouche.games.dust.chapters.people import command, heroes, skills, vehicles
from escarmouche.games.dust.table import Card, Table
from tests.games.dust.tables import Put, Script, card, referee_of, table_of, tile, wall, weapon

BOSS = card(
    "boss", weapon(count=5), kind="command_squad", specialists=("officer", "radio", "medic", "mechanic", "")
)

SQUAD = card("squad", weapon(count=5))

ACTIVE = ("activated",)


def machine(*skills: str, id: str = "machine", **values: Any) -> Card:
    base: dict[str, Any] = {
        "type": "vehicle",
        "kind": "walker",
        "armour": 4,
        "damage": 6,
        "locomotion": "walker",
    }
    return card(id, weapon(), skills=skills, **{**base, **values})


def plane(*skills: str) -> Card:
    return machine(*skills, id="plane", type="aircraft", kind="plane", locomotion="plane")


def hero(*skills: str, id: str = "hero") -> Card:
    return card(id, weapon(), kind="hero", damage=4, skills=skills)


def near(target: Put, *more: Put, doctor: Card = BOSS, **values: Any) -> Table:
    return table_of(Put("one1", doctor, (3, 3)), target, *more, **values)


WALLED: dict[str, Any] = {"pieces": (wall("w", 3, 3, "n"),)}


Judge = Callable[[Table, str, str], Refusal | None]
REASONS: list[tuple[Judge, Table, tuple[str, str] | None]] = [
    (command.why_not_heal, near(Put("one2", SQUAD, (3, 4), left=4)), None),
    (command.why_not_heal, near(Put("one2", SQUAD, (3, 4))), ("DS-CMD-09", "not-hurt")),
    (command.why_not_heal, near(Put("one2", hero(), (3, 4))), ("DS-CMD-09", "not-hurt")),
    (command.why_not_heal, near(Put("one2", machine(), (3, 4), boxes=1)), ("DS-CMD-09", "not-infantry")),
    (command.why_not_heal, near(Put("one2", SQUAD, (5, 5), left=4)), ("DS-CMD-09", "not-next-to")),
    (command.why_not_heal, near(Put("one2", SQUAD, (3, 4), left=4), **WALLED), ("DS-CMD-09", "not-seen")),
    (
        command.why_not_heal,
        near(Put("one2", SQUAD, place="off", left=4)),
        ("DS-CMD-09", "not-on-board"),
    ),
    (
        command.why_not_heal,
        near(Put("one2", SQUAD, left=4, place="aboard", carrier="one3", seat="inside"),
             Put("one3", machine(), (3, 4))),
        ("DS-CMD-09", "not-on-board"),
    ),
    (command.why_not_inject, near(Put("one2", SQUAD, (3, 4))), None),
    (command.why_not_inject, near(Put("one2", machine(), (3, 4))), ("DS-CMD-10", "not-infantry")),
    (command.why_not_inject, near(Put("one2", SQUAD, (3, 6))), ("DS-CMD-09", "not-next-to")),
    (command.why_not_repair, near(Put("one2", machine(), (3, 4), boxes=1)), None),
    (command.why_not_repair, near(Put("one2", machine(), (3, 4))), ("DS-CMD-12", "not-hurt")),
    (command.why_not_repair, near(Put("one2", SQUAD, (3, 4), left=3)), ("DS-CMD-12", "not-a-vehicle")),
    (command.why_not_repair, near(Put("one2", plane(), (3, 4), boxes=1)), ("DS-CMD-12", "not-a-vehicle")),
    (command.why_not_move_again, near(Put("one2", SQUAD, (9, 9), markers=ACTIVE)), None),
    (
        command.why_not_move_again,
        near(Put("one2", hero("pilot"), place="aboard", carrier="one3", seat="pilot", markers=ACTIVE),
             Put("one3", machine(), (9, 9))),
        ("DS-HERO-08", "one-with-machine"),
    ),
    (
        command.why_not_move_again,
        near(Put("one2", hero(), (3, 3), markers=ACTIVE), turn={"hero": "one2"}),
        ("DS-CMD-06", "officers-own-unit"),
    ),
    (
        command.why_not_move_again,
        near(Put("one2", SQUAD, place="off", markers=ACTIVE)),
        ("DS-CMD-03", "not-on-board"),
    ),
    (command.why_not_reach, near(Put("one2", SQUAD, place="reserve")), ("DS-CMD-03", "not-on-board")),
    (command.why_not_reach, near(Put("one2", SQUAD, (3, 5)), doctor=hero("officer")), None),
    (
        command.why_not_reach,
        near(Put("one2", SQUAD, (3, 6)), doctor=hero("officer")),
        ("DS-CMD-03", "no-radio-too-far"),
    ),
    (vehicles.why_not_alert, near(Put("one2", SQUAD, (3, 9))), ("DS-VEH-01", "not-an-aircraft")),
    (vehicles.why_not_alert, near(Put("one2", plane(), place="off")), ("DS-VEH-01", "not-an-aircraft")),
    (
        vehicles.why_not_alert,
        near(Put("one2", plane(), (3, 9)), pieces=(tile("c", "construction", 3, 4),)),
        ("DS-VEH-01", "not-seen"),
    ),
    (vehicles.why_not_alert, near(Put("one2", plane(), (3, 9))), None),
    (vehicles.why_not_evacuate, near(Put("one2", SQUAD, (3, 4), left=2), **WALLED), None),
    (vehicles.why_not_evacuate, near(Put("one2", SQUAD, (3, 4))), ("DS-VEH-13", "not-hurt")),
    (
        vehicles.why_not_evacuate,
        near(Put("one2", machine(), (3, 4), boxes=2)),
        ("DS-VEH-13", "not-infantry"),
    ),
    (
        heroes.why_not_join,
        near(Put("one2", SQUAD, place="off"), doctor=hero()),
        ("DS-HERO-03", "not-together"),
    ),
]  # fmt: skip


@pytest.mark.parametrize("number", range(len(REASONS)))
def test_each_reason_where_it_holds(number: int) -> None:
    why_not, table, expected = REASONS[number]
    refusal = why_not(table, "one1", "one2")
    assert (None if refusal is None else (refusal.rule, refusal.reason)) == expected


def test_those_in_one_machine_reach_each_other_and_the_machine() -> None:
    carrier = machine("passengers:12")
    medics = Put("one1", BOSS, place="aboard", carrier="one3", seat="inside")
    fellow = Put("one2", SQUAD, left=3, place="aboard", carrier="one3", seat="inside")
    table = table_of(medics, fellow, Put("one3", carrier, (3, 3), boxes=2))
    assert command.why_not_heal(table, "one1", "one2") is None
    assert command.why_not_repair(table, "one1", "one3") is None


@pytest.mark.parametrize(
    ("action", "question", "target"),
    [
        (command.stimulants, "stimulants", Put("one2", SQUAD, (3, 4))),
        (command.repair, "repair", Put("one2", machine(), (3, 4), boxes=2)),
        (skills.makeshift, "makeshift", Put("one2", machine(), (3, 4), boxes=2)),
        (vehicles.medevac, "medevac", Put("one2", SQUAD, (3, 4), left=2)),
        (skills.resurrection, "resurrection",
         Put("one2", card("z", weapon(count=5), skills=("mindless_zombie",)), (3, 4), left=2)),
    ],
)  # fmt: skip
def test_declining_throws_no_dice(action: Any, question: str, target: Put) -> None:
    table = near(target)
    before = table.to_data()
    script = Script(**{question: ["-"]})
    action(referee_of(table, one=script), "one1")
    assert table.to_data() == before
    assert [ask.question for ask in script.asked] == [question]
    assert "-" in script.asked[0].options


@pytest.mark.parametrize("action", [command.repair, skills.makeshift, vehicles.medevac, skills.resurrection])
def test_nobody_to_help_no_dice(action: Any) -> None:
    table = near(Put("one2", SQUAD, (9, 9)))
    before = table.copy()
    action(referee_of(table), "one1")  # which has no dice to give
    assert table == before


@pytest.mark.parametrize(
    ("action", "question", "values"),
    [
        (command.ammo_drop, "ammo_drop", {"ammo": (2,)}),
        (command.get_moving, "get_moving", {"markers": ACTIVE}),
        (command.heal, "heal", {"left": 3}),
        (command.reinforcements, "reinforcements", {"place": "gone"}),
    ],
)
def test_a_success_may_be_left_unused(action: Any, question: str, values: dict[str, Any]) -> None:
    table = near(Put("one2", SQUAD, (3, 4), **values))
    before = table.to_data()
    action(referee_of(table, (1,), one=Script(**{question: ["-"]})), "one1")
    after = table.to_data()
    assert {**after, "luck": 0} == {**before, "luck": 0}


def test_enemies_are_never_chosen() -> None:
    foes = [
        Put("two1", SQUAD, (3, 4), left=3, ammo=(1,), markers=ACTIVE),
        Put("two2", machine(), (4, 4), boxes=3),
    ]
    table = table_of(Put("one1", BOSS, (3, 3)), *foes, Put("two3", SQUAD, place="gone"))
    assert command.offered(table, "one1", BOSS) == [command.STIMULANTS]
    for action in (command.repair, vehicles.medevac, skills.makeshift, command.reinforcements):
        action(referee_of(table), "one1")
    for action in (command.ammo_drop, command.get_moving, command.heal):
        script = Script()
        action(referee_of(table, (1,), one=script), "one1")
        assert script.asked == []


def test_a_hero_in_the_ranks_is_no_reinforcement() -> None:
    lost = (Put("one2", hero(), place="gone"), Put("one3", plane(), place="gone"))
    table = near(*lost)
    assert command.offered(table, "one1", BOSS) == [command.STIMULANTS]
    gun = card("gun", weapon(), kind="strongpoint_unit", damage=4, skills=("strongpoint",))
    table = near(Put("one2", gun, place="gone"))
    refusal = command.why_not_replace(table, "one1", "one2", vehicle=False)
    assert refusal is not None
    assert refusal.rule == "DS-FORT-04"
    assert command.REINFORCEMENTS not in command.offered(table, "one1", BOSS)


def test_an_officer_without_a_command_squad_has_neither_medic_nor_mechanic() -> None:
    table = near(
        Put("one2", SQUAD, (3, 4), left=3), Put("one3", machine(), (4, 4), boxes=3), doctor=hero("officer")
    )
    assert command.offered(table, "one1", hero("officer")) == []
    assert command.offered(table, "one2", SQUAD) == []
