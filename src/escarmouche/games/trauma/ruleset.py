"""Trauma as the engine sees it: the things every ruleset gives."""

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
from escarmouche.games.trauma import (
    appraisal,
    catalogue,
    drafts,
    forecast,
    policy,
    reach,
    setup,
    sightlines,
    situation,
    turn,
    weighing,
)
from escarmouche.games.trauma import scene as scenes
from escarmouche.games.trauma import sight as sights
from escarmouche.games.trauma import view as views
from escarmouche.games.trauma.rules import LEDGER
from escarmouche.games.trauma.table import RECORDS, SIDES, Referee, Table
from escarmouche.space.sight import what_blocks


class Trauma(Ruleset):
    """Two armies of about thirty points on an open table."""

    name = "trauma"
    version = 4
    records = RECORDS
    ledger = LEDGER
    sides = SIDES
    scenarios = ("generator", "attack")
    default_lists = catalogue.DEFAULT_LISTS
    sifted = policy.SIFTED
    plain = weighing.PLAIN
    fateless = frozenset(
        {"TR-TABLE-02", "TR-SCEN-07", "TR-SCEN-08", "TR-SCEN-10", "TR-SCEN-11", "TR-SCEN-12", "TR-SCEN-19"}
    )

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
        return "trauma-quick"

    def candidates(self, ask: Ask, table: Table) -> Sequence[Any]:
        return policy.candidates(ask, table)

    def revealed(self, ask: Ask, answer: Any, table: Table) -> Any:
        if ask.question != "recruit":
            return None
        return len(answer), sum(table.units[unit].cost for unit in answer)  # TR-CMD-02

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
        return sightlines.sights(table, unit)

    def arcs(self, table: Table, unit: str) -> Sequence[Arc]:
        return sightlines.arcs(table, unit)

    def draft_names(self, ask: Ask, table: Table) -> tuple[str, ...]:
        """What each proposed move is for."""
        return drafts.draft_names(table, ask.about["unit"]) if ask.question == "move" else ()

    def follow(self, ask: Ask, table: Table, point: tuple[int, int]) -> Any:
        """A unit led to a point, or as near as it gets; None where the question leads nobody."""
        return reach.follow(ask, table, point)

    def spots(
        self, ask: Ask, table: Table, figure: str, value: Any = None, via: tuple[tuple[int, int], ...] = ()
    ) -> Spots | None:
        return reach.spots(ask, table, figure, value, via)

    def sight(self, table: Table, watcher: str, target: str) -> dict[str, Any]:
        """What a figure sees of another, and what hides it."""
        eye, body = sights.eye(table, watcher), sights.body(table, target)
        blocks = what_blocks(table.ground, eye, body)
        visible = sights.sees(table, watcher, target)
        return {"visible": visible, "hidden": sights.hidden(table, watcher, target), "blocks": blocks}

    def read_situation(self, data: dict[str, Any], place: Any) -> Table:
        return situation.read_situation(data, place)

    def write_situation(self, table: Table) -> dict[str, Any]:
        return situation.write_situation(table)

    def lists_for(self, scenario: str, lists: tuple[str, ...]) -> tuple[str, ...]:
        return catalogue.lists_for(scenario, lists)

    def choices(self, scenario: str) -> dict[str, tuple[Any, ...]]:
        return setup.choices()

    def list_pairs(self) -> tuple[tuple[str, ...], ...]:
        return catalogue.list_pairs()

    def catalogue(self, books: str = "") -> dict[str, tuple[str, ...]]:
        return catalogue.catalogue(books)

    def check_file(self, path: Path, scenario: str = "", books: str = "") -> tuple[Refusal, ...]:
        return catalogue.check_file(path, scenario, books)


RULESET = Trauma()
