"""The battle and what follows from its report (area KZ-BATTLE, KZ-EXP, KZ-END)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escarmouche.engine import checked
from escarmouche.engine.kinds import BEGUN, ENDED
from escarmouche.engine.referee import Referee
from escarmouche.engine.requests import Fixture, Refusal
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.table import DRAW
from escarmouche.games.combat_zone.armies.armybook import Troop
from escarmouche.games.combat_zone.armies.campaign import Veteran, after_battle
from escarmouche.games.combat_zone.chapters.shooting.weapons import BLADES
from escarmouche.games.combat_zone.setup.reports import TAKEN
from escarmouche.games.combat_zone.table import SIDES
from escarmouche.games.combat_zone_campaign.table import (
    LETTERS,
    Table,
    entry_of,
    fielded,
    force_of,
    has_roles,
    left_of,
)

BATTLE_GAME = "combat_zone"
TAKEN_OFTEN = next(iter(BLADES))
"""What a guess lets the winner take from the fallen."""


def fight(referee: Referee[Table]) -> None:
    """One battle; losses, experience and weapons; then the next, or the end."""
    table = referee.table
    ids = {side: fielded(table, side) for side in SIDES}
    report = referee.battle("KZ-BATTLE-01", fixture(table), why_not_report, guesses)
    winner = report["winner"]
    for side in SIDES:
        for figure, fighter in ids[side].items():
            come_home(referee, fighter, report["home"].get(figure), won=winner == side)
        wins = referee.table.sides[side].wins + (winner == side)
        lost = referee.table.sides[side].points_lost + report["lost"][side]
        referee.change("KZ-BATTLE-01", side, wins=wins, points_lost=lost, behind=())
    end_battle(referee, winner)


def fixture(table: Table) -> Fixture:
    """The next battle: the forces as they are now; each side plays itself."""
    turn = table.turn
    options = {"attacker": turn.attacker} if has_roles(turn.mission) else {}
    setup = Setup(turn.mission, tuple(force_of(table, side) for side in SIDES), options)
    about = {"nth": turn.round, "mission": turn.mission}
    return Fixture(BATTLE_GAME, setup, {side: side for side in SIDES}, about)


def come_home(referee: Referee[Table], fighter: str, gear: Any, *, won: bool) -> None:
    """A fighter after a battle: lost, or wiser and perhaps better armed (KZ-EXP-01, KZ-EXP-02)."""
    record = referee.table.units[fighter]
    if gear is None:
        referee.change("KZ-BATTLE-01", fighter, lost=True)
        return
    entry = entry_of(referee.table, fighter)
    if not isinstance(entry, Troop):
        return
    fields = {"troop": record.troop, "quality": record.quality, "experience": record.experience}
    before: Veteran = checked.convert({**fields, "gear": list(record.gear)}, Veteran)
    after = after_battle(before, tuple(gear), won=won)
    if after.quality not in entry.cost:  # its book sells nobody so good
        after = before if before.gear == after.gear else checked.convert(
            {**fields, "gear": list(after.gear)}, Veteran
        )  # fmt: skip
    if (after.experience, after.quality) != (record.experience, record.quality):
        referee.change("KZ-EXP-01", fighter, experience=after.experience, quality=after.quality)
    if after.gear != record.gear:
        referee.change("KZ-EXP-02", fighter, gear=after.gear)


def end_battle(referee: Referee[Table], winner: str) -> None:
    """The next battle, or the winner of the campaign (KZ-END-01)."""
    table = referee.table
    left = [side for side in SIDES if left_of(table, side)]
    if table.turn.round < table.setting.battles and len(left) == len(SIDES):
        number = table.turn.round + 1
        referee.change("KZ-PLAN-01", "turn", tells=BEGUN, round=number, phase="mission", last=winner)
        return
    if len(left) == 1:
        over = left[0]
    else:
        one, two = ((table.sides[side].wins, -table.sides[side].points_lost) for side in SIDES)
        over = DRAW if one == two else SIDES[0] if one > two else SIDES[1]
    referee.change("KZ-END-01", "turn", tells=ENDED, over=over, over_rule="KZ-END-01", last=winner)


# -- reports -------------------------------------------------------------------------------------------------


def brought(fixture: Fixture) -> dict[str, tuple[str, ...]]:
    """The figures of each side by the ids they have in the battle."""
    ids: dict[str, tuple[str, ...]] = {}
    for side, force in zip(SIDES, fixture.setup.lists, strict=True):
        ids[side] = tuple(
            f"{side}{n}{LETTERS[k]}"
            for n, group in enumerate(force["groups"], 1)
            for k in range(len(group["figures"]))
        )
    return ids


def why_not_report(fixture: Fixture, report: Any) -> Refusal | None:
    """What the campaign cannot go on with: no winner, losses or survivors; gear that nobody makes."""
    if not isinstance(report, dict) or report.get("winner") not in (*SIDES, DRAW):
        return Refusal("KZ-BATTLE-01", "no-report", {"sides": ", ".join(SIDES)})
    home, lost = report.get("home"), report.get("lost")
    if not isinstance(home, dict) or not isinstance(lost, dict):
        return Refusal("KZ-BATTLE-01", "no-report", {"sides": ", ".join(SIDES)})
    for side in SIDES:
        if type(lost.get(side)) is not int or lost[side] < 0:
            return Refusal("KZ-BATTLE-01", "no-report", {"sides": ", ".join(SIDES)})
    for figure, gear in home.items():
        if not isinstance(gear, tuple) or any(item not in TAKEN for item in gear):
            return Refusal("KZ-EXP-02", "no-such-gear", {"fighter": figure, "gear": repr(gear)[:60]})
    return None


def guesses(fixture: Fixture) -> Sequence[tuple[int, Any]]:
    """What may come of a battle: the dearer force wins more often; rough, for odds and quick simulations."""
    one, two = (force["points"] for force in fixture.setup.lists)
    ids = brought(fixture)
    found = []
    for winner, ways in (("one", one * one), ("two", two * two), (DRAW, one * two // 2)):
        home: dict[str, tuple[str, ...]] = {}
        lost = {}
        for side, force in zip(SIDES, fixture.setup.lists, strict=True):
            share = 3 if winner == side else 2 if winner == DRAW else 1
            back = ids[side][: max(share > 1, len(ids[side]) * share // 4)]
            home.update(dict.fromkeys(back, ()))
            if winner == side:  # who holds the ground picks something up
                home[back[0]] = (TAKEN_OFTEN,)
            lost[side] = force["points"] * (len(ids[side]) - len(back)) // max(1, len(ids[side]))
        found.append((max(1, ways), {"winner": winner, "lost": lost, "home": home}))
    return found
