"""The history of a match: every input and declaration in order, old ones packed. Sharing it costs nothing."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from escarmouche.engine.requests import Input, frozen

CHUNK = 96


class Declaration(msgspec.Struct, frozen=True, array_like=True, tag="!"):
    """What answers no request: undo, concede, a draw offered, a clock that fell, a new seed."""

    what: str
    """undo | concede | draw | clock | remark | seed | begin"""
    side: str
    about: dict[str, Any] = {}


Entry = Input | Declaration


class Log(msgspec.Struct, frozen=True):
    """An append-only list of entries; `add` gives a new log that shares the old one."""

    packed: tuple[bytes, ...] = ()
    tail: tuple[Entry, ...] = ()
    inputs: int = 0
    """How many inputs count: undone ones do not."""

    def add(self, entries: tuple[Entry, ...], inputs: int) -> Log:
        """This log and `entries` after it; `inputs` count from now on."""
        tail = self.tail + entries
        if len(tail) < CHUNK:
            return Log(self.packed, tail, inputs)
        return Log((*self.packed, zlib.compress(_encode(tail), 6)), (), inputs)

    def __iter__(self) -> Iterator[Entry]:
        for chunk in self.packed:
            yield from _decode(zlib.decompress(chunk))
        yield from self.tail

    def effective(self) -> tuple[Input, ...]:
        """The inputs that count, in order."""
        kept: list[Input] = []
        for entry in self:
            if isinstance(entry, Input):
                kept.append(entry)
            elif entry.what == "undo":
                del kept[entry.about["inputs"] :]
        return tuple(kept)

    def newest(self) -> Iterator[Input]:
        """The inputs that count, the last one first; old ones are unpacked only for who asks for them."""
        counted = 0
        for entry in self._backwards():
            if isinstance(entry, Input):
                counted += 1
                yield entry
            elif entry.what == "undo":  # how many it took back is known from the beginning only
                yield from reversed(self.effective()[: self.inputs - counted])
                return

    def _backwards(self) -> Iterator[Entry]:
        yield from reversed(self.tail)
        for chunk in reversed(self.packed):
            yield from reversed(tuple(_decode(zlib.decompress(chunk))))


def turns_in(entries: Iterable[Entry]) -> int:
    """How often throws were taken back, so that those after it are new ones.

    Undos of versions that let a throw fall the same again do not say how many they took back.
    """
    undos = (entry for entry in entries if isinstance(entry, Declaration) and entry.what == "undo")
    return sum(1 for undo in undos if throws_anew(undo))


def throws_anew(undo: Declaration) -> bool:
    """Whether luck is another one after an undo: it has taken throws or battles back."""
    return bool(undo.about.get("throws") or undo.about.get("battles"))


def taken_back(side: str, count: int, log: Log, *, consent: bool, anew: bool = True) -> Declaration:
    """The undo that leaves `count` inputs of a log; it says which throws and battles it takes back."""
    about: dict[str, Any] = {"inputs": count, "consent": consent}
    if anew:
        about["throws"] = throws_after(log.effective(), count)
    if battles := battles_after(log, count):
        about["battles"] = battles
    return Declaration("undo", side, about)


def begun_in(log: Iterable[Entry]) -> dict[str, int]:
    """The battles that have begun and were not taken back, with how many inputs counted then."""
    begun: dict[str, int] = {}
    inputs = 0
    for entry in log:
        if isinstance(entry, Input):
            inputs += 1
        elif entry.what == "undo":
            inputs = entry.about["inputs"]
            begun = {key: moment for key, moment in begun.items() if moment <= inputs}
        elif entry.what == "begin":
            begun[entry.about["battle"]] = inputs
    return begun


def battles_after(log: Log, count: int) -> tuple[str, ...]:
    """The battles that were begun or reported after the first `count` inputs."""
    begun = [key for key, moment in begun_in(log).items() if moment > count]
    reported = [given.value[0] for given in log.effective()[count:] if given.kind == "battle"]
    return tuple(dict.fromkeys((*begun, *reported)))


def throws_after(inputs: tuple[Input, ...], count: int) -> int:
    """How many throws of dice there are among inputs, the first `count` apart."""
    return sum(1 for given in inputs[count:] if given.kind == "roll")


def _encode(entries: tuple[Entry, ...]) -> bytes:
    return msgspec.msgpack.encode([plain(e) for e in entries])


def _decode(data: bytes) -> Iterator[Entry]:
    for item in msgspec.msgpack.decode(data):
        yield entry(item)


def plain(item: Entry) -> list[Any]:
    """An entry as plain data."""
    if isinstance(item, Input):
        return [item.kind, item.rule, item.side, item.value]
    return ["!", item.what, item.side, item.about]


def entry(item: list[Any]) -> Entry:
    """An entry from plain data."""
    if item[0] == "!":
        return Declaration(item[1], item[2], item[3])
    return Input(item[0], item[1], item[2], frozen(item[3]))
