"""Combat Zone as a referee reads it: places, points, needs, totals, losses; it knows nothing of the package.

Every sentence the record may hold stands once in each language, here, in `combat_zone_fire`, in
`combat_zone_fights` and in `combat_zone_remarks`; one that is not known is a fault.
"""

from __future__ import annotations

import re
from math import hypot
from typing import Any

import tests.reader.combat_zone_fights
import tests.reader.combat_zone_fire
import tests.reader.combat_zone_turn  # noqa: F401  their sentences
from tests.reader.combat_zone_notebook import (
    ANY,
    COST,
    FLIGHT,
    GAME,
    REACTIONS,
    SAYS,
    STEP,
    acts,
    cause,
    follows,
    group,
    known,
    mark,
    moving,
    other,
    printed,
    side_of,
    spend,
    stands,
    states,
)
from tests.reader.core import Reader, Said
from tests.reader.wording import Step

# -- setting up ----------------------------------------------------------------------------------------------


@SAYS(
    "CZ-GAME-01", en="In place, {unit:id}: {steps:steps}", fr="{unit:id} {?est|sont} en place : {steps:steps}"
)
def placed(reader: Reader, said: Said) -> None:
    """The figures of a group come on, each once; they have sheets."""
    for step in said["steps"]:
        if reader.get("sheet", step.figure) is None or not step.figure.startswith(said["unit"]):
            reader.fault(f"{step.figure} is none of {said['unit']}")
        elif reader.get("place", step.figure) is not None:
            reader.fault(f"{step.figure} stands there already", ("place", step.figure))
        reader.write(step.end, "place", step.figure)
        reader.write(step.facing, "facing", step.figure)


@SAYS(*ANY, en="In place, {figure:id}: {steps:steps}", fr="{figure:id} est en place : {steps:steps}")
def put_down(reader: Reader, said: Said) -> None:
    """Out of a vehicle."""
    step = said["steps"][0]
    reader.agree("figure", step.figure, said["figure"])
    if not reader.get("aboard", step.figure):
        reader.fault(f"{step.figure} is in no vehicle", ("aboard", step.figure))
    reader.write(step.end, "place", step.figure)
    reader.write(step.facing, "facing", step.figure)
    reader.forget("aboard", step.figure)
    due = reader.get("wounds due", default={})
    reader.write({**due, step.figure: 1}, "wounds due")  # of one who is thrown out
    cause(reader, *reader.get("subject", default=()), step.figure)


@SAYS(
    "CZ-INIT-09", en="{unit:id} is activated", fr="{unit:id} {?est|sont} {?activé|activée|activés|activées}"
)
def activated(reader: Reader, said: Said) -> None:
    group(reader, said["unit"])
    reader.write(said["unit"], "active")
    reader.forget("acting")


@SAYS("CZ-INIT-10", en="{figure:id} acts", fr="{figure:id} agit")
def begins(reader: Reader, said: Said) -> None:
    if not said["figure"].startswith(reader.get("active", default="")):
        reader.fault(f"{said['figure']} is not of the group that acts", ("active",))
    reader.write(said["figure"], "acting")
    reader.forget("owed", said["figure"])


GAME.remark(
    "CZ-INIT-10",
    en="{side:side} ends the activation of {unit:id}",
    fr="{side:side} termine l'activation de {unit:id}",
)


# -- points --------------------------------------------------------------------------------------------------


@SAYS(
    *ANY,
    en="{figure:id} pays {n:int} AP, {left:int} left: {what:text}",
    fr="{figure:id} paie {n:int} PA, reste {left:int} : {what:text}",
)
def pays(reader: Reader, said: Said) -> None:
    """For a deed, which the next line tells: with whom, with what, how far or how much."""
    acts(reader, said["figure"])
    spend(reader, said["figure"], said["n"], said["left"])
    reader.write((said["figure"], said["what"]), "deed")
    if re.search(r"\d cm\b", said["what"]) and (number_of(reader) or 0) % 5:
        reader.fault("vehicles go by five centimetres")


@SAYS(
    "CZ-INIT-10",
    en="{figure:id} has finished, AP lost: {n:int}",
    fr="{figure:id} a terminé, PA perdus : {n:int}",
)
@SAYS(
    "CZ-AP-04",
    en="{figure:id} loses control, AP lost: {n:int}",
    fr="{figure:id} perd le contrôle, PA perdus : {n:int}",
)
@SAYS(
    "CZ-MACH-08",
    en="{figure:id} is thrown out, AP lost: {n:int}",
    fr="{figure:id} en est {?jeté|jetée}, PA perdus : {n:int}",
)
def loses_all(reader: Reader, said: Said) -> None:
    spend(reader, said["figure"], said["n"], 0)


@SAYS(
    "CZ-MACH-06",
    en="{figure:id} loses {n:int} AP by the damage, {left:int} left",
    fr="{figure:id} perd {n:int} PA par les dommages, reste {left:int}",
)
def loses_some(reader: Reader, said: Said) -> None:
    spend(reader, said["figure"], said["n"], said["left"])


SOON = 4
"""Within so many lines it is told why somebody waits no more."""

# -- going ---------------------------------------------------------------------------------------------------


def walked(reader: Reader, said: Said) -> Step:
    """One figure goes its way and gets up; no step is longer than 5 cm."""
    step: Step
    (step,) = said["steps"]
    reader.agree("figure", step.figure, said["figure"])
    stands(reader, step)
    acts(reader, step.figure)
    mark(reader, step.figure, lost={"dropped"})
    for a, b in zip(step.way, step.way[1:], strict=False):
        if hypot(b[0] - a[0], b[1] - a[1]) > STEP + 1:
            reader.fault(f"a step of {hypot(b[0] - a[0], b[1] - a[1]) / 100:.2f} cm")
    return step


@SAYS(
    "CZ-MOVE-03",
    "CZ-MOVE-04",
    en="{figure:id} walks: {steps:steps}; {n:int} AP, {left:int} left",
    fr="{figure:id} avance : {steps:steps} ; {n:int} PA, reste {left:int}",
)
def walks(reader: Reader, said: Said) -> None:
    """A point for each step begun; the first may have been paid before the fire that interrupted it."""
    step = walked(reader, said)
    begun(reader, step, said["n"])
    spend(reader, step.figure, said["n"], said["left"])


def begun(reader: Reader, step: Step, steps: int) -> None:
    """How many steps were begun: one for each leg, but for the rest of one that a window has cut in two; and
    one more where a window opened before it led anywhere. One that is paid for may be walked later."""
    legs, key, window = len(step.way) - 1, ("owed", step.figure), ("window", step.figure)
    owed = reader.get(*key, default=frozenset({0}))
    cut = (0, 1) if reader.get(*window) or reader.get("standing") else (0,)
    left = {before + steps - legs + more for before in owed for more in cut}
    left = left & {0, 1} if legs else {1}
    if not left:
        reader.fault(f"{steps} steps paid for and {set(owed)} before, {legs} walked", key, window)
    elif min(left) > max(owed):
        reader.write((step.figure, reader.number), "stopped")
    reader.write(frozenset(left or {0}), *key)
    reader.forget(*window)


@GAME.before
def promised(reader: Reader, rule: str, sentence: str) -> None:
    """A step that led nowhere was stopped by a window; who waits no more is spoken of again."""
    figure, line = reader.get("stopped", default=("", 0))
    if figure and not rule.startswith(("CZ-OPP", "CZ-MOVE")):  # a standing answer may close a window unsaid
        reader.fault(f"nothing has stopped {figure}", lines=(line,))
    reader.forget("stopped")
    figure, line = reader.get("unready", default=("", 0))
    if figure and re.search(rf"\b{figure}\b", sentence):
        reader.forget("unready")
    elif figure and reader.number > line + SOON:
        reader.fault(f"nothing was done by {figure}, or to it", lines=(line,))
        reader.forget("unready")


@SAYS(
    "CZ-MOVE-05",
    en="{figure:id} walks: {steps:steps}; {n:int} AP, steps on difficult ground {dear:int}, {left:int} left",
    fr="{figure:id} avance : {steps:steps} ; {n:int} PA, dont {dear:int} pas en terrain difficile, "
    "reste {left:int}",
)
def walks_slowly(reader: Reader, said: Said) -> None:
    """Two points for a step on difficult ground."""
    step = walked(reader, said)
    begun(reader, step, said["n"] - said["dear"])
    spend(reader, step.figure, said["n"], said["left"])


@SAYS(
    "CZ-MOVE-03",
    "CZ-MOVE-04",
    en="{figure:id} walks on: {steps:steps}; {left:int} AP left",
    fr="{figure:id} avance encore : {steps:steps} ; reste {left:int} PA",
)
def walks_on(reader: Reader, said: Said) -> None:
    step = walked(reader, said)
    spend(reader, step.figure, 0, said["left"])


@SAYS(
    "CZ-MOVE-03",
    en="{figure:id} drives: {steps:steps}; {cm:cm} cm this turn",
    fr="{figure:id} roule : {steps:steps} ; {cm:cm} cm ce tour",
)
def drives(reader: Reader, said: Said) -> None:
    """As far as it has driven this turn, all runs together; with everybody aboard."""
    step, *along = said["steps"]
    reader.agree("figure", step.figure, said["figure"])
    aboard = {figure for figure, vehicle in reader.all("aboard").items() if vehicle == step.figure}
    reader.agree("aboard", {way.figure for way in along}, aboard)
    for way in said["steps"]:
        stands(reader, way)
        reader.agree("way", way.way, step.way)
    moving(reader, step.figure)
    if (most := number_of(reader)) is not None and step.measured > 100 * most + 2:
        reader.fault(f"driven {step.measured / 100}, paid for {most}", ("deed",))
    driven = reader.get("driven", step.figure, default=0) + step.measured
    if abs(driven - said["cm"]) > 2:
        reader.fault(f"driven {said['cm'] / 100}, derived {driven / 100}", ("driven", step.figure))
    reader.write(said["cm"], "driven", step.figure)


@SAYS(
    "CZ-MOVE-01",
    en="{figure:id} turns for nothing: {steps:steps}",
    fr="{figure:id} pivote sans frais : {steps:steps}",
)
@SAYS("CZ-MOVE-02", en="{figure:id} turns: {steps:steps}", fr="{figure:id} pivote : {steps:steps}")
def turns(reader: Reader, said: Said) -> None:
    """Who acts, or what he drives: that by as much as was paid for."""
    (step,) = said["steps"]
    reader.agree("figure", step.figure, said["figure"])
    moving(reader, step.figure)
    if reader.get("aboard", reader.get("acting")) == step.figure and step.facing >= 0:
        by = abs((step.facing - reader.get("facing", step.figure, default=0) + 180) % 360 - 180)
        reader.agree("degrees", by, number_of(reader), ("deed",), ("facing", step.figure))
    stands(reader, step)


def number_of(reader: Reader) -> int | None:
    """The number in the deed that was paid for last."""
    found = re.search(r"\b\d+\b", reader.get("deed", default=("", ""))[1])
    return int(found[0]) if found else None


@SAYS(
    "CZ-MOVE-06",
    en="{figure:id} goes back to free ground: {steps:steps}",
    fr="{figure:id} recule en terrain libre : {steps:steps}",
)
@SAYS(
    "CZ-MOVE-07",
    en="{figure:id} climbs or jumps: {steps:steps}",
    fr="{figure:id} grimpe ou saute : {steps:steps}",
)
@SAYS(
    "CZ-ACT-04", en="{figure:id} crosses: {steps:steps}", fr="{figure:id} franchit l'obstacle : {steps:steps}"
)
@SAYS(
    "CZ-MACH-09",
    en="{figure:id} goes or turns of its own accord: {steps:steps}",
    fr="{figure:id} va ou pivote sans ordre : {steps:steps}",
)
def goes(reader: Reader, said: Said) -> None:
    (step,) = said["steps"]
    reader.write(said["figure"], "own accord")  # it may fire at a friend
    reader.agree("figure", step.figure, said["figure"])
    if wandered := reader.get("wanders", step.figure):
        key = ("wanders", step.figure)
        facing = (reader.get("facing", step.figure, default=0) - 45 * (wandered[0] - 1)) % 360
        reader.agree("direction", step.facing, facing, key, ("facing", step.figure))
        if step.measured > wandered[1] * STEP + 2:
            reader.fault(f"{step.measured / 100} cm with a {wandered[1]}", key)
        reader.forget(*key)
    stands(reader, step)
    if len(step.way) > 1:
        mark(reader, step.figure, lost={"dropped"})


@SAYS("CZ-REAC-17", en="{figure:id} flees: {steps:steps}", fr="{figure:id} fuit : {steps:steps}")
def flees(reader: Reader, said: Said) -> None:
    step = said["steps"][0]
    reader.agree("figure", step.figure, said["figure"])
    if "routed" not in states(reader, step.figure):
        reader.fault(f"{step.figure} is not routed", ("states", step.figure))
    cause(reader, step.figure)
    if step.measured > FLIGHT + 2:
        reader.fault(f"a flight of {step.measured / 100} cm")
    stands(reader, step)


# -- markers -------------------------------------------------------------------------------------------------


@SAYS(
    "CZ-REAC-14", en="{figure:id} panics: {left:int} AP left", fr="{figure:id} panique : reste {left:int} PA"
)
def panics_with(reader: Reader, said: Said) -> None:
    """Three points in all this turn: those that are left, never more than there were."""
    figure, left = said["figure"], said["left"]
    follows(reader, figure)
    had = reader.get("ap", figure, default=0)
    spent = reader.get("allotted", figure, default=had) - had
    reader.agree("points left", left, max(0, min(had, 3 - spent)), ("ap", figure))
    mark(reader, figure, "panicked", lost={"steady"})
    reader.write(left, "ap", figure)


@SAYS(*ANY, en="{figure:id} panics", fr="{figure:id} panique")
def panics(reader: Reader, said: Said) -> None:
    follows(reader, said["figure"])
    if known(reader, said["figure"]):
        mark(reader, said["figure"], "panicked", lost={"steady", "routed", "stunned", "waiting"})


@SAYS(
    *ANY,
    en="{figure:id} is routed and will flee when the next turn begins",
    fr="{figure:id} cède à la déroute et fuira au début du tour suivant",
)
def routs(reader: Reader, said: Said) -> None:
    follows(reader, said["figure"])
    if known(reader, said["figure"]):
        mark(reader, said["figure"], "routed", lost={"panicked", "steady", "stunned"})
        reader.write(0, "ap", said["figure"])


@SAYS(
    "CZ-AREA-10",
    en="{figure:id} is stunned; it comes to on {n:int} or more",
    fr="{figure:id} perd connaissance ; il faut {n:int} ou plus pour revenir à soi",
)
def stunned(reader: Reader, said: Said) -> None:
    follows(reader, said["figure"])
    mark(reader, said["figure"], "stunned", lost={"panicked", "steady", "routed"})
    reader.write(0, "ap", said["figure"])


def marker(name: str, en: str, fr: str, *, on: bool = True, instead: set[str] | None = None) -> None:
    """A sentence that a figure has a marker from now on, or has it no more."""

    def marked(reader: Reader, said: Said) -> None:
        figure = said["figure"]
        if not known(reader, figure):
            return
        if on and name in ("dropped", "waiting") and figure != reader.get("acting"):
            reader.fault(f"{figure} does not act now", ("acting",))
        if on and name in ("steady", "burning", "frozen", "suit_damaged"):
            follows(reader, figure)
        if name == "waiting":
            reader.write(figure, "shooter")
        if not on and (name, reader.rule) in (("waiting", "CZ-OPP-03"), ("dropped", "CZ-ACT-05")):
            reader.write((figure, reader.number), "unready")
        if not on and name not in states(reader, figure):
            reader.fault(f"{figure} was not {name}", ("states", figure))
        mark(reader, figure, *((name,) if on else ()), lost=(instead or set()) | (set() if on else {name}))

    SAYS(*ANY, en=en, fr=fr)(marked)


marker(
    "steady",
    "{figure:id} is steady again: 3 AP this turn",
    "{figure:id} se ressaisit : 3 PA ce tour",
    instead=REACTIONS,
)
marker("dropped", "{figure:id} drops down: in cover", "{figure:id} se jette à couvert")
marker("waiting", "{figure:id} waits to fire", "{figure:id} se tient {?prêt|prête} en tir d'opportunité")
marker("burning", "{figure:id} is on fire", "{figure:id} prend feu")
marker("frozen", "{figure:id} is frozen this turn", "{figure:id} se fige pour ce tour")
marker(
    "suit_damaged",
    "The power suit of {figure:id} is damaged in its place and protects no more",
    "L'armure assistée de {figure:id} encaisse à sa place et ne protège plus",
)
marker(
    "waiting", "{figure:id} no longer waits to fire", "{figure:id} n'est plus en tir d'opportunité", on=False
)
marker("dropped", "{figure:id} gets up", "{figure:id} se relève", on=False)
marker("burning", "The flames on {figure:id} go out", "Les flammes s'éteignent sur {figure:id}", on=False)


@SAYS(
    "CZ-MACH-07",
    en="{figure:id} will malfunction in the next compulsory step",
    fr="{figure:id} aura un dysfonctionnement à la prochaine étape obligatoire",
)
def glitch(reader: Reader, said: Said) -> None:
    follows(reader, said["figure"])


# -- losses --------------------------------------------------------------------------------------------------


@SAYS(
    *ANY,
    en="{figure:id} is eliminated; left in {unit:id}: {left:int}",
    fr="{figure:id} est hors de combat ; effectif de {unit:id} : {left:int}",
)
@SAYS(
    *ANY,
    en="{figure:id} is wrecked; left in {unit:id}: {left:int}",
    fr="{figure:id} est {?détruit|détruite}, une épave ; effectif de {unit:id} : {left:int}",
)
@SAYS(
    *ANY,
    en="{figure:id} flees off the table; left in {unit:id}: {left:int}",
    fr="{figure:id} s'enfuit hors de la table ; effectif de {unit:id} : {left:int}",
)
def lost(reader: Reader, said: Said) -> None:
    figure, unit = said["figure"], said["unit"]
    if not known(reader, figure):
        return
    follows(reader, figure)
    members = [id for id in reader.all("place") if id.startswith(unit) and len(id) == len(unit) + 1]
    reader.agree("left", said["left"], len(members) - (figure in members))
    if figure not in members:
        reader.fault(f"{figure} is none of {unit}")
    reader.write(figure, "fallen")
    for key in ("place", "facing", "states", "ap"):
        reader.forget(key, figure)


@SAYS(
    *ANY,
    en="{side:side}: {n:int} points for figures put out, {total:int} in all",
    fr="Points de {side:side} pour des figurines mises hors de combat : {n:int}, en tout {total:int}",
)
def scores(reader: Reader, said: Said) -> None:
    """The price of who has just fallen, on his sheet; the sum of all of them."""
    side, total = said["side"], said["total"]
    before = reader.get("kills", side, default=0)
    reader.agree("points in all", total, max(0, before + said["n"]), ("kills", side))
    fallen = reader.get("fallen", default="")
    price = printed(reader, fallen, COST) if fallen and said["n"] > 0 else None
    if price is not None:
        reader.agree("points", said["n"], price, ("fallen",))
        reader.agree("side", side, other(side_of(fallen)), ("fallen",))
    reader.write(total, "kills", side)


@SAYS(
    "CZ-GAME-04",
    en="{side:side}: a point for {zone:text}, {total:int} in all (figures there {a:int} against {b:int})",
    fr="{side:side} marque un point pour {zone:text}, {total:int} en tout"
    " (figurines sur place : {a:int} contre {b:int})",
)
def holds_zone(reader: Reader, said: Said) -> None:
    before = reader.get("score", said["side"], default=0)
    reader.agree("score", said["total"], before + 1, ("score", "one"), ("score", "two"))
    if said["a"] <= said["b"]:
        reader.fault("the other side has as many")
    reader.write(said["total"], "score", said["side"])


@GAME.holds
def held(reader: Reader) -> dict[str, Any]:
    """Places, facings, points and markers of the figures on the table; points of the sides."""
    out: dict[str, Any] = {}
    for figure, at in reader.all("place").items():
        if reader.get("sheet", figure) is None:
            continue
        if not reader.get("aboard", figure):
            out[f"place of {figure}"] = at
            out[f"facing of {figure}"] = reader.get("facing", figure)
        out[f"points of {figure}"] = reader.get("ap", figure, default=0)
        out[f"markers of {figure}"] = tuple(sorted(states(reader, figure)))
    for side in ("one", "two"):
        out[f"points of side {side}"] = reader.get("kills", side, default=0)
        out[f"score of side {side}"] = reader.get("score", side, default=0)
    return out


def harmless(kind: str, before: str, after: str) -> bool:
    """What its owner may choose as he likes and nothing else tells: where one looks, where a
    vehicle waits that nobody drives or shoots at."""
    if ZONE.search(before) and ZONE.sub("", before) == ZONE.sub("", after):
        return True
    if SEEN.search(before):
        return True
    if kind != "side" and HEIGHT.sub("", before) == HEIGHT.sub("", after):
        return True
    if kind == "faces" and all(AGAIN.search(line) for line in (before, after)):
        return True
    if kind != "steps":
        return False
    return FACING.sub("", before) == FACING.sub("", after) or PLACED_CAR.search(before) is not None


ZONE = re.compile(r" \d+ (?:contre|against) \d+\)")
"""How many of each side are in a zone: its outline is not in the record."""
SEEN = re.compile(r" (?:sees|voit ?): ")
"""Whom one sees the ground tells, which is not in the record; who is fired at is among them."""
HEIGHT = re.compile(r", (?:hauteur )?[\d.,]+ cm(?: high)?")
"""How high a thing is that one climbs."""
FACING = re.compile(r", (?:facing|cap) \d+°")
PLACED_CAR = re.compile(r"(?:one|two)v\d[a-z] (?:at|en) ")
AGAIN = re.compile(r"1d8 \([1-6]\), (?:it stands|il fait foi) ")
"""A die that only says on the mark or off it."""
GAME.harmless = harmless
