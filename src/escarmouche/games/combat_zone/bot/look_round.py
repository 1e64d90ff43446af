"""A bot's look round from one figure: where it could go, and what that leads to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from escarmouche.games.combat_zone.bot import gains
from escarmouche.games.combat_zone.bot.marches import approach, march, turned, vantage
from escarmouche.games.combat_zone.bot.navigation import along, next_hurdle
from escarmouche.games.combat_zone.bot.standing import End, Standing
from escarmouche.games.combat_zone.chapters import close_combat
from escarmouche.games.combat_zone.chapters.deeds import Deed
from escarmouche.games.combat_zone.chapters.figures import enemies, profile, where
from escarmouche.games.combat_zone.chapters.movement import movement, ready_moves
from escarmouche.games.combat_zone.chapters.movement.objects import lying_near
from escarmouche.games.combat_zone.chapters.movement.ready_moves import Plan
from escarmouche.games.combat_zone.chapters.vehicles import crews
from escarmouche.games.combat_zone.table import (
    DROPPED,
    Table,
)
from escarmouche.space.paths import spot_free
from escarmouche.space.shapes import Point, bearing

STEP = 50
"""The least that a move must lead away from where a figure stands."""
FINALISTS = 4
"""Moves, the best by their place, for which shots and risks are reckoned."""
SKIPPED = frozenset({ready_moves.STEP, ready_moves.BACK, ready_moves.REACH})
"""Ready-made moves that are not weighed: for what must be touched a bot has better ones."""
FIGHTING = frozenset({ready_moves.POSITION, ready_moves.COVER, ready_moves.RUSH})
"""Moves for a fight, of which some are always weighed."""
WAY = "way"
RIDES = 2
"""Vehicles that it is weighed to walk up to."""
VANTAGES = 2
"""Enemies out of sight for whom a place is looked for that sees them."""
HELD = 0.15
"""What part of a machine's price it costs to hold it where friends cannot shoot at it."""
JOIN = 0.05
"""What part of an enemy's price it is worth to stand by a friend who fights him."""
AT_HAND = 8
"""How many centimetres of a way it is worth to touch what must be opened or crossed on it."""


class Course(NamedTuple):
    """A move, what it is for, and the table after it."""

    plan: Plan
    value: Any
    table: Table
    post: float


class LookRound(Standing):
    """What one figure can see for itself, where it stands and where it could go."""

    __slots__ = ("_best", "_moves", "rides")

    def __init__(self, table: Table, figure: str) -> None:
        super().__init__(table, figure)
        self._moves: list[Course] | None = None
        self._best: Course | None = None
        self.rides: dict[Deed, float] | None = None
        """What driving is worth by the deed that it begins with."""

    def moves(self) -> list[Course]:
        """The moves worth weighing, the best by their place."""
        if self._moves is None:
            courses: dict[Any, Course] = {}
            for plan, value in self._drafts():
                if value and value not in courses and self._gets_on(plan, value):
                    table = self.trial(value)
                    at_hand = self._hurdle(plan) + self._grasp(table)
                    courses[value] = Course(plan, value, table, self.place(table) + at_hand)
            ranked = sorted(courses.values(), key=lambda course: -course.post)
            chosen = ranked[:FINALISTS]
            chosen += [c for c in ranked[FINALISTS:] if c.plan.what in FIGHTING][:3]
            chosen += [c for c in ranked if c.plan.what == ready_moves.RIDE and c not in chosen][:RIDES]
            self._moves = [self._faced(course) for course in chosen]
        return self._moves

    def _gets_on(self, plan: Plan, value: Any) -> bool:
        """Whether a move leads anywhere; a step on the spot only to lay hands on somebody or something."""
        at, path = where(self.table.figures[self.figure]), value[0][1]
        if plan.what in (ready_moves.RUSH, ready_moves.REACH, ready_moves.RIDE):
            return bool(path != (at,))
        return not path or _square(at, path[-1]) > STEP * STEP

    def _hurdle(self, plan: Plan) -> float:
        """What it is worth to lay hands on a door or an obstacle that is in the way."""
        if plan.what != ready_moves.REACH:
            return 0.0
        return AT_HAND * max((aim.pull for aim in self.drawn), default=0.0)

    def _drafts(self) -> list[tuple[Plan, Any]]:
        table, figure = self.table, self.figure
        record = table.figures[figure]
        moves: list[tuple[Plan, Any]] = []
        at, reach = where(record), record.ap * movement.step_length(table, figure)
        for aim in self.drawn:
            for share in (1.0, 0.5) if record.ap > 2 else (1.0,):
                goal = along(aim.way, at, int(reach * share), self._fits)
                moves.append((Plan(WAY, aim.name), march(table, figure, goal)))
        moves += self._vantages()
        ready = ready_moves.move_drafts(table, figure)
        for aim in self.drawn:
            hurdle = next_hurdle(table.ground, aim.way, at, profile(table, figure).radius)
            numbers = (n for n, piece in enumerate(table.ground.pieces) if piece.id == hurdle)
            moves += [(Plan(ready_moves.REACH, hurdle), approach(table, figure, n)) for n in numbers]
        for n, plan in enumerate(ready_moves.plans(table, figure)):
            if plan.what not in SKIPPED:
                moves.append((plan, ready[n]))
        return moves

    def _vantages(self) -> Iterator[tuple[Plan, Any]]:
        """To where the nearest of those the figure goes for are seen, with enough left for a shot."""
        at = where(self.table.figures[self.figure])
        points = self.table.figures[self.figure].ap - ready_moves.BURST
        marks = [mark for aim in self.drawn for mark in aim.marks]
        marks.sort(key=lambda mark: _square(at, where(self.table.figures[mark])))
        if points > 0:
            for mark in marks[:VANTAGES]:
                yield Plan(ready_moves.POSITION, mark), vantage(self.table, self.figure, mark, points)

    def _fits(self, spot: Point) -> bool:
        """Whether the figure could stand there, other figures apart."""
        radius = profile(self.table, self.figure).radius
        return spot_free(movement.closed_index(self.table.ground, 0), (), spot, radius)

    def trial(self, value: Any) -> Table:
        """The table after a move, before anybody reacts."""
        after = self.table.copy()
        _, path, facing = value[0]
        record = after.figures[self.figure]
        who = movement.walker(self.table, self.figure)
        at, price = who.at, 0
        for point in path:
            end = movement.contact(who, at, point) if point != at else None
            stop = point if end is None else end
            price += movement.step_cost(after.ground, at, stop)
            at = stop
            if end is not None:
                break
        after.change(
            self.figure,
            {
                "x": at[0],
                "y": at[1],
                "facing": facing if facing >= 0 else movement.way_faced(record.facing, (who.at, *path)),
                "ap": max(0, record.ap - price),
                "states": record.states - {DROPPED},
            },
        )
        return after

    def _faced(self, course: Course) -> Course:
        """The same move, looking at its end towards the best target or the nearest enemy."""
        after = course.table
        shots = self.shots(after)
        target = shots[0].target if shots else self._nearest(after)
        if not target:
            return course
        id, path, _ = course.value[0]
        start = where(self.table.figures[self.figure])
        way = movement.way_faced(self.table.figures[self.figure].facing, (start, *path))
        facing = turned(way, bearing(where(after.figures[self.figure]), where(after.figures[target])))
        after.change(self.figure, {"facing": facing})
        return Course(course.plan, ((id, path, facing),), after, course.post)

    def _nearest(self, table: Table) -> str:
        at = where(table.figures[self.figure])
        ranked = sorted(enemies(table, self.figure), key=lambda e: _square(at, where(table.figures[e])))
        return ranked[0] if ranked else ""

    def worth_of(self, course: Course) -> float:
        """What a move leads to: its end, the fire that is left, a fight if it ends in contact."""
        after = course.table
        touched = close_combat.in_contact(after, self.figure)
        points = after.figures[self.figure].ap
        value = self.stand(after, points) + self._hurdle(course.plan) + self._grasp(after)
        if touched:
            if not points:
                return value - 1.0
            value = max(value, *(course.post + self.charge(after, enemy) for enemy in touched))
        if course.plan.what == ready_moves.RIDE:
            from escarmouche.games.combat_zone.bot import (
                rides,  # trips are weighed by looks round like this one
            )

            near = crews.vehicles_near(after, self.figure)
            value = max(value, *(rides.board(self, after, vehicle) for vehicle in near)) if near else value
        return value

    def _grasp(self, table: Table) -> float:
        """What it is worth to have laid hands on the thing that draws the figure."""
        pull = max((aim.pull for aim in self.drawn if aim.name == "thing"), default=0.0)
        return AT_HAND * pull if pull and lying_near(table, self.figure, "object", "device") else 0.0

    def charge(self, table: Table, enemy: str) -> float:
        """What it is worth to lock an enemy in close combat; nobody can shoot at a machine held there."""
        points = table.figures[self.figure].ap
        gain = gains.fight_gain(table, self.figure, enemy) * (1 + 0.5 * (points - 1))
        if gains.is_machine(table, enemy):
            return gain - (HELD * self.price(enemy) if not table.figures[enemy].foes else 0.0)
        return max(gain, JOIN * self.price(enemy)) if table.figures[enemy].foes else gain

    def best_move(self) -> Course | None:
        """The best of the moves, the first of equals; what cannot be better than one before is left out."""
        if self._best is None:
            most = float("-inf")
            for course in self.moves():
                if self._best is None or self._at_most(course) > most:
                    worth = self.worth_of(course)
                    if worth > most:
                        self._best, most = course, worth
        return self._best

    def _at_most(self, course: Course) -> float:
        """No less than a move is worth: the fire that is left there and nothing to fear."""
        after = course.table
        points = after.figures[self.figure].ap
        close = close_combat.in_contact(after, self.figure) or course.plan.what == ready_moves.RIDE
        if points >= 1 or close:
            return float("inf")
        return course.post + self.fire(after, points) + 0.001

    def shelters(self, table: Table) -> Iterator[End]:
        """From here any of the moves; from where one of them has led, back again."""
        here, there = self.table.figures[self.figure], table.figures[self.figure]
        if where(there) == where(here):
            for course in self.moves():
                if not close_combat.in_contact(course.table, self.figure):
                    price = here.ap - course.table.figures[self.figure].ap
                    yield End(price, self.place(course.table) - self.risk(course.table))
        elif not here.foes and not close_combat.in_contact(table, self.figure):
            yield End(max(1, here.ap - there.ap), self.place(self.table) - self.risk(self.table))

    def nearest(self) -> str:
        """The nearest enemy."""
        return self._nearest(self.table)


def _square(a: Point, b: Point) -> int:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


_last: list[LookRound] = []
"""The last look round: choosing an action and making the move ask the same twice."""


def look_round_of(table: Table, figure: str) -> LookRound:
    """The look round of a figure on this table."""
    if _last:
        known = _last[0]
        before = known.table
        same = known.figure == figure and before.ground is table.ground and before.setting is table.setting
        if same and before.figures == table.figures and before.things == table.things:
            return known
    view = LookRound(table.copy(), figure)
    _last[:] = [view]
    return view
