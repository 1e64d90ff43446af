"""What is drawn."""

from __future__ import annotations

from escarmouche.games.at43.client.scene import scene, structure_line
from tests.games.at43.tables import Squad, marker, piece, scenery, table_of


def test_structure_by_part_on_the_card() -> None:
    table = table_of(Squad("one1", "one", (3000, 3000), "walker", 1, entry="walkers"))
    table.change("one1a", {"hurt": (1, 2, 0, 0)})
    assert structure_line(table, "one1a") == "1/2 · 1/3 · 1/1 · 1/1"
    card = scene(table, "one").units[0]
    assert "1/2 · 1/3 · 1/1 · 1/1" in [value for _, value in card.lines]


def test_places_and_the_state_of_scenery() -> None:
    box = piece("box", "container", 3000, 3500, 4200, 4100)
    table = table_of(
        pieces=(box,), things=(scenery(box, open=True), marker("goal", (6000, 4500), side="two"))
    )
    zones = {zone.id: zone for zone in scene(table, "one").zones}
    assert zones["zone-box"].name["en"] == "Container, open (3)"
    assert (zones["goal"].owner, zones["goal"].goal) == ("two", True)


def test_the_enemys_cards_are_a_number_only() -> None:
    squad = Squad("two1", "two", (3000, 3000))
    told = scene(table_of(squad, two={"cards": ("two1",)}), "one")
    assert [s.value for s in told.scores if s.side == "two"][-1] == "1"
    assert "two1" not in str(told.scores)
