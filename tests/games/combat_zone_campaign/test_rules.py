"""Linked battles of Combat Zone, a test for each rule, named after it; then whole campaigns."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine import battle as battles
from escarmouche.engine import record
from escarmouche.engine.battle import FightAtOnce, guess_at_once
from escarmouche.engine.conformance import check_match, under_hash_seeds
from escarmouche.engine.errors import DataError
from escarmouche.engine.luck import LoadedDice
from escarmouche.engine.match import Match
from escarmouche.engine.referee import Player, Referee
from escarmouche.engine.requests import Battle
from escarmouche.engine.ruleset import Setup
from escarmouche.games import ruleset
from escarmouche.games.combat_zone_campaign.chapters import battle, planning
from escarmouche.games.combat_zone_campaign.ruleset import RULESET
from escarmouche.games.combat_zone_campaign.table import (
    Table,
    fielded,
    force_of,
    going,
    groups_left,
    left_of,
    worth,
)
from escarmouche.players.random_player import RandomPlayer
from escarmouche.testing import Script

SETUP = Setup("feud", RULESET.armies.default_lists)
SCRIPT = """
from hashlib import blake2b
from escarmouche.engine.battle import guess_at_once
from escarmouche.engine.match import Match
from escarmouche.engine.record import record_lines
from escarmouche.engine.ruleset import Setup
from escarmouche.games import ruleset
from escarmouche.players.random_player import RandomPlayer
rules = ruleset("combat_zone_campaign")
for seed in range(2):
    table = rules.rules.new_table(Setup("feud", rules.armies.default_lists))
    players = {side: RandomPlayer(f"{seed}{side}") for side in rules.armies.sides}
    match = Match(rules, table, seed, players, fighter=guess_at_once)
    print(match.table.digest(), blake2b("".join(record_lines(match)).encode()).hexdigest())
"""


def feud(**turn: Any) -> Table:
    table: Table = RULESET.rules.new_table(SETUP)
    table.change("turn", {"mission": "firefight", "attacker": "one", **turn})
    return table


def judge(table: Table, *throws: tuple[int, ...], report: Any = None, **answers: list[Any]) -> Referee[Table]:
    """A referee with loaded dice, scripted answers and the report of the next battle."""

    def fight(wanted: Battle) -> Any:
        return (wanted.key, report, "", "typed") if report is not None else None

    players: dict[str, Player] = {side: Script(**answers) for side in table.sides}
    return Referee(table, (), LoadedDice(*throws), players, fight=fight)


def ended(table: Table, winner: str, *fallen: str, **gear: tuple[str, ...]) -> dict[str, Any]:
    """The report of a battle in which some fell, by their ids there; `gear` is what others took."""
    there = [figure for side in ("one", "two") for figure in fielded(table, side)]
    home = {figure: gear.get(figure, ()) for figure in there if figure not in fallen}
    return {"winner": winner, "lost": {"one": 10, "two": 20}, "home": home}


def test_plan_01_a_die_draws_the_mission() -> None:
    drawn = []
    for face in range(1, 7):
        table = feud(phase="mission", last="one")
        planning.draw_mission(judge(table, (face,), role=["defender"]))
        drawn.append(table.turn.mission)
    assert drawn == ["firefight", "firefight", "extraction", "hunt", "sabotage", "stronghold"]
    assert table.turn.phase == "muster"


def test_plan_01_three_battles_at_the_least() -> None:
    assert RULESET.rules.new_table(SETUP).setting.battles == 3
    assert RULESET.rules.new_table(Setup("feud", SETUP.lists, {"battles": 8})).setting.battles == 8
    for number in (2, 9):
        with pytest.raises(DataError, match="battles"):
            RULESET.rules.new_table(Setup("feud", SETUP.lists, {"battles": number}))


def test_plan_02_the_loser_of_the_last_battle_says_who_attacks() -> None:
    table = feud(phase="mission", last="one")
    planning.draw_mission(judge(table, (6,), role=["defender"]))
    assert table.turn.attacker == "one"
    table = feud(phase="mission", last="one")
    planning.draw_mission(judge(table, (6,), role=["attacker"]))
    assert table.turn.attacker == "two"


@pytest.mark.parametrize("last", ["", "draw"])
def test_plan_02_without_a_loser_the_higher_die_says_it(last: str) -> None:
    table = feud(phase="mission", last=last)
    planning.draw_mission(judge(table, (6,), (3,), (3,), (2,), (5,), role=["attacker"]))
    assert table.turn.attacker == "two"


def test_plan_03_the_defender_leaves_groups_behind_until_its_share_is_kept() -> None:
    table = feud(phase="muster", mission="stronghold", attacker="one")
    assert len(groups_left(table, "two")) > 1
    most = worth(table, "one") // 2
    last = groups_left(table, "two")[-1]
    planning.muster(judge(table, stays_behind=[last]))
    assert last in table.sides["two"].behind
    assert worth(table, "two") <= most or len(groups_left(table, "two", going=True)) == 1
    assert table.sides["one"].behind == ()
    assert table.turn.phase == "battle"


def test_plan_03_where_forces_are_equal_nobody_stays_behind() -> None:
    table = feud(phase="muster")
    planning.muster(judge(table))
    assert [side.behind for side in table.sides.values()] == [(), ()]


def test_battle_01_the_forces_fight_as_they_are_now() -> None:
    table = feud()
    whole = ruleset("combat_zone").rules.new_table(battle.fixture(table).setup)
    assert [f.id for f in whole.figures.values()] == [*fielded(table, "one"), *fielded(table, "two")]
    table.change("one1b", {"lost": True})
    table.change("one1c", {"quality": "veteran", "gear": ("shotgun", "dagger")})
    fought = ruleset("combat_zone").rules.new_table(battle.fixture(table).setup)
    ids = fielded(table, "one")
    assert ids["one1b"] == "one1c", "figures are counted anew"
    figure = fought.figures["one1b"]
    assert fought.setting.profiles[figure.profile].quality == "veteran"
    assert (figure.gained, figure.blades) == (("shotgun",), ("dagger",))
    assert len(fought.units["one1"].figures) == len(whole.units["one1"].figures) - 1


def test_battle_01_a_group_may_be_wiped_out() -> None:
    table = feud()
    for fighter in left_of(table, "one"):
        if table.units[fighter].group == 1:
            table.change(fighter, {"lost": True})
    assert [group["type"] for group in force_of(table, "one")["groups"]] == [
        squad.type for squad in table.setting.lists["one"].groups[1:]
    ]
    ruleset("combat_zone").rules.new_table(battle.fixture(table).setup)


def test_battle_01_what_is_lost_is_lost_for_the_campaign() -> None:
    table = feud(phase="battle")
    battle.fight(judge(table, report=ended(table, "one", "one1a", "two1b")))
    assert [f.id for f in table.units.values() if f.lost] == ["one1a", "two1b"]
    assert [(s.wins, s.points_lost) for s in table.sides.values()] == [(1, 10), (0, 20)]
    assert "one1a" not in going(table, "one")


def test_exp_01_coming_home_and_winning_teach_and_four_make_one_better() -> None:
    table = feud(phase="battle")
    table.change("one1b", {"experience": 3})
    quality = table.units["one1b"].quality
    battle.fight(judge(table, report=ended(table, "one")))
    assert (table.units["one1c"].experience, table.units["two1c"].experience) == (2, 1)
    assert quality == "average"
    assert (table.units["one1b"].quality, table.units["one1b"].experience) == ("veteran", 1)


def test_exp_01_who_stayed_behind_learns_nothing() -> None:
    table = feud(phase="battle", mission="stronghold", attacker="one")
    group = groups_left(table, "two")[-1]
    table.change("two", {"behind": (group,)})
    battle.fight(judge(table, report=ended(table, "two")))
    stayed = [f for f in table.units.values() if f.side == "two" and f.group == group]
    assert {f.experience for f in stayed} == {0}
    assert table.sides["two"].behind == ()


def test_exp_02_a_weapon_taken_is_its_own_from_then_on() -> None:
    table = feud(phase="battle")
    battle.fight(judge(table, report=ended(table, "two", one1b=("shotgun",))))
    first = table.units["one1b"].gear
    assert first == ("shotgun",)
    table.change("turn", {"mission": "firefight", "phase": "battle"})
    battle.fight(judge(table, report=ended(table, "two", one1b=("shotgun", "dagger"))))
    assert table.units["one1b"].gear == ("shotgun", "dagger")


def test_exp_02_gear_that_nobody_makes_is_refused() -> None:
    table = feud()
    refusal = battle.why_not_report(battle.fixture(table), ended(table, "two", one1b=("raygun",)))
    assert refusal
    assert (refusal.rule, refusal.reason) == ("KZ-EXP-02", "no-such-gear")


@pytest.mark.parametrize(
    ("one", "two", "over"),
    [((2, 50), (1, 0), "one"), ((1, 50), (1, 40), "two"), ((1, 50), (1, 50), "draw")],
)
def test_end_01_victories_then_fewer_points_lost(
    one: tuple[int, int], two: tuple[int, int], over: str
) -> None:
    table = feud(round=3)
    for side, (wins, lost) in (("one", one), ("two", two)):
        table.change(side, {"wins": wins, "points_lost": lost})
    battle.end_battle(judge(table), "draw")
    assert (table.turn.over, table.turn.over_rule) == (over, "KZ-END-01")


def test_end_01_who_alone_has_somebody_left_wins_at_once() -> None:
    table = feud(round=1)
    for fighter in left_of(table, "one"):
        table.change(fighter, {"lost": True})
    table.change("one", {"wins": 2})
    battle.end_battle(judge(table), "one")
    assert table.turn.over == "two"


# -- the whole -----------------------------------------------------------------------------------------------


def random_player(side: str, seed: str) -> Player:
    return RandomPlayer(seed)


def test_guessed_campaigns_conform_and_use_the_rules() -> None:
    rules: set[str] = set()
    for seed in range(6):
        rules |= set(check_match(RULESET, SETUP, seed, random_player, points=2, undos=10).rules)
    assert set(RULESET.ledger.rules) <= rules


def test_strings_hashed_otherwise_give_the_same_campaigns() -> None:
    one, two = under_hash_seeds(SCRIPT)
    assert len(one.splitlines()) == 2
    assert one == two


def test_every_guess_is_a_report_that_battle_and_campaign_allow() -> None:
    fixture = battle.fixture(feud())
    for ways, report in battle.guesses(fixture):
        assert ways > 0
        assert ruleset("combat_zone").rules.why_not_report(fixture.setup, report) is None


def test_a_fought_campaign_verifies_with_its_battles() -> None:
    fighter = FightAtOnce(ruleset, "feud")
    players = {side: RandomPlayer(side) for side in RULESET.armies.sides}
    table = RULESET.rules.new_table(SETUP)
    match = Match(RULESET, table, "a seed that is long enough", players, fighter=fighter)
    match.seats = {"campaign": "feud"}
    assert match.over
    whole = record.parse_record("".join(f"{line}\n" for line in record.record_lines(match)), "feud")
    verdict = battles.verify(whole, fighter.records, ruleset)
    assert verdict.verified, verdict.text


def test_greedy_players_finish_guessed_campaigns() -> None:
    from escarmouche import players

    seats = {side: players.make("greedy", side) for side in RULESET.armies.sides}
    match = Match(RULESET, RULESET.rules.new_table(SETUP), "luck", seats, fighter=guess_at_once)
    assert match.over
