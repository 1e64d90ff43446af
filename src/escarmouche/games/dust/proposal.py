"""A sensible attack to accept or edit: the best expected points for each weapon, no overkill."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

from escarmouche.engine.requests import NO_ONE
from escarmouche.games.dust import allotment, hits, saves
from escarmouche.games.dust.aiming import STEADY
from escarmouche.games.dust.allotment import DOUBLE, GUN, GUNNERS, SMOKE, Shot
from escarmouche.games.dust.blows import reply_shots
from escarmouche.games.dust.cards import CREWED, crew_left, main_line
from escarmouche.games.dust.damage import room
from escarmouche.games.dust.field import field_of
from escarmouche.games.dust.hits import PLAIN, Manner, lot_of
from escarmouche.games.dust.states import why_not_fight
from escarmouche.games.dust.table import INFANTRY, Table
from escarmouche.games.dust.weapons import HIS, STANDARD, line_of

SATED = 1.3
"""Expected losses beyond this share of what a target has left are worth nothing."""
SPARE = 0.8
"""Points that a limited shot must be worth, and more than what else its bearer could fire, by a quarter."""
MOST = 4
"""Targets on which a whole attack is drafted."""
Maker = Callable[[], tuple[Any, ...]]
GRAND = 3.0
"""Points from which a once-per-game skill, or a salvo, is worth it."""


class Aim(NamedTuple):
    """One copy of a line on a target: expected losses, and points."""

    line: int
    target: str
    losses: float
    points: float
    copies: int
    limited: bool
    close: bool


def worth(table: Table, target: str) -> float:
    """Points of one miniature, or of one box, of a unit."""
    record = table.units[target]
    card = table.setting.cards[record.card]
    return card.points / (card.damage or len(record.roster) or 1)


def expected(table: Table, unit: str, hero: str, shot: Shot, seer: str, manner: Manner) -> float:
    """Losses expected of a shot on its target: miniatures, or boxes."""
    target = shot[2]
    lot = lot_of(table, unit, hero, shot, target, "", manner)
    if lot is None:
        return 0.0
    card = table.setting.cards[table.units[target].card]
    left = room(table, target)
    each = 1.0
    if card.damage and card.kind not in CREWED:
        each = float(left if lot.kill else min(left, lot.damage))
    if "damage_resilient" in card.skills:
        each *= 2 / 3
    failing = saves.failing(saves.save_of(table, target, seer, lot.save))
    return lot.dice * hits.chance(lot) * failing * each


def _aims(table: Table, unit: str, hero: str, context: str, offered: Sequence[Any]) -> list[Aim]:
    """The worth of each line on each target, one copy each; flames that burn friends cost their points."""
    manner = Manner(sustained=context in STEADY)
    found: list[Aim] = []
    for option in offered:
        if isinstance(option, str) or option[3]:
            continue
        line, copies, target, _ = option
        if found and found[-1].line == line and found[-1].target == target:
            continue  # options count down: the first has the most copies
        _, weapon, _ = line_of(table, unit, hero, line)
        losses = expected(table, unit, hero, (line, 1, target, ""), unit, manner)
        points = min(losses, room(table, target)) * worth(table, target)
        if "flame" in weapon.rules:
            points -= _burnt(table, unit, target)
        found.append(Aim(line, target, losses, points, copies, bool(weapon.boxes), weapon.close))
    return found


def _burnt(table: Table, unit: str, target: str) -> float:
    """Points of friends that a flame cannot but burn on its way."""
    field = field_of(table)
    if field.distance(table, unit, target) < 2:
        return 0.0
    side = table.units[unit].side
    costs = []
    for path in field.flame_paths(table, unit, target):
        friends = [u for u in path if table.units[u].side == side]
        costs.append(sum(room(table, u) * worth(table, u) / 3 for u in friends))
    return min(costs, default=0.0)


class _Plan:
    """What has been allotted so far, and what it is expected to do."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.shots: dict[tuple[int, str], int] = {}
        self.done: dict[str, float] = {}
        self.points = 0.0

    def gain(self, aim: Aim) -> float:
        """Points that one more copy adds: less and less as the target is likely dead."""
        space = room(self.table, aim.target) * SATED - self.done.get(aim.target, 0.0)
        if space <= 0 or aim.losses <= 0:
            return 0.0
        return aim.points * min(1.0, space / aim.losses)

    def take(self, aim: Aim, copies: int = 1) -> None:
        """Allot copies of a line."""
        key = (aim.line, aim.target)
        self.points += self.gain(aim) * copies
        self.shots[key] = self.shots.get(key, 0) + copies
        self.done[aim.target] = self.done.get(aim.target, 0.0) + aim.losses * copies

    def best(self, aims: list[Aim], keep: bool = True) -> Aim | None:
        """The aim that adds most; limited shots are kept where something else is nearly as good."""
        chosen, top, plain = None, 0.0, 0.0
        for aim in aims:
            gain = self.gain(aim)
            if not aim.limited:
                plain = max(plain, gain)
            if gain > top:
                chosen, top = aim, gain
        if keep and chosen is not None and chosen.limited and top < max(SPARE, 1.25 * plain):
            return self.best([aim for aim in aims if not aim.limited], keep)
        return chosen


def _allot(table: Table, unit: str, hero: str, aims: list[Aim], keep: bool) -> _Plan:
    """Give each soldier, weapon or crewman the target where it does most."""
    plan = _Plan(table)
    for owner, base in ((unit, 0), (hero, HIS)):
        if not owner:
            continue
        own = [a for a in aims if base - 1 <= a.line < base + HIS - 1]
        for close in (False, True):
            some = [a for a in own if a.close is close]
            if some:
                _allot_owner(table, plan, owner, base, some, keep)
    return plan


def _allot_owner(table: Table, plan: _Plan, owner: str, base: int, aims: list[Aim], keep: bool) -> None:
    record = table.units[owner]
    card = table.setting.cards[record.card]
    fired: dict[int, int] = {}
    if card.type == INFANTRY and not card.damage:
        hands = sorted([card.soldiers[n] for n in allotment.living(table, owner)], key=len)
        barrels = {n for n, w in enumerate(card.weapons) if "under_barrel" in w.rules}
        for hand in hands:
            able = [
                a for a in aims if (a.line in hand or a.line == STANDARD) and fired.get(a.line, 0) < a.copies
            ]
            main = plan.best([a for a in able if a.line not in barrels], keep)
            under = [a for a in able if a.line in barrels and (main is None or a.target == main.target)]
            for aim in (main, plan.best(under, keep)):
                if aim is not None:
                    plan.take(aim)
                    fired[aim.line] = fired.get(aim.line, 0) + 1
        return
    if card.kind in CREWED:
        _allot_crew(table, plan, owner, aims, keep)
        return
    crewed = [a for a in aims if a.line != STANDARD and "crew" in _rules(card.weapons, a.line - base)]
    own = [a for a in aims if a not in crewed]
    if crewed and sum(a.points * a.copies for a in crewed) > sum(a.points for a in own):
        own = crewed
    blades = [a for a in own if a.close and a.line - base != STANDARD]
    if blades:
        own = [a for a in own if a.line - base != STANDARD]
    for line in sorted({a.line for a in own}, key=lambda n: -max(a.points for a in own if a.line == n)):
        some = [a for a in own if a.line == line]
        for _ in range(some[0].copies):
            aim = plan.best(some, keep)
            if aim is None:
                break
            plan.take(aim)


def _rules(weapons: tuple[Any, ...], line: int) -> tuple[str, ...]:
    return weapons[line].rules if 0 <= line < len(weapons) else ()


def _allot_crew(table: Table, plan: _Plan, owner: str, aims: list[Aim], keep: bool) -> None:
    """The support weapon with two of its crew, the others with what they carry; or all of them so."""
    card = table.setting.cards[table.units[owner].card]
    main, crew = main_line(card), crew_left(table, owner)
    gun = plan.best([a for a in aims if a.line == main], keep)
    rifles = [a for a in aims if a.line != main]
    rifle = plan.best(rifles, keep)
    if gun is not None and (rifle is None or plan.gain(gun) >= GUNNERS * plan.gain(rifle)):
        plan.take(gun)
        crew -= GUNNERS
    fired: dict[int, int] = {}
    for _ in range(crew):
        aim = plan.best([a for a in rifles if fired.get(a.line, 0) < a.copies], keep)
        if aim is None:
            return
        plan.take(aim)
        fired[aim.line] = fired.get(aim.line, 0) + 1


# -- what is proposed ---------------------------------------------------------------------------------------


def _brave(table: Table, unit: str, hero: str, aims: list[Aim]) -> list[Aim]:
    """The aims without close combats in which the answer would cost more than the blow brings."""
    foes = {a.target for a in aims if a.close}
    feared = set()
    for foe in sorted(foes):
        if why_not_fight(table, foe) is not None:
            continue
        blows = max([a.points * a.copies for a in aims if a.close and a.target == foe], default=0.0)
        back = sum(expected(table, foe, "", shot, foe, PLAIN) for shot in reply_shots(table, foe, "", unit))
        if min(back, room(table, unit)) * worth(table, unit) > 1.1 * blows:
            feared.add(foe)
    return [a for a in aims if not (a.close and a.target in feared)] if feared else aims


def _shots(plan: _Plan) -> tuple[Shot, ...]:
    return tuple((line, copies, target, "") for (line, target), copies in plan.shots.items())


def _plan(
    table: Table, unit: str, hero: str, context: str, aims: list[Aim], keep: bool = True
) -> tuple[float, tuple[Any, ...]]:
    """The best allotment of these aims; a Sustained Attack is ranged or close, whichever does more."""
    if context not in STEADY:
        plan = _allot(table, unit, hero, aims, keep)
        return plan.points, _shots(plan)
    plans = [
        _allot(table, unit, hero, [a for a in aims if a.close is close], keep) for close in (False, True)
    ]
    plan = max(plans, key=lambda p: p.points)
    return plan.points, _shots(plan)


def best(table: Table, unit: str, hero: str, context: str, offered: Sequence[Any]) -> tuple[Any, ...]:
    """What a player in a hurry accepts: weapons where they do most, limited shots kept for good targets."""
    aims = _brave(table, unit, hero, _aims(table, unit, hero, context, offered))
    points, shots = _plan(table, unit, hero, context, aims)
    directed = _directed(table, context, offered)
    if directed is not None and directed[0] > points:
        return (directed[1],)
    shots = tuple(_with_mode(table, unit, hero, shot, offered) for shot in shots)
    extra = [word for word in offered if isinstance(word, str)]
    return (*shots, *extra[:1]) if extra and points >= GRAND else shots


def _with_mode(table: Table, unit: str, hero: str, shot: Shot, offered: Sequence[Any]) -> Shot:
    """A salvo doubled or a volley of several shots where it is worth it."""
    line, copies, target, _ = shot
    owner, weapon, own = line_of(table, unit, hero, line)
    value = expected(table, unit, hero, shot, unit, PLAIN)
    left = room(table, target)
    if "salvo" in weapon.rules:
        doubled = (line, copies, target, DOUBLE)
        if doubled in offered and copies == allotment.most(table, owner, own) and value < left:
            return doubled if value * worth(table, target) >= 1.0 else shot
    if "volley" in weapon.rules and value:
        wanted = max(1, round(left / value))
        shots = [o for o in offered if not isinstance(o, str) and o[0] == line and o[2] == target]
        able = [o for o in shots if allotment.factor(o[3]) <= wanted]
        if able:
            chosen: Shot = max(able, key=lambda o: allotment.factor(o[3]))
            return chosen
    return shot


def _directed(table: Table, context: str, offered: Sequence[Any]) -> tuple[float, Shot] | None:
    """The best fire an observer can direct, and its points."""
    manner = Manner(sustained=context in STEADY)
    found: tuple[float, Shot] | None = None
    for option in offered:
        if isinstance(option, str) or not option[3].startswith(GUN) or option[2] == NO_ONE:
            continue
        gun = allotment.gun_of(option[3])
        losses = expected(table, gun, "", option, gun, manner)
        points = min(losses, room(table, option[2])) * worth(table, option[2])
        if found is None or points > found[0]:
            found = (points, option)
    return found


def several(table: Table, unit: str, hero: str, context: str, offered: Sequence[Any]) -> list[Maker]:
    """Makers of a few declarations that differ: the best, all on one target, everything spent, smoke."""
    targets = list(dict.fromkeys(o[2] for o in offered if not isinstance(o, str) and not o[3]))[:MOST]

    def on(target: str, keep: bool) -> tuple[Any, ...]:
        some = [o for o in offered if not isinstance(o, str) and o[2] == target]
        return _plan(table, unit, hero, context, _aims(table, unit, hero, context, some), keep)[1]

    def skilled(word: str) -> tuple[Any, ...]:
        first = best(table, unit, hero, context, offered)
        return first if word in first or not first else (*first, word)

    makers: list[Maker] = [lambda: best(table, unit, hero, context, offered)]
    makers += [partial(on, target, keep) for target in targets for keep in (True, False)]
    if len(targets) > 1:
        makers.append(
            lambda: _plan(table, unit, hero, context, _aims(table, unit, hero, context, offered), keep=False)[
                1
            ]
        )
    makers += [partial(skilled, word) for word in offered if isinstance(word, str)]
    directed = [
        o for o in offered if not isinstance(o, str) and (o[3].startswith(GUN) or o[3].endswith(SMOKE))
    ]
    makers += [partial(tuple, [o]) for o in directed[:3]]
    return makers
