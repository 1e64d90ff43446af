"""A game behind other words: as it is loaded, every question key, option word and marker is replaced.

The rules stay as they are and run on their own words; whatever leaves the ruleset (questions, options,
answers, scenes, forecasts, markers in events) is renamed, and whatever comes back is renamed back. A code of
several parts becomes one that nobody could read but its own type. Server, voice, players, page and terminal
meet a game whose words they have never seen: what they show must be what they show of the game itself.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche import games
from escarmouche.engine.options import TARGET, WEAPON, WHERE, WHO, Option
from escarmouche.engine.requests import NO_ONE, Ask, AskEach, Drafts, Greyed
from escarmouche.engine.ruleset import Bot, Client, Forecast, Priced, Ruleset
from escarmouche.engine.scenarios import QUICK, Scenario
from escarmouche.engine.scene import Scene
from escarmouche.engine.sentences import locales

PREFIX = "masked_"
"""A masked game is called so and by its own name."""
ON_TABLE = (TARGET, WHO, WHERE, WEAPON, "zone")
"""Parts and facts that are ids, and no words."""
SENTENCE = re.compile(r"^(ask|did|none|take|item|guide|opt|marker|forecast)-([a-z0-9-]+?)(-of|-brief)? =")
"""A sentence whose key holds a word of the game."""


def said_in(game: str, file: str) -> str:
    """What a language file of a game and those of its sisters say together."""
    files = [folder / file for folder in locales(game)]
    return "\n".join(path.read_text(encoding="utf-8") for path in files if path.exists())


class Mask:
    """The words of one game and what they are called instead."""

    def __init__(self, game: str) -> None:
        self.game = game
        source = games.ruleset(game)
        text = said_in(game, "en.ftl")
        self.questions = set(re.findall(r"^ask-([a-z0-9-]+?)(?:-brief)? =", text, re.M))
        found = re.findall(r"^(?:opt|marker)-([a-z0-9-]+?)(?:-of)? =", text, re.M)
        own = {word for word in found if word not in source.armies.sides}
        self.asks = {key: self.called(key) for key in self.questions}
        self.new = {word: self.called(word) for word in own | {word.replace("-", "_") for word in own}}
        self.old = {new: word for word, new in self.new.items()}

    @staticmethod
    def called(word: str) -> str:
        """Another word that keeps dashes and underscores apart, as keys of sentences do."""
        return "zz-" + word[::-1] if "-" in word or "_" not in word else "zz_" + word[::-1]

    def worded(self, value: Any, words: Mapping[str, str] | None = None) -> Any:
        """A value with the words in it replaced, those inside of tuples too."""
        table = self.new if words is None else words
        if isinstance(value, str):
            return table.get(value, value)
        if isinstance(value, tuple | list):
            return type(value)(self.worded(part, table) for part in value)
        return value

    def unworded(self, value: Any) -> Any:
        """The same back."""
        return self.worded(value, self.old)

    def facts(self, about: Mapping[str, Any]) -> dict[str, Any]:
        """Facts with their words replaced, but for those that name something on the table."""
        return {name: value if name in ON_TABLE else self.worded(value) for name, value in about.items()}

    # -- answers ---------------------------------------------------------------------------------------------

    def given(self, ask: Ask, value: Any) -> Any:
        """An answer to a question of the game, as the masked one takes it."""
        if ask.form is None and ask.part in ON_TABLE:
            return value
        if ask.kind in ("several", "order") and isinstance(value, tuple):
            return tuple(self.code(ask.form, part) for part in value)
        return self.code(ask.form, value)

    def taken(self, ask: Ask, value: Any) -> Any:
        """An answer to the masked question, as the game takes it."""
        if ask.form is None and ask.part in ON_TABLE:
            return value
        if ask.kind in ("several", "order") and isinstance(value, tuple):
            return tuple(self.uncode(ask.form, part) for part in value)
        return self.uncode(ask.form, value)

    def code(self, form: type[Option] | None, code: Any) -> Any:
        """A code in a shape that only its own type reads."""
        return f"~{code[::-1]}" if form and isinstance(code, str) and code != NO_ONE else self.worded(code)

    def uncode(self, form: type[Option] | None, code: Any) -> Any:
        """The same back."""
        if form and isinstance(code, str) and code.startswith("~"):
            return code[:0:-1]
        return self.unworded(code)

    def ask(self, ask: Ask) -> Ask:
        """A question in the other words."""
        form, judge, drafts, proposed = ask.form, ask.judge, ask.drafts, ask.proposed
        one = replace(ask, kind="one")
        greyed: Mapping[Any, Any] = ask.greyed
        if greyed:
            own = greyed
            greyed = Greyed(lambda: {self.given(one, option): why for option, why in own.items()})
        return MaskedAsk(
            rule=ask.rule,
            side=ask.side,
            question=self.asks[ask.question],
            options=tuple(self.given(one, option) for option in ask.options),
            kind=ask.kind,
            least=ask.least,
            most=ask.most,
            about=self.facts(ask.about),
            greyed=greyed,
            proposed=None if proposed is None else lambda: self.given(ask, ask.proposal),
            judge=None if judge is None else lambda value: judge(self.taken(ask, value)),
            drafts=None if drafts is None else lambda: MaskedDrafts(drafts(), lambda v: self.given(ask, v)),
            intent=ask.intent,
            actor=ask.actor,
            against=ask.against,
            part=ask.part,
            form=None if form is None else masked_form(self.game, form, whole=True),
            which=ask.which,
            plain=ask,
        )

    # -- the parts of the ruleset ----------------------------------------------------------------------------

    def step(self, step: Callable[[Any], None], referee: Any) -> None:
        """A step whose questions are asked, and whose markers are told, in the other words."""
        if not hasattr(referee, "unmasked"):
            referee.unmasked = (referee._answer, referee._answer_each)
            answer, each = referee.unmasked
            mark, unmark = referee.mark, referee.unmark
            referee._answer = lambda ask: self.taken(ask, answer(self.ask(ask)))
            referee._answer_each = lambda asks: self._each(each, asks)
            referee.mark = lambda *given: self._marks(referee, mark, given)
            referee.unmark = lambda *given: self._marks(referee, unmark, given)
        step(referee)

    def _each(self, each: Callable[[AskEach], dict[str, Any]], request: AskEach) -> dict[str, Any]:
        answers = each(AskEach(request.rule, tuple(map(self.ask, request.asks)), request.secret))
        return {ask.side: self.taken(ask, answers[ask.side]) for ask in request.asks}

    def _marks(self, referee: Any, mark: Callable[..., None], given: tuple[Any, ...]) -> None:
        told = len(referee.events)
        mark(*given)
        for n in range(told, len(referee.events)):
            event = referee.events[n]
            referee.events[n] = replace(event, about=self.facts(event.about))

    def scene(self, scene: Scene) -> Scene:
        """A scene whose states go by other words."""
        return replace(
            scene,
            units=tuple(replace(unit, states=self.worded(unit.states)) for unit in scene.units),
            figures=tuple(replace(figure, states=self.worded(figure.states)) for figure in scene.figures),
            signs={self.new.get(state, state): sign for state, sign in scene.signs.items()},
        )

    def forecast(self, forecast: Forecast) -> Forecast:
        """A forecast in the other words, with those it draws."""
        return replace(
            forecast,
            question=self.asks.get(forecast.question, forecast.question),
            about=self.facts(forecast.about),
            draws=tuple(map(self.forecast, forecast.draws)),
        )

    def scenario(self, played: Scenario) -> Scenario:
        """A scenario whose usual answers are to the other questions."""
        answers = {
            self.asks.get(question, question): code if code == QUICK else self.worded(code)
            for question, code in played.answers.items()
        }
        return replace(played, answers=answers)

    def priced(self, ask: Ask, priced: Priced | None) -> Priced | None:
        """What options cost, by their codes in the other words."""
        if priced is None:
            return None
        one = replace(ask, kind="one")
        return replace(priced, prices={self.given(one, code): cost for code, cost in priced.prices.items()})

    def client(self, own: Client) -> Client:
        """What clients may ask, in the other words."""
        forms: dict[str, type[Option]] = {}
        for name, form in own.forms.items():
            forms[name] = masked_form(self.game, form, whole=False)
            if name in self.questions:
                forms[self.asks[name]] = masked_form(self.game, form, whole=True)
        return replace(
            own,
            scene=lambda table, side: self.scene(own.scene(table, side)),
            forecasts=lambda table, unit: tuple(map(self.forecast, own.forecasts(table, unit))),
            outcomes=lambda ask, table, value: tuple(
                map(self.forecast, own.outcomes(plain(ask), table, self.taken(plain(ask), value)))
            ),
            spots=lambda ask, table, figure, value, via: own.spots(
                plain(ask), table, figure, self.taken(plain(ask), value), via
            ),
            course=lambda ask, table, value: own.course(plain(ask), table, self.taken(plain(ask), value)),
            prices=lambda ask, table: self.priced(plain(ask), own.prices(plain(ask), table)),
            draft_names=lambda ask, table: own.draft_names(plain(ask), table),
            follow=lambda ask, table, point: self.given(plain(ask), own.follow(plain(ask), table, point)),
            lead=lambda ask, table, way: self.given(
                plain(ask), own.lead(plain(ask), table, replace(way, kind=self.unworded(way.kind)))
            ),
            forms=forms,
        )

    def bot(self, own: Bot) -> Bot:
        """What bots and "choose for me" ask, in the other words."""
        return replace(
            own,
            quick_answer=lambda ask, table: self.given(plain(ask), own.quick_answer(plain(ask), table)),
            candidates=lambda ask, table: self._many(ask, own.candidates(plain(ask), table)),
            prospects=lambda ask, table: self._many(ask, own.prospects(plain(ask), table)),
            weigh=lambda ask, table, value: own.weigh(plain(ask), table, self.taken(plain(ask), value)),
            sifted=frozenset(self.asks.get(key, key) for key in own.sifted),
            plain=frozenset(self.asks.get(key, key) for key in own.plain),
        )

    def _many(self, ask: Ask, answers: Sequence[Any]) -> list[Any]:
        return [self.given(plain(ask), answer) for answer in answers]


class MaskedAsk(Ask, frozen=True):
    """A question in other words, and the one that the game asked."""

    plain: Ask | None = None


def plain(ask: Ask) -> Ask:
    """The question that the game asked."""
    return ask.plain if isinstance(ask, MaskedAsk) and ask.plain is not None else ask


class MaskedDrafts(Drafts):
    """Ready-made answers in other words, made when looked at."""

    __slots__ = ("_masked", "_own")

    def __init__(self, own: Sequence[Any], masked: Callable[[Any], Any]) -> None:
        self._own, self._masked = own, masked

    def __len__(self) -> int:
        return len(self._own)

    def __getitem__(self, index: Any) -> Any:
        found = self._own[index]
        return [self._masked(value) for value in found] if isinstance(index, slice) else self._masked(found)

    def legal(self) -> Iterator[Any]:
        """Those that could be made."""
        own = self._own.legal() if isinstance(self._own, Drafts) else iter(self._own)
        return (self._masked(value) for value in own)

    def made(self, number: int) -> Any:
        """The answer of one maker; None where it finds none."""
        own = self._own.made(number) if isinstance(self._own, Drafts) else self._own[number]
        return None if own is None else self._masked(own)


@lru_cache(maxsize=1024)
def masked_form(game: str, form: type[Option], *, whole: bool) -> type[Option]:
    """The type that reads the codes of masked options: `whole`, of answers; else of facts."""
    mask = mask_of(game)

    class Masked(Option, frozen=True):
        option: Any

        def code(self) -> Any:
            return mask.code(form if whole else None, self.option.code())

        @classmethod
        def read(cls, code: Any) -> Any:
            return cls(form.read(mask.uncode(form, code) if whole else mask.unworded(code)))

        def parts(self) -> dict[str, Any]:
            return mask.facts(self.option.parts())

    return Masked


@lru_cache(maxsize=8)
def mask_of(game: str) -> Mask:
    """The mask of a game, made once."""
    return Mask(game)


def masked(game: str) -> Ruleset:
    """A game behind its mask."""
    own, mask = games.ruleset(game), mask_of(game)
    step, view = own.rules.step, own.armies.briefings
    return replace(
        own,
        name=f"{PREFIX}{game}",
        rules=replace(own.rules, step=lambda referee: mask.step(step, referee)),
        armies=replace(own.armies, briefings=lambda key: mask.scenario(view(key))),
        client=mask.client(own.client),
        bot=mask.bot(own.bot),
    )


def settled(game: str, folder: Path, patch: pytest.MonkeyPatch) -> str:
    """A masked game where this process and its children find it; its name."""
    name, source, mask = f"{PREFIX}{game}", games.folder(game), mask_of(game)
    home = folder / name
    (home / "locales").mkdir(parents=True)
    (home / "__init__.py").touch()
    code = f'from tests.masking import masked\n\nRULESET = masked("{game}")\n'
    (home / "ruleset.py").write_text(code, encoding="utf-8")
    for path in (source / "locales").glob("*.ftl"):
        text = said_in(game, path.name)
        (home / "locales" / path.name).write_text(text + renamed_sentences(text, mask), encoding="utf-8")
    root = Path(__file__).resolve().parents[1]
    patch.setenv("PYTHONPATH", os.pathsep.join([str(root), os.environ.get("PYTHONPATH", "")]))
    patch.setenv(games.FOLDERS_VARIABLE, os.fspath(folder))
    patch.setattr(games, "__path__", [*games.__path__, os.fspath(folder)])
    for module in [module for module in sys.modules if module.startswith(f"escarmouche.games.{name}")]:
        del sys.modules[module]
    return name


def renamed_sentences(text: str, mask: Mask) -> str:
    """The sentences of questions, options, markers and forecasts again, under the other words."""
    again, copying = [], False
    for line in text.splitlines():
        if line.startswith((" ", "}")):
            if copying:
                again.append(line)
            continue
        found = SENTENCE.match(line)
        words = mask.new if found and found[1] in ("opt", "marker") else mask.asks
        copying = found is not None and found[2] in words
        if found and copying:
            kind, word, ending = found[1], words[found[2]], found[3] or ""
            again.append(f"{kind}-{word}{ending} ={line[found.end() :]}")
    return "\n" + "\n".join(again) + "\n"
