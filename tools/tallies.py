"""What a side does in a match, counted step by step: for series of `pairings.py --tally`.

AT-43: reinforcements (occasions to spend on which a unit could be paid for, those on which one was bought,
units), combat drills by kind, objectives and drop points that it came to control (each time) and captured,
and charges: activations in which a unit that did not begin them in melee struck an enemy; how many cost that
enemy a fighter or a vehicle by the blows, and how many eliminated it.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from escarmouche.engine.match import Step
from escarmouche.games.at43.chapters.activation import BEGAN_ENGAGED
from escarmouche.games.at43.table import OBJECTIVE, SECTION

BLOWS = "A4-MEL-01"


class At43:
    """Counts what one side does."""

    def __init__(self, side: str) -> None:
        self.side, self.counts = side, Counter[str]()
        self._before: Any = None
        self._charges: dict[tuple[int, str], None] = {}

    def step(self, step: Step) -> None:
        """Take a step of the match in."""
        before, self._before = self._before, step.table
        if before is None:
            self.counts["objectives"] = sum(t.kind == OBJECTIVE for t in step.table.things.values())
            before = step.table
        self._reinforcements(before, step)
        struck: tuple[str, ...] = ()
        for event in step.events:
            about = event.about
            if event.kind == "spent" and about["id"] == self.side and "order" in about:
                self.counts[f"drill {about['order']}"] += 1
            elif about.get("key") == "controls" and about["side"] == self.side:
                self.counts[f"controlled {step.table.things[about['thing']].kind}"] += 1
            elif event.what == "change" and event.rule == "A4-CTRL-06" and about["id"] == self.side:
                self.counts["captured"] += 1
            elif (
                event.rule == BLOWS and about.get("key") == "struck" and self._own(step.table, about["unit"])
            ):
                struck = self._charge(before, step.table, about["unit"], about["target"])
            elif struck and event.kind == "lost" and "figures" in about and about.get("unit") in struck:
                self._once("hurt", step.table)
            elif struck and about.get("key") == "unit-eliminated" and about["unit"] in struck:
                self._once("eliminated", step.table)

    def _own(self, table: Any, unit: str) -> bool:
        return unit in table.units and table.units[unit].side == self.side

    def _reinforcements(self, before: Any, step: Step) -> None:
        if before.turn.step != "spend" or before.turn.spending[:1] != (self.side,):
            return
        purse = before.sides[self.side].pr
        kept = [u for u in before.units.values() if u.side == self.side and u.place == SECTION]
        bought = sum(step.table.units[unit.id].place != SECTION for unit in kept)
        self.counts["could buy"] += any(unit.cost <= purse for unit in kept)
        self.counts["bought then"] += bool(bought)
        self.counts["units bought"] += bought

    def _charge(self, before: Any, after: Any, unit: str, target: str) -> tuple[str, ...]:
        """Whom a charge has struck; nobody where the unit was in melee already, or strikes back."""
        if before.turn.unit != unit or BEGAN_ENGAGED in before.turn.flags:
            return ()
        if (charge := (after.turn.round, unit)) not in self._charges:
            self._charges[charge] = None
            self.counts["charges"] += 1
        return (target,)

    def _once(self, what: str, table: Any) -> None:
        """A charge is counted once, however many it has struck down."""
        key = f"{what} {table.turn.round} {next(reversed(self._charges))}"
        if not self.counts[key]:
            self.counts[f"charges that {what}"] += 1
        self.counts[key] += 1

    def told(self) -> dict[str, int]:
        """The counts, without those that only say what has been counted."""
        return {key: n for key, n in self.counts.items() if not key.startswith(("hurt ", "eliminated "))}


TALLIES = {"at43": At43}
