"""Figures of a situation file that are put down round their leader by themselves."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from escarmouche.engine.situation_file import Part, Place, hundredths, point
from escarmouche.engine.situation_reader import Key, Reader
from escarmouche.space.formation import spots_around
from escarmouche.space.shapes import Point, Polygon, disc_overlaps_polygon, discs_overlap
from escarmouche.space.sweep import within

ON_TABLE = "table"


class FormationPart(Part, frozen=True, kw_only=True):
    """Figures put down round the leader by themselves."""

    at: Place
    count: int = 0
    profile: str | tuple[str, ...] = ()
    facing: int = 0
    z: float = 0

    def profiles(self) -> tuple[str, ...]:
        """Of its figures, where no army book names them."""
        return (self.profile,) * (self.count or 1) if isinstance(self.profile, str) else self.profile


def standing(
    reader: Reader[Any],
    formation: FormationPart,
    ranks: Iterable[str],
    profiles: Mapping[str, Any],
    closed: Iterable[Polygon],
    spacing: tuple[int, int],
    *keys: Key,
) -> tuple[Point, ...]:
    """The first figure where told, the others round it wherever there is room.

    `ranks` names their profiles; `closed` is ground where nobody stands; `spacing` is the gap between bases
    and the farthest from the leader.
    """
    names = tuple(ranks)
    for profile in names:
        reader.named(profile, profiles, "no-profile", *keys, "profile")
    first, level = point(formation.at), hundredths(formation.z)
    radius = max(profiles[profile].radius for profile in names)
    taken = [
        ((f.x, f.y), profiles[f.profile].radius)
        for unit in reader.units.values() if unit.place == ON_TABLE
        for f in (reader.figures[g] for g in unit.figures)
    ]  # fmt: skip
    shut = () if level else tuple(closed)
    bounds = (0, 0, reader.ground.width, reader.ground.depth)

    def free(spot: Point) -> bool:
        return (
            within(bounds, *spot, radius)
            and not any(discs_overlap(spot, radius, other, wide) for other, wide in taken)
            and not any(disc_overlaps_polygon(spot, radius, polygon) for polygon in shut)
        )

    gap, reach = spacing
    spots = (first, *spots_around(first, radius, len(names) - 1, gap, free, reach=reach))
    if len(spots) < len(names):
        raise reader.wrong("no-room", *keys, "at", count=len(spots))
    return spots
