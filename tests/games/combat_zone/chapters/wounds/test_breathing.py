"""Breathing gear (CZ-WND-02)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from escarmouche.engine.odds import odds
from escarmouche.games.combat_zone.chapters import close_combat
from escarmouche.games.combat_zone.chapters.wounds import wounds
from escarmouche.games.combat_zone.table import Table
from tests.games.combat_zone.tables import Group, referee_of, table_of

F = Fraction


def grey(*, options: dict[str, Any] | None = None) -> Table:
    return table_of(
        Group("a", "one", (6000, 6000), "unarmed"),
        Group("b", "two", (6250, 6000), "grey", kind="alien"),
        options=options,
    )


def test_wnd_02_a_near_miss_may_destroy_breathing_gear() -> None:
    found = odds(lambda r: wounds.wound(r, "CZ-WND-01", "ba", "2D6", "one"), grey()).chances
    assert found["eliminated"] == F(6, 36) + F(4, 36) / 2, "10 or more, and half of the nines"
    assert found["panic"] == F(4, 36) / 2 + F(5, 36) + F(6, 36)
    other = odds(lambda r: wounds.wound(r, "CZ-WND-01", "aa", "2D6", "two"), grey()).chances
    assert other == {"eliminated": F(7, 12), "panic": F(1, 3), "nothing": F(1, 12)}


@pytest.mark.parametrize(("die", "alive"), [(3, False), (4, True)])
def test_wnd_02_the_gear_breaks_on_1_to_3_in_close_combat_too(die: int, alive: bool) -> None:
    referee = referee_of(grey(), (4, 5), (die,))
    close_combat.strike(referee, "aa", "ba")
    assert (referee.table.figures["ba"].fate == "alive") is alive
    told = [e.about["key"] for e in referee.events if e.what == "note"]
    assert ("breathing-gear-lost" in told) is not alive
    stunned = referee_of(grey(), (8, 1), (die,))
    outcome = wounds.wound(stunned, "CZ-WND-01", "ba", "2D8", "one", stun=8)
    assert outcome == ("panic" if alive else "eliminated")
