"""What a bot sees coming: fire from where enemies stand, alert, vehicles that drive over infantry."""

from __future__ import annotations

from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.games.trauma.bot import look_round, weighing
from escarmouche.games.trauma.chapters.actions import CROSSING, MOVEMENT, SHOOT
from escarmouche.games.trauma.table import ALERT, TAKE_COVER, Point, Table
from escarmouche.space.terrain import Piece
from tests.games.trauma.tables import Squad, table_of, wall

HIGH = wall("high", 2000, 4000, 6200, 4100, 700)
LOW = wall("low", 2000, 3200, 6200, 3300, 200, kind="sandbags")
GAMMA = Point("gamma1", "gamma", piece="g")
MARK = wall("g", 4400, 9900, 4600, 10100, 200)


def facing(*pieces: Piece, foe: tuple[str, ...] = (), own: tuple[str, ...] = ()) -> Table:
    mine = Squad("one1", "one", (4100, 3000), cost=4, markers=own)
    theirs = Squad("two1", "two", (4100, 5000), cost=4, markers=foe)
    return table_of(mine, theirs, pieces=(MARK, *pieces), points=(GAMMA,), turn={"round": 2})


def test_nobody_fears_whom_he_does_not_see() -> None:
    assert look_round.danger(facing(), "one1") > 0
    assert look_round.danger(facing(HIGH), "one1") == 0


def test_who_is_still_to_act_is_feared_more_and_alert_most_of_all_by_one_who_moves() -> None:
    fresh, acted = facing(), facing()
    acted.change("two", {"shown": ("two1",)})
    assert look_round.danger(fresh, "one1") > look_round.danger(acted, "one1") > 0
    assert look_round.danger(facing(foe=(ALERT,)), "one1", moving=True) > look_round.danger(fresh, "one1")


def test_taking_cover_pays_where_there_is_cover() -> None:
    assert look_round.sheltered(facing(LOW), "one1") > 0
    assert look_round.sheltered(facing(), "one1") == 0
    assert look_round.sheltered(facing(HIGH), "one1") == 0


def test_alert_is_worth_what_may_come_into_sight() -> None:
    far = Squad("two1", "two", (4100, 11000))
    alone = table_of(Squad("one1", "one", (4100, 3000)), far, pieces=(HIGH,), turn={"round": 2})
    assert look_round.watching(facing(), "one1") > 0
    assert look_round.watching(alone, "one1") == 0
    order = Ask("TR-ORD-01", "one", "order", (NO_ONE, ALERT, TAKE_COVER), about={"unit": "one1"})
    assert (weighing.weigh(order, alone, ALERT) or 0.0) < 0


def test_a_vehicle_beside_infantry_thinks_of_driving_over_it() -> None:
    truck = Squad("one1", "one", (4000, 3000), "tank", 1, entry="wheeled", cost=6)
    near = Squad("two1", "two", (4000, 4200), count=6, cost=5, gap=40)
    table = table_of(truck, near, pieces=(MARK,), points=(GAMMA,), turn={"round": 2, "unit": "one1"})
    view = look_round.Outlook(table, "one1")
    driven = view.across(after_moving=True)
    assert driven > view.best()
    plans = ((MOVEMENT, CROSSING), (MOVEMENT, MOVEMENT), (SHOOT, SHOOT), ())
    announce = Ask("TR-ACTN-02", "one", "announce", plans, about={"unit": "one1"})
    weights = {plan: weighing.weigh(announce, table, plan) or 0.0 for plan in plans}
    assert weights[MOVEMENT, CROSSING] > weights[MOVEMENT, MOVEMENT]
