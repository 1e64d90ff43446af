"""A turn of play: one option before the first card, one side after the other (ledger area A4-PRE)."""

from __future__ import annotations

from escarmouche.engine.kinds import BEGUN, REVEALED
from escarmouche.engine.options import WHAT
from escarmouche.engine.requests import Refusal
from escarmouche.games.at43.chapters.tactical import CONTROL
from escarmouche.games.at43.table import Referee, Table
from escarmouche.games.company.chapters.cards import move_first_card, next_side

REVEAL, REPLACE, DELAY, EXTRA = "reveal", "replace", "delay", "extra"
OPTIONS = (REVEAL, REPLACE, DELAY, EXTRA)
COSTS = {REPLACE: 1, DELAY: 2, EXTRA: 1}
RULES = {REPLACE: "A4-PRE-03", DELAY: "A4-PRE-04", EXTRA: "A4-PRE-06"}


def turn_of_play(referee: Referee) -> None:
    """One option at most, then the first card is turned up (A4-PRE-01, A4-PRE-02)."""
    table = referee.table
    side = table.turn.active
    if not table.sides[side].cards:
        hand_over(referee)
        return
    option = referee.ask(
        "A4-PRE-02", side, "option", OPTIONS, lambda o: why_not_option(table, side, o), part=WHAT
    )
    if option == DELAY:
        referee.spend("A4-PRE-04", side, "pc", COSTS[DELAY])
        referee.change("A4-PRE-05", side, delayed=True)
        hand_over(referee)
        return
    if option == REPLACE:
        move_first_card(referee, "A4-PRE-03", side, COSTS[REPLACE])
    elif option == EXTRA:
        referee.spend("A4-PRE-06", side, "pc", COSTS[EXTRA])
    reveal(referee, side, 2 if option == EXTRA else 1)


def why_not_option(table: Table, side: str, option: str) -> Refusal | None:
    """Whether a side may use an option before it reveals a card."""
    if option == REVEAL:
        return None
    record, about = table.sides[side], {"side": side}
    if option != DELAY and len(record.cards) < 2:
        return Refusal(RULES[option], "one-card-only", about)
    if option == DELAY:
        if record.delayed:
            return Refusal("A4-PRE-05", "twice-in-a-row", about)
        if not any(other.cards for other in table.sides.values() if other.id != side):
            return Refusal("A4-PRE-04", "nobody-else-has-cards", about)
    if option == EXTRA and not record.delayed:
        return Refusal("A4-PRE-06", "only-after-a-delay", about)
    if (short := COSTS[option] - record.pc) > 0:
        return Refusal(RULES[option], "not-enough-pc", about, short, "PC")
    return None


def reveal(referee: Referee, side: str, count: int) -> None:
    """Turn up the first cards: what they show is the type of a unit (A4-ACT-01, A4-TAC-07)."""
    record = referee.table.sides[side]
    turned = record.cards[:count]
    referee.change("A4-ACT-01", side, only=side, cards=record.cards[count:])
    faces = tuple(referee.table.units[card].entry for card in turned)
    referee.change(
        "A4-ACT-01",
        side,
        tells=REVEALED,
        facts={"side": side, "cards": faces},
        shown=(*record.shown, *faces),
        delayed=False,
    )
    referee.book(step="activate", waiting=turned, flags=frozenset())


def hand_over(referee: Referee) -> None:
    """The next side with cards is active; without any card the control phase begins (A4-PRE-07)."""
    if next_side(referee, "A4-PRE-01", "A4-PRE-07", referee.table.turn.order):
        referee.book(step="option", unit="", waiting=(), flags=frozenset(), fired=(), way="")
        return
    referee.change("A4-GEN-19", "turn", tells=BEGUN, phase=CONTROL)
    referee.book(step="control", unit="", waiting=(), flags=frozenset(), fired=(), activation=CONTROL, way="")
