"""Where the acting figure may end, and whom it sees (CZ-MOVE-03 to 07, CZ-SHOOT-02, CZ-TERR-02)."""

from __future__ import annotations

import random
from typing import Any

from escarmouche.engine.overlays import half_table
from escarmouche.engine.requests import Ask
from escarmouche.games.combat_zone.chapters.area_weapons.aiming import why_not_point
from escarmouche.games.combat_zone.chapters.area_weapons.charges import GRENADE
from escarmouche.games.combat_zone.chapters.movement.movement import why_not_path
from escarmouche.games.combat_zone.chapters.victory import HOME
from escarmouche.games.combat_zone.client import reach
from escarmouche.games.combat_zone.client.reach import arcs, follow, sights, spots
from escarmouche.games.combat_zone.ruleset import RULESET
from escarmouche.games.combat_zone.setup.deployment import PLACED, why_not_deploy
from escarmouche.games.combat_zone.table import Table
from escarmouche.space.shapes import Polygon, distance, square_to_segment
from tests.games.combat_zone.tables import Group, barricade, table_of, wall

MOVE = Ask("CZ-MOVE-03", "one", "move", kind="place", intent="move", actor="one1a")


def field(*others: Group) -> Table:
    return table_of(
        Group("one1", "one", (6000, 6000), facing=90),
        *others,
        Group("two1", "two", (6000, 8500), facing=270),
        pieces=(wall("w", 5500, 6600, 6500, 6700), barricade("b", 6800, 7800, 7600, 7860)),
    )


def near(ring: Polygon, at: tuple[int, int], most: int = 40) -> bool:
    """Within so many hundredths of an outline."""
    for ax, ay, bx, by in ring.edges:
        above, below = square_to_segment(*at, ax, ay, bx, by)
        if above <= most * most * below:
            return True
    return False


def test_what_is_inside_can_be_reached_and_nothing_else() -> None:
    table = field(Group("one2", "one", (6600, 6000))).copy()
    table.change("one1a", {"ap": 3})
    found = spots(MOVE, table, "one1a", None, ())
    assert found is not None
    assert found.step == 500
    rings = [Polygon(ring) for ring in found.outlines()]
    luck = random.Random("combat zone")
    x0, y0, x1, y1 = found.box
    inside = 0
    for _ in range(150):
        at = luck.randint(x0, x1), luck.randint(y0, y1)
        drawn = sum(ring.contains(at) for ring in rings) % 2 == 1
        if drawn != found.allowed(at):
            assert any(near(ring, at) for ring in rings), at
        inside += drawn
        if drawn and found.allowed(at):
            led = follow(MOVE, table, at)
            assert led[0][1][-1] == at
            assert why_not_path(table, "one1a", led) is None
    assert inside > 20


def test_a_friend_in_the_way_stops_nobody() -> None:
    table = field(Group("one2", "one", (6500, 6000)))
    found = spots(MOVE, table, "one1a", None, ())
    assert found is not None
    assert not found.allowed((6500, 6050)), "on a friend"
    assert found.allowed((7100, 6020)), "past him or round him"


def test_who_is_led_farther_than_it_can_go_takes_the_shortest_way() -> None:
    table = table_of(
        Group("one1", "one", (6000, 6000), facing=90),
        Group("one2", "one", (5350, 6500)),
        Group("two1", "two", (2000, 11000), facing=270),
        pieces=(wall("w", 5500, 6600, 9500, 6700),),
    )
    led = follow(MOVE, table, (8500, 7000))
    assert why_not_path(table, "one1a", led) is None
    _, y = led[0][1][-1]
    assert y > 6800, "round the near end of the wall and past a friend, not along it"
    shut = follow(MOVE, table, (7000, 6650))
    assert why_not_path(table, "one1a", shut) is None, "in the wall: as near as may be"


def test_points_on_the_way_and_other_questions() -> None:
    table = field()
    found = spots(MOVE, table, "one1a", None, ((6000, 6400),))
    assert found is not None
    assert not found.allowed((6000, 9000))
    assert spots(MOVE, table, "two1a", None, ()) is None
    assert (
        spots(Ask("CZ-MOVE-01", "one", "pivot", intent="turn", actor="one1a"), table, "one1a", None, ())
        is None
    )


def test_where_a_group_may_stand_at_the_start() -> None:
    table = table_of(Group("one1", "one", (6000, 600), count=3), Group("one2", "one", (3000, 600)))
    table = table.copy()
    for unit in table.units.values():
        table.change(unit.id, {"markers": unit.markers | ({PLACED} if unit.id == "one2" else set())})
    ask = Ask(
        "CZ-GAME-01",
        "one",
        "deploy",
        kind="place",
        intent="place",
        actor="one1",
        judge=lambda value: why_not_deploy(table, "one1", value),
    )
    found = spots(ask, table, "one1a", None, ())
    assert found is not None
    rings = [Polygon(ring) for ring in found.outlines()]

    def drawn(x: int, y: int) -> bool:
        return sum(ring.contains((x, y)) for ring in rings) % 2 == 1

    edge = HOME + table.setting.profiles[table.figures["one1a"].profile].radius
    assert drawn(9000, edge - 5)
    assert not drawn(9000, edge + 60)
    assert not drawn(3000, 600), "somebody stands there"
    led = follow(ask, table, (9000, 700))
    assert led is not None
    assert led[0][1] == ((9000, 700),)
    assert not ask.refuses(led)
    other = spots(ask, table, "one1b", led, ())
    assert other is not None
    assert not other.allowed((9000, 700))
    assert other.allowed(led[1][1][0])


def test_where_a_grenade_may_be_aimed() -> None:
    table = field()
    ask = Ask(
        "CZ-AREA-01",
        "one",
        "aim-point",
        kind="place",
        about={"what": GRENADE},
        intent="aim",
        actor="one1a",
        judge=lambda value: why_not_point(table, "one1a", GRENADE, value[0][1][0]),
    )
    found = spots(ask, table, "one1a", None, ())
    assert found is not None
    assert found.allowed((5000, 6400))
    assert not found.allowed((6000, 5400)), "behind his back"
    assert not found.allowed((6000, 6650)), "in a wall"
    assert found.outlines()


def test_shoot_02_the_front_half_of_the_table_is_shown() -> None:
    table = table_of(
        Group("one1", "one", (3000, 3000), facing=30), Group("two1", "two", (6000, 6000), facing=210)
    )
    (arc,) = arcs(table, "one1")
    assert (arc.figure, arc.name, arc.rule, arc.weapons) == ("one1a", "front", "CZ-SHOOT-02", ())
    assert arc.outlines == (half_table(table.ground.width, table.ground.depth, (3000, 3000), 30),)


def test_sight_is_told_as_the_rules_judge_it() -> None:
    table = table_of(
        Group("one1", "one", (6000, 6000), facing=90),
        Group("two1", "two", (6000, 8500), facing=270),
        Group("two2", "two", (8000, 8200), facing=270),
        Group("two3", "two", (4000, 4000), facing=270),
        pieces=(wall("w", 5500, 7000, 6500, 7100),),
    )
    states = {line.unit: (line.state, line.blocks) for line in sights(table, "one1")}
    assert states["two1a"] == ("hidden", ("w",))
    assert states["two2a"] == ("open", ())
    assert states["two3a"][0] == "turned"


def test_what_is_seen_of_a_figure_is_told_to_the_player() -> None:
    screen = wall("w", 5000, 7000, 7000, 7060)
    groups = (Group("a", "one", (6000, 6000), facing=90), Group("b", "two", (6000, 8000), facing=270))
    hidden = RULESET.client.sight(table_of(*groups, pieces=(screen,)), "aa", "ba")
    assert (hidden["visible"], hidden["blocks"]) == (False, ("w",))
    seen = RULESET.client.sight(table_of(*groups), "aa", "ba")
    assert (seen["visible"], seen["hidden"], seen["blocks"]) == (True, 0, ())
    ask = Ask("CZ-MOVE-03", "one", "move", (), "place", intent="move", actor="aa")
    assert RULESET.client.follow(ask, table_of(*groups), (6000, 6400)) == (("aa", ((6000, 6400),), -1),)
    other = Ask("CZ-MOVE-03", "one", "pivot", (), "place", intent="turn", actor="aa")
    assert RULESET.client.follow(other, table_of(*groups), (6000, 6400)) is None


FOE = Group("z", "two", (11000, 11000), facing=270)


def led(table: Table, point: tuple[int, int]) -> Any:
    ask = Ask("CZ-MOVE-03", "one", "move", kind="place", intent="move", actor="aa")
    return reach.follow(ask, table, point)


def test_move_03_who_is_led_goes_in_full_steps_and_ends_there() -> None:
    table = table_of(Group("a", "one", (6000, 6000), facing=90, ap=3), FOE)
    assert led(table, (6000, 7200)) == (("aa", ((6000, 6500), (6000, 7000), (6000, 7200)), -1),)
    assert led(table, (6000, 7500))[0][1][-1] == (6000, 7500)
    assert led(table, (6000, 9000))[0][1] == ((6000, 6500), (6000, 7000), (6000, 7500))


def test_move_06_who_is_led_past_a_friend_does_not_end_a_step_on_him() -> None:
    table = table_of(Group("a", "one", (6000, 6000), facing=90, ap=4), Group("f", "one", (6000, 6500)), FOE)
    path = led(table, (6000, 7300))[0][1]
    assert path[-1] == (6000, 7300)
    assert all(distance(spot, (6000, 6500)) >= 250 for spot in path)
    assert all(distance(a, b) <= 500 for a, b in zip(((6000, 6000), *path), path, strict=False))


def test_move_06_who_is_led_behind_a_wall_goes_round_it() -> None:
    table = table_of(
        Group("a", "one", (6000, 6000), facing=90, ap=6), FOE, pieces=(wall("w", 5700, 6400, 6300, 6450),)
    )
    path = led(table, (6000, 6900))[0][1]
    assert path[-1] == (6000, 6900)
    assert any(abs(x - 6000) >= 400 for x, _ in path)
