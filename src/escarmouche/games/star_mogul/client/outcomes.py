"""What an answer would come to: a volley as it is shared out, a charge, a load taken up, the drop ship."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from escarmouche.engine.odds import odds
from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.engine.ruleset import Forecast
from escarmouche.games.star_mogul.bot.quick_answers import quick_answer
from escarmouche.games.star_mogul.chapters import aftermath, missions, salvage
from escarmouche.games.star_mogul.chapters.actions import SHIP, Deed
from escarmouche.games.star_mogul.chapters.casualties import people
from escarmouche.games.star_mogul.chapters.melee import fights
from escarmouche.games.star_mogul.chapters.melee.engage import Charge
from escarmouche.games.star_mogul.chapters.models import standing
from escarmouche.games.star_mogul.chapters.movement import contact, pace, walking
from escarmouche.games.star_mogul.chapters.shooting import attacks
from escarmouche.games.star_mogul.client.forecast import LIMIT, OWN, fired, shooting
from escarmouche.games.star_mogul.table import CAPTIVE, PAS, Referee, Table

LOSSES = "losses"
LEFT_BEHIND, SECURED = "left-behind", "secured"
"""People outside the zone when the ship lifts off (SM-POST-03); prizes in it (SM-SALV-04)."""
HANDS, SLOWED = "hands", "slowed"
"""Who would carry, and how far they still go with a point (SM-SALV-01)."""


def outcomes(ask: Ask, table: Table, answer: Any) -> Sequence[Forecast]:
    """The odds of one allowed answer."""
    foreseen = BY_QUESTION.get(ask.question)
    return () if foreseen is None or answer == NO_ONE else foreseen(ask, table, answer)


def _order(ask: Ask, table: Table, answer: Any) -> Sequence[Forecast]:
    deed = Deed.read(answer)
    if deed.what == "shoot":
        told = shooting(table, ask.actor, deed.target)
        return () if told is None else (told,)
    if deed.what == "salvage" and table.things[deed.target].kind != CAPTIVE:
        return (carrying(table, ask.actor, deed.target),)
    return ()


def _plan(ask: Ask, table: Table, answer: Any) -> Sequence[Forecast]:
    unit, target = str(ask.about["unit"]), str(ask.about["target"])
    if ask.question == "aims":
        codes: tuple[str, ...] = tuple(answer)
    else:
        codes = attacks.plan(table, unit, target, answer) if answer != attacks.EACH else ()
    told = fired(table, unit, target, codes, reply=bool(table.turn.attacks) or table.turn.reply)
    return () if told is None else (told,)


def carrying(table: Table, unit: str, thing: str) -> Forecast:
    """How many would carry a thing, and how far they still go (SM-SALV-01)."""
    hands = len(salvage.able_hands(table, unit, table.things[thing]))
    moves = [pace.base_move(table, f) for f in standing(table, unit)]
    left = max(0, min(moves) // PAS + salvage.slowed(hands))
    counted = {HANDS: odds(lambda _: hands, table), SLOWED: odds(lambda _: left, table)}
    return Forecast("carry", {"unit": unit, "target": thing, "what": "salvage"}, counted)


def _ship(ask: Ask, table: Table, answer: Any) -> Sequence[Forecast]:
    """Who and what would be left behind, and what is safe, if the ship came down now (SM-SEQ-05)."""
    if answer != SHIP:
        return ()
    side = ask.side
    behind = tuple(f for f in people(table, side) if aftermath.left_out(table, f))
    safe = len(salvage.secured(table, side))
    winner = missions.winner(table, side)
    counted = {SECURED: odds(lambda _: safe, table)}
    if behind:
        counted = {LEFT_BEHIND: odds(lambda _: len(behind), table), **counted}
    about = {"side": side, "winner": winner}
    return (Forecast("ship", about, counted, (LEFT_BEHIND,) if behind else (), behind),)


def melee(referee: Referee, who: str, target: str) -> tuple[int, int]:
    """A charge and the fight that follows it: how many of the enemy and of one's own go down."""
    table = referee.table
    sides = table.units[target].side, table.units[who].side
    value = contact.into_contact(table, who, target)
    walking.moved(referee, "SM-ACT-12", who, value)
    units = next((m for m in fights.melees(referee.table) if who in m), ())
    losses = fights.fight(referee, units) if units else {}
    return losses.get(sides[0], 0), losses.get(sides[1], 0)


def _charge(ask: Ask, table: Table, answer: Any) -> Sequence[Forecast]:
    charge = Charge.read(answer)

    def counted(number: int) -> Any:
        return odds(
            lambda referee: melee(referee, charge.who, charge.target),
            table,
            of=lambda result, _: result[number],
            policy=quick_answer,
            limit=LIMIT,
        )

    about = {"who": charge.who, "unit": charge.who, "target": charge.target}
    return (Forecast("charge", about, {LOSSES: counted(0), OWN: counted(1)}, own=(OWN,)),)


BY_QUESTION: dict[str, Callable[[Ask, Table, Any], Sequence[Forecast]]] = {
    "order": _order,
    "aim-plan": _plan,
    "aims": _plan,
    "activate": _ship,
    "go-on": _ship,
    "engage": _charge,
}
"""Questions whose answers can be weighed beforehand."""
