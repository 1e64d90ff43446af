"""Who sees what: straight lines from an eye to nine samples of a body, over terrain with heights."""

from __future__ import annotations

from escarmouche.space.sight.looking import (
    SAMPLES,
    Body,
    Eye,
    Outlook,
    Seen,
    any_visible,
    look,
    look_all,
    outlook,
    visible,
    what_blocks,
)

__all__ = [
    "SAMPLES",
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
