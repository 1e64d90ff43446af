"""Kept matches and counted positions: they do not change unnoticed, and not under the same version.

Changed on purpose? Raise `version` in ruleset.py, run `python -m tests.combat_zone.playthroughs` and read the
difference before committing it.
"""

from __future__ import annotations

import msgspec
import pytest

from escarmouche.games.combat_zone.ruleset import RULESET
from tests.combat_zone.playthroughs import keeping


@pytest.mark.parametrize("name", sorted(keeping.SETUPS))
def test_a_kept_match_goes_as_it_went(name: str) -> None:
    kept = (keeping.FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    assert keeping.replayed(name, kept).splitlines() == kept.splitlines()


def test_positions_are_as_many_as_ever() -> None:
    known = msgspec.json.decode(keeping.FINGERPRINT.read_bytes())
    assert keeping.positions() == known["positions"]


def test_what_is_kept_belongs_to_this_version_of_the_rules() -> None:
    """Who writes other playthroughs without raising the version changes this file and is seen in review."""
    known = msgspec.json.decode(keeping.FINGERPRINT.read_bytes())
    assert known["version"] == RULESET.version
    for name in keeping.SETUPS:
        text = (keeping.FOLDER / f"{name}.txt").read_text(encoding="utf-8")
        assert text.startswith(f"rules {RULESET.version}\n")
        assert keeping.digest(text) == known[name]
