"""Penetration, losses, healing and morale in Trauma, as a referee reads them."""

from __future__ import annotations

from collections import Counter

from tests.reader.core import Reader, Rolled, Said
from tests.reader.trauma_book import (
    ANY,
    DOWN,
    GAME,
    OF,
    UP,
    alive,
    boxes,
    marks,
    sided,
    there,
    unit_of,
    value,
)
from tests.reader.trauma_fights import FIRE
from tests.reader.trauma_turn import counted, dice_of

# -- penetration ---------------------------------------------------------------------------------------------

FORCE = {
    "en": "Force {force:int}{raised:raised} against armour {armour:int} of {unit:id}, margin {margin:int}",
    "fr": "Force {force:int}{raised:raised} contre blindage {armour:int} " + OF
    + "{unit:id}, marge {margin:int}",
}  # fmt: skip


def pierced(reader: Reader, said: Said, dice: int, wounds: int) -> None:
    """The force of the sheet against the armour of the sheet, for each hit on that armour."""
    memory, key = reader.memory, (said["unit"], said["armour"])
    arm = memory.get("arm")
    reader.agree("force", said["force"], (arm.force if arm else 0) + bool(said["raised"]), FIRE)
    reader.agree("margin", said["margin"], said["force"] - said["armour"])
    if memory["struck"][key] < dice:
        reader.fault(f"{memory['struck'][key]} hits on armour {key[1]} in {key[0]}, not {dice}", FIRE)
    memory["struck"] -= Counter({key: dice})
    reader.write(dice, "pierced")
    memory["wounds"] += Counter(
        {said["unit"]: wounds * (arm.damage if arm and vehicle(reader, key[0]) else 1)}
    )


def vehicle(reader: Reader, unit: str) -> bool:
    """Whether a unit has structure to lose."""
    return any(boxes(reader, figure) for figure in alive(reader, unit))


@GAME.roll(
    "TR-SHOOT-43",
    "TR-MELEE-12",
    en=FORCE["en"],
    fr=FORCE["fr"],
    en_result="pierced: {value:int} ({?1 and 6 pierce|2 to 5 pierce})",
    fr_result="percés : {value:int} ({?1 et 6 percent|2 à 5 percent})",
)
def penetration(reader: Reader, roll: Rolled) -> None:
    counted(reader, roll, DOWN if roll.about["margin"] >= 0 else UP)
    sided(reader, roll.side, reader.get(*FIRE, default=("",))[0])
    pierced(reader, roll.about, dice_of(roll), roll.about["value"])


@GAME.line(
    "TR-DICE-06",
    en=FORCE["en"] + ": no dice, {?all |none of |the only hit }[[{dice:int} hits ]]{how:text}",
    fr=FORCE["fr"] + " : sans dé, {?les |aucune des |la seule touche }[[{dice:int} touches ]]{how:text}",
)
def certain_wounds(reader: Reader, said: Said) -> None:
    dice = said.get("dice", 1)
    through = said["how"] in ("pierce", "pierces", "traverse", "traversent") and said["margin"] > 0
    if abs(said["margin"]) < 3:
        reader.fault(f"a margin of {said['margin']} is not certain")
    pierced(reader, said, dice, dice if through else 0)


# -- losses --------------------------------------------------------------------------------------------------


@GAME.line(
    *ANY,
    en="{vehicle:id} loses a box ({box:word}): {left:int} left",
    fr="{vehicle:id} perd une case ({box:word}) : reste {left:int}",
)
def box_lost(reader: Reader, said: Said) -> None:
    """From the end of the line printed on the sheet."""
    figure, line = said["vehicle"], boxes(reader, said["vehicle"])
    there(reader, unit_of(figure), (figure,))
    reader.agree("box", said["box"], line[-1:], ("boxes", figure))
    reader.agree("left", said["left"], len(line) - 1, ("boxes", figure))
    if not reader.memory.get("wounds", Counter())[unit_of(figure)]:
        reader.fault(f"{figure} was not wounded", FIRE)
    reader.memory["wounds"] -= Counter({unit_of(figure): 1})
    reader.write(said["left"], "boxes", figure)


@GAME.line(
    *ANY,
    en="{unit:id} loses {lost:text}: {?the unit is eliminated|}[[{left:int} left]]",
    fr="{unit:id} {?perd|perdent} {lost:text} : {?l'unité est éliminée|reste |}[[{left:int}]]",
)
def lost(reader: Reader, said: Said) -> None:
    """Figures that were there and were hit, one for each wound, and as many fewer."""
    unit, gone, memory = said["unit"], tuple(said["lost"].split(", ")), reader.memory
    had, machine = alive(reader, unit), vehicle(reader, unit) or reader.get("boxes", said["lost"]) == 0
    there(reader, unit, gone)
    rest = tuple(f for f in had if f not in gone)
    reader.agree("left", said.get("left", 0), len(rest), ("figures", unit))
    reader.write(rest, "figures", unit)
    if not rest:
        reader.write(frozenset(), "marks", unit)
        reader.write(reader.get("round"), "eliminated", unit)
    touched = set(memory.get("touched", {}).get(unit, ()))
    if not set(gone) <= touched:
        reader.fault(f"{', '.join(gone)}: only {', '.join(sorted(touched))} were hit", FIRE)
    if machine:
        reader.agree("boxes", reader.get("boxes", gone[0]), 0, ("boxes", gone[0]))
    else:
        reader.agree("losses", len(gone), min(memory.get("wounds", Counter())[unit], len(touched)), FIRE)
    memory.setdefault("wounds", Counter()).pop(unit, None)
    reader.write(gone, "fallen", unit)
    if len(gone) > 1:
        reader.write("TR-MOR-05", "shaken", unit)


@GAME.roll(
    "TR-SKILL-17",
    en="Healing in {unit:id}, medics {medics:int}",
    fr="Soins " + OF + "{unit:id}, soigneurs {medics:int}",
    en_result="saved: {value:int} (1 and 6 save)",
    fr_result="sauvés : {value:int} (1 et 6 sauvent)",
)
def healing(reader: Reader, roll: Rolled) -> None:
    counted(reader, roll, UP)
    sided(reader, roll.side, roll.about["unit"])
    reader.agree("dice", dice_of(roll), roll.about["medics"] + roll.sum)
    reader.write(roll.about["value"], "saved", roll.about["unit"])


@GAME.line(
    "TR-SKILL-17",
    en="{unit:id} gets back {back:text}: {left:int} there now",
    fr="Soignés " + OF + "{unit:id} : {back:text} ; présents : {left:int}",
)
def back(reader: Reader, said: Said) -> None:
    """As many of those who just fell as were saved."""
    unit, healed = said["unit"], said["back"].split(", ")
    fallen = set(reader.get("fallen", unit, default=()))
    if not set(healed) <= fallen or len(healed) > reader.get("saved", unit, default=0):
        reader.fault(f"{said['back']} were not saved", ("fallen", unit), ("saved", unit))
    now = (*alive(reader, unit), *healed)
    reader.agree("there", said["left"], len(now), ("figures", unit))
    reader.write(tuple(sorted(now)), "figures", unit)


CAUSES = {
    "its officer fell": "TR-MOR-03", "officier tombé": "TR-MOR-03",
    "thrown to the ground": "TR-MOR-04", "à terre par le souffle": "TR-MOR-04",
    "two or more fell": "TR-MOR-05", "deux pertes ou plus": "TR-MOR-05",
    "an incident": "TR-MOR-06", "un incident": "TR-MOR-06",
    "held by several units": "TR-MOR-07", "aux prises avec plusieurs unités": "TR-MOR-07",
}  # fmt: skip


def shaken(reader: Reader, unit: str, why: str) -> None:
    """Something has happened to the unit that calls for a test."""
    cause = CAUSES[why]
    if cause == "TR-MOR-07":
        if "engaged" not in marks(reader, unit):
            reader.fault(f"{unit} is not Engaged", ("marks", unit))
    elif reader.get("shaken", unit) is None:
        reader.fault(f"nothing has happened to {unit}", ("fallen", unit))
    reader.forget("shaken", unit)


@GAME.roll(
    "TR-MOR-09",
    en="Morale of {unit:id}, morale {morale:int} ({cause:text})",
    fr="Moral " + OF + "{unit:id}, moral {morale:int} ({cause:text})",
    en_result="successes: {value:int} (1 and 6 count)",
    fr_result="succès : {value:int} (1 et 6 comptent)",
)
def morale(reader: Reader, roll: Rolled) -> None:
    """The best of those who are left, by the sheet."""
    unit = roll.about["unit"]
    sided(reader, roll.side, unit)
    shaken(reader, unit, roll.about["cause"])
    best = max((value(reader, figure, "morale") for figure in alive(reader, unit)), default=0)
    reader.agree("morale", roll.about["morale"], best, ("figures", unit), ("card", unit))
    reader.agree("dice", dice_of(roll), best)
    counted(reader, roll, UP)
    reader.write(roll.about["value"], "morale", unit)


@GAME.roll(
    "TR-SHOOT-42",
    en="{unit:id} keeps its heads down",
    fr="Baisse la tête " + OF + "{unit:id}",
    en_result="kept off the ground: {value:int} (1 and 6 count)",
    fr_result="restées debout : {value:int} (1 et 6 comptent)",
)
def kept_up(reader: Reader, roll: Rolled) -> None:
    """By order or while Prone, a die for each survivor of the blast."""
    unit = roll.about["unit"]
    sided(reader, roll.side, unit)
    if not marks(reader, unit) & {"heads_down", "prone"}:
        reader.fault(f"{unit} does not keep its heads down", ("marks", unit))
    survivors = set(reader.memory["touched"].get(unit, ())) & set(alive(reader, unit))
    reader.agree("dice", dice_of(roll), len(survivors), FIRE)
    counted(reader, roll, UP)
