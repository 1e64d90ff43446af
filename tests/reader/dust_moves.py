"""Armies, turns and ways of Dust Tactics as a referee reads them: squares and what they cost."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

from tests.reader.core import Game, Reader, Rolled, Said
from tests.reader.dust_cards import Card, card_of
from tests.reader.wording import ARTICLE, ID, Kind, one_id, square

FACES: dict[str, str] = {"A": "A", "T": "T", "C": "T", "S": "S", "B": "S"}
COMPASS = ("north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west")
FRENCH_COMPASS = ("nord", "nord-est", "est", "sud-est", "sud", "sud-ouest", "ouest", "nord-ouest")
WAY = re.compile(
    r"(?P<squares>[A-Z]{1,2}\d+(?:, [A-Z]{1,2}\d+)*)(?:, (?:floor|étage) (?P<floor>\d+))?"
    r"(?:, (?:facing|face) (?P<facing>[a-z-]+))?"
)


def read_way(text: str) -> tuple[tuple[tuple[int, int], ...], int, int]:
    """Squares, the floor of the last, where one looks in the end (-1: not told)."""
    found = WAY.fullmatch(text)
    if found is None:
        return (), 0, -1
    looks = found["facing"]
    facing = (
        COMPASS.index(looks)
        if looks in COMPASS
        else FRENCH_COMPASS.index(looks)
        if looks in FRENCH_COMPASS
        else -1
    )
    return tuple(map(square, found["squares"].split(", "))), int(found["floor"] or 0), facing


def _bare(name: str) -> str:
    """A name without its French article."""
    return re.sub(f"^{ARTICLE}", "", name)


GAME = Game(
    "dust_tactics",
    {"en": {}, "fr": {}},
    side=Kind(r"[^,:()\[\]]+?", _bare),
    weapon=Kind(r".+", str),  # up to the last "de": Mitrailleuse de calibre .30
    faces=Kind(r"[ATSCB](?: [ATSCB])*", lambda text: tuple(FACES[face] for face in text.split())),
    way=Kind(
        WAY.pattern.replace("?P<squares>", "").replace("?P<floor>", "").replace("?P<facing>", ""), read_way
    ),
    close=Kind(r"close combat|corps à corps", str),
    again=Kind(r"misses thrown again|échecs relancés", str),
    nosave=Kind(r"no save|sans sauvegarde", str),
    fallen=Kind(r".+?", lambda text: tuple(re.findall(r"\b((?:one|two)\d+[a-z]+)\b", text))),
    half=Kind("north|south|nord|sud", str),
    mention=Kind(rf"(?:[^\[\]]+ \[{ID}\]|{ID})", one_id),
    named=Kind(rf"[^\[\]]+ \[{ID}\]", lambda text: (_bare(text[: text.rindex(" [")]), one_id(text))),
)


# -- the notebook --------------------------------------------------------------------------------------------


def card(reader: Reader, unit: str) -> Card:
    """The printed card of a unit, by the name it was fielded under."""
    known: Card = reader.get("card", unit)
    return known


def left(reader: Reader, unit: str) -> int:
    """Soldiers standing, or boxes not ticked."""
    return int(reader.get("left", unit, default=0))


def whole(reader: Reader, unit: str) -> None:
    """A unit as it is fielded, or comes back from the reserve."""
    reader.write(reader.get("strength", unit), "left", unit)
    for key in [key for key in reader.facts if key[:2] == ("ammo", unit)]:
        reader.forget(*key)


def on_board(reader: Reader, unit: str) -> bool:
    place = reader.get("place", unit)
    return place is not None and place[0] == "board"


def square_of(reader: Reader, unit: str) -> tuple[int, int] | None:
    """Where a unit is, or what carries it."""
    place = reader.get("place", bearer(reader, unit))
    return place[1:3] if place is not None and place[0] == "board" else None


def squares_of(reader: Reader, unit: str) -> set[tuple[int, int]]:
    """The squares a unit may cover: its own, and those next to it if it has two."""
    place = reader.get("place", unit)
    if place is None or place[0] != "board":
        return set()
    x, y = place[1:3]
    near = (0,) if card(reader, unit).single else (-1, 0, 1)
    return {(x + dx, y + dy) for dx in near for dy in near}


def bearer(reader: Reader, unit: str) -> str:
    """What carries a unit, or it itself."""
    place = reader.get("place", unit)
    return place[1] if place is not None and place[0] == "aboard" else unit


# -- setting up ----------------------------------------------------------------------------------------------


@GAME.line(
    "DT-SETUP-04",
    en="Army, {side:side}: {unit:named}, {?soldiers|boxes}: {n:int}, points: {points:int}",
    fr="{side:side} aligne {unit:named}, {?soldats|cases} : {n:int}, points : {points:int}",
)
def army(reader: Reader, said: Said) -> None:
    """Who is fielded, with his card and no less than it says; nobody is on the board yet."""
    name, unit = said["unit"]
    side = unit.rstrip("0123456789")
    for known, id in reader.all("side").items():
        if (known == said["side"]) != (id == side):
            reader.fault(f"{known} has the units of {id}", ("side", known))
    if reader.get("card", unit) is not None:
        reader.fault(f"{unit} is fielded already", ("card", unit))
    if name not in reader.sheets:
        reader.fault(f"no card is called {name}")
        return
    its = card_of(reader.sheets[name])
    if said["n"] < (its.boxes or its.men or 1) or (its.boxes and said["n"] != its.boxes):
        reader.fault(f"the card of {name} says {its.boxes or its.men}")
    more = said["n"] > (its.boxes or its.men or 1)  # somebody is attached to it, and paid for
    dearer = said["points"] > its.points
    if said["points"] < its.points or (dearer != more and not its.boxes):  # a machine may have extras
        reader.fault(f"{name} costs {its.points}")
    reader.write(its, "card", unit)
    reader.write(more, "attached", unit)
    reader.write(said["n"], "strength", unit)
    reader.write(said["points"], "worth", unit)
    reader.write(("off",), "place", unit)
    side = unit.rstrip("0123456789")
    reader.write(side, "side", said["side"])
    reader.write(0, "points", side)
    reader.write(0, "score", side)
    whole(reader, unit)


@GAME.line(
    "DT-SETUP-04",
    en="{unit:id} begins aboard {carrier:id}",
    fr="{unit:id} {?commence|commencent} à bord de {carrier:id}",
)
def begins_aboard(reader: Reader, said: Said) -> None:
    reader.write(("aboard", said["carrier"]), "place", said["unit"])
    reader.write(True, "piloted", said["carrier"])


@GAME.line(
    "DS-FORT-03",
    en="Fortification placed, {side:side}: {kind:text}, {at:square}[[, {how:text}]]",
    fr="{side:side} place une fortification : {kind:text}, {at:square}[[, {how:text}]]",
)
@GAME.line(
    "DT-SETUP-03",
    en="On the board: {?bunker|strongpoint} on {at:square}",
    fr="Sur le plateau : {?bunker|place-forte} en {at:square}",
)
def fortified(reader: Reader, said: Said) -> None:
    """Four squares; an inside square is two of them."""
    x, y = said["at"]
    if reader.get("fort", str((x, y))):
        reader.fault("there is one already", ("fort", str((x, y))))
    for dx, dy in ((0, 0), (1, 0), (0, 1), (1, 1)):
        reader.write(True, "fort", str((x + dx, y + dy)))


# -- turns ---------------------------------------------------------------------------------------------------


@GAME.line("DT-TURN-01", en="Turn {n:int}", fr="Tour {n:int}")
def turn(reader: Reader, said: Said) -> None:
    reader.agree("turn", said["n"], reader.get("turn", default=0) + 1, ("turn",))
    reader.write(said["n"], "turn")
    for unit in reader.all("activated"):
        reader.forget("activated", unit)


@GAME.roll(
    "DT-TURN-02",
    "DS-SKILL-12",
    en="Initiative[[ with Black Ops]]",
    fr="Initiative[[ avec Opérations spéciales]]",
    en_result="result {value:text}",
    fr_result="résultat {value:text}",
)
def initiative(reader: Reader, roll: Rolled) -> None:
    """Three dice, four with Black Ops; what they show is told twice."""
    words = {"army": "A", "armée": "A", "target": "T", "cible": "T", "shield": "S", "bouclier": "S"}
    shown = tuple(words.get(word, "?") for word in roll.about["value"].split(", "))
    reader.agree("faces", sorted(shown), sorted(roll.faces))
    reader.agree("dice", (roll.dice, len(roll.faces)), ("4D", 4) if roll.rule == "DS-SKILL-12" else ("3D", 3))
    side = reader.get("side", roll.side)
    if side in reader.get("throwing", default=()):
        reader.fault(f"{side} has thrown", ("throwing",), ("thrown", side))
    reader.write((*reader.get("throwing", default=()), side), "throwing")
    shown_faces: tuple[Any, ...] = roll.faces
    reader.write((shown_faces.count("A"), shown_faces.count("T")), "thrown", side)


def thrown(reader: Reader) -> list[tuple[str, ...]]:
    return [("thrown", side) for side in reader.all("thrown")]


@GAME.line(
    "DT-TURN-02",
    "DT-TURN-03",
    en="{side:side} wins the initiative: armies {a:int} to {b:int}, targets {c:int} to {d:int}",
    fr="{side:side} gagne l'initiative : armées {a:int} contre {b:int}, cibles {c:int} contre {d:int}",
)
def won(reader: Reader, said: Said) -> None:
    """More armies, or as many and more targets."""
    reader.forget("throwing")
    winner = reader.get("side", said["side"])
    reader.write(winner, "winner")
    counts = reader.all("thrown")
    best, other = (said["a"], said["c"]), (said["b"], said["d"])
    reader.agree("winner's faces", best, counts.get(winner), *thrown(reader))
    reader.agree("loser's faces", [other], [c for s, c in counts.items() if s != winner], *thrown(reader))
    if best <= other:
        reader.fault(f"{best} does not beat {other}", *thrown(reader))


@GAME.line(
    "DT-TURN-03",
    en="Both rolls are equal: all dice are rolled again",
    fr="Les deux jets sont égaux : tous les dés sont relancés",
)
def tied(reader: Reader, said: Said) -> None:
    reader.forget("throwing")
    reader.agree("throws", len(set(reader.all("thrown").values())), 1, *thrown(reader))


def takes_turn(reader: Reader, side: str) -> None:
    """The sides take turns as long as both have a unit on the board that has not acted."""
    other = "two" if side == "one" else "one"
    waits = any(
        unit.startswith(other)
        and reader.get("place", unit)[0] in ("board", "off")
        and not reader.get("activated", unit)
        for unit in reader.all("card")
    )
    if reader.get("turn of") == other and waits:
        reader.fault(f"it is the turn of {other}", ("turn of",))
    reader.write(other, "turn of")


@GAME.line("DT-TURN-05", en="Activation, {side:side}: {unit:id}", fr="{side:side} active {unit:id}")
def activation(reader: Reader, said: Said) -> None:
    """A unit of that side, which has not acted this turn, or may act again."""
    unit = said["unit"]
    reader.agree("side", reader.get("side", said["side"]), unit.rstrip("0123456789"))
    if reader.get("place", unit) == ("gone",):
        reader.fault(f"{unit} has been eliminated", ("place", unit))
    if reader.get("activated", unit):
        reader.fault(f"{unit} has been activated", ("activated", unit))
    takes_turn(reader, unit.rstrip("0123456789"))
    reader.write(unit, "active")
    for key in [key for key in reader.facts if key[0] in ("answers", "reactor", "due", "shared", "damages")]:
        reader.forget(*key)
    for hero in reader.all("joined"):
        reader.forget("joined", hero)
    reader.forget("gone")


@GAME.line(
    "DS-HERO-10", "DS-PASS-06", "DS-LIFT-03", "DS-SKILL-08",
    en="Activated: {unit:id}", fr="{unit:id} {?a|ont} fini",
)  # fmt: skip
def activated(reader: Reader, said: Said) -> None:
    reader.write(True, "activated", said["unit"])


@GAME.line("DT-REACT-05", en="Activated: {unit:id}", fr="{unit:id} {?a|ont} fini")
def has_reacted(reader: Reader, said: Said) -> None:
    """Who has thrown for a reaction, and a hero who was part of it."""
    if not card(reader, said["unit"]).hero:
        reader.agree("who reacted", said["unit"], reader.get("reactor"), ("reactor",))
    reader.write(True, "activated", said["unit"])


@GAME.line("DT-TURN-05", en="Activated: {unit:id}", fr="{unit:id} {?a|ont} fini")
def has_acted(reader: Reader, said: Said) -> None:
    """The unit under way, a hero who has joined it, or its pilot."""
    unit, active = said["unit"], reader.get("active")
    if (
        unit != active
        and unit not in reader.all("joined")
        and reader.get("place", unit) != ("aboard", active)
    ):
        reader.fault(f"{active} is under way", ("active",))
    reader.write(True, "activated", unit)


@GAME.line("DS-HERO-04", "DS-HERO-05", en="Nobody joins {unit:id}", fr="Personne ne rejoint {unit:id}")
def nobody_joins(reader: Reader, said: Said) -> None:
    if reader.rule == "DS-HERO-04":
        reader.agree("whom", said["unit"], reader.get("active"), ("active",))


@GAME.line("DS-HERO-04", en="{hero:id} joins {unit:id}", fr="{hero:id} rejoint {unit:id}")
def joined(reader: Reader, said: Said) -> None:
    """A hero is part of a unit that stands where he does."""
    hero, unit = said["hero"], said["unit"]
    reader.agree("where", square_of(reader, hero), square_of(reader, unit), ("place", hero), ("place", unit))
    reader.write(unit, "joined", hero)


@GAME.line(
    "DS-CMD-06", "DS-HERO-08",
    en="Not activated any more: {unit:id}",
    fr="{unit:id} {?pourra|pourront} être {?activé|activée|activés|activées} de nouveau",
)  # fmt: skip
def fresh(reader: Reader, said: Said) -> None:
    if not reader.get("activated", said["unit"]):
        reader.fault(f"{said['unit']} was not activated")
    if reader.rule == "DS-CMD-06" and reader.get("second"):
        reader.agree("who", said["unit"], reader.get("second"), ("second",))
        reader.forget("second")
    reader.forget("activated", said["unit"])


@GAME.line("DT-ACT-02", en="Actions of {unit:id}: {what:text}", fr="Actions de {unit:id} : {what:text}")
def actions(reader: Reader, said: Said) -> None:
    reader.agree("who acts", said["unit"], reader.get("active"), ("active",))
    reader.write(set(said["what"].split(", ")), "actions")


MARCH = {"March", "Marche"}


# -- ways ----------------------------------------------------------------------------------------------------


def price(way: tuple[tuple[int, int], ...], *, spent: bool) -> int | None:
    """Straight steps cost 1, the first slanting one 1, others 2; None for a leap."""
    cost = 0
    for (ax, ay), (bx, by) in pairwise(way):
        dx, dy = abs(ax - bx), abs(ay - by)
        if max(dx, dy) != 1:
            return None
        cost += 2 if dx and dy and spent else 1
        spent = spent or bool(dx and dy)
    return cost


MOVES = (
    "DT-MOVE-01", "DT-MOVE-04", "DT-MOVE-06", "DT-MOVE-07", "DT-MOVE-08", "DT-SETUP-05", "DT-SETUP-10",
    "DS-SKILL-31", "DS-SKILL-16", "DS-VEH-14", "DS-SKILL-10", "DS-SKILL-18",
)  # fmt: skip


def _points(reader: Reader, said: Said) -> None:
    """A Move or March of the card, the lower with a hero, or what is left of an interrupted March."""
    unit = said["unit"]
    before = reader.get("gone")
    which = (0,) if reader.rule == "DT-MOVE-01" else (0, 1)
    if reader.rule in ("DT-SETUP-05", "DT-SETUP-10") and not MARCH & reader.get("actions", default=MARCH):
        which = (0,)  # the first part of a March is no longer than a Move
    party = [
        card(reader, who) for who in (unit, *(h for h, to in reader.all("joined").items() if to == unit))
    ]
    paces = {min(who.paces[n] for who in party) for n in which}
    if reader.rule == "DT-REACT-07" and before is not None and before[0] == unit:
        moves = {min(who.paces[0] for who in party)}
        moves |= {3, 4} if card(reader, unit).zombie else set()
        if before[3] not in moves | {2}:  # the first part of a March is no longer than a Move
            reader.fault(f"{unit} went {before[3]} first", ("gone",))
    paces |= {2} if not card(reader, unit).single else set()  # to be wholly on the board
    if reader.rule == "DT-REACT-07":  # the second part of a March
        paces = {min(who.paces[1] for who in party)}
    resumed = before is not None and before[0] == unit
    rest = {pace - before[1] for pace in paces} if resumed else set()
    if resumed and reader.rule == "DT-REACT-07":
        paces = set()
    if card(reader, unit).zombie and before is not None and before[0] == unit:
        rest |= {pace - before[1] for pace in (3, 4)}
    led = {3, 4}  # Mindless Zombies led by a Blutkreuz
    if said["points"] not in paces | rest | (led if card(reader, unit).zombie else set()):
        reader.fault(f"{unit} has {sorted(paces)}, or what is left of it", ("gone",))
    slanting = any(ax != bx and ay != by for (ax, ay), (bx, by) in pairwise(said["way"][0]))
    reader.write((unit, said["cost"], slanting, said["points"]), "gone")


@GAME.line(
    *MOVES,
    "DT-REACT-07",
    en="{unit:id} goes: {way:way}[[ ({cost:int} of {points:int})]]",
    fr="Trajet de {unit:id} : {way:way}[[ ({cost:int} sur {points:int})]]",
)
def goes(reader: Reader, said: Said) -> None:
    """From where it stood, step by step, for no more points than it had."""
    unit, (way, floor, facing) = said["unit"], said["way"]
    if not way:
        reader.fault("no way")
        return
    stood = on_board(reader, unit)
    here = ("place", unit)
    if stood:
        reader.agree("start", way[0], reader.get(*here)[1:3], here)
    elif reader.get(*here) == ("gone",):
        reader.fault(f"{unit} has been eliminated", here)
    upstairs = floor or (stood and reader.get(*here)[3])
    if "cost" in said:
        before = reader.get("gone")
        _points(reader, said)
        if said["cost"] > said["points"]:
            reader.fault(f"{said['cost']} points of {said['points']}")
        walled = any(reader.get("fort", str(at)) for at in way)  # an inside square is two of the board
        if card(reader, unit).single and not upstairs and not walled:
            resumed = before is not None and before[0] == unit and before[2]
            costs = {price(way, spent=spent) for spent in ((False, True) if resumed else (False,))}
            if reader.get(*here)[0] == "aboard":  # from any square of the carrier, or out by the first one
                costs |= {(cost or 0) + 1 for cost in costs} | {(price(way[1:], spent=False) or 0) + 1}
            first = 0 if stood or reader.get(*here)[0] == "aboard" else 1  # over the edge
            if said["cost"] - first not in costs:
                reader.fault(f"the way costs {costs}, told {said['cost'] - first}", here)
    reader.write(("board", *way[-1], floor, facing), *here)


@GAME.line("DT-MOVE-05", "DT-REACT-04", en="{unit:id} turns: {way:way}", fr="Pivot de {unit:id} : {way:way}")
def turns(reader: Reader, said: Said) -> None:
    """On the spot, a unit of two squares round one of them."""
    unit, (way, floor, facing) = said["unit"], said["way"]
    if on_board(reader, unit):
        reader.agree("start", way[0], reader.get("place", unit)[1:3], ("place", unit))
    if card(reader, unit).single and not any(reader.get("fort", str(at)) for at in way):
        reader.agree("squares", len(way), 1)
    reader.write(("board", *way[-1], floor, facing), "place", unit)


@GAME.line("DS-HERO-04", en="{unit:id} goes along: {way:way}", fr="Trajet commun de {unit:id} : {way:way}")
def goes_along(reader: Reader, said: Said) -> None:
    """A hero ends where the unit he has joined does."""
    unit, (way, floor, facing) = said["unit"], said["way"]
    active = reader.get("active")
    reader.agree("where", way[-1], square_of(reader, active), ("place", active))
    if on_board(reader, unit):
        reader.agree("facing", facing, reader.get("place", unit)[4], ("place", unit))
    reader.write(("board", *way[-1], floor, facing), "place", unit)


@GAME.line(
    "DS-HERO-10", "DS-PASS-07", "DS-LIFT-03", "DS-SEA-04", "DS-SKILL-36", "DS-FORT-04",
    en="{unit:id} is put down: {way:way}", fr="Mise en place de {unit:id} : {way:way}",
)  # fmt: skip
def put_down(reader: Reader, said: Said) -> None:
    unit, (way, floor, facing) = said["unit"], said["way"]
    if on_board(reader, unit):
        reader.fault(f"{unit} is on the board already", ("place", unit))
    reader.write(("board", *way[-1], floor, facing), "place", unit)


@GAME.line(
    "DS-PASS-02", "DS-PASS-08", "DS-SEA-02", "DS-LIFT-01", "DS-HERO-11",
    en="{unit:id} {?is now inside|rides on|is at the controls of|hangs under} {carrier:id}",
    fr="{unit:id} {?est|sont|monte|montent} {?à l'intérieur|sur|aux commandes|suspendu sous|suspendue sous"
    "|suspendus sous|suspendues sous}{? de la | de l'| du | des | de | d'| }{carrier:id}",
)  # fmt: skip
def boards(reader: Reader, said: Said) -> None:
    """Who boards stands where his carrier does."""
    unit, carrier = said["unit"], said["carrier"]
    if carrier not in reader.all("card"):
        reader.fault(f"{carrier} is nobody")
    reader.write(("aboard", carrier), "place", unit)
    reader.write(True, "piloted", carrier)


@GAME.line(
    "DT-SETUP-08", "DS-CMD-07", "DS-CMD-08",
    en="Into reserve: {unit:id}", fr="{unit:id} {?passe|passent} en réserve",
)  # fmt: skip
def into_reserve(reader: Reader, said: Said) -> None:
    """Whole again, off the board."""
    if reader.get("place", said["unit"]) != ("gone",):
        reader.fault(f"{said['unit']} was not eliminated", ("place", said["unit"]))
    reader.write(("reserve",), "place", said["unit"])
    whole(reader, said["unit"])
    reader.forget("activated", said["unit"])
    reader.forget("camouflaged", said["unit"])
    for figure in [key[1] for key in reader.facts if key[0] == "fallen" and key[1].startswith(said["unit"])]:
        reader.forget("fallen", figure)


@GAME.holds
def held(reader: Reader) -> dict[str, Any]:
    """What the table holds by the notebook; `dust_tactics_table.py` says the same of the true table."""
    return {
        **{f"place of {unit}": place for unit, place in reader.all("place").items()},
        **{f"left of {unit}": n for unit, n in reader.all("left").items() if on_table(reader, unit)},
        **{f"points of {side}": n for side, n in reader.all("points").items()},
        **{f"score of {side}": n for side, n in reader.all("score").items()},
        **{f"smoke on {at}": until for at, until in reader.all("smoke").items()},
    }


def on_table(reader: Reader, unit: str) -> bool:
    return bool(reader.get("place", unit) != ("gone",))
