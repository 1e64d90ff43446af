"""What explodes: where it comes down, whom it touches (CZ-AREA-04 to 06)."""

from __future__ import annotations

import pytest

from escarmouche.games.combat_zone.chapters.area_weapons import blasts
from escarmouche.games.combat_zone.table import PANICKED, Referee
from tests.games.combat_zone.tables import Group, piece, referee_of, table_of, wall


def test_a_thing_rests_on_the_highest_flat_top_within_reach() -> None:
    pieces = (
        piece("low", "platform", 5000, 5000, 7000, 7000, 200, "flat_top"),
        piece("mid", "platform", 5500, 5500, 6500, 6500, 400, "flat_top"),
        piece("peak", "wreck", 5800, 5800, 6200, 6200, 500),
    )
    ground = table_of(pieces=pieces).ground
    found = {
        highest: blasts.surface_at(ground, (6000, 6000), highest) for highest in (100, 200, 399, 400, 900)
    }
    assert found == {100: 0, 200: 200, 399: 200, 400: 400, 900: 400}
    assert blasts.surface_at(ground, (1000, 1000), 900) == 0


def test_area_05_a_blast_reaches_as_high_as_it_is_wide() -> None:
    for high, found in ((500, ["ba"]), (501, [])):
        top = piece("t", "platform", 5800, 5800, 7000, 7000, high, "flat_top")
        table = table_of(
            Group("a", "one", (1000, 1000)), Group("b", "two", (6000, 6000), z=high), pieces=(top,)
        )
        assert blasts.touched(table, (5900, 6000), 0, 500) == found


@pytest.mark.parametrize(("high", "flies"), [(300, True), (301, False)])
def test_area_04_what_deviates_flies_over_an_obstacle_and_is_stopped_by_a_wall(
    high: int, flies: bool
) -> None:
    table = table_of(Group("a", "one", (5000, 6000)), pieces=(wall("w", 6200, 5000, 6260, 7000, high),))
    end = blasts.stopped_by_wall(table.ground, (6000, 6000), (6500, 6000), 0)
    assert (end == (6500, 6000)) is flies
    assert end[0] == 6500 or 6190 <= end[0] <= 6200


def told(referee: Referee) -> list[str]:
    return [str(e.about["key"]) for e in referee.events if e.what == "note"]


@pytest.mark.parametrize(
    ("at", "found"), [((6625, 6000), ["ba"]), ((6626, 6000), []), ((6000, 5375), ["ba"])]
)
def test_area_05_a_blast_touches_a_base_at_its_very_rim(at: tuple[int, int], found: list[str]) -> None:
    table = table_of(Group("a", "one", (1000, 1000)), Group("b", "two", at))
    assert blasts.touched(table, (6000, 6000), 0, 500) == found


def test_area_05_a_blast_is_told_and_strikes_the_nearest_first() -> None:
    table = table_of(
        Group("a", "one", (1000, 1000)), Group("b", "two", (6400, 6000)), Group("c", "two", (6000, 5700))
    )
    referee = referee_of(table, (1, 1), (1, 1))
    assert blasts.blast(referee, "CZ-AREA-01", "one", blasts.Circle((6000, 6000), 0, 500), "2D6") == (
        "ca",
        "ba",
    )
    assert told(referee)[0] == "impact"


def test_area_06_a_thrower_in_panic_deviates_by_the_next_larger_die_and_never_beyond_eight() -> None:
    for profile, calm, shaken in (("elite", 4, 6), ("trooper", 6, 8), ("green", 8, 8)):
        table = table_of(Group("a", "one", (6000, 6000), profile))
        assert blasts.distance_die(table, "aa") == calm
        table.change("aa", {"states": frozenset({PANICKED})})
        assert blasts.distance_die(table, "aa") == shaken
