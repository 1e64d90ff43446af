"""The one voice: questions, options, refusals, events, odds and drafts as sentences, for every client.

Code, records and messages hold keys, ids and numbers; what a player reads is made here, in his language and
in one of two manners (`engine/names.py`). Keys of sentences are listed in docs/languages.md. On a board of
squares `x` and `y`, or `square`, become the name of the square. Rule ids are the client's to show.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from math import hypot
from typing import Any

from escarmouche.engine.kinds import GAINED, MOVED, PLACED, SPENT
from escarmouche.engine.ledger import Ledger, house
from escarmouche.engine.names import (
    COMPASS,
    Names,
    entry_words,
    is_point,
    key_of,
    square_in,
    square_name,
)
from escarmouche.engine.options import WEAPON, Option
from escarmouche.engine.requests import NO_ONE, Ask, Event, Refusal, Roll
from escarmouche.engine.ruleset import Forecast, Ruleset
from escarmouche.engine.scene import Scene, SceneMeasure, Words
from escarmouche.engine.sentences import Messages, messages, unbroken

HANDFULS = re.compile(r"([+-]?)(\d+)d\d+")
"""Dice of one size in what is thrown: 2d8+1d6-1d4."""
CITED = re.compile(r" \[[A-Z-]+\d+\]$")
THROWN = frozenset({"faces", "modifiers", "dice", "value", "side"})
"""What a throw itself tells; the rest says what it was for."""
LARGEST = 10**12
"""Numbers beyond are no figures of a game: somebody typed them."""
LENGTH = "cm"
SUBJECTS = ("unit", "vehicle", "figure", "target")
"""Facts that say whom a throw is about, where its rule has no sentence of its own."""
BRIEF = ("target", "salvo", "weapon", "what", "mode", "kind", "band")
"""Facts that tell one forecast from another, in the order in which they are told."""
CLOCKWISE = "↑↗→↘↓↙←↖"
"""By eighths of a turn clockwise from north, as answers on squares count."""


class Voice:
    """Sentences about a table as one side sees it.

    `ids` is the manner of the terminal and the record; without it, that of a page. Without a scene values are
    told as they are: what is wrong with a list is said before there is a table.
    """

    def __init__(
        self,
        lang: str,
        ruleset: Ruleset,
        scene: Scene | None = None,
        setting: Any = None,
        *,
        ids: bool = True,
        sides: Sequence[str] = (),
        players: Mapping[str, str] | None = None,
        say: Messages | None = None,
        entries: Mapping[str, Words] | None = None,
    ) -> None:
        self.lang, self.ids = lang, ids
        self.ledger: Ledger = ruleset.ledger
        self.forms: Mapping[str, type[Option]] = ruleset.client.forms
        self._heard = ruleset.client.sounds, setting
        self.messages = say if say is not None else messages(lang, ruleset.name)
        self.names: Names = Names(
            self.messages,
            scene if scene is not None else Scene(0, 0),
            entry_words(setting) if entries is None else entries,
            ids=ids,
            sides=sides,
            players=players,
            forms=self.forms,
            nouns=ruleset.armies.nouns,
        )
        self._plain = scene is None
        self.measure: SceneMeasure = scene.measure if scene is not None else SceneMeasure()
        """What lengths and places are told in; the scene names it."""

    # -- words -----------------------------------------------------------------------------------------------

    def say(self, key: str, /, **about: Any) -> str:
        """The sentence of a key in this manner."""
        text = self.messages.say(key, **about)
        return text if self.ids else unbroken(text, self.lang)

    def has(self, key: str) -> bool:
        """Whether there is a sentence of this key."""
        return self.messages.has(key)

    def name(self, value: Any) -> str:
        """A value as the player reads it."""
        return self.names.name(value)

    @cached_property
    def _sounds(self) -> dict[str, str]:
        sounds, setting = self._heard
        return {} if setting is None else sounds(setting)

    def sound(self, about: Mapping[str, Any]) -> str:
        """What the weapon that an event tells of sounds like, by its id or within a code; or nothing."""
        for key, value in about.items():
            weapon = value if key == WEAPON else None
            if key in self.forms and isinstance(value, str):
                weapon = self.forms[key].read(value).parts().get(WEAPON)
            if isinstance(weapon, str) and weapon in self._sounds:
                return self._sounds[weapon]
        return ""

    def title(self, rule: str) -> str:
        """The title of a rule; empty for one that is not known."""
        for source in (self.ledger, house()):
            if rule in source:
                return source[rule].title[self.lang]
        return ""

    def labelled(self, label: str, text: str) -> str:
        """What something is, and what is to be said of it."""
        return self.say("labelled", label=label, text=text)

    def arguments(self, about: Mapping[str, Any]) -> dict[str, Any]:
        """Arguments of a sentence: numbers stay numbers; `x-cm` is the length x in centimetres, `x-length` in
        the measure of the game."""
        given: dict[str, Any] = {}
        for name, value in about.items():
            key = key_of(name)
            if isinstance(value, bool) or not isinstance(value, int | float) or not abs(value) < LARGEST:
                given[key] = str(value) if self._plain else self.names.fact(name, value)
                given |= self._agreed(key, value)
            else:
                given[key] = value
                given[f"{key}-cm"] = value / 100
                given[f"{key}-length"] = value / self.measure.hundredths
                given[f"{key}-sign"] = "minus" if value < 0 else "plus" if value else "zero"
        if self.names.grid is not None:
            place = about.get("square") or (about.get("x"), about.get("y"))
            if len(place) == 2 and all(type(part) is int for part in place):
                given["square"] = square_name(*place)
        return given

    def _agreed(self, key: str, value: Any) -> dict[str, str]:
        """The grammar of the name of a fact, where some sentence asks for it."""
        return self.names.agreed(key, value) if key in self.messages.agreeing else {}

    # -- questions and options -------------------------------------------------------------------------------

    def question(self, ask: Ask | Roll) -> str:
        """The sentence of a pending question; a page may have a shorter one, for it shows what to do."""
        about = self.arguments({**ask.about, "side": ask.side})
        if isinstance(ask, Roll):
            return self.say("ask-dice", dice=ask.dice.text(), **about)
        key = f"ask-{ask.question}"
        if ask.kind == "several":
            about |= {"least": ask.least, "most": ask.most}
        if not self.ids and self.has(f"{key}-brief"):
            key += "-brief"
        text = f"{ask.question} {about}" if self.ids else ask.question
        text = self.say(key, **about) if self.has(key) else text
        which, many = ask.which
        return f"{text} {self.say('which-of', which=which, many=many)}" if many > 1 else text

    def choice(self, ask: Ask, code: Any) -> str:
        """One option of a question; the parts of a code of several are no codes themselves."""
        form = None if isinstance(code, tuple) else ask.form
        return self.option(code, ask.question, ask.about, form)

    def option(
        self,
        code: Any,
        question: str = "",
        about: Mapping[str, Any] | None = None,
        form: type[Option] | None = None,
    ) -> str:
        """One option, or several chosen ones; declining has a word of its own where the question gives one.

        `named` of the question says what a number, or the first part, is called.
        """
        if code == NO_ONE:
            return self.say(f"none-{question}" if self.has(f"none-{question}") else "opt-none")
        if code == ():
            return self.say("nothing")
        if about and code == about.get("unit") and self.has(f"take-{question}"):
            return self.say(f"take-{question}")
        if isinstance(code, tuple):
            return self._compound(code, question, about or {}, form)
        named = self._named(about or {}).get(code)
        if type(code) is int:
            return named or str(code)
        if named:
            return f"{code if self.ids else str(code)[-1:].upper()} ({named})"
        return self.names.coded(code, form or self.forms.get(question))

    def _compound(
        self, code: tuple[Any, ...], question: str, about: Mapping[str, Any], form: type[Option] | None
    ) -> str:
        """An answer of several parts, or several answers."""
        nested = any(isinstance(part, tuple) for part in code)
        if not nested and self.has(f"item-{question}"):
            return self.item(code, question, about)
        if not self.ids and self.names.grid is not None and not nested and len(code) > 3 and square_in(code):
            return self.square(code)
        if is_point(code):
            return self.at(code)
        reading = form or self.forms.get(question)
        if reading is not None and reading.whole and not nested:
            first, *others = reading.read(code).parts().values()
            word, *which = [part for part in others if part != -1]
            named = self.names.parted(
                {"what": word, **{f"part{n}": str(part) for n, part in enumerate(which)}}
            )
            return f"{self.option(first)} + {named}"
        return " + ".join(self.option(part, question if nested else "", about, reading) for part in code)

    def _named(self, about: Mapping[str, Any]) -> dict[Any, str]:
        """What numbers of an answer stand for: by themselves, or together with its last part."""
        named = {tuple(k) if isinstance(k, list) else k: str(v) for k, v in about.get("named", ())}
        return {
            key: self.names.word("word", word)
            if self.has(f"word-{key_of(word)}")
            else ", ".join(map(self.names.name, word.split(", ")))
            for key, word in named.items()
        }

    def item(self, code: tuple[Any, ...], question: str, about: Mapping[str, Any]) -> str:
        """An option of several parts in a sentence of its question, `item-<question>`.

        It is told its parts as p0, p1 … and, as they are, as r0, r1 …; on squares the one it names.
        """
        parts: dict[str, Any] = {}
        for n, part in enumerate(code):
            told = "none" if part == "" else self.names.fact(f"item-{question}", part)
            parts |= {f"p{n}": part if type(part) is int else told, **self._agreed(f"p{n}", part)}
            parts[f"r{n}"] = "none" if part in ("", NO_ONE) else part if type(part) is int else str(part)
        if named := self._named(about):
            parts["p0"] = named.get((code[0], code[-1])) or named.get(code[0]) or parts["p0"]
        square = square_in(code) if self.names.grid is not None else None
        if square is not None:
            parts["square"] = square_name(*square)
        return self.say(f"item-{question}", **parts)

    # -- places ----------------------------------------------------------------------------------------------

    def at(self, point: Sequence[int]) -> str:
        """A point of the table; a page rounds halves up, as its own figures are."""
        one = self.measure.hundredths
        x, y = (part / one if self.ids else (20 * part + one) // (2 * one) / 10 for part in point)
        return self.say("at", x=x, y=y)

    def square(self, code: Sequence[Any]) -> str:
        """A square with its floor and where one looks from it, or with what is put there."""
        four = len(code) > 3
        name = square_name(*(code[:2] if four else code[-2:]))
        kind = f"{self.name(code[0])} " if len(code) == 3 and isinstance(code[0], str) else ""
        floor = f" ▲{code[2]}" if four and code[2] else ""
        arrow = f" {CLOCKWISE[int(code[3]) % 8]}" if four and self._looks() else ""
        return f"{kind}{name}{floor}{arrow}"

    def _looks(self) -> bool:
        """Whether it matters where the unit under way looks."""
        scene = self.names.scene
        unit = scene.acting
        own = next((figure for figure in scene.figures if figure.unit == unit), None)
        if own is not None:
            return own.facing >= 0
        shape = next((card.shape for card in scene.units if card.id == unit), "")
        return shape not in ("infantry", "heavy")

    def ending(self, value: Any) -> str:
        """Where a free placement ends."""
        if not value:
            return self.say("opt-stay")
        if not self.ids and self.names.grid is not None and not isinstance(value[0], tuple):
            return self.square(value)
        if is_point(value):
            return self.at(value)
        for figure, path, _ in value:
            if path:
                return f"{figure} {self.at(path[-1])}" if self.ids else self.at(path[-1])
        facing = value[0][2]
        if self.ids or facing < 0:
            return self.say("opt-turn")
        direction = self.say(f"opt-{COMPASS[round(facing / 45) % 8]}")
        return self.say("looks-towards", direction=direction, degrees=facing)

    def draft(self, value: Any, name: str = "", question: str = "") -> str:
        """A free placement: what it is for, where it ends."""
        if self.ids and value and value != NO_ONE and self.has(f"item-{question}"):
            where = self.item(value, question, {})
            return self.labelled(self.names.fact("draft", name), where) if name else where
        if value == NO_ONE:
            return self.option(value, question)
        where = self.ending(value)
        if self.ids and value and not is_point(value) and (step := next((s for s in value if s[1]), None)):
            where += self.names.step(step[0], step[1][-1])
        if not name:
            return where
        purpose = self.names.fact("draft", name)
        return self.labelled(purpose, where) if where and value else purpose

    # -- refusals --------------------------------------------------------------------------------------------

    def refusal(self, refusal: Refusal) -> str:
        """Why not, by how much, and what to do about it."""
        about = self.arguments({**refusal.about, "excess": refusal.excess})
        key = f"no-{refusal.reason}"
        if self.has(key):
            text = self.say(key, **about)
        else:
            text = f"{refusal.reason} {about or ''}".strip() if self.ids else refusal.reason
        if refusal.excess and refusal.measure == LENGTH:
            amount = refusal.excess / self.measure.hundredths
            text += f" ({self.say('too-far', amount=amount, measure=self.measure.name)})"
        elif refusal.excess and self.has(short := f"short-{key_of(refusal.measure)}"):
            text += f" ({self.say(short, amount=refusal.excess)})"
        if "hint" in refusal.about:
            text = self.labelled(text, self.say(f"hint-{refusal.about['hint']}"))
        return text

    # -- what happened ---------------------------------------------------------------------------------------

    def event(self, event: Event) -> str:
        """One line of the record for a reader; empty for bookkeeping that says nothing to him."""
        if event.what == "roll":
            return self._roll(event)
        if event.what == "ask":
            return self._answered(event.about, old=not event.kind)
        if event.what == "note":
            return self._note(event.about)
        if event.kind in (MOVED, PLACED) and "steps" in event.about:
            return self._moved(event)
        if key := self._key_of_kind(event):
            return self.say(key, **self.arguments({**event.about, "who": event.about["id"]}))
        return self._change(event.about)

    def _key_of_kind(self, event: Event) -> str:
        """The sentence of a change by its kind and rule, or its kind and purse; empty where it has none."""
        keys = [f"tells-{event.kind}-{event.rule.lower()}"]
        if event.kind in (SPENT, GAINED):
            keys.append(f"tells-{event.kind}-{key_of(event.about['purse'])}")
        return next(filter(self.has, (*keys, f"tells-{event.kind}")), "")

    def _moved(self, event: Event) -> str:
        """Who went where, figure by figure in the manner with ids; else who, and how far the farthest."""
        about, steps = event.about, event.about["steps"]
        on_squares = self.names.grid is not None
        brief = "-squares" if on_squares else "" if self.ids else "-brief"
        key = f"tells-{event.kind}-{event.rule.lower()}{brief}"
        key = key if self.has(key) else f"tells-{event.kind}{brief}"
        given = {**self.arguments({k: v for k, v in about.items() if k not in ("id", "steps")})}
        length = max((_length(path) for _, path, _ in steps), default=0)
        given |= self.arguments({"who": about["id"]})
        given |= {"length": round(length) / self.measure.hundredths, "count": len(steps)}
        given["measure"] = self.measure.name
        if on_squares:
            given |= self._on_squares(*steps[0])
        else:
            ends = self.say("semicolon").join(self._step(*step) for step in steps)
            given |= {"ends": ends, "where": self.at(steps[0][1][-1][:2])}
        return self.say(key, **given)

    def _on_squares(self, unit: str, path: Sequence[Any], facing: int) -> dict[str, Any]:
        """A way over squares: `way` with all of them, `start`, and `where` it ends with floor and facing."""
        squares = [square_name(*point[:2]) for point in path]
        end = path[-1]
        looks = self.say(f"opt-{COMPASS[round(facing / 45) % 8]}") if facing >= 0 else "none"
        floor = end[2] if len(end) > 2 else 0
        where = self.say("moved-square", square=squares[-1], floor=floor, facing=looks)
        way = self.say("comma").join((*squares[:-1], where))
        return {"way": way, "start": squares[0], "where": where}

    def _step(self, figure: str, path: Sequence[Any], facing: int) -> str:
        """The way of a figure: from where, by which points, to where, how long; one point where it stays."""
        end = path[-1]
        points = [self._point(point) for point in path]
        stays = len(set(points)) == 1
        return self.say(
            "moved-turn" if stays else "moved-step",
            figure=figure,
            start=points[0],
            by="".join(f" {self.say('moved-by', point=point)}" for point in points[1:-1]),
            end=points[-1],
            length=round(_length(path)) / self.measure.hundredths,
            height=end[2] / self.measure.hundredths if len(end) > 2 else 0,
            facing=facing,
            measure=self.measure.name,
        )

    def _point(self, point: Sequence[int]) -> str:
        one = self.measure.hundredths
        return self.say("moved-point", x=point[0] / one, y=point[1] / one)

    def declared(self, what: str, about: Mapping[str, Any]) -> str:
        """What somebody declared: an undo, a draw …; its rule is cited in the manner with ids."""
        key = f"declared-{what}"
        if what == "undo" and (about.get("throws") or about.get("commitment")):
            key += "-seed" if about.get("commitment") else "-anew"
        text = self.say(key, **self.arguments(about)) if self.has(key) or self.ids else what
        return text if self.ids else CITED.sub("", text)

    def _answered(self, about: Mapping[str, Any], *, old: bool = False) -> str:
        """An answer; in an old record, where nothing else told what came of it, by `was-<question>`."""
        question, answer = str(about["question"]), about.get("answer")
        rest = {name: value for name, value in about.items() if name != "answer"}
        shown = self.ending(answer) if _is_placement(answer) else self.option(answer, question, about)
        key = f"was-{question}" if old and self.has(f"was-{question}") else f"did-{question}"
        if self.has(key):
            raw = "none" if answer == NO_ONE else answer if type(answer) is int else str(answer)
            given = {**self.arguments(rest), **self._agreed("answer", answer)}
            return self.say(key, **{**given, "answer": shown, "raw": raw})
        given = {name: value for name, value in rest.items() if name != "question"}
        asked = (
            self.say(f"ask-{question}", **self.arguments(given)) if self.has(f"ask-{question}") else question
        )
        return self.say("answered", side=self.name(about["side"]), question=asked, answer=shown)

    def _note(self, about: Mapping[str, Any]) -> str:
        name = str(about["key"])
        given = self.arguments({key: value for key, value in about.items() if key != "key"})
        if self.has(f"no-{about.get('reason')}"):
            given["why"] = self.say(f"no-{about['reason']}", **given)
        if self.has(f"note-{name}"):
            return self.say(f"note-{name}", **given)
        return f"{name} {given or ''}".strip() if self.ids else name.replace("-", " ")

    def _roll(self, event: Event) -> str:
        about = event.about
        result = self.result(event)
        if not self.ids and not self.has(f"result-{event.rule.lower()}"):
            result = self.say("result", value=result)
        return self.say(
            "rolled",
            label=self.label(event),
            side=self.name(about["side"]),
            dice=about["dice"],
            needs=self.needs(about["needs"]) if self.ids and "needs" in about else "none",
            faces=self.faces(about["faces"]),
            modifiers="".join(self._modifier(*modifier) for modifier in about.get("modifiers", ())),
            result=result,
        )

    def _modifier(self, rule: str, value: int) -> str:
        """What is added to dice, and why: by the id of its rule, on a page by its title."""
        if self.ids:
            return f" {value:+} [{rule}]"
        title = self.title(rule)
        return f" {value:+} ({title})" if title else f" {value:+}"

    def label(self, event: Event) -> str:
        """What dice are thrown for: in the words of the rule, else its title and whom it is about."""
        given = {key: value for key, value in event.about.items() if key not in THROWN}
        key = f"roll-{event.rule.lower()}"
        if "weapon" in given and self.has(
            f"{key}-weapon"
        ):  # some rules throw for an effect, and to hit by it
            key += "-weapon"
        if "needs" in given and self.has(f"{key}-needs"):
            key += "-needs"
        if self.has(key):
            return self.say(key, **self.arguments(given))
        subjects = SUBJECTS if self.ids else [name for name in SUBJECTS if name != "figure"]
        who = [self.names.fact(name, given[name]) for name in subjects if name in given]
        title = self.title(event.rule) or self.say("roll")
        return f"{title} ({(' > ' if self.ids else ' › ').join(who)})" if who else title

    def thrown_for(self, event: Event) -> str:
        """What dice are thrown for and what counts of them; faces that count stand in the result."""
        label, needs = self.label(event), event.about.get("needs")
        if isinstance(needs, int | str):
            return self.say("label-counts", label=label, needs=self.needs(needs))
        return label

    def result(self, event: Event) -> str:
        """What dice have come to, in the words of their rule where it has some."""
        key, value = f"result-{event.rule.lower()}", event.about["value"]
        named = self.name(value)
        if self.has(key):
            about = {name: fact for name, fact in event.about.items() if name not in THROWN}
            plain = value if type(value) is int else named
            total = total_of(event.about["dice"], event.about["faces"])
            modified = total + sum(value for _, value in event.about.get("modifiers", ()))
            given = {"value": plain, "total": total, "modified": modified}
            return self.say(key, **{**self.arguments(about), **given})
        return self.say("result", value=named) if self.ids else named

    def faces(self, faces: Sequence[int]) -> str:
        """Faces of dice in a row: by number, or by the signs a game has for them (`face-1` …)."""
        return " ".join(self.say(f"face-{face}") if self.has(f"face-{face}") else str(face) for face in faces)

    def needs(self, needs: Any) -> str:
        """What counts of a throw: a number is the least face or total, several are the faces themselves."""
        if isinstance(needs, int):
            return self.say("needs-least", least=needs)
        return self.faces(needs) if isinstance(needs, tuple | list) else self.names.word("needs", needs)

    def _change(self, about: Mapping[str, Any]) -> str:
        if "marker" in about:
            key, marker = "gains" if about["on"] else "loses", about["marker"]
            own = f"{key}-{key_of(marker.partition(':')[0])}"
            told = self.arguments({"who": about["id"]})
            told["what"] = self.names.word("marker", marker)
            return self.say(own if self.has(own) else key, **told)
        parts = []
        for field, value in about.items():
            key = f"set-{key_of(field)}"
            if field in ("id", "new") or not self.has(key):
                continue
            listed = value if isinstance(value, tuple | list) else (value,)
            raw = str(value).lower() if value or value is False or value == 0 else "none"
            given = self.arguments({"who": about["id"]})
            given |= {**self._agreed("value", value), "value": self.names.fact(field, value), "raw": raw}
            given |= {
                "last": self.names.fact(field, listed[-1:]),
                "last-two": self.names.fact(field, listed[-2:]),
                "count": len(listed),
            }
            given["last-raw"] = str(listed[-1]) if listed else "none"
            beside = {f"with-{key_of(k)}": str(v) or "none" for k, v in about.items() if k != field}
            beside.setdefault("with-place", "none")
            parts.append(self.say(key, **given, **beside))
        return self.say("semicolon").join(part for part in parts if part.strip())

    # -- odds ------------------------------------------------------------------------------------------------

    def forecast(self, forecast: Forecast) -> str:
        """What odds are of."""
        return self.say(f"forecast-{forecast.question}", **self.arguments(forecast.about))

    def brief(self, forecast: Forecast) -> str:
        """The same in a few words: whom, with what and how."""
        about, parts = forecast.about, []
        for name in BRIEF:
            value = about.get(name)
            if value is None or value == "":
                continue
            text = self.names.fact(name, value)
            count = about.get("count")
            many = name == "weapon" and isinstance(count, int) and count > 1
            parts.append(f"{count} × {text}" if many else text)
        return " · ".join(part for part in dict.fromkeys(parts) if part)

    def happens(self, what: str) -> bool:
        """Whether what is counted happens or does not, and is no number: it has a sentence `event-<what>`."""
        return self.has(f"event-{what}")

    def counted(self, what: str) -> str:
        """What is counted."""
        return self.say(f"event-{what}" if self.happens(what) else f"counted-{what}")

    def policy(self, policy: str) -> str:
        """How questions on the way are supposed to be answered; empty where nobody is asked anything."""
        return self.say(f"policy-{policy}") if policy else ""


def _length(path: Sequence[Sequence[int]]) -> float:
    """The length of a way over flat ground."""
    return sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(path))


def total_of(dice: str, faces: Sequence[int]) -> int:
    """The sum of some faces; dice that stand after a minus, as in 2d8-1d6, are taken off."""
    total, left = 0, list(faces)
    for sign, count in HANDFULS.findall(dice):
        thrown, left = left[: int(count)], left[int(count) :]
        total += -sum(thrown) if sign == "-" else sum(thrown)
    return total + sum(left)


def _is_placement(answer: Any) -> bool:
    return isinstance(answer, tuple) and bool(answer) and isinstance(answer[0], tuple) and len(answer[0]) == 3
