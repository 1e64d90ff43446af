"""A bot's look round from one unit: the movements worth a thought and what each leads to."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import Any, NamedTuple

from escarmouche.games.trauma import appraisal, crossing, forecast, melee
from escarmouche.games.trauma.appraisal import Goal
from escarmouche.games.trauma.columns import column
from escarmouche.games.trauma.displacement import Placements, put_down
from escarmouche.games.trauma.drafts import COMPASS, draft_names, follow, move_drafts
from escarmouche.games.trauma.engagement import update_engaged
from escarmouche.games.trauma.field import is_armour, is_free, is_infantry, opponent, profile, units_on_table
from escarmouche.games.trauma.movement import antigrav_levels, why_not_move
from escarmouche.games.trauma.navigation import between, box_of, way_length, way_point
from escarmouche.games.trauma.paths import klass_of
from escarmouche.games.trauma.sight import hidden
from escarmouche.games.trauma.strikes import units_reached
from escarmouche.games.trauma.table import (
    ALERT,
    ANTIGRAV,
    DISORGANISED,
    ENGAGED,
    ON_TABLE,
    TAKE_COVER,
    Point,
    Referee,
    Table,
)
from escarmouche.space.shapes import Point as Place
from escarmouche.space.sight import SAMPLES

GOALS = 3
"""Goals that a unit thinks of marching to."""
FINALISTS = 3
"""Movements, the best by their place, for which shots and risks are reckoned."""
FIRE = 0.035
"""What the army points of an enemy who sees us cost us, each."""
LANDINGS = 10
"""Landings beyond an obstacle that are looked at."""
CHARGE = 800
"""How much further than its Movement a unit looks for somebody to charge."""


class Option(NamedTuple):
    """A movement, and the table after it."""

    name: str
    value: Placements
    table: Table
    post: float


def trial(table: Table, unit: str, value: Placements, *, placed: bool = False) -> Table:
    """The table after a displacement, before anybody reacts; `placed`: the unit comes in by it."""
    referee: Referee = Referee(table.copy())
    levels = None
    if placed:
        referee.change("TR-STATE-12", unit, place=ON_TABLE)
        levels = dict.fromkeys(table.units[unit].figures, 0)
    elif klass_of(table, unit) == ANTIGRAV:
        levels = antigrav_levels(table, value)
    put_down(referee, "TR-ACTN-10", unit, value, levels, moved=True)
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


def _draft(table: Table, unit: str, name: str) -> Placements | None:
    """A movement by its name: a ready-made one, or along the way to a point; None if there is none."""
    kind, _, id = name.partition(":")
    if kind not in ("way", "file"):
        names = draft_names(table, unit)
        return move_drafts(table, unit)[names.index(name)] if name in names else None
    point = next(p for p in table.turn.points if p.id == id)
    leader = table.figures[table.units[unit].leader]
    at, reach = (leader.x, leader.y), table.setting.profiles[leader.profile].movement
    if not way_length(table, unit, at, point):
        return _draft(table, unit, f"toward:{id}")
    if kind == "file":
        return column(table, unit, [way_point(table, unit, at, point, reach * n // 4) for n in (4, 3, 2)])
    return _march(table, unit, point, at, reach)


def _march(table: Table, unit: str, point: Point, at: Place, reach: int) -> Placements | None:
    """As far as the unit gets along its way to a point: the first movement that makes good headway."""
    far = way_length(table, unit, at, point)
    goal = way_point(table, unit, at, point, reach)
    tries: list[Callable[[], Placements | None]] = [
        lambda: follow(table, unit, goal),
        lambda: _draft(table, unit, f"toward:{point.id}"),
        lambda: follow(table, unit, way_point(table, unit, at, point, reach // 2)),
        lambda: follow(table, unit, (goal[0], at[1])),
        lambda: follow(table, unit, (at[0], goal[1])),
    ]
    best, most = None, 0
    if not way_length(table, unit, goal, point):
        tries = tries[1::-1] + tries[2:]
    for draft in tries:
        value = draft()
        if not value or not value[0][1]:
            continue
        headway = far - way_length(table, unit, value[0][1][-1], point)
        if headway > most:
            best, most = value, headway
        if 2 * most >= reach or most == far:
            break
    return best


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
        self._options: list[Option] | None = None
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

    def options(self) -> list[Option]:
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
        if option is None or (number >= FINALISTS and option.name != "stay"):
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

    def _look(self) -> list[Option]:
        table, unit = self.table, self.unit
        here = appraisal.post(table, unit, self.places, self.hopes)
        found: dict[Placements, Option] = {(): Option("stay", (), table, here)}
        if why_not_move(table, unit) is None:
            for name in self._wanted():
                self._add(found, name)
            if len(found) == 1 or (here and max(o.post for o in found.values()) < 1.05 * here):
                files = [f"file:{name[4:]}" for name in self._wanted() if name.startswith("way:")]
                for name in (*files, *COMPASS) if is_infantry(table, unit) else COMPASS:
                    self._add(found, name)
        return sorted(found.values(), key=lambda option: -option.post)

    def _add(self, found: dict[Placements, Option], name: str) -> None:
        value = _draft(self.table, self.unit, name)
        if value and value not in found:
            found[value] = self._option(name, value)

    def _option(self, name: str, value: Placements) -> Option:
        after = trial(self.table, self.unit, value)
        post = appraisal.post(after, self.unit, self.places, self.hopes)
        if name.startswith("charge:"):
            post += self._fight(after) - 0.1
        return Option(name, value, after, post)

    def _fight(self, after: Table) -> float:
        """What the melee after a charge gains: with the weapons, or by a suicide assault."""
        if not units_reached(after, self.unit) or is_armour(after, self.unit):
            return 0.0
        gains = [0.0]
        for other in ("", *units_reached(after, self.unit)):
            option = f"{melee.SUICIDE}:{other}" if other else melee.FIGHT
            if melee.why_not_option(after, self.unit, option) is None:
                gains.append(forecast.melee_gain(after, self.unit, other))
        return max(gains)

    def _wanted(self) -> list[str]:
        """Names of movements worth a thought: to goals, into contact with an enemy, into cover, turning."""
        table, unit = self.table, self.unit
        pulls = sorted(
            (
                (appraisal.pull(table, unit, g) * self.hopes.get(g.point.id, 1.0), g.point.id)
                for g in self.places
            ),
            key=lambda pair: (-pair[0], pair[1]),
        )
        wanted = [f"way:{id}" for _, id in pulls[:GOALS]] + ["cover"]
        if is_armour(table, unit):
            return [*wanted, "turn", "east", "north", "west", "south"]
        reach = profile(table, table.units[unit].leader).movement + CHARGE
        for other in units_on_table(table, opponent(table.units[unit].side)):
            a, b = table.figures[table.units[unit].leader], table.figures[table.units[other].leader]
            if (a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= reach * reach:
                wanted.append(f"charge:{other}")
        return wanted

    def _close_look(self, option: Option) -> float:
        """The place less its risks."""
        found = self._worth.get(option.value)
        if found is None:
            found = self._worth[option.value] = option.post - risk(option.table, self.unit)
        return found

    def _second_step(self, option: Option) -> float:
        """How much better a second movement the same way makes it."""
        found = self._twice.get(option.value)
        if found is None:
            found = 0.0
            after, unit = option.table, self.unit
            value = _draft(after, unit, option.name) if why_not_move(after, unit) is None else None
            if value:
                there = trial(after, unit, value)
                gain = appraisal.post(there, unit, self.places, self.hopes) - risk(there, unit)
                if option.name.startswith("charge:"):
                    gain += self._fight(there)
                found = max(0.0, gain - self._close_look(option))
            self._twice[option.value] = found
        return found


_last: list[Outlook] = []
"""The last look round: announcing and moving ask the same twice."""


def outlook_of(table: Table, unit: str) -> Outlook:
    """The look round of a unit on this table."""
    if _last:
        known = _last[0]
        before = known.table
        if known.unit == unit and before.ground is table.ground and before.turn.round == table.turn.round:
            same = before.figures == table.figures and before.units == table.units
            if same and before.turn.points == table.turn.points:
                return known
    found = Outlook(table.copy(), unit)
    _last[:] = [found]
    return found
