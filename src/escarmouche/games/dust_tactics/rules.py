"""The ledger of Dust Tactics: its own rules and the special rules that apply on the grid."""

from __future__ import annotations

from pathlib import Path

from escarmouche.engine import ledger
from escarmouche.games.dust.rules import SPECIAL

LEDGER = ledger.load(Path(__file__).parent / "rules.yaml").joined(SPECIAL, "grid", "both")
