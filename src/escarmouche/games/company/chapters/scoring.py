"""Victory points: told with what they are for; who is ahead, who can still win some, how a match ends."""

from __future__ import annotations

from collections.abc import Mapping

from escarmouche.engine.kinds import ENDED, SCORED
from escarmouche.engine.requests import Refusal
from escarmouche.engine.table import DRAW
from escarmouche.games.company.table import Referee, Table


def score(referee: Referee, rule: str, side: str, points: int, source: str) -> None:
    """Give a side victory points for a point it holds, a unit it has eliminated or a thing it operates."""
    total = referee.table.sides[side].pv + points
    facts = {"side": side, "points": points, "total": total, "source": source}
    referee.change(rule, side, tells=SCORED, facts=facts, pv=total)


def winner(counts: Mapping[str, int]) -> str:
    """Who controls a place where these figures stand: alone there, or with more; equal numbers: nobody."""
    if len(counts) == 1:
        return next(iter(counts))
    best = max(counts.values(), default=0)
    leading = [side for side, count in counts.items() if count == best]
    return leading[0] if len(leading) == 1 else ""


def ahead(table: Table) -> str:
    """The side with the most victory points; equal totals are a draw."""
    best = max(side.pv for side in table.sides.values())
    leading = [side.id for side in table.sides.values() if side.pv == best]
    return leading[0] if len(leading) == 1 else DRAW


def finish(referee: Referee, rule: str, winner: str) -> None:
    """The match is over: told with the totals of all sides."""
    totals = {side.id: side.pv for side in referee.table.sides.values()}
    referee.note(rule, "match-ends", pv=totals, winner=winner)
    referee.change(rule, "turn", tells=ENDED, over=winner, over_rule=rule)


def why_not_recruit(table: Table, rule: str, side: str, units: tuple[str, ...]) -> Refusal | None:
    """Whether a side can pay for all these units of its reinforcement section; no part payment."""
    short = sum(table.units[u].cost for u in units) - table.sides[side].pr
    if short > 0:
        return Refusal(rule, "not-enough-pr", {"units": units}, short, "PR")
    return None
