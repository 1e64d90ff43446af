"""What the greedy player makes of vehicles: in, there, over somebody, out, and never into a wall."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.match import Match, Step
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.table import replace
from escarmouche.games.combat_zone import (
    actions,
    appraisal,
    crews,
    driving,
    outlook,
    rides,
    vehicles,
    victory,
)
from escarmouche.games.combat_zone.ruleset import RULESET
from escarmouche.games.combat_zone.table import ALIVE, VEHICLE, Marker, Table
from escarmouche.players.greedy import Greedy
from escarmouche.players.random_player import RandomPlayer
from tests.combat_zone.tables import Group, referee_of, wall
from tests.combat_zone.test_vehicles import enemy, street
from tests.combat_zone.test_weighing import choose


def act(table: Table, figure: str = "aa") -> str:
    options = tuple(o for o in actions.options(table, figure) if actions.why_not(table, figure, o) is None)
    found: str = choose(table, Ask("CZ-AP-04", "one", "action", options, about={"figure": figure}))
    return found


def played(table: Table, figure: str = "aa", most: int = 8) -> tuple[list[str], Table]:
    """What a bot does with the points of one figure, nobody else interfering, and where that leads."""
    done: list[str] = []
    referee = referee_of(table)
    while len(done) < most:
        action = act(referee.table, figure)
        if action in ("done", "move", "pivot") or action.partition(":")[0] in actions.MODES:
            return done, referee.table
        done.append(action)
        name, _, what = action.partition(":")
        actions.pay(referee, "CZ-ACT-01", figure, actions.cost(referee.table, figure, action))
        actions.DEEDS[name](referee, figure, what)
    return done, referee.table


def test_who_has_far_to_go_and_a_car_at_hand_drives_there_and_gets_out() -> None:
    table = street(enemy(11500, 9000, profile="unarmed"), profiles="trooper")  # who cannot fire and drive
    assert act(table) == "board:va"
    done, after = played(table)
    assert done[0] == "board:va"
    assert [a for a in done if a.startswith("drive:")], done
    assert after.figures["va"].x > 5500
    assert "leave" in done
    assert (after.figures["aa"].fate, after.figures["va"].crew) == (ALIVE, ())


def test_who_has_only_a_few_steps_to_go_walks() -> None:
    table = street(enemy(5600, profile="unarmed"))
    assert act(table) != "board:va"


def test_a_car_out_of_reach_of_the_hand_is_walked_up_to() -> None:
    table = street(enemy(11500, profile="unarmed"))
    table.change("aa", {"y": 6900})
    assert act(table) == "move"
    value = choose(table, Ask("CZ-MOVE-03", "one", "move", (), "place", about={"figure": "aa"}))
    table.change("aa", {"x": value[0][1][-1][0], "y": value[0][1][-1][1]})
    assert crews.vehicles_near(table, "aa") == ("va",)


def test_the_carrier_drives_home_with_the_case() -> None:
    case = Marker("case", "object", 4000, 9000, holder="aa")
    table = street(enemy(11500, 11500, profile="unarmed"), crew=1, facing=270, turn={"markers": (case,)})
    table.setting = replace(table.setting, scenario="extraction")
    table.change("aa", {"carrying": "case", "y": 9000})
    table.change("va", {"y": 9000})
    done, after = played(table)
    assert "leave" not in done
    assert victory.carried_home(after) == "one"


def test_an_enemy_in_the_way_is_run_down_where_that_pays() -> None:
    table = street(enemy(5500, profile="unarmed"), crew=1, profiles="unarmed")
    table.change("va", {"speed": 6000})
    view = outlook.outlook_of(table, "aa")
    assert max(trip.gain for trip in rides.trips(view, table)) > 10, "1D6+7 puts out who has resistance 7"
    assert act(table).startswith("drive:")


def test_running_into_a_machine_that_gives_as_good_as_it_gets_does_not_pay() -> None:
    table = street(enemy(5500, profile="robot"), crew=1, profiles="unarmed", kind="motorbike")
    table.change("va", {"speed": 9000})
    view = outlook.outlook_of(table, "aa")
    assert all(trip.gain < 0 for trip in rides.trips(view, table) if trip.gain)


@pytest.mark.parametrize("speed", [0, 40, 70, 100])
def test_no_turn_is_sharper_than_the_speed_allows(speed: int) -> None:
    table = street(enemy(4000, 11500, profile="unarmed"), crew=1)
    table.change("va", {"speed": 100 * speed})
    limit = driving.turn_limit(table, "va")
    firsts = {trip.first for trip in rides.trips(outlook.outlook_of(table, "aa"), table)}
    turns = [int(f.partition(":")[2]) for f in firsts if not f.startswith("drive")]
    assert all(turn <= limit for turn in turns), turns
    assert turns or speed > 90, "the enemy is to the left"


def test_every_trip_begins_with_something_allowed_and_ends_where_the_rules_lead() -> None:
    table = street(
        enemy(11500, profile="unarmed"),
        crew=1,
        pieces=(wall("w", 7000, 5000, 7100, 7000),),
        size=(12000, 12000),
    )
    found = rides.trips(outlook.outlook_of(table, "aa"), table)
    assert found
    for trip in found:
        assert actions.why_not(table, "aa", trip.first) is None
        car = trip.table.figures["va"]
        assert not (6700 <= car.x <= 7400 and 4700 <= car.y <= 7300), "not in the wall"
        assert trip.table.figures["aa"].ap >= 0


def test_nobody_stays_in_a_vehicle_that_does_not_run() -> None:
    table = street(enemy(9000, profile="unarmed"), crew=1, profiles="unarmed")
    table.change("va", {"damage": (vehicles.DAMAGED,) * 2})
    assert act(table) == "leave"


def test_a_passenger_fires_from_aboard_where_he_may() -> None:
    table = street(enemy(5200, profile="unarmed"), crew=2)
    assert act(table, "ab").partition(":")[0] in ("burst", "shoot", "leave")
    closed = street(enemy(5200, profile="unarmed"), crew=2, kind="wheeled_apc")
    assert act(closed, "ab").partition(":")[0] not in ("burst", "shoot")


def test_a_vehicle_is_parked_beside_those_who_may_take_it() -> None:
    table = street(enemy(11000))
    table.units["a"] = Group("a", "one", (4000, 6425), "pistolier").unit
    near = rides.parked(_placed(table), "va")
    table.change("va", {"x": 9000})
    assert near > rides.parked(_placed(table), "va")


def _placed(table: Table) -> Table:
    for id, unit in tuple(table.units.items()):
        table.units[id] = replace(unit, markers=frozenset({"placed"}))
    return table


def test_an_empty_vehicle_of_the_enemy_draws_nobody() -> None:
    far = Group("v2", "two", (4500, 6000), "vehicle.car", kind=VEHICLE)
    table = street(far, enemy(11000, profile="unarmed"))
    drawn = outlook.outlook_of(table, "aa").drawn
    assert [aim.marks for aim in drawn if aim.name == "enemy"] == [("ba",)]


def test_who_carries_the_case_in_a_vehicle_is_hunted_as_on_foot() -> None:
    table = street(enemy(9000), crew=1)
    table.change("aa", {"carrying": "case"})
    assert appraisal.carries(table, table.figures["va"])
    assert not appraisal.carries(table, table.figures["ba"])


def test_greedy_with_cars_drives_and_never_skids() -> None:
    told: list[str] = []

    def note(step: Step) -> None:
        told.extend(str(event.about["key"]) for event in step.events if event.what == "note")

    seats: dict[str, Any] = {"one": Greedy(), "two": RandomPlayer("0")}
    match = Match(RULESET, RULESET.new_table(Setup("starter", (), {"vehicles": "cars"})), "ride 0", seats)
    match.replay(note)
    assert "boards" in told
    assert "skids" not in told
    assert "crashes" not in told


def test_nobody_is_driven_through_flames_to_run_somebody_down() -> None:
    fire = Marker("f", "fire", 4800, 6000, radius=200, value=9)
    table = street(enemy(5500, profile="unarmed"), crew=1, profiles="unarmed", turn={"markers": (fire,)})
    table.change("va", {"speed": 6000})
    assert not [
        trip for trip in rides.trips(outlook.outlook_of(table, "aa"), table) if trip.first == "drive:20"
    ]
