"""Close combat: both sides strike, losses fall together (area DT-CC, DS-SKILL-23, DS-FORT-11)."""

from __future__ import annotations

from escarmouche.engine.table import replace
from escarmouche.games.dust.chapters.attack.allotment import trimmed
from escarmouche.games.dust.chapters.attack.blows import reply_shots
from escarmouche.games.dust.chapters.attack.damage import NOTHING, Toll, grouped
from escarmouche.games.dust.chapters.attack.hits import Attack, Lot, lot_of
from escarmouche.games.dust.chapters.attack.shelter import Parties, Party
from escarmouche.games.dust.chapters.attack.volley import settle, suffer
from escarmouche.games.dust.chapters.cards.cards import alive, has_own, riders
from escarmouche.games.dust.chapters.people.states import why_not_fight
from escarmouche.games.dust.table import Referee, Table


def fight(referee: Referee, attack: Attack, parties: Parties) -> None:
    """The close-combat part of an attack: each target is struck and strikes back (DT-CC-03).

    Who strikes first does so with losses removed at once (DS-SKILL-23); all others at the same time.
    """
    table = referee.table
    declared = dict.fromkeys([parties[shot.target] for shot in attack.shots])
    foes = [foe for foe in declared if alive(table, foe.unit)]  # the others were shot (DT-CC-02)
    quick = _first(table, attack.unit)
    early = [foe for foe in foes if _first(table, foe.unit)] if not quick else []
    slow = [foe for foe in foes if not _first(table, foe.unit)] if quick else []
    for first in [foe.unit for foe in early] or ([attack.unit] if slow else []):
        referee.note("DS-SKILL-23", "strikes-first", unit=first)
    for foe in early:
        _apply_reply(referee, attack, foe, _struck_back(referee, attack, foe))
    if early:
        shots = trimmed(referee.table, attack.unit, attack.hero, attack.shots)
        attack = replace(attack, shots=shots)
    if not alive(referee.table, attack.unit):
        return
    for foe in slow:
        settle(referee, attack.unit, foe, _struck(referee, attack, parties, foe))
        if alive(referee.table, foe.unit):
            _apply_reply(referee, attack, foe, _struck_back(referee, attack, foe))
    _at_once(referee, attack, parties, [foe for foe in foes if foe not in slow], early)


def _first(table: Table, unit: str) -> bool:
    """Whether a unit strikes first; the skill is not shared (DS-SKILL-23)."""
    return has_own(table, unit, "first_strike")


def _at_once(
    referee: Referee, attack: Attack, parties: Parties, foes: list[Party], early: list[Party]
) -> None:
    """Blows of both sides are rolled, then all losses are taken; who was early has struck already."""
    tolls = []
    for foe in foes:
        if alive(referee.table, foe.unit):
            done = _struck(referee, attack, parties, foe)
            tolls.append((foe, done, NOTHING if foe in early else _struck_back(referee, attack, foe)))
    for foe, done, _ in tolls:
        settle(referee, attack.unit, foe, done)
    for foe, _, back in tolls:
        _apply_reply(referee, attack, foe, back)


def _struck(referee: Referee, attack: Attack, parties: Parties, foe: Party) -> Toll:
    """What the attacker does to one of its targets."""
    shots = tuple([shot for shot in attack.shots if parties[shot.target].unit == foe.unit])
    return referee.call(strikes, replace(attack, shots=shots), foe)


def _struck_back(referee: Referee, attack: Attack, foe: Party) -> Toll:
    """What one of its targets does to the attacker."""
    return referee.call(reply, foe, Party(attack.unit, attack.hero))


def _apply_reply(referee: Referee, attack: Attack, foe: Party, toll: Toll) -> None:
    """The attacker takes what struck back has done to it, if it is still there."""
    if toll != NOTHING and alive(referee.table, attack.unit):
        settle(referee, foe.unit, Party(attack.unit, attack.hero), toll)


def strikes(referee: Referee, attack: Attack, foe: Party) -> Toll:
    """What the attacker's close-combat weapons do to one target."""
    lots = [lot_of(referee.table, attack, shot, foe.unit, foe.hero) for shot in attack.shots]
    return _suffered(referee, attack.unit, foe, lots)


def reply(referee: Referee, foe: Party, attacker: Party) -> Toll:
    """A target strikes back with all it has, by a plain attack, at the attacker only (DT-CC-03, DT-CC-05)."""
    table = referee.table
    lots: list[Lot | None] = []
    for unit in (foe.unit, *riders(table, foe.unit)):
        if why_not_fight(table, unit) is None and alive(table, unit):
            hero = foe.hero if unit == foe.unit else ""
            blows = Attack(unit, hero, reply_shots(table, unit, hero, attacker.unit))
            lots += [lot_of(table, blows, shot, attacker.unit, attacker.hero) for shot in blows.shots]
    return _suffered(referee, foe.unit, attacker, lots)


def _suffered(referee: Referee, striker: str, party: Party, lots: list[Lot | None]) -> Toll:
    """What a party suffers of blows, as far as they can harm it."""
    harmful = tuple([lot for lot in lots if lot is not None and lot.dice])
    if not harmful:
        return NOTHING
    return suffer(referee, striker, striker, party, grouped(referee.table, striker, party, harmful))
