"""The debriefing: PV, the water, PL, control, falling back, in its order (FB-DEB)."""

from __future__ import annotations

from escarmouche.engine.table import replace
from escarmouche.games.frostbite import turn
from escarmouche.games.frostbite.chapters import debriefing, losses, planning
from escarmouche.games.frostbite.table import Left, Mission, Muster
from tests.games.frostbite.campaigns import campaign, fought, judge, own, put, rules_of


def test_deb_01_pv_are_added_and_set_the_order_of_next_week() -> None:
    table = fought(campaign(2), "b2", {"one": 4, "two": 12}, "one1", "two1")
    debriefing.count_pv(judge(table))
    assert [side.pv for side in table.sides.values()] == [4, 12]
    assert planning.planning_order(table) == ("two", "one")


def test_deb_02_one_bonus_for_each_ten_pv_of_a_mission_and_company() -> None:
    for pv, count in ((9, 0), (10, 1), (24, 2)):
        table = fought(campaign(2), "b2", {"one": pv, "two": 0}, "one1", "two1")
        debriefing.back_from_water(judge(table))
        assert sum(n for _, _, n in table.turn.bonuses) == count
    table = fought(campaign(2), "b2", {"one": 12, "two": 0}, "one1", "two1")
    fought(table, "b1", {"one": 9, "two": 0}, "one1", "two2")  # two missions: leftovers do not carry over
    debriefing.back_from_water(judge(table))
    assert table.turn.bonuses == ((0, "one1", 1),)


def test_deb_11_pr_left_become_pl() -> None:
    table = fought(campaign(2), "b2", {"one": 4, "two": 12}, "one1", "two1", pr={"one": 170, "two": 0})
    debriefing.count_pl(judge(table))
    assert [side.pl for side in table.sides.values()] == [670, 500]


def test_deb_12_at_most_2000_pl_in_phase_1_and_3000_in_phase_2() -> None:
    for week, kept in ((3, 2000), (4, 2120)):
        table = fought(
            campaign(2, week=week), "b2", {"one": 4, "two": 9}, "one1", "two1", pr={"one": 170, "two": 0}
        )
        table.change("one", {"pl": 1950})
        debriefing.count_pl(judge(table))
        assert table.sides["one"].pl == kept
    table.change("one", {"pl": 3200})
    debriefing.count_pl(judge(table))
    assert table.sides["one"].pl == 3000


def test_deb_20_victory_or_nobody_else_gives_control() -> None:
    table = campaign(2)
    own(table, "two", "b2", "c2")
    fought(table, "b2", {"one": 9, "two": 3}, "one1", "two1")
    put(table, "one2", "a1")
    referee = judge(table)
    debriefing.take_control(referee)
    held = {id: sector.side for id, sector in table.things.items() if sector.side}
    assert held == {"a1": "one", "b2": "one", "c2": "two"}  # c2 stays, with nobody there
    assert set(rules_of(referee)) == {"FB-DEB-20"}


def test_deb_20_a_draw_or_a_blizzard_changes_nothing() -> None:
    table = campaign(2)
    own(table, "two", "b2")
    fought(table, "b2", {"one": 3, "two": 3}, "one1", "two1")
    debriefing.take_control(judge(table))
    assert table.things["b2"].side == "two"
    table = campaign(2)
    for company in ("one1", "two1"):
        put(table, company, "b2")
    musters = (Muster("one", "one1"), Muster("two", "two1"))
    stopped = Mission("b2", "", musters, "blizzard", None, True)
    table.turn = replace(table.turn, missions=(stopped,))
    debriefing.take_control(judge(table))
    debriefing.fall_back(judge(table))
    assert table.things["b2"].side == ""
    assert table.units["one1"].node == table.units["two1"].node == "b2"


def test_deb_21_defeat_sends_all_of_them_home_and_a_draw_both_sides() -> None:
    table = fought(campaign(2), "b2", {"one": 9, "two": 3}, "one1", "two1")
    put(table, "two2", "b2")
    debriefing.fall_back(judge(table))
    assert [table.units[c].node for c in ("one1", "two1", "two2")] == ["b2", "S", "S"]
    table = fought(campaign(2), "b2", {"one": 3, "two": 3}, "one1", "two1")
    debriefing.fall_back(judge(table))
    assert [table.units[c].node for c in ("one1", "two1")] == ["N", "S"]


def test_deb_21_who_was_beaten_on_a_route_goes_home_too() -> None:
    table = campaign(2)
    put(table, "one1", "b2", origin="a1", beaten=True)
    debriefing.fall_back(judge(table))
    assert table.units["one1"].node == "N"


def test_deb_22_the_order_of_the_debriefing() -> None:
    assert debriefing.ORDER == (
        "pv", "mission_result", "water_return", "experience", "pl", "losses", "control", "fallback",
    )  # fmt: skip
    table = fought(campaign(2), "b2", {"one": 12, "two": 3}, "one1", "two1", pr={"one": 40, "two": 10})
    for company in ("one1", "two1"):
        for squad in table.units[company].figures:
            table.change(squad, {"fielded": True})
    put(table, "two1", "b2")
    table.turn = replace(table.turn, step="debrief-pv", phase="debriefing")
    seen: list[str] = []
    while table.turn.step.startswith("debrief"):
        referee = judge(table, (3,))
        turn.step(referee)
        seen += rules_of(referee)
    marks = ["FB-DEB-01", "FB-MISS-13", "FB-DEB-02", "FB-DEB-07", "FB-DEB-11", "FB-DEB-16", "FB-DEB-20"]
    assert [seen.index(rule) for rule in (*marks, "FB-DEB-21")] == sorted(
        seen.index(rule) for rule in (*marks, "FB-DEB-21")
    )


def test_deb_22_back_from_the_water_of_a_sector_just_won_before_losses_are_counted() -> None:
    for pv, left in (({"one": 9, "two": 3}, 4), ({"one": 3, "two": 9}, 2)):
        table = campaign(2)
        squad = next(s for s in table.units["one1"].figures if table.figures[s].entry == "bastions")
        drowned = Left(lost=("b", "c"), drowned=("b", "c"), fielded=True, there=True)
        fought(table, "b2", pv, "one1", "two1")
        report = table.turn.missions[0].report
        assert report is not None
        mission = replace(
            table.turn.missions[0],
            report=replace(report, lefts=tuple({**report.squads, squad: drowned}.items())),
        )
        table.turn = replace(table.turn, missions=(mission,))
        table.change(squad, {"missing": ("b", "c"), "fielded": True})
        debriefing.back_from_water(judge(table))
        assert len(losses.alive(table, squad)) == left
