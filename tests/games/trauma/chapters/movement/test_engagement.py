"""Who is Engaged, and what being Engaged costs (TR-STATE-02 to 04, TR-HEIGHT-02)."""

from __future__ import annotations

import msgspec

from escarmouche.games.trauma.chapters import actions
from escarmouche.games.trauma.chapters.measuring import can_strike, contact
from escarmouche.games.trauma.chapters.movement.engagement import engaged_units, update_engaged
from escarmouche.games.trauma.chapters.movement.movement import why_not_move, why_not_paths
from escarmouche.games.trauma.table import ALERT, ENGAGED, TAKE_COVER, Referee, Table
from tests.games.trauma.tables import Squad, referee_of, table_of, wall


def two_units(gap: int, **second: object) -> Table:
    """Two squads of one figure each, their bases `gap` apart."""
    return table_of(
        Squad("one1", "one", (2000, 2000), count=1),
        Squad("two1", "two", (2250 + gap, 2000), count=1, **second),  # type: ignore[arg-type]
    )


def updated(table: Table) -> Referee:
    referee = referee_of(table)
    update_engaged(referee, "TR-STATE-02")
    return referee


def test_state_02_contact_with_one_figure_engages_and_a_hair_more_does_not() -> None:
    assert engaged_units(two_units(250)) == {"one1", "two1"}
    assert engaged_units(two_units(251)) == set()


def test_state_02_removing_the_enemy_at_contact_frees_the_unit() -> None:
    table = updated(two_units(100)).table
    assert ENGAGED in table.units["one1"].markers
    table.change("two1", {"figures": (), "place": "gone"})
    assert ENGAGED not in updated(table).table.units["one1"].markers


def test_state_03_a_unit_newly_engaged_loses_all_orders() -> None:
    table = two_units(100, markers=(ALERT, TAKE_COVER))
    assert updated(table).table.units["two1"].markers == {ENGAGED}


def test_state_03_an_engaged_unit_may_move_away_or_stay_but_not_shoot() -> None:
    table = updated(two_units(100)).table
    assert why_not_move(table, "one1") is None
    assert why_not_paths(table, "one1", ()) is None
    assert why_not_paths(table, "one1", (("one1a", ((1000, 2000),), -1),)) is None
    refusal = actions.why_not_action(table, "one1", actions.SHOOT)
    assert refusal
    assert refusal.rule == "TR-ACTN-05"


def test_state_04_vehicles_are_never_engaged_but_engage_infantry() -> None:
    table = table_of(
        Squad("one1", "one", (2000, 2000), "tank", 1, entry="wheeled", markers=(ALERT,)),
        Squad("one2", "one", (6000, 6000), "walker", 1, entry="walkers", markers=(TAKE_COVER,)),
        Squad("two1", "two", (2500, 2000), count=1),
        Squad("two2", "two", (6500, 6000), count=1),
    )
    table = updated(table).table
    assert table.units["one1"].markers == {ALERT}
    assert table.units["one2"].markers == {TAKE_COVER}
    assert ENGAGED in table.units["two1"].markers
    assert ENGAGED in table.units["two2"].markers


def test_height_02_contact_by_height_does_not_engage() -> None:
    def on_roof(height: int) -> Table:
        return table_of(
            Squad("one1", "one", (2000, 2000), count=1, z=height, markers=(TAKE_COVER,)),
            Squad("two1", "two", (2350, 2000), count=1, markers=(TAKE_COVER,)),
            pieces=(wall("box", 1800, 1800, 2200, 2200, height, kind="container"),),
        )

    above = updated(on_roof(500)).table
    assert above.units["one1"].markers == above.units["two1"].markers == {TAKE_COVER}
    step = updated(on_roof(200)).table  # a step of 2 cm, 1 cm apart: ordinary contact, 2.24 cm
    assert step.units["one1"].markers == step.units["two1"].markers == {ENGAGED}


def test_height_01_the_upper_base_at_contact_of_any_part_of_the_lower_figure() -> None:
    def pair(height: int) -> Table:
        return table_of(
            Squad("one1", "one", (2000, 2000), count=1, z=height), Squad("two1", "two", (2350, 2000), count=1)
        )

    def strikes(height: int) -> tuple[bool, bool]:
        table = pair(height)
        both = can_strike(table, "one1a", "two1a"), can_strike(table, "two1a", "one1a")
        assert both[0] == both[1]
        return both[0], contact(table, "one1a", "two1a")

    assert strikes(500) == (True, False)
    assert strikes(600) == (False, False)
    assert strikes(200) == (True, True)


def vehicle(profile: str, kind: str, **values: object) -> Squad:
    squad = Squad("v", "one", (4000, 4000), profile, 1, entry=kind)
    squad.figures = [msgspec.structs.replace(f, **values) for f in squad.figures]
    return squad


def test_veh_04_a_walker_at_contact_keeps_its_orders_and_engages_the_infantry() -> None:
    table = table_of(vehicle("walker", "walkers"), Squad("b", "two", (4000, 4500)))
    referee = referee_of(table)
    referee.mark("TR-ORD-05", "v", ALERT)
    update_engaged(referee, "TR-STATE-02")
    assert table.units["v"].markers == {ALERT}
    assert ENGAGED in table.units["b"].markers
