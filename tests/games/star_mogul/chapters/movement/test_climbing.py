"""Climbing (SM-MOVE-07)."""

from __future__ import annotations

from escarmouche.games.star_mogul.chapters.movement import climbing
from escarmouche.games.star_mogul.chapters.shooting import targets
from escarmouche.games.star_mogul.table import PAS
from tests.games.star_mogul.tables import Men, piece, referee_of, table_of


def test_move_07_two_pas_for_each_pas_of_height_and_shooters_get_two() -> None:
    house = piece("building", 20, 20, (6, 6))
    table = table_of(Men("one1", "one", (16.5, 20), 1), Men("two1", "two", (6, 20), 1), pieces=(house,))
    assert climbing.faces(table, "one1") == ("building",)
    referee = referee_of(table)
    climbing.climb(referee, "one1", "building")
    own = referee.table.figures["one1a"]
    assert own.z == 5 * PAS // 2
    assert own.climbing == "building"
    assert [
        m.value
        for m in targets.modifiers(referee.table, "two1a", "avenger_19", "one1a")
        if m.rule == "SM-SHOOT-11"
    ] == [2]
    climbing.climb(referee, "one1", "building")
    own = referee.table.figures["one1a"]
    assert (own.z, own.climbing) == (3 * PAS, "")


def test_move_07_nobody_climbs_far_from_a_face() -> None:
    house = piece("building", 20, 20, (6, 6))
    table = table_of(Men("one1", "one", (14, 20), 1), pieces=(house,))
    refusal = climbing.why_not_climb(table, "one1", "building")
    assert refusal
    assert (refusal.rule, refusal.reason) == ("SM-MOVE-07", "not-at-the-face")
