"""Languages of the terminal: Fluent messages of the package and of the games, French and English."""

from __future__ import annotations

import locale
import os
import re
from functools import lru_cache
from pathlib import Path
from typing import Any

LANGUAGES = ("en", "fr")
ELIDED = re.compile(r"(?<![^\W\d_])([dD]|[qQ]u)e (?=[aeiouàâéèêëîïôûœAEIOUÀÂÉÈÊËÎÏÔÛŒ])")
"""« de Escouade » is « d'Escouade »: a name comes into a sentence after the sentence was written."""


def language(wanted: str | None = None) -> str:
    """The language asked for, else that of the locale, else English."""
    if wanted in LANGUAGES:
        return str(wanted)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return "fr" if value.lower().startswith("fr") else "en"
    try:
        found = locale.getlocale()[0] or ""
    except ValueError:
        found = ""
    return "fr" if found.lower().startswith("fr") else "en"


class Messages:
    """The sentences of one language: the client's own, then the game's."""

    def __init__(self, lang: str, game: str = "") -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.lang = lang
        self._bundle = FluentBundle(["fr-FR" if lang == "fr" else "en-GB"], use_isolating=False)
        package = Path(__file__).parent.parent
        folders = [package / "locales"]
        if game:
            folders.append(package / "games" / game / "locales")
        for folder in folders:
            path = folder / f"{lang}.ftl"
            if path.exists():
                self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    yes = frozenset({"y", "yes", "o", "oui"})
    """What counts as yes at the prompt, in any language."""

    def has(self, key: str) -> bool:
        """Whether there is a sentence of this key."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **about: Any) -> str:
        """The sentence of a key; a missing one is shown as its key and arguments, never hidden."""
        if not self._bundle.has_message(key):
            return f"{key} {about}" if about else key
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return key
        text, _ = self._bundle.format_pattern(pattern, about)
        return ELIDED.sub(r"\1'", str(text)) if self.lang == "fr" else str(text)


@lru_cache(maxsize=8)
def messages(lang: str, game: str = "") -> Messages:
    """The sentences of a language, read once."""
    return Messages(lang, game)
