"""What is open and what is hidden (SM-COMP-05)."""

from __future__ import annotations

from escarmouche.games.star_mogul.client import scene, view
from tests.games.star_mogul.tables import Car, Men, table_of


def test_comp_05_the_battle_is_open_but_for_standing_answers() -> None:
    table = table_of(
        Men("one1", "one", (20, 20)),
        Men("two1", "two", (30, 30)),
        sides={"two": {"standing": {"return-fire": "above-50:1"}}},
    )
    seen = view.view(table, "one")
    assert seen.sides["two"].standing == {}
    assert seen.sides["two"].loyalty == 11
    assert seen.figures == table.figures
    assert view.view(table, "two").sides["two"].standing


def test_the_scene_measures_in_pas_and_shows_both_purses_and_the_vehicle_card() -> None:
    table = table_of(Men("one1", "one", (20, 20)), Car("one2", "one", (10, 30)), Men("two1", "two", (30, 30)))
    shown = scene.scene(table, "one")
    assert (shown.measure.name, shown.measure.hundredths) == ("pas", 254)
    scores = {(s.side, s.what["en"]): s.value for s in shown.scores}
    assert scores["one", "Strategy points of the turn"] == "7"
    assert scores["one", "Left in the phase"] == "4"
    card = next(u for u in shown.units if u.id == "one2")
    lines = {words["en"]: text for words, text in card.lines}
    parts = [(part.name["en"], part.left, part.full) for part in card.parts]
    assert parts[:4] == [("Front", 8, 8), ("Left side", 7, 7), ("Right side", 7, 7), ("Rear", 6, 6)]
    assert parts[4] == ("Superstructure", 12, 12)
    assert (lines["At the wheel"], lines["At the guns"]) == ("1/1", "1/1")
    assert "Machine gun (front 180°)" in lines
