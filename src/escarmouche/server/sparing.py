"""A log that nobody can flood: of lines that are alike so many are written a minute, then their number."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict

ALIKE = 20
"""Lines of one kind in a minute."""
ALL = 300
"""Lines of all kinds in a minute."""
MINUTE = 60.0
KINDS = 1000


class Sparing(logging.Filter):
    """Counts lines by where they come from and what they say, whatever they say it about."""

    def __init__(self) -> None:
        super().__init__()
        self._since = -MINUTE
        self._all = self._left_out = 0
        self._alike: OrderedDict[tuple[str, str], int] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written; the first of a minute says how many before it were not."""
        now = time.monotonic()
        if now - self._since >= MINUTE:
            self._since, self._all = now, 0
            self._alike.clear()
            if self._left_out:
                record.msg = f"({self._left_out} lines were left out) {record.getMessage()}"
                record.args = None
                self._left_out = 0
        kind = (record.name, str(record.msg)[:200])
        count = self._alike[kind] = self._alike.get(kind, 0) + 1
        while len(self._alike) > KINDS:
            self._alike.popitem(last=False)
        self._all += 1
        if count > ALIKE or self._all > ALL:
            self._left_out += 1
            return False
        return True


def spare(handlers: list[logging.Handler]) -> None:
    """Put one filter before some handlers."""
    sparing = Sparing()
    for handler in handlers:
        handler.addFilter(sparing)
