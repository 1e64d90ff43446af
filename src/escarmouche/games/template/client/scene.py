"""What is drawn of the toy game."""

from __future__ import annotations

from escarmouche.engine.scene import (
    Scene,
    SceneFigure,
    SceneScore,
    SceneSign,
    SceneUnit,
    SceneZone,
    drawn_pieces,
    headline,
)
from escarmouche.engine.sentences import words
from escarmouche.games.template.table import Table, Thing, entry_of, units_of
from escarmouche.space.shapes import Point

RADIUS = 150
SIGNS = {
    "acted": SceneSign("M-5 0L-1.5 4L5 -4"),
    "aimed": SceneSign("M0 -6V-2M0 2V6M-6 0H-2M2 0H6M-4 0A4 4 0 1 1 4 0A4 4 0 1 1 -4 0"),
    "lost": SceneSign("M-4 -4L4 4M4 -4L-4 4", grave=True),
}
DRAWINGS = {
    "smoke": "M-8 4Q-10 -2 -4 -3Q-3 -9 3 -7Q9 -8 8 -1Q11 4 5 5H-5Q-8 6 -8 4Z",
    "mine": "M-5 0A5 5 0 1 1 5 0A5 5 0 1 1 -5 0M0 -9V-5M0 5V9M-9 0H-5M5 0H9",
}
PHASES = ("cards", "mines", "deploy", "initiative")


def scene(table: Table, side: str) -> Scene:
    """Everything a client shows of a table."""
    called = {each: words(f"side-{each}", "template") for each in table.sides}
    phase = f"scene-phase-{table.turn.phase}" if table.turn.phase in PHASES else ""
    units = words("scene-units", "template")
    return Scene(
        table.ground.width,
        table.ground.depth,
        pieces=drawn_pieces(table.ground),
        figures=_figures(table),
        units=tuple(_card(table, unit) for unit in table.units),
        zones=tuple(_thing(thing) for thing in table.things.values()),
        scores=tuple(SceneScore(each, units, str(len(units_of(table, each)))) for each in table.sides),
        headline=headline(table.turn, 0, called, phase, "template"),
        acting=table.turn.activation,
        called=called,
        signs=SIGNS,
    )


def _figures(table: Table) -> tuple[SceneFigure, ...]:
    standing = (
        (figure, table.units[figure.unit])
        for figure in table.figures.values()
        if table.units[figure.unit].figures and "lost" not in table.units[figure.unit].markers
    )
    return tuple(
        SceneFigure(f.id, f.unit, unit.side, f.x, f.y, f.z, RADIUS, f.facing, letter=f.unit[-1:])
        for f, unit in standing
    )


def _card(table: Table, id: str) -> SceneUnit:
    unit = table.units[id]
    lost = "lost" in unit.markers
    entry = entry_of(table, id)
    return SceneUnit(
        id,
        unit.side,
        entry.name,
        0 if lost else 1,
        entry.strength - unit.wounds,
        tuple(sorted(unit.markers)),
        place="gone" if lost else "table" if unit.figures else "reserve",
    )


def _thing(thing: Thing) -> SceneZone:
    r, (x, y) = 300 if thing.kind == "smoke" else 100, (thing.x, thing.y)
    ring: tuple[Point, ...] = ((x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r))
    name = words(f"scene-thing-{thing.kind}", "template")
    return SceneZone(thing.id, "mark", name, ring, thing.side, DRAWINGS[thing.kind])
