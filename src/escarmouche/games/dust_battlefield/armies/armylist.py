"""Army lists of Battlefield: those of Dust, with platoons (DB-PLAT-05)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec

from escarmouche.engine.armies import list_shelf
from escarmouche.engine.errors import DataError
from escarmouche.engine.yamlfile import Document
from escarmouche.games.dust.armies import armybook, armylist
from escarmouche.games.dust.armies.armybook import Slug

Number = Annotated[int, msgspec.Meta(ge=1)]
"""The number, from 1 on, of a unit of the list."""


class Platoon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Units of a list that are a platoon, by their numbers; two units may fill one slot together."""

    kind: Slug
    leader: tuple[Number, ...]
    combat: tuple[tuple[Number, ...], ...]
    support: tuple[Number, ...] = ()

    @property
    def members(self) -> tuple[int, ...]:
        """All units in or supporting it."""
        return (*self.leader, *(n for slot in self.combat for n in slot), *self.support)


class ListFile(armylist.ListFile, frozen=True):
    """An army list as written."""

    platoons: tuple[Platoon, ...] = ()


class ArmyList(armylist.ArmyList, frozen=True):
    """A list and its book. Not checked: `listcheck.check` says whether it may be played."""

    @property
    def platoons(self) -> tuple[Platoon, ...]:
        """Its platoons."""
        assert isinstance(self.written, ListFile)
        return self.written.platoons


def _fit(document: Document, army: ArmyList, folder: str) -> None:
    """As in Dust; and the numbers of platoons are those of units of the list."""
    armylist._fit(document, army, folder)
    for n, platoon in enumerate(army.platoons):
        for number in platoon.members:
            if number > len(army.picks):
                where = document.at("platoons", n)
                raise DataError("no-other-unit", game="dust", where=where, key=str(number))


LISTS = list_shelf(Path(__file__).parents[1], ListFile, armybook.BOOKS, ArmyList, _fit)
