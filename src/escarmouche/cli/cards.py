"""Units, scores and the table in words: cards on a terminal, whole sentences for a screen reader."""

from __future__ import annotations

import re
from typing import Any

from escarmouche.cli.drawing import height_text, letters
from escarmouche.cli.holdings import part_lines, state_text
from escarmouche.cli.measuring import Shape, base_of, between
from escarmouche.cli.squares import apart, covered, looks
from escarmouche.engine.names import (
    COMPASS,
    Names,
    compass,
    kind_name,
    labelled,
    side_name,
    square_at,
    square_name,
    word_of,
)
from escarmouche.engine.scene import Point, Scene, SceneFigure, SceneGrid, SceneUnit
from escarmouche.engine.sentences import Messages

EDGES = ("wall", "small", "large")
TICKED, FREE = "■", "□"
PARTED = re.compile(r"(/|, )")
BOXES = re.compile(f"[{TICKED}{FREE}]+")


def unit_name(unit: SceneUnit, say: Messages) -> str:
    """A unit's name and its id."""
    name = unit.name.get(say.lang, unit.id)
    return f"{name} [{unit.id}]" if name != unit.id else name


def states_text(states: tuple[str, ...], say: Messages) -> str:
    """States as words; empty for none."""
    return ", ".join(word_of("marker", state, say) for state in states)


def score_lines(scene: Scene, say: Messages, *, plain: bool) -> list[str]:
    """One line for each side: the numbers both players watch, short where the name has a short form."""
    lines = []
    for side in dict.fromkeys(score.side for score in scene.scores):
        own = [s for s in scene.scores if s.side == side]
        words = [score.what.get(say.lang, "") for score in own]
        if not plain:
            words = [
                bracketed[1] if (bracketed := re.search(r"\((\w+)\)$", word)) else word for word in words
            ]
        numbers = ", ".join(f"{word} {score.value}" for word, score in zip(words, own, strict=True))
        lines.append(say.say("scores", side=side_name(side, scene, say), numbers=numbers))
    return lines


def unit_lines(scene: Scene, say: Messages) -> list[str]:
    """The units of all sides, a line each, with their letter on the drawing."""
    signs = letters(scene)
    lines = []
    for side in dict.fromkeys(unit.side for unit in scene.units):
        lines.append(side_name(side, scene, say))
        for unit in scene.units:
            if unit.side == side:
                text = f"  {signs[unit.id]} {unit_name(unit, say):<34} {unit.figures}/{unit.strength}"
                about = [word_of("place", unit.place, say)] if unit.place != "table" else []
                about += [states_text(unit.states, say)] if unit.states else []
                lines.append(f"{text}  {', '.join(about)}".rstrip())
    return lines


def spoken_units(scene: Scene, say: Messages) -> list[str]:
    """The same as whole sentences."""
    return [spoken_unit(scene, unit, say) for unit in scene.units]


def spoken_unit(scene: Scene, unit: SceneUnit, say: Messages) -> str:
    """A unit in one sentence: how many, where its leader stands, what is near."""
    states = states_text(unit.states, say) or say.say("no-states")
    start: dict[str, Any] = {"unit": unit_name(unit, say), "side": side_name(unit.side, scene, say)}
    start |= {"states": states, "figures": unit.figures, "strength": unit.strength}
    leader = leader_of(scene, unit.id)
    if leader is None:
        return say.say("unit-elsewhere", place=word_of("place", unit.place, say), **start)
    if scene.grid is not None:
        return _on_a_square(scene, unit, say, start)
    one, name = scene.measure.hundredths, scene.measure.name
    text = say.say("unit-here", x=leader.x / one, y=leader.y / one, **start)
    near = [f"{distance_text(leader, other, scene, say)}" for other in nearest(scene, leader)]
    zones = sorted((between([base_of(leader)], [Shape(z.outline)]), z.id) for z in scene.zones)[:2]
    names = Names(say, scene)
    near += [say.say("far-from", cm=gap / one, measure=name, what=names.name(id)) for gap, id in zones]
    return " ".join([text, *near])


def _on_a_square(scene: Scene, unit: SceneUnit, say: Messages, start: dict[str, Any]) -> str:
    """A unit on a board of squares: where, facing which way, on which floor, and the nearest enemy."""
    names = " ".join(square_name(*square) for square in unit.squares)
    facing = say.say(f"opt-{COMPASS[round(unit.facing / 45) % 8]}")
    parts = [say.say("unit-on-square", square=names, facing=facing, **start)]
    if unit.level:
        parts.append(say.say("on-level", level=unit.level))
    foes = [(apart(unit.squares, u.squares), u.id) for u in scene.units if u.side != unit.side and u.squares]
    if foes:
        gap, id = min(foes)
        foe = next(u for u in scene.units if u.id == id)
        (x, y), (to_x, to_y) = unit.squares[0], foe.squares[0]
        direction = say.say(f"opt-{compass(x, y, to_x, to_y)}")
        parts.append(
            say.say("nearest-enemy-squares", unit=unit_name(foe, say), squares=gap, direction=direction)
        )
    return " ".join(parts)


def leader_of(scene: Scene, unit: str) -> SceneFigure | None:
    """The figure that stands for its unit: its leader, else its first."""
    own = [figure for figure in scene.figures if figure.unit == unit]
    return next((f for f in own if f.role in ("leader", "officer")), own[0] if own else None)


def nearest(scene: Scene, leader: SceneFigure) -> list[SceneFigure]:
    """The figure of another side that is nearest, if there is one."""
    others = [f for f in scene.figures if f.side != leader.side]
    return sorted(others, key=lambda f: (between([base_of(leader)], [base_of(f)]), f.id))[:1]


def distance_text(leader: SceneFigure, other: SceneFigure, scene: Scene, say: Messages) -> str:
    """How far and in which direction another figure stands."""
    unit = next(u for u in scene.units if u.id == other.unit)
    cm = between([base_of(leader)], [base_of(other)]) / scene.measure.hundredths
    by_eye = scene.by_eye  # a game in which one does not measure beforehand
    return say.say(
        "nearest-enemy-by-eye" if by_eye else "nearest-enemy",
        unit=unit_name(unit, say),
        cm=max(10, round(cm, -1)) if by_eye else cm,
        measure=scene.measure.name,
        direction=say.say(f"opt-{compass(leader.x, leader.y, other.x, other.y)}"),
    )


def card(scene: Scene, unit: SceneUnit, say: Messages, *, plain: bool) -> list[str]:
    """Everything the scene tells of a unit."""
    lines = [spoken_unit(scene, unit, say)]
    for words, value in unit.lines:
        text = told(value, say)
        if plain:
            text = BOXES.sub(lambda boxed: _boxes(boxed[0], say), text)
        lines.append(("" if plain else "  ") + labelled(words.get(say.lang, ""), text, say))
    lines += [text if plain else f"  {text}" for text in part_lines(unit.parts, say)]
    for figure in scene.figures:
        if figure.unit == unit.id and scene.grid is None:
            about = [word_of("role", figure.role, say)]
            about += [states_text(figure.states, say)] if figure.states else []
            one = scene.measure.hundredths
            where = say.say("at", x=figure.x / one, y=figure.y / one)
            text = labelled(figure.id, f"{', '.join(about)}, {where}", say)
            if figure.z:
                text += ", " + say.say("height", cm=figure.z / one, measure=scene.measure.name)
            lines.append(text if plain else f"  {text}")
    return lines


def told(value: str, say: Messages) -> str:
    """The value of a line of a card: words between slashes or commas in the reader's language."""
    return "".join(
        part if n % 2 else word_of("word", part, say) for n, part in enumerate(PARTED.split(value))
    )


def _boxes(signs: str, say: Messages) -> str:
    """Boxes of a track as words."""
    return say.say("boxes-ticked", ticked=signs.count(TICKED), boxes=len(signs))


def spoken_map(scene: Scene, say: Messages) -> list[str]:
    """The table as sentences: its size, how much terrain, the zones, then the units."""
    grid = scene.grid
    if grid is not None:
        lines = [say.say("board-size", columns=grid.columns, rows=grid.rows)]
    else:
        one = scene.measure.hundredths
        size = {"width": scene.width / one, "depth": scene.depth / one, "measure": scene.measure.name}
        lines = [say.say("table-size", **size)]
    lines.append(say.say("terrain-count", count=len(scene.pieces)))
    names = Names(say, scene)
    for zone in scene.zones:
        x, y = _middle(zone.outline, scene)
        owner = side_name(zone.owner, scene, say) if zone.owner else say.say("nobody")
        name = names.name(zone.id)
        if grid is not None:
            square = square_at(grid, int(scene.measure.hundredths * x), int(scene.measure.hundredths * y))
            lines.append(say.say("zone-on-square", zone=name, square=square, owner=owner))
        else:
            lines.append(say.say("zone-here", zone=name, x=x, y=y, owner=owner))
        if state := state_text(zone, say):
            lines.append(state)
    return lines + spoken_units(scene, say)


def spoken_terrain(scene: Scene, say: Messages) -> list[str]:
    """Every piece of terrain, those nearest to the unit under way first."""
    leader = leader_of(scene, scene.acting)
    pieces = list(scene.pieces)
    if leader is not None:
        here = [base_of(leader)]
        pieces.sort(key=lambda piece: between(here, [Shape(piece.outline)]))
    lines = []
    for piece in pieces:
        x, y = _middle(piece.outline, scene)
        height = height_text([piece.height], scene, say) or say.say("flat")
        about = {"kind": kind_name(piece.kind, say), "id": piece.id, "height": height}
        if scene.grid is not None:
            own = covered(scene.grid, piece.outline)
            ends = dict.fromkeys((square_name(*own[0]), square_name(*own[-1])))
            about["square"] = " – ".join(ends)
            floors = next((tag[7:] for tag in piece.tags if tag.startswith("floors:")), "0")
            way = looks(piece)
            facing = "none" if way is None else say.say(f"opt-{COMPASS[way // 45]}")
            lines.append(say.say("piece-on-square", floors=int(floors), facing=facing, **about))
        else:
            lines.append(say.say("piece-here", x=x, y=y, **about))
        if state := state_text(piece, say):
            lines.append(state)
    return lines + (spoken_edges(scene.grid, say) if scene.grid is not None else [])


def spoken_edges(grid: SceneGrid, say: Messages) -> list[str]:
    """Walls and openings between squares, those of a kind together."""
    edges: dict[str, list[str]] = {}
    for edge in grid.edges:
        x, y = (min(edge.a[n], edge.b[n]) // grid.square for n in (0, 1))
        upright = edge.a[0] == edge.b[0]
        other = (x - 1, y) if upright else (x, y - 1)
        pair = [square_name(*at) for at in (other, (x, y)) if min(at) >= 0 and at[0] < grid.columns]
        edges.setdefault(edge.kind, []).append("/".join(pair))
    return [say.say(f"edges-{kind}", squares=", ".join(edges[kind])) for kind in EDGES if kind in edges]


def _middle(outline: tuple[Point, ...], scene: Scene) -> tuple[float, float]:
    """The middle of an outline, in what the scene measures in."""
    one = scene.measure.hundredths
    x, y = (sum(point[n] for point in outline) / len(outline) / one for n in (0, 1))
    return x, y
