"""In the kept matches bots are offered and choose what they were and did.

Other bots on purpose: run `python -m tests.combat_zone.playthroughs bots`, and read the difference before
committing it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.combat_zone.playthroughs import BOTS


@pytest.mark.parametrize("path", BOTS.files, ids=lambda path: path.stem)
def test_bots_are_offered_and_choose_the_same(path: Path) -> None:
    assert list(BOTS.files[path]()) == path.read_text(encoding="utf-8").splitlines()
