"""Close combat: both sides strike, losses fall together (area DT-CC, DS-SKILL-23, DS-FORT-11)."""

from __future__ import annotations

from escarmouche.games.dust.allotment import Shot, trimmed
from escarmouche.games.dust.blows import reply_shots
from escarmouche.games.dust.cards import alive, has_own, riders
from escarmouche.games.dust.damage import NOTHING, Group, Toll, grouped
from escarmouche.games.dust.hits import PLAIN, Lot, Manner, lot_of
from escarmouche.games.dust.shelter import Parties
from escarmouche.games.dust.states import why_not_fight
from escarmouche.games.dust.table import Referee, Table
from escarmouche.games.dust.volley import settle, suffer


def fight(
    referee: Referee, unit: str, hero: str, shots: tuple[Shot, ...], parties: Parties, manner: Manner
) -> None:
    """The close-combat part of an attack: each target is struck and strikes back (DT-CC-03).

    Who strikes first does so with losses removed at once (DS-SKILL-23); all others at the same time.
    """
    parts = [parties[s[2]] for s in shots]
    foes = {foe: mate for foe, mate in parts if alive(referee.table, foe)}  # the others were shot (DT-CC-02)
    quick = _first(referee.table, unit)
    early = [f for f in foes if _first(referee.table, f) and not quick]
    for first in early or ((unit,) if quick and not all(_first(referee.table, f) for f in foes) else ()):
        referee.note("DS-SKILL-23", "strikes-first", unit=first)
    for foe in early:
        _apply_reply(referee, unit, hero, foe, referee.call(reply, foe, foes[foe], unit, hero))
    shots = trimmed(referee.table, unit, hero, shots) if early else shots
    if not alive(referee.table, unit):
        return
    if quick:
        for foe in [f for f in foes if not _first(referee.table, f)]:
            toll = referee.call(strikes, unit, hero, _at(shots, parties, foe), foe, foes[foe], manner)
            settle(referee, unit, foe, foes[foe], toll)
            if alive(referee.table, foe):
                _apply_reply(referee, unit, hero, foe, referee.call(reply, foe, foes[foe], unit, hero))
        foes = {f: mate for f, mate in foes.items() if _first(referee.table, f)}
    tolls = []
    for foe, mate in foes.items():
        if not alive(referee.table, foe):
            continue
        done = referee.call(strikes, unit, hero, _at(shots, parties, foe), foe, mate, manner)
        back = NOTHING if foe in early else referee.call(reply, foe, mate, unit, hero)
        tolls.append((foe, mate, done, back))
    for foe, mate, done, _ in tolls:
        settle(referee, unit, foe, mate, done)
    for foe, _, _, back in tolls:
        _apply_reply(referee, unit, hero, foe, back)


def _first(table: Table, unit: str) -> bool:
    """Whether a unit strikes first; the skill is not shared (DS-SKILL-23)."""
    return has_own(table, unit, "first_strike")


def _at(shots: tuple[Shot, ...], parties: Parties, foe: str) -> tuple[Shot, ...]:
    return tuple(s for s in shots if parties[s[2]][0] == foe)


def _apply_reply(referee: Referee, unit: str, hero: str, foe: str, toll: Toll) -> None:
    """The attacker takes what struck back has done to it, if it is still there."""
    if toll != NOTHING and alive(referee.table, unit):
        settle(referee, foe, unit, hero, toll)


def strikes(
    referee: Referee, unit: str, hero: str, shots: tuple[Shot, ...], foe: str, mate: str, manner: Manner
) -> Toll:
    """What the attacker's close-combat weapons do to one target."""
    lots = [lot_of(referee.table, unit, hero, shot, foe, mate, manner) for shot in shots]
    return _struck(referee, unit, foe, mate, lots)


def reply(referee: Referee, foe: str, mate: str, unit: str, hero: str) -> Toll:
    """A target strikes back with all it has, by a plain attack, at the attacker only (DT-CC-03, DT-CC-05)."""
    table = referee.table
    lots: list[Lot | None] = []
    for who in (foe, *riders(table, foe)):
        if why_not_fight(table, who) is None and alive(table, who):
            joined = mate if who == foe else ""
            shots = reply_shots(table, who, joined, unit)
            lots += [lot_of(table, who, joined, shot, unit, hero, PLAIN) for shot in shots]
    return _struck(referee, foe, unit, hero, lots)


def _struck(referee: Referee, unit: str, foe: str, mate: str, lots: list[Lot | None]) -> Toll:
    real = tuple(lot for lot in lots if lot is not None and lot.dice)
    if not real:
        return NOTHING
    groups: tuple[Group, ...] = grouped(referee.table, unit, foe, mate, real)
    return suffer(referee, unit, unit, foe, mate, groups)
