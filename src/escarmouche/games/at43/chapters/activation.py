"""The activation of a card: which unit, its price, standing up, morale and rally (ledger area A4-ACT)."""

from __future__ import annotations

from escarmouche.engine.options import WHAT, WHO
from escarmouche.engine.requests import NO_ONE, Refusal
from escarmouche.games.at43.chapters import campaign, morale
from escarmouche.games.at43.chapters.movement import entry as entering
from escarmouche.games.at43.chapters.movement.entry import DEPLOY, RIDE, Way
from escarmouche.games.at43.chapters.movement.transports import board_in_reserve
from escarmouche.games.at43.chapters.preactivation import hand_over, reveal
from escarmouche.games.at43.chapters.states import figures_down, is_prone, lose_attitudes
from escarmouche.games.at43.chapters.units import bearers_of, is_infantry, officer
from escarmouche.games.at43.table import (
    ABOARD,
    DISORGANISED,
    DROP,
    DROPPED,
    ENGAGED,
    FRESH_COVER,
    GONE,
    RESERVE,
    ROOTED,
    RUNNING,
    Referee,
    Table,
)

COST = 1  # A4-ACT-05
UP_COST = 1  # A4-ORD-13
PAY, PASS, NEXT, UP, RALLY = "pay", "pass", "next", "up", "rally"
DENIED, GROUNDED, ALL_UP = "denied", "grounded", "all_up"
BEGAN_ENGAGED = "engaged"


def candidates(table: Table, card: str) -> tuple[str, ...]:
    """The units that a card may stand for: of its type, not activated yet, still there (A4-ACT-02)."""
    record = table.units[card]
    return tuple(
        u.id
        for u in table.units.values()
        if u.side == record.side
        and u.entry == record.entry
        and u.place != GONE
        and u.place != "section"
        and u.id not in table.turn.done
    )


def activate(referee: Referee) -> None:
    """Resolve the next revealed card: choose the unit, or pass with one that is gone (A4-ACT-02)."""
    table = referee.table
    waiting, side = table.turn.waiting, table.turn.active
    if not waiting:
        hand_over(referee)
        return
    card = waiting[0]
    if len(waiting) > 1:
        card = referee.ask("A4-PRE-06", side, "which-card", waiting, part=WHO)
    rest = tuple(c for c in waiting if c != card)
    able = candidates(table, card)
    if not able:
        _dead_card(referee, side, card, rest)
        return
    unit = referee.ask("A4-ACT-02", side, "activate", able, proposal=able[0], part=WHO)
    turn = referee.table.turn
    referee.book(
        unit=unit, activation=unit, waiting=rest, flags=frozenset(), fired=(), moment="", special="", way="",
        queue=(), touching=(), done=(*turn.done, unit), step="begin",
    )  # fmt: skip
    lose_attitudes(referee, "A4-ACT-01", unit)
    referee.unmark("A4-DEP-03", unit, DROPPED)
    referee.unmark("A4-WAR-17", unit, RUNNING)


def _dead_card(referee: Referee, side: str, card: str, rest: tuple[str, ...]) -> None:
    """The card of an eliminated unit: pass with it, or turn up the next (A4-ACT-03)."""
    options = (PASS, NEXT) if referee.table.sides[side].cards and not rest else (PASS,)
    answer = referee.ask("A4-ACT-03", side, "dead-card", options, part=WHAT, unit=card)
    referee.note("A4-ACT-03", "dead-card", side=side, unit=card)
    referee.book(waiting=rest)
    if answer == NEXT:
        reveal(referee, side, 1)
    elif not rest:
        hand_over(referee)


def begin(referee: Referee) -> None:
    """Reserve or on the table: how it comes in, what is paid, then stand up and morale (A4-ACT-17)."""
    table = referee.table
    unit = table.turn.unit
    place = table.units[unit].place
    if place == RESERVE:
        _from_reserve(referee, unit)
        return
    paid = pay(referee, unit)
    flags = {BEGAN_ENGAGED} if ENGAGED in referee.table.units[unit].markers else set()
    referee.book(flags=frozenset(flags | (set() if paid else {DENIED})))
    stand_up(referee, unit)
    referee.book(step="morale")


def _from_reserve(referee: Referee, unit: str) -> None:
    """Left in reserve for nothing, or brought in by a position, which is paid for (A4-ACT-04)."""
    table = referee.table
    side = table.units[unit].side

    def why_not(option: Way | str) -> Refusal | None:
        if not isinstance(option, Way):
            return None
        return entering.why_not_enter(table, unit, option) or _why_not_afford(table, unit, option)

    chosen = referee.ask(
        "A4-ACT-04", side, "enter", (NO_ONE, *entering.ways_in(table, unit)), why_not, actor=unit, unit=unit
    )
    if not isinstance(chosen, Way):
        referee.note("A4-ACT-04", "stays-in-reserve", unit=unit)
        finish(referee)
        return
    if chosen.what == RIDE:
        board_in_reserve(referee, unit, chosen.target)
        finish(referee)
        return
    if chosen.what == DROP and table.setting.options.get("free_drop", False):
        _pay_for_drop(referee, unit)
    elif (cost := activation_cost(table, unit)) > 0:
        referee.spend("A4-ACT-05", side, "pc", cost, unit=unit)
    if chosen.what in (DROP, DEPLOY):
        came = entering.enter(referee, unit, chosen, "combat")
        campaign.arrive(referee, unit)
        if not came or chosen.what == DROP:
            referee.book(step="end")
            return
        flags = {BEGAN_ENGAGED} if ENGAGED in referee.table.units[unit].markers else set()
        referee.book(flags=frozenset(flags), step="morale")
        return
    referee.book(way=chosen.code(), step="morale")


def _why_not_afford(table: Table, unit: str, way: Way) -> Refusal | None:
    """A deployment is a normal activation and paid; with free_drop a drop is not (A4-ACT-04)."""
    if way.what == RIDE or (way.what == DROP and table.setting.options.get("free_drop", False)):
        return None
    return why_not_pay(table, unit)


def _pay_for_drop(referee: Referee, unit: str) -> None:
    """By the letter an unpaid unit only loses its action, and a drop is none (A4-ACT-04, A4-ACT-06)."""
    referee.note("A4-ACT-04", "free-drop", unit=unit)


def activation_cost(table: Table, unit: str) -> int:
    """1 PC, nothing with an officer or a relay alive in the unit (A4-ACT-05, A4-ACT-07)."""
    return 0 if officer(table, unit) or bearers_of(table, unit, "relay") else COST


def why_not_pay(table: Table, unit: str) -> Refusal | None:
    """Whether the side lacks the PC for the activation of a unit."""
    short = activation_cost(table, unit) - table.sides[table.units[unit].side].pc
    return Refusal("A4-ACT-05", "not-enough-pc", {"unit": unit}, short, "PC") if short > 0 else None


def pay(referee: Referee, unit: str) -> bool:
    """Pay for the activation, or decline: then the unit takes no action (A4-ACT-05, A4-ACT-06)."""
    table = referee.table
    cost = activation_cost(table, unit)
    if not cost:
        relay = not officer(table, unit)
        if relay:
            referee.note("A4-ACT-07", "activated-by-relay", unit=unit)
        else:
            referee.note("A4-ACT-05", "activated-free", unit=unit)
        return True
    side = table.units[unit].side
    answer = referee.ask(
        "A4-ACT-05", side, "pay", (PAY, NO_ONE),
        lambda choice: why_not_pay(table, unit) if choice == PAY else None, actor=unit, part=WHAT, unit=unit,
    )  # fmt: skip
    if answer == NO_ONE:
        referee.note("A4-ACT-06", "not-paid", unit=unit)
        return False
    referee.spend("A4-ACT-05", side, "pc", cost, unit=unit)
    return True


def stand_up(referee: Referee, unit: str) -> None:
    """Figures on the ground stand up; with more than half of them down there is no action (A4-ACT-08)."""
    table = referee.table
    down = figures_down(table, unit)
    if not down:
        return
    prone = is_prone(table, unit)
    rule = "A4-STATE-07" if prone else "A4-STATE-06"
    for figure in down:
        referee.change(rule, figure, down=False)
    if not prone:
        return
    referee.note("A4-ACT-08", "stands-up", unit=unit, figures=len(down))
    flags = referee.table.turn.flags | {GROUNDED}
    if DENIED not in flags and why_not_up(referee.table, unit) is None:
        side = table.units[unit].side
        answer = referee.ask(
            "A4-ORD-13", side, "everybody-up", (NO_ONE, UP), proposal=NO_ONE, actor=unit, part=WHAT, unit=unit
        )
        if answer == UP:
            referee.spend("A4-ORD-13", side, "pc", UP_COST, unit=unit)
            flags |= {ALL_UP}
    referee.book(flags=flags)


def why_not_up(table: Table, unit: str) -> Refusal | None:
    """Tous debout is for infantry and costs 1 PC (A4-ORD-13)."""
    if not is_infantry(table, unit):
        return Refusal("A4-ORD-13", "infantry-only", {"unit": unit})
    short = UP_COST - table.sides[table.units[unit].side].pc
    return Refusal("A4-ORD-13", "not-enough-pc", {"unit": unit}, short, "PC") if short > 0 else None


def test_morale(referee: Referee) -> None:
    """The morale test of the activation where one is due, then the offer to rally (A4-ACT-09 to 15)."""
    unit = referee.table.turn.unit
    if cause := morale.trigger(referee.table, unit):
        morale.morale_test(referee, cause, unit)
    if referee.table.units[unit].place == GONE:
        finish(referee)
        return
    if DISORGANISED in referee.table.units[unit].markers:
        rally(referee, unit)
    referee.book(step="routines")


def why_not_rally(table: Table, unit: str) -> Refusal | None:
    """Rallying a disorganised unit costs 2 PC (A4-ACT-15)."""
    short = morale.RALLY_COST - table.sides[table.units[unit].side].pc
    return Refusal("A4-ACT-15", "not-enough-pc", {"unit": unit}, short, "PC") if short > 0 else None


def rally(referee: Referee, unit: str) -> None:
    """2 PC make a disorganised unit valiant again; it may act in the same activation."""
    table = referee.table
    if why_not_rally(table, unit):
        return
    side = table.units[unit].side
    answer = referee.ask("A4-ACT-15", side, "rally", (NO_ONE, RALLY), actor=unit, part=WHAT, unit=unit)
    if answer == RALLY:
        referee.spend("A4-ACT-15", side, "pc", morale.RALLY_COST, unit=unit)
        referee.unmark("A4-ACT-15", unit, DISORGANISED)


def finish(referee: Referee) -> None:
    """The activation is over: A couvert works from now on; the second card, or the next side."""
    turn = referee.table.turn
    if turn.unit in referee.table.units:
        referee.unmark("A4-ORD-04", turn.unit, FRESH_COVER)
        referee.unmark("A4-ORD-14", turn.unit, ROOTED)
    if turn.waiting:
        referee.book(step="activate", unit="", flags=frozenset(), fired=(), way="")
    else:
        hand_over(referee)


def is_aboard(table: Table, unit: str) -> bool:
    """Whether a unit is in a transport (A4-TRAN-03)."""
    return table.units[unit].place == ABOARD
