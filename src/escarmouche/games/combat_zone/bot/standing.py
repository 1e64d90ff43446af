"""A bot's sense of a place: what a figure could fire at from it, what it fears there, what that is worth."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, NamedTuple

from escarmouche.games.combat_zone.bot import aims, appraisal, gains
from escarmouche.games.combat_zone.bot.aims import Aim, post
from escarmouche.games.combat_zone.chapters import actions, cohesion, reactions
from escarmouche.games.combat_zone.chapters.area_weapons import aiming, charges
from escarmouche.games.combat_zone.chapters.deeds import Deed
from escarmouche.games.combat_zone.chapters.figures import (
    body,
    enemies,
    eye,
    in_arc,
    on_table,
    profile,
    sees,
    side_of,
    where,
)
from escarmouche.games.combat_zone.chapters.sequence import ACTIVATED
from escarmouche.games.combat_zone.chapters.shooting import modes, opportunity
from escarmouche.games.combat_zone.chapters.shooting.weapons import carried
from escarmouche.games.combat_zone.chapters.things import lying
from escarmouche.games.combat_zone.chapters.vehicles import vehicles
from escarmouche.games.combat_zone.table import (
    AREA,
    DROPPED,
    PANICKED,
    REACTIONS,
    ROUTED,
    STUNNED,
    Table,
)
from escarmouche.space.shapes import bearing, distance, gap_at_most, in_half_plane, toward
from escarmouche.space.sight import visible

SPENT = 0.5
"""What is left of the fear of those who have acted this turn: they must wait for the next."""
RISK = 1.0
"""How many of an enemy's best bursts a figure in his sight fears, if he has no other target."""
CROWD = 0.5
"""How much of that is spared by each other target that he has."""
SUREST = 0.9
"""The most of its worth that one enemy can make a figure fear for."""
STRAY = 1.2
"""What each member out of cohesion costs."""
RALLY = 2.0
"""What it is worth to a panicked figure to touch a leader."""
BURN = 8.0
SNAP, COMING = 0.6, 0.3
"""What part of a burst now a burst in waiting is worth: at one in sight, at one who may come in sight."""
STRIDES = (800, 1600, 2400)
"""How far an enemy is thought to come."""
AIMS = 3
"""Enemies that a blast is weighed at."""
WORTH_A_THROW, SAVED = 0.5, 0.08
"""What a throw must gain at least: so much, or so much of the price of the dearest enemy."""


class Shot(NamedTuple):
    """A way to fire: what it gains, what it costs, how, at whom, and how often it may be repeated."""

    gain: float
    cost: int
    deed: Deed
    target: str
    most: int


class End(NamedTuple):
    """How an activation may end: what it costs to come to it, and what it is worth."""

    cost: int
    worth: float


class Standing:
    """A figure and the places where it could stand; worked out bit by bit, when asked for."""

    __slots__ = ("_crowds", "_ends", "_risks", "_shots", "drawn", "figure", "table")

    def __init__(self, table: Table, figure: str) -> None:
        self.table, self.figure = table, figure
        self.drawn: tuple[Aim, ...] = aims.aims(table, figure)
        self._shots: dict[Any, list[Shot]] = {}
        self._ends: dict[Any, list[End]] = {}
        self._risks: dict[Any, float] = {}
        self._crowds: dict[str, int] = {}

    def place(self, table: Table) -> float:
        """What the place of the figure on a table is worth: aims, cohesion, a leader at hand, no flames."""
        figure = self.figure
        total = post(table, figure, self.drawn)
        unit = table.figures[figure].unit
        if not cohesion.individual(table, unit) and cohesion.has_leader(table, unit):
            total -= STRAY * len(cohesion.strays(table, unit))
        record = table.figures[figure]
        if PANICKED in record.states and reactions.near_leader(table, figure):
            total += RALLY
        for thing in lying(table):
            if thing.kind == "fire" and gap_at_most(where(record), 0, (thing.x, thing.y), thing.radius, 125):
                total -= BURN
        return total

    def risk(self, table: Table) -> float:
        """What the figure may lose where it stands, to all who see it."""
        figure = vehicles.ridden(table, self.figure)
        record = table.figures[figure]
        if record.foes:
            return 0.0
        key = where(record), record.states, record.aboard
        risk = self._risks.get(key)
        if risk is None:
            risk = self._risks[key] = self._risk(table, figure)
        return risk

    def _risk(self, table: Table, figure: str) -> float:
        price = max(1.0, appraisal.worth(table, figure) * appraisal.stake(table, figure))
        spared = 1.0
        for enemy in enemies(table, figure):
            record = table.figures[enemy]
            if record.foes or record.states & {ROUTED, STUNNED} or not sees(table, enemy, figure):
                continue
            fear = RISK * gains.threat(table, enemy, figure) / price
            if PANICKED in record.states:
                fear *= 0.5
            if ACTIVATED in table.units[record.unit].markers:
                fear *= SPENT
            spared *= 1.0 - min(SUREST, fear / (1 + CROWD * self._other_targets(enemy)))
        return price * (1.0 - spared)

    def _other_targets(self, enemy: str) -> int:
        """How many others of the figure's side an enemy sees: he cannot fire at all of them."""
        count = self._crowds.get(enemy)
        if count is None:
            table, figure = self.table, self.figure
            friends = (f for f in on_table(table, side_of(table, figure)) if f != figure)
            count = self._crowds[enemy] = sum(
                sees(table, enemy, f) for f in friends if not table.figures[f].foes
            )
        return count

    def shots(self, table: Table) -> list[Shot]:
        """The best ways to fire from where the figure stands on a table; a free turn is taken for granted."""
        figure = self.figure
        record = table.figures[figure]
        key = where(record), record.states, record.bursts, _ride(table, figure)
        shots = self._shots.get(key)
        if shots is None:
            shots = self._shots[key] = self._all_shots(table)
        return shots

    def _all_shots(self, table: Table) -> list[Shot]:
        figure = self.figure
        shots: list[Shot] = []
        if table.figures[figure].foes:
            return shots
        aboard = bool(table.figures[figure].aboard)  # where one looks ahead, and throws nothing
        seen = [
            e
            for e in enemies(table, figure)
            if not table.figures[e].foes
            and (not aboard or in_arc(table, figure, e))
            and sees(table, figure, e)
        ]
        if not aboard:
            shots += self._throws(table)
        for weapon in gains.guns(table, figure):
            for mode in modes.MODES:
                if modes.why_not_fire(table, figure, weapon, mode) or (
                    mode == modes.BURST and table.setting.weapons[weapon].rate < modes.FEWEST
                ):
                    continue
                if mode == modes.AIMED and table.figures[figure].states & {PANICKED, "steady"}:
                    continue
                cost = modes.cost(table, weapon, mode, figure)
                most = modes.bursts_left(table, figure, weapon) if mode == modes.BURST else 9
                if table.setting.weapons[weapon].radius:
                    most = 1
                for target in seen:
                    gain = gains.shot_gain(table, figure, weapon, mode, target)
                    if gain > 0.01:
                        shots.append(Shot(gain, cost, Deed(mode, weapon=weapon), target, most))
        shots.sort(key=lambda shot: -shot.gain / shot.cost)
        return shots

    def _throws(self, table: Table) -> Iterator[Shot]:
        """Grenades, missiles and jets of flame at those in reach, also at such as are locked in combat."""
        figure = self.figure
        record = table.figures[figure]
        weapons = table.setting.weapons
        kinds = list(charges.in_hand(table, figure))
        kinds += [
            charges.FLAME if weapons[w].fire else charges.MISSILE
            for w in carried(table, figure)
            if weapons[w].kind == AREA
        ]
        for what in kinds:
            if aiming.why_not_hold(table, figure, what):
                continue
            charge = charges.charge_of(table, what)
            most = getattr(record, charge.store) if charge.store else 9
            for enemy in islice(self._in_reach(table, what, charge.reach), AIMS):
                gain = gains.throw_gain(table, figure, what, where(table.figures[enemy]))
                if gain > self.worth_a_throw(what):
                    yield Shot(gain, charge.ap, Deed(what), enemy, most)

    def worth_a_throw(self, what: str) -> float:
        """What a throw must gain: of what there is little of, more, while there is time."""
        if what == charges.FLAME or self.table.turn.round >= self.table.setting.turns:
            return WORTH_A_THROW
        dearest = max((self.price(e) for e in enemies(self.table, self.figure)), default=0.0)
        return max(WORTH_A_THROW, SAVED * dearest)

    def _in_reach(self, table: Table, what: str, reach: int) -> Iterator[str]:
        """Enemies whom it may be aimed at, looking their way; the dearest first."""
        figure = self.figure
        at, radius = where(table.figures[figure]), profile(table, figure).radius
        for enemy in sorted(enemies(table, figure), key=lambda e: -self.price(e)):
            place, base = where(table.figures[enemy]), profile(table, enemy).radius
            if gap_at_most(at, radius, place, base, reach):
                turned_there = table.copy()
                turned_there.change(figure, {"facing": bearing(at, place)})
                if table.figures[enemy].foes:
                    refusal = aiming.why_not_point(turned_there, figure, what, place)
                else:
                    refusal = aiming.why_not_aim(turned_there, figure, what, enemy)
                if refusal is None:
                    yield enemy

    def fire(
        self, table: Table, points: int, spent: tuple[str, float] = ("", 0.0), thrown: str = ""
    ) -> float:
        """What so many action points of fire gain; each shot at the same target finds it less often there."""
        total = 0.0
        left: dict[str, float] = {}
        if spent[0]:
            left[spent[0]] = max(0.0, 1.0 - spent[1])
        used: dict[Deed, int] = {Deed(thrown): 1}
        shots = [s for s in self.shots(table)[:12] if s.cost <= points]
        while points > 0:
            best, most = None, 0.0
            for shot in shots:
                if shot.cost <= points and used.get(shot.deed, 0) < shot.most:
                    worth = shot.gain * left.get(shot.target, 1.0) / shot.cost
                    if worth > most:
                        best, most = shot, worth
            if best is None:
                break
            total += most * best.cost
            points -= best.cost
            used[best.deed] = used.get(best.deed, 0) + 1
            share = best.gain / max(1.0, self.price(best.target))
            left[best.target] = left.get(best.target, 1.0) * max(0.0, 1.0 - share)
        return total

    def price(self, target: str) -> float:
        """What putting an enemy out would be worth."""
        return appraisal.worth(self.table, target) * appraisal.stake(self.table, target)

    def stand(
        self, table: Table, points: int, spent: tuple[str, float] = ("", 0.0), thrown: str = ""
    ) -> float:
        """The worth of standing there with so many points: fire, then the best end that they leave."""
        if table.figures[self.figure].aboard:
            return self.place(table) - self.risk(table) + self.fire(table, points, spent, thrown)
        ends = [end for end in self.ends(table) if end.cost <= points]
        most = float("-inf")
        fires: dict[int, float] = {}
        for end in ends:
            left = points - end.cost
            if left not in fires:
                fires[left] = self.fire(table, left, spent, thrown)
            most = max(most, end.worth + fires[left])
        return most

    def ends(self, table: Table) -> list[End]:
        """How an activation may end for the figure there: as it is, down in cover, in waiting, elsewhere."""
        record = table.figures[self.figure]
        key = where(record), record.states, record.bursts, record.facing
        ends = self._ends.get(key)
        if ends is None:
            ends = self._ends[key] = list(self._all_ends(table))
        return ends

    def _all_ends(self, table: Table) -> Iterator[End]:
        place, risk = self.place(table), self.risk(table)
        yield End(0, place - risk)
        if risk > 0.3 and actions.why_not_cover(table, self.figure) is None:
            yield End(actions.cover_cost(table, self.figure), place - self.risk(self.down(table)) - 0.01)
        if opportunity.why_not_prepare(table, self.figure) is None and (hope := self.hope(table)):
            yield End(opportunity.COST, place - 0.8 * risk + hope)
        if risk > 0.3:
            yield from self.shelters(table)

    def shelters(self, table: Table) -> Iterator[End]:
        """Where the figure could go from there to be seen less."""
        return iter(())

    def down(self, table: Table) -> Table:
        """The table with the figure dropped."""
        after = table.copy()
        record = after.figures[self.figure]
        after.change(self.figure, {"states": record.states | {DROPPED}})
        return after

    def hope(self, table: Table) -> float:
        """What a burst in waiting may gain: at enemies still to act who are, or come, in sight."""
        record = table.figures[self.figure]
        units, figures = table.units, table.figures
        near = sorted(
            (e for e in enemies(table, self.figure) if ACTIVATED not in units[figures[e].unit].markers),
            key=lambda e: (table.figures[e].x - record.x) ** 2 + (table.figures[e].y - record.y) ** 2,
        )[:4]
        best = 0.0
        for weapon in modes.opportunity_weapons(table, self.figure):
            for enemy in near:
                if table.figures[enemy].states & REACTIONS or table.figures[enemy].foes:
                    continue
                if sees(table, self.figure, enemy):
                    share = SNAP
                elif self._comes(table, enemy):
                    share = COMING
                else:
                    continue
                best = max(best, share * gains.shot_gain(table, self.figure, weapon, modes.BURST, enemy))
        return best

    def _comes(self, table: Table, enemy: str) -> bool:
        """Whether an enemy out of sight would be seen from here if he went straight on for one of us."""
        at = where(table.figures[enemy])
        if aims.stays(table, enemy):
            return False
        radius, low, high = body(table, enemy)[2:]
        friends = (where(table.figures[f]) for f in on_table(table, side_of(table, self.figure)))
        goal = min(friends, key=lambda spot: distance(at, spot))
        far = distance(at, goal)
        spots = (toward(at, goal, gone) for gone in STRIDES if gone < far)
        return any(
            visible(table.ground, eye(table, self.figure), (*spot, radius, low, high))
            and in_half_plane(where(table.figures[self.figure]), table.figures[self.figure].facing, spot)
            for spot in spots
        )


def _ride(table: Table, figure: str) -> tuple[int, ...]:
    """What of the vehicle it sits in changes how a figure fires; nothing for one on foot."""
    vehicle = table.figures.get(table.figures[figure].aboard)
    return (vehicle.facing, vehicle.spent, vehicle.speed) if vehicle else ()
