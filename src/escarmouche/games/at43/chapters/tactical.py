"""The tactical phase: commander, command points, the line of cards, authority (ledger area A4-TAC)."""

from __future__ import annotations

from escarmouche.engine.dice import d6
from escarmouche.engine.kinds import BEGUN, REVEALED
from escarmouche.engine.options import NUMBER, WHAT, WHO
from escarmouche.engine.requests import Ask, Modifier, Refusal
from escarmouche.games.at43.chapters import campaign
from escarmouche.games.at43.chapters.units import disorganised, officer, profile
from escarmouche.games.at43.table import ABOARD, ASSAULT, ON_TABLE, RESERVE, Referee, Table
from escarmouche.games.company.chapters.cards import lay_cards

TACTICAL, ACTIVATION, CONTROL = "tactical", "activation", "control"
"""The three phases of a turn (A4-GEN-19)."""


def cards_of(table: Table, side: str) -> tuple[str, ...]:
    """The units of a side that have a card: on the table, in reserve or aboard (A4-TAC-06, A4-TRAN-03)."""
    here = (ON_TABLE, RESERVE, ABOARD)
    return tuple(u.id for u in table.units.values() if u.side == side and u.place in here and u.figures)


def highest_officers(table: Table, side: str) -> tuple[str, ...]:
    """The officers of highest Grade in the activation sequence (A4-TAC-01); several if they tie."""
    officers = [figure for unit in cards_of(table, side) if (figure := officer(table, unit))]
    best = max((profile(table, f).grade for f in officers), default=0)
    return tuple(f for f in officers if profile(table, f).grade == best)


def commanders(referee: Referee) -> None:
    """Each side names its commander, in secret until the authority test (A4-TAC-01, A4-TAC-02)."""
    referee.book(
        activation=TACTICAL, unit="", waiting=(), flags=frozenset(), fired=(), done=(), moves=(),
        order=campaign.playing(referee.table), used=(),
    )  # fmt: skip
    asks = []
    for side in campaign.playing(referee.table):
        tied = highest_officers(referee.table, side)
        if tied:
            asks.append(Ask("A4-TAC-02", side, "commander", tied, proposed=tied[0], part=WHO))
        else:
            referee.change("A4-TAC-02", side, commander="")
            referee.note("A4-TAC-02", "no-commander", side=side)
    for side, figure in referee.ask_each("A4-TAC-02", asks, secret=True).items():
        referee.change("A4-TAC-01", side, only=side, commander=figure)
    referee.book(step="points")


def assault_units(table: Table, side: str) -> tuple[str, ...]:
    """The units that yield a PC: with a card and not disorganised (A4-TAC-03, A4-TAC-04).

    With the option strict_assault only those of the starting group.
    """
    strict = table.setting.options.get("strict_assault", False)
    return tuple(
        unit
        for unit in cards_of(table, side)
        if not disorganised(table, unit) and (not strict or table.units[unit].group == ASSAULT)
    )


def command_points(referee: Referee) -> None:
    """The pool of the turn, counted afresh: the commander's PC and one for each unit (A4-TAC-03)."""
    for side in campaign.playing(referee.table):
        table = referee.table
        commander = known_commander(table, side)
        own = profile(table, commander).pc if commander else 0
        units = len(assault_units(table, side))
        if left := table.sides[side].pc:
            referee.spend("A4-TAC-05", side, "pc", left)
        referee.gain("A4-TAC-03", side, "pc", own + units, commander=own, units=units)
        campaign.more_points(referee, side, assault_units(table, side))
        if table.sides[side].routines:
            referee.change("A4-ABIL-13", side, routines=())
    referee.book(step="sequence")


def sequence(referee: Referee) -> None:
    """One card for each unit, face down in a line, laid at the same time (A4-TAC-06, A4-TAC-07)."""
    lines = [(side, cards_of(referee.table, side)) for side in campaign.playing(referee.table)]
    lay_cards(referee, "A4-TAC-06", "A4-TAC-07", lines, shown=(), delayed=False)
    referee.book(step="authority")


def commander_values(table: Table, side: str) -> tuple[int, int]:
    """Authority and Grade of the commander; 0 and 0 without one (A4-TAC-02)."""
    commander = known_commander(table, side)
    if not commander:
        return 0, 0
    own = profile(table, commander)
    return own.authority, own.grade


def known_commander(table: Table, side: str) -> str:
    """The commander of a side; where a view does not know him, an officer who may be he (A4-TAC-02)."""
    commander = table.sides[side].commander
    if not commander or commander in table.figures:
        return commander
    return next(iter(highest_officers(table, side)), "")


def bids(table: Table, side: str) -> tuple[int, ...]:
    """0 to the Grade of the commander plus one, and no more than there is (A4-TAC-09)."""
    _, grade = commander_values(table, side)
    return tuple(range(min(grade + 1, table.sides[side].pc) + 1))


def dear_bids(table: Table, side: str) -> dict[int, Refusal]:
    """Bids that are not to be had, each with its reason: what there is, and the Grade (A4-TAC-09)."""
    _, grade = commander_values(table, side)
    most, pc = bids(table, side)[-1], table.sides[side].pc
    about = {"most": most, "pc": pc, "grade": grade}
    return {
        bid: Refusal("A4-TAC-09", "bid-too-large", {**about, "bid": bid}, bid - most, "PC")
        for bid in range(most + 1, max(grade + 1, pc) + 2)
    }


def authority(referee: Referee) -> None:
    """Bids, dice, and the winner names the first active player (A4-TAC-08 to 13)."""
    referee.book(activation="authority")
    table = referee.table
    bid = _open_bids(referee) if table.setting.options.get("open_bids", False) else _secret_bids(referee)
    leads = {}
    for side in campaign.playing(table):
        if bid[side]:
            referee.spend("A4-TAC-09", side, "pc", bid[side])
        commander = referee.table.sides[side].commander
        if commander:
            facts = {"side": side}
            referee.change("A4-TAC-01", side, tells=REVEALED, facts=facts, commander=commander)
        leads[side] = commander_values(referee.table, side)[0] + bid[side]
    ranking = authority_test(referee, leads, bid)
    winner = ranking[-1]
    sides = campaign.playing(table)
    first = referee.ask("A4-TAC-12", winner, "first-player", sides, part=WHAT)
    at = sides.index(first)
    order = sides[at:] + sides[:at]  # A4-TAC-13: clockwise
    referee.change("A4-TAC-12", "turn", tells=BEGUN, active=first, phase=ACTIVATION)
    referee.book(step="option", order=order, ranking=ranking)


def _secret_bids(referee: Referee) -> dict[str, int]:
    """All at once, nobody seeing the others' (A4-TAC-10)."""
    table = referee.table
    sides = campaign.playing(table)
    asks = [
        Ask("A4-TAC-10", side, "bid", bids(table, side), greyed=dear_bids(table, side), part=NUMBER)
        for side in sides
    ]
    return referee.ask_each("A4-TAC-10", asks)


def _open_bids(referee: Referee) -> dict[str, int]:
    """Option open_bids: the lowest Authority bids first, in the open (A4-TAC-10)."""
    table = referee.table
    order = sorted(campaign.playing(table), key=lambda side: commander_values(table, side)[0])
    answers = {}
    for side in order:
        dear = dear_bids(table, side)
        answers[side] = referee.ask(
            "A4-TAC-10", side, "bid", (*bids(table, side), *dear), dear.get, part=NUMBER
        )
    return answers


def authority_test(
    referee: Referee, leads: dict[str, int], bids: dict[str, int] | None = None
) -> tuple[str, ...]:
    """The sides by their totals, the lowest first; ties are thrown again (A4-TAC-08, A4-TAC-13)."""
    bid = bids or {}
    totals = {
        side: throw_authority(referee, "A4-TAC-08", side, lead, bid.get(side, 0))
        for side, lead in leads.items()
    }
    keys: dict[str, tuple[int, ...]] = {side: (total,) for side, total in totals.items()}
    while tied := _tied(keys):
        for side in tied:
            keys[side] = (
                *keys[side],
                throw_authority(referee, "A4-TAC-11", side, leads[side], bid.get(side, 0)),
            )
    return tuple(sorted(keys, key=lambda side: keys[side]))


def _tied(keys: dict[str, tuple[int, ...]]) -> tuple[str, ...]:
    """Sides with the same throws so far as another."""
    values = list(keys.values())
    return tuple(side for side, key in keys.items() if values.count(key) > 1)


def throw_authority(referee: Referee, rule: str, side: str, lead: int, bid: int = 0) -> int:
    """One die of a side in the authority test; its lead is the Authority of the commander and the bid."""
    added = (Modifier("A4-TAC-08", lead - bid), Modifier("A4-TAC-09", bid))
    face: int = referee.roll(
        rule, side, d6(1), tuple(m for m in added if m.value), test="authority", lead=lead
    )
    return face + lead
