"""How much each answer is worth to the one who gives it, one action ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.engine.table import kept
from escarmouche.games.star_mogul.bot import gains
from escarmouche.games.star_mogul.bot.aims import (
    FADES,
    HOME,
    TAKE,
    Aim,
    aim_worth,
    aims,
    faded,
    points_away,
    prize_worth,
    worth_of,
)
from escarmouche.games.star_mogul.bot.ways import road
from escarmouche.games.star_mogul.chapters import actions, aftermath, missions, salvage
from escarmouche.games.star_mogul.chapters.actions import END, SHIP, Deed
from escarmouche.games.star_mogul.chapters.melee.engage import Charge
from escarmouche.games.star_mogul.chapters.models import (
    RADIUS,
    at,
    crew,
    foes,
    from_point,
    hull,
    is_vehicle,
    machine,
    standing,
)
from escarmouche.games.star_mogul.chapters.movement import contact, driving, pace, ready_moves, walking
from escarmouche.games.star_mogul.chapters.vehicles import damage
from escarmouche.games.star_mogul.table import (
    ABOARD,
    CONTROLS,
    FLYING,
    LOADS,
    PAS,
    STRAGGLER,
    UP,
    WAITING,
    Table,
    Thing,
)
from escarmouche.space.shapes import Point, distance, onward

IDLE = 0.5
"""What keeping a point is worth: less than anything sensible."""
NEVER, NOW = -1000.0, 1000.0
AT_IT = 3.0
"""What another hand at a load is worth."""
LET_GO = 2.0
"""What it is worth to put down a load that cannot be carried on, and to take it up anew."""
FREED = 15.0
"""What it is worth to a vehicle that it is out of a corner."""


def weigh(ask: Ask, table: Table, answer: Any) -> float | None:
    """What an answer is worth; None where nothing is known better than by playing on."""
    side = ask.side
    if ask.question == "activate":
        if answer == SHIP:
            return NOW if calls_now(table, side) else NEVER
        return IDLE if answer == END else best_of(table, side, answer)
    if ask.question == "order":
        unit = ask.actor
        return deed_worth(table, side, unit, Deed.read(answer), aims(table, side).get(unit))
    if ask.question in ("move", "drive", "reverse"):
        return way_worth(table, side, ask.actor, answer, aims(table, side).get(ask.actor))
    if ask.question == "engage":
        return 0.0 if answer == NO_ONE else charge_worth(table, Charge.read(answer))
    return None


def best_of(table: Table, side: str, unit: str) -> float:
    """The best that a unit can do with a point."""
    aim = aims(table, side).get(unit)
    allowed = [d for d in actions.deeds(table, unit) if actions.why_not(table, unit, d) is None]
    return max((deed_worth(table, side, unit, d, aim) for d in allowed), default=NEVER)


def calls_now(table: Table, side: str) -> bool:
    """Whether a company calls its ship: it has won as things stand; in a season it leaves nobody behind.

    A battle by itself is won by what is home when the ship comes: whoever waits may lose it. In a season
    those left out are lost to the roster (SM-POST-03), and it waits unless it is being overrun.
    """
    if table.turn.round < 2 or missions.winner(table, side) != side:
        return False
    if not table.setting.options.get("season"):
        return True
    own = [f for u in table.units.values() if u.side == side for f in u.roster if f in table.figures]
    out = [f for f in own if table.figures[f].fate in (UP, ABOARD, WAITING) and aftermath.left_out(table, f)]
    if not out:
        return True
    ours = gains.strength(table, side)
    theirs = max((gains.strength(table, other) for other in table.sides if other != side), default=0.0)
    return ours < 0.25 * theirs


# -- deeds ---------------------------------------------------------------------------------------------------


def deed_worth(table: Table, side: str, unit: str, deed: Deed, aim: Aim | None) -> float:
    """What an order is worth to a unit with this aim."""
    what, target = deed.what, deed.target
    if what == "shoot":
        return gains.volley(table, unit, target)
    if what == "move":
        return max((way_worth(table, side, unit, v, aim) for v in moves(table, unit, aim)), default=NEVER)
    if what == "drive":
        ways = drives(table, unit, aim)
        return max((way_worth(table, side, unit, v, aim) for v in ways), default=NEVER)
    if what == "reverse":
        return back_worth(table, side, unit, aim)
    if what in ("salvage", "stow", "drop", "door"):
        return haul_worth(table, side, unit, deed)
    if what == "merge":
        return merge_worth(table, unit, target)
    if what == "take-post":
        return post_worth(table, unit, target)
    return {"leave": 10.0, "regroup": 15.0, "board": -3.0}.get(what, -5.0)


def back_worth(table: Table, side: str, unit: str, aim: Aim | None) -> float:
    """Backing is for those who cannot go on: out of a corner, to turn."""
    if aim is None or drives(table, unit, aim):
        return NEVER
    ways = drives(table, unit, aim, reverse=True)
    return FREED + max((way_worth(table, side, unit, v, aim) for v in ways), default=NEVER)


def post_worth(table: Table, unit: str, post: str) -> float:
    """An empty post matters if somebody is to spare for it; the controls before all others."""
    if post in CONTROLS:
        return 6.0 if damage.driven(table, unit) else 14.0
    return 6.0 if len(crew(table, unit)) > 1 or not damage.driven(table, unit) else -5.0


def haul_worth(table: Table, side: str, unit: str, deed: Deed) -> float:
    """Taking up, loading, dropping, blowing a door: a point nearer home."""
    thing = table.things.get(deed.target)
    if deed.what == "stow":
        load = salvage.load_of(table, unit)
        return 12.0 + (prize_worth(table, side, load) * (1 / FADES - 1) if load is not None else 0.0)
    if thing is None:
        return NEVER
    home = salvage.secured_by(table, thing) == side
    if deed.what == "drop":
        return 40.0 if home else LET_GO if _fixed(table, unit, thing) else NEVER
    if deed.what == "door":
        return 10.0 + prize_worth(table, side, thing, unit) * (1 / FADES - 1)
    if home:
        return NEVER
    if thing.kind in LOADS and not firm(table, unit, thing):
        return IDLE / 2
    away = points_away(table, side, thing, unit)
    return 8.0 + worth_of(table, side) * (faded(max(0.0, away - 1)) - faded(away))


def merge_worth(table: Table, unit: str, other: str) -> float:
    """Stragglers are taken in; those who are too few to carry join others."""
    if STRAGGLER in table.units[other].markers:
        return 5.0
    one, two = len(standing(table, unit)), len(standing(table, other))
    return 3.0 if one < salvage.FEWEST and one + two >= salvage.FEWEST else -5.0


def charge_worth(table: Table, charge: Charge) -> float:
    """What engaging gains; one that carries its load home does not."""
    placed = contact.into_contact(table, charge.who, charge.target)
    worth = gains.charge(table, charge.who, charge.target, placed)
    load = salvage.load_of(table, charge.target)
    return worth + (gains.LOAD if load is not None else 0.0)


# -- ways ----------------------------------------------------------------------------------------------------


@kept
def moves(table: Table, unit: str, aim: Aim | None) -> Sequence[Any]:
    """Moves of infantry worth a thought: towards its aim, to a lorry with its load, into contact."""
    found: list[Any] = []
    if aim is not None:
        found.append(onto(table, unit, aim))
    if aim is not None and aim.kind == HOME:
        found += [ready_moves.march(table, unit, spot) for spot in _doorsteps(table, unit)]
        load = salvage.load_of(table, unit)
        if load is not None and not any(found):
            found.append(ready_moves.closed_up(table, unit))
        found += [ready_moves.beside(table, unit, lorry) for lorry in ready_moves.lorries(table, unit)]
    else:
        found += [_charging(table, unit, enemy) for enemy in ready_moves.to_charge(table, unit)[:1]]
    return tuple(v for v in found if v)


def onto(table: Table, unit: str, aim: Aim) -> Any:
    """Towards an aim; hands enough round a counter, or those who lag behind brought up to it."""
    ring = ready_moves.around(table, unit, aim.point) if aim.kind == TAKE else None
    way = ring or ready_moves.march(table, unit, aim.point)
    return way or (ready_moves.closed_up(table, unit) if aim.kind == TAKE else None)


def _doorsteps(table: Table, unit: str) -> list[Point]:
    """Places in the own zone beside its marker, for the middle is often crowded; the nearest two."""
    zone = table.sides[table.units[unit].side].zone
    here = ready_moves.leader_at(table, unit)
    ring = [onward(zone, turn, RADIUS - 2 * PAS) for turn in range(0, 360, 45)]
    return sorted(ring, key=lambda p: distance(here, p))[:2]


def _charging(table: Table, unit: str, enemy: str) -> Any:
    value = contact.into_contact(table, unit, enemy)
    return value if value and walking.why_not_move(table, unit, value) is None else None


def drives(table: Table, unit: str, aim: Aim | None, *, reverse: bool = False) -> Sequence[Any]:
    """Ways of a vehicle worth a thought: the few that end best for its aim."""
    return _drives(table, unit, aim, reverse) if aim is not None else ()


@kept
def _drives(table: Table, unit: str, aim: Aim, reverse: bool) -> Sequence[Any]:
    """The same; asked for the activation, the order, for backing and for the way itself."""
    found = []
    near, goal = 0 if aim.kind == HOME else aim.near, aim.point
    if len(way := road(table, unit, goal)) > 2:
        near, goal = 0, pace.cut(way, driving.furthest(table, unit, reverse=reverse))[-1]
    for value in driving.drafts(table, unit, reverse=reverse, goal=goal, near=near).legal():
        if value:
            found.append(value)
        if len(found) == (1 if reverse else 2):
            break
    return tuple(found)


def way_worth(table: Table, side: str, unit: str, value: Any, aim: Aim | None) -> float:
    """What a way gains: how much better the unit then stands for its aim, or a fight it begins."""
    if not value or aim is None:
        return must_fly(table, unit) if value else 0.0
    after = placed(table, unit, value)
    gain = aim_worth(after, side, unit, aim) - aim_worth(table, side, unit, aim)
    if aim.kind == TAKE and aim.thing in table.things:
        gain += 12.0 * (_ready(after, unit, aim.thing) - _ready(table, unit, aim.thing))
    if aim.kind == HOME:
        gain += AT_IT * (_at_it(after, unit) - _at_it(table, unit))
    if not is_vehicle(table, unit) and (met := _met(after, unit)):
        return gains.charge(table, unit, met, value) + (gains.LOAD if salvage.load_of(table, met) else 0.0)
    return gain + must_fly(table, unit)


def _at_it(table: Table, unit: str) -> int:
    """How many carry what a unit bears; more than six are no faster for long."""
    load = salvage.load_of(table, unit)
    return min(6, len(salvage.able_hands(table, unit, load))) if load is not None else 0


def _ready(table: Table, unit: str, thing: str) -> bool:
    if salvage.why_not_salvage(table, unit, thing) is not None:
        return False
    return table.things[thing].kind not in LOADS or firm(table, unit, table.things[thing])


def firm(table: Table, unit: str, thing: Thing) -> bool:
    """Whether those who would take a load up stand close enough round its bearer to go on with it."""
    hands = salvage.able_hands(table, unit, thing)
    bearer = at(table.figures[hands[0]]) if hands else (thing.x, thing.y)
    near = [f for f in hands if from_point(table, f, bearer) <= salvage.ARM]
    return len(near) >= salvage.FEWEST


def _fixed(table: Table, unit: str, thing: Thing) -> bool:
    """Whether a unit cannot go on with its load: its hands are too far apart (SM-SALV-02)."""
    if thing.kind not in LOADS or actions.why_not(table, unit, Deed("move")) is not None:
        return False
    here = salvage.able_hands(table, unit, thing)
    return len(here) < salvage.FEWEST and ready_moves.closed_up(table, unit) is None


def _met(after: Table, unit: str) -> str:
    """The enemy unit that a move of infantry runs into."""
    for figure in standing(after, unit):
        for foe in foes(after, figure):
            return after.figures[foe].unit
    return ""


def must_fly(table: Table, unit: str) -> float:
    """A flyer that has not gone its minimum yet had better move: else it drifts (SM-MOVE-09)."""
    if not is_vehicle(table, unit) or machine(table, unit).drive != FLYING:
        return 0.0
    body = hull(table, unit)
    least = damage.minimum_of(table, unit)
    if body.flown >= least:
        return 0.0
    end = onward((body.x, body.y), body.facing, least)
    safe = PAS <= end[0] <= table.ground.width - PAS and PAS <= end[1] <= table.ground.depth - PAS
    return 4.0 if safe else 40.0


def placed(table: Table, unit: str, value: Any) -> Table:
    """The table as it would be if a unit stood at the ends of its ways, loads and all."""
    after = table.copy()
    for figure, path, _ in value:
        if path:
            after.change(figure, {"x": path[-1][0], "y": path[-1][1]})
    for thing in table.things.values():
        if thing.holder == unit:
            first = thing.carriers[0] if thing.carriers else table.units[unit].figures[0]
            spot = after.figures[first]
            after.change(thing.id, {"x": spot.x, "y": spot.y})
    return after
