"""Reads records of AT-43: throws by the universal table, purses, ways and places, losses, points."""

from __future__ import annotations

import re
from typing import Any

from tests.reader.core import Game, Reader, Rolled, Said
from tests.reader.wording import NUMBER, STEP, Kind, hundredths, one_id, steps

SIDES = {
    "en": {"Player one": "one", "Player two": "two", "Player three": "three", "Player four": "four"},
    "fr": {"Joueur un": "one", "Joueur deux": "two", "Joueur trois": "three", "Joueur quatre": "four"},
}
AREAS: tuple[str, ...] = (
    "GEN",
    "TAC",
    "PRE",
    "ACT",
    "MOV",
    "ORD",
    "SHOOT",
    "COV",
    "IND",
    "DMG",
    "MEL",
    "SCN",
    "COND",
)
AREAS += ("ABIL", "CTRL", "SETUP", "FORCE", "DEP", "STATE", "TRAN")
RULES = tuple(f"A4-{area}-{number:02}" for area in AREAS for number in range(1, 31))
NEEDS = {-5: 6, -4: 6, -3: 5, -2: 5, -1: 4, 0: 4, 1: 4, 2: 3, 3: 3, 4: 2, 5: 2}
"""The universal table, as the sheet prints it."""
WAY = re.sub(r"\?P<\w+>", "", STEP.pattern)
TURNED = rf"(?:, (?:hauteur )?{NUMBER} cm(?: high)?)?(?:, (?:facing|cap) \d+°)?"
SPOT = rf"[\w.#@-]+ (?:at|en) {NUMBER} {NUMBER}{TURNED}"
SCORE = Kind(r"[-−]?\d+", lambda text: int(text.replace("−", "-")))
KINDS = {
    "ways": Kind(rf"{WAY}(?: ?; {WAY})*", steps),
    "spots": Kind(rf"{SPOT}(?: ?; {SPOT})*", steps),
    "rest": Kind(r".*?", str),
    "coin": Kind(r"[CRV]P|P[CRV]", lambda text: f"p{text.strip('P').lower()}"),
    "score": SCORE,
    "value": SCORE,
    "amount": SCORE,
    "left": SCORE,
    "printed": SCORE,
    "boxes": Kind(r"one|[Uu]n|\d+", lambda text: 1 if text in ("one", "Un", "un") else int(text)),
    "length": Kind(NUMBER, hundredths),
}
GAME = Game("at43", SIDES, **KINDS)
GAME.dice = (6,)
GAME.falsified = ("faces", "needs", "dice", "modifier", "score", "value", "amount", "left", "ways")
"""Numbers that follow from others told. Not changed: what is printed on sheets (Morale), distances within
their Range, places where somebody is set down and never leaves, names."""
BAND = 1000


@GAME.start
def begins(reader: Reader) -> None:
    for side in SIDES["en"].values():
        for purse in ("pc", "pr", "pv"):
            reader.write(0, purse, side)


def harmless(kind: str, before: str, after: str) -> bool:
    """Facings and heights follow from nothing that is told."""
    if kind != "ways":
        return False
    bare = [
        re.sub(r", (?:facing|cap) \d+°|, (?:hauteur )?[\d.,]+ cm(?: high)?", "", t) for t in (before, after)
    ]
    return bare[0] == bare[1]


GAME.harmless = harmless

# -- throws --------------------------------------------------------------------------------------------------


def counted(reader: Reader, roll: Rolled, need: int, value: int) -> None:
    """Faces that reach what is needed."""
    reader.agree("needed", roll.least, need)
    reader.agree("successes", value, sum(face >= need for face in roll.faces))


def tested(reader: Reader, roll: Rolled, a: int, b: int) -> None:
    """A test on the universal table."""
    reader.agree("difference", roll.about["diff"], a - b)
    counted(reader, roll, NEEDS[a - b], roll.about["value"])
    reader.memory["test"] = (NEEDS[a - b], len(roll.faces) - roll.about["value"], reader.number)


@GAME.roll(
    "A4-SHOOT-08",
    en="{unit:rest} fires {salvo:rest} at {target:rest}: Accuracy {a:score} against Range {r:score}"
    " ({d:length} cm), difference {diff:score}",
    fr="Tir {unit:rest} sur {target:rest} : Précision {a:score} contre Portée {r:score} ({d:length} cm),"
    " écart {diff:score}",
    en_result="impacts: {value:value}",
    fr_result="impacts : {value:value}",
)
def shot(reader: Reader, roll: Rolled) -> None:
    """Accuracy against Range, which follows from the distance in the same weather all the time."""
    tested(reader, roll, roll.about["a"], roll.about["r"])
    band = max(0, -(-roll.about["d"] // BAND) - 1)
    if band:
        weather = reader.memory.setdefault("weather", (roll.about["r"] - band, reader.number))
        reader.agree("Range", roll.about["r"], max(0, band + weather[0]), lines=(weather[1],))


@GAME.roll(
    "A4-SHOOT-21",
    en="Re-roll{rest:rest}",
    fr="Relance{rest:rest}",
    en_result="more impacts: {value:value}",
    fr_result="impacts en plus : {value:value}",
)
def again(reader: Reader, roll: Rolled) -> None:
    """All failures of the throw before, on the same face."""
    need, failures, line = reader.memory["test"]
    reader.agree("dice", len(roll.faces), failures, lines=(line,))
    counted(reader, roll, need, roll.about["value"])
    reader.memory["test"] = (need, failures - roll.about["value"], reader.number)


@GAME.roll(
    "A4-DMG-01",
    en="Damage to {target:rest}: Penetration {a:score} against Protection {r:score}, difference {diff:score}",
    fr="Dégâts sur {target:rest} : Pénétration {a:score} contre Protection {r:score}, écart {diff:score}",
    en_result="passed: {value:value}",
    fr_result="réussis : {value:value}",
)
def damage(reader: Reader, roll: Rolled) -> None:
    tested(reader, roll, roll.about["a"], roll.about["r"])


@GAME.roll(
    "A4-MEL-03",
    en="{unit:rest} strikes {target:rest} with {weapon:rest}: Accuracy {a:score} against Combat {r:score},"
    " difference {diff:score}",
    fr="Mêlée {unit:rest} contre {target:rest} : Précision {a:score} contre Combat {r:score},"
    " écart {diff:score}",
    en_result="impacts: {value:value}",
    fr_result="impacts : {value:value}",
)
def blows(reader: Reader, roll: Rolled) -> None:
    tested(reader, roll, roll.about["a"], roll.about["r"])


@GAME.roll(
    "A4-ABIL-16",
    en="{strike:rest} on {target:rest}: Accuracy {a:printed} against Range {r:printed}",
    fr="Frappe sur {target:rest} : Précision {a:printed} contre Portée {r:printed}",
    en_result="impacts: {value:value}",
    fr_result="impacts : {value:value}",
)
def strike(reader: Reader, roll: Rolled) -> None:
    counted(reader, roll, NEEDS[roll.about["a"] - roll.about["r"]], roll.about["value"])


@GAME.roll(
    "A4-COV-04", "A4-ORD-03", "A4-ABIL-06", "A4-COND-01", "A4-SCN-04", "A4-SCN-11",
    en="{rest:rest}",
    fr="{rest:rest}",
    en_result="saved: {value:value}",
    fr_result="sauvegardes : {value:value}",
)  # fmt: skip
def saves(reader: Reader, roll: Rolled) -> None:
    """5 or more in cover, 3 or more where it is made the most of (A4-COV-04, A4-ORD-03, A4-SCN-04)."""
    unit = one_id(roll.about["rest"].split(" (")[0])
    sheltered = roll.rule in ("A4-ORD-03", "A4-SCN-04") or reader.get("sheltered", unit)
    if roll.least not in ((3, 5) if sheltered else (5,)) or (roll.rule == "A4-ORD-03" and roll.least != 3):
        reader.fault(f"{unit} saves on {roll.least} or more", ("sheltered", unit))
    counted(reader, roll, roll.least, roll.about["value"])


@GAME.line(
    "A4-ORD-03",
    en="{unit:id}: Take cover from now on",
    fr="{unit:id} {?a|ont} l'ordre À couvert",
)
def shelters(reader: Reader, said: Said) -> None:
    reader.write(True, "sheltered", said["unit"])


@GAME.line(
    *RULES,
    en="{unit:id}: Take cover ends",
    fr="{unit:id} {?n'a|n'ont} plus l'ordre À couvert",
)
def leaves_cover(reader: Reader, said: Said) -> None:
    reader.forget("sheltered", said["unit"])


@GAME.roll(
    "A4-ACT-11",
    en="Morale of {unit:rest}: {m:printed} against {d:printed}",
    fr="Moral {unit:rest} : {m:printed} contre {d:printed}",
    en_result="{result:rest}",
    fr_result="{result:rest}",
)
def morale(reader: Reader, roll: Rolled) -> None:
    need = NEEDS[roll.about["m"] - roll.about["d"]]
    reader.agree("needed", roll.least, need)
    held = roll.faces[0] >= need
    reader.agree("result", roll.about["result"] in ("passed", "réussi"), held)


@GAME.roll(
    "A4-TAC-08", "A4-TAC-11",
    en="{rest:rest}", fr="{rest:rest}", en_result="total {value:value}", fr_result="total {value:value}",
)  # fmt: skip
def authority(reader: Reader, roll: Rolled) -> None:
    """The die, the Authority of the commander, and what was bid."""
    reader.agree("total", roll.about["value"], roll.faces[0] + roll.sum)
    bids = dict(roll.modifiers).get("A4-TAC-09", 0)
    reader.agree("bid", bids, reader.get("bid", roll.side, default=0), ("bid", roll.side))
    told = ("authority", roll.side)
    if roll.rule == "A4-TAC-11":
        reader.agree("lead", roll.sum, reader.get(*told), told)
    reader.write(roll.sum, *told)


@GAME.roll(
    "A4-IND-06", "A4-ORD-05",
    en="{rest:rest}", fr="{rest:rest}",
    en_result="{value:value} degrees clockwise", fr_result="{value:value} degrés vers la droite",
)  # fmt: skip
def heading(reader: Reader, roll: Rolled) -> None:
    reader.agree("heading", roll.about["value"], 60 * (roll.faces[0] - 1))


PARTS = {
    "propulsion": (1, 2), "frame": (3, 4, 5), "châssis": (3, 4, 5), "weapon": (6,), "arme": (6,),
}  # fmt: skip


@GAME.roll(
    "A4-DMG-03",
    en="{rest:rest}", fr="{rest:rest}", en_result="result {part:rest}", fr_result="résultat {part:rest}",
)  # fmt: skip
def part(reader: Reader, roll: Rolled) -> None:
    if roll.faces[0] not in PARTS[roll.about["part"]]:
        reader.fault(f"{roll.faces[0]} is not {roll.about['part']}")


@GAME.roll(
    "A4-MOV-10", "A4-TRAN-04", en="{rest:rest}", fr="{rest:rest}", en_result="{r:rest}", fr_result="{r:rest}"
)
def crushed(reader: Reader, roll: Rolled) -> None:
    """As many as the faces say, where the line tells a number."""
    if (found := re.search(r"\d+", roll.about["r"])) and roll.least:
        reader.agree("value", int(found[0]), sum(face >= roll.least for face in roll.faces))


@GAME.roll(*RULES, en="{rest:rest}", fr="{rest:rest}", en_result="{r:rest}", fr_result="{r:rest}")
def thrown(reader: Reader, roll: Rolled) -> None:
    """Other throws: the number of their faces is looked at."""


# -- purses and points ---------------------------------------------------------------------------------------


@GAME.line(
    *RULES,
    en="{side:side} {?pays|loses|spends its bid of|spends} {n:amount} {coin:coin}{rest:rest}:"
    " {left:left} left",
    fr="{side:side} {?paie|perd|dépense sa mise de|dépense} {n:amount} {coin:coin}{rest:rest} :"
    " reste {left:left}",
)
def spends(reader: Reader, said: Said) -> None:
    """What was in hand, less what is paid."""
    key = (said["coin"], said["side"])
    reader.agree("left", said["left"], reader.get(*key) - said["n"], key)
    if said["left"] < 0:
        reader.fault("more is spent than there was", key)
    if reader.rule == "A4-TAC-09":
        reader.agree("bid", said["n"], reader.get("bid", said["side"]), ("bid", said["side"]))
    reader.write(said["left"], *key)


@GAME.line(
    "A4-TAC-10",
    en="{side:side} bids {n:amount} CP",
    fr="{side:side} mise {n:amount} PC",
)
def bids(reader: Reader, said: Said) -> None:
    reader.write(said["n"], "bid", said["side"])


@GAME.line(
    "A4-TAC-03",
    en="{side:side} gets {n:amount} CP: commander {c:amount}, units {u:amount}",
    fr="{side:side} reçoit {n:amount} PC : commandant {c:amount}, unités {u:amount}",
)
def command(reader: Reader, said: Said) -> None:
    """The pool of the turn is counted afresh."""
    reader.agree("PC", said["n"], said["c"] + said["u"])
    reader.agree("PC left of the turn before", reader.get("pc", said["side"]), 0, ("pc", said["side"]))
    reader.write(said["n"], "pc", said["side"])
    reader.forget("bid", said["side"])


@GAME.line(
    *RULES,
    en="{side:side} gets {n:amount} RP for {rest:rest}: {left:left} in hand",
    fr="{side:side} reçoit {n:amount} PR ({rest:rest}) : {left:left} en main",
)
def reinforced(reader: Reader, said: Said) -> None:
    key = ("pr", said["side"])
    reader.agree("in hand", said["left"], reader.get(*key) + said["n"], key)
    reader.write(said["left"], *key)


@GAME.line(
    *RULES,
    en="{side:side} {rest:rest} {n:amount} VP{more:rest}: {total:left} in all",
    fr="{side:side} {rest:rest} {n:amount} PV{more:rest} : {total:left} en tout",
)
def scored(reader: Reader, said: Said) -> None:
    key = ("pv", said["side"])
    reader.agree("points", said["total"], reader.get(*key) + said["n"], key)
    reader.write(said["total"], *key)


# -- ways and losses -----------------------------------------------------------------------------------------


@GAME.line(*RULES, en="{who:rest}: {ways:spots}", fr="{who:rest} : {ways:spots}")
def placed(reader: Reader, said: Said) -> None:
    """Set down without a way: looked at when it moves."""
    walked(reader, said)


def walked(reader: Reader, said: Said) -> None:
    """From where it stood, as far as is told; who is set down is there from now on."""
    unit = one_id(said["who"].split(" (")[0]) if said["who"].endswith("]") else _unit(said["ways"][0].figure)
    for step in said["ways"]:
        key = ("place", step.figure)
        known = reader.get(*key)
        if len(step.way) > 1:
            if known is not None:
                reader.agree(f"start of {step.figure}", step.way[0], known, key)
            if step.length is not None:
                reader.agree(f"length of {step.figure}", step.length, step.measured)
        reader.write(step.end, *key)
        reader.write(unit, "unit", step.figure)


GAME.line(*RULES, en="{who:rest}: {ways:ways}", fr="{who:rest} : {ways:ways}")(walked)


def _unit(figure: str) -> str:
    """The unit of a figure, by its name."""
    return figure.removesuffix("hero") + "crew" if figure.endswith("hero") else figure[:-1]


def members(reader: Reader, unit: str) -> list[str]:
    """The figures of a unit that stand on the table."""
    return [f for f in reader.all("place") if reader.get("unit", f) == unit]


@GAME.line(
    *RULES,
    en="{who:rest} loses {n:boxes} Structure {?point|points} ({part:rest}): {left:printed} left",
    fr="{n:boxes} {?point|points} de Structure {?perdu|perdus} ({part:rest}), {who:rest} :"
    " reste {left:printed}",
)
def boxes(reader: Reader, said: Said) -> None:
    """What is left of a part goes down by what it loses."""
    key = ("boxes", said["who"], said["part"])
    known = reader.get(*key)
    if known is not None and known - said["n"] >= 0:
        reader.agree("Structure left", said["left"], known - said["n"], key)
    reader.write(said["left"], *key)


@GAME.line(
    *RULES,
    en="{who:rest}: one Structure point back ({part:rest})",
    fr="{who:rest} : un point de Structure rendu ({part:rest})",
)
def repaired(reader: Reader, said: Said) -> None:
    """What is left of a part goes up by one."""
    key = ("boxes", said["who"], said["part"])
    known = reader.get(*key)
    if known is not None:
        reader.write(known + 1, *key)


@GAME.line(
    *RULES,
    en="{unit:id} loses {lost:ids}: {left:left} left",
    fr="Pertes de {unit:id}, {lost:ids} : reste {left:left}",
)
def lost(reader: Reader, said: Said) -> None:
    """Those who stood there, and as many are left as are told."""
    unit = said["unit"]
    before = members(reader, unit)
    keys = [("unit", f) for f in before]
    if before:
        reader.agree("left", said["left"], len(set(before) - set(said["lost"])), *keys)
    for figure in said["lost"]:
        reader.forget("place", figure)
        reader.forget("unit", figure)


@GAME.line(
    "A4-ABIL-13",
    en="{other:id} takes the place of {figure:id} in {unit:id}",
    fr="{other:id} prend la place de {figure:id} chez {unit:id}",
)
def gives_way(reader: Reader, said: Said) -> None:
    reader.forget("place", said["figure"])
    reader.forget("unit", said["figure"])


@GAME.line(
    "A4-ABIL-13",
    en="{figure:id} fuses with {other:id} in {unit:id}",
    fr="{figure:id} fusionne avec {other:id} chez {unit:id}",
)
def fused(reader: Reader, said: Said) -> None:
    gives_way(reader, said)


@GAME.line(
    *RULES,
    en="{unit:id} boards {vehicle:id}",
    fr="{unit:id} {?monte|montent} dans {vehicle:id}",
)
def boarded(reader: Reader, said: Said) -> None:
    for figure in members(reader, said["unit"]):
        reader.forget("place", figure)


GAME.remark(*RULES, en="{text:rest}", fr="{text:rest}")


@GAME.holds
def held(reader: Reader) -> dict[str, Any]:
    """Places, numbers and purses; `at43_table.py` says the same of the true table."""
    places = reader.all("place")
    counts: dict[str, int] = {}
    for figure in places:
        unit = reader.get("unit", figure)
        counts[unit] = counts.get(unit, 0) + 1
    purses = {f"{p} of {side}": n for p in ("pc", "pr", "pv") for side, n in reader.all(p).items()}
    return {
        **{f"place of {figure}": at for figure, at in places.items()},
        **{f"figures of {unit}": count for unit, count in counts.items()},
        **{
            key: n
            for key, n in purses.items()
            if key.split()[-1] in reader.memory.get("playing", ("one", "two"))
        },
    }
