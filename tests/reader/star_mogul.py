"""Reads records of Star Mogul: throws, damage against DEF, both purses, fog, duels, ways and places."""

from __future__ import annotations

import re
from typing import Any

from tests.reader.core import Game, Reader, Rolled, Said
from tests.reader.wording import NUMBER, STEP, Kind, steps

SIDES = {
    "en": {"Company one": "one", "Company two": "two", "Company three": "three", "Company four": "four"},
    "fr": {
        "Compagnie un": "one",
        "Compagnie deux": "two",
        "Compagnie trois": "three",
        "Compagnie quatre": "four",
    },
}
AREAS = (
    "SEQ", "SP", "FOG", "ACT", "MOVE", "SALV", "SHOOT", "MELEE", "BRAV", "LOY", "RETR", "STRAG", "STATE",
    "VEH", "WEAP", "SETUP", "MISS", "POST", "COMP", "CAMP",
)  # fmt: skip
RULES = tuple(f"SM-{area}-{number:02}" for area in AREAS for number in range(1, 31))
FOG = ((2, 3, 2, True), (4, 6, 1, True), (7, 7, 0, True), (8, 10, 1, False), (11, 12, 2, False))
"""The table of the sheet: from, to, free points, whether they are the active company's."""
WOUND = 3
"""The greatest difference of a duel that only wounds."""
WAY = re.sub(r"\?P<\w+>", "", STEP.pattern)
TURNED = rf"(?:, (?:hauteur )?{NUMBER} (?:paces|pas)(?: high)?)?(?:, (?:facing|cap) \d+°)?"
SPOT = rf"[\w.#@-]+ (?:at|en) {NUMBER} {NUMBER}{TURNED}"
KINDS = {
    "ways": Kind(rf"{WAY}(?: ?; {WAY})*", steps),
    "spots": Kind(rf"{SPOT}(?: ?; {SPOT})*", steps),
    "rest": Kind(r".*?", str),
    "value": Kind(r"[-−]?\d+", lambda text: int(text.replace("−", "-"))),
    "left": Kind(r"\d+", int),
    "amount": Kind(r"\d+", int),
    "defence": Kind(r"\d+", int),
    "combat": Kind(r"[-−]?\d+", lambda text: int(text.replace("−", "-"))),
    "count": Kind(r"\d+", int),
    "unit": Kind(r"[^\[\]:;]+ \[[\w]+\]", lambda text: text[text.index("[") + 1 : -1]),
    "one": Kind(r"[\w]+", str),
    "named": Kind(r"[^()\[\]]* \[\w+\]|\w+", lambda text: text.rpartition("[")[2].rstrip("]")),
    "missed": Kind(r"hit|missed|touché|manqué", lambda text: text in ("hit", "touché")),
}  # fmt: skip
GAME = Game("star_mogul", SIDES, **KINDS)
GAME.dice = (2, 3, 4, 6, 8, 10)
GAME.falsified = ("faces", "needs", "left", "amount", "value", "missed", "ways")
"""Facts that follow from others told. Not changed: names, places where somebody is set down, DEF, armour and
Combat, how many of a unit are left."""


@GAME.start
def begins(reader: Reader) -> None:
    for side in SIDES["en"].values():
        reader.write(0, "left", side)
        reader.write(0, "free", side)


def _hits(text: str) -> bool | None:
    """Whether a throw to hit shows a face that counts; nothing for any other line."""
    found = re.search(r"1d\d+ (?:on|sur) ([\d ]+) \((\d+)\).*\[SM-SHOOT-03\]", text)
    return None if found is None else found[2] in found[1].split()


def harmless(kind: str, before: str, after: str) -> bool:
    """Another face that hits too, or misses too; facings and heights follow from nothing that is told."""
    if kind == "faces" and (hits := [_hits(text) for text in (before, after)]) != [None, None]:
        return hits[0] == hits[1]
    if kind != "ways":
        return False
    bare = [
        re.sub(r", (?:facing|cap) \d+°|, (?:hauteur )?[\d.,]+ (?:paces|pas)(?: high)?", "", text)
        for text in (before, after)
    ]
    return bare[0] == bare[1]


GAME.harmless = harmless

# -- purses --------------------------------------------------------------------------------------------------


@GAME.line(
    "SM-SP-01",
    en="{a:side}, strategy points in this phase: {left:left};"
    " {b:side}, strategy points this turn: {amount:amount}",
    fr="{a:side}, points de stratégie dans cette phase : {left:left} ;"
    " {b:side}, points de stratégie pour ce tour : {amount:amount}",
)
def counted(reader: Reader, said: Said) -> None:
    """The points of a turn: halves of them are told when the phases open."""
    reader.agree("left before the phases", said["left"], 0)
    reader.write(0, "left", said["a"])
    reader.write(0, "free", said["a"])
    reader.write(said["amount"], "turn", said["b"])


@GAME.line(
    "SM-SP-03",
    "SM-SP-04",
    en="{side:side}, strategy points in this phase: {left:left}",
    fr="{side:side}, points de stratégie dans cette phase : {left:left}",
)
def opened(reader: Reader, said: Said) -> None:
    """Half rounded up, then half rounded down; nothing at the end of a phase."""
    side, ps = said["side"], reader.get("turn", said["side"], default=0)
    purse = (ps + 1) // 2 if reader.rule == "SM-SP-03" else ps // 2
    if reader.get("opening", default=False):
        reader.agree("purse", said["left"], purse, ("turn", side))
        reader.forget("opening")
    else:
        reader.agree("points lost", said["left"], 0)
    reader.write(said["left"], "left", side)


@GAME.line(
    "SM-SP-03",
    "SM-SP-04",
    en="{unit:unit} gets a point; {left:left} left in the purse",
    fr="Un point pour {unit:unit} ; il en reste {left:left}",
)
def paid(reader: Reader, said: Said) -> None:
    """One point less in the purse of the unit's company."""
    pay(reader, said["unit"], "left", said["left"])


@GAME.line(
    "SM-FOG-03",
    en="{unit:unit} gets a free point; {left:left} left",
    fr="Un point gratuit pour {unit:unit} ; il en reste {left:left}",
)
def paid_free(reader: Reader, said: Said) -> None:
    """One free point less."""
    pay(reader, said["unit"], "free", said["left"])


def pay(reader: Reader, unit: str, purse: str, left: int) -> None:
    """A point from a purse of the company whose unit it is."""
    side = re.sub(r"\d+$", "", unit)
    before = reader.get(purse, side)
    reader.agree(f"{purse} of {side}", left, before - 1, (purse, side))
    reader.write(left, purse, side)


@GAME.line("SM-SEQ-01", en="The turn of {side:side}", fr="Tour de {side:side}")
def whose(reader: Reader, said: Said) -> None:
    """Whose turn it is says whose the fog's low throws are."""
    reader.write(said["side"], "active")


@GAME.line("SM-SEQ-02", en="{?First|Second} action phase", fr="{?Première|Seconde} phase d'actions")
def phase(reader: Reader, said: Said) -> None:
    """A purse is opened next; free points that were not used are gone."""
    reader.write(True, "opening")
    for side in SIDES["en"].values():
        reader.write(0, "free", side)


@GAME.line(
    "SM-SP-04",
    en="{side:side}, strategy points in this phase: {left:left}; {b:side} does not spend {amount:amount}",
    fr="{side:side}, points de stratégie dans cette phase : {left:left} ;"
    " {b:side} ne dépense pas {amount:amount}",
)
def unspent(reader: Reader, said: Said) -> None:
    """What was in the purse at the end of a phase is gone."""
    side = said["side"]
    reader.agree("points not spent", said["amount"], reader.get("left", side), ("left", side))
    reader.agree("left after the phase", said["left"], 0)
    reader.write(0, "left", side)


@GAME.line(
    "SM-FOG-03",
    en="{side:side} does not spend {amount:amount}",
    fr="{side:side} ne dépense pas {amount:amount}",
)
def unspent_free(reader: Reader, said: Said) -> None:
    """Free points that nobody could use."""
    side = said["side"]
    reader.agree("free points not spent", said["amount"], reader.get("free", side), ("free", side))
    reader.write(0, "free", side)


# -- fog -----------------------------------------------------------------------------------------------------


@GAME.roll("SM-FOG-01", en="Fog of war", fr="Brouillard de guerre")
def fog(reader: Reader, roll: Rolled) -> None:
    """Two dice added up."""
    reader.agree("fog", roll.about["value"], sum(roll.faces))
    reader.memory["fog"] = (roll.about["value"], reader.number)


@GAME.line(
    "SM-FOG-02",
    en="Fog of war, {value:value}: {rest:rest}",
    fr="Brouillard de guerre, {value:value} : {rest:rest}",
)
def fogged(reader: Reader, said: Said) -> None:
    """The same number, and the row of the table that it stands in."""
    thrown, line = reader.memory["fog"]
    reader.agree("fog", said["value"], thrown, lines=(line,))
    points = next((row[2] for row in FOG if row[0] <= said["value"] <= row[1]), -1)
    told = re.search(r", (\d+)$", said["rest"])
    reader.agree("free points", int(told[1]) if told else 0, points, lines=(line,))
    reader.memory["points"] = (points, reader.number)


@GAME.line(
    "SM-FOG-02",
    en="{side:side} gains free strategy points: {amount:amount}",
    fr="{side:side} gagne {amount:amount} {?point|points} de stratégie {?gratuit|gratuits}",
)
def gained(reader: Reader, said: Said) -> None:
    """As many as the row says."""
    points, line = reader.memory["points"]
    reader.agree("free points", said["amount"], points, lines=(line,))
    reader.write(said["amount"], "free", said["side"])


# -- fire ----------------------------------------------------------------------------------------------------


@GAME.roll(
    "SM-SHOOT-03",
    en="Shooting of {a:named} at {b:named}",
    fr="Tir de {a:named} sur {b:named}",
    en_result="{value:missed}",
    fr_result="{value:missed}",
)
def aimed(reader: Reader, roll: Rolled) -> None:
    """A hit is a face that counts."""
    counts = tuple(map(int, roll.needs.split())) if roll.needs else ()
    reader.agree("hit", roll.about["value"], roll.faces[0] in counts)
    reader.agree("faces that count", counts, tuple(range(1, len(counts) + 1)))


@GAME.roll(
    "SM-SHOOT-04",
    "SM-SHOOT-06",
    "SM-WEAP-02",
    "SM-VEH-15",
    "SM-VEH-09",
    "SM-MELEE-10",
    en="{?Damage|Blast: damage} to {id:named}, +{value2:amount}",
    fr="{?Dégâts|Explosion : dégâts} à {id:named}, +{value2:amount}",
)
def struck(reader: Reader, roll: Rolled) -> None:
    """The face and the weapon's plus are the damage."""
    reader.agree("damage die", roll.about["value"], roll.faces[0])
    reader.memory["damage"] = (roll.about["value"] + roll.about["value2"], reader.number)


def blow(reader: Reader, said: Said, sign: int) -> None:
    """The damage thrown, and whether it is above, at or below DEF."""
    damage, line = reader.memory["damage"]
    reader.agree("damage", said["value"], damage, lines=(line,))
    told = (said["value"] > said["defence"]) - (said["value"] < said["defence"])
    reader.agree("damage against DEF", told, sign, lines=(line,))


BLOWS = ("SM-SHOOT-04", "SM-SHOOT-05", "SM-WEAP-02", "SM-VEH-15", "SM-VEH-09")


@GAME.line(
    *BLOWS,
    en="{id:named} goes down: damage {value:value} above DEF {defence:defence}",
    fr="{id:named} tombe : dégâts {value:value} au-dessus de la DEF {defence:defence}",
)
def killed(reader: Reader, said: Said) -> None:
    blow(reader, said, 1)


@GAME.line(
    *BLOWS,
    en="{id:named} is hit: damage {value:value} equals DEF {defence:defence}",
    fr="{id:named} est {?touché|touchée} : dégâts {value:value} égaux à la DEF {defence:defence}",
)
def hit(reader: Reader, said: Said) -> None:
    blow(reader, said, 0)


@GAME.line(
    *BLOWS,
    en="{id:named} is unharmed: damage {value:value} against DEF {defence:defence}",
    fr="{id:named} est indemne : dégâts {value:value} contre DEF {defence:defence}",
)
def unharmed(reader: Reader, said: Said) -> None:
    blow(reader, said, -1)


@GAME.line(
    "SM-SHOOT-06",
    en="{unit:unit} is hit at its {?front|left|right|rear}:"
    " damage {damage:value} against armour {armour:defence}, damage rolls: {amount:amount}",
    fr="{unit:unit} {?est|sont} {?touché|touchée|touchés}, {?avant|gauche|droite|arrière} :"
    " dégâts {damage:value} contre armure {armour:defence}, jets de dommages : {amount:amount}",
)
def pierced(reader: Reader, said: Said) -> None:
    """A roll on the damage table for each point above the armour."""
    damage, line = reader.memory["damage"]
    reader.agree("damage", said["damage"], damage, lines=(line,))
    reader.agree("damage rolls", said["amount"], max(0, said["damage"] - said["armour"]), lines=(line,))


# -- hand to hand --------------------------------------------------------------------------------------------


@GAME.roll(
    "SM-MELEE-02",
    en="{a:named} (Combat {ours:combat}) against {b:named} (Combat {theirs:combat})",
    fr="{a:named} (Combat {ours:combat}) contre {b:named} (Combat {theirs:combat})",
)
def duel(reader: Reader, roll: Rolled) -> None:
    """Both dice and both values: who wins, and by how much."""
    reader.agree("difference of the dice", roll.about["value"], roll.faces[0] - roll.faces[1])
    gap = roll.about["ours"] - roll.about["theirs"] + roll.about["value"]
    reader.memory["duel"] = (gap, roll.about["a"], roll.about["b"], reader.number)


def won(reader: Reader, said: Said, least: int, most: int) -> None:
    """The winner is who has more, and by how much says what becomes of the other."""
    gap, one, two, line = reader.memory["duel"]
    reader.agree("winner", said["a"], one if gap > 0 else two, lines=(line,))
    if not least <= abs(gap) <= most:
        reader.fault(f"a difference of {abs(gap)}", lines=(line,))


@GAME.line("SM-MELEE-05", en="{a:named} eliminates {b:named}", fr="{a:named} élimine {b:named}")
def eliminated(reader: Reader, said: Said) -> None:
    won(reader, said, WOUND + 1, 99)


@GAME.line("SM-MELEE-05", en="{a:named} wounds {b:named}", fr="{a:named} blesse {b:named}")
def wounded(reader: Reader, said: Said) -> None:
    won(reader, said, 1, WOUND)


@GAME.line("SM-MELEE-05", en="{a:named} and {b:named} are even", fr="{a:named} et {b:named} font jeu égal")
def even(reader: Reader, said: Said) -> None:
    """Nobody is the worse for it."""
    gap, _, _, line = reader.memory["duel"]
    reader.agree("difference", 0, gap, lines=(line,))


# -- ways and places -----------------------------------------------------------------------------------------


@GAME.line(
    *RULES,
    en="{unit:unit} is placed: {spots:spots}",
    fr="{unit:unit} {?est|sont} en place : {spots:spots}",
)
def placed(reader: Reader, said: Said) -> None:
    """Somebody is put down."""
    for step in said["spots"]:
        if not step.figure.endswith("h"):
            reader.write(step.end, "place", step.figure)


@GAME.line(
    *RULES,
    en="{unit:unit} moves: {ways:ways}",
    fr="{unit:unit} se {?déplace|déplacent} : {ways:ways}",
)
def moved(reader: Reader, said: Said) -> None:
    """From where it stood, by a way as long as told, to where it stands."""
    for step in said["ways"]:
        key = ("place", step.figure)
        if not step.figure.endswith("h"):
            reader.agree(f"start of {step.figure}", step.way[0], reader.get(*key), key)
            reader.write(step.end, *key)
        slack = 2 + len(step.way)
        if step.length is not None and abs(step.measured - step.length) > slack:
            reader.fault(f"the way of {step.figure} is {step.measured} long, not {step.length}", key)


@GAME.line(
    *RULES,
    en="{figure:one}: {n:count} lost, {m:count} left",
    fr="{figure:one} : {n:count} perdu, reste {m:count}",
)
def lost(reader: Reader, said: Said) -> None:
    """Somebody is no longer on the table."""
    reader.forget("place", said["figure"])


GAME.remark(*RULES, en="{rest:rest}", fr="{rest:rest}")


@GAME.holds
def held(reader: Reader) -> dict[str, Any]:
    """Points of the sides in this phase."""
    known = [side for side in SIDES["en"].values() if ("turn", side) in reader.facts]
    return {f"{purse} of {side}": reader.get(purse, side) for purse in ("left", "free") for side in known}
