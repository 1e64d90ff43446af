"""A game with some members otherwise, for tests of what must be found out."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from escarmouche.engine.ruleset import Ruleset


def variant(ruleset: Ruleset, **members: Any) -> Ruleset:
    """The same game with some members otherwise: `variant(RULESET, view=everything)`."""
    changed: dict[str, Any] = {}
    parts = {"rules": ruleset.rules, "armies": ruleset.armies, "client": ruleset.client, "bot": ruleset.bot}
    for part, record in parts.items():
        own = {name: members.pop(name) for name in record.__struct_fields__ if name in members}
        if own:
            changed[part] = replace(record, **own)
    return replace(ruleset, **changed, **members)
