"""Leading a unit shows who could hurt it there, with exact odds, and whom it would see."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.pages import Served, audit, leader
from tests.browser.situations import seated
from tests.games.trauma.tables import Squad, table_of

pytestmark = pytest.mark.browser


def test_who_can_hurt_me_there(page: Page, served: Served) -> None:
    squads = (
        Squad("one1", "one", (4300, 4800), ["sergeant", *["marine"] * 3]),
        Squad("two1", "two", (4000, 7000), ["sergeant", *["marine"] * 3]),
    )
    seated(page, served, table_of(*squads, turn={"unit": "one1", "step": "act", "todo": ("movement",)}))
    page.locator(".reach").wait_for(state="attached")
    x, y = leader(page)
    page.mouse.click(x, y - 40)
    listed = page.locator('.threat-list [data-enemy="two1"]')
    expect(listed).to_be_visible()
    expect(listed.locator(".chart, .chart-flat").first).to_be_visible()
    expect(page.locator('.threats [data-threat="two1"]')).to_have_count(1)
    expect(page.locator(".threats .threat-sight")).to_have_count(1)
    audit(page)
