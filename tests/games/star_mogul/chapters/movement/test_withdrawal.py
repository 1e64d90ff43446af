"""Walking home (SM-ACT-09, SM-RETR-01)."""

from __future__ import annotations

from escarmouche.games.star_mogul.chapters import retreat
from escarmouche.games.star_mogul.chapters.models import unit_in_zone
from escarmouche.games.star_mogul.chapters.movement import withdrawal
from escarmouche.space.shapes import distance
from tests.games.star_mogul.tables import Men, pas, referee_of, table_of


def test_act_09_a_straggler_18_pas_away_is_home_after_four_phases() -> None:
    zone_edge = 6 + 6 - 0.5
    table = table_of(
        Men("one1", "one", (zone_edge + 18, 6), 1, unit={"markers": frozenset({"straggler"})}),
        Men("two1", "two", (40, 40)),
    )
    referee = referee_of(table)
    for phase in range(1, 5):
        assert not unit_in_zone(referee.table, "one1"), phase
        retreat.straggle(referee, "one1")
    assert unit_in_zone(referee.table, "one1")


def test_retr_01_a_full_move_towards_the_zone_at_once_and_in_each_phase() -> None:
    table = table_of(Men("one1", "one", (6 + 5.5 + 12, 6), 1), Men("two1", "two", (40, 40)))
    referee = referee_of(table)
    retreat.begin(referee, "SM-BRAV-01", "one1", "bravery")
    own = referee.table.figures["one1a"]
    assert abs(distance((own.x, own.y), pas(6, 6)) - pas(5.5 + 7)) <= 2
    retreat.run_on(referee, "one1")
    retreat.run_on(referee, "one1")
    assert referee.table.units["one1"].retreat == ""


def test_retr_01_enemies_are_passed_at_a_pas() -> None:
    table = table_of(
        Men("one1", "one", (20, 6), 1), Men("two1", "two", (17, 6), 1), Men("two2", "two", (40, 40))
    )
    referee = referee_of(table)
    withdrawal.walk_home(referee, "SM-RETR-01", "one1")
    (event,) = [e for e in referee.events if e.kind == "moved"]
    ((_, way, _),) = event.about["steps"]
    assert len(way) > 2, "it goes round"
