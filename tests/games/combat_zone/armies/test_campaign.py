"""Battles one after another (CZ-GAME-04)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from escarmouche.engine import yamlfile
from escarmouche.engine.errors import DataError
from escarmouche.engine.ruleset import Setup
from escarmouche.engine.table import replace
from escarmouche.games import ruleset
from escarmouche.games.combat_zone.armies import campaign
from escarmouche.games.combat_zone.chapters.wounds import casualties
from escarmouche.games.combat_zone.setup import setup
from escarmouche.games.combat_zone.table import Table
from tests.games.combat_zone.tables import referee_of

LISTS = ("corp-200-patrol", "gang-200-street")


def fresh(key: str = "firefight", **options: Any) -> Table:
    rules = ruleset("combat_zone")
    return setup.new_table(Setup(key, rules.armies.lists_for(key, LISTS), options))


def story(battles: int) -> campaign.Campaign:
    lines = "".join("  - {scenario: firefight}\n" for _ in range(battles))
    text = (
        "name: {en: Feud, fr: Vendetta}\nforces:\n  one: {book: corp, name: {en: A, fr: A}}\n"
        f"  two: {{book: gang, name: {{en: B, fr: B}}}}\nbattles:\n{lines}"
    )
    return campaign.read_campaign(yamlfile.parse(text, "campaign.yaml"))


def test_game_04_three_battles_at_the_least() -> None:
    found = campaign.check(story(2))
    assert [(r.rule, r.reason, r.excess) for r in found] == [("CZ-GAME-04", "too-few-battles", 1)]
    assert campaign.check(story(3)) == ()


def test_game_04_experience_and_gear_between_battles(tmp_path: Path) -> None:
    table = fresh()
    table.change("turn", {"over": "one"})
    table.change("one1b", {"gained": ("shotgun",)})
    referee = referee_of(table)
    casualties.eliminate(referee, "CZ-WND-01", "two1c")
    after = campaign.record_battle(story(3), referee.table)
    assert (after.battles[0].winner, after.next_battle) == ("one", 1)
    rifleman, fallen = after.forces["one"].fighters["one1b"], after.forces["two"].fighters["two1c"]
    assert (rifleman.experience, rifleman.gear, fallen.lost) == (2, ("shotgun",), True)
    again = campaign.record_battle(after, referee.table)
    assert (again.forces["one"].fighters["one1b"].quality, again.next_battle) == ("veteran", 2)
    path = tmp_path / "campaign.yaml"
    campaign.write_campaign(again, path)
    assert campaign.read_campaign(yamlfile.load(path)) == again
    with pytest.raises(DataError, match="no battle left"):
        campaign.record_battle(campaign.record_battle(again, referee.table), referee.table)


def test_game_04_experience_beyond_a_step_is_kept() -> None:
    fighter = campaign.Veteran("rifleman", "average", 5)
    assert campaign._grown(fighter) == campaign.Veteran("rifleman", "veteran", 1)
    assert campaign._grown(replace(fighter, experience=4)) == campaign.Veteran("rifleman", "veteran", 0)
    assert campaign._grown(replace(fighter, experience=3)).quality == "average"
    assert campaign._grown(replace(fighter, quality="elite")).quality == "elite"


def test_game_04_a_report_says_who_came_home_and_with_what() -> None:
    rules = ruleset("combat_zone").rules
    table = fresh()
    table.change("one1b", {"gained": ("shotgun",), "blades": ("dagger",)})
    table.change("one1c", {"fate": "stabilised"})
    table.change("one1d", {"fate": "left"})
    referee = referee_of(table)
    casualties.eliminate(referee, "CZ-WND-01", "two1c")
    report = rules.report(referee.table, "one")
    assert report["winner"] == "one"
    assert report["home"]["one1b"] == ("shotgun", "dagger")
    assert {"one1c", "one1d"} <= set(report["home"])
    assert "two1c" not in report["home"]
    assert report["lost"]["two"] > 0


def test_game_04_a_report_that_cannot_be_is_refused() -> None:
    rules = ruleset("combat_zone").rules
    played = Setup("firefight", LISTS)
    good = rules.report(rules.new_table(played), "draw")
    assert rules.why_not_report(played, good) is None
    wrong: dict[str, Any] = {
        "no-report": {**good, "winner": "three"},
        "was-not-there": {**good, "home": {"one9z": ()}},
        "no-such-gear": {**good, "home": {"one1a": ("raygun",)}},
        "not-so-much": {**good, "lost": {"one": 10_000, "two": 0}},
    }
    for reason, report in wrong.items():
        refusal = rules.why_not_report(played, report)
        assert refusal
        assert (refusal.rule, refusal.reason) == ("CZ-GAME-04", reason)
    assert rules.why_not_report(played, "won")


def test_game_04_what_is_left_of_a_force_may_be_played_and_only_that_has_gear() -> None:
    name = {"en": "Left", "fr": "Reste"}
    one = {"troop": "rifleman", "quality": "veteran", "gear": ["shotgun"]}
    squad = {"type": "squad", "quality": "average", "figures": [one]}
    force = {"book": "corp", "name": name, "points": 40, "veterans": True, "groups": [squad]}
    table = setup.new_table(Setup("firefight", (force, LISTS[1])))
    assert (table.figures["one1a"].gained, table.units["one1"].leader) == (("shotgun",), "")
    with pytest.raises(DataError):
        setup.new_table(Setup("firefight", ({**force, "veterans": False}, LISTS[1])))
    bad = {**force, "groups": [{**squad, "figures": [{**one, "gear": ["raygun"]}]}]}
    with pytest.raises(DataError):
        setup.new_table(Setup("firefight", (bad, LISTS[1])))
