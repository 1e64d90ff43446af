"""Putting figures down without a movement: free ground near a point, the owner's choice (A4-DEP)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import cos, pi, sin
from typing import Any

from escarmouche.engine.kinds import PLACED
from escarmouche.engine.requests import Drafts, Refusal
from escarmouche.games.at43.chapters.ground import closed_index
from escarmouche.games.at43.chapters.units import entry, profile
from escarmouche.games.at43.table import ON_TABLE, Referee, Table
from escarmouche.space.paths import spot_free
from escarmouche.space.shapes import Point, discs_overlap, distance, gap_at_most

Disc = tuple[Point, int]
STEP, ANGLES = 50, 24


def bases(table: Table, without: Sequence[str] = (), level: int = 0) -> list[Disc]:
    """The bases that stand on a level of the table, but for some figures."""
    discs = []
    for unit in table.units.values():
        if unit.place == ON_TABLE:
            for id in unit.figures:
                figure = table.figures[id]
                if id not in without and figure.z == level:
                    discs.append(((figure.x, figure.y), table.setting.profiles[figure.profile].radius))
    return discs


def free_spot(table: Table, unit: str, at: Point, radius: int, taken: Sequence[Disc]) -> bool:
    """Whether a base of a unit may stand here on the ground: nothing impassable, no other base."""
    return spot_free(closed_index(table.ground, entry(table, unit).kind), taken, at, radius)


def rings(at: Point, limit: int) -> list[Point]:
    """Places farther and farther from a point, as far as the limit; the point itself first."""
    x, y = at
    return [at, *((x + dx, y + dy) for dx, dy in _offsets(limit // STEP))]


@lru_cache(maxsize=64)
def _offsets(count: int) -> tuple[Point, ...]:
    """What is added to the middle of so many rings."""
    turns = [2 * pi * k / ANGLES for k in range(ANGLES)]
    sizes = range(STEP, count * STEP + 1, STEP)
    return tuple((int(size * cos(t)), int(size * sin(t))) for size in sizes for t in turns)


def nearest_free(
    table: Table, unit: str, figure: str, at: Point, taken: Sequence[Disc],
    allowed: Callable[[Point], bool] | None = None,
) -> tuple[Point, ...]:  # fmt: skip
    """The nearest free places to a point, several where they are equally near; none on a full table."""
    radius = profile(table, figure).radius
    best: list[Point] = []
    far = -1
    for spot in rings(at, table.ground.width + table.ground.depth):
        length = distance(at, spot) // STEP
        if best and length > far:
            break
        if (allowed is None or allowed(spot)) and free_spot(table, unit, spot, radius, taken):
            best.append(spot)
            far = length
    return tuple(best)


def round_disc(table: Table, unit: str, hull: Disc, reach: int) -> list[Point]:
    """Free places for the members of a unit at most `reach` from the edge of a disc, none overlapping."""
    (x, y), middle = hull
    ordered = sorted(table.units[unit].figures, key=lambda f: f != table.units[unit].leader)
    taken = bases(table, table.units[unit].figures)
    spots: list[Point] = []
    for figure in ordered:
        radius = profile(table, figure).radius
        for spot in rings((x, y), middle + reach + radius):
            near = gap_at_most(spot, radius, hull[0], middle, reach)
            if near and free_spot(table, unit, spot, radius, taken):
                spots.append(spot)
                taken.append((spot, radius))
                break
    return spots


def choose_spots(
    referee: Referee, rule: str, unit: str, spots: Sequence[Point], figures: Sequence[str], hull: Disc,
    reach: int,
) -> tuple[tuple[str, Point], ...]:  # fmt: skip
    """Their owner sets figures near where something stood; what the engine has found is proposed."""
    table = referee.table
    proposal = tuple((f, spot) for f, spot in zip(figures, spots, strict=False))

    def judge(value: Any) -> Refusal | None:
        return why_not_beside(table, rule, unit, tuple(figures), hull, reach, value)

    chosen: tuple[tuple[str, Point], ...] = referee.place(
        rule, table.units[unit].side, "set-down", judge, lambda: Drafts([], lambda: proposal), actor=unit,
        unit=unit,
    )  # fmt: skip
    return chosen


def why_not_beside(
    table: Table, rule: str, unit: str, figures: tuple[str, ...], hull: Disc, reach: int, value: Any
) -> Refusal | None:
    """Whether figures may be set like this round a disc: all of them, near enough, on free ground."""
    about = {"unit": unit}
    if not _are_spots(value) or sorted(figure for figure, _ in value) != sorted(figures):
        return Refusal(rule, "everyone-once", about)
    taken = bases(table, table.units[unit].figures)
    for figure, spot in value:
        radius = profile(table, figure).radius
        if not gap_at_most(spot, radius, hull[0], hull[1], reach):
            excess = distance(spot, hull[0]) - radius - hull[1] - reach
            return Refusal(rule, "too-far", {**about, "figure": figure}, max(1, excess), "cm")
        if not free_spot(table, unit, spot, radius, ()):
            return Refusal(rule, "no-free-place", {**about, "figure": figure})
        if any(discs_overlap(spot, radius, at, r) for at, r in taken):
            return Refusal("A4-MOV-13", "bases-overlap", {**about, "figure": figure})
        taken.append((spot, radius))
    return None


def _are_spots(value: Any) -> bool:
    """Whether an answer is a list of figures with a point each."""
    if not isinstance(value, tuple) or not all(isinstance(i, tuple) and len(i) == 2 for i in value):
        return False
    return all(
        isinstance(figure, str) and isinstance(at, tuple) and len(at) == 2 and all(type(n) is int for n in at)
        for figure, at in value
    )


def put_on_table(
    referee: Referee, rule: str, unit: str, spots: Sequence[tuple[str, Point]], **values: Any
) -> None:
    """Put figures of a unit down where they have no way to: told as placed."""
    steps = tuple((figure, ((*spot, 0),), -1) for figure, spot in spots)
    whole = {"place": ON_TABLE, "carrier": ""}
    referee.move(rule, unit, steps, tells=PLACED, whole=whole, inside="", **values)
