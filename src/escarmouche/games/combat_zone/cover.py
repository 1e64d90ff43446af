"""Cover: which piece hides how much of a figure, and its level (CZ-TERR-01, CZ-TERR-02)."""

from __future__ import annotations

from escarmouche.games.combat_zone.field import body, eye, profile, where
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import Table
from escarmouche.games.combat_zone.terrain import COVER, OPEN
from escarmouche.space.horizon import Body, Eye, horizons, sample_heights
from escarmouche.space.shapes import Point, gap_to_polygon_at_most
from escarmouche.space.skyline import Skyline
from escarmouche.space.terrain import OPAQUE, Ground, Piece

LEVELS: dict[str, int] = LEDGER.data("CZ-TERR-01")
SAMPLES = 9
ENOUGH = 3  # CZ-TERR-02: a third of the nine samples
FIRED_OVER = 100  # CZ-TERR-02: nearer to the shooter's base than this, a piece is fired over
BURST_HEIGHT = 100
"""A blast goes off this high above the surface: our measure, as tall as a figure that has dropped."""
_REMEMBERED = 100_000


def level(piece: Piece) -> str:
    """The cover level of a piece, `light` to `extra_hard`; empty for none and for an open door."""
    if OPEN in piece.traits:
        return ""
    found = [t.removeprefix(COVER) for t in sorted(piece.traits) if t.startswith(COVER)]
    return max(found, key=LEVELS.__getitem__) if found else ""


class _Screens:
    """The pieces of a ground that give cover, arranged for looking, and what each hid of whom."""

    __slots__ = ("found", "pieces", "sky")

    def __init__(self, ground: Ground) -> None:
        numbers = [n for n, piece in enumerate(ground.pieces) if piece.height and level(piece)]
        self.pieces = [(ground.pieces[n], level(ground.pieces[n])) for n in numbers]
        self.sky = Skyline([(n, ground.polygons[n], ground.pieces[n].height) for n in numbers])
        self.found: dict[tuple[Eye, Body], tuple[tuple[int, bool], ...]] = {}


def _screens(ground: Ground) -> _Screens:
    screens: _Screens | None = ground.remembered.get("cover")
    if screens is None:
        screens = ground.remembered["cover"] = _Screens(ground)
    return screens


def _covering(screens: _Screens, watcher: Eye, target: Body) -> tuple[tuple[int, bool], ...]:
    """The pieces that hide a third or more of a body but not all, and whether it stands in them."""
    found = screens.found.get((watcher, target))
    if found is None:
        if len(screens.found) > _REMEMBERED:
            screens.found.clear()
        found = screens.found[watcher, target] = tuple(_work_out(screens, watcher, target))
    return found


def _work_out(screens: _Screens, watcher: Eye, target: Body) -> list[tuple[int, bool]]:
    sky = screens.sky
    x, y, radius, bottom, top = target
    inside, _, close = sky.around(x, y, bottom, radius)
    near = sky.near_line(watcher[0], watcher[1], x, y, radius)
    heights = [z - watcher[3] for z in sample_heights(bottom, top)]
    found = []
    for n, (piece, _) in enumerate(screens.pieces):
        if n in inside:
            if 3 * sum(z < piece.height for z in sample_heights(bottom, top)) >= ENOUGH:
                found.append((n, True))
        elif near & sky.edge_bits[n] or n in close:
            high = horizons(sky, watcher, target, sky.edge_bits[n])
            hidden = sum(horizon > z for horizon in high for z in heights)
            if hidden >= ENOUGH and (hidden < SAMPLES or OPAQUE not in piece.traits):
                found.append((n, False))
    return found


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
    for n, stands_in in _covering(screens, eye(table, shooter), body(table, target)):
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
    found = _covering(screens, burst_eye(impact, surface), body(table, target))
    names = [screens.pieces[n][1] for n, _ in found if not screens.pieces[n][0].polygon.contains(impact)]
    return max(names, key=LEVELS.__getitem__, default="")
