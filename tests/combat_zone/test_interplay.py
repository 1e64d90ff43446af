"""Where rules meet: heights and combat, flight and fire, damage in the middle of an action."""

from __future__ import annotations

from fractions import Fraction

import pytest

from escarmouche.engine.odds import odds
from escarmouche.engine.table import replace
from escarmouche.games.combat_zone import (
    actions,
    areas,
    casualties,
    charges,
    climbing,
    closecombat,
    machines,
    movement,
    objects,
    obstacles,
    reactions,
    shooting,
    technology,
    turn,
    weapons,
)
from escarmouche.games.combat_zone.field import touching
from escarmouche.games.combat_zone.situation import read_situation, write_situation
from escarmouche.games.combat_zone.table import PANICKED, STEADY, WAITING, Marker, Referee, Table
from tests.combat_zone.tables import PROFILES, Group, Script, barricade, piece, referee_of, table_of, wall

BOX = piece(
    "box", "container", 6000, 6000, 7200, 6450, 450, "opaque", "impassable", "climb", "flat_top", "cover:hard"
)
"""A container one can stand on, 4.5 cm high."""


# -- heights ------------------------------------------------------------------------------------------------


def test_cc_01_bases_at_different_heights_do_not_touch() -> None:
    foot = Group("a", "one", (6300, 5875), "axeman", facing=90)
    top = Group("b", "two", (6300, 6125), "unarmed", z=450)
    table = table_of(foot, top, pieces=(BOX,))
    assert not touching(table, "aa", "ba")
    assert closecombat.in_contact(table, "aa") == ()
    refusal = closecombat.why_not_fight(table, "aa", "ba")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("CZ-CC-01", "no-contact")
    table.change("aa", {"y": 6375, "z": 450})
    assert closecombat.why_not_fight(table, "aa", "ba") is None


def test_act_04_nobody_crosses_a_low_wall_from_a_roof_beside_it() -> None:
    low = barricade("low", 6000, 6450, 7200, 6500)
    table = table_of(Group("a", "one", (6300, 6325), z=450), pieces=(BOX, low))
    assert obstacles.obstacles_near(table, "aa") == ()
    refusal = obstacles.why_not_cross(table, "aa", "low")
    assert refusal is not None
    assert refusal.rule == "CZ-ACT-04"


@pytest.mark.parametrize("state", [PANICKED, STEADY])
def test_reac_13_a_panicked_figure_crosses_climbs_and_jumps_into_no_contact(state: str) -> None:
    low = barricade("low", 5000, 6200, 7000, 6300)
    over = table_of(
        Group("a", "one", (6000, 6075), states=(state,)), Group("b", "two", (6000, 6675)), pieces=(low,)
    )
    up = table_of(
        Group("a", "one", (6300, 5875), states=(state,)),
        Group("b", "two", (6550, 6125), z=450),
        pieces=(BOX,),
    )
    down = table_of(
        Group("a", "one", (6300, 6125), z=450, states=(state,)),
        Group("b", "two", (6550, 5875)),
        pieces=(BOX,),
    )
    refusals = (
        obstacles.why_not_cross(over, "aa", "low"),
        climbing.why_not_climb(up, "aa", "box"),
        climbing.why_not_climb(down, "aa", "box"),
        climbing.why_not_jump(down, "aa", "box"),
    )
    assert [r.rule for r in refusals if r] == (["CZ-REAC-13"] * 4 if state == PANICKED else [])


def test_reac_09_a_leader_on_a_roof_does_not_steady_those_below() -> None:
    below = Group("a", "one", (6300, 5875), states=(PANICKED,))
    table = table_of(below, Group("c", "one", (6300, 6125), "leader", z=450), pieces=(BOX,))
    assert "CZ-REAC-09" not in [m.rule for m in reactions.modifiers(table, "aa")]
    table.change("ca", {"z": 0})
    assert "CZ-REAC-09" in [m.rule for m in reactions.modifiers(table, "aa")]


def test_act_03_and_tech_04_hands_do_not_reach_up_to_a_roof() -> None:
    table = table_of(
        Group("a", "one", (6300, 5875), "engineer", carrying="case"),
        Group("c", "one", (6300, 6125), z=450),
        Group("m", "one", (6575, 5875), "robot", kind="machine", damage=("power:minor",), z=450),
        turn={"markers": (Marker("case", "object", 6300, 5875, holder="aa"),)},
    )
    refusals = objects.why_not_hand(table, "aa", "ca"), technology.why_not_repair(table, "aa", "ma")
    assert [r.reason for r in refusals if r] == ["not-in-contact", "not-in-contact"]


# -- flight -------------------------------------------------------------------------------------------------


def go(referee: Referee) -> None:
    """The next action to its end, windows and all."""
    turn.step(referee)
    while referee.table.turn.step in ("window", "do"):
        turn.step(referee)


def beaten(one: Script, at: tuple[int, int] = (6000, 6000)) -> Referee:
    """A man of side one has just routed the enemy he touches; a friend looks on from 20 cm."""
    table = table_of(
        Group("a", "one", at, "unarmed"),
        Group("b", "two", (at[0] + 250, at[1]), "unarmed"),
        Group("c", "one", (4000, 6000)),
        pieces=(barricade("low", 5000, 6125, 7000, 6200),),
    )
    referee = referee_of(table, one=one)
    closecombat.engage(referee, "CZ-CC-02", "aa", "ba")
    casualties.rout(referee, "CZ-CC-14", "ba")
    return referee


def test_shoot_03_a_routed_figure_left_alone_can_be_shot_at() -> None:
    walk = {"action": ["move"], "move": [(("aa", ((6000, 5600),), -1),)]}
    for answers in (walk, {"action": ["cross:low"]}):
        referee = beaten(Script(**answers))
        refusal = shooting.why_not_target(referee.table, "ca", "ba")
        assert refusal is not None
        assert refusal.rule == "CZ-SHOOT-03", "CZ-CC-02: tied to the winner as long as they touch"
        go(referee)
        assert not touching(referee.table, "aa", "ba")
        assert referee.table.figures["ba"].foes == ()
        assert shooting.why_not_target(referee.table, "ca", "ba") is None


def test_cc_15_a_panicked_winner_may_still_catch_the_one_it_has_routed() -> None:
    referee = beaten(Script(action=["fight:ba"]))
    referee.table.change("aa", {"states": frozenset({PANICKED}), "ap": 1, "spent": 2})
    assert closecombat.why_not_fight(referee.table, "aa", "ba") is None
    go(referee)
    assert referee.table.figures["ba"].fate == "dead"
    assert not [e for e in referee.events if e.what == "roll"]
    other = beaten(Script()).table
    other.change("ca", {"x": 6250, "y": 5750, "states": frozenset({PANICKED})})
    refusal = closecombat.why_not_fight(other, "ca", "ba")
    assert refusal is not None
    assert refusal.rule == "CZ-REAC-13", "to another it would be a new combat"


def test_cc_02_a_routed_figure_stays_tied_to_a_winner_who_stays() -> None:
    referee = beaten(Script(action=["pivot"], pivot=[(("aa", (), 45),)]))
    go(referee)
    assert referee.table.figures["ba"].foes == ("aa",)


# -- damage in the middle of an action ----------------------------------------------------------------------


@pytest.mark.parametrize(("system", "rule"), [(4, "CZ-MACH-06"), (6, "CZ-MACH-07")])
def test_opp_06_a_machine_shut_down_or_rogue_does_not_finish_its_action(system: int, rule: str) -> None:
    gun = Group("b", "two", (6000, 8000), "cannoneer", facing=270, states=(WAITING,), ap=0)
    robot = Group("a", "one", (6000, 6000), "robot", kind="machine", facing=90)
    critical: tuple[tuple[int, ...], ...] = ((6, 1, 1), (8, 8, 8), (system,))
    shot = referee_of(
        table_of(robot, gun),
        *critical,
        one=Script(action=["shoot:autocannon"]),
        two=Script(opportunity_fire=["ba"]),
    )
    go(shot)
    assert shot.table.figures["aa"].damage[0].endswith(":critical")
    assert not [e for e in shot.events if e.what == "roll" and e.about["side"] == "one"]
    lost = [e.about["because"] for e in shot.events if e.about.get("key") == "action-lost"]
    assert lost == [rule]
    walk = referee_of(
        table_of(robot, gun),
        *critical,
        one=Script(action=["move"], move=[(("aa", ((6500, 6000), (7000, 6000)), -1),)]),
        two=Script(opportunity_fire=["wait", "ba"]),
    )
    go(walk)
    assert (walk.table.figures["aa"].x, walk.table.figures["aa"].y) == (6100, 6000), "where it was hit"


def test_opp_06_a_climb_beyond_three_points_is_not_finished_in_panic() -> None:
    tower = piece(
        "tower", "platform", 6000, 6000, 7200, 7200, 800, "opaque", "impassable", "climb", "flat_top"
    )
    for height, up in ((800, False), (500, True)):
        table = table_of(
            Group("a", "one", (6300, 5875), facing=90),
            Group("b", "two", (6300, 4000), facing=90, states=(WAITING,)),
            pieces=(replace(tower, height=height),),
        )
        referee = referee_of(
            table, (6, 1, 1), (1, 2, 2),
            one=Script(action=["climb:tower"]), two=Script(opportunity_fire=["ba"]),
        )  # fmt: skip
        go(referee)
        assert referee.table.figures["aa"].states == {PANICKED}
        assert (referee.table.figures["aa"].z == height) is up, "4 points are more than a panicked man has"


def climb(*answers: str) -> tuple[Referee, Script]:
    """Up onto the container, from the side that the waiting enemy does not see."""
    table = table_of(
        Group("a", "one", (6300, 5875), facing=90),
        Group("b", "two", (6300, 8500), facing=270, states=(WAITING,)),
        pieces=(BOX,),
    )
    waiter = Script(opportunity_fire=list(answers))
    referee = referee_of(table, (6, 1, 1), (6, 6, 6), one=Script(action=["climb:box"]), two=waiter)
    go(referee)
    return referee, waiter


def test_opp_02_who_climbs_into_sight_may_be_fired_at_on_the_top() -> None:
    referee, waiter = climb("ba")
    assert len(waiter.asked) == 1
    assert referee.table.figures["aa"].fate == "dead"
    assert (referee.table.figures["aa"].z, referee.table.turn.step) == (450, "figure")
    spared, waiter = climb("-")
    assert [a.options for a in waiter.asked] == [("ba", "-", "not-this-move", "above-50")], "it is over"
    assert (spared.table.figures["aa"].z, spared.table.turn.step) == (450, "act")
    assert spared.table.turn.action == ()


def test_opp_02_before_a_climb_one_may_wait_for_its_end_and_no_is_no() -> None:
    seen = table_of(
        Group("a", "one", (6300, 6575), facing=270),
        Group("b", "two", (6300, 8500), facing=270, states=(WAITING,)),
        pieces=(BOX,),
    )
    for answers, asked, fate in ((["wait", "ba"], 2, "dead"), (["-"], 1, "alive")):
        waiter = Script(opportunity_fire=answers)
        up = Script(action=["climb:box"])
        referee = referee_of(seen.copy(), (6, 1, 1), (6, 6, 6), one=up, two=waiter)
        go(referee)
        assert (len(waiter.asked), referee.table.figures["aa"].fate) == (asked, fate)
        assert referee.table.figures["aa"].z == 450


def test_move_06_a_machine_wrecked_in_the_midst_of_a_friend_does_not_bury_him() -> None:
    table = table_of(
        Group("a", "one", (5780, 6000), "robot", kind="machine", facing=0),
        Group("c", "one", (6000, 6260)),
        Group("b", "two", (6000, 8000), "cannoneer", facing=270, states=(WAITING,), ap=0),
    )
    referee = referee_of(
        table, (6, 1, 1), (8, 8, 8), (1,),
        one=Script(action=["move"], move=[(("aa", ((6280, 6000),), -1),)]),
        two=Script(opportunity_fire=["wait", "wait", "ba"]),
    )  # fmt: skip
    go(referee)
    wreck = referee.table.figures["aa"]
    assert wreck.fate == "wreck"
    assert 5780 <= wreck.x <= 5805, "back on its way from 59.8, where both would stand on one place"
    assert referee.table.ground.pieces[-1].polygon.contains((wreck.x, wreck.y))
    away = (("ca", ((6000, 6760),), -1),)
    assert movement.why_not_path(referee.table, "ca", away) is None


def test_tech_04_software_repaired_in_time_does_not_malfunction() -> None:
    hurt = ("software:minor", "hardware:minor")
    table = table_of(
        Group("b", "two", (6000, 6000), "robot", kind="machine", damage=hurt, states=("glitch",)),
        Group("c", "two", (6325, 6000), "engineer"),
    )
    for mended, left in (("software:minor", False), ("hardware:minor", True)):
        referee = referee_of(table.copy(), (6, 6), two=Script(repair=[mended]))
        assert technology.repair(referee, "ca", "ba")
        assert machines.malfunctions(referee.table, "ba") is left


# -- from one turn to the next -----------------------------------------------------------------------------


def test_shoot_08_a_burst_of_the_compulsory_step_counts_in_its_own_turn() -> None:
    robot = Group("b", "two", (6000, 6000), "robot", kind="machine", damage=("software:major",), facing=180)
    table = table_of(
        robot, Group("a", "one", (2000, 6000)), turn={"step": "end"}, options={"burst_cap": "shots"}
    )
    table.change("ba", {"bursts": (("autocannon", 3),)})
    referee = referee_of(table, (5,), (1, 1, 1), (1,), (2,))
    while referee.table.turn.step != "choose":
        turn.step(referee)
    assert referee.table.turn.round == 2
    shots = [e.about["shots"] for e in referee.events if e.about.get("key") == "declared"]
    assert shots == [(("aa", 3),)], "berserk, with all the shots of the new turn"
    assert referee.table.figures["ba"].bursts == (("autocannon", 3),)
    refusal = shooting.why_not_shoot(referee.table, "ba", "autocannon", shooting.SINGLE)
    assert refusal is not None
    assert refusal.rule == "CZ-SHOOT-08"


def test_mach_07_a_malfunction_that_a_shut_down_machine_missed_does_not_come_later() -> None:
    hurt = ("software:minor", "power:critical")
    table = table_of(
        Group("b", "two", (6000, 6000), "robot", kind="machine", damage=hurt, states=("glitch",)),
        Group("a", "one", (2000, 6000)),
        turn={"step": "compulsory"},
    )
    for damage, left in ((hurt, False), (("software:minor",), True)):
        now = table.copy()
        now.change("ba", {"damage": damage})
        referee = referee_of(now)
        turn.step(referee)
        assert ("glitch" in referee.table.figures["ba"].states) is left


# -- missions -----------------------------------------------------------------------------------------------


def test_game_04_the_defender_cannot_spoil_the_controls() -> None:
    table = table_of(
        Group("a", "one", (6000, 6000), "tech"),
        Group("b", "two", (6000, 6260), "tech"),
        turn={"markers": (Marker("controls", "device", 6000, 6130, radius=50, value=9),)},
        one={"role": "attacker"},
        two={"role": "defender"},
    )
    assert technology.why_not_tech(table, "ba", "controls") is None, "a device that nobody needs to win"
    table.setting = replace(table.setting, scenario="sabotage")
    assert technology.why_not_tech(table, "aa", "controls") is None
    refusal = technology.why_not_tech(table, "ba", "controls")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("CZ-GAME-04", "for-the-attacker")


# -- the fallen ---------------------------------------------------------------------------------------------


def test_act_03_a_launcher_is_taken_with_the_missiles_left_to_it() -> None:
    table = table_of(
        Group("a", "one", (6000, 6000), "unarmed", facing=90),
        Group("b", "two", (6000, 6100), "rocketeer", missiles=2),
        Group("c", "two", (6000, 9000)),
    )
    referee = referee_of(table)
    casualties.eliminate(referee, "CZ-WND-01", "ba")
    objects.take(referee, "aa", "casualty-ba")
    assert referee.table.figures["aa"].gained == ("missile_launcher",)
    assert [referee.table.figures[f].missiles for f in ("aa", "ba")] == [2, 0]
    assert areas.why_not_throw(referee.table, "aa", charges.MISSILE) is None


def test_act_03_an_axe_is_a_weapon_and_can_be_taken_too() -> None:
    table = table_of(
        Group("a", "one", (6000, 6000), "dagger_man"),
        Group("b", "two", (6000, 6100), "axeman"),
        Group("c", "two", (6250, 6000), "unarmed"),
    )
    referee = referee_of(table, one=Script(action=["take:casualty-ba"]))
    casualties.eliminate(referee, "CZ-WND-01", "ba")
    go(referee)
    assert referee.table.figures["aa"].blades == ("axe",)
    assert [blade.id for blade in closecombat.close_weapons(referee.table, "aa")] == ["axe", "dagger"]
    assert sum(m.value for m in closecombat.wound_modifiers(referee.table, "aa", "ca")) == 3 + 1
    refusal = objects.why_not_take(referee.table, "aa", "casualty-ba")
    assert refusal is not None
    assert refusal.reason == "no-weapon-to-take", "it is gone, and two are enough"
    referee.table.change("ca", {"x": 6000, "y": 6200})
    assert objects.loot(referee.table, "ca", referee.table.turn.markers[0]) == ()


# -- fire ---------------------------------------------------------------------------------------------------


def ablaze(x: int, y: int, z: int = 0) -> dict[str, object]:
    return {"markers": (Marker("f", "fire", x, y, radius=400, value=3, z=z),)}


def test_area_07_ground_does_not_burn_through_a_wall() -> None:
    partition = wall("w", 5000, 6200, 6200, 6240)
    table = table_of(Group("a", "one", (5000, 6070)), pieces=(partition,), turn=ablaze(6000, 6400))
    assert not areas.enters_fire(table, "aa", (5000, 6070), (5500, 6070))
    assert not areas.enters_fire(table, "aa", (5500, 6070), (6000, 6070))
    table.change("aa", {"x": 6000})
    assert not areas.in_fire(table, "aa")
    assert areas.enters_fire(table, "aa", (6000, 6070), (6500, 6200)), "round the end of it"
    free = table_of(Group("a", "one", (6000, 6070)), turn=ablaze(6000, 6400))
    assert areas.in_fire(free, "aa")
    assert areas.enters_fire(free, "aa", (5000, 6070), (5700, 6070))


def test_area_07_fire_on_the_ground_does_not_burn_on_a_roof() -> None:
    for height, burnt in ((450, (False, True)), (0, (True, False))):
        figure = Group("a", "one", (6300, 6200 if height else 5800), z=height)
        beside = table_of(figure, pieces=(BOX,), turn=ablaze(6300, 5900))
        above = table_of(figure, pieces=(BOX,), turn=ablaze(6300, 6225, 450))
        assert (areas.in_fire(beside, "aa"), areas.in_fire(above, "aa")) == burnt


def test_area_07_flames_on_a_roof_burn_there() -> None:
    table = table_of(
        Group("a", "one", (6300, 6200), "flamer", z=450),
        Group("b", "two", (7000, 6200), "unarmed", z=450),
        pieces=(BOX,),
    )
    referee = referee_of(table, (8,), (6, 6, 6))
    areas.explode(referee, "aa", charges.FLAME, (7000, 6200))
    assert [(m.x, m.y, m.z) for m in areas.fires(referee.table)] == [(7000, 6200, 450)]
    written = {"game": "combat_zone", **write_situation(referee.table)}
    assert read_situation(written, lambda *_: "here").turn.markers == referee.table.turn.markers


# -- heroes -------------------------------------------------------------------------------------------------


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
    out = odds(areas.burn, armoured, "aa", of=lambda _, after: "burning" in after.figures["aa"].states,
               policy=lambda ask, _: ask.proposal)  # fmt: skip
    unhurt = 1 - Fraction(10, 36)
    assert out.chances[True] == unhurt / 4, "3 or less, twice"


def test_area_01_a_wall_before_its_face_does_not_keep_a_figure_from_throwing_aside() -> None:
    screen = wall("w", 5500, 6200, 6500, 6300)
    table = table_of(
        Group("a", "one", (6000, 6000), "grenadier", facing=90), Group("b", "two", (6000, 11000)),
        pieces=(screen,),
    )  # fmt: skip
    assert areas.why_not_throw(table, "aa", charges.GRENADE) is None
    player = Script(aim_point=[(("aa", ((6900, 6100),), -1),)])
    referee = referee_of(table, (8,), one=player)
    areas.throw(referee, "aa", charges.GRENADE)
    impact = next(e for e in referee.events if e.about.get("key") == "impact")
    assert (impact.about["x"], impact.about["y"]) == (6900, 6100)
    boxed = (
        screen, wall("l", 5500, 5000, 5600, 6200), wall("r", 6400, 5000, 6500, 6200),
    )  # fmt: skip
    walled = table_of(
        Group("a", "one", (6000, 6000), "rocketeer", facing=90),
        Group("b", "two", (6000, 11000)),
        pieces=boxed,
    )
    refusal = areas.why_not_throw(walled, "aa", charges.MISSILE)
    assert refusal is not None
    assert refusal.reason == "no-target", "no place 10 cm away in sight"


# -- two of a kind ------------------------------------------------------------------------------------------


def twins(*guns: str, kind: str = "basic", **options: object) -> Table:
    """A figure with these guns, an enemy 10 cm before it."""
    table = table_of(
        Group("a", "one", (6000, 6000), facing=90), Group("b", "two", (6000, 7250)), options=dict(options)
    )
    own = replace(PROFILES["trooper"], ranged=guns, kind=kind)
    table.setting = replace(table.setting, profiles={**table.setting.profiles, "trooper": own})
    return table


def test_wpn_04_two_guns_alike_are_offered_once_and_each_has_its_own_bursts() -> None:
    table = twins("pistol", "pistol")
    offered = list(actions.options(table, "aa"))
    assert len(offered) == len(set(offered))
    assert [blade.id for blade in closecombat.close_weapons(table, "aa")] == ["pistol", "pistol"]
    for guns, bursts in ((("pistol",), 2), (("pistol", "pistol"), 4)):
        fired = twins(*guns)
        assert shooting.bursts_left(fired, "aa", "pistol") == bursts
        fired.change("aa", {"bursts": (("pistol", bursts - 1),)})
        assert shooting.why_not_fire(fired, "aa", "pistol", shooting.BURST) is None
        fired.change("aa", {"bursts": (("pistol", bursts),)})
        refusal = shooting.why_not_fire(fired, "aa", "pistol", shooting.BURST)
        assert refusal is not None
        assert refusal.rule == "CZ-SHOOT-08"
    counted = twins("pistol", "pistol", burst_cap="shots")
    counted.change("aa", {"bursts": (("pistol", 1),)})
    assert shooting.shots_left(counted, "aa", "pistol") == 2, "a burst has no more shots than the rate"


def test_mach_05_of_two_guns_alike_one_is_destroyed() -> None:
    table = twins("machine_gun", "machine_gun", "autocannon", kind="machine")
    for broken, left in (
        (("machine_gun",), ("machine_gun", "autocannon")),
        (("machine_gun", "machine_gun"), ("autocannon",)),
    ):
        table.change("aa", {"broken": broken})
        assert weapons.carried(table, "aa") == left
        silent = weapons.why_not_carried(table, "aa", "machine_gun")
        assert (silent is None) is ("machine_gun" in left)
    assert silent is not None
    assert silent.rule == "CZ-MACH-05"


def test_area_10_a_stunned_gutter_fighter_has_his_basic_dice_only() -> None:
    for states, dice in ((("stunned",), "2d8+1d6"), ((), "2d8+1d6+1d4")):
        table = hero(*states)
        street = replace(PROFILES["hero"], skills=("gutter_fighter",))
        table.setting = replace(table.setting, profiles={**table.setting.profiles, "hero": street})
        pool, _ = closecombat.attack_pool(table, "aa", "aa", initiator=False)
        assert pool.text() == dice
