"""Dust Tactics as the engine sees it: the things every ruleset gives."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from escarmouche.engine.arc import Arc
from escarmouche.engine.reach import Course
from escarmouche.engine.requests import Ask, Refusal
from escarmouche.engine.ruleset import Forecast, Ruleset, Setup
from escarmouche.engine.scene import Scene, SceneUnit
from escarmouche.engine.sightline import SightLine
from escarmouche.games.dust.table import RECORDS, SIDES, Referee, Table
from escarmouche.games.dust_tactics import (
    appraisal,
    catalogue,
    forecast,
    leading,
    policy,
    scenario,
    setup,
    sight,
    sightlines,
    situation,
    turn,
    weighing,
)
from escarmouche.games.dust_tactics import scene as scenes
from escarmouche.games.dust_tactics import view as views
from escarmouche.games.dust_tactics.rules import LEDGER


class DustTactics(Ruleset):
    """Two armies of squads, walkers and aircraft on a board of squares."""

    name = "dust_tactics"
    version = 7
    shared = ("dust",)
    records = RECORDS
    ledger = LEDGER
    sides = SIDES
    scenarios = scenario.names()
    default_lists = catalogue.DEFAULT_LISTS
    sifted = policy.SIFTED
    plain = weighing.PLAIN

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
        return "dust-quick"

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

    def outcomes(self, ask: Ask, table: Table, answer: Any) -> Sequence[Forecast]:
        return forecast.declared(table, ask, answer) if ask.question == "attack" else ()

    def sights(self, table: Table, unit: str) -> Sequence[SightLine]:
        return sightlines.sights(table, unit)

    def arcs(self, table: Table, unit: str) -> Sequence[Arc]:
        return sightlines.arcs(table, unit)

    def draft_names(self, ask: Ask, table: Table) -> tuple[str, ...]:
        """What each proposed move is for."""
        return leading.draft_names(ask, table)

    def follow(self, ask: Ask, table: Table, point: tuple[int, int]) -> Any:
        """The acting unit led to a point of the board; None for questions that are no moves."""
        return leading.follow(ask, table, point)

    def course(self, ask: Ask, table: Table, value: Any) -> Course | None:
        return leading.course(ask, table, value)

    def lead(
        self,
        ask: Ask,
        table: Table,
        way: tuple[tuple[int, int], ...],
        kind: str = "",
        facing: int | None = None,
        level: int | None = None,
    ) -> Any:
        """The answer that ends in the last square of a way, facing and on the floor that are told."""
        return leading.lead(ask, table, way, kind, facing, level)

    def sight(self, table: Table, watcher: str, target: str) -> dict[str, Any]:
        """What a unit sees of another, and whether it is in cover from it."""
        return sight.verdict(table, watcher, target)

    def read_situation(self, data: dict[str, Any], place: Any) -> Table:
        return situation.read_situation(data, place)

    def write_situation(self, table: Table) -> dict[str, Any]:
        return situation.write_situation(table)

    def choices(self, scenario: str) -> dict[str, tuple[Any, ...]]:
        return setup.choices()

    def list_pairs(self) -> tuple[tuple[str, ...], ...]:
        return catalogue.list_pairs()

    def catalogue(self, books: str = "") -> dict[str, tuple[str, ...]]:
        return catalogue.catalogue(books)

    def cards(self, book: str, books: str = "") -> tuple[SceneUnit, ...]:
        return catalogue.cards(book, books)

    def check_file(self, path: Path, scenario: str = "", books: str = "") -> tuple[Refusal, ...]:
        return catalogue.check_file(path, books)


RULESET = DustTactics()
