"""AT-43 on the page: the fire zone before the click, rings, drills and reinforcements with their prices."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import Served, audit, gone_on, number
from tests.browser.situations import seated
from tests.games.at43.tables import Squad, table_of

pytestmark = pytest.mark.browser


def fellows_between() -> Any:
    """A squad about to fire past a squad of its own side, with a drill that it can pay for afterwards."""
    squads = (
        Squad("one1", "one", (6000, 2500), "trooper", 6),
        Squad("one2", "one", (6000, 3700), "trooper", 4, entry="others"),
        Squad("two1", "two", (6000, 6000), "trooper", 6),
        Squad("two2", "two", (9000, 6000), "trooper", 3, entry="others"),
    )
    return table_of(*squads, turn={"step": "fire", "moment": "before", "flags": frozenset({"combat"})})


def test_the_fire_zone_is_drawn_with_ones_own_in_red_and_drills_have_prices(
    page: Page, served: Served
) -> None:
    seated(page, served, fellows_between(), game="at43")
    page.get_by_role("button", name="How far it reaches").click()
    expect(page.locator("[data-ring=charge]")).to_have_count(1)
    expect(page.locator("[data-ring=even]")).to_have_count(1)
    before = number(page)
    page.locator("[data-option=rifle]").click()
    gone_on(page, before)
    page.locator("[data-option=two1]").hover()
    expect(page.locator(".danger")).to_have_count(1)
    expect(page.locator(".touched .own")).to_have_count(4)
    expect(page.locator(".touched .foe")).to_have_count(6)
    expect(page.locator("p.own-risk")).to_have_text("4 of your own figures may be hit.")
    audit(page)
    before = number(page)
    page.locator("[data-option=two1]").click()
    gone_on(page, before)
    before = number(page)
    page.locator("[data-option=fire]").click()  # it is meant
    gone_on(page, before)
    expect(page.locator("[data-option=at_will] .price")).to_have_text("1")
    page.locator("[data-option=at_will]").hover()
    expect(page.locator(".paying .purse")).to_contain_text("5 → 4")


def test_reinforcements_are_ticked_against_what_is_left(page: Page, served: Served) -> None:
    squads = (
        Squad("one1", "one", (6000, 2500), "trooper", 6),
        Squad("one2", "one", (0, 0), "trooper", 6, place="section", cost=210),
        Squad("one3", "one", (0, 0), "walker", 1, entry="walkers", place="section", cost=230),
        Squad("two1", "two", (6000, 6000), "trooper", 6),
    )
    table = table_of(
        *squads, turn={"phase": "control", "step": "spend", "spending": ("one", "two")}, one={"pr": 250}
    )
    seated(page, served, table, game="at43")
    assert [price.inner_text() for price in page.locator(".several .price").all()] == ["210", "230"]
    page.locator(".several input").first.check()
    expect(page.locator(".paying .purse")).to_contain_text("250 → 40")
    audit(page)
    before = number(page)
    page.get_by_role("button", name="Confirm").click()
    gone_on(page, before)
