"""Plays matches, prints their records and army sheets, and holds the reader to the true table.

This part knows the package; the reader does not. At every checkpoint of the record what the reader has
written down (`Game.held`) must be what the table holds (`held` of `<game>_table.py`).
"""

from __future__ import annotations

import contextlib
import io
from collections.abc import Iterator, Sequence
from copy import deepcopy
from importlib import import_module
from math import hypot
from random import Random
from typing import Any, NamedTuple

from escarmouche import games, players
from escarmouche.cli import army, replay
from escarmouche.engine.drawn_setups import setup_of
from escarmouche.engine.match import Match, Step
from escarmouche.engine.record import parse_record, record_lines
from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Ruleset, Setup
from escarmouche.engine.sentences import messages
from escarmouche.players.random_player import RandomPlayer
from tests.reader.core import Fault, Game, Reader
from tests.reader.falsifier import Lie, lies

LANGS = ("en", "fr")
CROSSING = 0.35
"""How often a brawler would rather cross what is in his way: vehicles run people over like that."""


class Printed(NamedTuple):
    """A record as a reader gets it, and what the tables hold after so many of its lines."""

    lines: tuple[str, ...]
    sheets: tuple[str, ...]
    tables: tuple[tuple[int, dict[str, Any]], ...]


def game_of(name: str) -> Game:
    """The reader's module of a game."""
    game: Game = import_module(f"tests.reader.{name}").GAME
    return game


class Brawler:
    """Goes for the nearest enemy and takes to blows where it may, at random else: fights are read too."""

    WANTED = ("suicide", "crush", "fight", "strike", "melee", "charge")

    def __init__(self, seed: str, crossing: float = CROSSING) -> None:
        self.random, self.luck, self.crossing = RandomPlayer(seed), Random(seed), crossing

    def copy(self) -> Brawler:
        """A player that gives the same answers."""
        new = Brawler("", self.crossing)
        new.random, new.luck = self.random.copy(), deepcopy(self.luck)
        return new

    def choose(self, ask: Ask, seat: Any) -> Any:
        """A blow, a way to an enemy, or anything."""
        usual = self.random.choose(ask, seat)
        if ask.kind == "place" and ask.drafts is not None and ask.actor:
            return min(ask.drafts(), key=lambda value: self._far(value, seat), default=usual)
        if ask.kind == "one":
            able = [o for o in ask.options if ask.refuses(o) is None]
            units = seat.table.units
            foes = [o for o in able if isinstance(o, str) and o in units and units[o].side != ask.side]
            wanted = [o for word in self.WANTED for o in able if word in str(o)]
            ways = [o for o in able if ("cross" if self.luck.random() < self.crossing else "move") in str(o)]
            return (foes or wanted or ways or [usual])[0]
        return usual

    @staticmethod
    def _far(value: Any, seat: Any) -> float:
        """How far the nearest enemy is from where a way ends."""
        units = seat.table.units.values()
        foes = [seat.table.figures[f] for unit in units if unit.side != seat.side for f in unit.figures]
        ends = [step[1][-1] for step in value if len(step) == 3 and step[1]] if value else []
        return min((hypot(x - foe.x, y - foe.y) for x, y, *_ in ends for foe in foes), default=1e9)


def player(bot: str, seed: str) -> Any:
    """A bot, or the brawlers of these tests: a crusher always crosses what is in his way."""
    if bot in ("brawler", "crusher"):
        return Brawler(seed, CROSSING if bot == "brawler" else 1.0)
    return players.make(bot, seed)


def play(game: str, number: int, bot: str = "random", setup: Setup | None = None) -> Match:
    """The match of a number: scenario, lists, options and luck follow from it."""
    ruleset = games.ruleset(game)
    table = ruleset.rules.new_table(setup or setup_of(ruleset, "reader", number))
    seats = {side: player(bot, f"reader {number} {side}") for side in table.sides}
    match = Match(ruleset, table, f"reader of {game} {number}", seats)
    assert match.over, f"match {number} of {game} waits at {match.pending_request}"
    return match


def printed(match: Match, lang: str) -> Printed:
    """What `replay` and `army show` print of a match, and its tables at each checkpoint."""
    ruleset = match.ruleset
    held = import_module(f"tests.reader.{ruleset.name}_table").held
    steps: list[Step] = []
    match.replay(steps.append)
    tables: Iterator[Any] = iter([step.table for step in steps if step.complete])
    record = parse_record("".join(f"{line}\n" for line in record_lines(match)), "record")
    lines: list[str] = []
    found = []
    for line, text in replay.told(record, ruleset, lang):
        lines += [text] if text else []
        if line.kind == "checkpoint":
            found.append((len(lines), held(next(tables))))
    return Printed(tuple(lines), sheets(ruleset, lang), tuple(found))


_SHEETS: dict[tuple[str, str], tuple[str, ...]] = {}


def sheets(ruleset: Ruleset, lang: str) -> tuple[str, ...]:
    """What `escarmouche army show` prints of every book of a game."""
    key = ruleset.name, lang
    if key not in _SHEETS:
        out = io.StringIO()
        with contextlib.redirect_stdout(out):
            for book in ruleset.armies.catalogue("").get("book", ()):
                army.print_cards(ruleset.armies.cards(book, ""), messages(lang, ruleset.name))
        _SHEETS[key] = tuple(out.getvalue().splitlines())
    return _SHEETS[key]


def faults(game: Game, lang: str, told: Printed) -> Sequence[str]:
    """Everything the reader objects to, and every checkpoint where he has another table before him."""
    reader = Reader(game, lang, told.sheets)
    checkpoints = list(told.tables)
    found: list[str] = []
    for line in ("", *told.lines):
        if line:
            reader.read(line)
        while checkpoints and checkpoints[0][0] == reader.number:
            found += differences(reader.number, game.held(reader), checkpoints.pop(0)[1])
    reader.finish()
    return [*map(str, reader.faults), *found]


def differences(line: int, read: dict[str, Any], true: dict[str, Any]) -> list[str]:
    """What the reader has otherwise than the table after a line."""
    return [
        f"after line {line}: {key}: read {read.get(key)}, the table has {true.get(key)}"
        for key in sorted({*read, *true})
        if read.get(key) != true.get(key)
    ]


def unfound(game: Game, lang: str, told: Printed, seed: int, count: int = 40) -> list[Lie]:
    """Lies that a reader does not find, neither by the record alone nor with the table before him."""
    return [lie for lie, found in judged(game, lang, told, seed, count) if not found]


ALONE, TABLE = "by the record alone", "by the table"


def judged(game: Game, lang: str, told: Printed, seed: int, count: int) -> Iterator[tuple[Lie, str]]:
    """Each lie and how it was found; nothing where it was not.

    The true lines before a false one are read once for all of them, and no further than to the fault.
    """
    before = Reader(game, lang, told.sheets)
    for lie in sorted(lies(game, lang, told.lines, told.sheets, Random(seed), count), key=lambda a: a.line):
        for line in told.lines[before.number : lie.line - 1]:
            before.read(line)
        yield lie, _found(before.copy(), lie, told.tables)


def _found(reader: Reader, lie: Lie, tables: Sequence[tuple[int, dict[str, Any]]]) -> str:
    """How a reader who has come as far as a false line finds it.

    By the record alone if he names that line, there or later; by the table if what he has written down is
    not what stands on it at the end of the step in which the line stands.
    """
    seen, differs = len(reader.faults), False
    after = next((entry for entry in tables if entry[0] >= lie.line), None)
    for line in lie.lines[lie.line - 1 :]:
        reader.read(line)
        if any(fault.names(lie.line) for fault in reader.faults[seen:]):
            return ALONE
        seen = len(reader.faults)
        if after and reader.number == after[0]:
            differs = bool(differences(*after[:1], reader.game.held(reader), after[1]))
    if any(fault.names(lie.line) for fault in reader.finish()[seen:]):
        return ALONE
    return TABLE if differs else ""


def first_fault(game: Game, lang: str, told: Printed) -> Fault | None:
    """The first fault of a record; None where a referee can sign it."""
    reader = Reader(game, lang, told.sheets)
    for line in told.lines:
        reader.read(line)
    return next(iter(reader.finish()), None)
