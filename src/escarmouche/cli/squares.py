"""A board of squares in letters: walls on the lines, units with their facing, and squares by name (F7)."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from typing import NamedTuple

from escarmouche.engine.names import column_name
from escarmouche.engine.scene import Point, Scene, SceneGrid, ScenePiece, SceneUnit
from escarmouche.engine.sentences import Messages
from escarmouche.space.grid import distance

ARROWS = "→↗↑↖←↙↓↘"
"""By eighths of a turn counter-clockwise from east."""
WIDEST = 100
WIDE = 7
"""Columns inside a square; two rows go with them."""
NAME = re.compile(r"([A-Za-z]{1,2})(\d{1,2})")
ACROSS = {"wall": "#######", "small": "###.###", "large": "#     #", "": "- - - -"}
UPRIGHT = {"wall": "##", "small": "#.", "large": '",', "": "| "}
"""What stands on the line east of a square, in its first row and its second."""
INSIDE = {"building": ":"}
"""Signs of terrain that would be taken for something on the lines."""
FACINGS = {
    "e": 0, "ne": 45, "n": 90, "nw": 135, "no": 135, "w": 180, "o": 180, "sw": 225, "so": 225, "s": 270,
    "se": 315,
}  # fmt: skip
"""Degrees counter-clockwise from east of a facing as it is typed, in English or French."""
WORDS = {
    "north": "n",
    "south": "s",
    "east": "e",
    "west": "w",
    "nord": "n",
    "sud": "s",
    "est": "e",
    "ouest": "w",
}


def square_of(grid: SceneGrid, text: str) -> tuple[int, int] | None:
    """Column and row of a square named as on the board; None if there is none of that name."""
    named = NAME.fullmatch(text)
    if not named:
        return None
    column = 0
    for letter in named[1].upper():
        column = 26 * column + ord(letter) - 64
    row = int(named[2]) - 1
    return (column - 1, row) if column <= grid.columns and 0 <= row < grid.rows else None


def facing_of(text: str) -> int | None:
    """A facing as typed: ne, north-east, nord-est …; None if it is none."""
    parts = text.lower().replace("_", "-").split("-")
    return FACINGS.get("".join(WORDS.get(part, part) for part in parts))


class Told(NamedTuple):
    """What a line with squares says: `deep water C5`, `E6 F7 +1 north-east`."""

    way: tuple[tuple[int, int], ...]
    what: str = ""
    facing: int | None = None
    level: int | None = None


def told(grid: SceneGrid, words: Sequence[str]) -> Told | None:
    """Squares, and if wanted what goes there before them, the floor and the facing after them; else None."""
    squares = [square_of(grid, word) for word in words]
    first = next((n for n, square in enumerate(squares) if square), len(words))
    way: list[tuple[int, int]] = []
    facing: int | None = None
    level: int | None = None
    for word, square in zip(words[first:], squares[first:], strict=True):
        if square is not None and facing is None and level is None:
            way.append(square)
        elif word[:1] == "+" and word[1:].isdecimal():
            level = int(word[1:])
        elif (facing := facing_of(word)) is None:
            return None
    return Told(tuple(way), " ".join(words[:first]), facing, level) if way else None


def middle_of(grid: SceneGrid, square: tuple[int, int]) -> Point:
    """The point in the middle of a square."""
    return (2 * square[0] + 1) * grid.square // 2, (2 * square[1] + 1) * grid.square // 2


def squares_of(scene: Scene, what: str) -> tuple[tuple[int, int], ...]:
    """The squares a word names: a unit or what carries it, a zone, a piece, a square; none for nothing."""
    grid = scene.grid
    if grid is None:
        return ()
    if square := square_of(grid, what):
        return (square,)
    units = {unit.id: unit for unit in scene.units}
    unit = units.get(what)
    while unit is not None and not unit.squares and unit.carrier in units:
        unit = units[unit.carrier]
    if unit is not None:
        return unit.squares
    outlines = [zone.outline for zone in scene.zones if zone.id == what]
    outlines += [piece.outline for piece in scene.pieces if piece.id == what]
    return tuple(square for outline in outlines for square in covered(grid, outline))


def covered(grid: SceneGrid, outline: tuple[Point, ...]) -> tuple[tuple[int, int], ...]:
    """The squares an outline of whole squares covers."""
    xs, ys = [p[0] // grid.square for p in outline], [p[1] // grid.square for p in outline]
    return tuple((x, y) for y in range(min(ys), max(ys)) for x in range(min(xs), max(xs)))


def apart(first: tuple[tuple[int, int], ...], second: tuple[tuple[int, int], ...]) -> int:
    """How many squares two things are apart, nearest to nearest."""
    return min(distance(*a, *b) for a in first for b in second)


def arrow(unit: SceneUnit) -> str:
    """Where a unit faces."""
    return ARROWS[round(unit.facing / 45) % 8]


def looks(piece: ScenePiece) -> int | None:
    """Which way a piece looks, in degrees counter-clockwise from east; its tag counts eighths from north."""
    tag = next((tag for tag in piece.tags if tag.startswith("facing:")), "")
    return (90 - 45 * int(tag[7:])) % 360 if tag[7:].isdecimal() else None


class Board:
    """The cells of the drawing, filled from a scene."""

    def __init__(self, scene: Scene, grid: SceneGrid, letters: dict[str, str], signs: dict[str, str]) -> None:
        self.scene, self.grid, self.letters, self.signs = scene, grid, letters, signs
        self.east: dict[tuple[int, int], str] = {}
        self.north: dict[tuple[int, int], str] = {}
        for edge in grid.edges:
            x, y = min(edge.a[0], edge.b[0]) // grid.square, min(edge.a[1], edge.b[1]) // grid.square
            if edge.a[0] == edge.b[0]:
                self.east[x - 1, y] = edge.kind
            else:
                self.north[x, y - 1] = edge.kind
        self.terrain: dict[tuple[int, int], str] = {}
        for piece in scene.pieces:
            for square in covered(grid, piece.outline):
                sign = INSIDE.get(piece.kind, signs[piece.kind])
                if (way := looks(piece)) is not None:
                    sign += ARROWS[way // 45]
                self.terrain[square] = self.terrain.get(square, "") + sign
        self.units: dict[tuple[int, int], list[str]] = {}
        for unit in scene.units:
            for n, square in enumerate(unit.squares):
                self.units.setdefault(square, []).append(self.token(unit, first=n == 0))

    def token(self, unit: SceneUnit, *, first: bool) -> str:
        """A unit in its square: letter, facing and how many are left; in further squares small."""
        letter = self.letters[unit.id]
        if not first:
            return letter.lower()
        level = f"+{unit.level}" if unit.level else ""
        return f"{letter}{arrow(unit)}{unit.figures if unit.strength > 1 else ''}{level}"

    def rows(self, marks: dict[tuple[int, int], str]) -> list[str]:
        """The lines of the drawing, from the north."""
        grid = self.grid
        lines = []
        for y in range(grid.rows - 1, -1, -1):
            lines.append("   " + self._line(y))
            for half in (0, 1):
                label = f"{y + 1:>2} " if half == 0 else "   "
                lines.append(label + self._cells(y, half, marks))
        lines.append("   " + self._line(-1))
        names = "".join(f"{column_name(x):^{WIDE + 1}}" for x in range(grid.columns))
        return ["    " + names.rstrip(), *lines, "    " + names.rstrip()]

    def _line(self, y: int) -> str:
        edge = y in (-1, self.grid.rows - 1)
        parts = []
        for x in range(self.grid.columns):
            kind = self.north.get((x, y), "")
            parts.append("-" * WIDE if edge and not kind else ACROSS[kind])
        return "+" + "+".join(parts) + "+"

    def _cells(self, y: int, half: int, marks: dict[tuple[int, int], str]) -> str:
        text = "|"
        for x in range(self.grid.columns):
            standing = self.units.get((x, y), [])
            if half == 0:
                inside = " ".join(standing[:2])
            else:
                inside = self.terrain.get((x, y), "")[:2] + marks.get((x, y), "")
                inside += " " + " ".join(standing[2:]) if standing[2:] else ""
            last = x == self.grid.columns - 1
            kind = self.east.get((x, y), "")
            text += f"{inside[:WIDE]:<{WIDE}}" + ("|" if last and not kind else UPRIGHT[kind][half])
        return text


def draw_squares(
    scene: Scene, letters: dict[str, str], signs: dict[str, str], marks: dict[str, str], say: Messages
) -> list[str]:
    """The board with its walls, terrain, units and objectives; the legend is the caller's."""
    grid = scene.grid
    if grid is None:
        return []
    zones = {square: marks[zone.id] for zone in scene.zones for square in covered(grid, zone.outline)}
    legend = textwrap.wrap(say.say("squares-legend"), WIDEST, initial_indent="   ", subsequent_indent="   ")
    return [*Board(scene, grid, letters, signs).rows(zones), *legend]
