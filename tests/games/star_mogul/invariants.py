"""What is true of every table of Star Mogul between two steps."""

from __future__ import annotations

from escarmouche.games.star_mogul.chapters.models import at, flies, is_hull, profile, rectangle
from escarmouche.games.star_mogul.chapters.salvage import FEWEST
from escarmouche.games.star_mogul.table import ABOARD, LOADS, UP, Table
from escarmouche.space.rectangles import polygons_overlap
from escarmouche.space.shapes import disc_overlaps_polygon, discs_overlap


def faults(table: Table) -> list[str]:
    """Everything that should not be so."""
    if table.turn.phase in ("setup", "after"):
        return []
    return [*_units(table), *_purses(table), *_loads(table), *_places(table), *_hulls(table)]


def _units(table: Table) -> list[str]:
    found = []
    for unit in table.units.values():
        for figure in unit.figures:
            own = table.figures[figure]
            if own.unit != unit.id:
                found.append(f"{figure} is listed by {unit.id} and belongs to {own.unit}")
            if own.fate in ("out", "burnt"):
                found.append(f"{figure} of {unit.id} is {own.fate} and still listed")
        if unit.aboard and not all(table.figures[f].fate in (ABOARD, "away") for f in unit.figures):
            found.append(f"{unit.id} is aboard {unit.aboard} and on the table")
        if unit.figures and unit.leader not in unit.figures:
            found.append(f"{unit.id} is led by {unit.leader}, who is not there")
    return found


def _purses(table: Table) -> list[str]:
    return [
        f"{side.id} has {side.left} points left, {side.free} free"
        for side in table.sides.values()
        if side.left < 0 or side.free < 0 or not 5 <= side.loyalty <= 16
    ]


def _loads(table: Table) -> list[str]:
    found = []
    for thing in table.things.values():
        if thing.kind in LOADS and thing.holder and not thing.loaded:
            if len(thing.carriers) < FEWEST:
                found.append(f"{thing.id} is carried by {thing.carriers}")
            found += [
                f"{f} carries {thing.id} and is gone" for f in thing.carriers if table.figures[f].fate != UP
            ]
    return found


def _places(table: Table) -> list[str]:
    """Nobody stands on another, in a vehicle, or off the table."""
    here = [f for f in table.figures.values() if f.fate == UP]
    people = [f for f in here if not is_hull(table, f.id)]
    hulls = [f for f in here if is_hull(table, f.id) and not flies(table, f.id)]
    found = []
    for n, one in enumerate(people):
        radius = profile(table, one.id).radius
        if not (0 <= one.x <= table.ground.width and 0 <= one.y <= table.ground.depth):
            found.append(f"{one.id} is off the table")
        found += [
            f"{one.id} stands on {two.id}"
            for two in people[n + 1 :]
            if one.z == two.z and discs_overlap(at(one), radius, at(two), profile(table, two.id).radius)
        ]
        found += [
            f"{one.id} stands in {body.id}"
            for body in hulls
            if not one.z and disc_overlaps_polygon(at(one), radius, rectangle(table, body.id).outline)
        ]
    for n, body in enumerate(hulls):
        outline = rectangle(table, body.id).outline
        found += [
            f"{body.id} stands in {other.id}"
            for other in hulls[n + 1 :]
            if polygons_overlap(outline, rectangle(table, other.id).outline)
        ]
    return found


def _hulls(table: Table) -> list[str]:
    return [
        f"{f.id} has armour {f.armour} and structure {f.superstructure}"
        for f in table.figures.values()
        if f.fate == UP
        and is_hull(table, f.id)
        and (min(f.armour) < 0 or (f.superstructure < 1 and not f.rupture))
    ]
