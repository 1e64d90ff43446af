"""Which actions may be announced together (area DT-ACT and the skills that change it)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.dust.chapters import actions
from escarmouche.games.dust.chapters.actions import Menu, menu, scope_of
from escarmouche.games.dust.chapters.people.skills import THIRD
from escarmouche.games.dust.table import Table
from tests.games.dust.tables import Put, card, table_of, weapon

M, A, N = "move", "attack", "nothing"


def menu_of(table: Table, unit: str = "one1", budget: int = 2) -> Menu:
    return menu(scope_of(table, unit, budget))


def offered(table: Table, unit: str = "one1", budget: int = 2) -> set[tuple[str, ...]]:
    shown, refused = menu_of(table, unit, budget)
    return set(shown) - set(refused)


def squad(*skills: str, **values: Any) -> Put:
    made = card("squad", weapon("rifle", "2/1", count=5), skills=skills)
    return Put("one1", made, (4, 4), **values)


def walker(*skills: str, **values: Any) -> Put:
    placed = {k: values.pop(k) for k in ("place", "markers", "pilotless", "used", "facing") if k in values}
    base: dict[str, Any] = {
        "type": "vehicle",
        "kind": "walker",
        "armour": 4,
        "damage": 6,
        "locomotion": "walker",
    }
    made = card("walker", weapon("gun", "2/2"), skills=skills, **{**base, **values})
    return Put("one1", made, (4, 4), **placed)


def plane(*skills: str, **values: Any) -> Put:
    base: dict[str, Any] = {
        "type": "aircraft", "kind": "plane", "armour": 2, "damage": 6, "locomotion": "plane", "move": 12,
        "march": 24,
    }  # fmt: skip
    return Put("one1", card("plane", weapon("gun", "2/2"), skills=skills, **base), (4, 4), **values)


def test_act_01_a_plain_activation_has_two_actions() -> None:
    found = offered(table_of(squad()))
    assert (M, A) in found
    assert not any(len(words) == 3 for words in found)
    refusal = actions.why_not_declare(scope_of(table_of(squad()), "one1"), (M, A, N))
    assert refusal is not None
    assert refusal.rule == "DT-ACT-01"
    assert refusal.excess == 1


def test_act_03_a_plain_squad_has_exactly_the_kinds_of_the_table() -> None:
    found = offered(table_of(squad()))
    assert found == {
        (M, A), (A, M), (M, N), (N, M), (A, N), (N, A), (N, N), ("march",), ("sustained",),
    }  # fmt: skip
    scope = scope_of(table_of(squad()), "one1")
    costs = {word: actions.price(scope, (word,)) for word in (N, M, A, "march", "sustained", "special:x")}
    assert costs == {N: 1, M: 1, A: 1, "march": 2, "sustained": 2, "special:x": 1}


def test_act_04_no_two_moves_and_no_two_attacks() -> None:
    shown, refused = menu_of(table_of(squad()))
    assert refused[(M, M)].rule == refused[(A, A)].rule == "DT-ACT-04"
    assert refused[(M, M)].reason == "two-moves"
    assert refused[(A, A)].reason == "two-attacks"
    assert (M, M) in shown  # shown greyed, with the hint to March


def test_act_04_holds_within_three_actions() -> None:
    table = table_of(walker(), turn={"skills": (THIRD,)})
    found = offered(table)
    assert (M, A, M) not in found
    assert (M, A, N) in found
    refusal = actions.why_not_declare(scope_of(table, "one1"), (M, A, M))
    assert refusal is not None
    assert refusal.rule == "DT-ACT-04"


def test_act_04_two_special_actions_even_the_same_are_allowed() -> None:
    unit = Put("one1", card("gun", weapon("mortar", "2/1", "reload", count=5)), (4, 4))
    assert ("special:reload", "special:reload") in offered(table_of(unit))


def test_act_05_never_more_than_three() -> None:
    table = table_of(squad("at_the_double"), turn={"skills": (THIRD,)})
    found = offered(table)
    assert ("march", "free-move") in found
    assert max(actions.weight(words) for words in found) == 3
    refusal = actions.why_not_declare(scope_of(table, "one1"), ("march", "free-move", A))
    assert refusal is not None
    assert refusal.rule == "DT-ACT-05"


def test_act_06_nothing_twice_is_an_activation() -> None:
    assert (N, N) in offered(table_of(squad()))


def test_move_09_a_plane_moves_first_and_never_makes_a_sustained_attack() -> None:
    table = table_of(plane())
    found = offered(table)
    assert found == {(M, A), (M, N), ("march",)}
    _, refused = menu_of(table)
    assert refused[(A, M)].rule == refused[("sustained",)].rule == "DT-MOVE-09"


def test_veh_11_a_helicopter_need_not_move_first() -> None:
    found = offered(table_of(plane("helicopter")))
    assert {("sustained",), (A, M), (M, A)} <= found


@pytest.mark.parametrize("place", ["off", "reserve"])
def test_setup_05_the_first_action_brings_the_unit_onto_the_board(place: str) -> None:
    found = offered(table_of(squad(place=place)))
    assert {(M, A), (M, N), ("march",)} <= found
    assert (A, M) not in found
    assert (N, M) not in found
    _, refused = menu_of(table_of(squad(place=place)))
    assert refused[(A, M)].rule == ("DT-SETUP-05" if place == "off" else "DT-SETUP-10")


def test_setup_06_a_large_vehicle_with_move_1_needs_a_march() -> None:
    table = table_of(walker(place="off", size="large", move=1, march=4))
    assert offered(table) == {("march",)}
    _, refused = menu_of(table)
    assert refused[(M, A)].rule == "DT-SETUP-06"
    assert (M, A) in offered(table_of(walker(place="off", size="large", move=2, march=4)))


def test_setup_10_a_reserve_may_stay_away_doing_nothing() -> None:
    found = offered(table_of(squad(place="reserve")))
    assert (N, N) in found
    assert (N, N) not in offered(table_of(squad(place="off")))


def test_state_01_a_stunned_unit_begins_with_nothing() -> None:
    table = table_of(squad(markers=("stunned",)))
    assert offered(table) == {(N, A), (N, M), (N, N)}
    _, refused = menu_of(table)
    assert refused[(M, A)].rule == "DS-STATE-01"


def test_state_01_a_stunned_hero_makes_the_unit_he_joins_begin_with_nothing() -> None:
    man = card("man", weapon(), kind="hero", damage=4)
    table = table_of(squad(), Put("one2", man, (4, 4), markers=("stunned",)), turn={"hero": "one2"})
    assert offered(table) == {(N, A), (N, M), (N, N)}
    alone = table_of(squad(), Put("one2", man, (4, 4), markers=("stunned",)))
    assert (M, A) in offered(alone)


def test_state_01_a_stunned_plane_moves_after_its_nothing() -> None:
    assert offered(table_of(plane(markers=("stunned",)))) == {(N, M)}


def test_skill_10_at_the_double_is_a_free_move_after_a_march() -> None:
    found = offered(table_of(squad("at_the_double")))
    assert ("march", "free-move") in found
    assert ("march",) in found
    assert not any("free-move" in words and "march" not in words for words in found)


def test_skill_16_charge_is_a_free_attack_after_a_march() -> None:
    found = offered(table_of(squad("charge")))
    assert ("march", "free-attack") in found
    assert not any(words[:1] == ("free-attack",) for words in found)
    scope = scope_of(table_of(squad("charge")), "one1")
    assert actions.weight(("march", "free-attack")) == 3
    refusal = actions.why_not_declare(scope, (M, "free-attack", N))
    assert refusal is not None
    assert refusal.reason == "no-free-action"


def test_skill_31_move_and_fire_is_a_free_move_after_an_attack() -> None:
    found = offered(table_of(squad("move_and_fire")))
    assert {(M, A, "free-move"), (A, "free-move", N), ("sustained", "free-move")} <= found
    assert ("free-move", A, N) not in found


def test_skill_35_the_march_of_a_scout_leaves_an_action_in_the_first_activation() -> None:
    found = offered(table_of(squad("scout")))
    assert {("march", A), ("march", M), ("march", N)} <= found
    assert (A, "march") not in found
    assert ("march", A) not in offered(table_of(squad("scout", used=("started",))))


def test_skill_38_a_strongpoint_unit_never_moves() -> None:
    found = offered(table_of(squad("strongpoint")))
    assert found == {(A, N), (N, A), (N, N), ("sustained",)}
    _, refused = menu_of(table_of(squad("strongpoint")))
    assert refused[(M, A)].rule == "DS-SKILL-38"


def test_skill_05_a_third_action() -> None:
    found = offered(table_of(walker(), turn={"skills": (THIRD,)}))
    assert {(M, A, N), ("march", A), (M, "sustained")} <= found
    assert (M, A) not in found  # the action left over is announced too, as Nothing


def test_cmd_11_stimulants_make_one_attack_sustained_or_one_move_a_march() -> None:
    found = offered(table_of(squad(), turn={"skills": ("attack-boost",)}))
    assert (M, "sustained") in found
    assert ("march", A) not in found
    found = offered(table_of(squad(), turn={"skills": ("move-boost",)}))
    assert ("march", A) in found
    assert (M, "sustained") not in found


def test_cmd_11_with_both_stimulants_only_one_is_used() -> None:
    found = offered(table_of(squad(), turn={"skills": ("attack-boost", "move-boost")}))
    assert {(M, "sustained"), ("march", A)} <= found
    assert ("march", "sustained") not in found


def test_hero_12_a_machine_without_its_pilot_does_nothing() -> None:
    assert offered(table_of(walker(pilotless=True))) == {(N, N)}
    _, refused = menu_of(table_of(walker(pilotless=True)))
    assert refused[(M, A)].rule == "DS-HERO-12"


def carried(
    seat: str,
    *skills: str,
    carrier: tuple[str, ...] = (),
    markers: tuple[str, ...] = (),
    vehicle: bool = False,
) -> Table:
    machine = card("machine", weapon(), skills=carrier, type="vehicle", kind="walker", armour=4, damage=6)
    kind: dict[str, Any] = {"type": "vehicle", "damage": 4} if vehicle or seat == "slung" else {}
    rider = card("rider", weapon("rifle", count=5), skills=skills, **kind)
    return table_of(
        Put("one1", rider, place="aboard", carrier="one2", seat=seat),
        Put("one2", machine, (4, 4), markers=markers),
    )


def test_pass_03_passengers_leave_before_their_carrier_acts() -> None:
    carrier = ("passengers:6",)
    assert {(M, A), (A, M), ("march",)} <= offered(carried("inside", carrier=carrier))
    found = offered(carried("inside", carrier=carrier, markers=("activated",)))
    assert found == {(A, N), (N, A), (N, N)}


def test_pass_04_no_sustained_attack_aboard() -> None:
    _, refused = menu_of(carried("inside", carrier=("passengers:6",)))
    assert refused[("sustained",)].rule == "DS-PASS-04"


def test_lift_02_and_veh_02_a_slung_vehicle_leaves_before_its_airlifter_or_after_if_air_assault() -> None:
    assert (M, A) in offered(carried("slung", "airmobile"))
    assert (A, M) not in offered(carried("slung", "airmobile"))
    assert offered(carried("slung", "airmobile", markers=("activated",))) == {(N, N)}
    assert (M, A) in offered(carried("slung", "air_assault", markers=("activated",)))


def test_lift_02_a_slung_vehicle_uses_no_equipment_before_it_has_left() -> None:
    late = carried("slung", "airmobile", "smoke_launchers", markers=("activated",))
    assert offered(late) == {(N, N)}
    early = offered(carried("slung", "airmobile", "smoke_launchers"))
    assert (M, "special:smoke") in early
    assert ("special:smoke", M) not in early
    craft = carried("inside", "smoke_launchers", carrier=("sealifter",), vehicle=True)
    refusal = actions.why_not_declare(scope_of(craft, "one1"), ("special:smoke", N))
    assert refusal is not None
    assert refusal.rule == "DS-SEA-03"


def test_veh_18_smoke_launchers_are_announced_once() -> None:
    table = table_of(walker("smoke_launchers"))
    found = offered(table)
    assert ("special:smoke", N) in found
    assert ("special:smoke", "special:smoke") not in found
    refusal = actions.why_not_declare(scope_of(table, "one1"), ("special:smoke", "special:smoke"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("DS-VEH-18", "once-a-game")


def test_sea_03_units_in_a_landing_craft_do_not_attack() -> None:
    found = offered(carried("inside", carrier=("sealifter",), markers=("activated",)))
    assert found == {(N, N)}


def test_hero_12_a_pilot_activates_only_to_leave() -> None:
    found = offered(carried("pilot", "pilot"))
    assert (M, A) in found
    assert (A, M) not in found


def test_passengers_of_a_carrier_off_the_board_do_nothing() -> None:
    table = carried("inside", carrier=("passengers:6",))
    table.change("one2", {"place": "off"})
    assert offered(table) == {(N, N)}
