"""Crushing infantry (TR-CRUSH)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from escarmouche.engine.odds import odds
from escarmouche.games.trauma.chapters.melee.crush import (
    crush,
    crush_drafts,
    figures_on_path,
    why_not_crush,
    why_not_drive,
)
from escarmouche.games.trauma.chapters.movement.crossing import cross, why_not_cross, why_not_obstacle
from escarmouche.games.trauma.table import Table
from tests.games.trauma.tables import Script, Squad, referee_of, table_of, wall

TANK: dict[str, Any] = {"profiles": "tank", "count": 1, "entry": "wheeled"}


def tank_before(enemy: Squad | None = None, *more: Squad, side: str = "two", **values: Any) -> Table:
    """A tank 1 cm before a rank of four figures that stand close together."""
    rank = enemy or Squad("two1", side, (0, 0), places=[(3610 + 260 * i, 3000) for i in range(4)], count=4)
    tank = Squad("one1", "one", (4000, 2475), **{**TANK, **values})
    return table_of(tank, rank, *more, turn={"unit": "one1"})


def rule_of(table: Table, end: tuple[int, int]) -> str:
    refusal = why_not_drive(table, "one1", "two1", (("one1a", (end,), -1),))
    return refusal.rule if refusal else ""


def test_crush_01_a_wheeled_vehicle_crosses_infantry_but_no_wall() -> None:
    low = wall("low", 3000, 2000, 5000, 2100, 150, kind="low_wall")
    alone = table_of(Squad("one1", "one", (4000, 2475), **TANK), pieces=(low,))
    refusal = why_not_cross(alone, "one1")
    assert refusal
    assert refusal.rule == "TR-VEH-09"
    assert why_not_cross(tank_before(), "one1") is None
    assert why_not_obstacle(tank_before(), "one1", "two1") is None


def test_crush_01_out_on_the_far_side_at_contact_or_stopping_amid() -> None:
    table = tank_before(Squad("two1", "two", (0, 0), places=[(4000, 3000), (4300, 3000)], count=2))
    assert rule_of(table, (4000, 3125 + 300)) == ""
    assert rule_of(table, (4000, 3125 + 300 + 250)) == ""
    assert rule_of(table, (4000, 3125 + 300 + 260)) == "TR-CRUSH-01"
    assert rule_of(table, (4000, 3000)) == ""
    assert rule_of(table, (4000, 2480)) == "TR-CRUSH-01"


def test_crush_01_half_the_movement_must_cover_the_stretch_inside() -> None:
    column = Squad("two1", "two", (0, 0), places=[(4000, 3000 + 280 * k) for k in range(4)], count=4)
    table = tank_before(column)  # 2875 to 3965 is 10.9 cm, half of 16 is 8
    assert rule_of(table, (4000, 3965 + 310)) == "TR-CRUSH-01"
    assert rule_of(table, (4000, 3300)) == ""


def test_crush_01_friends_and_far_units_are_not_crushed_and_the_immobile_do_not_crush() -> None:
    refusal = why_not_cross(tank_before(side="one"), "one1")
    assert refusal
    assert refusal.rule == "TR-CROSS-01"
    stuck = tank_before()
    stuck.change("one1a", {"immobile": True})
    refusal = why_not_cross(stuck, "one1")
    assert refusal
    assert refusal.rule == "TR-SHOOT-50"
    hover = tank_before(profiles="skimmer", entry="antigravs")
    assert why_not_obstacle(hover, "one1", "two1") is None


def test_crush_02_only_bases_that_overlap_the_swept_strip_are_on_the_path() -> None:
    places = [(4000, 3000), (4424, 3000), (4425, 3400), (3576, 3200)]
    table = tank_before(Squad("two1", "two", (0, 0), places=places, count=4))
    assert figures_on_path(table, "one1a", (4000, 3800), "two1") == ("two1a", "two1b", "two1d")


def test_crush_02_the_line_is_free_of_closed_terrain_and_of_other_units() -> None:
    friend = Squad("one2", "one", (4000, 3500), count=2)
    assert rule_of(tank_before(None, friend), (4000, 3430)) == "TR-CRUSH-02"
    rank = Squad("two1", "two", (0, 0), places=[(3610 + 260 * i, 3000) for i in range(4)], count=4)
    house = (wall("house", 3000, 3600, 5000, 3700),)
    table = table_of(Squad("one1", "one", (4000, 2475), **TANK), rank, pieces=house)
    assert rule_of(table, (4000, 3430)) == "TR-CRUSH-02"


def test_crush_02_each_vehicle_has_its_path_and_a_figure_on_two_is_rolled_for_twice() -> None:
    rank = Squad("two1", "two", (0, 0), places=[(4300, 3000)], count=1)
    pair = Squad("one1", "one", (0, 0), "tank", places=[(4000, 2475), (4610, 2475)], count=2, entry="wheeled")
    table = table_of(pair, rank, turn={"unit": "one1"})
    ways = (("one1a", ((4000, 3430),), -1), ("one1b", ((4610, 3430),), -1))
    referee = referee_of(table, (3, 3), one=Script(crush=[ways]))
    crush(referee, "one1", "two1")
    rolls = [e for e in referee.events if e.rule == "TR-CRUSH-03" and e.what == "roll"]
    assert len(rolls[0].about["faces"]) == 2


def test_crush_03_an_up_kills_one_chosen_by_the_owner() -> None:
    table = tank_before()
    way = (("one1a", ((4000, 3430),), -1),)
    answers = {"crushed": [("two1d", "two1b")]}
    referee = referee_of(table, (1, 6, 3, 4), (1, 1), one=Script(crush=[way]), two=Script(**answers))
    crush(referee, "one1", "two1")
    assert [f for f in ("two1a", "two1b", "two1c", "two1d") if f in referee.table.units["two1"].figures] == [
        "two1a",
        "two1c",
    ]
    assert any(e.rule.startswith("TR-MOR") for e in referee.events if e.what == "roll")


def test_crush_03_the_odds_of_four_figures_on_the_path() -> None:
    table = tank_before()
    way = (("one1a", ((4000, 3430),), -1),)
    assert len(figures_on_path(table, "one1a", (4000, 3430), "two1")) == 4

    def answers(ask: Any, _: Any) -> Any:
        if ask.question == "crush":
            return way
        return ask.options[: ask.least] if ask.kind == "several" else ask.options[0]

    found = odds(
        crush,
        table,
        "one1",
        "two1",
        of=lambda _, after: 4 - len(after.units["two1"].figures),
        policy=answers,
    )
    chances = [Fraction(16, 81), Fraction(32, 81), Fraction(8, 27), Fraction(8, 81), Fraction(1, 81)]
    assert found.exact
    assert [found.chances[n] for n in range(5)] == chances
    assert found.mean == Fraction(4, 3)


def test_crush_01_the_draft_of_a_crossing_is_carried_out_and_followed_up() -> None:
    table = tank_before()
    for value in crush_drafts(table, "one1", "two1"):
        assert why_not_drive(table, "one1", "two1", value) is None
    way = (("one1a", ((4000, 3430),), -1),)
    referee = referee_of(table, (3, 3, 3, 3), one=Script(crush=[way]))
    cross(referee, "one1")
    assert referee.table.turn.step == "moved"
    assert referee.table.turn.after[0] == "push"


def test_crush_02_no_straight_way_no_crushing() -> None:
    assert why_not_crush(tank_before(), "one1", "two1") is None
    pieces = tuple(
        wall(f"w{n}", *box)
        for n, box in enumerate(
            ((3000, 2850, 5000, 2880), (3000, 2050, 3690, 2880), (4310, 2050, 5000, 2880))
        )
    )  # a wall right before the rank, others left and right
    rank = Squad("two1", "two", (0, 0), places=[(3610 + 260 * i, 3020) for i in range(4)], count=4)
    table = table_of(Squad("one1", "one", (4000, 2475), **TANK), rank, pieces=pieces, turn={"unit": "one1"})
    refusal = why_not_crush(table, "one1", "two1")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("TR-CRUSH-02", "no-straight-way")


def test_crush_01_drafts_lead_in_several_directions() -> None:
    ends = {value[0][1][-1] for value in crush_drafts(tank_before(), "one1", "two1")}
    assert len(ends) >= 3
    assert {x < 3990 for x, _ in ends} == {x > 4010 for x, _ in ends} == {True, False}
    assert min(y for _, y in ends) > 2475


def test_crush_01_the_nearest_two_are_driven_at_first_then_round_the_compass() -> None:
    ends = [value[0][1][-1] for value in crush_drafts(tank_before(), "one1", "two1")]
    assert ends == [
        (3759, 3447), (4241, 3447), (3511, 3462), (4000, 3425), (4823, 2950), (4550, 3428), (4000, 3425),
        (3450, 3428), (3177, 2950),
    ]  # fmt: skip


def test_crush_02_two_tanks_drive_side_by_side() -> None:
    rank = Squad("two1", "two", (0, 0), places=[(4000, 3000), (4300, 3000)], count=2)
    pair = Squad("one1", "one", (0, 0), "tank", places=[(4000, 2475), (4640, 2475)], count=2, entry="wheeled")
    table = table_of(pair, rank, turn={"unit": "one1"})
    both = [value for value in crush_drafts(table, "one1", "two1") if len(value) == 2]
    assert both
    for (first, way, _), (second, other, _) in both:
        assert (first, second) == ("one1a", "one1b")
        assert (other[0][0] - way[0][0], other[0][1] - way[0][1]) == (640, 0)
