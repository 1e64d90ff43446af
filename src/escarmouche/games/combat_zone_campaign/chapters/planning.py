"""Before a battle: its mission, who attacks, who stays behind (area KZ-PLAN)."""

from __future__ import annotations

from escarmouche.engine.dice import d6
from escarmouche.engine.options import WHO
from escarmouche.engine.referee import Referee
from escarmouche.games.combat_zone.setup import scenario
from escarmouche.games.combat_zone.setup.scenario import DEFENDER
from escarmouche.games.combat_zone.table import SIDES
from escarmouche.games.combat_zone_campaign.table import (
    MISSIONS,
    Table,
    groups_left,
    has_roles,
    opponent,
    worth,
)


def draw_mission(referee: Referee[Table]) -> None:
    """A die draws the mission; then the attacker is chosen where it has one (KZ-PLAN-01, KZ-PLAN-02)."""
    number: int = referee.roll("KZ-PLAN-01", SIDES[0], d6())
    mission = MISSIONS[number - 1]
    attacker = SIDES[0]
    if has_roles(mission):
        chooser = who_chooses(referee)
        role = referee.ask("KZ-PLAN-02", chooser, "role", ("attacker", "defender"), mission=mission)
        attacker = chooser if role == "attacker" else opponent(chooser)
    referee.change("KZ-PLAN-01", "turn", mission=mission, attacker=attacker, phase="muster")


def who_chooses(referee: Referee[Table]) -> str:
    """The loser of the last battle; without one the higher die (KZ-PLAN-02)."""
    last = referee.table.turn.last
    if last in SIDES:
        return opponent(last)
    one, two = SIDES
    while True:
        rolls = {side: referee.roll("KZ-PLAN-02", side, d6()) for side in SIDES}
        if rolls[one] != rolls[two]:
            return one if rolls[one] > rolls[two] else two


def muster(referee: Referee[Table]) -> None:
    """The defender leaves groups behind until its share is kept (KZ-PLAN-03)."""
    turn = referee.table.turn
    if has_roles(turn.mission):
        defender = opponent(turn.attacker)
        most = scenario.load(turn.mission).share(DEFENDER, worth(referee.table, turn.attacker))
        while worth(referee.table, defender) > most:
            going = groups_left(referee.table, defender, going=True)
            if len(going) == 1:
                break
            group = referee.ask("KZ-PLAN-03", defender, "stays-behind", going, part=WHO, most=most)
            behind = (*referee.table.sides[defender].behind, group)
            referee.change("KZ-PLAN-03", defender, behind=behind)
    referee.change("KZ-PLAN-03", "turn", phase="battle")
