"""A campaign in two browsers: map and sheets, a battle that is opened and conceded, one that is typed in."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from escarmouche import games
from tests.browser.pages import ASKED, Served, audit, choose, complaining, opened
from tests.browser.test_player import TO_FIGHT, acted, told_at_once
from tests.browser.watching import Watcher

pytestmark = pytest.mark.browser


def at_war(one: Page, two: Page, served: Served) -> list[str]:
    """Both at the first battles of the toy campaign, both places contested; their links."""
    wish = {"game": "template_campaign", "players": ["person", "person"]}
    made: Any = one.request.post(f"{served.url}api/matches", data=wish).json()
    links = [seat["link"] for seat in made["seats"]]
    for page, link in zip((one, two), links, strict=True):
        opened(page, link)
    for question, number in (("hire", "0"), ("send", "1")):
        for page in (one, two):
            asked = page.locator(f".ask[data-question={question}]")
            asked.wait_for()
            asked.get_by_role("button", name=number, exact=True).first.click()
    for page in (one, two):
        expect(page.locator(".battles li")).to_have_count(2)
    return links


def test_map_sheets_and_battles(context: BrowserContext, other: BrowserContext, served: Served) -> None:
    with complaining(context) as one, complaining(other) as two:
        links = at_war(one, two, served)
        expect(one.locator(".campaign-map [data-node]")).to_have_count(4)
        mill = one.locator("[data-node=mill]")
        expect(mill).to_have_attribute("aria-label", "Mill, Scouts 2 (North), Veterans 1 (South)")
        expect(mill.locator("[data-counter]")).to_have_count(2)
        expect(one.locator(".sheet tbody tr")).to_have_count(2)
        expect(one.locator(".sheet")).to_contain_text("Coins")
        audit(one)

        first = one.locator(".battles li").first
        first.get_by_role("button", name="Begin it").click()
        expect(two.locator(".battles li").first).to_contain_text("under way")
        first.get_by_role("link", name="To the battle").click()
        one.locator(".ask[data-question=lay-card]").wait_for()
        expect(one.locator(".campaign-of")).to_contain_text("Back to the campaign")
        one.get_by_role("button", name="Concede").click()
        one.get_by_role("dialog").get_by_role("button").first.wait_for()
        one.get_by_role("dialog").get_by_role("button", name="Yes").click()
        expect(one.locator(".end")).to_contain_text("won")
        one.locator(".campaign-of a").click()
        expect(two.locator(".lines")).to_contain_text("A battle of the campaign is over")

        last = two.locator(".battles li", has_text="mill")
        last.get_by_role("button", name="Type its result").click()
        last.locator("[data-blank=winner] select").select_option("blue")
        last.locator("[data-blank=red] input").fill("7")
        audit(two)
        last.get_by_role("button", name="Tell the others").click()
        expect(last.locator("[role=alert]")).to_contain_text("Red cannot have 7 units left: it brought 2")
        last.locator("[data-blank=red] input").fill("0")
        last.get_by_role("button", name="Tell the others").click()
        expect(one.locator(".agree")).to_contain_text("South tells the report of a battle")
        expect(one.locator(".told-form")).to_contain_text("Blue")
        one.get_by_role("button", name="I agree").click()
        expect(one.locator(".lines")).to_contain_text("typed by agreement")
        expect(one.locator(".headline")).to_contain_text("Hiring")
        assert links[0].split("#")[1].split("/")[1] in one.url


CAMPAIGNS = [name for name in games.names() if games.ruleset(name).offered and games.ruleset(name).battles]


@pytest.mark.parametrize("game", CAMPAIGNS)
def test_leaving_a_campaign_and_coming_back_loses_nothing(page: Page, served: Served, game: str) -> None:
    """The page is killed after each answer, up to the first battle: nothing of what was there is missing."""
    watcher = Watcher(page, served.url, game, ready=True)
    link = page.url
    for _ in range(6):
        page.locator(f"{ASKED}, {TO_FIGHT}").first.wait_for()
        if page.locator(TO_FIGHT).count():
            break
        choose(page)
        page.goto("about:blank")
        opened(page, link)
        page.locator(f"{ASKED}, {TO_FIGHT}").first.wait_for()
        state, listed = told_at_once(page, watcher)
        assert [who for who in listed if who] == acted(state, "one")
        told = {line["number"] for line in state["lines"] if line["text"].strip()}
        there = "all => all.map((e) => Number(e.dataset.line))"
        assert told <= set(page.locator(".lines [data-line]").evaluate_all(there))
    audit(page)


def test_a_bots_companies_are_listed_one_by_one(page: Page, served: Served) -> None:
    """Who has moved a company on the map, and where to, stays to be read until the next answer."""
    watcher = Watcher(page, served.url, "frostbite", ready=True)
    told = 0
    for _ in range(30):
        page.locator(f"{ASKED}, {TO_FIGHT}").first.wait_for()
        if page.locator(TO_FIGHT).count() or told >= 2:
            break
        choose(page)
        state, listed = told_at_once(page, watcher)
        expected = acted(state, "one")
        assert [who for who in listed if who] == expected
        told += len(expected)
    assert told >= 2


def test_many_options_are_searched_priced_and_chosen_in_order(page: Page) -> None:
    page.locator('[data-play="star_mogul_season short"]').click()
    asked = page.locator(".ask[data-question=trade]")
    asked.wait_for()
    expect(asked.locator("[data-purse=credits]")).to_contain_text("3000")
    asked.get_by_role("searchbox").fill("carb")
    expect(asked.locator(".several label:visible")).to_have_count(3)
    asked.get_by_role("checkbox", name="buy Carbine", exact=False).first.check()
    asked.get_by_role("searchbox").fill("deckhand")
    asked.get_by_role("checkbox", name="hire Deckhand", exact=False).first.check()
    expect(asked.locator(".chosen li")).to_have_text(["buy Carbine 100 ×", "hire Deckhand 300 ×"])
    expect(asked.locator("[data-purse=credits]")).to_contain_text("3,000 → 2,600")
    audit(page)
    asked.locator(".chosen button").first.click()
    expect(asked.locator("[data-purse=credits]")).to_contain_text("3,000 → 2,700")
    asked.get_by_role("button", name="Confirm").click()
    page.locator(".ask[data-question=kit]").wait_for()
    expect(page.locator("[data-sheet=account]")).to_contain_text("hired: Deckhand")
    expect(page.locator("[data-sheet=account] tfoot")).to_contain_text("2700")
