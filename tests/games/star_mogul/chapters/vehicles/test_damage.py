"""Damage to vehicles (SM-VEH-01 to SM-VEH-13, SM-VEH-22)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.games.star_mogul.chapters import strategy
from escarmouche.games.star_mogul.chapters.dice import res_roll
from escarmouche.games.star_mogul.chapters.vehicles import crews, damage, destruction
from escarmouche.games.star_mogul.table import PAS
from tests.games.star_mogul.tables import Car, Men, Script, chances, piece, referee_of, table_of

F = Fraction


def truck(vehicle: str = "salvage_dog", **values: Any) -> Any:
    return table_of(Car("one1", "one", (24, 24), vehicle, **values), Men("two1", "two", (44, 44)))


def test_veh_01_a_truck_with_a_squad_aboard_is_two_units_and_takes_no_tests() -> None:
    table = table_of(
        Car("one1", "one", (24, 24)),
        Men("one2", "one", (24, 24), 4, values={"fate": "aboard"}, unit={"aboard": "one1"}),
    )
    assert strategy.points(table, "one") == 4
    from escarmouche.games.star_mogul.chapters import retreat

    table.change("one", {"boss_fell": True})
    assert retreat.tests_due(table, "one") == ()


def test_veh_02_military_armour_ignores_half_of_the_table() -> None:
    def untouched(result: Any, table: Any) -> bool:
        body = table.figures["one1h"]
        return (
            body.armour == (10, 9, 9, 8)
            and body.superstructure == 16
            and not (body.immobile or body.power or body.out)
            and table.figures["one1a"].fate == "aboard"
            and table.figures["one1b"].fate == "aboard"
        )

    for face in (1, 2, 3):
        referee = referee_of(truck("armoured_carrier"), (face,))
        damage.damage_roll(referee, "one1", damage.FRONT)
        assert untouched(None, referee.table)


@pytest.mark.parametrize(
    ("face", "armour", "left"), [(1, 7, 12), (2, 6, 12), (3, 5, 12), (4, 8, 11), (5, 8, 10)]
)
def test_veh_03_the_rows_of_the_table(face: int, armour: int, left: int) -> None:
    referee = referee_of(truck(), (face,))
    damage.damage_roll(referee, "one1", damage.FRONT)
    body = referee.table.figures["one1h"]
    assert (body.armour[0], body.superstructure) == (armour, left)
    assert body.armour[1:] == (7, 7, 6)


def test_veh_03_mean_losses_of_a_civilian_vehicle() -> None:
    table = truck("cargo_hauler")

    def losses(result: Any, after: Any) -> tuple[int, int]:
        body = after.figures["one1h"]
        return 7 - body.armour[0], 16 - body.superstructure

    found = chances(table, damage.damage_roll, "one1", damage.FRONT, reading=losses)
    assert sum(armour * chance for (armour, _), chance in found.items()) == 1
    assert sum(left * chance for (_, left), chance in found.items()) == F(1, 2) + F(1, 36) * 6
    assert F(1, 2) + F(1, 6) == F(2, 3)


def test_veh_04_results_that_repeat_have_no_further_effect() -> None:
    referee = referee_of(truck(), (4,), (4,))
    damage.internal_damage(referee, "one1")
    damage.internal_damage(referee, "one1")
    assert damage.move_of(referee.table, "one1") == 8 * PAS
    worse = referee_of(truck(), (4,), (5,), (4,))
    for _ in range(3):
        damage.internal_damage(worse, "one1")
    assert damage.move_of(worse.table, "one1") == 5 * PAS


def test_veh_05_one_of_the_crew_rolls_res_and_his_post_is_lost() -> None:
    def lost(result: Any, table: Any) -> str:
        return (
            "".join(
                table.figures[f].post or "-" for f in ("one1a", "one1b") if table.figures[f].fate == "out"
            )
            or "none"
        )

    found = chances(
        truck(),
        damage.crew_hit,
        "one1",
        reading=lambda r, t: tuple(f for f in ("one1a", "one1b") if t.figures[f].fate == "out"),
    )
    assert found == {("one1a",): F(1, 4), ("one1b",): F(1, 4), (): F(1, 2)}
    referee = referee_of(truck(), (2,), (8,))
    damage.crew_hit(referee, "one1")
    assert not damage.gunners(referee.table, "one1")
    assert damage.driven(referee.table, "one1")
    assert lost(None, referee.table) == "-"


def test_veh_05_with_the_only_crewman_the_owner_chooses_what_is_lost() -> None:
    script = Script(post_lost=["armament"])
    referee = referee_of(truck("scout_flyer"), (8,), one=script)
    damage.crew_hit(referee, "one1")
    assert damage.driven(referee.table, "one1")
    assert not damage.gunners(referee.table, "one1")


def test_veh_05_a_passenger_takes_the_seat_for_a_point_or_for_nothing() -> None:
    from escarmouche.games.star_mogul.chapters import actions
    from escarmouche.games.star_mogul.chapters.actions import Deed

    table = table_of(
        Car("one1", "one", (24, 24)),
        Men("one2", "one", (24, 24), 4, values={"fate": "aboard"}, unit={"aboard": "one1"}),
        Men("two1", "two", (44, 44)),
    )
    table.change("one1a", {"fate": "out"})
    assert actions.why_not(table, "one1", Deed("take-post", "driver")) is None
    assert actions.price_of(table, Deed("take-post", "driver")) == 1
    free = table_of(options={"seat_ps": 0, "door_ps": 0})
    assert (
        actions.price_of(free, Deed("take-post", "driver")),
        actions.price_of(free, Deed("door", "x")),
    ) == (
        0,
        0,
    )
    referee = referee_of(table, one=Script(take_seat=["one2a"]))
    crews.take_seat(referee, "one1", "driver")
    assert damage.driven(referee.table, "one1")


def test_veh_05_dead_for_good_by_the_other_reading() -> None:
    table = table_of(
        Car("one1", "one", (24, 24)), Men("two1", "two", (44, 44)), options={"crew_death": "beyond_recovery"}
    )
    referee = referee_of(table, (1,), (8,))
    damage.crew_hit(referee, "one1")
    assert referee.table.figures["one1a"].fate == "burnt"


def test_veh_06_a_bot_loses_two_points_instead() -> None:
    referee = referee_of(truck("demolition_bot"))
    damage.crew_hit(referee, "one1")
    assert referee.table.figures["one1h"].superstructure == 12
    assert [e for e in referee.events if e.what == "roll"] == []


def test_veh_07_weapons_go_out_one_by_one() -> None:
    referee = referee_of(truck("gunship"), (2,))
    damage.weapon_out(referee, "one1")
    assert referee.table.figures["one1h"].out == (1,)
    damage.weapon_out(referee, "one1")
    assert referee.table.figures["one1h"].out == (1, 0)
    damage.weapon_out(referee, "one1")
    assert referee.events[-1].about["key"] == "no-weapon-left"


def test_veh_08_an_engineer_repairs_five_times_in_eight() -> None:
    near = Men("one2", "one", (24, 26.4), 1, "engineer")
    table = table_of(
        Car("one1", "one", (24, 24), values={"immobile": True}), near, Men("two1", "two", (44, 44))
    )
    found = chances(table, crews.repairs, "one", reading=lambda r, t: not t.figures["one1h"].immobile)
    assert found[True] == F(5, 8)
    assert 1 - (1 - found[True]) ** 2 == F(55, 64)
    busy = table_of(
        Car("one1", "one", (24, 24), values={"immobile": True}),
        Men("one2", "one", (24, 26.4), 1, "engineer", values={"busy": True}),
    )
    assert crews.engineers_near(busy, "one1") == ()
    fresh = referee_of(
        table_of(
            Car("one1", "one", (24, 24), values={"immobile": True, "hurt": True}),
            near,
            Men("two1", "two", (44, 44)),
        )
    )
    crews.repairs(fresh, "one")
    assert fresh.table.figures["one1h"].immobile, "not in the phase of the damage"


def test_veh_08_immobilised_it_does_not_move() -> None:
    from escarmouche.games.star_mogul.chapters.movement import driving

    refusal = driving.why_not_start(truck(values={"immobile": True}), "one1")
    assert refusal
    assert refusal.rule == "SM-VEH-08"


@pytest.mark.parametrize(("power", "move", "bonus", "least"), [("loss", 14, 3, 3), ("severe", 9, 0, 3)])
def test_veh_10_and_11_what_power_is_left_rounded_up(power: str, move: int, bonus: int, least: int) -> None:
    table = truck("scout_flyer", values={"power": power})
    found = (
        damage.move_of(table, "one1"),
        damage.acceleration_of(table, "one1"),
        damage.minimum_of(table, "one1"),
    )
    assert found == (move * PAS, bonus * PAS, least * PAS)


def test_veh_10_the_figures_of_the_ledger() -> None:
    assert damage._up(10 * PAS, 75) == 8 * PAS
    assert damage._up(5 * PAS, 50) == 3 * PAS
    assert damage._up(11 * PAS, 50) == 6 * PAS


def test_veh_12_everybody_aboard_rolls_and_six_points_are_gone() -> None:
    people = Men("one2", "one", (24, 24), 4, values={"fate": "aboard"}, unit={"aboard": "one1"})
    table = table_of(Car("one1", "one", (24, 24)), people, Men("two1", "two", (44, 44)))
    found = chances(
        table,
        damage.internal_explosion,
        "one1",
        reading=lambda r, t: sum(
            t.figures[f].fate == "out" for f in ("one1a", "one1b", "one2a", "one2b", "one2c", "one2d")
        ),
    )
    assert sum(count * chance for count, chance in found.items()) == 3
    referee = referee_of(table, *[(1,)] * 6)
    damage.internal_explosion(referee, "one1")
    assert referee.table.figures["one1h"].superstructure == 6


def test_veh_12_a_machine_loses_two_more_by_the_letter_and_six_by_the_other_reading() -> None:
    for options, left in (({}, 6), ({"bot_explosion": "six_only"}, 8)):
        table = table_of(
            Car("one1", "one", (24, 24), "demolition_bot"), Men("two1", "two", (44, 44)), options=options
        )
        referee = referee_of(table)
        damage.internal_explosion(referee, "one1")
        assert referee.table.figures["one1h"].superstructure == left


def test_veh_13_at_zero_the_destruction_table_is_rolled_and_the_rest_dropped() -> None:
    referee = referee_of(truck(values={"superstructure": 2}), (5,), (3,), (8,))
    damage.hit(referee, "one1", damage.FRONT, 11)
    rolled = [e.rule for e in referee.events if e.what == "roll"]
    assert rolled == ["SM-VEH-03", "SM-VEH-14", "SM-VEH-19"]


def test_veh_22_a_res_roll_is_a_skill_roll() -> None:
    for res, wanted in ((3, F(3, 8)), (5, F(5, 8))):
        assert chances(truck(), res_roll, "one", "one1a", res)[True] == wanted
    assert destruction.PLUS == 5
    assert piece("wreck", 10, 10).kind == "wreck"
