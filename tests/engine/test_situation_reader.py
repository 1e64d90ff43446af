"""The reader all games share, by files of the games."""

from __future__ import annotations

import pytest

from escarmouche.engine import situation
from escarmouche.engine.errors import DataError
from escarmouche.games import ruleset

GROUPS = """\
game: combat_zone
groups:
  - {side: one, book: corp, figures: [{troop: sergeant, at: [60, 10]}, {troop: rifleman, at: [64, 10]}]}
  - {side: two, book: gang, figures: [{troop: boss, at: [60, 110]}]}
"""
TAKEN = "side: two, id: one1, book"


def test_figures_stand_in_the_order_the_file_says() -> None:
    table = situation.parse(f"{GROUPS}figure_order: [two1a, one1b, one1a]\n", "x.yaml", ruleset).table
    assert list(table.figures) == ["two1a", "one1b", "one1a"]
    text = situation.text_of(ruleset("combat_zone"), table)
    assert "figure_order: [two1a, one1b, one1a]\n" in text
    assert situation.parse(text, "again.yaml", ruleset).table == table


@pytest.mark.parametrize(
    ("old", "new", "said", "dit"),
    [
        ("game: combat_zone", "game: combat_zone\nfigure_order: [one1a]",
         "x.yaml:2 (figure_order): name every figure of the units once",
         "x.yaml:2 (figure_order) : nommez chaque figurine des unités une fois"),
        ("side: two, book", TAKEN, "x.yaml:4 (groups.1.id): one1 is already the name of something else",
         "x.yaml:4 (groups.1.id) : one1 est déjà le nom d'autre chose"),
        ("troop: boss", "troop: boss, id: one1a",
         "x.yaml:4 (groups.1.figures): another figure is already called one1a",
         "x.yaml:4 (groups.1.figures) : une autre figurine s'appelle déjà one1a"),
        ("side: two", "side: red", "x.yaml:4 (groups.1.side): the sides are one and two",
         "x.yaml:4 (groups.1.side) : les camps sont one et two"),
        ("game: combat_zone", "game: combat_zone\nsides: {one: {hat: 1}}",
         "x.yaml:2 (sides.one.hat): there is no such key; there are: edge, role",
         "x.yaml:2 (sides.one.hat) : cette clé n'existe pas ; il y a : edge, role"),
        ("game: combat_zone", "game: combat_zone\nturn: {unit: nobody}",
         "x.yaml:2 (turn.unit): there is no group nobody",
         "x.yaml:2 (turn.unit) : il n'y a pas de groupe nobody"),
        ("game: combat_zone", "game: combat_zone\ntable: [0, 120]",
         "x.yaml:2 (table): a table has a width and a depth",
         "x.yaml:2 (table) : une table a une largeur et une profondeur"),
        ("at: [60, 110]", "at: [60, 130]",
         "x.yaml:4 (groups.1.figures.0.at): two1a does not stand on the table",
         "x.yaml:4 (groups.1.figures.0.at) : two1a n'est pas sur la table"),
    ],
)  # fmt: skip
def test_a_mistake_has_its_place_in_both_languages(old: str, new: str, said: str, dit: str) -> None:
    assert old in GROUPS
    with pytest.raises(DataError) as error:
        situation.parse(GROUPS.replace(old, new, 1), "x.yaml", ruleset)
    assert str(error.value).startswith(said)
    assert error.value.said("fr").startswith(dit)
