"""Sentences for the player: events, questions, options and refusals in his language, each with its rule id.

Message keys: `ask-<question>`, `did-<question>` (once answered; else the question and its answer),
`none-<question>` (declining it; else `opt-none`), `take-<question>` (the unit it is about),
`opt-<option>` (`opt-<word>-of` for `word:id`),
`no-<reason>` and `hint-<hint>` (what to do about it), `note-<key>`, `roll-<rule>` (else the rule's title),
`result-<rule>` (what its dice come to; else `result`),
`marker-<marker>`, `set-<field>`, `side-<side>`, `piece-<kind>`, `place-<place>`, `role-<role>`,
`word-<word>`, `face-<face>`, `forecast-<question>`, `counted-<what>`, `policy-<key>`. Code and records hold
keys and ids only; names of units come from the scene, those of weapons from the setting of the table. On a
board of squares `x` and `y`, or `square`, become the name of the square.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from escarmouche import games
from escarmouche.cli.drawing import kind_name, side_name
from escarmouche.cli.language import Messages, messages
from escarmouche.cli.measuring import compass
from escarmouche.cli.squares import square_at, square_name
from escarmouche.engine.errors import ListRefused
from escarmouche.engine.ledger import Ledger, house
from escarmouche.engine.requests import NO_ONE, Ask, Event, Refusal, Roll
from escarmouche.engine.scene import Scene
from escarmouche.space.shapes import distance

GONE = re.compile(r"([a-z_]+?)-?(?:[a-z]+-)?\d+")
"""The id of a piece that is no longer there: its kind, if wanted who placed it, and a number."""
HANDFULS = re.compile(r"([+-]?)(\d+)d\d+")
"""Dice of one size in what is thrown: 2d8+1d6-1d4."""
SEMICOLON = {"en": "; ", "fr": " ; "}
THROWN = ("faces", "modifiers", "dice", "value", "side")
"""What a throw itself tells; the rest says what it was for."""
COSTS = ("PC", "PR")
"""Measures of what one has too little of; sentences about lists say their own figures."""


class Names:
    """What ids are called: units, figures, pieces and sides of a scene, entries of a setting."""

    def __init__(
        self, scene: Scene, say: Messages, setting: Any = None, ledger: Ledger | None = None
    ) -> None:
        self._say, self._ledger = say, ledger
        lang = say.lang
        self._names: dict[str, str] = _entry_names(setting, lang)
        for unit in scene.units:
            name = unit.name.get(lang, unit.id)
            self._names[unit.id] = f"{name} [{unit.id}]" if name != unit.id else name
        for figure in scene.figures:
            carried = ", ".join(figure.carries)
            self._names[figure.id] = f"{figure.id} ({carried})" if carried else figure.id
        self._places = {figure.id: (figure.x, figure.y) for figure in scene.figures}
        self.grid = scene.grid
        for zone in scene.zones:
            self._names[zone.id] = f"{zone.name.get(lang, zone.id)} [{zone.id}]"
        for piece in scene.pieces:
            self._names.setdefault(piece.id, f"{kind_name(piece.kind, say)} [{piece.id}]")
        self._outlines = {piece.id: piece.outline for piece in scene.pieces}
        for side in dict.fromkeys(unit.side for unit in scene.units):
            self._names[side] = side_name(side, scene, say)

    def where(self, value: Any) -> str:
        """Where a piece of terrain stands, to tell one wall from another; empty for anything else."""
        outline = self._outlines.get(value) if isinstance(value, str) else None
        if not outline:
            return ""
        x, y = (sum(point[n] for point in outline) / len(outline) / 100 for n in (0, 1))
        if self.grid is not None:
            return " " + self._say.say("at-square", square=square_at(self.grid, int(100 * x), int(100 * y)))
        return " " + self._say.say("at", x=x, y=y)

    def step(self, figure: str, end: tuple[int, int]) -> str:
        """How far and in which direction a figure would go; empty for one that is not on the table yet."""
        start = self._places.get(figure)
        if start is None:
            return ""
        direction = self._say.say(f"opt-{compass(*start, *end)}")
        return " " + self._say.say("step", cm=distance(start, end) / 100, direction=direction)

    def title(self, rule: str) -> str:
        """The title of a rule; empty for one that is not known."""
        for source in (self._ledger, house()):
            if source is not None and rule in source:
                return source[rule].title[self._say.lang]
        return ""

    def name(self, value: Any) -> str:
        """A value as the player reads it: known ids by name, lists by their parts, else as it is."""
        if isinstance(value, tuple | list):
            parts = (
                " ".join(map(self.name, v)) if isinstance(v, tuple | list) else self.name(v) for v in value
            )
            return ", ".join(parts) or self._say.say("nothing")
        if isinstance(value, Mapping):
            return ", ".join(f"{self.name(k)} {self.name(v)}" for k, v in value.items())
        if isinstance(value, frozenset | set):
            return ", ".join(word_of("marker", state, self._say) for state in sorted(value))
        if isinstance(value, bool):
            return self._say.say("yes" if value else "no")
        text = str(value)
        if text in self._names:
            return self._names[text]
        for prefix in ("opt-", "marker-", "side-", "word-"):
            if self._say.has(prefix + _key(text)):
                return self._say.say(prefix + _key(text))
        if ":" in text:
            head, _, tail = text.partition(":")
            if self._say.has(f"opt-{_key(head)}-of"):
                what = tail if tail in self._names else tail.partition(" ")[0]
                return self._say.say(f"opt-{_key(head)}-of", what=self.name(what))
        if (gone := GONE.fullmatch(text)) and self._say.has(f"piece-{_key(gone[1])}"):
            return f"{kind_name(gone[1], self._say)} [{text}]"
        for mark, key in (("#", "salvo-number"), ("@", "in-arc")):
            head, found, tail = text.rpartition(mark)
            if found:
                return self._say.say(key, what=self.name(head), number=tail)
        return text


def _entry_names(setting: Any, lang: str) -> dict[str, str]:
    """Names of what the setting holds by id (weapons, profiles …): whatever has a name in two languages."""
    found: dict[str, str] = {}
    for field in getattr(setting, "__struct_fields__", ()):
        entries = getattr(setting, field)
        if isinstance(entries, dict):
            for id, entry in entries.items():
                words = getattr(entry, "name", None)
                if isinstance(words, dict):
                    found.setdefault(id, str(words.get(lang, id)))
    return found


def word_of(prefix: str, word: str, say: Messages) -> str:
    """A key as the player reads it; the key itself where there is no word. `loaded:0` is counted from 1."""
    head, colon, tail = word.partition(":")
    key = f"{prefix}-{_key(head)}"
    if colon and say.has(f"{key}-of"):
        return say.say(f"{key}-of", number=int(tail) + 1 if tail.isdecimal() else tail)
    return say.say(key) if not colon and say.has(key) else word.replace("_", " ")


def called(kind: str, say: Messages) -> tuple[str, ...]:
    """All that a kind of something may be called when it is typed."""
    return kind, kind.replace("_", " "), word_of("word", kind, say).lower(), kind_name(kind, say).lower()


def labelled(label: str, text: str, say: Messages) -> str:
    """What something is, and what is to be said of it."""
    return say.say("labelled", label=label, text=text)


def _key(text: str) -> str:
    return text.replace("_", "-").replace(" ", "-").lower()


def arguments(about: Mapping[str, Any], names: Names | None) -> dict[str, Any]:
    """Arguments of a sentence: numbers stay numbers; `x-cm` is the length x in centimetres."""
    given: dict[str, Any] = {}
    for key, value in about.items():
        if isinstance(value, bool) or not isinstance(value, int | float):
            given[_key(key)] = names.name(value) if names else str(value)
        else:
            given[_key(key)] = value
            given[f"{_key(key)}-cm"] = value / 100
            given[f"{_key(key)}-sign"] = "minus" if value < 0 else "plus" if value else "zero"
    if names is not None and names.grid is not None:
        place = about.get("square") or (about.get("x"), about.get("y"))
        if len(place) == 2 and all(type(part) is int for part in place):
            given["square"] = square_name(*place)
    return given


def refusal_line(
    refusal: Refusal, say: Messages, ledger: Ledger | None = None, names: Names | None = None
) -> str:
    """Why not, by how much, and the rule with its title."""
    about = arguments({**refusal.about, "excess": refusal.excess}, names)
    key = f"no-{refusal.reason}"
    text = say.say(key, **about) if say.has(key) else f"{refusal.reason} {about or ''}".strip()
    if refusal.excess and refusal.measure in ("cm", *COSTS):
        amount = refusal.excess / 100 if refusal.measure == "cm" else refusal.excess
        unit = "too-far" if refusal.measure == "cm" else "short"
        text += " (" + say.say(unit, amount=amount, measure=refusal.measure) + ")"
    if "hint" in refusal.about:
        text = labelled(text, say.say(f"hint-{refusal.about['hint']}"), say)
    return f"{text} [{cited(refusal.rule, say.lang, ledger)}]"


def list_lines(error: ListRefused, lang: str) -> list[str]:
    """Why the rules forbid an army list, each reason in a sentence."""
    say, ledger = messages(lang, error.game), games.ruleset(error.game).ledger
    return [labelled(error.path, refusal_line(refusal, say, ledger), say) for refusal in error.refusals]


def cited(rule: str, lang: str, ledger: Ledger | None) -> str:
    """A rule id with its title."""
    for source in (ledger, house()):
        if source is not None and rule in source:
            return f"{rule} {source[rule].title[lang]}"
    return rule


def question_line(ask: Ask | Roll, say: Messages, names: Names) -> str:
    """The sentence of a pending question."""
    about = arguments({**ask.about, "side": ask.side}, names)
    if isinstance(ask, Roll):
        return say.say("ask-dice", dice=ask.dice.text(), **about) + f" [{ask.rule}]"
    key = f"ask-{ask.question}"
    if ask.kind == "several":
        about |= {"least": ask.least, "most": ask.most}
    return (say.say(key, **about) if say.has(key) else f"{ask.question} {about}") + f" [{ask.rule}]"


def option_line(
    option: Any, say: Messages, names: Names, question: str = "", about: Mapping[str, Any] | None = None
) -> str:
    """One option, as the player reads it; declining has a word of its own where the question gives one.

    An option of several parts may have a sentence, `item-` and its question, told its parts as p0, p1 … and,
    as they are, as r0, r1 …; `named` of the question says what a number, or the first part, is called.
    """
    if option == NO_ONE:
        return say.say(f"none-{question}" if say.has(f"none-{question}") else "opt-none")
    if option == ():
        return say.say("nothing")
    if about and option == about.get("unit") and say.has(f"take-{question}"):
        return say.say(f"take-{question}")
    if isinstance(option, tuple) and not isinstance(option[0], tuple) and say.has(f"item-{question}"):
        return item_line(option, say, names, question, about or {})
    if isinstance(option, tuple) and _is_point(option):
        return say.say("at", x=option[0] / 100, y=option[1] / 100)
    if isinstance(option, tuple):
        deeper = question if isinstance(option[0], tuple) else ""
        return " + ".join(option_line(o, say, names, deeper, about) for o in option)
    told = _called(about or {}, say).get(option)
    if type(option) is int:
        return told or str(option)
    return f"{option} ({told})" if told else names.name(option)


def _called(about: Mapping[str, Any], say: Messages) -> dict[Any, str]:
    """What numbers of an answer stand for: by themselves, or together with its last part."""
    found = {tuple(k) if isinstance(k, list) else k: str(v) for k, v in about.get("named", ())}
    return {k: word_of("word", v, say) if say.has(f"word-{_key(v)}") else v for k, v in found.items()}


def item_line(
    option: tuple[Any, ...], say: Messages, names: Names, question: str, about: Mapping[str, Any]
) -> str:
    """An option of several parts in a sentence of its own; on a board of squares it may name a square."""
    parts: dict[str, Any] = {}
    for n, part in enumerate(option):
        parts[f"p{n}"] = part if type(part) is int else "none" if part == "" else names.name(part)
        parts[f"r{n}"] = "none" if part in ("", NO_ONE) else part if type(part) is int else str(part)
    if called := _called(about, say):
        parts["p0"] = called.get((option[0], option[-1])) or called.get(option[0]) or parts["p0"]
    if names.grid is not None:
        place = option[:2] if len(option) > 3 else option[-2:]
        if all(type(part) is int for part in place):
            parts["square"] = square_name(*place)
    return say.say(f"item-{question}", **parts)


def placement_line(value: Any, name: str, say: Messages, names: Names, question: str = "") -> str:
    """A free placement: what it is for, where it ends."""
    if value and value != NO_ONE and say.has(f"item-{question}"):
        where = item_line(value, say, names, question, {})
        return labelled(names.name(name), where, say) if name else where
    where = _end_of(value, say)
    if value and not _is_point(value) and (step := next((s for s in value if s[1]), None)):
        where += names.step(step[0], step[1][-1])
    if not name:
        return where
    said = names.name(name)
    return labelled(said, where, say) if where and value else said


def _is_point(value: Any) -> bool:
    return len(value) == 2 and all(type(part) is int for part in value)


def _end_of(value: Any, say: Messages) -> str:
    if not value:
        return say.say("opt-stay")
    if _is_point(value):
        return say.say("at", x=value[0] / 100, y=value[1] / 100)
    for figure, path, _ in value:
        if path:
            x, y = path[-1]
            return f"{figure} " + say.say("at", x=x / 100, y=y / 100)
    return say.say("opt-turn")


def greyed_lines(ask: Ask, say: Messages, ledger: Ledger, names: Names, *, brief: bool = False) -> list[str]:
    """Options that are not open now, those with the same reason together.

    Brief: where one reason holds for more than three, it is told of the first and the others are counted.
    """
    found: dict[Any, list[str]] = {}
    for option, refusal in ask.greyed.items():
        line = refusal_line(refusal, say, ledger, names)
        kind = (refusal.rule, refusal.reason, refusal.excess) if brief else line
        found.setdefault(kind, [line]).append(option_line(option, say, names, ask.question, ask.about))
    lines = []
    for line, *options in found.values():
        more = len(options) - 1
        first = (
            f"{options[0]} {say.say('and-more', count=more)}"
            if brief and more > 2
            else SEMICOLON[say.lang].join(options)
        )
        lines.append(labelled(first, line, say))
    return lines


def event_line(event: Event, say: Messages, names: Names) -> str:
    """One line of the record for a reader; empty for bookkeeping that says nothing to him."""
    about = event.about
    if event.what == "roll":
        text = _roll(event, say, names)
    elif event.what == "ask":
        answer = about.get("answer")
        shown = (
            _end_of(answer, say)
            if _is_placement(answer)
            else option_line(answer, say, names, about["question"], about)
        )
        given = arguments({k: v for k, v in about.items() if k != "answer"}, names)
        key = f"did-{about['question']}"
        text = (
            say.say(key, answer=shown, raw="none" if answer == NO_ONE else str(answer), **given)
            if say.has(key)
            else say.say(
                "answered",
                side=names.name(about["side"]),
                question=question_words(about, say, names),
                answer=shown,
            )
        )
    elif event.what == "note":
        key = f"note-{about['key']}"
        given = arguments({k: v for k, v in about.items() if k != "key"}, names)
        if say.has(f"no-{about.get('reason')}"):
            given["why"] = say.say(f"no-{about['reason']}", **given)
        text = say.say(key, **given) if say.has(key) else f"{about['key']} {given or ''}".strip()
    else:
        text = _change(about, say, names)
    return f"{text} [{event.rule}]" if text else ""


def question_words(about: Mapping[str, Any], say: Messages, names: Names) -> str:
    """The sentence of a question that was answered."""
    given = arguments({k: v for k, v in about.items() if k not in ("answer", "question")}, names)
    key = f"ask-{about['question']}"
    return say.say(key, **given) if say.has(key) else str(about["question"])


def _is_placement(answer: Any) -> bool:
    return isinstance(answer, tuple) and bool(answer) and isinstance(answer[0], tuple) and len(answer[0]) == 3


def _roll(event: Event, say: Messages, names: Names) -> str:
    about = event.about
    faces = faces_text(about["faces"], say)
    given = {k: v for k, v in about.items() if k not in THROWN}
    key = f"roll-{event.rule.lower()}"
    if "weapon" in given and say.has(f"{key}-weapon"):  # some rules throw for an effect, and to hit by it
        key += "-weapon"
    label = say.say(key, **arguments(given, names)) if say.has(key) else _label(event.rule, given, say, names)
    return say.say(
        "rolled",
        label=label,
        side=names.name(about["side"]),
        dice=about["dice"],
        faces=faces,
        modifiers="".join(f" {value:+} [{rule}]" for rule, value in about.get("modifiers", ())),
        result=_result(event, say, names),
    )


def _result(event: Event, say: Messages, names: Names) -> str:
    """What dice have come to, in the words of their rule where it has some."""
    key, value = f"result-{event.rule.lower()}", event.about["value"]
    named = names.name(value)
    if say.has(key):
        about = {
            k: v for k, v in event.about.items() if k not in ("faces", "modifiers", "dice", "side", "value")
        }
        plain = value if type(value) is int else named
        total = total_of(event.about["dice"], event.about["faces"])
        return say.say(key, **arguments(about, names), value=plain, total=total)
    return say.say("result", value=named)


def total_of(dice: str, faces: Sequence[int]) -> int:
    """The sum of some faces; dice that stand after a minus, as in 2d8-1d6, are taken off."""
    total, left = 0, list(faces)
    for sign, count in HANDFULS.findall(dice):
        thrown, left = left[: int(count)], left[int(count) :]
        total += -sum(thrown) if sign == "-" else sum(thrown)
    return total + sum(left)


def faces_text(faces: Sequence[int], say: Messages) -> str:
    """Faces of dice in a row: by number, or by the signs a game has for them (`face-1` …)."""
    return " ".join(say.say(f"face-{face}") if say.has(f"face-{face}") else str(face) for face in faces)


def _label(rule: str, about: Mapping[str, Any], say: Messages, names: Names) -> str:
    """What dice are thrown for: the title of the rule, and who it is about."""
    who = [names.name(about[key]) for key in ("unit", "vehicle", "figure", "target") if key in about]
    title = names.title(rule) or say.say("roll")
    return f"{title} ({' > '.join(who)})" if who else title


def _change(about: Mapping[str, Any], say: Messages, names: Names) -> str:
    who = names.name(about["id"])
    if "marker" in about:
        key = "gains" if about["on"] else "loses"
        return say.say(key, who=who, what=word_of("marker", about["marker"], say))
    parts = []
    for field, value in about.items():
        key = f"set-{_key(field)}"
        if field not in ("id", "new") and say.has(key):
            listed = value if isinstance(value, tuple | list) else (value,)
            raw = str(value).lower() if value or value is False or value == 0 else "none"
            given: dict[str, Any] = {"value": names.name(value), "raw": raw}
            given["last"] = names.name(listed[-1:])
            given |= {"last-two": names.name(listed[-2:]), "count": len(listed)}
            given["last-raw"] = str(listed[-1]) if listed else "none"
            beside = {f"with-{_key(k)}": str(v) or "none" for k, v in about.items() if k != field}
            beside.setdefault("with-place", "none")
            parts.append(say.say(key, who=who, **given, **beside))
    return SEMICOLON[say.lang].join(part for part in parts if part)
