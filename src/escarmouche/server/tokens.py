"""Secret links: unguessable tokens, of which the store keeps hashes only."""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256


def new_token() -> str:
    """192 bits that nobody guesses."""
    return secrets.token_urlsafe(24)


def new_name() -> str:
    """The name of a match; it opens nothing without a token."""
    return secrets.token_hex(8)


def hashed(token: str) -> str:
    """What is kept of a token."""
    return sha256(token.encode()).hexdigest()


def seat_of(token: str, kept: dict[str, str]) -> str | None:
    """The seat whose token this is, empty for the spectators'; None for nobody's."""
    given = hashed(token)
    seat = None
    for side, known in kept.items():  # all are compared, so that time tells nothing
        if hmac.compare_digest(given, known):
            seat = side
    return seat


def link(base: str, match: str, token: str) -> str:
    """The address of a seat; what stands after # is never sent to a server."""
    return f"{base}/#/{match}/{token}"
