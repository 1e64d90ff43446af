"""YAML files: read as YAML 1.2 reads (no is text), each key with its line, duplicate keys refused."""

from __future__ import annotations

import re
from collections.abc import Hashable
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import yaml

from escarmouche.engine.errors import DataError

Type = TypeVar("Type")
KeyPath = tuple[str | int, ...]


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
        try:
            return msgspec.convert(part, type)
        except msgspec.ValidationError as error:
            text, deeper = _split(str(error))
            raise DataError(f"{self.at(*keys, *deeper)}: {text}") from error


def _split(message: str) -> tuple[str, KeyPath]:
    """msgspec's sentence and the path inside it: `… - at `$.units[1].points`` gives both."""
    found = re.search(r"^(.*) - at `(?:key in )?\$?(.*)`$", message)
    if not found:
        return message, ()
    keys: list[str | int] = []
    for name, index in re.findall(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]", found[2]):
        keys.append(int(index) if index.isdigit() else name or "...")
    return found[1], tuple(keys)


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
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise DataError(f"{path}: cannot be read: {error}") from error
    return parse(text, str(path))


def parse(text: str, name: str) -> Document:
    """Like `load`, for text already in hand."""
    try:
        node = yaml.compose(text, Loader=_Loader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        line = mark.line + 1 if mark else 1
        raise DataError(f"{name}:{line}: not YAML: {error.problem}") from error
    except yaml.YAMLError as error:
        raise DataError(f"{name}:1: not YAML: {error}") from error
    lines: dict[KeyPath, int] = {}
    loader = _Loader("")
    try:
        data = _build(node, (), lines, loader, name) if node else None
    finally:
        loader.dispose()
    return Document(name, data, lines)


def _build(node: Any, path: KeyPath, lines: dict[KeyPath, int], loader: Any, name: str) -> Any:
    lines[path] = node.start_mark.line + 1
    if isinstance(node, yaml.MappingNode):
        result: dict[Hashable, Any] = {}
        for key_node, value_node in node.value:
            key = loader.construct_object(key_node, deep=True)
            line = key_node.start_mark.line + 1
            if key in result:
                first = lines[(*path, key)]
                raise DataError(f"{name}:{line}: the key {key} is already on line {first}")
            result[key] = _build(value_node, (*path, key), lines, loader, name)
            lines[(*path, key)] = line
        return result
    if isinstance(node, yaml.SequenceNode):
        return [_build(item, (*path, n), lines, loader, name) for n, item in enumerate(node.value)]
    return loader.construct_object(node, deep=True)


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
