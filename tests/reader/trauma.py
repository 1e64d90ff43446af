"""Trauma as a referee reads it: ways, distances, faces, purses, losses. It imports nothing of the package."""

from __future__ import annotations

from math import isqrt
from typing import Any

from tests.reader.core import Game, Reader, Rolled, Said
from tests.reader.trauma_remarks import AREAS, remarks
from tests.reader.wording import Kind

GAME = Game(
    "trauma",
    {"en": {"Player one": "one", "Player two": "two"}, "fr": {"Joueur 1": "one", "Joueur 2": "two"}},
    tail=Kind(r".*?", str),
)
ANY = tuple(f"TR-{area}-{n:02}" for area in AREAS for n in range(1, 56))
"""Sentences that stand under several rules are read under all of them."""
BAND = 1000
UP, DOWN = (1, 6), (2, 3, 4, 5)


def alive(reader: Reader, unit: str) -> tuple[str, ...]:
    """The figures of a unit that are left."""
    return tuple(reader.get("figures", unit, default=()))


# -- who is who ----------------------------------------------------------------------------------------------


@GAME.line(
    "TR-ARMY-06",
    "TR-SKILL-12",
    en="{side:side} has {unit:id}, leader {leader:word}; {members:text}",
    fr="{side:side} a {unit:id}, chef : {leader:word} ; {members:text}",
)
def members(reader: Reader, said: Said) -> None:
    """Figures and what they are; one of them leads."""
    unit = said["unit"]
    who = dict(part.split(" ", 1) for part in said["members"].split(", "))
    if said["leader"] not in who:
        reader.fault(f"{said['leader']} is none of {unit}")
    for figure, name in who.items():
        if not figure.startswith(unit):
            reader.fault(f"{figure} is no figure of {unit}")
        reader.write(name, "name", figure)
        reader.forget("boxes", figure)
    reader.write(tuple(who), "figures", unit)
    reader.write(said["leader"], "leader", unit)
    for purse in ("pc", "pr", "pv"):
        if reader.get(purse, said["side"]) is None:
            reader.write(0, purse, said["side"])


@GAME.line("TR-ARMY-09", en="{figure:word} leads {unit:id}", fr="{figure:word} mène {unit:id}")
def leads(reader: Reader, said: Said) -> None:
    if said["figure"] not in alive(reader, said["unit"]):
        reader.fault(f"{said['figure']} is not there", ("figures", said["unit"]))
    reader.write(said["figure"], "leader", said["unit"])


# -- ways ----------------------------------------------------------------------------------------------------

MOVES = {
    "en": "{unit:id} {?moves|gets across|jumps across|drives straight on|is pushed aside}: {steps:steps}",
    "fr": "{?On écarte |}{unit:id}{? se déplace| se déplacent| franchit l'obstacle| franchissent l'obstacle"
    "| passe d'un bond| passent d'un bond| fonce tout droit| foncent tout droit|} : {steps:steps}",
}


@GAME.line("TR-ACTN-10", "TR-ACTN-08", "TR-SKILL-10", "TR-CRUSH-01", "TR-MOVE-09", **MOVES)
def moved(reader: Reader, said: Said) -> None:
    """From where it stood, as far as is told."""
    for step in said["steps"]:
        known = ("place", step.figure)
        if step.figure not in alive(reader, said["unit"]):
            reader.fault(f"{step.figure} is not there", ("figures", said["unit"]))
        reader.agree("start", step.way[0], reader.get(*known), known)
        _length(reader, step)
        _stand(reader, step)


@GAME.line(
    "TR-TABLE-04", en="{unit:id} comes in: {steps:steps}", fr="{unit:id} {?entre|entrent} : {steps:steps}"
)
def enters(reader: Reader, said: Said) -> None:
    """Everybody comes in, from just off the table."""
    reader.agree(
        "who comes in", {s.figure for s in said["steps"]}, set(alive(reader, said["unit"])),
        ("figures", said["unit"]),
    )  # fmt: skip
    for step in said["steps"]:
        _length(reader, step)
        _stand(reader, step)


@GAME.line(
    "TR-TABLE-06", "TR-TABLE-07", "TR-SKILL-06", "TR-ACTN-10", "TR-ACTN-08", "TR-CRUSH-01", "TR-SKILL-03",
    "TR-ACTN-09",
    en="{unit:id} {?deploys|is dropped|appears|turns|is placed|falls with the ground it stood on}: "
    "{steps:steps}",
    fr="{?Déploiement |Largage |}{?de la |de l'|du |des |}{unit:id}{? surgit| surgissent| pivote| pivotent"
    "| est en place| tombe avec ce qui le portait| tombe avec ce qui la portait"
    "| tombent avec ce qui les portait|} : {steps:steps}",
)  # fmt: skip
def placed(reader: Reader, said: Said) -> None:
    for step in said["steps"]:
        if step.figure not in alive(reader, said["unit"]):
            reader.fault(f"{step.figure} is not there", ("figures", said["unit"]))
        _stand(reader, step)


def _length(reader: Reader, step: Any) -> None:
    if step.length is not None:
        reader.agree("length", step.length, step.measured)


def _stand(reader: Reader, step: Any) -> None:
    reader.write(step.end, "place", step.figure)
    reader.write(step.height, "height", step.figure)


# -- purses --------------------------------------------------------------------------------------------------


def purse(reader: Reader, said: Said, name: str, change: int) -> None:
    """What is left is what there was, less or more what is told."""
    key = (name, said["side"])
    reader.agree(f"{name} left", said["left"], reader.get(*key, default=0) + change, key)
    reader.write(said["left"], *key)


PAYS = {
    "en": "{side:side} {?pays|bids|spends|loses} {n:int} PC{rest:tail}: {left:int} left",
    "fr": "{side:side} {?paie|mise|dépense|perd} {n:int} PC{rest:tail} : reste {left:int}",
}


@GAME.line(*ANY, **PAYS)
def pays(reader: Reader, said: Said) -> None:
    purse(reader, said, "pc", -said["n"])


@GAME.line(
    "TR-CMD-02",
    en="{side:side} pays {n:int} PR for {?one unit|}[[{units:int} units]]: {left:int} left",
    fr="{side:side} paie {n:int} PR pour {?une unité|}[[{units:int} unités]] : reste {left:int}",
)
def buys(reader: Reader, said: Said) -> None:
    purse(reader, said, "pr", -said["n"])


@GAME.line(
    "TR-CMD-11",
    en="{side:side} gets {n:int} PC: command {command:int}, cards {cards:int}, less Disorganised {lost:int}, "
    "experienced officers {more:int}; {left:int} in hand",
    fr="{side:side} reçoit {n:int} PC : commandement {command:int}, cartes {cards:int}, moins Désorganisées "
    "{lost:int}, officiers expérimentés {more:int} ; en tout {left:int}",
)
def command(reader: Reader, said: Said) -> None:
    """Command and cards, less units in disorder, and officers of experience."""
    points = max(0, said["command"] + said["cards"] - said["lost"] + said["more"])
    reader.agree("PC", said["n"], points)
    reader.agree("cards", said["cards"], reader.get("laid", said["side"], default=0), ("laid", said["side"]))
    purse(reader, said, "pc", said["n"])


@GAME.line(
    "TR-COMP-02",
    en="{side:side} has laid {?one card|}[[{n:int} cards]] face down",
    fr="{side:side} a posé {?une carte|}[[{n:int} cartes]] face cachée",
)
def laid(reader: Reader, said: Said) -> None:
    reader.write(said.get("n", 1), "laid", said["side"])


KINDS = {"alpha": "alpha", "omega": "omega", "oméga": "omega", "gamma": "gamma", "drop": "drop"}
KINDS["largage"] = "drop"


@GAME.line(
    *ANY,
    en="Point {kind:word} {n:int} is {piece:id}",
    fr="Point {kind:word} {n:int} : {piece:id}",
)
def point(reader: Reader, said: Said) -> None:
    """A piece becomes a point: the next of its kind."""
    kind = KINDS.get(said["kind"], said["kind"])
    known = [name for name in reader.all("point") if name.startswith(str(kind))]
    reader.agree("number", said["n"], len(known) + 1, *(("point", name) for name in known))
    reader.write(said["piece"], "point", f"{kind}{said['n']}")


def harmless(kind: str, line: str, changed: str) -> bool:
    """Who holds a way in that scores nothing, or which piece a point is: of that the table alone tells.

    And 1 and 6 are both Up.
    """
    if kind == "faces":
        return line.replace("6", "1") == changed.replace("6", "1")
    way_in = any(word in text for text in (line, changed) for word in ("[drop", "[grey-"))
    return kind == "id" and (line.startswith("Point ") or ("TR-DEBR-0" in line and way_in))


GAME.harmless = harmless


@GAME.line(
    "TR-DEBR-02",
    en="{side:side} takes control of {point:id}",
    fr="{side:side} prend le contrôle {?de la |de l'|du |des |de |d'}{point:id}",
)
def controls(reader: Reader, said: Said) -> None:
    if not reader.get("point", said["point"]) and not said["point"].startswith("grey-"):
        reader.fault(f"there is no point {said['point']}")
    reader.write(said["side"], "holds", said["point"])


@GAME.line(
    "TR-DEBR-05",
    en="{side:side} loses control of {point:id}",
    fr="{side:side} perd le contrôle {?de la |de l'|du |des |de |d'}{point:id}",
)
def control_lost(reader: Reader, said: Said) -> None:
    reader.agree("holder", said["side"], reader.get("holds", said["point"]), ("holds", said["point"]))
    reader.forget("holds", said["point"])


def earned(reader: Reader, said: Said) -> None:
    """For a point the side holds, or a unit of the other side that is gone."""
    source = said["source"]
    gone = reader.get("figures", source) == () and not source.startswith(said["side"])
    if not gone and reader.get("holds", source) != said["side"]:
        reader.fault(f"{said['side']} holds no {source}", ("holds", source), ("figures", source))


@GAME.line(
    *ANY,
    en="{side:side} gets {n:int} PR for {source:id}: {left:int} in hand",
    fr="{side:side} reçoit {n:int} PR pour {source:id} : en tout {left:int}",
)
def reinforcement(reader: Reader, said: Said) -> None:
    earned(reader, said)
    purse(reader, said, "pr", said["n"])


@GAME.line(
    *ANY,
    en="{side:side} scores {n:int} PV for {source:id}: {left:int} in all",
    fr="{side:side} marque {n:int} PV pour {source:id} : en tout {left:int}",
)
def scores(reader: Reader, said: Said) -> None:
    earned(reader, said)
    purse(reader, said, "pv", said["n"])


# -- tests ---------------------------------------------------------------------------------------------------


def counted(reader: Reader, roll: Rolled, needed: tuple[int, ...]) -> None:
    """The faces that count, and how many of those thrown do."""
    reader.agree("faces that count", tuple(map(int, roll.needs.split())), needed)
    dice = int(roll.dice.partition("d")[0])
    again = roll.rule == "TR-SUST-02"
    hits = sum(face in needed for face in roll.faces)
    if again:
        first = sum(face in needed for face in roll.faces[:dice])
        reader.agree("dice", len(roll.faces), dice + dice - first)
    else:
        reader.agree("dice", len(roll.faces), dice)
    reader.agree("successes", roll.about["value"], hits)


def apart(reader: Reader, said: Said) -> None:
    """The distance of two figures is that of their centres less both bases, whose sum does not change."""
    a, b = reader.get("place", said["origin"]), reader.get("place", said["mark"])
    if a is None or b is None:
        reader.fault("who is measured is not on the table")
        return
    square = (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
    bases = isqrt(square) - said["distance"]
    names = sorted(reader.get("name", said[who], default="") for who in ("origin", "mark"))
    key = ("bases", *names)
    known = reader.get(*key)
    if known is None:
        reader.write(bases, *key)
    elif abs(known - bases) > 2:
        reader.fault(
            f"distance {said['distance'] / 100}: the centres are {isqrt(square) / 100} apart",
            key, ("place", said["origin"]), ("place", said["mark"]),
        )  # fmt: skip
    reader.agree("range", said["range"], said["distance"] // BAND)


@GAME.line(
    "TR-SHOOT-25",
    "TR-SUST-01",
    en="{unit:id} fires {salvo:text} at {target:id}: {figures:text}; dice: {dice:int}",
    fr="{unit:id} {?tire|tirent} {salvo:text} sur {target:id} : {figures:text} ; dés : {dice:int}",
)
def fires(reader: Reader, said: Said) -> None:
    """So many dice for each of those who fire; they are there."""
    firing = said["figures"].split(", ")
    if said["dice"] and not set(firing) <= set(alive(reader, said["unit"])):
        reader.fault(f"{said['figures']} are not all of {said['unit']}", ("figures", said["unit"]))
    if said["dice"] % len(firing):
        reader.fault(f"{said['dice']} dice of {len(firing)} figures")
    reader.write(said["dice"], "dice")
    reader.write((said["unit"], said["target"]), "fire")
    reader.forget("struck")


def scored(reader: Reader, said: Said) -> None:
    """Accuracy against range, from one of those who fire to one of the target."""
    apart(reader, said)
    for who, unit in zip(("origin", "mark"), reader.get("fire", default=("", "")), strict=True):
        if not said[who].startswith(unit):
            reader.fault(f"{said[who]} is none of {unit}", ("fire",))
    reader.agree("margin", said["margin"], said["accuracy"] - said["range"])


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
    en="{unit:id} fires {salvo:text} at {target:id}{? (Tir Appuyé)|}: " + MEASURED["en"],
    fr="{?Tir|Tir Appuyé} {?de la |de l'|du |des |de |d'}{unit:id} ({salvo:text}) sur {target:id} : "
    + MEASURED["fr"],
    **HITS,
)
def accuracy(reader: Reader, roll: Rolled) -> None:
    scored(reader, roll.about)
    reader.agree("dice", int(roll.dice.partition("d")[0]), reader.get("dice"), ("dice",))
    shot = roll.about["unit"], roll.about["target"]
    reader.agree("who fires at whom", shot, reader.get("fire"), ("fire",))
    counted(reader, roll, DOWN if roll.about["margin"] >= 0 else UP)


@GAME.line(
    "TR-DICE-06",
    en=MEASURED["en"].capitalize() + ": no dice, {?all |the only die }[[{dice:int} ]]{?miss|hit|misses|hits}",
    fr=MEASURED["fr"].capitalize()
    + " : sans dé, {?les |le seul dé }[[{dice:int} ]]{?manquent|touchent|manque|touche}",
)
def certain(reader: Reader, said: Said) -> None:
    scored(reader, said)
    reader.agree("dice", said.get("dice", 1), reader.get("dice"), ("dice",))
    if abs(said["margin"]) < 3:
        reader.fault(f"a margin of {said['margin']} is not certain")


@GAME.line(
    *ANY,
    en="{unit:id} hits {target:id}, {?one hit|}[[{n:int} hits]]: {figures:text}",
    fr="{unit:id} {?touche|touchent} {target:id}, {?une touche|}[[{n:int} touches]] : {figures:text}",
)
def struck(reader: Reader, said: Said) -> None:
    """A hit for each figure named."""
    figures = said["figures"].split(", ")
    reader.agree("hits", said.get("n", 1), len(figures))
    if not figures[0].startswith(said["target"]):
        reader.fault(f"{figures[0]} is none of {said['target']}")
    if not said["unit"][-1].isalpha():  # a charge is set by one figure alone
        reader.agree("who strikes", said["unit"], reader.get("fire", default=("", ""))[0], ("fire",))
    units = {figure[:-1] for figure in figures} | set(reader.get("struck", default=()))
    reader.write(tuple(sorted(units)), "struck")


@GAME.line(
    *ANY,
    en="{unit:id} {?strikes|storms} {target:id} with {what:text}: {figures:text}; dice: {dice:int}",
    fr="{?Assaut suicide |}{?de la |de l'|du |des |de |}{unit:id}{? frappe | frappent | contre }{target:id}"
    "[[ avec {what:text}]] : {figures:text} ; dés : {dice:int}",
)
def strikes(reader: Reader, said: Said) -> None:
    """Those who strike are there, each with as many dice."""
    fighting = said["figures"].split(", ")
    if not set(fighting) <= set(alive(reader, said["unit"])):
        reader.fault(f"{said['figures']} are not all of {said['unit']}", ("figures", said["unit"]))
    if said["dice"] % len(fighting):
        reader.fault(f"{said['dice']} dice of {len(fighting)} figures")
    reader.write((said["unit"], said["target"]), "fire")
    reader.forget("struck")


PIERCE = {
    "en_result": "pierced: {value:int} ({?1 and 6 pierce|2 to 5 pierce})",
    "fr_result": "traversées : {value:int} ({?1 et 6 traversent|2 à 5 traversent})",
}


@GAME.roll(
    "TR-SHOOT-43",
    "TR-MELEE-12",
    en="Force {force:int}{? (1 of it by Tir Appuyé)|} against armour {armour:int} of {unit:id}, "
    "margin {margin:int}",
    fr="Force {force:int}{? (dont 1 par le Tir Appuyé)|} contre blindage {armour:int} "
    "{?de la |de l'|du |des |de |d'}{unit:id}, marge {margin:int}",
    **PIERCE,
)
def penetration(reader: Reader, roll: Rolled) -> None:
    if roll.about["unit"] not in reader.get("struck", default=()):
        reader.fault(f"{roll.about['unit']} was not hit", ("struck",))
    reader.agree("margin", roll.about["margin"], roll.about["force"] - roll.about["armour"])
    counted(reader, roll, DOWN if roll.about["margin"] >= 0 else UP)


# -- losses --------------------------------------------------------------------------------------------------


@GAME.line(
    *ANY,
    en="{unit:id} loses {lost:text}: {?the unit is eliminated|}[[{left:int} left]]",
    fr="{unit:id} {?perd|perdent} {lost:text} : {?l'unité est éliminée|reste |}[[{left:int}]]",
)
def lost(reader: Reader, said: Said) -> None:
    """Figures that were there, and as many fewer."""
    unit, gone = said["unit"], tuple(said["lost"].split(", "))
    if len(gone) == 1 and gone[0].startswith(("a box (", "une case (")):
        reader.write(said["left"], "boxes", unit)
        return
    had = alive(reader, unit)
    if not set(gone) <= set(had):
        reader.fault(f"{', '.join(gone)} of {', '.join(had)}", ("figures", unit))
    rest = tuple(f for f in had if f not in gone)
    reader.agree("left", said.get("left", 0), len(rest), ("figures", unit))
    reader.write(rest, "figures", unit)


@GAME.line(
    "TR-SKILL-17",
    en="{unit:id} gets back {back:text}: {left:int} there now",
    fr="Soignés {?de la |de l'|du |des |de |d'}{unit:id} : {back:text} ; présents : {left:int}",
)
def back(reader: Reader, said: Said) -> None:
    now = (*alive(reader, said["unit"]), *said["back"].split(", "))
    reader.agree("there", said["left"], len(now), ("figures", said["unit"]))
    reader.write(tuple(sorted(now)), "figures", said["unit"])


remarks(GAME, ANY)


@GAME.holds
def held(reader: Reader) -> dict[str, object]:
    """Places of living figures, figures of units, purses of sides."""
    units = reader.all("figures")
    standing = [f for figures in units.values() for f in figures if reader.get("place", f)]
    return {
        **{f"place of {f}": reader.get("place", f) for f in standing},
        **{f"figures of {unit}": tuple(sorted(figures)) for unit, figures in units.items()},
        **{f"{p} of {side}": n for p in ("pc", "pr", "pv") for side, n in reader.all(p).items()},
    }
