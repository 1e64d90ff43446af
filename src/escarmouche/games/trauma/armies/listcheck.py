"""Whether an army list may be played; if not, why and by how much (areas TR-ARMY, TR-PREP, TR-COMP)."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.engine.requests import Refusal
from escarmouche.games.trauma.armies import armybook
from escarmouche.games.trauma.armies.armybook import UnitEntry
from escarmouche.games.trauma.armies.armylist import (
    ArmyList,
    Choice,
    cost_of,
    figures_of,
    officer_of,
    total_cost,
)
from escarmouche.games.trauma.rules import LEDGER

SECTION_LEAST, SECTION_MOST = LEDGER.data("TR-ARMY-01")["units_per_section"]
ARMY_POINTS = "PA"


def check(
    army_list: ArmyList, points: int | None = None, reinforcement: int | None = None, folder: str = ""
) -> tuple[Refusal, ...]:
    """Everything that forbids a list, in the order of the book; empty when it may be played.

    Without numbers the list is judged by the total and the reinforcement value it is made for. Each refusal
    says in `about["hint"]` what would mend it.
    """
    points = army_list.points if points is None else points
    least = army_list.reinforcement_value if reinforcement is None else reinforcement
    wrong: list[Refusal] = []
    for n, choice in enumerate(army_list.choices):
        unit = army_list.book.unit(choice.unit)
        if unit is None:
            wrong.append(_stranger(army_list, choice, n, folder))
        else:
            wrong += _unit(army_list, unit, choice, n)
    wrong += _sections(army_list)
    wrong += _army(army_list, points, least)
    return tuple(wrong)


def _stranger(army_list: ArmyList, choice: Choice, n: int, folder: str) -> Refusal:
    """A unit that the list's book does not have."""
    about = {"unit": choice.unit, "number": n + 1, "book": army_list.book.key}
    wanted = choice.unit.rpartition(".")[2]
    for key, book in armybook.all_books(folder).items():
        if key != army_list.book.key and book.unit(wanted):
            return Refusal("TR-PREP-02", "other-book", {**about, "other": key, "hint": "one-book"})
    return Refusal("TR-COMP-01", "no-such-unit", {**about, "hint": "choose-from-book"})


def _unit(army_list: ArmyList, unit: UnitEntry, choice: Choice, n: int) -> Iterator[Refusal]:
    about = {"unit": unit.id, "number": n + 1}
    if unit.at(choice.strength) is None:
        yield Refusal("TR-SKILL-11", "no-extended-strength", {**about, "hint": "normal-strength"})
        return
    if len(choice.officers) > 1:
        excess = len(choice.officers) - 1
        yield Refusal("TR-ARMY-18", "two-officers", {**about, "hint": "one-officer"}, excess)
    for officer in choice.officers:
        if unit.officer(officer) is None:
            more = {"officer": officer, "hint": "choose-from-book"}
            yield Refusal("TR-COMP-01", "no-such-officer", {**about, **more})
    yield from _options(unit, choice, about)
    if choice.leader:
        yield from _leader(unit, choice, about)
    yield from _arcs(army_list, unit, choice, about)


def _options(unit: UnitEntry, choice: Choice, about: dict[str, object]) -> Iterator[Refusal]:
    for id, count in choice.options.items():
        option = unit.option(id)
        more = {**about, "option": id}
        if option is None:
            yield Refusal("TR-COMP-01", "no-such-option", {**more, "hint": "choose-from-book"})
        elif count > option.max:
            role = unit.line(option.newcomer).role
            rule = {"specialist": "TR-ARMY-12", "heavy": "TR-ARMY-13"}.get(role, "TR-ARMY-01")
            yield Refusal(rule, "option-too-often", {**more, "hint": "fewer-options"}, count - option.max)
    figures = figures_of(unit, choice)
    spared = unit.default_leader if officer_of(unit, choice) else ""
    for profile, count in figures.items():
        short = (1 if profile == spared else 0) - count
        if short > 0:
            more = {**about, "profile": profile, "hint": "fewer-options"}
            yield Refusal("TR-ARMY-07", "nobody-to-replace", more, short)
    for role, most, rule, reason in (
        ("specialist", unit.specialists_max, "TR-ARMY-12", "too-many-specialists"),
        ("heavy", unit.heavy_weapons_max, "TR-ARMY-13", "too-many-heavy-weapons"),
    ):
        count = sum(number for p, number in figures.items() if unit.line(p).role == role)
        if count > most:
            more = {**about, "most": most, "hint": "fewer-options"}
            yield Refusal(rule, reason, more, count - most)


def _leader(unit: UnitEntry, choice: Choice, about: dict[str, object]) -> Iterator[Refusal]:
    """Chosen by the owner among standard combatants; an officer always leads (TR-ARMY-08, TR-ARMY-15)."""
    figures = figures_of(unit, choice)
    more = {**about, "leader": choice.leader}
    if officer_of(unit, choice):
        yield Refusal("TR-ARMY-15", "officer-leads", {**more, "hint": "no-leader"})
    elif figures.get(choice.leader, 0) < 1:
        yield Refusal("TR-ARMY-08", "leader-not-there", {**more, "hint": "standard-leader"})
    elif unit.line(choice.leader).role != "soldier" and any(
        unit.line(p).role == "soldier" for p, count in figures.items() if count > 0
    ):
        yield Refusal("TR-ARMY-08", "leader-not-standard", {**more, "hint": "standard-leader"})


def _arcs(
    army_list: ArmyList, unit: UnitEntry, choice: Choice, about: dict[str, object]
) -> Iterator[Refusal]:
    """Arcs are adapted here or never: during play they are fixed (TR-VEH-16)."""
    arcs = choice.arcs
    if not arcs.line and not arcs.weapons:
        return
    for line in unit.profiles:
        if not line.arcs:
            yield Refusal("TR-VEH-01", "no-arcs", {**about, "hint": "no-arcs"})
            return
        ranged = sum(armybook.is_ranged(army_list.book, w) for w in line.armament())
        if arcs.weapons and len(arcs.weapons) != ranged:
            more = {**about, "weapons": ranged, "hint": "one-arc-each"}
            yield Refusal("TR-VEH-16", "arcs-do-not-match", more, abs(len(arcs.weapons) - ranged))
            return
        printed = {c.arc for c in armybook.carried(army_list.book, unit, line)} - {0}
        if arcs.weapons and len(printed) == 2 and len(set(arcs.weapons)) < 2:
            yield Refusal("TR-VEH-13", "one-arc-empty", {**about, "hint": "use-both-arcs"})
            return


def _sections(army_list: ArmyList) -> Iterator[Refusal]:
    """Sections of one to five units, each of a kind the book has (TR-ARMY-01)."""
    written = army_list.written
    for n, choice in enumerate(army_list.choices):
        if choice.section not in written.sections:
            about = {"unit": choice.unit, "number": n + 1, "section": choice.section, "hint": "name-section"}
            yield Refusal("TR-ARMY-01", "no-such-section", about)
    for section, kind in written.sections.items():
        about = {"section": section, "kind": kind}
        units = [choice.unit for choice in army_list.choices if choice.section == section]
        if len(units) > SECTION_MOST:
            more = {**about, "hint": "another-section"}
            yield Refusal("TR-ARMY-01", "section-too-large", more, len(units) - SECTION_MOST)
        if len(units) < SECTION_LEAST:
            yield Refusal("TR-ARMY-01", "section-empty", {**about, "hint": "drop-section"})
            continue
        template = army_list.book.section(kind)
        if template is None:
            yield Refusal("TR-ARMY-01", "no-such-kind", {**about, "hint": "choose-from-book"})
            continue
        for unit in sorted(set(units) - set(template.units)):
            if army_list.book.unit(unit):
                more = {**about, "unit": unit, "hint": "other-section"}
                yield Refusal("TR-ARMY-01", "not-in-this-section", more)
        for unit, (least, most) in template.units.items():
            count = units.count(unit)
            more = {**about, "unit": unit, "least": least, "most": most}
            if count < least:
                yield Refusal("TR-ARMY-01", "too-few-in-section", {**more, "hint": "add-unit"}, least - count)
            if count > most:
                more["hint"] = "another-section"
                yield Refusal("TR-ARMY-01", "too-many-in-section", more, count - most)


def _army(army_list: ArmyList, points: int, least: int) -> Iterator[Refusal]:
    book = army_list.book
    if not army_list.choices:
        yield Refusal("TR-ARMY-01", "no-units", {"hint": "add-unit"})
    units = [(unit, choice) for choice in army_list.choices if (unit := book.unit(choice.unit))]
    if not any(officer_of(unit, choice) for unit, choice in units):
        yield Refusal("TR-ARMY-17", "no-officer", {"hint": "add-officer"})
    total = sum(cost_of(unit, choice) for unit, choice in units)
    if total > points:
        about = {"total": total, "points": points, "hint": "spend-less"}
        yield Refusal("TR-PREP-01", "too-expensive", about, total - points, ARMY_POINTS)
    kept = total_cost(army_list, army_list.reinforcement)
    if kept < least:
        about = {"total": kept, "least": least, "hint": "move-to-reinforcement"}
        yield Refusal("TR-PREP-05", "reinforcement-too-small", about, least - kept, ARMY_POINTS)
