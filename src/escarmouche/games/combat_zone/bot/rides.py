"""What vehicles are to a bot: whether to get in, where to drive, whom to run down, when to get out.

Trips are thought through as one turn and a straight run, by the judges and procedures that play.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from escarmouche.games.combat_zone.bot import gains
from escarmouche.games.combat_zone.bot.look_round import LookRound
from escarmouche.games.combat_zone.chapters import actions, victory
from escarmouche.games.combat_zone.chapters.activation import why_not_act
from escarmouche.games.combat_zone.chapters.area_weapons import aiming
from escarmouche.games.combat_zone.chapters.deeds import Deed
from escarmouche.games.combat_zone.chapters.figures import side_of, where
from escarmouche.games.combat_zone.chapters.sequence import ACTIVATED
from escarmouche.games.combat_zone.chapters.things import lying
from escarmouche.games.combat_zone.chapters.vehicles import crews, driving, vehicles
from escarmouche.games.combat_zone.setup import scenario
from escarmouche.games.combat_zone.table import Referee, Table

FINALISTS = 5
"""Trips, the best by their place, for which shots and risks are reckoned."""
NEVER = -1e6
ABOUT = 90
"""From so many degrees on a turn takes two."""
SPARED, HOME = 0.2, 100.0
"""What a point is worth that a trip leaves, so that the shorter of two is taken; what it is to win by one."""


class Trip(NamedTuple):
    """A way to drive: the action it begins with, the table at its end, what running into people gains."""

    first: Deed
    table: Table
    gain: float
    post: float


# -- where to ------------------------------------------------------------------------------------------------


def trips(view: LookRound, table: Table) -> list[Trip]:
    """The trips worth weighing of the figure at the wheel, the best by their place and whom they run down."""
    ranked = [trip for first, turned in _turns(table, view.figure) for trip in _runs(view, first, turned)]
    ranked.sort(key=lambda trip: -trip.post - trip.gain)
    return ranked[:FINALISTS]


def _turns(table: Table, figure: str) -> Iterator[tuple[Deed | None, Table]]:
    """Straight on, and every turn that the speed allows without a test; about, by two of them."""
    yield None, table
    limit = driving.turn_limit(table, table.figures[figure].aboard)
    for way in (driving.LEFT, driving.RIGHT):
        for degrees in vehicles.RULINGS["turns"]:
            turn = Deed(way.name, number=degrees)
            if degrees > limit or (turned := _done(table, figure, turn)) is None:
                continue
            yield turn, turned
            if degrees == ABOUT:
                for more in vehicles.RULINGS["turns"]:
                    about = _done(turned, figure, Deed(way.name, number=more))
                    if about is not None and more <= limit and (way == driving.LEFT or more < ABOUT):
                        yield turn, about


def _runs(view: LookRound, first: Deed | None, table: Table) -> Iterator[Trip]:
    """Straight on from here, point by point as far as the way is free; at an enemy it ends."""
    figure, now = view.figure, table
    while True:
        far = _longest(now, figure)
        if not far:
            return
        run = Deed(driving.DRIVE.name, number=far)
        first = first or run
        vehicle = now.figures[figure].aboard
        met = driving.road(now, vehicle, now.figures[vehicle].facing, 100 * far)
        if lying(now) and aiming.enters_fire(now, vehicle, where(now.figures[vehicle]), met.end):
            return
        gain = gains.run_gain(now, figure, far) if met.enemy else 0.0
        after = _arrived(now, figure, run, met.end) if met.enemy else _done(now, figure, run)
        if after is None:
            return
        yield Trip(first, after, gain, view.place(after))
        if met.enemy:
            return
        now = after


def _longest(table: Table, figure: str) -> int:
    """The longest run ahead that one action may be, in centimetres; 0 for none."""
    vehicle = table.figures[figure].aboard
    most = vehicles.length_per_point(table, vehicle) // driving.STEP
    runs = (n * driving.STEP // 100 for n in range(most, 0, -1))
    judge, drive = actions.judge_of(table, figure), driving.DRIVE.name
    return next((cm for cm in runs if judge(Deed(drive, number=cm)) is None), 0)


def _done(table: Table, figure: str, deed: Deed) -> Table | None:
    """The table after an action with a vehicle in which nothing is left to luck; None if it is refused."""
    if actions.why_not(table, figure, deed):
        return None
    referee: Referee = Referee(table.copy())
    _pay(referee.table, figure, actions.cost(table, figure, deed))
    actions.BY_NAME[deed.what].do(referee, figure, deed.about)
    return referee.table


def _arrived(table: Table, figure: str, run: Deed, end: tuple[int, int]) -> Table:
    """The table with the vehicle where it meets somebody, whatever becomes of him."""
    referee: Referee = Referee(table.copy())
    _pay(referee.table, figure, actions.cost(table, figure, run))
    driving.roll_on(referee, table.figures[figure].aboard, end)
    return referee.table


def _pay(table: Table, figure: str, price: int) -> None:
    table.change(figure, {"ap": table.figures[figure].ap - price})


# -- what that is worth --------------------------------------------------------------------------------------


def weights(view: LookRound, table: Table) -> dict[Deed, float]:
    """What driving is worth by the action that it begins with."""
    worths: dict[Deed, float] = {}
    for trip in trips(view, table):
        worth = trip.gain + seated(view, trip.table) + SPARED * trip.table.figures[view.figure].ap
        if victory.reached(trip.table, scenario.of(trip.table)) == side_of(table, view.figure):
            worth += HOME
        worths[trip.first] = max(worths.get(trip.first, NEVER), worth)
    return worths


def seated(view: LookRound, table: Table) -> float:
    """The worth of sitting there with the points that are left, or of getting out."""
    points = table.figures[view.figure].ap
    best = view.stand(table, points)
    out = _out(table, view.figure)
    return best if out is None else max(best, view.stand(out, out.figures[view.figure].ap))


def _out(table: Table, figure: str) -> Table | None:
    return _done(table, figure, Deed(crews.LEAVE.name))


def drive(view: LookRound, deed: Deed) -> float:
    """What one action at the wheel leads to."""
    if view.rides is None:
        view.rides = weights(view, view.table)
    return view.rides.get(deed, NEVER)


def leave(view: LookRound) -> float:
    """Get out, and do what is best on foot."""
    out = _out(view.table, view.figure)
    if out is None:
        return NEVER
    foot = LookRound(out, view.figure)
    best = foot.best_move() if out.figures[view.figure].ap else None
    return max(foot.stand(out, out.figures[view.figure].ap), foot.worth_of(best) if best else NEVER)


def board(view: LookRound, table: Table, vehicle: str) -> float:
    """Get in where one drives off at once, or where somebody is still to drive."""
    figure = view.figure
    boarding = Deed(crews.BOARD.name, vehicle)
    if actions.why_not(table, figure, boarding):
        return NEVER
    referee: Referee = Referee(table.copy())
    _pay(referee.table, figure, actions.cost(table, figure, boarding))
    crews.board(referee, figure, vehicle)
    inside = referee.table
    if vehicles.is_driver(inside, figure):
        return max(weights(view, inside).values(), default=NEVER)
    driver = inside.figures[vehicle].crew[0]
    if not still_to_drive(inside, figure, driver):
        return NEVER
    ends = trips(LookRound(inside, driver), inside)
    return max((seated(view, trip.table) for trip in ends), default=NEVER)


def still_to_drive(table: Table, figure: str, driver: str) -> bool:
    """Whether whoever is at the wheel acts after a figure in this turn."""
    unit = table.units[table.figures[driver].unit]
    mates = unit.id == table.turn.unit and driver not in table.turn.acted and driver != figure
    return (mates or ACTIVATED not in unit.markers) and why_not_act(table, driver) is None


def parked(table: Table, vehicle: str) -> float:
    """What a place is worth for an empty vehicle: near those who may take it."""
    side, at = side_of(table, vehicle), where(table.figures[vehicle])
    friends = [
        table.figures[f]
        for unit in table.units.values()
        if unit.side == side and "placed" in unit.markers
        for f in unit.figures
        if vehicles.on_foot(table, f) and not gains.is_machine(table, f)
    ]
    return -min((((f.x - at[0]) ** 2 + (f.y - at[1]) ** 2) ** 0.5 for f in friends), default=0.0) / 100
