"""What ids are called: units, figures, pieces, zones and sides of a scene, entries of a setting, squares.

Two manners. With ids, names are followed by what is typed for them (`Rifles [one1]`): the terminal's and the
record's. Without, things of one name are numbered and figures go by their role and letter: a page's, where
everything can be pointed at.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from math import atan2, degrees
from string import digits
from typing import Any

import msgspec

from escarmouche.engine.grammar import Noun, agreement
from escarmouche.engine.options import Option
from escarmouche.engine.scene import Point, Scene, SceneFigure, SceneGrid, Words
from escarmouche.engine.sentences import Messages, unbroken
from escarmouche.space.shapes import distance

GONE = re.compile(r"(?:r\d+c\d+-)?([a-z_]+?)-?(?:[a-z]+-)?\d+")
"""The id of a piece that is no longer there: where it lay, its kind, who placed it, and a number."""
TILED = re.compile(r"r(\d+)c(\d+)-[a-z_]+?(\d+)")
"""The id of a piece of a tile: row and column of the tile, and a number that it keeps whatever goes."""
SOLDIER = "soldier"
"""The role of a figure that is nothing else."""
LEADER = "leader"
COMPASS = ("east", "north-east", "north", "north-west", "west", "south-west", "south", "south-east")
"""By eighths of a turn counter-clockwise from east."""
SIDE, NOUN = "side-", "noun-"
ZONES = ("zone-", "scene-zone-", "scene-thing-")
KEYED = ("piece-", "role-", NOUN, SIDE, *ZONES)
"""What keys of words begin with that have their grammar in the language files."""
PREFIXES = ("opt-", "marker-", "side-", "word-")
"""Where a word that is no id may have its sentence."""


# -- words ---------------------------------------------------------------------------------------------------


def key_of(text: str) -> str:
    """A word as keys of sentences have it."""
    return text.replace("_", "-").replace(" ", "-").lower()


def word_of(prefix: str, word: str, say: Messages) -> str:
    """A key as the player reads it; the key itself where there is no word. `loaded:0` is counted from 1."""
    head, colon, tail = word.partition(":")
    key = f"{prefix}-{key_of(head)}"
    if colon and say.has(f"{key}-of"):
        return say.say(f"{key}-of", number=int(tail) + 1 if tail.isdecimal() else tail)
    return say.say(key) if not colon and say.has(key) else word.replace("_", " ")


def kind_name(kind: str, say: Messages) -> str:
    """What a kind of terrain is called."""
    key = f"piece-{kind.replace('_', '-')}"
    return say.say(key) if say.has(key) else kind.replace("_", " ")


def called(kind: str, say: Messages) -> tuple[str, ...]:
    """All that a kind of something may be called when it is typed."""
    return kind, kind.replace("_", " "), word_of("word", kind, say).lower(), kind_name(kind, say).lower()


def labelled(label: str, text: str, say: Messages) -> str:
    """What something is, and what is to be said of it."""
    return say.say("labelled", label=label, text=text)


def side_name(side: str, scene: Scene, say: Messages) -> str:
    """What a side is called: by the game's language file, else by the scene; the same for a whole match."""
    if named_by_file(side, scene, say):
        return say.say(f"side-{side}")
    return str(scene.called.get(side, {}).get(say.lang, side))


def named_by_file(side: str, scene: Scene, say: Messages) -> bool:
    """Whether the language files name a side: the game's own, or a sister's where the scene does not."""
    key = f"side-{side}"
    return say.own(key) or (say.has(key) and side not in scene.called)


def entry_words(setting: Any) -> dict[str, Words]:
    """Names of what the setting holds by id (weapons, profiles …): whatever has a name in two languages."""
    entries: dict[str, Words] = {}
    for field in getattr(setting, "__struct_fields__", ()):
        held = getattr(setting, field)
        if isinstance(held, dict):
            for id, entry in held.items():
                words = getattr(entry, "name", None)
                if isinstance(words, dict):
                    entries.setdefault(str(id), {str(lang): str(text) for lang, text in words.items()})
    return entries


# -- places --------------------------------------------------------------------------------------------------


def column_name(column: int) -> str:
    """A, B … Z, AA …"""
    return chr(65 + column) if column < 26 else chr(64 + column // 26) + chr(65 + column % 26)


def square_name(column: int, row: int) -> str:
    """Column by letter, row by number from the south: A1 is the corner in the south-west."""
    return f"{column_name(column)}{row + 1}"


def square_at(grid: SceneGrid, x: int, y: int) -> str:
    """The name of the square a point lies in."""
    return square_name(min(grid.columns - 1, x // grid.square), min(grid.rows - 1, y // grid.square))


def square_in(value: Any) -> Point | None:
    """The square an answer names: first of four numbers or more, last of two or three; None for others."""
    if not isinstance(value, tuple) or len(value) < 2:
        return None
    x, y = value[:2] if len(value) > 3 else value[-2:]
    return (x, y) if type(x) is int and type(y) is int else None


def compass(x: int, y: int, to_x: int, to_y: int) -> str:
    """The direction from one point to another, one of eight; y grows to the north."""
    return COMPASS[round(degrees(atan2(to_y - y, to_x - x)) / 45) % 8]


def is_point(value: Any) -> bool:
    """Whether an answer is one point."""
    return isinstance(value, tuple) and len(value) == 2 and all(type(part) is int for part in value)


class Names:
    """What ids of a scene and of its setting are called, in one language and one manner."""

    def __init__(
        self,
        say: Messages,
        scene: Scene,
        entries: Mapping[str, Words] | None = None,
        *,
        ids: bool = True,
        sides: Sequence[str] = (),
        players: Mapping[str, str] | None = None,
        forms: Mapping[str, type[Option]] | None = None,
        nouns: Callable[[], Mapping[str, Noun]] = dict,
    ) -> None:
        self.say, self.scene, self.grid, self.ids = say, scene, scene.grid, ids
        self._entries, self._nouns = entries or {}, nouns
        self.forms = forms or {}
        self.known: dict[str, str] = {
            id: self._bound(words.get(say.lang, id)) for id, words in (entries or {}).items()
        }
        self._units = frozenset(unit.id for unit in scene.units)
        self._roles = {id: role for unit in scene.units for id, role in unit.roles.items()}
        self._outlines = {piece.id: piece.outline for piece in scene.pieces}
        everyone = tuple(sides) or tuple(dict.fromkeys(unit.side for unit in scene.units))
        self._sides = {side: (players or {}).get(side, "") for side in everyone}
        if ids:
            self._with_ids(scene, everyone)
        else:
            self._by_number(scene, everyone, players or {})

    def _bound(self, text: str) -> str:
        return text if self.ids else unbroken(text, self.say.lang)

    def _word(self, words: Words, id: str) -> str:
        """A name given in each language."""
        if self.ids:
            return words.get(self.say.lang, id)
        return self._bound(words.get(self.say.lang) or words.get("en") or id)

    def sentence(self, key: str, /, **about: Any) -> str:
        """A sentence in this manner."""
        return self._bound(self.say.say(key, **about))

    # -- with ids --------------------------------------------------------------------------------------------

    def _with_ids(self, scene: Scene, sides: Sequence[str]) -> None:
        for unit in scene.units:
            name = self._word(unit.name, unit.id)
            self.known[unit.id] = f"{name} [{unit.id}]" if name != unit.id else name
        for id, carries in self._carriers(scene):
            self.known[id] = f"{id} ({', '.join(map(self.name, carries))})" if carries else id
        self._number_zones(scene)
        for zone in scene.zones:
            self.known[zone.id] += f" [{zone.id}]"
        for piece in scene.pieces:
            self.known.setdefault(piece.id, f"{kind_name(piece.kind, self.say)} [{piece.id}]")
        for side in sides:
            self.known[side] = side_name(side, scene, self.say)

    @staticmethod
    def _carriers(scene: Scene) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Figures and what they carry: those on the table, and those that are no longer or not yet there."""
        for unit in scene.units:
            yield from unit.carried.items()
        for figure in scene.figures:
            yield figure.id, figure.carries

    # -- by number, role and letter --------------------------------------------------------------------------

    def _by_number(self, scene: Scene, sides: Sequence[str], players: Mapping[str, str]) -> None:
        units = [(unit.id, (unit.side, self._word(unit.name, unit.id))) for unit in scene.units]
        self._numbered(units, lambda name: name[1])
        said = scene.called
        for side in sides:
            own = self.sentence(f"side-{side}") if named_by_file(side, scene, self.say) else ""
            self.known[side] = players.get(side) or own or self._word(said.get(side, {}), side)
        self._name_members(scene)
        self._number_zones(scene)
        for zone in scene.zones:
            if self.say.has(f"zone-{key_of(zone.id)}"):
                self.known[zone.id] = self.sentence(f"zone-{key_of(zone.id)}")
        numbers: Counter[str] = Counter()
        for piece in scene.pieces:
            numbers[piece.kind] += 1
            if piece.id not in self.known:
                number = _tiled(piece.id) or str(numbers[piece.kind])
                self.known[piece.id] = f"{self.word('piece', piece.kind)} {number}"

    def _number_zones(self, scene: Scene) -> None:
        self._numbered([(zone.id, self._word(zone.name, zone.id)) for zone in scene.zones], str)

    def _numbered(self, things: Sequence[tuple[str, Any]], shown: Callable[[Any], str]) -> None:
        """Name things; those that share a name with others get a number."""
        many, numbers = Counter(name for _, name in things), Counter[Any]()
        for id, name in things:
            numbers[name] += 1
            self.known[id] = f"{shown(name)} {numbers[name]}" if many[name] > 1 else shown(name)

    def _name_members(self, scene: Scene) -> None:
        """Figures by what they are and their letter; where that fits several, by their unit and side too."""
        members = []
        for unit in scene.units:
            named = list(unit.members.values())
            for id, words in unit.members.items():
                if len(named) > 1 and words == unit.name and named.count(words) == 1:
                    self.known[id] = self.known[unit.id]  # the machine that the others sit in
                    continue
                letter = f" {_letter(id, unit.id)}" if len(unit.members) > 1 else ""
                members.append((id, unit, self._word(words, id) + letter))
        alike = Counter(name for _, _, name in members)
        of_unit = Counter((name, self.known[unit.id]) for _, unit, name in members)
        for id, unit, name in members:
            own = self.known[unit.id]
            side = self.known.get(unit.side, unit.side)
            where = side if own == name else f"{own}, {side}" if of_unit[name, own] > 1 else own
            self.known[id] = f"{name} ({where})" if alike[name] > 1 else name
        told = {id for unit in scene.units for id in unit.members}
        here = {figure.id: figure for figure in scene.figures}
        owners = {id: unit.id for unit in scene.units for id in unit.carried}
        for id, carries in self._carriers(scene):
            if id not in told:
                figure = here.get(id)
                role = self.word("role", self._role(figure) if figure else self._roles.get(id, SOLDIER))
                name = f"{role} {_letter(id, figure.unit if figure else owners[id])}"
                carried = ", ".join(map(self.name, carries))
                self.known[id] = f"{name} ({carried})" if carried else name

    def _role(self, figure: SceneFigure) -> str:
        """What a figure is by its sheet; who leads for the moment is no name."""
        return self._roles.get(figure.id, SOLDIER if figure.role == LEADER else figure.role)

    # -- values ----------------------------------------------------------------------------------------------

    def word(self, prefix: str, word: str) -> str:
        """A key as the player reads it."""
        text = word_of(prefix, word, self.say)
        return text if self.ids else self._bound(text.replace("-", " ") if text == word else text)

    def name(self, value: Any) -> str:
        """A value as the player reads it: known ids by name, lists by their parts, else as it is."""
        if isinstance(value, tuple | list):
            return ", ".join(map(self._listed, value)) or self.sentence("nothing")
        if isinstance(value, Mapping):
            return ", ".join(f"{self.name(k)} {self.name(v)}" for k, v in value.items())
        if isinstance(value, frozenset | set):
            return ", ".join(self.word("marker", state) for state in sorted(value))
        if isinstance(value, bool):
            return self.sentence("yes" if value else "no")
        return self._text("" if value is None and not self.ids else str(value))

    def _listed(self, value: Any) -> str:
        """One of several; who and what of him: `one1a 6` in the record, `Sapper B: 6` on a page."""
        if not isinstance(value, tuple | list) or not value:
            return self.name(value)
        first, *rest = map(self.name, value)
        if self.ids or not rest:
            return " ".join((first, *rest))
        return self.sentence("labelled", label=first, text=" ".join(rest))

    def _text(self, text: str) -> str:
        if text in self.known:
            return self.known[text]
        if called := self._called(text):
            return called
        key = key_of(text)
        for prefix in PREFIXES if text else ():
            if self.say.has(prefix + key):
                return self.sentence(prefix + key)
        if not self.ids and self._is_figure(text):  # no longer there
            return f"{self.word('role', self._roles.get(text, SOLDIER))} {text[-1].upper()}"
        if (gone := GONE.fullmatch(text)) and self.say.has(f"piece-{key_of(gone[1])}"):
            if self.ids:
                return f"{kind_name(gone[1], self.say)} [{text}]"
            return f"{self.word('piece', gone[1])} {_tiled(text)}".rstrip()
        return text

    def _called(self, text: str) -> str:
        """What is said in French for a name that is printed in English."""
        noun = self._known_nouns.get(text) if self.say.lang == "fr" else None
        return self._bound(noun.called) if noun is not None else ""

    def _is_figure(self, text: str) -> bool:
        return "a" <= text[-1:] <= "z" and text[:-1] in self._units

    def parted(self, parts: Mapping[str, Any]) -> str:
        """An option by its parts: `opt-<what>`, or `opt-<what>-of` with what it is done to or with.

        One that has no word of its own is its first part, and each other that has a sentence: `part-<name>`.
        """
        given = {name: value for name, value in parts.items() if value or name == "what"}
        word = given.pop("what", None)
        if word is not None:
            key = f"opt-{key_of(str(word))}"
            if given and self.say.has(f"{key}-of"):
                given["what"] = next(iter(given.values()))
                about = {key_of(name): self.name(value) for name, value in given.items()}
                for name in self.say.agreeing & given.keys():
                    about |= self.agreed(name, given[name])
                return self.sentence(f"{key}-of", **about)
            return self.name(word)
        text = ""
        for name, value in given.items():
            if not text:
                text = self.name(value)
            elif self.say.has(f"part-{key_of(name)}"):
                about = {"number": str(value), "named": self.name(value)}
                text = self.sentence(f"part-{key_of(name)}", what=text, **about)
        return text

    def coded(self, code: Any, form: type[Option] | None) -> str:
        """A code, or several, by the type of the options it is one of; ids and plain words by their names."""
        if form is None:
            return self.name(code)
        if isinstance(code, tuple | list):
            return ", ".join(self.coded(part, form) for part in code) or self.sentence("nothing")
        if not isinstance(code, str) or code in self.known or self.say.has(f"opt-{key_of(code)}"):
            return self.name(code)
        return self.parted(form.read(code).parts()) or self.name(code)

    def fact(self, name: str, value: Any) -> str:
        """A fact of an event or a question; a code is read by the type that the ruleset names for it."""
        return self.coded(value, self.forms.get(name))

    # -- agreement -------------------------------------------------------------------------------------------

    def agreed(self, name: str, value: Any) -> dict[str, str]:
        """What a sentence may ask of the name of a fact: `unit-gender`, `unit-number`, `unit-the`."""
        own, noun = self.fact(name, value), self.noun(self._head(name, value))
        if noun is not None and self._words.get(value, "").startswith((SIDE, NOUN, *ZONES)):
            own = own[:1].lower() + own[1:]  # a heading on the board, a word here
        if noun is not None and own.partition(" ")[0] == value:  # the record calls a figure by its id alone
            noun = msgspec.structs.replace(noun, article="")
        told = agreement(own, noun, self.say.lang)
        return {f"{name}-{what}": text for what, text in told.items()}

    def noun(self, value: Any) -> Noun | None:
        """The grammar of what an id is called in French; None where it is not known."""
        words = self._words.get(value) if isinstance(value, str) else None
        if words is None and isinstance(value, str) and self._is_figure(value):  # no longer there
            words = f"role-{SOLDIER}"
        if words is None and isinstance(value, str) and (gone := GONE.fullmatch(value)):
            words = f"piece-{key_of(gone[1])}"
        if words is None:
            return self._known_nouns.get(value) if isinstance(value, str) else None
        return self.say.noun(words) if words.startswith(KEYED) else self._known_nouns.get(words)

    def _head(self, name: str, value: Any) -> Any:
        """The part of a fact that its name is the noun of: of a salvo, the weapon."""
        form = self.forms.get(name)
        if form is None or not isinstance(value, str) or value in self.known:
            return value
        return next(iter(form.read(value).parts().values()), value)

    @cached_property
    def _known_nouns(self) -> Mapping[str, Noun]:
        return self._nouns()

    @cached_property
    def _words(self) -> dict[str, str]:
        """The French name of each id, or the key of its word in the language files."""
        scene, words = self.scene, {id: name.get("fr", "") for id, name in self._entries.items()}
        for side, player in self._sides.items():
            own = f"{SIDE}{key_of(side)}"
            named = own if named_by_file(side, scene, self.say) else scene.called.get(side, {}).get("fr", "")
            words[side] = "" if player else named
        for zone in scene.zones:
            keys = (start + key_of(zone.id.rstrip(digits)) for start in ZONES)
            words[zone.id] = next(filter(self.say.noun, keys), self._common(zone.name.get("fr", "")))
        words |= {piece.id: f"piece-{key_of(piece.kind)}" for piece in scene.pieces}
        words |= {figure.id: f"role-{key_of(self._role(figure))}" for figure in scene.figures}
        words |= {id: f"role-{key_of(role)}" for id, role in self._roles.items()}
        for unit in scene.units:
            words[unit.id] = unit.name.get("fr", "")
            words |= {id: name.get("fr", "") for id, name in unit.members.items()}
        return words

    def _common(self, name: str) -> str:
        """The key of the noun that a name begins with (`noun-point` of Point alpha), else the name itself."""
        key = f"{NOUN}{key_of(name.partition(' ')[0].lower())}"
        return key if self.say.has(key) else name

    # -- where -----------------------------------------------------------------------------------------------

    def where(self, value: Any) -> str:
        """Where a piece of terrain stands, to tell one wall from another; empty for anything else."""
        outline = self._outlines.get(value) if isinstance(value, str) else None
        if not outline:
            return ""
        x, y = (sum(point[n] for point in outline) / len(outline) / 100 for n in (0, 1))
        if self.grid is not None:
            return " " + self.sentence("at-square", square=square_at(self.grid, int(100 * x), int(100 * y)))
        return " " + self.sentence("at", x=x, y=y)

    def step(self, figure: str, end: Point) -> str:
        """How far and in which direction a figure would go; empty for one that is not on the table yet."""
        start = next(((f.x, f.y) for f in self.scene.figures if f.id == figure), None)
        if start is None:
            return ""
        direction = self.sentence(f"opt-{compass(*start, *end)}")
        measure = self.scene.measure
        far = distance(start, end) / measure.hundredths
        return " " + self.sentence("step", cm=far, measure=measure.name, direction=direction)


def _tiled(id: str) -> str:
    """The number of a piece of a tile: that of the tile and its own; empty for any other piece."""
    parts = TILED.fullmatch(id)
    return f"{parts[1]}{parts[2]}-{parts[3]}" if parts else ""


def _letter(id: str, unit: str) -> str:
    return id[len(unit) :].upper() or id
