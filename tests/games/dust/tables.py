"""Small tables for the tests of the Dust games: known cards, put down on a board drawn in letters."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from escarmouche import testing
from escarmouche.engine.referee import Player
from escarmouche.engine.table import Table as EngineTable
from escarmouche.engine.table import replace
from escarmouche.games.dust.table import (
    BOARD,
    SIDES,
    Card,
    Figure,
    Referee,
    Setting,
    Side,
    Table,
    Thing,
    Turn,
    Unit,
    Weapon,
)

# whose field these tables are measured on
from escarmouche.games.dust_tactics.ruleset import RULESET as RULESET
from escarmouche.space.shapes import rectangle
from escarmouche.space.terrain import Piece, ground_of

SQUARE = 1000
A, T, S = 1, 3, 5
"""Faces that show army, target and shield: `faces(A, T, S)` or just (1, 3, 5)."""

LETTERS = {
    "t": "tree",
    "r": "rubble",
    "c": "construction",
    "s": "swamp",
    "w": "water",
    "a": "ammo_crate",
    "x": "tank_trap",
    "b": "building",
    "h": "trench",
    "i": "wire",
    "m": "minefield",
}
"""Letters of a drawn board; anything else is an empty square. Top row is the north."""


# -- cards -------------------------------------------------------------------------------------------------


def weapon(name: str = "gun", cell: str = "1/1", *rules: str, **values: Any) -> Weapon:
    """A weapon line with the same cell against everything, unless infantry, vehicle, aircraft are given."""
    base: dict[str, Any] = {
        "count": 1,
        "range": 6,
        "infantry": (cell,) * 4,
        "vehicle": (cell,) * 7,
        "aircraft": (cell,) * 3,
        "rules": rules,
        **values,
    }
    if "limited_ammo" in rules and "boxes" not in values:
        base["boxes"] = base["count"]
    return Weapon(name, **base)


def card(
    id: str = "card",
    *weapons: Weapon,
    models: int = 0,
    like: str = "",
    skills: Sequence[str] = (),
    **values: Any,
) -> Card:
    """A card of our own: a squad of `models`, or what the values say; `like` starts from a known one."""
    if like:
        start = CARDS[like]
        changes: dict[str, Any] = dict(values)
        if weapons:
            changes["weapons"] = weapons
        if skills:
            changes["skills"] = tuple(skills)
        if models or weapons:
            changes["soldiers"] = carried(models or len(start.soldiers), weapons or start.weapons)
        return replace(start, id=id, **changes)
    base: dict[str, Any] = {
        "bloc": "allies",
        "type": "infantry",
        "kind": "squad",
        "armour": 2,
        "move": 2,
        "march": 4,
        "points": 10,
    }
    base.update(values)
    squad = base["type"] == "infantry" and not base.get("damage")
    soldiers = carried(models or 5, weapons) if squad else ()
    return Card(
        id, {"en": id, "fr": id}, weapons=tuple(weapons), soldiers=soldiers, skills=tuple(skills), **base
    )


def carried(models: int, weapons: Sequence[Weapon]) -> tuple[tuple[int, ...], ...]:
    """Who carries what: main guns one to a soldier, the rest hung on those who have the commonest gun."""
    hands: list[list[int]] = [[] for _ in range(models)]
    main = [
        n
        for n, w in enumerate(weapons)
        if not w.close and not {"under_barrel", "limited_ammo"} & set(w.rules)
    ]
    at = 0
    for n in sorted(main, key=lambda n: -weapons[n].count):
        for _ in range(weapons[n].count):
            if at < models:
                hands[at].append(n)
                at += 1
    for n, w in enumerate(weapons):
        if n not in main:
            for soldier in range(min(w.count, models)):
                hands[soldier].append(n)
    return tuple(tuple(sorted(h)) for h in hands)


def _read_cards(path: Path) -> dict[str, Card]:
    found: dict[str, Card] = {}
    head, lines = "", []
    for text in [*path.read_text().splitlines(), "end:"]:
        if text.startswith("  "):
            lines.append(text.strip())
            continue
        if head:
            made = _read_card(head, lines)
            found[made.id] = made
        head, lines = text, []
    return found


HEAD = re.compile(
    r"(?P<id>\w+): (?P<bloc>\w+) (?P<type>\w+) (?P<kind>\w+) (?P<locomotion>\w+) (?P<size>\w+)"
    r" armour (?P<armour>\d+) move (?P<move>\d+) (?P<march>\d+) damage (?P<damage>\d+)"
    r" points (?P<points>\d+) models (?P<models>\d+)"
    r"(?: skills (?P<skills>.*))?"
)
COMMAND = {5: ("officer", "radio", "medic", "mechanic", ""), 3: ("officer+radio", "medic", "mechanic")}


def _read_card(head: str, lines: list[str]) -> Card:
    match = HEAD.fullmatch(head)
    assert match, head
    values: dict[str, Any] = match.groupdict()
    skills = tuple(values.pop("skills").split(", ")) if values["skills"] else ()
    values.pop("skills", None)
    for key in ("armour", "move", "march", "damage", "points", "models"):
        values[key] = int(values[key])
    models = values.pop("models")
    id = values.pop("id")
    weapons = tuple(_read_weapon(line) for line in lines)
    specialists: tuple[str, ...] = COMMAND[models] if values["kind"] == "command_squad" else ()
    if "spotter" in skills:
        specialists = ("", "spotter")
    return Card(
        id,
        {"en": id, "fr": id},
        weapons=weapons,
        skills=skills,
        soldiers=carried(models, weapons) if models else (),
        specialists=specialists,
        **values,
    )


def _read_weapon(line: str) -> Weapon:
    parts = [p.strip() for p in line.split(";")]
    count, name = parts[0].split(" ", 1)
    arc, reach = parts[1].split(" ")
    least, most = 0, 0
    if "-" in reach:
        least, most = (int(n) for n in reach.split("-"))
    elif reach != "C":
        most = int(reach)
    rules = tuple(parts[5].split()) if len(parts) > 5 else ()
    infantry, vehicle, aircraft = (tuple(p.split()) for p in parts[2:5])
    boxes = int(count) if "limited_ammo" in rules else 0
    count = "1" if "volley" in rules else count
    return Weapon(
        name, int(count), most, infantry, vehicle, aircraft, arc=arc, least=least, rules=rules, boxes=boxes
    )


CARDS = _read_cards(Path(__file__).parent / "cards.txt")
"""The units of the examples, as printed (`cards.txt`), by name: ghosts, ludwig, pounder, lara …"""


# -- units and tables --------------------------------------------------------------------------------------


class Put:
    """A unit to be put on a table: id like one1, two3 (its side comes from the id), a card, a square.

    `left` living miniatures (all by default); other values go into the unit (facing, boxes, place …).
    """

    def __init__(
        self,
        id: str,
        card: Card | str,
        at: tuple[int, int] = (0, 0),
        *,
        left: int | None = None,
        markers: Sequence[str] = (),
        **values: Any,
    ) -> None:
        self.card = CARDS[card] if isinstance(card, str) else card
        self.id, self.side = id, id.rstrip("0123456789")
        count = len(self.card.soldiers) or 1
        roster = tuple(f"{id}{chr(97 + n)}" for n in range(count))
        alive = roster[: count if left is None else left]
        values = {"place": BOARD, **values}
        loaded = [
            f"loaded:{n}" for n, w in enumerate(self.card.weapons) if {"reload", "salvo"} & set(w.rules)
        ]
        empty = values.pop("empty", False)
        self.unit = Unit(
            id,
            self.side,
            alive,
            frozenset((*markers, *(() if empty else loaded))),
            card=self.card.id,
            roster=roster,
            x=at[0],
            y=at[1],
            ammo=values.pop("ammo", (0,) * len(self.card.weapons)),
            **values,
        )
        self.figures = [Figure(f, id, soldier=n) for n, f in enumerate(roster)]


def table_of(
    *units: Put,
    rows: Sequence[str] = (),
    size: tuple[int, int] = (12, 16),
    pieces: Sequence[Piece] = (),
    things: Sequence[Thing] = (),
    turn: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    system: str = "dust_tactics",
    setting: dict[str, Any] | None = None,
    **sides: dict[str, Any],
) -> Table:
    """A board of 12 x 16 squares, or the drawn one; side one's first unit is being activated.

    `rows` are drawn from the north (top) to the south; walls and openings are `pieces` (see wall, opening).
    `one={...}` sets values of a side.
    """
    columns, depth = (max(map(len, rows)), len(rows)) if rows else size
    drawn = [
        tile(f"{LETTERS[letter]}{x}_{depth - 1 - n}", LETTERS[letter], x, depth - 1 - n)
        for n, row in enumerate(rows)
        for x, letter in enumerate(row)
        if letter in LETTERS
    ]
    cards = {p.card.id: p.card for p in units}
    values: dict[str, Any] = {
        "round": 1,
        "phase": "activations",
        "active": units[0].side if units else "one",
        "activation": "t",
        "step": "act",
        "first": "one",
        "unit": units[0].id if units else "",
        "spare": -1,
        **(turn or {}),
    }
    blocs = {p.side: p.card.bloc for p in units}
    halves = {"one": "south", "two": "north"}
    return EngineTable(
        Setting(options or {}, system=system, scenario="encounter", cards=cards, **(setting or {})),
        ground_of(columns * SQUARE, depth * SQUARE, (*drawn, *pieces)),
        {s: Side(s, **{"bloc": blocs.get(s, ""), "half": halves[s], **sides.get(s, {})}) for s in SIDES},
        {p.id: p.unit for p in units},
        {f.id: f for p in units for f in p.figures},
        Turn(**values),
        things={thing.id: thing for thing in things},
    )


# -- terrain -----------------------------------------------------------------------------------------------


def tile(id: str, kind: str, x: int, y: int, width: int = 1, height: int = 1, *traits: str) -> Piece:
    """A piece that covers whole squares; x, y is its south-west square."""
    box = rectangle(x * SQUARE, y * SQUARE, (x + width) * SQUARE, (y + height) * SQUARE)
    return Piece(id, kind, box.points, 0, frozenset(traits))


def edge(id: str, kind: str, x: int, y: int, way: str, length: int = 1, *traits: str) -> Piece:
    """A thin piece on the east (`e`) or north (`n`) edge of a square, and on those that follow in line."""
    if way == "e":
        x0, y0 = (x + 1) * SQUARE - 20, y * SQUARE
        box = rectangle(x0, y0, x0 + 40, y0 + length * SQUARE)
    else:
        x0, y0 = x * SQUARE, (y + 1) * SQUARE - 20
        box = rectangle(x0, y0, x0 + length * SQUARE, y0 + 40)
    return Piece(id, kind, box.points, 0, frozenset(traits))


def wall(id: str, x: int, y: int, way: str, length: int = 1) -> Piece:
    """A wall on the east or north edge of a square."""
    return edge(id, "wall", x, y, way, length)


def opening(id: str, x: int, y: int, way: str, size: str = "small") -> Piece:
    """A small or large opening in the wall on the east or north edge of a square."""
    return edge(id, "opening", x, y, way, 1, size)


def fort(id: str, kind: str, x: int, y: int, facing: int = 0) -> Piece:
    """A bunker or strongpoint on the 2 x 2 squares whose south-west one is given."""
    return tile(id, kind, x, y, 2, 2, f"facing:{facing}")


# -- referees ----------------------------------------------------------------------------------------------


class Script(testing.Script):
    """A player for tests that takes what is proposed unless told otherwise."""

    proposals = True


def referee_of(
    table: Table, *throws: Sequence[int], one: Player | None = None, two: Player | None = None
) -> Referee:
    """A referee with loaded dice (faces: 1-2 army, 3-4 target, 5-6 shield) and scripted players."""
    return testing.referee_with(Script, table, *throws, one=one, two=two)
