"""How an attack is shared out: batches of weapons that are alike for whom they strike (area DT-ATK).

Where a whole unit sees, reaches and meets cover as one there is one batch, `WHOLE`. Where each miniature does
so for itself, those whose fire meets cover and those whose fire does not are batches of their own.
"""

from __future__ import annotations

import msgspec


class Batch(msgspec.Struct, frozen=True, gc=False):
    """Weapons of one shot that are alike for their victim."""

    count: int = 0
    """How many of the shot's copies; 0 for all of them."""
    covered: bool | None = None
    """Whether their fire meets cover; None: asked of the whole unit where it matters."""
    valid: tuple[str, ...] = ()
    """The miniatures of the victim they can hit; none named: all of them."""
    men: int = -1
    """Miniatures under a template; -1: as a blast counts the victim."""
    far: int = -1
    """How far they fire; -1: from unit to unit."""


WHOLE = Batch()


class Struck(msgspec.Struct, frozen=True, gc=False):
    """A unit that a shot strikes, and with what of it."""

    unit: str
    batch: Batch = WHOLE
    rule: str = ""
    """Why it is struck, where it is not the target itself."""
