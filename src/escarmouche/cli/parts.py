"""A series of matches in parts: written to files by whoever plays them, put together again afterwards."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec

from escarmouche import __version__, games
from escarmouche.engine import checked
from escarmouche.engine.errors import DataError
from escarmouche.engine.waste import Slipped

FORMAT = 1
RANGE = re.compile(r"(\d+):(\d+)")


class Series(msgspec.Struct, frozen=True):
    """What a series is, whoever plays which of its matches."""

    game: str
    rules: int
    package: str
    players: tuple[str, ...]
    lists: tuple[str, ...]
    scenarios: tuple[str, ...]
    options: dict[str, Any]
    seed: int
    games: int
    swap: bool
    battles: str


class Played(msgspec.Struct, frozen=True):
    """How one match ended: 0 for the player named first, 1 for the second and so on, -1 for a draw."""

    number: int
    scenario: str
    winner: int
    first_side: str
    rounds: int
    decisions: int
    seconds: float
    slipped: tuple[Slipped, ...] = ()
    """What each player let slip, in the order in which they are named."""


class Part(msgspec.Struct, frozen=True):
    """A file: the series, and some of its matches."""

    format: int
    series: Series
    played: tuple[Played, ...]


def series_of(options: Any, lists: tuple[str, ...], scenarios: tuple[str, ...], settled: Any) -> Series:
    """The series that a command line asks for."""
    version = games.ruleset(options.game).version
    return Series(
        options.game, version, __version__, tuple(options.players), lists, scenarios, settled, options.seed,
        options.games, options.swap, options.battles,
    )  # fmt: skip


def range_of(text: str, games_: int) -> range:
    """The matches `a:b` of a series, the first included, the last not; DataError for what is none."""
    given = RANGE.fullmatch(text)
    if given is None or not int(given[1]) < int(given[2]) <= games_:
        raise DataError("simulate-range", range=text, games=games_)
    return range(int(given[1]), int(given[2]))


def write(path: Path, series: Series, played: list[Played]) -> None:
    """Write a part; nothing is replaced."""
    if path.exists():
        raise DataError("export-there", path=path)
    path.write_bytes(msgspec.json.encode(Part(FORMAT, series, tuple(played))) + b"\n")


def merged(paths: list[Path]) -> tuple[Series, list[Played]]:
    """The series of some files with all its matches in order; DataError where they are not of one series."""
    if not paths:
        raise DataError("merge-nothing")
    whole: Series | None = None
    by_number: dict[int, Played] = {}
    for path in paths:
        try:
            part = checked.decode(path.read_bytes(), Part)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise DataError("merge-no-part", path=path) from error
        if part.format != FORMAT:
            raise DataError("merge-no-part", path=path)
        if whole is not None and part.series != whole:
            raise DataError("merge-other-series", path=path, first=paths[0])
        whole = part.series
        for match in part.played:
            if match.number in by_number:
                raise DataError("merge-twice", path=path, number=match.number)
            by_number[match.number] = match
    assert whole is not None
    return whole, [by_number[number] for number in sorted(by_number)]
