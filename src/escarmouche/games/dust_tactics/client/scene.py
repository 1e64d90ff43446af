"""What a client draws of a table of Dust Tactics, in words that need no rulebook."""

from __future__ import annotations

from functools import lru_cache

from escarmouche.engine import scene as scenes
from escarmouche.engine.scene import (
    Point,
    Scene,
    SceneEdge,
    SceneFigure,
    SceneGrid,
    SceneMeasure,
    ScenePiece,
    SceneScore,
    SceneUnit,
    SceneZone,
    Words,
)
from escarmouche.engine.sentences import LANGUAGES, messages, words
from escarmouche.games.dust.client.signs import CARRYING, PILOTLESS, SIGNS, STATES
from escarmouche.games.dust.client.unit_cards import card_lines, carries, riders, role, shape
from escarmouche.games.dust.client.view import view
from escarmouche.games.dust.table import (
    ABOARD,
    AIRCRAFT,
    ALL,
    BOARD,
    GONE,
    HERO,
    HIDDEN,
    HUGE,
    INFANTRY,
    LARGE,
    OBJECTIVE,
    OFF,
    RESERVE,
    SMOKE,
    Card,
    Table,
    Unit,
    things_of,
)
from escarmouche.games.dust_tactics.chapters.board.board import OPENING, SQUARE, WALL, board_of, degrees
from escarmouche.games.dust_tactics.chapters.board.occupancy import squares
from escarmouche.games.dust_tactics.chapters.board.things import square_of
from escarmouche.games.dust_tactics.setup import scenario

PLACES = {BOARD: "table", ABOARD: "aboard", OFF: "off", HIDDEN: "off", RESERVE: "reserve", GONE: "gone"}
STOREY = 300
"""Height of a floor, as it is drawn."""
SCORES = ("points", "score")
STAR = "★"
MEASURE = SceneMeasure("squares", SQUARE)
SPREAD = {
    1: ((0, 0),),
    2: ((-220, 0), (220, 0)),
    3: ((-240, -160), (240, -160), (0, 220)),
    4: ((-230, -200), (230, -200), (-230, 200), (230, 200)),
    5: ((-260, -230), (260, -230), (-260, 230), (260, 230), (0, 0)),
    6: ((-280, -200), (0, -200), (280, -200), (-280, 200), (0, 200), (280, 200)),
}
"""Where the miniatures of a squad stand in their square, from its middle."""
ASIDE = ((0, -360), (0, 360))
"""Where heroes stand in a square that they share."""
ALOFT, SMALL = (270, 270), 230
"""Where an aircraft of one square is drawn, and how large, over somebody else."""


SURFACES = {"front": "mud", "village": "snow"}
"""What the bare ground of a table made by hand is."""


@lru_cache(maxsize=256)
def _word(kind: str, key: str) -> Words:
    return words(f"scene-{kind}-{key}", "dust_tactics")


BUILDS = {"allies": "plain", "axis": "horns", "ssu": "dome"}
"""How the people of each bloc look from far."""


def scene(table: Table, side: str) -> Scene:
    """What `side` sees of the table; an empty side is a spectator."""
    table = view(table, side)
    return Scene(
        width=table.ground.width,
        depth=table.ground.depth,
        pieces=scene_pieces(table),
        figures=tuple(
            figure for unit in table.units.values() if unit.place == BOARD for figure in figures(table, unit)
        ),
        units=tuple(scene_unit(table, unit) for unit in table.units.values()),
        zones=scene_zones(table),
        scores=tuple(
            SceneScore(side.id, _word("score", key), str(getattr(side, key)), decides=key == "score")
            for side in table.sides.values()
            for key in SCORES
            if key != "score" or scenario.of(table).scores
        ),
        headline=headline(table),
        grid=grid(table),
        acting=table.turn.unit,
        called=_sides(table),
        signs=SIGNS,
        measure=MEASURE,
        surface=SURFACES.get(str(table.setting.options.get("terrain", "")), ""),
        builds=scenes.builds_of({side.id: side.bloc for side in table.sides.values()}, BUILDS),
    )


def scene_pieces(table: Table) -> tuple[ScenePiece, ...]:
    """Terrain on squares; what lies on edges is told by the grid, smoke is drawn like terrain."""
    pieces = [
        ScenePiece(p.id, p.kind, p.footprint, p.height, tuple(sorted(p.traits)))
        for p in table.ground.pieces
        if p.kind not in (WALL, OPENING)
    ]
    pieces += [
        ScenePiece(cloud.id, cloud.kind, outline(*square_of(cloud)), 0, (f"until:{cloud.until}",))
        for cloud in things_of(table, SMOKE)
    ]
    return tuple(pieces)


def outline(x: int, y: int) -> tuple[Point, ...]:
    """The corners of a square."""
    x0, y0, x1, y1 = x * SQUARE, y * SQUARE, (x + 1) * SQUARE, (y + 1) * SQUARE
    return (x0, y0), (x1, y0), (x1, y1), (x0, y1)


def grid(table: Table) -> SceneGrid:
    """The squares, and the walls and openings between them."""
    board = board_of(table)
    edges = board.edges
    walled = []
    for cell in range(board.cells):
        x, y = board.place(cell)
        for side, walls, small, large in (
            ("east", edges.east, edges.small_east, edges.large_east),
            ("north", edges.north, edges.small_north, edges.large_north),
        ):
            if not walls >> cell & 1:
                continue
            kind = "large" if large >> cell & 1 else "small" if small >> cell & 1 else "wall"
            a = ((x + 1) * SQUARE, y * SQUARE) if side == "east" else (x * SQUARE, (y + 1) * SQUARE)
            walled.append(SceneEdge(a, ((x + 1) * SQUARE, (y + 1) * SQUARE), kind))
    return SceneGrid(SQUARE, board.columns, board.rows, tuple(walled), board.levels)


def looks_somewhere(card: Card) -> bool:
    """Whether it matters where a unit looks: infantry fights all round, but for guns with an arc (DT-ARC)."""
    return card.type != INFANTRY or any(weapon.arc != ALL for weapon in card.weapons)


def covered(table: Table, unit: Unit) -> tuple[Point, ...]:
    """Columns and rows of the squares a unit on the board covers."""
    board = board_of(table)
    return tuple(board.place(cell) for cell in squares(table, unit.id))


def figures(table: Table, unit: Unit) -> list[SceneFigure]:
    """The miniatures of a unit on the board, spread over its square; a hero who shares one stands aside."""
    card = table.setting.cards[unit.card]
    places = covered(table, unit)
    x = sum(p[0] for p in places) * SQUARE // len(places) + SQUARE // 2
    y = sum(p[1] for p in places) * SQUARE // len(places) + SQUARE // 2
    if card.kind == HERO:
        dx, dy = _aside(table, unit)
        x, y = x + dx, y + dy
    shown = unit.figures
    radius = {LARGE: 700, HUGE: 900}.get(card.size, 400 if card.type != INFANTRY else 130)
    if card.type == AIRCRAFT and len(places) == 1 and _shared(table, unit, places[0]):
        x, y, radius = x + ALOFT[0], y + ALOFT[1], SMALL
    spread = SPREAD.get(len(shown), SPREAD[6])
    return [
        SceneFigure(
            id,
            unit.id,
            unit.side,
            x + spread[n % len(spread)][0],
            y + spread[n % len(spread)][1],
            unit.level * STOREY,
            radius,
            degrees(unit.facing) if looks_somewhere(card) else -1,
            shape(card),
            role(card, table.figures[id].soldier),
            tuple(s for s in STATES if s in unit.markers),
            carries=carries(card, table.figures[id].soldier),
        )
        for n, id in enumerate(shown)
    ]


def _shared(table: Table, unit: Unit, square: Point) -> bool:
    """Whether somebody else is in a square, on whatever floor."""
    return any(
        other.id != unit.id and other.place == BOARD and square in covered(table, other)
        for other in table.units.values()
    )


def _aside(table: Table, hero: Unit) -> Point:
    """How far from the middle of his square a hero stands: each at a spot of his own where he shares it."""
    there = [u for u in table.units.values() if u.place == BOARD and (u.x, u.y) == (hero.x, hero.y)]
    heroes = [u.id for u in there if table.setting.cards[u.card].kind == HERO]
    return ASIDE[heroes.index(hero.id) % len(ASIDE)] if len(there) > 1 else (0, 0)


def scene_unit(table: Table, unit: Unit) -> SceneUnit:
    """The card of a unit with its boxes ticked."""
    card = table.setting.cards[unit.card]
    strength = card.damage or len(unit.roster)
    left = len(unit.figures)
    if card.damage:
        left = max(0, card.damage - unit.boxes) if unit.figures else 0
    states = [s for s in STATES if s in unit.markers]
    if unit.pilotless:
        states.append(PILOTLESS)
    if riders(table, unit):
        states.append(CARRYING)
    return SceneUnit(
        unit.id,
        unit.side,
        card.name,
        left,
        strength,
        tuple(states),
        tuple(card_lines(table, unit, card, "dust_tactics")),
        PLACES[unit.place],
        covered(table, unit) if unit.place == BOARD else (),
        degrees(unit.facing),
        unit.level,
        unit.carrier,
        shape(card),
        carried={
            id: carries(card, table.figures[id].soldier)
            for id in unit.roster
            if card.soldiers and (unit.place != BOARD or id not in unit.figures)
        },
    )


def scene_zones(table: Table) -> tuple[SceneZone, ...]:
    """The objectives."""
    return tuple(
        SceneZone(
            mark.id,
            "point",
            words("zone-objective", "dust_tactics"),
            outline(*square_of(mark)),
            _owner(table, mark.half),
            STAR,
            goal=True,
        )
        for mark in things_of(table, OBJECTIVE)
    )


def _owner(table: Table, half: str) -> str:
    return next((side.id for side in table.sides.values() if half and side.half == half), "")


def headline(table: Table) -> Words:
    """Turn, who plays, or who has won."""
    return scenes.headline(table.turn, scenario.turns(table), _sides(table), game="dust_tactics")


def _sides(table: Table) -> dict[str, Words]:
    """What the sides are called: by their blocs, numbered where both are of the same."""
    blocs = [side.bloc for side in table.sides.values()]
    return {side: _side_words(side, n, tuple(blocs)) for n, side in enumerate(table.sides)}


@lru_cache(maxsize=64)
def _side_words(side: str, n: int, blocs: tuple[str, ...]) -> Words:
    """What one of the sides is called; one whose book is of no known bloc, by its id."""
    if not messages("en", "dust_tactics").has(f"scene-bloc-{blocs[n]}"):
        return dict.fromkeys(LANGUAGES, side)
    bloc = _word("bloc", blocs[n])
    return bloc if blocs.count(blocs[n]) == 1 else {lang: f"{bloc[lang]} {n + 1}" for lang in LANGUAGES}
