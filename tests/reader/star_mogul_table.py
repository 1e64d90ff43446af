"""What a true table of Star Mogul holds, in the words of the reader's `held`."""

from __future__ import annotations

from typing import Any


def held(table: Any) -> dict[str, object]:
    """Both purses of the companies that have had their turn."""
    playing = [side for side in table.sides.values() if side.ps]
    return {
        **{f"left of {side.id}": side.left for side in playing},
        **{f"free of {side.id}": side.free for side in playing},
    }
