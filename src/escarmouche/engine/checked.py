"""Data as checked values, from any thread.

msgspec reads the annotations of a type when it first meets it, and takes the whole process down when a second
thread meets that type meanwhile. So the first use of each type is one thread's alone; later ones are free.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import msgspec

_first = threading.RLock()
_met: set[Any] = set()


def convert(data: Any, type: Any, *, strict: bool = True) -> Any:
    """Plain data as a value of a type; msgspec.ValidationError where it does not fit."""
    return _alone_at_first(type, lambda: msgspec.convert(data, type, strict=strict))


def decode(text: bytes | str, type: Any) -> Any:
    """JSON as a value of a type; msgspec.DecodeError where it is none or does not fit."""
    return _alone_at_first(type, lambda: msgspec.json.decode(text, type=type))


def _alone_at_first(type: Any, work: Callable[[], Any]) -> Any:
    if type in _met:
        return work()
    with _first:
        try:
            return work()
        finally:
            _met.add(type)
