"""How well a side stands: points won and to be won, troops left and in what state."""

from __future__ import annotations

from escarmouche.games.at43.chapters.control import presence
from escarmouche.games.at43.chapters.units import is_armour, profile, structure_left
from escarmouche.games.at43.table import (
    ABOARD,
    ALERT,
    CRYSTAL,
    DISORGANISED,
    DROP,
    FRAME,
    NANOGENERATOR,
    OBJECTIVE,
    ON_TABLE,
    RESERVE,
    SECTION,
    TAKE_COVER,
    Table,
    Thing,
    Worth,
)
from escarmouche.games.company.chapters.scoring import winner
from escarmouche.space.shapes import distance

TROOPS = 1 / 60
"""Victory points that an army point in the field is reckoned at."""
SHAKEN, WAITING, TO_BUY = 0.7, 0.85, 0.25
"""What is left of the worth of a unit that is disorganised, in reserve, or still to be bought."""
REINFORCEMENT = 1 / 150
"""Victory points that a reinforcement point is reckoned at."""
LIKELY = 0.8
"""How sure a place is that would be controlled as the figures stand."""
NEARNESS = 0.5
"""What being near to a place is worth beside holding it."""
REACH = 6000
ATTITUDES = {ALERT: 0.12, TAKE_COVER: 0.08}
"""What attitudes add to a unit, in victory points."""
DECISIVE = 100.0


def appraise(table: Table, side: str) -> float:
    """The difference in victory points or so between a side and the best of the others."""
    if table.turn.over:
        return (
            DECISIVE if table.turn.over == side else 0.0 if table.turn.over not in table.sides else -DECISIVE
        )
    values = {other: _worth(table, other) for other in table.sides}
    return values[side] - max((v for other, v in values.items() if other != side), default=0.0)


def _worth(table: Table, side: str) -> float:
    record = table.sides[side]
    total = record.pv + REINFORCEMENT * record.pr
    total += sum(troops(table, u.id) for u in table.units.values() if u.side == side)
    left = max(1, table.setting.turns - table.turn.round + 1) if table.setting.turns else 3
    for thing in table.things.values():
        total += _place(table, side, thing, min(left, 3))
    return total


def troops(table: Table, unit: str) -> float:
    """What a unit is worth as it is."""
    record = table.units[unit]
    if not record.figures or not record.roster:
        return 0.0
    worth = TROOPS * record.cost * _share(table, unit)
    if record.place == SECTION:
        return worth * TO_BUY
    if record.place in (RESERVE, ABOARD):
        return worth * WAITING
    if DISORGANISED in record.markers:
        worth *= SHAKEN
    return worth + sum(value for marker, value in ATTITUDES.items() if marker in record.markers)


def _share(table: Table, unit: str) -> float:
    """How much of a unit is left: figures, or Structure of its vehicles."""
    record = table.units[unit]
    if not is_armour(table, unit):
        standing = sum(0.85 if table.figures[f].down else 1.0 for f in record.figures)
        return standing / len(record.roster)
    total = 0.0
    for figure in record.figures:
        own, left = profile(table, figure), structure_left(table, figure)
        total += 0.4 + 0.6 * left[FRAME] / max(1, own.frame)
    return total / len(record.roster)


def worth_of(table: Table, thing: Thing) -> float:
    """What holding a place is worth in one control phase."""
    worth = table.setting.places.get(thing.id, Worth())
    points = worth.control_pv + REINFORCEMENT * worth.control_pr
    if thing.kind in (CRYSTAL, NANOGENERATOR):
        points += 0.3
    return points


def _place(table: Table, side: str, thing: Thing, turns: int) -> float:
    """What a place promises a side: by who would hold it now, and by who is near."""
    if thing.kind not in (OBJECTIVE, DROP, CRYSTAL, NANOGENERATOR):
        return 0.0
    worth = worth_of(table, thing)
    capture = table.setting.places.get(thing.id, Worth()).capture_pv
    if capture and thing.id not in table.sides[side].captures:
        worth += capture / max(1, turns)
    if not worth:
        return 0.0
    holds = winner(presence(table, thing)) == side
    at = (thing.x, thing.y) if not thing.piece else table.ground.polygon(thing.piece).centroid
    near = 0.0
    for unit in table.units.values():
        if unit.side == side and unit.place == ON_TABLE and unit.figures:
            leader = table.figures[unit.leader]
            far = distance(at, (leader.x, leader.y))
            near += max(0.0, 1 - far / REACH) * min(1.0, len(unit.figures) / 6)
    return worth * turns * (LIKELY * holds + NEARNESS * min(1.0, near / 2) * 0.5)
