"""Reads a printed record as a referee with a notebook does; imports nothing of the package.

It gets the lines that `escarmouche replay FILE` prints ("sentence [RULE-ID]"), in one language, and the army
sheets that `escarmouche army show BOOK` prints. A game's module (`template.py` is the one to copy) says how
its sentences read and what follows from them; everything the record tells twice, or that follows from what it
has told before, must agree, else there is a fault: the line, why, and the lines that it contradicts.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from copy import copy, deepcopy
from typing import Any, NamedTuple

from tests.reader.wording import Kind, Pattern, Span, kinds_of

LINE = re.compile(r"(?P<text>.*\S) \[(?P<rule>[A-Z][A-Z\d]*(?:-[A-Z]+)*-\d+)\]")
ROLLED = {
    "en": re.compile(
        r"(?P<label>.*), (?P<side>[^,:()]+): (?P<dice>[-+\dd]*\dd\d+[-+\dd]*|\d+D)(?: on (?P<needs>[^()]+))?"
        r" \((?P<faces>[^()]*)\)(?P<modifiers>(?: [+-]\d+ \[[A-Z\d-]+\])*), (?P<result>.*)"
    ),
    "fr": re.compile(
        r"(?P<label>.*), (?P<side>[^,:()]+) : (?P<dice>[-+\dd]*\dd\d+[-+\dd]*|\d+D)"
        r"(?: sur (?P<needs>[^()]+))? \((?P<faces>[^()]*)\)"
        r"(?P<modifiers>(?: [+-]\d+ \[[A-Z\d-]+\])*), (?P<result>.*)"
    ),
}
"""A throw: what for, whose, dice, faces that count, faces, modifiers with their rules, what it came to."""
MODIFIER = re.compile(r"([+-]\d+) \[([A-Z\d-]+)\]")
RESULT = {"en": "result {value:int}", "fr": "résultat {value:int}"}
DIE = re.compile(r"(\d+)d(\d+)")
CARD = re.compile(r"(?P<name>\S.*) \[(?P<id>[^\]]+)\]")
VALUE = re.compile(r"\s+(?P<label>[^:]+?) ?: (?P<value>.*)")


SENSELESS = (KeyError, TypeError, ValueError, IndexError, AttributeError)
"""What a handler comes to that looks for something nobody has told."""


class Fault(NamedTuple):
    """A line that cannot be true."""

    line: int
    why: str
    against: tuple[int, ...] = ()
    """Earlier lines that it contradicts: one of them may be the false one."""

    def __str__(self) -> str:
        before = f" (against {', '.join(map(str, self.against))})" if self.against else ""
        return f"line {self.line}: {self.why}{before}"

    def names(self, line: int) -> bool:
        """Whether this line is the one, or one of those, that cannot be true."""
        return line == self.line or line in self.against


class Fact(NamedTuple):
    """Something written down, and the line that told it."""

    value: Any
    line: int


class Rolled(NamedTuple):
    """A throw as it was told."""

    rule: str
    side: str
    dice: str
    needs: str
    """The faces or totals that count, as printed (`4+`, `5 6`); empty where none was told."""
    faces: tuple[int, ...]
    modifiers: tuple[tuple[str, int], ...]
    about: dict[str, Any]
    """What the label and the result say, by the names of the patterns."""

    @property
    def sum(self) -> int:
        """The sum of the modifiers."""
        return sum(value for _, value in self.modifiers)

    @property
    def least(self) -> int:
        """The least face or total that counts, of `4+`; 0 where it is told otherwise."""
        return int(self.needs[:-1]) if re.fullmatch(r"\d+\+", self.needs) else 0


Said = dict[str, Any]
Handler = Callable[["Reader", Said], None]
RollHandler = Callable[["Reader", Rolled], None]


class Game:
    """How the lines of a game read, by rule, in each language; what follows from them is in the handlers."""

    def __init__(self, name: str, sides: dict[str, dict[str, str]], **kinds: Kind) -> None:
        self.name, self.sides = name, sides
        self.kinds = kinds_of(sides) | kinds
        self.lines: dict[str, dict[str, list[tuple[Pattern, Handler]]]] = {"en": {}, "fr": {}}
        self.rolls: dict[str, dict[str, list[tuple[Pattern, Pattern, RollHandler]]]] = {"en": {}, "fr": {}}
        self.starts: list[Callable[[Reader], None]] = []
        self.befores: list[Callable[[Reader, str, str], None]] = []
        self.ends: list[Callable[[Reader], None]] = []
        self.held: Callable[[Reader], dict[str, Any]] = lambda reader: {}
        self.dice: tuple[int, ...] = ()
        """How many faces the dice of this game have; empty where nothing is said of that."""
        self.any_dice: tuple[str, ...] = ()
        """Rules that throw other dice, or dice that are thrown again at once: these are not counted."""
        self.falsified: tuple[str, ...] = ()
        """Kinds of facts that alone the falsifier changes, kind by kind; empty where it changes all of them,
        hole by hole."""
        self.harmless: Callable[[str, str, str], bool] = lambda kind, before, after: False
        """(kind, line, changed line): whether the change makes nothing false that anybody could derive."""

    def line(self, *rules: str, en: str, fr: str) -> Callable[[Handler], Handler]:
        """Register what follows from a sentence under these rules; patterns as in `wording.Pattern`."""

        def register(handler: Handler) -> Handler:
            for lang, text in (("en", en), ("fr", fr)):
                pattern = Pattern(text, lang, self.kinds)
                for rule in rules:
                    self.lines[lang].setdefault(rule, []).append((pattern, handler))
            return handler

        return register

    def remark(self, *rules: str, en: str, fr: str) -> None:
        """A sentence under these rules from which nothing follows."""
        self.line(*rules, en=en, fr=fr)(lambda reader, said: None)

    def roll(
        self, *rules: str, en: str, fr: str, en_result: str = "", fr_result: str = ""
    ) -> Callable[[RollHandler], RollHandler]:
        """Register what follows from a throw: how its label reads, and what it came to where the rule has
        words of its own for that (else `result {value:int}`)."""

        def register(handler: RollHandler) -> RollHandler:
            for lang, label, result in (("en", en, en_result), ("fr", fr, fr_result)):
                entry = (
                    Pattern(label, lang, self.kinds),
                    Pattern(result or RESULT[lang], lang, self.kinds),
                    handler,
                )
                for rule in rules:
                    self.rolls[lang].setdefault(rule, []).append(entry)
            return handler

        return register

    def start(self, handler: Callable[[Reader], None]) -> Callable[[Reader], None]:
        """Called before the first line; `reader.sheets` holds the army sheets."""
        self.starts.append(handler)
        return handler

    def before(self, handler: Callable[[Reader, str, str], None]) -> Callable[[Reader, str, str], None]:
        """Called before each line with its rule and its sentence: what an earlier one has promised."""
        self.befores.append(handler)
        return handler

    def end(self, handler: Callable[[Reader], None]) -> Callable[[Reader], None]:
        """Called after the last line: what should have been told by then."""
        self.ends.append(handler)
        return handler

    def holds(self, handler: Callable[[Reader], dict[str, Any]]) -> Callable[[Reader], dict[str, Any]]:
        """What the table holds, by the notebook: compared with the true table at every checkpoint."""
        self.held = handler
        return handler


class Reader:
    """A record read line by line: the notebook, and the faults found so far."""

    def __init__(self, game: Game, lang: str, sheets: Iterable[str] = ()) -> None:
        self.game, self.lang = game, lang
        self.sheets = read_sheets(sheets)
        self.facts: dict[tuple[str, ...], Fact] = {}
        self.faults: list[Fault] = []
        self.number = 0
        """The line that is read."""
        self.rule = ""
        """The rule that it cites."""
        self.spans: list[Span] = []
        """Kind and place of each fact that the last line told: what a falsifier may change."""
        self.memory: dict[str, Any] = {}
        """Whatever else a game's module wants to remember."""
        for handler in game.starts:
            handler(self)

    def copy(self) -> Reader:
        """One who has read the same lines."""
        new = copy(self)
        new.facts, new.faults, new.memory = dict(self.facts), list(self.faults), deepcopy(self.memory)
        return new

    # -- the notebook ------------------------------------------------------------------------------------

    def write(self, value: Any, *key: str) -> None:
        """Write down what the line tells: `reader.write((2100, 300), "place", "red1.1")`."""
        self.facts[key] = Fact(value, self.number)

    def get(self, *key: str, default: Any = None) -> Any:
        """What is written down."""
        fact = self.facts.get(key)
        return default if fact is None else fact.value

    def forget(self, *key: str) -> None:
        """Cross something out."""
        self.facts.pop(key, None)

    def all(self, kind: str) -> dict[str, Any]:
        """Everything of a kind, by the rest of its key: `reader.all("place")`."""
        return {" ".join(key[1:]): fact.value for key, fact in self.facts.items() if key[0] == kind}

    def fault(self, why: str, *keys: tuple[str, ...], lines: Iterable[int] = ()) -> None:
        """This line cannot be true, by what is written under these keys or was told in these lines."""
        against = {self.facts[key].line for key in keys if key in self.facts} | set(lines)
        self.faults.append(Fault(self.number, why, tuple(sorted(against - {0, self.number}))))

    def agree(
        self, what: str, told: Any, derived: Any, *keys: tuple[str, ...], lines: Iterable[int] = ()
    ) -> None:
        """What the line tells must be what follows from what is known."""
        if told != derived:
            self.fault(f"{what}: told {told}, derived {derived}", *keys, lines=lines)

    # -- lines -------------------------------------------------------------------------------------------

    def read(self, text: str) -> None:
        """Read one printed line."""
        self.number += 1
        self.spans = []
        found = LINE.fullmatch(text)
        if found is None:
            self.fault(f"no line of a record: {text}")
            return
        self.rule = rule = found["rule"]
        sentence = found["text"]
        for before in self.game.befores:
            before(self, rule, sentence)
        try:
            understood = self._rolled(rule, sentence) or self._said(rule, sentence)
        except SENSELESS as error:
            self.fault(f"makes no sense by what was told before: {text} ({type(error).__name__} {error})")
        else:
            if not understood:
                self.fault(f"not understood: {text}")

    def finish(self) -> Sequence[Fault]:
        """After the last line."""
        for handler in self.game.ends:
            handler(self)
        return self.faults

    def _said(self, rule: str, sentence: str) -> bool:
        for pattern, handler in self.game.lines[self.lang].get(rule, ()):
            said = pattern.read(sentence)
            if said is not None:
                self.spans += pattern.spans(sentence)
                handler(self, said)
                return True
        return False

    def _rolled(self, rule: str, sentence: str) -> bool:
        ways = self.game.rolls[self.lang].get(rule)
        found = ROLLED[self.lang].fullmatch(sentence) if ways else None
        if found is None or ways is None:
            return False
        for label, result, handler in ways:
            about, came = label.read(found["label"]), result.read(found["result"])
            if about is None or came is None:
                continue
            mods = tuple((rule, int(value)) for value, rule in MODIFIER.findall(found["modifiers"]))
            faces = self.game.kinds["faces"].read(found["faces"])
            side = self.game.sides[self.lang].get(found["side"], found["side"])
            self._spans_of(found, label, result)
            if rule not in self.game.any_dice:
                self._dice(found["dice"], faces)
            handler(
                self, Rolled(rule, side, found["dice"], found["needs"] or "", faces, mods, {**about, **came})
            )
            return True
        return False

    def _dice(self, dice: str, faces: Sequence[int]) -> None:
        """A face for each die, and none that it does not have."""
        sides = [int(most) for count, most in DIE.findall(dice) for _ in range(int(count))]
        if not sides or not self.game.dice:
            return
        if set(sides) - set(self.game.dice):
            self.fault(f"there are no such dice: {dice}")
        if len(sides) != len(faces) or any(face > most for face, most in zip(faces, sides, strict=True)):
            self.fault(f"{dice} do not show {faces}")

    def _spans_of(self, found: re.Match[str], label: Pattern, result: Pattern) -> None:
        """Everything that a throw tells."""
        self.spans += label.spans(found["label"]) + result.spans(found["result"], found.start("result"))
        for kind in ("side", "dice", "needs", "faces"):
            if found[kind]:
                self.spans.append(Span(kind, *found.span(kind), f"{kind} of {label.text}"))
        for value in MODIFIER.finditer(found["modifiers"]):
            start, end = (found.start("modifiers") + at for at in value.span(1))
            self.spans.append(Span("modifier", start, end, f"{value[2]} of {label.text}"))


def read_sheets(lines: Iterable[str]) -> dict[str, dict[str, str]]:
    """Army sheets by the name and by the id of each card: what is printed under its label."""
    sheets: dict[str, dict[str, str]] = {}
    card: dict[str, str] = {}
    for line in lines:
        if line[:1].strip() and (found := CARD.fullmatch(line.rstrip())):
            card = {"name": found["name"], "id": found["id"]}
            sheets.setdefault(found["name"], card)
            sheets[found["id"]] = card
        elif found := VALUE.fullmatch(line.rstrip()):
            card.setdefault(found["label"], found["value"])
    return sheets


def read_all(game: Game, lang: str, lines: Iterable[str], sheets: Iterable[str] = ()) -> Sequence[Fault]:
    """The faults of a whole record; none in one that a referee can sign."""
    reader = Reader(game, lang, sheets)
    for line in lines:
        reader.read(line)
    return reader.finish()
