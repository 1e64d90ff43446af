"""The referee: the object rules talk to. It throws dice, asks players, changes the table, keeps events."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar

from escarmouche.engine.dice import Dice
from escarmouche.engine.errors import RulesError, WrongInput
from escarmouche.engine.kinds import (
    ANSWERED,
    CHANGED,
    FOUGHT,
    GAINED,
    MARKED,
    MOVED,
    PLACED,
    ROLLED,
    SPENT,
    TOLD,
)
from escarmouche.engine.luck import DiceSource
from escarmouche.engine.options import CHOOSE, PLACE, Option, code_of, form_of
from escarmouche.engine.requests import (
    NO_ONE,
    Ask,
    AskEach,
    Battle,
    Battles,
    Event,
    Fixture,
    Input,
    Judge,
    Modifier,
    Pause,
    Refusal,
    Request,
    Roll,
)
from escarmouche.engine.table import Luck, Table, replace

TableT = TypeVar("TableT", bound=Table[Any, Any, Any, Any, Any])
Args = ParamSpec("Args")
Result = TypeVar("Result")


class Player(Protocol):
    """Who answers for a side. `seat` shows what the side may know; None means: not yet."""

    def choose(self, ask: Ask, seat: Any) -> Any: ...


Step = tuple[str, Sequence[tuple[int, ...]], int]
"""A figure, the points of its way, its facing in the end."""
SeatMaker = Callable[["Referee[Any]", str], Any]
Fight = Callable[[Battle], Any]
"""The answer (key, report, digest, how) of a battle that is fought at once; None: it has to be waited for."""


class Referee(Generic[TableT]):
    """Answers from the inputs known so far, then from live dice and players; else it pauses."""

    def __init__(
        self,
        table: TableT,
        inputs: Iterable[Input] = (),
        dice: DiceSource | None = None,
        players: Mapping[str, Player] | None = None,
        seat: SeatMaker | None = None,
        secrets: Mapping[str, Any] | None = None,
        fight: Fight | None = None,
    ) -> None:
        self.table = table
        self.inputs = list(inputs)
        self.events: list[Event] = []
        self._dice = dice
        self._players = players or {}
        self._seat = seat
        self._fight = fight
        self.secrets: Mapping[str, Any] = secrets or {}
        """Secret answers given so far to the question that waits for the others'."""
        self._next = 0
        self.marks: list[int] = []
        """How many events had happened when each input was used."""
        self.decisions = 0
        """Questions with two or more options answered in this run."""

    # -- dice -------------------------------------------------------------------------------------------

    def roll(
        self,
        rule: str,
        side: str,
        dice: Dice,
        modifiers: tuple[Modifier, ...] = (),
        **about: Any,
    ) -> Any:
        """Throw `dice` and return what they are worth; no dice, no throw (0, or () when told one by one)."""
        if not dice.count:
            return dice.nothing
        key = self._luck_key(rule)
        known = self._known("roll", rule, side)
        if known is None:
            faces = self._dice.throw(dice, key) if self._dice else None
            if faces is None:
                raise Pause(Roll(rule, side, dice, key, modifiers, about))
            self.inputs.append(Input("roll", rule, side, faces))
        else:
            faces = known.value
        self._next += 1
        self.marks.append(len(self.events))
        value = dice.read(faces)
        about["side"], about["dice"], about["faces"], about["value"] = side, dice.text(), faces, value
        if modifiers:
            about["modifiers"] = tuple((m.rule, m.value) for m in modifiers)
        self.events.append(Event("roll", rule, about, "", ROLLED))
        return value

    def _luck_key(self, rule: str) -> str:
        turn, luck = self.table.turn, self.table.luck
        here = f"{turn.round}/{turn.phase}/{turn.activation}"
        counts = luck.counts if luck.key == here else {}
        count = counts.get(rule, 0) + 1
        self.table.luck = Luck(here, {**counts, rule: count})
        return f"{here}/{rule}/{count}"

    # -- battles ----------------------------------------------------------------------------------------

    def battle(
        self,
        rule: str,
        fixture: Fixture,
        judge: Callable[[Fixture, Any], Refusal | None],
        guesses: Callable[[Fixture], Sequence[tuple[int, Any]]],
    ) -> Any:
        """Have a battle fought and return its report; `judge` says what cannot be one, `guesses` what may."""
        return self.battles(rule, (fixture,), judge, guesses)[0]

    def battles(
        self,
        rule: str,
        fixtures: Iterable[Fixture],
        judge: Callable[[Fixture, Any], Refusal | None],
        guesses: Callable[[Fixture], Sequence[tuple[int, Any]]],
    ) -> tuple[Any, ...]:
        """Have several battles fought, all under way together; their reports in the order of the fixtures."""
        wanted = [
            Battle(self._luck_key(rule), fixture, partial(judge, fixture), partial(guesses, fixture))
            for fixture in fixtures
        ]
        reports: dict[str, Any] = {}
        while len(reports) < len(wanted):
            left = tuple(battle for battle in wanted if battle.key not in reports)
            key, report = self._report(Battles(rule, left))
            reports[key] = report
        return tuple(reports[battle.key] for battle in wanted)

    def _report(self, request: Battles) -> tuple[str, Any]:
        """The next report that comes in: which battle, and what came of it."""
        known = self._known("battle", request.rule, "")
        if known is None:
            value = self._fight(request.wanted[0]) if self._fight else None
            if value is None:
                raise Pause(request)
            self.inputs.append(Input("battle", request.rule, "", value))
        else:
            value = known.value
        key, report, _, how = value
        battle = request.battle(key)
        if battle is None:
            raise WrongInput(
                "wrong-input",
                number=self._next + 1,
                given=f"battle {key}",
                by="none",
                asked=f"battle {request.rule}",
                side="none",
            )
        self._next += 1
        self.marks.append(len(self.events))
        facts = {**battle.fixture.about, "key": "battle-fought", "game": battle.fixture.game}
        facts |= {"battle": key, "seats": battle.fixture.seats, "report": report, "how": how}
        self.events.append(Event("note", request.rule, facts, "", FOUGHT))
        return key, report

    # -- questions --------------------------------------------------------------------------------------

    def ask(
        self,
        rule: str,
        side: str,
        question: str,
        options: Iterable[Any],
        why_not: Judge | None = None,
        *,
        proposal: Any = None,
        intent: str = CHOOSE,
        actor: str = "",
        against: tuple[str, ...] = (),
        part: str = "",
        which: tuple[int, int] = (0, 0),
        **about: Any,
    ) -> Any:
        """Let `side` choose one of the options that `why_not` allows; a single one is taken unasked.

        Options of several parts (`Option`) are asked for by their codes and given back as they were.
        """
        allowed, greyed = judged(options, why_not)
        if len(allowed) == 1:
            return allowed[0]
        if not allowed:
            raise RulesError(f"{question} ({rule}) has no option left")
        form = form_of(allowed)
        if form is not None:
            allowed = tuple(map(code_of, allowed))
            greyed = {code_of(option): refusal for option, refusal in greyed.items()}
            proposal = code_of(proposal)
        answer = self._answer(
            Ask(
                rule,
                side,
                question,
                allowed,
                "one",
                1,
                1,
                about,
                greyed,
                proposal,
                None,
                None,
                intent,
                actor,
                against,
                part,
                form,
                which,
            )
        )
        return answer if form is None or answer == NO_ONE else form.read(answer)

    def pick(
        self,
        rule: str,
        side: str,
        question: str,
        options: Iterable[Any],
        least: int = 0,
        most: int | None = None,
        *,
        judge: Judge | None = None,
        proposal: Any = None,
        greyed: Mapping[Any, Refusal] | None = None,
        intent: str = CHOOSE,
        actor: str = "",
        against: tuple[str, ...] = (),
        part: str = "",
        form: type[Option] | None = None,
        which: tuple[int, int] = (0, 0),
        **about: Any,
    ) -> tuple[Any, ...]:
        """Let `side` choose several of the options, `least` to `most` of them, in the order he likes.

        `greyed` are shown with their reasons and cannot be chosen. Options of several parts are given and
        taken as codes, which `form` reads: judges and proposals of many would pay for both.
        """
        allowed = tuple(options)
        most = len(allowed) if most is None else min(most, len(allowed))
        least = min(least, most)
        if most == 0:
            return ()
        if least == len(allowed) and least == 1:
            return allowed
        out = {} if greyed is None else greyed
        ask = Ask(
            rule, side, question, allowed, "several", least, most, about, out, proposal, judge, None,
            intent, actor, against, part, form, which,
        )  # fmt: skip
        answer: tuple[Any, ...] = self._answer(ask)
        return answer

    def order(
        self,
        rule: str,
        side: str,
        question: str,
        items: Iterable[Any],
        *,
        intent: str = CHOOSE,
        actor: str = "",
        part: str = "",
        **about: Any,
    ) -> tuple[Any, ...]:
        """Let `side` put the items in the order he likes."""
        allowed = tuple(items)
        if len(allowed) < 2:
            return allowed
        count = len(allowed)
        answer: tuple[Any, ...] = self._answer(
            Ask(
                rule,
                side,
                question,
                allowed,
                "order",
                count,
                count,
                about,
                {},
                allowed,
                None,
                None,
                intent,
                actor,
                (),
                part,
            )
        )
        return answer

    def place(
        self,
        rule: str,
        side: str,
        question: str,
        judge: Judge,
        drafts: Callable[[], Sequence[Any]],
        *,
        intent: str = PLACE,
        actor: str = "",
        against: tuple[str, ...] = (),
        form: type[Option] | None = None,
        which: tuple[int, int] = (0, 0),
        **about: Any,
    ) -> Any:
        """Let `side` put figures where he likes: a free answer that `judge` allows; `drafts` for bots.

        `form` reads such an answer, so that clients are told its parts.
        """
        return self._answer(
            Ask(
                rule,
                side,
                question,
                (),
                "place",
                1,
                1,
                about,
                {},
                None,
                judge,
                drafts,
                intent,
                actor,
                against,
                form=form,
                which=which,
            )
        )

    def ask_each(self, rule: str, asks: Iterable[Ask], *, secret: bool = False) -> dict[str, Any]:
        """Let several sides choose in secret; the answers come together, by side."""
        asked = tuple(asks)
        answers: dict[str, Any] = {}
        open_asks = []
        for ask in asked:
            if ask.kind == "one" and len(ask.options) == 1:
                answers[ask.side] = ask.options[0]
            elif ask.kind == "order" and len(ask.options) < 2:
                answers[ask.side] = ask.options
            elif ask.kind == "several" and not ask.options:
                answers[ask.side] = ()
            else:
                open_asks.append(ask)
        if open_asks:
            answers.update(self._answer_each(AskEach(rule, tuple(open_asks), secret)))
        return {ask.side: answers[ask.side] for ask in asked}

    def _answer(self, ask: Ask) -> Any:
        known = self._known(ask.kind, ask.rule, ask.side)
        if known is None:
            player = self._players.get(ask.side)
            value = player.choose(ask, self._seat(self, ask.side) if self._seat else self) if player else None
            if value is None:
                raise Pause(ask)
            self.inputs.append(Input(ask.kind, ask.rule, ask.side, value))
        else:
            value = known.value
        self._next += 1
        self.marks.append(len(self.events))
        self.decisions += 1
        about = {**ask.about, "side": ask.side, "question": ask.question, "answer": value}
        self.events.append(Event("ask", ask.rule, about, "", ANSWERED))
        return value

    def _answer_each(self, request: AskEach) -> dict[str, Any]:
        known = self._known("each", request.rule, "")
        if known is None:
            pairs = self._secret_answers(request)
            self.inputs.append(Input("each", request.rule, "", tuple(pairs)))
            self.secrets = {}
        else:
            pairs = list(known.value)
        self._next += 1
        self.marks.append(len(self.events))
        self.decisions += len(pairs)
        answers = dict(pairs)
        for ask in request.asks:
            about = {**ask.about, "side": ask.side, "question": ask.question, "answer": answers[ask.side]}
            self.events.append(Event("ask", ask.rule, about, ask.side if request.secret else "", ANSWERED))
        return answers

    def _secret_answers(self, request: AskEach) -> list[tuple[str, Any]]:
        """Each side's answer, from those given and the live players; pauses while one is missing.

        The live ones choose when all others have answered, and their answers are kept too while they wait.
        """
        given = dict(self.secrets)
        asks = [ask for ask in request.asks if ask.side not in given]
        waiting = [ask for ask in asks if ask.side not in self._players]
        if not waiting:
            for ask in asks:
                seat = self._seat(self, ask.side) if self._seat else self
                value = self._players[ask.side].choose(ask, seat)
                if value is None:
                    waiting.append(ask)
                else:
                    given[ask.side] = value
            self.secrets = given
        if waiting:
            raise Pause(AskEach(request.rule, tuple(waiting), request.secret))
        return [(ask.side, given[ask.side]) for ask in request.asks]

    def _known(self, kind: str, rule: str, side: str) -> Input | None:
        """The next recorded input, which must answer this very request; None if there is none yet."""
        if self._next >= len(self.inputs):
            return None
        known = self.inputs[self._next]
        if known.kind != kind or known.rule != rule or known.side != side:
            raise WrongInput(
                "wrong-input",
                number=self._next + 1,
                given=f"{known.kind} {known.rule}",
                by=known.side or "none",
                asked=f"{kind} {rule}",
                side=side or "none",
            )
        return known

    @property
    def rest(self) -> list[Input]:
        """Inputs that this run has not used."""
        return self.inputs[self._next :]

    # -- the table --------------------------------------------------------------------------------------

    def change(
        self,
        rule: str,
        id: str,
        only: str = "",
        tells: str = CHANGED,
        facts: Mapping[str, Any] | None = None,
        **values: Any,
    ) -> None:
        """Replace a record by a changed copy: the only way to write to the table.

        `tells` is the kind of the event; `facts` are told beside the new values.
        """
        self.table.change(id, values)
        about = {"id": id, **values, **facts} if facts else {"id": id, **values}
        self.events.append(Event("change", rule, about, only, tells))

    def move(
        self,
        rule: str,
        unit: str,
        steps: Iterable[Step],
        only: str = "",
        tells: str = MOVED,
        whole: Mapping[str, Any] | None = None,
        **values: Any,
    ) -> None:
        """Set figures of a unit down where their ways end, told in one line with the ways they took.

        A step is a figure, the points of its way after where it stands, and its facing in the end (-1: as
        before). Put down from outside (`tells=PLACED`) it has no way. `values` hold for each of the figures,
        `whole` for the unit itself as it comes onto the table: its ways begin with their first point.
        """
        told = []
        for figure, path, facing in steps:
            stood = self.table.figures[figure]
            end = path[-1] if path else (stood.x, stood.y)
            place = {"x": end[0], "y": end[1]}
            if len(end) > 2:
                place["z"] = end[2]
            if facing >= 0:
                place["facing"] = facing
            self.table.change(figure, {**place, **values})
            way = (end,) if tells == PLACED else tuple(path) if whole else ((stood.x, stood.y), *path)
            told.append((figure, tuple(way), facing))
        if told:
            about: dict[str, Any] = {"id": unit, "steps": tuple(told)}
            if whole:
                self.table.change(unit, dict(whole))
                about.update(whole)
            self.events.append(Event("change", rule, about, only, tells))

    def spend(self, rule: str, id: str, purse: str, amount: int, only: str = "", **about: Any) -> None:
        """Take points from a purse (a field of a side, unit or figure); what is left is told."""
        self._purse(rule, id, purse, -amount, only, about)

    def gain(self, rule: str, id: str, purse: str, amount: int, only: str = "", **about: Any) -> None:
        """Put points into a purse; what is there now is told."""
        self._purse(rule, id, purse, amount, only, about)

    def _purse(
        self, rule: str, id: str, purse: str, amount: int, only: str, about: Mapping[str, Any]
    ) -> None:
        left = getattr(self.table.record(id), purse) + amount
        self.table.change(id, {purse: left})
        facts = {"id": id, purse: left, "purse": purse, "amount": abs(amount), "left": left, **about}
        self.events.append(Event("change", rule, facts, only, SPENT if amount < 0 else GAINED))

    def book(self, **values: Any) -> None:
        """Keep the place: write to the turn what is bookkeeping and no event of the game."""
        self.table.turn = replace(self.table.turn, **values)

    def put(self, rule: str, record: Any, only: str = "", tells: str = CHANGED, **about: Any) -> None:
        """Add a record to the table (a unit that comes back, a thing); its event tells what is `about` it."""
        self.table.put(record)
        self.events.append(Event("change", rule, {"id": record.id, "new": True, **about}, only, tells))

    def remove(self, rule: str, thing: str, only: str = "") -> None:
        """Take a thing off the table."""
        self.table.remove(thing)
        self.events.append(Event("change", rule, {"id": thing, "gone": True}, only, CHANGED))

    def mark(self, rule: str, unit: str, marker: str) -> None:
        """Give a unit a marker."""
        markers = self.table.units[unit].markers
        if marker not in markers:
            self.table.change(unit, {"markers": markers | {marker}})
            self.events.append(_marked(rule, unit, marker, on=True))

    def unmark(self, rule: str, unit: str, *gone: str) -> None:
        """Take markers from a unit; those it does not have are no matter."""
        markers = self.table.units[unit].markers
        taken = [m for m in gone if m in markers]
        if taken:
            self.table.change(unit, {"markers": markers.difference(taken)})
            for marker in taken:
                self.events.append(_marked(rule, unit, marker, on=False))

    def note(self, rule: str, key: str, only: str = "", tells: str = TOLD, **about: Any) -> None:
        """Put a line in the record that changes nothing; `tells` is the kind of the event."""
        self.events.append(Event("note", rule, {"key": key, **about}, only, tells))

    def call(
        self,
        procedure: Callable[Concatenate[Any, Args], Result],
        *args: Args.args,
        **named: Args.kwargs,
    ) -> Result:
        """Run a part whose result alone (and the table) matters afterwards; the odds merge there."""
        return procedure(self, *args, **named)


def _marked(rule: str, unit: str, marker: str, *, on: bool) -> Event:
    return Event("change", rule, {"id": unit, "marker": marker, "on": on}, "", MARKED)


def judged(options: Iterable[Any], why_not: Judge | None) -> tuple[tuple[Any, ...], dict[Any, Refusal]]:
    """The options that may be chosen, and the reasons against the others."""
    if why_not is None:
        return tuple(options), {}
    allowed, greyed = [], {}
    for option in options:
        refusal = why_not(option)
        if refusal is None:
            allowed.append(option)
        else:
            greyed[option] = refusal
    return tuple(allowed), greyed


def asks_of(request: Request) -> tuple[Ask | Roll, ...]:
    """The single questions of a request, one for each side that owes an answer; nobody owes a battle."""
    if isinstance(request, Battles):
        return ()
    return request.asks if isinstance(request, AskEach) else (request,)
