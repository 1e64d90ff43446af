"""Shelves of data files: what a game brings along, and what a user keeps in a folder of his own."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

import msgspec

from escarmouche.engine import typed, yamlfile
from escarmouche.engine.errors import DataError
from escarmouche.engine.french import french

FOLDER_VARIABLE = "ESCARMOUCHE_BOOKS"
"""Names the folder of a user's own books and lists when no option does."""
ARMY_BOOK = {"en": "army book", "fr": "livre d'armée"}
ARMY_LIST = {"en": "army list", "fr": "liste d'armée"}
MAP = {"en": "map", "fr": "carte"}
SCENARIO = {"en": "scenario", "fr": "scénario"}
"""Nouns of shelves."""
Type = TypeVar("Type")


def own_folder(folder: str = "") -> Path | None:
    """The folder of the user's own files: the option, else the environment variable, else none."""
    named = folder or os.environ.get(FOLDER_VARIABLE, "")
    return Path(named) if named else None


class Shelf(msgspec.Struct, frozen=True):
    """Files of one kind, each called by its name without the ending."""

    ours: Path
    noun: Mapping[str, str]
    """What one of them is called in a sentence, in each language."""
    theirs: str = ""
    """The part of the user's folder that holds his own; empty where he has none."""
    mark: str = ""
    """The key that tells such a file from others that lie about in the user's folder."""
    paths: bool = False
    """A file may also be named by its path."""

    def files(self, folder: str = "") -> list[Path]:
        """All files, ours first."""
        found = sorted(self.ours.glob("*.yaml"))
        if self.theirs and (own := own_folder(folder)):
            found += sorted((own / self.theirs).glob("*.yaml"))
            found += [path for path in sorted(own.glob("*.yaml")) if self._belongs(path)]
        return found

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
        return DataError(
            f"there is no {self.noun['en']} called {name}; there are: {known}",
            f"il n'y a pas de {self.noun['fr']} du nom de {name} ; il y a : {known}",
        )

    def load(self, name: str, folder: str = "") -> yamlfile.Document:
        """The document of this name; DataError where there is none or it is not YAML."""
        return yamlfile.load(self.find(name, folder))

    def read(self, name: str, type: type[Type]) -> Type:
        """One of ours as a checked value, without lines."""
        path = self.ours / f"{name}.yaml"
        if not path.is_file():
            raise self._unknown(name)
        try:
            found: Type = typed.convert(yamlfile.cached(path), type)
            return found
        except msgspec.ValidationError as error:
            raise DataError(f"{path}: {error}", f"{path} : {french(error)}") from error
