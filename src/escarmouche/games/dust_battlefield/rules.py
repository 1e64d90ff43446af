"""The ledger of Battlefield: its own rules, those it takes over from the grid, and the special rules."""

from __future__ import annotations

from pathlib import Path

import msgspec

from escarmouche.engine import ledger
from escarmouche.games.dust.rules import CORE, SPECIAL

OWN = ledger.load(Path(__file__).parent / "rules.yaml")
INHERITED: tuple[str, ...] = tuple(
    id for ids in OWN.data("DB-BASE-01")["inherited_unchanged"].values() for id in ids
)
"""The rules of the grid that hold unchanged (DB-BASE-01)."""
LEDGER = msgspec.structs.replace(
    OWN.joined(SPECIAL, "open", "both"),
    rules={**OWN.joined(SPECIAL, "open", "both").rules, **{id: CORE[id] for id in INHERITED}},
    credits={**SPECIAL.credits, **CORE.credits, **OWN.credits},
)
