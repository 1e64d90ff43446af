"""Situation files: a position as YAML that a person can write. The game's part is its ruleset's."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import yaml

from escarmouche.engine import yamlfile
from escarmouche.engine.errors import DataError
from escarmouche.engine.files import write_whole
from escarmouche.engine.french import french
from escarmouche.engine.ruleset import Ruleset
from escarmouche.engine.yamlfile import Document

Rulesets = Callable[[str], Ruleset]


class Situation(msgspec.Struct, frozen=True):
    """A table and the rules it stands under."""

    ruleset: Any
    table: Any


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
        raise DataError(
            f"{document.at()}: a situation is a mapping with the key game, not {_kind(data)['en']}",
            f"{document.at()} : une situation a des clés, dont game, et n'est pas {_kind(data)['fr']}",
        )
    name = data.get("game")
    if name is None:
        raise DataError(
            f"{document.at()}: the key game is missing", f"{document.at()} : il manque la clé game"
        )
    if not isinstance(name, str):
        where = document.at("game")
        raise DataError(
            f"{where}: expected the name of a game, got {_kind(name)['en']}",
            f"{where} : attendu : le nom d'un jeu ; trouvé : {_kind(name)['fr']}",
        )
    try:
        ruleset = rulesets(name)
    except DataError as error:
        where = document.at("game")
        raise DataError(f"{where}: {error}", f"{where} : {french(error)}") from error
    return Situation(ruleset, ruleset.read_situation(data, document.at))


def write(ruleset: Ruleset, table: Any, path: Path) -> None:
    """Write a table as a situation file; whatever goes wrong leaves the old file."""
    write_whole(path, text_of(ruleset, table).encode())


def text_of(ruleset: Ruleset, table: Any) -> str:
    """A table as the text of a situation file: the game first, short lists on one line."""
    data = msgspec.to_builtins(ruleset.write_situation(table), order=None)
    text: str = yaml.dump(
        {"game": ruleset.name, **data},
        Dumper=_Dumper,
        sort_keys=False,
        allow_unicode=True,
        default_flow_style=None,
        width=100,
    )
    return text


KINDS = {
    type(None): {"en": "nothing", "fr": "rien"},
    dict: {"en": "a mapping", "fr": "un ensemble de clés"},
    list: {"en": "a list", "fr": "une liste"},
    str: {"en": "text", "fr": "du texte"},
    bool: {"en": "true or false", "fr": "true ou false"},
}


def _kind(value: Any) -> dict[str, str]:
    return KINDS.get(type(value), {"en": "a number", "fr": "un nombre"})


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
