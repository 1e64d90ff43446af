"""Strategic points: who may pick which element, and who controls them (ledger areas TR-DEBR, TR-SCEN)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from escarmouche.engine.options import WHERE
from escarmouche.engine.requests import Refusal
from escarmouche.games.company.chapters.measuring import where
from escarmouche.games.company.chapters.scoring import winner
from escarmouche.games.trauma.chapters.measuring import CONTACT, out_of_formation
from escarmouche.games.trauma.chapters.shooting.salvos import apart_sniper
from escarmouche.games.trauma.chapters.states import operational
from escarmouche.games.trauma.chapters.units import is_infantry, profile, units_on_table
from escarmouche.games.trauma.setup import quarters
from escarmouche.games.trauma.setup.scenario import BLUE, COLOURS, NEAREST, Pick
from escarmouche.games.trauma.table import SIDES, Point, Referee, Table, Zone
from escarmouche.space.shapes import Box, gap_to_polygon_at_most, gap_to_segment


def zone_of(table: Table, id: str) -> Zone:
    """The zone of this id."""
    return next(zone for zone in table.turn.zones if zone.id == id)


def at_contact(table: Table, figure: str, point: Point) -> bool:
    """Contact with the element's footprint, standing on it included, or with the segment (TR-DEBR-02)."""
    at, radius = where(table.figures[figure]), profile(table, figure).radius
    if point.zone:
        zone = zone_of(table, point.zone)
        return gap_to_segment(at, radius, zone.a, zone.b) <= CONTACT
    polygon = table.ground.polygon(point.piece)
    return gap_to_polygon_at_most(at, radius, polygon, CONTACT)


def units_at(table: Table, point: Point) -> Iterator[str]:
    """Infantry units that count for a point: a member at contact, not Disorganised (TR-DEBR-02, 04)."""
    for unit in units_on_table(table):
        if operational(table, unit) and _present(table, unit, point):
            yield unit


def disorganised_at(table: Table, point: Point) -> Iterator[str]:
    """Infantry units at contact of a point that do not count, being Disorganised (TR-DEBR-04)."""
    for unit in units_on_table(table):
        if not operational(table, unit) and _present(table, unit, point):
            yield unit


def _present(table: Table, unit: str, point: Point) -> bool:
    if not is_infantry(table, unit):
        return False
    x0, y0, x1, y1 = _box_of(table, point)
    figures, profiles = table.figures, table.setting.profiles
    for id in table.units[unit].figures:
        figure = figures[id]
        reach = profiles[figure.profile].radius + CONTACT + 1
        near = x0 - reach <= figure.x <= x1 + reach and y0 - reach <= figure.y <= y1 + reach
        if near and at_contact(table, id, point):
            return True
    return False


def _box_of(table: Table, point: Point) -> Box:
    """The upright rectangle round what a point is."""
    if not point.zone:
        return table.ground.polygon(point.piece).box
    (ax, ay), (bx, by) = (zone := zone_of(table, point.zone)).a, zone.b
    return min(ax, bx), min(ay, by), max(ax, bx), max(ay, by)


def strength(table: Table, unit: str) -> int:
    """The figures of a unit that respect formation; a lone survivor counts (TR-DEBR-03).

    A sniper apart is not counted, nor does he break the formation of the others (TR-SKILL-18).
    """
    sniper = apart_sniper(table, unit)
    there = len(table.units[unit].figures) - bool(sniper)
    return there - len(out_of_formation(table, unit, without=sniper))


def presence(table: Table, point: Point) -> dict[str, int]:
    """How many figures each side has for a point; a side that has no unit there is not named (TR-DEBR-03)."""
    strengths: dict[str, int] = {}
    for unit in units_at(table, point):
        side = table.units[unit].side
        strengths[side] = strengths.get(side, 0) + strength(table, unit)
    return {side: strengths[side] for side in SIDES if side in strengths}


def controller(table: Table, point: Point) -> str:
    """The side that controls a point as the figures stand now; empty for nobody (TR-DEBR-02 to 04)."""
    return winner(presence(table, point))


def picker(table: Table, pick: Pick) -> str:
    """The side that picks: by colour or by role."""
    return next(s for s in SIDES if pick.by in (table.sides[s].colour, table.sides[s].role))


def why_not_point(table: Table, pick: Pick, piece: str) -> Refusal | None:
    """Whether an element may bear the point being picked: free, and where the scenario wants it."""
    about = {"piece": piece, "kind": pick.kind}
    if any(point.piece == piece and point.kind != "drop" for point in table.things.values()):
        return Refusal("TR-SCEN-10", "bears-a-point", about)
    ground = table.ground
    quarter = quarters.quarter_of(ground, ground.piece(piece))
    about["quarter"] = quarter
    if pick.where == "centre" and quarter not in quarters.central(ground):
        return Refusal(pick.rule, "not-central", about)
    row = quarter[:2]
    mine = quarters.row_of_colour(table.sides[picker(table, pick)].colour)
    theirs = next(r for c in COLOURS if (r := quarters.row_of_colour(c)) != mine)
    allowed = {"own": (mine,), "enemy": (theirs,), "sides": (mine, theirs)}.get(pick.where)
    if allowed and row not in allowed:
        return Refusal(pick.rule, "wrong-side", about)
    for point in table.things.values():
        if pick.apart and point.kind == pick.kind:
            there = quarters.quarter_of(ground, ground.piece(point.piece))
            if pick.apart == "quarter" and there == quarter:
                return Refusal(pick.rule, "same-quarter", about)
            if pick.apart == "side" and there[:2] == row:
                return Refusal(pick.rule, "same-side", about)
    return None


def pick_point(referee: Referee, pick: Pick, which: tuple[int, int] = (0, 0)) -> None:
    """Fix one point: the element nearest the centre, or the one its side chooses (TR-SCEN-12, 19 to 21)."""
    table = referee.table
    if pick.by == NEAREST:
        blue = next(s for s in SIDES if table.sides[s].colour == BLUE)
        piece = quarters.draw(referee, pick.rule, blue, quarters.nearest_to_centre(table), kind=pick.kind)
    else:
        options = [p.id for p in quarters.elements(table.ground)]
        side = picker(table, pick)
        judge = partial(why_not_point, table, pick)
        piece = referee.ask(
            pick.rule, side, "pick-point", options, judge, part=WHERE, which=which, kind=pick.kind
        )
    number = sum(point.kind == pick.kind for point in referee.table.things.values()) + 1
    put_point(referee, pick.rule, Point(f"{pick.kind}{number}", pick.kind, piece=piece))


def put_point(referee: Referee, rule: str, point: Point) -> None:
    """Put a strategic point on the table; the record says what it is and where."""
    place = {"piece": point.piece} if point.piece else {"zone": point.zone}
    referee.put(rule, point, kind=point.kind, **place)
    if point.piece:
        number = int(point.id.removeprefix(point.kind))
        referee.note(rule, "point", kind=point.kind, number=number, piece=point.piece)
