"""Kept matches: they do not change unnoticed, and not under the same version.

Changed on purpose? Raise `version` in ruleset.py, run `python -m tests.games.dust_battlefield.playthroughs`
and read the difference before committing it.
"""

from __future__ import annotations

import msgspec
import pytest

from escarmouche.games.dust_battlefield.ruleset import RULESET
from escarmouche.testing.playthroughs import digest
from tests.games.dust_battlefield.playthroughs import KEPT


@pytest.mark.parametrize("name", sorted(KEPT.whole))
def test_a_kept_match_goes_as_it_went(name: str) -> None:
    assert KEPT.again(name).splitlines() == KEPT.kept(name).splitlines()


def test_what_is_kept_belongs_to_this_version_of_the_rules() -> None:
    known = msgspec.json.decode(KEPT.fingerprint_file.read_bytes())
    assert known["version"] == RULESET.version
    for name in KEPT.whole:
        assert KEPT.kept(name).startswith(f"rules {RULESET.version}\n")
        assert digest(KEPT.kept(name)) == known[name]
