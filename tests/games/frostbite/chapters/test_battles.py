"""What a campaign brings to its battles: climate, purchases, experience, retreat (FB-CLIM, FB-LOG)."""

from __future__ import annotations

from fractions import Fraction as F
from typing import Any

import pytest

from escarmouche.engine.odds import odds
from escarmouche.engine.requests import Ask
from escarmouche.engine.table import replace
from escarmouche.games import ruleset
from escarmouche.games.at43.chapters import actions, bonuses, control, morale, tactical, weather
from escarmouche.games.at43.chapters.campaign import begin_salvo, end_salvo, grants
from escarmouche.games.at43.chapters.dice import universal_test
from escarmouche.games.at43.chapters.measuring import range_of
from escarmouche.games.at43.chapters.movement import aftermath
from escarmouche.games.at43.chapters.shooting.cover import save_of
from escarmouche.games.at43.chapters.shooting.damage import Blow, damage_test, save_impacts
from escarmouche.games.at43.chapters.shooting.sight import sees
from escarmouche.games.at43.chapters.shooting.targets import why_not_target
from escarmouche.games.at43.setup import placing
from escarmouche.games.at43.table import Campaign, Referee, Table
from escarmouche.games.frostbite.chapters import battles, climate
from escarmouche.games.frostbite.table import Mission, Muster
from tests.games.at43.tables import Script, Squad, chances, marker, piece, referee_of, table_of
from tests.games.frostbite.campaigns import campaign, put

LINE = Squad("one1", "one", (2000, 3000))
ENEMY = Squad("two1", "two", (2000, 6000))


def battle(*squads: Squad, climate: str = "", snow: bool = False, **values: Any) -> Table:
    """A table in a battle of a campaign; `supplies` by side, `experience` by unit."""
    brought = Campaign(climate, snow, values.pop("supplies", {}), values.pop("experience", {}))
    return table_of(*squads, setting={"campaign": brought, **values.pop("setting", {})}, **values)


def mean(procedure: Any, table: Table, *args: Any) -> F:
    told = chances(procedure, table, *args, of=lambda value, _: value)
    return sum((F(value) * chance for value, chance in told.items()), F(0))


# -- the throw for the climate -------------------------------------------------------------------------------


def share(phase: int, weather_now: str) -> F:
    ways = [(a, b) for a in range(1, 7) for b in range(1, 7)]
    return F(sum(climate.CLIMATES[phase][a + b] == weather_now for a, b in ways), len(ways))


def test_clim_01_two_dice_in_the_column_of_the_phase() -> None:
    first = {w: share(0, w) for w in climate.RULES}
    assert (first["nothing_to_report"], first["dog_weather"], first["thaw"], first["storm"]) == (
        F(4, 9), F(7, 36), F(7, 36), F(1, 36),
    )  # fmt: skip
    second = {w: share(1, w) for w in climate.RULES}
    assert (second["dog_weather"], second["cold_wave"], second["storm"], second["blizzard"]) == (
        F(4, 9), F(7, 36), F(1, 18), F(1, 36),
    )  # fmt: skip
    table = campaign(2)
    told = odds(climate.roll_climate, table, "one", of=lambda now, _: now, policy=_first, limit=500)
    assert dict(told.chances) == {w: chance for w, chance in first.items() if chance}


def _first(ask: Ask, table: Any) -> Any:
    return ask.options[0]


def test_clim_02_nothing_to_report_in_phase_1_only_and_without_effect() -> None:
    assert (share(0, "nothing_to_report"), share(1, "nothing_to_report")) == (F(4, 9), F(0))
    table = campaign(2)
    put(table, "one1", "b2")
    put(table, "two1", "b2", origin="c1", entered="c1")
    musters = (Muster("one", "one1", zone="middle-band"), Muster("two", "two1", zone="south"))
    fixture = battles.fixture(table, Mission("b2", "", musters, "nothing_to_report"), "chasm_1")
    match = ruleset("at43").rules.new_table(fixture.setup)
    assert match.setting.campaign.climate == ""
    assert range_of(match, 4500, "one") == 4


# -- what the weather does -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("length", "plain", "fair"), [(4500, F(1, 2), F(1, 2)), (3500, F(1, 2), F(2, 3)), (500, F(5, 6), F(5, 6))]
)
def test_clim_03_fair_weather_makes_shooting_easier(length: int, plain: F, fair: F) -> None:
    def hit(table: Table) -> F:
        difference = 4 - range_of(table, length, "one")
        return mean(_test, table, difference)

    assert hit(battle(LINE)) == plain
    assert hit(battle(LINE, climate="fair_weather")) == fair


def _test(referee: Referee, difference: int) -> int:
    return universal_test(referee, "A4-SHOOT-08", "one", 1, difference)


def test_clim_04_fog_makes_it_harder() -> None:
    assert [range_of(battle(LINE, climate=now), 2500, "one") for now in ("", "fog")] == [2, 3]
    assert mean(_test, battle(LINE), 4 - 2) == F(2, 3)
    assert mean(_test, battle(LINE, climate="fog"), 4 - 3) == F(1, 2)
    assert range_of(battle(LINE, climate="fog"), 500, "one") == 1


def test_clim_05_no_rapid_moves_in_a_thaw() -> None:
    table = battle(LINE, ENEMY, climate="thaw", supplies={"two": ("cold_equipment",)})
    refusal = actions.why_not_action(table, "one1", "rapid")
    assert refusal is not None
    assert refusal.rule == "A4-WAR-03"
    assert actions.why_not_action(table, "one1", "combat") is None
    assert actions.why_not_action(table, "two1", "rapid") is None  # not for who is immune


def test_clim_06_a_storm_carries_a_unit_5_cm_in_one_of_six_directions() -> None:
    table = battle(LINE, ENEMY, climate="storm")

    def ends(referee: Referee) -> tuple[int, int]:
        weather.blow(referee, "one", "two1")
        leader = referee.table.figures["two1a"]
        return leader.x - 2000, leader.y - 6000

    told = chances(ends, table, of=lambda end, _: end)
    assert set(told.values()) == {F(1, 6)}
    assert len(told) == 6
    assert all(abs(x * x + y * y - 500 * 500) < 1500 for x, y in told)
    referee = referee_of(table, (1,), (1,), one=Script(storm=["two1"]))
    weather.storm(referee)
    assert [event.rule for event in referee.events].count("A4-WAR-04") >= 4
    spared = battle(LINE, ENEMY, climate="storm", supplies={"two": ("cold_equipment",)})
    referee = referee_of(spared, (1,))
    weather.storm(referee)
    assert (spared.figures["two1a"].x, spared.figures["two1a"].y) == (2000, 6000)


def test_clim_06_the_neighbour_on_the_left_with_three() -> None:
    third = Squad("three1", "three", (8000, 6000))
    table = battle(LINE, ENEMY, third, climate="storm", sides=("one", "two", "three"))
    scripts = {side: Script() for side in ("one", "two", "three")}
    weather.storm(referee_of(table, (1,), (1,), (1,), **scripts))
    asked = {side: script.asked for side, script in scripts.items()}
    assert not any(asked.values())  # one unit each: taken unasked
    moved = [u for u in ("one1", "two1", "three1") if table.figures[f"{u}a"].y != {"one1": 3000}.get(u, 6000)]
    assert moved == ["one1", "two1", "three1"]


@pytest.mark.parametrize(("gap", "seen"), [(4000, True), (4010, False)])
def test_clim_07_nobody_sees_beyond_40_cm_in_dog_weather(gap: int, seen: bool) -> None:
    one = Squad("one1", "one", (2000, 2000), count=1)
    two = Squad("two1", "two", (2000, 2000 + 250 + gap), count=1)
    table = battle(one, two, climate="dog_weather", supplies={"two": ("cold_equipment",)})
    assert sees(table, "one1a", "two1a") is seen
    refusal = why_not_target(table, "one1", "rifle", "two1")
    assert (refusal is None) is seen
    if refusal is not None:
        assert (refusal.rule, refusal.excess) == ("A4-WAR-05", gap - 4000)
    assert why_not_target(table, "two1", "rifle", "one1") is None  # equipped: sees as ever


def test_clim_08_who_stands_still_in_a_cold_wave_is_destroyed() -> None:
    units = [Squad(f"one{n}", "one", (2000 * n, 3000), count=2) for n in (1, 2, 3)]
    equipped = Squad("two1", "two", (2000, 8000))
    table = battle(
        *units, equipped, climate="cold_wave", supplies={"two": ("cold_equipment",)},
        turn={"moves": (("one2", "combat"),), "used": ("in:one3",)},
    )  # fmt: skip
    assert weather.frozen(table) == ("one1",)  # it only fired; one2 moved, one3 came in
    referee = referee_of(table)
    control.control_phase(referee)
    assert table.units["one1"].figures == ()
    assert referee.events[0].rule == "A4-WAR-06"
    assert table.units["two1"].figures


def test_clim_10_and_log_11_what_cold_equipment_cancels() -> None:
    assert climate.CANCELLED == ("fog", "thaw", "storm", "dog_weather", "cold_wave")
    fog = battle(LINE, ENEMY, climate="fog", supplies={"one": ("cold_equipment",)})
    assert (range_of(fog, 2500, "one"), range_of(fog, 2500, "two")) == (2, 3)
    fair = battle(LINE, ENEMY, climate="fair_weather", supplies={"one": ("cold_equipment",)})
    assert (range_of(fair, 2500, "one"), range_of(fair, 2500, "two")) == (1, 1)
    cold = battle(LINE, climate="cold_wave", supplies={"one": ("cold_equipment",)})
    assert weather.frozen(cold) == ()


# -- purchases -----------------------------------------------------------------------------------------------


def company_of_five(**values: Any) -> Table:
    units = [Squad(f"one{n}", "one", (2000 * n, 3000), count=2) for n in range(1, 5)]
    officer = Squad("one5", "one", (1000, 5000), ["lieutenant", "trooper"])
    return battle(*units, officer, Squad("two1", "two", (8000, 8000)), one={"commander": "one5a"}, **values)


def test_log_09_a_spy_is_worth_three_pc_a_turn() -> None:
    for supplies, points in (({}, 9), ({"one": ("spy",)}, 12)):
        table = company_of_five(supplies=supplies)
        tactical.command_points(referee_of(table))
        assert table.sides["one"].pc == points


def test_log_12_foot_soldiers_jump_and_do_not_slide_support_and_armour_as_ever() -> None:
    mortars = Squad("one2", "one", (4000, 3000), "crew", 2, entry="support")
    walker = Squad("one3", "one", (6000, 3000), "walker", 1, entry="walkers")
    table = battle(LINE, mortars, walker, supplies={"one": ("jump_system",)})
    assert [grants(table, unit, "rocket_jump") for unit in ("one1", "one2", "one3")] == [True, False, False]
    assert aftermath.why_no_slide(table, "one1") == "A4-COND-03"
    assert aftermath.why_no_slide(table, "one2") == ""
    bare = battle(LINE)
    assert aftermath.why_no_slide(bare, "one1") == ""


@pytest.mark.parametrize("kind", ["direct", "indirect"])
def test_log_13_arctic_livery_saves_on_5_under_cover_on_snow(kind: str) -> None:
    hidden = Squad("two1", "two", (2000, 6000), markers=("a_couvert",))
    supplies = {"two": ("arctic_livery",)}
    snow = battle(LINE, hidden, snow=True, supplies=supplies)
    figures = snow.units["two1"].figures
    assert save_of(snow, "one1", figures, kind) == (5, "A4-WAR-10")
    stopped = chances(save_impacts, snow, "two1", 1, save_of(snow, "one1", figures, kind), of=lambda n, _: n)
    assert stopped == {0: F(1, 3), 1: F(2, 3)}
    for other in (
        battle(LINE, ENEMY, snow=True, supplies=supplies),  # without the order
        battle(LINE, hidden, supplies=supplies),  # not on snow
        battle(LINE, hidden, snow=True),  # without the livery
    ):
        assert save_of(other, "one1", figures, kind).needs == 0
    icy = battle(LINE, hidden, supplies=supplies, pieces=(piece("floe", "pack_ice", 0, 0, 3000, 3000),))
    assert save_of(icy, "one1", figures, kind).needs == 5
    near = battle(Squad("one1", "one", (2000, 5500)), hidden, snow=True, supplies=supplies)
    assert save_of(near, "one1", figures, "direct").needs == 5  # at close quarters too


def test_log_04_and_05_scenery_is_placed_by_its_owner_in_his_half() -> None:
    table = campaign(2)
    put(table, "one1", "b2", bought=("container", "low_wall", "low_wall", "spy"), size=2000)
    put(table, "two1", "b2", origin="c1", entered="c1", size=2000)
    musters = (Muster("one", "one1", "defender", "middle-band"), Muster("two", "two1", zone="south"))
    fixture = battles.fixture(table, Mission("b2", "", musters, "nothing_to_report"), "chasm_1")
    match = ruleset("at43").rules.new_table(fixture.setup)
    assert sorted(match.sides["one"].scenery) == ["container", "low_wall", "low_wall"]
    assert match.setting.campaign.supplies == {"one": ("spy",)}
    refusal = placing.why_not_place(match, "one", "container", (6000, 1000))
    assert refusal is not None
    assert refusal.reason == "not-your-half"
    spot = next(
        s for s in placing._grid(match) if placing.why_not_place(match, "one", "container", s) is None
    )
    referee = referee_of(match, one=Script(place_scenery=[spot]))
    placing.place_scenery(referee, "one")
    bought = match.things["one-container1"]
    assert bought.parts  # it can be destroyed


# -- experience ----------------------------------------------------------------------------------------------


def with_morale(table: Table, value: int) -> Table:
    own = table.setting.profiles["trooper"]
    profiles = {**table.setting.profiles, "trooper": replace(own, morale=value)}
    table.setting = replace(table.setting, profiles=profiles)
    return table


@pytest.mark.parametrize(("value", "plain", "again"), [(8, F(1, 2), F(3, 4)), (6, F(1, 3), F(5, 9))])
def test_deb_05_the_steadfast_throw_morale_again(value: int, plain: F, again: F) -> None:
    for experience, chance in (({}, plain), ({"one1": (1,)}, again)):
        table = with_morale(battle(LINE, experience=experience), value)
        told = chances(morale.morale_test, table, "A4-ACT-09", "one1", of=lambda held, _: bool(held))
        assert told[True] == chance


def test_deb_05_who_takes_no_test_causes_fear_instead() -> None:
    drones = Squad("one1", "one", (2000, 3000), "drone")
    calm = Squad("one2", "one", (4000, 3000), entry="nerves")
    table = battle(drones, calm, ENEMY, experience={"one1": (1,), "one2": (1,), "two1": (1,)})
    assert [grants(table, unit, "fear") for unit in ("one1", "one2", "two1")] == [True, True, False]


def test_deb_06_initiative_yields_one_pc_more_while_the_unit_yields_its_own() -> None:
    table = company_of_five(experience={"one2": (2,)})
    tactical.command_points(referee_of(table))
    assert table.sides["one"].pc == 10
    table = company_of_five(experience={"one2": (2,)})
    table.change("one2", {"markers": frozenset({"disorganised"})})
    tactical.command_points(referee_of(table))
    assert table.sides["one"].pc == 8


def shot(referee: Referee, dice: int, difference: int, bonus: int) -> int:
    made = universal_test(referee, "A4-SHOOT-08", "one", dice, difference)
    return made + bonuses.again(referee, bonus, "one1", dice - made, difference)


def test_deb_07_marksmen_throw_one_shooting_test_again_a_turn() -> None:
    assert mean(shot, battle(LINE), 6, 0, 3) == 3
    table = battle(LINE, experience={"one1": (3,)})
    assert mean(shot, table, 6, 0, 3) == F(9, 2)
    used = battle(LINE, experience={"one1": (3,)}, turn={"used": ("bonus3:one1",)})
    assert mean(shot, used, 6, 0, 3) == 3


def test_deb_07_decided_after_seeing_the_dice() -> None:
    table = battle(LINE, experience={"one1": (3,)})
    referee = referee_of(table, (1, 1, 6, 6, 6, 6), one=Script(use_bonus=["-"]))
    assert shot(referee, 6, 0, 3) == 4
    assert table.turn.used == ()


def test_deb_08_piercers_throw_failed_damage_dice_of_one_salvo_again() -> None:
    blow = Blow("one", "one1", 3, 1)
    assert mean(damage_test, battle(LINE), blow, 4, 5) == F(4, 3)
    table = battle(LINE, experience={"one1": (4,)}, turn={"used": ("salvo:one1",)})
    assert mean(damage_test, table, blow, 4, 5) == F(20, 9)
    melee = battle(LINE, experience={"one1": (4,)})  # no salvo under way
    assert mean(damage_test, melee, blow, 4, 5) == F(4, 3)


def test_deb_08_all_the_dice_of_that_salvo_and_only_of_that_one() -> None:
    table = battle(LINE, experience={"one1": (4,)}, turn={"used": ("salvo:one1",)})
    script = Script()
    blow = Blow("one", "one1", 3, 1)
    referee = referee_of(table, (1,), (6,), (1,), (6,), one=script)
    assert damage_test(referee, blow, 1, 5) + damage_test(referee, blow, 1, 5) == 2
    assert len(script.asked) == 1  # asked once for the whole salvo
    end_salvo(referee, "one1")
    begin_salvo(referee, "one1")
    assert damage_test(referee_of(table, (1,)), blow, 1, 5) == 0


def test_deb_09_brawlers_throw_one_combat_test_again_a_turn() -> None:
    assert mean(shot, battle(LINE), 8, 2, 5) == F(16, 3)
    assert mean(shot, battle(LINE, experience={"one1": (5,)}), 8, 2, 5) == F(64, 9)


def test_deb_10_one_save_after_a_rapid_move_and_no_second() -> None:
    table = battle(LINE, experience={"one1": (6,)})
    bonuses.run(referee_of(table), "one1")
    assert "on_the_run" in table.units["one1"].markers
    told = chances(bonuses.dodge, table, "one1", 1, of=lambda stopped, _: stopped)
    assert told == {1: F(1, 3), 0: F(2, 3)}
    referee = referee_of(table, (6,))
    assert save_impacts(referee, "one1", 2, save_of(table, "one1", (), "direct")) == 1
    assert save_impacts(referee, "one1", 1, save_of(table, "one1", (), "direct")) == 1  # used
    other = battle(LINE)
    bonuses.run(referee_of(other), "one1")
    assert "on_the_run" not in other.units["one1"].markers


# -- retreat -------------------------------------------------------------------------------------------------


def test_miss_08_offered_at_the_end_of_the_control_phase_to_the_authority_loser_first() -> None:
    table = battle(LINE, ENEMY, turn={"ranking": ("two", "one"), "step": "spend"}, setting={"max_pv": 16})
    order: list[str] = []

    class Noting(Script):
        def choose(self, ask: Ask, seat: Any) -> Any:
            order.append(f"{ask.side}:{ask.question}")
            return super().choose(ask, seat)

    control.spend(referee_of(table, one=Noting(), two=Noting()))
    assert order == ["two:retreat", "one:retreat"]
    plain = table_of(LINE, ENEMY, turn={"step": "spend"})
    quiet = Noting()
    order.clear()
    control.spend(referee_of(plain, one=quiet, two=quiet))
    assert order == []  # in campaigns only


def test_miss_09_and_10_units_on_the_table_are_lost_and_the_opponent_has_the_maximum() -> None:
    reserve = Squad("one2", "one", (4000, 3000), place="reserve")
    table = battle(
        LINE, reserve, ENEMY, turn={"step": "spend", "ranking": ("one", "two")}, setting={"max_pv": 16},
        two={"pv": 5}, things=(marker("hill", (6000, 4500)),),
    )  # fmt: skip
    control.spend(referee_of(table, one=Script(retreat=["retreat"])))
    assert table.turn.over == "two"
    assert table.sides["two"].pv == 16
    assert (table.units["one1"].figures, len(table.units["one2"].figures)) == ((), 6)
    told = ruleset("at43").rules.report(table, "two")
    assert told["retreated"] == ("one",)
    assert (told["units"]["one1"]["place"], told["units"]["one2"]["place"]) == ("gone", "section")


def test_miss_10_with_three_the_others_play_on() -> None:
    third = Squad("three1", "three", (9000, 3000))
    table = battle(
        LINE, ENEMY, third, turn={"step": "spend", "ranking": ("one", "two", "three")},
        setting={"max_pv": 16}, sides=("one", "two", "three"),
    )  # fmt: skip
    control.spend(referee_of(table, one=Script(retreat=["retreat"])))
    assert table.turn.over == ""
    assert (table.turn.step, table.turn.round) == ("tactical", 2)
    tactical.commanders(referee_of(table))
    assert table.turn.order == ("two", "three")


def test_a_concession_is_a_retreat() -> None:
    table = battle(LINE, ENEMY, setting={"max_pv": 16})
    told = ruleset("at43").rules.report(table, "two")
    assert (told["winner"], told["pv"]["two"], told["retreated"]) == ("two", 16, ("one",))
    assert told["units"]["one1"]["place"] == "gone"
