"""Reaction tests, their modifiers and the states they leave (CZ-REAC-01 to 15, 19)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine.odds import odds
from escarmouche.games.combat_zone.chapters import close_combat, reactions
from escarmouche.games.combat_zone.chapters.area_weapons import aiming
from escarmouche.games.combat_zone.chapters.cohesion import allowance
from escarmouche.games.combat_zone.chapters.initiative import dice_of, freeze_cohesion
from escarmouche.games.combat_zone.chapters.movement import movement
from escarmouche.games.combat_zone.chapters.shooting import hits, modes
from escarmouche.games.combat_zone.chapters.wounds import casualties, rout
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import DROPPED, PANICKED, ROUTED, STEADY, STUNNED, Referee, Table
from tests.games.combat_zone.tables import Group, Script, piece, referee_of, refusal_of, table_of, wall

F = Fraction
ENEMY = Group("two1", "two", (6000, 11000), "trooper", facing=270)


def chances(table: Table, figure: str) -> list[Fraction]:
    """OK, panic, rout."""
    found = odds(reactions.test, table, figure).chances
    return [found.get(result, F(0)) for result in (reactions.OK, reactions.PANIC, reactions.ROUT)]


def lone(profile: str, *states: str, start: int = 0, **values: Any) -> Table:
    group = Group("one1", "one", (6000, 6000), profile, start=start, states=states or (PANICKED,), **values)
    return table_of(group, ENEMY)


def values(table: Table, figure: str) -> dict[str, int]:
    return {m.rule: m.value for m in reactions.modifiers(table, figure)}


def test_reac_01_one_test_for_each_figure_under_a_reaction() -> None:
    group = Group("one1", "one", (3000, 6000), ["leader", *["trooper"] * 5])
    table = table_of(group, ENEMY, turn={"step": "reaction", "phase": "compulsory"})
    for figure, state in (("one1b", PANICKED), ("one1d", PANICKED), ("one1e", ROUTED)):
        table.change(figure, {"states": frozenset({state})})
    referee = referee_of(table, (1, 6), (1, 6), (1, 6))
    while referee.table.turn.step == "reaction":
        reactions.reaction_tests(referee)
    rolled = [e.about["figure"] for e in referee.events if e.what == "roll"]
    assert rolled == ["one1b", "one1d", "one1e"]


def test_reac_01_modifiers_are_read_when_the_step_opens() -> None:
    one = Group("one1", "one", (6000, 6000), "trooper", states=(PANICKED,))
    two = Group("two1", "two", (6250, 6000), "trooper", states=(PANICKED,))
    table = table_of(one, two, turn={"step": "reaction", "phase": "compulsory", "winner": "two"})
    table.change("one1a", {"foes": ("two1a",)})
    table.change("two1a", {"foes": ("one1a",)})
    referee = referee_of(table, (1, 1), (4, 4))
    reactions.reaction_tests(referee)  # two routs in combat and is out, and one is free of it
    assert referee.table.figures["two1a"].fate == "dead"
    assert not referee.table.figures["one1a"].foes
    reactions.reaction_tests(referee)
    roll = [e for e in referee.events if e.what == "roll"][-1]
    assert ("CZ-REAC-08", -1) in roll.about["modifiers"]  # locked when step 2 opened: 8 - 1 is a panic
    assert PANICKED in referee.table.figures["one1a"].states


def test_reac_01_machines_never_test() -> None:
    table = table_of(Group("one1", "one", (6000, 6000), "robot", kind="machine", states=(PANICKED,)), ENEMY)
    assert not reactions.tests(table, "one1a")


@pytest.mark.parametrize("modifier", range(-5, 6))
def test_reac_02_bands_by_modifier(modifier: int) -> None:
    printed = LEDGER.data("CZ-REAC-02")["probability_by_modifier"][f"{modifier:+d}" if modifier else "0"]
    dice = reactions.bands(modifier)
    found = {value: F(way, dice.ways) for value, way in dice.outcomes()}
    assert [found.get(r, F(0)) for r in (2, 1, 0)] == [F(p) for p in printed]


def test_reac_02_the_new_result_replaces_the_old() -> None:
    for faces, state in (((1, 1), ROUTED), ((3, 3), PANICKED), ((6, 6), STEADY)):
        for before in (PANICKED, ROUTED):
            referee = referee_of(lone("trooper", before), faces)
            reactions.test(referee, "one1a")
            assert referee.table.figures["one1a"].states == {state}


def test_reac_02_average_trooper_and_elite() -> None:
    assert chances(lone("trooper"), "one1a") == [F(5, 12), F(5, 12), F(1, 6)]
    assert chances(lone("elite"), "one1a") == [F(13, 18), F(1, 4), F(1, 36)]


def test_reac_03_quality_is_added() -> None:
    shown = {"green": -1, "trooper": 0, "veteran": 1, "elite": 2}
    for profile, value in shown.items():
        assert values(lone(profile), "one1a").get("CZ-REAC-03", 0) == value
    table = table_of(Group("one1", "one", (6000, 6000), "green", facing=90), ENEMY)
    hit = hits.to_hit(hits.hit_modifiers(table, "one1a", "two1a", modes.SINGLE, hits.SHORT))
    assert hit == 6


def test_reac_04_a_hero_counts_as_elite() -> None:
    table = table_of(
        Group("one1", "one", (6000, 6000), "hero", kind="hero", states=(PANICKED,), facing=90), ENEMY
    )
    assert values(table, "one1a") == {"CZ-REAC-04": 2}
    table.change("one1a", {"states": frozenset()})
    added = hits.hit_modifiers(table, "one1a", "two1a", modes.SINGLE, hits.LONG)
    assert sum(m.value for m in added) == 2
    assert hits.to_hit(added) == 4


def test_reac_05_last_of_its_group() -> None:
    assert chances(lone("trooper", start=5), "one1a") == [F(1, 12), F(1, 3), F(7, 12)]  # -2 and -1
    assert values(lone("trooper", start=1), "one1a") == {}
    assert "CZ-REAC-05" not in values(lone("hero", start=3), "one1a")
    two = Group("one1", "one", (6000, 6000), "trooper", 2, start=3, states=(PANICKED,))
    assert "CZ-REAC-05" not in values(table_of(two, ENEMY), "one1a")


@pytest.mark.parametrize(
    ("start", "alive", "value"),
    [(5, 2, 0), (5, 1, -1), (6, 3, 0), (6, 2, -1), (4, 1, -1), (10, 4, -1), (10, 5, 0)],
)
def test_reac_06_under_half_strength(start: int, alive: int, value: int) -> None:
    group = Group("one1", "one", (3000, 6000), "trooper", alive, start=start, states=(PANICKED,))
    assert values(table_of(group, ENEMY), "one1a").get("CZ-REAC-06", 0) == value


def test_reac_07_already_routed() -> None:
    assert chances(lone("trooper", ROUTED), "one1a") == [F(5, 18), F(4, 9), F(5, 18)]


def test_reac_08_locked_in_combat_and_not_mere_contact() -> None:
    one = Group("one1", "one", (6000, 6000), "veteran", states=(PANICKED,))
    two = Group("two1", "two", (6250, 6000))
    table = table_of(one, two)
    assert chances(table, "one1a")[0] == F(7, 12)
    table.change("one1a", {"foes": ("two1a",)})
    assert chances(table, "one1a") == [F(5, 12), F(5, 12), F(1, 6)]


def test_reac_09_contact_with_a_leader_counts_once() -> None:
    spots = [(6250, 6000), (5750, 6000), (6000, 6000), (6000, 6251)]
    group = Group("one1", "one", (0, 0), ["leader", "sub_leader", "trooper", "trooper"], places=spots,
                  states=(PANICKED,))  # fmt: skip
    table = table_of(group, ENEMY)
    assert values(table, "one1c") == {"CZ-REAC-09": 1}
    assert chances(table, "one1c")[0] == F(7, 12)
    assert "CZ-REAC-09" not in values(table, "one1d")  # a hundredth too far from everybody but the trooper
    assert "CZ-REAC-09" not in values(table, "one1a")  # its own rank is none for itself
    other = Group("one2", "one", (6500, 6000), ["leader"])
    assert "CZ-REAC-09" in values(table_of(group, other, ENEMY), "one1a")  # of any group


def test_reac_10_a_sub_leader() -> None:
    assert chances(lone("sub_leader"), "one1a") == [F(7, 12), F(1, 3), F(1, 12)]


def test_reac_11_a_leader() -> None:
    two = Group("two1", "two", (6250, 6000))
    table = table_of(Group("one1", "one", (6000, 6000), "veteran_leader", states=(PANICKED,)), two)
    table.change("one1a", {"foes": ("two1a",)})
    assert sum(values(table, "one1a").values()) == 2
    assert chances(table, "one1a")[0] == F(13, 18)
    assert values(lone("hero"), "one1a") == {"CZ-REAC-04": 2}


def test_reac_12_ok_leaves_three_points_this_turn_only() -> None:
    group = Group("one1", "one", (6000, 6000), "elite", kind="hero", states=(PANICKED,))
    referee = referee_of(table_of(group, ENEMY), (6, 6))
    reactions.test(referee, "one1a")
    table = referee.table
    assert table.figures["one1a"].states == {STEADY}
    assert allowance(table, "one1a") == 3
    added = hits.hit_modifiers(table, "one1a", "two1a", modes.SINGLE, hits.LONG)
    assert sum(m.value for m in added) == 2
    table.change("one1a", {"states": frozenset()})
    assert allowance(table, "one1a") == 7


def test_reac_12_a_recovered_leader_gives_initiative_again() -> None:
    referee = referee_of(lone("leader"), (6, 6))
    assert not dice_of(referee.table, "one")[1]
    reactions.test(referee, "one1a")
    freeze_cohesion(referee)
    assert [m.value for m in dice_of(referee.table, "one")[1]] == [2]


def test_reac_13_a_panicked_figure_shoots_worse_and_opens_no_combat() -> None:
    two = Group("two1", "two", (6250, 6000))
    near = Group("two2", "two", (6900, 6000))
    table = table_of(Group("one1", "one", (6000, 6000), "veteran", states=(PANICKED,)), two, near)
    added = hits.hit_modifiers(table, "one1a", "two1a", modes.SINGLE, hits.SHORT)
    assert hits.to_hit(added) == 5  # +1 +1 -1: one in three
    refusal = close_combat.why_not_fight(table, "one1a", "two1a")
    assert refusal is not None
    assert refusal.rule == "CZ-REAC-13"
    table.change("one1a", {"foes": ("two1a",)})
    assert close_combat.why_not_fight(table, "one1a", "two1a") is None
    assert sum(m.value for m in close_combat.modifiers(table, "one1a")) == -1


def test_reac_13_a_panicked_figure_does_not_move_into_contact() -> None:
    table = table_of(Group("one1", "one", (6000, 6000)), Group("two1", "two", (6600, 6000)))
    move = (("one1a", ((6400, 6000),), -1),)
    assert movement.why_not_path(table, "one1a", move) is None
    table.change("one1a", {"states": frozenset({PANICKED})})
    refusal = movement.why_not_path(table, "one1a", move)
    assert refusal is not None
    assert refusal.rule == "CZ-REAC-13"


@pytest.mark.parametrize(("spent", "left"), [(0, 3), (2, 1), (3, 0), (5, 0)])
def test_reac_14_three_points_in_all_with_those_spent(spent: int, left: int) -> None:
    referee = referee_of(table_of(Group("one1", "one", (6000, 6000), ap=6 - spent, spent=spent), ENEMY))
    casualties.panic(referee, "CZ-WND-02", "one1a")
    assert referee.table.figures["one1a"].ap == left


def test_reac_15_panic_is_no_cover() -> None:
    table = table_of(
        Group("one1", "one", (6000, 6000), facing=90), Group("two1", "two", (6000, 8000), states=(PANICKED,))
    )

    def need(band: str) -> int:
        return hits.to_hit(hits.hit_modifiers(table, "one1a", "two1a", modes.SINGLE, band))

    assert (need(hits.LONG), need(hits.SHORT)) == (6, 5)
    table.change("two1a", {"states": frozenset({PANICKED, DROPPED})})
    assert need(hits.SHORT) == 6


def test_reac_19_a_routed_figure_in_contact_dies_when_an_enemy_pays() -> None:
    two = Group("two1", "two", (6250, 6000), states=(ROUTED,))
    referee = referee_of(table_of(Group("one1", "one", (6000, 6000), ap=1), two))
    assert refusal_of(referee.table, "one1a", "fight:two1a") is None
    close_combat.fight(referee, "one1a", "two1a")
    assert referee.table.figures["two1a"].fate == "dead"
    assert not [e for e in referee.events if e.what == "roll"]
    referee.table.change("one1a", {"ap": 0})
    refusal = refusal_of(referee.table, "one1a", "fight:two1a")
    assert refusal is not None
    assert (refusal.excess, refusal.measure) == (1, "PA")


def test_reac_19_a_panicked_figure_that_routs_in_combat_is_out() -> None:
    def tested(**options: str) -> Referee:
        one = Group("one1", "one", (6000, 6000), states=(PANICKED,), foes=("two1a",))
        two = Group("two1", "two", (6250, 6000), foes=("one1a",))
        referee = referee_of(table_of(one, two, options=options), (1, 1))
        reactions.test(referee, "one1a")
        return referee

    out = tested()
    assert out.table.figures["one1a"].fate == "dead"
    assert not out.table.figures["two1a"].foes
    spared = tested(rout_in_combat="strike").table.figures["one1a"]
    assert (spared.fate, set(spared.states), spared.foes) == ("alive", {ROUTED}, ("two1a",))


def test_reac_19_a_routed_figure_in_mere_contact_flees_in_step_1() -> None:
    one = Group("one1", "one", (3000, 6000), states=(PANICKED,))
    referee = referee_of(table_of(one, Group("two1", "two", (3250, 6000))), (1, 1))
    reactions.test(referee, "one1a")
    assert ROUTED in referee.table.figures["one1a"].states
    rout.flee(referee, "one1a")
    assert (referee.table.figures["one1a"].x, referee.table.figures["one1a"].y) == (1000, 6000)


def test_stunned_figures_wake_at_the_score_of_the_weapon() -> None:
    found = odds(
        reactions.test, lone("trooper", STUNNED, stun=8), "one1a",
        of=lambda _, t: STUNNED in t.figures["one1a"].states,
    )  # fmt: skip
    assert found.chances[False] == F(5, 12)


def test_reac_05_the_last_of_two_minds_and_one_who_was_always_alone_does_not() -> None:
    for start, minds in ((1, False), (2, True), (5, True)):
        table = table_of(Group("one1", "one", (2000, 2000), start=start))
        assert (reactions.last_alive(table, "one1a") is not None) is minds
    two = table_of(Group("one1", "one", (2000, 2000), count=2, start=3))
    assert reactions.last_alive(two, "one1a") is None


def test_reac_06_half_is_rounded_down() -> None:
    for alive, start, few in ((2, 5, False), (1, 5, True), (2, 4, False), (1, 4, True), (1, 3, False)):
        table = table_of(Group("one1", "one", (2000, 2000), count=alive, start=start))
        assert (reactions.under_half(table, "one1a") is not None) is few


def test_reac_17_the_way_out_is_straight_over_the_nearest_edge() -> None:
    for at, edge, way in (
        ((6000, 2000), "south", ((6000, 2000), (6000, 125), (6000, 0))),
        ((6000, 9000), "north", ((6000, 9000), (6000, 11875), (6000, 12000))),
        ((2000, 6000), "west", ((2000, 6000), (125, 6000), (0, 6000))),
        ((9000, 6000), "east", ((9000, 6000), (11875, 6000), (12000, 6000))),
        ((6000, 125), "south", ((6000, 125), (6000, 0))),
        ((6000, 100), "south", ((6000, 100), (6000, 0))),
        ((6000, 11900), "north", ((6000, 11900), (6000, 12000))),
        ((100, 6000), "west", ((100, 6000), (0, 6000))),
        ((11900, 6000), "east", ((11900, 6000), (12000, 6000))),
    ):
        table = table_of(Group("one1", "one", at), Group("two1", "two", (10500, 10500)))
        assert rout.way_out(table, "one1a", edge) == way
        far = rout.edge_distances(table, "one1a")
        assert min(far, key=far.__getitem__) == edge


def test_reac_17_who_is_walled_in_stays_and_who_stands_on_a_roof_does_not_climb_down() -> None:
    walls = (
        wall("w1", 5500, 5500, 6500, 5560), wall("w2", 5500, 6440, 6500, 6500),
        wall("w3", 5500, 5560, 5560, 6440), wall("w4", 6440, 5560, 6500, 6440),
    )  # fmt: skip
    table = table_of(Group("one1", "one", (6000, 6000)), pieces=walls)
    assert rout.way_out(table, "one1a", "south") == ((6000, 6000),)
    opened = table_of(Group("one1", "one", (6000, 6000)), pieces=walls[1:])
    assert rout.way_out(opened, "one1a", "south")[-1] == (6000, 0)
    roof = piece("roof", "platform", 5000, 5000, 7000, 7000, 400, "opaque", "impassable", "climb", "flat_top")
    up = table_of(Group("one1", "one", (6000, 6000), z=400), pieces=(roof,))
    assert rout.way_out(up, "one1a", "south") == ((6000, 6000),)


def brawl(who: str, foe: str) -> Table:
    return table_of(
        Group("a", "one", (6000, 6000), who, states=("panicked",), foes=("ba",)),
        Group("b", "two", (6250, 6000), foe, foes=("aa",)),
    )


def added(table: Table) -> list[tuple[str, int]]:
    return [(m.rule, m.value) for m in reactions.modifiers(table, "aa") if m.rule == "CZ-REAC-08"]


@pytest.mark.parametrize(
    ("who", "foe", "shells"),
    [
        ("green", "mecha", 1),
        ("trooper", "mecha", 1),
        ("trooper", "war_doll", 1),
        ("veteran", "mecha", 0),
        ("elite", "mecha", 0),
        ("trooper", "task", 0),
        ("trooper", "trooper", 0),
    ],
)
def test_reac_08_a_hard_shell_unnerves_green_and_average_foes(who: str, foe: str, shells: int) -> None:
    plain = added(brawl(who, "trooper"))
    assert added(brawl(who, foe)) == plain + [("CZ-REAC-08", -1)] * shells
    alone = brawl(who, foe)
    alone.change("aa", {"foes": ()})
    assert added(alone) == []


def test_reac_08_the_shell_counts_in_the_test_that_is_rolled() -> None:
    with_shell, without = (
        odds(reactions.test, brawl("trooper", foe), "aa").chances[reactions.OK] for foe in ("mecha", "task")
    )
    assert (without, with_shell) == (F(10, 36), F(6, 36)), "9 and 10 on two dice"


BOX = piece(
    "box", "container", 6000, 6000, 7200, 6450, 450, "opaque", "impassable", "climb", "flat_top", "cover:hard"
)
"""A container one can stand on, 4.5 cm high."""


def test_reac_09_a_leader_on_a_roof_does_not_steady_those_below() -> None:
    below = Group("a", "one", (6300, 5875), states=(PANICKED,))
    table = table_of(below, Group("c", "one", (6300, 6125), "leader", z=450), pieces=(BOX,))
    assert "CZ-REAC-09" not in [m.rule for m in reactions.modifiers(table, "aa")]
    table.change("ca", {"z": 0})
    assert "CZ-REAC-09" in [m.rule for m in reactions.modifiers(table, "aa")]


def hero(*states: str, rerolls: int = 5, **options: int) -> Table:
    return table_of(
        Group("a", "one", (6000, 6000), "hero", kind="hero", states=states, rerolls=rerolls),
        options={"hero_rerolls": 5, **options},
    )


def test_force_07_a_hero_throws_a_die_of_his_reaction_test_again() -> None:
    player = Script(reroll=[0, "-"])
    referee = referee_of(hero(PANICKED), (1, 2), (5,), one=player)
    assert reactions.test(referee, "aa") == reactions.OK, "5 and 2 with the 2 of an Elite"
    assert referee.table.figures["aa"].rerolls == 4
    off = Script()
    referee = referee_of(hero(PANICKED, hero_rerolls=0), (1, 2), one=off)
    assert reactions.test(referee, "aa") == reactions.PANIC
    assert off.asked == []


def test_force_07_no_other_throw_is_proposed_for_a_roll_that_has_succeeded() -> None:
    for faces, proposal in (((4, 2), "-"), ((2, 3), 0)):
        player = Script(reroll=["-"])
        reactions.test(referee_of(hero("stunned"), faces, one=player), "aa")
        assert [ask.proposal for ask in player.asked] == [proposal]


def test_force_07_and_of_the_rolls_against_stun_and_flames() -> None:
    awake = odds(reactions.test, hero("stunned", rerolls=1), "aa", policy=lambda ask, _: ask.proposal)
    plain = odds(reactions.test, hero("stunned", hero_rerolls=0), "aa")
    assert awake.chances[reactions.OK] > plain.chances[reactions.OK] == Fraction(13, 18)
    armoured = hero("burning", rerolls=1)
    out = odds(aiming.burn, armoured, "aa", of=lambda _, after: "burning" in after.figures["aa"].states,
               policy=lambda ask, _: ask.proposal)  # fmt: skip
    unhurt = 1 - Fraction(10, 36)
    assert out.chances[True] == unhurt / 4, "3 or less, twice"


FOE = Group("z", "two", (11000, 11000), facing=270)


def told(referee: Referee) -> list[str]:
    return [str(e.about["key"]) for e in referee.events if e.what == "note"]


@pytest.mark.parametrize(
    ("total", "result"),
    [((1, 1), "rout"), ((2, 2), "rout"), ((2, 3), "panic"), ((3, 4), "panic"), ((4, 4), "ok")],
)
def test_reac_02_the_bands_of_an_average_figure(total: tuple[int, int], result: str) -> None:
    assert (reactions.PANIC_FROM, reactions.OK_FROM) == (5, 8)
    referee = referee_of(table_of(Group("a", "one", (6000, 6000), states=(PANICKED,)), FOE), total)
    assert reactions.RESULTS[reactions.test(referee, "aa")] == result
    after = referee.table.figures["aa"].states
    assert after == {"rout": {ROUTED}, "panic": {PANICKED}, "ok": {STEADY}}[result]


@pytest.mark.parametrize(("faces", "awake"), [((3, 4), False), ((4, 4), True)])
def test_area_10_a_stunned_figure_wakes_at_eight(faces: tuple[int, int], awake: bool) -> None:
    referee = referee_of(table_of(Group("a", "one", (6000, 6000), states=(STUNNED,), stun=8), FOE), faces)
    reactions.test(referee, "aa")
    record = referee.table.figures["aa"]
    assert record.states == {STEADY if awake else STUNNED}
    assert record.stun == (0 if awake else 8)
    assert ("still-stunned" in told(referee)) is not awake
