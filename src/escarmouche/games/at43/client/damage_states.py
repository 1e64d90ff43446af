"""What the cards of vehicles, pieces and places say of their state: Structure by part, occupants, control."""

from __future__ import annotations

from functools import lru_cache

from escarmouche.engine.scene import PieceState, ScenePart, Words
from escarmouche.engine.sentences import words
from escarmouche.games.at43.chapters.control import presence
from escarmouche.games.at43.chapters.scenery import occupants
from escarmouche.games.at43.chapters.terrain import KINDS
from escarmouche.games.at43.chapters.units import parts_of, profile, structure_left
from escarmouche.games.at43.table import (
    CONTAINER,
    FRAME,
    GUN,
    OBJECTIVE,
    ON_TABLE,
    PROPULSION,
    Table,
    Thing,
    Unit,
    Worth,
)

Lines = tuple[tuple[Words, str], ...]


@lru_cache(maxsize=512)
def _word(kind: str, key: str) -> Words:
    return words(f"scene-{kind}-{key.replace('_', '-')}", "at43")


def unit_parts(table: Table, unit: Unit) -> tuple[ScenePart, ...]:
    """The Structure of its vehicles and heroes, part by part; who is not on the table has no name there."""
    parts = []
    for figure in unit.figures or unit.roster:
        own = profile(table, figure)
        if not own.frame:
            continue
        left = structure_left(table, figure)
        for part, points in parts_of(own):
            if points:
                name, fate = _part_name(table, figure, part), _fate(part, left[part])
                shown = figure if unit.place == ON_TABLE else ""
                parts.append(ScenePart(name, left[part], points, shown, fate))
    return tuple(parts)


def _part_name(table: Table, figure: str, part: str) -> Words:
    if part in (PROPULSION, FRAME):
        return _word("part", part)
    carried = profile(table, figure).weapons[int(part.removeprefix(GUN))]
    return table.setting.weapons[carried.weapon].name


def _fate(part: str, left: int) -> Words:
    """What the loss of a part means."""
    if left:
        return {}
    return _word("fate", part if part in (PROPULSION, FRAME) else GUN)


def piece_states(table: Table) -> dict[str, PieceState]:
    """The state of each piece that has one, by its id."""
    return {thing.piece: _piece(table, thing) for thing in table.things.values() if thing.piece}


def _piece(table: Table, thing: Thing) -> PieceState:
    lines: list[tuple[Words, str]] = []
    kind = KINDS[thing.kind]
    if thing.parts:
        lines.append((_word("line", "protection"), str(kind.protection)))
    if thing.kind == CONTAINER:
        lines.append((_word("scenery", "open" if thing.open else "closed"), ""))
    if inside := occupants(table, thing.id):
        lines.append((_word("line", "occupants"), str(len(inside))))
    if thing.weapon:
        lines.append((table.setting.weapons[thing.weapon].name, ""))
    full = dict(kind.parts)
    parts = tuple(ScenePart(_word("part", part), left, full[part]) for part, left in thing.parts)
    return PieceState(_word("scenery", thing.kind), (*lines, *place_lines(table, thing)), parts)


def place_lines(table: Table, thing: Thing) -> Lines:
    """What a place yields by control and by capture, who counts how many figures near it."""
    worth = table.setting.places.get(thing.id, Worth())
    lines: list[tuple[Words, str]] = []
    for word, pv, pr in (
        ("control", worth.control_pv, worth.control_pr),
        ("capture", worth.capture_pv, worth.capture_pr),
    ):
        if yields := [(n, _word("short", purse)) for n, purse in ((pv, "pv"), (pr, "pr")) if n]:
            label = {
                lang: f"{said} ({' · '.join(short[lang] for _, short in yields)})"
                for lang, said in _word("line", word).items()
            }
            lines.append((label, " · ".join(str(n) for n, _ in yields)))
    if thing.kind == OBJECTIVE:
        takers = [side.id for side in table.sides.values() if thing.id in side.captures]
        lines += [(_of_side("captured", side), "") for side in takers]
    if lines:
        lines += [(_of_side("near", side), str(count)) for side, count in presence(table, thing).items()]
    return tuple(lines)


@lru_cache(maxsize=64)
def _of_side(key: str, side: str) -> Words:
    """A word of a line, and whose it is."""
    named = words(f"side-{side}", "at43")
    return {lang: f"{text} ({named[lang]})" for lang, text in _word("line", key).items()}
