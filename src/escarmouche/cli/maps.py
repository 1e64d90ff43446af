"""Maps of places and sheets of paper as text: laid out on a terminal, in whole sentences plain."""

from __future__ import annotations

from escarmouche.cli.terminal import WIDTH
from escarmouche.engine.names import side_name
from escarmouche.engine.scene import Cell, Scene, SceneCounter, SceneMap, SceneNode, SceneSheet
from escarmouche.engine.sentences import Messages

ROWS, MARGIN = 15, 1


def map_lines(scene: Scene, say: Messages, *, plain: bool) -> list[str]:
    """The map of a campaign; nothing where there is none."""
    if scene.map is None:
        return []
    words = [_place(scene, scene.map, node, say) for node in scene.map.nodes]
    return words if plain else [*_laid_out(scene.map, say.lang), *words]


def _place(scene: Scene, drawn: SceneMap, node: SceneNode, say: Messages) -> str:
    """A place in one sentence: who holds it, who is there, where its ways lead."""
    names = {each.id: each.name.get(say.lang, each.id) for each in drawn.nodes}
    ways = []
    for route in drawn.routes:
        if node.id in (route.a, route.b):
            other = names[route.b if route.a == node.id else route.a]
            ways.append(f"{other} {say.say('map-cut')}" if route.cut else other)
    there = [_counter(scene, counter, names, say) for counter in drawn.counters if counter.node == node.id]
    parts = [say.say("map-held", side=side_name(node.owner, scene, say))] if node.owner else []
    parts += [trait.get(say.lang, "") for trait in node.traits]
    parts += [say.say("map-there", counters=", ".join(there))] if there else []
    parts += [say.say("map-ways", ways=", ".join(ways))] if ways else []
    return say.say("map-place", place=names[node.id], about="; ".join(parts) or "-")


def _counter(scene: Scene, counter: SceneCounter, names: dict[str, str], say: Messages) -> str:
    name = counter.name.get(say.lang, counter.id)
    letter = f" {counter.letter}" if counter.letter else ""
    text = f"{name}{letter} ({side_name(counter.side, scene, say)})"
    if counter.towards:
        text += " " + say.say("map-towards", place=names.get(counter.towards, counter.towards))
    return text


def _laid_out(drawn: SceneMap, lang: str) -> list[str]:
    """The places where they lie, north above, with the letters of what is there."""
    rows = [[" "] * WIDTH for _ in range(ROWS)]
    for node in sorted(drawn.nodes, key=lambda node: (-node.y, node.x)):
        there = "".join(f" [{c.letter or c.id}]" for c in drawn.counters if c.node == node.id)
        text = f"{'#' if node.home else 'o'} {node.name.get(lang, node.id)}{there}"
        row = (1000 - node.y) * (ROWS - 1) // 1000
        start = max(0, min(node.x * WIDTH // 1000 - len(text) // 2, WIDTH - len(text)))
        rows[row][start : start + len(text)] = text[:WIDTH]
    lines = ["".join(row).rstrip() for row in rows]
    filled = [number for number, line in enumerate(lines) if line]
    return lines[filled[0] : filled[-1] + 1]


def sheet_lines(sheet: SceneSheet, say: Messages, *, plain: bool) -> list[str]:
    """A sheet as a table, or plain each row as a sentence."""
    title = sheet.title.get(say.lang, sheet.id)
    columns = [column.get(say.lang, "") for column in sheet.columns]
    rows = [[_cell(cell, say.lang) for cell in row] for row in sheet.rows]
    sums = [_cell(cell, say.lang) for cell in sheet.sums]
    if plain:
        told = [*rows, *([sums] if sums else [])]
        pairs = (", ".join(f"{c}: {v}" for c, v in zip(columns, row, strict=True) if v) for row in told)
        return [f"{title}.", *(f"{line}." for line in pairs)]
    whole = [columns, *rows, *([sums] if sums else [])]
    widths = [max(len(row[n]) for row in whole) for n in range(len(columns))]
    lines = ["  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)) for row in whole]
    rule = "-" * (sum(widths) + 2 * (len(widths) - 1))
    body = [lines[0], rule, *lines[1 : len(rows) + 1]]
    return [title, *(line.rstrip() for line in [*body, *([rule, lines[-1]] if sums else [])])]


def _cell(cell: Cell, lang: str) -> str:
    return cell if isinstance(cell, str) else cell.get(lang, "")
