"""Smoke: a thing that lies over a place for a while, and hides what is beyond it (DS-WEAP-02, DS-VEH-18)."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.engine.kinds import PLACED
from escarmouche.games.dust.chapters.field import Where, field_of
from escarmouche.games.dust.table import SMOKE, Referee, things_of

TURNS = 1
"""Smoke stays until the end of the turn after the one in which it was placed (DS-WEAP-02)."""


def lay_smoke(referee: Referee, rule: str, places: Sequence[Where]) -> None:
    """Smoke on each of some places; where there is some already it stays as long as the newest."""
    field, until = field_of(referee.table), referee.table.turn.round + TURNS
    for place in places:
        cloud = field.smoke_at(place, until)
        steps = ((cloud.id, (tuple(place[:2]),), -1),)
        referee.put(rule, cloud, tells=PLACED, x=cloud.x, y=cloud.y, until=until, steps=steps)


def clear_smoke(referee: Referee) -> None:
    """At the end of a turn smoke goes whose time has come (DS-WEAP-02)."""
    now = referee.table.turn.round
    spent = [cloud for cloud in things_of(referee.table, SMOKE) if cloud.until <= now]
    for cloud in spent:
        referee.remove("DS-WEAP-02", cloud.id)
    if spent:
        referee.note("DS-WEAP-02", "smoke-gone", left=len(things_of(referee.table, SMOKE)))
