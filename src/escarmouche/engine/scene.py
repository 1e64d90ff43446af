"""A scene: what is to be drawn and asked, in words that need no rulebook. Every client draws scenes only."""

from __future__ import annotations

from typing import Any

import msgspec

Point = tuple[int, int]
Words = dict[str, str]
"""A name in each language: {en: …, fr: …}."""


class ScenePiece(msgspec.Struct, frozen=True):
    """A piece of terrain. `kind` is one of a few words: wall, wire, water, container, building, ruin …"""

    id: str
    kind: str
    outline: tuple[Point, ...]
    height: int
    tags: tuple[str, ...] = ()


class SceneFigure(msgspec.Struct, frozen=True):
    """A figure. `shape`: infantry, heavy, walker, tank, aircraft; `role`: soldier, leader, officer …"""

    id: str
    unit: str
    side: str
    x: int
    y: int
    z: int
    radius: int
    facing: int
    shape: str = "infantry"
    role: str = "soldier"
    states: tuple[str, ...] = ()
    letter: str = ""


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


class SceneZone(msgspec.Struct, frozen=True):
    """An area or a point that means something: an objective, an entry, a deployment zone."""

    id: str
    kind: str
    name: Words
    outline: tuple[Point, ...]
    owner: str = ""


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
    highlights: dict[str, Any] = {}
    grid: SceneGrid | None = None
    """For a game of squares."""
