"""The control phase: who holds what, points, reinforcements, the end (ledger areas A4-CTRL, A4-SETUP)."""

from __future__ import annotations

from functools import partial

from escarmouche.engine.kinds import BEGUN
from escarmouche.engine.options import WHO
from escarmouche.engine.table import DRAW, kept
from escarmouche.games.at43.chapters import weather
from escarmouche.games.at43.chapters.campaign import playing
from escarmouche.games.at43.chapters.measuring import NEAR
from escarmouche.games.at43.chapters.tactical import TACTICAL
from escarmouche.games.at43.chapters.units import entry, is_foot, profile, unit_has
from escarmouche.games.at43.table import (
    ABOARD,
    ATTACKER,
    CRYSTAL,
    DROP,
    NANOGENERATOR,
    OBJECTIVE,
    ON_TABLE,
    RESERVE,
    SECTION,
    Referee,
    Table,
    Thing,
    Worth,
)
from escarmouche.games.company.chapters.measuring import extent
from escarmouche.games.company.chapters.scoring import ahead, finish, score, why_not_recruit, winner
from escarmouche.space.shapes import Box, gap_at_most, gap_to_polygon_at_most

HELD = (OBJECTIVE, DROP, CRYSTAL, NANOGENERATOR)
"""Kinds of things that can be controlled (A4-CTRL-01, A4-SCN-11, A4-SCN-13)."""


def is_near(table: Table, figure: str, thing: Thing) -> bool:
    """Less than 10 cm from base edge to the edge of a marker or of a piece (A4-CTRL-02)."""
    f, radius = table.figures[figure], profile(table, figure).radius
    if thing.piece:
        return gap_to_polygon_at_most((f.x, f.y), radius, table.ground.polygon(thing.piece), NEAR)
    return gap_at_most((f.x, f.y), radius, (thing.x, thing.y), thing.radius, NEAR)


def controls(table: Table, unit: str) -> bool:
    """Whether the figures of a unit are counted: foot soldiers, or armour by a faction rule (A4-CTRL-05)."""
    return table.units[unit].place == ON_TABLE and (
        is_foot(table, unit) or entry(table, unit).armour_controls
    )


@kept
def presence(table: Table, thing: Thing) -> dict[str, int]:
    """How many figures that count each side has less than 10 cm from a place; sides without any left out."""
    counts: dict[str, int] = {}
    x0, y0, x1, y1 = _reach_of(table, thing)
    for unit in table.units.values():
        if not unit.figures or not controls(table, unit.id):
            continue
        u0, v0, u1, v1 = extent(table, unit.id)
        if u0 > x1 or u1 < x0 or v0 > y1 or v1 < y0:
            continue
        near = sum(is_near(table, f, thing) for f in unit.figures)
        if near:
            counts[unit.side] = counts.get(unit.side, 0) + near
    return counts


def _reach_of(table: Table, thing: Thing) -> Box:
    """The upright rectangle outside of which nobody's base is near a place."""
    if thing.piece:
        x0, y0, x1, y1 = table.ground.polygon(thing.piece).box
    else:
        x0, y0 = thing.x - thing.radius, thing.y - thing.radius
        x1, y1 = thing.x + thing.radius, thing.y + thing.radius
    return x0 - NEAR, y0 - NEAR, x1 + NEAR, y1 + NEAR


def control_phase(referee: Referee) -> None:
    """Control anew, then PV and PR, then the sides spend, the loser of authority first (A4-CTRL-01, 09)."""
    weather.cold_wave(referee)
    settle_control(referee)
    resonate(referee)
    count_points(referee)
    there = playing(referee.table)
    order = tuple(side for side in referee.table.turn.ranking if side in there)
    referee.book(step="spend", spending=order or there)


def settle_control(referee: Referee) -> None:
    """A place belongs to the side with the most figures near it, until the next control phase."""
    for thing in tuple(referee.table.things.values()):
        if thing.kind not in HELD:
            continue
        counts = presence(referee.table, thing)
        holder = winner(counts)
        if len(counts) > 1:
            rule = "A4-CTRL-02" if holder else "A4-CTRL-03"
            referee.note(rule, "contested", thing=thing.id, counts=counts, side=holder)
        if holder != thing.side:
            if holder:
                referee.note("A4-CTRL-02", "controls", thing=thing.id, side=holder)
            else:
                referee.note("A4-CTRL-04", "control-lost", thing=thing.id, side=thing.side)
            referee.change("A4-CTRL-04", thing.id, side=holder)


def resonate(referee: Referee) -> None:
    """Karman units near a crystal their side controls count as in cover until the next phase (A4-SCN-11)."""
    for unit in tuple(referee.table.units):
        table = referee.table
        crystal = _crystal_near(table, unit) if table.units[unit].place == ON_TABLE else ""
        if crystal != table.units[unit].resonance:
            referee.change("A4-SCN-11", unit, resonance=crystal)


def _crystal_near(table: Table, unit: str) -> str:
    if not unit_has(table, unit, "karman"):
        return ""
    for thing in table.things.values():
        held = thing.kind == CRYSTAL and thing.side == table.units[unit].side
        if held and is_foot(table, unit) and any(is_near(table, f, thing) for f in table.units[unit].figures):
            return str(thing.id)
    return ""


def may_capture(table: Table, side: str, thing: str) -> bool:
    """An attacker captures an objective the first time he controls it; once a game by option (A4-CTRL-06)."""
    record = table.sides[side]
    if record.role != ATTACKER or table.things[thing].kind != OBJECTIVE:
        return False
    scope = table.setting.options.get("capture_scope", "objective")
    return not record.captures if scope == "game" else thing not in record.captures


def count_points(referee: Referee) -> None:
    """What control and captures yield this turn, added up (A4-CTRL-07, A4-CTRL-08)."""
    for thing in tuple(referee.table.things.values()):
        worth = referee.table.setting.places.get(thing.id, Worth())
        side = thing.side
        if not side:
            continue
        if worth.control_pv:
            score(referee, "A4-CTRL-08", side, worth.control_pv, thing.id)
        if worth.control_pr:
            referee.gain("A4-CTRL-08", side, "pr", worth.control_pr, source=thing.id)
        if may_capture(referee.table, side, thing.id):
            captures = (*referee.table.sides[side].captures, thing.id)
            referee.change("A4-CTRL-06", side, captures=captures)
            if worth.capture_pv:
                score(referee, "A4-CTRL-07", side, worth.capture_pv, thing.id)
            if worth.capture_pr:
                referee.gain("A4-CTRL-07", side, "pr", worth.capture_pr, source=thing.id)


def spend(referee: Referee) -> None:
    """One side moves reinforcements into reserve, 1 PR for each PA (A4-CTRL-10, A4-CTRL-11)."""
    spending = referee.table.turn.spending
    if not spending:
        if not weather.offer_retreat(referee):
            end_of_turn(referee)
        return
    side, rest = spending[0], spending[1:]
    table = referee.table
    section = [u.id for u in table.units.values() if u.side == side and u.place == SECTION]
    judge = partial(why_not_recruit, table, "A4-CTRL-10", side)
    dear = {unit: refusal for unit in section if (refusal := judge((unit,)))}
    options = tuple(unit for unit in section if unit not in dear)
    bought = referee.pick("A4-CTRL-10", side, "recruit", options, judge=judge, greyed=dear, part=WHO)
    for unit in bought:
        referee.spend("A4-CTRL-10", side, "pr", referee.table.units[unit].cost, unit=unit)
        referee.change("A4-CTRL-11", unit, place=RESERVE)
    referee.book(spending=rest)


def end_of_turn(referee: Referee) -> None:
    """The cease-fire, or the next turn with its tactical phase (A4-SETUP-02, A4-SETUP-03)."""
    table = referee.table
    setting = table.setting
    spent = [side for side in table.sides if not can_go_on(table, side)]
    leading = ahead(table)
    if len(table.sides) - len(spent) < 2:
        referee.note("A4-SETUP-02", "nobody-left", sides=tuple(spent))
        finish(referee, "A4-SETUP-02", _left_alone(referee, spent))
    elif reached(table) and leading != DRAW:
        finish(referee, "A4-SETUP-03", leading)
    elif setting.turns and table.turn.round >= setting.turns:
        finish(referee, "A4-SETUP-02", leading)
    else:
        number = table.turn.round + 1
        referee.change("A4-GEN-19", "turn", tells=BEGUN, round=number, phase=TACTICAL)
        referee.book(step="tactical", activation=TACTICAL, active="", unit="", spending=())


def _left_alone(referee: Referee, spent: list[str]) -> str:
    """Who alone has units left takes what the mission still has to give (A4-SETUP-05); who is ahead then."""
    table = referee.table
    left = [side for side in table.sides if side not in spent]
    if len(left) == 1:
        more = table.setting.max_pv - table.sides[left[0]].pv
        if more > 0:
            score(referee, "A4-SETUP-05", left[0], more, left[0])
    return ahead(referee.table)


def reached(table: Table) -> bool:
    """Whether a side has the PV that end the battle (A4-SETUP-03)."""
    target = table.setting.target
    return bool(target) and any(side.pv >= target for side in table.sides.values())


def can_go_on(table: Table, side: str) -> bool:
    """Whether a side has a unit on the table, in reserve, aboard, or one it can pay for (A4-SETUP-02)."""
    pr = table.sides[side].pr
    return any(
        u.side == side
        and u.figures
        and not table.sides[side].retreated
        and (u.place in (ON_TABLE, RESERVE, ABOARD) or (u.place == SECTION and u.cost <= pr))
        for u in table.units.values()
    )
