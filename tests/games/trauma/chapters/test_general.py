"""Tests of the general in chief and his succession."""

from __future__ import annotations

from typing import Any

import msgspec

from escarmouche.games.trauma.chapters import activation, command
from escarmouche.games.trauma.chapters.general import (
    command_of,
    find_generals,
    general_of,
    highest_officers,
    is_generals_unit,
    succession,
)
from escarmouche.games.trauma.chapters.orders import COURAGE, why_not_order
from escarmouche.games.trauma.chapters.units import officer
from escarmouche.games.trauma.table import DISORGANISED, GONE, RESERVE, SECTION, Table
from tests.games.trauma.tables import PROFILES, Script, Squad, profile, referee_of, table_of

SERGEANT = ["sergeant", "marine", "marine"]
CAPTAIN = ["captain", "marine", "marine"]


def army(*squads: Squad, **values: Any) -> Table:
    table = table_of(*squads, Squad("two1", "two", (8000, 8000)), **values)
    more = {
        "major": profile("major", "rifle", role="officer", command=2, grade=4),
        "lieutenant": profile("lieutenant", "rifle", role="officer", command=2, grade=3),
    }
    table.setting = msgspec.structs.replace(table.setting, profiles={**PROFILES, **more})
    return table


def kill(table: Table, unit: str, *figures: str) -> None:
    left = tuple(f for f in table.units[unit].figures if f not in figures)
    values: dict[str, Any] = {"figures": left, "leader": left[0] if left else ""}
    table.change(unit, values if left else {**values, "place": GONE})


def found(table: Table, **answers: list[Any]) -> Table:
    find_generals(referee_of(table, one=Script(**answers)))
    return table


def test_cmd_06_the_highest_grade_in_the_sequence_commands() -> None:
    table = found(
        army(
            Squad("one1", "one", (2000, 2000), SERGEANT),
            Squad("one2", "one", (0, 0), CAPTAIN, place=RESERVE),
        )
    )
    assert general_of(table, "one") == "one2a"
    assert command_of(table, "one") == 3


def test_cmd_06_not_one_who_is_not_bought() -> None:
    table = found(
        army(
            Squad("one1", "one", (2000, 2000), SERGEANT),
            Squad("one2", "one", (0, 0), CAPTAIN, place=SECTION),
        )
    )
    assert general_of(table, "one") == "one1a"


def test_cmd_07_the_owner_chooses_among_equal_grades() -> None:
    squads = (
        Squad("one1", "one", (2000, 2000), CAPTAIN),
        Squad("one2", "one", (3000, 3000), SERGEANT),
        Squad("one3", "one", (4000, 4000), SERGEANT),
    )
    table = army(*squads)
    table.change("one3a", {"profile": "lieutenant"})
    assert highest_officers(table, "one") == ("one1a", "one3a")
    player = Script(general=["one3a"])
    find_generals(referee_of(table, one=player))
    assert general_of(table, "one") == "one3a"
    assert command_of(table, "one") == 2
    (ask,) = player.asked
    assert ask.refuses("one2a") is not None


def test_cmd_08_the_successor_takes_over_at_the_next_activation() -> None:
    table = army(
        Squad("one1", "one", (2000, 2000), CAPTAIN),
        Squad("one2", "one", (3000, 3000), SERGEANT),
        Squad("one3", "one", (4000, 4000), markers=(DISORGANISED,)),
        turn={"step": "activate", "waiting": ("one2",), "flags": frozenset({"led:one2"})},
        one={"general": "one1a"},
    )
    kill(table, "one1", "one1a")
    assert general_of(table, "one") == ""
    assert command_of(table, "one") == 0
    referee = referee_of(table)
    activation.activate(referee)
    assert general_of(referee.table, "one") == "one2a"
    assert is_generals_unit(referee.table, "one2")
    assert why_not_order(referee.table, "one2", COURAGE) is None


def test_cmd_08_an_unpaid_card_changes_nothing() -> None:
    table = army(
        Squad("one1", "one", (2000, 2000), CAPTAIN),
        Squad("one2", "one", (3000, 3000), SERGEANT),
        Squad("one3", "one", (4000, 4000)),
        turn={"step": "activate", "waiting": ("one3",)},
        one={"general": "one1a", "pc": 0},
    )
    kill(table, "one1", "one1a", "one1b", "one1c")
    referee = referee_of(table)
    activation.activate(referee)
    assert referee.table.sides["one"].general == "one1a"
    succession(referee, "one")  # what the debriefing does
    assert general_of(referee.table, "one") == "one2a"


def test_cmd_08_the_owner_chooses_among_equal_successors() -> None:
    table = army(
        Squad("one1", "one", (2000, 2000), CAPTAIN),
        Squad("one2", "one", (3000, 3000), SERGEANT),
        Squad("one3", "one", (4000, 4000), SERGEANT, place=RESERVE),
        one={"general": "one1a"},
    )
    kill(table, "one1", "one1a")
    succession(referee_of(table, one=Script(general=["one3a"])), "one")
    assert general_of(table, "one") == "one3a"


def test_cmd_09_a_higher_grade_does_not_take_over() -> None:
    table = army(
        Squad("one1", "one", (2000, 2000), SERGEANT),
        Squad("one2", "one", (3000, 3000), CAPTAIN, place=RESERVE),
        one={"general": "one1a"},
    )
    table.change("one2a", {"profile": "major"})
    found(table)
    referee = referee_of(table)
    succession(referee, "one")
    assert general_of(table, "one") == "one1a"
    assert command_of(table, "one") == 1


def test_cmd_10_without_an_officer_command_is_nothing() -> None:
    squads = [Squad(f"one{n}", "one", (1000 * n, 2000)) for n in range(1, 5)]
    table = army(*squads, one={"general": "", "cards": ("one1", "one2", "one3", "one4")})
    referee = referee_of(table)
    command.command_points(referee)
    assert general_of(table, "one") == ""
    assert command_of(table, "one") == 0
    assert table.sides["one"].pc == 4


def test_cmd_10_the_last_officer_dies_and_a_new_one_comes() -> None:
    table = army(
        Squad("one1", "one", (2000, 2000), CAPTAIN),
        Squad("one2", "one", (3000, 3000), SERGEANT, place=SECTION),
        one={"general": "one1a", "cards": ("one1",)},
    )
    kill(table, "one1", "one1a")
    referee = referee_of(table)
    succession(referee, "one")
    assert table.sides["one"].general == ""
    table.change("one2", {"place": RESERVE})
    succession(referee, "one")
    assert table.sides["one"].general == ""  # only the command point step finds him
    command.command_points(referee)
    assert general_of(table, "one") == "one2a"


def test_army_14_an_officer_differs_by_command_grade_and_skills() -> None:
    marine, sergeant = msgspec.to_builtins(PROFILES["marine"]), msgspec.to_builtins(PROFILES["sergeant"])
    differing = {key for key in marine if marine[key] != sergeant[key]}
    assert differing <= {"id", "name", "role", "command", "grade", "skills"}
    assert PROFILES["sergeant"].officer
    assert not PROFILES["marine"].officer


def test_army_15_the_officer_leads() -> None:
    table = army(Squad("one1", "one", (2000, 2000), SERGEANT))
    assert officer(table, "one1") == table.units["one1"].leader == "one1a"


def test_army_16_after_his_death_the_unit_has_no_officer() -> None:
    table = army(
        Squad("one1", "one", (2000, 2000), CAPTAIN),
        turn={"step": "option"},
        one={"cards": ("one1",), "pc": 1, "general": "one1a"},
    )
    kill(table, "one1", "one1a")
    assert officer(table, "one1") == ""
    assert command_of(table, "one") == 0
    referee = referee_of(table)
    activation.turn_of_play(referee)
    assert activation.activation_cost(referee.table, "one1") == 1
    activation.activate(referee)
    assert referee.table.sides["one"].pc == 0


def test_army_16_with_him_it_costs_nothing() -> None:
    table = army(
        Squad("one1", "one", (2000, 2000), CAPTAIN),
        turn={"step": "option"},
        one={"cards": ("one1",), "pc": 1, "general": "one1a"},
    )
    referee = referee_of(table)
    activation.turn_of_play(referee)
    activation.activate(referee)
    assert referee.table.sides["one"].pc == 1
    assert referee.table.turn.step == "announce"
