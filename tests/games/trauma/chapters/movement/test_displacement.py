"""What follows a displacement and in which order (TR-STATE-05, TR-MOVE-01, 08, TR-MOR-07, TR-SKILL-18)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.kinds import PLACED
from escarmouche.games.company.chapters.movement.placements import put_down
from escarmouche.games.trauma.chapters import alert
from escarmouche.games.trauma.chapters.melee import melee
from escarmouche.games.trauma.chapters.movement.displacement import aftermath, breaks_formation, displaced
from escarmouche.games.trauma.rules import LEDGER
from escarmouche.games.trauma.table import ALERT, DISORGANISED, ENGAGED, Referee, Table
from tests.games.trauma.tables import Squad, referee_of, table_of

TURN = {"unit": "one1"}


def finish(referee: Referee) -> Referee:
    """Run the steps that follow a displacement."""
    while referee.table.turn.step == "moved":
        aftermath(referee)
    return referee


def shift(table: Table, unit: str, dx: int, dy: int, *figures: str) -> tuple[Any, ...]:
    places = [(f, table.figures[f]) for f in figures or table.units[unit].figures]
    return tuple((id, ((f.x + dx, f.y + dy),), -1) for id, f in places)


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Notes the alert window and the offer of melee instead of holding them."""
    seen: list[str] = []

    def alert_window(referee: Referee, mover: str) -> None:
        engaged = sorted(u.id for u in referee.table.units.values() if ENGAGED in u.markers)
        seen.append(f"alert {mover} {' '.join(engaged)}".strip())

    monkeypatch.setattr(alert, "alert_window", alert_window)
    monkeypatch.setattr(melee, "offer_melee", lambda referee, unit: seen.append(f"melee {unit}"))
    return seen


def test_state_05_engagement_comes_before_alert_fire_and_melee_comes_last(told: list[str]) -> None:
    table = table_of(
        Squad("one1", "one", (2000, 2000), count=3),
        Squad("two1", "two", (2000, 3000), count=3, markers=(ALERT,)),
        turn=TURN,
    )
    referee = referee_of(table)
    displaced(referee, "TR-ACTN-10", "one1", shift(table, "one1", 0, 700))
    finish(referee)
    assert told == ["alert one1 one1 two1", "melee one1"]
    assert ALERT not in referee.table.units["two1"].markers
    assert referee.table.turn.step == "act"


def test_state_05_passing_close_engages_nobody(told: list[str]) -> None:
    table = table_of(
        Squad("one1", "one", (2000, 2000), count=1), Squad("two1", "two", (2400, 2600), count=1), turn=TURN
    )
    referee = referee_of(table)
    displaced(referee, "TR-ACTN-10", "one1", (("one1a", ((2000, 3200),), -1),))
    finish(referee)
    assert not referee.table.units["one1"].markers
    assert not referee.table.units["two1"].markers


def test_move_08_a_unit_left_out_of_formation_is_disorganised_at_once(told: list[str]) -> None:
    table = table_of(Squad("one1", "one", (2000, 2000), count=3), turn=TURN)
    referee = referee_of(table)
    displaced(referee, "TR-ACTN-10", "one1", shift(table, "one1", 0, 800, "one1a", "one1b"))
    finish(referee)
    assert DISORGANISED in referee.table.units["one1"].markers
    assert told == ["alert one1"]  # still shot at, but it neither fights nor acts


def test_actn_10_a_movement_of_no_distance_is_a_displacement(told: list[str]) -> None:
    referee = referee_of(table_of(Squad("one1", "one", (2000, 2000), count=3), turn=TURN))
    displaced(referee, "TR-ACTN-10", "one1", ())
    assert finish(referee)
    assert told == ["alert one1", "melee one1"]


def test_actn_11_melee_is_offered_before_the_next_announced_action(told: list[str]) -> None:
    table = table_of(Squad("one1", "one", (2000, 2000)), turn={**TURN, "todo": ("movement",)})
    referee = referee_of(table)
    displaced(referee, "TR-ACTN-10", "one1", ())
    finish(referee)
    assert told[-1] == "melee one1"
    assert referee.table.turn.todo == ("movement",)


def test_army_11_gaps_count_at_the_next_displacement_even_of_no_distance(told: list[str]) -> None:
    places = [(2000, 2000), (2300, 2000), (2900, 2000)]
    table = table_of(Squad("one1", "one", (0, 0), places=places, count=3), turn=TURN)
    assert DISORGANISED not in table.units["one1"].markers
    referee = referee_of(table)
    displaced(referee, "TR-ACTN-10", "one1", ())
    assert DISORGANISED in finish(referee).table.units["one1"].markers


def test_army_10_formation_needs_the_leader_near_and_a_neighbour_at_contact() -> None:
    row = [(3000 + k * 500, 3000) for k in (0, -1, 1, -2, 2)]
    assert not breaks_formation(table_of(Squad("one1", "one", (0, 0), places=row, count=5)), "one1")
    far = [*row[:4], (4010, 3000)]
    assert breaks_formation(table_of(Squad("one1", "one", (0, 0), places=far, count=5)), "one1")
    pairs = [(3000, 3000), (3300, 3000), (3900, 3000), (4200, 3000)]
    assert not breaks_formation(table_of(Squad("one1", "one", (0, 0), places=pairs, count=4)), "one1")
    assert not breaks_formation(table_of(Squad("one1", "one", (3000, 3000), count=1)), "one1")


def test_mor_07_a_second_enemy_that_engages_calls_for_a_test(told: list[str]) -> None:
    table = table_of(
        Squad("one1", "one", (2000, 2000), count=2),
        Squad("one2", "one", (2000, 3300), count=2),
        Squad("two1", "two", (2000, 2900), count=2),
        turn=TURN,
    )
    referee = referee_of(table, (3, 4))  # Morale 2, both Down
    displaced(referee, "TR-ACTN-10", "one1", shift(table, "one1", 0, 500))
    finish(referee)
    assert DISORGANISED in referee.table.units["two1"].markers
    assert [e.rule for e in referee.events if e.what == "roll"] != []


def test_mor_07_the_first_enemy_and_one_already_there_call_for_none(told: list[str]) -> None:
    lone = table_of(
        Squad("one1", "one", (2000, 2000), count=2), Squad("two1", "two", (2000, 2900), count=2), turn=TURN
    )
    referee = referee_of(lone)
    displaced(referee, "TR-ACTN-10", "one1", shift(lone, "one1", 0, 500))
    assert not [e for e in finish(referee).events if e.what == "roll"]
    held = table_of(
        Squad("one1", "one", (2000, 2500), count=2),
        Squad("one2", "one", (2000, 3300), count=2),
        Squad("two1", "two", (2000, 2900), count=2),
        turn=TURN,
    )
    referee = referee_of(held)
    displaced(referee, "TR-ACTN-10", "one1", ())
    assert not [e for e in finish(referee).events if e.what == "roll"]


def test_mor_07_a_unit_that_moves_into_several_enemies_does_not_test(told: list[str]) -> None:
    table = table_of(
        Squad("one1", "one", (2000, 2000), count=2),
        Squad("two1", "two", (1500, 2900), count=1),
        Squad("two2", "two", (2500, 2900), count=1),
        turn=TURN,
    )
    referee = referee_of(table)
    displaced(referee, "TR-ACTN-10", "one1", shift(table, "one1", 0, 600))
    assert not [e for e in finish(referee).events if e.what == "roll"]


def test_move_01_only_displacements_count_as_moving() -> None:
    table = table_of(Squad("one1", "one", (2000, 2000), count=2), turn=TURN)
    referee = referee_of(table)
    put_down(referee, "TR-TABLE-06", "one1", shift(table, "one1", 0, 100), how=PLACED)
    assert not referee.table.figures["one1a"].moved
    displaced(referee, "TR-ACTN-10", "one1", shift(table, "one1", 0, 300, "one1a"))
    assert referee.table.figures["one1a"].moved
    assert not referee.table.figures["one1b"].moved
    assert LEDGER.data("TR-MOVE-01")["displacements"] == ["movement", "crossing"]


def test_skill_18_the_sniper_of_skirmishers_may_be_out_of_formation() -> None:
    def unit(entry: str, lone: str) -> Table:
        places = [(2000, 2000), (2300, 2000), (2600, 2000), (5000, 2000)]
        profiles = ["marine", "marine", "marine", lone]
        return table_of(Squad("one1", "one", (0, 0), profiles, places=places, entry=entry))

    assert not breaks_formation(unit("skirmishers", "sniper"), "one1")
    assert breaks_formation(unit("squad", "sniper"), "one1")
    assert breaks_formation(unit("skirmishers", "marine"), "one1")
