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
    """table | reserve | off | gone"""


class SceneZone(msgspec.Struct, frozen=True):
    """An area or a point that means something: an objective, an entry, a deployment zone."""

    id: str
    kind: str
    name: Words
    outline: tuple[Point, ...]
    owner: str = ""


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
