"""What a bot sees coming: fire from where enemies stand, alert, vehicles that drive over infantry."""

from __future__ import annotations

from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.games.trauma.bot import appraisal, dangers, look_round, weighing
from escarmouche.games.trauma.bot.drafts import HUNT
from escarmouche.games.trauma.chapters.actions import CROSSING, MOVEMENT, SHOOT
from escarmouche.games.trauma.chapters.activation import PAY
from escarmouche.games.trauma.chapters.melee import crush
from escarmouche.games.trauma.chapters.movement import crossing
from escarmouche.games.trauma.table import ALERT, DISORGANISED, RESERVE, TAKE_COVER, Point, Table, Zone
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
    assert dangers.danger(facing(), "one1") > 0
    assert dangers.danger(facing(HIGH), "one1") == 0


def test_who_is_still_to_act_is_feared_more_and_alert_most_of_all_by_one_who_moves() -> None:
    fresh, acted = facing(), facing()
    acted.change("two", {"shown": ("two1",)})
    assert dangers.danger(fresh, "one1") > dangers.danger(acted, "one1") > 0
    assert dangers.danger(facing(foe=(ALERT,)), "one1", moving=True) > dangers.danger(fresh, "one1")


def test_taking_cover_pays_where_there_is_cover() -> None:
    assert dangers.sheltered(facing(LOW), "one1") > 0
    assert dangers.sheltered(facing(), "one1") == 0
    assert dangers.sheltered(facing(HIGH), "one1") == 0


def test_alert_is_worth_what_may_come_into_sight() -> None:
    far = Squad("two1", "two", (4100, 11000))
    alone = table_of(Squad("one1", "one", (4100, 3000)), far, pieces=(HIGH,), turn={"round": 2})
    assert dangers.watching(facing(), "one1") > 0
    assert dangers.watching(alone, "one1") == 0
    order = Ask("TR-ORD-01", "one", "order", (NO_ONE, ALERT, TAKE_COVER), about={"unit": "one1"})
    assert (weighing.weigh(order, alone, ALERT) or 0.0) < 0


def test_a_squad_with_a_wall_between_its_figures_is_torn_and_comes_in_elsewhere() -> None:
    places = [(4100, 3000), (4370, 3000), (4640, 3000)]
    whole = table_of(Squad("one1", "one", (0, 0), places=places, count=3), pieces=(HIGH,))
    torn = table_of(
        Squad("one1", "one", (0, 0), places=[*places[:2], (4100, 4300)], count=3),
        pieces=(wall("high", 2000, 4000, 6200, 4100, 700, "infantry:no"),),
    )
    assert dangers.torn(whole, "one1") == 0 < dangers.torn(torn, "one1")


def test_a_vehicle_drives_where_most_of_a_unit_lies_in_its_way() -> None:
    truck = Squad("one1", "one", (4000, 2475), "tank", 1, entry="wheeled", cost=6)
    rank = Squad("two1", "two", (0, 0), places=[(4000, 3000), (4270, 3000), (4000, 3270)], count=3, cost=5)
    table = table_of(truck, rank, turn={"round": 2, "unit": "one1"})
    ways = list(crush.crush_drafts(table, "one1", "two1"))
    ask = Ask("TR-CRUSH-02", "one", "crush", (), "free", about={"unit": "one1", "target": "two1"})
    weights = [weighing.weigh(ask, table, way) for way in ways]
    assert max(w or 0.0 for w in weights) == max(crush.dice_for(table, "two1", way) for way in ways) >= 2
    assert len(set(weights)) > 1


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


def test_a_landing_without_room_for_the_unit_is_not_wanted() -> None:
    """Beyond the wall a strip of three centimetres, then a house: some would have to stay behind."""
    low = wall("low", 3000, 3200, 5000, 3260, 150, kind="low_wall")
    house = wall("house", 0, 3560, 9000, 4200, 700, kind="building")
    ends = (wall("w", 3600, 3260, 3660, 3560, 700), wall("e", 4340, 3260, 4400, 3560, 700))
    squad = Squad("one1", "one", (4000, 3060), count=6, cost=4, gap=40)
    foe = Squad("two1", "two", (4000, 11000), cost=4)
    narrow, wide = (
        table_of(squad, foe, pieces=pieces, turn={"unit": "one1"}) for pieces in ((low, house, *ends), (low,))
    )
    costs = []
    for table in (narrow, wide):
        value = crossing.landing_drafts(table, "one1", "low")[0]
        costs.append(dangers.crowded(table, "one1", "low", value))
    assert costs == [dangers.CROWDED, 0.0]


def test_nobody_pays_for_an_activation_that_brings_nothing() -> None:
    """A unit at its point, nobody to be seen; one that is disorganised has something to win by it."""
    holding = Squad("one1", "one", (4500, 9700), cost=4)
    there = table_of(holding, pieces=(MARK,), points=(GAMMA,), turn={"round": 2})
    pay = Ask("TR-ACT-05", "one", "pay", (PAY, NO_ONE), about={"unit": "one1"})
    assert (weighing.weigh(pay, there, PAY) or 0.0) < 0 == weighing.weigh(pay, there, NO_ONE)
    there.change("one1", {"markers": frozenset({DISORGANISED})})
    assert (weighing.weigh(pay, there, PAY) or 0.0) > 0


def test_who_may_still_be_put_down_is_feared_where_his_ground_sees() -> None:
    """On the first turn only, and only while somebody waits."""
    zone = Zone("middle", "deployment", (3000, 4000), (6000, 8000), "two")
    mine, waiting = Squad("one1", "one", (4100, 1000)), Squad("two1", "two", (0, 0), place=RESERVE, cost=6)
    behind = wall("behind", 0, 2000, 9000, 2100, 900)
    feared = {}
    for name, pieces, turn in (("open", (), 1), ("hidden", (behind,), 1), ("later", (), 2)):
        table = table_of(mine, waiting, pieces=pieces, turn={"round": turn, "zones": (zone,)})
        feared[name] = dangers.danger(table, "one1")
    assert feared["open"] > 0 == feared["hidden"] == feared["later"]


def test_infantry_goes_to_see_whom_it_can_hurt() -> None:
    """Rifles do not look for a tank while there is infantry, however far; a way to it is worth the more."""
    mine, tank = Squad("one1", "one", (4100, 3000)), Squad("two1", "two", (4100, 5000), "tank", 1)
    riflemen = Squad("two2", "two", (4100, 9000))
    table = table_of(mine, tank, riflemen, pieces=(HIGH, MARK), turn={"round": 2})
    assert not appraisal.can_hurt(table, "one1", "two1")
    assert appraisal.can_hurt(table, "one1", "two2")
    hunted = [c.target for c in look_round.Outlook(table, "one1")._courses() if c.what == HUNT]
    assert hunted == ["two2", "two1"]
    near, far = (appraisal.fighting_from(table, "one1", at) for at in ((7000, 6000), (4100, 1000)))
    assert near > far > 0
    alone = table_of(mine, tank, pieces=(HIGH, MARK), turn={"round": 2})
    assert appraisal.fighting_from(alone, "one1", (7000, 6000)) == 0
