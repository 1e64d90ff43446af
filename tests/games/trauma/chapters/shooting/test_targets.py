"""Tests of whom a salvo may be aimed at."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.requests import NO_ONE
from escarmouche.games.trauma.chapters.shooting.shooting import choose_target, next_salvo
from escarmouche.games.trauma.chapters.shooting.targets import (
    candidates,
    default_targets,
    figures_of,
    mark_of,
    salvo_of,
    why_not_fire,
    why_not_target,
)
from escarmouche.games.trauma.table import DISORGANISED, ENGAGED, PRONE, Table
from tests.games.trauma.tables import Script, Squad, referee_of, table_of, wall


def enemy(id: str, gap: int, *markers: str, tank: bool = False, x: int = 4000, **values: Any) -> Squad:
    """An enemy unit of one, its base this far from the base of one1a (a marine at 4000, 1000)."""
    radius = 300 if tank else 125
    y = 1000 + 125 + gap + radius
    if tank:
        values.setdefault("entry", "wheeled")
    return Squad(id, "two", (x, y), ["tank" if tank else "marine"], markers=markers, **values)


def shooters(*enemies: Squad, profiles: tuple[str, ...] = ("marine",), **values: Any) -> Table:
    return table_of(
        Squad("one1", "one", (4000, 1000), list(profiles), **values),
        *enemies,
        turn={"unit": "one1", "step": "salvo", "salvos": ("rifle#1",)},
    )


def default(table: Table, key: str = "rifle#1") -> tuple[str, tuple[str, ...]]:
    return default_targets(table, salvo_of(table, "one1", key))


def refused(table: Table, key: str, target: str = "two1") -> str:
    refusal = why_not_target(table, salvo_of(table, "one1", key), target)
    return refusal.rule if refusal else ""


def test_shoot_05_the_default_is_computed_afresh_for_each_salvo() -> None:
    table = shooters(enemy("two1", 500), enemy("two2", 2000, x=3000), profiles=("marine", "gunner"))
    assert default(table, "rifle#1")[1] == ("two1",)
    referee = referee_of(table, (2,), one=Script())
    referee.book(salvos=("rifle#1", "machine_gun#1"))
    next_salvo(referee)  # range 0: automatic hit; the only figure falls
    assert table.turn.salvos == ("machine_gun#1",)
    assert table.units["two1"].place == "gone"
    assert default(table, "machine_gun#1")[1] == ("two2",)


def test_shoot_07_infantry_goes_for_the_nearest_fit_infantry() -> None:
    table = shooters(
        enemy("two1", 1500, PRONE), enemy("two2", 2500, x=4400), enemy("two3", 1000, tank=True, x=3000)
    )
    assert default(table) == ("TR-SHOOT-07", ("two2",))
    for marker in (DISORGANISED, ENGAGED):
        table.change("two1", {"markers": frozenset({marker})})
        assert default(table)[1] == ("two2",)
    table.change("two1", {"markers": frozenset()})
    assert default(table)[1] == ("two1",)


def test_shoot_07_equally_near_ones_are_the_shooters_choice() -> None:
    table = shooters(enemy("two1", 2000, x=3500), enemy("two2", 2000, x=4500))
    assert default(table)[1] == ("two1", "two2")
    one = Script(target=["two2"])
    assert choose_target(referee_of(table, one=one), "one1", "rifle#1") == "two2"
    assert one.asked[0].rule == "TR-SHOOT-07"


def vehicle_table(*enemies: Squad) -> Table:
    return shooters(*enemies, profiles=("walker",), entry="walkers")


def test_shoot_08_a_strong_gun_of_a_vehicle_goes_for_vehicles() -> None:
    table = table_of(
        Squad("one1", "one", (4000, 1000), ["tank"], entry="wheeled", facing=90),
        enemy("two1", 1200),
        Squad("two2", "two", (3000, 6000), ["walker"], entry="walkers", markers=(DISORGANISED,)),
    )
    assert default(table, "cannon@1#1") == ("TR-SHOOT-08", ("two2",))


def test_shoot_09_a_weak_gun_of_a_vehicle_goes_even_for_engaged_infantry() -> None:
    table = vehicle_table(enemy("two1", 800, ENGAGED), enemy("two2", 2000, x=3000))
    assert default(table, "machine_gun#1") == ("TR-SHOOT-09", ("two1",))
    table.change("two1", {"markers": frozenset({PRONE})})
    assert default(table, "machine_gun#1")[1] == ("two2",)


def test_shoot_10_a_missile_of_infantry_goes_for_vehicles() -> None:
    table = shooters(
        enemy("two1", 2000), enemy("two2", 4500, tank=True, x=3500), profiles=("marine", "rocketeer")
    )
    assert default(table, "rifle#1")[1] == ("two1",)
    assert default(table, "missile#1") == ("TR-SHOOT-10", ("two2",))


def test_shoot_12_an_officer_names_another_target() -> None:
    squads = (enemy("two1", 1500), enemy("two2", 2500, x=3000), enemy("two3", 2000, DISORGANISED, x=5000))
    table = shooters(*squads, profiles=("sergeant", "marine"))
    for target in ("two2", "two3", "two1"):
        referee = referee_of(table, one=Script(target=[target]))
        assert choose_target(referee, "one1", "rifle#1") == target
    table.change("one1", {"figures": ("one1b",), "leader": "one1b"})
    one = Script()
    assert choose_target(referee_of(table, one=one), "one1", "rifle#1") == "two1"
    assert not one.asked


def test_shoot_12_the_others_are_greyed_with_their_reason() -> None:
    table = shooters(enemy("two1", 1500), enemy("two2", 2500, x=3000), profiles=("sergeant", "flamer"))
    table.change("two2a", {"y": 9000})
    one = Script()
    choose_target(referee_of(table, one=one), "one1", "flame_thrower#1")
    assert not one.asked  # a single target is left
    assert refused(table, "flame_thrower#1", "two2") == "TR-SHOOT-31"


def test_shoot_13_without_a_suitable_target_the_nearest_is_taken() -> None:
    table = shooters(enemy("two1", 2000, PRONE), enemy("two2", 1200, tank=True, x=3500))
    assert default(table) == ("TR-SHOOT-13", ("two2",))


def test_shoot_13_no_candidate_no_shot() -> None:
    table = shooters(enemy("two1", 2000))
    table.change("ground", {"pieces": (wall("w", 0, 1500, 9000, 1600),)})
    refusal = why_not_fire(table, salvo_of(table, "one1", "rifle#1"))
    assert refusal is not None
    assert refusal.rule == "TR-SHOOT-13"
    referee = referee_of(table)
    next_salvo(referee)
    assert (table.turn.step, table.turn.salvos) == ("act", ())
    assert "fired" not in table.turn.flags


def test_shoot_14_an_unseen_unit_is_no_candidate() -> None:
    table = shooters(enemy("two1", 2000), enemy("two2", 2500, x=7000))
    table.change("ground", {"pieces": (wall("w", 3500, 1500, 4500, 1600),)})
    assert refused(table, "rifle#1") == "TR-SHOOT-14"
    assert candidates(table, salvo_of(table, "one1", "rifle#1")) == ("two2",)


def test_shoot_18_any_figure_sees_for_an_indirect_weapon() -> None:
    places = [(4000, 1000), (4350, 1000)]
    table = shooters(enemy("two1", 2000, x=6000), profiles=("bomber", "marine"), places=places)
    table.change("ground", {"pieces": (wall("w", 3800, 1150, 4200, 1250), wall("v", 4130, 900, 4200, 1250))})
    assert refused(table, "mortar#1") == ""
    table.change("one1", {"figures": ("one1a",)})
    assert refused(table, "mortar#1") == "TR-SHOOT-18"


@pytest.mark.parametrize(("gap", "rule"), [(2999, ""), (3000, "TR-SHOOT-31")])
def test_shoot_31_a_limited_weapon_does_not_reach_beyond_its_score(gap: int, rule: str) -> None:
    table = shooters(enemy("two1", gap), profiles=("flamer",))
    assert refused(table, "flame_thrower#1") == rule
    if rule:
        refusal = why_not_target(table, salvo_of(table, "one1", "flame_thrower#1"), "two1")
        assert refusal is not None
        assert (refusal.excess, refusal.measure) == (1, "cm")


def test_meas_02_the_leaders_are_measured() -> None:
    table = shooters(enemy("two1", 3100), profiles=("flamer", "marine"))
    table.change("one1b", {"y": 3000})
    assert refused(table, "flame_thrower#1") == "TR-SHOOT-31"
    table.change("one1", {"leader": "one1b"})
    assert refused(table, "flame_thrower#1") == ""


def test_army_08_the_leader_alone_decides_what_is_near() -> None:
    two = Squad("two1", "two", (4000, 4000), count=2, places=[(4000, 4000), (4000, 2000)])
    table = shooters(two, enemy("two2", 2500, x=3000))
    assert default(table)[1] == ("two2",)
    table.change("two1", {"leader": "two1b"})
    assert default(table)[1] == ("two1",)


def test_skill_05_a_concealed_unit_is_no_candidate() -> None:
    for profiles, key in ((("marine",), "rifle#1"), (("bomber",), "mortar#1")):
        assert refused(shooters(enemy("two1", 3000, entry="hidden"), profiles=profiles), key) == "TR-SKILL-05"
        assert refused(shooters(enemy("two1", 2999, entry="hidden"), profiles=profiles), key) == ""


def test_skill_19_lock_on_is_for_vehicles_only() -> None:
    table = shooters(enemy("two1", 2000), enemy("two2", 4000, tank=True, x=3000), profiles=("tracker",))
    assert refused(table, "launcher#1") == "TR-SKILL-19"
    assert default(table, "launcher#1")[1] == ("two2",)


def apart() -> Table:
    """Skirmishers whose sniper two1c has gone ahead of the others."""
    places = [(4000, 6000), (4350, 6000), (4000, 3000)]
    two = Squad("two1", "two", (0, 0), ["marine", "marine", "sniper"], entry="skirmishers", places=places)
    return shooters(two)


def test_skill_18_a_sniper_apart_is_a_target_of_his_own() -> None:
    table = apart()
    assert default(table)[1] == ("two1c",)  # the nearer
    assert candidates(table, salvo_of(table, "one1", "rifle#1")) == ("two1c", "two1")
    assert figures_of(table, "two1") == ("two1a", "two1b")
    assert figures_of(table, "two1c") == ("two1c",)
    assert (mark_of(table, "two1"), mark_of(table, "two1c")) == ("two1a", "two1c")


def test_actn_04_the_owner_may_skip_salvos() -> None:
    table = shooters(enemy("two1", 2000))
    referee = referee_of(table, one=Script(salvo=[NO_ONE]))
    next_salvo(referee)
    assert (table.turn.step, table.turn.salvos) == ("act", ())


def test_shoot_02_nobody_left_to_fire_no_target() -> None:
    table = table_of(Squad("one1", "one", (4000, 3000)), Squad("two1", "two", (4000, 4000)))
    full = salvo_of(table, "one1", "rifle#1")
    assert why_not_target(table, full, "two1") is None
    refusal = why_not_target(table, full._replace(bearers=()), "two1")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("TR-SHOOT-02", "no-weapon-left")
