"""The turn: phases, fog of war, openings, the drop ship (areas SM-SEQ, SM-FOG, SM-ACT)."""

from __future__ import annotations

import itertools
from fractions import Fraction
from typing import Any

from escarmouche.engine.dice import d6
from escarmouche.engine.match import Match
from escarmouche.engine.ruleset import Setup
from escarmouche.games.star_mogul import turn
from escarmouche.games.star_mogul.chapters import actions, phases
from escarmouche.games.star_mogul.chapters.melee import engage
from escarmouche.games.star_mogul.ruleset import RULESET
from escarmouche.games.star_mogul.setup import setup
from escarmouche.games.star_mogul.table import PAS, PHASES
from escarmouche.players.random_player import RandomPlayer
from tests.games.star_mogul.tables import Men, Script, referee_of, table_of


def two_units(**values: Any) -> Any:
    return table_of(Men("one1", "one", (10, 10)), Men("two1", "two", (40, 36)), **values)


def played() -> Match:
    table = RULESET.rules.new_table(Setup("refinery", RULESET.armies.default_lists))
    return Match(RULESET, table, "seq", {side: RandomPlayer(side) for side in table.sides})


def test_seq_01_and_02_turns_alternate_through_five_phases() -> None:
    match = played()
    begun = [
        e.about
        for step in steps(match)
        for e in step
        if e.kind == "begun" and ("phase" in e.about or "active" in e.about)
    ]
    sides: list[str] = []
    order: list[tuple[str, ...]] = []
    seen: list[str] = []
    for about in begun:
        if "active" in about:
            sides.append(about["active"])
            if seen:
                order.append(tuple(seen))
            seen = []
        elif about.get("phase") in PHASES:
            seen.append(about["phase"])
    assert all(a != b for a, b in itertools.pairwise(sides))
    assert set(order) == {PHASES}


def steps(match: Match) -> list[tuple[Any, ...]]:
    found: list[tuple[Any, ...]] = []
    match.replay(lambda step: found.append(tuple(step.events)))
    return found


def test_seq_03_a_pas_is_an_inch() -> None:
    assert PAS == 254
    assert 3 * PAS == 762
    assert RULESET.client.scene(two_units(), "one").measure.hundredths == 254


def test_seq_04_the_dice_decide_who_starts() -> None:
    table = two_units(step="setup", activation="start/0", phase="setup", round=0)
    first = d6().against(d6())
    ways = dict(first.outcomes())
    assert Fraction(sum(w for v, w in ways.items() if v > 0), first.ways) == Fraction(5, 12)
    assert Fraction(ways[0], first.ways) == Fraction(1, 6)
    referee = referee_of(table, (3,), (3,), (2,), (5,))
    assert setup.roll_off(referee, "SM-SEQ-04", ("one", "two")) == ("two", "one")


def test_seq_05_the_ship_is_called_in_an_action_phase_and_not_in_a_melee() -> None:
    table = two_units()
    referee = referee_of(table, one=Script(activate=["ship"]))
    phases.act(referee)
    assert referee.table.turn.step == "after"
    assert referee.table.sides["one"].called
    script = Script()
    melee = referee_of(two_units(phase="melee", step="engage"), one=script)
    engage.engage(melee)
    assert all("ship" not in ask.options for ask in script.asked)


def test_seq_05_a_side_with_nothing_left_ends_the_battle() -> None:
    table = two_units()
    table.change("two1", {"figures": ()})
    referee = referee_of(table)
    assert phases.ended(referee)
    assert referee.table.turn.result == "one"


def test_fog_01_the_roll_is_made_even_if_nothing_was_spent() -> None:
    referee = referee_of(two_units(phase="fog", step="fog"), (3, 4), one=Script(go_on=["go-on"]))
    phases.fog(referee)
    assert [e.rule for e in referee.events if e.what == "roll"] == ["SM-FOG-01"]
    assert referee.table.turn.who == ""


def test_fog_02_the_bands_of_the_table() -> None:
    dice = d6(2)
    bands: dict[tuple[str, int], Fraction] = {}
    for value, ways in dice.outcomes():
        row = phases.fog_row(value)
        bands[row] = bands.get(row, Fraction(0)) + Fraction(ways, dice.ways)
    assert bands == {
        ("active", 2): Fraction(1, 12),
        ("active", 1): Fraction(1, 3),
        ("nobody", 0): Fraction(1, 6),
        ("opponent", 1): Fraction(1, 3),
        ("opponent", 2): Fraction(1, 12),
    }
    assert sum(points * chance for (who, points), chance in bands.items() if who == "active") == Fraction(
        1, 2
    )


def test_fog_03_the_second_point_of_a_double_needs_another_unit() -> None:
    table = two_units(phase="fog", step="fog")
    referee = referee_of(
        table, (6, 6), one=Script(go_on=["go-on"]), two=Script(activate=["two1"], order=["move"], move=[()])
    )
    phases.fog(referee)
    assert referee.table.sides["two"].free == 2
    phases.free(referee)
    assert referee.table.sides["two"].free == 1
    assert referee.table.units["two1"].spent == 0, "it counts not against the two a phase"
    phases.free(referee)
    assert referee.table.sides["two"].free == 0
    assert referee.table.turn.phase == "action2"


def test_act_13_tests_then_retreats_then_moves_then_rallies_then_actions() -> None:
    table = table_of(
        Men("one1", "one", (25, 25), unit={"markers": frozenset({"due"})}),
        Men("one2", "one", (20, 20)),
        Men("two1", "two", (40, 36)),
        step="tests",
    )
    referee = referee_of(table, (6, 6, 6), (6, 6, 6), one=Script(opening=["-"]))
    seen: list[str] = []
    while not seen or seen[-1] != "act":
        seen.append(referee.table.turn.step)
        turn.step(referee)
    assert list(dict.fromkeys(seen)) == ["tests", "opening", "run", "rally", "act"]
    assert referee.table.units["one1"].retreat == "loyalty"
    assert next(e.rule for e in referee.events if e.what == "roll") == "SM-LOY-01"


def test_act_06_rallies_come_first_out_of_the_purse() -> None:
    table = table_of(
        Men("one1", "one", (20, 20), unit={"retreat": "bravery"}),
        Men("one2", "one", (30, 20), unit={"retreat": "loyalty"}),
        Men("two1", "two", (40, 36)),
        sides={"one": {"left": 3}},
        step="rally",
    )
    referee = referee_of(table, (6, 6, 6), (6, 6, 6))
    phases.rally(referee)
    phases.rally(referee)
    assert referee.table.sides["one"].left == 1
    phases.rally(referee)
    assert referee.table.turn.step == "act", "one attempt a unit and phase"


def test_act_08_free_things_cost_no_point() -> None:
    assert actions.FREE == 0
    table = table_of(
        Men("one1", "one", (20, 20), unit={"retreat": "bravery"}),
        Men("one2", "one", (24, 20), 1, unit={"markers": frozenset({"straggler"})}),
        Men("two1", "two", (40, 36)),
        sides={"one": {"left": 0}},
        step="run",
    )
    referee = referee_of(table)
    before = {f.id: (f.x, f.y) for f in table.figures.values()}
    phases.run(referee)
    assert all(
        (referee.table.figures[f].x, referee.table.figures[f].y) != before[f] for f in ("one1a", "one2a")
    )
    assert referee.table.sides["one"].left == 0
