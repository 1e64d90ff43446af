"""Shelves of data files: what a game brings along, and what a user keeps in a folder of his own."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TypeVar

import msgspec

from escarmouche.engine import checked, yamlfile
from escarmouche.engine.errors import DataError, phrases

FOLDER_VARIABLE = "ESCARMOUCHE_BOOKS"
"""Names the folder of a user's own books and lists when no option does."""
ARMY_BOOK, ARMY_LIST, MAP, SCENARIO = "army-book", "army-list", "map", "scenario"
"""Nouns of shelves: `noun-<noun>` of the language files."""
Type = TypeVar("Type")


def own_folder(folder: str = "") -> Path | None:
    """The folder of the user's own files: the option, else the environment variable, else none."""
    named = folder or os.environ.get(FOLDER_VARIABLE, "")
    return Path(named) if named else None


class Shelf(msgspec.Struct, frozen=True):
    """Files of one kind, each called by its name without the ending."""

    ours: Path
    noun: str
    """What one of them is called in a sentence."""
    theirs: str = ""
    """The part of the user's folder that holds his own; empty where he has none."""
    mark: str = ""
    """The key that tells such a file from others that lie about in the user's folder."""
    paths: bool = False
    """A file may also be named by its path."""

    def files(self, folder: str = "") -> list[Path]:
        """All files, ours first."""
        files = sorted(self.ours.glob("*.yaml"))
        if self.theirs and (own := own_folder(folder)):
            files += sorted((own / self.theirs).glob("*.yaml"))
            files += [path for path in sorted(own.glob("*.yaml")) if self._belongs(path)]
        return files

    def _belongs(self, path: Path) -> bool:
        data = yamlfile.load(path).data
        return isinstance(data, dict) and self.mark in data

    def names(self, folder: str = "") -> tuple[str, ...]:
        """What there is, by name."""
        return tuple(sorted({path.stem for path in self.files(folder)}))

    def find(self, name: str, folder: str = "") -> Path:
        """The file of this name: ours, then the user's, then a path where that is allowed."""
        looked = [self.ours / f"{name}.yaml"]
        if self.theirs and (own := own_folder(folder)):
            looked += [own / self.theirs / f"{name}.yaml", own / f"{name}.yaml"]
        if self.paths:
            looked.append(Path(name))
        for path in looked:
            if path.is_file():
                return path
        if self.paths and Path(name).suffix in (".yaml", ".yml"):
            return Path(name)  # whoever reads it says that it is not there
        raise self._unknown(name, folder)

    def _unknown(self, name: str, folder: str = "") -> DataError:
        known = ", ".join(self.names(folder))
        return DataError("not-on-shelf", noun=phrases(f"noun-{self.noun}"), name=name, known=known)

    def load(self, name: str, folder: str = "") -> yamlfile.Document:
        """The document of this name; DataError where there is none or it is not YAML."""
        return yamlfile.load(self.find(name, folder))

    def read(self, name: str, type: type[Type]) -> Type:
        """One of ours as a checked value, without lines."""
        path = self.ours / f"{name}.yaml"
        if not path.is_file():
            raise self._unknown(name)
        try:
            value: Type = checked.convert(yamlfile.cached(path), type)
            return value
        except msgspec.ValidationError as error:
            raise DataError("at", where=path, why=error) from error
