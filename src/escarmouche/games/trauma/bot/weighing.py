"""What a bot weighs at each question: one order ahead, by the odds of the procedures that play."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from escarmouche.engine.requests import NO_ONE, Ask, Drafts
from escarmouche.games.company.chapters.measuring import where
from escarmouche.games.trauma.bot import quick_answers
from escarmouche.games.trauma.bot.dangers import crowded, danger, sheltered, torn, watching
from escarmouche.games.trauma.bot.look_round import Outlook, outlook_of, trial
from escarmouche.games.trauma.bot.navigation import approach, box_round
from escarmouche.games.trauma.chapters import alert
from escarmouche.games.trauma.chapters.actions import CROSSING, MOVEMENT, OPERATE, SHOOT, Plan
from escarmouche.games.trauma.chapters.activation import FLIP, PAY, SIMULTANEOUS
from escarmouche.games.trauma.chapters.general import highest_officers
from escarmouche.games.trauma.chapters.melee import crush
from escarmouche.games.trauma.chapters.melee.melee import Attack
from escarmouche.games.trauma.chapters.movement.arrivals import (
    DEPLOY,
    DROP,
    GUERILLA,
    Way,
    deployment_of,
    zone_of,
)
from escarmouche.games.trauma.chapters.movement.entry import ENTERING, QUESTIONS
from escarmouche.games.trauma.chapters.orders import COSTS, COURAGE
from escarmouche.games.trauma.chapters.shooting.shooting import SECOND_SCORE
from escarmouche.games.trauma.chapters.units import is_armour, is_infantry, officer, opponent, units_on_table
from escarmouche.games.trauma.client import forecast
from escarmouche.games.trauma.table import (
    ALERT,
    DISORGANISED,
    HEADS_DOWN,
    ON_TABLE,
    PRONE,
    RESERVE,
    TAKE_COVER,
    Table,
)

LEAST, HARDLY = 0.05, 0.004
"""What an activation must be worth to be paid for; where the command point is wanted nowhere else."""
ENTRIES = 8
"""Ready-made arrivals that are looked at closely, the best places of all."""
PLAIN = frozenset({
    "leader", "heal", "stay-up", "alert-salvos", "stay-out", "melee-hits", "melee-losses", "suicide-losses",
    "crushed", "push", "arc", "follow-order", "stay-behind", "make-up", "general", "colour", "role",
    "first-activation", "melee-salvo", "card-place", "nearest", "first-hit", "incident", "grave-damage",
    "stagger-alert", "break-formation", "repair", "operate", "demolish", "demolition-target",
    "weapon",
})  # fmt: skip
"""Questions that the quick answer settles."""


def prospects(ask: Ask, table: Table) -> Sequence[Any]:
    """The answers worth weighing."""
    question = ask.question
    if question in SETTLED:
        return (SETTLED[question](ask, table),)
    if question == "announce":
        return [code for code in ask.options if not Plan.read(code).staggered]
    if question == "move":
        return [option.value for option in outlook_of(table, ask.about["unit"]).options()]
    if question == "landing" or question in ENTERING:
        return _ready(ask, table)
    if ask.kind == "one":
        return ask.options
    return list(dict.fromkeys(quick_answers.candidates(ask, table)))


def _ready(ask: Ask, table: Table) -> list[Any]:
    """Ready-made placements that are legal, those with the best places."""
    drafts = ask.drafts() if ask.drafts else ()
    if not isinstance(drafts, Drafts):
        return list(drafts)
    legal = list(dict.fromkeys(drafts.legal()))
    unit = ask.about["unit"]
    if len(legal) > ENTRIES:
        view, placed = outlook_of(table, unit), ask.question != "landing"
        there = {value: trial(table, unit, value, placed=placed) for value in legal}
        posts = {value: view.post(after) - torn(after, unit) for value, after in there.items()}
        legal = sorted(legal, key=lambda value: -posts[value])[:ENTRIES]
    return legal or [drafts[0]]


def weigh(ask: Ask, table: Table, answer: Any) -> float | None:
    """What an answer is worth, in victory points or so; None where this module has no opinion."""
    if ask.question in SETTLED:
        return 0.0
    weight = WEIGHTS.get(ask.question)
    if weight is None and ask.question in ENTERING:
        weight = _arrival
    return None if weight is None else weight(ask, table, answer)


# -- settled by one look -----------------------------------------------------------------------------------


def _sequence(ask: Ask, table: Table) -> tuple[str, ...]:
    """Those who can shoot first, then those who come in, the general last of these; then the disorganised."""
    chiefs = frozenset(highest_officers(table, ask.side))

    def urgency(unit: str) -> float:
        record = table.units[unit]
        if record.place == RESERVE:
            leads = not chiefs.isdisjoint(record.figures)
            return (0.2 if leads else 0.3) + 0.01 * record.cost
        if DISORGANISED in record.markers:
            return -1.0
        return 0.35 + forecast.fire_gain(table, unit)

    return tuple(sorted(ask.options, key=urgency, reverse=True))


def _recruit(ask: Ask, table: Table) -> tuple[str, ...]:
    """As many points of troops as can be paid."""
    purchases = quick_answers.candidates(ask, table)
    return max(purchases, key=lambda units: sum(table.units[u].cost for u in units))


def _bid(ask: Ask, table: Table) -> int:
    """A little of what is left when every activation is paid for."""
    spare = spare_points(table, ask.side) - 2
    return int(ask.options[max(0, min(2, spare // 2, len(ask.options) - 1))])


def spare_points(table: Table, side: str) -> int:
    """Command points beyond those that the cards still face down will need."""
    record = table.sides[side]
    return record.pc - sum(1 for unit in record.cards if unit in table.units and not officer(table, unit))


def _pick_point(ask: Ask, table: Table) -> str:
    """The element with the shortest way from where we come in, and the longest from where they do."""

    def lead(piece: str) -> int:
        ours, theirs = (_ways(table, s, piece) for s in (ask.side, opponent(ask.side)))
        return theirs - ours

    best: str = max(ask.options, key=lead)
    return best


def _ways(table: Table, side: str, piece: str) -> int:
    """How long the way to an element is from the middle of the nearest zone by which a side comes in."""
    middles = [((z.a[0] + z.b[0]) // 2, (z.a[1] + z.b[1]) // 2) for z in table.turn.zones if z.side == side]
    return min((approach(table, at, piece) for at in middles), default=0)


def _dearest(ask: Ask, table: Table) -> Any:
    return max(ask.options, key=lambda unit: table.units[unit].cost)


SETTLED: dict[str, Callable[[Ask, Table], Any]] = {
    "sequence": _sequence,
    "recruit": _recruit,
    "bid": _bid,
    "pick-point": _pick_point,
    "rally": _dearest,
    "activate": _dearest,
}

# -- weighed -----------------------------------------------------------------------------------------------


def _option(ask: Ask, table: Table, answer: str) -> float:
    """Flip; two at once where command points abound."""
    if answer == SIMULTANEOUS:
        return 0.1 if spare_points(table, ask.side) >= 4 else -1.0
    return 0.0 if answer == FLIP else -1.0


def _pay(ask: Ask, table: Table, answer: str) -> float:
    """An activation, unless the unit would do nothing that the command point is not better spent on."""
    unit = ask.about["unit"]
    if answer != PAY:
        return 0.0
    if table.units[unit].place != ON_TABLE or not table.units[unit].markers.isdisjoint((DISORGANISED, PRONE)):
        return 1.0
    view: Outlook = outlook_of(table, unit)
    gain = max(view.best(), view.best(shooting=True), view.best(twice=True), view.stay() + view.fire(True))
    if gain - view.stay() < LEAST:
        gain = max(gain, view.across(), view.across(after_moving=True))
    orders = max(sheltered(table, unit), watching(table, unit), 0.0)
    return gain - view.stay() + orders - (HARDLY if spare_points(table, ask.side) > 0 else LEAST)


def _plan(ask: Ask, table: Table, code: tuple[str, ...]) -> float:
    """What two actions lead to, by what a look round promises."""
    plan = Plan.read(code).actions
    view: Outlook = outlook_of(table, ask.about["unit"])
    if OPERATE in plan:
        return view.stay() + 0.3 * plan.count(OPERATE)
    if CROSSING in plan:
        across = view.across(after_moving=plan[0] == MOVEMENT) - 0.2 * is_infantry(table, view.unit)
        return across + (view.fire(False) if plan[0] == SHOOT else 0.25 if plan[-1] == MOVEMENT else 0.0)
    shots = plan.count(SHOOT)
    if MOVEMENT not in plan:
        return view.stay() + (view.fire(shots == 2) if shots else 0.0)
    if not shots:
        return view.best(twice=len(plan) == 2)
    if plan[0] == SHOOT:
        return view.fire(False) + view.best()
    return view.best(shooting=True)


def _move(ask: Ask, table: Table, answer: Any) -> float:
    view: Outlook = outlook_of(table, ask.about["unit"])
    todo = table.turn.todo
    return view.worth_of(answer, shooting=SHOOT in todo, twice=MOVEMENT in todo, over=CROSSING in todo)


def _enter(ask: Ask, table: Table, way: str) -> float:
    """Ways in by the goals they are near to; staying out is worth nothing."""
    if way == NO_ONE:
        return 0.0
    unit = ask.about["unit"]
    kind, target = Way.read(way).what, Way.read(way).target
    if kind == DROP:
        piece = table.things[target].piece
        box, late = table.ground.piece(piece).polygon.box, 0.7
    elif kind == GUERILLA:
        x, y = where(table.figures[table.units[target].leader])
        box, late = (x, y, x, y), 0.1
    else:
        zone = deployment_of(table, ask.side) if kind == DEPLOY else zone_of(table, target)
        box = box_round(zone.a, zone.b)
        late = 0.0 if zone.kind == "deployment" else 0.4
    view: Outlook = outlook_of(table, unit)
    return 5.0 + view.from_box(box, late)


def _arrival(ask: Ask, table: Table, answer: Any) -> float:
    """Where the unit would stand, what it would see there and who would see it."""
    if not answer:
        return 0.0
    unit = ask.about["unit"]
    there = trial(table, unit, answer, placed=True)
    view: Outlook = outlook_of(table, unit)
    shot = forecast.fire_gain(there, unit) if ask.question != QUESTIONS[DROP] else 0.0
    return 5.0 + view.post(there) - torn(there, unit) - danger(there, unit) + 0.7 * shot


def _landing(ask: Ask, table: Table, answer: Any) -> float:
    unit = ask.about["unit"]
    view: Outlook = outlook_of(table, unit)
    return view.post(trial(table, unit, answer)) - crowded(table, unit, ask.about["obstacle"], answer)


def _cross(ask: Ask, table: Table, obstacle: str) -> float:
    """What lies beyond an obstacle against staying here; enemies are driven over."""
    if obstacle == NO_ONE:
        return 0.0
    unit = ask.about["unit"]
    view: Outlook = outlook_of(table, unit)
    if obstacle in table.units:
        return forecast.crush_gain(table, unit, obstacle) if is_armour(table, unit) else -1.0
    return view.beyond(table, obstacle) - view.stay()


def _crush(ask: Ask, table: Table, value: Any) -> float:
    """Over as many as lie in one line."""
    return float(crush.dice_for(table, ask.about["target"], value))


def _salvo(ask: Ask, table: Table, key: str) -> float:
    """The best it can do; not worth the while if it can do nothing."""
    if key == NO_ONE:
        return 0.001
    sustained = "sustained" in table.turn.flags
    return forecast.best_shot(table, ask.about["unit"], key, sustained=sustained).gain


def _target(ask: Ask, table: Table, target: str) -> float:
    sustained = "sustained" in table.turn.flags
    return forecast.salvo_gain(table, ask.about["unit"], ask.about["salvo"], target, sustained=sustained)


def _score(ask: Ask, table: Table, score: str) -> float:
    about, sustained = ask.about, "sustained" in table.turn.flags
    second = score == SECOND_SCORE
    return forecast.salvo_gain(
        table, about["unit"], about["salvo"], about["target"], second=second, sustained=sustained
    )


def _alert_fire(ask: Ask, table: Table, unit: str) -> float:
    """Fire in alert if it hurts; else wait for a better moment."""
    if unit not in table.units:
        return 0.08 if unit == NO_ONE else 0.0
    total = 0.0
    for key in alert.salvos_left(table, unit):
        target = alert.alert_target(table, unit, key, ask.about["mover"])
        total += forecast.salvo_gain(table, unit, key, target) if target else 0.0
    return total


def _melee(ask: Ask, table: Table, answer: str) -> float:
    if answer == NO_ONE:
        return 0.0
    return forecast.melee_gain(table, ask.about["unit"], Attack.read(answer).target)


def _order(ask: Ask, table: Table, order: str) -> float:
    """What an order may bring, if its cost is not needed for the activations to come."""
    if order == NO_ONE:
        return 0.0
    unit = ask.about["unit"]
    if COSTS[order] > spare_points(table, ask.side):
        return -1.0
    price = 0.04 * COSTS[order]
    if order == COURAGE:
        return 0.8 - price
    if order == TAKE_COVER:
        return sheltered(table, unit) - price
    if order == ALERT:
        return watching(table, unit) - price
    blasts = any(_has_blast(table, foe) for foe in units_on_table(table, opponent(ask.side)))
    return (0.12 if order == HEADS_DOWN and blasts and is_infantry(table, unit) else 0.0) - price


def _has_blast(table: Table, unit: str) -> bool:
    weapons, profiles = table.setting.weapons, table.setting.profiles
    return any(
        weapons[carried.weapon].area
        for figure in table.units[unit].figures
        for carried in profiles[table.figures[figure].profile].weapons
    )


def _extra(ask: Ask, table: Table, key: str) -> float:
    """Mend what can be mended; leave the scenery alone."""
    return {"repair": 1.0, "self_repair": 1.0, NO_ONE: 0.0}.get(key, -1.0)


WEIGHTS: dict[str, Callable[[Ask, Table, Any], float]] = {
    "option": _option,
    "pay": _pay,
    "announce": _plan,
    "move": _move,
    "enter": _enter,
    "landing": _landing,
    "salvo": _salvo,
    "target": _target,
    "sniper-score": _score,
    "alert-fire": _alert_fire,
    "melee": _melee,
    "order": _order,
    "extra-action": _extra,
    "cross": _cross,
    "crush": _crush,
    "melee-target": lambda ask, table, unit: float(table.units[unit].cost),
}
ONE_GUESS = frozenset({*WEIGHTS, *SETTLED, *ENTERING})
"""Questions whose first guess is taken: odds and dangers are in the weights, and the luck of a few trials
tells less than they do."""
