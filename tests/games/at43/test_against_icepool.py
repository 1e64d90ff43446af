"""Fractions of AT-43 against icepool, from the code that plays: tests, whole salvos, a mortar."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction as F
from typing import Any

import pytest
from icepool import Die, d6

from escarmouche.games.at43.chapters import melee, morale, tactical
from escarmouche.games.at43.chapters.dice import universal_test
from escarmouche.games.at43.chapters.movement.aftermath import crush
from escarmouche.games.at43.chapters.shooting import salvo, templates
from escarmouche.games.at43.chapters.shooting.salvo import take_aim
from escarmouche.games.at43.table import Table
from escarmouche.space.shapes import onward
from tests.games.at43.tables import Squad, chances, piece, table_of

FACES = {-5: 6, -4: 6, -3: 5, -2: 5, -1: 4, 0: 4, 1: 4, 2: 3, 3: 3, 4: 2, 5: 2}
"""The lowest face that succeeds at a difference, as the sheet prints it."""


def told(die: Any) -> dict[Any, F]:
    """A die of icepool as exact chances."""
    return {value: F(weight, die.denominator()) for value, weight in die.items() if weight}


def reaches(needs: int) -> Any:
    """1 where one die reaches a face."""
    return d6.map(lambda face: int(face >= needs))


def hits(count: int, needs: int, again: int = 0) -> Any:
    """Successes of some dice; failures are thrown again so often."""
    one = fresh = reaches(needs)
    for _ in range(again):
        one = one.map(lambda made: 1 if made else fresh)
    return count @ one


@pytest.mark.parametrize(
    ("dice", "difference", "again"),
    [(1, -5, 0), (4, -3, 0), (6, 2, 0), (12, 0, 0), (12, 2, 1), (5, -2, 1), (3, 4, 2), (8, 5, 0)],
)
def test_gen_01_tests_with_re_rolls(dice: int, difference: int, again: int) -> None:
    found = chances(
        universal_test, table_of(), "A4-SHOOT-08", "one", dice, difference, again, of=lambda made, _: made
    )
    assert found == told(hits(dice, FACES[difference], again))


@pytest.mark.parametrize("lead", [0, 1, 2, 3, 4, 5])
def test_tac_08_authority(lead: int) -> None:
    def once(referee: Any) -> int:
        one = tactical.throw_authority(referee, "A4-TAC-08", "one", lead)
        two = tactical.throw_authority(referee, "A4-TAC-08", "two", 0)
        return (one > two) - (one < two)

    gap = (d6 + lead - d6).map(lambda value: (value > 0) - (value < 0))
    assert chances(once, table_of(), of=lambda who, _: who) == told(gap)


@pytest.mark.parametrize(("profile", "needs"), [("trooper", 4), ("steel", 4), ("suit", 4)])
def test_act_11_morale(profile: str, needs: int) -> None:
    table = table_of(Squad("one1", "one", (3000, 3000), profile, 3))
    found = chances(morale.morale_test, table, "A4-ACT-09", "one1", of=lambda held, _: bool(held))
    assert found == {True: F(7 - needs, 6), False: F(needs - 1, 6)}


@pytest.mark.parametrize("count", [1, 3])
def test_mov_10_crushing(count: int) -> None:
    """Free fighters fall on 5 or more (one in three)."""
    places = [(3000, 4000 + 400 * n) for n in range(count)]
    table = table_of(
        Squad("one1", "one", (3000, 3000), "walker", 1, entry="walkers"),
        Squad("two1", "two", (3000, 4000), count=count, places=places),
    )
    found = chances(
        crush, table, "one1", {"one1a": ((3000, 3000), (3000, 6500))}, frozenset(),
        of=lambda _, t: count - len(t.units["two1"].figures),
    )  # fmt: skip
    assert found == told(hits(count, 5))


def lost(table: Table, *units: str) -> tuple[int, ...]:
    return tuple(len(table.units[u].roster) - len(table.units[u].figures) for u in units)


def test_shoot_02_a_whole_salvo_with_re_roll_bystanders_and_cover() -> None:
    """12 dice at 3 or more with one re-roll; two of its own in the zone; the target in a ruin."""
    table = table_of(
        Squad("one1", "one", (6000, 3000), "carbines", 6),
        Squad("one2", "one", (6000, 3900), count=2),
        Squad("two1", "two", (6000, 5000), count=5),
        pieces=(piece("ruin", "ruin", 4500, 4700, 7500, 5400),),
    )
    aim = take_aim(table, "one1", "carbine", "two1", more=1)
    assert (aim.dice, aim.difference, aim.rerolls) == (12, 3, 1)
    found = chances(salvo.salvo, table, aim, of=lambda _, t: lost(t, "one2", "two1"))

    def after(impacts: int) -> Any:
        """Each bystander takes one impact of the first; the target saves on 5, then 4 wounds."""
        own = hits(min(impacts, 2), 4)
        through = d6.map(lambda face: int(face < 5)) * reaches(4)
        rest = max(0, impacts - 2)
        theirs = (rest @ through).map(lambda n: min(n, 5)) if rest else Die([0])
        return own.map(lambda a: theirs.map(lambda b: a * 10 + b))

    whole = told(hits(12, 3, 1).map(after))
    assert found == {divmod(key, 10): chance for key, chance in whole.items()}
    assert sum(found.values()) == 1


def test_dmg_03_a_salvo_at_a_vehicle_finds_its_parts() -> None:
    """2 dice at 3 or more, Penetration 12 against 11: 4 or more; 1-2 propulsion, 3-5 frame, 6 weapon."""
    table = table_of(
        Squad("one1", "one", (3000, 3000), "walker", 1, entry="walkers", facing=90),
        Squad("two1", "two", (3000, 5400), "walker", 1, entry="walkers", facing=270),
    )
    aim = take_aim(table, "one1", "cannon", "two1")
    assert aim.dice == 2
    found = chances(salvo.salvo, table, aim, of=lambda _, t: tuple((t.figures["two1a"].hurt or (0, 0))[:2]))
    needs = FACES[aim.difference]
    part = d6.map({1: 1, 2: 1, 3: 10, 4: 10, 5: 10, 6: 0})
    hurt = reaches(needs) * reaches(FACES[1]) * part
    assert found == {(key % 10, key // 10): chance for key, chance in told(2 @ hurt).items()}


def test_ind_02_a_mortar_with_deviation_radius_and_two_impacts() -> None:
    """Three crews at 30 to 40 cm: how wide, how far, which way; then everybody under it, friend and foe."""
    table = table_of(
        Squad("one1", "one", (6000, 1000), "crew", 3, entry="support"),
        Squad("two1", "two", (6000, 4000), count=1),
        Squad("two2", "two", (6000, 4400), count=1),
    )
    aim = take_aim(table, "one1", "mortar", "two1")
    assert aim.dice == 3
    found = chances(templates.indirect, table, aim, of=lambda _, t: lost(t, "two1", "two2"))
    through = FACES[7 - 5]
    kills = F(7 - through, 6)
    expected: Counter[tuple[int, int]] = Counter()
    for successes, chance in told(hits(3, FACES[aim.difference])).items():
        far = 0 if successes == 3 else 1000 if successes == 0 else 100 * (3 - successes)
        for heading in range(6):
            blast = templates.blast_of(
                onward((6000, 4000), 90 - 60 * heading, far) if far else (6000, 4000),
                200,
                successes,
            )
            under = [f for f in ("two1a", "two2a") if f in templates.under(table, blast, "two1")]
            for one in (0, 1):
                for two in (0, 1):
                    weight = chance / 6
                    for fell, figure in ((one, "two1a"), (two, "two2a")):
                        dies = kills if figure in under else F(0)
                        weight *= dies if fell else 1 - dies
                    expected[one, two] += weight  # type: ignore[assignment]
    assert found == {key: chance for key, chance in expected.items() if chance}


def test_mel_03_a_melee_of_four_blades() -> None:
    """4 strikers of rate 2 against two at contact: dice at 3 or more, then at 4 or more."""
    table = table_of(
        Squad("one1", "one", (3000, 3000), "blades", 4, gap=0),
        Squad("two1", "two", (3000, 3300), count=2, gap=0),
    )
    found = chances(melee.melee, table, "one1", "two1", of=lambda _, t: lost(t, "two1")[0])
    strikes = reaches(3) * reaches(4)
    able = len(melee.strikers(table, "one1", "two1"))
    assert found == told((2 * able @ strikes).map(lambda n: min(n, 2)))
