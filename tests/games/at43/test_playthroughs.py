"""Kept matches and counted positions: they do not change unnoticed, and not under the same version.

Changed on purpose? Raise `version` in ruleset.py, run `python -m tests.games.at43.playthroughs` and read
the difference before committing it.
"""

from __future__ import annotations

import msgspec
import pytest

from escarmouche.games.at43.ruleset import RULESET
from escarmouche.testing.playthroughs import digest
from tests.games.at43.playthroughs import KEPT


@pytest.mark.parametrize("name", sorted(KEPT.whole))
def test_a_kept_match_goes_as_it_went(name: str) -> None:
    assert KEPT.again(name).splitlines() == KEPT.kept(name).splitlines()


@pytest.mark.parametrize("name", sorted(KEPT.long))
def test_a_whole_match_goes_as_it_went(name: str) -> None:
    assert digest(KEPT.again(name)) == KEPT.kept(name).partition("\n")[0]


def test_positions_are_as_many_as_ever() -> None:
    known = msgspec.json.decode(KEPT.fingerprint_file.read_bytes())
    assert KEPT.positions() == known["positions"]


def test_what_is_kept_belongs_to_this_version_of_the_rules() -> None:
    known = msgspec.json.decode(KEPT.fingerprint_file.read_bytes())
    assert known["version"] == RULESET.version
    for name in KEPT.whole:
        assert digest(KEPT.kept(name)) == known[name]
