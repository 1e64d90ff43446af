"""What the three kinds of vehicles may and may not do (ledger area TR-VEH), where no chapter holds it."""

from __future__ import annotations

import msgspec
import pytest

from escarmouche.engine.requests import NO_ONE
from escarmouche.games.trauma import armybook, entry, extras, orders, structure
from escarmouche.games.trauma.engagement import update_engaged
from escarmouche.games.trauma.morale import morale_test
from escarmouche.games.trauma.objectives import units_at
from escarmouche.games.trauma.table import ALERT, ENGAGED, HEADS_DOWN, TAKE_COVER, Point, Table, Zone
from tests.trauma.tables import Script, Squad, referee_of, table_of, wall


def vehicle(profile: str, kind: str, **values: object) -> Squad:
    squad = Squad("v", "one", (4000, 4000), profile, 1, entry=kind)
    squad.figures = [msgspec.structs.replace(f, **values) for f in squad.figures]
    return squad


def ending(squad: Squad, *others: Squad) -> Table:
    return table_of(squad, *others, turn={"unit": squad.id, "step": "orders"})


def greyed(table: Table) -> dict[str, str]:
    """Orders the unit may not be given now, with the rule."""
    wanted = (TAKE_COVER, ALERT, HEADS_DOWN)
    return {o: r.rule for o in wanted if (r := orders.why_not_order(table, "v", o))}


def test_veh_03_a_walker_takes_cover_while_its_propulsion_is_intact() -> None:
    assert greyed(ending(vehicle("walker", "walkers"))) == {}
    lame = ending(vehicle("walker", "walkers", immobile=True))
    assert greyed(lame) == {TAKE_COVER: "TR-VEH-03"}
    extras.mend(referee_of(lame), "TR-SKILL-13", ("va", "propulsion"))
    assert greyed(lame) == {}


def test_veh_03_the_order_is_lost_with_the_propulsion() -> None:
    table = ending(vehicle("walker", "walkers"))
    referee = referee_of(table)
    referee.mark("TR-ORD-04", "v", TAKE_COVER)
    referee.mark("TR-ORD-08", "v", HEADS_DOWN)
    structure.lose_propulsion(referee, "va")
    assert table.units["v"].markers == {HEADS_DOWN}
    assert ("TR-VEH-03", TAKE_COVER) in [(e.rule, e.about.get("marker")) for e in referee.events]


def test_veh_04_a_walker_at_contact_keeps_its_orders_and_engages_the_infantry() -> None:
    table = table_of(vehicle("walker", "walkers"), Squad("b", "two", (4000, 4500)))
    referee = referee_of(table)
    referee.mark("TR-ORD-05", "v", ALERT)
    update_engaged(referee, "TR-STATE-02")
    assert table.units["v"].markers == {ALERT}
    assert ENGAGED in table.units["b"].markers


def test_veh_04_a_walker_controls_nothing_and_tests_for_incidents() -> None:
    piece = wall("gamma", 4000, 4400, 4500, 4500)
    table = table_of(vehicle("walker", "walkers"), pieces=(piece,))
    assert list(units_at(table, Point("gamma1", "gamma", "gamma"))) == []
    referee = referee_of(table, (2, 2))
    morale_test(referee, "TR-MOR-06", "v")
    assert "disorganised" in table.units["v"].markers


def test_veh_07_an_antigrav_is_refused_planquez_vous_under_its_own_rule() -> None:
    assert greyed(ending(vehicle("skimmer", "antigravs"))) == {TAKE_COVER: "TR-VEH-07"}


def test_veh_07_the_order_phase_greys_it_out() -> None:
    script = Script(order=[NO_ONE])
    orders.order_phase(referee_of(ending(vehicle("skimmer", "antigravs")), one=script))
    (ask,) = script.asked
    assert ask.greyed[TAKE_COVER].rule == "TR-VEH-07"
    assert {ALERT, HEADS_DOWN} <= set(ask.options)


def test_veh_10_wheeled_vehicles_cannot_use_planquez_vous() -> None:
    assert greyed(ending(vehicle("tank", "wheeled"))) == {TAKE_COVER: "TR-VEH-10"}


@pytest.mark.parametrize("name", ["usf", "helion", "belt"])
def test_veh_11_the_longest_line_of_a_book_belongs_to_a_wheeled_vehicle(name: str) -> None:
    book = armybook.load(armybook.BOOKS.find(name))
    kinds = {u.vehicle_type for u in book.units if u.vehicle_type}
    longest = {
        kind: max(len(p.structure) for u in book.units if u.vehicle_type == kind for p in u.profiles)
        for kind in kinds
    }
    if "wheeled" in longest:
        assert longest["wheeled"] == max(longest.values())


def test_move_09_a_vehicle_that_is_put_down_stands_on_nobody() -> None:
    """Only a movement ends amid infantry and pushes it; a drop needs free ground."""
    tank = Squad("v", "one", (0, 0), "tank", 1, entry="wheeled", place="reserve")
    rock = wall("rock", 4000, 4000, 4400, 4400)
    foe = Squad("b", "two", (4200, 4900), count=2)
    table = table_of(tank, foe, pieces=(rock,), turn={"unit": "v", "step": "enter", "points": (
        Point("drop1", "drop", "rock", holder="one"),)})  # fmt: skip
    on_them = (("va", ((4200, 4850),), 0),)
    refusal = entry.why_not_arrive(table, "v", "drop:drop1", on_them)
    assert refusal is not None
    assert (refusal.rule, refusal.about["unit"]) == ("TR-MOVE-06", "b")
    assert entry.why_not_arrive(table, "v", "drop:drop1", (("va", ((4200, 3600),), 0),)) is None


def test_meas_01_between_friends_height_does_not_count() -> None:
    box = wall("box", 3000, 4200, 5000, 5000, 450, "flat_top", kind="container")
    roof = Squad("m", "one", (4000, 4400), "mechanic", 1, z=450)
    tank = vehicle("tank", "wheeled", ticked=1)
    table = table_of(roof, tank, pieces=(box,), turn={"unit": "m"})
    assert extras.why_not_repair(table, "m") is None


def test_veh_05_an_antigrav_may_come_in_onto_a_flat_top() -> None:
    box = wall("box", 4000, 300, 5000, 1300, 450, "flat_top", kind="container")
    skimmer = Squad("v", "one", (0, 0), "skimmer", 1, entry="antigravs", place="reserve")
    zone = Zone("blue", "access", (3000, 0), (6000, 0), "one")
    turn = {"unit": "v", "step": "enter", "zones": (zone,)}
    table = table_of(skimmer, pieces=(box,), turn=turn)
    onto = (("va", ((4500, -300), (4500, 800)), 90),)
    half = (("va", ((4500, -300), (4500, 1400)), 90),)
    assert entry.why_not_arrive(table, "v", "access:blue", onto) is None
    refusal = entry.why_not_arrive(table, "v", "access:blue", half)
    assert refusal is not None
    assert refusal.rule == "TR-VEH-05"
    referee = referee_of(table, one=Script(enter=["access:blue"], enter_access=[onto]))
    entry.enter(referee)
    assert referee.table.figures["va"].z == 450
