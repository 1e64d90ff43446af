"""A sensible attack to accept or edit: the best expected points for each weapon, no overkill."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import msgspec

from escarmouche.engine.requests import NO_ONE
from escarmouche.engine.table import replace
from escarmouche.games.dust.chapters.attack import allotment, hits, saves
from escarmouche.games.dust.chapters.attack.aiming import STEADY
from escarmouche.games.dust.chapters.attack.allotment import GUNNERS
from escarmouche.games.dust.chapters.attack.blows import reply_shots
from escarmouche.games.dust.chapters.attack.damage import room
from escarmouche.games.dust.chapters.attack.hits import Attack, Manner, lot_of
from escarmouche.games.dust.chapters.attack.shots import DOUBLED, PLAINLY, Choice, Shot, Skill, shots_of
from escarmouche.games.dust.chapters.cards.cards import CREWED, crew_left, main_line
from escarmouche.games.dust.chapters.cards.weapons import HIS, STANDARD, line_of
from escarmouche.games.dust.chapters.field import field_of
from escarmouche.games.dust.chapters.people.states import why_not_fight
from escarmouche.games.dust.table import INFANTRY, Card, Table

SATED = 1.3
"""Expected losses beyond this share of what a target has left are worth nothing."""
SPARE = 0.8
"""Points that a limited shot must be worth, and more than what else its bearer could fire, by a quarter."""
MOST = 4
"""Targets on which a whole attack is drafted."""
Maker = Callable[[], tuple[Choice, ...]]
GRAND = 3.0
"""Points from which a once-per-game skill, or a salvo, is worth it."""


class Aim(msgspec.Struct, frozen=True, gc=False):
    """One copy of a line on a target: expected losses, and points."""

    line: int
    """As shots number it."""
    own: int
    """Its number on the card of its owner."""
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


def expected(table: Table, attack: Attack, shot: Shot) -> float:
    """Losses expected of a shot on its target: miniatures, or boxes."""
    target = shot.target
    lot = lot_of(table, attack, shot, target)
    if lot is None:
        return 0.0
    card = table.setting.cards[table.units[target].card]
    left = room(table, target)
    each = 1.0
    if card.damage and card.kind not in CREWED:
        each = float(left if lot.kill else min(left, lot.damage))
    if "damage_resilient" in card.skills:
        each *= 2 / 3
    failing = saves.failing(saves.save_of(table, target, attack.seer, lot.save))
    return lot.dice * hits.chance(lot) * failing * each


def _aims(table: Table, unit: str, hero: str, context: str, offered: Sequence[Choice]) -> list[Aim]:
    """The worth of each line on each target, one copy each; flames that burn friends cost their points."""
    attack = Attack(unit, hero, manner=Manner(sustained=context in STEADY))
    aims: list[Aim] = []
    for shot in offered:
        if isinstance(shot, Skill) or shot.mode != PLAINLY:
            continue
        if aims and aims[-1].line == shot.line and aims[-1].target == shot.target:
            continue  # options count down: the first has the most copies
        line = line_of(table, unit, hero, shot.line)
        losses = expected(table, attack, Shot(shot.line, 1, shot.target))
        points = min(losses, room(table, shot.target)) * worth(table, shot.target)
        if "flame" in line.weapon.rules:
            points -= _burnt(table, unit, shot.target)
        aims.append(
            Aim(
                line=shot.line,
                own=line.number,
                target=shot.target,
                losses=losses,
                points=points,
                copies=shot.count,
                limited=bool(line.weapon.boxes),
                close=line.weapon.close,
            )
        )
    return aims


def _burnt(table: Table, unit: str, target: str) -> float:
    """Points of friends that a flame cannot but burn on its way."""
    field = field_of(table)
    if field.distance(table, unit, target) < 2 * field.point:
        return 0.0
    side = table.units[unit].side
    costs = []
    for path in field.flame_paths(table, unit, target):
        friends = [u for u in path if table.units[u].side == side]
        costs.append(sum(room(table, u) * worth(table, u) / 3 for u in friends))
    return min(costs, default=0.0)


class _Plan:
    """What has been allotted so far, and what it is expected to do."""

    def __init__(self, table: Table, *, saving: bool) -> None:
        self.table = table
        self.saving = saving
        """Whether limited shots are kept where something else is nearly as good."""
        self.copies: dict[tuple[int, str], int] = {}
        """How many of a line are aimed at a target."""
        self.done: dict[str, float] = {}
        """Losses expected of each target."""
        self.points = 0.0

    def gain(self, aim: Aim) -> float:
        """Points that one more copy adds: less and less as the target is likely dead."""
        space = room(self.table, aim.target) * SATED - self.done.get(aim.target, 0.0)
        if space <= 0 or aim.losses <= 0:
            return 0.0
        return aim.points * min(1.0, space / aim.losses)

    def take(self, aim: Aim) -> None:
        """Allot one copy of a line."""
        key = (aim.line, aim.target)
        self.points += self.gain(aim)
        self.copies[key] = self.copies.get(key, 0) + 1
        self.done[aim.target] = self.done.get(aim.target, 0.0) + aim.losses

    def best(self, aims: list[Aim]) -> Aim | None:
        """The aim that adds most; limited shots only where nothing else is nearly as good."""
        chosen, top, plain = None, 0.0, 0.0
        for aim in aims:
            gain = self.gain(aim)
            if not aim.limited:
                plain = max(plain, gain)
            if gain > top:
                chosen, top = aim, gain
        if self.saving and chosen is not None and chosen.limited and top < max(SPARE, 1.25 * plain):
            return self.best([aim for aim in aims if not aim.limited])
        return chosen

    def shots(self) -> tuple[Shot, ...]:
        """The plan as it is declared."""
        return tuple([Shot(line, copies, target) for (line, target), copies in self.copies.items()])


def _allot(table: Table, unit: str, hero: str, aims: list[Aim], *, saving: bool) -> _Plan:
    """Give each soldier, weapon or crewman the target where it does most."""
    plan = _Plan(table, saving=saving)
    for owner, base in ((unit, 0), (hero, HIS)):
        if not owner:
            continue
        own = [a for a in aims if base - 1 <= a.line < base + HIS - 1]
        for close in (False, True):
            some = [a for a in own if a.close is close]
            if some:
                _allot_owner(plan, owner, some)
    return plan


def _allot_owner(plan: _Plan, owner: str, aims: list[Aim]) -> None:
    """The ranged weapons of one card, or its close-combat ones, in the way of its kind."""
    card = plan.table.setting.cards[plan.table.units[owner].card]
    if card.type == INFANTRY and not card.damage:
        _allot_squad(plan, owner, aims)
    elif card.kind in CREWED:
        _allot_crew(plan, owner, aims)
    else:
        _allot_hero_or_machine(plan, card, aims)


def _allot_squad(plan: _Plan, owner: str, aims: list[Aim]) -> None:
    """Each soldier the best he carries, and what is under its barrel at the same target (DT-TGT-04)."""
    card = plan.table.setting.cards[plan.table.units[owner].card]
    hands = sorted([card.soldiers[n] for n in allotment.living(plan.table, owner)], key=len)
    barrels = {n for n, weapon in enumerate(card.weapons) if "under_barrel" in weapon.rules}
    fired: dict[int, int] = {}
    for hand in hands:
        able = [a for a in _left(aims, fired) if a.own in hand or a.own == STANDARD]
        main = plan.best([a for a in able if a.own not in barrels])
        under = [a for a in able if a.own in barrels and (main is None or a.target == main.target)]
        for aim in (main, plan.best(under)):
            if aim is not None:
                plan.take(aim)
                fired[aim.line] = fired.get(aim.line, 0) + 1


def _left(aims: list[Aim], fired: dict[int, int]) -> list[Aim]:
    """The aims of lines with copies that have not fired."""
    return [a for a in aims if fired.get(a.line, 0) < a.copies]


def _allot_crew(plan: _Plan, owner: str, aims: list[Aim]) -> None:
    """The support weapon with two of its crew, the others with what they carry; or all of them so."""
    card = plan.table.setting.cards[plan.table.units[owner].card]
    main, crew = main_line(card), crew_left(plan.table, owner)
    gun = plan.best([a for a in aims if a.own == main])
    rifles = [a for a in aims if a.own != main]
    rifle = plan.best(rifles)
    if gun is not None and (rifle is None or plan.gain(gun) >= GUNNERS * plan.gain(rifle)):
        plan.take(gun)
        crew -= GUNNERS
    fired: dict[int, int] = {}
    for _ in range(crew):
        aim = plan.best(_left(rifles, fired))
        if aim is None:
            return
        plan.take(aim)
        fired[aim.line] = fired.get(aim.line, 0) + 1


def _allot_hero_or_machine(plan: _Plan, card: Card, aims: list[Aim]) -> None:
    """All weapons of the card or all of its crew's, each line where it does most, the strongest first."""
    used = _instead_of_standard(_own_or_crew(card, aims))
    strength = {line: max([a.points for a in used if a.line == line]) for line in {a.line for a in used}}
    for line in sorted(strength, key=lambda n: -strength[n]):
        some = [a for a in used if a.line == line]
        for _ in range(some[0].copies):
            aim = plan.best(some)
            if aim is None:
                break
            plan.take(aim)


def _own_or_crew(card: Card, aims: list[Aim]) -> list[Aim]:
    """A machine's weapons or those of its crew, whichever do more (DT-TGT-07)."""
    crewed = [a for a in aims if a.own != STANDARD and "crew" in card.weapons[a.own].rules]
    own = [a for a in aims if a not in crewed]
    if crewed and sum([a.points * a.copies for a in crewed]) > sum([a.points for a in own]):
        return crewed
    return own


def _instead_of_standard(aims: list[Aim]) -> list[Aim]:
    """Close-combat weapons of the card rather than the standard weapon in their place (DT-CC-07)."""
    if any(a.close and a.own != STANDARD for a in aims):
        return [a for a in aims if a.own != STANDARD]
    return aims


# -- what is proposed ---------------------------------------------------------------------------------------


def _brave(table: Table, unit: str, hero: str, aims: list[Aim]) -> list[Aim]:
    """The aims without close combats in which the answer would cost more than the blow brings."""
    foes = {a.target for a in aims if a.close}
    feared = set()
    for foe in sorted(foes):
        if why_not_fight(table, foe) is not None:
            continue
        blows = max([a.points * a.copies for a in aims if a.close and a.target == foe], default=0.0)
        reply = Attack(foe, shots=reply_shots(table, foe, "", unit))
        back = sum([expected(table, reply, shot) for shot in reply.shots])
        if min(back, room(table, unit)) * worth(table, unit) > 1.1 * blows:
            feared.add(foe)
    return [a for a in aims if not (a.close and a.target in feared)] if feared else aims


def _planned(
    table: Table, unit: str, hero: str, context: str, aims: list[Aim], *, saving: bool = True
) -> _Plan:
    """The best allotment of these aims; a Sustained Attack is ranged or close, whichever does more."""
    if context not in STEADY:
        return _allot(table, unit, hero, aims, saving=saving)
    plans = [
        _allot(table, unit, hero, [a for a in aims if a.close is close], saving=saving)
        for close in (False, True)
    ]
    return max(plans, key=lambda plan: plan.points)


def best(table: Table, unit: str, hero: str, context: str, offered: Sequence[Choice]) -> tuple[Choice, ...]:
    """What a player in a hurry accepts: weapons where they do most, limited shots kept for good targets."""
    aims = _brave(table, unit, hero, _aims(table, unit, hero, context, offered))
    plan = _planned(table, unit, hero, context, aims)
    directed = _directed(table, context, offered)
    if directed is not None and directed.points > plan.points:
        return (directed.shot,)
    shots = tuple([_with_mode(table, unit, hero, shot, offered) for shot in plan.shots()])
    skills = [choice for choice in offered if isinstance(choice, Skill)]
    return (*shots, *skills[:1]) if skills and plan.points >= GRAND else shots


def _with_mode(table: Table, unit: str, hero: str, shot: Shot, offered: Sequence[Choice]) -> Shot:
    """A salvo doubled or a volley of several shots where it is worth it."""
    line = line_of(table, unit, hero, shot.line)
    value = expected(table, Attack(unit, hero), shot)
    left = room(table, shot.target)
    if "salvo" in line.weapon.rules:
        doubled = replace(shot, mode=DOUBLED)
        whole = shot.count == allotment.most(table, line.owner, line.number)
        if doubled in offered and whole and value < left:
            return doubled if value * worth(table, shot.target) >= 1.0 else shot
    if "volley" in line.weapon.rules and value:
        needed = max(1, round(left / value))
        able = [
            other
            for other in shots_of(offered)
            if other.line == shot.line and other.target == shot.target and other.mode.times <= needed
        ]
        if able:
            return max(able, key=lambda other: other.mode.times)
    return shot


class Directed(msgspec.Struct, frozen=True, gc=False):
    """Fire that an observer directs, and what it is worth."""

    points: float
    shot: Shot


def _directed(table: Table, context: str, offered: Sequence[Choice]) -> Directed | None:
    """The best fire an observer can direct."""
    manner = Manner(sustained=context in STEADY)
    best: Directed | None = None
    for shot in offered:
        if isinstance(shot, Skill) or not shot.mode.gun or shot.target == NO_ONE:
            continue
        losses = expected(table, Attack(shot.mode.gun, manner=manner), shot)
        points = min(losses, room(table, shot.target)) * worth(table, shot.target)
        if best is None or points > best.points:
            best = Directed(points, shot)
    return best


def several(table: Table, unit: str, hero: str, context: str, offered: Sequence[Choice]) -> list[Maker]:
    """Makers of a few declarations that differ: the best, all on one target, everything spent, smoke."""
    shots = shots_of(offered)
    targets = list(dict.fromkeys([shot.target for shot in shots if shot.mode == PLAINLY]))[:MOST]

    def whole() -> tuple[Choice, ...]:
        return best(table, unit, hero, context, offered)

    def spent(some: Sequence[Choice], saving: bool) -> tuple[Choice, ...]:
        aims = _aims(table, unit, hero, context, some)
        return _planned(table, unit, hero, context, aims, saving=saving).shots()

    def on(target: str, saving: bool) -> tuple[Choice, ...]:
        return spent([shot for shot in shots if shot.target == target], saving)

    def skilled(skill: Skill) -> tuple[Choice, ...]:
        first = whole()
        return first if skill in first or not first else (*first, skill)

    makers: list[Maker] = [whole]
    makers += [partial(on, target, saving) for target in targets for saving in (True, False)]
    if len(targets) > 1:
        makers.append(partial(spent, offered, False))
    makers += [partial(skilled, choice) for choice in offered if isinstance(choice, Skill)]
    artillery = [shot for shot in shots if shot.mode.gun or shot.mode.smoke]
    makers += [partial(tuple, [shot]) for shot in artillery[:3]]
    return makers
