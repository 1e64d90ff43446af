"""The sentences of both languages: Fluent messages of the package and of the games.

Read when the first sentence is wanted: whoever plays without a word never loads them. No other module below
the clients knows Fluent (docs/decisions/0009).
"""

from __future__ import annotations

import re
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from escarmouche.engine import checked
from escarmouche.engine.grammar import AGREEING, Noun

LANGUAGES = ("en", "fr")
ELIDED = re.compile(r"(?<![^\W\d_])([dD]|[qQ]u)e (?![a-z]+\d)(?=[aeiouàâéèêëîïôûœAEIOUÀÂÉÈÊËÎÏÔÛŒ])")
"""« de Escouade » is « d'Escouade »: a name comes into a sentence after the sentence was written. Nothing is
elided before an id, « de one1a »."""
SPACED = re.compile(r" (?=[:;?!»%×])|(?<=«) ")
"""Where French sets a space that no line may break at."""
AGREED = re.compile(rf"\$([a-z][a-z0-9-]*?)-(?:{'|'.join(AGREEING)})\b")
KEYS = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
"""What a sentence asks of the grammar of a name."""
PACKAGE = Path(__file__).parent.parent


def shared(game: str) -> tuple[str, ...]:
    """The folders that a game shares with its sisters: what its `__init__.py` names as SHARED."""
    if not game or find_spec(f"escarmouche.games.{game}") is None:
        return ()
    named: tuple[str, ...] = vars(import_module(f"escarmouche.games.{game}")).get("SHARED", ())
    return named


def locales(game: str) -> tuple[Path, ...]:
    """The folders with a game's sentences: those shared with its sisters, then its own: the last word."""
    homes = [find_spec(f"escarmouche.games.{name}") for name in (*shared(game), game) if name]
    return tuple(
        Path(folder) / "locales" for home in homes if home for folder in home.submodule_search_locations or ()
    )


class Messages:
    """The sentences of one language: of every game, of sisters, then the game's own, which may say anew."""

    def __init__(self, lang: str, game: str = "", *, before: bool = False) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.lang = lang
        self._bundle = FluentBundle(["fr-FR" if lang == "fr" else "en-GB"], use_isolating=False)
        self._words: dict[str, str] = {}
        """Sentences without values, once they were said."""
        self.agreeing: frozenset[str] = frozenset()
        """Arguments whose grammar some sentence asks for."""
        self._own: frozenset[str] = frozenset()
        """The keys of the game's own files: not those of sisters, not what every game says."""
        folders = [PACKAGE / "locales", *locales(game)]
        files = [folder / f"{lang}.ftl" for folder in folders]
        files += [folder / f"before.{lang}.ftl" for folder in folders if before]
        for path in files:
            if path.exists():
                text = path.read_text(encoding="utf-8")
                self._bundle.add_resource(FluentResource(text), allow_overrides=True)
                self.agreeing |= frozenset(AGREED.findall(text))
                if game and path.parent == folders[-1]:
                    self._own |= frozenset(KEYS.findall(text))

    yes = frozenset({"y", "yes", "o", "oui"})
    """What counts as yes at the prompt, in any language."""

    def has(self, key: str) -> bool:
        """Whether there is a sentence of this key."""
        return bool(self._bundle.has_message(key))

    def own(self, key: str) -> bool:
        """Whether the game itself has a sentence of this key, not only a sister that it shares files with."""
        return key in self._own

    def say(self, key: str, /, **about: Any) -> str:
        """The sentence of a key; a missing one is shown as its key and arguments, never hidden."""
        if not about:
            if key not in self._words:
                self._words[key] = self._said(key, about)
            return self._words[key]
        return self._said(key, about)

    def exact(self, key: str, /, **about: Any) -> str:
        """The sentence of a key with its values as they are: paths and words of files are no names."""
        if not self._bundle.has_message(key):
            return f"{key} {about}" if about else key
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return key
        text, _ = self._bundle.format_pattern(pattern, about)
        return str(text)

    def noun(self, key: str) -> Noun | None:
        """The grammar of the word of a key, from the attributes of its sentence; None where it has none."""
        if not self._bundle.has_message(key):
            return None
        attributes = self._bundle.get_message(key).attributes
        told = {name: self._bundle.format_pattern(pattern)[0] for name, pattern in attributes.items()}
        return checked.convert(told, Noun) if told else None

    def _said(self, key: str, about: dict[str, Any]) -> str:
        text = self.exact(key, **about)
        return ELIDED.sub(r"\1'", text) if self.lang == "fr" else text


@lru_cache(maxsize=64)
def messages(lang: str, game: str = "", *, before: bool = False) -> Messages:
    """The sentences of a language, read once.

    `before`: for records whose events did not say their kind, which told some things otherwise.
    """
    return Messages(lang, game, before=before)


@lru_cache(maxsize=4096)
def words(key: str, game: str) -> dict[str, str]:
    """The words of a key in each language, made once: nobody changes what is given out."""
    return {lang: messages(lang, game).say(key) for lang in LANGUAGES}


def unbroken(text: str, lang: str) -> str:
    """A sentence as a page sets it: French signs of two parts stay with the word before them."""
    return SPACED.sub("\u00a0", text) if lang == "fr" else text
