"""The ledger of AT-43, read once."""

from __future__ import annotations

from pathlib import Path

from escarmouche.engine import ledger

LEDGER = ledger.load(Path(__file__).parent / "rules.yaml")
