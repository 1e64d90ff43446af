"""Reactions, close combat, technology and blasts of Combat Zone as a referee reads them."""

from __future__ import annotations

import re
from math import cos, hypot, radians, sin

from tests.reader.combat_zone_notebook import (
    ANY,
    ATTACKS,
    BLASTS,
    GAME,
    MARK,
    OK_FROM,
    PANIC_FROM,
    PIP,
    REACTIONS,
    RESISTANCE,
    SAYS,
    acts,
    bearing,
    cause,
    follows,
    gap_of,
    known,
    mark,
    moving,
    other,
    printed,
    radius,
    side_of,
    stands,
    states,
    thrown_by,
)
from tests.reader.combat_zone_remarks import named
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
    thrown_by(reader, roll.side, figure)
    cause(reader, figure)
    if reader.get("tested", figure):
        reader.fault(f"{figure} was tested this turn", ("tested", figure))
    reader.write(True, "tested", figure)
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
    en_result="comes to {n:int}",
    fr_result="donne {n:int}",
)
def clash(reader: Reader, roll: Rolled) -> None:
    """The dice before the minus less those behind it, and the modifiers of both; or those of one alone, who
    may throw some of them again."""
    thrown_by(reader, roll.side, roll.about["figure"])
    if roll.about["figure"] not in reader.get("fight", default=()):
        reader.fault(f"{roll.about['figure']} does not fight now", ("fight",))
    reader.write((roll.about["figure"], roll.about["n"]), "clash")
    reader.forget("shown", roll.about["figure"])
    reader.write(("", (), list(roll.faces)), "throw")
    if "-" in roll.dice:
        count = sum(int(part.split("d")[0]) for part in roll.dice.partition("-")[0].split("+"))
        derived = sum(roll.faces[:count]) - sum(roll.faces[count:]) + roll.sum
        reader.agree("difference", roll.about["n"], derived)
        reader.forget("own throw", roll.about["figure"])
    else:
        reader.agree("total", roll.about["n"], sum(roll.faces) + roll.sum)
        reader.write((tuple(roll.faces), roll.sum), "own throw", roll.about["figure"])


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
    else:
        reader.fault(f"{said['a']} and {said['b']} do not fight now", ("fight",))
    for who, told in ((said["a"], said["own"]), (said["b"], said["other"])):
        if thrown := reader.get("own throw", who):
            again = reader.get("shown", who)
            total = sum(again if again is not None else thrown[0]) + thrown[1]
            reader.agree(f"total of {who}", told, total, ("own throw", who), ("shown", who))
        reader.forget("own throw", who)
        reader.forget("shown", who)
    loser = said["b"] if said["own"] > said["other"] else said["a"]
    reader.write(loser if said["own"] != said["other"] else "", "beaten")
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
    thrown_by(reader, roll.side, roll.about["figure"])
    acts(reader, roll.about["figure"])
    reader.write(roll.about["figure"], "technician")
    reader.agree("total", roll.about["total"], sum(roll.faces) + roll.sum)
    reader.agree("needed", int(roll.needs.rstrip("+") or 0), roll.about["hard"] - roll.sum)
    words = {"done": True, "réussi": True, "failed": False, "raté": False}
    if (result := words.get(roll.about["result"])) is not None:
        reader.agree("result", result, roll.about["total"] >= roll.about["hard"])


def chance(rule: str, label: tuple[str, str], *results: tuple[str, str], of: dict[int, int]) -> None:
    """A throw of one die about a figure: of which result, the first is 0, each face is."""

    def read(reader: Reader, roll: Rolled) -> None:
        figure = roll.about["figure"]
        known(reader, figure)
        thrown_by(reader, roll.side, reader.get("striker", default=figure) if rule == STRUCK_BY else figure)
        if rule not in COMPULSORY:
            follows(reader, figure)
        cause(reader, figure)
        reader.write(("", (), list(roll.faces)), "throw")
        if roll.needs:
            reader.agree("needed", roll.least, min(face for face in of if of[face]))
        if (result := NUMBERED[rule].get(roll.about["came"])) is not None:
            reader.agree("result", result, of[roll.faces[0]])
        reader.write(roll.about["came"], "came", rule)

    NUMBERED[rule] = {word: n for n, words in enumerate(results) for word in words}
    en, fr = label
    GAME.roll(rule, en=en, fr=fr, en_result="{came:text}", fr_result="{came:text}")(read)


NUMBERED: dict[str, dict[str, int]] = {}
STRUCK_BY = "CZ-MACH-04"
"""The side that struck throws for the system that it hit."""
COMPULSORY = ("CZ-MACH-09", "CZ-MOVE-02")
"""Nobody has done anything to whoever these are thrown for."""
chance(
    "CZ-WND-02", ("Does the breathing gear of {figure:id} hold?",
                  "L'appareil respiratoire de {figure:id} tient-il ?"),
    ("it is destroyed", "il est détruit"), ("it holds", "il tient"), of={1: 0, 2: 0, 3: 0, 4: 1, 5: 1, 6: 1},
)  # fmt: skip
chance(
    "CZ-WND-04", ("Does the suit of {figure:id} break in its place?",
                  "L'armure de {figure:id} cède-t-elle à sa place ?"),
    ("it does not", "non"), ("it breaks", "elle cède"), of={1: 0, 2: 0, 3: 0, 4: 0, 5: 1, 6: 1},
)  # fmt: skip
chance(
    "CZ-MOVE-02", ("Skid test of {figure:id}", "Test de dérapage de {figure:id}"),
    ("it holds the road", "le véhicule tient la route"), ("it skids", "le véhicule dérape"),
    ("out of control", "perte de contrôle"), of={1: 0, 2: 0, 3: 1, 4: 1, 5: 2, 6: 2},
)  # fmt: skip
chance(
    "CZ-MACH-04", ("System hit on {figure:id}", "Système touché sur {figure:id}"),
    ("hardware", "matériel"), ("power supply", "alimentation"), ("software", "logiciel"),
    of={1: 0, 2: 0, 3: 0, 4: 1, 5: 1, 6: 2},
)  # fmt: skip


@GAME.roll(
    "CZ-MACH-05",
    en="Weapon lost by {figure:id}",
    fr="Arme perdue par {figure:id}",
    en_result="result {value:int}",
    fr_result="résultat {value:int}",
)
def weapon_lost(reader: Reader, roll: Rolled) -> None:
    """A die with a face for each weapon."""
    follows(reader, roll.about["figure"])
    reader.agree("result", roll.about["value"], roll.faces[0])
    if not 1 <= roll.faces[0] <= int(roll.dice.partition("d")[2]):
        reader.fault(f"{roll.dice} does not show {roll.faces[0]}")


MALFUNCTIONS = (
    ("it freezes", "la machine se fige"),
    ("it wanders off", "la machine s'égare"),
    ("it fires at the nearest figure", "la machine tire sur la figurine la plus proche"),
    ("no effect", "sans effet"),
)


@GAME.roll(
    "CZ-MACH-09",
    en="Malfunction of {figure:id}",
    fr="Dysfonctionnement de {figure:id}",
    en_result="{came:text}",
    fr_result="{came:text}",
)
def malfunction(reader: Reader, roll: Rolled) -> None:
    """1 and 2 freeze, 3 and 4 wander, 5 fires; one that nobody commands fires on a 6 too."""
    figure = roll.about["figure"]
    known(reader, figure)
    thrown_by(reader, roll.side, figure)
    cause(reader, figure)
    if reader.get("sheet", figure, default=("", ""))[1]:
        reader.fault(f"{figure} is no machine", ("sheet", figure))
    reader.write(figure, "shooter")  # berserk
    if len(roll.faces) == 1:
        n = next((n for n, words in enumerate(MALFUNCTIONS) if roll.about["came"] in words), -1)
        if n not in {
            (roll.faces[0] - 1) // 2,
            2 if roll.faces[0] >= 5 else -2,
            3 if roll.faces[0] == 6 else -2,
        }:
            reader.fault(f"{roll.faces[0]} is not {roll.about['came']}")
        reader.write(n, "malfunction", figure)
    else:
        reader.agree("malfunction", reader.get("malfunction", figure), 1, ("malfunction", figure))
        reader.write(roll.faces, "wanders", figure)


@GAME.roll(
    "CZ-AREA-09",
    en="{what:text} ({figure:id})",
    fr="{what:text} ({figure:id})",
    en_result="total {total:int}",
    fr_result="total {total:int}",
)
def burning(reader: Reader, roll: Rolled) -> None:
    """Two dice of wounds against the resistance, then one for the flames, which go out from 4."""
    figure = roll.about["figure"]
    reader.agree("total", roll.about["total"], sum(roll.faces) + roll.sum)
    if "burning" not in states(reader, figure):
        reader.fault(f"{figure} does not burn", ("states", figure))
    reader.write(("", (), list(roll.faces)), "throw")
    if len(roll.faces) == 1:
        thrown_by(reader, roll.side, figure)
        reader.agree("needed", roll.least, 4)
        return
    reader.agree("side", roll.side, other(side_of(figure)))
    own = printed(reader, figure, RESISTANCE)
    if own is not None:
        reader.agree("needed", int(roll.needs.rstrip("+") or 0), own - roll.sum)
    cause(reader, figure)


@GAME.roll(
    "CZ-AREA-10",
    en="{figure:id} coming to",
    fr="{figure:id} revient à soi",
    en_result="total {total:int}: {came:text}",
    fr_result="total {total:int} : {came:text}",
)
def comes_to(reader: Reader, roll: Rolled) -> None:
    """The score of the weapon that stunned it."""
    figure = roll.about["figure"]
    thrown_by(reader, roll.side, figure)
    cause(reader, figure)
    reader.agree("total", roll.about["total"], sum(roll.faces) + roll.sum)
    if "stunned" not in states(reader, figure):
        reader.fault(f"{figure} is not stunned", ("states", figure))
    score = reader.get("score to wake", figure)
    if score is not None and roll.needs:
        reader.agree("needed", roll.least, score - roll.sum, ("score to wake", figure))
    words = {"still stunned": False, "toujours sans connaissance": False, "awake": True}
    if (awake := words.get(roll.about["came"], roll.about["came"] == "conscience retrouvée")) and score:
        reader.agree("awake", awake, roll.about["total"] >= score, ("score to wake", figure))


@GAME.roll(
    "CZ-AREA-04",
    en="Deviation, {figure:id}",
    fr="Déviation du tir de {figure:id}",
    en_result="{came:text}",
    fr_result="{came:text}",
)
def deviates(reader: Reader, roll: Rolled) -> None:
    """7 or 8 on 1D8 is on the mark; else a direction and pips."""
    thrown_by(reader, roll.side, roll.about["figure"])
    if not reader.get("aim"):
        reader.agree("figure", roll.about["figure"], reader.get("volley", default=("",))[0], ("volley",))
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
        reader.write(roll.faces, "deviated")
    reader.write(("", (), list(roll.faces)), "throw")
    reader.agree(
        "figure", roll.about["figure"], reader.get("aim", default=(roll.about["figure"],))[0], ("aim",)
    )


@SAYS(*ANY, en="{a:id} aims, {what:text}, at {x:cm} {y:cm}", fr="{a:id} vise, {what:text}, en {x:cm} {y:cm}")
def aims(reader: Reader, said: Said) -> None:
    acts(reader, said["a"])
    reader.write((said["a"], said["x"], said["y"]), "aim")
    reader.write(said["a"], "thrower")
    reader.agree("deed", said["what"], reader.get("deed", default=("", said["what"]))[1], ("deed",))
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
    if len(set(reader.get("caught"))) < len(reader.get("caught")):
        reader.fault("somebody is in it twice")
    wide = reader.get("charge") if aim else BLASTS["grenade launcher"]
    if wide is not None:
        reader.agree("radius", said["r"], wide, ("charge",))
    if aim and off:
        thrower, mark_at = reader.get("place", aim[0], default=(0, 0)), aim[1:]
        if reader.rule == "CZ-AREA-03":
            mark_at = _in_reach(thrower, mark_at, JET + radius(reader, aim[0]))
        turn_by = radians(bearing(thrower, mark_at) - 45 * (off[0] - 1))
        dx, dy = at[0] - mark_at[0], at[1] - mark_at[1]
        along, aside = dx * cos(turn_by) + dy * sin(turn_by), abs(dy * cos(turn_by) - dx * sin(turn_by))
        mark_face = reader.get("throw", default=("", (), []))[2]
        if not off[1] and len(mark_face) == 1 and mark_face[0] < MARK:
            reader.fault(f"{mark_face[0]} was off the mark", ("throw",))
        if not off[1]:
            along, aside = hypot(dx, dy), 0
        short = reader.get("short", default=0)
        if aside > 6 or abs(along + short - off[1] * PIP) > 6:
            keys = ("aim",), ("deviation",), ("deviated",), ("short",), ("place", aim[0])
            reader.fault(f"impact {at}: aimed at {mark_at}, off by {off}", *keys)
    for figure in said["who"].split(", ") if said["who"] not in ("nothing", "rien") else ():
        place = reader.get("place", figure)
        if (
            place is None
            or hypot(place[0] - at[0], place[1] - at[1]) > said["r"] + radius(reader, figure) + 2
        ):
            reader.fault(f"{figure} is not in it", ("place", figure))
    cause(reader, *reader.get("caught"))
    for fact in ("aim", "deviation", "short"):
        reader.forget(fact)


JET = 2000
"""The reach of a flamethrower: it is aimed no farther."""


def _in_reach(start: tuple[int, int], end: tuple[int, int], reach: float) -> tuple[int, int]:
    """As far on the way to a point as something reaches."""
    far = hypot(end[0] - start[0], end[1] - start[1])
    part = min(1.0, reach / far) if far else 1.0
    return round(start[0] + part * (end[0] - start[0])), round(start[1] + part * (end[1] - start[1]))


@SAYS(
    "CZ-AREA-04",
    en="It is stopped {short:cm} cm short of where the dice send it ({a:id})",
    fr="Arrêt {short:cm} cm avant le point donné par les dés ({a:id})",
)
def falls_short(reader: Reader, said: Said) -> None:
    """By a wall or the end of its reach."""
    thrower = reader.get("aim", default=("",))[0] or reader.get("volley", default=("",))[0]
    reader.agree("who", said["a"], thrower, ("aim",), ("volley",))
    reader.write(said["short"], "short")


@SAYS(
    "CZ-AREA-07",
    en="The ground burns at {x:cm} {y:cm}, radius {r:cm} cm, to the end of turn {n:int}",
    fr="Le sol brûle en {x:cm} {y:cm}, rayon {r:cm} cm, jusqu'à la fin du tour {n:int}",
)
def burns(reader: Reader, said: Said) -> None:
    reader.agree("place", (said["x"], said["y"], said["r"]), reader.get("impact"), ("impact",))
    reader.agree("turn", said["n"], reader.get("turn", default=0) + 1, ("turn",))


def deed_with(reader: Reader, who: str, what: str) -> None:
    """What is done is what was paid for, by who paid."""
    figure, deed = reader.get("deed", default=("", ""))
    if who != figure or what not in deed:
        reader.fault(f"{who} did not pay for {what}", ("deed",))


@SAYS(
    "CZ-ACT-01",
    en="{a:id} gets into {b:id}: {steps:steps}",
    fr="{a:id} monte dans {b:id} : {steps:steps}",
)
def boards(reader: Reader, said: Said) -> None:
    """From beside the vehicle into it."""
    (step,) = said["steps"]
    reader.agree("figure", step.figure, said["a"])
    deed_with(reader, said["a"], said["b"])
    if gap_of(reader, said["a"], said["b"]) > 1:
        reader.fault(f"{said['b']} is not at hand", ("place", said["a"]), ("place", said["b"]))
    stands(reader, step)
    vehicle = reader.get("place", said["b"]), reader.get("facing", said["b"])
    reader.agree("place", (step.end, step.facing), vehicle, ("place", said["b"]), ("facing", said["b"]))
    reader.write(said["b"], "aboard", said["a"])
    mark(reader, said["a"], lost={"dropped", "waiting"})


@SAYS("CZ-ACT-01", en="{a:id} gets out of {b:id}", fr="{a:id} descend de {b:id}")
def gets_out(reader: Reader, said: Said) -> None:
    acts(reader, said["a"])
    reader.agree("in", said["b"], reader.get("aboard", said["a"]), ("aboard", said["a"]))


DONE = (
    ("{a:id} opens {what:text}", "{a:id} ouvre {what:text}"),
    ("{a:id} closes {what:text}", "{a:id} ferme {what:text}"),
    ("{a:id} smashes {what:text}", "{a:id} défonce {what:text}"),
    ("{a:id} cuts a gap in {what:text}", "{a:id} ouvre une brèche dans {what:text}"),
)


def does(reader: Reader, said: Said) -> None:
    """To the piece that was paid for."""
    inside = re.findall(r"\[([^\]]+)\]", said["what"])
    deed_with(reader, said["a"], inside[-1] if inside else said["what"])


for _en, _fr in DONE:
    SAYS(*ANY, en=_en, fr=_fr)(does)


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
    deed_with(reader, said["a"], said["b"])
    if side_of(said["a"]) == side_of(said["b"]):
        reader.fault(f"{said['a']} and {said['b']} are friends")
    if gap_of(reader, said["a"], said["b"]) > 1:
        reader.fault(f"{said['b']} is not at hand", ("place", said["a"]), ("place", said["b"]))
    reader.agree(
        "attacks", said["n"], ATTACKS.get(reader.get("sheet", said["a"])[0], 1), ("sheet", said["a"])
    )
    reader.write((said["a"], said["b"]), "fight")
    for figure, foe in ((said["a"], said["b"]), (said["b"], said["a"])):
        reader.write(True, "engaged", figure)
        foes = {one for one in reader.get("foes", figure, default=()) if reader.get("place", one)}
        reader.write(frozenset({*foes, foe}), "foes", figure)


@SAYS(*ANY, en="{a:id} is free to act again", fr="{a:id} est de nouveau libre d'agir")
def freed(reader: Reader, said: Said) -> None:
    if known(reader, said["a"]) and not reader.get("engaged", said["a"]):
        reader.fault(f"{said['a']} was in no fight", ("engaged", said["a"]))
    for foe in reader.get("foes", said["a"], default=()):
        if reader.get("place", foe) and "routed" not in states(reader, foe):
            reader.fault(f"{foe} still fights {said['a']}", ("foes", said["a"]), ("states", foe))
    reader.forget("foes", said["a"])
    reader.forget("engaged", said["a"])


@SAYS("CZ-SHOOT-13", en="{what:text} left to {a:id}: {n:int}", fr="{what:text} restant à {a:id} : {n:int}")
def counted(reader: Reader, said: Said) -> None:
    """One less than before; the first time, than on the sheet."""
    thrower = reader.get("aim", default=("",))[0] or reader.get("volley", default=("",))[0]
    reader.agree("who", said["a"], thrower, ("aim",), ("volley",))
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
    moving(reader, said["a"])
    if reader.get("place", said["a"]) is not None and not states(reader, said["a"]) & REACTIONS:
        reader.fault(f"{said['a']} stands", ("states", said["a"]))
