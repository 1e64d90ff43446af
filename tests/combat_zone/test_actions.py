"""What actions cost, and taking cover (CZ-ACT-01, CZ-ACT-05)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.combat_zone import actions, closecombat, movement, shooting
from escarmouche.games.combat_zone.field import height
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import DROPPED, Marker, Table
from tests.combat_zone.tables import Group, Script, barricade, door, referee_of, rubble, table_of

TABLE = LEDGER.data("CZ-ACT-01")
PRICES: list[tuple[str, int]] = [
    ("fight:two1a", TABLE["combat"]["initiate_close_combat"]),
    ("shoot:assault_rifle", TABLE["combat"]["single_shot"]),
    ("burst:assault_rifle", TABLE["combat"]["burst"]),
    ("shoot:machine_gun", TABLE["combat"]["single_shot_heavy"]),
    ("burst:machine_gun", TABLE["combat"]["burst_heavy"]),
    ("aim:assault_rifle", TABLE["combat"]["aimed_shot"]),
    ("aim:machine_gun", TABLE["combat"]["aimed_shot"]),
    ("opportunity", TABLE["combat"]["opportunity_fire"]),
    ("grenade", TABLE["combat"]["grenade"]),
    ("missile", TABLE["combat"]["missile_launcher"]),
    ("flame", TABLE["combat"]["flamethrower"]),
    ("door:d", TABLE["generic"]["door"]),
    ("take:m", TABLE["generic"]["take_object"]),
    ("pass:one1b", TABLE["generic"]["take_object"]),
    ("cross:b", TABLE["generic"]["cross_obstacle"]),
    ("cover", TABLE["generic"]["take_cover"]),
    ("tech:m", TABLE["generic"]["technology_roll"]),
    ("aid:m", TABLE["generic"]["first_aid"]),
    ("pivot", TABLE["movement"]["pivot_to_90"]),
    ("done", 0),
]
FAR = Group("two1", "two", (6000, 9000), facing=270)


@pytest.mark.parametrize(("action", "price"), PRICES)
def test_act_01_costs_of_the_table(action: str, price: int) -> None:
    table = table_of(Group("one1", "one", (6000, 6000), count=2, facing=90), FAR)
    assert actions.cost(table, "one1a", action) == price
    table.change("one1a", {"ap": price - 1 if price else 0})
    refusal = actions.why_not(table, "one1a", action)
    if price:
        assert refusal is not None
        assert (refusal.excess, refusal.measure) == (1, "PA")


def test_act_01_steps_and_turns() -> None:
    prices = TABLE["movement"]
    table = table_of(Group("one1", "one", (6000, 6000)), pieces=(rubble("r", 7000, 0, 9000, 9000),))
    assert movement.pivot_cost(table, "one1a", 90) == prices["pivot_to_90"]
    assert movement.pivot_cost(table, "one1a", 180) == prices["pivot_90_to_180"]
    assert movement.step_cost(table.ground, (6000, 6000), (6500, 6000)) == prices["move_5cm"]
    assert movement.step_cost(table.ground, (6800, 6000), (7200, 6000)) == prices["move_5cm_difficult"]
    assert prices["move_4cm_combat_armour"] == movement.COSTS["move_5cm"]


def spent(table: Table, action: str, *throws: tuple[int, ...], **answers: Any) -> int:
    referee = referee_of(table, *throws, one=Script(action=[action], **answers))
    actions.act(referee)
    if referee.table.turn.step == "do":
        actions.carry_out(referee)
    return referee.table.figures["one1a"].spent


def test_act_01_the_engine_charges_them() -> None:
    def table(profile: str = "trooper", *more: Group, **values: Any) -> Table:
        return table_of(Group("one1", "one", (6000, 6000), profile, facing=90), *(more or (FAR,)), **values)

    marker = Marker("m", "object", 6000, 6000)
    assert spent(table(), "shoot:assault_rifle", (1,)) == 1
    assert spent(table(), "burst:assault_rifle", (1, 1, 1)) == 2
    assert spent(table("gunner"), "shoot:machine_gun", (1,)) == 2
    assert spent(table("gunner"), "burst:machine_gun", (1, 1, 1, 1, 1)) == 3
    assert spent(table(), "aim:assault_rifle", (1,)) == 5
    assert spent(table(), "opportunity") == 5
    assert spent(table(), "cover") == 1
    assert spent(table(pieces=(door("d", 6125, 5000, 6200, 7000),)), "door:d") == 1
    assert spent(table(pieces=(barricade("b", 6125, 5000, 6200, 7000),)), "cross:b") == 3
    assert spent(table(turn={"markers": (marker,)}), "take:m") == 1
    foe = Group("two1", "two", (6250, 6000))
    assert spent(table("trooper", foe), "fight:two1a", (1, 1, 1, 2, 1)) == 1


def test_act_05_taking_cover_makes_a_worse_target_until_the_figure_moves() -> None:
    one = Group("one1", "one", (6000, 6000), "veteran", facing=90)
    two = Group("two1", "two", (6000, 8000), facing=270)
    table = table_of(two, one, turn={"active": "two"})
    script = Script(
        action=["cover", "pivot", "move"],
        pivot=[(("two1a", (), 300),)],
        move=[(("two1a", ((6000, 8500),), -1),)],
    )
    referee = referee_of(table, two=script)

    def need() -> int:
        added = shooting.hit_modifiers(referee.table, "one1a", "two1a", shooting.SINGLE, shooting.SHORT)
        return shooting.to_hit(added)

    assert need() == 4
    actions.act(referee)
    actions.carry_out(referee)
    assert need() == 5
    assert height(referee.table, "two1a") == 100
    refusal = actions.why_not(referee.table, "two1a", "cover")
    assert refusal is not None
    assert refusal.rule == "CZ-ACT-05"
    actions.act(referee)  # turning keeps it
    assert need() == 5
    actions.act(referee)  # moving does not, and getting up is free
    assert need() == 4
    assert referee.table.figures["two1a"].ap == 4


def test_act_05_engaged_figures_are_no_longer_down() -> None:
    two = Group("two1", "two", (6250, 6000), states=(DROPPED,))
    referee = referee_of(table_of(Group("one1", "one", (6000, 6000)), two), (1, 1, 1, 1, 1))
    closecombat.engage(referee, "CZ-CC-02", "one1a", "two1a")
    assert DROPPED not in referee.table.figures["two1a"].states


def test_act_05_shooting_keeps_it() -> None:
    one = Group("one1", "one", (6000, 6000), facing=90, states=(DROPPED,))
    referee = referee_of(table_of(one, FAR), (1,), one=Script(action=["shoot:assault_rifle"]))
    actions.act(referee)
    actions.carry_out(referee)
    assert DROPPED in referee.table.figures["one1a"].states


def test_a_locked_figure_is_offered_rounds_only() -> None:
    one = Group("one1", "one", (6000, 6000), foes=("two1a",))
    table = table_of(one, Group("two1", "two", (6250, 6000), foes=("one1a",)))
    assert tuple(actions.options(table, "one1a")) == ("fight:two1a", "done")


def thought_of(profile: str = "trooper", *others: Group, pieces: Any = (), **values: Any) -> list[str]:
    """What a figure could think of doing."""
    turn = values.pop("turn", None)
    table = table_of(
        Group("one1", "one", (6000, 6000), profile, **values), *others, FAR, pieces=pieces, turn=turn
    )
    return list(actions.options(table, "one1a"))


def test_act_01_what_there_is_to_do_depends_on_arms_states_and_surroundings() -> None:
    plain = thought_of()
    assert plain == [
        "move", "pivot", "shoot:assault_rifle", "burst:assault_rifle", "aim:assault_rifle", "opportunity",
        "cover", "done",
    ]  # fmt: skip
    assert thought_of("unarmed") == ["move", "pivot", "cover", "done"]
    assert "extinguish" in thought_of(states=("burning",))
    assert "extinguish" not in plain
    assert {"grenade"} == set(thought_of("grenadier")) - set(plain)
    assert "missile" in thought_of("rocketeer")
    assert "flame" in thought_of("flamer")
    broken = thought_of("gunner", broken=("machine_gun",))
    assert "shoot:pistol" in broken
    assert "shoot:machine_gun" not in broken
    enemy = Group("two2", "two", (6250, 6000))
    assert "fight:two2a" in thought_of("trooper", enemy)
    assert thought_of("trooper", enemy, foes=("two2a",)) == ["fight:two2a", "done"]
    friend = Group("one2", "one", (6250, 6000))
    case = {"markers": (Marker("m", "object", 6000, 6000, holder="one1a"),)}
    carrying = thought_of("trooper", friend, carrying="m", turn=case)
    assert {"drop", "pass:one2a"} <= set(carrying)
