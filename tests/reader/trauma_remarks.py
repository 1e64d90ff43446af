"""Sentences of Trauma that say what a unit does; who does it must be the one that acts."""

from __future__ import annotations

from tests.reader.core import Reader, Rolled, Said
from tests.reader.trauma_book import ANY, GAME, OF, acting, alive, shown, unit_of

ACTS = (
    ("{unit:id} cannot carry out its {what:text} any more",
     "{unit:id} {?ne peut|ne peuvent} plus accomplir l'action {what:text}"),
    ("{unit:id} gives up its {what:text}", "{unit:id} {?renonce|renoncent} à l'action {what:text}"),
    ("{unit:id} does not fire: {what:text}", "{unit:id} ne {?tire|tirent} pas : {what:text}"),
    ("{unit:id}: Tir Appuyé", "Tir Appuyé " + OF + "{unit:id}"),
    ("{unit:id} stays where it is", "{unit:id} {?reste|restent} sur place"),
    ("Extra action of {unit:id}: {what:text}", "Action supplémentaire " + OF + "{unit:id} : {what:text}"),
    ("{unit:id} crosses: {what:text}", "{unit:id} {?franchit|franchissent} {what:text}"),
    ("{unit:id} jumps: an extra Crossing", "{unit:id} {?saute|sautent} : un Franchissement en plus"),
    ("In the line of fire of {unit:id} too: {what:text}",
     "Aussi dans la ligne de tir " + OF + "{unit:id} : {what:text}"),
    ("{unit:id} uses the score: {what:text}", "{unit:id} {?emploie|emploient} {what:text}"),
    ("{unit:id} starts a melee", "{unit:id} {?engage|engagent} une mêlée"),
    ("{unit:id} does not fight", "{unit:id} ne {?combat|combattent} pas"),
    ("{unit:id} operates {what:text}", "{unit:id} {?actionne|actionnent} {what:text}"),
    ("{unit:id} is not Free and cannot shoot", "{unit:id} ne {?peut|peuvent} pas tirer, faute d'être Libre"),
    ("{unit:id} cannot reach {mover:mention} with {what:text} any more",
     "{unit:id} ne {?peut|peuvent} plus atteindre {mover:mention} avec {what:text}"),
    ("{unit:id} and its enemies stand on two levels: they reach each other all the same",
     "Combat sur deux niveaux " + OF + "{unit:id} et de ses ennemis : ils s'atteignent quand même"),
)  # fmt: skip
BEGINS = (
    ("{unit:id} can be given no orders now", "{unit:id} ne {?peut|peuvent} recevoir d'ordre"),
    ("{unit:id} comes in by: {what:text}", "{unit:id} {?entre|entrent} par {what:text}"),
    ("{unit:id} stays in Reserve", "{unit:id} {?reste|restent} en Réserve"),
    ("The drop of {unit:id} takes both its actions", "Le largage " + OF + "{unit:id} prend ses deux actions"),
)
"""Before a unit announces, or instead of it."""
REMARKS = (
    ("Agreed: {what:text}", "Convenu : {what:text}"),
    ("{side:side} is {?blue|red}[[; {same:side} is the {role:word}]]",
     "{side:side} est {?bleu|rouge}[[ ; {same:side} est {role:word}]]"),
    ("{side:side} is the {role:word}", "{side:side} est {?attaquant|défenseur}"),
    ("Phase: {?debriefing|activation|command}", "Phase : {?débriefing|activation|commandement}"),
    ("Left out, so that every base has a lane from each access zone to the middle: {what:text}",
     "Laissés de côté, pour que chaque socle ait un passage de chaque zone d'accès au milieu : {what:text}"),
    ("The types are thrown again ({rule:word}): {what:text}",
     "Les types sont relancés ({rule:word}) : {what:text}"),
    ("{what:text} is taken off the table", "On retire de la table : {what:text}"),
    ("{side:side} answers the move of {mover:mention}: nobody fires",
     "{side:side} réagit au déplacement " + OF + "{mover:mention} : personne ne tire"),
    ("{side:side} has no officer left to be its general",
     "{side:side} n'a plus d'officier pour être général"),
    ("No unit left to score with: {what:text}", "Plus aucune unité pour marquer : {what:text}"),
    ("{point:mention} is contested: {what:text}", "{point:mention} est disputé : {what:text}"),
    ("{unit:mention}: its sniper stands apart", "Le sniper " + OF + "{unit:mention} se tient à l'écart"),
    ("On their feet in {unit:mention}: {what:text}", "Restent debout chez {unit:mention} : {what:text}"),
    ("{unit:mention} has tested its morale already in this action",
     "Le moral " + OF + "{unit:mention} a déjà été testé pendant cette action"),
    ("{unit:mention} has no die to throw: the test fails",
     "Aucun dé à lancer pour {unit:mention} : le test échoue"),
    ("{target:mention} counts in arc {n:word} of {vehicle:mention} for this action",
     "{target:mention} {?compte|comptent} dans l'arc {n:word} de {vehicle:mention} pour cette action"),
    ("{figure:mention} has set a charge and takes no part in the assault",
     "{figure:mention} a posé une charge et ne prend pas part à l'assaut"),
    ("Salvos left in the staggered Tir d'Alerte of {unit:mention}: {what:text}",
     "Salves restantes du Tir d'Alerte décalé " + OF + "{unit:mention} : {what:text}"),
)  # fmt: skip


ONCE = (
    ("{unit:id} is not activated", "Pas d'activation pour {unit:id}"),
    ("{unit:id} announces: {what:text}", "{unit:id} {?annonce|annoncent} : {what:text}"),
)


def once(reader: Reader, said: Said) -> None:
    """A unit is activated or not, once for each showing of its card."""
    shown(reader, said["unit"])
    known = ("activated", said["unit"])
    if reader.get(*known):
        reader.fault(f"{said['unit']} had its activation", known)
    reader.write(True, *known)
    reader.write((said["unit"],), "acting")


def acts(reader: Reader, said: Said) -> None:
    """Whoever it is said of acts."""
    acting(reader, said["unit"])


for en, fr in REMARKS:
    GAME.remark(*ANY, en=en, fr=fr)
for en, fr in BEGINS:
    GAME.line(*ANY, en=en, fr=fr)(lambda reader, said: shown(reader, said["unit"]))
for en, fr in ONCE:
    GAME.line(*ANY, en=en, fr=fr)(once)
for en, fr in ACTS:
    GAME.line(*ANY, en=en, fr=fr)(acts)


@GAME.line(
    "TR-ARMY-16",
    en="{unit:id} has lost its officer, {figure:word}",
    fr="{unit:id} {?a perdu son|ont perdu leur} officier, {figure:word}",
)
def officer_lost(reader: Reader, said: Said) -> None:
    figure, unit = said["figure"], said["unit"]
    if unit_of(figure) != unit or figure in alive(reader, unit):
        reader.fault(f"{figure} did not fall in {unit}", ("figures", unit))


@GAME.line(
    "TR-CMD-03", "TR-CMD-06",
    en="{unit:id} {?is in Reserve|was bought this round}",
    fr="{unit:id} {?passe en Réserve|passent en Réserve|a été acheté ce tour|a été achetée ce tour"
    "|ont été achetés ce tour|ont été achetées ce tour}",
)  # fmt: skip
def reserve(reader: Reader, said: Said) -> None:
    """Units bought come into Reserve."""
    bought = {unit for units in reader.all("bought").values() for unit in units}
    if said["unit"] not in bought:
        reader.fault(f"{said['unit']} was not bought", *(("bought", side) for side in ("one", "two")))


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
    names = INCIDENTS[(face - 1) // 2]
    if roll.about["what"] not in names:
        reader.fault(f"a {face} is {names[0]}")
    reader.write(roll.about["what"], "incident", roll.about["figure"])


@GAME.line(
    "TR-SHOOT-48",
    en="Grave damage to {figure:id}: {what:text}",
    fr="Dégât grave sur {figure:id} : {what:text}",
)
def grave(reader: Reader, said: Said) -> None:
    known = ("incident", said["figure"])
    if reader.get(*known):
        reader.agree("incident", said["what"], reader.get(*known), known)
        reader.forget(*known)
    if reader.get("boxes", said["figure"]) is None:
        reader.fault(f"{said['figure']} is not damaged")


@GAME.line(
    "TR-SHOOT-51",
    en="Chain explosions on {figure:id}: one more box",
    fr="Explosions en chaîne sur {figure:id} : une case de plus",
)
def chain(reader: Reader, said: Said) -> None:
    if reader.get("boxes", said["figure"]) is None:
        reader.fault(f"{said['figure']} is not damaged")
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


for en, fr in (
    ("{figure:id} has Résistance: no chain explosions",
     "{figure:id} a Résistance : pas d'explosions en chaîne"),
    ("{figure:id} is immobilised", "{figure:id} est {?immobilisé|immobilisée}"),
    ("Weapon {what:text} of {figure:id} is out of action",
     "L'arme {what:text} de {figure:id} est hors d'usage"),
    ("Weapons of {figure:id} out of action, by number: {n:text}",
     "Armes de {figure:id} hors d'usage, par numéro : {n:text}"),
):  # fmt: skip

    @GAME.line(*ANY, en=en, fr=fr)
    def damaged(reader: Reader, said: Said) -> None:
        """Whoever it is said of has lost a box."""
        if reader.get("boxes", said["figure"]) is None:
            reader.fault(f"{said['figure']} is not damaged")


GAME.remark(*ANY, en="{figure:mention} can move again", fr="{figure:mention} peut de nouveau bouger")
