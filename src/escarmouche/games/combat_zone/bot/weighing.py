"""What a bot weighs at each question: one action ahead, by the odds of the procedures that play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any

from escarmouche.engine.requests import NO_ONE, Ask, Drafts
from escarmouche.games.combat_zone.bot import aims, appraisal, gains, opinions, quick_answers, rides
from escarmouche.games.combat_zone.bot.look_round import look_round_of
from escarmouche.games.combat_zone.bot.marches import turned
from escarmouche.games.combat_zone.bot.opinions import NEVER, weigh_deed
from escarmouche.games.combat_zone.bot.standing import AIMS, Standing
from escarmouche.games.combat_zone.chapters.area_weapons import aiming
from escarmouche.games.combat_zone.chapters.deeds import Deed
from escarmouche.games.combat_zone.chapters.figures import enemies, where
from escarmouche.games.combat_zone.chapters.movement import movement, walking
from escarmouche.games.combat_zone.chapters.shooting import modes, opportunity
from escarmouche.games.combat_zone.chapters.vehicles import vehicles
from escarmouche.games.combat_zone.table import PANICKED, Table
from escarmouche.space.shapes import bearing

PLAIN = frozenset({
    "order", "compulsory", "flight", "hit-order", "reroll", "shots", "repair", "take-weapon", "edge",
    "deploy-group",
})  # fmt: skip
"""Questions that the quick answer settles."""
SETTLED = frozenset({
    "group", "figure", "action", "deploy", "move", "pivot", "target", "weapon", "aim", "aim-point",
    "attack-target",
})  # fmt: skip
"""Questions that the weighing settles: trials through a whole group's reply tell less than the odds."""
DEPLOYMENTS = 9
EAGER = 1000.0
"""Over how much nearness to the enemy, in hundredths of a centimetre, a point that a shot gains is put."""
SNAP = 0.1
"""What part of an enemy's price a burst in waiting must promise while he goes on moving."""


def prospects(ask: Ask, table: Table) -> Sequence[Any]:
    """The answers worth weighing."""
    question = ask.question
    if question == "action":
        return _actions(ask, table)
    if question == "move":
        courses = look_round_of(table, ask.about["figure"]).moves()
        return [course.value for course in courses] or ((ask.drafts()[0],) if ask.drafts else ())
    if question == "pivot":
        return (_turn(ask, table),)
    if question == opportunity.QUESTION:
        return [o for o in ask.options if o in table.figures or o == NO_ONE]
    if question == "deploy":
        return _legal_placements(ask)
    if question == "aim-point":
        return list(islice(ask.drafts() if ask.drafts else (), AIMS))
    if ask.kind == "one":
        return ask.options
    return list(dict.fromkeys(quick_answers.candidates(ask, table)))


def _actions(ask: Ask, table: Table) -> Sequence[Any]:
    """All that may be done; turning about, which is free, only towards somebody and once."""
    if opinions.worth_turning_to(look_round_of(table, ask.about["figure"])):
        return ask.options
    return [code for code in ask.options if Deed.read(code).what != walking.PIVOT.name] or ask.options


def _turn(ask: Ask, table: Table) -> Any:
    """Towards whom it is worth turning to, as far as it is free."""
    figure = ask.about["figure"]
    view = look_round_of(table, figure)
    record = table.figures[figure]
    target = opinions.worth_turning_to(view) or view.nearest()
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


def _legal_placements(ask: Ask) -> list[Any]:
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


# -- the other questions --------------------------------------------------------------------------------


def _place(ask: Ask, table: Table, answer: Any) -> float:
    view = look_round_of(table, ask.about["figure"])
    option = next((o for o in view.moves() if o.value == answer), None)
    return view.worth_of(option) if option else 0.0


def _target(ask: Ask, table: Table, target: str) -> float:
    if target == NO_ONE:
        return 0.0
    about = ask.about
    return gains.shot_gain(table, about["figure"], about["weapon"], about["mode"], target)


def _weapon(ask: Ask, table: Table, weapon: str) -> float:
    return gains.shot_gain(table, ask.about["figure"], weapon, modes.BURST, ask.about["target"])


def _aim(ask: Ask, table: Table, target: str) -> float:
    figure, what = ask.about["figure"], ask.about["what"]
    if target == aiming.GROUND:
        places = islice(aiming.ground_points(table, figure, what), AIMS)
        return max((gains.throw_gain(table, figure, what, place) for place in places), default=NEVER)
    return gains.throw_gain(table, figure, what, where(table.figures[target]))


def _aim_point(ask: Ask, table: Table, answer: Any) -> float:
    point = aiming.point_of(answer)
    assert point is not None
    return gains.throw_gain(table, ask.about["figure"], ask.about["what"], point)


def _window(ask: Ask, table: Table, waiting: str) -> float:
    """Fire at once if it hurts enough; at one who goes on moving a better moment may come."""
    target = ask.about["target"]
    price = appraisal.worth(table, target) * appraisal.stake(table, target)
    if waiting == NO_ONE:
        return price * (SNAP if ask.about["action"] == (walking.MOVE.name,) else SNAP / 4)
    return max(
        gains.shot_gain(table, waiting, w, modes.BURST, target)
        for w in modes.opportunity_weapons(table, waiting)
    )


def _figure(ask: Ask, table: Table, figure: str) -> float:
    """Carriers, then those who can hurt the enemy most, then those nearest to him; the shaken last."""
    if figure == NO_ONE:
        return NEVER
    record = table.figures[figure]
    near = min((_far(table, figure, e) for e in enemies(table, figure)), default=0.0)
    if record.aboard and not vehicles.is_driver(table, figure):
        near += 1e4  # who is driven gets out where the driver has stopped
    shots = Standing(table, figure).shots(table)
    gain = max((shot.gain for shot in shots), default=0.0)
    return 1e5 * bool(record.carrying) + EAGER * gain - near - 1e4 * (PANICKED in record.states)


def _group(ask: Ask, table: Table, unit: str) -> float:
    """The group that has the figure to begin with."""
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
    "action": lambda ask, table, code: weigh_deed(look_round_of(table, ask.about["figure"]), Deed.read(code)),
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
