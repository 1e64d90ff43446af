"""A Shoot action from its declaration to the reply (SM-ACT-03, SM-ACT-10, SM-ACT-11, SM-SHOOT-14)."""

from __future__ import annotations

from fractions import Fraction

from escarmouche.engine.reaction_windows import AGAIN, Window, window
from escarmouche.engine.requests import NO_ONE, Refusal
from escarmouche.games.star_mogul.chapters import casualties
from escarmouche.games.star_mogul.chapters.dice import loyalty_roll
from escarmouche.games.star_mogul.chapters.models import engaged, is_vehicle, on_table, standing
from escarmouche.games.star_mogul.chapters.shooting import attacks, targets
from escarmouche.games.star_mogul.table import Referee, Table

VEHICLE_TESTS = "vehicle_into_melee"


def shoot(referee: Referee, unit: str, target: str) -> None:
    """The volley is declared; into a melee only after a loyalty test (SM-SHOOT-14). Attacks are steps."""
    table = referee.table
    side = table.units[unit].side
    into_melee = targets.in_melee_with(table, target, side)
    if into_melee:
        if tests(table, unit) and not loyalty_roll(referee, "SM-LOY-03", unit):
            referee.note("SM-LOY-03", "order-refused", unit=unit, target=target)
            return
        if not table.sides[side].fired_on_melee:
            referee.change("SM-POST-05", side, facts={"unit": unit}, fired_on_melee=True)
    declared = attacks.declare(referee, "SM-SHOOT-01", unit, target)
    begin(referee, unit, target, declared, reply=False, into_melee=into_melee)


def tests(table: Table, unit: str) -> bool:
    """Whether a unit that fires into a melee tests: all do; vehicles only by the letter of the sheet."""
    return not is_vehicle(table, unit) or table.setting.options.get(VEHICLE_TESTS) != "no_test"


def begin(
    referee: Referee,
    unit: str,
    target: str,
    declared: tuple[attacks.Attack, ...],
    *,
    reply: bool,
    into_melee: bool,
) -> None:
    """Keep the attacks on the table: each is a step of its own."""
    referee.note("SM-SHOOT-01", "volley", unit=unit, target=target, attacks=len(declared), reply=reply)
    for shooter in dict.fromkeys(shooter for shooter, _, _, _ in declared):
        referee.table.change(shooter, {"busy": True})
    referee.book(step="attack", attacks=declared, reply=reply, melee=into_melee, unit=unit, target=target)


def next_attack(referee: Referee) -> None:
    """The next attack declared, or what follows the last one."""
    turn = referee.table.turn
    if not turn.attacks:
        referee.book(step="reply" if not turn.reply else "acted")
        return
    shooter, weapon, number, target = turn.attacks[0]
    referee.book(
        attacks=turn.attacks[1:], activation=f"{turn.count}/{shooter}/{weapon}/{number}/{turn.reply}"
    )
    before = casualties.fallen(referee.table, shooter)
    referee.call(attacks.attack, shooter, weapon, target, into_melee=turn.melee)
    casualties.credit(referee, shooter, before)


def why_not_reply(table: Table, unit: str, shooter: str) -> Refusal | None:
    """Why a unit that was shot at may not fire back (SM-ACT-10, SM-ACT-11)."""
    about = {"unit": unit, "target": shooter}
    if not on_table(table, unit) or not on_table(table, shooter):
        return Refusal("SM-ACT-10", "not-on-the-table", about)
    if table.units[unit].retreat:
        return Refusal("SM-ACT-11", "retreating", about)
    if engaged(table, unit):
        return Refusal("SM-ACT-10", "engaged", about)
    if not any(True for _ in attacks.possible(table, unit, shooter)):
        return Refusal("SM-SHOOT-02", "not-seen", about)
    return None


def reply(referee: Referee) -> None:
    """The unit that was shot at may fire back at once, free; a reply never provokes another (SM-ACT-10)."""
    table = referee.table
    shooter, unit = table.turn.unit, table.turn.target
    if why_not_reply(table, unit, shooter) is not None:
        referee.book(step="acted")
        return
    side = table.units[unit].side
    answer = AGAIN
    while answer == AGAIN:
        answer = window(
            referee,
            Window(
                rule="SM-ACT-10",
                side=side,
                question="return-fire",
                occasion=f"{table.turn.round}/{table.turn.phase}/{table.turn.active}/{table.turn.count}",
                ready=(unit,),
                chance=lambda: best_chance(referee.table, unit, shooter),
                against=(shooter,),
                once=True,
                proposal=unit,
            ),
            unit=unit,
            target=shooter,
        )
    if answer == NO_ONE:
        referee.book(step="acted")
        return
    melee_ = targets.in_melee_with(referee.table, shooter, side)
    declared = attacks.declare(referee, "SM-ACT-10", unit, shooter)
    begin(referee, unit, shooter, declared, reply=True, into_melee=melee_)


def best_chance(table: Table, unit: str, target: str) -> Fraction:
    """The best chance of one attack to do harm."""
    best = Fraction(0)
    for figure in standing(table, unit):
        if targets.why_not_fire(table, figure) is None:
            for name in targets.weapons_of(table, figure):
                for other in attacks.in_reach(table, figure, name, target):
                    best = max(best, attacks.chance(table, figure, name, other))
    return best
