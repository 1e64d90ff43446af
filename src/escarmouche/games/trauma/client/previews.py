"""What a player sees before he answers: losses of both sides, who may be hit, what an act may draw.

Every number comes from the procedure that plays.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from escarmouche.engine.odds import Odds, odds
from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.engine.ruleset import Forecast
from escarmouche.games.company.client.counting import parts
from escarmouche.games.trauma.bot import quick_answers
from escarmouche.games.trauma.bot.look_round import trial
from escarmouche.games.trauma.chapters import alert, command
from escarmouche.games.trauma.chapters.actions import SHOOT, Plan
from escarmouche.games.trauma.chapters.general import command_of
from escarmouche.games.trauma.chapters.melee import crush, melee
from escarmouche.games.trauma.chapters.movement.crossing import obstacles
from escarmouche.games.trauma.chapters.movement.entry import ENTERING
from escarmouche.games.trauma.chapters.shooting.allocation import (
    BLAST_REACH,
    Aim,
    blast_from,
    corridor_of,
    take_aim,
)
from escarmouche.games.trauma.chapters.shooting.salvos import ranged_salvos
from escarmouche.games.trauma.chapters.shooting.shooting import (
    SECOND_SCORE,
    blast,
    why_not_salvo,
    why_not_second,
)
from escarmouche.games.trauma.chapters.shooting.targets import salvo_of
from escarmouche.games.trauma.chapters.units import is_armour, opponent
from escarmouche.games.trauma.client.forecast import POLICY, aims, salvo_odds, strength
from escarmouche.games.trauma.table import DISORGANISED, GONE, ON_TABLE, SIDES, Table
from escarmouche.space.shapes import Point, disc_polygon

LIMIT, SAMPLES = 8000, 400
"""Branches of a forecast, and trials where there are more: less than a second."""
BLAST_SIDES = 24
"""Corners of the circle that is drawn for a blast."""


def forecasts(table: Table, unit: str) -> tuple[Forecast, ...]:
    """A forecast for each salvo and each target allowed to it now, with each of its scores."""
    if table.units[unit].place != ON_TABLE:
        return ()
    sustained = table.turn.unit == unit and "sustained" in table.turn.flags
    return tuple(
        shot
        for key in ranged_salvos(table, unit)
        if not why_not_salvo(table, unit, key)
        for target in aims(table, unit, key)
        for shot in _shots(table, unit, key, target, sustained=sustained)
    )


def _shots(table: Table, unit: str, key: str, target: str, *, sustained: bool) -> list[Forecast]:
    """A salvo with its first score and, where its bearers have not moved, with its second (TR-SKILL-15)."""
    shots = [shot(table, unit, key, target, sustained=sustained)]
    firing = salvo_of(table, unit, key)
    if "sniper" in firing.weapon.skills and why_not_second(table, firing) is None:
        shots.append(shot(table, unit, key, target, second=True))
    return shots


def shot(
    table: Table, unit: str, key: str, target: str, *, second: bool = False, sustained: bool = False
) -> Forecast:
    """What one salvo does to its target and to those in the line of fire."""
    aim = take_aim(table, unit, key, target, second=second, sustained=sustained)
    chances = salvo_odds(table, unit, key, target, second=second, sustained=sustained)
    own = tuple(what for what in chances if what.startswith("own-"))
    about = {"unit": unit, "salvo": key, "target": target}
    question = "second-score" if second else "sustained" if aim.sustained else "salvo"
    return Forecast(question, about, chances, own=own, touched=_touched(aim), areas=_areas(table, aim))


def _touched(aim: Aim) -> tuple[str, ...]:
    """Those in the corridor and those of the target who can be hit; all of it under a blast."""
    return (*aim.strays, *(one.id for one in (aim.near if aim.area else aim.visible)))


def _areas(table: Table, aim: Aim) -> tuple[Any, ...]:
    """The fire corridor; of a blast, what it reaches from each figure it may fall on (TR-SHOOT-38, 39)."""
    if aim.area:
        return tuple(_blast_area(table, one.id) for one in aim.visible)
    if aim.second or not aim.firing:
        return ()
    return (tuple(corridor_of(table, salvo_of(table, aim.unit, aim.key), aim.target)),)


def _blast_area(table: Table, first: str) -> tuple[Point, ...]:
    """Whose base comes into this circle around the first figure hit may be hit too."""
    figure = table.figures[first]
    reach = BLAST_REACH + table.setting.profiles[figure.profile].radius
    return disc_polygon((figure.x, figure.y), reach, BLAST_SIDES).points


# -- one allowed answer --------------------------------------------------------------------------------------


def outcomes(ask: Ask, table: Table, answer: Any) -> Sequence[Forecast]:
    """The odds of one allowed answer to a pending question, and what it may draw upon itself."""
    preview = PREVIEWS.get(ask.question)
    return preview(ask, table, answer) if preview and answer != NO_ONE else ()


def _target(ask: Ask, table: Table, answer: Any) -> Sequence[Forecast]:
    unit, key = ask.about["unit"], ask.about["salvo"]
    return _shots(table, unit, key, answer, sustained="sustained" in table.turn.flags)


def _salvo(ask: Ask, table: Table, answer: Any) -> Sequence[Forecast]:
    unit = ask.about["unit"]
    sustained = "sustained" in table.turn.flags
    return [
        s
        for target in aims(table, unit, answer)
        for s in _shots(table, unit, answer, target, sustained=sustained)
    ]


def _score(ask: Ask, table: Table, answer: Any) -> Sequence[Forecast]:
    about = ask.about
    return [shot(table, about["unit"], about["salvo"], about["target"], second=answer == SECOND_SCORE)]


def _announced(ask: Ask, table: Table, answer: Any) -> Sequence[Forecast]:
    """A Shoot announced first is fired from here; two of them are one Tir Appuyé (TR-ACTN-07)."""
    plan, unit = Plan.read(tuple(answer)), ask.about["unit"]
    if plan.actions[:1] != (SHOOT,):
        return ()
    sustained = plan.actions.count(SHOOT) > 1
    keys = [key for key in ranged_salvos(table, unit) if not why_not_salvo(table, unit, key)]
    return [
        shot(table, unit, key, target, sustained=sustained)
        for key in keys
        for target in aims(table, unit, key)[:1]
    ]


def _melee(ask: Ask, table: Table, answer: Any) -> Sequence[Forecast]:
    """A melee with those at contact, or a suicide assault: losses of both sides."""
    unit, attack = ask.about["unit"], melee.Attack.read(answer)
    side = table.units[unit].side
    about = {"unit": unit, "target": attack.target} if attack.target else {"unit": unit}
    chances = both_sides(melee.fight, table, side, unit, attack.target)
    return [Forecast("assault" if attack.target else "melee", about, chances, own=_own(chances))]


def _crush(ask: Ask, table: Table, answer: Any) -> Sequence[Forecast]:
    """Who is run over, and what the drive draws."""
    unit, target = ask.about["unit"], ask.about["target"]
    dice = crush.dice_for(table, target, answer)
    chances = both_sides(crush.run_over, table, table.units[unit].side, unit, target, dice)
    about = {"unit": unit, "target": target}
    return [Forecast("crush", about, chances, draws=drawn(trial(table, unit, answer), unit))]


def _crossing(ask: Ask, table: Table, answer: Any) -> Sequence[Forecast]:
    """Of a unit to be crushed: what the first way over it does."""
    unit = ask.about["unit"]
    if answer not in table.units or not is_armour(table, unit) or answer not in obstacles(table, unit):
        return ()
    way = crush.crush_drafts(table, unit, answer)[0]
    chances = both_sides(
        crush.run_over, table, table.units[unit].side, unit, answer, crush.dice_for(table, answer, way)
    )
    return [Forecast("crush", {"unit": unit, "target": answer}, chances)]


def _moves(ask: Ask, table: Table, answer: Any) -> Sequence[Forecast]:
    """The alert fire that a displacement may draw (TR-ORD-06)."""
    unit = ask.about["unit"]
    if not answer:
        return ()
    after = trial(table, unit, answer, placed=ask.question in ENTERING)
    draws = drawn(after, unit)
    return [Forecast("move", {"unit": unit}, {}, draws=draws)] if draws else ()


def drawn(after: Table, mover: str) -> tuple[Forecast, ...]:
    """What each enemy in alert would do to a unit that ends like this."""
    side = opponent(after.units[mover].side)
    answers = []
    for unit in alert.units_ready(after, side, mover):
        counted = hurt(alert.alert_fire, after, mover, unit, mover)
        answers.append(Forecast("alert", {"unit": unit, "target": mover}, counted, own=tuple(counted)))
    return tuple(answers)


def _alert(ask: Ask, table: Table, answer: Any) -> Sequence[Forecast]:
    """What one unit in alert does to the mover."""
    if answer not in table.units:
        return ()
    mover = ask.about["mover"]
    counted = hurt(alert.alert_fire, table, mover, answer, mover)
    return [Forecast("alert", {"unit": answer, "target": mover}, counted)]


def _first_hit(ask: Ask, table: Table, answer: Any) -> Sequence[Forecast]:
    """A blast that falls on this figure (TR-SHOOT-38)."""
    about = ask.about
    aim = take_aim(
        table, about["unit"], about["salvo"], about["target"], sustained="sustained" in table.turn.flags
    )
    chances = both_sides(blast, table, aim.side, aim, answer, about["hits"])
    told = {"unit": aim.unit, "figure": answer}
    touched = blast_from(table, aim, answer, about["hits"])
    areas = (_blast_area(table, answer),)
    return [Forecast("blast", told, chances, own=_own(chances), touched=touched, areas=areas)]


def _bid(ask: Ask, table: Table, answer: Any) -> Sequence[Forecast]:
    """The chance of the initiative with this bid, if the other side bids nothing, or as much as it can."""
    other = opponent(ask.side)
    bids = []
    for bid in dict.fromkeys((0, table.sides[other].pc)):
        dice = {ask.side: command_of(table, ask.side) + answer, other: command_of(table, other) + bid}
        won = odds(command.initiative_test, table, "TR-CMD-13", *(dice[side] for side in SIDES))
        chances = {int(side == ask.side): chance for side, chance in won.chances.items() if side}
        total = sum(chances.values())
        if total:  # a tie is thrown again
            share = {won: chance / total for won, chance in sorted(chances.items())}
            bids.append(Forecast("bid", {"bid": answer, "other": bid}, {"initiative": Odds(share, True)}))
    return bids


PREVIEWS: dict[str, Callable[[Ask, Table, Any], Sequence[Forecast]]] = {
    "target": _target,
    "salvo": _salvo,
    "sniper-score": _score,
    "announce": _announced,
    "melee": _melee,
    "crush": _crush,
    "cross": _crossing,
    "move": _moves,
    "landing": _moves,
    **dict.fromkeys(ENTERING, _moves),
    "alert-fire": _alert,
    "first-hit": _first_hit,
    "bid": _bid,
}


# -- counting ------------------------------------------------------------------------------------------------


def _own(chances: dict[str, Odds]) -> tuple[str, ...]:
    return tuple(what for what in chances if what.startswith("own-"))


def both_sides(procedure: Callable[..., Any], table: Table, side: str, *args: Any) -> dict[str, Odds]:
    """Figures and boxes that a procedure costs both sides; what cannot be lost is left out."""
    units = [u.id for u in table.units.values() if u.place == ON_TABLE]
    before = {u: strength(table, u) for u in units}
    kinds = ("losses", "boxes", "own-losses", "own-boxes")
    of_kind = {u: kinds[2 * (table.units[u].side == side) + is_armour(table, u)] for u in units}

    def reading(result: object, after: Table) -> tuple[int, ...]:
        lost = dict.fromkeys(kinds, 0)
        for unit in units:
            lost[of_kind[unit]] += before[unit] - strength(after, unit)
        return tuple(lost.values())

    together = odds(
        procedure, table, *args, of=reading, policy=quick_answers.quick_answer, policy_name=POLICY,
        limit=LIMIT, samples=SAMPLES,
    )  # fmt: skip
    chances = dict(zip(kinds, parts(together, len(kinds)), strict=True))
    return {what: counted for what, counted in chances.items() if set(counted.chances) != {0}}


def hurt(procedure: Callable[..., Any], table: Table, unit: str, *args: Any) -> dict[str, Odds]:
    """What a procedure costs one unit: figures or boxes, its order, itself."""
    before, shaken = strength(table, unit), DISORGANISED in table.units[unit].markers

    def reading(result: object, after: Table) -> tuple[int, ...]:
        record = after.units[unit]
        broken = DISORGANISED in record.markers and not shaken
        return before - strength(after, unit), int(broken), int(record.place == GONE)

    together = odds(
        procedure, table, *args, of=reading, policy=quick_answers.quick_answer, policy_name=POLICY,
        limit=LIMIT, samples=SAMPLES,
    )  # fmt: skip
    what = "boxes" if is_armour(table, unit) else "losses"
    return dict(zip((what, "disorganised", "destroyed"), parts(together, 3), strict=True))
