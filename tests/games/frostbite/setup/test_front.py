"""The front maps of Frostbite, as the ledger says (FB-MAP, FB-CAMP-07)."""

from __future__ import annotations

import pytest

from escarmouche.engine.errors import DataError
from escarmouche.games.frostbite.rules import LEDGER
from escarmouche.games.frostbite.setup.front import front_for, why_no_supply, why_not_march


def test_the_ledger_is_whole_and_in_both_languages() -> None:
    assert len(LEDGER.rules) == 78
    assert all(set(rule.text) == {"en", "fr"} for rule in LEDGER.rules.values())
    assert all(not rule.ruling or set(rule.ruling) == {"en", "fr"} for rule in LEDGER.rules.values())


def test_camp_07_two_to_four_players() -> None:
    assert [len(front_for(n).hqs) for n in (2, 3, 4)] == [2, 3, 4]
    for wrong in (1, 5):
        with pytest.raises(DataError, match=f"not by {wrong}"):
            front_for(wrong)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_map_01_every_route_joins_two_places_and_every_hq_reaches_every_sector(players: int) -> None:
    front = front_for(players)
    places = {*front.hqs, *front.sectors}
    assert all({a, b} <= places for a, b in front.routes)
    for hq in front.hqs:
        assert set(front.sectors) <= set(front.distances(hq))
        assert len(front.neighbours(hq)) == 2


@pytest.mark.parametrize(("players", "sectors"), [(2, 7), (3, 9), (4, 12)])
def test_map_02_seven_nine_and_twelve_sectors(players: int, sectors: int) -> None:
    assert len(front_for(players).sectors) == sectors


def far(players: int) -> dict[str, list[int]]:
    front = front_for(players)
    return {
        hq: sorted(n for place, n in front.distances(hq).items() if place in front.sectors)
        for hq in front.hqs
    }


def test_map_02_no_hq_is_favoured_over_the_one_it_faces() -> None:
    assert set(map(tuple, far(2).values())) == {(1, 1, 2, 2, 2, 3, 3)}
    assert set(map(tuple, far(3).values())) == {(1, 1, 2, 2, 3, 3, 3, 4, 4)}
    four = far(4)
    assert (four["N"], four["E"]) == (four["S"], four["W"])
    assert (sum(four["N"]), sum(four["E"])) == (35, 29)


def test_map_03_stay_or_one_route() -> None:
    front = front_for(4)
    places = [*front.hqs, *front.sectors]
    assert {there for there in places if not why_not_march(front, "N", "s03", there)} == {"s03", "s05", "s06"}
    refusal = why_not_march(front, "N", "s03", "s12")
    assert refusal
    assert (refusal.rule, refusal.reason) == ("FB-MAP-03", "no-route")


def test_map_01_nobody_enters_the_hq_of_another() -> None:
    front = front_for(4)
    refusal = why_not_march(front, "N", "s04", "E")
    assert refusal
    assert refusal.rule == "FB-MAP-01"
    assert why_not_march(front, "N", "s01", "N") is None


def test_map_04_a_line_of_own_sectors_without_enemies_supplies() -> None:
    front = front_for(4)
    assert why_no_supply(front, "N", "s06", {"s02"}, {}) is None
    cut = why_no_supply(front, "N", "s06", {"s02"}, {"s02": 1})
    assert cut
    assert (cut.rule, cut.reason) == ("FB-MAP-04", "cut-off")
    assert why_no_supply(front, "N", "s06", set(), {})
    assert why_no_supply(front, "N", "s06", {"s01"}, {}), "the controlled sector must lie between"
    assert why_no_supply(front, "N", "N", set(), {"s01": 1}) is None, "at the HQ the line always exists"
    assert why_no_supply(front, "N", "s01", set(), {"s01": 2}) is None, "its own sector need not be held"
