"""After the battle (SM-POST-01 to SM-POST-09, SM-POST-12)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from escarmouche.games.star_mogul.chapters import aftermath
from escarmouche.games.star_mogul.chapters.dice import loyalty_dice
from escarmouche.games.star_mogul.chapters.vehicles import destruction
from tests.games.star_mogul.tables import Car, Men, referee_of, salvage_at, table_of

F = Fraction


def fallen(**named: Any) -> Any:
    table = table_of(
        Men("one1", "one", (6, 6), 5, step=(0, 1.2)), Men("two1", "two", (42, 38), step=(0, 1.2)), **named
    )
    for figure in ("one1a", "one1b", "one1c"):
        table.change(figure, {"fate": "out"})
    table.change("one1", {"figures": ("one1d", "one1e")})
    table.change("one1d", {"wounded": True})
    return table


def test_post_01_bios_two_thirds_mekk_one_third() -> None:
    for kind, wanted in (("bios", F(2, 3)), ("mekk", F(1, 3))):
        dice = aftermath.recovery_dice(kind)
        assert F(dict(dice.outcomes())[1], dice.ways) == wanted


def test_post_02_only_who_is_out_of_action_rolls() -> None:
    referee = referee_of(fallen(), (1,), (6,), (3,))
    aftermath.settle(referee, "one", "draw")
    rolled = [e.about["figure"] for e in referee.events if e.rule == "SM-POST-01"]
    assert rolled == ["one1a", "one1b", "one1c"]


def test_post_03_and_06_the_caller_leaves_behind_what_is_outside() -> None:
    table = table_of(
        Men("one1", "one", (6, 6), 1),
        Men("one2", "one", (30, 30), 2),
        Men("two1", "two", (24, 24)),
        sides={"one": {"called": True}},
    )
    assert aftermath.abandoned(table, "one") == ("one2a", "one2b")
    assert aftermath.abandoned(table, "two") == ()
    assert [(m.rule, m.value) for m in aftermath.loyalty_changes(table, "one", "draw")] == [
        ("SM-POST-06", -1)
    ]
    home = table_of(
        Men("one1", "one", (6, 6), 1), Men("two1", "two", (24, 24)), sides={"one": {"called": True}}
    )
    assert aftermath.loyalty_changes(home, "one", "draw") == ()
    referee = referee_of(table)
    aftermath.settle(referee, "one", "draw")
    assert referee.table.figures["one2a"].fate == "burnt"
    assert referee.table.sides["one"].loyalty == 10


def test_post_04_a_counter_sells_for_a_die_times_a_hundred() -> None:
    table = table_of(
        Men("one1", "one", (6, 6), 1),
        Men("two1", "two", (24, 24)),
        things=tuple(salvage_at(6, 6, f"s{n}") for n in range(4)),
    )
    referee = referee_of(table, (1,), (2,), (3,), (6,))
    aftermath.settle(referee, "one", "draw")
    assert referee.table.sides["one"].credits == 1200
    mean = F(sum(value * ways for value, ways in aftermath.sale_dice().outcomes()), 6) * 100
    assert 4 * mean == 1400


def changes(result: str, **side: Any) -> list[tuple[str, int]]:
    table = table_of(
        Men("one1", "one", (6, 6), 1),
        Men("two1", "two", (24, 24)),
        sides={"one": side},
        mission=side.pop("mission", "salvage_rights"),
    )
    return [(m.rule, m.value) for m in aftermath.loyalty_changes(table, "one", result)]


def passes(loyalty: int) -> Fraction:
    dice = loyalty_dice(loyalty)
    return F(dict(dice.outcomes()).get(0, 0), dice.ways)


def test_post_05_once_however_often() -> None:
    assert changes("draw", fired_on_melee=True) == [("SM-POST-05", -1)]


def test_post_07_and_08_won_lost_or_drawn() -> None:
    assert changes("one") == [("SM-POST-07", 1)]
    assert changes("two") == [("SM-POST-08", -1)]
    assert changes("draw") == []
    assert passes(12) == F(20, 27)
    assert passes(10) == F(1, 2)


def test_post_09_and_miss_10_revenge_counts_two_and_not_three() -> None:
    assert changes("one", role="demander", mission="revenge") == [("SM-POST-09", 2)]
    assert changes("one", mission="revenge") == [("SM-POST-07", 1)]


def test_post_12_wrecks_come_home_from_the_zone_or_with_the_winner() -> None:
    def wreck(x: float, **side: Any) -> Any:
        table = table_of(
            Car("one1", "one", (x, 6)),
            Men("one2", "one", (8, 3), 1),
            Men("two1", "two", (42, 42)),
            sides={"one": side},
        )
        referee = referee_of(table)
        destruction.become_wreck(referee, "SM-VEH-16", "one1")
        return referee.table

    assert aftermath.wrecks_home(wreck(6), "one", "two") == ("one1",)
    assert aftermath.wrecks_home(wreck(20), "one", "two") == ()
    assert aftermath.wrecks_home(wreck(20), "one", "one") == ("one1",)
    assert aftermath.wrecks_home(wreck(20, called=True), "one", "one") == (), (
        "who leaves brings home his zone alone"
    )
    burnt = table_of(
        Car("one1", "one", (6, 6)), Men("one2", "one", (20, 20), 1), Men("two1", "two", (42, 42))
    )
    referee = referee_of(burnt)
    destruction.kaboom(referee, "one1")
    assert aftermath.wrecks_home(referee.table, "one", "one") == ()
