"""Options reach the table (SM-LOY-07 and the other switches)."""

from __future__ import annotations

import pytest

from escarmouche.engine.errors import DataError
from escarmouche.engine.ruleset import Setup
from escarmouche.games.star_mogul.ruleset import RULESET


def test_loy_07_another_starting_loyalty_is_that_of_every_company() -> None:
    table = RULESET.rules.new_table(Setup("refinery", RULESET.armies.default_lists, {"loyalty_start": 13}))
    assert {side.loyalty for side in table.sides.values()} == {13}
    with pytest.raises(DataError):
        RULESET.rules.new_table(Setup("refinery", RULESET.armies.default_lists, {"loyalty_start": 17}))
