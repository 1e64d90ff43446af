"""What becomes of a unit just eliminated: victory points, and its place in reserve (DT-SETUP-07 to -10)."""

from __future__ import annotations

from escarmouche.engine.kinds import SPENT
from escarmouche.engine.options import WHO
from escarmouche.engine.requests import NO_ONE, Refusal
from escarmouche.games.dust.chapters.people import fresh
from escarmouche.games.dust.table import HERO, RESERVE, Referee, Table, opponent
from escarmouche.games.dust_tactics.chapters.objectives import victory_points
from escarmouche.games.dust_tactics.setup import scenario


def why_not_reserve(table: Table, unit: str) -> Refusal | None:
    """Why an eliminated unit may not be put into reserve (DT-SETUP-07, DT-SETUP-09, DS-FORT-04)."""
    played = scenario.of(table)
    record = table.units[unit]
    card = table.setting.cards[record.card]
    if played.reserves != "all":
        used = table.sides[record.side].reserves
        if used >= played.reserves:
            about = {"unit": unit, "allowed": played.reserves, "used": used}
            return Refusal("DT-SETUP-07", "no-reserve-left", about)
    if card.kind == HERO and not played.heroes_in_reserve:
        return Refusal("DT-SETUP-09", "hero-not-in-reserve", {"unit": unit})
    if "strongpoint" in card.skills:
        return Refusal("DS-FORT-04", "no-reserve", {"unit": unit})
    return None


def after_elimination(referee: Referee, unit: str) -> None:
    """Score what the scenario gives; its player may put the unit into reserve at once (DT-SETUP-07)."""
    table = referee.table
    played = scenario.of(table)
    side = table.units[unit].side
    if gain := played.vp.unit_eliminated:
        enemy = opponent(side)
        victory_points(referee, played.rule, enemy, gain, unit=unit)
    if not played.reserves:
        return
    if refusal := why_not_reserve(table, unit):
        referee.note(refusal.rule, "not-in-reserve", unit=unit)
        return
    if played.reserves != "all":
        if (
            referee.ask("DT-SETUP-07", side, "reserve", (unit, NO_ONE), actor=unit, part=WHO, unit=unit)
            == NO_ONE
        ):
            return
        used = referee.table.sides[side].reserves + 1
        facts = {"purse": "reserve_places", "amount": 1, "left": played.reserves - used, "unit": unit}
        referee.change("DT-SETUP-07", side, tells=SPENT, facts=facts, reserves=used)
    fresh.restore(referee, "DT-SETUP-08", unit, place=RESERVE, ready=referee.table.turn.round + 1)
