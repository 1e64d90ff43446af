"""Officers: individuals who steady their friends and take over groups without a leader (CZ-INIT-05, 08)."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from escarmouche.engine import yamlfile
from escarmouche.engine.requests import Refusal
from escarmouche.games.combat_zone.chapters.cohesion import has_leader, living
from escarmouche.games.combat_zone.chapters.deeds import Action, Deed, Scope
from escarmouche.games.combat_zone.chapters.figures import distance, profile, side_of, within
from escarmouche.games.combat_zone.table import OFFICER, SQUADS, Referee, Table

_PROFILES: dict[str, dict[str, Any]] = yamlfile.cached(Path(__file__).parents[1] / "units.yaml")["profiles"]
COST: int = _PROFILES["officer_rules"]["take_over_ap"]
REACH: int = _PROFILES["officer_rules"]["reach_cm"] * 100
"""How far an officer is heard: by those he steadies, and by one at least of the group he takes over."""
DICE: dict[str, int] = {
    id.removeprefix("officer_"): int(row["initiative"].partition("D")[2])
    for id, row in _PROFILES.items()
    if id.startswith("officer_") and "initiative" in row
}
"""The initiative die of an officer, by his quality."""


def is_officer(table: Table, figure: str) -> bool:
    """Whether a figure is an officer."""
    return profile(table, figure).kind == OFFICER


def steadied(table: Table, figure: str) -> bool:
    """Whether a friendly officer other than itself is near enough to steady a figure (CZ-REAC-09)."""
    side = side_of(table, figure)
    return any(
        unit.side == side and officer != figure and within(table, figure, officer, REACH)
        for unit in table.units.values()
        if unit.kind == OFFICER
        for officer in living(table, unit.id)
    )


def led_by(table: Table, figure: str) -> str:
    """The group an officer has taken over, while anybody of it is left; nothing for everybody else."""
    if not is_officer(table, figure):
        return ""
    led = (unit.id for unit in table.units.values() if unit.leader == figure and living(table, unit.id))
    return next(led, "")


def leaderless(table: Table, figure: str) -> Iterator[str]:
    """The groups of an officer's side that nobody leads any more, near or far."""
    side = side_of(table, figure)
    return (
        unit.id
        for unit in table.units.values()
        if unit.side == side
        and unit.kind in SQUADS
        and living(table, unit.id)
        and not has_leader(table, unit.id)
    )


def why_not_take_over(table: Table, figure: str, unit: str) -> Refusal | None:
    """Why an officer may not take over this group (CZ-INIT-05)."""
    about = {"figure": figure, "group": unit}
    if has_leader(table, unit) or not living(table, unit):
        return Refusal("CZ-INIT-05", "not-leaderless", about)
    if led := led_by(table, figure):
        return Refusal("CZ-INIT-05", "leads-another", {**about, "led": led})
    if not any(within(table, figure, member, REACH) for member in living(table, unit)):
        short = min(distance(table, figure, member) for member in living(table, unit)) - REACH
        return Refusal("CZ-INIT-04", "too-far-to-lead", about, short, "cm")
    return None


def take_over(referee: Referee, figure: str, unit: str) -> None:
    """The officer leads the group from now on; its cohesion is looked at anew next turn (CZ-INIT-07)."""
    referee.note("CZ-INIT-05", "takes-over", figure=figure, group=unit)
    referee.change("CZ-INIT-05", unit, leader=figure)


def offers(scope: Scope) -> list[Deed]:
    """An officer may think of each group that nobody leads."""
    if profile(scope.table, scope.figure).kind != OFFICER:
        return []
    return [Deed(LEAD.name, unit) for unit in leaderless(scope.table, scope.figure)]


LEAD = Action("lead", offers=offers, price=COST, why_not=why_not_take_over, do=take_over)
