"""Long runs vary scenario, lists and options, and the same seed and number give the same match."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from escarmouche import games
from escarmouche.engine.drawn_setups import drawn_options, setup_of, told
from escarmouche.engine.ruleset import Setup, list_sets

SOAK = Path(__file__).parents[2] / "tools" / "soak.py"
CHOICES = {"cars": ("none", "fast", "slow"), "cap": (0, 5), "fixed": ("only",)}


def test_options_are_drawn_from_the_seed_and_half_of_them_left_alone() -> None:
    found = [drawn_options(CHOICES, f"7 {number}") for number in range(400)]
    assert found == [drawn_options(CHOICES, f"7 {number}") for number in range(400)]
    assert found != [drawn_options(CHOICES, f"8 {number}") for number in range(400)]
    for key, values in CHOICES.items():
        counts = {value: sum(drawn.get(key) == value for drawn in found) for value in values}
        assert counts.pop(values[0]) == 0, "what counts anyway is not asked for"
        assert all(
            400 / 2 / len(counts) * 0.7 < count < 400 / 2 / len(counts) * 1.3 for count in counts.values()
        )
    assert {} in found


@pytest.mark.parametrize("game", games.names())
def test_every_value_that_a_game_tells_is_played_with_every_scenario(game: str) -> None:
    ruleset = games.ruleset(game)
    for scenario in ruleset.armies.scenarios:
        lists = ruleset.armies.lists_for(scenario, list_sets(ruleset)[0])
        plain = dict(ruleset.rules.new_table(Setup(scenario, lists)).setting.options)
        for key, values in ruleset.armies.choices(scenario).items():
            assert plain[key] == values[0], "the first is what counts unless another is asked for"
            for value in values:
                table = ruleset.rules.new_table(Setup(scenario, lists, {key: value}))
                assert table.setting.options[key] == value


@pytest.mark.parametrize("game", games.names())
def test_a_long_run_reaches_every_scenario_pair_and_value(game: str) -> None:
    ruleset = games.ruleset(game)
    scenarios = ruleset.armies.scenarios
    sizes = [len(v) for key in scenarios for v in ruleset.armies.choices(key).values()]
    count = max(400, len(scenarios) * len(list_sets(ruleset)), 20 * len(scenarios) * max(sizes, default=0))
    setups = [setup_of(ruleset, 1, number) for number in range(count)]
    assert {setup.scenario for setup in setups} == set(ruleset.armies.scenarios)
    for scenario in ruleset.armies.scenarios:
        played = [setup for setup in setups if setup.scenario == scenario]
        pairs = {ruleset.armies.lists_for(scenario, pair) for pair in list_sets(ruleset)}
        assert {setup.lists for setup in played} == pairs
        for key, values in ruleset.armies.choices(scenario).items():
            assert {setup.options.get(key, values[0]) for setup in played} == set(values)


def test_a_match_is_told_in_one_line() -> None:
    setup = Setup("firefight", ("a", "b"), {"vehicles": "cars", "turns": 3})
    assert told(setup) == "firefight a b vehicles=cars turns=3"


def test_the_soak_run_names_the_options_of_a_match_that_fails(tmp_path: Path) -> None:
    broken = (
        "import runpy, sys\n"
        "from escarmouche.games.combat_zone.chapters import sequence\n"
        "from escarmouche.games.combat_zone import turn\n"
        "from escarmouche.engine import match\n"
        "def fail(*args, **kwargs): raise RuntimeError('broken on purpose')\n"
        "match.Match.__init__ = fail\n"
        f"soak = runpy.run_path({str(SOAK)!r})\n"
        "result = soak['play'](soak['Chunk']('combat_zone', 5, 0, 12))\n"
        "print('\\n'.join(result.failures))\n"
    )
    done = subprocess.run([sys.executable, "-c", broken], capture_output=True, text=True, check=True)
    ruleset = games.ruleset("combat_zone")
    expected = [
        f"match {n} of seed 5 ({told(setup_of(ruleset, 5, n))}): RuntimeError: broken on purpose"
        for n in range(12)
    ]
    assert done.stdout.splitlines() == expected
    assert any("vehicles=" in line for line in expected)
