"""The ledger of AT-43, read once."""

from __future__ import annotations

from pathlib import Path

from escarmouche.engine import ledger

_HERE = Path(__file__).parent
LEDGER = ledger.load(_HERE / "rules.yaml").joined(ledger.load(_HERE / "rules_campaign.yaml"), "campaign")
"""The rules of the battle, and those that come with a campaign (area A4-WAR)."""
