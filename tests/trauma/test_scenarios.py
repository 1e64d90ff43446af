"""Scenarios as data: the points players pick, and what they are worth."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from escarmouche.engine.errors import DataError
from escarmouche.engine.requests import Ask
from escarmouche.engine.table import replace
from escarmouche.games.trauma import quarters, scenario
from escarmouche.games.trauma.objectives import pick_point, picker, why_not_point
from escarmouche.games.trauma.rules import LEDGER
from escarmouche.games.trauma.scenario import Pick
from escarmouche.games.trauma.table import Point, Table
from tests.trauma.tables import Script, referee_of, table_of

GENERATOR, ATTACK = scenario.load("generator"), scenario.load("attack")


def board(key: str = "generator", points: tuple[Point, ...] = ()) -> Table:
    """The ready-made table Outpost; side one is blue and attacks."""
    roles: dict[str, Any] = {"one": {"colour": "blue"}, "two": {"colour": "red"}}
    if key == "attack":
        roles["one"]["role"], roles["two"]["role"] = "attacker", "defender"
    table = table_of(turn={"points": points, "activation": "points", "step": "setup"}, **roles)
    table.setting = replace(table.setting, scenario=key)
    referee = referee_of(table)
    quarters.lay_ready(referee, "outpost")
    return table


def in_quarter(table: Table, quarter: str) -> str:
    return next(quarters.elements(table.ground, quarter)).id


def reason(table: Table, pick: Pick, quarter: str) -> str:
    refusal = why_not_point(table, pick, in_quarter(table, quarter))
    return refusal.reason if refusal else ""


def picked(table: Table, *picks: Pick, **answers: Any) -> Table:
    """Fix these points, both sides answering `pick-point` as told (else the first that is allowed)."""
    players = {side: Script(pick_point=answers.get(side, [])) for side in ("one", "two")}
    referee = referee_of(table, **players)
    for pick in picks:
        pick_point(referee, pick)
    return referee.table


def test_scen_10_gamma_first_then_blue_and_red_in_turn() -> None:
    order = [(pick.kind, pick.by, pick.where) for pick in GENERATOR.picks]
    assert order == [
        ("gamma", "nearest", "anywhere"),
        ("alpha", "blue", "own"),
        ("alpha", "red", "own"),
        ("alpha", "blue", "enemy"),
        ("alpha", "red", "enemy"),
        ("omega", "blue", "enemy"),
        ("omega", "red", "enemy"),
    ]
    kinds = [pick.kind for pick in GENERATOR.picks]
    assert kinds.count("alpha") == LEDGER.data("TR-SCEN-10")["alpha_count"]
    assert kinds.count("omega") == LEDGER.data("TR-SCEN-11")["omega_count"]


def test_scen_10_an_element_of_the_middle_row_cannot_be_picked() -> None:
    table = board()
    for pick in GENERATOR.picks[1:]:
        for column in (1, 2, 3):
            assert reason(table, pick, f"r2c{column}") == "wrong-side"


def test_scen_10_own_side_is_the_row_of_the_colour() -> None:
    table = board()
    blue_own, red_own, blue_enemy, red_enemy = GENERATOR.picks[1:5]
    assert [picker(table, pick) for pick in GENERATOR.picks[1:5]] == ["one", "two", "one", "two"]
    for pick, row, other in ((blue_own, 1, 3), (red_own, 3, 1), (blue_enemy, 3, 1), (red_enemy, 1, 3)):
        assert reason(table, pick, f"r{row}c2") == ""
        assert reason(table, pick, f"r{other}c2") == "wrong-side"


def test_scen_10_an_element_bears_one_point_at_most() -> None:
    table = board()
    chosen = in_quarter(table, "r1c1")
    table = picked(table, GENERATOR.picks[1], one=[chosen])
    refusal = why_not_point(table, GENERATOR.picks[4], chosen)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("TR-SCEN-10", "bears-a-point")


def test_scen_08_a_drop_point_may_also_be_an_objective() -> None:
    table = board()
    piece = in_quarter(table, "r1c1")
    table.turn = replace(table.turn, points=(Point("drop1", "drop", piece),))
    assert why_not_point(table, GENERATOR.picks[1], piece) is None


def test_scen_10_stretches_of_a_building_are_no_elements() -> None:
    table = board()
    players = Script()
    referee = referee_of(table, one=players)
    pick_point(referee, GENERATOR.picks[1])
    ask: Ask = players.asked[0]
    offered = {*ask.options, *ask.greyed}
    assert offered == {piece.id for piece in quarters.elements(table.ground)}
    assert not any("building" in id or "ruin" in id for id in offered)
    assert {refusal.reason for refusal in ask.greyed.values()} == {"wrong-side"}


def test_scen_11_omega_points_lie_on_the_enemy_side() -> None:
    table = picked(board(), *GENERATOR.picks)
    omegas = [p for p in table.turn.points if p.kind == "omega"]
    rows = [quarters.quarter_of(table.ground, table.ground.piece(p.piece))[:2] for p in omegas]
    assert rows == ["r3", "r1"]
    assert len({p.piece for p in table.turn.points}) == 7


def test_scen_12_gamma_is_the_element_nearest_the_centre() -> None:
    table = picked(board(), GENERATOR.picks[0])
    (gamma,) = table.turn.points
    best = table.ground.piece(gamma.piece).polygon.centroid
    far = [
        (p.polygon.centroid[0] - 4500) ** 2 + (p.polygon.centroid[1] - 6000) ** 2
        for p in quarters.elements(table.ground)
    ]
    assert (best[0] - 4500) ** 2 + (best[1] - 6000) ** 2 == min(far)


def test_scen_12_equal_in_distance_and_size_is_decided_by_a_die() -> None:
    ids = ["a", "b"]
    for face, wanted in ((1, "a"), (2, "b")):
        referee = referee_of(table_of(), (face,))
        assert quarters.draw(referee, "TR-SCEN-12", "one", ids) == wanted


def test_scen_19_gamma_lies_in_the_central_quarter() -> None:
    table, gamma = board("attack"), ATTACK.picks[0]
    assert (gamma.kind, picker(table, gamma)) == ("gamma", "one")
    assert reason(table, gamma, "r2c2") == ""
    for quarter in ("r1c2", "r2c1", "r3c3"):
        assert reason(table, gamma, quarter) == "not-central"


def test_scen_19_the_picks_come_in_the_order_of_the_text() -> None:
    assert [pick.kind for pick in ATTACK.picks] == ["gamma", "omega", "omega", "alpha", "alpha"]
    assert [pick.by for pick in ATTACK.picks] == ["attacker"] + ["defender"] * 2 + ["attacker"] * 2


@pytest.mark.parametrize(("first", "same", "other"), [("r1c1", "r1c3", "r3c1"), ("r3c2", "r3c3", "r1c2")])
def test_scen_20_one_omega_on_each_side(first: str, same: str, other: str) -> None:
    table = board("attack")
    assert reason(table, ATTACK.picks[1], "r2c1") == "wrong-side"
    table = picked(table, ATTACK.picks[1], two=[in_quarter(table, first)])
    assert reason(table, ATTACK.picks[2], same) == "same-side"
    assert reason(table, ATTACK.picks[2], other) == ""


def test_scen_21_two_alphas_in_two_different_quarters() -> None:
    table = board("attack")
    first, second = [p.id for p in quarters.elements(table.ground, "r2c3")][:2]
    table = picked(table, ATTACK.picks[3], one=[first])
    refusal = why_not_point(table, ATTACK.picks[4], second)
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("TR-SCEN-21", "same-quarter")
    assert reason(table, ATTACK.picks[4], "r2c1") == ""
    assert reason(table, ATTACK.picks[4], "r3c1") == ""


def test_scen_13_what_each_thing_is_worth_in_the_first_scenario() -> None:
    gain = partial(GENERATOR.gain, role="")
    assert [gain(kind) for kind in ("alpha", "omega", "gamma")] == [(0, 2), (2, 0), (4, 0)]
    assert [GENERATOR.kill(kind, "") for kind in ("infantry", "armour")] == [1, 2]
    assert [gain(kind) for kind in ("access", "drop")] == [(0, 0), (0, 0)]


def test_scen_22_what_each_thing_is_worth_in_the_second_scenario() -> None:
    for role, gamma, kill in (("attacker", 8, 1), ("defender", 4, 2)):
        assert ATTACK.gain("gamma", role) == (gamma, 0)
        assert ATTACK.gain("omega", role) == (2, 0)
        assert ATTACK.gain("alpha", role) == (0, 2)
        assert [ATTACK.kill(kind, role) for kind in ("infantry", "armour")] == [kill, kill]


def test_scen_14_and_23_the_target_is_twenty() -> None:
    assert (GENERATOR.target, ATTACK.target) == (20, 20)


def test_scen_17_the_forces_of_the_second_scenario() -> None:
    assert ATTACK.force("attacker", 99) == scenario.Force(30, 6)
    assert ATTACK.force("defender", 99) == scenario.Force(24, 0)
    assert (ATTACK.fixed_points, GENERATOR.fixed_points) == (30, 0)


def test_the_worth_of_a_point_follows_the_role() -> None:
    table = board("attack", (Point("gamma1", "gamma", "x"), Point("alpha1", "alpha", "y")))
    gamma, alpha = table.turn.points
    assert (scenario.worth(table, gamma, "one"), scenario.worth(table, gamma, "two")) == (8, 4)
    assert scenario.worth(table, alpha, "one") == 1


def test_every_scenario_of_the_folder_can_be_read_and_cites_the_ledger() -> None:
    assert scenario.SCENARIOS.names() == ("attack", "generator")
    for key in scenario.SCENARIOS.names():
        found = scenario.load(key)
        assert found.key == key
        assert set(found.name) == {"en", "fr"}
    with pytest.raises(DataError, match="no scenario"):
        scenario.load("war")
