"""What a player or a file may get wrong: the rule, the numbers, the nearest thing that is allowed."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.engine.requests import Refusal
from escarmouche.engine.voice import Voice
from escarmouche.games import ruleset
from escarmouche.games.at43.chapters import tactical
from escarmouche.games.at43.chapters.movement.entry import Way, why_not_enter
from escarmouche.games.at43.chapters.shooting import shooting
from escarmouche.games.at43.setup import groups
from tests.games.at43.tables import Script, Squad, marker, referee_of, table_of


def said(refusal: Refusal | None, table: Any = None) -> tuple[str, str]:
    """A refusal in both languages, as a page says it."""
    assert refusal is not None
    rules = ruleset("at43")
    drawn = rules.client.scene(table, "one") if table is not None else None
    setting = table.setting if table is not None else None
    en, fr = (Voice(lang, rules, drawn, setting, ids=False).refusal(refusal) for lang in ("en", "fr"))
    return en, fr


def test_tac_06_a_card_left_out_of_the_line() -> None:
    squads = [Squad(f"one{n}", "one", (2000 * n, 3000), count=2) for n in (1, 2, 3)]
    script = Script()
    tactical.sequence(referee_of(table_of(*squads), one=script))
    refusal = script.asked[0].refuses(("one1", "one2"))
    assert refusal is not None
    assert refusal.rule == "A4-TAC-06"
    assert (refusal.about["given"], refusal.about["least"]) == (2, 3)
    en, fr = said(refusal)
    assert "2" in en
    assert "3" in en
    assert "2" in fr
    assert "3" in fr


@pytest.mark.parametrize(("pc", "bid", "most"), [(2, 4, 2), (9, 5, 4), (0, 1, 0)])
def test_tac_09_a_bid_above_the_pool_or_the_grade(pc: int, bid: int, most: int) -> None:
    table = table_of(Squad("one1", "one", (3000, 3000), ["lieutenant"]), one={"commander": "one1a", "pc": pc})
    refusal = tactical.dear_bids(table, "one")[bid]
    assert (refusal.rule, refusal.excess) == ("A4-TAC-09", bid - most)
    en, fr = said(refusal, table)
    assert f"{most} at most, with {pc} CP in hand and a commander of Grade 3" in en
    assert f"{most} au plus" in fr


def test_dep_05_a_drop_without_room() -> None:
    crowd = [Squad(f"two{n}", "two", (6000, 3950 + 270 * n), count=9, gap=5) for n in range(5)]
    waiting = Squad("one1", "one", (0, 0), "suit", 6, place="reserve")
    table = table_of(waiting, *crowd, things=(marker("drop", (6000, 4500), "drop", side="one"),))
    refusal = why_not_enter(table, "one1", Way("drop", "drop"))
    assert refusal is not None
    assert refusal.rule == "A4-DEP-05"
    assert refusal.about["given"] == 6
    assert refusal.about["most"] < 6
    en, fr = said(refusal, table)
    assert "come in another way, or stay in reserve" in en
    assert "restez en réserve" in fr


def test_shoot_07_a_launcher_held_silent() -> None:
    table = table_of(
        Squad("one1", "one", (3000, 3000), ["trooper", "gunner"]),
        Squad("two1", "two", (3000, 6000)),
        turn={"moment": "before", "flags": frozenset({"shot:before"}), "fired": ("rifle",)},
    )
    refusal = shooting.why_not_stop(table, "one1")
    assert refusal is not None
    assert (refusal.rule, refusal.about["salvos"]) == ("A4-SHOOT-07", ("launcher",))
    en, fr = said(refusal, table)
    assert "launcher" in en
    assert "launcher" in fr


def test_abil_05_a_unit_over_its_special_weapons() -> None:
    refusal = refused(
        {"unit": "riflemen", "special": {"missile_launcher": 9}, "group": "assault"}, rule="A4-ABIL-05"
    )
    assert refusal.rule == "A4-ABIL-05"
    assert (refusal.about["given"], refusal.excess) == (9, 9 - refusal.about["most"])
    assert "fewer special weapons" in said(refusal)[0]


def test_abil_17_two_heroes_alike() -> None:
    units = ({"unit": "riflemen", "hero": "varga", "group": "assault"}, {"unit": "hunters", "hero": "varga"})
    refusal = refused(*units, rule="A4-ABIL-17")
    assert (refusal.about["given"], refusal.excess) == (2, 1)
    assert "keep him once" in said(refusal)[0]


def test_force_01_an_assault_group_over_its_allowance() -> None:
    squads = [Squad(f"one{n}", "one", (0, 0), place="reserve", cost=300) for n in (1, 2, 3)]
    table = table_of(*squads, setting={"allowance": {"one": 750}, "points": {"one": 1000}})
    refusal = groups.why_not_group(table, "one", ("one1", "one2", "one3"))
    assert refusal is not None
    assert (refusal.rule, refusal.excess) == ("A4-FORCE-01", 150)
    en, fr = said(refusal, table)
    assert "900 AP for 750 allowed, 150 AP too many" in en
    assert "750" in fr


def refused(*units: dict[str, Any], rule: str) -> Refusal:
    """The first refusal under a rule of a list of Northguard with these units."""
    data = {"book": "northguard", "name": {"en": "A", "fr": "A"}, "points": 1000, "sections": [list(units)]}
    found: Refusal = next(
        r for r in ruleset("at43").armies.check_list(data, "reference", "") if r.rule == rule
    )
    return found
