"""Hits shared one by one: a hero with his unit, or hits of several kinds on a tough target."""

from __future__ import annotations

from typing import Any

import msgspec

from escarmouche.engine.options import TARGET, WHAT, Option
from escarmouche.games.dust.chapters.attack import saves
from escarmouche.games.dust.chapters.attack.damage import (
    NOTHING,
    Group,
    Hit,
    Kind,
    Toll,
    absorb,
    counted,
    resilient,
    resist,
    room,
    tell_struck,
    thrown,
)
from escarmouche.games.dust.chapters.attack.party import Party
from escarmouche.games.dust.chapters.cards.cards import boxes_left
from escarmouche.games.dust.chapters.field import field_of
from escarmouche.games.dust.table import Referee, Table

SHARED = -1
"""Hits that are saved one by one."""


class SharedHit(Option, frozen=True, gc=False):
    """A hit of one of the kinds that come, given to one of those who can take it."""

    kind: int
    """The number of the kind."""
    bearer: str

    def code(self) -> tuple[int, str]:
        return self.kind, self.bearer

    @classmethod
    def read(cls, code: tuple[int, str]) -> SharedHit:
        kind, bearer = code
        return cls(kind, bearer)

    def parts(self) -> dict[str, Any]:
        return {WHAT: self.kind, TARGET: self.bearer}


class Incoming(msgspec.Struct, frozen=True, gc=False):
    """Hits of several kinds on their way to a party."""

    attacker: str
    seer: str
    """From whom cover counts."""
    party: Party
    kinds: tuple[Kind, ...]


def one_by_one(table: Table, seer: str, party: Party, groups: tuple[Group, ...]) -> bool:
    """Whether the defender has a choice to make hit by hit.

    He has where a hero shares the hits, and where damage points are cancelled one hit after the other.
    """
    if party.hero:
        return True
    target = party.unit
    if len(groups) < 2 or not table.setting.cards[table.units[target].card].damage:
        return False
    sorts = {(group.kind.damage, group.kind.kill) for group in groups}
    return len(sorts) > 1 and any(
        resilient(table, target, seer, known=group.kind.covered) for group in groups
    )


def share(
    referee: Referee,
    attacker: str,
    seer: str,
    party: Party,
    groups: tuple[Group, ...],
    before: Toll = NOTHING,
) -> Toll:
    """All hits are rolled, then the defender gives them out one by one, each saved at once."""
    rolled = referee.call(_thrown, attacker, party.unit, groups)
    for group, count in zip(groups, rolled.counts, strict=True):
        tell_struck(referee, attacker, party.unit, group.kind, count, SHARED)
    hits = counted(referee.table, before.hits + sum(rolled.counts))
    toll = before._replace(stunned=rolled.zapped, gripped=rolled.gripped, hits=hits)
    incoming = Incoming(attacker, seer, party, tuple([group.kind for group in groups]))
    return referee.call(_give, incoming, rolled.counts, toll)


class Rolled(msgspec.Struct, frozen=True, gc=False):
    """The hits of each group, and whether a Tesla or a grapple weapon is among those that hit."""

    counts: tuple[int, ...] = ()
    zapped: bool = False
    gripped: bool = False


def _thrown(referee: Referee, attacker: str, target: str, groups: tuple[Group, ...]) -> Rolled:
    """Throw the groups, one after the other."""
    before = Rolled()
    if len(groups) > 1:
        before = referee.call(_thrown, attacker, target, groups[:-1])
    hits = referee.call(thrown, attacker, target, groups[-1].lots)
    return Rolled((*before.counts, hits.count), before.zapped or hits.zapped, before.gripped or hits.gripped)


def _give(referee: Referee, incoming: Incoming, counts: tuple[int, ...], toll: Toll) -> Toll:
    """One hit: which, to whom, its save, its damage; then the others."""
    table, party, kinds = referee.table, incoming.party, incoming.kinds
    coming = [n for n, count in enumerate(counts) if count and exposed(table, party, kinds[n], toll)]
    able = _able(table, party, toll)
    if not coming or not able:
        return toll
    aimed = [n for n in coming if kinds[n].at]
    if aimed:
        hit = SharedHit(aimed[0], _bearer(table, party, kinds[aimed[0]].at))
    elif able == [party.unit] and (len(coming) == 1 or not _matters(table, incoming, counts, toll)):
        return _rest(referee, incoming, counts, toll)
    else:
        picked = [n for n in coming if kinds[n].picked]
        hit = _choose(referee, incoming, picked or coming, able, toll)
    rest = tuple(count - (n == hit.kind) for n, count in enumerate(counts))
    toll = _one(referee, incoming, hit, toll)
    return referee.call(_give, incoming, rest, toll)


def _matters(table: Table, incoming: Incoming, counts: tuple[int, ...], toll: Toll) -> bool:
    """Whether the order of the hits can matter: only to one with boxes, and only if they could kill it."""
    target = incoming.party.unit
    if not table.setting.cards[table.units[target].card].damage:
        return False
    if any(kind.kill and count for kind, count in zip(incoming.kinds, counts, strict=True)):
        return True
    points = sum(kind.damage * count for kind, count in zip(incoming.kinds, counts, strict=True))
    return points >= boxes_left(table, target) - toll.losses


def _able(table: Table, party: Party, toll: Toll) -> list[str]:
    """Who can still take a hit."""
    able = []
    if room(table, party.unit) > toll.losses + len(toll.named) + toll.chosen:
        able.append(party.unit)
    if party.hero and boxes_left(table, party.hero) > toll.his:
        able.append(party.hero)
    return able


def exposed(table: Table, party: Party, kind: Kind, toll: Toll) -> bool:
    """Whether somebody is left whom such hits can reach."""
    if not kind.valid:
        return True
    his = table.units[party.hero].roster if party.hero and boxes_left(table, party.hero) > toll.his else ()
    standing = (*table.units[party.unit].figures, *his)
    return any(figure in standing and figure not in toll.named for figure in kind.valid)


def _bearer(table: Table, party: Party, figure: str) -> str:
    return party.hero if party.hero and figure in table.units[party.hero].roster else party.unit


def _choose(
    referee: Referee, incoming: Incoming, coming: list[int], able: list[str], toll: Toll
) -> SharedHit:
    """Which hit comes next and who takes it: the defender says, the attacker for an assassin's hits."""
    table, party, kinds = referee.table, incoming.party, incoming.kinds
    picked = kinds[coming[0]].picked
    chosen: SharedHit = referee.ask(
        "DS-SKILL-09" if picked else field_of(table).cites.hits_one_by_one,
        table.units[incoming.attacker if picked else party.unit].side,
        "share-hit",
        [SharedHit(n, who) for n in coming for who in able],
        proposal=_sensible(table, incoming, coming, able, toll),
        actor=party.unit,
        unit=party.unit,
        hero=party.hero,
        named=tuple((n, "N" if kinds[n].kill else str(kinds[n].damage)) for n in coming),
    )
    return chosen


def _sensible(table: Table, incoming: Incoming, coming: list[int], able: list[str], toll: Toll) -> SharedHit:
    """What is proposed: the heaviest hits to the soldiers, a light one to a healthy hero for the last man."""
    target, hero = incoming.party.unit, incoming.party.hero

    def weight(n: int) -> tuple[bool, int]:
        return incoming.kinds[n].kill, incoming.kinds[n].damage

    heavy, light = max(coming, key=weight), min(coming, key=weight)
    if hero not in able:
        return SharedHit(heavy, able[0])
    if incoming.kinds[coming[0]].picked:
        return SharedHit(heavy, hero)
    last = room(table, target) - toll.losses - len(toll.named) - toll.chosen <= 1
    healthy = (
        boxes_left(table, hero) - toll.his > incoming.kinds[light].damage and not incoming.kinds[light].kill
    )
    if target in able and last and healthy:
        return SharedHit(light, hero)
    return SharedHit(heavy, able[0])


def _one(referee: Referee, incoming: Incoming, hit: SharedHit, toll: Toll) -> Toll:
    """One hit on one of the two: saved, resisted, or taken."""
    seer, target, hero = incoming.seer, incoming.party.unit, incoming.party.hero
    kind = incoming.kinds[hit.kind]
    table = referee.table
    if hit.bearer == target:
        left = saves.roll(referee, target, kind.save, 1)
        if kind.valid and _hero_exposed(table, hero, kind, toll):
            kind = kind._replace(valid=())  # as long as he can be hit anybody may take it for him
        return absorb(referee, target, kind, left, toll, attacker=seer)
    space = boxes_left(table, hero) - toll.his
    if space <= 0:
        return toll
    save = kind.save
    if saves.hard(table, hero) != saves.hard(table, target):
        save = saves.save_of(table, hero, seer, kind.left, kind.covered)
    if not saves.roll(referee, hero, save, 1):
        return toll
    rule = resilient(referee.table, hero, seer, target, kind.covered)
    if rule:
        blow = Hit(kind.damage, kind.kill)
        return toll._replace(his=referee.call(resist, hero, rule, toll.his, blow, hits=1))
    return toll._replace(his=toll.his + (space if kind.kill else min(space, kind.damage)))


def _hero_exposed(table: Table, hero: str, kind: Kind, toll: Toll) -> bool:
    """Whether the hero of a party is one of those whom such hits reach, and still stands."""
    if not hero or boxes_left(table, hero) <= toll.his:
        return False
    return any(figure in table.units[hero].roster for figure in kind.valid)


def _rest(referee: Referee, incoming: Incoming, counts: tuple[int, ...], toll: Toll) -> Toll:
    """Nothing left to choose: what remains falls on the unit, saves thrown together."""
    target = incoming.party.unit
    for kind, count in zip(incoming.kinds, counts, strict=True):
        if count:
            left = saves.roll(referee, target, kind.save, count)
            toll = absorb(referee, target, kind, left, toll, attacker=incoming.seer)
    return toll
