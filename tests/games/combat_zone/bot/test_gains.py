"""What attacks are worth to a bot: reckoned by the odds of the code that plays."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche.engine.luck import SeededDice
from escarmouche.engine.odds import odds
from escarmouche.games.combat_zone.bot import appraisal, gains
from escarmouche.games.combat_zone.chapters.area_weapons import aiming, charges
from escarmouche.games.combat_zone.chapters.shooting import hits, modes
from escarmouche.games.combat_zone.table import Referee, Table
from tests.games.combat_zone.tables import PROFILES, Group, table_of

NEAR = (6000, 5000)
MEASURED = {"premeasure": True}


def facing(
    shooter: str = "trooper", target: Any = "trooper", at: tuple[int, int] = NEAR, **values: Any
) -> Table:
    """One figure 20 cm from another, so that nobody has to guess the range."""
    options = {**MEASURED, **values.pop("options", {})}
    return table_of(
        Group("one1", "one", (6000, 3000), shooter, facing=90), Group("two1", "two", at, target, facing=270),
        options=options, **values,
    )  # fmt: skip


def shot(
    table: Table, weapon: str = "assault_rifle", mode: str = modes.BURST, target: str = "two1a"
) -> float:
    return gains.shot_gain(table, "one1a", weapon, mode, target)


def lost(table: Table, weapon: str, mode: str, shots: int, band: str) -> float:
    """What the enemy loses on average by the rules themselves."""

    def reading(_: object, then: Table) -> float:
        left = appraisal.worth(then, "two1a") if then.figures["two1a"].fate == "alive" else 0.0
        return appraisal.worth(table, "two1a") - left

    found = odds(
        partial(hits.volley, band=band), table, "one1a", weapon, mode, (("two1a", shots),), of=reading
    )
    return float(found.mean)


def test_the_gain_of_a_shot_is_what_the_enemy_loses_by_the_rules() -> None:
    table = facing()
    assert shot(table, mode=modes.SINGLE) == pytest.approx(
        lost(table, "assault_rifle", modes.SINGLE, 1, "short")
    )
    assert shot(table) == pytest.approx(lost(table, "assault_rifle", modes.BURST, 3, "short"))
    assert shot(table) > shot(table, mode=modes.SINGLE) > 0


def test_a_gain_is_worked_out_once_and_anew_when_the_target_is_another() -> None:
    table = facing()
    first = shot(table)
    dear = table.copy()
    costly = replace(PROFILES["trooper"], cost=60)
    dear.setting = replace(table.setting, profiles={**table.setting.profiles, "trooper": costly})
    assert shot(dear) > first
    assert shot(table) == first


def test_the_gain_of_a_throw_is_that_of_the_code_that_plays() -> None:
    table = table_of(
        Group("one1", "one", (6000, 3000), "grenadier", facing=90),
        Group("two1", "two", (6000, 4500), "flak_trooper"),
    )

    def lost(_: object, then: Table) -> float:
        """What the target loses, less what the thrower does, on whom it may fall back."""
        left = {f: appraisal.worth(then, f) if then.figures[f].fate == "alive" else 0.0 for f in then.figures}
        return sum((1 if f == "two1a" else -1) * (appraisal.worth(table, f) - left[f]) for f in left)

    found = odds(aiming.explode, table, "one1a", charges.GRENADE, (6000, 4500), of=lost)
    assert found.exact
    exact = sum(value * float(chance) for value, chance in found.chances.items())
    assert gains.throw_gain(table, "one1a", charges.GRENADE, (6000, 4500)) == pytest.approx(exact)


# -- ranges that were told -----------------------------------------------------------------------------------


def test_shoot_05_a_range_is_judged_by_eye_until_it_was_told_and_again_when_one_has_moved() -> None:
    table = table_of(
        Group("one1", "one", (6000, 3000), "trooper", facing=90),
        Group("two1", "two", (6000, 3000 + 8300 + 250), "trooper", facing=270),
    )
    limit = table.setting.weapons["assault_rifle"].long
    table.change("two1a", {"y": 3000 + 250 + limit + 100})
    assert shot(table) > 0, "by eye it could be in range"
    told = Referee(table.copy(), dice=SeededDice("x"))
    hits.volley(told, "one1a", "assault_rifle", modes.BURST, (("two1a", 3),))
    assert hits.range_told(told.table, "one1a", "two1a") == hits.range_told(told.table, "two1a", "one1a")
    assert shot(told.table) == 0, "it was told to be out of range"
    nearer = told.table.copy()
    nearer.change("two1a", {"y": nearer.figures["two1a"].y - 1})
    assert hits.range_told(nearer, "one1a", "two1a") is None
    assert shot(nearer) > 0, "nobody knows again"
