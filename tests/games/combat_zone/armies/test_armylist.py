"""Army lists (CZ-FORCE-03)."""

from __future__ import annotations

from escarmouche.games.combat_zone.armies import armylist, gear


def test_force_03_the_samples_cost_what_they_say() -> None:
    for name, sample in (("corp-140-sample", 0), ("gang-122-sample", 1)):
        written = gear.UNITS["sample_forces"][sample]
        found = armylist.load_list(name)
        costs = [fighter.cost for g in found.groups for fighter in armylist.fighters(found.book, g)]
        assert costs == [figure["cost"] for figure in written["groups"][0]["figures"]]
        assert found.total == written["total"]
