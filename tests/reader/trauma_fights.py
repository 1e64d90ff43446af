"""Trauma's salvos, blows, tests and losses, as a referee reads them; imports nothing of the package."""

from __future__ import annotations

from collections import Counter
from math import isqrt

from tests.reader.core import Reader, Rolled, Said
from tests.reader.trauma_book import (
    ANY,
    CONTACT,
    DOWN,
    GAME,
    OF,
    UP,
    acting,
    alive,
    base,
    gap,
    marks,
    sided,
    there,
    unit_of,
    value,
    weapon,
)
from tests.reader.trauma_salvos import blasted, by_nearness, dealt, fired
from tests.reader.trauma_turn import counted, dice_of

BAND = 1000
FIRE = ("fire",)


def begin(reader: Reader, said: Said, kind: str) -> None:
    """An attack begins: the one before must have been carried out, hit by hit and wound by wound."""
    settle(reader)
    unit, firing = said["unit"], said["figures"].split(", ")
    acting(reader, unit)
    there(reader, unit, firing)
    if unit[:3] == said["target"][:3]:
        reader.fault(f"{said['target']} is of the same side")
    if not alive(reader, said["target"]):
        reader.fault(f"{said['target']} is gone", ("figures", said["target"]))
    arm = weapon(reader, unit, said.get("salvo", ""))
    rate = arm.rate if arm else 1
    if kind != "storm" and arm is None:
        reader.fault(f"no weapon {said['salvo']} on the sheets")
    reader.agree("dice", said["dice"], rate * len(firing))
    if len(set(firing)) < len(firing):
        reader.fault("somebody twice")
    reader.write((unit, said["target"]), *FIRE)
    reader.memory["salvo"] = said.get("salvo", "")
    reader.memory |= {"arm": arm, "kind": kind, "dice": said["dice"], "fighters": len(firing)}
    reader.memory |= {"seen": (), "origin": "", "in line": (), "to deal": None, "strikers": firing}
    reader.memory |= {"hits": 0, "struck": Counter(), "touched": {}, "wounds": Counter(), "raised": False}


def settle(reader: Reader) -> None:
    """Every hit was dealt and every wound taken, before anything else begins."""
    memory = reader.memory
    if left := +memory.get("struck", Counter()):
        reader.fault(f"hits without a test of penetration: {dict(left)}", FIRE, ("pierced",))
    if left := +memory.get("wounds", Counter()):
        reader.fault(f"wounds without a loss: {dict(left)}", FIRE)
    if memory.get("hits", 0) > 0:
        reader.fault(f"{memory['hits']} hits that nobody took", FIRE, ("hits lost",))
    memory |= {"struck": Counter(), "wounds": Counter(), "touched": {}, "hits": 0}


GAME.end(settle)


@GAME.line(
    "TR-SHOOT-25",
    "TR-SUST-01",
    en="{unit:id} fires {salvo:salvo} at {target:id}: {figures:text}; dice: {dice:int}",
    fr="{unit:id} {?tire|tirent} à {salvo:salvo} sur {target:id} : {figures:text} ; dés : {dice:int}",
)
def fires(reader: Reader, said: Said) -> None:
    """The rate of the weapon for each of those who fire; they are there."""
    aim = ("aim", said["unit"])
    if reader.get(*aim):
        reader.agree("target", said["target"], reader.get(*aim), aim)
        reader.forget(*aim)
    begin(reader, said, "fire")
    fired(reader, said["unit"], said["salvo"], said["figures"].split(", "))


@GAME.line(
    *ANY,
    en="The target of {unit:id} is {target:id}",
    fr="{unit:id} {?a|ont} pour cible {target:id}",
)
def aims(reader: Reader, said: Said) -> None:
    acting(reader, said["unit"])
    if said["unit"][:3] == said["target"][:3]:
        reader.fault(f"{said['target']} is of the same side")
    reader.write(said["target"], "aim", said["unit"])


def apart(reader: Reader, said: Said) -> None:
    """From base to base: the distance of the centres less half of both bases, which the sheets print."""
    keys = [("place", said[who]) for who in ("origin", "mark")]
    a, b = (reader.get(*key) for key in keys)
    centres = isqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)
    bases = (base(reader, said["origin"]) + base(reader, said["mark"])) // 2
    if abs(max(0, centres - bases) - said["distance"]) > 1:
        reader.fault(f"distance {said['distance'] / 100}, derived {(centres - bases) / 100}", *keys)
    reader.memory["origin"] = said["origin"]
    if in_line := reader.memory.get("in line"):
        by_nearness(reader, said["origin"], in_line)
    for who, unit in zip(("origin", "mark"), reader.get(*FIRE, default=("", "")), strict=True):
        if not said[who].startswith(unit):
            reader.fault(f"{said[who]} is none of {unit}", FIRE)


def scored(reader: Reader, said: Said) -> None:
    """Accuracy of the sheet against range, from one of those who fire to one of the target."""
    apart(reader, said)
    reader.agree("range", said["range"], said["distance"] // BAND)
    reader.agree("margin", said["margin"], said["accuracy"] - said["range"])
    arm = reader.memory.get("arm")
    printed = arm.accuracy.strip("[]").split("/") if arm else []
    if str(said["accuracy"]) not in printed:
        reader.fault(f"accuracy {said['accuracy']}, by the sheet {' or '.join(printed)}", FIRE)


MEASURED = {
    "en": "accuracy {accuracy:int} against range {range:int} ({distance:cm} cm, {origin:word} to "
    "{mark:word}), margin {margin:int}",
    "fr": "précision {accuracy:int} contre portée {range:int} ({distance:cm} cm, {origin:word} vers "
    "{mark:word}), marge {margin:int}",
}
HITS = {
    "en_result": "hits: {value:int} ({?1 and 6 hit|2 to 5 hit}{?, the others thrown again|})",
    "fr_result": "touches : {value:int} ({?1 et 6 touchent|2 à 5 touchent}{?, les autres relancés|})",
}


@GAME.roll(
    "TR-SHOOT-26",
    "TR-SUST-02",
    en="{unit:id} fires {salvo:salvo} at {target:id}{? (Sustained fire)|}: " + MEASURED["en"],
    fr="{?Tir|Tir Appuyé} " + OF + "{unit:id} ({salvo:salvo}) sur {target:id} : " + MEASURED["fr"],
    **HITS,
)
def accuracy(reader: Reader, roll: Rolled) -> None:
    scored(reader, roll.about)
    thrown(reader, roll, DOWN if roll.about["margin"] >= 0 else UP)


@GAME.roll(
    "TR-SHOOT-30",
    "TR-SUST-02",
    en="{unit:id} fires {salvo:salvo} at {target:id}{? (Sustained fire)|} ({distance:cm} cm, {origin:word} "
    "to {mark:word}), accuracy +",
    fr="{?Tir|Tir Appuyé} "
    + OF
    + "{unit:id} ({salvo:salvo}) sur {target:id} ({distance:cm} cm, {origin:word} vers "
    "{mark:word}), précision +",
    **HITS,
)
def always(reader: Reader, roll: Rolled) -> None:
    """Accuracy +: Down at any distance."""
    apart(reader, roll.about)
    arm = reader.memory.get("arm")
    reader.agree("accuracy", "+", arm.accuracy if arm else "")
    thrown(reader, roll, DOWN)


def thrown(reader: Reader, roll: Rolled, needed: tuple[int, ...]) -> None:
    """The dice of a salvo: as many as were announced, by whom they were announced."""
    reader.agree("dice", dice_of(roll), reader.memory.get("dice"), FIRE)
    shot = roll.about["unit"], roll.about["target"]
    sided(reader, roll.side, roll.about["unit"])
    reader.agree("salvo", roll.about["salvo"], reader.memory.get("salvo"), FIRE)
    reader.agree("who fires at whom", shot, reader.get(*FIRE), FIRE)
    counted(reader, roll, needed)
    reader.memory["hits"] = roll.about["value"] * _area(reader)


def _area(reader: Reader) -> int:
    arm = reader.memory.get("arm")
    return max(arm.area, 1) if arm else 1


@GAME.line(
    "TR-DICE-06",
    en=MEASURED["en"].capitalize() + ": no dice, {?all |the only die }[[{dice:int} ]]{how:word}",
    fr=MEASURED["fr"].capitalize() + " : sans dé, {?les |le seul dé }[[{dice:int} ]]{how:word}",
)
def certain(reader: Reader, said: Said) -> None:
    """Everything hits, or everything misses."""
    scored(reader, said)
    dice = said.get("dice", 1)
    reader.agree("dice", dice, reader.memory.get("dice"), FIRE)
    if abs(said["margin"]) < 3:
        reader.fault(f"a margin of {said['margin']} is not certain")
    hit = said["how"] in ("hit", "hits", "touche", "touchent")
    reader.agree("all hit", hit, said["margin"] > 0)
    reader.memory["hits"] = dice * _area(reader) if hit else 0


@GAME.line(
    "TR-SHOOT-29",
    en="{unit:id}: {n:int} successes make {hits:int} hits by the area of effect",
    fr="{unit:id} : {n:int} succès pour {hits:int} touches par l'Aire",
)
def area(reader: Reader, said: Said) -> None:
    reader.agree("hits", said["hits"], said["n"] * _area(reader))
    reader.agree("hits", said["hits"], reader.memory.get("hits"))
    reader.agree("who fires", said["unit"], reader.get(*FIRE, default=("", ""))[0], FIRE)


# -- cover ---------------------------------------------------------------------------------------------------


@GAME.line(
    "TR-SHOOT-24",
    en="{?Only |}[[{n:int} ]]{?one of |of |No figure of }[[{all:int} figures of ]]{target:id} "
    "{?is|are} in cover: {test:text}",
    fr="{?Seulement |Une seule figurine |Une figurine |Aucune figurine |}[[{n:int} figurines ]]"
    "[[sur {all:int} ]]" + OF + "{target:id} {?est|sont|n'est} à couvert : {test:text}",
)
def covered(reader: Reader, said: Said) -> None:
    """A test of cover for half the figures or more, of all those who are there."""
    target, fire = said["target"], reader.get(*FIRE, default=("", ""))
    reader.agree("target", target, fire[1], FIRE)
    n, of = said.get("n", 1), said.get("all", len(alive(reader, target)))
    reader.agree("figures", of, len(alive(reader, target)), ("figures", target))
    tested = said["test"] in ("a cover test", "test de couvert")
    if n > of or tested != (2 * n >= of):
        reader.fault(f"{n} of {of} in cover: {said['test']}")


@GAME.roll(
    "TR-SHOOT-32",
    en="Cover of {unit:id}{? with Take cover|}",
    fr="Couvert " + OF + "{unit:id}{? avec Planquez-vous|}",
    en_result="hits stopped by cover: {value:int} ({?1 and 6 stop|2 to 5 stop})",
    fr_result="touches arrêtées par le couvert : {value:int} ({?1 et 6 arrêtent|2 à 5 arrêtent})",
)
def cover(reader: Reader, roll: Rolled) -> None:
    """A die for each hit; Planquez-vous makes it Down."""
    unit = roll.about["unit"]
    sided(reader, roll.side, unit)
    reader.agree("who is fired at", unit, reader.get(*FIRE, default=("", ""))[1], FIRE)
    reader.agree("hits", dice_of(roll), reader.memory.get("hits"), FIRE)
    counted(reader, roll, DOWN if "take_cover" in marks(reader, unit) else UP)
    reader.memory["hits"] -= roll.about["value"]


# -- hits ----------------------------------------------------------------------------------------------------


@GAME.line(
    *ANY,
    en="{unit:id} hits {target:id}, {?one hit|}[[{n:int} hits]]: {figures:text}",
    fr="{unit:id} {?touche|touchent} {target:id}, {?une touche|}[[{n:int} touches]] : {figures:text}",
)
def struck(reader: Reader, said: Said) -> None:
    """A hit for each figure named, out of those that came through."""
    figures, memory = said["figures"].split(", "), reader.memory
    reader.agree("hits", said.get("n", 1), len(figures))
    if not figures[0].startswith(said["target"]):
        reader.fault(f"{figures[0]} is none of {said['target']}")
    for figure in figures:
        there(reader, unit_of(figure), (figure,))
        if (
            said["target"] not in (figure, unit_of(figure))
            and _area(reader) < 2
            and figure not in reader.get("in the line", default=())
        ):
            reader.fault(f"{figure} is not in the line of fire", ("in the line",))
    touched = memory.setdefault("touched", {})
    for figure in figures:
        touched.setdefault(unit_of(figure), []).append(figure)
    if said["unit"][-1].isalpha():  # a charge is set by one figure alone: a sure wound
        acting(reader, unit_of(said["unit"]))
        settle(reader)
        memory["touched"] = {unit_of(figures[0]): figures}
        memory["kind"], memory["arm"] = "charge", None
        memory["wounds"] = Counter({unit_of(figures[0]): 1})
        return
    reader.agree("who strikes", said["unit"], reader.get(*FIRE, default=("", ""))[0], FIRE)
    if memory.get("to deal") is None:
        memory["to deal"] = memory.get("hits", 0)
    fallen_on(reader, said["target"], figures)
    memory["hits"] = memory.get("hits", 0) - len(figures)
    if memory["hits"] < 0:
        reader.fault(f"{-memory['hits']} hits too many", FIRE, ("hits lost",))
    memory["struck"] += Counter((unit_of(f), value(reader, f, "armour")) for f in figures)


def fallen_on(reader: Reader, target: str, figures: list[str]) -> None:
    """By the rule of the line: the nearest, those in the way, those around the first, those at contact."""
    if reader.rule == "TR-SHOOT-34":
        dealt(reader, target, figures)
    elif reader.rule == "TR-SHOOT-38":
        blasted(reader, target, figures)
    elif reader.rule == "TR-SHOOT-35":
        first = reader.get("in the line", default=())[: reader.memory["to deal"]]
        reader.agree(
            "in the way", figures, [f for f in first if unit_of(f) == target], ("in the line",), FIRE
        )
    elif reader.rule == "TR-MELEE-11":
        touched(reader, target, figures)


def touched(reader: Reader, target: str, figures: list[str]) -> None:
    """Those at contact of somebody who strikes, evenly."""
    eligible = [
        f for f in alive(reader, target)
        if any(gap(reader, f, striker) <= CONTACT for striker in reader.memory["strikers"])
    ]  # fmt: skip
    count = Counter(figures)
    if set(figures) - set(eligible) or max(count.values()) - min(count[f] for f in eligible) > 1:
        reader.fault(f"{figures}: at contact are {eligible}", FIRE)


@GAME.line(
    *ANY,
    en="{unit:id} hits nobody of {target:id}",
    fr="{unit:id} ne {?touche|touchent} personne chez {target:id}",
)
def missed(reader: Reader, said: Said) -> None:
    reader.agree("who fires at whom", (said["unit"], said["target"]), reader.get(*FIRE), FIRE)
    reader.agree("hits", 0, reader.memory.get("hits", 0), FIRE)


@GAME.line(
    *ANY,
    en="{?One hit|}[[{n:int} hits]] on {target:id} {?is lost|are lost}",
    fr="{?Une touche|}[[{n:int} touches]] sur {target:id} {?est perdue|sont perdues}",
)
def hits_lost(reader: Reader, said: Said) -> None:
    reader.agree("target", said["target"], reader.get(*FIRE, default=("", ""))[1], FIRE)
    reader.memory["hits"] = reader.memory.get("hits", 0) - said.get("n", 1)
    reader.write(said.get("n", 1), "hits lost")
    if reader.memory["hits"] < 0:
        reader.fault("more hits are lost than there were", FIRE)
