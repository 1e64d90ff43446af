"""Who sees what: straight lines from an eye to nine samples of a body, over terrain with heights.

The samples stand in three columns of three: the centre column (core) and two at 3/4 of the radius, square to
the line of sight. A body is visible if one core sample is. Answers are remembered by value with the ground.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Any, NamedTuple

from escarmouche.space.memory import LEDGER
from escarmouche.space.shapes import disc_polygon
from escarmouche.space.sight.last_blocker import PAIR, Outlook, Outlooks
from escarmouche.space.sight.one_pair import (
    Body,
    Eye,
    Horizons,
    any_core_visible,
    horizons,
    sample_heights,
    screen_hides,
    side_offset,
)
from escarmouche.space.sight.opaque_edges import Skyline
from escarmouche.space.terrain import OPAQUE, Ground

__all__ = [
    "Body",
    "Eye",
    "Outlook",
    "Seen",
    "any_visible",
    "look",
    "look_all",
    "outlook",
    "visible",
    "what_blocks",
]

SAMPLES = 9
_ENOUGH_FOR_NUMPY = 8
_SHEETS = 3


class Seen(NamedTuple):
    """What an eye sees of a body: whether at all, and how many of the nine samples are hidden."""

    visible: bool
    hidden: int


Sheet = tuple[tuple[Body, ...], tuple[Seen, ...]]
"""Bodies, and what an eye saw of each."""
_SEEN = tuple(tuple(Seen(visible, hidden) for hidden in range(SAMPLES + 1)) for visible in (False, True))
_SEEN_BY_CODE = _SEEN[0] + _SEEN[1]


class _Memory:
    """What was seen on a ground, by eye, then by body."""

    __slots__ = ("count", "groups", "outlooks", "rows", "screened", "sheets", "sky")

    def __init__(self, ground: Ground) -> None:
        pieces = zip(ground.pieces, ground.polygons, strict=True)
        self.sky = Skyline(
            [(n, p, piece.height) for n, (piece, p) in enumerate(pieces) if OPAQUE in piece.traits]
        )
        self.rows: dict[Eye, dict[Body, Seen]] = {}
        self.screened: dict[tuple[Eye, Body, tuple[Body, ...]], Seen] = {}
        """What was seen past upright cylinders."""
        self.outlooks = Outlooks(self.sky)
        self.groups: dict[tuple[tuple[Eye, ...], tuple[Body, ...]], bool] = {}
        """Whether anyone of a group sees anyone of another."""
        self.sheets: dict[Eye, tuple[Sheet, ...]] = {}
        """What each eye has seen of whole groups, the latest first."""
        self.count = 0

    @property
    def weight(self) -> int:
        """What it counts in the budget of what is kept."""
        return PAIR * (self.count + self.outlooks.count)

    def add(self, pairs: int) -> None:
        """So many more pairs are kept."""
        self.count += pairs
        LEDGER.count += PAIR * pairs


def _memory(ground: Ground) -> _Memory:
    if LEDGER.count > LEDGER.budget:
        LEDGER.make_room(ground)
    memory: _Memory | None = ground.remembered.get("sight")
    if memory is None:
        LEDGER.enter(ground)
        memory = ground.remembered["sight"] = _Memory(ground)
    return memory


def look(ground: Ground, eye: Eye, body: Body, screens: tuple[Body, ...] = ()) -> Seen:
    """What this eye sees of this body. `screens` are upright cylinders that hide as well."""
    memory = _memory(ground)
    if screens:
        return _screened(memory, eye, body, screens)
    row = memory.rows.get(eye)
    if row is None:
        row = memory.rows[eye] = {}
    seen = row.get(body)
    if seen is None:
        seen = _count(horizons(memory.sky, eye, body), eye, body)
        row[body] = seen
        memory.add(1)
    return seen


def _screened(memory: _Memory, eye: Eye, body: Body, screens: tuple[Body, ...]) -> Seen:
    """What an eye sees of a body past these cylinders, remembered too: most of them stand still."""
    key = (eye, body, screens)
    seen = memory.screened.get(key)
    if seen is None:
        seen = memory.screened[key] = _behind_screens(memory.sky, eye, body, screens)
        memory.add(1)
    return seen


def outlook(ground: Ground, eye: Eye) -> Outlook:
    """What an eye sees from here, for one who asks about several bodies."""
    return _memory(ground).outlooks.of(eye)


def visible(ground: Ground, eye: Eye, body: Body) -> bool:
    """Whether an eye sees a body at all: as `look(...).visible`, without the other samples."""
    return outlook(ground, eye).sees(body)


def any_visible(ground: Ground, eyes: tuple[Eye, ...], bodies: tuple[Body, ...]) -> bool:
    """Whether one of the eyes sees one of the bodies: as `visible` for each pair."""
    if len(eyes) == 1 and len(bodies) == 1:
        return visible(ground, eyes[0], bodies[0])
    memory = _memory(ground)
    key = (eyes, bodies)
    seen = memory.groups.get(key)
    if seen is None:
        seen = memory.groups[key] = any_core_visible(memory.sky, eyes, bodies)
        memory.add(1)
    return seen


def look_all(
    ground: Ground, eyes: Sequence[Eye], bodies: Sequence[Body], screens: tuple[Body, ...] = ()
) -> list[list[Seen]]:
    """What each eye sees of each body, one row per eye; only what is not remembered is worked out."""
    memory = _memory(ground)
    if screens:
        return [[_behind_screens(memory.sky, eye, body, screens) for body in bodies] for eye in eyes]
    asked = tuple(bodies)
    count = len(asked)
    missing: list[int] = []
    holes: list[tuple[int, Sequence[int]]] = []
    answer: list[list[Any]] = []
    every = range(count)
    for n, eye in enumerate(eyes):
        sheets = memory.sheets.get(eye)
        if sheets is None:
            missing += range(n * count, n * count + count)
            holes.append((n, every))
            answer.append([])
            continue
        seen = _recalled(sheets, asked)
        if None in seen:
            unknown = [m for m, known in enumerate(seen) if known is None]
            missing += [n * count + m for m in unknown]
            holes.append((n, unknown))
        answer.append(seen)
    if missing:
        worked_out = iter(_work_out(memory, eyes, asked, missing))
        for n, holed in holes:
            seen = answer[n]
            if len(holed) == count:
                seen[:] = islice(worked_out, count)
            else:
                for m in holed:
                    seen[m] = next(worked_out)
            older = memory.sheets.get(eyes[n], ())
            memory.sheets[eyes[n]] = ((asked, tuple(seen)), *older[: _SHEETS - 1])
    return answer


def _recalled(sheets: tuple[Sheet, ...], asked: tuple[Body, ...]) -> list[Any]:
    """What an eye has seen of these bodies when it last saw them, or most of them; None for the others."""
    for bodies, seen in sheets:
        if bodies == asked:
            return list(seen)
    for bodies, seen in sheets:
        if len(bodies) == len(asked):
            recalled = [
                s if old is new or old == new else None
                for old, new, s in zip(bodies, asked, seen, strict=True)
            ]
            if 2 * recalled.count(None) <= len(recalled):
                return recalled
    return [None] * len(asked)


def _work_out(memory: _Memory, eyes: Sequence[Eye], bodies: Sequence[Body], missing: list[int]) -> list[Seen]:
    """The answers for these pairs (eye number * bodies + body number), by the quicker kernel for so many."""
    memory.add(len(missing))
    if len(missing) >= _ENOUGH_FOR_NUMPY:
        from escarmouche.space.sight.many_pairs import (
            many_hidden,  # numpy is slow to load: only where it pays
        )

        return [_SEEN_BY_CODE[code] for code in many_hidden(memory.sky, eyes, bodies, missing)]
    answers = []
    for pair in missing:
        n, m = divmod(pair, len(bodies))
        answers.append(_count(horizons(memory.sky, eyes[n], bodies[m]), eyes[n], bodies[m]))
    return answers


def _count(high: Horizons, eye: Eye, body: Body) -> Seen:
    """The samples of three columns that lie below their horizon."""
    tall = body[4] - body[3]
    base = body[3] - eye[3]
    low, middle, top = base + tall // 6, base + tall // 2, base + 5 * tall // 6
    hidden = 0
    for horizon in high:
        if horizon > low:
            hidden += 3 if horizon > top else 2 if horizon > middle else 1
    return _SEEN[high[0] <= top][hidden]


def _behind_screens(sky: Skyline, eye: Eye, body: Body, screens: tuple[Body, ...]) -> Seen:
    """As `look`, with screens; those that the eye or the body's centre stands in are left out."""
    x, y, radius, bottom, top = body
    hiding = []
    for screen in screens:
        polygon = disc_polygon((screen[0], screen[1]), screen[2])
        if not polygon.contains((eye[0], eye[1])) and not polygon.contains((x, y)):
            hiding.append((screen, polygon))
    wx, wy = side_offset(x - eye[0], y - eye[1], radius)
    heights = sample_heights(bottom, top)
    hidden, visible = 0, False
    columns = ((x, y), (x + wx, y + wy), (x - wx, y - wy))
    for n, (foot, horizon) in enumerate(zip(columns, horizons(sky, eye, body), strict=True)):
        for z in heights:
            if horizon > z - eye[3] or any(screen_hides(s, p, eye, *foot, z) for s, p in hiding):
                hidden += 1
            elif n == 0:
                visible = True
    return _SEEN[visible][hidden]


def what_blocks(ground: Ground, eye: Eye, body: Body) -> tuple[str, ...]:
    """The ids of the pieces that hide at least one sample, in the order of the ground."""
    sky = _memory(ground).sky
    lowest = sample_heights(body[3], body[4])[0] - eye[3]
    near = sky.near_line(eye[0], eye[1], body[0], body[1], body[2])
    close = sky.around(body[0], body[1], body[3], body[2])[2]
    blocking = []
    for n, mine in enumerate(sky.edge_bits):
        if (near & mine or n in close) and max(horizons(sky, eye, body, mine)) > lowest:
            blocking.append(ground.pieces[sky.numbers[n]].id)
    return tuple(blocking)
