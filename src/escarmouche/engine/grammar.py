"""What French needs to know of a name: its gender, its number, its article.

Names in books, lists and tables are words alone, `{en: …, fr: …}`, and stay so: tables are kept to the byte.
Beside them a book has `grammar`, its French names by gender and number; what is no name of a book (kinds of
pieces, roles) has it as attributes of its sentence: `.gender`, `.number`, `.article`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

Name = Annotated[str, msgspec.Meta(min_length=1)]
AGREEING = ("gender", "number", "the", "The", "of", "to")
"""What a sentence may ask of a name, `$unit`: `$unit-gender`, `$unit-number`, the name with its article
`$unit-the` (where a sentence begins with it, `$unit-The`), and so with de and à: `$unit-of`, `$unit-to`."""
VOWELS = "aàâeéèêëiîïoôuûyhœ"
"""What an article is elided before; a name with an aspirated h says its own."""
PLURAL = "plural"
MERGED = {("de", "le"): "du", ("de", "les"): "des", ("à", "le"): "au", ("à", "les"): "aux"}


class Noun(msgspec.Struct, frozen=True):
    """The grammar of one French name."""

    gender: Literal["m", "f"] = "m"
    number: Literal["singular", "plural"] = "singular"
    article: str | None = None
    """Where it is not what gender, number and the first letter say; empty: a name without article."""

    def the(self, name: str, preposition: str = "") -> str:
        """The name with its article: les Éclaireurs, l'Escouade, le Tireur; aux Éclaireurs, du Tireur."""
        article = self._article(name)
        if not preposition:
            return _joined(article, name)
        merged = MERGED.get((preposition, article))
        if merged:
            return f"{merged} {name}"
        if not article and preposition == "de" and name[:1].lower() in VOWELS:
            return f"d'{name}"
        return f"{preposition} {_joined(article, name)}"

    def _article(self, name: str) -> str:
        if self.article is not None:
            return self.article
        if self.number == PLURAL:
            return "les"
        if name[:1].lower() in VOWELS:
            return "l'"
        return "la" if self.gender == "f" else "le"


class Grammar(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The French names of a book by gender and number."""

    masculine: tuple[Name, ...] = ()
    feminine: tuple[Name, ...] = ()
    masculine_plural: tuple[Name, ...] = ()
    feminine_plural: tuple[Name, ...] = ()
    articles: dict[Name, Literal["", "le", "la", "l'", "les"]] = {}
    """Names whose article is another than gender, number and first letter say; empty: they have none."""

    def nouns(self) -> dict[str, Noun]:
        """Each name with its grammar."""
        return {
            name: Noun(gender, number, self.articles.get(name))
            for names, gender, number in self._groups()
            for name in names
        }

    def twice(self) -> tuple[str, ...]:
        """Names that stand more than once, or have an article and nothing else: what no book may say."""
        names = [name for group, _, _ in self._groups() for name in group]
        strange = [name for name in self.articles if name not in names]
        return tuple(sorted({name for name in names if names.count(name) > 1} | set(strange)))

    def _groups(
        self,
    ) -> tuple[tuple[tuple[str, ...], Literal["m", "f"], Literal["singular", "plural"]], ...]:
        return (
            (self.masculine, "m", "singular"),
            (self.feminine, "f", "singular"),
            (self.masculine_plural, "m", "plural"),
            (self.feminine_plural, "f", "plural"),
        )


def agreement(name: str, noun: Noun | None, lang: str) -> Mapping[str, str]:
    """What sentences may ask of a name as it is told; one whose grammar is not known has no article."""
    if lang != "fr":
        return {
            "gender": "n",
            "number": "singular",
            "the": f"the {name}",
            "The": f"The {name}",
            "of": f"of the {name}",
            "to": f"to the {name}",
        }
    known = noun or Noun(article="")
    the = known.the(name)
    return {
        "gender": known.gender,
        "number": known.number,
        "the": the,
        "The": the[:1].upper() + the[1:] if the != name else the,
        "of": known.the(name, "de"),
        "to": known.the(name, "à"),
    }


def _joined(article: str, name: str) -> str:
    return name if not article else f"{article}{name}" if article.endswith("'") else f"{article} {name}"
