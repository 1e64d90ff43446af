"""Options of a match from one struct: the check, what is offered, what long runs draw."""

from __future__ import annotations

from contextlib import suppress
from typing import Annotated, Any, Literal

import msgspec
import pytest

from escarmouche import games
from escarmouche.engine.errors import DataError, ListRefused
from escarmouche.engine.matchoptions import Control, about, choices, controls, read
from escarmouche.engine.ruleset import Setup


def maps() -> tuple[str, ...]:
    return ("hill", "wood")


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Those of a toy."""

    points: Annotated[int, msgspec.Meta(ge=1)]
    turns: Annotated[int, msgspec.Meta(ge=0, le=9), about(examples=(3,))] = 6
    ground: Annotated[str, about(maps, rule="TY-MAP-01")] = "wood"
    night: bool = False
    fog: bool | Literal["half"] = True
    first: Annotated[Literal["one", "two"], about(varied=False)] = "one"
    things: Annotated[list[str], about(allowed="allowed-pieces")] = []


USUAL = {"points": 30}


def test_what_is_usual_counts_unless_another_is_asked_for() -> None:
    options = read(Options, {"night": True}, USUAL, "Toy")
    assert options == Options(points=30, night=True)
    assert list(msgspec.structs.asdict(options)) == [
        "points", "turns", "ground", "night", "fog", "first", "things"
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("given", "english", "french"),
    [
        (
            {"colour": 1},
            "Toy knows no option colour; it knows: points, turns, ground, night, fog, first, things",
            "Toy n'a pas d'option colour ; il a : points, turns, ground, night, fog, first, things",
        ),
        (
            {"points": 0},
            "points is a whole number from 1 on, not 0",
            "points est un nombre entier à partir de 1, et non 0",
        ),
        (
            {"turns": 10},
            "turns is a whole number from 0 to 9, not 10",
            "turns est un nombre entier de 0 à 9, et non 10",
        ),
        (
            {"ground": "sea"},
            "ground is one of hill, wood (TY-MAP-01), not sea",
            "ground est l'un de hill, wood (TY-MAP-01), et non sea",
        ),
        ({"night": 1}, "night is true or false, not 1", "night est true ou false, et non 1"),
        (
            {"fog": "thick"},
            "fog is one of false, true, half, not thick",
            "fog est l'un de false, true, half, et non thick",
        ),
        ({"first": "me"}, "first is one of one, two, not me", "first est l'un de one, two, et non me"),
        (
            {"things": 3},
            "things is a list of terrain pieces, not 3",
            "things est une liste de décors, et non 3",
        ),
        (
            {"turns": True},
            "turns is a whole number from 0 to 9, not True",
            "turns est un nombre entier de 0 à 9, et non True",
        ),
    ],
)
def test_a_wrong_option_is_one_sentence(given: dict[str, Any], english: str, french: str) -> None:
    with pytest.raises(DataError) as wrong:
        read(Options, given, USUAL, "Toy")
    assert (wrong.value.said("en"), wrong.value.said("fr")) == (english, french)


def test_controls_and_choices_follow_from_the_struct() -> None:
    offered = controls(Options, {"ground": "hill"})
    assert [control.key for control in offered] == ["points", "turns", "ground", "night", "fog", "first"]
    assert offered[0] == Control("points", None, (), 1)
    assert offered[1] == Control("turns", 6, (6, 3), 0, 9)
    assert offered[2] == Control("ground", "hill", ("hill", "wood"), rule="TY-MAP-01")
    assert choices(offered) == {
        "turns": (6, 3),
        "ground": ("hill", "wood"),
        "night": (False, True),
        "fog": (True, False, "half"),
    }
    assert "ground" not in [control.key for control in controls(Options, {}, ("ground",))]


@pytest.mark.parametrize("game", games.names())
def test_what_players_are_offered_a_table_takes(game: str) -> None:
    ruleset = games.ruleset(game)
    for scenario in ruleset.armies.scenarios:
        lists = ruleset.armies.lists_for(scenario, ruleset.armies.default_lists)
        options = ruleset.rules.new_table(Setup(scenario, lists)).setting.options
        for control in ruleset.armies.controls(scenario):
            assert control.usual in (None, options[control.key])
            assert not control.rule or control.rule in ruleset.ledger
            for value in control.values:
                with suppress(ListRefused):  # with the roles the other way round the lists may not fit
                    table = ruleset.rules.new_table(Setup(scenario, lists, {control.key: value}))
                    assert table.setting.options[control.key] == value
