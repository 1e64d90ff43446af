"""What a referee of Trauma has before him: the notebook's first page and the army sheets, by label."""

from __future__ import annotations

import re
from collections import Counter
from math import isqrt
from typing import Any, NamedTuple

from tests.reader.core import Game, Reader
from tests.reader.wording import ID, Kind, hundredths, one_id

MARKERS = {
    "disorganised": ("Disorganised", "Désorganisées", "Désorganisés", "Désorganisée", "Désorganisé"),
    "prone": ("Prone", "À terre"),
    "engaged": ("Engaged", "Engagées", "Engagés", "Engagée", "Engagé"),
    "take_cover": ("Take cover", "Planquez-vous"),
    "alert": ("Alert fire", "Tir d'Alerte"),
    "heads_down": ("Heads down", "Baisse la tête"),
}
GAME = Game(
    "trauma",
    {"en": {"Player one": "one", "Player two": "two"}, "fr": {"Joueur 1": "one", "Joueur 2": "two"}},
    color=Kind(r"blue|red|bleu|rouge", str),
    tail=Kind(r".*?", str),
    salvo=Kind(r".+? \((?:salvo|salve) \d+\)", str),
    raised=Kind(r"(?: \((?:1 of it by Sustained fire|dont 1 par le Tir Appuyé)\))?", bool),
    state=Kind("|".join(re.escape(word) for words in MARKERS.values() for word in words), str),
    mention=Kind(rf"(?:[^\[\]]+ \[{ID}\]|{ID})", one_id),  # a name from which nothing follows
)
GAME.dice = (6,)
GAME.any_dice = ("TR-SUST-02", "TR-SCEN-08", "TR-SCEN-12")
AREAS = (
    "ACT", "ACTN", "ALERT", "ARMY", "CMD", "COMP", "CROSS", "CRUSH", "DEBR", "DICE", "HEIGHT", "MELEE", "MOR",
    "MOVE", "ORD", "PREP", "SCEN", "SHOOT", "SKILL", "STATE", "SUIC", "SUST", "TABLE", "TERM", "TURN", "VEH",
)  # fmt: skip
ANY = tuple(f"TR-{area}-{n:02}" for area in AREAS for n in range(1, 56))
"""Sentences that stand under several rules are read under all of them."""
CONTACT = 251
"""Hundredths of a centimetre between bases, and one for rounding."""
UP, DOWN = (1, 6), (2, 3, 4, 5)
OF = "{?de la |de l'|du |des |de |d'}"
ARTICLE = re.compile(r"^(?:les |le |la |l')")
COMBATANT = re.compile(r"[\d.,]+ cm · (?P<morale>\d+) · (?P<armour>\d+) · (?P<command>\d+)")
OFFICER = re.compile(r".*: \d+, (?P<command>\d+)")
SALVO = re.compile(r"(?:, arc \d+)?(?: \((?:salvo|salve) \d+\))?$")
STRUCTURE = "Structure"
BASE = {"en": "Base, across", "fr": "Socle, diamètre"}


class Weapon(NamedTuple):
    """A line of a sheet."""

    accuracy: str
    rate: int
    area: int
    force: int
    damage: int


def alive(reader: Reader, unit: str) -> tuple[str, ...]:
    """The figures of a unit that are left; a sniper who stands apart is a target of his own (TR-SKILL-18)."""
    if unit[-1:].isalpha():
        return (unit,) if unit in reader.get("figures", unit[:-1], default=()) else ()
    return tuple(reader.get("figures", unit, default=()))


def unit_of(figure: str) -> str:
    """The unit of a figure: `one3b` is of `one3`."""
    return figure[:-1]


def card(reader: Reader, unit: str) -> dict[str, str]:
    """The card of a unit, by the name it was mustered under."""
    return reader.sheets.get(ARTICLE.sub("", reader.get("card", unit, default="")), {})


def combatant(reader: Reader, figure: str) -> tuple[str, str]:
    """Label and values of a figure; an officer has those of the combatant printed first (TR-ARMY-14)."""
    name = reader.get("name", figure, default="")
    rows = [row for row in card(reader, unit_of(figure)).items() if COMBATANT.fullmatch(row[1])]
    return next((row for row in rows if row[0].partition(" (")[0] == name), (*rows, ("", ""))[0])


def value(reader: Reader, figure: str, which: str) -> int:
    """Morale or armour of a figure."""
    printed = COMBATANT.fullmatch(combatant(reader, figure)[1])
    return int(printed[which]) if printed else -1


def carried(reader: Reader, figure: str) -> Counter[str]:
    """The weapons of a figure, each as often as it has it."""
    label = combatant(reader, figure)[0].removesuffix(")").partition(" (")[2]
    return Counter(label.split(", ") if label else ())


def command_of(reader: Reader, figure: str) -> int:
    """The command of an officer, 0 of nobody."""
    name = reader.get("name", figure, default="")
    for label, text in card(reader, unit_of(figure)).items():
        if label.startswith(f"{name} (") and (found := OFFICER.fullmatch(text)):
            return int(found["command"])
    return 0


def weapon(reader: Reader, unit: str, salvo: str) -> Weapon | None:
    """The weapon of a salvo by the sheet of the unit, else by that of another that has one of this name."""
    name = SALVO.sub("", salvo)
    for lines in (card(reader, unit), *reader.sheets.values()):
        parts = lines.get(name, "").split(" · ")
        if len(parts) == 5:
            accuracy, *others = parts
            return Weapon(accuracy, *(int(n) if n.isdecimal() else 0 for n in others))
    return None


def boxes(reader: Reader, figure: str) -> str:
    """The boxes of a vehicle that are not ticked, X first."""
    line: str = card(reader, unit_of(figure)).get(STRUCTURE, "")
    return line[: reader.get("boxes", figure, default=len(line))]


def base(reader: Reader, figure: str) -> int:
    """How far a base reaches across, in hundredths of a centimetre."""
    return hundredths(card(reader, unit_of(figure)).get(BASE[reader.lang], "0").removesuffix(" cm"))


def gap(reader: Reader, a: str, b: str) -> int:
    """From base to base, in hundredths; heights do not count."""
    (ax, ay), (bx, by) = reader.get("place", a), reader.get("place", b)
    return isqrt((ax - bx) ** 2 + (ay - by) ** 2) - (base(reader, a) + base(reader, b)) // 2


def marks(reader: Reader, unit: str) -> frozenset[str]:
    """The states and orders of a unit."""
    return frozenset(reader.get("marks", unit, default=()))


def sided(reader: Reader, side: str, unit: str) -> None:
    """Whose unit, or whose dice, they are."""
    reader.agree("side", side, unit[:3])


def shown(reader: Reader, unit: str) -> None:
    """Only a unit whose card was shown begins anything."""
    if unit not in reader.get("shown", default=()):
        reader.fault(f"the card of {unit} is not shown", ("shown",))


def begins(reader: Reader, unit: str) -> None:
    """A unit whose card was shown has its activation, the one that was said to be first; then the other."""
    under_way, over = reader.get("under way"), reader.get("over", default=())
    if unit == under_way:
        return
    shown(reader, unit)
    first = reader.get("first unit")
    if not under_way and first:
        reader.agree("who is first", unit, first, ("first unit",))
    if unit in over:
        reader.fault(f"{unit} had its activation", ("over",), ("under way",))
    reader.write((*over, unit), "over")
    reader.write(unit, "under way")


def under_way(reader: Reader, unit: str) -> None:
    """What is done in an activation is done by its unit."""
    if unit != reader.get("under way"):
        reader.fault(f"{unit} is not the unit that is activated", ("under way",))


def acting(reader: Reader, unit: str) -> None:
    """Only a unit that has announced its actions, or that answers a move, does anything."""
    if unit not in reader.get("acting", default=()) and unit != reader.get("answers"):
        reader.fault(f"{unit} is not the one that acts", ("acting",), ("answers",))


def there(reader: Reader, unit: str, figures: Any) -> None:
    """These are figures of the unit that are left."""
    if missing := set(figures) - set(alive(reader, unit)):
        reader.fault(f"{', '.join(sorted(missing))} not in {unit}", ("figures", unit))
