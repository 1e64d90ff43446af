"""Scenarios as data: who picks which points in which order, and what they are worth."""

from __future__ import annotations

from functools import partial

import pytest

from escarmouche.engine.errors import DataError
from escarmouche.games.trauma.rules import LEDGER
from escarmouche.games.trauma.setup import scenario

GENERATOR, ATTACK = scenario.load("generator"), scenario.load("attack")


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


def test_scen_19_the_picks_come_in_the_order_of_the_text() -> None:
    assert [pick.kind for pick in ATTACK.picks] == ["gamma", "omega", "omega", "alpha", "alpha"]
    assert [pick.by for pick in ATTACK.picks] == ["attacker"] + ["defender"] * 2 + ["attacker"] * 2


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


def test_every_scenario_of_the_folder_can_be_read_and_cites_the_ledger() -> None:
    assert scenario.SCENARIOS.names() == ("attack", "generator")
    for key in scenario.SCENARIOS.names():
        found = scenario.load(key)
        assert found.key == key
        assert set(found.name) == {"en", "fr"}
    with pytest.raises(DataError, match="no scenario"):
        scenario.load("war")
