"""How a sentence reads: its words as they stand, and in braces what it tells, `{unit:id}`.

    {unit:id} moves: {steps:steps}        a name followed by its id, and a way
    {side:side} bids {n:int}[[ tokens]]   double brackets: may be missing
    {unit:id} {?falls|is lost}            one of several wordings

| kind | reads |
| --- | --- |
| `id` | `Scouts [red1]` or `red1`: the id; `ids` several with commas or +: a tuple |
| `side` | the name of a side, with or without its article: its id |
| `int`, `number`, `cm` | a whole number; one with decimals; a length, as whole hundredths |
| `faces` | `2 3 5`: a tuple |
| `steps` | the ways of a move, see `Step` |
| `square`, `squares` | `B3`, `B3, B4`: (column, row) from 0 |
| `text`, `word` | anything; anything without a space |

Before a name French `de` also reads du, des and d', `à` au and aux, `que` qu'.
Behind a name an English verb is read in both numbers: `{unit:id} moves`, Scouts move.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from math import hypot
from typing import Any, NamedTuple

NUMBER = r"[-−]?\d+(?:[.,]\d+)?"
HOLE = re.compile(r"\{\?(?P<either>[^}]*)\}|\{(?P<name>\w+):(?P<kind>\w+)\}|\[\[|\]\]")
ELIDED = {
    "de ": r"(?:de la |de l'|de |du |des |d')",
    "à ": r"(?:à la |à l'|à |aux |au )",
    "que ": r"(?:que |qu')",
}
ARTICLE = r"(?:[Ll]e |[Ll]a |[Ll]es |[Ll]')"
ID = r"[\w.#@-]+"


class Kind(NamedTuple):
    """What may stand in a hole, and what it means."""

    regex: str
    read: Callable[[str], Any]


class Span(NamedTuple):
    """Where a line tells something."""

    kind: str
    start: int
    end: int
    hole: str
    """Which hole of which sentence: the same of every line of this kind."""


class Step(NamedTuple):
    """Where a figure went: points as printed, in hundredths of a centimetre."""

    figure: str
    way: tuple[tuple[int, int], ...]
    """From where it stood to where it stands; one point: it was put there, or has only turned."""
    length: int | None
    height: int
    facing: int

    @property
    def end(self) -> tuple[int, int]:
        return self.way[-1]

    @property
    def measured(self) -> int:
        """The length of the way, rounded as it is printed."""
        pairs = zip(self.way, self.way[1:], strict=False)
        return round(sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairs))


POINT = rf"{NUMBER} {NUMBER}"
STEP = re.compile(
    rf"(?P<figure>{ID})(?: \([^()]*\))? (?:(?:from|de) (?P<start>{POINT})(?P<by>(?: (?:by|par) {POINT})*)"
    rf" (?:to|à)|at|en) (?P<end>{POINT})"
    rf"(?: \((?P<length>{NUMBER}) (?:cm|paces|pas)\))?"
    rf"(?:, (?:hauteur )?(?P<height>{NUMBER}) (?:cm|paces|pas)(?: high)?)?"
    rf"(?:, (?:facing|cap) (?P<facing>\d+)°)?"
)


def hundredths(text: str) -> int:
    """A length as printed, in hundredths of a centimetre."""
    return round(float(text.replace(",", ".").replace("−", "-")) * 100)


def point(text: str) -> tuple[int, int]:
    """Two numbers as a point."""
    x, y = text.split()
    return hundredths(x), hundredths(y)


def steps(text: str) -> tuple[Step, ...]:
    """The ways of a move, figure by figure; a part that is no way is nobody's, so that a check finds it."""
    found = []
    for part in text.split(" ; " if " ; " in text else "; "):
        if way := STEP.fullmatch(part):
            by = [point(p) for p in re.findall(POINT, way["by"] or "")]
            start = [point(way["start"])] if way["start"] else []
            length = hundredths(way["length"]) if way["length"] else None
            height = hundredths(way["height"]) if way["height"] else 0
            facing = int(way["facing"]) if way["facing"] else -1
            found.append(Step(way["figure"], (*start, *by, point(way["end"])), length, height, facing))
        else:
            found.append(Step(f"? {part}", ((0, 0),), None, 0, -1))
    return tuple(found)


def square(text: str) -> tuple[int, int]:
    """B3 is column 1, row 2; after Z comes AA."""
    letters = text.rstrip("0123456789")
    column = 0
    for letter in letters:
        column = column * 26 + ord(letter) - 64
    return column - 1, int(text[len(letters) :]) - 1


def ids(text: str) -> tuple[str, ...]:
    """Several names with their ids, or bare ids."""
    inside = re.findall(r"\[([^\]]+)\]", text)
    return (
        tuple(inside) if inside else tuple(part.strip() for part in re.split(r",| \+ ", text) if part.strip())
    )


VERB = re.compile(r"[a-z]+s\b(?!')")
SEVERAL = {"is": "are", "has": "have", "goes": "go", "does": "do", "was": "were"}
POINTING = re.compile(r"\b(?:its|it\\ is|it)\b")
THEIR = {"its": "their", "it": "they", r"it\ is": r"they\ are"}
"""What points back to a name, as it stands in an escaped pattern."""


def one_id(text: str) -> str:
    """The id of a name: in brackets behind it, or the name itself."""
    return text[text.rindex("[") + 1 : -1] if text.endswith("]") else text


def kinds_of(sides: dict[str, dict[str, str]]) -> dict[str, Kind]:
    """The kinds that every game has; its sides by their names in both languages."""
    known = {name: side for names in sides.values() for name, side in names.items()}
    known |= {name[:1].lower() + name[1:]: side for name, side in known.items()}
    either = "|".join(sorted(map(re.escape, known), key=len, reverse=True)) or "(?!)"
    return {
        "id": Kind(rf"(?:[^\[\]]+ \[{ID}\]|{ID})", one_id),
        "ids": Kind(r".+?", ids),
        "side": Kind(f"(?:{ARTICLE})?(?:{either})", lambda text: known[re.sub(f"^{ARTICLE}", "", text)]),
        "int": Kind(r"[-−+]?\d+", lambda text: int(text.replace("−", "-"))),
        "number": Kind(NUMBER, lambda text: float(text.replace(",", ".").replace("−", "-"))),
        "cm": Kind(NUMBER, hundredths),
        "faces": Kind(r"\d+(?: \d+)*", lambda text: tuple(map(int, text.split()))),
        "steps": Kind(r".+", steps),
        "square": Kind(r"[A-Z]{1,2}\d+", square),
        "squares": Kind(
            r"[A-Z]{1,2}\d+(?:, [A-Z]{1,2}\d+)*", lambda text: tuple(map(square, text.split(", ")))
        ),
        "text": Kind(r".+?", str),
        "word": Kind(r"\S+?", str),
    }


def _agreeing(text: str) -> str:
    """Words behind a name: a verb they begin with in both numbers, and what goes on with it."""
    verb = VERB.match(text)
    if verb is None:
        return re.escape(text)
    one, rest = verb[0], re.escape(text[verb.end() :])
    several = SEVERAL.get(one) or (one[:-2] if one.endswith(("shes", "sses", "ches")) else one[:-1])
    return f"(?:{one}|{several}){rest}"


class Pattern:
    """A sentence with holes, read whole or not at all."""

    def __init__(self, text: str, lang: str, kinds: dict[str, Kind]) -> None:
        self.text = text
        self._kinds = kinds
        self._holes: dict[str, str] = {}
        regex, at, behind = "", 0, False
        for hole in HOLE.finditer(text):
            between = text[at : hole.start()]
            regex += self._literal(between, lang, named=bool(hole["name"]), behind=behind)
            at, after = hole.end(), behind and between == " "
            behind = bool(hole["name"])
            if hole["either"] is not None:
                ways = [
                    _agreeing(way) if lang == "en" and after else re.escape(way)
                    for way in hole["either"].split("|")
                ]
                regex += f"(?:{'|'.join(ways)})"
            elif hole["name"]:
                self._holes[hole["name"]] = hole["kind"]
                regex += f"(?P<{hole['name']}>{kinds[hole['kind']].regex})"
            else:
                regex += "(?:" if hole[0] == "[[" else ")?"
        self._regex = re.compile(regex + self._literal(text[at:], lang, named=False, behind=behind))

    @staticmethod
    def _literal(text: str, lang: str, *, named: bool, behind: bool) -> str:
        if named and lang == "fr":
            for word, elided in ELIDED.items():
                if text == word or text.endswith((" " + word, "(" + word)):
                    return re.escape(text[: -len(word)]) + elided
        found = re.escape(text)
        if behind and lang == "en" and text.startswith(" "):
            found = r"\ " + _agreeing(text[1:])
        if lang == "en":
            found = POINTING.sub(lambda word: f"(?:{word[0]}|{THEIR[word[0]]})", found)
        return found

    def read(self, sentence: str) -> dict[str, Any] | None:
        """What the sentence tells, by name; None where it is another, without what may be missing and is."""
        found = self._regex.fullmatch(sentence)
        if found is None:
            return None
        told = {name: found[name] for name in self._holes if found[name] is not None}
        return {name: self._kinds[self._holes[name]].read(text) for name, text in told.items()}

    def spans(self, sentence: str, at: int = 0) -> list[Span]:
        """Kind and place of everything the sentence tells, the sentence beginning at `at` of its line."""
        found = self._regex.fullmatch(sentence)
        assert found is not None
        return [
            Span(kind, at + found.start(name), at + found.end(name), f"{name} of {self.text}")
            for name, kind in self._holes.items()
            if found[name]
        ]
