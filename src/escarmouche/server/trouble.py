"""What a client gets wrong, as an answer: a problem with its HTTP status, or a refusal of the rules."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.errors import DataError, EscarmoucheError
from escarmouche.engine.sentences import LANGUAGES
from escarmouche.server import messages as m

STATUS = {
    "malformed": 400,
    "unknown": 401,
    "not-a-player": 403,
    "forbidden": 403,
    "not-found": 404,
    "method": 405,
    "stale": 409,
    "not-asked": 409,
    "too-large": 413,
    "wrong-setup": 409,
    "no-record": 409,
    "busy": 429,
    "too-many": 429,
    "failed": 500,
    "not-stored": 503,
    "slow": 503,
    "full": 503,
}


class Trouble(EscarmoucheError):
    """Carries the message that answers a request that cannot be met."""

    def __init__(self, message: m.Problem | m.Refused, status: int) -> None:
        super().__init__(str(message))
        self.message, self.status = message, status


def problem(what: str, detail: str = "", number: int = 0, fr: str = "") -> Trouble:
    """The exception for a problem; with a French sentence its detail is one for the person who asked."""
    said = {"en": detail, "fr": fr} if fr else {}
    return Trouble(m.Problem(what, detail, number, said=said), STATUS[what])  # type: ignore[arg-type]


def mistaken(what: str, error: EscarmoucheError) -> Trouble:
    """The exception for a mistake that a person can put right."""
    return problem(what, error.said("en"), fr=error.said("fr"))


def wrong_setup(key: str, /, **facts: Any) -> Trouble:
    """The exception for a match that cannot be made as it was asked for, by the key of the mistake."""
    return mistaken("wrong-setup", DataError(key, **facts))


def wrong_list(name: str, why: tuple[m.Why, ...]) -> Trouble:
    """The exception for an army list that the rules forbid here."""
    rules = ", ".join(dict.fromkeys(fault.rule for fault in why))
    mistake = DataError("list-forbidden", name=name, rules=rules)
    said = {lang: mistake.said(lang) for lang in LANGUAGES}
    message = m.Problem("wrong-setup", said["en"], said=said, list=name, why=why)
    return Trouble(message, STATUS["wrong-setup"])


def refused(why: m.Why, number: int) -> Trouble:
    """The exception for a refusal of the rules."""
    return Trouble(m.Refused(why, number), 409)
