"""What a side may know, and guesses that fit it (TR-COMP-02, TR-COMP-03, TR-CMD-02)."""

from __future__ import annotations

from typing import Any

from escarmouche.games.trauma.client.view import UNKNOWN, guess, view
from escarmouche.games.trauma.table import RESERVE, SECTION, Table
from tests.games.trauma.tables import Squad, table_of


def seven(**sides: dict[str, Any]) -> Table:
    """Seven units of side two: four on the table, one in reserve, two bought this turn."""
    places = ["table"] * 4 + [RESERVE] * 3 + [SECTION] * 2
    squads = [
        Squad(
            f"two{n + 1}",
            "two",
            (1000 + 900 * n, 9000),
            count=2,
            place=place,
            markers=("take_cover",) * (n == 0),
        )
        for n, place in enumerate(places)
    ]
    own = [Squad(f"one{n}", "one", (1000, 1000 * n), count=2) for n in (1, 2)]
    values: dict[str, Any] = {
        "cards": ("two7", "two1", "two4", "two2", "two6", "two3"),
        "shown": ("two5",),
        "recruits": ("two6", "two7"),
        "pr": 3,
    }
    return table_of(
        *own,
        *squads,
        one={"cards": ("one2", "one1"), **sides.get("one", {})},
        two={**values, **sides.get("two", {})},
    )


def test_comp_02_a_face_down_card_has_no_face_for_the_other_side() -> None:
    table = seven()
    seen = view(table, "one")
    assert seen.sides["two"].cards == (UNKNOWN,) * 6
    assert seen.sides["two"].shown == ("two5",)
    assert seen.sides["one"].cards == ("one2", "one1")
    assert view(table, "two").sides["two"].cards == table.sides["two"].cards
    assert table.sides["two"].cards[0] == "two7"  # the table itself is as it was


def test_comp_02_a_spectator_sees_no_card_at_all() -> None:
    seen = view(seven(), "")
    assert seen.sides["one"].cards == (UNKNOWN,) * 2
    assert seen.sides["two"].cards == (UNKNOWN,) * 6


def test_comp_03_states_and_totals_are_open() -> None:
    seen = view(seven(), "one")
    assert "take_cover" in seen.units["two1"].markers
    assert seen.sides["two"].pr == 3
    assert seen.figures == seven().figures


def test_cmd_02_recruits_are_not_told_from_the_rest_of_the_section() -> None:
    seen = view(seven(), "one")
    assert seen.sides["two"].recruits == (UNKNOWN, UNKNOWN)
    assert {seen.units[u].place for u in ("two6", "two7", "two8", "two9")} == {SECTION}
    assert seen.units["two5"].place == RESERVE
    other = seven(two={"recruits": ("two6",), "cards": ("two1", "two6")})
    assert view(other, "one").units["two6"].place == SECTION


def test_cmd_06_a_general_who_was_bought_is_known() -> None:
    seen = view(seven(two={"general": "two7a"}), "one")
    assert seen.units["two7"].place == RESERVE
    assert seen.sides["two"].recruits == (UNKNOWN, "two7")


def test_a_view_of_a_view_is_the_same() -> None:
    for side in ("one", "two", ""):
        seen = view(seven(), side)
        assert view(seen, side) == seen
        assert view(seen, side).digest() == seen.digest()


def test_a_guess_fits_the_view_and_depends_on_the_seed_alone() -> None:
    table = seven()
    seen = view(table, "one")
    orders = set()
    for seed in ("1", "2", "3", "4"):
        whole = guess(seen, seed)
        assert whole == guess(seen, seed)
        assert view(whole, "one") == seen
        cards = whole.sides["two"].cards
        recruits = whole.sides["two"].recruits
        assert len(set(cards)) == 6
        assert set(recruits) < {"two6", "two7", "two8", "two9"}
        assert {"two1", "two2", "two3", "two4", *recruits} == set(cards)
        assert all(whole.units[unit].place == RESERVE for unit in recruits)
        orders.add(cards)
    assert len(orders) > 1
    assert guess(table, "1") == table


def test_a_guess_keeps_the_cards_of_the_dead() -> None:
    table = seven(two={"recruits": (), "cards": ("two1", "two2"), "shown": ("two4", "two5", "two6", "two7"),
                       "lost": ("two3", "two2")})  # fmt: skip
    table.change("two3", {"place": "gone", "figures": ()})
    table.change("two2", {"place": "gone", "figures": ()})
    cards = guess(view(table, "one"), "x").sides["two"].cards
    assert len(cards) == 2
    assert set(cards) <= {"two1", "two2", "two3"}
