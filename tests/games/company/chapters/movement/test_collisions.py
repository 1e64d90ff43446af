"""Links between members bar the way of others: at their ends too."""

from __future__ import annotations

import pytest

from escarmouche.games.company.chapters.movement.collisions import _cut

LINK = ((0, 0), (0, 1000))


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
