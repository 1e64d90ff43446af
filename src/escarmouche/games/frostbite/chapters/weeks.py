"""Weeks and phases: what a new week brings, companies brought up to 3000 PA, the winner (area FB-CAMP)."""

from __future__ import annotations

from typing import Self

from escarmouche.engine.kinds import BEGUN, ENDED
from escarmouche.engine.options import ACT, NUMBER, Option
from escarmouche.engine.requests import Refusal
from escarmouche.engine.table import DRAW
from escarmouche.games.frostbite.chapters import composing
from escarmouche.games.frostbite.chapters.composing import Limits, affordable, compose, replaced, room_in
from escarmouche.games.frostbite.chapters.planning import begin_planning
from escarmouche.games.frostbite.chapters.spending import exchange
from escarmouche.games.frostbite.table import (
    FIRST_WEEKS,
    WEEKS,
    Company,
    Referee,
    Table,
    choice_of,
    companies,
    controlled,
    cost,
    line_of,
)

ADD, ENLARGE, EXCHANGE, READY = "add", "enlarge", "exchange", "no_more"


class Completion(Option, frozen=True):
    """One thing by which an old company is brought up to its new size."""

    what: str
    who: str = ""

    def code(self) -> str:
        """As files have it."""
        return f"{self.what}:{self.who}" if self.who else self.what

    @classmethod
    def read(cls, code: str) -> Self:
        """The thing of a code."""
        what, _, who = code.partition(":")
        return cls(what, who)


def begin_week(referee: Referee) -> None:
    """The week begins; with the first of phase 2 a new company and room in the old ones (FB-CAMP-02)."""
    table = referee.table
    week = table.turn.round
    rule = "FB-CAMP-01" if week <= FIRST_WEEKS else "FB-CAMP-02"
    referee.change(rule, "turn", tells=BEGUN, round=week, phase="planning", active="")
    if week == 1:
        stock = table.setting.options["initial_pl"]
        referee.note("FB-CAMP-08", "campaign-begins", stock=stock, sides=tuple(table.sides))
    if week != FIRST_WEEKS + 1:
        begin_planning(referee)
        return
    old = tuple(company.id for company in companies(table))
    for side in table.sides:
        raise_company(referee, side)
    referee.book(step="complete", waiting=old, activation="complete")


def raise_company(referee: Referee, side: str) -> None:
    """One company of 3000 PA more, at the HQ (FB-CAMP-02)."""
    table = referee.table
    roll = table.setting.armies[side]
    id = f"{side}{sum(1 for _ in companies(table, side)) + 1}"
    company = Company(id, side, node=table.sides[side].hq, scenery=roll.reserve_scenery)
    referee.put(
        "FB-CAMP-02", company, step=composing.JOINED, side=side, company=id, entry="", strength=0, was=""
    )
    for choice in roll.reserve:
        composing.add(referee, "FB-CAMP-02", id, choice)


def complete(referee: Referee) -> None:
    """Old companies are completed one after the other, free of PL (FB-CAMP-03); then planning begins."""
    waiting = referee.table.turn.waiting
    if not waiting:
        begin_planning(referee)
        return
    table, company = referee.table, waiting[0]
    side = table.units[company].side
    chosen = referee.ask(
        "FB-CAMP-03", side, "complete-company", completions(table, company),
        lambda option: why_not_complete(table, company, option), proposal=Completion(READY), intent=ACT,
        actor=company, company=company, room=room_in(table, company),
    )  # fmt: skip
    if chosen.what == READY:
        referee.book(waiting=waiting[1:], activation=f"complete-{company}")
    elif chosen.what == ADD:
        composing.add(referee, "FB-CAMP-03", company, compose(referee, completing(table, company)))
    elif chosen.what == ENLARGE:
        _enlarge(referee, chosen.who)
    else:
        limits = completing(table, company, chosen.who)
        exchange(referee, "FB-CAMP-03", chosen.who, compose(referee, limits))


def completions(table: Table, company: str) -> tuple[Completion, ...]:
    """What could be done for a company: new squads, more members, exchanges."""
    squads = table.units[company].figures
    return (
        Completion(READY),
        Completion(ADD),
        *(Completion(ENLARGE, squad) for squad in squads),
        *(Completion(EXCHANGE, squad) for squad in squads),
    )


def completing(table: Table, company: str, instead: str = "") -> Limits:
    """What a squad may cost while companies are completed: PA alone."""
    room = room_in(table, company) + (cost(table, instead) if instead else 0)
    return Limits("FB-CAMP-03", table.units[company].side, company, room, None, instead)


def why_not_complete(table: Table, company: str, option: Completion) -> Refusal | None:
    """Whether a company may be completed so: up to 3000 PA, exchanges only by the option (FB-CAMP-03)."""
    about = {"company": company, "room": room_in(table, company)}
    if option.what == ADD and not affordable(table, completing(table, company)):
        return Refusal("FB-CAMP-03", "company-full", about)
    if option.what == ENLARGE and len(sizes(table, option.who)) < 2:
        return Refusal("FB-CAMP-03", "squad-full", {**about, "squad": option.who})
    if option.what == EXCHANGE and table.setting.options["revise"] != "free":
        return Refusal("FB-CAMP-03", "no-exchange", {**about, "squad": option.who})
    return None


def sizes(table: Table, squad: str) -> tuple[int, ...]:
    """The strengths a squad may be enlarged to, its own first, within the room of its company."""
    record, unit = table.figures[squad], line_of(table, squad)
    limits = completing(table, record.unit, squad)
    choice = choice_of(record)
    return tuple(
        n
        for n in range(record.strength, unit.strength_max + 1)
        if n == record.strength
        or composing.why_not_choice(table, limits, replaced(choice, strength=n)) is None
    )


def _enlarge(referee: Referee, squad: str) -> None:
    side = referee.table.units[referee.table.figures[squad].unit].side
    options = sizes(referee.table, squad)
    strength = referee.ask("FB-CAMP-03", side, "enlarge", options[1:], actor=squad, part=NUMBER)
    record = referee.table.figures[squad]
    facts = {"company": record.unit, "entry": record.entry, "was": record.strength, "step": composing.LARGER}
    referee.change("FB-CAMP-03", squad, facts=facts, strength=strength)


def end_week(referee: Referee) -> None:
    """The next week, or the end of the campaign after the last one of phase 2 (FB-CAMP-02, FB-CAMP-04)."""
    week = referee.table.turn.round
    if week < WEEKS:
        referee.book(round=week + 1, step="begin", activation="begin", missions=())
        return
    over, rule = winner(referee.table)
    sectors = {side: len(controlled(referee.table, side)) for side in referee.table.sides}
    pv = {side.id: side.pv for side in referee.table.sides.values()}
    referee.note("FB-CAMP-04", "final-count", sectors=sectors, pv=pv)
    referee.change(rule, "turn", tells=ENDED, over=over, over_rule=rule)


def winner(table: Table) -> tuple[str, str]:
    """Most sectors, then most PV; still equal, a shared victory (FB-CAMP-04, FB-CAMP-05)."""
    sectors = {side: len(controlled(table, side)) for side in table.sides}
    best = max(sectors.values())
    first = [side for side, count in sectors.items() if count == best]
    if len(first) == 1:
        return first[0], "FB-CAMP-04"
    most = max(table.sides[side].pv for side in first)
    leading = [side for side in first if table.sides[side].pv == most]
    return (leading[0] if len(leading) == 1 else DRAW), "FB-CAMP-05"
