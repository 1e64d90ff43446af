"""Reactions, close combat, technology and blasts of Combat Zone as a referee reads them."""

from __future__ import annotations

from math import cos, hypot, radians, sin

from tests.reader.combat_zone_notebook import (
    ANY,
    BLASTS,
    GAME,
    MARK,
    OK_FROM,
    PANIC_FROM,
    PIP,
    REACTIONS,
    SAYS,
    acts,
    bearing,
    known,
    mark,
    printed,
    radius,
    side_of,
    states,
)
from tests.reader.combat_zone_remarks import REMARKS
from tests.reader.core import Reader, Rolled, Said


@GAME.roll(
    "CZ-REAC-01",
    en="Reaction test of {figure:id}",
    fr="Test de réaction de {figure:id}",
    en_result="total {total:int}: {result:text}",
    fr_result="total {total:int} : {result:text}",
)
def reaction(reader: Reader, roll: Rolled) -> None:
    """8 holds, 5 panics, less routs."""
    figure, total = roll.about["figure"], roll.about["total"]
    reader.agree("total", total, sum(roll.faces) + roll.sum)
    if not states(reader, figure) & REACTIONS:
        reader.fault(f"{figure} has nothing to test for", ("states", figure))
    words = {"steady": 2, "tient bon": 2, "panic": 1, "panique": 1, "rout": 0, "déroute": 0}
    if (result := words.get(roll.about["result"])) is not None:
        reader.agree("result", result, 2 if total >= OK_FROM else 1 if total >= PANIC_FROM else 0)


@GAME.roll(
    "CZ-CC-04",
    en="Close combat of {figure:id}",
    fr="Combat rapproché de {figure:id}",
    en_result="difference {n:int}",
    fr_result="écart {n:int}",
)
def clash(reader: Reader, roll: Rolled) -> None:
    """The dice before the minus less those behind it, and the modifiers of both."""
    reader.write((roll.about["figure"], roll.about["n"]), "clash")
    reader.write(("", (), list(roll.faces)), "throw")
    if "-" in roll.dice:
        count = sum(int(part.split("d")[0]) for part in roll.dice.partition("-")[0].split("+"))
        derived = sum(roll.faces[:count]) - sum(roll.faces[count:]) + roll.sum
        reader.agree("difference", roll.about["n"], derived)


@SAYS(
    "CZ-CC-04",
    en="{a:id} {own:int}, {b:id} {other:int}: {end:text}",
    fr="{a:id} {own:int}, {b:id} {other:int} : {end:text}",
)
def totals(reader: Reader, said: Said) -> None:
    """Both totals: their difference is that of the throw; the higher strikes."""
    figure, difference = reader.get("clash", default=("", 0))
    if side_of(said["a"]) == side_of(said["b"]):
        reader.fault(f"{said['a']} and {said['b']} are friends")
    pair = reader.get("fight")
    if pair and pair[0] in (said["a"], said["b"]):
        reader.agree("fighters", {said["a"], said["b"]}, set(pair), ("fight",))
    if figure == said["a"]:
        reader.agree("difference", said["own"] - said["other"], difference, ("clash",))
    strikes = said["a"] if said["own"] > said["other"] else said["b"]
    if (said["own"] != said["other"]) != said["end"].startswith(strikes):
        reader.fault(f"{said['end']}: told of {said['own']} against {said['other']}")


@GAME.roll(
    "CZ-TECH-01",
    en="Technology roll of {figure:id} against {hard:int}",
    fr="Jet de technologie de {figure:id} contre {hard:int}",
    en_result="total {total:int}: {result:text}",
    fr_result="total {total:int} : {result:text}",
)
@GAME.roll(
    "CZ-TECH-04",
    en="Repair by {figure:id} against {hard:int}",
    fr="Réparation par {figure:id} contre {hard:int}",
    en_result="total {total:int}: {result:text}",
    fr_result="total {total:int} : {result:text}",
)
@GAME.roll(
    "CZ-TECH-05",
    en="First aid by {figure:id} against {hard:int}",
    fr="Premiers soins de {figure:id} contre {hard:int}",
    en_result="total {total:int}: {result:text}",
    fr_result="total {total:int} : {result:text}",
)
def technology(reader: Reader, roll: Rolled) -> None:
    reader.agree("total", roll.about["total"], sum(roll.faces) + roll.sum)
    reader.agree("needed", int(roll.needs.rstrip("+") or 0), roll.about["hard"] - roll.sum)
    words = {"done": True, "réussi": True, "failed": False, "raté": False}
    if (result := words.get(roll.about["result"])) is not None:
        reader.agree("result", result, roll.about["total"] >= roll.about["hard"])


def thrown(reader: Reader, roll: Rolled) -> None:
    """A throw of which only the faces are read."""


for _rule, _en, _fr in (
    ("CZ-AREA-09", "{what:text}", "{what:text}"),
    ("CZ-AREA-10", "{what:text}", "{what:text}"),
    ("CZ-WND-02", "{what:text}", "{what:text}"),
    ("CZ-WND-04", "{what:text}", "{what:text}"),
    ("CZ-MOVE-02", "{what:text}", "{what:text}"),
    ("CZ-MACH-04", "{what:text}", "{what:text}"),
    ("CZ-MACH-05", "{what:text}", "{what:text}"),
    ("CZ-MACH-09", "{what:text}", "{what:text}"),
):
    GAME.roll(_rule, en=_en, fr=_fr, en_result="{came:text}", fr_result="{came:text}")(thrown)


@GAME.roll(
    "CZ-AREA-04",
    en="Deviation, {figure:id}",
    fr="Déviation du tir de {figure:id}",
    en_result="{came:text}",
    fr_result="{came:text}",
)
def deviates(reader: Reader, roll: Rolled) -> None:
    """7 or 8 on 1D8 is on the mark; else a direction and pips."""
    if len(roll.faces) == 1:
        reader.agree("needed", roll.least, MARK)
        words = {"on the mark": True, "au but": True, "off the mark": False, "à côté": False}
        if (came := words.get(roll.about["came"])) is not None:
            reader.agree("mark", came, roll.faces[0] >= MARK)
        reader.write((0, 0), "deviation")
    else:
        before = reader.get("throw", default=("", (), [1]))[2]
        if len(before) == 1 and before[0] >= MARK:
            reader.fault(f"{before[0]} was on the mark", ("throw",))
        reader.write(roll.faces, "deviation")
    reader.write(("", (), list(roll.faces)), "throw")
    reader.agree(
        "figure", roll.about["figure"], reader.get("aim", default=(roll.about["figure"],))[0], ("aim",)
    )


@SAYS(*ANY, en="{a:id} aims, {what:text}, at {x:cm} {y:cm}", fr="{a:id} vise, {what:text}, en {x:cm} {y:cm}")
def aims(reader: Reader, said: Said) -> None:
    acts(reader, said["a"])
    reader.write((said["a"], said["x"], said["y"]), "aim")
    reader.write(BLASTS.get(said["what"]), "charge")


@SAYS(
    *ANY,
    en="It goes off at {x:cm} {y:cm}, radius {r:cm} cm; in it: {who:text}",
    fr="L'impact est en {x:cm} {y:cm}, rayon {r:cm} cm ; pris dedans : {who:text}",
)
def goes_off(reader: Reader, said: Said) -> None:
    """Where it was aimed, or off by the pips in the direction thrown; a wall or its reach may stop it."""
    at, aim, off = (said["x"], said["y"]), reader.get("aim"), reader.get("deviation")
    reader.write((*at, said["r"]), "impact")
    reader.write(said["who"].split(", "), "caught")
    wide = reader.get("charge") if aim else BLASTS["grenade launcher"]
    if wide is not None:
        reader.agree("radius", said["r"], wide, ("charge",))
    if aim and off:
        thrower, mark_at = reader.get("place", aim[0], default=(0, 0)), aim[1:]
        turn_by = radians(bearing(thrower, mark_at) - 45 * (off[0] - 1))
        dx, dy = at[0] - mark_at[0], at[1] - mark_at[1]
        along, aside = dx * cos(turn_by) + dy * sin(turn_by), abs(dy * cos(turn_by) - dx * sin(turn_by))
        mark_face = reader.get("throw", default=("", (), []))[2]
        if not off[1] and len(mark_face) == 1 and mark_face[0] < MARK:
            reader.fault(f"{mark_face[0]} was off the mark", ("throw",))
        if not off[1]:
            along, aside = hypot(dx, dy), 0
        if aside > 3 or not -3 <= along <= off[1] * PIP + 3:
            reader.fault(f"impact {at}: aimed at {mark_at}, off by {off}", ("aim",), ("deviation",))
    for figure in said["who"].split(", ") if said["who"] not in ("nothing", "rien") else ():
        place = reader.get("place", figure)
        if (
            place is None
            or hypot(place[0] - at[0], place[1] - at[1]) > said["r"] + radius(reader, figure) + 2
        ):
            reader.fault(f"{figure} is not in it", ("place", figure))
    reader.forget("aim")
    reader.forget("deviation")


@SAYS(
    "CZ-AREA-07",
    en="The ground burns at {x:cm} {y:cm}, radius {r:cm} cm, to the end of turn {n:int}",
    fr="Le sol brûle en {x:cm} {y:cm}, rayon {r:cm} cm, jusqu'à la fin du tour {n:int}",
)
def burns(reader: Reader, said: Said) -> None:
    reader.agree("place", (said["x"], said["y"], said["r"]), reader.get("impact"), ("impact",))
    reader.agree("turn", said["n"], reader.get("turn", default=0) + 1, ("turn",))


@SAYS(*ANY, en="{a:id} gets into {b:id}", fr="{a:id} monte dans {b:id}")
def boards(reader: Reader, said: Said) -> None:
    reader.write(said["b"], "aboard", said["a"])
    mark(reader, said["a"], lost={"dropped", "waiting"})


@SAYS("CZ-TECH-05", en="{a:id} will live", fr="{a:id} survivra")
def lives(reader: Reader, said: Said) -> None:
    reader.write("", "fallen")


@SAYS(
    *ANY,
    en="{a:id} fights {b:id}; attacks: {n:int}",
    fr="{a:id} combat {b:id} ; attaques : {n:int}",
)
@SAYS(
    *ANY,
    en="{a:id} fights on against {b:id}; attacks: {n:int}",
    fr="{a:id} combat encore {b:id} ; attaques : {n:int}",
)
def fights(reader: Reader, said: Said) -> None:
    named(reader, said)
    reader.write((said["a"], said["b"]), "fight")
    for figure in (said["a"], said["b"]):
        reader.write(True, "engaged", figure)


@SAYS(*ANY, en="{a:id} is free to act again", fr="{a:id} est de nouveau libre d'agir")
def freed(reader: Reader, said: Said) -> None:
    if known(reader, said["a"]) and not reader.get("engaged", said["a"]):
        reader.fault(f"{said['a']} was in no fight", ("engaged", said["a"]))
    reader.forget("engaged", said["a"])


@SAYS("CZ-SHOOT-13", en="{what:text} left to {a:id}: {n:int}", fr="{what:text} restant à {a:id} : {n:int}")
def counted(reader: Reader, said: Said) -> None:
    """One less than before; the first time, than on the sheet."""
    key = "counted", said["a"], said["what"]
    before = reader.get(*key, default=printed(reader, said["a"], {"en": said["what"], "fr": said["what"]}))
    if before is not None:
        reader.agree("left", said["n"], before - 1, key)
    reader.write(said["n"], *key)


@SAYS(
    "CZ-OPP-06",
    en="{a:id} falls before it can act: its points are lost",
    fr="{a:id} tombe avant d'avoir agi : ses points sont perdus",
)
def falls_first(reader: Reader, said: Said) -> None:
    if reader.get("place", said["a"]) is not None and not states(reader, said["a"]) & REACTIONS:
        reader.fault(f"{said['a']} stands", ("states", said["a"]))


def named(reader: Reader, said: Said) -> None:
    """Whoever a remark names is on the table."""
    for hole in ("a", "b"):
        if hole in said:
            known(reader, said[hole])


for _en, _fr in (  # of the fallen too
    ("{a:id} has lost a weapon: {what:text}", "{a:id} a perdu une arme : {what:text}"),
    ("{a:id} lets go of {what:text}", "{a:id} lâche {what:text}"),
):
    GAME.remark(*ANY, en=_en, fr=_fr)
for _en, _fr in REMARKS:
    SAYS(*ANY, en=_en, fr=_fr)(named)
