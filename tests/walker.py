"""Walks texts that a person reads, for keys, ids and words of the other language.

The words of a language are those of its own files: sentences, names, rules, books, scenarios. What a text
holds beyond is a key, an id or a word of the other language. In the record's manner ids stand in brackets or
have a digit; on a page neither may be.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "escarmouche"
LANGS = ("en", "fr")
FRENCH = "le les des du une est sont dans pour avec qui que ne pas aux sans vous leur son ses"
ENGLISH = "the of and is are with from not has have this that by its who which will may your one two"
FOREIGN = {"en": frozenset(FRENCH.split(" ")), "fr": frozenset(ENGLISH.split(" "))}
"""Small words that only the other language has."""
WORD = re.compile(r"[^\W\d_]+(?:_[^\W_]+)*")
BRACKETED = re.compile(r" ?\[[^\]]*\]")
RULE = re.compile(r"\b[A-Z]{2}(?:-[A-Z]+)+-\d+\b")
CODED = re.compile(r"\S*[^\W\d_]\d\S*|\S*\d[^\W\d_]\S*")
"""Something with letters and digits: an id, a square, dice."""
MESSAGE = re.compile(r"^(?:-?[\w-]+|\s+\.\w+) =", re.M)
VARIANT = re.compile(r"^\s*\*?\[[\w-]+\]", re.M)
ENDING = re.compile(r"\{ \$[\w-]+-(es|nt|est|a|il|til|s|ies|was|does|its) \}")
ENDINGS = (
    {"es": "", "nt": "", "est": "est", "a": "a", "il": "il", "til": "-t-il"},
    {"es": "e", "nt": "nt", "est": "sont", "a": "ont", "il": "elle", "til": "-t-elle"},
    {"es": "s", "nt": "nt", "est": "sont", "a": "ont", "il": "ils", "til": "-ils"},
    {"es": "es", "nt": "nt", "est": "sont", "a": "ont", "il": "elles", "til": "-elles"},
)
"""What agrees with a name in French, in the four ways it may."""
VERBS = (
    {
        "s": "s",
        "es": "es",
        "ies": "ies",
        "est": "is",
        "a": "has",
        "il": "it",
        "was": "was",
        "does": "does",
        "its": "its",
    },
    {
        "s": "",
        "es": "",
        "ies": "y",
        "est": "are",
        "a": "have",
        "il": "they",
        "was": "were",
        "does": "do",
        "its": "their",
    },
)
"""And in English, of one and of several."""
HOLE = re.compile(r"\{[^{}\"]*->|\{ ?(?:\$[\w-]+|[A-Z]+\([^)]*\)|\"[^\"]*\") ?\}")


def words_in(text: str) -> Iterator[str]:
    """The words of a text, in lower case; a key with underscores is one, an abbreviation is none."""
    for found in WORD.finditer(text):
        if not (found[0].isupper() and len(found[0]) > 1):
            yield found[0].lower()


def _in_language(data: Any, lang: str) -> Iterator[str]:
    """Every text of a language in a file of data."""
    if isinstance(data, dict):
        if lang in data and isinstance(data[lang], str):
            yield data[lang]
        if isinstance(data.get("name"), str):
            yield data["name"]
        for value in data.values():
            yield from _in_language(value, lang)
        if lang == "fr":
            for part in ("grammar", "called", "translated"):
                yield from _strings(data.get(part))
    elif isinstance(data, list):
        for value in data:
            yield from _in_language(value, lang)


def _strings(data: Any) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from _strings(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from _strings(value)


def _agreed(text: str, endings: dict[str, str]) -> str:
    """Sentences with what agrees with a name in one of its ways."""
    return ENDING.sub(lambda part: endings.get(part[1], ""), text)


@cache
def vocabulary(lang: str) -> frozenset[str]:
    """Every word of the files of a language; keys and variants of its sentences are none."""
    texts: list[str] = []
    for path in sorted(PACKAGE.rglob(f"{lang}.ftl")):
        text = re.sub(r"^#.*$", "", path.read_text(encoding="utf-8"), flags=re.M)
        ways = (_agreed(text, endings) for endings in (ENDINGS if lang == "fr" else VERBS))
        texts += [VARIANT.sub(" ", HOLE.sub(" ", MESSAGE.sub(" ", way))) for way in ways]
    for path in sorted(PACKAGE.rglob("*.yaml")):
        texts += _in_language(yaml.load(path.read_text(encoding="utf-8"), _LOADER), lang)
    for table in json.loads((PACKAGE / "locales" / "said.fr.json").read_text(encoding="utf-8")).values():
        texts += table.values() if lang == "fr" else table
    return frozenset(word for text in texts for word in words_in(text))


@cache
def proper_names(lang: str) -> re.Pattern[str]:
    """Names of books, lists and cards with a small word of the other language: The Boss, in French."""
    found = set()
    for path in sorted(PACKAGE.rglob("*.yaml")):
        found |= {
            text
            for text in _names(yaml.load(path.read_text(encoding="utf-8"), _LOADER), lang)
            if FOREIGN[lang] & set(words_in(text))
        }
    return re.compile("|".join(map(re.escape, sorted(found, key=len, reverse=True))) or r"(?!)")


def _names(data: Any, lang: str) -> Iterator[str]:
    """What things are called in a file of data."""
    if isinstance(data, dict):
        name = data.get("name")
        yield from _strings(name.get(lang) if isinstance(name, dict) else name)
    for value in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from _names(value, lang)


_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def strange(text: str, lang: str, *, ids: bool, allowed: Iterable[str] = ()) -> list[str]:
    """What a person should not have been shown of this text."""
    found = []
    if not ids:
        found += [f"brackets: {part[0].strip()}" for part in BRACKETED.finditer(text)]
        found += [f"id: {part[0]}" for part in CODED.finditer(RULE.sub("", text)) if _is_id(part[0])]
    plain = proper_names(lang).sub(" ", text)
    plain = CODED.sub(" ", RULE.sub(" ", BRACKETED.sub(" ", plain)))
    known, own = vocabulary(lang), {word.lower() for word in allowed}
    found += [f"key: {part[0]}" for part in HYPHENED.finditer(plain) if part[0] in message_keys()]
    for word in words_in(plain):
        if "_" in word:
            found.append(f"key: {word}")
        elif word in FOREIGN[lang] and word not in own:
            found.append(f"word of the other language: {word}")
        elif len(word) > 1 and word not in known and word not in own:
            found.append(f"no word: {word}")
    return found


HYPHENED = re.compile(r"(?<![\w-])[a-z]+(?:-[a-z\d]+)+(?![\w-])")


@cache
def message_keys() -> frozenset[str]:
    """The keys of all sentences that begin as keys of sentences do: ask-, did-, no- …"""
    found = set()
    for path in PACKAGE.rglob("en.ftl"):
        found |= set(re.findall(r"^([a-z]+(?:-[a-z\d]+)+) =", path.read_text(encoding="utf-8"), re.M))
    return frozenset(key for key in found if not set(key.split("-")) <= {"north", "south", "east", "west"})


IDS = re.compile(r"(?:one|two|three|four|red|blue)v?\d+[a-z]?|[a-z_]{3,}\d+|r\dc\d-\w+")


def _is_id(text: str) -> bool:
    """Whether something with letters and digits is an id of a table."""
    return bool(IDS.fullmatch(text.strip(".,;:()«»\"'")))
