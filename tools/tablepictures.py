"""Draw the pictures of the ready matches: `tools/tablepictures.py [game ...]` writes an SVG beside each file.

The table is drawn as it lies when the first player has something to decide: terrain, zones, who stands there.
"""

import sys
from html import escape
from pathlib import Path
from typing import Any

import msgspec

from escarmouche import games
from escarmouche.engine.match import Match
from escarmouche.engine.readymatches import FOLDER, Ready, ready_matches
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import (
    Setup,
    asked_in_setup,
    suggested_answer,
    usual_lists,
    usual_options,
)
from escarmouche.engine.scene import Scene, hull

GROUND = {
    "city": "#8b8a86", "snow": "#dfe6ea", "desert": "#cdb184", "deck": "#7d868c", "mud": "#7a6a4e",
    "moor": "#6f7a58", "": "#8d8a62",
}  # fmt: skip
KINDS = {
    "water": "#3f83a8", "swamp": "#4d5b3a", "tree": "#3f6b2f", "hedge": "#45702f", "container": "#b5602e",
    "crates": "#b98a4e", "ruin": "#a2604a", "trench": "#4c3b26", "wire": "#c9ced2", "minefield": "#c9a23a",
    "generator": "#4c5b52", "building": "#5c6675", "rubble": "#8c7a64", "bunker": "#6b6d70",
}  # fmt: skip
SIDES = ("#1f6f9e", "#b5402a", "#7a4fb5", "#5d8a1c")


def begun(game: str, ready: Ready) -> Scene:
    """The table after its set-up."""
    ruleset = games.ruleset(game)
    count = max(2, len(ready.lists))
    lists = ready.lists or usual_lists(ruleset, ready.scenario, count)
    options = usual_options(ruleset, ready.scenario, dict(ready.options))
    table = ruleset.rules.new_table(
        Setup(ready.scenario, ruleset.armies.lists_for(ready.scenario, tuple(lists)), options)
    )
    match = Match(ruleset, table, "a picture", start=False)
    match.seats = {"scenario": ready.scenario}
    match.run()
    while match.pending and isinstance(match.pending[0], Ask) and asked_in_setup(match, match.pending[0]):
        ask: Any = match.pending[0]
        match.answer(suggested_answer(match, ask), ask.side)
    scene = ruleset.client.scene(match.table, "")
    if scene.map is None and ruleset.battles and not any(sheet.side for sheet in scene.sheets):
        own = tuple(ruleset.client.scene(match.table, side).sheets[0] for side in match.table.sides)
        scene = msgspec.structs.replace(scene, sheets=own)  # what each side alone sees of itself
    return scene


def drawn(scene: Scene) -> str:
    """The table as a small picture, its long edge across."""
    wide = scene.width >= scene.depth
    w, h = (scene.width, scene.depth) if wide else (scene.depth, scene.width)

    def spot(x: int, y: int) -> str:
        a, b = (x, scene.depth - y) if wide else (y, x)
        return f"{a // 10},{b // 10}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w // 10} {h // 10}">',
        f'<rect width="{w // 10}" height="{h // 10}" fill="{GROUND.get(scene.surface, GROUND[""])}"/>',
    ]
    for zone in scene.zones:
        if len(zone.outline) > 2 and zone.goal:
            ring = " ".join(spot(x, y) for x, y in zone.outline)
            parts.append(f'<polygon points="{ring}" fill="#ffd34d" fill-opacity=".35"/>')
    for piece in sorted(scene.pieces, key=lambda p: p.height):
        ring = " ".join(spot(x, y) for x, y in piece.outline)
        fill = KINDS.get(piece.kind) or ("#6b665c" if piece.height else "#9a8f72")
        parts.append(
            f'<polygon points="{ring}" fill="{fill}" stroke="#1b1712" stroke-width="4"><title>'
            f"{escape(piece.kind)}</title></polygon>"
        )
    sides = sorted({figure.side for figure in scene.figures})
    for figure in scene.figures:
        x, y = spot(figure.x, figure.y).split(",")
        fill = SIDES[sides.index(figure.side) % len(SIDES)]
        if corners := hull(figure):
            ring = " ".join(spot(*corner) for corner in corners)
            parts.append(f'<polygon points="{ring}" fill="{fill}" stroke="#fff" stroke-width="3"/>')
            continue
        size = max(14, figure.radius // 10)
        parts.append(f'<circle cx="{x}" cy="{y}" r="{size}" fill="{fill}" stroke="#fff" stroke-width="3"/>')
    return "\n".join([*parts, "</svg>", ""])


def drawn_map(scene: Scene) -> str:
    """A campaign: its map with ways and places; without a map a counter for each line of a sheet."""
    ground = GROUND["snow" if scene.map else "city"]
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360">',
        f'<rect width="480" height="360" fill="{ground}"/>',
    ]
    order = list(scene.called)
    if scene.map is None:
        wide, across = (260, 4) if len(scene.sheets) < 3 else (150, 3)
        rows = max((min(5, -(-len(sheet.rows) // across)) for sheet in scene.sheets), default=1)
        top = 180 - 30 * (rows - 1)  # the front page shows the middle of a picture
        for n, sheet in enumerate(scene.sheets):
            fill = SIDES[order.index(sheet.side) % len(SIDES)] if sheet.side in order else "#5d6b73"
            for k in range(min(5 * across, len(sheet.rows))):
                x, y = 60 + wide * n + 42 * (k % across), top + 60 * (k // across)
                parts.append(
                    f'<circle cx="{x}" cy="{y}" r="17" fill="{fill}" stroke="#fff" stroke-width="3"/>'
                )
        return "\n".join([*parts, "</svg>", ""])
    at = {node.id: (40 + node.x * 400 // 1000, 330 - node.y * 300 // 1000) for node in scene.map.nodes}
    for route in scene.map.routes:
        (ax, ay), (bx, by) = at[route.a], at[route.b]
        parts.append(
            f'<path d="M{ax} {ay}L{bx} {by}" stroke="#5d6b73" stroke-width="5" stroke-dasharray="10 6"/>'
        )
    for node in scene.map.nodes:
        x, y = at[node.id]
        fill = SIDES[order.index(node.owner) % len(SIDES)] if node.owner in order else "#f4f1e6"
        edge = f'fill="{fill}" stroke="#1b1712" stroke-width="4"'
        if node.home:
            parts.append(f'<rect x="{x - 20}" y="{y - 20}" width="40" height="40" rx="5" {edge}/>')
        else:
            parts.append(f'<circle cx="{x}" cy="{y}" r="16" {edge}/>')
    return "\n".join([*parts, "</svg>", ""])


def main() -> int:
    """Draw them all, or those of the games that are named."""
    for game in sys.argv[1:] or games.names():
        folder = games.folder(game)
        for path in sorted((folder / FOLDER).glob("*.yaml")):
            Path(path.with_suffix(".svg")).touch()  # a file names its picture before there is one
        for ready in ready_matches(folder):
            path = folder / FOLDER / ready.picture
            scene = begun(game, ready)
            text = drawn_map(scene) if games.ruleset(game).battles else drawn(scene)
            path.write_text(text, encoding="utf-8")
            print(path.relative_to(folder.parent))
    return 0


if __name__ == "__main__":
    sys.exit(main())
