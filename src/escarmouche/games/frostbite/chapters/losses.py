"""Strength and losses after the missions of a week (FB-DEB-13 to FB-DEB-19, FB-DEB-23)."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.kinds import LOST
from escarmouche.engine.options import WEAPON, WHO
from escarmouche.engine.requests import NO_ONE
from escarmouche.games.at43.armies import muster
from escarmouche.games.at43.armies.armylist import Choice, hero_of
from escarmouche.games.at43.chapters.morale import FEW, LAST
from escarmouche.games.at43.table import SUPPORT, Profile
from escarmouche.games.frostbite.chapters import composing
from escarmouche.games.frostbite.table import (
    Referee,
    Squad,
    Table,
    book_of,
    choice_of,
    companies,
    line_of,
    side_of,
)


def members(table: Table, squad: str) -> dict[str, Profile]:
    """Everybody of a squad at full strength, by letters in the order of the battle."""
    book = book_of(table, side_of(table, squad))
    ranks = muster.members(book, line_of(table, squad), choice_of(table.figures[squad]))
    return dict(zip(muster.LETTERS, ranks, strict=False))


def alive(table: Table, squad: str) -> dict[str, Profile]:
    """Those who are left after the missions of the week."""
    missing = table.figures[squad].missing
    return {letter: own for letter, own in members(table, squad).items() if letter not in missing}


def is_lone_hero(table: Table, squad: str) -> bool:
    """Whether a squad is a hero alone (A4-ABIL-17)."""
    return line_of(table, squad).hero is not None


def immobile(record: Squad, letter: str, own: Profile) -> bool:
    """Whether a vehicle has no propulsion left (A4-DMG-05)."""
    hurt = dict(record.hurt).get(letter, ())
    return bool(hurt) and own.propulsion > 0 and hurt[0] >= own.propulsion


def too_weak(table: Table, squad: str) -> bool:
    """Whether a squad's strength or state would call for a morale test (FB-DEB-13, A4-ACT-09, A4-ACT-10)."""
    record, unit = table.figures[squad], line_of(table, squad)
    left = alive(table, squad)
    if is_lone_hero(table, squad):
        return False
    if unit.armour:
        return all(immobile(record, letter, own) for letter, own in left.items())
    heavy = unit.rank == 3 or unit.family == SUPPORT
    return len(left) <= (LAST if heavy else FEW)


def survives(table: Table, squad: str) -> bool:
    """Whether a squad will outlive the losses step (FB-DEB-03): who never left reserve is not examined."""
    return not table.figures[squad].fielded or not too_weak(table, squad)


def count_losses(referee: Referee) -> None:
    """One squad after the other: lost, back to standard strength, or whole again; then control."""
    table = referee.table
    squad = next((s for c in companies(table) for s in c.figures if touched(table.figures[s])), None)
    if squad is None and table.turn.heroes:
        (company, hero), *others = table.turn.heroes
        settle_hero(referee, company, hero)
        referee.book(heroes=tuple(others), activation=f"hero-{company}-{hero}")
        return
    if squad is None:
        referee.book(step="debrief-control")
        return
    if survives(table, squad):
        make_good(referee, squad)
    else:
        lose(referee, squad)
    referee.book(activation=f"losses-{squad}")


def touched(squad: Squad) -> bool:
    """Whether the missions of the week have to do with a squad."""
    return bool(squad.fielded or squad.missing or squad.hurt)


def make_good(referee: Referee, squad: str) -> None:
    """A squad that stays: repaired, back to its standard strength or to that of its start."""
    table = referee.table
    record, unit = table.figures[squad], line_of(table, squad)
    left = alive(table, squad)
    about = {"company": record.unit, "left": len(left)}
    clean: dict[str, Any] = {"missing": (), "hurt": (), "fielded": False}
    if unit.armour:
        strength = len(left) + _driver_back(record)
        referee.change("FB-DEB-17", squad, facts=about, strength=max(1, strength), **clean)
        return
    if is_lone_hero(table, squad):
        referee.change("FB-DEB-18", squad, facts=about, **clean)
        return
    standard = unit.strength_standard
    if len(left) > standard or not record.missing:
        referee.change("FB-DEB-16", squad, facts=about, strength=record.strength, **clean)
        return
    special = _weapons_left(record, left)
    officer = record.officer if any(own.role == "officer" for own in left.values()) else 0
    strength = min(record.strength, max(standard, len(left) + _hero_back(table, squad)))
    about["was"] = record.strength
    referee.change(
        "FB-DEB-14", squad, facts=about, strength=strength, special=special, officer=officer, **clean
    )
    limit_weapons(referee, squad, unit.special_limit(standard))


def _driver_back(record: Squad) -> int:
    """A hero's vehicle always comes back (FB-DEB-18): it leads its unit, so it is the first."""
    return int(bool(record.hero) and "a" in record.missing)


def _hero_back(table: Table, squad: str) -> int:
    """Room for a hero who fell and comes back (FB-DEB-18)."""
    fallen = (own for letter, own in members(table, squad).items() if letter in table.figures[squad].missing)
    return sum(own.role == "hero" for own in fallen)


def _weapons_left(record: Squad, left: dict[str, Profile]) -> tuple[tuple[str, int], ...]:
    """The special weapons whose bearers are left."""
    counts = {
        word: sum(own.role == "special" and own.id.endswith(f".{word}") for own in left.values())
        for word, _ in record.special
    }
    return tuple((word, n) for word, n in counts.items() if n)


def limit_weapons(referee: Referee, squad: str, most: int) -> None:
    """Bearers in excess of what the strength allows become standard fighters, as their owner likes."""
    side = side_of(referee.table, squad)
    while sum(n for _, n in referee.table.figures[squad].special) > most:
        special = dict(referee.table.figures[squad].special)
        weapon = referee.ask("FB-DEB-15", side, "lays-down", tuple(special), actor=squad, part=WEAPON)
        special[weapon] -= 1
        kept = tuple((word, n) for word, n in special.items() if n)
        referee.change("FB-DEB-15", squad, facts={"weapon": weapon}, special=kept)


# -- lost squads and their heroes ----------------------------------------------------------------------------


def lose(referee: Referee, squad: str) -> None:
    """A squad is lost with its experience (FB-DEB-13, FB-DEB-23); its hero is not (FB-DEB-18)."""
    table = referee.table
    record = table.figures[squad]
    company = table.units[record.unit]
    rest = tuple(other for other in company.figures if other != squad)
    facts = {"company": company.id, "unit": squad, "lost": record.strength, "left": len(rest)}
    clean: dict[str, Any] = {"missing": (), "hurt": (), "fielded": False}
    hero = record.hero
    if hero and line_of(table, squad).armour:
        referee.note("FB-DEB-18", "hero-survives", hero=hero, company=company.id)
        referee.change("FB-DEB-18", squad, facts=facts, strength=1, **clean)  # his vehicle with him
        return
    referee.change("FB-DEB-13", company.id, tells=LOST, facts=facts, figures=rest)
    referee.change("FB-DEB-23", squad, facts={"company": company.id}, bonuses=(), hero="", **clean)
    if hero:
        referee.note("FB-DEB-18", "hero-survives", hero=hero, company=company.id)
        referee.book(heroes=(*referee.table.turn.heroes, (company.id, hero)))
    elif not rest:
        referee.note("FB-DEB-23", "empty", company=company.id)


def hosts(table: Table, company: str, hero: str) -> tuple[str, ...]:
    """The squads a hero may join: a type his profile allows, without a leader, with room (FB-DEB-19)."""
    side = table.units[company].side
    book = book_of(table, side)
    profile = book.unit(hero)
    assert profile is not None, hero
    assert profile.hero is not None, hero
    found = []
    for squad in table.units[company].figures:
        record, unit = table.figures[squad], line_of(table, squad)
        suits = unit.id in profile.hero.joins and unit.infantry and record.strength < unit.strength_max
        led = record.hero or (record.officer and (profile.hero.leads or profile.hero.grade))
        if suits and not led:
            found.append(squad)
    return tuple(found)


def settle_hero(referee: Referee, company: str, hero: str) -> None:
    """A hero without a unit forms one alone, or joins another of the company (FB-DEB-19)."""
    side = referee.table.units[company].side
    options = (NO_ONE, *hosts(referee.table, company, hero))
    host = referee.ask("FB-DEB-19", side, "hero-joins", options, actor=company, part=WHO, hero=hero)
    if host == NO_ONE:
        composing.add(referee, "FB-DEB-19", company, Choice(hero, 1, group="assault"))
        return
    record = referee.table.figures[host]
    assert hero_of(book_of(referee.table, side), Choice(record.entry, hero=hero)), hero
    facts = {"company": company, "entry": record.entry, "was": hero, "step": composing.JOINED}
    referee.change("FB-DEB-19", host, facts=facts, hero=hero, strength=record.strength + 1)
