"""Sentences of Trauma that say what a unit does; who does it must be the one that acts."""

from __future__ import annotations

import re

from tests.reader.core import Reader, Rolled, Said
from tests.reader.trauma_book import (
    ANY,
    GAME,
    OF,
    acting,
    alive,
    begins,
    carried,
    marks,
    shown,
    sided,
    under_way,
    unit_of,
)

ACTS = (
    ("{unit:id}: Sustained fire", "Tir Appuyé " + OF + "{unit:id}"),
    ("{unit:id} uses the score: {what:text}", "{unit:id} {?emploie|emploient} {what:text}"),
    ("{unit:id} is not Free and cannot shoot", "{unit:id} ne {?peut|peuvent} pas tirer, faute d'être Libre"),
    ("{unit:id} cannot reach {mover:mention} with {what:text} any more",
     "{unit:id} ne {?peut|peuvent} plus atteindre {mover:mention} avec {what:text}"),
    ("{unit:id} and its enemies stand on two levels: they reach each other all the same",
     "Combat sur deux niveaux " + OF + "{unit:id} et de ses ennemis : ils s'atteignent quand même"),
)  # fmt: skip
"""Of a unit that fires, in its activation or in alert."""
DEEDS = (
    ("{unit:id} cannot carry out its {what:text} any more",
     "{unit:id} {?ne peut|ne peuvent} plus accomplir l'action {what:text}"),
    ("{unit:id} gives up its {what:text}", "{unit:id} {?renonce|renoncent} à l'action {what:text}"),
    ("{unit:id} stays where it is", "{unit:id} {?reste|restent} sur place"),
    ("Extra action of {unit:id}: {what:text}", "Action supplémentaire " + OF + "{unit:id} : {what:text}"),
    ("{unit:id} crosses: {what:text}", "{unit:id} {?franchit|franchissent} {what:text}"),
    ("{unit:id} jumps: an extra Crossing", "{unit:id} {?saute|sautent} : un Franchissement en plus"),
    ("{unit:id} starts a melee", "{unit:id} {?engage|engagent} une mêlée"),
    ("{unit:id} does not fight", "{unit:id} ne {?combat|combattent} pas"),
    ("{unit:id} operates {what:text}", "{unit:id} {?actionne|actionnent} {what:text}"),
)  # fmt: skip
BEGINS = (
    ("The drop of {unit:id} takes both its actions", "Le largage " + OF + "{unit:id} prend ses deux actions"),
)
"""Before a unit announces, or instead of it."""
REMARKS = (
    ("Phase: {?debriefing|activation|command}", "Phase : {?débriefing|activation|commandement}"),
    ("Left out, so that every base has a lane from each access zone to the middle: {what:text}",
     "Laissés de côté, pour que chaque socle ait un passage de chaque zone d'accès au milieu : {what:text}"),
    ("The types are thrown again ({rule:word}): {what:text}",
     "Les types sont relancés ({rule:word}) : {what:text}"),
    ("{what:text} is taken off the table", "On retire de la table : {what:text}"),
    ("{unit:mention}: its sniper stands apart", "Le sniper " + OF + "{unit:mention} se tient à l'écart"),
    ("On their feet in {unit:mention}: {what:text}", "Restent debout chez {unit:mention} : {what:text}"),
    ("{unit:mention} has tested its morale already in this action",
     "Le moral " + OF + "{unit:mention} a déjà été testé pendant cette action"),
    ("{unit:mention} has no die to throw: the test fails",
     "Aucun dé à lancer pour {unit:mention} : le test échoue"),
    ("{figure:mention} has set a charge and takes no part in the assault",
     "{figure:mention} a posé une charge et ne prend pas part à l'assaut"),
)  # fmt: skip


ONCE = (
    ("{unit:id} is not activated", "Pas d'activation pour {unit:id}"),
    ("{unit:id} announces: {what:text}", "{unit:id} {?annonce|annoncent} : {what:text}"),
)


def once(reader: Reader, said: Said) -> None:
    """A unit is activated or not, once for each showing of its card."""
    begins(reader, said["unit"])
    known = ("activated", said["unit"])
    if reader.get(*known):
        reader.fault(f"{said['unit']} had its activation", known)
    reader.write(True, *known)
    reader.write((said["unit"],), "acting")
    for what in ("in action", "chosen arc"):
        reader.forget(what, said["unit"])
    words = re.findall(r"\b(?:Shoot|Tir)\b", said.get("what", ""))
    reader.write(len(words), "shoots", said["unit"])
    price = re.search(r"\((\d+) (?:CP|PC)\)", said.get("what", ""))
    reader.write(int(price[1]) if price else 0, "extras", said["unit"])


def acts(reader: Reader, said: Said) -> None:
    """Whoever it is said of acts."""
    acting(reader, said["unit"])


def does(reader: Reader, said: Said) -> None:
    """Only in an activation."""
    under_way(reader, said["unit"])


def no_orders(reader: Reader, said: Said) -> None:
    """None for the disorganised, nor for one in the reserve."""
    begins(reader, said["unit"])
    if reader.rule == "TR-STATE-06" and "disorganised" not in marks(reader, said["unit"]):
        reader.fault(f"{said['unit']} is not Disorganised", ("marks", said["unit"]))


for en, fr in REMARKS:
    GAME.remark(*ANY, en=en, fr=fr)
GAME.line(
    *ANY, en="{unit:id} can be given no orders now", fr="{unit:id} ne {?peut|peuvent} recevoir d'ordre"
)(no_orders)
for en, fr in BEGINS:
    GAME.line(*ANY, en=en, fr=fr)(lambda reader, said: begins(reader, said["unit"]))
for en, fr in ONCE:
    GAME.line(*ANY, en=en, fr=fr)(once)
for en, fr in ACTS:
    GAME.line(*ANY, en=en, fr=fr)(acts)
for en, fr in DEEDS:
    GAME.line(*ANY, en=en, fr=fr)(does)


@GAME.line(
    "TR-ARMY-16",
    en="{unit:id} has lost its officer, {figure:word}",
    fr="{unit:id} {?a perdu son|ont perdu leur} officier, {figure:word}",
)
def officer_lost(reader: Reader, said: Said) -> None:
    figure, unit = said["figure"], said["unit"]
    reader.agree("who led", figure, reader.get("leader", unit), ("leader", unit))
    reader.write("TR-MOR-03", "shaken", unit)
    if unit_of(figure) != unit or figure in alive(reader, unit):
        reader.fault(f"{figure} did not fall in {unit}", ("figures", unit))


@GAME.line(
    "TR-CMD-03", "TR-CMD-06",
    en="{unit:id} is in Reserve",
    fr="{unit:id} {?passe en Réserve|passent en Réserve}",
)  # fmt: skip
def reserve(reader: Reader, said: Said) -> None:
    """Units bought come into Reserve."""
    _bought(reader, said["unit"], "in reserve")


@GAME.line(
    "TR-CMD-03", "TR-CMD-06",
    en="{unit:id} was bought this round",
    fr="{unit:id} {?a été acheté ce tour|a été achetée ce tour|ont été achetés ce tour"
    "|ont été achetées ce tour}",
)  # fmt: skip
def made_known(reader: Reader, said: Said) -> None:
    """When its card is shown."""
    shown(reader, said["unit"])
    _bought(reader, said["unit"], "made known")


def _bought(reader: Reader, unit: str, what: str) -> None:
    """One of those who were bought, each once."""
    if reader.get(what, unit) == reader.get("round"):
        reader.fault(f"that was said of {unit}", (what, unit))
    reader.write(reader.get("round"), what, unit)
    if unit not in {one for units in reader.all("bought").values() for one in units}:
        reader.fault(f"{unit} was not bought", *(("bought", side) for side in ("one", "two")))


@GAME.line("TR-STATE-12", en="{unit:id} stays in Reserve", fr="{unit:id} {?reste|restent} en Réserve")
def stays(reader: Reader, said: Said) -> None:
    """One that is not on the table yet, when it would act."""
    begins(reader, said["unit"])
    if any(reader.get("place", figure) for figure in alive(reader, said["unit"])):
        reader.fault(f"{said['unit']} is on the table", ("figures", said["unit"]))
    if reader.get("entering"):
        reader.agree("who", said["unit"], reader.get("entering"), ("entering",))
        reader.forget("entering")


ZONES = {"blue": "1", "red": "2"}


@GAME.line(
    "TR-STATE-12",
    en="{unit:id} is to come in by: {what:text}",
    fr="{unit:id} {?doit entrer|doivent entrer} par {what:text}",
)
def comes_in(reader: Reader, said: Said) -> None:
    """Once; the zone of a colour has its number."""
    begins(reader, said["unit"])
    name, _, zone = said["what"].rstrip("]").rpartition(" [")
    if zone in ZONES and name[-1:].isdigit():
        reader.agree("zone", name[-1:], ZONES[zone])
    reader.write(said["unit"], "entering")


@GAME.line(
    *ANY,
    en="{side:side} is {color:color}[[; {same:side} is the {role:word}]]",
    fr="{side:side} est {color:color}[[ ; {same:side} est {role:word}]]",
)
def colour(reader: Reader, said: Said) -> None:
    """Each side its own."""
    reader.agree("side", said.get("same", said["side"]), said["side"])
    for kind, told in (("colour", said["color"]), ("role", said.get("role", ""))):
        once_each(reader, kind, said["side"], told)


@GAME.line(*ANY, en="{side:side} is the {role:word}", fr="{side:side} est {role:word}")
def role(reader: Reader, said: Said) -> None:
    once_each(reader, "role", said["side"], said["role"])


def once_each(reader: Reader, kind: str, side: str, told: str) -> None:
    """No side has two, and no two sides the same."""
    for other, what in reader.all(kind).items():
        if told and (other == side) != (what == told):
            reader.fault(f"{side} is {told}, {other} is {what}", (kind, other))
    if told:
        reader.write(told, kind, side)


@GAME.line(
    "TR-ORD-06",
    en="{side:side} answers the move of {mover:id}: "
    "{?nobody fires|not during this move|only where the chance is above 50 %}",
    fr="{side:side} réagit au déplacement "
    + OF
    + "{mover:id} : {?personne ne tire|pas pendant ce mouvement|seulement si la chance dépasse 50 %}",
)
def nobody_answers(reader: Reader, said: Said) -> None:
    acting(reader, said["mover"])
    if said["side"] == said["mover"][:3]:
        reader.fault(f"{said['mover']} is of the same side")


@GAME.line(
    "TR-SHOOT-20",
    en="In the line of fire of {unit:id} too: {what:text}",
    fr="Aussi dans la ligne de tir " + OF + "{unit:id} : {what:text}",
)
def in_the_line(reader: Reader, said: Said) -> None:
    """Others who are there, each once: they may be hit too."""
    reader.agree("who fires", said["unit"], reader.get("fire", default=("", ""))[0], ("fire",))
    figures = said["what"].split(", ")
    if len(set(figures)) < len(figures):
        reader.fault("somebody twice")
    for figure in figures:
        if figure not in alive(reader, unit_of(figure)):
            reader.fault(f"{figure} is not there", ("figures", unit_of(figure)))
    for whose in reader.get("fire", default=("", "")):
        if any(unit_of(figure) == whose for figure in figures):
            reader.fault(f"{whose} fires or is fired at", ("fire",))
    reader.write(tuple(figures), "in the line")
    reader.memory["in line"] = tuple(figures)


# -- vehicles ------------------------------------------------------------------------------------------------

INCIDENTS = (
    ("propulsion destroyed", "propulsion détruite"),
    ("chain explosions", "explosions en chaîne"),
    ("a weapon destroyed", "une arme détruite"),
)


@GAME.roll(
    "TR-SHOOT-49",
    en="Incident on {figure:id}",
    fr="Incident sur {figure:id}",
    en_result="result {what:text}",
    fr_result="résultat {what:text}",
)
def incident(reader: Reader, roll: Rolled) -> None:
    """Read by pairs of faces."""
    (face,) = roll.faces
    figure = roll.about["figure"]
    sided(reader, roll.side, reader.get("fire", default=(figure,))[0])
    if reader.get("boxes", figure) is None:
        reader.fault(f"{figure} is not damaged")
    names = INCIDENTS[(face - 1) // 2]
    if roll.about["what"] not in names:
        reader.fault(f"a {face} is {names[0]}")
    reader.write("TR-MOR-06", "shaken", unit_of(figure))
    reader.write(roll.about["what"], "incident", figure)


@GAME.line(
    "TR-SHOOT-48",
    en="Grave damage to {figure:id}: {what:text}",
    fr="Dégât grave sur {figure:id} : {what:text}",
)
def grave(reader: Reader, said: Said) -> None:
    """Chosen by the attacker: nothing was thrown for it."""
    reader.write("TR-MOR-06", "shaken", unit_of(said["figure"]))
    if all(said["what"] not in names for names in INCIDENTS):
        reader.fault(f"no incident is called {said['what']}")
    reader.write(said["what"], "incident", said["figure"])
    if reader.get("boxes", said["figure"]) is None:
        reader.fault(f"{said['figure']} is not damaged")


def comes_of(reader: Reader, figure: str, incident: int) -> None:
    """Whatever follows from an incident follows from the one that was told."""
    known = ("incident", figure)
    if reader.get(*known) not in INCIDENTS[incident]:
        reader.fault(f"the incident of {figure} is {reader.get(*known)}", known)
    reader.forget(*known)


@GAME.line(
    "TR-SHOOT-51",
    en="Chain explosions on {figure:id}: one more box",
    fr="Explosions en chaîne sur {figure:id} : une case de plus",
)
def chain(reader: Reader, said: Said) -> None:
    comes_of(reader, said["figure"], 1)
    reader.memory["wounds"][unit_of(said["figure"])] += 1


@GAME.line(
    "TR-SKILL-13", "TR-SKILL-02",
    en="One box of {figure:id} is mended: {left:int} left",
    fr="Une case de {figure:id} est réparée : reste {left:int}",
)  # fmt: skip
def mended(reader: Reader, said: Said) -> None:
    known = ("boxes", said["figure"])
    reader.agree("left", said["left"], reader.get(*known, default=-1) + 1, known)
    reader.write(said["left"], *known)


for en, fr, follows in (
    ("{figure:id} has Resistance: no chain explosions",
     "{figure:id} a Résistance : pas d'explosions en chaîne", 1),
    ("{figure:id} is immobilised", "{figure:id} est {?immobilisé|immobilisée}", 0),
):  # fmt: skip

    @GAME.line(*ANY, en=en, fr=fr)
    def damaged(reader: Reader, said: Said, incident: int = follows) -> None:
        """Whoever it is said of has suffered that incident."""
        comes_of(reader, said["figure"], incident)


@GAME.line(
    "TR-SHOOT-52",
    en="Weapon {what:text} of {figure:id} is out of action",
    fr="Arme hors d'usage sur {figure:id} : {what:text}",
)
def out_of_action(reader: Reader, said: Said) -> None:
    """One that it has and that still works, and where its arc was told of, in that arc."""
    figure = said["figure"]
    name, _, arc = said["what"].partition(", arc ")
    known = [key for key in reader.facts if key[:3] == ("arc", unit_of(figure), name)]
    copies, key = carried(reader, figure)[name], ("broken", figure)
    comes_of(reader, figure, 2)
    before = reader.get(*key, default=())
    if [out.partition(", arc ")[0] for out in before].count(name) >= copies:
        reader.fault(f"{figure} has no {name} that works", key)
    if arc and len(known) >= copies and not any(key[3].split()[0] == arc for key in known):
        reader.fault(f"{name} of {figure} is in another arc", *known)
    if arc and not any(key[3].split()[0] == arc for key in known):
        reader.write(True, "arc", unit_of(figure), name, f"{arc} 1")
    reader.write((*before, said["what"]), *key)


@GAME.line(
    "TR-SKILL-02",
    "TR-SKILL-13",
    en="Weapon {what:text} of {figure:id} works again",
    fr="Arme réparée sur {figure:id} : {what:text}",
)
def put_right(reader: Reader, said: Said) -> None:
    """One of those that were out of action."""
    key = ("broken", said["figure"])
    before = list(reader.get(*key, default=()))
    if said["what"] not in before:
        reader.fault(f"{said['what']} is not out of action: {before}", key)
    else:
        before.remove(said["what"])
    reader.write(tuple(before), *key)


GAME.remark(*ANY, en="{figure:mention} can move again", fr="{figure:mention} peut de nouveau bouger")
