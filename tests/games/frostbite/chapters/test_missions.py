"""Encounters on routes, missions of sectors, roles, ways in, climate, retreat (FB-MISS, FB-CLIM-09)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.table import replace
from escarmouche.games import ruleset
from escarmouche.games.at43.setup import scenario
from escarmouche.games.frostbite.chapters import battles, losses, missions
from escarmouche.games.frostbite.chapters.meetings import contested, encounters
from escarmouche.games.frostbite.setup import sectors
from escarmouche.games.frostbite.table import Mission, Muster, Report, Table, front
from tests.games.frostbite.campaigns import campaign, judge, put, rules_of


def ready(table: Table) -> Table:
    """The missions of the week begin."""
    missions.begin_missions(judge(table))
    return table


def marched(table: Table, company: str, here: str, there: str, number: int = 1) -> None:
    put(table, company, there, origin=here, played=number)


def report(table: Table, mission: Mission, pv: tuple[int, ...], **units: dict[str, Any]) -> dict[str, Any]:
    """A report of AT-43 of a mission in which nobody was lost unless said."""
    sides = ("one", "two", "three", "four")[: len(mission.musters)]
    told = {
        f"{side}{n}": {"place": "table"}
        for side, muster in zip(sides, mission.musters, strict=True)
        for n in range(1, len(battles.sent(table, muster.company)) + 1)
    }
    points = dict(zip(sides, pv, strict=True))
    best = [side for side in sides if points[side] == max(pv)]
    return {
        "winner": best[0] if len(best) == 1 else "draw", "pv": points, "pr": dict.fromkeys(sides, 50),
        "retreated": (), "units": {**told, **units},
    }  # fmt: skip


def prepared(table: Table, *throws: tuple[int, ...], **answers: Any) -> Mission:
    """The first mission of the week, found and prepared."""
    missions.find_encounters(judge(table))
    missions.prepare(judge(table, *throws, **answers))
    return table.turn.missions[0]


def test_miss_01_routes_first_and_who_is_beaten_there_takes_no_part() -> None:
    table = campaign(2)
    marched(table, "one1", "a1", "b1", 1)
    marched(table, "two1", "b1", "a1", 2)
    put(table, "two2", "a1")
    put(table, "one2", "a1")
    ready(table)
    mission = prepared(table, (3, 4))
    assert (mission.node, mission.other) == ("b1", "a1")  # the encounter, though a1 is contested too
    missions.fight(judge(table, reports=[report(table, mission, (9, 2))]))
    assert table.units["two1"].beaten
    assert not table.units["one1"].beaten
    assert table.turn.step == "encounters"
    missions.find_encounters(judge(table))
    (sector,) = (m for m in table.turn.missions if not m.other)
    assert sector.node == "a1"
    assert contested(table) == ("a1",)


@pytest.mark.parametrize(
    ("first", "second", "meets"),
    [
        (("a1", "b1"), ("b1", "a1"), True),
        (("a1", "b1"), ("a1", "b1"), True),
        (("a1", "b1"), ("c1", "b1"), False),
        (("a1", "b1"), ("drop", "b1"), False),
    ],
)
def test_miss_02_the_same_route_either_way(
    first: tuple[str, str], second: tuple[str, str], meets: bool
) -> None:
    table = campaign(2)
    marched(table, "one1", *first)
    marched(table, "two1", *second, 2)
    assert bool(list(encounters(table))) is meets


def test_miss_02_two_by_two_in_planning_order_and_never_ones_own() -> None:
    table = campaign(3)
    for number, company in enumerate(("two1", "one1", "one2", "three1"), 1):
        marched(table, company, "n2", "ne", number)
    (mission,) = encounters(table)
    assert [muster.company for muster in mission.musters] == ["two1", "one1"]
    table.turn = replace(table.turn, missions=(mission,))
    table.change("one1", {"beaten": True})
    (mission,) = encounters(table)
    assert [muster.company for muster in mission.musters] == ["two1", "one2"]
    table.turn = replace(table.turn, missions=(*table.turn.missions, mission))
    table.change("two1", {"beaten": True})
    (mission,) = encounters(table)
    assert [muster.company for muster in mission.musters] == ["one2", "three1"]


def test_miss_03_two_attackers_and_one_objective_for_16_pv() -> None:
    table = campaign(2)
    marched(table, "one1", "a1", "b1", 1)
    marched(table, "two1", "b1", "a1", 2)
    mission = prepared(ready(table), (3, 4))
    assert [muster.role for muster in mission.musters] == ["attacker", "attacker"]
    assert missions.mission_key(table, mission) == "concorde"
    played = scenario.load("concorde")
    assert played.max_pv == 16
    (place,) = played.objectives
    assert (place.control.pv, place.capture.pv, played.cease_fire.turns) == (2, 4, 6)
    match = ruleset("at43").rules.new_table(battles.fixture(table, mission, "concorde").setup)
    assert {zone.side: zone.id for zone in match.setting.zones} == {"one": "west", "two": "east"}


def test_miss_03_the_loser_or_both_on_a_draw_fall_back() -> None:
    for pv, beaten in (((16, 2), {"two1"}), ((4, 4), {"one1", "two1"})):
        table = campaign(2)
        marched(table, "one1", "a1", "b1", 1)
        marched(table, "two1", "b1", "a1", 2)
        mission = prepared(ready(table), (3, 4))
        missions.fight(judge(table, reports=[report(table, mission, pv)]))
        assert {c.id for c in table.units.values() if c.beaten} == beaten


def test_miss_04_one_mission_where_armies_meet_and_one_company_each() -> None:
    table = campaign(2)
    for company in ("one1", "one2"):
        put(table, company, "b2")
    assert contested(table) == ()
    put(table, "two1", "b2", entered="c1")
    assert contested(table) == ("b2",)
    mission = prepared(ready(table), (3, 4), who_fights=["one2"])
    assert [muster.company for muster in mission.musters] == ["one2", "two1"]


def test_miss_04_three_armies_on_one_table() -> None:
    table = campaign(3)
    put(table, "one1", "ne")
    marched(table, "two1", "e1", "ne", 1)
    marched(table, "three1", "wn", "ne", 2)
    mission = prepared(ready(table), (3, 4))
    fixture = battles.fixture(table, mission, missions.mission_key(table, mission))
    assert fixture.seats == {"one": "one", "two": "two", "three": "three"}
    match = ruleset("at43").rules.new_table(fixture.setup)
    assert tuple(match.sides) == ("one", "two", "three")
    assert [side.role for side in match.sides.values()] == ["defender", "attacker", "attacker"]


def test_miss_05_one_throw_for_each_mission_after_the_companies_are_known() -> None:
    table = campaign(4)
    for sector, companies in (("s06", ("one1", "two1")), ("s08", ("three1", "four1"))):
        for company in companies:
            put(table, company, sector)
        table.change(companies[1], {"entered": front(table).neighbours(sector)[0]})
    ready(table)
    missions.find_encounters(judge(table))
    first, second = judge(table, (2, 1)), judge(table, (6, 5))
    missions.prepare(first)
    missions.prepare(second)
    assert [mission.climate for mission in table.turn.missions] == ["fog", "cold_wave"]
    assert rules_of(first).index("FB-MISS-06") < rules_of(first).index("FB-CLIM-01")


def test_miss_06_who_moved_attacks_and_who_stayed_defends() -> None:
    table = campaign(2)
    put(table, "one1", "b2")
    marched(table, "two1", "c1", "b2")
    mission = prepared(ready(table), (3, 4))
    assert [(m.role, m.zone) for m in mission.musters] == [("defender", "middle-band"), ("attacker", "south")]
    match = ruleset("at43").rules.new_table(battles.fixture(table, mission, "chasm_1").setup)
    assert match.setting.allowance == {"one": 1000, "two": 1500}
    assert match.sides["one"].role == "defender"  # who captures nothing (A4-CTRL-06)


def test_miss_06_after_a_blizzard_two_defenders_and_the_last_comes_in_by_its_route() -> None:
    table = campaign(2)
    put(table, "one1", "b2", entered="a1", since=102)
    put(table, "two1", "b2", entered="c2", since=101)
    mission = prepared(ready(table), (3, 4))
    assert [m.role for m in mission.musters] == ["defender", "defender"]
    zones = sectors.zones_in(front(table), "b2")
    assert mission.musters[1].zone == "middle-band"
    assert mission.musters[0].zone in zones[:-1]
    match = ruleset("at43").rules.new_table(battles.fixture(table, mission, "chasm_1").setup)
    assert match.setting.allowance == {"one": 1000, "two": 1000}


def test_miss_07_a_dropped_company_comes_in_where_nobody_else_does() -> None:
    table = campaign(2)
    put(table, "one1", "b1")
    put(table, "two1", "b1", origin="drop")
    ready(table)
    missions.find_encounters(judge(table))
    referee = judge(table, (3, 4), drop_zone=["east"])
    missions.prepare(referee)
    asked = referee._players["two"].asked[0]  # type: ignore[attr-defined]
    assert set(asked.options) == {"west", "east"}  # the middle is the defender's
    assert table.turn.missions[0].musters[1].zone == "east"


def test_miss_07_where_none_is_free_any_edge_20_cm_from_the_enemy() -> None:
    table = campaign(2)
    every = sectors.zones_in(front(table), "b1")
    assert missions.free_zones(table, "b1", every) == ()
    edges = sectors.free_edges("frozen_lake_1", ("west", "south"))
    assert {zone.id for zone in edges} == {f"edge{n}" for n in range(1, len(edges) + 1)}
    for zone in edges:
        for x, y in (zone.a, zone.b):
            assert x >= 2000
            assert y >= 2000 or x <= 1000 or x >= 11000


def test_miss_09_and_10_a_retreat_costs_everything_there_and_pays_all() -> None:
    table = campaign(2)
    put(table, "one1", "b2")
    marched(table, "two1", "c1", "b2")
    mission = prepared(ready(table), (3, 4))
    told = report(table, mission, (0, 24), one1={"place": "gone", "lost": tuple("abcdefghij")})
    told |= {"retreated": ("one",)}
    referee = judge(table, reports=[told])
    missions.fight(referee)
    assert {"FB-MISS-09", "FB-MISS-10"} <= set(rules_of(referee))
    assert table.turn.missions[0].report.pv == {"one": 0, "two": 24}  # type: ignore[union-attr]
    first = table.units["one1"].figures[0]
    assert len(table.figures[first].missing) == table.figures[first].strength


def test_miss_11_the_row_of_the_larger_company() -> None:
    table = campaign(2)
    put(table, "one1", "b2", figures=table.units["one1"].figures[:2])
    marched(table, "two1", "c1", "b2")
    mission = prepared(ready(table), (3, 4))
    assert table.units["one1"].size < 1000
    match = ruleset("at43").rules.new_table(battles.fixture(table, mission, "chasm_1").setup)
    assert match.setting.allowance == {"one": 1000, "two": 1500}
    large = campaign(2, week=4)
    put(large, "one1", "b2", size=3000)
    put(large, "two1", "b2", size=1500)
    assert battles.size_of(large, Mission("b2", "", (Muster("one", "one1"), Muster("two", "two1")))) == 3000


def test_miss_12_alone_there_is_nothing_to_fight() -> None:
    table = ready(campaign(2))
    put(table, "one1", "a1")
    referee = judge(table)
    missions.find_encounters(referee)
    assert "FB-MISS-12" in rules_of(referee)
    assert table.turn.phase == "debriefing"
    assert table.turn.missions == ()


def test_miss_13_most_pv_wins_and_equal_pv_is_a_draw() -> None:
    def winner(**pv: int) -> str:
        best = max(pv, key=lambda side: pv[side])
        return missions.winner_of(Report.of(best, pv, {}, (), {}))

    assert winner(one=9, two=4) == "one"
    assert winner(one=9, two=9, three=4) == "draw"


def test_miss_14_three_objectives_two_drop_points_24_pv() -> None:
    for key in scenario.SECTORS.names():
        played = scenario.load(key)
        assert played.max_pv == 24
        assert [(p.control.pv, p.capture.pv) for p in played.objectives] == [(1, 2)] * 3
        assert [p.control.pr for p in played.drop_points] == [150, 150]
        assert played.cease_fire.turns == 6
        (band,) = played.deployment_zones
        assert (band.id, band.seat) == ("middle-band", "second")


def test_miss_14_every_trait_has_two_missions_and_every_sector_one() -> None:
    traits = ("snow", "pack_ice", "water", "chasm", "frozen_lake", "night")
    assert set(scenario.SECTORS.names()) == {f"{trait}_{n}" for trait in traits for n in (1, 2)}
    for players in (2, 3, 4):
        drawn = front(campaign(players))
        played = sectors.missions_of(drawn)
        assert {sector: key.rpartition("_")[0] for sector, key in played.items()} == drawn.sectors


def test_miss_15_the_second_mission_is_fought_with_what_is_left() -> None:
    table = campaign(2)
    marched(table, "one1", "a1", "b1", 1)
    marched(table, "two1", "b1", "a1", 2)
    put(table, "two2", "b1")
    mission = prepared(ready(table), (3, 4))
    walker = next(n for n, s in enumerate(table.units["one1"].figures, 1) if table.figures[s].entry == "boar")
    own = losses.members(table, table.units["one1"].figures[walker - 1])["a"]
    damage = (0, own.frame - 1, *([0] * len(own.weapons)))
    told = report(
        table,
        mission,
        (16, 2),
        one1={"place": "table", "lost": ("f", "g", "h", "i", "j")},
        **{f"one{walker}": {"place": "table", "hurt": {"a": damage}}},
    )
    missions.fight(judge(table, reports=[told]))
    squads = table.units["one1"].figures
    assert table.figures[squads[0]].missing == ("f", "g", "h", "i", "j")
    missions.find_encounters(judge(table))
    missions.prepare(judge(table, (3, 4)))
    second = table.turn.missions[1]
    assert [(m.company, m.role) for m in second.musters] == [("one1", "attacker"), ("two2", "defender")]
    match = ruleset("at43").rules.new_table(battles.fixture(table, second, "frozen_lake_1").setup)
    assert len(match.units["one1"].figures) == 5
    assert match.figures[f"one{walker}a"].hurt == damage
    assert not any(unit.markers for unit in match.units.values())  # everybody begins valiant
    assert match.setting.points["one"] == 2000  # PA as they were at planning


def test_clim_09_a_blizzard_stops_the_fight_and_nobody_falls_back() -> None:
    table = campaign(2, week=5)
    put(table, "one1", "b2")
    marched(table, "two1", "c1", "b2")
    prepared(ready(table), (6, 6))
    referee = judge(table)
    missions.fight(referee)
    assert "FB-CLIM-09" in rules_of(referee)
    assert table.turn.missions[0].report is None
    assert [table.units[c].node for c in ("one1", "two1")] == ["b2", "b2"]
    assert not any(company.beaten for company in table.units.values())


def test_clim_09_from_a_route_both_go_back() -> None:
    table = campaign(2, week=5)
    put(table, "one1", "a1", entered="N", since=401)
    marched(table, "one1", "a1", "b1", 1)
    marched(table, "two1", "b1", "a1", 2)
    prepared(ready(table), (6, 6))
    missions.fight(judge(table))
    assert (table.units["one1"].node, table.units["two1"].node) == ("a1", "b1")
    assert (table.units["one1"].entered, table.units["one1"].moved) == ("N", False)


def test_a_report_that_cannot_be_is_refused() -> None:
    table = campaign(2)
    put(table, "one1", "b2")
    marched(table, "two1", "c1", "b2")
    mission = prepared(ready(table), (3, 4))
    fixture = battles.fixture(table, mission, "chasm_1")
    fine = report(table, mission, (3, 12))
    assert battles.why_not_report(fixture, fine) is None
    for wrong, reason in (
        ({"winner": "one"}, "winner-behind"),
        ({"winner": "nobody"}, "no-report"),
        ({"pv": {"one": 3, "two": 25}}, "more-pv-than-there-are"),
        ({"pr": {}}, "no-points"),
        ({"retreated": "one"}, "no-report"),
        ({"units": {**fine["units"], "one1": {"place": "table", "lost": tuple("abcdefghijk")}}},
         "more-lost-than-sent"),
        ({"units": {**fine["units"], "one1": {"place": "table", "lost": tuple("abcdefghij")}}},
         "lost-unit-kept"),
        ({"units": {**fine["units"], "one99": {"place": "table"}}}, "unit-not-sent"),
        ({"units": {}}, "unit-not-told"),
    ):  # fmt: skip
        refusal = battles.why_not_report(fixture, {**fine, **wrong})
        assert refusal is not None, reason
        assert refusal.reason == reason


def test_every_guess_is_a_report_that_can_be() -> None:
    table = campaign(3)
    put(table, "one1", "ne")
    marched(table, "two1", "e1", "ne", 1)
    marched(table, "three1", "wn", "ne", 2)
    mission = prepared(ready(table), (3, 4))
    fixture = battles.fixture(table, mission, missions.mission_key(table, mission))
    guessed = battles.guesses(fixture)
    assert {report["winner"] for _, report in guessed} == {"one", "two", "three", "draw"}
    for ways, told in guessed:
        assert ways > 0
        assert battles.why_not_report(fixture, told) is None
