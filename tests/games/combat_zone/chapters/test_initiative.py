"""Initiative, cohesion, the order of groups and figures, action points (CZ-INIT, CZ-AP)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine.odds import odds
from escarmouche.games.combat_zone.chapters import actions, activation, initiative
from escarmouche.games.combat_zone.chapters.cohesion import COHESIVE, allowance, in_cohesion
from escarmouche.games.combat_zone.chapters.movement import movement
from escarmouche.games.combat_zone.chapters.shooting import opportunity
from escarmouche.games.combat_zone.table import PANICKED, ROUTED, STEADY, STUNNED, Table
from tests.games.combat_zone.tables import Group, Script, referee_of, refusal_of, table_of

F = Fraction


def squad(id: str, side: str, y: int, *profiles: str, **values: Any) -> Group:
    return Group(id, side, (3000, y), list(profiles), **values)


def rolled(table: Table) -> dict[str, Fraction]:
    """Who wins the initiative roll; empty for a tie of all dice."""
    referee = referee_of(table)
    initiative.freeze_cohesion(referee)
    return odds(initiative.roll_initiative, referee.table).chances


def thrown(table: Table, side: str = "one") -> tuple[str, int]:
    referee = referee_of(table)
    initiative.freeze_cohesion(referee)
    dice, bonus = initiative.dice_of(referee.table, side)
    return dice.text(), sum(m.value for m in bonus)


def test_init_01_dice_and_bonus_of_a_side() -> None:
    full = ("leader", "sub_leader", "trooper")
    hero = Group("one3", "one", (3000, 3000), "hero", kind="hero")
    table = table_of(squad("one1", "one", 1000, *full), squad("one2", "one", 2000, *full), hero)
    assert thrown(table) == ("2d6+1d8", 6)
    table.change("one1a", {"states": frozenset({PANICKED})})
    table.change("one3a", {"states": frozenset({PANICKED})})
    assert thrown(table) == ("2d6", 4)


def test_init_01_example_of_the_book() -> None:
    places = [(3000 + 260 * (n % 4), 1000 + 260 * (n // 4)) for n in range(8)]
    gang = squad("one1", "one", 1000, "leader", "sub_leader", *["ganger"] * 6, places=places)
    pair = squad("one2", "one", 3000, "ganger", "ganger")
    hero = Group("one3", "one", (3000, 5000), "hero", kind="hero")
    table = table_of(gang, pair, hero, Group("two1", "two", (6000, 9000), "leader"))
    table.change("one1b", {"states": frozenset({PANICKED})})
    referee = referee_of(table, (3, 4, 6), (1,))
    initiative.freeze_cohesion(referee)
    initiative.roll_initiative(referee)
    assert referee.table.sides["one"].initiative == 15


def test_init_01_chances_of_one_group_each() -> None:
    one = squad("one1", "one", 1000, "leader", "trooper")
    two = Group("two1", "two", (3000, 9000), ["leader", "trooper"], places=[(3000, 9000), (9000, 9000)])
    table = table_of(one, two)
    totals = odds(
        initiative.roll_initiative,
        _frozen(table),
        of=lambda _, t: (
            (t.sides["one"].initiative > t.sides["two"].initiative)
            - (t.sides["one"].initiative < t.sides["two"].initiative)
        ),
    ).chances
    assert totals == {1: F(7, 12), 0: F(1, 6), -1: F(1, 4)}


def _frozen(table: Table) -> Table:
    referee = referee_of(table)
    initiative.freeze_cohesion(referee)
    return referee.table


def test_init_02_the_winner_chooses_who_starts() -> None:
    table = table_of(
        squad("one1", "one", 1000, "leader"), squad("two1", "two", 9000, "leader"),
        turn={"step": "initiative", "phase": "reaction"},
    )  # fmt: skip
    one = Script(order=["act-second"])
    referee = referee_of(table, (6,), (4,), one=one)
    initiative.initiative(referee)
    assert [a.question for a in one.asked] == ["order"]
    assert one.asked[0].options == ("act-first", "act-second")
    assert (referee.table.turn.active, referee.table.turn.winner) == ("two", "one")
    assert referee.table.turn.step == "choose"


def test_init_03_ties_go_to_the_best_die() -> None:
    full = ("leader", "sub_leader", "trooper")
    groups = [
        squad(f"{s}{n}", s, 1000 * n + off, *full) for s, off in (("one", 0), ("two", 6000)) for n in (1, 2)
    ]
    found = rolled(table_of(*groups))
    assert found == {"": F(11, 216), "one": F(205, 432), "two": F(205, 432)}
    same = odds(
        initiative.roll_initiative,
        _frozen(table_of(*groups)),
        of=lambda _, t: t.sides["one"].initiative == t.sides["two"].initiative,
    )
    assert same.chances[True] == F(73, 648)


def test_init_03_a_hero_die_beats_a_lower_die_at_equal_totals() -> None:
    one = squad("one1", "one", 1000, "leader", "sub_leader")
    two = Group("two1", "two", (3000, 9000), "hero", kind="hero")
    referee = referee_of(_frozen(table_of(one, two)), (2,), (5,))
    assert initiative.roll_initiative(referee) == "two"


def test_init_03_equal_dice_are_rolled_off() -> None:
    table = table_of(squad("one1", "one", 1000, "leader"), squad("two1", "two", 9000, "leader"))
    referee = referee_of(table, (3,), (3,), (5,), (5,), (2,), (6,))
    initiative.initiative(referee)
    assert referee.table.turn.winner == "two"
    assert len([e for e in referee.events if e.what == "roll" and e.rule == "CZ-INIT-03"]) == 4


@pytest.mark.parametrize(("far", "held"), [(1490, True), (1500, True), (1510, False)])
def test_init_04_distance_to_the_leader(far: int, held: bool) -> None:
    places = [(3000, 3000), (3000 + 250 + far, 3000)]
    table = table_of(Group("one1", "one", (0, 0), ["leader", "trooper"], places=places))
    assert in_cohesion(table, "one1") is held


@pytest.mark.parametrize(("far", "held"), [(1000, True), (1010, False)])
def test_init_04_distance_to_the_sub_leader(far: int, held: bool) -> None:
    places = [(1000, 3000), (5000, 3000), (5000 + 250 + far, 3000)]
    table = table_of(Group("one1", "one", (0, 0), ["leader", "sub_leader", "trooper"], places=places))
    assert in_cohesion(table, "one1") is held


def test_init_05_without_leaders_no_cohesion() -> None:
    table = table_of(squad("one1", "one", 3000, "leader", "sub_leader", "trooper"))
    table.change("one1a", {"fate": "dead"})
    assert thrown(table) == ("1d6", 1)
    table.change("one1b", {"fate": "dead"})
    assert thrown(table) == ("1d4", 0)
    assert allowance(_frozen(table), "one1c") == 5
    table = table_of(Group("one1", "one", (0, 0), ["leader", "sub_leader", "trooper"],
                           places=[(3000, 3000), (4300, 3000), (3700, 4108)]))  # fmt: skip
    assert in_cohesion(table, "one1")
    table.change("one1a", {"fate": "dead"})
    assert not in_cohesion(table, "one1")  # 10.1 cm from the sub-leader: his reach is the only one left


def test_init_06_a_router_counts_until_it_leaves() -> None:
    places = [(3000, 3000), (3300, 3000), (7300, 3000)]
    table = table_of(Group("one1", "one", (0, 0), ["leader", "trooper", "trooper"], places=places))
    table.change("one1c", {"states": frozenset({ROUTED})})
    assert not in_cohesion(table, "one1")
    table.change("one1c", {"fate": "left"})
    assert in_cohesion(table, "one1")


def test_init_07_cohesion_holds_for_the_turn() -> None:
    table = _frozen(table_of(squad("one1", "one", 3000, "leader", "trooper")))
    table.change("one1b", {"x": 9000})
    assert COHESIVE in table.units["one1"].markers
    assert allowance(table, "one1b") == 6
    later = _frozen(table)
    assert initiative.dice_of(later, "one")[0].text() == "1d4"
    assert allowance(later, "one1b") == 5
    assert allowance(later, "one1a") == 5


def test_init_08_individuals_ignore_cohesion() -> None:
    hero = Group("one1", "one", (3000, 3000), "hero", kind="hero")
    robot = Group("one2", "one", (3000, 5000), "robot", kind="machine")
    alien = Group("one3", "one", (3000, 7000), "alien", kind="alien")
    table = _frozen(table_of(hero, robot, alien))
    assert [allowance(table, f"one{n}a") for n in (1, 2, 3)] == [8, 6, 6]
    assert thrown(table_of(hero)) == ("1d8", 0)
    assert thrown(table_of(robot)) == ("1d4", 0)


def _choices(table: Table) -> list[str]:
    referee = referee_of(table, one=Script(figure=["-"] * 9), two=Script(figure=["-"] * 9))
    order = []
    while referee.table.turn.step in ("choose", "figure", "act"):
        before = referee.table.turn.step
        if before == "choose":
            activation.choose_group(referee)
            if referee.table.turn.step == "figure":
                order.append(referee.table.units[referee.table.turn.unit].side)
        elif before == "figure":
            activation.choose_figure(referee)
        else:
            activation.end_figure(referee)
    assert referee.table.turn.step == "end"
    return order


def test_init_09_sides_alternate_until_one_has_no_group_left() -> None:
    groups = [squad(f"one{n}", "one", 1000 * n, "trooper", "trooper") for n in (1, 2)]
    groups += [squad(f"two{n}", "two", 5000 + 1000 * n, "trooper", "trooper") for n in (1, 2, 3, 4)]
    table = table_of(*groups, turn={"step": "choose", "unit": "", "figure": ""})
    assert _choices(table) == ["one", "two", "one", "two", "two", "two"]


def test_init_09_a_group_that_cannot_act_does_not_use_up_the_turn() -> None:
    groups = [squad("one1", "one", 1000, "trooper"), squad("one2", "one", 2000, "trooper")]
    groups += [squad("two1", "two", 9000, "trooper")]
    table = table_of(*groups, turn={"step": "choose", "unit": "", "figure": ""})
    table.change("one1a", {"states": frozenset({ROUTED})})
    assert _choices(table) == ["one", "two"]


def test_init_10_a_figure_left_is_not_resumed() -> None:
    group = squad("one1", "one", 3000, "trooper", "trooper")
    table = table_of(group, squad("two1", "two", 9000, "trooper"), turn={"step": "figure", "figure": ""})
    one = Script(figure=["one1a", "one1b"], action=["cover", "done"])
    referee = referee_of(table, one=one)
    activation.choose_figure(referee)
    actions.act(referee)
    actions.carry_out(referee)
    assert referee.table.figures["one1a"].ap == 5
    actions.act(referee)
    activation.choose_figure(referee)
    assert referee.table.turn.figure == "one1b"
    assert referee.table.figures["one1a"].ap == 0
    asked = [a for a in one.asked if a.question == "figure"]
    assert asked[1].options == ("one1b", "-")


def test_ap_01_points_by_quality() -> None:
    for profile, points, reach in (
        ("green", 5, 25), ("trooper", 6, 30), ("veteran", 6, 30), ("elite", 7, 35), ("hero", 8, 40),
    ):  # fmt: skip
        group = Group("one1", "one", (6000, 1000), profile, kind="hero", facing=90)
        table = table_of(group)
        assert allowance(table, "one1a") == points
        table.change("one1a", {"ap": points})
        path = tuple((6000, 1000 + 500 * n) for n in range(1, points + 1))
        assert path[-1][1] - 1000 == reach * 100
        assert movement.why_not_path(table, "one1a", (("one1a", path, -1),)) is None
        more = (*path, (6000, path[-1][1] + 100))
        refusal = movement.why_not_path(table, "one1a", (("one1a", more, -1),))
        assert refusal is not None
        assert (refusal.excess, refusal.measure) == (1, "PA")


def test_ap_02_out_of_cohesion_all_lose_a_point() -> None:
    places = [(3000, 3000), (3300, 3000), (8000, 3000)]
    squad = Group("one1", "one", (0, 0), ["green_leader", "green", "green"], places=places)
    table = _frozen(table_of(squad, Group("two1", "two", (3300, 6000))))
    assert [allowance(table, f) for f in table.units["one1"].figures] == [4, 4, 4]
    table.change("one1b", {"ap": 4})
    for action in ("aim:assault_rifle", "opportunity"):
        refusal = refusal_of(table, "one1b", action)
        assert refusal is not None
        assert (refusal.rule, refusal.excess) == ("CZ-AP-04", 1)


@pytest.mark.parametrize("state", [PANICKED, STEADY])
def test_ap_03_the_cap_is_three_whatever_the_cohesion(state: str) -> None:
    table = table_of(Group("one1", "one", (3000, 3000), "green", 2, states=(state,)))
    assert allowance(table, "one1a") == 3
    for helpless in (ROUTED, STUNNED):
        table.change("one1a", {"states": frozenset({helpless})})
        assert allowance(table, "one1a") == 0


def test_ap_04_any_mix_that_can_be_paid() -> None:
    table = table_of(Group("one1", "one", (3000, 3000), facing=90), Group("two1", "two", (3000, 6000)))
    referee = referee_of(table, *[(1, 1, 1)] * 2, (1,), one=Script(
        action=["burst:assault_rifle", "burst:assault_rifle", "shoot:assault_rifle", "cover"]))  # fmt: skip
    for left in (4, 2, 1, 0):
        actions.act(referee)
        actions.carry_out(referee)
        assert referee.table.figures["one1a"].ap == left
    assert referee.table.figures["one1a"].spent == 6
    refusal = refusal_of(referee.table, "one1a", "shoot:assault_rifle")
    assert refusal is not None
    assert (refusal.rule, refusal.excess, refusal.measure) == ("CZ-AP-04", 1, "PA")
    actions.act(referee)
    assert referee.table.turn.step == "figure"
    assert opportunity.COST == 5


def grey(*, options: dict[str, Any] | None = None) -> Table:
    return table_of(
        Group("a", "one", (6000, 6000), "unarmed"),
        Group("b", "two", (6250, 6000), "grey", kind="alien"),
        options=options,
    )


def test_init_08_a_creature_may_have_a_die_of_its_own() -> None:
    dice, bonus = initiative.dice_of(grey(), "two")
    assert (dice.text(), [m.value for m in bonus]) == ("1d8", [-1])
    shaken = grey()
    shaken.change("ba", {"states": frozenset({"panicked"})})
    assert not initiative.dice_of(shaken, "two")[1]


@pytest.mark.parametrize(
    ("profiles", "places", "states", "rule", "key"),
    [
        (["trooper", "trooper"], [(2000, 2000), (2300, 2000)], (), "CZ-INIT-05", "leaderless"),
        (["leader", "trooper"], [(2000, 2000), (6000, 2000)], (), "CZ-INIT-04", "out-of-cohesion"),
        (["leader", "trooper"], [(2000, 2000), (6000, 2000)], ("routed",), "CZ-INIT-06", "out-of-cohesion"),
    ],
)
def test_init_04_to_06_it_is_told_why_a_group_is_out_of_cohesion(
    profiles: list[str], places: list[tuple[int, int]], states: tuple[str, ...], rule: str, key: str
) -> None:
    table = table_of(
        Group("a", "one", (0, 0), profiles, places=places, states=states), Group("b", "two", (9000, 9000))
    )
    referee = referee_of(table)
    initiative.freeze_cohesion(referee)
    found = [e for e in referee.events if e.about.get("key") == key and e.about.get("unit") == "a"]
    assert [e.rule for e in found] == [rule]
    assert found[0].about.get("figures", ("ab",)) == ("ab",)


@pytest.mark.parametrize(
    ("group", "rule"),
    [
        (Group("a", "one", (2000, 2000), ["leader", "trooper"], markers=("cohesive",)), "CZ-AP-01"),
        (Group("a", "one", (2000, 2000), ["leader", "trooper"]), "CZ-AP-02"),
        (Group("a", "one", (2000, 2000), ["leader", "trooper"], states=("steady",)), "CZ-AP-03"),
        (Group("a", "one", (2000, 2000), ["leader", "trooper"], states=("panicked",)), "CZ-AP-03"),
        (Group("a", "one", (2000, 2000), "hero", kind="hero"), "CZ-INIT-08"),
        (Group("a", "one", (2000, 2000), "robot", kind="machine"), "CZ-INIT-08"),
        (Group("a", "one", (2000, 2000), "robot", kind="machine", damage=("power:minor",)), "CZ-MACH-06"),
    ],
)
def test_ap_01_to_03_the_points_name_the_rule_that_settled_them(group: Group, rule: str) -> None:
    referee = referee_of(table_of(group, Group("b", "two", (9000, 9000))))
    initiative.give_points(referee)
    assert next(e.rule for e in referee.events if e.about.get("id") == "aa") == rule


FOE = Group("z", "two", (11000, 11000), facing=270)


def test_init_03_a_tie_is_broken_by_the_higher_single_die() -> None:
    for faces, winner in (((2, 2, 6, 3), "one"), ((5, 5, 1, 4), "two")):
        referee = referee_of(table_of(Group("a", "one", (6000, 6000)), FOE), *((f,) for f in faces))
        assert initiative.tie_break(referee) == winner
