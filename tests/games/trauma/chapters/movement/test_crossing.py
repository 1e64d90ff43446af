"""The Crossing action and the dorsal jump (TR-CROSS, TR-ACTN-08, TR-VEH-02, 09, TR-SKILL-09, 10)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.requests import NO_ONE
from escarmouche.games.trauma.chapters.movement.crossing import (
    cross,
    landing_drafts,
    why_not_cross,
    why_not_land,
)
from escarmouche.games.trauma.chapters.movement.displacement import aftermath, breaks_formation
from escarmouche.games.trauma.chapters.terrain import permission
from escarmouche.games.trauma.table import DISORGANISED, ENGAGED, Referee, Table
from escarmouche.space.terrain import Piece
from tests.games.trauma.tables import Script, Squad, referee_of, table_of, wall


def barrier(thick: int, kind: str = "low_wall", *traits: str, height: int = 150) -> Piece:
    """A long obstacle from y = 25 cm on, across the table."""
    corners = ((500, 2500), (8500, 2500), (8500, 2500 + thick), (500, 2500 + thick))
    return Piece(f"the-{kind}", kind, corners, height, frozenset(traits))


def squad_before(piece: Piece, *more: Squad, distance: int = 250, **values: Any) -> Table:
    """A unit whose leader is `distance` before the obstacle; the others 9 cm away to the side."""
    radius = values.pop("radius", 125)
    at = (4000, 2500 - distance - radius)
    values.setdefault("count", 6)
    return table_of(Squad("one1", "one", at, **values), *more, pieces=(piece,), turn={"unit": "one1"})


def rule_of(table: Table, piece: str, end: tuple[int, int]) -> str:
    refusal = why_not_land(table, "one1", piece, (("one1a", (end,), -1),))
    return refusal.rule if refusal else ""


def crossed(table: Table, **answers: list[Any]) -> Referee:
    referee = referee_of(table, one=Script(**answers))
    cross(referee, "one1")
    return referee


def test_cross_01_the_leader_must_be_at_contact_of_the_obstacle() -> None:
    assert why_not_cross(squad_before(barrier(60), distance=250), "one1") is None
    refusal = why_not_cross(squad_before(barrier(60), distance=260), "one1")
    assert refusal
    assert refusal.rule == "TR-CROSS-01"


def test_actn_08_crossing_is_a_displacement_and_needs_contact() -> None:
    referee = crossed(squad_before(barrier(60)))
    assert referee.table.turn.step == "moved"
    assert referee.table.turn.after[-1] == "melee"
    assert referee.table.figures["one1a"].moved
    assert why_not_cross(squad_before(barrier(60), distance=260), "one1") is not None


def test_cross_02_half_the_movement_must_cover_the_thickness() -> None:
    assert rule_of(squad_before(barrier(600)), "the-low_wall", (4000, 3225)) == ""
    assert rule_of(squad_before(barrier(610)), "the-low_wall", (4000, 3235)) == "TR-CROSS-02"


def test_cross_02_he_ends_outside_at_contact_on_the_other_side() -> None:
    table = squad_before(barrier(100))
    assert rule_of(table, "the-low_wall", (4000, 2600 + 125 + 250)) == ""
    assert rule_of(table, "the-low_wall", (4000, 2600 + 125 + 251)) == "TR-CROSS-02"
    assert rule_of(table, "the-low_wall", (4000, 2600 + 100)) == "TR-CROSS-02"
    assert rule_of(table, "the-low_wall", (4400, 2375)) == "TR-CROSS-02"


def test_cross_03_two_crossings_for_a_river_thicker_than_half_the_movement() -> None:
    river = barrier(800, "river", "area", height=0)
    table = squad_before(river, count=1)
    assert rule_of(table, "the-river", (4000, 3425)) == "TR-CROSS-02"
    assert rule_of(table, "the-river", (4000, 3100)) == ""
    assert rule_of(table, "the-river", (4000, 3110)) == "TR-CROSS-03"
    referee = crossed(table, landing=[(("one1a", ((4000, 3100),), -1),)])
    assert referee.table.figures["one1a"].z == 0
    assert rule_of(referee.table, "the-river", (4000, 3425)) == ""


def test_cross_03_climbing_puts_the_unit_on_top_and_crossing_brings_it_down() -> None:
    box = barrier(1200, "container", "opaque", "flat_top", height=450)
    referee = crossed(squad_before(box), landing=[(("one1a", ((4000, 3000),), -1),)])
    assert {referee.table.figures[f].z for f in referee.table.units["one1"].figures} == {450}
    down = crossed(referee.table, landing=[(("one1a", ((4000, 2375),), -1),)])
    assert {down.table.figures[f].z for f in down.table.units["one1"].figures} == {0}


def test_cross_04_the_rest_follows_in_formation_wherever_it_was() -> None:
    referee = crossed(squad_before(barrier(60), count=8, gap=200))
    figures = [referee.table.figures[f] for f in referee.table.units["one1"].figures]
    assert all(f.y >= 2560 + 125 for f in figures)
    assert not breaks_formation(referee.table, "one1")
    assert sum(f.y <= 2560 + 125 + 250 for f in figures) >= 4  # as close to the obstacle as there is room


def test_cross_04_the_owner_may_swap_unlike_figures_between_the_places() -> None:
    table = squad_before(barrier(60), profiles=["marine", "marine", "medic"])
    spots = {}
    for order in (("one1b", "one1c"), ("one1c", "one1b")):
        referee = crossed(table.copy(), follow_order=[order])
        spots[order] = referee.table.figures["one1c"].x, referee.table.figures["one1c"].y
    assert len(set(spots.values())) == 2


def test_cross_05_without_room_some_stay_behind_and_the_unit_is_disorganised() -> None:
    box = wall("box", 4000, 2500, 4560, 3060, 450, "flat_top", kind="container")
    squad = Squad("one1", "one", (4280, 2300), count=6)
    table = table_of(squad, pieces=(box,), turn={"unit": "one1"})
    script = Script(landing=[(("one1a", ((4135, 2635),), -1),)], stay_behind=[("one1e", "one1f")])
    referee = referee_of(table, one=script)
    cross(referee, "one1")
    levels = [referee.table.figures[f].z for f in referee.table.units["one1"].figures]
    assert levels == [450] * 4 + [0] * 2
    assert DISORGANISED in referee.table.units["one1"].markers


def test_cross_06_a_piece_for_infantry_only_refuses_a_walker() -> None:
    narrow = barrier(60, "low_wall", "walker:no")
    walker: dict[str, Any] = {"profiles": "walker", "entry": "walkers", "count": 1, "radius": 300}
    refusal = why_not_cross(squad_before(narrow, **walker), "one1")
    assert refusal
    assert refusal.rule == "TR-CROSS-06"
    assert why_not_cross(squad_before(narrow), "one1") is None
    assert permission(narrow, "walker") == "no"


def test_veh_02_walkers_cross_like_infantry() -> None:
    walker: dict[str, Any] = {"profiles": "walker", "entry": "walkers", "count": 1, "radius": 300}
    table = squad_before(barrier(60), **walker)
    assert why_not_cross(table, "one1") is None
    assert crossed(table).table.figures["one1a"].y >= 2560 + 300


def test_veh_09_wheeled_vehicles_do_not_cross() -> None:
    tank: dict[str, Any] = {"profiles": "tank", "entry": "wheeled", "count": 1, "radius": 300}
    refusal = why_not_cross(squad_before(barrier(200, "barbed_wire", "area"), **tank), "one1")
    assert refusal
    assert refusal.rule == "TR-VEH-09"


def test_shoot_50_an_immobilised_leader_stops_the_crossing_and_others_are_left_behind() -> None:
    walkers: dict[str, Any] = {"profiles": "walker", "entry": "walkers", "count": 2, "radius": 300}
    table = squad_before(barrier(60), **walkers)
    table.change("one1b", {"immobile": True})
    before = table.figures["one1b"]
    referee = crossed(table.copy())
    assert (referee.table.figures["one1b"].x, referee.table.figures["one1b"].y) == (before.x, before.y)
    table.change("one1a", {"immobile": True})
    refusal = why_not_cross(table, "one1")
    assert refusal
    assert refusal.rule == "TR-SHOOT-50"


def test_skill_15_a_fixed_sniper_stays_where_he_is() -> None:
    table = squad_before(barrier(60), profiles=["marine", "sniper"])
    table.change("one1b", {"fixed": True})
    before = table.figures["one1b"]
    referee = crossed(table)
    assert referee.table.figures["one1b"] == before


@pytest.mark.parametrize(
    ("entry", "fixed", "warned"),
    [("squad", True, True), ("squad", False, False), ("skirmishers", True, False)],
)
def test_move_08_a_crossing_that_leaves_a_sniper_behind_is_confirmed(
    entry: str, fixed: bool, warned: bool
) -> None:
    table = squad_before(barrier(300), profiles=["marine", "sniper"], entry=entry)
    table.change("one1b", {"fixed": fixed})
    script = Script()
    cross(referee_of(table, one=script), "one1")
    assert ("break-formation" in [ask.question for ask in script.asked]) is warned


def test_skill_09_the_extra_crossing_follows_the_normal_rules() -> None:
    table = squad_before(barrier(60), entry="jumpers", profiles="jumper")
    referee = referee_of(table)
    cross(referee, "one1", extra=True)
    assert referee.table.turn.step == "moved"
    assert referee.table.figures["one1a"].y > 2560
    assert any(e.rule == "TR-SKILL-09" for e in referee.events)
    assert why_not_cross(squad_before(barrier(60), distance=260, entry="jumpers"), "one1") is not None


def ranks_of_enemies(depth: int) -> Squad:
    rows = [(4000 + 275 * i, 2800 + depth * j) for j in (0, 1) for i in (-2, -1, 0, 1, 2)]
    return Squad("two1", "two", (0, 0), places=rows, count=10)


def test_skill_10_jumpers_land_behind_a_rank_at_contact_and_engaged() -> None:
    table = table_of(
        Squad("one1", "one", (4000, 2400), "jumper", 4, entry="jumpers"),
        ranks_of_enemies(300),
        turn={"unit": "one1"},
    )
    referee = referee_of(table, one=Script(landing=[(("one1a", ((4000, 3400),), -1),)]))
    cross(referee, "one1")
    assert all(referee.table.figures[f].y > 3200 for f in referee.table.units["one1"].figures)
    assert not [e for e in referee.events if e.what == "roll"]
    aftermath(referee)
    assert ENGAGED in referee.table.units["one1"].markers


def test_skill_10_a_unit_too_deep_is_not_leapt_over_and_others_cannot_leap() -> None:
    table = table_of(Squad("one1", "one", (4000, 2400), "jumper", 1, entry="jumpers"), ranks_of_enemies(400))
    assert rule_of(table, "two1", (4000, 3475)) == "TR-CROSS-02"  # 2675 to 3325: 6.5 cm
    plain = table_of(Squad("one1", "one", (4000, 2400), count=1), ranks_of_enemies(300))
    refusal = why_not_cross(plain, "one1")
    assert refusal
    assert refusal.rule == "TR-CROSS-01"


def test_actn_02_a_crossing_may_be_waived() -> None:
    referee = crossed(squad_before(barrier(60)), cross=[NO_ONE])
    assert referee.table.turn.step == "act"
    assert not referee.table.figures["one1a"].moved


def test_cross_02_every_drafted_landing_is_allowed() -> None:
    for piece in (barrier(60), barrier(900, "container", "opaque", "flat_top", height=450)):
        table = squad_before(piece)
        for value in landing_drafts(table, "one1", piece.id):
            assert why_not_land(table, "one1", piece.id, value) is None


def test_cross_05_who_stands_where_the_leader_lands_does_not_stay_behind() -> None:
    """A pocket for two beyond a low wall, one of the unit in it already, right where the leader lands."""
    pocket = (
        wall("low", 2000, 4300, 6000, 4360, 150, kind="low_wall"),
        wall("west", 2000, 4360, 3840, 7000),
        wall("east", 4440, 4360, 6000, 7000),
        wall("north", 3840, 4660, 4440, 7000),
    )
    places = [(4000, 4100), (4000, 4510), (3700, 4100), (4300, 4100)]
    men = Squad("a", "one", (0, 0), "marine", 4, places=places)
    script = Script(cross=["low"], landing=[(("aa", ((4000, 4510),), -1),)])
    referee = referee_of(table_of(men, pieces=pocket, turn={"unit": "a"}), one=script)
    cross(referee, "a")
    stay = next(ask for ask in script.asked if ask.question == "stay-behind")
    assert stay.options == ("ac", "ad")
    figures = referee.table.figures
    assert (figures["aa"].x, figures["aa"].y) == (4000, 4510)
    assert figures["ab"].x >= 4250
    assert "disorganised" in referee.table.units["a"].markers


def test_cross_05_without_a_place_for_him_the_leader_cannot_land_there() -> None:
    pocket = (
        wall("low", 2000, 4300, 6000, 4360, 150, kind="low_wall"),
        wall("west", 2000, 4360, 3840, 7000),
        wall("east", 4160, 4360, 6000, 7000),
        wall("north", 3840, 4660, 4160, 7000),
    )
    men = Squad("a", "one", (0, 0), "marine", 2, places=[(4000, 4100), (4000, 4510)])
    table = table_of(men, pieces=pocket, turn={"unit": "a"})
    refusal = why_not_land(table, "a", "low", (("aa", ((4000, 4510),), -1),))
    assert refusal is not None
    assert refusal.reason == "no-free-place"
