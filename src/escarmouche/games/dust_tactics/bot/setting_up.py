"""What a bot puts where before the first turn, and whether it begins one; numbers of ours."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from escarmouche.engine.requests import Ask
from escarmouche.games.dust.bot import gains
from escarmouche.games.dust.chapters.attack import aiming
from escarmouche.games.dust.table import BOARD, INFANTRY, Table, opponent
from escarmouche.games.dust_tactics.setup import placing, scenario
from escarmouche.games.dust_tactics.setup.placing import TRAP, Placed
from escarmouche.space.grid import distance

BAND = (2, 4)
"""Rows from the middle of the board, in the own half, where cover is wanted."""
APART = 2
"""Squares between pieces, so that each serves another unit."""
CORNER = 3
"""From so many squares off the short edges on an objective is as safe as can be."""
LAST = 1.5
"""Army points that it is worth to see where the enemy goes first, and to act last in a turn."""


def prospects(ask: Ask, table: Table) -> Sequence[Any]:
    """The places worth a thought: for terrain of the most useful kinds, for an objective all that may be."""
    if ask.question == "terrain":
        places = list(_pieces(ask, table))
    elif ask.question == "objective":
        places = [Placed(x, y).code() for x, y in placing.own_half(table, ask.side)]
    else:
        return ask.options
    legal = [place for place in places if ask.refuses(place) is None]
    return legal or (ask.drafts()[0],) if ask.drafts else legal


def _pieces(ask: Ask, table: Table) -> Iterator[Any]:
    kinds: tuple[str, ...] = ask.about["kinds"]
    use = {kind: _use(table, ask.side, kind) for kind in kinds}
    most = max(use.values())
    for kind in kinds:
        if use[kind] == most:
            for x, y in placing.own_half(table, ask.side):
                yield Placed(x, y, kind).code()


def best(ask: Ask, table: Table) -> Any:
    """The place of most weight, the first of equals."""
    return max(prospects(ask, table), key=lambda answer: WEIGHTS[ask.question](ask, table, answer))


# -- what each is worth -------------------------------------------------------------------------------------


def _on_foot(table: Table, side: str) -> float:
    """What part of an army goes on foot, in army points."""
    cards = [table.setting.cards[unit.card] for unit in table.units.values() if unit.side == side]
    total = sum(card.points for card in cards)
    return sum(card.points for card in cards if card.type == INFANTRY) / total if total else 1.0


def _use(table: Table, side: str, kind: str) -> float:
    """What a piece of terrain is worth to a side: cover for those on foot, hurdles for walkers."""
    ours, theirs = _on_foot(table, side), _on_foot(table, opponent(side))
    use = {
        "tree": 1.0,
        "rubble": 0.25 + 0.75 * ours,
        "ammo_crate": ours,
        "swamp": 0.75 * (ours - theirs) + 0.25,
        "construction": 0.25,
        "water": 0.0,
        TRAP: 0.5 + ours - theirs,
    }
    return round(4 * use.get(kind, 0.0)) / 4


def _terrain(ask: Ask, table: Table, answer: Any) -> float:
    """In the rows where the own units will stand, apart from other pieces and from the short edges."""
    piece = Placed.read(answer)
    columns, rows = placing.size_of(table)
    off = _from_middle(rows, piece.y)
    value = _use(table, ask.side, str(piece.what))
    value -= 0.5 * (max(0, BAND[0] - off) + max(0, off - BAND[1]))
    near = min((distance(piece.x, piece.y, *other) for other in placing.covered(table)), default=APART + 1)
    value -= 0.5 * max(0, APART + 1 - near)
    return value - 0.5 * (min(piece.x, columns - 1 - piece.x) < 1)


def _objective(ask: Ask, table: Table, answer: Any) -> float:
    """Far from where the enemy comes from, and in cover if there is some."""
    mark = Placed.read(answer)
    columns, rows = placing.size_of(table)
    value = float(_from_middle(rows, mark.y))
    value += min(CORNER, mark.x, columns - 1 - mark.x)
    return value + ((mark.x, mark.y) in placing.covered(table))


def _from_middle(rows: int, y: int) -> int:
    """How many rows a row is from the middle of the board: 1 for the two nearest."""
    return (abs(2 * y + 1 - rows) + 1) // 2


def _first(ask: Ask, table: Table, answer: str) -> float:
    """Who has something to shoot at, or to fear, begins; else it is better to see what the other does."""
    if answer != ask.side:
        return LAST * (2 if table.turn.round >= scenario.of(table).from_turn > 1 else 1)
    best_shots = {
        side: max(
            (
                gains.best_shot(table, unit.id, aiming.SUSTAINED).points
                for unit in table.units.values()
                if unit.side == side and unit.place == BOARD
            ),
            default=0.0,
        )
        for side in table.sides
    }
    return sum(best_shots.values())


WEIGHTS: dict[str, Callable[[Ask, Table, Any], float]] = {
    "terrain": _terrain,
    "objective": _objective,
    "first": _first,
    "half": lambda ask, table, answer: 0.0,
}
"""Questions of the set-up, and who begins a turn."""
PLACED = frozenset({"terrain", "objective"})
"""Those that ask for a place."""
VARIED = frozenset({"terrain", "objective", "half", "enter"})
"""Questions where many answers are as good, and none should be given in every match."""
