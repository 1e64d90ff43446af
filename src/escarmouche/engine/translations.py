"""What others say of a mistake, in French: msgspec, the YAML reader, the operating system, our own shapes.

`locales/said.fr.json` has the English forms as those programs write them, with `{…}` where a value stands,
and the French ones, in the order in which they are tried. A value called `type…` is itself put into words.
What is in no table stays as it was said.
"""

from __future__ import annotations

import errno
import re
from functools import lru_cache
from pathlib import Path

from escarmouche.engine import checked
from escarmouche.engine.errors import EscarmoucheError

FILE = Path(__file__).parent.parent / "locales" / "said.fr.json"


@lru_cache(maxsize=1)
def _tables() -> dict[str, dict[str, str]]:
    tables: dict[str, dict[str, str]] = checked.decode(FILE.read_bytes(), dict[str, dict[str, str]])
    return tables


def put(*tables: str) -> dict[str, str]:
    """Some tables of what is said in English, in French."""
    return {english: words for table in tables for english, words in _tables()[table].items()}


def french(error: BaseException) -> str:
    """What an exception says, in French as far as it is known."""
    if isinstance(error, EscarmoucheError):
        return error.said("fr")
    system, kind = put("system"), type(error).__name__
    if kind in system:  # gaierror, of the module socket, which few need; and what is no UTF-8
        return system[kind].format(error=error)
    if isinstance(error, OSError):
        return system.get(errno.errorcode.get(error.errno or 0, "")) or error.strerror or str(error)
    return sentence(str(error))


def sentence(text: str) -> str:
    """A sentence of msgspec, of the YAML reader or of our shapes in French; any other as it is."""
    return _put(text, "msgspec", "yaml", "shapes")


def _put(text: str, *tables: str) -> str:
    for english, words in put(*tables).items():
        if parts := _pattern(english).fullmatch(text):
            return words.format(**{name: _value(name, value) for name, value in parts.groupdict().items()})
    return text


@lru_cache(maxsize=256)
def _pattern(form: str) -> re.Pattern[str]:
    parts = re.split(r"\{(\w+)\}", form.replace("}}", "}"))
    return re.compile("".join(f"(?P<{p}>.+)" if n % 2 else re.escape(p) for n, p in enumerate(parts)), re.S)


def _value(name: str, value: str) -> str:
    if name == "text":
        return _put(value, "msgspec")
    if name == "json":
        return _put(value, "json")
    either = f" {put('words')['or']} "
    if name.startswith("type"):
        types = put("types")
        return either.join(types.get(word, f"`{word}`") for word in value.split(" | "))
    return value.replace(" or ", either) if name == "what" else value
