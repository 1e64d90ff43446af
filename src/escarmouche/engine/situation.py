"""Situation files: a position as YAML that a person can write. The game's part is its ruleset's."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import msgspec
import yaml

from escarmouche.engine import yamlfile
from escarmouche.engine.errors import DataError, phrases
from escarmouche.engine.files import write_whole
from escarmouche.engine.ruleset import Ruleset
from escarmouche.engine.yamlfile import Document

Rulesets = Callable[[str], Ruleset]
Times = Annotated[int, msgspec.Meta(ge=0)]


class Situation(msgspec.Struct, frozen=True):
    """A table and the rules it stands under."""

    ruleset: Any
    table: Any
    asked: dict[str, int] = {}
    """Of questions: how often each is put to a person; from then on it is answered quickly for him."""


def read(path: Path, rulesets: Rulesets) -> Situation:
    """The table of a situation file; DataError names file, line and key."""
    return of_document(yamlfile.load(path), rulesets)


def parse(text: str, name: str, rulesets: Rulesets) -> Situation:
    """Like `read`, for text already in hand."""
    return of_document(yamlfile.parse(text, name), rulesets)


def of_document(document: Document, rulesets: Rulesets) -> Situation:
    """The game named by the key `game`, and its table."""
    data = document.data
    if not isinstance(data, dict):
        raise DataError("situation-form", where=document.at(), kind=_kind(data))
    name = data.get("game")
    if name is None:
        raise DataError("game-missing", where=document.at())
    if not isinstance(name, str):
        where = document.at("game")
        raise DataError("game-not-a-name", where=where, kind=_kind(name))
    try:
        ruleset = rulesets(name)
    except DataError as error:
        where = document.at("game")
        raise DataError("at", where=where, why=error) from error
    asked = yamlfile.checked(data.get("asked", {}), dict[str, Times], document.at, "asked")
    laid = {key: value for key, value in data.items() if key != "asked"}
    return Situation(ruleset, ruleset.client.read_situation(laid, document.at), asked)


def write(ruleset: Ruleset, table: Any, path: Path) -> None:
    """Write a table as a situation file; whatever goes wrong leaves the old file."""
    write_whole(path, text_of(ruleset, table).encode())


def text_of(ruleset: Ruleset, table: Any) -> str:
    """A table as the text of a situation file: the game first, short lists on one line."""
    data = msgspec.to_builtins(ruleset.client.write_situation(table), order=None)
    text: str = yaml.dump(
        {"game": ruleset.name, **data},
        Dumper=_Dumper,
        sort_keys=False,
        allow_unicode=True,
        default_flow_style=None,
        width=100,
    )
    return text


KINDS = {type(None): "nothing", dict: "mapping", list: "list", str: "text", bool: "true-or-false"}


def _kind(value: Any) -> dict[str, str]:
    return phrases(f"value-{KINDS.get(type(value), 'number')}")


class _Dumper(yaml.SafeDumper):
    """Quotes every text that some YAML reader, ours or an older one, would take for something else."""

    def ignore_aliases(self, data: Any) -> bool:
        return True


_Dumper.yaml_implicit_resolvers = {k: list(v) for k, v in yaml.SafeDumper.yaml_implicit_resolvers.items()}
_Dumper.add_implicit_resolver(
    "tag:yaml.org,2002:float",
    re.compile(r"^[-+]?(?:[0-9]+\.[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?$"),
    list("-+.0123456789"),
)
_Dumper.add_implicit_resolver("tag:yaml.org,2002:int", re.compile(r"^[-+]?[0-9]+$"), list("-+0123456789"))
