"""The ledger of the special rules that both Dust games share."""

from __future__ import annotations

from pathlib import Path

from escarmouche.engine import ledger

SPECIAL = ledger.load(Path(__file__).parent / "special.yaml")
CORE = ledger.load(Path(__file__).parent.parent / "dust_tactics" / "rules.yaml")
"""The standard rules as the grid game words them; Battlefield has its own numbers for what differs."""
