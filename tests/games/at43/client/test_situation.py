"""Situation files of AT-43: units by book, lengths in centimetres, and back without loss."""

from __future__ import annotations

import msgspec
import pytest

from escarmouche.engine import situation
from escarmouche.engine.errors import DataError
from escarmouche.engine.match import Match
from escarmouche.games import ruleset
from escarmouche.games.at43.table import Strike, Table

DUEL = """
game: at43
table: [60, 60]
terrain:
- {kind: container, at: [14, 30], turn: 90, destructible: true, open: true}
- {kind: low_wall, from: [24, 21], to: [34, 21]}
things:
- {id: prize, kind: objective, at: [30, 30], radius: 1.5}
places: {prize: {control_pv: 4}}
weapons:
  flamer: {kind: projection, accuracy: 0, rate: 1, penetration: 6, area: 3.5, reach: 15}
profiles:
  burner: {movement: 12.5, combat: 4, protection: 5, morale: 7, weapons: [flamer]}
entries:
  burners: {rank: 2}
units:
- {side: one, book: northguard, unit: riflemen, officer: 3, special: {missile_launcher: 1},
   formation: {at: [28, 15]}}
- {side: one, book: northguard, unit: boar, hero: rask, figures: [[43, 13]]}
- {side: two, entry: burners, formation: {at: [32, 45], profile: burner, count: 4}}
- {side: two, book: array, unit: leaper}
"""


def read(text: str) -> Table:
    table: Table = situation.parse(text, "duel.yaml", ruleset).table
    return table


def test_units_come_from_books_and_lengths_are_centimetres() -> None:
    table = read(DUEL)
    riflemen = table.units["one1"]
    assert riflemen.entry == "northguard.riflemen"
    roles = [table.setting.profiles[table.figures[f].profile].role for f in riflemen.figures]
    assert roles[0] == "officer"
    assert "special" in roles
    assert riflemen.cost > 0
    assert table.units["two1"].cost == 0
    walker = table.figures["one2a"]
    assert (walker.x, walker.y) == (4300, 1300)
    assert table.setting.profiles[walker.profile].crew, "the hero drives it"
    assert table.setting.weapons["flamer"].area == 350
    assert table.setting.weapons["flamer"].reach == 1500
    assert table.setting.profiles["burner"].movement == 1250
    assert table.units["two2"].place == "reserve"
    assert table.setting.routines == ("two",), "the Array's officers are overseers"
    container = table.things["container1"]
    assert container.open
    assert container.parts == (("whole", 3),)
    assert table.things["prize"].radius == 150
    assert table.sides["one"].commander == "one1a"


def test_what_is_written_is_read_back_equal() -> None:
    rules = ruleset("at43")
    table = read(DUEL)
    again = read(situation.text_of(rules, table))
    assert again == table
    assert "2.5" in situation.text_of(rules, table), "in centimetres"
    assert Match(rules, again, seed=1).pending


def test_abil_16_and_tac_01_strikes_cards_and_commanders_are_read() -> None:
    rules = ruleset("at43")
    strike = {"one": (Strike("one.blast", {"en": "blast", "fr": "blast"}, 2, 4, 2, 250, 7, 1, 3),)}
    table = read(DUEL)
    table.setting = msgspec.structs.replace(table.setting, strikes=strike)
    assert read(situation.text_of(rules, table)).setting.strikes == strike
    assert table.sides["one"].cards == ("one1", "one2")
    assert (table.turn.order, table.turn.ranking) == (("one", "two"), ("one", "two"))
    told = read(DUEL + "turn: {ranking: [two, one]}\n")
    assert (told.turn.order, told.turn.ranking) == (("one", "two"), ("two", "one"))


def test_who_belonged_to_a_unit_at_the_start_is_read_back() -> None:
    rules = ruleset("at43")
    table = read(DUEL)
    table.change("two1", {"roster": ("two1a", "two1c")})
    assert read(situation.text_of(rules, table)).units["two1"].roster == ("two1a", "two1c")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("unit: boar", "unit: bear_cub", "northguard has no unit bear_cub"),
        ("entry: burners", "entry: burnt", "no entry burnt"),
        ("profile: burner", "profile: burnt", "no profile burnt"),
        ("kind: low_wall", "kind: high_wall", "high_wall"),
        ("weapons: [flamer]", "weapons: [hose]", "no weapon hose"),
        ("at: [28, 15]", "at: [0.5, 0.5]", "one1"),
        ("figures: [[43, 13]]", "figures: [[43, 13], [50, 13]]", "2 places for 1"),
    ],
)
def test_a_mistake_is_told_with_file_line_and_key(old: str, new: str, said: str) -> None:
    with pytest.raises(DataError) as told:
        read(DUEL.replace(old, new))
    assert said in str(told.value)
    assert "duel.yaml:" in str(told.value)
