"""Combat Zone as the engine sees it: the things every ruleset gives."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from escarmouche.engine.arc import Arc
from escarmouche.engine.reach import Spots
from escarmouche.engine.requests import Ask, Refusal
from escarmouche.engine.ruleset import Forecast, Ruleset, Setup
from escarmouche.engine.scene import Scene
from escarmouche.engine.sightline import SightLine
from escarmouche.games.combat_zone import (
    appraisal,
    catalogue,
    drafts,
    field,
    forecast,
    policy,
    reach,
    scenario,
    setup,
    situation,
    turn,
    weighing,
)
from escarmouche.games.combat_zone import scene as scenes
from escarmouche.games.combat_zone import view as views
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import RECORDS, SIDES, Referee, Table
from escarmouche.space.sight import what_blocks


class CombatZone(Ruleset):
    """Two small forces in the streets, figure by figure."""

    name = "combat_zone"
    version = 9
    records = RECORDS
    ledger = LEDGER
    sides = SIDES
    scenarios = scenario.names()
    default_lists = catalogue.DEFAULT_LISTS
    sifted = policy.SIFTED
    plain = weighing.PLAIN
    fateless = frozenset({"CZ-AREA-04"})

    def new_table(self, setup_: Setup) -> Table:
        return setup.new_table(setup_)

    def step(self, referee: Referee) -> None:
        turn.step(referee)

    def view(self, table: Table, side: str) -> Table:
        return views.view(table, side)

    def guess(self, view: Table, seed: str) -> Table:
        return views.guess(view, seed)

    def scene(self, table: Table, side: str) -> Scene:
        return scenes.scene(table, side)

    def quick_answer(self, ask: Ask, table: Table) -> Any:
        return policy.quick_answer(ask, table)

    def quick_policy(self) -> str:
        return "combat-zone-quick"

    def candidates(self, ask: Ask, table: Table) -> Sequence[Any]:
        return policy.candidates(ask, table)

    def appraise(self, table: Table, side: str) -> float:
        return appraisal.appraise(table, side)

    def prospects(self, ask: Ask, table: Table) -> Sequence[Any]:
        return weighing.prospects(ask, table)

    def weigh(self, ask: Ask, seat: Any, answer: Any) -> float:
        found = weighing.weigh(ask, seat.table, answer)
        return super().weigh(ask, seat, answer) if found is None else found

    def forecasts(self, table: Table, unit: str) -> Sequence[Forecast]:
        return forecast.forecasts(table, unit)

    def sights(self, table: Table, unit: str) -> Sequence[SightLine]:
        return reach.sights(table, unit)

    def arcs(self, table: Table, unit: str) -> Sequence[Arc]:
        return reach.arcs(table, unit)

    def spots(
        self, ask: Ask, table: Table, figure: str, value: Any = None, via: tuple[tuple[int, int], ...] = ()
    ) -> Spots | None:
        return reach.spots(ask, table, figure, value, via)

    def draft_names(self, ask: Ask, table: Table) -> tuple[str, ...]:
        """What each proposed move is for."""
        return drafts.draft_names(table, ask.about["figure"]) if ask.question == "move" else ()

    def follow(self, ask: Ask, table: Table, point: tuple[int, int]) -> Any:
        """The acting figure led to a point, or as near as its points take it; None for other questions."""
        return reach.follow(ask, table, point)

    def sight(self, table: Table, watcher: str, target: str) -> dict[str, Any]:
        """What a figure sees of another, and what hides it."""
        seen = field.look_at(table, watcher, target)
        blocks = what_blocks(table.ground, field.eye(table, watcher), field.body(table, target))
        return {"visible": seen.visible, "hidden": seen.hidden, "blocks": blocks}

    def why_not_measure(self, table: Table, a: str, b: str) -> Refusal | None:
        """The distance of two enemies is measured once a shot is declared, unless agreed otherwise."""
        return field.why_not_measure(table, a, b)

    def read_situation(self, data: dict[str, Any], place: Any) -> Table:
        return situation.read_situation(data, place)

    def write_situation(self, table: Table) -> dict[str, Any]:
        return situation.write_situation(table)

    def lists_for(self, scenario: str, lists: tuple[str, ...]) -> tuple[str, ...]:
        return catalogue.lists_for(scenario, lists)

    def choices(self, scenario: str) -> dict[str, tuple[Any, ...]]:
        return setup.choices(scenario)

    def list_pairs(self) -> tuple[tuple[str, ...], ...]:
        return catalogue.list_pairs()

    def catalogue(self, books: str = "") -> dict[str, tuple[str, ...]]:
        return catalogue.catalogue(books)

    def check_file(self, path: Path, scenario: str = "", books: str = "") -> tuple[Refusal, ...]:
        return catalogue.check_file(path, scenario, books)


RULESET = CombatZone()
