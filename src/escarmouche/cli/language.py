"""The language of the terminal: the one asked for, else that of the locale."""

from __future__ import annotations

import locale
import os

from escarmouche.engine.sentences import LANGUAGES


def language(wanted: str | None = None) -> str:
    """The language asked for, else that of the locale, else English."""
    if wanted in LANGUAGES:
        return str(wanted)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return "fr" if value.lower().startswith("fr") else "en"
    try:
        spoken = locale.getlocale()[0] or ""
    except ValueError:
        spoken = ""
    return "fr" if spoken.lower().startswith("fr") else "en"
