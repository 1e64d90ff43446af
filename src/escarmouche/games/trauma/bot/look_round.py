"""A bot's look round from one unit: the movements worth a thought and what each leads to."""

from __future__ import annotations

from itertools import islice
from typing import Any, NamedTuple

from escarmouche.engine.kinds import MOVED
from escarmouche.games.company.chapters.measuring import where
from escarmouche.games.company.chapters.movement.goals import COMPASS
from escarmouche.games.company.chapters.movement.placements import ENTERS, Placements, put_down
from escarmouche.games.trauma.bot import appraisal
from escarmouche.games.trauma.bot.appraisal import Goal
from escarmouche.games.trauma.bot.dangers import crowded, danger
from escarmouche.games.trauma.bot.drafts import FILE, HUNT, WAY, draft
from escarmouche.games.trauma.bot.navigation import between, box_of, sight_length
from escarmouche.games.trauma.chapters.melee.blows import units_reached
from escarmouche.games.trauma.chapters.melee.crush import why_not_crush
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
    ANTIGRAV,
    Referee,
    Table,
)

GOALS = 3
"""Goals that a unit thinks of marching to."""
PREY = 2
"""Enemies that a unit thinks of going to see."""
FINALISTS = 5
"""Movements, the best by their place, for which shots and risks are reckoned."""
EFFORT = 0.01
"""What a movement must be worth to be made."""
FIRST = 0.4
"""What it is worth beside the expected losses to fire at all: somebody in the open thinks twice."""
AHEAD = 0.3
"""What a shot that may be had from a place next time is worth beside one that is had now."""
LEAST = 0.02
"""What a shot must gain to be fired."""
LANDINGS = 10
"""Landings beyond an obstacle that are looked at."""
RUN_UP = 1600
"""How much further than its Movement a unit looks for somebody to charge."""
ALWAYS = (STAY, HUNT, CHARGE)
"""Courses that are looked at closely, whatever their place."""
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


class Outlook:
    """What one unit can see for itself; worked out bit by bit, when asked for."""

    __slots__ = (
        "_across",
        "_crushes",
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
        self._crushes: dict[Any, float] = {}
        self._shots: dict[Any, float] = {}
        self._twice: dict[Any, float] = {}

    def post(self, table: Table) -> float:
        """What the place of the unit is worth on a table."""
        return appraisal.post(table, self.unit, self.places, self.hopes)

    def stay(self) -> float:
        """What it is worth to stand here."""
        if self._stay is None:
            here = self.post(self.table)
            self._stay = here - danger(self.table, self.unit) + self._ahead(self.table)
        return self._stay

    def _ahead(self, table: Table) -> float:
        """What may be shot at from here when the unit acts again."""
        return AHEAD * forecast.fire_gain(table, self.unit) if appraisal.rounds_left(table) else 0.0

    def fire(self, sustained: bool) -> float:
        """What a Shoot action from here gains."""
        if sustained not in self._fire:
            self._fire[sustained] = _urged(forecast.fire_gain(self.table, self.unit, sustained=sustained))
        return self._fire[sustained]

    def options(self) -> list[Prospect]:
        """The movements worth a thought, the best places first."""
        if self._options is None:
            self._options = self._look()
        return self._options

    def best(self, *, shooting: bool = False, twice: bool = False) -> float:
        """The most that a movement promises, with a shot or another movement after it."""
        return max(self.worth_of(o.value, shooting=shooting, twice=twice) for o in self.options())

    def worth_of(
        self, value: Placements, *, shooting: bool = False, twice: bool = False, over: bool = False
    ) -> float:
        """What a movement promises; those that are no finalists are not looked at closely."""
        options = self.options()
        number, option = next(((n, o) for n, o in enumerate(options) if o.value == value), (99, None))
        if option is None or (number >= FINALISTS and option.course.what not in ALWAYS):
            return -100.0
        total = self._close_look(option)
        if shooting and is_free(option.table, self.unit):
            if value not in self._shots:
                self._shots[value] = _urged(forecast.fire_gain(option.table, self.unit))
            total += self._shots[value]
        if twice:
            total += self._second_step(option)
        if over and is_armour(self.table, self.unit):
            total += self._crushed(option)
        return total

    def _crushed(self, option: Prospect) -> float:
        if option.course.what != CHARGE:
            return 0.0
        if option.value not in self._crushes:
            self._crushes[option.value] = self.crush(option.table)
        return self._crushes[option.value]

    def across(self, *, after_moving: bool = False) -> float:
        """The best that getting over an obstacle promises, from here or from the best place to move to."""
        if after_moving not in self._across:
            self._across[after_moving] = self._beyond(after_moving)
        return self._across[after_moving]

    def _beyond(self, after_moving: bool) -> float:
        over = self._landing(self.options()[0].table if after_moving else self.table)
        if is_infantry(self.table, self.unit):
            return over
        if not after_moving:
            return max(over, self.stay() + self.crush(self.table))
        charges = (o for o in self.options() if o.course.what == CHARGE)
        return max((over, *(self.worth_of(o.value, over=True) for o in charges)))

    def crush(self, table: Table) -> float:
        """What it gains to drive over a unit at contact; a loss where there is none."""
        able = (o for o in crossing.units_to_cross(table, self.unit) if o in table.units)
        gains = [
            forecast.crush_gain(table, self.unit, o) for o in able if not why_not_crush(table, self.unit, o)
        ]
        return max(gains, default=-100.0)

    def _landing(self, table: Table) -> float:
        pieces = (o for o in crossing.obstacles(table, self.unit) if o not in table.units)
        able = [o for o in pieces if not self._closed(table, o)]
        return max((self.beyond(table, obstacle) for obstacle in able), default=-100.0)

    def _closed(self, table: Table, obstacle: str) -> bool:
        return crossing.why_not_obstacle(table, self.unit, obstacle) is not None

    def beyond(self, table: Table, obstacle: str) -> float:
        """What it is worth to get over an obstacle: the best landing, less what is to be feared there."""
        best, there = -100.0, table
        for value in islice(crossing.landing_drafts(table, self.unit, obstacle).legal(), LANDINGS):
            landed = trial(table, self.unit, value)
            worth = self.post(landed) - crowded(table, self.unit, obstacle, value)
            if worth > best:
                best, there = worth, landed
        return best + self._ahead(there) - danger(there, self.unit, moving=True)

    def from_box(self, box: tuple[int, int, int, int], late: float) -> float:
        """What coming in by this area promises; `late`: Movements that the way in costs beyond others."""
        own = max(1200, appraisal.MARCH * profile(self.table, self.table.units[self.unit].leader).movement)
        left, best = appraisal.rounds_left(self.table), 0.0
        for goal in self.places:
            far = between(box, box_of(self.table, goal.point))
            hope = self.hopes.get(goal.point.id, 1.0)
            held = appraisal.held_for(left, appraisal.BESIDE + far / own + late)
            best = max(best, goal.value * hope * held)
        middle = (box[0] + box[2]) // 2, (box[1] + box[3]) // 2
        return best + appraisal.ON_FOOT * appraisal.fighting_from(self.table, self.unit, middle, late)

    # -- movements ---------------------------------------------------------------------------------------

    def _look(self) -> list[Prospect]:
        table, unit = self.table, self.unit
        here = self.post(table)
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
        post = self.post(after)
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
        at = where(table.figures[table.units[unit].leader])
        foes = sorted(
            units_on_table(table, opponent(table.units[unit].side)),
            key=lambda foe: (
                not appraisal.can_hurt(table, unit, foe),
                sight_length(table, unit, at, foe),
                foe,
            ),
        )
        courses = [*(Course(WAY, id) for _, id in pulls[:GOALS]), Course(COVER)]
        courses += [Course(HUNT, foe) for foe in foes[:PREY]]
        armour = is_armour(table, unit)
        if armour:
            courses += map(Course, (TURN, "east", "north", "west", "south"))
        reach = profile(table, table.units[unit].leader).movement + RUN_UP
        for other in units_on_table(table, opponent(table.units[unit].side)):
            a, b = table.figures[table.units[unit].leader], table.figures[table.units[other].leader]
            if armour and not is_infantry(table, other):
                continue
            if (a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= reach * reach:
                courses += [Course(CHARGE, other), Course(TOWARD, other)]
        return courses

    def _close_look(self, prospect: Prospect) -> float:
        """The place less its risks."""
        worth = self._worth.get(prospect.value)
        if worth is None:
            moving = bool(prospect.value)
            worth = prospect.post - danger(prospect.table, self.unit, moving=moving) - EFFORT * moving
            worth = self._worth[prospect.value] = worth + self._ahead(prospect.table)
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
                gain = self.post(there)
                gain += self._ahead(there) - danger(there, unit, moving=True)
                if prospect.course.what == CHARGE:
                    gain += self._fight(there)
                more = max(0.0, gain - self._close_look(prospect))
            self._twice[prospect.value] = more
        return more


def _urged(gain: float) -> float:
    """What a Shoot action is worth that is expected to gain so much."""
    return gain + FIRST if gain > LEAST else gain


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
