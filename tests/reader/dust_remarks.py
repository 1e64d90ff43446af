"""Reactions, other throws, and sentences of Dust from which nothing follows that is told elsewhere."""

from __future__ import annotations

import re

from tests.reader.core import Reader, Rolled, Said
from tests.reader.dust_fights import far, sided, successes
from tests.reader.dust_moves import GAME as GAME
from tests.reader.dust_moves import MOVES

COUNTED = (
    "DS-CMD-05", "DS-CMD-06", "DS-CMD-07", "DS-CMD-08", "DS-CMD-09", "DS-CMD-10", "DS-CMD-12", "DS-VEH-06",
    "DS-VEH-01", "DS-VEH-02", "DS-VEH-12", "DS-VEH-13", "DS-VEH-19", "DS-SKILL-04", "DS-SKILL-05",
    "DS-SKILL-17", "DS-SKILL-26", "DS-SKILL-34", "DS-SKILL-36", "DS-SKILL-40", "DS-WEAP-02", "DS-WIRE-01",
    "DS-WIRE-02", "DS-MINE-02", "DS-ENG-01", "DS-ENG-02", "DS-ENG-03", "DS-ENG-04",
    "DS-PASS-06", "DS-LIFT-03", "DS-HERO-10", "DT-SETUP-01",
)  # fmt: skip
REMARKS = (
    *MOVES, "DT-REACT-07", *COUNTED, "DS-MINE-01", "DT-TGT-01", "DT-TURN-04", "DT-TURN-05", "DT-TURN-08",
    "DT-SETUP-02", "DT-SETUP-03", "DT-SETUP-07", "DT-SETUP-09", "DT-REACT-01", "DT-REACT-03",
    "DT-REACT-04", "DT-OBJ-01", "DT-SCEN-02", "DT-SCEN-03", "DT-SCEN-04", "DT-SCEN-05", "DT-SCEN-06",
    "DT-DMG-01", "DT-DMG-02", "DT-DMG-06", "DT-HIT-08", "DT-TERR-08", "DT-END-01", "DS-CMD-04",
    "DS-CMD-11", "DS-FORT-03", "DS-FORT-04", "DS-HERO-02", "DS-HERO-03", "DS-HERO-04", "DS-HERO-05",
    "DS-HERO-07", "DS-HERO-11", "DS-HERO-12", "DS-LIFT-01", "DS-PASS-02", "DS-PASS-03", "DS-SKILL-08",
    "DS-SKILL-09", "DS-SKILL-13", "DS-SKILL-15", "DS-SKILL-22", "DS-SKILL-23", "DS-SKILL-25",
    "DS-SKILL-28", "DS-SKILL-29", "DS-SKILL-30", "DS-SKILL-37", "DS-SKILL-41", "DS-STATE-01",
    "DS-SUPER-01", "DS-SUPER-02", "DS-VEH-08", "DS-VEH-10", "DS-VEH-16", "DS-VEH-18", "DS-WEAP-05",
    "DS-WEAP-12", "DS-WEAP-13", "DS-WEAP-16", "DS-WEAP-17",
)  # fmt: skip


@GAME.roll(
    "DT-REACT-03", "DS-SKILL-06", "DS-STATE-02",
    en="{what:text} of [[the stunned ]]{unit:id}, {target:id} at {far:int} of {reach:int} squares",
    fr="{what:text} de {unit:id}[[, {state:word}]], {target:id} à {far:int} {?case|cases} sur {reach:int}",
    en_result="successes: {value:int}", fr_result="réussites : {value:int}",
)  # fmt: skip
def reaction(reader: Reader, roll: Rolled) -> None:
    """Within reach of the active unit; what the dice give."""
    about = roll.about
    sided(reader, roll, about["unit"])
    reader.write(about["unit"], "reactor")
    reader.agree("against whom", about["target"], reader.get("active"), ("active",))
    reader.agree("successes", about["value"], successes(reader, roll))
    if about["far"] > about["reach"]:
        reader.fault("too far to react")
    measured = far(reader, about["unit"], about["target"])
    if measured is not None:
        reader.agree("distance", about["far"], measured, ("place", about["unit"]), ("place", about["target"]))
    if reader.get("activated", about["unit"]):
        reader.fault(f"{about['unit']} has been activated", ("activated", about["unit"]))


@GAME.line(
    "DT-END-02",
    en="The match is over: {?a draw|}[[{side:side} has won]].",
    fr="La partie est finie : {?match nul|}[[victoire de {side:side}]].",
)
def over(reader: Reader, said: Said) -> None:
    """By the totals: who has more points of eliminated units, or nobody."""
    points = reader.all("points")
    best = [side for side in points if points[side] == max(points.values())]
    told = reader.get("side", said["side"]) if "side" in said else None
    keys = [("points", side) for side in points]
    reader.agree("winner", told, best[0] if len(best) == 1 else None, *keys)


@GAME.roll(
    "DS-MINE-01",
    en="Mines under {unit:id}",
    fr="Mines sous {unit:id}",
    en_result="hits: {value:int}",
    fr_result="touches : {value:int}",
)
def mined(reader: Reader, roll: Rolled) -> None:
    """A die for each miniature."""
    reader.agree("hits", roll.about["value"], successes(reader, roll))
    reader.write(roll.about["unit"], "mined")


def harmless(kind: str, before: str, after: str) -> bool:
    """A face that counts still does, or one that does not; extras of a machine have no price on its card."""
    if kind == "int" and re.search(r"(?:^Army, | aligne ).*(?:boxes|cases)", before):
        return True
    if kind != "faces" or (" on A" not in before and " sur A" not in before):
        return False
    needs = re.search(r"D (?:on|sur) ([A-Z ]+) \(", before)
    faces = [re.search(r"D [^(]*\(([A-Z ]+)\)", line) for line in (before, after)]
    if needs is None or faces[0] is None or faces[1] is None:
        return False
    good = needs[1].split()
    return [face in good for face in faces[0][1].split()] == [face in good for face in faces[1][1].split()]


GAME.harmless = harmless


def counted(reader: Reader, roll: Rolled) -> None:
    """As many faces as dice."""
    if roll.needs:
        successes(reader, roll)
    else:
        reader.agree("faces", len(roll.faces), int(roll.dice[:-1]))


GAME.roll(*COUNTED, en="{what:text}", fr="{what:text}", en_result="{came:text}", fr_result="{came:text}")(
    counted
)
GAME.remark(*REMARKS, en="{what:text}", fr="{what:text}")
