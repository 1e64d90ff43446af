"""Matches played by the workers of a dask cluster; `pip install 'escarmouche[cluster]'`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from escarmouche.engine.errors import DataError

AGAIN = 5
"""Times that the games of a worker that was lost are given to another."""


def mapped(url: str, work: Callable[[Any], Any], jobs: Sequence[Any]) -> Iterator[Any]:
    """What the work makes of each job, in the order of the jobs; DataError where there is no such cluster."""
    try:
        from distributed import Client
    except ImportError as error:
        raise DataError("no-cluster-extra") from error
    try:
        client = Client(url, timeout=20, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, ValueError) as error:
        raise DataError("no-cluster", url=url, why=error) from error
    with client:
        futures = client.map(work, jobs, pure=False, retries=AGAIN)
        for future in futures:
            yield future.result()
