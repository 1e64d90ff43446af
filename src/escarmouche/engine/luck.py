"""Where faces come from: the match's own seed, real dice typed by the players, or a test's list."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, NamedTuple, Protocol

from escarmouche.engine.dice import Dice, Faces
from escarmouche.engine.errors import RulesError

LEAST_SECRET = 16
"""Characters a seed must have to be promised by its hash: a shorter one could be guessed from it."""


def new_seed() -> str:
    """A secret for the dice of a match that nobody can guess."""
    return secrets.token_hex(16)


def commitment(seed: str | None) -> str:
    """The hash that promises a seed without telling it; empty for a seed short enough to be guessed."""
    if seed is None or len(seed) < LEAST_SECRET:
        return ""
    return blake2b(seed.encode(), digest_size=16, person=b"escarmouche seed").hexdigest()


class Seeds(NamedTuple):
    """The seeds of a match: the one it began with (None: typed dice), and those that began later."""

    first: str | None
    later: tuple[str, ...] = ()
    turns: int = 0
    """How often throws had been taken back before, under older rules."""

    @property
    def all(self) -> tuple[str, ...]:
        """In the order in which they began; the last one is that of the next throw."""
        return self.later if self.first is None else (self.first, *self.later)


class DiceSource(Protocol):
    """Gives the faces of a throw, or None when somebody has to throw them by hand."""

    def throw(self, dice: Dice, key: str) -> Faces | None: ...


class SeededDice:
    """Luck keyed by (seed, round and activation, rule, n-th throw): a choice elsewhere does not move it.

    `turn` is how often throws have been taken back: after that every throw is another one.
    """

    __slots__ = ("_seed", "_turn")

    def __init__(self, seed: int | str, turn: int = 0) -> None:
        self._seed = str(seed).encode()
        self._turn = f"/turn {turn}" if turn else ""

    def seed_for(self, battle: str) -> str:
        """The seed of a battle inside this match: whoever learns it does not learn ours."""
        seed = self._seed if len(self._seed) <= 64 else blake2b(self._seed).digest()
        key = f"{battle}{self._turn}".encode()
        return blake2b(key, key=seed or b"0", digest_size=16, person=b"escarmouche war").hexdigest()

    def throw(self, dice: Dice, key: str) -> Faces:
        stream = _bytes(self._seed, key + self._turn)
        faces: list[int] = []
        handfuls = dice.handfuls
        if len(handfuls) == 1 and not handfuls[0].again:
            sides = len(handfuls[0].reading)
            _fill(faces, stream, sides, handfuls[0].count)
            return tuple(faces)
        while wanted := dice.missing(tuple(faces)):
            for sides in wanted:
                _fill(faces, stream, sides, 1)
        return tuple(faces)


def drawn(ways: Sequence[tuple[int, Any]], seed: str) -> Any:
    """One of several things, each as often as it has ways."""
    total = sum(count for count, _ in ways)
    number = int.from_bytes(blake2b(seed.encode(), digest_size=16).digest(), "big") % total
    for count, thing in ways:
        number -= count
        if number < 0:
            return thing
    raise RulesError("nothing to draw from")


class _Stream:
    """Bytes of the keyed hash, block after block."""

    __slots__ = ("_block", "_count", "_head", "_seed")

    def __init__(self, seed: bytes, key: str) -> None:
        self._seed, self._head, self._count = seed[:64], key.encode(), 0
        self._block = iter(b"")

    def byte(self) -> int:
        for value in self._block:
            return value
        head = self._head + self._count.to_bytes(4, "big")
        self._block = iter(blake2b(head, key=self._seed or b"0").digest())
        self._count += 1
        return self.byte()


def _bytes(seed: bytes, key: str) -> _Stream:
    if len(seed) > 64:
        seed = blake2b(seed).digest()
    return _Stream(seed, key)


def _fill(faces: list[int], stream: _Stream, sides: int, count: int) -> None:
    """Uniform faces from bytes, refusing the uneven rest."""
    if sides > 256:
        raise RulesError(f"a die of {sides} sides is not thrown from bytes")
    even = 256 - 256 % sides
    while count:
        byte = stream.byte()
        if byte < even:
            faces.append(byte % sides + 1)
            count -= 1


class PhysicalDice:
    """The players throw real dice and type the faces: the referee waits."""

    def throw(self, dice: Dice, key: str) -> None:
        return None


class LoadedDice:
    """Faces decided beforehand, for tests; a throw that does not fit is an error."""

    def __init__(self, *throws: Faces) -> None:
        self._throws = list(throws)

    def throw(self, dice: Dice, key: str) -> Faces:
        if not self._throws:
            raise RulesError(f"no loaded dice left for {dice.text()} ({key})")
        faces = tuple(self._throws.pop(0))
        if dice.missing(faces):
            raise RulesError(f"loaded {faces} for {dice.text()} ({key})")
        return faces

    @property
    def left(self) -> int:
        """Throws not used yet."""
        return len(self._throws)
