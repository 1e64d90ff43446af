"""What a programmer or a data file gets wrong.

EscarmoucheError
    DataError            a file: says file, line, key and what was expected
        ListRefused      an army list that the rules forbid
    RulesError           a procedure broke the contract of the referee
        WrongInput       a recorded input does not answer the request the rules make
    RecordError          a record or save file that cannot be read or does not verify
    ProcedureFailed      a procedure raised; the match stays as it was

What a person can put right is said in English and in French, both sentences where the mistake is found.
`str(error)` is the English one, for logs; whoever shows an error to a person shows `error.said(lang)`.
"""

from __future__ import annotations

from typing import Any


class EscarmoucheError(Exception):
    """Parent of everything this package raises on purpose; without a French sentence it says the English."""

    def __init__(self, text: str = "", fr: str = "", *more: object) -> None:
        super().__init__(text, fr, *more)

    def __str__(self) -> str:
        return str(self.args[0])

    def said(self, lang: str) -> str:
        """The sentence in a language."""
        return str(self.args[1] or self.args[0]) if lang == "fr" else str(self)


class DataError(EscarmoucheError):
    """A data file is wrong; the sentence names file, line, key and what was expected."""

    def __init__(self, text: str, fr: str, *more: object) -> None:
        super().__init__(text, fr, *more)


class ListRefused(DataError):
    """The rules forbid an army list; each refusal has its sentence in the language files of the game."""

    def __init__(self, text: str, fr: str, game: str, path: str, refusals: tuple[Any, ...]) -> None:
        super().__init__(text, fr, game, path, refusals)
        self.game, self.path, self.refusals = game, path, refusals


class RulesError(EscarmoucheError):
    """A procedure asked the referee something that makes no sense."""


class WrongInput(RulesError):
    """A recorded input does not answer the request that the rules make."""


class RecordError(EscarmoucheError):
    """A record or save file cannot be read, or does not say what the rules say."""

    def __init__(self, text: str, fr: str, line: int = 0) -> None:
        super().__init__(text, fr, line)
        self.line = line


class ProcedureFailed(EscarmoucheError):
    """A procedure raised an exception: the match stays as it was and a file reproduces the failure."""

    def __init__(self, text: str, fr: str = "", reproduction: str = "") -> None:
        super().__init__(text, fr, reproduction)
        self.reproduction = reproduction
