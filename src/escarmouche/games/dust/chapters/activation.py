"""One activation: who joins, what is announced, one action after the other (areas DT-ACT, DT-REACT)."""

from __future__ import annotations

from escarmouche.engine.kinds import BEGUN
from escarmouche.engine.options import ACT, WHAT
from escarmouche.games.dust.chapters.actions import (
    ATTACK,
    FREE_ATTACK,
    FREE_MOVE,
    MARCH,
    MOVE,
    NOTHING,
    SUSTAINED,
    menu,
    scope_of,
)
from escarmouche.games.dust.chapters.attack import attack, reaction
from escarmouche.games.dust.chapters.field import field_of
from escarmouche.games.dust.chapters.people import command, engineering, heroes, skills, states, vehicles
from escarmouche.games.dust.chapters.scope import TWO
from escarmouche.games.dust.table import (
    ABOARD,
    ACTIVATED,
    BOARD,
    HIDDEN,
    SHIELDED,
    Referee,
    Table,
    opponent,
)

SPECIALS = {**skills.ACTIONS, **command.ACTIONS, **vehicles.ACTIONS, **engineering.ACTIONS}
"""How each special action is carried out."""
OPEN = frozenset(SPECIALS) - {skills.CAMOUFLAGE} | {MARCH}
"""Actions that end Camouflage, attacks apart, which see to it themselves (DS-SKILL-15)."""
FIRED = "fired"
"""Word of `turn.skills`: the last attack used ranged weapons (DS-SKILL-31)."""


def start(referee: Referee, unit: str) -> None:
    """A unit is activated: keep its name, and what counts for this activation only is blank."""
    turn = referee.table.turn
    referee.note("DT-TURN-05", "activation", tells=BEGUN, unit=unit, side=referee.table.units[unit].side)
    referee.book(
        active=referee.table.units[unit].side,
        unit=unit,
        hero="",
        declared=(),
        done=(),
        skills=(),
        spare=-1,
        diagonal=False,
        hazards=(),
        reacted=False,
        reactor="",
        after=(),
        count=turn.count + 1,
        activation=str(turn.count + 1),
        step="begin",
    )


def begin(referee: Referee) -> None:
    """A hero may join, aces roll, then all actions are announced at once (DS-HERO-04, DT-ACT-02)."""
    table = referee.table
    unit = table.turn.unit
    budget = field_of(table).opening(referee, unit)
    if not budget:
        referee.note("DT-ACT-01", "no-actions", unit=unit)
        finish(referee)
        return
    if table.units[unit].place == HIDDEN:
        budget = skills.spy(referee, unit) or TWO
    else:
        heroes.join(referee, unit)
    given = skills.begin(referee, unit)
    referee.book(skills=(*referee.table.turn.skills, *given))
    table = referee.table
    shown, refused = menu(scope_of(table, unit, budget))
    words = referee.ask(
        "DT-ACT-02",
        table.units[unit].side,
        "actions",
        shown,
        refused.get if refused else None,
        intent=ACT,
        actor=unit,
        part=WHAT,
        unit=unit,
    )
    referee.note("DT-ACT-02", "actions", unit=unit, actions=words)
    referee.book(declared=words, step="act")


# -- actions one by one -------------------------------------------------------------------------------------


def act(referee: Referee) -> None:
    """Carry out the next action announced, then on to the reaction, the next action or the end."""
    turn = referee.table.turn
    unit, word = turn.unit, turn.declared[0]
    carry_out(referee, unit, word)
    turn = referee.table.turn
    if follower := command.activates_after(turn):
        finish(referee)  # DS-CMD-04: tries announced and not made yet are lost with the activation
        start(referee, follower)
        return
    if turn.spare >= 0 and word == MARCH and not turn.reacted:
        referee.book(step="react")  # the March goes on after the reaction
        return
    left = turn.declared[1:]
    done = (*turn.done, word)
    if not left or not still_there(referee):
        finish(referee)
        return
    referee.book(declared=left, done=done, spare=-1, diagonal=False)
    if reaction.due(referee.table):
        referee.book(step="react")


def react(referee: Referee) -> None:
    """The window of the reaction; then the interrupted unit goes on with what is left of it (DT-REACT-06)."""
    reaction.offer(referee)
    if not referee.table.turn.reacted:
        return  # the window is looked at again under a standing answer just given
    referee.book(step="act")
    if not still_there(referee):
        finish(referee)


def still_there(referee: Referee) -> bool:
    """Whether the activation goes on: with the unit, or with the hero who had joined it and is left."""
    table = referee.table
    turn = table.turn
    joined = bool(turn.hero) and table.units[turn.hero].place == BOARD
    if table.units[turn.unit].place in (BOARD, ABOARD):
        if turn.hero and not joined:
            referee.book(hero="")
        return True
    if joined:
        referee.book(unit=turn.hero, hero="")
    return joined


def carry_out(referee: Referee, unit: str, word: str) -> None:
    """One action; what has become impossible turns into Nothing (DT-ACT-02, DT-ACT-06)."""
    if word == NOTHING:
        for id in (unit, referee.table.turn.hero):
            if id:
                states.shake_off(referee, id)
        return
    states.let_go(referee, unit)
    if word in OPEN:
        states.reveal(referee, unit)
    if word in ATTACKS:
        fired = attack.attack(
            referee, unit, free_attack(referee, unit) if word == FREE_ATTACK else ATTACKS[word]
        )
        given = [skill for skill in referee.table.turn.skills if skill != FIRED]
        referee.book(skills=(*given, FIRED) if fired else tuple(given))
    elif word in (MOVE, MARCH):
        go(referee, unit, word)
    elif word == FREE_MOVE:
        turn = referee.table.turn
        if turn.done[-1] == MARCH or FIRED in turn.skills:
            go(referee, unit, word)
    elif referee.table.units[unit].place in (BOARD, ABOARD):
        if word in SPECIALS:
            SPECIALS[word](referee, unit)
        else:
            field_of(referee.table).special(referee, unit, word)


ATTACKS = {ATTACK: "attack", SUSTAINED: "sustained", FREE_ATTACK: "charge"}
"""Attacks by the name they have where they are resolved."""


def free_attack(referee: Referee, unit: str) -> str:
    """The kind of a free Attack after a March: close combat only, with all weapons for a Naval Unit."""
    referee.note(free_rule(referee.table, unit, FREE_ATTACK), "free-attack", unit=unit)
    return free_context(referee.table, unit)


def free_context(table: Table, unit: str) -> str:
    """As what a free Attack is resolved."""
    naval = free_rule(table, unit, FREE_ATTACK) == "DS-VEH-14"
    return ATTACKS[ATTACK] if naval else ATTACKS[FREE_ATTACK]


def free_rule(table: Table, unit: str, word: str) -> str:
    """The rule that gives a free action after the one just carried out."""
    before = table.turn.done[-1:]
    return next((rule for a, b, rule in skills.free_actions(table, unit) if (a,) == before and b == word), "")


def go(referee: Referee, unit: str, word: str) -> None:
    """A Move, March or free Move: onto the table, over it, out of a carrier."""
    table = referee.table
    record = table.units[unit]
    move, march = skills.paces(table, unit)
    if SHIELDED in record.markers:
        referee.unmark("DS-VEH-08", unit, SHIELDED)  # a turn on the spot raises the blade too
    points = march if word == MARCH else move
    rule = free_rule(referee.table, unit, word) if word == FREE_MOVE else ""
    field_of(referee.table).go(referee, unit, word, points, rule)


# -- the end of it ------------------------------------------------------------------------------------------


def finish(referee: Referee) -> None:
    """The unit, the hero who joined it and its pilot are activated; the other side is next (DT-TURN-05)."""
    table = referee.table
    turn = table.turn
    unit = turn.unit
    for id in (unit, turn.hero, heroes.pilot_of(table, unit)):
        if id:
            _activated(referee, id)
    field_of(table).finished(referee, unit)
    referee.book(
        active=opponent(table.units[unit].side), unit="", hero="", declared=(), done=(), skills=(), spare=-1,
        diagonal=False, reacted=False, reactor="", after=(), step="choose",
    )  # fmt: skip


def _activated(referee: Referee, unit: str) -> None:
    """Mark a unit as activated; its first activation is over."""
    record = referee.table.units[unit]
    if record.place in (BOARD, ABOARD) and skills.STARTED not in record.used:
        referee.change("DS-SKILL-35", unit, used=(*record.used, skills.STARTED))
    referee.mark("DT-TURN-05", unit, ACTIVATED)
