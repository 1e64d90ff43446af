"""What bars the way of a base: links between members, and what lies on the level it moves on."""

from __future__ import annotations

import pytest

from escarmouche.games.company.chapters.movement.collisions import Mover, Spacing, Surroundings, _cut
from escarmouche.space.paths import Hit, PolygonIndex, ground_obstacles
from escarmouche.space.shapes import rectangle
from escarmouche.space.terrain import Piece, ground_of

LINK = ((0, 0), (0, 1000))
HOUSE = Piece("house", "house", rectangle(2000, 2000, 6000, 6000).points, 450)
ROCK = Piece("rock", "rock", rectangle(4000, 3000, 4200, 5000).points, 100)
GROUND = ground_of(9000, 9000, (HOUSE, ROCK))


@pytest.mark.parametrize(
    ("at", "cut"),
    [
        ((150, 500), True),
        ((200, 500), False),
        ((50, 1100), True),
        ((50, 1200), False),
        ((50, -100), True),
        ((50, -200), False),
    ],
)
def test_a_link_is_cut_by_a_base_that_comes_nearer_than_its_radius(at: tuple[int, int], cut: bool) -> None:
    assert _cut([LINK], [(at, 200)]) == cut


class Within(Surroundings):
    """Everybody stands in the house, or on it."""

    __slots__ = ()

    def under(self, mover: Mover) -> str:
        return "house"

    def others(self, under: str) -> PolygonIndex:
        return ground_obstacles(self.ground, frozenset({"rock"}))


def around(level: int) -> Within:
    index = ground_obstacles(GROUND, frozenset({"house", "rock"}))
    return Within(GROUND, index, [], level, Spacing(1000, 250, linked=True))


@pytest.mark.parametrize(
    ("level", "end", "met"),
    [
        (0, (5000, 4000), "rock"),  # another obstacle within the house
        (450, (5000, 4000), ""),  # the roof lies above it
        (0, (3000, 5700), ""),
        (0, (3000, 6200), "house"),
        (450, (3000, 6200), "house"),
    ],
)
def test_in_a_piece_other_obstacles_bar_the_way_and_on_its_roof_they_do_not(
    level: int, end: tuple[int, int], met: str
) -> None:
    mover = Mover("one1a", (3000, 4000), 125, 3000, level)
    hit = around(level).hit(mover, (mover.at, end))
    assert hit == (Hit("piece", met, 0) if met else None)
    assert around(level).leg_free(mover, end) == (not met)
