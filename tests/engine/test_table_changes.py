"""A seat's record holds its view moment by moment: changes written over the first make up the last."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from escarmouche import games, players
from escarmouche.engine import record
from escarmouche.engine.match import Match
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.table_changes import applied, delta


def data(table: Any) -> dict[str, Any]:
    """A table as JSON has it, without luck."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(table.to_data()))
    return {key: value for key, value in plain.items() if key != "luck"}


def played(game: str, inputs: int) -> Match:
    """A match in which so many questions were answered."""
    rules = games.ruleset(game)
    setup = Setup(
        rules.armies.scenarios[0],
        rules.armies.lists_for(rules.armies.scenarios[0], rules.armies.default_lists),
    )
    match = Match(rules, rules.rules.new_table(setup), "a seed of some length", start=False)
    match.run()
    seats = {side: players.make("random", side) for side in rules.armies.sides}
    for _ in range(inputs):
        ask: Any = match.pending[0]
        assert match.answer(seats[ask.side].choose(ask, match.seat(ask.side)), ask.side) is None
    return match


@pytest.mark.parametrize(
    ("game", "inputs"), [("template", 30), ("trauma", 60), ("combat_zone", 80), ("dust_tactics", 60)]
)
def test_the_view_of_a_seat_is_in_its_record(game: str, inputs: int) -> None:
    match = played(game, inputs)
    rules = match.ruleset
    for side in (*match.sides, ""):
        text = "".join(f"{line}\n" for line in record.record_for(match, side))
        found = record.parse_record(text, "record")
        seen = found.header.origin or {}
        digests = 0
        for line in found.parts[-1].lines:
            if "changed" in line.content:
                seen = applied(seen, line.content["changed"])
                assert rules.client.scene(rules.rules.records.read(seen), side)
                digests += 1
        assert digests > 5
        assert {key: value for key, value in seen.items() if key != "luck"} == data(
            rules.rules.view(match.table, side)
        )


def test_what_comes_goes_and_changes() -> None:
    def table(turn: dict[str, Any], units: list[Any], pieces: list[Any]) -> dict[str, Any]:
        ground = {"width": 5, "depth": 5, "pieces": pieces}
        rest: dict[str, Any] = {"setting": {"a": 1}, "sides": [], "figures": []}
        return {**rest, "turn": turn, "units": units, "ground": ground}

    a, b, c = ({"id": id, "x": 1, "markers": []} for id in "abc")
    wall, door = {"id": "wall", "open": False}, {"id": "door", "open": False}
    before = table({"round": 1, "phase": "x"}, [a, b], [wall, door])
    after = table({"round": 2, "phase": "x"}, [{**b, "x": 2}, c], [{**door, "open": True}])
    found = delta(before, after)
    assert found == {
        "turn": {"round": 2},
        "units": [{"id": "b", "x": 2}, c],
        "pieces": [{"id": "door", "open": True}],
        "gone": {"units": ["a"], "pieces": ["wall"]},
    }
    assert applied(before, found) == after
    assert delta(after, after) == {}


def test_things_that_are_put_down_changed_and_taken_off() -> None:
    bare: dict[str, Any] = {"setting": {}, "turn": {}, "sides": [], "units": [], "figures": []}
    bare["ground"] = {"width": 5, "depth": 5, "pieces": []}
    flag, smoke = {"id": "flag", "side": ""}, {"id": "smoke", "side": ""}
    laid = {**bare, "things": [flag, smoke]}
    taken = {**bare, "things": [{**flag, "side": "red"}]}
    assert delta(bare, laid) == {"things": [flag, smoke]}
    assert delta(laid, taken) == {"things": [{"id": "flag", "side": "red"}], "gone": {"things": ["smoke"]}}
    for before, after in ((bare, laid), (laid, taken), (taken, bare)):
        assert applied(before, delta(before, after)) == after
