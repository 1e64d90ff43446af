"""Heroes who join a unit when either is attacked, until the action ends (DS-HERO-05)."""

from __future__ import annotations

from escarmouche.engine.options import WHO
from escarmouche.engine.requests import NO_ONE
from escarmouche.games.dust.chapters.attack.party import Parties, Party
from escarmouche.games.dust.chapters.cards.cards import alive, partner
from escarmouche.games.dust.chapters.people.heroes import why_not_join
from escarmouche.games.dust.table import BOARD, HERO, INFANTRY, Referee, Table


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
    parties: dict[str, Party] = {}
    hosted: dict[str, str] = {}
    """Heroes who have joined for this attack, and whom."""
    for target in targets:
        party = _already_one(referee.table, target)
        if party is None:
            party = _joined(referee, target, targets, hosted)
            if party.hero:
                hosted[party.hero] = party.unit
        parties[target] = party
    # a unit joined for the sake of a hero is a party for its own attackers too
    return parties | {unit: Party(unit, hero) for hero, unit in hosted.items() if unit in parties}


def _already_one(table: Table, target: str) -> Party | None:
    """A hero and the unit he has joined for its activation are one unit already (DS-HERO-04)."""
    mate = partner(table, target)
    if not mate:
        return None
    hero = table.setting.cards[table.units[target].card].kind == HERO
    return Party(mate, target) if hero else Party(target, mate)


def _joined(referee: Referee, target: str, targets: tuple[str, ...], hosted: dict[str, str]) -> Party:
    """The party of a target that has been alone so far: a hero looks for a unit, a unit for a hero."""
    table = referee.table
    card = table.setting.cards[table.units[target].card]
    if card.type != INFANTRY or len(table.units) < 3:
        return Party(target)
    if card.kind == HERO and (units := hosts(table, target)):
        return _sheltered(referee, target, units, hosted)
    hero = next((hero for hero, unit in hosted.items() if unit == target), "")
    if not hero:
        able = tuple(h for h in guests(table, target) if h not in hosted and h not in targets)
        hero = _asked(referee, target, "stand-by", able)
    return Party(target, hero)


def _sheltered(referee: Referee, hero: str, units: list[str], hosted: dict[str, str]) -> Party:
    """A hero who is attacked joins one of the units around him that has no other hero, or none."""
    if hero in hosted:
        return Party(hosted[hero], hero)
    free = tuple(unit for unit in units if unit not in hosted.values())
    unit = _asked(referee, hero, "shelter", free)
    return Party(unit, hero) if unit else Party(hero)


def _asked(referee: Referee, target: str, question: str, options: tuple[str, ...]) -> str:
    """Whom the defender lets join, or nobody.

    What is proposed: a hero in the open does well to join, one out of harm's way to stay out.
    """
    if not options:
        return ""
    proposal = options[0] if question == "shelter" else NO_ONE
    side = referee.table.units[target].side
    answer: str = referee.ask(
        "DS-HERO-05",
        side,
        question,
        (*options, NO_ONE),
        proposal=proposal,
        actor=target,
        part=WHO,
        unit=target,
    )
    return "" if answer == NO_ONE else answer
