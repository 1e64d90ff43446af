"""Tests of penetration, casualties and what follows them."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import msgspec
import pytest

from escarmouche.engine.odds import Odds, odds
from escarmouche.games.trauma.bot.quick_answers import quick_answer
from escarmouche.games.trauma.chapters.shooting.allocation import Strike, take_aim
from escarmouche.games.trauma.chapters.shooting.casualties import (
    check_prone,
    eliminate,
    heal,
    keeps_head_down,
    penetrate,
    replace_leader,
    resolve_losses,
)
from escarmouche.games.trauma.chapters.shooting.shooting import penetration, remove_casualties
from escarmouche.games.trauma.table import DISORGANISED, GONE, HEADS_DOWN, PRONE, TAKE_COVER, Referee, Table
from tests.games.trauma.tables import Script, Squad, referee_of, table_of


def squad(*profiles: str, entry: str = "squad", markers: tuple[str, ...] = (), **values: Any) -> Table:
    names = list(profiles) or ["marine"] * 6
    return table_of(
        Squad("one1", "one", (4000, 1000), ["bomber"]),
        Squad("two1", "two", (4000, 4000), names, entry=entry, markers=markers, **values),
    )


def chances(procedure: Any, table: Table, *args: Any, of: Callable[[Any, Table], Any]) -> Odds:
    return odds(procedure, table, *args, of=of, policy=quick_answer)


def blast(referee: Referee, force: int) -> None:
    """An indirect salvo that touches the first four figures of two1."""
    aim = msgspec.structs.replace(take_aim(referee.table, "one1", "mortar#1", "two1"), force=force)
    losses = referee.call(penetration, aim, Strike("two1", ("two1a", "two1b", "two1c", "two1d")))
    remove_casualties(referee, aim, losses)


NEVER, THIRD, TWO_THIRDS = -1, 1, 2
"""Force against Armour 2, by the chance that a hit kills."""


def is_prone(_: object, table: Table) -> bool:
    return PRONE in table.units["two1"].markers


def test_shoot_40_the_blast_throws_touched_infantry_down() -> None:
    table = squad()
    blast(referee_of(table, (1, 2)), NEVER)
    assert sum(table.figures[f].down for f in table.units["two1"].figures) == 4


def test_shoot_40_vehicles_are_not_thrown_down() -> None:
    table = squad("walker", entry="walkers")
    resolve_losses(referee_of(table), "two1", (), thrown=("two1a",))
    assert not table.figures["two1a"].down


@pytest.mark.parametrize(
    ("force", "chance"), [(TWO_THIRDS, Fraction(1, 9)), (THIRD, Fraction(16, 27)), (NEVER, Fraction(1))]
)
def test_shoot_41_prone_is_checked_after_casualties(force: int, chance: Fraction) -> None:
    assert chances(blast, squad(), force, of=is_prone).chances[True] == chance


@pytest.mark.parametrize(
    ("force", "chance"),
    [(NEVER, Fraction(16, 81)), (THIRD, Fraction(1024, 6561)), (TWO_THIRDS, Fraction(208, 6561))],
)
def test_shoot_42_heads_down_resists_the_blast(force: int, chance: Fraction) -> None:
    assert chances(blast, squad(markers=(HEADS_DOWN,)), force, of=is_prone).chances[True] == chance


def test_shoot_42_the_owner_says_who_stays_up() -> None:
    table = squad(markers=(HEADS_DOWN,))
    two = Script(stay_up=[("two1d",)])
    blast(referee_of(table, (1, 2, 2, 2), (1, 1), two=two), NEVER)
    assert [table.figures[f"two1{c}"].down for c in "abcdef"] == [True, True, True, False, False, False]


def test_shoot_42_only_the_unit_aimed_at_resists() -> None:
    table = squad(markers=(HEADS_DOWN,))
    resolve_losses(referee_of(table, (1, 1)), "two1", (), thrown=("two1a",), aimed_at=False)
    assert table.figures["two1a"].down


def standing(_: object, table: Table) -> int:
    return 4 - sum(f.down for f in table.figures.values())


def test_ord_08_touched_survivors_kept_standing() -> None:
    kept = chances(blast, squad(markers=(HEADS_DOWN,)), NEVER, of=standing)
    assert kept.mean == Fraction(4, 3)
    assert 1 - kept.chances[0] == Fraction(65, 81)


def wounds(referee: Referee, hits: int, force: int) -> int:
    return penetrate(referee, "TR-SHOOT-43", "one", "two1", ("two1a",) * hits, force=force)


def with_armour(name: str) -> Table:
    return squad(name)


@pytest.mark.parametrize(
    ("force", "armour", "chance"),
    [(2, "marine", "2/3"), (3, "veteran", "1/3"), (2, "veteran", "1/3"), (2, "car", "0"), (5, "marine", "1")],
)
def test_shoot_43_force_against_armour(force: int, armour: str, chance: str) -> None:
    table = with_armour(armour)
    assert chances(wounds, table, 1, force, of=lambda r, _: r).mean == Fraction(chance)


def test_shoot_43_four_hits_at_two_thirds() -> None:
    found = chances(wounds, squad(), 4, 2, of=lambda r, _: r).chances
    assert [found[n] for n in range(5)] == [Fraction(n, 81) for n in (1, 8, 24, 32, 16)]


def test_shoot_43_groups_of_the_same_armour() -> None:
    table = squad("marine", "veteran", "marine")
    referee = referee_of(table, (2, 2), (6,))
    assert penetrate(referee, "TR-SHOOT-43", "one", "two1", ("two1a", "two1b", "two1c"), force=2) == 3
    assert [e.about["armour"] for e in referee.events] == [2, 4]


def test_shoot_44_three_points_of_difference_need_no_die() -> None:
    for armour, force, each in (("marine", 5, 1), ("car", 2, 0), ("marine", -1, 0)):
        table = with_armour(armour)
        referee = referee_of(table)
        assert wounds(referee, 3, force) == 3 * each
        assert [e.about["test"] for e in referee.events] == ["TR-SHOOT-44"]
    assert chances(wounds, with_armour("car"), 1, 3, of=lambda r, _: r).mean == Fraction(1, 3)


def test_shoot_45_the_nearest_touched_figures_fall() -> None:
    table = squad(places=[(4000, 4000 + 300 * n) for n in range(6)])
    table.change("one1a", {"profile": "marine"})
    aim = take_aim(table, "one1", "rifle#1", "two1")
    hits = ("two1b", "two1c", "two1d", "two1b", "two1c")
    losses = penetration(referee_of(table, (2, 2, 2, 2, 6)), aim, Strike("two1", hits))
    assert losses.fallen == ("two1b", "two1c", "two1d")  # the fourth wound is lost
    losses = penetration(referee_of(table, (2, 6, 6, 6, 6)), aim, Strike("two1", hits))
    assert losses.fallen == ("two1b",)


def test_army_09_a_fallen_leader_is_replaced_at_once() -> None:
    table = squad("marine", "medic", "marine", "marine")
    two = Script(leader=["two1d"])
    referee = referee_of(table, (2,), two=two)
    eliminate(referee, "TR-SHOOT-45", "two1", ("two1a",))
    resolve_losses(referee, "two1", ("two1a",))
    assert table.units["two1"].leader == "two1d"
    ask = next(a for a in two.asked if a.question == "leader")
    assert ask.options == ("two1c", "two1d")  # standard combatants, the nearest proposed
    assert ask.proposal == "two1c"


def test_army_09_specialists_lead_only_when_nobody_else_is_left() -> None:
    table = squad("marine", "medic", "gunner")
    table.change("two1", {"figures": ("two1b", "two1c")})
    replace_leader(referee_of(table, two=Script(leader=["two1c"])), "two1")
    assert table.units["two1"].leader == "two1c"


def test_army_16_the_unit_of_a_dead_officer_has_none_and_tests_once() -> None:
    table = squad("sergeant", "marine", "marine")
    referee = referee_of(table, (2, 2))
    eliminate(referee, "TR-SHOOT-45", "two1", ("two1a",))
    resolve_losses(referee, "two1", ("two1a",))
    rolls = [e for e in referee.events if e.what == "roll"]
    assert [e.about["cause"] for e in rolls] == ["TR-MOR-03"]
    assert DISORGANISED in table.units["two1"].markers
    assert "TR-ARMY-16" in [e.rule for e in referee.events]
    assert table.units["two1"].leader == "two1b"


def medics(count: int, lost: int, entry: str = "squad") -> Odds:
    """Chances of figures back, of marines lost beside so many medics."""
    table = squad(*["marine"] * 4, *["medic"] * count, entry=entry)
    fallen = tuple(f"two1{c}" for c in "bcd"[:lost])

    def hurt(referee: Referee) -> None:
        eliminate(referee, "TR-SHOOT-45", "two1", fallen)
        heal(referee, "two1", fallen)

    total = 4 + count - lost
    return chances(hurt, table, of=lambda _, t: len(t.units["two1"].figures) - total)


def test_skill_17_each_up_of_a_medic_brings_one_back() -> None:
    assert medics(1, 3).chances == {0: Fraction(2, 3), 1: Fraction(1, 3)}
    assert medics(2, 3).chances == {0: Fraction(4, 9), 1: Fraction(4, 9), 2: Fraction(1, 9)}
    assert medics(2, 1).chances[1] == Fraction(5, 9)


def test_skill_17_the_owner_chooses_and_may_decline() -> None:
    table = squad("sergeant", "marine", "marine", "medic")
    for answer, figures in ((("two1a",), ("two1a", "two1c", "two1d")), ((), ("two1c", "two1d"))):
        trial = table.copy()
        referee = referee_of(trial, (1,), (1, 1), two=Script(heal=[answer]))
        eliminate(referee, "TR-SHOOT-45", "two1", ("two1a", "two1b"))
        resolve_losses(referee, "two1", ("two1a", "two1b"))
        assert trial.units["two1"].figures == figures
        tests = [e for e in referee.events if e.rule == "TR-MOR-09"]
        assert len(tests) == (not answer)  # the officer back and one loss: no test


def test_skill_17_a_fallen_medic_rolls_no_die() -> None:
    table = squad("marine", "marine", "medic")
    referee = referee_of(table)
    eliminate(referee, "TR-SHOOT-45", "two1", ("two1c",))
    heal(referee, "two1", ("two1c",))
    assert table.units["two1"].figures == ("two1a", "two1b")


def test_army_12_the_effect_goes_with_the_specialist() -> None:
    table = squad("marine", "marine", "marine", "medic")
    referee = referee_of(table, (2,))
    for number, fallen in enumerate(("two1d", "two1c")):
        before = len(referee.events)
        eliminate(referee, "TR-SHOOT-45", "two1", (fallen,))
        heal(referee, "two1", (fallen,))
        assert not [e for e in referee.events[before:] if e.what == "roll"], number


def test_skill_01_medical_armour_is_one_more_die() -> None:
    assert medics(0, 2, "medical").chances == {0: Fraction(2, 3), 1: Fraction(1, 3)}
    assert medics(1, 2, "medical").chances[2] == Fraction(1, 9)


def test_skill_01_no_die_for_a_unit_wiped_out() -> None:
    table = squad("marine", "marine", entry="medical")
    referee = referee_of(table)
    eliminate(referee, "TR-SHOOT-45", "two1", ("two1a", "two1b"))
    resolve_losses(referee, "two1", ("two1a", "two1b"))
    assert (table.units["two1"].place, table.sides["two"].lost) == (GONE, ("two1",))


def put_down(table: Table, letters: str) -> None:
    for letter in letters:
        table.change(f"two1{letter}", {"down": True})


def test_state_08_more_than_half_of_the_survivors() -> None:
    table = squad()
    put_down(table, "abc")
    check_prone(referee_of(table), "two1")
    assert PRONE not in table.units["two1"].markers
    referee = referee_of(table)
    eliminate(referee, "TR-SHOOT-45", "two1", ("two1f",))
    resolve_losses(referee, "two1", ("two1f",))
    assert PRONE in table.units["two1"].markers
    four = squad()
    put_down(four, "abcd")
    check_prone(referee_of(four), "two1")
    assert PRONE in four.units["two1"].markers


def test_state_09_a_unit_thrown_prone_loses_its_orders() -> None:
    table = squad(markers=(TAKE_COVER,))
    blast(referee_of(table, (1, 2)), NEVER)
    assert table.units["two1"].markers == {PRONE}
    aim = take_aim(table, "one1", "mortar#1", "two1")
    assert not aim.take_cover


def test_state_11_a_prone_unit_resists_the_next_shell() -> None:
    table = squad(markers=(PRONE,))
    put_down(table, "abcd")
    assert keeps_head_down(table, "two1")
    referee = referee_of(table, (2, 2, 2, 2), (1, 1))
    resolve_losses(referee, "two1", (), thrown=("two1c", "two1d", "two1e", "two1f"))
    assert [e.rule for e in referee.events if e.what == "roll"] == ["TR-SHOOT-42", "TR-MOR-09"]


def test_shoot_06_what_follows_casualties_comes_in_order() -> None:
    table = squad("marine", "marine", "medic", "marine", "marine", markers=(HEADS_DOWN,))
    two = Script(heal=[("two1b",)])
    referee = referee_of(table, (1,), (2, 2, 2), (1, 1), two=two)
    eliminate(referee, "TR-SHOOT-45", "two1", ("two1a", "two1b"))
    resolve_losses(referee, "two1", ("two1a", "two1b"), thrown=("two1a", "two1b", "two1d", "two1e"))
    rules = [e.rule for e in referee.events if e.what != "note"]
    order = [r for r in dict.fromkeys(rules) if r not in ("TR-SHOOT-45", "TR-STATE-09")]
    expected = ["TR-SKILL-17", "TR-ARMY-09", "TR-SHOOT-42", "TR-SHOOT-40", "TR-SHOOT-41", "TR-MOR-09"]
    assert order == expected
