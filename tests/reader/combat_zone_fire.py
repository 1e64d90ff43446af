"""Shots, blasts and wounds of Combat Zone as a referee reads them."""

from __future__ import annotations

from math import hypot

from tests.reader.combat_zone_notebook import (
    GAME,
    RESISTANCE,
    SAYS,
    TO_HIT,
    known,
    printed,
    radius,
)
from tests.reader.core import Reader, Rolled, Said


@SAYS(
    "CZ-SHOOT-05",
    en="From {a:id} to {b:id}: {cm:cm} cm, range {?point blank|short|long|too long}",
    fr="{?De |D'}{a:id} à {b:id} : {cm:cm} cm, portée {?à bout portant|bout portant|courte|longue|dépassée}",
)
def measured(reader: Reader, said: Said) -> None:
    """From base to base."""
    ends = [reader.get("place", said[key]) for key in ("a", "b")]
    if None in ends:
        reader.fault("not on the table")
    elif not any(reader.get("aboard", said[key]) for key in ("a", "b")):
        bases = radius(reader, said["a"]) + radius(reader, said["b"])
        apart = max(0, hypot(ends[0][0] - ends[1][0], ends[0][1] - ends[1][1]) - bases)
        if abs(apart - said["cm"]) > 1.5:
            keys = ("place", said["a"]), ("place", said["b"])
            reader.fault(f"distance: told {said['cm'] / 100}, derived {apart / 100:.2f}", *keys)


def hits_needed(modifiers: int) -> int:
    return min(6, max(2, TO_HIT - modifiers))


@GAME.roll(
    "CZ-SHOOT-10",
    en="{figure:id} to hit {target:ids}",
    fr="Jet pour toucher de {figure:id} sur {target:ids}",
    en_result="hits: {hits:text}",
    fr_result="touches : {hits:text}",
)
def to_hit(reader: Reader, roll: Rolled) -> None:
    """A die hits from the face that 6 and the modifiers ask for; a 1 never, a 6 always."""
    if not roll.needs:
        return
    reader.agree("needed", roll.least, hits_needed(roll.sum))
    derived = sum(face >= roll.least for face in roll.faces)
    if roll.about["hits"].isdigit() and len(roll.faces) > 1:
        reader.agree("hits", int(roll.about["hits"]), derived)


@SAYS(
    "CZ-SHOOT-11",
    en="{a:id} at {b:id}: shots {n:int}, {need:int}+ needed ({mods:text})",
    fr="{a:id} sur {b:id} : coups {n:int}, il faut {need:int}+ ({mods:text})",
)
def aimed_at(reader: Reader, said: Said) -> None:
    values = [part.rsplit(" ", 1)[-1] for part in said["mods"].split(", ")]
    added = sum(int(value) for value in values if value.lstrip("-").isdigit())
    reader.agree("needed", said["need"], hits_needed(added))


GAME.remark(
    "CZ-SHOOT-10", en="Hits of {a:id} on {b:id}: {n:int}", fr="Touches de {a:id} sur {b:id} : {n:int}"
)


@SAYS(
    "CZ-SHOOT-01",
    en="{a:id} fires, {weapon:text}, {mode:text}; shots: {shots:text}; this turn {n:int} of {cap:int}",
    fr="{a:id} tire, {weapon:text}, {mode:text} ; coups : {shots:text} ; ce tour {n:int} sur {cap:int}",
)
def fires(reader: Reader, said: Said) -> None:
    """A burst counts one, or each shot does, as was agreed; a weapon has the same limit all along."""
    key = "fired", said["a"], said["weapon"]
    shots = sum(int(part.rsplit(" ", 1)[-1]) for part in said["shots"].split(", "))
    before = reader.get(*key, default=0)
    burst = said["mode"] in ("burst", "rafale")
    if said["n"] not in ((before + 1, before + shots) if burst else (before, before + 1)):
        reader.fault(f"fired {said['n']}: {before} before", key)
    reader.agree("limit", said["cap"], reader.get("cap", *key[1:], default=said["cap"]), ("cap", *key[1:]))
    reader.write(said["cap"], "cap", *key[1:])
    reader.write(said["n"], *key)


GAME.remark(
    "CZ-SHOOT-01", en="Hits of {a:id}, in order: {b:ids}", fr="Touches de {a:id}, dans l'ordre : {b:ids}"
)
GAME.remark("CZ-SHOOT-02", en="{a:id} sees: {b:ids}", fr="{a:id} voit : {b:ids}")
GAME.remark(
    "CZ-SHOOT-02",
    en="{a:id} sees nobody to shoot at any more",
    fr="{a:id} ne voit plus personne sur qui tirer",
)
GAME.remark(
    "CZ-SHOOT-05",
    en="{b:id} is out of range of {a:id}: the shots miss",
    fr="{b:id} est hors de portée de {a:id} : les coups sont perdus",
)
GAME.remark(
    "CZ-REAC-15",
    en="{a:id} is panicked, not in cover: no harder to hit",
    fr="{a:id} panique mais n'est pas à couvert : pas plus difficile à toucher",
)
GAME.remark("CZ-TERR-02", en="{a:id} has cover: {level:text}", fr="{a:id} a un couvert : {level:text}")
GAME.remark(
    "CZ-WND-06",
    en="The hits left for {a:id} are void: {n:int}",
    fr="Touches perdues, {a:id} étant déjà à terre : {n:int}",
)


def wound(reader: Reader, roll: Rolled) -> None:
    """The resistance less the modifiers is needed on the dice; the total counts them."""
    target, resistance = roll.about["target"], roll.about["resistance"]
    known(reader, target)
    own = printed(reader, target, RESISTANCE)
    if own is not None:
        reader.agree("resistance", resistance, own)
    reader.agree("needed", int(roll.needs.rstrip("+") or 0), resistance - roll.sum)
    reader.agree("total", roll.about["total"], sum(roll.faces) + roll.sum)


WOUNDS = (
    ("CZ-WND-01", "Wound roll on {target:id}", "Blessure de {target:id}"),
    ("CZ-AREA-05", "Blast on {target:id}", "Souffle sur {target:id}"),
    ("CZ-AREA-07", "Burning ground, {target:id}", "Sol en feu, {target:id}"),
    ("CZ-CC-12", "Blow on {target:id}", "Coup porté à {target:id}"),
    ("CZ-MOVE-07", "Fall of {target:id}", "Chute de {target:id}"),
)
for _rule, _en, _fr in WOUNDS:
    GAME.roll(
        _rule,
        en=_en + ", resistance {resistance:int}",
        fr=_fr + ", résistance {resistance:int}",
        en_result="total {total:int}",
        fr_result="total {total:int}",
    )(wound)
