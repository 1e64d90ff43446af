"""Smoke: where it is laid, how long it stays, what is told of it (DS-WEAP-02)."""

from __future__ import annotations

from escarmouche.engine.kinds import PLACED
from escarmouche.games.dust.chapters.smoke import clear_smoke, lay_smoke
from escarmouche.games.dust.table import SMOKE, Table
from tests.games.dust.plain import plain
from tests.games.dust.tables import Put, referee_of


def table(round: int = 2) -> Table:
    return plain(Put("one1", "ghosts", (3, 3)), turn={"round": round})


def test_weap_02_smoke_stays_to_the_end_of_the_next_turn() -> None:
    referee = referee_of(table())
    lay_smoke(referee, "DS-WEAP-02", [(4, 4), (5, 5)])
    clouds = referee.table.things.values()
    assert {(cloud.kind, cloud.x, cloud.y, cloud.until) for cloud in clouds} == {
        (SMOKE, 4, 4, 3),
        (SMOKE, 5, 5, 3),
    }
    clear_smoke(referee)
    assert len(referee.table.things) == 2
    referee.book(round=3)
    clear_smoke(referee)
    assert referee.table.things == {}


def test_weap_02_smoke_on_smoke_stays_as_long_as_the_newest() -> None:
    referee = referee_of(table())
    lay_smoke(referee, "DS-WEAP-02", [(4, 4)])
    referee.book(round=3)
    lay_smoke(referee, "DS-WEAP-02", [(4, 4)])
    (cloud,) = referee.table.things.values()
    assert cloud.until == 4
    clear_smoke(referee)
    assert list(referee.table.things.values()) == [cloud]


def test_weap_02_each_square_of_smoke_is_told_and_how_much_is_left_when_some_goes() -> None:
    referee = referee_of(table())
    lay_smoke(referee, "DS-VEH-18", [(4, 4), (5, 5)])
    clear_smoke(referee)  # nothing goes, nothing is said
    lay_smoke(referee, "DS-VEH-18", ())
    referee.book(round=3)
    clear_smoke(referee)
    notes = [(event.rule, event.about["left"]) for event in referee.events if event.what == "note"]
    assert notes == [("DS-WEAP-02", 0)]
    laid = [event for event in referee.events if event.kind == PLACED]
    assert [event.about["steps"] for event in laid] == [
        (("smoke-4-4", ((4, 4),), -1),),
        (("smoke-5-5", ((5, 5),), -1),),
    ]
    assert all(event.about["until"] == 3 for event in laid)
