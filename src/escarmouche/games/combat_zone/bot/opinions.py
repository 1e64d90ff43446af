"""What a bot thinks of each action: in a hurry, at a glance, and weighed one action ahead by the odds."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import NamedTuple

from escarmouche.games.combat_zone.bot import aims, gains, rides
from escarmouche.games.combat_zone.bot.look_round import LookRound
from escarmouche.games.combat_zone.bot.navigation import length, next_hurdle
from escarmouche.games.combat_zone.bot.standing import AIMS
from escarmouche.games.combat_zone.chapters import actions, officers
from escarmouche.games.combat_zone.chapters.area_weapons import aiming, charges
from escarmouche.games.combat_zone.chapters.deeds import Deed
from escarmouche.games.combat_zone.chapters.figures import enemies, in_arc, profile, where
from escarmouche.games.combat_zone.chapters.movement import fences, obstacles
from escarmouche.games.combat_zone.chapters.shooting import opportunity
from escarmouche.games.combat_zone.chapters.things import lying_thing
from escarmouche.games.combat_zone.table import WAITING, Referee, Table

NEVER = -1e6
TAKE, DEVICE, LOCK, MEND, AID, QUENCH, LEAD = 40.0, 12.0, 3.0, 2.0, 1.0, 6.0, 10.0
"""What it is worth to pick up the object, try the device, a lock on the way, mend, heal, put out flames."""


def weigh_deed(view: LookRound, deed: Deed) -> float:
    """What a deed of the figure that looks round is worth."""
    return OPINIONS[deed.what].weigh(view, deed)


def _never(view: LookRound, deed: Deed) -> float:
    return NEVER


def _stay(view: LookRound, points: int | None = None) -> float:
    """The worth of staying with so many points to fire and take cover with."""
    left = view.table.figures[view.figure].ap if points is None else points
    return view.stand(view.table, max(0, left))


def _idle(view: LookRound) -> float:
    """The worth of standing here and doing nothing more."""
    return view.place(view.table) - view.risk(view.table)


def _done(view: LookRound, deed: Deed) -> float:
    if view.table.figures[view.figure].foes:
        return 0.0
    return _idle(view) + 0.001


def _fire(view: LookRound, deed: Deed) -> float:
    """The best target in the arc, and what the points left are worth afterwards."""
    table, figure = view.table, view.figure
    points = table.figures[figure].ap
    for shot in sorted(view.shots(table), key=lambda s: -s.gain):
        if shot.deed == deed and in_arc(table, figure, shot.target):
            share = shot.gain / max(1.0, view.price(shot.target))
            return shot.gain + view.stand(table, points - shot.cost, (shot.target, share)) + 0.002
    return NEVER


def _move(view: LookRound, deed: Deed) -> float:
    """The best of the moves; not looked for while there is good shooting from here and little to fear."""
    best = view.best_move()
    return view.worth_of(best) if best else NEVER


def _pivot(view: LookRound, deed: Deed) -> float:
    """Turn where the best target, or the nearest enemy of one who waits, is out of the arc."""
    return _stay(view) + 0.005 if worth_turning_to(view) else NEVER


def worth_turning_to(view: LookRound) -> str:
    """The enemy out of the arc whom it is worth turning to; empty if there is none."""
    table, figure = view.table, view.figure
    record = table.figures[figure]
    shots = view.shots(table) if record.ap else []
    target = shots[0].target if shots else view.nearest() if WAITING in record.states else ""
    return target if target and not record.pivot and not in_arc(table, figure, target) else ""


def _wait(view: LookRound, deed: Deed) -> float:
    points = view.table.figures[view.figure].ap - opportunity.COST
    hope = view.hope(view.table)
    if not hope:
        return NEVER
    return _idle(view) + 0.2 * view.risk(view.table) + hope + view.fire(view.table, points)


def _cover(view: LookRound, deed: Deed) -> float:
    """Lie down if that makes a difference to those who see the figure."""
    table = view.table
    points = table.figures[view.figure].ap - actions.cover_cost(table, view.figure)
    down = view.down(table)
    return view.place(table) - view.risk(down) + view.fire(down, points) - 0.01


def _throw(view: LookRound, deed: Deed) -> float:
    """The best throw, and what the points left are worth afterwards."""
    table, figure = view.table, view.figure
    cost = charges.charge_of(table, deed.what).ap
    gain = best_throw(table, figure, deed.what)
    if gain <= view.worth_a_throw(deed.what):
        return NEVER
    return gain + view.stand(table, table.figures[figure].ap - cost, thrown=deed.what) + 0.002


def best_throw(table: Table, figure: str, what: str) -> float:
    """The most that a grenade, missile or jet gains at any of the nearest enemies it may be aimed at."""
    marks = [e for e in enemies(table, figure) if aiming.why_not_aim(table, figure, what, e) is None]
    places = [where(table.figures[e]) for e in marks[:AIMS]]
    places += islice(aiming.ground_points(table, figure, what), AIMS)
    return max((gains.throw_gain(table, figure, what, place) for place in places), default=0.0)


def _fight(view: LookRound, deed: Deed) -> float:
    enemy = deed.target
    if view.table.figures[view.figure].foes:
        return gains.fight_gain(view.table, view.figure, enemy) + 0.05
    gain = gains.fight_gain(view.table, view.figure, enemy)
    if view.table.figures[enemy].foes and gain <= 0:
        return NEVER
    return view.place(view.table) + view.charge(view.table, enemy) + 0.01


# -- doors, things, people in need ---------------------------------------------------------------------------


def _on_the_way(view: LookRound, piece: str) -> float:
    """What a centimetre is worth on the way that leads through this piece; 0 if none does."""
    at, radius = where(view.table.figures[view.figure]), profile(view.table, view.figure).radius
    pulls = [
        aim.pull
        for aim in view.drawn
        if length(aim.way, at) > aim.stop and next_hurdle(view.table.ground, aim.way, at, radius) == piece
    ]
    return max(pulls, default=0.0)


def _door(view: LookRound, deed: Deed) -> float:
    if view.table.things[deed.target].open:
        return NEVER
    pull = _on_the_way(view, deed.target)
    return _stay(view, view.table.figures[view.figure].ap - 1) + 12 * pull if pull else NEVER


def _smash(view: LookRound, deed: Deed) -> float:
    pull = _on_the_way(view, deed.target)
    return _idle(view) + 12 * pull if pull else NEVER


def _cross(view: LookRound, deed: Deed) -> float:
    """Over an obstacle if it is better there."""
    table, figure = view.table, view.figure
    if not _on_the_way(view, deed.target):
        return NEVER
    referee: Referee = Referee(table.copy())
    obstacles.cross(referee, figure, deed.target)
    return view.stand(referee.table, table.figures[figure].ap - obstacles.COST) + 0.3


def _cut(view: LookRound, deed: Deed) -> float:
    """Through a fence that is in the way: as a door is opened, and cheaper than climbing it."""
    pull = _on_the_way(view, deed.target)
    return _stay(view, view.table.figures[view.figure].ap - fences.COST) + 12 * pull if pull else NEVER


def _take(view: LookRound, deed: Deed) -> float:
    thing = lying_thing(view.table, deed.target)
    return _idle(view) + TAKE if thing is not None and thing.kind == "object" else NEVER


def _tech(view: LookRound, deed: Deed) -> float:
    target = deed.target
    if target in view.table.figures:
        return _idle(view) + MEND
    if lying_thing(view.table, target) is not None:
        return _idle(view) + DEVICE if any(a.name == "thing" for a in view.drawn) else NEVER
    pull = _on_the_way(view, target)
    return _idle(view) + LOCK + 10 * pull if pull >= aims.CLOSE else NEVER


def _lead(view: LookRound, deed: Deed) -> float:
    """A group in cohesion again is worth a point of each of its figures, turn after turn (CZ-AP-02)."""
    return _stay(view, view.table.figures[view.figure].ap - officers.COST) + LEAD


def _aid(view: LookRound, deed: Deed) -> float:
    return _idle(view) + AID


def _extinguish(view: LookRound, deed: Deed) -> float:
    return _idle(view) + QUENCH


def _board(view: LookRound, deed: Deed) -> float:
    return rides.board(view, view.table, deed.target)


def _leave(view: LookRound, deed: Deed) -> float:
    return rides.leave(view)


# -- all of them ---------------------------------------------------------------------------------------------

AT_HAND, BESIDES, IDLE = "at hand", "besides", "idle"
"""At a glance: what one does with whatever one touches, for the chance may not come again; what is still
thought of besides; what does little by itself."""


class Opinion(NamedTuple):
    """What a bot thinks of an action."""

    weigh: Callable[[LookRound, Deed], float]
    """What a deed is worth, in points; `NEVER` for what a bot leaves alone."""
    glance: str = ""
    """What it is at a glance: `AT_HAND`, `BESIDES`, `IDLE`, or nothing of these."""
    hurry: int = 0
    """When a player in a hurry does it, if he may: 1 before all others; 0 for never."""


OPINIONS: dict[str, Opinion] = {
    "done": Opinion(_done, IDLE),
    "move": Opinion(_move, BESIDES, 14),
    "pivot": Opinion(_pivot, IDLE),
    "shoot": Opinion(_fire, BESIDES, 4),
    "burst": Opinion(_fire, BESIDES, 2),
    "aim": Opinion(_fire),
    "opportunity": Opinion(_wait),
    "cover": Opinion(_cover, hurry=15),
    "grenade": Opinion(_throw, BESIDES, 5),
    "molotov": Opinion(_throw, BESIDES, 7),
    "incendiary": Opinion(_throw, BESIDES, 6),
    "missile": Opinion(_throw, hurry=8),
    "flame": Opinion(_throw, BESIDES, 3),
    "fight": Opinion(_fight, AT_HAND, 1),
    "door": Opinion(_door, AT_HAND),
    "smash": Opinion(_smash, AT_HAND),
    "cross": Opinion(_cross, AT_HAND),
    "cut": Opinion(_cut, AT_HAND),
    "climb": Opinion(_never, AT_HAND),
    "jump": Opinion(_never),
    "take": Opinion(_take, AT_HAND, 13),
    "drop": Opinion(_never, IDLE),
    "pass": Opinion(_never, AT_HAND),
    "tech": Opinion(_tech, AT_HAND, 9),
    "aid": Opinion(_aid, AT_HAND, 10),
    "extinguish": Opinion(_extinguish, AT_HAND, 11),
    "lead": Opinion(_lead, AT_HAND, 12),
    "board": Opinion(_board, AT_HAND),
    "leave": Opinion(_leave),
    "drive": Opinion(rides.drive),
    "reverse": Opinion(_never),
    "left": Opinion(rides.drive),
    "right": Opinion(rides.drive),
}
"""What a bot thinks of each action, by its name."""
