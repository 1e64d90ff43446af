"""Things on squares lie in the middle of theirs, in the measure of every client."""

from __future__ import annotations

import pytest

from escarmouche.games.dust.table import OBJECTIVE, SMOKE
from escarmouche.games.dust_tactics.chapters.board import things
from escarmouche.games.dust_tactics.chapters.board.occupancy import occupancy
from escarmouche.games.dust_tactics.chapters.board.sight import GridField
from tests.games.dust.tables import Put, card, referee_of, table_of


@pytest.mark.parametrize("square", [(0, 0), (5, 3), (11, 15)])
def test_a_thing_lies_in_the_middle_of_its_square(square: tuple[int, int]) -> None:
    column, row = square
    mark, cloud = things.objective("objective1", *square, "south"), things.smoke(*square, 4)
    assert (mark.kind, mark.x, mark.y, mark.half) == (
        OBJECTIVE,
        column * 1000 + 500,
        row * 1000 + 500,
        "south",
    )
    assert (cloud.kind, cloud.x, cloud.y, cloud.until) == (SMOKE, mark.x, mark.y, 4)
    assert things.square_of(mark) == things.square_of(cloud) == square


def test_los_08_the_squares_under_smoke_follow_the_things() -> None:
    table = table_of(Put("one1", card("squad"), (0, 0)), things=[things.objective("a", 1, 1)])
    referee = referee_of(table)

    def smoked() -> int:
        return occupancy(table).smoked(table)

    assert smoked() == 0
    cloud = things.smoke(2, 1, 3)
    referee.put("DS-WEAP-02", cloud)
    assert smoked() == 1 << 14
    other = table.copy()
    referee.remove("DS-WEAP-02", cloud.id)
    assert smoked() == 0
    assert occupancy(other).smoked(other) == 1 << 14
    referee.put("DS-WEAP-02", things.smoke(0, 0, 3))
    assert smoked() == 1


def test_veh_18_a_unit_has_smoke_over_all_its_squares() -> None:
    huge = card("huge", type="vehicle", kind="tank", damage=6, size="huge", locomotion="tracked")
    table = table_of(Put("one1", huge, (3, 3)), Put("one2", huge, place="off"))
    assert set(GridField().places_under(table, "one1")) == {(3, 3), (4, 3), (3, 4), (4, 4)}
    assert GridField().places_under(table, "one2") == ()
