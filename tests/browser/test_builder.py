"""An army list built on the page: judged while one builds, kept, shared by link, brought to a match."""

from __future__ import annotations

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.pages import ASKED, Served, audit

pytestmark = pytest.mark.browser


def test_a_list_is_built_mended_shared_and_played(page: Page, other: BrowserContext, served: Served) -> None:
    page.goto(f"{served.url}#/list/combat_zone")
    total = page.locator(".list-total")
    expect(total).to_contain_text("of 200 points")
    expect(page.locator(".builder .good")).to_have_text("The rules allow this list.")
    page.locator(".list-adds").first.locator("summary").click()
    page.locator(".list-adds").first.get_by_role("button").first.click()
    expect(page.locator("[data-wrong]")).to_contain_text("CZ-")
    rows = page.locator("[data-row]")
    while page.locator("[data-wrong]").count():
        before = page.locator("[data-wrong]").text_content() or ""
        page.locator("[data-wrong] [data-mend]").first.click()
        expect(page.locator(".builder")).not_to_contain_text(before)  # it was judged again
    expect(page.locator(".builder .good")).to_be_visible()
    page.get_by_label("Name").fill("Night shift")
    page.get_by_label("Name").press("Tab")
    expect(page.get_by_label("Begin with")).to_contain_text("Night shift")
    audit(page)
    count = rows.count()

    link = page.locator("[data-link]").get_attribute("data-link") or ""
    friend = other.new_page()
    friend.goto(link)
    expect(friend.get_by_label("Name")).to_have_value("Night shift")
    expect(friend.locator("[data-row]")).to_have_count(count)

    page.get_by_role("link", name="To the front page").click()
    page.get_by_label("Game", exact=True).select_option("combat_zone")
    army = page.locator(".setup select").filter(has_text="Night shift (yours)").first
    army.select_option(label="Night shift (yours)")
    page.get_by_role("button", name="Start now").click()
    page.locator(ASKED).wait_for()
