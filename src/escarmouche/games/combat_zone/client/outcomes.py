"""What one answer would come to, and what it may draw upon itself: opportunity fire, with its chances."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from escarmouche.engine.odds import odds
from escarmouche.engine.options import ACT, MOVE, TURN
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Forecast
from escarmouche.engine.table import replace
from escarmouche.games.combat_zone.chapters import close_combat, reactions, technology
from escarmouche.games.combat_zone.chapters.deeds import GENERIC, Deed
from escarmouche.games.combat_zone.chapters.figures import where
from escarmouche.games.combat_zone.chapters.movement import movement, walking
from escarmouche.games.combat_zone.chapters.shooting import opportunity, shooting
from escarmouche.games.combat_zone.chapters.vehicles import vehicles
from escarmouche.games.combat_zone.client import forecast
from escarmouche.games.combat_zone.table import DROPPED, Referee, Table
from escarmouche.space.shapes import Point

HOLDS, PANICS, ROUTS = "holds", "panics", "routs"
SUCCEEDS, OWN = "succeeds", "own-"
PRICES = {"tech": GENERIC["technology_roll"], "aid": GENERIC["first_aid"]}


# -- what is done at hand ------------------------------------------------------------------------------------


def fights(table: Table, figure: str) -> Iterator[Forecast]:
    """A round of close combat with each enemy in contact: what becomes of either (CZ-CC-04)."""
    for enemy in close_combat.in_contact(table, figure):
        if close_combat.why_not_fight(table, figure, enemy) is None:
            yield fight(table, figure, enemy)


def fight(table: Table, figure: str, enemy: str) -> Forecast:
    """One round: both sides may be struck."""
    fates = odds(
        close_combat.fight, table, figure, enemy,
        of=_fates_of(table, enemy, figure), policy=forecast.quick_answer, policy_name=forecast.POLICY,
    )  # fmt: skip
    parts = forecast.harm(table, enemy, fates, 0)
    own = {OWN + what: part for what, part in forecast.harm(table, figure, fates, forecast.KINDS).items()}
    about = {"unit": table.figures[figure].unit, "figure": figure, "what": "fight", "target": enemy}
    return Forecast("fight", about, {**parts, **own}, own=tuple(own), touched=(figure, enemy))


def _fates_of(table: Table, *figures: str) -> Any:
    readings = [forecast.fate_of(table, figure) for figure in figures]

    def reading(result: object, after: Table) -> tuple[int, ...]:
        return tuple(value for read in readings for value in read(after))

    return reading


def tries(table: Table, figure: str, points: int) -> Iterator[Forecast]:
    """Technology rolls and first aid at hand that so many points pay for (CZ-TECH-01, CZ-TECH-05)."""
    unit = table.figures[figure].unit
    at_hand: list[tuple[str, str, Callable[[Referee, str, str], bool]]] = [
        ("tech", target, technology.attempt)
        for target in technology.targets(table, figure)
        if technology.why_not_tech(table, figure, target) is None
    ]
    at_hand += [("aid", fallen, technology.first_aid) for fallen in technology.casualties_near(table, figure)
                if technology.why_not_aid(table, figure, fallen) is None]  # fmt: skip
    for what, target, procedure in at_hand:
        if PRICES[what] > points:
            continue
        success = odds(
            procedure, table, figure, target,
            of=lambda result, _: int(result), policy=forecast.quick_answer, policy_name=forecast.POLICY,
        )  # fmt: skip
        about = {"unit": unit, "figure": figure, "what": what, "target": target}
        yield Forecast(what, about, {SUCCEEDS: success})


def nerves(table: Table, figure: str) -> Iterator[Forecast]:
    """The reaction test of one who has to take it, as things stand now (CZ-REAC-01)."""
    if not reactions.tests(table, figure):
        return
    result = odds(
        reactions.test, table, figure,
        of=lambda result, _: (int(result == reactions.OK), int(result == reactions.PANIC),
                              int(result == reactions.ROUT)),
        policy=forecast.quick_answer, policy_name=forecast.POLICY,
    )  # fmt: skip
    counted = {what: forecast.part(result, n) for n, what in enumerate((HOLDS, PANICS, ROUTS))}
    about = {"unit": table.figures[figure].unit, "figure": figure}
    yield Forecast("reaction", about, counted, own=(PANICS, ROUTS))


# -- what is drawn in answer ---------------------------------------------------------------------------------


def outcomes(ask: Ask, table: Table, answer: Any) -> Sequence[Forecast]:
    """What an answer does by itself, and the opportunity fire that it draws (CZ-OPP-02)."""
    if table.turn.step == "setup" or not ask.actor or ask.actor not in table.figures:
        return ()
    figure = ask.actor
    if ask.intent == MOVE:
        drawn = fire_on_the_way(table, figure, answer)
    elif ask.intent == TURN:
        paid = movement.pivot_cost(table, figure, answer[0][2])
        drawn = fire_at(table, figure) if paid else ()
    elif ask.intent == ACT and isinstance(answer, str):
        return _of_deed(table, figure, Deed.read(answer))
    else:
        return ()
    about = {"unit": table.figures[figure].unit, "figure": figure}
    return [Forecast("drawing", about, {}, draws=drawn)] if drawn else ()


def _of_deed(table: Table, figure: str, deed: Deed) -> Sequence[Forecast]:
    """An action with its own odds, and the fire drawn before it is done."""
    if deed.what in (walking.MOVE.name, walking.PIVOT.name, "done", "drop"):
        return ()
    drawn = fire_at(table, figure)
    own = [f for f in forecast.of_figure(table, figure, paid=True) if _fits(deed, f.about)]
    about = {"unit": table.figures[figure].unit, "figure": figure}
    if not own:
        return [Forecast("drawing", about, {}, draws=drawn)] if drawn else ()
    return [Forecast(f.question, f.about, f.odds, f.own, f.touched, f.areas, drawn) for f in own]


def _fits(deed: Deed, about: dict[str, Any]) -> bool:
    """Whether a forecast is of this deed."""
    return (
        about.get("what") == deed.what
        and about.get("weapon", "") == deed.weapon
        and (not deed.target or about.get("target") == deed.target)
    )


def fire_at(table: Table, figure: str, at: Point | None = None) -> tuple[Forecast, ...]:
    """The bursts of the enemies that wait and see a figure where it stands, or at a point of its way."""
    target = vehicles.ridden(table, figure)
    if at is not None:
        table = table.copy()
        states = table.figures[figure].states - {DROPPED}
        table.change(figure, {"x": at[0], "y": at[1], "states": states})
    return tuple(burst(table, watcher, target) for watcher in opportunity.ready(table, target))


def burst(table: Table, watcher: str, target: str) -> Forecast:
    """A burst of one who waits, and what it does to its target."""
    fates = odds(
        shooting.burst_at, table, watcher, target,
        of=_fates_of(table, target), policy=forecast.quick_answer, policy_name=forecast.POLICY,
    )  # fmt: skip
    parts = forecast.harm(table, target, fates, 0)
    about = {"unit": table.figures[watcher].unit, "figure": watcher, "target": target}
    return Forecast("opportunity", about, parts, own=tuple(parts), touched=(target,))


def fire_on_the_way(table: Table, figure: str, answer: Any) -> tuple[Forecast, ...]:
    """The fire a move draws where it is first seen; by all who see it there."""
    _, path, facing = answer[0]
    trial = table.copy()
    trial.turn = replace(trial.turn, **walking.declared(trial.turn, path, facing))
    stretch = walking.next_stretch(trial, figure)
    if stretch.halt != walking.WINDOW:
        return ()
    return fire_at(table, figure, stretch.points[-1] if stretch.points else where(table.figures[figure]))
