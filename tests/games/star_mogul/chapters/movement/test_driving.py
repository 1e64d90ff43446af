"""Vehicles on the move (SM-MOVE-08, SM-MOVE-09)."""

from __future__ import annotations

from typing import Any

from escarmouche.games.star_mogul.chapters.movement import driving
from escarmouche.games.star_mogul.table import PAS
from tests.games.star_mogul.tables import Car, Men, pas, piece, referee_of, table_of


def way(*points: tuple[float, float], hull: str = "one1h") -> Any:
    return ((hull, tuple(pas(*point) for point in points), -1),)


def why(table: Any, value: Any, **named: Any) -> str:
    refusal = driving.why_not_drive(table, "one1", value, **named)
    return refusal.reason if refusal else ""


def test_move_08_ten_pas_then_fourteen_with_the_bonus() -> None:
    table = table_of(Car("one1", "one", (10, 24)), Men("two1", "two", (40, 40)))
    assert driving.furthest(table, "one1") == 10 * PAS
    assert why(table, way((20, 24))) == ""
    assert why(table, way((20.2, 24))) == "too-far-to-drive"
    rolling = table_of(Car("one1", "one", (10, 24), values={"rolling": True}), Men("two1", "two", (40, 40)))
    assert driving.furthest(rolling, "one1") == 14 * PAS
    assert driving.furthest(rolling, "one1", reverse=True) == 5 * PAS


def test_move_08_at_most_45_degrees_before_each_two_pas() -> None:
    table = table_of(Car("one1", "one", (10, 24)), Men("two1", "two", (40, 40)))
    assert why(table, way((12, 26))) == ""
    refusal = driving.why_not_drive(table, "one1", way((11, 26)))
    assert refusal
    assert (refusal.rule, refusal.reason, refusal.about["degrees"]) == ("SM-MOVE-08", "turn-too-sharp", 63)
    assert why(table, way((12, 26), (12, 29))) == "", "2.8 pas, then 45 degrees more"
    assert why(table, way((11, 25), (11, 28))) == "turns-too-close"


def test_move_08_the_nose_points_where_it_went_and_backwards_in_reverse() -> None:
    referee = referee_of(table_of(Car("one1", "one", (20, 24)), Men("two1", "two", (40, 40))))
    driving.driven(referee, "SM-MOVE-08", "one1", (pas(22, 26),))
    assert referee.table.figures["one1h"].facing == 45
    table = table_of(Car("one1", "one", (20, 24)), Men("two1", "two", (40, 40)))
    assert why(table, way((16, 24)), reverse=True) == ""
    assert why(table, way((24, 24)), reverse=True) == "turn-too-sharp"


def test_move_08_not_through_walls_people_or_vehicles() -> None:
    for other, reason in (
        (Men("two1", "two", (15, 24), 1), "somebody-in-the-way"),
        (Car("two1", "two", (16, 24)), "through-a-vehicle"),
    ):
        assert why(table_of(Car("one1", "one", (10, 24)), other), way((18, 24))) == reason
    walled = table_of(
        Car("one1", "one", (10, 24)), Men("two1", "two", (40, 40)), pieces=(piece("barrels", 15, 24),)
    )
    assert why(walled, way((18, 24))) == "in-the-way"
    near = table_of(Car("one1", "one", (10, 24)), Men("two1", "two", (13.2, 25.4), 1))
    assert why(near, way((12, 26))) == "somebody-in-the-way", "the corner of a turning hull"


def test_move_08_without_a_driver_it_stays() -> None:
    table = table_of(Car("one1", "one", (10, 24)), Men("two1", "two", (40, 40)))
    table.change("one1a", {"fate": "out"})
    refusal = driving.why_not_start(table, "one1")
    assert refusal
    assert (refusal.rule, refusal.reason) == ("SM-MOVE-08", "nobody-drives")


def test_move_09_a_flyer_without_points_drifts_its_minimum_and_may_be_lost() -> None:
    referee = referee_of(table_of(Car("one1", "one", (10, 24), "scout_flyer"), Men("two1", "two", (40, 40))))
    driving.drift(referee, "one")
    assert referee.table.figures["one1h"].x == pas(16)
    gone = referee_of(table_of(Car("one1", "one", (45, 24), "scout_flyer"), Men("two1", "two", (40, 40))))
    driving.drift(gone, "one")
    assert gone.table.figures["one1h"].fate == "away"
    assert gone.table.figures["one1a"].fate == "away"


def test_move_09_a_flyer_minds_nothing_below_but_must_go_its_minimum() -> None:
    table = table_of(
        Car("one1", "one", (10, 24), "scout_flyer"),
        Men("two1", "two", (15, 24)),
        pieces=(piece("building", 20, 24),),
    )
    assert why(table, way((25, 24))) == ""
    assert why(table, way((14, 24))) == "too-slow"
