"""Phases and weeks, companies brought up to 3000 PA, the winner (FB-CAMP)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.errors import DataError, ListRefused
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.table import replace
from escarmouche.games.frostbite.armies import forces
from escarmouche.games.frostbite.chapters import weeks
from escarmouche.games.frostbite.chapters.weeks import Completion, why_not_complete
from escarmouche.games.frostbite.ruleset import RULESET
from escarmouche.games.frostbite.table import WEEKS, Table, cost, phase_of, size_allowed, worth
from tests.games.frostbite.campaigns import campaign, judge, own


def test_camp_01_three_weeks_with_three_companies_of_2000_pa() -> None:
    table = campaign(2)
    assert [phase_of(week) for week in range(1, 8)] == [0, 0, 0, 1, 1, 1, 1]
    assert [company.id for company in table.units.values()] == [
        "one1",
        "one2",
        "one3",
        "two1",
        "two2",
        "two3",
    ]
    assert {worth(table, company) for company in table.units} == {2000}


@pytest.mark.parametrize("book", forces.FORCES.names())
def test_camp_01_and_02_the_companies_of_every_book_are_legal_to_the_last_pa(book: str) -> None:
    army = forces.load(book)
    assert forces.check(army) == ()
    assert [company.total for company in (*army.companies, army.reserve)] == [2000, 2000, 2000, 3000]


def test_camp_01_a_company_of_2005_pa_is_refused() -> None:
    army = forces.load("northguard")
    line = army.companies[0].written
    larger = replace(line, sections=((*line.sections[0], *line.sections[1]), line.sections[1]))
    wrong = forces.check(
        replace(army, companies=(replace(army.companies[0], written=larger), *army.companies[1:]))
    )
    assert (wrong[0].rule, wrong[0].reason) == ("FB-CAMP-01", "company-too-large")
    short = forces.check(replace(army, companies=army.companies[:2]))
    assert short[0].reason == "number-of-companies"
    other = forces.check(replace(army, reserve=forces.load("array").reserve))
    assert (other[0].rule, other[0].reason) == ("FB-CAMP-02", "company-of-another-book")
    name = {"en": "x", "fr": "x"}
    reserve = {"name": name, "list": "northguard-2000-line"}
    with pytest.raises(ListRefused):
        forces.load({"book": "northguard", "name": name, "companies": [], "reserve": reserve})


def fourth_week(**options: Any) -> Table:
    table = campaign(2, week=4, planning=False, **options)
    weeks.begin_week(judge(table))
    return table


def test_camp_02_a_fourth_company_of_3000_pa_in_week_4_and_the_end_after_week_7() -> None:
    table = fourth_week()
    assert {worth(table, company) for company in ("one4", "two4")} == {3000}
    assert table.units["one4"].node == "N"
    assert size_allowed(table) == 3000
    assert table.turn.waiting == ("one1", "one2", "one3", "two1", "two2", "two3")
    assert WEEKS == 7
    table.turn = replace(table.turn, round=6)
    weeks.end_week(judge(table))
    assert (table.turn.round, table.turn.over) == (7, "")
    weeks.end_week(judge(table))
    assert table.turn.over


def test_camp_03_old_companies_are_completed_free_of_pl() -> None:
    table = fourth_week()
    table.change("one1", {"figures": table.units["one1"].figures[:4]})
    room = 3000 - worth(table, "one1")
    before = table.sides["one"].pl
    weeks.complete(
        judge(table, complete_company=["add"], which_unit=["boar"], how_many_members=[1], leader=["-"])
    )
    assert table.sides["one"].pl == before
    new = table.units["one1"].figures[-1]
    assert 3000 - worth(table, "one1") == room - cost(table, new)
    squad = table.units["one1"].figures[1]
    table.change(squad, {"bonuses": (5,)})
    grown = weeks.sizes(table, squad)[1:]
    weeks.complete(judge(table, complete_company=[f"enlarge:{squad}"], enlarge=[grown[-1]]))
    assert (table.figures[squad].strength, table.figures[squad].bonuses) == (grown[-1], (5,))
    weeks.complete(judge(table, complete_company=["no_more"]))
    assert table.turn.waiting[0] == "one2"


def test_camp_03_exchanges_only_by_the_option_and_up_to_3000_pa() -> None:
    table = fourth_week()
    squad = table.units["one1"].figures[0]
    refusal = why_not_complete(table, "one1", Completion("exchange", squad))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("FB-CAMP-03", "no-exchange")
    free = fourth_week(revise="free")
    assert why_not_complete(free, "one1", Completion("exchange", squad)) is None
    weeks.complete(
        judge(
            free,
            complete_company=[f"exchange:{squad}"],
            which_unit=["bear"],
            how_many_members=[1],
            leader=["-"],
        )
    )
    assert free.figures[squad].entry == "bear"
    assert worth(free, "one1") <= 3000


def test_camp_04_most_sectors_win_whatever_the_pv() -> None:
    table = campaign(3)
    own(table, "one", "n1", "n2", "ne", "e1", "e2")
    own(table, "two", "w1", "w2", "wn")
    table.change("two", {"pv": 99})
    assert weeks.winner(table) == ("one", "FB-CAMP-04")


def test_camp_05_equal_sectors_are_decided_by_pv_or_shared() -> None:
    table = campaign(2)
    own(table, "one", "a1", "a2")
    own(table, "two", "c1", "c2")
    table.change("one", {"pv": 79})
    table.change("two", {"pv": 84})
    assert weeks.winner(table) == ("two", "FB-CAMP-05")
    table.change("one", {"pv": 84})
    assert weeks.winner(table) == ("draw", "FB-CAMP-05")


def test_camp_07_a_fifth_player_is_refused() -> None:
    for players in (1, 5):
        with pytest.raises(DataError, match="2 to 4"):
            RULESET.rules.new_table(Setup("emerald_mount", ("northguard",) * players))
