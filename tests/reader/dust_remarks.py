"""Reactions, mines and the end of a match of Dust."""

from __future__ import annotations

import re

from tests.reader.core import Reader, Rolled, Said
from tests.reader.dust_fights import far, sided, successes
from tests.reader.dust_moves import GAME as GAME

REACH = {"DT-REACT-03": 4, "DS-SKILL-06": 6, "DS-STATE-02": 4}
"""How far a unit reacts, in squares."""


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
    if reader.get("answers"):
        reader.agree("who tries", about["unit"], reader.get("answers"), ("answers",))
    reader.agree("reach", about["reach"], REACH[roll.rule])
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
    "DT-END-01",
    "DT-END-02",
    "DT-SCEN-01",
    "DT-SCEN-02",
    "DT-SCEN-03",
    "DT-SCEN-04",
    "DT-SCEN-05",
    "DT-SCEN-06",
    en="The match is over: {?a draw|}[[{side:side} has won]].",
    fr="La partie est finie : {?match nul|}[[victoire de {side:side}]].",
)
def over(reader: Reader, said: Said) -> None:
    """By the totals: who has more points of eliminated units, or of the scenario; who is left alone."""
    told = reader.get("side", said["side"]) if "side" in said else None
    if reader.rule == "DT-END-01":
        left = {u.rstrip("0123456789") for u, place in reader.all("place").items() if place[0] == "board"}
        reader.agree("winner", told, next(iter(left)) if len(left) == 1 else None)
        return
    if reader.rule == "DT-SCEN-02":  # whoever takes one
        held = reader.all("holder")
        reader.agree("winner", told, next(iter(held.values()), None), *(("holder", name) for name in held))
        return
    kind = "points" if reader.rule == "DT-END-02" else "score"
    totals = reader.all(kind)
    best = [side for side in totals if totals[side] == max(totals.values())]
    keys = [(kind, side) for side in totals]
    if kind == "points" or len(best) == 1:  # else by what the scenario is about
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
