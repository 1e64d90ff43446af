"""What is drawn."""

from __future__ import annotations

from typing import Any

from escarmouche.engine.requests import Ask
from escarmouche.engine.ruleset import Priced
from escarmouche.games.at43.client.prices import prices
from escarmouche.games.at43.client.scene import role_of, scene, shape
from escarmouche.games.at43.table import RESERVE, Strike, Worth
from tests.games.at43.tables import Squad, marker, piece, scenery, table_of


def test_structure_by_part_on_the_card() -> None:
    table = table_of(Squad("one1", "one", (3000, 3000), "walker", 1, entry="walkers"))
    table.change("one1a", {"hurt": (2, 2, 0, 0)})
    parts = scene(table, "one").units[0].parts
    assert [(part.left, part.full) for part in parts] == [(0, 2), (1, 3), (1, 1), (1, 1)]
    assert [part.name["en"] for part in parts] == ["Propulsion", "Frame", "cannon", "stomp"]
    assert parts[0].note["en"] == "immobilised"
    assert {part.figure for part in parts} == {"one1a"}
    table.change("one1", {"place": RESERVE})
    assert {part.figure for part in scene(table, "one").units[0].parts} == {""}  # it has no name on the table


def test_places_tell_what_they_yield_and_scenery_its_state() -> None:
    box = piece("box", "container", 3000, 3500, 4200, 4100)
    table = table_of(
        Squad("two1", "two", (6000, 4800), count=3),
        pieces=(box,),
        things=(scenery(box, open=True), marker("goal", (6000, 4500), side="two")),
        setting={"places": {"goal": Worth(control_pv=4, control_pr=150, capture_pv=2)}},
        two={"captures": ("goal",)},
    )
    drawn = scene(table, "one")
    container = drawn.pieces[0]
    assert [(part.left, part.full) for part in container.parts] == [(3, 3)]
    assert [(what["en"], value) for what, value in container.lines] == [("Protection", "8"), ("open", "")]
    zones = {zone.id: zone for zone in drawn.zones}
    assert set(zones) == {"goal"}
    assert (zones["goal"].owner, zones["goal"].goal) == ("two", True)
    assert [(what["en"], value) for what, value in zones["goal"].lines] == [
        ("Control, each turn (VP · RP)", "4 · 150"),
        ("Capture, once (VP)", "2"),
        ("Captured (Player two)", ""),
        ("Figures near (Player two)", "3"),
    ]


def test_cards_lie_in_a_line_and_the_others_show_their_backs() -> None:
    squads = (
        Squad("one1", "one", (3000, 3000)),
        Squad("one2", "one", (6000, 3000)),
        Squad("two1", "two", (3000, 7000)),
    )
    values: Any = {"one": {"cards": ("one1",), "shown": ("squad",)}, "two": {"cards": ("two1",)}}
    table = table_of(*squads, **values)
    cards = scene(table, "one").cards
    assert [(card.side, card.done, card.down) for card in cards] == [
        ("one", True, False),
        ("one", False, False),
        ("two", False, True),
    ]
    assert cards[1].units == ("one1", "one2"), "units of one type share a card"
    assert not cards[2].units
    assert not cards[2].name


def test_options_have_their_prices() -> None:
    table = table_of(Squad("one1", "one", (3000, 3000), place="section", cost=210))
    ask = Ask("A4-CTRL-10", "one", "recruit", ("one1",), kind="several")
    assert prices(ask, table) == Priced("pr", {"one1": 210})
    assert prices(Ask("A4-ACT-15", "one", "rally", ("-", "rally")), table) == Priced("pc", {"rally": 2})
    assert prices(Ask("A4-TAC-10", "one", "bid", (0, 1, 2)), table) == Priced("pc", {0: 0, 1: 1, 2: 2})
    assert prices(Ask("A4-ORD-01", "one", "order", ("-", "alerte")), table) == Priced("pc", {"alerte": 1})
    assert prices(Ask("A4-SHOOT-07", "one", "salvo", ("-", "rifle", "split")), table) == Priced(
        "pc", {"split": 1}
    )
    assert prices(Ask("A4-SHOOT-07", "one", "salvo", ("-", "rifle")), table) is None
    assert prices(Ask("A4-MOV-12", "one", "move", ()), table) is None
    blast = Strike("one.blast", {"en": "blast", "fr": "blast"}, 2, 4, 2, 200, 7, 1, 3)
    calling = table_of(Squad("one1", "one", (3000, 3000)), setting={"strikes": {"one": (blast,)}})
    order = Ask("A4-ORD-01", "one", "order", ("-", "genou", "strike:one.blast"))
    assert prices(order, calling) == Priced("pc", {"genou": 1, "strike:one.blast": 3})


def test_the_enemys_cards_are_a_number_only() -> None:
    squad = Squad("two1", "two", (3000, 3000))
    told = scene(table_of(squad, two={"cards": ("two1",)}), "one")
    assert [s.value for s in told.scores if s.side == "two"][-1] == "1"
    assert "two1" not in str(told.scores)


def test_gen_04_a_vehicle_is_one_whoever_drives_it() -> None:
    table = table_of(
        Squad("one1", "one", (3000, 3000), ["ace"], entry="walkers"),
        Squad("one2", "one", (6000, 3000), ["hero"]),
    )
    assert (role_of(table, "one1a"), role_of(table, "one2a")) == ("vehicle", "hero")


def test_gen_08_large_fighters_and_crews_are_drawn_as_heavy_ones() -> None:
    for profile, family, drawn in (
        ("trooper", "squad", "infantry"), ("suit", "elite", "heavy"), ("crew", "support", "heavy"),
    ):  # fmt: skip
        table = table_of(Squad("one1", "one", (3000, 3000), profile, 1, entry=family))
        assert shape(table, "one1", table.setting.profiles[profile]) == drawn
