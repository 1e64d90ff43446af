"""Things of the table: what lies about, and what is built and changes: doors, fences, wrecks.

Sight and paths know pieces of the ground alone. The piece of a door or a wreck follows from its thing, here
and nowhere else; what stands of a fence is its piece, and its thing comes and goes with it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from escarmouche.engine.table import kept, replace
from escarmouche.games.combat_zone.chapters.terrain import (
    DOOR,
    IMPASSABLE,
    IMPREGNABLE,
    KINDS,
    LOCKED,
    OPEN,
    STRONG,
    WIRE,
)
from escarmouche.games.combat_zone.table import Figure, Referee, Table, Thing
from escarmouche.space.shapes import disc_polygon
from escarmouche.space.terrain import OPAQUE, Piece

FENCE, WRECK = "fence", "wreck"
BUILT = frozenset({DOOR, FENCE, WRECK})
WRECKED = "wreck-"
"""What the id of a wreck begins with; the figure it was follows."""


# -- lying -------------------------------------------------------------------------------------------------


@kept
def lying(table: Table) -> tuple[Thing, ...]:
    """What lies on the table or is carried over it, in the order it came."""
    return tuple([thing for thing in table.things.values() if thing.kind not in BUILT])


def lying_thing(table: Table, id: str) -> Thing | None:
    """One of them by its id; None if there is none."""
    thing: Thing | None = table.things.get(id)
    return None if thing is None or thing.kind in BUILT else thing


def hidden_from(thing: Thing, side: str) -> bool:
    """Whether a side does not know of a thing (CZ-GAME-01)."""
    return thing.only not in ("", side)


def known_to(table: Table, side: str) -> bool:
    """Whether anything lies on the table that a side knows of."""
    return any(not hidden_from(thing, side) for thing in lying(table))


def pass_on(referee: Referee, rule: str, carried: str, **values: Any) -> None:
    """What a figure carries gets another holder or lies somewhere, if it is on the table at all.

    A situation may give a figure something to carry and put no such thing anywhere.
    """
    if carried in referee.table.things:
        referee.change(rule, carried, **values)


# -- built -------------------------------------------------------------------------------------------------


def door_of(table: Table, id: str) -> Thing | None:
    """A door by its id; None if there is none."""
    thing: Thing | None = table.things.get(id)
    return thing if thing is not None and thing.kind == DOOR else None


def built(pieces: Iterable[Piece], figures: Mapping[str, Figure]) -> Iterator[Thing]:
    """The things of a ground: its doors and fences, and the wrecks of these figures."""
    for piece in pieces:
        thing = thing_of(piece)
        if thing is None and piece.kind == WRECK:
            figure = figures.get(piece.id.removeprefix(WRECKED)) if piece.id.startswith(WRECKED) else None
            thing = wreck_of(figure) if figure else None
        if thing is not None:
            yield thing


def thing_of(piece: Piece) -> Thing | None:
    """The door or fence that a piece is, as it stands; None for all else."""
    traits = piece.traits
    if DOOR not in traits and WIRE not in traits:
        return None
    x0, y0, x1, y1 = piece.polygon.box
    middle = (x0 + x1) // 2, (y0 + y1) // 2
    if DOOR not in traits:
        return Thing(piece.id, FENCE, *middle)
    strength = next((word for word in (STRONG, IMPREGNABLE) if word in traits), "")
    return Thing(piece.id, DOOR, *middle, open=OPEN in traits, locked=LOCKED in traits, strength=strength)


def wreck_of(figure: Figure) -> Thing:
    """What is left of a machine, where it stood last."""
    return Thing(f"{WRECKED}{figure.id}", WRECK, figure.x, figure.y, figure.z, holder=figure.id)


def change_door(referee: Referee, rule: str, door: str, **values: Any) -> None:
    """A door opened, closed or unlocked, and its piece with it."""
    referee.change(rule, door, **values)
    piece = _door_piece(referee.table.ground.piece(door), referee.table.things[door])
    referee.change(rule, "ground", piece=piece)


def _door_piece(piece: Piece, door: Thing) -> Piece:
    """The piece of a door as it stands now: closed, it blocks sight and movement (CZ-ACT-02)."""
    traits = piece.traits - {OPEN, LOCKED}
    if door.open:
        traits = traits - {OPAQUE, IMPASSABLE} | {OPEN}
    elif OPEN in piece.traits:
        traits |= {OPAQUE, IMPASSABLE}
    return replace(piece, traits=traits | {LOCKED} if door.locked else traits)


def tear_down(referee: Referee, rule: str, id: str, left: tuple[Piece, ...] = ()) -> None:
    """A door or a fence is gone for good, with its piece; what is left of a fence stands in its place."""
    referee.remove(rule, id)
    for thing in built(left, {}):
        referee.put(rule, thing)
    standing = referee.table.ground.pieces
    pieces = tuple(piece for old in standing for piece in (left if old.id == id else (old,)))
    referee.change(rule, "ground", pieces=pieces)


def leave_wreck(referee: Referee, rule: str, figure: str) -> None:
    """A piece of medium cover stands where a machine was (CZ-MACH-08)."""
    table = referee.table
    record = table.figures[figure]
    printed = table.setting.profiles[record.profile]
    wreck = wreck_of(record)
    ring = disc_polygon((wreck.x, wreck.y), printed.radius).points
    piece = KINDS.piece(wreck.id, WRECK, ring, wreck.z + printed.height)
    referee.put(rule, wreck)
    referee.change(rule, "ground", pieces=(*table.ground.pieces, piece))
