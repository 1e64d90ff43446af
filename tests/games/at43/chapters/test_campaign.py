"""What a campaign brings to a battle, rule by rule (area A4-WAR)."""

from __future__ import annotations

from fractions import Fraction as F
from typing import Any

import pytest

from escarmouche.engine.errors import DataError, ListRefused
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.table import replace
from escarmouche.games.at43.chapters import actions, bonuses, campaign, control, morale, tactical, weather
from escarmouche.games.at43.chapters.campaign import climate_for, grants
from escarmouche.games.at43.chapters.measuring import range_of
from escarmouche.games.at43.chapters.movement import aftermath
from escarmouche.games.at43.chapters.shooting.cover import NONE, save_of
from escarmouche.games.at43.chapters.shooting.damage import Blow, damage_test, save_impacts
from escarmouche.games.at43.chapters.shooting.sight import sees
from escarmouche.games.at43.ruleset import RULESET
from escarmouche.games.at43.setup import placing
from escarmouche.games.at43.table import Campaign, Table
from tests.games.at43.tables import Script, Squad, chances, piece, referee_of, table_of

ZONES = [
    [{"id": "west", "kind": "access", "a": [0, 0], "b": [0, 9000]}],
    [{"id": "east", "kind": "access", "a": [12000, 0], "b": [12000, 9000]}],
]


def battle(*squads: Squad, climate: str = "", **values: Any) -> Table:
    brought = Campaign(
        climate, values.pop("snow", False), values.pop("supplies", {}), values.pop("learned", {})
    )
    return table_of(*squads, setting={"campaign": brought, "max_pv": 16}, **values)


def company(*choices: dict[str, Any], **values: Any) -> dict[str, Any]:
    name = {"en": "x", "fr": "x"}
    return {
        "book": "northguard", "name": name, "points": 1000, "sections": [list(choices)], "veterans": True,
        **values,
    }  # fmt: skip


def setup(*lists: dict[str, Any], **asked: Any) -> Setup:
    campaign = {"roles": ["attacker", "defender"], "zones": ZONES, **asked}
    return Setup("snow_1", lists, {"campaign": campaign})


ALL_TEN = tuple("abcdefghij")
RIFLES = {"unit": "riflemen", "strength": 10, "group": "assault"}
LINE, ENEMY = Squad("one1", "one", (2000, 3000)), Squad("two1", "two", (2000, 6000))


def test_war_01_companies_fight_as_they_are() -> None:
    hurt = company({**RIFLES, "missing": ["a", "c"], "experience": [3]}, supplies=["spy"])
    table = RULESET.rules.new_table(setup(hurt, company(RIFLES)))
    assert [f[-1] for f in table.units["one1"].figures] == list("bdefghij")
    assert table.units["one1"].leader == "one1b"
    assert [side.role for side in table.sides.values()] == ["attacker", "defender"]
    assert {zone.side: zone.id for zone in table.setting.zones} == {"one": "west", "two": "east"}
    assert table.setting.campaign == Campaign("", False, {"one": ("spy",)}, {"one1": (3,)})


def test_war_01_only_the_battle_of_a_campaign_takes_them() -> None:
    with pytest.raises(ListRefused, match="A4-WAR-01"):
        RULESET.rules.new_table(Setup("snow_1", (company(RIFLES), company(RIFLES))))
    marked = {**company({**RIFLES, "experience": [1]}), "veterans": False}
    with pytest.raises(ListRefused, match="A4-WAR-01"):
        RULESET.rules.new_table(Setup("snow_1", (marked, "northguard-1000-line")))
    for wrong in ({"missing": list("abcdefghij")}, {"missing": ["z"]}, {"hurt": {"a": [9]}}):
        with pytest.raises(ListRefused, match="A4-WAR-01"):
            RULESET.rules.new_table(setup(company({**RIFLES, **wrong}), company(RIFLES)))
    with pytest.raises(DataError, match="way in"):
        RULESET.rules.new_table(setup(company(RIFLES), company(RIFLES), zones=[ZONES[0], []]))


def test_war_02_climate_and_range() -> None:
    fog = battle(LINE, ENEMY, climate="fog", supplies={"one": ("cold_equipment",)})
    assert (range_of(fog, 2500, "one"), range_of(fog, 2500, "two")) == (2, 3)
    assert range_of(battle(LINE, climate="fair_weather"), 2500, "one") == 1


def test_war_03_thaw() -> None:
    assert actions.why_not_action(battle(LINE, climate="thaw"), "one1", "rapid").rule == "A4-WAR-03"  # type: ignore[union-attr]
    assert actions.why_not_action(battle(LINE), "one1", "rapid") is None


def test_war_04_storm() -> None:
    table = battle(LINE, ENEMY, climate="storm")
    weather.storm(referee_of(table, (1,), (1,)))
    moved = table.figures["two1a"]
    assert (moved.x - 2000) ** 2 + (moved.y - 6000) ** 2 == 500**2


def test_war_05_dog_weather() -> None:
    far = Squad("two1", "two", (2000, 3000 + 250 + 4001), count=1)
    table = battle(Squad("one1", "one", (2000, 3000), count=1), far, climate="dog_weather")
    assert not sees(table, "one1a", "two1a")
    assert sees(battle(Squad("one1", "one", (2000, 3000), count=1), far), "one1a", "two1a")


def test_war_04_who_is_ahead_in_the_wind_goes_first() -> None:
    pair = Squad("two1", "two", (0, 0), count=2, places=[(2000, 6000), (2100, 6230)])
    table = battle(LINE, pair, climate="storm")
    weather.blow(referee_of(table, (2,)), "one", "two1")
    gone = {f: (table.figures[f].x, table.figures[f].y) for f in ("two1a", "two1b")}
    assert gone == {"two1a": (2433, 6250), "two1b": (2533, 6480)}, "nobody stands in the way of his own"


def test_war_05_no_shot_from_farther_than_range_three_in_dog_weather() -> None:
    table = battle(LINE, ENEMY, climate="dog_weather")
    assert campaign.why_not_so_far(table, "one1", 4000) is None
    refusal = campaign.why_not_so_far(table, "one1", 4030)
    assert refusal is not None
    assert (refusal.rule, refusal.reason, refusal.excess) == ("A4-WAR-05", "too-dim", 30)
    assert campaign.why_not_so_far(battle(LINE, ENEMY), "one1", 4030) is None


def test_war_06_cold_wave() -> None:
    table = battle(LINE, ENEMY, climate="cold_wave", turn={"moves": (("two1", "combat"),)})
    weather.cold_wave(referee_of(table))
    assert (table.units["one1"].figures, len(table.units["two1"].figures)) == ((), 6)


def test_war_07_cold_equipment() -> None:
    for bad in ("fog", "thaw", "storm", "dog_weather", "cold_wave"):
        table = battle(LINE, ENEMY, climate=bad, supplies={"one": ("cold_equipment",)})
        assert (climate_for(table, "one"), climate_for(table, "two")) == ("", bad)
    fair = battle(LINE, climate="fair_weather", supplies={"one": ("cold_equipment",)})
    assert climate_for(fair, "one") == "fair_weather"


def test_war_08_and_13_command_points() -> None:
    table = battle(LINE, ENEMY, supplies={"one": ("spy",)}, learned={"two1": (2,)})
    tactical.command_points(referee_of(table))
    assert (table.sides["one"].pc, table.sides["two"].pc) == (4, 2)


def test_war_09_jump_systems() -> None:
    guns = Squad("one2", "one", (6000, 3000), "crew", 2, entry="support")
    table = battle(LINE, guns, supplies={"one": ("jump_system",)})
    assert (grants(table, "one1", "rocket_jump"), grants(table, "one2", "rocket_jump")) == (True, False)
    assert aftermath.why_no_slide(table, "one1")


def test_war_10_arctic_livery() -> None:
    hidden = Squad("two1", "two", (2000, 6000), markers=("a_couvert",))
    table = battle(LINE, hidden, snow=True, supplies={"two": ("arctic_livery",)})
    figures = table.units["two1"].figures
    assert save_of(table, "one1", figures, "direct") == (5, "A4-WAR-10")
    assert save_of(table, "one1", figures, "projection") == NONE


def test_war_11_scenery_of_the_campaign() -> None:
    given = company(RIFLES, scenery={"container": 1, "low_wall": 2})
    table = RULESET.rules.new_table(setup(given, company(RIFLES)))
    assert table.sides["one"].scenery == ("container", "low_wall", "low_wall")
    refused = placing.why_not_place(table, "one", "container", (9000, 1500))
    assert refused
    assert (refused.rule, refused.reason) == ("A4-WAR-11", "not-your-half")
    assert placing.rule_of("crystal") == "A4-SCN-14"


def test_war_12_steadfast() -> None:
    table = battle(LINE, learned={"one1": (1,)})  # Morale 7: 1/3 or so, thrown twice
    told = chances(morale.morale_test, table, "A4-ACT-09", "one1", of=lambda held, _: bool(held))
    plain = chances(morale.morale_test, battle(LINE), "A4-ACT-09", "one1", of=lambda held, _: bool(held))
    assert told[False] == plain[False] ** 2


def test_war_14_and_16_one_test_a_turn_thrown_again() -> None:
    for bonus in (bonuses.MARKSMEN, bonuses.BRAWLERS):
        table = battle(LINE, learned={"one1": (bonus,)})
        referee = referee_of(table, (6, 6))
        assert bonuses.again(referee, bonus, "one1", 2, 0) == 2
        assert bonuses.again(referee, bonus, "one1", 2, 0) == 0


def test_war_15_failed_damage_dice_of_one_salvo() -> None:
    table = battle(LINE, learned={"one1": (4,)})
    blow = Blow("one", "one1", 5, 1)
    referee = referee_of(table, (1,), (6,), (1,))
    campaign.begin_salvo(referee, "one1")
    assert damage_test(referee, blow, 1, 5) == 1
    campaign.end_salvo(referee, "one1")
    assert damage_test(referee, blow, 1, 5) == 0


def test_war_15_all_tests_of_that_salvo_and_no_other_this_turn() -> None:
    script = Script(use_bonus=["use"])
    referee = referee_of(battle(LINE, learned={"one1": (4,)}), (1,), (6,), (1,), (6,), (1,), one=script)
    blow = Blow("one", "one1", 5, 1)
    campaign.begin_salvo(referee, "one1")
    assert [damage_test(referee, blow, 1, 5) for _ in range(2)] == [1, 1]
    assert len(script.asked) == 1
    campaign.end_salvo(referee, "one1")
    campaign.begin_salvo(referee, "one1")
    assert damage_test(referee, blow, 1, 5) == 0
    assert len(script.asked) == 1


def test_war_17_on_the_run() -> None:
    table = battle(Squad("one1", "one", (2000, 3000), markers=("on_the_run",)))
    assert chances(save_impacts, table, "one1", 1, NONE, of=lambda n, _: n) == {0: F(1, 3), 1: F(2, 3)}


def test_war_18_retreat() -> None:
    table = battle(LINE, ENEMY, turn={"step": "spend", "ranking": ("one", "two")}, two={"pv": 5})
    control.spend(referee_of(table, one=Script(retreat=["retreat"])))
    assert (table.turn.over, table.sides["two"].pv, table.units["one1"].figures) == ("two", 16, ())


def test_war_19_who_may_come_back_from_the_water() -> None:
    lake = piece("lead", "water", 0, 2000, 12000, 4000)
    walker = Squad("one2", "one", (6000, 3000), "walker", 1, entry="walkers")
    table = battle(Squad("one1", "one", (2000, 3000), count=1), walker, ENEMY, pieces=(lake,))
    for unit in ("one1", "one2"):
        aftermath.fall(referee_of(table), unit)
    assert table.sides["one"].drowned == ("one2a",)
    assert table.units["one1"].figures == ()


def test_war_20_the_report() -> None:
    lost = Squad("two1", "two", (2000, 6000), count=3)
    table = battle(LINE, lost, one={"pv": 3, "pr": 40})
    table.change("two1", {"figures": ("two1b",), "leader": "two1b"})
    told = RULESET.rules.report(table, "one")
    assert (told["pv"]["one"], told["retreated"]) == (16, ("two",))  # two has given up
    assert told["units"]["two1"] == {"place": "gone", "lost": ("a", "b", "c")}
    table.turn = replace(table.turn, over="one")
    told = RULESET.rules.report(table, "one")
    assert told["units"]["two1"] == {"place": "table", "lost": ("a", "c")}
    assert (told["pv"], told["pr"]["one"]) == ({"one": 3, "two": 0}, 40)
    assert RULESET.rules.report(table_of(LINE, ENEMY), "one") is None  # no campaign, no report


def test_war_20_what_no_battle_can_end_in() -> None:
    fight = setup(company(RIFLES), company(RIFLES))
    fine: dict[str, Any] = {
        "winner": "one", "pv": {"one": 4, "two": 0}, "pr": {"one": 0, "two": 0}, "retreated": (),
        "units": {"one1": {"place": "table", "lost": ("b",)}, "two1": {"place": "gone", "lost": ALL_TEN}},
    }  # fmt: skip
    assert RULESET.rules.why_not_report(fight, fine) is None
    for units in (
        {"one1": {"place": "table", "lost": ("k",)}},
        {"two1": {"place": "table", "lost": ALL_TEN}},
        {"two1": {"place": "gone", "lost": ("a",)}},
        {"three1": {"place": "table"}},
    ):
        refusal = RULESET.rules.why_not_report(fight, {**fine, "units": {**fine["units"], **units}})
        assert refusal is not None
        assert refusal.rule == "A4-WAR-20"
