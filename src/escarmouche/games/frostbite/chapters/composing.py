"""Squads chosen from the army book: reinforcements, re-assignment, completing a company (FB-LOG-03, 08)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

import msgspec

from escarmouche.engine.options import NUMBER, WEAPON, WHAT
from escarmouche.engine.requests import NO_ONE, Refusal
from escarmouche.games.at43.armies.armybook import ArmyBook, UnitEntry
from escarmouche.games.at43.armies.armylist import Choice, cost_of, grade_in, ordinary, strength_of
from escarmouche.games.frostbite.table import Referee, Squad, Table, book_of, choice_of, size_allowed, worth

GENERAL = 5
"""The Grade of which a company has one officer at most (A4-FORCE-03)."""
PA, PL = "PA", "PL"
NEW, ENTERED, LARGER, CHANGED, JOINED = range(1, 6)
"""What a change of a squad is about: for the sentence that tells it."""


class Limits(NamedTuple):
    """Who composes a squad for which company, by which rule, and what it may cost."""

    rule: str
    side: str
    company: str
    room: int
    """PA that the company has room for."""
    stock: int | None = None
    """PL at hand; nothing where it is free of PL."""
    instead: str = ""
    """The squad it takes the place of."""


def room_in(table: Table, company: str) -> int:
    """The PA a company lacks to its size of the phase."""
    return size_allowed(table) - worth(table, company)


def why_not_choice(table: Table, limits: Limits, choice: Choice) -> Refusal | None:
    """Whether a squad may be added so: room in the company, PL at hand, nobody twice (A4-ABIL-17)."""
    book = book_of(table, limits.side)
    price = cost_of(book, choice)
    about = {"company": limits.company, "entry": choice.unit, "cost": price}
    if (over := price - limits.room) > 0:
        return Refusal(limits.rule, "no-room-in-company", {**about, "room": limits.room}, over, PA)
    if limits.stock is not None and (short := price - limits.stock) > 0:
        return Refusal("FB-LOG-01", "not-enough-pl", {**about, "stock": limits.stock}, short, PL)
    others = [choice_of(squad) for squad in _others(table, limits)]
    heroes = {hero for other in others for hero in _heroes(book, other)}
    if twice := [hero for hero in _heroes(book, choice) if hero in heroes]:
        return Refusal(limits.rule, "hero-there-already", {**about, "hero": twice[0]})
    if grade_in(book, choice) == GENERAL and any(grade_in(book, other) == GENERAL for other in others):
        return Refusal(limits.rule, "general-there-already", about)
    return None


def _others(table: Table, limits: Limits) -> Iterator[Squad]:
    for squad in table.units[limits.company].figures:
        if squad != limits.instead:
            yield table.figures[squad]


def _heroes(book: ArmyBook, choice: Choice) -> tuple[str, ...]:
    unit = book.unit(choice.unit)
    alone = (choice.unit,) if unit is not None and unit.hero else ()
    return (*alone, *((choice.hero,) if choice.hero else ()))


def affordable(table: Table, limits: Limits) -> tuple[str, ...]:
    """The units of the book that could be added at their smallest."""
    return tuple(
        unit.id
        for unit in book_of(table, limits.side).units
        if why_not_choice(table, limits, Choice(unit.id)) is None
    )


def compose(referee: Referee, limits: Limits, kind: str = "") -> Choice:
    """A squad put together question by question: which unit, how many, weapons, who leads it."""
    table = referee.table
    book = book_of(table, limits.side)
    judge = partial(why_not_choice, table, limits)
    if not kind:
        units = tuple(unit.id for unit in book.units)
        kind = referee.ask(
            limits.rule, limits.side, "which-unit", units, lambda id: judge(Choice(id)), actor=limits.company,
            part=WHAT, company=limits.company,
        )  # fmt: skip
    unit = book.unit(kind)
    assert unit is not None, kind
    choice = Choice(kind)
    sizes = tuple(range(unit.strength_standard, unit.strength_max + 1))
    strength = referee.ask(
        limits.rule, limits.side, "how-many-members", sizes, lambda n: judge(replaced(choice, strength=n)),
        actor=limits.company, part=NUMBER, entry=kind,
    )  # fmt: skip
    choice = replaced(choice, strength=strength)
    choice = _specials(referee, limits, unit, choice)
    return _leader(referee, limits, unit, choice)


def replaced(choice: Choice, **values: object) -> Choice:
    """A choice with some things otherwise."""
    return msgspec.structs.replace(choice, **values)


def _specials(referee: Referee, limits: Limits, unit: UnitEntry, choice: Choice) -> Choice:
    """Special weapons one after the other, as many as its strength allows (A4-ABIL-05)."""
    judge = partial(why_not_choice, referee.table, limits)
    most = unit.special_limit(strength_of(unit, choice)) if unit.special_weapons else 0
    for number in range(most):
        special = choice.special
        options = (
            NO_ONE,
            *(
                w
                for w in unit.special_weapons
                if judge(replaced(choice, special={**special, w: special.get(w, 0) + 1})) is None
            ),
        )
        weapon = referee.ask(
            limits.rule, limits.side, "special-weapon", options, actor=limits.company, part=WEAPON,
            which=(number + 1, most), entry=unit.id,
        )  # fmt: skip
        if weapon == NO_ONE:
            break
        choice = replaced(choice, special={**special, weapon: special.get(weapon, 0) + 1})
    return choice


def leaders(table: Table, limits: Limits, unit: UnitEntry, choice: Choice) -> tuple[str, ...]:
    """Who may lead a squad: a fighter of its own, an officer of a Grade, a hero; what is not too dear."""
    book = book_of(table, limits.side)
    offered = [f"grade{grade}" for grade in unit.officers if not unit.hero and book.officer(grade)]
    heroes = [h for h in book.units if h.hero and unit.id in (*h.hero.joins, *h.hero.drives)]
    offered += [hero.id for hero in heroes]
    return tuple(one for one in offered if why_not_leader(table, limits, unit, choice, one) is None)


def led_by(choice: Choice, leader: str) -> Choice:
    """A squad with its officer or hero."""
    if leader.startswith("grade"):
        return replaced(choice, officer=int(leader.removeprefix("grade")))
    return replaced(choice, hero=leader)


def why_not_leader(
    table: Table, limits: Limits, unit: UnitEntry, choice: Choice, leader: str
) -> Refusal | None:
    """Whether a squad may be led so: within its limits, and a fighter left for him to be (A4-GEN-05)."""
    led = led_by(choice, leader)
    hero = book_of(table, limits.side).unit(led.hero) if led.hero else None
    if ordinary(unit, led, hero) < (1 if led.officer and unit.infantry else 0):
        return Refusal(limits.rule, "nobody-left", {"company": limits.company, "entry": unit.id})
    return why_not_choice(table, limits, led)


def _leader(referee: Referee, limits: Limits, unit: UnitEntry, choice: Choice) -> Choice:
    options = leaders(referee.table, limits, unit, choice)
    if not options:
        return choice
    leader = referee.ask(
        limits.rule, limits.side, "leader", (NO_ONE, *options), actor=limits.company, part=WHAT, entry=unit.id
    )
    return choice if leader == NO_ONE else led_by(choice, leader)


def add(referee: Referee, rule: str, company: str, choice: Choice) -> str:
    """Put a new squad into a company; its id."""
    record = referee.table.units[company]
    number = record.raised + 1
    id = f"{company}.{number}"
    squad = squad_of(id, company, choice)
    facts: dict[str, Any] = {
        "company": company, "entry": choice.unit, "strength": squad.strength, "was": "",
    }  # fmt: skip
    referee.put(rule, squad, step=NEW, **facts)
    referee.change(
        rule, company, facts={**facts, "step": ENTERED}, figures=(*record.figures, id), raised=number
    )
    return id


def squad_of(id: str, company: str, choice: Choice, standard: int = 1) -> Squad:
    """A squad as a list writes it."""
    return Squad(
        id,
        company,
        entry=choice.unit,
        strength=choice.strength or standard,
        special=tuple(choice.special.items()),
        officer=choice.officer,
        hero=choice.hero,
        group=choice.group,
    )
