"""Direct fire (areas A4-SHOOT, A4-GEN)."""

from __future__ import annotations

from fractions import Fraction as F
from typing import Any

import msgspec
import pytest

from escarmouche.games.at43.chapters.measuring import band, range_of
from escarmouche.games.at43.chapters.shooting import shooting
from escarmouche.games.at43.chapters.shooting.salvo import hit_target, salvo, shooting_test, take_aim
from escarmouche.games.at43.chapters.shooting.salvos import dice_of, salvos_of
from escarmouche.games.at43.chapters.shooting.targets import (
    all_targets,
    distance_to,
    firing,
    why_not_target,
)
from escarmouche.games.at43.chapters.shooting.zone import bystanders, fire_zone, in_band, in_zone
from escarmouche.games.at43.table import Table
from tests.games.at43.tables import (
    Script,
    Squad,
    chances,
    flags,
    kinds_of,
    piece,
    referee_of,
    scenery,
    table_of,
)


def facing_off(mine: Squad, foe: Squad, *others: Squad, **values: Any) -> Table:
    return table_of(mine, foe, *others, **values)


MINE = Squad("one1", "one", (3000, 3000))
FOE = Squad("two1", "two", (3000, 5000))


@pytest.mark.parametrize(("length", "number"), [(1000, 0), (1010, 1), (4000, 3), (0, 0), (1001, 1)])
def test_gen_07_bands(length: int, number: int) -> None:
    assert band(length) == number


def test_gen_06_leader_to_leader() -> None:
    mine = Squad("one1", "one", (0, 0), count=2, places=[(3000, 3000), (3000, 4900)])
    foe = Squad("two1", "two", (0, 0), count=2, places=[(3000, 6350), (3000, 6100)])
    assert distance_to(table_of(mine, foe), "one1", "two1") == 3100


def test_gen_06_one_vehicle_of_a_unit() -> None:
    foe = Squad("two1", "two", (0, 0), "walker", 2, entry="walkers", places=[(3000, 6000), (3000, 8000)])
    table = table_of(Squad("one1", "one", (3000, 3000), count=1), foe)
    assert distance_to(table, "one1", "two1b") - distance_to(table, "one1", "two1") == 2000


def test_shoot_05_units_single_vehicles_and_scenery() -> None:
    wall = piece("wall", "low_wall", 3000, 4000, 4000, 4100)
    foe = Squad("two1", "two", (6000, 6000), "walker", 3, entry="walkers")
    table = table_of(
        Squad("one1", "one", (3000, 3000)),
        foe,
        Squad("two2", "two", (9000, 3000)),
        pieces=(wall,),
        things=(scenery(wall),),
    )
    assert tuple(all_targets(table, "one1")) == ("two1", "two1a", "two1b", "two1c", "two2", "wall")


def test_gen_10_and_shoot_08_dice_are_rates_added_up() -> None:
    table = table_of(
        Squad("one1", "one", (3000, 3000), "suit", 3, entry="elite"), Squad("two1", "two", (3000, 5000))
    )
    assert dice_of(table, "carbine", salvos_of(table, "one1")["carbine"]) == 6


@pytest.mark.parametrize(("far", "difference", "mean"), [(2500, 2, F(8)), (5500, -1, F(6))])
def test_shoot_08_twelve_dice(far: int, difference: int, mean: F) -> None:
    mine = Squad("one1", "one", (3000, 500), "suit", 6, entry="elite")
    table = table_of(mine, Squad("two1", "two", (3000, 500 + 200 + 125 + far)))
    aim = take_aim(table, "one1", "carbine", "two1")
    assert (aim.dice, aim.difference) == (12, difference)
    told = chances(shooting_test, table, aim, of=lambda made, _: made)
    assert sum(made * chance for made, chance in told.items()) == mean
    if difference == -1:
        assert told[0] == F(1, 4096)


def test_shoot_01_only_those_who_see() -> None:
    wall = piece("wall", "wall", 2000, 3500, 2980, 3600)
    table = facing_off(MINE, Squad("two1", "two", (3000, 5000), count=1), pieces=(wall,))
    seen = {gun.figure for gun in firing(table, "one1", "rifle", "two1")}
    assert 0 < len(seen) < 6
    assert take_aim(table, "one1", "rifle", "two1").dice == len(seen)


def test_shoot_04_a_salvo_is_one_type_of_weapon() -> None:
    table = facing_off(Squad("one1", "one", (3000, 3000), ["trooper"] * 5 + ["gunner"] * 2), FOE)
    assert {code: len(guns) for code, guns in salvos_of(table, "one1").items()} == {"rifle": 5, "launcher": 2}


def test_abil_15_twin_arms_fire_together_or_apart() -> None:
    table = facing_off(Squad("one1", "one", (3000, 3000), "twin", 3, entry="elite"), FOE)
    guns = {code: len(held) for code, held in salvos_of(table, "one1").items()}
    assert guns == {"carbine": 6, "carbine@left": 3, "carbine@right": 3}
    table = flags(table, "combat", "shot:before")
    table.turn = type(table.turn)(unit="one1", fired=("carbine@left",), moment="before")
    assert shooting.unfired(table, "one1") == ("carbine@right",)


def test_shoot_20_farthest_useful_range() -> None:
    sharp = Squad("one1", "one", (500, 3000), "trooper", 1)
    table = table_of(sharp, Squad("two1", "two", (11750, 3000), count=1))
    assert distance_to(table, "one1", "two1") == 11000
    assert why_not_target(table, "one1", "rifle", "two1") is None  # Accuracy 5: 110 cm
    fog = table_of(sharp, Squad("two1", "two", (11750, 3000), count=1), setting={"conditions": ("fog",)})
    assert why_not_target(fog, "one1", "rifle", "two1").rule == "A4-SHOOT-20"  # type: ignore[union-attr]
    assert range_of(fog, 4000, "one") == 4
    fair = table_of(setting={"conditions": ("fair_weather",)})
    assert (range_of(fair, 4000, "one"), range_of(fair, 500, "one")) == (2, 0)


def test_shoot_10_the_hull_of_bases() -> None:
    mine = Squad("one1", "one", (0, 0), count=2, places=[(3000, 3000), (4000, 3000)])
    foe = Squad("two1", "two", (0, 0), count=2, places=[(3000, 6000), (4000, 6000)])
    third = Squad("two2", "two", (0, 0), "walker", 1, entry="walkers", places=[(4325, 4500)])
    table = table_of(mine, foe, third)
    zone = fire_zone(table, ("one1a", "one1b", "two1a", "two1b"))
    assert in_zone(table, zone, "one1", "two1") == ("two2a",)
    outside = table_of(
        mine, foe, Squad("two2", "two", (0, 0), "walker", 1, entry="walkers", places=[(4425, 4500)])
    )
    assert in_zone(outside, zone, "one1", "two1") == ()


def test_shoot_10_hidden_members_of_the_target_are_out_of_it() -> None:
    wall = piece("wall", "wall", 3300, 4500, 6000, 4600)
    foe = Squad("two1", "two", (0, 0), count=2, places=[(3000, 5000), (4200, 4800)])
    table = table_of(Squad("one1", "one", (3000, 3000), count=1), foe, pieces=(wall,))
    aim = take_aim(table, "one1", "rifle", "two1")
    referee = referee_of(table, (1,) * 5, (6,) * 5)  # in cover: half of it is hidden
    hit_target(referee, aim, 5)
    assert referee.table.units["two1"].figures == ("two1b",)


def test_shoot_10_the_band_slopes_from_a_roof_to_the_ground() -> None:
    roof = Squad("one1", "one", (3000, 3000), count=1, z=600)
    near = Squad("two2", "two", (0, 0), count=3, places=[(3000, 4000), (3300, 5000), (3300, 6000)])
    high = Squad("two3", "two", (0, 0), count=3, places=[(2700, 4000), (2700, 5000), (2700, 6000)], z=600)
    table = table_of(roof, near, high, Squad("two1", "two", (3000, 7000), count=1))
    within = [
        f for u in ("two2", "two3") for f in table.units[u].figures if in_band(table, "one1", "two1", f)
    ]
    assert within == ["two2b", "two2c", "two3a", "two3b"], "450, 300 and 150 above the ground"


def test_shoot_10_levels_beyond_three_centimetres_are_out() -> None:
    up = Squad("two2", "two", (0, 0), count=1, places=[(3000, 4000)], z=550)
    table = table_of(
        Squad("one1", "one", (3000, 3000), count=1), Squad("two1", "two", (3000, 5000), count=1), up
    )
    assert not in_band(table, "one1", "two1", "two2a")
    assert (
        bystanders(
            table, "one1", firing(table, "one1", "rifle", "two1"), "two1", table.setting.weapons["rifle"]
        )
        == ()
    )


def between(
    *profiles: str,
    mine: str = "trooper",
    foe: str = "trooper",
    foe_entry: str = "squad",
    mine_entry: str = "squad",
    side: str = "two",
    **values: Any,
) -> Table:
    places = [(3000, 4000 + 300 * n) for n in range(len(profiles))]
    middle = Squad("two2" if side == "two" else "one2", side, (0, 0), list(profiles), places=places, **values)
    return table_of(
        Squad("one1", "one", (3000, 3000), mine, 1, entry=mine_entry),
        Squad("two1", "two", (3000, 6500), foe, 1, entry=foe_entry), middle,
    )  # fmt: skip


def caught(table: Table, code: str = "rifle") -> tuple[str, ...]:
    guns = salvos_of(table, "one1")[code]
    return bystanders(table, "one1", guns, "two1", table.setting.weapons[code])


def test_shoot_11_and_12_bystanders_nearest_first_one_each() -> None:
    table = between("trooper", "trooper")
    assert caught(table) == ("two2a", "two2b")
    from escarmouche.games.at43.chapters.shooting.salvo import hit_bystanders

    aim = take_aim(table, "one1", "rifle", "two1")
    referee = referee_of(table, (1,), (1,))
    assert hit_bystanders(referee, aim, 5) == 3
    referee = referee_of(table, (6,))
    assert hit_bystanders(referee, aim, 1) == 0
    assert referee.table.units["two2"].figures == ("two2b",)


def test_shoot_13_friends_are_hit_and_it_must_be_confirmed() -> None:
    table = between("trooper", side="one")
    assert caught(table) == ("one2a",)
    table.put(Squad("two3", "two", (9000, 3000), count=1).unit)
    for figure in Squad("two3", "two", (9000, 3000), count=1).figures:
        table.put(figure)
    script = Script(target=["two1", "two3"], confirm_fire=["-"])
    assert shooting.choose_target(referee_of(table, one=script), "one1", "rifle") == "two3"


@pytest.mark.parametrize(
    ("middle", "mine", "mine_entry", "foe", "foe_entry", "hit"),
    [
        ("trooper", "big", "walkers", "big", "walkers", False),
        ("trooper", "trooper", "squad", "trooper", "squad", True),
        ("suit", "trooper", "squad", "walker", "walkers", False),
        ("suit", "trooper", "squad", "trooper", "squad", True),
    ],
)
def test_shoot_14_the_smaller_are_spared(
    middle: str, mine: str, mine_entry: str, foe: str, foe_entry: str, hit: bool
) -> None:
    table = between(middle, mine=mine, mine_entry=mine_entry, foe=foe, foe_entry=foe_entry)
    code = "cannon" if mine == "big" else "rifle"
    assert bool(caught(table, code)) is hit


def test_shoot_14_ord_11_and_state_08_the_kneeling_and_the_prone_are_spared() -> None:
    assert caught(between("trooper", markers=("genou",))) == ()
    assert caught(between("trooper", down=1)) == ()


def test_ord_10_a_screen_takes_nothing_unless_it_is_the_target() -> None:
    screen = Squad(
        "two2", "two", (0, 0), "walker", 1, entry="walkers", places=[(3000, 4500)], markers=("ecran",)
    )
    table = table_of(
        Squad("one1", "one", (3000, 3000), count=1), Squad("two1", "two", (3000, 6500), count=1), screen
    )
    assert why_not_target(table, "one1", "rifle", "two1") is None  # it does not block sight
    assert caught(table) == ()
    from escarmouche.games.at43.chapters.shooting.cover import save_of

    assert save_of(table, "one1", ("two1a",), "direct").needs == 5
    plain = table_of(
        Squad("one1", "one", (3000, 3000), count=1), Squad("two1", "two", (3000, 6500), count=1),
        Squad("two2", "two", (0, 0), "big", 1, entry="walkers", places=[(3000, 4500)]),
    )  # fmt: skip
    assert why_not_target(plain, "one1", "rifle", "two1").rule == "A4-SHOOT-01"  # type: ignore[union-attr]


def test_abil_01_locked_fire_spares_the_bystanders() -> None:
    table = between("trooper", "trooper", mine="sharp")
    assert caught(table, "rail") == ()


def test_gen_14_and_15_foot_soldiers_never_block_armour_does() -> None:
    row = Squad("two2", "two", (3000, 4000), count=6)
    table = facing_off(
        Squad("one1", "one", (3000, 3000), count=1), Squad("two1", "two", (3000, 5000), count=1), row
    )
    assert why_not_target(table, "one1", "rifle", "two1") is None
    hull = Squad("two2", "two", (3000, 4000), "big", 1, entry="walkers")
    table = facing_off(
        Squad("one1", "one", (3000, 3000), count=1), Squad("two1", "two", (3000, 5000), count=1), hull
    )
    assert why_not_target(table, "one1", "rifle", "two1").rule == "A4-SHOOT-01"  # type: ignore[union-attr]


@pytest.mark.parametrize(("at", "allowed"), [((3035, 5000), True), ((2965, 5000), False)])
def test_gen_13_vehicles_see_forward(at: tuple[int, int], allowed: bool) -> None:
    table = table_of(
        Squad("one1", "one", (3000, 3000), "tank", 1, entry="tanks", facing=0),
        Squad("two1", "two", at, count=1),
    )
    assert (why_not_target(table, "one1", "hull_gun", "two1") is None) is allowed
    assert why_not_target(table, "one1", "turret", "two1") is None


def test_gen_12_walkers_see_all_around() -> None:
    table = table_of(
        Squad("one1", "one", (3000, 3000), "walker", 1, entry="walkers", facing=0),
        Squad("two1", "two", (1000, 3000), count=1),
    )
    assert why_not_target(table, "one1", "cannon", "two1") is None


def test_shoot_15_impacts_shared_among_vehicles() -> None:
    foe = Squad(
        "two1", "two", (0, 0), "walker", 3, entry="walkers", places=[(3000, 5000), (3800, 5000), (2000, 5500)]
    )
    table = table_of(Squad("one1", "one", (3000, 3000), "walker", 1, entry="walkers"), foe)
    aim = take_aim(table, "one1", "cannon", "two1")
    referee = referee_of(table, (1, 1, 1), (1, 1), (1, 1))
    hit_target(referee, aim, 7)
    assert [len(e.about["faces"]) for e in referee.events if e.what == "roll"] == [3, 2, 2]
    one = take_aim(table, "one1", "cannon", "two1b")
    referee = referee_of(table, (1,) * 7)
    hit_target(referee, one, 7)
    assert [len(e.about["faces"]) for e in referee.events if e.what == "roll"] == [7]


def test_shoot_16_losses_are_the_nearest() -> None:
    foe = Squad("two1", "two", (0, 0), count=6, places=[(3000, 5000 + 300 * n) for n in range(6)])
    table = table_of(Squad("one1", "one", (3000, 3000), count=1), foe)
    table.setting.weapons["rifle"]
    aim = take_aim(table, "one1", "rifle", "two1")  # Penetration 5 against Protection 5
    told = chances(hit_target, table, aim, 4, of=lambda _, t: t.units["two1"].figures)
    assert told["two1e", "two1f"] == F(1, 16)
    assert all(figures == tuple(f"two1{c}" for c in "abcdef"[6 - len(figures) :]) for figures in told)


def test_shoot_16_never_more_losses_than_figures() -> None:
    table = table_of(Squad("one1", "one", (3000, 3000), count=1), Squad("two1", "two", (3000, 5000), count=2))
    aim = take_aim(table, "one1", "rifle", "two1")
    told = chances(hit_target, table, aim, 5, of=lambda _, t: len(t.units["two1"].figures))
    assert min(told) == 0


def test_shoot_17_and_18_one_impact_one_loss_and_tests_apart() -> None:
    foe = Squad(
        "two1",
        "two",
        (0, 0),
        ["trooper", "hard", "trooper"],
        places=[(3000, 5000), (3000, 5300), (3000, 5600)],
    )
    table = table_of(Squad("one1", "one", (3000, 3000), "gunner", 1), foe)
    aim = take_aim(table, "one1", "launcher", "two1")  # damage 2
    referee = referee_of(table)
    hit_target(referee, aim, 1)
    assert len(referee.table.units["two1"].figures) == 2
    rifles = table_of(Squad("one1", "one", (3000, 3000), count=1), foe)
    referee = referee_of(rifles, (6,), (1,), (6,))
    hit_target(referee, take_aim(rifles, "one1", "rifle", "two1"), 3)
    protections = [e.about["protection"] for e in referee.events if e.what == "roll"]
    assert protections == [5, 8, 8]


def test_shoot_19_the_order_of_a_salvo() -> None:
    table = between("trooper", foe="walker", foe_entry="walkers", mine="walker", mine_entry="walkers")
    table = table_of(
        Squad("one1", "one", (3000, 3000), "walker", 1, entry="walkers"),
        Squad("two1", "two", (0, 0), "walker", 2, entry="walkers", places=[(3000, 6000), (3700, 6000)]),
    )
    table.change("two1a", {"hurt": (0, 2, 0, 0)})
    referee = referee_of(table, (6, 6), (6,), (3,), (1,), (6,))
    salvo(referee, take_aim(table, "one1", "cannon", "two1"))
    assert [e.rule for e in referee.events if e.what == "roll"] == [
        "A4-SHOOT-08",
        "A4-DMG-01",
        "A4-DMG-03",
        "A4-DMG-01",
        "A4-ACT-11",
    ]


def shot(*squads: Squad, moment: str = "before", fired: tuple[str, ...] = (), **values: Any) -> Table:
    table = table_of(*squads, turn={"step": "fire", "moment": moment, "fired": fired}, **values)
    return flags(table, "combat", *((f"shot:{moment}",) if fired else ()))


def test_mov_04_and_05_an_engaged_unit_is_asked_for_no_salvo() -> None:
    far = Squad("two1", "two", (3000, 5000), count=3)
    script = Script()
    near = Squad("two2", "two", (3000, 3400), count=1)
    touched = referee_of(shot(Squad("one1", "one", (3000, 3000)), far, near), one=script)
    shooting.next_salvo(touched, "move")
    begun = flags(shot(Squad("one1", "one", (3000, 3000)), far), "combat", "engaged")
    was_touched = referee_of(begun, one=script)
    shooting.next_salvo(was_touched, "move")
    assert (touched.table.turn.step, was_touched.table.turn.step) == ("move", "move")
    assert not script.asked


def test_shoot_02_salvo_by_salvo_with_earlier_losses_gone() -> None:
    squads = (
        Squad("one1", "one", (3000, 3000), ["trooper", "gunner"]),
        Squad("two1", "two", (3000, 5000), count=1),
        Squad("two2", "two", (5000, 5000), count=1),
    )
    script = Script(salvo=["rifle", "launcher"], target=["two1"], fire_at_will=["-", "-"])
    referee = referee_of(shot(*squads), (6,), (6,), (6,), one=script)
    shooting.next_salvo(referee, "move")
    assert referee.table.units["two1"].place == "gone"
    shooting.next_salvo(referee, "move")
    shots = [
        (e.about["salvo"], e.about["target"], e.about["moment"])
        for e in referee.events
        if e.about.get("key") == "fires"
    ]
    assert shots == [("rifle", "two1", "before"), ("launcher", "two2", "before")]


def test_shoot_07_no_available_weapon_stays_silent() -> None:
    squads = (
        Squad("one1", "one", (3000, 3000), ["trooper", "gunner"]),
        Squad("two1", "two", (3000, 5000), "walker", 1, entry="walkers"),
    )
    table = shot(*squads, fired=("rifle",))
    assert shooting.why_not_stop(table, "one1").about["salvos"] == ("launcher",)  # type: ignore[union-attr]
    assert shooting.why_not_stop(shot(*squads), "one1") is None


def test_shoot_22_scenery_obliges_nobody() -> None:
    wall = piece("far", "low_wall", 2000, 5000, 4000, 5100)
    squads = (
        Squad("one1", "one", (3000, 3000), ["trooper", "gunner"]),
        Squad("two1", "two", (11000, 8000), count=1),
    )
    opaque = piece("wall", "wall", 6000, 0, 6100, 9000)
    table = shot(*squads, pieces=(wall, opaque), things=(scenery(wall),), fired=("rifle",))
    assert shooting.why_not_salvo(table, "one1", "launcher") is None
    assert shooting.why_not_stop(table, "one1") is None


def test_mov_02_a_weapon_without_a_target_before_may_fire_after() -> None:
    squads = (
        Squad("one1", "one", (3000, 3000), ["trooper", "gunner"]),
        Squad("two1", "two", (3000, 5000), count=2),
    )
    table = shot(*squads, moment="after", fired=("launcher",))
    table = flags(table, "combat", "shot:before")
    assert shooting.unfired(table, "one1") == ("rifle",)
    assert shooting.why_not_split(shot(*squads, fired=("rifle",)), "one1", "after").rule == "A4-ORD-12"  # type: ignore[union-attr]


def test_mov_04_and_05_only_a_free_unit_shoots() -> None:
    near = table_of(Squad("one1", "one", (3000, 3000), count=1), Squad("two1", "two", (3000, 3400), count=1))
    assert shooting.why_not_shoot(near, "one1").rule == "A4-MOV-04"  # type: ignore[union-attr]
    began = flags(
        table_of(Squad("one1", "one", (3000, 3000), count=1), Squad("two1", "two", (3000, 5400), count=1)),
        "engaged",
    )
    assert shooting.why_not_shoot(began, "one1").rule == "A4-MOV-05"  # type: ignore[union-attr]
    walker = table_of(
        Squad("one1", "one", (3000, 3000), "walker", 1, entry="walkers"),
        Squad("two1", "two", (3000, 3500), count=1),
    )
    assert shooting.why_not_shoot(walker, "one1") is None


def test_abil_04_sweeping_fire_by_option() -> None:
    foes = (
        Squad("two1", "two", (3000, 5000), count=1),
        Squad("two2", "two", (4150, 5000), count=1),
        Squad("two3", "two", (5500, 5000), count=1),
    )
    for on, shares in ((True, (("two1", 5), ("two2", 3))), (False, (("two1", 0),))):
        table = table_of(Squad("one1", "one", (3000, 3000), "sprayer", 1), *foes, options={"sweep": on})
        script = Script(sweep=["two2"], sweep_dice=[5])
        assert shooting.shares(referee_of(table, one=script), "one1", "spray", "two1", alert=False) == shares
    assert shooting.why_not_sweep(table, "two1", "two3").rule == "A4-ABIL-04"  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("profile", "code", "asked"), [("carbines", "carbine", True), ("trooper", "rifle", False)]
)
def test_abil_04_two_dice_can_be_shared_and_one_cannot(profile: str, code: str, asked: bool) -> None:
    foes = Squad("two1", "two", (3000, 5000), count=1), Squad("two2", "two", (4150, 5000), count=1)
    table = table_of(Squad("one1", "one", (3000, 3000), profile, 1), *foes, options={"sweep": True})
    sweeping = msgspec.structs.replace(table.setting.weapons[code], abilities=("sweep",))
    table.setting = msgspec.structs.replace(table.setting, weapons={**table.setting.weapons, code: sweeping})
    script = Script(sweep=["two2"], sweep_dice=[1])
    told = shooting.shares(referee_of(table, one=script), "one1", code, "two1", alert=False)
    assert told == ((("two1", 1), ("two2", 1)) if asked else (("two1", 0),))
    assert bool(script.asked) == asked


def test_abil_04_dice_for_somebody_who_fell_to_the_first_share_are_lost() -> None:
    table = table_of(
        Squad("one1", "one", (3000, 3000), "sprayer", 1),
        Squad("two1", "two", (3000, 5000), count=1),
        Squad("two2", "two", (3000, 4600), count=1),
        options={"sweep": True},
    )
    script = Script(target=["two1"], sweep=["two2"], sweep_dice=[5], fire_at_will=["-"])
    referee = referee_of(table, (6, 6, 6, 6, 6), (6,), (6,) * 4, one=script)
    shooting.fire_salvo(referee, "one1", "spray", "before")
    assert referee.table.units["two2"].place == "gone"  # a bystander of the first share
    lost = [e.about for e in referee.events if e.about.get("key") == "dice-lost"]
    assert [(about["target"], about["dice"]) for about in lost] == [("two2", 3)]


def test_abil_05_special_weapons_are_known_by_their_flag() -> None:
    from escarmouche.games.at43.chapters.shooting.salvos import is_special

    table = table_of(Squad("one1", "one", (3000, 3000), ["trooper", "gunner"]))
    assert [is_special(table, code) for code in salvos_of(table, "one1")] == [False, True]


def test_cov_04_twelve_dice_through_cover() -> None:
    from escarmouche.games.at43.chapters.shooting.cover import Save
    from escarmouche.games.at43.chapters.shooting.damage import Blow, strike_infantry

    table = table_of(Squad("two1", "two", (3000, 5000), count=14))
    for needs, mean in ((5, F(8, 3)), (3, F(4, 3)), (0, F(4))):
        save = Save(needs, "A4-COV-04") if needs else Save(0)

        def whole(referee: Any, save: Any = save) -> int:

            impacts = referee.call(_twelve)
            return strike_infantry(
                referee, Blow("one", "two1", 5, 1), "two1", referee.table.units["two1"].figures, impacts, save
            )

        def _twelve(referee: Any) -> int:
            from escarmouche.games.at43.chapters.dice import universal_test

            return universal_test(referee, "A4-SHOOT-08", "one", 12, 2)

        told = chances(whole, table, of=lambda fell, _: fell)
        assert sum(fell * chance for fell, chance in told.items()) == mean


def test_the_rules_of_a_salvo_are_told() -> None:
    table = facing_off(
        Squad("one1", "one", (3000, 3000), count=1), Squad("two1", "two", (3000, 5000), count=1)
    )
    referee = referee_of(table, (6,), (6,))
    salvo(referee, take_aim(table, "one1", "rifle", "two1"))
    assert kinds_of(referee)[:3] == ["A4-SHOOT-08", "A4-SHOOT-09", "A4-DMG-01"]


def two_salvos() -> list[tuple[str, str, str]]:
    """Rifles and a launcher of one unit, fired one after the other: weapon, target and moment."""
    squads = (
        Squad("one1", "one", (3000, 3000), ["trooper", "gunner"]),
        Squad("two1", "two", (3000, 5000), count=6),
        Squad("two2", "two", (5000, 5000), "walker", 1, entry="walkers"),
    )
    script = Script(salvo=["rifle", "launcher"], target=["two1", "two2"], fire_at_will=["-", "-"])
    referee = referee_of(shot(*squads), (1,), (1,), one=script)
    for _ in range(2):
        shooting.next_salvo(referee, "move")
    told = [e.about for e in referee.events if e.about.get("key") == "fires"]
    return [(about["salvo"], about["target"], about["moment"]) for about in told]


def test_shoot_03_one_target_for_each_salvo() -> None:
    assert [target for _, target, _ in two_salvos()] == ["two1", "two2"]


def test_shoot_06_one_shot_of_several_salvos() -> None:
    assert [(weapon, moment) for weapon, _, moment in two_salvos()] == [
        ("rifle", "before"),
        ("launcher", "before"),
    ]


def test_shoot_09_each_success_is_an_impact() -> None:
    table = facing_off(Squad("one1", "one", (3000, 3000), count=6), Squad("two1", "two", (3000, 5000)))
    referee = referee_of(table, (6, 6, 6, 6, 1, 1), (1,) * 4)
    salvo(referee, take_aim(table, "one1", "rifle", "two1"))
    assert [e.about["hits"] for e in referee.events if e.kind == "struck"] == [4]
