"""Combat Zone as a referee reads it: places, points, needs, totals, losses; it knows nothing of the package.

Every sentence the record may hold stands once in each language, here, in `combat_zone_fire`, in
`combat_zone_fights` and in `combat_zone_remarks`; one that is not known is a fault.
"""

from __future__ import annotations

import re
from math import hypot
from typing import Any

import tests.reader.combat_zone_fights
import tests.reader.combat_zone_fire  # noqa: F401  their sentences
from tests.reader.combat_zone_notebook import (
    ANY,
    AP,
    COST,
    FLIGHT,
    GAME,
    QUALITY,
    REACTIONS,
    SAYS,
    STEP,
    acts,
    group,
    known,
    mark,
    other,
    printed,
    side_of,
    spend,
    stands,
    states,
)
from tests.reader.core import Reader, Rolled, Said
from tests.reader.wording import Step

# -- setting up ----------------------------------------------------------------------------------------------


@SAYS("CZ-FORCE-01", en="Sheets of {unit:id}: {figures:text}", fr="Fiches de {unit:id} : {figures:text}")
def sheets(reader: Reader, said: Said) -> None:
    """Which sheet each figure has, and its quality."""
    qualities = {
        q for sheet in reader.sheets.values() for q in sheet.get(QUALITY[reader.lang], "").split("/")
    }
    parts = said["figures"].split(", ")
    reader.write(len(parts) == 1, "alone", said["unit"])
    for part in parts:
        figure, _, rest = part.partition(" ")
        name, _, quality = rest.rpartition(" ")
        found = (name, quality) if quality in qualities - {""} else (rest, "")
        if not figure.startswith(said["unit"]):
            reader.fault(f"{figure} is none of {said['unit']}")
        reader.write(found, "sheet", figure)
        reader.write(0, "ap", figure)


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
    reader.write(step.end, "place", step.figure)
    reader.write(step.facing, "facing", step.figure)
    reader.forget("aboard", step.figure)
    reader.write({step.figure: 1}, "wounds due")  # of one who is thrown out


@SAYS(
    "CZ-GAME-01",
    en="{side:side} has the edge: {?south|north|west|east}",
    fr="{side:side} prend le bord {?sud|nord|ouest|est}",
)
def edge(reader: Reader, said: Said) -> None:
    reader.write(True, "edge", said["side"])


@GAME.roll("CZ-GAME-01", en="Choice of edge", fr="Choix du bord")
@GAME.roll("CZ-INIT-03", en="Tie-break", fr="Départage")
def plain(reader: Reader, roll: Rolled) -> None:
    reader.agree("result", roll.about["value"], sum(roll.faces))


# -- the turn ------------------------------------------------------------------------------------------------


@SAYS("CZ-SEQ-01", en="Turn {n:int}", fr="Tour {n:int}")
def turn(reader: Reader, said: Said) -> None:
    reader.agree("turn", said["n"], reader.get("turn", default=0) + 1, ("turn",))
    reader.write(said["n"], "turn")


@SAYS(
    "CZ-SEQ-04",
    en="End of turn {n:int}: action points not spent are gone",
    fr="Fin du tour {n:int} : les points d'action restants disparaissent",
)
def turn_ends(reader: Reader, said: Said) -> None:
    reader.agree("turn", said["n"], reader.get("turn"), ("turn",))
    for figure in reader.all("ap"):
        reader.write(0, "ap", figure)
        mark(reader, figure, lost={"steady", "frozen"})
    for key in [key for key in reader.facts if key[0] in ("fired", "driven")]:
        reader.forget(*key)


@GAME.roll(
    "CZ-INIT-01",
    en="Initiative",
    fr="Initiative",
    en_result="sum {sum:int}, with leaders {total:int}",
    fr_result="somme {sum:int}, avec les chefs {total:int}",
)
def initiative(reader: Reader, roll: Rolled) -> None:
    reader.agree("sum", roll.about["sum"], sum(roll.faces))
    reader.agree("total", roll.about["total"], sum(roll.faces) + roll.sum)
    reader.write((roll.about["total"], tuple(sorted(roll.faces, reverse=True))), "initiative", roll.side)


@SAYS(
    "CZ-INIT-03",
    en="Both have {n:int}: the highest single dice decide",
    fr="{n:int} partout : les plus hauts dés décident",
)
def tied(reader: Reader, said: Said) -> None:
    for side in ("one", "two"):
        reader.agree("total", said["n"], reader.get("initiative", side)[0], ("initiative", side))


@SAYS(
    "CZ-INIT-02",
    en="{side:side} has the initiative and will act {?first|second}",
    fr="{side:side} a l'initiative et choisit d'agir en {?premier|second}",
)
def order(reader: Reader, said: Said) -> None:
    """Whoever has the higher total, then the higher dice; equal in all, a die each decides."""
    mine, theirs = reader.get("initiative", said["side"]), reader.get("initiative", other(said["side"]))
    if mine < theirs:
        reader.fault("the other side has more", ("initiative", "one"), ("initiative", "two"))


@SAYS(
    "CZ-AP-01",
    en="Action points of {unit:id}: {points:text}",
    fr="Points d'action de {unit:id} : {points:text}",
)
def points(reader: Reader, said: Said) -> None:
    """No more than its sheet gives, one less out of cohesion, three at most after a reaction."""
    loose = not reader.get("cohesive", said["unit"])
    for part in said["points"].split(", "):
        figure, _, text = part.partition(" ")
        ap = int(text) if text.isdigit() else -1
        if not figure.startswith(said["unit"]):
            reader.fault(f"{figure} is none of {said['unit']}")
        most = printed(reader, figure, AP)
        if most is not None and reader.get("sheet", figure)[1]:
            now = states(reader, figure)
            exact = most - (loose and not reader.get("alone", said["unit"]))
            exact = 0 if now & {"routed", "stunned", "frozen"} else exact
            exact = min(3, exact) if now & {"panicked", "steady"} else exact
            reader.agree(f"points of {figure}", ap, exact, ("states", figure))
        reader.write(ap, "ap", figure)
    reader.forget("cohesive", said["unit"])


@SAYS("CZ-INIT-07", en="{unit:id} is in cohesion", fr="{unit:id} {?est|sont} en cohésion")
def cohesive(reader: Reader, said: Said) -> None:
    group(reader, said["unit"])
    reader.write(True, "cohesive", said["unit"])


GAME.remark(
    "CZ-INIT-05",
    en="{unit:id} has neither leader nor sub-leader left: out of cohesion",
    fr="{unit:id} {?n'a|n'ont} plus ni chef ni sous-chef : hors cohésion",
)


@SAYS(
    "CZ-INIT-04",
    "CZ-INIT-06",
    en="{unit:id} is out of cohesion; too far off: {who:ids}",
    fr="{unit:id} {?est|sont} hors cohésion ; trop loin : {who:ids}",
)
def strays(reader: Reader, said: Said) -> None:
    group(reader, said["unit"])
    for figure in said["who"]:
        if not figure.startswith(said["unit"]):
            reader.fault(f"{figure} is none of {said['unit']}")


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
    acts(reader, said["figure"])
    spend(reader, said["figure"], said["n"], said["left"])


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


# -- going ---------------------------------------------------------------------------------------------------


def walked(reader: Reader, said: Said) -> Step:
    """One figure goes its way and gets up; no step is longer than 5 cm."""
    step: Step = said["steps"][0]
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
    legs = len(step.way) - 1
    if said["n"] not in (legs, legs - 1, legs + 1):
        reader.fault(f"{said['n']} AP for {legs} steps")
    spend(reader, step.figure, said["n"], said["left"])


@SAYS(
    "CZ-MOVE-05",
    en="{figure:id} walks: {steps:steps}; {n:int} AP, steps on difficult ground {dear:int}, {left:int} left",
    fr="{figure:id} avance : {steps:steps} ; {n:int} PA, dont {dear:int} pas en terrain difficile, "
    "reste {left:int}",
)
def walks_slowly(reader: Reader, said: Said) -> None:
    """Two points for a step on difficult ground."""
    step = walked(reader, said)
    legs = len(step.way) - 1
    if said["n"] - said["dear"] not in (legs, legs - 1, legs + 1):
        reader.fault(f"{said['n']} AP for {legs} steps, {said['dear']} of them on difficult ground")
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
    """As far as it has driven this turn, all runs together."""
    step = said["steps"][0]
    stands(reader, step)
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
    reader.agree("figure", said["steps"][0].figure, said["figure"])
    stands(reader, said["steps"][0])


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
    step = said["steps"][0]
    reader.agree("figure", step.figure, said["figure"])
    stands(reader, step)
    if len(step.way) > 1:
        mark(reader, step.figure, lost={"dropped"})


@SAYS("CZ-REAC-17", en="{figure:id} flees: {steps:steps}", fr="{figure:id} fuit : {steps:steps}")
def flees(reader: Reader, said: Said) -> None:
    step = said["steps"][0]
    reader.agree("figure", step.figure, said["figure"])
    if "routed" not in states(reader, step.figure):
        reader.fault(f"{step.figure} is not routed", ("states", step.figure))
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
    if left > min(3, reader.get("ap", figure, default=0)):
        reader.fault(f"{left} AP left", ("ap", figure))
    mark(reader, figure, "panicked", lost={"steady"})
    reader.write(left, "ap", figure)


@SAYS(*ANY, en="{figure:id} panics", fr="{figure:id} panique")
def panics(reader: Reader, said: Said) -> None:
    if known(reader, said["figure"]):
        mark(reader, said["figure"], "panicked", lost={"steady", "routed", "stunned", "waiting"})


@SAYS(
    *ANY,
    en="{figure:id} is routed and will flee when the next turn begins",
    fr="{figure:id} cède à la déroute et fuira au début du tour suivant",
)
def routs(reader: Reader, said: Said) -> None:
    if known(reader, said["figure"]):
        mark(reader, said["figure"], "routed", lost={"panicked", "steady", "stunned"})
        reader.write(0, "ap", said["figure"])


@SAYS(
    "CZ-AREA-10",
    en="{figure:id} is stunned; it comes to on {n:int} or more",
    fr="{figure:id} perd connaissance ; il faut {n:int} ou plus pour revenir à soi",
)
def stunned(reader: Reader, said: Said) -> None:
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
        if name == "waiting":
            reader.write(figure, "shooter")
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
GAME.remark(
    "CZ-MACH-07",
    en="{figure:id} will malfunction in the next compulsory step",
    fr="{figure:id} aura un dysfonctionnement à la prochaine étape obligatoire",
)


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
    reader.agree(
        "score", said["total"], reader.get("score", said["side"], default=0) + 1, ("score", said["side"])
    )
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
    if kind == "faces" and all(AGAIN.search(line) for line in (before, after)):
        return True
    if kind != "steps":
        return False
    return FACING.sub("", before) == FACING.sub("", after) or PLACED_CAR.search(before) is not None


ZONE = re.compile(r" \d+ (?:contre|against) \d+\)")
"""How many of each side are in a zone: its outline is not in the record."""
FACING = re.compile(r", (?:facing|cap) \d+°")
PLACED_CAR = re.compile(r"(?:one|two)v\d[a-z] (?:at|en) ")
AGAIN = re.compile(r"1d8 \([1-6]\), (?:it stands|il fait foi) ")
"""A die that only says on the mark or off it."""
GAME.harmless = harmless
