"""What a programmer or a data file gets wrong.

EscarmoucheError
    DataError            a file: says file, line, key and what was expected
        ListRefused      an army list that the rules forbid
    RulesError           a procedure broke the contract of the referee
        WrongInput       a recorded input does not answer the request the rules make
    RecordError          a record or save file that cannot be read or does not verify
    ProcedureFailed      a procedure raised; the match stays as it was

A mistake holds a key and facts; its sentence, `mistake-<key>`, is in the language files of the package, or of
the game it names. `str(error)` is the English one, for logs; whoever shows an error to a person shows
`error.said(lang)`. What only a programmer can put right is told in English where it is found.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any


class EscarmoucheError(Exception):
    """Parent of everything this package raises on purpose."""

    def __init__(self, key: str = "", /, *, game: str = "", **facts: Any) -> None:
        super().__init__(key)
        self.key, self.of_game, self.facts = key, game, facts

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors cross from one process to another whatever their arguments are called."""
        facts = {name: {lang: told(fact, lang) for lang in ("en", "fr")} for name, fact in self.facts.items()}
        return _again, (type(self), self.args), {**self.__dict__, "facts": facts}

    def __str__(self) -> str:
        return self.said("en")

    def said(self, lang: str) -> str:
        """The sentence in a language."""
        if " " in self.key or not self.key:
            return self.key
        return phrase(f"mistake-{self.key}", lang, self.of_game, **self.facts)


def _again(kind: type[EscarmoucheError], args: tuple[Any, ...]) -> EscarmoucheError:
    """An error as it was; what else it holds follows."""
    error = kind.__new__(kind, *args)
    error.args = args
    return error


def phrase(key: str, lang: str, game: str = "", /, **facts: Any) -> str:
    """Words of the language files with facts as they are."""
    from escarmouche.engine.sentences import messages

    return messages(lang, game).exact(key, **{name: told(fact, lang) for name, fact in facts.items()})


def phrases(key: str, game: str = "", /, **facts: Any) -> dict[str, str]:
    """The same in each language: a fact of a mistake that is itself in words."""
    return {lang: phrase(key, lang, game, **facts) for lang in ("en", "fr")}


def joined(names: Iterable[str]) -> dict[str, str]:
    """Names one after another, `a and b`, in each language."""
    return {lang: phrase("joined-and", lang).join(names) for lang in ("en", "fr")}


def told(fact: Any, lang: str) -> str:
    """A fact of a mistake: other mistakes in their words, what other programs say, names in each language."""
    if isinstance(fact, BaseException):
        from escarmouche.engine.translations import french

        return french(fact) if lang == "fr" else str(getattr(fact, "strerror", None) or fact)
    if isinstance(fact, Mapping) and lang in fact:
        return str(fact[lang])
    return ", ".join(map(str, fact)) if isinstance(fact, tuple | list) else str(fact)


def foreign(text: str) -> dict[str, str]:
    """What another program says of a mistake, in each language."""
    from escarmouche.engine.translations import sentence

    return {"en": text, "fr": sentence(text)}


class DataError(EscarmoucheError):
    """A data file is wrong; the sentence names file, line, key and what was expected."""


class ListRefused(DataError):
    """The rules forbid an army list; each refusal has its sentence in the language files of the game."""

    def __init__(self, game: str, path: str, refusals: tuple[Any, ...]) -> None:
        reasons = [_refused(refusal) for refusal in refusals]
        why = {lang: "; ".join(reason[lang] for reason in reasons) for lang in ("en", "fr")}
        super().__init__("list-refused", path=path, why=why)
        self.game, self.path, self.refusals = game, path, refusals


def _refused(refusal: Any) -> dict[str, str]:
    """A refusal in one plain line: the rule, the reason, for which unit, and by how much."""
    unit = f" ({refusal.about['unit']})" if "unit" in refusal.about else ""
    reason = f"{refusal.rule} {refusal.reason}{unit}"
    if not refusal.excess:
        return {"en": reason, "fr": reason}
    return phrases("refused-by", reason=reason, excess=f"{refusal.excess} {refusal.measure}".rstrip())


class RulesError(EscarmoucheError):
    """A procedure asked the referee something that makes no sense."""


class WrongInput(RulesError):
    """A recorded input does not answer the request that the rules make."""


class RecordError(EscarmoucheError):
    """A record or save file cannot be read, or does not say what the rules say."""

    def __init__(self, key: str, /, *, line: int = 0, **facts: Any) -> None:
        super().__init__(key, line=line, **facts)
        self.line = line


class ProcedureFailed(EscarmoucheError):
    """A procedure raised an exception: the match stays as it was and a file reproduces the failure."""

    def __init__(self, key: str, /, *, reproduction: str = "", **facts: Any) -> None:
        super().__init__(key, **facts)
        self.reproduction = reproduction
