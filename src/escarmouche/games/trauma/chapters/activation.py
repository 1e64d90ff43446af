"""A turn of play: its option, flipping cards, paying, the state of the unit, the end (ledger area TR-ACT)."""

from __future__ import annotations

from escarmouche.engine.kinds import BEGUN, REVEALED
from escarmouche.engine.options import WHAT, WHO
from escarmouche.engine.requests import NO_ONE, Refusal
from escarmouche.games.company.chapters.cards import move_first_card, next_side
from escarmouche.games.trauma.chapters.general import succession
from escarmouche.games.trauma.chapters.orders import lose_orders
from escarmouche.games.trauma.chapters.states import figures_down, state_of
from escarmouche.games.trauma.chapters.units import officer
from escarmouche.games.trauma.rules import LEDGER
from escarmouche.games.trauma.table import DISORGANISED, GONE, PRONE, RESERVE, SIDES, Referee, Table

FLIP = "flip"
OPTION_COSTS: dict[str, int] = LEDGER.data("TR-ACT-07")["options"]
MOVE_FIRST, PASS, SIMULTANEOUS = OPTION_COSTS
REORDER = "reorder"
OPTIONS = (FLIP, MOVE_FIRST, PASS, SIMULTANEOUS, REORDER)
OPTION_RULES = {MOVE_FIRST: "TR-ACT-08", PASS: "TR-ACT-09", SIMULTANEOUS: "TR-ACT-10"}
COST: int = LEDGER.data("TR-ACT-05")["cost_pc"]
COST_WITH_OFFICER: int = LEDGER.data("TR-ACT-05")["cost_with_officer"]
DEBRIEFING: str = LEDGER.data("TR-TURN-02")["phases"][2]
PAY = "pay"


def turn_of_play(referee: Referee) -> None:
    """One go of the active side: an option or none, then the first card is flipped (TR-ACT-03, TR-ACT-07)."""
    table = referee.table
    side = table.turn.active
    if not table.sides[side].cards:
        hand_over(referee)
        return
    option = referee.ask(
        "TR-ACT-07", side, "option", OPTIONS, lambda o: why_not_option(table, side, o), part=WHAT
    )
    if option == PASS:
        cost = OPTION_COSTS[PASS]
        referee.spend("TR-ACT-09", side, "pc", cost)
        referee.change("TR-ACT-09", side, option=PASS)
        hand_over(referee)
        return
    if option == MOVE_FIRST:
        move_first_card(referee, "TR-ACT-08", side, OPTION_COSTS[MOVE_FIRST])
    elif option == SIMULTANEOUS:
        cost = OPTION_COSTS[SIMULTANEOUS]
        referee.spend("TR-ACT-10", side, "pc", cost)
    flipped = _flip(referee, side, 2 if option == SIMULTANEOUS else 1, option)
    led = frozenset(_led(unit) for unit in flipped if officer(referee.table, unit))
    referee.book(step="activate", waiting=flipped, flags=led)


def why_not_option(table: Table, side: str, option: str) -> Refusal | None:
    """Whether a side may use an option before it flips a card; only one for each turn of play (TR-ACT-07)."""
    if option == FLIP:
        return None
    if option == REORDER:
        return Refusal("TR-CMD-05", "sequence-locked", {"side": side})
    record = table.sides[side]
    rule = OPTION_RULES[option]
    if option != PASS and len(record.cards) < 2:
        return Refusal(rule, "one-card-only", {"side": side})
    if option != MOVE_FIRST and record.option == option:
        return Refusal(rule, "twice-in-a-row", {"side": side})
    if (short := OPTION_COSTS[option] - record.pc) > 0:
        return Refusal(rule, "not-enough-pc", {"side": side}, short, "PC")
    return None


def _flip(referee: Referee, side: str, count: int, option: str) -> tuple[str, ...]:
    """Flip the first cards: their units lose their orders (TR-ACT-04); those that can act are returned."""
    record = referee.table.sides[side]
    flipped = record.cards[:count]
    recruits = tuple(u for u in record.recruits if u not in flipped)
    referee.change("TR-ACT-04", side, only=side, cards=record.cards[count:], recruits=recruits)
    facts = {"side": side}
    referee.change(
        "TR-ACT-04", side, tells=REVEALED, facts=facts, shown=(*record.shown, *flipped), option=option
    )
    for unit in flipped:
        if unit in record.recruits:  # now everybody knows who was bought
            place = referee.table.units[unit].place
            referee.change("TR-CMD-03", unit, tells=REVEALED, facts={"side": side}, place=place)
        if _eliminated(referee, unit):
            continue
        lose_orders(referee, "TR-ACT-04", unit)
    return tuple(unit for unit in flipped if referee.table.units[unit].place != GONE)


def _eliminated(referee: Referee, unit: str) -> bool:
    """The card of a unit that is gone is set aside: nobody plays, nothing is paid (TR-ACT-11)."""
    if referee.table.units[unit].place != GONE:
        return False
    referee.note("TR-ACT-11", "dead-card", unit=unit)
    return True


def _led(unit: str) -> str:
    """The flag of a unit whose officer lived when its card was flipped: it is activated for nothing."""
    return f"led:{unit}"


def activate(referee: Referee) -> None:
    """Activate the unit whose card was flipped, or the one of two its owner likes (TR-ACT-10)."""
    table = referee.table
    waiting = table.turn.waiting
    if not waiting:
        hand_over(referee)
        return
    unit = referee.ask("TR-ACT-10", table.turn.active, "activate", waiting, part=WHO)
    referee.book(waiting=tuple(u for u in waiting if u != unit))
    if _eliminated(referee, unit) or not _paid(referee, unit):
        _next(referee)
        return
    succession(referee, referee.table.units[unit].side)
    _begin(referee, unit)


def activation_cost(table: Table, unit: str) -> int:
    """What the activation costs: nothing if an officer led the unit when its card was flipped (TR-ACT-05)."""
    return COST_WITH_OFFICER if _led(unit) in table.turn.flags else COST


def why_not_pay(table: Table, unit: str) -> Refusal | None:
    """Whether the side lacks the PC for the activation of a unit."""
    short = activation_cost(table, unit) - table.sides[table.units[unit].side].pc
    return Refusal("TR-ACT-05", "not-enough-pc", {"unit": unit}, short, "PC") if short > 0 else None


def _paid(referee: Referee, unit: str) -> bool:
    """Pay for the activation or decline: then the unit keeps its state and does nothing (TR-ACT-06)."""
    table = referee.table
    cost = activation_cost(table, unit)
    if not cost:
        return True
    side = table.units[unit].side
    answer = referee.ask(
        "TR-ACT-05",
        side,
        "pay",
        (PAY, NO_ONE),
        lambda choice: why_not_pay(table, unit) if choice == PAY else None,
        actor=unit,
        part=WHAT,
        unit=unit,
    )
    if answer == NO_ONE:
        referee.note("TR-ACT-06", "not-activated", unit=unit)
        return False
    referee.spend("TR-ACT-05", side, "pc", cost, unit=unit)
    return True


def _begin(referee: Referee, unit: str) -> None:
    """A paid activation starts: the state of the unit says what it may do, as one body (TR-ARMY-06)."""
    led = referee.table.turn.flags.intersection(map(_led, referee.table.units))
    referee.book(
        unit=unit, activation=unit, flags=led, todo=(), salvos=(), tested=(), arcs=(), after=(), touching=()
    )
    for name in referee.table.units[unit].figures:
        figure = referee.table.figures[name]
        if figure.moved or figure.fixed:  # kept from one activation to the next for alert fire (TR-SKILL-15)
            referee.change("TR-SKILL-15", name, moved=False, fixed=False)
    state = state_of(referee.table, unit)
    if state == RESERVE:
        referee.book(step="enter")
        return
    prone = PRONE in referee.table.units[unit].markers
    stand_up(referee, unit)
    if state == DISORGANISED:
        referee.note("TR-STATE-06", "only-recovers", unit=unit)
        referee.book(step="end", flags=led | {"began_disorganised"})
        return
    referee.book(step="announce", flags=led | {"one_action"} if prone else led)


def stand_up(referee: Referee, unit: str) -> None:
    """Put the figures of a unit on their feet: no movement, and the end of the state Prone (TR-STATE-10)."""
    for figure in figures_down(referee.table, unit):
        referee.change("TR-STATE-10", figure, down=False)
    referee.unmark("TR-STATE-10", unit, PRONE)


def finish(referee: Referee) -> None:
    """The activation ends: a unit that began it Disorganised is operational again (TR-STATE-07)."""
    turn = referee.table.turn
    if "began_disorganised" in turn.flags:
        referee.unmark("TR-STATE-07", turn.unit, DISORGANISED)
    _next(referee)


def _next(referee: Referee) -> None:
    """The second unit of a simultaneous activation, else the next side."""
    if referee.table.turn.waiting:
        referee.book(step="activate", unit="")
    else:
        hand_over(referee)


def hand_over(referee: Referee) -> None:
    """The other side plays, unless it has no card left; without any card the phase ends (TR-ACT-01, 02)."""
    if next_side(referee, "TR-ACT-01", "TR-ACT-02", SIDES):
        referee.book(step="option", unit="", waiting=(), flags=frozenset())
        return
    referee.change("TR-TURN-02", "turn", tells=BEGUN, phase=DEBRIEFING)
    referee.book(step="debrief", unit="", waiting=(), flags=frozenset(), activation=DEBRIEFING)
