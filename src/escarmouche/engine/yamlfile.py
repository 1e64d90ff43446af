"""YAML files: read as YAML 1.2 reads (no is text), each key with its line, duplicate keys refused."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from escarmouche.engine.checked import convert
from escarmouche.engine.errors import DataError, foreign

Type = TypeVar("Type")
KeyPath = tuple[str | int, ...]
Place = Callable[..., str]
"""Names file and line of a key path, as `Document.at` does."""


class Document(msgspec.Struct, frozen=True):
    """A file's data, and where each part of it stands."""

    path: str
    data: Any
    lines: dict[KeyPath, int]
    values: dict[Any, Any] = {}
    """The whole as a checked value, by type, once it has been read as one."""

    def at(self, *keys: str | int) -> str:
        """`file:line (keys)` of the part named by `keys`, or of its nearest parent that is there."""
        where = keys
        while where and where not in self.lines:
            where = where[:-1]
        name = ".".join(str(k) for k in keys)
        return f"{self.path}:{self.lines.get(where, 1)}" + (f" ({name})" if name else "")

    def read(self, type: type[Type], *keys: str | int) -> Type:
        """The part named by `keys` as a checked value; DataError names file, line and key."""
        if not keys and type in self.values:
            known: Type = self.values[type]
            return known
        part = self.data
        for key in keys:
            part = part[key]
        value = checked(part, type, self.at, *keys)
        if not keys:
            self.values[type] = value
        return value

    @contextmanager
    def blaming(self, *keys: str | int) -> Iterator[None]:
        """Where what is done with a part goes wrong, the part is named with the mistake."""
        try:
            yield
        except DataError as error:
            raise DataError("at", where=self.at(*keys), why=error) from error


def checked(part: Any, type: type[Type], place: Place, *keys: str | int) -> Type:
    """Data as a checked value; `place` turns the keys of what is wrong into file and line.

    Check the entries of a mapping one by one: inside a mapping the key that is wrong is not known.
    """
    try:
        value: Type = convert(part, type)
        return value
    except msgspec.ValidationError as error:
        text, deeper = _split(str(error))
        where = place(*keys, *deeper)
        raise DataError("at", where=where, why=foreign(text)) from error


def _split(message: str) -> tuple[str, KeyPath]:
    """msgspec's sentence and the path inside it: `… - at `$.units[1].points`` gives both."""
    placed = re.search(r"^(.*) - at `(?:key in )?\$?(.*)`$", message)
    text, where = (placed[1], placed[2]) if placed else (message, "")
    keys: list[str | int] = []
    for name, index in re.findall(r"\.([^.\[\]]+)|\[(\d+|\.\.\.)\]", where):
        keys.append(int(index) if index.isdigit() else name or "...")
    if unknown := re.search(r"unknown field `(.*)`$", text):
        keys.append(unknown[1])
    return text, tuple(keys)


PACKAGE = Path(__file__).resolve().parents[1]
MOST_KEYS = 200_000
"""Values a file may hold once its aliases are followed: more is a mistake or a trap."""


PLAIN_WORDS = (
    ("bool", r"^(?:true|True|TRUE|false|False|FALSE)$", "tTfF"),
    ("int", r"^[-+]?(?:0|[1-9][0-9]*)$", "-+0123456789"),
    ("float", r"^[-+]?(?:[0-9]+\.[0-9]*|\.[0-9]+)(?:[eE][-+]?[0-9]+)?$", "-+.0123456789"),
    ("null", r"^(?:~|null|Null|NULL|)$", "~nN\0"),
)


@lru_cache(maxsize=1)
def _loader() -> Any:
    """Safe YAML with the plain words of YAML 1.2; the reader is loaded when first needed."""
    import yaml

    made: Any = type("Loader", (getattr(yaml, "CSafeLoader", yaml.SafeLoader),), {})
    made.yaml_implicit_resolvers = {}
    for tag, pattern, first in PLAIN_WORDS:
        letters = [*first.replace("\0", ""), *([""] if "\0" in first else [])]
        made.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(pattern), letters)
    return made


def load(path: Path) -> Document:
    """Read a file with its lines; DataError with file and line where it is not YAML."""
    return document(text_of(path), str(path))


def text_of(path: Path) -> str:
    """The text of a file; DataError where it cannot be read."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise DataError("not-read", path=path, why=error) from error
    except UnicodeDecodeError as error:
        raise DataError("not-utf8", path=path, byte=error.start) from error


@lru_cache(maxsize=64)
def document(text: str, name: str) -> Document:
    """Like `parse`, the same document for the same text: nobody may change it.

    A file of the package is read from a compiled copy beside it while it is unchanged.
    """
    path = Path(name)
    if PACKAGE not in path.parents:
        return parse(text, name)
    digest = blake2b(text.encode(), digest_size=12).hexdigest()
    compiled = path.parent / "__pycache__" / f"{path.name}.{digest}.lines.json"
    try:
        data, keys, lines = msgspec.json.decode(compiled.read_bytes())
        return Document(name, data, dict(zip(map(tuple, keys), lines, strict=True)))
    except (OSError, ValueError):
        pass
    made = parse(text, name)
    _keep(compiled, path, (made.data, list(made.lines), list(made.lines.values())), ".lines.json")
    return made


def parse(text: str, name: str) -> Document:
    """Like `load`, for text already in hand."""
    import yaml

    lines: dict[KeyPath, int] = {}
    kind = _loader()
    loader = kind("")
    try:
        node = yaml.compose(text, Loader=kind)
        data = _build(node, (), lines, loader, name) if node else None
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        line = mark.line + 1 if mark else 1
        raise DataError("not-yaml", name=name, line=line, why=foreign(error.problem or "")) from error
    except yaml.YAMLError as error:
        text = " ".join(str(error).split())
        raise DataError("not-yaml", name=name, line=1, why=foreign(text)) from error
    except RecursionError as error:
        raise DataError("yaml-too-deep", name=name) from error
    finally:
        loader.dispose()
    return Document(name, data, lines)


def _build(node: Any, path: KeyPath, lines: dict[KeyPath, int], loader: Any, name: str) -> Any:
    import yaml

    lines[path] = node.start_mark.line + 1
    if len(lines) > MOST_KEYS:
        raise DataError("too-many-values", name=name, line=lines[path], most=MOST_KEYS)
    if isinstance(node, yaml.MappingNode):
        result: dict[Hashable, Any] = {}
        for key_node, value_node in node.value:
            line = key_node.start_mark.line + 1
            if not isinstance(key_node, yaml.ScalarNode):
                raise DataError("key-form", name=name, line=line)
            key = _scalar(key_node, loader, name)
            if key in result:
                first = lines[(*path, key)]
                raise DataError("key-twice", name=name, line=line, key=key, first=first)
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
        kind = node.tag.rpartition(":")[2]
        raise DataError("wrong-type", name=name, line=line, value=node.value, kind=kind) from error


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
    _keep(compiled, path, data, ".json")
    return msgspec.json.decode(msgspec.json.encode(data))


def _keep(compiled: Path, path: Path, data: Any, ending: str) -> None:
    """Write a compiled copy and remove older ones of the same file."""
    try:
        compiled.parent.mkdir(exist_ok=True)
        for old in compiled.parent.glob(f"{path.name}.*.json"):
            if old.name.removeprefix(path.name).count(".") == ending.count(".") + 1:
                old.unlink(missing_ok=True)
        draft = compiled.with_suffix(f".{os.getpid()}.tmp")
        draft.write_bytes(msgspec.json.encode(data))
        draft.replace(compiled)
    except OSError:
        pass  # a read-only installation reads the YAML each time
