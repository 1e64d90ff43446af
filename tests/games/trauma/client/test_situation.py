"""Situation files: read with friendly defaults, written and read back without loss."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
import yaml

from escarmouche.engine.errors import DataError
from escarmouche.engine.table import Luck
from escarmouche.engine.yamlfile import parse
from escarmouche.games.trauma.armies import armybook
from escarmouche.games.trauma.chapters.measuring import out_of_formation
from escarmouche.games.trauma.client.situation import read_situation, write_situation
from escarmouche.games.trauma.client.view import view
from escarmouche.games.trauma.table import RECORDS, Point, Table, Zone
from tests.games.trauma.tables import Squad, table_of, wall

SMALL = """\
game: trauma
table: [90, 120]
weapons:
  rifle: {accuracy: 4, rate: 1, force: 2}
  knife: {accuracy: "-", rate: 1, force: 1}
profiles:
  marine: {movement: 12, morale: 2, armour: 2, weapons: [rifle, knife]}
  sergeant: {movement: 12, morale: 2, armour: 2, weapons: [rifle, knife], command: 2, grade: 1, role: officer}
entries:
  squad: {kind: infantry, rank: regular, name: {en: Squad, fr: Escouade}}
terrain:
  - {kind: low_wall, at: [45, 60], turn: 90}
  - {id: house, kind: building, points: [[10, 10], [20, 10], [20, 20], [10, 20]]}
units:
  - side: one
    entry: squad
    formation: {at: [45, 30], count: 6, profile: marine}
  - side: two
    entry: squad
    figures:
      - {profile: sergeant, at: [45.25, 40.5], facing: 180}
      - {profile: marine, at: [48.25, 40.5], down: true}
  - {side: two, entry: squad, figures: [{profile: marine}]}
"""


def read(text: str) -> Table:
    document = parse(text, "situation.yaml")
    return read_situation(document.data, document.at)


def again(table: Table) -> Table:
    """Written, dumped, parsed and read."""
    text = yaml.safe_dump(msgspec.to_builtins(write_situation(table)), sort_keys=False, allow_unicode=True)
    return read(text)


def test_what_is_left_out_is_worked_out() -> None:
    table = read(SMALL)
    assert list(table.units) == ["one1", "two1", "two2"]
    first = table.units["one1"]
    assert first.leader == "one1a"
    assert len(first.figures) == 6
    assert (table.figures["one1a"].x, table.figures["one1a"].y) == (4500, 3000)
    assert out_of_formation(table, "one1") == ()
    assert table.figures["two1a"].x == 4525
    assert table.figures["two1b"].down
    assert table.units["two2"].place == "reserve"
    assert (table.turn.round, table.turn.phase, table.turn.step, table.turn.active) == (
        1,
        "activation",
        "option",
        "one",
    )
    assert table.sides["two"].general == "two1a"
    assert table.sides["two"].cards == ("two1", "two2")
    assert table.sides["two"].pc == 4  # Command 2 and two cards
    assert table.sides["one"].colour == "blue"


def test_pieces_take_height_and_traits_from_their_kind() -> None:
    table = read(SMALL)
    low = table.ground.piece("low_wall1")
    assert low.height == 150
    assert {"opaque", "demolishable"} <= low.traits
    assert table.ground.piece("house").height == 800


def test_engaged_is_read_from_the_places() -> None:
    table = read(SMALL.replace("[45.25, 40.5]", "[45, 24]").replace("[48.25, 40.5]", "[48, 24]"))
    assert "engaged" in table.units["two1"].markers
    assert "engaged" in table.units["one1"].markers
    assert not read(SMALL).units["one1"].markers


def test_a_formation_keeps_clear_of_pieces_figures_and_edges() -> None:
    text = SMALL.replace("at: [45, 30], count: 6", "at: [21.4, 15], count: 8")
    table = read(text)
    house = table.ground.piece("house").polygon
    assert all(not house.contains((f.x, f.y)) for f in table.figures.values())
    assert out_of_formation(table, "one1") == ()


def rich() -> Table:
    """A table with something in every field."""
    tank = Squad("two1", "two", (4017, 8003), "tank", 1, entry="wheeled", facing=271)
    tank.figures[0] = msgspec.structs.replace(tank.figures[0], ticked=2, broken=(1,), immobile=True)
    men = Squad("one1", "one", (4000, 2000), ["sergeant", "marine", "gunner"], markers=("alert",), cost=5,
                alert_left=("rifle#1",))  # fmt: skip
    men.figures[1] = msgspec.structs.replace(men.figures[1], down=True, moved=True, fixed=True)
    dead = Squad("one4", "one", (7000, 7000), count=2)
    dead.unit = msgspec.structs.replace(dead.unit, figures=(), place="gone", leader="")
    healed = Squad("one5", "one", (7000, 5000), count=3, z=450)
    healed.unit = msgspec.structs.replace(
        healed.unit, figures=("one5c", "one5a"), leader="one5c", extended=True
    )
    table = table_of(
        men, tank, dead, Squad("one2", "one", (0, 0), count=2, place="section"), healed,
        pieces=(
            wall("w1", 3000, 6000, 3501, 6100, 450, "infantry:climb"), wall("odd", 1, 1, 50, 60, kind="thing")
        ),
        turn={
            "round": 2, "step": "salvo", "unit": "one1", "flags": frozenset({"fired", "movement1"}),
            "salvos": ("rifle#1",), "todo": ("movement",), "arcs": (("two1a", "one1", 1),),
            "tested": ("two1",),
            "touching": (("one1", "two1"),), "quarters": (("a1", "ruins"),), "picks": 3, "after": ("alert",),
            "zones": (
                Zone("z1", "access", (3000, 0), (6000, 0), "one"), Zone("z2", "neutral", (0, 4050), (0, 8000))
            ),
        },
        points=(Point("p1", "alpha", piece="w1", side="two"), Point("p2", "access", zone="z2")),
        one={"pv": 7, "general": "one1a", "cards": ("one1",), "recruits": ("one2",),
             "lost": ("one4",), "option": "pass"},
        two={"pc": 0, "cards": (), "shown": ("two1",), "role": "attacker",
             "standing": (("alert-fire", "above-50:2"),)},
    )  # fmt: skip
    table.setting = msgspec.structs.replace(
        table.setting, points={"one": 30, "two": 40}, turns=0, options={"objects": {"w1": {"effect": "note"}}}
    )
    table.luck = Luck("2/activation/t", {"TR-SHOOT-26": 2})
    return table


def test_written_and_read_back_nothing_is_lost() -> None:
    table = rich()
    back = again(table)
    assert back.to_data() == table.to_data()
    assert back.digest() == table.digest()
    assert RECORDS.read(msgspec.json.decode(msgspec.json.encode(back.to_data()))).digest() == table.digest()
    small = read(SMALL)
    assert again(small).digest() == small.digest()


def test_figures_in_another_order_are_kept_so() -> None:
    table = rich()
    table.figures = dict(reversed(table.figures.items()))
    assert again(table).digest() == table.digest()


def test_a_view_can_be_written_too() -> None:
    seen = view(rich(), "two")
    assert again(seen).digest() == seen.digest()


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("force: 2}", "force: two}", "situation.yaml:4 (weapons.rifle.force)"),
        (
            "morale: 2, armour: 2, weapons: [rifle, knife]}",
            "morale: 2, armour: 2, weapons: [bow]}",
            "situation.yaml:7",
        ),
        ("kind: infantry, rank", "kind: infantry, skills: [flying], rank", "TR-ARMY-21"),
        (
            "  - side: one\n    entry: squad",
            "  - side: one\n    entry: horde",
            "situation.yaml:16 (units.0.entry)",
        ),
        ("count: 6, profile: marine", "count: 6, profile: pirate", "situation.yaml:17"),
        ("[45.25, 40.5]", "[95, 40]", "two1a is not wholly on the table"),
        ("kind: low_wall", "kind: moat", "situation.yaml:12 (terrain.0)"),
        ("at: [45, 60], turn: 90", "turn: 90", "a piece needs"),
        ("down: true", "lying: true", "lying"),
        (
            "game: trauma",
            "game: trauma\nturn: {step: option, weather: rain}",
            "situation.yaml:2 (turn.weather)",
        ),
        ("game: trauma", "game: trauma\nsides: {three: {pc: 1}}", "situation.yaml:2 (sides.three)"),
        ("game: trauma", "game: trauma\nsides: {one: {cards: [nobody]}}", "there is no unit nobody"),
        ("game: trauma", "game: trauma\nturn: {round: first}", "situation.yaml:2 (turn.round)"),
        ("  - side: two\n", "  - side: two\n    id: one1\n", "already the name"),
        ("- {profile: sergeant,", "- {profile: sergeant, id: one1a,", "already called one1a"),
        *(
            ("game: trauma", f"game: trauma\npoints: [{named}]", f"situation.yaml:2 (points.{n}): {message}")
            for named, n, message in (
                ("{id: one, kind: alpha}", 0, "another thing is already called one"),
                ("{id: two1, kind: alpha}", 0, "another thing is already called two1"),
                ("{id: p, kind: alpha}, {id: p, kind: drop}", 1, "another thing is already called p"),
                ("{id: p, kind: alpha, piece: nowhere}", 0, "there is no nowhere"),
            )
        ),
    ],
)
def test_mistakes_are_named_with_file_line_and_key(old: str, new: str, message: str) -> None:
    assert old in SMALL
    with pytest.raises(DataError) as error:
        read(SMALL.replace(old, new, 1))
    assert message in str(error.value)
    assert str(error.value).startswith("situation.yaml:")


def test_units_may_come_from_an_army_book() -> None:
    books = armybook.BOOKS.files()
    if not books:
        pytest.skip("no army book is there yet")
    book = armybook.load(books[0])
    unit = next(u for u in book.units if u.kind == "infantry")
    named = f"side: one, book: {books[0].stem}, unit: {unit.id}"
    text = f"game: trauma\nunits:\n  - {{{named}, formation: {{at: [45, 30]}}}}\n"
    table = read(text)
    assert len(table.units["one1"].figures) == sum(unit.strength.normal.figures.values())
    assert table.units["one1"].cost >= unit.strength.normal.cost
    assert again(table).digest() == table.digest()
    with pytest.raises(DataError, match=r"situation.yaml:3 \(units.0.unit\)"):
        read(text.replace(f"unit: {unit.id}", "unit: nothing_like_it"))


def test_the_data_is_plain() -> None:
    def plain(value: Any) -> bool:
        if isinstance(value, dict):
            return all(isinstance(k, str) and plain(v) for k, v in value.items())
        if isinstance(value, list | tuple):
            return all(plain(v) for v in value)
        return value is None or isinstance(value, str | int | float | bool)

    assert plain(write_situation(rich()))


def test_a_formation_without_a_count_is_one_figure_or_as_many_as_are_named() -> None:
    lone = read(SMALL.replace("count: 6, profile: marine", "profile: marine"))
    assert len(lone.units["one1"].figures) == 1
    two = read(SMALL.replace("count: 6, profile: marine", "profile: [sergeant, marine]"))
    assert [two.figures[f].profile for f in two.units["one1"].figures] == ["sergeant", "marine"]
    with pytest.raises(DataError, match="2 profiles are named for 6 figures"):
        read(SMALL.replace("profile: marine}\n  - side: two", "profile: [sergeant, marine]}\n  - side: two"))


def test_losses_alone_need_no_list_of_the_living() -> None:
    table = read(SMALL)
    left = tuple(f for f in table.units["one1"].figures if f != "one1c")
    table.change("one1", {"figures": left})
    unit = write_situation(table)["units"][0]
    assert "alive" not in unit
    assert again(table).units["one1"].figures == left
