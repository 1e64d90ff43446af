"""Moving on foot (SM-MOVE-01, SM-MOVE-02, SM-MOVE-06)."""

from __future__ import annotations

from typing import Any

from escarmouche.games.star_mogul.chapters import actions
from escarmouche.games.star_mogul.chapters.movement import walking
from escarmouche.games.star_mogul.table import PAS
from tests.games.star_mogul.tables import Car, Men, Script, pas, piece, referee_of, table_of


def go(*steps: tuple[str, float, float]) -> Any:
    return tuple((figure, (pas(x, y),), -1) for figure, x, y in steps)


def reason(refusal: Any) -> tuple[str, str]:
    assert refusal
    return refusal.rule, refusal.reason


def test_move_01_five_pas_with_one_point_ten_with_two() -> None:
    table = table_of(Men("one1", "one", (10, 10), 1), Men("two1", "two", (40, 40)))
    assert walking.why_not_move(table, "one1", go(("one1a", 15, 10))) is None
    refusal = walking.why_not_move(table, "one1", go(("one1a", 15.1, 10)))
    assert reason(refusal) == ("SM-MOVE-01", "too-far")
    assert refusal
    assert refusal.excess == pas(15.1) - pas(15)
    script = Script(
        activate=["one1", "one1"], order=["move", "move"], move=[go(("one1a", 15, 10)), go(("one1a", 20, 10))]
    )
    referee = referee_of(table, one=script)
    actions.act(referee, "one", ship=True, rule="SM-SP-03")
    actions.act(referee, "one", ship=True, rule="SM-SP-03")
    assert referee.table.figures["one1a"].x == pas(20)


def test_move_01_through_friends_but_not_through_enemies_walls_or_vehicles() -> None:
    table = table_of(
        Men("one1", "one", (10, 10), 1),
        Men("one2", "one", (12, 10), 1),
        Men("two1", "two", (10, 13), 1),
        Car("two2", "two", (10, 5), "gun_buggy", 90),
        pieces=(piece("wall", 7, 10, (4, 0.4), 90),),
    )
    assert walking.why_not_move(table, "one1", go(("one1a", 14.5, 10))) is None
    assert reason(walking.why_not_move(table, "one1", go(("one1a", 10, 14.9)))) == (
        "SM-MOVE-01",
        "through-an-enemy",
    )
    assert reason(walking.why_not_move(table, "one1", go(("one1a", 5.5, 10)))) == ("SM-MOVE-01", "in-the-way")
    assert reason(walking.why_not_move(table, "one1", go(("one1a", 10, 5.5)))) == (
        "SM-MOVE-01",
        "through-a-vehicle",
    )
    assert reason(walking.why_not_move(table, "one1", go(("one1a", 12, 10)))) == (
        "SM-MOVE-01",
        "bases-overlap",
    )


def test_move_02_a_gap_of_more_than_two_pas_breaks_the_chain() -> None:
    table = table_of(Men("one1", "one", (10, 10), 2, step=(2, 0)), Men("two1", "two", (40, 40)))
    assert walking.why_not_move(table, "one1", go(("one1b", 13, 10))) is None
    assert reason(walking.why_not_move(table, "one1", go(("one1b", 13.1, 10)))) == (
        "SM-MOVE-02",
        "chain-broken",
    )
    broken = table_of(Men("one1", "one", (10, 10), 2, step=(8, 0)), Men("two1", "two", (40, 40)))
    assert walking.why_not_move(broken, "one1", go(("one1b", 14, 10))) is None, (
        "losses broke it: as far as possible"
    )


def test_move_06_not_within_a_pas_of_an_enemy_except_to_engage() -> None:
    table = table_of(
        Men("one1", "one", (10, 10), 1), Men("two1", "two", (13, 11.9), 1), Men("two2", "two", (40, 40))
    )
    assert reason(walking.why_not_move(table, "one1", go(("one1a", 15, 10)))) == ("SM-MOVE-06", "enemy-zone")
    clear = table_of(Men("one1", "one", (10, 10), 1), Men("two1", "two", (13, 12), 1))
    assert walking.why_not_move(clear, "one1", go(("one1a", 15, 10))) is None, "just a pas away"
    into = table_of(Men("one1", "one", (10, 10), 1), Men("two1", "two", (13, 10), 1))
    assert walking.why_not_move(into, "one1", go(("one1a", 12, 10))) is None
    assert reason(walking.why_not_move(into, "one1", go(("one1a", 11.5, 10)))) == ("SM-MOVE-06", "enemy-zone")


def test_salv_02_a_load_is_not_left_behind_by_a_move() -> None:
    from tests.games.star_mogul.tables import salvage_at

    ring = ((10, 10), (11, 10), (10, 11), (11, 11))
    load = salvage_at(10, 10, holder="one1", carriers=("one1a", "one1b", "one1c", "one1d"))
    table = table_of(Men("one1", "one", (0, 0), 4, places=ring), Men("two1", "two", (40, 40)), things=(load,))
    together = go(("one1a", 12, 10), ("one1b", 13, 10), ("one1c", 12, 11), ("one1d", 13, 11))
    assert walking.why_not_move(table, "one1", together) is None
    alone = go(
        ("one1a", 8.4, 10),
    )
    assert reason(walking.why_not_move(table, "one1", alone)) == ("SM-SALV-02", "too-few-hands")
    assert walking.ZONE == PAS
