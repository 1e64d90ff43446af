"""What follows a movement: crushing, ice, water, abandoned vehicles, contact, fear (A4-MOV, A4-COND)."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from math import sqrt

from escarmouche.engine.dice import d6
from escarmouche.engine.options import PLACE, WHERE
from escarmouche.games.at43.chapters import campaign
from escarmouche.games.at43.chapters.dice import random_heading
from escarmouche.games.at43.chapters.ground import ICE, closed_index, lies_in, low_walls, on_low_wall
from escarmouche.games.at43.chapters.losses import (
    aboard,
    alive,
    destroy_vehicle,
    eliminate,
    replace_leader,
    set_beside,
)
from escarmouche.games.at43.chapters.measuring import out_of_formation
from escarmouche.games.at43.chapters.morale import armour_morale, immune, morale_test
from escarmouche.games.at43.chapters.movement.judging import falls_into
from escarmouche.games.at43.chapters.places import bases, nearest_free
from escarmouche.games.at43.chapters.states import touched_enemies, update_engaged
from escarmouche.games.at43.chapters.units import (
    bearers_of,
    enemies,
    immobilised,
    is_armour,
    is_foot,
    is_infantry,
    profile,
    unit_has,
)
from escarmouche.games.at43.rules import LEDGER
from escarmouche.games.at43.table import (
    ENGAGED,
    FROZEN_LAKE,
    PACK_ICE,
    WATER,
    Referee,
    Table,
)
from escarmouche.space.paths import spot_free
from escarmouche.space.shapes import Point, onward, segment_hits_disc
from escarmouche.space.sweep import leg_hits_edge

_CRUSHED = LEDGER.data("A4-MOV-10")["crushed"]
FREE_NEEDS, ENGAGED_NEEDS = (int(_CRUSHED[word].rstrip("+")) for word in ("free", "engaged"))
STEP = 10
"""A slide is followed in steps of a millimetre."""
ROUNDED = 2
"""What rounding to whole hundredths may add."""
UNIT = 100_000
"""A way this long tells its direction."""

# -- crushing (A4-MOV-10, A4-MOV-11) --------------------------------------------------------------------


def run_over(table: Table, unit: str, ways: Mapping[str, Sequence[Point]]) -> tuple[str, ...]:
    """Enemy infantry figures whose bases the bases of the vehicles cross on their ways."""
    crossed: list[str] = []
    for other in enemies(table, unit):
        if not is_infantry(table, other):
            continue
        crossed += [figure for figure in table.units[other].figures if swept(table, figure, ways)]
    return tuple(crossed)


def swept(table: Table, figure: str, ways: Mapping[str, Sequence[Point]]) -> bool:
    """Whether a figure stands in the area the vehicles sweep."""
    f, radius = table.figures[figure], profile(table, figure).radius
    if f.z:
        return False
    return _in_sweep(table, (f.x, f.y), radius, ways)


def _in_sweep(table: Table, at: Point, radius: int, ways: Mapping[str, Sequence[Point]]) -> bool:
    return any(
        segment_hits_disc(a, b, at, radius + profile(table, vehicle).radius)
        for vehicle, way in ways.items()
        for a, b in itertools.pairwise(way)
    )


def crush(referee: Referee, unit: str, ways: Mapping[str, Sequence[Point]], engaged: frozenset[str]) -> None:
    """Infantry run over in a rapid move: support weapons always, engaged units on 3+, free ones on 5+.

    `engaged` are the units that were engaged before the move; survivors are shifted out of the way.
    """
    table = referee.table
    crossed = run_over(table, unit, ways)
    side = table.units[unit].side
    for other in dict.fromkeys(table.figures[f].unit for f in crossed):
        figures = [f for f in crossed if table.figures[f].unit == other]
        sure = [f for f in figures if profile(table, f).support_weapon]
        if sure:
            referee.note("A4-MOV-10", "crushed-surely", unit=unit, target=other, figures=tuple(sure))
        tried = [f for f in figures if f not in sure]
        need = ENGAGED_NEEDS if other in engaged else FREE_NEEDS
        faces = referee.roll(
            "A4-MOV-10", side, d6(len(tried)).at_least(need).row(), unit=unit, target=other, needs=need,
            figures=tuple(tried),
        )  # fmt: skip
        lost = [*sure, *(f for f, fell in zip(tried, faces, strict=True) if fell)]
        eliminate(referee, "A4-MOV-10", other, lost)
    for figure in crossed:
        owner = referee.table.figures[figure].unit
        if figure in referee.table.units[owner].figures:
            _shift(referee, figure, ways)


def _shift(referee: Referee, figure: str, ways: Mapping[str, Sequence[Point]]) -> None:
    """The owner of a survivor moves it the shortest way out of the swept area (A4-MOV-11)."""
    table = referee.table
    record = table.figures[figure]
    unit = record.unit
    taken = bases(table, (figure,))
    spots = nearest_free_outside(table, unit, figure, taken, ways)
    if not spots:
        eliminate(referee, "A4-MOV-11", unit, (figure,))
        return
    at = referee.ask(
        "A4-MOV-11", table.units[unit].side, "shift", spots, intent=PLACE, actor=figure, part=WHERE,
        figure=figure, unit=unit,
    )  # fmt: skip
    referee.move("A4-MOV-11", unit, ((figure, ((*at, 0),), -1),))


def nearest_free_outside(
    table: Table, unit: str, figure: str, taken: Sequence[tuple[Point, int]],
    ways: Mapping[str, Sequence[Point]],
) -> tuple[Point, ...]:  # fmt: skip
    """The nearest free places for a figure outside the swept area."""
    f, radius = table.figures[figure], profile(table, figure).radius
    hulls = [(way[-1], profile(table, vehicle).radius) for vehicle, way in ways.items()]
    at = (f.x, f.y)
    near = nearest_free(
        table, unit, figure, at, [*taken, *hulls], lambda spot: not _in_sweep(table, spot, radius, ways)
    )
    return near[:8]


# -- ice, water, chasms (A4-COND) -----------------------------------------------------------------------


def on_ice(table: Table, figure: str) -> str:
    """The ice under a figure: a piece, or the condition where the table has no such piece (A4-COND-10)."""
    f = table.figures[figure]
    if f.z or f.inside:
        return ""
    if piece := lies_in(table.ground, (f.x, f.y), *ICE):
        return piece
    conditions = table.setting.conditions
    for kind in ICE:
        if kind in conditions and not any(p.kind == kind for p in table.ground.pieces):
            return kind
    return ""


def why_no_slide(table: Table, unit: str) -> str:
    """The rule that keeps a unit from sliding, or nothing (A4-COND-03)."""
    if is_armour(table, unit):
        return "A4-COND-03"
    if unit_has(table, unit, "stability"):
        return "A4-ABIL-08"
    if unit_has(table, unit, "rocket_jump") or (unit_has(table, unit, "karman") and is_foot(table, unit)):
        return "A4-COND-03"
    return ""


def slide(referee: Referee, unit: str) -> None:
    """Infantry that ends a movement with its leader on ice slides 1D6 cm in a direction of 1D6."""
    table = referee.table
    if not alive(table, unit) or not is_infantry(table, unit):
        return
    leader = table.units[unit].leader
    ice = on_ice(table, leader)
    if not ice:
        return
    if spared := why_no_slide(table, unit):
        referee.note(spared, "does-not-slide", unit=unit)
        return
    lake = ice == FROZEN_LAKE or any(p.id == ice and p.kind == FROZEN_LAKE for p in table.ground.pieces)
    rule = "A4-COND-09" if lake else "A4-COND-02"
    side = table.units[unit].side
    heading = random_heading(referee, rule, side, table.setting.north, unit=unit, kind=PACK_ICE)
    far: int = referee.roll(rule, side, d6(1), unit=unit, reading="A4-COND-02") * 100
    ahead = onward((0, 0), heading, far)
    order = sorted(
        table.units[unit].figures,
        key=lambda f: -(table.figures[f].x * ahead[0] + table.figures[f].y * ahead[1]),
    )
    steps = []
    trial = table.copy()  # those in front first, so that nobody stops at a fellow who slides on
    for figure in order:
        end = slid_to(trial, unit, figure, heading, far)
        if end != (trial.figures[figure].x, trial.figures[figure].y):
            trial.change(figure, {"x": end[0], "y": end[1]})
            steps.append((figure, (end,), -1))
    referee.move(rule, unit, tuple(steps))
    update_engaged(referee)


def slid_to(table: Table, unit: str, figure: str, heading: int, far: int) -> Point:
    """How far a member slides before it meets a figure, a wall or the edge (A4-COND-02)."""
    f, radius = table.figures[figure], profile(table, figure).radius
    start = f.x, f.y
    index = closed_index(table.ground, "infantry")
    goal = onward(start, heading, far)
    (x0, x1), (y0, y1) = (sorted(pair) for pair in zip(start, goal, strict=True))
    near = radius + ROUNDED  # whoever is farther from the whole way than this cannot stop anybody on it
    taken = [
        ((x, y), wide)
        for (x, y), wide in bases(table, (figure,), f.z)
        if x0 - wide - near < x < x1 + wide + near and y0 - wide - near < y < y1 + wide + near
    ]
    walls = any(
        leg_hits_edge(pieces, start, goal, near) is not None for pieces in (index, low_walls(table.ground))
    )
    sure = 0 if walls else min(far, _surely_free(start, heading, radius, taken)) // STEP * STEP
    end = onward(start, heading, sure)
    if sure and not spot_free(index, taken, end, radius):  # over the table's edge
        sure, end = 0, start
    for length in range(sure + STEP, far + 1, STEP):
        at = onward(start, heading, length)
        if not spot_free(index, taken, at, radius) or (walls and on_low_wall(table.ground, at, radius)):
            break
        end = at
    return end


def _surely_free(start: Point, heading: int, radius: int, taken: Sequence[tuple[Point, int]]) -> int:
    """How far a base may go this way without meeting a disc, a little less rather than more."""
    way_x, way_y = onward((0, 0), heading, UNIT)
    least = float(UNIT)
    for (x, y), wide in taken:
        dx, dy = x - start[0], y - start[1]
        along, beside = (dx * way_x + dy * way_y) / UNIT, (dx * way_y - dy * way_x) / UNIT
        reach = radius + wide + ROUNDED
        if abs(beside) < reach:
            least = min(least, along - sqrt(reach * reach - beside * beside)) if along > -reach else least
    return max(0, int(least) - ROUNDED)


def fall(referee: Referee, unit: str) -> None:
    """Who ends in water or on a chasm is eliminated, each on his own (A4-COND-04, A4-COND-07).

    Some of them may come back, but only after a battle of a campaign (A4-COND-05).
    """
    for figure in referee.table.units[unit].figures:
        if figure not in referee.table.units[unit].figures:
            continue
        piece = falls_into(referee.table, figure)
        if not piece:
            continue
        kind = referee.table.ground.piece(piece).kind
        rule = "A4-COND-04" if kind == WATER else "A4-COND-07"
        if kind == WATER:
            campaign.drown(referee, figure)
        if is_armour(referee.table, unit):
            destroy_vehicle(referee, rule, figure)
        else:
            eliminate(referee, rule, unit, (figure,))


# -- abandoned vehicles, contact, fear ------------------------------------------------------------------


def abandon(referee: Referee, unit: str) -> None:
    """Immobilised vehicles left out of formation are removed; the unit tests morale (A4-MOV-14)."""
    table = referee.table
    if not alive(table, unit) or not is_armour(table, unit):
        return
    leader = table.units[unit].leader
    if immobilised(table, leader) and any(not immobilised(table, f) for f in table.units[unit].figures):
        mobile = tuple(f for f in table.units[unit].figures if not immobilised(table, f))
        chosen = referee.ask(
            "A4-MOV-14", table.units[unit].side, "leader", mobile, proposal=mobile[0], actor=unit, unit=unit
        )
        referee.change("A4-MOV-14", unit, leader=chosen)
    left = [f for f in out_of_formation(referee.table, unit) if immobilised(referee.table, f)]
    for vehicle in left:
        riders = aboard(referee.table, vehicle)
        referee.note("A4-MOV-14", "abandoned", unit=unit, vehicle=vehicle)
        eliminate(referee, "A4-MOV-14", unit, (vehicle,))
        for rider in riders:
            set_beside(referee, "A4-TRAN-04", rider, vehicle, prone=False)
    replace_leader(referee, unit)
    armour_morale(referee, unit, len(left), abandoned=True)


def frighten(referee: Referee, unit: str, before: Sequence[str]) -> None:
    """A unit that causes fear makes infantry it has newly come into contact with test morale (A4-ABIL-11)."""
    if not alive(referee.table, unit) or not bearers_of(referee.table, unit, "fear"):
        return
    for other in touched_enemies(referee.table, unit):
        if other in before or not is_infantry(referee.table, other) or immune(referee.table, other):
            continue
        morale_test(referee, "A4-ABIL-11", other)


def engaged_now(table: Table) -> frozenset[str]:
    """The units that are engaged: what crushing asks of the time before the move (A4-MOV-11)."""
    return frozenset(u.id for u in table.units.values() if ENGAGED in u.markers)
