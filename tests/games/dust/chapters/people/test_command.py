"""Command squads and officers (area DS-CMD, DS-SUPER-03, DS-VEH-06, DS-SKILL-32)."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine.odds import odds
from escarmouche.games.dust.chapters.people import command
from escarmouche.games.dust.table import Card, Referee, Table
from escarmouche.games.dust_tactics.chapters.board import sight
from tests.games.dust.tables import A, Put, S, Script, T, card, referee_of, table_of, tile, weapon

assert sight  # the grid answers for these tables

BOSS = card(
    "boss", weapon(count=5), kind="command_squad", specialists=("officer", "radio", "medic", "mechanic", "")
)
THIRD, TWO_THIRDS = Fraction(1, 3), Fraction(2, 3)


def squad(*skills: str, id: str = "squad", **values: Any) -> Card:
    return card(id, weapon(count=5), skills=skills, **values)


def walker(*skills: str, id: str = "walker", **values: Any) -> Card:
    base: dict[str, Any] = {
        "type": "vehicle",
        "kind": "walker",
        "armour": 4,
        "damage": 6,
        "locomotion": "walker",
    }
    return card(id, weapon(), skills=skills, **{**base, **values})


def hero(*skills: str, **values: Any) -> Card:
    return card("hero", weapon(), kind="hero", damage=4, skills=skills, **values)


def first(ask: Any, table: Table) -> Any:
    """The first option, or what is proposed."""
    return ask.proposal if ask.proposal is not None else ask.options[0]


def chance(
    action: Callable[[Referee, str], None], table: Table, of: Callable[[Table], Any]
) -> dict[Any, Fraction]:
    return odds(action, table, "one1", of=lambda _, after: of(after), policy=first).chances


def only(refusal: Any) -> str:
    return refusal.rule if refusal else ""


# -- who is who ---------------------------------------------------------------------------------------------


def test_cmd_01_a_command_squad_has_its_four_specialists() -> None:
    friend = Put("one2", squad(), (3, 4), left=3, ammo=(1,), markers=("activated",))
    units = (Put("one1", BOSS, (3, 3)), friend, Put("one3", squad(), place="gone"))
    table = table_of(*units, Put("one4", walker(), (4, 4), boxes=2), Put("one5", walker(), place="gone"))
    assert command.specialists(table, "one1") == {"officer", "radio", "medic", "mechanic"}
    assert set(command.offered(table, "one1", BOSS)) == {
        command.AMMO_DROP, command.GET_MOVING, command.REINFORCEMENTS, command.REPLACEMENT, command.HEAL,
        command.STIMULANTS, command.REPAIR,
    }  # fmt: skip


def test_cmd_02_a_fallen_specialist_takes_his_actions_with_him() -> None:
    table = table_of(Put("one1", BOSS, (3, 3)), Put("one2", squad(), (3, 4), left=3, ammo=(1,)))
    figures = table.units["one1"].figures
    table.change("one1", {"figures": tuple(f for n, f in enumerate(figures) if n != 2)})
    found = command.offered(table, "one1", BOSS)
    assert command.AMMO_DROP in found
    assert command.HEAL not in found
    assert command.STIMULANTS not in found
    table.change("one1", {"figures": figures[1:]})
    assert command.AMMO_DROP not in command.offered(table, "one1", BOSS)


def test_cmd_03_without_a_radio_within_two_squares_and_in_sight() -> None:
    table = table_of(
        Put("one1", hero("officer"), (3, 3)), Put("one2", squad(), (3, 6)), Put("one3", squad(), (3, 5))
    )
    refusal = command.why_not_reach(table, "one1", "one2")
    assert refusal is not None
    assert refusal.rule == "DS-CMD-03"
    assert refusal.excess == 1
    assert command.why_not_reach(table, "one1", "one3") is None
    wall = tile("c", "construction", 3, 4)
    table = table_of(Put("one1", hero("officer"), (3, 3)), Put("one3", squad(), (3, 5)), pieces=(wall,))
    assert command.why_not_reach(table, "one1", "one3").reason == "no-radio-unseen"  # type: ignore[union-attr]


def test_cmd_03_with_a_radio_anywhere_on_the_board() -> None:
    table = table_of(
        Put("one1", BOSS, (0, 0)), Put("one2", squad(), (11, 15)), Put("one3", squad(), place="off")
    )
    assert command.why_not_reach(table, "one1", "one2") is None
    assert only(command.why_not_reach(table, "one1", "one3")) == "DS-CMD-03"
    table.change("one1", {"figures": tuple(f for f in table.units["one1"].figures if f != "one1b")})
    assert only(command.why_not_reach(table, "one1", "one2")) == "DS-CMD-03"


def test_cmd_03_officer_and_radio_may_be_one_soldier_and_vehicles_have_one() -> None:
    heavy = card(
        "heavy",
        weapon(count=3),
        models=3,
        kind="command_squad",
        specialists=("officer+radio", "medic", "mechanic"),
    )
    table = table_of(Put("one1", heavy), Put("one2", walker()))
    assert command.has_radio(table, "one1")
    assert command.has_radio(table, "one2")
    assert not command.has_radio(table_of(Put("one1", hero("officer"))), "one1")


def test_cmd_03_a_hero_officer_uses_the_radio_of_the_unit_he_joined_or_pilots() -> None:
    table = table_of(Put("one1", BOSS, (3, 3)), Put("one2", hero("officer"), (3, 3)), turn={"hero": "one2"})
    assert command.officer_of(table, "one1") == "one2"
    pilot = Put("one2", hero("officer", "pilot"), place="aboard", carrier="one1", seat="pilot")
    table = table_of(Put("one1", walker(), (3, 3)), pilot)
    assert command.officer_of(table, "one1") == "one2"
    assert command.has_radio(table, "one1")


def test_skill_32_a_hero_officer_has_the_officers_actions() -> None:
    friend = Put("one2", squad(), (3, 4), ammo=(1,), markers=("activated",))
    gone = (Put("one3", squad(id="s"), place="gone"), Put("one4", walker(), place="gone"))
    table = table_of(Put("one1", hero("officer"), (3, 3)), friend, *gone)
    assert command.offered(table, "one1", hero("officer")) == list(command.OFFICERS)


@pytest.mark.parametrize(("skill", "rule"), [("superhuman", "DS-SUPER-03"), ("zombie", "DS-SKILL-41")])
def test_super_03_superhumans_and_zombies_are_never_picked(skill: str, rule: str) -> None:
    patient = squad(skill, id="patient")
    table = table_of(Put("one1", BOSS, (3, 3)), Put("one2", patient, (3, 4), left=3, markers=("activated",)))
    for why_not in (
        command.why_not_officer_pick,
        command.why_not_move_again,
        command.why_not_heal,
        command.why_not_inject,
    ):
        assert only(why_not(table, "one1", "one2")) == rule
    table = table_of(Put("one1", BOSS, (3, 3)), Put("one2", walker(skill), (3, 4), boxes=2))
    assert only(command.why_not_repair(table, "one1", "one2")) == rule


# -- officers -----------------------------------------------------------------------------------------------


def test_cmd_05_ammo_drop_clears_the_boxes_of_a_unit() -> None:
    table = table_of(Put("one1", BOSS), Put("one2", squad(), (9, 9), ammo=(3,)))
    assert chance(command.ammo_drop, table, lambda t: t.units["one2"].ammo) == {(0,): TWO_THIRDS, (3,): THIRD}


@pytest.mark.parametrize("word", [command.AMMO_DROP, command.GET_MOVING])
def test_cmd_03_a_call_that_nobody_hears_is_said_to_be_in_vain(word: str) -> None:
    far = Put("one2", squad(), (0, 3), ammo=(1,), markers=("activated",))
    referee = referee_of(table_of(Put("one1", hero("officer")), far), (A,))
    command.ACTIONS[word](referee, "one1")
    assert [(e.what, e.about.get("key")) for e in referee.events] == [
        ("roll", None),
        ("note", "nobody-to-help"),
    ]


def test_cmd_05_loaded_markers_are_no_ammunition() -> None:
    rocket = card("rocket", weapon("rocket", "1/3", "reload"), weapon("faust", "1/3", "limited_ammo"))
    table = table_of(Put("one1", BOSS), Put("one2", rocket, (9, 9), ammo=(0, 1), empty=True))
    command.ammo_drop(referee_of(table, (A,)), "one1")
    assert table.units["one2"].ammo == (0, 0)
    assert table.units["one2"].markers == frozenset()


def test_cmd_05_the_officers_own_unit_may_be_chosen() -> None:
    table = table_of(Put("one1", BOSS, ammo=(2,)))
    command.ammo_drop(referee_of(table, (S,)), "one1")
    assert table.units["one1"].ammo == (0,)


def test_cmd_06_get_moving_gives_a_unit_another_activation() -> None:
    table = table_of(Put("one1", BOSS), Put("one2", walker(), (9, 9), markers=("activated",)))
    found = chance(command.get_moving, table, lambda t: t.turn.after)
    assert found == {("activate:one2",): THIRD, (): TWO_THIRDS}
    command.get_moving(referee_of(table, (A,)), "one1")
    assert table.units["one2"].markers == {"reactivated"}


def test_cmd_06_not_the_officers_own_unit_not_twice_and_only_who_has_acted() -> None:
    units = (
        Put("one1", BOSS, markers=("activated",)),
        Put("one2", squad(), (1, 1)),
        Put("one3", squad(), (2, 2), markers=("activated", "reactivated")),
    )
    table = table_of(*units)
    reasons = [command.why_not_move_again(table, "one1", u).reason for u in ("one1", "one2", "one3")]  # type: ignore[union-attr]
    assert reasons == ["officers-own-unit", "not-activated-yet", "once-a-turn"]


def test_cmd_06_the_pilot_of_the_unit_acts_again_with_it() -> None:
    pilot = Put("one3", hero("pilot"), place="aboard", carrier="one2", seat="pilot", markers=("activated",))
    table = table_of(Put("one1", BOSS), Put("one2", walker(), (9, 9), markers=("activated",)), pilot)
    command.get_moving(referee_of(table, (A,)), "one1")
    assert table.units["one3"].markers == frozenset()


def twice(referee: Referee, unit: str) -> None:
    """Two tries announced; the second is lost when the first succeeds."""
    command.get_moving(referee, unit)
    if not referee.table.turn.after:
        command.get_moving(referee, unit)


def test_cmd_04_two_tries_succeed_with_five_ninths() -> None:
    table = table_of(Put("one1", BOSS), Put("one2", walker(), (9, 9), markers=("activated",)))
    assert chance(twice, table, lambda t: bool(t.turn.after))[True] == Fraction(5, 9)


def test_veh_06_only_inside_of_it() -> None:
    carrier = walker("command_vehicle", "passengers:6", "tank_riders:6", id="carrier")
    for seat, found in (("inside", Fraction(8, 9)), ("outside", TWO_THIRDS)):
        units = (
            Put("one1", BOSS, place="aboard", carrier="one3", seat=seat),
            Put("one2", squad(), (3, 4), ammo=(1,)),
            Put("one3", carrier, (3, 3)),
        )
        chances = chance(command.ammo_drop, table_of(*units), lambda t: t.units["one2"].ammo)
        assert chances[(0,)] == found


def test_veh_06_in_a_command_vehicle_failures_are_thrown_again_and_a_radio_is_there() -> None:
    carrier = walker("command_vehicle", "passengers:6", id="carrier")
    units = (
        Put("one1", BOSS, place="aboard", carrier="one3", seat="inside"),
        Put("one2", squad(), (9, 9), ammo=(1,), markers=("activated",)),
        Put("one3", carrier, (3, 3)),
    )
    table = table_of(*units)
    assert chance(command.get_moving, table, lambda t: bool(t.turn.after))[True] == Fraction(5, 9)
    assert chance(command.ammo_drop, table, lambda t: t.units["one2"].ammo)[(0,)] == Fraction(8, 9)
    table.change("one1", {"figures": ("one1a",)})
    assert command.has_radio(table, "one1")


def test_cmd_07_reinforcements_bring_an_identical_squad_that_activates() -> None:
    units = (
        Put("one1", BOSS),
        Put("one2", squad(), place="gone", left=0),
        Put("one3", walker(), place="gone"),
    )
    table = table_of(*units)
    found = chance(command.reinforcements, table, lambda t: t.turn.after)
    assert found == {("activate:one2",): THIRD, (): TWO_THIRDS}
    command.reinforcements(referee_of(table, (A,), one=Script(reinforcements=["one2"])), "one1")
    unit = table.units["one2"]
    assert unit.place == "reserve"
    assert len(unit.figures) == 5
    assert unit.ready == table.turn.round
    assert "reinforcements" in table.units["one1"].used
    assert command.REINFORCEMENTS not in command.offered(table, "one1", BOSS)
    command.reinforcements(referee_of(table), "one1")  # no die is thrown after a success


def test_cmd_07_no_heroes_no_vehicles_nobody_who_is_still_there() -> None:
    units = (
        Put("one1", BOSS),
        Put("one2", hero(), place="gone"),
        Put("one3", walker(), place="gone"),
        Put("one4", squad(), (4, 4)),
    )
    table = table_of(*units)
    for unit in ("one2", "one3", "one4"):
        assert only(command.why_not_replace(table, "one1", unit, vehicle=False)) == "DS-CMD-07"


def test_cmd_08_a_replacement_vehicle_once_for_each_officer() -> None:
    units = (Put("one1", BOSS), Put("one2", walker(), place="gone"), Put("one3", squad(), place="gone"))
    table = table_of(*units)
    assert chance(command.replacement, table, lambda t: bool(t.turn.after))[True] == THIRD
    assert only(command.why_not_replace(table, "one1", "one3", vehicle=True)) == "DS-CMD-08"
    command.replacement(referee_of(table, (A,)), "one1")
    assert table.units["one2"].place == "reserve"
    assert command.REPLACEMENT not in command.offered(table, "one1", BOSS)


# -- medics and mechanics -----------------------------------------------------------------------------------


def test_cmd_09_the_medic_brings_a_miniature_back_or_heals_a_damage() -> None:
    table = table_of(Put("one1", BOSS, (3, 3)), Put("one2", squad(), (3, 4), left=3, ammo=(2,)))
    found = chance(command.heal, table, lambda t: len(t.units["one2"].figures))
    assert found == {3: THIRD, 4: TWO_THIRDS}
    table = table_of(Put("one1", BOSS, (3, 3)), Put("one2", hero(), (4, 4), boxes=2))
    command.heal(referee_of(table, (A,)), "one1")
    assert table.units["one2"].boxes == 1


def test_cmd_09_range_1_and_infantry_only_and_no_ammunition() -> None:
    units = (
        Put("one1", BOSS, (3, 3)),
        Put("one2", squad(), (3, 5), left=3),
        Put("one3", walker(), (3, 4), boxes=3),
    )
    table = table_of(*units)
    refusal = command.why_not_heal(table, "one1", "one2")
    assert refusal is not None
    assert refusal.reason == "not-next-to"
    assert refusal.excess == 1
    assert command.why_not_heal(table, "one1", "one3").reason == "not-infantry"  # type: ignore[union-attr]
    table = table_of(Put("one1", BOSS, (3, 3)), Put("one2", squad(), (3, 4), left=3, ammo=(2,)))
    command.heal(referee_of(table, (A,)), "one1")
    assert table.units["one2"].ammo == (2,)
    assert len(table.units["one2"].figures) == 4


def test_cmd_09_the_own_squad_may_be_chosen_and_its_player_says_who_returns() -> None:
    table = table_of(Put("one1", BOSS, (3, 3)))
    table.change("one1", {"figures": ("one1c", "one1d", "one1e")})
    command.heal(referee_of(table, (S,), one=Script(back=[("one1b",)])), "one1")
    assert table.units["one1"].figures == ("one1b", "one1c", "one1d", "one1e")


def test_fort_12_not_from_inside_a_fort_on_anybody_outside() -> None:
    fort = tile("f", "strongpoint", 2, 2, 2, 2, "facing:0")
    table = table_of(Put("one1", BOSS, (2, 2)), Put("one2", squad(), (2, 4), left=3), pieces=(fort,))
    assert only(command.why_not_heal(table, "one1", "one2")) == "DS-FORT-12"


def test_cmd_10_stimulants_by_the_die() -> None:
    table = table_of(Put("one1", BOSS, (3, 3)), Put("one2", squad(), (3, 4)))
    for face, marker in ((T, "attack_stimulant"), (S, "move_stimulant")):
        made = table.copy()
        command.stimulants(referee_of(made, (face,), one=Script(stimulants=["one2"])), "one1")
        assert made.units["one2"].markers == {marker}
    script = Script(stimulants=["one2"], stimulant=["move"])
    command.stimulants(referee_of(table, (A,), one=script), "one1")
    assert table.units["one2"].markers == {"move_stimulant"}


def test_cmd_10_the_marker_wanted_comes_with_two_thirds() -> None:
    table = table_of(Put("one1", BOSS, (3, 3)), Put("one2", squad(), (3, 4)))

    def wants_attack(ask: Any, table: Table) -> Any:
        return "attack" if ask.question == "stimulant" else "one2"

    found = odds(command.stimulants, table, "one1", of=lambda _, t: tuple(t.units["one2"].markers),
                 policy=wants_attack)  # fmt: skip
    assert found.chances == {("attack_stimulant",): TWO_THIRDS, ("move_stimulant",): THIRD}


def test_cmd_12_field_repair_throws_five_dice() -> None:
    table = table_of(Put("one1", BOSS, (3, 3)), Put("one2", walker(), (3, 4), boxes=5))
    found = chance(command.repair, table, lambda t: 5 - t.units["one2"].boxes)
    assert found[0] == Fraction(32, 243)
    assert 1 - found[0] == Fraction(211, 243)
    assert sum(n * p for n, p in found.items()) == Fraction(5, 3)


def test_veh_12_a_vehicle_with_a_mechanic_repairs_others_not_itself() -> None:
    arv = walker("mechanic", id="arv")
    table = table_of(Put("one1", arv, (3, 3), boxes=2), Put("one2", walker(), (3, 4), boxes=6 - 1))
    assert command.REPAIR in command.offered(table, "one1", arv)
    assert only(command.why_not_repair(table, "one1", "one1")) == "DS-VEH-12"
    found = chance(command.repair, table, lambda t: 5 - t.units["one2"].boxes)
    assert sum(n * p for n, p in found.items()) == Fraction(5, 3)
