"""Cover: who is covered, the save, when it is ignored (ledger areas A4-COV, A4-ABIL-06, A4-SCN)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from escarmouche.engine.table import kept
from escarmouche.games.at43.chapters import campaign
from escarmouche.games.at43.chapters.ground import area_cover, snowy, without
from escarmouche.games.at43.chapters.measuring import CLOSE
from escarmouche.games.at43.chapters.scenery import roofed
from escarmouche.games.at43.chapters.shooting.sight import between, body, eye
from escarmouche.games.at43.chapters.units import is_infantry, profile, unit_has
from escarmouche.games.at43.rules import LEDGER
from escarmouche.games.at43.table import (
    FRESH_COVER,
    INDIRECT,
    NIGHT,
    PROJECTION,
    TAKE_COVER,
    Table,
)
from escarmouche.games.company.chapters.measuring import within
from escarmouche.space.memory import kept_with
from escarmouche.space.shapes import Point, Polygon, gap, square_to_segment
from escarmouche.space.sight import SAMPLES, look
from escarmouche.space.terrain import Ground

_SAVE = LEDGER.data("A4-ORD-03")["save"]
PLAIN, BETTER = int(_SAVE["normal"].rstrip("+")), int(_SAVE["a_couvert"].rstrip("+"))
"""What a cover save needs: 5+, or 3+ (A4-COV-04, A4-ORD-03, A4-SCN-04)."""
OPEN, DOUBTFUL, COVERED = 0, 1, 2


class Save(NamedTuple):
    """What a unit needs to save against a salvo, and by which rule; 0 for no save."""

    needs: int
    rule: str = ""


NONE = Save(0)


def save_of(table: Table, shooter: str, figures: Sequence[str], kind: str, *, alert: bool = False) -> Save:
    """The cover save of these fighters of one unit against fire of another (A4-COV-01, A4-COV-04, A4-COV-07).

    The best that is to be had, one die for each impact. `shooter` is the firing unit; `alert` fire comes
    inside the activation of the unit it strikes, so that A couvert does not help yet (A4-ORD-04).
    """
    if not figures:
        return NONE
    unit = table.figures[figures[0]].unit
    leader = _measured(table, unit, figures)
    bunker = _bunker_save(table, shooter, leader, figures, kind)
    markers = table.units[unit].markers
    hidden = TAKE_COVER in markers and FRESH_COVER not in markers and not alert and is_infantry(table, unit)
    liveried = hidden and kind != PROJECTION and campaign.on_snow_in_livery(table, unit, snowy(table))
    last = Save(PLAIN, "A4-WAR-10") if liveried else NONE
    if bunker.needs or kind in (INDIRECT, PROJECTION):  # A4-COV-06
        return bunker if bunker.needs else last
    needs = BETTER if hidden else PLAIN
    if unit_is_covered(table, shooter, tuple(figures), hidden):
        return Save(needs, "A4-ORD-03" if hidden else "A4-COV-04")
    if rule := covered_anywhere(table, unit):
        origin = table.units[shooter].leader
        if not within(table, origin, leader, CLOSE):
            return Save(needs, rule)
    return last


def covered_anywhere(table: Table, unit: str) -> str:
    """The rule that makes a unit count as in cover wherever it is, or nothing."""
    if NIGHT in table.setting.conditions:
        return "A4-COND-01"
    if unit_has(table, unit, "camouflage"):
        return "A4-ABIL-06"
    crystal = table.units[unit].resonance
    if crystal and crystal in table.things and unit_has(table, unit, "karman"):
        return "A4-SCN-11"
    return ""


def _measured(table: Table, unit: str, figures: Sequence[str]) -> str:
    """The figure distances of cover are taken to: the leader, or the one vehicle."""
    leader = table.units[unit].leader
    return leader if leader in figures else figures[0]


def _bunker_save(table: Table, shooter: str, leader: str, figures: Sequence[str], kind: str) -> Save:
    """Inside a bunker with its roof: 3+, against templates too, not at close quarters (A4-COV-10)."""
    inside = [table.figures[f].inside for f in figures]
    home = table.figures[leader].inside or next((one for one in inside if one), "")
    if kind == PROJECTION or not home or 2 * inside.count(home) < len(figures):
        return NONE
    if not roofed(table, home):
        return NONE
    if kind != INDIRECT and _too_close(table, shooter, home, leader):
        return NONE
    return Save(BETTER, "A4-SCN-04")


@kept
def unit_is_covered(table: Table, shooter: str, figures: tuple[str, ...], hidden: bool) -> bool:
    """All or nothing, by half of the fighters (A4-COV-01), doubtful ones by order (A4-COV-03).

    Armour is judged alike (A4-COV-08).
    """
    least = DOUBTFUL if hidden else COVERED
    unit = table.figures[figures[0]].unit
    leader = _measured(table, unit, figures)
    ignored = ignored_pieces(table, shooter, leader)
    count = sum(how_covered(table, shooter, f, ignored) >= least for f in figures)
    return 2 * count >= len(figures)


@kept
def how_covered(table: Table, shooter: str, figure: str, ignored: tuple[str, ...]) -> int:
    """How much scenery hides a fighter from the firing leader (A4-COV-02): COVERED, DOUBTFUL or OPEN."""
    record = table.figures[figure]
    origin = table.units[shooter].leader
    if record.inside and record.inside not in ignored:
        return COVERED
    if (piece := area_cover(table.ground, (record.x, record.y))) and piece not in ignored and not record.z:
        return COVERED
    home = table.figures[origin].inside
    skipped = tuple(sorted({*ignored, home, record.inside} - {""}))
    line, target = eye(table, origin), body(table, figure)
    screens = between(table, line, target, (shooter, record.unit), screening=True)
    hidden = look(without(table.ground, *skipped), line, target, screens).hidden
    if 2 * hidden >= SAMPLES:
        return COVERED
    return DOUBTFUL if 4 * hidden >= SAMPLES else OPEN


@kept
def ignored_pieces(table: Table, shooter: str, leader: str) -> tuple[str, ...]:
    """Pieces whose edge nearest to the target's leader is 10 cm or less from the firing leader."""
    origin = table.figures[table.units[shooter].leader]
    radius = profile(table, origin.id).radius
    near = table.ground.numbers_near(origin.x, origin.y, CLOSE + radius)
    return tuple(
        table.ground.pieces[n].id
        for n in near
        if _too_close(table, shooter, table.ground.pieces[n].id, leader)
    )


def _too_close(table: Table, shooter: str, piece: str, leader: str) -> bool:
    """Whether the firing leader is 10 cm or less from the point of a piece nearest to the target's."""
    origin, target = table.figures[table.units[shooter].leader], table.figures[leader]
    name = table.things[piece].piece if piece in table.things else piece
    point = nearest_edge(table.ground, name, (target.x, target.y))
    return gap((origin.x, origin.y), profile(table, origin.id).radius, point, 0) <= CLOSE


@kept_with
def nearest_edge(ground: Ground, piece: str, at: Point) -> Point:
    """The point of a piece's outline nearest to a place, rounded."""
    return _nearest(ground.polygon(piece), at)


def _nearest(polygon: Polygon, at: Point) -> Point:
    best: tuple[float, Point] | None = None
    for ax, ay, bx, by in polygon.edges:
        above, below = square_to_segment(*at, ax, ay, bx, by)
        if best is None or above / below < best[0]:
            ux, uy = bx - ax, by - ay
            along = max(0, min(ux * ux + uy * uy, (at[0] - ax) * ux + (at[1] - ay) * uy))
            square = ux * ux + uy * uy
            point = round(ax + ux * along / square), round(ay + uy * along / square)
            best = above / below, point
    return best[1] if best else at
