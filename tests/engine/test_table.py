"""The table: copies share until they are written to, and data comes back as it went."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from escarmouche.engine.errors import RulesError
from escarmouche.engine.referee import Referee
from escarmouche.engine.table import Figure, Luck, Side, Thing, Unit, kept
from escarmouche.space.terrain import Piece, ground_of
from tests.engine.toy import toy, toy_table

RECORDS = toy(lambda referee: None).rules.records
CHANGES: list[tuple[str, dict[str, Any]]] = [
    ("red1.1", {"x": 5}),
    ("red1", {"markers": frozenset({"prone"})}),
    ("turn", {"round": 9}),
]


@pytest.mark.parametrize(("id", "values"), CHANGES)
def test_writing_to_a_copy_leaves_the_original(id: str, values: dict[str, Any]) -> None:
    table = toy_table()
    before = table.digest()
    copy = table.copy()
    copy.change(id, values)
    assert table.digest() == before
    assert copy.digest() != before


@pytest.mark.parametrize(("id", "values"), CHANGES)
def test_writing_to_the_original_leaves_a_copy(id: str, values: dict[str, Any]) -> None:
    table = toy_table()
    copy = table.copy()
    before = copy.digest()
    table.change(id, values)
    assert copy.digest() == before
    assert table.digest() != before


def test_a_second_write_goes_to_the_same_dict() -> None:
    copy = toy_table().copy()
    copy.change("red1.1", {"x": 1})
    figures = copy.figures
    copy.change("red1.2", {"x": 2})
    assert copy.figures is figures


def test_a_copy_of_a_changed_copy_is_apart_again() -> None:
    first = toy_table().copy()
    first.change("red1.1", {"x": 1})
    second = first.copy()
    first.change("red1.1", {"x": 2})
    second.change("red1.2", {"x": 3})
    assert (first.figures["red1.1"].x, first.figures["red1.2"].x) == (2, 0)
    assert (second.figures["red1.1"].x, second.figures["red1.2"].x) == (1, 3)


def test_a_copy_shares_what_nobody_wrote_to() -> None:
    table = toy_table()
    copy = table.copy()
    copy.change("red1.1", {"x": 1})
    assert copy.units is table.units
    assert copy.ground is table.ground


def test_put_adds_to_one_copy_only() -> None:
    table = toy_table()
    copy = table.copy()
    copy.put(Figure("red1.3", "red1"))
    copy.put(Unit("red2", "red"))
    copy.put(Side("green"))
    assert {"red1.3", "red2", "green"} & {*table.figures, *table.units, *table.sides} == set()
    assert "red1.3" in copy.figures
    assert "red2" in copy.units
    assert "green" in copy.sides


def test_a_piece_can_be_taken_from_the_ground() -> None:
    table = toy_table()
    wall = Piece("wall", "wall", ((0, 0), (10, 0), (10, 10)), 100)
    table.ground = ground_of(6000, 4000, (wall,))
    copy = table.copy()
    copy.change("ground", {"without": "wall"})
    assert copy.ground.pieces == ()
    assert table.ground.pieces == (wall,)


def test_an_unknown_id_is_an_error() -> None:
    with pytest.raises(RulesError, match="nothing on the table is called nobody"):
        toy_table().change("nobody", {"x": 1})


def test_data_comes_back_as_it_went() -> None:
    table = toy_table()
    table.change("red1", {"markers": frozenset({"prone", "alert"})})
    table.luck = Luck("1/act/red1", {"TY-ONE-01": 2})
    data = msgspec.json.decode(msgspec.json.encode(table.to_data()))
    again = RECORDS.read(data)
    assert again == table
    assert again.digest() == table.digest()
    assert again.units["red1"].markers == {"prone", "alert"}


def test_the_digest_sees_every_part() -> None:
    digests = {toy_table().digest()}
    for id, values in [*CHANGES, ("turn", {"over": "red"})]:
        table = toy_table()
        table.change(id, values)
        digests.add(table.digest())
    lucky = toy_table()
    lucky.luck = Luck("x", {})
    digests.add(lucky.digest())
    assert len(digests) == 6


def test_the_digest_does_not_depend_on_the_order_of_markers() -> None:
    one, two = toy_table(), toy_table()
    names = [f"marker{n}" for n in range(40)]
    one.change("red1", {"markers": frozenset(names)})
    two.change("red1", {"markers": frozenset(reversed(names))})
    assert one.digest() == two.digest()


def test_equal_tables_have_equal_keys() -> None:
    one, two = toy_table(), toy_table()
    assert hash(one.key()) == hash(two.key())
    assert one.key() == two.key()
    two.change("blue1.1", {"y": 1})
    assert one.key() != two.key()


def test_data_that_does_not_fit_is_an_error() -> None:
    data = toy_table().to_data()
    data["units"][0]["side"] = 3
    with pytest.raises(msgspec.ValidationError, match="side"):
        RECORDS.read(data)


def test_what_is_known_lasts_until_figures_or_units_change() -> None:
    asked = []

    @kept
    def size(table: Any, unit: str) -> int:
        asked.append(unit)
        return len(table.units[unit].figures)

    table = toy_table()
    assert size(table, "red1") == size(table.copy(), "red1")
    table.change("turn", {"round": 7})
    assert size(table, "red1")
    assert asked == ["red1"]
    copy = table.copy()
    copy.change("red1", {"figures": ()})
    assert size(copy, "red1") == 0
    assert size(table, "red1") > 0
    table.change("red1.1", {"x": 5})
    assert size(table, "red1") > 0
    table.forget()
    assert size(table, unit="red1") > 0
    assert asked == ["red1"] * 4


def test_things_are_changed_copied_read_back_and_removed_like_figures() -> None:
    table = toy_table()
    before, plain = table.digest(), table.to_data()
    assert "things" not in plain, "a table without things is told as it always was"
    table.put(Thing("smoke1", "smoke", 100, 200))
    other = table.copy()
    referee: Referee[Any] = Referee(other)
    referee.change("TY-ONE-01", "smoke1", x=300)
    assert (table.things["smoke1"].x, other.things["smoke1"].x) == (100, 300)
    assert table.key() != other.key()
    read = RECORDS.read(msgspec.json.decode(msgspec.json.encode(other.to_data())))
    assert read == other
    assert read.digest() == other.digest()
    referee.remove("TY-ONE-01", "smoke1")
    assert other.digest() == before
    assert [event.about for event in referee.events] == [
        {"id": "smoke1", "x": 300},
        {"id": "smoke1", "gone": True},
    ]
    with pytest.raises(RulesError, match="no thing on the table is called smoke1"):
        referee.remove("TY-ONE-01", "smoke1")


def test_whenever_a_thing_changes_there_is_another_dict_of_them() -> None:
    """Who has worked something out from them sees by that whether it still holds."""
    table = toy_table()
    seen = [table.things]
    table.put(Thing("smoke1", "smoke", 100, 200))
    seen.append(table.things)
    table.change("smoke1", {"x": 300})
    seen.append(table.things)
    table.remove("smoke1")
    seen.append(table.things)
    assert len({id(things) for things in seen}) == 4
    assert [things["smoke1"].x for things in seen[1:3]] == [100, 300]
    table.change("red1.1", {"x": 5})
    assert table.things is seen[3]


def test_answers_kept_with_a_table_do_not_outlive_its_things() -> None:
    table = toy_table()
    asked = []

    @kept
    def count_things(of: Any) -> int:
        asked.append(of)
        return len(of.things)

    assert (count_things(table), count_things(table)) == (0, 0)
    table.put(Thing("door", "door"))
    assert count_things(table) == 1
    assert len(asked) == 2
