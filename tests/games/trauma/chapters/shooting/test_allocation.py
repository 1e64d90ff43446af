"""Tests of corridor, cover and the allocation of hits."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec
import pytest

from escarmouche.engine.odds import odds
from escarmouche.games.trauma.bot.quick_answers import quick_answer
from escarmouche.games.trauma.chapters.shooting.allocation import Aim, Strike, allocate, take_aim
from escarmouche.games.trauma.chapters.shooting.shooting import hits_of, salvo
from escarmouche.games.trauma.table import HEADS_DOWN, PRONE, Referee, Table
from tests.games.trauma.tables import PROFILES, WEAPONS, Script, Squad, referee_of, table_of, wall, weapon


def lines(*between: Squad, target: Squad | None = None, pieces: tuple[Any, ...] = ()) -> Table:
    """Two units of three, 10 cm wide, 30 cm apart; their leaders in the middle, on x = 4000."""
    places = [(4000 + x, 2000) for x in (0, -375, 375)]
    far = [(4000 + x, 5250) for x in (0, -375, 375)]
    two = target or Squad("two1", "two", (0, 0), count=3, places=far)
    one = Squad("one1", "one", (0, 0), count=3, places=places)
    return table_of(one, two, *between, pieces=pieces)


def single(id: str, side: str, x: int, y: int, *markers: str, **values: Any) -> Squad:
    return Squad(id, side, (x, y), count=1, markers=markers, **values)


def strays(table: Table, key: str = "rifle#1") -> tuple[str, ...]:
    return take_aim(table, "one1", key, "two1").strays


def with_weapons(table: Table, *weapons: Any, **profiles: Any) -> Table:
    table.setting = msgspec.structs.replace(
        table.setting,
        weapons={**WEAPONS, **{w.id: w for w in weapons}},
        profiles={**PROFILES, **profiles},
    )
    return table


@pytest.mark.parametrize(("x", "y", "caught"), [(4000, 3500, True), (4600, 3500, False), (4000, 5600, False)])
def test_shoot_19_the_corridor_joins_the_edges_of_the_units(x: int, y: int, caught: bool) -> None:
    assert bool(strays(lines(single("two2", "two", x, y)))) is caught


def test_shoot_20_friend_and_foe_are_caught_but_not_with_their_heads_down() -> None:
    friends = [(4000 + x, 3500) for x in (0, -300, 300)]
    for side in ("one", "two"):
        for markers, count in (((), 3), ((HEADS_DOWN,), 0), ((PRONE,), 0)):
            unit = Squad("x1", side, (0, 0), count=3, places=friends, markers=markers)
            assert len(strays(lines(unit))) == count


def test_shoot_20_whom_no_shooter_sees_is_not_hit() -> None:
    box = tuple(
        wall(f"w{n}", *corners)
        for n, corners in enumerate(
            ((3700, 3300, 4300, 3350), (3700, 3300, 3750, 3700), (4250, 3300, 4300, 3700))
        )
    )
    table = lines(single("two2", "two", 4000, 3480), pieces=box)
    assert not strays(table)


def test_shoot_21_shots_at_vehicles_pass_over_infantry() -> None:
    target = Squad("two1", "two", (4000, 5250), ["tank"], entry="wheeled")
    men = Squad("one2", "one", (4000, 3200), count=4, gap=10)
    walker = Squad("one3", "one", (4000, 4200), ["walker"], entry="walkers")
    table = lines(men, walker, target=target)
    assert strays(table) == ("one3a",)
    assert "one3a" in strays(lines(men, walker))
    assert "one2a" in strays(lines(men, walker))


@pytest.mark.parametrize(
    ("count", "covered", "entitled"), [(6, 3, True), (6, 2, False), (5, 3, True), (5, 2, False)]
)
def test_shoot_24_half_of_the_figures_must_be_in_cover(count: int, covered: int, entitled: bool) -> None:
    far = [(3000 + 350 * n, 5000) for n in range(count)]
    edge = 3000 + 350 * covered - 150
    table = table_of(
        Squad("one1", "one", (4000, 2000), count=1),
        Squad("two1", "two", (0, 0), count=count, places=far),
        pieces=(wall("w", 2000, 4700, edge, 4750, 200),),
    )
    aim = take_aim(table, "one1", "rifle#1", "two1")
    assert (aim.covered, aim.cover) == (covered, entitled)


def column(count: int = 6, pieces: tuple[Any, ...] = (), **values: Any) -> Table:
    """One shooter at y = 1000 and a unit in a row that gets farther and farther away."""
    far = [(4000 + 260 * n, 4000 + 260 * n) for n in range(count)]
    return table_of(
        Squad("one1", "one", (4000, 1000), count=1),
        Squad("two1", "two", (0, 0), count=count, places=far, **values),
        pieces=pieces,
    )


def dealt(table: Table, hits: int, key: str = "rifle#1", **players: Any) -> tuple[Strike, ...]:
    aim = take_aim(table, "one1", key, "two1")
    return allocate(referee_of(table, **players), aim, hits)


def test_shoot_34_hits_go_round_the_visible_figures() -> None:
    hiding = wall("w", 4650, 4100, 6000, 4200)
    table = column(pieces=(hiding,))
    (strike,) = dealt(table, 5)
    assert [strike.hits.count(f"two1{c}") for c in "abcdef"] == [2, 2, 1, 0, 0, 0]


def test_shoot_34_equally_near_figures_are_their_owners_choice() -> None:
    table = table_of(Squad("one1", "one", (4000, 1000), count=1), Squad("two1", "two", (4000, 4000), count=3))
    two = Script(nearest=[("two1c",)])
    (strike,) = dealt(table, 2, two=two)
    assert strike.hits == ("two1a", "two1c")
    assert two.asked[0].rule == "TR-SHOOT-34"
    assert len(dealt(table, 3)[0].hits) == 3  # nothing to decide


def by_unit(referee: Referee, aim: Aim) -> tuple[tuple[str, int], ...]:
    hits = referee.call(hits_of, aim)
    return tuple((s.unit, len(s.hits)) for s in allocate(referee, aim, hits))


def mean_hits(table: Table, aim: Aim, unit: str) -> Fraction:
    def count(result: Any, _: Table) -> int:
        return int(dict(result).get(unit, 0))

    return odds(by_unit, table, aim, of=count, policy=quick_answer).mean


def six_with_two_between() -> Table:
    return table_of(
        Squad("one1", "one", (4000, 1000)),
        Squad("two1", "two", (4000, 4500)),
        Squad("two2", "two", (4000, 2750), count=2),
    )


def test_shoot_35_figures_in_the_corridor_are_hit_first() -> None:
    table = six_with_two_between()
    aim = take_aim(table, "one1", "rifle#1", "two1")
    assert (aim.dice, len(aim.strays), aim.cover) == (6, 2, False)
    assert mean_hits(table, aim, "two2") == Fraction(1444, 729)
    assert mean_hits(table, aim, "two1") == Fraction(1472, 729)
    covered = msgspec.structs.replace(aim, cover=True)
    assert mean_hits(table, covered, "two2") == Fraction(956632, 531441)
    assert mean_hits(table, covered, "two1") == Fraction(460544, 531441)


def test_shoot_35_the_nearest_first_when_hits_are_short() -> None:
    table = lines(single("two2", "two", 4000, 4000), single("one2", "one", 4000, 3000))
    assert dealt(table, 1) == (Strike("one2", ("one2a",)),)
    assert [s.unit for s in dealt(table, 3)] == ["one2", "two2", "two1"]


def test_shoot_36_penetration_is_rolled_unit_by_unit() -> None:
    veterans = Squad(
        "two1", "two", (0, 0), ["veteran"] * 3, places=[(4000 + x, 5250) for x in (0, -375, 375)]
    )
    table = lines(single("one2", "one", 4000, 3500), target=veterans)
    referee = referee_of(table, (2, 2, 2), (6,), (2, 6))
    salvo(referee, "one1", "rifle#1", "two1")
    rolls = [
        (e.about["unit"], e.about["armour"])
        for e in referee.events
        if e.rule == "TR-SHOOT-43" and e.what == "roll"
    ]
    assert rolls == [("one2", 2), ("two1", 4)]


def mortars(
    count: int, area: int, target: Squad, *others: Squad, options: dict[str, Any] | None = None
) -> Table:
    table = table_of(Squad("one1", "one", (4000, 1000), ["bomber"] * count), target, *others)
    with_weapons(table, weapon("mortar", "+", 1, area, 3, 1))
    if options:
        table.setting = msgspec.structs.replace(table.setting, options=options)
    return table


def test_shoot_37_indirect_fire_passes_over_the_corridor() -> None:
    table = mortars(1, 4, Squad("two1", "two", (4000, 5000)), single("one2", "one", 4000, 3000))
    assert not strays(table, "mortar#1")
    assert [s.unit for s in dealt(table, 4, "mortar#1")] == ["two1"]


def test_shoot_38_one_hit_for_each_figure_around_the_first() -> None:
    table = mortars(2, 3, Squad("two1", "two", (4000, 4000), count=5))
    aim = take_aim(table, "one1", "mortar#1", "two1")
    total = odds(by_unit, table, aim, of=lambda r, _: dict(r).get("two1", 0), policy=quick_answer)
    assert total.chances == {0: Fraction(1, 9), 3: Fraction(4, 9), 5: Fraction(4, 9)}
    assert total.mean == Fraction(32, 9)


def test_shoot_38_the_shooter_chooses_a_visible_first_figure() -> None:
    table = column()
    table.change("one1a", {"profile": "bomber"})
    one = Script(first_hit=["two1d"])
    (strike,) = dealt(table, 3, "mortar#1", one=one)
    assert strike.hits[0] == "two1d"
    assert set(strike.hits) == {"two1c", "two1d", "two1e"}
    table.change("ground", {"pieces": (wall("w", 4650, 4100, 6000, 4200),)})
    hidden_too = Script(first_hit=["two1b"])
    (strike,) = dealt(table, 4, "mortar#1", one=hidden_too)
    assert hidden_too.asked[0].options == ("two1a", "two1b", "two1c")
    assert "two1d" in strike.hits  # further hits need no sight


@pytest.mark.parametrize("option", [False, True])
def test_shoot_38_blast_any_unit_is_an_option(option: bool) -> None:
    near = Squad("one2", "one", (4000, 4400), count=1)
    table = mortars(
        1, 4, Squad("two1", "two", (4000, 4000), count=2), near, options={"blast_any_unit": option}
    )
    struck = dealt(table, 4, "mortar#1")
    assert [s.unit for s in struck] == (["two1", "one2"] if option else ["two1"])


@pytest.mark.parametrize("target", ["two1", "two1c"])
def test_shoot_38_a_blast_on_any_unit_kills_a_sniper_apart_and_his_unit_alike(target: str) -> None:
    places = [(4000, 4000), (4300, 4000), (4000, 4600)]
    two = Squad("two1", "two", (0, 0), ["marine", "marine", "sniper"], entry="skirmishers", places=places)
    table = mortars(1, 4, two, options={"blast_any_unit": True})
    salvo(referee_of(table, (2,), (2, 2, 2)), "one1", "mortar#1", target)
    assert table.units["two1"].figures == ()


def test_skill_19_lock_on_never_hits_infantry_nearby() -> None:
    tank = Squad("two1", "two", (4000, 4000), ["tank"], entry="wheeled")
    table = table_of(
        Squad("one1", "one", (4000, 1000), ["tracker"] * 2), tank, single("two2", "two", 4500, 4000)
    )
    table.setting = msgspec.structs.replace(table.setting, options={"blast_any_unit": True})
    assert dealt(table, 2, "launcher#1") == (Strike("two1", ("two1a",)),)


@pytest.mark.parametrize(("gap", "hits"), [(1000, 2), (1001, 1)])
def test_shoot_39_ten_centimetres_from_the_first(gap: int, hits: int) -> None:
    places = [(4000, 4000), (4000 + 250 + gap, 4000)]
    table = mortars(1, 4, Squad("two1", "two", (0, 0), count=2, places=places))
    referee = referee_of(table)
    (strike,) = allocate(referee, take_aim(table, "one1", "mortar#1", "two1"), 4)
    assert len(strike.hits) == hits
    assert [e.about["hits"] for e in referee.events if e.rule == "TR-SHOOT-39"] == [4 - hits]


def test_ord_08_heads_down_keeps_infantry_out_of_corridors_only() -> None:
    table = lines(single("two2", "two", 4000, 3500, HEADS_DOWN))
    assert not strays(table)
    table.change("two1", {"markers": frozenset({HEADS_DOWN})})
    aim = take_aim(table, "one1", "rifle#1", "two1")
    assert len(aim.visible) == 3
    assert not aim.cover


def test_state_11_a_prone_unit_takes_no_stray_hit() -> None:
    table = lines(single("two2", "two", 4000, 3500, PRONE))
    assert [s.unit for s in dealt(table, 3)] == ["two1"]


def test_skill_18_hits_on_a_sniper_apart_stay_on_him() -> None:
    places = [(4000, 6000), (4350, 6000), (4000, 3000)]
    two = Squad("two1", "two", (0, 0), ["marine", "marine", "sniper"], entry="skirmishers", places=places)
    table = table_of(Squad("one1", "one", (4000, 1000), count=4), two)
    alone = take_aim(table, "one1", "rifle#1", "two1c")
    assert allocate(referee_of(table), alone, 2) == (Strike("two1", ("two1c", "two1c")),)
    assert alone.margin == 4 - 1
    body = take_aim(table, "one1", "rifle#1", "two1")
    assert {one.id for one in body.visible} == {"two1a", "two1b"}
    assert body.margin == 4 - 4
