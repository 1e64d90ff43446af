"""What units of Dust do besides fights and ways: calls, reactions, orders, what lies on the board."""

from __future__ import annotations

import re

from tests.reader.core import Reader, Rolled, Said
from tests.reader.dust_fights import all_fired, sided, successes
from tests.reader.dust_moves import GAME as GAME
from tests.reader.dust_moves import bearer, card, on_board, square_of, squares_of, takes_turn

AREAS = {
    "DS": ("CMD", "ENG", "FORT", "HERO", "LIFT", "MINE", "PASS", "SEA", "SKILL", "STATE", "SUPER", "TRENCH",
           "VEH", "WEAP", "WIRE"),
    "DT": ("ACT", "ATK", "DMG", "END", "HIT", "MOVE", "OBJ", "REACT", "SAVE", "SCEN", "SETUP", "TERR", "TGT",
           "TURN"),
}  # fmt: skip
ANY = tuple(f"{part}-{area}-{n:02}" for part, areas in AREAS.items() for area in areas for n in range(1, 45))


def side_of(unit: str) -> str:
    """`two5` is of two."""
    return unit.rstrip("0123456789")


def under_way(reader: Reader, unit: str) -> None:
    """The unit that is activated, a hero who has joined it, who rides on it, or who reacts to it."""
    active = reader.get("active")
    known = {active, reader.get("reactor"), reader.get("answers"), *reader.all("joined")}
    if unit not in known and bearer(reader, unit) != active and bearer(reader, active or "") != unit:
        reader.fault(f"{unit} is not the one that acts", ("active",), ("reactor",), ("answers",))


def there(reader: Reader, unit: str) -> None:
    """A unit that was fielded and is not gone."""
    if reader.get("card", unit) is None or reader.get("place", unit) == ("gone",):
        reader.fault(f"{unit} is not there", ("place", unit))


def same_side(reader: Reader, a: str, b: str) -> None:
    """Helpers are friends."""
    if side_of(a) != side_of(b):
        reader.fault(f"{a} and {b} are enemies")


# -- the turn ------------------------------------------------------------------------------------------------


@GAME.line("DT-TURN-04", en="First this turn: {side:side}", fr="{side:side} commence ce tour-ci")
def first(reader: Reader, said: Said) -> None:
    reader.write(reader.get("side", said["side"]), "turn of")


@GAME.line("DT-TURN-08", en="Pass: {side:side}", fr="{side:side} passe")
def passes(reader: Reader, said: Said) -> None:
    """Whose turn it is."""
    takes_turn(reader, reader.get("side", said["side"]))


GAME.remark("DS-CMD-06", en="No second activation", fr="Pas de deuxième activation")
GAME.remark("DS-CMD-07", en="No reinforcements are called", fr="Pas de renforts")
GAME.remark("DS-CMD-09", en="The medic helps nobody", fr="Le médecin ne soigne personne")
GAME.remark("DS-CMD-10", en="Nobody is given stimulants", fr="Personne ne reçoit de stimulants")
RESERVES = {"Grab the Dust": 2, "Bait and Flank": 2, "Supply Drop": 2, "Prendre la poussière": 2,
            "Leurre": 2, "Ravitaillement": 2}  # fmt: skip
"""How many eliminated units a side may bring back."""


@GAME.line("DT-SETUP-01", en="Scenario: {what:text}", fr="Scénario : {what:text}")
def scenario_named(reader: Reader, said: Said) -> None:
    for side in ("one", "two"):
        if said["what"] in RESERVES:
            reader.write(RESERVES[said["what"]], "reserves", side)


@GAME.line(
    "DT-SETUP-02",
    en="Starting half of {side:side}: {half:half}",
    fr="{side:side} part de la moitié {half:half}",
)
def half(reader: Reader, said: Said) -> None:
    """The winner of the initiative chooses."""
    side = reader.get("side", said["side"], default=said["side"])
    reader.agree("who chooses", side, reader.get("winner", default=side), ("winner",))


# -- one unit under way --------------------------------------------------------------------------------------

OWN = (
    ("{unit:id}: loaded (weapon {n:int}) from now on", "{unit:id} {?a|ont} l'arme {n:int} chargée"),
    ("Fighting Spirit of {unit:id} is spent", "L'Esprit combatif de {unit:id} a servi"),
    ("{unit:id} stays where it is", "{unit:id} {?reste|restent} sur place"),
    ("Nobody whom {unit:id} could help is in reach", "Personne n'est à portée de l'aide de {unit:id}"),
    ("{unit:id} calls no more {?reinforcements|vehicles} in this game",
     "{unit:id} {?n'appelle|n'appellent} plus de {?renforts|véhicule} dans cette partie"),
    ("{unit:id} leaves the {?mines|wire} alone", "{unit:id} {?laisse|laissent} les {?mines|barbelés}"),
    ("Free Attack of {unit:id} after its March", "Attaque gratuite de {unit:id} après {?sa|leur} Marche"),
    ("Nothing to attack for {unit:id}", "Rien à attaquer pour {unit:id}"),
    ("The smoke launchers of {unit:id} are spent", "Les lanceurs de fumée de {unit:id} sont vides"),
    ("{unit:id}: loaded (weapon {n:int}) ends", "{unit:id} n'a plus l'arme {n:int} chargée"),
    ("Led by the Blutkreuz: {unit:id}", "{unit:id} {?est|sont} sous la conduite du Blutkreuz"),
)  # fmt: skip


def own(reader: Reader, said: Said) -> None:
    """Said of the unit that acts."""
    there(reader, said["unit"])
    under_way(reader, said["unit"])


for _en, _fr in OWN:
    GAME.line(*ANY, en=_en, fr=_fr)(own)


@GAME.line("DT-REACT-01", en="No reaction to {unit:id}", fr="Pas de réaction à {unit:id}")
def no_reaction(reader: Reader, said: Said) -> None:
    reader.agree("to whom", said["unit"], reader.get("active"), ("active",))


@GAME.line(
    "DT-REACT-01",
    en="{unit:id} against {target:id}: a reaction is tried",
    fr="{unit:id} {?tente|tentent} une réaction contre {target:id}",
)
def tries(reader: Reader, said: Said) -> None:
    """An enemy of the unit that acts, who has not acted."""
    there(reader, said["unit"])
    reader.agree("against whom", said["target"], reader.get("active"), ("active",))
    if side_of(said["unit"]) == side_of(said["target"]) or reader.get("activated", said["unit"]):
        reader.fault(f"{said['unit']} cannot react", ("activated", said["unit"]))
    reader.write(said["unit"], "answers")


@GAME.line("DT-REACT-03", en="No reaction in time by {unit:id}", fr="Pas de réaction à temps de {unit:id}")
@GAME.line(
    "DT-REACT-03",
    en="{unit:id}: {?Sustained Attack|turn, then Attack|Attack|Move|March}",
    fr="{unit:id} {?choisit|choisissent} : "
    "{?Attaque soutenue|se tourner, puis Attaque|Attaque|Mouvement|Marche}",
)
def reacts(reader: Reader, said: Said) -> None:
    """Whoever has thrown for it."""
    reader.agree("who reacts", said["unit"], reader.get("reactor"), ("reactor",))


# -- states --------------------------------------------------------------------------------------------------

STATES = (
    ("behind its blade", "{unit:id}: in cover behind its blade from now on",
     "{unit:id} {?est|sont} à couvert derrière la lame", True),
    ("behind its blade", "{unit:id}: in cover behind its blade ends",
     "{unit:id} {?n'est|ne sont} plus à couvert derrière la lame", False),
    ("stunned", "Stunned marker: {unit:id}",
     "{unit:id} {?est|sont} {?étourdi|étourdie|étourdis|étourdies}", True),
    ("stunned", "Stunned marker removed: {unit:id}",
     "{unit:id} {?n'est|ne sont} plus {?étourdi|étourdie|étourdis|étourdies}", False),
    ("camouflaged", "Camouflaged: {unit:id}", "{unit:id} se {?camoufle|camouflent}", True),
    ("camouflaged", "Camouflage ends: {unit:id}",
     "{unit:id} {?n'est|ne sont} plus {?camouflé|camouflée|camouflés|camouflées}", False),
    ("attack stimulant", "{unit:id}: attack stimulant from now on",
     "{unit:id} {?a|ont} un stimulant d'attaque", True),
    ("attack stimulant", "{unit:id}: attack stimulant ends",
     "{unit:id} {?n'a|n'ont} plus de stimulant d'attaque", False),
    ("move stimulant", "{unit:id}: move stimulant from now on",
     "{unit:id} {?a|ont} un stimulant de mouvement", True),
    ("move stimulant", "{unit:id}: move stimulant ends",
     "{unit:id} {?n'a|n'ont} plus de stimulant de mouvement", False),
)  # fmt: skip


def state(name: str, *, on: bool) -> None:
    def told(reader: Reader, said: Said) -> None:
        key = (name, said["unit"])
        if on:
            there(reader, said["unit"])
        begins = name == "camouflaged" and card(reader, said["unit"]).camouflaged
        if name == "camouflaged" and not begins:
            reader.fault(f"{said['unit']} has no camouflage")
        if bool(reader.get(*key, default=begins)) == on and not (on and "stimulant" in name):
            reader.fault(f"{said['unit']} is {'' if on else 'not '}{name}", key)
        if on and "stimulant" in name and reader.get("stimulated"):
            reader.agree("who", said["unit"], reader.get("stimulated"), ("stimulated",))
        reader.write(on, *key)

    for kind, en, fr, begins in STATES:
        if kind == name and begins == on:
            GAME.line(*ANY, en=en, fr=fr)(told)


for _name, _on in dict.fromkeys((kind, begins) for kind, _, _, begins in STATES):
    state(_name, on=_on)


# -- calls and help ------------------------------------------------------------------------------------------

HELP = (
    ("{unit:id} repairs {target:id}", "{unit:id} {?répare|réparent} {target:id}"),
    ("The medic of {unit:id} helps {target:id}", "Le médecin de {unit:id} soigne {target:id}"),
    ("{unit:id} calls back the dead of {target:id}",
     "{unit:id} {?rappelle|rappellent} les morts de {target:id}"),
)  # fmt: skip


def helps(reader: Reader, said: Said) -> None:
    """A friend who is there, or oneself."""
    under_way(reader, said["unit"])
    there(reader, said["target"])
    same_side(reader, said["unit"], said["target"])
    reader.write((said["unit"], said["target"]), "help")


for _en, _fr in HELP:
    GAME.line(*ANY, en=_en, fr=_fr)(helps)


@GAME.line("DS-CMD-06", en="Second activation: {unit:id}", fr="Deuxième activation de {unit:id}")
def second(reader: Reader, said: Said) -> None:
    """Of a friend who has had his."""
    reader.write(said["unit"], "second")
    same_side(reader, said["unit"], reader.get("active", default=said["unit"]))
    if not reader.get("activated", said["unit"]):
        reader.fault(f"{said['unit']} was not activated", ("activated", said["unit"]))
    reader.forget("turn of")


@GAME.line("DS-CMD-07", en="Reinforcements: {unit:id}", fr="Renforts : {unit:id}")
@GAME.line("DS-CMD-08", en="Replacement vehicle: {unit:id}", fr="Véhicule de remplacement : {unit:id}")
def called(reader: Reader, said: Said) -> None:
    """One that was eliminated, of the side that calls."""
    same_side(reader, said["unit"], reader.get("active", default=said["unit"]))
    if reader.get("place", said["unit"]) != ("gone",):
        reader.fault(f"{said['unit']} was not eliminated", ("place", said["unit"]))
    reader.forget("turn of")  # it is activated at once


@GAME.line("DS-CMD-10", en="Stimulants for {unit:id}", fr="Des stimulants pour {unit:id}")
def stimulated(reader: Reader, said: Said) -> None:
    reader.forget("stimulated")
    stimulants(reader, said)


@GAME.line(
    "DS-CMD-10",
    en="The stimulant of {unit:id} is for: {?Attack|Move}",
    fr="Le stimulant de {unit:id} sert à : {?Attaque|Mouvement}",
)
def stimulants(reader: Reader, said: Said) -> None:
    there(reader, said["unit"])
    same_side(reader, said["unit"], reader.get("active", default=said["unit"]))
    if before := reader.get("stimulated"):
        reader.agree("for whom", said["unit"], before, ("stimulated",))
    reader.write(said["unit"], "stimulated")


@GAME.line("DS-HERO-05", en="{hero:id} joins {unit:id}", fr="{hero:id} rejoint {unit:id}")
def joins(reader: Reader, said: Said) -> None:
    same_side(reader, said["hero"], said["unit"])
    if said["hero"] == said["unit"]:
        reader.fault("nobody joins himself")
    if not card(reader, said["hero"]).hero:
        reader.fault(f"{said['hero']} is no hero")
    reader.agree("where", square_of(reader, said["hero"]), square_of(reader, said["unit"]),
                 ("place", said["hero"]), ("place", said["unit"]))  # fmt: skip
    reader.write(said["unit"], "joined", said["hero"])
    for key in [key for key in reader.facts if key[0] == "declared"]:
        reader.forget(*key)  # what was aimed at him is aimed at them


@GAME.line("DS-HERO-12", en="{unit:id} is left without its pilot", fr="{unit:id} n'a plus de pilote")
def pilotless(reader: Reader, said: Said) -> None:
    there(reader, said["unit"])
    if not reader.get("piloted", said["unit"]):
        reader.fault(f"{said['unit']} had no pilot")
    if any(place == ("aboard", said["unit"]) for place in reader.all("place").values()):
        reader.fault(f"somebody is aboard {said['unit']}")


@GAME.line("DT-SETUP-07", "DT-SETUP-09", "DS-FORT-04", en="Not into reserve: {unit:id}",
           fr="{unit:id} ne {?passe|passent} pas en réserve")  # fmt: skip
def not_reserved(reader: Reader, said: Said) -> None:
    reader.agree("who was eliminated", said["unit"], reader.get("eliminated"), ("eliminated",))


@GAME.line(
    "DT-SETUP-07",
    en="Reserves left to {side:side}: {n:int}",
    fr="Places en réserve encore libres de {side:side} : {n:int}",
)
def reserves(reader: Reader, said: Said) -> None:
    """One less than before."""
    key = ("reserves", reader.get("side", said["side"]))
    if unit := reader.get("eliminated"):
        reader.agree("whose", key[1], side_of(unit), ("eliminated",))
    before = reader.get(*key)
    if before is not None:
        reader.agree("reserves", said["n"], before - 1, key)
    reader.write(said["n"], *key)


# -- the board -----------------------------------------------------------------------------------------------


@GAME.line("DT-SETUP-03", en="On the board: {kind:text} on {at:square}",
           fr="Sur le plateau : {kind:text} en {at:square}")  # fmt: skip
@GAME.line("DT-SETUP-03", en="Terrain placed, {side:side}: {kind:text} on {at:square}",
           fr="{side:side} place : {kind:text} en {at:square}")  # fmt: skip
def terrain(reader: Reader, said: Said) -> None:
    """One piece on a square; players take turns."""
    key = ("terrain", str(said["at"]))
    if reader.get(*key):
        reader.fault(f"there is {reader.get(*key)}", key)
    reader.write(said["kind"], *key)
    if "side" in said:
        side = reader.get("side", said["side"])
        reader.agree("whose piece", side != reader.get("placed by"), True, ("placed by",))
        reader.write(side, "placed by")


@GAME.line("DT-SCEN-02", "DT-SCEN-03", "DT-SCEN-04", "DT-SCEN-05", "DT-SCEN-06",
           en="{name:mention} on {at:square}", fr="{name:mention} en {at:square}")  # fmt: skip
def objective(reader: Reader, said: Said) -> None:
    """Each its own square."""
    for other, at in reader.all("objective").items():
        if at == said["at"] or other == said["name"]:
            reader.fault(f"{other} lies on {at}", ("objective", other))
    reader.write(said["at"], "objective", said["name"])


@GAME.line("DT-OBJ-01", en="{name:mention} is held by {side:side}",
           fr="{name:mention} passe aux mains de {side:side}")  # fmt: skip
def held_by(reader: Reader, said: Said) -> None:
    """Somebody of the side stands there, as far as units of one square tell."""
    side, at = reader.get("side", said["side"]), reader.get("objective", said["name"])
    key = ("holder", said["name"])
    if at is None:
        reader.fault(f"there is no {said['name']}")
    reader.write(side, *key)
    near = [u for u in reader.all("card") if side_of(u) == side and on_board(reader, u)]
    if at is not None and not any(at in squares_of(reader, unit) for unit in near):
        reader.fault(f"nobody of {side} is on {at}", *(("place", unit) for unit in near))


@GAME.line("DS-SKILL-30", en="{name:mention} cannot be taken by {unit:id}",
           fr="{name:mention} ne peut être pris par {unit:id}")  # fmt: skip
def not_taken(reader: Reader, said: Said) -> None:
    there(reader, said["unit"])
    if reader.get("objective", said["name"]) not in squares_of(reader, said["unit"]):
        reader.fault(f"{said['unit']} is not on {said['name']}", ("place", said["unit"]))


@GAME.line(*ANY, en="Gone from the board: {what:mention}", fr="On retire du plateau : {what:mention}")
def gone(reader: Reader, said: Said) -> None:
    if before := reader.get("worked at"):
        reader.agree("what", said["what"], before, ("worked at",))
    reader.forget("worked at")


@GAME.line(*ANY, en="{unit:id} {?works at|crushes|spares} {what:mention}",
           fr="{unit:id} {?s'attaque à la |s'attaque à l'|s'attaque au |s'attaque aux |s'attaquent à la "
           "|s'attaquent à l'|s'attaquent au |s'attaquent aux |écrase |écrasent |épargne |épargnent }"
           "{what:mention}")  # fmt: skip
def works(reader: Reader, said: Said) -> None:
    under_way(reader, said["unit"])
    kind = {"DS-WIRE-02": "wire", "DS-MINE-02": "minefield"}.get(reader.rule, "")
    if not said["what"].startswith(kind) or said["what"].startswith("objective"):
        reader.fault(f"{said['what']} is nothing to work at")
    reader.write(said["what"], "worked at")


@GAME.line("DS-VEH-18", "DS-WEAP-02", en="Smoke on {at:squares} until the end of turn {n:int}",
           fr="Fumée en {at:squares} jusqu'à la fin du tour {n:int}")  # fmt: skip
def smoke(reader: Reader, said: Said) -> None:
    """To the end of the next turn; beside a unit that acts, or round what it has thrown it at."""
    turn = reader.get("turn", default=0)
    if said["n"] != turn + 1:
        reader.fault(f"it is turn {turn}", ("turn",))
    for at in said["at"]:
        reader.write(said["n"], "smoke", str(at))


@GAME.line("DS-WEAP-02", en="The smoke has gone", fr="La fumée s'est dissipée")
@GAME.line(
    "DS-WEAP-02",
    en="Some smoke has gone, it still lies on {?1 square|}[[{n:int} squares]]",
    fr="Une partie de la fumée s'est dissipée, elle couvre encore {?1 case|}[[{n:int} cases]]",
)
def smoke_gone(reader: Reader, said: Said) -> None:
    """What was to last to the end of this turn."""
    for at, until in reader.all("smoke").items():
        if until <= reader.get("turn", default=0):
            reader.forget("smoke", at)


# -- attacks -------------------------------------------------------------------------------------------------

AIMS = re.compile(
    r"(?P<n>\d+) × (?P<weapon>.+?) → (?:les servants de |the crew of )?(?P<target>[^+]+?)(?: \+ |, |$)"
)


@GAME.line("DT-TGT-01", en="Attack of {unit:id}: {aims:text}", fr="Attaque de {unit:id} : {aims:text}")
def attack(reader: Reader, said: Said) -> None:
    """Of the unit that acts, at enemies who are there, with weapons of its card."""
    under_way(reader, said["unit"])
    lines: dict[tuple[str, str], int] = {}
    for aim in AIMS.finditer(said["aims"]):
        target = aim["target"][aim["target"].rindex("[") + 1 : aim["target"].rindex("]")]
        there(reader, target)
        if side_of(target) == side_of(said["unit"]):
            reader.fault(f"{target} is of the same side")
        key = aim["weapon"], target
        here = square_of(reader, said["unit"])
        mine = [u for u in reader.all("card") if side_of(u) == side_of(said["unit"])]
        mine = [u for u in mine if u == said["unit"] or square_of(reader, u) == here]
        able = any(card(reader, u).cells(aim["weapon"], card(reader, target)) for u in mine)
        if not able and not reader.get("attached", said["unit"]):
            reader.fault(f"{aim['weapon']} is not on the card of {said['unit']}")
        lines[key] = lines.get(key, 0) + int(aim["n"])
    for weapon in {weapon for weapon, _ in lines}:
        n = sum(count for (name, _), count in lines.items() if name == weapon)
        most = max((card(reader, u).most(weapon) for u in reader.all("card") if u == said["unit"]), default=0)
        if 0 < most < n and not reader.get("attached", said["unit"]):
            reader.fault(f"{said['unit']} has {most} {weapon}")
    all_fired(reader)
    reader.write(tuple((lot, (n, 0)) for lot, n in lines.items()), "declared", said["unit"])


@GAME.line("DT-DMG-01", en="Next a hit of damage {n:int} on {unit:id}",
           fr="Ensuite une touche de dommage {n:int} sur {unit:id}")  # fmt: skip
def next_hit(reader: Reader, said: Said) -> None:
    there(reader, said["unit"])
    if said["n"] not in reader.get("damages", default=(said["n"],)):
        reader.fault(f"no hit of damage {said['n']}", ("damages",))


# -- other throws --------------------------------------------------------------------------------------------

CALLS = ("DS-CMD", "DS-SKILL-34", "DS-ENG", "DS-MINE-02", "DS-WIRE-02")
DONE = {"done": True, "réussi": True, "failed": False, "échec": False, "given": True, "accordée": True,
        "none": False, "non": False, "one damage": False, "un dommage": False, "unhurt": True,
        "indemne": True}  # fmt: skip


@GAME.roll(
    *ANY,
    en="{what:word}[[ {more:text}]] {?called by|by|of} {unit:id}[[ for {target:id}]]",
    fr="{what:word}[[ {more:text}]] {?lancé par|appelés par|appelé par|par|de la|de l'|du|des|de}"
    "{? les| la| le| l'|}{? |}{unit:id}[[ pour {target:id}]]",
    en_result="{came:text}", fr_result="{came:text}",
)  # fmt: skip
@GAME.roll(
    *ANY,
    en="{what:word}[[ {more:text}]]: {unit:id}",
    fr="{what:word}[[ {more:text}]] : {unit:id}",
    en_result="{came:text}", fr_result="{came:text}",
)  # fmt: skip
@GAME.roll(
    *ANY,
    en="{unit:id} calls back the dead of {target:id}",
    fr="{unit:id} {?rappelle|rappellent} les morts de {target:id}",
    en_result="{came:text}", fr_result="{came:text}",
)  # fmt: skip
@GAME.roll(
    *ANY,
    en="Fall of {unit:id} with its airlifter",
    fr="Chute de {unit:id} avec {?son|leur} transporteur",
    en_result="{came:text}", fr_result="{came:text}",
)  # fmt: skip
def thrown(reader: Reader, roll: Rolled) -> None:
    """By the side of whoever throws; done by one success; a number is that of the successes."""
    unit, came = roll.about["unit"], roll.about["came"]
    if reader.get("card", unit) is None:
        reader.fault(f"{unit} is nobody")
        return
    sided(reader, roll, unit)
    if roll.rule.startswith(CALLS):
        under_way(reader, unit)
    if "target" in roll.about:
        same_side(reader, unit, roll.about["target"])
        if reader.get("stimulated"):
            reader.agree("for whom", roll.about["target"], reader.get("stimulated"), ("stimulated",))
        reader.write(roll.about["target"], "stimulated")
    if not roll.needs:
        reader.agree("faces", len(roll.faces), int(roll.dice[:-1]))
        shows(reader, roll)
        return
    good = successes(reader, roll)
    if came in DONE:
        reader.agree("result", DONE[came], good > 0)
    elif number := re.search(r"\d+$", came):
        reader.agree("result", int(number[0]), good)


WORDS = {"army": "A", "armée": "A", "target": "T", "cible": "T", "shield": "S", "bouclier": "S"}


def shows(reader: Reader, roll: Rolled) -> None:
    """What lies there, in words."""
    words = re.split(", ", roll.about["came"].split(" ", 1)[-1])
    reader.agree("faces", sorted(WORDS.get(word, "?") for word in words), sorted(map(str, roll.faces)))


@GAME.roll("DT-SETUP-01", en="Scenario", fr="Scénario", en_result="{came:text}", fr_result="{came:text}")
def scenario(reader: Reader, roll: Rolled) -> None:
    reader.agree("dice", (roll.dice, len(roll.faces)), ("2D", 2))
    reader.agree("side", reader.get("side", roll.side), "one")
    shows(reader, roll)


@GAME.roll(
    "DS-WIRE-01",
    en="{unit:id} in the wire", fr="{unit:id} dans les barbelés",
    en_result="{came:text}", fr_result="{came:text}",
)  # fmt: skip
def in_the_wire(reader: Reader, roll: Rolled) -> None:
    """Through by an army."""
    sided(reader, roll, roll.about["unit"])
    under_way(reader, roll.about["unit"])
    reader.agree("through", roll.about["came"] in ("through", "passage"), successes(reader, roll) > 0)
    reader.write(roll.about["unit"], "in the wire")


@GAME.line(
    "DS-WIRE-01",
    en="Caught in the wire at {at:square}, no more moves: {unit:id}",
    fr="{unit:id} {?est|sont} {?pris|prise|prises} dans les barbelés en {at:square} : plus de mouvement",
)
def caught(reader: Reader, said: Said) -> None:
    reader.agree("who", said["unit"], reader.get("in the wire"), ("in the wire",))


@GAME.line(
    "DS-CMD-09", "DS-VEH-13", "DS-SKILL-34",
    en="On their feet again in {unit:id}: {back:fallen}",
    fr="De nouveau debout chez {unit:id} : {back:fallen}",
)  # fmt: skip
def chosen_back(reader: Reader, said: Said) -> None:
    """Who stands up again had fallen."""
    for figure in said["back"]:
        if not reader.get("fallen", figure) or not figure.startswith(said["unit"]):
            reader.fault(f"{figure} has not fallen", ("fallen", figure))


@GAME.line("DS-CMD-05", en="Ammunition for {unit:id}", fr="Des munitions pour {unit:id}")
@GAME.line("DS-HERO-05", en="{unit:id} stays alone", fr="{unit:id} reste {?seul|seule}")
@GAME.line("DS-SKILL-23", en="First Strike: {unit:id}", fr="Première frappe : {unit:id}")
def somebody(reader: Reader, said: Said) -> None:
    there(reader, said["unit"])


@GAME.line(*ANY, en="{what:text}", fr="{what:text}")
def rare(reader: Reader, said: Said) -> None:
    """Sentences that hardly a match has: whoever is named was fielded."""
    for id in re.findall(r"\[((?:one|two)\d+)\]", said["what"]):
        if reader.get("card", id) is None:
            reader.fault(f"{id} is nobody")


@GAME.roll(*ANY, en="{what:text}", fr="{what:text}", en_result="{came:text}", fr_result="{came:text}")
def rare_throw(reader: Reader, roll: Rolled) -> None:
    """As many faces as dice, by whoever is named."""
    reader.agree("faces", len(roll.faces), int(roll.dice[:-1]))
    for id in re.findall(r"\[((?:one|two)\d+)\]", roll.about["what"])[:1]:
        sided(reader, roll, id)
