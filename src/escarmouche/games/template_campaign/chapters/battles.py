"""The battles of a week: asked for as dice are, all at once; their reports are inputs (area OW-BATTLE)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.engine.referee import Referee
from escarmouche.engine.requests import Fixture, Refusal
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.table import DRAW
from escarmouche.games.template_campaign.table import PLACES, SIDES, Table, force_of, sent

GAME, SCENARIO = "template", "outpost"
COLOURS = ("red", "blue")


def fight(referee: Referee[Table]) -> None:
    """A battle wherever both sides are; what follows from its report is ordinary rules."""
    table = referee.table
    fixtures = [fixture(table, place) for place in PLACES if all(sent(table, side, place) for side in SIDES)]
    reports = referee.battles("OW-BATTLE-01", fixtures, why_not_report, guesses) if fixtures else ()
    left = {side: sum(sent(table, side, place) for place in PLACES) for side in SIDES}
    holders = {place: alone(table, place) for place in PLACES}
    for fought, report in zip(fixtures, reports, strict=True):
        place = fought.about["place"]
        holders[place] = fought.seats.get(report["winner"], "")
        for colour, side in fought.seats.items():
            left[side] -= brought(fought)[colour] - report["left"][colour]
    for place, holder in holders.items():
        rule = "OW-BATTLE-01" if any(f.about["place"] == place for f in fixtures) else "OW-BATTLE-02"
        referee.change(rule, place, side=holder)
    for side in SIDES:
        lost = referee.table.sides[side].units - left[side]
        referee.change("OW-BATTLE-01", side, units=left[side], lost=lost, at_bridge=0)
    referee.change("OW-WEEK-01", "turn", phase="debriefing")


def alone(table: Table, place: str) -> str:
    """The side that has a place to itself (OW-BATTLE-02)."""
    there = [side for side in SIDES if sent(table, side, place)]
    return there[0] if len(there) == 1 else ""


def fixture(table: Table, place: str) -> Fixture:
    """The battle at a place: the forces as they are now, and who plays which colour."""
    week = table.turn.round
    sides = SIDES if week % 2 else SIDES[::-1]
    forces = tuple(force_of(table, side, sent(table, side, place)) for side in sides)
    seats = dict(zip(COLOURS, sides, strict=True))
    return Fixture(GAME, Setup(SCENARIO, forces), seats, {"place": place, "week": week})


def brought(fixture: Fixture) -> dict[str, int]:
    """How many units each colour brings to a battle."""
    return dict(zip(COLOURS, (force["units"] for force in fixture.setup.lists), strict=True))


def why_not_report(fixture: Fixture, report: Any) -> Refusal | None:
    """The war goes on with what is left: never more than was brought (OW-BATTLE-01)."""
    left = report.get("left") if isinstance(report, dict) else None
    if not isinstance(left, dict) or report.get("winner") not in (*COLOURS, DRAW):
        return Refusal("OW-BATTLE-01", "not-a-report", {"given": repr(report)[:80]})
    for colour, most in brought(fixture).items():
        given = left.get(colour)
        if type(given) is not int or not 0 <= given <= most:
            about = {"side": fixture.seats[colour], "given": repr(given), "most": most}
            return Refusal("OW-BATTLE-01", "not-so-many", about)
    return None


def guesses(fixture: Fixture) -> Sequence[tuple[int, Any]]:
    """What may come of a battle: rough, the stronger more often. For odds, bots and quick simulations."""
    red, blue = (force["points"] for force in fixture.setup.lists)
    units = brought(fixture)
    return [
        (red * red, _ended("red", max(1, units["red"] - 1), 0)),
        (blue * blue, _ended("blue", 0, max(1, units["blue"] - 1))),
        (1, _ended(DRAW, 1, 1)),
    ]


def _ended(winner: str, red: int, blue: int) -> dict[str, Any]:
    return {"winner": winner, "left": {"red": red, "blue": blue}}
