"""Trauma's armies, ways, purses, cards and points, as a referee reads them; nothing of the package."""

from __future__ import annotations

import re
from typing import Any

from tests.reader.core import Reader, Said
from tests.reader.trauma_book import (
    ANY,
    GAME,
    OF,
    acting,
    alive,
    begins,
    command_of,
    marks,
    there,
    under_way,
)

# -- who is who ----------------------------------------------------------------------------------------------


@GAME.line(
    "TR-ARMY-06",
    "TR-SKILL-12",
    en="{side:side} has {name:text} [{unit:id}], leader {leader:word}; {members:text}",
    fr="{side:side} a {name:text} [{unit:id}], chef : {leader:word} ; {members:text}",
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
        for what in ("boxes", "down", "broken"):
            reader.forget(what, figure)
    reader.write(said["name"], "card", unit)
    reader.write(frozenset(), "marks", unit)
    reader.write(tuple(who), "figures", unit)
    reader.write(said["leader"], "leader", unit)
    if not unit.startswith(said["side"]):
        reader.fault(f"{unit} is no unit of {said['side']}")
    for name in ("pc", "pr", "pv"):
        if reader.get(name, said["side"]) is None:
            reader.write(0, name, said["side"])


@GAME.line("TR-ARMY-09", en="{figure:word} leads {unit:id}", fr="{figure:word} mène {unit:id}")
def leads(reader: Reader, said: Said) -> None:
    there(reader, said["unit"], (said["figure"],))
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
    if reader.rule == "TR-CRUSH-01":
        reader.write(tuple((s.figure, s.way[0], s.end) for s in said["steps"]), "driven", said["unit"])


@GAME.line(
    "TR-TABLE-04", en="{unit:id} comes in: {steps:steps}", fr="{unit:id} {?entre|entrent} : {steps:steps}"
)
def enters(reader: Reader, said: Said) -> None:
    """Everybody comes in, from just off the table."""
    if said["unit"] in reader.get("shown", default=()):
        begins(reader, said["unit"])
        reader.write((*reader.get("acting", default=()), said["unit"]), "acting")
    if reader.get("entering"):
        reader.agree("who", said["unit"], reader.get("entering"), ("entering",))
        reader.forget("entering")
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
    if step.facing >= 0:
        reader.write(step.facing, "facing", step.figure)


# -- purses --------------------------------------------------------------------------------------------------


def purse(reader: Reader, said: Said, name: str, change: int) -> None:
    """What is left is what there was, less or more what is told."""
    key = (name, said["side"])
    reader.agree(f"{name} left", said["left"], reader.get(*key, default=0) + change, key)
    reader.write(said["left"], *key)


PAID = (
    ("pays", "to move its first card", "paie", "pour déplacer sa première carte"),
    ("pays", "to pass", "paie", "pour passer"),
    ("pays", "for a simultaneous activation", "paie", "pour une activation simultanée"),
    ("loses", "of the round before", "perd", "du tour précédent"),
    ("loses", "not spent", "perd", "{?non dépensé|non dépensés}"),
    ("spends", "", "dépense", ""),
)
"""What a side pays for itself."""
PAID_FOR = (
    ("to activate {unit:id}", "pour activer {unit:id}"),
    ("to stagger the salvos of {unit:id}", "pour échelonner les salves " + OF + "{unit:id}"),
    ("for an order to {unit:id}", "pour un ordre {?à la |à l'|au |aux |à }{unit:id}"),
    ("for Courage, lads, given by {unit:id}", "pour Courage les gars, donné par {unit:id}"),
    ("to stagger the Alert fire of {unit:id}", "pour échelonner le Tir d'Alerte " + OF + "{unit:id}"),
)
"""What it pays for a unit that acts."""


STAGGERED, TO_ACTIVATE, ALERT = "TR-ACTN-06", "TR-ACT-05", "TR-ORD-07"
OF_THE_GO = ("TR-ACT-08", "TR-ACT-09", "TR-ACT-10")


def pays(reader: Reader, said: Said) -> None:
    """Out of the purse, for one's own unit: for its salvos what was announced."""
    if reader.rule == STAGGERED and (price := reader.get("extras", said.get("unit", ""))):
        reader.agree("price", said["n"], price, ("extras", said["unit"]))
    purse(reader, said, "pc", -said["n"])
    reader.write(said["side"], "payer")
    if reader.rule in OF_THE_GO:
        reader.agree("who plays", said["side"], reader.get("plays"), ("plays",))
    if unit := said.get("unit"):
        if reader.rule == TO_ACTIVATE:
            if unit == reader.get("under way"):
                reader.fault(f"{unit} is activated already", ("under way",))
            begins(reader, unit)
        elif reader.rule == ALERT:
            acting(reader, unit)
        else:
            under_way(reader, unit)
        if not unit.startswith(said["side"]):
            reader.fault(f"{unit} is no unit of {said['side']}")


for verb, what, verbe, quoi in PAID:
    GAME.line(
        *ANY,
        en=f"{{side:side}} {verb} {{n:int}} CP{what and ' ' + what}: {{left:int}} left",
        fr=f"{{side:side}} {verbe} {{n:int}} PC{quoi and ' ' + quoi} : reste {{left:int}}",
    )(pays)
for what, quoi in PAID_FOR:
    GAME.line(
        *ANY,
        en=f"{{side:side}} pays {{n:int}} CP {what}: {{left:int}} left",
        fr=f"{{side:side}} paie {{n:int}} PC {quoi} : reste {{left:int}}",
    )(pays)


@GAME.line(
    "TR-CMD-14",
    en="{side:side} bids {n:int} CP: {left:int} left",
    fr="{side:side} mise {n:int} PC : reste {left:int}",
)
def bids(reader: Reader, said: Said) -> None:
    purse(reader, said, "pc", -said["n"])
    bid(reader, said["side"], said["n"])


def bid(reader: Reader, side: str, n: int) -> None:
    """Once a round."""
    key = ("bids", side)
    if reader.get(*key) == reader.get("round"):
        reader.fault(f"{side} has bid", key)
    reader.write(reader.get("round"), *key)
    reader.write(n, "bid", side)


@GAME.line("TR-CMD-14", en="{side:side} bids nothing", fr="{side:side} ne mise rien")
def bids_nothing(reader: Reader, said: Said) -> None:
    bid(reader, said["side"], 0)


@GAME.line(
    "TR-CMD-02",
    en="{side:side} pays {n:int} RP for {?one unit|}[[{units:int} units]]: {left:int} left",
    fr="{side:side} paie {n:int} PR pour {?une unité|}[[{units:int} unités]] : reste {left:int}",
)
def buys(reader: Reader, said: Said) -> None:
    purse(reader, said, "pr", -said["n"])
    bought = ("bought", said["side"])
    reader.agree("units", said.get("units", 1), len(reader.get(*bought, default=())), bought)


@GAME.line(
    "TR-CMD-11",
    en="{side:side} gets {n:int} CP: command {command:int}, cards {cards:int}, less Disorganised {lost:int}, "
    "experienced officers {more:int}; {left:int} in hand",
    fr="{side:side} reçoit {n:int} PC : commandement {command:int}, cartes {cards:int}, moins Désorganisées "
    "{lost:int}, officiers expérimentés {more:int} ; en tout {left:int}",
)
def command(reader: Reader, said: Said) -> None:
    """Command and cards, less units in disorder, and officers of experience."""
    side = said["side"]
    points = max(0, said["command"] + said["cards"] - said["lost"] + said["more"])
    reader.agree("PC", said["n"], points)
    reader.agree("cards", said["cards"], reader.get("laid", said["side"], default=0), ("laid", said["side"]))
    disorder = [u for u in reader.all("figures") if u.startswith(side) and "disorganised" in marks(reader, u)]
    reader.agree("in disorder", said["lost"], len(disorder), *(("marks", unit) for unit in disorder))
    general = ("general", side)
    reader.agree("command", said["command"], command_of(reader, reader.get(*general, default="")), general)
    officers = ("experienced", "one"), ("experienced", "two")
    reader.agree("experienced officers", said["more"], reader.get("experienced", side, default=0), *officers)
    reader.write(0, "experienced", side)
    reader.write(said["command"], "command", side)
    reader.write((0, 0), "initiative", side)  # who has no die throws none
    purse(reader, said, "pc", said["n"])


@GAME.line(
    "TR-COMP-02",
    en="{side:side} has laid {?one card|}[[{n:int} cards]] face down",
    fr="{side:side} a posé {?une carte|}[[{n:int} cartes]] face cachée",
)
def laid(reader: Reader, said: Said) -> None:
    cards, key = ("cards", said["side"]), ("laid in", said["side"])
    if reader.get(*key) == reader.get("round"):
        reader.fault(f"{said['side']} has laid its cards", key)
    reader.write(reader.get("round"), *key)
    if "n" in said or reader.get(*cards):  # a single card is laid without a word
        reader.agree("cards", said.get("n", 1), len(reader.get(*cards, default=())), cards)
    reader.write(said.get("n", 1), "laid", said["side"])


KINDS = {"alpha": "alpha", "omega": "omega", "oméga": "omega", "gamma": "gamma", "drop": "drop"}
KINDS["de largage"] = "drop"


@GAME.line(
    *ANY,
    en="{kind:word} point {n:int} is {piece:id}",
    fr="Point {kind:text} {n:int} : {piece:id}",
)
def point(reader: Reader, said: Said) -> None:
    """A piece becomes a point: the next of its kind."""
    kind = KINDS.get(said["kind"].lower(), said["kind"])
    known = [name for name in reader.all("point") if name.startswith(str(kind))]
    reader.agree("number", said["n"], len(known) + 1, *(("point", name) for name in known))
    reader.write(said["piece"], "point", f"{kind}{said['n']}")


def _in_cover(line: str) -> tuple[int, int]:
    """How many are in cover, and of how many."""
    numbers = [int(word) for word in line.partition("[")[0].split() if word.isdecimal()]
    return (numbers[0] if numbers[1:] else 1), numbers[-1]


POINT = re.compile(r"Point |\w+ point \d+ is ")
SEEN = re.compile(r"TR-SHOOT-20|^Of .* in sight|^En vue ")


def _more(line: str) -> int:
    """Which side has more of those counted."""
    one, two = (int(word) for word in re.findall(r" (\d+)\b", line.partition("]")[2])[:2])
    return (one > two) - (one < two)


IN_LINE = re.compile(r"\b(?:one|two)\d+[a-z]\b")


def harmless(kind: str, line: str, changed: str) -> bool:
    """What only the ground tells, which is not in the record.

    Whom one sees; who stands at which piece, and with how many as long as the same side has more; how many
    are in cover, as long as it is half of them or more, or is not.
    """
    if kind == "dice" and "[TR-SCEN-08]" in line:  # a face for each place there is
        return True
    if kind == "id" and SEEN.search(line):
        return IN_LINE.sub("", line) == IN_LINE.sub("", changed)  # the ground tells who is seen
    if "[TR-DEBR-04]" in line and kind == "mention":
        return True
    if "[TR-DEBR-03]" in line and kind == "int":
        return _more(line) == _more(changed)
    if kind == "int" and "[TR-SHOOT-24]" in line:
        (n, of), (other, others) = (_in_cover(text) for text in (line, changed))
        return of == others and (2 * n < of) == (2 * other < of)
    way_in = any(word in text for text in (line, changed) for word in ("[drop", "[grey-"))
    return kind == "id" and (bool(POINT.match(line)) or ("TR-DEBR-0" in line and way_in))


GAME.harmless = harmless


@GAME.line(
    "TR-DEBR-03",
    en="{point:mention} is contested: Player one {one:int}, Player two {two:int}",
    fr="{point:mention} est disputé : Joueur 1 {one:int}, Joueur 2 {two:int}",
)
def contested(reader: Reader, said: Said) -> None:
    """Whoever has more of those who are there holds it."""
    there = {side: said[side] for side in ("one", "two")}
    for side, n in there.items():
        units = [unit for unit in reader.all("figures") if unit.startswith(side)]
        if not 0 < n <= sum(len(alive(reader, unit)) for unit in units):
            reader.fault(f"{side} has not so many figures")
    reader.write((reader.get("round"), there), "contest", said["point"])


@GAME.line(
    "TR-DEBR-02",
    en="{side:side} takes control of {point:id}",
    fr="{side:side} prend le contrôle {?de la |de l'|du |des |de |d'}{point:id}",
)
def controls(reader: Reader, said: Said) -> None:
    if not reader.get("point", said["point"]) and not said["point"].startswith("grey-"):
        reader.fault(f"there is no point {said['point']}")
    contest = ("contest", said["point"])
    when, there = reader.get(*contest, default=(0, {}))
    if when == reader.get("round"):
        more = max(there, key=lambda side: int(there[side]))
        reader.agree("who has more", said["side"], more, contest)
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
    """For a point the side holds, or a unit of the other side that is gone; once a round each."""
    source = said["source"]
    key = ("earned", reader.rule, said["side"], source)
    if reader.get(*key) == reader.get("round"):
        reader.fault(f"{said['side']} had something for {source}", key)
    reader.write(reader.get("round"), *key)
    gone = (
        reader.get("eliminated", source) in (reader.get("round"), None)
        and reader.get("figures", source) == ()
        and not source.startswith(said["side"])
    )
    if not gone and reader.get("holds", source) != said["side"]:
        held = [key for key in reader.facts if key[0] == "holds"]
        reader.fault(f"{said['side']} holds no {source}", *held, ("figures", source))


@GAME.line(
    *ANY,
    en="{side:side} gets {n:int} RP for {source:id}: {left:int} in hand",
    fr="{side:side} reçoit {n:int} PR pour {source:id} : en tout {left:int}",
)
def reinforcement(reader: Reader, said: Said) -> None:
    earned(reader, said)
    purse(reader, said, "pr", said["n"])


@GAME.line(
    *ANY,
    en="{side:side} scores {n:int} VP for {source:id}: {left:int} in all",
    fr="{side:side} marque {n:int} PV pour {source:id} : en tout {left:int}",
)
def scores(reader: Reader, said: Said) -> None:
    earned(reader, said)
    purse(reader, said, "pv", said["n"])
