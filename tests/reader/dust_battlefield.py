"""Dust Battlefield as a referee reads it; imports nothing of the package.

What it shares with the grid is read by the same handlers: armies and initiative (`dust_moves.py`), saves,
hits that go through, losses, points (`dust_fights.py`). Here are the throws of the open table, ways in
centimetres, suppression and reserves.
"""

from __future__ import annotations

import re
from typing import Any

from tests.reader import dust_fights, dust_moves
from tests.reader.core import Game, Reader, Rolled, Said
from tests.reader.dust_cards import STANDARD
from tests.reader.dust_fights import counted, pending, sided, successes
from tests.reader.dust_moves import card, left, whole
from tests.reader.wording import NUMBER, STEP, Kind, hundredths, steps

DB: tuple[str, ...] = (
    "ARC",
    "BLAST",
    "CC",
    "DMG",
    "END",
    "FLAME",
    "LOS",
    "MEAS",
    "MOVE",
    "OBJ",
    "PLAT",
    "REACT",
    "RNG",
    "SAVE",
)
DB += ("SCEN", "SETUP", "SPEC", "SUPP", "TERR")
DS: tuple[str, ...] = (
    "CMD",
    "ENG",
    "FORT",
    "HERO",
    "LIFT",
    "MINE",
    "PASS",
    "SEA",
    "SKILL",
    "STATE",
    "SUPER",
    "TRENCH",
    "VEH",
)
DS += ("WEAP", "WIRE")
DT = ("ACT", "ATK", "CARD", "DICE", "HIT", "REACT", "TGT", "TURN")
ANY = tuple(
    f"{part}-{area}-{n:02}"
    for part, areas in (("DB", DB), ("DS", DS), ("DT", DT))
    for area in areas
    for n in range(1, 45)
)
WAY = re.sub(r"\?P<\w+>", "", STEP.pattern)
GAME = Game(
    "dust_battlefield",
    {"en": {}, "fr": {}},
    side=dust_moves.GAME.kinds["side"],
    weapon=Kind(r".+", str),
    faces=dust_moves.GAME.kinds["faces"],
    named=dust_moves.GAME.kinds["named"],
    fallen=dust_moves.GAME.kinds["fallen"],
    nosave=dust_moves.GAME.kinds["nosave"],
    close=dust_moves.GAME.kinds["close"],
    again=dust_moves.GAME.kinds["again"],
    ways=Kind(rf"{WAY}(?: ?; {WAY})*", steps),
    rest=Kind(r".*?", str),
    far=Kind(NUMBER, hundredths),
    came=Kind(r".+", str),
    count=Kind(r"\d+", int),
    each=Kind(r"\d+", int),
    men=Kind(r"\d+", int),
    value=Kind(r"\d+", int),
    left=Kind(r"\d+", int),
    total=Kind(r"\d+", int),
    worth=Kind(r"\d+", int),
    lost=Kind(r"\d+", int),
)
GAME.falsified = ("faces", "dice", "needs", "count", "value", "left", "total", "worth", "lost", "ways")
"""Facts that follow from others told: throws, sums, what is left, points, ways. Not changed: distances (bases
and hulls are not in the record), names."""
UNDER_FIRE, SUPPRESSED = "under_fire", "suppressed"


def harmless(kind: str, before: str, after: str) -> bool:
    """A face that counts still does; facings follow from nothing; a machine's extras have no price."""
    if kind == "worth" and re.search(r"(?:^Army, | aligne ).*(?:boxes|cases)", before):
        return True
    if kind == "ways":
        bare = [re.sub(r", (?:facing|cap) \d+°", "", text) for text in (before, after)]
        return bare[0] == bare[1]
    return _counts_alike(kind, before, after)


def _counts_alike(kind: str, before: str, after: str) -> bool:
    """Whether the same dice of a throw count as before."""
    needs = re.search(r"D (?:on|sur) ([A-Z ]+) \(", before)
    faces = [re.search(r"D [^(]*\(([A-Z ]+)\)", line) for line in (before, after)]
    if kind != "faces" or needs is None or faces[0] is None or faces[1] is None:
        return False
    good = needs[1].split()
    old, new = ([f in good for f in found[1].split()] for found in faces if found is not None)
    told = before[before.rindex("), ") :]
    if not re.search(r"\d", told.rpartition(" [")[0]):  # done or not: one is as good as two
        most = 2 if "DB-SUPP-06" in told else 1
        return min(sum(old), most) == min(sum(new), most)
    return old == new


GAME.harmless = harmless


# -- armies and turns ----------------------------------------------------------------------------------------

GAME.line(
    "DB-SETUP-03",
    en="Army, {side:side}: {unit:named}, {?soldiers|boxes}: {n:left}, points: {points:worth}",
    fr="{side:side} aligne {unit:named}, {?soldats|cases} : {n:left}, points : {points:worth}",
)(dust_moves.army)
GAME.line("DT-TURN-01", en="Turn {n:total}", fr="Tour {n:total}")(dust_moves.turn)
GAME.roll(
    "DT-TURN-02", "DS-SKILL-12",
    en="Initiative[[ with Black Ops]]", fr="Initiative[[ avec Opérations spéciales]]",
    en_result="result {value:came}", fr_result="résultat {value:came}",
)(dust_moves.initiative)  # fmt: skip
GAME.line(
    "DT-TURN-02", "DT-TURN-03",
    en="{side:side} wins the initiative: armies {a:value} to {b:value}, targets {c:value} to {d:value}",
    fr="{side:side} gagne l'initiative : armées {a:value} contre {b:value},"
    " cibles {c:value} contre {d:value}",
)(dust_moves.won)  # fmt: skip
GAME.line(
    "DT-TURN-03",
    en="Both rolls are equal: all dice are rolled again",
    fr="Les deux jets sont égaux : tous les dés sont relancés",
)(dust_moves.tied)


@GAME.line("DT-TURN-05", en="Activation, {side:side}: {unit:id}", fr="{side:side} active {unit:id}")
def activation(reader: Reader, said: Said) -> None:
    """A unit of that side, which is not gone."""
    unit = said["unit"]
    reader.agree("side", reader.get("side", said["side"]), side_of(unit))
    if reader.get("place", unit) == ("gone",):
        reader.fault(f"{unit} has been eliminated", ("place", unit))
    for key in [key for key in reader.facts if key[0] in ("due", "shared", "damages", "through")]:
        reader.forget(*key)


def side_of(unit: str) -> str:
    """`two5` is of two."""
    return unit.rstrip("0123456789")


# -- throws --------------------------------------------------------------------------------------------------

TO_HIT = (
    "DT-HIT-01", "DT-HIT-04", "DB-BLAST-02", "DB-BLAST-07", "DB-FLAME-02", "DB-FLAME-04", "DS-WEAP-04",
    "DS-WEAP-13", "DS-WEAP-14", "DS-WEAP-18", "DS-WEAP-19", "DS-VEH-20", *dust_fights.EASY,
)  # fmt: skip
SHOT_EN = (
    "{weapon:text} {?of|of the} {unit:id}[[ ({how:text})]] on [[the crew of ]]{target:id}[[ {too:word}]],"
    " {count:count} × {each:each}[[ × miniatures: {men:men}]]"
    "[[, {close:close}]][[, at {far:far} cm]][[, {again:again}]]"
)
SHOT_FR = (
    "{weapon:weapon} de {unit:id}[[ ({how:text})]] sur [[les servants de ]]{target:id}[[ {too:word}]],"
    " {count:count} × {each:each}[[ × figurines : {men:men}]]"
    "[[, {close:close}]][[, à {far:far} cm]][[, {again:again}]]"
)


@GAME.roll(
    *TO_HIT, en=SHOT_EN, fr=SHOT_FR, en_result="hits: {value:value}", fr_result="touches : {value:value}"
)
def shot(reader: Reader, roll: Rolled) -> None:
    """Dice by the card, each face read; misses once more where they are."""
    unit, target, about = roll.about["unit"], roll.about["target"], roll.about
    sided(reader, roll, unit)
    dice = about["count"] * about["each"] * about.get("men", 1)
    reader.agree("dice", roll.dice, f"{dice}D")
    good = counted(reader, roll)
    if roll.rule in dust_fights.EASY:
        reader.agree("needed", good, "AT")
    elif roll.rule in ("DT-HIT-01", "DB-BLAST-02", "DB-FLAME-04"):
        reader.agree("needed", good, "A")
    hits = sum(str(face) in good for face in roll.faces[:dice])
    again = roll.faces[dice:]
    if again:
        reader.agree("thrown again", len(again), dice - hits)
    hits += sum(str(face) in good for face in again)
    reader.agree("hits", about["value"], hits)
    by_the_card(reader, roll)
    waiting = reader.get("pending", default=("", 0, False))
    if waiting[2] and waiting[1]:
        reader.fault(f"{waiting[1]} hits on {waiting[0]} were not told", lines=reader.get("told", default=()))
        reader.write((waiting[0], 0, True), "pending")
    if waiting[2]:
        reader.forget("told")
    pending(reader, target, about["value"])
    reader.write((unit, target, about["value"]), "lot")


def by_the_card(reader: Reader, roll: Rolled) -> None:
    """Dice of a weapon against this armour, and its range; weapons of attached soldiers are elsewhere."""
    unit, target, about = roll.about["unit"], roll.about["target"], roll.about
    weapon = about["weapon"].rpartition(", ")[2] if ", " in about["weapon"] else about["weapon"]
    mine, its = card(reader, unit), card(reader, target)
    cells = mine.cells(weapon, its)
    if reader.get("attached", unit) or not cells:
        reader.forget("damage")
        return
    told = (about["each"], "men" in about)
    if told not in {(cell.dice, cell.blast) for cell in cells}:
        reader.fault(f"{told} is not on the card of {unit}: {cells}")
    far = about.get("far", 0) if "men" not in about else 0  # of a template the centre must be in range
    if weapon not in STANDARD and far > 1000 * max(mine.ranges(weapon)):
        reader.fault(f"the range of {weapon} is {mine.ranges(weapon)}")
    if weapon not in STANDARD and about["count"] > 2 * mine.most(weapon):
        reader.fault(f"{unit} has {mine.most(weapon)} {weapon}")
    reader.write({cell.damage for cell in cells}, "damage")


MORE = {"en_result": "more hits: {value:value}", "fr_result": "touches de plus : {value:value}"}
GAME.roll(*dust_fights.CHAINS, en="{what:text}", fr="{what:text}", **MORE)(dust_fights.chain)
GAME.roll("DS-SKILL-29", en="{what:text}", fr="{what:text}", **MORE)(dust_fights.lucky)
SAVES = ("DB-SAVE-03", "DB-SAVE-07", *dust_fights.SAVES)
GAME.roll(
    *SAVES,
    en="{what:text} of {unit:id}[[ {why:text}]][[: {because:text}]]",
    fr="{what:text} de {unit:id}[[ {why:text}]][[ : {because:text}]]",
    en_result="hits saved: {value:value}",
    fr_result="touches annulées : {value:value}",
)(dust_fights.saved)


@GAME.line(
    "DT-ATK-01",
    en="{unit:id} → {target:id}: {hits:count} {?hit|hits}[[, not saved: {unsaved:value}]][[, {none:nosave}]],"
    " {?a hit kills at once|damage of a hit: }[[{damage:each}]]",
    fr="{unit:id} → {target:id} : {hits:count} {?touche|touches}"
    "[[, {?non annulée|non annulées} : {unsaved:value}]][[, {none:nosave}]],"
    " {?mortelle à coup sûr|dommage par touche : }[[{damage:each}]]",
)
def struck(reader: Reader, said: Said) -> None:
    """What of the hits thrown goes through; all of them are told before the next throw to hit."""
    reader.write((*reader.get("told", default=()), reader.number), "told")
    dust_fights.struck(reader, said)


GAME.roll(
    "DS-SKILL-19", "DS-SKILL-20",
    en="{what:text} by {unit:id}", fr="{what:text} par {unit:id}",
    en_result="cancelled: {value:value}", fr_result="annulés : {value:value}",
)(dust_fights.resisted)  # fmt: skip


@GAME.roll(
    "DS-MINE-01", "DS-MINE-02", "DS-ENG-04",
    en="Mines under {unit:id}", fr="Mines sous {unit:id}",
    en_result="hits: {value:value}", fr_result="touches : {value:value}",
)  # fmt: skip
def mined(reader: Reader, roll: Rolled) -> None:
    """A die for each miniature."""
    reader.agree("hits", roll.about["value"], successes(reader, roll))
    reader.write(roll.about["unit"], "mined")


@GAME.roll(
    "DB-PLAT-11",
    en="Lightning Strike of {unit:id}",
    fr="Frappe éclair de {unit:id}",
    en_result="successes: {value:value}",
    fr_result="réussites : {value:value}",
)
def lightning(reader: Reader, roll: Rolled) -> None:
    """Saves that shields help, or dice to come from reserve."""
    if roll.needs == "A":
        reader.agree("successes", roll.about["value"], successes(reader, roll))
    else:
        dust_fights.saved(reader, roll)


@GAME.roll(
    "DB-PLAT-23",
    en="Human Wave of {unit:id}", fr="Vague humaine de {unit:id}",
    en_result="replaced at once: {value:value}", fr_result="remplacements immédiats : {value:value}",
)  # fmt: skip
def wave(reader: Reader, roll: Rolled) -> None:
    """Fewer fall than were struck."""
    unit = roll.about["unit"]
    sided(reader, roll, unit)
    reader.agree("replaced", roll.about["value"], successes(reader, roll))
    reader.write(True, "shared", unit)


DONE = {"it comes", "arrivée", "done", "réussi", "free of it", "plus sous le feu", "plus sous Suppression"}
DONE |= {"it goes on", "passage", "under fire", "sous le feu"}
FAILED = {"not yet", "pas encore", "failed", "échec", "still under fire", "toujours sous le feu"}
FAILED |= {
    "still suppressed",
    "toujours sous Suppression",
    "it sticks",
    "enlisement",
    "accrochage",
    "tangled",
}


@GAME.roll(
    "DB-SUPP-06",
    en="Rally of {unit:id}, suppressed", fr="Ralliement de {unit:id} sous Suppression",
    en_result="{came:came}", fr_result="{came:came}",
)  # fmt: skip
def recovers(reader: Reader, roll: Rolled) -> None:
    """No army: it stays suppressed; one: under fire; more: free."""
    unit, good = roll.about["unit"], successes(reader, roll)
    sided(reader, roll, unit)
    reader.agree("state", state(reader, unit), SUPPRESSED, ("state", unit))
    stays, better, free = (
        ("still suppressed", "toujours sous Suppression"),
        ("under fire", "sous le feu"),
        DONE,
    )
    came = (stays, better, free)[min(good, 2)]
    reader.agree("what it came to", roll.about["came"] in came, True)


@GAME.roll(
    "DB-SUPP-04",
    en="Rally of {unit:id}, under fire", fr="Ralliement de {unit:id} sous le feu",
    en_result="{came:came}", fr_result="{came:came}",
)  # fmt: skip
def rallies(reader: Reader, roll: Rolled) -> None:
    """One army is enough."""
    unit, good = roll.about["unit"], successes(reader, roll)
    sided(reader, roll, unit)
    reader.agree("state", state(reader, unit), UNDER_FIRE, ("state", unit))
    reader.agree("what it came to", roll.about["came"] in DONE, good > 0)


@GAME.roll(*ANY, en="{rest:rest}", fr="{rest:rest}", en_result="{came:came}", fr_result="{came:came}")
def thrown(reader: Reader, roll: Rolled) -> None:
    """Other throws: as many faces as dice, and what they came to where it is a number or done or not."""
    reader.agree("faces", len(roll.faces), int(roll.dice[:-1]))
    if not roll.needs:
        return
    good = successes(reader, roll)
    came = roll.about["came"]
    if number := re.fullmatch(r".*?(\d+)", came):
        reader.agree("successes", int(number[1]), good)
    elif came in DONE | FAILED:
        reader.agree("done", came in DONE, good > 0)


@GAME.line(
    "DB-DMG-03",
    en="{side:side}: Who falls in {unit:id}? {n:count} hits; {rest:rest} {who:fallen}",
    fr="{side:side} : Qui tombe dans {unit:id} ? Touches : {n:count} ; {rest:rest} {who:fallen}",
)
def exposed(reader: Reader, said: Said) -> None:
    """Not all can be hit: no more fall than there are hits, and perhaps fewer."""
    if len(said["who"]) > said["n"]:
        reader.fault(f"{said['n']} hits fell {len(said['who'])}")
    due = reader.get("due", said["unit"])
    if due is not None and said["n"] > due:
        reader.fault(f"{due} hits went through", ("due", said["unit"]))
    before = reader.get("named", said["unit"], default=())
    reader.write((*before, *said["who"]), "named", said["unit"])
    reader.write(said["n"] - len(said["who"]), "over", said["unit"])


@GAME.line(
    "DB-DMG-03",
    en="Nobody is left in {unit:id} who can be hit, hits lost: {n:lost}",
    fr="Plus personne ne peut être touché chez {unit:id}, touches perdues : {n:lost}",
)
def in_vain(reader: Reader, said: Said) -> None:
    """So many hits less are due."""
    unit = said["unit"]
    key = ("due", unit)
    if reader.get("over", unit):
        reader.agree("hits lost", said["n"], reader.get("over", unit), ("over", unit))
        reader.forget("over", unit)
    if reader.get("shared", unit):  # one by one
        reader.agree("hits lost", said["n"], 1)
        return
    due = min(reader.get(*key, default=0), left(reader, unit))
    if said["n"] > due:
        reader.fault(f"{due} hits went through", key)
    reader.write(due - said["n"], *key)


# -- losses and points ---------------------------------------------------------------------------------------

LOSSES = ("DB-DMG-02", "DB-DMG-05", "DB-DMG-06", *dust_fights.LOSSES[3:])
GAME.line(
    *LOSSES,
    en="{unit:id}: damage {n:lost}, boxes left: {left:left}",
    fr="{unit:id} {?subit|subissent} {n:lost} {?dommage|dommages}, cases restantes : {left:left}",
)(dust_fights.damaged)


@GAME.line(
    *LOSSES,
    en="{unit:id} loses {lost:fallen}, still standing: {left:left}",
    fr="Pertes de {unit:id} : {lost:fallen}, encore debout : {left:left}",
)
def fell(reader: Reader, said: Said) -> None:
    """Those whom the owner has named are among them."""
    named = reader.get("named", said["unit"], default=())
    if not set(named) <= set(said["lost"]):
        reader.fault(f"{named} were to fall", ("named", said["unit"]))
    reader.forget("named", said["unit"])
    dust_fights.fell(reader, said)
    for figure in said["lost"]:
        reader.forget("at", figure)


@GAME.line(
    *ANY,
    en="Eliminated: {unit:id}",
    fr="{unit:id} {?est éliminé|est éliminée|sont éliminés|sont éliminées}",
)
def eliminated(reader: Reader, said: Said) -> None:
    """All its soldiers, or its last box."""
    unit = said["unit"]
    if reader.get("place", unit) == ("gone",):
        reader.fault(f"{unit} was eliminated before", ("place", unit))
    due = reader.get("due", unit)
    few = due is not None and due < left(reader, unit) and not reader.get("shared", unit)
    if reader.rule == "DB-DMG-02" and few:
        reader.fault(f"{due} hits do not eliminate {unit}", ("due", unit), ("left", unit))
    if reader.rule == "DB-DMG-06":
        reader.agree("boxes left", left(reader, unit), 0, ("left", unit))
    for key in ("due", "shared", "state"):
        reader.forget(key, unit)
    off(reader, unit)
    reader.write(("gone",), "place", unit)
    reader.write(0, "left", unit)
    reader.write(unit, "eliminated")


def off(reader: Reader, unit: str) -> None:
    """None of its miniatures stands on the table any more."""
    for figure in [f for f in reader.all("at") if f.rstrip("abcdefghijklmnopqrstuvwxyz") == unit]:
        reader.forget("at", figure)


GAME.line(
    "DB-END-01",
    en="{side:side}: +{n:worth} points for {unit:id}, points of eliminated units: {total:total}",
    fr="{side:side} : +{n:worth} points pour {unit:id}, points d'unités éliminées : {total:total}",
)(dust_fights.points)
GAME.line(
    "DS-WEAP-08",
    en="{weapon:text} of {unit:id}: ammunition {n:count}, left: {left:each}",
    fr="{weapon:weapon} de {unit:id} : munitions {n:count}, restantes : {left:each}",
)(dust_fights.fired)
GAME.line(
    *ANY,
    en="{unit:id}: {n:lost} damage cleared, boxes left: {left:left}",
    fr="{n:lost} {?dommage effacé|dommages effacés} sur {unit:id}, cases restantes : {left:left}",
)(dust_fights.mended)
GAME.line(
    *ANY,
    en="{unit:id}: {back:fallen} back on their feet, standing: {left:left}",
    fr="De nouveau debout chez {unit:id} : {back:fallen}, en tout {left:left}",
)(dust_fights.stood_up)


@GAME.line("DB-END-01", en="The match is over: {how:rest}.", fr="La partie est finie : {how:rest}.")
def over(reader: Reader, said: Said) -> None:
    """By the points of eliminated units, where they decide."""
    totals = reader.all("points")
    if said["how"] in ("a draw", "match nul"):
        return
    reader.memory["over"] = totals


# -- suppression ---------------------------------------------------------------------------------------------


def state(reader: Reader, unit: str) -> str:
    """Under fire, suppressed, or neither."""
    return str(reader.get("state", unit, default=""))


@GAME.line(
    *ANY,
    en="Under fire from now on: {unit:id}",
    fr="{unit:id} {?est|sont} sous le feu",
)
def under_fire(reader: Reader, said: Said) -> None:
    """From nothing by a hit; from suppression by a rally."""
    unit = said["unit"]
    if reader.rule == "DB-SUPP-01":
        reader.agree("state before", state(reader, unit), "", ("state", unit))
    reader.write(UNDER_FIRE, "state", unit)


@GAME.line(*ANY, en="Suppressed from now on: {unit:id}", fr="{unit:id} {?est|sont} sous Suppression")
def suppressed(reader: Reader, said: Said) -> None:
    unit = said["unit"]
    if reader.rule == "DB-SUPP-02" and reader.get("was", unit) != UNDER_FIRE:
        reader.fault(f"{unit} was not under fire", ("state", unit))
    reader.write(SUPPRESSED, "state", unit)


@GAME.line(
    *ANY,
    en="No longer under fire: {unit:id}",
    fr="{unit:id} {?n'est|ne sont} plus sous le feu",
)
def free(reader: Reader, said: Said) -> None:
    reader.agree("state", state(reader, said["unit"]), UNDER_FIRE, ("state", said["unit"]))
    reader.write(UNDER_FIRE, "was", said["unit"])
    reader.forget("state", said["unit"])


@GAME.line(*ANY, en="No longer suppressed: {unit:id}", fr="{unit:id} {?n'est|ne sont} plus sous Suppression")
def recovered(reader: Reader, said: Said) -> None:
    reader.agree("state", state(reader, said["unit"]), SUPPRESSED, ("state", said["unit"]))
    reader.forget("state", said["unit"])


# -- ways ----------------------------------------------------------------------------------------------------


@GAME.line(
    *ANY,
    en="{who:rest} {?moves|is placed}: {ways:ways}",
    fr="{who:rest} {?se déplace|est en place} : {ways:ways}",
)
def moved(reader: Reader, said: Said) -> None:
    """From where it stood, as far as is told; who is set down is there from now on."""
    for step in said["ways"]:
        if step.figure.startswith("objective"):
            continue
        key = ("at", step.figure)
        known = reader.get(*key)
        if len(step.way) > 1:
            reader.agree(f"start of {step.figure}", step.way[0], known, key)
            if step.length is not None and abs(step.length - step.measured) > len(step.way):
                reader.fault(f"the way of {step.figure} is {step.measured} long")
        elif reader.rule in ("DB-MOVE-01", "DB-REACT-02", "DB-REACT-03"):
            reader.agree(f"place of {step.figure}", step.end, known, key)
        reader.write(step.end, *key)
        unit = step.figure.rstrip("abcdefghijklmnopqrstuvwxyz")
        if reader.get("place", unit) != ("board",):
            reader.write(("board",), "place", unit)


@GAME.line(*ANY, en="Into reserve: {unit:id}", fr="{unit:id} {?passe|passent} en réserve")
def reserved(reader: Reader, said: Said) -> None:
    """Kept back, or called for again: whole, and not on the table."""
    unit = said["unit"]
    off(reader, unit)
    for figure in reader.all("fallen"):
        if figure.rstrip("abcdefghijklmnopqrstuvwxyz") == unit:
            reader.forget("fallen", figure)
    reader.write(("off",), "place", unit)
    whole(reader, unit)


@GAME.line(
    *ANY,
    en="{unit:id} {?goes aboard|boards|gets into} {carrier:id}",
    fr="{unit:id} {?monte|montent} {rest:rest} {carrier:id}",
)
def aboard(reader: Reader, said: Said) -> None:
    off(reader, said["unit"])
    reader.write(("aboard", said["carrier"]), "place", said["unit"])


GAME.remark(*ANY, en="{text:rest}", fr="{text:rest}")


@GAME.holds
def held(reader: Reader) -> dict[str, Any]:
    """Places, strength, suppression and points; `dust_battlefield_table.py` says the same of the table."""
    if not reader.get("points", "one", default=None) and reader.get("points", "one") is None:
        return {}
    gone = {unit for unit, place in reader.all("place").items() if place == ("gone",)}
    return {
        **{f"place of {figure}": at for figure, at in reader.all("at").items()},
        **{f"left of {unit}": n for unit, n in reader.all("left").items() if unit not in gone},
        **{f"state of {unit}": what for unit, what in reader.all("state").items()},
        **{f"points of {side}": n for side, n in reader.all("points").items()},
    }
