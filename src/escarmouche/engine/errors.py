"""What a programmer or a data file gets wrong.

EscarmoucheError
    DataError            a file: says file, line, key and what was expected
    RulesError           a procedure broke the contract of the referee
        WrongInput       a recorded input does not answer the request the rules make
    RecordError          a record or save file that cannot be read or does not verify
    ProcedureFailed      a procedure raised; the match stays as it was
"""

from __future__ import annotations


class EscarmoucheError(Exception):
    """Parent of everything this package raises on purpose."""


class DataError(EscarmoucheError):
    """A data file is wrong; the sentence names file, line, key and what was expected."""


class RulesError(EscarmoucheError):
    """A procedure asked the referee something that makes no sense."""


class WrongInput(RulesError):
    """A recorded input does not answer the request that the rules make."""


class RecordError(EscarmoucheError):
    """A record or save file cannot be read, or does not say what the rules say."""

    def __init__(self, text: str, line: int = 0) -> None:
        super().__init__(text)
        self.line = line


class ProcedureFailed(EscarmoucheError):
    """A procedure raised an exception: the match stays as it was and a file reproduces the failure."""

    def __init__(self, text: str, reproduction: str = "") -> None:
        super().__init__(text)
        self.reproduction = reproduction
