"""Cover: which piece hides how much of a figure, and its level (CZ-TERR-01, CZ-TERR-02)."""

from __future__ import annotations

from typing import NamedTuple

from escarmouche.games.combat_zone.chapters.figures import body, eye, profile, where
from escarmouche.games.combat_zone.chapters.terrain import COVER, OPEN
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import Table
from escarmouche.space.memory import kept_with
from escarmouche.space.shapes import Point, gap_to_polygon_at_most
from escarmouche.space.sight.one_pair import Body, Eye, horizons, sample_heights
from escarmouche.space.sight.opaque_edges import Skyline
from escarmouche.space.terrain import OPAQUE, Ground, Piece

LEVELS: dict[str, int] = LEDGER.data("CZ-TERR-01")
SAMPLES = 9
ENOUGH = 3  # CZ-TERR-02: a third of the nine samples
FIRED_OVER = 100  # CZ-TERR-02: nearer to the shooter's base than this, a piece is fired over
BURST_HEIGHT = 100
"""A blast goes off this high above the surface: our measure, as tall as a figure that has dropped."""


def level(piece: Piece) -> str:
    """The cover level of a piece, `light` to `extra_hard`; empty for none and for an open door."""
    if OPEN in piece.traits:
        return ""
    levels = [t.removeprefix(COVER) for t in sorted(piece.traits) if t.startswith(COVER)]
    return max(levels, key=LEVELS.__getitem__) if levels else ""


class _Screens:
    """The pieces of a ground that give cover, arranged for looking."""

    __slots__ = ("pieces", "sky")

    def __init__(self, ground: Ground) -> None:
        numbers = [n for n, piece in enumerate(ground.pieces) if piece.height and level(piece)]
        self.pieces = [(ground.pieces[n], level(ground.pieces[n])) for n in numbers]
        self.sky = Skyline([(n, ground.polygons[n], ground.pieces[n].height) for n in numbers])


@kept_with
def _screens(ground: Ground) -> _Screens:
    return _Screens(ground)


class Covering(NamedTuple):
    """A piece that hides part of a body, by its number among the screens."""

    number: int
    inside: bool
    """Whether the body stands in it."""


@kept_with
def _covering(ground: Ground, watcher: Eye, target: Body) -> tuple[Covering, ...]:
    """The pieces that hide a third or more of a body but not all."""
    screens = _screens(ground)
    sky = screens.sky
    x, y, radius, bottom, top = target
    inside, _, close = sky.around(x, y, bottom, radius)
    near = sky.near_line(watcher[0], watcher[1], x, y, radius)
    heights = [z - watcher[3] for z in sample_heights(bottom, top)]
    covering = []
    for n, (piece, _) in enumerate(screens.pieces):
        if n in inside:
            if 3 * sum(z < piece.height for z in sample_heights(bottom, top)) >= ENOUGH:
                covering.append(Covering(n, True))
        elif near & sky.edge_bits[n] or n in close:
            high = horizons(sky, watcher, target, sky.edge_bits[n])
            hidden = sum(horizon > z for horizon in high for z in heights)
            if hidden >= ENOUGH and (hidden < SAMPLES or OPAQUE not in piece.traits):
                covering.append(Covering(n, False))
    return tuple(covering)


def cover_from(table: Table, shooter: str, target: str, *, point_blank: bool = False) -> str:
    """The best cover a target has against a shooter's fire, or an empty word (CZ-TERR-02).

    A piece close to the shooter is fired over. Two figures in the same piece have it between them, save at
    point blank.
    """
    screens = _screens(table.ground)
    if not screens.pieces:
        return ""
    at, radius = where(table.figures[shooter]), profile(table, shooter).radius
    best = ""
    for n, stands_in in _covering(table.ground, eye(table, shooter), body(table, target)):
        piece, name = screens.pieces[n]
        if best and LEVELS[name] <= LEVELS[best]:
            continue
        if stands_in and piece.polygon.contains(at):
            if point_blank:
                continue
        elif gap_to_polygon_at_most(at, radius, piece.polygon, FIRED_OVER):
            continue
        best = name
    return best


def burst_eye(impact: Point, surface: int) -> Eye:
    """Where a blast looks at figures from."""
    return impact[0], impact[1], surface, surface + BURST_HEIGHT


def cover_from_blast(table: Table, impact: Point, surface: int, target: str) -> str:
    """The best cover a figure has as seen from an impact point (CZ-AREA-05)."""
    screens = _screens(table.ground)
    if not screens.pieces:
        return ""
    covering = _covering(table.ground, burst_eye(impact, surface), body(table, target))
    names = [screens.pieces[n][1] for n, _ in covering if not screens.pieces[n][0].polygon.contains(impact)]
    return max(names, key=LEVELS.__getitem__, default="")
