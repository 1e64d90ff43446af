"""What a database says when it does not take something, in one line and in both languages."""

from __future__ import annotations

SQLITE = {
    "unable to open database file": "le fichier de la base ne s'ouvre pas",
    "file is not a database": "ce fichier n'est pas une base",
    "database disk image is malformed": "le fichier de la base est abîmé",
    "database is locked": "la base est occupée par un autre programme",
    "database or disk is full": "plus de place sur le disque",
    "attempt to write a readonly database": "la base est en lecture seule",
    "disk I/O error": "erreur du disque",
    "out of memory": "plus de mémoire",
}


def reason(error: BaseException) -> str:
    """The driver's own words, in one line."""
    text = str(getattr(error, "orig", None) or error)
    return " ".join(text.split())[:300]


def reasons(error: BaseException) -> dict[str, str]:
    """The same in each language as far as SQLite is concerned; another database speaks that it was given."""
    return {"en": reason(error), "fr": SQLITE.get(reason(error), reason(error))}
