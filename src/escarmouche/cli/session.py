"""A match at the keyboard: what is shown before each question, what is typed, what becomes of it."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from escarmouche.cli import cards, holdings, maps
from escarmouche.cli.answers import DRAFTS_SHOWN, NOT_UNDERSTOOD, Choices, answer_of, choices_of, faces_of
from escarmouche.cli.drawing import draw
from escarmouche.cli.phrases import event_line, greyed_lines, question_line, refusal_line
from escarmouche.cli.terminal import Terminal
from escarmouche.engine import crash_report, save
from escarmouche.engine.errors import DataError, EscarmoucheError
from escarmouche.engine.match import Match
from escarmouche.engine.names import side_name, square_in
from escarmouche.engine.requests import Ask, AskEach, Event, Refusal, Roll
from escarmouche.engine.scene import Scene
from escarmouche.engine.sentences import Messages
from escarmouche.engine.table import DRAW
from escarmouche.engine.translations import french
from escarmouche.engine.voice import Voice

GREYED_SHOWN = 6
FACES = 20
"""The most faces a die has."""
SQUARES_SHOWN = 30
"""Of more squares than these some are listed; any of them may be typed."""
LAST_RESORT = "escarmouche-unsaved.json"


CommandLine = Callable[["Session", str, "Ask | Roll | None"], bool]
"""Carries out a command; False when the text is none."""


class Quit(Exception):
    """The player leaves."""


class Session:
    """One match, the persons who play it here, and where it is saved."""

    def __init__(
        self,
        match: Match,
        terminal: Terminal,
        say: Messages,
        persons: tuple[str, ...],
        command: CommandLine,
        path: str = "",
    ) -> None:
        self.match, self.terminal, self.say = match, terminal, say
        self._command = command
        self.persons = persons
        self.path = path
        self.history: list[Event] = list(match.fresh)
        self.whole = True
        """False when the match was loaded: what came before is run again if somebody wants to read it."""
        self.side = persons[0] if persons else ""
        """Who sits at the keyboard now."""
        self.choices: Choices | None = None
        self._public = 0
        self._private: dict[str, int] = {}
        self._drawn: Any = None
        self._faces: tuple[int, ...] = ()
        self.left = False
        """Whether the player has left."""

    # -- the loop -----------------------------------------------------------------------------------------

    def play(self) -> int:
        """Ask, answer, ask again until the match is over or the player leaves."""
        try:
            while True:
                ask = self.next_ask()
                self.show(ask)
                if self.match.battles:  # nobody is asked: they are fought elsewhere
                    return 0
                self.turn(ask)
        except (Quit, EOFError):
            self.left = True
            self.keep()
            return 0
        except KeyboardInterrupt:
            self.rescue("interrupted")
            return 130
        except EscarmoucheError:
            raise
        except Exception as error:  # a mistake in the program: the match is kept, the mistake is written down
            self.rescue("broke-off")
            raise crash_report.report(self.match, (), error) from error

    def next_ask(self) -> Ask | Roll | None:
        """What is to be answered next at this keyboard; None when the match is over."""
        waiting = self.match.pending
        ask = waiting[0] if waiting else None
        if ask is not None and ask.side in self.persons and ask.side != self.side:
            if self.hot_seat and self._is_secret():
                self._hand_over(ask.side)
            self.side = ask.side
        return ask

    @property
    def hot_seat(self) -> bool:
        """Several persons at one keyboard."""
        return len(self.persons) > 1

    def _is_secret(self) -> bool:
        return isinstance(self.match.pending_request, AskEach)

    def _hand_over(self, side: str) -> None:
        """Nobody sees another's secrets: clear the screen, wait for the next person."""
        self.terminal.clear()
        self._drawn = None
        self.terminal.read(self.say.say("hand-over", side=side_name(side, self.scene(side), self.say)) + " ")

    def turn(self, ask: Ask | Roll | None) -> None:
        """Read lines until one of them has changed what is asked."""
        before = self.match.log, dict(self.match.secrets), self.match.over
        while (self.match.log, dict(self.match.secrets), self.match.over) == before:
            text = self.terminal.read(self.prompt(ask))
            try:
                self.obey(text, ask)
            except EscarmoucheError as error:
                self.terminal.line(error.said(self.say.lang), "warn")

    def prompt(self, ask: Ask | Roll | None) -> str:
        """What stands before the cursor."""
        if ask is None:
            return self.say.say("prompt-over") + " "
        return self.say.say("prompt", side=side_name(ask.side, self.scene(self.viewer), self.say)) + " "

    def obey(self, text: str, ask: Ask | Roll | None) -> None:
        """A command, a rule id, or an answer."""
        if self._command(self, text, ask):
            return
        if ask is None:
            if not text:
                raise Quit
            self.terminal.line(self.say.say("not-understood", text=text), "warn")
            return
        self.answer_typed(text, ask)

    def answer_typed(self, text: str, ask: Ask | Roll) -> None:
        """Give what was typed as the answer."""
        if isinstance(ask, Roll):
            self._typed_dice(text, ask)
            return
        unit = self.scene(self.viewer).measure.hundredths
        value = answer_of(text, self.choices, unit) if self.choices else NOT_UNDERSTOOD
        if value is NOT_UNDERSTOOD:
            self.terminal.line(self.say.say("not-understood" if text else "nothing-typed", text=text))
            return
        self.answer(value, ask)

    def answer(self, value: Any, ask: Ask | Roll) -> None:
        """Give the match an answer; a refusal is shown and changes nothing."""
        secret = self._is_secret()
        refusal = self.match.answer(value, ask.side)
        if refusal:
            self.refuse(refusal)
            return
        if secret and self.hot_seat:
            self.terminal.clear()
            self._drawn = None
        self.took()

    def took(self) -> None:
        """After every answer: keep what happened, and save where the player wants it saved."""
        self.history += self.match.fresh
        self._faces = ()
        if self.path:
            try:
                self.write(Path(self.path), record=False)
            except DataError as error:
                self.terminal.line(error.said(self.say.lang), "warn")

    def refuse(self, refusal: Refusal) -> None:
        """Say why not."""
        text = refusal_line(refusal, self.voice())
        self.terminal.line(self.say.say("refused", why=text), "warn", "  ")

    def _typed_dice(self, text: str, roll: Roll) -> None:
        """Faces of real dice; where some are thrown again the rest is asked for."""
        faces = faces_of(text, roll, self.signs())
        if faces is None:
            key = "not-signs-typed" if self.say.has("signs-of-dice") else "not-faces-typed"
            self.terminal.line(self.say.say(key, dice=roll.dice.text()))
            return
        refusal = roll.refuses(self._faces + faces)
        if refusal and refusal.reason == "too-few-faces":
            self._faces += faces
            missing = refusal.about["missing"]
            so_far = self.voice().faces(self._faces)
            self.terminal.line(self.say.say("more-faces", missing=missing, so_far=so_far))
            return
        self.answer(self._faces + faces, roll)
        self._faces = ()

    def signs(self) -> dict[str, int]:
        """What is on the dice instead of numbers, as it is typed, and a face that shows it."""
        signs: dict[str, int] = {}
        for face in range(1, FACES + 1):
            if self.say.has(f"face-{face}"):
                signs.setdefault(self.say.say(f"face-{face}").lower(), face)
        return signs

    # -- what is shown ---------------------------------------------------------------------------------------

    @property
    def viewer(self) -> str:
        """Through whose eyes the table is shown unasked: with several persons at one screen, nobody's."""
        return self.side if not self.hot_seat or self._is_secret() else ""

    def scene(self, side: str) -> Scene:
        """The table as a side may see it."""
        ruleset, table = self.match.ruleset, self.match.table
        whole = self.match.over and not self.match.pending
        return ruleset.client.scene(table if whole else ruleset.rules.view(table, side), side)

    def voice(self, side: str | None = None) -> Voice:
        """Who tells of the table as it is now: through the eyes of a side, else of the viewer."""
        seen = self.scene(self.viewer if side is None else side)
        match = self.match
        return Voice(self.say.lang, match.ruleset, seen, match.table.setting, say=self.say, sides=match.sides)

    def show(self, ask: Ask | Roll | None) -> None:
        """What happened, the table if something on it has changed, and the question."""
        voice = self.voice()
        scene = voice.names.scene
        self.tell(voice)
        drawn = (scene.figures, scene.pieces, scene.zones, scene.map)
        something = scene.figures or scene.pieces or scene.map
        if not self.terminal.plain and drawn != self._drawn and something:
            self._drawn = drawn
            if scene.map is None:
                self.terminal.lines(draw(scene, self.say, self.terminal.paint))
            self.terminal.lines(maps.map_lines(scene, self.say, plain=False))
        self.terminal.line()
        self.terminal.line(scene.headline.get(self.say.lang, ""), "bold")
        self.terminal.lines(cards.score_lines(scene, self.say, plain=self.terminal.plain))
        self.terminal.lines(holdings.holding_lines(scene, self.say))
        if ask is not None:
            self.ask(ask, voice)
        elif self.match.over:
            self.finished(voice)

    def tell(self, voice: Voice) -> None:
        """What happened since the one at the keyboard has last read."""
        for event in self.fresh_events():
            if line := event_line(event, voice):
                self.terminal.line(line, indent="    ")

    def fresh_events(self) -> list[Event]:
        """Events that the one at the keyboard has not read and may read."""
        viewer = self.viewer
        start = self._private.get(viewer, 0)
        events = [
            event
            for n, event in enumerate(self.history)
            if (n >= self._public if not event.only else event.only == viewer and n >= start)
        ]
        self._public = self._private[viewer] = len(self.history)
        return events

    def skip(self, count: int) -> None:
        """Events were put before those that are known: they count as read."""
        self._public += count
        self._private = {side: n + count for side, n in self._private.items()}

    def ask(self, ask: Ask | Roll, voice: Voice) -> None:
        """The question, its numbered options and those that are not open now."""
        self.terminal.line(question_line(ask, voice), "bold", "  ")
        if isinstance(ask, Roll):
            self.choices = None
            if self.say.has("signs-of-dice"):
                self.terminal.line(self.say.say("signs-of-dice"), "dim")
            return
        ruleset = self.match.ruleset
        self.choices = choices_of(ask, ruleset, ruleset.rules.view(self.match.table, ask.side))
        if self.choices.are_numbers and len(ask.options) > 2:
            low, high = min(ask.options), max(ask.options)
            self.terminal.line(self.say.say("how-number", low=low, high=high))
            return
        lines = self.option_lines(self.choices, voice)
        many = len(lines) > SQUARES_SHOWN and self.squares_asked(ask)
        for number, line in zip(self.choices.numbers, lines, strict=True):
            if not many or number <= DRAFTS_SHOWN:
                self.terminal.line(f"{number:>3}. {line}", indent="     ")
        if many:
            self.terminal.line("     " + self.say.say("and-more", count=len(lines) - DRAFTS_SHOWN), "dim")
        greyed = greyed_lines(ask, voice, brief=True)
        for line in greyed[:GREYED_SHOWN]:
            self.terminal.line(f"  -  {line}", "dim", "     ")
        if len(greyed) > GREYED_SHOWN:
            self.terminal.line(self.say.say("more-greyed", count=len(greyed) - GREYED_SHOWN), "dim")
        if hint := self._how(ask):
            self.terminal.line(hint, "dim")

    def option_lines(self, choices: Choices, voice: Voice) -> list[str]:
        """The options in the player's language."""
        if choices.ask.kind != "place":
            lines = [voice.choice(choices.ask, value) + voice.names.where(value) for value in choices.values]
            rules = self.match.ruleset
            seen = rules.rules.view(self.match.table, choices.ask.side)
            prices = holdings.prices_of(rules, choices.ask, seen)
            lines = [
                f"{line} [{prices[value]}]" if value in prices else line
                for value, line in zip(choices.values, lines, strict=True)
            ]
            proposal = choices.proposal
            return [
                f"{line} {self.say.say('proposed')}"
                if value == proposal and choices.ask.kind == "one"
                else line
                for value, line in zip(choices.values, lines, strict=True)
            ]
        return [
            voice.draft(value, name, choices.ask.question)
            for value, name in zip(choices.values, choices.names, strict=True)
        ]

    def _how(self, ask: Ask) -> str:
        """How to answer, where a number alone will not do."""
        if ask.kind == "several":
            how = self.say.say("how-several", least=ask.least, most=ask.most)
            if ask.proposal is None:
                return how
            usual = self.voice().choice(ask, tuple(ask.proposal))
            return how + " " + self.say.say("proposed-several", answer=usual)
        if ask.kind == "order":
            return self.say.say("how-order")
        if self.scene(self.viewer).grid is not None and self.squares_asked(ask):
            return self.how_square(ask)
        return (
            self.say.say("how-place", measure=self.scene(self.viewer).measure.name)
            if ask.kind == "place"
            else ""
        )

    def squares_asked(self, ask: Ask) -> bool:
        """Whether a question is answered by a square of the board."""
        if ask.kind == "one":
            return any(square_in(option) for option in ask.options)
        return ask.kind == "place"

    def how_square(self, ask: Ask) -> str:
        """How a square is typed: to put something there, or to go there."""
        if "kinds" in ask.about:
            kind = self.voice().name(ask.about["kinds"][0])
            return self.say.say("how-put-square", kind=kind)
        moves = ask.kind == "place" and bool(ask.actor or ask.about.get("unit"))
        return self.say.say("how-place-square" if moves else "how-name-square")

    def finished(self, voice: Voice) -> None:
        """Who has won, and by which rule."""
        over, rule = self.match.over, self.match.over_rule
        key = "over-draw" if over == DRAW else "over-won"
        self.terminal.line(voice.say(key, rule=rule, **voice.arguments({"winner": over})), "bold")
        self.terminal.line(self.say.say("over-what-now"), "dim")

    # -- leaving ---------------------------------------------------------------------------------------------

    def write(self, path: Path, *, record: bool = True) -> None:
        """Save what is played here."""
        write_save(self.match, path, record=record)

    def keep(self) -> None:
        """Save at the end where a file was named; say how to go on."""
        if self.path:
            self.write(Path(self.path))
            self.terminal.line(self.say.say("saved", file=self.path))

    def rescue(self, key: str) -> None:
        """Cut short: the match goes to its file, or to a last resort that is named."""
        path = Path(self.path) if self.path else last_resort()
        print()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.write(path)
        except (DataError, OSError) as error:
            why = french(error) if self.say.lang == "fr" else str(error)
            self.terminal.line(self.say.say(f"{key}-unsaved", why=why), "warn")
            return
        self.terminal.line(self.say.say(key, file=str(path)))


def last_resort() -> Path:
    """Where an interrupted match goes when no file was named."""
    base = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(base) / "escarmouche" / LAST_RESORT


def write_save(match: Match, path: Path, *, record: bool = True) -> None:
    """Save a match; what is no ordinary file is left alone."""
    ordinary(path)
    save.save(match, path, record=record)


def ordinary(path: Path) -> Path:
    """The path, if a file can be written there; DataError for folders and devices."""
    if path.exists() and not path.is_file():
        raise DataError("no-writable-file", path=path)
    return path
