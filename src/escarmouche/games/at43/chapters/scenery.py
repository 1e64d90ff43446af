"""Scenery with a state: Structure by part, destruction, bunkers, containers, crystals (A4-SCN)."""

from __future__ import annotations

from escarmouche.engine.dice import d6
from escarmouche.engine.kinds import LOST
from escarmouche.engine.options import WHAT
from escarmouche.games.at43.chapters.states import check_prone, knock_down, update_engaged
from escarmouche.games.at43.chapters.terrain import protection
from escarmouche.games.at43.table import BODY, BUNKER, GUN, ROOF, WHOLE, Referee, Table, Thing

LOCATION = d6().meaning(ROOF, ROOF, BODY, BODY, BODY, GUN)  # A4-SCN-06


def destructible(table: Table, id: str) -> bool:
    """Whether a thing is scenery that can be destroyed (A4-SCN-01)."""
    return id in table.things and bool(table.things[id].parts)


def protection_of(table: Table, id: str) -> int:
    """The Protection of a piece of scenery."""
    return protection(table.things[id].kind)


def structure_of(thing: Thing, part: str) -> int:
    """What a part of a piece has left; 0 for one it does not have."""
    return dict(thing.parts).get(part, 0)


def roofed(table: Table, id: str) -> bool:
    """Whether a bunker still has its roof: improved cover and secured (A4-SCN-04, A4-SCN-05, A4-SCN-08)."""
    thing = table.things.get(id)
    if thing is None or thing.kind != BUNKER:
        return False
    return not thing.parts or structure_of(thing, ROOF) > 0


def occupants(table: Table, id: str) -> tuple[str, ...]:
    """The figures in a bunker or container, or on its roof."""
    piece = table.things[id].piece
    polygon = table.ground.polygon(piece)
    standing = []
    for figure in table.figures.values():
        unit = table.units[figure.unit]
        if figure.id not in unit.figures or unit.place != "table":
            continue
        if figure.inside == id or (figure.z and polygon.contains((figure.x, figure.y))):
            standing.append(figure.id)
    return tuple(standing)


def damage_scenery(referee: Referee, side: str, id: str, points: int) -> None:
    """One passed damage test on a piece: a bunker rolls where it is hit, all others are of one part."""
    thing = referee.table.things[id]
    if thing.kind != BUNKER:
        lose_structure(referee, "A4-SCN-02", id, WHOLE, points)
        return
    where = referee.roll("A4-SCN-06", side, LOCATION.highest(), thing=id)
    part = where
    if where == GUN:
        part = GUN if thing.weapon else ROOF
    if part == ROOF and not structure_of(referee.table.things[id], ROOF):
        part = BODY
    lose_structure(referee, "A4-SCN-06", id, part, points)


def lose_structure(referee: Referee, rule: str, id: str, part: str, points: int) -> None:
    """Take Structure points from a part of a piece; excess on a roof or weapon goes to the body.

    A low wall has but one (A4-SCN-12).
    """
    thing = referee.table.things[id]
    has = structure_of(thing, part)
    left = max(0, has - points)
    parts = tuple((name, left if name == part else count) for name, count in thing.parts)
    facts = {"unit": id, "lost": has - left, "left": left, "part": part, "boxes": has - left}
    referee.change(rule, id, tells=LOST, facts=facts, parts=parts)
    if left == 0:
        _part_destroyed(referee, id, part)
    excess = points - has
    if excess > 0 and part != BODY and id in referee.table.things and thing.kind == BUNKER:
        lose_structure(referee, rule, id, BODY, excess)


def _part_destroyed(referee: Referee, id: str, part: str) -> None:
    thing = referee.table.things[id]
    if part == GUN:
        referee.change("A4-SCN-06", id, weapon="")
    elif part == ROOF:
        referee.note("A4-SCN-08", "roof-destroyed", thing=id)
        parts = tuple((name, 0 if name == GUN else count) for name, count in thing.parts)
        referee.change("A4-SCN-08", id, weapon="", parts=parts)
    else:
        remove_scenery(referee, "A4-SCN-07" if thing.kind == BUNKER else "A4-SCN-03", id)


def remove_scenery(referee: Referee, rule: str, id: str) -> None:
    """A destroyed piece goes with all it gave; who was in it or on it stands on the ground in its place."""
    thing = referee.table.things[id]
    inside = occupants(referee.table, id)
    referee.change(rule, "ground", without=thing.piece)
    referee.remove(rule, id)
    touched = []
    for figure in inside:
        record = referee.table.figures[figure]
        referee.change(rule, figure, z=0, inside="")
        if record.inside == id and thing.kind == BUNKER:
            knock_down(referee, "A4-SCN-07", figure)
        touched.append(record.unit)
    for unit in dict.fromkeys(touched):
        if referee.table.units[unit].garrison == id:
            referee.change(rule, unit, garrison="")
        check_prone(referee, unit)
    update_engaged(referee)


# -- containers (A4-SCN-10) -----------------------------------------------------------------------------

TOGGLE = "toggle"


def toggle(referee: Referee, unit: str, id: str) -> None:
    """Open a container or close it."""
    thing = referee.table.things[id]
    referee.change("A4-SCN-10", id, open=not thing.open)
    referee.note("A4-SCN-10", "closed" if thing.open else "opened", unit=unit, thing=id)


def choose_container(referee: Referee, unit: str, near: tuple[str, ...]) -> str:
    """Which container a unit opens or closes at the end of its activation, or none."""
    table = referee.table
    chosen: str = referee.ask(
        "A4-SCN-10", table.units[unit].side, "container", ("-", *near), actor=unit, part=WHAT, unit=unit
    )
    return chosen
