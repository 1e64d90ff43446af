"""What the greedy player makes of a situation: the choices a sensible commander would make."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.match import Match
from escarmouche.engine.requests import NO_ONE, Ask
from escarmouche.engine.ruleset import Setup
from escarmouche.games.trauma import outlook, weighing
from escarmouche.games.trauma.actions import plans, why_not_plan
from escarmouche.games.trauma.columns import column
from escarmouche.games.trauma.movement import why_not_paths
from escarmouche.games.trauma.ruleset import RULESET
from escarmouche.games.trauma.table import Point, Table
from escarmouche.players.greedy import Greedy
from escarmouche.players.random_player import RandomPlayer
from tests.trauma.tables import Squad, table_of, wall

GAMMA = Point("gamma1", "gamma", "g")
PIECE = wall("g", 4400, 5900, 4600, 6100, 200)


class Chair:
    def __init__(self, table: Table) -> None:
        self.ruleset, self.table = RULESET, table


def choose(table: Table, ask: Ask) -> Any:
    return Greedy().choose(ask, Chair(table))


def announced(table: Table) -> tuple[str, ...]:
    options = tuple(p for p in plans(table, "one1") if why_not_plan(table, "one1", p) is None)
    found: tuple[str, ...] = choose(
        table, Ask("TR-ACTN-02", "one", "announce", options, about={"unit": "one1"})
    )
    return found


def test_a_unit_far_from_its_goal_marches() -> None:
    table = table_of(
        Squad("one1", "one", (4500, 3000), cost=4), pieces=(PIECE,), turn={"points": (GAMMA,), "unit": "one1"}
    )
    assert announced(table) == ("movement", "movement")


def test_a_unit_at_its_goal_with_an_enemy_in_sight_stays_and_fires() -> None:
    table = table_of(
        Squad("one1", "one", (4500, 5700), cost=4), Squad("two1", "two", (6500, 3700), cost=4),
        pieces=(PIECE,), turn={"points": (GAMMA,), "unit": "one1"},
    )  # fmt: skip
    assert "shoot" in announced(table)


def test_the_movement_chosen_leads_to_the_goal_and_is_legal() -> None:
    table = table_of(
        Squad("one1", "one", (4500, 4600), cost=4), pieces=(PIECE,), turn={"points": (GAMMA,), "unit": "one1"}
    )
    value = choose(table, Ask("TR-MOVE-02", "one", "move", (), "place", about={"unit": "one1"}))
    assert why_not_paths(table, "one1", value) is None
    after = outlook.trial(table, "one1", value)
    assert after.figures["one1a"].y > 5500


def test_a_unit_that_cannot_hurt_anybody_does_not_fire() -> None:
    table = table_of(Squad("one1", "one", (4500, 1000)), Squad("two1", "two", (4500, 9500)))
    ask = Ask("TR-SHOOT-05", "one", "salvo", ("rifle#1", NO_ONE), about={"unit": "one1"})
    assert choose(table, ask) == NO_ONE


def test_an_officer_chooses_the_target_that_can_be_hurt_most() -> None:
    table = table_of(
        Squad("one1", "one", (4500, 3000), ["captain", *["marine"] * 5]),
        Squad("two1", "two", (4500, 6400), "veteran", cost=4),
        Squad("two2", "two", (7000, 5800), cost=4),
    )
    ask = Ask("TR-SHOOT-12", "one", "target", ("two1", "two2"), about={"unit": "one1", "salvo": "rifle#1"})
    assert choose(table, ask) == "two2"


def test_orders_are_given_from_what_the_activations_leave() -> None:
    table = table_of(Squad("one1", "one", (4500, 3000)), Squad("two1", "two", (4500, 6400)), one={"pc": 3})
    ask = Ask("TR-ORD-01", "one", "order", (NO_ONE, "alert", "heads_down"), about={"unit": "one1"})
    assert choose(table, ask) == "alert"
    table.change("one", {"pc": 1, "cards": ("one1",)})
    assert choose(table, ask) == NO_ONE


def test_bids_leave_enough_for_every_activation() -> None:
    table = table_of(Squad("one1", "one", (4500, 3000)), one={"pc": 2, "cards": ("one1",)})
    assert choose(table, Ask("TR-CMD-14", "one", "bid", (0, 1, 2))) == 0
    table.change("one", {"pc": 9})
    assert choose(table, Ask("TR-CMD-14", "one", "bid", tuple(range(10)))) == 2


def test_the_dearest_reinforcements_that_can_be_paid_are_bought() -> None:
    table = table_of(
        Squad("one1", "one", (0, 0), cost=3, place="section"),
        Squad("one2", "one", (0, 0), cost=5, place="section"),
    )
    judge = lambda units: None if sum(table.units[u].cost for u in units) <= 5 else True  # noqa: E731
    ask = Ask("TR-CMD-02", "one", "recruit", ("one1", "one2"), "several", 0, 2, judge=judge)  # type: ignore[arg-type]
    assert choose(table, ask) == ("one2",)


def test_a_unit_goes_through_a_gap_that_lets_one_pass_at_a_time() -> None:
    gap = (
        wall("a", 0, 3000, 4350, 3400, 800, "infantry:no"),
        wall("b", 4650, 3000, 9000, 3400, 800, "infantry:no"),
    )
    table = table_of(Squad("one1", "one", (4500, 2600), gap=20), pieces=gap)
    value = column(table, "one1", [(4500, 3700)])
    assert value is not None
    assert why_not_paths(table, "one1", value) is None


def test_every_question_of_a_match_has_an_opinion_or_a_plain_answer() -> None:
    asked: set[str] = set()

    class Curious(Greedy):
        __slots__ = ()

        def choose(self, ask: Ask, seat: Any) -> Any:
            asked.add(ask.question)
            return super().choose(ask, seat)

    table = RULESET.new_table(Setup("generator", RULESET.default_lists))
    match = Match(RULESET, table, "3", {"one": Curious(), "two": RandomPlayer("3")})
    assert match.over
    known = weighing.PLAIN | set(weighing.WEIGHTS) | set(weighing.SETTLED)
    assert {q for q in asked if not q.startswith("enter-")} <= known
