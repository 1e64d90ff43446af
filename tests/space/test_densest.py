"""Where a disc touches most, against trying every place of a fine lattice."""

from __future__ import annotations

from random import Random

from escarmouche.space.densest import Base, densest

RADIUS = 750


def worth(bases: list[Base], x: int, y: int) -> int:
    return sum(
        base.worth
        for base in bases
        if (base.at[0] - x) ** 2 + (base.at[1] - y) ** 2 <= (RADIUS + base.radius) ** 2
    )


def touches(bases: list[Base], x: int, y: int) -> bool:
    return worth([base._replace(worth=1) for base in bases], x, y) > 0


def test_no_place_of_a_lattice_is_better() -> None:
    luck = Random(14)
    for _ in range(8):
        bases = [
            Base((luck.randrange(4000), luck.randrange(4000)), 125, luck.choice((1, 1, 1, -2)))
            for _ in range(luck.randint(1, 12))
        ]
        best = worth(bases, *densest(bases, RADIUS)[0])
        lattice = [(x, y) for x in range(-900, 4900, 150) for y in range(-900, 4900, 150)]
        assert best >= max(worth(bases, *at) for at in lattice if touches(bases, *at))


def test_places_are_told_best_first_and_one_for_each_set() -> None:
    bases = [Base((0, 0), 125, 1), Base((1700, 0), 125, 1), Base((0, 5000), 125, 1)]
    places = densest(bases, RADIUS)
    assert [worth(bases, *at) for at in places] == [2, 1, 1, 1]
    assert densest([], RADIUS) == ()
