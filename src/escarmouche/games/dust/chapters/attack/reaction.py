"""Reaction attacks: the window before the last action of an enemy activation (area DT-REACT)."""

from __future__ import annotations

from fractions import Fraction

from escarmouche.engine import options as intents
from escarmouche.engine.dice import Dice, outcomes
from escarmouche.engine.options import ACT, WHAT, WHERE, WHO
from escarmouche.engine.reaction_windows import AGAIN, Window, window
from escarmouche.engine.referee import Referee as EngineReferee
from escarmouche.engine.requests import NO_ONE, Refusal
from escarmouche.games.dust.chapters.attack import aiming
from escarmouche.games.dust.chapters.attack.attack import attack
from escarmouche.games.dust.chapters.cards.cards import INSIDE, OUTSIDE, alive, has_skill
from escarmouche.games.dust.chapters.dice import armies, helping, needs_of
from escarmouche.games.dust.chapters.field import field_of
from escarmouche.games.dust.chapters.people import states
from escarmouche.games.dust.chapters.people.heroes import why_not_join
from escarmouche.games.dust.rules import CORE
from escarmouche.games.dust.table import (
    ABOARD,
    ACTIVATED,
    AIRCRAFT,
    BOARD,
    FRONT,
    HERO,
    LEFT,
    REAR,
    RIGHT,
    SUPPRESSED,
    Referee,
    Table,
    opponent,
)

REACH = 4
"""Within this range of the active unit."""
FAR_REACH = 6
"""With Advanced Reactive Fire (DS-SKILL-06)."""
DICE: int = CORE.data("DT-REACT-03")["dice"]
RESULTS: dict[int, list[str]] = {int(n): what for n, what in CORE.data("DT-REACT-03")["results"].items()}
QUESTION = "reaction"
NOTHING, MARCH, SUSTAINED = "nothing", "march", "sustained"
STEADY, TURN = "sustained_attack", "move_then_attack"
TURNING = (FRONT, LEFT, RIGHT, REAR)


# -- when ---------------------------------------------------------------------------------------------------


def due(table: Table) -> bool:
    """Whether the window opens now: just before the last action announced (DT-REACT-10).

    Never against a Sustained Attack (DT-REACT-08) nor before a last action of Nothing (DT-REACT-09). A March
    that is all the unit does is interrupted on its way instead.
    """
    turn = table.turn
    if turn.reacted or len(turn.declared) != 1 or not turn.done:
        return False
    return why_not_window(table) is None


def stops_a_march(table: Table) -> bool:
    """Whether a March stops for the reaction: it is the last action, and some enemy could still react.

    With more actions to come the reaction waits for the last of them (DT-REACT-10).
    """
    turn = table.turn
    if len(turn.declared) > 1 or turn.reacted:
        return False
    cards = table.setting.cards
    return any(
        unit.side != turn.active
        and unit.place in (BOARD, ABOARD)
        and ACTIVATED not in unit.markers
        and cards[unit.card].type != AIRCRAFT
        for unit in table.units.values()
    )


def why_not_window(table: Table) -> Refusal | None:
    """Why nobody may react to this activation, or not at this point of it."""
    turn = table.turn
    about = {"unit": turn.unit}
    if turn.reacted:
        return Refusal(field_of(table).cites.reaction, "one-reaction", about)
    if SUSTAINED in turn.done or (turn.declared[:1] == (SUSTAINED,) and not turn.done):
        return Refusal("DT-REACT-08", "sustained-attack", about)
    if turn.declared[-1:] == (NOTHING,):
        return Refusal("DT-REACT-09", "ends-with-nothing", about)
    return None


# -- who ----------------------------------------------------------------------------------------------------


def reach(table: Table, unit: str, hero: str = "") -> int:
    """From how far a unit may react."""
    return FAR_REACH if has_skill(table, unit, "advanced_reactive_fire", hero) else REACH


def why_not_react(table: Table, unit: str, active: str) -> Refusal | None:
    """Why a unit may not try a reaction against the active one."""
    record, field = table.units[unit], field_of(table)
    about = {"unit": unit, "active": active}
    if record.side == table.units[active].side:
        return Refusal(field.cites.reaction, "not-an-enemy", about)
    if ACTIVATED in record.markers:
        return Refusal(field.cites.reaction, "already-activated", about)
    if record.place != BOARD and not (record.place == ABOARD and record.seat in (INSIDE, OUTSIDE)):
        return Refusal(field.cites.reaction, "not-on-board", about)
    if table.setting.cards[record.card].type == AIRCRAFT:
        return Refusal("DT-REACT-12", "aircraft", about)
    if record.pilotless:
        return Refusal("DS-HERO-12", "pilotless", about)
    if record.place == ABOARD and (refusal := aiming.why_not_attack(table, unit)) is not None:
        return refusal
    far, most = field.distance(table, unit, active), reach(table, unit)
    if far > most * field.point:
        rule = "DS-SKILL-06" if most == FAR_REACH else field.cites.reaction
        return Refusal(rule, "too-far-to-react", about, far - most * field.point, field.measure)
    return None


def eligible(table: Table, active: str) -> list[str]:
    """The units that may try a reaction against the active one; sight is not asked."""
    if table.units[active].place not in (BOARD, ABOARD):
        return []
    side = opponent(table.units[active].side)
    return [
        u.id for u in table.units.values() if u.side == side and why_not_react(table, u.id, active) is None
    ]


# -- the roll -----------------------------------------------------------------------------------------------


def reaction_dice(table: Table, unit: str, hero: str = "") -> tuple[str, Dice]:
    """The rule and dice of a reaction: two, one for the stunned; shields count for the alert."""
    count, rule = DICE, "DT-REACT-03"
    if states.stunned(table, unit) or (hero and states.stunned(table, hero)):
        count, rule = 1, "DS-STATE-02"
    if SUPPRESSED in table.units[unit].markers:
        count, rule = 1, field_of(table).cites.suppressed_reaction
    if has_skill(table, unit, "advanced_reactive_fire", hero):
        return "DS-SKILL-06", helping(count)
    return rule, armies(count)


def chance(table: Table, unit: str) -> Fraction:
    """How likely a unit gets to attack: two successes if it must turn first, else one."""
    _, dice = reaction_dice(table, unit)
    values, total = outcomes(dice)
    fires = bool(aiming.aims(_steadied(table, unit), unit, "", aiming.REACTION))
    return Fraction(sum(way for value, way in values if value >= (1 if fires else 2)), total)


def _steadied(table: Table, unit: str) -> Table:
    """The table as it will be when the unit has rolled: not stunned any more (DS-STATE-02)."""
    if not states.stunned(table, unit):
        return table
    after = table.copy()
    record = after.units[unit]
    after.change(unit, {"markers": record.markers - {"stunned"}, "gripper": ""})
    return after


# -- the window ---------------------------------------------------------------------------------------------


def offer(referee: Referee) -> None:
    """Offer one reaction against the active unit; `turn.reacted` when that is over."""
    table = referee.table
    turn = table.turn
    able = tuple(eligible(table, turn.unit))
    if not able:
        referee.book(reacted=True)
        return
    answer = window(
        referee,
        Window(
            rule=field_of(table).cites.reaction,
            side=opponent(table.units[turn.unit].side),
            question=QUESTION,
            occasion=f"{turn.round}/{turn.activation}",
            ready=able,
            chance=lambda: max(chance(table, unit) for unit in able),
            against=(turn.unit,),
            once=True,
            proposal=NO_ONE,
        ),
        active=turn.unit,
        units=able,
    )
    if answer == AGAIN:
        return
    referee.book(reacted=True, reactor="" if answer == NO_ONE else answer)
    if answer != NO_ONE:
        react(referee, answer)
        referee.book(reactor="")


def react(referee: Referee, unit: str) -> None:
    """One unit tries a reaction: a hero may join, the roll, the attack; it is activated (DT-REACT-05)."""
    hero = _joined(referee, unit)
    field_of(referee.table).opening(referee, unit)
    side = referee.table.units[unit].side
    defends = field_of(referee.table).defends(referee, unit)
    rule, dice = reaction_dice(referee.table, unit, hero)
    far = field_of(referee.table).distance(referee.table, unit, referee.table.turn.unit)
    successes: int = referee.roll(
        rule, side, dice, unit=unit, target=referee.table.turn.unit, needs=needs_of(dice), far=far,
        reach=reach(referee.table, unit, hero),
    )  # fmt: skip
    for who in (unit, hero):
        if who:
            states.shake_off(referee, who)
            referee.mark("DT-REACT-05", who, ACTIVATED)
    if not successes:
        referee.note("DT-REACT-03", "no-reaction", unit=unit)
        return
    if defends:
        field_of(referee.table).manoeuvre(referee, unit, successes)
        return
    context = aiming.REACTION
    if successes >= DICE:
        context = _two_armies(referee, unit, hero)
    states.let_go(referee, unit)
    attack(referee, unit, context, hero)


def _joined(referee: Referee, unit: str) -> str:
    """A hero not yet activated may react as part of the unit (DS-HERO-04, DS-SKILL-06)."""
    table = referee.table
    record, cards = table.units[unit], table.setting.cards
    if record.place != BOARD or cards[record.card].kind == HERO:
        return ""
    heroes = [
        u.id
        for u in table.units.values()
        if u.side == record.side
        and cards[u.card].kind == HERO
        and u.place == BOARD
        and ACTIVATED not in u.markers
        and alive(table, u.id)
        and why_not_join(table, u.id, unit) is None
    ]
    if not heroes:
        return ""
    answer: str = referee.ask(
        "DS-HERO-04", record.side, "react-with", (*heroes, NO_ONE), actor=unit, part=WHO, unit=unit
    )
    return "" if answer == NO_ONE else answer


def _two_armies(referee: Referee, unit: str, hero: str) -> str:
    """Two armies: a Sustained Attack, or a turn and an Attack (DT-REACT-03)."""
    table = referee.table
    record = table.units[unit]
    if record.place == ABOARD:
        return aiming.REACTION  # DS-PASS-04
    turnings: tuple[tuple[int, ...], ...] = ()
    if any(w.arc in TURNING for w in table.setting.cards[record.card].weapons):
        turnings = field_of(table).turnings(table, unit, table.turn.unit)
    if not turnings:
        return aiming.REACTION if field_of(table).why_not_steady(table, unit) else aiming.REACTION_SUSTAINED
    bears = bool(aiming.aims(table, unit, hero, aiming.REACTION_SUSTAINED))
    barred = field_of(table).why_not_steady(table, unit)
    answer = referee.ask(
        "DT-REACT-03",
        record.side,
        "two-armies",
        tuple(RESULTS[2]),
        (lambda option: barred if option == STEADY else None) if barred else None,
        proposal=STEADY if bears and not barred else TURN,
        intent=ACT,
        actor=unit,
        against=(table.turn.unit,),
        part=WHAT,
        unit=unit,
    )
    if answer == STEADY:
        return aiming.REACTION_SUSTAINED
    field = field_of(referee.table)
    where = referee.ask(
        field.cites.reaction_turn,
        record.side,
        "react-turn",
        turnings,
        proposal=_best_turn(table, unit, turnings),
        intent=intents.TURN,
        actor=unit,
        against=(table.turn.unit,),
        part=WHERE,
        unit=unit,
    )
    field.turn(referee, field.cites.reaction_turn, unit, where)
    return aiming.REACTION


def _best_turn(table: Table, unit: str, turnings: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    """The turning that lets most weapons bear on the active unit."""

    def bearing(where: tuple[int, ...]) -> int:
        turned = EngineReferee(table.copy())
        field_of(table).turn(turned, field_of(table).cites.reaction_turn, unit, where)
        return len(aiming.aims(turned.table, unit, "", aiming.REACTION))

    return max(turnings, key=bearing)
