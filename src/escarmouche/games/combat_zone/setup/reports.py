"""What a campaign is told of a battle, and what cannot be told of one (CZ-GAME-04)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.requests import Refusal
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.table import DRAW
from escarmouche.games.combat_zone.chapters.shooting.weapons import BLADES, WEAPONS
from escarmouche.games.combat_zone.chapters.victory import came_home, points_lost
from escarmouche.games.combat_zone.setup.setup import new_table
from escarmouche.games.combat_zone.table import SIDES, Table

TAKEN = frozenset((*WEAPONS, *BLADES))
"""What may be taken from a casualty."""


def report(table: Table, over: str) -> dict[str, Any]:
    """Who has won, the points each side lost, and who has come home with which weapons taken."""
    lost = {side: points_lost(table, side) for side in SIDES}
    return {"winner": over, "lost": lost, "home": came_home(table)}


def why_not_report(setup: Setup, report: Any) -> Refusal | None:
    """Nobody comes home who was not there, or with what nobody makes; nobody loses more than it brought."""
    if not isinstance(report, dict) or report.get("winner") not in (*SIDES, DRAW):
        return Refusal("CZ-GAME-04", "no-report", {"sides": ", ".join(SIDES)})
    home, lost = report.get("home"), report.get("lost")
    if not isinstance(home, dict) or not isinstance(lost, dict) or set(lost) != set(SIDES):
        return Refusal("CZ-GAME-04", "no-report", {"sides": ", ".join(SIDES)})
    table = new_table(setup)
    for figure, weapons in home.items():
        if figure not in table.figures:
            return Refusal("CZ-GAME-04", "was-not-there", {"fighter": figure})
        if not isinstance(weapons, tuple | list) or any(item not in TAKEN for item in weapons):
            side = table.units[table.figures[figure].unit].side
            about = {"side": side, "fighter": figure, "gear": repr(weapons)[:60]}
            return Refusal("CZ-GAME-04", "no-such-gear", about)
    for side in SIDES:
        own = [f for f in table.figures.values() if table.units[f.unit].side == side]
        most = sum(table.setting.profiles[figure.profile].cost for figure in own)
        if type(lost[side]) is not int or not 0 <= lost[side] <= most:
            about = {"side": side, "given": repr(lost[side]), "most": most}
            return Refusal("CZ-GAME-04", "not-so-much", about)
    return None
