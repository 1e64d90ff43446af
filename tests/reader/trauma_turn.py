"""Trauma's rounds: generals, initiative, cards, states and orders, as a referee reads them."""

from __future__ import annotations

import re

from tests.reader.core import Reader, Rolled, Said
from tests.reader.trauma_book import (
    ANY,
    CONTACT,
    GAME,
    MARKERS,
    OF,
    UP,
    acting,
    alive,
    begins,
    command_of,
    gap,
    marks,
    shown,
    sided,
    there,
    under_way,
)

ORDERS = {"take_cover", "alert", "heads_down"}
NAMED = {word: marker for marker, names in MARKERS.items() for word in names}


def counted(reader: Reader, roll: Rolled, needed: tuple[int, ...]) -> None:
    """The faces that count, and how many of those thrown do."""
    reader.agree("faces that count", tuple(map(int, roll.needs.split())), needed)
    dice = int(roll.dice.partition("d")[0])
    hits = sum(face in needed for face in roll.faces)
    if roll.rule == "TR-SUST-02":
        first = sum(face in needed for face in roll.faces[:dice])
        reader.agree("dice", len(roll.faces), dice + dice - first)
    else:
        reader.agree("dice", len(roll.faces), dice)
    reader.agree("successes", roll.about["value"], hits)
    reader.agree("dice", roll.dice.partition("d")[2], "6")


def dice_of(roll: Rolled) -> int:
    """How many dice were thrown."""
    return int(roll.dice.partition("d")[0])


# -- rounds --------------------------------------------------------------------------------------------------


@GAME.line("TR-TURN-02", en="Phase: command; Round {n:int}", fr="Phase : commandement ; Tour {n:int}")
def begun(reader: Reader, said: Said) -> None:
    reader.agree("round", said["n"], reader.get("round", default=0) + 1, ("round",))
    if 0 < reader.get("rounds", default=0) < said["n"]:
        reader.fault(f"{reader.get('rounds')} rounds were agreed", ("rounds",))
    reader.write(said["n"], "round")


@GAME.line("TR-PREP-01", en="Agreed: {what:text}", fr="Convenu : {what:text}")
def agreed(reader: Reader, said: Said) -> None:
    """How many rounds, where there is a limit, and points for the armies."""
    rounds = re.search(r"(\d+) (?:rounds?|tours?)", said["what"])
    reader.write(int(rounds[1]) if rounds else 0, "rounds")
    reader.write(tuple(map(int, re.findall(r"(\d+) (?:AP|PA)", said["what"]))), "agreed")


@GAME.line(
    *ANY, en="No unit left to score with: {what:text}", fr="Plus aucune unité pour marquer : {what:text}"
)
def cannot_score(reader: Reader, said: Said) -> None:
    reader.write(True, "ended")


@GAME.line(*ANY, en="General of {side:side}: {figure:word}", fr="Général de {side:side} : {figure:word}")
def general(reader: Reader, said: Said) -> None:
    figure = said["figure"]
    if not figure.startswith(said["side"]) or figure not in alive(reader, figure[:-1]):
        reader.fault(f"{figure} is not there", ("figures", figure[:-1]))
    if not command_of(reader, figure):
        reader.fault(f"{figure} is no officer")
    reader.write(figure, "general", said["side"])


@GAME.line(
    *ANY,
    en="{side:side} has no officer left to be its general",
    fr="{side:side} n'a plus d'officier pour être général",
)
def no_officer(reader: Reader, said: Said) -> None:
    """Nobody of those who are left has command."""
    for unit in reader.all("figures"):
        left = [f for f in alive(reader, unit) if command_of(reader, f) and reader.get("place", f)]
        if unit.startswith(said["side"]) and left:
            reader.fault(f"{left[0]} is an officer", ("figures", unit))


@GAME.line(*ANY, en="{side:side} has no general", fr="{side:side} n'a pas de général")
def no_general(reader: Reader, said: Said) -> None:
    reader.forget("general", said["side"])


@GAME.line(
    "TR-SKILL-08",
    en="{side:side}: {?one experienced officer|}[[{n:int} experienced officers]] on the table, "
    "{?one CP more|as many CP more}",
    fr="{side:side} : {?un officier expérimenté|}[[{n:int} officiers expérimentés]] sur la table, "
    "{?un PC en plus|autant de PC en plus}",
)
def experienced(reader: Reader, said: Said) -> None:
    reader.write(said.get("n", 1), "experienced", said["side"])


@GAME.roll(
    "TR-CMD-13", "TR-CMD-17",
    en="{?Initiative test|Initiative tie: re-roll}", fr="{?Test d'initiative|Égalité : relance}",
    en_result="successes: {value:int} (1 and 6 count)", fr_result="succès : {value:int} (1 et 6 comptent)",
)  # fmt: skip
def initiative(reader: Reader, roll: Rolled) -> None:
    """Command and bid."""
    if reader.get("threw", roll.side) == (reader.get("round"), roll.rule) and roll.rule == "TR-CMD-13":
        reader.fault(f"{roll.side} has thrown", ("threw", roll.side))
    if roll.rule == "TR-CMD-17":
        before = reader.get("thrown again", default="two")
        reader.agree("side", roll.side, "two" if before == "one" else "one", ("thrown again",))
        reader.write(roll.side, "thrown again")
    reader.write((reader.get("round"), roll.rule), "threw", roll.side)
    dice = reader.get("command", roll.side, default=0) + reader.get("bid", roll.side, default=0)
    least = 1 if roll.rule == "TR-CMD-17" else 0
    reader.agree("dice", dice_of(roll), dice or least, ("command", roll.side), ("bid", roll.side))
    counted(reader, roll, UP)
    reader.write((roll.about["value"], dice_of(roll)), "initiative", roll.side)


def winner(reader: Reader, side: str) -> None:
    """More successes, then more dice."""
    one, two = (reader.get("initiative", who, default=(0, 0)) for who in ("one", "two"))
    keys = ("initiative", "one"), ("initiative", "two")
    reader.agree("initiative", side, "one" if one > two else "two" if two > one else "", *keys)


@GAME.line(
    "TR-CMD-16",
    en="Equal successes: {side:side} had more dice",
    fr="Succès égaux : {side:side} avait plus de dés",
)
def more_dice(reader: Reader, said: Said) -> None:
    winner(reader, said["side"])


@GAME.line(
    "TR-CMD-15",
    en="{side:side} has the initiative; first to activate: {first:side}",
    fr="{side:side} a l'initiative : {first:side} active en premier",
)
def has_initiative(reader: Reader, said: Said) -> None:
    winner(reader, said["side"])
    reader.write(said["first"], "first")


@GAME.line("TR-CMD-15", en="{side:side} plays; Phase: activation", fr="{side:side} joue ; Phase : activation")
def first_plays(reader: Reader, said: Said) -> None:
    if reader.get("first"):
        reader.agree("first", said["side"], reader.get("first"), ("first",))
    reader.write(said["side"], "plays")


@GAME.line(*ANY, en="{side:side} plays", fr="{side:side} joue")
def plays(reader: Reader, said: Said) -> None:
    """In turn, as long as the other has a card."""
    other = "two" if said["side"] == "one" else "one"
    if reader.get("plays") == said["side"] and reader.get("cards", other):
        reader.fault(f"it is the turn of {other}", ("plays",), ("cards", other))
    reader.write(said["side"], "plays")


# -- cards ---------------------------------------------------------------------------------------------------


@GAME.line("TR-CMD-02", en="{side:side} buys: {units:ids}", fr="{side:side} achète : {units:ids}")
def chosen(reader: Reader, said: Said) -> None:
    units = () if said["units"] in (("nothing",), ("rien",)) else said["units"]
    key = ("buys in", said["side"])
    if reader.get(*key) == reader.get("round", default=0):
        reader.fault(f"{said['side']} has bought", key)
    reader.write(reader.get("round", default=0), *key)
    if not reader.get("pr", said["side"], default=0):
        reader.fault(f"{said['side']} has nothing to buy with", ("pr", said["side"]))
    for unit in units:
        if not unit.startswith(said["side"]):
            reader.fault(f"{unit} is no unit of {said['side']}")
    reader.write(units, "bought", said["side"])


@GAME.line(
    "TR-CMD-04", en="{side:side} lays its cards: {units:ids}", fr="{side:side} pose ses cartes : {units:ids}"
)
def cards(reader: Reader, said: Said) -> None:
    for unit in said["units"]:
        if not unit.startswith(said["side"]) or not alive(reader, unit):
            reader.fault(f"{unit} is not there", ("figures", unit))
    reader.write(said["units"], "cards", said["side"])
    reader.write((), "put back", said["side"])


@GAME.line(
    "TR-ACT-08",
    en="{side:side} puts its first card back after {?one other|}[[{n:int} others]]",
    fr="{side:side} remet sa première carte après {?une autre|}[[{n:int} autres]]",
)
def put_back(reader: Reader, said: Said) -> None:
    reader.agree("who paid", said["side"], reader.get("payer"), ("payer",))
    first, *rest = reader.get("cards", said["side"])
    if said.get("n", 1) > len(rest):
        reader.fault(f"there are {len(rest)} other cards", ("cards", said["side"]))
    rest.insert(said.get("n", 1), first)
    reader.write((*reader.get("put back", said["side"], default=()), reader.number), "put back", said["side"])
    reader.write(tuple(rest), "cards", said["side"])


@GAME.line(
    "TR-ACT-04",
    en="{side:side} shows {?its card|two cards}: {units:ids}",
    fr="{side:side} montre {?sa carte|deux cartes} : {units:ids}",
)
def shows(reader: Reader, said: Said) -> None:
    """The first cards of those laid."""
    key, units = ("cards", said["side"]), said["units"]
    left = reader.get(*key, default=())
    if left:  # a single card is laid without a word
        back = reader.get("put back", said["side"], default=())
        reader.agree("first cards", units, left[: len(units)], key, lines=back)
        reader.write(left[len(units) :], *key)
    reader.agree("who plays", said["side"], reader.get("plays"), ("plays",))
    reader.write(units, "shown")
    reader.write(units, "acting")
    reader.forget("answers")
    for what in ("under way", "over", "first unit"):
        reader.forget(what)
    for unit in units:
        reader.forget("activated", unit)


@GAME.line("TR-ACT-02", en="{side:side} has no card left", fr="{side:side} n'a plus de carte")
def no_card(reader: Reader, said: Said) -> None:
    key = ("cards", said["side"])
    reader.agree("cards left", (), reader.get(*key, default=()), key)


@GAME.line("TR-ACT-10", en="{side:side} activates {unit:id} first", fr="{side:side} active d'abord {unit:id}")
def which_first(reader: Reader, said: Said) -> None:
    shown(reader, said["unit"])
    sided(reader, said["side"], said["unit"])
    reader.write(said["unit"], "first unit")


@GAME.line(
    "TR-ACT-11",
    en="{unit:id} is eliminated: its card is set aside",
    fr="{unit:id} {?est éliminé|est éliminée|sont éliminés|sont éliminées} : la carte est mise de côté",
)
def set_aside(reader: Reader, said: Said) -> None:
    shown(reader, said["unit"])
    reader.agree("left", (), alive(reader, said["unit"]), ("figures", said["unit"]))


@GAME.line(
    "TR-ORD-06",
    en="{side:side} answers the move of {mover:id}: {unit:id}",
    fr="{side:side} réagit au déplacement " + OF + "{mover:id} : {unit:id} {?tire|tirent}",
)
def answers(reader: Reader, said: Said) -> None:
    """A unit on alert, to one that moves."""
    acting(reader, said["mover"])
    sided(reader, said["side"], said["unit"])
    if said["mover"][:3] == said["side"]:
        reader.fault(f"{said['mover']} is of the same side")
    if "alert" not in marks(reader, said["unit"]) and not reader.get("left", said["unit"]):
        reader.fault(f"{said['unit']} is not on alert", ("marks", said["unit"]))
    reader.write(said["unit"], "answers")
    reader.forget("in alert", said["unit"])


# -- states --------------------------------------------------------------------------------------------------


def at_contact(reader: Reader, unit: str) -> bool:
    """Whether somebody of a unit is at contact of an enemy."""
    places = reader.all("place")
    others = (other for other in reader.all("figures") if other[:3] != unit[:3])
    foes = [figure for other in others for figure in alive(reader, other) if figure in places]
    return any(gap(reader, f, foe) <= CONTACT for f in alive(reader, unit) if f in places for foe in foes)


GAINS = {
    "en": "{unit:id}: {what:state} from now on",
    "fr": "{unit:id} {?est|sont|reçoit l'ordre|reçoivent l'ordre} {what:state}",
}
BY_ORDER = ("TR-ORD-04", "TR-ORD-05", "TR-ORD-08", "TR-ORD-09")
BY_ACT = (*BY_ORDER, "TR-CROSS-05", "TR-MOVE-08")
AFTER_A_TEST = "TR-MOR-02"


def gained(reader: Reader, said: Said) -> None:
    """A state or an order that the unit did not have; engaged are those at contact of an enemy."""
    marker, unit = NAMED[said["what"]], said["unit"]
    if marker == "engaged" and not at_contact(reader, unit):
        reader.fault(f"{unit} is at contact of nobody", *(("place", f) for f in alive(reader, unit)))
    if marker in marks(reader, unit) or not alive(reader, unit):
        reader.fault(f"{unit} is {marker} already, or gone", ("marks", unit), ("figures", unit))
    reader.write(marks(reader, unit) | {marker}, "marks", unit)


@GAME.line(*BY_ACT, **GAINS)
def by_act(reader: Reader, said: Said) -> None:
    """An order is for the unit that is activated; only one that acts breaks its formation."""
    under_way(reader, said["unit"])
    gained(reader, said)


@GAME.line(AFTER_A_TEST, **GAINS)
def by_test(reader: Reader, said: Said) -> None:
    """A test of morale without a success."""
    known = ("morale", said["unit"])
    reader.agree("successes", 0, reader.get(*known), known)
    gained(reader, said)


GAME.line(*(rule for rule in ANY if rule not in (*BY_ACT, AFTER_A_TEST)), **GAINS)(gained)


@GAME.line(
    *ANY,
    en="{unit:id}: {what:state} ends",
    fr="{unit:id} {?n'est plus|ne sont plus|n'a plus l'ordre|n'ont plus l'ordre} {what:state}",
)
def loses(reader: Reader, said: Said) -> None:
    marker, unit = NAMED[said["what"]], said["unit"]
    if marker not in marks(reader, unit):
        reader.fault(f"{unit} is not {marker}", ("marks", unit))
    if reader.rule == "TR-ACT-04":
        shown(reader, unit)
    reader.write(marks(reader, unit) - {marker}, "marks", unit)


@GAME.line(
    "TR-STATE-06",
    en="{unit:id} is Disorganised: {?it only recovers|they only recover}",
    fr="{unit:id} {?ne fait|ne font} que se remettre de l'état Désorganisée",
)
def recovers(reader: Reader, said: Said) -> None:
    begins(reader, said["unit"])
    if "disorganised" not in marks(reader, said["unit"]):
        reader.fault(f"{said['unit']} is not Disorganised", ("marks", said["unit"]))


@GAME.line(
    "TR-DEBR-04",
    en="{unit:id} is Disorganised and {?does|do} not count at {point:mention}",
    fr="{unit:id}, {what:state}, ne {?compte|comptent} pas pour {point:mention}",
)
def does_not_count(reader: Reader, said: Said) -> None:
    if "disorganised" not in marks(reader, said["unit"]):
        reader.fault(f"{said['unit']} is not Disorganised", ("marks", said["unit"]))
    there_is(reader, said["point"])


def there_is(reader: Reader, point: str) -> None:
    """A point that was told of."""
    if not reader.get("point", point) and not point.startswith("grey-"):
        reader.fault(f"there is no point {point}")


@GAME.line(
    "TR-SHOOT-40", en="{figure:id} is thrown to the ground", fr="{figure:id} est {?projeté|projetée} au sol"
)
def thrown(reader: Reader, said: Said) -> None:
    there(reader, said["figure"][:-1], (said["figure"],))
    reader.write("TR-MOR-04", "shaken", said["figure"][:-1])
    if reader.get("down", said["figure"]):
        reader.fault(f"{said['figure']} lies there already", ("down", said["figure"]))
    reader.write(True, "down", said["figure"])


@GAME.line("TR-STATE-10", en="{figure:id} gets up", fr="{figure:id} se relève")
def up_again(reader: Reader, said: Said) -> None:
    if not reader.get("down", said["figure"]):
        reader.fault(f"{said['figure']} stands", ("down", said["figure"]))
    reader.forget("down", said["figure"])


# -- the end -------------------------------------------------------------------------------------------------


@GAME.line(
    *ANY,
    en="Victory points: Player one {one:int}, Player two {two:int}",
    fr="Points de victoire : Joueur 1 {one:int}, Joueur 2 {two:int}",
)
def totals(reader: Reader, said: Said) -> None:
    for side in ("one", "two"):
        reader.agree("PV", said[side], reader.get("pv", side, default=0), ("pv", side))


@GAME.line(
    "TR-DEBR-07",
    en="{side:side} has {n:int} VP: the target is reached",
    fr="{side:side} a {n:int} PV : l'objectif est atteint",
)
def target_reached(reader: Reader, said: Said) -> None:
    reader.agree("PV", said["n"], reader.get("pv", said["side"], default=0), ("pv", said["side"]))
    reader.write(True, "ended")


@GAME.line(
    *ANY,
    en="The match is over: {?a draw.|}[[{side:side} has won.]]",
    fr="La partie est finie : {?match nul.|}[[victoire de {side:side}.]]",
)
def over(reader: Reader, said: Said) -> None:
    """More victory points, unless one side has nobody left."""
    one, two = (reader.get("pv", side, default=0) for side in ("one", "two"))
    if reader.get("rounds") and not reader.get("ended"):
        reader.agree("rounds", reader.get("round"), reader.get("rounds"), ("rounds",), ("round",))
    reader.agree(
        "winner", said.get("side", ""), "one" if one > two else "two" if two > one else "",
        ("pv", "one"), ("pv", "two"),
    )  # fmt: skip


# -- the table before the match ------------------------------------------------------------------------------

SUCCESSES = {
    "en_result": "successes: {value:int} (1 and 6 count)",
    "fr_result": "succès : {value:int} (1 et 6 comptent)",
}


def laying(reader: Reader, roll: Rolled) -> None:
    """Blue lays the table; player one where nobody has a colour yet."""
    blue = [side for side, colour in reader.all("colour").items() if colour in ("blue", "bleu")]
    reader.agree("side", roll.side, (*blue, "one")[0], ("colour", "one"), ("colour", "two"))


LIST = {"en_result": "result {list:text}", "fr_result": "résultat {list:text}"}
KINDS = (("open", "dégagé"), ("covered", "couvert"), ("buildings", "bâtiments"))
TYPES = {word: number for number, words in enumerate(KINDS) for word in words}


@GAME.roll(
    "TR-SCEN-06", "TR-SCEN-09", "TR-SCEN-17", "TR-SCEN-18", en="{what:text}", fr="{what:text}", **SUCCESSES
)
def lots(reader: Reader, roll: Rolled) -> None:
    """One after the other, player one first."""
    counted(reader, roll, UP)
    key = ("lots", roll.rule)
    before = reader.get(*key, default=("two", ""))
    expected = "two" if before == ("one", roll.about["what"]) else "one"
    reader.agree("side", roll.side, expected, key)
    reader.write((roll.side, roll.about["what"]), *key)


@GAME.roll(
    "TR-SCEN-07", en="Types of the quarters {quarters:text}", fr="Types des quartiers {quarters:text}", **LIST
)
def types(reader: Reader, roll: Rolled) -> None:
    """Open, covered, built over, by pairs of faces."""
    laying(reader, roll)
    told = tuple(TYPES[word] for word in roll.about["list"].split(", "))
    reader.agree("quarters", len(roll.about["quarters"].split(", ")), len(roll.faces))
    if len(set(roll.about["quarters"].split(", "))) < len(roll.faces):
        reader.fault("a quarter twice")
    reader.agree("types", told, tuple((face - 1) // 2 for face in roll.faces))


@GAME.roll(
    "TR-SCEN-08", "TR-TABLE-02",
    en="{?Drop points in |Quarters that are mirrored|Quarters that are turned half round}{quarters:tail}",
    fr="{?Points de largage dans |Quartiers en miroir|Quartiers tournés d'un demi-tour}{quarters:tail}",
    **LIST,
)  # fmt: skip
def each(reader: Reader, roll: Rolled) -> None:
    """1 for each quarter whose face counts."""
    laying(reader, roll)
    if roll.least:
        needed = tuple(range(roll.least, 7))
        reader.agree("least", roll.least, 4)
    else:
        needed = tuple(map(int, roll.needs.split()))
        reader.agree("faces that count", needed, (5, 6))
    told = tuple(map(int, roll.about["list"].split(", ")))
    reader.agree("result", told, tuple(int(face in needed) for face in roll.faces))


@GAME.roll(
    "TR-TABLE-02", "TR-SCEN-08", "TR-SCEN-12",
    en="{?Layouts of the quarters|Random table: drop points|Scenario 1: gamma point}",
    fr="{?Plans des quartiers|Table aléatoire : points de largage|Scénario 1 : point gamma}",
    **LIST,
)  # fmt: skip
def as_thrown(reader: Reader, roll: Rolled) -> None:
    """By player one; drop points with a die that has a face for each place."""
    laying(reader, roll)
    if dice_of(roll) != len(roll.faces) or any(f > int(roll.dice.partition("d")[2]) for f in roll.faces):
        reader.fault(f"{roll.dice} do not show {roll.faces}")
    reader.agree("result", tuple(map(int, roll.about["list"].split(", "))), roll.faces)
