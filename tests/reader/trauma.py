"""Trauma as a referee reads it; imports nothing of the package.

Armies, ways, purses and points are in `trauma_moves.py`, rounds, cards and states in `trauma_turn.py`,
salvos in `trauma_fights.py`, blows in `trauma_melee.py`, losses in `trauma_losses.py`, what units do
otherwise in `trauma_remarks.py`, the army sheets in `trauma_book.py`.
"""

from __future__ import annotations

from tests.reader import (
    trauma_fights,
    trauma_losses,
    trauma_melee,
    trauma_moves,
    trauma_remarks,
    trauma_salvos,
    trauma_turn,
)
from tests.reader.core import Reader
from tests.reader.trauma_book import GAME, boxes, marks

PAGES = trauma_moves, trauma_turn, trauma_salvos, trauma_fights, trauma_melee, trauma_losses, trauma_remarks
"""Each registers its sentences with the game."""


@GAME.holds
def held(reader: Reader) -> dict[str, object]:
    """Places, boxes and who lies, of living figures; figures, leaders and states of units; purses of sides,
    their generals and the points they hold."""
    units = reader.all("figures")
    living = [f for figures in units.values() for f in figures]
    return {
        **{f"place of {f}": reader.get("place", f) for f in living if reader.get("place", f)},
        **{f"height of {f}": reader.get("height", f) for f in living if reader.get("height", f)},
        **{f"boxes of {f}": len(boxes(reader, f)) for f in living if boxes(reader, f)},
        **{f"down: {f}": True for f in living if reader.get("down", f)},
        **{f"figures of {unit}": tuple(sorted(figures)) for unit, figures in units.items()},
        **{f"states of {unit}": tuple(sorted(marks(reader, unit))) for unit in units},
        **{f"{p} of {side}": n for p in ("pc", "pr", "pv") for side, n in reader.all(p).items()},
        **{f"broken of {f}": len(reader.get("broken", f)) for f in living if reader.get("broken", f)},
        **{f"agreed: {what}": reader.get(what) for what in ("rounds", "agreed") if reader.get(what)},
        **{f"leader of {unit}": reader.get("leader", unit) for unit, left in units.items() if left},
        **{f"general of {side}": figure for side, figure in reader.all("general").items() if figure},
        **{f"holder of {point}": side for point, side in reader.all("holds").items()},
        **{f"facing of {f}": reader.get("facing", f) for f in living if reader.get("facing", f) is not None},
    }
