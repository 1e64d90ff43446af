"""The market as cards: crew and vehicles with their deployment cost (SM-COMP-03, SM-COMP-04)."""

from __future__ import annotations

from escarmouche.engine.scene import SceneUnit, Words
from escarmouche.games.star_mogul.armies import armybook
from escarmouche.games.star_mogul.client.scene import SHAPES, weapon_line, word_of


def cards(book: str, books: str = "") -> tuple[SceneUnit, ...]:
    """Every line of a market as printed."""
    market = armybook.BOOKS.book(book, books)
    found = []
    for id, line in market.crew.items():
        lines: list[tuple[Words, str]] = [
            (word_of("line", "cost"), str(line.cost)),
            (word_of("line", "move"), str(line.move)),
            (word_of("line", "shooting"), str(line.shooting)),
            (word_of("line", "melee"), str(line.melee)),
            (word_of("line", "res"), str(line.res)),
        ]
        found.append(SceneUnit(id, "", dict(line.name), 1, 1, lines=tuple(lines)))
    for id, ride in market.vehicles.items():
        printed = armybook.machine_of(market, id)
        lines = [
            (word_of("line", "cost"), str(ride.cost)),
            (word_of("line", "sides"), " / ".join(map(str, ride.armour))),
            (word_of("line", "superstructure"), str(ride.superstructure)),
            (word_of("line", "move"), f"{ride.move} +{ride.acceleration}"),
            (word_of("line", "passengers"), str(ride.passengers)),
            (word_of("line", "cargo"), str(ride.cargo)),
        ]
        lines += [
            (dict(market.weapons[m.weapon].name), weapon_line(armybook.weapon_of(market, m.weapon)))
            for m in printed.mounts
        ]
        found.append(SceneUnit(id, "", dict(ride.name), 1, 1, lines=tuple(lines), shape=SHAPES[ride.drive]))
    return tuple(found)
