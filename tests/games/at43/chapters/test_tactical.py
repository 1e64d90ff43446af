"""The tactical phase (area A4-TAC)."""

from __future__ import annotations

from fractions import Fraction as F
from typing import Any

import pytest

from escarmouche.engine.requests import Event
from escarmouche.games.at43.chapters import tactical
from escarmouche.games.at43.chapters.tactical import (
    assault_units,
    authority_test,
    bids,
    cards_of,
    highest_officers,
)
from escarmouche.games.at43.client.view import view
from escarmouche.games.at43.table import Table
from tests.games.at43.tables import Script, Squad, chances, referee_of, table_of


def test_tac_01_the_highest_grade_in_the_sequence_commands() -> None:
    field = Squad("one1", "one", (3000, 3000), ["lieutenant", "trooper"])
    reserve = Squad("one2", "one", (0, 0), ["captain", "trooper"], place="reserve")
    section = Squad("one2", "one", (0, 0), ["captain", "trooper"], place="section")
    assert highest_officers(table_of(field, reserve), "one") == ("one2a",)
    assert highest_officers(table_of(field, section), "one") == ("one1a",)


def test_tac_02_without_an_officer_there_is_no_commander() -> None:
    squads = [Squad(f"one{n}", "one", (1000 * n, 3000), count=1) for n in range(1, 5)]
    table = table_of(*squads, one={"pc": 0})
    referee = referee_of(table)
    tactical.commanders(referee)
    tactical.command_points(referee)
    assert referee.table.sides["one"].commander == ""
    assert referee.table.sides["one"].pc == 4
    assert bids(referee.table, "one") == (0, 1)


def test_tac_02_who_does_not_know_the_commander_supposes_one_of_the_highest_officers() -> None:
    squads = (
        Squad("one1", "one", (3000, 3000), ["lieutenant"]),
        Squad("one2", "one", (6000, 3000), ["captain"]),
    )
    named = table_of(*squads, one={"commander": "one1a"})
    assert tactical.known_commander(named, "one") == "one1a"
    hidden = table_of(*squads, one={"commander": "?"})
    assert tactical.known_commander(hidden, "one") == "one2a"
    assert tactical.commander_values(hidden, "one") == (4, 4)


def test_tac_02_among_equals_the_player_picks() -> None:
    table = table_of(*(Squad(f"one{n}", "one", (2000 * n, 3000), ["lieutenant"]) for n in (1, 2)))
    referee = referee_of(table, one=Script(commander=["one2a"]))
    tactical.commanders(referee)
    assert referee.table.sides["one"].commander == "one2a"
    assert [e.only for e in referee.events if e.rule == "A4-TAC-01"] == ["one"]


def pool(**options: bool) -> int:
    """The PC of a side with a commander, four units of the start and one bought since."""
    squads = [Squad(f"one{n}", "one", (1500 * n, 3000), count=1) for n in range(1, 4)]
    lead = Squad("one4", "one", (9000, 3000), ["lieutenant"])
    late = Squad("one5", "one", (0, 0), count=1, place="reserve", group="reinforcement")
    table = table_of(*squads, lead, late, one={"commander": "one4a", "pc": 3}, options=dict(options))
    referee = referee_of(table)
    tactical.command_points(referee)
    return int(referee.table.sides["one"].pc)


def test_tac_04_who_yields_a_pc() -> None:
    assert pool() == 4 + 5
    assert pool(strict_assault=True) == 4 + 4


def test_tac_03_disorganised_units_yield_none() -> None:
    squads = [Squad(f"one{n}", "one", (1500 * n, 3000), count=1) for n in range(1, 6)]
    shaken = Squad("one6", "one", (10500, 3000), ["lieutenant"], markers=("disorganised",))
    table = table_of(*squads, shaken, one={"commander": "one6a"})
    assert len(assault_units(table, "one")) == 5
    referee = referee_of(table)
    tactical.command_points(referee)
    assert referee.table.sides["one"].pc == 9


def test_tac_05_what_is_left_is_lost() -> None:
    table = table_of(Squad("one1", "one", (3000, 3000)), one={"pc": 3})
    referee = referee_of(table)
    tactical.command_points(referee)
    assert referee.table.sides["one"].pc == 1


def line_table() -> Table:
    there = [Squad(f"one{n}", "one", (1500 * n, 3000), count=1) for n in range(1, 6)]
    waiting = [Squad(f"one{n}", "one", (0, 0), count=1, place="reserve") for n in (6, 7)]
    gone = Squad("one8", "one", (0, 0), count=1, place="section")
    return table_of(*there, *waiting, gone, Squad("two1", "two", (9000, 8000)))


def test_tac_06_one_card_for_each_unit() -> None:
    table = line_table()
    assert len(cards_of(table, "one")) == 7
    script = Script(sequence=[("one7", "one6", "one5", "one4", "one3", "one2", "one1")])
    referee = referee_of(table, one=script)
    tactical.sequence(referee)
    assert referee.table.sides["one"].cards[0] == "one7"
    assert script.asked[0].refuses(("one1", "one2")) is not None


def test_tac_07_faces_are_hidden_but_their_number_is_not() -> None:
    referee = referee_of(line_table())
    tactical.sequence(referee)
    assert view(referee.table, "two").sides["one"].cards == ("?",) * 7
    assert view(referee.table, "one").sides["one"].cards != ("?",) * 7


@pytest.mark.parametrize(
    ("lead", "chance"),
    [(0, F(1, 2)), (1, F(21, 31)), (2, F(13, 16)), (3, F(10, 11)), (4, F(33, 34)), (5, F(1))],
)
def test_tac_08_chances_by_lead(lead: int, chance: F) -> None:
    table = table_of()

    def once(referee: object) -> str:
        one = tactical.throw_authority(referee, "A4-TAC-08", "one", lead)  # type: ignore[arg-type]
        two = tactical.throw_authority(referee, "A4-TAC-08", "two", 0)  # type: ignore[arg-type]
        return "one" if one > two else "two" if two > one else ""

    told = chances(once, table, of=lambda who, _: who)
    assert told.get("one", F(0)) / (1 - told.get("", F(0))) == chance


def test_tac_09_the_bid_is_at_most_grade_plus_one_and_what_there_is() -> None:
    squad = Squad("one1", "one", (3000, 3000), ["lieutenant"])
    assert bids(table_of(squad, one={"commander": "one1a", "pc": 9}), "one") == (0, 1, 2, 3, 4)
    assert bids(table_of(squad, one={"commander": "one1a", "pc": 2}), "one") == (0, 1, 2)


def bid_table(**options: bool) -> Table:
    squads = (
        Squad("one1", "one", (3000, 3000), ["lieutenant"]),
        Squad("two1", "two", (9000, 8000), ["captain"]),
    )
    return table_of(
        *squads,
        one={"commander": "one1a", "pc": 9},
        two={"commander": "two1a", "pc": 9},
        options=dict(options),
    )


def test_tac_09_bids_are_spent_won_or_lost() -> None:
    referee = referee_of(bid_table(), (1,), (6,), one=Script(bid=[4]), two=Script(bid=[1]))
    tactical.authority(referee)
    assert referee.table.sides["one"].pc == 5
    assert referee.table.sides["two"].pc == 8


def test_tac_10_bids_are_secret_and_together_or_open_by_option() -> None:
    assert [e.what for e in _bidding()][:2] == ["ask", "ask"]
    referee = referee_of(bid_table(open_bids=True), (1,), (6,))
    tactical.authority(referee)
    asked = [e.about["side"] for e in referee.events if e.about.get("question") == "bid"]
    assert asked == ["one", "two"]  # the lower Authority first
    assert [i.kind for i in referee.inputs][:2] == ["one", "one"]
    referee = referee_of(bid_table(), (1,), (6,))
    tactical.authority(referee)
    assert referee.inputs[0].kind == "each"


def _bidding() -> list[Event]:
    referee = referee_of(bid_table(), (1,), (6,))
    tactical.authority(referee)
    return list(referee.events)


def test_tac_11_ties_are_thrown_again_with_the_same_sums() -> None:
    referee = referee_of(table_of(), (3,), (3,), (2,), (5,))
    assert authority_test(referee, {"one": 1, "two": 1}) == ("one", "two")


def test_tac_12_the_winner_names_who_starts_and_the_loser_is_remembered() -> None:
    referee = referee_of(bid_table(), (1,), (6,), two=Script(first_player=["one"]))
    tactical.authority(referee)
    turn = referee.table.turn
    assert turn.active == "one"
    assert turn.ranking == ("one", "two")
    assert turn.order == ("one", "two")


def test_tac_13_three_players_clockwise_and_ranked() -> None:
    sides = ("one", "two", "three")
    squads = [Squad(f"{s}1", s, (2000 * n, 3000), ["lieutenant"]) for n, s in enumerate(sides, 1)]
    values: Any = {s: {"commander": f"{s}1a", "pc": 0} for s in sides}
    table = table_of(*squads, sides=sides, **values)
    referee = referee_of(table, (6,), (3,), (1,), one=Script(first_player=["two"]))
    tactical.authority(referee)
    turn = referee.table.turn
    assert turn.order == ("two", "three", "one")
    assert turn.ranking == ("three", "two", "one")
