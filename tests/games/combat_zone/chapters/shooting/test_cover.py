"""Cover: levels of pieces, and when a figure is covered by one (CZ-TERR-01, CZ-TERR-02)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.combat_zone.chapters.figures import look_at
from escarmouche.games.combat_zone.chapters.shooting import cover, lines_of_fire, modes, shooting
from escarmouche.games.combat_zone.chapters.shooting.cover import cover_from, level
from escarmouche.games.combat_zone.chapters.terrain import KINDS
from escarmouche.games.combat_zone.chapters.wounds import wounds
from escarmouche.games.combat_zone.table import Table
from tests.games.combat_zone.tables import Group, barricade, door, piece, referee_of, table_of, wall


def facing_each_other(*pieces: Any, shooter: tuple[int, int] = (2000, 6000)) -> Table:
    return table_of(
        Group("a", "one", shooter), Group("b", "two", (5000, 6000), "unarmed", facing=180), pieces=pieces
    )


@pytest.mark.parametrize(
    ("kind", "name", "modifier"),
    [
        ("bushes", "light", -1),
        ("furniture", "light", -1),
        ("crates", "medium", -2),
        ("vehicle", "medium", -2),
        ("sandbags", "hard", -3),
        ("wall", "hard", -3),
        ("bunker", "extra_hard", -4),
    ],
)
def test_terr_01_levels_of_the_kinds_of_terrain(kind: str, name: str, modifier: int) -> None:
    made = KINDS.piece("p", kind, KINDS.block(kind, (4000, 6000)))
    assert level(made) == name
    added = wounds.cover_modifier(level(made))
    assert added is not None
    assert added.value == modifier


def test_terr_01_a_figure_behind_sandbags() -> None:
    sandbags = KINDS.piece("p", "sandbags", KINDS.block("sandbags", (4700, 6000), 90))
    table = facing_each_other(sandbags)
    referee = referee_of(table, (6,), (1, 1, 1))
    shooting.shoot(referee, "aa", "assault_rifle", modes.SINGLE)
    roll = next(e for e in referee.events if e.rule == "CZ-WND-01" and e.what == "roll")
    assert roll.about["modifiers"] == (("CZ-WND-03", -3),)


def test_terr_02_a_third_hidden_is_covered_and_less_is_not() -> None:
    a_third = facing_each_other(wall("w", 4700, 6040, 4750, 8000))  # one column of three
    assert look_at(a_third, "aa", "ba").hidden == 3
    assert cover_from(a_third, "aa", "ba") == "hard"
    two_ninths = facing_each_other(wall("w", 4700, 6040, 4750, 8000, 200))
    assert look_at(two_ninths, "aa", "ba").hidden == 2
    assert cover_from(two_ninths, "aa", "ba") == ""
    all_of_it = facing_each_other(wall("w", 4700, 5000, 4750, 7000))
    refusal = lines_of_fire.why_not_target(all_of_it, "aa", "ba")
    assert refusal is not None
    assert refusal.reason == "not-seen"


def test_terr_02_two_pieces_do_not_add_up_and_the_best_counts() -> None:
    left = wall("l", 4700, 6040, 4750, 8000, 1000, "cover:light")
    right = wall("r", 4700, 4000, 4750, 5960, 1000, "cover:medium")
    assert cover_from(facing_each_other(left), "aa", "ba") == "light"
    assert cover_from(facing_each_other(left, right), "aa", "ba") == "medium"
    low = wall("l", 4700, 6040, 4750, 8000, 200)
    low_too = wall("r", 4700, 4000, 4750, 5960, 200)
    assert cover_from(facing_each_other(low, low_too), "aa", "ba") == "", "2/9 and 2/9, each alone"


def test_terr_02_a_piece_close_to_the_shooter_is_fired_over() -> None:
    parapet = barricade("p", 2200, 5000, 2210, 7000, 295)
    assert look_at(facing_each_other(parapet), "aa", "ba").visible
    assert cover_from(facing_each_other(parapet), "aa", "ba") == "", "75 hundredths from the base"
    farther = facing_each_other(parapet, shooter=(1970, 6000))
    hidden = look_at(farther, "aa", "ba").hidden
    assert hidden >= 3, "1.05 cm away"
    assert cover_from(farther, "aa", "ba") == "hard", "1.05 cm away"


def test_terr_02_a_figure_in_a_thicket_is_covered_but_not_at_point_blank_inside_it() -> None:
    bushes = piece("b", "bushes", 4000, 5000, 6000, 7000, 180, "opaque", "difficult", "cover:light")
    assert cover_from(facing_each_other(bushes), "aa", "ba") == "light"
    inside = facing_each_other(bushes, shooter=(4300, 6000))
    assert cover_from(inside, "aa", "ba") == "light"
    assert cover_from(inside, "aa", "ba", point_blank=True) == ""


def test_terr_02_an_open_door_covers_nobody_and_a_fence_one_sees_through_does() -> None:
    opened = door("d", 4700, 5000, 4750, 7000, "cover:medium", opened=True)
    assert cover_from(facing_each_other(opened), "aa", "ba") == ""
    fence = piece("f", "fence", 4700, 5000, 4750, 7000, 600, "obstacle", "cover:light")
    table = facing_each_other(fence)
    assert lines_of_fire.why_not_target(table, "aa", "ba") is None
    assert cover_from(table, "aa", "ba") == "light"


def test_terr_02_who_stands_in_bushes_has_their_cover_from_one_who_stands_in_other_bushes() -> None:
    near, far = (
        piece(id, "bushes", x, 5500, x + 1000, 6500, 180, "cover:light", "difficult")
        for id, x in (("n", 5500), ("f", 8000))
    )
    table = table_of(Group("a", "one", (6000, 6000)), Group("b", "two", (8500, 6000)), pieces=(near, far))
    assert cover.cover_from(table, "aa", "ba") == "light"
    only_near = table_of(Group("a", "one", (6000, 6000)), Group("b", "two", (8500, 6000)), pieces=(near,))
    assert cover.cover_from(only_near, "aa", "ba") == "", "what the shooter stands in is fired over"
    both = table_of(Group("a", "one", (5800, 6000)), Group("b", "two", (6300, 6000)), pieces=(near,))
    assert cover.cover_from(both, "aa", "ba") == "light"
    assert cover.cover_from(both, "aa", "ba", point_blank=True) == ""
