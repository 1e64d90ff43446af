"""What is drawn of Battlefield: miniatures where they stand, hulls, smoke, objectives, cards."""

from __future__ import annotations

from functools import lru_cache

from escarmouche.engine import scene as scenes
from escarmouche.engine.scene import (
    PieceState,
    Scene,
    SceneFigure,
    SceneMeasure,
    ScenePiece,
    SceneScore,
    SceneSign,
    SceneUnit,
    SceneZone,
    Words,
    drawn_pieces,
)
from escarmouche.engine.sentences import LANGUAGES, messages, words
from escarmouche.games.dust.client.signs import CARRYING, PILOTLESS, SIGNS, STATES
from escarmouche.games.dust.client.unit_cards import card_lines, carries, riders, role, shape
from escarmouche.games.dust.table import (
    ABOARD,
    ALL,
    BOARD,
    GONE,
    HIDDEN,
    INFANTRY,
    OBJECTIVE,
    OFF,
    RESERVE,
    SMOKE,
    SUPPRESSED,
    UNDER_FIRE,
    Card,
    Thing,
    Unit,
    things_of,
)
from escarmouche.games.dust_battlefield.armies.platoons import RULES
from escarmouche.games.dust_battlefield.chapters import arrival, platoons
from escarmouche.games.dust_battlefield.chapters.ground import bodies
from escarmouche.games.dust_battlefield.chapters.ground.kinds import AREA, EDGE_SIGHT
from escarmouche.games.dust_battlefield.chapters.ground.sight import SMOKE_HEIGHT, SMOKE_RADIUS
from escarmouche.games.dust_battlefield.chapters.objectives import RADIUS
from escarmouche.games.dust_battlefield.client.view import view
from escarmouche.games.dust_battlefield.rules import LEDGER
from escarmouche.games.dust_battlefield.setup import scenario
from escarmouche.games.dust_battlefield.table import AMBUSH, MARCHED, Table
from escarmouche.space.shapes import disc_polygon

GAME = "dust_battlefield"
STAR = "★"
MEASURE = SceneMeasure("cm", 100)
SURFACES = {"front": "mud", "village": "snow", "coast": "desert", "forest": "moor"}
"""What the bare ground of a table made by hand is."""
MOST_DICE = 3
SHOWN = {
    UNDER_FIRE: SceneSign("M-6 0L-2 0M2 0L6 0M0 -6L0 -2M0 2L0 6"),
    SUPPRESSED: SceneSign("M-5 -5L5 5M5 -5L-5 5M-6 6H6", grave=True),
    MARCHED: SceneSign("M-5 -4L0 0L-5 4M0 -4L5 0L0 4"),
}
"""Signs of this game besides those of Dust."""
PLACES = {
    BOARD: "table", ABOARD: "aboard", OFF: "off", RESERVE: "reserve", AMBUSH: "reserve", HIDDEN: "reserve",
    GONE: "gone",
}  # fmt: skip


@lru_cache(maxsize=256)
def _word(kind: str, key: str) -> Words:
    return words(f"scene-{kind}-{key}", GAME)


def scene(table: Table, side: str) -> Scene:
    """What `side` sees of the table; an empty side is a spectator."""
    table = view(table, side)
    return Scene(
        width=table.ground.width,
        depth=table.ground.depth,
        pieces=(*drawn_pieces(table.ground, looked_into(table)), *_smoke(table)),
        figures=tuple(
            [f for unit in table.units.values() if unit.place == BOARD for f in figures(table, unit)]
        ),
        units=tuple([scene_unit(table, unit) for unit in table.units.values()]),
        zones=tuple([_objective(table, mark) for mark in things_of(table, OBJECTIVE)]),
        scores=tuple(
            [SceneScore(s.id, _word("score", "points"), str(s.points)) for s in table.sides.values()]
        ),
        headline=scenes.headline(table.turn, scenario.turns(table), called(table), game=GAME),
        acting=table.turn.unit,
        called=called(table),
        signs={**SIGNS, **SHOWN},
        measure=MEASURE,
        surface=SURFACES.get(str(table.setting.options.get("terrain", "")), ""),
    )


def looked_into(table: Table) -> dict[str, PieceState]:
    """How deep one looks into woods and buildings from their edge (DB-LOS-04, DB-LOS-06)."""
    deep = PieceState(seen_into=EDGE_SIGHT)
    return {piece.id: deep for piece in table.ground.pieces if AREA in piece.traits and piece.height}


def _smoke(table: Table) -> list[ScenePiece]:
    return [
        ScenePiece(
            cloud.id,
            SMOKE,
            disc_polygon((cloud.x, cloud.y), SMOKE_RADIUS, 32).points,
            SMOKE_HEIGHT,
            (f"until:{cloud.until}",),
            seen_into=EDGE_SIGHT,
        )
        for cloud in things_of(table, SMOKE)
    ]


def _objective(table: Table, mark: Thing) -> SceneZone:
    ring = disc_polygon((mark.x, mark.y), RADIUS).points
    owner = next((s.id for s in table.sides.values() if mark.half and s.half == mark.half), "")
    return SceneZone(mark.id, "point", words("zone-objective", GAME), ring, owner, STAR, goal=True)


def looks_somewhere(card: Card) -> bool:
    """Whether it matters where a miniature looks."""
    return card.type != INFANTRY or any(weapon.arc != ALL for weapon in card.weapons)


def figures(table: Table, unit: Unit) -> list[SceneFigure]:
    """The miniatures of a unit on the table, where they stand."""
    card = table.setting.cards[unit.card]
    states = tuple([s for s in (*STATES, *SHOWN) if s in unit.markers])
    shown = []
    for body in bodies.of(table, unit.id):
        record = table.figures[body.figure]
        half = (0, 0) if body.hull is None else (body.hull.half_length, body.hull.half_width)
        radius = max(half) or body.radius
        shown.append(
            SceneFigure(
                body.figure, unit.id, unit.side, record.x, record.y, record.z, radius,
                record.facing if looks_somewhere(card) else -1, shape(card), role(card, record.soldier),
                states, carries=carries(card, record.soldier), length=2 * half[0], width=2 * half[1],
            )
        )  # fmt: skip
    return shown


def scene_unit(table: Table, unit: Unit) -> SceneUnit:
    """The card of a unit with its boxes ticked."""
    card = table.setting.cards[unit.card]
    left = len(unit.figures)
    if card.damage:
        left = max(0, card.damage - unit.boxes) if unit.figures else 0
    states = [s for s in (*STATES, *SHOWN) if s in unit.markers]
    if unit.pilotless:
        states.append(PILOTLESS)
    if riders(table, unit):
        states.append(CARRYING)
    on_table = {body.figure for body in bodies.of(table, unit.id)} if unit.place == BOARD else set()
    return SceneUnit(
        unit.id, unit.side, card.name, left, card.damage or len(unit.roster), tuple(states),
        tuple(card_lines(table, unit, card, GAME)), PLACES[unit.place], carrier=unit.carrier,
        shape=shape(card),
        due=due(table, unit),
        group=platoon_of(table, unit),
        carried={
            id: carries(card, table.figures[id].soldier)
            for id in unit.roster
            if card.soldiers and id not in on_table
        },
    )  # fmt: skip


def due(table: Table, unit: Unit) -> Words:
    """When a unit in reserve may come: how many dice it throws now (DB-SPEC-08, DB-SPEC-11)."""
    if unit.place not in (RESERVE, AMBUSH):
        return {}
    dice, _ = arrival.reserve_dice(table, unit.id)
    return _word("due", "now" if dice < 0 else str(min(dice, MOST_DICE)))


def platoon_of(table: Table, unit: Unit) -> Words:
    """The platoon a unit belongs to or supports; nothing for an independent one."""
    kind = platoons.kind_of(table, unit.id)
    return dict(LEDGER.rules[RULES[kind]].title) if kind else {}


def called(table: Table) -> dict[str, Words]:
    """What the sides are called: by their blocs, numbered where both are of the same."""
    blocs = tuple([side.bloc for side in table.sides.values()])
    return {side: _side_words(side, n, blocs) for n, side in enumerate(table.sides)}


@lru_cache(maxsize=64)
def _side_words(side: str, n: int, blocs: tuple[str, ...]) -> Words:
    if not messages("en", GAME).has(f"scene-bloc-{blocs[n]}"):
        return dict.fromkeys(LANGUAGES, side)
    bloc = _word("bloc", blocs[n])
    return bloc if blocs.count(blocs[n]) == 1 else {lang: f"{bloc[lang]} {n + 1}" for lang in LANGUAGES}
