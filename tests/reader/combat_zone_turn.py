"""Sheets, edges, cohesion, initiative and action points of Combat Zone as a referee reads them."""

from __future__ import annotations

from tests.reader.combat_zone_notebook import (
    AP,
    GAME,
    QUALITY,
    SAYS,
    gap_of,
    group,
    mark,
    members,
    other,
    printed,
    states,
)
from tests.reader.core import Reader, Rolled, Said

LEADER_REACH, SUB_LEADER_REACH = 1500, 1000
"""How far from the leader, and from the sub-leader, a group holds together."""


@SAYS("CZ-FORCE-01", en="Sheets of {unit:id}: {figures:text}", fr="Fiches de {unit:id} : {figures:text}")
def sheets(reader: Reader, said: Said) -> None:
    """Which sheet each figure has, and its quality."""
    qualities = {
        q for sheet in reader.sheets.values() for q in sheet.get(QUALITY[reader.lang], "").split("/")
    }
    parts = said["figures"].split(", ")
    reader.write(len(parts) == 1, "alone", said["unit"])
    for part in parts:
        figure, _, rest = part.partition(" ")
        name, _, quality = rest.rpartition(" ")
        found = (name, quality) if quality in qualities - {""} else (rest, "")
        if not figure.startswith(said["unit"]) or reader.get("sheet", figure) is not None:
            reader.fault(f"{figure} is none of {said['unit']}, or has a sheet", ("sheet", figure))
        if found[1] and found[0] not in reader.sheets:
            reader.fault(f"there is no sheet {found[0]}")
        reader.write(found, "sheet", figure)
        reader.write(0, "ap", figure)


@SAYS("CZ-INIT-05", en="{unit:id}: leader {figure:id}", fr="{unit:id} : chef {figure:id}")
def leader(reader: Reader, said: Said) -> None:
    lead(reader, said, "leader")


@SAYS("CZ-INIT-05", en="{unit:id}: sub-leader {figure:id}", fr="{unit:id} : sous-chef {figure:id}")
def sub_leader(reader: Reader, said: Said) -> None:
    lead(reader, said, "second")


def lead(reader: Reader, said: Said, rank: str) -> None:
    """One of those whose sheets were just told."""
    group(reader, said["unit"])
    if not said["figure"].startswith(said["unit"]) or reader.get("sheet", said["figure"]) is None:
        reader.fault(f"{said['figure']} is none of {said['unit']}", ("sheet", said["figure"]))
    if reader.get(rank, said["unit"]) is not None:
        reader.fault(f"{said['unit']} has its {rank}", (rank, said["unit"]))
    if rank == "second" and reader.get("leader", said["unit"]) == said["figure"]:
        reader.fault(f"{said['figure']} is the leader", ("leader", said["unit"]))
    reader.write(said["figure"], rank, said["unit"])


@SAYS("CZ-INIT-05", en="{a:id} takes over {unit:id}", fr="{a:id} prend la tête de {unit:id}")
def takes_over(reader: Reader, said: Said) -> None:
    group(reader, said["unit"])
    if said["a"][:3] != said["unit"][:3] or reader.get("place", said["a"]) is None:
        reader.fault(f"{said['a']} cannot lead {said['unit']}")
    reader.write(said["a"], "leader", said["unit"])


# -- edges and turns -----------------------------------------------------------------------------------------


@SAYS(
    "CZ-GAME-01",
    en="{side:side} has the edge: {?south|north|west|east}",
    fr="{side:side} prend le bord {?sud|nord|ouest|est}",
)
def edge(reader: Reader, said: Said) -> None:
    """Each side has one."""
    if reader.get("edge", said["side"]):
        reader.fault(f"{said['side']} has an edge", ("edge", said["side"]))
    reader.write(True, "edge", said["side"])


@GAME.roll("CZ-GAME-01", en="Choice of edge", fr="Choix du bord")
@GAME.roll("CZ-INIT-03", en="Tie-break", fr="Départage")
def plain(reader: Reader, roll: Rolled) -> None:
    """One after the other, side one first."""
    reader.agree("result", roll.about["value"], sum(roll.faces))
    before = reader.get("broke ties", default="two")
    reader.agree("side", roll.side, other(before), ("broke ties",))
    reader.write(roll.side, "broke ties")
    if roll.rule == "CZ-INIT-03":
        reader.write((*reader.get("initiative", roll.side)[:2], roll.faces[0]), "initiative", roll.side)


@SAYS("CZ-SEQ-01", en="Turn {n:int}", fr="Tour {n:int}")
def turn(reader: Reader, said: Said) -> None:
    reader.agree("turn", said["n"], reader.get("turn", default=0) + 1, ("turn",))
    reader.write(said["n"], "turn")
    for side in ("one", "two"):
        reader.forget("initiative", side)
    for unit in reader.all("alone"):
        reader.forget("cohesion", unit)


@SAYS(
    "CZ-SEQ-04",
    en="End of turn {n:int}: action points not spent are gone",
    fr="Fin du tour {n:int} : les points d'action restants disparaissent",
)
def turn_ends(reader: Reader, said: Said) -> None:
    reader.agree("turn", said["n"], reader.get("turn"), ("turn",))
    for figure in reader.all("ap"):
        reader.write(0, "ap", figure)
        mark(reader, figure, lost={"steady", "frozen"})
    for key in [key for key in reader.facts if key[0] in ("fired", "driven", "tested")]:
        reader.forget(*key)
    reader.forget("acting")


# -- cohesion ------------------------------------------------------------------------------------------------


def leads(reader: Reader, unit: str) -> tuple[str, str]:
    """Leader and sub-leader of a group that are left, or nobody."""
    first, second = reader.get("leader", unit, default=""), reader.get("second", unit, default="")
    return (
        first if reader.get("place", first) is not None else "",
        second if reader.get("place", second) is not None else "",
    )


def too_far(reader: Reader, unit: str) -> set[str]:
    """Members near neither of those who lead them; one whose distance is on the line counts as either."""
    first, second = leads(reader, unit)
    out = set()
    for figure in members(reader, unit):
        near = first and gap_of(reader, figure, first) <= LEADER_REACH
        near = near or (second and gap_of(reader, figure, second) <= SUB_LEADER_REACH)
        if figure not in (first, second) and not near:
            out.add(figure)
    return out


def cohesion(reader: Reader, unit: str, told: bool) -> None:
    """Each group of several is told of once a turn."""
    group(reader, unit)
    key = ("cohesion", unit)
    if reader.get(*key) is not None:
        reader.fault(f"the cohesion of {unit} was told", key)
    reader.write(told, *key)


def by_places(reader: Reader, unit: str) -> list[tuple[str, ...]]:
    """What the cohesion of a group is derived from."""
    return [*(("place", f) for f in members(reader, unit)), ("leader", unit), ("second", unit)]


@SAYS("CZ-INIT-07", en="{unit:id} is in cohesion", fr="{unit:id} {?est|sont} en cohésion")
def cohesive(reader: Reader, said: Said) -> None:
    cohesion(reader, said["unit"], told=True)
    if not any(leads(reader, said["unit"])):
        reader.fault(f"nobody leads {said['unit']}", ("leader", said["unit"]), ("second", said["unit"]))
    reader.agree("too far off", set(), too_far(reader, said["unit"]), *by_places(reader, said["unit"]))


@SAYS(
    "CZ-INIT-05",
    en="{unit:id} has neither leader nor sub-leader left: out of cohesion",
    fr="{unit:id} {?n'a|n'ont} plus ni chef ni sous-chef : hors cohésion",
)
def leaderless(reader: Reader, said: Said) -> None:
    cohesion(reader, said["unit"], told=False)
    if reader.get("alone", said["unit"]):
        reader.fault(f"{said['unit']} acts alone", ("alone", said["unit"]))
    reader.agree("led by", ("", ""), leads(reader, said["unit"]), ("leader", said["unit"]))


@SAYS(
    "CZ-INIT-04",
    "CZ-INIT-06",
    en="{unit:id} is out of cohesion; too far off: {who:ids}",
    fr="{unit:id} {?est|sont} hors cohésion ; trop loin : {who:ids}",
)
def strays(reader: Reader, said: Said) -> None:
    unit = said["unit"]
    cohesion(reader, unit, told=False)
    reader.agree("too far off", sorted(said["who"]), sorted(too_far(reader, unit)), *by_places(reader, unit))


# -- initiative and points -----------------------------------------------------------------------------------


@GAME.roll(
    "CZ-INIT-01",
    en="Initiative",
    fr="Initiative",
    en_result="sum {sum:int}, with leaders {total:int}",
    fr_result="somme {sum:int}, avec les chefs {total:int}",
)
def initiative(reader: Reader, roll: Rolled) -> None:
    """Once a turn and side; +2 for each leader, +1 for each sub-leader who is himself."""
    reader.agree("sum", roll.about["sum"], sum(roll.faces))
    reader.agree("total", roll.about["total"], sum(roll.faces) + roll.sum)
    if reader.get("initiative", roll.side) is not None:
        reader.fault(f"{roll.side} has thrown", ("initiative", roll.side))
    highest = tuple(sorted(roll.faces, reverse=True))
    reader.write((roll.about["total"], highest, 0), "initiative", roll.side)
    reader.write("two", "broke ties")


@SAYS(
    "CZ-INIT-03",
    en="Both have {n:int}: the highest single dice decide",
    fr="{n:int} partout : les plus hauts dés décident",
)
def tied(reader: Reader, said: Said) -> None:
    for side in ("one", "two"):
        reader.agree("total", said["n"], reader.get("initiative", side)[0], ("initiative", side))


@SAYS(
    "CZ-INIT-02",
    en="{side:side} has the initiative and will act {?first|second}",
    fr="{side:side} a l'initiative et choisit d'agir en {?premier|second}",
)
def order(reader: Reader, said: Said) -> None:
    """Whoever has the higher total, then the higher dice; equal in all, a die each decides."""
    mine, theirs = reader.get("initiative", said["side"]), reader.get("initiative", other(said["side"]))
    if mine < theirs:
        reader.fault("the other side has more", ("initiative", "one"), ("initiative", "two"))


@SAYS(
    "CZ-AP-01",
    en="Action points of {unit:id}: {points:text}",
    fr="Points d'action de {unit:id} : {points:text}",
)
def points(reader: Reader, said: Said) -> None:
    """No more than its sheet gives, one less out of cohesion, three at most after a reaction."""
    unit, key = said["unit"], ("cohesion", said["unit"])
    told, alone = reader.get(*key), reader.get("alone", said["unit"])
    if told is None and not alone and len(members(reader, unit)) > 0:
        reader.fault(f"nothing was told of the cohesion of {unit}")
    who = [part.partition(" ")[0] for part in said["points"].split(", ")]
    reader.agree("figures", sorted(who), sorted(members(reader, unit)))
    for part in said["points"].split(", "):
        figure, _, text = part.partition(" ")
        ap = int(text) if text.isdigit() else -1
        most = printed(reader, figure, AP)
        if most is not None and reader.get("sheet", figure, default=("", ""))[1]:
            now = states(reader, figure)
            exact = most - (not told and not alone)
            exact = 0 if now & {"routed", "stunned", "frozen"} else exact
            exact = min(3, exact) if now & {"panicked", "steady"} else exact
            reader.agree(f"points of {figure}", ap, exact, ("states", figure), key)
        elif most is not None and ap > most:
            reader.fault(f"{ap} points of {figure}, by the sheet {most}", ("states", figure))
        reader.write(ap, "ap", figure)
        reader.write(ap, "allotted", figure)
