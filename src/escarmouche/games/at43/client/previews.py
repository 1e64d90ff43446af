"""What a player sees before he answers: losses of both sides, who may be hit, what an act may draw.

Every number comes from the procedure that plays.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import Any

from escarmouche.engine.odds import Odds, odds
from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.engine.ruleset import Forecast
from escarmouche.games.at43.bot import quick_answers
from escarmouche.games.at43.chapters import alert, melee, tactical
from escarmouche.games.at43.chapters.melee import FIGHT, Bout
from escarmouche.games.at43.chapters.movement import aftermath
from escarmouche.games.at43.chapters.shooting import shooting, templates
from escarmouche.games.at43.chapters.shooting.damage import Blow
from escarmouche.games.at43.chapters.shooting.salvo import Aim, take_aim
from escarmouche.games.at43.chapters.shooting.salvos import weapon_of
from escarmouche.games.at43.chapters.shooting.targets import aim_point, legal_targets, unit_of
from escarmouche.games.at43.chapters.shooting.templates import Blast, under
from escarmouche.games.at43.chapters.shooting.zone import bystanders, fire_zone, seen_of
from escarmouche.games.at43.chapters.units import is_armour, is_infantry, others, structure_left
from escarmouche.games.at43.table import (
    DISORGANISED,
    FRAME,
    GONE,
    GUN,
    INDIRECT,
    ON_TABLE,
    PROJECTION,
    Referee,
    Table,
)
from escarmouche.games.company.client.counting import parts
from escarmouche.space.shapes import Point, disc_polygon

POLICY = "at43-quick"
LIMIT, SAMPLES = 6000, 300
"""Branches of a forecast, and trials where there are more: less than a second."""
TEMPLATE_SIDES = 24
KINDS = ("losses", "boxes", "own-losses", "own-boxes", "down")


def strength(table: Table, unit: str) -> int:
    """Figures of infantry, or Structure points of frames and propulsion of vehicles."""
    figures = table.units[unit].figures
    if not is_armour(table, unit):
        return len(figures)
    return sum(
        points
        for f in figures
        for part, points in structure_left(table, f).items()
        if part == FRAME or not part.startswith(GUN)
    )


def both_sides(
    procedure: Callable[..., Any], table: Table, side: str, target: str, *args: Any
) -> dict[str, Odds]:
    """What a procedure costs both sides, and whether it breaks its target; what cannot happen is left out."""
    units = [u.id for u in table.units.values() if u.place == ON_TABLE]
    before = {u: strength(table, u) for u in units}
    of_kind = {u: KINDS[2 * (table.units[u].side == side) + is_armour(table, u)] for u in units}
    lying = sum(f.down for f in table.figures.values())

    def reading(result: object, after: Table) -> tuple[int, ...]:
        lost = dict.fromkeys(KINDS, 0)
        for unit in units:
            lost[of_kind[unit]] += max(0, before[unit] - strength(after, unit))
        lost["down"] = max(0, sum(f.down for f in after.figures.values()) - lying)
        broken = gone = 0
        if target in after.units:
            record = after.units[target]
            gone = int(record.place == GONE)
            broken = int(DISORGANISED in record.markers and DISORGANISED not in table.units[target].markers)
        return (*lost.values(), broken, gone)

    together = odds(
        procedure, table, *args, of=reading, policy=quick_answers.quick_answer, policy_name=POLICY,
        limit=LIMIT, samples=SAMPLES,
    )  # fmt: skip
    keys = (*KINDS, "disorganised", "destroyed")
    chances = dict(zip(keys, parts(together, len(keys)), strict=True))
    always = {"boxes" if target in table.units and is_armour(table, target) else "losses"}
    return {k: told for k, told in chances.items() if k in always or set(told.chances) != {0}}


def _own(chances: dict[str, Odds]) -> tuple[str, ...]:
    return tuple(what for what in chances if what.startswith("own-"))


# -- shots ---------------------------------------------------------------------------------------------------


def forecasts(table: Table, unit: str) -> tuple[Forecast, ...]:
    """A forecast for each salvo and each enemy it may be fired at now."""
    if table.units[unit].place != ON_TABLE or shooting.why_not_shoot(table, unit):
        return ()
    told = []
    for code in shooting.unfired(table, unit):
        if weapon_of(table, code).kind == PROJECTION:
            continue
        told += [shot(table, unit, code, t) for t in legal_targets(table, unit, code) if t in table.units]
    return tuple(told)


def shot(table: Table, unit: str, code: str, target: str) -> Forecast:
    """What one salvo does to its target and to everybody in its fire zone or under its template."""
    aim = take_aim(table, unit, code, target)
    chances = both_sides(shooting.resolve, table, aim.side, unit_of(table, target), aim)
    about = {"unit": unit, "salvo": code, "target": target}
    return Forecast(
        "salvo", about, chances, own=_own(chances), touched=touched(table, aim), areas=areas(table, aim)
    )


def touched(table: Table, aim: Aim) -> tuple[str, ...]:
    """Bystanders that would be hit and the figures of the target that can be; or all under a template."""
    if aim.kind == INDIRECT:
        return under(table, _widest(table, aim), aim.target)
    if aim.target in table.things:
        return ()
    weapon = weapon_of(table, aim.code)
    passed = bystanders(table, aim.unit, aim.guns, aim.target, weapon)
    return (*passed, *seen_of(table, aim.guns, aim.target))


def areas(table: Table, aim: Aim) -> tuple[tuple[Point, ...], ...]:
    """The outline of the fire zone, or of the template if every die succeeds."""
    if aim.kind == INDIRECT:
        blast = _widest(table, aim)
        return (disc_polygon(blast.centre, blast.radius, TEMPLATE_SIDES).points,)
    if aim.target in table.things or not aim.guns:
        return ()
    shooters = tuple(dict.fromkeys(gun.figure for gun in aim.guns))
    return (fire_zone(table, (*shooters, *seen_of(table, aim.guns, aim.target))).outline(),)


def _widest(table: Table, aim: Aim) -> Blast:
    return templates.blast_of(aim_point(table, aim.target), weapon_of(table, aim.code).area, aim.dice)


# -- one allowed answer --------------------------------------------------------------------------------------


def outcomes(ask: Ask, table: Table, answer: Any) -> Sequence[Forecast]:
    """The odds of one allowed answer to a pending question, and what it may draw upon itself."""
    preview = PREVIEWS.get(ask.question)
    return preview(ask, table, answer) if preview and answer != NO_ONE else ()


def _target(ask: Ask, table: Table, answer: Any) -> Sequence[Forecast]:
    return [shot(table, ask.about["unit"], ask.about["salvo"], answer)]


def _salvo(ask: Ask, table: Table, answer: Any) -> Sequence[Forecast]:
    """The salvo at each enemy it may be fired at."""
    unit = ask.about["unit"]
    if answer == shooting.SPLIT or weapon_of(table, answer).kind == PROJECTION:
        return ()
    return [shot(table, unit, answer, t) for t in legal_targets(table, unit, answer) if t in table.units]


def _flame(ask: Ask, table: Table, answer: Any) -> Sequence[Forecast]:
    """A template on this figure: everybody it touches."""
    unit, code = ask.about["unit"], ask.about["salvo"]
    weapon, side = weapon_of(table, code), table.units[unit].side
    blow = Blow(side, unit, weapon.penetration, weapon.damage)
    target = table.figures[answer].unit
    chances = both_sides(templates.flame, table, side, target, blow, unit, answer, weapon.area)
    mark = table.figures[answer]
    area = disc_polygon((mark.x, mark.y), weapon.area, TEMPLATE_SIDES).points
    hit = under(table, Blast((mark.x, mark.y), weapon.area, 1), target)
    about = {"unit": unit, "salvo": code, "target": answer}
    return [Forecast("flame", about, chances, own=_own(chances), touched=hit, areas=(area,))]


def _melee(ask: Ask, table: Table, answer: Any) -> Sequence[Forecast]:
    """What a fight costs both sides."""
    bout = Bout.read(answer)
    if bout.what != FIGHT:
        return ()
    unit = ask.about["unit"]
    chances = both_sides(melee.melee, table, table.units[unit].side, bout.target, unit, bout.target)
    return [Forecast("melee", {"unit": unit, "target": bout.target}, chances, own=_own(chances))]


def _moves(ask: Ask, table: Table, answer: Any) -> Sequence[Forecast]:
    """Who is run over, and the alert fire that a movement may draw (A4-MOV-10, A4-ORD-08)."""
    unit = ask.about["unit"]
    if not answer or table.units[unit].place != ON_TABLE:
        return ()
    told = []
    action = ask.about.get("action", "combat")
    if action == "rapid" and not is_infantry(table, unit):
        told += _crushes(table, unit, answer)
    after = trial(table, unit, answer)
    draws = drawn(after, unit)
    if draws:
        told.append(Forecast("move", {"unit": unit}, {}, draws=draws))
    return told


def _crushes(table: Table, unit: str, answer: Any) -> list[Forecast]:
    starts = {f: (table.figures[f].x, table.figures[f].y) for f in table.units[unit].figures}
    ways = {id: (starts[id], *path) for id, path, _ in answer if path}
    hit = aftermath.run_over(table, unit, ways)
    if not hit:
        return []
    engaged = aftermath.engaged_now(table)
    chances = both_sides(aftermath.crush, table, table.units[unit].side, "", unit, ways, engaged)
    return [Forecast("crush", {"unit": unit}, chances, own=_own(chances), touched=hit)]


def trial(table: Table, unit: str, answer: Any) -> Table:
    """The table as it stands after a movement, before anything follows it."""
    after = table.copy()
    for id, path, facing in answer:
        values: dict[str, int] = {"facing": facing} if facing >= 0 else {}
        if path:
            values |= {"x": path[-1][0], "y": path[-1][1]}
        if values:
            after.change(id, values)
    return after


def drawn(after: Table, mover: str) -> tuple[Forecast, ...]:
    """What each enemy in alert would do to a unit that ends like this."""
    answers = []
    side = after.units[mover].side
    for other in others(after, side):
        for unit in alert.units_ready(after, other, mover):
            counted = both_sides(alert.alert_fire, after, other, mover, unit, mover)
            about = {"unit": unit, "target": mover}
            answers.append(
                Forecast("alert", about, counted, own=tuple(k for k in counted if k not in _own(counted)))
            )
    return tuple(answers)


def _alert(ask: Ask, table: Table, answer: Any) -> Sequence[Forecast]:
    """What one unit in alert does to the mover."""
    if answer not in table.units:
        return ()
    mover = ask.about["mover"]
    counted = both_sides(alert.alert_fire, table, ask.side, mover, answer, mover)
    return [Forecast("alert", {"unit": answer, "target": mover}, counted, own=_own(counted))]


def _bid(ask: Ask, table: Table, answer: Any) -> Sequence[Forecast]:
    """The chance of authority with this bid, if the others bid nothing, or as much as they can."""
    rivals = others(table, ask.side)
    most = {other: tactical.bids(table, other)[-1] for other in rivals}
    told = []
    for theirs in (dict.fromkeys(rivals, 0), most)[: 2 if any(most.values()) else 1]:
        bids = {ask.side: answer, **theirs}
        leads = {side: tactical.commander_values(table, side)[0] + bid for side, bid in bids.items()}
        won = _authority(table, ask.side, leads)
        share = Odds({0: 1 - won, 1: won} if 0 < won < 1 else {int(won): Fraction(1)}, True)
        about = {"bid": answer, "other": max(theirs.values(), default=0)}
        told.append(Forecast("bid", about, {"authority": share}))
    return told


def _authority(table: Table, side: str, leads: dict[str, int]) -> Fraction:
    """The exact chance that a side has the highest total: who ties for it throws again (A4-TAC-11)."""
    if len(leads) == 1:
        return Fraction(1)
    won, again = Fraction(0), Fraction(0)
    for highest, chance in odds(_highest, table, leads).chances.items():
        if len(highest) == len(leads):
            again = chance
        elif side in highest:
            won += chance * _authority(table, side, {s: leads[s] for s in highest})
    return won / (1 - again)


def _highest(referee: Referee, leads: dict[str, int]) -> tuple[str, ...]:
    """The sides with the highest total of one throw each."""
    totals = {
        side: tactical.throw_authority(referee, "A4-TAC-08", side, lead) for side, lead in leads.items()
    }
    return tuple(side for side, total in totals.items() if total == max(totals.values()))


PREVIEWS: dict[str, Callable[[Ask, Table, Any], Sequence[Forecast]]] = {
    "target": _target,
    "salvo": _salvo,
    "projection-target": _flame,
    "melee": _melee,
    "move": _moves,
    "alert-fire": _alert,
    "bid": _bid,
}
