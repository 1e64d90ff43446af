"""What a record proves: rules followed, dice of a promised seed, typed dice, dice that nothing proves."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from escarmouche.engine.errors import EscarmoucheError, told
from escarmouche.engine.history import Declaration, Entry, battles_after, throws_after, throws_anew
from escarmouche.engine.luck import SeededDice, commitment
from escarmouche.engine.match import Match
from escarmouche.engine.recording import TYPED
from escarmouche.engine.requests import HOWS, AskEach, Battles, Input, Roll
from escarmouche.engine.sentences import LANGUAGES, messages

PROMISED, KINDS = "promised", ("promised", "typed", "short", "untold", "absent", "known")
"""Of throws, in the order in which a verdict tells them: from a seed that was promised before its first
throw; typed by the players; from a seed too short to be promised; from one that is not told yet; from one
that is nowhere told; from one that was known already."""


class Finding(msgspec.Struct, frozen=True):
    """One part of a verdict, in one sentence."""

    what: str
    """rules | dice | undone | signature"""
    state: str
    """followed, broken, not-run | a kind of throw, wrong, none | anew, same | signed, named, other-key, none,
    wrong, unchecked"""
    good: bool
    """Whether it is proven, and as it should be."""
    text: str
    french: str
    count: int = 0
    """Throws it is about."""


def finding(what: str, state: str, good: bool, count: int = 0, **facts: Any) -> Finding:
    """A finding with its sentences, `finding-<what>-<state>`."""
    english, french = (
        messages(lang).exact(
            f"finding-{what}-{state}", count=count, **{name: told(fact, lang) for name, fact in facts.items()}
        )
        for lang in LANGUAGES
    )
    return Finding(what, state, good, english, french, count)


class Wrong(EscarmoucheError):
    """What the rules do not ask for or do not allow, or dice that are not those promised."""

    def __init__(self, problem: str, key: str, /, **facts: Any) -> None:
        super().__init__(key, **facts)
        self.problem = problem


class Seed:
    """A seed of a record: what promised it, and itself where it is told."""

    __slots__ = ("line", "promise", "seed")

    def __init__(self, promise: str, line: int) -> None:
        self.promise, self.line = promise, line
        self.seed: str | None = None


class Proof:
    """Looks at every entry of a record before it is used, and keeps count of what the dice prove."""

    def __init__(self, dice: str, promise: str, turns: int, seed_lines: list[tuple[int, str]]) -> None:
        self.typed = dice == TYPED or not (dice or promise)
        self.sworn = dice == TYPED
        """Whether the header itself says that the players type their dice."""
        self.seeds = [Seed(promise, 1), *(Seed(later_promise, line) for line, later_promise in seed_lines)]
        self.turns = self.before = turns
        self.at = 0
        self.throws: Counter[str] = Counter()
        self.undone: Counter[str] = Counter()
        self.reports: Counter[str] = Counter()
        """How the reports of battles came about."""
        self.told = self.stale = False
        """Whether the match was over under the seed of the next throw; and whether a new one is due."""

    def tell(self, seeds: list[str], *, over: bool) -> Seed | None:
        """Put the seeds of the closing line where they began; the one that does not fit its promise."""
        wanted = self.seeds if over else self.seeds[:-1]
        if self.typed and len(seeds) == len(wanted) - 1:
            wanted = wanted[1:]
        elif self.typed and seeds and not self.sworn:  # format 1 does not say who throws
            self.typed = False
        if len(seeds) > len(wanted):
            return self.seeds[-1]
        for place, seed in zip(wanted, seeds, strict=False):
            place.seed = seed
            if commitment(seed) != place.promise:
                return place
        return next((place for place in wanted if place.promise and place.seed is None), None)

    def check(self, match: Match, entry: Entry) -> None:
        """Raise Wrong for an entry that does not belong there."""
        if isinstance(entry, Declaration):
            self._declared(match, entry)
            return
        asked(match, entry)
        request = match.pending_request
        if isinstance(request, Roll):
            self._thrown(match, request, entry)
        elif isinstance(request, Battles):
            self.reports[entry.value[3]] += 1

    def _declared(self, match: Match, entry: Declaration) -> None:
        if entry.what == "seed":
            if match.log.inputs and self.throws and not self.told:
                raise Wrong("dice", "seed-out-of-place")
            self.at, self.told, self.stale, self.typed = self.at + 1, False, False, False
        elif entry.what == "begin":
            if entry.about.get("battle") not in [battle.key for battle in match.battles]:
                raise Wrong("differs", "begun-without", battle=entry.about.get("battle", ""))
        elif entry.what == "undo":
            taken = throws_after(match.log.effective(), entry.about["inputs"])
            said = entry.about.get("throws")
            battles = battles_after(match.log, entry.about["inputs"])
            if tuple(entry.about.get("battles", ())) != battles:
                raise Wrong("differs", "battles-undone-otherwise", count=len(battles))
            if (taken or battles) and not entry.about["consent"]:
                raise Wrong("differs", "undone-without-consent", count=taken)
            if said is not None and said != taken:
                raise Wrong("differs", "undone-otherwise", count=taken, said=said)
            self.turns += throws_anew(entry)
            if taken:
                self.undone["same" if said is None else "anew"] += taken
            if match.over and not self.typed:
                self.told, self.stale = True, said is not None

    def _thrown(self, match: Match, roll: Roll, given: Input) -> None:
        place = self.seeds[self.at]
        if self.typed:
            self.throws["typed"] += 1
            return
        if self.stale:
            raise Wrong("dice", "seed-was-told")
        if place.seed is not None:
            first_step = match.log.inputs == len(match.inputs)
            least = 0 if first_step and self.turns == self.before else self.turns
            seed, turns = place.seed, range(self.turns, least - 1, -1)
            throws = (SeededDice(seed, turn).throw(roll.dice, roll.key) for turn in turns)
            if given.value not in throws:
                faces = " ".join(map(str, SeededDice(seed, self.turns).throw(roll.dice, roll.key)))
                typed = " ".join(map(str, given.value))
                raise Wrong("dice", "other-dice", faces=faces, rule=roll.rule, given=typed)
        self.throws[self._kind(place)] += 1

    def _kind(self, place: Seed) -> str:
        if self.told:
            return "known"
        if place.seed is None:
            return "untold" if place.promise else "absent"
        return PROMISED if place.promise else "short"

    @property
    def proven(self) -> bool:
        """Whether every throw is that of a seed promised before it, and none fell twice."""
        told = not (self.reports["typed"] or self.reports["guessed"])
        return told and not self.undone["same"] and all(kind == PROMISED for kind in self.throws)

    def findings(self) -> tuple[Finding, ...]:
        """What is proven of the dice, and what was taken back."""
        findings = [finding("dice", k, k == PROMISED, self.throws[k]) for k in KINDS if self.throws[k]]
        if not findings:
            findings = [finding("dice", "none", True)]
        findings += [finding("undone", how, how == "anew", count) for how, count in self.undone.items()]
        findings += [
            finding("battles", how, how in ("fought", "conceded"), self.reports[how])
            for how in HOWS
            if self.reports[how]
        ]
        return tuple(findings)


def asked(match: Match, given: Input) -> None:
    """Raise Wrong where an input does not answer what the match waits for, or is not allowed."""
    request = match.pending_request
    if request is None:
        raise Wrong("differs", "asks-nothing-more")
    kind = "each" if isinstance(request, AskEach) else "roll" if isinstance(request, Roll) else request.kind
    side = "" if isinstance(request, AskEach) else request.side
    if (given.kind, given.rule, given.side) != (kind, request.rule, side):
        raise Wrong(
            "differs",
            "answers-another",
            given=f"{given.kind} {given.rule}",
            by=given.side or "none",
            asked=f"{kind} {request.rule}",
            side=side or "none",
        )
    if isinstance(request, AskEach):
        answers = dict(given.value)
        if len(given.value) != len(request.asks) or set(answers) != {ask.side for ask in request.asks}:
            raise Wrong("differs", "one-of-each-side", rule=request.rule)
        refusals = [ask.refuses(answers[ask.side]) for ask in request.asks]
    else:
        refusals = [request.refuses(given.value)]
    for refusal in refusals:
        if refusal:
            raise Wrong("differs", "not-allowed", rule=refusal.rule, reason=refusal.reason)
