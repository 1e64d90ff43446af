"""YAML files: read as YAML 1.2 reads (no is text), each key with its line, duplicate keys refused."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

from escarmouche.engine.errors import DataError

Type = TypeVar("Type")
KeyPath = tuple[str | int, ...]
Place = Callable[..., str]
"""Names file and line of a key path, as `Document.at` does."""


class Document(msgspec.Struct, frozen=True):
    """A file's data, and where each part of it stands."""

    path: str
    data: Any
    lines: dict[KeyPath, int]

    def at(self, *keys: str | int) -> str:
        """`file:line (keys)` of the part named by `keys`, or of its nearest parent that is there."""
        where = keys
        while where and where not in self.lines:
            where = where[:-1]
        name = ".".join(str(k) for k in keys)
        return f"{self.path}:{self.lines.get(where, 1)}" + (f" ({name})" if name else "")

    def read(self, type: type[Type], *keys: str | int) -> Type:
        """The part named by `keys` as a checked value; DataError names file, line and key."""
        part = self.data
        for key in keys:
            part = part[key]
        return checked(part, type, self.at, *keys)


def checked(part: Any, type: type[Type], place: Place, *keys: str | int) -> Type:
    """Data as a checked value; `place` turns the keys of what is wrong into file and line.

    Check the entries of a mapping one by one: inside a mapping the key that is wrong is not known.
    """
    try:
        return msgspec.convert(part, type)
    except msgspec.ValidationError as error:
        text, deeper = _split(str(error))
        raise DataError(f"{place(*keys, *deeper)}: {text}") from error


def _split(message: str) -> tuple[str, KeyPath]:
    """msgspec's sentence and the path inside it: `… - at `$.units[1].points`` gives both."""
    found = re.search(r"^(.*) - at `(?:key in )?\$?(.*)`$", message)
    text, where = (found[1], found[2]) if found else (message, "")
    keys: list[str | int] = []
    for name, index in re.findall(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]", where):
        keys.append(int(index) if index.isdigit() else name or "...")
    if unknown := re.search(r"unknown field `(.*)`$", text):
        keys.append(unknown[1])
    return text, tuple(keys)


MOST_KEYS = 200_000
"""Values a file may hold once its aliases are followed: more is a mistake or a trap."""


class _Loader(yaml.CSafeLoader if hasattr(yaml, "CSafeLoader") else yaml.SafeLoader):  # type: ignore[misc]
    """Safe YAML with the plain words of YAML 1.2."""


_Loader.yaml_implicit_resolvers = {}
for _tag, _pattern, _first in (
    ("bool", r"^(?:true|True|TRUE|false|False|FALSE)$", "tTfF"),
    ("int", r"^[-+]?(?:0|[1-9][0-9]*)$", "-+0123456789"),
    ("float", r"^[-+]?(?:[0-9]+\.[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?$", "-+.0123456789"),
    ("null", r"^(?:~|null|Null|NULL|)$", "~nN\0"),
):
    _Loader.add_implicit_resolver(
        f"tag:yaml.org,2002:{_tag}",
        re.compile(_pattern),
        [*_first.replace("\0", ""), *([""] if "\0" in _first else [])],
    )


def load(path: Path) -> Document:
    """Read a file with its lines; DataError with file and line where it is not YAML."""
    try:
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise DataError(f"{path}: cannot be read: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise DataError(f"{path}: cannot be read: byte {error.start} is not UTF-8 text") from error
    return parse(text, str(path))


def parse(text: str, name: str) -> Document:
    """Like `load`, for text already in hand."""
    lines: dict[KeyPath, int] = {}
    loader = _Loader("")
    try:
        node = yaml.compose(text, Loader=_Loader)
        data = _build(node, (), lines, loader, name) if node else None
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        line = mark.line + 1 if mark else 1
        raise DataError(f"{name}:{line}: not YAML: {error.problem}") from error
    except yaml.YAMLError as error:
        raise DataError(f"{name}:1: not YAML: {' '.join(str(error).split())}") from error
    except RecursionError as error:
        raise DataError(f"{name}:1: not YAML: nested too deeply") from error
    finally:
        loader.dispose()
    return Document(name, data, lines)


def _build(node: Any, path: KeyPath, lines: dict[KeyPath, int], loader: Any, name: str) -> Any:
    lines[path] = node.start_mark.line + 1
    if len(lines) > MOST_KEYS:
        raise DataError(f"{name}:{lines[path]}: more than {MOST_KEYS} values")
    if isinstance(node, yaml.MappingNode):
        result: dict[Hashable, Any] = {}
        for key_node, value_node in node.value:
            line = key_node.start_mark.line + 1
            if not isinstance(key_node, yaml.ScalarNode):
                raise DataError(f"{name}:{line}: a key is a word or a number")
            key = _scalar(key_node, loader, name)
            if key in result:
                first = lines[(*path, key)]
                raise DataError(f"{name}:{line}: the key {key} is already on line {first}")
            result[key] = _build(value_node, (*path, key), lines, loader, name)
            lines[(*path, key)] = line
        return result
    if isinstance(node, yaml.SequenceNode):
        return [_build(item, (*path, n), lines, loader, name) for n, item in enumerate(node.value)]
    return _scalar(node, loader, name)


def _scalar(node: Any, loader: Any, name: str) -> Any:
    try:
        return loader.construct_object(node, deep=True)
    except (ValueError, KeyError) as error:
        line = node.start_mark.line + 1
        raise DataError(f"{name}:{line}: {node.value} is no {node.tag.rpartition(':')[2]}") from error


def cached(path: Path) -> Any:
    """The data of one of our own files, read from a compiled copy beside it while the file is unchanged."""
    source = path.read_bytes()
    digest = blake2b(source, digest_size=12).hexdigest()
    compiled = path.parent / "__pycache__" / f"{path.name}.{digest}.json"
    try:
        return msgspec.json.decode(compiled.read_bytes())
    except (OSError, msgspec.DecodeError):
        pass
    data = parse(source.decode("utf-8"), str(path)).data
    try:
        compiled.parent.mkdir(exist_ok=True)
        for old in compiled.parent.glob(f"{path.name}.*.json"):
            old.unlink(missing_ok=True)
        draft = compiled.with_suffix(".tmp")
        draft.write_bytes(msgspec.json.encode(data))
        draft.replace(compiled)
    except OSError:
        pass  # a read-only installation reads the YAML each time
    return msgspec.json.decode(msgspec.json.encode(data))
