"""A bot's look round from one unit: the movements worth a thought and what each leads to."""

from __future__ import annotations

from itertools import islice
from typing import Any, NamedTuple

from escarmouche.engine.kinds import MOVED
from escarmouche.games.company.chapters.movement.goals import COMPASS
from escarmouche.games.company.chapters.movement.placements import ENTERS, Placements, put_down
from escarmouche.games.trauma.bot import appraisal
from escarmouche.games.trauma.bot.appraisal import Goal
from escarmouche.games.trauma.bot.drafts import FILE, WAY, draft
from escarmouche.games.trauma.bot.navigation import between, box_of
from escarmouche.games.trauma.chapters.melee.blows import units_reached
from escarmouche.games.trauma.chapters.melee.melee import FIGHT, SUICIDE, Attack, why_not_attack
from escarmouche.games.trauma.chapters.movement import crossing
from escarmouche.games.trauma.chapters.movement.collisions import klass_of
from escarmouche.games.trauma.chapters.movement.engagement import update_engaged
from escarmouche.games.trauma.chapters.movement.movement import antigrav_levels, why_not_move
from escarmouche.games.trauma.chapters.movement.ready_moves import (
    CHARGE,
    COVER,
    STAY,
    TOWARD,
    TURN,
    Course,
)
from escarmouche.games.trauma.chapters.shooting.sight import hidden
from escarmouche.games.trauma.chapters.units import (
    is_armour,
    is_free,
    is_infantry,
    opponent,
    profile,
    units_on_table,
)
from escarmouche.games.trauma.client import forecast
from escarmouche.games.trauma.table import (
    ALERT,
    ANTIGRAV,
    DISORGANISED,
    ENGAGED,
    TAKE_COVER,
    Referee,
    Table,
)
from escarmouche.space.sight import SAMPLES

GOALS = 3
"""Goals that a unit thinks of marching to."""
FINALISTS = 3
"""Movements, the best by their place, for which shots and risks are reckoned."""
FIRE = 0.035
"""What the army points of an enemy who sees us cost us, each."""
LANDINGS = 10
"""Landings beyond an obstacle that are looked at."""
RUN_UP = 800
"""How much further than its Movement a unit looks for somebody to charge."""
ASTRAY = tuple(map(Course, COMPASS))
"""Where a unit goes that finds nothing better."""


class Prospect(NamedTuple):
    """A movement, and the table after it."""

    course: Course
    value: Placements
    table: Table
    post: float


def trial(table: Table, unit: str, value: Placements, *, placed: bool = False) -> Table:
    """The table after a displacement, before anybody reacts; `placed`: the unit comes in by it."""
    referee: Referee = Referee(table.copy())
    levels = None
    if placed:
        levels = dict.fromkeys(table.units[unit].figures, 0)
    elif klass_of(table, unit) == ANTIGRAV:
        levels = antigrav_levels(table, value)
    put_down(referee, "TR-ACTN-10", unit, value, levels, how=ENTERS if placed else MOVED)
    update_engaged(referee, "TR-STATE-02")
    return referee.table


def risk(table: Table, unit: str) -> float:
    """What standing here may cost: the enemies who see the leader, half where he is in cover."""
    record = table.units[unit]
    if ENGAGED in record.markers:
        return 0.0
    total = 0.0
    for other in units_on_table(table, opponent(record.side)):
        foe = table.units[other]
        if not foe.markers.isdisjoint((DISORGANISED, ENGAGED)):
            continue
        unseen = hidden(table, foe.leader, record.leader)
        if unseen == SAMPLES:
            continue
        cost = FIRE * foe.cost * appraisal.share_left(table, other)
        if 2 * unseen >= SAMPLES:
            cost *= 0.4 if TAKE_COVER in record.markers else 0.65
        total += cost * (1.5 if ALERT in foe.markers else 1.0)
    return total * (0.6 if is_armour(table, unit) else 1.0)


class Outlook:
    """What one unit can see for itself; worked out bit by bit, when asked for."""

    __slots__ = (
        "_across",
        "_fire",
        "_options",
        "_shots",
        "_stay",
        "_twice",
        "_worth",
        "hopes",
        "places",
        "table",
        "unit",
    )

    def __init__(self, table: Table, unit: str) -> None:
        self.table, self.unit = table, unit
        side = table.units[unit].side
        self.places: tuple[Goal, ...] = appraisal.goals(table, side)
        self.hopes = appraisal.shares(table, side, unit)
        self._options: list[Prospect] | None = None
        self._stay: float | None = None
        self._fire: dict[bool, float] = {}
        self._across: dict[bool, float] = {}
        self._worth: dict[Any, float] = {}
        self._shots: dict[Any, float] = {}
        self._twice: dict[Any, float] = {}

    def stay(self) -> float:
        """What it is worth to stand here."""
        if self._stay is None:
            here = appraisal.post(self.table, self.unit, self.places, self.hopes)
            self._stay = here - risk(self.table, self.unit)
        return self._stay

    def fire(self, sustained: bool) -> float:
        """What a Shoot action from here gains."""
        if sustained not in self._fire:
            self._fire[sustained] = forecast.fire_gain(self.table, self.unit, sustained=sustained)
        return self._fire[sustained]

    def options(self) -> list[Prospect]:
        """The movements worth a thought, the best places first."""
        if self._options is None:
            self._options = self._look()
        return self._options

    def best(self, *, shooting: bool = False, twice: bool = False) -> float:
        """The most that a movement promises, with a shot or another movement after it."""
        return max(self.worth_of(o.value, shooting=shooting, twice=twice) for o in self.options())

    def worth_of(self, value: Placements, *, shooting: bool = False, twice: bool = False) -> float:
        """What a movement promises; those that are no finalists are not looked at closely."""
        options = self.options()
        number, option = next(((n, o) for n, o in enumerate(options) if o.value == value), (99, None))
        if option is None or (number >= FINALISTS and option.course.what != STAY):
            return -100.0
        total = self._close_look(option)
        if shooting and is_free(option.table, self.unit):
            if value not in self._shots:
                self._shots[value] = forecast.fire_gain(option.table, self.unit)
            total += self._shots[value]
        if twice:
            total += self._second_step(option)
        return total

    def across(self, *, after_moving: bool = False) -> float:
        """The best that getting over an obstacle promises, from here or from the best place to move to."""
        if not is_infantry(self.table, self.unit):
            return -100.0
        if after_moving not in self._across:
            table = self.options()[0].table if after_moving else self.table
            self._across[after_moving] = self._landing(table)
        return self._across[after_moving]

    def _landing(self, table: Table) -> float:
        best = -100.0
        for obstacle in crossing.obstacles(table, self.unit):
            if crossing.why_not_obstacle(table, self.unit, obstacle):
                continue
            for value in islice(crossing.landing_drafts(table, self.unit, obstacle).legal(), LANDINGS):
                there = trial(table, self.unit, value)
                best = max(best, appraisal.post(there, self.unit, self.places, self.hopes))
        return best

    def from_box(self, box: tuple[int, int, int, int], late: float) -> float:
        """What coming in by this area promises; `late`: Movements that the way in costs beyond others."""
        own = max(600, profile(self.table, self.table.units[self.unit].leader).movement)
        best = 0.0
        for goal in self.places:
            far = between(box, box_of(self.table, goal.point))
            hope = self.hopes.get(goal.point.id, 1.0)
            best = max(best, goal.value * hope * appraisal.NEAR ** (far / own + late))
        return best

    # -- movements ---------------------------------------------------------------------------------------

    def _look(self) -> list[Prospect]:
        table, unit = self.table, self.unit
        here = appraisal.post(table, unit, self.places, self.hopes)
        prospects: dict[Placements, Prospect] = {(): Prospect(Course(STAY), (), table, here)}
        if why_not_move(table, unit) is None:
            for course in self._courses():
                self._add(prospects, course)
            if len(prospects) == 1 or (here and max(p.post for p in prospects.values()) < 1.05 * here):
                files = [Course(FILE, course.target) for course in self._courses() if course.what == WAY]
                for course in (*files, *ASTRAY) if is_infantry(table, unit) else ASTRAY:
                    self._add(prospects, course)
        return sorted(prospects.values(), key=lambda prospect: -prospect.post)

    def _add(self, prospects: dict[Placements, Prospect], course: Course) -> None:
        value = draft(self.table, self.unit, course)
        if value and value not in prospects:
            prospects[value] = self._prospect(course, value)

    def _prospect(self, course: Course, value: Placements) -> Prospect:
        after = trial(self.table, self.unit, value)
        post = appraisal.post(after, self.unit, self.places, self.hopes)
        if course.what == CHARGE:
            post += self._fight(after) - 0.1
        return Prospect(course, value, after, post)

    def _fight(self, after: Table) -> float:
        """What the melee after a charge gains: with the weapons, or by a suicide assault."""
        if not units_reached(after, self.unit) or is_armour(after, self.unit):
            return 0.0
        gains = [0.0]
        for other in ("", *units_reached(after, self.unit)):
            attack = Attack(SUICIDE, other) if other else Attack(FIGHT)
            if why_not_attack(after, self.unit, attack) is None:
                gains.append(forecast.melee_gain(after, self.unit, other))
        return max(gains)

    def _courses(self) -> list[Course]:
        """Movements worth a thought: to goals, into contact with an enemy, into cover, turning."""
        table, unit = self.table, self.unit
        pulls = sorted(
            (
                (appraisal.pull(table, unit, g) * self.hopes.get(g.point.id, 1.0), g.point.id)
                for g in self.places
            ),
            key=lambda pair: (-pair[0], pair[1]),
        )
        courses = [*(Course(WAY, id) for _, id in pulls[:GOALS]), Course(COVER)]
        if is_armour(table, unit):
            return [*courses, *map(Course, (TURN, "east", "north", "west", "south"))]
        reach = profile(table, table.units[unit].leader).movement + RUN_UP
        for other in units_on_table(table, opponent(table.units[unit].side)):
            a, b = table.figures[table.units[unit].leader], table.figures[table.units[other].leader]
            if (a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= reach * reach:
                courses += [Course(CHARGE, other), Course(TOWARD, other)]
        return courses

    def _close_look(self, prospect: Prospect) -> float:
        """The place less its risks."""
        worth = self._worth.get(prospect.value)
        if worth is None:
            worth = self._worth[prospect.value] = prospect.post - risk(prospect.table, self.unit)
        return worth

    def _second_step(self, prospect: Prospect) -> float:
        """How much better a second movement the same way makes it."""
        more = self._twice.get(prospect.value)
        if more is None:
            more = 0.0
            after, unit = prospect.table, self.unit
            value = draft(after, unit, prospect.course) if why_not_move(after, unit) is None else None
            if value:
                there = trial(after, unit, value)
                gain = appraisal.post(there, unit, self.places, self.hopes) - risk(there, unit)
                if prospect.course.what == CHARGE:
                    gain += self._fight(there)
                more = max(0.0, gain - self._close_look(prospect))
            self._twice[prospect.value] = more
        return more


_last: list[Outlook] = []
"""The last look round: announcing and moving ask the same twice."""


def outlook_of(table: Table, unit: str) -> Outlook:
    """The look round of a unit on this table."""
    if _last:
        known = _last[0]
        before = known.table
        if known.unit == unit and before.ground is table.ground and before.turn.round == table.turn.round:
            same = before.figures == table.figures and before.units == table.units
            if same and before.things == table.things:
                return known
    fresh = Outlook(table.copy(), unit)
    _last[:] = [fresh]
    return fresh
