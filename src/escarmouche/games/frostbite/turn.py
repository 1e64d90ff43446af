"""The week: planning, missions, debriefing, step by step (FB-CAMP-06). Where it stands is on the table."""

from __future__ import annotations

from collections.abc import Callable

from escarmouche.games.frostbite.chapters import debriefing, experience, losses, missions, planning, weeks
from escarmouche.games.frostbite.table import Referee

STEPS: dict[str, Callable[[Referee], None]] = {
    "begin": weeks.begin_week,
    "complete": weeks.complete,
    # planning (FB-PLAN)
    "planning": planning.plan,
    # missions (FB-MISS)
    "missions": missions.begin_missions,
    "encounters": missions.find_encounters,
    "prepare": missions.prepare,
    "fight": missions.fight,
    "close": missions.close,
    # debriefing, in its order (FB-DEB-22)
    "debrief-pv": debriefing.count_pv,
    "debrief-water": debriefing.back_from_water,
    "debrief-experience": experience.give_bonuses,
    "debrief-pl": debriefing.count_pl,
    "debrief-losses": losses.count_losses,
    "debrief-control": debriefing.take_control,
    "debrief-fallback": debriefing.fall_back,
    "end-of-week": weeks.end_week,
}


def step(referee: Referee) -> None:
    """Run from one checkpoint to the next."""
    STEPS[referee.table.turn.step](referee)
