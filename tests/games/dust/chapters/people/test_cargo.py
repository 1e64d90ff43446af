"""Passengers, tank riders, airlifters, landing craft (areas DS-PASS, DS-LIFT, DS-SEA, DS-VEH)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from escarmouche.engine.odds import odds
from escarmouche.games.dust.chapters.attack.elimination import eliminate
from escarmouche.games.dust.chapters.people import cargo
from escarmouche.games.dust.table import ABOARD, ACTIVATED, BOARD, GONE, Table
from escarmouche.games.dust_tactics.chapters.board.sight import GridField
from escarmouche.games.dust_tactics.chapters.movement import movement
from tests.games.dust.tables import A, Put, S, Script, T, card, referee_of, table_of
from tests.games.dust_tactics.moving import why_not_move

FIELD = GridField()
SQUAD = card("squad")
HEAVY = card("heavy", armour=3, models=4)
HERO = card("hero", kind="hero", damage=4)
TRUCK = card("truck", type="vehicle", kind="truck", locomotion="wheeled", damage=4, skills=("passengers:6",))
RIDDEN = card("ridden", type="vehicle", kind="tank", locomotion="walker", damage=6, skills=("tank_riders:6",))
WALKER = card("walker", type="vehicle", kind="walker", locomotion="walker", damage=4)
MOBILE = card("mobile", type="vehicle", kind="walker", locomotion="walker", damage=4, skills=("airmobile",))
ASSAULT = card(
    "assault", type="vehicle", kind="walker", locomotion="walker", damage=4, skills=("air_assault",)
)
LIFTER = card("lifter", like="carrier")
CRAFT = card("craft", type="vehicle", kind="ship", locomotion="naval", damage=8, size="large",
             skills=("naval_unit", "sealifter"))  # fmt: skip
IN: dict[str, Any] = {"place": ABOARD, "carrier": "one9", "seat": "inside"}
ON: dict[str, Any] = {"place": ABOARD, "carrier": "one9", "seat": "outside"}
UNDER: dict[str, Any] = {"place": ABOARD, "carrier": "one9", "seat": "slung"}


def why(table: Table, unit: str = "one1", seat: str = "inside") -> tuple[str, int] | None:
    found = cargo.why_not_embark(table, unit, "one9", seat)
    return (found.rule, found.excess) if found else None


def place(table: Table, unit: str = "one1") -> tuple[str, int, int]:
    record = table.units[unit]
    return record.place, record.x, record.y


# -- room ---------------------------------------------------------------------------------------------------


def test_pass_01_six_places_take_five_soldiers_and_a_hero() -> None:
    table = table_of(Put("one1", HERO, (0, 0)), Put("one2", SQUAD, **IN), Put("one9", TRUCK, (0, 0)))
    assert why(table) is None
    heavy = table_of(Put("one1", HEAVY, (0, 0)), Put("one9", TRUCK, (0, 0)))
    assert why(heavy) == ("DS-PASS-01", 2)
    three = table_of(Put("one1", HEAVY, (0, 0), left=3), Put("one9", TRUCK, (0, 0)))
    assert why(three) is None


def test_pass_01_a_support_weapon_takes_a_place_for_each_living_crewman() -> None:
    gun = card("gun", kind="support_weapon", damage=4)
    for boxes, room in ((0, 2), (1, 3)):
        table = table_of(Put("one1", gun, **IN, boxes=boxes), Put("one9", TRUCK, (0, 0)))
        assert cargo.room(table, "one9", "inside") == room


def test_veh_15_only_infantry_rides_inside_and_only_where_there_is_room() -> None:
    assert why(table_of(Put("one1", WALKER, (0, 0)), Put("one9", TRUCK, (0, 0)))) == ("DS-VEH-15", 0)
    assert why(table_of(Put("one1", SQUAD, (0, 0)), Put("one9", WALKER, (0, 0)))) == ("DS-VEH-15", 0)
    assert why(
        table_of(Put("one1", SQUAD, (0, 0)), Put("one2", SQUAD, **IN), Put("one9", TRUCK, (0, 0)))
    ) == (
        "DS-PASS-01",
        4,
    )


def test_veh_19_riders_sit_outside() -> None:
    table = table_of(Put("one1", SQUAD, (0, 0)), Put("one9", RIDDEN, (0, 0)))
    assert why(table) == ("DS-VEH-15", 0)
    assert why(table, seat="outside") is None
    assert cargo.seats_for(table, "one1", "one9") == ("outside",)


def test_skill_41_zombies_are_never_carried() -> None:
    zombies = card("zombies", skills=("zombie",))
    table = table_of(Put("one1", zombies, (0, 0)), Put("one9", TRUCK, (0, 0)))
    assert why(table) == ("DS-SKILL-41", 0)


def test_pass_02_enemies_and_strongpoint_units_do_not_embark() -> None:
    table = table_of(Put("two1", SQUAD, (0, 0)), Put("one9", TRUCK, (0, 0)))
    assert why(table, "two1") == ("DS-PASS-02", 0)
    gun = card("gun", kind="strongpoint_unit", damage=4, skills=("strongpoint",))
    assert why(table_of(Put("one1", gun, (0, 0)), Put("one9", TRUCK, (0, 0)))) == ("DS-SKILL-38", 0)


# -- getting on and off -------------------------------------------------------------------------------------


def test_pass_02_infantry_embarks_by_moving_into_the_square() -> None:
    table = table_of(Put("one1", SQUAD, (0, 0)), Put("one9", TRUCK, (2, 0)))
    movement.move(referee_of(table, one=Script(move=[(2, 0, 0, 0)])), "one1", 2)
    unit = table.units["one1"]
    assert (unit.place, unit.carrier, unit.seat) == (ABOARD, "one9", "inside")
    full = table_of(Put("one1", SQUAD, (0, 0)), Put("one2", SQUAD, **IN), Put("one9", TRUCK, (2, 0)))
    refusal = why_not_move(full, "one1", 2, (2, 0, 0, 0))
    assert refusal is not None
    assert refusal.rule == "DS-PASS-01"


def test_pass_02_a_hero_may_stay_beside_the_machine() -> None:
    for answer, place_ in (("-", BOARD), ("inside:one9", ABOARD)):
        table = table_of(Put("one1", HERO, (0, 0)), Put("one9", TRUCK, (2, 0)))
        movement.move(referee_of(table, one=Script(move=[(2, 0, 0, 0)], board=[answer])), "one1", 2)
        assert table.units["one1"].place == place_


def test_pass_03_passengers_leave_before_their_carrier_acts() -> None:
    table = table_of(Put("one1", SQUAD, **IN), Put("one9", TRUCK, (5, 5)))
    movement.move(referee_of(table, one=Script(move=[(5, 7, 0, 0)])), "one1", 2)
    assert place(table) == (BOARD, 5, 7)
    assert table.units["one1"].carrier == ""
    inside = table_of(Put("one1", SQUAD, **IN), Put("one9", TRUCK, (5, 5)))
    assert why_not_move(inside, "one1", 2, (5, 5, 0, 0)) is not None  # a move away
    assert why_not_move(inside, "one1", 2, (5, 8, 0, 0)) is not None
    acted = table_of(Put("one1", SQUAD, **IN), Put("one9", TRUCK, (5, 5), markers=(ACTIVATED,)))
    refusal = why_not_move(acted, "one1", 2, (5, 7, 0, 0))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("DS-PASS-03", "carrier-activated")


def test_pass_03_distance_is_taken_from_any_square_of_the_carrier() -> None:
    long = card("long", type="vehicle", locomotion="walker", damage=6, size="large", skills=("passengers:6",))
    table = table_of(Put("one1", SQUAD, **IN), Put("one9", long, (5, 5)))  # (5,5) and (5,4)
    for at in ((5, 7), (5, 2)):
        assert why_not_move(table, "one1", 2, (*at, 0, 0)) is None


def test_pass_04_passengers_have_the_arc_and_sight_of_their_machine() -> None:
    table = table_of(Put("one1", SQUAD, **IN), Put("one9", TRUCK, (5, 5)), Put("two1", SQUAD, (8, 5)))
    assert FIELD.distance(table, "one1", "two1") == 3
    assert FIELD.in_arc(table, "one1", "side", "two1")
    assert FIELD.sides(table, "one1", "two1") == {"right"}
    assert FIELD.sees(table, "one1", "two1")
    ahead = table_of(Put("one1", SQUAD, **IN), Put("one9", TRUCK, (5, 5)), Put("two1", SQUAD, (5, 8)))
    assert not FIELD.in_arc(ahead, "one1", "side", "two1")


def test_pass_08_infantry_boards_an_aircraft_from_the_square_below() -> None:
    heli = card("heli", type="aircraft", locomotion="helicopter", damage=6, skills=("passengers:6",))
    for answer, place_ in (("-", BOARD), ("inside:one9", ABOARD)):
        table = table_of(Put("one1", SQUAD, (0, 0)), Put("one9", heli, (2, 0)))
        referee = referee_of(table, one=Script(move=[(2, 0, 0, 0)], board=[answer]))
        movement.move(referee, "one1", 2)
        assert table.units["one1"].place == place_
    assert [e.rule for e in referee.events if e.what == "change"][-1] == "DS-PASS-08"


def test_pass_08_who_finds_no_room_beside_the_others_must_board() -> None:
    heli = card("heli", type="aircraft", locomotion="helicopter", damage=6, skills=("passengers:6",))
    table = table_of(Put("one1", SQUAD, (0, 0)), Put("one2", SQUAD, (2, 0)), Put("one9", heli, (2, 0)))
    one = Script(move=[(2, 0, 0, 0)])
    movement.move(referee_of(table, one=one), "one1", 2)
    assert [ask.question for ask in one.asked] == ["move"]
    assert table.units["one1"].place == ABOARD
    two = (Put("one1", HERO, (0, 0)), Put("one2", card("h", kind="hero", damage=3), (2, 0)))
    table = table_of(*two, Put("one9", TRUCK, (2, 0)))
    movement.move(referee_of(table, one=Script(move=[(2, 0, 0, 0)])), "one1", 2)
    assert table.units["one1"].place == ABOARD


# -- the carrier is lost ------------------------------------------------------------------------------------


def test_pass_06_each_target_costs_a_miniature_and_the_unit_has_acted() -> None:
    table = table_of(Put("one1", SQUAD, **IN), Put("one9", TRUCK, (5, 5)), Put("two1", SQUAD, (9, 9)))
    eliminate(referee_of(table, (T, T, A, S, S)), "DT-DMG-05", "one9")
    assert len(table.units["one1"].figures) == 3
    assert ACTIVATED in table.units["one1"].markers
    assert place(table) == (BOARD, 5, 5)


def test_pass_06_six_soldiers_lose_two_on_average() -> None:
    six = card("six", models=6)
    table = table_of(Put("one1", six, **IN), Put("one9", TRUCK, (5, 5), place=GONE))

    def losses(_: Any, after: Table) -> int:
        return 6 - len(after.units["one1"].figures)

    found = odds(cargo.carrier_destroyed, table, "one9", of=losses)
    assert found.mean == 2
    assert found.chances[0] == Fraction(64, 729)


def test_pass_06_heroes_and_support_weapons_lose_boxes() -> None:
    gun = card("gun", kind="support_weapon", damage=4)
    table = table_of(
        Put("one1", HERO, **IN),
        Put("one2", gun, **IN),
        Put("one9", TRUCK, (5, 5)),
        Put("two1", SQUAD, (9, 9)),
    )
    referee = referee_of(table, (T,), (T, T, A, S))
    eliminate(referee, "DT-DMG-05", "one9")
    assert (table.units["one1"].boxes, table.units["one2"].boxes) == (1, 2)


def test_pass_07_more_units_than_squares_use_the_next_ones() -> None:
    table = table_of(
        Put("one1", SQUAD, **IN),
        Put("one2", SQUAD, **IN, left=1),
        Put("one9", TRUCK, (5, 5)),
        Put("two1", SQUAD, (9, 9)),
    )
    eliminate(referee_of(table, (A,) * 5, (A,)), "DT-DMG-05", "one9")
    assert place(table, "one1") == (BOARD, 5, 5)
    _, x, y = place(table, "one2")
    assert max(abs(x - 5), abs(y - 5)) == 1


def test_pass_07_the_owner_chooses_among_the_squares_of_the_machine() -> None:
    long = card("long", type="vehicle", locomotion="walker", damage=6, size="large", skills=("passengers:6",))
    table = table_of(Put("one1", SQUAD, **IN), Put("one9", long, (5, 5)), Put("two1", SQUAD, (9, 9)))
    one = Script(put_down=[(5, 4, 0, 0)])
    eliminate(referee_of(table, (A,) * 5, one=one), "DT-DMG-05", "one9")
    assert [ask.options for ask in one.asked] == [((5, 4, 0, 0), (5, 5, 0, 0))]
    assert place(table) == (BOARD, 5, 4)


def test_pass_07_from_an_aircraft_over_water_they_land_beside_it() -> None:
    heli = card("heli", type="aircraft", locomotion="helicopter", damage=6, skills=("passengers:6",))
    table = table_of(Put("one1", SQUAD, **IN), Put("one9", heli, (1, 0)), rows=[".ww"])
    eliminate(referee_of(table, (A,) * 5), "DT-DMG-05", "one9")
    assert place(table) == (BOARD, 0, 0)


def test_veh_19_riders_of_a_destroyed_tank_scramble_too() -> None:
    table = table_of(Put("one1", SQUAD, **ON), Put("one9", RIDDEN, (5, 5)), Put("two1", SQUAD, (9, 9)))
    eliminate(referee_of(table, (T, A, A, A, A)), "DT-DMG-05", "one9")
    assert len(table.units["one1"].figures) == 4
    assert place(table) == (BOARD, 5, 5)


def test_veh_21_riders_reach_in_close_combat_as_far_as_their_vehicle() -> None:
    table = table_of(Put("one1", SQUAD, **ON), Put("one9", RIDDEN, (5, 5)), Put("two1", SQUAD, (6, 6)))
    assert FIELD.adjacent(table, "one1", "two1")


# -- airlifters ---------------------------------------------------------------------------------------------


def test_veh_03_an_airlifter_takes_one_airmobile_vehicle() -> None:
    def slung(mover: Any, *others: Put) -> tuple[str, int] | None:
        return why(table_of(Put("one1", mover, (0, 0)), *others, Put("one9", LIFTER, (0, 0))), seat="slung")

    assert slung("ludwig") == ("DS-VEH-04", 0)
    assert slung("natasha") is None
    assert slung("nastasia") is None
    assert slung(SQUAD) == ("DS-VEH-04", 0)
    assert slung(MOBILE, Put("one2", MOBILE, **UNDER)) == ("DS-VEH-03", 0)
    plain = table_of(Put("one1", MOBILE, (0, 0)), Put("one9", TRUCK, (0, 0)))
    assert why(plain, seat="slung") == ("DS-VEH-03", 0)


def test_veh_04_airmobile_vehicles_are_listed_as_loadable() -> None:
    table = table_of(
        Put("one9", LIFTER, (0, 0)),
        Put("one1", MOBILE, (0, 0)),
        Put("two1", MOBILE, (0, 0)),
        Put("one2", WALKER),
    )
    assert movement.liftable(table, "one9") == ["one1"]


def test_lift_01_an_airlifter_picks_up_what_is_right_below_when_its_move_begins() -> None:
    table = table_of(Put("one9", LIFTER, (3, 3)), Put("one1", MOBILE, (3, 3)))
    one = Script(lift=["one1"], move=[(3, 9, 0, 0)])
    movement.move(referee_of(table, one=one), "one9", 6)
    unit = table.units["one1"]
    assert (unit.place, unit.carrier, unit.seat) == (ABOARD, "one9", "slung")
    assert FIELD.distance(table, "one1", "one9") == 0
    beside = table_of(Put("one9", LIFTER, (3, 3)), Put("one1", MOBILE, (3, 4)))
    one = Script(move=[(3, 9, 0, 0)])
    movement.move(referee_of(beside, one=one), "one9", 6)
    assert [ask.question for ask in one.asked] == ["move"]


def test_lift_02_a_carried_vehicle_gets_off_before_its_carrier() -> None:
    table = table_of(Put("one1", MOBILE, **UNDER), Put("one9", LIFTER, (5, 5)))
    movement.move(referee_of(table, one=Script(move=[(5, 6, 0, 0)])), "one1", 2)
    assert place(table) == (BOARD, 5, 6)
    late = table_of(Put("one1", MOBILE, **UNDER), Put("one9", LIFTER, (5, 5), markers=(ACTIVATED,)))
    refusal = why_not_move(late, "one1", 2, (5, 6, 0, 0))
    assert refusal is not None
    assert refusal.rule == "DS-LIFT-02"


def test_veh_02_air_assault_gets_off_after_its_carrier_too() -> None:
    table = table_of(Put("one1", ASSAULT, **UNDER), Put("one9", LIFTER, (5, 5), markers=(ACTIVATED,)))
    assert why_not_move(table, "one1", 2, (5, 6, 0, 0)) is None
    assert cargo.why_not_leave(table, "one1") is None


def test_lift_03_and_veh_02_a_slung_vehicle_falls_with_its_airlifter() -> None:
    def destroyed(mover: Any) -> Fraction:
        table = table_of(Put("one1", mover, **UNDER), Put("one9", LIFTER, (5, 5), place=GONE))
        found = odds(
            cargo.carrier_destroyed, table, "one9", of=lambda _, after: after.units["one1"].place == GONE
        )
        return found.chances[True]

    assert destroyed(MOBILE) == Fraction(16, 81)
    assert destroyed(ASSAULT) == Fraction(1, 81)
    table = table_of(Put("one1", MOBILE, **UNDER), Put("one9", LIFTER, (5, 5)), Put("two1", SQUAD, (9, 9)))
    eliminate(referee_of(table, (A, A, T, S)), "DT-DMG-05", "one9")
    assert place(table) == (BOARD, 5, 5)
    assert table.units["one1"].boxes == 2
    assert ACTIVATED in table.units["one1"].markers


# -- landing craft ------------------------------------------------------------------------------------------

SEA = [".....", "wwwww", "wwwww", "wwwww"]


def test_sea_01_twelve_spaces() -> None:
    six, seven = card("six", models=6), card("seven", models=7)
    walker = Put("one2", WALKER, **IN)
    assert why(table_of(Put("one1", six), walker, Put("one9", CRAFT, (2, 2)), rows=SEA)) is None
    assert why(table_of(Put("one1", seven), walker, Put("one9", CRAFT, (2, 2)), rows=SEA)) == ("DS-SEA-01", 1)
    large = card("large", type="vehicle", locomotion="walker", damage=6, size="large")
    assert why(table_of(Put("one1", large), Put("one9", CRAFT, (2, 2)), rows=SEA)) is None
    assert why(table_of(Put("one1", large), walker, Put("one9", CRAFT, (2, 2)), rows=SEA)) == ("DS-SEA-01", 6)
    huge = card("huge", type="vehicle", locomotion="walker", damage=6, size="huge")
    assert why(table_of(Put("one1", huge), Put("one9", CRAFT, (2, 2)), rows=SEA)) == ("DS-SEA-01", 0)
    heavy = table_of(Put("one1", HEAVY), Put("one9", CRAFT, (2, 2)), rows=SEA)
    assert cargo.spaces(heavy, "one1") == 8


def test_veh_17_a_sealifter_has_room_inside_only() -> None:
    table = table_of(Put("one1", SQUAD, (0, 3)), Put("one9", CRAFT, (2, 2)), rows=SEA)
    assert cargo.room(table, "one9", "inside") == 12
    assert cargo.room(table, "one9", "outside") == 0


def test_sea_02_boarding_needs_a_bow_on_land() -> None:
    beached = table_of(Put("one1", SQUAD, (2, 3)), Put("one9", CRAFT, (2, 2)), rows=SEA)
    assert FIELD.ashore(beached, "one9")
    afloat = table_of(Put("one1", SQUAD, (2, 3)), Put("one9", CRAFT, (2, 1)), rows=SEA)
    assert not FIELD.ashore(afloat, "one9")


def test_sea_02_units_walk_aboard_through_the_bow() -> None:
    table = table_of(Put("one1", SQUAD, (2, 3)), Put("one9", CRAFT, (2, 2)), rows=SEA)
    movement.move(referee_of(table, one=Script(move=[(2, 2, 0, 0)])), "one1", 1)
    assert (table.units["one1"].place, table.units["one1"].carrier) == (ABOARD, "one9")
    shore = ["www..", "www..", "wwww."]
    aside = table_of(Put("one1", SQUAD, (3, 2)), Put("one9", CRAFT, (2, 2)), rows=shore)
    assert why_not_move(aside, "one1", 4, (2, 2, 0, 0)) is not None  # not over its side
    lying = table_of(Put("one1", SQUAD, (3, 2)), Put("one9", CRAFT, (2, 2), facing=2), rows=shore)
    assert why_not_move(lying, "one1", 1, (2, 2, 0, 0)) is None
    walker = table_of(Put("one1", WALKER, (3, 1)), Put("one9", CRAFT, (2, 2), facing=2), rows=shore)
    movement.move(referee_of(walker, one=Script(move=[(2, 2, 0, 0)])), "one1", 2)
    assert walker.units["one1"].carrier == "one9"
    far = table_of(Put("one1", SQUAD, (2, 3)), Put("one9", CRAFT, (2, 1)), rows=SEA)
    assert why_not_move(far, "one1", 4, (2, 1, 0, 0)) is not None


def test_sea_03_units_leave_through_the_bow_before_the_craft_acts() -> None:
    table = table_of(Put("one1", SQUAD, **IN), Put("one9", CRAFT, (2, 2)), rows=SEA)
    assert why_not_move(table, "one1", 1, (2, 3, 0, 0)) is None
    assert why_not_move(table, "one1", 1, (1, 3, 0, 0)) is not None
    assert why_not_move(table, "one1", 2, (1, 3, 0, 0)) is None
    acted = table_of(Put("one1", SQUAD, **IN), Put("one9", CRAFT, (2, 2), markers=(ACTIVATED,)), rows=SEA)
    refusal = why_not_move(acted, "one1", 2, (2, 3, 0, 0))
    assert refusal is not None
    assert refusal.rule == "DS-SEA-03"


def test_sea_04_sunk_offshore_all_are_lost_on_the_beach_they_are_safe() -> None:
    enemy = Put("two1", SQUAD, (0, 3))
    squads = (Put("one1", SQUAD, **IN), Put("one2", SQUAD, **IN))
    sunk = table_of(*squads, Put("one9", CRAFT, (2, 1)), enemy, rows=SEA)
    eliminate(referee_of(sunk), "DT-DMG-05", "one9")
    assert [sunk.units[u].place for u in ("one1", "one2")] == [GONE, GONE]
    assert sunk.sides["two"].points == 30
    safe = table_of(*squads, Put("one9", CRAFT, (2, 2)), enemy, rows=SEA)
    eliminate(referee_of(safe), "DT-DMG-05", "one9")
    assert [safe.units[u].place for u in ("one1", "one2")] == [BOARD, BOARD]
    assert {safe.units[u].y for u in ("one1", "one2")} == {3}
    assert ACTIVATED not in safe.units["one1"].markers


# -- pilots -------------------------------------------------------------------------------------------------


def test_hero_11_a_pilot_mounts_by_moving_into_the_square() -> None:
    pilot = card("ace", kind="hero", damage=4, skills=("pilot",))
    table = table_of(Put("one1", pilot, (0, 0)), Put("one9", WALKER, (2, 0)))
    one = Script(move=[(2, 0, 0, 0)], board=["pilot:one9"])
    movement.move(referee_of(table, one=one), "one1", 2)
    unit = table.units["one1"]
    assert (unit.place, unit.carrier, unit.seat) == (ABOARD, "one9", "pilot")
    assert [ask.options for ask in one.asked if ask.question == "board"] == [("pilot:one9", "-")]
    taken = table_of(
        Put("one1", pilot, (0, 0)),
        Put("one2", card("other", kind="hero", damage=4), place=ABOARD, carrier="one9", seat="pilot"),
        Put("one9", WALKER, (2, 0)),
    )
    one = Script(move=[(2, 0, 0, 0)])
    movement.move(referee_of(taken, one=one), "one1", 2)
    assert [ask.question for ask in one.asked] == ["move"]


def test_hero_12_a_pilot_leaves_before_his_machine_acts_and_it_stands_idle() -> None:
    pilot = card("ace", kind="hero", damage=4, skills=("pilot",))
    seat: dict[str, Any] = {"place": ABOARD, "carrier": "one9", "seat": "pilot"}
    table = table_of(Put("one1", pilot, **seat), Put("one9", WALKER, (2, 2)))
    movement.move(referee_of(table, one=Script(move=[(2, 4, 0, 0)])), "one1", 2)
    assert place(table) == (BOARD, 2, 4)
    assert table.units["one9"].pilotless
    inside = table_of(Put("one1", pilot, **seat), Put("one9", WALKER, (2, 2)))
    assert why_not_move(inside, "one1", 2, (2, 2, 0, 0)) is not None  # away from it
    acted = table_of(Put("one1", pilot, **seat), Put("one9", WALKER, (2, 2), markers=(ACTIVATED,)))
    refusal = why_not_move(acted, "one1", 2, (2, 4, 0, 0))
    assert refusal is not None
    assert refusal.rule == "DS-HERO-12"


def test_hero_10_a_pilot_gets_out_of_a_destroyed_machine() -> None:
    pilot = card("ace", kind="hero", damage=4, skills=("pilot",))
    seat: dict[str, Any] = {"place": ABOARD, "carrier": "one9", "seat": "pilot"}
    for face, boxes in ((A, 0), (S, 0), (T, 1)):
        table = table_of(Put("one1", pilot, **seat), Put("one9", WALKER, (2, 2)), Put("two1", SQUAD, (9, 9)))
        eliminate(referee_of(table, (face,)), "DT-DMG-05", "one9")
        assert place(table) == (BOARD, 2, 2)
        assert table.units["one1"].boxes == boxes


def test_pass_02_a_seat_in_a_machine_is_written_and_read_back() -> None:
    assert cargo.Boarding("inside", "one2").code() == "inside:one2"
    assert cargo.Boarding.read("inside:one2") == cargo.Boarding("inside", "one2")
    assert cargo.Boarding("inside", "one2").parts() == {"what": "inside", "target": "one2"}
