"""What rules and referee say to each other: requests and their inputs, refusals, modifiers, events."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from escarmouche.engine.dice import Dice
from escarmouche.engine.errors import RulesError
from escarmouche.engine.options import CHOOSE, Option

Judge = Callable[[Any], "Refusal | None"]

NO_ONE = "-"
"""The option that declines: nobody, nothing, not now."""


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """Why something may not be done: the rule, a key for the sentence, and what made it fail."""

    rule: str
    reason: str
    about: dict[str, Any] = {}
    excess: int = 0
    """By how much, where it is a distance (hundredths of a centimetre) or a cost; 0 where it is neither."""
    measure: str = ""
    """cm, PC, PA … : what `excess` counts."""


class Modifier(msgspec.Struct, frozen=True, gc=False):
    """Plus or minus something, and the rule that says so."""

    rule: str
    value: int


class Roll(msgspec.Struct, frozen=True):
    """Dice wanted from a side."""

    rule: str
    side: str
    dice: Dice
    key: str
    modifiers: tuple[Modifier, ...] = ()
    about: dict[str, Any] = {}

    def refuses(self, faces: Any) -> Refusal | None:
        """Why these typed faces are no complete throw of these dice."""
        about = {"dice": self.dice.text(), "given": faces}
        if not isinstance(faces, tuple) or not all(type(f) is int for f in faces):
            return Refusal(self.rule, "not-faces", about)
        try:
            missing = self.dice.missing(faces)
        except RulesError:
            return Refusal(self.rule, "too-many-faces", about)
        if not self.dice.possible(faces):
            return Refusal(self.rule, "no-such-face", about)
        if missing:
            return Refusal(self.rule, "too-few-faces", {**about, "missing": len(missing)})
        return None


class Ask(msgspec.Struct, frozen=True):
    """A question to one side. `kind`: one, several or order of the options, or a free place."""

    rule: str
    side: str
    question: str
    options: tuple[Any, ...] = ()
    kind: str = "one"
    least: int = 1
    most: int = 1
    about: dict[str, Any] = {}
    greyed: Mapping[Any, Refusal] = {}
    """Options that exist but may not be chosen now, each with its reason."""
    proposed: Any = None
    """What a player in a hurry accepts, or a function that makes it: slow to make, so when asked."""
    judge: Judge | None = None
    """Judges a free answer, or a combination of options."""
    drafts: Callable[[], Sequence[Any]] | None = None
    """Sensible free answers, for bots and hints; each passes the judge. Slow: made when asked."""
    intent: str = CHOOSE
    """What the question is for, one of `options.INTENTS`: clients know it by this, never by its key."""
    actor: str = ""
    """The unit or figure that acts; empty where nobody does, or where the options are those who may."""
    against: tuple[str, ...] = ()
    """The units, figures or things that it is done to."""
    part: str = ""
    """Which part a plain option is (`options.TARGET`, `options.WEAPON` …); empty: a word or an id."""
    form: type[Option] | None = None
    """The type that reads the codes of options of several parts; None where options are plain."""
    which: tuple[int, int] = (0, 0)
    """Which of how many, where one question is put several times in a row: hit by hit, unit by unit."""

    def parts(self, code: Any) -> dict[str, Any]:
        """An option by its parts."""
        if self.form is not None and code != NO_ONE:
            return self.form.read(code).parts()
        return {self.part: code} if self.part and code != NO_ONE else {}

    @property
    def proposal(self) -> Any:
        """What a player in a hurry accepts; None where nothing is proposed."""
        return self.proposed() if callable(self.proposed) else self.proposed

    def refuses(self, value: Any) -> Refusal | None:
        """Why this answer may not be given; None if it may."""
        if self.kind != "place":
            refusal = self._refuses_options(value)
            if refusal:
                return refusal
        return self.judge(value) if self.judge else None

    def _refuses_options(self, value: Any) -> Refusal | None:
        if self.kind == "one":
            return self._refuses_one(value)
        if not isinstance(value, tuple):
            return Refusal(self.rule, "not-a-list", {"given": value})
        for item in value:
            if refusal := self._refuses_one(item):
                return refusal
        if len(set(value)) != len(value):
            return Refusal(self.rule, "given-twice", {"given": value})
        least, most = (len(self.options),) * 2 if self.kind == "order" else (self.least, self.most)
        if not least <= len(value) <= most:
            about = {"given": len(value), "least": least, "most": most}
            return Refusal(self.rule, "wrong-number", about)
        return None

    def _refuses_one(self, value: Any) -> Refusal | None:
        if value in self.options:
            return None
        try:
            if value in self.greyed:
                return self.greyed[value]
        except TypeError:
            return Refusal(self.rule, "not-an-option", {"given": repr(value)})
        return Refusal(self.rule, "not-an-option", {"given": value})


class Greyed(Mapping[Any, Refusal]):
    """Options that may not be chosen now, worked out when somebody looks: bots do not pay for them."""

    __slots__ = ("_made", "_maker")

    def __init__(self, maker: Callable[[], dict[Any, Refusal]]) -> None:
        self._maker = maker
        self._made: dict[Any, Refusal] | None = None

    def _all(self) -> dict[Any, Refusal]:
        if self._made is None:
            self._made = self._maker()
        return self._made

    def __getitem__(self, option: Any) -> Refusal:
        return self._all()[option]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())


class Drafts(Sequence[Any]):
    """Free answers made one by one when looked at: a bot that takes one pays for one.

    A maker that finds no legal answer gives None; the fallback, always legal, then stands in its place.
    """

    __slots__ = ("_fallback", "_makers")

    def __init__(self, makers: Sequence[Callable[[], Any]], fallback: Callable[[], Any]) -> None:
        self._makers, self._fallback = makers, fallback

    def __len__(self) -> int:
        return len(self._makers) or 1

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self[n] for n in range(*index.indices(len(self)))]
        if not -len(self) <= index < len(self):
            raise IndexError(index)
        made = self._makers[index]() if self._makers else None
        return self._fallback() if made is None else made

    def legal(self) -> Iterator[Any]:
        """The answers that could be made, one after the other; without the fallback."""
        return (made for n in range(len(self._makers)) if (made := self.made(n)) is not None)

    def made(self, number: int) -> Any:
        """The answer of one maker; None where it finds none, or where there are no makers."""
        return self._makers[number]() if self._makers else None


class AskEach(msgspec.Struct, frozen=True):
    """Secret questions to several sides at once; nobody learns an answer before all are in."""

    rule: str
    asks: tuple[Ask, ...]
    secret: bool = False
    """True: even afterwards each answer is known to its own side only."""


class Fixture(msgspec.Struct, frozen=True):
    """A battle to be fought: which game, from which set-up, and who plays which of its sides."""

    game: str
    setup: Any
    """The `Setup` of the match, with the forces as they are now."""
    seats: dict[str, str]
    """Side of the battle -> side of the campaign that plays it."""
    about: dict[str, Any] = {}
    """Facts for the sentences that tell of it: where, in which week."""


class Battle(msgspec.Struct, frozen=True):
    """One battle that a campaign waits for."""

    key: str
    """Its name in the campaign."""
    fixture: Fixture
    judge: Judge
    """Judges a report, also one typed in after a battle on a real table."""
    guesses: Callable[[], Sequence[tuple[int, Any]]]
    """(ways, report) of what may come of it: rough, for odds, bots and quick simulations."""


FOUGHT, TYPED, CONCEDED, GUESSED = "fought", "typed", "conceded", "guessed"
HOWS = (FOUGHT, TYPED, CONCEDED, GUESSED)
"""How a report came about: played to its end, typed by agreement, ended by a word of the players, guessed."""


class Battles(msgspec.Struct, frozen=True):
    """Battles wanted; nobody owes them. Their reports are the answers, each as it comes in.

    An answer is (key, report, digest of the battle's record, how).
    """

    rule: str
    wanted: tuple[Battle, ...]
    side: ClassVar[str] = ""
    kind: ClassVar[str] = "battle"
    question: ClassVar[str] = "battles"
    options: ClassVar[tuple[Any, ...]] = ()
    about: ClassVar[dict[str, Any]] = {}

    def battle(self, key: str) -> Battle | None:
        """The battle of this name, while it is waited for."""
        return next((battle for battle in self.wanted if battle.key == key), None)

    def refuses(self, value: Any) -> Refusal | None:
        """Why this cannot be what came of one of them."""
        if not (isinstance(value, tuple) and len(value) == 4 and isinstance(value[0], str)):
            return Refusal("ES-BATTLE-01", "not-a-report", {"given": repr(value)[:80]})
        key, report, digest, how = value
        if not isinstance(digest, str) or how not in HOWS:
            return Refusal("ES-BATTLE-01", "not-a-report", {"given": repr(value)[:80]})
        battle = self.battle(key)
        if battle is None:
            return Refusal("ES-BATTLE-01", "no-such-battle", {"key": key})
        return battle.judge(report)


Request = Roll | Ask | AskEach | Battles


class Input(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """An answer and the request it answers."""

    kind: str
    """roll | one | several | order | place | each | battle"""
    rule: str
    side: str
    value: Any


class Event(msgspec.Struct, frozen=True, gc=False):
    """One line of the record: a roll, an answer, a change or a note, under its rule."""

    what: str
    """roll | ask | change | note"""
    rule: str
    about: dict[str, Any]
    only: str = ""
    """The side that alone may read it; empty for everybody."""
    kind: str = ""
    """What has happened, one of `engine.kinds`; empty where only `what` says it."""


class Pause(BaseException):
    """An answer is not known yet. Not an error: rules never catch it."""

    def __init__(self, request: Request) -> None:
        self.request = request


def frozen(value: Any) -> Any:
    """A value read from JSON as the rules hold it: lists become tuples."""
    if isinstance(value, list | tuple):
        return tuple(frozen(v) for v in value)
    if isinstance(value, dict):
        return {k: frozen(v) for k, v in value.items()}
    return value
