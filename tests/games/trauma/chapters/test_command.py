"""Tests of the command phase: reinforcements, cards, command points, initiative."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec
import pytest

from escarmouche.engine.odds import odds
from escarmouche.games.company.chapters.cards import available_units
from escarmouche.games.company.chapters.scoring import why_not_recruit
from escarmouche.games.trauma.chapters import activation, command
from escarmouche.games.trauma.chapters.command import initiative_test
from escarmouche.games.trauma.client.view import view
from escarmouche.games.trauma.table import (
    DISORGANISED,
    GONE,
    ON_TABLE,
    RESERVE,
    SECTION,
    SIDES,
    Entry,
    Referee,
    Table,
)
from tests.games.trauma.tables import ENTRIES, PROFILES, Script, Squad, profile, referee_of, table_of

CAPTAIN = ["captain", "marine", "marine"]
VETERAN_OFFICER = profile("old", "rifle", role="officer", command=1, grade=1, skills=("experienced_officer",))


def army(*squads: Squad, step: str = "recruit", **values: Any) -> Table:
    turn = {"step": step, "phase": "", "active": ""}
    table = table_of(*squads, Squad("two1", "two", (8000, 8000)), turn=turn, **values)
    table.setting = msgspec.structs.replace(table.setting, profiles={**PROFILES, "old": VETERAN_OFFICER})
    return table


def section(**values: Any) -> Table:
    return army(
        Squad("one1", "one", (2000, 2000)),
        Squad("one2", "one", (0, 0), place=SECTION, cost=4),
        Squad("one3", "one", (0, 0), place=SECTION, cost=3),
        Squad("one4", "one", (0, 0), place=SECTION, cost=9),
        one=values,
    )


def sevens(*, pr: int = 0, **values: Any) -> Table:
    """Seven units, five on the table and two in Reserve, a captain in the first."""
    squads = [
        Squad(
            f"one{n}",
            "one",
            (1000 * n, 2000),
            CAPTAIN if n == 1 else "marine",
            place=ON_TABLE if n < 6 else RESERVE,
        )
        for n in range(1, 8)
    ]
    return army(*squads, one={"pr": pr, **values})


def run(
    table: Table, *throws: tuple[int, ...], one: Script | None = None, two: Script | None = None
) -> Referee:
    """The whole command phase."""
    referee = referee_of(table, *throws, one=one, two=two)
    for step in ("recruit", "sequence", "points", "initiative"):
        assert referee.table.turn.step == step
        {
            "recruit": command.recruit,
            "sequence": command.sequence,
            "points": command.command_points,
            "initiative": command.initiative,
        }[step](referee)
    return referee


def public(referee: Referee) -> str:
    return str([e.about for e in referee.events if not e.only])


def test_cmd_01_four_steps_in_order() -> None:
    referee = run(sevens(), (1, 1, 1))
    assert referee.table.turn.step == "option"
    assert referee.table.turn.phase == "activation"


def test_cmd_01_nobody_sees_a_choice_before_his_own() -> None:
    one, two = Script(bid=[2]), Script(bid=[1])
    run(sevens(), (1, 1, 1, 1, 1), (2,), one=one, two=two)
    assert [a.question for a in two.asked] == ["bid"]
    assert [a.question for a in one.asked] == ["sequence", "bid", "first-activation"]


def test_cmd_02_any_affordable_units() -> None:
    referee = referee_of(section(pr=7), one=Script(recruit=[("one2", "one3")]))
    command.recruit(referee)
    assert referee.table.sides["one"].pr == 0
    assert [referee.table.units[u].place for u in ("one2", "one3", "one4")] == [RESERVE, RESERVE, SECTION]


def test_cmd_02_no_more_than_the_points() -> None:
    table = section(pr=6)
    refusal = why_not_recruit(table, "TR-CMD-02", "one", ("one2", "one3"))
    assert refusal is not None
    assert (refusal.rule, refusal.excess, refusal.measure) == ("TR-CMD-02", 1, "PR")
    assert why_not_recruit(table, "TR-CMD-02", "one", ("one2",)) is None
    player = Script(recruit=[()])
    command.recruit(referee_of(table, one=player))
    (ask,) = player.asked
    assert ask.refuses(("one2", "one3")) == refusal
    dear = ask.refuses(("one4",))
    assert dear is not None
    assert dear.excess == 3
    referee = referee_of(section(pr=6), one=Script(recruit=[("one3",)]))
    command.recruit(referee)
    assert referee.table.sides["one"].pr == 3


def test_cmd_02_points_may_be_kept() -> None:
    referee = referee_of(section(pr=7), one=Script(recruit=[()]))
    command.recruit(referee)
    assert referee.table.sides["one"].pr == 7


def test_cmd_02_the_enemy_sees_points_fall_and_not_who_comes() -> None:
    referee = referee_of(section(pr=7), one=Script(recruit=[("one2",)]))
    command.recruit(referee)
    command.sequence(referee)
    text = public(referee)
    assert "'pr': 3" in text
    assert "'cards': 2" in text
    assert "one2" not in text
    assert referee.table.sides["one"].recruits == ("one2",)


def test_cmd_03_recruits_have_their_card_this_turn() -> None:
    for bought, pc in (((), 1), (("one2",), 2), (("one2", "one3"), 3)):
        referee = referee_of(section(pr=7), one=Script(recruit=[bought]))
        command.recruit(referee)
        command.sequence(referee)
        command.command_points(referee)
        assert referee.table.sides["one"].pc == pc
        assert set(referee.table.sides["one"].cards) == {"one1", *bought}


def test_cmd_04_one_card_for_each_unit_in_play() -> None:
    table = sevens()
    table.change("one2", {"markers": frozenset({DISORGANISED})})
    order = ("one7", "one2", "one1", "one6", "one3", "one4", "one5")
    referee = referee_of(table, one=Script(sequence=[order]))
    command.recruit(referee)
    command.sequence(referee)
    assert referee.table.sides["one"].cards == order


def test_cmd_04_eliminated_and_unbought_units_have_none() -> None:
    table = sevens()
    table.change("one3", {"place": GONE, "figures": ()})
    table.change("one7", {"place": SECTION})
    assert available_units(table, "one") == ("one1", "one2", "one4", "one5", "one6")


def test_cmd_04_the_order_is_secret() -> None:
    order = tuple(f"one{n}" for n in range(7, 0, -1))
    referee = referee_of(sevens(), one=Script(sequence=[order]))
    command.recruit(referee)
    command.sequence(referee)
    assert not any(f"one{n}" in public(referee) for n in range(1, 8))


def test_act_10_bans_of_the_last_turn_are_forgotten() -> None:
    table = sevens(option="simultaneous", shown=("one1", "one2"))
    referee = referee_of(table)
    command.recruit(referee)
    command.sequence(referee)
    assert (referee.table.sides["one"].option, referee.table.sides["one"].shown) == ("", ())


def test_comp_02_the_enemy_sees_how_many_cards_and_not_which() -> None:
    referee = referee_of(section(pr=7), one=Script(recruit=[("one2",)]))
    command.recruit(referee)
    command.sequence(referee)
    seen = view(referee.table, "two")
    assert len(seen.sides["one"].cards) == 2
    assert not set(seen.sides["one"].cards) & set(seen.units)
    assert seen.units["one2"].place == SECTION
    own = view(referee.table, "one")
    assert own.sides["one"].cards == ("one1", "one2")


def test_comp_02_an_army_of_seven_owns_seven_cards() -> None:
    referee = referee_of(sevens())
    command.recruit(referee)
    command.sequence(referee)
    cards = referee.table.sides["one"].cards
    assert len(cards) == len(set(cards)) == 7
    (note,) = [e for e in referee.events if e.rule == "TR-COMP-02" and e.about["side"] == "one"]
    assert note.about["cards"] == 7
    assert not note.only


@pytest.mark.parametrize(("lost", "points"), [(0, 10), (2, 8)])
def test_cmd_11_command_and_cards_less_disorganised(lost: int, points: int) -> None:
    table = sevens()
    for n in range(2, 2 + lost):
        table.change(f"one{n}", {"markers": frozenset({DISORGANISED})})
    referee = run(table, (1, 1, 1))
    assert referee.table.sides["one"].pc == points


def test_cmd_11_never_below_nothing() -> None:
    table = army(
        *[Squad(f"one{n}", "one", (1000 * n, 2000), markers=(DISORGANISED,)) for n in (1, 2)],
        step="points",
        one={"cards": ("one1",)},
    )
    referee = referee_of(table)
    command.command_points(referee)
    assert referee.table.sides["one"].pc == 0


def test_skill_08_experienced_officers_on_the_table_add_points() -> None:
    squads = [Squad(f"one{n}", "one", (1000 * n, 2000)) for n in range(1, 4)]
    table = army(*squads, step="points", one={"cards": ("one1", "one2", "one3")})
    for n in (1, 2, 3):
        table.change(f"one{n}a", {"profile": "old"})
    table.change("one2", {"markers": frozenset({DISORGANISED})})
    table.change("one3", {"place": RESERVE})
    assert command.experienced_officers(table, "one") == 2
    command.command_points(referee_of(table))
    assert table.sides["one"].pc == 1 + 3 - 1 + 2


def test_cmd_11_with_an_experienced_officer() -> None:
    table = sevens()
    table.change("one2a", {"profile": "old"})
    for n in (3, 4):
        table.change(f"one{n}", {"markers": frozenset({DISORGANISED})})
    assert run(table, (1, 1, 1)).table.sides["one"].pc == 9


def test_cmd_12_points_do_not_carry_over_and_outlive_the_general() -> None:
    referee = run(sevens(pc=3), (1, 1, 1))
    assert referee.table.sides["one"].pc == 10
    referee.change("TR-ARMY-09", "one1", figures=("one1b", "one1c"), leader="one1b")
    assert referee.table.sides["one"].pc == 10


@pytest.mark.parametrize(
    ("one", "two", "wins"),
    [
        (3, 2, Fraction(191, 243)),
        (4, 3, Fraction(545, 729)),
        (4, 2, Fraction(617, 729)),
        (5, 3, Fraction(1771, 2187)),
    ],
)
def test_cmd_13_chances_of_the_initiative(one: int, two: int, wins: Fraction) -> None:
    assert odds(initiative_test, sevens(), "TR-CMD-13", one, two).chances["one"] == wins


def test_cmd_13_successes_of_three_dice_against_two() -> None:
    def both(referee: Referee) -> tuple[int, ...]:
        seen: list[int] = []
        throw = referee.roll

        def roll(*args: Any, **named: Any) -> Any:
            seen.append(throw(*args, **named))
            return seen[-1]

        referee.roll = roll  # type: ignore[method-assign]
        initiative_test(referee, "TR-CMD-13", 3, 2)
        return tuple(seen)

    found = odds(both, sevens()).chances
    assert sum(c for (a, b), c in found.items() if a > b) == Fraction(35, 81)
    assert sum(c for (a, b), c in found.items() if a == b) == Fraction(86, 243)
    assert sum(c for (a, b), c in found.items() if a < b) == Fraction(52, 243)


def test_cmd_13_dice_are_command_and_bid() -> None:
    referee = run(sevens(), (1, 2, 2, 2), (1,), one=Script(bid=[1]), two=Script(bid=[1]))
    rolls = [e.about["dice"] for e in referee.events if e.what == "roll"]
    assert rolls == ["4d6", "1d6"]


def test_cmd_14_bids_are_spent_won_or_lost() -> None:
    one, two = Script(bid=[2]), Script(bid=[1])
    referee = run(sevens(), (2, 2, 2, 2, 2), (1,), one=one, two=two)
    assert referee.table.turn.starter == "two"
    assert referee.table.sides["one"].pc == 8
    assert referee.table.sides["two"].pc == 0
    (ask,) = [a for a in one.asked if a.question == "bid"]
    assert ask.options == tuple(range(11))


@pytest.mark.parametrize("first", SIDES)
def test_cmd_15_the_winner_says_who_starts(first: str) -> None:
    referee = run(sevens(), (1, 2, 2), one=Script(first_activation=[first]))
    assert referee.table.turn.starter == referee.table.turn.active == first


def test_cmd_16_on_a_tie_more_dice_win() -> None:
    referee = referee_of(sevens(), (1, 2, 2, 2), (1, 2, 2))
    assert initiative_test(referee, "TR-CMD-13", 4, 3) == "one"
    referee = referee_of(sevens(), (1, 2, 2), (1, 2, 2, 2))
    assert initiative_test(referee, "TR-CMD-13", 3, 4) == "two"
    referee = referee_of(sevens(), (2,))
    assert initiative_test(referee, "TR-CMD-13", 1, 0) == "one"


@pytest.mark.parametrize(("dice", "again"), [(2, Fraction(11, 27)), (3, Fraction(245, 729))])
def test_cmd_17_chance_of_a_re_roll(dice: int, again: Fraction) -> None:
    found = odds(initiative_test, sevens(), "TR-CMD-17", dice, dice).chances
    assert found[""] == again
    assert found["one"] == found["two"] == (1 - again) / 2


def test_cmd_17_thrown_again_with_the_bought_dice() -> None:
    two = Script(bid=[1])
    table = army(Squad("one1", "one", (2000, 2000)))
    referee = run(table, (1,), (1,), (2,), (3,), (6,), (2,), one=Script(bid=[1]), two=two)
    assert referee.table.turn.starter == "one"
    rules = [e.rule for e in referee.events if e.what == "roll"]
    assert rules == ["TR-CMD-13"] * 2 + ["TR-CMD-17"] * 4
    assert referee.table.sides["one"].pc == 0


def test_cmd_17_without_dice_one_free_die_each() -> None:
    table = army(Squad("one1", "one", (2000, 2000)))
    referee = run(table, (2,), (2,), (6,), (1,), (1,), (2,), one=Script(bid=[0]), two=Script(bid=[0]))
    assert referee.table.turn.starter == "one"
    found = odds(initiative_test, table, "TR-CMD-17", 1, 1).chances
    assert 1 - found[""] == Fraction(4, 9)


# -- the skill Renfort -------------------------------------------------------------------------------------

NORMAL = ("marine",) * 6
TEN = ["marine"] * 8 + ["medic", "rocketeer"]


def fallen(profiles: list[str], normal: tuple[str, ...] = NORMAL, **values: Any) -> Table:
    """An extended unit, eliminated, and another one that is there."""
    unit: dict[str, Any] = {"entry": "reserves", "place": GONE, "extended": True, **values}
    table = army(
        Squad("one1", "one", (2000, 2000)),
        Squad("one2", "one", (3000, 3000), profiles, **unit),
        step="sequence",
        one={"lost": ("one2",)},
    )
    table.change("one2", {"figures": ()})
    back = Entry("reserves", {}, "infantry", "regular", "", ("reinforcement",), normal)
    table.setting = msgspec.structs.replace(table.setting, entries={**ENTRIES, "reserves": back})
    return table


def test_skill_11_comes_back_to_the_reserve_at_normal_strength() -> None:
    table = fallen(["marine"] * 10)
    table.change("one2a", {"down": True})
    referee = referee_of(table)
    command.sequence(referee)
    unit = referee.table.units["one2"]
    assert (unit.place, len(unit.figures), unit.extended) == (RESERVE, 6, False)
    assert unit.leader in unit.figures
    assert not any(referee.table.figures[f].down for f in unit.figures)
    assert set(referee.table.sides["one"].cards) == {"one1", "one2"}
    assert referee.table.sides["one"].lost == ("one2",)  # still scored by the enemy
    command.command_points(referee)
    assert referee.table.sides["one"].pc == 2


def test_skill_11_once_only_and_only_with_the_skill() -> None:
    for values in ({"extended": False}, {"entry": "squad"}):
        table = fallen(["marine"] * 10, **values)
        command.sequence(referee_of(table))
        assert table.units["one2"].place == GONE
        assert table.sides["one"].cards == ("one1",)


def test_skill_12_the_owner_picks_figures_of_the_original() -> None:
    player = Script(make_up=[("one2a", "one2b", "one2c", "one2d", "one2i", "one2j")])
    referee = referee_of(fallen(TEN), one=player)
    command.sequence(referee)
    unit = referee.table.units["one2"]
    assert unit.figures == ("one2a", "one2b", "one2c", "one2d", "one2i", "one2j")
    names = [referee.table.figures[f].profile for f in unit.figures]
    assert names.count("medic") == names.count("rocketeer") == 1
    assert unit.leader == "one2a"
    (ask,) = [a for a in player.asked if a.question == "make-up"]
    assert ask.refuses(("one2i", "one2j")) is not None
    assert [a.question for a in player.asked] == ["make-up", "sequence"]


def test_skill_12_a_bought_officer_does_not_come_back() -> None:
    referee = referee_of(fallen(["captain"] + ["marine"] * 9))
    command.sequence(referee)
    unit = referee.table.units["one2"]
    assert "one2a" not in unit.figures
    assert [referee.table.figures[f].profile for f in unit.figures] == ["marine"] * 6


def test_skill_12_the_ordinary_officer_does() -> None:
    normal = ("sergeant", *["marine"] * 5)
    for first in ("sergeant", "captain"):
        referee = referee_of(fallen([first] + ["marine"] * 9, normal))
        command.sequence(referee)
        unit = referee.table.units["one2"]
        names = [referee.table.figures[f].profile for f in unit.figures]
        assert sorted(names) == ["marine"] * 5 + ["sergeant"]
        assert referee.table.figures[unit.leader].profile == "sergeant"


def test_army_07_the_returning_unit_has_its_own_figures_only() -> None:
    table = fallen(TEN)
    roster = table.units["one2"].roster
    referee = referee_of(table)
    command.sequence(referee)
    assert set(referee.table.units["one2"].figures) < set(roster)
    assert len(referee.table.units["one1"].figures) == 6


def test_cmd_03_flipping_a_recruit_tells_everybody_that_it_was_bought() -> None:
    bought = Squad("one1", "one", (0, 0), place="reserve")
    table = table_of(
        bought, Squad("two1", "two", (4000, 4000)), one={"cards": ("one1",), "recruits": ("one1",)}
    )
    referee = referee_of(table)
    activation.turn_of_play(referee)
    told = [e for e in referee.events if e.rule == "TR-CMD-03"]
    assert [(e.about["id"], e.about["place"], e.only) for e in told] == [("one1", "reserve", "")]
