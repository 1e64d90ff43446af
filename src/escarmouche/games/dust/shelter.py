"""Heroes who join a unit when either is attacked, until the action ends (DS-HERO-05)."""

from __future__ import annotations

from escarmouche.engine.requests import NO_ONE
from escarmouche.games.dust.cards import alive, partner
from escarmouche.games.dust.heroes import why_not_join
from escarmouche.games.dust.table import BOARD, HERO, INFANTRY, Referee, Table

Parties = dict[str, tuple[str, str]]
"""For each declared target, the unit that takes its hits and the hero who is part of it."""


def hosts(table: Table, hero: str) -> list[str]:
    """The units a hero may join where he stands."""
    side, place = table.units[hero].side, table.units[hero].place
    if place != BOARD:
        return []
    return [
        u.id
        for u in table.units.values()
        if u.side == side and u.place == BOARD and u.id != hero and why_not_join(table, hero, u.id) is None
    ]


def guests(table: Table, unit: str) -> list[str]:
    """The heroes who may join a unit where it stands."""
    record = table.units[unit]
    if record.place != BOARD:
        return []
    cards = table.setting.cards
    return [
        u.id
        for u in table.units.values()
        if u.side == record.side
        and u.place == BOARD
        and u.id != unit
        and cards[u.card].kind == HERO
        and alive(table, u.id)
        and why_not_join(table, u.id, unit) is None
    ]


def seek(referee: Referee, targets: tuple[str, ...]) -> Parties:
    """Once targets are declared their player may let heroes join, activated ones too (DS-HERO-05)."""
    found: Parties = {}
    taken: dict[str, str] = {}
    for target in targets:
        table = referee.table
        card = table.setting.cards[table.units[target].card]
        mate = partner(table, target)
        if mate:  # one unit for the activation already (DS-HERO-04)
            found[target] = (target, mate) if card.kind != HERO else (mate, target)
            continue
        found[target] = (target, "")
        if card.type != INFANTRY or len(table.units) < 3:
            continue
        if card.kind == HERO and (units := hosts(table, target)):
            if target in taken:
                found[target] = (taken[target], target)
                continue
            free = tuple(u for u in units if u not in taken.values())
            unit = _asked(referee, target, "shelter", free, unit=target) if free else NO_ONE
            if unit != NO_ONE:
                taken[target] = unit
                found[target] = (unit, target)
        else:
            hero = next((h for h, unit in taken.items() if unit == target), "")
            if not hero:
                able = tuple(h for h in guests(table, target) if h not in taken and h not in targets)
                hero = _asked(referee, target, "stand-by", able, unit=target) if able else ""
                if hero and hero != NO_ONE:
                    taken[hero] = target
            if hero and hero != NO_ONE:
                found[target] = (target, hero)
    return _agreed(found, taken)


def _asked(referee: Referee, target: str, question: str, options: tuple[str, ...], unit: str) -> str:
    """The defender's answer; a hero in the open does well to join, one out of harm's way to stay out."""
    proposal = options[0] if question == "shelter" else NO_ONE
    side = referee.table.units[target].side
    answer: str = referee.ask("DS-HERO-05", side, question, (*options, NO_ONE), proposal=proposal, unit=unit)
    return answer


def _agreed(found: Parties, taken: dict[str, str]) -> Parties:
    """A unit joined for the sake of a hero is a party for its own attackers too."""
    for hero, unit in taken.items():
        if unit in found:
            found[unit] = (unit, hero)
    return found
