"""Fights of Dust as a referee reads them: throws to hit, saves, hits that go through, losses, points."""

from __future__ import annotations

from typing import Any

from tests.reader.core import Reader, Rolled, Said
from tests.reader.dust_cards import STANDARD
from tests.reader.dust_moves import GAME as GAME
from tests.reader.dust_moves import bearer, card, left, on_board, square_of

ARMY: Any = "A"
NEEDS = {"A": "A", "A T": "AT", "A C": "AT", "A S": "AS", "A B": "AS", "T": "T", "C": "T"}
EASY = ("DS-SKILL-21", "DS-SKILL-22", "DS-SKILL-39", "DS-WEAP-11", "DS-WEAP-15", "DS-VEH-01")
"""Rules by which targets hit as well as armies."""
TO_HIT = (
    "DT-HIT-01", "DT-HIT-04", "DT-HIT-05", "DT-HIT-06", "DT-HIT-07", "DS-WEAP-04", "DS-WEAP-13", "DS-WEAP-14",
    "DS-WEAP-18", "DS-WEAP-19", "DS-VEH-20", *EASY,
)  # fmt: skip
CHAINS = ("DS-WEAP-03", "DS-WEAP-07", "DS-SKILL-11", "DS-SKILL-27")
SAVES = (
    "DT-SAVE-05", "DT-SAVE-06", "DT-SAVE-07", "DS-WEAP-06", "DS-WEAP-10", "DS-SKILL-37", "DS-SKILL-41",
    "DS-FORT-10", "DS-FORT-11", "DS-TRENCH-01",
)  # fmt: skip


def counted(reader: Reader, roll: Rolled) -> str:
    """The faces that count, as letters."""
    if roll.needs not in NEEDS:
        reader.fault(f"{roll.needs} is nothing a throw needs")
    return NEEDS.get(roll.needs, "A")


def successes(reader: Reader, roll: Rolled) -> int:
    """How many faces count; the dice are as many as the faces."""
    good = counted(reader, roll)
    reader.agree("faces", len(roll.faces), int(roll.dice[:-1]))
    return sum(str(face) in good for face in roll.faces)


def sided(reader: Reader, roll: Rolled, unit: str) -> None:
    """Who throws is the side of the unit that throws."""
    reader.agree("whose throw", reader.get("side", roll.side), unit.rstrip("0123456789"))


def far(reader: Reader, a: str, b: str) -> int | None:
    """How far apart two units of one square each are: a diagonal saves one."""
    if not all(card(reader, bearer(reader, unit)).single for unit in (a, b)):
        return None
    here, there = square_of(reader, a), square_of(reader, b)
    if here is None or there is None or any(reader.get("fort", str(at)) for at in (here, there)):
        return None
    dx, dy = abs(here[0] - there[0]), abs(here[1] - there[1])
    return dx + dy - 1 if dx and dy else dx + dy


SHOT_EN = (
    "{weapon:text} {?of|of the} {unit:id}[[ ({how:text})]] on [[the crew of ]]{target:id}[[ {too:word}]],"
    " {count:int} × {each:int}[[ × {men:int} {?miniature|miniatures}]]"
    "[[, {close:close}]][[, at {far:int} of {reach:int} squares]][[, {again:again}]]"
)
SHOT_FR = (
    "{weapon:weapon} de {unit:id}[[ ({how:text})]] sur [[les servants de ]]{target:id}[[ {too:word}]],"
    " {count:int} × {each:int}[[ × {men:int} {?figurine|figurines}]]"
    "[[, {close:close}]][[, à {far:int} {?case|cases} sur {reach:int}]][[, {again:again}]]"
)


@GAME.roll(*TO_HIT, en=SHOT_EN, fr=SHOT_FR, en_result="hits: {value:int}", fr_result="touches : {value:int}")
def shot(reader: Reader, roll: Rolled) -> None:
    """Dice by the card, each face read; misses once more in a Sustained Attack."""
    unit, target, about = roll.about["unit"], roll.about["target"], roll.about
    sided(reader, roll, unit)
    dice = about["count"] * about["each"] * about.get("men", 1)
    reader.agree("dice", roll.dice, f"{dice}D")
    good = counted(reader, roll)
    reader.agree("needed", len(good) > 1, roll.rule in EASY or "how" in about or good == "AT")
    hits = sum(str(face) in good for face in roll.faces[:dice])
    again = roll.faces[dice:]
    reader.agree("thrown again", len(again), dice - hits if "again" in about else 0)
    hits += sum(str(face) in good for face in again)
    reader.agree("hits", roll.about["value"], hits)
    _by_the_card(reader, roll)
    _declared(reader, roll)
    _measured(reader, roll)
    pending(reader, target, roll.about["value"])
    reader.write((unit, target, roll.about["value"]), "lot")


def _declared(reader: Reader, roll: Rolled) -> None:
    """No more of a weapon than were declared against this target; the rest may follow."""
    about, unit = roll.about, roll.about["unit"]
    weapon = about["weapon"].rpartition(", ")[2] if ", " in about["weapon"] else about["weapon"]
    twice = about["weapon"].startswith(("Salvo", "Salve"))
    known, lot = ("declared", unit), (weapon, about["target"])
    entries = dict(reader.get(*known, default=()))
    if lot not in entries:
        return
    n, fired = entries[lot]
    fired += about["count"] // (1 + twice)
    if fired > n:
        reader.fault(f"{n} {weapon} were declared", known)
    entries[lot] = n, fired
    reader.facts[known] = reader.facts[known]._replace(value=tuple(entries.items()))


def all_fired(reader: Reader) -> None:
    """Of what was declared and has begun to fire, everything has fired, unless the target fell."""
    for key in [key for key in reader.facts if key[0] == "declared"]:
        for (weapon, target), (n, fired) in reader.get(*key):
            if 0 < fired < n and reader.get("place", target) not in (("gone",), ("reserve",)):
                reader.fault(f"{fired} of {n} {weapon} have fired", key)
        reader.forget(*key)


GAME.end(all_fired)


def _by_the_card(reader: Reader, roll: Rolled) -> None:
    """Dice of a weapon against this armour, its range, how many miniatures a blast counts."""
    unit, target, about = roll.about["unit"], roll.about["target"], roll.about
    weapon = about["weapon"].rpartition(", ")[2] if ", " in about["weapon"] else about["weapon"]
    mine, its = card(reader, unit), card(reader, target)
    cells = mine.cells(weapon, its)
    if reader.get("attached", unit):  # weapons of the attached soldier are on another card
        reader.forget("damage")
        return
    if not cells:
        reader.fault(f"{weapon} of {unit} does nothing to {target}")
        return
    told = (about["each"], "men" in about)
    if told not in {(cell.dice, cell.blast) for cell in cells}:
        reader.fault(f"{told} is not on the card of {unit}: {cells}")
    if "men" in about:
        standing = left(reader, target) if its.crewed or not its.boxes else 1
        reader.agree("miniatures", about["men"] - standing in (0, 1), True, ("left", target))
    if weapon not in STANDARD and "reach" in about and about["reach"] not in mine.ranges(weapon):
        reader.fault(f"the range of {weapon} is {mine.ranges(weapon)}")
    reader.write({cell.damage for cell in cells}, "damage")


def _measured(reader: Reader, roll: Rolled) -> None:
    """The distance is that of the squares, and no more than the range."""
    about = roll.about
    if "close" in about:
        apart = far(reader, roll.about["unit"], roll.about["target"])
        if apart is not None and apart > 1:
            reader.fault("not next to each other", ("place", about["unit"]), ("place", about["target"]))
    if "far" in about:
        if about["far"] > about["reach"]:
            reader.fault(f"{about['far']} is out of range")
        measured = far(reader, roll.about["unit"], roll.about["target"])
        if measured is not None:
            places = ("place", roll.about["unit"]), ("place", roll.about["target"])
            reader.agree("distance", about["far"], measured, *places)


def pending(reader: Reader, target: str, more: int) -> None:
    """Hits thrown and not told as struck yet; once some are told, all must be before the next throw."""
    waiting = reader.get("pending", default=(target, 0, False))
    if waiting[2] or (waiting[0] != target and waiting[1]):
        if waiting[1]:
            reader.fault(f"{waiting[1]} hits on {waiting[0]} were not told", ("pending",))
        waiting = (target, 0, False)
    reader.write((target, waiting[1] + more, False), "pending")
    reader.write(0, "saved")


@GAME.roll(
    *CHAINS,
    en="{what:text}",
    fr="{what:text}",
    en_result="more hits: {value:int}",
    fr_result="touches de plus : {value:int}",
)
def chain(reader: Reader, roll: Rolled) -> None:
    """Each hit throws a die, each army another."""
    unit, target, hits = reader.get("lot", default=("", "", 0))
    sided(reader, roll, unit)
    reader.agree("dice", roll.dice, f"{hits}D", ("lot",))
    reader.agree("needed", counted(reader, roll), "A")
    reader.agree("more hits", roll.about["value"], roll.faces.count(ARMY))
    reader.agree("faces", len(roll.faces), hits + roll.faces.count(ARMY), ("lot",))
    pending(reader, target, roll.about["value"])


@GAME.roll(
    "DS-SKILL-29",
    en="{what:text}",
    fr="{what:text}",
    en_result="more hits: {value:int}",
    fr_result="touches de plus : {value:int}",
)
def lucky(reader: Reader, roll: Rolled) -> None:
    """Misses once more."""
    unit, target, hits = reader.get("lot", default=("", "", 0))
    sided(reader, roll, unit)
    reader.agree("more hits", roll.about["value"], successes(reader, roll))
    pending(reader, target, roll.about["value"])
    reader.write((unit, target, hits + roll.about["value"]), "lot")


@GAME.roll(
    *SAVES,
    en="{what:text} of {unit:id}[[ {why:text}]][[: {because:text}]]",
    fr="{what:text} de {unit:id}[[ {why:text}]][[ : {because:text}]]",
    en_result="hits saved: {value:int}",
    fr_result="touches annulées : {value:int}",
)
def saved(reader: Reader, roll: Rolled) -> None:
    """One die for each hit."""
    unit, value = roll.about["unit"], successes(reader, roll)
    sided(reader, roll, unit)
    reader.agree("saves", roll.about["value"], value)
    target, hits, told = reader.get("pending", default=("", 0, True))
    if target != unit and not card(reader, unit).hero and reader.get("mined") != unit:
        reader.fault(f"{target} was hit", ("pending",))
    if target != unit and card(reader, unit).hero and target and reader.get("mined") != unit:
        same = square_of(reader, unit) == square_of(reader, target)
        if unit.rstrip("0123456789") != target.rstrip("0123456789") or not same:
            reader.fault(f"{unit} is not with {target}", ("pending",), ("place", unit))
    if target == unit and not told and hits:
        open_hits = hits - reader.get("saved", default=0)
        reader.agree("dice", int(roll.dice[:-1]), open_hits, ("pending",), ("saved",))
        reader.write(reader.get("saved", default=0) + roll.about["value"], "saved")


@GAME.line(
    "DT-ATK-01",
    en="{unit:id} → {target:id}: {hits:int} {?hit|hits}[[, not saved: {unsaved:int}]][[, {none:nosave}]],"
    " {?a hit kills at once|damage of a hit: }[[{damage:int}]]",
    fr="{unit:id} → {target:id} : {hits:int} {?touche|touches}"
    "[[, {?non annulée|non annulées} : {unsaved:int}]][[, {none:nosave}]],"
    " {?mortelle à coup sûr|dommage par touche : }[[{damage:int}]]",
)
def struck(reader: Reader, said: Said) -> None:
    """What of the hits thrown goes through."""
    target, hits, _ = reader.get("pending", default=("", 0, False))
    reader.agree("target", said["target"], target, ("pending",))
    striker = reader.get("lot", default=("", "", 0))[0]
    if striker and said["unit"] != striker and not card(reader, striker).hero:
        with_riders = {bearer(reader, unit) for unit in (said["unit"], striker)}
        if len(with_riders) > 1:
            reader.fault(f"{striker} struck", ("lot",))
    shared = "unsaved" not in said and "none" not in said
    if shared:
        if said["hits"] > hits:
            reader.fault(f"{said['hits']} hits, {hits} were thrown", ("pending",))
    else:
        reader.agree("hits", said["hits"], hits, ("pending",))
        if "unsaved" in said:
            saves = reader.get("saved", default=0)
            reader.agree("not saved", said["unsaved"], hits - saves, ("saved",), ("pending",))
    known = reader.get("damage", default=set())
    its = card(reader, target) if target else None
    if its is not None and its.boxes and not its.crewed and not shared and len(known) == 1:
        reader.agree("damage", said.get("damage", 0) in known or 0 in known, True, ("damage",))
    elif its is not None and not shared and (not its.boxes or its.crewed) and "damage" in said:
        reader.agree("damage", said["damage"], 1)  # a soldier has no more to lose
    reader.write((target, max(hits - said["hits"], 0), True), "pending")
    reader.write((*reader.get("damages", default=()), said.get("damage", 0)), "damages")
    each = 10**6 if "damage" not in said else said["damage"] if its is not None and its.boxes else 1
    through = said["hits"] if "none" in said or shared else said["unsaved"]
    before = reader.get("due", target, default=0)
    reader.write(before + through * max(each, 1), "due", target)
    reader.write(shared or bool(reader.get("shared", target)), "shared", target)


@GAME.roll(
    "DS-SKILL-19", "DS-SKILL-20",
    en="{what:text} by {unit:id}", fr="{what:text} par {unit:id}",
    en_result="cancelled: {value:int}", fr_result="annulés : {value:int}",
)  # fmt: skip
def resisted(reader: Reader, roll: Rolled) -> None:
    reader.agree("cancelled", roll.about["value"], successes(reader, roll))
    sided(reader, roll, roll.about["unit"])
    target = reader.get("pending", default=(roll.about["unit"],))[0]
    if target.rstrip("0123456789") != roll.about["unit"].rstrip("0123456789"):
        reader.fault(f"{roll.about['unit']} was not hit", ("pending",))
    reader.write(True, "shared", roll.about["unit"])


# -- losses --------------------------------------------------------------------------------------------------

LOSSES = (
    "DT-DMG-02", "DT-DMG-03", "DT-DMG-04", "DS-PASS-06", "DS-LIFT-03", "DS-VEH-02", "DS-VEH-19", "DS-MINE-01",
    "DS-HERO-10", "DS-MINE-02", "DS-ENG-04",
)  # fmt: skip


def taken(reader: Reader, unit: str, lost: int, remain: int) -> None:
    """No more than was struck, and what is left told right."""
    had = left(reader, unit)
    reader.agree("left", remain, had - lost, ("left", unit))
    due = reader.get("due", unit)
    if due is not None and not reader.get("shared", unit):  # else a hero has a share of the hits
        reader.agree("lost", lost, min(due, had), ("due", unit), ("left", unit))
    reader.forget("due", unit)
    reader.forget("shared", unit)
    reader.write(remain, "left", unit)


@GAME.line(
    *LOSSES,
    en="{unit:id}: damage {n:int}, boxes left: {left:int}",
    fr="{unit:id} {?subit|subissent} {n:int} {?dommage|dommages}, cases restantes : {left:int}",
)
def damaged(reader: Reader, said: Said) -> None:
    taken(reader, said["unit"], said["n"], said["left"])


@GAME.line(
    *LOSSES,
    en="{unit:id} loses {lost:fallen}, still standing: {left:int}",
    fr="Pertes de {unit:id} : {lost:fallen}, encore debout : {left:int}",
)
def fell(reader: Reader, said: Said) -> None:
    for figure in said["lost"]:
        reader.agree("whose soldier", figure[: len(said["unit"])], said["unit"])
        if reader.get("fallen", figure):
            reader.fault(f"{figure} has fallen before", ("fallen", figure))
        reader.write(True, "fallen", figure)
    taken(reader, said["unit"], len(said["lost"]), said["left"])


@GAME.line(
    "DT-DMG-05", "DS-HERO-10", "DS-PASS-07", "DS-LIFT-03", "DS-SEA-04", "DS-ENG-02",
    en="Eliminated: {unit:id}", fr="{unit:id} {?est éliminé|est éliminée|sont éliminés|sont éliminées}",
)  # fmt: skip
def eliminated(reader: Reader, said: Said) -> None:
    """All its soldiers, or its last box."""
    unit = said["unit"]
    if reader.get("place", unit) == ("gone",):
        reader.fault(f"{unit} was eliminated before", ("place", unit))
    its, due = card(reader, unit), reader.get("due", unit)
    if its.boxes and said.get("rule", "DT-DMG-05") == "DT-DMG-05" and on_board(reader, unit):
        reader.agree("boxes left", left(reader, unit), 0, ("left", unit))
    elif due is not None and due < left(reader, unit) and not reader.get("shared", unit):
        reader.fault(f"{due} hits do not eliminate {unit}", ("due", unit), ("left", unit))
    for key in ("due", "shared"):
        reader.forget(key, unit)
    reader.write(("gone",), "place", unit)
    reader.write(0, "left", unit)
    reader.write(unit, "eliminated")


@GAME.line(
    "DT-END-02",
    en="{side:side}: +{n:int} points for {unit:id}, points of eliminated units: {total:int}",
    fr="{side:side} marque {n:int} points pour {unit:id}, points d'unités éliminées : {total:int}",
)
def points(reader: Reader, said: Said) -> None:
    """The army points of who was eliminated, to the enemy."""
    side, unit = reader.get("side", said["side"]), said["unit"]
    reader.agree("who", unit, reader.get("eliminated"), ("eliminated",))
    reader.agree("points", said["n"], reader.get("worth", unit), ("worth", unit))
    reader.agree("total", said["total"], reader.get("points", side) + said["n"], ("points", side))
    reader.write(said["total"], "points", side)


@GAME.line(
    "DT-SCEN-01", "DT-SCEN-02", "DT-SCEN-03", "DT-SCEN-04", "DT-SCEN-05", "DT-SCEN-06",
    en="{side:side}: +{n:int}, total {total:int}",
    fr="{side:side} marque {n:int} {?point|points}, total {total:int}",
)  # fmt: skip
def scored(reader: Reader, said: Said) -> None:
    side = reader.get("side", said["side"])
    reader.agree("total", said["total"], reader.get("score", side) + said["n"], ("score", side))
    reader.write(said["total"], "score", side)


@GAME.line(
    "DS-WEAP-08",
    en="{weapon:text} of {unit:id}: ammunition {n:int}, left: {left:int}",
    fr="{weapon:weapon} de {unit:id} : munitions {n:int}, restantes : {left:int}",
)
def fired(reader: Reader, said: Said) -> None:
    """What is left of a weapon's boxes, shot after shot."""
    party = (said["unit"], *reader.all("joined"))
    if not any(said["weapon"] in label for who in party for label, _ in card(reader, who).lines):
        reader.fault(f"{said['unit']} has no {said['weapon']}")
    key = "ammo", said["unit"], said["weapon"]
    before = reader.get(*key)
    if before is not None:
        reader.agree("ammunition", said["left"], before - said["n"], key)
    reader.write(said["left"], *key)


@GAME.line(
    "DS-CMD-09", "DS-CMD-12", "DS-VEH-12", "DS-SKILL-40", "DS-SKILL-17", "DS-VEH-13", "DS-SKILL-34",
    en="{unit:id}: {n:int} damage cleared, boxes left: {left:int}",
    fr="{n:int} {?dommage effacé|dommages effacés} sur {unit:id}, cases restantes : {left:int}",
)  # fmt: skip
def mended(reader: Reader, said: Said) -> None:
    unit = said["unit"]
    reader.agree("boxes left", said["left"], left(reader, unit) + said["n"], ("left", unit))
    reader.write(said["left"], "left", unit)


@GAME.line(
    "DS-CMD-09", "DS-VEH-13", "DS-SKILL-34",
    en="{unit:id}: {back:fallen} back on their feet, standing: {left:int}",
    fr="De nouveau debout chez {unit:id} : {back:fallen}, en tout {left:int}",
)  # fmt: skip
def stood_up(reader: Reader, said: Said) -> None:
    unit = said["unit"]
    for figure in said["back"]:
        if not reader.get("fallen", figure) or not figure.startswith(unit):
            reader.fault(f"{figure} of {unit} has not fallen", ("fallen", figure))
        reader.forget("fallen", figure)
    reader.agree("standing", said["left"], left(reader, unit) + len(said["back"]), ("left", unit))
    reader.write(said["left"], "left", unit)
