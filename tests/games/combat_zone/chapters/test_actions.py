"""What actions cost, and taking cover (CZ-ACT-01, CZ-ACT-05)."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.requests import Ask, Refusal
from escarmouche.games.combat_zone.chapters import actions, close_combat
from escarmouche.games.combat_zone.chapters.figures import height
from escarmouche.games.combat_zone.chapters.movement import movement
from escarmouche.games.combat_zone.chapters.shooting import hits, modes
from escarmouche.games.combat_zone.rules import LEDGER
from escarmouche.games.combat_zone.table import DROPPED, PANICKED, WAITING, Referee, Table, Thing
from tests.games.combat_zone.tables import (
    Group,
    Script,
    barricade,
    codes_of,
    door,
    price_of,
    referee_of,
    refusal_of,
    rubble,
    table_of,
)

TABLE = LEDGER.data("CZ-ACT-01")
PRICES: list[tuple[str, int]] = [
    ("fight:two1a", TABLE["combat"]["initiate_close_combat"]),
    ("shoot:assault_rifle", TABLE["combat"]["single_shot"]),
    ("burst:assault_rifle", TABLE["combat"]["burst"]),
    ("shoot:machine_gun", TABLE["combat"]["single_shot_heavy"]),
    ("burst:machine_gun", TABLE["combat"]["burst_heavy"]),
    ("aim:assault_rifle", TABLE["combat"]["aimed_shot"]),
    ("aim:machine_gun", TABLE["combat"]["aimed_shot"]),
    ("opportunity", TABLE["combat"]["opportunity_fire"]),
    ("grenade", TABLE["combat"]["grenade"]),
    ("missile", TABLE["combat"]["missile_launcher"]),
    ("flame", TABLE["combat"]["flamethrower"]),
    ("door:d", TABLE["generic"]["door"]),
    ("take:m", TABLE["generic"]["take_object"]),
    ("pass:one1b", TABLE["generic"]["take_object"]),
    ("cross:b", TABLE["generic"]["cross_obstacle"]),
    ("cover", TABLE["generic"]["take_cover"]),
    ("tech:m", TABLE["generic"]["technology_roll"]),
    ("aid:m", TABLE["generic"]["first_aid"]),
    ("pivot", TABLE["movement"]["pivot_to_90"]),
    ("done", 0),
]
FAR = Group("two1", "two", (6000, 9000), facing=270)


@pytest.mark.parametrize(("action", "price"), PRICES)
def test_act_01_costs_of_the_table(action: str, price: int) -> None:
    table = table_of(Group("one1", "one", (6000, 6000), count=2, facing=90), FAR)
    assert price_of(table, "one1a", action) == price
    table.change("one1a", {"ap": price - 1 if price else 0})
    refusal = refusal_of(table, "one1a", action)
    if price:
        assert refusal is not None
        assert (refusal.excess, refusal.measure) == (1, "PA")


def test_act_01_steps_and_turns() -> None:
    prices = TABLE["movement"]
    table = table_of(Group("one1", "one", (6000, 6000)), pieces=(rubble("r", 7000, 0, 9000, 9000),))
    assert movement.pivot_cost(table, "one1a", 90) == prices["pivot_to_90"]
    assert movement.pivot_cost(table, "one1a", 180) == prices["pivot_90_to_180"]
    assert movement.step_cost(table.ground, (6000, 6000), (6500, 6000)) == prices["move_5cm"]
    assert movement.step_cost(table.ground, (6800, 6000), (7200, 6000)) == prices["move_5cm_difficult"]
    assert prices["move_4cm_combat_armour"] == movement.COSTS["move_5cm"]


def spent(table: Table, action: str, *throws: tuple[int, ...], **answers: Any) -> int:
    referee = referee_of(table, *throws, one=Script(action=[action], **answers))
    actions.act(referee)
    if referee.table.turn.step == "do":
        actions.carry_out(referee)
    return referee.table.figures["one1a"].spent


def test_act_01_the_engine_charges_them() -> None:
    def table(profile: str = "trooper", *more: Group, **values: Any) -> Table:
        return table_of(Group("one1", "one", (6000, 6000), profile, facing=90), *(more or (FAR,)), **values)

    marker = Thing("m", "object", 6000, 6000)
    assert spent(table(), "shoot:assault_rifle", (1,)) == 1
    assert spent(table(), "burst:assault_rifle", (1, 1, 1)) == 2
    assert spent(table("gunner"), "shoot:machine_gun", (1,)) == 2
    assert spent(table("gunner"), "burst:machine_gun", (1, 1, 1, 1, 1)) == 3
    assert spent(table(), "aim:assault_rifle", (1,)) == 5
    assert spent(table(), "opportunity") == 5
    assert spent(table(), "cover") == 1
    assert spent(table(pieces=(door("d", 6125, 5000, 6200, 7000),)), "door:d") == 1
    assert spent(table(pieces=(barricade("b", 6125, 5000, 6200, 7000),)), "cross:b") == 3
    assert spent(table(things=(marker,)), "take:m") == 1
    foe = Group("two1", "two", (6250, 6000))
    assert spent(table("trooper", foe), "fight:two1a", (1, 1, 1, 2, 1)) == 1


def test_act_05_taking_cover_makes_a_worse_target_until_the_figure_moves() -> None:
    one = Group("one1", "one", (6000, 6000), "veteran", facing=90)
    two = Group("two1", "two", (6000, 8000), facing=270)
    table = table_of(two, one, turn={"active": "two"})
    script = Script(
        action=["cover", "pivot", "move"],
        pivot=[(("two1a", (), 300),)],
        move=[(("two1a", ((6000, 8500),), -1),)],
    )
    referee = referee_of(table, two=script)

    def need() -> int:
        added = hits.hit_modifiers(referee.table, "one1a", "two1a", modes.SINGLE, hits.SHORT)
        return hits.to_hit(added)

    assert need() == 4
    actions.act(referee)
    actions.carry_out(referee)
    assert need() == 5
    assert height(referee.table, "two1a") == 100
    refusal = refusal_of(referee.table, "two1a", "cover")
    assert refusal is not None
    assert refusal.rule == "CZ-ACT-05"
    actions.act(referee)  # turning keeps it
    assert need() == 5
    actions.act(referee)  # moving does not, and getting up is free
    assert need() == 4
    assert referee.table.figures["two1a"].ap == 4


def test_act_05_engaged_figures_are_no_longer_down() -> None:
    two = Group("two1", "two", (6250, 6000), states=(DROPPED,))
    referee = referee_of(table_of(Group("one1", "one", (6000, 6000)), two), (1, 1, 1, 1, 1))
    close_combat.engage(referee, "CZ-CC-02", "one1a", "two1a")
    assert DROPPED not in referee.table.figures["two1a"].states


def test_act_05_shooting_keeps_it() -> None:
    one = Group("one1", "one", (6000, 6000), facing=90, states=(DROPPED,))
    referee = referee_of(table_of(one, FAR), (1,), one=Script(action=["shoot:assault_rifle"]))
    actions.act(referee)
    actions.carry_out(referee)
    assert DROPPED in referee.table.figures["one1a"].states


def test_a_locked_figure_is_offered_rounds_only() -> None:
    one = Group("one1", "one", (6000, 6000), foes=("two1a",))
    table = table_of(one, Group("two1", "two", (6250, 6000), foes=("one1a",)))
    assert tuple(codes_of(table, "one1a")) == ("fight:two1a", "done")


def thought_of(profile: str = "trooper", *others: Group, pieces: Any = (), **values: Any) -> list[str]:
    """What a figure could think of doing."""
    things = values.pop("things", ())
    figure = Group("one1", "one", (6000, 6000), profile, **values)
    table = table_of(figure, *others, FAR, pieces=pieces, things=things)
    return codes_of(table, "one1a")


def test_act_01_what_there_is_to_do_depends_on_arms_states_and_surroundings() -> None:
    plain = thought_of()
    assert plain == [
        "move", "pivot", "shoot:assault_rifle", "burst:assault_rifle", "aim:assault_rifle", "opportunity",
        "cover", "done",
    ]  # fmt: skip
    assert thought_of("unarmed") == ["move", "pivot", "cover", "done"]
    assert "extinguish" in thought_of(states=("burning",))
    assert "extinguish" not in plain
    assert {"grenade"} == set(thought_of("grenadier")) - set(plain)
    assert "missile" in thought_of("rocketeer")
    assert "flame" in thought_of("flamer")
    broken = thought_of("gunner", broken=("machine_gun",))
    assert "shoot:pistol" in broken
    assert "shoot:machine_gun" not in broken
    enemy = Group("two2", "two", (6250, 6000))
    assert "fight:two2a" in thought_of("trooper", enemy)
    assert thought_of("trooper", enemy, foes=("two2a",)) == ["fight:two2a", "done"]
    friend = Group("one2", "one", (6250, 6000))
    case = (Thing("m", "object", 6000, 6000, holder="one1a"),)
    carrying = thought_of("trooper", friend, carrying="m", things=case)
    assert {"drop", "pass:one2a"} <= set(carrying)


def reason(refusal: Refusal | None) -> tuple[str, str]:
    assert refusal is not None
    return refusal.rule, refusal.reason


def test_act_05_a_war_doll_cannot_drop_down() -> None:
    table = table_of(Group("a", "one", (6000, 6000), "war_doll"), Group("b", "two", (9000, 6000), facing=180))
    assert reason(refusal_of(table, "aa", "cover")) == ("CZ-ACT-05", "never-drops")
    assert refusal_of(brawl_free("mecha"), "aa", "cover") is None


def brawl_free(who: str) -> Table:
    return table_of(Group("a", "one", (6000, 6000), who), Group("b", "two", (9000, 6000), facing=180))


FOE = Group("z", "two", (11000, 11000), facing=270)


def told(referee: Referee) -> list[str]:
    return [str(e.about["key"]) for e in referee.events if e.what == "note"]


@pytest.mark.parametrize(
    ("pivot", "states", "asked"), [(89, (WAITING,), True), (90, (WAITING,), False), (0, (), False)]
)
def test_move_01_who_waits_without_points_may_still_turn_as_far_as_is_free(
    pivot: int, states: tuple[str, ...], asked: bool
) -> None:
    table = table_of(Group("a", "one", (6000, 6000), ap=0, pivot=pivot, states=states), FOE)
    script = Script(action=["done"])
    actions.act(referee_of(table, one=script))
    assert bool(script.asked) is asked


@pytest.mark.parametrize(("action", "done"), [("cross:low", True), ("aim:assault_rifle", False)])
def test_opp_06_who_panics_in_the_middle_still_does_what_costs_three(action: str, done: bool) -> None:
    name, _, what = action.partition(":")
    table = table_of(
        Group("a", "one", (6000, 6000), facing=90, states=(PANICKED,), ap=0),
        Group("b", "two", (6000, 9000)),
        pieces=(barricade("low", 5000, 6125, 7000, 6185),),
        turn={"action": (name, what), "step": "do"},
    )
    assert (price_of(table, "aa", action) <= 3) is done
    referee = referee_of(table)
    actions.carry_out(referee)
    assert ("action-lost" not in told(referee)) is done
    assert (referee.table.figures["aa"].y > 6200) is done


def crowded(**values: Any) -> Table:
    """A figure with a gun, a friend, two enemies at its base, a door, an obstacle and a thing at hand."""
    return table_of(
        Group("a", "one", (6000, 6000), "gunner", facing=90, **values),
        Group("f", "one", (5750, 6000)),
        Group("b", "two", (6250, 6000), facing=180),
        Group("c", "two", (6000, 9000), facing=270),
        pieces=(door("d", 5900, 6125, 6100, 6185), barricade("low", 5800, 5800, 6200, 5875)),
        things=(Thing("box", "object", 6000, 6100),),
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
    offered = tuple(codes_of(table, "aa"))
    may = frozenset(o for o in offered if refusal_of(table, "aa", o) is None)
    witness = Witness()
    actions.act(referee_of(table, one=witness))
    assert witness.allowed == may
    assert "done" in may
    assert may <= set(offered)
