"""Hits shared one by one: a hero with his unit, or hits of several kinds on a tough target (DT-DMG-01)."""

from __future__ import annotations

from escarmouche.games.dust import saves
from escarmouche.games.dust.cards import boxes_left
from escarmouche.games.dust.damage import NOTHING, Group, Kind, Toll, absorb, resilient, resist, room, thrown
from escarmouche.games.dust.table import Referee, Table


def one_by_one(table: Table, seer: str, target: str, mate: str, groups: tuple[Group, ...]) -> bool:
    """Whether the defender has a choice to make hit by hit (DT-DMG-01).

    He has where a hero shares the hits, and where damage points are cancelled one hit after the other.
    """
    if mate:
        return True
    if len(groups) < 2 or not table.setting.cards[table.units[target].card].damage:
        return False
    return len({(k.damage, k.kill) for k, _ in groups}) > 1 and bool(resilient(table, target, seer))


def share(
    referee: Referee, attacker: str, seer: str, target: str, mate: str, groups: tuple[Group, ...]
) -> Toll:
    """All hits are rolled, then the defender gives them out one by one, each saved at once (DT-DMG-01)."""
    counts, zapped, gripped = referee.call(_thrown, attacker, target, groups)
    toll = NOTHING._replace(stunned=zapped, gripped=gripped)
    kinds = tuple(kind for kind, _ in groups)
    return referee.call(_give, attacker, seer, target, mate, kinds, counts, toll)


def _thrown(
    referee: Referee, attacker: str, target: str, groups: tuple[Group, ...]
) -> tuple[tuple[int, ...], bool, bool]:
    """The hits of each group."""
    counts: tuple[int, ...] = ()
    zapped = gripped = False
    if len(groups) > 1:
        counts, zapped, gripped = referee.call(_thrown, attacker, target, groups[:-1])
    hits, more, held = referee.call(thrown, attacker, target, groups[-1][1])
    return (*counts, hits), zapped or more, gripped or held


def _give(
    referee: Referee,
    attacker: str,
    seer: str,
    target: str,
    mate: str,
    kinds: tuple[Kind, ...],
    counts: tuple[int, ...],
    toll: Toll,
) -> Toll:
    """One hit: which, to whom, its save, its damage; then the others."""
    table = referee.table
    coming = [n for n, count in enumerate(counts) if count]
    able = _able(table, target, mate, toll)
    if not coming or not able:
        return toll
    aimed = [n for n in coming if kinds[n].at]
    if aimed:
        number, who = aimed[0], _bearer(table, target, mate, kinds[aimed[0]].at)
    elif able == [target] and (len(coming) == 1 or not _matters(table, target, kinds, counts, toll)):
        return _rest(referee, seer, target, kinds, counts, toll)
    else:
        picked = [n for n in coming if kinds[n].picked]
        number, who = _choose(referee, attacker, target, mate, kinds, picked or coming, able, toll)
    kind = kinds[number]
    rest = tuple(count - (n == number) for n, count in enumerate(counts))
    toll = _one(referee, seer, target, mate, who, kind, toll)
    return referee.call(_give, attacker, seer, target, mate, kinds, rest, toll)


def _matters(table: Table, target: str, kinds: tuple[Kind, ...], counts: tuple[int, ...], toll: Toll) -> bool:
    """Whether the order of the hits can matter: only to one with boxes, and only if they could kill it."""
    if not table.setting.cards[table.units[target].card].damage:
        return False
    if any(kind.kill and count for kind, count in zip(kinds, counts, strict=True)):
        return True
    points = sum(kind.damage * count for kind, count in zip(kinds, counts, strict=True))
    return points >= boxes_left(table, target) - toll.losses


def _able(table: Table, target: str, mate: str, toll: Toll) -> list[str]:
    """Who can still take a hit."""
    found = []
    if room(table, target) > toll.losses + len(toll.named) + toll.chosen:
        found.append(target)
    if mate and boxes_left(table, mate) > toll.his:
        found.append(mate)
    return found


def _bearer(table: Table, target: str, mate: str, figure: str) -> str:
    return mate if mate and figure in table.units[mate].roster else target


def _choose(
    referee: Referee,
    attacker: str,
    target: str,
    mate: str,
    kinds: tuple[Kind, ...],
    coming: list[int],
    able: list[str],
    toll: Toll,
) -> tuple[int, str]:
    """Which hit comes next and who takes it: the defender says, the attacker for an assassin's hits."""
    table = referee.table
    picked = kinds[coming[0]].picked
    asked = attacker if picked else target
    options = tuple((n, who) for n in coming for who in able)
    heavy = max(coming, key=lambda n: (kinds[n].kill, kinds[n].damage))
    light = min(coming, key=lambda n: (kinds[n].kill, kinds[n].damage))
    best = (heavy, able[0])
    if mate in able and target in able and not picked:
        last = room(table, target) - toll.losses - len(toll.named) - toll.chosen <= 1
        healthy = boxes_left(table, mate) - toll.his > kinds[light].damage and not kinds[light].kill
        if last and healthy:
            best = (light, mate)
    elif picked and mate in able:
        best = (heavy, mate)
    answer = referee.ask(
        "DS-SKILL-09" if picked else "DT-DMG-01",
        table.units[asked].side,
        "share-hit",
        options,
        proposal=best,
        unit=target,
        hero=mate,
        named=tuple((n, "N" if kinds[n].kill else str(kinds[n].damage)) for n in coming),
    )
    return answer[0], answer[1]


def _one(referee: Referee, seer: str, target: str, mate: str, who: str, kind: Kind, toll: Toll) -> Toll:
    """One hit on one of the two: saved, resisted, or taken."""
    if who == target:
        left = saves.roll(referee, target, kind.save, 1)
        return absorb(referee, seer, target, kind, left, toll)
    table = referee.table
    if boxes_left(table, mate) <= toll.his:
        return toll
    save = kind.save
    if saves.hard(table, mate) != saves.hard(table, target):
        save = saves.save_of(table, mate, seer, kind.left)
    if not saves.roll(referee, mate, save, 1):
        return toll
    space = boxes_left(table, mate) - toll.his
    rule = resilient(referee.table, mate, seer, target)
    if rule:
        return toll._replace(his=referee.call(resist, mate, rule, toll.his, kind.damage, kind.kill, 1))
    return toll._replace(his=toll.his + (space if kind.kill else min(space, kind.damage)))


def _rest(
    referee: Referee, seer: str, target: str, kinds: tuple[Kind, ...], counts: tuple[int, ...], toll: Toll
) -> Toll:
    """Nothing left to choose: what remains falls on the unit, saves thrown together."""
    for kind, count in zip(kinds, counts, strict=True):
        if count:
            left = saves.roll(referee, target, kind.save, count)
            toll = absorb(referee, seer, target, kind, left, toll)
    return toll
