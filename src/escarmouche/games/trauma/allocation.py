"""Aiming a salvo and allocating its hits (ledger area TR-SHOOT-19 to 25 and 34 to 39).

All that depends on places is worked out once, before the first die, and held in one value: the Aim.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from escarmouche.games.trauma.arcs import bearing
from escarmouche.games.trauma.casualties import keeps_head_down
from escarmouche.games.trauma.field import band, distance, is_armour, living, profile, where, within
from escarmouche.games.trauma.rules import LEDGER
from escarmouche.games.trauma.salvos import arc_of, measuring_point
from escarmouche.games.trauma.sight import concealed, in_cover, view
from escarmouche.games.trauma.table import ON_TABLE, TAKE_COVER, Referee, Table
from escarmouche.games.trauma.targets import Salvo, figures_of, mark_of, salvo_of, unit_of
from escarmouche.space.corridor import Quad, corridor, in_corridor
from escarmouche.space.sight import Seen

BLAST_REACH = 100 * LEDGER.data("TR-SHOOT-39")["max_cm"]
Near = tuple[tuple[int, str], ...]
"""Figures with their distance, the nearest first."""


class Aim(msgspec.Struct, frozen=True):
    """A salvo about to be fired: who fires, who can be hit and in what order, and the scores."""

    unit: str
    side: str
    key: str
    target: str
    """A unit, or a sniper apart from his."""
    aimed_at: str
    """The unit of the target."""
    origin: str
    """The figure ranges and nearness are measured from."""
    firing: tuple[str, ...] = ()
    dice: int = 0
    margin: int = 0
    always_down: bool = False
    area: int = 0
    """Hits for each success of an indirect weapon; 0 for a direct one."""
    vehicles_only: bool = False
    force: int = 0
    damage: int = 0
    near: Near = ()
    """The living figures of the target."""
    visible: Near = ()
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


def take_aim(
    table: Table, unit: str, key: str, target: str, second: bool = False, sustained: bool = False
) -> Aim:
    """All about a salvo that is known before its dice; `second`: the second score of a Sniper weapon."""
    salvo = salvo_of(table, unit, key)
    weapon, origin, mark = salvo.weapon, salvo.origin, mark_of(table, target)
    aimed_at, figures = unit_of(table, target), figures_of(table, target)
    firing, visible, covered = _sighted(table, salvo, target, figures)
    sustained = sustained and not second  # TR-SKILL-16
    strays = not weapon.indirect and not second  # TR-SHOOT-37, TR-SKILL-16
    near = ranked(table, origin, figures)
    direct = not weapon.indirect
    return Aim(
        unit=unit,
        side=table.units[unit].side,
        key=key,
        target=target,
        aimed_at=aimed_at,
        origin=origin,
        firing=firing,
        dice=weapon.rate * len(firing),
        margin=0 if weapon.always_down else weapon.score(second) - band(distance(table, origin, mark)),
        always_down=weapon.always_down,
        area=0 if direct else (weapon.area or 1),
        vehicles_only="lock_on" in weapon.skills,
        force=weapon.force + sustained,  # TR-SUST-03
        damage=weapon.damage,
        near=near,
        visible=tuple(pair for pair in near if pair[1] in visible),
        strays=in_the_corridor(table, salvo, target, firing) if strays else (),
        covered=covered,
        cover=direct and 2 * covered >= len(figures),
        take_cover=TAKE_COVER in table.units[aimed_at].markers,
        second=second,
        sustained=sustained,
    )


def _sighted(
    table: Table, salvo: Salvo, target: str, figures: tuple[str, ...]
) -> tuple[tuple[str, ...], frozenset[str], int]:
    """Who fires, whom they see, and how many of the target are in cover (TR-SHOOT-14, 18, 22, 25, 34)."""
    able = bearing(table, salvo.bearers, arc_of(salvo.key), target, figures)
    if not able or concealed(table, salvo.origin, mark_of(table, target)):
        return (), frozenset(), 0
    watchers = living(table, salvo.unit) if salvo.weapon.indirect else able
    seen = view(table, watchers, figures)
    rows: list[tuple[str, list[Seen]]] = [
        (watcher, row) for watcher, row in zip(watchers, seen, strict=True) if any(s.visible for s in row)
    ]
    visible = frozenset(f for _, row in rows for f, s in zip(figures, row, strict=True) if s.visible)
    if salvo.weapon.indirect:
        return (able if visible else ()), visible, 0  # TR-SHOOT-33: no cover
    firing = tuple(watcher for watcher, _ in rows)
    return firing, visible, in_cover(table, firing, figures, [row for _, row in rows])


def ranked(table: Table, origin: str, figures: Sequence[str]) -> Near:
    """Figures by their distance from one; equal ones stay in the order of their numbers."""
    return tuple(sorted(((distance(table, origin, f), f) for f in figures), key=lambda pair: pair[0]))


def in_the_corridor(table: Table, salvo: Salvo, target: str, firing: Sequence[str]) -> tuple[str, ...]:
    """Figures of other units, of either side, that a direct salvo may hit on its way (TR-SHOOT-19 to 21)."""
    aimed_at = unit_of(table, target)
    over_infantry = is_armour(table, aimed_at)
    quad = None
    found: list[str] = []
    for unit in table.units.values():
        if unit.place != ON_TABLE or unit.id in (salvo.unit, aimed_at) or keeps_head_down(table, unit.id):
            continue
        if over_infantry and not is_armour(table, unit.id):  # TR-SHOOT-21
            continue
        quad = quad or _corridor(table, salvo, target)
        caught = [f for f in unit.figures if in_corridor(quad, where(table.figures[f]))]
        if caught and not concealed(table, salvo.origin, measuring_point(table, caught[0])):
            seen = view(table, firing, caught)
            found += [f for n, f in enumerate(caught) if any(row[n].visible for row in seen)]
    return tuple(f for _, f in ranked(table, salvo.origin, found))


def _corridor(table: Table, salvo: Salvo, target: str) -> Quad:
    leader = table.units[salvo.unit].leader
    shooters = salvo.bearers if salvo.origin != leader else figures_of(table, salvo.unit)
    groups = [
        [(where(table.figures[f]), profile(table, f).radius) for f in figures]
        for figures in (shooters, figures_of(table, target))
    ]
    ends = [where(table.figures[f]) for f in (salvo.origin, mark_of(table, target))]
    return corridor(groups[0], ends[0], groups[1], ends[1])


def allocate(referee: Referee, aim: Aim, hits: int) -> tuple[Strike, ...]:
    """Deal the hits of a salvo to figures, unit by unit in the order they are resolved (TR-SHOOT-36)."""
    if hits <= 0:
        return ()
    if aim.area:
        return _by_unit(referee.table, _blast(referee, aim, hits))
    if aim.second:
        return (Strike(aim.aimed_at, _victims(referee, aim, hits)),)
    strays = aim.strays[:hits]  # TR-SHOOT-35
    if strays:
        referee.note("TR-SHOOT-35", "stray-hits", unit=aim.unit, figures=strays)
    dealt = _deal(referee, aim, hits - len(strays))
    return (*_by_unit(referee.table, strays), *((Strike(aim.aimed_at, dealt),) if dealt else ()))


def _by_unit(table: Table, figures: Sequence[str]) -> tuple[Strike, ...]:
    struck: dict[str, tuple[str, ...]] = {}
    for figure in figures:
        unit = table.figures[figure].unit
        struck[unit] = (*struck.get(unit, ()), figure)
    return tuple(Strike(unit, hit) for unit, hit in struck.items())


def _deal(referee: Referee, aim: Aim, hits: int) -> tuple[str, ...]:
    """One by one to the visible figures, the nearest first, and round again (TR-SHOOT-34)."""
    if hits <= 0:
        return ()
    rounds, over = divmod(hits, len(aim.visible))
    everyone = tuple(f for _, f in aim.visible)
    dealt = everyone * rounds + nearest(referee, "TR-SHOOT-34", aim, aim.visible, over)
    referee.note("TR-SHOOT-34", "hits-dealt", target=aim.target, figures=dealt)
    return dealt


def nearest(referee: Referee, rule: str, aim: Aim, near: Near, count: int) -> tuple[str, ...]:
    """The `count` nearest; where equal distances leave it open, the owner of the figures decides."""
    if not 0 < count < len(near) or near[count - 1][0] < near[count][0]:
        return tuple(f for _, f in near[:count])
    edge = near[count][0]
    sure = tuple(f for d, f in near if d < edge)
    tied = tuple(f for d, f in near if d == edge)
    owner = referee.table.units[referee.table.figures[tied[0]].unit].side
    some = count - len(sure)
    picked = referee.pick(rule, owner, "nearest", tied, some, some, proposal=tied[:some], unit=aim.aimed_at)
    return (*sure, *picked)


def _victims(referee: Referee, aim: Aim, hits: int) -> tuple[str, ...]:
    """With the second score of a Sniper weapon the shooter names who takes each hit (TR-SKILL-16)."""
    options = tuple(f for _, f in aim.visible)
    found: tuple[str, ...] = ()
    for number in range(hits):
        victim = referee.ask("TR-SKILL-16", aim.side, "victim", options, target=aim.target, hit=number + 1)
        found = (*found, victim)
    return found


def _blast(referee: Referee, aim: Aim, hits: int) -> tuple[str, ...]:
    """The first hit where the shooter likes, the others around it, one for each figure (TR-SHOOT-38, 39)."""
    options = tuple(f for _, f in aim.visible)
    first = referee.ask("TR-SHOOT-38", aim.side, "first-hit", options, unit=aim.unit, target=aim.target)
    table = referee.table
    around = [f for f in _blast_field(table, aim) if f != first and within(table, first, f, BLAST_REACH)]
    struck = (first, *(f for _, f in ranked(table, first, around)))[:hits]
    if len(struck) < hits:
        referee.note("TR-SHOOT-39", "hits-lost", target=aim.target, hits=hits - len(struck))
    referee.note("TR-SHOOT-38", "hits-dealt", target=aim.target, figures=struck)
    return struck


def _blast_field(table: Table, aim: Aim) -> list[str]:
    """Whom an indirect salvo can hit: the target, or with the option blast_any_unit whoever is there."""
    if not table.setting.options.get("blast_any_unit", False):
        return [f for _, f in aim.near]
    units = [u for u in table.units.values() if u.place == ON_TABLE]
    if aim.vehicles_only:  # TR-SKILL-19
        units = [u for u in units if is_armour(table, u.id)]
    return [f for unit in units for f in unit.figures]
