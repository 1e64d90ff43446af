"""The toy game, a test for each rule, named after it: the shape to copy."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine import situation
from escarmouche.engine.errors import DataError
from escarmouche.engine.luck import LoadedDice
from escarmouche.engine.match import Match
from escarmouche.engine.odds import odds
from escarmouche.engine.referee import Referee
from escarmouche.engine.requests import Ask, Pause
from escarmouche.engine.ruleset import Setup
from escarmouche.games import ruleset
from escarmouche.games.template import turn
from escarmouche.games.template.chapters import shooting
from escarmouche.games.template.ruleset import RULESET
from escarmouche.games.template.setup import setup
from escarmouche.games.template.table import Table, why_not_stand

DUEL = """\
game: template
sides:
  red: {force: scouts, card: bluff, tokens: 1}
  blue: {force: veterans, card: medic, tokens: 2}
units:
  red1: {side: red, at: [10, 10]}
  red2: {side: red, at: [30, 10]}
  blue1: {side: blue, at: [10, 20]}
"""


def duel(*changes: tuple[str, str]) -> Table:
    text = DUEL
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    table: Table = situation.parse(text, "duel.yaml", ruleset).table
    return table


class Says:
    """Answers each question by its key."""

    def __init__(self, **answers: Any) -> None:
        self.answers = answers

    def choose(self, ask: Ask, seat: Any) -> Any:
        return self.answers[ask.question.replace("-", "_")]


def judge(table: Table, *throws: tuple[int, ...], red: Any = None, blue: Any = None) -> Referee[Table]:
    players = {side: who for side, who in (("red", red), ("blue", blue)) if who}
    return Referee(table, (), LoadedDice(*throws), players)


def test_army_01_a_force_of_the_table() -> None:
    with pytest.raises(DataError, match="no force called orcs; there are: scouts, veterans"):
        RULESET.rules.new_table(Setup("outpost", ("scouts", "orcs")))
    with pytest.raises(DataError, match="template wants a force for each of 2 sides, not 1"):
        RULESET.rules.new_table(Setup("outpost", ("scouts",)))
    table = RULESET.rules.new_table(Setup("outpost", ("scouts", "veterans")))
    assert list(table.units) == ["red1", "red2", "red3", "blue1", "blue2"]


def test_setup_01_the_table() -> None:
    table = RULESET.rules.new_table(Setup("outpost", ("scouts", "scouts")))
    assert (table.ground.width, [p.id for p in table.ground.pieces]) == (4000, ["hut"])
    with pytest.raises(DataError, match="no scenario called moon; there are: outpost, crossroads"):
        RULESET.rules.new_table(Setup("moon", ("scouts", "scouts")))


def deploying(side: str) -> Match:
    match = Match(RULESET, RULESET.rules.new_table(Setup("outpost", ("scouts", "veterans"))))
    match.answer("medic", "red")
    match.answer("bluff", "blue")
    if side == "blue":
        for answer in (("red1", "red2", "red3"), (300, 0), (900, 0), (1500, 0)):
            assert match.answer(answer) is None
    return match


def test_setup_02_each_side_orders_its_units_red_first() -> None:
    match = deploying("red")
    assert match.answer(("red3", "red1", "red2")) is None
    assert match.table.turn.queue == ("red3", "red1", "red2")
    assert deploying("blue").pending[0].side == "blue"


@pytest.mark.parametrize(("y", "excess"), [(1000, 0), (1001, 1), (0, 0), (1420, 420)])
def test_setup_03_within_ten_centimetres_of_the_edge(y: int, excess: int) -> None:
    match = deploying("red")
    match.answer(("red1", "red2", "red3"))
    refusal = match.answer((2000, y))
    assert (
        (refusal.rule, refusal.excess, refusal.measure) == ("TP-SETUP-03", excess, "cm")
        if refusal
        else not excess
    )


def test_setup_03_blue_comes_from_the_other_edge() -> None:
    match = deploying("blue")
    match.answer(("blue1", "blue2"))
    refusal = match.answer((2000, 2999))
    assert refusal is not None
    assert refusal.excess == 1
    assert match.answer((2000, 3000)) is None


@pytest.mark.parametrize(
    ("point", "reason"),
    [((1000, 1299), "no-room"), ((1000, 1300), ""), ((-1, 0), "off-the-table"), ((0, 4001), "off-the-table"),
     ((2000, 2000), "in-the-hut"), ((2300, 2300), "in-the-hut"), ((2301, 2300), "")],
)  # fmt: skip
def test_setup_04_room_on_the_table_and_out_of_the_hut(point: tuple[int, int], reason: str) -> None:
    refusal = why_not_stand(duel(), "red2", point)
    assert (refusal.reason if refusal else "") == reason


def test_card_01_a_card_face_down() -> None:
    match = Match(RULESET, RULESET.rules.new_table(Setup("outpost", ("scouts", "scouts"))))
    match.answer("medic", "red")
    match.answer("bluff", "blue")
    assert RULESET.rules.view(match.table, "blue").sides["red"].card == "?"
    assert RULESET.rules.view(match.table, "red").sides["red"].card == "medic"


def test_card_02_a_medic_saves_the_unit_once() -> None:
    table = duel(("at: [10, 20]", "at: [10, 20], wounds: 1"))
    referee = judge(table, (6, 6, 6), (1, 1, 1), (6, 6, 6), (1, 1, 1), blue=Says(turn_card="turn"))
    shooting.shoot(referee, "red1", "blue1")
    assert (table.units["blue1"].wounds, table.sides["blue"].turned) == (1, True)
    assert RULESET.rules.view(table, "red").sides["blue"].card == "medic"
    shooting.shoot(referee, "red1", "blue1")
    assert "lost" in table.units["blue1"].markers


def test_card_02_a_bluff_does_nothing() -> None:
    table = duel(("card: medic", "card: bluff"))
    shooting.shoot(judge(table, (6, 6, 1), (1, 1), blue=Says(turn_card="turn")), "red1", "blue1")
    assert "lost" in table.units["blue1"].markers


def test_card_02_it_is_asked_whatever_the_card() -> None:
    for card in ("medic", "bluff"):
        with pytest.raises(Pause):
            shooting.shoot(
                judge(duel(("card: medic", f"card: {card}")), (6, 6, 6), (1, 1, 1)), "red1", "blue1"
            )


def test_turn_01_sides_alternate_and_a_side_without_ready_units_is_passed_over() -> None:
    table = duel()
    turn.activate(judge(table, red=Says(activate="red1", order="aim")))
    assert table.turn.active == "blue"
    turn.activate(judge(table, blue=Says(order="aim")))
    assert table.turn.active == "red"
    turn.activate(judge(table, red=Says(order="aim")))
    assert (table.turn.round, table.turn.phase) == (2, "initiative")
    assert all("acted" not in unit.markers for unit in table.units.values())


def test_turn_02_a_bid_is_spent_and_added() -> None:
    """Three and the bid equal four: thrown again."""
    table = duel()
    says = {"red": Says(bid=1, who_starts="blue"), "blue": Says(bid=0)}
    referee = judge(table, (3,), (4,), (5,), (1,), **says)
    turn.initiative(referee)
    assert (table.sides["red"].tokens, table.sides["blue"].tokens) == (0, 2)
    rolls = [event.about for event in referee.events if event.what == "roll"]
    assert [roll.get("modifiers", ()) for roll in rolls] == [(("TP-TURN-02", 1),), ()] * 2
    assert table.turn.active == "blue"


def test_turn_03_a_six_is_added_twice_at_most() -> None:
    die = odds(lambda r: turn.initiative_die(r, "red", 0), duel())
    assert die.chances[18] == Fraction(1, 216)
    assert sum(chance for value, chance in die.chances.items() if value <= 6) == Fraction(5, 6)


def test_turn_04_the_winner_says_who_starts() -> None:
    table = duel()
    says = {"red": Says(bid=0), "blue": Says(bid=0, who_starts="red")}
    turn.initiative(judge(table, (2,), (2,), (3,), (5,), **says))
    assert (table.turn.active, table.turn.phase) == ("red", "act")


def test_turn_05_a_unit_acts_once_in_a_round() -> None:
    table = duel(("red1: {side: red", "red1: {markers: [acted], side: red"))
    refusal = turn.why_not_activate(table, "red1")
    assert refusal is not None
    assert refusal.rule == "TP-TURN-05"
    assert turn.why_not_activate(table, "red2") is None


def test_ord_01_shooting_wants_a_target() -> None:
    table = duel(("at: [10, 20]", "at: [10, 40]"))
    with pytest.raises(Pause) as pause:
        turn.activate(judge(table, red=_First()))
    ask = pause.value.request
    assert isinstance(ask, Ask)
    assert ask.options == ("move", "aim")
    assert ask.greyed["shoot"].rule == "TP-SHOOT-01"


class _First:
    """Takes the first unit and has no idea which order."""

    def choose(self, ask: Ask, seat: Any) -> Any:
        return ask.options[0] if ask.question == "activate" else None


def test_ord_02_aiming_throws_failures_again_and_moving_loses_it() -> None:
    table = duel(("red1: {side: red", "red1: {markers: [aimed], side: red"))
    aimed = odds(shooting.wounds_of_a_shot, table, "red1", "blue1")
    assert aimed.mean == Fraction(9, 4) * Fraction(2, 3)
    assert turn.why_not_order(table, "red1", "aim") is not None
    turn.move(judge(table, red=Says(move=(1000, 600))), "red1")
    assert "aimed" not in table.units["red1"].markers


@pytest.mark.parametrize(("y", "excess"), [(0, 0), (2200, 0), (2201, 1), (2620, 420)])
def test_move_01_up_to_twelve_centimetres(y: int, excess: int) -> None:
    table = duel(("at: [10, 20]", "at: [30, 30]"))
    refusal = turn.why_not_move(table, "red1", (1000, y))
    assert (refusal.excess if refusal else 0) == excess


def test_shoot_01_within_twenty_four_centimetres() -> None:
    assert shooting.targets_of(duel(("at: [10, 20]", "at: [10, 34]")), "red1") == ("blue1",)
    refusal = shooting.why_not_shoot(duel(("at: [10, 20]", "at: [10, 34.5]")), "red1", "blue1")
    assert refusal is not None
    assert (refusal.rule, refusal.excess) == ("TP-SHOOT-01", 50)


def test_shoot_02_one_or_two_targets_one_after_the_other() -> None:
    table = duel(("units:\n", "units:\n  blue2: {side: blue, at: [15, 15]}\n"))
    referee = judge(table, red=Says(activate="red1", order="shoot", targets=("blue2", "blue1")))
    turn.activate(referee)
    seen = [(table.turn.queue, table.turn.active)]
    for _ in range(2):
        turn.next_shot(judge(table, (1, 1, 1)))
        seen.append((table.turn.queue, table.turn.active))
    assert seen == [(("blue2", "blue1"), "red"), (("blue1",), "red"), ((), "blue")]


def test_shoot_03_each_die_hits_on_four() -> None:
    found = odds(shooting.wounds_of_a_shot, duel(), "red1", "blue1")
    assert found.mean == Fraction(3, 2) * Fraction(2, 3)


def test_shoot_04_cover_near_the_hut() -> None:
    table = duel(("at: [10, 20]", "at: [14, 20]"))
    assert [m.rule for m in shooting.modifiers_of(table, "red1", "blue1")] == ["TP-SHOOT-04"]
    assert odds(shooting.wounds_of_a_shot, table, "red1", "blue1").mean == 3 * Fraction(1, 3) * Fraction(2, 3)
    assert shooting.modifiers_of(duel(("at: [10, 20]", "at: [13.9, 20]")), "red1", "blue1") == ()


def test_shoot_05_point_blank() -> None:
    table = duel(("at: [10, 20]", "at: [10, 16]"))
    assert [m.rule for m in shooting.modifiers_of(table, "red1", "blue1")] == ["TP-SHOOT-05"]
    assert odds(shooting.wounds_of_a_shot, table, "red1", "blue1").mean == 3 * Fraction(2, 3) * Fraction(2, 3)


def test_shoot_06_saves_stop_hits() -> None:
    table = duel()
    referee = judge(table, (4, 5, 6), (5, 4, 6))
    assert shooting.wounds_of_a_shot(referee, "red1", "blue1") == 1
    shooting.shoot(judge(table, (4, 1, 1), (4,)), "red1", "blue1")
    assert table.units["blue1"].wounds == 1


def test_shoot_07_a_unit_without_a_box_is_lost() -> None:
    table = duel()
    shooting.shoot(judge(table, (6, 6, 6), (1, 1, 1), blue=Says(turn_card="keep")), "red1", "blue1")
    assert "lost" in table.units["blue1"].markers
    assert shooting.targets_of(table, "red1") == ()


def test_end_01_a_side_without_units_loses_at_once() -> None:
    table = duel(("at: [10, 20]", "at: [10, 20], markers: [lost]"))
    turn.activate(judge(table, red=Says(activate="red1", order="aim")))
    assert (table.turn.over, table.turn.over_rule) == ("red", "TP-END-01")


@pytest.mark.parametrize(("lost", "winner"), [((), "red"), (("red1",), "draw"), (("red1", "red2"), "blue")])
def test_end_02_more_units_win_after_the_last_round(lost: tuple[str, ...], winner: str) -> None:
    table = duel(("game: template\n", "game: template\nround: 5\n"))
    for unit in lost:
        table.change(unit, {"markers": frozenset({"lost"})})
    turn.end_round(judge(table))
    assert (table.turn.over, table.turn.over_rule) == (winner, "TP-END-02")


def test_a_forecast_tells_the_odds_of_each_shot() -> None:
    (forecast,) = RULESET.client.forecasts(duel(), "red1")
    assert forecast.about == {"unit": "red1", "target": "blue1"}
    assert forecast.odds["wounds"].mean == 1


def test_drafts_are_allowed() -> None:
    table = duel()
    points = turn.points_to_move_to(table, "red1")
    assert len(points) > 8
    assert all(turn.why_not_move(table, "red1", point) is None for point in points)
    assert all(setup.why_not_deploy(table, "red1", p) is None for p in setup.deployment_points(table, "red1"))


def in_hand(units: int) -> dict[str, Any]:
    name = {"en": "Left over", "fr": "Ce qui reste"}
    return {"book": "outpost", "name": name, "points": units, "force": "scouts", "units": units}


def test_army_02_a_side_brings_what_it_has_in_hand() -> None:
    table = RULESET.rules.new_table(Setup("outpost", (in_hand(1), in_hand(4))))
    assert [unit.side for unit in table.units.values()] == ["red", *["blue"] * 4]
    with pytest.raises(DataError):
        RULESET.rules.new_table(Setup("outpost", ({**in_hand(4), "points": 3}, in_hand(4))))
    with pytest.raises(DataError):
        RULESET.rules.new_table(Setup("outpost", ({**in_hand(4), "units": -1}, in_hand(4))))


def test_army_02_a_report_says_who_has_won_and_what_is_left() -> None:
    table = duel()
    table.change("red2", {"markers": frozenset({"lost"})})
    report = RULESET.rules.report(table, "blue")
    assert report == {"winner": "blue", "left": {"red": 1, "blue": 1}}
    setup_ = Setup("outpost", ("scouts", "veterans"))
    assert RULESET.rules.why_not_report(setup_, report) is None
    too_many, nobody, half = {"red": 4, "blue": 1}, {"red": 0, "blue": 1}, {"blue": 1}
    won: tuple[Any, ...] = ({"winner": "blue", "left": too_many}, {"winner": "red", "left": nobody})
    for wrong in ("blue", {"winner": "blue", "left": half}, *won):
        refusal = RULESET.rules.why_not_report(setup_, wrong)
        assert refusal
        assert refusal.rule == "TP-ARMY-02"
