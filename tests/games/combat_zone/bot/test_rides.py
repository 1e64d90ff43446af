"""What bots do with vehicles: what the rules allow, and it leads where the rules lead."""

from __future__ import annotations

import pytest

from escarmouche.games.combat_zone.bot import look_round, rides
from escarmouche.games.combat_zone.chapters.vehicles import driving
from tests.games.combat_zone.tables import enemy, refusal_of, street, wall


@pytest.mark.parametrize("speed", [0, 40, 70, 100])
def test_no_turn_is_sharper_than_the_speed_allows(speed: int) -> None:
    table = street(enemy(4000, 11500, profile="unarmed"), crew=1)
    table.change("va", {"speed": 100 * speed})
    limit = driving.turn_limit(table, "va")
    firsts = {trip.first for trip in rides.trips(look_round.look_round_of(table, "aa"), table)}
    turns = [first.number for first in firsts if first.what != "drive"]
    assert all(turn <= limit for turn in turns), turns
    assert turns or speed > 90, "the enemy is to the left"


def test_every_trip_begins_with_something_allowed_and_ends_where_the_rules_lead() -> None:
    table = street(
        enemy(11500, profile="unarmed"),
        crew=1,
        pieces=(wall("w", 7000, 5000, 7100, 7000),),
        size=(12000, 12000),
    )
    found = rides.trips(look_round.look_round_of(table, "aa"), table)
    assert found
    for trip in found:
        assert refusal_of(table, "aa", trip.first.code()) is None
        car = trip.table.figures["va"]
        assert not (6700 <= car.x <= 7400 and 4700 <= car.y <= 7300), "not in the wall"
        assert trip.table.figures["aa"].ap >= 0
