"""Aiming a salvo and allocating its hits (ledger area TR-SHOOT-19 to 25 and 34 to 39).

All that depends on places is worked out once, before the first die, and held in one value: the Aim.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from escarmouche.engine.kinds import STRUCK
from escarmouche.engine.options import TARGET, WHO
from escarmouche.games.company.chapters.measuring import Ranked, distance, ranked, where, within
from escarmouche.games.trauma.chapters.measuring import band
from escarmouche.games.trauma.chapters.shooting.arcs import bearing
from escarmouche.games.trauma.chapters.shooting.casualties import keeps_head_down
from escarmouche.games.trauma.chapters.shooting.salvos import dearness, measuring_point
from escarmouche.games.trauma.chapters.shooting.sight import concealed, in_cover, view
from escarmouche.games.trauma.chapters.shooting.targets import Volley, figures_of, mark_of, salvo_of, unit_of
from escarmouche.games.trauma.chapters.units import is_armour, living, profile
from escarmouche.games.trauma.rules import LEDGER
from escarmouche.games.trauma.table import ON_TABLE, TAKE_COVER, Referee, Table
from escarmouche.space.corridor import Quad, corridor, in_corridor
from escarmouche.space.sight import Seen

BLAST_REACH = 100 * LEDGER.data("TR-SHOOT-39")["max_cm"]


class Aim(msgspec.Struct, frozen=True):
    """A salvo about to be fired: who fires, who can be hit and in what order, and the scores."""

    unit: str
    side: str
    key: str
    """The code of the salvo."""
    target: str
    """A unit, or a sniper apart from his."""
    aimed_at: str
    """The unit of the target."""
    origin: str
    """The figure ranges and nearness are measured from."""
    firing: tuple[str, ...] = ()
    dice: int = 0
    score: int = 0
    """The accuracy that counts; 0 for a weapon that has none."""
    range: int = 0
    """The range number of the distance."""
    distance: int = 0
    """From the origin to the mark."""
    mark: str = ""
    """The figure of the target that it is measured to."""
    margin: int = 0
    always_down: bool = False
    area: int = 0
    """Hits for each success of an indirect weapon; 0 for a direct one."""
    vehicles_only: bool = False
    force: int = 0
    damage: int = 0
    near: tuple[Ranked, ...] = ()
    """The living figures of the target, nearest first."""
    visible: tuple[Ranked, ...] = ()
    """Those that can take a direct hit, or the first one of an indirect salvo."""
    strays: tuple[str, ...] = ()
    """Figures of other units in the corridor, nearest first."""
    covered: int = 0
    """How many figures of the target are in cover."""
    cover: bool = False
    take_cover: bool = False
    second: bool = False
    sustained: bool = False


class Strike(msgspec.Struct, frozen=True):
    """Hits on one unit: the figure of each."""

    unit: str
    hits: tuple[str, ...]


class Sighting(msgspec.Struct, frozen=True):
    """Who fires and whom they see."""

    firing: tuple[str, ...] = ()
    visible: frozenset[str] = frozenset()
    rows: tuple[list[Seen], ...] = ()
    """What each who fires sees of each figure of the target; empty for indirect weapons."""


# -- before the dice -----------------------------------------------------------------------------------------


def take_aim(
    table: Table, unit: str, key: str, target: str, *, second: bool = False, sustained: bool = False
) -> Aim:
    """The steps of a salvo at a target before its dice: lines of sight, fire corridor, cover check.

    `second`: with the second score of a Sniper weapon.
    """
    volley, figures = salvo_of(table, unit, key), figures_of(table, target)
    sighting = lines_of_sight(table, volley, target, figures)
    strays = () if second else fire_corridor(table, volley, target, sighting.firing)  # TR-SKILL-16
    covered = cover_check(table, sighting, figures)

    weapon, origin, aimed_at = volley.weapon, volley.origin, unit_of(table, target)
    mark = mark_of(table, target)
    length = distance(table, origin, mark)
    score = 0 if weapon.always_down else weapon.score(second)
    near = ranked(table, origin, figures)
    sustained = sustained and not second  # TR-SKILL-16
    return Aim(
        unit=unit,
        side=table.units[unit].side,
        key=key,
        target=target,
        aimed_at=aimed_at,
        origin=origin,
        firing=sighting.firing,
        dice=weapon.rate * len(sighting.firing),
        score=score,
        range=band(length),
        distance=length,
        mark=mark,
        margin=0 if weapon.always_down else score - band(length),
        always_down=weapon.always_down,
        area=(weapon.area or 1) if weapon.indirect else 0,
        vehicles_only="lock_on" in weapon.skills,
        force=weapon.force + sustained,  # TR-SUST-03
        damage=weapon.damage,
        near=near,
        visible=tuple(one for one in near if one.id in sighting.visible),
        strays=strays,
        covered=covered,
        cover=not weapon.indirect and 2 * covered >= len(figures),
        take_cover=TAKE_COVER in table.units[aimed_at].markers,
        second=second,
        sustained=sustained,
    )


def lines_of_sight(table: Table, volley: Volley, target: str, figures: tuple[str, ...]) -> Sighting:
    """Who of a volley fires at the figures of a target, and whom they see (TR-SHOOT-14, 18, 25, 34)."""
    able = bearing(table, volley.bearers, volley.arc, target, figures)
    if not able or concealed(table, volley.origin, mark_of(table, target)):
        return Sighting()
    indirect = volley.weapon.indirect
    watchers = living(table, volley.unit) if indirect else able
    seeing = [
        (watcher, row)
        for watcher, row in zip(watchers, view(table, watchers, figures), strict=True)
        if any(seen.visible for seen in row)
    ]
    visible = frozenset(f for _, row in seeing for f, seen in zip(figures, row, strict=True) if seen.visible)
    if indirect:
        return Sighting(able if visible else (), visible)
    return Sighting(tuple(watcher for watcher, _ in seeing), visible, tuple(row for _, row in seeing))


def fire_corridor(table: Table, volley: Volley, target: str, firing: Sequence[str]) -> tuple[str, ...]:
    """Figures of other units, of either side, that a direct salvo may hit on its way (TR-SHOOT-19 to 21)."""
    if volley.weapon.indirect:  # TR-SHOOT-37
        return ()
    aimed_at = unit_of(table, target)
    over_infantry = is_armour(table, aimed_at)
    quad = None
    strays: list[str] = []
    for unit in table.units.values():
        if unit.place != ON_TABLE or unit.id in (volley.unit, aimed_at) or keeps_head_down(table, unit.id):
            continue
        if over_infantry and not is_armour(table, unit.id):  # TR-SHOOT-21
            continue
        quad = quad or corridor_of(table, volley, target)
        caught = [f for f in unit.figures if in_corridor(quad, where(table.figures[f]))]
        if caught and not concealed(table, volley.origin, measuring_point(table, caught[0])):
            seen = view(table, firing, caught)
            strays += [f for n, f in enumerate(caught) if any(row[n].visible for row in seen)]
    return tuple(one.id for one in ranked(table, volley.origin, strays))


def corridor_of(table: Table, volley: Volley, target: str) -> Quad:
    """The ground between those who fire and their target (TR-SHOOT-19)."""
    leader = table.units[volley.unit].leader
    shooters = volley.bearers if volley.origin != leader else figures_of(table, volley.unit)
    groups = [
        [(where(table.figures[f]), profile(table, f).radius) for f in figures]
        for figures in (shooters, figures_of(table, target))
    ]
    ends = [where(table.figures[f]) for f in (volley.origin, mark_of(table, target))]
    return corridor(groups[0], ends[0], groups[1], ends[1])


def cover_check(table: Table, sighting: Sighting, figures: tuple[str, ...]) -> int:
    """How many figures of the target are in cover; against indirect fire none (TR-SHOOT-22, TR-SHOOT-33)."""
    return in_cover(table, sighting.firing, figures, sighting.rows) if sighting.rows else 0


# -- the hits ------------------------------------------------------------------------------------------------


def allocate(referee: Referee, aim: Aim, hits: int) -> tuple[Strike, ...]:
    """Deal the hits of a salvo to figures, unit by unit in the order they are resolved (TR-SHOOT-36)."""
    if hits <= 0:
        return ()
    if aim.area:
        return by_unit(referee.table, _blast(referee, aim, hits))
    if aim.second:
        return (Strike(aim.aimed_at, _victims(referee, aim, hits)),)
    strays = aim.strays[:hits]  # TR-SHOOT-35
    astray = by_unit(referee.table, strays)
    for strike in astray:
        struck(referee, "TR-SHOOT-35", aim.unit, strike.unit, strike.hits)
    dealt = _deal(referee, aim, hits - len(strays))
    return (*astray, *((Strike(aim.aimed_at, dealt),) if dealt else ()))


def struck(referee: Referee, rule: str, unit: str, target: str, figures: Sequence[str]) -> None:
    """Tell whom the hits of an attack fall on, one figure for each."""
    referee.note(
        rule, "struck", tells=STRUCK, unit=unit, target=target, hits=len(figures), figures=tuple(figures)
    )


def by_unit(table: Table, figures: Sequence[str]) -> tuple[Strike, ...]:
    """The hits on each unit, one figure for each."""
    touched: dict[str, tuple[str, ...]] = {}
    for figure in figures:
        unit = table.figures[figure].unit
        touched[unit] = (*touched.get(unit, ()), figure)
    return tuple(Strike(unit, hit) for unit, hit in touched.items())


def _deal(referee: Referee, aim: Aim, hits: int) -> tuple[str, ...]:
    """One by one to the visible figures, the nearest first, and round again (TR-SHOOT-34)."""
    if hits <= 0:
        return ()
    rounds, over = divmod(hits, len(aim.visible))
    everyone = tuple(one.id for one in aim.visible)
    dealt = everyone * rounds + nearest(referee, "TR-SHOOT-34", aim, aim.visible, over)
    struck(referee, "TR-SHOOT-34", aim.unit, aim.target, dealt)
    return dealt


def nearest(referee: Referee, rule: str, aim: Aim, near: tuple[Ranked, ...], count: int) -> tuple[str, ...]:
    """The `count` nearest; where equal distances leave it open, the owner of the figures decides."""
    if not 0 < count < len(near) or near[count - 1].distance < near[count].distance:
        return tuple(one.id for one in near[:count])
    edge = near[count].distance
    sure = tuple(one.id for one in near if one.distance < edge)
    tied = tuple(one.id for one in near if one.distance == edge)
    owner = referee.table.units[referee.table.figures[tied[0]].unit].side
    some = count - len(sure)
    cheap = tuple(sorted(tied, key=lambda figure: dearness(referee.table, figure)))
    picked = referee.pick(
        rule,
        owner,
        "nearest",
        tied,
        some,
        some,
        proposal=cheap[:some],
        actor=aim.aimed_at,
        part=WHO,
        unit=aim.aimed_at,
    )
    return (*sure, *picked)


def _victims(referee: Referee, aim: Aim, hits: int) -> tuple[str, ...]:
    """With the second score of a Sniper weapon the shooter names who takes each hit (TR-SKILL-16)."""
    options = tuple(one.id for one in aim.visible)
    victims: tuple[str, ...] = ()
    for number in range(hits):
        victim = referee.ask(
            "TR-SKILL-16",
            aim.side,
            "victim",
            options,
            actor=aim.unit,
            against=(aim.target,),
            part=TARGET,
            which=(number + 1, hits),
            target=aim.target,
            hit=number + 1,
        )
        victims = (*victims, victim)
    struck(referee, "TR-SKILL-16", aim.unit, aim.target, victims)
    return victims


def _blast(referee: Referee, aim: Aim, hits: int) -> tuple[str, ...]:
    """The first hit where the shooter likes, the others around it, one for each figure (TR-SHOOT-38, 39)."""
    options = tuple(one.id for one in aim.visible)
    first = referee.ask(
        "TR-SHOOT-38",
        aim.side,
        "first-hit",
        options,
        actor=aim.unit,
        against=(aim.target,),
        part=TARGET,
        unit=aim.unit,
        target=aim.target,
        salvo=aim.key,
        hits=hits,
    )
    hit = blast_from(referee.table, aim, first, hits)
    if len(hit) < hits:
        referee.note("TR-SHOOT-39", "hits-lost", target=aim.target, hits=hits - len(hit))
    struck(referee, "TR-SHOOT-38", aim.unit, aim.target, hit)
    return hit


def blast_from(table: Table, aim: Aim, first: str, hits: int) -> tuple[str, ...]:
    """The figures that the hits of a blast fall on, the nearest to the first one first (TR-SHOOT-38, 39)."""
    around = [f for f in _blast_field(table, aim) if f != first and within(table, first, f, BLAST_REACH)]
    return (first, *(one.id for one in ranked(table, first, around)))[:hits]


def _blast_field(table: Table, aim: Aim) -> list[str]:
    """Whom an indirect salvo can hit: the target, or with the option blast_any_unit whoever is there."""
    if not table.setting.options.get("blast_any_unit", False):
        return [one.id for one in aim.near]
    units = [u for u in table.units.values() if u.place == ON_TABLE]
    if aim.vehicles_only:  # TR-SKILL-19
        units = [u for u in units if is_armour(table, u.id)]
    return [f for unit in units for f in unit.figures]
