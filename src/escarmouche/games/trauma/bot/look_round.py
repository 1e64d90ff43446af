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
from escarmouche.games.trauma.bot.drafts import FILE, HUNT, WAY, draft
from escarmouche.games.trauma.bot.navigation import between, box_of, sight_length
from escarmouche.games.trauma.chapters import alert
from escarmouche.games.trauma.chapters.general import is_generals_unit
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
from escarmouche.games.trauma.chapters.shooting.salvos import ranged_salvos
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

GOALS = 3
"""Goals that a unit thinks of marching to."""
PREY = 2
"""Enemies that a unit thinks of going to see."""
FINALISTS = 5
"""Movements, the best by their place, for which shots and risks are reckoned."""
SOON, LATER, ALERTED = 0.6, 0.3, 0.6
"""How likely an enemy fires at whom he could: if he is still to act, if he has acted, if he is in alert."""
GENERAL = 1.5
"""How many times as dear the general is as another."""
STIRS, UNSEEN = 0.3, 0.1
"""How likely an enemy moves who is still to act; what part of one who comes into sight is shot."""
EFFORT = 0.03
"""What a movement must be worth to be made."""
AHEAD = 0.3
"""What a shot that may be had from a place next time is worth beside one that is had now."""
LANDINGS = 10
"""Landings beyond an obstacle that are looked at."""
RUN_UP = 800
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


def danger(table: Table, unit: str, *, moving: bool = False) -> float:
    """What enemy fire is expected to cost a unit that stands here; `moving`: who is in alert fires now."""
    record = table.units[unit]
    if ENGAGED in record.markers:
        return 0.0
    last = appraisal.rounds_left(table) == 0
    total = 0.0
    for other in units_on_table(table, opponent(record.side)):
        foe = table.units[other]
        if not foe.markers.isdisjoint((DISORGANISED, ENGAGED)):
            continue
        acted = other in table.sides[foe.side].shown
        likely = (0.0 if last else LATER) if acted else SOON
        if moving and ALERT in foe.markers:
            likely += ALERTED
        if likely:
            total += likely * _fire_at(table, other, unit)
    return total * (GENERAL if is_generals_unit(table, unit) else 1.0)


def sheltered(table: Table, unit: str) -> float:
    """What it would save a unit to take cover where it stands."""
    open_ = danger(table, unit)
    if not open_:
        return 0.0
    hidden = table.copy()
    hidden.change(unit, {"markers": table.units[unit].markers | {TAKE_COVER}})
    return open_ - danger(hidden, unit)


def watching(table: Table, unit: str) -> float:
    """What a unit in alert may hope to hit: enemies it sees that may move, and those who may come near."""
    record = table.units[unit]
    total = 0.0
    for other in units_on_table(table, opponent(record.side)):
        foe = table.units[other]
        if not foe.markers.isdisjoint((DISORGANISED, ENGAGED)):
            continue
        likely = STIRS / 2 if other in table.sides[foe.side].shown else STIRS
        gain = _alert_gain(table, unit, other)
        if not gain:
            lead = table.figures[foe.leader]
            reach = table.setting.profiles[lead.profile].movement
            near = sight_length(table, other, (lead.x, lead.y), unit) <= reach
            gain = UNSEEN * appraisal.troops(table, other, appraisal.stakes(table, foe.side)) if near else 0.0
        total += likely * gain
    return total


def _alert_gain(table: Table, unit: str, mover: str) -> float:
    """What the salvos of a unit in alert gain against one that moves, were it where it is."""
    total = 0.0
    for key in alert.salvos_left(table, unit):
        if alert.why_not_alert_salvo(table, unit, key, mover) is None:
            target = alert.alert_target(table, unit, key, mover)
            total += max(0.0, forecast.salvo_gain(table, unit, key, target))
    return total


def _fire_at(table: Table, foe: str, unit: str) -> float:
    """What the salvos of an enemy that go for this unit gain him."""
    total = 0.0
    for key in ranged_salvos(table, foe):
        aims = forecast.aims(table, foe, key)
        if unit in aims:
            total += max(0.0, forecast.salvo_gain(table, foe, key, unit)) / len(aims)
    return total


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
                self._shots[value] = forecast.fire_gain(option.table, self.unit)
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
        if is_infantry(self.table, self.unit):
            return self._landing(self.options()[0].table if after_moving else self.table)
        charges = (o for o in self.options() if o.course.what == CHARGE)
        if not after_moving:
            return self.stay() + self.crush(self.table)
        return max((self.worth_of(o.value, over=True) for o in charges), default=-100.0)

    def crush(self, table: Table) -> float:
        """What it gains to drive over a unit at contact; a loss where there is none."""
        able = (o for o in crossing.units_to_cross(table, self.unit) if o in table.units)
        gains = [
            forecast.crush_gain(table, self.unit, o) for o in able if not why_not_crush(table, self.unit, o)
        ]
        return max(gains, default=-100.0)

    def _landing(self, table: Table) -> float:
        best = -100.0
        for obstacle in crossing.obstacles(table, self.unit):
            if crossing.why_not_obstacle(table, self.unit, obstacle):
                continue
            for value in islice(crossing.landing_drafts(table, self.unit, obstacle).legal(), LANDINGS):
                there = trial(table, self.unit, value)
                best = max(best, self.post(there))
        return best

    def from_box(self, box: tuple[int, int, int, int], late: float) -> float:
        """What coming in by this area promises; `late`: Movements that the way in costs beyond others."""
        own = max(1200, appraisal.MARCH * profile(self.table, self.table.units[self.unit].leader).movement)
        left, best = appraisal.rounds_left(self.table), 0.0
        for goal in self.places:
            far = between(box, box_of(self.table, goal.point))
            hope = self.hopes.get(goal.point.id, 1.0)
            held = appraisal.held_for(left, appraisal.BESIDE + far / own + late)
            best = max(best, goal.value * hope * held)
        return best

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
            key=lambda foe: (sight_length(table, unit, at, foe), foe),
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
