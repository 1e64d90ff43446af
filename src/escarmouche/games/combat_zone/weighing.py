"""What a bot weighs at each question: one action ahead, by the odds of the procedures that play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any

from escarmouche.engine.requests import NO_ONE, Ask, Drafts
from escarmouche.games.combat_zone import (
    actions,
    aims,
    appraisal,
    areas,
    charges,
    gains,
    movement,
    obstacles,
    officers,
    opportunity,
    policy,
    rides,
    shooting,
    vehicles,
    wires,
)
from escarmouche.games.combat_zone.field import enemies, in_arc, profile, where
from escarmouche.games.combat_zone.marches import turned
from escarmouche.games.combat_zone.navigation import length, next_hurdle
from escarmouche.games.combat_zone.objects import marker_of
from escarmouche.games.combat_zone.outlook import AIMS, Outlook, outlook_of
from escarmouche.games.combat_zone.table import PANICKED, WAITING, Referee, Table
from escarmouche.games.combat_zone.terrain import OPEN
from escarmouche.space.shapes import bearing

PLAIN = frozenset({
    "order", "compulsory", "flight", "hit-order", "reroll", "shots", "repair", "take-weapon", "edge",
    "deploy-group",
})  # fmt: skip
"""Questions that the quick answer settles."""
NEVER = -1e6
DEPLOYMENTS = 9
TAKE, DEVICE, LOCK, MEND, AID, QUENCH, LEAD = 40.0, 12.0, 3.0, 2.0, 1.0, 6.0, 10.0
"""What it is worth to pick up the object, try the device, a lock on the way, mend, heal, put out flames."""
SNAP = 0.1
"""What part of an enemy's price a burst in waiting must promise while he goes on moving."""


def prospects(ask: Ask, table: Table) -> Sequence[Any]:
    """The answers worth weighing."""
    question = ask.question
    if question == "action":
        return ask.options
    if question == "move":
        best = outlook_of(table, ask.about["figure"]).best_move()
        return (best.value,) if best else (ask.drafts()[0],) if ask.drafts else ()
    if question == "pivot":
        return (_turn(ask, table),)
    if question == opportunity.QUESTION:
        return [o for o in ask.options if o in table.figures or o == NO_ONE]
    if question == "deploy":
        return _made(ask)
    if question == "aim-point":
        return list(islice(ask.drafts() if ask.drafts else (), AIMS))
    if ask.kind == "one":
        return ask.options
    return list(dict.fromkeys(policy.candidates(ask, table)))


def _made(ask: Ask) -> list[Any]:
    """The first ready-made placements that are legal."""
    drafts = ask.drafts() if ask.drafts else ()
    if not isinstance(drafts, Drafts):
        return list(drafts)
    return list(dict.fromkeys(islice(drafts.legal(), DEPLOYMENTS))) or [drafts[0]]


def weigh(ask: Ask, table: Table, answer: Any) -> float | None:
    """What an answer is worth, in points; None where this module has no opinion.

    Rounded, so that what is worth the same is equal and the first of equals is taken on every machine.
    """
    weight = WEIGHTS.get(ask.question)
    return None if weight is None else round(weight(ask, table, answer), 6)


# -- actions -----------------------------------------------------------------------------------------------


def _action(ask: Ask, table: Table, action: str) -> float:
    figure = ask.about["figure"]
    name, _, what = action.partition(":")
    view = outlook_of(table, figure)
    if name in actions.MODES:
        return _fire(view, action)
    return DEEDS.get(name, _nothing)(view, what)


def _nothing(view: Outlook, what: str) -> float:
    return NEVER


def _stay(view: Outlook, points: int | None = None) -> float:
    """The worth of staying with so many points to fire and take cover with."""
    left = view.table.figures[view.figure].ap if points is None else points
    return view.stand(view.table, max(0, left))


def _idle(view: Outlook) -> float:
    """The worth of standing here and doing nothing more."""
    return view.place(view.table) - view.risk(view.table)


def _done(view: Outlook, what: str) -> float:
    if view.table.figures[view.figure].foes:
        return 0.0
    return _idle(view) + 0.001


def _fire(view: Outlook, action: str) -> float:
    """The best target in the arc, and what the points left are worth afterwards."""
    table, figure = view.table, view.figure
    points = table.figures[figure].ap
    for shot in sorted(view.shots(table), key=lambda s: -s.gain):
        if shot.action == action and in_arc(table, figure, shot.target):
            share = shot.gain / max(1.0, view.price(shot.target))
            rest = view.fire(table, points - shot.cost, (shot.target, share))
            return _idle(view) + shot.gain + rest + 0.002
    return NEVER


def _move(view: Outlook, what: str) -> float:
    """The best of the moves; not looked for while there is good shooting from here and little to fear."""
    best = view.best_move()
    return view.worth_of(best) if best else NEVER


def _pivot(view: Outlook, what: str) -> float:
    """Turn where the best target, or the nearest enemy of one who waits, is out of the arc."""
    wanted = _worth_turning(view)
    if not wanted:
        return NEVER
    return _stay(view) + 0.005


def _worth_turning(view: Outlook) -> str:
    table, figure = view.table, view.figure
    record = table.figures[figure]
    shots = view.shots(table) if record.ap else []
    target = shots[0].target if shots else view.nearest() if WAITING in record.states else ""
    return target if target and not record.pivot and not in_arc(table, figure, target) else ""


def _turn(ask: Ask, table: Table) -> Any:
    """Towards whom it is worth turning to, as far as it is free."""
    figure = ask.about["figure"]
    view = outlook_of(table, figure)
    record = table.figures[figure]
    target = _worth_turning(view) or view.nearest()
    facing = (record.facing + 1) % 360
    if target:
        facing = turned(record.facing, bearing(where(record), where(table.figures[target])))
    if facing == record.facing:
        facing = (facing + 1) % 360
    answer = ((figure, (), facing),)
    return (
        answer
        if movement.why_not_facing(table, figure, answer) is None
        else ask.drafts()[0]
        if ask.drafts
        else answer
    )


def _wait(view: Outlook, what: str) -> float:
    points = view.table.figures[view.figure].ap - opportunity.COST
    return _idle(view) + 0.2 * view.risk(view.table) + view.hope(view.table) + view.fire(view.table, points)


def _cover(view: Outlook, what: str) -> float:
    """Lie down if that makes a difference to those who see the figure."""
    table = view.table
    points = table.figures[view.figure].ap - actions.cost(table, view.figure, "cover")
    down = view.down(table)
    return view.place(table) - view.risk(down) + view.fire(table, points) - 0.01


def _throw(kind: str) -> Callable[[Outlook, str], float]:
    def weigh_throw(view: Outlook, what: str) -> float:
        table, figure = view.table, view.figure
        cost = charges.charge_of(table, kind).ap
        gain = best_throw(table, figure, kind)
        if gain <= view.worth_a_throw(kind):
            return NEVER
        rest = view.fire(table, table.figures[figure].ap - cost, thrown=kind)
        return _idle(view) + gain + rest + 0.002

    return weigh_throw


def best_throw(table: Table, figure: str, what: str) -> float:
    """The most that a grenade, missile or jet gains at any of the nearest enemies it may be aimed at."""
    marks = [e for e in enemies(table, figure) if areas.why_not_aim(table, figure, what, e) is None]
    places = [where(table.figures[e]) for e in marks[:AIMS]]
    places += islice(areas.ground_points(table, figure, what), AIMS)
    return max((gains.throw_gain(table, figure, what, place) for place in places), default=0.0)


def _fight(view: Outlook, enemy: str) -> float:
    if view.table.figures[view.figure].foes:
        return gains.fight_gain(view.table, view.figure, enemy) + 0.05
    gain = gains.fight_gain(view.table, view.figure, enemy)
    if view.table.figures[enemy].foes and gain <= 0:
        return NEVER
    return view.place(view.table) + view.charge(view.table, enemy) + 0.01


# -- doors, things, people in need ---------------------------------------------------------------------------


def _on_the_way(view: Outlook, piece: str) -> float:
    """What a centimetre is worth on the way that leads through this piece; 0 if none does."""
    at, radius = where(view.table.figures[view.figure]), profile(view.table, view.figure).radius
    pulls = [
        aim.pull
        for aim in view.drawn
        if length(aim.way, at) > aim.stop and next_hurdle(view.table.ground, aim.way, at, radius) == piece
    ]
    return max(pulls, default=0.0)


def _door(view: Outlook, door: str) -> float:
    if OPEN in view.table.ground.piece(door).traits:
        return NEVER
    pull = _on_the_way(view, door)
    return _stay(view, view.table.figures[view.figure].ap - 1) + 12 * pull if pull else NEVER


def _smash(view: Outlook, door: str) -> float:
    pull = _on_the_way(view, door)
    return _idle(view) + 12 * pull if pull else NEVER


def _cross(view: Outlook, piece: str) -> float:
    """Over an obstacle if it is better there."""
    table, figure = view.table, view.figure
    if not _on_the_way(view, piece):
        return NEVER
    referee: Referee = Referee(table.copy())
    obstacles.cross(referee, figure, piece)
    return view.stand(referee.table, table.figures[figure].ap - obstacles.COST) + 0.3


def _cut(view: Outlook, piece: str) -> float:
    """Through a fence that is in the way: as a door is opened, and cheaper than climbing it."""
    pull = _on_the_way(view, piece)
    return _stay(view, view.table.figures[view.figure].ap - wires.COST) + 12 * pull if pull else NEVER


def _take(view: Outlook, marker: str) -> float:
    found = marker_of(view.table, marker)
    return _idle(view) + TAKE if found is not None and found.kind == "object" else NEVER


def _tech(view: Outlook, target: str) -> float:
    if target in view.table.figures:
        return _idle(view) + MEND
    if marker_of(view.table, target) is not None:
        return _idle(view) + DEVICE if any(a.name == "thing" for a in view.drawn) else NEVER
    pull = _on_the_way(view, target)
    return _idle(view) + LOCK + 10 * pull if pull >= aims.CLOSE else NEVER


def _lead(view: Outlook, unit: str) -> float:
    """A group in cohesion again is worth a point of each of its figures, turn after turn (CZ-AP-02)."""
    return _stay(view, view.table.figures[view.figure].ap - officers.COST) + LEAD


DEEDS: dict[str, Callable[[Outlook, str], float]] = {
    "done": _done,
    "move": _move,
    "pivot": _pivot,
    "opportunity": _wait,
    "cover": _cover,
    **{what: _throw(what) for what in charges.CHARGES},
    "fight": _fight,
    "door": _door,
    "smash": _smash,
    "cross": _cross,
    "cut": _cut,
    "take": _take,
    "tech": _tech,
    "aid": lambda view, what: _idle(view) + AID,
    "lead": _lead,
    "extinguish": lambda view, what: _idle(view) + QUENCH,
    "board": lambda view, what: rides.board(view, view.table, what),
    "leave": lambda view, what: rides.leave(view),
    "drive": lambda view, what: rides.drive(view, f"drive:{what}"),
    "left": lambda view, what: rides.drive(view, f"left:{what}"),
    "right": lambda view, what: rides.drive(view, f"right:{what}"),
}

# -- the other questions --------------------------------------------------------------------------------


def _place(ask: Ask, table: Table, answer: Any) -> float:
    view = outlook_of(table, ask.about["figure"])
    option = next((o for o in view.moves() if o.value == answer), None)
    return view.worth_of(option) if option else 0.0


def _target(ask: Ask, table: Table, target: str) -> float:
    if target == NO_ONE:
        return 0.0
    about = ask.about
    return gains.shot_gain(table, about["figure"], about["weapon"], about["mode"], target)


def _weapon(ask: Ask, table: Table, weapon: str) -> float:
    return gains.shot_gain(table, ask.about["figure"], weapon, shooting.BURST, ask.about["target"])


def _aim(ask: Ask, table: Table, target: str) -> float:
    figure, what = ask.about["figure"], ask.about["what"]
    if target == areas.GROUND:
        places = islice(areas.ground_points(table, figure, what), AIMS)
        return max((gains.throw_gain(table, figure, what, place) for place in places), default=NEVER)
    return gains.throw_gain(table, figure, what, where(table.figures[target]))


def _aim_point(ask: Ask, table: Table, answer: Any) -> float:
    point = areas.point_of(answer)
    assert point is not None
    return gains.throw_gain(table, ask.about["figure"], ask.about["what"], point)


def _window(ask: Ask, table: Table, waiting: str) -> float:
    """Fire at once if it hurts enough; at one who goes on moving a better moment may come."""
    target = ask.about["target"]
    price = appraisal.worth(table, target) * appraisal.stake(table, target)
    if waiting == NO_ONE:
        return price * (SNAP if ask.about["action"] == (actions.MOVE,) else SNAP / 4)
    return max(
        gains.shot_gain(table, waiting, w, shooting.BURST, target)
        for w in shooting.opportunity_weapons(table, waiting)
    )


def _figure(ask: Ask, table: Table, figure: str) -> float:
    """Carriers, then those who are nearest to the enemy; the shaken last."""
    if figure == NO_ONE:
        return NEVER
    record = table.figures[figure]
    near = min((_far(table, figure, e) for e in enemies(table, figure)), default=0.0)
    if record.aboard and not vehicles.is_driver(table, figure):
        near += 1e4  # who is driven gets out where the driver has stopped
    return 1e5 * bool(record.carrying) - near - 1e4 * (PANICKED in record.states)


def _group(ask: Ask, table: Table, unit: str) -> float:
    """The group whose best placed figure is the nearest to the enemy."""
    return max(_figure(ask, table, figure) for figure in table.units[unit].figures)


def _far(table: Table, figure: str, enemy: str) -> float:
    f, e = table.figures[figure], table.figures[enemy]
    return float(((f.x - e.x) ** 2 + (f.y - e.y) ** 2) ** 0.5)


def _deploy(ask: Ask, table: Table, answer: Any) -> float:
    """Near what the group wants, with something to hide behind."""
    if not answer:
        return NEVER
    unit = ask.about["unit"]
    after = table.copy()
    for figure, path, _ in answer:
        after.change(figure, {"x": path[-1][0], "y": path[-1][1]})
    leader = table.units[unit].leader or answer[0][0]
    if vehicles.is_vehicle(table, leader):
        return rides.parked(after, leader)
    drawn = tuple(aim for aim in aims.aims(after, leader) if aim.name != "enemy")
    centre = after.ground.width // 2, after.ground.depth // 2
    at = where(after.figures[leader])
    off = abs(at[0] - centre[0]) + abs(at[1] - centre[1])
    return aims.post(after, leader, drawn) - 0.0001 * off


def _attack(ask: Ask, table: Table, enemy: str) -> float:
    return gains.fight_gain(table, ask.about["figure"], enemy)


WEIGHTS: dict[str, Callable[[Ask, Table, Any], float]] = {
    "action": _action,
    "move": _place,
    "pivot": lambda ask, table, answer: 0.0,
    "target": _target,
    "weapon": _weapon,
    "aim": _aim,
    "aim-point": _aim_point,
    opportunity.QUESTION: _window,
    "figure": _figure,
    "group": _group,
    "deploy": _deploy,
    "attack-target": _attack,
}
