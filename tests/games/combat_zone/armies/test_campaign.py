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
