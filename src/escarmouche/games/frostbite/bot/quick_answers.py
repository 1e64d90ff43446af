"""What a sensible commander does without thinking: march on what is free, keep together, buy what helps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from zlib import crc32

from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.games.at43.armies.armylist import Choice, cost_of
from escarmouche.games.frostbite.chapters.composing import room_in
from escarmouche.games.frostbite.chapters.planning import DONE, GO, Order
from escarmouche.games.frostbite.chapters.spending import REINFORCE
from escarmouche.games.frostbite.table import (
    COLD,
    DROP,
    SABOTEUR,
    SPY,
    Table,
    book_of,
    companies,
    controlled,
    enemies_at,
    front,
    phase_of,
    worth,
)

FREE, TAKEN = 2.0, 2.6
"""What ground is worth that nobody holds, and what an enemy would lose."""
FIGHT, ODDS = 1.2, 0.95
"""What an enemy company is worth that can be beaten: one not much larger than ours."""
CROWDED, THIRD, OPEN, AIRLIFT = 1.5, 0.9, 0.12, 1.2
"""A friend who is there already; each further army; each sector to go on to; how much more than a march
a drop must promise."""


def quick_answer(ask: Ask, table: Table) -> Any:
    """An answer without search: always one that is allowed."""
    answers: dict[str, Callable[[Ask, Table], Any]] = {
        "which-company": _company,
        "order": _order,
        "complete-company": _complete,
        "which-unit": _unit,
        "how-many-members": lambda ask, table: max(ask.options),
        "enlarge": lambda ask, table: max(ask.options),
        "special-weapon": lambda ask, table: ask.options[-1],
        "leader": _leader,
        "who-learns": _learner,
        "who-fights": lambda ask, table: max(ask.options, key=lambda c: worth(table, c)),
        "drop-zone": lambda ask, table: ask.options[0],
        "drop-where": _drop,
        "saboteur-target": _saboteur,
        "hero-joins": lambda ask, table: ask.options[-1],
    }
    if ask.question in answers:
        return answers[ask.question](ask, table)
    if ask.proposal is not None:
        return ask.proposal
    if NO_ONE in ask.options:
        return NO_ONE
    return ask.options[0]


PLAIN = frozenset({
    "which-company", "complete-company", "which-unit", "how-many-members", "special-weapon",
    "leader", "enlarge", "who-learns", "which-bonus", "lays-down", "hero-joins", "who-fights", "drop-zone",
    "drop-where", "saboteur-target", "gift-to", "gift-hundreds", "gift-rest", "reassign-which",
})  # fmt: skip
"""What the quick answer settles: all but what a company does (`deeds`)."""


def _company(ask: Ask, table: Table) -> str:
    """The largest first."""
    return str(max(ask.options, key=lambda id: worth(table, id)))


def _order(ask: Ask, table: Table) -> str:
    """Fill up what is left of it, march or be dropped, then equip it where an enemy is near."""
    company = table.units[ask.actor]
    open_orders = set(ask.options)
    if REINFORCE in open_orders and (not company.figures or worth(table, company.id) < 1200):
        return REINFORCE
    if not company.moved:
        best, way = march_for(ask, table)
        if DROP in open_orders and value_of(table, company.id, drop_for(table, company.id)) > best + AIRLIFT:
            return DROP
        if way:
            return way
    near = enemies_at(table, company.side).get(company.node, 0)
    if near:
        if phase_of(table.turn.round) and COLD in open_orders:
            return COLD
        if SPY in open_orders:
            return SPY
    if SABOTEUR in open_orders and threatened(table, company.side):
        return SABOTEUR
    if REINFORCE in open_orders and table.sides[company.side].pl > 600:
        return REINFORCE
    return DONE


def march_for(ask: Ask, table: Table) -> tuple[float, str]:
    """What the best move promises, and the move; none where it is better to stay."""
    company = table.units[ask.actor]
    ways = {Order.read(code).where: code for code in ask.options if code.startswith(f"{GO}:")}
    best, choice = value_of(table, company.id, company.node), ""
    for place, code in ways.items():
        if (value := value_of(table, company.id, place)) > best:
            best, choice = value, code
    return best, choice


def drop_for(table: Table, company: str) -> str:
    """The sector that a drop of a company promises most on: where no enemy waits, if there is one."""
    side = table.units[company].side
    quiet = [sector for sector in front(table).sectors if not enemies_at(table, side).get(sector)]
    return max(quiet or front(table).sectors, key=lambda sector: value_of(table, company, sector))


def threatened(table: Table, side: str) -> str:
    """The enemy company that may still march on own ground, the largest; empty: none."""
    own = set(controlled(table, side))
    near = [
        enemy
        for enemy in companies(table)
        if enemy.side != side and not enemy.played and not enemy.pinned and enemy.figures
        if own & set(front(table).neighbours(enemy.node))
    ]
    return max(near, key=lambda enemy: worth(table, enemy.id) + lot(table, enemy.id, side)).id if near else ""


def value_of(table: Table, company: str, place: str) -> float:
    """What it promises to be in a place at the end of the week: ground to take, enemies to beat, ways on.

    Nothing in it prefers one side of the map: what is equally near and open is worth the same to everybody.
    """
    record = table.units[company]
    drawn = front(table)
    if place not in drawn.sectors:
        return 0.2 if not record.figures else -0.5
    sector = table.things[place]
    friends = [c for c in companies(table, record.side) if c.node == place and c.id != company and c.figures]
    enemies = [c for c in companies(table) if c.side != record.side and c.node == place and c.figures]
    ours = worth(table, company) + sum(worth(table, f.id) for f in friends)
    value: float = {record.side: 0.5}.get(sector.side, TAKEN if sector.side else FREE)
    if friends and not enemies:
        value -= CROWDED
    if enemies:
        strongest = max(worth(table, enemy.id) for enemy in enemies)
        value += FIGHT if ours >= ODDS * strongest else -1.2
        value -= THIRD * (len({enemy.side for enemy in enemies}) - 1)
    if enemies and not record.moved and place == record.node:
        value += 0.3
    onward = [other for other in drawn.neighbours(place) if other in drawn.sectors]
    value += OPEN * sum(table.things[other].side != record.side for other in onward)
    far = drawn.distances(table.sides[record.side].hq).get(place, 9)
    return value - 0.05 * far + lot(table, company, place)


def lot(table: Table, company: str, place: str) -> float:
    """A little weight by lot: equal places are not always taken in the order of their names."""
    text = f"{table.turn.round}/{company}/{place}/{worth(table, company)}"
    return 0.02 * (crc32(text.encode()) % 1000) / 1000


def _drop(ask: Ask, table: Table) -> str:
    """The sector that was had in mind."""
    wanted = drop_for(table, ask.actor)
    return wanted if wanted in ask.options else str(ask.options[0])


def _saboteur(ask: Ask, table: Table) -> str:
    """The company that threatens own ground."""
    wanted = threatened(table, ask.side)
    return wanted if wanted in ask.options else str(ask.options[0])


def _complete(ask: Ask, table: Table) -> str:
    """New squads while there is room for a good one, then more members."""
    room = room_in(table, ask.actor)
    if "add" in ask.options and room >= 150:
        return "add"
    larger = [code for code in ask.options if code.startswith("enlarge:")]
    if larger and room >= 30:
        return str(larger[0])
    return "no_more"


def _unit(ask: Ask, table: Table) -> str:
    """The dearest foot soldiers first, then whatever is dear."""
    book = book_of(table, ask.side)
    have = [table.figures[s].entry for s in table.units[ask.actor].figures]

    def rank(id: str) -> tuple[int, int, int]:
        unit = book.unit(id)
        assert unit is not None
        return (-have.count(id), 0 if unit.hero else 1, cost_of(book, Choice(id)))

    return str(max(ask.options, key=rank))


def _leader(ask: Ask, table: Table) -> str:
    """A sergeant where there is one."""
    return "grade1" if "grade1" in ask.options else str(ask.options[0])


def _learner(ask: Ask, table: Table) -> str:
    """The dearest squad that has learned least."""
    return str(min(ask.options, key=lambda s: (len(table.figures[s].bonuses), -table.figures[s].strength)))
