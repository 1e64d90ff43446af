"""What French needs to know of a name: its gender, its number, its article.

Names in books, lists and tables are words alone, `{en: …, fr: …}`, and stay so: tables are kept to the byte.
Beside them a book has `grammar`, its French names by gender and number; what is no name of a book (kinds of
pieces, roles) has it as attributes of its sentence: `.gender`, `.number`, `.article`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Literal

import msgspec

Name = Annotated[str, msgspec.Meta(min_length=1)]
AGREEING = (
    "gender",
    "number",
    "the",
    "The",
    "of",
    "to",
    "es",
    "nt",
    "est",
    "a",
    "il",
    "til",
    "s",
    "ies",
    "was",
    "does",
    "its",
)
"""What a sentence may ask of a name, `$unit`: `$unit-gender`, `$unit-number`, the name with its article
`$unit-the` (where a sentence begins with it, `$unit-The`), and so with de and à: `$unit-of`, `$unit-to`; and
what agrees with it: endings, `perdu{ $unit-es }`, `tire{ $unit-nt }`, est or sont `$unit-est`, a or ont
`$unit-a`, il, elle, ils or elles `$unit-il`, the same after a verb in -e, `tire{ $unit-nt }{ $unit-til }`.
English asks for the ending of a verb, `fire{ $unit-s }`, `go{ $unit-es }`, `tr{ $unit-ies }`, for is or are,
has or have, it or they by the same names as French, for was, does and its by these."""
VOWELS = "aàâeéèêëiîïoôuûyhœ"
"""What an article is elided before; a name with an aspirated h says its own."""
IDENTIFIER = re.compile(r"[a-z]+\d")
"""What ids begin with, as they stand in the record: one1a. Nothing is elided before one."""
PLURAL = "plural"
OWN_ARTICLES = ("Le", "La", "Les")
MERGED = {("de", "le"): "du", ("de", "les"): "des", ("à", "le"): "au", ("à", "les"): "aux"}


class Noun(msgspec.Struct, frozen=True):
    """The grammar of one French name."""

    gender: Literal["m", "f"] = "m"
    number: Literal["singular", "plural"] = "singular"
    article: str | None = None
    """Where it is not what gender, number and the first letter say; empty: a name without article."""
    called: str = ""
    """What is said in French for a name that is printed in English."""
    english: Literal["", "singular", "plural"] = ""
    """Its number in English, where it is another than in French."""

    def the(self, name: str, preposition: str = "") -> str:
        """The name with its article: les Éclaireurs, l'Escouade, le Tireur; aux Éclaireurs, du Tireur."""
        article = self._article(name)
        own, _, rest = name.partition(" ")
        if not article and rest and own in OWN_ARTICLES:  # Les jeunes: a name that begins with its article
            article, name = own.lower(), rest
        if not preposition:
            return _joined(article, name)
        merged = MERGED.get((preposition, article))
        if merged:
            return f"{merged} {name}"
        if not article and preposition == "de" and _elides(name):
            return f"d'{name}"
        return f"{preposition} {_joined(article, name)}"

    def _article(self, name: str) -> str:
        if self.article is not None:
            return self.article
        if self.number == PLURAL:
            return "les"
        if _elides(name):
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
    called: dict[Name, Name] = {}
    """What names printed in English are in French, where the French source says them."""
    translated: dict[Name, Name] = {}
    """The same, in a translation of ours."""
    english_plural: tuple[Name, ...] = ()
    """French names in the singular of what is plural in English: Génie de combat, Combat engineers."""

    def nouns(self) -> dict[str, Noun]:
        """Each name with its grammar."""
        return {
            name: Noun(
                gender,
                number,
                self.articles.get(name),
                english="plural" if name in self.english_plural else "",
            )
            for names, gender, number in self._groups()
            for name in names
        }

    def twice(self) -> tuple[str, ...]:
        """Names that stand more than once, or have an article and nothing else: what no book may say."""
        names = [name for group, _, _ in self._groups() for name in group]
        strange = [name for name in (*self.articles, *self.english_plural) if name not in names]
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
        number = "singular" if noun is None else noun.english or noun.number
        several = number == PLURAL
        return {
            "gender": "n",
            "number": number,
            "the": f"the {name}",
            "The": f"The {name}",
            "of": f"of the {name}",
            "to": f"to the {name}",
            "es": "" if several else "es",
            "nt": "",
            "est": "are" if several else "is",
            "a": "have" if several else "has",
            "il": "they" if several else "it",
            "til": "",
            "s": "" if several else "s",
            "ies": "y" if several else "ies",
            "was": "were" if several else "was",
            "does": "do" if several else "does",
            "its": "their" if several else "its",
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
        **_endings(known),
    }


def _endings(noun: Noun) -> Mapping[str, str]:
    """What of a sentence agrees with a name, in gender and number."""
    several = noun.number == PLURAL
    ending = ("e" if noun.gender == "f" else "") + ("s" if several else "")
    pronoun = ("elle" if noun.gender == "f" else "il") + ("s" if several else "")
    return {
        "es": ending,
        "nt": "nt" if several else "",
        "est": "sont" if several else "est",
        "a": "ont" if several else "a",
        "il": pronoun,
        "til": f"-{pronoun}" if several else f"-t-{pronoun}",
        **dict.fromkeys(("s", "ies", "was", "does", "its"), ""),
    }


def _elides(name: str) -> bool:
    return name[:1].lower() in VOWELS and not IDENTIFIER.match(name)


def _joined(article: str, name: str) -> str:
    return name if not article else f"{article}{name}" if article.endswith("'") else f"{article} {name}"
