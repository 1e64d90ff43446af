"""A scene: what is to be drawn and asked, in words that need no rulebook. Every client draws scenes only."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import cos, radians, sin
from types import MappingProxyType
from zlib import crc32

import msgspec

from escarmouche.engine.sentences import LANGUAGES, messages
from escarmouche.engine.table import DRAW, Turn
from escarmouche.space.terrain import Ground

Point = tuple[int, int]
Words = dict[str, str]
"""A name in each language: {en: …, fr: …}."""


VOCABULARY = frozenset({
    # how zones are drawn, what figures are and look like, where units are
    "point", "area", "edge", "mark", "lying", "shaken", "damaged", "immobile", "disarmed", "crowned",
    "crewed", "done", "watch", "good", "warn", "ill", "fire",
    "soldier", "leader", "officer", "hero", "specialist", "heavy", "infantry", "walker", "tank", "car",
    "aircraft", "skimmer", "table", "reserve", "off", "aboard", "gone", "cm", "pas", "squares",
    # ground and pieces
    "wall", "wire", "water", "container", "building", "ruin", "door", "opening", "small", "large", "opaque",
    "city", "snow", "desert", "deck", "mud", "moor",
    "plain", "crest", "horns", "fins", "broad", "hood", "spikes", "dome",
})  # fmt: skip
"""Words of scenes that clients may know: how things are drawn, in no game's own words. Kinds and tags of
pieces beyond these choose a drawing; a client draws a kind that it does not know as a plain block."""


class ScenePart(msgspec.Struct, frozen=True):
    """A part of something that can be damaged on its own: an arm, a side, a roof."""

    name: Words
    left: int
    full: int
    figure: str = ""
    """The figure it belongs to, in a unit of several."""
    note: Words = {}
    """What has become of it, where the numbers do not say so."""


class ScenePiece(msgspec.Struct, frozen=True):
    """A piece of terrain. `kind` is one of a few words: wall, wire, water, container, building, ruin …"""

    id: str
    kind: str
    outline: tuple[Point, ...]
    height: int
    tags: tuple[str, ...] = ()
    name: Words = {}
    """What it is called, if not by its kind."""
    lines: tuple[tuple[Words, str], ...] = ()
    """(what, value), as of units: its state."""
    parts: tuple[ScenePart, ...] = ()
    seen_into: int = 0
    """How deep one sees into it from its edge, in hundredths; 0 where that is not limited."""


class SceneFigure(msgspec.Struct, frozen=True):
    """A figure. `shape`: infantry, heavy, walker, tank, car …; `role`: soldier, leader, officer …"""

    id: str
    unit: str
    side: str
    x: int
    y: int
    z: int
    radius: int
    facing: int
    """Degrees counter-clockwise from east; -1 for one who has no facing of his own."""
    shape: str = "infantry"
    role: str = "soldier"
    states: tuple[str, ...] = ()
    letter: str = ""
    carries: tuple[str, ...] = ()
    """What tells it from its mates, weapons by name."""
    length: int = 0
    """Of an oblong hull: how long it is along its facing; 0 for a round base."""
    width: int = 0


class SceneUnit(msgspec.Struct, frozen=True):
    """The card of a unit: its name, its states and a few lines of figures to show."""

    id: str
    side: str
    name: Words
    figures: int
    strength: int
    states: tuple[str, ...] = ()
    lines: tuple[tuple[Words, str], ...] = ()
    """(what, value): movement, armour, boxes …"""
    place: str = "table"
    """table | reserve | off | aboard | gone"""
    squares: tuple[Point, ...] = ()
    """On a grid, the columns and rows it covers."""
    facing: int = 0
    """On a grid, degrees as those of figures."""
    level: int = 0
    """On a grid, the floor it is on; 0 for the ground."""
    carrier: str = ""
    """The unit it rides in or pilots."""
    shape: str = "infantry"
    """What its card shows while no figure of it is on the table."""
    members: dict[str, Words] = {}
    """What each of its figures is called, fallen ones too, in a game of single figures."""
    carried: dict[str, tuple[str, ...]] = {}
    """What those of its figures carry that are not on the table, fallen ones too: names stay."""
    roles: dict[str, str] = {}
    """What its figures are by their sheets, fallen ones too, if more than soldiers: names stay."""
    parts: tuple[ScenePart, ...] = ()
    """What is left of its structure, part by part."""
    price: int = 0
    """What it costs to have, where it can be bought."""
    due: Words = {}
    """When it may come, while it waits."""
    group: Words = {}
    """The platoon or section it belongs to: those of one name stand together in lists."""


class SceneZone(msgspec.Struct, frozen=True):
    """An area or a point that means something: an objective, an entry, something that lies about."""

    id: str
    kind: str
    """How it is drawn: point (a flag), area, edge (where somebody comes in), mark (something lying there)."""
    name: Words
    outline: tuple[Point, ...]
    owner: str = ""
    sign: str = ""
    """Of a point, the letter on its flag; of a mark, the path of its drawing, about 20 by 20."""
    goal: bool = False
    """Whether it is worth having."""
    look: str = ""
    """Of a mark: ill (somebody is hurt), fire (its whole area burns); empty for anything else."""
    quiet: bool = False
    """Whether it is drawn only while it is pointed at."""
    lines: tuple[tuple[Words, str], ...] = ()
    """(what, value), as of units: who holds it, what it is worth."""
    parts: tuple[ScenePart, ...] = ()


class SceneSign(msgspec.Struct, frozen=True):
    """How a state of a unit or figure is shown."""

    path: str = ""
    """An SVG path in a square of sixteen; empty where the figure itself shows it."""
    look: str = ""
    """What it does to the figure: lying, shaken, damaged, immobile, disarmed, crowned, crewed; or nothing."""
    grave: bool = False
    """Whether it bodes ill."""
    tint: str = ""
    """The ground of its sign: done (has acted), watch (waits to fire), good, warn (in a fight); or plain."""


class SceneMeasure(msgspec.Struct, frozen=True):
    """What distances are told in."""

    name: str = "cm"
    """Sentences and words of lengths go by it: cm, pas, squares."""
    hundredths: int = 100
    """Hundredths of a centimetre in one of it."""


class SceneEdge(msgspec.Struct, frozen=True):
    """Something on the line between two squares. `kind`: wall, or an opening in one: small or large."""

    a: Point
    b: Point
    kind: str


class SceneGrid(msgspec.Struct, frozen=True):
    """A board of squares: how large they are, and what stands on the lines between them."""

    square: int
    """Side of a square, in hundredths of a centimetre."""
    columns: int
    rows: int
    edges: tuple[SceneEdge, ...] = ()
    levels: int = 1
    """Floors of the highest building, its roof included."""


class SceneScore(msgspec.Struct, frozen=True):
    """A number both players watch."""

    side: str
    what: Words
    value: str
    short: Words = {}
    """A few letters for it; empty where it has no other name."""
    decides: bool = False
    """Whether the match is won by it."""


class SceneCard(msgspec.Struct, frozen=True):
    """A card that lies in a line on the table."""

    side: str
    name: Words = {}
    """What stands on it; empty where its back is seen."""
    units: tuple[str, ...] = ()
    """Those it stands for."""
    down: bool = False
    """Whether this seat sees its back."""
    done: bool = False
    """Whether it has been played."""


class ScenePurse(msgspec.Struct, frozen=True):
    """Points that a side spends."""

    id: str
    side: str
    what: Words
    left: int
    full: int = 0
    """How many there were; 0 where that does not matter."""
    short: Words = {}
    """A few letters for it; empty where it has no other name."""


class SceneNode(msgspec.Struct, frozen=True):
    """A place of a map. Its point lies in the thousandths of the map's width and depth."""

    id: str
    name: Words
    x: int
    y: int
    owner: str = ""
    """The side that holds it; empty for nobody."""
    home: bool = False
    """Whether a side begins there."""
    traits: tuple[Words, ...] = ()
    """What is special about it, a few words each."""


class SceneRoute(msgspec.Struct, frozen=True):
    """A way between two places of a map."""

    a: str
    b: str
    owner: str = ""
    """The side whose supply runs along it."""
    cut: bool = False
    """Whether nothing gets through."""


class SceneCounter(msgspec.Struct, frozen=True):
    """What is moved on a map: a company, a column."""

    id: str
    side: str
    name: Words
    node: str
    towards: str = ""
    """The place it marches to, where it is between two."""
    letter: str = ""
    done: bool = False
    """Whether it has acted."""


class SceneMap(msgspec.Struct, frozen=True):
    """A map of places and ways, beside the ground or in its stead."""

    name: Words
    nodes: tuple[SceneNode, ...]
    routes: tuple[SceneRoute, ...] = ()
    counters: tuple[SceneCounter, ...] = ()


Cell = str | Words
"""What stands in a sheet: a number or words."""


class SceneSheet(msgspec.Struct, frozen=True):
    """A sheet to read and print: a company, an account. Every row has as many cells as there are columns."""

    id: str
    title: Words
    columns: tuple[Words, ...]
    rows: tuple[tuple[Cell, ...], ...]
    sums: tuple[Cell, ...] = ()
    """The last line, where there is one."""
    side: str = ""
    """Whose it is; empty for everybody's."""


class Scene(msgspec.Struct, frozen=True):
    """Everything a client shows of a table."""

    width: int
    depth: int
    pieces: tuple[ScenePiece, ...] = ()
    figures: tuple[SceneFigure, ...] = ()
    units: tuple[SceneUnit, ...] = ()
    zones: tuple[SceneZone, ...] = ()
    scores: tuple[SceneScore, ...] = ()
    headline: Words = {}
    """Round, phase, who plays."""
    grid: SceneGrid | None = None
    """For a game of squares."""
    acting: str = ""
    """The unit or figure under way."""
    called: dict[str, Words] = {}
    """What sides are called, where the table says so."""
    signs: dict[str, SceneSign] = {}
    """How each state that occurs is shown."""
    measure: SceneMeasure = SceneMeasure()
    by_eye: str = ""
    """The rule by which distances to enemies are judged by eye now; empty where everybody may measure."""
    map: SceneMap | None = None
    """Where a campaign is fought over."""
    sheets: tuple[SceneSheet, ...] = ()
    """Companies, accounts: what is kept on paper."""
    surface: str = ""
    """What the bare ground is: city, snow, desert, deck (steel), mud, moor; empty for a plain meadow."""
    cards: tuple[SceneCard, ...] = ()
    """Lines of cards, each side's in its order."""
    purses: tuple[ScenePurse, ...] = ()
    """What sides have to spend."""
    builds: dict[str, str] = {}
    """How the people of a side look from far, one word a faction: plain, crest, horns, fins, broad, hood,
    spikes, dome; plain for a side that is left out."""


# -- what every game says alike ------------------------------------------------------------------------------


def headline(turn: Turn, most: int, sides: dict[str, Words], phase: str = "", game: str = "") -> Words:
    """The round of so many (0: no limit), the phase, by its key, who plays; or who has won."""
    now = turn.over or turn.active
    named = sides.get(now, {})
    said = (game, turn.over, turn.round, most, phase)
    return {lang: _headline(lang, *said, named.get(lang, now)) for lang in LANGUAGES}


@lru_cache(maxsize=1024)
def _headline(lang: str, game: str, over: str, round: int, most: int, phase: str, who: str) -> str:
    say = messages(lang, game).say
    if over:
        return say("scene-drawn") if over == DRAW else say("scene-won", side=who)
    parts = []
    if round:
        of = {"most": str(most)} if most else {}
        parts.append(say("scene-round-of" if most else "scene-round", round=str(round), **of))
    if phase or not round:
        parts.append(say(phase or "scene-setup"))
    if who:
        parts.append(say("scene-plays", side=who))
    return " · ".join(parts)


BUILDS = ("plain", "crest", "horns", "fins", "broad", "hood", "spikes", "dome")
"""What people may look like from far."""


def builds_of(books: Mapping[str, str], known: Mapping[str, str]) -> dict[str, str]:
    """How the people of each side look, by the book they come from; one that is not known looks somehow."""
    return {
        side: known.get(book) or BUILDS[crc32(book.encode()) % len(BUILDS)] for side, book in books.items()
    }


class PieceState(msgspec.Struct, frozen=True):
    """What is told of a piece beside what lies there."""

    name: Words = {}
    lines: tuple[tuple[Words, str], ...] = ()
    parts: tuple[ScenePart, ...] = ()
    seen_into: int = 0


PLAIN = PieceState()


def drawn_pieces(
    ground: Ground, states: Mapping[str, PieceState] = MappingProxyType({})
) -> tuple[ScenePiece, ...]:
    """The terrain as it lies, and the state of those pieces that have one."""
    drawn = []
    for p in ground.pieces:
        own = states.get(p.id, PLAIN)
        drawn.append(
            ScenePiece(
                p.id, p.kind, p.footprint, p.height, tuple(sorted(p.traits)),
                own.name, own.lines, own.parts, own.seen_into,
            )
        )  # fmt: skip
    return tuple(drawn)


def hull(figure: SceneFigure) -> tuple[Point, ...]:
    """The corners of an oblong hull as it stands; none for a round base."""
    if not (figure.length and figure.width):
        return ()
    turn = radians(max(0, figure.facing))
    ahead, aside = (cos(turn), sin(turn)), (-sin(turn), cos(turn))
    half = figure.length / 2, figure.width / 2
    return tuple(
        (
            round(figure.x + along * half[0] * ahead[0] + across * half[1] * aside[0]),
            round(figure.y + along * half[0] * ahead[1] + across * half[1] * aside[1]),
        )
        for along, across in ((1, 1), (-1, 1), (-1, -1), (1, -1))
    )
