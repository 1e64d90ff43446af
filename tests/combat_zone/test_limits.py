"""The last that is allowed and the first that is not, where only a change of the code showed it open."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.requests import Ask
from escarmouche.engine.table import replace
from escarmouche.games.combat_zone import (
    actions,
    blasts,
    campaign,
    casualties,
    climbing,
    closecombat,
    cover,
    deployment,
    doors,
    malfunction,
    movement,
    objects,
    opportunity,
    rout,
    shooting,
    walking,
    wires,
    wounds,
)
from escarmouche.games.combat_zone.ruleset import RULESET
from escarmouche.games.combat_zone.table import (
    PANICKED,
    STUNNED,
    WAITING,
    Blade,
    Marker,
    Referee,
    Table,
)
from escarmouche.games.combat_zone.victory import HOME
from escarmouche.space.shapes import distance
from tests.combat_zone.tables import (
    Group,
    Script,
    barricade,
    door,
    fence,
    piece,
    referee_of,
    rubble,
    table_of,
    wall,
)

FOE = Group("z", "two", (11000, 11000), facing=270)


def told(referee: Referee) -> list[str]:
    return [str(e.about["key"]) for e in referee.events if e.what == "note"]


# -- what is offered is what is judged -----------------------------------------------------------------------


def crowded(**values: Any) -> Table:
    """A figure with a gun, a friend, two enemies at its base, a door, an obstacle and a thing at hand."""
    return table_of(
        Group("a", "one", (6000, 6000), "gunner", facing=90, **values),
        Group("f", "one", (5750, 6000)),
        Group("b", "two", (6250, 6000), facing=180),
        Group("c", "two", (6000, 9000), facing=270),
        pieces=(door("d", 5900, 6125, 6100, 6185), barricade("low", 5800, 5800, 6200, 5875)),
        turn={"markers": (Marker("box", "object", 6000, 6100),)},
    )


class Witness(Script):
    """Notes at the first question which of its options are allowed, then is done."""

    allowed: frozenset[str] | None = None

    def choose(self, ask: Ask, seat: Any) -> Any:
        if self.allowed is None:
            self.allowed = frozenset(o for o in ask.options if ask.refuses(o) is None)
        return "done"


@pytest.mark.parametrize(
    "values",
    [
        {},
        {"ap": 1},
        {"ap": 2},
        {"states": (PANICKED,), "ap": 3},
        {"foes": ("ba",)},
        {"foes": ("ca",), "states": (PANICKED,)},
        {"bursts": (("machine_gun", 9), ("pistol", 9))},
    ],
)
@pytest.mark.parametrize("facing", [90, 270])
def test_ap_04_what_may_be_chosen_is_what_may_be_done(values: dict[str, Any], facing: int) -> None:
    table = crowded(**values)
    table.change("aa", {"facing": facing})
    if "ca" in table.figures["aa"].foes:
        table.change("ca", {"x": 5823, "y": 6177})
    offered = tuple(actions.options(table, "aa"))
    may = frozenset(o for o in offered if actions.why_not(table, "aa", o) is None)
    witness = Witness()
    actions.act(referee_of(table, one=witness))
    assert witness.allowed == may
    assert "done" in may
    assert may <= set(offered)


# -- moving --------------------------------------------------------------------------------------------------


def test_move_01_a_move_may_end_looking_east() -> None:
    table = table_of(Group("a", "one", (6000, 6000), facing=90), FOE)
    referee = referee_of(table, one=Script(action=["move"], move=[(("aa", ((6000, 6400),), 0),)]))
    actions.act(referee)
    record = referee.table.figures["aa"]
    assert (record.facing, record.pivot) == (0, 90)


@pytest.mark.parametrize(
    ("to", "degrees"), [((7000, 6000), 0), ((6000, 7000), 0), ((5000, 6000), 90), ((5000, 7000), 45)]
)
def test_move_03_only_what_lies_behind_takes_a_turn(to: tuple[int, int], degrees: int) -> None:
    table = table_of(Group("a", "one", (6000, 6000), facing=0))
    assert movement.needs_turn(table.figures["aa"], (6000, 6000), to) == degrees
    assert movement.needs_turn(table.figures["aa"], (6000, 6000), (6000, 6000)) == 0


@pytest.mark.parametrize(
    ("a", "b", "price"),
    [
        ((4500, 6000), (4999, 6000), 1),
        ((4500, 6000), (5000, 6000), 1),
        ((4500, 6000), (5001, 6000), 2),
        ((7500, 6000), (7000, 6000), 1),
        ((7500, 6000), (6999, 6000), 2),
        ((6000, 4500), (6000, 5001), 2),
        ((6000, 7500), (6000, 6999), 2),
        ((6000, 7500), (6000, 7000), 1),
        ((4900, 4900), (4900, 7100), 1),
        ((4900, 6000), (7100, 6000), 2),
        ((6000, 6000), (6000, 6000), 2),
        ((4900, 6900), (5100, 7100), 1),
        ((4900, 6800), (5200, 7100), 2),
    ],
)
def test_move_05_a_step_is_dear_only_where_it_enters_difficult_ground(
    a: tuple[int, int], b: tuple[int, int], price: int
) -> None:
    ground = table_of(pieces=(rubble("r", 5000, 5000, 7000, 7000),)).ground
    assert movement.step_cost(ground, a, b) == price


@pytest.mark.parametrize("aside", [0, 100, 200, 249, 250])
def test_move_06_a_step_ends_where_the_bases_touch_and_do_not_overlap(aside: int) -> None:
    for way, enemy in (
        (((6000, 6000), (6500, 6000)), (6400, 6000 + aside)),
        (((6000, 6000), (6000, 5500)), (6000 - aside, 5600)),
        (((6000, 6000), (5700, 6400)), (5760 + aside, 6320)),
    ):
        table = table_of(Group("a", "one", way[0], facing=0), Group("b", "two", enemy))
        met = movement.contact(movement.walker(table, "aa"), *way)
        assert met == movement.meets(table, "aa", way[1])
        if met is not None:
            square = (met[0] - enemy[0]) ** 2 + (met[1] - enemy[1]) ** 2
            assert 250 * 250 <= square <= 250 * 251
            assert distance(way[0], met) <= distance(*way)


def test_move_06_a_step_that_goes_by_a_base_touches_nobody() -> None:
    for enemy, met in (((6250, 6251), None), ((6250, 6250), (6250, 6000))):
        table = table_of(Group("a", "one", (6000, 6000)), Group("b", "two", enemy))
        found = movement.contact(movement.walker(table, "aa"), (6000, 6000), (6500, 6000))
        assert (found is None) == (met is None)


@pytest.mark.parametrize(("enemy", "touched"), [((6315, 6002), False), ((6313, 6000), True)])
def test_move_06_contact_is_told_to_half_a_hundredth_on_a_slant(
    enemy: tuple[int, int], touched: bool
) -> None:
    """The step passes 250.8 and 250.4 hundredths from the centre of a base whose rim is at 250 of it."""
    table = table_of(Group("a", "one", (6000, 6000)), Group("b", "two", enemy))
    met = movement.contact(movement.walker(table, "aa"), (6000, 6000), (6300, 6400))
    assert (met is not None) is touched


def test_move_06_the_first_of_two_bases_on_the_way_stops_a_step() -> None:
    table = table_of(
        Group("a", "one", (6000, 6000)), Group("b", "two", (6450, 6000)), Group("c", "two", (6350, 6150))
    )
    met = movement.contact(movement.walker(table, "aa"), (6000, 6000), (6500, 6000))
    assert met is not None
    assert distance(met, (6350, 6150)) == 250
    assert distance(met, (6450, 6000)) > 250


@pytest.mark.parametrize(
    ("to", "stopped"),
    [
        ((6500, 6000), True),
        ((6240, 6000), True),
        ((6100, 6480), True),
        ((6000, 6500), False),
        ((6000, 5500), False),
        ((5500, 6000), False),
    ],
)
def test_move_06_nobody_walks_through_the_enemy_he_touches(to: tuple[int, int], stopped: bool) -> None:
    table = table_of(Group("a", "one", (6000, 6000)), Group("b", "two", (6250, 6000)))
    met = movement.contact(movement.walker(table, "aa"), (6000, 6000), to)
    assert met == ((6000, 6000) if stopped else None)
    refusal = movement.why_not_path(table, "aa", (("aa", (to,), -1),))
    assert (refusal.reason if refusal else "") == ("enemy-in-the-way" if stopped else "")


def test_opp_02_a_step_is_looked_along_at_each_centimetre_and_at_its_end() -> None:
    assert movement.samples((0, 0), (250, 0)) == [(100, 0), (200, 0), (250, 0)]
    assert movement.samples((0, 0), (0, 200)) == [(0, 100), (0, 200)]
    assert movement.samples((0, 0), (0, 0)) == [(0, 0)]


def test_opp_06_a_mover_stopped_in_the_midst_of_a_friend_goes_back_until_there_is_room() -> None:
    table = table_of(
        Group("a", "one", (6300, 6000), states=(STUNNED,)),
        Group("f", "one", (6400, 6000)),
        FOE,
        turn={"way": ((6700, 6000),), "action": ("move", "-1", "5900", "6000"), "step": "do"},
    )
    referee = referee_of(table)
    walking.walk(referee)
    record = referee.table.figures["aa"]
    assert 6400 - 250 - 25 < record.x <= 6400 - 250
    assert (record.y, referee.table.turn.way, referee.table.turn.action) == (6000, (), ())
    assert "action-lost" in told(referee)


@pytest.mark.parametrize("turned", [False, True])
def test_opp_06_a_mover_stopped_on_a_friend_goes_back_no_farther_than_it_came_from(turned: bool) -> None:
    def at(x: int, y: int) -> tuple[int, int]:
        return (y, x) if turned else (x, y)

    start = at(6150, 6000)
    table = table_of(
        Group("a", "one", at(6170, 6000), states=(STUNNED,)),
        Group("f", "one", at(6400, 6000)),
        FOE,
        turn={"way": (at(6650, 6000),), "action": ("move", "-1", *map(str, start)), "step": "do"},
    )
    referee = referee_of(table)
    walking.walk(referee)
    assert (referee.table.figures["aa"].x, referee.table.figures["aa"].y) == start


# -- climbing ------------------------------------------------------------------------------------------------


def on_a_ledge(far: int, height: int = 400) -> Table:
    ledge = piece(
        "t", "platform", 5000, 5000, 8000, 8000, height, "opaque", "impassable", "climb", "flat_top"
    )
    return table_of(Group("a", "one", (5000 + far, 6500), z=height), FOE, pieces=(ledge,))


@pytest.mark.parametrize(("far", "reason"), [(125, ""), (185, ""), (186, "no-room")])
def test_move_07_one_climbs_down_from_the_edge_of_a_top(far: int, reason: str) -> None:
    table = on_a_ledge(far)
    for judge in (climbing.why_not_climb, climbing.why_not_jump):
        refusal = judge(table, "aa", "t")
        assert (refusal.reason if refusal else "") == reason
    if not reason:
        assert climbing.below(table, "aa", table.ground.piece("t")) == (4875, 6500)


@pytest.mark.parametrize(("height", "hurt"), [(500, False), (501, True)])
def test_move_07_a_jump_hurts_from_more_than_five_centimetres(height: int, hurt: bool) -> None:
    referee = referee_of(on_a_ledge(150, height), *([(1, 1)] if hurt else []))
    climbing.jump(referee, "aa", "t")
    assert referee.table.figures["aa"].z == 0
    assert any(e.what == "roll" for e in referee.events) is hurt


@pytest.mark.parametrize(("height", "price"), [(499, 2), (500, 2), (501, 4), (1000, 4), (1001, 6)])
def test_move_05_every_five_centimetres_begun_of_a_climb_cost_two_points(height: int, price: int) -> None:
    table = on_a_ledge(150, height)
    assert climbing.climb_cost(table, "aa", "t") == price
    assert climbing.climb_cost(table, "aa", "nothing") == 0


def test_move_07_who_finds_the_place_below_taken_stays_up_and_it_is_told() -> None:
    for deed in (climbing.climb, climbing.jump):
        table = on_a_ledge(150)
        table.units["f"] = Group("f", "one", (4875, 6500)).unit
        table.figures["fa"] = Group("f", "one", (4875, 6500)).figures[0]
        refusal = climbing.why_not_jump(table, "aa", "t")
        assert refusal is not None
        assert refusal.reason == "no-room"
        referee = referee_of(table)
        deed(referee, "aa", "t")
        assert referee.table.figures["aa"].z == 400
        assert told(referee) == ["no-room"]


# -- doors, wire, things ------------------------------------------------------------------------------------


def test_act_02_a_door_with_somebody_in_it_is_not_closed() -> None:
    gate = door("d", 5700, 6100, 6300, 6160, opened=True)
    for y, reason in ((6130, "doorway-taken"), (6600, "")):
        table = table_of(Group("a", "one", (5800, 5975)), Group("f", "one", (6100, y)), pieces=(gate,))
        refusal = doors.why_not_door(table, "aa", "d")
        assert (refusal.reason if refusal else "") == reason
        if refusal:
            assert refusal.about["by"] == "fa"


@pytest.mark.parametrize(("start", "left"), [(50, 2), (49, 1)])
def test_act_04_a_stub_of_half_a_centimetre_stands_and_less_comes_down(start: int, left: int) -> None:
    x = 5000 + wires.GAP // 2 + start
    found = wires.parts(fence("f", 5000, 6100, 8000, 6110), (x, 6000))
    assert len(found) == left
    assert {p[0] for ring in found for p in ring} >= {x + wires.GAP // 2, 8000}


def test_act_04_what_is_left_of_a_fence_gets_new_numbers_whatever_the_others_are_called() -> None:
    pieces = (
        fence("fence4", 4000, 6125, 8000, 6135),
        fence("fence-north", 4000, 9000, 8000, 9010),
        wall("99", 1000, 1000, 2000, 1100),
    )
    referee = referee_of(table_of(Group("a", "one", (6000, 6000), "cutter", facing=90), pieces=pieces))
    wires.cut(referee, "aa", "fence4")
    assert [p.id for p in referee.table.ground.pieces] == ["fence5", "fence6", "fence-north", "99"]


@pytest.mark.parametrize(("blades", "more"), [((), True), (("dagger",), True), (("dagger", "club"), False)])
def test_act_03_two_close_combat_weapons_are_the_most(blades: tuple[str, ...], more: bool) -> None:
    fallen = Group("c", "two", (6100, 6000), "swordsman", count=1, start=2)
    table = table_of(Group("a", "one", (6000, 6000), "unarmed", blades=blades), fallen)
    assert bool(objects.loot(table, "aa", Marker("m", "casualty", 0, 0, holder="cb"))) is more


@pytest.mark.parametrize(("gained", "more"), [(("shotgun",), True), (("shotgun", "heavy_pistol"), False)])
def test_wpn_04_a_third_gun_is_taken_and_a_fourth_is_not(gained: tuple[str, ...], more: bool) -> None:
    fallen = Group("c", "two", (6100, 6000), "pistolier", count=1, start=2)
    table = table_of(Group("a", "one", (6000, 6000), gained=gained), fallen)
    assert objects.loot(table, "aa", Marker("m", "casualty", 0, 0, holder="cb")) == (
        ("pistol",) if more else ()
    )


# -- shooting and wounds -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("fired", "left"), [(0, 3), (1, 2), (3, 0), (4, 0)])
def test_shoot_08_bursts_left_are_the_rate_less_those_fired(fired: int, left: int) -> None:
    table = table_of(Group("a", "one", (6000, 6000), bursts=(("assault_rifle", fired),)))
    assert table.setting.weapons["assault_rifle"].rate == 3
    assert shooting.bursts_left(table, "aa", "assault_rifle") == left


def test_shoot_02_who_has_nobody_to_shoot_at_is_told_so() -> None:
    table = table_of(Group("a", "one", (6000, 6000), facing=270), FOE)
    referee = referee_of(table)
    shooting.shoot(referee, "aa", "assault_rifle", shooting.SINGLE)
    assert told(referee) == ["no-target"]


def test_opp_01_who_waits_already_does_not_prepare_again() -> None:
    table = table_of(Group("a", "one", (6000, 6000), states=(WAITING,)), FOE)
    refusal = opportunity.why_not_prepare(table, "aa")
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("CZ-OPP-01", "already-waiting")


@pytest.mark.parametrize(
    ("profile", "faces", "outcome"),
    [
        ("trooper", (3, 4), wounds.STUN),
        ("trooper", (3, 3), wounds.PANIC),
        ("trooper", (2, 1), wounds.NOTHING),
        ("flak_trooper", (3, 4), wounds.PANIC),
        ("flak_trooper", (8, 8), wounds.ELIMINATED),
    ],
)
def test_area_10_armour_protects_from_a_stun_gun(profile: str, faces: tuple[int, int], outcome: str) -> None:
    table = table_of(Group("a", "one", (6000, 6000), "stunner"), Group("b", "two", (6500, 6000), profile))
    referee = referee_of(table, faces)
    assert wounds.wound(referee, "CZ-WND-01", "ba", "2D8", "one", stun=8) == outcome
    if outcome == wounds.STUN:
        assert told(referee) == ["stunned"]


def test_area_05_a_blast_reaches_as_high_as_it_is_wide() -> None:
    for high, found in ((500, ["ba"]), (501, [])):
        top = piece("t", "platform", 5800, 5800, 7000, 7000, high, "flat_top")
        table = table_of(
            Group("a", "one", (1000, 1000)), Group("b", "two", (6000, 6000), z=high), pieces=(top,)
        )
        assert blasts.touched(table, (5900, 6000), 0, 500) == found


@pytest.mark.parametrize(("high", "flies"), [(300, True), (301, False)])
def test_area_04_what_deviates_flies_over_an_obstacle_and_is_stopped_by_a_wall(
    high: int, flies: bool
) -> None:
    table = table_of(Group("a", "one", (5000, 6000)), pieces=(wall("w", 6200, 5000, 6260, 7000, high),))
    end = blasts.stopped_by_wall(table.ground, (6000, 6000), (6500, 6000), 0)
    assert (end == (6500, 6000)) is flies
    assert end[0] == 6500 or 6190 <= end[0] <= 6200


def test_cc_09_the_main_weapon_is_the_one_with_the_best_attack() -> None:
    table = table_of(Group("a", "one", (6000, 6000), "axeman", blades=("rapier",)))
    blades = {**table.setting.blades, "rapier": Blade("rapier", {"en": "rapier", "fr": "rapière"}, "1D8", 0)}
    table.setting = replace(table.setting, blades=blades)
    assert [blade.id for blade in closecombat.close_weapons(table, "aa")] == ["rapier", "axe"]


def test_terr_02_who_stands_in_bushes_has_their_cover_from_one_who_stands_in_other_bushes() -> None:
    near, far = (
        piece(id, "bushes", x, 5500, x + 1000, 6500, 180, "cover:light", "difficult")
        for id, x in (("n", 5500), ("f", 8000))
    )
    table = table_of(Group("a", "one", (6000, 6000)), Group("b", "two", (8500, 6000)), pieces=(near, far))
    assert cover.cover_from(table, "aa", "ba") == "light"
    only_near = table_of(Group("a", "one", (6000, 6000)), Group("b", "two", (8500, 6000)), pieces=(near,))
    assert cover.cover_from(only_near, "aa", "ba") == "", "what the shooter stands in is fired over"
    both = table_of(Group("a", "one", (5800, 6000)), Group("b", "two", (6300, 6000)), pieces=(near,))
    assert cover.cover_from(both, "aa", "ba") == "light"
    assert cover.cover_from(both, "aa", "ba", point_blank=True) == ""


# -- machines ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("start", "x"), [(5000, 6175), (6190, 6190)])
def test_move_06_a_wreck_lies_clear_of_the_friend_it_was_passing(start: int, x: int) -> None:
    table = table_of(
        Group("a", "one", (6400, 6000), "robot"),
        Group("f", "one", (6500, 6000)),
        turn={"action": ("move", "-1", str(start), "6000"), "way": ((6900, 6000),)},
    )
    referee = referee_of(table)
    casualties.wreck(referee, "CZ-MACH-08", "aa")
    assert (referee.table.figures["aa"].x, referee.table.figures["aa"].y) == (x, 6000)


def test_mach_09_a_machine_locked_in_a_fight_does_not_wander_from_it() -> None:
    for foes, x in ((("ba",), 6000), ((), 9000)):
        table = table_of(Group("a", "one", (6000, 6000), "robot", foes=foes), Group("b", "two", (5675, 6000)))
        referee = referee_of(table, (1, 6))
        malfunction.wander(referee, "aa")
        assert referee.table.figures["aa"].x == x


# -- flight --------------------------------------------------------------------------------------------------


def test_reac_17_a_way_is_cut_where_its_length_ends() -> None:
    path = ((0, 0), (300, 0), (300, 400))
    assert rout.along(path, 0) == ((0, 0), (0, 0))
    assert rout.along(path, 200) == ((0, 0), (200, 0))
    assert rout.along(path, 300) == ((0, 0), (300, 0), (300, 0))
    assert rout.along(path, 500) == ((0, 0), (300, 0), (300, 200))
    assert rout.along(path, 900) == path


@pytest.mark.parametrize(("at", "off"), [((0, 6000), True), ((1, 1), False), ((11999, 11999), False)])
def test_reac_18_off_the_table_is_at_its_edge(at: tuple[int, int], off: bool) -> None:
    ground = table_of(FOE).ground
    assert rout.off_table(ground, at) is off
    assert rout.off_table(ground, (at[1], at[0])) is off
    assert rout.off_table(ground, (12000 - at[0], 12000 - at[1])) is off
    assert rout.off_table(ground, (12000 - at[1], 12000 - at[0])) is off


# -- the edges of a match ------------------------------------------------------------------------------------


def test_game_04_experience_beyond_a_step_is_kept() -> None:
    fighter = campaign.Veteran("rifleman", "average", 5)
    assert campaign._grown(fighter) == campaign.Veteran("rifleman", "veteran", 1)
    assert campaign._grown(replace(fighter, experience=4)) == campaign.Veteran("rifleman", "veteran", 0)
    assert campaign._grown(replace(fighter, experience=3)).quality == "average"
    assert campaign._grown(replace(fighter, quality="elite")).quality == "elite"


def test_a_situation_says_of_a_side_only_what_it_has() -> None:
    written = RULESET.write_situation(table_of(Group("a", "one", (6000, 6000)), FOE, two={"kills": 12}))
    assert written["sides"] == {"one": {"edge": "south"}, "two": {"edge": "north", "kills": 12}}


@pytest.mark.parametrize(
    ("edge", "box"),
    [
        ("south", (0, 0, 12000, HOME + 125)),
        ("north", (0, 12000 - HOME - 125, 12000, 12000)),
        ("west", (0, 0, HOME + 125, 12000)),
        ("east", (12000 - HOME - 125, 0, 12000, 12000)),
    ],
)
def test_game_01_a_side_deploys_along_its_edge(edge: str, box: tuple[int, int, int, int]) -> None:
    table = table_of(Group("a", "one", (6000, 6000)), FOE, one={"edge": edge})
    assert deployment.area_of(table, "one", 125) == box
    x0, y0, x1, y1 = box
    middle = (x0 + x1) // 2, (y0 + y1) // 2
    assert deployment.in_area(table, "one", middle, 125) == 0
    beyond = {
        "south": (6000, y1 + 1),
        "north": (6000, y0 - 1),
        "west": (x1 + 1, 6000),
        "east": (x0 - 1, 6000),
    }[edge]
    assert deployment.in_area(table, "one", beyond, 125) == 1
    drafts = deployment.drafts(table, "a")
    assert len(drafts) == 7
    assert all(deployment.why_not_deploy(table, "a", value) is None for value in drafts)
