"""Twenty fractions of the open table from the code that plays, against icepool."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import icepool
import pytest

from escarmouche.engine.odds import odds
from escarmouche.games.dust.chapters.attack import attack, reaction
from escarmouche.games.dust.chapters.attack.shots import Shot
from escarmouche.games.dust.chapters.dice import hitting
from escarmouche.games.dust.table import SUPPRESSED, UNDER_FIRE
from escarmouche.games.dust_battlefield.chapters import arrival, suppression
from escarmouche.games.dust_battlefield.chapters.movement import bogging, ways
from escarmouche.games.dust_battlefield.setup import scenario
from escarmouche.games.dust_battlefield.table import Table
from tests.games.dust_battlefield.tables import Put, piece, table_of

ARMY, EASY = icepool.Die([1, 0, 0]), icepool.Die([1, 1, 0])
"""A Dust die that succeeds on one symbol, and on two."""
F = Fraction


def spread(pool: Any) -> dict[Any, Fraction]:
    """The exact chances of an icepool die."""
    return {value: Fraction(ways, pool.denominator()) for value, ways in pool.items() if ways}


def any_of(pool: Any) -> Fraction:
    """The chance of at least one success."""
    return 1 - spread(pool).get(0, F(0))


def facing(*pieces: Any, squad: str = "gunners", target: str = "bot-hunters") -> Table:
    """Five riflemen 40 cm from a target."""
    ours = [(40, 56 + 3 * n) for n in range(5)]
    theirs = [(80, 56 + 3 * n) for n in range(5)]
    put = Put("two1", target, theirs if target == "bot-hunters" else (80, 60))
    return table_of(Put("one1", squad, ours), put, pieces=pieces, turn={"round": 2, "unit": "one1"})


def lost(table: Table, *shots: Shot, sustained: bool = False) -> dict[int, Fraction]:
    found = attack.attack_odds(table, "one1", tuple(shots), sustained, "two1")
    assert found.exact
    return dict(found.chances)


def saved(dice: Any, save: Any, most: int = 5) -> dict[int, Fraction]:
    """Hits that saves leave, no more than there are men."""
    return spread(dice.map(lambda n: n @ (1 - save) if n else 0).map(lambda n: min(n, most)))


@pytest.mark.parametrize("men", [1, 2, 3, 4])
def test_save_07_rifles_in_the_open(men: int) -> None:
    assert lost(facing(), Shot(1, men, "two1")) == saved((2 * men) @ ARMY, ARMY)


@pytest.mark.parametrize("men", [1, 3])
def test_save_03_rifles_at_a_squad_in_a_wood(men: int) -> None:
    wood = piece("w", "wood", (80, 62), (12, 24))
    assert lost(facing(wood), Shot(1, men, "two1")) == saved((2 * men) @ ARMY, EASY)


@pytest.mark.parametrize("men", [1, 2])
def test_hit_04_a_sustained_attack_throws_misses_again(men: int) -> None:
    again = ARMY.map(lambda hit: 1 if hit else ARMY)
    assert lost(facing(), Shot(1, men, "two1"), sustained=True) == saved((2 * men) @ again, ARMY)


@pytest.mark.parametrize(("dice", "markers"), [(2, UNDER_FIRE), (2, SUPPRESSED), (3, SUPPRESSED)])
def test_supp_04_and_06_rallying(dice: int, markers: str) -> None:
    hero = "one2" if dice == 3 else ""
    table = table_of(
        Put("one1", "gunners", (20, 60), 0, {"markers": [markers]}), Put("one2", "manfred", (20, 70))
    )

    def left(_: Any, after: Table) -> tuple[bool, bool]:
        state = after.units["one1"].markers
        return UNDER_FIRE in state, SUPPRESSED in state

    found = odds(lambda r: suppression.rally(r, "one1", hero), table, of=left).chances
    pool = spread(dice @ ARMY)
    none, one = pool[0], pool[1]
    if markers == UNDER_FIRE:
        assert found == {(True, False): none, (False, False): 1 - none}
    else:
        assert found == {(False, True): none, (True, False): one, (False, False): 1 - none - one}


@pytest.mark.parametrize(
    ("played", "turn", "dice"),
    [("no_retreat", 1, 1), ("no_retreat", 2, 2), ("pincer", 2, 1), ("pincer", 3, 2)],
)
def test_spec_08_and_11_reserves(played: str, turn: int, dice: int) -> None:
    table = table_of(
        Put("one1", "gunners", (0, 0), 0, {"place": "reserve"}), scenario=played, turn={"round": turn}
    )
    assert odds(lambda r: arrival.is_due(r, "one1"), table).chances[True] == any_of(dice @ ARMY)


def test_spec_06_actions_of_an_ambush() -> None:
    table = facing()
    assert odds(lambda r: r.roll("DB-SPEC-06", "one", hitting(2)), table).chances == spread(2 @ EASY)


@pytest.mark.parametrize(("markers", "dice"), [((), 2), (("suppressed",), 1)])
def test_react_01_and_supp_08_reaction_dice(markers: tuple[str, ...], dice: int) -> None:
    table = table_of(
        Put("one1", "manfred", (20, 60)), Put("two1", "gunners", (50, 60), 0, {"markers": list(markers)})
    )
    rule, pool = reaction.reaction_dice(table, "two1")
    assert odds(lambda r: r.roll(rule, "two", pool), table).chances == spread(dice @ ARMY)


@pytest.mark.parametrize(("card", "die", "count"), [("karl-marx", EASY, 1), ("karl-marx", EASY, 2)])
def test_terr_03_a_tank_through_woods(card: str, die: Any, count: int) -> None:
    woods = [piece(f"w{n}", "wood", (40 + 22 * n, 60), (10, 30)) for n in range(count)]
    table = table_of(Put("one1", card, (15, 60)), pieces=woods)
    walker = ways.walkers(table, "one1")[0]
    through = odds(lambda r: bogging.stuck(r, walker, ((1500, 6000), (9500, 6000)), -1) < 0, table).chances
    assert through[True] == spread(die)[1] ** count


def test_setup_01_the_scenario() -> None:
    pair = icepool.Die(["a", "t", "s"])
    rolled = spread(icepool.tupleize(pair, pair).map(lambda a, b: tuple(sorted((a, b))), star=True))
    found = odds(scenario.roll_scenario, table_of()).chances
    assert sorted(found.values()) == sorted(rolled.values())
