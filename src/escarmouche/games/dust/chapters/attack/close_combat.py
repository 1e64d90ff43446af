"""Close combat: both sides strike, losses fall together (area DT-CC, DS-SKILL-23, DS-FORT-11)."""

from __future__ import annotations

from collections.abc import Sequence

from escarmouche.engine.table import replace
from escarmouche.games.dust.chapters.attack.allotment import trimmed
from escarmouche.games.dust.chapters.attack.blows import reply_shots
from escarmouche.games.dust.chapters.attack.damage import NOTHING, Toll, grouped
from escarmouche.games.dust.chapters.attack.hits import Attack, Lot, lot_of
from escarmouche.games.dust.chapters.attack.party import Parties, Party, left_of
from escarmouche.games.dust.chapters.attack.shots import Shot
from escarmouche.games.dust.chapters.attack.volley import add_hits, settle, suffer
from escarmouche.games.dust.chapters.cards.cards import alive, has_own, riders
from escarmouche.games.dust.chapters.cards.weapons import HIS
from escarmouche.games.dust.chapters.people.states import why_not_fight
from escarmouche.games.dust.table import Referee, Table


def fight(referee: Referee, attack: Attack, parties: Parties) -> dict[str, int]:
    """The close-combat part of an attack: each target is struck and strikes back (DT-CC-03).

    Who strikes first does so with losses removed at once (DS-SKILL-23); then all others at the same time.
    Unit and hero are one party: of each the one who still stands strikes, and is struck (DS-HERO-05).
    The hits on each unit, as far as the field counts them.
    """
    totals: dict[str, int] = {}
    table = referee.table
    foes = tuple(dict.fromkeys([parties[shot.target] for shot in attack.shots]))
    ours = _members(table, Party(attack.unit, attack.hero))
    theirs = [member for foe in foes for member in _members(table, foe)]
    if any(first(table, member) for member in (*ours, *theirs)):
        _tell_first(referee, ours, theirs)
        if _bout(referee, attack, parties, foes, totals, quick=True):
            attack = _cut_down(referee.table, attack)
    _bout(referee, attack, parties, foes, totals, quick=False)
    return totals


def first(table: Table, unit: str) -> bool:
    """Whether a unit or hero strikes first; neither shares the skill with the other (DS-SKILL-23)."""
    return has_own(table, unit, "first_strike")


def _tell_first(referee: Referee, ours: list[str], theirs: list[str]) -> None:
    """Say who strikes first: all who do where somebody they fight does not."""
    table = referee.table
    for strikers, others in ((ours, theirs), (theirs, ours)):
        if not all(first(table, member) for member in others):
            for member in strikers:
                if first(table, member):
                    referee.note("DS-SKILL-23", "strikes-first", unit=member)


def _members(table: Table, party: Party) -> list[str]:
    """Who stands of a party."""
    return [member for member in (party.unit, party.hero) if member and alive(table, member)]


def _bout(
    referee: Referee,
    attack: Attack,
    parties: Parties,
    foes: tuple[Party, ...],
    totals: dict[str, int],
    *,
    quick: bool,
) -> bool:
    """Those of both sides who strike now do, then all losses are taken; whether the attacker has some."""
    ours = left_of(referee.table, Party(attack.unit, attack.hero))
    if ours is None:
        return False
    blows = [shot for shot in attack.shots if first(referee.table, _owner(attack, shot)) == quick]
    tolls: list[tuple[Party, Toll, Toll]] = []
    suffered = NOTHING
    for declared in foes:
        foe = left_of(referee.table, declared)  # the others were shot (DT-CC-02)
        if foe is None:
            continue
        shots = tuple([shot for shot in blows if parties[shot.target] == declared])
        done = referee.call(strikes, replace(attack, shots=shots), foe) if shots else NOTHING
        back = referee.call(reply, foe, ours, quick, suffered)
        tolls.append((foe, done, back))
        suffered = back._replace(stunned=False, gripped=False)
    for foe, done, _ in tolls:
        add_hits(totals, foe, done)
        settle(referee, attack.unit, foe, done)
    add_hits(totals, ours, suffered)
    settle(referee, "", ours, suffered)
    for foe, _, back in tolls:
        if back.stunned or back.gripped:
            settle(referee, foe.unit, ours, Toll(stunned=back.stunned, gripped=back.gripped))
    return suffered._replace(hits=0) != NOTHING


def _owner(attack: Attack, shot: Shot) -> str:
    """Whose weapon a shot is."""
    return attack.hero if shot.line >= HIS - 1 else attack.unit


def _cut_down(table: Table, attack: Attack) -> Attack:
    """What is left of an attack that has been struck first: the fallen strike no more (DS-SKILL-23).

    A hero whose unit has fallen fights on alone.
    """
    ours = left_of(table, Party(attack.unit, attack.hero))
    if ours is None:
        return attack
    shots = [shot for shot in attack.shots if alive(table, _owner(attack, shot))]
    if ours.unit != attack.unit:
        shots = [replace(shot, line=shot.line - HIS) for shot in shots]
    left = trimmed(table, ours.unit, ours.hero, tuple(shots))
    return replace(attack, unit=ours.unit, hero=ours.hero, shots=left)


def strikes(referee: Referee, attack: Attack, foe: Party) -> Toll:
    """What the attacker's close-combat weapons do to one target."""
    lots = [lot_of(referee.table, attack, shot, foe.unit, foe.hero) for shot in attack.shots]
    return _suffered(referee, attack.unit, foe, lots)


def reply(referee: Referee, foe: Party, attacker: Party, quick: bool = False, before: Toll = NOTHING) -> Toll:
    """A target strikes back with all it has, by a plain attack, at the attacker only (DT-CC-03, DT-CC-05).

    Those who ride on it strike too (DS-VEH-21).
    `before` is what the attacker has suffered of the blows of others at the same time.
    """
    table = referee.table
    lots: list[Lot | None] = []
    for unit in (foe.unit, *riders(table, foe.unit)):
        if why_not_fight(table, unit) is None and alive(table, unit):
            hero = foe.hero if unit == foe.unit else ""
            blows = Attack(unit, hero, reply_shots(table, unit, hero, attacker.unit))
            shots = [shot for shot in blows.shots if first(table, _owner(blows, shot)) == quick]
            lots += [lot_of(table, blows, shot, attacker.unit, attacker.hero) for shot in shots]
    return _suffered(referee, foe.unit, attacker, lots, before)


def _suffered(
    referee: Referee, striker: str, party: Party, lots: Sequence[Lot | None], before: Toll = NOTHING
) -> Toll:
    """What a party suffers of blows, as far as they can harm it, beside what it has suffered before."""
    harmful = tuple([lot for lot in lots if lot is not None and lot.dice])
    if not harmful:
        return before
    return suffer(referee, striker, striker, party, grouped(referee.table, striker, party, harmful), before)
