"""Nothing known beforehand: what is emptied ahead of a call that claims to be the first."""

from __future__ import annotations

import gc
from functools import _lru_cache_wrapper, lru_cache
from typing import Any

from escarmouche.space.memory import LEDGER

FILES = (
    ".yamlfile",
    ".ledger",
    ".translations",
    ".sentences",
    ".matchoptions",
    ".armies",
    ".setup",
    ".server",
)
"""Parts of the names of modules whose caches hold files that were read: a peer's files are read, too."""


@lru_cache(maxsize=1)
def caches() -> tuple[_lru_cache_wrapper[Any], ...]:
    """Every cache of a function of ours, wherever it is, but for what was read from files."""
    every = [kept for kept in gc.get_objects() if isinstance(kept, _lru_cache_wrapper)]
    return tuple(
        kept
        for kept in every
        if kept.__module__.startswith("escarmouche.")
        and not kept.__module__.startswith("escarmouche.bench")
        and not any(part in kept.__module__ for part in FILES)
    )


def empty(*tables: Any) -> None:
    """Empty them all, and what is kept with grounds, boards and these tables."""
    for kept in caches():
        kept.cache_clear()
    LEDGER.clear()
    for table in tables:
        table.forget()
