"""The advantages of platoons in play (DB-PLAT-04, DB-PLAT-07 to DB-PLAT-25)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from escarmouche.engine.odds import odds
from escarmouche.games.dust.chapters.actions import menu, scope_of
from escarmouche.games.dust.chapters.attack import saves
from escarmouche.games.dust.chapters.attack.attack import quick
from escarmouche.games.dust.chapters.attack.damage import Hit, take_hits
from escarmouche.games.dust.table import SUPPRESSED
from escarmouche.games.dust_battlefield.chapters import arrival, platoons, suppression
from escarmouche.games.dust_battlefield.chapters.open_field import OpenField
from escarmouche.games.dust_battlefield.table import Table
from tests.games.dust_battlefield.tables import Put, table_of

F = Fraction
FIELD = OpenField()


def platoon(kind: str, *cards: str, role: str = "combat", **values: Any) -> Table:
    """Units of side one in a platoon; the first leads it."""
    puts = [
        Put(f"one{n}", card, (20 + 12 * n, 60), 0, {"platoon": "p", "role": "leader" if n == 1 else role})
        for n, card in enumerate(cards, 1)
    ]
    return table_of(
        *puts, platoons={"p": kind}, turn={"round": 1, "unit": "one1", **values.pop("turn", {})}, **values
    )


def words(table: Table, unit: str = "one1") -> list[tuple[str, ...]]:
    shown, refused = menu(scope_of(table, unit))
    return [w for w in shown if w not in refused]


def test_plat_04_an_independent_walker_has_no_advantage() -> None:
    assert not any("special:get-moving" in w for w in words(table_of(Put("one1", "pounder", (20, 60)))))


def test_plat_07_m3_walkers_set_each_other_moving() -> None:
    table = platoon("allied-medium-walkers", "mickey", "pounder", "gunners")
    assert any("special:get-moving" in w for w in words(table))
    assert FIELD.why_not_word(table, "one1", "one2") is None
    refusal = FIELD.why_not_word(table, "one1", "one3")
    assert refusal is not None
    assert refusal.rule == "DB-PLAT-07"
    rule, dice = FIELD.word_dice(table, "one1", "")
    assert rule == "DB-PLAT-07"
    assert odds(lambda r: r.roll(rule, "one", dice), table).chances[1] == F(1, 3)


def test_plat_09_rangers_scout_and_come_sooner() -> None:
    table = platoon("allied-rangers", "the-boss", "gunners", scenario="no_retreat")
    assert platoons.scouts(table, "one2")
    assert any(w[0] == "march" and len(w) == 2 and w[1] != "nothing" for w in words(table, "one2"))
    table.change("one2", {"place": "reserve"})
    assert arrival.reserve_dice(table, "one2") == (2, "DB-PLAT-09")
    delayed = platoon("allied-rangers", "the-boss", "gunners", scenario="pincer")
    assert arrival.reserve_dice(delayed, "one2")[0] == 0


def test_plat_11_heavy_rangers_save_on_shields_in_the_first_turn() -> None:
    table = platoon("allied-heavy-rangers", "the-big-boss", "grim-reapers")
    assert saves.save_of(table, "one2", "one1", "infantry") == saves.Save("DB-PLAT-11", True)
    later = platoon("allied-heavy-rangers", "the-big-boss", "grim-reapers", turn={"round": 2})
    assert saves.save_of(later, "one2", "one1", "infantry") == saves.Save("DB-SAVE-07")


def test_plat_13_panzers_roll_for_move_and_fire() -> None:
    table = platoon("axis-panzer", "ludwig", "luther")
    assert odds(lambda r: platoons.mobile(r, "one1"), table).chances[True] == F(1, 3)
    assert odds(lambda r: platoons.mobile(r, "one1"), table_of(Put("one1", "ludwig", (20, 60)))).chances == {
        False: 1
    }


def test_plat_15_blitzkrieg_is_a_third_action_for_grenadiers() -> None:
    table = platoon("axis-grenadiers", "manfred", "stormtroopers", "the-panzers", turn={"round": 2})
    assert ("move", "attack", "special:blitzkrieg") in words(table)
    table.turn = type(table.turn)(round=2, unit="one1", declared=("special:blitzkrieg",))
    assert FIELD.why_not_word(table, "one1", "one2") is None
    refusal = FIELD.why_not_word(table, "one1", "one3")
    assert refusal is not None
    assert refusal.rule == "DB-PLAT-15"


def test_plat_17_mission_tactics_name_the_unit_first_and_succeed_two_times_in_three() -> None:
    table = platoon("axis-heavy-grenadiers", "the-iron-fist", "the-panzers", "lothar")
    assert FIELD.names_first(table, "one1")
    rule, dice = FIELD.word_dice(table, "one1", "one2")
    assert rule == "DB-PLAT-17"
    assert odds(lambda r: r.roll(rule, "one", dice), table).chances[1] == F(2, 3)
    assert FIELD.word_dice(table, "one1", "one3")[0] == "DS-CMD-06"


def test_plat_19_no_marker_while_sigrid_stands() -> None:
    table = platoon("axis-blutkreuz", "sigrid", "death-masks")
    assert suppression.immune(table, "one2") == "DB-PLAT-19"
    table.change("one1", {"place": "gone"})
    assert suppression.immune(table, "one2") == ""


def test_plat_21_a_kv_47_reacts_with_moves() -> None:
    table = platoon("ssu-wolfpack", "nadya", "natasha")
    assert platoons.is_kv47(table, "one1")
    assert not platoons.is_kv47(table_of(Put("one1", "nadya", (20, 60))), "one1")


def test_plat_23_in_the_first_turn_a_fallen_soldier_is_replaced_on_army() -> None:
    table = platoon("ssu-rifles", "red-bears", "frontoviki")
    lost = odds(
        lambda r: take_hits(r, "DS-MINE-01", "one2", Hit(1)),
        table,
        of=lambda _, t: len(t.units["one2"].roster) - len(t.units["one2"].figures),
        policy=quick,
        policy_name="q",
    ).chances
    assert lost == {1: F(2, 3), 0: F(1, 3)}
    assert FIELD.replaces(platoon("ssu-rifles", "red-bears", "frontoviki", turn={"round": 2}), "one2") == ""


def test_plat_25_suppressed_steel_guards_move_and_attack() -> None:
    table = platoon("ssu-steel-guard", "steel-fist", "steel-tornado", turn={"round": 2})
    table.change("one2", {"markers": frozenset({SUPPRESSED})})
    shown = words(table, "one2")
    assert ("move", "attack") in shown
    assert ("march",) not in shown
    assert ("sustained",) not in shown
    assert ("nothing", "attack") not in shown
    assert menu(scope_of(table, "one2")).refused[("attack", "move")].rule == "DB-PLAT-25"
