"""The table drawn in letters: terrain, zones, figures; one column a centimetre or so, at most 100 wide."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from escarmouche.cli.squares import INSIDE, draw_squares
from escarmouche.cli.terminal import WIDTH
from escarmouche.engine.names import Names, kind_name, side_name
from escarmouche.engine.scene import Point, Scene, SceneFigure, ScenePiece, SceneZone, hull
from escarmouche.engine.sentences import Messages
from escarmouche.space.shapes import Polygon, polygon_of

STEPS = (50, 100, 125, 200, 250, 400, 500, 1000)
"""Hundredths of a centimetre a column may stand for; a row stands for twice as much."""
MOST_ROWS = 50
MARGIN = 5
"""Columns left of the table: the scale."""
PANEL = 18
"""Columns a panel beside the table needs to be worth it."""
EMPTY = " "
KINDS = {
    "wall": "#", "building": "#", "ruin": "%", "water": "~", "river": "~", "wire": "*", "barbed_wire": "*",
    "container": "=", "wood": "^", "hedge": ":", "fence": "|", "barricade": "&", "rubble": "%", "crater": "(",
    "tree": "^", "construction": "@", "swamp": "\"", "ammo_crate": "=", "tank_trap": "x", "trench": "_",
    "minefield": "!", "smoke": "$", "bunker": "&", "strongpoint": ";", "mound": "/",
}  # fmt: skip
SPARE = "%&$!?;^:|"
ZONE_SIGNS = "1234567890@/<>{}[]\\"
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
SIDES = 4
"""How many sides have letters and a colour of their own."""
Paint = Callable[[str, str], str]
"""(text, style) -> text."""


def letters(scene: Scene) -> dict[str, str]:
    """The letter of each unit: A to M for the first of two sides, N to Z for the second; then round again.

    Three or four sides have eight or six letters each.
    """
    sides = list(dict.fromkeys(unit.side for unit in scene.units))
    size = len(ALPHABET) // max(2, min(len(sides), SIDES))
    of_unit: dict[str, str] = {}
    for n, side in enumerate(sides):
        alphabet = ALPHABET[n % SIDES * size :][:size]
        own = [unit.id for unit in scene.units if unit.side == side]
        of_unit |= {id: alphabet[number % size] for number, id in enumerate(own)}
    return of_unit


def figure_letter(figure: SceneFigure, unit_letters: dict[str, str]) -> str:
    """Capitals for those who lead and for anything larger than infantry, small letters for the others."""
    letter = unit_letters.get(figure.unit, "?")
    leads = figure.role in ("leader", "officer") or figure.shape not in ("infantry", "heavy")
    return letter if leads else letter.lower()


def marks(scene: Scene) -> dict[str, str]:
    """The sign of each zone, no two alike while there are signs: areas first, then stretches of the edge."""
    ordered = sorted(scene.zones, key=lambda zone: len(zone.outline) == 2)
    return {zone.id: ZONE_SIGNS[n % len(ZONE_SIGNS)] for n, zone in enumerate(ordered)}


def kind_signs(scene: Scene) -> dict[str, str]:
    """The sign of each kind of terrain that is there, no two alike."""
    signs: dict[str, str] = {}
    for kind in dict.fromkeys(piece.kind for piece in scene.pieces):
        wanted = KINDS.get(kind, "")
        if not wanted or wanted in signs.values():
            wanted = next((sign for sign in SPARE if sign not in signs.values()), "%")
        signs[kind] = wanted
    return signs


class Grid:
    """The cells of the drawing; row 0 is the north edge."""

    def __init__(self, scene: Scene) -> None:
        wide = WIDTH - MARGIN - 2
        self.step = next(
            (s for s in STEPS if scene.width <= s * wide and scene.depth <= 2 * s * MOST_ROWS), STEPS[-1]
        )
        self.scene = scene
        self.columns = -(-scene.width // self.step)
        self.rows = -(-scene.depth // (2 * self.step))
        self.cells = [[(EMPTY, "")] * self.columns for _ in range(self.rows)]

    def cell(self, x: int, y: int) -> tuple[int, int]:
        """Row and column of a point of the table."""
        row = self.rows - 1 - min(self.rows - 1, max(0, y // (2 * self.step)))
        return row, min(self.columns - 1, max(0, x // self.step))

    def middle(self, row: int, column: int) -> Point:
        """The point a cell stands for."""
        return column * self.step + self.step // 2, (self.rows - 1 - row) * 2 * self.step + self.step

    def put(self, row: int, column: int, sign: str, style: str = "") -> None:
        self.cells[row][column] = (sign, style)

    def piece(self, piece: ScenePiece, sign: str) -> None:
        """Every cell whose middle lies in the footprint; a thin piece at least along its edges."""
        polygon = polygon_of(piece.outline)
        filled = False
        for row, column in self.inside(polygon):
            self.put(row, column, sign)
            filled = True
        x0, y0, x1, y1 = polygon.box
        if not filled or min(x1 - x0, y1 - y0) < 2 * self.step:
            for a, b in zip(piece.outline, (*piece.outline[1:], piece.outline[0]), strict=True):
                for row, column in self.along(a, b):
                    self.put(row, column, sign)

    def inside(self, polygon: Polygon) -> Iterator[tuple[int, int]]:
        """Cells whose middle is in a polygon."""
        x0, y0, x1, y1 = polygon.box
        low, left = self.cell(x0, y0)
        high, right = self.cell(x1, y1)
        for row in range(high, low + 1):
            for column in range(left, right + 1):
                if polygon.contains(self.middle(row, column)):
                    yield row, column

    def along(self, a: Point, b: Point) -> Iterator[tuple[int, int]]:
        """Cells under a straight line."""
        length = max(abs(b[0] - a[0]), abs(b[1] - a[1]))
        steps = max(1, length // (self.step // 2))
        seen = set()
        for n in range(steps + 1):
            spot = self.cell(a[0] + (b[0] - a[0]) * n // steps, a[1] + (b[1] - a[1]) * n // steps)
            if spot not in seen:
                seen.add(spot)
                yield spot

    def zone(self, zone: SceneZone, sign: str) -> None:
        """A line of dots round an area or along an edge, its sign in the middle."""
        outline = zone.outline
        if len(outline) > 1:
            ends = zip(outline, (*outline[1:], outline[0]) if len(outline) > 2 else outline[1:], strict=False)
            for a, b in ends:
                for row, column in self.along(a, b):
                    if self.cells[row][column][0] == EMPTY:
                        self.put(row, column, ".")
        x = sum(p[0] for p in outline) // len(outline)
        y = sum(p[1] for p in outline) // len(outline)
        self.put(*self.cell(x, y), sign, "bold")

    def figure(self, figure: SceneFigure, sign: str, style: str) -> None:
        """A figure in its cell, or in the nearest cell beside it when another figure is there.

        A hull fills the cells it stands on.
        """
        if corners := hull(figure):
            for row, column in self.inside(polygon_of(corners)):
                if not self.cells[row][column][0].isalpha():
                    self.put(row, column, sign, style)
        row, column = self.cell(figure.x, figure.y)
        for right, down in ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1)):
            r, c = row + down, column + right
            if 0 <= r < self.rows and 0 <= c < self.columns and not self.cells[r][c][0].isalpha():
                self.put(r, c, sign, style)
                return


def draw(scene: Scene, say: Messages, paint: Paint) -> list[str]:
    """The rows of the drawing with its scale, and the legend beside it or below."""
    signs, zone_marks, unit_letters = kind_signs(scene), marks(scene), letters(scene)
    if scene.grid is not None:
        rows = draw_squares(scene, unit_letters, signs, zone_marks, say)
        return [*rows, *_packed(legend_of(scene, say, signs, zone_marks))]
    grid = Grid(scene)
    for piece in scene.pieces:
        grid.piece(piece, signs[piece.kind])
    for zone in sorted(scene.zones, key=lambda z: len(z.outline) > 2 and _size(z), reverse=True):
        grid.zone(zone, zone_marks[zone.id])
    sides = list(dict.fromkeys(unit.side for unit in scene.units))
    for figure in sorted(scene.figures, key=lambda f: not figure_letter(f, unit_letters).isupper()):
        style = f"side{sides.index(figure.side) % SIDES}"
        grid.figure(figure, figure_letter(figure, unit_letters), style)
    rows = _framed(grid, paint)
    legend = legend_of(scene, say, signs, zone_marks)
    room = WIDTH - MARGIN - grid.columns - 4
    if room >= PANEL and max((len(x) for x in legend), default=0) <= room:
        return [row + ("  " + legend[n - 1] if 0 < n <= len(legend) else "") for n, row in enumerate(rows)]
    return [*rows, *_packed(legend)]


def _size(zone: SceneZone) -> int:
    x0, y0, x1, y1 = polygon_of(zone.outline).box
    return (x1 - x0) * (y1 - y0)


def _framed(grid: Grid, paint: Paint) -> list[str]:
    """The cells with the scale every ten of the measure: along the top and on the left."""
    one = grid.scene.measure.hundredths
    tick = 10 * one
    scale = [" "] * (grid.columns + 4)
    for x in range(0, grid.scene.width + 1, tick):
        label, at = str(x // one), min(x // grid.step, grid.columns)
        scale[at : at + len(label)] = label
    rows = [" " * MARGIN + "".join(scale).rstrip()]
    depth = grid.scene.depth
    ticks = {grid.cell(0, min(y, depth - 1))[0]: y // one for y in range(0, depth + 1, tick)}
    for n, cells in enumerate(grid.cells):
        label = f"{ticks[n]:>3} " if n in ticks else "    "
        line = "".join(paint(sign, style) if style else sign for sign, style in cells)
        rows.append(f"{label}{'+' if n in ticks else '|'}{line}|")
    rows.append(" " * (MARGIN - 1) + "+" + "-" * grid.columns + "+")
    return rows


def legend_of(scene: Scene, say: Messages, signs: dict[str, str], zone_marks: dict[str, str]) -> list[str]:
    """What the signs mean: kinds of terrain with their heights, zones with who holds them."""
    lines = []
    for kind, sign in signs.items():
        if scene.grid is not None:
            sign = INSIDE.get(kind, sign)
        heights = sorted({piece.height for piece in scene.pieces if piece.kind == kind})
        lines.append(f"{sign} {kind_name(kind, say)} {height_text(heights, scene, say)}".rstrip())
    names = Names(say, scene)
    for zone in sorted(scene.zones, key=lambda zone: len(zone.outline) == 2):
        owner = side_name(zone.owner, scene, say) if zone.owner else ""
        lines.append(f"{zone_marks[zone.id]} {names.name(zone.id)}" + (f" {owner}" if owner else ""))
    return lines


def height_text(heights: list[int], scene: Scene, say: Messages) -> str:
    """Heights of a kind of terrain: one, or from the lowest to the highest."""
    if not heights or heights == [0]:
        return ""
    one, name = scene.measure.hundredths, scene.measure.name
    if len(heights) == 1:
        return say.say("height", cm=heights[0] / one, measure=name)
    return say.say("heights", low=heights[0] / one, high=heights[-1] / one, measure=name)


def _packed(legend: list[str]) -> list[str]:
    """Legend entries several to a row."""
    rows: list[str] = []
    for entry in legend:
        if rows and len(rows[-1]) + len(entry) + 3 <= WIDTH:
            rows[-1] += "   " + entry
        else:
            rows.append(" " * MARGIN + entry)
    return rows
