"""Saves: a match as one JSON file, written whole. A save of other rules goes on from its checkpoint."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from escarmouche import __version__
from escarmouche.engine import checked
from escarmouche.engine.errors import DataError, EscarmoucheError
from escarmouche.engine.files import read_whole, write_whole
from escarmouche.engine.history import Declaration, Entry, begun_in, entry, plain, turns_in
from escarmouche.engine.luck import PhysicalDice, SeededDice
from escarmouche.engine.match import GIVING_UP, Match, standing
from escarmouche.engine.recording import record_lines
from escarmouche.engine.referee import Player
from escarmouche.engine.requests import AskEach, Input, Roll, frozen
from escarmouche.engine.ruleset import Ruleset

FORMAT = 1
Rulesets = Callable[[str], Ruleset]


class SaveFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a save holds."""

    save: int
    game: str
    rules: int
    package: str
    origin: dict[str, Any]
    checkpoint: dict[str, Any]
    inputs: list[list[Any]]
    """Since the checkpoint."""
    secrets: dict[str, Any]
    seed: str | None
    log: list[list[Any]]
    position: int
    """How many inputs of the log count."""
    over: str
    over_rule: str
    decisions: int
    seats: dict[str, Any]
    earlier: list[str]
    """Record lines under older rules."""
    record: list[str]
    """Record lines under these rules: what is shown of the match after the next change of rules."""
    past: list[str] = []
    """Seeds that were told before the match went on under another one."""
    turns: int = 0
    """How often throws had been taken back before the log began."""


def save(match: Match, path: Path, *, record: bool = True) -> None:
    """Write the match to `path`; whatever goes wrong leaves the old file.

    Without `record` the match is not run again for its lines (quicker; an upgrade then forgets them).
    """
    write_whole(path, dump(match, record=record))


def load(path: Path, rulesets: Rulesets, players: Mapping[str, Player] | None = None) -> Match:
    """The match of a save file, waiting for its next answer; with live players it goes on at once."""
    return restore(read_whole(path), str(path), rulesets, players)


def dump(match: Match, *, record: bool = True) -> bytes:
    """The content of a save file."""
    content = SaveFile(
        FORMAT,
        match.ruleset.name,
        match.ruleset.version,
        __version__,
        match.origin.to_data(),
        match.checkpoint.to_data(),
        [plain(i) for i in match.inputs],
        match.secrets,
        match.seed,
        [plain(e) for e in match.log],
        match.log.inputs,
        match.over,
        match.over_rule,
        match.decisions,
        match.seats,
        list(match.earlier),
        list(record_lines(match))[len(match.earlier) :] if record else [],
        list(match.past),
        match.turns,
    )
    body = msgspec.json.encode(content, order="deterministic")
    return b'{"digest":"%s","match":%s}\n' % (_digest(body).encode(), body)


def restore(
    content: bytes, name: str, rulesets: Rulesets, players: Mapping[str, Player] | None = None
) -> Match:
    """Like `load`, for bytes already in hand; `name` is how errors call them."""
    saved = _read(content, name)
    try:
        ruleset = rulesets(saved.game)
    except EscarmoucheError as error:
        raise DataError("at", where=name, why=error) from error
    match = _same_rules(saved, name, ruleset) if saved.rules == ruleset.version else None
    match = match or _other_rules(saved, name, ruleset)
    match.seats = saved.seats
    if players:
        match.players = dict(players)
        match.run()
    return match


class _Envelope(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    digest: str
    match: msgspec.Raw


def _read(content: bytes, name: str) -> SaveFile:
    """The checked content of a file, or one sentence about what is wrong with it."""
    try:
        envelope = checked.decode(content, _Envelope)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeDecodeError) as error:
        raise DataError("save-in-part", name=name, why=error) from error
    body = bytes(envelope.match)
    try:
        number = checked.decode(body, dict[str, Any]).get("save")
        if number != FORMAT:
            raise DataError("save-format", name=name, number=number, known=FORMAT)
        if _digest(body) != envelope.digest:
            raise DataError("save-damaged", name=name)
        saved: SaveFile = checked.decode(body, SaveFile)
        return saved
    except msgspec.DecodeError as error:
        raise DataError("no-save", name=name, why=error) from error


def _digest(body: bytes) -> str:
    return blake2b(body, digest_size=8).hexdigest()


def _same_rules(saved: SaveFile, name: str, ruleset: Ruleset) -> Match:
    match = _match(ruleset, _table(saved.origin, name, ruleset, "origin"), saved.seed)
    match.past, match.turns = tuple(saved.past), saved.turns
    try:
        entries = tuple(entry(item) for item in saved.log)
        inputs = _inputs(saved)
        match.resume(_table(saved.checkpoint, name, ruleset, "checkpoint"), inputs, entries, saved.position)
    except DataError:
        raise
    except Exception as error:
        kind = type(error).__name__
        raise DataError("rules-do-not-go-on-kind", name=name, kind=kind, why=error) from error
    if isinstance(match.pending_request, AskEach):
        sides = {ask.side for ask in match.pending_request.asks}
        match.secrets = {side: frozen(value) for side, value in saved.secrets.items() if side in sides}
    if saved.over and not match.over:
        match.over, match.over_rule, match.pending_request = saved.over, saved.over_rule, None
    match.earlier, match.decisions = tuple(saved.earlier), saved.decisions
    return match


def _other_rules(saved: SaveFile, name: str, ruleset: Ruleset) -> Match:
    """Cross a change of rules at the checkpoint: answers since count as far as the rules still ask them."""
    checkpoint = _table(saved.checkpoint, name, ruleset, "checkpoint", saved.rules)
    match = _match(ruleset, checkpoint, saved.seed)
    match.turns = saved.turns + turns_in(entry(item) for item in saved.log)
    if saved.seed is not None:
        match._dice = SeededDice(saved.seed, match.turns)
    match.earlier = (*saved.earlier, *saved.record)
    if saved.over:
        match.over, match.over_rule = saved.over, saved.over_rule
        return match
    dice = match._dice
    match._dice = PhysicalDice()
    try:
        match.run()
        same = all(_taken(match, given) for given in _inputs(saved))
        if same:
            for side, value in saved.secrets.items():
                if match.asked(side) is not None:
                    match.answer(frozen(value), side)
            for key in begun_in(entry(item) for item in saved.log):
                match.begin(key)  # refused where it is not waited for any more
        for declared in standing(entry(item) for item in saved.log):
            if same or declared.what in GIVING_UP:
                match._declare(declared.what, declared.side, declared.about)
    except EscarmoucheError as error:
        raise DataError("rules-do-not-go-on", name=name, why=error) from error
    finally:
        match._dice = dice
    match.run()
    return match


def _match(ruleset: Ruleset, origin: Any, seed: str | None) -> Match:
    return Match(ruleset, origin, seed, start=False)


def _inputs(saved: SaveFile) -> tuple[Input, ...]:
    entries: list[Entry] = [entry(item) for item in saved.inputs]
    return tuple(item for item in entries if not isinstance(item, Declaration))


def _taken(match: Match, given: Input) -> bool:
    """Whether the rules ask for this input and allow it; then it has been given."""
    request = match.pending_request
    if request is None or request.rule != given.rule:
        return False
    if isinstance(request, AskEach):
        if given.kind != "each":
            return False
        answers = dict(given.value)
        if set(answers) != {ask.side for ask in request.asks}:
            return False
        if any(ask.refuses(answers[ask.side]) for ask in request.asks):
            return False
        return all(match.answer(answers[ask.side], ask.side) is None for ask in request.asks)
    kind = "roll" if isinstance(request, Roll) else request.kind
    if (given.kind, given.side) != (kind, request.side):
        return False
    return match.answer(given.value, given.side) is None


def _table(data: dict[str, Any], name: str, ruleset: Ruleset, what: str, version: int | None = None) -> Any:
    """A table of the file, converted where it was written under another version of the rules."""
    try:
        converted = data if version is None else ruleset.rules.convert(data, version)
        return ruleset.rules.records.read(converted)
    except (KeyError, TypeError, ValueError) as error:
        raise DataError(
            "table-does-not-fit",
            name=name,
            what=what,
            rules=ruleset.version,
            of=ruleset.name,
            why=error,
        ) from error
