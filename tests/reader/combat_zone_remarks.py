"""Sentences of Combat Zone from which nothing follows, in English and in French."""

from __future__ import annotations

REMARKS = (
    ("{a:id} gets out of {b:id}", "{a:id} descend de {b:id}"),
    ("{a:id} is unhurt", "{a:id} est indemne"),
    ("{a:id} takes the blow unharmed", "{a:id} encaisse le coup sans mal"),
    ("{a:id} is damaged: {what:text}", "Dommages subis par {a:id} : {what:text}"),
    ("{a:id} takes a weapon: {what:text}", "{a:id} prend une arme : {what:text}"),
    (
        "{a:id} takes a close combat weapon: {what:text}",
        "{a:id} prend une arme de corps à corps : {what:text}",
    ),
    ("{a:id} carries {what:text}", "{a:id} porte {what:text}"),
    ("{what:text} is done", "C'est fait : {what:text}"),
    ("{a:id} opens {what:text}", "{a:id} ouvre {what:text}"),
    ("{a:id} closes {what:text}", "{a:id} ferme {what:text}"),
    ("{a:id} smashes {what:text}", "{a:id} défonce {what:text}"),
    ("{a:id} cuts a gap in {what:text}", "{a:id} ouvre une brèche dans {what:text}"),
    ("{a:id} has unlocked {what:text}", "{a:id} a déverrouillé {what:text}"),
    ("{a:id} has repaired {b:id}: {what:text}", "{a:id} a réparé {b:id} : {what:text}"),
    ("{a:id} works on {b:id}: {what:text}", "{a:id} travaille sur {b:id} : {what:text}"),
    ("{a:id} takes over {what:text}", "{a:id} prend la tête de {what:text}"),
    ("{a:id} has nerves of steel and does not panic", "{a:id} a des nerfs d'acier et ne panique pas"),
    ("{a:id} runs into an enemy: the step ends there", "{a:id} bute sur un ennemi : le pas s'arrête là"),
    ("Nobody fires at {a:id}", "Personne ne tire sur {a:id}"),
    ("{side:side} waits for {a:id} to come on", "{side:side} laisse venir {a:id}"),
    ("{side:side} lets {a:id} pass this time", "{side:side} laisse passer {a:id} cette fois-ci"),
    (
        "{side:side} now reacts only where the chance is above 50 %",
        "{side:side} ne réagit plus qu'au-dessus de 50 % de chances",
    ),
    ("{side:side} wants to be asked every time again", "{side:side} veut de nouveau choisir à chaque fois"),
    (
        "{a:id} cannot finish what it began: {what:text}",
        "{a:id} ne peut achever l'action en cours : {what:text}",
    ),
    ("{a:id} strikes again at {b:id}", "{a:id} frappe encore {b:id}"),
    (
        "Numbers tell against {b:id}: dice added for {a:id}: {n:int}",
        "Le nombre joue contre {b:id} : dés de plus pour {a:id} : {n:int}",
    ),
    ("{a:id} catches {b:id} in flight", "{a:id} rattrape {b:id} en pleine fuite"),
    (
        "{a:id} routs in the midst of a fight: there is no way out",
        "{a:id} cède en plein combat : aucune fuite possible",
    ),
    ("{a:id} stays locked in combat", "{a:id} reste au corps à corps"),
    ("{a:id} is still stunned", "{a:id} reste sans connaissance"),
    ("{a:id} finds no way to flee", "{a:id} ne trouve aucune voie pour fuir"),
    ("{a:id} flees to the {what:text}", "{a:id} fuit vers le bord {what:text}"),
    ("{a:id} finds no room at {what:text}", "{a:id} ne trouve pas de place : {what:text}"),
    ("{a:id} finds no room beyond {what:text}", "{a:id} ne trouve pas de place au-delà de {what:text}"),
    ("{a:id} finds nothing to shoot at", "{a:id} ne trouve rien sur quoi tirer"),
    ("{a:id} runs into {b:id}", "{a:id} percute {b:id}"),
    (
        "{a:id} goes out of control: its driver does nothing more this turn",
        "Perte de contrôle de {a:id} : son conducteur ne fait plus rien ce tour",
    ),
    ("{a:id} takes the blow of the collision", "{a:id} subit le choc de la collision"),
    (
        "The breathing gear of {a:id} is destroyed: it cannot live in this air",
        "L'appareil respiratoire de {a:id} est détruit : {?il|elle} ne peut vivre dans cet air",
    ),
    ("The match is over: {end:text}", "La partie est finie : {end:text}"),
)
