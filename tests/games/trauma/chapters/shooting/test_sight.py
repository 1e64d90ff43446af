"""Tests of who sees whom."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from escarmouche.games.trauma.chapters.measuring import contact
from escarmouche.games.trauma.chapters.shooting.allocation import take_aim
from escarmouche.games.trauma.chapters.shooting.sight import body, eye, hidden, in_cover, screens, sees, view
from escarmouche.games.trauma.chapters.units import is_infantry
from escarmouche.games.trauma.table import HEADS_DOWN, Table
from escarmouche.space.sight import Seen
from escarmouche.space.terrain import Piece
from tests.games.trauma.tables import PROFILES, Squad, profile, table_of, wall

Y0 = 2000


def pair(other: str = "marine", y: int = 4000, *pieces: Piece, **values: Any) -> Table:
    """A marine one1a who looks along y at two1a."""
    return table_of(
        Squad("one1", "one", (4000, Y0), count=1),
        Squad("two1", "two", (4000, y), [other], **values),
        pieces=pieces,
    )


def with_profile(table: Table, figure: str, made: Any) -> Table:
    table.setting = msgspec.structs.replace(table.setting, profiles={**PROFILES, made.id: made})
    table.change(figure, {"profile": made.id})
    return table


def test_shoot_14_only_those_with_sight_of_the_unit_count() -> None:
    table = table_of(
        Squad("one1", "one", (4000, 1000), places=[(3000 + 400 * n, 1000) for n in range(6)]),
        Squad("two1", "two", (4000, 3000), places=[(3000 + 400 * n, 3000) for n in range(6)]),
        pieces=(wall("w", 2000, 1150, 3550, 1250),),
    )
    assert take_aim(table, "one1", "rifle#1", "two1").firing == ("one1c", "one1d", "one1e", "one1f")


def test_shoot_15_edge_samples_open_no_sight() -> None:
    pole = wall("pole", 3960, 3700, 4040, 3720)
    table = pair("marine", 4000, pole)
    assert hidden(table, "one1a", "two1a") == 3
    assert not sees(table, "one1a", "two1a")
    assert take_aim(table, "one1", "rifle#1", "two1").dice == 0


def tank_between(*markers: str, entry: str = "wheeled", profile: str = "tank", x: int = 4000) -> Table:
    return table_of(
        Squad("one1", "one", (4000, Y0), count=1),
        Squad("one2", "one", (x, 3000), [profile], entry=entry, markers=markers),
        Squad("two1", "two", (4000, 4000), count=1),
    )


def test_shoot_16_figures_never_block_sight() -> None:
    table = tank_between()
    assert sees(table, "one1a", "two1a")
    assert hidden(table, "one1a", "two1a") == 0


@pytest.mark.parametrize(
    ("entry", "name"), [("wheeled", "tank"), ("antigravs", "skimmer"), ("walkers", "walker")]
)
def test_shoot_17_a_vehicle_with_its_head_down_is_a_wall(entry: str, name: str) -> None:
    table = tank_between(HEADS_DOWN, entry=entry, profile=name)
    assert not sees(table, "one1a", "two1a")
    assert not sees(table, "two1a", "one1a")
    assert sees(table, "one1a", "one2a")  # not for itself
    assert sees(table, "one2a", "two1a")
    assert screens(table)
    assert not screens(table, ("one2a",))


def test_shoot_22_half_hidden_from_one_shooter_is_cover() -> None:
    table = pair()
    clear, less, half = Seen(True, 0), Seen(True, 4), Seen(True, 5)
    shooters = ("one1a",)
    assert in_cover(table, shooters, ("two1a",), [[less]] * 6) == 0
    assert in_cover(table, shooters, ("two1a",), [[clear]] * 5 + [[half]]) == 1
    assert in_cover(table, shooters, ("two1a",), [[clear], [Seen(False, 3)]]) == 1


def test_shoot_22_a_low_wall_covers_those_behind_it() -> None:
    near = pair("marine", 4000, wall("w", 3000, 3700, 5000, 3750, 170))
    assert take_aim(near, "one1", "rifle#1", "two1").cover
    low = pair("marine", 4000, wall("w", 3000, 3700, 5000, 3750, 60))
    assert not take_aim(low, "one1", "rifle#1", "two1").cover


def test_shoot_22_members_that_do_not_fire_are_ignored() -> None:
    table = table_of(
        Squad("one1", "one", (4000, 1000), ["marine", "rocketeer"], places=[(4000, 1000), (4400, 1000)]),
        Squad("two1", "two", (4000, 3000), count=1),
        pieces=(wall("w", 4200, 1150, 4800, 1250),),
    )
    assert not take_aim(table, "one1", "rifle#1", "two1").cover


def test_shoot_23_a_unit_in_front_gives_no_cover() -> None:
    assert take_aim(tank_between(), "one1", "rifle#1", "two1").covered == 0


def test_ord_09_the_least_bit_behind_such_a_tank_is_cover_for_infantry() -> None:
    table = tank_between(HEADS_DOWN, x=4335)
    assert 0 < hidden(table, "one1a", "two1a") <= 4
    assert sees(table, "one1a", "two1a")
    assert take_aim(table, "one1", "rifle#1", "two1").cover
    table.change("one2", {"markers": frozenset()})
    assert hidden(table, "one1a", "two1a") == 0
    assert not take_aim(table, "one1", "rifle#1", "two1").cover


def test_ord_09_other_vehicles_need_the_ordinary_half() -> None:
    table = table_of(
        Squad("one1", "one", (4000, Y0), count=1),
        Squad("one2", "one", (4395, 3000), ["tank"], entry="wheeled", markers=(HEADS_DOWN,)),
        Squad("two1", "two", (4000, 4000), ["tank"], entry="wheeled"),
    )
    assert 0 < hidden(table, "one1a", "two1a") <= 4
    assert not take_aim(table, "one1", "rifle#1", "two1").cover


def test_veh_06_an_antigrav_is_never_in_cover() -> None:
    high = wall("w", 3000, 3600, 5000, 3650, 600)
    table = pair("skimmer", 4000, high, entry="antigravs")
    assert hidden(table, "one1a", "two1a") >= 6
    assert sees(table, "one1a", "two1a")
    assert not take_aim(table, "one1", "rifle#1", "two1").cover
    tank = pair("tank", 4000, wall("w", 3000, 3600, 5000, 3650, 400), entry="wheeled")
    assert take_aim(tank, "one1", "rifle#1", "two1").cover


def test_veh_17_an_antigrav_stands_raised() -> None:
    low = wall("w", 3000, 3600, 5000, 3650, 250)
    raised = pair("skimmer", 4000, low, entry="antigravs")
    assert body(raised, "two1a")[3:] == (280, 880)
    assert eye(raised, "two1a")[2:] == (0, 880)
    assert hidden(raised, "one1a", "two1a") == 0
    assert hidden(pair("tank", 4000, low, entry="wheeled"), "one1a", "two1a") > 0
    near = pair("skimmer", Y0 + 125 + 250 + 300, entry="antigravs")
    assert contact(near, "one1a", "two1a")  # measured at its base


def test_skill_05_concealed_from_thirty_centimetres_on() -> None:
    for gap, seen in ((2999, True), (3000, False)):
        table = pair("marine", Y0 + 250 + gap, entry="hidden")
        assert sees(table, "one1a", "two1a") is seen
        assert (take_aim(table, "one1", "rifle#1", "two1").dice == 1) is seen
    assert sees(pair("marine", Y0 + 3250), "one1a", "two1a")


def test_size_01_a_low_wall_hides_a_small_figure() -> None:
    small = profile("imp", "rifle", size="small", height=180, radius=100)
    low = wall("w", 3000, 3900, 5000, 3950, 200)
    table = with_profile(pair("marine", 4060, low), "two1a", small)
    assert not sees(table, "one1a", "two1a")
    assert sees(pair("marine", 4060, low), "one1a", "two1a")


def test_size_02_medium_is_the_size_without_a_word() -> None:
    made = profile("somebody")
    assert (made.size, made.height, made.radius) == ("medium", 280, 125)


def test_size_03_large_infantry_is_still_infantry() -> None:
    large = profile("suit", "rifle", size="large", height=380, radius=200)
    table = with_profile(pair(), "two1a", large)
    assert is_infantry(table, "two1")
    assert body(table, "two1a") == (4000, 4000, 200, 0, 380)


def test_size_04_great_figures_show_over_what_hides_a_man() -> None:
    high = wall("w", 3000, 3600, 5000, 3650, 400)
    assert not sees(pair("marine", 4000, high), "one1a", "two1a")
    assert sees(pair("tank", 4000, high, entry="wheeled"), "one1a", "two1a")


def test_one_look_at_many_is_the_same_as_many_looks() -> None:
    table = tank_between(HEADS_DOWN, x=4200)
    assert view(table, ("one1a",), ("two1a",))[0][0].hidden == hidden(table, "one1a", "two1a")
