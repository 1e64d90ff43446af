"""Experience: who receives a bonus, and which (FB-DEB-03, FB-DEB-04)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from escarmouche.engine.odds import odds
from escarmouche.engine.table import replace
from escarmouche.games.frostbite.chapters import experience
from escarmouche.games.frostbite.table import Left, Table
from tests.games.frostbite.campaigns import campaign, fought, judge, rules_of


def won(**left: Any) -> Table:
    table = fought(campaign(2), "b2", {"one": 12, "two": 3}, "one1", "two1", **left)
    table.turn = replace(table.turn, bonuses=((0, "one1", 1),), step="debrief-experience")
    return table


def test_deb_03_who_stayed_in_reserve_or_will_be_lost_is_not_offered() -> None:
    table = won(one1_2=Left(), one1_1=Left(lost=tuple("abcdefg"), fielded=True, there=True))
    table.change("one1.1", {"missing": tuple("abcdefg"), "fielded": True})
    squads = experience.deserving(table, 0, "one1")
    assert "one1.2" not in squads  # in reserve
    assert "one1.1" not in squads  # three left of ten: lost at the losses step
    assert "one1.4" in squads


def test_deb_03_chosen_before_the_die_and_several_may_go_to_one_squad() -> None:
    table = won()
    table.turn = replace(table.turn, bonuses=((0, "one1", 2),))
    referee = judge(table, (4,), who_learns=["one1.4"])
    experience.give_bonuses(referee)
    assert rules_of(referee) == ["FB-DEB-03", "FB-DEB-04", "FB-DEB-08"]
    experience.give_bonuses(judge(table, (4,), (6,), who_learns=["one1.4"]))
    assert table.figures["one1.4"].bonuses == (4, 6)
    assert table.turn.bonuses == ()


def test_deb_04_each_result_a_sixth_then_each_of_the_others_a_fifth() -> None:
    def chances(table: Table) -> dict[Any, Fraction]:
        told = odds(
            experience.draw_bonus, table, "one1.4", of=lambda bonus, _: bonus, policy=None, limit=4000
        )
        return dict(told.chances)

    table = won()
    assert chances(table) == {n: Fraction(1, 6) for n in range(1, 7)}
    table.change("one1.4", {"bonuses": (2,)})
    second = judge(table, (2,), (2,), (5,))
    assert experience.draw_bonus(second, "one1.4") == 5
    counts = dict.fromkeys((1, 3, 4, 5, 6), 0)
    for first in range(1, 7):
        for again in counts:
            drawn = experience.draw_bonus(
                judge(table, *([(first,)] if first == 2 else []), (again,)), "one1.4"
            )
            counts[drawn] += 1
    assert len(set(counts.values())) == 1  # a fifth each: what it has is thrown again


def test_deb_04_by_option_the_player_picks_and_all_six_are_enough() -> None:
    table = fought(campaign(2, choose_bonus=True), "b2", {"one": 12, "two": 3}, "one1", "two1")
    table.change("one1.4", {"bonuses": (1, 2)})
    referee = judge(table, which_bonus=[6])
    assert experience.draw_bonus(referee, "one1.4") == 6
    assert referee._players["one"].asked[0].options == (3, 4, 5, 6)  # type: ignore[attr-defined]
    table.change("one1.4", {"bonuses": (1, 2, 3, 4, 5, 6)})
    assert "one1.4" not in experience.deserving(table, 0, "one1")


def test_the_six_bonuses_have_their_rules() -> None:
    for bonus, rule in experience.RULES.items():
        table = won()
        referee = judge(table)
        experience.learn(referee, "one1.4", bonus)
        assert rules_of(referee) == [rule]
        assert table.figures["one1.4"].bonuses == (bonus,)
