"""Outpost as a referee reads it: the module to copy for a game. It imports nothing of the package.

Every sentence the record may hold stands here once in each language; one that is not known is a fault.
"""

from __future__ import annotations

from math import isqrt

from tests.reader.core import Game, Reader, Rolled, Said

GAME = Game(
    "template",
    {
        "en": {"Red": "red", "Blue": "blue", "Green": "green", "White": "white"},
        "fr": {"Rouge": "red", "Bleu": "blue", "Vert": "green", "Blanc": "white"},
    },
)
GAME.dice, GAME.any_dice = (6,), ("TP-TURN-03",)
GAME.falsified = ("faces", "int", "cm", "number", "steps", "id", "needs", "modifier", "square")
BOXES = {"en": "Boxes", "fr": "Cases"}
DICE = {"en": "Dice", "fr": "Dés"}
TOKENS, REACH, RANGE, NEAR, CLOSE = 2, 1200, 2400, 300, 600
"""Of the rulebook: tokens at the start, how far a unit moves and shoots, near the hut, point-blank."""
SPOTS = {(x, y) for x in (1000, 2000, 3000) for y in (1200, 2800)} | {
    (1000, 2000),
    (1500, 2000),
    (3000, 2000),
}
HUT = (1700, 1700, 2300, 2300)
ORDERS = {"move": "move", "shoot": "shoot", "aim": "aim", "smoke": "smoke"} | {
    "se déplacer": "move",
    "tirer": "shoot",
    "viser": "aim",
    "fumigène": "smoke",
}


def printed(reader: Reader, unit: str, label: dict[str, str]) -> int:
    """A number of the sheet of a unit's force."""
    sheet = reader.sheets[reader.get("force", unit)]
    return int(sheet[label[reader.lang]].split()[0])


def boxes(reader: Reader, unit: str) -> int:
    """The boxes a unit has left."""
    return int(reader.get("boxes", unit, default=0))


def gap_of(a: tuple[int, int], b: tuple[int, int]) -> int:
    """The distance of two points, rounded up to a hundredth."""
    square = (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
    return isqrt(square - 1) + 1 if square else 0


# -- setting up ----------------------------------------------------------------------------------------------


@GAME.line(
    "TP-CARD-01",
    en="{side:side} lays a card: {?medic|bluff}",
    fr="{side:side} pose une carte : {?médecin|bluff}",
)
def card(reader: Reader, said: Said) -> None:
    """The first line of a side: it has its tokens."""
    reader.write(TOKENS, "tokens", said["side"])


GAME.remark(
    "TP-SETUP-02",
    en="{side:side} brings on, in this order: {units:ids}",
    fr="{side:side} fait arriver, dans l'ordre : {units:ids}",
)


@GAME.line(
    "TP-MINE-01",
    en="{side:side} hides a mine: at {x:cm} {y:cm}",
    fr="{side:side} cache une mine : en {x:cm} {y:cm}",
)
def mined(reader: Reader, said: Said) -> None:
    """On one of the marked spots."""
    if (said["x"], said["y"]) not in SPOTS:
        reader.fault("there is no marked spot")


@GAME.line(
    "TP-SETUP-03",
    en="{name:text} [{unit:word}] is placed: {steps:steps}",
    fr="Les {name:text} [{unit:word}] sont en place : {steps:steps}",
)
def placed(reader: Reader, said: Said) -> None:
    """A unit comes on with all its boxes, near its edge; its name says which force it is of."""
    unit = said["unit"]
    if said["name"] not in reader.sheets:
        reader.fault(f"no force is called {said['name']}")
        return
    if reader.get("place", unit):
        reader.fault(f"{unit} stands on the table already", ("place", unit))
    step = said["steps"][0]
    reader.agree("figure", step.figure, f"{unit}.1")
    reader.write(said["name"], "force", unit)
    reader.write(printed(reader, unit, BOXES), "boxes", unit)
    x, y = step.end
    depth = {"red": y, "blue": 4000 - y, "green": x, "white": 4000 - x}[unit.rstrip("0123456789")]
    if depth > 1000:
        reader.fault(f"{unit} stands {depth / 100} cm from its edge")
    reader.write(step.end, "place", unit)


# -- the round -----------------------------------------------------------------------------------------------


@GAME.line(
    "TP-TURN-02",
    en="{side:side} bids {n:int} {?token|tokens}: {left:int} left",
    fr="{side:side} mise {n:int} {?jeton|jetons} : {?il n'en reste aucun|il en reste }[[{left:int}]]",
)
def bid(reader: Reader, said: Said) -> None:
    """A bid is spent, and counts at the next throw for initiative."""
    side, left = said["side"], said.get("left", 0)
    reader.agree("tokens left", left, reader.get("tokens", side) - said["n"], ("tokens", side))
    reader.write(left, "tokens", side)
    reader.write(said["n"], "bid", side)


GAME.remark("TP-TURN-02", en="{side:side} bids 0", fr="{side:side} mise 0")


@GAME.roll("TP-TURN-03", en="Initiative", fr="Initiative")
def initiative(reader: Reader, roll: Rolled) -> None:
    """A 6 is thrown again and added, twice at most; the bid is the only modifier."""
    reader.agree("value", roll.about["value"], sum(roll.faces))
    again = all(face == 6 for face in roll.faces[:-1]) and len(roll.faces) <= 3
    if not again or (roll.faces[-1] == 6 and len(roll.faces) < 3):
        reader.fault(f"{roll.faces}: a 6 is thrown again, twice at most")
    reader.agree("modifiers", roll.sum, reader.get("bid", roll.side, default=0), ("bid", roll.side))
    reader.write(roll.about["value"] + roll.sum, "initiative", roll.side)


@GAME.line(
    "TP-TURN-04", en="{side:side} lets {first:side} begin", fr="{side:side} laisse commencer {first:side}"
)
def first(reader: Reader, said: Said) -> None:
    """He who has the most decides."""
    totals = reader.all("initiative")
    if totals and totals.get(said["side"]) != max(totals.values()):
        reader.fault(f"{said['side']} did not win the initiative", *(("initiative", side) for side in totals))
    for side in totals:
        reader.forget("initiative", side)
        reader.forget("bid", side)


@GAME.line("TP-TURN-01", en="Round {n:int}", fr="Tour {n:int}")
def next_round(reader: Reader, said: Said) -> None:
    """Rounds are counted; who has acted may act again."""
    reader.agree("round", said["n"], reader.get("round", default=1) + 1, ("round",))
    reader.write(said["n"], "round")
    for unit in reader.all("acted"):
        reader.forget("acted", unit)
    for side in reader.all("initiative"):
        reader.forget("initiative", side)
        reader.forget("bid", side)


@GAME.line("TP-TURN-05", en="{side:side} activates {unit:id}", fr="{side:side} active {unit:id}")
def activated(reader: Reader, said: Said) -> None:
    """A unit of the side, alive."""
    alive(reader, said["unit"])
    reader.agree("side", said["side"], said["unit"].rstrip("0123456789"))
    reader.write(said["unit"], "activated")


@GAME.line(
    "TP-ORD-01",
    en="{unit:id} has its order: {order:text}",
    fr="{unit:id} reçoivent leur ordre : {order:text}",
)
def ordered(reader: Reader, said: Said) -> None:
    """One order a round; the unit is the one that was activated, where that was asked."""
    unit = said["unit"]
    alive(reader, unit)
    if said["order"] not in ORDERS:
        reader.fault(f"there is no order called {said['order']}")
    if reader.get("activated"):
        reader.agree("who acts", unit, reader.get("activated"), ("activated",))
        reader.forget("activated")
    if reader.get("acted", unit):
        reader.fault(f"{unit} has acted this round", ("acted", unit))
    reader.write(True, "acted", unit)
    reader.write((unit, ORDERS.get(said["order"])), "order")


def alive(reader: Reader, unit: str) -> None:
    """Who does something stands on the table."""
    if not boxes(reader, unit):
        reader.fault(f"{unit} is not on the table", ("boxes", unit))


def acting(reader: Reader, unit: str, order: str) -> None:
    """What happens is what was ordered."""
    reader.agree("order", (unit, order), reader.get("order"), ("order",))


@GAME.line("TP-ORD-02", en="{unit:id}: aims from now on", fr="{unit:id} : vise désormais")
def aims(reader: Reader, said: Said) -> None:
    acting(reader, said["unit"], "aim")
    reader.write(True, "aims", said["unit"])


@GAME.line("TP-ORD-02", en="{unit:id}: aims ends", fr="{unit:id} : fin de « vise »")
def aims_no_more(reader: Reader, said: Said) -> None:
    if not reader.get("aims", said["unit"]):
        reader.fault(f"{said['unit']} did not aim")
    reader.agree("who acts", said["unit"], reader.get("order", default=("", ""))[0], ("order",))
    reader.forget("aims", said["unit"])


@GAME.line("TP-MOVE-01", en="{unit:id} moves: {steps:steps}", fr="{unit:id} se déplacent : {steps:steps}")
def moved(reader: Reader, said: Said) -> None:
    """From where it stood, as far as is told, no farther than it may."""
    unit, step = said["unit"], said["steps"][0]
    acting(reader, unit, "move")
    reader.agree("figure", step.figure, f"{unit}.1")
    reader.agree("start", step.way[0], reader.get("place", unit), ("place", unit))
    if step.length is not None:
        reader.agree("length", step.length, step.measured)
    if step.measured > REACH:
        reader.fault(f"{unit} goes {step.measured / 100} cm")
    reader.write(step.end, "place", unit)


@GAME.line(
    "TP-ORD-03",
    en="{unit:id} throws smoke {gap:cm} cm far: {steps:steps}",
    fr="{unit:id} {?lance|lancent} un fumigène à {gap:cm} cm : {steps:steps}",
)
def smoke(reader: Reader, said: Said) -> None:
    """As far as is told, no farther than 8 cm."""
    acting(reader, said["unit"], "smoke")
    here = reader.get("place", said["unit"])
    reader.agree("distance", said["gap"], gap_of(here, said["steps"][0].end), ("place", said["unit"]))
    if said["gap"] > 800:
        reader.fault(f"smoke is thrown {said['gap'] / 100} cm far")


# -- shooting ------------------------------------------------------------------------------------------------


@GAME.line("TP-SHOOT-02", en="{unit:id} shoots at {targets:ids}", fr="{unit:id} tirent sur {targets:ids}")
def targets(reader: Reader, said: Said) -> None:
    acting(reader, said["unit"], "shoot")


@GAME.roll(
    "TP-SHOOT-03",
    en="{unit:id} shoots at {target:id}, {gap:cm} cm away",
    fr="{unit:id} tirent sur {target:id}, à {gap:cm} cm",
)
def shot(reader: Reader, roll: Rolled) -> None:
    """4 or more with the modifiers, 6 always and 1 never; who aims throws failures again."""
    unit, target = roll.about["unit"], roll.about["target"]
    acting(reader, unit, "shoot")
    alive(reader, unit)
    alive(reader, target)
    places = ("place", unit), ("place", target)
    if reader.get(*places[0]) is None or reader.get(*places[1]) is None:
        return
    gap = gap_of(reader.get(*places[0]), reader.get(*places[1]))
    reader.agree("distance", roll.about["gap"], gap, *places)
    if gap > RANGE:
        reader.fault(f"{target} is out of range", *places)
    x, y = reader.get("place", target)
    dx, dy = max(HUT[0] - x, 0, x - HUT[2]), max(HUT[1] - y, 0, y - HUT[3])
    told = dict(roll.modifiers)
    reader.agree("cover", told.get("TP-SHOOT-04", 0), -1 if dx * dx + dy * dy <= NEAR**2 else 0, places[1])
    reader.agree("point-blank", told.get("TP-SHOOT-05", 0), 1 if gap <= CLOSE else 0, *places)
    need = max(2, min(6, 4 - roll.sum))
    reader.agree("needed", roll.least, need)
    dice = printed(reader, unit, DICE)
    reader.agree("dice", roll.dice, f"{dice}d6", ("force", unit))
    hits = sum(face >= need for face in roll.faces[:dice])
    again = roll.faces[dice:]
    aimed = bool(reader.get("aims", unit))
    reader.agree("thrown again", len(again), dice - hits if aimed else 0, ("aims", unit))
    hits += sum(face >= need for face in again)
    reader.agree("hits", roll.about["value"], hits)
    reader.write((target, roll.about["value"]), "hits")
    reader.write((target, roll.about["value"]), "wounds")


@GAME.roll("TP-SHOOT-06", en="{unit:id} saves", fr="Sauvegardes de {unit:id}")
def saved(reader: Reader, roll: Rolled) -> None:
    """5 or 6 stops a hit."""
    target, hits = reader.get("hits", default=("", 0))
    reader.agree("who saves", roll.about["unit"], target, ("hits",))
    reader.agree("dice", len(roll.faces), hits, ("hits",))
    reader.agree("needed", roll.least, 5)
    reader.agree("saves", roll.about["value"], sum(face >= 5 for face in roll.faces))
    reader.write((target, hits - roll.about["value"]), "wounds")


@GAME.roll("TP-MINE-02", en="The mine under {unit:id}", fr="La mine sous {unit:id}")
def mine(reader: Reader, roll: Rolled) -> None:
    reader.agree("needed", roll.least, 3)
    reader.agree("value", roll.about["value"], int(roll.faces[0] >= 3))
    reader.write((roll.about["unit"], roll.about["value"]), "wounds")


GAME.remark(
    "TP-MINE-02",
    en="{unit:id} treads on a mine of {side:side}",
    fr="{unit:id} marchent sur une mine de {side:side}",
)
GAME.remark("TP-CARD-02", en="{side:side} keeps the card", fr="{side:side} garde sa carte")
GAME.remark(
    "TP-CARD-02",
    en="{side:side} turns the card: {?medic|bluff}",
    fr="{side:side} retourne sa carte : {?médecin|bluff}",
)


@GAME.line(
    "TP-SHOOT-06",
    "TP-SHOOT-07",
    "TP-MINE-02",
    "TP-CARD-02",
    en="{unit:id} loses {n:int} {?box|boxes}: {?the unit is lost|}[[{left:int} left]]",
    fr="{unit:id} perdent {n:int} {?case|cases} : {?l'unité est perdue|il en reste |}[[{left:int}]]",
)
def lost(reader: Reader, said: Said) -> None:
    """As many boxes as hits were left, no more than there were; a card may leave one."""
    unit, left = said["unit"], said.get("left", 0)
    target, wounds = reader.get("wounds", default=("", 0))
    reader.agree("who loses boxes", unit, target, ("wounds",))
    had = boxes(reader, unit)
    reader.agree("boxes left", left, had - said["n"], ("boxes", unit))
    if left and wounds < had:
        reader.agree("boxes lost", said["n"], wounds, ("wounds",))
    elif not left and wounds < had:
        reader.fault(f"{unit} is lost by {wounds} wounds with {had} boxes", ("wounds",), ("boxes", unit))
    reader.write(left, "boxes", unit)
    reader.forget("wounds")


# -- the end -------------------------------------------------------------------------------------------------


@GAME.line(
    "TP-END-01",
    "TP-END-02",
    en="The match is over: {?a draw|}[[{side:side} has won]].",
    fr="La partie est finie : {?match nul|}[[victoire de {side:side}]].",
)
def over(reader: Reader, said: Said) -> None:
    """Who has the most units left."""
    left: dict[str, int] = {}
    for unit, number in reader.all("boxes").items():
        side = unit.rstrip("0123456789")
        left[side] = left.get(side, 0) + (number > 0)
    best = [side for side in left if left[side] == max(left.values())]
    lines = (("boxes", unit) for unit in reader.all("boxes"))
    reader.agree("winner", said.get("side"), best[0] if len(best) == 1 else None, *lines)


@GAME.holds
def held(reader: Reader) -> dict[str, object]:
    """What the table holds by the notebook; `template_table.py` says the same of the true table."""
    on_table = [unit for unit, number in reader.all("boxes").items() if number]
    return {
        **{f"place of {unit}": reader.get("place", unit) for unit in on_table},
        **{f"boxes of {unit}": reader.get("boxes", unit) for unit in on_table},
        **{f"tokens of {side}": number for side, number in reader.all("tokens").items()},
    }
