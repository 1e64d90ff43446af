"""Sentences of Combat Zone that tell how it goes with a figure, in English and in French."""

from __future__ import annotations

from tests.reader.combat_zone_notebook import (
    ANY,
    SAYS,
    cause,
    follows,
    gap_of,
    known,
    moving,
    other,
    side_of,
    states,
)
from tests.reader.core import Reader, Said

REMARKS = (
    ("fate", "{a:id} is unhurt", "{a:id} est indemne"),
    ("fate", "{a:id} takes the blow unharmed", "{a:id} encaisse le coup sans mal"),
    ("fate", "{a:id} is damaged: {what:text}", "Dommages subis par {a:id} : {what:text}"),
    ("carries", "{a:id} takes a weapon: {what:text}", "{a:id} prend une arme : {what:text}"),
    (
        "carries",
        "{a:id} takes a close combat weapon: {what:text}",
        "{a:id} prend une arme de corps à corps : {what:text}",
    ),
    ("carries", "{a:id} carries {what:text}", "{a:id} porte {what:text}"),
    ("", "{what:text} is done", "C'est fait : {what:text}"),
    ("technology", "{a:id} has unlocked {what:text}", "{a:id} a déverrouillé {what:text}"),
    ("technology", "{a:id} has repaired {b:id}: {what:text}", "{a:id} a réparé {b:id} : {what:text}"),
    ("technology", "{a:id} works on {b:id}: {what:text}", "{a:id} travaille sur {b:id} : {what:text}"),
    ("fate", "{a:id} has nerves of steel and does not panic", "{a:id} a des nerfs d'acier et ne panique pas"),
    (
        "runs",
        "{a:id} runs into an enemy: the step ends there",
        "{a:id} bute sur un ennemi : le pas s'arrête là",
    ),
    ("no worse", "{a:id} is no worse off than before", "L'état de {a:id} ne s'aggrave pas"),
    ("into fire", "{a:id} runs into the flames", "{a:id} court dans les flammes"),
    ("window", "Nobody fires at {a:id}", "Personne ne tire sur {a:id}"),
    ("window", "{side:side} waits for {a:id} to come on", "{side:side} laisse venir {a:id}"),
    ("window", "{side:side} lets {a:id} pass this time", "{side:side} laisse passer {a:id} cette fois-ci"),
    (
        "standing",
        "{side:side} now reacts only where the chance is above 50 %",
        "{side:side} ne réagit plus qu'au-dessus de 50 % de chances",
    ),
    (
        "",
        "{side:side} wants to be asked every time again",
        "{side:side} veut de nouveau choisir à chaque fois",
    ),
    (
        "",
        "{a:id} cannot finish what it began: {what:text}",
        "{a:id} ne peut achever l'action en cours : {what:text}",
    ),
    ("", "{a:id} strikes again at {b:id}", "{a:id} frappe encore {b:id}"),
    (
        "numbers",
        "Numbers tell against {b:id}: dice added for {a:id}: {n:int}",
        "Le nombre joue contre {b:id} : dés de plus pour {a:id} : {n:int}",
    ),
    ("catches", "{a:id} catches {b:id} in flight", "{a:id} rattrape {b:id} en pleine fuite"),
    (
        "no way",
        "{a:id} routs in the midst of a fight: there is no way out",
        "{a:id} cède en plein combat : aucune fuite possible",
    ),
    ("fate", "{a:id} stays locked in combat", "{a:id} reste au corps à corps"),
    ("fate", "{a:id} is still stunned", "{a:id} reste sans connaissance"),
    ("flight", "{a:id} finds no way to flee", "{a:id} ne trouve aucune voie pour fuir"),
    ("flight", "{a:id} flees to the {what:text}", "{a:id} fuit vers le bord {what:text}"),
    ("", "{a:id} finds no room at {what:text}", "{a:id} ne trouve pas de place : {what:text}"),
    ("", "{a:id} finds no room beyond {what:text}", "{a:id} ne trouve pas de place au-delà de {what:text}"),
    ("", "{a:id} finds nothing to shoot at", "{a:id} ne trouve rien sur quoi tirer"),
    ("rams", "{a:id} runs into {b:id}", "{a:id} percute {b:id}"),
    (
        "",
        "{a:id} goes out of control: its driver does nothing more this turn",
        "Perte de contrôle de {a:id} : son conducteur ne fait plus rien ce tour",
    ),
    ("crashes", "{a:id} takes the blow of the collision", "{a:id} subit le choc de la collision"),
    (
        "fate",
        "The breathing gear of {a:id} is destroyed: it cannot live in this air",
        "L'appareil respiratoire de {a:id} est détruit : {?il|elle} ne peut vivre dans cet air",
    ),
    ("", "The match is over: {end:text}", "La partie est finie : {end:text}"),
    ("fallen", "{a:id} has lost a weapon: {what:text}", "{a:id} a perdu une arme : {what:text}"),
    ("fallen", "{a:id} lets go of {what:text}", "{a:id} lâche {what:text}"),
)
"""How each is read (`READ`), in English, in French."""


def named(reader: Reader, said: Said) -> None:
    """Whoever a remark names is on the table."""
    for hole in ("a", "b"):
        if hole in said:
            known(reader, said[hole])


def fate(reader: Reader, said: Said) -> None:
    """What follows from what was just told of the same figure."""
    follows(reader, said["a"])


def window(reader: Reader, said: Said) -> None:
    """The other side looks at who goes: a step may be under way."""
    moving(reader, said["a"])
    reader.agree("side", said.get("side", other(side_of(said["a"]))), other(side_of(said["a"])))
    reader.write(True, "window", said["a"])


def runs_into(reader: Reader, said: Said) -> None:
    """There is an enemy at hand."""
    moving(reader, said["a"])
    foes = [f for f in reader.all("place") if side_of(f) != side_of(said["a"]) and reader.get("sheet", f)]
    if not any(gap_of(reader, said["a"], foe) <= 1 for foe in foes):
        reader.fault(f"{said['a']} touches nobody", ("place", said["a"]))


def rams(reader: Reader, said: Said) -> None:
    """Who is run into is wounded; a machine gives as good as it gets."""
    moving(reader, said["a"])
    cause(reader, said["a"], said["b"])
    reader.write({**reader.get("wounds due", default={}), said["a"]: 1, said["b"]: 1}, "wounds due")


def crashes(reader: Reader, said: Said) -> None:
    moving(reader, said["a"])
    cause(reader, said["a"])
    reader.write({**reader.get("wounds due", default={}), said["a"]: 1}, "wounds due")


def catches(reader: Reader, said: Said) -> None:
    """Without a roll."""
    reader.agree("fighters", (said["a"], said["b"]), reader.get("fight"), ("fight",))
    cause(reader, said["b"])


def no_way_out(reader: Reader, said: Said) -> None:
    follows(reader, said["a"])
    cause(reader, said["a"])


def flight(reader: Reader, said: Said) -> None:
    """Only one who is routed flees."""
    if "routed" not in states(reader, said["a"]):
        reader.fault(f"{said['a']} is not routed", ("states", said["a"]))
    cause(reader, said["a"])


def numbers(reader: Reader, said: Said) -> None:
    """A die for each friend at hand, of the one or, by agreement, of the other."""
    reader.agree("fighters", {said["a"], said["b"]}, set(reader.get("fight", default=())), ("fight",))
    if said["n"] not in (helpers(reader, said["a"], said["b"]), helpers(reader, said["b"], said["a"])):
        reader.fault(f"{said['n']} dice for numbers", ("fight",))


def no_worse(reader: Reader, said: Said) -> None:
    """A wound that brings no state which the figure has not."""
    follows(reader, said["a"])
    if not states(reader, said["a"]) & {"panicked", "routed", "stunned"}:
        reader.fault(f"{said['a']} was well", ("states", said["a"]))


def into_fire(reader: Reader, said: Said) -> None:
    """One who flees."""
    if "routed" not in states(reader, said["a"]):
        reader.fault(f"{said['a']} does not flee", ("states", said["a"]))


def standing(reader: Reader, said: Said) -> None:
    """From now on some windows stay shut."""
    reader.write(said["side"], "standing")


def helpers(reader: Reader, figure: str, enemy: str) -> int:
    """Friends of a figure that touch the same enemy and have their wits about them."""
    friends = [f for f in reader.all("place") if side_of(f) == side_of(figure) and reader.get("sheet", f)]
    friends = [f for f in friends if f != figure and not reader.get("aboard", f)]
    for friend in friends:
        if gap_of(reader, friend, enemy) == 0:
            reader.write(True, "engaged", friend)
    return sum(
        gap_of(reader, f, enemy) == 0 and not states(reader, f) & {"routed", "stunned"} for f in friends
    )


def by_technology(reader: Reader, said: Said) -> None:
    named(reader, said)
    reader.agree("who", said["a"], reader.get("technician"))
    if "b" in said and said["b"] not in reader.get("deed", default=("", ""))[1]:
        reader.fault(f"{said['a']} did not pay to work on {said['b']}", ("deed",))


def carries(reader: Reader, said: Said) -> None:
    """Who has paid for it, or to whom it is handed."""
    figure, deed = reader.get("deed", default=("", ""))
    if said["a"] != figure and said["a"] not in deed:
        reader.fault(f"{said['a']} did not pay for it", ("deed",))


def of_the_fallen(reader: Reader, said: Said) -> None:
    """By what was done to it, or taken from it where it lies."""
    if reader.rule == "CZ-MACH-05":
        follows(reader, said["a"])
    elif said["a"] not in (*reader.get("subject", default=()), reader.get("fallen")):
        carries(reader, said)


READ = {
    "fate": fate, "window": window, "runs": runs_into, "rams": rams, "crashes": crashes, "catches": catches,
    "no way": no_way_out, "flight": flight, "numbers": numbers, "technology": by_technology,
    "carries": carries, "fallen": of_the_fallen, "standing": standing, "": named,
    "no worse": no_worse, "into fire": into_fire,
}  # fmt: skip
for _how, _en, _fr in REMARKS:
    SAYS(*ANY, en=_en, fr=_fr)(READ[_how])
