"""Tests of alert fire."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec

from escarmouche.engine import reaction_windows
from escarmouche.engine.requests import NO_ONE
from escarmouche.games.trauma.chapters.alert import (
    alert_window,
    chance,
    units_ready,
    why_not_alert,
    why_not_alert_salvo,
)
from escarmouche.games.trauma.chapters.orders import why_not_order
from escarmouche.games.trauma.client.view import view
from escarmouche.games.trauma.table import ALERT, DISORGANISED, ENGAGED, PRONE, TAKE_COVER, Table
from tests.games.trauma.tables import Script, Squad, referee_of, table_of, wall


def window(*profiles: str, mover: str = "marine", gap: int = 500, pc: int = 5, **values: Any) -> Table:
    """two1 in alert with these profiles; one1 has just moved in front of it."""
    entry = "wheeled" if mover == "tank" else "squad"
    return table_of(
        Squad("one1", "one", (4000, 3250 + gap), [mover] * (1 if mover == "tank" else 6), entry=entry),
        Squad("two1", "two", (4000, 3000), list(profiles) or ["marine"], markers=(ALERT,), **values),
        two={"pc": pc},
        turn={"unit": "one1", "step": "moved", "tested": ("one1",), "arcs": (("x", "y", 1),)},
    )


def shots(referee: Any) -> list[str]:
    return [e.about["salvo"] for e in referee.events if e.about.get("key") == "fires"]


def test_ord_05_not_for_a_unit_that_has_fired() -> None:
    table = window()
    table.change("two1", {"markers": frozenset()})
    for flags, refused in ((frozenset({"fired"}), True), (frozenset[str](), False)):
        table.change("turn", {"unit": "two1", "flags": flags})
        refusal = why_not_order(table, "two1", ALERT)
        assert (refusal is not None) is refused
        assert refusal is None or refusal.rule == "TR-ORD-05"


def test_ord_06_the_unit_fires_and_its_order_is_spent() -> None:
    table = window()
    referee = referee_of(table, (2,))
    alert_window(referee, "one1")
    assert shots(referee) == ["rifle#1"]
    assert ALERT not in table.units["two1"].markers
    assert len(table.units["one1"].figures) == 5


def test_ord_06_declining_keeps_the_order() -> None:
    table = window()
    referee = referee_of(table, two=Script(alert_fire=[NO_ONE]))
    alert_window(referee, "one1")
    assert not shots(referee)
    assert ALERT in table.units["two1"].markers


def test_ord_06_the_owner_names_his_units_in_any_order() -> None:
    table = table_of(
        Squad("one1", "one", (4000, 4000)),
        Squad("two1", "two", (3000, 3000), count=1, markers=(ALERT,)),
        Squad("two2", "two", (5000, 3000), count=1, markers=(ALERT,)),
        Squad("two3", "two", (6500, 3000), count=1),
    )
    assert units_ready(table, "two", "one1") == ("two1", "two2")
    referee = referee_of(table, (2,), (2,), two=Script(alert_fire=["two2", "two1"]))
    alert_window(referee, "one1")
    assert [e.about["unit"] for e in referee.events if e.about.get("key") == "fires"] == ["two2", "two1"]


def test_ord_06_the_unit_must_be_free_and_see_the_mover() -> None:
    for marker in (ENGAGED, DISORGANISED, PRONE):
        table = window()
        table.change("two1", {"markers": frozenset({ALERT, marker})})
        refusal = why_not_alert(table, "two1", "one1")
        assert refusal is not None
        assert refusal.rule == "TR-ACTN-05"
        alert_window(referee_of(table), "one1")
    table = window()
    table.change("ground", {"pieces": (wall("w", 0, 3300, 9000, 3400),)})
    refusal = why_not_alert(table, "two1", "one1")
    assert refusal is not None
    assert refusal.rule == "TR-SHOOT-11"


def test_ord_06_alert_fire_is_an_action_of_its_own() -> None:
    table = window("gunner")
    referee = referee_of(table, (2, 2, 2), (1, 1))  # tested again although tested in its own action
    alert_window(referee, "one1")
    assert "TR-MOR-09" in [e.rule for e in referee.events]
    assert table.turn.tested == ("one1",)
    assert table.turn.arcs == (("x", "y", 1),)


def test_ord_06_other_orders_stay() -> None:
    table = window()
    table.change("two1", {"markers": frozenset({ALERT, TAKE_COVER})})
    alert_window(referee_of(table, (1,)), "one1")
    assert table.units["two1"].markers == {TAKE_COVER}


THREE = ("marine", "gunner", "rocketeer")
KEYS = ("rifle#1", "machine_gun#1", "missile#1")


def test_ord_07_staggered_salvos_are_kept_for_later_movers() -> None:
    table = window(*THREE)
    two = Script(alert_salvos=[("rifle#1",), KEYS[1:]], stagger_alert=["stagger"])
    referee = referee_of(table, (1,), (1, 1, 1), two=two)
    two.answers["alert-fire"] = ["two1", NO_ONE]
    alert_window(referee, "one1")
    assert table.sides["two"].pc == 4
    assert table.units["two1"].alert_left == KEYS[1:]
    assert ALERT in table.units["two1"].markers
    alert_window(referee, "one1")
    assert shots(referee) == list(KEYS)
    assert table.sides["two"].pc == 4  # paid once
    assert not table.units["two1"].alert_left
    assert ALERT not in table.units["two1"].markers


def test_ord_07_without_the_pc_the_other_salvos_are_lost() -> None:
    for pc, answers in ((5, [NO_ONE]), (0, [])):
        table = window(*THREE, pc=pc)
        two = Script(alert_salvos=[("rifle#1",)], stagger_alert=answers)
        alert_window(referee_of(table, (1,), two=two), "one1")
        assert ALERT not in table.units["two1"].markers
        assert table.sides["two"].pc == pc
        assert bool(pc) is ("stagger-alert" in [a.question for a in two.asked])


def test_ord_07_a_unit_thrown_prone_by_its_own_shell_keeps_no_salvo() -> None:
    table = window("bomber", "marine")
    table.change("one1", {"figures": ("one1a", "one1b")})
    table.setting = msgspec.structs.replace(table.setting, options={"blast_any_unit": True})
    two = Script(alert_salvos=[("mortar#1",)], stagger_alert=["stagger"])
    alert_window(referee_of(table, (2,), (1, 1), (1, 1), (1, 1), (1, 1), two=two), "one1")
    assert table.units["two1"].markers == {PRONE}
    assert table.units["two1"].alert_left == ()


def test_shoot_11_alert_fire_goes_for_the_mover_whatever_is_nearer() -> None:
    table = window(mover="tank", gap=800)
    table.put(Squad("one2", "one", (4000, 3500), count=1).unit)
    for figure in Squad("one2", "one", (3500, 3500), count=1).figures:
        table.put(figure)
    referee = referee_of(table)
    alert_window(referee, "one1")
    assert [e.about["target"] for e in referee.events if e.about.get("key") == "fires"] == ["one1"]


def test_skill_19_lock_on_is_not_for_alert_fire() -> None:
    table = window("tracker", mover="tank", gap=2000)
    refusal = why_not_alert_salvo(table, "two1", "launcher#1", "one1")
    assert refusal is not None
    assert refusal.rule == "TR-SKILL-19"
    assert not units_ready(table, "two", "one1")


def test_skill_15_in_alert_the_activation_that_gave_the_order_counts() -> None:
    for moved, asked in ((False, True), (True, False)):
        table = window("marine", "sniper", gap=4500)
        table.change("two1b", {"moved": moved})
        two = Script(alert_salvos=[("long_rifle#1",)], stagger_alert=[NO_ONE], sniper_score=["first"] * asked)
        alert_window(referee_of(table, (2,), two=two), "one1")
        assert ("sniper-score" in [a.question for a in two.asked]) is asked


def test_skill_05_a_concealed_mover_is_safe_from_far() -> None:
    table = window(gap=3100)
    table.change("one1", {"entry": "hidden"})
    assert not units_ready(table, "two", "one1")


def test_sust_01_no_sustained_fire_in_alert() -> None:
    table = window()
    table.change("turn", {"flags": frozenset({"sustained"})})
    referee = referee_of(table, (2,))
    alert_window(referee, "one1")
    assert "TR-SUST-02" not in [e.rule for e in referee.events]


def test_ord_06_standing_answers_spare_the_question() -> None:
    table = window()
    never = Script(alert_fire=[reaction_windows.NOT_THIS_MOVE])
    referee = referee_of(table, two=never)
    alert_window(referee, "one1")
    alert_window(referee, "one1")
    assert len(never.asked) == 1
    assert ALERT in referee.table.units["two1"].markers
    referee.book(activation="one2")
    again = Script(alert_fire=[NO_ONE])
    alert_window(referee_of(referee.table, two=again), "one1")
    assert len(again.asked) == 1


def test_ord_06_asked_only_above_half_a_chance() -> None:
    lone, crowd = window(mover="veteran"), window(*["gunner"] * 6)
    assert chance(lone, "two1", "one1") <= Fraction(1, 2) < chance(crowd, "two1", "one1")
    for table, questions in ((lone, 1), (crowd, 2)):
        script = Script(alert_fire=[reaction_windows.ABOVE_HALF, NO_ONE])
        referee = referee_of(table, two=script)
        alert_window(referee, "one1")
        assert len(script.asked) == questions
        assert referee.table.sides["two"].standing == (("alert-fire", "above-50:1"),)
        assert view(referee.table, "one").sides["two"].standing == ()
