"""Trauma's melee, suicide assaults and vehicles that run people over, as a referee reads them."""

from __future__ import annotations

from collections import Counter
from math import hypot

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
    sided,
    unit_of,
    value,
)
from tests.reader.trauma_fights import FIRE, HITS, begin, settle
from tests.reader.trauma_salvos import bearers, has, salvos_in
from tests.reader.trauma_turn import counted, dice_of

# -- melee ---------------------------------------------------------------------------------------------------


@GAME.line(
    *ANY,
    en="{unit:id} strikes {target:id} with {salvo:salvo}: {figures:text}; dice: {dice:int}",
    fr="{unit:id} {?frappe|frappent} {target:id} avec {?le |la |l'|les |}{salvo:salvo} : {figures:text}"
    " ; dés : {dice:int}",
)
def strikes(reader: Reader, said: Said) -> None:
    """Whoever strikes has the weapon and is at contact of an enemy."""
    begin(reader, said, "melee")
    for salvo in salvos_in(reader, said["salvo"]):
        has(reader, said["unit"], salvo)
        if strange := set(said["figures"].split(", ")) - set(bearers(reader, said["unit"], salvo)):
            reader.fault(f"{sorted(strange)} without {salvo.weapon}", ("figures", said["unit"]))
    places = reader.all("place")
    for figure in said["figures"].split(", "):
        near = [id for id in places if id[:3] != figure[:3] and gap(reader, figure, id) <= CONTACT]
        if figure in places and not near:
            reader.fault(f"{figure} is at contact of nobody", ("place", figure))


@GAME.line(
    *ANY,
    en="{unit:id} storms {target:id} with its charges: {figures:text}; dice: {dice:int}",
    fr="Assaut suicide " + OF + "{unit:id} contre {target:id} : {figures:text} ; dés : {dice:int}",
)
def storms(reader: Reader, said: Said) -> None:
    """Those at contact of the vehicle."""
    begin(reader, said, "storm")
    for figure in said["figures"].split(", "):
        if not any(gap(reader, figure, foe) <= CONTACT for foe in alive(reader, said["target"])):
            reader.fault(f"{figure} is not at contact of {said['target']}", ("place", figure))


BLOWS = "{target:id} with {weapon:text}: rate {rate:int}, fighters {fighters:int}"
COUPS = "{target:id} avec {weapon:text} : cadence {rate:int}, combattants {fighters:int}"


@GAME.roll(
    "TR-MELEE-10", "TR-SKILL-07", "TR-TERM-02",
    en="{?Blows|Blows of Warriors|Blows of the gifted} at " + BLOWS,
    fr="{?Coups|Coups des Guerriers|Coups des plus doués} sur " + COUPS,
    **HITS,
)  # fmt: skip
def blows(reader: Reader, roll: Rolled) -> None:
    """The rate for each fighter; those who are gifted hit on Down."""
    about, memory = roll.about, reader.memory
    sided(reader, roll.side, reader.get(*FIRE, default=("", ""))[0])
    reader.agree("target", about["target"], reader.get(*FIRE, default=("", ""))[1], FIRE)
    reader.agree("rate", about["rate"], memory["arm"].rate if memory.get("arm") else 0)
    reader.agree("dice", dice_of(roll), about["rate"] * about["fighters"])
    counted(reader, roll, UP if roll.rule == "TR-MELEE-10" else DOWN)
    memory["fighters"] -= about["fighters"]
    if memory["fighters"] < 0:
        reader.fault("more fighters than strike", FIRE)
    memory["hits"] += about["value"]


@GAME.roll(
    "TR-SUIC-04",
    en="Charges of {fighters:int} on {target:id}",
    fr="Charges de {fighters:int} {?combattant|combattants} sur {target:id}",
    en_result="hits: {value:int}",
    fr_result="touches : {value:int}",
)
def charges(reader: Reader, roll: Rolled) -> None:
    """By the kind of vehicle Up or Down."""
    reader.agree("target", roll.about["target"], reader.get(*FIRE, default=("", ""))[1], FIRE)
    sided(reader, roll.side, reader.get(*FIRE, default=("", ""))[0])
    reader.agree("fighters", roll.about["fighters"], reader.memory.get("fighters"), FIRE)
    reader.agree("dice", dice_of(roll), reader.memory.get("dice"), FIRE)
    counted(reader, roll, DOWN if roll.needs == "2 3 4 5" else UP)
    reader.memory["hits"] = reader.memory["charged"] = roll.about["value"]


@GAME.line(
    "TR-SUIC-04",
    en="Against {target:id} no dice: all {n:int} hit",
    fr="Contre {target:id}, sans dé : les {n:int} touchent",
)
def sure_charges(reader: Reader, said: Said) -> None:
    reader.agree("target", said["target"], reader.get(*FIRE, default=("", ""))[1], FIRE)
    reader.agree("hits", said["n"], reader.memory.get("dice"), FIRE)
    reader.memory["hits"] = reader.memory["charged"] = said["n"]


@GAME.roll(
    "TR-SUIC-05",
    en="Charges pierce {figure:id}",
    fr="Charges contre {figure:id}",
    en_result="pierced: {value:int} (1 and 6 pierce)",
    fr_result="percés : {value:int} (1 et 6 percent)",
)
def charges_pierce(reader: Reader, roll: Rolled) -> None:
    figure = roll.about["figure"]
    sided(reader, roll.side, reader.get(*FIRE, default=("", ""))[0])
    reader.agree("hits", dice_of(roll), reader.memory["touched"][unit_of(figure)].count(figure), FIRE)
    counted(reader, roll, UP)
    reader.memory["struck"] -= Counter({(unit_of(figure), value(reader, figure, "armour")): dice_of(roll)})
    reader.memory["wounds"] += Counter({unit_of(figure): 2 * roll.about["value"]})


@GAME.roll(
    "TR-SUIC-06",
    en="Own losses of {unit:id}",
    fr="Pertes propres " + OF + "{unit:id}",
    en_result="lost: {value:int} (1 and 6 count)",
    fr_result="perdus : {value:int} (1 et 6 comptent)",
)
def own_losses(reader: Reader, roll: Rolled) -> None:
    """A die for each hit; whoever falls is named by his own side."""
    reader.agree("who", roll.about["unit"], reader.get(*FIRE, default=("", ""))[0], FIRE)
    sided(reader, roll.side, roll.about["unit"])
    reader.agree("hits", dice_of(roll), reader.memory.get("charged"), FIRE)
    counted(reader, roll, UP)
    unit = roll.about["unit"]
    reader.memory["wounds"] = Counter({unit: min(roll.about["value"], len(alive(reader, unit)))})
    reader.memory["touched"] = {unit: list(alive(reader, unit))}


def _on_way(reader: Reader, way: tuple[str, tuple[int, int], tuple[int, int]], figure: str) -> bool:
    """Whether a base lies under the straight way of a vehicle."""
    vehicle, (ax, ay), (bx, by) = way
    x, y = reader.get("place", figure)
    length = (bx - ax) ** 2 + (by - ay) ** 2
    part = max(0.0, min(1.0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length)) if length else 0.0
    far = hypot(x - ax - part * (bx - ax), y - ay - part * (by - ay))
    return far < (base(reader, vehicle) + base(reader, figure)) / 2


@GAME.roll(
    "TR-CRUSH-03",
    en="{unit:id} crushes {target:id}",
    fr="Écrasement " + OF + "{target:id} par {unit:id}",
    en_result="crushed: {value:int} (1 and 6 count)",
    fr_result="écrasés : {value:int} (1 et 6 comptent)",
)
def crushes(reader: Reader, roll: Rolled) -> None:
    """A die for each of the target on the way of each vehicle."""
    settle(reader)
    acting(reader, roll.about["unit"])
    sided(reader, roll.side, roll.about["unit"])
    counted(reader, roll, UP)
    target = roll.about["target"]
    if target[:3] == roll.about["unit"][:3]:
        reader.fault(f"{target} is of the same side")
    ways = reader.get("driven", roll.about["unit"], default=())
    under = sum(_on_way(reader, way, figure) for way in ways for figure in alive(reader, target))
    reader.agree("dice", dice_of(roll), under, ("driven", roll.about["unit"]), ("figures", target))
    reader.write((roll.about["unit"], target), "crush")
    reader.memory["wounds"] = Counter({target: min(roll.about["value"], len(alive(reader, target)))})
    reader.memory["touched"] = {target: list(alive(reader, target))}
    reader.memory["kind"] = "crush"


@GAME.line(
    "TR-CRUSH-03",
    en="{unit:id} runs over {?nobody|}[[{n:int}]] of {target:id}",
    fr="{unit:id} {?n'écrase personne chez |n'écrasent personne chez |écrase |écrasent }"
    "[[{n:int} {?figurine |figurines }]]{?de la |de l'|du |des |de |d'|}{target:id}",
)
def runs_over(reader: Reader, said: Said) -> None:
    reader.agree("who and whom", (said["unit"], said["target"]), reader.get("crush"), ("crush",))
    reader.agree("crushed", said.get("n", 0), reader.memory["wounds"][said["target"]])
