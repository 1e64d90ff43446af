"""Outpost as a referee reads it: the module to copy for a game. It imports nothing of the package.

Every sentence the record may hold stands here once in each language; one that is not known is a fault.
"""

from __future__ import annotations

from math import isqrt

from tests.reader.core import Game, Reader, Rolled, Said
from tests.reader.wording import Kind

GAME = Game(
    "template",
    {
        "en": {"Red": "red", "Blue": "blue", "Green": "green", "White": "white"},
        "fr": {"Rouge": "red", "Bleu": "blue", "Vert": "green", "Blanc": "white"},
    },
    card=Kind("medic|médecin|bluff", str),
)
GAME.dice, GAME.any_dice = (6,), ("TP-TURN-03", "TP-SHOOT-03")
CARDS = {"medic": "medic", "médecin": "medic", "bluff": "bluff"}
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


def side_of(unit: str) -> str:
    """`red3` is of red."""
    return unit.rstrip("0123456789")


def gap_of(a: tuple[int, int], b: tuple[int, int]) -> int:
    """The distance of two points, rounded up to a hundredth."""
    square = (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
    return isqrt(square - 1) + 1 if square else 0


# -- setting up ----------------------------------------------------------------------------------------------


@GAME.line(
    "TP-CARD-01",
    en="{side:side} lays a card: {card:card}",
    fr="{side:side} pose une carte : {card:card}",
)
def card(reader: Reader, said: Said) -> None:
    """The first line of a side: it has its tokens, and one card."""
    once(reader, "card", said["side"], CARDS[said["card"]])
    reader.write(TOKENS, "tokens", said["side"])


def once(reader: Reader, what: str, side: str, value: object) -> None:
    """A side does this once."""
    if (what, side) in reader.facts:
        reader.fault(f"{side} has done so already", (what, side))
    reader.write(value, what, side)


@GAME.line(
    "TP-SETUP-02",
    en="{side:side} brings on, in this order: {units:ids}",
    fr="{side:side} fait arriver, dans l'ordre : {units:ids}",
)
def order_of_coming(reader: Reader, said: Said) -> None:
    """Its own units, each once."""
    once(reader, "coming", said["side"], said["units"])
    if len(set(said["units"])) < len(said["units"]) or any(side_of(u) != said["side"] for u in said["units"]):
        reader.fault(f"{said['units']} are not the units of {said['side']}")


@GAME.line(
    "TP-MINE-01",
    en="{side:side} hides a mine: at {x:cm} {y:cm}",
    fr="{side:side} cache une mine : en {x:cm} {y:cm}",
)
def mined(reader: Reader, said: Said) -> None:
    """On one of the marked spots, one for each side."""
    once(reader, "mine", said["side"], (said["x"], said["y"]))
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
    coming = ("coming", side_of(unit))
    if (order := reader.get(*coming)) is not None:
        reader.agree("next", unit, order[0] if order else "", coming)
        reader.facts[coming] = reader.facts[coming]._replace(value=order[1:])
    reader.agree("figure", step.figure, f"{unit}.1")
    reader.write(said["name"], "force", unit)
    reader.write(printed(reader, unit, BOXES), "boxes", unit)
    x, y = step.end
    depth = {"red": y, "blue": 4000 - y, "green": x, "white": 4000 - x}[side_of(unit)]
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
    once(reader, "bid", side, said["n"])
    reader.agree("tokens left", left, reader.get("tokens", side) - said["n"], ("tokens", side))
    reader.write(left, "tokens", side)


@GAME.line("TP-TURN-02", en="{side:side} bids 0", fr="{side:side} mise 0")
def bids_nothing(reader: Reader, said: Said) -> None:
    """Who has no token is not asked."""
    once(reader, "bid", said["side"], 0)
    if not reader.get("tokens", said["side"]):
        reader.fault(f"{said['side']} has nothing to bid", ("tokens", said["side"]))


def standing(reader: Reader) -> list[str]:
    """The sides that have units left, in the order of the table."""
    left = {side_of(unit) for unit, boxes in reader.all("boxes").items() if boxes}
    return [side for side in reader.game.sides["en"].values() if side in left]


def thrown_by(reader: Reader) -> str:
    """Whose throw is next: each in the order of the table, then those who are equal at the top again."""
    sides, totals = reader.get("throwing", default=()) or standing(reader), reader.all("initiative")
    if not set(sides) - set(totals):
        sides = [side for side in sides if totals[side] == max(totals.values())]
        for side in totals:
            reader.forget("initiative", side)
        totals = {}
    reader.write(tuple(sides), "throwing")
    return next(side for side in sides if side not in totals)


@GAME.roll("TP-TURN-03", en="Initiative", fr="Initiative")
def initiative(reader: Reader, roll: Rolled) -> None:
    """A 6 is thrown again and added, twice at most; the bid is the only modifier."""
    bids = [("bid", side) for side in reader.all("bid")]
    earlier = [("initiative", side) for side in reader.all("initiative")]
    for side in standing(reader):
        if reader.get("tokens", side) and reader.get("bid", side) is None:
            reader.fault(f"{side} has not bid", *bids)
    reader.agree("dice", roll.dice, "1d6")
    reader.agree("side", roll.side, thrown_by(reader), *earlier)
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
    new_throws(reader)
    reader.write(said["first"], "next")


def new_throws(reader: Reader) -> None:
    """What was bid and thrown is over."""
    for side in GAME.sides["en"].values():
        reader.forget("initiative", side)
        reader.forget("bid", side)
    reader.forget("throwing")
    reader.forget("next")


def turn_of(reader: Reader, side: str) -> None:
    """Sides take turns as long as they have somebody who has not acted."""
    following = reader.get("next")
    if following is None:
        return
    sides = standing(reader)
    at = sides.index(following) if following in sides else 0
    waiting = {side_of(unit) for unit in reader.all("boxes") if able(reader, unit)}
    ready = [side for side in (*sides[at:], *sides[:at]) if side in waiting]
    reader.agree("whose turn", side, ready[0] if ready else "", ("next",))


def able(reader: Reader, unit: str) -> bool:
    """Whether a unit is left and has not acted."""
    return boxes(reader, unit) > 0 and not reader.get("acted", unit)


@GAME.line("TP-TURN-01", en="Round {n:int}", fr="Tour {n:int}")
def next_round(reader: Reader, said: Said) -> None:
    """Rounds are counted; who has acted may act again."""
    reader.agree("round", said["n"], reader.get("round", default=1) + 1, ("round",))
    reader.write(said["n"], "round")
    for unit in reader.all("acted"):
        reader.forget("acted", unit)
    new_throws(reader)


@GAME.line("TP-TURN-05", en="{side:side} activates {unit:id}", fr="{side:side} active {unit:id}")
def activated(reader: Reader, said: Said) -> None:
    """A unit of the side, alive."""
    alive(reader, said["unit"])
    reader.agree("side", said["side"], side_of(said["unit"]))
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
    turn_of(reader, side_of(unit))
    sides = standing(reader)
    reader.write(sides[(sides.index(side_of(unit)) + 1) % len(sides)], "next")
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
    reader.agree("side", roll.side, side_of(unit))
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
    if told.get("TP-SHOOT-08", -1) != -1:
        reader.fault("smoke takes one off")
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
    reader.agree("side", roll.side, side_of(target))
    reader.agree("dice", len(roll.faces), hits, ("hits",))
    reader.agree("needed", roll.least, 5)
    reader.agree("saves", roll.about["value"], sum(face >= 5 for face in roll.faces))
    reader.write((target, hits - roll.about["value"]), "wounds")


@GAME.roll("TP-MINE-02", en="The mine under {unit:id}", fr="La mine sous {unit:id}")
def mine(reader: Reader, roll: Rolled) -> None:
    """On 3 or more; thrown by whose mine it is."""
    trodden = roll.about["unit"], roll.side
    reader.agree("who treads on whose", trodden, reader.get("treads"), ("treads",))
    reader.agree("needed", roll.least, 3)
    reader.agree("value", roll.about["value"], int(roll.faces[0] >= 3))
    reader.write((roll.about["unit"], roll.about["value"]), "wounds")


@GAME.line(
    "TP-MINE-02",
    en="{unit:id} treads on a mine of {side:side}",
    fr="{unit:id} marchent sur une mine de {side:side}",
)
def treads(reader: Reader, said: Said) -> None:
    """A mine of another side, not farther than 3 cm from where the unit has moved to."""
    unit, side = said["unit"], said["side"]
    acting(reader, unit, "move")
    if side == side_of(unit) or reader.get("mine", side) is None:
        reader.fault(f"{side} has no mine for {unit}", ("mine", side))
    elif gap_of(reader.get("place", unit), reader.get("mine", side)) > NEAR:
        reader.fault(f"the mine of {side} is elsewhere", ("mine", side), ("place", unit))
    reader.forget("mine", side)
    reader.write((unit, side), "treads")


def dying(reader: Reader, side: str) -> None:
    """A card is for a unit that would be lost; it is turned once."""
    unit, wounds = reader.get("wounds", default=("", 0))
    if side_of(unit) != side or wounds < boxes(reader, unit):
        reader.fault(f"no unit of {side} would be lost", ("wounds",))
    if reader.get("card", side) is None:
        reader.fault(f"{side} has no card any more")


@GAME.line("TP-CARD-02", en="{side:side} keeps the card", fr="{side:side} garde sa carte")
def keeps(reader: Reader, said: Said) -> None:
    dying(reader, said["side"])


@GAME.line(
    "TP-CARD-02",
    en="{side:side} turns the card: {card:card}",
    fr="{side:side} retourne sa carte : {card:card}",
)
def turns(reader: Reader, said: Said) -> None:
    """The one that was laid."""
    side = said["side"]
    dying(reader, side)
    reader.agree("card", CARDS[said["card"]], reader.get("card", side), ("card", side))
    reader.forget("card", side)


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
        side = side_of(unit)
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
