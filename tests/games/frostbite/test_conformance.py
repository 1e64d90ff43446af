"""Whole campaigns: they conform, are the same under two hash seeds, and bots play them to the end."""

from __future__ import annotations

from escarmouche import players
from escarmouche.engine import battle as battles
from escarmouche.engine import record
from escarmouche.engine.battle import FightAtOnce, guess_at_once
from escarmouche.engine.conformance import check_match, under_hash_seeds
from escarmouche.engine.match import Match
from escarmouche.engine.referee import Player
from escarmouche.engine.ruleset import Setup
from escarmouche.games import ruleset
from escarmouche.games.frostbite.ruleset import RULESET
from escarmouche.players.random_player import RandomPlayer

ARMIES = ("northguard", "array", "choir", "haulers")
SCRIPT = """
from hashlib import blake2b
from escarmouche.engine.battle import guess_at_once
from escarmouche.engine.match import Match
from escarmouche.engine.record import record_lines
from escarmouche.engine.ruleset import Setup
from escarmouche.games import ruleset
from escarmouche.players.random_player import RandomPlayer
rules = ruleset("frostbite")
table = rules.rules.new_table(Setup("emerald_mount", ("northguard", "array")))
match = Match(rules, table, 1, {side: RandomPlayer(side) for side in table.sides}, fighter=guess_at_once)
print(match.table.digest(), blake2b("".join(record_lines(match)).encode()).hexdigest())
"""


def random_player(side: str, seed: str) -> Player:
    return RandomPlayer(seed)


def test_a_guessed_campaign_conforms() -> None:
    setup = Setup("emerald_mount", ("northguard", "array"), {"revise": "free", "choose_bonus": True})
    rules = set(check_match(RULESET, setup, 3, random_player, points=2, undos=2, every=40).rules)
    assert len(rules) > 30


def test_strings_hashed_otherwise_give_the_same_campaign() -> None:
    one, two = under_hash_seeds(SCRIPT)
    assert one
    assert one == two


def test_three_and_four_players_get_to_the_end() -> None:
    for count in (3, 4):
        table = RULESET.rules.new_table(Setup("emerald_mount", ARMIES[:count]))
        seats = {side: RandomPlayer(side) for side in table.sides}
        match = Match(RULESET, table, f"seed {count}", seats, fighter=guess_at_once)
        assert match.over
        assert match.table.turn.round == 7


def test_a_fought_campaign_is_proven_by_its_records() -> None:
    fighter = FightAtOnce(ruleset, "front")
    table = RULESET.rules.new_table(Setup("emerald_mount", ("choir", "haulers")))
    seats = {side: RandomPlayer(f"front{side}") for side in table.sides}
    match = Match(RULESET, table, "a seed of some length", seats, fighter=fighter)
    match.seats = {"campaign": "front"}
    assert match.over
    assert fighter.records
    text = "".join(f"{line}\n" for line in record.record_lines(match))
    verdict = battles.verify(record.parse_record(text, "front"), fighter.records, ruleset)
    assert verdict.verified, verdict.text


def test_bots_plan_meet_the_enemy_and_take_ground() -> None:
    table = RULESET.rules.new_table(Setup("emerald_mount", ARMIES[:2]))
    seats = {side: players.make("greedy", side) for side in table.sides}
    match = Match(RULESET, table, "quick", seats, fighter=guess_at_once)
    assert match.over
    told = [event.rule for event in match.fresh]
    assert told.count("FB-MISS-13") >= 4  # battles were fought
    assert sum(bool(sector.side) for sector in match.table.things.values()) >= 5
    assert {"FB-LOG-08", "FB-LOG-09", "FB-LOG-11"} & set(told)
