"""Templates: indirect fire with its deviation, projection weapons, artillery strikes (A4-IND, A4-ABIL)."""

from __future__ import annotations

from typing import NamedTuple

from escarmouche.engine.kinds import STRUCK
from escarmouche.engine.options import ATTACK, TARGET
from escarmouche.games.at43.chapters import campaign
from escarmouche.games.at43.chapters.dice import automatic_failure, random_heading, universal_test
from escarmouche.games.at43.chapters.ground import lies_in
from escarmouche.games.at43.chapters.losses import destroy_vehicle, eliminate
from escarmouche.games.at43.chapters.shooting.cover import save_of
from escarmouche.games.at43.chapters.shooting.damage import (
    Blow,
    strike_figure,
    strike_scenery,
    test_losses,
    vehicles_there,
)
from escarmouche.games.at43.chapters.shooting.salvo import Aim, shooting_test
from escarmouche.games.at43.chapters.shooting.salvos import Gun, salvos_of, weapon_of
from escarmouche.games.at43.chapters.shooting.sight import in_arc, sees
from escarmouche.games.at43.chapters.shooting.targets import aim_point, in_reach, unit_of
from escarmouche.games.at43.chapters.states import check_prone, knock_down
from escarmouche.games.at43.chapters.units import enemies, is_armour, profile
from escarmouche.games.at43.table import (
    FROZEN_LAKE,
    INDIRECT,
    ON_TABLE,
    PROJECTION,
    SCREEN,
    Referee,
    Strike,
    Table,
)
from escarmouche.games.company.chapters.measuring import ranked
from escarmouche.space.shapes import Point, bearing, distance, gap_at_most, gap_to_polygon_at_most, onward

CAP = 1000  # A4-IND-03, A4-IND-04, A4-IND-09
CENTIMETRE = 100


class Blast(NamedTuple):
    """A template on the table: where, how wide, how many impacts on each fighter under it."""

    centre: Point
    radius: int
    impacts: int


def deviation(dice: int, successes: int) -> int:
    """How far a shot goes astray: 1 cm a failure, 10 cm at most, or at least if all failed.

    A4-IND-03, A4-IND-04; without a failure it stays on the aim point (A4-IND-05).
    """
    failures = dice - successes
    if not successes:
        return max(CAP, failures * CENTIMETRE)
    return min(CAP, failures * CENTIMETRE)


def blast_of(centre: Point, area: int, successes: int) -> Blast:
    """Radius and impacts: the area of effect for each success (A4-IND-07, A4-IND-08), capped (A4-IND-09)."""
    size = area * max(1, successes)
    return Blast(centre, CAP, 2) if size > CAP else Blast(centre, size, 1)


def indirect(referee: Referee, aim: Aim) -> None:
    """One aim point, one test, one template (A4-IND-02)."""
    area = weapon_of(referee.table, aim.code).area
    at = aim_point(referee.table, aim.target)
    leader = referee.table.figures[referee.table.units[aim.unit].leader]
    if automatic_failure(aim.difference):
        referee.note("A4-IND-14", "no-template", unit=aim.unit, target=aim.target)
        return
    successes = referee.call(shooting_test, aim)
    first = bearing((leader.x, leader.y), at)
    blast = referee.call(deviate, aim.side, at, first, aim.dice, successes, area)
    campaign.begin_salvo(referee, aim.unit)
    explode(referee, aim.blow, blast, aim.unit, aim.target)
    campaign.end_salvo(referee, aim.unit)


def deviate(
    referee: Referee, side: str, at: Point, first: int, dice: int, successes: int, area: int
) -> Blast:
    """Where the template comes to lie, and how wide it is."""
    far = deviation(dice, successes)
    centre = at
    if far:
        heading = random_heading(referee, "A4-IND-06", side, first, far=far, point=at)
        centre = onward(at, heading, far)
    blast = blast_of(centre, area, successes)
    rule = "A4-IND-09" if blast.impacts > 1 else "A4-IND-07" if successes else "A4-IND-08"
    referee.note(
        rule, "blast", side=side, x=centre[0], y=centre[1], radius=blast.radius, impacts=blast.impacts,
        far=far, successes=successes,
    )  # fmt: skip
    return blast


def explode(referee: Referee, blow: Blow, blast: Blast, unit: str, target: str) -> None:
    """Everybody under the template, of any side, from the centre outward (A4-IND-10 to 13)."""
    table = referee.table
    before = vehicles_there(table)
    touched, scenery = under(table, blast, target), pieces_under(table, blast)
    referee.note(
        "A4-IND-12", "struck", tells=STRUCK, unit=unit, target=target, hits=len(touched),
        x=blast.centre[0], y=blast.centre[1], radius=blast.radius,
    )  # fmt: skip
    units = tuple(dict.fromkeys(table.figures[f].unit for f in touched))
    for figure in touched:
        if figure in referee.table.units[referee.table.figures[figure].unit].figures:
            referee.call(blast_figure, blow, figure, blast.impacts, unit)
    for thing in scenery:
        if thing in referee.table.things:
            referee.call(strike_scenery, blow, thing, 1)
    for other in units:
        check_prone(referee, other)
    test_losses(referee, before)


def blast_figure(referee: Referee, blow: Blow, figure: str, impacts: int, shooter: str) -> None:
    """One fighter under an explosion: the lake breaks, or saves, damage and a fall (A4-COND-09)."""
    table = referee.table
    record = table.figures[figure]
    if lies_in(table.ground, (record.x, record.y), FROZEN_LAKE) and not record.z:
        campaign.drown(referee, figure)
        if is_armour(table, record.unit):
            destroy_vehicle(referee, "A4-COND-09", figure)
        else:
            eliminate(referee, "A4-COND-09", record.unit, (figure,))
        return
    save = save_of(table, shooter, (figure,), INDIRECT)
    through = strike_figure(referee, blow, figure, impacts, save)
    if through and figure in referee.table.units[record.unit].figures:
        knock_down(referee, "A4-IND-11", figure)


def under(table: Table, blast: Blast, target: str) -> tuple[str, ...]:
    """Fighters touched, even partly, from the centre outward; screening armour only if it is the target."""
    aimed = unit_of(table, target)
    touched = []
    for unit in table.units.values():
        if unit.place != ON_TABLE:
            continue
        screened = SCREEN in unit.markers and is_armour(table, unit.id) and aimed != unit.id
        for id in unit.figures:
            f = table.figures[id]
            if screened and id != target:
                continue
            if gap_at_most(blast.centre, 0, (f.x, f.y), profile(table, id).radius, blast.radius):
                touched.append((distance(blast.centre, (f.x, f.y)), id))
    return tuple(id for _, id in sorted(touched))


def pieces_under(table: Table, blast: Blast) -> tuple[str, ...]:
    """Destructible scenery touched by a template (A4-IND-12)."""
    return tuple(
        thing.id
        for thing in table.things.values()
        if thing.parts
        and gap_to_polygon_at_most(blast.centre, 0, table.ground.polygon(thing.piece), blast.radius)
    )


# -- projection weapons (A4-ABIL-02) --------------------------------------------------------------------


def project(referee: Referee, unit: str, code: str, among: tuple[str, ...] = ()) -> None:
    """Each bearer throws at a target of his own; templates do not add up. `among` limits whom."""
    weapon = weapon_of(referee.table, code)
    side = referee.table.units[unit].side
    blow = Blow(side, unit, weapon.penetration, weapon.damage)
    guns = salvos_of(referee.table, unit).get(code, ())
    for number, gun in enumerate(guns):
        table = referee.table
        marks = marks_of(table, unit, gun, among)
        if not marks or gun.figure not in table.units[unit].figures:
            continue
        mark = referee.ask(
            "A4-ABIL-02", side, "projection-target", marks, proposal=marks[0], intent=ATTACK, actor=unit,
            part=TARGET, which=(number + 1, len(guns)), unit=unit, figure=gun.figure, salvo=code,
        )  # fmt: skip
        referee.call(flame, blow, unit, mark, weapon.area)


def marks_of(table: Table, unit: str, gun: Gun, among: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The enemy figures a bearer may centre his template on: seen, in reach, nearest first."""
    marks = []
    for other in among or tuple(enemies(table, unit)):
        for f in table.units[other].figures:
            at = table.figures[f].x, table.figures[f].y
            bears = gun.number < 0 or in_arc(table, gun.figure, gun.number, at)
            if bears and in_reach(table, gun, f) and sees(table, gun.figure, f):
                marks.append(f)
    return tuple(one.id for one in ranked(table, gun.figure, marks))


def flame(referee: Referee, blow: Blow, unit: str, mark: str, area: int) -> None:
    """One template: every fighter touched takes one impact; nobody is knocked down, no cover helps."""
    table = referee.table
    before = vehicles_there(table)
    centre = table.figures[mark].x, table.figures[mark].y
    touched = under(table, Blast(centre, area, 1), table.figures[mark].unit)
    referee.note("A4-ABIL-02", "struck", tells=STRUCK, unit=unit, target=mark, hits=len(touched))
    for figure in touched:
        owner = referee.table.figures[figure].unit
        if figure in referee.table.units[owner].figures:
            save = save_of(referee.table, unit, (figure,), PROJECTION)
            referee.call(strike_figure, blow, figure, 1, save)
    test_losses(referee, before)


# -- artillery strikes (A4-ABIL-16) ---------------------------------------------------------------------


def bombard(referee: Referee, side: str, strike: Strike, target: str) -> None:
    """A strike from off the table: indirect fire that needs no sight; heading 1 is north."""
    at, unit = aim_point(referee.table, target), referee.table.turn.unit
    difference = strike.accuracy - strike.range
    blow = Blow(side, unit, strike.penetration, strike.damage)
    if automatic_failure(difference):
        referee.note("A4-IND-14", "no-template", unit=unit, target=target)
        return
    successes = universal_test(
        referee, "A4-ABIL-16", side, strike.dice, difference, unit=unit, target=target, strike=strike.id,
        accuracy=strike.accuracy, range=strike.range,
    )  # fmt: skip
    north = referee.table.setting.north
    blast = referee.call(deviate, side, at, north, strike.dice, successes, strike.area)
    explode(referee, blow, blast, unit, target)
