"""Parts of situation files: what is written of them, and which entry of a mapping is wrong."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from escarmouche.engine.errors import DataError
from escarmouche.engine.situation_file import (
    File,
    FullPiece,
    Part,
    centimetres,
    differing,
    filled,
    fitted,
    hundredths,
    plain,
    read_file,
)
from escarmouche.space.terrain import Piece


class Hat(msgspec.Struct, frozen=True):
    id: str
    colour: str
    width: int = 0
    bands: tuple[str, ...] = ()


class HatPart(Part, frozen=True, kw_only=True):
    always = ("width",)
    colour: str
    width: float = 0
    bands: tuple[str, ...] = ()


class Hats(File, frozen=True, kw_only=True):
    hats: dict[str, HatPart] = {}
    order: tuple[str, ...] = ()


def at(*keys: str | int) -> str:
    return ".".join(map(str, keys))


def test_defaults_are_left_out_but_for_those_always_written_and_common_keys_come_last() -> None:
    file = Hats(title="A shop", hats={"top": HatPart(colour="black")}, order=("top",))
    hats = {"top": {"colour": "black", "width": 0}}
    assert plain(file) == {"hats": hats, "order": ["top"], "title": "A shop"}
    assert list(plain(file)) == ["hats", "order", "title"]


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        ({"colour": 3}, "hats.top.colour: Expected `str`, got `int`"),
        ({"colour": "red", "brim": 1}, "hats.top.brim: Object contains unknown field `brim`"),
        ([], "hats.top: Expected `object`, got `array`"),
    ],
)
def test_a_mistake_inside_a_mapping_names_its_entry(entry: Any, said: str) -> None:
    with pytest.raises(DataError) as error:
        read_file({"hats": {"cap": {"colour": "blue"}, "top": entry}}, Hats, at)
    assert str(error.value) == said


def test_records_are_told_by_what_differs_or_by_what_they_hold() -> None:
    hat = Hat("top", "", 3)
    assert differing(hat, Hat("", ""), without=("id",), always=("bands",)) == {"width": 3, "bands": ()}
    assert filled(hat) == {"colour": "", "width": 3}
    assert fitted(HatPart, hat, width=0.03) == HatPart(colour="", width=0.03)


def test_lengths_are_whole_hundredths_on_the_table() -> None:
    assert [hundredths(length) for length in (45, 40.25, 0.29)] == [4500, 4025, 29]
    assert [centimetres(length) for length in (4500, 4025, -50)] == [45, 40.25, -0.5]
    piece = Piece("w", "wall", ((0, 0), (1050, 0), (0, 100)), 150, frozenset({"b", "a"}))
    assert plain(FullPiece.of(piece)) == {
        "id": "w", "kind": "wall", "points": [[0, 0], [10.5, 0], [0, 1]], "height": 1.5, "traits": ["a", "b"],
    }  # fmt: skip
