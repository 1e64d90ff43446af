"""Shots, blasts and wounds of Combat Zone as a referee reads them: one volley is told line after line."""

from __future__ import annotations

import re
from math import hypot

from tests.reader.combat_zone_notebook import (
    AIMED,
    BANDS,
    GAME,
    NO_COVER,
    QUALITIES,
    RESISTANCE,
    SAYS,
    SHOT_RULES,
    TO_HIT,
    cause,
    group_of,
    known,
    may_shoot,
    moving,
    other,
    printed,
    radius,
    side_of,
    states,
)
from tests.reader.core import Reader, Rolled, Said

LAUNCHED = re.compile("launcher|lance-|flame", re.IGNORECASE)
"""What bursts where it lands: such a shot always counts."""
GONE_BY = 4
VEHICLE = re.compile(r"(?:one|two)v\d")
RANGES = re.compile(r".* · ([\d.,]+)/([\d.,]+)/([\d.,]+) cm")


def rate_of(reader: Reader, weapon: str) -> int:
    """Its rate of fire, by the sheet of anybody who carries it."""
    for sheet in reader.sheets.values():
        if RANGES.fullmatch(line := sheet.get(weapon, "")) and line.split(" ")[0].isdigit():
            return int(line.split(" ")[0])
    return 0


def limits(reader: Reader, weapon: str) -> tuple[float, ...]:
    """The three ranges of a weapon in hundredths of a centimetre, by the sheet of anybody who carries it."""
    for sheet in reader.sheets.values():
        if found := RANGES.fullmatch(sheet.get(weapon, "")):
            return tuple(float(part.replace(",", ".")) * 100 for part in found.groups())
    return ()


@SAYS("CZ-SHOOT-02", en="{a:id} sees: {b:ids}", fr="{a:id} voit : {b:ids}")
def sees(reader: Reader, said: Said) -> None:
    """Whoever may shoot now looks at the enemies before him."""
    may_shoot(reader, said["a"])
    if len(set(said["b"])) < len(said["b"]):
        reader.fault(f"{said['b']}: somebody twice")
    for figure in said["b"]:
        if known(reader, figure) and side_of(figure) == side_of(said["a"]):
            reader.fault(f"{figure} is a friend of {said['a']}")
    reader.write((said["a"], said["b"]), "looks")


@SAYS(
    "CZ-OPP-05",
    en="{a:id} fires at {b:id} from where it stands",
    fr="{a:id} tire sur {b:id} sans bouger",
)
def opportunity(reader: Reader, said: Said) -> None:
    if known(reader, said["a"]) and side_of(said["a"]) == side_of(said["b"]):
        reader.fault(f"{said['b']} is a friend of {said['a']}")
    moving(reader, said["b"])
    reader.write(said["a"], "shooter")
    reader.write(True, "window", said["b"])


@SAYS(
    "CZ-SHOOT-01",
    en="{a:id} fires, {weapon:text}, {mode:text}; shots: {shots:text}; bursts this turn: {n:int} of "
    "{cap:int}",
    fr="{a:id} tire à {weapon:text} ({mode:mode}) ; coups : {shots:text} ; rafales ce tour : {n:int} sur "
    "{cap:int}",
)
def fires(reader: Reader, said: Said) -> None:
    """A burst counts one, or each shot does, as was agreed; a weapon has the same limit all along."""
    may_shoot(reader, said["a"])
    if reader.get("looks"):
        reader.agree("who sees", reader.get("looks")[0], said["a"], ("looks",))
    reader.write(said["a"], "thrower")
    key = "fired", said["a"], said["weapon"]
    shots: dict[str, int] = {}
    for part in said["shots"].split(", "):
        target, _, count = part.rpartition(" ")
        shots[target] = int(count)
        if side_of(target) == side_of(said["a"]) and said["a"] != reader.get("own accord"):
            reader.fault(f"{target} is a friend of {said['a']}")
        if target not in reader.get("looks", default=("", shots))[1]:
            reader.fault(f"{said['a']} does not see {target}", ("looks",))
    reader.forget("looks")
    total, before = sum(shots.values()), reader.get(*key, default=0)
    burst = said["mode"] in ("burst", "rafale")
    rate = rate_of(reader, said["weapon"])
    as_one = (before + 1,) if total <= (rate or total) else ()
    if burst and total > 1 and said["n"] in (before + 1, before + total):
        each = said["n"] == before + total
        reader.agree("each shot counts", each, reader.get("each", default=each), ("each",))
        if reader.get("each") is None:
            reader.write(each, "each")
    if said["n"] not in ((*as_one, before + total) if burst else (before, before + 1)):
        reader.fault(f"fired {said['n']}: {before} before", key)
    elif not burst and total != 1:
        reader.fault(f"{total} shots are no single one")
    elif not burst and not LAUNCHED.search(said["weapon"]):
        now = said["n"] - before
        reader.agree("counted", now, reader.get("counted", default=now), ("counted",))
        reader.write(now, "counted")
    if rate:
        reader.agree("limit", said["cap"], rate)
    reader.agree("limit", said["cap"], reader.get("cap", *key[1:], default=said["cap"]), ("cap", *key[1:]))
    reader.write(said["cap"], "cap", *key[1:])
    reader.write(said["n"], *key)
    reader.write((said["a"], said["weapon"], said["mode"], shots), "volley")
    reader.write({}, "bands")
    reader.write({}, "needs")


@SAYS(
    "CZ-SHOOT-05",
    en="From {a:id} to {b:id}: {cm:cm} cm, range {band:text}",
    fr="Distance de {a:id} à {b:id} : {cm:cm} cm, portée {band:text}",
)
def measured(reader: Reader, said: Said) -> None:
    """From base to base; the band is that of the weapon's sheet."""
    shooter, weapon, _, shots = reader.get("volley", default=("", "", "", {}))
    reader.agree("shooter", said["a"], shooter, ("volley",))
    if said["b"] not in shots:
        reader.fault(f"{said['b']} is not shot at", ("volley",))
    band = BANDS.get(said["band"], -1)
    reader.write({**reader.get("bands", default={}), said["b"]: band}, "bands")
    ranges = limits(reader, weapon)
    if ranges:
        near = next(n for n, limit in enumerate((*ranges, 1e9)) if said["cm"] <= limit)
        reader.agree("band", band, near, ("volley",))
    ends = [reader.get("place", said[key]) for key in ("a", "b")]
    if None in ends:
        reader.fault("not on the table")
    elif not any(reader.get("aboard", said[key]) for key in ("a", "b")):
        bases = radius(reader, said["a"]) + radius(reader, said["b"])
        apart = max(0, hypot(ends[0][0] - ends[1][0], ends[0][1] - ends[1][1]) - bases)
        if abs(apart - said["cm"]) > 1.5:
            keys = ("place", said["a"]), ("place", said["b"])
            reader.fault(f"distance: told {said['cm'] / 100}, derived {apart / 100:.2f}", *keys)


@SAYS(
    "CZ-SHOOT-05",
    en="{b:id} is out of range of {a:id}: the shots miss",
    fr="{b:id} est hors de portée de {a:id} : les coups sont perdus",
)
def too_far(reader: Reader, said: Said) -> None:
    reader.agree("shooter", said["a"], reader.get("volley", default=("",))[0], ("volley",))
    bands = reader.get("bands", default={})
    reader.agree("band", bands.get(said["b"]), BANDS["too long"], ("bands",))
    reader.write({**bands, said["b"]: GONE_BY}, "bands")  # said once of each


def hits_needed(modifiers: int) -> int:
    return min(6, max(2, TO_HIT - modifiers))


def expected(reader: Reader, target: str) -> dict[str, int]:
    """The modifiers of a shot, by their rules: band, quality, an aimed shot, cover taken, panic."""
    shooter, _, mode, _ = reader.get("volley", default=("", "", "", {}))
    _, quality = reader.get("sheet", shooter, default=("", ""))
    mods = {
        "CZ-SHOOT-06": (2, 1, 0, 0, 0)[reader.get("bands", default={}).get(target, 4)],
        "CZ-REAC-03": QUALITIES.get(quality, 0),
        "CZ-SHOOT-12": 2 * (mode in AIMED),
        "CZ-ACT-05": -("dropped" in states(reader, target)),
        "CZ-REAC-13": -("panicked" in states(reader, shooter)),
    }
    return {rule: value for rule, value in mods.items() if value}


def modified(reader: Reader, target: str, told: tuple[tuple[str, int], ...]) -> None:
    """Each modifier that is told is due, and each that is due is told; a hero's quality has its own rule."""
    here = {"CZ-REAC-03" if rule == "CZ-REAC-04" else rule: value for rule, value in told}
    due = expected(reader, target)
    if not reader.get("sheet", riding(reader)[0], default=("", ""))[1]:
        due["CZ-REAC-03"] = here.get("CZ-REAC-03", 0)  # a creature's quality is not among its names
    for rule in SHOT_RULES:
        if here.get(rule, 0) != due.get(rule, 0):
            keys = ("states", target), ("volley",), ("bands",)
            reader.fault(f"{rule}: told {here.get(rule, 0)}, derived {due.get(rule, 0)}", *keys)
    for rule in here.keys() - set(SHOT_RULES):
        if rule == "CZ-SHOOT-11" and any(VEHICLE.match(id) for id in (target, *riding(reader))):
            continue
        if rule == "CZ-MACH-05" and here[rule] == -1 and not reader.get("sheet", riding(reader)[0])[1]:
            continue
        reader.fault(f"{rule} is no modifier of a shot")


def riding(reader: Reader) -> tuple[str, ...]:
    """The shooter, and what it is aboard of."""
    shooter = reader.get("volley", default=("",))[0]
    return shooter, reader.get("aboard", shooter, default="")


@SAYS(
    "CZ-SHOOT-11",
    en="{a:id} at {b:id}: shots {n:int}, {need:int}+ needed ({mods:text})",
    fr="{a:id} sur {b:id} : coups {n:int}, il faut {need:int}+ ({mods:text})",
)
def aimed_at(reader: Reader, said: Said) -> None:
    """Of several targets each has its own need."""
    shooter, _, _, shots = reader.get("volley", default=("", "", "", {}))
    reader.agree("shooter", said["a"], shooter, ("volley",))
    reader.agree("shots", said["n"], shots.get(said["b"]), ("volley",))
    parts = [part.rsplit(" ", 1) for part in said["mods"].split(", ")]
    mods = tuple((part[0], int(part[1])) for part in parts if len(part) == 2 and part[0].startswith("CZ-"))
    modified(reader, said["b"], mods)
    reader.agree("needed", said["need"], hits_needed(sum(value for _, value in mods)))
    if said["b"] in reader.get("needs", default={}):
        reader.fault(f"what hits {said['b']} was told", ("needs",))
    reader.write({**reader.get("needs", default={}), said["b"]: said["need"]}, "needs")


@GAME.roll(
    "CZ-SHOOT-10",
    en="{figure:id} to hit {target:ids}",
    fr="Jet pour toucher de {figure:id} sur {target:ids}",
    en_result="hits: {hits:text}",
    fr_result="touches : {hits:text}",
)
def to_hit(reader: Reader, roll: Rolled) -> None:
    """A die hits from the face that 6 and the modifiers ask for; a 1 never, a 6 always."""
    shooter, _, _, shots = reader.get("volley", default=("", "", "", {}))
    targets = roll.about["target"]
    reader.agree("shooter", roll.about["figure"], shooter, ("volley",))
    reader.agree("side", roll.side, side_of(shooter), ("volley",))
    if roll.needs and len(targets) == 1:
        modified(reader, targets[0], roll.modifiers)
        reader.agree("needed", roll.least, hits_needed(roll.sum))
        reader.write({targets[0]: roll.least}, "needs")
    if not set(targets) <= set(shots):
        reader.fault(f"{targets} are not shot at", ("volley",))
    reader.agree("dice", len(roll.faces), sum(shots.get(target, 0) for target in targets), ("volley",))
    reader.write((shooter, targets, list(roll.faces)), "throw")
    count_hits(reader)
    parts = roll.about["hits"].split(", ")
    if all(part.isdigit() for part in parts):
        derived = list(reader.get("hits").values())
        told = [int(part) for part in parts]
        if len(told) == len(derived):
            reader.agree("hits", told, derived)
        else:
            reader.agree("hits", sum(told), sum(derived))


def count_hits(reader: Reader) -> None:
    """The hits of the faces that lie there, target by target."""
    _, targets, faces = reader.get("throw")
    shots, needs = reader.get("volley")[3], reader.get("needs", default={})
    hits, at = {}, 0
    for target in targets:
        mine, at = faces[at : at + shots.get(target, 0)], at + shots.get(target, 0)
        hits[target] = sum(face >= needs.get(target, 7) for face in mine)
    reader.write(hits, "hits")
    reader.write(dict(hits), "wounds due")
    reader.forget("told hits")


@SAYS("CZ-SHOOT-10", en="Hits of {a:id} on {b:id}: {n:int}", fr="Touches de {a:id} sur {b:id} : {n:int}")
def hits_on(reader: Reader, said: Said) -> None:
    """With what was thrown again."""
    reader.agree("shooter", said["a"], reader.get("volley", default=("",))[0], ("volley",))
    reader.agree("hits", said["n"], reader.get("hits", default={}).get(said["b"]), ("hits",))
    told = reader.get("told hits", default=())
    if said["b"] in told:
        reader.fault(f"the hits on {said['b']} were told", ("told hits",))
    reader.write((*told, said["b"]), "told hits")


@SAYS("CZ-SHOOT-01", en="Hits of {a:id}, in order: {b:ids}", fr="Touches de {a:id}, dans l'ordre : {b:ids}")
def in_order(reader: Reader, said: Said) -> None:
    hits = reader.get("hits", default={})
    reader.agree("shooter", said["a"], reader.get("volley", default=("",))[0], ("volley",))
    reader.agree("struck", set(said["b"]), {target for target, n in hits.items() if n}, ("hits",))


@SAYS(
    "CZ-SHOOT-02",
    en="{a:id} sees nobody to shoot at any more",
    fr="{a:id} ne voit plus personne sur qui tirer",
)
def sees_nobody(reader: Reader, said: Said) -> None:
    may_shoot(reader, said["a"])


@SAYS(
    "CZ-REAC-15",
    en="{a:id} is panicked, not in cover: no harder to hit",
    fr="{a:id} panique mais n'est pas à couvert : pas plus difficile à toucher",
)
def no_cover(reader: Reader, said: Said) -> None:
    if states(reader, said["a"]) & NO_COVER != {"panicked"}:
        reader.fault(f"{said['a']} is not panicked or is in cover", ("states", said["a"]))
    if said["a"] not in reader.get("volley", default=("", "", "", {}))[3]:
        reader.fault(f"{said['a']} is not shot at", ("volley",))


@SAYS("CZ-TERR-02", en="{a:id} has cover: {level:text}", fr="{a:id} a un couvert : {level:text}")
def has_cover(reader: Reader, said: Said) -> None:
    """Said before a wound: whose is told in the next one."""
    if known(reader, said["a"]):
        reader.write(said["a"], "covered")


@SAYS(
    "CZ-WND-06",
    en="The hits left for {a:id} are void: {n:int}",
    fr="Touches perdues, {a:id} étant déjà à terre : {n:int}",
)
def void(reader: Reader, said: Said) -> None:
    """Those that were not rolled for."""
    due = reader.get("wounds due", default={})
    reader.agree("hits left", said["n"], due.get(said["a"]), ("wounds due",), ("hits",))


def wound(reader: Reader, roll: Rolled) -> None:
    """The resistance less the modifiers is needed on the dice; the total counts them."""
    target, resistance = roll.about["target"], roll.about["resistance"]
    known(reader, target)
    own = printed(reader, target, RESISTANCE)
    if own is not None:
        reader.agree("resistance", resistance, own)
    reader.agree("needed", int(roll.needs.rstrip("+") or 0), resistance - roll.sum)
    reader.agree("total", roll.about["total"], sum(roll.faces) + roll.sum)
    if covered := reader.get("covered"):
        reader.agree("in cover", covered, target, ("covered",))
        reader.forget("covered")
    cause(reader, target)
    if roll.rule == "CZ-AREA-05":
        caught = reader.get("caught", default=[])
        if caught[:1] != [target]:
            reader.fault(f"{target} is not the next of {caught}", ("caught",))
        reader.write([figure for figure in caught if figure != target], "caught")
        reader.agree("side", roll.side, side_of(reader.get("thrower", default=target)), ("thrower",))
    elif roll.rule == "CZ-CC-12":
        reader.agree("who is struck", target, reader.get("beaten"), ("beaten",))
    elif (
        roll.rule == "CZ-AREA-07"
        and group_of(target) != reader.get("active")
        and "routed" not in states(reader, target)  # who flees through fire is burnt before it is told
    ):
        moving(reader, target)
    if roll.rule != "CZ-AREA-05":
        wild = side_of(reader.get("own accord", default="")) == side_of(target) == roll.side
        if not wild:
            reader.agree("side", roll.side, other(side_of(target)))
    reader.write(roll.side, "striker")
    if roll.rule == "CZ-WND-01":
        due = reader.get("wounds due", default={})
        if not due.get(target):
            reader.fault(f"{target} is not hit", ("hits",), ("volley",))
        reader.write({**due, target: due.get(target, 1) - 1}, "wounds due")
    reader.write(("", (), list(roll.faces)), "throw")


WOUNDS = (
    ("CZ-WND-01", "Wound roll on {target:id}", "Blessure de {target:id}"),
    ("CZ-AREA-05", "Blast on {target:id}", "Souffle sur {target:id}"),
    ("CZ-AREA-07", "Burning ground, {target:id}", "Sol en feu sous {target:id}"),
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


# -- dice thrown again ---------------------------------------------------------------------------------------

NUMBERS = {
    "first": 0,
    "second": 1,
    "third": 2,
    "fourth": 3,
    "fifth": 4,
    "sixth": 5,
    "seventh": 6,
    "eighth": 7,
    "premier": 0,
    "deuxième": 1,
    "troisième": 2,
    "quatrième": 3,
    "cinquième": 4,
    "sixième": 5,
    "septième": 6,
    "huitième": 7,
}
MOST = (5, 1)
"""Dice a hero may throw again where heroes may; and one that is no hero."""


@SAYS("CZ-FORCE-07", en="{a:id} throws its {which:word} die again", fr="{a:id} relance son {which:word} dé")
def chooses(reader: Reader, said: Said) -> None:
    if reader.get("sheet", said["a"]) is None:  # a hero who falls may throw his dice of that round again
        reader.fault(f"there is no {said['a']}")
    reader.write((said["a"], NUMBERS[said["which"]]), "again")


@SAYS(
    "CZ-FORCE-07",
    en="Dice {a:id} may still throw again: {n:int}",
    fr="Relances restant à {a:id} : {n:int}",
)
def may_again(reader: Reader, said: Said) -> None:
    """One less than before."""
    reader.agree("who", said["a"], reader.get("again", default=("",))[0], ("again",))
    before = reader.get("rerolls", said["a"])
    if said["n"] + 1 not in ((before,) if before is not None else MOST):
        reader.fault(f"{said['n']} left of {before}", ("rerolls", said["a"]))
    reader.write(said["n"], "rerolls", said["a"])


@GAME.roll(
    "CZ-FORCE-07",
    en="{figure:id} throws a die again",
    fr="{figure:id} relance un dé",
    en_result="it stands",
    fr_result="il fait foi",
)
def again(reader: Reader, roll: Rolled) -> None:
    """The new face lies in the place of the old one: hits and deviation are counted anew."""
    figure, which = reader.get("again", default=("", 0))
    reader.memory["again"] = [*reader.memory.get("again", ())[-8:], reader.number]
    reader.agree("who", roll.about["figure"], figure, ("again",))
    reader.agree("side", roll.side, side_of(figure), ("again",))
    shooter, targets, faces = reader.get("throw", default=("", (), ()))
    faces = [*faces[:which], *roll.faces, *faces[which + 1 :]]
    reader.write((shooter, targets, faces), "throw")
    if targets:
        count_hits(reader)
    elif reader.get("deviation"):
        reader.write(tuple(faces) if len(faces) > 1 else (0, 0), "deviation")


@SAYS(
    "CZ-FORCE-07",
    en="The dice of {a:id} now show: {shown:text}",
    fr="Les dés de {a:id} montrent maintenant : {shown:text}",
)
def now_shown(reader: Reader, said: Said) -> None:
    """Those that lay there, with the new faces in their places."""
    reader.agree("who", said["a"], reader.get("again", default=("",))[0], ("again",))
    told = [int(face) for face in said["shown"].split(", ")]
    faces = reader.get("throw", default=("", (), []))[2]
    if told != faces:
        reader.fault(f"dice: told {told}, derived {faces}", ("throw",), lines=reader.memory.get("again", ()))
    reader.write(tuple(told), "shown", said["a"])
