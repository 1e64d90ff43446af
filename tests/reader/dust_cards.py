"""The cards of Dust as `escarmouche army show` prints them, for the reader; nothing of the package."""

from __future__ import annotations

import re
from typing import NamedTuple

ARMOUR = re.compile(r"(?:Armour|Armure) \((?P<type>[^)]+)\)")
TYPES = {
    "infantry": 0, "vehicle": 1, "aircraft": 2, "infanterie": 0, "véhicule": 1, "aéronef": 2,
}  # fmt: skip
MEN = ("Soldiers", "Soldats")
BOXES = ("Damage capacity", "Capacité de dommages")
POINTS = ("Army points", "Points d'armée")
PACES = ("Move / March", "Mouvement / Marche")
KIND = ("Kind", "Genre")
STANDARD = ("Standard weapon", "Arme standard")


class Cell(NamedTuple):
    """What a weapon does to an armour: dice, whether for each miniature, damage (0: it kills at once)."""

    dice: int
    blast: bool
    damage: int


class Card(NamedTuple):
    """What of a card the reader uses."""

    type: int
    armour: int
    men: int
    boxes: int
    points: int
    paces: tuple[int, int]
    """Move and March."""
    single: bool
    """It stands on one square."""
    crewed: bool
    hero: bool
    zombie: bool
    camouflaged: bool
    """It begins so."""
    lines: tuple[tuple[str, str], ...]
    """Weapon lines: what is printed before and after the colon."""

    def cells(self, weapon: str, target: Card) -> set[Cell]:
        """What a weapon of this name may do to a target: one cell, or several where lines share a name."""
        if weapon in STANDARD:
            return {Cell(1, False, 1)}
        found = set()
        for label, blocks in self.lines:
            head = label.partition(" × ")[2]
            if head == weapon or head.startswith(f"{weapon}, "):
                text = blocks.split(" | ")[target.type].split()[target.armour - 1]
                if text != "-":
                    dice, _, damage = text.partition("/")
                    blast = dice.startswith("B")
                    found.add(
                        Cell(len(dice) if blast else int(dice), blast, 0 if damage == "N" else int(damage))
                    )
        return found

    def most(self, weapon: str) -> int:
        """How many weapons of this name the card has; 0 where it has none."""
        heads = [label.partition(" × ") for label, _ in self.lines]
        return sum(int(n) for n, _, head in heads if head == weapon or head.startswith(f"{weapon}, "))

    def ranges(self, weapon: str) -> set[int]:
        """The greatest ranges printed for weapons of this name."""
        found = set()
        for label, _ in self.lines:
            head = label.partition(" × ")[2]
            if head == weapon or head.startswith(f"{weapon}, "):
                numbers = re.search(r"(?:range|portée) (?:(\d+)[-–])?(\d+)", label)
                found.add(int(numbers[2]) if numbers else 0)
        return found


def card_of(sheet: dict[str, str]) -> Card:
    """A printed sheet as a card."""
    armour = next((label, value) for label, value in sheet.items() if ARMOUR.fullmatch(label))
    type_ = ARMOUR.fullmatch(armour[0])

    def number(labels: tuple[str, ...]) -> int:
        return next((int(sheet[label].split()[0]) for label in labels if label in sheet), 0)

    paces = [int(n) for n in next(sheet[label] for label in PACES if label in sheet).split(" / ")]
    kind = next(sheet[label] for label in KIND if label in sheet)
    assert type_ is not None
    return Card(
        TYPES[type_["type"]],
        int(armour[1].split()[0]),
        number(MEN),
        number(BOXES),
        number(POINTS),
        (paces[0], paces[1]),
        not re.search(r"large|grande?|huge|immense", kind.lower()),
        bool(re.search(r"support weapon|arme de soutien|strongpoint|place.forte", kind.lower())),
        bool(re.search(r"hero|héros", kind.lower())),
        any("zombie" in label.lower() for label in sheet),
        any("camoufl" in f"{label} {value}".lower() for label, value in sheet.items()),
        tuple((label, value) for label, value in sheet.items() if re.match(r"\d+ × ", label)),
    )
