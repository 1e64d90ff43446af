"""What a side may know (A4-TAC-02, A4-TAC-07)."""

from __future__ import annotations

from escarmouche.games.at43.client.view import guess, view
from tests.games.at43.tables import Squad, table_of


def test_tac_07_a_guess_fills_the_unknown_cards_with_units_not_yet_activated() -> None:
    squads = [Squad(f"two{n}", "two", (1500 * n, 6000), count=1) for n in range(1, 5)]
    table = table_of(*squads, two={"cards": ("two3", "two4", "two2")}, turn={"done": ("two1",)})
    seen = view(table, "one")
    assert seen.sides["two"].cards == ("?", "?", "?")
    assert sorted(guess(seen, "a").sides["two"].cards) == ["two2", "two3", "two4"]
    assert view(table, "two").sides["two"].cards == ("two3", "two4", "two2")


def test_tac_02_the_choice_among_equals_is_hidden_until_authority() -> None:
    squads = [Squad(f"two{n}", "two", (3000 * n, 6000), ["lieutenant"]) for n in (1, 2)]
    for step, commander in (("sequence", "?"), ("option", "two2a")):
        table = table_of(*squads, two={"commander": "two2a"}, turn={"step": step})
        assert view(table, "one").sides["two"].commander == commander
    hidden = view(table_of(*squads, two={"commander": "two2a"}, turn={"step": "sequence"}), "one")
    assert guess(hidden, "b").sides["two"].commander in ("two1a", "two2a")
