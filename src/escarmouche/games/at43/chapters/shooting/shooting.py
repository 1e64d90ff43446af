"""The shot of a unit: which salvos, at whom, which orders go with them (ledger rules A4-MOV-02, A4-SHOOT)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.kinds import TOLD
from escarmouche.engine.options import ATTACK, NUMBER, TARGET, WHAT
from escarmouche.engine.requests import NO_ONE, Refusal
from escarmouche.games.at43.chapters.losses import alive
from escarmouche.games.at43.chapters.measuring import FORMATION
from escarmouche.games.at43.chapters.shooting import templates
from escarmouche.games.at43.chapters.shooting.salvo import Aim, salvo, take_aim
from escarmouche.games.at43.chapters.shooting.salvos import (
    Salvo,
    dice_of,
    is_special,
    overlaps,
    salvos_of,
    weapon_of,
)
from escarmouche.games.at43.chapters.shooting.targets import (
    all_targets,
    firing,
    has_enemy_target,
    legal_targets,
    mark_of,
    why_not_target,
)
from escarmouche.games.at43.chapters.shooting.zone import bystanders, own_in_zone
from escarmouche.games.at43.chapters.states import is_free
from escarmouche.games.at43.chapters.units import is_infantry
from escarmouche.games.at43.table import (
    BUNKER,
    INDIRECT,
    MELEE,
    PROJECTION,
    ROOTED,
    SWEEP,
    Referee,
    Table,
)
from escarmouche.games.company.chapters.measuring import within

BEFORE, AFTER, ALERT_FIRE = "before", "after", "alert"
SPLIT, AT_WILL, FIRE = "split", "at_will", "fire"
FIRED, SPLIT_FLAG, MOVED, ENGAGED_AT_START, ROOTED_FLAG = "fired", "split", "moved", "engaged", "rooted"
COST = 1  # A4-ORD-01


def unfired(table: Table, unit: str) -> tuple[str, ...]:
    """The salvos of a unit, by type of weapon (A4-SHOOT-04), that have not fired yet (A4-MOV-02)."""
    fired = table.turn.fired if table.turn.unit == unit else ()
    return tuple(c for c in salvos_of(table, unit) if not any(overlaps(c, f) or c == f for f in fired))


def available(table: Table, unit: str) -> tuple[str, ...]:
    """The salvos that must be fired once the unit fires: an enemy to aim at (A4-SHOOT-07)."""
    return tuple(
        c
        for c in unfired(table, unit)
        if has_enemy_target(table, unit, c) and _why_not_garrison(table, unit, c) is None
    )


def why_not_shoot(table: Table, unit: str) -> Refusal | None:
    """Only a free unit shoots, free when its activation began and still (A4-MOV-04, A4-MOV-05)."""
    about = {"unit": unit}
    if ENGAGED_AT_START in table.turn.flags and table.turn.unit == unit:
        return Refusal("A4-MOV-05", "engaged-at-start", about)
    if not is_free(table, unit):
        return Refusal("A4-MOV-04", "engaged", about)
    return None


def why_not_salvo(table: Table, unit: str, code: str) -> Refusal | None:
    """Whether a salvo may be fired now: something to aim at, and the limit of a garrison."""
    if refusal := _why_not_garrison(table, unit, code):
        return refusal
    first: Refusal | None = None
    for target in all_targets(table, unit):
        refusal = why_not_target(table, unit, code, target)
        if refusal is None:
            return None
        first = first or refusal
    return first or Refusal("A4-SHOOT-01", "no-target", {"unit": unit, "salvo": code})


def _why_not_garrison(table: Table, unit: str, code: str) -> Refusal | None:
    """In one shot a garrison fires special weapons of one type only (A4-SCN-09)."""
    chosen = table.turn.special if table.turn.unit == unit else ""
    if not chosen or not is_special(table, code) or Salvo.read(code).weapon == chosen:
        return None
    leader = table.figures[table.units[unit].leader]
    thing = table.things.get(leader.inside)
    if thing is None or thing.kind != BUNKER:
        return None
    return Refusal("A4-SCN-09", "one-type-of-special", {"unit": unit, "salvo": code})


def next_salvo(referee: Referee, follows: str) -> None:
    """One salvo of the shot under way, or its end: then the step that follows it."""
    table = referee.table
    unit, moment = table.turn.unit, table.turn.moment
    code = NO_ONE
    if alive(table, unit) and why_not_shoot(table, unit) is None:
        code = choose_salvo(referee, unit, moment)
    if code in (NO_ONE, SPLIT):
        if code == SPLIT:
            side = table.units[unit].side
            referee.spend("A4-ORD-12", side, "pc", COST, unit=unit)
            referee.book(flags=referee.table.turn.flags | {SPLIT_FLAG})
        referee.book(step=follows, moment="", special="")
        return
    fire_salvo(referee, unit, code, moment)


def choose_salvo(referee: Referee, unit: str, moment: str) -> str:
    """Which salvo comes next; a shot that has begun is fired out (A4-SHOOT-06, A4-SHOOT-07)."""
    table = referee.table
    codes = unfired(table, unit)
    if not codes or all(why_not_salvo(table, unit, c) for c in codes):
        return NO_ONE
    options: tuple[Any, ...] = (NO_ONE, *map(Salvo.read, codes), SPLIT)

    def why_not(option: Any) -> Refusal | None:
        if option == NO_ONE:
            return why_not_stop(table, unit)
        if option == SPLIT:
            return why_not_split(table, unit, moment)
        return why_not_salvo(table, unit, option.code())

    chosen = referee.ask(
        "A4-SHOOT-07", table.units[unit].side, "salvo", options, why_not, intent=ATTACK, actor=unit,
        unit=unit, moment=moment,
    )  # fmt: skip
    return chosen.code() if isinstance(chosen, Salvo) else str(chosen)


def begun(table: Table) -> bool:
    """Whether a salvo of the shot under way has been fired."""
    return f"shot:{table.turn.moment}" in table.turn.flags


def why_not_stop(table: Table, unit: str) -> Refusal | None:
    """No available weapon stays silent once the unit fires (A4-SHOOT-07)."""
    if not begun(table) or SPLIT_FLAG in table.turn.flags:
        return None
    left = available(table, unit)
    if not left:
        return None
    return Refusal("A4-SHOOT-07", "must-fire", {"unit": unit, "salvos": left})


def why_not_split(table: Table, unit: str, moment: str) -> Refusal | None:
    """Tir décalé: special weapons fire apart from the rest, at the other side of the move (A4-ORD-12)."""
    about = {"unit": unit}
    if not is_infantry(table, unit):
        return Refusal("A4-ORD-12", "infantry-only", about)
    if moment != BEFORE or not begun(table) or SPLIT_FLAG in table.turn.flags:
        return Refusal("A4-ORD-12", "not-now", about)
    left = available(table, unit)
    rest = {is_special(table, c) for c in left}
    fired = {is_special(table, c) for c in table.turn.fired}
    if not left or len(rest) > 1 or len(fired) > 1 or rest == fired:
        return Refusal("A4-ORD-12", "special-weapons-apart", about)
    if (short := COST - table.sides[table.units[unit].side].pc) > 0:
        return Refusal("A4-ORD-12", "not-enough-pc", about, short, "PC")
    return None


def fire_salvo(referee: Referee, unit: str, code: str, moment: str, among: tuple[str, ...] = ()) -> None:
    """Declare a salvo and fire it; `among` limits the targets to the unit that has moved (A4-ORD-08)."""
    weapon = weapon_of(referee.table, code)
    alert = moment == ALERT_FIRE
    target = ""
    if weapon.kind != PROJECTION:
        target = choose_target(referee, unit, code, among)
    more = fire_at_will(referee, unit, code) if weapon.kind not in (PROJECTION, MELEE) else 0
    turn = referee.table.turn
    if not alert:
        special = Salvo.read(code).weapon if is_special(referee.table, code) else turn.special
        flags = turn.flags | {FIRED, f"shot:{moment}"}
        referee.book(fired=(*turn.fired, code), flags=flags, special=special)
    referee.note("A4-SHOOT-06", "fires", tells=TOLD, unit=unit, salvo=code, target=target, moment=moment)
    if weapon.kind == PROJECTION:
        templates.project(referee, unit, code, among)
        return
    for aimed, dice in shares(referee, unit, code, target, alert=alert):
        there = aimed not in referee.table.units or alive(referee.table, aimed)
        if not there or not firing(referee.table, unit, code, aimed):  # the first share has left nobody
            referee.note("A4-ABIL-04", "dice-lost", unit=unit, target=aimed, dice=dice)
            continue
        referee.call(resolve, take_aim(referee.table, unit, code, aimed, dice=dice, more=more, alert=alert))


def resolve(referee: Referee, aim: Aim) -> None:
    """A salvo by the kind of its weapon."""
    if aim.kind == INDIRECT:
        templates.indirect(referee, aim)
    else:
        salvo(referee, aim)


def choose_target(referee: Referee, unit: str, code: str, among: tuple[str, ...] = ()) -> str:
    """Whom a salvo is fired at; who would hit his own must confirm it (A4-SHOOT-03, A4-SHOOT-13)."""
    table = referee.table
    side = table.units[unit].side
    options = [t for t in all_targets(table, unit) if not among or t in among or _unit(table, t) in among]
    options = [t for t in options if not among or t not in table.things]
    while True:
        target: str = referee.ask(
            "A4-SHOOT-03", side, "target", tuple(options),
            lambda t: why_not_target(table, unit, code, t), intent=ATTACK, actor=unit, part=TARGET,
            unit=unit, salvo=code,
        )  # fmt: skip
        own = _own_at_risk(table, unit, code, target)
        if not own:
            return target
        others = [t for t in options if t != target and why_not_target(table, unit, code, t) is None]
        if not others:
            return target
        answer = referee.ask(
            "A4-SHOOT-13", side, "confirm-fire", (FIRE, NO_ONE), proposal=FIRE, actor=unit, against=(target,),
            part=WHAT, unit=unit, target=target, figures=own,
        )  # fmt: skip
        if answer == FIRE:
            return target
        options = others


def _unit(table: Table, target: str) -> str:
    return table.figures[target].unit if target in table.figures else ""


def _own_at_risk(table: Table, unit: str, code: str, target: str) -> tuple[str, ...]:
    """One's own figures that a salvo of direct fire would hit on the way."""
    weapon = weapon_of(table, code)
    if weapon.kind in (INDIRECT, PROJECTION) or target in table.things:
        return ()
    guns = firing(table, unit, code, target)
    return own_in_zone(table, unit, bystanders(table, unit, guns, target, weapon))


def why_not_at_will(table: Table, unit: str) -> Refusal | None:
    """Feu à volonté: infantry that does not move this turn, 1 PC for one salvo (A4-ORD-09, A4-ORD-14)."""
    about = {"unit": unit}
    if not is_infantry(table, unit):
        return Refusal("A4-ORD-09", "infantry-only", about)
    if unit in dict(table.turn.moves) or (table.turn.unit == unit and MOVED in table.turn.flags):
        return Refusal("A4-ORD-09", "has-moved", about)
    if (short := COST - table.sides[table.units[unit].side].pc) > 0:
        return Refusal("A4-ORD-09", "not-enough-pc", about, short, "PC")
    return None


def fire_at_will(referee: Referee, unit: str, code: str) -> int:
    """Whether the owner buys one more re-roll for this salvo, which binds the unit to its place."""
    table = referee.table
    if why_not_at_will(table, unit):
        return 0
    side = table.units[unit].side
    answer = referee.ask(
        "A4-ORD-09", side, "fire-at-will", (NO_ONE, AT_WILL), proposal=NO_ONE, actor=unit, part=WHAT,
        unit=unit, salvo=code,
    )  # fmt: skip
    if answer == NO_ONE:
        return 0
    referee.spend("A4-ORD-09", side, "pc", COST, unit=unit)
    if table.turn.unit == unit:
        referee.book(flags=referee.table.turn.flags | {ROOTED_FLAG})
    elif unit not in table.turn.done:
        referee.mark("A4-ORD-14", unit, ROOTED)
    return 1


def shares(
    referee: Referee, unit: str, code: str, target: str, *, alert: bool
) -> tuple[tuple[str, int], ...]:
    """The targets of a salvo with their dice: one, or two where a book has sweeping fire (A4-ABIL-04)."""
    table = referee.table
    weapon = weapon_of(table, code)
    allowed = table.setting.options.get("sweep", False) and SWEEP in weapon.abilities
    if alert or not allowed or target not in table.units:
        return ((target, 0),)
    near = [
        t
        for t in legal_targets(table, unit, code)
        if t in table.units and t != target and why_not_sweep(table, target, t) is None
    ]
    dice = dice_of(table, code, firing(table, unit, code, target))
    if not near or dice < 2:
        return ((target, 0),)
    side = table.units[unit].side
    other = referee.ask(
        "A4-ABIL-04", side, "sweep", (NO_ONE, *near), proposal=NO_ONE, intent=ATTACK, actor=unit,
        part=TARGET, unit=unit, salvo=code,
    )  # fmt: skip
    if other == NO_ONE:
        return ((target, 0),)
    first = referee.ask(
        "A4-ABIL-04", side, "sweep-dice", tuple(range(1, dice)), proposal=dice // 2, actor=unit, part=NUMBER,
        unit=unit, target=target,
    )  # fmt: skip
    return ((target, first), (other, dice - first))


def why_not_sweep(table: Table, target: str, other: str) -> Refusal | None:
    """The units that share a salvo lie within 10 cm of one another, leader to leader (A4-ABIL-04)."""
    if within(table, mark_of(table, target), mark_of(table, other), FORMATION):
        return None
    return Refusal("A4-ABIL-04", "too-far-apart", {"target": target, "other": other})
