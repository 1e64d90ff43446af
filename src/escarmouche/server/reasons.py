"""What a database says when it does not take something, in one line and in both languages."""

from __future__ import annotations

from escarmouche.engine.translations import put


def reason(error: BaseException) -> str:
    """The driver's own words, in one line."""
    text = str(getattr(error, "orig", None) or error)
    return " ".join(text.split())[:300]


def reasons(error: BaseException) -> dict[str, str]:
    """The same in each language as far as SQLite is concerned; another database speaks that it was given."""
    return {"en": reason(error), "fr": put("sqlite").get(reason(error), reason(error))}
