"""Machines that stick in terrain (DB-TERR-03, DB-TERR-04)."""

from __future__ import annotations

from fractions import Fraction

from escarmouche.engine.odds import odds
from escarmouche.engine.table import replace
from escarmouche.games.dust_battlefield.chapters.movement import bogging, ways
from escarmouche.games.dust_battlefield.table import Referee, Table
from tests.games.dust_battlefield.tables import Put, piece, table_of

WOODS = [piece("a", "wood", (60, 60), (10, 30)), piece("b", "wood", (90, 60), (10, 30))]


def _gets(table: Table, *points: tuple[int, int]) -> dict[int, Fraction]:
    walker = ways.walkers(table, "one1")[0]

    def go(referee: Referee) -> int:
        return bogging.stuck(referee, walker, (walker.at, *points), -1)

    return odds(go, table).chances


def test_terr_03_a_tracked_vehicle_goes_on_two_times_in_three() -> None:
    table = table_of(Put("one1", "karl-marx", (40, 60)), pieces=WOODS)
    chances = _gets(table, (7000, 6000))
    assert chances[-1] == Fraction(2, 3)
    (stuck,) = [length for length in chances if length >= 0]
    assert stuck == 800  # its bow touches the trees after 8 cm


def test_terr_04_wheels_go_on_one_time_in_three_and_through_two_woods_one_in_nine() -> None:
    table = table_of(Put("one1", "red-fury", (40, 60)), pieces=WOODS)
    card = table.setting.cards["red-fury"]
    table.setting.cards["red-fury"] = replace(card, locomotion="wheeled", skills=("wheeled",))
    assert _gets(table, (6500, 6000))[-1] == Fraction(1, 3)
    assert _gets(table, (10500, 6000))[-1] == Fraction(1, 9)


def test_terr_03_who_starts_in_terrain_may_stick_at_once() -> None:
    table = table_of(Put("one1", "karl-marx", (60, 60)), pieces=WOODS)
    assert _gets(table, (5000, 6000)) == {-1: Fraction(2, 3), 0: Fraction(1, 3)}
    assert _gets(table_of(Put("one1", "ludwig", (60, 60)), pieces=WOODS), (5000, 6000)) == {-1: 1}


def test_veh_10_and_22_and_23_each_machine_sticks_by_its_own_rule() -> None:
    for key, chance in (("half_tracked", 1), ("tracked", 2), ("wheeled", 1)):
        table = table_of(Put("one1", "red-fury", (40, 60)), pieces=WOODS)
        card = table.setting.cards["red-fury"]
        table.setting.cards["red-fury"] = replace(card, locomotion=key, skills=(key,))
        assert bogging.kind_of(table, "one1") == key
        assert _gets(table, (6500, 6000))[-1] == Fraction(chance, 3)
