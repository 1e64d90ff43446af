#!/usr/bin/env python3
"""Draw the picture of each scenario: its default match from above, set up and some rounds old.

    .venv/bin/python tools/pictures.py [GAME ...]

It lies beside the scenario's file as `<key>.svg`, which names it under `picture`. The pictures are ours and
free (CC0). Tables and forces change with rules and lists: draw them again when they no longer show what is
played.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator

from escarmouche import games, players
from escarmouche.engine.match import Match
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Ruleset, Setup
from escarmouche.engine.scenarios import QUICK, usual_answer
from escarmouche.engine.scene import Point, Scene, SceneFigure, ScenePiece, SceneZone, hull

ROUNDS = 3
"""The round in which a table is drawn."""
LUCK = "a picture of"
SCATTERED = ("terrain", "objective")
"""Questions whose quick answers put everything in one place: here chance does."""
COLOURS = ("#1f6f9e", "#b5402a", "#6f4bab", "#5c7d22")
LIT = ("#8fd0ee", "#f4b08f", "#d3bbf7", "#cfe39a")
GROUND, FRAME, STONE, EDGE = "#8d8a62", "#3d3128", "#a39d90", "#4a453d"
FILLS = {
    "water": "#5f8fa3", "deep_water": "#3f6d84", "mud": "#75653f", "concrete": "#9b988e",
    "platform": "#8a8579", "bushes": "#5c6838", "hedge": "#566b33", "tree": "#4f6a30", "rubble": "#8b8172",
    "ruin": "#a99d88", "building": "#a08a68", "furniture": "#8f6f46", "crates": "#b08a4f",
    "container": "#7c5a3c", "wire": "#6b6b6b", "barbed_wire": "#6b6b6b", "sandbags": "#c2ac78",
    "door": "#8f5a2c", "window": "#9cc3cf", "generator": "#d9b93c", "console": "#9fb0c0",
    "tank": "#8b96a8", "vehicle": "#6d7784", "hull": "#6d7784", "crystal": "#a58cd0",
    "nanogenerator": "#d9b93c", "pack_ice": "#b4c4c8", "frozen_lake": "#98b6c4", "chasm": "#3a332b",
    "drift": "#d3d6d2", "thicket": "#5c6838",
}  # fmt: skip
"""What pieces of a kind are filled with; any other is a block of stone."""


def main(names: list[str]) -> None:
    """The pictures of some games, or of all."""
    for name in names or games.names():
        ruleset = games.ruleset(name)
        for key in ruleset.armies.scenarios:
            path = games.folder(name) / "scenarios" / f"{key}.svg"
            path.write_text(drawn(played(ruleset, key)), encoding="utf-8")
            print(f"{path.name}: {path.stat().st_size} bytes", flush=True)


def played(ruleset: Ruleset, key: str) -> Scene:
    """The scene of a scenario's default match, set up by its usual answers and played by bots for a while."""
    scenario = ruleset.armies.briefings(key)
    usual, luck = scenario.match, f"{LUCK} {key}"
    match = Match(ruleset, ruleset.rules.new_table(Setup(key, usual.lists, usual.options)), luck)
    seats = {side: players.make("greedy", f"{luck}/{side}") for side in match.sides}
    setting_up = players.make("random", luck)
    while not match.over and match.table.turn.round < ROUNDS:
        ask = match.pending[0]
        assert isinstance(ask, Ask)
        seat, usual_one = match.seat(ask.side), scenario.answers.get(ask.question, "")
        if usual_one == QUICK and ask.question in SCATTERED:
            answer = setting_up.choose(ask, seat)
        elif usual_one:
            answer = usual_answer(scenario, ask, match.table, ruleset.bot.quick_answer)
        else:
            answer = seats[ask.side].choose(ask, seat)
        match.answer(answer, ask.side)
    return ruleset.client.scene(match.table, "")


def drawn(scene: Scene) -> str:
    """A scene as SVG, its long side across."""
    across = scene.depth > scene.width
    width, depth = (scene.depth, scene.width) if across else (scene.width, scene.depth)
    sides = list(dict.fromkeys(unit.side for unit in scene.units))
    turn = "matrix(0 1 1 0 0 0)" if across else f"matrix(1 0 0 -1 0 {depth / 100:g})"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 -2 {width / 100 + 4:g} {depth / 100 + 4:g}">',
        "<!-- Drawn by tools/pictures.py. CC0. -->",
        f'<rect x="-2" y="-2" width="100%" height="100%" rx="3" fill="{FRAME}"/>',
        f'<rect width="{width / 100:g}" height="{depth / 100:g}" fill="{GROUND}"/>',
        f'<g transform="{turn}" stroke-linejoin="round">',
        *_grid(scene),
        *(_area(zone, sides) for zone in scene.zones if zone.kind in ("area", "edge") and not zone.quiet),
        *(_piece(piece) for piece in sorted(scene.pieces, key=lambda piece: piece.height)),
        *_edges(scene),
        *(_figure(figure, sides) for figure in scene.figures),
        *(_goal(zone, sides) for zone in scene.zones if zone.goal and zone.kind in ("point", "mark")),
        "</g>",
        "</svg>",
        "",
    ]
    return "\n".join(part for part in parts if part)


def _cm(*values: float) -> str:
    return " ".join(f"{round(value / 100, 1):g}" for value in values)


def _path(points: tuple[Point, ...], *, closed: bool = True) -> str:
    return "M" + "L".join(_cm(x, y) for x, y in points) + ("Z" if closed else "")


def _middle(points: tuple[Point, ...]) -> tuple[float, float]:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def _of(side: str, sides: list[str], colours: tuple[str, ...], free: str) -> str:
    return colours[sides.index(side)] if side in sides else free


def _grid(scene: Scene) -> Iterator[str]:
    if scene.grid is None:
        return
    square, lines = scene.grid.square, ""
    for n in range(1, scene.grid.columns):
        lines += _path(((n * square, 0), (n * square, scene.depth)), closed=False)
    for n in range(1, scene.grid.rows):
        lines += _path(((0, n * square), (scene.width, n * square)), closed=False)
    yield f'<path d="{lines}" stroke="#2b2b1a" stroke-width=".35" stroke-opacity=".5" fill="none"/>'


def _edges(scene: Scene) -> Iterator[str]:
    for edge in scene.grid.edges if scene.grid else ():
        dashes = "" if edge.kind == "wall" else ' stroke-dasharray="2 2"'
        line = _path((edge.a, edge.b), closed=False)
        yield f'<path d="{line}" stroke="{EDGE}" stroke-width="1.6"{dashes}/>'


def _area(zone: SceneZone, sides: list[str]) -> str:
    colour = _of(zone.owner, sides, COLOURS, "#d9d4c4")
    if zone.kind == "edge":
        return f'<path d="{_path(zone.outline, closed=False)}" stroke="{colour}" stroke-width="2.4"/>'
    return (
        f'<path d="{_path(zone.outline)}" fill="{colour}" fill-opacity=".22" stroke="{colour}"'
        ' stroke-width=".8" stroke-dasharray="3 2"/>'
    )


def _piece(piece: ScenePiece) -> str:
    fill = FILLS.get(piece.kind, STONE)
    return f'<path d="{_path(piece.outline)}" fill="{fill}" stroke="{EDGE}" stroke-width=".4"/>'


def _figure(figure: SceneFigure, sides: list[str]) -> str:
    fill, edge = _of(figure.side, sides, COLOURS, STONE), _of(figure.side, sides, LIT, "#fff")
    x, y, r = figure.x, figure.y, max(figure.radius, 150)
    if corners := hull(figure):
        return f'<path d="{_path(corners)}" fill="{fill}" stroke="{edge}" stroke-width=".6"/>'
    if figure.shape in ("infantry", "heavy"):
        cx, cy, radius = _cm(x, y, r).split()
        return f'<circle cx="{cx}" cy="{cy}" r="{radius}" fill="{fill}" stroke="{edge}" stroke-width=".5"/>'
    left, low, wide = _cm(x - r, y - r, 2 * r).split()
    return (
        f'<rect x="{left}" y="{low}" width="{wide}" height="{wide}" rx="1" fill="{fill}" stroke="{edge}"'
        ' stroke-width=".6"/>'
    )


def _goal(zone: SceneZone, sides: list[str]) -> str:
    cx, cy = _cm(*_middle(zone.outline)).split()
    fill = _of(zone.owner, sides, COLOURS, "#ffd34d")
    return f'<circle cx="{cx}" cy="{cy}" r="2.6" fill="{fill}" stroke="#fff" stroke-width=".8"/>'


if __name__ == "__main__":
    main(sys.argv[1:])
