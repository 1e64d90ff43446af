"""What ready-made Movements are called, and the way to a point as a movement (TR-MOVE-02)."""

from __future__ import annotations

from escarmouche.games.trauma.bot.drafts import draft, draft_names
from escarmouche.games.trauma.chapters.movement.movement import why_not_paths
from escarmouche.games.trauma.chapters.movement.ready_moves import Course, move_drafts
from escarmouche.games.trauma.table import Point
from tests.games.trauma.tables import Squad, table_of, wall

TABLE = table_of(
    Squad("one1", "one", (4200, 4200), count=3),
    Squad("two1", "two", (4600, 9000), count=3),
    pieces=(wall("crates", 4000, 6200, 4400, 6500, 300, kind="crates"),),
    points=(Point("gamma", "gamma", piece="crates"),),
    turn={"unit": "one1"},
)


def test_move_02_drafts_have_names_in_the_same_order() -> None:
    names = draft_names(TABLE, "one1")
    assert len(names) == len(move_drafts(TABLE, "one1")) == len(set(names))
    for name, value in zip(names, move_drafts(TABLE, "one1"), strict=True):
        assert draft(TABLE, "one1", Course.read(name)) == value


def test_move_02_along_the_way_to_a_point_the_unit_makes_headway() -> None:
    for what in ("way", "file"):
        value = draft(TABLE, "one1", Course(what, "gamma"))
        assert value
        assert why_not_paths(TABLE, "one1", value) is None
        assert value[0][1][-1][1] > 4200


def test_a_course_that_nobody_offers_is_no_movement() -> None:
    assert draft(TABLE, "one1", Course("charge", "two9")) is None
