"""Whom one may shoot at: sight, arcs, friends in the line, screens (SM-SHOOT-02, SM-SHOOT-15 to 19)."""

from __future__ import annotations

from escarmouche.engine.requests import Modifier, Refusal
from escarmouche.engine.table import kept
from escarmouche.games.star_mogul.chapters import casualties, salvage
from escarmouche.games.star_mogul.chapters.models import (
    apart,
    at,
    at_post,
    crew,
    engaged,
    flies,
    foes,
    is_hull,
    is_vehicle,
    machine,
    on_table,
    profile,
    rectangle,
    side_of,
    standing,
)
from escarmouche.games.star_mogul.chapters.shooting import cover
from escarmouche.games.star_mogul.chapters.vehicles import damage
from escarmouche.games.star_mogul.rules import LEDGER
from escarmouche.games.star_mogul.table import PAS, STANDING, UP, Table, Weapon
from escarmouche.space.shapes import (
    Point,
    bearing,
    gap_at_most,
    segment_hits_disc,
    segments_cross,
    turn_difference,
)

MODIFIERS: dict[str, int] = LEDGER.data("SM-SHOOT-08")
RAISED = 3 * PAS
"""How much higher a raised position is (SM-SHOOT-10)."""
OVER = 3 * PAS
"""How near friends must be to be fired over (SM-SHOOT-17)."""
SCREEN = PAS
"""How close the models of a screen stand (SM-SHOOT-18)."""
CENTRES = {"front": 0, "left": 90, "right": 270, "rear": 180, "turret": 0}
"""Where arcs point, counter-clockwise from the nose (SM-SHOOT-15)."""
SIDEARM = "light_pistol"


# -- weapons -------------------------------------------------------------------------------------------------


def weapons_of(table: Table, figure: str) -> tuple[str, ...]:
    """What a model may fire with: its own, mounted ones by number, a light weapon after an ejection."""
    own = table.figures[figure]
    if is_hull(table, figure):
        mounts = range(len(machine(table, figure).mounts)) if damage.gunners(table, own.unit) else ()
        return tuple(str(n) for n in mounts if n not in own.out)
    if own.light:
        return (SIDEARM,)
    return profile(table, figure).weapons


def weapon(table: Table, figure: str, name: str) -> Weapon:
    """The weapon of this name, or of this number on a vehicle."""
    if is_hull(table, figure):
        return table.setting.weapons[machine(table, figure).mounts[int(name)].weapon]
    return table.setting.weapons[name]


def why_not_fire(table: Table, figure: str) -> Refusal | None:
    """Whether a model fires at all: armed, no load in its hands, not hanging on a face (SM-ACT-03)."""
    if salvage.carriers(table, figure):
        return Refusal("SM-ACT-03", "hands-full", {"figure": figure})
    if not weapons_of(table, figure):
        return Refusal("SM-SHOOT-16", "no-weapon", {"figure": figure})
    return None


# -- lines ---------------------------------------------------------------------------------------------------


def in_arc(table: Table, figure: str, name: str, target: str) -> bool:
    """Whether a mounted weapon bears on a target; the border belongs to the arc (SM-SHOOT-15)."""
    if not is_hull(table, figure):
        return True
    where, _, wide = machine(table, figure).mounts[int(name)].arc.partition("_")
    if int(wide) >= 360:
        return True
    own = table.figures[figure]
    return bears(at(own), own.facing + CENTRES[where], int(wide), at(table.figures[target]))


def bears(origin: Point, direction: int, wide: int, point: Point) -> bool:
    """Whether a point lies in an arc of so many degrees round a direction."""
    return 2 * turn_difference(direction, bearing(origin, point)) <= wide


def friend_in_line(table: Table, figure: str, target: str) -> str:
    """A friend beyond 3 pas whom a vehicle would have to fire through (SM-SHOOT-17); empty: none."""
    if not is_hull(table, figure) or flies(table, figure):
        return ""
    side = side_of(table, figure)
    a, b = at(table.figures[figure]), at(table.figures[target])
    for other in _infantry(table):
        far = side_of(table, other) == side and other != target and apart(table, figure, other) > OVER
        if far and segment_hits_disc(a, b, at(table.figures[other]), profile(table, other).radius):
            return other
    return ""


@kept
def _infantry(table: Table) -> tuple[str, ...]:
    return tuple(f.id for f in table.figures.values() if f.fate == UP and not is_hull(table, f.id))


def screened(table: Table, shooter: str, target: str) -> bool:
    """Whether infantry abreast bars every line from a shooter to a vehicle (SM-SHOOT-18)."""
    if not is_hull(table, target) or flies(table, shooter) or flies(table, target):
        return False
    side = side_of(table, target)
    friends = [f for f in _infantry(table) if side_of(table, f) == side]
    if not friends:
        return False
    start = at(table.figures[shooter])
    ends = (at(table.figures[target]), *rectangle(table, target).outline.points)
    return all(_barred(table, start, end, friends) for end in ends)


def _barred(table: Table, a: Point, b: Point, friends: list[str]) -> bool:
    """Whether a line crosses the chain that joins models of one unit at most 1 pas apart, or one of them."""
    for n, one in enumerate(friends):
        first, radius = at(table.figures[one]), profile(table, one).radius
        if segment_hits_disc(a, b, first, radius):
            return True
        for other in friends[n + 1 :]:
            if table.figures[other].unit != table.figures[one].unit:
                continue
            second, wide = at(table.figures[other]), profile(table, other).radius
            if gap_at_most(first, radius, second, wide, SCREEN) and segments_cross(a, b, first, second):
                return True
    return False


@kept
def why_not_aim(table: Table, figure: str, name: str, target: str) -> Refusal | None:
    """Why a model may not declare an attack at another: sight, arc, friends, a screen."""
    about = {"figure": figure, "target": target}
    if table.figures[target].fate != UP:
        return Refusal("SM-SHOOT-19", "not-on-the-table", about)
    if not in_arc(table, figure, name, target):
        return Refusal("SM-SHOOT-15", "out-of-arc", about)
    if not cover.sees(table, figure, target):
        return Refusal("SM-SHOOT-02", "not-seen", about)
    if screened(table, figure, target):
        return Refusal("SM-SHOOT-18", "screened", about)
    if friend := friend_in_line(table, figure, target):
        return Refusal("SM-SHOOT-17", "friend-in-line", {**about, "friend": friend})
    return None


def why_not_shoot(table: Table, unit: str, target: str) -> Refusal | None:
    """Why a unit may not shoot at another at all (SM-ACT-03)."""
    about = {"unit": unit, "target": target}
    if STANDING in table.units[unit].markers:
        return Refusal("SM-RETR-03", "not-regrouped", about)
    if engaged(table, unit):
        return Refusal("SM-MELEE-09", "engaged", about)
    if table.units[unit].retreat:
        return Refusal("SM-ACT-03", "retreating", about)
    if not on_table(table, target):
        return Refusal("SM-SHOOT-19", "not-on-the-table", about)
    return _why_not_any(table, unit, target)


@kept
def _why_not_any(table: Table, unit: str, target: str) -> Refusal | None:
    """Why nobody of a unit may aim at anybody of another; the first reason found."""
    reason: Refusal | None = None
    for figure in standing(table, unit):
        if refusal := why_not_fire(table, figure):
            reason = reason or refusal
            continue
        for name in weapons_of(table, figure):
            for other in standing(table, target):
                refusal = why_not_aim(table, figure, name, other)
                if refusal is None:
                    return None
                reason = reason or refusal
    return reason or Refusal("SM-ACT-03", "nobody-fires", {"unit": unit, "target": target})


def in_melee_with(table: Table, target: str, side: str) -> bool:
    """Whether an enemy unit is engaged with models of this side (SM-SHOOT-14)."""
    return not is_vehicle(table, target) and any(
        side_of(table, foe) == side for f in standing(table, target) for foe in foes(table, f)
    )


# -- the skill -----------------------------------------------------------------------------------------------


def band(table: Table, figure: str, name: str, target: str) -> str:
    """short, normal, long or out of range; limits are inclusive (SM-SHOOT-09)."""
    own, far = weapon(table, figure, name), apart(table, figure, target)
    if far <= own.short:
        return "short"
    return "normal" if far <= own.normal else "long" if far <= own.long else "out"


def raised(table: Table, figure: str, target: str) -> bool:
    """Whether a shooter stands at least 3 pas higher than his target (SM-SHOOT-10)."""
    return table.figures[figure].z - table.figures[target].z >= RAISED


def distance_modifiers(table: Table, figure: str, name: str, target: str) -> tuple[Modifier, ...]:
    """Long range; short range and a raised position, two bonuses or one for both (SM-SHOOT-08 to 10)."""
    found = []
    where, high = band(table, figure, name, target), raised(table, figure, target)
    if where == "long":
        found.append(Modifier("SM-SHOOT-09", MODIFIERS["long_range"]))
    if table.setting.options.get("short_and_elevated") == "both_needed":
        if where == "short" and high:
            found.append(Modifier("SM-SHOOT-10", MODIFIERS["short_range"]))
        return tuple(found)
    if where == "short":
        found.append(Modifier("SM-SHOOT-09", MODIFIERS["short_range"]))
    if high:
        found.append(Modifier("SM-SHOOT-10", MODIFIERS["raised_3"]))
    return tuple(found)


def burdened(table: Table, target: str) -> Modifier | None:
    """Easier against one who carries or climbs, once even for both (SM-SHOOT-11)."""
    if is_hull(table, target):
        return None
    if salvage.carriers(table, target) or table.figures[target].climbing:
        return Modifier("SM-SHOOT-11", MODIFIERS["target_carrying_or_climbing"])
    return None


def wounded(table: Table, figure: str) -> Modifier | None:
    """A wound spoils the aim (SM-STATE-01)."""
    lost = 0 if is_hull(table, figure) else casualties.hurt_skill(table, figure, "shooting")
    return Modifier("SM-STATE-01", lost) if lost else None


def modifiers(table: Table, figure: str, name: str, target: str) -> tuple[Modifier, ...]:
    """All that changes the Shooting skill of this attack (SM-SHOOT-08)."""
    others = (burdened(table, target), wounded(table, figure))
    return (*distance_modifiers(table, figure, name, target), *(m for m in others if m))


BOT_SHOOTING = 4
"""Shooting of a machine that fires without a crew: that of a gunner (ours)."""


def shooting_skill(table: Table, figure: str) -> int:
    """The Shooting of whoever fires; of a vehicle, that of its gunner or lone crewman."""
    if not is_hull(table, figure):
        return profile(table, figure).shooting
    unit = table.figures[figure].unit
    best = [profile(table, f).shooting for f in _at_the_guns(table, unit)]
    return max(best, default=BOT_SHOOTING)


def _at_the_guns(table: Table, unit: str) -> tuple[str, ...]:
    return at_post(table, unit, "gunner") or crew(table, unit)
