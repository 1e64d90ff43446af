"""Situations that show a rule at work: a position, scripted answers and dice, and the rules it covers.

A file of a game's folder `situations/` is a situation file (docs/situations.md) with two more keys:

    covers: [TR-SHOOT-48, TR-SHOOT-52]
    play:
      answers: {announce: [[shoot]], weapon-lost: [0]}
      dice: {TR-SHOOT-49: [[5]]}
      refused: [{move: [[one1a, [[10, 40]], -1]]}]

`answers` gives each question its answers in the order it is asked, `dice` each rule its throws; what is not
scripted is answered as the ruleset's quick policy does and thrown from a fixed seed. `refused` are answers
that are tried when their question comes and must be refused. Lengths in answers are hundredths of a
centimetre. The situation is played until every rule of `covers` has been seen: in an event, as the reason of
a greyed option, or in a refusal.

A file with the key `army` or `book` instead of a position shows what list building or a book check refuses:
`army` is an army list; `book` names a book of the game and `change` what is written otherwise in it, by path.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import msgspec
import yaml

from escarmouche import games
from escarmouche.cli.citations import rule_ids, rules_named
from escarmouche.engine import situation, yamlfile
from escarmouche.engine.errors import DataError
from escarmouche.engine.luck import SeededDice
from escarmouche.engine.match import Match
from escarmouche.engine.odds import guess
from escarmouche.engine.requests import Ask, Event, Refusal, Roll, frozen
from escarmouche.engine.ruleset import Ruleset
from escarmouche.engine.yamlfile import Document

SEED = "situation"
LONGEST = 400
"""Answers and throws after which a situation that has not shown its rules is given up."""


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The key `play`."""

    answers: dict[str, list[Any]] = {}
    dice: dict[str, list[list[int]]] = {}
    refused: list[dict[str, Any]] = []


def proofs(game: str, folder: Path) -> dict[str, str]:
    """The rules that the situations of a game show, each with its file; DataError where one does not."""
    files: dict[str, str] = {}
    for path in sorted((folder / "situations").glob("*.yaml")):
        for rule in shown(games.ruleset(game), path):
            files.setdefault(rule, path.name)
    return files


def shown(ruleset: Ruleset, path: Path) -> tuple[str, ...]:
    """Play one file: the rules it says it covers, all of which it must show."""
    document = yamlfile.load(path)
    data = document.data if isinstance(document.data, dict) else {}
    covers = tuple(data.get("covers") or ())
    if not covers:
        raise DataError("covers-missing", where=document.at())
    for n, rule in enumerate(covers):
        if rule not in ruleset.ledger:
            where = document.at("covers", n)
            raise DataError("no-rule-there", where=where, of=ruleset.name, rule=rule)
    if "army" in data or "book" in data:
        seen = refused_by_check(ruleset, document)
    else:
        seen = Playing(ruleset, document, frozenset(covers)).seen
    if missing := [rule for rule in covers if rule not in seen]:
        where = document.at("covers")
        raise DataError("not-shown", where=where, missing=", ".join(missing))
    return covers


class Playing:
    """A situation while it is played: what has been seen, what is left of its script."""

    def __init__(self, ruleset: Ruleset, document: Document, covers: frozenset[str]) -> None:
        self.document, self.covers = document, covers
        data = dict(document.data)
        script = yamlfile.checked(data.pop("play", {}), Script, document.at, "play")
        self.answers = {question: list(given) for question, given in script.answers.items()}
        self.dice = {rule: list(throws) for rule, throws in script.dice.items()}
        self.refused = [next(iter(entry.items())) for entry in script.refused]
        self.luck = SeededDice(SEED)
        self.seen: set[str] = set()
        stripped = Document(document.path, data, document.lines)
        self.ruleset = ruleset
        table = situation.of_document(stripped, lambda name: ruleset).table
        self.match = Match(ruleset, table)
        self.note(self.match.fresh)
        for _ in range(LONGEST):
            if covers <= self.seen or self.match.over:
                break
            for ask in self.match.pending[:1]:
                self.answer(ask)
            for battle in self.match.battles[:1]:  # guessed: what is shown here are the campaign's own rules
                self.match.answer(guess(battle, SEED))
                self.note(self.match.fresh)

    def note(self, events: tuple[Event, ...]) -> None:
        """Remember the rules of some events."""
        self.seen.update(rules_named(events))

    def answer(self, ask: Ask | Roll) -> None:
        """Give what is owed next, from the script or by habit."""
        if isinstance(ask, Roll):
            throws = self.dice.get(ask.rule)
            value: Any = tuple(throws.pop(0)) if throws else self.luck.throw(ask.dice, ask.key)
        else:
            self.seen.update(refusal.rule for refusal in ask.greyed.values())
            self.try_refused(ask)
            if given := self.answers.get(ask.question):
                value = frozen(given.pop(0))
            else:
                value = self.ruleset.bot.quick_answer(ask, self.match.seat(ask.side).table)
        if refusal := self.match.answer(value, ask.side):
            name = ask.rule if isinstance(ask, Roll) else ask.question
            where = self.document.at("play")
            why = f"{refusal.rule} {refusal.reason}"
            raise DataError("answer-refused", where=where, value=value, name=name, why=why)
        self.note(self.match.fresh)

    def try_refused(self, ask: Ask) -> None:
        """Try the answers that must be refused at this question."""
        for entry in [e for e in self.refused if e[0] == ask.question]:
            self.refused.remove(entry)
            refusal = self.match.answer(frozen(entry[1]), ask.side)
            if refusal is None:
                where = self.document.at("play", "refused")
                raise DataError("answer-not-refused", where=where, value=entry[1], question=ask.question)
            self.seen.add(refusal.rule)


def refused_by_check(ruleset: Ruleset, document: Document) -> set[str]:
    """The rules under which an army list, or a book that was changed, is refused."""
    data: dict[str, Any] = document.data
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "shown.yaml"
        if "book" in data:
            path = Path(folder) / f"{data['book']}.yaml"
            folders = [Path(games.__file__).parent / name for name in (ruleset.name, *ruleset.shared)]
            source = next(f / "armies" / path.name for f in folders if (f / "armies" / path.name).is_file())
            changed = yaml.safe_load(source.read_text(encoding="utf-8"))
            for keys, value in (data.get("change") or {}).items():
                _write(changed, keys.split("."), value)
            text = yaml.safe_dump(changed, allow_unicode=True, sort_keys=False)
        else:
            text = yaml.safe_dump(data["army"], allow_unicode=True, sort_keys=False)
        path.write_text(text, encoding="utf-8")
        try:
            refusals: tuple[Refusal, ...] = ruleset.armies.check_file(path)
        except DataError as error:
            return set(rule_ids(str(error)))
        return {refusal.rule for refusal in refusals}


def _write(data: Any, keys: list[str], value: Any) -> None:
    """Set the value behind a path; `name=text` finds the entry of a list by one of its values."""
    for key in keys[:-1]:
        data = data[_place(data, key)]
    last = _place(data, keys[-1]) if isinstance(data, list) else keys[-1]
    if value is None:
        del data[last]
    else:
        data[last] = value


def _place(data: Any, key: str) -> Any:
    if not isinstance(data, list):
        return key
    if key.isdecimal():
        return int(key)
    name, _, wanted = key.partition("=")
    return next(n for n, entry in enumerate(data) if str(entry[name]) == wanted)
