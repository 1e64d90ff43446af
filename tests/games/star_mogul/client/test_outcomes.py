"""What an answer would come to, told before it is given."""

from __future__ import annotations

from fractions import Fraction as F

from escarmouche.games.star_mogul.client import outcomes
from tests.games.star_mogul.tables import Men, asked, salvage_at, table_of


def test_what_the_drop_ship_would_leave_behind_is_told_before_it_is_called() -> None:
    men = Men("one1", "one", (5, 4), 3)
    table = table_of(
        men,
        Men("one2", "one", (24, 24), 4),
        Men("two1", "two", (40, 40)),
        things=(salvage_at(6, 6),),
    )
    match, ask = asked(table)
    (told,) = outcomes.outcomes(ask, match.table, "ship")
    assert told.odds["left-behind"].chances == {4: F(1)}
    assert told.odds["secured"].chances == {1: F(1)}
    assert told.own == ("left-behind",)
    assert set(told.touched) == {"one2a", "one2b", "one2c", "one2d"}
    assert told.about["winner"] == "one"
    assert outcomes.outcomes(ask, match.table, "one1") == ()


def test_a_load_tells_its_hands_and_its_pace_a_volley_its_losses_and_the_reply() -> None:
    around = ((24, 23), (25, 24), (23, 24), (24, 25))
    table = table_of(
        Men("one1", "one", (0, 0), 4, places=around),
        Men("two1", "two", (34, 24), 1),
        things=(salvage_at(24, 24),),
    )
    match, ask = asked(table, activate="one1")
    (carry,) = outcomes.outcomes(ask, match.table, "salvage:salvage1")
    assert carry.odds["hands"].chances == {4: F(1)}
    assert carry.odds["slowed"].chances == {2: F(1)}
    (shot,) = outcomes.outcomes(ask, match.table, "shoot:two1")
    assert shot.odds["losses"].exact
    assert sum(shot.odds["losses"].chances.values()) == 1
    assert shot.draws[0].own == ("own-losses",)
    assert shot.touched == ("two1a",)


def test_a_charge_counts_both_sides_from_the_fight_itself() -> None:
    table = table_of(
        Men("one1", "one", (24, 24), 1, blades=("power_blade",)),
        Men("two1", "two", (26.5, 24), 1),
        phase="melee", step="engage", activation="melee",
    )  # fmt: skip
    match, ask = asked(table)
    assert ask.question == "engage"
    (told,) = outcomes.outcomes(ask, match.table, "one1>two1")
    assert told.odds["losses"].exact
    assert told.odds["losses"].mean > told.odds["own-losses"].mean, "the blade adds 3"
