"""What melee and suicide salvos share: who reaches whom, even hits, wounds on vehicles (area TR-MELEE)."""

from __future__ import annotations

from collections.abc import Iterable

from escarmouche.engine.options import TARGET, WHO
from escarmouche.games.trauma.chapters.measuring import apart, can_strike
from escarmouche.games.trauma.chapters.shooting import casualties, vehicle_damage
from escarmouche.games.trauma.chapters.shooting.allocation import struck
from escarmouche.games.trauma.chapters.shooting.vehicle_damage import Wounds
from escarmouche.games.trauma.chapters.states import halted
from escarmouche.games.trauma.chapters.units import enemies, has_skill, is_armour, living
from escarmouche.games.trauma.table import ON_TABLE, Referee, Table

DEMOLITION = "demolition"
DEMOLITION_DAMAGE = 1  # TR-SKILL-04
MORE_REACH = 250  # TR-MEAS-04: beyond both radii nobody strikes, whatever the levels


def reached(table: Table, fighters: Iterable[str], unit: str) -> tuple[str, ...]:
    """Figures of a unit that at least one of the fighters can strike (TR-MELEE-11, TR-HEIGHT-01)."""
    able = tuple(fighters)
    return tuple(f for f in living(table, unit) if any(_near(table, f, a) for a in able))


def fighters_on(table: Table, figures: Iterable[str], unit: str) -> tuple[str, ...]:
    """Those of the figures that can strike a unit (TR-MELEE-09)."""
    others = living(table, unit)
    return tuple(f for f in figures if any(_near(table, f, other) for other in others))


def strikers(table: Table, unit: str, figures: Iterable[str], target: str) -> tuple[str, ...]:
    """Those of the figures who take part in a salvo: at contact of the target (TR-MELEE-09).

    With the option melee_any_contact whoever is at contact of any enemy; who is hit stays as it is.
    """
    if not table.setting.options.get("melee_any_contact", False):
        return fighters_on(table, figures, target)
    others = units_reached(table, unit)
    return tuple(f for f in figures if any(fighters_on(table, (f,), other) for other in others))


def units_reached(table: Table, unit: str) -> tuple[str, ...]:
    """Enemy units that a unit can strike (TR-MELEE-08)."""
    return tuple(
        other
        for other in enemies(table, unit)
        if not apart(table, unit, other) and fighters_on(table, living(table, unit), other)
    )


def _near(table: Table, a: str, b: str) -> bool:
    f, g = table.figures[a], table.figures[b]
    profiles = table.setting.profiles
    far = MORE_REACH + profiles[f.profile].radius + profiles[g.profile].radius
    return -far <= f.x - g.x <= far and -far <= f.y - g.y <= far and can_strike(table, a, b)


def stopped(table: Table, unit: str) -> bool:
    """Whether a unit can strike no more: gone, in disorder or thrown down (TR-STATE-06, TR-STATE-09)."""
    record = table.units[unit]
    return record.place != ON_TABLE or not record.figures or halted(table, unit)


def spread_hits(
    referee: Referee, side: str, attacker: str, unit: str, *, hits: int, able: tuple[str, ...]
) -> tuple[str, ...]:
    """The figures hit, once for each hit: evenly, the attacker says who gets the odd ones (TR-MELEE-11)."""
    each, odd = divmod(hits, len(able))
    favoured: tuple[str, ...] = ()
    if odd:
        favoured = referee.pick(
            "TR-MELEE-11",
            side,
            "melee-hits",
            able,
            odd,
            odd,
            against=(unit,),
            part=TARGET,
            unit=unit,
            hits=hits,
        )
    touched = tuple(f for f in able for _ in range(each + (f in favoured)))
    struck(referee, "TR-MELEE-11", attacker, unit, touched)
    return touched


def chosen_losses(
    referee: Referee, rule: str, side: str, question: str, *, unit: str, among: tuple[str, ...], wounds: int
) -> tuple[str, ...]:
    """Whom `side` removes for so many wounds; no question where all of them fall."""
    count = min(wounds, len(among))
    if count in (0, len(among)):
        return among[:count]
    own = referee.table.units[unit].side == side
    return referee.pick(
        rule, side, question, among, count, count, actor=unit if own else "", against=() if own else (unit,),
        part=WHO if own else TARGET, unit=unit, wounds=wounds,
    )  # fmt: skip


def damage_vehicles(
    referee: Referee, rule: str, side: str, unit: str, wounds: Iterable[Wounds], *, damage: int
) -> None:
    """Wounds on vehicles, each on the one that took it; incidents are chosen (TR-MELEE-14, TR-MELEE-15)."""
    before = living(referee.table, unit)
    incidents = 0
    for wounded in wounds:
        if wounded.count and wounded.vehicle in living(referee.table, unit):
            points = wounded.count * damage
            incidents += vehicle_damage.damage(referee, rule, wounded.vehicle, points, side, chosen=True)
    after = living(referee.table, unit)
    fallen = tuple(f for f in before if f not in after)
    if fallen or incidents:
        casualties.resolve_losses(referee, unit, fallen, incident=incidents > 0)


def demolishers(table: Table, unit: str, struck: tuple[str, ...]) -> tuple[str, ...]:
    """Combatants with Démolition who have not struck yet and reach an enemy (TR-SKILL-04)."""
    experts = [f for f in living(table, unit) if f not in struck and has_skill(table, f, DEMOLITION)]
    return tuple(f for f in experts if any(fighters_on(table, (f,), other) for other in enemies(table, unit)))


def demolish_enemy(referee: Referee, unit: str, expert: str) -> None:
    """One sure wound on an enemy the expert reaches, as a salvo of its own (TR-SKILL-04)."""
    table = referee.table
    side = table.units[unit].side
    options = tuple(f for other in enemies(table, unit) for f in reached(table, (expert,), other))
    target = referee.ask(
        "TR-SKILL-04", side, "demolition-target", options, actor=expert, part=TARGET, unit=unit, figure=expert
    )
    victim = referee.table.figures[target].unit
    struck(referee, "TR-SKILL-04", expert, victim, (target,))
    if is_armour(referee.table, victim):
        wounds = (Wounds(target, 1),)
        damage_vehicles(referee, "TR-SKILL-04", side, victim, wounds, damage=DEMOLITION_DAMAGE)
        return
    casualties.eliminate(referee, "TR-SKILL-04", victim, (target,))
    casualties.resolve_losses(referee, victim, (target,))
