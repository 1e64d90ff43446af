"""Names that lead to the machine that asks, and nowhere else."""

from __future__ import annotations

from ipaddress import ip_address


def is_loopback(name: str) -> bool:
    """Whether a name leads to the machine that asks, and nowhere else."""
    try:
        return name == "localhost" or ip_address(name).is_loopback
    except ValueError:
        return False
