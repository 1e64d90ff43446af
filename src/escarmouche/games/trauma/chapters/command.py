"""The command phase: reinforcements, the activation sequence, command points, initiative (area TR-CMD)."""

from __future__ import annotations

from functools import partial
from itertools import zip_longest

from escarmouche.engine.kinds import BEGUN
from escarmouche.engine.options import NUMBER, WHAT, WHO
from escarmouche.engine.requests import Ask
from escarmouche.games.company.chapters.cards import available_units, lay_cards
from escarmouche.games.company.chapters.scoring import why_not_recruit
from escarmouche.games.trauma.chapters.dice import UP, up
from escarmouche.games.trauma.chapters.general import command_of, find_generals
from escarmouche.games.trauma.chapters.states import disorganised_units
from escarmouche.games.trauma.chapters.units import (
    entry,
    has_skill,
    officer,
    opponent,
    profile,
    units_on_table,
)
from escarmouche.games.trauma.rules import LEDGER
from escarmouche.games.trauma.table import GONE, RESERVE, SECTION, SIDES, Referee, Table

COMMAND, ACTIVATION, _ = LEDGER.data("TR-TURN-02")["phases"]


def recruit(referee: Referee) -> None:
    """Both sides spend reinforcement points at once, in secret (TR-CMD-01, TR-CMD-02)."""
    if referee.table.turn.phase != COMMAND:
        referee.change("TR-TURN-02", "turn", tells=BEGUN, phase=COMMAND)
    referee.book(activation=COMMAND, unit="", waiting=(), flags=frozenset(), todo=(), salvos=())
    table = referee.table
    answers = referee.ask_each("TR-CMD-02", [_recruit_question(table, s) for s in SIDES], secret=True)
    for side, bought in answers.items():
        if not bought:
            continue
        cost = sum(referee.table.units[u].cost for u in bought)
        referee.spend("TR-CMD-02", side, "pr", cost, units=len(bought))
        referee.change("TR-CMD-02", side, only=side, recruits=tuple(bought))
        for unit in bought:
            referee.change("TR-CMD-03", unit, only=side, place=RESERVE)
    referee.book(step="sequence")


def _recruit_question(table: Table, side: str) -> Ask:
    section = [u.id for u in table.units.values() if u.side == side and u.place == SECTION]
    judge = partial(why_not_recruit, table, "TR-CMD-02", side)
    dear = {unit: refusal for unit in section if (refusal := judge((unit,)))}
    options = tuple(unit for unit in section if unit not in dear)
    return Ask(
        "TR-CMD-02", side, "recruit", options, "several", 0, len(options), greyed=dear, judge=judge, part=WHO
    )


def sequence(referee: Referee) -> None:
    """Units of the skill Renfort come back, then each side lays its cards in secret (TR-CMD-04)."""
    bring_back(referee)
    lines = [(side, available_units(referee.table, side)) for side in SIDES]
    lay_cards(referee, "TR-CMD-04", "TR-COMP-02", lines, shown=(), option="")
    referee.book(step="points")


def bring_back(referee: Referee) -> None:
    """Eliminated units of extended strength come back to the Reserve at normal strength (TR-SKILL-11)."""
    back = [_returning(referee.table, side) for side in SIDES]
    for units in zip_longest(*back, fillvalue=""):
        comrades, asks = {}, []
        for side, unit in zip(SIDES, units, strict=True):
            if not unit:
                continue
            comrades[side], others, count = make_up(referee.table, unit)
            alike = len({referee.table.figures[f].profile for f in others}) < 2
            if alike or count >= len(others):
                comrades[side] += others[:count]
            else:
                about = {"unit": unit}
                asks.append(
                    Ask(
                        "TR-SKILL-12",
                        side,
                        "make-up",
                        others,
                        "several",
                        count,
                        count,
                        about,
                        actor=unit,
                        part=WHO,
                    )
                )
        for side, chosen in referee.ask_each("TR-SKILL-12", asks).items():
            comrades[side] += tuple(chosen)
        for side, unit in zip(SIDES, units, strict=True):
            if unit:
                _restore(referee, unit, comrades[side])


def _returning(table: Table, side: str) -> list[str]:
    return [
        u.id
        for u in table.units.values()
        if u.side == side
        and u.place == GONE
        and u.extended
        and "reinforcement" in table.setting.entries[u.entry].skills
    ]


def make_up(table: Table, unit: str) -> tuple[tuple[str, ...], tuple[str, ...], int]:
    """Figures that must come back, those to choose from, and how many of these (TR-SKILL-12).

    The only officer who comes back is one of the ordinary make-up.
    """
    roster = table.units[unit].roster
    normal = entry(table, unit).normal
    officers = tuple(f for f in roster if profile(table, f).officer)
    ordinary = [p for p in normal if table.setting.profiles[p].officer]
    fixed = officers[:1] if ordinary else ()
    others = tuple(f for f in roster if f not in officers)
    return fixed, others, min(len(normal) - len(fixed), len(others))


def _restore(referee: Referee, unit: str, figures: tuple[str, ...]) -> None:
    """Put the chosen figures back in the unit, whole; the ordinary officer stands in for a bought one."""
    table = referee.table
    roster = tuple(f for f in table.units[unit].roster if f in figures)
    normal = entry(table, unit).normal
    for figure in roster:
        name = table.figures[figure].profile
        if table.setting.profiles[name].officer and name not in normal:
            name = next(p for p in normal if table.setting.profiles[p].officer)
        referee.change(
            "TR-SKILL-12", figure, profile=name, down=False, ticked=0, immobile=False, broken=(),
            moved=False, fixed=False,
        )  # fmt: skip
    leader = _leader(referee.table, roster)
    referee.change(
        "TR-SKILL-11", unit, place=RESERVE, figures=roster, leader=leader, extended=False, roster=roster,
        markers=frozenset(), alert_left=(),
    )  # fmt: skip
    tell_members(referee, "TR-SKILL-12", unit)


def tell_members(referee: Referee, rule: str, unit: str) -> None:
    """Say who is who in a unit: what each figure is, and which of them leads."""
    record, figures = referee.table.units[unit], referee.table.figures
    members = tuple((figure, figures[figure].profile) for figure in record.roster)
    referee.note(rule, "members", side=record.side, unit=unit, members=members, leader=record.leader)


def _leader(table: Table, figures: tuple[str, ...]) -> str:
    """The officer (TR-ARMY-15), else a standard combatant, else whoever is there (TR-ARMY-08)."""
    for role in ("officer", "soldier"):
        for figure in figures:
            if profile(table, figure).role == role:
                return figure
    return figures[0]


def command_points(referee: Referee) -> None:
    """Find the generals, then count the command points of the turn afresh (TR-CMD-11, TR-CMD-12)."""
    find_generals(referee)
    for side in SIDES:
        table = referee.table
        command, cards = command_of(table, side), len(table.sides[side].cards)
        lost, more = len(disorganised_units(table, side)), experienced_officers(table, side)
        points = max(0, command + cards - lost + more)
        if left := table.sides[side].pc:
            referee.spend("TR-CMD-12", side, "pc", left)
        if more:
            referee.note("TR-SKILL-08", "experienced-officers", side=side, officers=more)
        referee.gain(
            "TR-CMD-11", side, "pc", points, command=command, cards=cards, disorganised=lost, experienced=more
        )
    referee.book(step="initiative")


def experienced_officers(table: Table, side: str) -> int:
    """Officers of the skill on the table, whatever the state of their units (TR-SKILL-08)."""
    leaders = [officer(table, unit) for unit in units_on_table(table, side)]
    return sum(1 for figure in leaders if figure and has_skill(table, figure, "experienced_officer"))


def initiative(referee: Referee) -> None:
    """Secret bids, the initiative test, and the winner says who activates first (TR-CMD-13 to 17)."""
    referee.book(activation="initiative")
    table = referee.table
    asks = [Ask("TR-CMD-14", s, "bid", tuple(range(table.sides[s].pc + 1)), part=NUMBER) for s in SIDES]
    dice = []
    for side, bid in referee.ask_each("TR-CMD-14", asks).items():
        if bid:
            referee.spend("TR-CMD-14", side, "pc", bid)
        dice.append(command_of(referee.table, side) + bid)
    winner = initiative_test(referee, "TR-CMD-13", dice[0], dice[1])
    while not winner:
        winner = initiative_test(referee, "TR-CMD-17", dice[0] or 1, dice[1] or 1)
    first = referee.ask("TR-CMD-15", winner, "first-activation", (winner, opponent(winner)), part=WHAT)
    referee.change("TR-CMD-15", "turn", tells=BEGUN, starter=first, active=first, phase=ACTIVATION)
    referee.book(step="option")


def initiative_test(referee: Referee, rule: str, first: int, second: int) -> str:
    """One throw of both sides: more successes win, then more dice (TR-CMD-16); nobody if both are equal."""
    one = referee.roll(rule, SIDES[0], up(first), test="initiative", needs=UP)
    two = referee.roll(rule, SIDES[1], up(second), test="initiative", needs=UP)
    if one != two:
        return SIDES[0] if one > two else SIDES[1]
    if first == second:
        return ""
    winner = SIDES[0] if first > second else SIDES[1]
    referee.note("TR-CMD-16", "more-dice", side=winner)
    return winner
