"""Many lines at once: what pairs have of each other, against every line looked at exactly."""

from __future__ import annotations

import random

import pytest

from escarmouche.space import many_lines
from escarmouche.space.many_lines import DOUBT, SEEN, WHOLE, Base, Screens
from escarmouche.space.shapes import disc_polygon
from escarmouche.space.straight_lines import Area, Block, End, Spot, crosses, looks_through, stopped


def exactly(screens: tuple[list[Block], list[Area]], one: Base, two: Base) -> int:
    """SEEN and WHOLE of a pair, line by line."""
    walls, areas = screens
    walls = [
        w for w in walls if not any(w.polygon.contains((b.x, b.y)) and b.bottom < w.top for b in (one, two))
    ]
    length = round(((two.x - one.x) ** 2 + (two.y - one.y) ** 2) ** 0.5)
    ends = {base: End(min(base.radius, length), length) for base in (one, two)}

    def heights(base: Base) -> tuple[list[Spot], list[Spot]]:
        tall = base.top - base.bottom
        looked = (base.bottom + 5 * tall // 6, base.bottom + tall // 2, base.bottom + tall // 6)
        eyes = (base.top, (base.bottom + base.top) // 2)
        return [(base.x, base.y, z) for z in eyes], [(base.x, base.y, z) for z in looked]

    def is_open(a: Base, b: Base, start: Spot, stop: Spot) -> bool:
        return not any(stopped(w, start, stop) for w in walls) and all(
            looks_through(area, start, stop, ends[a], ends[b]) for area in areas
        )

    (eyes, looked), (eyes_back, looked_back) = heights(one), heights(two)
    seen = any(is_open(one, two, eye, spot) for eye in eyes for spot in looked_back) or any(
        is_open(two, one, eye, spot) for eye in eyes_back for spot in looked
    )
    whole = any(
        not any(stopped(w, eye, spot) for w in walls for spot in looked_back)
        and all(crosses(area, eye, spot) is None for area in areas for spot in looked_back)
        for eye in eyes
    )
    return SEEN * seen + WHOLE * whole


@pytest.mark.parametrize("corners", [4, 32, 150])
def test_what_pairs_have_of_each_other_is_so_line_by_line(corners: int) -> None:
    """Pieces with few and with very many corners."""
    luck, codes, doubts, pairs = random.Random(corners), set(), 0, 0
    for _ in range(12):
        middles = [(luck.randrange(2000, 9000), luck.randrange(2000, 7000)) for _ in range(6)]
        outlines = [disc_polygon(middle, luck.randrange(300, 1500), corners) for middle in middles]
        walls = [Block(outline, 0, luck.choice((160, 240, 900))) for outline in outlines[:3]]
        areas = [
            Area(outline, luck.choice((160, 900)), 1000, luck.choice((0, 3000))) for outline in outlines[3:]
        ]
        bases = [
            Base(luck.randrange(500, 11000), luck.randrange(500, 8500), 125, bottom, bottom + 300)
            for bottom in luck.choices((0, 0, 300), k=9)
        ]
        ours, theirs = bases[:4], bases[4:]
        found = iter(many_lines.looks(Screens(walls, [], areas), ours, theirs))
        for one in ours:
            for two in theirs:
                code = next(found)
                pairs += 1
                if code == DOUBT:
                    doubts += 1
                    continue
                assert code == exactly((walls, areas), one, two), (one, two)
                codes.add(code)
    assert codes == {0, SEEN, SEEN | WHOLE}
    assert doubts * 20 < pairs
